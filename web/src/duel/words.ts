// Cards and characters of The Duel in words. Some share a name with a card of the card game and do something else.
import { maybe } from "../lib/i18n.svelte";
import { slug } from "../lib/slug";

export const cardTitle = (kind: string): string =>
  maybe(`duelcard-${slug(kind)}`) ?? maybe(`card-${slug(kind)}`) ?? kind;
export const cardText = (kind: string): string => maybe(`duelcard-${slug(kind)}-text`) ?? "";
export const abilityText = (character: string): string =>
  maybe(`duel-${slug(character)}-short`) ?? maybe(`duel-${slug(character)}-text`) ?? "";
