import { describe, expect, it } from "vitest";
import { Stage, type Board } from "../lib/playback/stage.svelte";
import { settled } from "./pieces/throw";
import { DiceScene } from "./scene.svelte";
import type { DiceView, GameEvent } from "./wire";

const ME = 0;
const event = (t: string, more: Partial<GameEvent> = {}): GameEvent => ({
  n: 0,
  t,
  text: { key: "" },
  nature: "neutral",
  how: "forced",
  ...more,
});
const view = { you: ME, seats: [], dice: [] } as unknown as DiceView;
const scene = new DiceScene(new Stage({ me: () => ME } as Board), () => view);
const shown = (...events: GameEvent[]) => scene.beats(events).map((beat) => beat.events.map((one) => one.t).join(" "));
const arrow = (who: number, chief = false) => event("arrow", { who, count: 3, chief });
const thrown = (dice: number) => scene.beats([event("throw", { who: 1, dice: [0, 1, 2, 3, 4].slice(0, dice) })])[0]!;

describe("what is shown together", () => {
  it("is all arrows that one player takes, not the chief's", () => {
    expect(shown(arrow(1), arrow(1), arrow(2))).toEqual(["arrow arrow", "arrow"]);
    expect(shown(arrow(1), arrow(1, true))).toEqual(["arrow", "arrow"]);
    expect(shown(arrow(ME), arrow(ME))).toEqual(["arrow", "arrow"]);
  });
  it("is what one cause does to several players", () => {
    const lose = (who: number, cause: string) => event("lose", { who, cause });
    expect(shown(lose(1, "gatling"), lose(2, "gatling"), lose(3, "arrows"))).toEqual(["lose lose", "lose"]);
  });
});

describe("the last shot of a turn", () => {
  const aim = (who: number, to: number) => event("aim", { who, to });
  const lose = (who: number) => event("lose", { who, cause: "bullseye" });
  it("is shown with all that the shots of another player do to others", () =>
    expect(shown(aim(1, 2), aim(1, 3), lose(2), lose(3))).toEqual(["aim", "aim lose lose"]));
  it("is a step of its own where it is mine or hits me", () => {
    expect(shown(aim(ME, 2), lose(2))).toEqual(["aim", "lose"]);
    expect(shown(aim(1, ME), lose(ME))).toEqual(["aim", "lose"]);
  });
});

describe("a throw", () => {
  it("stays for half a second after the last die lies still, and never longer than five dice do", () => {
    for (const dice of [1, 2, 3]) expect(thrown(dice).read).toBe(settled(dice) + 500);
    expect(thrown(5).read).toBe(1500);
  });
});
