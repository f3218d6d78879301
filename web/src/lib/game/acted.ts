// The prompt after a click: my own act stays there until the table shows what came of it.
import type { PromptLook } from "./play";
import { brief } from "../text/text";
import type { Table } from "../store/table.svelte";

/** The look of the prompt while my answer is on its way; null: it is not. */
export function actedLook(table: Table): PromptLook | null {
  const option = table.commands.acted;
  const asked = option ? table.play?.prompt() : null;
  if (!option || !asked || table.live.pause !== null) return null;
  if (table.telling && table.decision === null) return null; // what came of it is being told
  const { icon, tray } = asked;
  return {
    tone: "wait",
    icon,
    title: brief(option.text, table.reader),
    detail: "",
    answers: [],
    ...(tray && { tray }),
  };
}
