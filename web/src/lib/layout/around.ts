// Places of the plates around the wide table, and the room for the cards in front of them, the middle and the prompt:
// as large as fits, without overlaps. Pure arithmetic in units of the design (lib/layout/page.ts), tested without a
// browser.
import type { Side } from "./seats";

export interface Size {
  w: number;
  h: number;
}
export interface Box extends Size {
  x: number;
  y: number;
}

export interface Wish {
  width: number; // of the table
  height: number;
  sides: Side[]; // of the seats, clockwise from my left
  front: Size; // room below each plate for the cards of a seat, at least; more below large plates
  middle: Size; // what the middle needs at least
  ask: number; // height of the prompt's box
}
export interface Around {
  scale: number; // of the plates
  inside: boolean; // too little room: the cards are signs inside small plates
  plate: Size;
  seats: { side: Side; plate: Box; cards: Box }[]; // in the order of `sides`; `cards`: the room for them
  middle: Box; // between the seats at the sides; from the edge of the table down to the prompt
  ask: number; // the prompt may be so wide
  rail: { x: number; y: number }; // from the edges of the table to its rail
}

export const PLATE: Size = { w: 224, h: 88 };
export const SMALL: Size = { w: 172, h: 76 }; // with the cards inside
const EDGE = 18; // from a plate to the window: the badge of the role stands out there
const PILL = 8; // the distance stands out at the other edge
const TOP = 16; // from the table's edge to the plates at the top: the chip that says whose turn it is
const CHIP = 18; // between a seat and the one below it
export const WHY = 22; // below a plate: why it cannot be aimed at
export const GAP = 10;
const BELOW_ASK = 4;
const ASK: { least: number; most: number } = { least: 470, most: 740 };
const [LARGEST, SMALLEST, STEP] = [1.2, 0.75, 0.01];

/** One way to do it; whether it fits has to be seen. */
interface Plan {
  wish: Wish;
  scale: number;
  inside: boolean;
  plate: Size;
  cards: Size;
  side: number; // from the window's edge to the inner end of a seat at the side
  tall: number; // a seat with its cards
  slot: number; // width of a seat at the top, with its cards
}

function plan(wish: Wish, scale: number, inside = false): Plan {
  const base = inside ? SMALL : PLATE;
  const plate = { w: Math.round(base.w * scale), h: Math.round(base.h * scale) };
  const grown = inside ? 0 : Math.max(1, scale);
  const broad = Math.max(plate.w, Math.round(wish.front.w * grown));
  const cards = { w: broad, h: Math.round(wish.front.h * grown) };
  return {
    wish,
    scale,
    inside,
    plate,
    cards,
    side: EDGE + broad + PILL,
    tall: plate.h + WHY + cards.h,
    slot: broad + PILL + GAP,
  };
}

const among = (wish: Wish, side: Side): number => wish.sides.filter((one) => one === side).length;
const inner = ({ wish, side }: Plan): number => wish.width - 2 * (side + GAP);
/** The top seats are between those at the sides, so that all may begin at the same height. */
const between = (one: Plan): boolean => among(one.wish, "top") * one.slot <= inner(one);
/** The prompt is between the seats at the sides, so that these may extend down to the rail. */
const askBetween = (one: Plan): boolean => inner(one) >= ASK.least;
const above = (wish: Wish, ask: number): number => wish.height - BELOW_ASK - ask - GAP;

/** From where to where the seats at the sides may stand. */
const span = (one: Plan): { from: number; to: number } => ({
  from: among(one.wish, "top") === 0 || between(one) ? CHIP : TOP + one.tall + CHIP,
  to: askBetween(one) ? one.wish.height - 6 : above(one.wish, one.wish.ask),
});

function fits(one: Plan): boolean {
  const { wish, tall, slot } = one;
  const { from, to } = span(one);
  const rows = Math.max(among(wish, "left"), among(wish, "right"));
  const tops = among(wish, "top");
  if (rows * tall + (rows - 1) * CHIP > to - from || tops * slot > wish.width - 2 * EDGE) return false;
  return inner(one) >= wish.middle.w && above(wish, wish.ask) - (tops === 0 ? CHIP : TOP + tall + GAP) >= wish.middle.h;
}

function best(wish: Wish): Plan {
  for (let scale = LARGEST; scale > SMALLEST - STEP / 2; scale -= STEP) {
    const one = plan(wish, scale);
    if (fits(one)) return one;
  }
  return plan(wish, 1, true);
}

/** Where the seats of one side begin, from the upper to the lower. */
function heights(one: Plan, rows: number): number[] {
  const { from, to } = span(one);
  const spare = Math.max(0, to - from - rows * one.tall - (rows - 1) * CHIP);
  const gap = CHIP + Math.min(spare / (rows + 1), 60);
  const all = rows * one.tall + (rows - 1) * gap;
  const first = from + (to - from - all) * (rows === 1 ? 0.4 : 0.5);
  return Array.from({ length: rows }, (_, i) => Math.round(first + i * (one.tall + gap)));
}

/** The middles of the seats at the top. */
function columns(one: Plan, count: number): number[] {
  const room = between(one) ? inner(one) : one.wish.width - 2 * EDGE;
  const pitch = Math.min(room / count, one.slot * 1.35);
  return Array.from({ length: count }, (_, i) => Math.round(one.wish.width / 2 + (i - (count - 1) / 2) * pitch));
}

/** A plate, and under it the room for its cards; `x`: where they begin. */
function seat({ plate, cards }: Plan, x: number, y: number, plateX: number): { plate: Box; cards: Box } {
  return { plate: { x: plateX, y, ...plate }, cards: { x, y: y + plate.h + WHY, ...cards } };
}

/** Place everything; `wish.sides` lists the left side from the lower seat to the upper one, the right side in reverse. */
export function around(wish: Wish): Around {
  const one = best(wish);
  const { plate, cards } = one;
  const left = heights(one, among(wish, "left")).reverse();
  const right = heights(one, among(wish, "right"));
  const top = columns(one, among(wish, "top"));
  const places = {
    left: () => seat(one, EDGE, left.shift()!, EDGE),
    right: () => seat(one, wish.width - EDGE - cards.w, right.shift()!, wish.width - EDGE - plate.w),
    top: () => {
      const x = top.shift()!;
      return seat(one, x - Math.round(cards.w / 2), TOP, x - Math.round(plate.w / 2));
    },
  };
  return {
    scale: one.scale,
    inside: one.inside,
    plate,
    seats: wish.sides.map((side) => ({ side, ...places[side]() })),
    middle: { x: one.side + GAP, y: 0, w: inner(one), h: above(wish, wish.ask) },
    ask: Math.min(ASK.most, askBetween(one) ? inner(one) : wish.width - 2 * EDGE),
    rail: { x: 6, y: Math.round(TOP + plate.h * 0.38) },
  };
}
