// What I am called: as I wrote it here or earlier, else a suggestion, which follows the language.
import { lang } from "./i18n.svelte";
import { someName } from "./names";
import { pref, savePref } from "./prefs";

export class MyName {
  private typed = $state(pref("name"));
  private readonly suggested = $derived.by(() => {
    void lang();
    return someName();
  });

  get shown(): string {
    return this.typed ?? this.suggested;
  }
  set shown(words: string) {
    this.typed = words;
  }
  /** To sit down with: never empty, and remembered. */
  take(): string {
    const mine = this.shown.trim() || this.suggested;
    this.typed = mine;
    savePref("name", mine);
    return mine;
  }
}
