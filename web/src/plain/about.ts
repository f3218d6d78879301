// Short description of a player or a role.
import { goalText } from "../lib/game/goal";
import { maybe, upperFirst } from "../lib/text/i18n.svelte";
import type { About } from "../lib/game/play";
import { slug } from "../lib/text/slug";
import type { Table } from "../lib/store/table.svelte";
import { charName, roleName } from "../lib/text/text";
import type { Open } from "../lib/store/ui.svelte";

export function about(thing: Open, table: Table): About | null {
  if (thing.what === "role") return { name: upperFirst(roleName(thing.role)), text: goalText(table.view, thing.role) };
  if (thing.what !== "char") return null;
  return { name: charName(thing.char), text: maybe(`char-${slug(thing.char)}-text`) ?? "" };
}
