// A game that is played by buttons: every option is one, with its own words.
import { iconNamed } from "../art/icons";
import type { Answer, Play, PromptLook, Scene } from "../lib/game/play";
import type { Beat } from "../lib/playback/stage.svelte";
import type { Table } from "../lib/store/table.svelte";
import { isAside } from "../lib/log/phrasing";
import { brief, plain } from "../lib/text/text";
import { waitingWords, waitsFor } from "../lib/log/waiting";
import type { GameEvent, Option, Seat } from "../lib/net/wire";

const READ = 700; // ms for one event at normal pace

/** No motion; each event is shown for its reading time. */
class PlainScene implements Scene {
  beats(events: GameEvent[]): Beat[] {
    return events.map((event) => ({ events: [event], ms: 0, read: isAside(event) ? 0 : READ, run: () => undefined }));
  }
  mark(): void {}
  late(): void {}
  settle(): void {}
  skip(): void {}
}

export class PlainPlay implements Play {
  readonly scene = new PlainScene();

  constructor(readonly table: Table) {}

  changed(): void {
    this.table.note = null;
  }
  news(): string {
    return "";
  }
  prompt(): PromptLook | null {
    const { view, decision, reader } = this.table;
    if (!view || view.phase === "over") return null;
    if (!decision) {
      const { title, detail } = waitingWords(this.table, waitsFor(this.table, view.asked_why ?? ""));
      return { tone: "wait", icon: "hourglass", title, detail, answers: [] };
    }
    return {
      tone: decision.nature === "harms" ? "danger" : "act",
      icon: iconNamed(decision.sign) ?? "person",
      title: plain(decision.title, reader),
      detail: plain(decision.detail, reader),
      answers: decision.options.map((option, i) => this.answer(option, i)),
      step: "root",
    };
  }
  private answer(option: Option, i: number): Answer {
    return {
      id: String(option.code),
      words: brief(option.text, this.table.reader),
      icon: option.verb === "pass" ? "close" : "check",
      key: i < 9 ? String(i + 1) : "",
      code: option.code,
      main: false,
      seat: option.to,
      run: () => this.table.commands.choose(option),
    };
  }
  answered(): void {}
  putBack(): boolean {
    return false;
  }
  number(n: number): boolean {
    const option = this.table.decision?.options[n - 1];
    if (option) this.table.commands.choose(option);
    return option !== undefined;
  }
  letter(): boolean {
    return false;
  }

  /** The answer that the plate of a seat stands for. */
  seatOption(seat: Seat): Option | undefined {
    const about = this.table.decision?.options.filter((option) => option.to === seat) ?? [];
    return about.length === 1 ? about[0] : undefined;
  }
}

/** The plain table's side of a game. */
export const plainPlay = (table: Table): PlainPlay => table.play as PlainPlay;
