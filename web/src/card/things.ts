// Kinds, characters and events by their plain name: what they are called, what they do, how they are drawn.
import { eventFace } from "../art/events";
import { iconForKind } from "../art/faces";
import type { IconName } from "../art/icons";
import { cardFacts } from "./facts";
import { maybe } from "../lib/text/i18n.svelte";
import type { Open } from "../lib/store/ui.svelte";
import { slug } from "../lib/text/slug";
import { charName, eventName, kindName } from "../lib/text/text";

type Sort = "card" | "char" | "event";

function sortOf(name: string): Sort {
  const facts = cardFacts();
  if (facts?.kinds?.[name]) return "card";
  return facts?.events?.[name] ? "event" : "char";
}

export function thingName(name: string): string {
  const sort = sortOf(name);
  return sort === "card" ? kindName(name) : sort === "event" ? eventName(name) : charName(name);
}

/** The thing of this name, for a description of it. */
export function thingNamed(name: string): Open {
  const sort = sortOf(name);
  if (sort === "card") return { what: "kind", kind: name };
  return sort === "event" ? { what: "event", event: name } : { what: "char", char: name };
}

export const thingText = (name: string): string => maybe(`${sortOf(name)}-${slug(name)}-text`) ?? "";

/** What using a power does, on its button. */
export const effectText = (name: string): string =>
  maybe(`does-${slug(name)}`) ?? (sortOf(name) === "char" ? abilityText(name) : thingText(name));

/** A character's ability in one line. */
export const abilityText = (character: string): string =>
  maybe(`char-${slug(character)}-short`) ?? maybe(`char-${slug(character)}-text`) ?? "";

export function thingIcon(name: string | null): IconName | null {
  const facts = cardFacts();
  if (name !== null && facts?.kinds?.[name]) return iconForKind(name);
  return name !== null && facts?.events?.[name] ? eventFace(name).icon : null;
}
