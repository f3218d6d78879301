// Height of the prompt's box, in units. It depends on the page alone, so that no question moves the table.
import type { Size } from "./around";

/** From 720 px. A longer prompt grows upwards, over the felt. */
export const promptRoom = ({ h }: Size): number => (h < 700 ? 109 : h < 800 ? 134 : h < 860 ? 150 : 176);

/** On a phone. A longer prompt covers my hand where no card of it can answer; otherwise its words scroll. */
export const phonePromptRoom = ({ w, h }: Size): number => (w > h || h < 700 ? 120 : h < 800 ? 140 : 162);

export const LOWEST = 430; // a page of less height, on its side, has lower parts

/** The same on its side: all that is free below what is mine, up to the height of a tall phone's prompt. */
export const sidePromptRoom = (free: number): number => Math.min(162, Math.floor(free));
