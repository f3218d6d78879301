// What The Great Train Robbery draws itself: the train above the table.
import type { SetParts } from "../../card/setparts";
import TrainLine from "./TrainLine.svelte";
import TrainStrip from "./TrainStrip.svelte";
import { DECK, TRAIN } from "./zones";

export const parts: SetParts = {
  above: { [TRAIN]: { Wide: TrainLine, height: 96, Phone: TrainStrip } },
  zones: { [TRAIN]: null, [DECK]: null },
};
