// What entries say in the reader's language.
import { maybe, upperFirst } from "../lib/i18n.svelte";
import { slug } from "../lib/slug";
import { charName, eventName, kindName, roleName } from "../lib/text";
import type { AnyCatalog } from "../lib/wire";
import { bookOf } from "./books";
import { moreOfRole } from "./dice";
import { idOf, type Entry, type Said, type What } from "./entries";

type Named = Pick<Entry, "what" | "name">;

const own =
  (what: What) =>
  (name: string): string =>
    maybe(idOf(what, name)) ?? name;
const TITLES: Record<What, (name: string) => string> = {
  card: kindName,
  char: charName,
  event: eventName,
  dice: charName,
  role: (name) => upperFirst(roleName(name)),
  die: (name) => upperFirst(own("die")(name)),
  face: (name) => upperFirst(own("face")(name)),
  token: own("token"),
};
export const titleOf = ({ what, name }: Named): string => TITLES[what](name);
const part = (entry: Named, end: string): string => maybe(`${entry.what}-${slug(entry.name)}-${end}`) ?? "";
/** What it does; of a plain role what it plays for. */
export const rulesOf = (entry: Named): string => part(entry, "text") || part(entry, "goal");
/** Rulings people ask about. */
export const moreOf = (entry: Named): string =>
  part(entry, "more") || (entry.what === "role" ? moreOfRole(entry.name) : "");
export const saidBy = (entry: Entry): Said => ({ title: titleOf(entry), rules: rulesOf(entry) });
export const linesOf = (facts: AnyCatalog, entry: Named): string[] => bookOf(facts).lines(entry);
