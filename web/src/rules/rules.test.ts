import { describe, expect, it } from "vitest";
import { filesAbout } from "./address";
import { fold } from "../cards/entries";
import type { Lang } from "../lib/text/i18n.svelte";
import { wantedWords, type NamePair } from "./own_words";
import { parse, pieces, ruleOf, search } from "./rules";

const stem = (path: string): string => /(\w+)\.\w+$/.exec(path)![1]!;
const byStem = (found: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(found).map(([path, text]) => [stem(path), text]));
const SOURCES = byStem(
  import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default", eager: true }),
);
const ENGLISH = byStem(
  import.meta.glob<string>("../../../src/boomtown/locales/en/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const FILES = Object.keys(SOURCES);
const all = FILES.map((file) => parse(file, SOURCES[file]!));

describe("a file of rules", () => {
  const source =
    "# Base\n\nSource: a\nbook.\n\n<!-- counts -->\n## Beer\n\n1. First\n   goes on.\n2. **Second**\n- also\n";
  it("has sections of numbered statements, each with an anchor", () => {
    const [base, beer] = parse("base", source).sections;
    expect(base!.statements).toEqual([{ mark: "", text: "Source: a book.", id: "base-p1" }]);
    expect([beer!.id, beer!.level]).toEqual(["beer", 2]);
    expect(beer!.statements).toEqual([
      { mark: "1.", text: "First goes on.", id: "beer-1" },
      { mark: "2.", text: "**Second**", id: "beer-2" },
      { mark: "•", text: "also", id: "beer-p3" },
    ]);
  });
  it("has marked words and links to other rules, not to other pages", () => {
    expect(pieces("A **b** `core.md` [base](base.md), [c](../c.md)")).toEqual([
      { kind: "text", text: "A " },
      { kind: "bold", text: "b" },
      { kind: "text", text: " " },
      { kind: "link", text: "core", to: "core" },
      { kind: "text", text: " " },
      { kind: "link", text: "base", to: "base" },
      { kind: "text", text: ", " },
      { kind: "text", text: "c" },
    ]);
  });
  it.each(all.map((one) => [one.file, one] as const))("%s has no anchor twice", (_, { sections }) => {
    const ids = sections.flatMap(({ id, statements }) => [id, ...statements.map((one) => one.id)]);
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
  });
});

const hits = (words: string, language: Lang = "en", names: NamePair[] = []) =>
  search(all, wantedWords(words, language, names));

describe("the search", () => {
  it("finds headings first, without accents and case", () => {
    expect(hits("delgado")[0]).toMatchObject({ file: "dodge_city", section: { title: "José Delgado" } });
    expect(hits("SLAB killer").some((hit) => hit.statement !== null)).toBe(true);
    expect(hits("  ")).toEqual([]);
  });
  it("finds a statement by words of which some stand in its heading", () => {
    const beer = hits("beer two players").filter(({ file }) => file === "base");
    expect(beer[0]).toMatchObject({ section: { title: "Beer" } });
    expect(beer[0]!.statement!.text).toMatch(/two players/);
  });
  it.each([
    ["cs", "piva dva hráči", "Pivo"],
    ["sk", "pivo dvaja hráči", "Pivo"],
    ["pl", "piwko dwóch graczy", "Piwko"],
    ["it", "birra due giocatori", "Birra"],
  ] as const)("finds it in %s", (language, words, own) => {
    const found = hits(words, language, [{ own: fold(own), english: "beer" }]);
    expect(found.filter(({ file }) => file === "base")[0]).toMatchObject({ section: { title: "Beer" } });
  });
  it.each([
    ["en", "can I drink beer with two players", "beer"],
    ["cs", "pivo ve dvou hráčích", "pivo"],
    ["pl", "piwko przy dwóch graczach", "piwko"],
  ] as const)("answers a question in words, in %s: what has the most of them", (language, words, own) => {
    const found = hits(words, language, [{ own, english: "beer" }]);
    expect(found.some(({ file, section }) => file === "base" && section.title === "Beer")).toBe(true);
  });
  it("finds nothing if less than half of the words stand anywhere", () => {
    expect(hits("xyzzy")).toEqual([]);
    expect(hits("beer xyzzy quux")).toEqual([]);
  });
  it("prefers the longest name", () => {
    const names = [
      { own: "pivo", english: "beer" },
      { own: "silne pivo", english: "strong beer" },
    ];
    expect(wantedWords("Silné pivo", "cs", names)).toEqual([
      [
        ["silne", "pivo"],
        ["strong", "beer"],
      ],
    ]);
  });
});

describe("the rule of a card", () => {
  const named = (file: string): string[] =>
    [...ENGLISH[file]!.matchAll(/^(?:card|char|event)-([a-z0-9-]+) =/gm)]
      .map(([, name]) => name!)
      .filter((name) => !/-(text|more|nick|shot)$/.test(name));
  const inDuel = named("duel");
  const inCards = Object.keys(ENGLISH)
    .flatMap(named)
    .filter((name) => !inDuel.includes(name));
  it.each([
    ["card-", inCards, 200],
    ["duel-", inDuel, 30],
  ])("is found for each %s", (what, names, least) => {
    const files = filesAbout(what, FILES);
    const lost = names.filter(
      (name) =>
        !ruleOf(
          all.filter(({ file }) => files.includes(file)),
          name,
        ),
    );
    expect(names.length).toBeGreaterThan(least);
    expect(lost).toEqual([]);
  });
  it("stands under its heading", () => {
    const about = (id: string) =>
      ruleOf(
        filesAbout(id, FILES).map((name) => all.find((one) => one.file === name)!),
        id.slice(id.indexOf("-") + 1),
      );
    expect(about("card-beer")).toMatchObject({ file: "base", section: { id: "beer" } });
    expect(about("char-vera-custer")).toMatchObject({ file: "dodge_city", section: { id: "vera-custer" } });
    expect(about("event-the-doctor")).toMatchObject({ file: "high_noon", section: { id: "the-doctor" } });
  });
});
