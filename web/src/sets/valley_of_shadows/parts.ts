// What the Valley of Shadows says of its zones: a card that is announced lies apart only while it may still be cancelled.
import type { SetParts } from "../../card/setparts";

export const parts: SetParts = { fleeting: ["aimed"] };
