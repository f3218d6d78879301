// What the prompt says in the Dice Game, in words and buttons.
import { iconForFace, iconForSpecial } from "../art/dice";
import type { IconName } from "../art/icons";
import { maybe, t, upperFirst } from "../lib/i18n.svelte";
import type { Answer, PromptLook } from "../lib/play";
import { brief, dieName, faceName, plain } from "../lib/text";
import { phone, ui } from "../lib/ui.svelte";
import type { Option } from "../lib/wire";
import { keepOption, mainOption, MOMENTS, rollOption, seatOption } from "./choose";
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
const iconFor = (why: string): IconName => iconForSpecial(ROLE_OF[why] ?? null) ?? WHY_ICONS[why] ?? "rolling-dices";

const join = (...parts: string[]): string => parts.filter(Boolean).join(" ");
const early = (play: DicePlay): boolean => play.view!.turn_no <= play.view!.seats.length;
/** In the first round everybody is reminded what they play for. */
function goal(play: DicePlay): { goal?: string } {
  const me = play.table.me;
  const role = me === null ? null : play.view!.seats[me]?.role;
  return role && early(play) ? { goal: role } : {};
}
const switches = (): PromptLook["corner"] => ({ icon: "gear", label: t("ui-moments"), testid: "moments", run: () => (ui.open = { what: "moments" }) });

export function promptLook(play: DicePlay): PromptLook | null {
  if (!play.view || play.view.phase === "over") return null;
  if (!play.table.decision) return waiting(play);
  if (play.step === "dice") return rolling(play);
  if (play.step === "face") return turning(play);
  return question(play);
}

function waiting(play: DicePlay): PromptLook {
  const { table } = play;
  const view = play.view!;
  const watching = table.me === null ? `${t("ui-watching")}.` : "";
  if (view.asked_why === "moment") {
    const mark = play.marking ? t("ui-dice-mark") : "";
    return { tone: "wait", icon: "hourglass", title: t("wait-moment"), detail: join(watching, mark || t("wait-moment-detail")), answers: [], ...(view.moments.length ? { corner: switches() } : {}) };
  }
  const who = view.asked;
  const turn = who === view.turn ? "" : `${t("ui-turn-of", { name: table.nameOf(view.turn) })}.`;
  const title = who === null ? t("ui-wait-all") : plain({ key: `wait-${view.asked_why ?? "roll"}`, args: { who: { seat: who } } }, table.reader);
  return { tone: "wait", icon: "hourglass", title, detail: join(watching, turn, `${t("ui-dice-phase", { phase: view.phase })}.`), answers: [], ...goal(play) };
}

/** Which dice again: two buttons, the dice themselves do the rest. */
function rolling(play: DicePlay): PromptLook {
  const { table } = play;
  const decision = table.decision!;
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
    answers.push({ id: "stop", testid: "stop", words: brief(keep.text, table.reader), icon: "check", key: "S", code: keep.code, main: roll === undefined, run: () => play.stop() });
  return { tone: "act", icon: iconFor("roll"), title: plain(decision.title, table.reader), detail: plain(decision.detail, table.reader), answers, step: "dice" };
}

function turning(play: DicePlay): PromptLook {
  const die = play.view!.dice[play.path.at!]!;
  const answers = play.buttons.map((option, i) => answer(play, option, i));
  return { tone: "act", icon: iconFor("doctor"), title: upperFirst(t("ui-doctor-face", { face: faceName(die.face ?? "") })), detail: "", answers: [...answers, back(play)], step: "face" };
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
  const decision = table.decision!;
  const moment = MOMENTS.has(decision.why);
  const answers = play.buttons.map((option, i) => answer(play, option, i));
  if (play.step === "of") answers.push(back(play));
  const shown = moment ? [...answers, hush(play, decision.why)] : beside(play, answers);
  const hint = play.step === "die" ? t("ui-doctor-die") : shown.length < answers.length && decision.why !== "saloon" ? t("ui-tap-seat") : "";
  return {
    tone: decision.nature === "harms" ? "danger" : "act",
    icon: iconFor(decision.why),
    title: plain(decision.title, table.reader),
    detail: join(plain(decision.detail, table.reader), hint, table.held === null ? "" : t("ui-moment-held")),
    answers: shown,
    step: play.step,
    ...(moment ? { corner: switches() } : decision.why === "throw" || (decision.why === "saloon" && !phone()) ? goal(play) : {}),
  };
}

/** On the phone dice and plates lie right above: no long list of the same again. */
function beside(play: DicePlay, answers: Answer[]): Answer[] {
  const decision = play.table.decision!;
  if (!phone()) return answers;
  const left = answers.filter((one) => !one.die && (one.seat === undefined || seatOption(decision, one.seat)?.code !== one.code));
  return decision.why === "saloon" || answers.length > 4 ? left : answers;
}

/** "Do not ask me about this again": the answer itself is still mine to give. */
function hush(play: DicePlay, why: string): Answer {
  const { table } = play;
  const off = table.quiet.includes(why);
  return {
    id: "hush",
    testid: "hush",
    words: t("ui-moment-hush"),
    icon: off ? "check" : "speaker-off",
    key: "",
    code: null,
    main: false,
    pressed: off,
    run: () => table.hush(off ? table.quiet.filter((one) => one !== why) : [...table.quiet, why]),
  };
}

function optionIcon(option: Option, why: string): IconName {
  if (option.verb === "pass") return why === "throw" ? "rolling-dices" : (option.life ?? 0) < 0 ? "broken-heart" : "close";
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
  if (option.verb === "pass" && table.decision!.why === "throw") return { words: maybe("opt-pass-throw") ?? t("ui-dice-throw") };
  if (option.die !== undefined) return { words: upperFirst(dieName(option.die)), label: whole };
  if (option.verb !== "choose") return { words: whole };
  const short = option.to !== undefined ? table.nameOf(option.to) : option.face !== undefined ? upperFirst(faceName(option.face)) : null;
  return short === null || short === whole ? { words: whole } : { words: short, label: whole };
}

function answer(play: DicePlay, option: Option, i: number): Answer {
  const { table } = play;
  const why = table.decision!.why;
  const throws = why === "throw" && option.verb === "pass";
  const character = option.to === undefined ? null : (play.view!.seats[option.to]?.character ?? null);
  return {
    id: String(option.code),
    ...wordsOf(play, option),
    icon: optionIcon(option, why),
    key: throws ? "R" : i < 9 ? String(i + 1) : "",
    code: option.code,
    main: option === mainOption(table.decision!, play.buttons),
    ...(MOMENTS.has(why) ? { pressed: option.code === table.held } : {}),
    ...(throws ? { big: true, testid: "throw" } : {}),
    ...(option.die !== undefined ? { die: option.die } : {}),
    ...(option.face !== undefined && option.to === undefined ? { faces: [option.face] } : {}),
    ...(option.to !== undefined ? { seat: option.to } : {}),
    ...(character !== null && option.verb === "choose" && play.buttons.length < 6 ? { face: character } : {}),
    run: () => table.choose(option),
  };
}
