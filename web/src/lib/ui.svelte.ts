// Theme, sound, what lies open above the page, and what screen readers are told.
import { pref, savePref } from "./prefs";

export type Theme = "noon" | "night";
export type Open =
  | { what: "card"; card: number }
  | { what: "kind"; kind: string }
  | { what: "char"; char: string }
  | { what: "role"; role: string }
  | { what: "event"; event: string }
  | { what: "face"; face: string } // of a die
  | { what: "die"; die: string }
  | { what: "arrows" }
  | { what: "moments" } // at which I am asked
  | { what: "help" }
  | { what: "about" }
  | { what: "menu" };

const systemTheme = (): Theme => (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "noon");

export const ui = $state({
  theme: "noon" as Theme,
  sound: pref("sound") === "on",
  open: null as Open | null,
  game: null as string | null, // of the table I am at
  log: false, // the log as a drawer or sheet
  polite: "",
  urgent: "",
  width: 1440,
  height: 900,
});

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
/** Nothing hovers here: what a pointer would tell has to be written. */
export const touch = (): boolean => matchMedia("(hover: none)").matches;
export const phone = (): boolean => ui.width < 720;

export function setTheme(theme: Theme, keep = true): void {
  ui.theme = theme;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", theme === "noon" ? "#E6DCC8" : "#1A1512");
  if (keep) savePref("theme", theme);
}

let taken = 0;
function measure(): void {
  ui.width = window.innerWidth;
  ui.height = window.innerHeight - taken;
}

/** So much of the height is something else's than the table's, in px. */
export function reserve(height: number): void {
  taken = height;
  measure();
}

export function startUi(): void {
  const saved = pref("theme");
  setTheme(saved === "noon" || saved === "night" ? saved : systemTheme(), false);
  measure();
  window.addEventListener("resize", measure);
}

export function setSound(on: boolean): void {
  ui.sound = on;
  savePref("sound", on ? "on" : null);
}

/** Say something to screen readers: polite waits, urgent interrupts. */
export function announce(words: string, urgent = false): void {
  if (urgent) ui.urgent = words === ui.urgent ? `${words}\u00a0` : words;
  else ui.polite = words === ui.polite ? `${words}\u00a0` : words;
}
