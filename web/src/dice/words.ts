// What characters do in the Dice Game, in words.
import { maybe } from "../lib/text/i18n.svelte";
import { slug } from "../lib/text/slug";

export const abilityText = (character: string): string =>
  maybe(`dice-${slug(character)}-short`) ?? maybe(`dice-${slug(character)}-text`) ?? "";
export const faceText = (face: string): string => maybe(`face-${slug(face)}-text`) ?? "";
