// Entries of this game for the reference browser, and their drawings.
import type { Book } from "../cards/books";
import type { AnyCatalog } from "./wire";
import { bookOf } from "./book";
import BookFace from "./BookFace.svelte";
import BookSigns from "./BookSigns.svelte";

export const open = (facts: AnyCatalog): Book => ({ ...bookOf(facts), Face: BookFace, Under: BookSigns });
