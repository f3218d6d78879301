// Sizes and places on the wide table of the card game, from the size of the page, the seats and the cards in play.
// Pure arithmetic in units of the design, tested without a browser.
import { around, GAP, WHY, type Around, type Box, type Size } from "../lib/layout/around";
import { BAR, tableWidth } from "../lib/layout/page";
import { promptRoom } from "../lib/layout/prompt_room";
import type { Side } from "../lib/layout/seats";

/** Small cards in rows: `per` in each, `step` right of the one before; below their width they overlap. */
export interface Block {
  count: number;
  per: number;
  step: number;
  width: number; // of a card; 0: they are signs
  sign?: number; // size of a sign
}
export const TALL = 1.2; // a small card's height, by its width
const SMALLEST = 50; // a small card that still has its name
const LARGEST = 66;
export const BETWEEN = 4;

export const rowsOf = ({ count, per }: Block): number => (count === 0 ? 0 : Math.ceil(count / per));
export const widthOf = ({ count, per, step, width }: Block): number =>
  count === 0 ? 0 : Math.round(step * (per - 1) + width);
export const heightOf = (block: Block): number =>
  block.count === 0 ? 0 : rowsOf(block) * (Math.round(block.width * TALL) + BETWEEN) - BETWEEN;

/** The largest cards of which `count` fit into the room, in as few rows as leave them large; small ones overlap where not even they fit. */
export function lay(count: number, room: Size, most = LARGEST): Block {
  let best: Block = { count, per: Math.max(1, count), step: 0, width: 0 };
  for (let rows = 1; rows <= count; rows++) {
    const per = Math.ceil(count / rows);
    const width = Math.floor(
      Math.min((room.w - BETWEEN * (per - 1)) / per, (room.h - BETWEEN * (rows - 1)) / rows / TALL, most),
    );
    if (width > best.width * (best.width < SMALLEST ? 1 : 1.25)) best = { count, per, step: width + BETWEEN, width };
  }
  if (count === 0 || best.width >= SMALLEST) return best;
  const rows = Math.max(1, Math.floor((room.h + BETWEEN) / (SMALLEST * TALL + BETWEEN)));
  const per = Math.ceil(count / rows);
  return {
    count,
    per,
    step: Math.min(SMALLEST + BETWEEN, (room.w - SMALLEST) / Math.max(1, per - 1)),
    width: SMALLEST,
  };
}

const FRONT_CARDS = 6;
const SPARE = 14; // more of them may stand out toward the edge of the table, before they overlap
/** Two rows of three: the room that each seat gets. */
const FRONT: Size = { w: 3 * SMALLEST + 2 * BETWEEN, h: 2 * SMALLEST * TALL + BETWEEN };

export interface Seen {
  page: Size;
  sides: Side[]; // of the others, clockwise from my left
  cards: number[]; // in front of each of them
  mine: number | null; // cards in front of me; null: I have no place here
  events: boolean;
  decks?: number; // of events, where there are several
  zones?: (number | null)[]; // of the table: cards in a row; null: a pile
  zoneLow?: number; // how low they can be drawn, as signs
  above?: number; // height of what stands above the table
}
export interface Wide extends Around {
  table: Size;
  room: number; // height of the prompt's box
  foot: number; // height of my place
  blocks: Block[]; // the cards in front of the others
  center: Box; // what the middle may fill
  middle: Box;
  sizes: Sizes;
  zones: Zones;
  me: { scale: number; width: number; block: Block };
  hand: { card: number; room: number };
}

const footOf = (page: Size): number => Math.round(Math.max(132, Math.min(216, 132 + (page.h - 650) * 0.272)));

export function wide(seen: Seen): Wide {
  const foot = seen.mine === null ? 20 : footOf({ ...seen.page, h: seen.page.h - (seen.above ?? 0) });
  const table = { w: tableWidth(seen.page.w), h: seen.page.h - BAR - foot - (seen.above ?? 0) };
  const room = promptRoom(seen.page);
  const base = around({
    width: table.w,
    height: table.h,
    sides: seen.sides,
    front: FRONT,
    middle: { w: seen.events ? 300 : 220, h: Math.max(108, (table.h - 360) * 0.6) },
    ask: room,
  });
  const blocks = base.seats.map(({ cards }, i) => {
    const count = seen.cards[i] ?? 0;
    const room = { w: cards.w + (count > FRONT_CARDS ? SPARE : 0), h: cards.h };
    return lay(base.inside ? 0 : count, room, LARGEST * Math.max(1, base.scale));
  });
  const center = centerOf(base, seen.page.h < 700);
  return {
    ...base,
    table,
    room,
    foot,
    blocks,
    center,
    ...shared(center, seen),
    ...myPlace(table, foot, seen.mine ?? 0, Math.max(1, base.scale)),
  };
}

/**
 * Middle of the table: below the room of the top seats, full or empty, and above the box of the prompt. On a low
 * page a row of answers reaches over that box, so the middle is nearer to the seats.
 */
function centerOf(base: Around, low: boolean): Box {
  const tops = base.seats.map(({ side, plate, cards }) =>
    side !== "top" ? 0 : Math.max(cards.y + (base.inside ? 0 : cards.h), plate.y + plate.h + WHY),
  );
  const y = Math.max(GAP, ...tops) + GAP;
  const h = Math.max(0, base.middle.h - y);
  return { ...base.middle, y: low ? y - GAP + 1 : y, h };
}

/** My plate gets wide where it cannot get high: it shows the ability of my character. */
function myPlace(table: Size, foot: number, count: number, grown: number): Pick<Wide, "me" | "hand"> {
  const scale = foot < 190 ? 1 : 1.08;
  const width = table.w < 1000 ? 270 : foot < 150 ? 340 : 300;
  const card = Math.round(Math.max(82, Math.min(122, 82 + (foot - 132) * 0.515)));
  const free = table.w - 18 - width - 14 - 26 - 18; // for cards in play and the hand
  const three = Math.min(3 * LARGEST * grown + 2 * BETWEEN, free - 4 * card - 2); // as large as those of the others
  const room = table.w < 1000 ? 104 : Math.max(count > 6 ? 230 : 174, three);
  const block = lay(count, { w: room, h: foot - 8 }, LARGEST * grown);
  return { me: { scale, width, block }, hand: { card, room: free - widthOf(block) } };
}

/** Zones of sets: the width of their cards (0 without any), in a line of their own below the piles, or next to them. */
export interface Zones {
  card: number;
  below: boolean;
}
const [ZONE_GAP, ZONE_WORDS, MOST, LEAST] = [18, 32, 112, 44];

/** The middle of the table is shared by event, piles and zones so that all of them are as large as they can. */
function shared(center: Box, seen: Seen): { sizes: Sizes; zones: Zones } {
  const zones = seen.zones ?? [];
  const alone = (room: Size): Sizes => sizesOf(room, seen.events, seen.decks);
  if (zones.length === 0) return { sizes: alone(center), zones: { card: 0, below: false } };
  let best = { sizes: alone(center), zones: { card: center.h < LOWEST ? 0 : LEAST, below: true } };
  let most = 0;
  for (let card = MOST; card >= LEAST; card -= 4) {
    const wide = zones.reduce<number>((sum, n) => sum + Math.max(1, n ?? 1) * (card + 10) + ZONE_GAP, 0);
    const tall = card < 52 && seen.zoneLow ? seen.zoneLow : Math.round(card * 1.4) + ZONE_WORDS;
    for (const below of [false, true]) {
      const room = below ? { w: center.w, h: center.h - tall - 12 } : { w: center.w - wide - 30, h: center.h };
      if (room.w < 120 || room.h < LOWEST || wide > center.w || tall > center.h) continue;
      const sizes = alone(room);
      const good = Math.min(card / MOST, sizes.pile / 110, seen.events ? cardOf(sizes) / 150 : 1);
      if (good > most) [best, most] = [{ sizes, zones: { card, below } }, good];
    }
  }
  return best;
}

/** What the middle is drawn with. */
export interface Sizes {
  event: number; // width of its card; 0: there is none
  pile: number;
  words: "beside" | "below" | "next" | "none" | "chip"; // of the event: all of them beside or below its card, what comes next alone, or none; a chip: there is no card, and `event` is its width
  stack?: number; // so many chips stand below each other
}
const LOWEST = 62; // of the middle: lower, and it is left to the prompt
const [PILES, LABEL, APART] = [16, 30, 24]; // between deck and discards; below them; beside the event
/** Room for the words, by where they stand, and what they are worth against a larger card. */
const WORDS = [
  { words: "beside", w: 176, h: 0, least: 112, worth: 1.25 },
  { words: "below", w: 0, h: 118, least: 0, worth: 1.2 },
  { words: "next", w: 0, h: 48, least: 0, worth: 1 },
  { words: "none", w: 0, h: 0, least: 0, worth: 0.7 },
] as const;
export const ALONE = 108; // width of an event without words beside it: as a card and as the chip of the next one
const NAMED = 70; // width of the smallest event card with its name
const CHIP = { widths: [124, 108, 92], h: 36, gap: 6 }; // sign and name of an event that has no room for such a card
const cardOf = ({ event, words }: Sizes): number => (words === "chip" ? NAMED : event);

export function sizesOf(center: Size, events: boolean, decks = 1): Sizes {
  if (center.h < LOWEST) return { event: 0, pile: 0, words: "none" }; // a high prompt: it needs the room more
  const pile = (room: number): number =>
    Math.floor(Math.max(30, Math.min(126, (room - PILES) / 2, (center.h - LABEL) / 1.4)));
  if (!events) return { event: 0, pile: pile(center.w - 28), words: "none" };
  let best: Sizes = { event: 0, pile: pile(center.w), words: "none" };
  let most = 0;
  for (const { words, w, h, least, worth } of WORDS) {
    if (center.h < least) continue;
    for (let event = 160; event >= NAMED; event -= 2) {
      const one = w ? event + GAP + w : Math.max(event, h > 100 ? 164 : h ? 120 : ALONE);
      const width = decks * one + (decks - 1) * APART;
      const other = pile(center.w - width - APART - PILES);
      const good = worth * Math.min(event / 150, other / 110);
      if (event * 1.4 + h <= center.h && width + APART + 2 * other + PILES <= center.w && good > most)
        [best, most] = [{ event, pile: other, words }, good];
    }
  }
  const stack = Math.max(1, Math.floor((center.h + CHIP.gap) / (CHIP.h + CHIP.gap)));
  const columns = Math.ceil(decks / stack);
  for (const event of CHIP.widths) {
    const width = columns * event + (columns - 1) * CHIP.gap + APART;
    const other = pile(center.w - width - PILES);
    const good = WORDS[3].worth * Math.min(NAMED / 150, other / 110);
    if (width + 2 * other + PILES <= center.w && good > most)
      [best, most] = [{ event, pile: other, words: "chip", stack }, good];
  }
  return best;
}

const TITLE = 28; // above laid out cards

/** Largest cards of which `count` fit into a box, in the best number of rows, below a title of height `title`. */
function largest(count: number, room: number, tall: number, title: number): number {
  let best = 0;
  for (let per = 1; per <= count; per++) {
    const rows = Math.ceil(count / per);
    best = Math.max(best, Math.min((room - 12 * (per - 1)) / per, (tall - title - 12 * (rows - 1)) / rows / 1.4));
  }
  return best;
}

/** Width of cards laid out to choose from, on a panel over the middle. */
export const laidWidth = (room: Size, count: number, brief = false): number =>
  Math.floor(Math.max(44, Math.min(112, largest(count, room.w - 16, room.h - 8, brief ? 0 : TITLE))));
