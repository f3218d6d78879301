// Table that this page shows: its game says what the cards and seats on it are.
import type { Table } from "./table.svelte";

export const shown = $state<{ table: Table | null }>({ table: null });
