import { describe, expect, it } from "vitest";
import {
  complete,
  fromPreset,
  further,
  idle,
  inOrder,
  mend,
  plain,
  presetOf,
  problemOf,
  roleCards,
  stray,
  toldOptions,
  type Setup,
} from "./setup";
import { DICE } from "./setup.fixture";
import type { Catalog } from "../../card/wire";

const set = (id: string) => ({ id, title: id, cards: 1, characters: 1, events: 1 });
const facts: Catalog = {
  game: "bang",
  version: "0",
  players: [3, 8],
  sets: ["base", "bonus", "dodge_city", "high_noon", "fistful"].map(set),
  needs: { 3: ["dodge_city"], 8: ["dodge_city"] },
  options: [
    { id: "expert_characters", default: false, needs: [] },
    { id: "three_lives", default: false, needs: ["dodge_city"] },
    { id: "bonus_events", default: true, needs: ["high_noon"] },
    { id: "event_cards", default: 14, values: [12, 13, 14, 15], needs: ["high_noon", "fistful"] },
    { id: "dead_man_hunts", default: false, needs: ["dodge_city", "fistful"], players: [3] },
  ],
  presets: [
    { id: "first", players: 5, sets: [], options: { expert_characters: false } },
    { id: "everything", players: 7, sets: ["fistful", "high_noon", "dodge_city", "bonus"], options: {} },
  ],
  events: {},
  kinds: {},
  cards: [],
  characters: {},
  roles: { 3: [0, 1, 1, 1], 5: [1, 1, 2, 1] },
};
const setup = (players: number, sets: string[] = [], options: Setup["options"] = {}): Setup =>
  complete(facts, { players, sets, options });
const option = (id: string) => facts.options.find((one) => one.id === id)!;

describe("what cannot be played", () => {
  it("is nothing for five players of the base game", () => expect(problemOf(facts, setup(5))).toBeNull());
  it("is eight players without Dodge City: add it, or be seven", () =>
    expect(problemOf(facts, setup(8))).toMatchObject({
      is: "needs",
      players: 8,
      sets: ["dodge_city"],
      repairs: [
        { does: "add", sets: ["dodge_city"] },
        { does: "players", players: 7 },
      ],
    }));
  it("is three players without Dodge City: add it, or be four", () =>
    expect(problemOf(facts, setup(3, ["bonus"]))?.repairs).toEqual([
      { does: "add", sets: ["dodge_city"] },
      { does: "players", players: 4 },
    ]));
  it("is fewer seats than people: as many seats as people", () =>
    expect(problemOf(facts, setup(4), 6)).toMatchObject({
      is: "people",
      people: 6,
      repairs: [{ does: "players", players: 6 }],
    }));
  it("offers no number that is too small for the people there", () =>
    expect(problemOf(facts, setup(8), 8)?.repairs).toEqual([{ does: "add", sets: ["dodge_city"] }]));
  it("is mended by every repair on offer", () => {
    for (const wrong of [setup(3), setup(8, ["fistful"])])
      for (const repair of problemOf(facts, wrong)!.repairs)
        expect(problemOf(facts, mend(facts, wrong, repair))).toBeNull();
  });
  it("keeps sets in the order of the catalog when it is mended", () =>
    expect(mend(facts, setup(8, ["fistful", "bonus"]), { does: "add", sets: ["dodge_city"] }).sets).toEqual([
      "bonus",
      "dodge_city",
      "fistful",
    ]));
});

describe("the ghost of the dice game", () => {
  const table = (players: number, sets: string[]) => complete(DICE, { players, sets });
  it("comes with five players", () => expect(problemOf(DICE, table(5, ["ghost"]))).toBeNull());
  it("says so with four: leave it out, or be five", () =>
    expect(problemOf(DICE, table(4, ["chiefs_arrow", "ghost"]))).toEqual({
      is: "numbers",
      players: 4,
      sets: ["ghost"],
      numbers: [5, 6, 7, 8],
      people: 0,
      repairs: [
        { does: "drop", sets: ["ghost"] },
        { does: "players", players: 5 },
      ],
    }));
  it("is mended by every repair on offer", () => {
    const wrong = table(3, ["chiefs_arrow", "ghost"]);
    for (const repair of problemOf(DICE, wrong)!.repairs) expect(problemOf(DICE, mend(DICE, wrong, repair))).toBeNull();
  });
});

it("another game is for as many players, as near as it goes", () => {
  expect(plain(DICE, 3)).toEqual({ game: "dice", players: 3, sets: [], options: { deal_roles: "special" } });
  expect(plain(facts, 3).players).toBe(4); // three need Dodge City
  expect(plain(facts, 3, 6).players).toBe(6);
});

describe("options", () => {
  const price = { id: "price", default: "none", values: ["none"], more: { life: "", "card:Hat": "bonus" }, needs: [] };
  it("have further values that go with the chosen sets", () => {
    expect(further(price, setup(4))).toEqual(["life"]);
    expect(further(price, setup(4, ["bonus"]))).toEqual(["life", "card:Hat"]);
    expect(further(option("event_cards"), setup(4))).toEqual([]);
  });
  it("stray when the set of their value is dropped", () => {
    const chosen = (sets: string[], value: string) => ({ ...setup(4, sets), options: { price: value } });
    expect(stray(price, chosen([], "card:Hat"))).toBe(true);
    expect(stray(price, chosen(["bonus"], "card:Hat"))).toBe(false);
    expect(stray(price, chosen([], "none"))).toBe(false);
  });
  it("matter without sets of their own", () => expect(idle(option("expert_characters"), setup(4))).toBeNull());
  it("say which sets they miss", () =>
    expect(idle(option("event_cards"), setup(5, ["high_noon"]))).toEqual({ sets: ["fistful"], players: [] }));
  it("say for how many players they are", () =>
    expect(idle(option("dead_man_hunts"), setup(5, ["dodge_city", "fistful"]))).toEqual({ sets: [], players: [3] }));
  it("are filled in with their defaults, unknown ones are dropped", () =>
    expect(complete(facts, { options: { event_cards: 12, gone: true } }).options).toEqual({
      expert_characters: false,
      three_lives: false,
      bonus_events: true,
      event_cards: 12,
      dead_man_hunts: false,
    }));
  it("are told where they matter, a plain no is not", () => {
    const told = toldOptions(facts, { ...setup(5, ["high_noon"], { bonus_events: false, event_cards: 12 }) });
    expect(told.map(({ option, value }) => [option.id, value])).toEqual([["bonus_events", false]]);
  });
});

describe("presets", () => {
  it("fill players, sets in order and options", () =>
    expect(fromPreset(facts, facts.presets[1]!)).toMatchObject({
      players: 7,
      sets: ["bonus", "dodge_city", "high_noon", "fistful"],
    }));
  it("leave a seat for everybody who sits there", () =>
    expect(fromPreset(facts, facts.presets[0]!, 6).players).toBe(6));
  it("are recognised, also when an idle option differs", () => {
    expect(presetOf(facts, setup(5, [], { event_cards: 12 }))).toBe("first");
    expect(presetOf(facts, setup(5, [], { expert_characters: true }))).toBeNull();
  });
});

it("knows the sets of a list in order", () =>
  expect(inOrder(facts, ["fistful", "nothing", "bonus"])).toEqual(["bonus", "fistful"]));
it("counts the role cards", () => {
  expect(roleCards(facts, 3).map(({ role }) => role)).toEqual(["deputy", "outlaw", "renegade"]);
  expect(roleCards(facts, 5)).toContainEqual({ role: "outlaw", n: 2 });
  expect(roleCards(facts, 9)).toEqual([]);
});
