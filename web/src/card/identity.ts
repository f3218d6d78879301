// The choice of New Identity between two characters. They are the answers of the prompt on a phone with little room.
import { t } from "../lib/text/i18n.svelte";
import type { Answer } from "../lib/game/play";
import { lowPhone, phone } from "../lib/store/ui.svelte";
import { charName } from "../lib/text/text";
import type { CardPlay } from "./play.svelte";
import { abilityText } from "./things";
import type { Option } from "./wire";

/** True if I am asked that. */
export const identity = (play: CardPlay): boolean =>
  play.decision?.source === "New Identity" && play.view?.spare != null;

/** True if both characters are in the prompt, because a place of their own would push the seats off the page. */
export const identityInPrompt = (play: CardPlay): boolean => lowPhone() || (phone() && play.dense);

/** The character that this answer leaves me, with what it does. */
export function identityAnswer(play: CardPlay, option: Option): Partial<Answer> {
  const swap = option.verb === "use";
  const mine = play.table.me === null ? null : play.view?.seats[play.table.me]?.character;
  const char = (swap ? play.view?.spare : mine) ?? "";
  const words = charName(char);
  return {
    face: char,
    words,
    label: `${t(swap ? "ui-identity-spare" : "ui-identity-now")}: ${words}`,
    note: abilityText(char),
  };
}
