// An answer in advance: "step in for me when I would be out". This browser keeps it, for every table of the Dice Game.
import { pref, savePref } from "../lib/store/prefs";
import type { Decision, DiceView, Option } from "./wire";

export const rescues = (): boolean => pref("rescue") === "on";
export const setRescues = (on: boolean): void => savePref("rescue", on ? "on" : null);

/** At a moment: the answer that keeps me in the game; undefined where my last life is not at stake. */
export function rescue(decision: Decision, view: DiceView): Option | undefined {
  const me = view.you;
  if (me === null) return undefined;
  if (decision.why === "save") return decision.options.find((option) => option.to === me);
  if (decision.why !== "turn_die" || view.turn !== me || view.seats[me]!.life > 1) return undefined;
  const dynamite = view.dice.filter((die) => die.face === "dynamite").length;
  return dynamite >= 3 ? decision.options.find((option) => option.verb !== "pass") : undefined;
}
