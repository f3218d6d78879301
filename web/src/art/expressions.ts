// Expressions of a portrait: other eyes, and a mouth over that of the drawing.
import type { Look } from "./looks";
import { drawn } from "./portraits";
import type { Reaction } from "./reactions";

const EYES: Record<Reaction, Look["eyes"]> = {
  laugh: "squint",
  cheer: "bright",
  shock: "wide",
  anger: "stern",
  tears: "sad",
  wink: "sly",
};
const stroke = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#5a1410" stroke-width="2.6" stroke-linecap="round"/>`;
const open = (d: string): string => `<path d="${d}" fill="#5a1410" stroke="#2a0a08" stroke-width="1"/>`;
const drop = (x: number): string =>
  `<path d="M${x} 66c3 5 4 7 4 9a4 4 0 0 1-8 0c0-2 1-4 4-9z" fill="#5fb4e6" stroke="#2a6a94" stroke-width=".8"/>`;
const MOUTH: Record<Reaction, string> = {
  laugh:
    open("M39 72c7 2.500 15 2.500 22 0-.5 9-5 13-11 13s-10.500-4-11-13z") +
    `<path d="M41.500 73.500c6 1.500 11 1.500 17 0l-.6 3c-5 1.200-11 1.200-15.800 0z" fill="#fff6e6"/>`,
  cheer: open("M40 73c6 4 14 4 20 0-1 6-5 9-10 9s-9-3-10-9z"),
  shock: open("M50 71c4 0 5.500 3.500 5.500 7.500S53.500 86 50 86s-5.500-3.500-5.500-7.500S46 71 50 71z"),
  anger: stroke("M41 81c4-5 14-5 18 0") + stroke("M44 77.500l12 0"),
  tears: stroke("M42 82c4-5 12-5 16 0") + drop(37) + drop(63),
  wink: stroke("M42 76c6 4.500 12 3.500 17-2.500"),
};
const KEPT = new Set<Look["eyes"]>(["mask", "patch", "monocle"]); // they make the face

/** The inside of an svg with viewBox 0 0 100 120. `id` must be unique on the page. */
export function withExpression(look: Look, reaction: Reaction, id: string): string {
  const eyes = KEPT.has(look.eyes) ? look.eyes : EYES[reaction];
  return drawn({ ...look, eyes }, id) + MOUTH[reaction];
}
