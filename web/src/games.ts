// The games of the table: one line each. What a game needs lies in a file of its own, fetched when a table plays it.
import type { GameParts } from "./lib/play";

export const GAMES: Record<string, () => Promise<GameParts>> = {
  bang: () => import("./card/game").then((part) => part.game),
  dice: () => import("./dice/game").then((part) => part.game),
};
