// What each set of cards has drawn. A set is one file in src/sets, named as the server calls it; a new one is found by itself.
import type { SetParts } from "../card/setparts";
import type { Face } from "./faces";
import type { IconName, SymbolName } from "./icons";
import type { Look } from "./looks";
import type { EventFace } from "./skies";

export interface SetArt {
  mark?: SymbolName; // sign of its deck of events
  faces?: Record<string, Face>; // kinds of cards
  looks?: Record<string, Look>; // characters, of both games
  events?: Record<string, EventFace>;
  signs?: Record<string, IconName>; // of its zones and numbers by name, of tokens by the kind of card they lie on
  parts?: () => Promise<{ parts: SetParts }>; // components in place of the general ones (docs/add-a-set.md)
  aimedLike?: Record<string, string>; // cards and powers whose aim is asked for in the words of another card
}

const found = import.meta.glob<SetArt>("../sets/*.ts", { import: "art", eager: true });
const named = (path: string): string => /(\w+)\.ts$/.exec(path)![1]!;

export const SETS: Record<string, SetArt> = Object.fromEntries(
  Object.entries(found).map(([path, art]) => [named(path), art]),
);

/** Everything of one sort, from all sets. */
export const all = <K extends "faces" | "looks" | "events" | "signs" | "aimedLike">(sort: K): NonNullable<SetArt[K]> =>
  Object.assign({}, ...Object.values(SETS).map((set) => set[sort] ?? {})) as NonNullable<SetArt[K]>;
