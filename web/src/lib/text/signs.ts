// Signs of a table that are neither a card nor a character, and the panel that explains one.
import { at } from "../net/root";
import { rulesAddress } from "../../rules/address";
import type { About } from "../game/play";
import { t, upperFirst } from "./i18n.svelte";

export type Sign =
  | "role"
  | "distance"
  | "lives"
  | "hand"
  | "deck"
  | "discards"
  | "purse"
  | "aimed"
  | "reserve"
  | "common"
  | "bangs"
  | "limit"
  | "reload"
  | "always";

/** Texts of a sign by their ids, and the file of the rules that tells more. */
export type SignTexts = Partial<Record<Sign, { name: string; text: string; file?: string }>>;

const EVERYWHERE: SignTexts = { purse: { name: "ui-purse", text: "ui-purse-hint" } };

export function aboutSign(texts: SignTexts, sign: Sign, n: number): About | null {
  const found = texts[sign] ?? EVERYWHERE[sign];
  if (!found) return null;
  return {
    name: upperFirst(t(found.name, { n })),
    text: t(found.text),
    rule: found.file && at(rulesAddress(found.file)),
  };
}
