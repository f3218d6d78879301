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


FARTHER: Final = Measure("farther", 0, "steps added to the distance of the seat for other seats")
NEARER: Final = Measure("nearer", 0, "steps subtracted from the distance of other seats for the seat")
RANGE: Final = Measure("range", 1, "range of the seat's weapon")
BANG_LIMIT: Final = Measure("bang_limit", 1, "BANG! cards the seat may play in a turn, one at least")
LEVEL: Final = Measure("level", 0, "1 if all seats count as neighbours for the seat")
MEASURES: Final = (FARTHER, NEARER, RANGE, BANG_LIMIT, LEVEL)  # in the order of `Share.fixed`

# --- the turn

TAKES_TURN: Final[Fold[bool]] = Fold("takes_turn", "if the seat has a turn when it is next in order")
BACKWARDS: Final[Fold[bool]] = Fold("backwards", "if turns run counter-clockwise; for all seats")
DRAW_BASE: Final[Fold[int]] = Fold("draw_base", "cards of phase 1, before events add or take some")
DRAW_MORE: Final[Fold[int]] = Fold("draw_more", "cards of phase 1, after the seat's own ability")
PHASE_CARD: Final[Fold[int]] = Fold("phase_card", "a card of phase 1 from another place; -1: from the deck")
HAND_LIMIT: Final[Fold[int]] = Fold("hand_limit", "cards the seat may keep in phase 3")
COUNTS_DISCARDS: Final[Fold[bool]] = Fold(
    "counts_discards", "if there is a hook, the cards of phase 3 are counted (turn.ABOVE_LIMIT)"
)
PLAY_OPTIONS: Final[Fold[list[int]]] = Fold("play_options", "the options of phase 2, END included")
END_PRICE: Final[Fold[int]] = Fold("end_price", "lives that the seat loses if it ends its turn now")

# --- cards

SUIT_NOW: Final[Fold[str]] = Fold("suit", "the suit that counts now; for all seats. Subject: the card")
BARRED: Final[Fold[Text | None]] = Fold(
    "barred", "why the seat may not play a card as a name, None: it may. Subject: (card, name)"
)
KEPT: Final[Fold[Text | None]] = Fold(
    "kept", "why the seat may not spend a card by choice (a price, a Duel), None: it may. Subject: the card"
)
PAY: Final[Fold[bool]] = Fold(
    "pay", "if a hook has put a card discarded by choice in another place. Subject: (card, cause)"
)
BANG_CARDS: Final[Fold[list[int]]] = Fold("bang_cards", "cards of the hand the seat may discard as BANG! cards")
LEAVES_OUT: Final[Fold[bool]] = Fold("leaves_out", "if the seat may leave one player out of an effect on several")
SHELTERED: Final[Fold[Text | None]] = Fold(
    "sheltered", "why BANG! cards cannot be aimed at the owner, None: they can. Subject: the seat that would play one"
)
DECIDES: Final[Fold[Frame | None]] = Fold(
    "decides",
    "the step in which the seat decides about a card it has just played, before its effect; None for none. "
    "Subject: (card, name, target), as they are played",
)
IGNORES: Final[Fold[Frame | None]] = Fold(
    "ignores",
    "the step in which the seat may ignore a card played on it, None for none; the step runs the effect otherwise. "
    "Subject: the effect to come (steps.Effect)",
)
PIERCES: Final[Fold[bool]] = Fold(
    "pierces", "if a play of the seat may be aimed at a player on whom the card has no effect. Subject: the code"
)
SURE: Final[Fold[bool]] = Fold("sure", "if a BANG! effect of the seat cannot be cancelled. Subject: the shot")
STAKE: Final[Fold[int]] = Fold("stake", "lives a BANG! effect takes. Subject: the shot")
NO_MISSED: Final[Fold[bool]] = Fold("no_missed", "if the seat cannot play any card that counts as a Missed!")
MISSED_NEEDED: Final[Fold[int]] = Fold("missed_needed", "Missed! effects that cancel a BANG! card of the seat")
CHOOSER: Final[Fold[int]] = Fold("chooser", "the seat that makes the choices of the card that the seat is playing")
CHECK_CARDS: Final[Fold[int]] = Fold("check_cards", "cards turned up for a check. Subject: the check, or None")

# --- what is known, and the end

HIDDEN_ROLES: Final[Fold[list[int]]] = Fold("hidden_roles", "seats whose role is hidden; hooks are given the state")
OPEN_HANDS: Final[Fold[list[int]]] = Fold("open_hands", "seats whose hand is public; hooks are given the state")
ROLE_NOW: Final[Fold[str]] = Fold("role_now", "the role of a seat that counts now; hooks are given the state")
VERDICT: Final[Fold[tuple[str, list[int], int] | None]] = Fold(
    "verdict", "the end of the game, None if it continues; for all seats. Subject: (eliminated seat, responsible seat)"
)

GOAL: Final[Fold[str]] = Fold("goal", 'text key (goal-<name>) of the seat\'s goal, "" for the goal of its role')
SKIPS: Final[Fold[bool]] = Fold("skips", "if the next turn of the seat is skipped; hooks are given the state")
TALK: Final[Fold[int]] = Fold("talk", "lives that the seat loses if it talks now")

# --- lives

BEER_WORTH: Final[Fold[int]] = Fold("beer", "lives one Beer gives back to the seat")
RESCUE_POWER: Final[Fold[int]] = Fold(
    "rescue_power", "the most lives the seat can regain in a rescue. Subject: the cards of its hand"
)
