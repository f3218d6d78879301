// Colours are defined in tokens.css (the page), or in art/ and sets/ (drawings), nowhere else.
import { describe, expect, it } from "vitest";

// vitest returns empty style sheets, so the test reads the files itself; node's types are not part of the client
const files = "node:fs";
const { readFileSync } = (await import(/* @vite-ignore */ files)) as {
  readFileSync: (path: URL, encoding: string) => string;
};
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const ours = Object.keys(import.meta.glob(["../**/*.svelte", "../**/*.css", "../**/*.ts"]))
  .concat(Object.keys(import.meta.glob("./*.css")))
  .filter((path) => !/^\.\.\/(art|sets)\/|\.test\.ts$|^\.\/tokens\.css$/.test(path));

const WORDS =
  "aqua azure beige bisque black blue brown coral crimson cyan firebrick fuchsia gold goldenrod gr[ae]y green indigo " +
  "ivory khaki lavender lime linen magenta maroon navy olive orange orchid peru pink plum purple red salmon sienna " +
  "silver snow tan teal thistle tomato turquoise violet wheat white yellow";
const NAMED = `(?:(?:light|dark|medium|pale|deep|hot)?(?:${WORDS.split(" ").join("|")}))`;
const CODED = /(?<![&\w])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;
/** A name counts where a style gives a value; a class or a set may be called green. */
const VALUE = new RegExp(`(?<=:[^;{}"]*)(?<![-\\w.])${NAMED}(?![-\\w(])(?=[^{}]*;)`, "gi");
const IN_TAGS = new RegExp(`(?:\\b(?:fill|stroke|color|stop-color)=|style:[\\w-]+=)"${NAMED}"`, "gi");

const styles = (path: string, text: string): string =>
  path.endsWith(".css") ? text : [...text.matchAll(/<style>([^]*?)<\/style>/g)].map((m) => m[1]!).join("\n");
const bare = (text: string): string => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");

/** The colours a text names itself. */
function coloursIn(path: string, text: string): string[] {
  const found = [
    ...bare(text).matchAll(CODED),
    ...bare(styles(path, text)).matchAll(VALUE),
    ...bare(text).matchAll(IN_TAGS),
  ];
  return found.map((m) => m[0]);
}

describe("colours", () => {
  it("are found where somebody writes one", () => {
    const style = (css: string) => `<style>\n.a { ${css} }\n</style>`;
    for (const css of ["color: #fff;", "border: 1px solid red;", "background: rgb(0 0 0 / 0.5);", "fill: darkgreen;"])
      expect(coloursIn("a.svelte", style(css)), css).toHaveLength(1);
    for (const tag of [`<path fill="white" />`, `<b style:color="#123456">x</b>`])
      expect(coloursIn("a.svelte", tag), tag).toHaveLength(1);
    expect(
      coloursIn("a.svelte", `${style("color: var(--red);")}{#each a as b}&#8288;<i class="green" />{/each}`),
    ).toEqual([]);
  });

  it("stand in the tokens and in art alone", () => {
    expect(ours.length).toBeGreaterThan(200);
    const found = ours
      .map((path) => [path, coloursIn(path, read(path))] as const)
      .filter(([, some]) => some.length > 0);
    expect(found).toEqual([]);
  });

  it("have a token for every name that is asked for", () => {
    const texts = [...ours, "./tokens.css", "../art/palette.css", "../art/dice.css"].map(read);
    const given = new Set(texts.flatMap((text) => [...text.matchAll(/(--[\w-]+)(?:\s*:|=)/g)].map((m) => m[1])));
    const asked = texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map((m) => m[1]!));
    expect([...new Set(asked)].filter((name) => !given.has(name))).toEqual([]);
  });
});
