// The JSON that engine and server send; docs/interface.md says what each part means.

export type Seat = number;
export type CardId = number;
export type Tag =
  | number
  | string
  | { seat: Seat }
  | { card: CardId }
  | { kind: string }
  | { char: string }
  | { event: string }
  | { role: string }
  | { suit: string }
  | { colour: string }
  | { cards: CardId[] }
  | { seats: Seat[] }
  | { face: string }
  | { faces: string[] }
  | { die: string };
export interface Text {
  key: string;
  args?: Record<string, Tag>;
}
export type Nature = "harms" | "helps" | "protects" | "neutral";

export interface KindFact {
  name: string;
  set: string;
  border: "brown" | "blue" | "green";
  cost?: number; // other hand cards discarded to play it
  range?: number; // weapons
  book?: boolean;
  target?: "none" | "reach" | "distance" | "any" | "other"; // how it is aimed
}
export interface CharacterFact {
  name: string;
  set: string;
  life: number;
}
export interface EventFact {
  name: string;
  set: string; // "high_noon" or "fistful"
  timing: "round" | "enters" | "turn_start" | "phase_1" | "phase_1_end" | "turn_end"; // when it does something
  last?: boolean; // lies at the bottom of the pile
  bonus?: boolean; // mixed in with the option bonus_events
}
export interface OptionFact {
  id: string;
  default: boolean | number | string;
  values?: (number | string)[]; // without: yes or no
  needs: string[]; // sets without which it changes nothing
  players?: number[]; // numbers of players for which alone it matters
}
export interface Preset {
  id: string;
  players: number;
  sets: string[];
  options: Record<string, boolean | number | string>;
}
export interface Catalog {
  game: string;
  version: string;
  players: [number, number];
  sets: { id: string; title: string; cards: number; characters: number; events: number }[];
  needs: Record<string, string[]>; // number of players as text -> sets it needs (absent: none)
  options: OptionFact[];
  presets: Preset[];
  events: Record<string, EventFact>; // by name
  kinds: Record<string, KindFact>; // by name
  cards: { kind: string; rank: string; suit: "spades" | "hearts" | "diamonds" | "clubs"; set: string }[]; // by card id
  characters: Record<string, CharacterFact>;
  roles: Record<string, number[]>; // by number of players as text: how many sheriff, deputy, outlaw, renegade
}

export interface SeatView {
  seat: Seat;
  character: string | null; // null while characters are being chosen
  life: number;
  max_life: number;
  hand: number; // number of cards
  table: CardId[];
  role: string | null; // null: not known to the viewer
  role_public: boolean;
  alive: boolean;
  range: number;
  weapon: CardId | null;
  distance: number | null; // from the viewer; null for spectators, oneself and the dead
  in_reach: boolean; // distance <= viewer's range
  jailed: boolean;
  waiting: CardId[]; // green cards in front that cannot be used yet
  muted: CardId[]; // cards in front that have no effect now (Lasso, Belle Star)
  off: boolean; // the character's ability is off (Hangover)
  lent: string[]; // characters whose ability this seat has besides its own
  ghost: boolean; // in the game for this turn only, without lives
  returns: boolean; // out, but comes back at the start of its own turn while the event in force lasts
  target: Seat | null; // three players: whom this seat hunts, while that still counts
}
// hunter, last: three players, by bringing down the own target or as the last one in the game
export type Side = "law" | "outlaws" | "renegade" | "hunter" | "last";
export interface View {
  game: string;
  you: Seat | null;
  move: number;
  phase: "setup" | "start" | "draw" | "play" | "discard" | "over";
  turn: Seat;
  turn_no: number;
  asked: Seat | null;
  asked_why: string | null;
  seating: Seat[]; // seats clockwise
  seats: SeatView[]; // by seat
  hand: CardId[]; // mine, in the order held
  looking: CardId[]; // cards only I see now (Kit Carlson, Claus)
  deck: number;
  discard: { count: number; top: CardId | null; below: CardId | null };
  row: CardId[]; // General Store
  turned: CardId[]; // cards turned up by a check that waits for a choice
  bangs: { played: number; limit: number }; // turn player's BANG! cards; limit 99: none
  events: { on: string | null; next: string | null; left: number } | null; // null: no event deck; left: cards of the pile
  spare: string | null; // my second character (New Identity)
  suit: string | null; // the suit named by the turn player (Handcuffs)
  duty: CardId | null; // the card the turn player must play (Law of the West)
  backwards: boolean; // turns run counter-clockwise (event Gold Rush)
  choices: string[]; // expert variant: my two characters
  can_undo: boolean;
  result: { winners: Seat[]; side: Side; roles: string[] } | null;
}

// --- the Dice Game (docs/interface-dice.md)
export interface DiceSeat {
  seat: Seat;
  character: string | null;
  life: number;
  max_life: number;
  role: string | null; // plain role; null: not known to the viewer
  special: string | null; // special role, as far as the viewer knows it
  role_public: boolean;
  spent: boolean; // the ability of the special role is used up
  alive: boolean;
  ghost: boolean; // out, but rolls for the living
  team: string | null; // whom a ghost renegade joins
  arrows: number; // regular ones
  chief: boolean; // has the chief's arrow
  tokens: string[]; // faces a ghost gave; "x2" last
  distance: number | null; // places from the viewer, the shorter way
  places: number | null; // places from the turn player
  in_reach: boolean; // the pending bull's eye may be aimed at this seat
  target: Seat | null;
}
export interface Die {
  die: "base" | "loudmouth" | "coward";
  face: string | null; // null before the first throw
  thrown: boolean; // in the last throw
  locked: boolean; // cannot be thrown again
  given: boolean; // set by a ghost token
}
export interface DiceView {
  game: "dice";
  you: Seat | null;
  move: number;
  phase: "start" | "roll" | "use" | "end" | "over";
  turn: Seat;
  turn_no: number;
  asked: Seat | null;
  asked_why: string | null; // "moment": somebody may interrupt, nobody knows who
  seating: Seat[];
  seats: DiceSeat[];
  dice: Die[];
  roll: number; // throws made
  rolls: number; // throws allowed
  final: boolean; // no further throw
  plan: { face: string; count: number; state: "waiting" | "now" | "done"; text: Text }[]; // in the order of the rules
  aims: { face: string; to: Seat; power: number }[];
  arrows: number; // regular ones in the pile
  chief: "pile" | Seat | null;
  moments: string[]; // whys at which somebody may still interrupt, as far as everybody knows
  can_undo: boolean;
  result: { winners: Seat[]; side: Side; roles: string[] } | null; // roles: special ones by their own name
}
export interface DiceCatalog {
  game: "dice";
  version: string;
  players: [number, number];
  sets: {
    id: string;
    title: string;
    module: number;
    characters: number;
    roles: number;
    dice: number;
    players?: number[];
  }[]; // players: alone with these numbers
  needs: Record<string, string[]>;
  options: OptionFact[];
  presets: Preset[];
  dice: Record<string, { name: string; set: string; faces: string[]; count: number }>;
  faces: Record<string, { name: string; set: string; plain: string; count: number }>; // plain: what it counts as, count: how often
  characters: Record<string, CharacterFact & { needs: string[] }>; // needs: modules without which it is left out
  specials: Record<string, { name: string; set: string; role: string }>; // special roles: the plain role they are
  roles: Record<string, number[]>;
}
export type AnyView = View | DiceView;
export type AnyCatalog = Catalog | DiceCatalog;

export interface Option {
  code: number;
  verb: "play" | "use" | "choose" | "discard" | "draw" | "pass" | "end" | "roll" | "keep";
  text: Text;
  card?: CardId; // mine: the card played, discarded or chosen
  as?: string;
  source?: string; // name of the character or kind whose power is used
  on?: CardId; // the card in play whose power is used (Barrel)
  to?: Seat;
  of?: CardId | "hand"; // which card of the target
  from?: "deck" | "discard" | "hand" | "table";
  character?: string;
  suit?: string;
  colour?: string;
  nature: Nature;
  chance?: [number, number]; // 1 in 4
  life?: number; // what it does to my life: -1 takes the hit, or is the price
  cost?: number; // the price in cards of my hand
  dice?: number[]; // dice game: positions of the dice thrown again
  at?: number; // dice game: position of one die (Doctor)
  face?: string;
  die?: string; // a saloon die
  to2?: Seat;
  special?: string; // the special role used
  chief?: boolean; // the chief's arrow
}
export interface WhyNot {
  card?: CardId;
  source?: string; // ability
  to?: Seat;
  of?: CardId | "hand";
  reason: Text;
}
export interface Decision {
  move: number;
  who: Seat;
  why: string;
  title: Text;
  detail: Text;
  by: Seat | null; // who causes it
  source: string | null; // kind or character that asks
  card: CardId | null; // the card that asks
  nature: Nature; // harms: I am attacked
  stake: number; // lives at stake
  options: Option[];
  whynot: WhyNot[];
}
export interface GameEvent {
  n: number;
  t: string;
  text: Text;
  nature: Nature;
  how: "chosen" | "forced" | "random";
  who?: Seat;
  to?: Seat;
  by?: Seat | null;
  from?: Seat;
  card?: CardId | null;
  cards?: CardId[] | null;
  of?: CardId | "hand" | null;
  as?: string;
  zone?: string;
  cause?: string;
  count?: number;
  life?: number;
  good?: boolean;
  role?: string;
  suit?: string;
  colour?: string;
  character?: string;
  roles?: string[];
  winners?: Seat[];
  side?: string;
  back?: number;
  dice?: number[]; // dice game: positions
  faces?: string[];
  face?: string;
  die?: string;
  special?: string;
  roll?: number;
  at?: number;
  team?: string;
}

/** Why the choice that caused event n, and those after it, was not made by the person in that seat. */
export interface Note {
  n: number;
  seat: Seat;
  why: "timeout" | "away" | "idle";
}
export type Pace = "slow" | "normal" | "fast";

export interface TableSeat {
  name: string; // "" for an open seat
  kind: "human" | "bot" | "open";
  bot: string | null; // "greenhorn", "random"; for a human: who plays while away
  here: boolean; // connected (bots: true)
}
export interface TableInfo {
  id: string;
  code: string; // short, for the link
  title: string;
  phase: "lobby" | "playing" | "over";
  public: boolean;
  timer: number; // seconds to answer, 0: none
  host: Seat; // seat of the host
  you: Seat | null;
  seats: TableSeat[];
  setup: { game: string; players: number; sets: string[]; options: Record<string, boolean | number | string> };
  watchers: number;
  round: number; // games played at this table, from 1
  locked?: boolean; // nobody new may sit down
  notice?: string | null; // a text for everybody in the lobby
  pace?: Pace; // how long bots take
}
export interface TableCard {
  id: string;
  code: string;
  title: string;
  host: string;
  phase: "lobby" | "playing" | "over";
  players: number;
  humans: number;
  bots: number;
  game: string;
  sets: string[];
}

/** A recorded game through one pair of eyes (POST /api/replay). */
export interface Replay {
  seat: Seat | "open" | null; // null: a spectator
  title: string; // of the table, "" where the file has none
  names: string[]; // by seat, "" where the file has none
  setup: TableInfo["setup"];
  frames: {
    events: number; // told so far
    view: Record<string, unknown>; // the whole view, afterwards what changed in it; `hands` by seat where everything is open
    seats: Record<string, unknown>; // the seats that changed, by number
  }[];
  events: GameEvent[];
}

// client -> server
export type ToServer =
  | { t: "hello"; token?: string; since?: number; round?: number; name?: string } // name: of a spectator, for the chat
  | { t: "choose"; move: number; code: number }
  | { t: "undo"; move: number }
  | { t: "start" } // host, lobby; open seats are filled with bots
  | { t: "setup"; setup?: TableInfo["setup"]; title?: string; public?: boolean; timer?: number; locked?: boolean } // host, lobby
  | { t: "kick"; seat: Seat } // host, lobby: the seat is free again
  | { t: "bot"; seat: Seat; bot: string | null } // host, lobby: put a bot into an open seat, or take it out
  | { t: "sit"; name: string } // spectator takes an open seat in the lobby; answered by "seated"
  | { t: "leave" }
  | { t: "again"; keep_characters: boolean; rotate_sheriff: boolean } // host, when over or only bots are left
  | { t: "pace"; pace: Pace } // host; or anybody who sits, when all others are bots
  | { t: "watch"; speed: 1 | 3 } // only bots are left: how fast they play
  | { t: "finish" } // only bots are left: play to the end at once
  | { t: "reveal"; open: boolean } // only bots are left: all roles open, for me alone
  | { t: "nudge"; move: number } // a bot answers for somebody who has been idle
  | { t: "log"; before: number } // events before this number
  | { t: "say"; text: string }
  | { t: "quiet"; whys: string[] } // at which moments I am not to be asked, all of them
  | { t: "ping" };

// server -> client
export type FromServer =
  | { t: "table"; table: TableInfo }
  | { t: "seated"; seat: Seat; token: string }
  | {
      t: "state";
      round: number;
      view: AnyView; // by view.game
      decision: Decision | null; // mine, if I am asked
      events: GameEvent[]; // new ones
      since: number; // number of the first of them; 0: forget earlier ones
      deadline: number | null; // seconds left for whoever is asked now
      limit: number; // the timer's full length, for the fuse
      pause: number | null; // seconds left of a moment at which somebody may interrupt; the same for everybody
      quiet: string[]; // the moments at which I am not asked
      held: number | null; // my answer to the pending moment, kept until the pause is over; I may still change it
      first?: number; // number of the first event that is sent unasked; above 0 with since 0: there are earlier ones
      notes?: Note[]; // choices a bot made for a person
      timed?: boolean; // decisions have a clock now
      bots_only?: boolean; // nobody but bots is still in the game
      speed?: 1 | 3;
      revealed?: boolean; // all roles are open, because I wished so
      patience?: number | null; // seconds until somebody idle may be nudged; 0: now, null: not at all
      seed?: string; // when the game is over
    }
  | { t: "said"; seat: Seat | null; name: string; text: string }
  | { t: "log"; events: GameEvent[]; notes?: Note[]; before: number; first: number } // earlier ones; first 0: that was the beginning
  | { t: "trouble"; on: boolean } // the server cannot store anything now
  | { t: "error"; code: string; text: Text }
  | { t: "pong" };
