// Clock per deadline. It runs only while a component reads it and updates once a second, so each reader is drawn once
// a second.
import { createSubscriber } from "svelte/reactivity";

const SLACK = 20; // ms: timers come a little early or late
const whole = (deadline: number): number => Math.max(0, Math.ceil((deadline - performance.now() - SLACK) / 1000));

const clocks = new Map<number, () => void>();

function clockOf(deadline: number): () => void {
  let clock = clocks.get(deadline);
  if (clock) return clock;
  clock = createSubscriber((update) => {
    let timer = 0;
    const wait = (): void => {
      const left = deadline - performance.now() - SLACK;
      if (left <= 0) return;
      timer = window.setTimeout(
        () => {
          update();
          wait();
        },
        left % 1000 || 1000,
      );
    };
    wait();
    return () => {
      window.clearTimeout(timer);
      clocks.delete(deadline);
    };
  });
  clocks.set(deadline, clock);
  return clock;
}

/** Whole seconds left until a moment of performance.now(), null without one. */
export function secondsLeft(deadline: number | null): number | null {
  if (deadline === null) return null;
  clockOf(deadline)();
  return whole(deadline);
}

/** "0:41"; from an hour on "23:59 h" */
export function clock(seconds: number): string {
  const all = Math.ceil(seconds);
  if (all >= 3600) return `${Math.floor(all / 3600)}:${String(Math.floor((all % 3600) / 60)).padStart(2, "0")}\u00a0h`;
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
}
