// Options that share one button of the prompt, because there may be many of them: purchases, wagons of a train. A click on
// one of these on the table opens its own option directly.
import type { IconName } from "../art/icons";
import type { CardId, Option } from "./wire";

export interface Group {
  name: string;
  has: (option: Option) => boolean;
  card: (option: Option) => CardId | undefined; // the thing it is about
  icon: IconName;
  words: string; // of the button, by key
  which: string; // of the question that follows, by key
}

const MONEY: Group = {
  name: "money",
  has: (option) => option.verb === "buy" || (option.verb === "discard" && option.gold !== undefined),
  card: (option) => (option.verb === "buy" ? option.card : typeof option.of === "number" ? option.of : undefined),
  icon: "nugget",
  words: "ui-spend",
  which: "ui-spend-which",
};
const GROUPS: Group[] = [MONEY];

/** A group of a set's own. */
export function addGroup(group: Group): void {
  if (!GROUPS.some(({ name }) => name === group.name)) GROUPS.push(group);
}
export const groupOf = (option: Option): Group | undefined => GROUPS.find((group) => group.has(option));
export const groupNamed = (name: string | undefined): Group | undefined => GROUPS.find((group) => group.name === name);
