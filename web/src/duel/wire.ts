// What The Duel sends (docs/interface-duel.md), besides what all games do. tests/test_wire.py compares it with what Python sends.
import type {
  AnyCatalog,
  AnySeat,
  AnyView,
  Asked,
  CharacterFact,
  Decision as AnyDecision,
  Fields,
  Seat,
  Side,
  Text,
  Told,
  WhyNot as AnyWhyNot,
} from "../lib/wire";
import type { Reveal, SideName } from "./faces";

export type * from "../lib/wire";
export type CardId = number;

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
  kind: string;
  back: SideName;
  reveal: Reveal;
  rank: string;
  suit: string;
  set: string;
  option?: string; // in the game with it alone
}
export interface DuelCharacter extends CharacterFact {
  side: SideName;
  always: boolean;
}
export interface DuelCatalog extends AnyCatalog {
  kinds: Record<string, DuelKind>;
  cards: DuelCardFact[]; // by card id
  characters: Record<string, DuelCharacter>;
  symbols: Record<Reveal, number>; // how many of 8 cards
}

/** Why something does nothing: it stands behind, its companion is the target, no life is left. */
export type Off = "rear" | "other" | "out";
export interface TableCard {
  card: CardId;
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
  table: TableCard[];
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
  out: string[];
}
/** Something that waits. */
export interface Waiting {
  what: "out" | "hit" | "draw" | "discard";
  by: Seat;
  character: string; // whose doing
  source: string; // kind or character
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
  card: CardId | null;
  left: number; // hits still to come, this one included
  tex: boolean; // a second card is needed
  any: boolean; // every card dodges it
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
  going: { by: Seat; card: CardId | null; source: string } | null;
  bangs: { played: number; allowed: number | null };
  swapped: boolean;
  used: string[];
  reload: boolean;
  options: Record<string, boolean | number | string>;
}

interface At {
  to?: Seat;
  place?: number;
  character?: string; // who stands there, or is used
  of?: CardId; // a card in play that is aimed at
  hand?: boolean; // a random card of the hand
}
/** What an option says besides, by its verb. */
export interface Options {
  play: At & { card: CardId; as?: string; life?: number };
  use: At & { source: string; card?: CardId; as?: string; n?: number; life?: number; chance?: [number, number] };
  choose: At & { card?: CardId; source?: string; back?: SideName; n?: number; life?: number };
  discard: At & { card: CardId; source?: string; reload?: boolean };
  draw: { source?: string };
  pass: { life?: number };
  end: object;
}
export type Option = Asked & { verb: keyof Options } & Fields<Options[keyof Options]>;

export interface WhyNot extends AnyWhyNot {
  card?: CardId;
  place?: number;
  of?: CardId;
  source?: string;
}
export type Decision = AnyDecision<Option, WhyNot>;

type OfSomebody = { character: string; place: number };
/** What an event says besides, by its kind. */
export interface Events {
  aimed: OfSomebody & { to: Seat; by: Seat; cause: string };
  answer: { who: Seat; card: CardId; as?: string };
  discard: { who: Seat; cards: CardId[]; count: number; cause: string; by?: Seat };
  draw: { who: Seat; count: number; cards: CardId[] | null; cause: string; deck: string };
  end: { winners: Seat[]; side: Side; roles: string[] };
  enter: OfSomebody & { who: Seat; front: boolean };
  front: { who: Seat; character: string };
  heal: OfSomebody & { who: Seat; count: number; life: number; cause: string };
  instead: { who: Seat; character: string; count: number; of: string };
  lay: OfSomebody & { who: Seat; card: CardId; to: Seat };
  lone: { who: Seat; character: string };
  lose: OfSomebody & { who: Seat; count: number; life: number; by?: Seat; cause: string };
  lost: { by: Seat; cause: string };
  out: OfSomebody & { who: Seat; by?: Seat };
  passes: OfSomebody & { who: Seat; to: Seat; card: CardId };
  play: { who: Seat; card: CardId; as?: string; to?: Seat; place?: number; character?: string; of?: CardId; zone?: string };
  rear: { who: Seat; character: string };
  reload: { who: Seat; card: CardId };
  reveal: { who: Seat; cards: CardId[]; card: CardId; cause: string; symbol: Reveal; good: boolean };
  row: { who: Seat; cards: CardId[] };
  show: { who: Seat; card: CardId; cause: string };
  shuffle: { count: number; zone: string; first: boolean };
  start: { who: Seat; roles: string[] };
  stopped: OfSomebody & { to: Seat; by: Seat; cause: string };
  swap: { who: Seat; by: Seat; character: string; place: number; cause: string };
  take: { who: Seat; from: Seat; card: CardId | null; zone: string; cause: string };
  turn: { who: Seat; count: number };
  undo: { who: Seat; back: number };
  use: { who: Seat; cause: string; to?: Seat; of?: CardId };
  waits: { who: Seat; cause: string; what: string; quiet: boolean };
}
export type GameEvent = Told & { t: string } & Fields<Events[keyof Events]>;
