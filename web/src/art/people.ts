// Portraits of players: shown until a player has a character.
import { BROWN, DARK, PALE, TAN, type Look } from "./looks";

// one face a line
// prettier-ignore
export const PEOPLE: Record<string, Look> = {
  drover: { sky: ["#b5763a", "#e8b873"], skin: TAN, face: "square", eyes: "calm", hair: ["short", "#3a2414"], hat: ["cowboy", "#6b4a30", "#e9ddc4"], beard: [["stubble"], "#3a2414"], wear: ["neckerchief", "#5f7a8a", "#a8321f", "#e9ddc4"] },
  teacher: { sky: ["#5c7a6a", "#b4cbab"], skin: PALE, face: "soft", eyes: "bright", hair: ["bun", "#6a3d1e"], beard: [["glasses"], "#6a3d1e"], wear: ["collar", "#2f4a55", "#f3ead8", "#c9a25a"] },
  smith: { sky: ["#6b3f2c", "#cf8a56"], skin: DARK, face: "broad", eyes: "stern", hair: ["cap", "#1c1512"], beard: [["full"], "#1c1512"], wear: ["apron", "#6b4a30", "#d9cbb0", "#3a2418"] },
  rider: { sky: ["#4a6a86", "#a7c4d2"], skin: BROWN, face: "oval", eyes: "lashes", hair: ["braids", "#1d1611"], hat: ["flat", "#a8321f", "#f0d9a0"], beard: [["smirk"], "#8e3a26"], wear: ["riding", "#7a6140", "#f3ead8", "#a8321f"] },
  judge: { sky: ["#5a4a63", "#b9a9bf"], skin: PALE, face: "long", eyes: "monocle", hair: ["side", "#efe9dc"], hat: ["top", "#2a2724", "#8a6a3a"], beard: [["walrus"], "#efe9dc"], wear: ["tie", "#2a2724", "#f3ead8", "#6b2440"] },
  printer: { sky: ["#7e6a3a", "#d8c27c"], skin: TAN, face: "round", eyes: "wide", hair: ["tousle", "#8a4a22"], hat: ["visor", "#2f5e4a", "#1f3f32"], beard: [["freckles"], "#8a4a22"], wear: ["braces", "#f0e6d0", "#5a3a22", "#2a2724"] },
  singer: { sky: ["#7a2f3a", "#d98a8a"], skin: PALE, face: "oval", eyes: "lashes", hair: ["updo", "#b9772e"], hat: ["plume", "#3a1d2c", "#e2b64c"], beard: [["lips", "mole"], "#a8231a"], wear: ["dress", "#8b2f3f", "#e9c9b0", "#e2b64c"] },
  tracker: { sky: ["#6f7e4e", "#c4cf98"], skin: BROWN, face: "long", eyes: "squint", hair: ["long", "#1d1611"], hat: ["headband", "#a8321f", "#e4c27a"], wear: ["buckskin", "#9a7244", "#70502c", "#e8dcc4"] },
  cook: { sky: ["#a8623a", "#edc193"], skin: TAN, face: "bald", eyes: "bright", beard: [["handlebar", "cheeks"], "#3a2414"], wear: ["bib", "#d9d2c2", "#8b2f26", "#f7f1e2"] },
  miner: { sky: ["#3f4a56", "#8c9aa5"], skin: PALE, face: "bulky", eyes: "squint", hair: ["shag", "#a89a84"], hat: ["crushed", "#7a6a52", "#4a3d2c"], beard: [["long", "smudge"], "#a89a84"], wear: ["overalls", "#3e5a78", "#b9462e", "#d9b24e"] },
  doctor: { sky: ["#3f6173", "#a3c2c9"], skin: DARK, face: "soft", eyes: "calm", hair: ["bob", "#1c1512"], hat: ["bowler", "#3a3330", "#c9a25a"], beard: [["glasses"], "#1c1512"], wear: ["vest", "#4a5a4a", "#f3ead8", "#c9a25a"] },
  gambler: { sky: ["#4c5b45", "#a9b98a"], skin: BROWN, face: "square", eyes: "sly", hair: ["slick", "#1d1611"], beard: [["thin", "gold"], "#1d1611"], wear: ["ruffle", "#5a2440", "#f7f1e2", "#e2b64c"] },
};
export const FACES_OF_PEOPLE = Object.keys(PEOPLE);
