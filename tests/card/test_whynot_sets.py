"""Reasons why not of Dodge City, High Noon, A Fistful of Cards and later sets, with their variables."""

from __future__ import annotations

from typing import Any

import pytest

from tests.card.assertions import assert_text
from tests.card.position import DODGE, FIST, NOON, Position, at, four


def assert_no_reason(p: Position, letter: str, thing: str) -> None:
    """Assert that no reason is given, because the card or power can be used."""
    with pytest.raises(AssertionError, match="no reason for"):
        p.why(letter, thing)


# --- Dodge City


@pytest.mark.parametrize("card", ["Springfield", "Tequila", "Whisky"])
def test_no_card_to_pay_with(card: str) -> None:
    assert_text(four(card, sets=DODGE).why("A", card), "why-cost", n=1)
    assert_no_reason(four(f"{card}, Duel", sets=DODGE), "A", card)


def test_no_card_to_pay_with_where_there_is_a_target() -> None:
    p = four("Brawl", "Duel", sets=DODGE)
    assert_text(p.why("A", "Brawl"), "why-cost", n=1)


def test_nobody_has_a_card() -> None:
    assert_text(four("Brawl", sets=DODGE).why("A", "Brawl"), "why-nobody-has-cards")
    assert_text(four("Brawl, Duel", sets=DODGE).why("A", "Brawl"), "why-nobody-has-cards")


def test_nothing_to_take_from_a_seat() -> None:
    p = four("Rag Time, Duel", "Beer", sets=DODGE)
    assert_text(p.why("A", "Rag Time", to="C"), "why-nothing-to-take", to=at("C"))
    assert_text(p.why("A", "Rag Time", to="A"), "why-nothing-to-take", to=at("A"))  # A spends both cards


def test_too_far_for_a_punch() -> None:
    p = four("Punch", tables=("Winchester", "", "", ""), sets=DODGE)
    assert_text(p.why("A", "Punch", to="C"), "why-too-far-card", to=at("C"), distance=3, reach=1)


def test_a_dodge_only_answers() -> None:
    assert_text(four("Dodge", sets=DODGE).why("A", "Dodge"), "why-only-answer", card={"kind": "Dodge"})


def test_a_green_card_waits() -> None:
    p = four("Canteen, Sombrero", sets=DODGE).do("A: play Canteen", "A: play Sombrero")
    assert_text(p.why("A", "Canteen"), "why-green-waits", card={"kind": "Canteen"})
    assert_text(p.why("A", "Sombrero"), "why-green-waits", card={"kind": "Sombrero"})


def test_a_green_missed_only_answers() -> None:
    p = four(tables=("Sombrero", "", "", ""), sets=DODGE)
    assert_text(p.why("A", "Sombrero"), "why-only-answer", card={"kind": "Sombrero"})


def test_a_green_card_is_used_in_ones_own_phase_2() -> None:
    p = four("BANG!", "Missed!", tables=("", "Knife", "", ""), sets=DODGE).do("A: play BANG! on B")
    assert_text(p.why("B", "Knife"), "why-own-turn", card={"kind": "Knife"})
    p = four(tables=("Knife", "", "", ""), characters=("Kit Carlson",), phase="draw", sets=DODGE)
    assert_text(p.why("A", "Knife"), "why-own-turn", card={"kind": "Knife"})


def test_a_second_green_card_of_that_name() -> None:
    p = four("Iron Plate AD", tables=("Iron Plate QS", "", "", ""), sets=DODGE)
    assert_text(p.why("A", "Iron Plate AD"), "why-same-name", card={"kind": "Iron Plate"})


def test_no_effect_in_belle_stars_turn() -> None:
    p = four(
        "BANG!",
        "Missed!",
        tables=("", "Barrel, Sombrero", "", ""),
        characters=("Belle Star",),
        sets=DODGE,
    ).do("A: play BANG! on B")
    for card in ("Barrel", "Sombrero"):
        assert_text(p.why("B", card), "why-no-effect", card={"kind": card}, source={"char": "Belle Star"})


def test_a_diamond_at_apache_kid() -> None:
    p = four("BANG! 2D, BANG! 2C", characters=("Willy the Kid", "Apache Kid"), sets=DODGE)
    assert_text(p.why("A", "BANG! 2D", to="B"), "why-diamond", to=at("B"), source={"char": "Apache Kid"})
    assert "play BANG! 2C on B" in p.could


def test_a_diamond_that_may_be_thrown_away() -> None:
    p = four("BANG! 2D", characters=("Willy the Kid", "Apache Kid"), sets=DODGE, options={"spare_diamonds": True})
    assert "play BANG! 2D on B" in p.could


def test_never_the_last_life() -> None:
    p = four(characters=("Chuck Wengam",), more=({"life": 1}, {}, {}, {}), sets=DODGE)
    assert_text(p.why("A", "Chuck Wengam"), "why-last-life")


def test_jose_delgado() -> None:
    p = four("Duel, Barrel, Scope, Mustang", characters=("José Delgado",), sets=DODGE)
    assert_no_reason(p, "A", "José Delgado")
    p.do("A: use José Delgado discarding Barrel", "A: use José Delgado discarding Scope")
    assert_text(p.why("A", "José Delgado"), "why-used", source={"char": "José Delgado"})
    assert_text(
        four("Duel", characters=("José Delgado",), sets=DODGE).why("A", "José Delgado"),
        "why-blue-needed",
    )


def test_doc_holyday() -> None:
    p = four("Duel", characters=("Doc Holyday",), sets=DODGE)
    assert_text(p.why("A", "Doc Holyday"), "why-cards-needed", n=2)
    p = four("Duel, Saloon, Beer, BANG!", "", characters=("Doc Holyday",), sets=DODGE)
    p.do("A: use Doc Holyday on B discarding Duel, Saloon")
    assert_text(p.why("A", "Doc Holyday"), "why-used", source={"char": "Doc Holyday"})


@pytest.mark.parametrize("name", ["Vera Custer", "Belle Star", "Pat Brennan", "Molly Stark", "Apache Kid"])
def test_abilities_that_work_by_themselves(name: str) -> None:
    assert_text(four(characters=(name,), sets=DODGE).why("A", name), "why-passive", source={"char": name})


def test_a_borrowed_ability_has_its_reason_too() -> None:
    p = four("", "Duel", characters=("Doc Holyday", "Vera Custer"), sets=DODGE, deck="Saloon, Winchester")
    p.do("A: end turn", "B: choose A", "B: use Doc Holyday on A discarding Duel, Saloon")
    assert_text(p.why("B", "Doc Holyday"), "why-used", source={"char": "Doc Holyday"})
    assert_text(p.why("B", "Vera Custer"), "why-passive", source={"char": "Vera Custer"})


# --- High Noon


def test_no_beer_under_the_reverend() -> None:
    p = four("Beer", more=({"life": 2}, {}, {}, {}), sets=NOON, event="The Reverend", events="")
    assert_text(p.why("A", "Beer"), "why-event", source={"event": "The Reverend"})


def test_no_beer_against_the_last_life_under_the_reverend() -> None:
    p = four(
        "BANG!",
        "Beer, Duel",
        more=({}, {"life": 1}, {}, {}),
        sets=NOON,
        event="The Reverend",
        events="",
        ask_forced=True,
    ).do("A: play BANG! on B", "B: pass")
    assert p.asked == ("B", "rescue")
    assert_text(p.why("B", "Beer"), "why-event", source={"event": "The Reverend"})


def test_no_bang_under_the_sermon() -> None:
    p = four("BANG!", sets=NOON, event="The Sermon", events="")
    assert_text(p.why("A", "BANG!"), "why-event", source={"event": "The Sermon"})


def test_no_bang_in_a_duel_under_the_sermon() -> None:
    p = four("Duel, BANG!", "BANG!", sets=NOON, event="The Sermon", events="", ask_forced=True)
    p.do("A: play Duel on B", "B: discard BANG!")
    assert p.asked == ("A", "duel")
    assert_text(p.why("A", "BANG!"), "why-event", source={"event": "The Sermon"})


def test_another_suit_under_handcuffs() -> None:
    p = four("Beer 6H, BANG! 2C", turn="D", sets=NOON, event="Handcuffs", events="").do(
        "D: end turn", "A: choose clubs"
    )
    assert_text(p.why("A", "Beer 6H"), "why-suit", suit={"suit": "clubs"}, source={"event": "Handcuffs"})
    assert "play BANG! 2C on B" in p.could


def test_the_wrong_suit_of_a_missed_in_ones_own_turn() -> None:
    hand = "Duel 8C, BANG! 2C, Missed! 2S"
    p = four(hand, turn="D", sets=NOON, event="Handcuffs", events="", ask_forced=True)
    p.do("D: end turn", "A: choose clubs", "A: play BANG! 2C on A")
    assert p.asked == ("A", "shot")
    assert_text(p.why("A", "Missed! 2S"), "why-suit", suit={"suit": "clubs"}, source={"event": "Handcuffs"})


def test_an_ability_off_under_hangover() -> None:
    p = four(sets=NOON, event="Hangover", events="")
    assert_text(p.why("A", "Willy the Kid"), "why-off", source={"char": "Willy the Kid"}, by={"event": "Hangover"})


def test_a_ghost_gains_no_life() -> None:
    p = four(
        characters=("Willy the Kid", "Sid Ketchum"),
        more=({}, {"dead": True}, {}, {}),
        sets=NOON,
        event="Ghost Town",
        events="",
    ).do("A: end turn")
    assert p.asked == ("B", "play")
    assert_text(p.why("B", "Sid Ketchum"), "why-no-lives", to=at("B"))


# --- A Fistful of Cards


def test_nothing_is_laid_under_the_judge() -> None:
    p = four("Barrel, Jail, Beer", sets=FIST, event="The Judge", events="")
    for card in ("Barrel", "Jail"):
        assert_text(p.why("A", card), "why-event", source={"event": "The Judge"})


def test_green_cards_under_the_judge() -> None:
    p = four("Canteen", tables=("Knife", "", "", ""), sets=(*DODGE, *FIST), event="The Judge", events="")
    assert_text(p.why("A", "Canteen"), "why-event", source={"event": "The Judge"})
    assert "use Knife on B" in p.could


def test_no_effect_under_lasso() -> None:
    p = four(tables=("Scope, Knife", "", "", ""), sets=(*DODGE, *FIST), event="Lasso", events="")
    for card in ("Scope", "Knife"):
        assert_text(p.why("A", card), "why-no-effect", card={"kind": card}, source={"event": "Lasso"})


def law(hand: str = "", deck: str = "Missed! 2S, Beer 6H", **more: Any) -> Position:
    """Return the position in which A must play the second card drawn, by Law of the West."""
    return four(hand, turn="D", sets=FIST, event="Law of the West", events="", deck=deck, **more).do("D: end turn")


def test_the_end_of_the_turn_waits_for_the_duty() -> None:
    p = law()
    assert_text(
        p.why("A", "Law of the West"), "why-duty", card={"card": p.card("Beer 6H")}, source={"event": "Law of the West"}
    )
    assert "end turn" not in p.could


def test_no_duty_where_the_card_cannot_be_played() -> None:
    p = law(deck="Beer 6H, Missed! 2S")
    assert "end turn" in p.could
    assert_no_reason(p, "A", "Law of the West")


def test_the_duty_is_not_spent_otherwise() -> None:
    p = law("Duel 8C, Saloon", characters=("Sid Ketchum",), more=({"life": 2}, {}, {}, {})).do("A: use Sid Ketchum")
    assert_text(
        p.why("A", "Beer 6H"), "why-kept", card={"card": p.card("Beer 6H")}, source={"event": "Law of the West"}
    )
    assert "discard Saloon 5H" in p.could


def test_no_other_bang_before_the_duty() -> None:
    p = law("BANG! 2C", deck="Missed! 2S, BANG! 3C", characters=("Rose Doolan",))
    source = {"event": "Law of the West"}
    assert_text(p.why("A", "BANG! 2C"), "why-duty", card={"card": p.card("BANG! 3C")}, source=source)


def test_no_bang_alone_before_the_aim_that_is_due() -> None:
    """The BANG! card has targets, so the reason is not the distance."""
    sets = (*FIST, "valley_of_shadows")
    start = four(
        "BANG! 2C",
        turn="D",
        sets=sets,
        event="Law of the West",
        events="",
        deck="Missed! 2S, Aim",
        characters=("Rose Doolan",),
    )
    p = start.do("D: end turn")
    assert_text(p.why("A", "BANG! 2C"), "why-not-now", card={"kind": "BANG!"})


def test_a_bang_under_ricochet_stays_a_bang() -> None:
    """The limit of BANG! cards gives the reason for the card; it does not bind the power of the event."""
    p = four(
        "BANG! 2C, BANG! 3C",
        "",
        "",
        "",
        tables=("", "Scope", "", ""),
        characters=("Pedro Ramirez",),
        sets=FIST,
        event="Ricochet",
        events="",
    ).do("A: play BANG! 2C on B")
    assert_text(p.why("A", "BANG! 3C"), "why-bang-limit", limit=1)
    assert "use Ricochet on B's Scope AS" in p.could


def test_not_an_answer_to_an_event() -> None:
    p = four("Missed!, Beer", turn="D", sets=FIST, event="A Fistful of Cards", events="").do("D: end turn")
    assert_text(
        p.why("A", "Beer"),
        "why-not-answer",
        card={"kind": "Beer"},
        source={"event": "A Fistful of Cards"},
    )


def test_shootout_says_how_many() -> None:
    p = four("BANG!, BANG!, BANG!", "", characters=("Pedro Ramirez",), sets=NOON, event="Shootout", events="")
    p.do("A: play BANG! on B", "A: play BANG! on B")
    assert_text(p.why("A", "BANG!"), "why-bang-limit", limit=2)


# --- powers that an event gives


def test_too_few_bangs_for_a_sniper() -> None:
    p = four("BANG!", sets=FIST, event="Sniper", events="")
    assert_text(p.why("A", "Sniper"), "why-kind-needed", n=2, card={"kind": "BANG!"})
    assert_no_reason(four("BANG!, BANG!", sets=FIST, event="Sniper", events=""), "A", "Sniper")


def test_no_bang_and_no_card_for_ricochet() -> None:
    assert_text(
        four(tables=("", "Barrel", "", ""), sets=FIST, event="Ricochet", events="").why("A", "Ricochet"),
        "why-kind-needed",
        n=1,
        card={"kind": "BANG!"},
    )
    assert_text(four("BANG!", sets=FIST, event="Ricochet", events="").why("A", "Ricochet"), "why-nobody-has-cards")


def test_whose_life_is_full_needs_no_brother() -> None:
    p = four(more=({}, {}, {"life": 1}, {"dead": True}), phase="start", sets=FIST, event="Blood Brothers", events="")
    assert_text(p.why("A", "Blood Brothers", to="A"), "why-not-yourself")
    assert_text(p.why("A", "Blood Brothers", to="B"), "why-full-life-other", to=at("B"))
    assert_text(p.why("A", "Blood Brothers", to="D"), "why-out", to=at("D"))
    assert_no_reason(p, "A", "Blood Brothers")


# --- seats at which a power that is on offer cannot be aimed


def test_who_is_out_of_reach_of_a_green_card() -> None:
    p = four(tables=("Knife", "", "", ""), sets=DODGE)
    assert_text(p.why("A", "Knife", to="C"), "why-too-far-card", to=at("C"), distance=3, reach=1)


def test_who_is_out_of_reach_of_doc_holyday() -> None:
    p = four("Beer, Saloon", characters=("Doc Holyday",), sets=DODGE)
    assert_text(p.why("A", "Doc Holyday", to="C"), "why-too-far", to=at("C"), distance=3, reach=1)
    diamonds = four("BANG! 5D, BANG! 6D", characters=("Doc Holyday", "Apache Kid"), sets=DODGE)
    assert_text(diamonds.why("A", "Doc Holyday", to="B"), "why-diamond", to=at("B"), source={"char": "Apache Kid"})


def test_whose_cards_ricochet_cannot_hit() -> None:
    p = four("BANG!", tables=("", "Barrel", "", ""), sets=FIST, event="Ricochet", events="")
    assert_text(p.why("A", "Ricochet", to="C"), "why-nothing-to-take", to=at("C"))


# --- Armed & Dangerous


def test_after_the_bell_nobody_is_too_far() -> None:
    """After the Bell Tower no target is too far, so the reason names the next obstacle."""
    p = four(
        "Panic!",
        tables=("Bell Tower", "", "Mustang"),
        characters=("Willy the Kid", "Black Jack", "Slab the Killer", "Paul Regret"),
        more=({"loads": {"Bell Tower": 1}},),
        sets=["armed_and_dangerous"],
    )
    assert_text(p.why("A", "Panic!", to="D"), "why-too-far-card", to=at("D"), distance=2, reach=1)
    p.do("A: use Bell Tower")
    assert_text(p.why("A", "Panic!", to="D"), "why-nothing-to-take", to=at("D"))
    assert_no_reason(p, "A", "Panic!")
