// Buttons while other players act: show the next step, or let a bot answer for an idle player.
import { secondsLeft } from "../store/clock.svelte";
import { t } from "../text/i18n.svelte";
import type { Answer } from "./play";
import type { Table } from "../store/table.svelte";

/** The buttons of the prompt while I am not asked. */
export function waitAnswers(table: Table): Answer[] {
  return [...stepAnswers(table), ...nudgeAnswers(table)];
}

function stepAnswers({ stage }: Table): Answer[] {
  if (!stage.stepping) return [];
  const next: Answer = {
    id: "step",
    testid: "step",
    words: t("ui-step-next"),
    icon: "next",
    key: "␣",
    code: null,
    main: true,
    run: () => stage.step(),
  };
  const jump: Answer = {
    id: "jump",
    testid: "step-jump",
    words: t("ui-step-jump"),
    icon: "next-turn",
    key: "",
    code: null,
    main: false,
    run: () => stage.skip(),
  };
  return stage.asked ? [next, jump] : [next];
}

function nudgeAnswers(table: Table): Answer[] {
  const { live, view } = table;
  const asked = view?.asked ?? null;
  if (
    live.idle === null ||
    asked === null ||
    table.me === null ||
    asked === table.me ||
    (secondsLeft(live.idle) ?? 1) > 0
  )
    return [];
  const words = t("ui-nudge", { name: table.nameOf(asked) });
  return [
    {
      id: "nudge",
      testid: "nudge",
      words,
      icon: "robot",
      key: "",
      code: null,
      main: false,
      run: () => table.send({ t: "nudge", move: view!.move }),
    },
  ];
}
