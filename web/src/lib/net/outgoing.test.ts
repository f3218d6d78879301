import { expect, it } from "vitest";
import { Outgoing } from "./outgoing";
import type { FromServer } from "./wire";

const state = (round: number, move: number, held: number | null = null): FromServer =>
  ({ t: "state", round, view: { move }, held }) as unknown as FromServer;

it("keeps a choice under the same id until it is answered", () => {
  const outgoing = new Outgoing();
  expect(outgoing.unanswered()).toBeNull();
  const command = outgoing.register({ t: "choose", move: 7, code: 3 }, 2);
  expect(command.id).toMatch(/^[0-9a-f]{24}$/);
  outgoing.received(state(2, 7));
  outgoing.received({ t: "pong" });
  outgoing.received({ t: "error", code: "other-version", text: { key: "err-other-version" } } as FromServer);
  expect(outgoing.unanswered()).toEqual(command);
  outgoing.received(state(2, 8));
  expect(outgoing.unanswered()).toBeNull();
});

it("recognizes each kind of answer", () => {
  const outgoing = new Outgoing();
  const answers: FromServer[] = [
    state(3, 0),
    state(2, 7, 3),
    { t: "error", code: "stale", text: { key: "err-stale" } } as FromServer,
  ];
  for (const answer of answers) {
    outgoing.register({ t: "choose", move: 7, code: 3 }, 2);
    outgoing.received(answer);
    expect(outgoing.unanswered()).toBeNull();
  }
  const names = [1, 2].map(() => outgoing.register({ t: "undo", move: 7 }, 2).id);
  expect(names[0]).not.toBe(names[1]);
});
