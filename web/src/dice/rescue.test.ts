import { describe, expect, it } from "vitest";
import { rescue } from "./rescue";
import type { Decision, DiceView } from "./wire";

const asked = (why: string, ...to: number[]) =>
  ({
    why,
    options: [...to.map((seat, code) => ({ code, verb: "use", to: seat })), { code: -1, verb: "pass" }],
  }) as unknown as Decision;
const view = (life: number, ...faces: string[]) =>
  ({ you: 1, turn: 1, seats: [{ life: 5 }, { life }], dice: faces.map((face) => ({ face })) }) as unknown as DiceView;
const doctor = {
  why: "turn_die",
  options: [
    { code: 4, verb: "use" },
    { code: -1, verb: "pass" },
  ],
} as unknown as Decision;

describe("stepping in for me", () => {
  it("saves me, and no one else", () => {
    expect(rescue(asked("save", 0, 1), view(0))?.code).toBe(1);
    expect(rescue(asked("save", 0), view(0))).toBeUndefined();
  });
  it("turns a die of the third dynamite that would cost my last life", () => {
    const three = ["dynamite", "dynamite", "dynamite", "beer", "arrow"];
    expect(rescue(doctor, view(1, ...three))?.code).toBe(4);
    expect(rescue(doctor, view(2, ...three))).toBeUndefined();
    expect(rescue(doctor, view(1, "dynamite", "beer"))).toBeUndefined();
    expect(rescue(doctor, { ...view(1, ...three), turn: 0 })).toBeUndefined();
  });
  it("answers no other moment", () => expect(rescue(asked("judge", 1), view(1))).toBeUndefined());
});
