// The files of the rules, read when they are needed.
import { parse, type Rules } from "./rules";

// files, not modules: a browser never repeats a failed import
const addresses = import.meta.glob<string>("../../../docs/rules/*.md", {
  query: "?url",
  import: "default",
  eager: true,
});
const nameOf = (path: string): string => /(\w+)\.md$/.exec(path)![1]!;
const paths = new Map(Object.keys(addresses).map((path) => [nameOf(path), path]));
export const files = [...paths.keys()];

export class Sources {
  loaded = $state.raw<Record<string, Rules>>({});
  failed = $state(false);

  has(name: string): boolean {
    return paths.has(name);
  }
  async load(names: readonly string[]): Promise<void> {
    this.failed = false;
    const missing = names.filter((name) => !this.loaded[name]);
    try {
      const read = await Promise.all(missing.map(async (name) => parse(name, await fetchSource(name))));
      this.loaded = { ...this.loaded, ...Object.fromEntries(read.map((one) => [one.file, one])) };
    } catch {
      this.failed = true;
    }
  }
}

async function fetchSource(name: string): Promise<string> {
  const answer = await fetch(addresses[paths.get(name)!]!);
  if (!answer.ok) throw new Error(`expected the rules of ${name}, got status ${answer.status}`);
  return answer.text();
}
