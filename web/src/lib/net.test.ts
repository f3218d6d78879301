import { expect, it } from "vitest";
import { failed, pauseBefore } from "./net";

it("tries again soon after a line that was there, later the more tries failed", () => {
  expect(pauseBefore(failed(0, 1006, true))).toBe(0.5);
  expect([0, 1, 2, 3, 4, 9].map((tries) => pauseBefore(failed(tries, 1006, false)))).toEqual([0.5, 1, 2, 4, 8, 10]);
});

it("does not come back at once where it was sent away", () => {
  for (const code of [1008, 4408, 4429]) {
    expect(pauseBefore(failed(0, code, true))).toBe(4);
    expect(pauseBefore(failed(5, code, true))).toBe(10);
  }
});
