import { expect, it } from "vitest";
import type { Figures } from "../lib/net/wire";
import { maxima } from "./figures";

const one = (shots: number, dodges: number | null): Figures => ({ shots, hits: 0, dodges, damage: 2, luck: null });

it("has a column for each number that the game counts, with the greatest of it", () => {
  expect(maxima([one(3, 1), one(5, 0)])).toEqual([
    { name: "shots", value: 5 },
    { name: "hits", value: 0 },
    { name: "dodges", value: 1 },
    { name: "damage", value: 2 },
  ]);
});
it("has no column of dodges in a game without them", () => {
  expect(maxima([one(3, null), one(5, null)]).map(({ name }) => name)).toEqual(["shots", "hits", "damage"]);
});
