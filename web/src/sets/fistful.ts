// What is drawn of A Fistful of Cards: its events.
import type { SetArt } from "../art/sets";
import { DREAM, DUST, EMBER, GOLD, NIGHT, NOON, STORM, face } from "../art/skies";

export const art: SetArt = {
  mark: "fan",
  events: {
    Ambush: face("ambush", DUST),
    Sniper: face("eye-target", EMBER),
    "Dead Man": face("raise-zombie", STORM),
    "Blood Brothers": face("shaking-hands", EMBER),
    "The Judge": face("gavel", GOLD),
    Lasso: face("lasso", NOON),
    "Law of the West": face("scales", DUST, "duty"),
    "Hard Liquor": face("jug", DREAM),
    "Abandoned Mine": face("adit", NIGHT),
    Peyote: face("peyote", DREAM),
    Ranch: face("ranch-gate", NOON),
    Ricochet: face("ricochet", GOLD),
    "Russian Roulette": face("cylinder", NIGHT),
    Vendetta: face("vendetta", STORM),
    "A Fistful of Cards": face("poker-hand", EMBER),
  },
  aimedLike: {
    Sniper: "bang",
  },
};
