"""An observation says what the seat's view says: neither more nor less, for all that both show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Any

import pytest

from boomtown.card.cards import RANK
from boomtown.encode import encoder
from boomtown.games import catalog, new_game
from tests.encode.read import Seen

ALL = ["bonus", "dodge_city", "high_noon", "fistful"]
MODULES = ["saloon_dice", "chiefs_arrow", "special_roles", "saloon_characters", "ghost"]
CARDS = [{"players": 5}, {"players": 7, "sets": ALL}, {"players": 3, "sets": ALL}]
DICE = [{"game": "dice", "players": 5}, {"game": "dice", "players": 7, "sets": MODULES}]


def near(number: float | list[float]) -> object:
    return pytest.approx(number, abs=1e-5)


Check = Callable[[dict[str, Any], Seen, Callable[[int], int]], None]


def watch(
    setup: dict[str, Any],
    check: Check,
    games: int = 2,
    most: int = 300,
) -> None:
    """`check(view, seen, rel)` for a seat at every third decision; `rel` numbers seats from the observer."""
    numbers, rnd = encoder(setup), Random(1)
    for seed in range(games):
        game = new_game(setup, seed, record=False)
        for move in range(most):
            if move % 3 == 0:
                me = move // 3 % game.players
                check(game.view(me), Seen(numbers, game, me), partial(relative, me, game.players))
            if game.ask is None:
                break
            game.apply(rnd.choice(game.ask.options))


def relative(me: int, players: int, seat: int) -> int:
    return (seat - me) % players


def everybody(view: dict[str, Any], seen: Seen, rel: Callable[[int], int]) -> None:
    """Assert the fields that both games have, against the view."""
    for p, seat in enumerate(view["seats"]):
        at = rel(p)
        assert seen["alive"][at] == seat["alive"]
        assert seen["role_public"][at] == seat["role_public"]
        assert seen.one("character", at) == (seat["character"] or None)
        if "target" in seen.fields and at == 0:
            assert seen.seat("target") == (None if seat["target"] is None else rel(seat["target"]))
    assert seen.seat("turn") == rel(view["turn"])
    assert seen.one("phase") == view["phase"]
    if view["asked_why"] == "moment" and seen.one("why") != "moment":
        assert seen.seat("asked") == 0  # the seat that may interrupt; the view names no seat
    else:
        assert seen.seat("asked") == (None if view["asked"] is None else rel(view["asked"]))
        assert seen.one("why") == view["asked_why"]


@pytest.mark.slow
@pytest.mark.parametrize("setup", CARDS, ids=["base", "all", "three"])
def test_the_card_game(setup: dict[str, Any]) -> None:
    facts = catalog("bang")
    kinds = [card["kind"] for card in facts["cards"]]

    def count(cards: Iterable[int]) -> Counter[str]:
        return Counter(kinds[card] for card in cards)

    def check(view: dict[str, Any], seen: Seen, rel: Callable[[int], int]) -> None:
        everybody(view, seen, rel)
        for p, seat in enumerate(view["seats"]):
            at = rel(p)
            assert seen["life"][at] == near(seat["life"] / 5)
            assert seen["max_life"][at] == near(seat["max_life"] / 5)
            assert seen["hand_size"][at] == near(seat["hand"] / 10)
            assert seen["range"][at] == near(seat["range"] / 5)
            assert seen["distance"][at] == near((seat["distance"] or 0) / 4)
            assert seen["in_reach"][at] == seat["in_reach"]
            assert seen.one("role", at) == seat["role"]
            assert seen.names("table", at) == count(seat["table"])
            if "lent" in seen.fields:
                assert list(seen.names("lent", at)) == seat["lent"]
                assert seen["ghost"][at] == seat["ghost"]
                assert seen["returns"][at] == seat["returns"]
                assert seen["off"][at] == (seat["off"] and bool(seat["character"]))
                assert seen["muted"][at] == bool(seat["muted"])
        assert seen.names("hand") == count(view["hand"])
        assert seen.names("looking") == count(view["looking"])
        assert seen.names("row") == count(view["row"])
        assert seen["deck"] == near([view["deck"] / 80])
        discard = view["discard"]
        assert seen["discards"] == near([discard["count"] / 80])
        assert seen.one("discard_top") == (None if discard["top"] is None else kinds[discard["top"]])
        assert seen.one("discard_below") == (None if discard["below"] is None else kinds[discard["below"]])
        assert seen["may_bang"] == [view["bangs"]["played"] < view["bangs"]["limit"]]
        assert seen["turned"][0::6] == near([RANK[c] / 14 for c in view["turned"]] or [0, 0])
        if "event" in seen.fields:
            events = view["events"] or {"on": None, "next": None, "left": 0}
            assert seen.one("event") == events["on"]
            assert seen.one("next_event") == events["next"]
            assert seen["events_left"] == near([events["left"] / 15])
            assert seen["backwards"] == [view["backwards"]]
            assert seen.one("suit") == view["suit"]
            assert seen.one("spare") == view["spare"]
            assert seen.one("duty") == (None if view["duty"] is None else kinds[view["duty"]])
            waiting = [card for seat in view["seats"] for card in seat["waiting"]]
            assert seen.names("waiting") == count(waiting)
            suits = Counter((kinds[c], facts["cards"][c]["suit"]) for c in view["hand"])
            labels = seen.fields["hand"].labels
            assert sum(seen["hand_suits"]) == len(view["hand"])
            for (kind, suit), number in suits.items():
                at = labels.index(kind) * 4 + seen.fields["hand_suits"].labels.index(suit)
                assert seen["hand_suits"][at] == number

    watch(setup, check)


def test_characters_to_choose_from() -> None:
    setup = {"players": 4, "options": {"expert_characters": True}}
    numbers, game = encoder(setup), new_game(setup, 1)
    for seat in range(4):
        assert sorted(Seen(numbers, game, seat).names("choices")) == sorted(game.view(seat)["choices"])


@pytest.mark.parametrize(("first", "second"), [("Belle Star", "Bart Cassidy"), ("Vera Custer", "Belle Star")])
def test_what_is_switched_off_changes_with_the_turn(first: str, second: str) -> None:
    """Cards switched off by Belle Star, by a borrower of her ability and by events agree with the view in each turn."""
    characters = [first, second, "Paul Regret", "Jourdonnais", "Rose Doolan"]
    setup = {"players": 5, "sets": ALL, "characters": characters}
    off = 0

    def check(view: dict[str, Any], seen: Seen, rel: Callable[[int], int]) -> None:
        nonlocal off
        for p, seat in enumerate(view["seats"]):
            assert seen["off"][rel(p)] == seat["off"]
            assert seen["muted"][rel(p)] == bool(seat["muted"])
            off += seat["off"] or bool(seat["muted"])

    watch(setup, check, games=4, most=200)
    assert off > 20


@pytest.mark.slow
@pytest.mark.parametrize("setup", DICE, ids=["base", "all"])
def test_the_dice_game(setup: dict[str, Any]) -> None:
    def check(view: dict[str, Any], seen: Seen, rel: Callable[[int], int]) -> None:
        everybody(view, seen, rel)
        for p, seat in enumerate(view["seats"]):
            at = rel(p)
            assert seen["life"][at] == near(seat["life"] / 10)
            assert seen["max_life"][at] == near(seat["max_life"] / 10)
            assert seen["arrows"][at] == near(seat["arrows"] / 9)
            assert seen["distance"][at] == near((seat["distance"] or 0) / 4)
            assert seen["from_turn"][at] == near((seat["places"] or 0) / 4)
            assert seen["aimed"][at] == near(sum(a["power"] for a in view["aims"] if a["to"] == p) / 4)
            assert seen.one("role", at) == seat["role"]
            if "ghost" in seen.fields:
                assert seen.one("special", at) == seat["special"]
                assert seen["spent"][at] == seat["spent"]
                assert seen["ghost"][at] == seat["ghost"]
                assert seen.one("token", at) == (seat["tokens"][0] if seat["tokens"] else None)
                assert seen["double"][at] == ("x2" in seat["tokens"])
                assert seen["chief"][at] == seat["chief"]
                if seat["ghost"]:
                    assert seen.one("team") == seat["team"]
        for i, die in enumerate(view["dice"]):
            assert seen.one("dice", i) == die["face"]
            assert seen["thrown"][i] == die["thrown"]
            if "given" in seen.fields:
                assert seen.one("die_kind", i) == die["die"]
                assert seen["given"][i] == die["given"]
        assert seen["roll"] == near([view["roll"] / 4])
        assert seen["rolls"] == near([view["rolls"] / 4])
        assert seen["final"] == [view["final"]]
        assert seen["pile"] == near([view["arrows"] / 9])

    watch(setup, check)


@pytest.mark.parametrize("setup", [*CARDS, *DICE])
def test_only_the_asked_seat_reads_the_question(setup: dict[str, Any]) -> None:
    numbers, rnd = encoder(setup), Random(2)
    game = new_game(setup, 2, record=False)
    own = [field.name for field in numbers.fields if field.meaning.startswith("only for the asked seat")]
    assert len(own) == 4
    read = 0
    while game.ask is not None:
        for seat in range(game.players):
            seen = Seen(numbers, game, seat)
            if seat != game.ask.who:
                assert not any(any(seen[name]) for name in own)
            else:
                read += any(any(seen[name]) for name in own)
        game.apply(rnd.choice(game.ask.options))
    assert read > 5
