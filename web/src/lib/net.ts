// One WebSocket to one table that comes back by itself: 0.5, 1, 2, 4, 8 seconds, then every 10.
import type { FromServer, ToServer } from "./wire";

export interface Line {
  open: () => void; // connected: say hello
  message: (message: FromServer) => void;
  lost: (retryInSeconds: number | null) => void; // null: connected again
}

const PING_EVERY = 20_000;

export class Connection {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private pinger = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly line: Line,
  ) {
    this.connect();
    window.addEventListener("online", this.now);
  }

  private address(): string {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}/ws/${encodeURIComponent(this.table)}`;
  }

  private connect(): void {
    if (this.closed) return;
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.line.lost(null);
      this.line.open();
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      const message = parse(event.data);
      if (message) this.line.message(message);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.later();
    };
    window.clearInterval(this.pinger);
    this.pinger = window.setInterval(() => this.send({ t: "ping" }), PING_EVERY);
  }

  private later(): void {
    if (this.closed) return;
    this.socket = null;
    const wait = Math.min(10, 0.5 * 2 ** this.tries);
    this.tries += 1;
    this.line.lost(wait);
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), wait * 1000);
  }

  /** Try at once. */
  now = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    window.clearTimeout(this.timer);
    if (this.socket) {
      this.socket.onclose = null;
      this.socket.close();
    }
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
    window.clearInterval(this.pinger);
    window.removeEventListener("online", this.now);
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
