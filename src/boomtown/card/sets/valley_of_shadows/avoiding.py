"""Escape and Mick Defender: the single target of a card cancels it. Rules: valley_of_shadows.md.

The target is asked once, after the card was played and paid for, at a moment (kernel/frame.py, `Ask.moment`). So the
pace does not show if the target could cancel. A card that would stay in play is in a separate zone meanwhile.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, KINDS, NAMES
from boomtown.card.codes import USE, card_of, name_of, second_of, verb_of
from boomtown.card.hooks import rewrites
from boomtown.card.index.tables import of_seat
from boomtown.card.questions import MOMENT, Question, declare
from boomtown.card.rules.shots import MISSED_PLAYS, Avoidable, missed_plays
from boomtown.card.rules.steps import (
    ALSO,
    BANG,
    Averted,
    Effect,
    EffectOf,
    Lay,
    Pay,
    Play,
    decision,
    put_down,
    source_of,
)
from boomtown.card.sets.declare_cards import GreenEffect, UseGreen, brown, character, lay_down
from boomtown.card.sets.targets import OnlyAnswers
from boomtown.card.sets.valley_of_shadows.shared import OF_SET, may_be_held, playable, works
from boomtown.card.step import Prompt, Step
from boomtown.card.text import kind, seat
from boomtown.card.zones import Zone
from boomtown.card.zones import declare as declare_zones
from boomtown.kernel.frame import PASS, Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

ESCAPE, MICK = "Escape", "Mick Defender"
AIMED = "aimed"
declare_zones(Zone(AIMED, OF_SET))  # a card that stays in play, while it may still be cancelled


@brown(ESCAPE, "3H", number=163, code="Es", first=164, aim=OnlyAnswers(), nature="protects", of_set=OF_SET)
def escape(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Do nothing: it is an answer only, see `MayCancel`."""


character(MICK, 4, OF_SET, number=181, code="Mick")

ASK_AVOID = declare(
    Question(
        "avoid",
        34,
        of_set="valley_of_shadows",
        threatens=True,
        answered_with=ESCAPE,
        may_pass=True,
        meanwhile=MOMENT.name,
        standing=("turn",),
        sign="fast-away",
    )
)


def may_be_cancelled(g: Bang, me: int, card: int, name: str, to: int, of: int) -> bool:
    """Return whether the card may be cancelled as far as all players know: one other player is its only target.

    [valley_of_shadows, Escape 1 and 2]
    """
    if to < 0 or to == me or name == BANG or second_of(of) >= 0 or not g.state.alive[to]:
        return False
    if not g.state.hands[to] and not defends(g, to, name):  # Mick Defender may have a wagon that counts as a Missed!
        return False
    return not g.unaffected(to, me, card) and (may_be_held(g, ESCAPE) or defends(g, to, name))


def defends(g: Bang, to: int, name: str) -> bool:
    """Return whether Mick Defender's ability may cancel that card. [valley_of_shadows, Mick Defender 2]"""
    return works(g, to, MICK) and not KINDS[name].aim.pairs


@rewrites(Play, OF_SET)
def a_card_is_played(g: Bang, _: int, play: Play) -> Step:
    return Announce(play) if may_be_cancelled(g, play.me, play.card, play.name, play.to, play.of) else play


@rewrites(UseGreen, OF_SET)
def a_green_card_is_used(g: Bang, _: int, use: UseGreen) -> Step:
    return AnnounceGreen(use) if may_be_cancelled(g, use.me, use.card, KIND[use.card], use.to, use.of) else use


@rewrites(EffectOf, OF_SET)
def an_effect_is_aimed(g: Bang, _: int, effect: EffectOf) -> Step:
    """Let the target cancel an effect that another card causes, such as a Bottle. [gold_rush, other sets 3]"""
    me, card, name, to = effect.me, effect.card, effect.name, effect.to
    if not may_be_cancelled(g, me, card, name, to, effect.of):
        return effect
    return MayCancel(me, card, name, to, effect)


@dataclass
class Announce(Step):
    """Play of a card whose target may answer before its effect."""

    play: Play

    def run(self, g: Bang) -> None:
        play = self.play
        me, card, name = play.me, play.card, play.name
        put_down(g, me, card, name, play.to, play.of)
        kind_, then = KINDS[name], Effect(me, card, name, play.to, play.of)
        if kind_.stays:
            g.store(AIMED, card)
            g.note("play", kind_.nature, who=me, card=card, to=play.to, of=-2, **{"as": name})
        g.followed(play)
        laid = Lay(me, card, play.to, told=True) if kind_.effect is lay_down else None
        g.stack.append(MayCancel(me, card, name, play.to, laid or then))
        if kind_.cost:
            g.stack.append(Pay(me, kind_.cost, name))
        if (first := decision(g, me, card, name, play.to)) is not None:
            g.stack.append(first)


@dataclass
class AnnounceGreen(Step):
    """Use of a green card in play whose target may answer before its effect."""

    use: UseGreen

    def run(self, g: Bang) -> None:
        use = self.use
        use.put_down(g)
        then = GreenEffect(use.me, use.card, use.to, use.of)
        g.stack.append(MayCancel(use.me, use.card, KIND[use.card], use.to, then))


@dataclass
class MayCancel(Avoidable):
    """Question to `to`, who may cancel the card that `me` has played as `name`; `then` is its effect."""

    me: int
    card: int
    name: str
    to: int
    then: Step

    def run(self, g: Bang) -> Ask | None:
        if g.state.noted.get(ALSO, 0):  # the card has several targets now
            g.stack.append(self.then)
            return None
        options = playable(g, self.to, ESCAPE)
        if defends(g, self.to, self.name):
            options += missed_plays(g, self.to, self)
        return Ask(self.to, ASK_AVOID, [*options, PASS], not options and not g.state.hands[self.to], moment=True)

    def prompt(self, g: Bang) -> Prompt:
        args = {"by": seat(self.me), "card": {"card": self.card}, "source": kind(self.name)}
        return Prompt(args, self.me, self.name, self.card)

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            if self.card in g.state.zone(AIMED):
                g.fetch(AIMED, self.card)
            if self._still_there(g):
                g.stack.append(self.then)
            return
        to, card = self.to, card_of(choice)
        if verb_of(choice) == USE:
            g.note("use", "protects", who=to, cause=source_of(choice))
            for _, source, answer in of_seat(g.state.index.answers, to):
                if source in MISSED_PLAYS and choice in answer(g, to, self, None):
                    answer(g, to, self, choice)
                    return
            raise AssertionError(choice)
        g.spend(to, card)
        served = NAMES[name_of(choice)] if name_of(choice) >= 0 else KIND[card]
        g.note("answer", "protects", who=to, card=card, to=self.me, **{"as": served})
        self.given(g, card, by_hand=True)

    def given(self, g: Bang, card: int, *, by_hand: bool) -> None:
        if self.card in g.state.zone(AIMED):
            g.fetch(AIMED, self.card)
            g.drop(self.card)
        g.note("cancel", "protects", "forced", who=self.to, by=self.me, card=self.card)
        if by_hand:
            g.spent(self.to)
        g.followed(Averted(self.me, self.card, self.name, self.to))

    def _still_there(self, g: Bang) -> bool:
        """Return whether the card to be taken is still there. Its owner may have spent it when asked (core 9.7)."""
        then, s = self.then, g.state
        of = then.of if isinstance(then, Effect | GreenEffect) else -2
        return bool(s.hands[self.to]) if of == -1 else of < 0 or of in s.tables[self.to]
