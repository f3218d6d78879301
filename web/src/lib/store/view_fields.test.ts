import { expect, it } from "vitest";
import type { AnySeat, AnyView } from "../net/wire";
import { ViewFields } from "./view_fields.svelte";

const seat = (number: number): AnySeat => ({
  seat: number,
  character: null,
  life: 4,
  max_life: 4,
  role: null,
  role_public: false,
  alive: true,
  target: null,
});
const view = (more: Partial<AnyView> = {}): AnyView => ({
  game: "bang",
  you: null,
  move: 1,
  phase: "play",
  turn: 0,
  turn_no: 1,
  asked: 0,
  asked_why: "play",
  seating: [0, 1],
  seats: [seat(0), seat(1)],
  can_undo: false,
  result: null,
  ...more,
});

function filled(): ViewFields {
  const fields = new ViewFields();
  fields.take(view());
  return fields;
}

it("has the fields of the latest view", () => {
  const fields = filled();
  const before = fields.now!.seats[0];
  const hurt = view({ move: 2, seats: [seat(0), { ...seat(1), life: 3 }] });
  fields.take(hurt);
  expect(fields.now).toEqual(hurt);
  expect({ ...fields.now }).toEqual(hurt);
  expect(fields.now!.seats[0]).toBe(before);
  fields.take(null);
  expect(fields.now).toBeNull();
});

it("stays one object until it has other keys or seats", () => {
  const fields = filled();
  const first = fields.now;
  fields.take(view({ move: 2 }));
  expect(fields.now).toBe(first);
  fields.take(first);
  expect(fields.changes).toBe(2);
  fields.take(view({ talk: 1 }));
  expect(fields.now).not.toBe(first);
  const second = fields.now;
  fields.take(view({ talk: 1, seats: [seat(0), seat(1), seat(2)] }));
  expect(fields.now).not.toBe(second);
  expect(fields.now!.seats.map((one) => one.seat)).toEqual([0, 1, 2]);
  fields.take(view({ talk: 1, seats: [seat(0), seat(1), { ...seat(2), life: 1 }] }));
  expect(fields.now!.seats[2]!.life).toBe(1);
});
