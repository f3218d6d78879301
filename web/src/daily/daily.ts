// The deal of the day: what the server says of it, and the way to its table.
import { rememberPromise } from "../fair/promises";
import { goAndSit } from "../landing/seated";
import { call, type Seated } from "../lib/net/api";
import { at } from "../lib/net/root";
import { ask } from "../lib/store/me.svelte";
import { t } from "../lib/text/i18n.svelte";
import { dayOf } from "../me/days";
import type { Daily } from "./words";

/** The deal of a date, by default of the server's present one. */
export const getDaily = (date?: string): Promise<Daily> => call(date ? `/api/daily?date=${date}` : "/api/daily");

/** Begin my try, and go to its table. `name`: of the player. */
export async function playDaily(daily: Daily, name: string): Promise<void> {
  const title = t("daily-table", { date: dayOf(daily.date) });
  const seated = await ask<Seated>("POST", "/api/daily", { name, title });
  if (seated.table.daily === daily.date) rememberPromise(seated.table.id, 1, daily.commitment);
  goAndSit(seated);
}

export const dailyLink = (): string => location.origin + at("/");
