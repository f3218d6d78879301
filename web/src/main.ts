import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadCatalog } from "./lib/catalog";
import { startLang } from "./lib/i18n.svelte";
import { startUi } from "./lib/ui.svelte";

async function start(): Promise<void> {
  startUi();
  let facts = loadCatalog();
  if (import.meta.env.DEV && location.search.includes("mock")) facts = import("./dev/catalog").then((mock) => loadCatalog(mock.catalog));
  await Promise.all([startLang(), facts.catch(() => undefined)]);
  mount(App, { target: document.getElementById("app")! });
}

void start();
