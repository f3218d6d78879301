// What is drawn of Gold Rush: equipment, characters, the back of the equipment deck.
import { BROWN, PALE, TAN } from "../art/looks";
import type { SetArt } from "../art/sets";
import type { Seat, View } from "../card/wire";

/** Who is in the game as a shadow gunslinger now. */
const shadows = (view: View): Seat[] => (view as View & { shadows?: Seat[] }).shadows ?? [];

export const art: SetArt = {
  faces: {
    Shot: { icon: "toast", row: ["heart-plus", "person"] },
    Bottle: { icon: "brandy-bottle", row: ["take", "or", "heart-plus", "or", "reticle"] },
    Pardner: { icon: "pardners", row: ["draw", "or", "crossed-pistols", "or", "discard"] },
    "Gold Rush (equipment)": { icon: "mine-wagon", row: ["heart-plus", "again"] },
    Rhum: { icon: "rum-bottle", row: [["turn-up", "4"], "heart-plus"] },
    "Union Pacific": { icon: "engine", row: ["draw", "draw", "draw", "draw"] },
    Calumet: { icon: "calumet", row: ["no-diamonds"] },
    "Gun Belt": { icon: "gun-belt", row: [["hand", "8"]] },
    Horseshoe: { icon: "horseshoe", row: [["turn-up", "+1"]] },
    Pickaxe: { icon: "war-pick", row: [["draw", "+1"]] },
    Wanted: { icon: "wanted-reward", row: ["tombstone", "draw", "draw", ["nugget", "+1"]] },
    "Gold Pan": { icon: "gold-pan", row: [["nugget", "\u22121"], "draw"] },
    Boots: { icon: "cowboy-boot", row: ["broken-heart", "draw"] },
    "Lucky Charm": { icon: "four-leaf", row: ["broken-heart", ["nugget", "+1"]] },
    Rucksack: { icon: "knapsack", row: [["nugget", "\u22122"], "heart-plus"] },
    nugget: { icon: "gold-nuggets", row: [["nugget", "+1"]] }, // no card: what a Beer can be played as
  },
  // one face a line
  // prettier-ignore
  looks: {
    "Don Bell": { sky: ["#7a6a2e", "#dcc77c"], skin: PALE, face: "round", eyes: "monocle", hair: ["side", "#e9e3d4"], hat: ["top", "#26241f", "#d9a93e"], beard: [["chops", "walrus"], "#efe9da"], wear: ["tie", "#1f5157", "#f0e6d0", "#d9a93e"], brow: "#cfc6b4" },
    "Dutch Will": { sky: ["#3a5f86", "#b9d2de"], skin: PALE, face: "round", eyes: "bright", hair: ["short", "#e0b65c"], hat: ["skipper", "#24365a", "#8c2a24"], beard: [["curtain", "cheeks", "clay"], "#dcae52"], wear: ["coat", "#24365a", "#efe4cc", "#182642"], brow: "#a97b2c" },
    "Jacky Murieta": { sky: ["#8a2f1f", "#eba657"], skin: BROWN, face: "oval", eyes: "stern", hair: ["parted", "#15100d"], hat: ["scarf", "#c23a22", "#f3d37c"], beard: [["horseshoe", "ring"], "#15100d"], wear: ["charro", "#1d2430", "#f1e7d2", "#e2b23f"] },
    "Josh McCloud": { sky: ["#39604f", "#c2d3a4"], skin: PALE, face: "square", eyes: "bright", hair: ["side", "#b9501f"], hat: ["tam", "#27496b", "#27496b"], beard: [["full", "freckles"], "#c05a22"], wear: ["plaid", "#9c2f2b", "#1d4a3a", "#e9c65a"], brow: "#8f3d16" },
    "Madam Yto": { sky: ["#23494f", "#e5a58a"], skin: ["#f0cfa6", "#bd9068"], face: "soft", eyes: "lashes", hair: ["updo", "#15100f"], hat: ["sticks", "#c8912f", "#c4392c"], beard: [["lips"], "#b3242e"], wear: ["kimono", "#7b2d56", "#f0d9c0", "#2c1830"] },
    "Pretty Luzena": { sky: ["#5f8f96", "#f3d3c6"], skin: PALE, face: "soft", eyes: "lashes", hair: ["ringlets", "#e2b355"], hat: ["picture", "#f3e2c4", "#c2476a"], beard: [["lips", "cheeks"], "#c23a52"], wear: ["dress", "#c2577c", "#ecc09a", "#7a2440"] },
    "Simeon Picos": { sky: ["#2a2c33", "#8d7a52"], skin: TAN, face: "long", eyes: "wide", hair: ["side", "#9d968a"], hat: ["lamp", "#6a4a2c", "#d0a040"], beard: [["long", "gold", "smudge"], "#b5ada0"], wear: ["overalls", "#7d8a6a", "#3d4f66", "#d9b45a"], brow: "#6d665a" },
    "Raddie Snake": { sky: ["#40491f", "#b9bf5e"], skin: ["#d8b184", "#99754a"], face: "long", eyes: "sly", hair: ["long", "#2a1f16"], hat: ["viper", "#33291f", "#7d9a3f"], beard: [["droop", "patch"], "#2a1f16"], wear: ["vest", "#5f7a32", "#d9d0ac", "#2c2118"] },
  },
  ghost: (view, seat) => (shadows(view).includes(seat) ? { name: "shadow", sign: "shadow", dark: true } : undefined),
  roles: {
    shadow_renegade: { like: "renegade", icon: "shadow" },
    shadow_deputy: { like: "deputy", icon: "shadow" },
    shadow_outlaw: { like: "outlaw", icon: "shadow" },
  },
  eventIcons: {
    gold: "nugget",
    buy: "nugget",
    offer: "deck",
    found: "deck",
    force: "discard",
    effect: "ability",
    suits: "turn-up",
    shadow: "shadow",
    side: "shadow",
  },
  signs: { gold: "nugget" },
  parts: () => import("./gold_rush/parts"),
  backs: {
    equipment_deck: { icon: "nugget", ground: "#1f3d38", ink: "#f0d48a", line: "#b48a3c", rays: "#f0d48a14" },
  },
  aimedLike: { "Jacky Murieta": "bang" },
};
