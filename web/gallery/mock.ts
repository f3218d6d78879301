// Development only: ?mock=shot shows a position written by scripts/fixtures.py, ?mock=borrow one made in scenes.ts;
// ?mock=dice-aim one of dicescenes.ts;
// &tell=end_of_line or explode shows that moment;
// &pick=3 picks the third card of the hand; &watch looks at it without a seat; &come=Curse lets that event come into force a moment later.
import type { Table } from "../src/lib/store/table.svelte";
import type { FromServer, TableInfo } from "../src/lib/net/wire";
import { diceScene } from "./dicescenes";
import { scene } from "./scenes";

type State = Extract<FromServer, { t: "state" }>;
interface Fixture {
  table: TableInfo;
  state: State | null;
  after?: { ms: number; state: State } | null;
}
const files = import.meta.glob<Fixture>("./fixtures/*.json", { import: "default" });

export async function start(table: Table): Promise<void> {
  const wanted = new URLSearchParams(location.search);
  const name = wanted.get("mock") ?? "";
  const made = name.startsWith("dice-") ? diceScene(name.slice(5), wanted) : scene(name, wanted);
  const fixture = (made as Fixture | null) ?? (await files[`./fixtures/${name}.json`]?.());
  if (!fixture) return;
  if (wanted.has("watch")) watch(fixture);
  table.receive({ t: "table", table: fixture.table });
  if (fixture.state) table.receive(fixture.state);
  const { after } = fixture;
  if (after) window.setTimeout(() => table.receive(after.state), after.ms);
  const pick = Number(wanted.get("pick"));
  if (pick) window.setTimeout(() => table.play?.number(pick), 200);
  const come = wanted.get("come");
  if (come && fixture.state) window.setTimeout(() => table.receive(coming(fixture.state!, come)), 300);
  const tell = wanted.get("tell");
  if (tell && fixture.state) window.setTimeout(() => table.receive(telling(fixture.state!, tell)), 1500);
}

/** Something of the train or of loads happens. */
function telling(state: State, t: string): State {
  const { zones } = state.view as unknown as { zones: { locomotive: { cards: number[] } } };
  const card = zones.locomotive.cards.at(-1)!;
  const view = { ...state.view, move: state.view.move + 1 };
  const text = { key: "ui-end-of-line", args: {} };
  return { ...state, view, since: 5, events: [{ n: 5, t, text, nature: "harms", how: "forced", card, who: 1 }] };
}

/** The same position for somebody without a seat. */
function watch({ table, state }: Fixture): void {
  table.you = null;
  if (!state) return;
  Object.assign(state.view, { you: null, hand: [] });
  state.decision = null;
}

function coming(state: State, event: string): State {
  const text = { key: "log-event", args: { event: { event }, n: 8 } };
  const view = { ...state.view, move: state.view.move + 1, events: { on: event, next: "Curse", left: 8 } };
  return {
    ...state,
    view,
    since: 5,
    events: [{ n: 5, t: "event", text, nature: "neutral", how: "random", cause: event, count: 8 }],
  };
}
