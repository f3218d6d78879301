"""Columns of the results of an experiment: rows of games, seats, equipment and wagons of seats, and decisions."""

from __future__ import annotations

KEY = {
    "arm": "name of the arm",
    "deal": "number of the deal; arms with the same table play the same deals",
    "variant": "0, or 1 for the second game of a deal with swapped characters",
}
COLUMNS: dict[str, dict[str, str]] = {
    "games": KEY
    | {
        "players": "number of players",
        "sets": "number of expansions in use",
        "side": "side that won; null for a game that took too long",
        "turns": "number of turns",
        "decisions": "number of decisions",
    },
    "seats": KEY
    | {
        "players": "number of players",
        "seat": "seat, 0 is the first in the deal",
        "order": "place in the turn order at the start: 0 plays first",
        "bot": "bot that played the seat",
        "role": "role at the first decision (dealt at random or given)",
        "role_end": "role at the end; events and abilities can change it",
        "character": "character at the first decision; null if it is chosen later",
        "character_end": "character at the end",
        "in_play": "card that the experiment put in play for the seat, empty for none; null if it deals no equipment",
        "hand": "kinds of the hand cards at the first decision",
        "alive": "true if the player is in the game at its end",
        "won": "true if the player is among the winners; null for a game that took too long",
    },
    "things": KEY
    | {
        "seat": "seat",
        "table": "kind of thing, as a set counts it: equipment, wagons ...",
        "thing": "name of the thing",
        "times": "number of times in the game",
    },
    "decisions": KEY
    | {
        "number": "number of the decision in its game",
        "seat": "seat that decided",
        "question": "name of the question",
        "options": "codes of the legal options",
        "choice": "code of the choice",
    },
}
