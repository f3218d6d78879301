// Name at a seat: that of its player or bot; a placeholder for a player who deleted theirs. Its role in words.
import { maybe, t } from "./i18n.svelte";
import { roleName } from "./text";
import { wordsThing } from "./thing";
import type { TableSeat } from "../net/wire";

export const botName = (bot: string | null): string => t(`bot-${bot ?? "greenhorn"}`);
/** One line about how a bot plays; "" for a bot without one. */
export const botLine = (bot: string | null): string => maybe(`bot-${bot ?? "greenhorn"}-line`) ?? "";
/** Return the value of `data-thing` that explains the robot mark of a bot. */
export const botThing = (bot: string | null): string =>
  wordsThing(t("ui-me-rating-bot", { name: botName(bot) }), botLine(bot));

/** "" for an open seat without a name. */
export function seatName(seat: TableSeat): string {
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return botName(seat.bot);
  return seat.kind === "human" ? t("ui-somebody") : "";
}

/** The role of a seat, or else the reader's guess. */
export function roleSpoken(seat: { alive: boolean }, role: string | null, guess: string | null): string[] {
  if (role) return [t(seat.alive ? "ui-seat-role" : "ui-out-was", { role: roleName(role) })];
  return guess ? [t("guess-seat", { role: roleName(guess) })] : [];
}
