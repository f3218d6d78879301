// What the prompt says at each step, in words and buttons.
import { iconForKind } from "../art/faces";
import type { IconName } from "../art/icons";
import { answersOf, type Answer } from "./answers";
import { cardFact, kindFact } from "../lib/catalog";
import { candidates, kindsPlayedAs } from "./choose";
import { maybe, t } from "../lib/i18n.svelte";
import { inDanger } from "./seatstate";
import { slug } from "../lib/slug";
import type { Table } from "../lib/table.svelte";
import { cardShort, kindName, plain } from "../lib/text";
import { abilityText, thingIcon, thingName, thingText } from "../lib/things";

export interface PromptLook {
  tone: "act" | "danger" | "wait";
  icon: IconName;
  title: string;
  detail: string;
  answers: Answer[];
  goal?: string; // my role, while everybody is reminded of it
}

const WHY_ICONS: Record<string, IconName> = {
  play: "hand",
  store: "shop",
  draw: "deck",
  keep: "eye",
  order: "deck",
  give: "hand",
  check: "turn-up",
  discard: "discard",
  pay: "discard",
  exchange: "discard",
  daltons: "discard",
  brawl: "discard",
  vulture: "take",
  hail: "bullet-impacts",
  ricochet: "bullet-impacts",
  rescue: "broken-heart",
  character: "person",
};

/** Powers and cards that are aimed alike share their words. */
const AIMED_LIKE: Record<string, string> = {
  Punch: "bang",
  Springfield: "bang",
  Derringer: "bang",
  Knife: "bang",
  Pepperbox: "bang",
  "Buffalo Rifle": "bang",
  "Doc Holyday": "bang",
  Sniper: "bang",
  "Rag Time": "panic",
  Conestoga: "panic",
  "Can Can": "cat-balou",
};

export function promptLook(table: Table): PromptLook | null {
  if (!table.view || table.view.phase === "over") return null;
  if (!table.decision) return waiting(table);
  switch (table.step) {
    case "to":
      return aiming(table);
    case "of":
      return whichCard(table);
    case "as":
      return playedAs(table);
    case "confirm":
      return confirm(table);
    default:
      return question(table);
  }
}

/** In the first round everybody is reminded what they play for. */
const early = (table: Table): boolean => table.view!.turn_no <= table.view!.seats.length;
function goal(table: Table): { goal?: string } {
  const role = table.me === null ? null : table.view!.seats[table.me]?.role;
  return role && early(table) ? { goal: role } : {};
}
const join = (...parts: string[]): string => parts.filter(Boolean).join(" ");

function waiting(table: Table): PromptLook {
  const view = table.view!;
  const who = view.asked;
  const turn = who === view.turn ? "" : `${t("ui-turn-of", { name: table.nameOf(view.turn) })}.`; // said in the title already
  const ghost = who !== null && view.seats[who]?.ghost && who === view.turn ? t("ui-ghost-plays") : "";
  const watching = table.me === null ? `${t("ui-watching")}.` : "";
  const title = who === null ? t("ui-wait-all") : plain({ key: `wait-${view.asked_why ?? "play"}`, args: { who: { seat: who } } }, table.reader);
  const detail = join(watching, turn, ghost || `${t("ui-phase", { phase: view.phase })}.`);
  return { tone: "wait", icon: ghost ? "ghost" : "hourglass", title, detail, answers: [], ...goal(table) };
}

function question(table: Table): PromptLook {
  const decision = table.decision!;
  const playing = decision.why === "play";
  const ghost = playing && table.view!.seats[decision.who]?.ghost;
  return {
    tone: inDanger(table) ? "danger" : "act",
    icon: thingIcon(decision.source) ?? WHY_ICONS[decision.why] ?? "person",
    title: plain(decision.title, table.reader),
    detail: decision.why === "event" && decision.source ? thingText(decision.source) : join(ghost ? t("ui-ghost-you") : playing && early(table) ? t("ui-play-hint") : "", pointedAt(table) ?? plain(decision.detail, table.reader)),
    answers: answersOf(table),
    ...(playing || decision.why === "character" ? goal(table) : {}),
  };
}

/** Whose ability? The plate under the pointer tells what it is. */
function pointedAt(table: Table): string | null {
  const seat = table.decision?.why === "borrow" && table.hovered !== null ? table.view?.seats[table.hovered] : undefined;
  return seat?.character && seat.seat !== table.me ? `${table.nameOf(seat.seat)}: ${abilityText(seat.character)}` : null;
}

const back = (table: Table): Answer => ({
  id: "back",
  words: t("ui-put-back"),
  icon: "undo",
  key: "Esc",
  code: null,
  main: false,
  run: () => table.putBack(),
});

/** The kind, character or event that is aimed, or "" for a card in play to draw. */
function picked(table: Table): string {
  const { card, as, source } = table.path;
  return as || (card !== undefined ? cardFact(card).kind : (source ?? ""));
}
function pickedIcon(table: Table): IconName {
  if (table.path.card !== undefined) return iconForKind(cardFact(table.path.card).kind);
  return thingIcon(table.path.source ?? null) ?? (table.path.draw ? "take" : "person");
}
/** What it does, and what it costs besides itself. */
function rules(name: string): string {
  const cost = kindFact(name).cost ?? 0;
  return join(name ? thingText(name) : "", cost > 0 ? t("ui-cost-next", { n: cost }) : "");
}

function aiming(table: Table): PromptLook {
  const name = picked(table);
  const like = name === "" ? "draw" : (AIMED_LIKE[name] ?? slug(name));
  const title = maybe(`ui-aim-${like}`) ?? t("ui-choose-target", { card: thingName(name) });
  const detail = name === "BANG!" ? plain(table.decision!.detail, table.reader) : rules(name);
  return { tone: "act", icon: pickedIcon(table), title, detail, answers: [back(table)] };
}

function whichCard(table: Table): PromptLook {
  const left = candidates(table.decision!, table.path);
  const answers = left.map(
    (option, i): Answer => ({
      id: String(option.code),
      words: typeof option.of === "number" ? cardShort(option.of) : t("ui-choose-which-hand"),
      icon: typeof option.of === "number" ? iconForKind(cardFact(option.of).kind) : "hand",
      key: i < 9 ? String(i + 1) : "",
      code: option.code,
      main: false,
      run: () => table.choose(option),
    }),
  );
  const name = table.path.to === undefined ? "" : table.nameOf(table.path.to);
  return { tone: "act", icon: pickedIcon(table), title: t("ui-choose-which", { name }), detail: rules(picked(table)), answers: [...answers, back(table)] };
}

function playedAs(table: Table): PromptLook {
  const decision = table.decision!;
  const own = table.path.card === undefined ? "" : cardFact(table.path.card).kind;
  const answers = kindsPlayedAs(decision, table.path).map((as, i): Answer => {
    const kind = as || own;
    return {
      id: `as-${kind}`,
      words: t("ui-play-as", { kind: kindName(kind) }),
      icon: iconForKind(kind),
      key: String(i + 1),
      code: candidates(decision, { ...table.path, as })[0]?.code ?? null,
      main: false,
      run: () => table.pointAt({ ...table.path, as }),
    };
  });
  return { tone: "act", icon: pickedIcon(table), title: t("ui-choose-as", { card: kindName(own) }), detail: rules(own), answers: [...answers, back(table)] };
}

function confirm(table: Table): PromptLook {
  const option = candidates(table.decision!, table.path)[0]!;
  const name = picked(table);
  const play: Answer = {
    id: String(option.code),
    words: t(option.verb === "use" ? "ui-use-it" : "ui-play-it"),
    icon: pickedIcon(table),
    key: "1",
    code: option.code,
    main: true,
    run: () => table.choose(option),
  };
  return { tone: "act", icon: pickedIcon(table), title: thingName(name), detail: rules(name), answers: [play, back(table)] };
}
