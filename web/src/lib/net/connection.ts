// WebSocket to one table that reconnects automatically: after at most 0.5, 1, 2, 4, 8 seconds, then every 10. Each
// pause is a random part between half and all of that, so that the clients of a crashed server do not return all at
// once. After a close by the server the longer pauses apply immediately; the short ones apply again after a stable
// connection. A server that leaves the game to another version counts as unreachable: the next try may reach another
// server. A connection without answers is closed and made again: it may be cut silently, or the server hangs.
import { at } from "./root";
import type { FromServer, ToServer } from "./wire";

export interface ConnectionHandlers {
  open: () => void; // connected: say hello
  message: (message: FromServer) => void;
  lost: (retryInSeconds: number | null) => void; // null: connected again
  gone: () => void; // there is no such table
}

const PING_EVERY = 20_000;
const ANSWERS_WITHIN = 10_000; // ms
const GONE = 4404; // no such table
const SENT_AWAY = new Set([1008, 4408, 4429]); // too much, too slow or silent, too many connections
const OTHER_SERVER = 4410; // the game is played at a server of another version
const FIRST_AFTER = 3; // tries: 4 seconds
const HOLDS = 15_000; // ms

/** Seconds until the next try after `tries` failures in a row. `chance`: from 0 to 1. */
export const pauseBefore = (tries: number, chance: number): number =>
  Math.min(10, 0.5 * 2 ** tries) * (0.5 + chance / 2);
/** How many tries count as failed when a line is closed with this code. */
export const failed = (tries: number, code: number, opened: boolean): number =>
  SENT_AWAY.has(code) ? Math.max(tries, FIRST_AFTER) : opened && code !== OTHER_SERVER ? 0 : tries;

export class Connection {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private holds = 0;
  private pinger = 0;
  private patience = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly handlers: ConnectionHandlers,
  ) {
    this.connect();
    window.addEventListener("online", this.reconnect);
  }

  private address(): string {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}${at("/ws/")}${encodeURIComponent(this.table)}`;
  }

  private connect(): void {
    if (this.closed) return;
    const socket = new WebSocket(this.address());
    this.socket = socket;
    let opened = false;
    this.waitForAnswer();
    socket.onopen = () => {
      opened = true;
      window.clearTimeout(this.holds);
      this.holds = window.setTimeout(() => (this.tries = 0), HOLDS);
      this.waitForAnswer(); // to the hello
      this.handlers.lost(null);
      this.handlers.open();
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      window.clearTimeout(this.patience);
      const message = parse(event.data);
      if (message) this.handlers.message(message);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      window.clearTimeout(this.holds);
      window.clearTimeout(this.patience);
      this.tries = failed(this.tries, code, opened);
      if (code === GONE) this.handlers.gone();
      else this.later();
    };
    window.clearInterval(this.pinger);
    this.pinger = window.setInterval(this.ping, PING_EVERY);
  }

  /** Test the connection: without an answer it is made again. */
  ping = (): void => {
    if (this.send({ t: "ping" })) this.waitForAnswer();
  };

  private waitForAnswer(): void {
    window.clearTimeout(this.patience);
    this.patience = window.setTimeout(() => {
      this.hangUp();
      this.later();
    }, ANSWERS_WITHIN);
  }

  /** Close this socket and ignore its later events. */
  private hangUp(): void {
    window.clearTimeout(this.patience);
    window.clearTimeout(this.holds);
    if (!this.socket) return;
    this.socket.onclose = this.socket.onmessage = null;
    this.socket.close();
    this.socket = null;
  }

  private later(): void {
    if (this.closed) return;
    this.socket = null;
    const wait = pauseBefore(this.tries, Math.random());
    this.tries += 1;
    this.handlers.lost(wait);
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), wait * 1000);
  }

  /** Try at once. */
  reconnect = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    window.clearTimeout(this.timer);
    this.hangUp();
    this.connect();
  };

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    window.clearTimeout(this.holds);
    window.clearTimeout(this.patience);
    window.clearInterval(this.pinger);
    window.removeEventListener("online", this.reconnect);
    this.socket?.close();
  }
}

function parse(data: unknown): FromServer | null {
  if (typeof data !== "string") return null;
  try {
    const message = JSON.parse(data) as FromServer;
    return typeof message === "object" && message !== null && typeof message.t === "string" ? message : null;
  } catch {
    return null;
  }
}
