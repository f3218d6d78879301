// The curves of one game: of the open table, and of each seat on demand.
import { ServerError } from "../lib/net/api";
import { t } from "../lib/text/i18n.svelte";
import type { Curve, CurveView } from "./curve";

export class Curves {
  problem = $state("");
  none = $state(false); // the game was played by other rules
  private found = $state.raw<Partial<Record<CurveView, Curve>>>({});
  private readonly asked = new Set<CurveView>();

  constructor(private readonly load: (view: CurveView) => Promise<Curve | null>) {}

  /** The curve of a view; null until it has come. */
  of(view: CurveView): Curve | null {
    return this.found[view] ?? null;
  }
  /** Load the curve of a view, unless it is here or on its way. */
  async want(view: CurveView): Promise<void> {
    if (this.asked.has(view)) return;
    this.asked.add(view);
    try {
      const curve = await this.load(view);
      if (curve) this.found = { ...this.found, [view]: curve };
      else this.none = true;
    } catch (error) {
      this.problem = t(error instanceof ServerError ? error.text.key : "err-server");
      this.asked.delete(view);
    }
  }
}
