const made = new Map<string, string>(); // a table asks for the same names at each event
const MADE_MOST = 2000;

/** Fluent ids of names: lower case, runs of other characters become one dash, ends trimmed. */
export function slug(name: string): string {
  let found = made.get(name);
  if (found === undefined) {
    if (made.size >= MADE_MOST) made.clear();
    found = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "");
    made.set(name, found);
  }
  return found;
}

/** Return a readable form of a server identifier without a translation: "toy_coins" -> "Toy coins". */
export function readable(name: string): string {
  const words = name.replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
