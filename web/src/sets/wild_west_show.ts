// What is drawn of the Wild West Show: its bills, its characters, the back of its deck.
import { BROWN, PALE, TAN } from "../art/looks";
import type { SetArt } from "../art/sets";
import { face, type Sky } from "../art/skies";

// the colours of printed bills
const VELVET: Sky = ["#5c1230", "#f2c56b", "#26060f"];
const LIMELIGHT: Sky = ["#2e4420", "#e6dc7a", "#121d0a"];
const PLUM: Sky = ["#3c2257", "#e0b4e0", "#1b0c2b"];
const INDIGO: Sky = ["#1e3560", "#a9cdec", "#0a1630"];
const BRICK: Sky = ["#84260f", "#ffcf7d", "#360c03"];
const PETROL: Sky = ["#0f4b52", "#f0c98a", "#052226"];

export const art: SetArt = {
  mark: "tent",
  frame: "bill",
  eventIcons: {
    roles: "person",
    seats: "person",
    skip: "hourglass",
    order: "pointing",
    hand: "eye",
    survive: "heart-plus",
    goal: "law-star",
    talk: "silenced",
    flip: "tent",
  },
  backs: {
    show: { icon: "tent", ground: "#5c1230", ink: "#f6e2b4", line: "#d08a5a", rays: "#f6e2b41c" },
  },
  events: {
    "Bone Orchard": face("bone-orchard", LIMELIGHT),
    "Darling Valentine": face("love-letter", VELVET),
    "Dorothy Rage": face("pointing", BRICK),
    Gag: face("silenced", INDIGO),
    "Helena Zontero": face("domino-mask", PLUM),
    "Lady Rosa of Texas": face("rose", PETROL),
    "Miss Susanna": face("banjo", BRICK),
    Sacagaway: face("open-cards", PETROL),
    Showdown: face("wild-card", VELVET),
    "Wild West Show": face("big-top", INDIGO),
  },
  // one face a line
  // prettier-ignore
  looks: {
    "Big Spencer": { sky: ["#6a4a2a", "#dba866"], skin: TAN, face: "broad", eyes: "squint", hair: ["woolly", "#1c1411"], beard: [["full", "blush"], "#1c1411"], wear: ["braces", "#b5372a", "#3a2a1e", "#f0e2c4"] },
    "Flint Westwood": { sky: ["#b08a4a", "#ecd39a"], skin: TAN, face: "long", eyes: "squint", hair: ["short", "#8a5a30"], hat: ["drover", "#6a4c30", "#3a281a"], beard: [["stubble", "cigarillo"], "#6a4526"], wear: ["poncho", "#5f6a3c", "#434c28", "#efe6cc"] },
    "Gary Looter": { sky: ["#1f2c3f", "#8296a8"], skin: PALE, face: "round", eyes: "mask", hair: ["short", "#5a3a20"], hat: ["knit", "#3d4a52", "#2a343b"], beard: [["stubble", "grin"], "#5a3a20"], wear: ["loot", "#ece2cc", "#23272c", "#b98f58"] },
    "Greygory Deck": { sky: ["#3b3f45", "#a9adb0"], skin: ["#e6d5c2", "#ad9a88"], face: "oval", eyes: "sly", hair: ["long", "#a5a4a0"], hat: ["dealt", "#55585c", "#8f231a"], beard: [["thin", "goatee"], "#8f8e8a"], wear: ["tie", "#44474c", "#efe9dc", "#8f231a"], brow: "#6d6c68" },
    "John Pain": { sky: ["#4a6f96", "#efc68e"], skin: ["#e0a880", "#a66d4a"], face: "square", eyes: "patch", hair: ["side", "#6b4526"], hat: ["cowboy", "#d3b683", "#7a5a34"], beard: [["smirk", "scar"], "#8e5a3a"], wear: ["bib", "#a52f2a", "#e8c044", "#f3e6c4"] },
    "Lee Van Kliff": { sky: ["#5a3a3a", "#c9a08a"], skin: TAN, face: "long", eyes: "sly", hair: ["short", "#2a211c"], hat: ["flat", "#17161a", "#8d93a8"], beard: [["hook", "thin", "briar"], "#2a211c"], wear: ["cape", "#1a191d", "#3a3230", "#5a1f24"] },
    "Teren Kill": { sky: ["#7fa3b0", "#f0e3bc"], skin: PALE, face: "oval", eyes: "blue", hair: ["shag", "#d2a04a"], hat: ["crushed", "#8a7250", "#4a3a26"], beard: [["stubble", "smudge", "grin"], "#b58a48"], wear: ["braces", "#d9a08a", "#5a4630", "#f0e2c4"], brow: "#8f6a2c" },
    "Youl Grinner": { sky: ["#7a2a1a", "#e88f4f"], skin: BROWN, face: "bald", eyes: "stern", beard: [["grin", "ring"], "#5a2f20"], wear: ["neckerchief", "#1c1a1c", "#2c292c", "#3a3640"] },
  },
};
