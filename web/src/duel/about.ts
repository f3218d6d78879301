// Short description of each object of The Duel, for the panel next to it.
import { idOf } from "../cards/entries";
import { at } from "../lib/net/root";
import { ruleAddress } from "../rules/address";
import { maybe, t, upperFirst } from "../lib/text/i18n.svelte";
import type { About } from "../lib/game/play";
import type { Table } from "../lib/store/table.svelte";
import { charName, plain, roleName } from "../lib/text/text";
import type { Open } from "../lib/store/ui.svelte";
import { aboutSign, type SignTexts } from "../lib/text/signs";
import { usable, whyNotCard } from "./choose";
import { cardFact } from "./facts";
import { duelPlay } from "./play.svelte";
import { isOff, peopleOf, placeOf } from "./spots";
import { cardTitle, doesText } from "./words";

export function about(thing: Open, table: Table): About | null {
  switch (thing.what) {
    case "card":
      return { ...ofKind(cardFact(thing.card).kind), now: nowOf(thing.card, table) };
    case "kind":
      return ofKind(thing.kind);
    case "char":
      return ofCharacter(thing.char, table);
    case "role":
      return { name: upperFirst(roleName(thing.role)), text: maybe(`role-${thing.role}-goal`) ?? "" };
    case "sign":
      return aboutSign(SIGNS, thing.sign, thing.n ?? 0);
    default:
      return null;
  }
}

const SIGNS: SignTexts = {
  lives: { name: "ui-lives-name", text: "ui-duel-lives-text", file: "duel" },
  hand: { name: "ui-hand-name", text: "ui-duel-hand-text", file: "duel" },
  reserve: { name: "ui-duel-reserve", text: "ui-duel-reserve-text", file: "duel" },
  deck: { name: "ui-duel-deck", text: "ui-duel-deck-text", file: "duel" },
  common: { name: "ui-duel-common", text: "ui-duel-deck-text", file: "duel" },
  discards: { name: "ui-duel-discards", text: "ui-discards-text", file: "duel" },
  bangs: { name: "ui-duel-bangs-name", text: "ui-duel-bangs-text", file: "duel" },
  limit: { name: "ui-duel-limit-name", text: "ui-duel-limit-text", file: "duel" },
  reload: { name: "ui-duel-reload", text: "ui-duel-sign-reload", file: "duel" },
  always: { name: "ui-duel-always", text: "ui-duel-sign-always", file: "duel" },
};
const ruleOf = (name: string): string => at(ruleAddress(idOf("duel", name)));

const ofKind = (kind: string): About => ({ name: cardTitle(kind), text: doesText(kind), rule: ruleOf(kind) });

/** Why a card of my hand cannot be used now, or one in play does nothing. */
function nowOf(card: number, table: Table): string {
  const { decision, hand, view } = duelPlay(table);
  const lying = view?.seats
    .flatMap(peopleOf)
    .flatMap((one) => one.table)
    .find((one) => one.card === card);
  if (lying?.off) return t(`off-${lying.off}`);
  if (!decision || !hand.includes(card) || usable(decision).has(card)) return "";
  const why = whyNotCard(decision, card);
  return why ? plain(why, table.reader) : "";
}

function ofCharacter(char: string, table: Table): About {
  const seat = duelPlay(table).view?.seats.find((one) => peopleOf(one).some((person) => person.character === char));
  const person = seat && peopleOf(seat).find((one) => one.character === char);
  const player = seat === undefined ? "" : seat.seat === table.me ? t("ui-you") : table.playerOf(seat.seat);
  return {
    name: charName(char),
    sort: upperFirst([player, person ? t(`ui-duel-${placeOf(person)}`) : ""].filter(Boolean).join(", ")),
    text: doesText(char),
    rule: ruleOf(char),
    now: person && isOff(person) ? t(`off-${person.off}`) : "",
  };
}
