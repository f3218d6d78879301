"""Sgt. Blaze: may leave one player out of an effect on several players. Rules: great_train_robbery.md 8.7."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import KIND, KINDS
from boomtown.card.codes import NO_CARD, TARGET, V_CHOOSE, seat_of
from boomtown.card.folds import LEAVES_OUT
from boomtown.card.game import SPARED
from boomtown.card.hooks import folds, rewrites
from boomtown.card.questions import Question, declare
from boomtown.card.rules.steps import Effect, EffectOf, Pay, Play, put_down
from boomtown.card.sets.declare_cards import GreenEffect, UseGreen, character
from boomtown.card.sets.great_train_robbery.shared import OF_SET
from boomtown.card.step import Prompt, Step
from boomtown.card.text import named_thing
from boomtown.kernel.frame import PASS, Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

BLAZE: Final = "Sgt. Blaze"
character(BLAZE, 5, OF_SET, number=331, code="Blaze")


@folds(LEAVES_OUT, BLAZE)
def may_leave_out(g: Bang, me: int, value: bool, _: None) -> bool:
    return True


def leaves_out(g: Bang, me: int) -> bool:
    """Return whether the seat may leave a player out of effects on several players."""
    return LEAVES_OUT in g.state.index.fold and g.fold(LEAVES_OUT, me, False)


@rewrites(Play, BLAZE)
def plays(g: Bang, me: int, play: Play) -> Step:
    kind = KINDS[play.name]
    return PlayForSome(play) if play.me == me and kind.several and not kind.stays else play


@rewrites(UseGreen, BLAZE)
def uses(g: Bang, me: int, use: UseGreen) -> Step:
    return UseForSome(use) if use.me == me and KINDS[KIND[use.card]].several else use


@rewrites(EffectOf, BLAZE)
def brings(g: Bang, me: int, effect: EffectOf) -> Step:
    return LeaveOut(me, effect.name, effect) if effect.me == me and KINDS[effect.name].several else effect


@dataclass
class PlayForSome(Step):
    """Play of the card with its price, then the choice of the player it does not reach."""

    play: Play

    def run(self, g: Bang) -> None:
        play = self.play
        put_down(g, play.me, play.card, play.name, play.to, play.of)
        g.followed(play)
        g.stack.append(LeaveOut(play.me, play.name, Effect(play.me, play.card, play.name, play.to, play.of)))
        if KINDS[play.name].cost:
            g.stack.append(Pay(play.me, KINDS[play.name].cost, play.name))


@dataclass
class UseForSome(Step):
    """Use of a green card in play, then the choice of the player it does not reach."""

    use: UseGreen

    def run(self, g: Bang) -> None:
        use = self.use
        use.put_down(g)
        g.stack.append(LeaveOut(use.me, KIND[use.card], GreenEffect(use.me, use.card, use.to, use.of)))


ASK_SPARE = declare(Question("leave-out", 88, of_set=OF_SET, may_pass=True, tells=True, nature="helps", sign="shield"))


@dataclass
class LeaveOut(Step):
    """Choice by `who` of the player whom the next effect (`cause`) does not reach."""

    who: int
    cause: str
    then: Step

    def run(self, g: Bang) -> Ask | None:
        s = g.state
        if not s.alive[self.who]:
            self.then.run(g)
            return None
        return Ask(self.who, ASK_SPARE, [*[V_CHOOSE | NO_CARD | TARGET[p] for p in s.index.order], PASS], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing(self.cause)}, source=self.cause)

    def take(self, g: Bang, choice: int) -> None:
        s = g.state
        if choice == PASS:
            self.then.run(g)
            return
        g.note("exempt", "helps", who=self.who, to=seat_of(choice), cause=self.cause)
        s.remember(SPARED, seat_of(choice))
        self.then.run(g)
        s.forget(SPARED)
