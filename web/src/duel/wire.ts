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
  hit: boolean;
  dodge: "" | "hand" | "in_play";
  reload: boolean;
  always: boolean;
}
export interface DuelCardFact {
  kind: string;
  rank: "";
  suit: "";
  set: string;
  deck: SideName; // whose back it has
  reveal: Reveal;
}
export interface DuelCharacter extends CharacterFact {
  side: SideName;
  always: boolean;
}
export interface DuelCatalog extends AnyCatalog {
  kinds: Record<string, DuelKind>;
  cards: DuelCardFact[]; // by card id
  characters: Record<string, DuelCharacter>;
}

/** One of the two places of a side. A place stays where it is when the marker moves. */
export interface Fighter {
  slot: number; // 0 and 1 are of seat 0, 2 and 3 of seat 1
  character: string;
  front: boolean; // has the marker
  life: number;
  max_life: number;
  cards: CardId[]; // equipment
  off: boolean; // neither ability nor equipment works now
}
export interface DuelSeat extends AnySeat {
  side: SideName | null; // null: not dealt yet
  fighters: Fighter[]; // one or two; none before they are shown
  reserve: number;
  deck: number | null; // its own; null: it has run out and the common one is used
  hand: number;
  backs: { law: number; outlaws: number }; // of its hand
}
/** Something that is going to happen. */
export interface Waiting {
  seat: Seat; // whose character causes it
  character: string;
  source: string; // kind or character
  what: string;
  to: Seat | null;
  target: string | null; // the character it would strike now
}
export interface DuelView extends AnyView {
  game: "duel";
  phase: "setup" | "start" | "draw" | "play" | "discard" | "over";
  seats: DuelSeat[];
  hand: CardId[]; // mine
  common: number | null; // cards of the common deck; null: there is none yet
  discard: CardId[]; // the top card last
  row: CardId[]; // laid out for a choice
  revealed: CardId[]; // turned up, not counted yet
  going: string | null; // the card or power that is being carried out
  waits: Waiting[]; // in the order it will happen
  swapped: boolean; // the turn player has used the optional swap
  bangs: { played: number; limit: number | null };
  choices: string[]; // characters I choose my front from
}

/** What an option says besides, by its verb. */
export interface Options {
  play: { card: CardId; as?: string; slot?: number; to?: Seat; of?: CardId; side?: boolean; reload?: boolean };
  use: { source: string; on?: CardId; slot?: number; to?: Seat; of?: CardId; chance?: [number, number]; life?: number };
  choose: {
    card?: CardId;
    slot?: number;
    to?: Seat;
    of?: CardId;
    side?: boolean;
    character?: string;
    backs?: SideName;
    points?: number;
  };
  draw: { card?: CardId; on?: CardId; reload?: boolean };
  discard: { card: CardId; of?: CardId };
  pass: { life?: number };
  end: object;
}
export type Option = Asked & { verb: keyof Options } & Fields<Options[keyof Options]>;

export interface WhyNot extends AnyWhyNot {
  card?: CardId;
  slot?: number;
  source?: string;
}
export type Decision = AnyDecision<Option, WhyNot>;

/** What an event says besides, by its kind. */
export interface Events {
  start: { who: Seat };
  reveal: { who: Seat; cards: CardId[]; card: CardId; symbol: string; good: boolean; cause: string };
  lose: { who: Seat; slot: number; count: number; life: number; by?: Seat; cause: string };
}
export type GameEvent = Told & { t: string } & Fields<Events[keyof Events]>;
