// Takes the few Game Icons the table uses out of @iconify-json/game-icons, rounds their paths to whole units
// (of 512) without drift, adds our own large drawings, and writes src/art/icons.generated.ts, icons.svg and icons-first.svg.
// Run: node scripts/icons.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { MADE as MADE_DICE, OWN_DICE } from "./dice.mjs";
import { MADE as MADE_FRONTIER, OWN as OWN_FRONTIER } from "./frontier.mjs";
import { OWN as OWN_CARDS } from "./own.mjs";
import { MADE as MADE_RAILS, OWN as OWN_RAILS } from "./rails.mjs";

const OWN = { ...OWN_CARDS, ...OWN_DICE, ...OWN_FRONTIER, ...OWN_RAILS };
const MADE = { ...MADE_DICE, ...MADE_FRONTIER, ...MADE_RAILS };

const USED = `
  revolver bullet-impacts beer-stein grab cat old-wagon strongbox shop saloon-doors machine-gun crossed-pistols
  arrow-cluster barrel horse-head spyglass prisoner dynamite blunderbuss cowboy-holster musket sawed-off-shotgun
  winchester-rifle law-star star-medal bandit wolf-head hourglass tombstone robot-antennas broken-heart padlock
  speaker speaker-off
  binoculars wood-cabin punch grand-piano broken-bottle dodging lee-enfield square-bottle glass-shot water-flask western-hat
  bison field-gun horseshoe bowie-knife sombrero
  ghost miner first-aid-kit prayer steam-locomotive public-speaker manual-water-pump duality-mask eye-target raise-zombie
  shaking-hands gavel scales ranch-gate ricochet poker-hand
  broadhead-arrow rolling-dices megaphone chicken bear-face dove rattlesnake vulture medical-pack halt
  brandy-bottle gold-nuggets mine-wagon war-pick wanted-reward cowboy-boot knapsack cavalry
  human-target ringing-bell ace tomahawk tornado spectre open-palm run swap-bag
  dead-wood hasty-grave love-letter pointing silenced domino-mask rose banjo
  wooden-crate tumbleweed whip cellar-barrels lockpicks reload-gun-barrel dream-catcher
  cactus acrobatic treasure-map cash receive-money locked-chest water-tank
  suitcase cow lion coal-wagon hot-meal wingfoot sofa wood-pile envelope telescope handcuffed theater-curtains night-sleep
  mine-explosion gold-mine cliff-crossing raven saloon block-house gems church tavern-sign peace-dove graveyard village desert
  wooden-sign supersonic-bullet steam-blast card-discard
  pocket-watch teacher riposte robber charging-bull gunshot snake beer-bottle`
  .trim()
  .split(/\s+/);

// drawn on the first page: in a small file of their own, with the rest for later
const FIRST =
  `old-wagon prisoner revolver beer-stein horse-head western-hat barrel broadhead-arrow bullseye-ring badge-1
  badge-2 dynamite machine-gun law-star bandit`
    .trim()
    .split(/\s+/);

const here = (path) => new URL(path, import.meta.url);
const set = JSON.parse(readFileSync(here("../node_modules/@iconify-json/game-icons/icons.json"), "utf8"));

const SIZES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** One path string again, relative and in whole units; every point is rounded where it really is, so nothing drifts. */
function rounded(d) {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g);
  let at = 0,
    out = "",
    last = "";
  let x = 0,
    y = 0,
    rx = 0,
    ry = 0,
    sx = 0,
    sy = 0,
    srx = 0,
    sry = 0; // true point, rounded point, start of the contour
  const emit = (letter, numbers) => {
    if (letter !== last || letter === "m") out += letter;
    else if (numbers[0] >= 0) out += " ";
    out += numbers.map((n, i) => (i && n >= 0 ? ` ${n}` : `${n}`)).join("");
    last = letter === "m" ? "l" : letter;
  };
  let command = "";
  while (at < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[at])) command = tokens[at++];
    const letter = command.toLowerCase();
    const relative = command === letter;
    if (letter === "z") {
      out += "z";
      last = "z";
      [x, y, rx, ry] = [sx, sy, srx, sry];
      continue;
    }
    const n = [];
    if (letter === "a") {
      // flags may be written together: 01
      for (let i = 0; i < 7; i++) {
        if ((i === 3 || i === 4) && tokens[at].length > 1) {
          n.push(+tokens[at][0]);
          tokens[at] = tokens[at].slice(1);
        } else n.push(+tokens[at++]);
      }
    } else for (let i = 0; i < SIZES[letter]; i++) n.push(+tokens[at++]);
    const [ox, oy] = relative ? [x, y] : [0, 0];
    if (letter === "h" || letter === "v") {
      const [nx, ny] = letter === "h" ? [n[0] + ox, y] : [x, n[0] + oy];
      const delta = letter === "h" ? Math.round(nx) - rx : Math.round(ny) - ry;
      [x, y] = [nx, ny];
      if (letter === "h") rx += delta;
      else ry += delta;
      if (delta) emit(letter, [delta]);
      continue;
    }
    const points = letter === "a" ? n.slice(5) : n;
    const abs = points.map((value, i) => value + (i % 2 ? oy : ox));
    const rel = abs.map((value, i) => Math.round(value) - (i % 2 ? ry : rx));
    [x, y] = abs.slice(-2);
    rx += rel.at(-2);
    ry += rel.at(-1);
    if (letter === "m") {
      [sx, sy, srx, sry] = [x, y, rx, ry];
      emit("m", rel);
      command = relative ? "l" : "L";
    } else if (letter === "a")
      emit("a", [Math.round(n[0] * 10) / 10, Math.round(n[1] * 10) / 10, n[2], n[3], n[4], ...rel]);
    else if (rel.some(Boolean)) emit(letter, rel);
  }
  return out;
}

const lines = USED.map((name) => {
  const body = set.icons[name]?.body;
  if (!body) throw new Error(`no such icon: ${name}`);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((m) => rounded(m[1]));
  if (!paths.length || /<(?!path|\/path|g |\/g)/.test(body)) throw new Error(`not only paths: ${name}`);
  return `  ${/^[a-z]+$/.test(name) ? name : JSON.stringify(name)}: "${paths.join("")}",`;
});
const key = (name) => (/^[a-z]+$/.test(name) ? name : JSON.stringify(name));
const own = Object.entries(OWN).map(
  ([name, { f, s, w }]) => `  ${key(name)}: { f: "${f}"${s ? `, s: "${s}", w: ${w}` : ""} },`,
);
const text = `// Written by scripts/icons.mjs, do not edit. Drawings from Game Icons (game-icons.net) by Lorc, Delapouite and
// contributors, CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/); paths rounded to whole units of 512.
export const GAME_ICONS = {
${lines.join("\n")}
} as const;
/** The project's own: filled (even-odd), stroked, width of the stroke. */
export const OWN_ICONS = {
${own.join("\n")}
} as const;
/** Put together from Game Icons: which, and where. */
export const MADE_ICONS = {
${Object.entries(MADE)
  .map(([name, { made }]) => `  "${name}": ${JSON.stringify(made.map(([icon, place]) => [icon, place]))},`)
  .join("\n")}
} as const;
`;
writeFileSync(here("../src/art/icons.generated.ts"), text);
// what the page loads: one file of its own, so that the program does not carry the drawings
const symbol = (name, inside) => `<symbol id="${name}" viewBox="0 0 512 512">${inside}</symbol>`;
const symbols = [...text.matchAll(/^  "?([a-z-]+)"?: "([^"]+)",$/gm)].map(([, name, path]) =>
  symbol(name, `<path d="${path}"/>`),
);
const ours = Object.entries(OWN).map(([name, { f, s, w }]) =>
  symbol(
    name,
    `<path fill-rule="evenodd" d="${f}"/>` +
      (s ? `<path fill="none" stroke="currentColor" stroke-width="${w}" stroke-linecap="round" d="${s}"/>` : ""),
  ),
);
const paths = Object.fromEntries(
  [...text.matchAll(/^  "?([a-z-]+)"?: "([^"]+)",$/gm)].map(([, name, path]) => [name, path]),
);
const place = ([icon, transform], cut) =>
  `<path${cut ? ' fill-rule="evenodd"' : ""}${transform ? ` transform="${transform}"` : ""} d="${paths[icon]}${cut ?? ""}"/>`;
const made = Object.entries(MADE).map(([name, { made, cut, f }]) =>
  symbol(name, made.map((one) => place(one, cut)).join("") + (f ? `<path fill-rule="evenodd" d="${f}"/>` : "")),
);
const isFirst = (one) => FIRST.includes(/id="([^"]+)"/.exec(one)[1]);
const credit = `${text.split("\n")[0].slice(3)} contributors, CC BY 3.0, https://creativecommons.org/licenses/by/3.0/`;
const write = (file, fits) =>
  writeFileSync(
    here(`../src/art/${file}`),
    `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${credit} -->\n${symbols.filter(fits).join("\n")}\n<!-- the project's own -->\n${[...ours, ...made].filter(fits).join("\n")}\n</svg>\n`,
  );
write("icons-first.svg", isFirst);
write("icons.svg", (one) => !isFirst(one));
console.log(`${lines.length} icons and ${own.length} of our own, ${text.length} characters`);
