// One clock for all fuses; it only ticks while somebody looks.
import { createSubscriber } from "svelte/reactivity";

let timer = 0;
const subscribe = createSubscriber((update) => {
  timer = window.setInterval(update, 250);
  return () => window.clearInterval(timer);
});

/** Seconds left until a moment of performance.now(), null without one. */
export function secondsLeft(deadline: number | null): number | null {
  if (deadline === null) return null;
  subscribe();
  return Math.max(0, (deadline - performance.now()) / 1000);
}

/** "0:41" */
export function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
