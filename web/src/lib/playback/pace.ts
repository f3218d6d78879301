// Display times: each step stays for its reading time, but never far behind the game. Pure arithmetic.
import type { Pace } from "../net/wire";

/** Factors on the time of a step at normal pace. */
export const SCALE: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.45 };

/** Longest delay of a state after it was received while other players act, in ms. */
export const BEHIND: Record<Pace, number> = { slow: 7000, normal: 4000, fast: 1500 };

/** How long a question of mine may wait for what led to it, in ms. */
export const OWN = 1500;
/** Longest delay while a short pause runs in which a player may interrupt, in ms. */
export const PAUSE = 600;

/** Least time of a great moment, in ms, however much waits. */
export const GREAT = 1200;

/** A shorter step is invisible: it goes to the log and is not shown. */
export const SEEN = 90;

export interface Waiting {
  wanted: number; // ms that all of it would take, up to and with the state that has to be there
  since: number; // ms ago that state came
  own: boolean; // it holds a question of mine
  pause: boolean; // a short pause runs
}

/** Share of its own time that each step gets, so that none is late. `lines`: waiting states, the next one first. */
export function share(lines: Waiting[], pace: Pace): number {
  let least = 1;
  for (const line of lines) {
    const allowed = (line.pause ? PAUSE : line.own ? OWN : BEHIND[pace]) - line.since;
    if (line.wanted > allowed) least = Math.min(least, Math.max(0, allowed) / line.wanted);
  }
  return least;
}
