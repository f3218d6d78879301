// Moments at which a player may interrupt: time for all to think.
import type { Table } from "../store/table.svelte";
import { t } from "../text/i18n.svelte";
import type { Answer } from "./play";

/** The button that gives all players time, once at each moment. It looks the same for all who sit, asked or not. */
export function pauseAnswers(table: Table): Answer[] {
  if (table.live.pause === null || table.live.longer || table.me === null || table.replayed) return [];
  return [
    {
      id: "longer",
      testid: "longer",
      words: t("ui-moment-longer"),
      label: t("ui-moment-longer-text"),
      icon: "hourglass",
      key: "W",
      code: null,
      main: false,
      quiet: true,
      run: () => table.send({ t: "wait", move: table.view!.move }),
    },
  ];
}
