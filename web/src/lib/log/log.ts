// The events as they are read: grouped by turn, taken-back ones struck out.
import type { GameEvent, Seat } from "../net/wire";

export interface LogLine {
  event: GameEvent;
  void: boolean;
}
export interface LogTurn {
  key: number;
  who: Seat | null; // null: before the first turn
  lines: LogLine[];
}

const QUIET = new Set(["turn"]);

/** Numbers of events that an undo has made void. */
export function voided(events: GameEvent[]): Set<number> {
  const gone = new Set<number>();
  for (const event of events)
    if (event.t === "undo" && event.back !== undefined)
      for (const other of events) if (other.n >= event.back && other.n < event.n) gone.add(other.n);
  return gone;
}

export function turns(events: GameEvent[]): LogTurn[] {
  const gone = voided(events);
  const found: LogTurn[] = [];
  for (const event of events) {
    if (event.t === "turn" || found.length === 0)
      found.push({ key: event.n, who: event.t === "turn" ? (event.who ?? null) : null, lines: [] });
    if (!QUIET.has(event.t) && !event.quiet) found.at(-1)!.lines.push({ event, void: gone.has(event.n) });
  }
  return found;
}

/** Merge new events into the old by number. */
export function merge(old: GameEvent[], since: number, fresh: GameEvent[]): GameEvent[] {
  const kept = since === 0 ? [] : old.filter((event) => event.n < since);
  return kept.concat(fresh.filter((event) => event.n >= since));
}

/** Number of the event with which the first turn after my last one began; 0: I have had none, or none that is here. */
export function sinceMyTurn(events: GameEvent[], me: Seat | null): number {
  const starts = events.filter((event) => event.t === "turn");
  const before = starts.at(-1)?.who === me ? starts.slice(0, -1) : starts; // the turn that runs is not over
  const mine = before.findLastIndex((event) => event.who === me);
  return mine < 0 ? (events[0]?.n ?? 0) : (starts[mine + 1]?.n ?? 0);
}

/** When and by whom each seat went out, for the end of the game. */
export function endings(events: GameEvent[]): Map<Seat, { turn: number; by: Seat | null }> {
  const gone = voided(events);
  const found = new Map<Seat, { turn: number; by: Seat | null }>();
  let turn = 0;
  for (const event of events) {
    if (gone.has(event.n)) continue;
    if (event.t === "turn") turn = event.count ?? turn + 1;
    if (event.t === "out" && event.who !== undefined) found.set(event.who, { turn, by: event.by ?? null });
  }
  return found;
}
