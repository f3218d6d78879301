// Cards and characters of The Duel in words. Some share a name with a card of the card game and do something else.
import { maybe } from "../lib/text/i18n.svelte";
import { slug } from "../lib/text/slug";

export const cardTitle = (kind: string): string => maybe(`duel-${slug(kind)}`) ?? maybe(`card-${slug(kind)}`) ?? kind;
/** What a card or a character does. */
export const doesText = (name: string): string => maybe(`duel-${slug(name)}-text`) ?? "";
export const moreText = (name: string): string => maybe(`duel-${slug(name)}-more`) ?? "";
/** The same in a line, for a plate. */
export const briefText = (name: string): string => maybe(`duel-${slug(name)}-short`) ?? doesText(name);
