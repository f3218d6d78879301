"""Events of High Noon. Rules: high_noon.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import CHARACTERS, KIND, KINDS, NAMES, NUMBER_OF, SUITS, named
from boomtown.card.codes import NO_CARD, V_CHOOSE, V_DISCARD, card_of, name_of
from boomtown.card.declared.memory import Fact, OfGame, OfTurn, remembers
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
from boomtown.card.hooks import after, at_start, folds, mutes, rewrites
from boomtown.card.questions import Question, declare
from boomtown.card.rules.event_deck import KNOWN_IN_PILE, OfferEvent, Reveal, enters
from boomtown.card.rules.lives import Eliminate, Hurt
from boomtown.card.rules.phase_1 import DrawEnd
from boomtown.card.rules.steps import BANG, BEER
from boomtown.card.rules.turn import Turn, backwards
from boomtown.card.sets.declare_cards import event
from boomtown.card.setup import Deal, others_in_use
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, text
from boomtown.kernel.frame import Ask
from boomtown.kernel.redeal import Rnd, draw_from

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

OF_SET = "high_noon"
START = 20  # effects at the start of a turn: before Dynamite and Jail (high_noon, Event deck 7)


def of_event(name: str) -> dict[str, str]:
    return {"event": name}


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
    Fact("spare", "New Identity", "the observer's second character", "character", _spare, own=True),
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
