// Drawings of the base game itself: the fuse of a Dynamite in play.
import type { SetParts } from "../../card/setparts";
import DynamiteFuse from "../../pieces/DynamiteFuse.svelte";

export const parts: SetParts = { inPlay: { Dynamite: DynamiteFuse } };
