// How one seat looks to me now: what its plate shows, and whether I can point at it.
import { iconNamed, type IconName } from "../art/icons";
import { ghostLook } from "../art/sets";
import { countsOf } from "./set_zones";
import { isAiming, seatKeys, seatOption, targets, threatens, whyNotSeat } from "./choose";
import { maybe, t } from "../lib/text/i18n.svelte";
import { slug } from "../lib/text/slug";
import type { SeatTab } from "../lib/game/play";
import type { CardPlay } from "./play.svelte";
import { isDrawn, isOnFace, ownCount } from "./setparts";
import { signOf, zoneName } from "./zonewords";
import { goalText } from "../lib/game/goal";
import { roleSpoken } from "../lib/text/seat_name";
import { wordsThing } from "../lib/text/thing";
import { cardName, cardSpoken, charName, plain } from "../lib/text/text";
import type { CardId, Seat, SeatView } from "./wire";

export interface SeatLook {
  targetable: boolean;
  sign: IconName; // what lies on the plate then
  friendly: boolean; // it does good
  key: string | undefined;
  blocked: boolean;
  whyNot: string | undefined;
  shooter: boolean;
  stake: number;
}

export const inDanger = (play: CardPlay): boolean => play.decision !== null && threatens(play.decision);

export function seatLook(play: CardPlay, seat: SeatView): SeatLook {
  const decision = play.decision;
  const mine = seat.seat === play.table.me;
  const aims = decision ? targets(decision, play.path, play.view?.seating) : [];
  const aiming = isAiming(play.step);
  const index = aims.indexOf(seat.seat);
  const direct = decision !== null && play.step === "root" ? seatOption(decision, seat.seat) : undefined;
  const keys = index < 0 ? [] : seatKeys(play.view?.seating ?? [], decision!.who);
  const place = direct ? play.buttons.indexOf(direct) : keys.indexOf(seat.seat);
  const blocked = aiming && index < 0 && !mine;
  return {
    targetable: index >= 0 || direct !== undefined,
    sign: iconNamed(decision?.seat_sign ?? "") ?? "reticle",
    friendly: Boolean(decision?.seat_sign) && decision?.nature === "helps",
    key: place >= 0 && place < 9 ? String(place + 1) : undefined,
    blocked,
    whyNot: blocked && decision ? reason(play, seat) : undefined,
    shooter: decision !== null && inDanger(play) && decision.by === seat.seat && !mine,
    stake: mine && decision && inDanger(play) ? Math.max(0, decision.stake) : 0,
  };
}

function reason(play: CardPlay, seat: SeatView): string {
  const why = play.decision ? whyNotSeat(play.decision, play.path, seat.seat) : null;
  if (why) return plain(why, play.table.reader);
  return seat.alive
    ? t("ui-cannot-now")
    : plain({ key: "why-out", args: { to: { seat: seat.seat } } }, play.table.reader);
}

/** Everything a plate shows, in words. */
export function seatSpoken(play: CardPlay, seat: SeatView, look: SeatLook): string {
  const parts = [
    t("ui-seat-name", { character: play.table.nameOf(seat.seat), player: play.table.playerOf(seat.seat) }),
  ];
  parts.push(...roleSpoken(seat, seat.role, play.table.guesses.of(seat.seat)));
  const ghost = ghostLook(play.view, seat.seat);
  const away = play.table.awayOf(seat.seat);
  if (seat.alive && away) parts.push(away.spoken);
  if (seat.alive) {
    parts.push(
      ghost ? t(`ui-seat-${ghost.name}`) : t("ui-seat-lives", { life: seat.life, max: seat.max_life }),
      t("ui-seat-hand", { n: seat.hand }),
    );
    if (seat.distance !== null) parts.push(t("ui-seat-distance", { n: seat.distance }));
    if (seat.jailed) parts.push(t("ui-seat-jailed"));
    if (seat.table.length)
      parts.push(t("ui-seat-table", { cards: seat.table.map((card) => inPlaySaid(seat, card)).join(", ") }));
    if (play.view?.turn === seat.seat) parts.push(t("ui-seat-turn"));
    if (play.view?.asked === seat.seat) parts.push(t("ui-seat-asked"));
  }
  if (seat.off) parts.push(t("ui-ability-off"));
  if (play.table.info?.who?.includes(seat.seat)) parts.push(t("who-seat"));
  parts.push(...seatTabs(play, seat).map((tab) => tab.spoken));
  if (look.key) parts.push(t("ui-seat-target", { n: look.key }));
  if (look.whyNot) parts.push(look.whyNot);
  return parts.join(", ");
}

/** State of a card in front of a player: green cards wait for a turn, some have no effect now. */
function inPlayState(seat: SeatView, card: CardId): string {
  return seat.muted.includes(card) ? t("ui-card-muted") : seat.waiting.includes(card) ? t("ui-card-waits") : "";
}
const withState = (name: string, state: string): string => (state ? `${name} (${state})` : name);
const inPlaySaid = (seat: SeatView, card: CardId): string => withState(cardName(card), inPlayState(seat, card));
export const inPlaySpoken = (seat: SeatView, card: CardId): string =>
  withState(cardSpoken(card), inPlayState(seat, card));

export function seatTabs(play: CardPlay, seat: SeatView): SeatTab[] {
  const tabs: SeatTab[] = [];
  const add = (icon: IconName, words: string, text: string, tone: SeatTab["tone"] = "plain") =>
    tabs.push({ icon, words, spoken: words, tone, thing: wordsThing(words, text) });
  if (!seat.alive && seat.returns) add("ghost", t("ui-returns"), t("ui-returns-text"));
  const ghost = ghostLook(play.view, seat.seat);
  if (ghost) add(ghost.sign, t(`ui-until-${ghost.name}`), t(`ui-${ghost.name}-plays`));
  if (seat.alive && seat.target !== null) {
    const name = play.table.nameOf(seat.target);
    if (seat.seat === play.table.me) add("reticle", t("ui-you-hunt", { name }), t("ui-hunt-text"));
    else if (seat.target === play.table.me) add("reticle", t("ui-hunts-you"), t("ui-hunt-text"), "danger");
    else add("reticle", t("ui-hunts", { name }), t("ui-hunt-text"));
  }
  for (const { name, n } of play.view ? countsOf(play.view, seat.seat).filter(({ name, n }) => isDrawn(name, n)) : [])
    tabs.push({
      icon: signOf(name),
      words: String(n),
      spoken: t("ui-zone-n", { zone: zoneName(name), n }),
      tone: "plain",
      thing: wordsThing(
        zoneName(name),
        maybe(`zone-${slug(name)}-text`) ?? t("ui-zone-n", { zone: zoneName(name), n }),
      ),
      count: { name, n, Own: ownCount(name), onFace: isOnFace(name) },
    });
  const goal = seat.seat === play.table.me && seat.goal ? maybe(`goal-${slug(seat.goal)}-short`) : null;
  if (goal && seat.role) add("law-star", goal, goalText(play.view, seat.role));
  for (const char of seat.lent)
    tabs.push({
      icon: "plus",
      words: charName(char),
      spoken: t("ui-lent", { name: charName(char) }),
      tone: "plain",
      thing: JSON.stringify({ what: "char", char }),
      minor: tabs.some((tab) => tab.count !== undefined),
    });
  return tabs;
}

/** A click on a plate: aim at it, draw from it, or open its character. */
export function clickSeat(play: CardPlay, seat: Seat, open: () => void): void {
  const decision = play.decision;
  const view = play.view?.seats[seat];
  if (!decision || !view) return open();
  if (isAiming(play.step)) {
    if (targets(decision, play.path).includes(seat)) return play.aimAt(seat);
    const why =
      whyNotSeat(decision, play.path, seat) ?? (view.alive ? null : { key: "why-out", args: { to: { seat } } });
    return play.table.showNote(why ?? { key: "ui-cannot-now" });
  }
  const direct = play.step === "root" ? seatOption(decision, seat) : undefined;
  if (direct) return play.choose(direct);
  open();
}
