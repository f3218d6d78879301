// The JSON that engine and server send, as far as all games share it; docs/interface.md says what each part means. The additions of
// a game are in the wire.ts of its folder.
import type { Reaction } from "../../art/reactions";

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

export interface CharacterFact {
  name: string;
  set: string;
  life: number;
}
export interface OptionFact {
  id: string;
  default: boolean | number | string;
  values?: (number | string)[]; // without: yes or no
  more?: Record<string, string>; // further values, each with the set that it needs, "" for none
  needs: string[]; // sets without which it changes nothing
  players?: number[]; // numbers of players for which alone it matters
}
export interface Preset {
  id: string;
  players: number;
  sets: string[];
  options: Record<string, boolean | number | string>;
}
export interface SetFact {
  id: string;
  title: string;
  players?: number[]; // alone with these numbers
  module?: number;
}
/** What a catalog says of every game. */
export interface AnyCatalog {
  game: string;
  version: string;
  players: [number, number];
  sets: SetFact[]; // the game itself first
  needs: Record<string, string[]>; // number of players as text -> sets it needs (absent: none)
  options: OptionFact[];
  presets: Preset[];
  characters: Record<string, CharacterFact>;
  roles: Record<string, number[]>; // by number of players as text: how many sheriff, deputy, outlaw, renegade
  bots?: string[]; // that the host can seat, the usual one first
}

/** A seat as every game shows it. */
export interface AnySeat {
  seat: Seat;
  character: string | null; // null while characters are being chosen
  life: number;
  max_life: number;
  role: string | null; // null: not known to the viewer
  role_public: boolean;
  alive: boolean;
  ghost?: boolean; // takes part though it is out
  distance?: number | null; // from the viewer; null for spectators, oneself and the dead; a game of two has none
  in_reach?: boolean; // can be hit from where the viewer sits, with what is meant now
  target: Seat | null; // three players: whom this seat hunts, while that still counts
  special?: string | null; // special role, as far as the viewer knows it
  team?: string | null; // whom a ghost joins
  goal?: string | null; // the goal now, where it is not that of the role: its text is goal-<name>
}
/** Who has won, by a name of the game's own; its words are end-<side>. */
export type Side = string;
/** What a view says of every game. */
export interface AnyView {
  game: string;
  you: Seat | null;
  move: number;
  phase: string; // "over" when it is
  turn: Seat;
  turn_no: number;
  asked: Seat | null;
  asked_why: string | null; // "moment": somebody may interrupt, nobody knows who
  seating: Seat[]; // seats clockwise
  seats: AnySeat[]; // by seat
  can_undo: boolean;
  talk?: number; // lives it costs me to say something now
  result: { winners: Seat[]; side: Side; roles: string[] } | null; // roles: special ones by their own name
}

/** Every field that one of several types has, each of them optional. */
export type Fields<U> = { [K in Keys<U>]?: U extends unknown ? (K extends keyof U ? U[K] : never) : never };
type Keys<U> = U extends unknown ? keyof U : never;

/** What every option says. */
export interface Asked {
  code: number;
  verb: string;
  text: Text;
  nature: Nature;
}
export interface Option extends Asked {
  to?: Seat;
}
export interface WhyNot {
  to?: Seat;
  reason: Text;
}
export interface Decision<O = Option, W = WhyNot> {
  move: number;
  who: Seat;
  why: string;
  gives_up: boolean; // cards of my hand are lost
  meanwhile: string; // the name under which the others read of it
  sign: string; // name of a drawing, "": none
  seat_sign: string; // and on seats that answer it
  answered_with: string | null; // the kind of card that answers it
  title: Text;
  detail: Text;
  by: Seat | null; // who causes it
  source: string | null; // kind or character that asks
  card: CardId | null; // the card that asks
  nature: Nature; // harms: I am attacked
  stake: number; // lives at stake
  standing: Record<string, string>; // at a moment: words for `quiet`, so as not to be asked: always, turn, card
  options: O[];
  whynot: W[];
}
/** What every event says. */
export interface Told {
  n: number;
  t: string; // its kind
  text: Text;
  nature: Nature;
  how: "chosen" | "forced" | "random";
}
/** Fields of an event that the log and the stage read in every game; each game's own types list the fields of each kind. */
export interface GameEvent extends Told {
  who?: Seat;
  to?: Seat;
  by?: Seat | null;
  from?: Seat | string;
  card?: number | null;
  cards?: number[] | null;
  of?: number | string | null; // a card, or "hand"; a name
  as?: string | null;
  cause?: string;
  count?: number;
  role?: string;
  special?: string;
  life?: number;
  good?: boolean; // a check's
  face?: string;
  zone?: string;
  back?: number;
  winners?: Seat[];
  quiet?: boolean; // nobody has to be told: the table shows it
}

/** Why the choice that caused event n, and those after it, was not made by the person in that seat. */
export interface Note {
  n: number;
  seat: Seat;
  why: "timeout" | "away" | "idle" | "removed" | "left" | "who"; // removed, left: a bot has the seat for good; who: the player opened "who is who"
  name?: string; // of the player who had the seat, where this page knows it
}
/** Probability of each role of a seat, and the acts that moved it most; `change`: of the most probable role. */
export interface RoleEstimate {
  roles: Record<string, number>;
  acts: { text: Text; change: number }[];
}
export type RoleEstimates = Extract<FromServer, { t: "who" }>;
/** What may be said at a table. */
export type Talk = "chat" | "phrases" | "none";
export const PHRASES = [
  "hello",
  "luck",
  "well-played",
  "thanks",
  "sorry",
  "ouch",
  "lucky",
  "unlucky",
  "hurry",
  "moment",
  "yes",
  "no",
  "friend",
  "innocent",
  "good-game",
  "bye",
] as const;
export type Phrase = (typeof PHRASES)[number] | Reaction;
export type Pace = "slow" | "normal" | "fast";

export interface TableSeat {
  name: string; // "" for an open seat, unless it is reserved for a player of a tournament
  kind: "human" | "bot" | "open";
  bot: string | null; // "greenhorn", "random"; for a human: who plays while away
  face?: string; // which drawing stands for the person, "" for none
  here: boolean; // connected (bots: true)
}
/** Seconds for the whole game, and on top for each decision. */
export interface Purse {
  start: number;
  increment: number;
}
export interface TableInfo {
  id: string;
  code: string; // short, for the link
  title: string;
  phase: "lobby" | "playing" | "over";
  public: boolean;
  timer: number; // seconds to answer, 0: none
  days?: number; // correspondence: so many for each decision, in place of the timer
  purse?: Purse | null; // in place of the timer; null: nobody has one
  host: Seat | null; // seat of the host; null: a table of strangers, with the deal of the day, or of a tournament
  you: Seat | null;
  seats: TableSeat[];
  setup: { game: string; players: number; sets: string[]; options: Record<string, boolean | number | string> };
  watchers: number;
  guests?: string[]; // names of spectators
  again?: Seat[]; // whose players want another game
  round: number; // games played at this table, from 1
  locked?: boolean; // nobody new may sit down
  begins?: number | null; // seconds until the game begins by itself; null: it does not
  talk?: Talk;
  filtered?: boolean | null; // rude words are hidden; null: the keeper has no list of such words
  notice?: string | null; // a text for everybody at the table
  pace?: Pace; // how long bots take
  series?: Series | null; // null: more than two play
  commitment?: string | null; // to the secret of the next deal
  keeps?: boolean; // I keep my character in the next game, if I am in the game at the end of this one
  who?: Seat[]; // whose players have opened "who is who" in this game
  part?: boolean; // the server has the part of my seat for the next deal
  tournament?: string | null; // code of the tournament that the table belongs to
  daily?: string | null; // date of the deal of the day that is played, as 2026-11-30
}
/** What a game was dealt from, each 64 hexadecimal digits (docs/fairness.md). */
export interface Deal {
  commitment: string;
  secret: string;
  parts: (string | null)[]; // by seat, null: none came
}
/** Figures of a player in a game that is over. */
export interface Figures {
  shots: number; // attacks on others that took a life or were dodged
  hits: number; // those that took a life
  dodges: number | null; // attacks on this player that were dodged; null: this game has no dodges
  damage: number; // lives that others lost
  luck: Luck | null;
}
/** The luckiest check or throw of a player. */
export interface Luck {
  text: Text;
  odds: number; // it succeeds once in so many tries
}
/** The score of two who play several games at a table. */
export interface Series {
  best_of: number; // 0: it has no end
  wins: number[]; // by seat
  games: number; // that are over
  winner: Seat | null; // who has won the series
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

export const REPORT_WHYS = ["insult", "cheating", "stalling", "spam", "name", "other"] as const;
export type ReportWhy = (typeof REPORT_WHYS)[number];

/** My browser as its push service knows it, and what it is to show. */
export interface PushTo {
  endpoint: string;
  p256dh: string;
  auth: string;
  title: string;
  body: string;
}

// client -> server
export type ToServer =
  | { t: "hello"; token?: string; since?: number; round?: number; name?: string } // name: of a spectator, for the chat
  | { t: "choose"; move: number; code: number; id?: string }
  | { t: "undo"; move: number; id?: string }
  | { t: "notify"; to: PushTo | null } // where to tell me that it is my turn, when I am not there
  | { t: "back" } // my purse is empty, and I play on with the increment alone
  | { t: "start"; sheriff?: Seat } // host, lobby; open seats are filled with bots; sheriff: who is it, or plays the law; else by lot
  | {
      t: "setup";
      setup?: TableInfo["setup"];
      title?: string;
      public?: boolean;
      timer?: number;
      locked?: boolean;
      begins?: boolean; // by itself, after some seconds
      purse?: Purse; // start 0: none
      days?: number;
      talk?: Talk;
      filtered?: boolean;
      best_of?: number;
    } // host, lobby
  | { t: "kick"; seat: Seat } // host: the seat is free again, in a game it is a bot's
  | { t: "report"; seat: Seat | null; name: string; why: ReportWhy; note?: string } // to the keeper of the server
  | { t: "part"; commitment: string; part: string } // who sits: what my browser adds to the next deal
  | { t: "bot"; seat: Seat; bot: string | null } // host, lobby: put a bot into an open seat, or take it out
  | { t: "sit"; name: string } // spectator takes an open seat in the lobby; answered by "seated"
  | { t: "leave" }
  | { t: "again"; rotate_sheriff: boolean; best_of?: number } // host, when over or only bots are left
  | { t: "keep"; on: boolean } // who was in the game at its end: keep the character in the next one
  | { t: "pace"; pace: Pace } // host; or anybody who sits, when all others are bots
  | { t: "watch"; speed: 1 | 3 } // only bots are left: how fast they play
  | { t: "finish" } // only bots are left: play to the end at once
  | { t: "reveal"; open: boolean } // only bots are left: all roles open, for me alone
  | { t: "nudge"; move: number } // a bot answers for somebody who has been idle
  | { t: "log"; before: number } // events before this number
  | { t: "who" } // probabilities of the roles from my view; the first one shows all players that I have opened them
  | { t: "say"; text: string; paid?: boolean } // paid: I know that talking costs a life now
  | { t: "phrase"; phrase: Phrase; paid?: boolean } // everybody reads it in his own language
  | { t: "quiet"; whys: string[] } // at which moments I am not to be asked, all of them
  | { t: "wait"; move: number } // more time at this moment, for all players
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
      purses?: (number | null)[] | null; // seconds left, by seat (null: a bot); null: nobody has a purse
      spent?: Seat[]; // their purse is empty, bots answer for them
      pause: number | null; // seconds left of a moment at which somebody may interrupt; the same for everybody
      longer?: boolean; // a player has asked for time at this moment
      quiet: string[]; // the moments at which I am not asked
      held: number | null; // my answer to the pending moment, kept until the pause is over; I may still change it
      first?: number; // number of the first event that is sent unasked; above 0 with since 0: there are earlier ones
      notes?: Note[]; // choices a bot made for a person
      timed?: boolean; // decisions have a clock now
      bots_only?: boolean; // nobody but bots is still in the game
      speed?: 1 | 3;
      may_reveal?: boolean; // I take part no more, and neither does any other person
      revealed?: boolean; // all roles are open, because I wished so
      patience?: number | null; // seconds until somebody idle may be nudged; 0: now, null: not at all
      seed?: string; // when the game is over
      deal?: Deal | null; // likewise; null: nothing was promised
      figures?: Figures[]; // likewise, by seat; empty: a game that counts none
    }
  | { t: "said"; seat: Seat | null; name: string; text: string; by?: string; phrase?: string } // by: mark of the speaker (an older server sends none); phrase: its name, in place of a text
  | { t: "log"; events: GameEvent[]; notes?: Note[]; before: number; first: number } // earlier ones; first 0: that was the beginning
  | { t: "who"; move: number; seats: RoleEstimate[]; rough: boolean } // by seat, at the question of this move
  | { t: "trouble"; on: boolean } // the server cannot store anything now
  | { t: "notified"; on: boolean } // whether I am told now
  | { t: "reported" } // it has reached the keeper
  | { t: "error"; code: string; text: Text }
  | { t: "pong" };
