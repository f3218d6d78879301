// The card game's part of the table.
import { iconForKind } from "../art/faces";
import type { IconName } from "../art/icons";
import { all } from "../art/sets";
import { cardFact } from "../lib/catalog";
import type { GameParts } from "../lib/play";
import { thingIcon } from "./things";
import type { GameEvent } from "./wire";
import { about } from "./about";
import CardDialog from "./CardDialog.svelte";
import Flights from "./Flights.svelte";
import PhoneTable from "./PhoneTable.svelte";
import { CardPlay } from "./play.svelte";
import WideTable from "./WideTable.svelte";

const ICONS: Record<string, IconName> = {
  character: "person",
  draw: "draw",
  show: "eye",
  look: "eye",
  stopped: "bullet-impacts",
  discard: "discard",
  take: "take",
  give: "hand",
  row: "shop",
  check: "turn-up",
  jailed: "prisoner",
  penalty: "star-medal",
  shuffle: "deck",
  suit: "hand",
  colour: "turn-up",
  lend: "ability",
  return: "ghost",
  leave: "tombstone",
  swap: "person",
  bury: "deck",
  back: "deck",
  harmless: "not-allowed",
  stand: "bullet-impacts",
};

const TOLD = all("told");

function logIcon(event: GameEvent): IconName | undefined {
  const card = event.card ?? null;
  if (["play", "answer", "lay", "passes"].includes(event.t) && card !== null) return iconForKind(cardFact(card).kind);
  if (event.t === "event") return thingIcon(event.cause ?? null) ?? "sun";
  return ICONS[event.t] ?? TOLD[event.t];
}

export const table: GameParts = {
  play: (table, stage) => new CardPlay(table, stage),
  Wide: WideTable,
  Phone: PhoneTable,
  Air: Flights,
  Thing: CardDialog,
  about,
  logIcon,
  strong: new Set(["event"]),
};
