// What is drawn on each card: one picture and a row of symbols.
import type { GameIconName, IconName } from "./icons";

/** A symbol of the row: an icon, or an icon with a number behind it. */
export type Sign = IconName | [IconName, string];

export interface Face {
  icon: GameIconName;
  row: Sign[];
}

export const FACES: Record<string, Face> = {
  "BANG!": { icon: "revolver", row: ["reticle", "reach"] },
  "Missed!": { icon: "bullet-impacts", row: ["dodge"] },
  Beer: { icon: "beer-stein", row: ["heart-plus"] },
  "Panic!": { icon: "grab", row: ["take", ["footprints", "1"]] },
  "Cat Balou": { icon: "cat", row: ["discard", "any-distance"] },
  Stagecoach: { icon: "coach", row: ["draw", "draw"] },
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

  Binocular: { icon: "binoculars", row: [["footprints", "\u22121"]] },
  Hideout: { icon: "wood-cabin", row: [["footprints", "+1"]] },
  Punch: { icon: "punch", row: ["reticle", ["footprints", "1"]] },
  "Rag Time": { icon: "grand-piano", row: ["pay", "take", "any-distance"] },
  Brawl: { icon: "broken-bottle", row: ["pay", "everybody", "discard"] },
  Dodge: { icon: "dodging", row: ["dodge", "draw"] },
  Springfield: { icon: "lee-enfield", row: ["pay", "reticle", "any-distance"] },
  Tequila: { icon: "square-bottle", row: ["pay", "heart-plus", "person"] },
  Whisky: { icon: "glass-shot", row: ["pay", "heart-plus", "heart-plus"] },
  Bible: { icon: "bible", row: ["dodge", "draw"] },
  Canteen: { icon: "water-flask", row: ["heart-plus"] },
  "Can Can": { icon: "cancan", row: ["discard", "any-distance"] },
  "Ten Gallon Hat": { icon: "western-hat", row: ["dodge"] },
  Conestoga: { icon: "old-wagon", row: ["take", "any-distance"] },
  Derringer: { icon: "derringer", row: ["reticle", ["footprints", "1"], "draw"] },
  "Buffalo Rifle": { icon: "bison", row: ["reticle", "any-distance"] },
  Howitzer: { icon: "field-gun", row: ["everybody", "reticle"] },
  Pepperbox: { icon: "pepperbox", row: ["reticle", "reach"] },
  "Iron Plate": { icon: "iron-plate", row: ["dodge"] },
  "Pony Express": { icon: "horseshoe", row: ["draw", "draw", "draw"] },
  Knife: { icon: "bowie-knife", row: ["reticle", ["footprints", "1"]] },
  Sombrero: { icon: "sombrero", row: ["dodge"] },
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
