// Playback of The Duel between two states: lives of characters after some events, and great moments.
import type { DuelView, GameEvent, Person } from "./wire";

const LIVES = new Set(["lose", "heal", "instead"]);

/** The view with one character changed. */
function withPerson(view: DuelView, { who, place }: GameEvent, change: Partial<Person>): DuelView {
  if (who === undefined || place === undefined || !view.seats[who]?.people[place]) return view;
  const seats = view.seats.map((seat) =>
    seat.seat === who
      ? { ...seat, people: seat.people.map((one, at) => (one && at === place ? { ...one, ...change } : one)) }
      : seat,
  );
  return { ...view, seats };
}

export const viewAfter = (view: DuelView, events: GameEvent[]): DuelView =>
  events.reduce((now, event) => {
    if (event.t === "out") return withPerson(now, event, { life: 0, active: false, off: "out" });
    if (LIVES.has(event.t) && event.life !== undefined)
      return withPerson(now, event, { life: Math.max(0, event.life) });
    return now;
  }, view);

/** Whether an event has the table alone, however much waits. */
export function isGreat(event: GameEvent, view: DuelView | null): boolean {
  if (event.t === "out" || event.t === "end") return true;
  if (event.t !== "aimed" || event.to === undefined || event.place === undefined) return false;
  return (view?.seats[event.to]?.people[event.place]?.life ?? Infinity) <= 1;
}
