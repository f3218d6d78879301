// What I have chosen and nobody has answered yet. It has a name of its own: said again under it, when the line was lost before the answer
// came, it counts once.
import type { FromServer, ToServer } from "./wire";

type Wish = Extract<ToServer, { t: "choose" | "undo" }>;

/** A name that nobody else has. */
export const freshName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export class Pending {
  private wish: Wish | null = null;
  private round = 0;

  /** This is being said, in the game of that round; what to send. */
  say(wish: Wish, round: number): Wish {
    this.wish = { ...wish, id: freshName() };
    this.round = round;
    return this.wish;
  }
  /** What to say again on a new line. */
  again(): Wish | null {
    return this.wish;
  }
  /** Whether this message answers it. A server that has sent us to another one has done nothing. */
  heard(message: FromServer): void {
    const { wish } = this;
    if (wish === null) return;
    if (message.t === "error" && message.code !== "other-version") this.wish = null;
    else if (message.t === "state") {
      const on = message.round !== this.round || message.view.move > wish.move;
      if (on || (wish.t === "choose" && message.held === wish.code)) this.wish = null;
    }
  }
}
