"""Log texts of Dodge City, High Noon and A Fistful of Cards (docs/interface.md, Events)."""

from __future__ import annotations

from typing import Any

from boomtown.games import new_game
from tests.card.assertions import assert_event_text, assert_nature
from tests.card.position import DODGE, FIST, NOON, Position, at, four, pending, seat


def turn_under(event: str, of_set: tuple[str, ...] = FIST, *hands: str, **more: Any) -> Position:
    """Return the position at the start of the sheriff's turn under the event, with an empty event pile."""
    return four(*hands, turn="D", sets=of_set, event=event, events="", **more).do("D: end turn")


# --- the game's frame


def test_start_with_three_players() -> None:
    game = new_game({"players": 3, "sets": ["dodge_city"], "roles": ["outlaw", "deputy", "renegade"]}, 1)
    event = game.events()[0]
    assert (event["t"], event["to"]) == ("start", 1)
    assert_event_text(event, "log-start-deputy", who=at("B"))


def three(*hands: str, lives: tuple[int, ...] = (4, 1, 1)) -> Position:
    roles, names = ("deputy", "outlaw", "renegade"), ("Willy the Kid", "Rose Doolan", "Black Jack")
    hands = (*hands, "", "", "")[:3]
    seats = [seat(r, n, h, life=x) for r, n, h, x in zip(roles, names, hands, lives, strict=True)]
    return Position(*seats, sets=DODGE)


def test_end_by_the_hunter() -> None:
    p = three("BANG!").do("A: play BANG! on C")
    event = p.event("end")
    assert (event["side"], event["who"], event["winners"]) == ("hunter", 0, [0])
    assert event["roles"] == ["deputy", "outlaw", "renegade"]
    assert_event_text(event, "log-end-hunter", who=at("A"), role={"role": "deputy"})


def test_end_by_the_last_one() -> None:
    p = three("BANG!, BANG!").do("A: play BANG! on B", "A: play BANG! on C")
    event = p.event("end")
    assert (event["side"], event["who"], event["winners"]) == ("last", 0, [0])
    assert_event_text(event, "log-end-last", who=at("A"), role={"role": "deputy"})


def test_three_cards_for_any_elimination_among_three() -> None:
    p = three("BANG!").do("A: play BANG! on B")
    assert_event_text(p.event("draw"), "log-draw-reward", who=at("A"), n=3)


# --- Dodge City


def test_a_green_card_is_laid_and_used() -> None:
    p = four("Knife", tables=("Canteen, Derringer", "", "", ""), more=({"life": 2}, {}, {}, {}), sets=DODGE)
    p.do("A: play Knife")
    assert_event_text(p.event("lay"), "log-lay", who=at("A"), card={"card": p.card("Knife")})
    assert_nature(p.event("lay"), "neutral", "chosen")
    p.do("A: use Canteen")
    use = p.event("use")
    assert (use["who"], use["cause"], use["card"]) == (0, "Canteen", p.card("Canteen"))
    assert "to" not in use
    assert_event_text(use, "log-use", who=at("A"), source={"kind": "Canteen"})
    assert_nature(use, "helps", "chosen")
    assert_event_text(p.event("heal"), "log-heal", who=at("A"), n=1, life=3, before=2)
    p.do("A: use Derringer on B")
    use = p.event("use")
    assert (use["to"], use["card"]) == (1, p.card("Derringer"))
    assert_event_text(use, "log-use-on", who=at("A"), source={"kind": "Derringer"}, to=at("B"))
    assert_nature(use, "harms", "chosen")


def test_a_green_card_at_a_card() -> None:
    p = four(tables=("Can Can", "Barrel QS", "", ""), sets=DODGE).do("A: use Can Can on B's Barrel")
    barrel = p.card("Barrel QS")
    assert p.event("use")["of"] == barrel
    assert_event_text(
        p.event("use"), "log-use-card", who=at("A"), source={"kind": "Can Can"}, to=at("B"), of={"card": barrel}
    )
    lost = p.event("discard")
    assert (lost["who"], lost["by"], lost["cards"], lost["cause"]) == (1, 0, [barrel], "Can Can")
    assert_event_text(lost, "log-discard-lost", who=at("B"), card={"card": barrel}, source={"kind": "Can Can"})


def test_a_green_card_at_a_hand() -> None:
    p = four("", "Beer", tables=("Conestoga", "", "", ""), sets=DODGE).do("A: use Conestoga on B's hand")
    assert_event_text(p.event("use"), "log-use-on", who=at("A"), source={"kind": "Conestoga"}, to=at("B"))
    assert p.event("use")["of"] == "hand"
    take = p.event("take", "C")
    assert (take["card"], take["cause"]) == (None, "Conestoga")


def test_the_price_is_told_after_the_card() -> None:
    p = four("Whisky, Duel", more=({"life": 2}, {}, {}, {}), sets=DODGE).do("A: play Whisky discarding Duel")
    told = [e["t"] for e in p.events()]
    assert told[-3:] == ["play", "discard", "heal"]
    cost = p.event("discard")
    assert (cost["cards"], cost["cause"]) == ([p.card("Duel")], "cost")
    assert_event_text(cost, "log-discard", who=at("A"), n=1, cards={"cards": [p.card("Duel")]})
    assert_nature(cost, "neutral", "chosen")


def test_brawl_names_who_did_it() -> None:
    p = four("Brawl, Duel", "Beer", tables=("", "", "Barrel QS", ""), sets=DODGE)
    p.do("A: play Brawl on B's hand, C's Barrel QS discarding Duel")
    barrel = p.event("discard")
    assert (barrel["who"], barrel["by"], barrel["cause"]) == (2, 0, "Brawl")
    assert_nature(barrel, "harms", "chosen")
    beer = p.event("discard", nth=-2)
    assert (beer["who"], beer["by"], beer["cards"]) == (1, 0, [p.card("Beer")])
    assert_nature(beer, "harms", "random")


def test_dodge_answers_and_draws() -> None:
    p = four("Punch", "Dodge 7D", sets=DODGE).do("A: play Punch on B", "B: play Dodge")
    assert_event_text(p.event("answer"), "log-answer", who=at("B"), card={"card": p.card("Dodge 7D")})
    assert p.event("draw")["cause"] == "Dodge"
    assert_event_text(p.event("draw"), "log-draw-ability", who=at("B"), n=1, source={"kind": "Dodge"})


def test_any_card_as_missed() -> None:
    p = four("BANG!", "Saloon", characters=("Willy the Kid", "Elena Fuente"), sets=DODGE)
    p.do("A: play BANG! on B", "B: play Saloon as Missed!")
    card = {"card": p.card("Saloon")}
    assert_event_text(p.event("answer"), "log-answer-as", who=at("B"), card=card, **{"as": {"kind": "Missed!"}})


def test_lend() -> None:
    p = four(characters=("Willy the Kid", "Vera Custer"), sets=DODGE).do("A: end turn", "B: choose D")
    event = p.event("lend")
    assert (event["who"], event["to"], event["character"]) == (1, 3, "Black Jack")
    assert_event_text(event, "log-lend", who=at("B"), to=at("D"), char={"char": "Black Jack"})
    assert_nature(event, "neutral", "chosen")


def test_harmless() -> None:
    p = four("BANG! 2D", characters=("Willy the Kid", "Apache Kid"), sets=DODGE, options={"spare_diamonds": True}).do(
        "A: play BANG! 2D on B"
    )
    event = p.event("harmless")
    assert (event["who"], event["card"], event["by"]) == (1, p.card("BANG! 2D"), 0)
    assert_event_text(event, "log-harmless", who=at("B"), card={"card": p.card("BANG! 2D")}, by=at("A"))
    assert p.life("B") == 3


def test_pat_brennan_takes_a_card_in_play() -> None:
    p = four(tables=("", "Barrel QS", "", ""), characters=("Pat Brennan",), phase="draw", sets=DODGE)
    p.do("A: draw from B's Barrel")
    take = p.event("take")
    assert (take["zone"], take["cause"]) == ("table", "Pat Brennan")
    assert_event_text(take, "log-take-table", who=at("A"), **{"from": at("B")}, card={"card": p.card("Barrel QS")})
    assert_nature(take, "harms", "chosen")


def test_chuck_wengam_loses_by_nobody() -> None:
    p = four(characters=("Chuck Wengam",), sets=DODGE).do("A: use Chuck Wengam")
    lose = p.event("lose")
    assert "by" not in lose
    assert lose["cause"] == "Chuck Wengam"
    assert_event_text(p.event("draw"), "log-draw-ability", who=at("A"), n=2, source={"char": "Chuck Wengam"})


# --- the event deck


def test_event() -> None:
    p = four(turn="D", sets=NOON, events="Blessing, High Noon")
    left = len(p.game.state.course.pile)
    p.do("D: end turn")
    event = p.event("event")
    assert (event["cause"], event["count"]) == ("Blessing", left - 1)
    assert_event_text(event, "log-event", event={"event": "Blessing"}, n=left - 1)
    assert_nature(event, "neutral", "random")
    told = [e["t"] for e in p.events()]
    assert told.index("turn") < told.index("event") < told.index("draw")


def test_no_event_in_the_first_round() -> None:
    game = new_game({"players": 4, "sets": ["high_noon", "fistful"]}, 5)
    assert all(e["t"] != "event" for e in game.events())


def test_losses_by_an_event_are_caused_by_nobody() -> None:
    event = turn_under("High Noon", NOON).event("lose")
    assert "by" not in event
    assert (event["who"], event["cause"], event["life"]) == (0, "High Noon", 4)
    assert_nature(event, "harms", "forced")


# --- High Noon


def test_return_and_leave_of_a_ghost() -> None:
    p = four(more=({}, {"dead": True}, {}, {}), sets=NOON, event="Ghost Town").do("A: end turn")
    back = p.event("return")
    assert (back["who"], back["life"], back["cause"]) == (1, 0, "Ghost Town")
    assert_event_text(back, "log-return-ghost", who=at("B"), source={"event": "Ghost Town"})
    assert_nature(back, "helps", "forced")
    while p.game.state.turn == 1:
        p.game.apply(pending(p.game).options[-1])
    leave = p.event("leave")
    assert_event_text(leave, "log-leave", who=at("B"))
    assert_nature(leave, "neutral", "forced")
    assert all(e["t"] != "out" for e in p.events())


def test_swap() -> None:
    more = [{"spare": name} for name in ("Lucky Duke", "Sid Ketchum", "El Gringo", "Jesse Jones")]
    p = turn_under("New Identity", NOON, more=more).do("A: use New Identity")
    assert_event_text(p.event("use"), "log-use", who=at("A"), source={"event": "New Identity"})
    swap = p.event("swap")
    assert (swap["who"], swap["character"], swap["life"]) == (0, "Lucky Duke", 2)
    assert_event_text(swap, "log-swap", who=at("A"), char={"char": "Lucky Duke"})
    assert_nature(swap, "neutral", "chosen")


def test_suit() -> None:
    p = turn_under("Handcuffs", NOON).do("A: choose diamonds")
    event = p.event("suit")
    assert (event["who"], event["suit"]) == (0, "diamonds")
    assert_event_text(event, "log-suit", who=at("A"), suit={"suit": "diamonds"})
    assert_nature(event, "neutral", "chosen")


def test_the_daltons_discard() -> None:
    p = four(turn="D", tables=("Mustang 9H", "", "", ""), sets=NOON, events="The Daltons").do("D: end turn")
    event = p.event("discard")
    card = p.card("Mustang 9H")
    assert (event["who"], event["cards"], event["cause"]) == (0, [card], "The Daltons")
    assert_event_text(event, "log-discard-lost", who=at("A"), card={"card": card}, source={"event": "The Daltons"})


def test_the_doctor_heals() -> None:
    p = four(turn="D", more=({}, {"life": 1}, {}, {}), sets=NOON, events="The Doctor").do("D: end turn")
    event = p.event("heal")
    assert event["cause"] == "The Doctor"
    assert_event_text(event, "log-heal", who=at("B"), n=1, life=2, before=1)


def test_back() -> None:
    p = turn_under("Thirst", NOON, characters=("Kit Carlson",), deck="Saloon, Duel, Gatling")
    p.do("A: use Kit Carlson")
    assert_event_text(p.event("look"), "log-look", who=at("A"), n=3)
    p.do("A: choose Duel")
    assert p.event("draw")["count"] == 1
    event = p.event("back")
    assert (event["who"], event["count"]) == (0, 2)
    for reader in ("", "A", "B"):
        assert_event_text(p.event("back", reader), "log-back", who=at("A"), n=2)


# --- A Fistful of Cards


def test_return_as_dead_man() -> None:
    p = four(more=({}, {"dead": True}, {}, {}), sets=FIST, event="Dead Man").do("A: end turn")
    event = p.event("return")
    assert (event["who"], event["life"], event["cause"]) == (1, 2, "Dead Man")
    assert_event_text(event, "log-return", who=at("B"), source={"event": "Dead Man"}, n=2)
    draw = p.event("draw", nth=-2)
    assert (draw["cause"], draw["count"]) == ("Dead Man", 2)
    assert_event_text(draw, "log-draw-ability", who=at("B"), n=2, source={"event": "Dead Man"})


def test_blood_brothers() -> None:
    p = turn_under("Blood Brothers", more=({}, {"life": 2}, {}, {})).do("A: use Blood Brothers on B")
    use = p.event("use")
    assert_event_text(use, "log-use-on", who=at("A"), source={"event": "Blood Brothers"}, to=at("B"))
    assert_nature(use, "helps", "chosen")
    lose, heal = p.event("lose"), p.event("heal")
    assert (lose["who"], lose["cause"], heal["who"], heal["cause"]) == (0, "Blood Brothers", 1, "Blood Brothers")
    assert "by" not in lose


def test_the_duty_is_shown() -> None:
    p = turn_under("Law of the West", deck="Missed! 2S, Beer 6H")
    event = p.event("show")
    assert (event["who"], event["card"], event["cause"]) == (0, p.card("Beer 6H"), "Law of the West")
    assert_event_text(event, "log-show", who=at("A"), card={"card": p.card("Beer 6H")})


def test_hard_liquor() -> None:
    p = turn_under("Hard Liquor", more=({"life": 2}, {}, {}, {})).do("A: use Hard Liquor")
    assert_event_text(p.event("use"), "log-use", who=at("A"), source={"event": "Hard Liquor"})
    assert p.event("heal")["cause"] == "Hard Liquor"
    assert all(e["t"] != "draw" for e in p.events())


def test_drawing_from_the_discards_is_seen_by_all() -> None:
    p = turn_under("Abandoned Mine", discard="Saloon, Duel, Jail")
    drawn = [p.card("Saloon"), p.card("Duel")]
    for reader in ("", "A", "B"):
        event = p.event("draw", reader)
        assert (event["cards"], event["zone"], event["cause"]) == (drawn, "discard", "phase")
        assert_event_text(event, "log-draw-discard", who=at("A"), n=2, cards={"cards": drawn})


def test_the_rest_from_the_deck_is_not() -> None:
    p = turn_under("Abandoned Mine", discard="Saloon")
    first, rest = p.event("draw", "B", -2), p.event("draw", "B")
    assert_event_text(first, "log-draw-discard", who=at("A"), n=1, cards={"cards": [p.card("Saloon")]})
    assert rest["cards"] is None
    assert_event_text(rest, "log-draw", who=at("A"), n=1)


def test_bury_is_seen_by_who_did_it() -> None:
    p = turn_under("Abandoned Mine", FIST, "Beer 6H, Gatling, Winchester, BANG! 2C, Missed! 2S", discard="Saloon, Duel")
    p.do("A: end turn", "A: discard Gatling")
    gatling = p.card("Gatling")
    assert p.game.state.deck[-1] == gatling
    mine = p.event("bury", "A")
    assert (mine["who"], mine["count"], mine["cards"], mine["cause"]) == (0, 1, [gatling], "limit")
    assert_event_text(mine, "log-bury-seen", who=at("A"), n=1, cards={"cards": [gatling]})
    assert_nature(mine, "neutral", "chosen")
    for reader in ("", "B"):
        assert p.event("bury", reader)["cards"] is None
        assert_event_text(p.event("bury", reader), "log-bury", who=at("A"), n=1)


def test_colour() -> None:
    p = turn_under("Peyote", deck="Saloon, Duel 8C").do("A: choose red", "A: choose red")
    right, wrong = p.event("colour", nth=-2), p.event("colour")
    assert (right["who"], right["colour"], right["card"], right["good"]) == (0, "red", p.card("Saloon"), True)
    assert_event_text(right, "log-colour-right", who=at("A"), colour={"colour": "red"}, card={"card": p.card("Saloon")})
    assert_nature(right, "neutral", "random")
    assert not wrong["good"]
    assert_event_text(
        wrong, "log-colour-wrong", who=at("A"), colour={"colour": "red"}, card={"card": p.card("Duel 8C")}
    )
    assert p.hand("A") == [p.card("Saloon")]
    assert p.game.state.discard[-1] == p.card("Duel 8C")


def test_ranch() -> None:
    p = turn_under("Ranch", FIST, "Beer 6H, Gatling").do("A: use Ranch discarding Beer 6H, Gatling")
    told = [(e["t"], e.get("cause")) for e in p.events()][-4:]
    assert told == [("use", "Ranch"), ("discard", "cost"), ("discard", "cost"), ("draw", "Ranch")]
    assert_event_text(p.event("draw", "B"), "log-draw-ability", who=at("A"), n=2, source={"event": "Ranch"})


def test_ricochet() -> None:
    p = four("BANG! 2C", "", tables=("", "Barrel QS", "", ""), sets=FIST, event="Ricochet", deck="Saloon")
    barrel = p.card("Barrel QS")
    p.do("A: use Ricochet on B's Barrel")
    assert_event_text(
        p.event("use"), "log-use-card", who=at("A"), source={"event": "Ricochet"}, to=at("B"), of={"card": barrel}
    )
    assert_nature(p.event("use"), "harms", "chosen")
    p.do("B: use Barrel")
    assert_event_text(p.event("stopped"), "log-stopped", who=at("B"), by=at("A"))
    assert p.game.state.tables[1] == [barrel]


def test_a_card_hit_by_ricochet() -> None:
    p = four("BANG! 2C", tables=("", "Scope", "", ""), sets=FIST, event="Ricochet").do("A: use Ricochet on B's Scope")
    lost = p.event("discard")
    scope = p.card("Scope")
    assert (lost["who"], lost["by"], lost["cards"], lost["cause"]) == (1, 0, [scope], "Ricochet")
    assert_event_text(lost, "log-discard-lost", who=at("B"), card={"card": scope}, source={"event": "Ricochet"})


def test_stand_in_the_roulette() -> None:
    p = four("Missed! 2S", turn="D", sets=FIST, events="Russian Roulette").do("D: end turn", "A: play Missed!")
    assert_event_text(p.event("stand"), "log-stand", who=at("A"), source={"event": "Russian Roulette"})
    assert_nature(p.event("stand"), "protects", "forced")
    lose = p.event("lose")
    assert (lose["who"], lose["count"], lose["cause"]) == (1, 2, "Russian Roulette")
    assert "by" not in lose
    assert_event_text(lose, "log-lose", who=at("B"), n=2, life=2, before=4, source={"event": "Russian Roulette"})


def test_extra() -> None:
    p = four(sets=FIST, event="Vendetta", deck="Saloon, Winchester").do("A: end turn")
    source, card = {"event": "Vendetta"}, {"card": p.card("Saloon")}
    assert_event_text(p.event("check"), "log-check-good", who=at("A"), source=source, card=card, check="vendetta")
    event = p.event("extra")
    assert_event_text(event, "log-extra", who=at("A"))
    assert_nature(event, "helps", "random")
    assert p.event("turn")["who"] == 0
