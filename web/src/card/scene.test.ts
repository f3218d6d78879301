import { beforeAll, describe, expect, it } from "vitest";
import { together } from "../lib/playback/beats";
import { loadFacts } from "../lib/store/facts.svelte";
import { presented } from "./presented";
import type { Catalog, GameEvent } from "./wire";

let n = 0;
const event = (t: string, more: Partial<GameEvent> = {}): GameEvent => ({
  n: n++,
  t,
  text: { key: `log-${t}` },
  nature: "neutral",
  how: "chosen",
  ...more,
});
const ME = 0;

beforeAll(() =>
  loadFacts("bang", async () => ({ cards: [{ kind: "Jail" }, { kind: "BANG!" }], kinds: {} }) as unknown as Catalog),
);

describe("what is shown together", () => {
  const shown = (events: GameEvent[]) => together(events).map((group) => group.map((one) => one.t).join(" "));
  it("is the beginning of a turn and what follows, a card used up and what it did", () => {
    const jail = event("discard", { cards: [0], cause: "Jail" });
    expect(shown([event("check"), jail, event("jailed"), event("turn"), event("draw"), event("play")])).toEqual([
      "check discard",
      "jailed",
      "turn draw",
      "play",
    ]);
  });
  it("is a card used for a check and the check", () => {
    const barrel = { who: 2, cause: "Barrel" };
    expect(shown([event("use", barrel), event("check", barrel), event("lose")])).toEqual(["use check", "lose"]);
    expect(shown([event("use", barrel), event("check", { who: 2, cause: "Jail" })])).toEqual(["use", "check"]);
  });
  it("is an answer and that it stopped the shot", () =>
    expect(shown([event("answer"), event("stopped"), event("lose")])).toEqual(["answer stopped", "lose"]));
});

describe("the middle of the table", () => {
  it("shows a card of somebody else, with whom it is aimed at", () => {
    expect(presented(event("play", { who: 2, to: 3, card: 1 }), ME)).toMatchObject({
      card: 1,
      who: 2,
      to: 3,
      what: "act",
      from: "seat-2",
      goes: "discard",
    });
    expect(presented(event("lay", { who: 2, to: 2, card: 0 }), ME)).toMatchObject({ to: null, goes: "seat-2" });
    expect(presented(event("take", { who: 2, from: 0, to: 0, card: 0, zone: "table" }), ME)).toMatchObject({
      from: "seat-0",
      goes: "seat-2",
    });
  });
  it("shows an answer at the one who gives it, aimed at no one", () =>
    expect(presented(event("answer", { who: 2, to: ME, card: 1 }), ME)).toMatchObject({
      what: "answer",
      who: 2,
      to: null,
    }));
  it("shows none of mine, and none that nobody may see", () => {
    expect(presented(event("play", { who: ME, card: 1 }), ME)).toBeNull();
    expect(presented(event("take", { who: 2, from: 3, card: null }), ME)).toBeNull();
    expect(presented(event("discard", { who: 2, cards: [1], cause: "limit" }), ME)).toBeNull();
  });
  it("keeps the card while it does what it does", () => expect(presented(event("lose", { who: 3 }), ME)).toBe("stays"));
  it("shows a card that was turned up, whoever did it", () =>
    expect(presented(event("check", { who: ME, card: 1, cause: "Barrel", good: true }), ME)).toMatchObject({
      what: "check",
      good: true,
    }));
});
