// What I have pointed at in the Dice Game: dice to throw again, a die to turn, a seat.
import { t } from "../lib/text/i18n.svelte";
import type { Play, PromptLook, State } from "../lib/game/play";
import type { Stage } from "../lib/playback/stage.svelte";
import type { Table } from "../lib/store/table.svelte";
import { ui } from "../lib/store/ui.svelte";
import type { Decision, DiceView, Die, Option, Seat } from "./wire";
import {
  buttons,
  dieState,
  free,
  keepOption,
  mayMark,
  nextStep,
  rollOption,
  seatOption,
  seatOptions,
  throwOf,
  whyNotSeat,
  type DieState,
  type Path,
  type Step,
} from "./choose";
import { promptLook } from "./prompt";
import { rescue, rescues } from "./rescue";
import { DiceScene } from "./scene.svelte";

const BLANK: Die[] = Array.from({ length: 5 }, () => ({
  die: "base",
  face: null,
  thrown: false,
  locked: false,
  given: false,
}));

/** The Dice Game's side of a table that plays it. */
export const dicePlay = (table: Table): DicePlay => table.play as DicePlay;

export class DicePlay implements Play {
  path = $state.raw<Path>({});
  again = $state.raw<ReadonlySet<number>>(new Set()); // positions of the dice I want to throw again
  readonly scene: DiceScene;
  private marked = ""; // the throw they belong to

  constructor(
    readonly table: Table,
    stage: Stage,
  ) {
    this.scene = new DiceScene(stage, () => this.view);
  }

  get decision(): Decision | null {
    return this.table.decision as Decision | null;
  }
  get view(): DiceView | null {
    return this.table.view as DiceView | null;
  }
  /** Dice on the table; five blank ones before the first throw. */
  get dice(): readonly Die[] {
    const lying = this.scene.dice ?? this.view?.dice ?? [];
    return lying.length ? lying : BLANK;
  }
  get step(): Step {
    return this.decision ? nextStep(this.decision, this.path) : "root";
  }
  get buttons(): Option[] {
    return this.decision ? buttons(this.decision, this.path) : [];
  }
  /** Dice can be marked: I am asked, or I will be. */
  get marking(): boolean {
    const { decision } = this;
    const { waiting } = this.table.commands;
    if (decision) return decision.why === "roll" && !waiting;
    return this.view !== null && mayMark(this.view);
  }
  get free(): Set<number> {
    return this.view ? free(this.view, this.decision) : new Set();
  }
  dieState(at: number): DieState {
    return this.view ? dieState(this.view, at, this.marking, this.again, this.free) : "none";
  }

  changed(before: Decision | null): void {
    const now = this.view ? throwOf(this.view) : "";
    if (now !== this.marked) this.again = new Set();
    this.marked = now;
    if (this.decision && before?.move === this.decision.move) return;
    this.path = {};
    this.table.note = null;
    if (this.decision && this.table.live.held === null && rescues()) this.stepIn(this.decision);
  }
  /** I said in advance that I want this without being asked. */
  private stepIn(decision: Decision): void {
    const option = this.view ? rescue(decision, this.view) : undefined;
    if (option) this.table.commands.choose(option, true);
  }
  news(state: State): string {
    return state.since > 0 && state.events.some((event) => event.t === "attack") ? `${t("ui-attack")}. ` : "";
  }
  prompt(): PromptLook | null {
    return promptLook(this);
  }
  answered(): void {
    this.path = {};
  }
  putBack(): boolean {
    const had = Object.keys(this.path).length > 0 || this.again.size > 0;
    if (Object.keys(this.path).length > 0) this.path = {};
    else this.again = new Set();
    this.table.note = null;
    return had;
  }

  // --- what I do
  /** A click on a die: mark it, choose it, or say what it is. */
  touchDie(at: number): void {
    const { decision } = this;
    const die = this.view?.dice[at];
    if (!die) return;
    if (this.step === "die" || this.step === "face") {
      if (decision!.options.some((option) => option.at === at)) this.path = { at };
      else this.table.showNote({ key: "ui-cannot-now" });
    } else if (this.marking && this.free.has(at)) this.mark(at);
    else if (decision && this.givesFace(decision, die.face))
      this.table.commands.choose(this.givesFace(decision, die.face)!);
    else if (die.face !== null) ui.open = { what: "face", face: die.face };
    else ui.open = { what: "die", die: die.die };
  }
  /** Ghost: the die that shows a result stands for giving it. */
  private givesFace(decision: Decision, face: string | null): Option | undefined {
    return decision.why === "ghost_face" ? decision.options.find((option) => option.face === face) : undefined;
  }
  private mark(at: number): void {
    const again = new Set(this.again);
    if (!again.delete(at)) again.add(at);
    this.again = again;
    this.table.note = null;
  }
  markAll(): void {
    if (!this.marking) return;
    this.again = this.again.size === this.free.size ? new Set() : this.free;
  }
  roll(): void {
    const { decision } = this;
    if (!decision) return;
    const option = rollOption(decision, this.again);
    if (option) this.table.commands.choose(option);
    else this.table.showNote({ key: "ui-dice-pick" });
  }
  stop(): void {
    const option = this.decision ? keepOption(this.decision) : undefined;
    if (option) this.table.commands.choose(option);
  }
  /** A click on a plate: an answer, a reason why not, or its character. */
  touchSeat(seat: Seat, open: () => void): void {
    const { decision } = this;
    if (!decision || !decision.options.some((option) => option.to !== undefined)) return open();
    const one = seatOption(decision, seat);
    if (one) return this.table.commands.choose(one);
    if (seatOptions(decision, seat).length > 1) {
      this.path = { to: seat };
      return;
    }
    const why =
      whyNotSeat(decision, seat) ??
      (this.view?.seats[seat]?.alive === false ? { key: "why-out", args: { to: { seat } } } : null);
    if (why) this.table.showNote(why);
    else open();
  }

  number(n: number): boolean {
    const { decision } = this;
    if (this.marking || this.step === "die") {
      if (!this.view?.dice[n - 1]) return false;
      this.touchDie(n - 1);
      return true;
    }
    const option = decision ? this.buttons[n - 1] : undefined;
    if (option) this.table.commands.choose(option);
    return option !== undefined;
  }
  letter(key: string): boolean {
    const { decision } = this;
    if (key === "a" && this.marking) this.markAll();
    else if (key === "r" && decision?.why === "roll") this.roll();
    else if (key === "r" && decision?.why === "throw")
      this.table.commands.choose(decision.options.find((option) => option.verb === "pass")!);
    else if (key === "s" && decision?.why === "roll") this.stop();
    else if (key === "d") document.querySelector<HTMLElement>("[data-testid='die'] button")?.focus();
    else return false;
    return true;
  }
}
