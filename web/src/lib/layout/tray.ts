// Cards to choose from in the prompt of a phone, so that they cover nothing. In units of the design.
import type { Size } from "./around";

export const BETWEEN = 3; // space between two cards
const LEAST = 39; // width of a card that can be read
const SIDES = 24; // beside the cards, from edge to edge of the page
const [FOOT, APART] = [0.46, 28]; // share of a phone on its side that is not the table, and what is beside its cards

export interface Tray {
  width: number; // of a card
  per: number; // cards in a row
}

/** One row, or two if the cards of one could not be read. */
export function trayOf({ w, h }: Size, count: number): Tray {
  const side = w > h;
  const room = side ? w * FOOT - APART : w - SIDES;
  const rows = (number: number): Tray => {
    const high = h < 660 ? 58 : h < 700 ? 63 : number > 1 ? 84 : 88;
    const per = Math.ceil(count / number);
    return { per, width: Math.floor(Math.min(high / 1.4, (room - BETWEEN * (per - 1)) / per)) };
  };
  return rows(1).width >= LEAST ? rows(1) : rows(2);
}
