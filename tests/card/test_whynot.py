"""Reasons why not (docs/interface.md): each is given when it is true, with its variables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boomtown.card.seen.why_not import why_not
from tests.card.assertions import assert_text
from tests.card.position import Position, at, decision_of, seat

ROLES = ("sheriff", "outlaw", "outlaw", "renegade", "deputy")


def table(*seats: tuple[Any, ...], **more: Any) -> Position:
    """Return a position; each player is (character, hand, table, further fields), in the order of ROLES."""
    players = [seat(role, *words[:3], **(words[3] if len(words) > 3 else {})) for role, words in zip(ROLES, seats)]  # noqa: B905
    return Position(*players, **more)


PLAIN = [("Rose Doolan",), ("Slab the Killer",), ("Black Jack",), ("Pedro Ramirez",)]


def alone(
    character: str = "Willy the Kid",
    hand: str = "",
    in_play: str = "",
    others: Sequence[tuple[Any, ...]] = PLAIN[1:],
    life: int | None = None,
    **more: Any,
) -> Position:
    """Return a position with A on turn; the other players have no cards by default."""
    return table((character, hand, in_play, {"life": life} if life else {}), *others, **more)


# --- phase 2


def test_too_far() -> None:
    p = alone(hand="BANG!")
    assert_text(p.why("A", "BANG!", to="C"), "why-too-far", to=at("C"), distance=2, reach=1)


def test_too_far_with_a_weapon() -> None:
    mustang = [("Slab the Killer",), ("Black Jack", "", "Mustang, Barrel"), ("Pedro Ramirez",)]
    p = alone(hand="BANG!", in_play="Schofield", others=mustang)
    assert_text(p.why("A", "BANG!", to="C"), "why-too-far", to=at("C"), distance=3, reach=2)


def test_too_far_for_panic() -> None:
    p = alone(hand="Panic!", in_play="Winchester", others=[("Slab the Killer", "Beer"), *PLAIN[2:]])
    assert_text(p.why("A", "Panic!", to="C"), "why-too-far-card", to=at("C"), distance=2, reach=1)


def test_nobody_in_reach() -> None:
    p = alone(hand="Panic!")
    assert_text(p.why("A", "Panic!"), "why-nobody-in-reach", reach=1)


def test_bang_limit() -> None:
    p = alone("Rose Doolan", hand="BANG!, BANG!", others=[("Slab the Killer",), *PLAIN[2:]]).do("A: play BANG! on B")
    assert_text(p.why("A", "BANG!"), "why-bang-limit", limit=1)


def test_no_bang_limit_with_volcanic() -> None:
    p = alone("Rose Doolan", hand="BANG!, BANG!", in_play="Volcanic", others=[("Slab the Killer",), *PLAIN[2:]])
    p.do("A: play BANG! on B")
    assert "play BANG! 3C on B" in p.could


def test_same_name() -> None:
    p = alone(hand="Barrel", in_play="Barrel")
    assert_text(p.why("A", "Barrel"), "why-same-name", card={"kind": "Barrel"})


def test_same_weapon() -> None:
    p = alone(hand="Schofield", in_play="Schofield")
    assert_text(p.why("A", "Schofield"), "why-same-name", card={"kind": "Schofield"})


def test_same_name_in_front_of_another() -> None:
    p = alone(hand="Jail", others=[("Slab the Killer", "", "Jail"), *PLAIN[2:]])
    assert_text(p.why("A", "Jail", to="B"), "why-same-name-other", to=at("B"), card={"kind": "Jail"})


def test_sheriff_cannot_be_jailed() -> None:
    p = table(*PLAIN[:1], ("Willy the Kid", "Jail"), *PLAIN[2:], turn="B")
    assert_text(p.why("B", "Jail", to="A"), "why-sheriff-jail", to=at("A"))


def test_nothing_to_take() -> None:
    p = alone(hand="Cat Balou, Beer")
    assert_text(p.why("A", "Cat Balou", to="B"), "why-nothing-to-take", to=at("B"))


def test_out() -> None:
    p = alone(hand="Duel", others=[*PLAIN[1:3], ("Pedro Ramirez", "", "", {"dead": True}), ("Vulture Sam",)])
    assert_text(p.why("A", "Duel", to="D"), "why-out", to=at("D"))


def test_not_yourself() -> None:
    assert_text(alone(hand="Duel").why("A", "Duel", to="A"), "why-not-yourself")


def test_only_answers() -> None:
    assert_text(alone(hand="Missed!").why("A", "Missed!"), "why-only-answer", card={"kind": "Missed!"})


def test_a_card_for_another_is_told_by_what_it_is_played_as() -> None:
    """Calamity Janet plays Missed! only as BANG!, so its targets are those of a BANG!."""
    p = alone("Calamity Janet", hand="Missed!")
    assert_text(p.why("A", "Missed!", to="C"), "why-too-far", to=at("C"), distance=2, reach=1)


# --- answers


def test_not_an_answer() -> None:
    p = alone(hand="Duel", others=[("Slab the Killer", "Missed!, BANG!"), *PLAIN[2:]]).do("A: play Duel on B")
    assert_text(p.why("B", "Missed!"), "why-not-answer", card={"kind": "Missed!"}, source={"kind": "Duel"})


def test_not_an_answer_to_a_shot() -> None:
    p = alone(hand="BANG!", others=[("Slab the Killer", "Missed!, Beer"), *PLAIN[2:]]).do("A: play BANG! on B")
    assert_text(p.why("B", "Beer"), "why-not-answer", card={"kind": "Beer"}, source={"kind": "BANG!"})


def test_not_an_answer_to_gatling() -> None:
    p = alone(hand="Gatling", others=[("Slab the Killer", "Missed!, Beer"), *PLAIN[2:]]).do("A: play Gatling")
    assert_text(p.why("B", "Beer"), "why-not-answer", card={"kind": "Beer"}, source={"kind": "Gatling"})


def test_not_now() -> None:
    p = alone("Kit Carlson", hand="Beer", phase="draw")
    assert_text(p.why("A", "Beer"), "why-not-now", card={"kind": "Beer"})


def test_not_now_in_a_rescue() -> None:
    p = alone(hand="BANG!", others=[("Slab the Killer", "Beer, Saloon", "", {"life": 1}), *PLAIN[2:]])
    p.do("A: play BANG! on B", "B: pass")
    assert p.asked == ("B", "rescue")
    assert_text(p.why("B", "Saloon"), "why-not-now", card={"kind": "Saloon"})


def test_jail_on_nobody() -> None:
    """No target is left: every seat is in jail or is the sheriff."""
    p = table(("Willy the Kid", "Jail", "", {}), ("Rose Doolan", "", "Jail"), ("Black Jack", "", "Jail"))
    assert_text(p.why("A", "Jail"), "why-not-now", card={"kind": "Jail"})


def test_barrel_out_of_a_shot() -> None:
    assert_text(alone(in_play="Barrel").why("A", "Barrel"), "why-not-now", card={"kind": "Barrel"})


def test_barrel_used() -> None:
    barrel = [("Pedro Ramirez", "Missed!", "Barrel"), *PLAIN[2:]]
    p = alone(hand="BANG!", others=barrel, deck="Winchester").do("A: play BANG! on B", "B: use Barrel")
    assert_text(p.why("B", "Barrel"), "why-barrel-used", source={"kind": "Barrel"})


def test_jourdonnais_used() -> None:
    p = alone(hand="BANG!", others=[("Jourdonnais", "Missed!"), *PLAIN[2:]], deck="Winchester")
    p.do("A: play BANG! on B", "B: use Jourdonnais")
    assert_text(p.why("B", "Jourdonnais"), "why-barrel-used", source={"char": "Jourdonnais"})


def test_not_your_turn() -> None:
    p = alone(others=[("Slab the Killer", "Missed!"), *PLAIN[2:]])
    assert_text(p.why("B", "Missed!"), "why-not-your-turn", who=at("A"))


# --- abilities


def test_full_life() -> None:
    assert_text(alone("Sid Ketchum", hand="BANG!, Duel").why("A", "Sid Ketchum"), "why-full-life")


def test_cards_needed() -> None:
    assert_text(alone("Sid Ketchum", hand="BANG!", life=2).why("A", "Sid Ketchum"), "why-cards-needed", n=2)


def test_rescue_short() -> None:
    """The Dynamite takes Sid to -1: two cards are too few for two lives."""
    sid = ("Sid Ketchum", "Duel, Saloon", "Dynamite", {"life": 2})
    p = table(*PLAIN[:1], sid, *PLAIN[2:], deck="Missed! 2S", ask_forced=True).do("A: end turn")
    assert p.asked == ("B", "rescue")
    assert p.could == ["pass"]
    assert_text(p.why("B", "Sid Ketchum"), "why-rescue-short", need=2)


def test_beer_in_a_rescue_that_takes_two() -> None:
    slab = ("Slab the Killer", "Beer, Saloon", "Dynamite", {"life": 2})
    p = table(*PLAIN[:1], slab, *PLAIN[2:], deck="Missed! 2S", ask_forced=True).do("A: end turn")
    assert p.asked == ("B", "rescue")
    assert_text(p.why("B", "Beer"), "why-rescue-short", need=2)


def test_beer_with_two_players() -> None:
    p = table(("Willy the Kid", "BANG!"), ("Sid Ketchum", "Beer, Duel", "", {"life": 1})).do("A: play BANG! on B")
    p.do("B: pass")
    assert p.asked == ("B", "rescue")
    assert_text(p.why("B", "Beer"), "why-beer-two-players")


def test_used_this_turn() -> None:
    p = alone("Uncle Will", hand="Beer, Beer", sets=("bonus",), deck="Jail, Duel, Barrel, Scope")
    p.do("A: play Beer as General Store", "A: choose Jail", "B: choose Duel", "C: choose Barrel")
    assert_text(p.why("A", "Uncle Will"), "why-used", source={"char": "Uncle Will"})


def test_passive_ability() -> None:
    assert_text(alone("Rose Doolan").why("A", "Rose Doolan"), "why-passive", source={"char": "Rose Doolan"})


def test_passive_card() -> None:
    assert_text(alone(in_play="Mustang").why("A", "Mustang"), "why-passive", source={"kind": "Mustang"})


def test_no_reason_where_it_can_be_used() -> None:
    p = alone("Sid Ketchum", hand="BANG!, Duel", life=2)
    found = why_not(p.game, 0)
    assert all(entry.get("source") != "Sid Ketchum" for entry in found)
    assert all("to" in entry for entry in found if "card" in entry)


# --- readers of the reasons


def test_nothing_for_the_dead() -> None:
    p = alone(others=[("Slab the Killer", "", "", {"dead": True}), *PLAIN[2:]])
    assert why_not(p.game, 1) == []


def test_nothing_when_the_game_is_over() -> None:
    p = table(("Willy the Kid", "BANG!, Beer"), ("Rose Doolan", "", "", {"life": 1})).do("A: play BANG! on B")
    assert p.game.over
    assert why_not(p.game, 0) == []


def test_decision_carries_the_reasons_of_who_is_asked() -> None:
    p = alone(hand="Missed!")
    assert decision_of(p.game)["whynot"] == p.game.why_not(0)
