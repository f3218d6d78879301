// Paper-cut busts put together from parts; a character is a row of data in its set (src/sets). The light comes from the left: every piece is
// drawn once in its colour and once more in a dark tint, clipped to the side away from the sun.
import { EYES, FACES, FACIAL, HAIR, type Piece } from "./bust";
import { CLOTHES } from "./clothes";
import { HATS } from "./hats";
import type { Look } from "./looks";
import { all } from "./sets";

export const LOOKS: Record<string, Look> = all("looks");

const SIDE = "M52 0v44c2 8-1 17 2.500 25-2.500 5-2.500 9-1.500 15l-3 8v40h70V0z"; // away from the light, with the line of the nose

const BARE = new Set<keyof typeof HATS>(["mini", "headband", "bandage", "flower", "sticks", "mantilla", "slung"]); // no shadow on the face
const BEHIND = new Set<keyof typeof HATS>(["slung"]); // hangs on the back

/** The inside of an svg with viewBox 0 0 100 120. `id` must be unique on the page. */
export const bust = (name: string, id: string): string => drawn(LOOKS[name] ?? stranger(name), id);

const portraits = new Map<string, string>();

/** Address of a portrait as an image: dozens of clipped and half transparent paths in the page would cost each frame. */
export function portrait(name: string): string {
  let found = portraits.get(name);
  if (found === undefined) {
    const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120" width="200" height="240">';
    found = `data:image/svg+xml,${encodeURIComponent(`${head}${bust(name, "side")}</svg>`)}`;
    portraits.set(name, found);
  }
  return found;
}

/** The same of a face that is no character's. */
export function drawn(look: Look, id: string): string {
  const clip = ` clip-path="url(#${id})"`;
  const draw = ([d, fill, shade = 0.24]: Piece) =>
    `<path d="${d}" fill="${fill}"/>` + (shade ? `<path d="${d}" fill-opacity="${shade}"${clip}/>` : "");
  const all = (pieces: Piece[]) => pieces.map(draw).join("");
  const [light, dark] = look.skin;
  const head = FACES[look.face];
  const hair = look.hair ? HAIR[look.hair[0]](look.hair[1]) : { back: [], front: [] };
  const worn = look.hat?.[0];
  const hat = look.hat ? HATS[look.hat[0]](look.hat[1], look.hat[2]) : [];
  const beard = look.beard?.[1] ?? "#000";
  const brow = look.brow ?? (look.hair?.[1] === "#efe9dc" ? "#cfc6b4" : "#2a1a12");
  return (
    `<clipPath id="${id}"><path d="${SIDE}"/></clipPath>` +
    `<path d="M0 0h100v120H0z" fill="${look.sky[0]}"/><circle cx="50" cy="60" r="44" fill="${look.sky[1]}"/>` +
    (worn && BEHIND.has(worn) ? all(hat) : "") +
    all(hair.back) +
    `<path d="M42 74h16v20l-8 8-8-8z" fill="${dark}"/>` +
    all(CLOTHES[look.wear[0]](look.wear[1], look.wear[2], look.wear[3])) +
    `<path d="M34.500 58c-4-2-5 1-4.500 5s3 7 5.500 6z" fill="${light}"/><path d="M65.500 58c4-2 5 1 4.500 5s-3 7-5.500 6z" fill="${dark}"/>` +
    `<path d="${head}" fill="${light}"/><path d="${head}" fill="${dark}"${clip}/>` +
    EYES[look.eyes](brow) +
    all((look.beard?.[0] ?? []).flatMap((part) => FACIAL[part](beard, dark))) +
    all(hair.front) +
    (worn && !BARE.has(worn) ? `<path d="M33 47h34v7c-9-4-25-4-34 0z" fill-opacity=".28"/>` : "") +
    (worn && BEHIND.has(worn) ? "" : all(hat))
  );
}

/** Return the look of a name without a drawing: composed from others, always the same for one name. */
function stranger(name: string): Look {
  const looks = Object.values(LOOKS);
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const one = looks[sum % looks.length]!;
  const other = looks[(sum * 7 + 3) % looks.length]!;
  return { ...one, sky: other.sky, wear: other.wear };
}
