// A bent line from one thing to another that goes round what has to be read. Pure arithmetic.
import type { Point } from "./stage.svelte";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ROOM = 6; // px between the line and a box
const STEPS = 24;
const BENDS = [1, -1, 1.7, -1.7, 2.6, -2.6, 3.8, -3.8, 5.5, -5.5];

/** The point towards which a line is drawn that bends by so many px. */
function control(from: Point, to: Point, bend: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: (from.x + to.x) / 2 + (dy / length) * bend, y: (from.y + to.y) / 2 + (dx / length) * bend };
}

const at = (from: Point, by: Point, to: Point, u: number): Point => ({
  x: (1 - u) ** 2 * from.x + 2 * u * (1 - u) * by.x + u ** 2 * to.x,
  y: (1 - u) ** 2 * from.y + 2 * u * (1 - u) * by.y + u ** 2 * to.y,
});
const inside = (point: Point, box: Box): boolean => point.x > box.left - ROOM && point.x < box.right + ROOM && point.y > box.top - ROOM && point.y < box.bottom + ROOM;

function crosses(from: Point, by: Point, to: Point, boxes: Box[]): boolean {
  for (let i = 1; i < STEPS; i++) if (boxes.some((box) => inside(at(from, by, to, i / STEPS), box))) return true;
  return false;
}

/** The point towards which the line bends: the least bend that crosses none of the boxes, or the usual one where each does. */
export function bend(from: Point, to: Point, boxes: Box[]): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const usual = Math.max(24, Math.min(90, length * 0.16)) * (to.x < from.x ? 1 : -1);
  const around = boxes.filter((box) => !inside(from, box) && !inside(to, box));
  const tried = BENDS.map((times) => control(from, to, usual * times));
  return tried.find((by) => !crosses(from, by, to, around)) ?? tried[0]!;
}
