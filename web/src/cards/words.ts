// What entries say in the reader's language.
import { maybe, t } from "../lib/i18n.svelte";
import { slug } from "../lib/slug";
import { charName, eventName, kindName } from "../lib/text";
import type { Catalog } from "../lib/wire";
import type { Entry, Said } from "./entries";

export const titleOf = ({ what, name }: Entry): string => (what === "card" ? kindName(name) : what === "char" ? charName(name) : eventName(name));
const part = (entry: Entry, end: string): string => maybe(`${entry.what}-${slug(entry.name)}-${end}`) ?? "";
export const rulesOf = (entry: Entry): string => part(entry, "text");
export const moreOf = (entry: Entry): string => part(entry, "more");
export const saidBy = (entry: Entry): Said => ({ title: titleOf(entry), rules: rulesOf(entry) });

/** What sort of card it is, in a line each. */
export function linesOf(facts: Catalog, entry: Entry): string[] {
  if (entry.what === "char") return [t("ui-char-lives", { n: facts.characters[entry.name]!.life })];
  if (entry.what === "event") {
    const { timing, last, bonus } = facts.events[entry.name]!;
    return [
      t("ui-card-event"),
      t(`ui-event-${slug(timing)}`),
      ...(last ? [t("ui-event-last")] : []),
      ...(bonus ? [t("ui-event-bonus")] : []),
    ];
  }
  const { range, cost, border } = facts.kinds[entry.name]!;
  return [range != null ? t("ui-card-weapon", { n: range }) : t(`ui-card-${border}`), ...(cost ? [t("ui-card-cost", { n: cost })] : [])];
}
