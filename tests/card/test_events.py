"""Events that docs/interface.md lists: readers of their cards, texts, `nature` and `how`."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boomtown.card.seen.narrate import _TELL
from boomtown.games import new_game
from tests.card.assertions import assert_event_text, assert_nature
from tests.card.position import Position, at, four, pending, seat

KINDS_OF_EVENTS = {
    *("start", "character", "turn", "draw", "show", "look", "play", "lay", "use", "answer", "stopped", "discard"),
    *("take", "give", "row", "check", "jailed", "passes", "lose", "heal", "out", "penalty", "shuffle", "undo", "end"),
    *("event", "lend", "suit", "colour", "return", "leave", "swap", "bury", "back", "extra", "harmless", "stand"),
    *("cancel", "saved", "reveal"),
    *("load", "unload", "emptied", "explode", "also", "back_in_hand", "ignored"),
    *("gold", "buy", "offer", "found", "force", "effect", "suits", "shadow", "side", "reshuffle"),
    *("train", "locomotive", "end_of_line", "new_train", "board", "attach", "lounge", "unpack", "copy", "switch"),
    *("divert", "exempt"),
    *("cancel", "flip", "goal", "hand", "order", "reveal", "roles", "saved", "seats", "skip", "survive", "talk"),
}


def test_every_type_of_the_table_can_be_told() -> None:
    assert set(_TELL) == KINDS_OF_EVENTS


# --- the game's frame


def test_start() -> None:
    game = new_game({"players": 4, "roles": ["outlaw", "sheriff", "outlaw", "renegade"]}, "start")
    event = game.events()[0]
    assert (event["n"], event["t"], event["to"]) == (0, "start", 1)
    assert_event_text(event, "log-start", who=at("B"))
    assert_nature(event, "neutral", "random")


def test_characters_are_told_when_all_have_chosen() -> None:
    game = new_game({"players": 4, "options": {"expert_characters": True}}, "expert")
    for _ in range(4):
        assert all(e["t"] != "character" for e in game.events())
        game.apply(pending(game).options[0])
    told = [e for e in game.events() if e["t"] == "character"]
    assert [e["who"] for e in told] == [0, 1, 2, 3]
    for event in told:
        assert_event_text(event, "log-character", who={"seat": event["who"]}, char={"char": event["character"]})
        assert_nature(event, "neutral", "chosen")


def test_turn() -> None:
    event = four().do("A: end turn").event("turn")
    assert (event["who"], event["count"]) == (1, 2)
    assert_event_text(event, "log-turn", who=at("B"))
    assert_nature(event, "neutral", "chosen")


def test_end_law() -> None:
    p = Position(seat("sheriff", "Willy the Kid", "BANG!"), seat("outlaw", "Rose Doolan", life=1))
    event = p.do("A: play BANG! on B").event("end")
    assert (event["side"], event["winners"], event["roles"]) == ("law", [0], ["sheriff", "outlaw"])
    assert_event_text(event, "log-end-law")
    assert_nature(event, "neutral", "chosen")


def test_end_outlaws() -> None:
    p = Position(
        seat("outlaw", "Willy the Kid", "BANG!"), seat("sheriff", "Rose Doolan", life=1), seat("outlaw", "Black Jack")
    )
    assert_event_text(p.do("A: play BANG! on B").event("end"), "log-end-outlaws")


def test_end_renegade() -> None:
    p = Position(seat("renegade", "Willy the Kid", "BANG!"), seat("sheriff", "Rose Doolan", life=1))
    event = p.do("A: play BANG! on B").event("end")
    assert_event_text(event, "log-end-renegade", renegades=1)
    assert event["winners"] == [0]


def test_end_of_one_of_two_renegades() -> None:
    """The last player is a renegade of two, so the text counts two renegades."""
    end = {"t": "end", "side": "renegade", "roles": ["renegade", "sheriff", "outlaw", "renegade"], "winners": [0]}
    assert _TELL["end"](end, True) == {"key": "log-end-renegade", "args": {"renegades": 2}}


def test_undo() -> None:
    p = four("Panic!, BANG!", "Missed!")
    before = p.game.event_count
    p.do("A: play BANG! on B", "A: undo")
    event = p.event("undo")
    assert (event["who"], event["back"]) == (0, before)
    assert_event_text(event, "log-undo", who=at("A"))
    assert_nature(event, "neutral", "chosen")
    assert [e["n"] for e in p.events()] == list(range(p.game.event_count))


# --- drawing


def test_draw_is_seen_by_who_draws() -> None:
    p = four("", phase="start", deck="Beer 6H, Jail 10S")
    mine, others = p.event("draw", "A"), p.event("draw", "B")
    drawn = [p.card("Beer 6H"), p.card("Jail 10S")]
    assert (mine["who"], mine["count"], mine["cards"], mine["cause"]) == (0, 2, drawn, "phase")
    assert_event_text(mine, "log-draw-seen", who=at("A"), n=2, cards={"cards": drawn})
    assert (others["cards"], others["count"]) == (None, 2)
    assert_event_text(others, "log-draw", who=at("A"), n=2)
    assert p.event("draw")["cards"] is None
    assert_nature(mine, "neutral", "forced")


def test_draw_as_reward() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "BANG!"), seat("outlaw", "Rose Doolan", life=1), seat("renegade", "Black Jack")
    )
    p.do("A: play BANG! on B")
    for reader in ("", "A", "C"):
        event = p.event("draw", reader)
        assert (event["cause"], event["count"]) == ("reward", 3)
        assert_event_text(event, "log-draw-reward", who=at("A"), n=3)
        assert (event["cards"] is None) == (reader != "A")


def test_draw_by_a_card() -> None:
    p = four("Stagecoach").do("A: play Stagecoach")
    assert p.event("draw")["cause"] == "Stagecoach"
    assert_event_text(p.event("draw", "B"), "log-draw-ability", who=at("A"), n=2, source={"kind": "Stagecoach"})


def test_draw_by_an_ability() -> None:
    p = four("BANG!", characters=("Willy the Kid", "Bart Cassidy")).do("A: play BANG! on B")
    assert_event_text(p.event("draw"), "log-draw-ability", who=at("B"), n=1, source={"char": "Bart Cassidy"})
    assert_event_text(p.event("draw", "B"), "log-draw-seen", who=at("B"), n=1, cards={"cards": p.hand("B")})


def test_black_jack_shows_his_second_card_to_all() -> None:
    p = four(
        characters=("Black Jack", "Willy the Kid", "Paul Regret", "Rose Doolan"), phase="start", deck="Jail, Beer 6H"
    )
    event = p.event("show")
    assert (event["who"], event["card"], event["cause"]) == (0, p.card("Beer 6H"), "Black Jack")
    assert_event_text(event, "log-show", who=at("A"), card={"card": p.card("Beer 6H")})
    assert_nature(event, "neutral", "forced")
    assert_event_text(p.event("draw"), "log-draw-ability", who=at("A"), n=1, source={"char": "Black Jack"})


def test_kit_carlson_looks_unseen() -> None:
    p = four(characters=("Kit Carlson",), phase="draw", deck="Saloon, Dynamite, Gatling").do("A: use Kit Carlson")
    event = p.event("look")
    assert (event["who"], event["count"]) == (0, 3)
    assert "card" not in event
    assert "cards" not in event
    assert_event_text(event, "log-look", who=at("A"), n=3)
    p.do("A: choose Saloon, Gatling")
    assert p.event("draw", "B")["cards"] is None
    assert p.event("draw", "A")["cards"] == [p.card("Saloon"), p.card("Gatling")]


def test_shuffle() -> None:
    p = four("Stagecoach", empty=True, discard="Beer, Jail, Duel").do("A: play Stagecoach")
    event = p.event("shuffle")
    assert event["count"] == 4  # the Stagecoach is in the discards already
    assert_event_text(event, "log-shuffle", n=4)
    assert_nature(event, "neutral", "random")


# --- playing


def test_play_without_a_target() -> None:
    event = four("Saloon").do("A: play Saloon").event("play")
    assert "to" not in event
    assert "as" not in event
    assert "of" not in event
    assert_event_text(event, "log-play", who=at("A"), card={"card": event["card"]})
    assert_nature(event, "helps", "chosen")


def test_play_on_somebody() -> None:
    p = four("BANG! 2C").do("A: play BANG! on B")
    event = p.event("play", "C")
    assert (event["who"], event["card"], event["to"]) == (0, p.card("BANG! 2C"), 1)
    assert_event_text(event, "log-play-on", who=at("A"), card={"card": p.card("BANG! 2C")}, to=at("B"))
    assert_nature(event, "harms", "chosen")


def test_play_at_myself_harms_nobody_else() -> None:
    event = four("BANG!", "Saloon").do("A: play BANG! on A").event("play")
    assert_nature(event, "neutral", "chosen")


def test_play_on_a_hand() -> None:
    p = four("Cat Balou KH", "Saloon").do("A: play Cat Balou on B's hand")
    event = p.event("play")
    assert event["of"] == "hand"
    assert_event_text(event, "log-play-hand", who=at("A"), card={"card": p.card("Cat Balou KH")}, to=at("B"))


def test_play_on_a_card() -> None:
    p = four("Cat Balou KH", tables=("", "Barrel QS", "", "")).do("A: play Cat Balou on B's Barrel")
    event = p.event("play")
    assert event["of"] == p.card("Barrel QS")
    assert_event_text(
        event, "log-play-card", who=at("A"), card={"card": p.card("Cat Balou KH")}, to=at("B"), of={"card": event["of"]}
    )


def test_play_as_another_card() -> None:
    p = four("Missed! 2S", characters=("Calamity Janet",)).do("A: play Missed! as BANG! on B")
    event = p.event("play")
    assert event["as"] == "BANG!"
    assert_event_text(
        event,
        "log-play-on-as",
        who=at("A"),
        card={"card": p.card("Missed! 2S")},
        to=at("B"),
        **{"as": {"kind": "BANG!"}},
    )


def test_play_as_another_card_without_a_target() -> None:
    p = four("Saloon", characters=("Uncle Will",), sets=("bonus",)).do("A: play Saloon as General Store")
    args = {"card": {"card": p.card("Saloon")}, "as": {"kind": "General Store"}}
    assert_event_text(p.event("play"), "log-play-as", who=at("A"), **args)


def test_lay() -> None:
    p = four("Barrel QS").do("A: play Barrel")
    event = p.event("lay")
    assert (event["who"], event["card"], event["to"]) == (0, p.card("Barrel QS"), 0)
    assert_event_text(event, "log-lay", who=at("A"), card={"card": p.card("Barrel QS")})
    assert_nature(event, "protects", "chosen")


def test_lay_in_front_of_another() -> None:
    p = four("Jail 4H").do("A: play Jail on B")
    assert_event_text(p.event("lay"), "log-lay-on", who=at("A"), card={"card": p.card("Jail 4H")}, to=at("B"))
    assert_nature(p.event("lay"), "harms", "chosen")


def test_laying_a_dynamite_harms_nobody_yet() -> None:
    assert_nature(four("Dynamite").do("A: play Dynamite").event("lay"), "neutral", "chosen")


def test_a_replaced_weapon() -> None:
    p = four("Winchester", tables=("Remington KC", "", "", "")).do("A: play Winchester")
    event = p.event("discard")
    assert (event["who"], event["cards"], event["count"], event["cause"]) == (
        0,
        [p.card("Remington KC")],
        1,
        "replaced",
    )
    assert_event_text(event, "log-discard-replaced", who=at("A"), card={"card": p.card("Remington KC")})
    assert_nature(event, "neutral", "forced")


def test_use_of_an_ability() -> None:
    p = Position(seat("sheriff", "Sid Ketchum", "Saloon, Gatling", life=2), seat("outlaw", "Rose Doolan"))
    p.do("A: use Sid Ketchum discarding Saloon, Gatling")
    event = p.event("use")
    assert (event["who"], event["cause"]) == (0, "Sid Ketchum")
    assert_event_text(event, "log-use-ability", who=at("A"), source={"char": "Sid Ketchum"})
    assert_nature(event, "helps", "chosen")
    cost = p.event("discard")
    both = [p.card("Saloon"), p.card("Gatling")]
    assert (cost["cards"], cost["cause"]) == (both, "cost")
    assert_event_text(cost, "log-discard", who=at("A"), n=2, cards={"cards": both})


def test_use_of_a_card_in_play() -> None:
    p = four("BANG!", tables=("", "Barrel QS", "", ""), deck="Saloon").do("A: play BANG! on B", "B: use Barrel")
    assert_event_text(p.event("use"), "log-use", who=at("B"), source={"kind": "Barrel"})
    assert_nature(p.event("use"), "protects", "chosen")


# --- answers


def test_answer_and_stopped() -> None:
    p = four("BANG!", "Missed! 2S").do("A: play BANG! on B", "B: play Missed!")
    answer, stopped = p.event("answer"), p.event("stopped")
    assert (answer["who"], answer["card"], answer["to"]) == (1, p.card("Missed! 2S"), 0)
    assert "as" not in answer
    assert_event_text(answer, "log-answer", who=at("B"), card={"card": p.card("Missed! 2S")})
    assert_nature(answer, "protects", "chosen")
    assert (stopped["who"], stopped["by"]) == (1, 0)
    assert_event_text(stopped, "log-stopped", who=at("B"), by=at("A"))
    assert_nature(stopped, "protects", "forced")


def test_answer_with_another_card() -> None:
    p = four("BANG!", "BANG! 2C", characters=("Willy the Kid", "Calamity Janet")).do(
        "A: play BANG! on B", "B: play BANG! 2C as Missed!"
    )
    assert p.event("answer")["as"] == "Missed!"
    assert_event_text(
        p.event("answer"),
        "log-answer-as",
        who=at("B"),
        card={"card": p.card("BANG! 2C")},
        **{"as": {"kind": "Missed!"}},
    )


def test_not_stopped_by_the_first_of_two() -> None:
    p = four("BANG!", "Missed! 2S, Missed! 3S", characters=("Slab the Killer",)).do(
        "A: play BANG! on B", "B: play Missed!"
    )
    assert all(e["t"] != "stopped" for e in p.events())
    assert p.do("B: play Missed!").event("stopped")["who"] == 1


@pytest.mark.parametrize(("card", "cause"), [("Indians!", "indians"), ("Duel", "duel")])
def test_a_bang_discarded_in_answer(card: str, cause: str) -> None:
    p = four(card, "BANG! 2C").do(f"A: play {card}" + " on B" * (card == "Duel"), "B: discard BANG! 2C")
    event = p.event("discard", "D")
    assert (event["who"], event["cards"], event["cause"]) == (1, [p.card("BANG! 2C")], cause)
    assert_event_text(event, "log-discard", who=at("B"), n=1, cards={"cards": [p.card("BANG! 2C")]})
    assert_nature(event, "neutral", "chosen")


# --- cards that go


def test_discard_at_the_limit() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "Saloon, Gatling", life=1), seat("outlaw", "Rose Doolan"), phase="discard"
    )
    event = p.do("A: discard Gatling").event("discard")
    assert (event["cause"], event["cards"]) == ("limit", [p.card("Gatling")])
    assert_event_text(event, "log-discard", who=at("A"), n=1, cards={"cards": [p.card("Gatling")]})


def test_discard_by_cat_balou() -> None:
    p = four("Cat Balou", "Saloon").do("A: play Cat Balou on B's hand")
    event = p.event("discard", "C")
    assert (event["who"], event["by"], event["cards"], event["cause"]) == (1, 0, [p.card("Saloon")], "Cat Balou")
    assert_event_text(
        event, "log-discard-lost", who=at("B"), card={"card": p.card("Saloon")}, source={"kind": "Cat Balou"}
    )
    assert_nature(event, "harms", "random")


def test_discard_of_a_named_card_is_chosen() -> None:
    p = four("Cat Balou", tables=("", "Barrel", "", "")).do("A: play Cat Balou on B's Barrel")
    assert_nature(p.event("discard"), "harms", "chosen")


def test_discard_of_the_fallen() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "BANG!"),
        seat("outlaw", "Rose Doolan", "Saloon", "Barrel", life=1),
        seat("renegade", "Black Jack"),
    ).do("A: play BANG! on B", "B: pass")
    event = p.event("discard", "C")
    assert (event["cause"], event["cards"]) == ("out", [p.card("Saloon"), p.card("Barrel")])
    assert_event_text(event, "log-discard", who=at("B"), n=2, cards={"cards": event["cards"]})
    assert_nature(event, "harms", "forced")


def test_penalty() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "BANG!, Saloon", "Barrel"),
        seat("deputy", "Rose Doolan", life=1),
        seat("renegade", "Black Jack"),
        seat("outlaw", "Paul Regret"),
    ).do("A: play BANG! on B")
    assert_event_text(p.event("penalty"), "log-penalty", who=at("A"))
    assert_nature(p.event("penalty"), "harms", "forced")
    assert (p.event("discard")["cause"], p.event("discard")["count"]) == ("penalty", 2)


def test_take_from_a_hand_is_seen_by_both() -> None:
    p = four("Panic!", "Saloon").do("A: play Panic! on B's hand")
    for reader in ("A", "B"):
        event = p.event("take", reader)
        assert (event["who"], event["from"], event["card"], event["zone"]) == (0, 1, p.card("Saloon"), "hand")
        assert_event_text(
            event, "log-take-hand-seen", who=at("A"), **{"from": at("B")}, card={"card": p.card("Saloon")}
        )
        assert_nature(event, "harms", "random")
    for reader in ("", "C"):
        event = p.event("take", reader)
        assert event["card"] is None
        assert_event_text(event, "log-take-hand", who=at("A"), **{"from": at("B")})


def test_take_from_the_table_is_seen_by_all() -> None:
    p = four("Panic!", tables=("", "Barrel QS", "", "")).do("A: play Panic! on B's Barrel")
    event = p.event("take")
    assert (event["card"], event["zone"], event["cause"]) == (p.card("Barrel QS"), "table", "Panic!")
    assert_event_text(event, "log-take-table", who=at("A"), **{"from": at("B")}, card={"card": p.card("Barrel QS")})
    assert_nature(event, "harms", "chosen")


def test_take_from_the_row() -> None:
    p = four("General Store", deck="Saloon, Gatling, Duel, Jail").do("A: play General Store")
    row = p.event("row")
    assert (row["who"], row["cards"]) == (0, [p.card(c) for c in ("Saloon", "Gatling", "Duel", "Jail")])
    assert_event_text(row, "log-row", who=at("A"), cards={"cards": row["cards"]})
    p.do("A: choose Gatling")
    event = p.event("take")
    assert (event["who"], event["card"], event["zone"], event["cause"]) == (
        0,
        p.card("Gatling"),
        "row",
        "General Store",
    )
    assert_event_text(event, "log-take-row", who=at("A"), card={"card": p.card("Gatling")})
    assert_nature(event, "neutral", "chosen")


def test_take_from_the_discards() -> None:
    p = four(characters=("Pedro Ramirez",), phase="draw", discard="Saloon").do("A: draw from discard")
    event = p.event("take")
    assert (event["card"], event["zone"], event["cause"]) == (p.card("Saloon"), "discard", "Pedro Ramirez")
    assert_event_text(event, "log-take-discard", who=at("A"), card={"card": p.card("Saloon")})


def test_emiliano_is_forced_to_take() -> None:
    p = four("BANG!", "Missed! 2S", characters=("Emiliano",), sets=("bonus",)).do(
        "A: play BANG! on B", "B: play Missed!"
    )
    assert_event_text(p.event("take"), "log-take-discard", who=at("A"), card={"card": p.card("Missed! 2S")})
    assert_nature(p.event("take"), "neutral", "forced")


def test_take_all_is_counted() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "BANG!"),
        seat("outlaw", "Rose Doolan", "Saloon", "Barrel", life=1),
        seat("renegade", "Vulture Sam"),
    ).do("A: play BANG! on B", "B: pass")
    mine, others = p.event("take", "C"), p.event("take", "A")
    assert (mine["from"], mine["count"], mine["zone"]) == (1, 2, "all")
    assert mine["cards"] == p.event("take", "B")["cards"] == [p.card("Saloon"), p.card("Barrel")]
    assert others["cards"] is None
    for event in (mine, others):
        assert_event_text(event, "log-take-all", who=at("C"), **{"from": at("B")}, n=2)


def test_give_is_seen_by_both() -> None:
    p = four(
        characters=("Claus the Saint",), sets=("bonus",), phase="start", deck="Saloon, Gatling, Duel, Jail, Dynamite"
    )
    p.do("A: choose Duel")
    for reader in ("A", "B"):
        event = p.event("give", reader)
        assert (event["who"], event["to"], event["card"]) == (0, 1, p.card("Duel"))
        assert_event_text(event, "log-give-seen", who=at("A"), to=at("B"), card={"card": p.card("Duel")})
        assert_nature(event, "helps", "chosen")
    for reader in ("", "C"):
        assert p.event("give", reader)["card"] is None
        assert_event_text(p.event("give", reader), "log-give", who=at("A"), to=at("B"))


# --- checks


@pytest.mark.parametrize(("top", "key"), [("Saloon", "log-check-good"), ("Winchester", "log-check-bad")])
def test_check(top: str, key: str) -> None:
    p = four("BANG!", "Saloon" * (top != "Saloon"), tables=("", "Barrel", "", ""), deck=top).do(
        "A: play BANG! on B", "B: use Barrel"
    )
    event = p.event("check")
    card = p.card(top)
    assert (event["who"], event["cards"], event["card"], event["cause"]) == (1, [card], card, "Barrel")
    assert event["good"] == (key == "log-check-good")
    assert_event_text(event, key, who=at("B"), source={"kind": "Barrel"}, card={"card": card}, check="barrel")
    assert_nature(event, "neutral", "random")


def test_lucky_duke_turns_two_and_names_the_one_that_counts() -> None:
    p = four(
        "BANG!", tables=("", "Barrel", "", ""), characters=("Willy the Kid", "Lucky Duke"), deck="Winchester, Saloon"
    )
    p.do("A: play BANG! on B", "B: use Barrel", "B: choose Saloon")
    event = p.event("check")
    assert event["cards"] == [p.card("Winchester"), p.card("Saloon")]
    assert (event["card"], event["good"]) == (p.card("Saloon"), True)


def test_check_by_a_character() -> None:
    p = four("BANG!", characters=("Willy the Kid", "Jourdonnais"), deck="Saloon").do(
        "A: play BANG! on B", "B: use Jourdonnais"
    )
    source, card = {"char": "Jourdonnais"}, {"card": p.card("Saloon")}
    assert_event_text(p.event("check"), "log-check-good", who=at("B"), source=source, card=card, check="jourdonnais")


def test_check_without_a_card() -> None:
    p = four("BANG!", tables=("", "Barrel", "", ""), empty=True).do("A: play BANG! on B")
    p.game.state.discard.clear()
    p.do("B: use Barrel")
    event = p.event("check")
    assert "card" not in event
    assert not event["good"]
    assert_event_text(event, "log-check-none", who=at("B"), source={"kind": "Barrel"})


def test_jailed() -> None:
    p = four(tables=("", "Jail JS", "", ""), deck="Winchester").do("A: end turn")
    assert_event_text(p.event("jailed"), "log-jailed", who=at("B"))
    assert_nature(p.event("jailed"), "harms", "random")
    lost = p.event("discard")
    assert (lost["cards"], lost["cause"]) == ([p.card("Jail JS")], "Jail")
    assert_nature(lost, "neutral", "forced")


def test_dynamite_passes() -> None:
    p = four(tables=("", "Dynamite", "", ""), deck="Saloon").do("A: end turn")
    event = p.event("passes")
    assert (event["who"], event["to"], event["card"]) == (1, 2, p.card("Dynamite"))
    assert_event_text(event, "log-passes", who=at("B"), to=at("C"), card={"card": p.card("Dynamite")})
    assert_nature(event, "harms", "forced")


# --- lives


def test_lose() -> None:
    event = four("BANG!").do("A: play BANG! on B").event("lose")
    assert (event["who"], event["count"], event["life"], event["by"], event["cause"]) == (1, 1, 3, 0, "BANG!")
    assert_event_text(event, "log-lose", who=at("B"), n=1, life=3, before=4, source={"kind": "BANG!"})
    assert_nature(event, "harms", "forced")


def test_nobody_is_responsible_for_dynamite() -> None:
    p = four(tables=("", "Dynamite", "", ""), deck="Missed! 2S").do("A: end turn")
    event = p.event("lose")
    assert "by" not in event
    assert (event["count"], event["life"], event["cause"]) == (3, 1, "Dynamite")


def test_lethal_loss_counts_below_zero() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid"),
        seat("outlaw", "Rose Doolan", "Beer, Beer", "Dynamite", life=2),
        seat("renegade", "Black Jack"),
        deck="Missed! 2S",
    )
    p.do("A: end turn")
    assert p.event("lose")["life"] == -1
    assert_event_text(p.event("lose"), "log-lose-below", who=at("B"), n=3, source={"kind": "Dynamite"})


def test_heal() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "Beer", life=2), seat("outlaw", "Rose Doolan"), seat("renegade", "Black Jack")
    )
    event = p.do("A: play Beer").event("heal")
    assert (event["who"], event["count"], event["life"], event["cause"]) == (0, 1, 3, "Beer")
    assert_event_text(event, "log-heal", who=at("A"), n=1, life=3, before=2)
    assert_nature(event, "helps", "forced")


def test_nobody_heals_above_the_maximum() -> None:
    p = four("Beer").do("A: play Beer")
    assert p.event("play")["nature"] == "helps"
    assert all(e["t"] != "heal" for e in p.events())


def test_out_shows_the_role() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "BANG!"), seat("outlaw", "Rose Doolan", life=1), seat("renegade", "Black Jack")
    )
    event = p.do("A: play BANG! on B").event("out")
    assert (event["who"], event["role"], event["by"]) == (1, "outlaw", 0)
    assert_event_text(event, "log-out", who=at("B"), role={"role": "outlaw"})
    assert_nature(event, "harms", "forced")


# --- reading since n


def test_events_since() -> None:
    p = four("BANG!", "Missed!").do("A: play BANG! on B", "B: play Missed!")
    everything = p.events("C")
    for since in range(p.game.event_count + 1):
        assert p.game.events(since, 2) == everything[since:]


EVERYTHING = ["bonus", "dodge_city", "high_noon", "fistful"]


@pytest.mark.parametrize(
    "setup", [{}, {"sets": ["bonus"], "options": {"expert_characters": True}}, {"sets": EVERYTHING}], ids=str
)
def test_hidden_cards_stay_out_of_the_texts(setup: dict[str, Any]) -> None:
    """In whole games, the text of an event names no card that its reader may not see."""
    hidden = 0
    for seed in range(4):
        game, rnd = new_game({"players": 5} | setup, seed), Random(seed)
        while not game.over:
            game.apply(rnd.choice(pending(game).options))
        assert game.log is not None
        for reader in (None, *range(5)):
            for raw, event in zip(game.log, game.events(0, reader), strict=True):
                if raw.get("eyes") is None or reader in raw["eyes"]:
                    continue
                hidden += 1
                told = list(event["text"].get("args", {}).values())
                assert not any(isinstance(value, dict) and {"card", "cards"} & set(value) for value in told)
    assert hidden
