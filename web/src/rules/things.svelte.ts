// Cards, characters and dice of all games, by their names in the reader's language: for the search of the rules.
import { fold, find, gameOfId, type Entry, type Said } from "../cards/entries";
import { saidBy } from "../cards/words";
import type { Contents } from "../cards/books";
import { GAMES } from "../games";
import { loadFacts } from "../lib/store/facts.svelte";
import { lang } from "../lib/text/i18n.svelte";
import { gameName } from "../lib/text/set_names";
import type { NamePair } from "./own_words";

/** Thing whose own text answers a search. */
export interface ThingHit {
  id: string;
  game: string; // its name: games have cards of the same name
  title: string;
  rules: string;
}

export class Things {
  private books = $state.raw<Contents[]>([]);
  private asked = false;
  readonly names = $derived(this.books.flatMap((book) => pairs(book)));

  /** Load the books of all games, once; without them the search finds statements alone. */
  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    const books = GAMES.map(async (game) => {
      const [facts, open] = await Promise.all([loadFacts(game.name), game.book()]);
      return open(facts);
    });
    const read = await Promise.allSettled(books);
    this.books = read.filter((one) => one.status === "fulfilled").map((one) => one.value);
    this.asked = this.books.length === GAMES.length; // what is missing is asked for at the next search
  }

  /** Return the things whose names or rules have all the words, at most `most`; names first. */
  find(words: string, most: number): ThingHit[] {
    const wish = { set: null, sort: null, words };
    const found = this.books.flatMap((book) => {
      const said = saidBy(book);
      return find(book.entries(), wish, said, book.sorts, lang())
        .flatMap((group) => group.entries)
        .map((entry) => hit(entry, said(entry)));
    });
    const named = (one: ThingHit): number => (fold(one.title).startsWith(fold(words)) ? 0 : 1);
    return found.sort((a, b) => named(a) - named(b)).slice(0, most);
  }
}

const hit = ({ id }: Entry, { title, rules }: Said): ThingHit => ({
  id,
  game: gameName(gameOfId(id)),
  title,
  rules,
});

/** Names in the reader's language, and those on English cards. */
function pairs(book: Contents): NamePair[] {
  return book.entries().flatMap((entry) => {
    const english = fold(entry.name);
    return [fold(book.title(entry)), english].map((own) => ({ own, english }));
  });
}
