// What happened to me, read off the events alone: who did it, and what it did to me. Nothing here knows a rule.
import { voided } from "./log";
import type { GameEvent, Note, Seat } from "../net/wire";

/** Event that affected me: the action of a player and its consequences for me, in this order. */
export interface MyEvent {
  n: number; // of its last event
  events: GameEvent[];
  source: string | null; // what did it, where no event says so
  note: Note | null; // the choice was mine, and made by a bot
}

/** Steps of a turn and results of my own answers: they say nothing that I do not see. */
const QUIET = new Set([
  "turn",
  "start",
  "throw",
  "keep",
  "stopped",
  "stand",
  "show",
  "look",
  "back",
  "character",
  "shuffle",
  "end",
  "undo",
  "saloon",
  "suit",
  "event",
  "row",
  "quiver",
  "attack",
  "gatling",
  "out",
]);
/** Events aimed at one or all players: the following events are their consequences. */
const ACTS = new Set(["play", "use", "aim", "attack", "gatling", "beer"]);
const MOST = 3; // events told together

const involves = (event: GameEvent, me: Seat): boolean => event.who === me || event.to === me || event.from === me;
const cardOf = (event: GameEvent): number | null => event.card ?? (event.cards?.length === 1 ? event.cards[0]! : null);

export function eventsAboutMe(events: GameEvent[], me: Seat | null, notes: ReadonlyMap<number, Note>): MyEvent[] {
  if (me === null) return [];
  const gone = voided(events);
  const found: MyEvent[] = [];
  let turn: Seat | null = null;
  let act: GameEvent | null = null; // done last by somebody else, not told yet
  let apart = true; // something else has happened since
  for (const event of events) {
    if (gone.has(event.n)) continue;
    if (event.t === "turn") {
      turn = event.who ?? null;
      act = null;
    }
    if (event.t === "check" && act?.t === "use" && act.cause === event.cause) act = null; // nothing else comes of it
    const note = notes.get(event.n);
    const last = found.at(-1);
    if (note?.seat === me) found.push({ n: event.n, events: [event], source: null, note });
    else if (concerns(event, me, turn) && !(ACTS.has(event.t) && event.nature === "harms")) {
      if (last && !apart && follows(event, last.events.at(-1)!)) {
        if (last.events.length < MOST && !said(last.events, event)) last.events.push(event);
        last.n = event.n;
      } else found.push(started(event, act, me));
      act = null;
      apart = false;
      continue;
    } else if (ACTS.has(event.t) && event.who !== me && (event.to === undefined || event.to === me)) act = event;
    else if (event.who === me && event.how === "chosen") act = null; // I have answered
    apart = apart || event.who !== me || event.how === "chosen";
  }
  return found;
}

/** Not what I did myself, nor what my own turn brings me anyway. */
function concerns(event: GameEvent, me: Seat, turn: Seat | null): boolean {
  if (!involves(event, me) || QUIET.has(event.t) || event.quiet) return false;
  const mine = event.who === me;
  if (mine && event.how === "chosen" && (event.nature !== "harms" || (event.to ?? me) !== me)) return false;
  if (event.t === "draw" && (event.cause === "phase" || event.cause === "start")) return false; // my hand shows it
  return !(mine && turn === me && (event.nature === "helps" || ["draw", "arrow", "take", "discard"].includes(event.t)));
}

/** Whether two events have the same cause. */
const follows = (event: GameEvent, last: GameEvent): boolean => event.who === last.who || event.who === last.to;

function started(event: GameEvent, act: GameEvent | null, me: Seat): MyEvent {
  if (act && caused(event, act, me))
    return { n: event.n, events: said([act], event) ? [act] : [act, event], source: null, note: null };
  return {
    n: event.n,
    events: [event],
    source: event.t === "lose" && event.by == null ? (event.cause ?? null) : null,
    note: null,
  };
}

function caused(event: GameEvent, act: GameEvent, me: Seat): boolean {
  if (act.to !== undefined && act.to !== me) return false;
  const by = event.by ?? (event.t === "take" || event.t === "give" ? event.who : act.who);
  return by === act.who;
}

/** The card that goes was named already when it was aimed at. */
function said(told: GameEvent[], event: GameEvent): boolean {
  const card = cardOf(event);
  return card !== null && (event.t === "discard" || event.t === "take") && told.some((one) => one.of === card);
}
