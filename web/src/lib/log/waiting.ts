// What the prompt says while others play: who does what to whom, and whom the table waits for.
import { t } from "../text/i18n.svelte";
import { headline, isAside, noteWords, sentences } from "./phrasing";
import { plain } from "../text/text";
import { looksOn } from "../store/permissions";
import type { Table } from "../store/table.svelte";

/** `waits`: whom the table waits for, in a sentence of the game's own; "" while nobody is asked. `laid`: the cards that were
    turned up are seen below. */
export function waitingWords(table: Table, waits: string, laid = false): { title: string; detail: string } {
  const last = table.history.events.at(-1);
  const event = last?.t === "turn" ? last : (table.history.events.findLast((one) => !isAside(one)) ?? last);
  const watching = looksOn(table) ? [t("ui-watching")] : [];
  if (!event) return { title: waits || t("ui-wait-all"), detail: sentences(watching) };
  const note = table.history.notes.get(event.n);
  // While events are told, the view is that of the moment before them: whom it names is asked no more.
  const now = waits && !table.telling ? [waits] : [];
  const title = (laid && event.t === "row" && now.pop()) || headline(event, table.reader);
  const more = [...(note ? [noteWords(note, table.reader)] : []), ...watching, ...now];
  return { title, detail: sentences(more) };
}

/** Whom the table waits for, in the words all games share. */
export function waitsFor(table: Table, why: string): string {
  const who = table.view?.asked ?? null;
  if (who === null) return why === "moment" ? t("wait-moment") : "";
  return plain({ key: `wait-${why}`, args: { who: { seat: who } } }, table.reader);
}
