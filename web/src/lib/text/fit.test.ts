import { describe, expect, it } from "vitest";
import { estimate } from "./breadth.svelte";
import { halves, inTwoLines, nameSize, syllables } from "./fit";

describe("a name on a card", () => {
  it("is as large as it can be and breaks only at a space or after a hyphen", () => {
    expect(nameSize("Beer")).toBe(1.28);
    expect(nameSize("Hokynářství")).toBeGreaterThan(1);
    expect(nameSize("Najbardziej poszukiwany")).toBeGreaterThan(0.95);
    expect(halves("Serpente a Sonagli")).toEqual(["Serpente", "a Sonagli"]);
    expect(halves("Pony-Express")).toEqual(["Pony-", "Express"]);
    expect(halves("Sventagliata")).toEqual(["Sventagliata", ""]);
  });

  it("breaks a word only where it does not fit", () => {
    expect(inTwoLines("Sventagliata", 8)).toEqual({ words: "Sventagliata", face: "narrow", squeeze: 1 });
    expect(inTwoLines("Sventagliata", 4)).toEqual({ words: "Sven\u00adtagliata", face: "narrow", squeeze: 1 });
    expect(inTwoLines("Rattlesnake Junction", 3)).toMatchObject({ words: "Rattlesnake Junction", face: "narrowest" });
    expect(inTwoLines("Rattlesnake Junction", 3).squeeze).toBeLessThan(0.8);
  });

  it("breaks between syllables", () => {
    const parts = (word: string) => syllables(word).map((at) => `${word.slice(0, at)}-${word.slice(at)}`);
    expect(parts("Sventagliata")).toEqual(["Sven-tagliata", "Sventa-gliata"]);
    expect(parts("Winchester")).toEqual(["Win-chester", "Winche-ster"]);
    expect(parts("Hokynářství")).toEqual(["Hoky-nářství", "Hokynář-ství"]);
    expect(parts("Deathwood")).toEqual(["Death-wood"]);
    expect(parts("Dynamite")).toEqual(["Dyna-mite"]);
    expect(parts("Beer")).toEqual([]);
  });
});

describe("the estimate of a width", () => {
  // measured in Chromium
  it.each([
    ["Evelyn Shebang", 8.87],
    ["Calamity Janet", 8.37],
    ["Colorado Bill", 7.08],
    ["Boom Town", 6.34],
    ["Virginian City", 7.94],
    ["Colt .45", 3.98],
    ["Tomahawk", 6.11],
  ])("%s", (name, measured) => expect(Math.abs(estimate(name) / measured - 1)).toBeLessThan(0.07));
});
