import { describe, expect, it } from "vitest";
import { drawPosition, escaped, estimated, type Picture, type Plate } from "./position";

const plate = (more: Partial<Plate> = {}): Plate => ({
  letter: "A",
  name: "Willy",
  role: "Sheriff",
  life: 3,
  most: 5,
  out: false,
  turn: false,
  lines: [],
  ...more,
});
const picture = (more: Partial<Picture> = {}): Picture => ({ title: "", turn: "", plates: [], table: [], ...more });
const draw = (one: Picture, width = 800): string => drawPosition(one, width, estimated);
const boxes = (svg: string): { x: number; width: number }[] =>
  [...svg.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)].map((found) => ({
    x: Number(found[1]),
    width: Number(found[2]),
  }));

describe("a position as a picture", () => {
  it("takes words as words", () => {
    expect(escaped("<b>&\"'\u0007")).toBe("&#60;b&#62;&#38;&#34;&#39;");
    expect(draw(picture({ title: "<script>", plates: [plate({ name: "<img>" })] }))).not.toMatch(/<script>|<img>/);
  });

  it.each([420, 800])("keeps all cards within %i pixels, in as many rows as they need", (width) => {
    const chips = Array.from({ length: 14 }, (_, n) => `Card number ${n}`);
    const svg = draw(picture({ plates: [plate({ lines: [{ label: "Hand (14)", chips }] }), plate()] }), width);
    for (const chip of chips) expect(svg).toContain(`>${chip}<`);
    for (const box of boxes(svg)) expect(box.x + box.width).toBeLessThanOrEqual(width);
  });

  it("shows lives as hearts, and many as a number", () => {
    const hearts = (one: Plate): number => draw(picture({ plates: [one] })).match(/<path/g)?.length ?? 0;
    expect(hearts(plate())).toBe(5);
    expect(draw(picture({ plates: [plate()] })).match(/fill="none" stroke/g)).toHaveLength(2);
    expect(hearts(plate({ life: 8, most: 9 }))).toBe(1);
    expect(draw(picture({ plates: [plate({ life: 8, most: 9 })] }))).toContain("8 / 9");
    expect(hearts(plate({ out: true }))).toBe(0);
  });

  it("wraps a label that has no room, and begins the cards after its last line", () => {
    const label = "Stos kart odrzuconych, wierzchnia karta jako pierwsza w tym rzędzie kart (3)";
    const svg = draw(picture({ plates: [plate({ lines: [{ label, chips: ["Mustang"] }] })] }), 420);
    expect(svg).not.toContain("…");
    const lines = [...svg.matchAll(/y="([\d.]+)" font-size="14"[^>]*font-weight="700">([^<]*)</g)];
    expect(lines.map(([, , words]) => words).join(" ")).toBe(label);
    expect(Number(/y="([\d.]+)"[^>]*>Mustang</.exec(svg)![1])).toBeGreaterThan(Number(lines.at(-1)![1]) - 1);
    for (const box of boxes(svg)) expect(box.x + box.width).toBeLessThanOrEqual(420);
  });

  it("cuts a name that has no room, and wraps a long question", () => {
    const svg = draw(picture({ title: "word ".repeat(60), plates: [plate({ name: "W".repeat(90) })] }));
    expect(svg).toContain("W…<");
    expect(svg.match(/font-size="26"/g)).toHaveLength(3);
  });
});
