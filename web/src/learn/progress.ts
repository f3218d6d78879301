// What this browser knows of my lessons: the choices of one that I left, and which ones I have passed. What I have
// passed is kept with my account too.
import { ask, askMe, mine } from "../lib/store/me.svelte";
import { pref, savePref } from "../lib/store/prefs";

const key = (name: string): string => `learn.${name}`;
const PASSED = "passed";

export const isPassed = (name: string): boolean => (pref(key(name)) ?? "").startsWith(PASSED);
const isBegun = (name: string): boolean => choicesOf(name).length > 0;
export const stateOf = (name: string): "passed" | "begun" | "new" =>
  isPassed(name) ? "passed" : isBegun(name) ? "begun" : "new";

/** The choices with which a lesson goes on; none: from the beginning. */
export function choicesOf(name: string): number[] {
  const saved = (pref(key(name)) ?? "").replace(PASSED, "");
  const choices = saved === "" ? [] : saved.split(",").map(Number);
  return choices.every(Number.isInteger) ? choices : [];
}
export function save(name: string, choices: number[], passed: boolean): void {
  const mark = passed || isPassed(name) ? PASSED : "";
  savePref(key(name), mark + (passed ? "" : choices.join(",")) || null);
}

/** Tell my account what I have passed here, and remember what it knows from elsewhere. Nothing is lost on either side. */
export async function share(names: string[]): Promise<void> {
  if (!mine.asked) await askMe();
  if (!mine.me) return;
  const { passed } = await ask<{ passed: string[] }>("POST", "/api/me/lessons", { passed: names.filter(isPassed) });
  for (const name of passed)
    if (names.includes(name) && !isPassed(name)) savePref(key(name), PASSED + choicesOf(name).join(","));
}
