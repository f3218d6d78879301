import { expect, it } from "vitest";
import { BAR } from "../lib/layout/page";
import { phone, type PhoneSeen } from "./phone";

const rowsOf = (others: number): number[][] =>
  Array.from({ length: Math.ceil(others / 2) }, (_, i) => [2 * i + 1, 2 * i + 2].filter((seat) => seat <= others));
const seen = (w: number, h: number, more: Partial<PhoneSeen> = {}): PhoneSeen => ({
  page: { w, h },
  rows: rowsOf(6),
  cards: Array<number>(7).fill(1),
  mine: 1,
  strip: 0,
  choosing: false,
  ...more,
});

// small phones, also with the task of a puzzle above the table
it.each([
  [390, 664],
  [360, 640],
  [390, 664 - 67],
  [360, 640 - 44],
])("shows seven players and both piles above my place at %i x %i", (w, h) => {
  const { zone, hand, ask } = phone(seen(w, h));
  expect(BAR + zone.h + 58 + hand.card * 1.4 + ask).toBeLessThanOrEqual(h);
});

it("is as low while a character is chosen", () => {
  const [choosing, usual] = [true, false].map((choosing) => phone(seen(390, 664, { choosing })).low);
  expect(choosing).toBe(usual);
});
