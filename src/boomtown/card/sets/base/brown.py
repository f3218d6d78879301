"""Brown cards of the base game. Rules: base.md; (core n.n) refers to core.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import CHARACTERS
from boomtown.card.codes import USE, V_CHOOSE, card_of, verb_of
from boomtown.card.questions import Question, declare
from boomtown.card.rules.lives import BeerPlayed, Hurt, beer_heals, beer_worth
from boomtown.card.rules.reasons import WASTED
from boomtown.card.rules.set_out import pick_up, set_out
from boomtown.card.rules.shots import AnswerBang, Shoot, bang_discards, give_bang, missed_needed
from boomtown.card.rules.steps import BANG, BEER
from boomtown.card.sets.declare_cards import brown
from boomtown.card.sets.targets import BangReach, NearbyCards, OnlyAnswers, Others, TheirCards
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, kind, seat, text
from boomtown.kernel.frame import PASS, Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang


def plain_shot(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Run the effect of a BANG!, without a BANG! card."""
    g.push(Shoot(me, to, card, "BANG!", is_bang_card=False))


@brown(
    "BANG!",
    "2C 3C 4C 5C 6C 7C 8C 9C AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AH QH KH AS",
    number=6,
    code="Bg",
    first=0,
    aim=BangReach(),
    nature="harms",
    alone=plain_shot,
)
def bang(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Shoot a player in range; one a turn. [base, BANG! and Missed!]"""
    g.push(Shoot(me, to, card, "BANG!", missed_needed(g, me)))


@brown(
    "Missed!",
    "2S 3S 4S 5S 6S 7S 8S AC 10C JC QC KC",
    number=7,
    code="Mi",
    first=25,
    aim=OnlyAnswers(),
    nature="protects",
    missed=True,
)
def missed(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Do nothing: it only answers a BANG! effect, see `shots.Shoot`."""


def heal_with_beer(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Regain 1 life; no effect with two players left. [base, Beer]"""
    if beer_heals(g):
        g.heal(me, beer_worth(g, me), BEER)


@brown("Beer", "6H 7H 8H 9H 10H JH", number=8, code="Be", first=37, nature="helps", alone=heal_with_beer)
def beer(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Regain 1 life, then run hooks on Beer. The rescue is `lives.Rescue`. [base, Beer]"""
    heal_with_beer(g, me, card, to, of)
    if g.state.serves(me, card, BEER):  # not another card with the effect of one
        g.followed(BeerPlayed(me, card))


def wasted_beer(g: Bang, me: int) -> Text | None:
    """Return why a Beer has no effect. A character may give it another one."""
    s = g.state
    if any(source in CHARACTERS for _, source, _ in s.index.after.get(BeerPlayed, ())):
        return None
    if not beer_heals(g):
        return text("wasted-two-players")
    return text("wasted-full-life") if s.life[me] >= s.max_life[me] else None


WASTED[BEER] = wasted_beer


@brown("Panic!", "JH QH AH 8D", number=9, code="Pa", first=43, aim=NearbyCards(), nature="harms")
def panic(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Take a random card of a hand or a named card in play, at distance 1. [base, Panic! and Cat Balou]"""
    if of < 0:
        g.take(me, to, g.pick(g.state.hands[to]), "Panic!", "random")
    else:
        g.take(me, to, of, "Panic!")


@brown("Cat Balou", "KH 9D 10D JD", number=10, code="Cb", first=47, aim=TheirCards(), nature="harms")
def cat_balou(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Discard a random card of a hand or a named card in play, at any distance. [base, Panic! and Cat Balou]"""
    if of < 0:
        g.throw(to, g.pick(g.state.hands[to]), "Cat Balou", by=me, how="random")
    else:
        g.throw(to, of, "Cat Balou", by=me)


@brown("Stagecoach", "9S 9S", number=11, code="St", first=51, nature="helps")
def stagecoach(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Draw two cards."""
    g.draw(me, 2, "Stagecoach")


@brown("Wells Fargo", "3H", number=12, code="Wf", first=53, nature="helps")
def wells_fargo(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Draw three cards."""
    g.draw(me, 3, "Wells Fargo")


@brown("General Store", "9C QS", number=13, code="Gs", first=54, book=True, several=True)
def general_store(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Turn up a card for each player; each takes one, clockwise from `me`. [base, General Store]"""
    seats = tuple(g.reached(me))
    set_out(g, len(seats))
    g.note("row", who=me, cards=list(g.state.row))
    g.push(TakeFromRow(seats, me))


ASK_STORE = declare(Question("store", 5, gains=True, sign="shop"))


@dataclass
class TakeFromRow(Step):
    """Choice of a card of the row by the first of `seats`, then by the rest. A player finds no card in an empty row."""

    seats: tuple[int, ...]
    by: int

    def run(self, g: Bang) -> Ask | None:
        row = g.state.row
        return Ask(self.seats[0], ASK_STORE, [V_CHOOSE | c for c in row], public=True) if row and self.seats else None

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"by": seat(self.by), "source": kind("General Store")}, self.by, "General Store")

    def take(self, g: Bang, choice: int) -> None:
        who, card = self.seats[0], card_of(choice)
        pick_up(g, who, card)
        if g.log is not None:
            g.note("take", who=who, card=card, zone="row", cause="General Store")
        g.stack.append(TakeFromRow(self.seats[1:], self.by))


@brown("Saloon", "5H", number=14, code="Sa", first=56, nature="helps", several=True)
def saloon(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Let all players regain 1 life. [base, Saloon]"""
    seats = g.reached(me)
    for p in (*[p for p in seats if p != me], *seats[: me in seats]):
        g.heal(p, 1, "Saloon")


def wasted_saloon(g: Bang, me: int) -> Text | None:
    """Return why a Saloon has no effect."""
    s = g.state
    return text("wasted-all-full") if all(s.life[p] >= s.max_life[p] for p in g.reached(me)) else None


WASTED["Saloon"] = wasted_saloon


@brown("Gatling", "10H", number=15, code="Ga", first=57, nature="harms", several=True)
def gatling(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Shoot at each other player; no BANG! card. [base, Gatling]"""
    g.push_each([Shoot(me, p, card, "Gatling", is_bang_card=False) for p in g.struck(me, card)])


@brown("Indians!", "KD AD", number=16, code="In", first=58, nature="harms", book=True, several=True)
def indians(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Let each other player discard a BANG! or lose 1 life. [base, Indians!]"""
    g.push_each([AnswerBang(p, me, card, "Indians!") for p in g.struck(me, card)])


@brown("Duel", "QD JS 8C", number=17, code="Du", first=60, aim=Others(), nature="harms", book=True)
def duel(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Let both players discard BANG! in turn, the target first; the player who stops loses 1 life. [base, Duel]"""
    g.push(DuelTurn(to, me, me, card))


ASK_DUEL = declare(Question("duel", 3, threatens=True, answered_with=BANG, may_pass=True))


@dataclass
class DuelTurn(Step):
    """Turn of `who` to discard a BANG! or lose. No player is responsible for the challenger's own loss (core 12.8)."""

    who: int
    rival: int
    challenger: int
    card: int
    count: int = 0  # answers until now
    aside: tuple[int, ...] = ()  # seats that answered without a card of the hand, once for each answer

    def run(self, g: Bang) -> Ask:
        return Ask(self.who, ASK_DUEL, bang_discards(g, self.who), not g.state.hands[self.who])

    def prompt(self, g: Bang) -> Prompt:
        args = {"by": seat(self.rival), "source": kind("Duel"), "n": self.count}
        return Prompt(args, self.rival, "Duel", self.card, 1)

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            by = self.challenger if self.who != self.challenger else -1
            target = self.rival if self.who == self.challenger else self.who
            if DuelOver in g.state.index.after:
                g.stack.append(DuelOver(self.challenger, target, self.count, self.aside))
            g.do(Hurt(self.who, 1, by, "Duel", self.card))
        elif verb_of(choice) != USE:
            g.pay(self.who, card_of(choice), "duel")
            g.stack.append(self.answered())
        else:
            g.stack.append(self.answered((self.who,)))
            give_bang(g, self.who, choice)

    def answered(self, aside: tuple[int, ...] = ()) -> Step:
        """Return the step in which the other player must answer."""
        return DuelTurn(self.rival, self.who, self.challenger, self.card, self.count + 1, self.aside + aside)


@dataclass
class DuelOver(Step):
    """End of a Duel with `count` answers, the first one by the target. `aside`: see DuelTurn."""

    challenger: int
    target: int
    count: int
    aside: tuple[int, ...] = ()

    def run(self, g: Bang) -> None:
        g.followed(self)
