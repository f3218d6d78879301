// Answers in advance for moments in which a player may interrupt and the table must not know who can. The server keeps them:
// "not for this card", "not in this turn". The pause is the same for all players, with any answer.
import type { Answer, PromptLook } from "../lib/game/play";
import { t } from "../lib/text/i18n.svelte";
import { ui } from "../lib/store/ui.svelte";
import type { CardPlay } from "./play.svelte";
import type { Decision } from "./wire";

const SCOPES = ["card", "turn"] as const; // those on a button; for good it is said in the dialog

export const isMoment = (decision: Decision): boolean => Object.keys(decision.standing).length > 0;
/** The question that a word of the server is about, and for how long it holds. */
export function meaningOf(word: string): { why: string; scope: "card" | "turn" | "always" } {
  const [why = "", when = ""] = word.split("@");
  return { why, scope: when === "" ? "always" : when.includes("card") ? "card" : "turn" };
}

/** Buttons below the answers: from now on I am not asked. */
export function standingAnswers(play: CardPlay): Answer[] {
  const { standing } = play.decision!;
  return SCOPES.flatMap((scope) => {
    const word = standing[scope];
    if (word === undefined) return [];
    const on = play.table.live.quiet.includes(word);
    return [
      {
        id: `quiet-${scope}`,
        testid: `quiet-${scope}`,
        words: t(`ui-quiet-${scope}`),
        icon: on ? "check" : "speaker-off",
        key: "",
        code: null,
        main: false,
        quiet: true,
        pressed: on,
        run: () => play.table.commands.toggleQuiet(word),
      } satisfies Answer,
    ];
  });
}

/** What I have said can be seen, and taken back. */
export function standingAnswersCorner(play: CardPlay): PromptLook["corner"] {
  if (play.table.live.quiet.length === 0 && !(play.decision && isMoment(play.decision))) return undefined;
  return {
    icon: "speaker-off",
    label: t("ui-quiet"),
    testid: "quiet",
    run: () => (ui.open = { what: "moments" }),
  };
}
