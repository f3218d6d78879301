// How much lies where on the wide table of the Dice Game, in px: pure arithmetic, tested without a browser.
import { BAR, tableWidth } from "../lib/page";

export interface DiceWide {
  width: number; // of the table, without the log
  zone: number; // height of the table
  low: boolean;
  foot: number; // height of my place
  compact: boolean; // small plates
  twoRows: boolean; // two seats at each side
  sides: number; // what the plates at one side take
  middle: number; // width of the middle
}

/** `seats`: how many plates lie around the table; `mine`: my own place lies below it. */
export function diceWide(pageWidth: number, pageHeight: number, seats: number, mine = true): DiceWide {
  const width = tableWidth(pageWidth);
  const low = pageHeight < 780;
  const foot = mine ? (low ? 150 : 168) : 20;
  const zone = pageHeight - BAR - foot;
  const twoRows = seats >= 6;
  const top = seats - (twoRows ? 4 : 2);
  const compact = width < Math.max(960, top * 250 + 80) || zone < 480;
  const sides = compact ? 196 : 250;
  return { width, zone, low, foot, compact, twoRows, sides, middle: width - 2 * sides - 12 };
}

/** From the top of the table to the plate of a seat at the side; `upper` where there are two. */
export function plateTop({ zone, compact, twoRows }: DiceWide, upper: boolean): number {
  const plate = compact ? 76 : 88;
  if (!twoRows) return Math.round(zone * 0.46 - plate / 2);
  return Math.round(zone * (upper ? 0.38 : 0.66) - plate / 2);
}

const GAP = 18;

/** The largest dice of which so many lie in one row; room for words below each. */
export function dieSize(room: number, count: number, largest = 92): number {
  return Math.max(40, Math.min(largest, Math.floor((room - GAP * (count - 1)) / Math.max(count, 1))));
}
