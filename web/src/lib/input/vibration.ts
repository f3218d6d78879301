// Vibration of a phone at what happens to me. Off with the sound, and where the player wants little motion.
import { calm, ui } from "../store/ui.svelte";

export const HIT = [45];
export const TURN = [30, 50, 30];

/** Vibrate with this pattern of ms, where the device can and the player allows it. */
export function vibrate(pattern: number[]): void {
  if (ui.sound && !calm()) navigator.vibrate?.(pattern);
}
