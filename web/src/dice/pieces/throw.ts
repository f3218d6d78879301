// How a die rolls in: each a little different, the same for the same throw and place, never by chance.

/** A number from 0 up to 1 that belongs to these words. */
export function steady(...words: (string | number)[]): number {
  let hash = 2166136261;
  for (const letter of words.join("|")) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

export interface Throw {
  duration: number; // ms; dice come to rest one after the other
  delay: number;
  path: Keyframe[]; // of the place of the die
  turn: Keyframe[]; // of the die itself
  shade: Keyframe[]; // of the shadow under it
}
const FIRST = 560; // ms until the first die lies still
const NEXT = 130; // ms until the next one does
export const FADE = 90; // ms in which a die that has come to rest takes the place of the rolling one

/** ms until all of so many dice lie still. */
export const settled = (dice: number): number => FIRST + NEXT * Math.max(0, dice - 1) + FADE;

/** Times at which each die stops, in ms after the throw. */
export const rests = (dice: number): number[] => Array.from({ length: dice }, (_, i) => FIRST + NEXT * i);

/** The throw of the die at this position, which comes to rest as number `order` from 0 on; `key` names the throw.
    Lengths are in sizes of the die. */
export function throwOf(key: string | number, at: number, order = at): Throw {
  const own = (what: string) => steady(key, at, what);
  const delay = Math.round(own("delay") * 50) + order * 14;
  const duration = FIRST + NEXT * order - delay;
  const x = -1.6 - own("x") * 1.4;
  const y = 1.1 + own("y") * 0.9;
  const spin = own("side") < 0.5 ? -1 : 1;
  const [rx, ry, rz] = [
    -(360 + 90 * Math.floor(own("rx") * 3)),
    360 * (1 + Math.floor(own("ry") * 2)),
    spin * (40 + own("rz") * 110),
  ];
  const hop = 0.34 + own("hop") * 0.2;
  const place = (part: number, up: number) => `translate(${(x * part).toFixed(3)}em, ${(y * part - up).toFixed(3)}em)`;
  const turned = (part: number) =>
    `translateZ(-.49em) rotateZ(${(rz * part).toFixed(1)}deg) rotateX(${(rx * part).toFixed(1)}deg) rotateY(${(ry * part).toFixed(1)}deg)`;
  return {
    duration,
    delay,
    path: [
      { transform: place(1, 0.9), opacity: 0, easing: "ease-in" },
      { transform: place(0.86, 0.7), opacity: 1, offset: 0.1, easing: "cubic-bezier(.5,0,.9,.6)" },
      { transform: place(0.46, 0), offset: 0.42, easing: "cubic-bezier(.1,.5,.5,1)" },
      { transform: place(0.24, hop), offset: 0.6, easing: "cubic-bezier(.5,0,.9,.5)" },
      { transform: place(0.07, 0), offset: 0.78, easing: "cubic-bezier(.1,.5,.5,1)" },
      { transform: place(0.025, hop * 0.22), offset: 0.88, easing: "ease-in" },
      { transform: place(0, 0) },
    ],
    turn: [
      { transform: turned(1), easing: "linear" },
      { transform: turned(0.5), offset: 0.42, easing: "linear" },
      { transform: turned(0.1), offset: 0.78, easing: "ease-out" },
      { transform: turned(0) },
    ],
    shade: [
      { opacity: 0 },
      { opacity: 0.5, offset: 0.42 },
      { opacity: 0.3, offset: 0.6 },
      { opacity: 1, offset: 0.78 },
      { opacity: 0.85, offset: 0.88 },
      { opacity: 1 },
    ],
  };
}

export const calm = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
