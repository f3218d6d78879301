// What is drawn on each card: one picture and a row of symbols.
import type { GameIconName, IconName } from "./icons";

/** A symbol of the row: an icon, or an icon with a number behind it. */
export type Sign = IconName | [IconName, string];

export interface Face {
  icon: GameIconName;
  row: Sign[];
}

export const FACES: Record<string, Face> = {
  "BANG!": { icon: "revolver", row: ["reticle"] },
  "Missed!": { icon: "bullet-impacts", row: ["dodge"] },
  Beer: { icon: "beer-stein", row: ["heart-plus"] },
  "Panic!": { icon: "grab", row: ["take", ["footprints", "1"]] },
  "Cat Balou": { icon: "cat", row: ["discard", "any-distance"] },
  Stagecoach: { icon: "old-wagon", row: ["draw", "draw"] },
  "Wells Fargo": { icon: "strongbox", row: ["draw", "draw", "draw"] },
  "General Store": { icon: "shop", row: ["everybody", "draw"] },
  Saloon: { icon: "saloon-doors", row: ["everybody", "heart-plus"] },
  Gatling: { icon: "machine-gun", row: ["everybody", "reticle"] },
  Duel: { icon: "crossed-pistols", row: ["any-distance"] },
  "Indians!": { icon: "arrow-cluster", row: ["everybody"] },
  Barrel: { icon: "barrel", row: ["turn-up", "dodge"] },
  Mustang: { icon: "horse-head", row: [["footprints", "+1"]] },
  Scope: { icon: "spyglass", row: [["footprints", "\u22121"]] },
  Jail: { icon: "prisoner", row: ["turn-up", "any-distance"] },
  Dynamite: { icon: "dynamite", row: ["turn-up"] },
  "Colt .45": { icon: "revolver", row: [["reticle", "1"]] }, // no card: what everybody carries
  Volcanic: { icon: "blunderbuss", row: [["reticle", "1"]] },
  Schofield: { icon: "cowboy-holster", row: [["reticle", "2"]] },
  Remington: { icon: "musket", row: [["reticle", "3"]] },
  "Rev. Carabine": { icon: "sawed-off-shotgun", row: [["reticle", "4"]] },
  Winchester: { icon: "winchester-rifle", row: [["reticle", "5"]] },
};

const PLAIN: Face = { icon: "cowboy-holster", row: [] };

export const faceOf = (kind: string): Face => FACES[kind] ?? PLAIN;
export const iconForKind = (kind: string): IconName => faceOf(kind).icon;

const ROLES: Record<string, IconName> = {
  sheriff: "law-star",
  deputy: "star-medal",
  outlaw: "bandit",
  renegade: "wolf-head",
};
export const iconForRole = (role: string | null): IconName => (role && ROLES[role]) || "person";
