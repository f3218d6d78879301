// A recorded game as the server tells it (POST /api/replay): what changed at the table, step by step.
import type { AnyView, GameEvent, Replay, Seat } from "../lib/net/wire";

/** The table at each step; what did not change is shared between them. */
export function viewsOf(replay: Replay): AnyView[] {
  let last = {} as AnyView;
  return replay.frames.map(({ view, seats }) => {
    const all: unknown[] = [...(last.seats ?? [])];
    for (const [seat, facts] of Object.entries(seats)) all[Number(seat)] = facts;
    last = { ...last, ...view, seats: all } as AnyView;
    return last;
  });
}

export interface Turn {
  no: number;
  who: Seat;
  at: number; // the first step that shows it
}

/** Where each turn begins. */
export function turnsOf(replay: Replay): Turn[] {
  const found: Turn[] = [];
  let at = 0;
  for (const event of replay.events) {
    if (event.t !== "turn" || event.who === undefined) continue;
    while (at < replay.frames.length - 1 && replay.frames[at]!.events <= event.n) at += 1;
    found.push({ no: event.count ?? found.length + 1, who: event.who, at });
  }
  return found;
}

/** The first step that shows an event; the last step if there is none. */
export function stepAfter({ frames }: Replay, event: number): number {
  const found = frames.findIndex(({ events }) => events > event);
  return found < 0 ? frames.length - 1 : found;
}

/** The turn a step belongs to; null before the first one. */
export const turnAt = (turns: Turn[], at: number): Turn | null => turns.findLast((turn) => turn.at <= at) ?? null;

const LOOK = 600; // ms
const READ = 420; // for each thing that happened

/** How long a step stands before the next one, so that it can be read. */
export const pace = (events: GameEvent[], speed: number): number =>
  (LOOK + READ * Math.min(5, events.filter((event) => event.t !== "turn").length)) / speed;

const MOST = 18; // steps of the deciding turn that are shown, the last ones
const LEAST = 3; // of a game that ended as a turn began: so many steps before

/** The step at which the film of the deciding turn begins: the turn in which the game ended, or the end of a long one. */
export function decidingFrom(turns: Turn[], last: number): number {
  const start = turns.at(-1)?.at ?? 0;
  return Math.max(0, Math.min(Math.max(start, last - MOST), last - LEAST));
}

/** When each step is shown in a film of `length` ms, by how much there is to read; the last one stands for its share. */
export function timesOf(weights: number[], length: number): number[] {
  const whole = weights.reduce((sum, one) => sum + one, 0);
  let at = 0;
  return weights.map((weight) => {
    const time = Math.round(at);
    at += whole ? (weight / whole) * length : 0;
    return time;
  });
}
