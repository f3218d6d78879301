// To the table where I have just got a seat.
import type { Seated } from "../lib/net/api";
import { saveSeatToken } from "../lib/store/prefs";
import { go } from "../lib/net/route.svelte";

export function goAndSit({ table, token }: Seated): void {
  saveSeatToken(table.code, token);
  go(`/t/${table.code}`);
}
