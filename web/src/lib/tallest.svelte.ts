// How high the prompt has been at this question: the table makes room for it once, and nothing moves to and fro.
const KEPT = 190; // what a phone keeps free from then on, in units

export class Tallest {
  height = $state(0);
  private question: number | null = null;
  private kept = 0;

  /** `keep`: room that was needed once stays free, so that the table does not move from turn to turn. */
  constructor(private readonly keep = false) {}

  is(height: number, question: number | null): void {
    const other = question !== this.question;
    this.question = question;
    if (this.keep) this.kept = Math.max(this.kept, Math.min(height, KEPT));
    if (other || height > this.height) this.height = Math.max(height, this.kept);
  }
}
