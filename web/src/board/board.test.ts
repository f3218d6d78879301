import { afterEach, expect, test, vi } from "vitest";
import { Board } from "./board.svelte";
import { moved } from "./places";
import type { BoardAnswer } from "./wire";

const asked = vi.hoisted((): Record<string, unknown>[] => []);
const answer = vi.hoisted(() => ({
  line: "now",
  setup: { game: "cards", players: 4, sets: [], options: {} },
  parts: [],
  odd: [],
  broken: null,
  choices: [],
  messages: [],
}));
vi.mock("../lib/net/api", () => ({
  ServerError: class extends Error {},
  call: (_: string, order: { body: string }) => {
    asked.push(JSON.parse(order.body) as Record<string, unknown>);
    return Promise.resolve(answer);
  },
}));
vi.mock("../lib/net/route.svelte", () => ({ go: () => undefined, readdress: () => undefined, route: {} }));
vi.mock("../pages/pages", () => ({ PAGES: [] }));
vi.mock("../lib/store/facts.svelte", () => ({ loadFacts: () => Promise.resolve(), factsOf: () => null }));

afterEach(() => void (asked.length = 0));

test("an edit is one request, and its answer is what is shown", async () => {
  const board = new Board();
  await board.edit({ key: "turn", value: 1 });
  expect(asked.map((body) => body["edits"])).toEqual([[{ key: "turn", value: 1 }]]);
  expect(board.answer as BoardAnswer | null).toEqual(answer);
  expect([board.line, board.study.choices, board.busy]).toEqual(["now", [], false]);
});

test("what was played is dropped by an edit", async () => {
  const board = new Board();
  await board.open("now");
  board.study.choices = [1, 2];
  await board.edit({ key: "turn", value: 1 });
  expect(board.study.choices).toEqual([]);
});

test("a card that is added to a place leaves the place where it was", () => {
  expect(moved([[1, 2], [3], [4]], 1, [3, 2])).toEqual([[1], [3, 2], [4]]);
  expect(moved([[1, 2], [3], [4]], 0, [2])).toEqual([[2], [3], [4]]);
});
