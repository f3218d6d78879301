// Playback of the Dice Game between two states: arrows on plates and in the pile after some events, and great moments.
import { applied } from "../lib/playback/applied";
import type { DiceSeat, DiceView, GameEvent } from "./wire";

/** The arrows after one event. */
function arrows(view: DiceView, event: GameEvent): DiceView {
  const give = (changes: [number | undefined, number][], pile: number): DiceView => {
    const by = new Map(changes);
    const seats = view.seats.map((seat): DiceSeat => {
      const n = by.get(seat.seat);
      return n ? { ...seat, arrows: Math.max(0, seat.arrows + n) } : seat;
    });
    return { ...view, seats, arrows: Math.max(0, view.arrows + pile) };
  };
  const chief = (who: number | undefined): DiceView => ({
    ...view,
    chief: who ?? "pile",
    seats: view.seats.map((seat) => ({ ...seat, chief: seat.seat === who })),
  });
  const { who, to, count = 1 } = event;
  switch (event.t) {
    case "arrow":
      // `count` is the number of arrows left in the pile
      return event.chief ? chief(who) : { ...give([[who, 1]], 0), arrows: count };
    case "chief":
      return chief(who);
    case "arrowgift":
      return give(
        [
          [who, -1],
          [to, 1],
        ],
        0,
      );
    case "quiver":
      if (event.all)
        return { ...view, chief: view.chief === null ? null : "pile", arrows: count, seats: view.seats.map(bare) };
      return event.chief ? chief(undefined) : give([[who, -count]], count);
    default:
      return view;
  }
}
const bare = (seat: DiceSeat): DiceSeat => ({ ...seat, arrows: 0, chief: false });

export function viewAfter(view: DiceView, events: GameEvent[]): DiceView {
  return applied(events.reduce(arrows, view), events);
}

/** Whether an event has the table alone, however much waits. */
export function isGreat(event: GameEvent, view: DiceView | null): boolean {
  if (["out", "end", "attack", "dynamite", "saved"].includes(event.t)) return true;
  return event.t === "heal" && event.who !== undefined && (view?.seats[event.who]?.life ?? 1) <= 0;
}
