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

/** Short names for a reader of the table's log. */
export function shortNameReader(table: Table): Reader {
  const names = shortNames((table.view?.seats ?? []).map((_, seat) => table.calledBy(seat)));
  return { me: table.me, seatName: (seat: Seat) => names[seat] ?? table.nameOf(seat) };
}
