// The deal of the day in words: its entry, my result to paste, and how others did.
import { percent, t } from "../lib/text/i18n.svelte";
import { dayOf } from "../me/days";

export interface DailyResult {
  won: boolean;
  turns: number; // of mine
  lives: number; // left at the end
  hits: number;
}
export interface Daily {
  date: string; // as 2026-11-30, in UTC
  commitment: string; // to the secret of this deal
  played: number; // people who have finished it
  won: number; // those of them who have won
  mine: { code: string | null; result: DailyResult | null } | null; // null: I have not begun
}

/** The present date in UTC as this browser knows it, as 2026-11-30. */
export const today = (): string => new Date().toISOString().slice(0, 10);

const endOf = ({ won }: DailyResult): string => (won ? "won" : "lost");

/** The line under the entry on the front page. */
export function entryLine(date: string, mine: Daily["mine"]): string {
  const day = dayOf(date);
  if (!mine) return t("daily-offer", { date: day });
  return mine.result ? t("daily-over", { date: day, result: endOf(mine.result) }) : t("daily-running", { date: day });
}

/** My result in one line. It tells neither role nor character to those who will play later. */
export function resultLine(date: string, result: DailyResult): string {
  const { turns, lives, hits } = result;
  return t("daily-line", { date: dayOf(date), result: endOf(result), turns, lives, hits });
}

export const numbersLine = ({ played, won }: Daily): string =>
  t("daily-numbers", { n: played, share: percent(played ? won / played : 0) });
