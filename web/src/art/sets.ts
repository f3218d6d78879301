// What each set of cards has drawn. A set is one file in src/sets, named as the server calls it; a new one is found by itself.
import type { SetParts } from "../card/setparts";
import type { Face } from "./faces";
import type { IconName, SymbolName } from "./icons";
import type { Look } from "./looks";
import type { EventFace } from "./skies";

/** The back of the cards of a deck of its own. */
export interface Back {
  icon: IconName;
  ground: string;
  ink: string; // rim and picture
  line: string;
  rays?: string; // behind the picture
}

export interface SetArt {
  mark?: SymbolName; // sign of its deck of events
  frame?: "arch" | "bill"; // the shape of its events: a round top under the sky, or a bill under an awning
  faces?: Record<string, Face>; // kinds of cards
  looks?: Record<string, Look>; // characters, of both games
  events?: Record<string, EventFace>;
  backs?: Record<string, Back>; // by the name of the deck
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
export const all = <K extends "faces" | "looks" | "events" | "backs" | "signs" | "aimedLike">(
  sort: K,
): NonNullable<SetArt[K]> =>
  Object.assign({}, ...Object.values(SETS).map((set) => set[sort] ?? {})) as NonNullable<SetArt[K]>;

const BACKS: Record<string, Back> = all("backs");
export const backOf = (deck: string | undefined): Back | undefined => (deck ? BACKS[deck] : undefined);

/** The shape of the events of a set. */
export const frameOf = (set: string): "arch" | "bill" => SETS[set]?.frame ?? "arch";
