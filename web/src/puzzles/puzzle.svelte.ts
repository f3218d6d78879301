// A puzzle that is being played. The server answers each choice with the best defence.
import { Study } from "../lib/store/study.svelte";
import { t } from "../lib/text/i18n.svelte";
import { announce } from "../lib/store/ui.svelte";
import { saveState, share, stateOf } from "./progress";
import { attempt, type PuzzleAnswer } from "./puzzles";

export class PuzzlePlayer {
  answer = $state.raw<PuzzleAnswer | null>(null);
  readonly study: Study<PuzzleAnswer>;
  private guess: Record<string, number>[] | null = null;

  constructor(readonly id: string) {
    this.study = new Study(
      (choices, told) => this.ask(choices, told),
      (answer) => this.took(answer),
      () => t("ui-puzzles"),
    );
  }
  open(): Promise<void> {
    this.guess = null;
    return this.study.stand([]);
  }
  async compare(guess: Record<string, number>[]): Promise<void> {
    this.guess = guess;
    await this.study.follow([]);
  }
  close(): void {
    this.study.close();
  }

  private async ask(choices: number[], told: number): Promise<PuzzleAnswer> {
    const answer = await attempt(this.id, choices, told, this.guess);
    for (const message of answer.messages) {
      if (message.t === "table")
        message.table.seats.forEach((one, seat) => (one.name = t("puzzle-seat", { seat: "ABCDEFGH"[seat] ?? "" })));
    }
    return answer;
  }
  private took(answer: PuzzleAnswer): void {
    this.answer = answer;
    const { status } = answer;
    if (status === "solved" || status === "scored") saveState(this.id, "solved");
    if (status === "failed" && stateOf(this.id) !== "solved") saveState(this.id, "failed");
    if (status !== "open") void share([this.id]).catch(() => undefined);
    if (status === "solved" || status === "failed") announce(t(`puzzle-${status}`));
  }
}
