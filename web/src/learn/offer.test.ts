import { beforeEach, expect, test } from "vitest";
import { emptyStorage } from "../lib/store/storage.fixture";
import type { LessonFact } from "./lessons";
import { isOffered, offered, refuse, toOffer } from "./offer";
import { save } from "./progress";

const lesson = (name: string, game: string, sets: string[] = [], guided = false): LessonFact => ({
  name,
  game,
  sets,
  steps: 3,
  guided,
});
const ALL = [
  lesson("whole", "cards", [], true),
  lesson("aim", "cards"),
  lesson("gold", "cards", ["gold"]),
  lesson("train", "cards", ["train"]),
  lesson("throw", "dice"),
  lesson("arrows", "dice"),
];
const table = (code: string, game: string, ...sets: string[]) => ({ code, setup: { game, players: 4, sets } });
const name = (...given: Parameters<typeof table>): string | undefined => toOffer(ALL, table(...given) as never)?.name;
const first = (...given: Parameters<typeof table>): void => offered(table(...given) as never);

beforeEach(emptyStorage);

test("a set is offered at the first table with it", () => {
  expect(name("AAAA", "cards", "gold")).toBe("gold");
  first("AAAA", "cards", "gold");
  expect(name("AAAA", "cards", "gold")).toBe("gold");
  expect(name("BBBB", "cards", "gold")).toBeUndefined();
  expect(name("BBBB", "cards", "gold", "train")).toBe("train");
});

test("a refused lesson does not come back", () => {
  refuse(table("AAAA", "cards", "gold") as never);
  expect(isOffered(table("AAAA", "cards", "gold") as never)).toBe(false);
  expect(name("AAAA", "cards", "gold")).toBeUndefined();
});

test("what was passed is not offered", () => {
  save("gold", [], true);
  expect(name("AAAA", "cards", "gold")).toBeUndefined();
});

test("a game without a guided one offers its first lesson", () => {
  expect(name("AAAA", "cards")).toBeUndefined();
  expect(name("AAAA", "dice")).toBe("throw");
  first("AAAA", "dice");
  expect(name("BBBB", "dice")).toBeUndefined();
});
