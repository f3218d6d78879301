// The table between two states: what an event says of lives, roles and turns, before the state that follows replaces it.
import type { AnySeat, AnyView, GameEvent } from "../net/wire";

const LIVES = new Set(["lose", "heal", "survive", "return"]);

/** What one event changes on the plate of a seat; null: nothing. No plate shows less than 0 lives. */
function change(event: GameEvent): Partial<AnySeat> | null {
  if (event.t === "out")
    return { alive: false, life: 0, ...(event.role ? { role: event.role, role_public: true } : {}) };
  if (!LIVES.has(event.t) || event.life === undefined) return null;
  return { life: Math.max(0, event.life), ...(event.t === "return" ? { alive: true } : {}) };
}

/** The view with the changes of these events; the same object where they change nothing. What happens ends the question. */
export function applied<View extends AnyView>(view: View, events: readonly GameEvent[]): View {
  let seats: AnySeat[] | null = null;
  for (const event of events) {
    const more = event.who === undefined ? null : change(event);
    const seat = event.who === undefined ? undefined : (seats ?? view.seats)[event.who];
    if (!more || !seat) continue;
    seats ??= [...view.seats];
    seats[event.who!] = { ...seat, ...more };
  }
  const answered = events.length > 0 && (view.asked ?? null) !== null;
  return seats || answered ? { ...view, ...(seats ? { seats } : {}), ...(answered ? { asked: null } : {}) } : view;
}
