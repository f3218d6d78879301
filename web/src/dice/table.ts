// The Dice Game's part of the table.
import { iconForFace, iconForSpecial } from "../art/dice";
import type { IconName } from "../art/icons";
import type { GameParts } from "../lib/game/play";
import type { GameEvent } from "./wire";
import { about } from "./about";
import Overlay from "./Overlay.svelte";
import PhoneTable from "./PhoneTable.svelte";
import { DicePlay, dicePlay } from "./play.svelte";
import ThingDialog from "./ThingDialog.svelte";
import WideTable from "./WideTable.svelte";

const ICONS: Record<string, IconName> = {
  saloon: "saloon-doors",
  throw: "rolling-dices",
  keep: "check",
  arrow: "broadhead-arrow",
  attack: "arrow-cluster",
  quiver: "snapped-arrow",
  arrowgift: "broadhead-arrow",
  chief: "chief-arrow",
  dynamite: "dynamite",
  aim: "reticle",
  beer: "beer-stein",
  gatling: "machine-gun",
  judged: "gavel",
  turned: "medical-pack",
  again: "poker-hand",
  spoiled: "not-allowed",
  saved: "left-hand",
  sheriff: "law-star",
  less: "broken-heart",
  arrowswap: "vulture",
  ghost: "ghost",
  token: "ghost",
};

function logIcon(event: GameEvent): IconName | undefined {
  if (event.t === "role") return iconForSpecial(event.special) ?? "law-star";
  if (event.t === "aim" && event.face) return iconForFace(event.face);
  return ICONS[event.t];
}

export const table: GameParts = {
  play: (table, stage) => new DicePlay(table, stage),
  Wide: WideTable,
  Phone: PhoneTable,
  Overlay,
  Thing: ThingDialog,
  about,
  menu: (table) =>
    dicePlay(table).view?.moments.length && !table.replayed
      ? [{ icon: "hourglass", words: "ui-moments", testid: "menu-moments", open: { what: "moments" } }]
      : [],
  logIcon,
  strong: new Set(["attack", "role", "ghost", "saved"]),
};
