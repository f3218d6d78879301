// Sizes and places on the table of the Dice Game. Pure arithmetic in units of the design, tested without a browser.
import { around, GAP, WHY, type Around, type Box, type Size } from "../lib/layout/around";
import { BAR, tableWidth } from "../lib/layout/page";
import { LOWEST, phonePromptRoom, promptRoom, sidePromptRoom } from "../lib/layout/prompt_room";
import type { Side } from "../lib/layout/seats";

export interface DiceSeen {
  page: Size;
  sides: Side[]; // of the others, clockwise from my left
  mine: boolean; // my own place lies below the table
  dice: number;
  chief: boolean; // a line about the chief's arrow
}
export interface DiceWide extends Around {
  table: Size; // without the log and my place
  room: number; // height of the prompt's box
  foot: number; // height of my place
  center: Box; // what the middle may fill
  die: number;
  between: number; // title, dice and arrows
  flat: boolean; // a smaller title, a flat pile of arrows
  me: number; // scale of my plate
}

const WORDS = 24; // what becomes of each die
const LINE = 17; // of the words about the chief's arrow
const [DIE_GAP, LARGEST, SMALLEST] = [18, 104, 40];
// a lower page and a narrower table have a smaller title and a flat pile of arrows: in less room the words of a high
// pile would wrap and change its height
const LEAST: Size = { w: 1140, h: 800 };
const ASK = 134; // height of the question which dice to roll again, which comes in each turn

/** Other objects in the middle: the turn player's name and the remaining arrows. */
const besides = (flat: boolean, chief: boolean): number => WORDS + (flat ? 23 + 46 : 30 + 56 + Number(chief) * LINE);

export function diceWide(seen: DiceSeen): DiceWide {
  const { page } = seen;
  const foot = seen.mine ? Math.round(Math.max(146, Math.min(186, 150 + (page.h - 700) * 0.18))) : 20;
  const table = { w: tableWidth(page.w), h: page.h - BAR - foot };
  const flat = page.h < LEAST.h || table.w < LEAST.w;
  const dice = Math.max(5, seen.dice);
  const room = Math.max(ASK, promptRoom(page));
  const base = around({
    width: table.w,
    height: table.h,
    sides: seen.sides,
    front: { w: 0, h: 0 },
    middle: { w: dice * 72 + (dice - 1) * DIE_GAP, h: besides(flat, false) + 70 + 16 },
    ask: room,
  });
  const y = Math.max(GAP, ...base.seats.map(({ side, plate }) => (side === "top" ? plate.y + plate.h + WHY : 0))) + GAP;
  const h = Math.max(0, base.middle.h - y);
  const rest = h - besides(flat, seen.chief);
  const between = Math.round(Math.max(8, Math.min(24, (rest - 84) / 3)));
  const die = Math.min(dieSize(base.middle.w - 8, dice, LARGEST), Math.floor((rest - 2 * between) / 1.1));
  return {
    ...base,
    table,
    room,
    foot,
    center: { ...base.middle, y, h },
    die: Math.max(SMALLEST, die),
    between,
    flat,
    me: foot < 160 ? 1 : 1.06,
  };
}

/** Largest dice of which `count` fit into one row, with room for words below each. */
export function dieSize(room: number, count: number, largest = 92): number {
  return Math.max(SMALLEST, Math.min(largest, Math.floor((room - DIE_GAP * (count - 1)) / Math.max(count, 1))));
}

export interface DicePhone {
  side: boolean; // on its side: the table at the left, what is mine at the right
  zone: Size;
  row: number; // height of each row
  plate: Size;
  scale: number;
  die: number;
  gap: number; // between dice
  ask: number; // height kept for the prompt
  aside: boolean; // the arrows are beside the seat at the top
  me: number; // scale of my plate
}

const [PLATE_W, PLATE_H] = [172, 64];
const ARROWS = 44; // the flat pile of arrows
const [BESIDE, MINE] = [62, 98]; // on its side: title, words and gaps around the dice; my plate and the gaps around it
const SIDE_ASK = 130; // height of the prompt there, with two lines of a title and two of words
const TALL = 1.19; // height of a die with its shadow, against its width
const MIDDLE = 112; // title, words and arrows around the dice
const LITTLE = 100; // the same on a low page
const PHONE_ASK = 143; // height of the question which dice to roll again, its title on two lines

/** The same for a phone; `seats`: how many in each row. On its side the dice are at the right, above what is mine. */
export function dicePhone(page: Size, seats: number[], mine: boolean, dice: number): DicePhone {
  const rows = seats.length;
  const side = page.w > page.h;
  const width = side ? Math.round(page.w * 0.54) : page.w;
  const kept = Math.max(side ? 0 : PHONE_ASK, phonePromptRoom(page));
  const low = !side && page.h < 700; // the plan stands beside my plate
  const height = page.h - BAR - (side ? 8 : kept + 8 + (mine ? 66 + (low ? 0 : 46) + 16 : 0) + 8);
  const inner = { w: width - 8 - 18 - 8, h: height - 18 - 20 };
  const count = Math.max(5, dice);
  const aside = low && rows > 3 && seats[0] === 1;
  const middle = (low ? LITTLE : MIDDLE) - (aside ? ARROWS + 8 : 0);
  const gap = count > 5 ? 7 : 10;
  const room = side ? page.w - width - 24 : inner.w - 8; // for a row of dice
  const widest = Math.floor((room - gap * (count - 1)) / count);
  const share = Math.floor((inner.h - (side ? ARROWS : middle + Math.min(widest, 64))) / rows);
  const row = Math.max(side ? 58 : low ? 50 : 68, Math.min(104, share));
  const broad = Math.floor((inner.w - 8) / 2);
  const high = Math.min(row - (side || low ? 6 : 12), 84);
  const below = page.h - BAR - BESIDE - (mine ? MINE : 0);
  const spare = side ? (below - SIDE_ASK) / TALL : (inner.h - middle - rows * row) / 1.1;
  const die = Math.max(SMALLEST, Math.min(widest, 76, Math.floor(spare)));
  return {
    side,
    zone: { w: width - 8, h: Math.max(height, rows * row + (side ? ARROWS : middle + die) + 38) },
    row,
    plate: { w: broad, h: high },
    scale: Math.floor(Math.min(broad / PLATE_W, high / PLATE_H, 1.3) * 100) / 100,
    die,
    gap: Math.max(gap, Math.min(28, Math.floor((room - count * die) / (count - 1)))), // room for words below each
    ask: side ? sidePromptRoom(below - die * TALL) : kept,
    aside,
    me: side && page.h < LOWEST ? 0.88 : 1,
  };
}
