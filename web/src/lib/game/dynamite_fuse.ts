// Length of the fuse of a Dynamite: it burns a part with each pass.
import type { GameEvent } from "../net/wire";

const PASSES = 6; // until the fuse is as short as it gets
const SHORTEST = 0.14;

/** Passes of a card since it was last laid down, as far as the events are known. */
export function passesOf(events: readonly GameEvent[], card: number): number {
  let passes = 0;
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]!;
    if (event.card !== card) continue;
    if (event.t === "passes") passes += 1;
    else if (event.t === "lay" || event.t === "play") break;
  }
  return passes;
}

/** How far the fuse is burnt, from 0 to 1: the sound of it is louder and faster. */
export const fuseBurnt = (passes: number): number => Math.min(1, passes / PASSES);

/** Share of the fuse that is left. */
export const fuseLeft = (passes: number): number => Math.max(SHORTEST, 1 - passes / PASSES);
