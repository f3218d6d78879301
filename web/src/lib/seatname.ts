// What stands at a seat: the name of its person or bot; of a person who has deleted theirs, that it is somebody.
import { t } from "./i18n.svelte";
import type { TableSeat } from "./wire";

/** "" for an open seat without a name. */
export function seatName(seat: TableSeat): string {
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return t(`bot-${seat.bot ?? "greenhorn"}`);
  return seat.kind === "human" ? t("ui-somebody") : "";
}
