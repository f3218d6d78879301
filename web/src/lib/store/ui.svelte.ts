// Theme, sound, dialogs above the page, and announcements for screen readers.
import { growth, isPhone, screenGrowth, screenTable, stepsBelow } from "../layout/page";
import type { Sign } from "../text/signs";
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
  | { what: "sign"; sign: Sign; n?: number } // neither a card nor a character
  | { what: "arrows" }
  | { what: "words"; name: string; text: string } // said already
  | { what: "moments" } // at which I am asked
  | { what: "help" }
  | { what: "about" }
  | { what: "people" } // at the table
  | { what: "who" } // probabilities of the roles
  | { what: "menu" };

const systemTheme = (): Theme => (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "noon");

const VOLUME = 0.6; // until the player sets it
function savedVolume(): number {
  const saved = Number(pref("volume") ?? NaN);
  return saved >= 0 && saved <= 1 ? saved : VOLUME;
}

export const ui = $state({
  theme: "noon" as Theme,
  sound: pref("sound") === "on",
  volume: savedVolume(), // from 0 to 1
  soundOffer: false, // the first shot asks whether to play with sound
  open: null as Open | null,
  game: null as string | null, // of the table I am at
  log: false, // the log as a drawer or sheet
  polite: "",
  urgent: "",
  width: 1440, // of the window, in units of the design
  height: 900,
  unit: 1, // px of the window in one of them
  phone: false,
  big: false, // a big screen in a room: everything is large
});

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
/** Nothing hovers here: what a pointer would tell has to be written. */
export const touch = (): boolean => matchMedia("(hover: none)").matches;
/** Little room: a phone, upright or on its side, or a page that is shown very large. */
export const phone = (): boolean => ui.phone;
/** A phone on which a second row of answers pushes the table up. */
export const lowPhone = (): boolean => ui.phone && ui.height < 700;

export function setTheme(theme: Theme, keep = true): void {
  ui.theme = theme;
  document.documentElement.dataset.theme = theme;
  const room = getComputedStyle(document.documentElement).getPropertyValue("--room");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", room);
  if (keep) savePref("theme", theme);
}

let taken = 0;
let screen: { width: number; height: number } | null = null; // a big one, in units
let usual: HTMLElement | null = null; // as wide as a letter of the browser's own size of text
let unit: HTMLElement | null = null; // as wide as a letter of ours

const letter = (probe: HTMLElement | null): number => (probe?.getBoundingClientRect().width ?? 0) / 16 || 1;

/** The size of the window in units of the design; a large window is given larger units first. */
function measure(): void {
  const html = document.documentElement;
  const { clientWidth: width, clientHeight: height } = html; // of the window itself: on a phone innerWidth grows with what stands out of it
  const own = letter(usual);
  const grown = screen ? screenGrowth(width / own, height / own, screen) : growth(width / own, height / own);
  html.style.setProperty("--grow", String(grown));
  const one = letter(unit);
  ui.unit = one;
  ui.width = ui.big ? screenTable(width / one) : width / one;
  ui.height = (height - taken) / one;
  const whole = height / one;
  ui.phone = isPhone(ui.width, whole);
  html.dataset.below = stepsBelow(ui.width, whole).join(" ");
}

/** Show the page on a big screen of this size in units; null: as usual again. */
export function setScreen(size: typeof screen): void {
  screen = size;
  ui.big = size !== null;
  document.documentElement.toggleAttribute("data-big", ui.big);
  measure();
}

/** Follow a change of the text size while the page is open. */
function watchText(): void {
  const probes = ["width: 1em; font: medium serif", "width: 1rem"].map((style) => {
    const probe = document.createElement("i");
    probe.style.cssText = `position: absolute; visibility: hidden; height: 0; ${style}`;
    return document.body.appendChild(probe);
  });
  [usual, unit] = probes as [HTMLElement, HTMLElement];
  const watch = new ResizeObserver(measure);
  [...probes, document.documentElement].forEach((one) => watch.observe(one)); // a scroll bar takes room too
}

/** So much of the height is something else's than the table's, in px of the window. */
export function reserve(height: number): void {
  taken = height;
  measure();
}

export function startUi(): void {
  const saved = pref("theme");
  setTheme(saved === "noon" || saved === "night" ? saved : systemTheme(), false);
  watchText();
  measure();
  window.addEventListener("resize", measure);
}

export function setSound(on: boolean): void {
  ui.sound = on;
  ui.soundOffer = false;
  savePref("sound", on ? "on" : "off");
}
export function setVolume(volume: number): void {
  ui.volume = volume;
  savePref("volume", String(volume));
}

/** Say something to screen readers: polite waits, urgent interrupts. */
export function announce(words: string, urgent = false): void {
  if (urgent) ui.urgent = words === ui.urgent ? `${words}\u00a0` : words;
  else ui.polite = words === ui.polite ? `${words}\u00a0` : words;
}
