// Short description of each object of the Dice Game, for the panel next to it.
import { goalText } from "../lib/game/goal";
import { maybe, t, upperFirst } from "../lib/text/i18n.svelte";
import type { About } from "../lib/game/play";
import { slug } from "../lib/text/slug";
import type { Table } from "../lib/store/table.svelte";
import { charName, dieName, faceName, roleName } from "../lib/text/text";
import type { Open } from "../lib/store/ui.svelte";
import { SPECIALS } from "../art/dice";
import { dicePlay } from "./play.svelte";
import { roleOf } from "./seats";
import { faceText } from "./words";

const text = (id: string): string => maybe(`${id}-text`) ?? "";

export function about(thing: Open, table: Table): About | null {
  switch (thing.what) {
    case "char":
      return ofCharacter(thing.char, table);
    case "role":
      return {
        name: upperFirst(roleName(thing.role)),
        text: SPECIALS[thing.role] ? text(`role-${slug(thing.role)}`) : goalText(table.view, thing.role),
      };
    case "face":
      return { name: upperFirst(faceName(thing.face)), text: faceText(thing.face) };
    case "die":
      return { name: upperFirst(dieName(thing.die)), text: text(`die-${slug(thing.die)}`) };
    case "arrows":
      return { name: t("ui-arrows"), text: t("ui-arrows-text") };
    default:
      return null;
  }
}

function ofCharacter(char: string, table: Table): About {
  const seat = dicePlay(table).view?.seats.find((one) => one.character === char);
  const known = seat ? roleOf(seat) : null;
  const role = seat && known ? t(seat.alive ? "ui-seat-role" : "ui-out-was", { role: roleName(known) }) : "";
  const player = seat === undefined ? "" : seat.seat === table.me ? t("ui-you") : table.playerOf(seat.seat);
  return {
    name: charName(char),
    sort: upperFirst([player, role].filter(Boolean).join(", ")),
    text: text(`dice-${slug(char)}`),
  };
}
