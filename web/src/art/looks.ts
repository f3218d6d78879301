// A character as a row of data, and the skins they share.
import type { EYES, FACES, FACIAL, HAIR } from "./bust";
import type { CLOTHES } from "./clothes";
import type { HATS } from "./hats";

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

export const PALE: [string, string] = ["#ecc09a", "#c08560"];
export const TAN: [string, string] = ["#dfab83", "#a8704d"];
export const BROWN: [string, string] = ["#c38c63", "#86573a"];
export const DARK: [string, string] = ["#9b6748", "#643e2a"];
