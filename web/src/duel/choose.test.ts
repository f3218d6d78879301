import { describe, expect, it } from "vitest";
import {
  aimAtSlot,
  aimOf,
  buttons,
  candidates,
  lying,
  mainOption,
  nextStep,
  oneOfAlike,
  point,
  targets,
  whyNotCard,
  whyNotSlot,
  ways,
} from "./choose";
import type { Decision, Option, WhyNot } from "./wire";

const option = (code: number, more: Partial<Option>): Option =>
  ({ code, verb: "play", nature: "neutral", text: { key: "?" }, ...more }) as Option;
const asks = (options: Option[], more: Partial<Decision> = {}): Decision => ({
  move: 3,
  who: 0,
  why: "act",
  gives_up: false,
  meanwhile: "act",
  sign: "",
  seat_sign: "",
  answered_with: null,
  title: { key: "?" },
  detail: { key: "?" },
  by: null,
  source: null,
  card: null,
  nature: "neutral",
  stake: 0,
  standing: {},
  options,
  whynot: [],
  ...more,
});

const COLT = [option(1, { card: 7, to: 1, place: 0, nature: "harms" })];
const SWAP = option(2, { verb: "use", source: "marker", to: 0 });
const END = option(3, { verb: "end" });
const CANTEEN = [
  option(4, { card: 9, to: 0 }),
  option(5, { card: 9, to: 1 }),
  option(6, { card: 9, verb: "discard", reload: true }),
];
const THEFT = [
  option(7, { card: 11, to: 1, hand: true }),
  option(8, { card: 11, of: 40 }),
  option(9, { card: 11, of: 41 }),
];
const KATIE = [
  option(10, { verb: "use", source: "Cattle Katie", of: 40 }),
  option(11, { verb: "use", source: "Cattle Katie", of: 41 }),
];
const TURN = asks([...COLT, ...CANTEEN, ...THEFT, ...KATIE, SWAP, END]);

describe("my turn", () => {
  it("begins with a card, a power, the swap or the end", () => {
    expect(nextStep(TURN, {})).toBe("root");
    expect(buttons(TURN, {}).map(({ code }) => code)).toEqual([10, 2, 3]);
  });

  it("aims a card at a character", () => {
    expect(nextStep(TURN, { card: 7 })).toBe("to");
    expect(targets(TURN, { card: 7 })).toEqual(["slot-2"]);
    expect(aimAtSlot(TURN, { card: 7 }, 2)).toBe("slot-2");
    expect(aimAtSlot(TURN, { card: 7 }, 3)).toBeNull();
    expect(point(TURN, { card: 7, aim: "slot-2" }).option?.code).toBe(1);
  });

  it("asks how where there are several ways, then which side", () => {
    expect(nextStep(TURN, { card: 9 })).toBe("as");
    expect(ways(TURN, { card: 9 })).toEqual(["", "reload"]);
    expect(nextStep(TURN, { card: 9, as: "reload" })).toBe("confirm");
    const played = { card: 9, as: "" };
    expect(targets(TURN, played)).toEqual(["side-0", "side-1"]);
    expect([0, 1, 2, 3].map((slot) => aimAtSlot(TURN, played, slot))).toEqual(["side-0", "side-0", "side-1", "side-1"]);
  });

  it("lets a hand stand beside cards in play", () => {
    expect(nextStep(TURN, { card: 11 })).toBe("of");
    expect(targets(TURN, { card: 11 })).toEqual(["hand-1"]);
    expect([...lying(TURN, { card: 11 }).keys()]).toEqual([40, 41]);
    expect(point(TURN, { card: 11, aim: "hand-1" }).option?.code).toBe(7);
    expect(point(TURN, { card: 11, of: 41 }).option?.code).toBe(9);
  });

  it("gives a power one button", () => {
    expect(candidates(TURN, { source: "Cattle Katie" })).toHaveLength(2);
    expect(nextStep(TURN, { source: "Cattle Katie" })).toBe("of");
    expect(point(TURN, { source: "Cattle Katie", of: 41 }).option?.code).toBe(11);
  });

  it("does not let a power take its only card unasked", () => {
    const one = asks([option(10, { verb: "use", source: "Cattle Katie", of: 40 }), END]);
    expect(nextStep(one, { source: "Cattle Katie" })).toBe("confirm");
  });

  it("recommends the end only where nothing else is left", () => {
    expect(mainOption(TURN, buttons(TURN, {}))).toBeUndefined();
    const bare = asks([END]);
    expect(mainOption(bare, buttons(bare, {}))?.code).toBe(3);
    const still = asks([SWAP, END]);
    expect(mainOption(still, buttons(still, {}))).toBeUndefined();
  });
});

describe("an answer", () => {
  const hit = asks(
    [
      option(1, { card: 16 }),
      option(2, { verb: "use", source: "Barrel", card: 40, chance: [2, 8] }),
      option(3, { verb: "pass", life: -1 }),
    ],
    { why: "hit", nature: "harms", stake: 1 },
  );

  it("is a button each, and the card itself", () => {
    expect(buttons(hit, {})).toHaveLength(3);
    expect([...lying(hit, {}).keys()]).toEqual([16, 40]);
    expect(mainOption(hit, hit.options)?.code).toBe(1);
  });

  it("may be a character", () => {
    const sidestep = asks([option(1, { verb: "choose", to: 0 }), option(2, { verb: "choose", to: 1 })], {
      why: "sidestep",
    });
    expect(targets(sidestep, {})).toEqual(["side-0", "side-1"]);
    expect(aimOf(sidestep.options[1]!)).toBe("side-1");
  });
});

describe("a reason", () => {
  const reason = (key: string): WhyNot["reason"] => ({ key });
  const why = asks(TURN.options, {
    whynot: [
      { card: 7, to: 1, place: 1, reason: reason("why-duel-rear") },
      { card: 8, reason: reason("why-duel-limit") },
    ],
  });

  it("stands at the card and at the character", () => {
    expect(whyNotCard(why, 8)?.key).toBe("why-duel-limit");
    expect(whyNotSlot(why, { card: 7 }, 3)?.key).toBe("why-duel-rear");
    expect(whyNotSlot(why, { card: 9 }, 3)).toBeNull();
  });
});

describe("cards that answer alike", () => {
  const kindOf = (card: number): string => (card < 50 ? "Missed!" : "Hat");
  const dodge = (code: number, card: number, more: Partial<Option> = {}): Option =>
    option(code, { card, as: "Missed!", nature: "protects", text: { key: "as", args: { card: { card } } }, ...more });
  const codes = (options: Option[], hand: number[]): number[] =>
    oneOfAlike(options, hand, kindOf).map(({ code }) => code);

  it("share a button if they are in the hand", () => {
    const take = option(4, { verb: "pass", life: -1 });
    expect(codes([dodge(1, 10), dodge(2, 11), dodge(3, 60), take], [10, 11, 60])).toEqual([1, 3, 4]);
  });

  it("have their own buttons in play, or at another price", () => {
    expect(codes([dodge(1, 10), dodge(2, 11)], [10])).toEqual([1, 2]);
    expect(codes([dodge(1, 10), dodge(2, 11, { chance: [1, 4] })], [10, 11])).toEqual([1, 2]);
  });
});
