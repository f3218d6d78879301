// Events in the words of the prompt: who does what to whom, and what happened to me.
import { cardKind } from "../store/catalog";
import type { MyEvent } from "./my_events";
import { maybe, t } from "../text/i18n.svelte";
import { slug } from "../text/slug";
import { brief, cardName, segments, type Reader } from "../text/text";
import type { GameEvent, Note, Text } from "../net/wire";

const short = (text: Text, reader: Reader): string =>
  segments(text, reader)
    .map((segment) => (segment.is === "card" ? cardName(segment.card) : segment.words))
    .join("");

/** Events without words of their own: the previous or the next event implies them. */
export function isAside(event: GameEvent): boolean {
  if (event.t === "discard") return event.cards?.length === 1 && cardKind(event.cards[0]!) === event.cause; // a card that was used up
  return event.quiet === true || event.t === "stopped" || event.t === "shuffle" || event.t === "turn";
}

/** Title of an event: cards by name only, and common events in fixed words ("Bart shoots Suzy"). A check depends on the suit. */
export function headline(event: GameEvent, reader: Reader): string {
  if (event.t === "check") return brief(event.text, reader);
  const kind = event.as ?? (event.card == null ? null : cardKind(event.card));
  const own =
    event.t === "play" && kind !== null && event.text.args?.["to"] !== undefined
      ? `now-${slug(kind)}`
      : `now-${event.text.key}`;
  const { as: _as, ...args } = event.text.args ?? {};
  return maybe(own) !== null ? short({ key: own, args }, reader) : short(event.text, reader);
}

/** Sentences side by side; one that ends with a name and its "!" is closed already. */
export const sentences = (parts: string[]): string =>
  parts.map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`)).join(" ");

/** A choice a bot made for a person, or a player whose seat a bot has taken over. */
export const noteWords = (note: Note, reader: Reader): string =>
  note.why === "removed" || note.why === "left"
    ? t(`note-${note.why}`, { name: note.name ?? t("ui-a-player") })
    : short({ key: `note-${note.why}`, args: { who: { seat: note.seat } } }, reader);

const nameOf = (thing: string): string | null =>
  maybe(`card-${slug(thing)}`) ?? maybe(`event-${slug(thing)}`) ?? maybe(`char-${slug(thing)}`);

/** The words after a sentence that names the cause: a loss does not name it again. */
function following(event: GameEvent, reader: Reader): string {
  const key = `short-${event.text.key}`;
  const { source: _source, cause: _cause, ...args } = event.text.args ?? {};
  return brief(maybe(key) === null ? event.text : { key, args }, reader);
}

/** "Jesse Jones shoots you. You lose 1 life (4 → 3)." */
export function myEventWords(one: MyEvent, reader: Reader): string {
  const [first, ...rest] = one.events as [GameEvent, ...GameEvent[]];
  const note = one.note === null ? null : noteWords(one.note, reader);
  const source = one.source === null ? null : nameOf(one.source);
  const alone = source === null ? brief(first.text, reader) : following(first, reader);
  const told = rest.length ? headline(first, reader) : alone;
  return sentences(
    [note, source, told, ...rest.map((event) => following(event, reader))].filter((part) => part !== null),
  );
}
