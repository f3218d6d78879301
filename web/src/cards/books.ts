// What each game has to show. The one place of the browser that knows which games there are.
import type { AnyCatalog, Catalog, DiceCatalog } from "../lib/wire";
import * as bang from "./bang";
import * as dice from "./dice";
import type { Entry } from "./entries";

export interface Book {
  kind: string; // key of what its sorts are sorts of
  sorts: readonly string[]; // in the order shown; `ui-sort-<sort>` is what they are called
  entries: () => Entry[];
  lines: (entry: Pick<Entry, "what" | "name">) => string[]; // what sort of thing it is
}

export const bookOf = (facts: AnyCatalog): Book =>
  facts.game === "dice" ? dice.bookOf(facts as DiceCatalog) : bang.bookOf(facts as Catalog);
