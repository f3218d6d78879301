"""Weapons with a power for one BANG! card. Rules: armed_and_dangerous.md, Dangerous weapons.

The player decides about the power after the BANG! card was put down and before its target answers. The note POWER holds
the paid weapon until the shot is over. A weapon that loses its last load still has its power for that shot.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import KIND, KINDS, NAMES, Kind, add_kind, named
from boomtown.card.codes import PLAY, TARGET, V_DISCARD, V_USE, card_of, name_of, seat_of, verb_of
from boomtown.card.declared.memory import OfTurn, remembers
from boomtown.card.folds import DECIDES, PIERCES, RANGE, SURE
from boomtown.card.hooks import after, folds, mutes, plays
from boomtown.card.index.distance import measure
from boomtown.card.questions import Question, declare
from boomtown.card.rules.shots import Cancelled, Shoot, ShotEnds
from boomtown.card.rules.steps import BANG
from boomtown.card.sets.armed_and_dangerous.equipment import pay
from boomtown.card.sets.armed_and_dangerous.loads import OF_SET
from boomtown.card.sets.armed_and_dangerous.orange import orange
from boomtown.card.sets.targets import OnlyAnswers, sheltered
from boomtown.card.step import Prompt, Step
from boomtown.card.text import kind, seat
from boomtown.kernel.frame import PASS, Ask, Frame

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

BIG, BUNTLINE, DOUBLE, THUNDERER = "Big Fifty", "Buntline Special", "Double Barrel", "Thunderer"
POWER: Final = "power"  # note: the weapon that was paid for the BANG! card under way
CUT_OFF: Final = "cut_off"  # note: the seat that a Big Fifty aims at
SPARES: Final = "ghosts_resist_big_fifty"
OWES: Final = "owes_a_card"  # note: the seat that has cancelled a BANG! card of a Buntline Special
remembers(OfTurn(POWER, "card"), OfTurn(CUT_OFF), OfTurn(SPARES), OfTurn(OWES))


def weapon(name: str, reach: int, copies: str, number: int, first: int, code: str) -> None:
    orange(name, copies, number=number, first=first, code=code, loads=1, weapon_range=reach, nature="neutral")
    folds(RANGE, name)(lambda value: reach)
    folds(DECIDES, name)(lambda g, me, step, played: step or power_of(g, me, name, *played))


def power_of(g: Bang, me: int, name: str, card: int, played: str, to: int) -> Frame | None:
    """Return the question for the power if this BANG! card may have it. [armed_and_dangerous 4.2, 4.3, 4.10]"""
    if played != BANG or (name == DOUBLE and g.suit(card) != "diamonds"):
        return None
    return Power(me, g.state.in_play(me, name), card, to)


weapon(BIG, 6, "QS", 239, 199, "Fi")
weapon(BUNTLINE, 2, "JS", 240, 200, "Bn")
weapon(DOUBLE, 1, "6C", 241, 201, "Db")
weapon(THUNDERER, 3, "3C", 242, 202, "Th")

ASK_POWER = declare(Question("power", 59, of_set=OF_SET, completes=True, may_pass=True, sign="bullets", option="power"))


@dataclass
class Power(Step):
    """Offer to `who` to pay a load of the weapon for the BANG! card, or a duty if the target needs it. [4.2, 4.7]"""

    who: int
    weapon: int
    card: int
    to: int

    def run(self, g: Bang) -> Ask:
        must = KIND[self.weapon] == BIG and only_thus(g, self.who, self.card, self.to)
        return Ask(self.who, ASK_POWER, [V_USE | self.weapon, *([] if must else [PASS])], public=True)

    def prompt(self, g: Bang) -> Prompt:
        name = KIND[self.weapon]
        args = {"source": kind(name), "to": seat(self.to), "n": g.state.tokens.get(self.weapon, 0)}
        return Prompt(args, source=name, card=self.weapon)

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            return
        s, who, name = g.state, self.who, KIND[self.weapon]
        g.note("use", "neutral", who=who, cause=name, card=self.weapon, to=self.to)  # the BANG! says what it says
        effect = g.stack.pop()  # the shot comes above the end of the power
        g.stack += [ShotEnds(who), effect]
        s.remember(POWER, self.weapon)
        pay(g, who, self.weapon)
        if name == THUNDERER and g.salvage(who, self.card):  # [4.12]
            g.note("back_in_hand", "helps", who=who, card=self.card)
        elif name == BIG:
            s.remember(CUT_OFF, self.to)
            if g.setup["options"].get(SPARES):
                s.remember(SPARES, 1)
            s.surround((*s.ambient, SHOT))


@after(ShotEnds, OF_SET)
def power_ends(g: Bang, _: int, end: ShotEnds) -> Step | None:
    return PowerEnds(end.who) if POWER in g.state.noted else None


@dataclass
class PowerEnds(Step):
    """End of the power: the BANG! card is completely resolved."""

    who: int

    def run(self, g: Bang) -> None:
        s = g.state
        debtor = s.noted.get(OWES, -1)
        for name in (POWER, CUT_OFF, SPARES, OWES):
            s.forget(name)
        if SHOT in s.ambient:
            s.surround(tuple([name for name in s.ambient if name != SHOT]))
        if debtor >= 0:
            g.stack.append(DropForBuntline(debtor, self.who))


# --- Big Fifty: the target's ability and cards in play have no effect

SHOT: Final = "Big Fifty (shot)"  # an ambient source during a shot with the power


def nothing(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Do nothing: this kind is never played."""


add_kind(Kind(SHOT, OF_SET, "brown", OnlyAnswers(), "neutral", nothing), 260, "", 0, "Bz")


@mutes(SHOT)
def cut_off(state: State, owner: int, seat: int, name: str) -> bool:
    """Switch off all sources of the target. [armed_and_dangerous 4.6; Open points: a card that keeps its player in the
    game]
    """
    if state.noted.get(CUT_OFF, -1) != seat:
        return False
    return not (state.noted.get(SPARES, 0) and name in KINDS and KINDS[name].revives)


@folds(PIERCES, BIG)
def aimed_all_the_same(g: Bang, me: int, value: bool, code: int) -> bool:
    """Allow a BANG! card at a player on whom its suit has no effect. [armed_and_dangerous 4.7]"""
    name = name_of(code)
    as_bang = verb_of(code) == PLAY and (KIND[card_of(code)] if name < 0 else NAMES[name]) == BANG
    return value or as_bang


def reach_without_hindrance(g: Bang, me: int) -> list[int]:
    """Return the targets in reach without the modifiers that make them farther."""
    index = g.state.index
    mine, none_farther = index.shares[me], (0,) * len(index.shares)
    return measure(index.order, me, none_farther, mine.nearer, mine.range, mine.level > 0).reach


@plays(BIG)
def beyond_reach(g: Bang, me: int) -> list[int]:
    """Offer BANG! cards at players who are out of reach because of their own cards. [armed_and_dangerous 4.7]"""
    s = g.state
    if s.bangs >= s.bang_limit(me):
        return []
    near = [to for to in s.index.sees(me).reach if sheltered(g, me, seat_of(to)) is None]
    more = [to for to in reach_without_hindrance(g, me) if to not in near]
    cards = [card for card in s.hands[me] if s.serves(me, card, BANG)] if more else []
    return [(card if KIND[card] == BANG else card | named(BANG)) | to for card in cards for to in more]


def only_thus(g: Bang, me: int, card: int, to: int) -> bool:
    """Return whether the seat is a legal target only because of the power. [armed_and_dangerous 4.7]"""
    if TARGET[to] not in g.state.index_to_play_by(me).sees(me).reach or sheltered(g, me, to) is not None:
        return True
    return g.unaffected(to, me, card) and not g.setup["options"].get("spare_diamonds")


# --- Buntline Special


@after(Cancelled, OF_SET)
def cancelled_in_vain(g: Bang, _: int, shot: Cancelled) -> Step | None:
    """Record the debt of a card for a cancelled BANG! card of a Buntline Special. [armed_and_dangerous 4.8]"""
    weapon = g.state.noted.get(POWER, -1)
    meant = shot.is_bang_card and weapon >= 0 and KIND[weapon] == BUNTLINE and not shot.at_card
    return OweACard(shot.dst) if meant else None


@dataclass
class OweACard(Step):
    """Debt of a card to a Buntline Special. Hooks on the cancelled shot run first. [armed_and_dangerous 4.8]"""

    who: int

    def run(self, g: Bang) -> None:
        g.state.remember(OWES, self.who)


ASK_BUNTLINE = declare(Question("buntline", 60, of_set=OF_SET, threatens=True, gives_up=True, sign="discard"))


@dataclass
class DropForBuntline(Step):
    """Discard of any card of the hand by `who`. [armed_and_dangerous 4.8]"""

    who: int
    by: int

    def run(self, g: Bang) -> Ask | None:
        hand = g.state.hands[self.who]
        if not hand or not g.state.alive[self.who]:
            return None
        return Ask(self.who, ASK_BUNTLINE, [V_DISCARD | c for c in hand], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"by": seat(self.by), "source": kind(BUNTLINE)}, self.by, BUNTLINE)

    def take(self, g: Bang, choice: int) -> None:
        g.throw(self.who, card_of(choice), BUNTLINE)
        g.settle(self.who)


# --- Double Barrel


@folds(SURE, OF_SET)
def cannot_be_cancelled(g: Bang, me: int, value: bool, shot: Shoot) -> bool:
    """Make the shot of a Double Barrel certain. [armed_and_dangerous 4.10]"""
    weapon = g.state.noted.get(POWER, -1)
    return value or (shot.is_bang_card and weapon >= 0 and KIND[weapon] == DOUBLE)
