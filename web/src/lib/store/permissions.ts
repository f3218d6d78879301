// What I may do at this table besides answering.
import type { Table } from "./table.svelte";

/** I am in the game no more; what is in force now does not bring me back either. */
export function isOut({ me, view }: Pick<Table, "me" | "view">): boolean {
  const mine = me === null ? undefined : view?.seats[me];
  return (
    mine !== undefined && !mine.alive && !mine.ghost && !("returns" in mine && mine.returns) && view?.phase !== "over"
  );
}

/** I look on without a seat, on a page that could have one: not on a big screen. */
export const looksOn = ({ me, watching }: Pick<Table, "me" | "watching">): boolean => me === null && !watching;

/** May I set how long bots take? */
export function setsPace({ info, me }: Pick<Table, "info" | "me">): boolean {
  if (!info || me === null) return false;
  return info.host === me || info.seats.every((seat, at) => at === me || seat.kind !== "human");
}

/** May I see the probabilities of the roles? Only where roles are hidden from me, and not where results are compared. */
export const mayEstimateRoles = ({
  info,
  me,
  view,
  replayed,
}: Pick<Table, "info" | "me" | "view" | "replayed">): boolean =>
  me !== null &&
  !replayed &&
  info?.phase === "playing" &&
  !info.daily &&
  !info.tournament &&
  (view?.seats.some((seat) => seat.role === null) ?? false);

/** May I go step by step? Not where a clock runs: it would run out while I read. */
export const mayStep = ({ live, info, me }: Pick<Table, "live" | "info" | "me">): boolean =>
  me !== null && info?.phase === "playing" && !live.timed;
