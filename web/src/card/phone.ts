// How large everything is on a phone, upright or on its side: the others in a U, my place, the hand, the prompt under the thumb. All room
// is given away beforehand, so that nothing moves when somebody else's turn comes. Pure arithmetic in units of the design.
import type { Size } from "../lib/around";
import { BAR } from "../lib/page";
import { heightOf, lay, type Block } from "./layout";

export interface PhoneSeen {
  page: Size;
  rows: number[][]; // seats, from the top of the U down
  cards: number[]; // in front of each seat
  mine: number | null; // cards in front of me; null: I have no place here
  strip: number; // height of what stands above the table: the event in force
  middle: number; // height of what lies in the middle: cards to choose from; 0: the piles alone
  ask: number; // height of the prompt
  dense?: boolean; // so much lies there that everything is lower
}
export interface Phone {
  side: boolean; // on its side: the table at the left, what is mine at the right
  zone: Size; // the table with its rail
  row: number; // height of each row
  gap: number;
  plate: Size; // with signs; lower where the cards lie below it
  bare: number;
  signs: number; // size of the cards as signs
  scale: number; // of the plates
  beside: boolean; // the cards lie beside the plate
  aside: boolean; // the piles stand beside the uppermost seat
  blocks: Block[]; // by seat; of width 0: signs inside the plate
  pile: number; // width of deck and discards
  me: Block;
  tight: boolean; // my own plate makes room for my cards
  hand: { card: number; room: number };
  ask: number; // height kept for the prompt
}

const SMALL: Size = { w: 172, h: 76 }; // a plate with the cards as signs
const BARE = 60; // its height without them
const CARD = 60; // height of the smallest card with a name
const [RAIL, PADDING, EDGE] = [18, 22, 18]; // of the table: rail, above and below, at both sides
const GAP = 10; // between the parts of the page
const MY = 66;
const TIGHT = 56; // where much lies on the table
const LEAST = 64; // a row is not lower than that; the page scrolls
const LABEL = 24; // below a pile

/** What is mine and the prompt: what they take of the height. */
function below(
  seen: PhoneSeen,
  width: number,
  low: boolean,
): Pick<Phone, "me" | "hand" | "ask" | "tight"> & { tall: number } {
  const many = seen.rows.flat().length > 6;
  const ask = Math.max(low || seen.dense ? 112 : 141, seen.ask);
  const mine = seen.mine ?? 0;
  const tight = seen.dense === true && mine > 4;
  const me = lay(mine, { w: width - (tight ? 178 : 214), h: mine > 3 && !low && !many ? 2 * CARD + 4 : MY }, 56);
  const card =
    low || seen.dense ? 62 : seen.page.h < 700 || (many && seen.page.h < 880) ? 72 : seen.page.h < 880 ? 84 : 94;
  const place =
    seen.mine === null ? 0 : 4 + Math.max(MY, heightOf(me)) + (low || seen.dense ? 8 : 14) + card * 1.4 + GAP;
  return { me, tight, hand: { card, room: width - (seen.page.w > seen.page.h ? 36 : 24) }, ask, tall: place + ask + 8 };
}

export function phone(seen: PhoneSeen): Phone {
  const { page, rows } = seen;
  const side = page.w > page.h;
  const width = side ? Math.round(page.w * 0.54) : page.w;
  const { me, tight, hand, ask, tall } = below(seen, side ? page.w - width : width, side || page.h < 700);
  const height = Math.max(0, page.h - BAR - ((seen.strip ? seen.strip + GAP : 0) + (side ? 8 : GAP + tall)));
  const inner = { w: width - 8 - EDGE - RAIL, h: height - RAIL - PADDING };
  const aside = rows.length > 3 && rows[0]!.length === 1;
  const beside = rows.every((row) => row.length === 1);
  const gap = rows.length > 3 ? 7 : 9;
  const least = seen.middle || (aside ? 4 : 32 * 1.4 + LABEL);
  const even = Math.floor((inner.h - least) / rows.length) - gap;
  const row = Math.max(
    seen.dense ? TIGHT : LEAST,
    Math.min(even, beside ? 150 : BARE * 1.1 + 4 + 2 * CARD + 4, seen.middle ? LEAST : Infinity),
  );
  const spare = inner.h - rows.length * (row + gap);
  const broad = beside ? Math.round(inner.w * 0.56) : Math.floor((inner.w - 8) / 2);
  const high = Math.min(row, SMALL.h * 1.3);
  const scale = Math.floor(Math.min(broad / SMALL.w, high / SMALL.h, 1.3) * 100) / 100;
  const bare = Math.round(BARE * scale);
  const room = beside ? { w: inner.w - broad - 12, h: row } : { w: broad, h: row - bare - 4 };
  return {
    side,
    zone: { w: width - 8, h: rows.length * (row + gap) + Math.max(spare, least) + RAIL + PADDING },
    row,
    gap,
    plate: { w: broad, h: Math.floor(high) },
    bare,
    signs: Math.floor(Math.max(15, Math.min(30, high - bare + 10))),
    scale,
    beside,
    aside,
    blocks: seen.cards.map((count) => withNames(count, room)),
    pile: aside
      ? Math.floor(Math.min(40, (inner.w - broad) / 2 - 10, (row - LABEL) / 1.4))
      : Math.floor(Math.max(30, Math.min(64, (spare - LABEL) / 1.4))),
    me,
    tight,
    hand,
    ask,
  };
}

/** Cards that can be read, or none. */
function withNames(count: number, room: Size): Block {
  const block = lay(count, room, 66);
  return block.step >= block.width && block.width * 1.2 >= CARD && heightOf(block) <= room.h
    ? block
    : { ...block, width: 0 };
}
