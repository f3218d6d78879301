// Seating order: clockwise from me, the next player on my left. A seat is identified by its number; `seating` gives
// its place, because two players may swap places.
import type { Seat } from "../net/wire";

export type Side = "left" | "top" | "right";
export interface Place {
  seat: Seat;
  side: Side;
  x: number; // per cent of the table's width, middle of the plate
  y: number;
}

const ROWS: Record<number, { left: number; top: number }> = {
  2: { left: 1, top: 0 },
  3: { left: 1, top: 1 },
  4: { left: 1, top: 2 },
  5: { left: 1, top: 3 },
  6: { left: 2, top: 2 },
  7: { left: 2, top: 3 },
  8: { left: 2, top: 4 }, // seen by a spectator
};

/** The others in turn order, starting with the one after me; spectators look from the first one. `seating`: seats clockwise. */
export function others(seating: readonly Seat[], me: Seat | null): Seat[] {
  const from = me === null ? -1 : seating.indexOf(me);
  return [...seating.slice(from + 1), ...seating.slice(0, Math.max(0, from))];
}

const spread = (count: number, index: number, from: number, to: number): number =>
  count === 1 ? (from + to) / 2 : from + ((to - from) * index) / (count - 1);

export function places(seating: readonly Seat[], me: Seat | null): Place[] {
  const seats = others(seating, me);
  const { left, top } = ROWS[seats.length] ?? { left: 2, top: seats.length - 4 };
  const right = seats.length - left - top;
  return seats.map((seat, i) => {
    if (i < left) return { seat, side: "left", x: 0, y: left === 1 ? 45 : i === 0 ? 66 : 34 };
    if (i < left + top) return { seat, side: "top", x: topX(top, i - left), y: 0 };
    const row = i - left - top;
    return { seat, side: "right", x: 100, y: right === 1 ? 45 : row === 0 ? 34 : 66 };
  });
}

const TOP: Record<number, [number, number]> = { 3: [21, 79], 4: [14, 86] };
const topX = (count: number, index: number): number => spread(count, index, ...(TOP[count] ?? [36, 64]));

/** Phone: a U, left column from bottom to top, then the right one from top to bottom; an odd one sits alone on top. */
export function phoneRows(seating: readonly Seat[], me: Seat | null): (Seat | null)[][] {
  const seats = others(seating, me);
  const half = Math.floor(seats.length / 2);
  const left = seats.slice(0, half);
  const odd = seats.length % 2 === 1 ? [seats[half]!] : [];
  const right = seats.slice(half + odd.length);
  const rows: (Seat | null)[][] = odd.length ? [odd] : [];
  for (let row = 0; row < half; row++) rows.push([left[half - 1 - row]!, right[row]!]);
  return rows;
}
