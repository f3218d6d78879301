// Every name of every game on its card, in the browser's language. tests/components looks for names that are cut.
import { mount } from "svelte";
import "../src/styles/base.css";
import { GAMES } from "../src/games";
import { loadFacts } from "../src/lib/store/facts.svelte";
import { allTexts, startLang } from "../src/lib/text/i18n.svelte";
import { startUi } from "../src/lib/store/ui.svelte";
import Names from "./Names.svelte";

startUi();
await startLang();
await allTexts();
const books = await Promise.all(GAMES.map(async ({ name, book }) => (await book())(await loadFacts(name))));
mount(Names, { target: document.getElementById("names")!, props: { books } });
