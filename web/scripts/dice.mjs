// Our own large drawings of the dice game, on the same grid of 512 as those in own.mjs; where a face shows a thing twice,
// it is put together from Game Icons: `made` lists them with their place.

const r1 = (n) => Math.round(n);
const circle = (x, y, r) => `M${r1(x - r)} ${r1(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const poly = (points) => `M${points.map((point) => point.join(" ")).join("L")}z`;
/** A place u along a line from x y and v beside it, the line turned so many turns. */
const beside = (x, y, turn) => {
  const [c, d] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
  return ([u, v]) => [r1(x + u * c - v * d), r1(y + u * d + v * c)];
};
const laid = (x, y, turn, points) => poly(points.map(beside(x, y, turn)));

// the bull's eye leaves room for its number in the lower right corner
const at = (x, y, r, degrees) => `${r1(x + r * Math.cos((degrees * Math.PI) / 180))} ${r1(y + r * Math.sin((degrees * Math.PI) / 180))}`;
const RING = `M${at(222, 222, 180, 79)}A180 180 0 1 1 ${at(222, 222, 180, 11)}L${at(222, 222, 130, 17)}A130 130 0 1 0 ${at(222, 222, 130, 73)}z` + circle(222, 222, 36);
const TICKS = "M222 26v120M26 222h120M298 222h120M222 298v120";
const small = (x) => circle(x, 142, 96) + circle(x, 142, 64) + circle(x, 142, 21);
const smallTicks = (x) => `M${x} 32v64M${x - 110} 142h64M${x + 46} 142h64M${x} 188v64`;
/** A path of relative steps, larger and elsewhere. */
const placed = (path, k, dx, dy) => path.replace(/M(-?\d+) (-?\d+)|-?\d+/g, (all, x, y) => (x ? `M${r1(x * k + dx)} ${r1(y * k + dy)}` : r1(all * k)));
const ONE = "M374 330h34v86h20v28h-80v-28h22v-52h-20v-22c12-1 19-5 24-12z";
const TWO = "M346 374c0-28 18-45 45-45s45 15 45 39c0 18-10 29-31 44l-9 6h22l3-13h18v40h-94v-27c44-31 55-38 55-50 0-8-5-13-12-13-9 0-13 6-12 19z";
const badge = (digit) => circle(386, 386, 112) + placed(digit, 1.12, -48, -48);
const low = (digit) => circle(256, 374, 126) + placed(digit, 1.26, -233, -115);

// arrows lie from the upper left to the lower right; a chevron is one pair of vanes
const chevron = (u, wide, long) => [[u, -20], [u - wide, -20 - wide], [u - wide + long, -20 - wide], [u + long, -20], [u + long, 20], [u - wide + long, 20 + wide], [u - wide, 20 + wide], [u, 20]];
const vanes = (x, y, turn, from, n, wide, step) => Array.from({ length: n }, (_, i) => laid(x, y, turn, chevron(from + i * step, wide, step - 16))).join("");
const BROKEN =
  laid(34, 34, 0.125, [[646, 0], [434, -132], [470, -30], [330, -24], [352, -6], [324, 6], [346, 26], [470, 30], [434, 132]]) +
  laid(20, 96, 0.083, [[176, -22], [304, -24], [282, -6], [310, 6], [286, 26], [176, 22]]) +
  vanes(20, 96, 0.083, 40, 2, 48, 64);
const plume = (x, y, turn) => {
  const p = beside(x, y, turn);
  const [a, b, c, d, e, f] = [[0, 0], [60, -78], [180, -70], [262, 0], [180, 60], [64, 62]].map((point) => p(point).join(" "));
  return `M${a}C${b} ${c} ${d}C${e} ${f} ${a}z` + laid(x, y, turn, [[52, -5], [210, -3], [210, 3], [52, 7]]);
};
const CHIEF =
  laid(90, 90, 0.125, [[562, 0], [384, -140], [414, -30], [396, -30], [396, 30], [414, 30], [384, 140]]) +
  laid(90, 90, 0.125, [[352, -34], [374, -34], [374, 34], [352, 34]]) +
  laid(90, 90, 0.125, [[312, -34], [334, -34], [334, 34], [312, 34]]) +
  laid(90, 90, 0.125, [[196, -22], [296, -22], [296, 22], [196, 22]]) +
  vanes(90, 90, 0.125, 40, 3, 72, 60) +
  plume(346, 268, 0.765) + plume(268, 346, 0.485);

// a hand with what its bearer does: once more, or a life kept
const AGAIN = "M290 274a68 68 0 1 0 62 96h-36a36 36 0 1 1-10-48l-24 24h80v-80l-24 24a68 68 0 0 0-48-16z";

export const OWN_DICE = {
  "bullseye-ring": { f: RING, s: TICKS, w: 42 },
  "badge-1": { f: badge(ONE) },
  "badge-2": { f: badge(TWO) },
  "badge-low-1": { f: low(ONE) },
  "badge-low-2": { f: low(TWO) },
  "bullseye-1": { f: RING + badge(ONE), s: TICKS, w: 42 },
  "bullseye-2": { f: RING + badge(TWO), s: TICKS, w: 42 },
  "two-rings": { f: small(128) + small(384), s: smallTicks(128) + smallTicks(384), w: 28 },
  "two-bullseye-1": { f: small(128) + small(384) + low(ONE), s: smallTicks(128) + smallTicks(384), w: 28 },
  "two-bullseye-2": { f: small(128) + small(384) + low(TWO), s: smallTicks(128) + smallTicks(384), w: 28 },
  "snapped-arrow": { f: BROKEN },
  "chief-arrow": { f: CHIEF },
  cartridge: {
    f: laid(80, 432, -0.125, [[0, -84], [34, -84], [34, 84], [0, 84]]) + laid(80, 432, -0.125, [[52, -66], [272, -66], [272, 66], [52, 66]]) + "M312 300l-93-93-7-7C262 118 354 66 446 66c0 92-52 184-134 234z",
  },
  "times-two": {
    f: "M66 186l34-34 66 66 66-66 34 34-66 66 66 66-34 34-66-66-66 66-34-34 66-66zM282 206c0-62 38-98 98-98 62 0 100 34 100 86 0 42-24 66-74 100l-24 16h52l8-34h40v96H280v-60c96-68 126-86 126-116 0-20-12-32-30-32-22 0-32 16-30 42z",
  },
};

const two = (icon, first, second) => ({ made: [[icon, first], [icon, second]] });
export const MADE = {
  "two-beers": two("beer-stein", "translate(0 96) scale(.5 .62)", "translate(512 96) scale(-.5 .62)"),
  "two-gatlings": two("machine-gun", "translate(-6 -6) scale(.62)", "translate(200 200) scale(.62)"),
  "right-hand": { made: [["halt", "translate(512 0) scale(-1 1)"]], cut: AGAIN },
  "left-hand": { made: [["halt", ""]], cut: "M300 398c-48-38-68-60-68-86 0-20 16-34 34-34 14 0 26 8 34 22 8-14 20-22 34-22 18 0 34 14 34 34 0 26-20 48-68 86z" },
};
