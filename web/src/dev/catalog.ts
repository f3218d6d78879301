// Development only: the catalog from a file, so that pages can be looked at without a server.
import type { Catalog } from "../lib/wire";

const files = import.meta.glob<Catalog>("./fixtures/catalog.json", { import: "default" });
export const catalog = async (): Promise<Catalog> => (await files["./fixtures/catalog.json"]?.()) as Catalog;
