import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { FIRST } from "./games";
import { loadFacts } from "./lib/store/facts.svelte";
import { startLang } from "./lib/text/i18n.svelte";
import { askMe } from "./lib/store/me.svelte";
import { fetchLater, fetchParts, reloadPage, watchParts } from "./lib/net/chunks.svelte";
import { replayOf, route, screenCode, tableCode } from "./lib/net/route.svelte";
import { startUi } from "./lib/store/ui.svelte";

async function start(): Promise<void> {
  watchParts();
  startUi();
  void askMe();
  // a table fetches the facts of its own game when it knows which one that is
  let facts: Promise<unknown> =
    tableCode(route.path) === null && screenCode(route.path) === null && replayOf(route.path) === null
      ? loadFacts(FIRST).catch(() => undefined)
      : Promise.resolve();
  if (import.meta.env.DEV && location.search.includes("mock"))
    facts = import("../gallery/catalog").then((mock) => mock.load());
  const speaks = startLang().then(
    () => true,
    () => false,
  );
  const [words, whole] = await Promise.all([speaks, fetchParts(), facts]);
  if (!words) return reloadPage();
  if (!whole) return; // watchParts takes care of it
  mount(App, { target: document.getElementById("app")! });
  fetchLater();
}

void start();
