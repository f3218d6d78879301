// Space between the parts of the prompt on a phone: less of it, step by step, until words and answers are whole.
import { flushSync } from "svelte";

const HIDDEN = 2; // px that may be out of sight: rounding
const MOST = 2; // steps

const tooHigh = (one: Element): boolean => one.scrollHeight > one.clientHeight + HIDDEN;
const tooWide = (one: Element): boolean => one.scrollWidth > one.clientWidth + HIDDEN;

/** A part of the prompt is cut. A list that is made to scroll does not count. */
function isCut(prompt: HTMLElement): boolean {
  const parts = [...prompt.querySelectorAll(".head, .prompt > .answers:not(:has(.endless))")];
  return parts.some(tooHigh) || [...prompt.querySelectorAll("h2")].some(tooWide);
}

export class Closer {
  private found = $state({ question: "", step: 0 });

  /** The step for a question; `least` until it has been measured. */
  step = (question: string, least: number): number => (this.found.question === question ? this.found.step : least);

  /** Measure the prompt after its next layout, before it is painted. Returns a function that ends it. */
  watch(prompt: HTMLElement, question: string, least: number): () => void {
    const watch = new ResizeObserver(() => {
      for (let step = this.step(question, least); step < MOST && isCut(prompt);) {
        step += 1;
        flushSync(() => (this.found = { question, step }));
      }
    });
    watch.observe(prompt);
    return () => watch.disconnect();
  }
}
