import type { ComponentProps } from "svelte";
import type { EventFact, KindFact } from "./card/wire";
import type Plate from "./parts/Plate.svelte";

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

const labels = { turn: "Turn", out: "Out, was outlaw", away: "Away, a bot plays", asked: "Answers, 0:32" };
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
    rolePublic: true,
    character: "Black Jack",
    characterName: "Black Jack",
    whyNot: "Out of the game",
  },
  { away: true },
  { isBot: true, playerName: "greenhorn", character: "Claus the Saint", characterName: "Claus the Saint", hand: 1 },
  { hit: true, stake: 1, hand: 0 },
  {
    shooter: true,
    turn: true,
    asked: true,
    role: "sheriff",
    rolePublic: true,
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
