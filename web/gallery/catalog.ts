// Development only: the catalogs from files, so that pages can be looked at without a server.
import { loadFacts } from "../src/lib/store/facts.svelte";
import type { AnyCatalog } from "../src/lib/net/wire";

const files = import.meta.glob<AnyCatalog>("./fixtures/catalog*.json", { import: "default" });
const from = (name: string) => async (): Promise<AnyCatalog> =>
  (await files[`./fixtures/${name}.json`]?.()) as AnyCatalog;

export async function load(): Promise<void> {
  await Promise.all([loadFacts("bang", from("catalog")), loadFacts("dice", from("catalog-dice"))]);
}
