// Whose turn it is in a game of mine, in words.
import type { MyGame } from "../lib/store/me.svelte";
import { t } from "../lib/text/i18n.svelte";
import { moment } from "./days";

/** "Your turn, until 28 Nov 2026, 14:05"; "" where it is not known. */
export function turnOf(game: MyGame): string {
  if (game.turn == null) return "";
  if (!game.turn) return t("ui-me-game-waits");
  return [t("ui-me-game-turn"), ...(game.due ? [t("ui-me-game-due", { time: moment(game.due) })] : [])].join(", ");
}
