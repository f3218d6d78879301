// What sets draw themselves in place of the general drawings: their zones, numbers of seats and tokens. A set names the file of its
// components in src/sets (SetArt.parts); it is fetched together with the table.
import type { Component } from "svelte";
import { SETS } from "../art/sets";
import type { Table } from "../lib/table.svelte";
import { isRow, tableZones, type NamedZone } from "./brought";
import type { CardId, ShownZone, View } from "./wire";

/** A zone of the table. `width`: of a card; `small`: on a phone, in the strip above the table. */
export interface ZoneProps {
  table: Table;
  view: View;
  name: string;
  zone: ShownZone;
  width: number;
  small: boolean;
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
export interface SetParts {
  zones?: Record<string, Component<ZoneProps> | null>; // by name; null: another part of the set draws it
  broad?: Record<string, number>; // how many cards wide a zone is drawn, where not as many as lie there
  fleeting?: string[]; // zones that are not drawn while they are empty
  counts?: Record<string, Component<CountProps>>; // by name
  tokens?: Record<string, Component<TokensProps>>; // by the kind of the card
}

const own: Required<SetParts> = { zones: {}, broad: {}, fleeting: [], counts: {}, tokens: {} };

export async function loadSetParts(): Promise<void> {
  const found = await Promise.all(Object.values(SETS).map((set) => set.parts?.()));
  for (const one of found) {
    Object.assign(own.zones, one?.parts.zones);
    Object.assign(own.broad, one?.parts.broad);
    own.fleeting.push(...(one?.parts.fleeting ?? []));
    Object.assign(own.counts, one?.parts.counts);
    Object.assign(own.tokens, one?.parts.tokens);
  }
}

export const ownZone = (name: string): Component<ZoneProps> | null | undefined => own.zones[name];
/** The zones of the table that have a place of their own, and how many cards wide each is; null: a pile. */
export const zonesOf = (view: View): NamedZone[] =>
  tableZones(view).filter(
    ({ name, zone }) => own.zones[name] !== null && (zone.count > 0 || !own.fleeting.includes(name)),
  );
export const breadths = (view: View): (number | null)[] =>
  zonesOf(view).map(({ name, zone }) => own.broad[name] ?? (isRow(zone) ? zone.cards.length : null));
export const ownCount = (name: string): Component<CountProps> | undefined => own.counts[name];
export const ownTokens = (kind: string): Component<TokensProps> | undefined => own.tokens[kind];
