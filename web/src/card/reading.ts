// Reading times of the objects of the card game.
import { showsOf } from "../art/sets";
import type { GameEvent } from "./wire";

/** What one needs to read it, in ms at normal pace. */
const READ: Record<string, number> = {
  turn: 350,
  play: 700,
  use: 550,
  lay: 600,
  answer: 650,
  stand: 500,
  discard: 400,
  draw: 350,
  take: 700,
  give: 600,
  row: 700,
  lose: 600,
  heal: 500,
  check: 1000,
  colour: 1000,
  jailed: 700,
  passes: 700,
  out: 1500,
  return: 1200,
  swap: 1200,
  event: 1500,
  penalty: 1200,
  lend: 900,
  start: 300,
  buy: 1000,
  force: 1200,
  found: 1000,
  effect: 700,
  shadow: 1200,
  side: 1200,
  cancel: 900,
  saved: 1000,
  reveal: 1600,
  flip: 1200,
  roles: 1600,
  seats: 1500,
  skip: 900,
  order: 1200,
  hand: 1600,
  survive: 1300,
  goal: 1800,
};
const AIMED = 150; // more, where one must see at whom
const OTHERS = 400; // all other things

/** Harm to another player. */
export const isAimed = (event: GameEvent): boolean =>
  event.nature === "harms" && event.to !== undefined && event.to !== event.who;
export const read = (event: GameEvent): number =>
  (READ[event.t] ?? showsOf(event.t)?.read ?? OTHERS) + (isAimed(event) ? AIMED : 0);
