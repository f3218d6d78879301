// Development only: ?mock=shot shows a position written by scripts/fixtures.py; &pick=3 picks the third card of the hand.
import type { Table } from "../lib/table.svelte";
import type { FromServer, TableInfo } from "../lib/wire";

interface Fixture {
  table: TableInfo;
  state: Extract<FromServer, { t: "state" }> | null;
}
const files = import.meta.glob<Fixture>("./fixtures/*.json", { import: "default" });

export async function start(table: Table): Promise<void> {
  const wanted = new URLSearchParams(location.search);
  const fixture = await files[`./fixtures/${wanted.get("mock")}.json`]?.();
  if (!fixture) return;
  table.hear({ t: "table", table: fixture.table });
  if (fixture.state) table.hear(fixture.state);
  const pick = Number(wanted.get("pick"));
  if (pick) window.setTimeout(() => table.pickCard(table.view!.hand[pick - 1]!), 200);
}
