"""Steps that cards and characters of all sets share: playing, paying, laying, drawing, offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import KIND, KINDS, NAMES, WEAPONS, named
from boomtown.card.codes import NO_CARD, TARGET, V_DISCARD, V_USE, card_of, name_of, second_of
from boomtown.card.folds import CHOOSER, DECIDES, IGNORES, PIERCES
from boomtown.card.questions import Question, declare
from boomtown.card.step import Prompt, Step
from boomtown.card.text import named_thing
from boomtown.kernel.frame import PASS, Ask, Frame
from boomtown.kernel.game import Json
from boomtown.kernel.text import slug

if TYPE_CHECKING:
    from boomtown.card.game import Bang


BANG: Final = "BANG!"
MISSED: Final = "Missed!"
BEER: Final = "Beer"
NO_STEP: Final[Frame | None] = None


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
            how, seen = chosen_or_forced(g, me), of if also < 0 else -2
            g.note("play", nature, how, who=me, card=card, to=to, of=seen, **{"as": name}, **more)


def chosen_or_forced(g: Bang, me: int) -> str:
    """Return "chosen", or "forced" for a card that another player makes `me` play."""
    return "chosen" if g.fold(CHOOSER, me, me) == me else "forced"


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
            nature = nature if to != self.me or nature != "harms" else "neutral"
            g.note("lay", nature, chosen_or_forced(g, self.me), who=self.me, card=card, to=to)
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


def ability_prompt(source: str) -> Prompt:
    """Return the prompt of ASK_ABILITY. `ability` selects the words for what the ability does."""
    return Prompt({"source": named_thing(source), "ability": slug(source)}, source=source)


@dataclass
class Offer(Step):
    """Offer to `who` to use an optional ability; `then` is its effect."""

    who: int
    source: str
    then: Step

    def run(self, g: Bang) -> Ask | None:
        return Ask(self.who, ASK_ABILITY, [V_USE | named(self.source) | NO_CARD, PASS], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return ability_prompt(self.source)

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            g.state.declined |= {self.who}
        else:
            g.note("use", "neutral", who=self.who, cause=self.source)
            g.push(self.then)
