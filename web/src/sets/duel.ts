// Drawings of The Duel: its characters and the backs of its two decks. Its cards are in the folder of the game,
// because some share a name with a different card of the card game.
import { BROWN, DARK, PALE, TAN } from "../art/looks";
import type { SetArt } from "../art/sets";

export const art: SetArt = {
  backs: {
    law: { icon: "law-star", ground: "#1e4a72", ink: "#f2e4c8", line: "#7fa6c3", rays: "#f2e4c818" },
    outlaws: { icon: "bandit", ground: "#8a2f22", ink: "#f2e4c8", line: "#c98b62", rays: "#f2e4c818" },
  },
  // one face a line
  // prettier-ignore
  looks: {
    "Alan Pinkertoon": { sky: ["#33475a", "#9fb3bd"], skin: PALE, face: "square", eyes: "stern", hair: ["side", "#3a2b20"], hat: ["bowler", "#2b2a2c", "#5c4b3a"], beard: [["full"], "#4a3626"], wear: ["tie", "#3b4250", "#f0e6d2", "#7a2f2a"] },
    "Annie Oakey": { sky: ["#a85f33", "#e3a468"], skin: PALE, face: "soft", eyes: "lashes", hair: ["long", "#6a3a20"], hat: ["wide", "#8a6a40", "#c9a566"], beard: [["lips"], "#a8342f"], wear: ["neckerchief", "#4e6146", "#3f5039", "#a8321f"] },
    "Bart Masterson": { sky: ["#5c4a6a", "#c0a9c4"], skin: PALE, face: "round", eyes: "bright", hair: ["side", "#4a3020"], hat: ["bowler", "#6b5238", "#2f241b"], beard: [["must"], "#4a3020"], wear: ["vest", "#4a3a5c", "#f3ead8", "#c9a23e"] },
    "Bill Tightman": { sky: ["#6a5a3a", "#cdb47c"], skin: TAN, face: "square", eyes: "squint", hair: ["short", "#8e8578"], hat: ["slouch", "#4a4640", "#2c2926"], beard: [["walrus", "stubble"], "#9a9184"], wear: ["vest", "#5f5a4c", "#e9dfc8", "#3a3630"] },
    "Buffalo Bell": { sky: ["#7a4a2a", "#e0b478"], skin: BROWN, face: "soft", eyes: "calm", hair: ["braids", "#2a1a12"], hat: ["fur", "#6a4a30", "#3f2a1c"], beard: [["lips"], "#8f3328"], wear: ["buckskin", "#b0854e", "#7f5a32", "#e8dcc4"] },
    "Dalon Ranger": { sky: ["#3f6f8e", "#b9d6e2"], skin: TAN, face: "square", eyes: "mask", hair: ["short", "#2a1f18"], hat: ["cowboy", "#efe6d2", "#b8a684"], beard: [["smirk"], "#8e5a3a"], wear: ["neckerchief", "#3e6486", "#33546f", "#b03524"] },
    Jango: { sky: ["#4f6a3c", "#c6cf8c"], skin: DARK, face: "oval", eyes: "calm", hair: ["cap", "#171210"], hat: ["flat", "#4a3a2a", "#d9b45a"], beard: [["goatee", "thin"], "#171210"], wear: ["coat", "#4a5a34", "#e9dfc4", "#333f24"] },
    "Pat Garret": { sky: ["#5c6354", "#a9ad92"], skin: PALE, face: "long", eyes: "calm", hair: ["short", "#5a4632"], hat: ["tall", "#2f2c26", "#c99a4a"], beard: [["walrus"], "#5a4632"], wear: ["vest", "#7a5a3a", "#efe4cc", "#8f231a"] },
    "Tex Killer": { sky: ["#8a3a24", "#e69a5c"], skin: TAN, face: "bulky", eyes: "stern", hair: ["short", "#6b3f1f"], hat: ["gallon", "#d8c49a", "#6b4528"], beard: [["horseshoe", "scar"], "#7a4a22"], wear: ["bib", "#33507a", "#b03524", "#e8c044"] },
    "The Stranger": { sky: ["#2b2f3a", "#7f8aa0"], skin: TAN, face: "long", eyes: "squint", hair: ["long", "#3a332c"], hat: ["drover", "#1f1d1c", "#55504a"], beard: [["stubble", "frown"], "#2f2822"], wear: ["cape", "#2f2c2a", "#4a443c", "#6b2a22"] },
    "Wild Bill": { sky: ["#3c6a64", "#b9d3b8"], skin: PALE, face: "long", eyes: "blue", hair: ["parted", "#c99a52"], hat: ["cordobes", "#26221f", "#d9b45a"], beard: [["droop"], "#b5843c"], wear: ["ruffle", "#2f3f4a", "#f3ead8", "#d9b45a"] },
    "Wyatt Ear": { sky: ["#7a6a4a", "#ddc58e"], skin: PALE, face: "oval", eyes: "stern", hair: ["side", "#6a4a2a"], hat: ["gambler", "#1f1d1f", "#f4ead4"], beard: [["handlebar", "patch"], "#5f4226"], wear: ["riding", "#26242a", "#efe6d4", "#d9b45a"] },
    "Babe Leroy": { sky: ["#4a4f6a", "#9a9fb8"], skin: TAN, face: "soft", eyes: "sly", hair: ["curls", "#5a2f1c"], hat: ["cowboy", "#33302f", "#b03524"], beard: [["lips", "mole"], "#9c2f2b"], wear: ["neckerchief", "#3a3a4a", "#2f2f3d", "#2f5e7e"] },
    "Bull Anderson": { sky: ["#5a2f22", "#c4794f"], skin: ["#d39a78", "#99644a"], face: "broad", eyes: "stern", hair: ["woolly", "#4a2a18"], beard: [["full", "ring"], "#5a3018"], wear: ["braces", "#6f5a3f", "#2e231a", "#e8dcc4"] },
    "Cattle Katie": { sky: ["#8a6f2f", "#f0d58a"], skin: PALE, face: "round", eyes: "bright", hair: ["braids", "#d2973f"], hat: ["pushed", "#c9a468", "#7a4a26"], beard: [["freckles", "lips"], "#b0483a"], wear: ["plaid", "#7a2f3a", "#3f2430", "#efd8a0"] },
    "Dalton Bros": { sky: ["#3f3a33", "#a39276"], skin: TAN, face: "square", eyes: "patch", hair: ["shag", "#3a2a1c"], hat: ["crushed", "#5a4632", "#2c211a"], beard: [["stubble", "frown"], "#3a2a1c"], wear: ["bandolier", "#5c5044", "#3a2a1c", "#d9ad55"] },
    "Jack Ransome": { sky: ["#2f4a4f", "#9cc0b4"], skin: PALE, face: "long", eyes: "monocle", hair: ["slick", "#1f1815"], beard: [["thin", "goatee"], "#1f1815"], wear: ["cape", "#26222c", "#3a2c3a", "#8f231a"] },
    "Pearl Hat": { sky: ["#6a4a72", "#d9b4cf"], skin: PALE, face: "soft", eyes: "lashes", hair: ["bun", "#2f1d15"], hat: ["boater", "#e6d6ae", "#2f2a3a"], beard: [["lips"], "#a8323f"], wear: ["vest", "#3f3448", "#f3ead8", "#8f231a"] },
    "Sid Curry": { sky: ["#8a6f4a", "#c2ab7c"], skin: TAN, face: "oval", eyes: "squint", hair: ["short", "#1f1814"], hat: ["sombrero", "#2a2624", "#5a4a3a"], beard: [["bandana"], "#5a1f28"], wear: ["coat", "#3d3a3a", "#8f8474", "#2a2727"] },
    "Slim Poet": { sky: ["#4a5f52", "#c3cfae"], skin: ["#efd2b4", "#b98f6e"], face: "long", eyes: "sad", hair: ["long", "#3a2a22"], hat: ["beret", "#5a2a3a", "#3f1c28"], beard: [["goatee", "glasses"], "#3a2a22"], wear: ["ruffle", "#3a3f4a", "#f6efe0", "#8f231a"] },
    "Soundance Kid": { sky: ["#c98a3a", "#f4d692"], skin: PALE, face: "oval", eyes: "blue", hair: ["tousle", "#c28a3f"], hat: ["flat", "#3f2f22", "#8a6a42"], beard: [["must", "grin"], "#b07a34"], wear: ["poncho", "#8a5a34", "#e6c68a", "#8f231a"] },
    "Toco Ramirez": { sky: ["#9c3f24", "#f0b45c"], skin: BROWN, face: "round", eyes: "squint", hair: ["short", "#1a1310"], hat: ["sombrero", "#8f6a34", "#a8281f"], beard: [["zapata", "gold"], "#1a1310"], wear: ["bandolier", "#c9b48a", "#4a2f1c", "#e0b04a"] },
    "Tom Thorn": { sky: ["#3a4a2c", "#a3b06c"], skin: ["#dcb592", "#a0765a"], face: "long", eyes: "sly", hair: ["ponytail", "#2a221c"], hat: ["wide", "#4f4a3a", "#7d9a3f"], beard: [["scar", "hook", "chops"], "#2a221c"], wear: ["collar", "#3f3a2c", "#2c2a20", "#7d9a3f"] },
    "West Harding": { sky: ["#6a2f3a", "#dc9a8a"], skin: PALE, face: "square", eyes: "bright", hair: ["parted", "#4a2a1a"], hat: ["tall", "#5a4a42", "#26201d"], beard: [["handlebar", "smirk"], "#8a4a2a"], wear: ["tie", "#4f3a34", "#f0e6d2", "#26201d"] },
  },
};
