// Grouping of events into steps that are shown one by one. It is the same for every game; each game's scene sets
// motion and reading time.
import type { Beat } from "./stage.svelte";
import { isAside } from "../log/phrasing";
import type { GameEvent } from "../net/wire";

export type Motion = Pick<Beat, "ms" | "run">;
export const STILL: Motion = { ms: 0, run: () => undefined };

/** Whether a card is used only to turn up another: the check says it all. */
const leadsToCheck = (event: GameEvent, next: GameEvent | undefined): boolean =>
  event.t === "use" && next?.t === "check" && next.cause === event.cause && next.who === event.who;

/** Events without a reading time join a neighbour: the beginning of a turn and the use of a card for a check join the next event, the rest the previous one. */
export function together<Event extends GameEvent>(events: Event[]): Event[][] {
  const groups: Event[][] = [];
  let opens = false; // the group goes on with the next event
  for (const [at, event] of events.entries()) {
    if (groups.length && (opens || (event.t !== "turn" && isAside(event)))) groups.at(-1)!.push(event);
    else groups.push([event]);
    opens = event.t === "turn" || leadsToCheck(event, events[at + 1]);
  }
  return groups;
}

/** Each group at once; `present`: what is shown besides what moves; `read`: how long it takes to read the one that counts. */
export function beatsOf<Event extends GameEvent>(
  events: Event[],
  scene: {
    motion: (event: Event) => Motion;
    present: (event: Event) => void;
    read: (event: Event) => number;
    great: (event: Event) => boolean;
  },
): Beat[] {
  return together(events).map((group) => {
    const main = group.findLast((event) => !isAside(event)) ?? group[0]!;
    const motions = group.map((event) => ({ event, ...scene.motion(event) }));
    const run = (ms: number): void => {
      for (const { event, run } of motions) {
        scene.present(event);
        run(ms);
      }
    };
    const great = (): Event | undefined => group.find((event) => scene.great(event));
    return { events: group, ms: Math.max(...motions.map((motion) => motion.ms)), read: scene.read(main), run, great };
  });
}
