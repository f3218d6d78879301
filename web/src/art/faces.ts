// Drawings of cards: one picture and a row of symbols. Each set file in src/sets assigns them to its cards.
import type { GameIconName, IconName } from "./icons";
import { all, roleLook } from "./sets";

/** A symbol of the row: an icon, or an icon with a number behind it. */
export type Sign = IconName | [IconName, string];

export interface Face {
  icon: GameIconName;
  row: Sign[];
}

export const FACES: Record<string, Face> = all("faces");

const PLAIN: Face = { icon: "cowboy-holster", row: [] };

export const faceOf = (kind: string): Face => FACES[kind] ?? PLAIN;
export const iconForKind = (kind: string): IconName => faceOf(kind).icon;

const ROLES: Record<string, IconName> = {
  sheriff: "law-star",
  deputy: "star-medal",
  outlaw: "bandit",
  renegade: "wolf-head",
};
export const iconForRole = (role: string | null): IconName =>
  (role && (ROLES[role] ?? roleLook(role)?.icon)) || "person";
