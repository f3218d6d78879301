// What is drawn of the base game: cards and characters.
import { BROWN, DARK, PALE, TAN } from "../art/looks";
import type { SetArt } from "../art/sets";

export const art: SetArt = {
  parts: () => import("./base/parts"),
  faces: {
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
  },
  // one face a line
  // prettier-ignore
  looks: {
    "Bart Cassidy": { sky: ["#3f6173", "#86a9b3"], skin: TAN, face: "square", eyes: "stern", hat: ["tall", "#553b26", "#c9a25a"], beard: [["full", "scar"], "#5a3a20"], wear: ["coat", "#7a6140", "#e9ddc4", "#4f3e26"] },
    "Black Jack": { sky: ["#4c5b45", "#98a274"], skin: TAN, face: "oval", eyes: "calm", hair: ["short", "#1d1611"], hat: ["gambler", "#25221f", "#f4ead4"], beard: [["thin", "patch"], "#1d1611"], wear: ["vest", "#8b2f26", "#f3ead8", "#1f1c1a"] },
    "Calamity Janet": { sky: ["#8c5a34", "#d8a566"], skin: PALE, face: "soft", eyes: "bright", hair: ["wild", "#4a2b18"], hat: ["flat", "#927046", "#3e2a18"], beard: [["freckles", "smirk"], "#8e3a26"], wear: ["buckskin", "#b98a52", "#8c6436", "#a8321f"] },
    "El Gringo": { sky: ["#b98a3e", "#e6c67a"], skin: PALE, face: "square", eyes: "squint", hair: ["long", "#d9a94e"], hat: ["wide", "#6b4a30", "#2c6e73"], beard: [["horseshoe", "stubble"], "#c8943d"], wear: ["serape", "#2c6e73", "#e4c27a", "#a8321f"] },
    "Jesse Jones": { sky: ["#4a4f63", "#9aa0b5"], skin: TAN, face: "oval", eyes: "squint", hair: ["short", "#2a1d14"], hat: ["cowboy", "#3a3636", "#8d93a8"], beard: [["bandana"], "#2f5e7e"], wear: ["coat", "#4a3a34", "#cfc4ae", "#2f2522"] },
    Jourdonnais: { sky: ["#5c7a6a", "#aac3a2"], skin: DARK, face: "round", eyes: "calm", hair: ["cap", "#1c1512"], hat: ["beret", "#27445c", "#1b3146"], beard: [["full", "ring"], "#1c1512"], wear: ["stripes", "#efe5d0", "#27445c", "#8a5a34"] },
    "Kit Carlson": { sky: ["#6f7e4e", "#bcc68c"], skin: TAN, face: "long", eyes: "bright", hair: ["long", "#caa26a"], hat: ["fur", "#7a5a3e", "#4a3424"], beard: [["droop"], "#8a5f34"], wear: ["buckskin", "#9a7244", "#70502c", "#e8dcc4"] },
    "Lucky Duke": { sky: ["#8a2f2a", "#d0745f"], skin: TAN, face: "round", eyes: "bright", hair: ["short", "#6b4526"], hat: ["bowler", "#3b4a35", "#79a04c"], beard: [["handlebar", "grin"], "#6b4526"], wear: ["tie", "#34343e", "#f0e6d2", "#4e7d3a"] },
    "Paul Regret": { sky: ["#56707a", "#a9c0c0"], skin: PALE, face: "long", eyes: "sad", hair: ["short", "#1f1714"], hat: ["flat", "#2a2321", "#a8321f"], beard: [["thin", "goatee"], "#1f1714"], wear: ["tie", "#6b302f", "#f0e4cf", "#2a2321"] },
    "Pedro Ramirez": { sky: ["#a86a2e", "#e3b163"], skin: BROWN, face: "round", eyes: "calm", hair: ["short", "#2a1c14"], hat: ["sombrero", "#c99a55", "#8f2f20"], beard: [["walrus"], "#2a1c14"], wear: ["serape", "#8f2f20", "#e7b84f", "#2f5a48"] },
    "Rose Doolan": { sky: ["#b5563b", "#e79a66"], skin: PALE, face: "soft", eyes: "lashes", hair: ["braids", "#9a4220"], hat: ["cowboy", "#6b4528", "#e4c27a"], beard: [["lips"], "#9c3226"], wear: ["neckerchief", "#2f4f50", "#264142", "#dda93f"] },
    "Sid Ketchum": { sky: ["#47646a", "#9bbab4"], skin: TAN, face: "oval", eyes: "bright", hair: ["short", "#b9b0a0"], hat: ["slouch", "#6a5640", "#3f3226"], beard: [["long", "glasses"], "#cfc7b8"], wear: ["overalls", "#a64a34", "#3f5871", "#d9b45a"] },
    "Slab the Killer": { sky: ["#3e3a36", "#93826c"], skin: BROWN, face: "square", eyes: "stern", hat: ["cowboy", "#1d1b1a", "#5d5348"], beard: [["stubble", "frown", "scar"], "#191410"], wear: ["collar", "#262321", "#191716", "#8f231a"] },
    "Suzy Lafayette": { sky: ["#7a4b5e", "#d39898"], skin: PALE, face: "soft", eyes: "lashes", hair: ["bob", "#dba945"], hat: ["plume", "#46295a", "#e8b04a"], beard: [["lips", "mole"], "#a82f34"], wear: ["dress", "#5b3468", "#f3d9d0", "#e8dcc4"] },
    "Vulture Sam": { sky: ["#5a5048", "#ab9d86"], skin: ["#d9b692", "#9c7355"], face: "long", eyes: "sad", hair: ["side", "#8e8578"], hat: ["top", "#201e1d", "#6e655a"], beard: [["hook", "frown"], "#6e5a48"], wear: ["feathers", "#2b2724", "#171514", "#e8dcc4"] },
    "Willy the Kid": { sky: ["#cf9c42", "#f2d48a"], skin: PALE, face: "round", eyes: "wide", hair: ["tousle", "#b5652a"], hat: ["pushed", "#b58a55", "#5a3a1c"], beard: [["freckles", "grin"], "#a5543a"], wear: ["neckerchief", "#6f5030", "#54391f", "#b03524"] },
  },
};
