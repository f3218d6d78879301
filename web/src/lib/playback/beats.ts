// Grouping of events into steps that are shown one by one. It is the same for every game; each game's scene sets
// motion and reading time.
import type { Beat } from "./stage.svelte";
import { isAside } from "../log/phrasing";
import { cardKind } from "../store/catalog";
import type { GameEvent, Seat } from "../net/wire";

export type Motion = Pick<Beat, "ms" | "run">;
export const STILL: Motion = { ms: 0, run: () => undefined };

/** True if a card is used only to turn up another: the check tells it all. */
const leadsToCheck = (event: GameEvent, next: GameEvent | undefined): boolean =>
  event.t === "use" && next?.t === "check" && next.cause === event.cause && next.who === event.who;

const playedKind = (event: GameEvent): string | null =>
  event.t !== "play" ? null : (event.as ?? (event.card == null ? null : cardKind(event.card)));

/**
 * True if an event tells the same as its group: what a check or a card that was played does, or one cause for several
 * players. What I do and what happens to me stays a step of its own.
 */
function belongs(event: GameEvent, group: GameEvent[], me: Seat | null): boolean {
  const { t, who, cause } = event;
  const [first, last] = [group[0]!, group.at(-1)!];
  if (me !== null && (who === me || last.who === me)) return false;
  if (t === "jailed") return group.some((one) => one.t === "check" && one.who === who);
  if (cause === undefined) return false;
  if (["lose", "heal"].includes(t) && last.t === t && last.cause === cause) return true;
  return ["heal", "draw"].includes(t) && first === last && playedKind(first) === cause;
}

/**
 * Consequences join the event that caused them. Events without a reading time join a neighbour: the beginning of a
 * turn and the use of a card for a check join the next event, the rest the previous one.
 */
export function together<Event extends GameEvent>(events: Event[], me: Seat | null): Event[][] {
  const groups: Event[][] = [];
  let opens = false; // the group goes on with the next event
  for (const [at, event] of events.entries()) {
    const group = groups.at(-1);
    if (group && (opens || belongs(event, group, me) || (event.t !== "turn" && isAside(event)))) group.push(event);
    else groups.push([event]);
    opens = event.t === "turn" || leadsToCheck(event, events[at + 1]);
  }
  return groups;
}

const FURTHER = 150; // ms to read each further thing that a step tells

/** Each group at once; `present`: what is shown besides what moves; `read`: how long it takes to read an event. */
export function beatsOf<Event extends GameEvent>(
  events: Event[],
  scene: {
    me: Seat | null;
    motion: (event: Event) => Motion;
    present: (event: Event) => void;
    read: (event: Event) => number;
    great: (event: Event) => boolean;
  },
): Beat[] {
  return together(events, scene.me).map((group) => {
    const told = group.filter((event) => !isAside(event));
    const times = (told.length ? told : group.slice(0, 1)).map(scene.read);
    const read = Math.max(...times) + FURTHER * (times.length - 1);
    const motions = group.map((event) => ({ event, ...scene.motion(event) }));
    const run = (ms: number): void => {
      for (const { event, run } of motions) {
        scene.present(event);
        run(ms);
      }
    };
    const great = (): Event | undefined => group.find((event) => scene.great(event));
    return { events: group, ms: Math.max(...motions.map((motion) => motion.ms)), read, run, great };
  });
}
