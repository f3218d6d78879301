// What is drawn on each event: one dark picture before the sun or moon of its own sky, above the roofs of the town.
// Each set file in src/sets assigns the pictures to its events.
import type { SymbolName } from "./icons";
import { all, SETS } from "./sets";
import { face, NIGHT, type EventFace } from "./skies";

export const EVENT_FACES: Record<string, EventFace> = all("events");

const PLAIN = face("noon", NIGHT);
export const eventFace = (event: string): EventFace => EVENT_FACES[event] ?? PLAIN;

/** The sign of the deck an event comes from. */
export const eventMark = (set: string): SymbolName => SETS[set]?.mark ?? "emblem";
