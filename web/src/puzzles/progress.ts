// What this browser knows of my puzzles: "solved" or "failed" by their ids.
import { pref, savePref } from "../lib/store/prefs";

export type State = "new" | "solved" | "failed";
const key = (id: string): string => `puzzle.${id}`;

export function stateOf(id: string): State {
  const saved = pref(key(id));
  return saved === "solved" || saved === "failed" ? saved : "new";
}
export const saveState = (id: string, state: State): void => savePref(key(id), state === "new" ? null : state);
