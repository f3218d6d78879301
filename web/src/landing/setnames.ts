// Titles of sets in the reader's language.
import { catalog } from "../lib/catalog";
import { list, maybe, t } from "../lib/i18n.svelte";
import { slug } from "../lib/slug";

export const setTitle = (id: string): string => maybe(`set-${slug(id)}`) ?? catalog()?.sets.find((set) => set.id === id)?.title ?? id;
export const setTitles = (ids: string[]): string => list(ids.map(setTitle));

/** "Base game, Dodge City and High Noon". */
export const playedWith = (sets: string[]): string => list([t("ui-sets-base"), ...sets.filter((id) => id !== "base").map(setTitle)]);
