// How long things are shown: each for as long as it takes to read, but never far behind the game. Pure arithmetic.
import type { Pace } from "../net/wire";

/** Against the time a thing takes at normal pace. */
export const SCALE: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.45 };

/** How long after it was heard a state stands there at the latest, while others play, in ms. */
export const BEHIND: Record<Pace, number> = { slow: 7000, normal: 4000, fast: 1500 };

/** How long a question of mine may wait for what led to it, in ms. */
export const OWN = 1500;
/** The same while a short pause runs in which somebody may interrupt. */
export const PAUSE = 600;

/** Shorter than this nobody sees anything: it is told, and not shown. */
export const SEEN = 90;

export interface Waiting {
  wanted: number; // ms that all of it would take, up to and with the state that has to be there
  since: number; // ms ago that state came
  own: boolean; // it holds a question of mine
  pause: boolean; // a short pause runs
}

/** The share of its own time that each thing gets, so that nothing comes too late. `lines`: states that wait, the next one first. */
export function share(lines: Waiting[], pace: Pace): number {
  let least = 1;
  for (const line of lines) {
    const allowed = (line.pause ? PAUSE : line.own ? OWN : BEHIND[pace]) - line.since;
    if (line.wanted > allowed) least = Math.min(least, Math.max(0, allowed) / line.wanted);
  }
  return least;
}
