// A tournament that keeps itself up to date while its page is visible.
import { RequestState } from "../lib/input/request_state.svelte";
import { ServerError, type Seated } from "../lib/net/api";
import { t } from "../lib/text/i18n.svelte";
import { announce } from "../lib/store/ui.svelte";
import { mayHurry, myTable, nextStep, takesPart } from "./next_step";
import { getTournament, joinTournament, leaveTournament, startRound, takeSeat, type Tournament } from "./tournament";

const EVERY = 3000; // ms

export class ShownTournament {
  now = $state.raw<Tournament | null>(null);
  missing = $state(false); // there is no such tournament
  unreachable = $state(false); // the last question had no answer
  readonly request = new RequestState();
  private late = $state(0); // the round in which a bot has taken my seat
  private asked = 0; // questions and orders so far: an answer that was overtaken is dropped
  private timer = 0;

  constructor(readonly code: string) {}

  readonly step = $derived(this.now ? nextStep(this.now, this.late) : null);
  readonly takesPart = $derived(this.now !== null && takesPart(this.now));
  readonly mayHurry = $derived(this.now !== null && mayHurry(this.now));

  /** Ask now and from then on; the function that is returned ends it. */
  follow(): () => void {
    void this.look();
    this.timer = window.setInterval(() => void this.look(), EVERY);
    const look = () => void this.look();
    document.addEventListener("visibilitychange", look);
    return () => {
      window.clearInterval(this.timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** Nothing can change any more: no game is left. */
  private get settled(): boolean {
    return this.now?.phase === "over" && this.now.tables.every((table) => table.phase === "over");
  }

  private async look(): Promise<void> {
    if (document.hidden || this.missing || this.settled || this.request.busy) return;
    const asked = ++this.asked;
    try {
      const found = await getTournament(this.code);
      if (asked === this.asked) this.show(found);
    } catch (error) {
      if (asked !== this.asked) return;
      this.missing = error instanceof ServerError && ["no-tournament", "not-found", "no-table"].includes(error.code);
      this.unreachable = true;
    }
  }

  private show(found: Tournament): void {
    const before = this.now;
    this.now = found;
    this.unreachable = false;
    if (before) this.tell(before, found);
  }

  /** Say what has happened to those who do not see it. */
  private tell(before: Tournament, now: Tournament): void {
    if (now.phase === "over" && before.phase !== "over") announce(t("tour-over"));
    else if (now.round > before.round) {
      const words = t("tour-round-begun", { n: now.round });
      announce(myTable(now) ? `${words} ${t("tour-table-waits")}` : words);
    } else if (now.phase === "between" && before.phase === "playing")
      announce(t("tour-round-over", { n: now.round, rounds: now.rounds }));
  }

  private async order(send: () => Promise<Tournament>): Promise<void> {
    await this.request.run(async () => {
      this.asked += 1;
      this.show(await send());
    });
  }

  join = (name: string): Promise<void> => this.order(() => joinTournament(this.code, name));
  leave = (): Promise<void> => this.order(() => leaveTournament(this.code));
  start = (): Promise<void> => this.order(() => startRound(this.code, (this.now?.round ?? 0) + 1));

  /** My seat of this round; undefined: I did not get it, and the page says why. */
  async seat(): Promise<Seated | undefined> {
    const round = this.now?.round ?? 0;
    const seated = await this.request.run(() => takeSeat(this.code));
    if (this.request.problem?.key === "err-running") {
      this.late = round;
      this.request.fail({ key: "tour-late" });
    }
    return seated;
  }
}
