// How one seat looks to me now: what its plate shows, and whether I can point at it.
import { seatOption, targets, whyNotSeat } from "./choose";
import { t } from "./i18n.svelte";
import type { Table } from "./table.svelte";
import { cardName, cardSpoken, plain, roleName } from "./text";
import type { Seat, SeatView } from "./wire";

export interface SeatLook {
  targetable: boolean;
  key: string | undefined;
  blocked: boolean;
  whyNot: string | undefined;
  shooter: boolean;
  stake: number;
}

const DANGER = new Set(["shot", "indians", "duel", "rescue", "hail", "ricochet"]);

export const inDanger = (table: Table): boolean => table.decision !== null && DANGER.has(table.decision.why);

export function seatLook(table: Table, seat: SeatView): SeatLook {
  const decision = table.decision;
  const mine = seat.seat === table.me;
  const aims = decision ? targets(decision, table.path) : [];
  const aiming = table.step === "to";
  const index = aims.indexOf(seat.seat);
  const direct = decision !== null && table.step === "root" ? seatOption(decision, seat.seat) : undefined;
  const place = direct ? table.buttons.indexOf(direct) : index;
  const blocked = aiming && index < 0 && !mine;
  return {
    targetable: index >= 0 || direct !== undefined,
    key: place >= 0 && place < 9 ? String(place + 1) : undefined,
    blocked,
    whyNot: blocked && decision ? reason(table, seat) : undefined,
    shooter: decision !== null && inDanger(table) && decision.by === seat.seat && !mine,
    stake: mine && decision && inDanger(table) ? Math.max(0, decision.stake) : 0,
  };
}

function reason(table: Table, seat: SeatView): string {
  const why = table.decision ? whyNotSeat(table.decision, table.path, seat.seat) : null;
  if (why) return plain(why, table.reader);
  return seat.alive ? t("ui-cannot-now") : plain({ key: "why-out", args: { to: { seat: seat.seat } } }, table.reader);
}

/** Everything a plate shows, in words. */
export function seatSpoken(table: Table, seat: SeatView, look: SeatLook): string {
  const parts = [t("ui-seat-name", { character: table.nameOf(seat.seat), player: table.playerOf(seat.seat) })];
  if (seat.role) parts.push(seat.alive ? t("ui-seat-role", { role: roleName(seat.role) }) : t("ui-out-was", { role: roleName(seat.role) }));
  if (seat.alive) {
    parts.push(t("ui-seat-lives", { life: seat.life, max: seat.max_life }), t("ui-seat-hand", { n: seat.hand }));
    if (seat.distance !== null) parts.push(t("ui-seat-distance", { n: seat.distance }));
    if (seat.jailed) parts.push(t("ui-seat-jailed"));
    if (seat.table.length) parts.push(t("ui-seat-table", { cards: seat.table.map(cardName).join(", ") }));
    if (table.view?.turn === seat.seat) parts.push(t("ui-seat-turn"));
    if (table.view?.asked === seat.seat) parts.push(t("ui-seat-asked"));
  }
  if (look.key) parts.push(t("ui-seat-target", { n: look.key }));
  if (look.whyNot) parts.push(look.whyNot);
  return parts.join(", ");
}

/** A click on a plate: aim at it, draw from it, or open its character. */
export function clickSeat(table: Table, seat: Seat, open: () => void): void {
  const decision = table.decision;
  const view = table.view?.seats[seat];
  if (!decision || !view) return open();
  if (table.step === "to") {
    if (targets(decision, table.path).includes(seat)) return table.aimAt(seat);
    const why = whyNotSeat(decision, table.path, seat) ?? (view.alive ? null : { key: "why-out", args: { to: { seat } } });
    return table.tell(why ?? { key: "ui-cannot-now" });
  }
  const direct = table.step === "root" ? seatOption(decision, seat) : undefined;
  if (direct) return table.choose(direct);
  open();
}

export const spokenCards = (cards: number[]): string => cards.map(cardSpoken).join(", ");
