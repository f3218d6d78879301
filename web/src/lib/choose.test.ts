import { describe, expect, it } from "vitest";
import { buttons, nextStep, point, targets, usableCards, whyNotCard, whyNotSeat } from "./choose";
import type { Decision, Option } from "./wire";

const text = { key: "opt" };
const option = (code: number, more: Partial<Option>): Option => ({ code, verb: "play", text, nature: "neutral", ...more });
const decision = (why: string, options: Option[], more: Partial<Decision> = {}): Decision => ({
  move: 1,
  who: 2,
  why,
  title: text,
  detail: text,
  by: null,
  source: null,
  card: null,
  nature: "neutral",
  stake: 0,
  options,
  whynot: [],
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
    { whynot: [{ card: 6, reason: { key: "why-only-answer" } }, { card: 7, to: 1, reason: { key: "why-too-far" } }] },
  );

  it("shows only what is no card as buttons", () => expect(buttons(asked, {}).map((one) => one.code)).toEqual([9]));
  it("lets a shot be aimed, clockwise from me", () => {
    expect(nextStep(asked, { card: 7 })).toBe("to");
    expect(targets(asked, { card: 7 })).toEqual([3, 0]);
    expect(point(asked, { card: 7, to: 0 }).option?.code).toBe(1);
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
  const asked = decision("shot", [option(1, { card: 4 }), option(2, { verb: "use", source: "Barrel", on: 33 }), option(3, { verb: "pass", life: -1 })]);
  it("is one click", () => {
    expect(buttons(asked, {}).map((one) => one.code)).toEqual([1, 2, 3]);
    expect(point(asked, { card: 4 }).option?.code).toBe(1);
    expect(point(asked, { source: "Barrel", on: 33 }).option?.code).toBe(2);
  });
});
