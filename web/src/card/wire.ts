// What the card game sends (docs/interface.md), besides what all games do. tests/client/test_wire.py compares it with what Python sends.
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

export interface KindFact {
  name: string;
  set: string;
  border: "brown" | "blue" | "green" | "black" | "orange" | "wagon" | "station" | "engine"; // how a kind of any other colour is drawn, its set says
  cost?: number; // other hand cards discarded to play it
  loads?: number; // tokens for one use of it, or for one step of what it can do more
  holds?: number; // maximum number of tokens on it in play
  price?: number; // to buy it, in money of its set
  range?: number; // weapons
  book?: boolean;
  target?: "none" | "self" | "reach" | "distance" | "any" | "other"; // how it is aimed
}
export interface EventFact {
  name: string;
  set: string; // whose deck it is of
  timing: "round" | "enters" | "turn_start" | "phase_1" | "phase_1_end" | "turn_end"; // when it does something
  last?: boolean; // lies at the bottom of the pile
  bonus?: boolean; // mixed in with the option bonus_events
}
export interface CardFact {
  kind: string;
  rank: string;
  suit: "spades" | "hearts" | "diamonds" | "clubs" | ""; // "": none is printed
  set: string;
}
export interface CardSet extends SetFact {
  cards: number;
  characters: number;
  events: number;
}
export interface Catalog extends AnyCatalog {
  sets: CardSet[];
  events: Record<string, EventFact>; // by name
  kinds: Record<string, KindFact>; // by name
  cards: CardFact[]; // by card id
  characters: Record<string, CharacterFact>;
}

export interface SeatView extends AnySeat {
  ghost: boolean;
  distance: number | null;
  in_reach: boolean;
  hand: number; // number of cards
  table: CardId[];
  range: number;
  weapon: CardId | null;
  jailed: boolean;
  waiting: CardId[]; // green cards in front that cannot be used yet
  muted: CardId[]; // cards in front that have no effect now (Lasso, Belle Star)
  off: boolean; // the character's ability is off (Hangover)
  lent: string[]; // characters whose ability this seat has besides its own
  skips: boolean; // its next turn is skipped
  returns: boolean; // out, but comes back at the start of its own turn while the event in force lasts
}
/** A place for cards that a set brings: `cards` where all of them are seen, `top` where that one alone is. */
export interface ShownZone {
  count: number;
  cards?: CardId[];
  top?: CardId | null;
}
/** A deck of events; left: cards of the pile. */
export interface EventPile {
  on: string | null;
  next: string | null;
  left: number;
}
/** Additions of sets to the table; set_zones.ts reads it. */
export interface SetZones {
  zones?: Record<string, ShownZone | ShownZone[] | number[]>; // of the table, of each seat; a number of each seat
  tokens?: Record<string, number>; // by card
  decks?: Record<string, EventPile | null>; // of events, besides the main one
  open?: Record<string, CardId[]>; // hands that lie open, by seat
}
export interface View extends AnyView, SetZones {
  phase: "setup" | "start" | "draw" | "play" | "discard" | "over";
  seats: SeatView[]; // by seat
  hand: CardId[]; // mine, in the order held
  looking: CardId[]; // cards only I see now (Kit Carlson, Claus)
  deck: number;
  discard: { count: number; top: CardId | null; below: CardId | null };
  row: CardId[]; // General Store
  turned: CardId[]; // cards turned up by a check that waits for a choice
  bangs: { played: number; limit: number }; // turn player's BANG! cards; limit 99: none
  events: EventPile | null; // null: no event deck
  spare: string | null; // my second character (New Identity)
  suit: string | null; // the suit named by the turn player (Handcuffs)
  taken?: number | null; // wagons taken in this turn (The Great Train Robbery)
  duty: CardId | null; // the card the turn player must play (Law of the West)
  shadows: Seat[]; // in the game as a shadow gunslinger now
  shadow_deputy: Seat[]; // shadow renegades on the side of the law
  shadow_outlaw: Seat[]; // those on the side of the outlaws
  backwards: boolean; // turns run counter-clockwise (event Gold Rush)
  train_at?: number | null; // the station the locomotive stands under, from 1; one more than there are: the End of the Line
  choices: string[]; // expert variant: my two characters
}

/** What an option says besides, by its verb. */
export interface Options {
  play: {
    card: CardId;
    as?: string;
    to?: Seat;
    also?: Seat; // the second target
    of?: CardId | "hand";
    wasted?: Text; // why it would have no effect now
  };
  use: {
    source: string; // the character or kind whose power it is
    on?: CardId; // the card in play whose power it is (Barrel)
    to?: Seat;
    of?: CardId | "hand"; // which card of the target
    cost?: number; // the price in cards of my hand
    loads?: number; // the price in tokens on the card or on the places of the seat
    life?: number; // what it does to my life: below 0 is a price
    gold?: number; // the price in money
    chance?: [number, number]; // 1 in 4
    wasted?: Text; // why it would have no effect now
  };
  choose: {
    card?: CardId;
    to?: Seat;
    of?: CardId | "hand";
    character?: string;
    suit?: string;
    colour?: string;
    kind?: string;
  };
  draw: { from: "deck" | "discard" | "hand" | "table"; card?: CardId; to?: Seat; of?: CardId | "hand" };
  discard: { card?: CardId; to?: Seat; of?: CardId; gold?: number }; // of: a card in play that I pay for
  buy: { card: CardId; gold?: number };
  take: { card: CardId; station?: string; life?: number }; // a card of a zone of the table, paid for in a way of its own
  pass: { life?: number }; // -1 takes the hit
  end: { life?: number };
}
export type Option = Asked & { verb: keyof Options } & Fields<Options[keyof Options]>;

export interface WhyNot extends AnyWhyNot {
  card?: CardId;
  source?: string; // ability
}

export type Decision = AnyDecision<Option, WhyNot>;

/** What an event says besides, by its kind. */
export interface Events {
  also: { who: Seat; to: Seat; card: CardId };
  answer: { who: Seat; card: CardId; to?: Seat; as?: string };
  attach: { card: CardId };
  back_in_hand: { who: Seat; card: CardId };
  board: { who: Seat; card: CardId; of?: CardId };
  back: { who: Seat; count: number };
  buy: { who: Seat; card: CardId; count: number; total: number };
  cancel: { who: Seat; by: Seat; card: CardId };
  bury: { who: Seat; cards: CardId[] | null; count: number; cause: string };
  character: { who: Seat; character: string };
  check: { who: Seat; cards: CardId[]; card: CardId; cause: string; good: boolean };
  colour: { who: Seat; colour: string; card: CardId; good: boolean };
  copy: { who: Seat; cause: string; as: string };
  discard: { who: Seat; cards: CardId[]; count: number; cause: string; by?: Seat };
  divert: { who: Seat; to: Seat; by: Seat };
  draw: { who: Seat; cards: CardId[] | null; count: number; cause: string; zone?: string };
  effect: { who: Seat; cause: string; as: string };
  emptied: { who: Seat; card: CardId };
  end_of_line: { card: CardId };
  exempt: { who: Seat; to: Seat; cause: string };
  explode: { who: Seat; card: CardId };
  end: { winners: Seat[]; side: Side; roles: string[]; who?: Seat; role?: string };
  event: { cause: string; count: number };
  extra: { who: Seat };
  flip: { card: CardId; cause: string; good: boolean };
  found: { who: Seat; card: CardId };
  force: { who: Seat; to: Seat; card: CardId; count: number };
  give: { who: Seat; to: Seat; card: CardId | null; cause?: string }; // cause: the ability
  goal: { goal: string };
  gold: { who: Seat; count: number; total: number; cause: string };
  hand: { who: Seat; cards: CardId[]; count: number };
  harmless: { who: Seat; card: CardId; by: Seat };
  heal: { who: Seat; count: number; life: number; cause: string };
  ignored: { who: Seat; by: Seat; card: CardId };
  jailed: { who: Seat };
  lay: { who: Seat; card: CardId; to: Seat };
  leave: { who: Seat };
  lend: { who: Seat; to: Seat; character: string };
  load: { who: Seat; card?: CardId; count: number; total: number; cause: string };
  locomotive: { card: CardId; cards: CardId[] };
  lounge: { who: Seat; cards: CardId[] };
  look: { who: Seat; count: number; cause: string };
  lose: { who: Seat; count: number; life: number; by?: Seat; cause: string };
  new_train: { card: CardId };
  offer: { card: CardId };
  order: { who: Seat; to: Seat; kind: string; at: Seat; of?: CardId | "hand"; also: Seat }; // at, also: -1 for none
  out: { who: Seat; role: string; by?: Seat };
  passes: { who: Seat; to: Seat; card: CardId };
  penalty: { who: Seat };
  play: { who: Seat; card: CardId; to?: Seat; also?: Seat; of?: CardId | "hand"; as?: string };
  reshuffle: { count: number; zone: string };
  return: { who: Seat; life: number; cause: string };
  reveal: { who: Seat; cards: CardId[]; cause: string };
  roles: { seats: Seat[]; cause: string };
  row: { who: Seat; cards: CardId[] };
  seats: { who: Seat; to: Seat; cause: string };
  shadow: { who: Seat };
  show: { who: Seat; card: CardId; cause: string };
  side: { who: Seat; role: string };
  shuffle: { count: number };
  saved: { who: Seat; to: Seat; card: CardId };
  skip: { who: Seat };
  stand: { who: Seat; cause: string };
  start: { to: Seat; who: Seat; cause: string };
  stopped: { who: Seat; by: Seat };
  suits: { who: Seat; cards: CardId[]; count: number };
  suit: { who: Seat; suit: string };
  survive: { who: Seat; life: number; cause: string };
  switch: { who: Seat; to: Seat; card: CardId; of: CardId };
  swap: { who: Seat; character: string; life: number };
  take: {
    who: Seat;
    from?: Seat;
    to?: Seat;
    card?: CardId | null;
    zone: string;
    cause: string;
    cards?: CardId[] | null;
    count?: number;
  };
  talk: { who: Seat; count: number; cause: string };
  train: { count: number; left: number; to?: Seat };
  turn: { who: Seat; count: number };
  unload: { who: Seat; card?: CardId; count: number; total: number; cause: string; by?: Seat };
  unpack: { who: Seat; card: CardId; as: string; to?: Seat; of?: CardId | "hand" };
  undo: { who: Seat; back: number };
  use: { who: Seat; cause: string; card?: CardId; to?: Seat; of?: CardId | "hand" };
}
export type GameEvent = Told & { t: string } & Fields<Events[keyof Events]>;
