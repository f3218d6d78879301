// Keys of a recorded game; all other keys are those of the table.
import type { ReplayPlayer } from "./replay.svelte";

const FIELDS = /^(SELECT|TEXTAREA)$/;

/** Whether the key was one of the film's. */
export function onReplayKey(replay: ReplayPlayer, event: KeyboardEvent): boolean {
  const at = event.target instanceof HTMLElement ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return false;
  if (at && (FIELDS.test(at.tagName) || at.isContentEditable)) return false;
  if (event.key === " " && at?.closest("button, [role='button'], a")) return false; // it presses what has the focus
  if (["Home", "End", "PageUp", "PageDown", " "].includes(event.key) && at?.closest("[role='log']")) return false; // it scrolls
  const done: Record<string, () => void> = {
    ArrowRight: () => replay.forward(),
    ArrowLeft: () => replay.back(),
    Home: () => replay.jump(0),
    End: () => replay.jump(replay.last),
    PageDown: () => replay.turnBy(1),
    PageUp: () => replay.turnBy(-1),
    " ": () => replay.toggle(),
  };
  const run = done[event.key];
  if (!run) return false;
  event.preventDefault();
  run();
  return true;
}
