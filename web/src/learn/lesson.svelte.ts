// A lesson that is being played: its line, and the way back after a mistake.
import { Study } from "../lib/store/study.svelte";
import { t } from "../lib/text/i18n.svelte";
import { attempt, titleKey, type LessonAnswer } from "./lessons";
import { choicesOf, save, share } from "./progress";

const CONSEQUENCE = 2000; // ms that the consequence of a mistake is shown

export class LessonPlayer {
  readonly study: Study<LessonAnswer>;
  answer = $state.raw<LessonAnswer | null>(null); // what is said and pointed at now
  wrong = $state(""); // text of the last mistake in this step
  showing = $state(false); // the consequence of a mistake
  private coming: LessonAnswer | null = null; // until the table shows it
  private timer = 0;

  constructor(readonly name: string) {
    this.study = new Study(
      (choices, told, undo) => attempt(name, choices, told, undo),
      (answer) => this.took(answer),
      () => t(titleKey(name)),
    );
  }
  /** Go on where the learner has left. */
  async open(): Promise<void> {
    const saved = choicesOf(this.name);
    await this.study.stand(saved);
    if (this.answer === null && this.coming === null && saved.length) await this.restart(); // other rules since
  }
  async restart(): Promise<void> {
    window.clearTimeout(this.timer);
    save(this.name, [], false);
    this.wrong = "";
    this.showing = false;
    await this.study.stand([]);
  }
  /** Back to before the mistake. */
  async back(): Promise<void> {
    window.clearTimeout(this.timer);
    if (this.showing) await this.study.stand(this.study.choices);
  }
  close(): void {
    window.clearTimeout(this.timer);
    this.study.close();
  }

  private took(answer: LessonAnswer): void {
    if (answer.wrong) {
      this.wrong = answer.wrong;
      this.showing = true;
    } else {
      if (!this.showing) this.wrong = "";
      save(this.name, answer.choices, answer.done);
      if (answer.done) void share([this.name]).catch(() => undefined);
    }
    this.coming = answer;
    if (!this.study.table.stage.busy) this.shown();
  }
  /** The table shows what the last answer told. */
  shown(): void {
    const answer = this.coming;
    if (!answer) return;
    this.coming = null;
    if (answer.wrong) {
      this.timer = window.setTimeout(() => void this.back(), CONSEQUENCE);
      return;
    }
    this.showing = false;
    this.answer = answer;
    if (answer.more) void this.study.follow(answer.choices);
  }
}
