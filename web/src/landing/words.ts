// How setups are said: options and their values, role cards, what is wrong.
import { list, maybe, t } from "../lib/text/i18n.svelte";
import { roleCards, toldOptions, type Problem, type Repair, type Value } from "../lib/game/setup";
import { slug } from "../lib/text/slug";
import { kindName } from "../lib/text/text";
import type { AnyCatalog, OptionFact, TableInfo } from "../lib/net/wire";
import { setTitles } from "../lib/text/set_names";

export const optionTitle = (id: string): string => maybe(`option-${slug(id)}`) ?? id;
/** A value of an option: a word of its own, the event or the card it names, or words with its number. */
export function valueName(id: string, value: Value): string {
  if (typeof value !== "string") return String(value);
  if (value.startsWith("card:")) return kindName(value.slice("card:".length));
  const own = maybe(`option-${slug(id)}-${slug(value)}`) ?? maybe(`event-${slug(value)}`);
  const n = /\d+/.exec(value)?.[0];
  return own ?? (n ? maybe(`option-${slug(id)}-${slug(value.replace(`${n}-`, ""))}`, { n: Number(n) }) : null) ?? value;
}

/** One line about an option of a table. */
function optionLine({ option, value }: { option: OptionFact; value: Value }): string {
  const words = optionTitle(option.id);
  if (value === true) return words;
  return value === false
    ? t("ui-option-no", { option: words })
    : t("ui-option-is", { option: words, value: valueName(option.id, value) });
}
export const optionLines = (facts: AnyCatalog, setup: TableInfo["setup"]): string[] =>
  toldOptions(facts, setup).map(optionLine);

export function rolesLine(facts: AnyCatalog, players: number): string {
  const cards = roleCards(facts, players);
  const open = !cards.some(({ role }) => role === "sheriff"); // nobody is protected: everybody is seen
  return t(open ? "ui-roles-open" : "ui-roles", { roles: list(cards.map(({ role, n }) => t(`ui-${role}-n`, { n }))) });
}

/** "5–8" in one piece, or "3 and 8". */
export function numbersLine(numbers: number[]): string {
  const [first, last] = [numbers[0]!, numbers.at(-1)!];
  return numbers.length > 2 && last - first === numbers.length - 1
    ? `${first}\u2060–\u2060${last}`
    : list(numbers.map(String));
}

export function problemLine({ is, players, sets, numbers, people }: Problem): string {
  if (is === "people") return t("ui-wrong-people", { people, n: players });
  if (is === "numbers") return t("ui-wrong-few", { sets: setTitles(sets), players: numbersLine(numbers) });
  return t("ui-wrong-sets", { n: players, sets: setTitles(sets) });
}
export const repairLine = (repair: Repair): string =>
  repair.does === "players"
    ? t("ui-players-n", { n: repair.players })
    : t(`ui-mend-${repair.does}`, { sets: setTitles(repair.sets) });

/** "10 min + 10 s": the time for a whole game and for each decision on top, of "600+10". */
export function purseWords(purse: string): string {
  const [start = 0, s = 0] = purse.split("+").map(Number);
  return start ? t("ui-purse-n", { min: Math.round((start / 60) * 10) / 10, s }) : t("ui-purse-none");
}

/** Time limit of a decision, for each kind of clock. */
export function clockLine({ days, purse, timer }: Pick<TableInfo, "days" | "purse" | "timer">): string {
  if (days) return `${t("ui-days")}: ${t("ui-days-n", { n: days })}`;
  if (purse) return `${t("ui-purse")}: ${purseWords(`${purse.start}+${purse.increment}`)}`;
  return `${t("ui-timer")}: ${timer ? t("ui-timer-n", { n: timer }) : t("ui-timer-none")}`;
}
