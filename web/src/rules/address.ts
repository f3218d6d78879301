// Addresses of the rules, apart from their page, because tables and cards link to it.
import { gameOfId } from "../cards/entries";

/** The page of all rules, of one file, or of an anchor in it. */
export const rulesAddress = (file = "", anchor = ""): string =>
  `/rules${file ? `/${file}` : ""}${anchor ? `#${anchor}` : ""}`;

/** The rule of an entry of the cards: the page finds the place. */
export const ruleAddress = (id: string): string => `/rules?about=${encodeURIComponent(id)}`;

const FAMILY: Record<string, readonly string[]> = { dice: ["dice", "old_saloon"], duel: ["duel"] };
const ALONE = Object.values(FAMILY).flat();

/** The files that may speak of an entry, in the order in which they are searched. */
export function filesAbout(id: string, files: readonly string[]): string[] {
  const own = FAMILY[gameOfId(id)];
  if (own) return own.filter((file) => files.includes(file));
  const rest = files.filter((file) => !ALONE.includes(file) && file !== "index" && file !== "core" && file !== "base");
  return ["base", ...rest, "core"].filter((file) => files.includes(file));
}
