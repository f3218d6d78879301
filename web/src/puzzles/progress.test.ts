import { beforeEach, expect, test, vi } from "vitest";
import { emptyStorage } from "../lib/store/storage.fixture";
import { saveState, share, stateOf } from "./progress";

type Known = Record<"solved" | "failed", string[]>;
const account = vi.hoisted(() => ({ me: {} as object | null, told: [] as Known[], answer: {} as Known }));
vi.mock("../lib/store/me.svelte", () => ({
  mine: {
    asked: false,
    get me(): object | null {
      return account.me;
    },
  },
  askMe: () => Promise.resolve(),
  ask: (_method: string, _path: string, known: Known) => {
    account.told.push(known);
    return Promise.resolve(account.answer);
  },
}));

const IDS = ["a", "b", "c"];
const states = (): string[] => IDS.map(stateOf);

beforeEach(() => {
  emptyStorage();
  Object.assign(account, { me: {}, told: [], answer: { solved: [], failed: [] } });
});

test("the account learns what was solved and failed here", async () => {
  saveState("a", "solved");
  saveState("b", "failed");
  await share(IDS);
  expect(account.told).toEqual([{ solved: ["a"], failed: ["b"] }]);
  expect(states()).toEqual(["solved", "failed", "new"]);
});

test("what the account knows is remembered here", async () => {
  account.answer = { solved: ["a"], failed: ["b", "of another list"] };
  await share(IDS);
  expect(states()).toEqual(["solved", "failed", "new"]);
  expect(stateOf("of another list")).toBe("new");
});

test("what is solved stays solved, and what has failed is solved when the account knows it", async () => {
  saveState("a", "solved");
  saveState("b", "failed");
  account.answer = { solved: ["b"], failed: ["a"] };
  await share(IDS);
  expect(states()).toEqual(["solved", "solved", "new"]);
});

test("a guest tells nothing", async () => {
  account.me = null;
  saveState("a", "solved");
  await share(IDS);
  expect([account.told, states()]).toEqual([[], ["solved", "new", "new"]]);
});
