// The two small scenes for the choice of the game: a cube seen from above, cards held as a fan, both before the low sun.

/** Matrix that places a face of 100 by 100 in the picture, for transform="matrix(...)". */
export interface Cube {
  top: string;
  left: string;
  right: string;
  hull: string; // outline of the whole
}

/** Cube on its corner: edge length s, lowest corner at x y, rotated by degrees. */
export function cube(x: number, y: number, s: number, degrees: number): Cube {
  const a = (degrees * Math.PI) / 180;
  const [tilt, rise] = [0.46, 0.888]; // how much of the depth and of the height is seen
  const right = [Math.cos(a) * s, -Math.sin(a) * s * tilt] as const;
  const left = [-Math.sin(a) * s, -Math.cos(a) * s * tilt] as const;
  const high = s * rise;
  const fixed = (n: number) => Number(n.toFixed(3));
  const matrix = (...n: number[]) => `matrix(${n.map((one, i) => fixed(i < 4 ? one / 100 : one)).join(" ")})`;
  const point = (...by: (readonly [number, number])[]) =>
    by
      .reduce(([u, v], [p, q]) => [u + p, v + q] as const, [x, y] as const)
      .map(fixed)
      .join(" ");
  const up = [0, -high] as const;
  return {
    top: matrix(right[0], right[1], -left[0], -left[1], x + left[0], y + left[1] - high),
    left: matrix(-left[0], -left[1], 0, high, x + left[0], y + left[1] - high),
    right: matrix(right[0], right[1], 0, high, x, y - high),
    hull: `M${point()}L${point(right)}L${point(right, up)}L${point(right, left, up)}L${point(left, up)}L${point(left)}z`,
  };
}

export const TILE = {
  farMesa:
    "M-200 122V92h60l10-22h60l12 26h54l10-34h50l8 14h16l12 26h176l12-30h20l10-16h56l14 46h40l12-28h60l16 28h22v34z",
  nearMesa: "M-200 126v-14l120-6 70 4 80-5 90 5 80-6 70 5 90-4 120 6v15z",
  ground: "M-200 120h720v60h-720z",
};
