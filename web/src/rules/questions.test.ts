// Questions as players ask them at the table, in four languages: the answer is among the first three results.
import { expect, it } from "vitest";
import { fold } from "../cards/entries";
import type { Lang } from "../lib/text/i18n.svelte";
import { wantedWords, type NamePair } from "./own_words";
import { parse, search } from "./rules";

type Texts = Record<string, string>;
const SOURCES = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default", eager: true });
const LOCALES = import.meta.glob<string>("../../../src/boomtown/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const all = Object.entries(SOURCES).map(([path, text]) => parse(/(\w+)\.md$/.exec(path)![1]!, text));

/** Names of cards and characters in a language, by their key. */
function named(language: string): Texts {
  const files = Object.entries(LOCALES).filter(([path]) => path.includes(`/${language}/`));
  const lines = files.flatMap(([, text]) => [...text.matchAll(/^((?:card|char|event)-[a-z0-9-]+) = (.*)$/gm)]);
  return Object.fromEntries(lines.filter(([, key]) => !/-(text|more|nick|shot)$/.test(key!)).map(([, ...one]) => one));
}
function pairs(language: string): NamePair[] {
  const english = named("en");
  return Object.entries(named(language))
    .filter(([key]) => english[key])
    .map(([key, own]) => ({ own: fold(own), english: fold(english[key]!) }));
}

// What the answer says after the name of its file, and the question in sk, cs, pl, it
const QUESTIONS: [RegExp, string, string, string, string][] = [
  [
    /^base: .*two players|^core: .*Beer has no effect/m,
    "môžem použiť Pivo, keď hrajú dvaja",
    "můžu použít Pivo, když zbývají jen dva hráči",
    "czy mogę zagrać Piwko, gdy zostało dwóch graczy",
    "posso usare la Birra se restiamo in due",
  ],
  [
    /^base: Laid in front of any player who is not the sheriff/m,
    "môžem dať šerifa do väzenia",
    "může jít šerif do vězení",
    "czy można wsadzić szeryfa do więzienia",
    "posso mettere lo sceriffo in prigione",
  ],
  [
    /^base: Their BANG! cards need two Missed!/m,
    "koľko kariet Vedľa! treba na Slab the Killer",
    "kolik Vedle! potřebuju proti Slab the Killer",
    "ile kart Pudło! trzeba na Slab the Killer",
    "quanti Mancato! servono contro Slab the Killer",
  ],
  [
    /Dynamite.*Jail|Jail.*Dynamite/m,
    "čo sa otáča skôr, Dynamit alebo Väzenie",
    "co se řeší dřív, Dynamit nebo Vězení",
    "co sprawdza się najpierw, Dynamit czy Więzienie",
    "cosa si estrae prima, Dinamite o Prigione",
  ],
  [
    /Reward.*outlaw|eliminates an outlaw draws 3/m,
    "čo dostanem za zabitie banditu",
    "kolik karet dostanu za zabití bandity",
    "ile kart dostaję za zabicie bandyty",
    "quante carte prendo se uccido un fuorilegge",
  ],
  [
    /sheriff who eliminates a deputy/m,
    "čo sa stane, keď šerif zastrelí svojho pomocníka",
    "co když šerif zabije svého pomocníka",
    "co się dzieje, gdy szeryf zabije zastępcę",
    "cosa succede se lo sceriffo elimina un vice",
  ],
  [
    /^core: .*hand limit/m,
    "koľko kariet si môžem nechať na konci ťahu",
    "kolik karet si můžu nechat na ruce na konci tahu",
    "ile kart mogę zatrzymać na koniec tury",
    "quante carte posso tenere in mano a fine turno",
  ],
  [
    /Volcanic/m,
    "koľko kariet BANG! môžem zahrať so zbraňou Volcanic",
    "kolik BANG! můžu zahrát s Volcanicem",
    "ile razy mogę strzelić z broni Volcanic",
    "quanti BANG! posso giocare con Volcanic",
  ],
  [
    /^base: Each other player.*Barrel/m,
    "funguje Barel proti Guľometu",
    "funguje Barel proti Kulometu",
    "czy Beczka działa na Gatling",
    "il Barile vale contro la Gatling",
  ],
  [
    /last card of the deck/m,
    "čo keď sa minie balíček",
    "co když dojde balíček",
    "co gdy skończy się talia",
    "cosa succede quando finisce il mazzo",
  ],
  [
    /^base: Barrel and Missed! do not help. A Duel/m,
    "dá sa Duel zastaviť kartou Vedľa!",
    "dá se Duel zrušit kartou Vedle!",
    "czy Pudło! pomaga w Pojedynku",
    "posso usare Mancato! nel Duello",
  ],
  [
    /^base: (Each other player.*may discard a BANG! card|Indians!)/m,
    "čím sa bránim proti Indiánom",
    "čím se bráním proti Indiánům",
    "jak obronić się przed Indianami",
    "come mi difendo dagli Indiani",
  ],
  [
    /^base: Target and card.*Panic!: distance 1.*Mustang/m,
    "platí Mustang na Paniku",
    "platí Mustang na Paniku",
    "czy Mustang działa na Panikę",
    "il Mustang vale contro Panico!",
  ],
  [
    /^base: Target and card.*Panic!: distance 1.*Mustang/m,
    "môžem zahrať Paniku na hráča, ktorý má Mustanga",
    "počítá se Mustang i u karty Panika!",
    "czy do Paniki liczy się Mustang",
    "posso usare Panico su chi ha un Mustang",
  ],
  [
    /^base: Target and card.*Panic!: distance 1.*Mustang/m,
    "ráta sa Mustang do vzdialenosti pri Panike",
    "zvyšuje Mustang vzdálenost pro Paniku",
    "czy Mustang zwiększa odległość dla Paniki",
    "il Mustang aumenta la distanza per il Panico",
  ],
];
const LANGUAGES: Lang[] = ["sk", "cs", "pl", "it"];
const CASES = QUESTIONS.flatMap(([answer, ...asked]) =>
  LANGUAGES.map((language, n) => [language, asked[n]!, answer] as const),
);
const names = new Map(LANGUAGES.map((language) => [language, pairs(language)]));

it.each(CASES)("in %s: %s", (language, asked, answer) => {
  const found = search(all, wantedWords(asked, language, names.get(language)));
  const said = found.map(
    ({ file, section, statement }) => `${file}: ${(statement?.text ?? section.title).replaceAll("**", "")}`,
  );
  const first = said.slice(0, 3).join("\n");
  expect(first, first).toMatch(answer);
});
