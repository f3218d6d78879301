// What is drawn of The Valley of Shadows: cards and characters.
import { PALE, TAN } from "../art/looks";
import type { SetArt } from "../art/sets";
import { cardKind } from "../lib/store/catalog";

export const art: SetArt = {
  faces: {
    Aim: { icon: "human-target", row: ["reticle", ["broken-heart", "2"]] },
    Backfire: { icon: "bullet-back", row: ["dodge", "reticle"] },
    Bandidos: { icon: "bandido", row: ["everybody", ["discard", "2"], "or", ["broken-heart", "1"]] },
    Escape: { icon: "fast-away", row: ["cancel"] },
    Fanning: { icon: "split-shots", row: ["reticle", "reach", "reticle", ["footprints", "1"]] },
    "Last Call": { icon: "ringing-bell", row: ["heart-plus"] },
    Poker: { icon: "ace", row: ["everybody", "take", "take"] },
    "Saved!": { icon: "saved-heart", row: ["keep-life", "draw", "draw"] },
    Tomahawk: { icon: "tomahawk", row: ["reticle", ["footprints", "2"]] },
    Tornado: { icon: "tornado", row: ["everybody", ["pass", "2"]] },
    Bounty: { icon: "dollar-bag", row: ["any-distance", "reticle", "draw"] },
    Ghost: { icon: "spectre", row: ["tombstone", "again"] },
    LeMat: { icon: "lemat", row: [["reticle", "1"], "any-card"] },
    Rattlesnake: { icon: "rattlesnake", row: ["turn-up", "any-distance", ["broken-heart", "1"]] },
    Shotgun: { icon: "open-shotgun", row: [["reticle", "1"], "discard"] },
  },
  // one face a line
  // prettier-ignore
  looks: {
    "Black Flower": { sky: ["#4a1626", "#b8545a"], skin: PALE, face: "soft", eyes: "lashes", hair: ["parted", "#120d0f"], hat: ["mantilla", "#1d161b", "#5a4650"], beard: [["lips", "mole"], "#b01f33"], wear: ["ruffle", "#1d161b", "#8a1f33", "#e2b23f"] },
    "Colorado Bill": { sky: ["#a34a26", "#f0c98c"], skin: TAN, face: "oval", eyes: "calm", hair: ["long", "#8a5a2c"], hat: ["pinned", "#cdb58a", "#e2b23f"], beard: [["droop", "goatee"], "#9a6634"], wear: ["buckskin", "#a8693a", "#7c4a26", "#7fa3b0"] },
    "Der Spot-Burst Ringer": { sky: ["#4f5b62", "#c9c4ae"], skin: PALE, face: "square", eyes: "monocle", hair: ["short", "#6d5334"], hat: ["pickel", "#23262c", "#d9ae45"], beard: [["kaiser"], "#6d5334"], wear: ["tunic", "#4d6377", "#8f2a24", "#e0b54a"] },
    "Evelyn Shebang": { sky: ["#6d7f3f", "#eadb9a"], skin: PALE, face: "soft", eyes: "sly", hair: ["ponytail", "#a23b1c"], hat: ["slung", "#7a5432", "#a8794c"], beard: [["lips", "freckles", "cord"], "#b0453a"], wear: ["bandolier", "#3f7470", "#5a3a22", "#d9ad55"], brow: "#7c2a14" },
    "Henry Block": { sky: ["#37503f", "#a9b886"], skin: ["#e3ab88", "#ab7152"], face: "bulky", eyes: "stern", hat: ["visor", "#20251f", "#3f8a52"], beard: [["must", "stubble"], "#3a2a1e"], wear: ["vest", "#7d3a2a", "#efe4cc", "#20251f"] },
    "Lemonade Jim": { sky: ["#5c93b4", "#f7e08a"], skin: PALE, face: "oval", eyes: "blue", hair: ["side", "#e5bd62"], hat: ["gallon", "#f6f0e2", "#e8c233"], beard: [["grin"], "#b0523f"], wear: ["lemonade", "#f4eee0", "#dfe6e6", "#e8c233"], brow: "#a8802f" },
    "Mick Defender": { sky: ["#2f5a4c", "#9cc79a"], skin: ["#f0c3a0", "#c28a66"], face: "square", eyes: "squint", hair: ["side", "#a8471f"], hat: ["newsboy", "#4a6a4a", "#3a553a"], beard: [["chops", "plaster"], "#b8532a"], wear: ["armor", "#3a4a3f", "#a9b2b4", "#59656a"], brow: "#8f3d16" },
    "Tuco Franziskaner": { sky: ["#8a7a58", "#ead9ae"], skin: TAN, face: "broad", eyes: "sly", hair: ["tonsure", "#2b1d14"], beard: [["must", "stubble", "smirk"], "#2b1d14"], wear: ["habit", "#6b4a2e", "#533820", "#e2d2a8"] },
  },
  // a ghost while the card is in play
  ghost: (view, seat) =>
    view.seats[seat]?.table.some((card) => cardKind(card) === "Ghost")
      ? { name: "ghost-card", sign: "spectre" }
      : undefined,
  eventIcons: { cancel: "cancel", saved: "keep-life", reveal: "eye" },
  parts: () => import("./valley_of_shadows/parts"),
  aimedLike: { Tomahawk: "bang", Fanning: "bang" },
};
