// A position that is set up and played. The server keeps nothing: each request holds the line and what was played.
import { call, ServerError } from "../lib/net/api";
import { inTurn } from "../lib/net/in_turn";
import { go, readdress } from "../lib/net/route.svelte";
import { loadFacts } from "../lib/store/facts.svelte";
import { Study } from "../lib/store/study.svelte";
import { t } from "../lib/text/i18n.svelte";
import { seatLabel } from "./labels";
import { boardAddress } from "./open";
import type { Text } from "../lib/net/wire";
import type { BoardAnswer, BoardSetup, Edit, ScenarioResult } from "./wire";

export const START: BoardSetup = { game: "bang", players: 4, sets: [], options: {} };

export class Board {
  answer = $state.raw<BoardAnswer | null>(null);
  problem = $state.raw<Text | null>(null);
  line = $state(""); // as asked for: it may be no position
  seat = $state("asked");
  busy = $state(false);
  readonly study = new Study<BoardAnswer>(
    (choices, told, undo) => this.request({ choices: undo ? choices.slice(0, -1) : choices, told: undo ? 0 : told }),
    (answer) => (this.answer = answer),
    () => t("ui-board-title"),
  );
  private script: Record<string, number[]> = {};
  private luck = Math.floor(Math.random() * 2 ** 31);
  private extra: Record<string, unknown> = {};

  /** Open a line; a new position without one. */
  open(line: string): Promise<void> {
    this.script = {};
    this.line = line;
    return this.change(line ? { line } : { setup: START });
  }
  edit(...edits: Edit[]): Promise<void> {
    return this.change({ line: this.line, edits });
  }
  setup(setup: BoardSetup): Promise<void> {
    return this.change(setup.game === this.answer?.setup.game ? { line: this.line, setup } : { setup });
  }
  clear(): Promise<void> {
    return this.change({ line: this.line, clear: true });
  }
  async bots(count: number): Promise<void> {
    this.extra = { bots: count };
    await this.study.follow(this.study.choices);
  }
  async chances(): Promise<void> {
    this.extra = { chances: true };
    await this.study.follow(this.study.choices);
  }
  back(): Promise<void> {
    return this.study.stand(this.study.choices.slice(0, -1));
  }
  look(seat: string): Promise<void> {
    this.seat = seat;
    return this.study.stand(this.study.choices);
  }
  /** Let a result of chance be another one, and stand right after the choice that caused it. */
  async chance(counter: number, found: number[], choices: number): Promise<void> {
    this.script = { ...this.script, [counter]: found };
    await this.study.stand(this.study.choices.slice(0, choices));
  }
  /** Begin at the present position: then its cards can be moved. */
  here(): void {
    const line = this.answer?.here;
    if (line) go(boardAddress(line), true);
  }
  /** Show what a scenario played. */
  async show(result: ScenarioResult): Promise<void> {
    this.script = result.script;
    this.line = result.line;
    readdress(boardAddress(result.line));
    await this.study.stand(result.choices);
  }
  scenario(): Promise<{ words: string; result: ScenarioResult }> {
    return call("/api/board/scenario", post({ ...this.body(), choices: this.study.choices }));
  }
  /** A position as a seat sees it; nothing of the board changes. */
  seen(line: string, seat: string): Promise<BoardAnswer> {
    return this.ask({ line, seat });
  }
  close(): void {
    this.study.close();
  }

  private body(): Record<string, unknown> {
    return { line: this.line, script: this.script, luck: this.luck, seat: this.seat };
  }
  private async request(more: { choices: number[]; told: number }): Promise<BoardAnswer> {
    const { extra } = this;
    this.extra = {};
    return this.ask({ ...this.body(), ...more, ...extra });
  }
  /** Another position: nothing of it is played yet. */
  private async change(body: Record<string, unknown>): Promise<void> {
    this.busy = true;
    try {
      const answer = await this.ask({ luck: this.luck, seat: this.seat, ...body });
      this.problem = null;
      this.script = {};
      this.answer = answer;
      const moved = answer.line !== this.line;
      this.line = answer.line;
      if (moved) (body["edits"] || body["clear"] || body["setup"] ? go : readdress)(boardAddress(answer.line), true);
      if (!answer.broken) this.study.show(answer);
    } catch (error) {
      this.problem = problemWith(error, "ui-board-bad-line");
    } finally {
      this.busy = false;
    }
  }
  /** One request at a time: the server works on one for each visitor. */
  private ask(body: Record<string, unknown>): Promise<BoardAnswer> {
    return inTurn(async () => {
      const answer = await answerTo(body);
      for (const message of answer.messages) {
        if (message.t === "table") message.table.seats.forEach((one, seat) => (one.name = seatLabel(seat)));
      }
      return answer;
    });
  }
}

/** What went wrong. `unread`: the key for a text that could not be read. */
export function problemWith(error: unknown, unread: string): Text {
  if (!(error instanceof ServerError)) return { key: "err-server" };
  return error.code === "bad-record" ? { ...error.text, key: unread } : error.text;
}

/** Ask for a position, and load the facts of its game. */
export async function answerTo(body: Record<string, unknown>): Promise<BoardAnswer> {
  const answer = await call<BoardAnswer>("/api/board", post(body));
  await loadFacts(answer.setup.game);
  return answer;
}

export const runScenarios = (words: string): Promise<ScenarioResult[]> =>
  call("/api/board/run", { method: "POST", headers: { "content-type": "text/plain" }, body: words });

const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
