// Static facts of the card game, once they are here (lib/store/facts.svelte.ts keeps them; reactive).
import { factsOf } from "../lib/store/facts.svelte";
import type { Catalog } from "./wire";

export const cardFacts = (): Catalog | null => factsOf<Catalog>("bang");
