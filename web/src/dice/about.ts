// Short description of each object of the Dice Game, for the panel next to it.
import { idOf } from "../cards/entries";
import { at } from "../lib/net/root";
import { ruleAddress } from "../rules/address";
import { goalText } from "../lib/game/goal";
import { maybe, t, upperFirst } from "../lib/text/i18n.svelte";
import type { About } from "../lib/game/play";
import { slug } from "../lib/text/slug";
import { aboutSign, type SignTexts } from "../lib/text/signs";
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
        rule: SPECIALS[thing.role] && ruleOf("role", thing.role),
      };
    case "face":
      return { name: upperFirst(faceName(thing.face)), text: faceText(thing.face), rule: ruleOf("face", thing.face) };
    case "die":
      return {
        name: upperFirst(dieName(thing.die)),
        text: text(`die-${slug(thing.die)}`),
        rule: ruleOf("die", thing.die),
      };
    case "arrows":
      return { name: t("ui-arrows"), text: t("ui-arrows-text"), rule: ruleOf("face", "arrow") };
    case "sign":
      return aboutSign(SIGNS, thing.sign, thing.n ?? 0);
    default:
      return null;
  }
}

const ruleOf = (what: string, name: string): string => at(ruleAddress(idOf(what, name)));

const SIGNS: SignTexts = {
  role: { name: "ui-role-hidden", text: "ui-role-hidden-text", file: "dice" },
  distance: { name: "ui-seat-distance", text: "ui-dice-distance-text", file: "dice" },
  lives: { name: "ui-lives-name", text: "ui-dice-lives-text", file: "dice" },
  aimed: { name: "ui-seat-aimed", text: "ui-dice-aimed-text", file: "dice" },
};

function ofCharacter(char: string, table: Table): About {
  const seat = dicePlay(table).view?.seats.find((one) => one.character === char);
  const known = seat ? roleOf(seat) : null;
  const role = seat && known ? t(seat.alive ? "ui-seat-role" : "ui-out-was", { role: roleName(known) }) : "";
  const player = seat === undefined ? "" : seat.seat === table.me ? t("ui-you") : table.playerOf(seat.seat);
  return {
    name: charName(char),
    sort: upperFirst([player, role].filter(Boolean).join(", ")),
    text: text(`dice-${slug(char)}`),
    rule: ruleOf("dice", char),
  };
}
