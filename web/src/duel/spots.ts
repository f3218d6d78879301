// The characters on the table as I see them, and whether I can point at them.
import { iconNamed, type IconName } from "../art/icons";
import { t } from "../lib/text/i18n.svelte";
import { charName, plain } from "../lib/text/text";
import { aimAtSlot, aimed, slotOf, targets, whyNotSlot, type Aim } from "./choose";
import { cardFact } from "./facts";
import type { DuelPlay } from "./play.svelte";
import type { DuelSeat, DuelView, Person, Seat } from "./wire";
import { cardTitle } from "./words";

/** Side at the bottom: mine, or that of the first seat for a spectator. */
export const near = (view: DuelView): Seat => view.you ?? 0;
export const peopleOf = (seat: DuelSeat): Person[] => seat.people.filter((one) => one !== null);
export const frontOf = (seat: DuelSeat | undefined): Person | undefined =>
  seat?.people.find((one) => one?.front) ?? undefined;

export type Place = "front" | "rear" | "alone";
export const placeOf = (one: Person): Place => (one.front && one.rear ? "alone" : one.front ? "front" : "rear");
/** Is it switched off beyond standing behind? */
export const isOff = (one: Person): boolean => one.off === "other" || one.off === "out";

export interface SpotLook {
  slot: number;
  aim: Aim | null;
  friendly: boolean;
  sign: IconName;
  key: string | undefined;
  blocked: boolean;
  whyNot: string | undefined;
  stake: number; // lives it would lose if I let it happen
  note: string | undefined; // what would happen to it
}

const DOES: Record<string, IconName> = { helps: "heart-plus" };

export function spotLook(play: DuelPlay, seat: Seat, one: Person): SpotLook {
  const { decision, path } = play;
  const slot = slotOf(seat, one.place);
  const aim = decision ? aimAtSlot(decision, path, slot) : null;
  const option = decision && aim ? aimed(decision, path, aim)[0] : undefined;
  const friendly = option !== undefined && option.nature !== "harms";
  const at = decision && aim ? targets(decision, path).indexOf(aim) : -1;
  const blocked = decision !== null && play.step === "to" && aim === null;
  const why = blocked ? whyNotSlot(decision, path, slot) : null;
  return {
    slot,
    aim,
    friendly,
    sign:
      iconNamed(decision?.seat_sign ?? "") ??
      (aim?.startsWith("side") ? "swap" : friendly ? (DOES[option.nature] ?? "check") : "reticle"),
    key: at >= 0 && at < 9 ? String(at + 1) : undefined,
    blocked,
    whyNot: why ? plain(why, play.table.reader) : undefined,
    stake: play.struck === slot ? Math.min(one.life, play.decision?.stake ?? 0) : 0,
    note: option?.hits === undefined ? undefined : t("ui-duel-hits", { n: option.hits }),
  };
}

/** Everything a character shows, in words. */
export function spotSpoken(play: DuelPlay, seat: DuelSeat, one: Person, look: SpotLook): string {
  const whose = seat.seat === play.table.me ? t("ui-you") : play.table.playerOf(seat.seat);
  const parts = [
    `${charName(one.character)}, ${whose}`,
    t(`ui-duel-${placeOf(one)}`),
    t("ui-seat-lives", { life: one.life, max: one.max_life }),
  ];
  if (one.always) parts.push(t("ui-duel-always"));
  if (isOff(one)) parts.push(t("ui-duel-off"));
  if (one.table.length)
    parts.push(t("ui-duel-holds", { cards: one.table.map(({ card }) => cardTitle(cardFact(card).kind)).join(", ") }));
  if (play.view?.turn === seat.seat && one.front && play.view.phase !== "setup") parts.push(t("ui-seat-turn"));
  if (play.view?.asked === seat.seat && one.front) parts.push(t("ui-seat-asked"));
  if (look.stake > 0) parts.push(t("ui-duel-stake", { n: look.stake }));
  if (look.key) parts.push(t("ui-seat-target", { n: look.key }));
  if (look.note) parts.push(look.note);
  if (look.whyNot) parts.push(look.whyNot);
  return parts.join(", ");
}
