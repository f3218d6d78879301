// What I have pointed at in The Duel: a card or a power, how it is used, whom it is aimed at.
import type { Play, PromptLook, State } from "../lib/play";
import type { Stage } from "../lib/stage.svelte";
import type { Table } from "../lib/table.svelte";
import { ui } from "../lib/ui.svelte";
import {
  aimAtSlot,
  aimOf,
  buttons,
  candidates,
  cardOption,
  endOption,
  isTurn,
  nextStep,
  point,
  POWER_KEYS,
  swapOption,
  tableTargets,
  targets,
  usableCards,
  whyNotCard,
  whyNotSlot,
  type Aim,
  type Path,
} from "./choose";
import { powersOf } from "./answers";
import { promptLook } from "./prompt";
import { DuelScene } from "./scene.svelte";
import { frontOf } from "./spots";
import type { CardId, Decision, DuelView, Option } from "./wire";

/** The Duel's side of a table that plays it. */
export const duelPlay = (table: Table): DuelPlay => table.play as DuelPlay;

export class DuelPlay implements Play {
  path = $state.raw<Path>({});
  looked = $state<CardId | null>(null); // the card of mine that was touched last
  readonly scene: DuelScene;

  constructor(
    readonly table: Table,
    stage: Stage,
  ) {
    this.scene = new DuelScene(
      stage,
      () => this.view,
      () => this.table.me,
    );
  }

  get decision(): Decision | null {
    return this.table.decision as Decision | null;
  }
  get view(): DuelView | null {
    return this.table.view as DuelView | null;
  }
  get step() {
    return this.decision ? nextStep(this.decision, this.path) : "root";
  }
  get buttons(): Option[] {
    return this.decision ? buttons(this.decision, this.path) : [];
  }
  /** The slot of the character of mine that is threatened by the question. */
  get struck(): number | null {
    const { decision, view } = this;
    if (!decision || !view || this.table.me === null) return null;
    const said = (decision as { slot?: number }).slot;
    return said ?? frontOf(view.seats[this.table.me]!)?.slot ?? null;
  }
  /** What an aim would do; the first one where it stands for several. */
  aimed(aim: Aim): Option | undefined {
    return this.decision ? candidates(this.decision, this.path).find((option) => aimOf(option) === aim) : undefined;
  }

  changed(before: Decision | null): void {
    const { decision } = this;
    if (decision && before?.move === decision.move && nextStep(decision, this.path) !== "root") return;
    this.putBack();
    this.looked = null;
  }
  news(_: State): string {
    return "";
  }
  prompt(): PromptLook | null {
    return promptLook(this);
  }
  answered(): void {
    this.path = {};
  }
  putBack(): boolean {
    const picked = Object.keys(this.path).length > 0;
    this.path = {};
    this.table.note = null;
    return picked;
  }

  // --- what I do
  /** Point at one more thing; plays it when nothing is left to choose. */
  pointAt(path: Path): void {
    const { decision } = this;
    if (!decision || this.table.waiting) return;
    this.table.note = null;
    const next = point(decision, path);
    if (next.option) this.table.choose(next.option);
    else this.path = next.path;
  }
  /** A card of my hand, or one that is laid out. */
  pickCard(card: CardId): void {
    const { decision } = this;
    this.looked = card;
    if (!decision) {
      ui.open = { what: "card", card };
      return;
    }
    if (!isTurn(decision)) {
      const option = cardOption(decision, card);
      if (option) this.table.choose(option);
      else this.table.tell(whyNotCard(decision, card) ?? { key: "ui-cannot-now" });
      return;
    }
    if (this.path.card === card) return this.again();
    if (usableCards(decision).has(card)) return this.pointAt({ card });
    this.putBack();
    this.table.tell(whyNotCard(decision, card) ?? { key: "ui-cannot-now" });
  }
  /** A card in play; false where it means nothing now. */
  pickInPlay(card: CardId): boolean {
    const { decision } = this;
    if (!decision) return false;
    const option = tableTargets(decision, this.path).get(card) ?? tableTargets(decision, {}).get(card);
    if (!option) return false;
    if (this.path.on === card) this.again();
    else if (isTurn(decision) && option.on === card && option.of === undefined) this.use(option);
    else this.table.choose(option);
    return true;
  }
  /** A character: an answer, a reason why not, or what it is. */
  touchSlot(slot: number, open: () => void): void {
    const { decision } = this;
    const aim = decision ? aimAtSlot(decision, this.path, slot) : null;
    if (aim !== null) return this.aimAt(aim);
    const why = decision && this.step === "to" ? whyNotSlot(decision, this.path, slot) : null;
    if (why) this.table.tell(why);
    else if (this.step === "to") this.table.tell({ key: "ui-cannot-now" });
    else open();
  }
  aimAt(aim: Aim): void {
    const { decision } = this;
    if (!decision) return;
    if (this.step === "to") return this.pointAt({ ...this.path, aim });
    const option = decision.options.find((one) => aimOf(one) === aim && one.verb !== "use");
    if (option) this.table.choose(option);
  }
  use(option: Option): void {
    const { decision } = this;
    if (!decision || !isTurn(decision) || option === swapOption(decision)) return this.table.choose(option);
    this.pointAt({ source: option.source ?? "", ...(option.on === undefined ? {} : { on: option.on }) });
  }
  swap(): void {
    const option = swapOption(this.decision);
    if (option) this.table.choose(option);
  }
  /** What is picked already was clicked once more: play it where that is all it needs, else put it back. */
  private again(): void {
    if (this.step === "confirm") this.table.choose(candidates(this.decision!, this.path)[0]!);
    else this.putBack();
  }

  number(n: number): boolean {
    const { decision } = this;
    if (!decision) return false;
    if (this.step === "to") {
      const aim = targets(decision, this.path)[n - 1];
      if (aim) this.aimAt(aim);
      return aim !== undefined;
    }
    if (isTurn(decision) && this.step === "root") {
      const card = this.view?.hand[n - 1];
      if (card !== undefined) this.pickCard(card);
      return card !== undefined;
    }
    const answer = this.prompt()?.answers.find((one) => one.key === String(n));
    answer?.run();
    return answer !== undefined;
  }
  letter(key: string): boolean {
    const { decision } = this;
    if (key === "s" && swapOption(decision)) this.swap();
    else if (key === "e" && decision && isTurn(decision) && endOption(decision)) this.table.choose(endOption(decision)!);
    else if (key === "h") document.querySelector<HTMLElement>("[data-testid='hand-card']")?.focus();
    else if (key === "t") document.querySelector<HTMLElement>("[data-fighter] button")?.focus();
    else {
      const power = decision && this.step === "root" ? powersOf(this)[POWER_KEYS.toLowerCase().indexOf(key)] : undefined;
      if (!power) return false;
      this.use(power);
    }
    return true;
  }
}
