"""Five bonus characters. Rules: bonus.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, Way, add_way, named
from boomtown.card.codes import DRAW_DECK, V_CHOOSE, card_of
from boomtown.card.hooks import after, plays, rewrites, uses_as
from boomtown.card.questions import Question, declare
from boomtown.card.rules.phase_1 import ASK_DRAW, DrawPhase, draw_count, draws_as, phase_cards, phase_look
from boomtown.card.rules.set_out import keep, look
from boomtown.card.rules.shots import Cancelled
from boomtown.card.rules.steps import Lay, Play
from boomtown.card.sets.declare_cards import character
from boomtown.card.step import Prompt, Step
from boomtown.card.text import seat
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

STORE = "General Store"

character("Johnny Kisch", 4, number=44, code="Johnny", of_set="bonus")


@after(Lay, "Johnny Kisch")
def johnny_kisch(g: Bang, me: int, lay: Lay) -> Step | None:
    """Discard all other cards in play with the name of the card just laid. [bonus, Johnny Kisch]"""
    return SweepName(me, lay.card) if lay.me == me else None


@dataclass
class SweepName(Step):
    who: int
    card: int

    def run(self, g: Bang) -> None:
        s = g.state
        for p in (*s.others(self.who), self.who):
            for card in [c for c in s.tables[p] if c != self.card and KIND[c] == KIND[self.card]]:
                g.throw(p, card, "Johnny Kisch", by=self.who, how="forced")


character("Uncle Will", 4, number=45, code="Uncle", of_set="bonus")


add_way("Uncle Will", Way("play", as_=STORE))


@plays("Uncle Will")
def uncle_will(g: Bang, me: int) -> list[int]:
    """Offer any card of the hand as General Store, once in a turn. [bonus, Uncle Will]"""
    s = g.state
    if "Uncle Will" in s.used:
        return []
    return [c | named(STORE) for c in s.hands[me] if KIND[c] != STORE]


@rewrites(Play, "Uncle Will")
def uncle_will_plays(g: Bang, me: int, play: Play) -> Step:
    return UncleWillPlay(play) if play.me == me and play.name == STORE != KIND[play.card] else play


@dataclass
class UncleWillPlay(Step):
    play: Play

    def run(self, g: Bang) -> None:
        g.state.used |= {"Uncle Will"}
        g.stack.append(self.play)


character("Claus the Saint", 3, number=46, code="Claus", of_set="bonus")


@dataclass
class ClausDraw(DrawPhase):
    """Draw of Claus the Saint: one card more than players; one for each other player, two to keep. [bonus, Claus the
    Saint]

    If cards run short, the own ones come first, and the others get what is left (bonus, Claus 4). Hooks that
    change the number of cards change the own ones (Claus 5).
    """

    def run(self, g: Bang) -> Ask:
        return Ask(self.who, ASK_DRAW, [DRAW_DECK], public=True)

    def take(self, g: Bang, choice: int) -> None:
        s, who = g.state, self.who
        others, count = s.others(who), draw_count(g, who)
        cards = [card for card, _ in phase_look(g, who, len(others) + count)]
        look(g, cards)
        g.note("look", how="forced", who=who, count=len(cards), cause="Claus the Saint")
        if len(cards) < len(others) + count:
            _keep(g, who, cards[:count])
        g.stack.append(GiveAway(who, tuple(others[: len(s.looking)])))


draws_as("Claus the Saint", ClausDraw)


def _keep(g: Bang, who: int, cards: list[int]) -> None:
    kept = [*cards]
    keep(g, who, kept)
    phase_cards(g, who, kept)


ASK_GIVE = declare(Question("give", 8, gives_up=True, sign="hand"))


@dataclass
class GiveAway(Step):
    """Choice of a card for each of `to` in order; the remaining cards belong to `who`."""

    who: int
    to: tuple[int, ...]

    def run(self, g: Bang) -> Ask | None:
        s = g.state
        if self.to:
            return Ask(self.who, ASK_GIVE, [V_CHOOSE | c for c in s.looking], public=True)
        _keep(g, self.who, s.looking)
        return None

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"to": seat(self.to[0]), "left": len(self.to)}, source="Claus the Saint")

    def take(self, g: Bang, choice: int) -> None:
        card, to = card_of(choice), self.to[0]
        keep(g, to, [card])
        g.revealed = True  # the receiver has seen it
        g.note("give", "helps", who=self.who, to=to, card=card, eyes=(self.who, to))
        g.stack.append(GiveAway(self.who, self.to[1:]))


character("Emiliano", 4, number=47, code="Emiliano", of_set="bonus")


@after(Cancelled, "Emiliano")
def emiliano(g: Bang, me: int, shot: Cancelled) -> Step | None:
    """Take the Missed! cards that cancel the own BANG! card, or the BANG! card that a Missed! cancels. [bonus,
    Emiliano]
    """
    if not shot.is_bang_card or not shot.answers:
        return None
    cards: tuple[int, ...] = ()
    if shot.src == me:
        cards += shot.answers
    if shot.dst == me:
        cards += (shot.card,)
    return TakeFromDiscards(me, cards) if cards else None


@dataclass
class TakeFromDiscards(Step):
    """Taking of cards from the discard pile. Cards that a shuffle has moved meanwhile stay in the deck."""

    who: int
    cards: tuple[int, ...]

    def run(self, g: Bang) -> None:
        for card in self.cards:
            if g.salvage(self.who, card):
                g.note("take", how="forced", who=self.who, card=card, zone="discard", cause="Emiliano")


character("Annie Versary", 4, number=48, code="Annie", of_set="bonus")
uses_as("Annie Versary", "BANG!", None)
