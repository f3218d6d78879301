// State of one request started by a click: busy flag and last error; a second click while busy is ignored.
import { ServerError } from "../net/api";
import { t } from "../text/i18n.svelte";
import { announce } from "../store/ui.svelte";
import type { Text } from "../net/wire";

export class RequestState {
  busy = $state(false);
  problem = $state.raw<Text | null>(null);

  /** Return the result of `work`; undefined if it failed, or if another request is still running. */
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
