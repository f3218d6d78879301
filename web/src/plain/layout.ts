// Places on a plain wide table. Pure arithmetic in units of the design.
import { around, GAP, WHY, type Around, type Box, type Size } from "../lib/layout/around";
import { BAR, tableWidth } from "../lib/layout/page";
import { promptRoom } from "../lib/layout/prompt_room";
import type { Side } from "../lib/layout/seats";

export interface PlainWide extends Around {
  table: Size;
  room: number; // height of the prompt's box
  foot: number; // height of my place
  center: Box;
}

const FRONT = 64; // below a plate: what the view says of the seat

export function plainWide(page: Size, sides: Side[], mine: boolean): PlainWide {
  const foot = mine ? Math.round(Math.max(132, Math.min(170, page.h * 0.19))) : 20;
  const table = { w: tableWidth(page.w), h: page.h - BAR - foot };
  const room = promptRoom(page);
  const base = around({
    width: table.w,
    height: table.h,
    sides,
    front: { w: 0, h: FRONT },
    middle: { w: 260, h: 110 },
    ask: room,
  });
  const tops = base.seats.map(({ side, plate }) => (side === "top" ? plate.y + plate.h + FRONT + WHY : 0));
  const y = Math.max(GAP, ...tops);
  return { ...base, table, room, foot, center: { ...base.middle, y, h: Math.max(0, base.middle.h - y) } };
}
