// Choice without an answer from the server. It carries an id: a repeat after a lost connection counts once.
import type { FromServer, ToServer } from "./wire";

type Command = Extract<ToServer, { t: "choose" | "undo" }>;

/** Random id of a command. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export class Outgoing {
  private command: Command | null = null;
  private round = 0;

  /** Give a command of this round its id and remember it; returns what to send. */
  register(command: Command, round: number): Command {
    this.command = { ...command, id: newId() };
    this.round = round;
    return this.command;
  }
  /** Return the command to repeat on a new connection, or null. */
  unanswered(): Command | null {
    return this.command;
  }
  /** Forget the command if this message answers it. A server that redirects to another one has done nothing. */
  received(message: FromServer): void {
    const { command } = this;
    if (command === null) return;
    if (message.t === "error" && message.code !== "other-version") this.command = null;
    else if (message.t === "state") {
      const on = message.round !== this.round || message.view.move > command.move;
      if (on || (command.t === "choose" && message.held === command.code)) this.command = null;
    }
  }
}
