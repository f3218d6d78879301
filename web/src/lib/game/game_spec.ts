// Description of a game for the rest of the client, exported by the `game.ts` of its folder. No other module names a game. These facts
// are small and loaded at once; the table, the card browser and the help are loaded by imports when needed.
import type { Component } from "svelte";
import type { IconName } from "../../art/icons";
import type { Book } from "../../cards/books";
import type { GameParts } from "./play";
import type { AnyCatalog } from "../net/wire";

export interface GameSpec extends PlayedGame {
  base: string; // the set that is the game itself, always in
  things: IconName; // sign of what a set holds
  all: string; // key: all its things together
  entries: readonly string[]; // how the addresses of its things begin: "card" for /cards/card-beer
  book: () => Promise<(facts: AnyCatalog) => Book>;
  board: () => Promise<BoardWords>;
  usual: number; // seats of a new position on the board
  plainRole?: (role: string) => string | undefined; // behind a special one
}

/** Words of a game on the board, where they differ from the usual ones. */
export interface BoardWords {
  cardName?: (card: number) => string;
  zoneName?: (zone: string) => string;
  faces?: () => string[]; // of the dice, by number
  dice?: () => string[]; // names of the kinds of dice, by number
}

/** What it takes to play a game; a game without a folder of its own has this much too (src/plain). */
export interface PlayedGame {
  name: string; // as the server calls it
  icon: IconName;
  Tile: Component; // its picture, where one chooses between games
  help: Help;
  side: () => Promise<Component>; // on the ground beside the first page's paper
  table: () => Promise<GameParts>;
  again?: Again;
  law?: string; // key: which of the two plays the law? asked before the first game
}

/** What one may wish for the next game at the same table; without it what is usual among many players. */
export interface Again {
  keep: boolean; // whoever is still in the game may keep the character
  rotate: string | null; // key: what changes from game to game; null: nothing can
  rotated: boolean; // and does, unless somebody wishes otherwise
}

export interface Help {
  how: readonly string[]; // keys: the rules in a few lines
  keys: readonly (readonly [key: string, words: string])[]; // its own, on the keyboard
  signs?: { title: string; Part: () => Promise<Component> }; // title: a key
}
