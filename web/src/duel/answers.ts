// The buttons of the prompt in The Duel: what each answer is called and drawn with.
import type { IconName } from "../art/icons";
import { t } from "../lib/text/i18n.svelte";
import type { Answer } from "../lib/game/play";
import { brief, charName } from "../lib/text/text";
import { phone } from "../lib/store/ui.svelte";
import {
  aimed,
  asOf,
  candidates,
  endOption,
  isSwap,
  isTurn,
  mainOption,
  BUTTON_KEYS,
  RELOAD,
  targets,
  ways,
} from "./choose";
import { cardFact, duelFacts } from "./facts";
import { faceOf, SIDE_ICON } from "./faces";
import type { DuelPlay } from "./play.svelte";
import type { Decision, Option } from "./wire";
import { briefText, cardTitle, doesText } from "./words";

export const isPerson = (name: string | null | undefined): boolean =>
  !!name && duelFacts()?.characters[name] !== undefined;
/** The name of a kind of card or of a character. */
export const nameOf = (name: string): string => (isPerson(name) ? charName(name) : cardTitle(name));
export const iconOf = (name: string | null): IconName | null =>
  !name ? null : isPerson(name) ? "ability" : duelFacts()?.kinds[name] ? faceOf(name).icon : null;

function optionIcon(option: Option, decision: Decision): IconName {
  if (isSwap(option)) return "swap";
  if (option.verb === "pass") return (option.life ?? 0) < 0 || decision.nature === "harms" ? "broken-heart" : "close";
  if (option.verb === "end") return "check";
  if (option.reload) return "reload";
  if (option.back) return SIDE_ICON[option.back];
  const card = option.of ?? option.card;
  if (card !== undefined) return faceOf(cardFact(card).kind).icon;
  if (option.verb === "draw") return "draw";
  if (option.hand) return "hand";
  return option.to !== undefined && option.place === undefined ? "swap" : (iconOf(option.source ?? null) ?? "ability");
}

/** Beside other answers of the same sort a button only names its card or its character. */
function wordsOf(play: DuelPlay, option: Option, many: boolean): { words: string; label?: string } {
  const { decision, table } = play;
  if (option.verb === "end") return { words: t("ui-end-turn") };
  const whole = brief(option.text, table.reader);
  if (isSwap(option)) return { words: t("ui-duel-swap"), label: whole };
  if (isTurn(decision!)) return { words: nameOf(option.source ?? ""), label: whole };
  const card = option.of ?? option.card;
  const short =
    option.verb === "choose" && option.character !== undefined && option.n === undefined
      ? charName(option.character)
      : (option.verb === "choose" || option.verb === "discard") && card !== undefined
        ? cardTitle(cardFact(card).kind)
        : null;
  return short === null || short === whole || !many ? { words: whole } : { words: short, label: whole };
}

function extras(option: Option, decision: Decision): Partial<Answer> {
  const found: Partial<Answer> = {};
  if (option.chance) found.chance = t("ui-chance", chanceOf(option.chance));
  if (decision.why === "front" && option.character !== undefined) {
    found.face = option.character;
    if (phone()) found.note = briefText(option.character); // the cards are too small for it
  }
  if (isTurn(decision) && option.verb === "use" && !isSwap(option) && isPerson(option.source)) {
    found.face = option.source!;
    // on a phone the words would push my place over my characters
    if (phone()) found.thing = { what: "char", char: option.source! };
    else found.note = briefText(option.source!);
  }
  if (option.verb === "choose" && (option.life ?? 0) < 0) found.price = t("ui-costs-life", { n: -option.life! });
  return found;
}

/** 2 in 8 is said as 1 in 4. */
function chanceOf([a, b]: [number, number]): { a: number; b: number } {
  const by = a > 0 && b % a === 0 ? a : a % 2 === 0 && b % 2 === 0 ? 2 : 1;
  return { a: a / by, b: b / by };
}

/** One button for each option of the question, or for each choice that branches later. */
export function answersOf(play: DuelPlay): Answer[] {
  const decision = play.decision!;
  const shown = play.buttons;
  const best = mainOption(decision, shown);
  const playing = isTurn(decision);
  const last = playing ? shown.filter((one) => isSwap(one) || one === endOption(decision)) : [];
  const order = [...shown.filter((one) => !last.includes(one)), ...last];
  let powers = 0;
  return order.map((option, i): Answer => {
    const key =
      option.verb === "end"
        ? "E"
        : !playing
          ? i < 9
            ? String(i + 1)
            : ""
          : isSwap(option)
            ? "S"
            : (BUTTON_KEYS[powers++] ?? "");
    return {
      id: String(option.code),
      ...wordsOf(play, option, shown.length > 2),
      icon: optionIcon(option, decision),
      key,
      ...(option.verb === "end" ? { testid: "end-turn" } : isSwap(option) ? { testid: "swap" } : {}),
      code: option.code,
      main: option === best,
      ...extras(option, decision),
      run: () => play.use(option),
    };
  });
}

/** What is picked can be used in several ways. */
export function wayAnswers(play: DuelPlay, name: string): Answer[] {
  const decision = play.decision!;
  return ways(decision, play.path).map((as, i): Answer => {
    const option = candidates(decision, play.path).find((one) => asOf(one) === as);
    return {
      id: `as-${as}`,
      words: as === RELOAD ? t("ui-duel-reload") : t("ui-duel-play-as", { card: nameOf(as || name) }),
      icon: as === RELOAD ? "reload" : (iconOf(as || name) ?? "ability"),
      key: String(i + 1),
      code: option?.code ?? null,
      testid: `as-${as || "itself"}`,
      main: false,
      note: as === RELOAD ? t("ui-duel-reload-text") : doesText(as || name),
      run: () => play.pointAt({ ...play.path, as }),
    };
  });
}

/** What no plate stands for: the hand of the other player. */
export const aimAnswers = (play: DuelPlay): Answer[] =>
  targets(play.decision!, play.path).flatMap((aim, i): Answer[] =>
    aim.startsWith("hand")
      ? [
          {
            id: aim,
            words: t("ui-duel-random"),
            icon: "hand",
            key: String(i + 1),
            code: aimed(play.decision!, play.path, aim)[0]!.code,
            testid: "aim-hand",
            main: false,
            run: () => play.aimAt(aim),
          },
        ]
      : [],
  );
