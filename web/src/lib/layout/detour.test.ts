import { expect, it } from "vitest";
import { bend, pointAt, type Bend, type Box } from "./detour";

const prompt: Box = { left: 240, top: 540, right: 870, bottom: 664 };
const mine = { x: 80, y: 690 };
interface Point {
  x: number;
  y: number;
}

function crosses(from: Point, by: Bend, to: Point, box: Box): boolean {
  return Array.from({ length: 100 }, (_, i) => pointAt(from, by, to, i / 100)).some(
    ({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
  );
}

it("bends a little where nothing is in the way", () => {
  const from = { x: 150, y: 200 };
  const [a] = bend(from, mine, { boxes: [prompt] });
  expect(Math.abs(a.x - 120)).toBeLessThan(100);
});

it("goes round the prompt, from every side", () => {
  for (const from of [
    { x: 400, y: 110 },
    { x: 700, y: 110 },
    { x: 900, y: 380 },
  ]) {
    expect(crosses(from, bend(from, mine, { boxes: [prompt] }), mine, prompt)).toBe(false);
  }
});

it("takes the short way round the prompt, not through what lies below it", () => {
  const from = { x: 930, y: 400 };
  const hand: Box = { left: 590, top: 710, right: 930, bottom: 890 };
  const by = bend(from, mine, { boxes: [prompt, hand], window: { left: 0, top: 0, right: 1440, bottom: 900 } });
  expect([prompt, hand].map((box) => crosses(from, by, mine, box))).toEqual([false, false]);
  expect(pointAt(from, by, mine, 0.5).y).toBeLessThan(prompt.top);
});

it("leaves other things alone where it can", () => {
  const from = { x: 900, y: 380 };
  const pile = { left: 500, top: 300, right: 600, bottom: 420 };
  const by = bend(from, mine, { boxes: [prompt], others: [pile] });
  expect([prompt, pile].map((box) => crosses(from, by, mine, box))).toEqual([false, false]);
});

it("takes the usual way where every one is blocked", () => {
  const from = { x: 150, y: 200 };
  const wall: Box = { left: 0, top: 250, right: 1440, bottom: 500 };
  expect(bend(from, mine, { boxes: [wall], window: { left: 0, top: 0, right: 1440, bottom: 900 } })).toEqual(
    bend(from, mine, { boxes: [] }),
  );
});
