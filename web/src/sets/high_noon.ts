// What is drawn of High Noon: its events.
import type { SetArt } from "../art/sets";
import { DAWN, DREAM, DUST, EMBER, GOLD, NIGHT, NOON, STORM, face } from "../art/skies";

export const art: SetArt = {
  mark: "sun",
  events: {
    Blessing: face("blessing", DAWN),
    Curse: face("curse", STORM),
    "Ghost Town": face("ghost", NIGHT),
    "Gold Rush": face("miner", GOLD, "backwards"),
    "The Daltons": face("daltons", EMBER),
    "The Doctor": face("first-aid-kit", DAWN),
    "The Reverend": face("prayer", NIGHT),
    "Train Arrival": face("steam-locomotive", DUST),
    Hangover: face("hangover", DREAM),
    "The Sermon": face("public-speaker", GOLD),
    Thirst: face("manual-water-pump", NOON),
    Shootout: face("cartridges", EMBER),
    "High Noon": face("noon", NOON),
    "New Identity": face("duality-mask", DREAM),
    Handcuffs: face("cuffs", STORM, "suit"),
  },
};
