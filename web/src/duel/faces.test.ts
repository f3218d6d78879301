// Everything of The Duel is drawn: each card its own picture, both backs, all 24 characters.
import { describe, expect, it } from "vitest";
import { drawing } from "../art/icons";
import { LOOKS } from "../art/portraits";
import { backOf, SETS } from "../art/sets";
import { slug } from "../lib/text/slug";
import { FACES, faceOf, REVEALS, SIDE_ICON } from "./faces";

const texts = Object.values(
  import.meta.glob<string>("../../../src/boomtown/locales/en/duel.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");
const described = [...texts.matchAll(/^duel-(\S+)-text =/gm)].map((found) => found[1]!);

describe("the drawings of The Duel", () => {
  it("exist for every card, each its own", () => {
    const icons = Object.values(FACES).map((face) => face.icon);
    expect(icons).toHaveLength(31);
    expect(new Set(icons).size).toBe(icons.length);
    for (const icon of icons) expect(drawing(icon).grid).toBe(512);
    for (const { row } of Object.values(FACES))
      for (const sign of row) expect(drawing(typeof sign === "string" ? sign : sign[0])).toBeTruthy();
    expect(faceOf("Something new").icon).toBeTruthy();
  });

  it("exist for every character", () => {
    const own = Object.keys(SETS["duel"]!.looks!);
    expect(own).toHaveLength(24);
    for (const name of own) expect(LOOKS[name]).toBeDefined();
  });

  it("leave nothing out that has rules", () => {
    const drawn = [...Object.keys(FACES), ...Object.keys(SETS["duel"]!.looks!)].map(slug);
    expect(described.filter((name) => !drawn.includes(name))).toEqual([]);
    expect(described).toHaveLength(drawn.length);
  });

  it("tell the two decks and the four symbols apart", () => {
    expect(backOf("law")!.ground).not.toBe(backOf("outlaws")!.ground);
    expect(SIDE_ICON.law).not.toBe(SIDE_ICON.outlaws);
    expect(new Set(Object.values(REVEALS).map(({ icon }) => icon)).size).toBe(4);
    expect(Object.values(REVEALS).reduce((sum, { of8 }) => sum + of8, 0)).toBe(8);
  });
});
