// To the table where I have just got a seat.
import type { Seated } from "../lib/api";
import { saveSeatToken } from "../lib/prefs";
import { go } from "../lib/route.svelte";

export function goAndSit({ table, token }: Seated): void {
  saveSeatToken(table.code, token);
  go(`/t/${table.code}`);
}
