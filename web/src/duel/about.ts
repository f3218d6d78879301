// Short description of each object of The Duel, for the panel next to it.
import { maybe, t, upperFirst } from "../lib/text/i18n.svelte";
import type { About } from "../lib/game/play";
import type { Table } from "../lib/store/table.svelte";
import { charName, plain, roleName } from "../lib/text/text";
import type { Open } from "../lib/store/ui.svelte";
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
    default:
      return null;
  }
}

const ofKind = (kind: string): About => ({ name: cardTitle(kind), text: doesText(kind) });

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
  return why ? t("ui-card-now", { reason: plain(why, table.reader) }) : "";
}

function ofCharacter(char: string, table: Table): About {
  const seat = duelPlay(table).view?.seats.find((one) => peopleOf(one).some((person) => person.character === char));
  const person = seat && peopleOf(seat).find((one) => one.character === char);
  const player = seat === undefined ? "" : seat.seat === table.me ? t("ui-you") : table.playerOf(seat.seat);
  return {
    name: charName(char),
    sort: upperFirst([player, person ? t(`ui-duel-${placeOf(person)}`) : ""].filter(Boolean).join(", ")),
    text: doesText(char),
    now: person && isOff(person) ? t(`off-${person.off}`) : "",
  };
}
