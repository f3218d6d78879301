// Information that the log of a table needs in addition to the events.
import { cardKind } from "../store/catalog";
import type { Table } from "../store/table.svelte";
import { hasText } from "../text/i18n.svelte";
import type { Seat } from "../net/wire";
import type { LogContext } from "./condensed";

/** The context of a reader in that seat; null: of a watcher. */
export const logContext = ({ history }: Table, me: Seat | null): LogContext => ({
  me,
  notes: history.notes,
  openings: history.openings,
  kindOf: cardKind,
  has: hasText,
});
