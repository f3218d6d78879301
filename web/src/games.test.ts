// One list of games: the folders. And one of sets: the files of src/sets.
import { describe, expect, it } from "vitest";
import { SETS } from "./art/sets";
import { drawing } from "./art/icons";
import { FIRST, gameOf, GAMES } from "./games";

// vitest hands out style sheets empty and node's types are no part of the client, so texts are read through glob
const english = Object.values(
  import.meta.glob<string>("../../src/boomtown/locales/en/*.ftl", { query: "?raw", import: "default", eager: true }),
).join("\n");
const has = (key: string): boolean => new RegExp(`^${key} =`, "m").test(english);
const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("the games", () => {
  it("are the folders that have a game.ts, the card game first", () => {
    const folders = Object.keys(import.meta.glob("./*/game.ts"));
    expect(GAMES).toHaveLength(folders.length);
    expect(FIRST).toBe("bang");
    expect(gameOf("nonsense")).toBeUndefined();
    for (const game of GAMES) expect(gameOf(game.name)).toBe(game);
  });

  it.each(GAMES)("$name says everything in words that exist", ({ name, all, base, icon, things, help }) => {
    const keys = [
      `game-${name}`,
      all,
      `set-${base}`,
      help.signs!.title,
      ...help.how,
      ...help.keys.map(([, words]) => words),
    ];
    expect(keys.filter((key) => !has(key))).toEqual([]);
    for (const sign of [icon, things]) expect(drawing(sign)).toBeTruthy();
  });

  it("share no beginning of an address, no set and no name", () => {
    const own = GAMES.flatMap((game) => [...game.entries]);
    for (const list of [own, GAMES.map((game) => game.base), GAMES.map((game) => game.name)])
      expect(new Set(list).size).toBe(list.length);
  });

  it("are named by no other part of the client", () => {
    const folders = Object.keys(import.meta.glob("./*/game.ts")).map((path) => path.replace("game.ts", ""));
    const shared = Object.entries(sources).filter(
      ([path]) => !/\.test\.|\.fixture\.|^\.\/sets\//.test(path) && !folders.some((own) => path.startsWith(own)),
    );
    const names = GAMES.map((game) => `"${game.name}"`).join("|");
    const said = new RegExp(
      `(?:game|Game)\\w*\\)?\\s*(?:===|!==)\\s*(?:${names})|(?:of|facts|Facts)\\w*\\((?:${names})\\)`,
      "i",
    );
    expect(shared.filter(([, text]) => said.test(text)).map(([path]) => path)).toEqual([]);
  });
});

describe("the sets", () => {
  it("have a title each, and signs that are drawn", () => {
    for (const [id, art] of Object.entries(SETS)) {
      expect(has(`set-${id.replaceAll("_", "-")}`), id).toBe(true);
      if (art.mark) expect(drawing(art.mark), id).toBeTruthy();
    }
  });
});
