import { expect, it } from "vitest";
import { keeping, shared } from "./sharing";

it("keeps what equals the old", () => {
  const old = { a: { x: 1 }, b: [1, { y: 2 }], c: 3 };
  expect(shared(old, structuredClone(old))).toBe(old);
  const fresh = shared(old, { a: { x: 1 }, b: [1, { y: 3 }], c: 3 });
  expect(fresh).toEqual({ a: { x: 1 }, b: [1, { y: 3 }], c: 3 });
  expect(fresh.a).toBe(old.a);
  expect(fresh.b).not.toBe(old.b);
});

it("keeps the elements of an array that grows or shrinks", () => {
  const old = [{ n: 1 }, { n: 2 }];
  const longer = shared(old, [{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(longer).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(longer[1]).toBe(old[1]);
  expect(shared(old, [{ n: 1 }])).toEqual([{ n: 1 }]);
});

it("tells a key without a value from no key, and null from an object", () => {
  expect(shared({ a: undefined }, {})).not.toHaveProperty("a");
  expect(shared<object>({}, { a: undefined })).toHaveProperty("a");
  expect(shared<object | null>({ a: 1 }, null)).toBeNull();
  expect(shared<object | null>(null, { a: 1 })).toEqual({ a: 1 });
});

it("leaves what is no plain object as it is", () => {
  const map = new Map([[1, 2]]);
  expect(shared(new Map(), map)).toBe(map);
});

it("keeps from one value to the next", () => {
  let n = 1;
  const make = keeping(() => ({ n, rest: ["same"] }));
  const first = make();
  expect(make()).toBe(first);
  n = 2;
  expect(make()).toEqual({ n: 2, rest: ["same"] });
  expect(make().rest).toBe(first.rest);
});
