// Places and sizes of the two pairs, the street between them and the piles. Pure arithmetic in units of the design,
// tested without a browser. A character is drawn 27 em wide and 12.6 em high, wider on a low page, where what it does
// stands beside its name; the rear one has a smaller em.
import type { Box, Size } from "../lib/layout/around";
import { BAR, tableWidth } from "../lib/layout/page";
import { phonePromptRoom, promptRoom, sidePromptRoom } from "../lib/layout/prompt_room";

export const [WIDE, HIGH] = [27, 12.6]; // of a character, in its em
const [BROAD, BROADEST] = [36, 52]; // em: a width from which a plate has a column for what its character does
export const REAR = 0.8; // the em of the one behind, against the one in front
const [EDGE, TOP, STREET] = [34, 34, 66]; // from the table's edge to what lies on it; the street at least
const [EVEN, EVENLY] = [10, 0.51]; // em below which both of a pair are about equally wide; the share of the front
const STEP = 1.6; // in em: the front stands so much nearer to the street
const [LARGEST, SMALLEST] = [14.6, 7.2];
const ASK = 120; // height of the prompt, most of whose answers stand in one row
const BETWEEN = 4; // em, between the two of a pair
const MINI = { w: 4.6, h: 5.5 }; // em of the front: a card in front of a character
const COLUMNS = 2; // of cards beside the front

export interface PairPlace {
  front: Box;
  rear: Box;
  frontCards: Box;
  rearCards: Box;
  up: boolean; // its cards lie above it: it is mine
}
export interface DuelWide {
  table: Size; // without the log
  room: number; // height of the prompt's box
  foot: number; // height of my hand
  em: number; // of the fronts
  broad: boolean; // what characters do stands beside their names
  beside: boolean; // the cards of a front lie at its right, otherwise towards the street
  left: Box; // the column of piles and names
  them: PairPlace;
  us: PairPlace;
  street: Box; // between the fronts, from the column to the right edge
  swap: { x: number; y: number };
  gap: number; // between the two of a pair
  ask: number; // the prompt may be so wide
  askX: number; // its middle
  hand: number; // width of a card of my hand
  laid: Box; // between those behind: cards to choose from cover no character
  stage: { x: number; y: number; h: number }; // middle and height of what is shown above the prompt
  aside: number; // its middle while I am asked: over the piles
}

const around = (beside: boolean): number => BETWEEN + (beside ? 0.8 + COLUMNS * (MINI.w + 0.5) : 0);
const row = (beside: boolean, wide = WIDE): number => (1 + REAR) * wide + around(beside);
const tall = (beside: boolean): number =>
  Math.max(HIGH + STEP + (beside ? 0 : MINI.h + 0.6), HIGH * REAR + MINI.h + 0.6);

export function duelWide(page: Size, mine: boolean): DuelWide {
  const hand = page.h < 760 ? 96 : page.h < 860 ? 106 : 117;
  const foot = mine ? Math.round(hand * 1.4 + 42) : 14;
  const table = { w: tableWidth(page.w), h: page.h - BAR - foot };
  const column = table.w >= 1000 ? 186 : table.w >= 860 ? 150 : 128;
  const room = Math.min(ASK, promptRoom(page));
  const [top, bottom] = [TOP, table.h - room - 18];
  const inner = { x: EDGE + column + 12, w: table.w - 2 * EDGE - column - 12 };
  const beside = table.w >= 1000;
  const em = Math.max(
    SMALLEST,
    Math.min(LARGEST, (bottom - top - STREET) / (2 * tall(beside)), (inner.w - 4) / row(beside)),
  );
  const widest = ((inner.w - 4) / em - around(beside)) / (1 + REAR);
  const broad = widest >= BROAD;
  const wide = broad ? Math.min(BROADEST, widest) : WIDE;
  const x = inner.x + Math.max(0, (inner.w - row(beside, wide) * em) / 2);
  // on a low page the one behind needs as much width for what it does as the one in front
  const front = beside && broad && em < EVEN ? EVENLY * (1 + REAR) * wide : wide;
  const behind = (1 + REAR) * wide - front;
  const pair = (up: boolean): PairPlace => {
    const [frontY, rearY] = up ? [bottom - HIGH * em - STEP * em, bottom - HIGH * REAR * em] : [top + STEP * em, top];
    const rear = { x, y: rearY, w: behind * em, h: HIGH * REAR * em };
    const before = { x: x + rear.w + BETWEEN * em, y: frontY, w: front * em, h: HIGH * em };
    const strip = (box: Box): Box => ({
      x: box.x,
      y: up ? box.y - (MINI.h + 0.6) * em : box.y + box.h + 0.6 * em,
      w: box.w,
      h: MINI.h * em,
    });
    const side = { x: before.x + before.w + 0.8 * em, y: frontY, w: COLUMNS * (MINI.w + 0.5) * em, h: before.h };
    return { front: before, rear, frontCards: beside ? side : strip(before), rearCards: strip(rear), up };
  };
  const [them, us] = [pair(false), pair(true)];
  const streetTop = them.front.y + them.front.h;
  const under = them.rear.y + them.rear.h;
  return {
    table,
    room,
    foot,
    em,
    broad,
    beside,
    left: { x: EDGE, y: top, w: column, h: bottom - top },
    them,
    us,
    street: { x: EDGE, y: streetTop, w: table.w - 2 * EDGE, h: us.front.y - streetTop },
    swap: { x: us.rear.x + us.rear.w + (BETWEEN / 2) * em, y: us.front.y + us.front.h / 2 },
    gap: BETWEEN * em,
    ask: Math.min(page.h < 700 ? 960 : 740, table.w - 60),
    askX: table.w / 2,
    hand,
    laid: { x: EDGE + column + 4, y: under, w: them.front.x - EDGE - column - 8, h: us.rear.y - under },
    stage: { x: table.w / 2, y: BAR + bottom / 2 + 6, h: bottom - 12 },
    aside: EDGE + column / 2,
  };
}

/** Return how many lines of the ability have room: between name and lives, or in a column. A long text is smaller. */
export function linesOf(em: number, broad = false, long = false): number {
  const free = broad ? (HIGH - 1) * em : (HIGH - 4.15) * em - 31;
  return Math.max(1, Math.floor(free / (1.22 * (long ? Math.max(em, 12) : Math.max(1.06 * em, 12.5)))));
}

/** Width of a card in front of a character, so that several fit side by side. */
export function miniWidth(em: number): number {
  return Math.max(40, Math.min(62, MINI.w * em));
}

/** Heights on a phone: of a plate at least, of a card in front of a character, the line of a player, the street, and what is around them. */
const USUAL = { plate: 84, token: 48, name: 44, street: 54, around: 36 };
const LOW = { plate: 68, token: 40, name: 34, street: 44, around: 32 };
const MINE = 78; // my line and what is around it and my hand, on its side

/** How many lines of the ability have room on a phone, between name and lives. A narrow page has smaller names. */
export const phoneLines = (high: number, narrow: boolean): number => Math.floor((high - (narrow ? 61 : 64)) / 14.16);

export interface DuelPhone {
  side: boolean; // on its side: the table at the left, what is mine at the right
  low: boolean; // little height: all is as low as it can be
  zone: number; // height of the table
  plate: number; // height of the plates
  tall: number; // of one in front with no card before it
  pair: number; // height of a pair with the cards in front of it
  token: number; // width of a card in front of a character
  hand: number; // width of a card of my hand
  ask: number; // height kept for the prompt
}

export function duelPhone(page: Size, mine: boolean): DuelPhone {
  const side = page.w > page.h;
  const low = side || page.h < 700;
  const measures = low ? LOW : USUAL;
  const kept = phonePromptRoom(page);
  const usual = page.h < 700 ? 66 : page.h < 800 ? 84 : 92;
  const rest = page.h - BAR - (side ? 8 : kept + 20);
  const line = low ? 44 : 52; // my own, and what is above my hand
  const around = measures.around + measures.name + measures.street;
  const least = around + 2 * (measures.plate + measures.token);
  const hand = side ? usual : Math.floor(Math.max(58, Math.min(usual, (rest - least - line) / 1.4)));
  const zone = Math.max(least, rest - (side || !mine ? 0 : line + hand * 1.4));
  const plate = Math.round(Math.max(measures.plate, Math.min(136, (zone - around) / 2 - measures.token)));
  const tall = Math.max(plate, Math.floor(Math.min(plate + measures.token, (zone - around) / 2 - 2)));
  return {
    side,
    low,
    zone,
    plate,
    tall,
    pair: plate + measures.token + 4,
    token: low ? 32 : 40,
    hand,
    ask: side && mine ? sidePromptRoom(page.h - BAR - MINE - hand * 1.4) : kept,
  };
}
