// What is said at the table: in the log between the events, and for a moment next to the plate of who says it.
import { isReaction, type Reaction } from "../../art/reactions";
import { announce } from "./ui.svelte";
import { maybe, t } from "../text/i18n.svelte";
import { pref } from "./prefs";
import { Muted } from "./muted.svelte";
import type { FromServer, Seat } from "../net/wire";

export interface ChatMessage {
  key: number;
  seat: Seat | null;
  name: string;
  marks: readonly string[]; // of the speaker, at most one
  text: string;
  phrase: string | null; // said in place of a text
  after: number; // number of the last event before it
}

const wordsOf = ({ text, phrase }: Pick<ChatMessage, "text" | "phrase">): string =>
  phrase === null ? text : (maybe(`phrase-${phrase}`) ?? "");

const STAYS = 7000; // ms next to the plate
const FLIES = 2600; // ms of a reaction
const MOST = 6; // reactions over the table at once

/** Portrait of a player that flies over the table. */
export interface Thrown {
  key: number;
  seat: Seat;
  reaction: Reaction;
}

export class Chat {
  private received = $state.raw<ChatMessage[]>([]);
  private bubbles = $state.raw<ReadonlyMap<Seat, ChatMessage>>(new Map());
  thrown = $state.raw<Thrown[]>([]);
  nameless = $state(false); // a spectator has to say a name first
  private count = 0;

  constructor(readonly muted: Muted) {}

  /** What I want to read of it. */
  get messages(): ChatMessage[] {
    return this.received.filter((one) => !this.muted.has(one)).map((one) => ({ ...one, text: wordsOf(one) }));
  }
  get speaking(): ReadonlyMap<Seat, string> {
    const shown = [...this.bubbles].filter(([, one]) => !this.muted.has(one));
    return new Map(shown.map(([seat, one]) => [seat, wordsOf(one)]));
  }
  /** Who looks on and has spoken. */
  get guests(): string[] {
    return [...new Set(this.received.filter((one) => one.seat === null).map((one) => one.name))];
  }
  /** Marks of the speakers who have had this name. */
  marksOf(name: string): readonly string[] {
    return [...new Set(this.received.filter((one) => one.name === name).flatMap((one) => one.marks))];
  }
  receive({ seat, name, text, by, phrase }: Extract<FromServer, { t: "said" }>, after: number): void {
    const one = { key: ++this.count, seat, name, marks: by ? [by] : [], text, phrase: phrase ?? null, after };
    this.received = [...this.received, one];
    if (this.muted.has(one)) {
      this.muted.learn(one);
      return;
    }
    if (seat !== null && isReaction(one.phrase)) this.throwFace({ key: one.key, seat, reaction: one.phrase });
    else if (seat !== null) this.speak(seat, one);
    announce(t("ui-said", { name, text: wordsOf(one) }));
  }
  private throwFace(thrown: Thrown): void {
    this.thrown = [...this.thrown, thrown].slice(-MOST);
    window.setTimeout(() => (this.thrown = this.thrown.filter((one) => one !== thrown)), FLIES);
  }
  private speak(seat: Seat, one: ChatMessage): void {
    this.bubbles = new Map([...this.bubbles, [seat, one]]);
    window.setTimeout(() => {
      if (this.bubbles.get(seat) === one) this.bubbles = new Map([...this.bubbles].filter(([who]) => who !== seat));
    }, STAYS);
  }
  /** Return whether a spectator may speak now; if not, ask for a name. */
  ready(): boolean {
    this.nameless = pref("name") === null;
    return !this.nameless;
  }
}
