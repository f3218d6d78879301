// Titles and signs of games and sets in the reader's language.
import type { IconName } from "../../art/icons";
import { gameOf, GAMES, played } from "../../games";
import { factsOf } from "../store/facts.svelte";
import { list, maybe } from "./i18n.svelte";
import { isBase, setsOf } from "../game/setup";
import { slug } from "./slug";

export const gameName = (game: string): string => maybe(`game-${slug(game)}`) ?? game;

export const gameIcon = (game: string): IconName => played(game).icon;
/** The sign of what a set of the game holds. */
export const thingsIcon = (game: string): IconName => gameOf(game)?.things ?? "emblem";

const known = (id: string): string | undefined =>
  GAMES.flatMap((game) => setsOf(factsOf(game.name) ?? { sets: [] })).find((set) => set.id === id)?.title;
export const setTitle = (id: string): string => maybe(`set-${slug(id)}`) ?? known(id) ?? id;
export const setTitles = (ids: string[]): string => list(ids.map(setTitle));

/** "The Dice Game, The Ghost". */
export const playedWith = (game: string, sets: string[]): string =>
  list([gameName(game), ...sets.filter((id) => !isBase(id)).map(setTitle)]);
