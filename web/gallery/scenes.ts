// Development only: positions made by hand, for questions that a real game reaches rarely.
// /t/x?mock=borrow&n=8&full=6&event=Ghost Town: n players, each with `full` cards in front.
import { cardFacts } from "../src/card/facts";
import { RAIL_SCENES } from "./railscenes";
import { decisionOf } from "../src/lib/store/decision.fixture";
import type {
  CardId,
  Decision,
  GameEvent,
  Option,
  Seat,
  SeatView,
  TableInfo,
  Tag,
  Text,
  View,
  WhyNot,
} from "../src/card/wire";

const NAMES = ["Kateřina", "Matěj", "Zuzana", "", "Lorenzo", "Ľubomír", "Agnieszka", "Świętopełk"];
const CAST = [
  "Vera Custer",
  "Slab the Killer",
  "Suzy Lafayette",
  "Bart Cassidy",
  "José Delgado",
  "Calamity Janet",
  "Paul Regret",
  "Doc Holyday",
];
const LAID = [
  "Winchester",
  "Hideout",
  "Barrel",
  "Ten Gallon Hat",
  "Dynamite",
  "Pepperbox",
  "Mustang",
  "Binocular",
  "Bible",
  "Can Can",
  "Scope",
];
const MINE = ["Canteen", "Pepperbox", "Can Can", "Barrel", "Sombrero", "Schofield", "Conestoga"];
const HAND = ["BANG!", "Missed!", "Brawl", "Beer", "Derringer", "Springfield"];
const ROLES: Record<number, string[]> = {
  3: ["deputy", "outlaw", "renegade"],
  8: ["outlaw", "sheriff", "deputy", "renegade", "outlaw", "deputy", "renegade", "outlaw"],
};

/** Cards by name, every copy once. */
function dealer(): (kind: string) => CardId {
  const left = new Map<string, CardId[]>();
  (cardFacts()?.cards ?? []).forEach((card, id) => left.set(card.kind, [...(left.get(card.kind) ?? []), id]));
  return (kind) => {
    const ids = left.get(kind) ?? [];
    return ids.length > 1 ? ids.shift()! : (ids[0] ?? 0);
  };
}

export interface Scene {
  view: View;
  events: GameEvent[];
  decision: Decision | null;
  card: (kind: string) => CardId;
}
const opt = (key: string, args: Record<string, Tag> = {}): Text => ({ key: `opt-${key}`, args });

export function ask(
  scene: Scene,
  why: string,
  args: Record<string, Tag>,
  options: Partial<Option>[],
  more: Partial<Decision> = {},
): void {
  const who = scene.view.you ?? 0;
  const all = { who: { seat: who }, ...args };
  scene.decision = {
    ...decisionOf(why),
    move: 7,
    who,
    title: { key: `ask-${why}`, args: all },
    detail: { key: `ask-${why}-detail`, args: all },
    options: options.map(
      (one, i) => ({ code: 100 + i, verb: "choose", nature: "neutral", text: { key: "?" }, ...one }) as Option,
    ),
    ...more,
  };
  scene.view.asked = who;
  scene.view.asked_why = why;
}

function base(query: URLSearchParams): Scene {
  const n = Number(query.get("n") ?? 8);
  const full = Number(query.get("full") ?? 3);
  const card = dealer();
  const roles = ROLES[n] ?? ["outlaw", "sheriff", "deputy", "renegade", "outlaw", "deputy", "outlaw"].slice(0, n);
  const seats = roles.map((role, seat): SeatView => {
    const table =
      seat === 0 ? MINE.slice(0, Math.max(full, 3)).map(card) : LAID.slice(seat % 4, (seat % 4) + full).map(card);
    return {
      seat,
      character: CAST[seat]!,
      life: 3,
      max_life: role === "sheriff" && n > 3 ? 5 : 4,
      hand: 3 + (seat % 3),
      table,
      role: n === 3 || seat === 0 || role === "sheriff" ? role : null,
      role_public: n === 3 || role === "sheriff",
      alive: true,
      range: 2,
      weapon: null,
      distance: seat === 0 ? null : 1 + (seat % 3),
      in_reach: seat < 3,
      jailed: false,
      waiting: seat === 0 ? table.slice(2, 3) : table.filter((id) => cardFacts()?.cards[id]?.kind === "Pepperbox"),
      muted: [],
      off: false,
      lent: [],
      ghost: false,
      returns: false,
      target: n === 3 ? (seat + 2) % 3 : null,
      skips: false,
    };
  });
  const hand = (query.get("hand")?.split(",") ?? HAND).map(card);
  seats[0]!.hand = hand.length;
  const on = query.get("event");
  const view: View = {
    game: "bang",
    you: 0,
    move: 7,
    phase: "play",
    turn: 0,
    turn_no: 14,
    asked: 0,
    asked_why: "play",
    seating: seats.map((seat) => seat.seat),
    seats,
    hand,
    looking: [],
    deck: 38,
    discard: { count: 21, top: card("Beer"), below: card("Panic!") },
    row: [],
    turned: [],
    bangs: { played: 0, limit: 1 },
    events: query.get("events") === "no" ? null : { on, next: query.get("next") ?? "Train Arrival", left: 9 },
    spare: null,
    suit: null,
    duty: null,
    backwards: on === "Gold Rush",
    shadows: [],
    shadow_deputy: [],
    shadow_outlaw: [],
    choices: [],
    can_undo: true,
    result: null,
  };
  const scene: Scene = { view, events: [], decision: null, card };
  myTurn(scene);
  return scene;
}

function targets(card: CardId, seats: Seat[], more: Partial<Option> = {}): Partial<Option>[] {
  return seats.map((to) => ({
    verb: "play",
    card,
    to,
    text: opt("play-on", { card: { card }, to: { seat: to } }),
    nature: "harms",
    ...more,
  }));
}

function myTurn(scene: Scene): void {
  const { view } = scene;
  const others = view.seats.slice(1).map((seat) => seat.seat);
  const [first, ...hand] = view.hand;
  const green = view.seats[0]!.table;
  const whynot: WhyNot[] = [
    { card: view.hand[1]!, reason: { key: "why-only-answer", args: { card: { kind: "Missed!" } } } },
    { card: green[2]!, reason: { key: "why-green-waits", args: { card: { kind: "Can Can" } } } },
    ...others.slice(2).map((to): WhyNot => ({
      card: first!,
      to,
      reason: { key: "why-too-far", args: { to: { seat: to }, distance: 3, reach: 2 } },
    })),
    ...others.slice(2).map((to): WhyNot => ({
      card: green[1]!,
      source: "Pepperbox",
      to,
      reason: { key: "why-too-far", args: { to: { seat: to }, distance: 3, reach: 2 } },
    })),
  ];
  ask(
    scene,
    "play",
    { reach: 2, weapon: { kind: "Schofield" }, bangs_left: 1 },
    [
      ...targets(first!, others.slice(0, 2)),
      ...hand
        .slice(1, 3)
        .map((card): Partial<Option> => ({ verb: "play", card, text: opt("play", { card: { card } }) })),
      {
        verb: "use",
        source: "Canteen",
        on: green[0]!,
        nature: "helps",
        text: opt("use", { source: { kind: "Canteen" } }),
      },
      ...others.slice(0, 2).map((to): Partial<Option> => ({
        verb: "use",
        source: "Pepperbox",
        on: green[1]!,
        to,
        nature: "harms",
        text: opt("use-on", { source: { kind: "Pepperbox" }, to: { seat: to } }),
      })),
      ...others.slice(0, 3).map((to): Partial<Option> => ({
        verb: "use",
        source: "Doc Holyday",
        to,
        nature: "harms",
        text: opt("use-on", { source: { char: "Doc Holyday" }, to: { seat: to } }),
      })),
      { verb: "end", text: opt("end") },
    ],
    { whynot },
  );
}

const chooseHand = (to: Seat): Partial<Option> => ({
  to,
  of: "hand",
  text: opt("choose-hand", { to: { seat: to } }),
  nature: "harms",
});
const chooseOf = (to: Seat, of: CardId): Partial<Option> => ({
  to,
  of,
  text: opt("choose-of", { to: { seat: to }, of: { card: of } }),
  nature: "harms",
});
const discard = (card: CardId): Partial<Option> => ({
  verb: "discard",
  card,
  text: opt("discard", { card: { card } }),
});
const pass = (why: string, more: Partial<Option> = {}): Partial<Option> => ({
  verb: "pass",
  text: opt(`pass-${why}`),
  ...more,
});
const ofSource = (event: string) => ({ source: event });
const use = (source: string, more: Partial<Option> = {}): Partial<Option> => ({
  verb: "use",
  source,
  text: opt("use", { source: { event: source } }),
  ...more,
});
const said = (n: number, t: string, text: Text, more: Partial<GameEvent> = {}): GameEvent => ({
  n,
  t,
  text,
  nature: "neutral",
  how: "forced",
  ...more,
});

const SCENES: Record<string, (scene: Scene, query: URLSearchParams) => void> = {
  ...RAIL_SCENES,
  turn: () => undefined,
  wait: ({ view }) => void Object.assign(view, { turn: 3, asked: 3, asked_why: "play" }),
  ghost: ({ view }) => {
    view.events = { on: "Ghost Town", next: "The Doctor", left: 7 };
    Object.assign(view.seats[3]!, { alive: true, ghost: true, life: 0, role: "renegade", role_public: true });
    if (view.seats[5])
      Object.assign(view.seats[5], {
        alive: false,
        returns: true,
        life: 0,
        hand: 0,
        table: [],
        role: "outlaw",
        role_public: true,
        distance: null,
      });
    if (view.seats[2])
      Object.assign(view.seats[2], {
        alive: false,
        returns: true,
        life: 0,
        hand: 0,
        table: [],
        role: "deputy",
        role_public: true,
        distance: null,
      });
    Object.assign(view, { turn: 3, asked: 3, asked_why: "play" });
  },
  "ghost-me": ({ view }) => {
    view.events = { on: "Ghost Town", next: "The Doctor", left: 7 };
    Object.assign(view.seats[0]!, { ghost: true, life: 0, role_public: true });
  },
  dead: ({ view }) => {
    view.events = { on: "Dead Man", next: "The Doctor", left: 7 };
    Object.assign(view.seats[0]!, { alive: false, life: 0, hand: 0, table: [], returns: true, role_public: true });
    Object.assign(view, { hand: [], turn: 3, asked: 3, asked_why: "play" });
    if (view.seats[6]) Object.assign(view.seats[6], { alive: false, life: 0, table: [], hand: 0, role: "outlaw" });
  },
  hangover: ({ view }) => {
    view.events = { on: "Hangover", next: "The Doctor", left: 7 };
    for (const seat of view.seats) seat.off = true;
  },
  lasso: ({ view }) => {
    view.events = { on: "Lasso", next: "The Doctor", left: 7 };
    for (const seat of view.seats) seat.muted = [...seat.table];
  },
  lent: ({ view }) => {
    view.seats[0]!.lent = ["Paul Regret"];
    view.seats[2]!.lent = ["Slab the Killer"];
    view.seats[4]!.lent = ["Calamity Janet", "Jourdonnais"];
  },
  handcuffs: (scene) => {
    const { view } = scene;
    Object.assign(view, { suit: "hearts", events: { on: "Handcuffs", next: "Curse", left: 3 } });
    scene.decision!.whynot.push({
      card: view.hand[2]!,
      reason: { key: "why-suit", args: { suit: { suit: "hearts" }, source: { event: "Handcuffs" } } },
    });
    scene.decision!.options = scene.decision!.options.filter(
      (one) => one.card !== view.hand[2] && one.card !== view.hand[0],
    );
  },
  law: (scene) => {
    const { view } = scene;
    view.events = { on: "Law of the West", next: "Curse", left: 3 };
    view.duty = view.hand[0]!;
    scene.decision!.options.pop();
    scene.decision!.whynot.push({
      source: "Law of the West",
      reason: { key: "why-duty", args: { card: { card: view.duty }, source: { event: "Law of the West" } } },
    });
  },
  borrow: (scene) =>
    ask(
      scene,
      "borrow",
      { source: { char: "Vera Custer" } },
      scene.view.seats.slice(1).map(({ seat }) => ({ to: seat, text: opt("choose-seat", { to: { seat } }) })),
      ofSource("Vera Custer"),
    ),
  brawl: (scene) =>
    ask(
      scene,
      "brawl",
      { to: { seat: 2 }, source: { kind: "Brawl" } },
      [chooseHand(2), ...scene.view.seats[2]!.table.map((of) => chooseOf(2, of))],
      ofSource("Brawl"),
    ),
  vulture: (scene) => {
    Object.assign(scene.view.seats[2]!, { alive: false, role: "outlaw", life: 0 });
    ask(
      scene,
      "vulture",
      { to: { seat: 2 }, source: { char: "Vulture Sam" } },
      [chooseHand(2), ...scene.view.seats[2]!.table.map((of) => chooseOf(2, of))],
      ofSource("Vulture Sam"),
    );
  },
  brothers: (scene) => {
    scene.view.events = { on: "Blood Brothers", next: "Curse", left: 3 };
    const uses = [1, 3, 4]
      .filter((to) => scene.view.seats[to])
      .map((to) =>
        use("Blood Brothers", {
          to,
          nature: "helps",
          text: opt("use-on", { source: { event: "Blood Brothers" }, to: { seat: to } }),
        }),
      );
    ask(scene, "event", { source: { event: "Blood Brothers" } }, [...uses, pass("event")], {
      source: "Blood Brothers",
      whynot: [2, 5, 6, 7].map((to) => ({
        source: "Blood Brothers",
        to,
        reason: { key: "why-full-life-other", args: { to: { seat: to } } },
      })),
    });
  },
  identity: (scene) => {
    Object.assign(scene.view, { events: { on: "New Identity", next: "Curse", left: 3 }, spare: "Molly Stark" });
    ask(
      scene,
      "event",
      { source: { event: "New Identity" } },
      [use("New Identity"), pass("event")],
      ofSource("New Identity"),
    );
  },
  liquor: (scene) => {
    scene.view.events = { on: "Hard Liquor", next: "Curse", left: 3 };
    ask(
      scene,
      "event",
      { source: { event: "Hard Liquor" } },
      [use("Hard Liquor", { life: 1 }), pass("event")],
      ofSource("Hard Liquor"),
    );
  },
  exchange: (scene) => {
    scene.view.events = { on: "Ranch", next: "Curse", left: 3 };
    ask(
      scene,
      "exchange",
      { source: { event: "Ranch" }, n: 1 },
      [...scene.view.hand.map(discard), pass("exchange")],
      ofSource("Ranch"),
    );
  },
  suit: (scene) => {
    scene.view.events = { on: "Handcuffs", next: "Curse", left: 3 };
    ask(
      scene,
      "suit",
      { source: { event: "Handcuffs" } },
      ["spades", "hearts", "diamonds", "clubs"].map((suit) => ({ suit, text: opt("choose-suit", { suit: { suit } }) })),
      ofSource("Handcuffs"),
    );
  },
  colour: (scene) => {
    scene.view.events = { on: "Peyote", next: "Curse", left: 3 };
    ask(
      scene,
      "colour",
      { source: { event: "Peyote" }, n: 2 },
      ["red", "black"].map((colour) => ({ colour, text: opt("choose-colour", { colour: { colour } }) })),
      ofSource("Peyote"),
    );
  },
  daltons: (scene) => {
    scene.view.events = { on: "The Daltons", next: "Curse", left: 3 };
    ask(
      scene,
      "daltons",
      { source: { event: "The Daltons" } },
      scene.view.seats[0]!.table.slice(-2).map(discard),
      ofSource("The Daltons"),
    );
  },
  hail: (scene) => {
    scene.view.events = { on: "A Fistful of Cards", next: null, left: 0 };
    const missed = scene.view.hand[1]!;
    const barrel = scene.view.seats[0]!.table[3];
    ask(
      scene,
      "hail",
      { source: { event: "A Fistful of Cards" }, left: 4, lives: 1 },
      [
        { verb: "play", card: missed, text: opt("play", { card: { card: missed } }), nature: "protects" },
        ...(barrel === undefined
          ? []
          : [
              {
                verb: "use",
                source: "Barrel",
                on: barrel,
                chance: [1, 4],
                text: opt("use-barrel", { source: { kind: "Barrel" } }),
                nature: "protects",
              } as Partial<Option>,
            ]),
        pass("hail", { life: -1 }),
      ],
      { source: "A Fistful of Cards", nature: "harms", stake: 1 },
    );
  },
  ricochet: (scene) => {
    scene.view.events = { on: "Ricochet", next: "Curse", left: 3 };
    const [missed, hat] = [scene.view.hand[1]!, scene.view.seats[0]!.table.at(-1)!];
    ask(
      scene,
      "ricochet",
      { by: { seat: 1 }, of: { card: hat }, source: { event: "Ricochet" }, need: 1 },
      [
        { verb: "play", card: missed, text: opt("play", { card: { card: missed } }), nature: "protects" },
        pass("ricochet"),
      ],
      { source: "Ricochet", by: 1, nature: "harms" },
    );
  },
  "ricochet-play": (scene) => {
    scene.view.events = { on: "Ricochet", next: "Curse", left: 3 };
    const uses = scene.view.seats.flatMap((seat) =>
      seat.table.map((of) =>
        use("Ricochet", {
          to: seat.seat,
          of,
          nature: "harms",
          text: opt("use-card", { source: { event: "Ricochet" }, to: { seat: seat.seat }, of: { card: of } }),
        }),
      ),
    );
    scene.decision!.options.splice(
      -1,
      0,
      ...uses.map((one, i) => ({ code: 500 + i, nature: "harms", ...one }) as Option),
    );
  },
  pat: (scene) => {
    scene.view.phase = "draw";
    const taken = scene.view.seats.flatMap((seat) =>
      seat.table.map((of): Partial<Option> => ({
        verb: "draw",
        from: "table",
        to: seat.seat,
        of,
        text: opt("draw-card", { to: { seat: seat.seat }, of: { card: of } }),
      })),
    );
    ask(scene, "draw", {}, [{ verb: "draw", from: "deck", text: opt("draw-deck") }, ...taken], ofSource("Pat Brennan"));
  },
  pay: (scene) => {
    const left = scene.view.hand.filter((_, i) => i !== 2);
    ask(scene, "pay", { source: { kind: "Brawl" }, left: 1 }, left.map(discard), ofSource("Brawl"));
  },
  store: (scene) => {
    scene.view.row = ["Beer", "Gatling", "Brawl", "Knife", "Howitzer", "Pony Express", "Jail", "Duel"]
      .slice(0, scene.view.seats.length)
      .map(scene.card);
    scene.view.spare = "Molly Stark";
    ask(
      scene,
      "store",
      { by: { seat: 1 }, source: { kind: "General Store" } },
      scene.view.row.map((card) => ({ card, text: opt("choose-card", { card: { card } }) })),
      ofSource("General Store"),
    );
  },
  start: ({ view }) => {
    view.events = { on: null, next: "The Daltons", left: 14 };
    view.turn_no = 2;
  },
  hunted: (scene) => {
    scene.view.seats[2]!.alive = false;
    for (const seat of scene.view.seats) seat.target = null;
  },
  "end-hunter": ({ view, ...rest }) => {
    Object.assign(view, {
      phase: "over",
      asked: null,
      asked_why: null,
      result: { winners: [0], side: "hunter", roles: view.seats.map((seat) => seat.role ?? "outlaw") },
    });
    view.seats[2]!.alive = false;
    rest.events.push(
      said(1, "out", { key: "log-out", args: { who: { seat: 2 }, role: { role: "renegade" } } }, { who: 2, by: 0 }),
    );
  },
  "end-last": ({ view }) => {
    Object.assign(view, {
      phase: "over",
      asked: null,
      asked_why: null,
      result: { winners: [1], side: "last", roles: view.seats.map((seat) => seat.role ?? "outlaw") },
    });
    for (const seat of [0, 2]) view.seats[seat]!.alive = false;
  },
  "end-outlaws": ({ view }) => {
    const roles = ROLES[8]!.slice(0, view.seats.length);
    Object.assign(view, {
      phase: "over",
      asked: null,
      asked_why: null,
      result: { winners: roles.flatMap((role, seat) => (role === "outlaw" ? [seat] : [])), side: "outlaws", roles },
    });
    view.seats[1]!.alive = false;
  },
};

export function scene(name: string, query: URLSearchParams): { table: TableInfo; state: object } | null {
  const make = SCENES[name];
  if (!make) return null;
  const made = base(query);
  make(made, query);
  const over = made.view.phase === "over";
  const mine = !over && made.view.asked === made.view.you;
  const n = made.view.seats.length;
  const last = made.view.events?.on;
  const events = last
    ? [
        said(
          0,
          "event",
          { key: "log-event", args: { event: { event: last }, n: made.view.events!.left } },
          { cause: last },
        ),
        ...made.events,
      ]
    : made.events;
  const table: TableInfo = {
    id: "x",
    code: "dusty4",
    title: "Dusty Creek",
    phase: over ? "over" : "playing",
    public: true,
    timer: 60,
    host: 0,
    you: 0,
    watchers: 1,
    round: 1,
    setup: { game: "bang", players: n, sets: ["bonus", "dodge_city", "high_noon", "fistful"], options: {} },
    seats: NAMES.slice(0, n).map((name, seat) => ({
      name: name || "greenhorn",
      kind: name ? "human" : "bot",
      bot: name ? null : "greenhorn",
      here: seat !== 4,
    })),
  };
  const state = {
    t: "state",
    round: 1,
    view: made.view,
    decision: mine ? made.decision : null,
    events,
    since: 0,
    deadline: over ? null : 41,
    limit: 60,
    ...(over ? { seed: "0123abcd" } : {}),
  };
  return { table, state };
}
