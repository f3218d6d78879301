/** Fluent ids of names: lower case, runs of other characters become one dash, ends trimmed. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** Return a readable form of a server identifier without a translation: "toy_coins" -> "Toy coins". */
export function readable(name: string): string {
  const words = name.replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
