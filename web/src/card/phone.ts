// Sizes on a phone, upright or on its side: other seats in a U, my place, the hand, the prompt. All room is allotted
// in advance, so nothing moves when the turn passes. Pure arithmetic in units of the design.
import type { Size } from "../lib/layout/around";
import { BAR } from "../lib/layout/page";
import { LOWEST, phonePromptRoom, sidePromptRoom } from "../lib/layout/prompt_room";
import { BETWEEN, lay, type Block } from "./layout";

export interface PhoneSeen {
  page: Size;
  rows: number[][]; // seats, from the top of the U down
  cards: number[]; // in front of each seat
  mine: number | null; // cards in front of me; null: I have no place here
  strip: number; // height of what stands above the table: the event in force
  choosing: boolean; // what I choose among fills the middle: characters, who I am
  dense?: boolean; // so much lies there that everything is lower
}
export interface Phone {
  side: boolean; // on its side: the table at the left, what is mine at the right
  low: boolean; // little height for many: all is as low as it can be
  zone: Size; // the table with its rail
  row: number; // height of each row
  gap: number;
  plate: Size; // with signs; lower where the cards lie below it
  bare: number;
  signs: number; // size of the cards as signs
  scale: number; // of the plates
  beside: boolean; // the cards lie beside the plate
  aside: boolean; // the piles stand beside the uppermost seat
  named: boolean; // there is room for cards with names, else they are signs inside the plate
  blocks: Block[]; // by seat; of width 0: signs, for more cards than can be named
  pile: number; // width of deck and discards
  me: Block;
  tight: boolean; // my own plate makes room for the names of my cards
  hand: { card: number; room: number };
  ask: number; // height kept for the prompt
  panel: Size; // for cards that others choose from, over the middle of the table
}

/** Heights that differ where there is little: what stands around and between the parts of the page. */
interface Measures {
  padding: number; // of the table, above and below
  gap: number; // between the parts of the page
  my: number; // my plate
  under: number; // between it and my hand
  least: number; // a row is not lower than that; the page scrolls
}
const USUAL: Measures = { padding: 22, gap: 10, my: 66, under: 14, least: 64 };
const LITTLE: Measures = { ...USUAL, under: 8 };
const DENSE: Measures = { ...LITTLE, least: 56 };
const LOW: Measures = { padding: 12, gap: 6, my: 58, under: 4, least: 48 };

const SMALL: Size = { w: 172, h: 76 }; // a plate with the cards as signs
const BARE = 60; // its height without them
const CARD = 60; // height of the smallest card with a name
const [RAIL, EDGE] = [18, 18]; // of the table: rail, at both sides
const LABEL = 24; // below a pile
const LEAST_PILES = 32 * 1.4 + LABEL;
const LEAST_PROMPT = 116; // height kept for the prompt where there is little; a longer one covers my hand
const UNDER_PROMPT = 8;
const BADGE = 12; // above my plate on a phone on its side, for the badge of my role
const PANEL = 150; // height of the panel for cards that others choose from
const CHOICES = 320; // height of characters to choose from
export const SCALE_LOW = 0.88; // of my plate where all is low
const [MY_WORDS, MY_TIGHT] = [204, 154]; // width of my plate with the longest name on one line, and on two
export const MY_HEIGHT = 66;
export const MY_PLACE = 146; // width of its portrait and the words on two lines
const SIDES = 24; // beside and between it and my cards
const SHOWN = 43; // part of a card of mine that has room for its name

/** What is mine, and what it takes of the height. */
function below(
  seen: PhoneSeen,
  width: number,
  { gap, my, under }: Measures,
  low: boolean,
): Pick<Phone, "me" | "hand" | "tight"> & { place: number } {
  const many = seen.rows.flat().length > 6;
  const little = seen.page.w > seen.page.h || seen.page.h < 700;
  const mine = seen.mine ?? 0;
  const { tight, block: me } = myCards(mine, width, my, low ? SCALE_LOW : 1);
  const usual = seen.page.h >= 880 ? 94 : many ? 72 : 84;
  const card = low || seen.page.h < 400 ? 58 : little || seen.dense ? 62 : usual;
  const place = seen.mine === null ? 0 : 4 + my + under + card * 1.4 + gap;
  return { me, tight, hand: { card, room: width - (seen.page.w > seen.page.h ? 36 : 24) }, place };
}

/** The cards in front of me beside my plate: their names need room before its words do. If there is too little, they are signs. */
function myCards(count: number, width: number, high: number, scale: number): { tight: boolean; block: Block } {
  const usual = lay(count, { w: width - MY_WORDS * scale - SIDES, h: high }, 56);
  if (isNamed(usual)) return { tight: false, block: usual };
  const room = { w: width - MY_TIGHT * scale - SIDES, h: high };
  const block = lay(count, room, 56);
  return { tight: true, block: isNamed(block) ? block : asSigns(count, room) };
}
/** Whether enough of each card is seen for its name. */
const isNamed = ({ count, step, width }: Block): boolean => count === 0 || step >= Math.min(width, SHOWN);
function asSigns(count: number, room: Size): Block {
  const per = Math.ceil(count / 2);
  const step = Math.min(48, Math.floor(room.w / per));
  return { count, per, step, width: 0, sign: Math.min(step - BETWEEN, Math.floor((room.h - BETWEEN) / 2)) };
}

const widthOf = ({ w, h }: Size): number => (w > h ? Math.round(w * 0.54) : w); // of the table

/** Whether seats and piles are above what is mine, with the usual heights of a small page. */
function fits(seen: PhoneSeen): boolean {
  const { page, rows, strip } = seen;
  const side = page.w > page.h;
  const { place } = below(seen, side ? page.w - widthOf(page) : page.w, LITTLE, false);
  const foot = LITTLE.gap + place + phonePromptRoom(page) + UNDER_PROMPT;
  const height = page.h - BAR - (strip ? strip + LITTLE.gap : 0) - (side ? 8 : foot);
  return rows.length * (LITTLE.least + 9) + LEAST_PILES + RAIL + LITTLE.padding <= height;
}

export function phone(seen: PhoneSeen): Phone {
  const { page, rows } = seen;
  const side = page.w > page.h;
  const little = side || page.h < 700;
  // the strip above a dense table is lower if `low`, so its height cannot decide whether the table is low
  const low = little && (rows.length > 3 || (seen.dense ? !side || page.h < LOWEST : !fits(seen)));
  const measures = low ? LOW : seen.dense ? DENSE : little ? LITTLE : USUAL;
  const width = widthOf(page);
  const { me, tight, hand, place } = below(seen, side ? page.w - width : width, measures, low);
  const middle = seen.choosing ? CHOICES : 0;
  const aside = (rows.length > 3 || low) && rows[0]!.length === 1;
  const beside = rows.every((row) => row.length === 1);
  const gap = low ? 6 : rows.length > 3 ? 7 : 9;
  const needs = middle || (aside ? 4 : LEAST_PILES);
  const lowest = middle && seen.dense ? LOW.least : measures.least;
  const above = page.h - BAR - (seen.strip ? seen.strip + measures.gap : 0) - RAIL - measures.padding;
  const mineToo = side ? 8 : measures.gap + place + UNDER_PROMPT;
  const free = above - mineToo - rows.length * (lowest + gap) - needs;
  const whole = phonePromptRoom(page);
  const beneath = sidePromptRoom(page.h - BAR - BADGE - place - 4);
  const lowAsk = rows.length > 3 ? LEAST_PROMPT : Math.max(LEAST_PROMPT, Math.min(whole, free));
  const ask = side ? beneath : low ? lowAsk : whole;
  const inner = { w: width - 8 - EDGE - RAIL, h: Math.max(0, above - mineToo - (side ? 0 : ask)) };
  const even = Math.floor((inner.h - needs) / rows.length) - gap;
  const row = Math.max(lowest, Math.min(even, beside ? 150 : BARE * 1.1 + 4 + 2 * CARD + 4, middle ? 64 : Infinity));
  const spare = inner.h - rows.length * (row + gap);
  const broad = beside ? Math.round(inner.w * 0.56) : Math.floor((inner.w - 8) / 2);
  const high = Math.min(row, SMALL.h * 1.3);
  const scale = Math.floor(Math.min(broad / SMALL.w, high / SMALL.h, 1.3) * 100) / 100;
  const bare = Math.round(BARE * scale);
  const room = beside ? { w: inner.w - broad - 12, h: row } : { w: broad, h: row - bare - 4 };
  const named = room.h >= CARD;
  const zone = { w: width - 8, h: rows.length * (row + gap) + Math.max(spare, needs) + RAIL + measures.padding };
  return {
    side,
    low,
    zone,
    row,
    gap,
    plate: { w: broad, h: Math.floor(high) },
    bare,
    signs: Math.floor(Math.max(15, Math.min(30, high - bare + (row < 56 ? 6 : 10)))),
    scale,
    beside,
    aside,
    named,
    blocks: seen.cards.map((count) => withNames(count, room, named)),
    pile: aside
      ? Math.floor(Math.min(40, (inner.w - broad) / 2 - 10, (row - LABEL) / 1.4))
      : Math.floor(Math.max(30, Math.min(64, (spare - LABEL) / 1.4))),
    me,
    tight,
    hand,
    ask,
    panel: { w: width - 24, h: PANEL },
  };
}

/** Cards that can be read, or none. */
function withNames(count: number, room: Size, named: boolean): Block {
  const block = lay(count, room, 66);
  return named && block.step >= block.width ? block : { ...block, width: 0 };
}
