// The columns of the figures at the end of a game.
import type { Figures } from "../lib/net/wire";

export const NUMBERS = ["shots", "hits", "dodges", "damage"] as const;
export type Column = (typeof NUMBERS)[number];

/** The numbers that this game counts, and the greatest of each. */
export const maxima = (figures: Figures[]): { name: Column; value: number }[] =>
  NUMBERS.filter((name) => figures.some((one) => one[name] !== null)).map((name) => ({
    name,
    value: Math.max(...figures.map((one) => one[name] ?? 0)),
  }));
