// The board as the server tells it (POST /api/board).
import type { StudyAnswer } from "../lib/store/study.svelte";

/** A value of the position, and how it is changed. */
export interface Part {
  key: string;
  label: string;
  seat: number | null; // null: of the table
  control: string; // "fixed": it follows from the other values
  value: unknown;
  zone?: boolean; // a place that a set brings
  among?: string[] | Record<string, number>;
  of?: string; // what the names are of
  low?: number;
  high?: number;
  none?: boolean; // a seat may be missing
  extra?: Record<string, number>; // further values of a seat, by name
  rest?: boolean; // may hold all other cards
  top_last?: boolean;
  each?: number; // a list of so many values
}
export interface Edit {
  key: string;
  value: unknown;
}
/** What cannot occur in a game, and the edits that correct it. */
export interface Odd {
  code: string;
  /** Numbers and letters of seats, and what has a name: a character, a value, a place, cards. */
  args: Record<string, string | number | number[]>;
  edits: Edit[];
}
export interface BoardSetup {
  game: string;
  players: number;
  sets: string[];
  options: Record<string, boolean | number | string>;
  out?: number | null; // the seat that leaves
}
/** A result of chance: for each die or pick what could come, and the index of what came. */
export interface Drawn {
  counter: number;
  kind: "pick" | "roll";
  among: number[][];
  found: number[];
}
export interface Step {
  choice: number;
  seat?: number;
  words?: string;
  chance: Drawn[];
}
export interface BoardAnswer extends StudyAnswer {
  line: string;
  setup: BoardSetup;
  parts: Part[];
  odd: Odd[];
  broken: { said: string; line: string } | null; // `said`: the reason in English, shown only if nothing in `odd` is one
  hands: number[][] | null;
  opening: Drawn[];
  steps: Step[];
  here: string; // the line after the choices
  chances: { open: Record<string, number>; asked: Record<string, number> | null } | null;
}
export interface ScenarioResult {
  id: string;
  title: string;
  status: "passed" | "failed" | "not available";
  step: number; // the failed one, from 1; 0: what is expected at the end
  report: string[];
  line: string;
  choices: number[];
  script: Record<string, number[]>;
}
