// Puzzles as the server tells them.
import { callAgain } from "../lib/net/again";
import type { StudyAnswer } from "../lib/store/study.svelte";

export const KINDS = ["win", "survive", "roles"] as const;
export const LEVELS = [1, 2, 3] as const;

export interface PuzzleFact {
  id: string;
  kind: (typeof KINDS)[number];
  difficulty: number;
}
/** What a guess is worth: mean log loss, less is better. */
export interface Score {
  acts: number; // against what the acts say
  least: number; // the best possible one against them
  truth: number; // against the true roles
  known: number; // of what the acts say against the true roles
  chances: Record<string, number>[]; // by seat, empty for a known role
  roles: (string | null)[];
}
export interface PuzzleAnswer extends StudyAnswer {
  status: "open" | "solved" | "failed" | "scored";
  hidden?: string[][]; // roles that a seat may have, none for a known one
  score: Score | null;
}

let known: Promise<PuzzleFact[]> | null = null;
export function puzzles(): Promise<PuzzleFact[]> {
  known ??= callAgain<{ puzzles: PuzzleFact[] }>("/api/puzzles").then((answer) => answer.puzzles);
  known.catch(() => (known = null));
  return known;
}

export const attempt = (
  id: string,
  choices: number[],
  told: number,
  guess: Record<string, number>[] | null,
): Promise<PuzzleAnswer> =>
  callAgain<PuzzleAnswer>(`/api/puzzles/${id}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ choices, told, guess }),
  });

const DAY = 86_400_000;
const STEP = 37; // no divisor of it is likely to be one of the number of puzzles, so the kinds alternate

/** The puzzle of a day: the same one for everybody, by the date in UTC. */
export function ofDay(all: PuzzleFact[], now: number): PuzzleFact | null {
  return all[(Math.floor(now / DAY) * STEP) % Math.max(1, all.length)] ?? null;
}

/** The number of a puzzle among those of its kind, from 1. */
export const numberOf = (all: PuzzleFact[], one: PuzzleFact): number =>
  all.filter((other) => other.kind === one.kind).indexOf(one) + 1;

/** The next one to try: a new one of this kind, else one that has failed, else the next one. */
export function after(all: PuzzleFact[], one: PuzzleFact, stateOf: (id: string) => string): PuzzleFact | null {
  const at = all.indexOf(one);
  const rest = [...all.slice(at + 1), ...all.slice(0, at)];
  const kin = rest.filter((other) => other.kind === one.kind);
  return (
    kin.find((other) => stateOf(other.id) === "new") ??
    kin.find((other) => stateOf(other.id) === "failed") ??
    rest[0] ??
    null
  );
}
