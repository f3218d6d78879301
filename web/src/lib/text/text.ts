// Conversion of a wire Text to words, or to segments in which cards, characters and seats can be opened.
import { cardFact } from "../store/catalog";
import { list, maybe, t, upperFirst, type Vars } from "./i18n.svelte";
import { slug } from "./slug";
import { ui } from "../store/ui.svelte";
import type { CardId } from "../../card/wire";
import type { Seat, Tag, Text } from "../net/wire";

export type Segment =
  | { is: "words"; words: string }
  | { is: "card"; card: CardId; words: string }
  | { is: "kind"; kind: string; words: string }
  | { is: "char"; char: string; words: string }
  | { is: "event"; event: string; words: string }
  | { is: "face"; face: string; words: string; many?: boolean } // many: one of several in a row
  | { is: "die"; die: string; words: string }
  | { is: "role"; role: string; words: string }
  | { is: "seat"; seat: Seat; words: string };

/** Who the reader is and what the seats are called. */
export interface Reader {
  me: Seat | null;
  seatName: (seat: Seat) => string;
}

/** What a kind of card is called; a game may call one otherwise than the card game does. */
export const kindName = (kind: string): string =>
  maybe(`${ui.game}-${slug(kind)}`) ?? maybe(`card-${slug(kind)}`) ?? kind;
export const charName = (char: string): string => maybe(`char-${slug(char)}`) ?? char;
export const eventName = (event: string): string => maybe(`event-${slug(event)}`) ?? event;
export const roleName = (role: string): string => maybe(`role-${slug(role)}`) ?? role;
export const faceName = (face: string): string => maybe(`face-${slug(face)}`) ?? face;
export const dieName = (die: string): string => maybe(`die-${slug(die)}`) ?? die;
export const suitName = (suit: string): string => maybe(`suit-${suit}`) ?? suit;
export const colourName = (colour: string): string => maybe(`colour-${colour}`) ?? colour;
export const cardName = (card: CardId): string => kindName(cardFact(card).kind);

const SIGNS: Record<string, string> = { spades: "♠", hearts: "♥", diamonds: "♦", clubs: "♣" };

/** "BANG! 3♣", short, for eyes. */
export function cardShort(card: CardId): string {
  const { rank, suit } = cardFact(card);
  return `${cardName(card)} ${rank}${SIGNS[suit] ?? ""}`.trim();
}

/** "BANG!, 3 of clubs", for ears; contains the visible name. */
export function cardSpoken(card: CardId): string {
  const { rank, suit } = cardFact(card);
  if (suit === "") return cardName(card);
  return t("ui-card-full", { card: cardName(card), place: t("ui-rank-suit", { rank, suit }) });
}

const faceOf = (face: string) => ({ is: "face" as const, face, words: faceName(face) });

/** Name of a seat within a list: the reader is "you" there, because $me cannot express it. */
const named = (seat: Seat, reader: Reader) => (seat === reader.me ? t("ui-you") : reader.seatName(seat));

function segmentOf(tag: Exclude<Tag, number | string>, reader: Reader): Segment[] {
  if ("seat" in tag) return [{ is: "seat", seat: tag.seat, words: reader.seatName(tag.seat) }];
  if ("card" in tag) return [{ is: "card", card: tag.card, words: cardShort(tag.card) }];
  if ("kind" in tag) return [{ is: "kind", kind: tag.kind, words: kindName(tag.kind) }];
  if ("char" in tag) return [{ is: "char", char: tag.char, words: charName(tag.char) }];
  if ("event" in tag) return [{ is: "event", event: tag.event, words: eventName(tag.event) }];
  if ("role" in tag) return [{ is: "role", role: tag.role, words: roleName(tag.role) }];
  if ("face" in tag) return [faceOf(tag.face)];
  if ("faces" in tag) return tag.faces.map((face) => ({ ...faceOf(face), many: true }));
  if ("die" in tag) return [{ is: "die", die: tag.die, words: dieName(tag.die) }];
  if ("suit" in tag) return [{ is: "words", words: suitName(tag.suit) }];
  if ("colour" in tag) return [{ is: "words", words: colourName(tag.colour) }];
  if ("cards" in tag) return tag.cards.map((card) => ({ is: "card", card, words: cardShort(card) }));
  if ("seats" in tag) return tag.seats.map((seat) => ({ is: "seat", seat, words: named(seat, reader) }));
  return [];
}

// Tagged arguments go through Fluent as marks from the private use area, and become segments afterwards.
const OPEN = "\ue000";
const SHUT = "\ue001";

const isTag = (tag: Tag): tag is Exclude<Tag, number | string> => typeof tag === "object" && tag !== null;

function mine(args: Record<string, Tag>, me: Seat | null): string {
  if (me === null) return "none";
  const found = Object.entries(args).find(([, tag]) => isTag(tag) && "seat" in tag && tag.seat === me);
  return found ? found[0] : "none";
}

/** Return true if the player who acts is called by the character whose ability it is, or by a part of that name. */
function sameName({ who, source }: Record<string, Tag>, reader: Reader): boolean {
  if (who === undefined || source === undefined || !isTag(who) || !isTag(source)) return false;
  return "seat" in who && "char" in source && charName(source.char).includes(reader.seatName(who.seat));
}

/** `drawn`: dice stand side by side as pictures, without commas. */
export function segments(text: Text, reader: Reader, drawn = false): Segment[] {
  const args = text.args ?? {};
  const things: Segment[] = [];
  const vars: Vars = { me: mine(args, reader.me) };
  for (const [name, tag] of Object.entries(args)) {
    if (!isTag(tag)) {
      vars[name] = tag;
      continue;
    }
    const marks = segmentOf(tag, reader).map((segment) => `${OPEN}${things.push(segment) - 1}${SHUT}`);
    vars[name] = marks.length === 1 ? marks[0]! : drawn && "faces" in tag ? marks.join("") : list(marks);
  }
  vars["same"] = sameName(args, reader) ? "yes" : "no";
  const found = split(t(text.key, vars), things);
  const [first] = found;
  if (first?.is === "seat" && first.words === t("ui-somebody")) first.words = upperFirst(first.words);
  return found;
}

function split(words: string, things: Segment[]): Segment[] {
  const found: Segment[] = [];
  for (const piece of words.split(OPEN)) {
    const end = piece.indexOf(SHUT);
    const thing = end > 0 ? things[Number(piece.slice(0, end))] : undefined;
    if (thing) found.push(thing);
    const rest = thing ? piece.slice(end + 1) : piece;
    if (rest) found.push({ is: "words", words: rest });
  }
  return found;
}

export const plain = (text: Text, reader: Reader): string =>
  segments(text, reader)
    .map((segment) => (segment.is === "card" ? cardSpoken(segment.card) : segment.words))
    .join("");

/** For buttons: short card names with their signs. */
export const brief = (text: Text, reader: Reader): string =>
  segments(text, reader)
    .map((segment) => segment.words)
    .join("");
