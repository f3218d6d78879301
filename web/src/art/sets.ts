// Drawings of each set of cards. A set is one file in src/sets with the server's name; new files are found
// automatically.
import type { SetParts } from "../card/setparts";
import type { Sound } from "../lib/input/sound";
import type { Seat, View } from "../card/wire";
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

/** Player in the game without lives. Texts: ui-NAME..., ghost-NAME-... in the locales. */
export interface GhostLook {
  name: string;
  sign: IconName;
  dark?: boolean; // a shadow instead of something pale
}

/** A role of a set's own: drawn like one of the four, with its own sign. */
export interface RoleLook {
  like: "sheriff" | "deputy" | "outlaw" | "renegade";
  icon: IconName;
}

/** How an event of a set's own is shown. */
export interface Shows {
  read: number; // ms one needs to read it
  flies?: "to" | "from"; // its card flies to who did it, or from there to `to`
  sound?: Sound;
  moment?: number; // ms its own picture (SetParts.moments) stays over the table
}
/** State of a seat that all players must notice: a sign on its portrait. */
export interface Burden {
  icon: IconName;
  n?: number;
}

export interface SetArt {
  shows?: Record<string, Shows>; // its own kinds of events
  burden?: (view: View, seat: Seat) => Burden | undefined;
  mark?: SymbolName; // sign of its deck of events
  frame?: "arch" | "bill"; // the shape of its events: a round top under the sky, or a bill under an awning
  faces?: Record<string, Face>; // kinds of cards
  looks?: Record<string, Look>; // characters, of both games
  events?: Record<string, EventFace>;
  backs?: Record<string, Back>; // by the name of the deck
  ghost?: (view: View, seat: Seat) => GhostLook | undefined; // where this set is why a seat is in the game without lives
  roles?: Record<string, RoleLook>;
  eventIcons?: Record<string, IconName>; // signs of its own kinds of events, in the log
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
export const all = <
  K extends "faces" | "looks" | "events" | "backs" | "roles" | "eventIcons" | "signs" | "aimedLike" | "shows",
>(
  sort: K,
): NonNullable<SetArt[K]> =>
  Object.assign({}, ...Object.values(SETS).map((set) => set[sort] ?? {})) as NonNullable<SetArt[K]>;

const BACKS: Record<string, Back> = all("backs");
export const backOf = (deck: string | undefined): Back | undefined => (deck ? BACKS[deck] : undefined);

const ROLES: Record<string, RoleLook> = all("roles");
export const roleLook = (role: string | null): RoleLook | undefined => (role === null ? undefined : ROLES[role]);

export const PLAIN_GHOST: GhostLook = { name: "ghost", sign: "ghost" };
/** How a seat looks that is in the game without lives; undefined: it is not. */
export function ghostLook(view: View | null, seat: Seat): GhostLook | undefined {
  if (!view?.seats[seat]?.ghost) return undefined;
  const found = Object.values(SETS).map((set) => set.ghost?.(view, seat));
  return found.find((look) => look !== undefined) ?? PLAIN_GHOST;
}

const SHOWS: Record<string, Shows> = all("shows");
export const showsOf = (event: string): Shows | undefined => SHOWS[event];

/** What a seat carries, if any. */
export function burdenOf(view: View | null, seat: Seat): Burden | undefined {
  if (!view) return undefined;
  const found = Object.values(SETS).map((set) => set.burden?.(view, seat));
  return found.find((one) => one !== undefined);
}

/** The shape of the events of a set. */
export const frameOf = (set: string): "arch" | "bill" => SETS[set]?.frame ?? "arch";
