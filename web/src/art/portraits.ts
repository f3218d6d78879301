// Paper-cut busts put together from parts; a character is a row of data. The light comes from the left: every piece is
// drawn once in its colour and once more in a dark tint, clipped to the side away from the sun.
import { CLOTHES, EYES, FACES, FACIAL, HAIR, HATS, type Piece } from "./bust";

export interface Look {
  sky: [string, string]; // background, sun disc
  skin: [string, string]; // light, shade
  face: keyof typeof FACES;
  eyes: keyof typeof EYES;
  hair?: [keyof typeof HAIR, string];
  hat?: [keyof typeof HATS, string, string]; // shape, felt, band
  beard?: [(keyof typeof FACIAL)[], string]; // drawn in this order
  wear: [keyof typeof CLOTHES, string, string, string]; // cut, cloth, second cloth, accent
  brow?: string;
}

const PALE: [string, string] = ["#ecc09a", "#c08560"];
const TAN: [string, string] = ["#dfab83", "#a8704d"];
const BROWN: [string, string] = ["#c38c63", "#86573a"];
const DARK: [string, string] = ["#9b6748", "#643e2a"];

export const LOOKS: Record<string, Look> = {
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

  "Johnny Kisch": { sky: ["#38474f", "#c2a468"], skin: TAN, face: "oval", eyes: "patch", hair: ["slick", "#2b1d14"], beard: [["goatee", "smirk"], "#2b1d14"], wear: ["collar", "#5a4634", "#433426", "#d9c9a6"] },
  "Uncle Will": { sky: ["#587052", "#c9cd94"], skin: PALE, face: "round", eyes: "bright", hair: ["side", "#e4ded0"], hat: ["boater", "#e3c47e", "#8f231a"], beard: [["walrus", "glasses"], "#eae4d6"], wear: ["apron", "#7d93a3", "#f1e8d4", "#8f231a"] },
  "Claus the Saint": { sky: ["#2f4a63", "#9cbacb"], skin: PALE, face: "round", eyes: "calm", hair: ["long", "#efe9dc"], hat: ["trimmed", "#a5281f", "#f4eee0"], beard: [["long", "cheeks"], "#f4eee0"], wear: ["fur", "#a5281f", "#7f1d17", "#f4eee0"] },
  Emiliano: { sky: ["#7a3b25", "#e0a24c"], skin: BROWN, face: "square", eyes: "stern", hair: ["short", "#16100d"], hat: ["sombrero", "#4a3526", "#d9ad55"], beard: [["zapata"], "#16100d"], wear: ["bandolier", "#e6d8ba", "#6b4526", "#d9ad55"] },
  "Annie Versary": { sky: ["#2f5f63", "#e2b65c"], skin: BROWN, face: "soft", eyes: "lashes", hair: ["curls", "#2a1a14"], hat: ["mini", "#8f2a4a", "#e8c25a"], beard: [["lips"], "#a8283a"], wear: ["ruffle", "#8f2a4a", "#f6ead2", "#e8c25a"] },

  "Tequila Joe": { sky: ["#a5782b", "#ead08a"], skin: TAN, face: "round", eyes: "bright", hair: ["short", "#5a3a20"], hat: ["pushed", "#d8bb7e", "#4d7a3a"], beard: [["blush", "must", "grin"], "#5a3a20"], wear: ["serape", "#4d7a3a", "#e8d08a", "#b0472a"] },
  "Vera Custer": { sky: ["#4a6076", "#d9bd82"], skin: PALE, face: "soft", eyes: "lashes", hair: ["long", "#d8ab52"], hat: ["cavalry", "#3b3f52", "#e4b94a"], beard: [["lips"], "#a8403a"], wear: ["army", "#2c3f63", "#e0a93a", "#e4b94a"] },
  "Belle Star": { sky: ["#5c2f3d", "#c98f7c"], skin: PALE, face: "soft", eyes: "stern", hair: ["bob", "#2a1a14"], hat: ["feathered", "#241f24", "#efe4d2"], beard: [["lips"], "#8f231a"], wear: ["riding", "#2f2630", "#efe4d2", "#e4b94a"] },
  "Pat Brennan": { sky: ["#7d8a5c", "#dcd3a0"], skin: TAN, face: "long", eyes: "calm", hair: ["short", "#8a6a42"], hat: ["cowboy", "#d6cbb2", "#6b5638"], beard: [["smirk", "straw"], "#8e5a3a"], wear: ["vest", "#6b4f36", "#8fb0bf", "#a8321f"] },
  "Molly Stark": { sky: ["#5d7f8c", "#bcd3cb"], skin: PALE, face: "round", eyes: "bright", hair: ["short", "#8a4a22"], hat: ["bonnet", "#c9d7e0", "#f6efe0"], beard: [["freckles", "lips"], "#b0523f"], wear: ["dress", "#46627a", "#5d7b93", "#7e9bb0"] },
  "Greg Digger": { sky: ["#4b5147", "#a5a78c"], skin: ["#d6b091", "#9a7050"], face: "square", eyes: "sad", hair: ["side", "#4a4038"], hat: ["bowler", "#2f2c2a", "#5a5148"], beard: [["stubble", "frown"], "#3b322b"], wear: ["shovel", "#3f3a36", "#2f2b28", "#8d9698"] },
  "José Delgado": { sky: ["#9c4a2f", "#efbf78"], skin: BROWN, face: "long", eyes: "bright", hair: ["side", "#1b1310"], hat: ["cordobes", "#26201f", "#a8281f"], beard: [["thin", "patch"], "#1b1310"], wear: ["tie", "#26201f", "#f3ead8", "#a8281f"] },
  "Bill Noface": { sky: ["#39424a", "#8f9a98"], skin: TAN, face: "oval", eyes: "squint", hat: ["wide", "#3d342c", "#8f7f68"], beard: [["wraps"], "#e9dfca"], wear: ["collar", "#4b4239", "#3a332c", "#e9dfca"] },
  "Herb Hunter": { sky: ["#3f5a44", "#b3bd84"], skin: PALE, face: "square", eyes: "squint", hair: ["long", "#8f4a22"], hat: ["hunter", "#4a5a34", "#2c3620"], beard: [["full"], "#a0562a"], wear: ["bandolier", "#6d7a4c", "#5a3a22", "#d9ad55"] },
  "Pixie Pete": { sky: ["#6a8f4a", "#dbe39a"], skin: PALE, face: "round", eyes: "wide", hair: ["tousle", "#c2672c"], hat: ["pixie", "#3f7a3f", "#2c5a30"], beard: [["ears", "freckles", "grin"], "#ecc09a"], wear: ["feathers", "#3d5f2f", "#6f9a44", "#e8dcc4"] },
  "Sean Mallory": { sky: ["#52584a", "#c7b97c"], skin: PALE, face: "oval", eyes: "bright", hair: ["side", "#a8672e"], hat: ["goggles", "#6b5a44", "#b58a3c"], beard: [["horseshoe", "stubble"], "#a8672e"], wear: ["neckerchief", "#7c6a4c", "#5f5038", "#2f7a4c"] },
  "Apache Kid": { sky: ["#b0603a", "#efc48a"], skin: BROWN, face: "oval", eyes: "calm", hair: ["parted", "#17110e"], hat: ["headband", "#b0302a", "#efd8a0"], beard: [["drop", "smirk"], "#6a3a28"], wear: ["neckerchief", "#3f6f70", "#2f5657", "#efd8a0"] },
  "Chuck Wengam": { sky: ["#6a4a6a", "#c9a2ae"], skin: TAN, face: "square", eyes: "bright", hair: ["tousle", "#3a261a"], hat: ["bandage", "#f3ead8", "#d9ccb0"], beard: [["stubble", "grin", "bruise", "plaster"], "#3a261a"], wear: ["overalls", "#c7b58c", "#5c6b4a", "#d9b45a"] },
  "Elena Fuente": { sky: ["#7a2f3a", "#e8a878"], skin: BROWN, face: "soft", eyes: "lashes", hair: ["bun", "#1b1210"], hat: ["flower", "#c0302c", "#3f6f4a"], beard: [["lips", "ring"], "#a8242a"], wear: ["dress", "#c0302c", "#c38c63", "#1b1210"] },
  "Doc Holyday": { sky: ["#5a6470", "#c8cbc6"], skin: ["#f0d6bd", "#bb9880"], face: "long", eyes: "sad", hair: ["short", "#b79a6a"], hat: ["flat", "#4a4d55", "#1f1f24"], beard: [["handlebar", "glasses"], "#b79a6a"], wear: ["vest", "#4f535c", "#f3ead8", "#7a1f24"] },
};

const SIDE = "M52 0v44c2 8-1 17 2.500 25-2.500 5-2.500 9-1.500 15l-3 8v40h70V0z"; // away from the light, with the line of the nose

const BARE = new Set<keyof typeof HATS>(["mini", "headband", "bandage", "flower"]); // worn without a shadow on the face

/** The inside of an svg with viewBox 0 0 100 120. `id` must be unique on the page. */
export function bust(name: string, id: string): string {
  const look = LOOKS[name] ?? stranger(name);
  const clip = ` clip-path="url(#${id})"`;
  const draw = ([d, fill, shade = 0.24]: Piece) =>
    `<path d="${d}" fill="${fill}"/>` + (shade ? `<path d="${d}" opacity="${shade}"${clip}/>` : "");
  const all = (pieces: Piece[]) => pieces.map(draw).join("");
  const [light, dark] = look.skin;
  const head = FACES[look.face];
  const hair = look.hair ? HAIR[look.hair[0]](look.hair[1]) : { back: [], front: [] };
  const hat = look.hat ? HATS[look.hat[0]](look.hat[1], look.hat[2]) : [];
  const beard = look.beard?.[1] ?? "#000";
  const brow = look.brow ?? (look.hair?.[1] === "#efe9dc" ? "#cfc6b4" : "#2a1a12");
  return (
    `<clipPath id="${id}"><path d="${SIDE}"/></clipPath>` +
    `<path d="M0 0h100v120H0z" fill="${look.sky[0]}"/><circle cx="50" cy="60" r="44" fill="${look.sky[1]}"/>` +
    all(hair.back) +
    `<path d="M42 74h16v20l-8 8-8-8z" fill="${dark}"/>` +
    all(CLOTHES[look.wear[0]](look.wear[1], look.wear[2], look.wear[3])) +
    `<path d="M34.500 58c-4-2-5 1-4.500 5s3 7 5.500 6z" fill="${light}"/><path d="M65.500 58c4-2 5 1 4.500 5s-3 7-5.500 6z" fill="${dark}"/>` +
    `<path d="${head}" fill="${light}"/><path d="${head}" fill="${dark}"${clip}/>` +
    EYES[look.eyes](brow) +
    all((look.beard?.[0] ?? []).flatMap((part) => FACIAL[part](beard, dark))) +
    all(hair.front) +
    (look.hat && !BARE.has(look.hat[0]) ? `<path d="M33 47h34v7c-9-4-25-4-34 0z" opacity=".28"/>` : "") +
    all(hat)
  );
}

/** Somebody we have no drawing for still gets a face of their own. */
function stranger(name: string): Look {
  const looks = Object.values(LOOKS);
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const one = looks[sum % looks.length]!;
  const other = looks[(sum * 7 + 3) % looks.length]!;
  return { ...one, sky: other.sky, wear: other.wear };
}
