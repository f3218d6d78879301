import { describe, expect, it } from "vitest";
import { FACES, faceOf, iconForKind, iconForRole } from "./faces";
import { halves, nameSize } from "./fit";
import { drawing } from "./icons";
import { GAME_ICONS } from "./icons.generated";
import { bust, LOOKS } from "./portraits";
import { STREET } from "./street";
import { SUITS, SYMBOLS, type Symbol24 } from "./symbols";
import { slug } from "../lib/slug";

/** Ids of all cards or characters whose rule is written in the game's English. */
const texts = Object.values(import.meta.glob<string>("../../../src/boomtown/locales/en/cards.ftl", { query: "?raw", import: "default", eager: true })).join("\n");
const named = (what: string) => [...texts.matchAll(new RegExp(`^${what}-(\\S+)-text =`, "gm"))].map((m) => m[1]!);

const PATH = /^[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+$/;

describe("drawings", () => {
  it("are well-formed paths", () => {
    const symbols = Object.values<Symbol24>(SYMBOLS).flatMap(({ f, s }) => [f, s]);
    const street = Object.values(STREET).filter((part): part is string => typeof part === "string");
    for (const path of [...Object.values(GAME_ICONS), ...Object.values(SUITS), ...symbols, ...street])
      if (path !== undefined) expect(path).toMatch(PATH);
  });

  it("exist for every kind of card, each its own", () => {
    const kinds = Object.keys(FACES);
    const cards = kinds.filter((kind) => kind !== "Colt .45");
    expect(kinds.map(slug)).toEqual(expect.arrayContaining(named("card")));
    expect(named("card").length).toBeGreaterThanOrEqual(22);
    expect(new Set(cards.map(iconForKind)).size).toBe(cards.length);
    for (const kind of kinds) for (const sign of faceOf(kind).row) expect(drawing(typeof sign === "string" ? sign : sign[0])).toBeTruthy();
  });

  it("exist for every character, no two alike", () => {
    const names = Object.keys(LOOKS);
    expect(names.map(slug)).toEqual(expect.arrayContaining(named("char")));
    expect(named("char").length).toBeGreaterThanOrEqual(21);
    expect(new Set(names.map((name) => bust(name, "x"))).size).toBe(names.length);
    for (const name of names) expect(bust(name, "x")).not.toMatch(/undefined|NaN/);
  });

  it("give a character without a drawing a face too", () => {
    expect(bust("Somebody New", "x")).toContain("<path");
  });

  it("tell the roles apart", () => {
    const roles = ["sheriff", "deputy", "outlaw", "renegade", null];
    expect(new Set(roles.map(iconForRole)).size).toBe(roles.length);
  });
});

describe("a name on a card", () => {
  it("is as large as it can be and breaks only at a space", () => {
    expect(nameSize("Beer")).toBe(1.28);
    expect(nameSize("Hokynářství")).toBeGreaterThan(1);
    expect(nameSize("Najbardziej poszukiwany")).toBeGreaterThan(0.95);
    expect(halves("Serpente a Sonagli")).toEqual(["Serpente", "a Sonagli"]);
  });
});
