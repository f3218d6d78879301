"""Information states with perfect recall: everything that a seat has seen and done since the start of the game.

recall = Recall(new_game({"players": 5}, seed=1))
while not recall.game.over:
    state = recall.string(recall.asked)
    recall.apply(recall.game.ask.options[0])

Only `boomtown.games` and `boomtown.encode` are needed. docs/environment.md describes both forms.
"""

from __future__ import annotations

import json
from array import array
from hashlib import blake2b
from typing import Any, NamedTuple

from boomtown.encode import Encoder, encoder
from boomtown.games import Game, new_game
from boomtown.kernel.redeal import Rng, Roles

LEFT_OUT = ("text", "n", "nature", "how")  # parts of an event that follow from the others, or only word it
NOT_KNOWN = "redealt"  # line of the seats whose past a redealt game does not have


class Moment(NamedTuple):
    """A position of the game, the events until its end, and the choice that ended it (None: it is the present)."""

    game: Game
    events: int
    who: int
    choice: int | None


class Recall:
    """Game with the past of each seat.

    Nothing is computed before it is asked for: a step costs one clone of the game. `copy` shares what was computed.
    """

    def __init__(self, game: Game, numbers: Encoder | None = None) -> None:
        if game.log is None:
            raise ValueError("expected a game that records events (new_game without record=False), got one without")
        self.game = game
        self.encoder = numbers or encoder(game.setup)
        self._redealt = False
        self._past: list[Moment] = []
        self._lines: list[list[str]] = [[] for _ in range(game.players)]
        self._rows: list[list[array[float]]] = [[] for _ in range(game.players)]

    @property
    def asked(self) -> int:
        """Seat that is asked; -1 when the game is over."""
        return -1 if self.game.ask is None else self.game.ask.who

    @property
    def moments(self) -> int:
        """Count of the positions since the start, the present one included."""
        return len(self._past) + 1

    def apply(self, choice: int) -> None:
        """Answer the pending question. Raises IllegalChoice if it is not on offer."""
        now = self._now()
        self.game.apply(choice)
        self._past.append(now._replace(choice=choice))

    def copy(self) -> Recall:
        """Return an independent game with the same past. It can be played on; it cannot be saved or taken back."""
        game = self.game.clone()
        game.log, game.skipped = [*(self.game.log or ())], self.game.skipped
        found = Recall(game, self.encoder)
        found._past, found._redealt = self._past[:], self._redealt
        found._lines = [lines[:] for lines in self._lines]
        found._rows = [rows[:] for rows in self._rows]
        return found

    def __deepcopy__(self, memo: object) -> Recall:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return setup, seed and choices for pickle. A redealt game has chance of its own, so it raises ValueError."""
        if self._redealt:
            raise ValueError("expected a game to pickle that follows from its seed, got a redealt one")
        return _replayed, (self.game.setup, self.game.seed, [moment.choice for moment in self._past])

    def redeal(self, seat: int, rng: Rng, roles: Roles | None = None) -> Recall:
        """Return a redealt game (docs/redeal.md) in which the seat has the same past. That of all others is unknown."""
        self._remember(seat)
        game = self.game.redeal(seat, rng, roles)
        game.log = []
        found = Recall(game, self.encoder)
        found._past, found._redealt = self._past[:], True
        blank = array("f", bytes(4 * (self.encoder.size + 1)))
        for owner in range(game.players):
            known = owner == seat
            found._lines[owner] = self._lines[seat][:] if known else [NOT_KNOWN] * len(self._past)
            found._rows[owner] = self._rows[seat][:] if known else [blank] * len(self._past)
        return found

    def string(self, seat: int) -> str:
        """Return the information state of a seat as text: two are equal if the seat cannot tell them apart.

        One line for each position since the start: a digest of the view, the own choice, the events that followed. The
        last two lines are the view of the present and the own options.
        """
        self._remember(seat)
        now = self.game.ask
        own = sorted(now.options) if now is not None and now.who == seat else []
        return "\n".join([f"seat {seat}", *self._lines[seat], _view(self.game, seat), json.dumps(own)])

    def present(self, seat: int) -> str:
        """Return what the seat sees now as text, without its past."""
        return _view(self.game, seat)

    def rows(self, seat: int) -> list[array[float]]:
        """Return the information state as numbers: one row of `encoder.size + 1` for each position since the start.

        A row is the observation; its last number is the own action at that position + 1, or 0. Do not change the rows.
        """
        self._remember(seat)
        return [*self._rows[seat], self._row(self.game, seat, None)]

    def tensor(self, seat: int, steps: int) -> array[float]:
        """Return the last `steps` rows one after the other, filled up with zeros at the end.

        It has perfect recall while the game has at most `steps` positions.
        """
        rows = self.rows(seat)[-steps:]
        found = array("f")
        for row in rows:
            found.extend(row)
        found.frombytes(bytes(4 * (self.encoder.size + 1) * (steps - len(rows))))
        return found

    # --- the past

    def _now(self) -> Moment:
        return Moment(self.game.clone(), self.game.event_count, self.asked, None)

    def _remember(self, seat: int) -> None:
        """Write the lines and rows of the moments without them."""
        lines, rows, past = self._lines[seat], self._rows[seat], self._past
        if len(lines) == len(past):
            return
        first = past[len(lines)].events
        events = [_event(event) for event in self.game.events(first, seat)]
        ends = [*(moment.events - first for moment in past[len(lines) + 1 :]), len(events)]
        for (game, since, who, choice), until in zip(past[len(lines) :], ends, strict=True):
            own = choice if who == seat else None
            digest = blake2b(_view(game, seat).encode(), digest_size=12).hexdigest()
            lines.append(f"{digest} {'-' if own is None else own} {_text(events[since - first : until])}")
            rows.append(self._row(game, seat, own))

    def _row(self, game: Game, seat: int, own: int | None) -> array[float]:
        row = self.encoder.observe(game, seat)[:]
        row.append(0.0 if own is None else self.encoder.action(game, own) + 1.0)
        return row


def _replayed(setup: dict[str, Any], seed: str, choices: list[int]) -> Recall:
    """Return the game of this seed after these choices, with the past of all seats."""
    found = Recall(new_game(setup, seed, knowledge=True))
    for choice in choices:
        found.apply(choice)
    return found


def _view(game: Game, seat: int) -> str:
    return _text({key: value for key, value in game.view(seat).items() if key != "can_undo"})


def _event(event: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in event.items() if key not in LEFT_OUT}


def _text(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
