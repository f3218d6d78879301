// What places that sets bring are called, and their signs.
import type { IconName } from "../art/icons";
import { all } from "../art/sets";
import { maybe } from "../lib/text/i18n.svelte";
import { readable, slug } from "../lib/text/slug";

const SIGNS = all("signs");

export const zoneName = (name: string): string => maybe(`zone-${slug(name)}`) ?? readable(name);
/** Title of a zone, a number or a kind of card with tokens. */
export const signOf = (name: string): IconName => SIGNS[name] ?? "emblem";
