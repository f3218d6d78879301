// Drawing of the picture of a result: a sky, the headline, and a card for each character.
import { halves } from "../lib/text/fit";
import { bust } from "./portraits";

export interface Poster {
  headline: string;
  why: string;
  title: string; // of the table
  people: { character: string; name: string; role: string; won: boolean; out: boolean }[]; // winners first
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const TOP = 190; // below the headline
const BOTTOM = 570; // above the line with the name of the table
const GAP = 16;
const PAPER = "#fbf5e7";
const INK = "#261c15";
const INK_2 = "#5a4a3b";
const GOLD = "#e9b44c";

export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Boxes of `count` cards: one row up to four, two up to eight, each row centred. */
export function cells(count: number): Cell[] {
  const rows = count <= 4 ? 1 : count <= 8 ? 2 : count <= 15 ? 3 : 4;
  const across = Math.ceil(count / rows);
  const width = Math.min(272, (WIDTH - 80 - (across - 1) * GAP) / across);
  const height = Math.min(182, (BOTTOM - TOP - (rows - 1) * GAP) / rows);
  const top = TOP + (BOTTOM - TOP - rows * height - (rows - 1) * GAP) / 2;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, count - row * across);
    const left = (WIDTH - inRow * width - (inRow - 1) * GAP) / 2;
    return { x: left + (i - row * across) * (width + GAP), y: top + row * (height + GAP), width, height };
  });
}

export async function draw(poster: Poster): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  const style = getComputedStyle(document.documentElement);
  const [serif, sans] = ["--serif", "--sans"].map((name) => style.getPropertyValue(name).trim());
  ground(pen);
  pen.textAlign = "center";
  pen.fillStyle = "#3b1d10";
  write(pen, poster.headline, WIDTH / 2, 106, WIDTH - 80, (size) => `900 ${size}px ${serif}`, 78);
  write(pen, poster.why, WIDTH / 2, 154, WIDTH - 120, (size) => `600 ${size}px ${sans}`, 25);
  const faces = await Promise.all(poster.people.map(({ character }, i) => portrait(character, `p${i}`)));
  cells(poster.people.length).forEach((cell, i) => card(pen, cell, poster.people[i]!, faces[i]!, serif!, sans!));
  pen.fillStyle = INK;
  pen.textAlign = "left";
  write(pen, "boomtown", 40, 612, 300, (size) => `900 ${size}px ${serif}`, 30);
  pen.textAlign = "right";
  write(pen, poster.title, WIDTH - 40, 611, 700, (size) => `600 ${size}px ${sans}`, 22);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

/** Evening sky with the rays of a low sun, and the ground. */
function ground(pen: CanvasRenderingContext2D): void {
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, "#f6e0b0");
  sky.addColorStop(0.6, "#f0b878");
  sky.addColorStop(1, "#e7dcc8");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "rgb(255 244 214 / 0.35)";
  for (let ray = 0; ray < 9; ray++) {
    const [from, to] = [((ray * 20 + 6) * Math.PI) / 180, ((ray * 20 + 14) * Math.PI) / 180];
    pen.beginPath();
    pen.moveTo(WIDTH / 2, 420);
    for (const angle of [from, to]) pen.lineTo(WIDTH / 2 + 1200 * Math.cos(angle), 420 - 1200 * Math.sin(angle));
    pen.fill();
  }
  pen.fillStyle = "#e7dcc8";
  pen.fillRect(0, 578, WIDTH, HEIGHT - 578);
}

/** A line of text, smaller where it would be too wide. */
function write(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  most: number,
  font: (size: number) => string,
  size: number,
): void {
  pen.font = font(size);
  const width = pen.measureText(words).width;
  if (width > most) pen.font = font(Math.max(11, Math.floor((size * most) / width)));
  pen.fillText(words, x, y, most);
}

async function portrait(character: string, id: string): Promise<HTMLImageElement> {
  const image = new Image();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120" width="300" height="360">${bust(character, id)}</svg>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  return image;
}

function card(
  pen: CanvasRenderingContext2D,
  { x, y, width, height }: Cell,
  person: Poster["people"][number],
  face: HTMLImageElement,
  serif: string,
  sans: string,
): void {
  if (person.won) {
    pen.fillStyle = GOLD;
    box(pen, x - 5, y - 5, width + 10, height + 10, 17);
    pen.fill();
  }
  pen.fillStyle = PAPER;
  box(pen, x, y, width, height, 13);
  pen.fill();
  const broad = Math.min(width * 0.44, (height * 100) / 120);
  pen.save();
  box(pen, x, y, width, height, 13);
  pen.clip();
  const part = (broad / height) * 360; // of the drawing, from its middle
  pen.drawImage(face, (300 - part) / 2, 0, part, 360, x, y, broad, height);
  if (person.out) {
    pen.globalCompositeOperation = "saturation"; // who is out has no colour
    pen.fillStyle = "#808080";
    pen.fillRect(x, y, broad, height);
  }
  pen.restore();
  pen.textAlign = "left";
  const [left, most] = [x + broad + 12, width - broad - 22];
  pen.fillStyle = INK_2;
  write(pen, person.role, left, y + height / 2 - 16, most, (size) => `700 ${size}px ${sans}`, 18);
  pen.fillStyle = INK;
  const lines = twoLines(person.name);
  lines.forEach((line, i) =>
    write(pen, line, left, y + height / 2 + 14 + i * 25, most, (size) => `800 ${size}px ${serif}`, 22),
  );
}

/** A name of several words on two lines, cut in its middle. */
export const twoLines = (name: string): string[] => halves(name).filter(Boolean);

function box(pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, round: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, round);
}
