// Where in the browser of cards something is; apart from the browser itself, as the first page links to it.
import { FIRST } from "../games";
import { isGame } from "../lib/store/games.svelte";

export interface Filter {
  game?: string; // without: the first one
  set: string | null;
  sort: string | null;
  words: string;
}

/** The address of a page of the browser. */
export function addressOf(id: string | null, filter: Filter): string {
  const query = new URLSearchParams();
  if (filter.game && filter.game !== FIRST && id === null) query.set("game", filter.game); // an entry says itself which game it is of
  if (filter.set) query.set("set", filter.set);
  if (filter.sort) query.set("kind", filter.sort);
  if (filter.words.trim()) query.set("q", filter.words.trim());
  const tail = query.size ? `?${query}` : "";
  return `/cards${id ? `/${id}` : ""}${tail}`;
}

/** Everything of a set. */
export const addressOfSet = (game: string, set: string | null): string =>
  addressOf(null, { game: isGame(game) ? game : FIRST, set, sort: null, words: "" });
