import { describe, expect, it } from "vitest";
import type { AnySeat, AnyView } from "../lib/net/wire";
import { readable } from "../lib/text/slug";
import { shownOfSeat, shownOfTable } from "./shown";

const none = () => null;
const SEAT = { seat: 0, character: "Ann", life: 1, max_life: 1, alive: true, role: "player" } as unknown as AnySeat;

describe("what a plain table draws", () => {
  it("is what not every seat says", () => {
    expect(shownOfSeat(SEAT, none)).toEqual([]);
    const more = { ...SEAT, card: 5, hidden: null, won: [1, "ace"], busy: false, ready: true } as AnySeat;
    expect(shownOfSeat(more, none)).toEqual([
      { key: "card", is: "value", words: ["5"] },
      { key: "hidden", is: "value", words: ["?"] },
      { key: "won", is: "row", words: ["1", "ace"] },
      { key: "ready", is: "value", words: [] },
    ]);
  });

  it("is what not every view says, parts taken apart, in words where there are any", () => {
    const view = { game: "toy", seats: [], bank: { coins: 3, open: ["red"] }, deck: 4 } as unknown as AnyView;
    const wording = (key: string): string | null => (key === "view-red" ? "Rot" : null);
    expect(shownOfTable(view, wording)).toEqual([
      { key: "bank-coins", is: "value", words: ["3"] },
      { key: "bank-open", is: "row", words: ["Rot"] },
      { key: "deck", is: "value", words: ["4"] },
    ]);
    expect(readable("bank-open_cards")).toBe("Bank open cards");
  });
});
