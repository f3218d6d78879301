// Static facts of the Dice Game, once they are here (lib/store/facts.svelte.ts keeps them; reactive).
import { factsOf } from "../lib/store/facts.svelte";
import type { DiceCatalog } from "./wire";

export const diceFacts = (): DiceCatalog | null => factsOf<DiceCatalog>("dice");
