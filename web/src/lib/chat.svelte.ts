// What is said at the table: in the log between the events, and for a moment next to the plate of who says it.
import { announce } from "./ui.svelte";
import { t } from "./i18n.svelte";
import { pref } from "./prefs";
import type { FromServer, Seat } from "./wire";

export interface Said {
  key: number;
  seat: Seat | null;
  name: string;
  text: string;
  after: number; // number of the last event before it
}

const STAYS = 7000; // ms next to the plate

export class Chat {
  said = $state.raw<Said[]>([]);
  speaking = $state.raw<ReadonlyMap<Seat, string>>(new Map());
  nameless = $state(false); // a spectator has to say a name first
  private sayings = 0;

  hear({ seat, name, text }: Extract<FromServer, { t: "said" }>, after: number): void {
    this.said = [...this.said, { key: ++this.sayings, seat, name, text, after }];
    if (seat !== null) this.speak(seat, text);
    announce(t("ui-said", { name, text }));
  }
  private speak(seat: Seat, text: string): void {
    this.speaking = new Map([...this.speaking, [seat, text]]);
    window.setTimeout(() => {
      if (this.speaking.get(seat) === text) this.speaking = new Map([...this.speaking].filter(([who]) => who !== seat));
    }, STAYS);
  }
  /** May somebody without a seat speak yet? If not, the name is asked for. */
  ready(): boolean {
    this.nameless = pref("name") === null;
    return !this.nameless;
  }
}
