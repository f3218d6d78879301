// Zones of Valley of Shadows: an announced card is shown apart only while it may still be cancelled.
import type { SetParts } from "../../card/setparts";

export const parts: SetParts = { zones: { aimed: null } };
