// Curved line between two elements that avoids text. Pure arithmetic.
import type { Point } from "../playback/points";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** The two points towards which a line bends (of a cubic curve). */
export type Bend = [Point, Point];

const ROOM = 6; // px between the line and a box
const STEPS = 32;
const BENDS = [-1, 1.7, -1.7, 2.6, -2.6];
const PULLS = [0.6, 0.8, 1, 1.2, 1.5, 2, 2.5]; // how far the line is pulled from the middle towards a corner (1) or beyond it

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Arc that bends by `bend` px. */
function arc(from: Point, to: Point, bend: number): Bend {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const by = { x: (from.x + to.x) / 2 + (dy / length) * bend, y: (from.y + to.y) / 2 + (dx / length) * bend };
  return [between(from, by, 2 / 3), between(to, by, 2 / 3)];
}

/** Lines that are pulled round the corners of a box. */
function round(from: Point, to: Point, box: Box): Bend[] {
  const middle = between(from, to, 0.5);
  const corners = [box.left - ROOM, box.right + ROOM].flatMap((x) =>
    [box.top - ROOM, box.bottom + ROOM].map((y) => ({ x, y })),
  );
  return PULLS.flatMap((pull) => {
    const points = corners.map((corner) => between(middle, corner, pull));
    return points.flatMap((a) => points.map((b): Bend => [a, b]));
  });
}

export function pointAt(from: Point, [a, b]: Bend, to: Point, u: number): Point {
  const v = 1 - u;
  const [start, near, far, end] = [v * v * v, 3 * v * v * u, 3 * v * u * u, u * u * u];
  return {
    x: start * from.x + near * a.x + far * b.x + end * to.x,
    y: start * from.y + near * a.y + far * b.y + end * to.y,
  };
}
const inside = (point: Point, box: Box): boolean =>
  point.x > box.left - ROOM && point.x < box.right + ROOM && point.y > box.top - ROOM && point.y < box.bottom + ROOM;

function crosses(from: Point, by: Bend, to: Point, boxes: Box[]): boolean {
  for (let i = 1; i < STEPS; i++) {
    const point = pointAt(from, by, to, i / STEPS);
    for (const box of boxes) if (inside(point, box)) return true;
  }
  return false;
}

function keeps(from: Point, by: Bend, to: Point, { left, top, right, bottom }: Box): boolean {
  for (let i = 1; i < STEPS; i++) {
    const { x, y } = pointAt(from, by, to, i / STEPS);
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return true;
}

function lengthOf(from: Point, by: Bend, to: Point): number {
  let [length, last] = [0, from];
  for (let i = 1; i <= STEPS; i++) {
    const point = pointAt(from, by, to, i / STEPS);
    length += Math.hypot(point.x - last.x, point.y - last.y);
    last = point;
  }
  return length;
}

/** What a line has to mind: boxes to go round, others to go round if that can be had, the window to stay in. */
export interface Land {
  boxes: Box[];
  others?: Box[];
  window?: Box;
}

/** The shortest bend that fits into the land; the usual one where every way is blocked. */
export function bend(from: Point, to: Point, { boxes, others = [], window }: Land): Bend {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const usual = Math.max(24, Math.min(90, length * 0.16)) * (to.x < from.x ? 1 : -1);
  const free = (all: Box[]): Box[] => all.filter((box) => !inside(from, box) && !inside(to, box));
  const [near, far] = [free(boxes), free(others)];
  const first = arc(from, to, usual);
  const clear = (by: Bend, all: Box[]): boolean =>
    !crosses(from, by, to, all) && (!window || keeps(from, by, to, window));
  if (clear(first, [...near, ...far])) return first;
  const ways = [...BENDS.map((times) => arc(from, to, usual * times)), ...near.flatMap((box) => round(from, to, box))];
  const around = sorted(
    ways.filter((by) => clear(by, near)),
    (by) => lengthOf(from, by, to),
  );
  return around.find((by) => clear(by, far)) ?? (clear(first, near) ? first : around[0]) ?? first;
}

function sorted<T>(all: T[], by: (one: T) => number): T[] {
  return all
    .map((one) => ({ one, by: by(one) }))
    .sort((a, b) => a.by - b.by)
    .map(({ one }) => one);
}
