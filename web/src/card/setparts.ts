// What sets draw themselves in place of the general drawings: their zones, numbers of seats and tokens. A set names the file of its
// components in src/sets (SetArt.parts); it is fetched together with the table.
import type { Component } from "svelte";
import { SETS } from "../art/sets";
import type { Table } from "../lib/store/table.svelte";
import { addGroup, type Group } from "./groups";
import { isRow, tableZones, type NamedZone } from "./set_zones";
import type { CardId, Decision, GameEvent, Option, ShownZone, View } from "./wire";

/** A zone of the table. `width`: of a card; `small`: on a phone, in the strip above the table. */
export interface ZoneProps {
  table: Table;
  view: View;
  name: string;
  zone: ShownZone;
  width: number;
  small: boolean;
  dense?: boolean; // on a phone with little room: so small that it stands beside other things
}
/** A number of a seat, on the lower edge of its plate: `n` of the number `name`. */
export interface CountProps {
  name: string;
  n: number;
}
/** `n` tokens on a card that is drawn `width` wide. */
export interface TokensProps {
  card: CardId;
  n: number;
  width: number;
}
/** Decoration of a card in front of a player, drawn `width` wide. It changes no box. */
export interface InPlayProps {
  table: Table;
  card: CardId;
  width: number;
}
/** Zone above the whole table; `width`: of the table. */
export interface AboveProps {
  table: Table;
  view: View;
  width: number;
}
export interface Above {
  Wide: Component<AboveProps>;
  height: (page: number) => number; // of it, on a page so high
  Phone: Component<Pick<AboveProps, "table" | "view"> & { low?: boolean }>; // in the strip above the table; low: beside other things in it
}
/** A question that is answered in a way of its own, in place of the buttons. */
export interface AskProps {
  table: Table;
  view: View;
  decision: Decision;
}
export interface OwnAsk {
  meet?: (view: View, decision: Decision) => Option | undefined; // it is asked; what is returned has been decided before and is answered at once
  Part: Component<AskProps>;
  press?: (view: View, decision: Decision, option: Option) => void; // the thing that stands for an option is pressed on the table
}
export interface MomentProps {
  table: Table;
  event: GameEvent;
}
export interface SetParts {
  moments?: Record<string, Component<MomentProps>>; // pictures of events of its own, over the table (SetArt.shows)
  groups?: Group[]; // options that share a button
  above?: Record<string, Above>; // by zone
  asks?: Record<string, OwnAsk>; // by question
  zones?: Record<string, Component<ZoneProps> | null>; // by name; null: another part of the set draws it
  broad?: Record<string, number>; // how many cards wide a zone is drawn, where not as many as lie there
  low?: Record<string, number>; // how low a zone can be drawn, by name
  laid?: string[]; // zones whose cards lie on the panel of cards to choose from
  counts?: Record<string, Component<CountProps>>; // by name
  onFace?: string[]; // numbers that lie on the portrait of a small plate, where there is no room beside it
  hidden?: string[]; // numbers of seats that are not drawn while they are 0
  tokens?: Record<string, Component<TokensProps>>; // by the kind of the card
  inPlay?: Record<string, Component<InPlayProps>>; // on a card in front of a player, by its kind
}

const own: Required<Omit<SetParts, "groups">> = {
  above: {},
  moments: {},
  asks: {},
  zones: {},
  broad: {},
  low: {},
  laid: [],
  hidden: [],
  onFace: [],
  counts: {},
  tokens: {},
  inPlay: {},
};

export async function loadSetParts(): Promise<void> {
  const found = await Promise.all(Object.values(SETS).map((set) => set.parts?.()));
  for (const one of found) {
    one?.parts.groups?.forEach(addGroup);
    Object.assign(own.moments, one?.parts.moments);
    Object.assign(own.above, one?.parts.above);
    Object.assign(own.asks, one?.parts.asks);
    Object.assign(own.zones, one?.parts.zones);
    Object.assign(own.broad, one?.parts.broad);
    Object.assign(own.low, one?.parts.low);
    own.laid.push(...(one?.parts.laid ?? []));
    own.onFace.push(...(one?.parts.onFace ?? []));
    own.hidden.push(...(one?.parts.hidden ?? []));
    Object.assign(own.counts, one?.parts.counts);
    Object.assign(own.tokens, one?.parts.tokens);
    Object.assign(own.inPlay, one?.parts.inPlay);
  }
}

export const ownZone = (name: string): Component<ZoneProps> | null | undefined => own.zones[name];
/** The zones of the table that have a place of their own, and how many cards wide each is; null: a pile. */
export const zonesOf = (view: View): NamedZone[] =>
  tableZones(view).filter(({ name }) => own.zones[name] !== null && !own.laid.includes(name));
/** Zones whose cards lie on the panel for a moment, so that nothing makes room for them. */
export const laidZones = (view: View): NamedZone[] => tableZones(view).filter(({ name }) => own.laid.includes(name));
export const breadths = (view: View): (number | null)[] =>
  zonesOf(view).map(({ name, zone }) => own.broad[name] ?? (isRow(zone) ? zone.cards.length : null));
/** Zones above the table. */
export const aboveOf = (view: View): Above[] =>
  Object.entries(own.above).flatMap(([name, above]) => (view.zones?.[name] === undefined ? [] : [above]));
export const ownAsk = (why: string | undefined): OwnAsk | undefined => own.asks[why ?? ""];
export const ownMoment = (event: string): Component<MomentProps> | undefined => own.moments[event];
/** The height that the zones of the table need at least, where each of them can be drawn lower than its cards are; else 0. */
export function lowest(view: View): number {
  const all = zonesOf(view).map(({ name }) => own.low[name] ?? Infinity);
  const most = Math.max(0, ...all);
  return most === Infinity ? 0 : most;
}
export const ownCount = (name: string): Component<CountProps> | undefined => own.counts[name];
/** Whether a number of a seat is drawn. */
export const isDrawn = (name: string, n: number): boolean => n > 0 || !own.hidden.includes(name);
export const isOnFace = (name: string): boolean => own.onFace.includes(name);
export const ownTokens = (kind: string): Component<TokensProps> | undefined => own.tokens[kind];
export const ownInPlay = (kind: string): Component<InPlayProps> | undefined => own.inPlay[kind];
