// The chances of the sides over the turns of a finished game (GET /api/tables/CODE/curve), and their place in a drawing.
import { call } from "../lib/net/api";
import { inTurn } from "../lib/net/in_turn";
import { list, percent, t } from "../lib/text/i18n.svelte";
import type { Seat, Text } from "../lib/net/wire";

export interface Point {
  turn: number;
  who: Seat;
  event: number; // that begins the turn
  chances: number[]; // by the order of the sides
}
export interface Curve {
  sides: string[]; // law, outlaws, renegade; A, B, C where each seat plays alone
  side_of: string[]; // by seat
  error: number;
  rough?: boolean; // the model misses its targets for such games
  points: Point[]; // the last one is the result
  reveals: { point: number; event: number; who: Seat; role: string }[];
  steps: number[][]; // number of events so far, then the chances
  swings: {
    point: number;
    event: number;
    side: string;
    change: number;
    cause: "card" | "choice" | "luck";
    texts: Text[];
  }[];
}

/** Whose knowledge a curve is from: the open table, or a seat. */
export type CurveView = "open" | `${number}`;

/** The curve of a game at a table: of the last one, or that of a round; null if it was played by other rules. */
export const fetchCurve = (
  code: string,
  round: number | string | null,
  view: CurveView = "open",
): Promise<Curve | null> =>
  call(`/api/tables/${encodeURIComponent(code)}/curve?seat=${view}${round === null ? "" : `&round=${round}`}`);

/** The curve of a game in a file. */
export const readCurve = (words: string, view: CurveView = "open"): Promise<Curve> =>
  inTurn(() =>
    call(`/api/curve?seat=${view}`, { method: "POST", headers: { "content-type": "text/plain" }, body: words }),
  );

/** Chances after so many events. */
export const chancesAt = ({ steps }: Curve, events: number): number[] =>
  (steps.findLast(([until]) => until! <= events) ?? steps[0] ?? []).slice(1);

/** Name of a side; `nameOf` names the seat where each seat plays alone. */
export const sideName = ({ side_of }: Curve, side: string, nameOf: (seat: Seat) => string): string =>
  side.length === 1 ? nameOf(side_of.indexOf(side)) : t(`curve-${side}`);

/** A change of a chance, with its sign. */
export const signed = (change: number): string => `${change < 0 ? "−" : "+"}${percent(Math.abs(change))}`;

/** The values of a curve in words. */
export const valuesOf = (curve: Curve, chances: number[], nameOf: (seat: Seat) => string): string =>
  list(
    curve.sides.map((side, n) =>
      t("ui-chance-of", { side: sideName(curve, side, nameOf), chance: percent(chances[n] ?? 0) }),
    ),
  );

/** Address of the replay at the event that begins a turn. */
export const replayAt = (code: string, event: number, view: CurveView = "open"): string =>
  `/replay/${encodeURIComponent(code)}?seat=${view}&event=${event}`;

/** Horizontal place of a point, from 0 to 1. */
export const across = (index: number, points: number): number => (points > 1 ? index / (points - 1) : 0);

/** Index of the point nearest to a place from 0 to 1. */
export const nearest = (place: number, points: number): number =>
  Math.round(Math.min(1, Math.max(0, place)) * (points - 1));

/** Points of the line of one side in a drawing of this size. */
export const line = ({ points }: Curve, side: number, width: number, height: number): string =>
  points
    .map(({ chances }, i) => {
      const x = across(i, points.length) * width;
      return `${x.toFixed(1)},${((1 - (chances[side] ?? 0)) * height).toFixed(1)}`;
    })
    .join(" ");

/** The index to which a key moves the cursor; null for other keys. */
export function moved(key: string, at: number, points: number): number | null {
  const to: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    PageDown: at + 5,
    PageUp: at - 5,
    Home: 0,
    End: points - 1,
  };
  const found = to[key];
  return found === undefined ? null : Math.min(points - 1, Math.max(0, found));
}
