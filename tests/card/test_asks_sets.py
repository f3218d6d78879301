"""Questions and forms of answers of Dodge City, High Noon and A Fistful of Cards (docs/interface.md)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.card.position import DODGE, FIST, NOON, Position, at, decision_of, four, pending, seat


def assert_asked(
    p: Position, letter: str, why: str, nature: str = "neutral", stake: int = 0, **args: Any
) -> dict[str, Any]:
    """Assert the seat asked, the question and the variables of both its texts. Return the description."""
    assert p.asked == (letter, why)
    decision = decision_of(p.game)
    wanted = {"who": at(letter)} | args | ({"stake": stake} if why == "shot" else {})
    assert decision["title"] == {"key": f"ask-{why}", "args": wanted}
    assert decision["detail"] == {"key": f"ask-{why}-detail", "args": wanted}
    assert (decision["nature"], decision["stake"]) == (nature, stake)
    return decision


def assert_offered(p: Position, words: str, key: str, nature: str = "neutral", **fields: Any) -> None:
    """Assert the text, the nature and the fields of the option with these words; `text` holds the variables."""
    option = decision_of(p.game)["options"][p.could.index(words)]
    args = fields.pop("text", {})
    assert option["text"]["key"] == key
    assert option["text"].get("args", {}) == args
    assert option["nature"] == nature
    rest = {k: v for k, v in option.items() if k not in ("code", "verb", "text", "nature")}
    assert rest == fields


# --- Dodge City


def test_borrow() -> None:
    p = four(characters=("Willy the Kid", "Vera Custer"), sets=DODGE).do("A: end turn")
    decision = assert_asked(p, "B", "borrow", source={"char": "Vera Custer"})
    assert decision["source"] == "Vera Custer"
    assert p.could == ["choose C", "choose D", "choose A"]
    assert_offered(p, "choose C", "opt-choose-seat", to=2, text={"to": at("C")})


def test_brawl() -> None:
    p = four("Brawl, Saloon", "Beer, Duel", tables=("", "Barrel QS", "", "Scope"), sets=DODGE)
    p.do("A: play Brawl")
    decision = assert_asked(p, "A", "brawl", to=at("B"), source={"kind": "Brawl"})
    assert decision["source"] == "Brawl"
    assert_offered(p, "choose B's hand", "opt-choose-hand", "harms", to=1, of="hand", text={"to": at("B")})
    barrel = p.card("Barrel QS")
    assert_offered(
        p,
        "choose B's Barrel QS",
        "opt-choose-of",
        "harms",
        to=1,
        of=barrel,
        text={"to": at("B"), "of": {"card": barrel}},
    )


def test_the_price_of_a_card() -> None:
    p = four("Springfield, Saloon, Beer", sets=DODGE).do("A: play Springfield on C")
    decision = assert_asked(p, "A", "pay", source={"kind": "Springfield"}, left=1)
    assert decision["source"] == "Springfield"
    beer = p.card("Beer")
    assert beer in p.hand("A")
    assert_offered(p, "discard Beer 6H", "opt-discard", card=beer, text={"card": {"card": beer}})
    assert "pass" not in p.could


def test_the_price_of_rag_time_comes_after_its_target() -> None:
    p = four("Rag Time, Saloon, Duel", "Beer", sets=DODGE)
    card = p.card("Rag Time")
    assert_offered(
        p,
        "play Rag Time 9H on B's hand",
        "opt-play-hand",
        "harms",
        card=card,
        to=1,
        of="hand",
        text={"card": {"card": card}, "to": at("B")},
    )
    p.do("A: play Rag Time on B's hand")
    assert p.asked == ("A", "pay")
    assert p.hand("B") != []


def test_the_price_of_an_ability() -> None:
    p = four("Saloon, Duel, Beer", characters=("Doc Holyday",), sets=DODGE).do("A: use Doc Holyday on B")
    assert_asked(p, "A", "pay", source={"char": "Doc Holyday"}, left=2)
    p.do("A: discard Duel")
    assert_asked(p, "A", "pay", source={"char": "Doc Holyday"}, left=1)
    assert p.card("Duel") in p.hand("A")  # both are discarded together


def test_the_blue_card_of_jose_delgado() -> None:
    p = four("Barrel, Scope, Duel", characters=("José Delgado",), sets=DODGE).do("A: use José Delgado")
    assert_asked(p, "A", "pay", source={"char": "José Delgado"}, left=1)
    assert len(p.could) == 2


def test_vulture() -> None:
    """Vulture Sam and the borrower of that ability share the cards of an eliminated player."""
    p = Position(
        seat("sheriff", "Willy the Kid"),
        seat("outlaw", "Vera Custer", "BANG!, BANG!"),
        seat("renegade", "Rose Doolan", "Duel, Saloon", "Barrel QS, Scope", life=1),
        seat("outlaw", "Vulture Sam"),
        sets=DODGE,
    ).do("A: end turn", "B: choose D", "B: play BANG! on C", "C: pass")
    assert_asked(p, "D", "vulture", to=at("C"), source={"char": "Vulture Sam"})
    barrel = p.card("Barrel QS")
    assert_offered(p, "choose C's hand", "opt-choose-hand", to=2, of="hand", text={"to": at("C")})
    assert_offered(
        p, "choose C's Barrel QS", "opt-choose-of", to=2, of=barrel, text={"to": at("C"), "of": {"card": barrel}}
    )
    p.do("D: choose C's Barrel")
    assert_asked(p, "B", "vulture", to=at("C"), source={"char": "Vulture Sam"})


def test_a_power_aimed_at_somebody() -> None:
    p = four("Saloon, Duel", characters=("Doc Holyday",), sets=DODGE)
    source = {"char": "Doc Holyday"}
    assert_offered(
        p,
        "use Doc Holyday on B",
        "opt-use-on",
        "harms",
        source="Doc Holyday",
        cost=2,
        to=1,
        text={"source": source, "to": at("B")},
    )
    assert_offered(
        p,
        "use Doc Holyday on A",
        "opt-use-on",
        source="Doc Holyday",
        cost=2,
        to=0,
        text={"source": source, "to": at("A")},
    )


def test_a_green_card_without_a_target() -> None:
    p = four(tables=("Canteen", "", "", ""), sets=DODGE)
    assert_offered(
        p,
        "use Canteen",
        "opt-use",
        "helps",
        source="Canteen",
        on=p.card("Canteen"),
        text={"source": {"kind": "Canteen"}},
        wasted={"key": "wasted-full-life"},
    )


def test_a_green_card_aimed_at_somebody() -> None:
    p = four(tables=("Knife", "", "", ""), sets=DODGE)
    knife: dict[str, Any] = {"source": "Knife", "on": p.card("Knife")}
    assert_offered(
        p, "use Knife on B", "opt-use-on", "harms", to=1, text={"source": {"kind": "Knife"}, "to": at("B")}, **knife
    )
    assert_offered(p, "use Knife on A", "opt-use-on", to=0, text={"source": {"kind": "Knife"}, "to": at("A")}, **knife)


def test_a_green_card_aimed_at_cards() -> None:
    p = four("", "Beer", tables=("Can Can", "Barrel QS", "", ""), sets=DODGE)
    barrel = p.card("Barrel QS")
    can = {"source": "Can Can", "on": p.card("Can Can"), "to": 1}
    source = {"source": {"kind": "Can Can"}, "to": at("B")}
    assert_offered(p, "use Can Can on B's hand", "opt-use-hand", "harms", of="hand", text=source, **can)
    assert_offered(
        p,
        "use Can Can on B's Barrel QS",
        "opt-use-card",
        "harms",
        of=barrel,
        text=source | {"of": {"card": barrel}},
        **can,
    )


def test_a_green_card_as_an_answer() -> None:
    p = four("BANG!", tables=("", "Iron Plate AD", "", ""), sets=DODGE).do("A: play BANG! on B")
    assert_offered(
        p,
        "use Iron Plate",
        "opt-use",
        "protects",
        source="Iron Plate",
        on=p.card("Iron Plate AD"),
        text={"source": {"kind": "Iron Plate"}},
    )


def test_a_shot_by_another_card() -> None:
    p = four("Punch", "Missed!", sets=DODGE).do("A: play Punch on B")
    decision = assert_asked(p, "B", "shot", "harms", 1, by=at("A"), source={"kind": "Punch"}, need=1, own=0)
    assert decision["card"] == p.card("Punch")


def test_drawing_a_card_in_play() -> None:
    p = four(tables=("Scope", "Barrel QS", "", ""), characters=("Pat Brennan",), phase="draw", sets=DODGE)
    barrel, scope = p.card("Barrel QS"), p.card("Scope")
    assert p.could == ["draw from deck", "draw from A's Scope AS", "draw from B's Barrel QS"]
    drawn = {"from": "table", "to": 1, "of": barrel}
    assert_offered(
        p, "draw from B's Barrel QS", "opt-draw-card", "harms", text={"to": at("B"), "of": {"card": barrel}}, **drawn
    )
    assert_offered(
        p,
        "draw from A's Scope AS",
        "opt-draw-card",
        to=0,
        of=scope,
        text={"to": at("A"), "of": {"card": scope}},
        **{"from": "table"},
    )


# --- High Noon


def test_the_daltons() -> None:
    p = four(turn="D", tables=("Volcanic 10S, Mustang 9H", "", "", ""), sets=NOON, events="The Daltons")
    decision = assert_asked(p.do("D: end turn"), "A", "daltons", "harms", source={"event": "The Daltons"})
    assert decision["source"] == "The Daltons"
    card = p.card("Mustang 9H")
    assert_offered(p, "discard Mustang 9H", "opt-discard", card=card, text={"card": {"card": card}})


def test_the_suit() -> None:
    p = four(turn="D", sets=NOON, event="Handcuffs", events="").do("D: end turn")
    assert_asked(p, "A", "suit", source={"event": "Handcuffs"})
    assert p.could == ["choose spades", "choose hearts", "choose diamonds", "choose clubs"]
    assert_offered(p, "choose diamonds", "opt-choose-suit", suit="diamonds", text={"suit": {"suit": "diamonds"}})


def test_new_identity() -> None:
    more = tuple({"spare": name} for name in ("Lucky Duke", "Sid Ketchum", "El Gringo", "Jesse Jones"))
    p = four(turn="D", sets=NOON, more=more, event="New Identity", events="").do("D: end turn")
    decision = assert_asked(p, "A", "event", source={"event": "New Identity"})
    assert decision["source"] == "New Identity"
    assert_offered(
        p, "use New Identity", "opt-use", "helps", source="New Identity", text={"source": {"event": "New Identity"}}
    )
    assert_offered(p, "pass", "opt-pass-event")


def test_kit_carlson_keeps_one_under_thirst() -> None:
    p = four(
        characters=("Kit Carlson",), phase="draw", sets=NOON, event="Thirst", events="", deck="Saloon, Duel, Gatling"
    ).do("A: use Kit Carlson")
    assert_asked(p, "A", "keep", left=1)
    card = p.card("Saloon")
    assert_offered(p, "choose Saloon 5H", "opt-choose-card", card=card, text={"card": {"card": card}})
    assert len(p.could) == 3
    p.do("A: choose Duel")
    assert p.asked == ("A", "play")  # the cards that go back keep their order without a question


# --- A Fistful of Cards


def test_blood_brothers() -> None:
    p = four(turn="D", more=({}, {"life": 2}, {}, {"life": 1}), sets=FIST, event="Blood Brothers", events="")
    assert_asked(p.do("D: end turn"), "A", "event", source={"event": "Blood Brothers"})
    assert p.could == ["use Blood Brothers on B", "use Blood Brothers on D", "pass"]
    assert_offered(
        p,
        "use Blood Brothers on B",
        "opt-use-on",
        "helps",
        source="Blood Brothers",
        life=-1,
        to=1,
        text={"source": {"event": "Blood Brothers"}, "to": at("B")},
    )


def test_hard_liquor() -> None:
    p = four(turn="D", more=({"life": 2}, {}, {}, {}), sets=FIST, event="Hard Liquor", events="").do("D: end turn")
    assert_asked(p, "A", "event", source={"event": "Hard Liquor"})
    assert_offered(
        p, "use Hard Liquor", "opt-use", "helps", source="Hard Liquor", text={"source": {"event": "Hard Liquor"}}
    )


def test_ranch_and_its_exchange() -> None:
    p = four("Beer 6H", turn="D", sets=FIST, event="Ranch", events="", deck="Saloon, Duel").do("D: end turn")
    assert_asked(p, "A", "event", source={"event": "Ranch"})
    p.do("A: use Ranch")
    assert_asked(p, "A", "exchange", source={"event": "Ranch"}, n=0)
    assert_offered(p, "pass", "opt-pass-exchange")
    p.game.apply(pending(p.game).options[p.could.index("discard Beer 6H")])
    assert_asked(p, "A", "exchange", source={"event": "Ranch"}, n=1)
    card = p.card("Saloon")
    assert_offered(p, "discard Saloon 5H", "opt-discard", card=card, text={"card": {"card": card}})


def test_the_colour() -> None:
    p = four(turn="D", sets=FIST, event="Peyote", events="", deck="Saloon, Duel 8C").do("D: end turn")
    decision = assert_asked(p, "A", "colour", source={"event": "Peyote"}, n=0)
    assert decision["source"] == "Peyote"
    assert p.could == ["choose red", "choose black"]
    assert_offered(p, "choose red", "opt-choose-colour", colour="red", text={"colour": {"colour": "red"}})
    assert_asked(p.do("A: choose red"), "A", "colour", source={"event": "Peyote"}, n=1)


def test_the_volley_of_the_last_event() -> None:
    p = four("Missed! 2S, Beer", turn="D", sets=FIST, event="A Fistful of Cards", events="").do("D: end turn")
    decision = assert_asked(p, "A", "hail", "harms", 1, source={"event": "A Fistful of Cards"}, left=2, lives=1)
    assert (decision["by"], decision["source"]) == (None, "A Fistful of Cards")
    assert_offered(p, "pass", "opt-pass-hail", "harms", life=-1)
    p.do("A: pass")
    assert_asked(p, "A", "hail", "harms", 1, source={"event": "A Fistful of Cards"}, left=1, lives=1)


def test_russian_roulette_takes_two_lives() -> None:
    p = four("Missed! 2S", turn="D", sets=FIST, events="Russian Roulette").do("D: end turn")
    assert_asked(p, "A", "hail", "harms", 2, source={"event": "Russian Roulette"}, left=1, lives=2)
    assert_offered(p, "pass", "opt-pass-hail", "harms", life=-2)


@pytest.mark.parametrize(("shooter", "need"), [("Willy the Kid", 1), ("Slab the Killer", 2)])
def test_ricochet(shooter: str, need: int) -> None:
    p = four(
        "BANG! 2C, BANG! 3C",
        "Missed!",
        tables=("", "Scope, Mustang 8H", "", ""),
        characters=(shooter,),
        sets=FIST,
        event="Ricochet",
        events="",
    )
    mustang = p.card("Mustang 8H")
    assert_offered(
        p,
        "use Ricochet on B's Mustang 8H",
        "opt-use-card",
        "harms",
        source="Ricochet",
        cost=1,
        to=1,
        of=mustang,
        text={"source": {"event": "Ricochet"}, "to": at("B"), "of": {"card": mustang}},
    )
    p.do("A: use Ricochet on B's Mustang")
    assert_asked(p, "A", "pay", source={"event": "Ricochet"}, left=1)
    p.do("A: discard BANG! 2C")
    args: dict[str, Any] = {
        "by": at("A"),
        "of": {"card": mustang},
        "source": {"event": "Ricochet"},
        "need": need,
        "own": 0,
    }
    decision = assert_asked(p, "B", "ricochet", "harms", **args)
    assert (decision["by"], decision["source"], decision["card"]) == (0, "Ricochet", p.card("BANG! 2C"))
    assert_offered(p, "pass", "opt-pass-ricochet")


def test_ricochet_at_a_card_of_ones_own() -> None:
    p = four("BANG! 2C, Missed!", tables=("Scope", "", "", ""), sets=FIST, event="Ricochet", events="")
    assert_offered(
        p,
        "use Ricochet on A's Scope AS",
        "opt-use-card",
        source="Ricochet",
        cost=1,
        to=0,
        of=p.card("Scope"),
        text={"source": {"event": "Ricochet"}, "to": at("A"), "of": {"card": p.card("Scope")}},
    )
    p.do("A: use Ricochet on A's Scope")
    args: dict[str, Any] = {
        "by": at("A"),
        "of": {"card": p.card("Scope")},
        "source": {"event": "Ricochet"},
        "need": 1,
        "own": 1,
    }
    assert_asked(p, "A", "ricochet", "harms", **args)


def test_sniper() -> None:
    p = four("BANG! 2C, BANG! 3C, BANG! 4C", "Missed!", sets=FIST, event="Sniper", events="")
    assert_offered(
        p,
        "use Sniper on B",
        "opt-use-on",
        "harms",
        source="Sniper",
        cost=2,
        to=1,
        text={"source": {"event": "Sniper"}, "to": at("B")},
    )
    p.do("A: use Sniper on B")
    assert_asked(p, "A", "pay", source={"event": "Sniper"}, left=2)
    p.do("A: discard BANG! 2C, BANG! 3C")
    assert_asked(p, "B", "shot", "harms", 1, by=at("A"), source={"event": "Sniper"}, need=2, own=0)


def test_a_bang_effect_of_a_character_is_told_as_one() -> None:
    p = four("Saloon, Duel", "Missed!", characters=("Doc Holyday",), sets=DODGE)
    p.do("A: use Doc Holyday on B discarding Saloon, Duel")
    assert_asked(p, "B", "shot", "harms", 1, by=at("A"), source={"char": "Doc Holyday"}, need=1, own=0)


def test_vendetta_is_a_check_of_the_event() -> None:
    p = four(characters=("Lucky Duke",), sets=FIST, event="Vendetta", events="", deck="Saloon, Missed! 2S").do(
        "A: end turn"
    )
    assert_asked(p, "A", "check", source={"event": "Vendetta"})


# --- seats asked


def test_a_question_with_one_answer_all_can_see_is_not_put() -> None:
    """A has one blue card to discard, which all players see."""
    p = four(turn="D", tables=("Barrel", "", "", ""), sets=NOON, events="The Daltons").do("D: end turn")
    assert p.asked == ("A", "play")
    assert p.card("Barrel") in p.game.state.discard


def test_what_must_be_played_is_asked_for_even_if_it_is_all_one_can_do() -> None:
    """Phase 2 is always asked, because the player decides when to play."""
    p = four(turn="D", sets=FIST, event="Law of the West", events="", deck="Missed! 2S, Beer 6H").do("D: end turn")
    assert p.asked == ("A", "play")
    assert p.could == ["play Beer 6H"]


def test_a_price_paid_with_the_last_card_is_not_asked() -> None:
    p = four("Tequila, Saloon", sets=DODGE, ask_forced=True).do("A: play Tequila on A")
    assert p.asked == ("A", "play")


def test_a_price_out_of_several_cards_is_asked() -> None:
    p = four("Tequila, Saloon, Duel", sets=DODGE, ask_forced=True).do("A: play Tequila on A")
    assert p.asked == ("A", "pay")


def test_a_hand_that_cannot_help_against_an_event_is_asked_all_the_same() -> None:
    p = four("Saloon", turn="D", sets=FIST, event="A Fistful of Cards", events="", ask_forced=True).do("D: end turn")
    assert p.asked == ("A", "hail")
    assert p.could == ["pass"]


def test_an_empty_hand_is_not_asked_in_the_roulette() -> None:
    p = four("Missed!", turn="D", sets=FIST, events="Russian Roulette", ask_forced=True).do("D: end turn")
    p.do("A: play Missed!")
    assert p.asked == ("A", "play")
    assert p.life("B") == 2
