import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { iconForKind } from "../art/faces";
import { loadFacts } from "../lib/store/facts.svelte";
import { buttons, nextStep, type Path } from "./choose";
import { goalKey } from "../lib/game/goal";
import { letter } from "./keys";
import { besideCards, promptLook } from "./prompt";
import { seatLook, seatTabs } from "./seatstate";
import { ui } from "../lib/store/ui.svelte";
import { decisionOf } from "../lib/store/decision.fixture";
import type { CardPlay } from "./play.svelte";
import type { Catalog, Decision, Option, SeatView, View } from "./wire";

// Without a language every message is its own key: what is said can be read off.
const text = { key: "opt" };
const option = (code: number, more: Partial<Option>): Option => ({
  code,
  verb: "play",
  text,
  nature: "neutral",
  ...more,
});
const seat = (n: number, more: Partial<SeatView> = {}): SeatView => ({
  seat: n,
  character: `Char ${n}`,
  life: 3,
  max_life: 4,
  hand: 2,
  table: [],
  role: null,
  role_public: false,
  alive: true,
  range: 1,
  weapon: null,
  distance: 1,
  in_reach: true,
  jailed: false,
  waiting: [],
  muted: [],
  off: false,
  lent: [],
  ghost: false,
  returns: false,
  target: null,
  skips: false,
  ...more,
});
const view = (players: number, more: Partial<View> = {}): View => ({
  game: "bang",
  you: 0,
  move: 1,
  phase: "play",
  turn: 0,
  turn_no: 40,
  asked: 0,
  asked_why: "play",
  seating: [],
  seats: Array.from({ length: players }, (_, n) => seat(n)),
  hand: [],
  looking: [],
  deck: 9,
  discard: { count: 0, top: null, below: null },
  row: [],
  turned: [],
  bangs: { played: 0, limit: 1 },
  events: null,
  spare: null,
  suit: null,
  duty: null,
  backwards: false,
  shadows: [],
  shadow_deputy: [],
  shadow_outlaw: [],
  choices: [],
  can_undo: false,
  result: null,
  ...more,
});
function ask(why: string, options: Option[], more: Partial<Decision> = {}): Decision {
  return {
    ...decisionOf(why),
    options,
    ...more,
  };
}
/** What the prompt and the plates look at. */
function table(decision: Decision | null, path: Path = {}, seen = view(5), hovered: number | null = null): CardPlay {
  const shared = {
    view: seen,
    decision,
    hovered,
    me: 0,
    info: null,
    note: null,
    nameOf: (n: number) => seen.seats[n]!.character!,
    playerOf: (n: number) => `Player ${n}`,
    reader: { me: 0, seatName: (n: number) => seen.seats[n]!.character! },
    live: { quiet: [], held: null },
  };
  const found = {
    table: shared,
    view: seen,
    path,
    mine: { changed: null, chosen: new Set() },
    decision,
    step: decision ? nextStep(decision, path) : "root",
    buttons: decision ? buttons(decision, path) : [],
  };
  return found as unknown as CardPlay;
}
beforeAll(async () => {
  const kinds = {
    Canteen: { name: "Canteen", set: "", border: "green" },
    Brawl: { name: "Brawl", set: "", border: "brown", cost: 1 },
    nugget: { name: "nugget", set: "", border: "brown" },
  };
  const cards = [
    { kind: "Canteen", rank: "7", suit: "hearts" },
    { kind: "Brawl", rank: "J", suit: "spades" },
  ];
  const events = { Sniper: { name: "Sniper", set: "", timing: "round" } };
  await loadFacts("bang", async () => ({ kinds, cards, events, characters: {}, sets: [] }) as unknown as Catalog);
});

describe("a shot at me", () => {
  const shot = ask(
    "shot",
    [
      ...[0, 1, 2].map((card) => option(card + 1, { card })),
      option(4, { verb: "use", source: "Iron Plate", on: 3 }),
      option(-1, { verb: "pass" }),
    ],
    { answered_with: "Missed!" },
  );
  const play = table(shot, {}, view(5, { hand: [0, 1, 2] }));
  const answers = () => besideCards(play, promptLook(play)!.answers).map((one) => one.code);
  afterEach(() => Object.assign(ui, { phone: false, height: 900 }));
  it("lists all answers", () => expect(answers()).toEqual([1, 2, 3, 4, -1]));
  it("lists no cards of my hand on a low phone, where they are the buttons", () => {
    Object.assign(ui, { phone: true, height: 664 });
    expect(answers()).toEqual([4, -1]);
  });
  it("lists no more than one row on a low wide table", () => {
    Object.assign(ui, { phone: false, height: 650 });
    const cards = [1, 2, 3, 4, 5, 6];
    const listed = (hand: number[]) => {
      const options = [
        ...hand.map((code) => option(code, { verb: "discard", card: code })),
        option(-1, { verb: "pass" }),
      ];
      const found = table(ask("discard", options), {}, view(8, { hand }));
      const full = { ...found, dense: true } as unknown as CardPlay;
      return besideCards(full, promptLook(full)!.answers).map((one) => one.code);
    };
    expect(listed(cards)).toEqual([-1]);
    expect(listed(cards.slice(0, 4))).toEqual([1, 2, 3, 4, -1]);
  });
  it("lists cards that are nowhere on the table", () => {
    Object.assign(ui, { phone: true, height: 664 });
    const three = [1, 2, 3].map((code) => option(code, { verb: "choose", card: code }));
    const found = table(ask("cattle", three), {}, view(5, { hand: [0] }));
    expect(besideCards(found, promptLook(found)!.answers).map((one) => one.code)).toEqual([1, 2, 3]);
  });
  it("lists not even three of them there, whose words need two lines", () => {
    Object.assign(ui, { phone: true, height: 664 });
    const three = [1, 2, 3].map((code) => option(code, { verb: "discard", card: code }));
    const given = { ...table(ask("discard", three), {}, view(5, { hand: [1, 2, 3] })), step: "root" } as CardPlay;
    expect(besideCards(given, promptLook(given)!.answers)).toEqual([]);
  });
});

describe("my turn", () => {
  afterEach(() => Object.assign(ui, { phone: false, height: 900 }));
  const powers = [
    option(1, { verb: "use", source: "Canteen", on: 0 }),
    option(2, { verb: "use", source: "Sniper", to: 1 }),
    option(3, { verb: "use", source: "Sniper", to: 2 }),
  ];
  it("names powers by letters and ends with E", () =>
    expect(
      promptLook(table(ask("play", [...powers, option(9, { verb: "end" })])))?.answers.map((one) => [
        one.key,
        one.code,
      ]),
    ).toEqual([
      ["A", 1],
      ["B", 2],
      ["E", 9],
    ]));
  it("lists on a low phone no card in front of me, but the locomotive", () => {
    Object.assign(ui, { phone: true, height: 384 });
    const engine = option(4, { verb: "use", source: "Locomotive", on: 1 });
    const seen = view(5);
    seen.seats[0]!.table = [0];
    const found = table(ask("play", [...powers, engine, option(9, { verb: "end" })]), {}, seen);
    expect(besideCards(found, promptLook(found)!.answers).map((one) => one.code)).toEqual([2, 4, 9]);
  });
  it("keeps a turn that cannot end, and says why", () => {
    const look = promptLook(
      table(ask("play", powers, { whynot: [{ source: "Law of the West", reason: { key: "why-duty" } }] })),
    );
    expect(look?.answers.at(-1)).toMatchObject({ id: "end", code: null, blocked: true });
  });
  it("says when a card would be wasted, and does not recommend it", () => {
    const beer = [option(4, { card: 0, wasted: { key: "wasted-full-life" } })];
    const look = promptLook(table(ask("play", beer), { card: 0 }));
    expect(look?.detail).toBe("wasted-full-life");
    expect(look?.answers[0]).toMatchObject({ code: 4, main: false, quiet: true });
  });
  it("asks once more before a green card without a target is used up", () => {
    const look = promptLook(table(ask("play", powers), { source: "Canteen", on: 0 }));
    expect(look?.answers.map((one) => [one.words, one.key])).toEqual([
      ["ui-use-it", "1"],
      ["ui-put-back", "Esc"],
    ]);
  });
  it("tells beforehand that a card costs another", () => {
    const look = promptLook(table(ask("play", [option(1, { card: 1 })]), { card: 1 }));
    expect(look?.detail).toContain("ui-cost-next");
  });
  it("of a ghost says so", () => {
    const seen = view(5);
    seen.seats[0]!.ghost = true;
    expect(promptLook(table(ask("play", [option(9, { verb: "end" })]), {}, seen))?.detail).toContain("ui-ghost-you");
  });
});

describe("a question", () => {
  it("of an event explains it", () => {
    const look = promptLook(
      table(
        ask("event", [option(1, { verb: "use", source: "Sniper" }), option(2, { verb: "pass" })], { source: "Sniper" }),
      ),
    );
    expect(look?.icon).toBe("eye-target");
    expect(look?.answers).toHaveLength(2);
  });
  it("shows suits and colours", () => {
    const look = promptLook(
      table(ask("suit", [option(1, { verb: "choose", suit: "clubs" }), option(2, { verb: "choose", colour: "red" })])),
    );
    expect(look?.answers.map((one) => one.suits)).toEqual([["clubs"], ["hearts", "diamonds"]]);
  });
  it("which kind of card is meant is told by its name and its drawing", () => {
    const look = promptLook(table(ask("order-card", [option(1, { verb: "choose", kind: "Brawl" })])));
    expect(look?.answers[0]).toMatchObject({ words: "Brawl", icon: iconForKind("Brawl") });
  });
  it("whose ability to borrow can be answered by plates, and tells the one pointed at", () => {
    const options = [1, 2, 3, 4].map((to) => option(to, { verb: "choose", to }));
    const asked = table(ask("borrow", options), {}, view(5), 3);
    expect(seatLook(asked, seat(3))).toMatchObject({ targetable: true, key: "3" });
    expect(promptLook(asked)?.answers[2]).toMatchObject({ seat: 3, face: "Char 3", key: "3" });
    expect(promptLook(asked)?.detail).toMatch(/^Char 3: /);
    const untouched = promptLook(table(ask("borrow", options), {}, view(5)));
    Object.assign(ui, { phone: true });
    expect(promptLook(asked)?.detail).toBe(untouched?.detail);
    Object.assign(ui, { phone: false });
  });
  it("keeps its words while another question than whose ability to borrow points at players", () => {
    const options = [1, 2, 3, 4].map((to) => option(to, { verb: "choose", to }));
    const words = (hovered: number | null) =>
      promptLook(table(ask("more_targets", options), {}, view(5), hovered))?.detail;
    expect(words(3)).toBe(words(null));
  });
  it("lists no abilities of many players on a phone", () => {
    const told = (players: number) => {
      const options = Array.from({ length: players }, (_, i) => option(i + 1, { verb: "choose", to: i + 1 }));
      const look = promptLook(table(ask("place-wagon", options), {}, view(8)));
      return look!.answers.map((one) => one.more !== undefined);
    };
    expect(told(4)).toEqual([true, true, true, true]);
    Object.assign(ui, { phone: true });
    expect(told(4)).toEqual([false, false, false, false]);
    expect(told(2)).toEqual([true, true]);
    Object.assign(ui, { phone: false });
  });
  it("plates have the sign of the question, in the colour of what it does", () => {
    const options = [1, 3].map((to) => option(to, { verb: "choose", to }));
    const shot = table(ask("shot-help", options, { seat_sign: "heart-plus", nature: "helps" }), {}, view(5));
    expect(seatLook(shot, seat(3))).toMatchObject({ targetable: true, sign: "heart-plus", friendly: true });
    const wanted = table(ask("wanted", options, { seat_sign: "wanted-reward", nature: "harms" }), {}, view(5));
    expect(seatLook(wanted, seat(3))).toMatchObject({ sign: "wanted-reward", friendly: false });
    expect(seatLook(table(ask("borrow", options), {}, view(5)), seat(3))).toMatchObject({ sign: "reticle" });
  });
  it("of an event with nobody shooting is a danger all the same", () =>
    expect(promptLook(table(ask("hail", [option(1, { verb: "pass", life: -1 })], { nature: "harms" })))?.tone).toBe(
      "danger",
    ));
});

describe("the letter on a button of my turn", () => {
  it("presses this button: a purchase as well as a power", () => {
    const buys = option(1, { verb: "buy", card: 5 });
    const uses = option(2, { verb: "use", source: "Chuck Wengam" });
    const play = table(ask("play", [buys, uses, option(3, { verb: "end" })]));
    const pressed: [string, number][] = [];
    let last = "";
    Object.assign(play, {
      prompt: () => promptLook(play),
      use: (one: Option) => pressed.push([last, one.code]),
    });
    for (last of ["a", "b", "c", "e"]) letter(play, last);
    expect(promptLook(play)!.answers.map((answer) => [answer.key!.toLowerCase(), answer.code])).toEqual(pressed);
    expect(pressed).toHaveLength(3);
  });
});

describe("who plays for what", () => {
  it("depends on the number of players", () => {
    expect(goalKey(view(5), "renegade")).toBe("role-renegade-goal");
    expect(goalKey(view(8), "renegade")).toBe("role-renegade-goal-eight");
    expect(goalKey(view(8), "sheriff")).toBe("role-sheriff-goal-eight");
    expect(goalKey(view(8), "outlaw")).toBe("role-outlaw-goal");
  });
  it("with three players depends on who is out", () => {
    const three = view(3);
    three.seats[0]!.target = 2;
    expect(goalKey(three, "deputy")).toBe("role-deputy-goal-three");
    expect(seatTabs(table(null, {}, three), { ...seat(0), target: 2 })[0]).toMatchObject({
      icon: "reticle",
      words: "ui-you-hunt",
    });
    expect(seatTabs(table(null, {}, three), { ...seat(1), target: 0 })[0]).toMatchObject({
      tone: "danger",
      words: "ui-hunts-you",
    });
    expect(goalKey(view(3), "deputy")).toBe("goal-three-last");
  });
  it("is what it is now, whatever the role", () => {
    const show = view(5);
    for (const one of show.seats) one.goal = "last";
    expect(goalKey(show, "sheriff")).toBe("goal-last");
    expect(goalKey({ ...show, you: null }, "deputy")).toBe("goal-last");
  });
  it("is told of the dead who come back and of borrowed abilities", () => {
    const tabs = seatTabs(table(null), { ...seat(1), alive: false, returns: true, lent: ["Paul Regret"] });
    expect(tabs.map((tab) => tab.words)).toEqual(["ui-returns", "Paul Regret"]);
  });
});

it("begins the title of a question with a capital, whatever a card is used as", () => {
  const play = ask("play", [option(1, { verb: "play", card: 0, as: "nugget", text })]);
  const look = promptLook(table(play, { card: 0, as: "nugget" }))!;
  expect(look.title).toBe("Nugget");
});
