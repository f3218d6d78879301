// Choices for the next game at a table whose game is over.
import { untrack } from "svelte";
import { played } from "../games";
import type { Table } from "../lib/store/table.svelte";
import { t } from "../lib/text/i18n.svelte";

export class Rematch {
  rotate = $state(false);
  length = $state(0); // of the series, in games
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
    untrack(() => {
      this.rotate = this.own?.rotated ?? false;
      this.length = this.series?.best_of ?? 0;
    });
  }

  get own() {
    return this.#table.info ? played(this.#table.info.setup.game).again : undefined;
  }

  get series() {
    return this.#table.info?.series ?? null;
  }

  /** Key of the words that offer to rotate seats or sides. */
  get turns(): string | null {
    const many = (this.#table.info?.setup.players ?? 0) > 3;
    return this.own ? this.own.rotate : many ? "end-rotate" : null;
  }

  get lengths(): number[] {
    return [...new Set([0, 3, 5, 7, this.series?.best_of ?? 0])].sort((a, b) => a - b);
  }

  /** Players who ask for the next game. */
  get wanted(): number[] {
    return this.#table.info?.again ?? [];
  }

  get asked(): boolean {
    return this.#table.me !== null && this.wanted.includes(this.#table.me);
  }

  /** Label of the button that starts the next game. */
  get label(): string {
    if (this.asked) return t(this.#table.host ? "end-again-now" : "end-again-asked");
    if (this.series === null || this.length === 0) return t("end-again");
    const { best_of, winner } = this.series;
    return t(best_of > 0 && winner === null && this.length === best_of ? "ui-series-next" : "ui-series-new");
  }

  start(): void {
    this.#table.send({
      t: "again",
      rotate_sheriff: this.turns !== null && this.rotate,
      ...(this.series ? { best_of: this.length } : {}),
    });
  }
}
