// What the browser of all things needs of this game: what there is, and how it looks.
import type { Book } from "../cards/books";
import type { AnyCatalog } from "./wire";
import { bookOf } from "./book";
import BookFace from "./BookFace.svelte";
import BookSymbols from "./BookSymbols.svelte";

export const open = (facts: AnyCatalog): Book => ({ ...bookOf(facts), Face: BookFace, Under: BookSymbols });
