"""Turns and rounds as steps (core 5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from boomtown.card.cards import CHARACTERS, NAMES
from boomtown.card.codes import MOST_PLAYERS, V_DISCARD, card_of
from boomtown.card.folds import BACKWARDS, COUNTS_DISCARDS, HAND_LIMIT, TAKES_TURN
from boomtown.card.hooks import HOOKS
from boomtown.card.questions import Question, declare
from boomtown.card.rules.phase_1 import DrawEnd, DrawPhase, FirstPhase
from boomtown.card.rules.phase_2 import PlayPhase
from boomtown.card.rules.settle import Settle
from boomtown.card.step import Prompt, Step
from boomtown.kernel.frame import Ask
from boomtown.kernel.hooks import EVERYBODY, Hook

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

ABOVE_LIMIT: Final = "above_limit"  # note: number of cards discarded in phase 3, if a hook counts them


@dataclass
class Round(Step):
    """Bottom step of the stack: it queues one turn after another."""

    def run(self, g: Bang) -> None:
        g.stack.append(self)
        g.push(TURNS[next_on_turn(g)][0])
        if g.state.index.settle:
            g.settle()


@dataclass
class Turn(Step):
    """Turn of a seat; `stage` is the index of the next of STAGES.

    The turn of an eliminated player ends when this step is on top again (core 5.10).
    """

    who: int
    stage: int = 0
    extra: bool = False

    def run(self, g: Bang) -> None:
        who, s, extra = self.who, g.state, self.extra
        if not s.alive[who]:
            return
        stage = self.stage
        for s.phase, steps_of in LEFT[stage]:  # a stage without steps is over at once
            stage += 1
            if steps := steps_of(g, who, extra):
                g.stack.append(Turn(who, stage, True) if extra else TURNS[who][stage])
                for step in reversed(steps):
                    g.push(step)
                return


def begin(g: Bang, who: int, extra: bool) -> Sequence[Step]:
    """Start the turn; clear the notes of the last turn."""
    s = g.state
    before = s.turn
    s.turn, s.turn_no, s.bangs = who, s.turn_no + 1, 0
    s.used, s.noted, s.laid = frozenset(), {}, ()
    lent = s.lent[who] and not extra and not CHARACTERS[s.characters[who]].keeps_lent
    if lent:  # borrowed abilities end first
        s.lent = (*s.lent[:who], (), *s.lent[who + 1 :])
        s.refresh()
    if s.index.mutes:
        s.refresh_for_turn(before)
    if g.log is not None:
        g.note("turn", who=who, count=s.turn_no)
    if not extra and NewRound in s.index.after and new_round(g, who):
        return (NewRound(who), StartChecks(who))
    return next_start(g, who, ())


def new_round(g: Bang, who: int) -> bool:
    """Record the turn and return whether a round begins: with the leader's next turn (high_noon, Event deck 2, 3 and
    12).
    """
    s = g.state
    again = who in s.course.acted and who == s.leader()
    s.mark_acted((who,) if again else (*s.course.acted, who))
    return again


def draw_phase(g: Bang, who: int, extra: bool) -> Sequence[Step]:
    index = g.state.index
    if FirstPhase in index.after or DrawEnd in index.after:
        return (FirstPhase(who, extra),)
    step: Step = DRAWS[who]
    if DrawPhase in index.rewrite:
        step = cast(Step, g.rewritten(step))
    if type(step) is not DrawPhase:
        return (step,)
    step.run(g)  # run at once instead of queueing, as no step follows
    return ()


def play_phase(g: Bang, who: int, extra: bool) -> Sequence[Step]:
    return PLAYS[who]


def discard_phase(g: Bang, who: int, extra: bool) -> Sequence[Step]:
    return (DiscardPhase(who),) if too_many(g, who) else ()


def end(g: Bang, who: int, extra: bool) -> Sequence[Step]:
    index = g.state.index
    if EndTurn not in index.after and EndTurn not in index.rewrite:
        return ()
    return (EndTurn(who, True),) if extra else ENDS[who]


STAGES: Final[tuple[tuple[str, Callable[[Bang, int, bool], Sequence[Step]]], ...]] = (
    ("start", begin),
    ("draw", draw_phase),
    ("play", play_phase),
    ("discard", discard_phase),
    ("discard", end),
)
LEFT: Final = [STAGES[stage:] for stage in range(len(STAGES) + 1)]
# Steps are never changed, so the steps of all turns are made once: by seat (and stage)
TURNS: Final = [[Turn(who, stage) for stage in range(len(STAGES) + 1)] for who in range(MOST_PLAYERS)]
DRAWS: Final = [DrawPhase(who) for who in range(MOST_PLAYERS)]
PLAYS: Final = [(PlayPhase(who),) for who in range(MOST_PLAYERS)]


@dataclass
class NewRound(Step):
    """Start of a round with the leader's turn. Hooks for that moment follow this step."""

    who: int

    def run(self, g: Bang) -> None:
        g.followed(self)


def next_on_turn(g: Bang) -> int:
    """Return the seat after the turn player."""
    s, fold = g.state, g.state.index.fold
    if BACKWARDS in fold or TAKES_TURN in fold:
        for seat in turn_order(g, s.turn):
            if takes_turn(g, seat):
                return seat
        raise AssertionError("expected a seat that can have a turn, got none")
    return s.left(s.turn)


def turn_order(g: Bang, after_: int) -> tuple[int, ...]:
    """Return all seats in turn order now, from the seat after `after_`, which is last."""
    seats = g.state.clockwise(after_)
    return (*(seats[:0:-1] if backwards(g) else seats[1:]), after_)


def backwards(g: Bang) -> bool:
    """Return whether turns run counter-clockwise."""
    return bool(g.fold(BACKWARDS, EVERYBODY, False))


def takes_turn(g: Bang, seat: int) -> bool:
    """Return whether the seat has a turn when it is next in order."""
    is_in = g.state.alive[seat]
    return g.fold(TAKES_TURN, seat, is_in) if TAKES_TURN in g.state.index.fold else is_in


def may_return(s: State) -> bool:
    """Return whether an ambient source or an event of a pile may give an eliminated player a turn."""
    piles = [s.events(), *[pile for _, pile in s.course.decks]]
    names = [*s.ambient, *[NAMES[index] for pile in piles for index in pile.left]]
    return any(what == "fold" and key is TAKES_TURN for name in names for what, key, _ in HOOKS.of.get(name, ()))


def grant_turn(g: Bang, who: int, *first: Step) -> None:
    """Add an extra turn after this one and after those granted before. `first`: steps before it."""
    stack = g.stack
    at = next(i for i, below in enumerate(stack) if type(below) is Turn)
    stack[at:at] = [g.rewritten(Turn(who, 0, True)), *reversed(first)]


def lose_turn(g: Bang) -> None:
    """End this turn, except for due steps and hooks on a lost turn."""
    who = cut_turn(g).who
    if TurnLost in g.state.index.after:
        g.stack.append(TurnLost(who))


def cut_turn(g: Bang) -> Turn:
    """Remove the rest of the current turn from the stack, except for due steps, and return that turn."""
    due = []
    while not isinstance(step := g.stack.pop(), Turn):
        due += [step] if isinstance(step, Settle) else []
    g.stack += reversed(due)
    return step


def turn_now(g: Bang) -> Turn | None:
    """Return the current turn."""
    return next((step for step in reversed(g.stack) if isinstance(step, Turn)), None)


@dataclass
class TurnLost(Step):
    """Loss of the turn at its start, for hooks that work at its end all the same."""

    who: int

    def run(self, g: Bang) -> None:
        g.followed(self)


@dataclass
class StartChecks(Step):
    """Effects at the start of a turn, in the order of core 5.3, checked again after each."""

    who: int
    done: tuple[str, ...] = ()

    def run(self, g: Bang) -> None:
        if not g.state.alive[self.who]:
            return
        for step in reversed(next_start(g, self.who, self.done)):
            g.push(step)


def next_start(g: Bang, who: int, done: tuple[str, ...]) -> Sequence[Step]:
    """Return the next effect at the start of a turn and the step that checks for more, or no steps if all are done."""
    while g.state.index.start:
        first: tuple[int, int, str, Hook] | None = None
        for due in g.state.index.start:
            if (due[1] == who or due[1] < 0) and due[2] not in done and (first is None or due[0] < first[0]):
                first = due
        if first is None:
            break
        done = (*done, first[2])
        step: Step | None = first[3](g, who)
        if step is not None:
            return (step, StartChecks(who, done))
    return ()


ASK_DISCARD = declare(Question("discard", 12, gives_up=True, sign="discard"))


@dataclass
class DiscardPhase(Step):
    """Phase 3: discard to the hand limit, one card at a time in the order the player names (core 5.9, 8.3)."""

    who: int

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        if not s.alive[who] or not too_many(g, who):
            return None
        return Ask(who, ASK_DISCARD, [V_DISCARD | c for c in s.hands[who]], True)

    def prompt(self, g: Bang) -> Prompt:
        limit = hand_limit(g, self.who)
        return Prompt({"left": len(g.state.hands[self.who]) - limit, "limit": limit})

    def take(self, g: Bang, choice: int) -> None:
        self.part_with(g, card_of(choice))
        if COUNTS_DISCARDS in g.state.index.fold:  # counted before the next card is asked for
            g.state.remember(ABOVE_LIMIT, g.state.noted.get(ABOVE_LIMIT, 0) + 1)
        g.stack.append(self)

    def part_with(self, g: Bang, card: int) -> None:
        g.pay(self.who, card, "limit")


@dataclass
class EndTurn(Step):
    """End of a turn that was played to its end, for hooks. `extra`: it was an extra turn."""

    who: int
    extra: bool

    def run(self, g: Bang) -> None:
        g.followed(self)


ENDS: Final = [(EndTurn(who, False),) for who in range(MOST_PLAYERS)]


def hand_limit(g: Bang, who: int) -> int:
    life = g.state.life[who]
    return g.fold(HAND_LIMIT, who, life, None) if HAND_LIMIT in g.state.index.fold else life


def too_many(g: Bang, who: int) -> bool:
    """Return whether the seat holds more cards than its hand limit."""
    return len(g.state.hands[who]) > hand_limit(g, who)
