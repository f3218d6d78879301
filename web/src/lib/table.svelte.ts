// Everything known about one table: what the server said last, and what I have pointed at.
import { announce, ui } from "./ui.svelte";
import { lastTable, saveLastTable, saveSeatToken, seatToken } from "./prefs";
import { Connection } from "./net";
import { buttons, candidates, nextStep, point, tableTargets, thingOf, whyNotCard, type Path } from "../card/choose";
import { merge } from "./log";
import { plain, type Reader, charName } from "./text";
import { thingName, thingText } from "./things";
import { t } from "./i18n.svelte";
import { Stage } from "./stage.svelte";
import { play as sound } from "./sound";
import type { CardId, Decision, FromServer, GameEvent, Option, Seat, TableInfo, Text, ToServer, View } from "./wire";

type State = Extract<FromServer, { t: "state" }>;
export interface Said {
  key: number;
  seat: Seat | null;
  name: string;
  text: string;
  after: number; // number of the last event before it
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  events = $state.raw<GameEvent[]>([]);
  said = $state.raw<Said[]>([]);
  speaking = $state.raw<ReadonlyMap<Seat, string>>(new Map()); // what was just said, next to the plate
  path = $state.raw<Path>({});
  note = $state.raw<Text | null>(null); // a reason or error next to the prompt
  noteBad = $state(false);
  looked = $state<CardId | null>(null); // the card of mine that was touched last
  retry = $state<number | null>(null); // seconds to the next try, null: connected
  online = $state(false);
  missing = $state(false);
  elsewhere = $state(false);
  waiting = $state(false); // my answer is on its way
  deadline = $state<number | null>(null); // clock time in ms
  limit = $state(0);
  round = $state(0);
  seed = $state<string | null>(null);
  lookBack = $state(false);
  hovered = $state<Seat | null>(null);
  readonly stage: Stage;
  private news = "";
  private selfAsked = false;
  private line: Connection | null = null;
  private sayings = 0;
  private noteTimer = 0;

  constructor(readonly code: string) {
    this.stage = new Stage((state) => this.show(state));
  }

  // --- who is who
  get me(): Seat | null {
    return this.view?.you ?? this.info?.you ?? null;
  }
  get host(): boolean {
    return this.info !== null && this.info.you !== null && this.info.host === this.info.you;
  }
  get reader(): Reader {
    return { me: this.me, seatName: (seat) => this.nameOf(seat) };
  }
  nameOf(seat: Seat): string {
    const character = this.view?.seats[seat]?.character;
    return character ? charName(character) : this.playerOf(seat);
  }
  playerOf(seat: Seat): string {
    const at = this.info?.seats[seat];
    return at?.name || (at?.kind === "bot" ? t(`bot-${at.bot ?? "greenhorn"}`) : t("ui-seat-n", { n: seat + 1 }));
  }
  get step() {
    return this.decision ? nextStep(this.decision, this.path) : "root";
  }
  get buttons(): Option[] {
    return this.decision ? buttons(this.decision, this.path) : [];
  }

  // --- the line
  connect(): void {
    this.elsewhere = false;
    this.line?.close();
    this.line = new Connection(this.code, {
      open: () => {
        const token = seatToken(this.code);
        const since = this.events.length ? this.events.at(-1)!.n + 1 : 0;
        this.send({ t: "hello", ...(token ? { token } : {}), since, round: this.round });
      },
      message: (message) => this.hear(message),
      lost: (seconds) => this.lost(seconds),
    });
  }
  close(): void {
    this.line?.close();
    this.stage.clear();
  }
  tryNow(): void {
    this.line?.now();
  }
  private lost(seconds: number | null): void {
    const wasLost = this.retry !== null;
    this.retry = seconds;
    this.online = seconds === null;
    this.waiting = false;
    if (seconds === null && wasLost) announce(t("ui-back-again"));
    else if (seconds !== null && !wasLost) announce(t("ui-lost", { n: Math.round(seconds) }), true);
  }
  send(message: ToServer): void {
    this.line?.send(message);
  }

  hear(message: FromServer): void {
    if (message.t === "table") this.heardTable(message.table);
    else if (message.t === "seated") this.seated(message.token);
    else if (message.t === "state") this.stage.add(message);
    else if (message.t === "said") this.addSaid(message);
    else if (message.t === "error") this.failed(message.code, message.text);
  }
  private heardTable(info: TableInfo): void {
    this.info = info;
    if (info.you !== null) saveLastTable(this.code);
  }
  private seated(token: string): void {
    saveSeatToken(this.code, token);
    this.send({ t: "hello", token, since: 0 });
  }
  private addSaid(message: Extract<FromServer, { t: "said" }>): void {
    const after = this.events.at(-1)?.n ?? -1;
    this.said = [...this.said, { key: ++this.sayings, seat: message.seat, name: message.name, text: message.text, after }];
    if (message.seat !== null) this.speak(message.seat, message.text);
    announce(t("ui-said", { name: message.name, text: message.text }));
  }
  private speak(seat: Seat, text: string): void {
    this.speaking = new Map([...this.speaking, [seat, text]]);
    window.setTimeout(() => {
      if (this.speaking.get(seat) === text) this.speaking = new Map([...this.speaking].filter(([who]) => who !== seat));
    }, 7000);
  }
  private failed(code: string, text: Text): void {
    this.waiting = false;
    if (code === "elsewhere") this.elsewhere = true;
    else if (code === "no-table" || code === "not-found") this.gone();
    else this.tell(text, true);
    if (code === "bad-token") {
      saveSeatToken(this.code, null);
      this.send({ t: "hello", since: 0 });
    }
  }

  private gone(): void {
    this.missing = true;
    this.line?.close();
    saveSeatToken(this.code, null);
  }

  /** The state after its events have been shown. */
  private show(state: State): void {
    const first = this.view === null || state.round !== this.round;
    if (first) this.lookBack = false;
    if (first && this.round > 0 && state.round !== this.round) announce(t("ui-new-game-starts"), true);
    const before = this.decision;
    this.events = merge(state.round === this.round ? this.events : [], state.since, state.events);
    this.round = state.round;
    this.view = state.view;
    this.decision = state.decision;
    this.seed = state.seed ?? null;
    this.limit = state.limit;
    this.deadline = state.deadline === null ? null : performance.now() + state.deadline * 1000;
    this.waiting = false;
    this.keepPath(before);
    this.tellEvent(state);
    if (state.since > 0 && state.events.length) announce(state.events.slice(-8).map((event) => `${plain(event.text, this.reader)}.`).join(" "));
    if (state.decision && state.decision.move !== before?.move) this.asked(state.decision);
  }
  private keepPath(before: Decision | null): void {
    if (this.decision && before?.move === this.decision.move && nextStep(this.decision, this.path) !== "root") return;
    this.path = {};
    this.note = null;
    this.looked = null;
  }
  /** A new event is said with what it does, in front of the question it may bring. */
  private tellEvent(state: State): void {
    const event = state.since > 0 ? state.events.findLast((one) => one.t === "event")?.cause : undefined;
    this.news = event === undefined ? "" : `${t("ui-events-new")}: ${thingName(event)}. ${thingText(event)} `;
    if (this.news && !state.decision) announce(this.news, true);
  }
  private asked(decision: Decision): void {
    announce(`${this.news}${plain(decision.title, this.reader)}. ${plain(decision.detail, this.reader)}`, true);
    sound("knock");
  }

  // --- what I do
  /** A line next to the prompt: why not, or what went wrong. */
  tell(text: Text, bad = false): void {
    this.note = text;
    this.noteBad = bad;
    announce(plain(text, this.reader), true);
    window.clearTimeout(this.noteTimer);
    this.noteTimer = window.setTimeout(() => (this.note = null), 6000);
  }
  choose(option: Option): void {
    if (!this.decision || this.waiting || this.elsewhere) return;
    this.waiting = true;
    this.path = {};
    this.note = null;
    window.setTimeout(() => (this.waiting = false), 4000);
    this.send({ t: "choose", move: this.decision.move, code: option.code });
  }
  /** Point at one more thing; plays it when nothing is left to choose. */
  pointAt(path: Path): void {
    if (!this.decision || this.waiting) return;
    this.note = null;
    this.selfAsked = false;
    const next = point(this.decision, path);
    if (next.option) this.choose(next.option);
    else this.path = next.path;
  }
  /** Aim at a seat; at myself only when asked twice, unless it does me good. */
  aimAt(seat: Seat): void {
    const good = this.decision !== null && candidates(this.decision, { ...this.path, to: seat })[0]?.nature === "helps";
    if (seat === this.me && !good && !this.selfAsked) {
      this.tell({ key: "ui-aim-self" });
      this.selfAsked = true;
      return;
    }
    this.pointAt({ ...this.path, to: seat });
  }
  pickCard(card: CardId): void {
    this.looked = card;
    if (!this.decision) {
      ui.open = { what: "card", card };
      return;
    }
    if (this.path.card === card) return this.again();
    if (candidates(this.decision, { card }).length > 0) return this.pointAt({ card });
    this.putBack();
    this.tell(whyNotCard(this.decision, card) ?? { key: "ui-cannot-now" });
  }
  /** A card in play: mine is used, any other is what I aim at; false where it means nothing now. */
  pickInPlay(card: CardId): boolean {
    if (!this.decision) return false;
    this.looked = card;
    if (this.path.on === card) {
      this.again();
      return true;
    }
    const option = tableTargets(this.decision, this.path).get(card) ?? tableTargets(this.decision, {}).get(card);
    if (!option) return false;
    if (option.of === card) this.choose(option);
    else this.use(option);
    return true;
  }
  /** What is picked already was clicked once more: play it where that is all it needs, else put it back. */
  private again(): void {
    if (this.step === "confirm") this.choose(candidates(this.decision!, this.path)[0]!);
    else this.putBack();
  }
  use(option: Option): void {
    const thing = thingOf(option);
    if (thing) this.pointAt(thing);
    else this.choose(option);
  }
  putBack(): void {
    this.path = {};
    this.note = null;
  }
  undo(): void {
    if (this.view?.can_undo) this.send({ t: "undo", move: this.view.move });
    else this.tell({ key: "err-no-undo" });
  }
  leave(): void {
    this.send({ t: "leave" });
    if (this.info?.phase !== "playing") {
      // in a running game the seat stays mine: a bot plays until I open the link again
      saveSeatToken(this.code, null);
      if (lastTable() === this.code) saveLastTable(null);
    }
    ui.log = false;
    this.close();
  }
}
