import { describe, expect, it } from "vitest";
import { EVENT_FACES } from "./events";
import { FACES, faceOf, iconForKind, iconForRole } from "./faces";
import { drawing, FIRST_ICONS } from "./icons";
import { GAME_ICONS, OWN_ICONS } from "./icons.generated";
import { bust, LOOKS } from "./portraits";
import { backOf, frameOf, SETS } from "./sets";
import { allSigns, signsOf } from "./signs";
import { STREET } from "./street";
import { SUITS, SYMBOLS, type Symbol24 } from "./symbols";
import { slug } from "../lib/text/slug";
import type { KindFact } from "../card/wire";

/** Ids of all cards, characters or events whose rule is written in the game's English. */
const texts = Object.values(
  import.meta.glob<string>("../../../src/boomtown/locales/en/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");
const named = (what: string) => [...texts.matchAll(new RegExp(`^${what}-(\\S+)-text =`, "gm"))].map((m) => m[1]!);

const luminance = (hex: string) =>
  [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i]!, 0);
const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const PATH = /^[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+$/;

describe("drawings", () => {
  it("are well-formed paths", () => {
    const symbols = Object.values<Symbol24>(SYMBOLS).flatMap(({ f, s }) => [f, s]);
    const street = Object.values(STREET).filter((part): part is string => typeof part === "string");
    const own = Object.values<{ f: string; s?: string }>(OWN_ICONS).flatMap(({ f, s }) => [f, s]);
    for (const path of [...Object.values(GAME_ICONS), ...own, ...Object.values(SUITS), ...symbols, ...street])
      if (path !== undefined) expect(path).toMatch(PATH);
  });

  it("of the first page have a file of their own", () => {
    const [file] = Object.values(
      import.meta.glob<string>("./icons-first.svg", { query: "?raw", import: "default", eager: true }),
    );
    const ids = [...file!.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!);
    expect(new Set(ids)).toEqual(FIRST_ICONS);
  });

  it("exist for every kind of card, each its own", () => {
    const kinds = Object.keys(FACES);
    const cards = kinds.filter((kind) => kind !== "Colt .45");
    expect(kinds.map(slug)).toEqual(expect.arrayContaining(named("card")));
    expect(named("card").length).toBeGreaterThanOrEqual(45);
    expect(new Set(cards.map(iconForKind)).size).toBe(cards.length);
    for (const kind of kinds)
      for (const sign of faceOf(kind).row) expect(drawing(typeof sign === "string" ? sign : sign[0])).toBeTruthy();
  });

  it("exist for every character, no two alike", () => {
    const names = Object.keys(LOOKS);
    expect(names.map(slug)).toEqual(expect.arrayContaining(named("char")));
    expect(named("char").length).toBeGreaterThanOrEqual(36);
    expect(new Set(names.map((name) => bust(name, "x"))).size).toBe(names.length);
    for (const name of names) expect(bust(name, "x")).not.toMatch(/undefined|NaN/);
    const drawn = (set: string) => Object.keys(SETS[set]?.looks ?? {}).length;
    for (const set of ["gold_rush", "valley_of_shadows", "wild_west_show"]) expect(drawn(set), set).toBe(8);
  });

  it("exist for every event, no two alike", () => {
    const events = Object.keys(EVENT_FACES);
    expect(events.map(slug)).toEqual(expect.arrayContaining(named("event")));
    expect(events.length).toBe(40);
    expect(new Set(events.map((event) => EVENT_FACES[event]!.icon)).size).toBe(40);
    for (const { icon } of Object.values(EVENT_FACES)) expect(drawing(icon).grid).toBe(512);
  });

  it("come with the words of all events of their set, or before them", () => {
    const words = new Set(named("event"));
    for (const [set, { events = {} }] of Object.entries(SETS)) {
      const known = Object.keys(events).filter((event) => words.has(slug(event)));
      expect([0, Object.keys(events).length], set).toContain(known.length);
    }
  });

  it("frame the events of a set alike, and give a deck of its own a back", () => {
    expect(frameOf("high_noon")).toBe("arch");
    expect(frameOf("wild_west_show")).toBe("bill");
    expect(frameOf("unknown")).toBe("arch");
    for (const deck of ["equipment_deck", "show"]) {
      const back = backOf(deck)!;
      expect(drawing(back.icon)).toBeTruthy();
      expect(contrast(back.ink, back.ground), deck).toBeGreaterThan(4.5);
    }
    expect(backOf("deck")).toBeUndefined();
    expect(backOf(undefined)).toBeUndefined();
  });

  it("leave the words on an event readable", () => {
    for (const { sky } of Object.values(EVENT_FACES)) {
      for (const ink of ["#fff3da", sky[1]]) expect(contrast(ink, sky[0]), `${ink} on ${sky[0]}`).toBeGreaterThan(4.5);
      expect(contrast(sky[2], sky[1])).toBeGreaterThan(4.5); // the picture before its disc
    }
  });

  it("give a character without a drawing a face too", () => {
    expect(bust("Somebody New", "x")).toContain("<path");
  });

  it("tell the roles apart", () => {
    const roles = ["sheriff", "deputy", "outlaw", "renegade", null];
    expect(new Set(roles.map(iconForRole)).size).toBe(roles.length);
  });
});

describe("the symbols of a card", () => {
  const kind = (name: string, border: KindFact["border"]) => ({ name, set: "", border });
  const keys = (name: string, border: KindFact["border"]) => signsOf(kind(name, border)).map(({ key, n }) => [key, n]);
  it("leave apart what an upgrade pays for", () =>
    expect(keys("A Little Nip", "brown")).toEqual([
      ["symbol-heart-plus", 1],
      ["symbol-upgrade-many", 3],
      ["symbol-heart-plus", 1],
    ]));

  it("all have words", () => {
    for (const { key } of allSigns()) expect(texts).toMatch(new RegExp(`^${key} =`, "m"));
  });

  it("are gathered and counted", () => {
    expect(keys("Wells Fargo", "brown")).toEqual([["symbol-draw", 3]]);
    expect(keys("Whisky", "brown")).toEqual([
      ["symbol-pay", 1],
      ["symbol-heart-plus", 2],
    ]);
    expect(keys("Winchester", "blue")).toEqual([
      ["symbol-range", 5],
      ["symbol-stays", 1],
    ]);
  });

  it("say what a number behind them means", () => {
    expect(keys("Rucksack", "black")).toEqual([
      ["symbol-nugget-less", 2],
      ["symbol-heart-plus", 1],
      ["symbol-stays", 1],
    ]);
    expect(keys("Wanted", "black")).toEqual([
      ["symbol-tombstone", 1],
      ["symbol-draw", 2],
      ["symbol-nugget-more", 1],
      ["symbol-stays", 1],
    ]);
    expect(keys("Rhum", "brown")[0]).toEqual(["symbol-turn-up-many", 4]);
  });

  it("say from when a green card can be used", () => {
    expect(keys("Bible", "green").at(-1)).toEqual(["symbol-waits-shot", 1]);
    expect(keys("Knife", "green")).toEqual([
      ["symbol-reticle", 1],
      ["symbol-near", 1],
      ["symbol-waits", 1],
    ]);
  });
});
