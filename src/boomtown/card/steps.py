"""Steps that cards and characters of every set share: playing, shots, checks, losing life, elimination."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from boomtown.card.cards import KIND, KINDS, NAMES, RANK, named
from boomtown.card.codes import NO_CARD, USE, V_CHOOSE, V_DISCARD, V_USE, card_of, name_of, verb_of
from boomtown.card.hooks import EVERYBODY
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, kind, named_thing, seat
from boomtown.card.victory import consequence, verdict
from boomtown.kernel.frame import PASS, Ask, saved

if TYPE_CHECKING:
    from collections.abc import Callable

    from boomtown.card.game import Bang

BANG, MISSED, BEER = "BANG!", "Missed!", "Beer"

# Why a power of phase 2 is not on offer now, by its source; for people
WHY_NO_OFFER: dict[str, Callable[[Bang, int], Text | None]] = {}
# What a check asks for, by the card or character that demands it: (suit, rank) -> good for the one who checks
CHECKS: dict[str, Callable[[str, int], bool]] = {}


@saved
@dataclass(slots=True)
class Settle(Step):
    """Between effects: settling abilities until quiet and the steps that are due, from the turn player clockwise.

    After each the situation is looked at anew (core 9.4, 9.5). `due`: (owner, step) in order, an owner of -1 first.
    """

    only: int  # settling abilities of this seat alone, -1: of everybody
    due: tuple[tuple[int, Step], ...]

    def run(self, g: Bang) -> None:
        s = g.state
        first = s.place(self.due[0][0]) if self.due else s.n
        for owner, _, hook in sorted(s.live.settle, key=lambda h: s.place(h[0])):
            if s.place(owner) <= first and self.only in (-1, owner) and (step := hook(g, owner)) is not None:
                g.stack += [self, step]
                return
        if self.due:
            g.stack += [Settle(self.only, self.due[1:]), self.due[0][1]]


@saved
@dataclass(slots=True)
class Play(Step):
    """`me` plays a card from the hand as `name` (its own, or another by core 2.5)."""

    me: int
    card: int
    name: str
    to: int = -1
    of: int = -2

    def run(self, g: Bang) -> None:
        me, card, played = self.me, self.card, KINDS[self.name]
        g.state.hands[me].remove(card)
        if self.name == BANG:
            g.state.bangs += 1
        if not played.stays:
            g.drop(card)
            if g.log is not None:
                nature = played.nature if self.to != me else "neutral"
                g.note("play", nature, who=me, card=card, to=self.to, of=self.of, **{"as": self.name})
        g.followed(self)
        if self.to >= 0 and g.unaffected(self.to, me, card):
            g.note("harmless", who=self.to, card=card, by=me)
        elif played.cost:
            g.stack += [Effect(me, card, self.name, self.to, self.of), Pay(me, played.cost, self.name)]
        else:
            played.effect(g, me, card, self.to, self.of)


@saved
@dataclass(slots=True)
class Effect(Step):
    """What a card does that has been played and paid for."""

    me: int
    card: int
    name: str
    to: int
    of: int

    def run(self, g: Bang) -> None:
        KINDS[self.name].effect(g, self.me, self.card, self.to, self.of)


@saved
@dataclass(slots=True)
class Pay(Step):
    """`who` discards `left` cards of the hand as the price of `cause`."""

    who: int
    left: int
    cause: str

    def run(self, g: Bang) -> Ask:
        hand = g.state.hands[self.who]
        return Ask(self.who, "pay", [V_DISCARD | c for c in payable(g, self.who)], len(hand) == 1)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing(self.cause), "left": self.left}, source=self.cause)

    def take(self, g: Bang, choice: int) -> None:
        if self.left > 1:
            g.stack.append(Pay(self.who, self.left - 1, self.cause))
        g.pay(self.who, card_of(choice), "cost")


def payable(g: Bang, who: int, besides: int = -1) -> list[int]:
    """The cards of the hand that may be discarded as a price, but for the card that is being paid for."""
    return [c for c in g.state.hands[who] if c != besides and g.kept(who, c) is None]


@saved
@dataclass(slots=True)
class Lay(Step):
    """A card played from the hand comes to lie in front of `to`; a weapon replaces the old one (core 5.8)."""

    me: int
    card: int
    to: int

    def run(self, g: Bang) -> None:
        s, to, card = g.state, self.to, self.card
        if KINDS[KIND[card]].weapon_range is not None:
            for old in [c for c in s.tables[to] if KINDS[KIND[c]].weapon_range is not None]:
                g.throw(to, old, "replaced", how="forced")
        s.tables[to].append(card)
        s.laid = (*s.laid, card)
        s.refresh()
        if g.log is not None:
            nature = KINDS[KIND[card]].nature
            g.note("lay", nature if to != self.me or nature != "harms" else "neutral", who=self.me, card=card, to=to)
        g.followed(self)


def source_of(code: int) -> str:
    """The card in play or the character whose power a code uses."""
    card = card_of(code)
    return NAMES[name_of(code)] if card < 0 else KIND[card]


@saved
@dataclass(slots=True)
class Shoot(Step):
    """`dst` shows `need` more Missed! effects, or loses one life (core 3.3, 3.7).

    `used`: abilities and Barrels tried against this shot. `answers`: Missed! cards given.
    """

    src: int
    dst: int
    card: int
    cause: str
    need: int = 1
    is_bang_card: bool = True
    used: tuple[int, ...] = ()
    answers: tuple[int, ...] = ()
    why: ClassVar[str] = "shot"

    def run(self, g: Bang) -> Ask | None:
        s, dst = g.state, self.dst
        if not s.alive[dst]:
            return None
        hand = s.hands[dst]
        options = missed_cards(g, dst)
        for owner, _, offer in s.live.answers:
            if owner in (dst, EVERYBODY):
                options += [o for o in offer(g, dst, self, None) if o not in self.used]
        options.append(PASS)
        return Ask(dst, self.why, options, not hand)

    def prompt(self, g: Bang) -> Prompt:
        args = {"by": seat(self.src), "source": kind(self.cause), "need": self.need, "own": int(self.src == self.dst)}
        return Prompt(args, self.src, self.cause, self.card, 1, self.used)

    def take(self, g: Bang, choice: int) -> None:
        dst = self.dst
        if choice == PASS:
            self.hit(g)
        elif verb_of(choice) == USE:
            g.note("use", "protects", who=dst, cause=source_of(choice))
            for owner, _, answer in g.state.live.answers:
                if owner in (dst, EVERYBODY) and choice in answer(g, dst, self, None):
                    answer(g, dst, self, choice)
                    break
        else:
            card = card_of(choice)
            own = KINDS[KIND[card]].missed and name_of(choice) < 0
            g.spend(dst, card)
            if g.log is not None:
                g.note("answer", "protects", who=dst, card=card, to=self.src, **{"as": KIND[card] if own else MISSED})
            counts = card if KIND[card] == MISSED or not own else -1  # a Missed! card, not only its effect (core 3.1)
            kind_ = KINDS[KIND[card]]
            self.answered(
                g, self.met(counts), (lambda: kind_.effect(g, dst, card, -1, -2)) if own else None, by_hand=True
            )

    def hit(self, g: Bang) -> None:
        """Nothing cancels it."""
        by = self.src if self.src != self.dst else -1
        g.push(Hurt(self.dst, 1, by, self.cause, self.card))

    def answered(
        self, g: Bang, then: Step, besides: Callable[[], None] | None = None, *, by_hand: bool = False
    ) -> None:
        """A Missed! effect has been given; `then` is the shot after it, `besides` what the card of the answer does."""
        if self.need > 1:
            g.stack.append(then)
        if by_hand:
            g.spent(self.dst)
        if besides is not None:
            besides()
        if self.need == 1:  # first what the cancelled shot brings about, from the turn player on
            g.stack.append(then)

    # A rewritten step is not rewritten again, so what follows is appended, not pushed.

    def met(self, card: int = -1) -> Step:
        """This shot after one more Missed! effect, by a Missed! card if one is given."""
        answers = (*self.answers, card) if card >= 0 else self.answers
        if self.need == 1:
            return Cancelled(self.src, self.dst, self.card, self.is_bang_card, answers)
        return replace(self, need=self.need - 1, answers=answers)

    def check_with(self, g: Bang, code: int) -> None:
        """Try a check against this shot: good is one Missed! effect; not again with the same source."""
        g.stack.append(replace(self, used=(*self.used, code)))
        g.push(Check(self.dst, source_of(code)))

    def result(self, g: Bang, value: bool) -> None:
        g.stack.append(self.met() if value else self)


def missed_needed(g: Bang, who: int) -> int:
    """How many Missed! effects it takes to cancel a BANG! card of this seat."""
    return g.fold("missed_needed", who, 1) if "missed_needed" in g.state.live.fold else 1


@saved
@dataclass(slots=True)
class Cancelled(Step):
    """A shot has met all the Missed! effects it needed."""

    src: int
    dst: int
    card: int
    is_bang_card: bool
    answers: tuple[int, ...]

    def run(self, g: Bang) -> None:
        if g.log is not None:
            g.note("stopped", "protects", "forced", who=self.dst, by=self.src)
        g.followed(self)


def missed_cards(g: Bang, who: int) -> list[int]:
    """Codes of the cards of the hand with a Missed! symbol, and of those that serve as Missed!."""
    s, hand, as_missed = g.state, g.state.hands[who], named(MISSED)
    codes = [c for c in hand if KINDS[KIND[c]].missed]
    if s.live.as_[who] is not None:
        codes += [c | as_missed for c in hand if KIND[c] != MISSED and s.serves(who, c, MISSED)]
    if "barred" in s.live.fold:
        codes = [c for c in codes if g.barred(who, card_of(c), MISSED if name_of(c) >= 0 else KIND[card_of(c)]) is None]
    return codes


@saved
@dataclass(slots=True)
class AnswerBang(Step):
    """`who` discards a BANG! card, or loses one life (Indians!)."""

    who: int
    src: int
    card: int
    cause: str

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        if not s.alive[who]:
            return None
        return Ask(who, "indians", bang_discards(g, who), not s.hands[who])

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"by": seat(self.src), "source": kind(self.cause)}, self.src, self.cause, self.card, 1)

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            by = self.src if self.src != self.who else -1
            g.push(Hurt(self.who, 1, by, self.cause, self.card))
        else:
            g.throw(self.who, card_of(choice), "indians")
            g.spent(self.who)


def bang_cards(g: Bang, who: int) -> list[int]:
    """The cards of the hand that `who` may discard as BANG! cards now."""
    s = g.state
    cards = [c for c in s.hands[who] if s.serves(who, c, BANG) and g.kept(who, c) is None]
    return g.fold("bang_cards", who, cards) if "bang_cards" in s.live.fold else cards


def bang_discards(g: Bang, who: int) -> list[int]:
    """Codes for discarding each BANG! card of the hand, then PASS."""
    return [*(V_DISCARD | c for c in bang_cards(g, who)), PASS]


@saved
@dataclass(slots=True)
class Spent(Step):
    """Never queued: `who` has played or discarded `count` cards of the hand by choice, for hooks that follow it."""

    who: int
    count: int
    cause: str


@saved
@dataclass(slots=True)
class Check(Step):
    """`who` turns up the top card ("draw!") for `cause`; the step below gets the outcome (core 7)."""

    who: int
    cause: str

    def run(self, g: Bang) -> Ask | None:
        s = g.state
        if not s.turned:
            count = g.fold("check_cards", self.who, 1, self)
            cards = [c for _ in range(count) if (c := g.flip()) >= 0]
            if len(cards) < 2:
                self._count(g, cards, cards[0] if cards else -1)
                return None
            s.turned = cards
        return Ask(self.who, "check", [V_CHOOSE | c for c in s.turned], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing(self.cause)}, source=self.cause)

    def take(self, g: Bang, choice: int) -> None:
        cards, g.state.turned = g.state.turned, []
        self._count(g, cards, card_of(choice))

    def _count(self, g: Bang, cards: list[int], card: int) -> None:
        g.drop(*(c for c in cards if c != card), *([card] if card >= 0 else []))
        shown = (g.suit(card), RANK[card]) if card >= 0 else ("", 0)  # no card: no suit, no rank (core 7.6)
        good = CHECKS[self.cause](*shown)
        if g.log is not None:
            g.note("check", "neutral", "random", who=self.who, cards=cards, card=card, cause=self.cause, good=good)
        g.push(Checked(self.who, self.cause, card, good))


@saved
@dataclass(slots=True)
class Checked(Step):
    """A check is done; the step below, which waits for it, gets the outcome."""

    who: int
    cause: str
    card: int
    good: bool

    def run(self, g: Bang) -> None:
        g.stack.pop().result(g, self.good)


@saved
@dataclass(slots=True)
class Hurt(Step):
    """`who` loses `lost` lives at once because of `by` (-1: nobody, core 12.8)."""

    who: int
    lost: int
    by: int
    cause: str
    card: int = -1

    def run(self, g: Bang) -> None:
        s, who = g.state, self.who
        if not s.alive[who] or who in s.course.ghosts:
            return
        s.life[who] -= self.lost
        if g.log is not None:
            g.note("lose", "harms", "forced", who=who, count=self.lost, life=s.life[who], by=self.by, cause=self.cause)
        if s.life[who] > 0:
            g.followed(self)
        else:
            g.stack.append(Rescue(who, self.by, self.cause, s.life[who]))


@saved
@dataclass(slots=True)
class Rescue(Step):
    """After a lethal loss down to `low`: Beer and abilities that say so, if they suffice together (core 12.3)."""

    who: int
    by: int
    cause: str
    low: int
    beers: int = 0  # played so far

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        hand, need = s.hands[who], 1 - s.life[who]
        if need <= 0:
            if self.beers:
                g.spent(who, self.beers)
            else:
                g.settle(who)
            return None
        options: list[int] = []
        if rescue_power(g, who, hand) >= need:
            as_beer = named(BEER)
            options = [c if KIND[c] == BEER else c | as_beer for c in rescue_beers(g, who, hand)]
        if s.life[who] == self.low:  # having begun he must go on
            options.append(PASS)
        known = len(hand) * beer_worth(g, who) if beer_heals(g) else g.fold("rescue_power", who, 0, hand)
        return Ask(who, "rescue", options, known < need)

    def prompt(self, g: Bang) -> Prompt:
        by = self.by if self.by >= 0 else None
        return Prompt({"need": 1 - g.state.life[self.who]}, by, self.cause)

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            g.push(Eliminate(self.who, self.by, self.cause))
            return
        card = card_of(choice)
        g.spend(self.who, card)
        if g.log is not None:
            g.note("play", "helps", who=self.who, card=card, to=-1, of=-2, **{"as": BEER})
        g.stack.append(replace(self, beers=self.beers + 1))
        g.heal(self.who, beer_worth(g, self.who), BEER)


def beer_heals(g: Bang) -> bool:
    """Not while only two players are in the game (core 12.4)."""
    return len(g.state.live.order) > 2


def beer_worth(g: Bang, who: int) -> int:
    """Lives one Beer gives back to this seat."""
    return g.fold("beer", who, 1, None)


def rescue_beers(g: Bang, who: int, cards: list[int]) -> list[int]:
    """Those of the cards that `who` can play as a Beer that heals."""
    if not beer_heals(g):
        return []
    return [c for c in cards if g.state.serves(who, c, BEER) and g.barred(who, c, BEER) is None]


def rescue_power(g: Bang, who: int, cards: list[int]) -> int:
    """The most lives these cards of the hand can give back in a rescue."""
    return g.fold("rescue_power", who, len(rescue_beers(g, who, cards)) * beer_worth(g, who), cards)


@saved
@dataclass(slots=True)
class Eliminate(Step):
    """`who` leaves the game, in the order of core 12.9; a ghost leaves it again."""

    who: int
    by: int
    cause: str

    def run(self, g: Bang) -> None:
        s, who = g.state, self.who
        if who in s.course.ghosts:
            s.run_on(ghosts=tuple(p for p in s.course.ghosts if p != who))
            g.note("leave", "neutral", "forced", who=who)
        else:
            s.fallen = (*s.fallen, who)
            g.note("out", "harms", "forced", who=who, role=s.roles[who], by=self.by)
        s.life[who] = 0
        s.set_alive(who, False)
        g.revealed = True
        found = verdict(s, who, self.by)
        if found is not None:
            g.end(*found)
            return
        due = consequence(s, who, self.by)
        if due:
            g.stack.append(Reward(self.by, due))
        g.followed(self)
        g.push(LeaveCards(who))


@saved
@dataclass(slots=True)
class LeaveCards(Step):
    """All cards of an eliminated seat are discarded, hand first (core 8.4)."""

    who: int

    def run(self, g: Bang) -> None:
        lose_all(g, self.who, "out")


def lose_all(g: Bang, who: int, cause: str) -> None:
    """Discard hand and table as held."""
    s = g.state
    cards = s.hands[who] + s.tables[who]
    had_table = bool(s.tables[who])
    s.hands[who], s.tables[who] = [], []
    g.drop(*cards)
    if had_table:
        s.refresh()
    if cards:
        g.note("discard", "harms", "forced", who=who, cards=cards, count=len(cards), cause=cause)


@saved
@dataclass(slots=True)
class Reward(Step):
    """What the responsible player gets for eliminating a role (core 12.10, 12.11; dodge_city, Three players 6)."""

    by: int
    what: str

    def run(self, g: Bang) -> None:
        if not g.state.alive[self.by]:
            return
        if self.what == "penalty":
            g.note("penalty", "harms", "forced", who=self.by)
            lose_all(g, self.by, "penalty")
        else:
            g.draw(self.by, 3, "reward")


@saved
@dataclass(slots=True)
class DrawCards(Step):
    """`who` draws from the deck because of a card or ability."""

    who: int
    count: int
    cause: str

    def run(self, g: Bang) -> None:
        if g.state.alive[self.who]:
            g.draw(self.who, self.count, self.cause)


@saved
@dataclass(slots=True)
class TakeFromHand(Step):
    """`who` takes random cards from the hand of `owner`, as far as there are any."""

    who: int
    owner: int
    count: int
    cause: str

    def run(self, g: Bang) -> None:
        s = g.state
        for _ in range(self.count):
            if s.alive[self.who] and s.hands[self.owner]:
                g.take(self.who, self.owner, g.pick(s.hands[self.owner]), self.cause, "random")


@saved
@dataclass(slots=True)
class Offer(Step):
    """`who` may use an optional ability; `then` is what it does."""

    who: int
    source: str
    then: Step

    def run(self, g: Bang) -> Ask | None:
        return Ask(self.who, "ability", [V_USE | named(self.source) | NO_CARD, PASS], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing(self.source)}, source=self.source)

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            g.state.declined |= {self.who}
        else:
            g.note("use", "neutral", who=self.who, cause=self.source)
            g.push(self.then)
