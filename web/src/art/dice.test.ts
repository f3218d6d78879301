import { describe, expect, it } from "vitest";
import { calm, FADE, settled, steady, throwOf } from "../dice/pieces/throw";
import { slug } from "../lib/text/slug";
import {
  drawnFace,
  faceAmongLetters,
  FACES,
  iconForFace,
  iconForSpecial,
  inkOfFace,
  MARKS,
  outline,
  SIDES,
  SPECIALS,
  type DieName,
} from "./dice";
import { iconForRole } from "./faces";
import { drawing } from "./icons";
import { GAME_ICONS, MADE_ICONS, OWN_ICONS } from "./icons.generated";
import { LOOKS } from "./portraits";
import { cube } from "./tiles";

/** Ids of everything whose rule is written in the dice game's English. */
const texts = Object.values(
  import.meta.glob<string>("../../../src/boomtown/locales/en/dice.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");
const named = (what: string) => [...texts.matchAll(new RegExp(`^${what}-(\\S+)-text =`, "gm"))].map((m) => m[1]!);
const sprite = Object.values(
  import.meta.glob<string>("./icons{,-first}.svg", { query: "?raw", import: "default", eager: true }),
).join("");
const luminance = (hex: string) =>
  [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i]!, 0);
const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};
// vitest returns empty style sheets, so the test reads the file itself; node's types are not part of the client
const files = "node:fs";
const { readFileSync } = (await import(/* @vite-ignore */ files)) as {
  readFileSync: (path: URL, encoding: string) => string;
};
const palette = ["./palette.css", "./dice.css"]
  .map((path) => readFileSync(new URL(path, import.meta.url), "utf8"))
  .join("");
const paint = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(palette)![1]!;
const DICE = Object.keys(SIDES) as DieName[];

describe("the drawings of the dice game", () => {
  it("lie in the file of drawings, put together from what is there", () => {
    const known = [...Object.keys(GAME_ICONS), ...Object.keys(OWN_ICONS), ...Object.keys(MADE_ICONS)];
    for (const name of known) expect(sprite).toContain(`<symbol id="${name}"`);
    for (const parts of Object.values(MADE_ICONS)) for (const [icon] of parts) expect(known).toContain(icon);
  });

  it("exist for every face, each its own", () => {
    const faces = [...FACES, "x2"];
    expect(faces.map(slug)).toEqual(expect.arrayContaining(named("face")));
    expect(new Set(faces.map(iconForFace)).size).toBe(faces.length);
    const drawn = faces.map((face) => JSON.stringify(drawnFace(face)));
    expect(new Set(drawn).size).toBe(faces.length);
    for (const face of faces) {
      const { icon, badge } = drawnFace(face);
      for (const name of badge ? [icon, badge] : [icon]) expect(drawing(name).grid).toBe(512);
      expect(inkOfFace(face)).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it("can be read among letters", () => {
    const all = [...FACES, "x2"].map((face) => JSON.stringify(faceAmongLetters(face)));
    expect(new Set(all).size).toBe(all.length);
    expect(faceAmongLetters("double_bullseye2")).toEqual({ icon: "reticle", count: 2, mark: "2" });
    expect(faceAmongLetters("double_beer")).toEqual({ icon: "beer-stein", count: 2, mark: "" });
    expect(faceAmongLetters("x2")).toEqual({ icon: "times-two", count: 1, mark: "" });
  });

  it("give each die six sides, an outline and a mark of its own", () => {
    expect(DICE.map(slug)).toEqual(expect.arrayContaining(named("die")));
    for (const die of DICE) expect(new Set(SIDES[die]).size).toBe(6);
    expect([...new Set(DICE.flatMap((die) => [...SIDES[die]]))].sort()).toEqual([...FACES].sort());
    expect(new Set(DICE.map((die) => outline(die))).size).toBe(DICE.length);
    expect(new Set(Object.values(MARKS)).size).toBe(DICE.length);
    expect(outline("loudmouth", 6)).not.toMatch(/NaN|undefined/);
  });

  it("can be seen on their dice, in light and in shade", () => {
    const [pale, red, blue] = ["die", "loudmouth", "coward"].map((die) => [paint(`${die}-lit`), paint(`${die}-dim`)]);
    for (const ground of pale!)
      for (const face of FACES) expect(contrast(inkOfFace(face), ground), `${face} on ${ground}`).toBeGreaterThan(4.5);
    for (const ground of [...red!, ...blue!]) expect(contrast(paint("die-ink"), ground), ground).toBeGreaterThan(4);
    for (const stone of [paint("token-dim"), paint("token-double-dim")])
      expect(contrast(inkOfFace("x2"), stone)).toBeGreaterThan(4.5);
  });

  it("tell every special role from the others and from the plain ones", () => {
    const roles = ["sheriff", "deputy", "outlaw", "renegade"] as const;
    const plain: string[] = roles.map(iconForRole);
    const icons = Object.keys(SPECIALS).map(iconForSpecial);
    expect(Object.keys(SPECIALS).map(slug)).toEqual(
      expect.arrayContaining(named("role").filter((role) => !(roles as readonly string[]).includes(role))),
    );
    expect(new Set([...icons, ...plain]).size).toBe(icons.length + plain.length);
    expect(iconForSpecial("Somebody New")).toBeNull();
  });

  it("give every character a portrait", () => {
    const own = Object.keys(LOOKS).map(slug);
    expect(own).toEqual(expect.arrayContaining(named("dice")));
  });
});

describe("a throw", () => {
  it("is the same every time, and no two dice roll alike", () => {
    expect(throwOf("3/1", 2)).toEqual(throwOf("3/1", 2));
    expect(new Set([0, 1, 2, 3, 4, 5].map((at) => JSON.stringify(throwOf("3/1", at).turn))).size).toBe(6);
    expect(throwOf("3/1", 0)).not.toEqual(throwOf("3/2", 0));
    for (let i = 0; i < 200; i++) expect(steady("x", i)).toBeLessThan(1);
  });

  it("is short, and ends flat on its place", () => {
    for (let turn = 0; turn < 60; turn++)
      for (let at = 0; at < 6; at++) {
        const { duration, delay, path, turn: turns } = throwOf(turn, at);
        expect(duration + delay + FADE).toBe(settled(at + 1)); // one after the other
        expect(duration).toBeGreaterThan(450);
        expect(path.at(-1)!.transform).toMatch(/^translate\(0\.000em, -?0\.000em\)$/);
        expect(turns.at(-1)!.transform).toMatch(/rotateZ\(-?0\.0deg\) rotateX\(-?0\.0deg\) rotateY\(-?0\.0deg\)$/);
      }
  });

  it("knows no wish for calm where nobody can say it", () => {
    expect(calm()).toBe(false);
  });
});

describe("a cube in a scene", () => {
  it("shows three faces that meet in its corner", () => {
    const { top, left, right, hull } = cube(100, 120, 50, 40);
    for (const face of [top, left, right]) expect(face).toMatch(/^matrix\((-?[\d.]+ ?){6}\)$/);
    expect(hull).toMatch(/^M100 120L/);
  });
});
