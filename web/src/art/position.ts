// Drawing of a position as SVG: a plate for each seat, and the table. A file of its own, without a page around it.
export interface Chips {
  label: string;
  chips: string[];
  open?: boolean; // of a hand that is shown
}
export interface Plate {
  letter: string;
  name: string;
  role: string; // "" while it is hidden
  life: number;
  most: number;
  out: boolean;
  turn: boolean;
  lines: Chips[]; // cards in play, the hand, and what the sets bring
}
export interface Picture {
  title: string;
  turn: string; // whose turn it is, and the phase
  plates: Plate[];
  table: Chips[];
}
/** Width of a text of a size in pixels. */
export type Measure = (words: string, size: number, bold: boolean) => number;

const PAPER = "#f3e7cf";
const PLATE = "#fbf5e7";
const OUT = "#d9d2c2";
const INK = "#261c15";
const INK_2 = "#5a4a3b";
const LINE = "#8a6d47";
const GOLD = "#e9b44c";
const RED = "#a31f17";
const CARD = "#ffffff";
const MARGIN = 16;
const GAP = 12;
const PAD = 12;
const SIZE = 16; // of the letters of cards
const ROW = 30;
const LABEL = 18; // of a line of a label
const TITLE = 26;
const HEART = "M8 14 2 8a3.6 3.6 0 0 1 6-4.6A3.6 3.6 0 0 1 14 8z"; // 16 x 16

export const estimated: Measure = (words, size, bold) => words.length * size * (bold ? 0.6 : 0.55);
const FAMILY = "'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";
/** Measure as the browser draws it. */
export function measured(): Measure {
  const pen = document.createElement("canvas").getContext("2d")!;
  return (words, size, bold) => {
    pen.font = `${bold ? 700 : 400} ${size}px ${FAMILY}`;
    return pen.measureText(words).width;
  };
}

export const escaped = (words: string): string =>
  words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\P{C}\n]/gu, "");

interface Drawn {
  svg: string;
  height: number;
}

class Sheet {
  constructor(private readonly measure: Measure) {}

  text(words: string, x: number, y: number, size = SIZE, bold = false, ink = INK): string {
    const weight = bold ? ' font-weight="700"' : "";
    return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${ink}"${weight}>${escaped(words)}</text>`;
  }
  /** As much of a text as has room. */
  cut(words: string, room: number, size: number, bold = false): string {
    if (this.measure(words, size, bold) <= room) return words;
    let short = words;
    while (short && this.measure(`${short}…`, size, bold) > room) short = short.slice(0, -1);
    return `${short.trimEnd()}…`;
  }
  wrapped(words: string, room: number, size: number, bold = false): string[] {
    const lines: string[] = [];
    for (const word of words.split(/\s+/)) {
      const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
      if (lines.length && this.measure(longer, size, bold) <= room) lines[lines.length - 1] = longer;
      else lines.push(this.cut(word, room, size, bold));
    }
    return lines;
  }
  /** A label, then cards in the rows that they need. A label without room for one line has several. */
  chips({ label, chips, open }: Chips, left: number, top: number, room: number): Drawn {
    const lines = this.wrapped(label, room, 14, true);
    let y = top + (lines.length - 1) * LABEL;
    let svg = lines.map((line, n) => this.text(line, left, top + 19 + n * LABEL, 14, true, INK_2)).join("");
    let x = left + this.measure(lines.at(-1)!, 14, true) + 8;
    for (const chip of chips) {
      const words = this.cut(chip, room - 14, SIZE);
      const width = this.measure(words, SIZE, false) + 14;
      if (x + width > left + room && x > left) {
        x = left;
        y += ROW;
      }
      const frame = `fill="${open ? GOLD : CARD}" fill-opacity="${open ? 0.35 : 1}" stroke="${LINE}"`;
      svg += `<rect x="${round(x)}" y="${y + 2}" width="${round(width)}" height="25" rx="5" ${frame}/>`;
      svg += this.text(words, x + 7, y + 20);
      x += width + 6;
    }
    return { svg, height: y - top + ROW };
  }
  plate(plate: Plate, x: number, y: number, width: number): Drawn {
    const room = width - 2 * PAD;
    const left = x + PAD;
    const hearts = this.lives(plate, x + width - PAD, y + 14);
    const name = this.cut(plate.name, room - 44 - hearts.width, 18, true);
    let svg = `<circle cx="${left + 15}" cy="${y + 26}" r="15" fill="${plate.turn ? GOLD : INK}"/>`;
    const half = this.measure(plate.letter, 17, true) / 2;
    svg += this.text(plate.letter, left + 15 - half, y + 32, 17, true, plate.turn ? INK : PLATE);
    svg += this.text(name, left + 40, y + 25, 18, true) + this.text(plate.role, left + 40, y + 43, 14, false, INK_2);
    svg += hearts.svg;
    let height = 54;
    for (const line of plate.lines) {
      const drawn = this.chips(line, left, y + height, room);
      svg += drawn.svg;
      height += drawn.height;
    }
    return { svg, height: height + 6 };
  }
  /** Hearts, up to a right edge. */
  lives({ life, most, out }: Plate, right: number, y: number): { svg: string; width: number } {
    if (out) return { svg: "", width: 0 };
    if (most > 6 || life > most || life < 0) {
      const words = `${life} / ${most}`;
      const width = this.measure(words, 18, true);
      const heart = `<path d="${HEART}" fill="${RED}" transform="translate(${round(right - width - 22)} ${y - 2})"/>`;
      return { svg: heart + this.text(words, right - width, y + 13, 18, true), width: width + 24 };
    }
    const hearts = Array.from({ length: most }, (_, at) => {
      const paint = at < life ? `fill="${RED}"` : `fill="none" stroke="${RED}" stroke-width="1.4"`;
      return `<path d="${HEART}" ${paint} transform="translate(${right - (most - at) * 19} ${y - 2})"/>`;
    });
    return { svg: hearts.join(""), width: most * 19 + 4 };
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Draw it as wide as asked: 800 for a forum, 400 for a small one with the seats in one column. */
export function drawPosition(picture: Picture, width: number, measure: Measure): string {
  const sheet = new Sheet(measure);
  const inner = width - 2 * MARGIN;
  const across = width < 640 ? 1 : 2;
  const each = (inner - (across - 1) * GAP) / across;
  let y = MARGIN;
  let svg = "";
  for (const line of picture.title ? sheet.wrapped(picture.title, inner, TITLE, true).slice(0, 3) : []) {
    svg += sheet.text(line, MARGIN, y + TITLE - 4, TITLE, true);
    y += TITLE + 6;
  }
  svg += sheet.text(sheet.cut(picture.turn, inner, SIZE), MARGIN, y + 16, SIZE, false, INK_2);
  y += 28;
  for (let first = 0; first < picture.plates.length; first += across) {
    const row = picture.plates.slice(first, first + across);
    const drawn = row.map((plate, at) => sheet.plate(plate, MARGIN + at * (each + GAP), y, each));
    const height = Math.max(...drawn.map((one) => one.height));
    row.forEach((plate, at) => {
      const frame = plate.turn ? `stroke="${GOLD}" stroke-width="4"` : `stroke="${LINE}"`;
      const [x, fill] = [MARGIN + at * (each + GAP), plate.out ? OUT : PLATE];
      svg += `<rect x="${x}" y="${y}" width="${each}" height="${height}" rx="10" fill="${fill}" ${frame}/>`;
      svg += drawn[at]!.svg;
    });
    y += height + GAP;
  }
  for (const line of picture.table) {
    const drawn = sheet.chips(line, MARGIN, y, inner);
    svg += drawn.svg;
    y += drawn.height;
  }
  const height = Math.ceil(y + MARGIN - 4);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `font-family="${FAMILY}"><title>${escaped(picture.title || picture.turn)}</title>` +
    `<rect width="100%" height="100%" fill="${PAPER}"/>${svg}</svg>`
  );
}

export const asAddress = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The drawing as PNG, in twice its size. */
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = asAddress(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * 2;
  canvas.height = image.naturalHeight * 2;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}
