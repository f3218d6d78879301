// What the Dice Game sends (docs/interface/dice.md), besides what all games do. tests/client/test_wire.py compares it with what Python sends.
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

export interface DiceSeat extends AnySeat {
  ghost: boolean;
  distance: number | null;
  in_reach: boolean;
  special: string | null; // special role, as far as the viewer knows it
  spent: boolean; // the ability of the special role is used up
  team: string | null; // whom a ghost renegade joins
  arrows: number; // regular ones
  chief: boolean; // has the chief's arrow
  tokens: string[]; // faces a ghost gave; "x2" last
  places: number | null; // places from the turn player
}
export interface Die {
  die: "base" | "loudmouth" | "coward";
  face: string | null; // null before the first throw
  thrown: boolean; // in the last throw
  locked: boolean; // cannot be thrown again
  given: boolean; // set by a ghost token
}
export interface DiceView extends AnyView {
  game: "dice";
  phase: "start" | "roll" | "use" | "end" | "over";
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
}
export interface DieFact {
  name: string;
  set: string;
  faces: string[];
  count: number;
}
export interface FaceFact {
  name: string;
  set: string;
  plain: string; // what it counts as
  count: number; // how often
}
export interface DiceCharacter extends CharacterFact {
  needs: string[]; // modules without which it is left out
}
export interface SpecialFact {
  name: string;
  set: string;
  role: string; // the plain role it is
}
export interface DiceSet extends SetFact {
  module: number;
  characters: number;
  roles: number;
  dice: number;
}
export interface DiceCatalog extends AnyCatalog {
  sets: DiceSet[];
  dice: Record<string, DieFact>;
  faces: Record<string, FaceFact>;
  characters: Record<string, DiceCharacter>;
  specials: Record<string, SpecialFact>;
}

/** What an option says besides, by its verb. */
export interface Options {
  roll: { dice: number[] }; // positions of the dice thrown again
  keep: object;
  use: {
    source?: string; // the character whose power it is
    special?: string; // the special role
    die?: string; // a saloon die
    to?: Seat;
    chief?: boolean; // the chief's arrow
    life?: number; // what it does to my life
  };
  choose: {
    to?: Seat;
    chief?: boolean; // the chief's arrow
    at?: number; // position of one die (Doctor)
    face?: string;
  };
  pass: { life?: number };
}
export type Option = Asked & { verb: keyof Options } & Fields<Options[keyof Options]>;

export interface WhyNot extends AnyWhyNot {
  at?: number; // position of a die
}

export type Decision = AnyDecision<Option, WhyNot>;

/** What an event says besides, by its kind. */
export interface Events {
  again: { who: Seat; to: Seat };
  aim: { who: Seat; to: Seat; face: string; count: number };
  arrow: { who: Seat; count: number; chief: boolean; by?: Seat };
  arrowgift: { who: Seat; to: Seat };
  arrowswap: { who: Seat; to: Seat; from: Seat };
  attack: { who: Seat };
  beer: { who: Seat; to: Seat };
  chief: { who: Seat; from: Seat };
  dynamite: { who: Seat; count: number };
  end: { winners: Seat[]; side: Side; roles: string[]; who?: Seat; role?: string };
  extra: { who: Seat };
  gatling: { who: Seat };
  ghost: { who: Seat; team: string };
  heal: { who: Seat; count: number; life: number; cause: string };
  judged: { who: Seat; to: Seat };
  keep: { who: Seat; faces: string[] };
  less: { who: Seat; count: number; life: number };
  lose: { who: Seat; count: number; life: number; by?: Seat; cause: string };
  out: { who: Seat; role: string; special: string; by?: Seat };
  quiver: { who: Seat; count: number; by?: Seat; all?: boolean; chief?: boolean };
  role: { who: Seat; special: string };
  saloon: { who: Seat; die: string };
  saved: { who: Seat; to: Seat; life: number };
  sheriff: { who: Seat; to: Seat };
  spoiled: { who: Seat; to: Seat };
  start: { who: Seat; to: Seat; cause: string };
  throw: { who: Seat; dice: number[]; faces: string[]; count: number; roll: number };
  token: { who: Seat; to: Seat; face: string; count: number };
  turn: { who: Seat; count: number };
  turned: { who: Seat; at: number; to: Seat; from: string; face: string };
  undo: { who: Seat; back: number };
  use: { who: Seat; cause: string; to?: Seat };
}
export type GameEvent = Told & { t: string } & Fields<Events[keyof Events]>;
