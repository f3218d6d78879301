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
  loadFacts(
    "bang",
    async () => ({ cards: [{ kind: "Jail" }, { kind: "BANG!" }, { kind: "Beer" }], kinds: {} }) as unknown as Catalog,
  ),
);

describe("what is shown together", () => {
  const shown = (events: GameEvent[]) => together(events, ME).map((group) => group.map((one) => one.t).join(" "));
  it("is the beginning of a turn and what follows, a card used up and what it did", () => {
    const jail = event("discard", { who: 2, cards: [0], cause: "Jail" });
    const jailed = [event("check", { who: 2 }), jail, event("jailed", { who: 2 })];
    expect(shown([...jailed, event("turn"), event("draw"), event("play")])).toEqual([
      "check discard jailed",
      "turn draw",
      "play",
    ]);
  });
  it("is a card used for a check and the check", () => {
    const barrel = { who: 2, cause: "Barrel" };
    expect(shown([event("use", barrel), event("check", barrel), event("lose")])).toEqual(["use check", "lose"]);
    expect(shown([event("use", barrel), event("check", { who: 2, cause: "Jail" })])).toEqual(["use", "check"]);
  });
  it("is a card and what it does to its player", () => {
    const beer = event("play", { who: 2, card: 2 });
    expect(shown([beer, event("heal", { who: 2, cause: "Beer" }), event("draw")])).toEqual(["play heal", "draw"]);
    expect(shown([beer, event("lose", { who: 3, cause: "BANG!" })])).toEqual(["play", "lose"]);
    expect(shown([event("play", { who: 2, card: 1 }), event("heal", { cause: "Beer" })])).toEqual(["play", "heal"]);
  });
  it("is all that one cause does to several players", () => {
    const lose = (who: number, cause?: string) => event("lose", { who, cause });
    expect(shown([lose(1, "Gatling"), lose(2, "Gatling"), lose(3, "BANG!"), lose(1)])).toEqual([
      "lose lose",
      "lose",
      "lose",
    ]);
  });
  it("is nothing of mine with anything else", () => {
    const lose = (who: number) => event("lose", { who, cause: "Gatling" });
    expect(shown([lose(1), lose(ME), lose(2), lose(3)])).toEqual(["lose", "lose", "lose lose"]);
    const beer = [event("play", { who: ME, card: 2 }), event("heal", { who: ME, cause: "Beer" })];
    expect(shown(beer)).toEqual(["play", "heal"]);
    expect(shown([event("check", { who: ME }), event("jailed", { who: ME })])).toEqual(["check", "jailed"]);
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
  it("keeps the card of a check while the card that asked for it is used up", () =>
    expect(presented(event("discard", { who: 2, cards: [0], cause: "Jail" }), ME)).toBe("stays"));
  it("keeps the card that draws others, not the one before the draw of a turn", () => {
    expect(presented(event("draw", { who: 2, cause: "Stagecoach" }), ME)).toBe("stays");
    expect(presented(event("draw", { who: 2, cause: "phase" }), ME)).toBeNull();
  });
  it("shows a card that was turned up, whoever did it", () =>
    expect(presented(event("check", { who: ME, card: 1, cause: "Barrel", good: true }), ME)).toMatchObject({
      what: "check",
      good: true,
    }));
});
