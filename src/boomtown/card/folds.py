"""Values that hooks may change, each with its type and meaning. This is the complete list.

A fold starts from the value of the general rules; `g.fold(VALUE, seat, start, subject)` returns the value after all
hooks.
"""

from __future__ import annotations

from typing import Final

from boomtown.card.text import Text
from boomtown.kernel.frame import Frame
from boomtown.kernel.hooks import Fold


class Measure:
    """Value of one seat that follows from the table alone. The hook index stores it. `start`: value without hooks."""

    __slots__ = ("about", "name", "start")

    def __init__(self, name: str, start: int, about: str) -> None:
        self.name, self.start, self.about = name, start, about

    def __repr__(self) -> str:
        return f"Measure({self.name!r})"


FARTHER: Final = Measure("farther", 0, "steps added to how far others see the seat")
NEARER: Final = Measure("nearer", 0, "steps taken from how far the seat sees others")
RANGE: Final = Measure("range", 1, "how far the weapon of the seat reaches")
BANG_LIMIT: Final = Measure("bang_limit", 1, "BANG! cards the seat may play in a turn, one at least")
LEVEL: Final = Measure("level", 0, "1 where seats do not count for what the seat sees")
MEASURES: Final = (FARTHER, NEARER, RANGE, BANG_LIMIT, LEVEL)  # in the order of `Share.fixed`

# --- the turn

TAKES_TURN: Final[Fold[bool]] = Fold("takes_turn", "whether the seat has a turn when the order comes to it")
BACKWARDS: Final[Fold[bool]] = Fold("backwards", "whether turns run counter-clockwise; for everybody")
DRAW_BASE: Final[Fold[int]] = Fold("draw_base", "cards of phase 1, before events add or take some")
DRAW_MORE: Final[Fold[int]] = Fold("draw_more", "cards of phase 1, after the seat's own ability")
PHASE_CARD: Final[Fold[int]] = Fold("phase_card", "a card of phase 1 that comes from elsewhere; -1: from the deck")
HAND_LIMIT: Final[Fold[int]] = Fold("hand_limit", "cards the seat may keep in phase 3")
COUNTS_DISCARDS: Final[Fold[bool]] = Fold(
    "counts_discards", "that there is such a hook has the cards of phase 3 counted (turn.ABOVE_LIMIT)"
)
PLAY_OPTIONS: Final[Fold[list[int]]] = Fold("play_options", "the options of phase 2, END included")
END_PRICE: Final[Fold[int]] = Fold("end_price", "lives it costs the seat to end its turn now")

# --- cards

SUIT_NOW: Final[Fold[str]] = Fold("suit", "the suit as it counts now; for everybody. Subject: the card")
BARRED: Final[Fold[Text | None]] = Fold(
    "barred", "why the seat may not play a card as a name, None: it may. Subject: (card, name)"
)
KEPT: Final[Fold[Text | None]] = Fold(
    "kept", "why the seat may not spend a card by choice (a price, a Duel), None: it may. Subject: the card"
)
PAY: Final[Fold[bool]] = Fold(
    "pay", "whether a hook has put a card discarded by choice elsewhere. Subject: (card, cause)"
)
BANG_CARDS: Final[Fold[list[int]]] = Fold("bang_cards", "cards of the hand the seat may discard as BANG! cards")
LEAVES_OUT: Final[Fold[bool]] = Fold(
    "leaves_out", "whether the seat may leave one player out of what it does to several"
)
SHELTERED: Final[Fold[Text | None]] = Fold(
    "sheltered", "why BANG! cards cannot be aimed at the owner, None: they can. Subject: who would play one"
)
DECIDES: Final[Fold[Frame | None]] = Fold(
    "decides",
    "the step in which the seat decides about a card it has just played, before it does anything; None for none. "
    "Subject: (card, name, target), as they are played",
)
IGNORES: Final[Fold[Frame | None]] = Fold(
    "ignores",
    "the step in which the seat may ignore a card played on it, None for none; it does what the card does otherwise. "
    "Subject: the effect to come (steps.Effect)",
)
PIERCES: Final[Fold[bool]] = Fold(
    "pierces", "whether what a seat plays may be aimed at somebody on whom the card has no effect. Subject: the code"
)
SURE: Final[Fold[bool]] = Fold("sure", "whether a BANG! effect of the seat cannot be cancelled. Subject: the shot")
STAKE: Final[Fold[int]] = Fold("stake", "lives a BANG! effect takes. Subject: the shot")
NO_MISSED: Final[Fold[bool]] = Fold("no_missed", "whether the seat can play nothing that counts as a Missed!")
MISSED_NEEDED: Final[Fold[int]] = Fold("missed_needed", "Missed! effects it takes to cancel a BANG! card of the seat")
CHOOSER: Final[Fold[int]] = Fold("chooser", "who makes the choices of the card that the seat is playing")
CHECK_CARDS: Final[Fold[int]] = Fold("check_cards", "cards turned up for a check. Subject: the check, where it is one")

# --- what is known, and the end

HIDDEN_ROLES: Final[Fold[list[int]]] = Fold("hidden_roles", "seats whose role is hidden; hooks are given the state")
OPEN_HANDS: Final[Fold[list[int]]] = Fold("open_hands", "seats whose hand everybody sees; hooks are given the state")
ROLE_NOW: Final[Fold[str]] = Fold("role_now", "the role of a seat as it counts now; hooks are given the state")
VERDICT: Final[Fold[tuple[str, list[int], int] | None]] = Fold(
    "verdict", "how the game ends, None while it goes on; for everybody. Subject: (who went out, by whom)"
)

GOAL: Final[Fold[str]] = Fold(
    "goal", 'the goal of the seat where it is not that of its role, by its text (goal-<name>), "" for the role\'s'
)
SKIPS: Final[Fold[bool]] = Fold("skips", "whether the next turn of the seat is skipped; hooks are given the state")
TALK: Final[Fold[int]] = Fold("talk", "lives it costs the seat to say something now")

# --- lives

BEER_WORTH: Final[Fold[int]] = Fold("beer", "lives one Beer gives back to the seat")
RESCUE_POWER: Final[Fold[int]] = Fold(
    "rescue_power", "the most lives the seat can give itself back in a rescue. Subject: the cards of its hand"
)
