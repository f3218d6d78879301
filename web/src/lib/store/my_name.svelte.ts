// Name of the player: as typed here or saved in the account, else a suggestion in the current language.
import { lang } from "../text/i18n.svelte";
import { mine } from "./me.svelte";
import { someName } from "../text/names";
import { pref, savePref } from "./prefs";

export class MyName {
  private typed = $state<string | null>(null);
  private readonly before = pref("name");
  private readonly suggested = $derived.by(() => {
    void lang();
    return someName();
  });

  get shown(): string {
    return this.typed ?? (mine.me?.name || this.before || this.suggested);
  }
  set shown(words: string) {
    this.typed = words;
  }
  /** Use the name known to the server instead of what was typed here. */
  settle(): void {
    this.typed = null;
  }
  /** To sit down with: never empty, and remembered. */
  take(): string {
    const name = this.shown.trim() || this.suggested;
    this.typed = name;
    savePref("name", name);
    return name;
  }
}
