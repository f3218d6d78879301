"""Table as text, as a spectator sees it."""

from __future__ import annotations

from typing import Any

from boomtown.games import Game, spec_of

MODES = ("human", "ansi")


def show(game: Game, mode: str | None) -> str | None:
    """Return the text, or print it in the mode for people."""
    if mode != "human":
        return text(game)
    print(text(game), end="\n\n", flush=True)
    return None


def text(game: Game) -> str:
    """Return one line per seat and one for the pending question."""
    view = game.view(None)
    spec = spec_of(game.name)
    lines = [f"{game.name}, move {view['move']}, turn {view['turn_no']} of seat {view['turn']}, {view['phase']}"]
    lines += [_seat(seat, spec.seat_words(seat)) for seat in view["seats"]]
    lines += spec.table_words(view)
    result = view["result"]
    if result is not None:
        lines.append(f"over: {result['side']}, seats {', '.join(map(str, result['winners']))} win")
    elif view["asked"] is not None:
        lines.append(f"seat {view['asked']} is asked: {view['asked_why']}")
    return "\n".join(lines)


def _seat(seat: dict[str, Any], more: list[str]) -> str:
    parts = [
        f"{seat['seat']} {seat['character'] or '?'}",
        seat["role"] or "role hidden",
        f"life {seat['life']}/{seat['max_life']}",
    ]
    return ", ".join([*parts, *more] if seat["alive"] else [*parts[:2], "out"])
