// How one seat looks to me now: what its plate shows, and whether I can point at it.
import type { IconName } from "../art/icons";
import { seatOption, targets, whyNotSeat } from "./choose";
import { t } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import { cardName, cardSpoken, charName, plain, roleName } from "../lib/text";
import type { CardId, Seat, SeatView } from "../lib/wire";

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
    parts.push(seat.ghost ? t("ui-seat-ghost") : t("ui-seat-lives", { life: seat.life, max: seat.max_life }), t("ui-seat-hand", { n: seat.hand }));
    if (seat.distance !== null) parts.push(t("ui-seat-distance", { n: seat.distance }));
    if (seat.jailed) parts.push(t("ui-seat-jailed"));
    if (seat.table.length) parts.push(t("ui-seat-table", { cards: seat.table.map((card) => inPlaySaid(seat, card)).join(", ") }));
    if (table.view?.turn === seat.seat) parts.push(t("ui-seat-turn"));
    if (table.view?.asked === seat.seat) parts.push(t("ui-seat-asked"));
  }
  if (seat.off) parts.push(t("ui-ability-off"));
  parts.push(...seatTabs(table, seat).map((tab) => tab.spoken));
  if (look.key) parts.push(t("ui-seat-target", { n: look.key }));
  if (look.whyNot) parts.push(look.whyNot);
  return parts.join(", ");
}

/** The state of a card in front of somebody: green ones wait for a turn, some have no effect now. */
function inPlayState(seat: SeatView, card: CardId): string {
  return seat.muted.includes(card) ? t("ui-card-muted") : seat.waiting.includes(card) ? t("ui-card-waits") : "";
}
const withState = (name: string, state: string): string => (state ? `${name} (${state})` : name);
const inPlaySaid = (seat: SeatView, card: CardId): string => withState(cardName(card), inPlayState(seat, card));
export const inPlaySpoken = (seat: SeatView, card: CardId): string => withState(cardSpoken(card), inPlayState(seat, card));

/** A small tab at the lower edge of a plate: what is special about this seat now. */
export interface SeatTab {
  icon: IconName;
  words: string;
  spoken: string;
  tone: "plain" | "danger";
}

export function seatTabs(table: Table, seat: SeatView): SeatTab[] {
  const tabs: SeatTab[] = [];
  const add = (icon: IconName, words: string, spoken = words, tone: SeatTab["tone"] = "plain") => tabs.push({ icon, words, spoken, tone });
  if (!seat.alive && seat.returns) add("ghost", t("ui-returns"));
  if (seat.alive && seat.target !== null) {
    const name = table.nameOf(seat.target);
    if (seat.seat === table.me) add("reticle", t("ui-you-hunt", { name }));
    else if (seat.target === table.me) add("reticle", t("ui-hunts-you"), t("ui-hunts-you"), "danger");
    else add("reticle", t("ui-hunts", { name }));
  }
  for (const char of seat.lent) add("plus", charName(char), t("ui-lent", { name: charName(char) }));
  return tabs;
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

