"""Loss of lives: the loss, the rescue, the elimination and its consequences (core 12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, KINDS, named
from boomtown.card.codes import card_of
from boomtown.card.folds import BEER_WORTH, RESCUE_POWER
from boomtown.card.questions import Question, declare
from boomtown.card.rules.handing_over import strip
from boomtown.card.rules.steps import BEER
from boomtown.card.rules.victory import consequence, ending
from boomtown.card.step import Prompt, Step
from boomtown.kernel.frame import PASS, Ask, altered

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State


@dataclass
class Hurt(Step):
    """Loss of `lost` lives of `who` at once because of `by` (-1: no player, core 12.8).

    `shooter`: the player of the BANG! card that causes it, -1 for another cause.
    """

    who: int
    lost: int
    by: int
    cause: str
    card: int = -1
    shooter: int = -1

    def run(self, g: Bang) -> None:
        s, who = g.state, self.who
        if not s.alive[who] or who in s.course.ghosts:
            return
        before = s.life[who]
        s.life[who] -= self.lost
        if g.log is not None:
            g.note("lose", "harms", "forced", who=who, count=self.lost, life=s.life[who], by=self.by, cause=self.cause)
        if s.life[who] > 0:
            if Lost in s.index.after:
                g.stack.append(Lost(who, self.lost, self.by))
            g.followed(self)
        else:
            g.stack.append(Rescue(who, self.by, self.cause, s.life[who], before=before))


@dataclass
class Lost(Step):
    """End of the loss of `count` lives, rescue included. Hooks that follow it count lethal losses too.

    For a seat that is not rescued, `count` is the number of lives it had.
    """

    who: int
    count: int
    by: int

    def run(self, g: Bang) -> None:
        g.followed(self)


ASK_RESCUE = declare(Question("rescue", 4, threatens=True, answered_with=BEER, may_pass=True, sign="broken-heart"))


@dataclass
class Rescue(Step):
    """Rescue after a lethal loss down to `low`: Beer and abilities for it, if they suffice together (core 12.3)."""

    who: int
    by: int
    cause: str
    low: int
    beers: int = 0  # played in this rescue
    before: int = 0  # lives before the loss

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        hand, need = s.hands[who], 1 - s.life[who]
        if need <= 0:
            if Lost in s.index.after:
                g.stack.append(Lost(who, self.before - self.low, self.by))
            if self.beers:
                g.spent(who, self.beers)
            else:
                g.settle(who)
            return None
        options: list[int] = []
        if rescue_power(g, who, hand) >= need:
            as_beer = named(BEER)
            options = [c if KIND[c] == BEER else c | as_beer for c in rescue_beers(g, who, hand)]
        if s.life[who] == self.low:  # a rescue that has begun must be completed
            options.append(PASS)
        heals = beer_heals(g)  # as other players see it, any card of the hand may be a Beer
        beers = len(hand) * beer_worth(g, who) if heals else 0
        known = g.fold(RESCUE_POWER, who, beers, [] if heals else hand)
        return Ask(who, ASK_RESCUE, options, known < need)

    def prompt(self, g: Bang) -> Prompt:
        by = self.by if self.by >= 0 else None
        return Prompt({"need": 1 - g.state.life[self.who]}, by, self.cause)

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            g.push(Eliminate(self.who, self.by, self.cause))
            if Lost in g.state.index.after:
                g.stack.append(Lost(self.who, self.before, self.by))
            return
        card = card_of(choice)
        g.spend(self.who, card)
        if g.log is not None:
            g.note("play", "helps", who=self.who, card=card, to=-1, of=-2, **{"as": BEER})
        g.stack.append(altered(self, beers=self.beers + 1))
        g.heal(self.who, beer_worth(g, self.who), BEER)
        g.followed(BeerPlayed(self.who, card))


@dataclass
class BeerPlayed(Step):
    """Event for hooks, never queued: a Beer was played and its effect, if any, is done."""

    who: int
    card: int

    def run(self, g: Bang) -> None:
        raise AssertionError("never queued")


def beer_heals(g: Bang) -> bool:
    """Return whether Beer heals: not while only two players are in the game (core 12.4)."""
    return len(g.state.index.order) > 2


def beer_worth(g: Bang, who: int) -> int:
    """Return the lives that one Beer gives back to this seat."""
    return g.fold(BEER_WORTH, who, 1, None)


def rescue_beers(g: Bang, who: int, cards: list[int]) -> list[int]:
    """Return those of the cards that `who` can play as a Beer that heals."""
    if not beer_heals(g):
        return []
    return [c for c in cards if g.state.serves(who, c, BEER) and g.barred(who, c, BEER) is None]


def rescue_power(g: Bang, who: int, cards: list[int]) -> int:
    """Return the most lives that these cards of the hand can give back in a rescue."""
    return g.fold(RESCUE_POWER, who, len(rescue_beers(g, who, cards)) * beer_worth(g, who), cards)


@dataclass
class Eliminate(Step):
    """Elimination of `who`, in the order of core 12.9; a ghost leaves the game again."""

    who: int
    by: int
    cause: str

    def run(self, g: Bang) -> None:
        s, who = g.state, self.who
        if go_out(g, who, self.by):
            return
        due = consequence(s, who, self.by)
        if due:
            g.stack.append(Reward(self.by, due))
        g.followed(self)
        g.push(LeaveCards(who))


def go_out(g: Bang, who: int, by: int) -> bool:
    """Take `who` out of the game and show the role, unless it was shown before. Return whether the game ends."""
    s = g.state
    ghost = who in s.course.ghosts
    if ghost:
        s.run_on(ghosts=tuple([p for p in s.course.ghosts if p != who]))
    if ghost and who in s.fallen:
        g.note("leave", "neutral", "forced", who=who)
    else:
        s.fallen = (*s.fallen, who)
        g.note("out", "harms", "forced", who=who, role=s.roles[who], by=by)
    s.life[who] = 0
    s.set_alive(who, False)
    g.revealed = True
    found = ending(g, who, by)
    if found is not None:
        g.end(*found)
    return found is not None


@dataclass
class Gone(Step):
    """Departure of a seat without an elimination, for sets that take something back then."""

    who: int

    def run(self, g: Bang) -> None:
        g.followed(self)


def may_be_revived(s: State) -> bool:
    """Return whether a card of the sets in use returns an eliminated player to the game."""
    return any(kind.revives and kind.set in s.ambient for kind in KINDS.values())


@dataclass
class LeaveCards(Step):
    """Discard of all cards of an eliminated seat, hand first (core 8.4)."""

    who: int

    def run(self, g: Bang) -> None:
        lose_all(g, self.who, "out")


def lose_all(g: Bang, who: int, cause: str) -> None:
    """Discard hand and cards in play, in the order held."""
    cards = strip(g, who)
    g.drop(*cards)
    if cards:
        g.note("discard", "harms", "forced", who=who, cards=cards, count=len(cards), cause=cause)


@dataclass
class Reward(Step):
    """Reward or penalty of the player responsible for an elimination (core 12.10, 12.11; dodge_city, Three
    players 6).
    """

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
