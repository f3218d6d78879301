// What The Great Train Robbery draws itself: the train above the table; taking wagons and moving it is one button.
import "./palette.css";
import type { SetParts } from "../../card/setparts";
import { cardKind } from "../../lib/store/catalog";
import { kindFact } from "../../lib/store/catalog";
import EndOfLine from "./EndOfLine.svelte";
import TrainLine from "./TrainLine.svelte";
import TrainStrip from "./TrainStrip.svelte";
import { LOW } from "./train";
import { DECK, ENGINE, SIDING, STATIONS, TRAIN, UNSEEN } from "./zones";

const isEngine = (card: number | undefined): boolean =>
  card !== undefined && kindFact(cardKind(card)).border === "engine";

export const parts: SetParts = {
  above: { [TRAIN]: { Wide: TrainLine, height: (page) => (page < LOW ? 86 : 96), Phone: TrainStrip } },
  zones: Object.fromEntries([STATIONS, TRAIN, ENGINE, DECK, ...UNSEEN].map((zone) => [zone, null])),
  moments: { end_of_line: EndOfLine },
  laid: [SIDING],
  groups: [
    {
      name: "train",
      has: (option) => option.verb === "take" || (option.verb === "use" && isEngine(option.on)),
      card: (option) => (option.verb === "take" ? option.card : option.on),
      icon: "wagon",
      words: "ui-wagon",
      which: "ui-wagon-which",
    },
  ],
};
