import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { alsoFrom } from "../lib/text/i18n.svelte";
import { entryLine, numbersLine, resultLine, today, type Daily } from "./words";

const daily: Daily = { date: "2026-11-30", commitment: "c", played: 0, won: 0, mine: null };
const plain = (words: string): string => words.replaceAll("\u00a0", " ");

const TEXTS = Object.values(
  import.meta.glob<string>("../../../src/boomtown/locales/en/daily.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
beforeAll(() => alsoFrom(() => Promise.resolve(TEXTS.join("\n"))));
afterEach(() => vi.useRealTimers());

it("says my result in numbers, without role and character", () => {
  expect(plain(resultLine("2026-11-30", { won: true, turns: 9, lives: 2, hits: 5 }))).toBe(
    "boomtown, deal of 30 Nov 2026: won after 9 turns, 2 lives left, 5 hits",
  );
  expect(plain(resultLine("2026-11-30", { won: false, turns: 1, lives: 0, hits: 1 }))).toBe(
    "boomtown, deal of 30 Nov 2026: lost after 1 turn, out of the game, 1 hit",
  );
});

it("says how far my try is", () => {
  expect(entryLine("2026-11-30", null)).toContain("one try");
  expect(entryLine("2026-11-30", { code: "a", result: null })).toBe("30 Nov 2026: your game is running");
  expect(entryLine("2026-11-30", { code: null, result: { won: false, turns: 1, lives: 0, hits: 0 } })).toBe(
    "30 Nov 2026: you lost",
  );
});

it("says how others did", () => {
  expect(numbersLine(daily)).toBe("No one has finished it yet.");
  expect(plain(numbersLine({ ...daily, played: 1, won: 1 }))).toBe("1 person has finished it.");
  expect(plain(numbersLine({ ...daily, played: 8, won: 3 }))).toBe("8 people have finished it, 38% of them won.");
});

it("has the date of UTC", () => {
  vi.useFakeTimers({ now: new Date("2026-11-30T23:59:59Z") });
  expect(today()).toBe("2026-11-30");
  vi.setSystemTime(new Date("2026-12-01T00:00:00Z"));
  expect(today()).toBe("2026-12-01");
});
