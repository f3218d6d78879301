// What the prompt says in the Dice Game: title, detail and which buttons.
import { t, upperFirst } from "../lib/text/i18n.svelte";
import type { Answer, PromptLook } from "../lib/game/play";
import { brief, faceName, plain } from "../lib/text/text";
import { waitingWords, waitsFor } from "../lib/log/waiting";
import { looksOn } from "../lib/store/permissions";
import { phone, touch, ui } from "../lib/store/ui.svelte";
import { answer, signOf } from "./answers";
import { isMoment, keepOption, rollOption, seatOption } from "./choose";
import type { DicePlay } from "./play.svelte";

const join = (...parts: string[]): string => parts.filter(Boolean).join(" ");
const early = (play: DicePlay): boolean => play.view!.turn_no <= play.view!.seats.length;
/** In the first round all players see a reminder of their goal. */
function goal(play: DicePlay): { goal?: string } {
  const me = play.table.me;
  const role = me === null ? null : play.view!.seats[me]?.role;
  return role && early(play) ? { goal: role } : {};
}
const switches = (): PromptLook["corner"] => ({
  icon: "gear",
  label: t("ui-moments"),
  testid: "moments",
  run: () => (ui.open = { what: "moments" }),
});

export function promptLook(play: DicePlay): PromptLook | null {
  if (!play.view || play.view.phase === "over") return null;
  if (!play.decision) return waiting(play);
  if (play.step === "dice") return rolling(play);
  if (play.step === "face") return turning(play);
  return question(play);
}

function waiting(play: DicePlay): PromptLook {
  const { table } = play;
  const view = play.view!;
  if (view.asked_why === "moment") {
    const watching = looksOn(table) ? `${t("ui-watching")}.` : "";
    return {
      tone: "wait",
      icon: "hourglass",
      title: t("wait-moment"),
      detail: join(watching, t("wait-moment-detail")),
      answers: [],
      ...(view.moments.length && !play.table.replayed ? { corner: switches() } : {}),
    };
  }
  const { title, detail } = waitingWords(table, waitsFor(table, view.asked_why ?? "roll"));
  return { tone: "wait", icon: "hourglass", title, detail, answers: [], ...goal(play) };
}

/** Which dice again: two buttons, the dice themselves do the rest. */
function rolling(play: DicePlay): PromptLook {
  const { table } = play;
  const decision = play.decision!;
  const roll = rollOption(decision, play.again);
  const keep = keepOption(decision);
  const answers: Answer[] = [
    {
      id: "roll",
      testid: "roll",
      words: roll ? brief(roll.text, table.reader) : t("ui-dice-roll-none"),
      icon: "rolling-dices",
      key: "R",
      code: roll?.code ?? null,
      main: roll !== undefined,
      blocked: roll === undefined,
      run: () => play.roll(),
    },
  ];
  if (keep)
    answers.push({
      id: "stop",
      testid: "stop",
      words: brief(keep.text, table.reader),
      icon: "check",
      key: "S",
      code: keep.code,
      main: roll === undefined,
      run: () => play.stop(),
    });
  return {
    tone: "act",
    icon: signOf(decision),
    title: plain(decision.title, table.reader),
    detail: plain(decision.detail, table.reader),
    answers,
    step: "dice",
  };
}

function turning(play: DicePlay): PromptLook {
  const die = play.view!.dice[play.path.at!]!;
  const answers = play.buttons.map((option, i) => answer(play, option, i));
  return {
    tone: "act",
    icon: signOf(play.decision!),
    title: upperFirst(t("ui-doctor-face", { face: faceName(die.face ?? "") })),
    detail: "",
    answers: [...answers, back(play)],
    step: "face",
  };
}

const back = (play: DicePlay): Answer => ({
  id: "back",
  testid: "put-back",
  words: t("ui-put-back"),
  icon: "undo",
  key: "Esc",
  code: null,
  main: false,
  run: () => void play.putBack(),
});

function question(play: DicePlay): PromptLook {
  const { table } = play;
  const decision = play.decision!;
  const moment = isMoment(decision);
  const answers = play.buttons.map((option, i) => answer(play, option, i));
  if (play.step === "of") answers.push(back(play));
  const shown = moment ? [...answers, hush(play, decision.why)] : beside(play, answers);
  const hint =
    shown.length < answers.length && decision.why !== "saloon"
      ? t(touch() ? "ui-tap-seat" : "ui-choose-target-detail")
      : "";
  return {
    tone: decision.nature === "harms" ? "danger" : "act",
    icon: signOf(decision),
    title: plain(decision.title, table.reader),
    detail: join(plain(decision.detail, table.reader), hint, table.live.held === null ? "" : t("ui-moment-held")),
    answers: shown,
    step: play.step,
    ...(moment
      ? { corner: switches() }
      : decision.why === "throw" || (decision.why === "saloon" && !phone())
        ? goal(play)
        : {}),
  };
}

/** Answers that one row of the prompt holds. */
const inOneRow = (): number => (ui.height < 700 ? 3 : 4);

/** The answers without those that dice and plates give, where they would take a second row and push the prompt up. */
function beside(play: DicePlay, answers: Answer[]): Answer[] {
  const decision = play.decision!;
  const left = answers.filter(
    (one) => !one.die && (one.seat === undefined || seatOption(decision, one.seat)?.code !== one.code),
  );
  return (phone() && decision.why === "saloon") || answers.length > inOneRow() ? left : answers;
}

/** "Do not ask me about this again": the answer itself is still mine to give. */
function hush(play: DicePlay, why: string): Answer {
  const { table } = play;
  const off = table.live.quiet.includes(why);
  return {
    id: "hush",
    testid: "hush",
    words: t("ui-moment-hush"),
    icon: off ? "check" : "speaker-off",
    key: "",
    code: null,
    main: false,
    quiet: true,
    pressed: off,
    run: () => table.commands.toggleQuiet(why),
  };
}
