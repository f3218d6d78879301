// How one seat looks to me in the Dice Game: what its plate shows, and whether I can point at it.
import { iconNamed, type IconName } from "../art/icons";
import { t } from "../lib/text/i18n.svelte";
import type { SeatTab } from "../lib/game/play";
import { roleSpoken } from "../lib/text/seat_name";
import { wordsThing } from "../lib/text/thing";
import { faceName, plain } from "../lib/text/text";
import { diceFacts } from "./facts";
import type { DiceSeat, DiceView, Seat } from "./wire";
import { aimed, pendingAims, seatOption, seatOptions, whyNotSeat } from "./choose";
import type { DicePlay } from "./play.svelte";

export interface SeatLook {
  targetable: boolean;
  sign: IconName; // of what would happen to it
  friendly: boolean; // it would do good, or nothing bad
  idle: boolean; // it would have no effect there
  key: string | undefined;
  blocked: boolean;
  whyNot: string | undefined;
  aims: number; // power of the bull's eyes that are going to hit it
  reach: boolean; // the pending bull's eye may be aimed here
}

const FEEDS: ReadonlySet<string> = new Set(["beer", "cure"]); // questions who regains a life

export function seatLook(play: DicePlay, seat: DiceSeat): SeatLook {
  const { decision } = play;
  const options = decision ? seatOptions(decision, seat.seat) : [];
  const one = decision ? seatOption(decision, seat.seat) : null;
  const place = one ? play.buttons.indexOf(one) : -1;
  const blocked =
    decision !== null && aimed(decision) && options.length === 0 && seat.seat !== play.table.me && !seat.ghost;
  return {
    targetable: options.length > 0,
    sign: iconNamed(decision?.seat_sign ?? "") ?? "reticle",
    friendly: Boolean(decision?.seat_sign),
    idle: options.length > 0 && FEEDS.has(decision!.why) && seat.life >= seat.max_life,
    key: place >= 0 && place < 9 ? String(place + 1) : undefined,
    blocked,
    whyNot: blocked ? reason(play, seat) : undefined,
    aims: aimsAt(play, seat.seat),
    reach: decision === null && play.view?.asked_why === "aim" && seat.in_reach,
  };
}

export const aimsAt = (play: DicePlay, seat: Seat): number =>
  (play.view ? pendingAims(play.view) : []).reduce((sum, aim) => sum + (aim.to === seat ? aim.power : 0), 0);

function reason(play: DicePlay, seat: DiceSeat): string | undefined {
  const why =
    whyNotSeat(play.decision!, seat.seat) ??
    (seat.alive ? null : { key: "why-out", args: { to: { seat: seat.seat } } });
  return why ? plain(why, play.table.reader) : undefined;
}

const USUAL_DICE = 5;
const SALOON = "saloon_dice";

/** Number of dice that a turn of this game may have: some characters throw a saloon die in addition to the usual ones. */
export function mostDice({ seats, dice }: Pick<DiceView, "seats" | "dice">): number {
  const more = seats.some(({ character }) => diceFacts()?.characters[character ?? ""]?.needs.includes(SALOON));
  return Math.max(USUAL_DICE + Number(more), dice.length);
}

/** The role as it is called: the special one where it is known. */
export const roleOf = (seat: DiceSeat): string | null => seat.special ?? seat.role;

/** Everything a plate shows, in words. */
export function seatSpoken(play: DicePlay, seat: DiceSeat, look: SeatLook): string {
  const { table } = play;
  const parts = [t("ui-seat-name", { character: table.nameOf(seat.seat), player: table.playerOf(seat.seat) })];
  parts.push(...roleSpoken(seat, roleOf(seat), table.guesses.of(seat.seat)));
  const away = table.awayOf(seat.seat);
  if (seat.alive && away) parts.push(away.spoken);
  if (table.info?.who?.includes(seat.seat)) parts.push(t("who-seat"));
  if (seat.special && seat.spent) parts.push(t("ui-seat-spent"));
  if (seat.ghost) parts.push(t("ui-ghost"), ...(seat.team ? [t("ui-ghost-team", { team: seat.team })] : []));
  if (seat.alive) parts.push(t("ui-seat-lives", { life: seat.life, max: seat.max_life }), ...stock(seat));
  if (seat.alive && seat.distance !== null) parts.push(t("ui-seat-places", { n: seat.distance }));
  if (play.view?.turn === seat.seat) parts.push(t("ui-seat-turn"));
  if (play.view?.asked === seat.seat) parts.push(t("ui-seat-asked"));
  if (look.reach) parts.push(t("ui-seat-in-reach"));
  if (look.aims > 0) parts.push(t("ui-seat-aimed", { n: look.aims }));
  parts.push(...seatTabs(play, seat).map((tab) => tab.spoken));
  if (look.key) parts.push(t("ui-seat-target", { n: look.key }));
  if (look.whyNot) parts.push(look.whyNot);
  if (look.idle) parts.push(t("why-full-life-other"));
  return parts.join(", ");
}

function stock(seat: DiceSeat): string[] {
  const found: string[] = [];
  if (seat.arrows > 0) found.push(t("ui-seat-arrows", { n: seat.arrows }));
  if (seat.chief) found.push(t("ui-seat-chief"));
  if (seat.tokens.length) found.push(t("ui-seat-tokens", { faces: seat.tokens.map(faceName).join(", ") }));
  return found;
}

/** Tabs on the lower edge: who hunts whom with three players. */
export function seatTabs(play: DicePlay, seat: DiceSeat): SeatTab[] {
  if (!seat.alive || seat.target === null) return [];
  const { table } = play;
  const name = table.nameOf(seat.target);
  const tab = (words: string, tone: SeatTab["tone"] = "plain"): SeatTab => ({
    icon: "reticle",
    words,
    spoken: words,
    tone,
    thing: wordsThing(words, t("ui-hunt-text")),
  });
  if (seat.seat === table.me) return [tab(t("ui-you-hunt", { name }))];
  if (seat.target === table.me) return [tab(t("ui-hunts-you"), "danger")];
  return [tab(t("ui-hunts", { name }))];
}
