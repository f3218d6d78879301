"""The Duel against an independent implementation of its rules: options at every decision of random play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from boomtown.games import new_game
from tests.card.position import decision_of
from tests.oracle.duel.rules import BACK, Choice, Options, described
from tests.samples import sampled

SETUPS: dict[str, dict[str, Any]] = {
    "plain": {},
    "short": {"options": {"characters_per_side": 2}},
    "long": {"options": {"soundance_always": True, "store_last": True, "characters_per_side": 6}},
    "variants": {
        "options": {"five_missed": True, "listed_symbols": True, "peacemaker_counts": True},
        "ask_forced": True,
    },
}


def expected(view: dict[str, Any], decision: dict[str, Any]) -> Iterable[Choice]:
    """Return the options that the rules give."""
    table, why, args = Options(view), decision["why"], decision["title"]["args"]
    character = args.get("char", {}).get("char", "")
    if why in ("act", "hit", "strip", "sidestep"):
        return list(getattr(table, why)())
    if why in ("gunfight", "raid"):
        return table.hit_cards(character)
    if why in ("price", "give_up", "limit"):
        return table.whole_hand()
    if why == "second":
        return [("pass",), *table.whole_hand()]
    if why in ("wagon", "either"):
        return [("discard", card) for card in table.hand[-len(decision["options"]) :]]
    if why == "loot":
        return table.loot(character)
    if why == "instead":
        return table.instead(character, args["n"])
    if why == "goods":
        return [("choose", card) for card in view["row"]]
    if why == "symbol":
        return [("choose", card) for card in view["revealed"]]
    if why == "reaction":
        return [("pass",), ("use", args["source"]["char"])]
    if why == "remington":
        return [("pass",), ("draw",)]
    if why == "back":
        other = view["seats"][1 - view["you"]]
        assert set(other["backs"]) == {"law", "outlaws"}
        return [("choose", "law"), ("choose", "outlaws")]
    assert why == "front", why
    return [("choose", (view["you"], 0)), ("choose", (view["you"], 1))]


@sampled("setup", SETUPS, "variants")
def test_options_are_those_of_the_rules(setup: dict[str, Any]) -> None:
    met = Counter[str]()
    for seed in range(25):
        game, rnd = new_game({"game": "duel", "players": 2} | setup, f"reading {seed}"), Random(seed)
        while game.ask is not None:
            view, decision = game.view(game.ask.who), decision_of(game)
            found = [described(option, decision["why"]) for option in decision["options"]]
            assert len(set(found)) == len(found), found
            wanted = set(expected(view, decision))
            assert set(found) == wanted, (decision["why"], sorted(map(str, set(found) ^ wanted)))
            met[decision["why"]] += 1
            game.apply(rnd.choice(game.ask.options))
    assert {"act", "hit", "raid", "gunfight", "goods", "wagon", "front", "limit", "reaction"} <= set(met)
    assert BACK[0] == "law"


def test_every_question_is_met() -> None:
    """All questions come up in random play, so the comparison above covers them."""
    met: set[str] = set()
    for seed in range(150):
        game, rnd = new_game({"game": "duel", "players": 2}, f"met {seed}", record=False), Random(seed)
        while game.ask is not None:
            met.add(game.ask.why)
            game.apply(rnd.choice(game.ask.options))
    assert met == {question.name for question in game.questions} - {"fresh"}
