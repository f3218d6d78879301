import { expect, it } from "vitest";
import { playedOf, telling } from "./counts";

const count = (what: string, played: number) => ({ what, played, won: 0 });

it("leaves out the sets that were in every game", () => {
  expect(telling([count("dodge_city", 2), count("gold_rush", 1)], 2)).toEqual([count("gold_rush", 1)]);
  expect(telling([count("dodge_city", 2), count("high_noon", 2)], 2)).toEqual([]);
});

it("counts the games of a kind", () => {
  const statistics = { games: [count("bang", 3), count("duel", 1)], of: {} };
  expect([playedOf(statistics, "duel"), playedOf(statistics, "dice")]).toEqual([1, 0]);
});
