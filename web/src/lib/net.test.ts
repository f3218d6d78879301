import { expect, it } from "vitest";
import { failed, pauseBefore } from "./net";

it("tries again soon after a line that was there, later the more tries failed", () => {
  expect(pauseBefore(failed(0, 1006, true), 1)).toBe(0.5);
  expect([0, 1, 2, 3, 4, 9].map((tries) => pauseBefore(failed(tries, 1006, false), 1))).toEqual([0.5, 1, 2, 4, 8, 10]);
});

it("does not come back at the same moment as everybody else", () => {
  expect([0, 0.5, 1].map((chance) => pauseBefore(0, chance))).toEqual([0.25, 0.375, 0.5]);
  expect([0, 0.5, 1].map((chance) => pauseBefore(9, chance))).toEqual([5, 7.5, 10]);
});

it("looks for the server that has its game, less and less often", () => {
  expect([0, 1, 2, 5].map((tries) => failed(tries, 4410, true))).toEqual([0, 1, 2, 5]);
});

it("does not come back at once where it was sent away", () => {
  for (const code of [1008, 4408, 4429]) {
    expect(pauseBefore(failed(0, code, true), 1)).toBe(4);
    expect(pauseBefore(failed(5, code, true), 1)).toBe(10);
  }
});
