// Sounds that belong to events of every game: the end, and what is heard where nothing moves.
import type { Sound } from "../input/recipes";
import type { GameEvent, Seat } from "../net/wire";

/** Sound of the end: won, lost, or watched. */
export function endSound(event: GameEvent, me: Seat | null): Sound {
  if (me === null) return "bell";
  return event.winners?.includes(me) ? "victory" : "defeat";
}

const STILL: Record<string, Sound> = {
  lose: "hit",
  heal: "beer",
  stopped: "ricochet",
  out: "bell",
  passes: "fuse",
  throw: "die",
  dynamite: "boom",
  explode: "boom",
  arrow: "arrow",
  event: "bell",
};

/** Sound of an event with reduced motion, where no scene plays one. */
export function stillSound(event: GameEvent): Sound | null {
  const attacks = (event.t === "play" || event.t === "use") && event.nature === "harms";
  return attacks && event.to !== undefined ? "shot" : (STILL[event.t] ?? null);
}
