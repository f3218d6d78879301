// How much lies where on the wide table, in px, so that nothing covers anything: pure arithmetic, tested without a browser.
import { BAR, tableWidth } from "../lib/page";
import type { Side } from "../lib/seats";

/** Cards in front of somebody: `per` in a row, each `step` px right of the one before; below their width they overlap. */
export interface Block {
  per: number;
  step: number;
  crowded: boolean; // 50 x 62 instead of 54 x 70
}

/** Fit `count` cards into `room` px and `rows` rows; small ones before overlapping ones, `flat` ones small from the second row on. */
export function block(count: number, room: number, rows: number, flat = false): Block {
  for (const [width, gap, crowded] of [[54, 6, false], [50, 4, true]] as const) {
    const fit = Math.max(1, Math.floor((room + gap) / (width + gap)));
    if (count <= fit * (flat && !crowded ? 1 : rows)) return { per: Math.min(count, fit), step: width + gap, crowded };
  }
  const per = Math.ceil(count / rows);
  return { per, step: (room - 50) / (per - 1), crowded: true };
}

export const blockWidth = ({ per, step, crowded }: Block): number => (per === 0 ? 0 : Math.round(step * (per - 1) + (crowded ? 50 : 54)));

export interface Wide {
  width: number; // of the table, without the log
  zone: number; // height of the table
  low: boolean; // a smaller hand
  compact: boolean; // small plates, cards as tokens in them
  twoRows: boolean; // two seats at each side
  topStep: number; // from one seat at the top to the next
}

/** `seats`: how many plates lie around the table; `mine`: my own place lies below it. */
export function wide(pageWidth: number, pageHeight: number, seats: number, mine = true): Wide {
  const width = tableWidth(pageWidth);
  const low = pageHeight < 780;
  const zone = pageHeight - BAR - (!mine ? 20 : low ? 168 : 200);
  const twoRows = seats >= 6;
  const compact = twoRows ? width < 1130 || zone < 610 : width < (low ? 1050 : 960) || pageHeight < 700;
  return { width, zone, low, compact, twoRows, topStep: Math.round(width * (seats >= 8 ? 0.235 : 0.275)) };
}

/** From the top of the table to the plate of a seat at the side; `upper` where there are two. */
export function plateTop({ zone, compact, twoRows }: Wide, upper: boolean): number {
  const plate = compact ? 76 : 88;
  if (!twoRows) return Math.round(zone * 0.45 - plate / 2);
  if (compact) return Math.round(zone * (upper ? 0.3 : 0.58));
  const first = 202; // below the cards of the seats at the top, also when a reason hangs between
  return upper ? first : first + 138 + Math.max(0, Math.round((zone - 652) / 2));
}

/** Room for the cards beside a plate at the side: four on a broad table, two on a narrow one. */
const besidePlate = (width: number): number => (width < 1100 ? 108 : width < 1500 ? 174 : 234);

/** The cards of one of the others: below a plate at the top in one row, beside one at the side in two or three. */
export function seatBlock(layout: Wide, side: Side, count: number): Block {
  if (side === "top") return block(count, Math.min(560, layout.topStep), 1);
  return block(count, besidePlate(layout.width), layout.twoRows || layout.low ? 2 : 3, layout.twoRows);
}

/** Mine: two rows, as broad as they need to be; three narrow ones where the hand has little room. */
export function myBlock({ width, low }: Wide, count: number): Block {
  if (width < 1000) return block(count, 104, low ? 2 : 3);
  return block(count, count > 6 ? 230 : 174, 2);
}

/** What a seat at the side takes of the table's width, with its cards or without. */
export function sideWidth({ width, compact }: Wide, cards: boolean): number {
  if (compact) return 198;
  return cards ? 18 + 224 + 8 + besidePlate(width) : 250;
}

const NEXT = 14; // the line below an event card may be broader than the card
const PROMPT = 194; // with two rows of answers

/** What the middle may be drawn with: width of an event card and of the piles. */
export function middleSizes(layout: Wide, sideCards: boolean, events: boolean): { event: number; pile: number } {
  const room = layout.width - 2 * sideWidth(layout, sideCards) - 12;
  const tall = layout.zone - (layout.compact ? 96 : 190) - PROMPT;
  if (!events) return { event: 0, pile: layout.low || layout.compact ? 84 : Math.min(108, (room - 44) / 2) };
  const event = Math.max(88, Math.min(140, room * 0.38, (tall - 46) / 1.4));
  return { event: Math.round(event), pile: Math.round(Math.max(54, Math.min(100, (room - event - NEXT - 38) / 2, (tall - 36) / 1.4))) };
}

const BRIEF = 56; // width of an event card that shows its picture only
const STRIP = 106; // what it and the piles take above the cards
const LABEL = 28;

/** The largest cards of which `count` fit into a box, in as many rows as serve it best. */
function largest(count: number, room: number, tall: number): number {
  let best = 0;
  for (let per = 1; per <= count; per++) {
    const rows = Math.ceil(count / per);
    best = Math.max(best, Math.min((room - 12 * (per - 1)) / per, (tall - LABEL - 12 * (rows - 1)) / rows / 1.4));
  }
  return best;
}

/** Cards laid out to choose from: their width, and that of the event card and the piles above them; 0 where these have no room. */
export function laidSizes(layout: Wide, sideCards: boolean, count: number): { card: number; event: number; pile: number } {
  const room = layout.width - 2 * sideWidth(layout, sideCards) - 12;
  const tall = layout.zone - (layout.compact ? 96 : 190) - PROMPT;
  const below = largest(count, room, tall - STRIP);
  const strip = below >= 54;
  const card = Math.floor(Math.max(44, Math.min(108, strip ? below : largest(count, room, tall))));
  return strip ? { card, event: BRIEF, pile: 50 } : { card, event: 0, pile: 0 };
}
