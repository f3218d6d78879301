// Main street at low sun, composed of plain shapes. The ground line is at y 420, the sun at x 720; a phone shows x
// 360 to 1080, a wide screen up to the last houses, -640 to 2080.

type Roof = "step" | "gable" | "arch" | "flat" | "peak";
/** x, width, height, roof, rows of windows above the porch ("o" lit, "x" dark), shop windows below it. */
type House = [x: number, w: number, h: number, roof: Roof, rows: string[], shop?: string];

const NEAR: House[] = [
  [-640, 120, 120, "flat", ["oxo"], "oo"],
  [-508, 134, 150, "step", ["oxo", "oo"], "o"],
  [-362, 96, 112, "gable", ["ox"], "x"],
  [-254, 116, 128, "arch", ["oxo"], "oo"],
  [-126, 82, 104, "flat", ["oo"], "o"],
  [-30, 82, 136, "flat", ["oxo"], "o"],
  [62, 124, 122, "gable", ["oo"], "x"],
  [196, 152, 156, "step", ["oxo", "ooo"], "oo"],
  [356, 106, 108, "flat", ["ox"], "o"],
  [996, 132, 132, "step", ["oxo"], "oo"],
  [1138, 164, 168, "arch", ["ooox", "oooo"], "ooo"],
  [1314, 96, 116, "gable", ["xo"], "o"],
  [1422, 90, 146, "flat", ["oo"], "x"],
  [1524, 128, 118, "step", ["xoo"], "oo"],
  [1664, 92, 104, "gable", ["oo"], "o"],
  [1768, 140, 140, "arch", ["oxo", "xo"], "oo"],
  [1920, 98, 112, "flat", ["ox"], "o"],
  [2030, 110, 132, "step", ["oxo"], "x"],
];
const FAR: House[] = [
  [556, 34, 40, "gable", []],
  [596, 40, 52, "step", []],
  [808, 46, 46, "flat", []],
  [862, 34, 58, "step", []],
  [902, 30, 40, "gable", []],
];

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;

function wall([x, w, h, roof]: House): string {
  const up = `M${x} 420v${-h}`;
  const top = {
    step: `h${w * 0.18}v-18h${w * 0.64}v18h${w * 0.18}`,
    gable: `l${w / 2} ${-w * 0.3} ${w / 2} ${w * 0.3}`,
    arch: `h${w * 0.15}c0-26 ${w * 0.7}-26 ${w * 0.7} 0h${w * 0.15}`,
    peak: `l${w / 2} ${-w} ${w / 2} ${w}`,
    flat: `h${w}`,
  }[roof];
  const cornice = roof === "flat" || roof === "step" ? box(x - 5, 420 - h - (roof === "flat" ? 6 : 0), w + 10, 6) : "";
  return `${up}${top}V420z${cornice}`;
}

/** Light (or dark) windows of one house: small ones in rows, big ones under the porch. */
function panes([x, w, h, , rows, shop = ""]: House, wanted: string): string {
  let d = "";
  rows.forEach((row, r) => {
    const gap = w / row.length;
    const y = 420 - h + 16 + r * 38;
    [...row].forEach((one, i) => {
      if (one === wanted && y < 352)
        d +=
          box(Math.round(x + gap * (i + 0.5) - 7), y, 6, 9) +
          box(Math.round(x + gap * (i + 0.5) + 1), y, 6, 9) +
          box(Math.round(x + gap * (i + 0.5) - 7), y + 11, 6, 9) +
          box(Math.round(x + gap * (i + 0.5) + 1), y + 11, 6, 9);
    });
  });
  const gap = w / (shop.length || 1);
  [...shop].forEach((one, i) => {
    if (one === wanted)
      d +=
        box(Math.round(x + gap * (i + 0.5) - 17), 388, 16, 22) + box(Math.round(x + gap * (i + 0.5) + 1), 388, 16, 22);
  });
  return d;
}

function porch([x, w]: House): string {
  let d = `M${x - 6} 380l8-9h${w - 4}l8 9z` + box(x - 4, 412, w + 8, 8);
  const posts = Math.max(2, Math.round(w / 44));
  for (let i = 0; i <= posts; i++) d += box(Math.round(x - 2 + (w * i) / posts), 379, 4, 36);
  return d;
}

const join = (houses: House[], part: (house: House) => string) => houses.map(part).join("");

export const STREET = {
  farMesa:
    "M-1200 372h340l22-60h180l20 30h70l16 30h702l18-84h146l16 44h64l20 40h190l16-28h62l14 28h236l30-96h116l16 36h74l18 60h372l24-64h190l30 64h500v60H-1200z",
  nearMesa: "M-1200 398l300-18 300 14 320-12 260 16l170-20 200 14 250-12 250 14 300-16 330 18 300-14 500 14v30H-1200z",
  farTown: join(FAR, wall) + "M735 420v-44h30v44zM745 376v-20l5-16 5 16v20zM747 340h6v-12h-6z",
  walls: join(NEAR, wall),
  porches: join(NEAR, porch),
  lit:
    join(NEAR, (house) => panes(house, "o")) +
    "M261 360a11 11 0 0 1 22 0zM248 362h48v2.5h-48zM1206 355a14 14 0 0 1 28 0zM1188 357.5h64v2.5h-64z", // and the sun on the two signs
  dark: join(NEAR, (house) => panes(house, "x")),
  // water tower, windmill, cactuses, telegraph poles, hitching rail
  things:
    "M484 420l5-84h-7v-42h50v42h-7l5 84h-5l-2-38h-32l-2 38zM495 376h26l-2-34h-22zM478 296l29-26 29 26z" +
    "M936 420v-64a10 10 0 0 1 20 0v64zM916 402h-1a9 9 0 0 1-9-9v-20a7 7 0 0 1 14 0v17h18v12zM956 396h14v-26a6.500 6.500 0 0 1 13 0v30a9 9 0 0 1-9 9h-18z" +
    "M566 420v-26a5 5 0 0 1 10 0v26zM576 410h5v-8a3 3 0 0 1 6 0v9a4 4 0 0 1-4 4h-7z",
  poles: "M630 420v-92M617 336h26M617 346h26M842 420v-76M832 351h20M832 359h20",
  wires:
    "M484 300c50 40 100 44 146 36M630 336c60 40 150 36 212 15M842 351c50 24 90 24 154-30M630 346c60 38 150 34 212 13",
  sign: box(232, 344, 80, 22) + box(1172, 338, 96, 24),
  birds: "M878 262q7-8 13 0q6-8 13 0M912 280q5-6 10 0q5-6 10 0M556 272q6-7 11 0q5-7 11 0",
  stars: [
    90, 60, 210, 130, 330, 40, 420, 170, 520, 60, 905, 45, 985, 150, 1080, 70, 1190, 140, 1290, 50, 1370, 150, 640, 30,
    780, 70, 30, 190, 1130, 20, 260, 210, -90, 90, -230, 40, -320, 170, 1500, 90, 1640, 40, 1730, 160, 560, -60, 860,
    -110, 690, -190, 430, -140, 1010, -220,
  ],
};
