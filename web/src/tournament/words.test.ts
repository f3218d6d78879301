import { beforeAll, expect, it } from "vitest";
import { alsoFrom } from "../lib/text/i18n.svelte";
import { aTable, aTournament, players } from "./tournament.fixture";
import { gameLine, pointsLine, resultLine, roundLine, seatedLine, winners } from "./words";

const plain = (words: string): string => words.replaceAll("\u00a0", " ");
const TEXTS = Object.values(
  import.meta.glob<string>("../../../src/boomtown/locales/en/{ui,strangers,cards,tournament}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
beforeAll(() => alsoFrom(() => Promise.resolve(TEXTS.join("\n"))));

const scores = [80, 45, 20, 0];
const scored = players(4).map((player, at) => ({ ...player, rank: at + 1, points: scores[at]!, games: 2 }));

it("says what is played", () => {
  expect(plain(gameLine(aTournament()))).toBe("BANG! · tables of 5 players · Time to answer: 60 s");
  const many = { game: "bang", players: 8, sets: ["a", "b", "c"], options: {} };
  expect(plain(gameLine(aTournament({ setup: many, timer: 0 })))).toContain("BANG!, 3 expansions");
});

it("says how far the tournament is", () => {
  expect(plain(roundLine(aTournament()))).toBe("3 rounds · 4 players");
  expect(plain(roundLine(aTournament({ round: 2, phase: "playing" })))).toBe("Round 2 of 3");
  expect(plain(roundLine(aTournament({ round: 2, phase: "between" })))).toBe("Round 2 of 3 is over.");
});

it("names who sits at a table, and counts its bots", () => {
  expect(plain(seatedLine(aTournament(), aTable(1, [0, 1])))).toBe("Anna, Bob, and 3 bots");
  expect(seatedLine(aTournament(), aTable(1, [0, 1, 2, 3, 4]))).not.toContain("bot");
});

it("writes points with one digit at most", () => {
  expect(pointsLine(20)).toBe("20");
  expect(pointsLine(24.44)).toBe("24.4");
});

it("tells the first three in one line", () => {
  expect(plain(resultLine(aTournament({ players: scored })))).toBe(
    "boomtown, tournament “Long night”: 1. Anna (80), 2. Bob (45), 3. Cora (20)",
  );
});

it("has several winners, or none", () => {
  const [anna, bob, ...rest] = scored;
  expect(winners(aTournament({ players: scored }))).toEqual([anna]);
  const alike = [anna!, { ...bob!, rank: 1, points: 80 }, ...rest];
  expect(winners(aTournament({ players: alike })).length).toBe(2);
  expect(winners(aTournament())).toEqual([]);
});
