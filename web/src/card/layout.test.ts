import { describe, expect, it } from "vitest";
import type { Box } from "../lib/layout/around";
import { growth } from "../lib/layout/page";
import { places } from "../lib/layout/seats";
import { round } from "../lib/layout/seats.fixture";
import { heightOf, lay, laidWidth, sizesOf, TALL, wide, widthOf, type Block, type Seen, type Wide } from "./layout";

describe("small cards", () => {
  const ROOM = { w: 158, h: 124 };
  it("are large while they are few", () => expect(lay(2, ROOM)).toEqual({ count: 2, per: 2, step: 70, width: 66 }));
  it("stand in two rows before they lose their names", () =>
    expect(lay(6, ROOM)).toEqual({ count: 6, per: 3, step: 54, width: 50 }));
  it("overlap when they must, and never leave their room", () => {
    for (let count = 0; count <= 14; count++) {
      const block = lay(count, ROOM);
      expect(widthOf(block)).toBeLessThanOrEqual(ROOM.w);
      expect(heightOf(block)).toBeLessThanOrEqual(ROOM.h);
    }
    expect(lay(8, ROOM)).toMatchObject({ per: 4, width: 50 });
  });
});

// windows as people have them, from a small laptop up; large ones are grown first
const WINDOWS = [
  [1280, 650],
  [1280, 720],
  [1280, 800],
  [1366, 650],
  [1366, 768],
  [1440, 800],
  [1440, 900],
  [1536, 730],
  [1600, 900],
  [1920, 969],
  [1920, 1080],
  [2560, 1300],
  [2560, 1440],
] as const;
const TABLES = [3, 4, 5, 6, 7, 8] as const;
const FRONTS: Record<string, (seat: number) => number> = {
  none: () => 0,
  few: (seat) => seat % 3,
  three: () => 3,
  six: () => 6,
  "ten here and there": (seat) => (seat % 2 ? 10 : 4),
};

function seen(
  width: number,
  height: number,
  players: number,
  cards: (seat: number) => number,
  more: Partial<Seen> = {},
): Seen {
  const grown = growth(width, height);
  const sides = places(round(players), 0).map((place) => place.side);
  return {
    page: { w: width / grown, h: height / grown },
    sides,
    cards: sides.map((_, i) => cards(i)),
    mine: 4,
    events: true,
    ...more,
  };
}

/** Cards of a seat in their drawn places: toward the felt at the sides, in the middle below a plate at the top. */
function laidAt(room: Box, block: Block, side: string): Box {
  const [w, h] = [widthOf(block), heightOf(block)];
  const left = { left: room.w - w, top: (room.w - w) / 2, right: 0 }[side] ?? 0;
  return { x: room.x + left, y: room.y, w, h };
}

function boxes(layout: Wide): [string, Box][] {
  const found: [string, Box][] = layout.seats.flatMap(({ side, plate, cards }, i): [string, Box][] => [
    [`plate ${i}`, plate],
    [`reason ${i}`, { x: plate.x, y: plate.y + plate.h, w: plate.w, h: 21 }],
    [`cards ${i}`, laidAt(cards, layout.blocks[i]!, side)],
  ]);
  const { w, h } = layout.table;
  found.push(["prompt", { x: (w - layout.ask) / 2, y: h - 4 - layout.room, w: layout.ask, h: layout.room }]);
  found.push(["middle", layout.center]);
  return found.filter(([, box]) => box.w > 0 && box.h > 0);
}

function overlaps(all: [string, Box][]): string[] {
  return all.flatMap(([a, one], i) =>
    all.slice(i + 1).flatMap(([b, two]) => {
      const apart =
        one.x + one.w <= two.x || two.x + two.w <= one.x || one.y + one.h <= two.y || two.y + two.h <= one.y;
      return apart ? [] : [`${a} and ${b}`];
    }),
  );
}
const outside = ({ table }: Wide, all: [string, Box][]): string[] =>
  all.flatMap(([name, { x, y, w, h }]) => (x < 0 || y < 0 || x + w > table.w || y + h > table.h ? [name] : []));

describe.each(WINDOWS)("the wide table of %i x %i", (width, height) => {
  it.each(TABLES)("shows %i players with nothing on anything else, and every card with its name", (players) => {
    for (const [what, cards] of Object.entries(FRONTS)) {
      const layout = wide(seen(width, height, players, cards));
      const all = boxes(layout);
      expect(overlaps(all), what).toEqual([]);
      expect(outside(layout, all), what).toEqual([]);
      expect(layout.inside, what).toBe(false);
      for (const block of layout.blocks.filter(({ count }) => count > 0)) {
        expect(block.width).toBeGreaterThanOrEqual(50);
        if (block.count <= 6) expect(block.step, what).toBeGreaterThan(block.width);
      }
    }
  });
  it.each(TABLES)("keeps the plates of %i players where they are, whatever is played", (players) => {
    const plates = Object.values(FRONTS).map((cards) =>
      JSON.stringify(wide(seen(width, height, players, cards)).seats.map(({ plate }) => plate)),
    );
    expect(new Set(plates).size).toBe(1);
  });
  it.each(TABLES)("has room for event and piles between %i players", (players) => {
    const { center, sizes } = wide(seen(width, height, players, FRONTS["three"]!));
    expect(sizes.pile).toBeGreaterThanOrEqual(54);
    expect(sizes.pile * 1.4 + 28).toBeLessThanOrEqual(center.h);
    expect(sizes.event).toBeGreaterThanOrEqual(70);
    expect(sizes.event + 2 * sizes.pile + 48).toBeLessThanOrEqual(center.w);
  });
  it.each(TABLES)("draws up to three of my cards no smaller than those of the others, of %i players", (players) => {
    for (const mine of [1, 2, 3]) {
      const layout = wide({ ...seen(width, height, players, () => mine), mine });
      const largest = Math.max(...layout.blocks.map((block) => block.width));
      expect(layout.me.block.width, `${mine}`).toBeGreaterThanOrEqual(Math.min(largest, 66));
      expect(layout.hand.room, `${mine}`).toBeGreaterThan(layout.hand.card * 4);
    }
  });
  it("gives my hand a fifth of the height", () => {
    const { hand, foot, table } = wide(seen(width, height, 5, FRONTS["three"]!));
    expect(hand.card * 1.4).toBeLessThan(foot);
    expect(hand.room).toBeGreaterThan(hand.card * 4);
    expect(hand.room).toBeLessThan(table.w);
  });
});

describe("more room", () => {
  const shown = (width: number, height: number, players: number) => {
    const layout = wide(seen(width, height, players, FRONTS["three"]!));
    const grown = growth(width, height);
    return {
      plate: layout.plate.w * grown,
      card: Math.min(...layout.blocks.map((block) => block.width)) * grown,
      hand: layout.hand.card * grown,
    };
  };
  it.each(TABLES)("makes plates, cards and hand larger for %i players", (players) => {
    const [laptop, drawn, large, huge] = [
      shown(1366, 768, players),
      shown(1440, 900, players),
      shown(1920, 1080, players),
      shown(2560, 1440, players),
    ];
    for (const what of ["plate", "card", "hand"] as const) {
      expect(large[what], what).toBeGreaterThan(drawn[what] * 1.1);
      expect(huge[what], what).toBeGreaterThan(large[what] * 1.2);
      expect(drawn[what], what).toBeGreaterThanOrEqual(laptop[what] * 0.95);
    }
  });
  it("is used for the middle as well", () => {
    expect(sizesOf({ w: 640, h: 320 }, true)).toMatchObject({ event: 160, words: "beside" });
    expect(sizesOf({ w: 600, h: 112 }, true)).toMatchObject({ words: "beside", pile: 58 });
    expect(sizesOf({ w: 420, h: 340 }, true)).toMatchObject({ words: "below" });
  });
  it("names each event in force: on its card, or on a chip where that would be too small", () => {
    for (const decks of [1, 2])
      for (let h = 62; h < 260; h += 6)
        for (let w = 300; w < 700; w += 20) {
          const { event, words, stack = 0 } = sizesOf({ w, h }, true, decks);
          if (words !== "chip") expect(event, `${decks} in ${w} x ${h}`).toBeGreaterThanOrEqual(70);
          else expect(stack * 42 - 6, `${decks} in ${w} x ${h}`).toBeLessThanOrEqual(h);
        }
  });
  it("lays out cards to choose from as large as they fit on a panel over the piles", () => {
    for (const [w, h] of WINDOWS)
      for (const laid of [3, 8])
        expect(laidWidth(wide(seen(w, h, 8, FRONTS["three"]!)).center, laid)).toBeGreaterThanOrEqual(50);
  });
});

describe("less room", () => {
  it.each([
    [1024, 768],
    [900, 700],
    [760, 1000],
    [720, 700],
  ])("at %i x %i nothing lies on anything else either", (width, height) => {
    for (const players of TABLES) {
      const layout = wide(seen(width, height, players, FRONTS["three"]!));
      expect(overlaps(boxes(layout)), `${players} players`).toEqual([]);
    }
  });
  it("without a place of my own the table is higher", () => {
    const watched = wide({
      ...seen(1440, 900, 8, FRONTS["three"]!, { mine: null }),
      sides: places(round(8), null).map((place) => place.side),
      cards: Array<number>(8).fill(3),
    });
    expect(watched.table.h).toBeGreaterThan(wide(seen(1440, 900, 8, FRONTS["three"]!)).table.h);
    expect(overlaps(boxes(watched))).toEqual([]);
    expect(TALL).toBeGreaterThan(1);
  });
});
