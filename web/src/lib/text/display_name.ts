// Short name of a seat where there is little room: the first name of its character, unless another seat has the same.
import { charName, type Reader } from "./text";
import { maybe } from "./i18n.svelte";
import { slug } from "./slug";
import type { Table } from "../store/table.svelte";
import type { Seat } from "../net/wire";

const nickOf = (character: string): string =>
  maybe(`char-${slug(character)}-nick`) ?? charName(character).split(" ")[0]!;

/** Short names by seat; a seat with an unknown character has none. */
export function shortNames(
  characters: (string | null)[],
  nick: (character: string) => string = nickOf,
  whole: (character: string) => string = charName,
): (string | null)[] {
  const short = characters.map((one) => (one === null ? null : nick(one)));
  return short.map((name, seat) =>
    name !== null && short.indexOf(name) !== short.lastIndexOf(name) ? whole(characters[seat]!) : name,
  );
}

/** Short names for readers of the table's log, by seat. */
export function shortNamesAt(table: Table): string[] {
  const names = shortNames((table.view?.seats ?? []).map((_, seat) => table.calledBy(seat)));
  return names.map((name, seat) => name ?? table.nameOf(seat));
}

/** Reader of the table's log, who knows the seats by these names. */
export const readerOf = (table: Table, me: Seat | null, names: string[]): Reader => ({
  me,
  seatName: (seat) => names[seat] ?? table.nameOf(seat),
});

export const shortNameReader = (table: Table): Reader => readerOf(table, table.me, shortNamesAt(table));
