// The skies behind the events.
import type { GameIconName } from "./icons";

/** Sky (also the ground of the words, so dark enough for them), disc, roofs and picture. */
export type Sky = readonly [sky: string, disc: string, dark: string];
export const NIGHT: Sky = ["#2b2f52", "#f0b95a", "#171a33"];
export const NOON: Sky = ["#8a3d10", "#ffd061", "#3b1706"];
export const DAWN: Sky = ["#35506b", "#f6dca6", "#182838"];
export const DUST: Sky = ["#5e432b", "#e9bd80", "#2b1b10"];
export const STORM: Sky = ["#2f3d37", "#a9c79c", "#131d18"];
export const EMBER: Sky = ["#611f28", "#f09c68", "#2d0c12"];
export const DREAM: Sky = ["#47315f", "#dcaad6", "#211430"];
export const GOLD: Sky = ["#1e4b4b", "#e8c45c", "#0b2525"];

/** What an event settles for now, shown as a sign on it: the direction of turns, the suit or the card of a turn. */
export type Settled = "backwards" | "suit" | "duty";
export interface EventFace {
  icon: GameIconName;
  sky: Sky;
  settles: Settled | null;
}
export const face = (icon: GameIconName, sky: Sky, settles: Settled | null = null): EventFace => ({
  icon,
  sky,
  settles,
});
