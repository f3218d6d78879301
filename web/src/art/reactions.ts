// Names of the six reactions.
export const REACTIONS = ["laugh", "cheer", "shock", "anger", "tears", "wink"] as const;
export type Reaction = (typeof REACTIONS)[number];
export const isReaction = (phrase: string | null): phrase is Reaction =>
  (REACTIONS as readonly (string | null)[]).includes(phrase);
