// Commands of the player at one table: answers, undo, silenced moments, and leaving.
import { ClickGuard } from "../input/click_guard";
import { Outgoing } from "../net/outgoing";
import type { FromServer, Option } from "../net/wire";
import { lastTable, saveLastTable, savePref, saveSeatToken } from "./prefs";
import type { Table } from "./table.svelte";
import { ui } from "./ui.svelte";

const ANSWER_DUE = 4000; // ms until the server is asked for a sign of life

export class Commands {
  waiting = $state(false); // an answer is on its way
  private chosen = $state.raw<Option | null>(null);
  readonly guard = new ClickGuard();
  private readonly outgoing = new Outgoing();

  constructor(private readonly table: Table) {}

  /** No answer waits for the server. */
  get idle(): boolean {
    return this.outgoing.unanswered() === null;
  }
  /** My answer that is on its way: the table shows it at once. */
  get acted(): Option | null {
    return this.waiting ? this.chosen : null;
  }
  received(message: FromServer): void {
    this.outgoing.received(message);
  }
  /** Repeat a choice that the server had not answered before the connection was lost. */
  resend(): void {
    const message = this.outgoing.unanswered();
    if (!message) return;
    this.await();
    this.table.send(message);
  }

  /** `advance`: I said so in advance, so that no late click has to be kept from it. */
  choose(option: Option, advance = false): void {
    const { table } = this;
    if (!table.decision || this.waiting || table.elsewhere || (!advance && this.guard.stops())) return;
    this.chosen = option;
    this.await();
    table.play?.answered(option);
    table.recent.answered();
    table.sinceLastTurn.clear();
    table.attention.answered();
    table.clearNote();
    table.send(this.outgoing.register({ t: "choose", move: table.decision.move, code: option.code }, table.round));
  }
  undo(): void {
    const { table } = this;
    if (table.view?.can_undo) {
      this.chosen = null;
      this.await();
      table.send(this.outgoing.register({ t: "undo", move: table.view.move }, table.round));
    } else table.showNote({ key: "err-no-undo" });
  }
  private await(): void {
    this.waiting = true;
    this.guard.answered();
    window.setTimeout(() => this.answerDue(), ANSWER_DUE);
  }
  /** Let the player choose again, and test the connection if the server has not answered. */
  private answerDue(): void {
    if (this.waiting) this.table.ping();
    this.waiting = false;
  }

  /** Set all moments at which the server does not ask me. */
  setQuiet(whys: string[]): void {
    this.table.live.quiet = whys;
    this.table.send({ t: "quiet", whys });
  }
  toggleQuiet(why: string): void {
    const { quiet } = this.table.live;
    this.setQuiet(quiet.includes(why) ? quiet.filter((one) => one !== why) : [...quiet, why]);
  }
  /** Request the events before the first one that is here. */
  loadEarlier(): void {
    const { history } = this.table;
    if (history.first === 0 || history.asking) return;
    history.asking = true;
    this.table.send({ t: "log", before: history.first });
  }
  /** Set the name of a spectator in the chat. */
  introduce(name: string): void {
    const { chat, history, round } = this.table;
    savePref("name", name);
    chat.nameless = false;
    this.table.send({ t: "hello", name, since: history.next, round });
  }
  leave(): void {
    const { table } = this;
    table.send({ t: "leave" });
    if (table.info?.phase !== "playing") {
      // in a running game the seat stays mine: a bot plays until I open the link again
      saveSeatToken(table.code, null);
      if (lastTable() === table.code) saveLastTable(null);
    }
    table.chat.muted.forget();
    ui.log = false;
    table.close();
  }
}
