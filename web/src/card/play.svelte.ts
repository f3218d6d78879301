// What I have pointed at in the card game: a card or power, what it is played as, whom it hits.
import { fuseBurnt, passesOf } from "../lib/game/dynamite_fuse";
import { CardDrag } from "../lib/input/drag.svelte";
import { t } from "../lib/text/i18n.svelte";
import type { Answer, Play, PromptLook, State } from "../lib/game/play";
import type { Stage } from "../lib/playback/stage.svelte";
import type { Table } from "../lib/store/table.svelte";
import { thingName, thingText } from "./things";
import { announce, lowPhone, phone, ui } from "../lib/store/ui.svelte";
import type { CardId, Decision, Option, Seat, View } from "./wire";
import { buttons, candidates, nextStep, point, tableTargets, thingOf, whyNotCard, type Path } from "./choose";
import { isDealt } from "../lib/playback/deal";
import { dragRules } from "./drag";
import { letter, number } from "./keys";
import { laidInPrompt } from "./laid";
import LaidTray from "./LaidTray.svelte";
import { groupOf } from "./groups";
import { besideCards, promptGoal, promptLook } from "./prompt";
import { Mine } from "./mine.svelte";
import { standingAnswersCorner } from "./standing_answers";
import { CardScene } from "./scene.svelte";
import { eventDecks } from "./set_zones";
import { aboveOf, ownAsk, zonesOf } from "./setparts";

/** The long answers, which take a line each, before the short ones, which share one. */
const inLines = (answers: Answer[]): Answer[] => [
  ...answers.filter(({ note }) => note),
  ...answers.filter(({ note }) => !note),
];

/** The card game's side of a table that plays it. */
export const cardPlay = (table: Table): CardPlay => table.play as CardPlay;

export class CardPlay implements Play {
  path = $state.raw<Path>({});
  looked = $state<CardId | null>(null); // the card of mine that was touched last
  readonly scene: CardScene;
  readonly mine = new Mine();
  readonly drag: CardDrag;
  private selfAsked = false;
  private dealt = 0; // the game of this table whose deal was shown

  constructor(
    readonly table: Table,
    stage: Stage,
  ) {
    this.scene = new CardScene(
      stage,
      () => this.table.me,
      () => this.view,
      (card) => fuseBurnt(passesOf(this.table.history.events, card)),
    );
    this.drag = new CardDrag(dragRules(this), this.scene.flights);
  }

  get decision(): Decision | null {
    return this.table.decision as Decision | null;
  }
  get view(): View | null {
    return this.table.view as View | null;
  }
  get step() {
    return this.decision ? nextStep(this.decision, this.path) : "root";
  }
  get buttons(): Option[] {
    return this.decision ? buttons(this.decision, this.path) : [];
  }

  /** There is little room for what lies on the table, so the prompt gets shorter. */
  get dense(): boolean {
    const { view } = this;
    if (!view) return false;
    const above = aboveOf(view).length;
    if (!phone()) return view.seats.length > 6 && above > 0 && ui.height < 960;
    const things = above + eventDecks(view).length + zonesOf(view).length;
    return things > 2 || (things > 1 && view.seats.length > 6);
  }

  changed(before: Decision | null): void {
    const decision = this.decision;
    if (this.view && this.mine.seen(this.view, this.table.round)) this.tellRole();
    if (decision && before?.move === decision.move && nextStep(decision, this.path) !== "root") return;
    this.putBack();
    this.showDeal();
    this.looked = null;
    const decided = decision && this.view ? ownAsk(decision.why)?.meet?.(this.view, decision) : undefined;
    if (decided) this.table.commands.choose(decided);
  }
  private showDeal(): void {
    const { view, table } = this;
    if (!view || this.dealt === table.round) return;
    this.dealt = table.round;
    if (table.replayed || view.choices.length > 0) return;
    if (isDealt(view.turn_no, table.history.events)) this.scene.deal(view);
  }
  private tellRole(): void {
    const words = promptGoal(this);
    if (words) announce(words, true);
  }
  /** A new event is said with what it does, in front of the question it may bring. */
  news(state: State): string {
    const event = state.since > 0 ? state.events.findLast((one) => one.t === "event")?.cause : undefined;
    return event === undefined ? "" : `${t("ui-events-new")}: ${thingName(event)}. ${thingText(event)} `;
  }
  prompt(): PromptLook | null {
    const look = promptLook(this);
    if (!look) return null;
    const card = this.path.card ?? (this.table.note ? this.looked : null);
    const corner =
      card === null
        ? standingAnswersCorner(this)
        : ({
            icon: "eye",
            label: t("ui-look-at"),
            testid: "look",
            run: () => (ui.open = { what: "card", card }),
          } as const);
    const part = this.step === "root" ? ownAsk(this.decision?.why)?.Part : undefined;
    const answers = besideCards(this, look.answers);
    const tray = laidInPrompt(this.view) ? { tray: LaidTray, ...(lowPhone() ? { detail: "" } : {}) } : {};
    if (part) return { ...look, step: this.step, corner, answers: [], part };
    return { ...look, step: this.step, corner, answers: this.dense ? inLines(answers) : answers, ...tray };
  }
  number(n: number): boolean {
    return number(this, n);
  }
  letter(key: string): boolean {
    return letter(this, key);
  }

  // --- what I do
  /** Add one selection; plays the option when no choice remains. */
  pointAt(path: Path): void {
    const { decision } = this;
    const { waiting } = this.table.commands;
    if (!decision || waiting) return;
    this.table.note = null;
    this.selfAsked = false;
    const next = point(decision, path);
    if (next.option) this.table.commands.choose(next.option);
    else this.path = next.path;
  }
  /** Aim at a seat; at myself only when asked twice, unless it does me good. */
  aimAt(seat: Seat): void {
    const { decision } = this;
    const { me } = this.table;
    const good = decision !== null && candidates(decision, this.aimed(seat))[0]?.nature === "helps";
    if (seat === me && !good && !this.selfAsked) {
      this.table.showNote({ key: "ui-aim-self" });
      this.selfAsked = true;
      return;
    }
    this.pointAt(this.aimed(seat));
  }
  private aimed(seat: Seat): Path {
    return this.step === "also" ? { ...this.path, also: seat } : { ...this.path, to: seat };
  }
  pickCard(card: CardId): void {
    const { decision } = this;
    this.looked = card;
    if (!decision) {
      ui.open = { what: "card", card };
      return;
    }
    if (this.path.card === card) return this.again();
    if (candidates(decision, { card }).length > 0) return this.pointAt({ card });
    this.putBack();
    this.table.showNote(whyNotCard(decision, card) ?? { key: "ui-cannot-now" });
  }
  /** A card in play: mine is used, any other is what I aim at; false where it means nothing now. */
  pickInPlay(card: CardId): boolean {
    const { decision } = this;
    if (!decision) return false;
    this.looked = card;
    if (this.path.on === card) {
      this.again();
      return true;
    }
    const option = tableTargets(decision, this.path).get(card) ?? tableTargets(decision, {}).get(card);
    if (!option) return false;
    if (groupOf(option)) {
      if (this.path.deal === card) this.again();
      else this.pointAt({ deal: card });
    } else if (option.of === card) this.choose(option);
    else this.use(option);
    return true;
  }
  /** What is picked already was clicked once more: play it where that is all it needs, else put it back. */
  private again(): void {
    if (this.step === "confirm") this.table.commands.choose(candidates(this.decision!, this.path)[0]!);
    else this.putBack();
  }
  use(option: Option): void {
    const group = this.decision?.why === "play" ? undefined : groupOf(option);
    const thing = group ? { deal: group.card(option)! } : thingOf(option);
    if (thing) this.pointAt(thing);
    else this.choose(option);
  }
  /** Treat a press on the object as the answer, unless the question has its own form of answer. */
  choose(option: Option): void {
    const { decision, view } = this;
    const press = ownAsk(decision?.why)?.press;
    if (press && decision && view) press(view, decision, option);
    else this.table.commands.choose(option);
  }
  answered(option: Option): void {
    this.path = {};
    this.mine.answered();
    if (this.decision && this.view) this.mine.choose(this.decision, option, this.view);
  }
  putBack(): boolean {
    const picked = Object.keys(this.path).length > 0;
    this.path = {};
    this.table.note = null;
    return picked;
  }
}
