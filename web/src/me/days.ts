// Days and shares in the reader's language.
import { lang } from "../lib/text/i18n.svelte";

/** Of seconds since 1970. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(lang(), { day: "numeric", month: "numeric", year: "numeric" }).format(seconds * 1000);

export const share = (part: number, whole: number): string =>
  new Intl.NumberFormat(lang(), { style: "percent", maximumFractionDigits: 0 }).format(whole ? part / whole : 0);
