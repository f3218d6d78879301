// Signs of the log: of each line, and in place of the lines of a folded turn.
import type { IconName } from "../art/icons";
import type { GameParts } from "../lib/game/play";
import type { LogLine } from "../lib/log/log";
import type { GameEvent } from "../lib/net/wire";

const ICONS: Record<string, IconName> = {
  start: "law-star",
  lose: "broken-heart",
  heal: "heart-plus",
  out: "tombstone",
  undo: "undo",
  end: "law-star",
  use: "ability",
  extra: "hourglass",
};
const ACTS = new Set(["play", "lay", "use", "aim"]);
const MOST = 6;

type Parts = Pick<GameParts, "logIcon"> | null | undefined;

export const iconOfEvent = (event: GameEvent, parts: Parts): IconName | undefined =>
  parts?.logIcon(event) ?? ICONS[event.t];

/** What the player of the turn did, a sign for each kind of it; what was only drawn or thrown away is left out. */
export function signsOf(lines: LogLine[], who: number | null, parts: Parts): IconName[] {
  const done = lines.filter(({ event, void: gone }) => !gone && event.who === who && ACTS.has(event.t));
  const icons = done.map(({ event }) => iconOfEvent(event, parts)).filter((icon) => icon !== undefined);
  return [...new Set(icons)].slice(0, MOST);
}
