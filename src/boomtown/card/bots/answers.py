"""Answers to actions of other players and to events: shots, duels, rescues. Each function lists its questions."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Callable

from boomtown.card.bots.position import Position
from boomtown.card.bots.valuation.facts import BORDER
from boomtown.card.bots.valuation.odds import BANG_IN, BANG_SHARE, outlasts
from boomtown.card.bots.valuation.worth import LIFE, held, in_play
from boomtown.card.bots.value_table import Answer, column
from boomtown.card.cards import KIND
from boomtown.card.codes import USE, card_of, verb_of
from boomtown.card.questions import QUESTIONS
from boomtown.kernel.frame import PASS

ANSWERS: dict[str, Answer] = {}  # by question

RETURNS: dict[str, int] = column("returns")  # by kind of card: cards it draws
REFILLS: dict[str, int] = column("refills")  # by character: cards for each answer out of turn
DRAWN = 3.0
TOO_DEAR = 1.5  # most lives that an answer may cost


def answers(*names: str) -> Callable[[Answer], Answer]:
    """Register a function as the answer to these questions. KeyError for an unknown question."""

    def keep(answer: Answer) -> Answer:
        for name in names:
            assert name not in ANSWERS, f"two functions answer {name!r}"
            ANSWERS[QUESTIONS[name].name] = answer
        return answer

    return keep


def _uses(options: list[int]) -> list[int]:
    return [o for o in options if o >= 0 and verb_of(o) == USE]


def _cheapest(pos: Position, options: list[int]) -> int:
    """Return the option whose card is worth least to me; PASS if there is none."""
    return min(options, key=lambda o: held(pos, card_of(o)), default=PASS)


def _is_check(option: int) -> bool:
    """Return whether the answer is a check (Barrel), which costs nothing. Green cards are discarded."""
    card = card_of(option)
    return verb_of(option) == USE and (card < 0 or BORDER[KIND[card]] != "green")


def price_of_answer(pos: Position, option: int) -> float:
    """Return the cost of an answer."""
    card = card_of(option)
    back = DRAWN * RETURNS.get(KIND[card], 0)
    if verb_of(option) == USE:
        return in_play(KIND[card]) - back
    refill = pos.trait(REFILLS, pos.me, 0) if pos.view["turn"] != pos.me else 0
    return held(pos, card) - back - DRAWN * refill


def _answer(pos: Position, options: list[int], need: int, limit: float) -> int:
    """Return a check, else the cheapest answer; PASS if the answers are too few or cost more than `limit`."""
    options = [o for o in options if o >= 0]
    checks = [o for o in options if _is_check(o) and pos.heart(pos.me, pos.event) > 0]
    ranked = sorted((o for o in options if not _is_check(o)), key=lambda o: price_of_answer(pos, o))
    if len(checks) + len(ranked) < need:
        return PASS
    if checks:
        return checks[0]
    return ranked[0] if sum(price_of_answer(pos, o) for o in ranked[:need]) <= limit else PASS


@answers("shot", "hail")
def shot(pos: Position, options: list[int]) -> int:
    """Answer a BANG! effect of a player or an event."""
    args = pos.prompt.args
    lives = args.get("lives", 1)
    if pos.ghost:
        return PASS  # no life to lose
    limit = TOO_DEAR * LIFE * lives if pos.life > lives else 1000.0
    return _answer(pos, options, args.get("need", 1), limit)


@answers("ricochet")
def ricochet(pos: Position, options: list[int]) -> int:
    """Answer a shot at one of my cards."""
    args = pos.prompt.args
    return _answer(pos, options, args["need"], in_play(KIND[args["of"]["card"]]))


@answers("indians")
def indians(pos: Position, options: list[int]) -> int:
    return PASS if pos.ghost else _cheapest(pos, [o for o in options if o >= 0])


@answers("duel")
def duel(pos: Position, options: list[int]) -> int:
    """Continue while I can win, or while the life is worth more than the cards."""
    cards = [o for o in options if o >= 0]
    rival = pos.prompt.by
    if not cards or rival is None:
        return _cheapest(pos, cards)
    s = pos.seats[rival]
    wins = outlasts(len(cards) - 1, s["hand"], pos.trait(BANG_IN, rival, BANG_SHARE))
    worth_it = wins * LIFE * (1.0 if pos.enmity.get(rival, 0.0) > -0.5 else 0.5) > 1.2
    return _cheapest(pos, cards) if pos.life <= 1 or worth_it else PASS


@answers("rescue")
def rescue(pos: Position, options: list[int]) -> int:
    """Return a Beer before an ability, and any option before PASS."""
    cards = [o for o in options if o >= 0 and verb_of(o) != USE]
    return _cheapest(pos, cards) if cards else (_uses(options) or [PASS])[0]


def any_answer(pos: Position, options: list[int]) -> int:
    """Answer a question about a kind of card that has no function here: one answer, if it is cheap enough."""
    return _answer(pos, options, 1, TOO_DEAR * LIFE)
