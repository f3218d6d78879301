import { expect, it } from "vitest";
import { Pending } from "./outgoing";
import type { FromServer } from "./wire";

const state = (round: number, move: number, held: number | null = null): FromServer =>
  ({ t: "state", round, view: { move }, held }) as unknown as FromServer;

it("says a choice again under the same name until it is answered", () => {
  const pending = new Pending();
  expect(pending.again()).toBeNull();
  const wish = pending.say({ t: "choose", move: 7, code: 3 }, 2);
  expect(wish.id).toMatch(/^[0-9a-f]{24}$/);
  pending.heard(state(2, 7));
  pending.heard({ t: "pong" });
  pending.heard({ t: "error", code: "other-version", text: { key: "err-other-version" } } as FromServer);
  expect(pending.again()).toEqual(wish);
  pending.heard(state(2, 8));
  expect(pending.again()).toBeNull();
});

it("knows an answer when it hears one", () => {
  const pending = new Pending();
  const answers: FromServer[] = [
    state(3, 0),
    state(2, 7, 3),
    { t: "error", code: "stale", text: { key: "err-stale" } } as FromServer,
  ];
  for (const answer of answers) {
    pending.say({ t: "choose", move: 7, code: 3 }, 2);
    pending.heard(answer);
    expect(pending.again()).toBeNull();
  }
  const names = [1, 2].map(() => pending.say({ t: "undo", move: 7 }, 2).id);
  expect(names[0]).not.toBe(names[1]);
});
