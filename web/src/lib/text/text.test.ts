import { expect, it, vi } from "vitest";
import { plain } from "./text";

vi.mock("./i18n.svelte", async (load) => ({
  ...(await load<typeof import("./i18n.svelte")>()),
  t: (key: string, vars?: { who: string; same?: string }) =>
    key === "same"
      ? vars?.same
      : key === "ui-somebody"
        ? "somebody"
        : key === "begins"
          ? `${vars?.who} begins`
          : `You and ${vars?.who}`,
}));

it("begins a sentence with a capital where a seat has no name", () => {
  const reader = { me: null, seatName: () => "somebody" };
  expect(plain({ key: "begins", args: { who: { seat: 1 } } }, reader)).toBe("Somebody begins");
  expect(plain({ key: "both", args: { who: { seat: 1 } } }, reader)).toBe("You and somebody");
});

it("tells whether the player is called by the character whose ability is used", () => {
  const by = (name: string) =>
    plain(
      { key: "same", args: { who: { seat: 1 }, source: { char: "Bart Cassidy" } } },
      { me: 0, seatName: () => name },
    );
  expect([by("Bart Cassidy"), by("Bart"), by("Vera Custer")]).toEqual(["yes", "yes", "no"]);
});
