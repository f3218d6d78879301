// Names on the plates of a big screen, which have a least size.
import { SCREEN_NAME } from "../lib/layout/page";
import { ui } from "../lib/store/ui.svelte";

/** True for a name too long for the letters of titles. `room`: how many times its width the place has, in em. */
export const isLong = (room: number, compact: boolean, scale: number): boolean =>
  (compact ? 14 : 15.5) * scale * room < SCREEN_NAME * ui.height;
