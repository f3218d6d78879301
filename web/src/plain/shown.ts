// Fields of a view that are specific to a game, prepared for drawing: numbers, words, rows. Knows no game and no
// page.
import { slug } from "../lib/text/slug";
import type { AnySeat, AnyView } from "../lib/net/wire";

export interface Shown {
  key: string; // "discard", in a part of a part "bank-coins"
  is: "value" | "row";
  words: string[]; // one, or those of the row; "?" for what is hidden
}
/** Words of a value, or null without a translation. */
export type Wording = (key: string) => string | null;

const SEAT: ReadonlySet<keyof AnySeat | string> = new Set([
  "seat",
  "character",
  "life",
  "max_life",
  "role",
  "role_public",
  "alive",
  "ghost",
  "distance",
  "in_reach",
  "target",
  "special",
  "team",
]);
const VIEW: ReadonlySet<keyof AnyView | string> = new Set([
  "game",
  "you",
  "move",
  "phase",
  "turn",
  "turn_no",
  "asked",
  "asked_why",
  "seating",
  "seats",
  "can_undo",
  "result",
]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function wordsOf(value: unknown, wording: Wording): string {
  if (value === null || value === undefined) return "?";
  if (typeof value === "string") return wording(`view-${slug(value)}`) ?? value;
  if (Array.isArray(value)) return value.map((one) => wordsOf(one, wording)).join(" ");
  if (isObject(value)) return wordsOf(Object.values(value), wording);
  return String(value);
}

/** Fields of an object except `usual`; a nested object is expanded once. */
function shownOf(thing: object, usual: ReadonlySet<string>, wording: Wording, prefix = ""): Shown[] {
  return Object.entries(thing).flatMap(([name, value]): Shown[] => {
    if (usual.has(name) || value === false) return [];
    const key = prefix + name;
    if (isObject(value) && prefix === "") return shownOf(value, new Set(), wording, `${key}-`);
    if (Array.isArray(value)) return [{ key, is: "row", words: value.map((one) => wordsOf(one, wording)) }];
    return [{ key, is: "value", words: value === true ? [] : [wordsOf(value, wording)] }];
  });
}

export const shownOfSeat = (seat: AnySeat, wording: Wording): Shown[] => shownOf(seat, SEAT, wording);
export const shownOfTable = (view: AnyView, wording: Wording): Shown[] => shownOf(view, VIEW, wording);
