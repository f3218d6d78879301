// A click that asks the server: one at a time, with what went wrong at last.
import { ServerError } from "../net/api";
import { t } from "../text/i18n.svelte";
import { announce } from "../store/ui.svelte";
import type { Text } from "../net/wire";

export class RequestState {
  busy = $state(false);
  problem = $state.raw<Text | null>(null);

  /** What `work` gives; undefined where it failed, or another is not done yet. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.problem = null;
    try {
      return await work();
    } catch (error) {
      this.fail(error instanceof ServerError ? error.text : { key: "err-network" });
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  fail(problem: Text): void {
    this.problem = problem;
    announce(t(problem.key), true);
  }
}
