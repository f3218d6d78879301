import { describe, expect, it } from "vitest";
import type { Box } from "../lib/layout/around";
import { growth } from "../lib/layout/page";
import { places } from "../lib/layout/seats";
import { round } from "../lib/layout/seats.fixture";
import { dicePhone, dieSize, diceWide, type DiceWide } from "./layout";

const PAGES = [
  [1280, 650],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1024, 768],
  [1920, 1080],
  [2560, 1440],
] as const;

function at(width: number, height: number, players: number, more: { mine?: boolean; dice?: number } = {}): DiceWide {
  const grown = growth(width, height);
  const sides = places(round(players), more.mine === false ? null : 0).map((place) => place.side);
  return diceWide({
    page: { w: width / grown, h: height / grown },
    sides,
    mine: more.mine ?? true,
    dice: more.dice ?? 5,
    chief: false,
  });
}
const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

describe.each(PAGES)("the wide table of %i x %i", (width, height) => {
  it.each([3, 4, 5, 6, 7, 8])("has room for %i players and their dice, nothing on anything else", (players) => {
    for (const dice of [5, 6]) {
      const layout = at(width, height, players, { dice });
      const prompt = {
        x: (layout.table.w - layout.ask) / 2,
        y: layout.table.h - 4 - layout.room,
        w: layout.ask,
        h: layout.room,
      };
      const boxes: Box[] = [...layout.seats.map(({ plate }) => plate), layout.center, prompt];
      boxes.forEach((a, i) =>
        boxes.slice(i + 1).forEach((b) => expect(apart(a, b), JSON.stringify([a, b])).toBe(true)),
      );
      expect(layout.die * dice + 18 * (dice - 1)).toBeLessThanOrEqual(layout.center.w);
      expect(layout.die).toBeGreaterThanOrEqual(48);
    }
  });
});

describe("the table of the Dice Game", () => {
  it("is higher without a place of my own", () =>
    expect(at(1440, 900, 8, { mine: false }).table.h).toBeGreaterThan(at(1440, 900, 8).table.h));
  it("keeps dice large enough to be read", () => {
    expect(dieSize(500, 5)).toBeLessThanOrEqual((500 - 72) / 5);
    expect(dieSize(50, 6)).toBe(40);
  });
});

describe("dice on a phone", () => {
  it.each([
    [390, 844, [2, 2, 2]],
    [390, 844, [1, 2, 2, 2]],
    [360, 640, [2, 2]],
    [412, 915, [2, 2, 2]],
    [844, 390, [2, 2, 2]],
  ])("%i x %i with rows of %j seats: six lie in one row", (w, h, seats) => {
    const layout = dicePhone({ w, h }, seats, true, 6);
    expect(layout.die * 6 + layout.gap * 5).toBeLessThanOrEqual(layout.zone.w - 26);
    expect(layout.die).toBeGreaterThanOrEqual(40);
    expect(layout.row).toBeGreaterThanOrEqual(layout.plate.h + 4);
  });
  it.each([
    [360, 640],
    [390, 664],
  ])("%i x %i: eight players, their dice and my place are on one screen", (w, h) => {
    const { zone, ask, aside } = dicePhone({ w, h }, [1, 2, 2, 2], true, 5);
    expect(aside).toBe(true);
    expect(zone.h + ask + 66).toBeLessThan(h - 48);
  });
});
