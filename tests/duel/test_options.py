"""Options as the client shows them: no two options of a turn are pointed at in the same way."""

from __future__ import annotations

from collections import Counter
from random import Random

from boomtown.games import new_game
from tests.card.position import decision_of

POINTS = ("verb", "as", "reload", "to", "place", "hand", "of")


def test_options_of_a_turn_are_told_apart_by_what_is_pointed_at() -> None:
    """First a card or a power, then how, at whom and which card: else a page could offer one of them alone."""
    seen: Counter[str] = Counter()
    for number in range(60):
        rnd, game = Random(number), new_game({"game": "duel", "players": 2}, f"options {number}")
        while game.ask is not None:
            decision = decision_of(game, game.ask.who)
            if decision["why"] == "act":
                ways = []
                for one in decision["options"]:
                    picked = one.get("source") if one["verb"] == "use" else one.get("card")
                    ways.append((picked, *(one.get(point) for point in POINTS)))
                    seen[str(one.get("source"))] += 1
                assert len(set(ways)) == len(ways), decision["options"]
            game.apply(rnd.choice(game.ask.options))
    assert seen["Cattle Katie"] > 10


def test_a_fanning_tells_its_hits() -> None:
    """One hit for each card in play at the target."""
    told: Counter[int] = Counter()
    for number in range(60):
        rnd, game = Random(number), new_game({"game": "duel", "players": 2}, f"fanning {number}")
        while game.ask is not None:
            seats = game.view(game.ask.who)["seats"]
            for one in decision_of(game, game.ask.who)["options"]:
                if "hits" in one:
                    assert one["hits"] == len(seats[one["to"]]["people"][one["place"]]["table"])
                    told[one["hits"]] += 1
            game.apply(rnd.choice(game.ask.options))
    assert {0, 1} <= set(told)
