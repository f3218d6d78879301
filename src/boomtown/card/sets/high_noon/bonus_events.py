"""Bonus events of High Noon: New Identity and Handcuffs. Rules: high_noon.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import NAMES, NUMBER_OF, SUITS, named
from boomtown.card.codes import NO_CARD, V_CHOOSE, name_of
from boomtown.card.declared.memory import Fact, OfGame, OfTurn, remembers
from boomtown.card.folds import BARRED
from boomtown.card.hooks import after, at_start, folds
from boomtown.card.questions import Question, declare
from boomtown.card.rules.event_deck import KNOWN_IN_PILE, OfferEvent
from boomtown.card.rules.phase_1 import DrawEnd
from boomtown.card.sets.declare_cards import event
from boomtown.card.sets.high_noon.shared import OF_SET, START, of_event
from boomtown.card.setup import Deal, others_in_use
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, text
from boomtown.kernel.frame import Ask
from boomtown.kernel.redeal import Rnd, draw_from

if TYPE_CHECKING:
    from boomtown.card.game import Bang

event("New Identity", OF_SET, "turn_start", number=99, code="Identity", bonus=True)


@after(Deal, OF_SET)
def second_characters(g: Bang, _: int, deal: Deal) -> Step | None:
    """Deal second characters if New Identity is in the pile. [high_noon, New Identity]"""
    return DealSpares() if NUMBER_OF["New Identity"] in g.state.course.pile else None


@dataclass
class DealSpares(Step):
    """Deal of a second character to each player from those left. It is skipped if an earlier version has dealt them."""

    def run(self, g: Bang) -> None:
        s = g.state
        if s.kept("spares") or NUMBER_OF["New Identity"] not in s.course.pile:
            return
        left = others_in_use(g.setup, {*s.characters})
        g.shuffle(left)
        s.keep("spares", tuple(NAMES[left.pop()] for _ in range(s.n)))


def _redraw_spares(g: Bang, you: int | None, rnd: Rnd) -> tuple[str, ...]:
    """Draw second characters again, except the own one and those exchanged openly."""
    s = g.state
    spares, known = s.kept("spares"), {p for p in (you, *s.kept("swapped")) if p is not None}
    drawn = draw_from(others_in_use(g.setup, {*s.characters, *[spares[p] for p in known]}), s.n - len(known), rnd)
    return tuple([name if p in known else NAMES[drawn.pop()] for p, name in enumerate(spares)])


def _spare(g: Bang, you: int | None) -> str | None:
    spares: tuple[str, ...] = g.state.kept("spares")
    return spares[you] if spares and you is not None else None


remembers(
    OfGame("spares", "characters", _redraw_spares),  # second characters by seat
    OfGame("swapped", "seats"),  # seats that play theirs, so that their old character is the public spare
    Fact("spare", "New Identity", "the observer's second character", "character", _spare, "spares", own=True),
)
KNOWN_IN_PILE["New Identity"] = lambda s: bool(s.kept("spares"))  # spares are dealt only if it is in the pile


@at_start("New Identity", START)
def new_identity(g: Bang, me: int) -> Step:
    """Offer the spare character with 2 lives. [high_noon, New Identity]"""
    return OfferIdentity(me, "New Identity", SwapCharacter(me))


@dataclass
class OfferIdentity(OfferEvent):
    """Offer of the exchange, except to players without lives."""

    def run(self, g: Bang) -> Ask | None:
        s = g.state
        able = self.who not in s.course.ghosts and s.kept("spares")
        return OfferEvent.run(self, g) if able else None


@dataclass
class SwapCharacter(Step):
    who: int

    def run(self, g: Bang) -> None:
        s, who = g.state, self.who
        spares, old = list(s.kept("spares")), s.characters[who]
        new, spares[who] = spares[who], old
        s.keep("spares", tuple(spares))
        s.keep("swapped", (*s.kept("swapped"), who))
        s.characters = (*s.characters[:who], new, *s.characters[who + 1 :])
        most = g.lives_of(new) + (s.roles[who] == "sheriff")
        s.max_life = (*s.max_life[:who], most, *s.max_life[who + 1 :])
        s.life[who] = 2
        s.lent = (*s.lent[:who], (), *s.lent[who + 1 :])
        s.refresh()
        g.revealed = True
        g.note("swap", "neutral", who=who, character=new, life=2)


event("Handcuffs", OF_SET, "phase_1_end", number=100, code="Handcuffs", bonus=True)


@after(DrawEnd, "Handcuffs")
def handcuffs(g: Bang, _: int, end: DrawEnd) -> Step | None:
    """Ask for a suit after phase 1, the only suit to be played in this turn. [high_noon, Handcuffs]"""
    return NameSuit(end.who)


ASK_SUIT = declare(Question("suit", 19))


@dataclass
class NameSuit(Step):
    who: int

    def run(self, g: Bang) -> Ask | None:
        if not g.state.alive[self.who]:
            return None
        return Ask(self.who, ASK_SUIT, [V_CHOOSE | NO_CARD | named(suit) for suit in SUITS.values()], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": of_event("Handcuffs")}, source="Handcuffs")

    def take(self, g: Bang, choice: int) -> None:
        g.state.remember("suit", name_of(choice))
        g.note("suit", who=self.who, suit=NAMES[name_of(choice)])


def _suit(g: Bang, you: int | None) -> str | None:
    return NAMES[g.state.noted["suit"]] if "suit" in g.state.noted else None


remembers(OfTurn("suit", "name"), Fact("suit", "Handcuffs", "the suit named for this turn", "suit", _suit, "suit"))


@folds(BARRED, "Handcuffs")
def handcuffs_bar(g: Bang, me: int, reason: Text | None, play: tuple[int, str]) -> Text | None:
    """Forbid the turn player to play cards of other suits."""
    suit = g.state.noted.get("suit", -1)
    if me != g.state.turn or suit < 0 or g.suit(play[0]) == NAMES[suit]:
        return reason
    return text("why-suit", suit={"suit": NAMES[suit]}, source=of_event("Handcuffs"))
