// Development only: positions of the Dice Game made by hand: /t/x?mock=dice-roll&n=8, &sets=all with all of Old Saloon.
import { decisionOf } from "../src/lib/store/decision.fixture";
import type { Decision, Die, DiceSeat, DiceView, GameEvent, Option, TableInfo, Tag, Text } from "../src/dice/wire";

const NAMES = ["Kateřina", "Matěj", "Zuzana", "", "Lorenzo", "Ľubomír", "Agnieszka", "Świętopełk"];
const CAST = [
  "Rose Doolan",
  "Paul Regret",
  "Suzy Lafayette",
  "Slab the Killer",
  "Black Jack",
  "Willy the Kid",
  "Bart Cassidy",
  "Calamity Janet",
];
const ROLES = ["outlaw", "deputy", "renegade", "outlaw", "outlaw", "deputy", "sheriff", "renegade"];

interface Scene {
  view: DiceView;
  events: GameEvent[];
  decision: Decision | null;
  pause: number | null;
  after?: { ms: number; events: GameEvent[]; change: (view: DiceView) => void }; // what happens a moment later
}
const opt = (key: string, args: Record<string, Tag> = {}): Text => ({ key: `opt-${key}`, args });
const base = (face: string | null, more: Partial<Die> = {}): Die => ({
  die: "base",
  face,
  thrown: true,
  locked: face === "dynamite",
  given: false,
  ...more,
});

function ask(
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
    meanwhile: scene.view.moments.includes(why) ? "moment" : why,
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

function subsets(free: number[]): number[][] {
  return free
    .reduce<number[][]>((found, at) => [...found, ...found.map((one) => [...one, at])], [[]])
    .filter((one) => one.length > 0);
}
const rollOptions = (free: number[]): Partial<Option>[] => [
  ...subsets(free).map((dice): Partial<Option> => ({ verb: "roll", dice, text: opt("roll", { n: dice.length }) })),
  { verb: "keep", text: opt("keep") },
];

function start(query: URLSearchParams): Scene {
  const n = Number(query.get("n") ?? 7);
  const rich = query.get("sets") === "all";
  const far = (seat: number) => (seat === 0 ? null : Math.min(seat, n - seat));
  const seats = Array.from({ length: n }, (_, seat): DiceSeat => ({
    seat,
    character: CAST[seat]!,
    life: [8, 7, 4, 8, 0, 5, 6, 9][seat]!,
    max_life: [9, 9, 8, 8, 8, 8, 10, 9][seat]!,
    role: seat === 0 || ROLES[seat] === "sheriff" || seat === 4 || n === 3 ? ROLES[seat]! : null,
    special: null,
    role_public: seat !== 0,
    spent: false,
    alive: seat !== 4,
    ghost: false,
    team: null,
    arrows: [3, 1, 0, 0, 0, 1, 2, 0][seat]!,
    chief: false,
    tokens: [],
    distance: seat === 4 ? null : far(seat),
    places: far(seat) ?? 0,
    in_reach: false,
    target: n === 3 ? (seat + 2) % 3 : null,
  }));
  if (rich) {
    Object.assign(seats[0]!, { special: "Gambler", chief: true });
    Object.assign(seats[2]!, { tokens: ["beer", "x2"] });
    if (seats[4])
      Object.assign(seats[4], { ghost: true, alive: false, team: "outlaw", role: "renegade", role_public: true });
    if (seats[1]) Object.assign(seats[1], { special: "Doctor", role: "deputy", spent: true });
  }
  const view: DiceView = {
    game: "dice",
    you: 0,
    move: 7,
    phase: "roll",
    turn: 0,
    turn_no: 11,
    asked: 0,
    asked_why: "roll",
    seating: seats.map((seat) => seat.seat),
    seats,
    dice: [base("bullseye2"), base("beer"), base("dynamite"), base("gatling"), base("arrow")],
    roll: 2,
    rolls: 3,
    final: false,
    plan: [
      { face: "dynamite", count: 1, state: "waiting", text: { key: "plan-dynamite-few", args: { n: 1 } } },
      {
        face: "bullseye2",
        count: 1,
        state: "waiting",
        text: { key: "plan-bullseye2", args: { n: 1, seats: { seats: [2, Math.max(1, n - 2)] } } },
      },
      { face: "beer", count: 1, state: "waiting", text: { key: "plan-beer", args: { n: 1 } } },
      { face: "gatling", count: 1, state: "waiting", text: { key: "plan-gatling-few", args: { n: 1, need: 3 } } },
    ],
    aims: [],
    arrows: 2,
    chief: rich ? 0 : null,
    moments: rich ? ["turn_die", "judge", "spoil"] : [],
    can_undo: true,
    result: null,
  };
  if (rich) view.dice[4] = { die: "loudmouth", face: "double_bullseye1", thrown: true, locked: false, given: false };
  const scene: Scene = { view, events: [], decision: null, pause: null };
  ask(scene, "roll", { n: 2, of: 3, left: 1, dynamite: 1 }, rollOptions([0, 1, 3, 4]));
  return scene;
}

const seatsOf = (scene: Scene, among: number[], key: string, more: Partial<Option> = {}): Partial<Option>[] =>
  among.filter((seat) => scene.view.seats[seat]).map((to) => ({ to, text: opt(key, { to: { seat: to } }), ...more }));

const SCENES: Record<string, (scene: Scene) => void> = {
  roll: () => undefined,
  six: ({ view }) =>
    void view.dice.push({ die: "coward", face: "double_beer", thrown: true, locked: false, given: false }),
  throw: (scene) => {
    scene.view.dice = scene.view.dice.map(() => base(null, { thrown: false, locked: false }));
    Object.assign(scene.view, { roll: 0, phase: "start", plan: [] });
    ask(scene, "throw", {}, [
      { verb: "use", special: "Ugly", text: opt("use-role", { role: { role: "Ugly" } }) },
      { verb: "pass", text: opt("pass-throw") },
    ]);
  },
  saloon: (scene) => {
    scene.view.dice = scene.view.dice.map(() => base(null, { thrown: false, locked: false }));
    Object.assign(scene.view, { roll: 0, phase: "start", plan: [] });
    ask(scene, "saloon", {}, [
      { verb: "use", die: "loudmouth", text: opt("use-die", { die: { die: "loudmouth" } }) },
      { verb: "use", die: "coward", text: opt("use-die", { die: { die: "coward" } }) },
      { verb: "pass", text: opt("pass-saloon") },
    ]);
  },
  aim: (scene) => {
    const { view } = scene;
    const n = view.seats.length;
    Object.assign(view, { final: true, phase: "use", aims: [{ face: "bullseye1", to: 1, power: 1 }] });
    view.plan[0]!.state = "done";
    view.plan[1]!.state = "now";
    const reach = [2, n - 2];
    for (const seat of view.seats) seat.in_reach = reach.includes(seat.seat);
    ask(
      scene,
      "aim",
      { face: { face: "bullseye2" }, left: 1 },
      seatsOf(scene, reach, "aim", { face: "bullseye2", nature: "harms" }),
      {
        whynot: view.seats
          .filter((seat) => seat.seat !== 0 && seat.alive && !reach.includes(seat.seat))
          .map((seat) => ({
            to: seat.seat,
            reason: { key: "why-places", args: { to: { seat: seat.seat }, n: seat.distance ?? 0 } },
          })),
      },
    );
  },
  beer: (scene) => {
    Object.assign(scene.view, { final: true, phase: "use" });
    scene.view.plan.forEach((step, i) => (step.state = i < 2 ? "done" : i === 2 ? "now" : "waiting"));
    ask(
      scene,
      "beer",
      { left: 1 },
      seatsOf(scene, [0, 1, 2, 3, 5, 6, 7], "beer", { nature: "helps", face: undefined }),
    );
  },
  doctor: (scene) =>
    ask(
      scene,
      "doctor",
      {},
      [0, 1, 2, 3, 4].flatMap((at) =>
        ["arrow", "dynamite", "bullseye1", "bullseye2", "beer", "gatling"]
          .filter((face) => face !== scene.view.dice[at]!.face)
          .map((face): Partial<Option> => ({
            at,
            face,
            text: opt("turn", { face: { face: scene.view.dice[at]!.face ?? "" }, as: { face } }),
          })),
      ),
    ),
  moment: (scene) => {
    Object.assign(scene.view, { turn: 3, asked: null, asked_why: "moment", moments: ["turn_die", "again", "judge"] });
    scene.decision = null;
    scene.pause = 4;
  },
  "moment-mine": (scene) => {
    ask(scene, "again", { to: { seat: 3 } }, [
      { verb: "use", special: "Gambler", text: opt("use-role", { role: { role: "Gambler" } }) },
      { verb: "pass", text: opt("pass-again") },
    ]);
    Object.assign(scene.view, { turn: 3, asked: null, asked_why: "moment", moments: ["turn_die", "again", "judge"] });
    scene.pause = 4;
  },
  wait: (scene) => {
    Object.assign(scene.view, { turn: 3, asked: 3 });
    scene.decision = null;
  },
  attack: (scene) => {
    scene.decision = null;
    Object.assign(scene.view, { turn: 5, asked: 5, roll: 1 });
    const lose = (who: number, n: number): GameEvent => ({
      n: 13 + n,
      t: "lose",
      text: { key: "log-lose", args: { who: { seat: who }, n: 1, life: 3, before: 4 } },
      nature: "harms",
      how: "forced",
      who,
      count: 1,
      life: 3,
      cause: "indians",
    });
    scene.after = {
      ms: 700,
      events: [
        {
          n: 10,
          t: "throw",
          text: {
            key: "log-throw",
            args: { who: { seat: 5 }, n: 5, faces: { faces: ["arrow", "arrow", "beer", "gatling", "bullseye1"] } },
          },
          nature: "neutral",
          how: "random",
          who: 5,
          dice: [0, 1, 2, 3, 4],
          faces: ["arrow", "arrow", "beer", "gatling", "bullseye1"],
          roll: 1,
        },
        {
          n: 11,
          t: "arrow",
          text: { key: "log-arrow", args: { who: { seat: 5 }, n: 1 } },
          nature: "harms",
          how: "forced",
          who: 5,
          count: 1,
        },
        {
          n: 12,
          t: "attack",
          text: { key: "log-attack", args: { who: { seat: 5 } } },
          nature: "harms",
          how: "forced",
          who: 5,
        },
        lose(0, 0),
        lose(1, 1),
        lose(5, 2),
      ],
      change: (view) => {
        view.dice = ["arrow", "arrow", "beer", "gatling", "bullseye1"].map((face) => base(face));
        view.arrows = 8;
      },
    };
  },
};

export function diceScene(
  name: string,
  query: URLSearchParams,
): { table: TableInfo; state: object; after: { ms: number; state: object } | null } | null {
  const make = SCENES[name];
  if (!make) return null;
  const scene = start(query);
  make(scene);
  const { view, decision, events } = scene;
  const n = view.seats.length;
  const table: TableInfo = {
    id: "x",
    code: "dusty4",
    title: "Saloon dice",
    phase: "playing",
    public: true,
    timer: 60,
    host: 0,
    you: 0,
    watchers: 0,
    round: 1,
    setup: { game: "dice", players: n, sets: [], options: {} },
    seats: NAMES.slice(0, n).map((one, seat) => ({
      name: one || "greenhorn",
      kind: one ? "human" : "bot",
      bot: one ? null : "greenhorn",
      here: seat !== 4,
    })),
  };
  const first: GameEvent[] = [
    {
      n: 0,
      t: "turn",
      text: { key: "log-turn", args: { who: { seat: 6 % n } } },
      nature: "neutral",
      how: "forced",
      who: 6 % n,
      count: 10,
    },
    {
      n: 1,
      t: "throw",
      text: {
        key: "log-throw",
        args: {
          who: { seat: 6 % n },
          n: 5,
          faces: { faces: ["arrow", "beer", "beer", "gatling", "double_bullseye1"] },
        },
      },
      nature: "neutral",
      how: "random",
      who: 6 % n,
    },
    {
      n: 2,
      t: "arrow",
      text: { key: "log-arrow", args: { who: { seat: 6 % n }, n: 5 } },
      nature: "harms",
      how: "forced",
      who: 6 % n,
    },
    {
      n: 3,
      t: "beer",
      text: { key: "log-beer-self", args: { who: { seat: 6 % n } } },
      nature: "helps",
      how: "chosen",
      who: 6 % n,
      to: 6 % n,
    },
    {
      n: 4,
      t: "role",
      text: { key: "log-role", args: { who: { seat: 1 }, role: { role: "Doctor" } } },
      nature: "neutral",
      how: "chosen",
      who: 1,
      special: "Doctor",
    },
    ...events,
  ];
  const common = { t: "state", round: 1, deadline: 41, limit: 60, pause: scene.pause, quiet: [] };
  const state = { ...common, view, decision, events: first, since: 0 };
  if (!scene.after) return { table, state, after: null };
  const next = structuredClone(view);
  scene.after.change(next);
  next.move += 1;
  return {
    table,
    state,
    after: {
      ms: scene.after.ms,
      state: { ...common, view: next, decision: null, events: scene.after.events, since: 10 },
    },
  };
}
