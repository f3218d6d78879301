// Words of the card game on the board.
import type { BoardWords } from "../lib/game/game_spec";
import { zoneName } from "./zonewords";

export const words: BoardWords = { zoneName };
