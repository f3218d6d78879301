import { expect, it } from "vitest";
import { bend, type Box } from "./arc";

const prompt: Box = { left: 300, top: 400, right: 800, bottom: 500 };
const from = { x: 150, y: 200 };
const to = { x: 160, y: 640 };

function goesThrough(by: { x: number; y: number }, start: { x: number; y: number }, end: { x: number; y: number }, box: Box): boolean {
  for (let u = 0; u <= 1; u += 0.01) {
    const [x, y] = (["x", "y"] as const).map((axis) => (1 - u) ** 2 * start[axis] + 2 * u * (1 - u) * by[axis] + u ** 2 * end[axis]) as [number, number];
    if (x > box.left && x < box.right && y > box.top && y < box.bottom) return true;
  }
  return false;
}

it("bends a little where nothing is in the way", () => {
  const by = bend(from, to, [prompt]);
  expect(Math.abs(by.x - 155)).toBeLessThan(100);
});

it("goes round the prompt", () => {
  const top = { x: 420, y: 100 };
  const mine = { x: 250, y: 640 };
  expect(goesThrough({ x: 335, y: 370 }, top, mine, prompt)).toBe(true);
  expect(goesThrough(bend(top, mine, [prompt]), top, mine, prompt)).toBe(false);
});

it("takes the usual way where every one is blocked", () => {
  const wall: Box = { left: -9999, top: 390, right: 9999, bottom: 410 };
  expect(bend(from, to, [wall])).toEqual(bend(from, to, []));
});
