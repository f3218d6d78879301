// What is drawn on the cards of The Duel. Some have the name of a card of the card game and do something else, so they are drawn here.
import type { IconName } from "../art/icons";
import type { Sign } from "../art/faces";
import type { Reveal, SideName } from "./wire";

export interface DuelFace {
  icon: IconName;
  row: Sign[]; // what the card does
  fuse?: true; // it burns a part of a fuse with each pass
}

const HIT: Sign = "reticle";
const DODGE: Sign = "dodge";

export const FACES: Record<string, DuelFace> = {
  Bank: { icon: "strongbox", row: [["draw", "+1"]] },
  Barrel: { icon: "barrel", row: ["turn-up", DODGE] },
  Beer: { icon: "beer-stein", row: ["heart-plus", "heart-plus"] },
  Canteen: { icon: "water-flask", row: ["swap"] },
  Carbine: { icon: "lee-enfield", row: [HIT, "discard"] },
  Colt: { icon: "revolver", row: [HIT] },
  Derringer: { icon: "derringer", row: [HIT, "any-card"] },
  Duel: { icon: "crossed-pistols", row: [] },
  Dynamite: { icon: "dynamite", row: ["turn-up", ["broken-heart", "3"]], fuse: true },
  Fanning: { icon: "gunshot", row: [[HIT, "\u00d7"]] },
  Gatling: { icon: "machine-gun", row: ["everybody", HIT] },
  "General Store": { icon: "shop", row: ["everybody", "draw"] },
  "Gun Belt": { icon: "gun-belt", row: [[HIT, "\u221e"]] },
  Hat: { icon: "western-hat", row: [DODGE] },
  "Indians!": { icon: "arrow-cluster", row: ["everybody"] },
  Knife: { icon: "bowie-knife", row: [HIT] },
  "Missed!": { icon: "bullet-impacts", row: [DODGE] },
  Peacemaker: { icon: "lemat", row: [HIT, "discard"] },
  "Pocket Watch": { icon: "pocket-watch", row: ["swap", "draw"] },
  Rattlesnake: { icon: "rattlesnake", row: ["turn-up", "broken-heart"] },
  Remington: { icon: "musket", row: [HIT, "draw"] },
  Riposte: { icon: "riposte", row: [DODGE, HIT] },
  Schofield: { icon: "cowboy-holster", row: [HIT, "heart-plus"] },
  Schoolteacher: { icon: "teacher", row: ["take"] },
  Scope: { icon: "spyglass", row: [[HIT, "2"]] },
  Shotgun: { icon: "open-shotgun", row: [HIT, "swap"] },
  Stampede: { icon: "charging-bull", row: ["swap"] },
  "Strong Beer": { icon: "beer-bottle", row: [["heart-plus", "3"]] },
  Theft: { icon: "robber", row: ["take", "or", "discard"] },
  Wagon: { icon: "coach", row: ["draw", "draw", "draw", "discard"] },
  Winchester: { icon: "winchester-rifle", row: [HIT, "any-distance"] },
};

const PLAIN: DuelFace = { icon: "cowboy-holster", row: [] };

export const faceOf = (kind: string): DuelFace => FACES[kind] ?? PLAIN;

/** What may show in the corner of a card that is turned up, and on how many of eight cards. */
export const REVEALS: Record<Reveal, { icon: IconName; of8: number }> = {
  barrel: { icon: "barrel", of8: 2 },
  snake: { icon: "snake", of8: 2 },
  dynamite: { icon: "dynamite", of8: 1 },
  horseshoe: { icon: "horseshoe", of8: 3 },
};
export type { Reveal, SideName } from "./wire";
export const SIDE_ICON: Record<SideName, IconName> = { law: "law-star", outlaws: "bandit" };
