// Roles of every game.
import { GAMES } from "../games";

/** The plain role behind a special one. */
export const plainRole = (role: string): string =>
  GAMES.map((game) => game.plainRole?.(role)).find((plain) => plain !== undefined) ?? role;
