import { describe, expect, it, vi } from "vitest";
import { decisionOf } from "../lib/store/decision.fixture";
import type { Decision, DiceSeat, DiceView, Die, Option } from "./wire";
import { buttons, nextStep, type Path } from "./choose";
import type { DicePlay } from "./play.svelte";
import { promptLook } from "./prompt";
import { seatLook, seatSpoken } from "./seats";

vi.stubGlobal("matchMedia", () => ({ matches: false })); // with a mouse

// Without a language every message is its own key: what is said can be read off.
const option = (code: number, more: Partial<Option> = {}): Option => ({
  code,
  verb: "choose",
  nature: "neutral",
  text: { key: `opt-${code}` },
  ...more,
});
const seat = (n: number, more: Partial<DiceSeat> = {}): DiceSeat => ({
  seat: n,
  character: `Char ${n}`,
  life: 5,
  max_life: 8,
  role: null,
  special: null,
  role_public: false,
  spent: false,
  alive: true,
  ghost: false,
  team: null,
  arrows: 0,
  chief: false,
  tokens: [],
  distance: n || null,
  places: n,
  in_reach: false,
  target: null,
  ...more,
});
const die = (face: string): Die => ({ die: "base", face, thrown: true, locked: false, given: false });
const seen = (more: Partial<DiceView> = {}): DiceView => ({
  game: "dice",
  you: 0,
  move: 1,
  phase: "roll",
  turn: 0,
  turn_no: 40,
  asked: 0,
  asked_why: "roll",
  seating: [0, 1, 2, 3],
  seats: [0, 1, 2, 3].map((n) => seat(n)),
  dice: [die("beer"), die("arrow")],
  roll: 1,
  rolls: 3,
  final: false,
  plan: [],
  aims: [],
  arrows: 4,
  chief: null,
  moments: [],
  can_undo: false,
  result: null,
  ...more,
});
const ask = (why: string, options: Option[], more: Partial<Decision> = {}): Decision => ({
  ...decisionOf(why),
  options,
  ...more,
});
/** What the prompt and the plates look at. */
function play(
  decision: Decision | null,
  more: { path?: Path; again?: number[]; view?: DiceView; quiet?: string[]; held?: number | null } = {},
): DicePlay {
  const view = more.view ?? seen();
  const table = {
    view,
    decision,
    me: 0,
    live: { quiet: more.quiet ?? [], held: more.held ?? null },
    nameOf: (n: number) => view.seats[n]!.character!,
    awayOf: () => null,
    guesses: { of: (n: number) => (n === 1 ? "outlaw" : null) },
    playerOf: (n: number) => `Player ${n}`,
    reader: { me: 0, seatName: (n: number) => view.seats[n]!.character! },
  };
  const path = more.path ?? {};
  const found = {
    table,
    view,
    path,
    again: new Set(more.again ?? []),
    marking: decision?.why === "roll",
    decision,
    step: decision ? nextStep(decision, path) : "root",
    buttons: decision ? buttons(decision, path) : [],
  };
  return found as unknown as DicePlay;
}
const keys = (one: DicePlay) =>
  promptLook(one)?.answers.map((answer) => [answer.words, answer.key, answer.code, answer.main]);

describe("which dice again", () => {
  const rolls = ask("roll", [
    option(1, { verb: "roll", dice: [0] }),
    option(2, { verb: "roll", dice: [1] }),
    option(9, { verb: "keep" }),
  ]);
  it("without a mark stopping is the answer, the other button says what to do first", () => {
    const look = promptLook(play(rolls));
    expect(look?.step).toBe("dice");
    expect(look?.answers).toMatchObject([
      { id: "roll", code: null, blocked: true, key: "R" },
      { id: "stop", code: 9, main: true, key: "S" },
    ]);
  });
  it("with marks the throw carries the option of exactly these dice", () =>
    expect(keys(play(rolls, { again: [1] }))).toEqual([
      ["opt-2", "R", 2, true],
      ["opt-9", "S", 9, false],
    ]));
});

describe("a question about seats", () => {
  const aim = ask("aim", [option(1, { to: 1 }), option(2, { to: 3 })], {
    whynot: [{ to: 2, reason: { key: "why-far" } }],
  });
  it("names whom, and lights the plates up", () => {
    expect(keys(play(aim))).toEqual([
      ["Char 1", "1", 1, false],
      ["Char 3", "2", 2, false],
    ]);
    expect(seatLook(play(aim), seat(3))).toMatchObject({ targetable: true, key: "2", friendly: false });
    expect(seatLook(play(aim), seat(2))).toMatchObject({ targetable: false, blocked: true, whyNot: "why-far" });
  });
  it("what helps is no aim", () =>
    expect(seatLook(play(ask("beer", [option(1, { to: 1 })], { seat_sign: "beer-stein" })), seat(1))).toMatchObject({
      friendly: true,
      sign: "beer-stein",
    }));
  it("is not offered like an effect where it would have none", () => {
    const beer = play(ask("beer", [option(1, { to: 1 }), option(2, { to: 2 })], { seat_sign: "beer-stein" }));
    expect(seatLook(beer, seat(1))).toMatchObject({ targetable: true, idle: false });
    const full = seat(2, { life: 8 });
    expect(seatLook(beer, full)).toMatchObject({ targetable: true, idle: true });
    expect(seatSpoken(beer, full, seatLook(beer, full))).toContain("why-full-life-other");
    expect(seatLook(play(aim), seat(3, { life: 8 })).idle).toBe(false);
  });
  it("leaves seats that would take a second row to their plates", () => {
    const four = [0, 1, 2, 3].map((to) => option(to, { to }));
    expect(keys(play(ask("beer", [...four, option(9, { verb: "pass" })])))?.map((one) => one[2])).toEqual([9]);
    expect(keys(play(ask("beer", four)))).toHaveLength(4);
    const twice = option(8, { verb: "use", to: 1 }); // the plate gives the other answer about this seat
    expect(keys(play(ask("aim", [...four, twice])))?.map((one) => one[2])).toEqual([8]);
  });
  it("says on a plate what lies there", () => {
    const words = seatSpoken(
      play(null),
      seat(1, { arrows: 2, chief: true, tokens: ["beer"] }),
      seatLook(play(null), seat(1)),
    );
    for (const part of ["guess-seat", "ui-seat-arrows", "ui-seat-chief", "ui-seat-tokens", "ui-seat-places"])
      expect(words).toContain(part);
  });
});

describe("a moment", () => {
  const again = ask("again", [option(1, { verb: "use", special: "Gambler" }), option(2, { verb: "pass" })], {
    meanwhile: "moment",
  });
  it("recommends nothing, and offers not to ask any more", () => {
    expect(keys(play(again))).toEqual([
      ["opt-1", "1", 1, false],
      ["opt-2", "2", 2, false],
      ["ui-moment-hush", "", null, false],
    ]);
    expect(promptLook(play(again, { quiet: ["again"], held: 2 }))?.answers.map((answer) => answer.pressed)).toEqual([
      false,
      true,
      true,
    ]);
  });
  it("looks the same for everybody else", () => {
    const look = promptLook(
      play(null, { view: seen({ asked: null, asked_why: "moment", turn: 2, moments: ["again"] }) }),
    );
    expect(look).toMatchObject({ tone: "wait", title: "wait-moment", answers: [], corner: { testid: "moments" } });
  });
});

describe("the Doctor", () => {
  const doctor = ask("doctor", [option(1, { at: 0, face: "arrow" }), option(2, { at: 1, face: "beer" })]);
  it("chooses a die, then its face", () => {
    expect(promptLook(play(doctor))).toMatchObject({ step: "die", answers: [] });
    expect(keys(play(doctor, { path: { at: 0 } }))?.map((one) => one[2])).toEqual([1, null]);
  });
});
