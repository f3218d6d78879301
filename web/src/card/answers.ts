// The buttons of the prompt: what each answer is called and drawn with.
import { iconForKind } from "../art/faces";
import type { IconName } from "../art/icons";
import type { SuitName } from "../art/symbols";
import { cardFact } from "../lib/store/catalog";
import { groupOf, type Group } from "./groups";
import { identity, identityAnswer, identityInPrompt } from "./identity";
import { costsLife, mainOption, BUTTON_KEYS, whyNotEnd } from "./choose";
import { t, upperFirst } from "../lib/text/i18n.svelte";
import type { CardPlay } from "./play.svelte";
import { effectText, abilityText, thingIcon, thingName, thingNamed } from "./things";
import { lowPhone, phone, ui } from "../lib/store/ui.svelte";
import { brief, cardShort, colourName, kindName, suitName } from "../lib/text/text";
import type { Answer } from "../lib/game/play";
import type { Decision, Option } from "./wire";

const COLOURS: Record<string, SuitName[]> = { red: ["hearts", "diamonds"], black: ["spades", "clubs"] };

function optionIcon(option: Option, decision: Decision): IconName {
  if (option.verb === "pass") return (option.life ?? 0) < 0 ? "broken-heart" : decision.gives_up ? "check" : "close";
  if (option.verb === "end") return "check";
  if (option.verb === "draw") return option.from === "deck" ? "deck" : option.from === "discard" ? "discard" : "take";
  if (option.on !== undefined) return iconForKind(cardFact(option.on).kind);
  if (option.of === "hand") return "hand";
  if (option.of !== undefined) return iconForKind(cardFact(option.of).kind);
  if (option.card !== undefined) return iconForKind(cardFact(option.card).kind);
  if (option.kind !== undefined) return iconForKind(option.kind);
  return thingIcon(option.source ?? null) ?? "person";
}

/** The group whose button this is, where it stands for several. */
function shared(decision: Decision, option: Option): Group | undefined {
  const group = decision.why === "play" ? groupOf(option) : undefined;
  return group && decision.options.filter(group.has).length > 1 ? group : undefined;
}

/** Where the title already says what is done, the button only names the card. */
function wordsOf(play: CardPlay, option: Option, many: boolean): { words: string; label?: string } {
  const playing = play.decision!.why === "play";
  if (option.verb === "end") return { words: t("ui-end-turn") };
  const group = shared(play.decision!, option);
  if (group) return { words: t(group.words) };
  // one button for many targets names the power alone
  if (option.verb === "use" && (option.to !== undefined || playing))
    return useWords(thingName(option.source ?? ""), many);
  if (option.verb === "draw" && typeof option.of === "number") return { words: t("ui-draw-in-play") };
  if (option.verb === "choose" && option.kind !== undefined) return { words: upperFirst(kindName(option.kind)) };
  const whole = brief(option.text, play.table.reader);
  if (option.suit !== undefined) return { words: upperFirst(suitName(option.suit)), label: whole };
  if (option.colour !== undefined) return { words: upperFirst(colourName(option.colour)), label: whole };
  const short = shortOf(play, option);
  return short === null || short === whole || !whole.includes(short)
    ? { words: whole }
    : { words: short, label: whole };
}

/** Beside several others its name is enough; what cannot be seen is said. */
function useWords(name: string, many: boolean): { words: string; label?: string } {
  const act = t("ui-use", { name });
  return many ? { words: name, label: act } : { words: act };
}

function shortOf(play: CardPlay, option: Option): string | null {
  if (option.verb !== "choose" && option.verb !== "discard") return null;
  if (typeof option.of === "number") return cardShort(option.of);
  if (option.card !== undefined) return cardShort(option.card);
  return option.to !== undefined && option.of === undefined ? play.table.nameOf(option.to) : null;
}

/** Whether the page is so low and full that the table needs the room: a power's description is then a tooltip. */
export const lowTable = ({ dense }: CardPlay): boolean => dense && (phone() || ui.height < 820);

/** Description on the button of a power: its effect and cost, and the owner of a borrowed ability (plates do not show it). */
function extras(play: CardPlay, option: Option): Partial<Answer> {
  const found: Partial<Answer> = {};
  const playing = play.decision!.why === "play";
  if (option.verb === "use" && playing && option.source !== undefined)
    if (lowTable(play) || lowPhone()) found.thing = thingNamed(option.source);
    else found.note = effectText(option.source);
  else if (costsLife(option) && option.verb !== "pass") found.price = t("ui-costs-life", { n: -option.life! });
  if (option.suit !== undefined) found.suits = [option.suit as SuitName];
  if (option.colour !== undefined) found.suits = COLOURS[option.colour] ?? [];
  if (option.chance) found.chance = t("ui-chance", { a: option.chance[0], b: option.chance[1] });
  if (option.to !== undefined && option.of === undefined && option.verb === "choose") {
    const character = play.view?.seats[option.to]?.character;
    found.seat = option.to;
    if (!character) return found;
    found.face = character;
    // words of several would make a list longer than a phone's prompt
    if (lowPhone() || (phone() && play.buttons.length > 2)) found.thing = { what: "char", char: character };
    else if (option.to !== play.table.me) found.more = abilityText(character);
  }
  return found;
}

/** One button for each option of the question, or for each choice that branches later. */
export function answersOf(play: CardPlay): Answer[] {
  const decision = play.decision!;
  const shown = play.buttons;
  const best = mainOption(decision, shown);
  const playing = decision.why === "play";
  let powers = 0;
  const answers = shown.map((option, i): Answer => {
    const key = option.verb === "end" ? "E" : playing ? (BUTTON_KEYS[powers++] ?? "") : i < 9 ? String(i + 1) : "";
    return {
      id: String(option.code),
      ...wordsOf(play, option, shown.length > 3),
      icon: shared(decision, option)?.icon ?? optionIcon(option, decision),
      key,
      testid: key === "E" ? "end-turn" : undefined,
      code: option.code,
      main: option === best,
      ...extras(play, option),
      ...(identity(play) && identityInPrompt(play) ? identityAnswer(play, option) : {}),
      run: () => play.use(option),
    };
  });
  return playing && !shown.some((option) => option.verb === "end") ? [...answers, ...notYet(play)] : answers;
}

/** The turn cannot be ended: the button stays and says why. */
function notYet(play: CardPlay): Answer[] {
  const why = whyNotEnd(play.decision!);
  if (!why) return [];
  return [
    {
      id: "end",
      testid: "end-turn",
      words: t("ui-end-turn"),
      icon: "not-allowed",
      key: "",
      code: null,
      main: false,
      blocked: true,
      run: () => play.table.showNote(why),
    },
  ];
}
