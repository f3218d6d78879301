// Entries of this game for the reference browser, and their drawings.
import type { Book } from "../cards/books";
import type { AnyCatalog } from "./wire";
import { bookOf } from "./book";
import BookFace from "./BookFace.svelte";
import DieFaces from "./DieFaces.svelte";

export const open = (facts: AnyCatalog): Book => ({ ...bookOf(facts), Face: BookFace, Under: DieFaces });
