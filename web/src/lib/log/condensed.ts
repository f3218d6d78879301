// The log, short: what the line before has said already is left out, equal lines become one, a turn is summed up by what mattered.
import type { LogLine } from "./log";
import type { GameEvent, Note, Seat, Tag, Text } from "../net/wire";

export type CondensedLine =
  | { is: "one"; n: number; event: GameEvent; void: boolean }
  | { is: "many"; n: number; event: GameEvent; text: Text } // several did the same
  | { is: "note"; n: number; note: Note };

/** Key of a line among those of one turn. */
export const lineKey = (line: CondensedLine): string =>
  `${line.is}${line.n}${line.is === "note" ? line.note.seat : ""}`;

/** Information that the log needs in addition to the events. */
export interface LogContext {
  me: Seat | null;
  notes: ReadonlyMap<number, Note>;
  openings?: Note[]; // of "who is who"
  kindOf: (card: number) => string;
  has: (key: string) => boolean; // is there such a message?
}

const cardOf = (event: GameEvent): number | null => event.card ?? (event.cards?.length === 1 ? event.cards[0]! : null);

/** Said already by the line before it, or by the one after it. */
function needless(
  event: GameEvent,
  before: GameEvent | undefined,
  after: GameEvent | undefined,
  telling: LogContext,
): boolean {
  const card = cardOf(event);
  switch (event.t) {
    case "stopped":
    case "stand":
      return (
        before !== undefined &&
        before.who === event.who &&
        (before.t === "answer" || (before.t === "check" && before.good === true))
      );
    case "use":
      return after !== undefined && after.t === "check" && after.who === event.who && after.cause === event.cause;
    case "take":
      return before !== undefined && card !== null && before.of === card && before.who === event.who;
    case "discard":
      if (card === null) return false;
      return (
        telling.kindOf(card) === event.cause || (before !== undefined && before.of === card && before.to === event.who)
      );
    case "draw":
      return (
        before !== undefined &&
        event.cards === null &&
        cardOf(before) !== null &&
        before.who === event.who &&
        telling.kindOf(cardOf(before)!) === event.cause
      );
    default:
      return false;
  }
}

/** Lines of one turn. `next`: number of the next event, if this is the last turn until now. */
export function condense(lines: LogLine[], telling: LogContext, next?: number): CondensedLine[] {
  const told: CondensedLine[] = [];
  let before: GameEvent | undefined;
  lines.forEach((line, i) => {
    const { event } = line;
    const note = telling.notes.get(event.n);
    told.push(...openings(event.n, telling));
    if (note) told.push({ is: "note", n: event.n, note });
    if (!note && !line.void && needless(event, before, lines[i + 1]?.event, telling)) return;
    told.push({ is: "one", n: event.n, event, void: line.void });
    before = event;
  });
  const last = next === undefined ? undefined : telling.notes.get(next);
  if (next !== undefined) told.push(...openings(next, telling));
  if (last) told.push({ is: "note", n: last.n, note: last }); // nothing has come of that choice yet
  return merged(repeated(told, telling), telling);
}

const openings = (n: number, telling: LogContext): CondensedLine[] =>
  (telling.openings ?? []).filter((note) => note.n === n).map((note) => ({ is: "note", n, note }));

/** The same done by the same one again and again, at the same target, becomes one line that counts. */
function repeated(lines: CondensedLine[], telling: LogContext): CondensedLine[] {
  const found: CondensedLine[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const same =
      line.is === "one" &&
      last &&
      last.is !== "note" &&
      !line.void &&
      !(last.is === "one" && last.void) &&
      again(last.event, line.event);
    if (!same || !telling.has(`times-${line.event.text.key}`)) {
      found.push(line);
      continue;
    }
    const times = last.is === "many" ? Number(last.text.args!["times"]) + 1 : 2;
    found[found.length - 1] = {
      is: "many",
      n: last.n,
      event: line.event,
      text: { key: `times-${line.event.text.key}`, args: { ...line.event.text.args, times } },
    };
  }
  return found;
}
const again = (one: GameEvent, other: GameEvent): boolean =>
  one.t === other.t &&
  one.text.key === other.text.key &&
  one.who === other.who &&
  one.to === other.to &&
  one.face === other.face;

const ALIKE = new Set(["answer", "discard", "lose", "heal"]);

/** What makes lines equal; null: it stands for itself. */
function sort(line: CondensedLine, telling: LogContext): string | null {
  if (
    line.is !== "one" ||
    line.void ||
    !ALIKE.has(line.event.t) ||
    line.event.who === telling.me ||
    !telling.has(`many-${line.event.text.key}`)
  )
    return null;
  const { t, cause, count } = line.event;
  const card = cardOf(line.event);
  if (t === "lose" || t === "heal") return `${t} ${count}`;
  return card === null ? null : `${t} ${cause} ${line.event.as ?? telling.kindOf(card)}`;
}

/** Merge equal lines with one cause at the place of the first. */
function merged(lines: CondensedLine[], telling: LogContext): CondensedLine[] {
  const found: CondensedLine[] = [];
  let groups = new Map<string, { at: number; events: GameEvent[] }>();
  let cause: GameEvent | null = null;
  const close = (): void => {
    for (const { at, events } of groups.values()) if (events.length > 1) found[at] = together(events, cause, telling);
    groups = new Map();
  };
  for (const line of lines) {
    const key = sort(line, telling);
    const group = key === null ? undefined : groups.get(key);
    if (line.is === "one" && group && !group.events.some((one) => one.who === line.event.who)) {
      group.events.push(line.event);
      continue;
    }
    const alike = line.is === "one" && !line.void && ALIKE.has(line.event.t);
    if (group || !alike) close();
    if (line.is === "one" && !alike) cause = line.event;
    if (line.is === "one" && key !== null) groups.set(key, { at: found.length, events: [line.event] });
    found.push(line);
  }
  close();
  return found;
}

/** "Bart, Suzy and Willy answer Indians! with BANG!" */
function together(events: GameEvent[], cause: GameEvent | null, telling: LogContext): CondensedLine {
  const [first] = events as [GameEvent];
  const card = cardOf(first);
  const played = cause?.t === "play" && cause.card != null ? (cause.as ?? telling.kindOf(cause.card)) : null;
  const plain = `many-${first.text.key}`;
  const key = played !== null && card !== null && telling.has(`${plain}-to`) ? `${plain}-to` : plain;
  const names = { seats: events.map((event) => event.who!) };
  const args: Record<string, Tag> = { names, n: first.count ?? 1 };
  if (card !== null) args["kind"] = { kind: first.as ?? telling.kindOf(card) };
  if (key !== plain) args["source"] = { kind: played! };
  return { is: "many", n: first.n, event: first, text: { key, args } };
}

/** Effect of a turn on a player. */
export interface Mark {
  seat: Seat;
  lost: number; // lives; less than 0: gained
  out: string | null; // the role it was
}

/** Who lost lives and who is out, those who are out first. */
export function marks(events: GameEvent[]): Mark[] {
  const found = new Map<Seat, Mark>();
  const of = (seat: Seat): Mark => {
    if (!found.has(seat)) found.set(seat, { seat, lost: 0, out: null });
    return found.get(seat)!;
  };
  for (const event of events) {
    if (event.who === undefined) continue;
    if (event.t === "lose") of(event.who).lost += event.count ?? 1;
    if (event.t === "heal") of(event.who).lost -= event.count ?? 1;
    if (event.t === "out" && event.role !== undefined) of(event.who).out = event.special || event.role;
    if (event.t === "return" || event.t === "saved") of(event.who).out = null;
  }
  return [...found.values()]
    .filter((mark) => mark.out !== null || mark.lost !== 0)
    .sort((a, b) => Number(b.out !== null) - Number(a.out !== null) || b.lost - a.lost);
}

/** Number of cards that the turn player drew, if nothing else needs a line; shown at the head of the turn. */
export function drawn(lines: LogLine[], me: Seat | null): { n: number; at: number } | null {
  const [first] = lines;
  if (
    !first ||
    first.void ||
    first.event.t !== "draw" ||
    first.event.cause !== "phase" ||
    first.event.who === me ||
    first.event.cards
  )
    return null;
  return { n: first.event.count ?? 0, at: first.event.n };
}
