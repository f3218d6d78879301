// How high the prompt has been at this question: the table makes room for it once, and nothing moves to and fro.
const KEPT = 190; // what a phone keeps free from then on, in units

export class PromptHeight {
  height = $state(0);
  private question: number | null = null;
  private last = 0;
  private old = false; // measured at the question before: the page has not been drawn since
  private kept = 0;
  private page = "";

  /** `keep`: room that was needed once stays free, so that the table does not move from turn to turn. */
  constructor(private readonly keep = false) {}

  /** `page`: how large it is; another size is another table. */
  is(height: number, question: number | null, page = ""): void {
    const turned = page !== this.page && this.page !== "";
    this.page = page;
    if (turned) [this.kept, this.last, this.old] = [0, height, true];
    if (question !== this.question) this.old = true;
    this.question = question;
    if (height === this.last) return;
    if (this.keep) this.kept = Math.max(this.kept, Math.min(height, KEPT));
    if (this.old || height > this.height) this.height = Math.max(height, this.kept);
    this.last = height;
    this.old = false;
  }
}
