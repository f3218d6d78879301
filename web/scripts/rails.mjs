// Our own large drawings of Armed & Dangerous and The Great Train Robbery, on the same grid of 512 as those in own.mjs.
// Guns are told along their barrel (u) and across it (v) and then laid at an angle.

const r1 = (n) => Math.round(n);
const circle = (x, y, r) => `M${r1(x - r)} ${r1(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const poly = (points) => `M${points.map((point) => point.map(r1).join(" ")).join("L")}z`;
const box = (x, y, w, h) => `M${x} ${y}h${w}v${h}h${-w}z`;
/** A box with round corners. */
const soft = (x, y, w, h, r) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
const polar = (x, y, r, turn) => [x + r * Math.sin(turn * 2 * Math.PI), y - r * Math.cos(turn * 2 * Math.PI)];
const star = (x, y, r, n = 5, deep = 0.42) =>
  poly(Array.from({ length: 2 * n }, (_, i) => polar(x, y, i % 2 ? r * deep : r, i / (2 * n))));
const ring = (x, y, a, b) => circle(x, y, a) + circle(x, y, b);
const wheel = (x, y, r) => ring(x, y, r, r * 0.62) + circle(x, y, r * 0.26);

/** Lays drawings out along a line from x y, turned so many turns, k times as large. */
const laid = (x, y, turn, k = 1) => {
  const [c, d] = [Math.cos(turn * 2 * Math.PI) * k, Math.sin(turn * 2 * Math.PI) * k];
  const at = ([u, v]) => [r1(x + u * c - v * d), r1(y + u * d + v * c)];
  return {
    at,
    poly: (points) => poly(points.map(at)),
    /** "M 0 0 C ...": absolute letters and numbers in pairs. */
    path: (d) => d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, u, v) => at([+u, +v]).join(" ")),
    circle: (u, v, r) => circle(...at([u, v]), r1(r * k)),
  };
};

const SPADE = (x, y, k) =>
  `M${x} ${r1(y - 26 * k)}c${r1(-10 * k)} ${r1(14 * k)} ${r1(-27 * k)} ${r1(22 * k)} ${r1(-27 * k)} ${r1(36 * k)} 0 ${r1(8 * k)} ${r1(6 * k)} ${r1(13 * k)} ${r1(13 * k)} ${r1(13 * k)} ${r1(4 * k)} 0 ${r1(8 * k)} ${r1(-2 * k)} ${r1(10 * k)} ${r1(-5 * k)} ${r1(-k)} ${r1(6 * k)} ${r1(-3 * k)} ${r1(10 * k)} ${r1(-8 * k)} ${r1(14 * k)}h${r1(24 * k)}c${r1(-5 * k)} ${r1(-4 * k)} ${r1(-7 * k)} ${r1(-8 * k)} ${r1(-8 * k)} ${r1(-14 * k)} ${r1(2 * k)} ${r1(3 * k)} ${r1(6 * k)} ${r1(5 * k)} ${r1(10 * k)} ${r1(5 * k)} ${r1(7 * k)} 0 ${r1(13 * k)} ${r1(-5 * k)} ${r1(13 * k)} ${r1(-13 * k)} 0 ${r1(-14 * k)} ${r1(-17 * k)} ${r1(-22 * k)} ${r1(-27 * k)} ${r1(-36 * k)}z`;

/** A revolver: how long and thick its barrel is, and its grip. */
const SADDLE = "M -6 -50 L -6 40 L 4 50 C -26 64 -36 92 -42 128 C -46 156 -54 180 -66 200 L -134 186 C -128 120 -110 56 -78 4 L -60 -30 C -50 -44 -34 -50 -20 -50z";
const BIRD = "M -6 -50 L -6 40 L 2 50 C -22 66 -26 90 -40 116 C -56 146 -88 152 -112 132 C -132 114 -126 84 -110 58 L -60 -30 C -50 -44 -34 -50 -20 -50z";
function revolver(x, y, turn, k, { long, thick, grip = SADDLE, drum = 100, more = [] }) {
  const g = laid(x, y, turn, k);
  const end = drum + 18;
  const flutes = [-36, -14, 8].map((v) => g.poly([[26, v], [drum - 10, v], [drum - 10, v + 11], [26, v + 11]])).join("");
  return (
    g.path(grip) +
    g.poly([[-50, -40], [-92, -84], [-78, -98], [-30, -58]]) +
    g.path(`M 6 -52 L ${drum + 4} -52 C ${drum + 12} -40 ${drum + 12} 24 ${drum + 4} 36 L 6 36z`) +
    flutes +
    g.poly([[end, -46], [end + long, -46], [end + long, -46 + thick], [end, -46 + thick]]) +
    g.poly([[end + long - 26, -48], [end + long - 10, -48], [end + long - 10, -66], [end + long - 18, -66]]) +
    more.map((points) => g.poly(points)).join("")
  );
}
const guard = (x, y, turn, k) => laid(x, y, turn, k).path("M 6 52 C 2 96 74 104 78 46");

/** A bullet with its band, its base at x y. */
const bullet = (x, y, turn, k) => {
  const g = laid(x, y, turn, k);
  return (
    g.poly([[0, -40], [22, -40], [22, 40], [0, 40]]) +
    g.path("M 34 -40 L 66 -40 C 104 -36 132 -16 140 0 C 132 16 104 36 66 40 L 34 40z")
  );
};

/** A belt with cartridges through it. */
function belt(x, y, turn, n) {
  const g = laid(x, y, turn);
  const step = 76;
  const one = (i) => {
    const u = i * step;
    return (
      g.poly([[u, -52], [u + 44, -52], [u + 44, 84], [u, 84]]) +
      g.path(`M ${u} -64 C ${u} -104 ${u + 14} -126 ${u + 22} -136 C ${u + 30} -126 ${u + 44} -104 ${u + 44} -64z`) +
      g.poly([[u - 4, 94], [u + 48, 94], [u + 48, 112], [u - 4, 112]]) +
      g.poly([[u + 52, -40], [u + step - 8, -40], [u + step - 8, 62], [u + 52, 62]])
    );
  };
  return Array.from({ length: n }, (_, i) => one(i)).join("");
}

const rifle = laid(14, 432, -0.112, 0.95);
const shotgun = laid(14, 420, -0.104, 0.95);
const arrow = laid(64, 450, -0.125, 0.9);
const sleeve = laid(52, 500, -0.155);
const flint = laid(10, 330, -0.045);

/** A locomotive from the side, heading right, wheels on y 400. */
const engine = ({ stack, lamp, front, more }) =>
  "M16 176h140v26H16z" + "M30 212h112v118H30zM52 230v44h68v-44z" +
  "M152 214h216c26 0 42 16 42 46v70H152zM176 232v22h34v-22z" +
  stack + lamp + front + more +
  box(20, 340, 404, 18) + wheel(84, 392, 56) + wheel(206, 392, 56) + wheel(312, 408, 40) + wheel(398, 408, 40);

export const OWN = {
  // armed and dangerous
  "sleeve-ace": {
    f:
      sleeve.poly([[-30, -150], [190, -112], [190, 112], [-30, 150]]) + sleeve.poly([[204, -124], [268, -124], [268, 124], [204, 124]]) + sleeve.circle(236, 92, 12) +
      sleeve.poly([[282, -78], [470, -78], [470, 78], [282, 78]]) + SPADE(...sleeve.at([384, 0]), 2),
  },
  bandolier: { f: belt(70, 380, -0.1, 5) },
  "lit-bomb": {
    f: circle(236, 316, 152) + "M138 262c18-42 54-66 98-70l4 24c-36 4-62 22-78 54z" + laid(314, 208, -0.125).poly([[0, -46], [46, -40], [46, 40], [0, 46]]) + star(420, 78, 74, 8, 0.4),
    s: "M354 168c14-34 30-50 54-78",
    w: 22,
  },
  "bell-tower": {
    f:
      "M244 6h24v22h20v20h-20v26h-24V48h-20V28h20z" +
      "M122 300V196c0-66 58-112 134-112s134 46 134 112v104zM176 300h160v-90c0-46-34-76-80-76s-80 30-80 76z" +
      "M256 152c10 0 14 6 14 14 26 8 38 34 38 70 0 20 8 30 18 38v10H186v-10c10-8 18-18 18-38 0-36 12-62 38-70 0-8 4-14 14-14z" +
      "M80 314h352v154H80zM212 468h88v-62c0-28-18-48-44-48s-44 20-44 48z" + circle(140, 390, 26) + circle(372, 390, 26),
  },
  "long-rifle": {
    f:
      rifle.path("M 0 16 L 8 84 C 60 80 110 50 172 40 L 182 -14 L 128 -8 C 84 -2 44 10 0 16z") + rifle.poly([[192, -24], [192, 40], [284, 32], [284, -24]]) +
      rifle.poly([[292, -24], [292, 4], [640, 0], [640, -20]]) + rifle.poly([[292, 12], [438, 10], [452, 22], [292, 32]]) +
      rifle.poly([[150, -18], [158, -82], [176, -82], [170, -18]]) + rifle.circle(167, -94, 13) + rifle.poly([[200, -30], [186, -66], [206, -72], [222, -30]]) + rifle.poly([[612, -26], [632, -26], [632, -48]]),
    s: rifle.path("M 196 46 C 198 86 250 88 254 44") + rifle.path("M 222 46 L 228 62"),
    w: 13,
  },
  "long-colt": { f: revolver(164, 282, -0.07, 0.92, { long: 270, thick: 34, more: [[[118, -6], [186, -6], [186, 14], [118, 20]]] }), s: guard(164, 282, -0.07, 0.92), w: 15 },
  "two-barrels": {
    f:
      shotgun.path("M 0 18 L 12 96 C 70 92 108 60 166 48 L 178 -20 C 110 -16 56 0 0 18z") + shotgun.poly([[188, -34], [188, 50], [258, 44], [258, -34]]) +
      shotgun.poly([[266, -38], [266, -6], [620, -6], [620, -38]]) + shotgun.poly([[266, 6], [266, 38], [620, 38], [620, 6]]) + shotgun.poly([[600, -44], [614, -44], [614, -60]]) +
      shotgun.poly([[194, -42], [170, -80], [188, -92], [216, -42]]) + shotgun.poly([[232, -42], [214, -76], [232, -86], [252, -42]]),
    s: shotgun.path("M 180 60 C 186 104 250 104 250 56") + shotgun.path("M 206 58 L 212 74") + shotgun.path("M 228 56 L 234 72"),
    w: 13,
  },
  "short-colt": { f: revolver(190, 250, -0.06, 1.3, { long: 84, thick: 40, grip: BIRD, more: [[[118, 2], [178, 2], [178, 18], [118, 24]]] }), s: guard(190, 250, -0.06, 1.3), w: 20 },
  "hip-flask": {
    f:
      soft(206, 28, 100, 52, 12) + box(220, 90, 72, 34) + "M166 134h180c32 0 54 22 54 54v196c0 52-34 84-84 84H196c-50 0-84-32-84-84V188c0-32 22-54 54-54zM150 196v176h212V196z" +
      soft(166, 212, 180, 144, 14) + star(256, 288, 56),
  },
  "quick-shots": { f: bullet(284, 116, 0, 1.36) + bullet(322, 256, 0, 1.36) + bullet(284, 396, 0, 1.36), s: "M240 96H92M240 136H140M278 236H36M278 276H110M240 376H92M240 416H140", w: 20 },
  flintlock: {
    f:
      flint.path("M 470 -62 L 486 -62 L 486 -6 L 214 2 C 176 10 150 34 126 74 C 108 106 88 140 56 156 C 24 170 0 146 10 114 C 24 74 66 66 92 32 C 118 -4 150 -32 208 -36 L 470 -40z") +
      flint.poly([[228, -84], [490, -84], [490, -72], [228, -48]]) + flint.path("M 176 -46 C 156 -70 150 -96 122 -100 C 108 -116 120 -140 144 -136 L 190 -152 L 198 -128 L 172 -116 C 194 -100 200 -76 216 -52z") +
      flint.path("M 222 -94 C 232 -122 250 -140 268 -146 L 276 -128 C 260 -116 254 -104 252 -90z") + flint.circle(38, 130, 14),
    s: flint.path("M 176 34 C 178 92 254 90 262 14") + flint.path("M 212 30 L 204 54"),
    w: 14,
  },
  "war-arrow": {
    f:
      arrow.poly([[0, -9], [520, -9], [520, 9], [0, 9]]) + arrow.poly([[530, -56], [640, 0], [530, 56], [552, 0]]) + arrow.poly([[498, -30], [516, -14], [516, 14], [498, 30], [486, 14], [486, -14]]) +
      arrow.poly([[-20, -20], [28, -66], [150, -66], [100, -20]]) + arrow.poly([[-20, 20], [28, 66], [150, 66], [100, 20]]) + arrow.poly([[120, -20], [168, -62], [200, -62], [158, -20]]) + arrow.poly([[120, 20], [168, 62], [200, 62], [158, 20]]),
  },
  "heads-down": {
    f:
      "M70 122c40 20 82 12 130-4s104-34 142-12c4 30-48 54-110 72s-142 20-162-56zM136 96C128 60 136 22 168 20c16 0 22 12 36 8s22-20 40-18c30 4 44 34 50 64-50 24-104 40-158 22z" + circle(226, 52, 15) +
      bullet(330, 238, 0, 1.16) +
      "M20 468c10-52 56-84 122-94 8-46 30-74 62-90h98c32 16 54 44 62 90 66 10 118 42 128 94zM196 354c6 26 36 32 56 12-12-16-36-22-56-12zM310 354c-6 26-36 32-56 12 12-16 36-22 56-12z",
    s: "M20 218h200M60 258h220",
    w: 18,
  },
  // the great train robbery
  handbills: {
    f:
      "M150 70l220-30c12-2 20 6 22 18l46 336c2 12-6 20-18 22l-26 4-44-320c-2-20-18-32-38-30L148 96c-2-14-4-24 2-26z" +
      "M76 104l226-2c14 0 22 8 22 22l4 322c0 14-8 22-22 22H84c-14 0-22-8-22-22l-6-320c0-14 8-22 20-22zM92 134l4 54 194-2v-54zM98 206l4 148h188l-2-150zM104 376v22h184v-22zM128 414v20h136v-20z" + star(194, 278, 66),
  },
  "station-signal": {
    f:
      box(236, 40, 40, 428) + box(180, 452, 44, 18) + box(288, 452, 44, 18) + "M256 2l26 28h-52z" +
      "M288 62l196-36 10 58-206 20zM408 46l10 44 22-3-10-45z" + "M288 196h196l8 58H288zM404 206v40h24v-40z" +
      ring(180, 96, 44, 26) + ring(180, 226, 44, 26) + box(120, 342, 104, 74) + "M138 360v38h68v-38zM288 342h104v74H288zM306 360v38h68v-38z",
  },
  points: {
    f: [80, 160, 240, 320, 400].map((y) => box(96 - (y - 80) * 0.16, y, 176 + (y < 260 ? 190 - (y - 80) * 0.9 : 60), 22)).map((d) => d.replace(/-?\d+\.\d+/g, (n) => r1(n))).join(""),
    s: "M116 468V44M244 468V44M124 468C140 330 200 180 340 44M256 468C270 380 340 200 460 92",
    w: 24,
  },
  "knife-colt": {
    f: revolver(158, 240, -0.06, 1.06, { long: 150, thick: 38 }) + laid(158, 240, -0.06, 1.06).path("M 118 6 L 138 6 L 138 -2 L 150 -2 L 150 8 L 286 8 C 330 14 350 34 362 52 C 320 62 200 60 150 44 L 150 54 L 138 54 L 138 44 L 118 42z"),
    s: guard(158, 240, -0.06, 1.06),
    w: 16,
  },
  "horse-pistol": {
    f: revolver(158, 246, -0.06, 1.08, { long: 186, thick: 52, drum: 110, more: [[[134, 14], [300, 14], [300, 32], [286, 40], [134, 40]]] }) + laid(158, 246, -0.06, 1.08).poly([[306, 12], [322, 12], [322, 36], [306, 36]]),
    s: guard(158, 246, -0.06, 1.08),
    w: 17,
  },
  caboose: {
    f:
      "M150 76h150v22H150zM164 104h122v70H164zM180 120v36h36v-36zM234 120v36h36v-36z" + "M40 184h432v26H40z" +
      "M76 220h360v132H76zM104 244v56h64v-56zM200 244v108h60V244zM292 244v56h64v-56z" + box(40, 220, 12, 132) + box(460, 220, 12, 132) + box(28, 362, 456, 22) +
      wheel(112, 424, 44) + wheel(208, 424, 44) + wheel(312, 424, 44) + wheel(408, 424, 44) + box(370, 100, 26, 74),
  },
  "passenger-window": {
    f:
      soft(52, 40, 408, 428, 40) + soft(84, 72, 344, 300, 24) +
      "M188 214c-4-56 24-94 68-94s72 38 68 94c-34 10-102 10-136 0zM156 210c28 14 60 20 100 20s72-6 100-20c0 26-44 40-100 40s-100-14-100-40zM204 262c30 6 74 6 104 0 0 44-20 72-52 72s-52-28-52-72zM136 372c4-32 30-48 76-54l44 34 44-34c46 6 72 22 76 54z" +
      soft(96, 396, 320, 44, 12),
  },
  ironhorse: {
    f: engine({
      stack: "M318 74l56-30h40l56 30-40 62v68h-72v-68z",
      lamp: box(226, 168, 60, 36) + "M244 130h24v28h-24z",
      front: "M420 250h22v44h-22zM434 340h20l56 96h-96z" + poly([[436, 372], [448, 372], [440, 424], [428, 424]]) + poly([[460, 380], [480, 424], [464, 424], [454, 392]]),
      more: star(384, 292, 26),
    }),
  },
  leland: {
    f: engine({
      stack: "M338 52h76v22h-12v130h-52V74h-12z",
      lamp: "M216 204c0-36 18-56 44-56s44 20 44 56zM248 110h24v28h-24z" + "M176 204v-26h24v26z",
      front: soft(420, 176, 62, 74, 10) + circle(451, 213, 20) + "M434 340h20l56 96h-96z" + poly([[436, 372], [448, 372], [440, 424], [428, 424]]) + poly([[460, 380], [480, 424], [464, 424], [454, 392]]),
      more: ring(372, 290, 28, 14) + box(232, 276, 92, 14),
    }),
  },
};

/** A wagon without a roof to stand on, for what rises out of it. */
const TRUCK = "M56 318h400v92H56zM84 342v44h92v-44zM210 342v44h92v-44zM336 342v44h92v-44z" + wheel(136, 432, 40) + wheel(376, 432, 40);
const rust = [[152, 322, 20], [120, 400, 15], [210, 226, 17], [282, 232, 13], [352, 206, 15], [424, 172, 12], [254, 168, 10]];

export const MADE = {
  "wagon-train": { made: [["old-wagon", "translate(150 130) scale(.7)"], ["old-wagon", "translate(2 60) scale(.42)"]] },
  rusted: { made: [["revolver", ""]], f: [[180, 430, 13], [232, 460, 10], [300, 420, 12], [362, 458, 9], [410, 392, 12], [452, 446, 8], [270, 388, 8]].map((c) => circle(...c)).join(""), cut: rust.map((c) => circle(...c)).join("") },
  "ghost-car": { made: [["ghost", "translate(86 -14) scale(.66)"]], f: TRUCK },
  "full-steam": { made: [["steam-locomotive", "translate(98 74) scale(.8)"]], f: box(0, 220, 84, 22) + box(24, 300, 66, 22) + box(0, 380, 84, 22) + circle(70, 92, 46) + circle(134, 56, 34) + circle(24, 150, 24) },
  "train-robbery": { made: [["bandit", "translate(100 -44) scale(.62)"]], f: TRUCK },
};
