// How setups are said: options and their values, role cards, what is wrong.
import { list, maybe, t } from "../lib/i18n.svelte";
import { roleCards, toldOptions, type Problem, type Repair, type Value } from "../lib/setup";
import { slug } from "../lib/slug";
import type { Catalog, OptionFact, TableInfo } from "../lib/wire";
import { setTitles } from "./setnames";

export const optionTitle = (id: string): string => maybe(`option-${slug(id)}`) ?? id;
export const valueName = (value: Value): string => (typeof value === "string" ? (maybe(`event-${slug(value)}`) ?? value) : String(value));

/** One line about an option of a table. */
function optionLine({ option, value }: { option: OptionFact; value: Value }): string {
  const words = optionTitle(option.id);
  if (value === true) return words;
  return value === false ? t("ui-option-no", { option: words }) : t("ui-option-is", { option: words, value: valueName(value) });
}
export const optionLines = (facts: Catalog, setup: TableInfo["setup"]): string[] => toldOptions(facts, setup).map(optionLine);

export function rolesLine(facts: Catalog, players: number): string {
  const cards = roleCards(facts, players);
  const open = !cards.some(({ role }) => role === "sheriff"); // nobody is protected: everybody is seen
  return t(open ? "ui-roles-open" : "ui-roles", { roles: list(cards.map(({ role, n }) => t(`ui-${role}-n`, { n }))) });
}

export const problemLine = (problem: Problem): string =>
  problem.is === "people"
    ? t("ui-wrong-people", { people: problem.people, n: problem.players })
    : t("ui-wrong-sets", { n: problem.players, sets: setTitles(problem.sets) });
export const repairLine = (repair: Repair): string =>
  repair.does === "add" ? t("ui-mend-add", { sets: setTitles(repair.sets) }) : t("ui-players-n", { n: repair.players });
