// Titles and signs of games and sets in the reader's language.
import type { IconName } from "../art/icons";
import { factsOf, GAMES } from "../lib/games.svelte";
import { list, maybe } from "../lib/i18n.svelte";
import { isBase, setsOf } from "../lib/setup";
import { slug } from "../lib/slug";

export const gameName = (game: string): string => maybe(`game-${slug(game)}`) ?? game;

const ICONS: Record<string, IconName> = { bang: "revolver", dice: "rolling-dices" };
export const gameIcon = (game: string): IconName => ICONS[game] ?? "emblem";
/** The sign of what a set of the game holds. */
export const thingsIcon = (game: string): IconName => (game === "bang" ? "deck" : gameIcon(game));

const known = (id: string): string | undefined =>
  GAMES.flatMap((game) => setsOf(factsOf(game) ?? { sets: [] })).find((set) => set.id === id)?.title;
export const setTitle = (id: string): string => maybe(`set-${slug(id)}`) ?? known(id) ?? id;
export const setTitles = (ids: string[]): string => list(ids.map(setTitle));

/** "The Dice Game, The Ghost". */
export const playedWith = (game: string, sets: string[]): string =>
  list([gameName(game), ...sets.filter((id) => !isBase(id)).map(setTitle)]);
