// Everything known about one table: what the server said last. What I have pointed at means something else in each game: `play`.
import { Absence } from "../log/since_last_turn.svelte";
import { Guard } from "../input/click_guard";
import { announce, ui } from "./ui.svelte";
import { claimSeat } from "./me.svelte";
import { lastTable, pref, savePref, saveLastTable, saveSeatToken, seatToken } from "./prefs";
import { seatName } from "../text/seat_name";
import { Connection } from "../net/connection";
import { Outdated, writing } from "../net/build_check";
import { Pending } from "../net/outgoing";
import { Attention } from "../input/attention.svelte";
import { Lately } from "../log/recent.svelte";
import { Known } from "./known.svelte";
import { plain, type Reader, charName } from "../text/text";
import { t } from "../text/i18n.svelte";
import { loadFacts, sitAt } from "./facts.svelte";
import { partFor } from "../../fair/kept";
import { gameParts } from "../net/chunks.svelte";
import type { Away, GameParts, Play, State } from "../game/play";
import { Stage } from "../playback/stage.svelte";
import type {
  AnyView,
  Deal,
  Decision,
  FromServer,
  GameEvent,
  Note,
  Option,
  Seat,
  TableInfo,
  Text,
  ToServer,
} from "../net/wire";

export class Table extends Known {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<AnyView | null>(null);
  parts = $state.raw<GameParts | null>(null); // of the game that is played
  private game: string | null = null; // whose parts these are
  play = $state.raw<Play | null>(null);
  decision = $state.raw<Decision | null>(null);
  note = $state.raw<Text | null>(null); // a reason or error next to the prompt
  noteBad = $state(false);
  retry = $state<number | null>(null); // seconds to the next try, null: connected
  online = $state(false);
  missing = $state(false);
  elsewhere = $state(false);
  removed = $state(false); // the host has freed my seat
  sought = $state(false); // my game is at another server, which the line looks for
  notified = $state(false); // I am told when it is my turn, also while the page is closed
  reports = $state(0); // of mine that have reached the keeper
  waiting = $state(false); // my answer is on its way
  round = $state(0);
  seed = $state<string | null>(null);
  deal = $state.raw<Deal | null>(null);
  lookBack = $state(false);
  hovered = $state<Seat | null>(null);
  trouble = $state(false); // the server cannot store anything now
  private readonly former = new Map<Seat, string>(); // players whose seats bots have taken over
  replayed = false; // a recorded game: nobody is here to talk to
  readonly stage: Stage;
  readonly lately = new Lately(this);
  readonly absence = new Absence(this);
  readonly attention = new Attention(this);
  private line: Connection | null = null;
  private noteTimer = 0;
  private readonly guard = new Guard();
  private readonly pending = new Pending();
  private readonly outdated = new Outdated(
    () => this.online && this.decision === null && this.pending.again() === null && !writing(),
    () => this.tell({ key: "ui-new-version" }),
  );

  constructor(readonly code: string) {
    super(code);
    this.notified = pref(`push.${code}`) === "on";
    this.stage = new Stage({
      prepare: (state) => this.prepare(state),
      tell: (events, state) => this.told(events, state.notes),
      show: (state, came) => this.show(state, came),
      aside: () => (this.decision = null),
      me: () => this.me,
      follows: (state) =>
        state.since > 0 ||
        (this.view !== null && state.round === this.round && this.events.length === 0 && !this.replayed),
    });
  }

  // --- who is who
  get me(): Seat | null {
    return this.view?.you ?? this.info?.you ?? null;
  }
  get host(): boolean {
    return this.info !== null && this.info.you !== null && this.info.host === this.info.you;
  }
  /** May I begin the next game? At a table of strangers each player may. */
  get begin(): boolean {
    return this.host || (this.info !== null && this.info.you !== null && this.info.host === null);
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
    return (at && seatName(at)) || t("ui-seat-n", { n: seat + 1 });
  }
  /** What is said of somebody who is not there, null for everybody else. By post nobody has to be, and no bot plays. */
  awayOf(seat: Seat): Away | null {
    const at = this.info?.seats[seat];
    if (at?.kind !== "human" || at.here || seat === this.me) return null;
    const [icon, key] = this.info?.days ? (["away", "ui-not-here"] as const) : (["robot", "ui-away"] as const);
    return { icon, words: t(`${key}-name`, { name: this.playerOf(seat) }), spoken: t(key) };
  }
  // --- the line
  connect(): void {
    this.elsewhere = false;
    this.line?.close();
    this.line = new Connection(this.code, {
      open: () => {
        const token = seatToken(this.code);
        const since = this.events.length ? this.events.at(-1)!.n + 1 : 0;
        const name = token ? null : pref("name");
        if (since > 0) this.absence.mended();
        this.send({ t: "hello", ...(token ? { token } : {}), since, round: this.round, ...(name ? { name } : {}) });
        this.sayAgain();
      },
      message: (message) => this.hear(message),
      lost: (seconds) => this.lost(seconds),
      gone: () => this.gone(),
    });
  }
  close(): void {
    this.line?.close();
    this.stage.clear();
    this.attention.seen();
  }
  tryNow(): void {
    this.line?.now();
  }
  private lost(seconds: number | null): void {
    const wasLost = this.retry !== null;
    this.retry = seconds;
    this.online = seconds === null;
    this.waiting = false;
    if (seconds === null && wasLost && !this.sought) this.backAgain();
    if (seconds !== null && !wasLost && !this.sought) announce(t("ui-lost", { n: Math.round(seconds) }), true);
  }
  private backAgain(): void {
    this.sought = false;
    announce(t("ui-back-again"));
    void this.outdated.look();
  }
  send(message: ToServer): void {
    this.line?.send(message);
  }

  /** A choice nobody has answered before the line was lost. */
  private sayAgain(): void {
    const wish = this.pending.again();
    if (!wish) return;
    this.sent();
    this.send(wish);
  }

  hear(message: FromServer): void {
    this.pending.heard(message);
    if (message.t === "table") this.heardTable(message.table);
    else if (message.t === "seated") this.seated(message.token);
    else if (message.t === "state") this.heardState(message);
    else if (message.t === "log") this.heardEarlier(message);
    else if (message.t === "trouble") this.inTrouble(message.on);
    else if (message.t === "said") this.chat.hear(message, this.events.at(-1)?.n ?? -1);
    else if (message.t === "notified") this.heardNotified(message.on);
    else if (message.t === "reported") this.reports += 1;
    else if (message.t === "error") this.failed(message.code, message.text);
  }
  private heardState(state: State): void {
    state.notes = state.notes?.map((note) => ({ ...note, name: this.former.get(note.seat) }));
    this.stage.add(state);
    if (this.live.finishing) this.stage.skip(); // the end is what was asked for
  }
  private heardTable(info: TableInfo): void {
    this.info?.seats.forEach((seat, at) => {
      if (seat.kind === "human" && seat.name && info.seats[at]?.kind === "bot") this.former.set(at, seat.name);
    });
    this.info = info;
    if (this.sought) this.backAgain();
    this.begins = info.begins == null ? null : performance.now() + info.begins * 1000;
    this.stage.pace = info.pace ?? "normal";
    sitAt(info.setup.game);
    void gameParts(info.setup.game); // there before the first state is
    const part = partFor(info);
    if (part && info.commitment && !this.elsewhere) this.send({ t: "part", commitment: info.commitment, part });
    if (info.you !== null) saveLastTable(this.code);
  }
  private heardNotified(on: boolean): void {
    this.notified = on;
    savePref(`push.${this.code}`, on ? "on" : null);
  }
  private heardEarlier(message: Extract<FromServer, { t: "log" }>): void {
    this.history.earlier(message);
    if (this.view?.result) this.earlier(); // the end tells of the whole game
  }
  private seated(token: string): void {
    this.removed = false;
    saveSeatToken(this.code, token);
    this.send({ t: "hello", token, since: 0 });
    void claimSeat(this.code, token);
  }
  private failed(code: string, text: Text): void {
    this.waiting = false;
    if (code === "elsewhere") this.elsewhere = true;
    else if (code === "other-version") this.lookFor(text);
    else if (code === "no-table" || code === "not-found") this.gone();
    else if (code === "no-name") this.chat.nameless = true;
    else if (code === "stale-deal")
      return; // the next part is for the promise that holds
    else this.tell(text, true);
    if (code === "name-taken" && this.me === null) this.chat.nameless = true;
    if (code === "kicked") this.removed = true;
    if (code === "bad-token" || code === "kicked") {
      saveSeatToken(this.code, null);
      this.send({ t: "hello", since: 0 });
    }
  }

  private lookFor(text: Text): void {
    if (!this.sought) announce(plain(text, this.reader), true);
    this.sought = true;
  }
  private gone(): void {
    this.missing = true;
    this.line?.close();
    saveSeatToken(this.code, null);
  }

  /** The game of a state is known and drawn by its own part of the program. */
  private async prepare(state: State): Promise<void> {
    const game = state.view.game;
    if (this.game === game) return;
    const [parts] = await Promise.all([gameParts(game), loadFacts(game).catch(() => undefined)]);
    this.view = null; // another game's, if there is one
    this.decision = null;
    this.play = parts.play(this, this.stage);
    this.stage.scene = this.play.scene;
    this.parts = parts;
    this.game = game;
  }
  /** These are being shown: the log has them, and what happened to me is news. */
  private told(events: GameEvent[], notes: Note[] | undefined): void {
    this.history.tell(events, notes);
    this.lately.heard(events);
  }
  /** The state after its events have been shown. */
  private show(state: State, came: number): void {
    const first = this.view === null;
    const anew = state.round !== this.round;
    if (first || anew) this.lookBack = false;
    if (anew && this.round > 0) announce(t("ui-new-game-starts"), true);
    const before = this.decision;
    this.history.take(state, anew);
    this.round = state.round;
    this.view = state.view;
    this.decision = state.decision;
    this.seed = state.seed ?? null;
    this.deal = state.deal ?? null;
    this.live.take(state, came);
    this.stage.speed = this.live.speed;
    if (this.live.timed && this.stage.stepping) this.stage.setStepping(false);
    this.waiting = false;
    if (first || anew) this.lately.anew();
    this.guard.asks(state.decision);
    this.absence.shown(state, first);
    this.play?.changed(before);
    const news = this.play?.news(state) ?? "";
    if (news && !state.decision) announce(news, true);
    if (state.since > 0 && state.events.length)
      announce(
        state.events
          .slice(-8)
          .map((event) => `${plain(event.text, this.reader)}.`)
          .join(" "),
      );
    if (state.decision && state.decision.move !== before?.move) this.asked(state.decision, news);
    if (!state.decision) this.attention.seen();
    if (state.view.result) this.earlier();
  }
  private asked(decision: Decision, news: string): void {
    announce(`${news}${plain(decision.title, this.reader)}. ${plain(decision.detail, this.reader)}`, true);
    this.attention.call();
  }

  /** I look at the table again, or do not any more; `there`: it is in sight at least. */
  look(there: boolean, looking: boolean): void {
    if (looking) this.attention.seen();
    if (!there) this.stage.skip();
    this.absence.look(there);
  }
  private inTrouble(on: boolean): void {
    if (on && !this.trouble) announce(t("ui-trouble"), true);
    this.trouble = on;
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
    if (!this.decision || this.waiting || this.elsewhere || this.guard.stops()) return;
    this.sent();
    this.play?.answered(option);
    this.lately.answered();
    this.absence.clear();
    this.attention.answered();
    this.note = null;
    this.send(this.pending.say({ t: "choose", move: this.decision.move, code: option.code }, this.round));
  }
  private sent(): void {
    this.waiting = true;
    this.guard.answered();
    window.setTimeout(() => this.unanswered(), 4000);
  }
  /** I may choose again; and is anybody there? */
  private unanswered(): void {
    if (this.waiting) this.line?.ask();
    this.waiting = false;
  }
  /** Say at which moments I am not to be asked, all of them anew. */
  hush(whys: string[]): void {
    this.live.quiet = whys;
    this.send({ t: "quiet", whys });
  }
  /** At that moment I am not asked any more, or asked again. */
  toggleQuiet(why: string): void {
    const { quiet } = this;
    this.hush(quiet.includes(why) ? quiet.filter((one) => one !== why) : [...quiet, why]);
  }
  /** Ask for what happened before the first event that is here. */
  earlier(): void {
    if (this.history.first === 0 || this.history.asking) return;
    this.history.asking = true;
    this.send({ t: "log", before: this.history.first });
  }
  /** What a spectator is called in the chat. */
  introduce(name: string): void {
    savePref("name", name);
    this.chat.nameless = false;
    this.send({ t: "hello", name, since: (this.events.at(-1)?.n ?? -1) + 1, round: this.round });
  }
  undo(): void {
    if (this.view?.can_undo) {
      this.sent();
      this.send(this.pending.say({ t: "undo", move: this.view.move }, this.round));
    } else this.tell({ key: "err-no-undo" });
  }
  leave(): void {
    this.send({ t: "leave" });
    if (this.info?.phase !== "playing") {
      // in a running game the seat stays mine: a bot plays until I open the link again
      saveSeatToken(this.code, null);
      if (lastTable() === this.code) saveLastTable(null);
    }
    this.chat.muted.forget();
    ui.log = false;
    this.close();
  }
}
