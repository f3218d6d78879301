// The characters of a side at the end of a game: those that fell, in order, those that stand, and those that never came into play.
import { voided } from "../lib/log/log";
import type { Seat } from "../lib/net/wire";
import type { DuelSeat, GameEvent } from "./wire";

export interface Fighter {
  character: string;
  life: number | null; // null: it does not stand
  max: number;
  turn: number | null; // in which it was eliminated; null: it was not, or its event is not there
  out: boolean;
}

/** The turn in which each character of a seat was eliminated. */
function turnsOut(events: GameEvent[], seat: Seat): Map<string, number> {
  const gone = voided(events);
  const found = new Map<string, number>();
  let turn = 0;
  for (const event of events) {
    if (gone.has(event.n)) continue;
    if (event.t === "turn") turn = event.count ?? turn + 1;
    if (event.t === "out" && event.who === seat && event.character) found.set(event.character, turn);
  }
  return found;
}

export function fighters(side: DuelSeat, events: GameEvent[]): Fighter[] {
  const turns = turnsOut(events, side.seat);
  const fallen = side.out.map((character) => ({
    character,
    life: null,
    max: 0,
    turn: turns.get(character) ?? null,
    out: true,
  }));
  const stand = side.people.flatMap((one) =>
    one && !side.out.includes(one.character)
      ? [{ character: one.character, life: one.life, max: one.max_life, turn: null, out: false }]
      : [],
  );
  const reserve = (side.reserve_names ?? []).map((character) => ({
    character,
    life: null,
    max: 0,
    turn: null,
    out: false,
  }));
  return [...fallen, ...stand, ...reserve];
}
