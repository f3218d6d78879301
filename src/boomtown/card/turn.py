"""Turns and their phases as steps (core 5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, KINDS, NAMES, named
from boomtown.card.codes import DRAW_DECK, USE, V_DISCARD, card_of, name_of, of_of, seat_of, verb_of
from boomtown.card.hooks import EVERYBODY, NO_LIMIT, rewrites
from boomtown.card.step import Prompt, Step
from boomtown.card.steps import Play
from boomtown.kernel.frame import END, Ask, saved

if TYPE_CHECKING:
    from boomtown.card.game import Bang


@saved
@dataclass(slots=True)
class Round(Step):
    """Lies at the bottom of the stack: one turn after the other."""

    def run(self, g: Bang) -> None:
        s = g.state
        g.stack.append(self)
        g.push(Turn(g.fold("next_turn", s.turn, s.left(s.turn))))
        g.settle()


@saved
@dataclass(slots=True)
class Turn(Step):
    """One turn; `stage` counts start, draw, play, discard, end. An eliminated player's turn is over when this surfaces
    (core 5.10).
    """

    who: int
    stage: int = 0
    extra: bool = False

    def run(self, g: Bang) -> None:
        s, who, stage = g.state, self.who, self.stage
        if not s.alive[who]:
            return
        if stage == 0:
            s.turn, s.turn_no, s.bangs, s.used = who, s.turn_no + 1, 0, frozenset()
            if s.live.mutes:
                s.refresh()
            g.note("turn", who=who, count=s.turn_no)
        s.phase = ("start", "draw", "play", "discard", "discard")[stage]
        if stage < 4:
            g.stack.append(Turn(who, stage + 1, self.extra))
            g.push((StartChecks, DrawPhase, PlayPhase, DiscardPhase)[stage](who))
        else:
            g.push(EndTurn(who, self.extra))


def lose_turn(g: Bang) -> None:
    """Nothing more happens in this turn."""
    while not isinstance(g.stack.pop(), Turn):
        pass


@saved
@dataclass(slots=True)
class StartChecks(Step):
    """What happens at the start of a turn, in the order of core 5.3; looked at anew after each."""

    who: int
    done: tuple[str, ...] = ()

    def run(self, g: Bang) -> None:
        s, who = g.state, self.who
        if not s.alive[who] or not s.live.start:
            return
        due = [
            (order, source, hook)
            for order, owner, source, hook in s.live.start
            if owner in (who, EVERYBODY) and source not in self.done
        ]
        if due:
            _, source, hook = min(due, key=lambda d: d[0])
            g.stack.append(StartChecks(who, (*self.done, source)))
            g.push(hook(g, who))


@saved
@dataclass(slots=True)
class DrawPhase(Step):
    """Phase 1: two cards from the deck. Abilities that change it rewrite this step."""

    who: int

    def run(self, g: Bang) -> Ask:
        return Ask(self.who, "draw", [DRAW_DECK], public=True)

    def take(self, g: Bang, choice: int) -> None:
        g.draw(self.who, 2, "phase")


def draws_as(source: str) -> Callable[[type[DrawPhase]], type[DrawPhase]]:
    """The decorated step is phase 1 of whoever has this source."""

    def keep(phase: type[DrawPhase]) -> type[DrawPhase]:
        rewrites(DrawPhase, source)(lambda g, me, step: phase(me) if step.who == me else step)
        return phase

    return keep


@saved
@dataclass(slots=True)
class PlayPhase(Step):
    """Phase 2: any number of cards and abilities, until the player ends it."""

    who: int

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        if not s.alive[who]:
            return None
        if s.live.settle and settle_due(g):
            g.stack.append(self)
            g.settle()
            return None
        return Ask(who, "play", play_options(g, who))

    def prompt(self, g: Bang) -> Prompt:
        s, who = g.state, self.who
        weapon = s.weapon(who)
        limit = s.live.limit[who]
        left = NO_LIMIT if limit >= NO_LIMIT else max(0, limit - s.bangs)
        name = KIND[weapon] if weapon >= 0 else "Colt .45"
        return Prompt({"reach": s.live.ranges[who], "weapon": {"kind": name}, "bangs_left": left})

    def take(self, g: Bang, choice: int) -> None:
        if choice == END:
            return
        g.stack.append(self)
        if verb_of(choice) == USE:
            for owner, _, hook in g.state.live.offers:
                if owner in (self.who, EVERYBODY) and choice in hook(g, self.who, None):
                    hook(g, self.who, choice)
                    return
        card, name = card_of(choice), name_of(choice)
        g.push(Play(self.who, card, KIND[card] if name < 0 else NAMES[name], seat_of(choice), of_of(choice)))


def settle_due(g: Bang) -> bool:
    return any(hook(g, seat) is not None for seat, _, hook in g.state.live.settle)


def play_options(g: Bang, me: int) -> list[int]:
    """Everything `me` may do in phase 2: cards in the order held, then cards used as others, abilities, END."""
    s = g.state
    options: list[int] = []
    for card in s.hands[me]:
        options += KINDS[KIND[card]].aim.codes(g, me, card)
    served = s.live.as_[me]
    if served is not None:
        for name, which in served.items():
            aim, code = KINDS[name].aim, named(name)
            for card in s.hands[me]:
                if KIND[card] != name and (which is None or KIND[card] in which):
                    options += aim.codes(g, me, card | code)
    for owner, _, hook in s.live.offers:
        if owner in (me, EVERYBODY):
            options += hook(g, me, None)
    options.append(END)
    return g.fold("play_options", me, options)


@saved
@dataclass(slots=True)
class DiscardPhase(Step):
    """Phase 3: down to the hand limit, one card at a time in the order the player names (core 5.9, 8.3)."""

    who: int

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        if not s.alive[who] or len(s.hands[who]) <= hand_limit(g, who):
            return None
        return Ask(who, "discard", [V_DISCARD | c for c in s.hands[who]], public=True)

    def prompt(self, g: Bang) -> Prompt:
        limit = hand_limit(g, self.who)
        return Prompt({"left": len(g.state.hands[self.who]) - limit, "limit": limit})

    def take(self, g: Bang, choice: int) -> None:
        g.throw(self.who, card_of(choice), "limit")
        g.stack.append(self)


@saved
@dataclass(slots=True)
class EndTurn(Step):
    """The turn has been played to its end; for what happens then. `extra`: it was an extra one."""

    who: int
    extra: bool

    def run(self, g: Bang) -> None:
        g.followed(self)


def hand_limit(g: Bang, who: int) -> int:
    return g.fold("hand_limit", who, g.state.life[who], None)
