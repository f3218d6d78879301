import type { ComponentProps } from "svelte";
import type { EventFact, KindFact } from "../src/card/wire";
import type Plate from "../src/pieces/Plate.svelte";

const brown = [
  "BANG!",
  "Missed!",
  "Beer",
  "Panic!",
  "Cat Balou",
  "Stagecoach",
  "Wells Fargo",
  "General Store",
  "Saloon",
  "Gatling",
  "Duel",
  "Indians!",
];
const blue = ["Barrel", "Mustang", "Scope", "Jail", "Dynamite"];
const weapons = ["Volcanic", "Schofield", "Remington", "Rev. Carabine", "Winchester"];
export const KINDS: KindFact[] = [
  ...brown.map((name) => ({ name, set: "base", border: "brown" as const })),
  ...blue.map((name) => ({ name, set: "base", border: "blue" as const })),
  ...weapons.map((name, i) => ({ name, set: "base", border: "blue" as const, range: i + 1 })),
];

// the cards of Dodge City
const paid = ["Rag Time", "Brawl", "Springfield", "Tequila", "Whisky"];
const green = [
  "Bible",
  "Canteen",
  "Can Can",
  "Ten Gallon Hat",
  "Conestoga",
  "Derringer",
  "Buffalo Rifle",
  "Howitzer",
  "Pepperbox",
  "Iron Plate",
  "Pony Express",
  "Knife",
  "Sombrero",
];
const dodge =
  (border: KindFact["border"]) =>
  (name: string): KindFact => ({ name, set: "dodge_city", border, cost: paid.includes(name) ? 1 : undefined });
export const DODGE: KindFact[] = [
  ...["Binocular", "Hideout"].map(dodge("blue")),
  ...["Punch", "Dodge", ...paid].map(dodge("brown")),
  ...green.map(dodge("green")),
];

// what is bought, by price
const prices: [string, number, "brown" | "black"][] = [
  ["Shot", 1, "brown"],
  ["Bottle", 2, "brown"],
  ["Pardner", 2, "brown"],
  ["Gold Rush (equipment)", 5, "brown"],
  ["Rhum", 3, "brown"],
  ["Union Pacific", 4, "brown"],
  ["Calumet", 3, "black"],
  ["Gun Belt", 2, "black"],
  ["Horseshoe", 2, "black"],
  ["Pickaxe", 4, "black"],
  ["Wanted", 2, "black"],
  ["Gold Pan", 3, "black"],
  ["Boots", 3, "black"],
  ["Lucky Charm", 3, "black"],
  ["Rucksack", 3, "black"],
];
export const EQUIPMENT: KindFact[] = prices.map(([name, price, border]) => ({ name, set: "gold_rush", border, price }));
const valley =
  (border: KindFact["border"]) =>
  (name: string): KindFact => ({ name, set: "valley_of_shadows", border });
export const VALLEY: KindFact[] = [
  ...["Aim", "Backfire", "Bandidos", "Escape", "Fanning", "Last Call", "Poker", "Saved!", "Tomahawk", "Tornado"].map(
    valley("brown"),
  ),
  ...["Bounty", "Ghost", "Rattlesnake"].map(valley("blue")),
  ...["LeMat", "Shotgun"].map(valley("blue")).map((kind) => ({ ...kind, range: 1 })),
];

const noon = [
  "Blessing",
  "Curse",
  "Ghost Town",
  "Gold Rush",
  "The Daltons",
  "The Doctor",
  "The Reverend",
  "Train Arrival",
  "Hangover",
  "The Sermon",
  "Thirst",
  "Shootout",
  "High Noon",
  "New Identity",
  "Handcuffs",
];
const fistful = [
  "Ambush",
  "Sniper",
  "Dead Man",
  "Blood Brothers",
  "The Judge",
  "Lasso",
  "Law of the West",
  "Hard Liquor",
  "Abandoned Mine",
  "Peyote",
  "Ranch",
  "Ricochet",
  "Russian Roulette",
  "Vendetta",
  "A Fistful of Cards",
];
const fact =
  (set: string) =>
  (name: string): EventFact => ({
    name,
    set,
    timing: "round",
    last: name === "High Noon" || name === "A Fistful of Cards" || undefined,
  });
export const EVENTS: EventFact[] = [...noon.map(fact("high_noon")), ...fistful.map(fact("fistful"))];

const show = [
  "Bone Orchard",
  "Darling Valentine",
  "Dorothy Rage",
  "Gag",
  "Helena Zontero",
  "Lady Rosa of Texas",
  "Miss Susanna",
  "Sacagaway",
  "Showdown",
  "Wild West Show",
];
export const SHOW: EventFact[] = show.map((name) => ({
  ...fact("wild_west_show")(name),
  last: name === "Wild West Show" || undefined,
}));

const labels = { turn: "Turn", out: "Out (outlaw)", asked: "Answers, 0:32" };
const base = {
  character: "Willy the Kid",
  characterName: "Willy the Kid",
  playerName: "Tereza",
  role: null,
  life: 3,
  maxLife: 4,
  hand: 5,
  distance: 1,
  labels,
};
const all = (...rows: Partial<ComponentProps<typeof Plate>>[]) => rows.map((row) => ({ ...base, ...row }));
export const SEATS = all(
  {},
  { turn: true },
  { asked: true },
  { targetable: true, targetKey: "2", onclick: () => {}, label: "Willy the Kid" },
  { blocked: true, whyNot: "Too far: 3, you reach 2" },
  { jailed: true, character: "Slab the Killer", characterName: "Slab the Killer" },
  {
    alive: false,
    role: "outlaw",
    character: "Black Jack",
    characterName: "Black Jack",
    whyNot: "Out of the game",
  },
  { away: { icon: "robot", words: "Away: Tereza", name: "Tereza", spoken: "Away, a bot plays" } },
  { bot: "{}", playerName: "greenhorn", character: "Claus the Saint", characterName: "Claus the Saint", hand: 1 },
  { hit: true, stake: 1, hand: 0 },
  {
    shooter: true,
    turn: true,
    asked: true,
    role: "sheriff",
    character: "Bart Cassidy",
    characterName: "Bart Cassidy",
    maxLife: 5,
    life: 4,
  },
  {
    character: null,
    characterName: "Suzy Lafayette",
    playerName: "Kateřina Novotná z Prahy",
    role: "renegade",
    life: 8,
    maxLife: 9,
  },
);

// the dice game
export const THROW = (["base", "base", "loudmouth", "base", "coward", "base"] as const).map((die) => ({ die }));
export const PLAN = [
  {
    face: "dynamite",
    count: 1,
    title: "1 dynamite",
    text: "Nothing. Three would cost you 1 life.",
    state: "done" as const,
  },
  {
    face: "bullseye2",
    count: 2,
    title: "Bull’s eye at 2",
    text: "Suzy, Willy, or Slab by your ability",
    state: "now" as const,
  },
  { face: "beer", count: 1, title: "Beer", text: "You choose who gains 1 life", state: "waiting" as const },
  { face: "gatling", count: 3, title: "3 Gatlings", text: "Everybody else loses 1 life", state: "waiting" as const },
];
