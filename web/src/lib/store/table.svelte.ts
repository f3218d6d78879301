// State of one table as the server sent it last, and the parts that follow it: history, chat, clocks, playback.
// What the player has pointed at differs by game: `play`.
import { SinceLastTurn } from "../log/since_last_turn.svelte";
import { announce } from "./ui.svelte";
import { claimSeat } from "./me.svelte";
import { pref, savePref, saveLastTable, saveSeatToken, seatToken } from "./prefs";
import { seatName } from "../text/seat_name";
import { Connection } from "../net/connection";
import { BuildCheck, writing } from "../net/build_check";
import { Attention } from "../input/attention.svelte";
import { RecentEvents } from "../log/recent.svelte";
import { Chat } from "./chat.svelte";
import { Commands } from "./commands.svelte";
import { Guesses } from "./guesses.svelte";
import { History } from "./history.svelte";
import { LiveState } from "./live_state.svelte";
import { Muted } from "./muted.svelte";
import { plain, type Reader, charName } from "../text/text";
import { t } from "../text/i18n.svelte";
import { loadFacts, sitAt } from "./facts.svelte";
import { ViewFields } from "./view_fields.svelte";
import { partFor } from "../../fair/promises";
import { gameParts } from "../net/chunks.svelte";
import type { Away, GameParts, Play, State } from "../game/play";
import { Stage } from "../playback/stage.svelte";
import type {
  AnyView,
  Deal,
  Decision,
  Figures,
  FromServer,
  GameEvent,
  Note,
  RoleEstimates,
  Seat,
  TableInfo,
  Text,
  ToServer,
} from "../net/wire";

/** Where the commands of the player go. */
export interface Line {
  send: (message: ToServer) => void;
  ping: () => void;
  reconnect: () => void;
  close: () => void;
}

export class Table {
  readonly history = new History();
  readonly live = new LiveState();
  readonly chat: Chat;
  readonly guesses: Guesses;
  readonly commands = new Commands(this);
  info = $state.raw<TableInfo | null>(null);
  readonly shown = new ViewFields(); // the view, field by field
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
  searching = $state(false); // another server has the game, and the connection looks for it
  notified = $state(false); // I am told when it is my turn, also while the page is closed
  reports = $state(0); // of mine that have reached the keeper
  begins = $state<number | null>(null); // clock time in ms at which the game starts on its own
  round = $state(0);
  seed = $state<string | null>(null);
  deal = $state.raw<Deal | null>(null);
  estimates = $state.raw<RoleEstimates | null>(null); // of the roles, once I have opened them
  figures = $state.raw<Figures[]>([]); // of the players, once the game is over
  telling = $state(false); // events are shown whose state is not there yet
  lookBack = $state(false);
  hovered = $state<Seat | null>(null);
  trouble = $state(false); // the server cannot store anything now
  private readonly former = new Map<Seat, string>(); // players whose seats bots have taken over
  replayed = false; // a recorded game: nobody is here to talk to
  readonly stage: Stage;
  readonly recent = new RecentEvents(this);
  readonly sinceLastTurn = new SinceLastTurn(this);
  readonly attention = new Attention(this);
  private line: Line | null = null;
  private noteTimer = 0;
  private readonly buildCheck = new BuildCheck(
    () => this.online && this.decision === null && this.commands.idle && !writing(),
    () => this.showNote({ key: "ui-new-version" }),
  );

  /** `watching`: look on without a seat, also where this browser holds one, and without a name. */
  constructor(
    readonly code: string,
    readonly watching = false,
  ) {
    this.chat = new Chat(new Muted(code));
    this.guesses = new Guesses(code);
    this.notified = pref(`push.${code}`) === "on";
    this.stage = new Stage({
      prepare: (state) => this.prepare(state),
      showEvents: (events, state) => this.showEvents(events, state.notes),
      showState: (state, came) => this.show(state, came),
      hideDecision: () => (this.decision = null),
      me: () => this.me,
      follows: (state) =>
        state.since > 0 ||
        (this.view !== null && state.round === this.round && this.history.events.length === 0 && !this.replayed),
    });
  }

  get view(): AnyView | null {
    return this.shown.now;
  }
  set view(view: AnyView | null) {
    this.shown.take(view);
  }

  // --- who is who
  get me(): Seat | null {
    return this.view?.you ?? this.info?.you ?? null;
  }
  get host(): boolean {
    return this.info !== null && this.info.you !== null && this.info.host === this.info.you;
  }
  /**
   * May I begin the next game? At a table of strangers each player may; a deal of the day is played to its end, and a
   * table of a tournament plays one game.
   */
  get mayBegin(): boolean {
    if (this.info?.tournament) return false;
    if (this.info?.daily && this.info.phase === "playing") return false;
    return this.host || (this.info !== null && this.info.you !== null && this.info.host === null);
  }
  get reader(): Reader {
    return { me: this.me, seatName: (seat) => this.nameOf(seat) };
  }
  /** The character that a seat is called by; null: the name of the player. */
  calledBy(seat: Seat): string | null {
    return this.parts?.seatNames === "players" ? null : (this.view?.seats[seat]?.character ?? null);
  }
  nameOf(seat: Seat): string {
    const character = this.calledBy(seat);
    return character ? charName(character) : this.playerOf(seat);
  }
  playerOf(seat: Seat): string {
    const at = this.info?.seats[seat];
    return (at && seatName(at)) || t("ui-seat-n", { n: seat + 1 });
  }
  /** Label of an absent player, null for all other seats. At a correspondence table absence is normal and no bot plays. */
  awayOf(seat: Seat): Away | null {
    const at = this.info?.seats[seat];
    if (at?.kind !== "human" || at.here || seat === this.me) return null;
    const [icon, key] = this.info?.days ? (["away", "ui-not-here"] as const) : (["robot", "ui-away"] as const);
    const name = this.playerOf(seat);
    return { icon, name, words: t(`${key}-name`, { name }), spoken: t(key) };
  }
  // --- the line
  connect(): void {
    this.elsewhere = false;
    this.line?.close();
    this.line = new Connection(this.code, {
      open: () => {
        const token = this.watching ? null : seatToken(this.code);
        const since = this.history.next;
        const name = token || this.watching ? null : pref("name");
        if (since > 0) this.sinceLastTurn.reconnected();
        this.send({ t: "hello", ...(token ? { token } : {}), since, round: this.round, ...(name ? { name } : {}) });
        this.commands.resend();
      },
      message: (message) => this.receive(message),
      lost: (seconds) => this.lost(seconds),
      gone: () => this.gone(),
    });
  }
  /** Send commands along this line, in place of a connection to a table of the server. */
  attach(line: Line): void {
    this.line = line;
  }
  close(): void {
    this.line?.close();
    this.stage.clear();
    this.recent.close();
    this.attention.seen();
  }
  tryNow(): void {
    this.line?.reconnect();
  }
  private lost(seconds: number | null): void {
    const wasLost = this.retry !== null;
    this.retry = seconds;
    this.online = seconds === null;
    this.commands.waiting = false;
    if (seconds === null && wasLost && !this.searching) this.announceReturn();
    if (seconds !== null && !wasLost && !this.searching) announce(t("ui-lost", { n: Math.round(seconds) }), true);
  }
  private announceReturn(): void {
    this.searching = false;
    announce(t("ui-back-again"));
    void this.buildCheck.run();
  }
  send(message: ToServer): void {
    this.line?.send(message);
  }
  /** Test the connection; without an answer it is made again. */
  ping(): void {
    this.line?.ping();
  }

  receive(message: FromServer): void {
    this.commands.received(message);
    if (message.t === "table") this.receiveTable(message.table);
    else if (message.t === "seated") this.receiveSeat(message.token);
    else if (message.t === "state") this.receiveState(message);
    else if (message.t === "log") this.receiveEarlier(message);
    else if (message.t === "who") this.estimates = message;
    else if (message.t === "trouble") this.setTrouble(message.on);
    else if (message.t === "said") this.chat.receive(message, this.history.events.at(-1)?.n ?? -1);
    else if (message.t === "notified") this.receiveNotified(message.on);
    else if (message.t === "reported") this.reports += 1;
    else if (message.t === "error") this.failed(message.code, message.text);
  }
  private receiveState(state: State): void {
    state.notes = state.notes?.map((note) => ({ ...note, name: this.former.get(note.seat) }));
    this.stage.add(state);
    if (this.live.finishing) this.stage.skip(); // the end is what was asked for
  }
  private receiveTable(info: TableInfo): void {
    this.info?.seats.forEach((seat, at) => {
      if (seat.kind === "human" && seat.name && info.seats[at]?.kind === "bot") this.former.set(at, seat.name);
    });
    this.info = info;
    if (this.searching) this.announceReturn();
    this.begins = info.begins == null ? null : performance.now() + info.begins * 1000;
    this.stage.pace = info.pace ?? "normal";
    sitAt(info.setup.game);
    void gameParts(info.setup.game); // there before the first state is
    const part = partFor(info);
    if (part && info.commitment && !this.elsewhere) this.send({ t: "part", commitment: info.commitment, part });
    if (info.you !== null) saveLastTable(this.code);
  }
  private receiveNotified(on: boolean): void {
    this.notified = on;
    savePref(`push.${this.code}`, on ? "on" : null);
  }
  private receiveEarlier(message: Extract<FromServer, { t: "log" }>): void {
    this.history.earlier(message);
    if (this.view?.result) this.commands.loadEarlier(); // the end tells of the whole game
  }
  private receiveSeat(token: string): void {
    this.removed = false;
    saveSeatToken(this.code, token);
    this.send({ t: "hello", token, since: 0 });
    void claimSeat(this.code, token);
  }
  private failed(code: string, text: Text): void {
    this.commands.waiting = false;
    if (code === "elsewhere") this.elsewhere = true;
    else if (code === "other-version") this.searchServer(text);
    else if (code === "no-table" || code === "not-found") this.gone();
    else if (code === "no-name") this.chat.nameless = true;
    else if (code === "stale-deal")
      return; // the next part is for the promise that holds
    else this.showNote(text, true);
    if (code === "name-taken" && this.me === null) this.chat.nameless = true;
    if (code === "kicked") this.removed = true;
    if (!this.watching && (code === "bad-token" || code === "kicked")) {
      saveSeatToken(this.code, null);
      this.send({ t: "hello", since: 0 });
    }
  }

  private searchServer(text: Text): void {
    if (!this.searching) announce(plain(text, this.reader), true);
    this.searching = true;
  }
  private gone(): void {
    this.missing = true;
    this.line?.close();
    if (!this.watching) saveSeatToken(this.code, null);
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
  private showEvents(events: GameEvent[], notes: Note[] | undefined): void {
    const next = this.history.next;
    const fresh = events.filter((event) => event.n >= next);
    const scene = this.play?.scene;
    if (this.view && scene?.applied) this.view = scene.applied(this.view, fresh);
    this.telling = true;
    this.history.show(events, notes);
    this.recent.add(events);
  }
  /** The state after its events have been shown. */
  private show(state: State, came: number): void {
    const first = this.view === null;
    const anew = state.round !== this.round;
    if (first || anew) this.lookBack = false;
    if (anew) {
      this.estimates = null;
      this.guesses.begin(state.round);
    }
    if (anew && this.round > 0) announce(t("ui-new-game-starts"), true);
    const before = this.decision;
    this.telling = false;
    this.history.take(state, anew);
    this.round = state.round;
    this.view = state.view;
    this.decision = state.decision;
    this.seed = state.seed ?? null;
    this.deal = state.deal ?? null;
    this.figures = state.figures ?? [];
    this.live.take(state, came);
    this.stage.speed = this.live.speed;
    if (this.live.timed && this.stage.stepping) this.stage.setStepping(false);
    this.commands.waiting = false;
    if (first || anew) this.recent.reset();
    this.commands.guard.asks(state.decision);
    this.sinceLastTurn.shown(state, first);
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
    if (state.decision && state.decision.move !== before?.move) this.announceDecision(state.decision, news);
    if (!state.decision) this.attention.seen();
    if (state.view.result) this.commands.loadEarlier();
  }
  private announceDecision(decision: Decision, news: string): void {
    announce(`${news}${plain(decision.title, this.reader)}. ${plain(decision.detail, this.reader)}`, true);
    this.attention.call();
  }

  /** I look at the table again, or do not any more; `there`: it is in sight at least. */
  look(there: boolean, looking: boolean): void {
    if (looking) this.attention.seen();
    if (!there) this.stage.skip();
    this.sinceLastTurn.look(there);
  }
  private setTrouble(on: boolean): void {
    if (on && !this.trouble) announce(t("ui-trouble"), true);
    this.trouble = on;
  }

  /** A line next to the prompt: why not, or what went wrong. */
  showNote(text: Text, bad = false): void {
    this.note = text;
    this.noteBad = bad;
    announce(plain(text, this.reader), true);
    window.clearTimeout(this.noteTimer);
    this.noteTimer = window.setTimeout(() => (this.note = null), 6000);
  }
  clearNote(): void {
    this.note = null;
  }
}
