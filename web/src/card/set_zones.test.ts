import { describe, expect, it } from "vitest";
import { SETS } from "../art/sets";
import { countsOf, eventDecks, inFrontOf, isRow, tableZones, tokensOn } from "./set_zones";
import { loadSetParts, ownCount, ownTokens, ownZone } from "./setparts";
import type { View } from "./wire";

const PILE = { on: "Fair", next: null, left: 0 };
const VIEW = {
  you: 0,
  seats: [
    { seat: 0, table: [7] },
    { seat: 1, table: [8] },
  ],
  events: null,
  zones: {
    market: { count: 2, cards: [1, 2] },
    chests: { count: 5 },
    coins: [3, 0],
    stable: [{ count: 1, cards: [4] }, { count: 2 }],
  },
  tokens: { "8": 2 },
  decks: { shows: PILE },
  open: { "0": [20], "1": [21] },
} as unknown as View;

describe("what sets bring", () => {
  it("lies on the table, in front of seats and on plates", () => {
    expect(tableZones(VIEW).map(({ name, zone }) => [name, isRow(zone)])).toEqual([
      ["market", true],
      ["chests", false],
    ]);
    expect(countsOf(VIEW, 0)).toEqual([{ name: "coins", n: 3 }]);
    expect(countsOf(VIEW, 1)).toEqual([
      { name: "coins", n: 0 },
      { name: "stable", n: 2 },
    ]);
    expect(inFrontOf(VIEW, 0).map(({ card }) => card)).toEqual([7, 4]);
    expect(inFrontOf(VIEW, 1)).toEqual([
      { card: 8, held: false },
      { card: 21, held: true },
    ]);
    expect([tokensOn(VIEW, 8), tokensOn(VIEW, 7), tokensOn(null, 8)]).toEqual([2, 0, 0]);
    expect(eventDecks(VIEW)).toEqual([{ deck: "shows", events: PILE }]);
    expect(eventDecks({ ...VIEW, events: PILE }).map(({ deck }) => deck)).toEqual(["", "shows"]);
  });

  it("is drawn by the set where it has parts", async () => {
    const Own = () => ({});
    SETS["own"] = { parts: () => Promise.resolve({ parts: { zones: { market: Own }, counts: { coins: Own } } }) };
    await loadSetParts();
    delete SETS["own"];
    expect([ownZone("market"), ownCount("coins")]).toEqual([Own, Own]);
    expect([ownZone("chests"), ownTokens("Wagon")]).toEqual([undefined, undefined]);
  });
});
