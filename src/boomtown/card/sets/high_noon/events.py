"""The 13 events of High Noon. Rules: high_noon.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import CHARACTERS, KIND, KINDS
from boomtown.card.codes import V_DISCARD, card_of
from boomtown.card.declared.memory import Fact, remembers
from boomtown.card.folds import (
    BACKWARDS,
    BANG_CARDS,
    BANG_LIMIT,
    BARRED,
    DRAW_BASE,
    DRAW_MORE,
    KEPT,
    SUIT_NOW,
    TAKES_TURN,
)
from boomtown.card.hooks import at_start, folds, mutes, rewrites
from boomtown.card.questions import Question, declare
from boomtown.card.rules.event_deck import Reveal, enters
from boomtown.card.rules.lives import Eliminate, Hurt
from boomtown.card.rules.steps import BANG, BEER
from boomtown.card.rules.turn import Turn, backwards
from boomtown.card.sets.declare_cards import event
from boomtown.card.sets.high_noon.shared import OF_SET, START, of_event
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, text
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

event("Blessing", OF_SET, "round", number=86, code="Blessing")


@folds(SUIT_NOW, "Blessing")
def blessing(g: Bang, _: int, suit: str, card: int) -> str:
    """Make every card a heart. [high_noon, Blessing]"""
    return "hearts"


event("Curse", OF_SET, "round", number=87, code="Curse")


@folds(SUIT_NOW, "Curse")
def curse(g: Bang, _: int, suit: str, card: int) -> str:
    """Make every card a spade. [high_noon, Curse]"""
    return "spades"


event("Ghost Town", OF_SET, "turn_start", number=88, code="Ghosts")


@folds(TAKES_TURN, "Ghost Town")
def ghosts_take_turns(g: Bang, seat: int, is_in: bool, _: None) -> bool:
    return True


@rewrites(Turn, "Ghost Town")
def ghost_town(g: Bang, _: int, turn: Turn) -> Step:
    """Give eliminated players their turn. [high_noon, Ghost Town]"""
    return GhostTurn(turn) if turn.stage == 0 and not g.state.alive[turn.who] else turn


@dataclass
class GhostTurn(Step):
    """Return of a ghost without lives for this turn; the step below makes it leave."""

    turn: Turn

    def run(self, g: Bang) -> None:
        s, who = g.state, self.turn.who
        s.run_on(ghosts=(*s.course.ghosts, who))
        s.set_alive(who, True)
        g.note("return", "helps", "forced", who=who, life=0, cause="Ghost Town")
        g.stack += [LeaveAgain(who), self.turn]


@dataclass
class LeaveAgain(Step):
    """End of the ghost's turn, for any reason."""

    who: int

    def run(self, g: Bang) -> None:
        g.push(Eliminate(self.who, -1, "Ghost Town"))


@folds(DRAW_BASE, "Ghost Town")
def ghosts_draw_three(g: Bang, me: int, value: int, _: None) -> int:
    """Set the base number of a ghost's cards to three. [high_noon, Ghost Town 2]"""
    s = g.state
    return 3 if me in s.course.ghosts and not s.kept_in(me) else value


event("Gold Rush", OF_SET, "round", number=89, code="Gold")


@folds(BACKWARDS, "Gold Rush")
def gold_rush(g: Bang, _: int, value: bool, __: None) -> bool:
    """Reverse the order of turns, but not of effects. [high_noon, Gold Rush]"""
    return True


remembers(
    Fact(
        "backwards",
        "Gold Rush",
        "turns run counter-clockwise",
        "yes",
        lambda g, you: BACKWARDS in g.state.index.fold and backwards(g),
    ),
)


event("The Daltons", OF_SET, "enters", number=90, code="Daltons")


@enters("The Daltons")
def the_daltons(g: Bang, _: int, enters: Reveal) -> Step | None:
    """Let each player with a blue card in play discard one. [high_noon, The Daltons]"""
    return Robbed((enters.leader, *g.state.others(enters.leader)))


ASK_DALTONS = declare(Question("daltons", 21, threatens=True, sign="discard"))


@dataclass
class Robbed(Step):
    """Discard of a blue card by the first of `seats`, then by the rest."""

    seats: tuple[int, ...]

    def run(self, g: Bang) -> Ask | None:
        if not self.seats:
            return None
        who = self.seats[0]
        blue = [V_DISCARD | c for c in g.state.tables[who] if KINDS[KIND[c]].blue]
        if blue:
            return Ask(who, ASK_DALTONS, blue, public=True)
        g.stack.append(Robbed(self.seats[1:]))
        return None

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": of_event("The Daltons")}, source="The Daltons")

    def take(self, g: Bang, choice: int) -> None:
        g.throw(self.seats[0], card_of(choice), "The Daltons")
        g.stack.append(Robbed(self.seats[1:]))


event("The Doctor", OF_SET, "enters", number=91, code="Doctor")


@enters("The Doctor")
def the_doctor(g: Bang, _: int, enters: Reveal) -> Step | None:
    """Let the players with the fewest lives regain 1. [high_noon, The Doctor]"""
    return Cure(enters.leader)


@dataclass
class Cure(Step):
    leader: int

    def run(self, g: Bang) -> None:
        s = g.state
        seats = [p for p in (self.leader, *s.others(self.leader)) if p not in s.course.ghosts]
        fewest = min((s.life[p] for p in seats), default=0)  # empty if only ghosts are left
        for p in seats:
            if s.life[p] == fewest:
                g.heal(p, 1, "The Doctor")


event("The Reverend", OF_SET, "round", number=92, code="Reverend")


@folds(BARRED, "The Reverend")
def the_reverend(g: Bang, me: int, reason: Text | None, play: tuple[int, str]) -> Text | None:
    """Forbid the play of Beer. [high_noon, The Reverend]"""
    return text("why-event", source=of_event("The Reverend")) if play[1] == BEER else reason


event("Train Arrival", OF_SET, "phase_1", number=93, code="Train")


@folds(DRAW_MORE, "Train Arrival")
def train_arrival(g: Bang, me: int, value: int, _: None) -> int:
    """Add a card in phase 1. [high_noon, Train Arrival]"""
    return value + 1


event("Thirst", OF_SET, "phase_1", number=94, code="Thirst")


@folds(DRAW_MORE, "Thirst")
def thirst(g: Bang, me: int, value: int, _: None) -> int:
    """Remove a card in phase 1. [high_noon, Thirst]"""
    return value - 1


event("Hangover", OF_SET, "round", number=95, code="Hangover")


@mutes("Hangover", in_every_turn=True)
def hangover(state: State, owner: int, seat: int, name: str) -> bool:
    """Switch off all characters, borrowed abilities included. [high_noon, Hangover]"""
    return name in CHARACTERS


event("The Sermon", OF_SET, "round", number=96, code="Sermon")


@folds(BARRED, "The Sermon")
def the_sermon(g: Bang, me: int, reason: Text | None, play: tuple[int, str]) -> Text | None:
    """Forbid any use of BANG! cards by the turn player. [high_noon, The Sermon]"""
    card, name = play
    return reason if me != g.state.turn or BANG not in (name, KIND[card]) else _sermon_reason()


@folds(KEPT, "The Sermon")
def the_sermon_on_discards(g: Bang, me: int, reason: Text | None, card: int) -> Text | None:
    """Forbid discards of BANG! cards in a Duel or for a cost."""
    return reason if me != g.state.turn or KIND[card] != BANG else _sermon_reason()


@folds(BANG_CARDS, "The Sermon")
def the_sermon_on_duels(g: Bang, me: int, cards: list[int], _: None) -> list[int]:
    """Forbid the use of any other card as a BANG!."""
    return [] if me == g.state.turn else cards


def _sermon_reason() -> Text:
    return text("why-event", source=of_event("The Sermon"))


event("Shootout", OF_SET, "round", number=97, code="Shootout")
folds(BANG_LIMIT, "Shootout")(lambda value: max(value, 2))


event("High Noon", OF_SET, "turn_start", number=98, code="Noon", last=True)


@at_start("High Noon", START)
def high_noon(g: Bang, me: int) -> Step:
    """Take 1 life at the start of each turn. [high_noon, High Noon card]"""
    return Hurt(me, 1, -1, "High Noon")
