// Static facts of the card game, once they are here (lib/facts.svelte.ts keeps them; reactive).
import { factsOf } from "../lib/facts.svelte";
import type { Catalog } from "./wire";

export const cardFacts = (): Catalog | null => factsOf<Catalog>("bang");
