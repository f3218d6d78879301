// Place of the panel that describes an object: near the object, not above clickable elements. Pure arithmetic.
import type { Box } from "./detour";

export interface Size {
  width: number;
  height: number;
}
const GAP = 10;
const EDGE = 8;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** `needed`: what must stay free, the thing itself not among it. The nearest place that covers least of it. */
export function placeBeside(thing: Box, size: Size, page: Size, needed: Box[]): { left: number; top: number } {
  const x = clamp((thing.left + thing.right - size.width) / 2, EDGE, page.width - size.width - EDGE);
  const y = clamp((thing.top + thing.bottom - size.height) / 2, EDGE, page.height - size.height - EDGE);
  const right = { left: thing.right + GAP, top: y };
  const left = { left: thing.left - size.width - GAP, top: y };
  const above = { left: x, top: thing.top - size.height - GAP };
  const below = { left: x, top: thing.bottom + GAP };
  // farther away if everything near is needed: above or below it
  const far = needed.flatMap((box) => [
    { left: x, top: box.top - size.height - GAP },
    { left: x, top: box.bottom + GAP },
    { left: box.right + GAP, top: y },
    { left: box.left - size.width - GAP, top: y },
  ]);
  const box = ({ left, top }: { left: number; top: number }): Box => ({
    left,
    top,
    right: left + size.width,
    bottom: top + size.height,
  });
  const fits = (at: { left: number; top: number }): boolean =>
    at.left >= EDGE &&
    at.top >= EDGE &&
    at.left + size.width <= page.width - EDGE &&
    at.top + size.height <= page.height - EDGE &&
    overlap(box(at), thing) === 0;
  const cost = (at: { left: number; top: number }): number =>
    needed.reduce((sum, one) => sum + overlap(box(at), one), 0);
  const away = (at: { left: number; top: number }): number =>
    Math.hypot(
      at.left + size.width / 2 - (thing.left + thing.right) / 2,
      at.top + size.height / 2 - (thing.top + thing.bottom) / 2,
    );
  const fitting = [above, right, left, below, ...far].filter(fits);
  const best = fitting.sort((a, b) => cost(a) - cost(b) || away(a) - away(b))[0];
  return best ?? { left: x, top: clamp(above.top, EDGE, page.height - size.height - EDGE) };
}
