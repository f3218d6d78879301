// Development only: "All nine" at its fullest, eight players with a train, loads, gold, two decks of events, a ghost, long names.
// /t/x?mock=all&full=5 and its sisters. With &at=3 the locomotive stands below the third station.
import type { Option, Seat, View } from "../src/card/wire";
import { ask, type Scene } from "./scenes";

const STATIONS = [
  "Virginian City",
  "Silverado",
  "Callico",
  "Cripple Crack",
  "Deathwood",
  "Tombrock",
  "Fort Woth",
  "St. Francis",
];
const ENGINES = ["Ironhorse", "Leland"];
const CAST = [
  "Red Ringo",
  "Der Spot-Burst Ringer",
  "Shade O'Connor",
  "Tuco Franziskaner",
  "Vulture Sam",
  "Frankie Canton",
  "Benny Brawler",
  "Lemonade Jim",
];
const LAID = [
  ["Big Fifty", "Bomb", "Lucky Charm", "Observation Car", "Barrel"],
  ["Whip", "Caboose", "Iron Plate", "Dynamite", "Gold Pan"],
  ["Ghost Car", "Knife", "Dragoon"],
  ["Beer Keg", "Volcanic", "Lounge Car", "Boots", "Sombrero", "Crate"],
  ["Bell Tower", "Dining Car", "Remington", "Map"],
  ["Lockpick", "Mustang", "Strongbox", "Pickaxe", "Prisoner Car"],
  ["Double Barrel", "Bible", "Sleeper Car", "Refund"],
];
const MINE = ["Buntline Special", "Tumbleweed", "Private Car", "Mustang", "Horseshoe", "Can Can"];
const HAND = ["BANG!", "Arrow", "Thunderer", "Knife Revolver", "Water Tower", "Caravan"];

function fill({ view, card }: Scene, query: URLSearchParams): void {
  const n = view.seats.length;
  const full = Number(query.get("full") ?? 4);
  view.seats.forEach((seat, i) => {
    seat.character = CAST[i]!;
    seat.table = (i === 0 ? MINE : LAID[i - 1]!).slice(0, i === 0 ? Math.max(full, 4) : full).map(card);
    seat.waiting = [];
  });
  view.hand = (query.get("hand")?.split(",") ?? HAND).map(card);
  view.seats[0]!.hand = view.hand.length;
  const tokens: Record<string, number> = {};
  for (const name of ["Big Fifty", "Bomb", "Whip", "Beer Keg", "Bell Tower", "Lockpick", "Double Barrel", "Crate"])
    tokens[card(name)] = 1 + (name.length % 4);
  for (const name of ["Buntline Special", "Tumbleweed"]) tokens[card(name)] = name === "Tumbleweed" ? 3 : 2;
  Object.assign(view, {
    events: { on: query.get("event") ?? "Abandoned Mine", next: "Law of the West", left: 9 },
    decks: { show: { on: "Helena Zontero", next: "Lady Rosa of Texas", left: 6 } },
    tokens,
    zones: {
      offer: { count: 3, cards: ["Shot", "Rucksack", "Union Pacific"].map(card) },
      equipment_deck: { count: 15 },
      equipment_used: { count: 1, top: card("Rhum"), cards: [card("Rhum")] },
      gold: [2, 3, 0, 1, 4, 0, 1, 2].slice(0, n),
      loads: [4, 1, 0, 2, 0, 3, 0, 1].slice(0, n),
      train: { count: 3, cards: ["Passenger Car", "Circus Wagon", "Coal Hopper"].map(card) },
      stations: { count: n, cards: STATIONS.slice(0, n).map(card) },
      locomotive: { count: 2, cards: (query.get("engine") === "Ironhorse" ? ENGINES.toReversed() : ENGINES).map(card) },
      wagon_deck: { count: 7 },
      station_deck: { count: 5 },
      siding: { count: 0, cards: [] },
    },
    train_at: Number(query.get("at") ?? 3),
    spare: "Claus the Saint",
  } as Partial<View>);
  const ghost = view.seats[3]!;
  Object.assign(ghost, { ghost: true, life: 0, role: "outlaw", role_public: true });
  const gone = view.seats[6];
  if (gone)
    Object.assign(gone, {
      alive: false,
      returns: true,
      life: 0,
      hand: 0,
      table: [],
      distance: null,
      role: "deputy",
      role_public: true,
    });
  view.turn_no = 14;
  view.seats[1]!.lent = ["Slab the Killer"];
  if (view.seats[5]) view.seats[5].skips = true;
}

const take = (card: number): Partial<Option> => ({
  verb: "take",
  card,
  text: { key: "opt-take", args: { card: { card } } },
});

function mine(scene: Scene): void {
  const { view, card } = scene;
  const decision = scene.decision!;
  const more: Partial<Option>[] = [
    take(card("Passenger Car")),
    take(card("Circus Wagon")),
    {
      verb: "use",
      on: card("Leland"),
      source: "Leland",
      text: { key: "opt-use", args: { source: { kind: "Leland" } } },
    },
    {
      verb: "buy",
      card: card("Shot"),
      gold: 1,
      text: { key: "opt-buy", args: { card: { card: card("Shot") }, n: 1 } },
    },
    { verb: "use", source: "Red Ringo", text: { key: "opt-use", args: { source: { char: "Red Ringo" } } } },
  ];
  const others = [1, 2].map((to): Partial<Option> => ({
    verb: "play",
    card: view.hand[0]!,
    to,
    text: { key: "opt-play-on", args: { card: { card: view.hand[0]! }, to: { seat: to } } },
    nature: "harms",
  }));
  ask(scene, "play", { reach: 2, weapon: { kind: "Buntline Special" }, bangs_left: 1 }, [
    ...others,
    ...view.hand.slice(1, 5).map((one): Partial<Option> => ({
      verb: "play",
      card: one,
      text: { key: "opt-play", args: { card: { card: one } } },
    })),
    ...more,
    { verb: "end", text: { key: "opt-end" } },
  ]);
  void decision;
}

function pay(scene: Scene): void {
  const { view, card } = scene;
  const me = view.you as Seat;
  ask(scene, "pay_loads", { source: { kind: "Caravan" }, left: 4 }, [
    { to: me, text: { key: "opt-choose", args: { to: { seat: me } } } },
    ...["Buntline Special", "Tumbleweed"].map((name): Partial<Option> => ({
      to: me,
      of: card(name),
      text: { key: "opt-choose-of", args: { to: { seat: me }, of: { card: card(name) } } },
    })),
  ]);
}

export const RAIL_SCENES: Record<string, (scene: Scene, query: URLSearchParams) => void> = {
  all: (scene, query) => {
    fill(scene, query);
    mine(scene);
  },
  "all-wait": (scene, query) => {
    fill(scene, query);
    Object.assign(scene.view, { turn: 3, asked: 3, asked_why: "play" });
  },
  "all-pay": (scene, query) => {
    fill(scene, query);
    pay(scene);
  },
};
