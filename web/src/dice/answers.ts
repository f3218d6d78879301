// The buttons of the prompt in the Dice Game: what each answer is called and drawn with.
import { iconForFace, iconForSpecial } from "../art/dice";
import { iconNamed, type IconName } from "../art/icons";
import { maybe, t, upperFirst } from "../lib/text/i18n.svelte";
import type { Answer } from "../lib/game/play";
import { brief, dieName, faceName } from "../lib/text/text";
import type { Decision, Option } from "./wire";
import { isMoment, mainOption } from "./choose";
import type { DicePlay } from "./play.svelte";

const PLAIN: IconName = "rolling-dices";
export const signOf = (decision: Decision): IconName => iconNamed(decision.sign) ?? PLAIN;

function optionIcon(option: Option, decision: Decision): IconName {
  const { why } = decision;
  if (option.verb === "pass")
    return why === "throw" ? "rolling-dices" : (option.life ?? 0) < 0 ? "broken-heart" : "close";
  if (option.special !== undefined) return iconForSpecial(option.special) ?? signOf(decision);
  if (option.face !== undefined) return iconForFace(option.face);
  if (option.chief) return "chief-arrow";
  if (option.die !== undefined) return option.die === "coward" ? "chicken" : "megaphone";
  if (why === "spare" || why === "pedro" || why === "elena") return "broadhead-arrow";
  return signOf(decision);
}

/** Where the title says already what is done, the button only names whom. */
function wordsOf(play: DicePlay, option: Option): { words: string; label?: string } {
  const { table } = play;
  const whole = brief(option.text, table.reader);
  if (option.verb === "pass" && play.decision!.why === "throw")
    return { words: maybe("opt-pass-throw") ?? t("ui-dice-throw") };
  if (option.die !== undefined) return { words: upperFirst(dieName(option.die)), label: whole };
  if (option.verb === "use" && play.decision!.why === "aim" && option.to !== undefined)
    return { words: t("ui-dice-aim-double", { name: table.nameOf(option.to) }), label: whole };
  if (option.verb !== "choose") return { words: whole };
  const short =
    option.to !== undefined
      ? table.nameOf(option.to)
      : option.face !== undefined
        ? upperFirst(faceName(option.face))
        : null;
  return short === null || short === whole ? { words: whole } : { words: short, label: whole };
}

/** One button for one option. */
export function answer(play: DicePlay, option: Option, i: number): Answer {
  const { table } = play;
  const why = play.decision!.why;
  const throws = why === "throw" && option.verb === "pass";
  const character = option.to === undefined ? null : (play.view!.seats[option.to]?.character ?? null);
  return {
    id: String(option.code),
    ...wordsOf(play, option),
    icon: optionIcon(option, play.decision!),
    key: throws ? "R" : i < 9 ? String(i + 1) : "",
    code: option.code,
    main: option === mainOption(play.decision!, play.buttons),
    ...(isMoment(play.decision!) ? { pressed: option.code === table.live.held } : {}),
    ...(option.verb !== "pass" && (option.life ?? 0) < 0 ? { price: t("ui-costs-life", { n: -option.life! }) } : {}),
    ...(throws ? { big: true, testid: "throw" } : {}),
    ...(option.die !== undefined ? { die: option.die } : {}),
    ...(option.face !== undefined && option.to === undefined ? { faces: [option.face] } : {}),
    ...(option.to !== undefined ? { seat: option.to } : {}),
    ...(character !== null && option.verb === "choose" && play.buttons.length < 6 ? { face: character } : {}),
    run: () => table.commands.choose(option),
  };
}
