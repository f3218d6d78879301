// Game object under the pointer or with the focus, read from the data attributes of elements.
import type { Open } from "../store/ui.svelte";

const SAID = "[data-thing],[data-card],[data-char],[data-event],[data-face]";

export interface Found {
  at: HTMLElement;
  thing: Open;
}

export function thingAt(target: EventTarget | null): Found | null {
  const at = target instanceof Element ? target.closest<HTMLElement>(SAID) : null;
  const thing = at === null ? null : thingOf(at.dataset);
  return at && thing ? { at, thing } : null;
}

function thingOf(said: DOMStringMap): Open | null {
  if (said["thing"]) return JSON.parse(said["thing"]) as Open;
  if (said["card"]) return { what: "card", card: Number(said["card"]) };
  if (said["char"]) return { what: "char", char: said["char"] };
  if (said["event"]) return { what: "event", event: said["event"] };
  return said["face"] ? { what: "face", face: said["face"] } : null;
}
