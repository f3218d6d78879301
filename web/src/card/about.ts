// Short description of each object of the card game, for the panel next to it.
import { idOf } from "../cards/entries";
import { at } from "../lib/net/root";
import { ruleAddress } from "../rules/address";
import { cardFact } from "../lib/store/catalog";
import { maybe, t, upperFirst } from "../lib/text/i18n.svelte";
import { goalText } from "../lib/game/goal";
import type { About } from "../lib/game/play";
import { slug } from "../lib/text/slug";
import { aboutSign, type SignTexts } from "../lib/text/signs";
import type { Table } from "../lib/store/table.svelte";
import { charName, eventName, kindName, plain, roleName } from "../lib/text/text";
import type { Open } from "../lib/store/ui.svelte";
import { usableCards, whyNotCard } from "./choose";
import { cardPlay } from "./play.svelte";

const text = (id: string): string => maybe(`${id}-text`) ?? "";

export function about(thing: Open, table: Table): About | null {
  switch (thing.what) {
    case "card":
      return { ...ofKind(cardFact(thing.card).kind), now: reason(thing.card, table) };
    case "kind":
      return ofKind(thing.kind);
    case "char":
      return ofCharacter(thing.char, table);
    case "event":
      return {
        name: eventName(thing.event),
        sort: t("ui-card-event"),
        text: text(`event-${slug(thing.event)}`),
        rule: ruleOf("event", thing.event),
      };
    case "role":
      return { name: upperFirst(roleName(thing.role)), text: goalText(table.view, thing.role) };
    case "sign":
      return aboutSign(SIGNS, thing.sign, thing.n ?? 0);
    default:
      return null;
  }
}

const SIGNS: SignTexts = {
  role: { name: "ui-role-hidden", text: "ui-role-hidden-text", file: "base" },
  distance: { name: "ui-seat-distance", text: "ui-seat-distance-text", file: "core" },
  lives: { name: "ui-lives-name", text: "ui-lives-text", file: "core" },
  hand: { name: "ui-hand-name", text: "ui-hand-text", file: "core" },
  deck: { name: "ui-deck-n", text: "ui-deck-text", file: "core" },
  discards: { name: "ui-discards-n", text: "ui-discards-text", file: "core" },
};
const ruleOf = (what: string, name: string): string => at(ruleAddress(idOf(what, name)));

const ofKind = (kind: string): About => ({
  name: kindName(kind),
  text: text(`card-${slug(kind)}`),
  rule: ruleOf("card", kind),
});

/** Reason why this card of my hand cannot be used now. */
function reason(card: number, table: Table): string {
  const { decision } = cardPlay(table);
  const mine = cardPlay(table).view?.hand.includes(card);
  if (!decision || !mine || usableCards(decision).has(card)) return "";
  const why = whyNotCard(decision, card);
  return why ? plain(why, table.reader) : "";
}

function ofCharacter(char: string, table: Table): About {
  const seat = cardPlay(table).view?.seats.find((one) => one.character === char);
  const role = seat?.role ? t(seat.alive ? "ui-seat-role" : "ui-out-was", { role: roleName(seat.role) }) : "";
  const player = seat === undefined ? "" : seat.seat === table.me ? t("ui-you") : table.playerOf(seat.seat);
  return {
    name: charName(char),
    sort: upperFirst([player, role].filter(Boolean).join(", ")),
    text: text(`char-${slug(char)}`),
    rule: ruleOf("char", char),
    now: seat?.off ? t("ui-ability-off") : "",
  };
}
