// What this browser knows of my lessons: the choices of one that I left, and which ones I have passed.
import { pref, savePref } from "../lib/store/prefs";

const key = (name: string): string => `learn.${name}`;
const PASSED = "passed";

export const isPassed = (name: string): boolean => (pref(key(name)) ?? "").startsWith(PASSED);
export const isBegun = (name: string): boolean => choicesOf(name).length > 0;

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
