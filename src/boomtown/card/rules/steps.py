"""Steps that cards and characters of all sets share: playing, paying, laying, drawing, offers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from boomtown.card.cards import KIND, KINDS, NAMES, WEAPONS, named
from boomtown.card.codes import (
    MOST_PLAYERS,
    NO_CARD,
    TARGET,
    USE,
    V_DISCARD,
    V_USE,
    card_of,
    name_of,
    second_of,
    verb_of,
)
from boomtown.card.folds import DECIDES, IGNORES, PIERCES
from boomtown.card.questions import Question, declare
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, named_thing
from boomtown.kernel.frame import PASS, Ask, Frame
from boomtown.kernel.game import Json
from boomtown.kernel.hooks import Hook
from boomtown.kernel.redeal import Rnd

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State


BANG: Final = "BANG!"
MISSED: Final = "Missed!"
BEER: Final = "Beer"
NO_STEP: Final[Frame | None] = None


# By source: why its power of phase 2 is not on offer now. Shown to players
WHY_NO_OFFER: dict[str, Callable[[Bang, int], Text | None]] = {}
# By source: why it does not let the player end the turn now. Shown to players
WHY_NO_END: dict[str, Callable[[Bang, int], Text]] = {}
# By ambient source: further actions that are not possible in phase 2, as in `why_not.why_not`. Shown to players
WHY_NOT_MORE: dict[str, Callable[[Bang, int], list[Json]]] = {}
# By source: why its power cannot be used on a seat. Shown to players
WHY_NOT_AT: dict[str, Callable[[Bang, int, int], Text]] = {}


# By protecting source: the key of the text why a card has no effect; "why-diamond" if missing
WHY_IMMUNE: dict[str, str] = {}


def why_no_end(source: str) -> Callable[[Callable[[Bang, int], Text]], Callable[[Bang, int], Text]]:
    """Register `reason(g, me)`: why `me` cannot end the turn while this source removes END (PLAY_OPTIONS)."""

    def keep(reason: Callable[[Bang, int], Text]) -> Callable[[Bang, int], Text]:
        WHY_NO_END[source] = reason
        return reason

    return keep


class Price(NamedTuple):
    """Price of an option: lives, cards of the hand, money of a set, and tokens."""

    lives: int = 0
    cards: int = 0
    gold: int = 0
    loads: int = 0


# By source: the price of its power, declared next to the power. Shown to players
PRICES: dict[str, Price] = {}
# By verb: the price of an option of that verb, registered by the set with these options
PRICED: dict[int, Callable[[int], Price]] = {}


def price_of(code: int) -> Price:
    """Return the price of an option, without the price of playing a card."""
    verb = verb_of(code)
    if verb == USE:
        return PRICES.get(source_of(code), Price())
    priced = PRICED.get(verb)
    return priced(code) if priced is not None else Price()


@dataclass
class Settle(Step):
    """Check between effects: settling abilities until none applies, and the due steps, from the turn player clockwise.

    After each of them the situation is checked again (core 9.4, 9.5). `due`: (owner, step) in order, an owner of -1
    first.
    """

    only: int  # settling abilities of this seat only, -1: of all seats
    due: tuple[tuple[int, Step], ...]

    def run(self, g: Bang) -> None:
        due, only = self.due, self.only
        if g.state.index.settle:
            for owner, hook in self._listeners(g.state):
                if only in (-1, owner) and (step := hook(g, owner)) is not None:
                    g.stack.append(self)
                    g.push(step)
                    return
        if due:
            g.stack.append(Settle(only, due[1:]) if len(due) > 1 else QUIET[only])
            g.push(due[0][1])

    def _listeners(self, s: State) -> list[tuple[int, Hook]]:
        """Return the settling abilities before the next due step, in the order of play."""
        found = [(owner, hook) for owner, _, hook in s.index.settle]
        if len(found) > 1:
            found.sort(key=lambda h: s.place(h[0]))
        if found and self.due:
            first = s.place(self.due[0][0])
            found = [h for h in found if s.place(h[0]) <= first]
        return found

    def imagined(self, g: Bang, seat: int, rnd: Rnd) -> Step | None:
        due = [(owner, step.imagined(g, seat, rnd)) for owner, step in self.due]
        return Settle(self.only, tuple((owner, step) for owner, step in due if step is not None))


# Steps are never changed, so Settle steps without due steps are made once: by seat, the last one for all
QUIET: Final = [Settle(seat, ()) for seat in (*range(MOST_PLAYERS), -1)]


@dataclass
class Play(Step):
    """Play of a card of the hand by `me` as `name` (its own, or another by core 2.5)."""

    me: int
    card: int
    name: str
    to: int = -1
    of: int = -2

    def run(self, g: Bang) -> None:
        put_down(g, self.me, self.card, self.name, self.to, self.of)
        g.followed(self)
        take_effect(g, self.me, self.card, self.name, self.to, self.of)


def put_down(g: Bang, me: int, card: int, name: str, to: int, of: int) -> None:
    """Move a played card out of the hand."""
    g.let_go(me, card)
    kind = KINDS[name]
    if name == BANG or kind.limited:
        g.state.bangs += 1
    if not kind.stays:
        g.drop(card)
        if g.log is not None:
            nature, also = kind.nature if to != me else "neutral", second_of(of)
            more: Json = {"also": also} if also >= 0 else {}
            g.note("play", nature, who=me, card=card, to=to, of=of if also < 0 else -2, **{"as": name}, **more)


def take_effect(g: Bang, me: int, card: int, name: str, to: int, of: int) -> None:
    """Run the effect of a card that was put down, or ask for its price first."""
    kind, index = KINDS[name], g.state.index
    if not index.guarded and not kind.cost:
        kind.effect(g, me, card, to, of)
    elif (step := decision(g, me, card, name, to)) is not None:
        g.stack += [Effect(me, card, name, to, of), step]
    elif index.immune and to >= 0 and g.unaffected(to, me, card) and not pierces(g, me, card, name, to):
        if kind.stays and g.log is not None:  # otherwise `put_down` has logged it
            g.note("play", kind.nature, who=me, card=card, to=to, of=-2, **{"as": name})
        harmless(g, me, card, name, to)
    elif kind.cost:
        g.stack += [Effect(me, card, name, to, of), Pay(me, kind.cost, name)]
    else:
        carry_out(g, me, card, name, to, of)


def pierces(g: Bang, me: int, card: int, name: str, to: int) -> bool:
    """Return whether a card that stays in play may be laid in front of a player on whom it has no effect otherwise."""
    if not KINDS[name].stays or PIERCES not in g.state.index.fold:
        return False
    return g.fold(PIERCES, me, False, card | TARGET[to])


def harmless(g: Bang, me: int, card: int, name: str, to: int) -> None:
    """Log that the card has no effect on its target. A card that would stay in play is discarded."""
    if KINDS[name].stays:
        g.drop(card)
    g.note("harmless", who=to, card=card, by=me)


def decision(g: Bang, me: int, card: int, name: str, to: int) -> Frame | None:
    """Return the step in which the player decides about a card that was put down, before its effect."""
    return g.fold(DECIDES, me, NO_STEP, (card, name, to)) if DECIDES in g.state.index.fold else None


def carry_out(g: Bang, me: int, card: int, name: str, to: int, of: int) -> None:
    """Run the effect of a card that was paid for, unless its target ignores it."""
    if to >= 0 and IGNORES in g.state.index.fold:
        step = g.fold(IGNORES, to, NO_STEP, Effect(me, card, name, to, of))
        if step is not None:
            g.stack.append(step)
            return
    KINDS[name].effect(g, me, card, to, of)


@dataclass
class Effect(Step):
    """Effect of a card that was played and paid for."""

    me: int
    card: int
    name: str
    to: int
    of: int

    def run(self, g: Bang) -> None:
        s, alone = g.state, self.to >= 0 and not g.state.noted.get(ALSO, 0)
        if alone and s.index.immune and g.unaffected(self.to, self.me, self.card):
            harmless(g, self.me, self.card, self.name, self.to)
        else:
            carry_out(g, self.me, self.card, self.name, self.to, self.of)


ALSO: Final = "also"  # note of the card being played: its further targets, a bit for each seat
REPEATED: Final = "repeated"  # note while the effect of a card is repeated: that card, for which no load is bought


@dataclass
class Averted(Step):
    """Event for hooks, never queued: `to` has cancelled a card of `me` aimed at them alone, no BANG! effect."""

    me: int
    card: int
    name: str
    to: int


@dataclass
class Bought(Step):
    """Effect of a bought card; buying is not playing."""

    who: int
    card: int

    def run(self, g: Bang) -> None:
        g.followed(self)
        KINDS[KIND[self.card]].effect(g, self.who, self.card, -1, -2)


@dataclass
class EffectOf(Effect):
    """Effect of the card `name` without playing such a card. `card` causes it: another card, or none.

    Hooks that answer a card aimed at one seat (Play) may rewrite it too.
    """


ASK_PAY = declare(Question("pay", 11, completes=True, gives_up=True, sign="discard"))


@dataclass
class Pay(Step):
    """Price: `who` discards `left` cards of the hand for `cause`."""

    who: int
    left: int
    cause: str

    def run(self, g: Bang) -> Ask:
        # The card that is paid for has been played already. So if no other card is left, a kept card pays for it
        hand = g.state.hands[self.who]
        return Ask(self.who, ASK_PAY, [V_DISCARD | c for c in g.spendable(self.who) or hand], len(hand) == 1)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing(self.cause), "left": self.left}, source=self.cause)

    def take(self, g: Bang, choice: int) -> None:
        if self.left > 1:
            g.stack.append(Pay(self.who, self.left - 1, self.cause))
        g.pay_for(self.who, card_of(choice), self.cause)


@dataclass
class Lay(Step):
    """Laying of a played card in front of `to`; a weapon replaces the old one (core 5.8).

    `told`: the log has the play already.
    """

    me: int
    card: int
    to: int
    told: bool = False

    def run(self, g: Bang) -> None:
        s, to, card = g.state, self.to, self.card
        if card in WEAPONS:
            for old in [c for c in s.tables[to] if c in WEAPONS]:
                g.throw(to, old, "replaced", how="forced")
        g.put_in_play(to, card)
        if g.log is not None:
            nature = "neutral" if self.told else KINDS[KIND[card]].nature
            g.note("lay", nature if to != self.me or nature != "harms" else "neutral", who=self.me, card=card, to=to)
        g.followed(self)


def source_of(code: int) -> str:
    """Return the card in play or the character whose power a code uses."""
    card = card_of(code)
    return NAMES[name_of(code)] if card < 0 else KIND[card]


@dataclass
class Spent(Step):
    """Event for hooks, never queued: `who` has played `count` cards of the hand outside phase 2.

    With a `cause` they were discarded by choice.
    """

    who: int
    count: int
    cause: str


@dataclass
class CardLost(Step):
    """Event for hooks, never queued: `who` has taken or discarded a card of `owner`. `by_itself`: no player
    decided it.
    """

    who: int
    owner: int
    card: int
    cause: str
    by_itself: bool = False


@dataclass
class LeftPlay(Step):
    """Event for hooks, never queued: a card has left play in front of a seat."""

    seat: int
    card: int


@dataclass
class DrawCards(Step):
    """Draw from the deck because of a card or ability."""

    who: int
    count: int
    cause: str

    def run(self, g: Bang) -> None:
        if g.state.alive[self.who]:
            g.draw(self.who, self.count, self.cause)


@dataclass
class TakeFromHand(Step):
    """Taking of up to `count` random cards from the hand of `owner`. `by_itself`: no player decides it."""

    who: int
    owner: int
    count: int
    cause: str
    by_itself: bool = False

    def run(self, g: Bang) -> None:
        s = g.state
        for _ in range(self.count):
            if s.alive[self.who] and s.hands[self.owner]:
                g.take(self.who, self.owner, g.pick(s.hands[self.owner]), self.cause, "random", self.by_itself)


ASK_ABILITY = declare(Question("ability", 10, may_pass=True))


@dataclass
class Offer(Step):
    """Offer to `who` to use an optional ability; `then` is its effect."""

    who: int
    source: str
    then: Step

    def run(self, g: Bang) -> Ask | None:
        return Ask(self.who, ASK_ABILITY, [V_USE | named(self.source) | NO_CARD, PASS], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing(self.source)}, source=self.source)

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            g.state.declined |= {self.who}
        else:
            g.note("use", "neutral", who=self.who, cause=self.source)
            g.push(self.then)
