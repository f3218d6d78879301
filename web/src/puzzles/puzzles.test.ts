import { expect, test } from "vitest";
import { after, numberOf, ofDay, type PuzzleFact } from "./puzzles";

const all: PuzzleFact[] = ["a", "b", "c", "d"].map((id, at) => ({
  id,
  kind: at < 3 ? "win" : "roles",
  difficulty: 1,
}));
const [a, b, c, d] = all as [PuzzleFact, PuzzleFact, PuzzleFact, PuzzleFact];

test("a day has one puzzle, the next day another one", () => {
  const now = Date.UTC(2026, 10, 28, 13);
  expect(ofDay(all, now)).toBe(ofDay(all, Date.UTC(2026, 10, 28)));
  expect(ofDay(all, now)).not.toBe(ofDay(all, now + 86_400_000));
  expect(ofDay([], now)).toBeNull();
});

test("puzzles are numbered by kind", () => {
  expect([a, c, d].map((one) => numberOf(all, one))).toEqual([1, 3, 1]);
});

test("a new one comes next, then one that has failed", () => {
  const states: Record<string, string> = { b: "solved", c: "new" };
  expect(after(all, a, (id) => states[id] ?? "new")).toBe(c);
  expect(after(all, c, (id) => ({ a: "solved", b: "failed" })[id] ?? "new")).toBe(b);
  expect(after(all, d, () => "solved")).toBe(a);
});
