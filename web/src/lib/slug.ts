/** Fluent ids of names: lower case, runs of other characters become one dash, ends trimmed. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
