import { afterEach, expect, it, vi } from "vitest";
import { Connection, failed, pauseBefore } from "./connection";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Socket.all.push(this);
  }
  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

function connected(): { line: Connection; lost: (number | null)[]; heard: unknown[] } {
  vi.useFakeTimers();
  const root = Object.assign(globalThis, { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal("window", root);
  vi.stubGlobal("location", { protocol: "http:", host: "test" });
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  const lost: (number | null)[] = [];
  const heard: unknown[] = [];
  const line = new Connection("abc", {
    open: () => undefined,
    message: (message) => heard.push(message),
    lost: (seconds) => lost.push(seconds),
    gone: () => undefined,
  });
  return { line, lost, heard };
}

afterEach(() => vi.useRealTimers());

it("makes the line anew where nobody answers", () => {
  const { line, lost, heard } = connected();
  const [first] = Socket.all;
  first.open();
  first.onmessage?.({ data: '{"t":"pong"}' });
  vi.advanceTimersByTime(20_000);
  expect(first.sent).toEqual(['{"t":"ping"}']);
  vi.advanceTimersByTime(9_000);
  expect(lost).toEqual([null]);
  vi.advanceTimersByTime(1_000);
  expect(lost).toHaveLength(2); // it says how soon it tries again
  expect(first.onmessage).toBeNull(); // what comes late is of a line that is no more
  vi.advanceTimersByTime(1_000);
  expect(Socket.all).toHaveLength(2);
  expect(heard).toHaveLength(1);
  line.close();
});

it("keeps a line on which something is heard", () => {
  const { line, lost } = connected();
  const [first] = Socket.all;
  first.open();
  for (let n = 0; n < 10; n++) {
    first.onmessage?.({ data: '{"t":"pong"}' });
    vi.advanceTimersByTime(9_000);
  }
  expect(lost).toEqual([null]);
  expect(Socket.all).toHaveLength(1);
  line.close();
});

it("does not wait for ever for a line to open, nor for the answer to its hello", () => {
  const { line } = connected();
  vi.advanceTimersByTime(11_000);
  expect(Socket.all).toHaveLength(2);
  Socket.all[1].open();
  vi.advanceTimersByTime(12_000);
  expect(Socket.all).toHaveLength(3);
  line.close();
});

it("tries again soon after a line that was there, later the more tries failed", () => {
  expect(pauseBefore(failed(0, 1006, true), 1)).toBe(0.5);
  expect([0, 1, 2, 3, 4, 9].map((tries) => pauseBefore(failed(tries, 1006, false), 1))).toEqual([0.5, 1, 2, 4, 8, 10]);
});

it("does not come back at the same moment as everybody else", () => {
  expect([0, 0.5, 1].map((chance) => pauseBefore(0, chance))).toEqual([0.25, 0.375, 0.5]);
  expect([0, 0.5, 1].map((chance) => pauseBefore(9, chance))).toEqual([5, 7.5, 10]);
});

it("looks for the server that has its game, less and less often", () => {
  expect([0, 1, 2, 5].map((tries) => failed(tries, 4410, true))).toEqual([0, 1, 2, 5]);
});

it("does not come back at once where it was sent away", () => {
  for (const code of [1008, 4408, 4429]) {
    expect(pauseBefore(failed(0, code, true), 1)).toBe(4);
    expect(pauseBefore(failed(5, code, true), 1)).toBe(10);
  }
});
