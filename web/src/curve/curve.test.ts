import { expect, test } from "vitest";
import { chancesAt, line, moved, nearest, type Curve } from "./curve";

const curve = {
  points: [{ chances: [0.5, 0.5] }, { chances: [0.25, 0.75] }, { chances: [0, 1] }],
} as unknown as Curve;

test("the line of a side runs over the whole drawing", () => {
  expect(line(curve, 1, 200, 100)).toBe("0.0,50.0 100.0,25.0 200.0,0.0");
});

test("keys move the cursor within the turns", () => {
  expect(moved("ArrowRight", 0, 3)).toBe(1);
  expect(moved("ArrowLeft", 0, 3)).toBe(0);
  expect(moved("PageDown", 0, 3)).toBe(2);
  expect(moved("End", 0, 3)).toBe(2);
  expect(moved("a", 0, 3)).toBeNull();
});

test("a click finds the nearest turn", () => {
  expect([nearest(-0.1, 3), nearest(0.3, 3), nearest(1.2, 3)]).toEqual([0, 1, 2]);
});

test("the chances of a step are those after the last event before it", () => {
  const steps = {
    steps: [
      [2, 0.5, 0.5],
      [5, 0.4, 0.6],
    ],
  } as unknown as Curve;
  expect([chancesAt(steps, 1), chancesAt(steps, 4), chancesAt(steps, 9)]).toEqual([
    [0.5, 0.5],
    [0.5, 0.5],
    [0.4, 0.6],
  ]);
});
