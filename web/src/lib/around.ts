// Where the plates lie around the wide table, and what room the cards in front of them, the middle and the prompt have: as large as fits,
// and nothing on top of anything else. Pure arithmetic in units of the design (lib/page.ts), tested without a browser.
import type { Side } from "./seats";

export interface Size {
  w: number;
  h: number;
}
export interface Box extends Size {
  x: number;
  y: number;
}
/** How the cards in front of a seat lie: toward the middle, under the plate, or as signs inside the plate where there is no room. */
export type Front = "beside" | "below" | "inside";

export interface Wish {
  width: number; // of the table
  height: number;
  sides: Side[]; // of the seats, clockwise from my left
  front: Size; // room that the cards of each seat need at least; 0: there are none
  middle: Size; // what the middle needs at least
  roomy: number; // and the width at which it has enough
  ask: number; // height kept for the prompt
}
export interface Around {
  scale: number; // of the plates
  front: Front;
  plate: Size;
  seats: { side: Side; plate: Box; cards: Box }[]; // in the order of `sides`; `cards`: the room for them
  middle: Box; // between the seats at the sides; from the edge of the table down to the prompt
  ask: number; // the prompt may be so wide
  rail: { x: number; y: number }; // from the edges of the table to its rail
}

export const PLATE: Size = { w: 224, h: 88 };
export const SMALL: Size = { w: 172, h: 76 }; // with the cards inside
const EDGE = 14; // from a plate to the window: the badge of the role stands out there
const PILL = 8; // the distance stands out at the other edge
const TOP = 16; // from the table's edge to the plates at the top: the chip that says whose turn it is
const CHIP = 20; // between a seat and the one below it
const WHY = 24; // below a plate: why it cannot be aimed at
const GAP = 10;
const BELOW_ASK = 4;
const ASK: { least: number; most: number } = { least: 470, most: 740 };
const [LARGEST, SMALLEST, STEP] = [1.35, 0.75, 0.01];
const NEAR = 0.9; // cards toward the middle look better: worth plates that are a tenth smaller

/** One way to do it; whether it fits has to be seen. */
interface Plan {
  wish: Wish;
  scale: number;
  front: Front;
  plate: Size;
  side: number; // from the window's edge to the inner end of a seat at the side
  tall: number; // a seat at the side, with its cards
  slot: number; // width of a seat at the top, with its cards
  topTall: number; // from the table's edge down to the end of a seat at the top
}

function plan(wish: Wish, scale: number, front: Front): Plan {
  const base = front === "inside" ? SMALL : PLATE;
  const plate = { w: Math.round(base.w * scale), h: Math.round(base.h * scale) };
  const cards = front === "inside" ? { w: 0, h: 0 } : wish.front;
  const broad = Math.max(plate.w, cards.w);
  const bare = plate.h + WHY;
  const aside = front === "beside" && cards.w > 0;
  return {
    wish,
    scale,
    front,
    plate,
    side: EDGE + (aside ? plate.w + PILL + GAP + cards.w : broad + PILL),
    tall: aside ? Math.max(bare, cards.h) : bare + cards.h,
    slot: broad + PILL + GAP,
    topTall: TOP + bare + cards.h,
  };
}

const among = (wish: Wish, side: Side): number => wish.sides.filter((one) => one === side).length;
/** The seats at the top stand between those at the sides, so that these may begin at the same height. */
const between = ({ wish, slot, side }: Plan): boolean => among(wish, "top") * slot <= wish.width - 2 * (side + GAP);
/** The prompt stands between the seats at the sides, so that these may go down to the rail. */
const askBetween = ({ wish, side }: Plan): boolean => wish.width - 2 * (side + GAP) >= ASK.least;
const aboveAsk = (wish: Wish): number => wish.height - BELOW_ASK - wish.ask - GAP;

/** From where to where the seats at the sides may stand. */
const span = (one: Plan): { from: number; to: number } => ({
  from: among(one.wish, "top") === 0 || between(one) ? CHIP : one.topTall + CHIP,
  to: askBetween(one) ? one.wish.height - 6 : aboveAsk(one.wish),
});

function fits(one: Plan): boolean {
  const { wish, tall, slot, side } = one;
  const { from, to } = span(one);
  const rows = Math.max(among(wish, "left"), among(wish, "right"));
  const tops = among(wish, "top");
  if (rows * tall + (rows - 1) * CHIP > to - from || tops * slot > wish.width - 2 * EDGE) return false;
  const high = aboveAsk(wish) - (tops === 0 ? CHIP : one.topTall + GAP);
  return wish.width - 2 * (side + GAP) >= wish.middle.w && high >= wish.middle.h;
}

function largest(wish: Wish, front: Front): Plan | null {
  for (let scale = LARGEST; scale > SMALLEST - STEP / 2; scale -= STEP) {
    const one = plan(wish, scale, front);
    if (fits(one)) return one;
  }
  return null;
}

function best(wish: Wish): Plan {
  const beside = largest(wish, "beside");
  const below = wish.front.h > 0 ? largest(wish, "below") : null;
  if (beside && beside.scale >= (below?.scale ?? 0) * NEAR) return beside;
  return below ?? plan(wish, 1, "inside");
}

/** Room that nobody needs goes to the cards beside the plates. */
function widened(one: Plan): Plan {
  const spare = (one.wish.width - 2 * (one.side + GAP) - one.wish.roomy) / 2;
  if (one.front !== "beside" || one.wish.front.w === 0 || spare <= 0) return one;
  return { ...one, side: one.side + Math.min(Math.floor(spare), Math.round(one.wish.front.w / 2)) };
}

/** Where the seats of one side begin, from the upper to the lower. */
function heights(one: Plan, rows: number): number[] {
  const { from, to } = span(one);
  const spare = Math.max(0, to - from - rows * one.tall - (rows - 1) * CHIP);
  const gap = CHIP + Math.min(spare / (rows + 1), 40);
  const all = rows * one.tall + (rows - 1) * gap;
  const first = from + (to - from - all) * (rows === 1 ? 0.4 : 0.5);
  return Array.from({ length: rows }, (_, i) => Math.round(first + i * (one.tall + gap)));
}

/** The middles of the seats at the top. */
function columns(one: Plan, count: number): number[] {
  const { wish, slot } = one;
  const room = between(one) ? wish.width - 2 * (one.side + GAP) : wish.width - 2 * EDGE;
  const pitch = Math.min(room / count, slot * 1.35);
  return Array.from({ length: count }, (_, i) => Math.round(wish.width / 2 + (i - (count - 1) / 2) * pitch));
}

function atTop(one: Plan, x: number): { plate: Box; cards: Box } {
  const { plate, slot, wish } = one;
  const broad = slot - PILL - GAP;
  return {
    plate: { x: x - Math.round(plate.w / 2), y: TOP, ...plate },
    cards: { x: x - Math.round(broad / 2), y: TOP + plate.h + WHY, w: broad, h: one.front === "inside" ? 0 : wish.front.h },
  };
}

function atSide(one: Plan, y: number, right: boolean): { plate: Box; cards: Box } {
  const { plate, wish, front } = one;
  const flip = (box: Box): Box => (right ? { ...box, x: wish.width - box.x - box.w } : box);
  const inner = EDGE + plate.w + PILL + GAP;
  const cards =
    front === "beside"
      ? { x: inner, y, w: Math.max(0, one.side - inner), h: wish.front.h }
      : { x: EDGE, y: y + plate.h + WHY, w: one.side - PILL - EDGE, h: front === "inside" ? 0 : wish.front.h };
  return { plate: flip({ x: EDGE, y, ...plate }), cards: flip(cards) };
}

/** Everything in its place; `wish.sides` names the left side from the lower seat to the upper, the right one the other way round. */
export function around(wish: Wish): Around {
  const one = widened(best(wish));
  const left = heights(one, among(wish, "left")).reverse();
  const right = heights(one, among(wish, "right"));
  const top = columns(one, among(wish, "top"));
  const place = { left: () => atSide(one, left.shift()!, false), right: () => atSide(one, right.shift()!, true), top: () => atTop(one, top.shift()!) };
  const room = wish.width - 2 * (one.side + GAP);
  return {
    scale: one.scale,
    front: one.front,
    plate: one.plate,
    seats: wish.sides.map((side) => ({ side, ...place[side]() })),
    middle: { x: one.side + GAP, y: 0, w: room, h: aboveAsk(wish) },
    ask: Math.min(ASK.most, askBetween(one) ? room : wish.width - 2 * EDGE),
    rail: { x: Math.round(EDGE + one.plate.w * (one.front === "below" ? 0.12 : 0.33)), y: Math.round(TOP + one.plate.h * 0.38) },
  };
}
