import { describe, expect, it } from "vitest";
import type { Catalog } from "../card/wire";
import { DICE } from "../lib/game/setup.fixture";
import { bookOf } from "../card/book";
import { bookOf as diceBookOf, diceWith } from "../dice/book";
import { addressOf, addressOfSet, type Filter } from "./address";
import { filterFrom, find, fold, gameOfId, sentences, tally, type Entry } from "./entries";

const kind = (name: string, set: string, border: "brown" | "blue" | "green") => ({ name, set, border });
const facts: Catalog = {
  game: "bang",
  version: "0",
  players: [3, 8],
  sets: [
    { id: "base", title: "BANG!", cards: 3, characters: 1, events: 0 },
    { id: "dodge_city", title: "Dodge City", cards: 2, characters: 0, events: 0 },
    { id: "high_noon", title: "High Noon", cards: 0, characters: 0, events: 1 },
  ],
  needs: {},
  options: [],
  presets: [],
  events: { "Gold Rush": { name: "Gold Rush", set: "high_noon", timing: "round" } },
  kinds: {
    "Missed!": kind("Missed!", "base", "brown"),
    Barrel: kind("Barrel", "base", "blue"),
    Canteen: kind("Canteen", "dodge_city", "green"),
  },
  cards: [
    { kind: "Missed!", rank: "2", suit: "spades", set: "base" },
    { kind: "Missed!", rank: "3", suit: "spades", set: "base" },
    { kind: "Barrel", rank: "Q", suit: "spades", set: "base" },
    { kind: "Barrel", rank: "A", suit: "clubs", set: "dodge_city" },
    { kind: "Canteen", rank: "7", suit: "hearts", set: "dodge_city" },
  ],
  characters: { "Rose Doolan": { name: "Rose Doolan", set: "base", life: 4 } },
  roles: {},
};
const polish: Record<string, [string, string]> = {
  "Missed!": ["Pudło!", "Anuluje efekt BANG!"],
  Barrel: ["Beczka", "Kier to efekt Pudło!"],
  Canteen: ["Manierka", "Odzyskaj 1 punkt życia."],
  "Rose Doolan": ["Rose Doolan", "Widzi innych o 1 bliżej."],
  "Gold Rush": ["Gorączka złota", "Tury przeciwnie do zegara."],
};
const said = (entry: Entry) => ({ title: polish[entry.name]![0], rules: polish[entry.name]![1] });
const { entries, sorts } = bookOf(facts);
const all = entries();
const look = (more: Partial<Filter>) =>
  find(all, { set: null, sort: null, words: "", ...more }, said, sorts, "pl").flatMap((group) =>
    group.entries.map((one) => one.id),
  );

describe("the entries", () => {
  it("are all kinds, characters and events", () =>
    expect(all.map((one) => one.id)).toEqual([
      "card-missed",
      "card-barrel",
      "card-canteen",
      "char-rose-doolan",
      "event-gold-rush",
    ]));
  it("know which copies lie in which box", () =>
    expect(all[1]!.copies.map(({ set, cards }) => [set, cards.map((card) => card.rank)])).toEqual([
      ["base", ["Q"]],
      ["dodge_city", ["A"]],
    ]));
});

describe("the dice game's entries", () => {
  const book = diceBookOf(DICE);
  const ids = book.entries().map((one) => one.id);
  it("are characters, roles plain and special, dice, faces and what two modules bring", () => {
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids).toHaveLength(4 + 4 + 3 + 3 + 12 + 2);
    for (const id of [
      "dice-rose-doolan",
      "role-sheriff",
      "role-devil-s-left-hand",
      "die-coward",
      "face-double-beer",
      "token-ghost",
    ])
      expect(ids).toContain(id);
  });
  it("belong to their game by their address alone", () => {
    expect(new Set(ids.map(gameOfId))).toEqual(new Set(["dice"]));
    expect(new Set(all.map((one) => gameOfId(one.id)))).toEqual(new Set(["bang"]));
    expect(gameOfId("nonsense")).toBe("bang");
  });
  it("are found by module", () => {
    const told = (entry: Entry) => ({ title: entry.name, rules: "" });
    const of = (filter: Partial<Filter>) =>
      find(book.entries(), { set: null, sort: null, words: "", ...filter }, told, book.sorts).map((group) => [
        group.sort,
        group.entries.length,
      ]);
    expect(of({ set: "saloon_dice" })).toEqual([
      ["die", 2],
      ["face", 6],
    ]);
    expect(of({ set: "ghost" })).toEqual([["token", 1]]);
    expect(of({ words: "rose" })).toEqual([["character", 1]]);
  });
  it("know which dice show a face", () => {
    expect(diceWith(DICE, "dynamite")).toEqual(["base", "loudmouth", "coward"]);
    expect(diceWith(DICE, "broken_arrow")).toEqual(["coward"]);
  });
});

describe("finding", () => {
  it("shows everything at first", () => expect(look({})).toHaveLength(5));
  it("goes by set, further copies included", () =>
    expect(look({ set: "dodge_city" })).toEqual(["card-barrel", "card-canteen"]));
  it("goes by sort", () => expect(look({ sort: "character" })).toEqual(["char-rose-doolan"]));
  it("ignores accents, case and signs, letters with a stroke too", () =>
    expect(look({ words: "PUDLO" })).toEqual(["card-missed", "card-barrel"]));
  it("looks into the rules", () => expect(look({ words: "zycia" })).toEqual(["card-canteen"]));
  it("knows the English name in any language", () => expect(look({ words: "gold rush" })).toEqual(["event-gold-rush"]));
  it("wants every word, wherever it stands", () => {
    expect(look({ words: "beczka kier" })).toEqual(["card-barrel"]);
    expect(look({ words: "beczka zegara" })).toEqual([]);
  });
  it("puts names before rules within a sort", () => {
    const two = [all[1]!, { ...all[0]!, sort: "blue" as const }];
    expect(
      find(two, { set: null, sort: null, words: "pudło" }, said, sorts, "pl")[0]!.entries.map((one) => one.id),
    ).toEqual(["card-missed", "card-barrel"]);
  });
  it("counts what each sort would show", () =>
    expect(tally(all, { set: "dodge_city", sort: "event", words: "" }, said, sorts)).toEqual({
      brown: 0,
      blue: 1,
      green: 1,
      orange: 0,
      black: 0,
      wagon: 0,
      engine: 0,
      station: 0,
      character: 0,
      event: 0,
      all: 2,
    }));
});

it("folds letters", () => expect(fold("  Łódź, Vedľa! È così ")).toBe("lodz vedla e cosi"));

describe("addresses", () => {
  it("go there and back", () => {
    const filter: Filter = { set: "dodge_city", sort: "green", words: "dva životy" };
    const { search } = new URL(addressOf("card-canteen", filter), "http://x");
    expect(filterFrom(search, "card-canteen")).toEqual({ game: "bang", ...filter });
  });
  it("are short without a filter", () => expect(addressOf(null, { set: null, sort: null, words: " " })).toBe("/cards"));
  it("name the game where it is not the card game; an entry says it by itself", () => {
    expect(addressOfSet("dice", "ghost")).toBe("/cards?game=dice&set=ghost");
    expect(filterFrom("?game=dice&set=ghost")).toEqual({ game: "dice", set: "ghost", sort: null, words: "" });
    expect(addressOf("face-beer", { game: "dice", set: null, sort: "face", words: "" })).toBe(
      "/cards/face-beer?kind=face",
    );
    expect(filterFrom("?kind=face", "face-beer").game).toBe("dice");
    expect(filterFrom("?game=dice", "card-beer").game).toBe("bang");
  });
  it("survive nonsense", () =>
    expect(filterFrom("?game=what&set=")).toEqual({ game: "bang", set: null, sort: null, words: "" }));
});

describe("sentences", () => {
  it("end with a full stop before a capital or a number", () =>
    expect(sentences("In jail you can answer. Dynamite is checked first. 2 cards? Yes.")).toEqual([
      "In jail you can answer.",
      "Dynamite is checked first.",
      "2 cards?",
      "Yes.",
    ]));
  it("do not end at a name", () => {
    expect(sentences("A Missed! or Indians! Bart draws. Rev. Carabine reaches 4.")).toEqual([
      "A Missed! or Indians! Bart draws.",
      "Rev. Carabine reaches 4.",
    ]);
    expect(sentences("Karty jako např. Barel platí. Colt .45 ne.")).toEqual([
      "Karty jako např. Barel platí.",
      "Colt .45 ne.",
    ]);
  });
  it("may be one, or none", () => {
    expect(sentences("Once, in 1.\u00a0Phase")).toEqual(["Once, in 1.\u00a0Phase"]);
    expect(sentences("Only here.")).toEqual(["Only here."]);
  });
});
