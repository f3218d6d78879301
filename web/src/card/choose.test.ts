import { describe, expect, it } from "vitest";
import {
  buttons,
  nextStep,
  point,
  seatOption,
  tableTargets,
  seatKeys,
  targets,
  usableCards,
  whyNotCard,
  whyNotEnd,
  whyNotSeat,
} from "./choose";
import { decisionOf } from "../lib/store/decision.fixture";
import type { Decision, Option } from "./wire";

const text = { key: "opt" };
const option = (code: number, more: Partial<Option>): Option => ({
  code,
  verb: "play",
  text,
  nature: "neutral",
  ...more,
});
const decision = (why: string, options: Option[], more: Partial<Decision> = {}): Decision => ({
  ...decisionOf(why),
  who: 2,
  options,
  ...more,
});

describe("my turn", () => {
  const asked = decision(
    "play",
    [
      option(1, { card: 7, to: 0 }),
      option(2, { card: 7, to: 3 }),
      option(3, { card: 8 }),
      option(4, { card: 9, to: 1, of: "hand" }),
      option(5, { card: 9, to: 1, of: 40 }),
      option(6, { card: 5, as: "BANG!", to: 0 }),
      option(7, { card: 5, to: 0 }),
      option(9, { verb: "end" }),
    ],
    {
      whynot: [
        { card: 6, reason: { key: "why-only-answer" } },
        { card: 7, to: 1, reason: { key: "why-too-far" } },
      ],
    },
  );

  it("shows only what is no card as buttons", () => expect(buttons(asked, {}).map((one) => one.code)).toEqual([9]));
  it("lets a shot be aimed, clockwise from me", () => {
    expect(nextStep(asked, { card: 7 })).toBe("to");
    expect(targets(asked, { card: 7 })).toEqual([3, 0]);
    expect(point(asked, { card: 7, to: 0 }).option?.code).toBe(1);
  });
  it("has the same key for a seat whoever can be aimed at", () => {
    expect(seatKeys([0, 1, 2, 3, 4], 2)).toEqual([3, 4, 0, 1, 2]);
    expect(seatKeys([0, 3, 2, 1, 4], 2)).toEqual([1, 4, 0, 3, 2]);
  });
  it("asks once more before a card without a target", () => {
    expect(nextStep(asked, { card: 8 })).toBe("confirm");
    expect(buttons(asked, { card: 8 }).map((one) => one.code)).toEqual([3]);
  });
  it("asks which card of the target", () => {
    expect(nextStep(asked, { card: 9, to: 1 })).toBe("of");
    expect(point(asked, { card: 9, to: 1, of: 40 }).option?.code).toBe(5);
  });
  it("asks what a card is played as", () => {
    expect(nextStep(asked, { card: 5 })).toBe("as");
    expect(point(asked, { card: 5, as: "BANG!", to: 0 }).option?.code).toBe(6);
    expect(point(asked, { card: 5, as: "", to: 0 }).option?.code).toBe(7);
  });
  it("knows why not", () => {
    expect(whyNotCard(asked, 6)?.key).toBe("why-only-answer");
    expect(whyNotSeat(asked, { card: 7 }, 1)?.key).toBe("why-too-far");
    expect(whyNotSeat(asked, { card: 8 }, 1)).toBeNull();
    expect([...usableCards(asked)]).toEqual([7, 8, 9, 5]);
  });
});

describe("an answer", () => {
  const asked = decision("shot", [
    option(1, { card: 4 }),
    option(2, { verb: "use", source: "Barrel", on: 33 }),
    option(3, { verb: "pass", life: -1 }),
  ]);
  it("is one click", () => {
    expect(buttons(asked, {}).map((one) => one.code)).toEqual([1, 2, 3]);
    expect(point(asked, { card: 4 }).option?.code).toBe(1);
    expect(point(asked, { source: "Barrel", on: 33 }).option?.code).toBe(2);
  });
});

describe("a power in my turn", () => {
  const asked = decision(
    "play",
    [
      option(1, { verb: "use", source: "Canteen", on: 30 }),
      option(2, { verb: "use", source: "Can Can", on: 31, to: 0, of: "hand" }),
      option(3, { verb: "use", source: "Can Can", on: 31, to: 0, of: 50 }),
      option(4, { verb: "use", source: "Can Can", on: 31, to: 3, of: 51 }),
      option(5, { verb: "use", source: "Doc Holyday", to: 3 }),
      option(6, { verb: "use", source: "Sid Ketchum" }),
      option(7, { verb: "use", source: "Ricochet", to: 0, of: 50 }),
      option(8, { verb: "use", source: "Ricochet", to: 2, of: 30 }),
    ],
    {
      whynot: [
        { card: 31, to: 1, reason: { key: "why-nothing-to-take" } },
        { source: "Doc Holyday", to: 1, reason: { key: "why-too-far" } },
        { card: 32, reason: { key: "why-green-waits" } },
        { source: "Law of the West", reason: { key: "why-duty" } },
      ],
    },
  );
  const canCan = { source: "Can Can", on: 31 };

  it("has one button each", () => expect(buttons(asked, {}).map((one) => one.code)).toEqual([1, 2, 5, 6, 7]));
  it("is the green card itself, too", () =>
    expect([...tableTargets(asked, {})].map(([card, one]) => [card, one.code])).toEqual([
      [30, 1],
      [31, 2],
    ]));
  it("of a green card without a target is confirmed, that of a character is not", () => {
    expect(nextStep(asked, { source: "Canteen", on: 30 })).toBe("confirm");
    expect(point(asked, { source: "Sid Ketchum", on: undefined }).option?.code).toBe(6);
  });
  it("is aimed like a card", () => {
    expect(targets(asked, canCan)).toEqual([3, 0]);
    expect(point(asked, { ...canCan, to: 3 }).option?.code).toBe(4);
    expect(nextStep(asked, { ...canCan, to: 0 })).toBe("of");
    expect(point(asked, { ...canCan, to: 0, of: "hand" }).option?.code).toBe(2);
    expect(point(asked, { source: "Doc Holyday", to: 3 }).option?.code).toBe(5);
  });
  it("of an event reaches cards in play, mine last", () => {
    expect(targets(asked, { source: "Ricochet" })).toEqual([0, 2]);
    expect([...tableTargets(asked, { source: "Ricochet" }).keys()]).toEqual([50, 30]);
  });
  it("knows why not", () => {
    expect(whyNotSeat(asked, canCan, 1)?.key).toBe("why-nothing-to-take");
    expect(whyNotSeat(asked, { source: "Doc Holyday" }, 1)?.key).toBe("why-too-far");
    expect(whyNotCard(asked, 32)?.key).toBe("why-green-waits");
    expect(whyNotEnd(asked)?.key).toBe("why-duty");
  });
});

describe("a question about seats and cards in play", () => {
  const take = decision("draw", [
    option(1, { verb: "draw", from: "deck" }),
    option(2, { verb: "draw", from: "table", to: 0, of: 50 }),
    option(3, { verb: "draw", from: "table", to: 0, of: 51 }),
    option(4, { verb: "draw", from: "table", to: 2, of: 30 }),
  ]);
  it("has one button for all cards to draw, and each card itself", () => {
    expect(buttons(take, {}).map((one) => one.code)).toEqual([1, 2]);
    expect([...tableTargets(take, {}).keys()]).toEqual([50, 51, 30]);
    expect(nextStep(take, { draw: "table" })).toBe("to");
    expect(nextStep(take, { draw: "table", to: 0 })).toBe("of");
    expect(point(take, { draw: "table", to: 2 }).option?.code).toBe(4);
    expect(seatOption(take, 0)).toBeUndefined();
  });
  it("is answered by a plate", () => {
    const borrow = decision("borrow", [option(1, { verb: "choose", to: 0 }), option(2, { verb: "choose", to: 3 })]);
    expect(seatOption(borrow, 3)?.code).toBe(2);
    expect(buttons(borrow, {})).toHaveLength(2);
  });
  it("is answered by hand or card", () => {
    const brawl = decision("brawl", [
      option(1, { verb: "choose", to: 0, of: "hand" }),
      option(2, { verb: "choose", to: 0, of: 50 }),
    ]);
    expect(seatOption(brawl, 0)?.code).toBe(1);
    expect(tableTargets(brawl, {}).get(50)?.code).toBe(2);
    expect(buttons(brawl, {})).toHaveLength(2);
  });
  it("is answered by a card of mine in play", () => {
    const daltons = decision("daltons", [
      option(1, { verb: "discard", card: 30 }),
      option(2, { verb: "discard", card: 31 }),
    ]);
    expect([...tableTargets(daltons, {}).keys()]).toEqual([30, 31]);
    expect(point(daltons, { card: 31 }).option?.code).toBe(2);
  });
  it("of an event with targets is aimed", () => {
    const brothers = decision("event", [
      option(1, { verb: "use", source: "Blood Brothers", to: 0 }),
      option(2, { verb: "use", source: "Blood Brothers", to: 3 }),
      option(3, { verb: "pass" }),
    ]);
    expect(buttons(brothers, {}).map((one) => one.code)).toEqual([1, 3]);
    expect(targets(brothers, { source: "Blood Brothers" })).toEqual([3, 0]);
  });
});

describe("two targets", () => {
  const pairs = (list: [number, number][]): Decision =>
    decision(
      "play",
      list.map(([to, also], i) => option(i, { card: 7, to, also })),
    );

  it("are pointed at one after the other, in any order", () => {
    const asked = pairs([
      [0, 1],
      [0, 3],
      [1, 3],
    ]);
    expect(nextStep(asked, { card: 7 })).toBe("to");
    expect(targets(asked, { card: 7 })).toEqual([3, 0, 1]);
    expect(nextStep(asked, { card: 7, to: 3 })).toBe("also");
    expect(targets(asked, { card: 7, to: 3 })).toEqual([0, 1]);
    expect(point(asked, { card: 7, to: 3, also: 1 }).option?.code).toBe(2);
    expect(point(asked, { card: 7, to: 1, also: 3 }).option?.code).toBe(2);
  });

  it("keep their order where it matters", () => {
    const asked = pairs([
      [0, 1],
      [1, 0],
    ]);
    expect(point(asked, { card: 7, to: 1, also: 0 }).option?.code).toBe(1);
    expect(point(asked, { card: 7, to: 0, also: 1 }).option?.code).toBe(0);
  });
});

describe("what costs money", () => {
  const [shot, pan, belt] = [40, 41, 42];
  const asked = decision("play", [
    { ...option(0, { card: shot, gold: 1 }), verb: "buy" },
    { ...option(1, { card: pan, gold: 3 }), verb: "buy" },
    { ...option(2, { card: pan, gold: 2 }), verb: "buy" },
    { ...option(3, { to: 2, of: belt, gold: 3 }), verb: "discard" },
    { ...option(4, {}), verb: "end" },
  ]);

  it("is one button of the prompt, which leads to all of it", () => {
    expect(buttons(asked, {}).map(({ code }) => code)).toEqual([0, 4]);
    expect(nextStep(asked, { deal: true })).toBe("of");
    expect(buttons(asked, { deal: true }).map(({ code }) => code)).toEqual([0, 1, 2, 3]);
  });

  it("is asked for once more when its card is pointed at", () => {
    expect([...tableTargets(asked, {}).keys()]).toEqual([shot, pan, belt]);
    expect(nextStep(asked, { deal: shot })).toBe("confirm");
    expect(nextStep(asked, { deal: belt })).toBe("confirm");
    expect(buttons(asked, { deal: pan }).map(({ code }) => code)).toEqual([1, 2]); // at two prices
  });

  it("is no card of mine", () => {
    expect([...usableCards(asked)]).toEqual([]);
  });

  it("is bought by its button where there is nothing else", () => {
    const one = decision("play", [{ ...option(0, { card: shot, gold: 1 }), verb: "buy" }]);
    expect(point(one, { deal: true }).option?.code).toBe(0);
  });
});
