// Game object under the pointer or with the focus, read from the data attributes of elements.
import type { Open } from "../store/ui.svelte";
import type { Sign } from "./signs";

const SAID = "[data-thing],[data-card],[data-char],[data-event],[data-face]";

const NAMED = "button[title], a[title]"; // without words

export interface Found {
  at: HTMLElement;
  thing: Open;
  named: boolean; // a button or link whose name the browser shows under a mouse
}

/** The value of `data-thing` for a sign. */
export const signThing = (sign: Sign, n = 0): string => JSON.stringify({ what: "sign", sign, n });

/** The value of `data-thing` for what these words explain. */
export const wordsThing = (name: string, text: string): string => JSON.stringify({ what: "words", name, text });

/** All visible elements of the table that have a description, in their order. */
export const explained = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`main :is(${SAID})`)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );

const shows = (one: HTMLElement, words: string): boolean =>
  one.innerText.trim() === words && one.querySelector(".hidden-text") === null;

export function thingAt(target: EventTarget | null): Found | null {
  const at = target instanceof Element ? target.closest<HTMLElement>(`${SAID},${NAMED}`) : null;
  const said = at === null ? null : thingOf(at.dataset);
  const named = said === null && at !== null && at.title !== "" && !shows(at, at.title);
  const thing: Open | null = named ? { what: "words", name: at.title, text: "" } : said;
  return at && thing ? { at, thing, named } : null;
}

function thingOf(said: DOMStringMap): Open | null {
  if (said["thing"]) return JSON.parse(said["thing"]) as Open;
  if (said["card"]) return { what: "card", card: Number(said["card"]) };
  if (said["char"]) return { what: "char", char: said["char"] };
  if (said["event"]) return { what: "event", event: said["event"] };
  return said["face"] ? { what: "face", face: said["face"] } : null;
}
