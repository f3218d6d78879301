import { expect, it, vi } from "vitest";
import { flying } from "./flights.svelte";

/** Time in ms of each of `count` flights if all of them take `ms`, and the time when all have landed. */
function timesOf(count: number, ms?: number): { each: number; landed: number } {
  const launch = vi.fn<(ms: number) => void>();
  const motion = flying(count, launch);
  motion.run(ms ?? motion.ms);
  const each = launch.mock.calls[0]![0];
  return { each, landed: each + (count - 1) * Math.min(60, each / 5) };
}

it("ends when the last of several things has landed, and the browser has drawn it", () => {
  expect(timesOf(1).each).toBe(280);
  expect(timesOf(3).each).toBeCloseTo(280);
  for (const count of [1, 2, 6]) expect(flying(count, () => undefined).ms - timesOf(count).landed).toBeGreaterThan(49);
});
it("lands before its time is over when it is hurried", () => {
  for (const count of [1, 6]) expect(timesOf(count, 90).landed).toBeLessThan(90);
  expect(timesOf(1, 90).each).toBe(45);
});
