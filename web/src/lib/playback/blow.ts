// A blow that is felt: the plate shakes and flashes, at mine the table and the edges of the page too. Transforms and
// opacity only: no box changes. Nothing moves with reduced motion.
import { calm } from "../store/ui.svelte";

export interface Blow {
  id: number;
  at: DOMRect; // of the plate
  mine: boolean;
}

/** ms until nothing of a blow is seen any more. */
export const FELT = 640;
const SWINGS = [0, -1, 0.8, -0.5, 0.25, 0];

/** Shake an element: `reach` in px, `turn` in degrees. */
function shake(element: Element | null, reach: number, turn: number, duration: number): void {
  const frames = SWINGS.map((share) => ({
    transform: `translate(${reach * share}px, ${reach * share * 0.4}px) rotate(${turn * share}deg)`,
  }));
  element?.animate(frames, { duration, easing: "ease-out" });
}

let ids = 0;

/** Let the plate at `at` feel a blow. Returns what flashes. */
export function strike(at: string, mine: boolean, hard: boolean): Blow | null {
  const plate = calm() ? null : document.querySelector(`[data-at="${at}"]`);
  if (!plate) return null;
  const box = plate.getBoundingClientRect();
  shake(plate, hard ? 13 : 9, 1.2, hard ? 520 : 360);
  if (mine || hard) shake(document.querySelector("main"), hard ? 9 : 5, 0, hard ? 520 : 300);
  return { id: ++ids, at: box, mine };
}
