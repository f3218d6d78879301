// Words of The Duel on the board.
import type { BoardWords } from "../lib/game/game_spec";
import { t } from "../lib/text/i18n.svelte";
import { kindName } from "../lib/text/text";
import { cardFact } from "./facts";

export const words: BoardWords = {
  cardName: (card) => `${kindName(cardFact(card).kind)} ${t(`symbol-${cardFact(card).reveal}`)}`,
};
