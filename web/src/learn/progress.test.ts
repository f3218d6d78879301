import { beforeEach, expect, test, vi } from "vitest";
import { emptyStorage } from "../lib/store/storage.fixture";
import { choicesOf, save, share, stateOf } from "./progress";

const account = vi.hoisted(() => ({ me: {} as object | null, told: [] as string[][], passed: [] as string[] }));
vi.mock("../lib/store/me.svelte", () => ({
  mine: {
    asked: false,
    get me(): object | null {
      return account.me;
    },
  },
  askMe: () => Promise.resolve(),
  ask: (_method: string, _path: string, { passed }: { passed: string[] }) => {
    account.told.push(passed);
    return Promise.resolve({ passed: account.passed });
  },
}));

const NAMES = ["shoot", "duel", "beer"];
const states = (): string[] => NAMES.map(stateOf);

beforeEach(() => {
  emptyStorage();
  Object.assign(account, { me: {}, told: [], passed: [] });
});

test("a lesson is new, begun or passed", () => {
  save("shoot", [], true);
  save("duel", [4, 7], false);
  expect(states()).toEqual(["passed", "begun", "new"]);
  expect(choicesOf("duel")).toEqual([4, 7]);
});

test("a lesson that is begun again stays passed", () => {
  save("shoot", [], true);
  save("shoot", [4], false);
  expect([stateOf("shoot"), choicesOf("shoot")]).toEqual(["passed", [4]]);
});

test("the account learns what was passed here, and what it knows is remembered here", async () => {
  save("shoot", [], true);
  save("duel", [4], false);
  account.passed = ["shoot", "duel", "of another list"];
  await share(NAMES);
  expect(account.told).toEqual([["shoot"]]);
  expect(states()).toEqual(["passed", "passed", "new"]);
  expect(choicesOf("duel")).toEqual([4]);
  expect(stateOf("of another list")).toBe("new");
});

test("a guest tells nothing", async () => {
  account.me = null;
  save("shoot", [], true);
  await share(NAMES);
  expect([account.told, states()]).toEqual([[], ["passed", "new", "new"]]);
});
