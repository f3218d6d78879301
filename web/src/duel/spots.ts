// The characters on the table as I see them, and whether I can point at them.
import { iconNamed, type IconName } from "../art/icons";
import { t } from "../lib/i18n.svelte";
import { charName, plain } from "../lib/text";
import { aimAtSlot, targets, whyNotSlot, type Aim } from "./choose";
import { cardFact, duelFacts } from "./facts";
import type { DuelPlay } from "./play.svelte";
import type { DuelSeat, DuelView, Fighter, Seat } from "./wire";
import { cardTitle } from "./words";

export const other = (seat: Seat): Seat => 1 - seat;
/** Whose side lies at the bottom: mine, or that of seat 0 for whoever watches. */
export const near = (view: DuelView): Seat => view.you ?? 0;

export const isAlone = (seat: DuelSeat): boolean => seat.fighters.length === 1;
export const frontOf = (seat: DuelSeat): Fighter | undefined =>
  seat.fighters.find((one) => one.front) ?? seat.fighters[0];
export const placeOf = (seat: DuelSeat, one: Fighter): "front" | "rear" | "alone" =>
  isAlone(seat) ? "alone" : one.front ? "front" : "rear";

export function fighterIn(view: DuelView | null, slot: number): Fighter | undefined {
  return view?.seats.flatMap((seat) => seat.fighters).find((one) => one.slot === slot);
}

export interface SpotLook {
  aim: Aim | null;
  targetable: boolean;
  friendly: boolean;
  sign: IconName;
  key: string | undefined;
  blocked: boolean;
  whyNot: string | undefined;
  stake: number; // lives it would lose if I let it happen
}

const DONE_WITH: Record<string, IconName> = { helps: "heart-plus", neutral: "check", protects: "check" };

export function spotLook(play: DuelPlay, seat: Seat, one: Fighter): SpotLook {
  const { decision, path } = play;
  const aim = decision ? aimAtSlot(decision, path, one.slot) : null;
  const all = decision ? targets(decision, path) : [];
  const option = aim === null ? undefined : play.aimed(aim);
  const friendly = option !== undefined && option.nature !== "harms";
  const asked = iconNamed(decision?.seat_sign ?? "");
  const why = decision && play.step === "to" && aim === null ? whyNotSlot(decision, path, one.slot) : null;
  return {
    aim,
    targetable: aim !== null,
    friendly,
    sign: asked ?? (friendly ? (DONE_WITH[option.nature] ?? "check") : "reticle"),
    key: aim !== null && all.indexOf(aim) < 9 ? String(all.indexOf(aim) + 1) : undefined,
    blocked: decision !== null && play.step === "to" && aim === null,
    whyNot: why ? plain(why, play.table.reader) : undefined,
    stake: stakeOf(play, seat, one),
  };
}

/** What is lost at this character when I give in. */
function stakeOf(play: DuelPlay, seat: Seat, one: Fighter): number {
  const { decision } = play;
  if (!decision || decision.nature !== "harms" || decision.stake <= 0 || seat !== play.table.me) return 0;
  return play.struck === one.slot ? Math.min(one.life, decision.stake) : 0;
}

/** Everything a character shows, in words. */
export function spotSpoken(play: DuelPlay, seat: DuelSeat, one: Fighter, look: SpotLook): string {
  const whose = seat.seat === play.table.me ? t("ui-you") : play.table.playerOf(seat.seat);
  const place = placeOf(seat, one);
  const parts = [
    `${charName(one.character)}, ${whose}`,
    t(place === "rear" ? "ui-duel-behind" : place === "alone" ? "ui-duel-alone" : "ui-duel-front"),
    t("ui-seat-lives", { life: one.life, max: one.max_life }),
  ];
  if (duelFacts()?.characters[one.character]?.always) parts.push(t("ui-duel-always"));
  if (one.off) parts.push(t("ui-duel-off"));
  if (one.cards.length)
    parts.push(t("ui-duel-holds", { cards: one.cards.map((card) => cardTitle(cardFact(card).kind)).join(", ") }));
  if (play.view?.turn === seat.seat && one.front) parts.push(t("ui-seat-turn"));
  if (play.view?.asked === seat.seat && one.front) parts.push(t("ui-seat-asked"));
  if (look.key) parts.push(t("ui-seat-target", { n: look.key }));
  if (look.whyNot) parts.push(look.whyNot);
  return parts.join(", ");
}
