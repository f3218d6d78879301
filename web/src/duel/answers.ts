// The buttons of the prompt in The Duel: what each answer is called and drawn with.
import type { IconName } from "../art/icons";
import { t } from "../lib/i18n.svelte";
import type { Answer } from "../lib/play";
import { brief, charName } from "../lib/text";
import { aimOf, endOption, isSwap, isTurn, mainOption, POWER_KEYS, RELOAD, swapOption, ways } from "./choose";
import { cardFact, duelFacts } from "./facts";
import { faceOf, SIDE_ICON } from "./faces";
import type { DuelPlay } from "./play.svelte";
import type { Decision, Option } from "./wire";
import { abilityText, cardText, cardTitle } from "./words";

export const isPerson = (name: string | null | undefined): boolean =>
  !!name && duelFacts()?.characters[name] !== undefined;
/** The name of a kind of card or of a character. */
export const nameOf = (name: string): string => (isPerson(name) ? charName(name) : cardTitle(name));
export const textOf = (name: string): string => (isPerson(name) ? abilityText(name) : cardText(name));
export const iconOf = (name: string | null): IconName | null =>
  !name ? null : isPerson(name) ? "ability" : duelFacts()?.kinds[name] ? faceOf(name).icon : null;

/** Powers of my turn, in the order of their keys. */
export const powersOf = (play: DuelPlay): Option[] =>
  play.decision && isTurn(play.decision)
    ? play.buttons.filter((one) => !isSwap(one) && one !== endOption(play.decision))
    : [];

function optionIcon(option: Option, decision: Decision): IconName {
  if (isSwap(option)) return "swap";
  if (option.verb === "pass") return (option.life ?? 0) < 0 ? "broken-heart" : isTurn(decision) ? "check" : "close";
  if (option.verb === "end") return "check";
  if (option.reload) return "reload";
  if (option.backs) return SIDE_ICON[option.backs];
  const card = option.of ?? option.on ?? option.card;
  if (card !== undefined) return faceOf(cardFact(card).kind).icon;
  if (option.verb === "draw") return "draw";
  return iconOf(option.source ?? null) ?? (option.side ? "swap" : "ability");
}

/** Where the title already says what is done, the button only names the thing. */
function wordsOf(play: DuelPlay, option: Option, many: boolean): { words: string; label?: string } {
  const { decision, table } = play;
  if (option === endOption(decision)) return { words: t("ui-end-turn") };
  if (isSwap(option)) return { words: t("ui-duel-swap"), label: brief(option.text, table.reader) };
  const whole = brief(option.text, table.reader);
  const short =
    option.character !== undefined
      ? charName(option.character)
      : (option.verb === "choose" || option.verb === "discard") && (option.of ?? option.card) !== undefined
        ? cardTitle(cardFact((option.of ?? option.card)!).kind)
        : null;
  return short === null || short === whole || !many ? { words: whole } : { words: short, label: whole };
}

function extras(option: Option, decision: Decision): Partial<Answer> {
  const found: Partial<Answer> = {};
  if (option.chance) found.chance = t("ui-chance", { a: option.chance[0], b: option.chance[1] });
  if (option.character !== undefined) found.face = option.character;
  else if (isTurn(decision) && option.verb === "use" && isPerson(option.source)) found.face = option.source!;
  if (isTurn(decision) && option.verb === "use" && option.source && !isSwap(option)) found.told = textOf(option.source);
  if (option.verb !== "pass" && (option.life ?? 0) < 0) found.price = t("ui-costs-life", { n: -option.life! });
  return found;
}

/** One button for each option of the question, or for each thing that branches later. */
export function answersOf(play: DuelPlay): Answer[] {
  const decision = play.decision!;
  const shown = play.buttons;
  const best = mainOption(decision, shown);
  const playing = isTurn(decision);
  const order = playing
    ? [...powersOf(play), ...shown.filter(isSwap), ...shown.filter((one) => one === endOption(decision))]
    : shown;
  let powers = 0;
  return order.map((option, i): Answer => {
    const ends = option === endOption(decision);
    const key = ends ? "E" : isSwap(option) && playing ? "S" : playing ? (POWER_KEYS[powers++] ?? "") : i < 9 ? String(i + 1) : "";
    return {
      id: String(option.code),
      ...wordsOf(play, option, shown.length > 1),
      icon: optionIcon(option, decision),
      key,
      ...(ends ? { testid: "end-turn" } : option === swapOption(decision) ? { testid: "swap" } : {}),
      code: option.code,
      main: option === best,
      ...extras(option, decision),
      run: () => play.use(option),
    };
  });
}

/** A card can be used in several ways. */
export function wayAnswers(play: DuelPlay): Answer[] {
  const decision = play.decision!;
  const kind = play.path.card === undefined ? "" : cardFact(play.path.card).kind;
  return ways(decision, play.path).map((as, i): Answer => {
    const option = decision.options.find((one) => one.card === play.path.card && (one.reload ? RELOAD : (one.as ?? "")) === as);
    return {
      id: `as-${as}`,
      words: as === RELOAD ? t("ui-duel-reload") : t("ui-duel-play-as", { card: cardTitle(as || kind) }),
      icon: as === RELOAD ? "reload" : faceOf(as || kind).icon,
      key: String(i + 1),
      code: option?.code ?? null,
      testid: `as-${as || "itself"}`,
      main: false,
      told: as === RELOAD ? t("ui-duel-reload-text") : cardText(as || kind),
      run: () => play.pointAt({ ...play.path, as }),
    };
  });
}

/** Where no plate stands for it: the hand of the other player, and its two backs. */
export function aimAnswers(play: DuelPlay): Answer[] {
  const decision = play.decision!;
  const hands = decision.options.filter((option) => aimOf(option)?.startsWith("hand") && option.card === play.path.card);
  const seen = new Set<string>();
  return hands
    .filter((option) => play.aimed(aimOf(option)!) === option && !seen.has(aimOf(option)!) && seen.add(aimOf(option)!))
    .map((option): Answer => ({
      id: aimOf(option)!,
      words: t("ui-duel-random"),
      icon: "hand",
      key: "",
      code: option.code,
      testid: "aim-hand",
      main: false,
      run: () => play.aimAt(aimOf(option)!),
    }));
}
