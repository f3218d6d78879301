"""Lee Van Kliff: repeats the effect of the brown card just played, for a BANG! card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from boomtown.card.cards import KIND, KINDS, NAMES, NUMBER_OF, named
from boomtown.card.codes import NO_CARD, V_CHOOSE, V_DISCARD, V_USE, card_of, name_of, of_of, seat_of, second_of
from boomtown.card.declared.memory import OfTurn, remembers
from boomtown.card.hooks import after, offers
from boomtown.card.questions import Question, declare
from boomtown.card.rules.phase_2 import JUST
from boomtown.card.rules.prices import PRICES, Price
from boomtown.card.rules.reasons import WHY_NO_OFFER
from boomtown.card.rules.shots import bang_cards
from boomtown.card.rules.steps import ASK_PAY, BANG, REPEATED, Bought, Play, decision
from boomtown.card.sets.declare_cards import character
from boomtown.card.sets.targets import aims_of
from boomtown.card.sets.wild_west_show.deck import count_played
from boomtown.card.sets.wild_west_show.shared import OF_SET, in_force
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, kind, named_thing, text
from boomtown.kernel.frame import Ask, altered

if TYPE_CHECKING:
    from boomtown.card.game import Bang

KLIFF: Final = "Lee Van Kliff"
PLAYS: Final = "repeatable"  # number of brown cards played in this turn
AS: Final = "just_as"  # the name under which the card noted as JUST was played
character(KLIFF, 4, OF_SET, number=215, code="Kliff")
remembers(OfTurn(JUST, "card"), OfTurn(AS, "name"), OfTurn(PLAYS), OfTurn(REPEATED, "card"))


@after(Play, KLIFF)
def just_played(g: Bang, me: int, play: Play) -> Step | None:
    """Note the card that may be repeated next. [wild_west_show, Lee Van Kliff 1]"""
    brown = not KINDS[play.name].stays
    return note_just(g, me, play.card, play.name) if play.me == me == g.state.turn and brown else None


def note_just(g: Bang, me: int, card: int, name: str) -> Step:
    count = g.state.noted.get(PLAYS, 0) + 1
    g.state.remember(PLAYS, count)
    return NoteJust(me, card, name, count)


@after(Bought, KLIFF)
def just_bought(g: Bang, me: int, bought: Bought) -> Step | None:
    """Note a bought brown card, which may be repeated too. [gold_rush, Several sets]"""
    name = KIND[bought.card]
    return note_just(g, me, bought.card, name) if bought.who == me and not KINDS[name].stays else None


@dataclass
class NoteJust(Step):
    """Note of the card after its effect, unless the effect was the play of a further card, which is the last
    one then.
    """

    who: int
    card: int
    name: str
    count: int

    def run(self, g: Bang) -> None:
        if g.state.noted[PLAYS] != self.count:
            return
        g.state.remember(JUST, self.card)
        g.state.remember(AS, NUMBER_OF[self.name])


def price(g: Bang, me: int) -> list[int]:
    """Return the BANG! cards that may pay for it; in a Showdown any card. [Lee Van Kliff 1; Showdown 3]"""
    return g.spendable(me) if in_force(g, "Showdown") else bang_cards(g, me)


def repeated(g: Bang) -> tuple[int, str]:
    """Return the card that may be repeated, and the name it was played as; -1 for none."""
    noted = g.state.noted
    return (noted[JUST], NAMES[noted[AS]]) if JUST in noted else (-1, "")


@offers(KLIFF)
def lee_van_kliff(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer the repetition of the effect for a BANG! card, with a target. [wild_west_show, Lee Van Kliff]"""
    card, name = repeated(g)
    if code is not None:
        of, also = of_of(code), second_of(of_of(code))
        more: dict[str, Any] = {"of": of} if also < 0 else {"also": also}
        g.note("use", KINDS[name].nature, who=me, cause=KLIFF, to=seat_of(code), **more)
        g.push(PayRepetition(me, card, name, seat_of(code), of_of(code)))
        return []
    if card < 0 or not price(g, me):
        return []
    code = V_USE | NO_CARD | named(KLIFF)
    codes = aims_of(g, me, name, code) if KINDS[name].aim.playable else [code]  # the effect asks for its targets
    return [o for o in codes if seat_of(o) < 0 or not g.unaffected(seat_of(o), me, card)]


PRICES[KLIFF] = Price(cards=1)


def why_no_repetition(g: Bang, me: int) -> Text | None:
    card, name = repeated(g)
    if card < 0:
        return text("why-nothing-to-repeat", source=named_thing(KLIFF))
    return text("why-kind-needed", n=1, card=kind(BANG)) if not price(g, me) else text("why-not-now", card=kind(name))


WHY_NO_OFFER[KLIFF] = why_no_repetition


@dataclass
class PayRepetition(Step):
    me: int
    card: int
    name: str
    to: int
    of: int

    def run(self, g: Bang) -> Ask:
        hand = g.state.hands[self.me]
        return Ask(self.me, ASK_PAY, [V_DISCARD | c for c in price(g, self.me)], len(hand) == 1)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing(KLIFF), "left": 1}, source=KLIFF)

    def take(self, g: Bang, choice: int) -> None:
        g.pay_for(self.me, card_of(choice), KLIFF)
        count_played(g)
        ways = same_card(g, self.name)
        if len(ways) > 1:
            g.stack.append(ChooseWay(self.me, self.card, tuple(ways)))
        else:
            g.push(RepeatEffect(self.me, self.card, self.name, self.to, self.of))


def same_card(g: Bang, name: str) -> list[str]:
    """Return the ways to play the same card that need no target (a Beer for a life or a nugget), for a new choice."""
    card = KINDS[name].counts_as or name
    sets = ("base", *g.setup["sets"])
    return [card, *[way for way, of in KINDS.items() if of.counts_as == card and of.set in sets]]


ASK_REPEAT_AS = declare(Question("repeat-as", 51, of_set=OF_SET, completes=True, sign="again"))


@dataclass
class ChooseWay(Step):
    """Choice by `me` of the way in which the effect is repeated. [Lee Van Kliff 9]"""

    me: int
    card: int
    names: tuple[str, ...]

    def run(self, g: Bang) -> Ask:
        return Ask(self.me, ASK_REPEAT_AS, [V_CHOOSE | NO_CARD | named(name) for name in self.names], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing(KLIFF)}, source=KLIFF)

    def take(self, g: Bang, choice: int) -> None:
        g.push(RepeatEffect(self.me, self.card, NAMES[name_of(choice)], -1, -2))


@dataclass
class RepeatEffect(Step):
    """Repetition of the effect, without its price. [Lee Van Kliff 3 to 9]

    A BANG! is repeated as the plain effect, which is no BANG! card, and a Beer is not played again. An upgraded card
    keeps its upgrade. `decided`: its further targets have been named.
    """

    me: int
    card: int
    name: str
    to: int
    of: int
    decided: bool = False

    def run(self, g: Bang) -> None:
        if not self.decided:
            g.state.remember(REPEATED, self.card)
            g.stack += [RepetitionEnds(), altered(self, decided=True)]
            if not KINDS[self.name].alone and (step := decision(g, self.me, self.card, self.name, self.to)):
                g.stack.append(step)
            return
        kind_ = KINDS[self.name]
        (kind_.alone or kind_.effect)(g, self.me, self.card, self.to, self.of)


@dataclass
class RepetitionEnds(Step):
    """End of a repetition and of all its effects."""

    def run(self, g: Bang) -> None:
        g.state.forget(REPEATED)
