// Positions on the screen of elements named by data-at, and lines between two of them.
export interface Point {
  x: number;
  y: number;
}

/** Middle of the element at a place of the table; null if it is not shown. */
export function middleOf(at: string): Point | null {
  const element = document.querySelector(`[data-at="${at}"]`);
  if (!element) return null;
  const box = element.getBoundingClientRect();
  return box.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** Both ends of a line between two elements, from edge to edge; on a wide element it starts near the left end, at the portrait. */
export function lineBetween(from: string, to: string, broad = 110): { from: Point; to: Point } | null {
  const ends = [from, to].map((at) => document.querySelector(`[data-at="${at}"]`)?.getBoundingClientRect());
  const [a, b] = ends;
  if (!a?.width || !b?.width) return null;
  const middle = (box: DOMRect): Point => ({
    x: box.left + Math.min(box.width / 2, broad),
    y: box.top + box.height / 2,
  });
  const rim = (box: DOMRect, towards: Point): Point => {
    const at = middle(box);
    const [dx, dy] = [towards.x - at.x, towards.y - at.y];
    const share = Math.min((box.width / 2 + 8) / (Math.abs(dx) || 1), (box.height / 2 + 8) / (Math.abs(dy) || 1), 0.45);
    return { x: at.x + dx * share, y: at.y + dy * share };
  };
  // from above it comes down on the portrait, left of names and numbers
  const above = a.bottom < b.top && b.width > 2 * broad;
  return {
    from: rim(a, middle(b)),
    to: above ? { x: b.left + Math.min(b.width / 2, 60), y: b.top - 8 } : rim(b, middle(a)),
  };
}

/** The same from the upper or lower edge of an element in a row, so that the line does not cross its neighbours. */
export function lineFromEdge(from: string, to: string): { from: Point; to: Point } | null {
  const line = lineBetween(from, to, 999);
  const box = document.querySelector(`[data-at="${from}"]`)?.getBoundingClientRect();
  if (!line || !box) return null;
  const up = line.to.y < box.top + box.height / 2;
  return { from: { x: box.left + box.width / 2, y: up ? box.top - 8 : box.bottom + 8 }, to: line.to };
}
