// What a role plays for, which depends on how many play and on who is out already.
import { maybe, t } from "../text/i18n.svelte";
import { slug } from "../text/slug";
import type { AnyView, Seat } from "../net/wire";

/** With three players: whether a player was eliminated by a player other than their hunter, so that all targets are void. */
const targetsVoid = (view: AnyView): boolean => view.seats.every((seat) => seat.target === null);

/** Current goal instead of that of the role: mine, for a spectator the common one. */
const goalNow = (view: AnyView | null): string | null => view?.seats[view.you ?? 0]?.goal ?? null;

/** Whose goal says of two renegades that there are two. */
const TWO_RENEGADES = ["sheriff", "renegade"];

export function goalKey(view: AnyView | null, role: string): string {
  const now = goalNow(view);
  if (now) return `goal-${slug(now)}`;
  const plain = `role-${slug(role)}-goal`;
  if (view?.seats.length === 3) return targetsVoid(view) ? "goal-three-last" : `${plain}-three`;
  if (view?.seats.length === 8 && TWO_RENEGADES.includes(role)) return `${plain}-eight`;
  return plain;
}

export const goalText = (view: AnyView | null, role: string): string =>
  maybe(goalKey(view, role)) ?? t(`role-${slug(role)}-goal`);

/** Whom I hunt, or who hunts me. */
export const hunterOf = (view: AnyView, seat: Seat): Seat | null =>
  view.seats.find((one) => one.alive && one.target === seat)?.seat ?? null;
