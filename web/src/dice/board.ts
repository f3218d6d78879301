// Words of the Dice Game on the board.
import type { BoardWords } from "../lib/game/game_spec";
import { dieName } from "../lib/text/text";
import { diceFacts } from "./facts";

export const words: BoardWords = {
  faces: () => Object.keys(diceFacts()?.faces ?? {}),
  dice: () => Object.keys(diceFacts()?.dice ?? {}).map(dieName),
};
