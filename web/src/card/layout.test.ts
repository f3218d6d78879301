import { describe, expect, it } from "vitest";
import { block, blockWidth, laidSizes, middleSizes, myBlock, plateTop, seatBlock, sideWidth, wide } from "./layout";

describe("cards in front of somebody", () => {
  it("lie side by side while there is room", () => expect(block(3, 174, 2)).toEqual({ per: 3, step: 60, crowded: false }));
  it("get smaller before they overlap", () => expect(block(6, 320, 1)).toEqual({ per: 6, step: 54, crowded: true }));
  it("overlap when they must, and never leave their room", () => {
    for (let count = 0; count <= 14; count++) expect(blockWidth(block(count, 174, 2))).toBeLessThanOrEqual(174);
    expect(block(8, 174, 2).per).toBe(4);
  });
  it("of mine stand in two rows", () => {
    const layout = wide(1440, 900, 7);
    expect(myBlock(layout, 5)).toMatchObject({ per: 3, crowded: false });
    expect(blockWidth(myBlock(layout, 9))).toBeLessThanOrEqual(230);
  });
});

describe("the wide table", () => {
  const TWO = 2 * 62 + 4; // rows of small cards
  it.each([[1440, 900, 8], [1440, 900, 7], [1920, 1080, 8]])("of %i x %i has room for %i players with two rows of cards each", (w, h, players) => {
    const layout = wide(w, h, players - 1);
    expect(layout.compact).toBe(false);
    const [upper, lower] = [plateTop(layout, true), plateTop(layout, false)];
    expect(upper).toBeGreaterThanOrEqual(16 + 88 + 26 + 70); // below the cards of the seats at the top
    expect(lower - upper).toBeGreaterThanOrEqual(TWO + 10);
    expect(lower + TWO).toBeLessThan(layout.zone - 4 - 178); // above a prompt with two rows of answers
    expect(seatBlock(layout, "left", 5).crowded).toBe(true);
    expect(blockWidth(seatBlock(layout, "left", 8))).toBeLessThanOrEqual(w > 1800 ? 234 : 174);
    expect(blockWidth(seatBlock(layout, "top", 8))).toBeLessThanOrEqual(layout.width * 0.28); // they sit 0.29 apart
  });
  it.each([[1366, 768], [1280, 800], [1000, 1000]])("of %i x %i shows 8 players with small plates", (w, h) => expect(wide(w, h, 7).compact).toBe(true));
  it.each([[1366, 768], [1440, 900]])("of %i x %i shows 5 players with large ones", (w, h) => expect(wide(w, h, 4).compact).toBe(false));
  it.each([[1440, 900, 8], [1280, 800, 5], [1366, 768, 6], [1366, 768, 8], [760, 1000, 8]])("of %i x %i keeps event and piles between the seats of %i", (w, h, players) => {
    const layout = wide(w, h, players - 1);
    const { event, pile } = middleSizes(layout, true, true);
    expect(event + 2 * pile + 52).toBeLessThanOrEqual(layout.width - 2 * sideWidth(layout, true));
    expect(event).toBeGreaterThanOrEqual(88);
  });
  it("lays out large cards, and leaves the event away where it has no room", () => {
    expect(laidSizes(wide(1440, 900, 7), true, 8)).toMatchObject({ event: 0 });
    expect(laidSizes(wide(1440, 900, 7), true, 8).card).toBeGreaterThan(60);
    expect(laidSizes(wide(1440, 900, 7), true, 3).event).toBeGreaterThan(0);
    expect(laidSizes(wide(1366, 768, 4), true, 5).card).toBeGreaterThan(55);
  });
});
