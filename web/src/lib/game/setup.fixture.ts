// The dice game's facts for tests: what the page needs of them, shaped like the server's.
import type { DiceCatalog } from "../../dice/wire";

const set = (id: string, module: number, has: Partial<DiceCatalog["sets"][number]> = {}) => ({
  id,
  title: id,
  module,
  characters: 0,
  roles: 0,
  dice: 0,
  ...has,
});
const base = ["arrow", "dynamite", "bullseye1", "bullseye2", "beer", "gatling"];
const loud = ["arrow", "bullet", "dynamite", "double_bullseye1", "double_bullseye2", "double_gatling"];
const coward = ["arrow", "broken_arrow", "dynamite", "bullseye1", "beer", "double_beer"];
const face = (name: string, plain = name, count = 1) => ({
  name,
  set: base.includes(name) ? "dice" : "saloon_dice",
  plain,
  count,
});
const doubles = ["bullseye1", "bullseye2", "beer", "gatling"].map((plain) => face(`double_${plain}`, plain, 2));
const special = (name: string, role: string) => ({ name, set: "special_roles", role });

const named = <T extends { name: string }>(all: T[]): Record<string, T> =>
  Object.fromEntries(all.map((one) => [one.name, one]));

export const DICE: DiceCatalog = {
  game: "dice",
  version: "0",
  players: [3, 8],
  sets: [
    set("dice", 0, { characters: 2, dice: 5 }),
    set("saloon_dice", 1, { dice: 2 }),
    set("chiefs_arrow", 2),
    set("special_roles", 3, { roles: 3 }),
    set("saloon_characters", 4, { characters: 2 }),
    set("ghost", 5, { players: [5, 6, 7, 8] }),
  ],
  needs: {},
  options: [{ id: "deal_roles", default: "special", values: ["special", "mixed"], needs: ["special_roles"] }],
  presets: [
    { id: "dice-classic", players: 5, sets: [], options: {} },
    {
      id: "dice-everything",
      players: 8,
      sets: ["ghost", "saloon_dice", "chiefs_arrow", "special_roles", "saloon_characters"],
      options: {},
    },
  ],
  dice: {
    base: { name: "base", set: "dice", faces: base, count: 5 },
    loudmouth: { name: "loudmouth", set: "saloon_dice", faces: loud, count: 1 },
    coward: { name: "coward", set: "saloon_dice", faces: coward, count: 1 },
  },
  faces: named([...base.map((name) => face(name)), face("broken_arrow"), face("bullet"), ...doubles]),
  characters: {
    "Bart Cassidy": { name: "Bart Cassidy", set: "dice", life: 8, needs: [] },
    "Rose Doolan": { name: "Rose Doolan", set: "dice", life: 9, needs: [] },
    "Apache Kid": { name: "Apache Kid", set: "saloon_characters", life: 9, needs: ["chiefs_arrow"] },
    "Vera Custer": { name: "Vera Custer", set: "saloon_characters", life: 7, needs: [] },
  },
  specials: named([special("Bear", "sheriff"), special("Doctor", "deputy"), special("Devil's Left Hand", "renegade")]),
  roles: { 3: [0, 1, 1, 1], 4: [1, 0, 2, 1], 5: [1, 1, 2, 1], 8: [1, 2, 3, 2] },
};
