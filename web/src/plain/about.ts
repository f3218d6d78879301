// What somebody or a role is, in a few words.
import { goalText } from "../lib/goal";
import { maybe, upperFirst } from "../lib/i18n.svelte";
import type { About } from "../lib/play";
import { slug } from "../lib/slug";
import type { Table } from "../lib/table.svelte";
import { charName, roleName } from "../lib/text";
import type { Open } from "../lib/ui.svelte";

export function about(thing: Open, table: Table): About | null {
  if (thing.what === "role") return { name: upperFirst(roleName(thing.role)), text: goalText(table.view, thing.role) };
  if (thing.what !== "char") return null;
  return { name: charName(thing.char), text: maybe(`char-${slug(thing.char)}-text`) ?? "" };
}
