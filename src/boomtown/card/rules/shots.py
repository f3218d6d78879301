"""BANG! effects and their answers (core 3)."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import KIND, KINDS, PRINTED, named
from boomtown.card.codes import USE, V_DISCARD, card_of, name_of, verb_of
from boomtown.card.folds import BANG_CARDS, BARRED, MISSED_NEEDED, NO_MISSED, STAKE, SURE
from boomtown.card.index.tables import of_seat
from boomtown.card.questions import Question, declare
from boomtown.card.rules.draw_check import Check
from boomtown.card.rules.lives import Hurt
from boomtown.card.rules.settle import Settle
from boomtown.card.rules.steps import BANG, MISSED, source_of
from boomtown.card.step import Prompt, Step
from boomtown.card.text import kind, named_thing, seat
from boomtown.kernel.frame import PASS, Ask, altered

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State


# Sources of answers that pass the shot on to another player instead of cancelling it
PASSING_ON: Final[set[str]] = set()
ASK_SHOT = declare(Question("shot", 1, threatens=True, answered_with=MISSED, may_pass=True))


MISSED_PLAYS: set[str] = set()  # sources of `answers` whose use counts as playing a Missed!, not as its effect alone


class Avoidable(Step):
    """Step that a player may answer with a Missed!: a shot, or a card aimed at Mick Defender."""

    def given(self, g: Bang, card: int, *, by_hand: bool) -> None:
        """Handle `card` played as a Missed! against it. `by_hand`: the card was in the hand."""
        raise NotImplementedError


@dataclass
class Shoot(Avoidable):
    """Shot at `dst`, who must give `need` Missed! effects or loses a life (core 3.3, 3.7).

    `used`: abilities and Barrels tried against this shot. `answers`: Missed! cards given. `evaded`: an answer takes the
    card of the shot after it is cancelled. `as_missed`: those of `answers` that an ability lets serve as a Missed!, so
    their own text has no effect.
    """

    src: int
    dst: int
    card: int
    cause: str
    need: int = 1
    is_bang_card: bool = True
    used: tuple[int, ...] = ()
    answers: tuple[int, ...] = ()
    evaded: bool = False
    as_missed: tuple[int, ...] = ()

    def question(self) -> Question:
        return ASK_SHOT

    def run(self, g: Bang) -> Ask | None:
        s, dst = g.state, self.dst
        if not s.alive[dst]:
            return None
        if SURE in s.index.fold and g.fold(SURE, self.src, False, self):
            return self.ask_sure(g)
        hand = s.hands[dst]
        options = missed_cards(g, dst)
        if s.index.answers:
            options += self.others(g)
        options.append(PASS)
        return Ask(dst, self.question(), options, not hand)

    def ask_sure(self, g: Bang) -> Ask | None:
        """Ask only for answers that pass the shot on, since no answer cancels it."""
        s, dst = g.state, self.dst
        if not any(source in PASSING_ON for _, source, _ in s.index.answers.get(dst, ())):
            self.hit(g)
            return None
        return Ask(dst, self.question(), [*self.others(g, PASSING_ON), PASS], not s.hands[dst])

    def others(self, g: Bang, which: Set[str] | None = None) -> list[int]:
        """Return the answers other than cards of the hand. `which`: the sources to include, None for all."""
        found: list[int] = []
        for _, source, offer in of_seat(g.state.index.answers, self.dst):
            if which is None or source in which:
                codes = offer(g, self.dst, self, None)
                found += [o for o in codes if o not in self.used] if self.used else codes
        return found

    def prompt(self, g: Bang) -> Prompt:
        args = {"by": seat(self.src), "source": named_thing(self.cause), "need": self.need}
        args |= {"own": int(self.src == self.dst), "stake": self.stake(g)}
        return Prompt(args, self.src, self.cause, self.card, self.stake(g), self.used)

    def take(self, g: Bang, choice: int) -> None:
        dst = self.dst
        if choice == PASS:
            self.hit(g)
        elif verb_of(choice) == USE:
            g.note("use", "protects", who=dst, cause=source_of(choice))
            for _, _, answer in of_seat(g.state.index.answers, dst):
                if choice in answer(g, dst, self, None):
                    answer(g, dst, self, choice)
                    break
        else:
            self.answered_with(g, choice)

    def answered_with(self, g: Bang, choice: int) -> None:
        """Play a card of the hand as an answer."""
        dst, card = self.dst, card_of(choice)
        kind_ = KINDS[KIND[card]]
        own = kind_.missed and name_of(choice) < 0
        g.spend(dst, card)
        if g.log is not None:
            g.note("answer", "protects", who=dst, card=card, to=self.src, **{"as": KIND[card] if own else MISSED})
        # a Missed! card, not only its effect (core 3.1)
        counts = card if KIND[card] == MISSED or kind_.missed_card or not own else -1
        shot = self
        if not own:
            shot = altered(self, as_missed=(*self.as_missed, card))
        elif kind_.evades:
            shot = altered(self, evaded=True)
        shot.answered(g, shot.met(counts), (lambda: kind_.effect(g, dst, card, -1, -2)) if own else None, by_hand=True)

    def given(self, g: Bang, card: int, *, by_hand: bool) -> None:
        self.answered(g, self.met(card), by_hand=by_hand)

    def hit(self, g: Bang) -> None:
        """Take the lives, as no answer cancels the shot."""
        by = self.src if self.src != self.dst else -1
        shooter = self.src if self.is_bang_card else -1
        g.do(Hurt(self.dst, self.stake(g), by, self.cause, self.card, shooter))

    def stake(self, g: Bang) -> int:
        """Return the lives that the shot takes unless it is cancelled."""
        return g.fold(STAKE, self.src, 1, self) if STAKE in g.state.index.fold else 1

    def answered(
        self, g: Bang, then: Step, besides: Callable[[], None] | None = None, *, by_hand: bool = False
    ) -> None:
        """Handle a Missed! effect. `then`: the shot after it. `besides`: the additional effect of the answering
        card.
        """
        if self.need > 1:
            g.stack.append(then)
        if by_hand:
            g.spent(self.dst)
        if besides is not None:
            besides()
        if self.need == 1:  # hooks on the cancelled shot run first, from the turn player on
            g.stack.append(then)

    # A rewritten step is not rewritten again, so what follows is appended, not pushed.

    def met(self, card: int = -1) -> Step:
        """Return the shot after one more Missed! effect, by a Missed! card if one is given."""
        answers = (*self.answers, card) if card >= 0 else self.answers
        if self.need == 1:
            return Cancelled(
                self.src,
                self.dst,
                self.card,
                self.is_bang_card,
                answers,
                evaded=self.evaded,
                cause=self.cause,
                as_missed=self.as_missed,
            )
        return altered(self, need=self.need - 1, answers=answers)

    def check_with(self, g: Bang, code: int) -> None:
        """Try a check against this shot, once for each source. A good check is one Missed! effect."""
        g.stack.append(altered(self, used=(*self.used, code)))
        g.push(Check(self.dst, source_of(code)))

    def result(self, g: Bang, value: bool) -> None:
        g.stack.append(self.met() if value else self)


def missed_needed(g: Bang, who: int) -> int:
    """Return the number of Missed! effects that cancel a BANG! card of this seat."""
    return g.fold(MISSED_NEEDED, who, 1) if MISSED_NEEDED in g.state.index.fold else 1


@dataclass
class Cancelled(Step):
    """End of a shot that got all Missed! effects it needed. `at_card`: it was aimed at a card, not at the player."""

    src: int
    dst: int
    card: int
    is_bang_card: bool
    answers: tuple[int, ...]
    at_card: bool = False
    evaded: bool = False
    cause: str = ""
    as_missed: tuple[int, ...] = ()

    def run(self, g: Bang) -> None:
        if g.log is not None:
            g.note("stopped", "protects", "forced", who=self.dst, by=self.src)
        if not self.evaded:
            g.followed(self)
            return
        s = g.state  # the card is taken in the order of its player among the due steps
        due = [*g.due(self), (self.dst, TakeEvaded(self.dst, self.card))]
        due.sort(key=lambda d: s.place(d[0]))
        g.stack.append(Settle(-1, tuple(due)))


@dataclass
class ShotEnds(Step):
    """End of a BANG! card of `who`, its effect and all hooks on its cancellation. It is queued if a rule needs it, for
    hooks.
    """

    who: int

    def run(self, g: Bang) -> None:
        g.followed(self)


def queue_after_card(g: Bang, step: Step) -> bool:
    """Queue a step after the end of the BANG! card under way. Return False if no step waits for that end."""
    ends = [i for i, waiting in enumerate(g.stack) if isinstance(waiting, ShotEnds)]
    if ends:
        g.stack.insert(ends[-1], step)
    return bool(ends)


@dataclass
class TakeEvaded(Step):
    """Taking of the card of a cancelled shot by `who`, if one was played and is still in the discard pile."""

    who: int
    card: int

    def run(self, g: Bang) -> None:
        if self.card >= 0 and g.salvage(self.who, self.card):
            g.note("take", how="forced", who=self.who, card=self.card, zone="discard", cause="evaded")


def missed_plays(g: Bang, who: int, aimed: Avoidable) -> list[int]:
    """Return the options that count as playing a Missed!: Missed! cards, and cards and wagons used as one.

    A Missed! effect alone (Barrel, Dodge) is no such option. [general 2]
    """
    codes = [code for code in missed_cards(g, who) if is_missed_card(code)]
    for _, source, offer in of_seat(g.state.index.answers, who):
        if source in MISSED_PLAYS:
            codes += offer(g, who, aimed, None)
    return codes


def is_missed_card(code: int) -> bool:
    """Return whether the code plays a Missed! card or a card used as one, not a card with that effect alone.
    [core 3.1]
    """
    card = card_of(code)
    return KIND[card] == MISSED or KINDS[KIND[card]].missed_card or code == card | named(MISSED)


def plays_no_missed(g: Bang, who: int) -> bool:
    """Return whether the seat cannot play any card that counts as a Missed! (Big Spencer)."""
    return NO_MISSED in g.state.index.fold and g.fold(NO_MISSED, who, False)


def missed_cards(g: Bang, who: int) -> list[int]:
    """Return the codes of the cards of the hand with a Missed! symbol, and of those that serve as Missed!."""
    s = g.state
    codes = [c for c in s.hands[who] if PRINTED[c].missed]
    if s.index.shares[who].served is not None:
        codes += _serve_as_missed(s, who)
    return _missed_allowed(g, who, codes) if BARRED in s.index.fold else codes


def _serve_as_missed(s: State, who: int) -> list[int]:
    as_missed = named(MISSED)
    return [c | as_missed for c in s.hands[who] if KIND[c] != MISSED and s.serves(who, c, MISSED)]


def _missed_allowed(g: Bang, who: int, codes: list[int]) -> list[int]:
    return [c for c in codes if g.barred(who, card_of(c), MISSED if name_of(c) >= 0 else KIND[card_of(c)]) is None]


ASK_INDIANS = declare(Question("indians", 2, threatens=True, answered_with=BANG, may_pass=True))


@dataclass
class AnswerBang(Step):
    """Discard of a BANG! card by `who`, or the loss of one life (Indians!)."""

    who: int
    src: int
    card: int
    cause: str

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        if not s.alive[who]:
            return None
        return Ask(who, ASK_INDIANS, bang_discards(g, who), not s.hands[who])

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"by": seat(self.src), "source": kind(self.cause)}, self.src, self.cause, self.card, 1)

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            by = self.src if self.src != self.who else -1
            g.do(Hurt(self.who, 1, by, self.cause, self.card))
        elif not give_bang(g, self.who, choice):
            g.throw(self.who, card_of(choice), "indians")
            g.spent(self.who, cause="indians")


def bang_cards(g: Bang, who: int) -> list[int]:
    """Return the cards of the hand that `who` may discard as BANG! cards now."""
    s = g.state
    cards = [c for c in s.hands[who] if s.serves(who, c, BANG) and g.kept(who, c) is None]
    return g.fold(BANG_CARDS, who, cards) if BANG_CARDS in s.index.fold else cards


def bang_discards(g: Bang, who: int) -> list[int]:
    """Return the codes for discarding each BANG! card of the hand, for other answers in its place, then PASS."""
    options = [V_DISCARD | c for c in bang_cards(g, who)]
    for _, _, hook in g.state.index.bang_answers.get(who, ()):
        options += hook(g, who, None)
    options.append(PASS)
    return options


def give_bang(g: Bang, who: int, choice: int) -> bool:
    """Carry out an answer in place of a BANG! card of the hand. Return False if the choice is a card of the hand."""
    if verb_of(choice) != USE:
        return False
    for _, _, hook in g.state.index.bang_answers.get(who, ()):
        if choice in hook(g, who, None):
            g.note("use", "protects", who=who, cause=source_of(choice))
            hook(g, who, choice)
            break
    return True
