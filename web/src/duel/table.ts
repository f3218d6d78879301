// The Duel's part of the table.
import type { IconName } from "../art/icons";
import type { GameParts } from "../lib/game/play";
import { about } from "./about";
import Overlay from "./Overlay.svelte";
import { iconOf } from "./answers";
import { cardFact } from "./facts";
import { faceOf, REVEALS } from "./faces";
import { fighters } from "./fighters";
import Fought from "./Fought.svelte";
import Mini from "./Mini.svelte";
import PhoneTable from "./PhoneTable.svelte";
import { DuelPlay } from "./play.svelte";
import ThingDialog from "./ThingDialog.svelte";
import WideTable from "./WideTable.svelte";
import type { DuelView, GameEvent } from "./wire";

const ICONS: Record<string, IconName> = {
  front: "person",
  rear: "person",
  enter: "person",
  lone: "person",
  draw: "draw",
  show: "eye",
  swap: "swap",
  reload: "reload",
  aimed: "reticle",
  lost: "not-allowed",
  waits: "hourglass",
  stopped: "bullet-impacts",
  discard: "discard",
  take: "take",
  row: "shop",
  instead: "saved-heart",
  shuffle: "deck",
};
const CARDS = new Set(["play", "answer", "lay", "passes"]);

function logIcon(event: GameEvent): IconName | undefined {
  if (CARDS.has(event.t) && event.card != null) return faceOf(cardFact(event.card).kind).icon;
  if (event.t === "reveal") return event.symbol ? REVEALS[event.symbol].icon : "turn-up";
  if (event.t === "use") return iconOf(event.cause ?? null) ?? "ability";
  return ICONS[event.t];
}

export const table: GameParts = {
  play: (table, stage) => new DuelPlay(table, stage),
  Wide: WideTable,
  Phone: PhoneTable,
  Overlay,
  Fought,
  people: (view: DuelView, seat) => fighters(view.seats[seat]!, []),
  Thing: ThingDialog,
  about,
  Mini,
  logIcon,
  strong: new Set(["front", "enter", "lone", "swap"]),
  screen: () => ({ width: 1280, height: 720 }),
  seatNames: "players",
};
