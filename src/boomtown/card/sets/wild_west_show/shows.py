"""Show cards that change turns, hands, plays and the goal, and the one that forbids talking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, KINDS, Way, add_way, named
from boomtown.card.codes import V_DISCARD, card_of
from boomtown.card.folds import END_PRICE, GOAL, OPEN_HANDS, TALK, VERDICT
from boomtown.card.hooks import answers, at_start, folds, plays, rewrites
from boomtown.card.questions import Question, declare
from boomtown.card.rules.event_deck import Reveal, enters
from boomtown.card.rules.lives import Hurt
from boomtown.card.rules.shots import MISSED_PLAYS, Avoidable
from boomtown.card.rules.steps import BANG, MISSED
from boomtown.card.rules.turn import EndTurn
from boomtown.card.rules.victory import Verdict
from boomtown.card.sets.declare_cards import event
from boomtown.card.sets.wild_west_show.deck import PLAYED
from boomtown.card.sets.wild_west_show.shared import OF_SET, START, in_force, of_show
from boomtown.card.step import Prompt, Step
from boomtown.kernel.frame import PASS, Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

event("Darling Valentine", OF_SET, "turn_start", number=201, code="Valentine")


@at_start("Darling Valentine", START)
def darling_valentine(g: Bang, me: int) -> Step:
    """Exchange the hand at the start of each turn. [wild_west_show, Darling Valentine]"""
    return ExchangeHand(me)


ASK_VALENTINE = declare(
    Question("valentine", 42, of_set="wild_west_show", gives_up=True, may_pass=True, sign="love-letter")
)


@dataclass
class ExchangeHand(Step):
    """Discard of the whole hand by `who`, then a draw of the same number. The player is asked for the order; PASS keeps
    it.
    """

    who: int
    count: int = 0

    def run(self, g: Bang) -> Ask | None:
        hand = g.state.hands[self.who]
        if len(hand) > 1:
            return Ask(self.who, ASK_VALENTINE, [*(V_DISCARD | c for c in hand), PASS], public=True)
        self._finish(g)
        return None

    def prompt(self, g: Bang) -> Prompt:
        left = len(g.state.hands[self.who])
        return Prompt({"source": of_show("Darling Valentine"), "left": left}, source="Darling Valentine")

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            self._finish(g)
        else:
            g.throw(self.who, card_of(choice), "Darling Valentine", how="forced")
            g.stack.append(ExchangeHand(self.who, self.count + 1))

    def _finish(self, g: Bang) -> None:
        count = self.count
        for card in g.state.hands[self.who][:]:
            g.made(self.who, ASK_VALENTINE.name, V_DISCARD | card)
            g.throw(self.who, card, "Darling Valentine", how="forced")
            count += 1
        g.draw(self.who, count, "Darling Valentine")
        g.settle(self.who)


event("Gag", OF_SET, "round", number=203, code="Gag")


@folds(TALK, "Gag")
def gag(g: Bang, me: int, lives: int, _: None) -> int:
    """Take 1 life from a player who talks. [wild_west_show, Gag]"""
    return lives + 1


event("Miss Susanna", OF_SET, "turn_end", number=206, code="Susanna")
ENOUGH = 3


def too_few(g: Bang, who: int) -> bool:
    """Return whether Miss Susanna takes a life from the turn player if the turn ends now."""
    s = g.state
    played = s.noted.get(PLAYED, 0)
    return in_force(g, "Miss Susanna") and who == s.turn and played < ENOUGH and who not in s.course.ghosts


@rewrites(EndTurn, "Miss Susanna")
def miss_susanna(g: Bang, _: int, end: EndTurn) -> Step:
    """Take 1 life for fewer than three cards played, before other effects at the end. [wild_west_show, Miss Susanna]"""
    return PaidEnd(end) if too_few(g, end.who) else end


@dataclass
class PaidEnd(Step):
    """End of a turn that costs a life."""

    end: EndTurn

    def run(self, g: Bang) -> None:
        g.stack.append(self.end)
        g.push(Hurt(self.end.who, 1, -1, "Miss Susanna"))


@folds(END_PRICE, "Miss Susanna")
def the_end_costs_a_life(g: Bang, me: int, lives: int, _: None) -> int:
    return lives + too_few(g, me)


event("Sacagaway", OF_SET, "round", number=207, code="Sacagaway")


@folds(OPEN_HANDS, "Sacagaway")
def sacagaway(s: State, _: int, found: list[int], __: None) -> list[int]:
    """Make all hands public. [wild_west_show, Sacagaway]"""
    return list(s.index.order)


@enters("Sacagaway")
def hands_come_out(g: Bang, _: int, reveal: Reveal) -> Step | None:
    return OpenHands()


@dataclass
class OpenHands(Step):
    """Record that all players have seen all hands."""

    def run(self, g: Bang) -> None:
        g.open_up()


event("Showdown", OF_SET, "round", number=208, code="Showdown")
add_way("Showdown", Way("play", as_=BANG))
add_way("Showdown", Way("play", as_=MISSED))
MISSED_PLAYS.add("Showdown")


@plays("Showdown")
def any_card_as_bang(g: Bang, me: int) -> list[int]:
    """Offer any card as a BANG!. [wild_west_show, Showdown 1]"""
    s, aim, as_bang = g.state, KINDS[BANG].aim, named(BANG)
    return [code for c in s.hands[me] if not s.serves(me, c, BANG) for code in aim.codes(g, me, c | as_bang)]


@answers("Showdown")
def bang_as_missed(g: Bang, me: int, shot: Avoidable, code: int | None) -> list[int]:
    """Offer any BANG! card as a Missed!. [wild_west_show, Showdown 2]"""
    s = g.state
    cards = [
        c for c in s.hands[me] if s.serves(me, c, BANG) and not s.serves(me, c, MISSED) and not KINDS[KIND[c]].missed
    ]
    return [c | named(MISSED) for c in cards if g.barred(me, c, MISSED) is None]


event("Wild West Show", OF_SET, "round", number=209, code="Show", last=True)


@folds(VERDICT, "Wild West Show")
def last_one_wins(g: Bang, _: int, found: Verdict | None, case: tuple[int, int]) -> Verdict | None:
    """Let only the last player in the game win. [wild_west_show, Wild West Show]"""
    left = [p for p, is_in in enumerate(g.state.alive) if is_in]
    return ("last", left, left[0]) if len(left) == 1 else None


@folds(GOAL, "Wild West Show")
def everybody_for_himself(s: State, _: int, goal: str, __: None) -> str:
    return "last"


@enters("Wild West Show")
def the_goal_changes(g: Bang, _: int, reveal: Reveal) -> Step | None:
    return TellGoal()


@dataclass
class TellGoal(Step):
    """Log entry about the new goal."""

    def run(self, g: Bang) -> None:
        g.note("goal", how="forced", goal="last")
