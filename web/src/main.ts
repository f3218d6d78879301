import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadCatalog } from "./lib/catalog";
import { startLang } from "./lib/i18n.svelte";
import { pref, savePref } from "./lib/prefs";
import { startUi } from "./lib/ui.svelte";

async function start(): Promise<void> {
  startUi();
  let facts = loadCatalog();
  if (import.meta.env.DEV && location.search.includes("mock")) facts = import("./dev/catalog").then((mock) => loadCatalog(mock.catalog));
  await Promise.all([startLang(), facts.catch(() => undefined)]);
  mount(App, { target: document.getElementById("app")! });
}

// After an update of the server an open page may miss a part of the old one: load the new one, but never in a circle, and not
// before the server answers: where it is only away for a moment, a reload would lose the page.
window.addEventListener("vite:preloadError", () => {
  const before = Number(pref("reloaded") ?? 0);
  if (Date.now() - before < 20_000) return;
  savePref("reloaded", String(Date.now()));
  void reloadOnceThere();
});

async function reloadOnceThere(): Promise<void> {
  while (!(await fetch("/healthz", { cache: "no-store" }).then((answer) => answer.ok, () => false)))
    await new Promise((later) => window.setTimeout(later, 1000));
  location.reload();
}

void start();
