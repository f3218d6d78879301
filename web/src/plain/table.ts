// The plain table, for games that have none of their own.
import type { IconName } from "../art/icons";
import type { GameParts } from "../lib/game/play";
import { about } from "./about";
import PhoneTable from "./PhoneTable.svelte";
import { PlainPlay } from "./play.svelte";
import Thing from "./Thing.svelte";
import WideTable from "./WideTable.svelte";

export const table: GameParts = {
  play: (table) => new PlainPlay(table),
  Wide: WideTable,
  Phone: PhoneTable,
  Thing,
  about,
  logIcon: (): IconName | undefined => undefined,
  strong: new Set<string>(),
};
