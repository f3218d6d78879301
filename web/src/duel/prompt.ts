// What the prompt says in The Duel: title, detail and which buttons.
import { iconNamed, type IconName } from "../art/icons";
import { maybe, t } from "../lib/text/i18n.svelte";
import type { Answer, PromptLook } from "../lib/game/play";
import { slug } from "../lib/text/slug";
import { brief, plain } from "../lib/text/text";
import { lowPhone, phone, ui } from "../lib/store/ui.svelte";
import { waitingWords, waitsFor } from "../lib/log/waiting";
import { aimAnswers, answersOf, iconOf, nameOf, wayAnswers } from "./answers";
import { candidates, cardOption, isTurn, lying, RELOAD, threatens } from "./choose";
import { cardFact } from "./facts";
import { faceOf } from "./faces";
import type { DuelPlay } from "./play.svelte";
import LaidTray from "./LaidTray.svelte";
import { doesText } from "./words";

const join = (...parts: string[]): string => parts.filter(Boolean).join(" ");
const SMALLEST = 660; // height of a phone on which even one row with three lines covers the character that is hit
const early = (play: DuelPlay): boolean => play.view!.turn_no <= 2;

export function promptLook(play: DuelPlay): PromptLook | null {
  if (!play.view || play.view.phase === "over") return null;
  const look = play.decision ? picked(play) : waiting(play);
  const tray = laidInPrompt(play) ? { tray: LaidTray, ...(lowPhone() ? { detail: "" } : {}) } : {};
  return { ...look, ...tray, ...corner(play) };
}

/** The cards to choose from are in the prompt of a phone, where a place of their own would cover another. */
const laidInPrompt = ({ view }: DuelPlay): boolean =>
  phone() && view!.you !== null && view!.phase !== "setup" && view!.row.length + view!.revealed.length > 0;

function corner(play: DuelPlay): Pick<PromptLook, "corner"> {
  const card = play.path.card ?? (play.table.note ? play.looked : null);
  if (!play.decision || card === null || card === undefined) return {};
  return {
    corner: { icon: "eye", label: t("ui-look-at"), testid: "look", run: () => (ui.open = { what: "card", card }) },
  };
}

function picked(play: DuelPlay): PromptLook {
  switch (play.step) {
    case "as":
      return howToUse(play);
    case "to":
      return aiming(play);
    case "of":
      return whichCard(play);
    case "confirm":
      return confirm(play);
    default:
      return question(play);
  }
}

function waiting(play: DuelPlay): PromptLook {
  const { table } = play;
  const { title, detail } = waitingWords(table, waitsFor(table, play.view!.asked_why ?? "play"), laidInPrompt(play));
  return { tone: "wait", icon: "hourglass", title, detail, answers: [] };
}

function question(play: DuelPlay): PromptLook {
  const { table } = play;
  const decision = play.decision!;
  const playing = isTurn(decision);
  const all = answersOf(play);
  const shown = beside(play, all);
  const hint = playing && early(play) && !phone() ? t("ui-duel-hint") : "";
  return {
    tone: threatens(decision) ? "danger" : "act",
    icon: iconOf(decision.source) ?? iconNamed(decision.sign) ?? (playing ? "play" : "crossed-pistols"),
    title: plain(decision.title, table.reader),
    detail: join(
      plain(decision.detail, table.reader),
      hint,
      phone() && shown.length < all.length ? t("ui-duel-tap") : "",
    ),
    answers: shown,
    step: play.step,
  };
}

/** So many answers have one row where there is little height. */
const inOneRow = (): number => (lowPhone() ? 2 : phone() ? 3 : ui.height < 700 ? 4 : Infinity);

/** Answers without the cards that a phone shows right above. While a character is hit, a second row of answers would cover it:
    then cards that are seen anyway are touched themselves, on a low page too. */
function beside(play: DuelPlay, answers: Answer[]): Answer[] {
  const decision = play.decision!;
  const threat = threatens(decision);
  if (laidInPrompt(play) && !threat) {
    const laid = new Set([...play.view!.row, ...play.view!.revealed]);
    const codes = new Set(decision.options.filter((one) => laid.has((one.of ?? one.card)!)).map((one) => one.code));
    return answers.filter(({ code }) => code === null || !codes.has(code));
  }
  if (isTurn(decision) || answers.length <= (threat ? inOneRow() : phone() ? 2 : Infinity)) return answers;
  const inPlay = lying(decision, play.path);
  return answers.filter((answer) => {
    const option = decision.options.find((one) => one.code === answer.code);
    const card = option?.of ?? option?.card;
    if (card === undefined) return true;
    if (!threat) return false;
    const held = play.hand.includes(card);
    if (held) return cardOption(decision, card) === null;
    return !(phone() && ui.height < SMALLEST && inPlay.get(card) === option);
  });
}

const back = (play: DuelPlay): Answer => ({
  id: "back",
  testid: "put-back",
  words: t("ui-put-back"),
  icon: "undo",
  key: "Esc",
  code: null,
  main: false,
  run: () => play.putBack(),
});

/** The kind of card or the character that is picked. */
function thing(play: DuelPlay): string {
  const { path } = play;
  if (path.as && path.as !== RELOAD) return path.as;
  const { card } = path;
  return card === undefined ? (path.source ?? "") : cardFact(card).kind;
}
const thingIcon = (play: DuelPlay): IconName => {
  const { card } = play.path;
  return card === undefined ? (iconOf(play.path.source ?? null) ?? "ability") : faceOf(cardFact(card).kind).icon;
};

function howToUse(play: DuelPlay): PromptLook {
  return {
    tone: "act",
    icon: thingIcon(play),
    title: t("ui-duel-how", { card: nameOf(thing(play)) }),
    detail: "",
    answers: [...wayAnswers(play, thing(play)), back(play)],
    step: "as",
  };
}

function aiming(play: DuelPlay): PromptLook {
  const name = thing(play);
  const title = maybe(`ui-duel-aim-${slug(name)}`) ?? t("ui-choose-target", { card: nameOf(name) });
  return {
    tone: "act",
    icon: thingIcon(play),
    title,
    detail: doesText(name),
    answers: [...aimAnswers(play), back(play)],
    step: "to",
  };
}

function whichCard(play: DuelPlay): PromptLook {
  const answers = candidates(play.decision!, play.path).map((option, i): Answer => ({
    id: String(option.code),
    words: option.of === undefined ? brief(option.text, play.table.reader) : nameOf(cardFact(option.of).kind),
    icon: option.of === undefined ? "reticle" : faceOf(cardFact(option.of).kind).icon,
    key: i < 9 ? String(i + 1) : "",
    code: option.code,
    main: false,
    run: () => play.table.commands.choose(option),
  }));
  return {
    tone: "act",
    icon: thingIcon(play),
    title: t("ui-duel-which"),
    detail: "",
    answers: [...answers, back(play)],
    step: "of",
  };
}

function confirm(play: DuelPlay): PromptLook {
  const [option] = candidates(play.decision!, play.path);
  const name = thing(play);
  const reload = option!.reload === true;
  return {
    tone: "act",
    icon: reload ? "reload" : thingIcon(play),
    title: brief(option!.text, play.table.reader),
    detail: reload ? t("ui-duel-reload-text") : doesText(name),
    answers: [
      {
        id: String(option!.code),
        words: reload
          ? t("ui-duel-reload")
          : play.path.card === undefined
            ? t("ui-use", { name: nameOf(name) })
            : t("ui-duel-do"),
        icon: "check",
        key: "1",
        code: option!.code,
        testid: "confirm",
        main: true,
        run: () => play.table.commands.choose(option!),
      },
      back(play),
    ],
    step: "confirm",
  };
}
