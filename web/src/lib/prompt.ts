// What the prompt says at each step, in words and buttons.
import { iconForKind } from "../art/faces";
import type { IconName } from "../art/icons";
import { catalog, cardFact } from "./catalog";
import { candidates, kindsPlayedAs, mainOption } from "./choose";
import { maybe, t } from "./i18n.svelte";
import { inDanger } from "./seatstate";
import { slug } from "./slug";
import type { Table } from "./table.svelte";
import { brief, cardShort, kindName, plain } from "./text";
import type { Option } from "./wire";

export interface Answer {
  id: string;
  words: string;
  icon: IconName;
  key: string;
  code: number | null;
  label?: string; // says more than the words
  main: boolean;
  chance?: string;
  run: () => void;
}
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
  give: "hand",
  check: "turn-up",
  discard: "discard",
  pay: "discard",
  rescue: "broken-heart",
  character: "person",
};

export function thingIcon(name: string | null): IconName | null {
  return name !== null && catalog()?.kinds[name] ? iconForKind(name) : null;
}

function optionIcon(option: Option): IconName {
  if (option.verb === "pass") return (option.life ?? 0) < 0 ? "broken-heart" : "close";
  if (option.verb === "end") return "check";
  if (option.verb === "draw") return option.from === "discard" ? "discard" : option.from === "hand" ? "take" : "deck";
  if (option.on !== undefined) return iconForKind(cardFact(option.on).kind);
  if (option.card !== undefined) return iconForKind(cardFact(option.card).kind);
  return thingIcon(option.source ?? null) ?? "person";
}

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

function waiting(table: Table): PromptLook {
  const view = table.view!;
  const who = view.asked;
  const turn = who === view.turn ? "" : `${t("ui-turn-of", { name: table.nameOf(view.turn) })}. `; // said in the title already
  const phase = `${turn}${t("ui-phase", { phase: view.phase })}.`;
  const detail = table.me === null ? `${t("ui-watching")}. ${phase}` : phase;
  const title = who === null ? t("ui-wait-all") : plain({ key: `wait-${view.asked_why ?? "play"}`, args: { who: { seat: who } } }, table.reader);
  return { tone: "wait", icon: "hourglass", title, detail, answers: [], ...goal(table) };
}

function question(table: Table): PromptLook {
  const decision = table.decision!;
  const shown = table.buttons;
  const best = mainOption(decision, shown);
  const playing = decision.why === "play";
  let uses = 0;
  const answers = shown.map((option, i): Answer => {
    const key = option.verb === "end" ? "E" : playing ? ("ABC"[uses++] ?? "") : i < 9 ? String(i + 1) : "";
    return {
      id: String(option.code),
      ...answerWords(table, option),
      icon: optionIcon(option),
      key,
      code: option.code,
      main: option === best,
      ...(option.chance ? { chance: t("ui-chance", { a: option.chance[0], b: option.chance[1] }) } : {}),
      run: () => table.use(option),
    };
  });
  return {
    tone: inDanger(table) ? "danger" : "act",
    icon: thingIcon(decision.source) ?? WHY_ICONS[decision.why] ?? "person",
    title: plain(decision.title, table.reader),
    detail: [playing && early(table) ? t("ui-play-hint") : "", plain(decision.detail, table.reader)].filter(Boolean).join(" "),
    answers,
    ...(playing || decision.why === "character" ? goal(table) : {}),
  };
}

/** Where the title already says what is done, the button only names the card. */
function answerWords(table: Table, option: Option): { words: string; label?: string } {
  if (option.verb === "end") return { words: t("ui-end-turn") };
  const whole = brief(option.text, table.reader);
  const short = option.card !== undefined && (option.verb === "choose" || option.verb === "discard") ? cardShort(option.card) : whole;
  return short === whole || !whole.includes(short) ? { words: whole } : { words: short, label: whole };
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

const pickedIcon = (table: Table): IconName =>
  table.path.card !== undefined ? iconForKind(cardFact(table.path.card).kind) : (thingIcon(table.path.source ?? null) ?? "person");
const pickedKind = (table: Table): string => (table.path.as || (table.path.card !== undefined ? cardFact(table.path.card).kind : "")) ?? "";
const rules = (kind: string): string => maybe(`card-${slug(kind)}-text`) ?? maybe(`char-${slug(kind)}-text`) ?? "";

function aiming(table: Table): PromptLook {
  const kind = pickedKind(table) || (table.path.source ?? "");
  const title = maybe(`ui-aim-${slug(kind)}`) ?? t("ui-choose-target", { card: kindName(kind) });
  const detail = kind === "BANG!" ? plain(table.decision!.detail, table.reader) : rules(kind);
  return { tone: "act", icon: pickedIcon(table), title, detail, answers: [back(table)] };
}

function whichCard(table: Table): PromptLook {
  const left = candidates(table.decision!, table.path);
  const answers = left.map(
    (option, i): Answer => ({
      id: String(option.code),
      words: typeof option.of === "number" ? cardShort(option.of) : t("ui-choose-which-hand"),
      icon: typeof option.of === "number" ? iconForKind(cardFact(option.of).kind) : "hand",
      key: String(i + 1),
      code: option.code,
      main: false,
      run: () => table.choose(option),
    }),
  );
  const name = table.path.to === undefined ? "" : table.nameOf(table.path.to);
  return { tone: "act", icon: pickedIcon(table), title: t("ui-choose-which", { name }), detail: rules(pickedKind(table)), answers: [...answers, back(table)] };
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
  const kind = pickedKind(table);
  const play: Answer = {
    id: String(option.code),
    words: t("ui-play-it"),
    icon: iconForKind(kind),
    key: "1",
    code: option.code,
    main: true,
    run: () => table.choose(option),
  };
  return { tone: "act", icon: pickedIcon(table), title: kindName(kind), detail: rules(kind), answers: [play, back(table)] };
}
