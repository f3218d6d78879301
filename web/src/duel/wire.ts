// What The Duel sends (docs/interface/duel.md), besides what all games do. tests/client/test_wire.py compares it with what Python sends.
import type {
  AnyCatalog,
  AnySeat,
  AnyView,
  Asked,
  CharacterFact,
  Decision as AnyDecision,
  Fields,
  Seat,
  SetFact,
  Side,
  Text,
  Told,
  WhyNot as AnyWhyNot,
} from "../lib/net/wire";

export type * from "../lib/net/wire";
export type CardId = number;
export type SideName = "law" | "outlaws";
export type Reveal = "barrel" | "snake" | "dynamite" | "horseshoe"; // what counts when a card is turned up

export interface DuelKind {
  name: string;
  set: string;
  border: "brown" | "blue" | "red";
  copies: Record<SideName, number>;
  reveal: Record<SideName, Reveal[]>; // of each copy
  hit: boolean;
  dodge: "hand" | "table" | null; // from where it dodges
  always: boolean; // works behind as well
  reload: boolean;
}
export interface DuelCardFact {
  id: CardId;
  kind: string;
  back: SideName;
  reveal: Reveal;
  rank: string;
  suit: string;
  option?: string; // in the game with it alone
}
export interface DuelCharacter extends CharacterFact {
  side: SideName;
  always: boolean;
}
export interface DuelSet extends SetFact {
  characters: number;
  cards: number;
}
export interface DuelCatalog extends AnyCatalog {
  sets: DuelSet[];
  kinds: Record<string, DuelKind>;
  cards: DuelCardFact[]; // by card id
  characters: Record<string, DuelCharacter>;
  symbols: Record<Reveal, number>; // how many of 8 cards
}

/** Why something does nothing: it stands behind, its companion is the target, no life is left. */
export type Off = "rear" | "other" | "out";
export interface LyingCard {
  card: CardId;
  kind: string;
  active: boolean;
  off: Off | null;
}
/** Who stands at one of the two places of a side. */
export interface Person {
  place: number; // 0 or 1: it stays when the marker moves
  character: string;
  life: number;
  max_life: number;
  front: boolean; // a lone one is both
  rear: boolean;
  always: boolean;
  active: boolean;
  off: Off | null;
  table: LyingCard[];
}
export interface DuelSeat extends AnySeat {
  people: (Person | null)[]; // by place
  hand: (CardId | null)[]; // null: not known to the reader
  backs: SideName[]; // of the hand
  hand_limit: number | null;
  deck: number;
  reserve: number;
  reserve_names: string[] | null;
  offered: string[] | null; // setup: to choose the front from
  chosen_front: string | null; // setup, to its owner
  out: string[];
}
/** Something that waits. */
export interface Waiting {
  what: "out" | "hit" | "draw" | "discard";
  by: Seat;
  character: string; // whose doing
  source?: string; // kind or character; of one who goes there is none
  to: Seat | null;
  target: string | null; // who will be hit as things stand
  text: Text;
}
/** The hit that is being answered. */
export interface Strike {
  by: Seat;
  shooter: string;
  to: Seat;
  place: number;
  character: string;
  source: string;
  left: number; // hits still to come, this one included
  tex: boolean; // a second card is needed
  any: boolean; // every card dodges it
  tried: string[]; // reveals that have failed already
}
export interface DuelView extends AnyView {
  game: "duel";
  phase: "setup" | "start" | "draw" | "play" | "discard" | "over";
  seats: DuelSeat[];
  first: Seat;
  chosen: boolean[]; // setup
  common: { made: boolean; count: number; back: SideName | null };
  discard: CardId[]; // the top card last
  row: CardId[];
  revealed: CardId[];
  waiting: Waiting[]; // in the order it will happen
  strike: Strike | null;
  going: { by: Seat; source: string } | null;
  bangs: { played: number; allowed: number | null };
  swapped: boolean;
  used: string[];
  reload: boolean;
  options: Record<string, boolean | number | string>;
}

/** Further fields of an option, by its verb. `place`, `character`: the position and its character; `of`: a targeted card in play. */
export interface Options {
  play: {
    card: CardId;
    as?: string;
    to?: Seat;
    place?: number;
    character?: string;
    of?: CardId;
    hand?: boolean; // a random card of the hand
    hits?: number; // how many hits it would make (Fanning)
  };
  use: {
    source: string; // a character, the kind of a card in play, or the marker
    card?: CardId; // in play
    as?: string;
    to?: Seat;
    place?: number;
    character?: string;
    of?: CardId;
    hand?: boolean;
    n?: number; // points
    life?: number;
    chance?: [number, number];
    cost?: number; // cards of my hand
  };
  choose: {
    card?: CardId;
    to?: Seat;
    place?: number;
    character?: string;
    back?: SideName;
  };
  discard: { card: CardId; reload?: boolean };
  draw: object;
  pass: { life?: number };
  end: object;
}
export type Option = Asked & { verb: keyof Options } & Fields<Options[keyof Options]>;

export interface WhyNot extends AnyWhyNot {
  card?: CardId;
  place?: number;
  source?: string;
}
export type Decision = AnyDecision<Option, WhyNot>;

/** What an event says besides, by its kind. */
export interface Events {
  aimed: { character: string; place: number; to: Seat; by: Seat; cause: string };
  answer: { who: Seat; card: CardId; as?: string | null };
  discard: { who: Seat; cards: CardId[]; cause: string; by?: Seat };
  draw: { who: Seat; count: number; cards: CardId[] | null; cause: string; deck: string };
  end: { winners: Seat[]; side: Side; roles: string[] };
  enter: { character: string; place: number; who: Seat; front: boolean };
  front: { character: string; place: number; who: Seat };
  heal: { character: string; place: number; who: Seat; count: number; life: number; cause: string };
  instead: { character: string; place: number; who: Seat; count: number; life: number; of: string };
  lay: { character: string; place: number; who: Seat; card: CardId; to: Seat };
  lone: { character: string; place: number; who: Seat };
  lose: { character: string; place: number; who: Seat; count: number; life: number; by?: Seat; cause: string };
  out: { character: string; place: number; who: Seat };
  passes: { character: string; place: number; who: Seat; to: Seat; card: CardId };
  play: {
    who: Seat;
    card: CardId;
    as?: string;
    to?: Seat;
    place?: number;
    character?: string;
    of?: CardId;
    zone?: string;
  };
  rear: { character: string; place: number; who: Seat };
  reload: { who: Seat; card: CardId };
  reveal: { who: Seat; cards: CardId[]; card: CardId; cause: string; symbol: Reveal; good: boolean };
  row: { who: Seat; cards: CardId[] };
  show: { who: Seat; card: CardId; cause: string };
  shuffle: { count: number; zone: string; first: boolean };
  start: { who: Seat; roles: string[] };
  stopped: { character: string; place: number; to: Seat; by: Seat; cause: string };
  swap: { who: Seat; by: Seat; character: string; place: number; cause: string };
  take: { who: Seat; from?: Seat; card: CardId | null; zone: string; cause: string };
  turn: { who: Seat; count: number };
  undo: { who: Seat; back: number };
  use: { who: Seat; cause: string; kind?: string | null };
  waits: { who: Seat; cause: string; what: string; quiet: boolean };
}
export type GameEvent = Told & { t: string } & Fields<Events[keyof Events]>;
