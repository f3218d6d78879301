// What is drawn of Armed & Dangerous: cards and characters; the loads have a file of their own.
import { BROWN, DARK, PALE, TAN } from "../art/looks";
import type { SetArt } from "../art/sets";
import { cardKind } from "../lib/store/catalog";

export const art: SetArt = {
  faces: {
    "Ace Up The Sleeve": { icon: "sleeve-ace", row: [["load", "\u22122"], "draw"] },
    Bandolier: { icon: "bandolier", row: [["load", "\u22121"], "revolver"] },
    Bomb: { icon: "lit-bomb", row: ["turn-up", "any-distance", ["broken-heart", "2"]] },
    "Bell Tower": {
      icon: "bell-tower",
      row: [
        ["load", "\u22121"],
        ["footprints", "1"],
      ],
    },
    Crate: { icon: "wooden-crate", row: [["load", "\u22122"], "dodge"] },
    Tumbleweed: { icon: "tumbleweed", row: [["load", "\u22121"], "turn-up", "redo"] },
    Whip: { icon: "whip", row: [["load", "\u22123"], "discard", "any-distance"] },
    "Beer Keg": { icon: "cellar-barrels", row: [["load", "\u22123"], "heart-plus"] },
    Lockpick: { icon: "lockpicks", row: [["load", "\u22123"], "take", "any-distance"] },
    "Big Fifty": { icon: "long-rifle", row: [["load", "\u22121"], ["reticle", "6"], "not-allowed"] },
    "Big Fifty (shot)": { icon: "supersonic-bullet", row: [] }, // no card: its power under way
    "Buntline Special": { icon: "long-colt", row: [["load", "\u22121"], ["reticle", "2"], "discard"] },
    "Double Barrel": { icon: "two-barrels", row: [["load", "\u22121"], ["reticle", "1"], "no-dodge"] },
    Thunderer: { icon: "short-colt", row: [["load", "\u22121"], ["reticle", "3"], "back-hand"] },
    Caravan: { icon: "wagon-train", row: ["draw", "draw", ["upgrade", "2"], "draw"] },
    "A Little Nip": { icon: "hip-flask", row: ["heart-plus", ["upgrade", "3"], "heart-plus"] },
    "Quick Shot": { icon: "quick-shots", row: ["reticle", "reach", ["upgrade", "1"], "reticle"] },
    Flintlock: { icon: "flintlock", row: ["reticle", "reach", ["upgrade", "2"], "back-hand"] },
    Arrow: { icon: "war-arrow", row: ["broken-heart", "any-distance", ["upgrade", "1"], "person"] },
    "Duck!": { icon: "heads-down", row: ["dodge", ["upgrade", "2"], "back-hand"] },
    Reload: { icon: "reload-gun-barrel", row: [["load", "+3"]] },
    Rust: { icon: "rusted", row: ["everybody", ["load", "\u22121"]] },
    Squaw: { icon: "dream-catcher", row: ["discard", "any-distance", ["upgrade", "2"], "take"] },
  },
  // one face a line
  // prettier-ignore
  looks: {
    "Al Preacher": { sky: ["#4b4a68", "#c3a9b4"], skin: PALE, face: "long", eyes: "stern", hair: ["side", "#c9c2b4"], hat: ["flat", "#1d1b1f", "#3a363c"], beard: [["curtain"], "#d5cebf"], wear: ["cleric", "#232126", "#f3ead8", "#d9ae45"], brow: "#8b8479" },
    "Bass Greeves": { sky: ["#3f5a5c", "#d2b278"], skin: DARK, face: "square", eyes: "stern", hair: ["short", "#17110e"], hat: ["cowboy", "#3b332c", "#c9a25a"], beard: [["walrus"], "#17110e"], wear: ["marshal", "#4a4036", "#efe4cc", "#e4b94a"] },
    "Bloody Mary": { sky: ["#5a1620", "#d9614a"], skin: PALE, face: "soft", eyes: "sly", hair: ["wild", "#8c1f1a"], hat: ["mini", "#1b1618", "#b3261e"], beard: [["lips", "mole"], "#a8141c"], wear: ["ruffle", "#7f1520", "#efd9c8", "#1b1618"] },
    "Frankie Canton": { sky: ["#2f4f4a", "#c9b46c"], skin: TAN, face: "oval", eyes: "sly", hair: ["slick", "#2a1c14"], beard: [["thin", "patch", "ring"], "#2a1c14"], wear: ["tie", "#2b3a4a", "#f0e6d0", "#9c2f2b"] },
    "Julie Cutter": { sky: ["#7a3f2a", "#e8b070"], skin: TAN, face: "soft", eyes: "stern", hair: ["ponytail", "#1d1310"], hat: ["headband", "#8f231a", "#e9d3a0"], beard: [["lips", "scar"], "#8e2f2a"], wear: ["buckskin", "#7c4a2c", "#4f2f1c", "#c4562f"] },
    "Mexicali Kid": { sky: ["#2f6a5c", "#efc56a"], skin: BROWN, face: "oval", eyes: "bright", hair: ["tousle", "#17100d"], hat: ["slung", "#c79a52", "#8f2f20"], beard: [["smirk"], "#8e4a36"], wear: ["bandolier", "#f0e4c8", "#5a3a22", "#d9ad55"] },
    "Ms. Abigail": { sky: ["#5f6a86", "#d9c4c8"], skin: PALE, face: "soft", eyes: "calm", hair: ["updo", "#d8d2c6"], hat: ["picture", "#4c4a66", "#b9829a"], beard: [["glasses", "lips"], "#a85a58"], wear: ["kimono", "#4c4a66", "#efe4d6", "#2e2c44"], brow: "#a8a195" },
    "Red Ringo": { sky: ["#8c3216", "#f0a85c"], skin: PALE, face: "square", eyes: "squint", hair: ["long", "#b8421a"], hat: ["wide", "#7d1f17", "#e8c25a"], beard: [["horseshoe", "stubble"], "#b8421a"], wear: ["bandolier", "#6b1f1a", "#3a2418", "#e2b23f"], brow: "#8f3413" },
  },
  // who sits before a Bomb is seen from anywhere at the table
  burden: (view, seat) => {
    const bomb = view.seats[seat]?.table.find((card) => cardKind(card) === "Bomb");
    return bomb === undefined ? undefined : { icon: "lit-bomb", n: view.tokens?.[bomb] ?? 0 };
  },
  shows: {
    load: { read: 350, sound: "tick" },
    unload: { read: 350 },
    emptied: { read: 600 },
    explode: { read: 1500, sound: "boom", moment: 1700 },
    back_in_hand: { read: 700 },
    ignored: { read: 900 },
  },
  signs: { loads: "load" },
  parts: () => import("./armed_and_dangerous/parts"),
  eventIcons: {
    load: "load",
    unload: "load",
    emptied: "load",
    explode: "lit-bomb",
    also: "plus",
    back_in_hand: "back-hand",
    ignored: "not-allowed",
  },
  aimedLike: {
    "Quick Shot": "bang",
    Flintlock: "bang",
    "Mexicali Kid": "bang",
    Whip: "cat-balou",
    Squaw: "cat-balou",
    Lockpick: "panic",
  },
};
