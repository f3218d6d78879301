// Space between the parts of the prompt on a phone: less of it, step by step, until words and answers are whole.
const HIDDEN = 2; // px that may be out of sight: rounding
const MOST = 2; // steps

const tooHigh = (one: Element): boolean => one.scrollHeight > one.clientHeight + HIDDEN;
const tooWide = (one: Element): boolean => one.scrollWidth > one.clientWidth + HIDDEN;

/** A part of the prompt is cut. A list that is made to scroll does not count. */
function isCut(prompt: HTMLElement): boolean {
  const parts = [...prompt.querySelectorAll(".head, .prompt > .answers:not(:has(.endless))")];
  return parts.some(tooHigh) || [...prompt.querySelectorAll("h2")].some(tooWide);
}

/** The step of one question, found once in the room that it has: what comes while it is open moves no button. */
export class Closer {
  private found = $state.raw({ question: "", step: 0 });
  private room = $state(0); // px of height, of what holds the prompt

  /** The step for a question; `least` until it has been measured. */
  step = (question: string, least: number): number => (this.found.question === question ? this.found.step : least);

  /** Measure the prompt as it is now, in an effect: it runs again for each step, all before the next frame. */
  measure(prompt: HTMLElement, question: string, least: number): void {
    void this.room;
    const step = this.step(question, least);
    if (step < MOST && isCut(prompt)) this.found = { question, step: step + 1 };
  }

  /** Measure again when the room changes. Returns a function that ends it. */
  watch(prompt: HTMLElement): () => void {
    const watch = new ResizeObserver(([entry]) => (this.room = Math.round(entry!.contentRect.height)));
    watch.observe(prompt.parentElement!);
    return () => watch.disconnect();
  }
}
