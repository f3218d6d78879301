// What entries say in the reader's language.
import { maybe, t } from "../lib/i18n.svelte";
import { slug } from "../lib/slug";
import { charName, eventName, kindName } from "../lib/text";
import type { Catalog } from "../lib/wire";
import type { Entry, Said } from "./entries";

type Named = Pick<Entry, "what" | "name">;

export const titleOf = ({ what, name }: Named): string => (what === "card" ? kindName(name) : what === "char" ? charName(name) : eventName(name));
const part = (entry: Named, end: string): string => maybe(`${entry.what}-${slug(entry.name)}-${end}`) ?? "";
export const rulesOf = (entry: Named): string => part(entry, "text");
export const moreOf = (entry: Named): string => part(entry, "more");
export const saidBy = (entry: Entry): Said => ({ title: titleOf(entry), rules: rulesOf(entry) });

/** What sort of card it is, in a line each. */
export function linesOf(facts: Catalog, entry: Named): string[] {
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
  const { range, border } = facts.kinds[entry.name]!;
  return [range != null ? t("ui-card-weapon", { n: range }) : t(`ui-card-${border}`)];
}
