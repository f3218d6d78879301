import { beforeAll, expect, it } from "vitest";
import type { AnyCatalog } from "../lib/net/wire";
import { loadFacts } from "../lib/store/facts.svelte";
import { mostDice } from "./seats";
import type { DiceSeat, Die } from "./wire";

beforeAll(() => {
  const characters = { "Tequila Joe": { needs: ["saloon_dice"] }, "Lucky Duke": { needs: [] } };
  return loadFacts("dice", () => Promise.resolve({ characters } as unknown as AnyCatalog));
});

const seat = (character: string) => ({ character }) as DiceSeat;
const dice = (count: number) => Array.from({ length: count }, () => ({}) as Die);

it("keeps room for the die of a character who throws one more, also while others throw", () => {
  expect(mostDice({ seats: [seat("Lucky Duke")], dice: dice(5) })).toBe(5);
  expect(mostDice({ seats: [seat("Lucky Duke"), seat("Tequila Joe")], dice: dice(5) })).toBe(6);
  expect(mostDice({ seats: [seat("Tequila Joe")], dice: dice(0) })).toBe(6);
});
