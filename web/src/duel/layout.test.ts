import { describe, expect, it } from "vitest";
import { duelPhone, duelWide, HIGH, linesOf, miniWidth } from "./layout";
import type { Box } from "../lib/layout/around";
import { BAR } from "../lib/layout/page";

const PAGES = [
  { w: 1440, h: 900 },
  { w: 1366, h: 768 },
  { w: 1280, h: 720 },
  { w: 1100, h: 700 },
  { w: 900, h: 800 },
  { w: 760, h: 900 },
];
const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

describe("the wide table", () => {
  it.each(PAGES)("$w x $h has both pairs on it, nothing on top of anything", (page) => {
    const { them, us, table, left, room } = duelWide(page, true);
    const boxes = [them.front, them.rear, us.front, us.rear];
    boxes.forEach((one, i) => boxes.slice(i + 1).forEach((other) => expect(apart(one, other)).toBe(true)));
    for (const box of [...boxes, left]) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(table.w);
      expect(box.y).toBeGreaterThan(0);
      expect(box.y + box.h).toBeLessThan(table.h - room);
    }
    for (const box of boxes) expect(apart(box, left)).toBe(true);
  });

  it.each([...PAGES, { w: 1366, h: 650 }])("$w x $h covers no character with cards to choose from", (page) => {
    const { laid, them, us, left, stage, table, room } = duelWide(page, true);
    for (const box of [them.front, them.rear, us.front, us.rear, left]) expect(apart(box, laid)).toBe(true);
    expect(laid.h).toBeGreaterThan(50);
    expect(stage.y + stage.h / 2).toBeLessThan(BAR + table.h - room);
  });

  it("lets the fronts face each other, larger than those behind", () => {
    const { them, us } = duelWide({ w: 1440, h: 900 }, true);
    expect(them.front.x).toBe(us.front.x);
    expect(them.front.y).toBeGreaterThan(them.rear.y);
    expect(us.front.y).toBeLessThan(us.rear.y);
    expect(us.front.w).toBeGreaterThan(us.rear.w * 1.2);
    expect(us.front.w).toBeGreaterThan(320);
  });

  it.each([
    { w: 1366, h: 650 },
    { w: 1366, h: 768 },
    { w: 1280, h: 720 },
  ])("$w x $h has a column of four lines for what a character does", (page) => {
    const { broad, em, us } = duelWide(page, true);
    expect(broad).toBe(true);
    expect(linesOf(em, broad)).toBeGreaterThanOrEqual(4);
    expect(us.front.w).toBeGreaterThan(280);
  });

  it("leaves the lives below what a character does", () => {
    for (const em of [7.2, 9.3, 12, 14.6])
      expect(4.15 * em + linesOf(em) * 1.22 * Math.max(1.06 * em, 12.5) + 31).toBeLessThanOrEqual(HIGH * em);
    expect(linesOf(9.3)).toBe(3);
  });

  it("gives the cards of a hand less height on a low page", () => {
    expect(duelWide({ w: 1440, h: 900 }, true).hand).toBeGreaterThan(duelWide({ w: 1366, h: 700 }, true).hand);
    expect(miniWidth(13)).toBeGreaterThan(54);
  });
});

describe("a phone", () => {
  it("390 x 844 shows everything, with cards in front of characters", () => {
    const { zone, hand, plate, ask } = duelPhone({ w: 390, h: 844 }, true);
    expect(48 + zone + 52 + hand * 1.4 + ask + 20).toBeLessThanOrEqual(845);
    expect(plate).toBeGreaterThanOrEqual(84);
    expect(hand).toBeGreaterThanOrEqual(62);
  });
});
