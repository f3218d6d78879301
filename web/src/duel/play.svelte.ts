// What I have pointed at in The Duel: a card or a power, how it is used, whom it is aimed at.
import { pressKey, type Play, type PromptLook, type State } from "../lib/game/play";
import { isDealt } from "../lib/playback/deal";
import type { Stage } from "../lib/playback/stage.svelte";
import type { Table } from "../lib/store/table.svelte";
import { fuseBurnt, passesOf } from "../lib/game/dynamite_fuse";
import { CardDrag } from "../lib/input/drag.svelte";
import { ui } from "../lib/store/ui.svelte";
import {
  aimAtSlot,
  aimed,
  buttons,
  candidates,
  cardOption,
  endOption,
  isTurn,
  lying,
  nextStep,
  oneOfAlike,
  point,
  slotOf,
  swapOption,
  targets,
  usable,
  whyNotCard,
  whyNotSlot,
  whyNotSwap,
  type Aim,
  type Path,
} from "./choose";
import { dragRules } from "./drag";
import { cardFact } from "./facts";
import { promptLook } from "./prompt";
import { DuelScene } from "./scene.svelte";
import { peopleOf } from "./spots";
import type { CardId, Decision, DuelView, Option } from "./wire";

/** The Duel's side of a table that plays it. */
export const duelPlay = (table: Table): DuelPlay => table.play as DuelPlay;

export class DuelPlay implements Play {
  path = $state.raw<Path>({});
  looked = $state<CardId | null>(null); // the card of mine that was touched last
  pointed = $state<number | null>(null); // the slot under the pointer
  readonly scene: DuelScene;
  readonly drag: CardDrag;
  private dealt = 0; // the game of this table whose deal was shown

  constructor(
    readonly table: Table,
    stage: Stage,
  ) {
    this.scene = new DuelScene(
      stage,
      () => this.view,
      () => this.table.me,
      (card) => fuseBurnt(passesOf(this.table.history.events, card)),
    );
    this.drag = new CardDrag(dragRules(this), this.scene.flights);
  }

  get decision(): Decision | null {
    return this.table.decision as Decision | null;
  }
  get view(): DuelView | null {
    return this.table.view as DuelView | null;
  }
  get hand(): CardId[] {
    const { me } = this.table;
    return me === null ? [] : (this.view?.seats[me]?.hand ?? []).filter((card) => card !== null);
  }
  get step() {
    return this.decision ? nextStep(this.decision, this.path) : "root";
  }
  get buttons(): Option[] {
    if (!this.decision) return [];
    return oneOfAlike(buttons(this.decision, this.path), this.hand, (card) => cardFact(card).kind);
  }
  /** The slot of the character of mine that loses lives if I give in. */
  get struck(): number | null {
    const { decision, view } = this;
    const { me } = this.table;
    if (!decision || !view || me === null || decision.nature !== "harms" || decision.stake <= 0) return null;
    if (view.strike?.to === me) return slotOf(me, view.strike.place);
    const said = decision.title.args?.["char"];
    const name = typeof said === "object" && "char" in said ? said.char : "";
    const one = peopleOf(view.seats[me]!).find((person) => person.character === name);
    return one ? slotOf(me, one.place) : null;
  }

  changed(before: Decision | null): void {
    const { decision } = this;
    if (decision && before?.move === decision.move && nextStep(decision, this.path) !== "root") return;
    this.putBack();
    this.showDeal();
    this.looked = null;
  }
  private showDeal(): void {
    const { view, table } = this;
    if (!view || this.dealt === table.round || view.phase === "setup") return;
    this.dealt = table.round;
    if (!table.replayed && isDealt(view.turn_no, table.history.events)) this.scene.deal(view);
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
  /** Add one selection; plays the option when no choice remains. */
  pointAt(path: Path): void {
    const { decision } = this;
    if (!decision || this.table.commands.waiting) return;
    this.table.note = null;
    const next = point(decision, path);
    if (next.option) this.table.commands.choose(next.option);
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
    if (isTurn(decision) && this.path.card === card) return this.again();
    if (isTurn(decision) && usable(decision).has(card)) return this.pointAt({ card });
    const option = isTurn(decision) ? null : cardOption(decision, card);
    if (option) return this.table.commands.choose(option);
    this.putBack();
    this.table.showNote(whyNotCard(decision, card) ?? { key: "ui-cannot-now" });
  }
  /** A card in play; false where it means nothing now. */
  pickInPlay(card: CardId): boolean {
    const { decision } = this;
    if (!decision) return false;
    const option = lying(decision, this.path).get(card);
    if (!option) return false;
    if (isTurn(decision) && option.card === card && option.of === undefined) this.pickCard(card);
    else this.table.commands.choose(option);
    return true;
  }
  /** A character: an answer, a reason why not, or what it is. */
  touchSlot(slot: number, open: () => void): void {
    const { decision } = this;
    const aim = decision ? aimAtSlot(decision, this.path, slot) : null;
    if (aim !== null) return this.aimAt(aim);
    if (decision === null || this.step !== "to") return open();
    this.table.showNote(whyNotSlot(decision, this.path, slot) ?? { key: "ui-cannot-now" });
  }
  aimAt(aim: Aim): void {
    const { decision } = this;
    if (!decision) return;
    if (this.step === "to" || this.step === "of") return this.pointAt({ ...this.path, aim });
    const [option] = aimed(decision, this.path, aim);
    if (option) this.table.commands.choose(option);
  }
  use(option: Option): void {
    const { decision } = this;
    if (!decision) return;
    if (isTurn(decision) && option.verb === "use" && option !== swapOption(decision))
      this.pointAt({ source: option.source ?? "" });
    else this.table.commands.choose(option);
  }
  swap(): void {
    const option = swapOption(this.decision);
    if (option) return this.table.commands.choose(option);
    if (this.decision) this.table.showNote(whyNotSwap(this.decision) ?? { key: "ui-cannot-now" });
  }
  /** What is picked already was clicked once more: play it where that is all it needs, else put it back. */
  private again(): void {
    if (this.step === "confirm") this.table.commands.choose(candidates(this.decision!, this.path)[0]!);
    else this.putBack();
  }

  number(n: number): boolean {
    const { decision } = this;
    if (!decision) return false;
    const aims = this.step === "to" ? targets(decision, this.path) : [];
    if (aims.length) {
      if (aims[n - 1]) this.aimAt(aims[n - 1]!);
      return aims[n - 1] !== undefined;
    }
    if (isTurn(decision) && this.step === "root") {
      const card = this.hand[n - 1];
      if (card !== undefined) this.pickCard(card);
      return card !== undefined;
    }
    if (this.step === "root") {
      const option = this.buttons[n - 1];
      if (option) this.use(option);
      return option !== undefined;
    }
    return pressKey(this, String(n));
  }
  letter(key: string): boolean {
    const { decision } = this;
    if (key === "h") return focus("[data-testid='hand-card']");
    if (key === "t") return focus("[data-fighter] button");
    if (!decision || !isTurn(decision) || this.step !== "root") return false;
    const end = endOption(decision);
    if (key === "s") this.swap();
    else if (key === "e" && end) this.table.commands.choose(end);
    else return pressKey(this, key.toUpperCase());
    return true;
  }
}

function focus(selector: string): boolean {
  document.querySelector<HTMLElement>(selector)?.focus();
  return true;
}
