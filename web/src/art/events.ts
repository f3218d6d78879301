// What is drawn on each event: one dark picture before the sun or moon of its own sky, above the roofs of the town.
import type { GameIconName, SymbolName } from "./icons";

/** Sky (also the ground of the words, so dark enough for them), disc, roofs and picture. */
type Sky = readonly [sky: string, disc: string, dark: string];
const NIGHT: Sky = ["#2b2f52", "#f0b95a", "#171a33"];
const NOON: Sky = ["#8a3d10", "#ffd061", "#3b1706"];
const DAWN: Sky = ["#35506b", "#f6dca6", "#182838"];
const DUST: Sky = ["#5e432b", "#e9bd80", "#2b1b10"];
const STORM: Sky = ["#2f3d37", "#a9c79c", "#131d18"];
const EMBER: Sky = ["#611f28", "#f09c68", "#2d0c12"];
const DREAM: Sky = ["#47315f", "#dcaad6", "#211430"];
const GOLD: Sky = ["#1e4b4b", "#e8c45c", "#0b2525"];

export interface EventFace {
  icon: GameIconName;
  sky: Sky;
}
const face = (icon: GameIconName, sky: Sky): EventFace => ({ icon, sky });

export const EVENT_FACES: Record<string, EventFace> = {
  Blessing: face("blessing", DAWN),
  Curse: face("curse", STORM),
  "Ghost Town": face("ghost", NIGHT),
  "Gold Rush": face("miner", GOLD),
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
  Handcuffs: face("cuffs", STORM),

  Ambush: face("ambush", DUST),
  Sniper: face("eye-target", EMBER),
  "Dead Man": face("raise-zombie", STORM),
  "Blood Brothers": face("shaking-hands", EMBER),
  "The Judge": face("gavel", GOLD),
  Lasso: face("lasso", NOON),
  "Law of the West": face("scales", DUST),
  "Hard Liquor": face("jug", DREAM),
  "Abandoned Mine": face("adit", NIGHT),
  Peyote: face("peyote", DREAM),
  Ranch: face("ranch-gate", NOON),
  Ricochet: face("ricochet", GOLD),
  "Russian Roulette": face("cylinder", NIGHT),
  Vendetta: face("vendetta", STORM),
  "A Fistful of Cards": face("poker-hand", EMBER),
};

const PLAIN = face("noon", NIGHT);
export const eventFace = (event: string): EventFace => EVENT_FACES[event] ?? PLAIN;

/** The sign of the deck an event comes from. */
const MARKS: Record<string, SymbolName> = { high_noon: "sun", fistful: "fan" };
export const eventMark = (set: string): SymbolName => MARKS[set] ?? "emblem";
