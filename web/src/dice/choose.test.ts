import { describe, expect, it } from "vitest";
import { decisionOf } from "../lib/store/decision.fixture";
import type { Decision, DiceSeat, DiceView, Die, Option } from "./wire";
import {
  aimed,
  dieOfAim,
  buttons,
  dieState,
  free,
  keepOption,
  mainOption,
  mayMark,
  nextStep,
  pendingAims,
  rollOption,
  seatOption,
  throwOf,
  whyNotSeat,
} from "./choose";

const option = (code: number, more: Partial<Option>): Option => ({
  code,
  verb: "choose",
  nature: "neutral",
  text: { key: "opt" },
  ...more,
});
const ask = (why: string, options: Option[], more: Partial<Decision> = {}): Decision => ({
  ...decisionOf(why),
  options,
  ...more,
});
const die = (face: string | null, more: Partial<Die> = {}): Die => ({
  die: "base",
  face,
  thrown: true,
  locked: face === "dynamite",
  given: false,
  ...more,
});
const view = (more: Partial<DiceView> = {}): DiceView => ({
  game: "dice",
  you: 0,
  move: 1,
  phase: "roll",
  turn: 0,
  turn_no: 4,
  asked: 0,
  asked_why: "roll",
  seating: [0, 1, 2, 3],
  seats: [] as DiceSeat[],
  dice: [die("beer"), die("arrow"), die("dynamite"), die("gatling"), die("bullseye1")],
  roll: 1,
  rolls: 3,
  final: false,
  plan: [],
  aims: [],
  arrows: 5,
  chief: null,
  moments: [],
  can_undo: false,
  result: null,
  ...more,
});
const rolls = ask("roll", [
  option(1, { verb: "roll", dice: [0] }),
  option(2, { verb: "roll", dice: [1] }),
  option(3, { verb: "roll", dice: [0, 1] }),
  option(9, { verb: "keep" }),
]);

describe("dice to be thrown again", () => {
  it("are the option with exactly these dice, in whatever order they were marked", () => {
    expect(rollOption(rolls, new Set([1, 0]))?.code).toBe(3);
    expect(rollOption(rolls, new Set([1]))?.code).toBe(2);
    expect(rollOption(rolls, new Set())).toBeUndefined();
    expect(rollOption(rolls, new Set([0, 1, 4]))).toBeUndefined();
  });
  it("keep them all is the other answer", () => expect(keepOption(rolls)?.code).toBe(9));
  it("may be those the question names, before it those that are not locked", () => {
    expect([...free(view(), rolls)]).toEqual([0, 1]);
    expect([...free(view(), null)]).toEqual([0, 1, 3, 4]);
    expect([...free(view({ dice: [die(null)] }), null)]).toEqual([]);
  });
  it("can be marked before I am asked, while another throw may follow", () => {
    expect(mayMark(view({ asked: null, asked_why: "moment" }))).toBe(true);
    expect(mayMark(view({ turn: 1 }))).toBe(false);
    expect(mayMark(view({ final: true }))).toBe(false);
    expect(mayMark(view({ roll: 3 }))).toBe(false);
    expect(mayMark(view({ roll: 0 }))).toBe(false);
    expect(mayMark(view({ you: null }))).toBe(false);
  });
  it("belong to one throw", () => expect(throwOf(view())).not.toBe(throwOf(view({ roll: 2 }))));
  it("say so in words", () => {
    const loose = new Set([0, 1, 3]);
    const state = (at: number, marking = true) => dieState(view(), at, marking, new Set([1]), loose);
    expect([0, 1, 2].map((at) => state(at))).toEqual(["kept", "again", "stays"]);
    expect(state(0, false)).toBe("none");
    expect(dieState(view({ dice: [die(null)] }), 0, true, new Set(), loose)).toBe("none");
  });
});

describe("a question about a seat", () => {
  const aim = ask(
    "aim",
    [option(1, { to: 1 }), option(2, { to: 3 }), option(3, { verb: "use", to: 3, source: "Slab the Killer" })],
    { whynot: [{ to: 2, reason: { key: "why-far" } }] },
  );
  it("is answered by its plate, the plain answer first", () => {
    expect(seatOption(aim, 1)?.code).toBe(1);
    expect(seatOption(aim, 3)?.code).toBe(2);
    expect(seatOption(aim, 2)).toBeNull();
  });
  it("says of the others why not", () => {
    expect(aimed(aim)).toBe(true);
    expect(whyNotSeat(aim, 2)).toEqual({ key: "why-far" });
  });
  it("where a seat stands for two powers, it leaves its own buttons", () => {
    const kit = ask("kit", [
      option(1, { verb: "use", to: 1 }),
      option(2, { verb: "use", to: 1, chief: true }),
      option(3, { verb: "use", to: 2 }),
      option(4, { verb: "pass" }),
    ]);
    expect(seatOption(kit, 1)).toBeNull();
    expect(nextStep(kit, { to: 1 })).toBe("of");
    expect(buttons(kit, { to: 1 }).map((one) => one.code)).toEqual([1, 2]);
  });
});

describe("bull's eyes assigned", () => {
  const plan = (state: "now" | "done") => [{ face: "bullseye1", count: 1, state, text: { key: "plan-bullseye1" } }];
  const aims = [{ face: "bullseye1", to: 2, power: 1 }];
  it("are shown until they hit together", () => {
    expect(pendingAims(view({ aims, plan: plan("now") }))).toEqual(aims);
    expect(pendingAims(view({ aims, plan: plan("done") }))).toEqual([]);
  });
  it("lie on their dice one after the other, a double one on the same die twice", () => {
    const dice = [die("bullseye2"), die("double_bullseye1"), die("bullseye1")];
    expect([0, 1, 2, 3].map((nth) => dieOfAim(view({ dice }), "bullseye1", nth))).toEqual([1, 1, 2, undefined]);
    expect(dieOfAim(view({ dice }), "bullseye2", 0)).toBe(0);
  });
});

describe("the steps", () => {
  const doctor = ask("doctor", [
    option(1, { at: 0, face: "beer" }),
    option(2, { at: 0, face: "arrow" }),
    option(3, { at: 1, face: "beer" }),
  ]);
  it("of the Doctor: the die, then its face", () => {
    expect(nextStep(doctor, {})).toBe("die");
    expect(buttons(doctor, {})).toEqual([]);
    expect(nextStep(doctor, { at: 0 })).toBe("face");
    expect(buttons(doctor, { at: 0 }).map((one) => one.code)).toEqual([1, 2]);
  });
  it("of a throw: the dice themselves", () => {
    expect(nextStep(rolls, {})).toBe("dice");
    expect(buttons(rolls, {})).toEqual([]);
  });
});

describe("the answer to recommend", () => {
  it("is the throw, never a role", () => {
    const options = [option(1, { verb: "use", special: "Ugly" }), option(2, { verb: "pass" })];
    expect(mainOption(ask("throw", options), options)?.code).toBe(2);
    expect(mainOption({ ...ask("judge", options), meanwhile: "moment" }, options)).toBeUndefined();
  });
});
