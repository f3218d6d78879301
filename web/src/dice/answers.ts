// The buttons of the prompt in the Dice Game: what each answer is called and drawn with.
import { iconForFace, iconForSpecial } from "../art/dice";
import type { IconName } from "../art/icons";
import { maybe, t, upperFirst } from "../lib/i18n.svelte";
import type { Answer } from "../lib/play";
import { brief, dieName, faceName } from "../lib/text";
import type { Option } from "./wire";
import { mainOption, MOMENTS } from "./choose";
import type { DicePlay } from "./play.svelte";

const WHY_ICONS: Record<string, IconName> = {
  saloon: "saloon-doors",
  throw: "rolling-dices",
  roll: "rolling-dices",
  cure: "heart-plus",
  arrow: "broadhead-arrow",
  elena: "broadhead-arrow",
  apache: "chief-arrow",
  broken: "snapped-arrow",
  aim: "reticle",
  beer: "beer-stein",
  spare: "broadhead-arrow",
  molly: "broken-heart",
  pedro: "snapped-arrow",
  kit: "machine-gun",
  return: "snapped-arrow",
  ghost_face: "ghost",
  ghost_to: "ghost",
};
const ROLE_OF: Record<string, string> = {
  turn_die: "Doctor",
  doctor: "Doctor",
  again: "Gambler",
  judge: "Judge",
  spoil: "Bad",
  save: "Devil's Left Hand",
  encore: "Devil's Right Hand",
  ugly: "Ugly",
};
export const iconFor = (why: string): IconName =>
  iconForSpecial(ROLE_OF[why] ?? null) ?? WHY_ICONS[why] ?? "rolling-dices";

function optionIcon(option: Option, why: string): IconName {
  if (option.verb === "pass")
    return why === "throw" ? "rolling-dices" : (option.life ?? 0) < 0 ? "broken-heart" : "close";
  if (option.special !== undefined) return iconForSpecial(option.special) ?? iconFor(why);
  if (option.face !== undefined) return iconForFace(option.face);
  if (option.chief) return "chief-arrow";
  if (option.die !== undefined) return option.die === "coward" ? "chicken" : "megaphone";
  if (why === "spare" || why === "pedro" || why === "elena") return "broadhead-arrow";
  return iconFor(why);
}

/** Where the title says already what is done, the button only names whom. */
function wordsOf(play: DicePlay, option: Option): { words: string; label?: string } {
  const { table } = play;
  const whole = brief(option.text, table.reader);
  if (option.verb === "pass" && play.decision!.why === "throw")
    return { words: maybe("opt-pass-throw") ?? t("ui-dice-throw") };
  if (option.die !== undefined) return { words: upperFirst(dieName(option.die)), label: whole };
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
    icon: optionIcon(option, why),
    key: throws ? "R" : i < 9 ? String(i + 1) : "",
    code: option.code,
    main: option === mainOption(play.decision!, play.buttons),
    ...(MOMENTS.has(why) ? { pressed: option.code === table.held } : {}),
    ...(option.verb !== "pass" && (option.life ?? 0) < 0 ? { price: t("ui-costs-life", { n: -option.life! }) } : {}),
    ...(throws ? { big: true, testid: "throw" } : {}),
    ...(option.die !== undefined ? { die: option.die } : {}),
    ...(option.face !== undefined && option.to === undefined ? { faces: [option.face] } : {}),
    ...(option.to !== undefined ? { seat: option.to } : {}),
    ...(character !== null && option.verb === "choose" && play.buttons.length < 6 ? { face: character } : {}),
    run: () => table.choose(option),
  };
}
