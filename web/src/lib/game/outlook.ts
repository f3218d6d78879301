// Actions of an eliminated player while the game continues. None of them may give information to active players.
import type { Answer } from "./play";
import { t } from "../text/i18n.svelte";
import { go } from "../net/route.svelte";
import type { Table } from "../store/table.svelte";

type Act = Pick<Answer, "words" | "icon" | "testid" | "run"> & Partial<Answer>;
const answer = (act: Act): Answer => ({ id: act.testid!, key: "", code: null, main: false, ...act });

/** The buttons; watching on needs none. A spectator may only look at the roles. */
export function outAnswers(table: Table): Answer[] {
  const { live, me } = table;
  const acts: Act[] = [];
  if (live.botsOnly) {
    if (me !== null) {
      const fast = live.speed === 3;
      acts.push({
        testid: "watch-fast",
        icon: "next",
        words: t("out-fast"),
        pressed: fast,
        run: () => table.send({ t: "watch", speed: fast ? 1 : 3 }),
      });
      acts.push({
        testid: "finish",
        icon: "next-turn",
        words: t(live.finishing ? "ui-loading" : "out-finish"),
        pressed: live.finishing,
        run: () => finish(table),
      });
    }
    acts.push({
      testid: "reveal",
      icon: "eye",
      words: t("out-reveal"),
      pressed: live.revealed,
      run: () => table.send({ t: "reveal", open: !live.revealed }),
    });
    if (table.mayBegin)
      acts.push({
        testid: "new-game",
        icon: "play",
        words: t("out-again"),
        run: () => table.send({ t: "again", rotate_sheriff: false }),
      });
  }
  if (me !== null)
    acts.push({ testid: "out-leave", icon: "leave", words: t("ui-leave"), quiet: true, run: () => leave(table) });
  return acts.map(answer);
}

/** What holds now: why the roles stay closed, or who plays on. */
export const outWords = (table: Table): string =>
  t(table.live.botsOnly || !othersPlay(table) ? "out-bots" : "out-people");
/** Whether another person sits at the table. The server says it with the next state only. */
const othersPlay = ({ info, me }: Table): boolean =>
  info?.seats.some((seat, at) => seat.kind === "human" && at !== me) ?? false;

function finish(table: Table): void {
  if (table.live.finishing) return;
  table.live.finishing = true;
  table.stage.setStepping(false);
  table.send({ t: "finish" });
}
function leave(table: Table): void {
  table.commands.leave();
  go("/");
}
