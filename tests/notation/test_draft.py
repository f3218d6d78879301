"""Edits of a position: what cannot be played afterwards has a reason that the board can say in five languages."""

from random import Random
from typing import Any

import pytest

from boomtown.games import catalog
from boomtown.notation import NotationError
from boomtown.notation.draft import Draft, start

GAMES = {"bang": (4, 7), "dice": (5, 8), "duel": (2, 2)}
EDITS = 20  # of each position


def some_value(part: dict[str, Any], seats: int, cards: list[int], rng: Random) -> Any:
    """Return a value that the form of the board can set, often an unsuitable one."""
    value = part["value"]
    if "each" in part:
        at = rng.randrange(len(value))
        one = {key: of for key, of in part.items() if key != "each"} | {"value": value[at]}
        return [*value[:at], some_value(one, seats, cards, rng), *value[at + 1 :]]
    among = list(part.get("among") or ())
    match part["control"]:
        case "number":
            return rng.choice((part["low"], part["high"], rng.randint(part["low"], part["high"])))
        case "flag":
            return not value
        case "seat":
            return rng.randrange(seats)
        case "word" | "name":
            return rng.choice(among)
        case "names":
            return [rng.choice(among) for _ in range(rng.randrange(4))]
        case "numbered":
            return rng.sample(list(part["among"].values()), 2)
        case "cards":
            return rng.sample(cards, min(len(cards), rng.randrange(4)))
        case "seats":
            return rng.sample(range(seats), rng.randint(0, seats))
        case "faces":
            return [rng.randrange(6) for _ in range(rng.randrange(7))]
        case "figures":
            return [rng.choice((part["low"], 1, part["high"])) for _ in value]
        case "marks":
            return [not mark for mark in value]
    return value


def refusal_of(draft: Draft) -> str:
    """Return why the position cannot be played, or an empty text."""
    try:
        draft.game()
    except NotationError as error:
        return error.said
    return ""


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES)
def test_a_position_that_cannot_be_played_has_a_reason(game: str, seed: int) -> None:
    rng = Random(f"{game} {seed}")
    known = [one["id"] for one in catalog(game)["sets"][1:]]
    sets = known if seed == 0 else rng.sample(known, rng.randint(0, len(known)))
    line = start(game, rng.randint(*GAMES[game]), sets)
    refused = 0
    for _ in range(EDITS):
        draft = Draft(line)
        parts = [part for part in draft.parts() if part["control"] != "fixed"]
        piles = [part["value"] for part in parts if part["control"] == "cards" and "each" not in part]
        part = rng.choice(parts)
        draft.put(part["key"], some_value(part, draft.n, [card for pile in piles for card in pile], rng))
        if refusal := refusal_of(draft):
            refused += 1
            assert draft.oddities(), (part["key"], refusal)
    assert refused < EDITS
