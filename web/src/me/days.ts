// Days and shares in the reader's language.
import { lang, percent } from "../lib/text/i18n.svelte";

/** Locale of dates. British for English: 27 Nov 2026. */
export const locale = (): string => (lang() === "en" ? "en-GB" : lang());

/** Date of a time in seconds since 1970. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short", year: "numeric" }).format(seconds * 1000);

/** The same with the time of day. */
export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(locale(), {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(seconds * 1000);

/** Date of a day as 2026-11-29, the same in each time zone. */
export const dayOf = (text: string): string => {
  const options: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" };
  return new Intl.DateTimeFormat(locale(), options).format(new Date(`${text}T00:00Z`));
};

/** A month as 2026-11. */
export const month = (text: string): string =>
  new Intl.DateTimeFormat(locale(), { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${text}-01T00:00Z`),
  );

export const share = (part: number, whole: number): string => percent(whole ? part / whole : 0);
