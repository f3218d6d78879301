// Name of the player: as typed here or saved in the account, else a suggestion in the current language.
import { mine } from "./me.svelte";
import { suggestedName } from "../text/names";
import { pref, savePref } from "./prefs";

const DRAFT = "draft-name"; // a typed name that no seat has yet

export class MyName {
  private typed = $state<string | null>(null);
  private readonly before = pref("name");
  private readonly suggested = $derived(suggestedName());

  /** `keepsDraft`: a typed name survives a reload before it is used. */
  constructor(private readonly keepsDraft = false) {
    if (keepsDraft) this.typed = pref(DRAFT);
  }

  get shown(): string {
    return this.typed ?? (mine.me?.name || this.before || this.suggested);
  }
  set shown(words: string) {
    this.typed = words;
    if (this.keepsDraft) savePref(DRAFT, words.trim() ? words : null);
  }
  /** Use the name known to the server instead of what was typed here. */
  settle(): void {
    this.typed = null;
    savePref(DRAFT, null);
  }
  /** To sit down with: never empty, and remembered. */
  take(): string {
    const name = this.shown.trim() || this.suggested;
    this.typed = name;
    savePref("name", name);
    savePref(DRAFT, null);
    return name;
  }
}
