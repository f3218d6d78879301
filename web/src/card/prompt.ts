// What the prompt says at each step, in words and buttons.
import { iconForKind } from "../art/faces";
import { iconNamed, type IconName } from "../art/icons";
import { goalText } from "../lib/game/goal";
import { all, ghostLook } from "../art/sets";
import type { Answer, PromptLook } from "../lib/game/play";
import { answersOf, lowTable } from "./answers";
import { isMoment, standingAnswers } from "./standing_answers";
import { cardFact, kindFact } from "../lib/store/catalog";
import { candidates, kindsPlayedAs } from "./choose";
import { maybe, t, upperFirst } from "../lib/text/i18n.svelte";
import { inDanger } from "./seatstate";
import { slug } from "../lib/text/slug";
import { groupNamed, groupOf } from "./groups";
import type { CardPlay } from "./play.svelte";
import type { CardId, Decision, Option } from "./wire";
import { sentences } from "../lib/log/phrasing";
import { brief, cardShort, kindName, plain, roleName } from "../lib/text/text";
import { abilityText, effectText, thingIcon, thingName, thingText } from "./things";
import { waitingWords, waitsFor } from "../lib/log/waiting";
import { lowPhone, phone } from "../lib/store/ui.svelte";
import { laidInPrompt, laidRows, takesCard } from "./laid";

/** Powers and cards that are aimed alike share their words. */
const AIMED_LIKE = all("aimedLike");

const MOST_ROWS = 8; // on a phone: two rows of answers
const MOST_LISTED = 5; // on a low wide table: one row of answers

/** Answers without the cards that are on the screen anyway. On the phone they are right above, so they are listed only together with
    other answers. On a low wide table a list would cover the cards in the middle. */
export function besideCards(play: CardPlay, answers: Answer[]): Answer[] {
  const decision = play.decision;
  if (!decision || !(phone() || lowTable(play)) || play.step !== "root") return answers;
  const { seats, hand } = play.view!;
  const laid = laidRows(play.view!).flatMap(({ cards }) => cards);
  const inPrompt = laidInPrompt(play.view);
  if (!inPrompt && answers.length <= (lowPhone() ? 2 : 3)) return answers;
  const tables = phone() ? seats.flatMap(({ table }) => table) : [];
  const seen = [...laid, ...tables, ...(phone() || answers.length > MOST_LISTED ? hand : [])];
  return answers.filter((answer) => {
    const option = decision.options.find((one) => one.code === answer.code);
    if (inPrompt && option && laid.some((card) => takesCard(option, card))) return false;
    const stands = option && standsAbove(play, decision, option, answers.length > MOST_ROWS);
    return option === undefined || !stands || !seen.includes((option.card ?? option.on)!);
  });
}
function standsAbove(play: CardPlay, decision: Decision, option: Option, many: boolean): boolean {
  if (decision.why === "play") return option.on !== undefined;
  if (option.card === undefined) return false;
  if (decision.answered_with === null) return option.verb === "choose" || option.verb === "discard";
  // on a low phone two rows of answers would push my place over the player who attacks; on any, three are too many
  return (
    (lowPhone() || (phone() && many)) &&
    play.view!.hand.includes(option.card) &&
    decision.options.filter(({ card }) => card === option.card).length === 1
  );
}

export function promptLook(play: CardPlay): PromptLook | null {
  if (!play.view || play.view.phase === "over") return null;
  if (!play.decision) return waiting(play);
  switch (play.step) {
    case "to":
    case "also":
      return aiming(play);
    case "of":
      return whichCard(play);
    case "as":
      return playedAs(play);
    case "confirm":
      return confirm(play);
    default:
      return question(play);
  }
}

/** In the first round all players see a reminder of their goal. */
const early = (play: CardPlay): boolean => play.view!.turn_no <= play.view!.seats.length;
function goal(play: CardPlay): Pick<PromptLook, "goal" | "goalNew"> {
  const role = play.table.me === null ? null : play.view!.seats[play.table.me]?.role;
  const goalNew = play.mine.changed !== null;
  return role && (early(play) || goalNew) ? { goal: role, goalNew } : {};
}
/** My role and what I play for, in words. */
export function promptGoal(play: CardPlay): string | null {
  const role = play.table.me === null ? null : play.view?.seats[play.table.me]?.role;
  return role ? `${t("ui-you-role", { role: roleName(role) })}. ${goalText(play.view, role)}` : null;
}
const join = (...parts: string[]): string => parts.filter(Boolean).join(" ");

function waiting(play: CardPlay): PromptLook {
  const view = play.view!;
  const who = view.asked;
  const look = who !== null && who === view.turn ? ghostLook(view, who) : undefined;
  const ghost = look ? t(`ui-${look.name}-plays`) : "";
  const { title, detail } = waitingWords(
    play.table,
    waitsFor(play.table, view.asked_why ?? "play"),
    laidInPrompt(view),
  );
  return {
    tone: "wait",
    icon: look?.sign ?? "hourglass",
    title,
    detail: join(detail, ghost, secret(play)),
    answers: [],
    ...goal(play),
  };
}

/** All choose in secret: said to those who wait, and that my own choice stands. */
function secret(play: CardPlay): string {
  const why = play.view!.asked_why ?? "";
  const all = maybe(`wait-${why}-all`);
  return all === null ? "" : join(all, play.mine.chosen.size > 0 ? t("ui-chosen") : "");
}

function question(play: CardPlay): PromptLook {
  const decision = play.decision!;
  const playing = decision.why === "play";
  const ghost = playing ? ghostLook(play.view, decision.who) : undefined;
  const lost = hopeless(play);
  if (lost) return lost;
  return {
    tone: inDanger(play) ? "danger" : "act",
    icon: thingIcon(decision.source) ?? iconNamed(decision.sign) ?? "person",
    title: plain(decision.title, play.table.reader),
    detail:
      decision.why === "event" && decision.source
        ? thingText(decision.source)
        : join(
            ghost
              ? t(`ui-${ghost.name}-you`)
              : playing && early(play) && !(phone() && play.buttons.length > 2)
                ? t("ui-play-hint")
                : "",
            pointedAt(play) ?? (playing && play.dense ? "" : plain(decision.detail, play.table.reader)),
            play.table.live.held === null ? "" : t("ui-moment-held"),
          ),
    answers: isMoment(decision) ? [...answersOf(play), ...standingAnswers(play)] : answersOf(play),
    ...(playing || play.mine.changed !== null || play.view!.choices.length > 0 ? goal(play) : {}),
  };
}

/** All that is left is to let it happen: said so, with what would have helped, and one calm button. */
function hopeless(play: CardPlay): PromptLook | null {
  const { decision } = play;
  const { reader } = play.table;
  const told = maybe(`ask-${decision!.why}-none`, { need: Number(decision!.detail.args?.["need"] ?? 1) });
  if (told === null || decision!.options.some((option) => option.verb !== "pass")) return null;
  const held = decision!.whynot.find(
    (why) => why.card !== undefined && play.view!.hand.includes(why.card) && why.reason.key !== "why-not-now",
  );
  const detail = join(told, held ? sentences([`${cardShort(held.card!)}: ${plain(held.reason, reader)}`]) : "");
  const [option] = answersOf(play);
  return {
    tone: "act",
    icon: thingIcon(decision!.source) ?? "broken-heart",
    title: plain(decision!.title, reader),
    detail,
    answers: [{ ...option!, words: t("ui-onward"), icon: "arrow-right" }],
  };
}

/** Ability of the seat under the pointer, while the question is which one to borrow. On a phone it has no room: the
    prompt would push its buttons from below the finger. */
function pointedAt(play: CardPlay): string | null {
  const asked = play.table.hovered !== null && play.decision?.why === "borrow" && !phone();
  const seat = asked ? play.view?.seats[play.table.hovered!] : undefined;
  return seat?.character && seat.seat !== play.table.me
    ? `${play.table.nameOf(seat.seat)}: ${abilityText(seat.character)}`
    : null;
}

const back = (play: CardPlay): Answer => ({
  id: "back",
  testid: "put-back",
  words: t("ui-put-back"),
  icon: "undo",
  key: "Esc",
  code: null,
  main: false,
  run: () => play.putBack(),
});

const pickedCard = ({ path }: CardPlay): CardId | undefined =>
  path.card ?? (typeof path.deal === "number" ? path.deal : undefined);
/** The kind, character or event that is aimed, or "" for a card in play to draw. */
function picked(play: CardPlay): string {
  const { as, source } = play.path;
  const card = pickedCard(play);
  if (as === undefined && card !== undefined && play.path.card === card && play.decision) {
    const [only, other] = kindsPlayedAs(play.decision, play.path);
    if (only && other === undefined) return only; // it can be played as nothing else
  }
  return as || (card !== undefined ? cardFact(card).kind : (source ?? ""));
}
function pickedIcon(play: CardPlay): IconName {
  const card = pickedCard(play);
  if (card !== undefined) return iconForKind(cardFact(card).kind);
  if (play.path.deal) return groupNamed(play.path.group)?.icon ?? "nugget";
  return thingIcon(play.path.source ?? null) ?? (play.path.draw ? "take" : "person");
}
/** What it does, and what it costs besides itself. */
function rules(name: string): string {
  const cost = kindFact(name).cost ?? 0;
  return join(name ? thingText(name) : "", cost > 0 ? t("ui-cost-next", { n: cost }) : "");
}

function aiming(play: CardPlay): PromptLook {
  const name = picked(play);
  const like = name === "" ? "draw" : (AIMED_LIKE[name] ?? slug(name));
  const second = play.step === "also" ? t("ui-aim-second") : null;
  const title = second ?? maybe(`ui-aim-${like}`) ?? t("ui-choose-target", { card: thingName(name) });
  const detail = name === "BANG!" ? plain(play.decision!.detail, play.table.reader) : rules(name);
  return { tone: "act", icon: pickedIcon(play), title, detail, answers: [back(play)] };
}

function whichWords(play: CardPlay, option: Option): Pick<Answer, "words" | "icon"> {
  const group = groupOf(option);
  const card = group ? group.card(option) : option.of;
  const icon = typeof card === "number" ? iconForKind(cardFact(card).kind) : "hand";
  if (group) return { words: brief(option.text, play.table.reader), icon };
  return { words: typeof card === "number" ? cardShort(card) : t("ui-choose-which-hand"), icon };
}

function whichCard(play: CardPlay): PromptLook {
  const left = candidates(play.decision!, play.path);
  const answers = left.map((option, i): Answer => ({
    id: String(option.code),
    ...whichWords(play, option),
    key: i < 9 ? String(i + 1) : "",
    code: option.code,
    main: false,
    run: () => play.table.commands.choose(option),
  }));
  const name = play.path.to === undefined ? "" : play.table.nameOf(play.path.to);
  return {
    tone: "act",
    icon: pickedIcon(play),
    title: play.path.deal ? t(groupNamed(play.path.group)?.which ?? "ui-spend-which") : t("ui-choose-which", { name }),
    detail: rules(picked(play)),
    answers: [...answers, back(play)],
  };
}

function playedAs(play: CardPlay): PromptLook {
  const decision = play.decision!;
  const own = play.path.card === undefined ? "" : cardFact(play.path.card).kind;
  const answers = kindsPlayedAs(decision, play.path).map((as, i): Answer => {
    const kind = as || own;
    return {
      id: `as-${kind}`,
      words: maybe(`as-${slug(kind)}`) ?? t("ui-play-as", { kind: kindName(kind) }),
      icon: iconForKind(kind),
      key: String(i + 1),
      code: candidates(decision, { ...play.path, as })[0]?.code ?? null,
      main: false,
      run: () => play.pointAt({ ...play.path, as }),
    };
  });
  return {
    tone: "act",
    icon: pickedIcon(play),
    title: t("ui-choose-as", { card: kindName(own) }),
    detail: rules(own),
    answers: [...answers, back(play)],
  };
}

function confirm(play: CardPlay): PromptLook {
  const option = candidates(play.decision!, play.path)[0]!;
  const lives = Math.max(0, -(option.life ?? 0));
  const ends = option.verb === "end";
  const name = picked(play);
  const go: Answer = {
    id: String(option.code),
    words:
      lives > 0
        ? option.source === undefined
          ? t("ui-pay-lives", { n: lives })
          : effectText(option.source)
        : groupOf(option)
          ? brief(option.text, play.table.reader)
          : t(option.verb === "use" ? "ui-use-it" : "ui-play-it"),
    icon: lives > 0 ? "broken-heart" : pickedIcon(play),
    key: "1",
    code: option.code,
    main: lives === 0 && !option.wasted,
    ...(option.wasted ? { quiet: true } : {}),
    run: () => play.table.commands.choose(option),
  };
  const reason = ends ? play.view?.events?.on : null;
  return {
    tone: "act",
    icon: pickedIcon(play),
    title: ends ? t("ui-end-costs", { n: lives }) : upperFirst(thingName(name)),
    detail: option.wasted ? plain(option.wasted, play.table.reader) : reason ? thingText(reason) : rules(name),
    answers: [go, back(play)],
  };
}
