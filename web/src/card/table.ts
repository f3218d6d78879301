// The card game's part of the table.
import { iconForKind } from "../art/faces";
import type { IconName } from "../art/icons";
import { all } from "../art/sets";
import { cardFact } from "../lib/store/catalog";
import type { GameParts } from "../lib/game/play";
import { thingIcon } from "./things";
import { aboveOf } from "./setparts";
import type { GameEvent, View } from "./wire";
import { about } from "./about";
import Flights from "./Flights.svelte";
import PhoneTable from "./PhoneTable.svelte";
import { CardPlay } from "./play.svelte";
import ThingDialog from "./ThingDialog.svelte";
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
  gold: "nugget",
  buy: "nugget",
  offer: "shop",
  found: "shop",
  force: "discard",
  reshuffle: "deck",
  effect: "ability",
  suits: "hand",
  shadow: "spectre",
  side: "law-star",
  cancel: "cancel",
  saved: "saved-heart",
  reveal: "eye",
  flip: "turn-up",
  roles: "person",
  seats: "again",
  skip: "fast-away",
  order: "public-speaker",
  hand: "open-cards",
  survive: "keep-life",
  goal: "law-star",
  talk: "megaphone",
};

const EVENT_ICONS = all("eventIcons");

function logIcon(event: GameEvent): IconName | undefined {
  const card = event.card ?? null;
  if (["play", "answer", "lay", "passes"].includes(event.t) && card !== null) return iconForKind(cardFact(card).kind);
  if (event.t === "event") return thingIcon(event.cause ?? null) ?? "sun";
  return ICONS[event.t] ?? EVENT_ICONS[event.t];
}

export const table: GameParts = {
  play: (table, stage) => new CardPlay(table, stage),
  Wide: WideTable,
  Phone: PhoneTable,
  Overlay: Flights,
  Thing: ThingDialog,
  about,
  menu: (table) =>
    table.live.quiet.length > 0 && !table.replayed
      ? [{ icon: "speaker-off", words: "ui-quiet", testid: "menu-quiet", open: { what: "moments" } }]
      : [],
  logIcon,
  screen: (view: View) => (aboveOf(view).length > 0 ? { width: 1250, height: 703 } : null),
  strong: new Set(["event", "goal", "roles", "seats", "shadow", "survive"]),
};
