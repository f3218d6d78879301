"""Moments of the card game: a player may cancel or save, and no other player learns who could have (core 14.3)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boomtown.card.sets.valley_of_shadows.hidden import LayFaceDown
from boomtown.games import Game
from boomtown.kernel.frame import PASS
from tests.card.position import Position, decision_of, pending, seat

VALLEY = ("valley_of_shadows",)
A, B, C, D = range(4)


def table(
    a: str = "",
    b: str = "",
    c: str = "",
    d: str = "",
    *,
    discard: str = "",
    tables: tuple[str, ...] = ("", "", "", ""),
    forced: bool = True,
    character_b: str = "Rose Doolan",
    **more: Any,
) -> Position:
    """Return a live table of four players, by hands and tables."""
    hands = (a, b, c, d)
    names = ("Willy the Kid", character_b, "Paul Regret", "Black Jack")
    roles = ("sheriff", "outlaw", "outlaw", "renegade")
    return Position(*map(seat, roles, names, hands, tables), sets=VALLEY, discard=discard, ask_forced=forced, **more)


def views(game: Game) -> list[dict[str, Any]]:
    return [game.view(you) for you in (None, A, B, C, D)]


def visible_moment(p: Position) -> tuple[list[dict[str, Any]], list[dict[str, Any] | None]]:
    """Return the views of all readers without the hands, and the question as the seats except B see it."""
    shown = views(p.game)
    for view in shown:
        view["hand"] = None
    return shown, [p.game.decision(you) for you in (A, C, D)]


def test_whoever_a_card_is_aimed_at_is_asked_in_secret() -> None:
    """Without an Escape, B gets no question. The other readers see the same in both cases."""
    told = []
    for hand in ("Escape, Duel", "Missed! 2S, Duel"):
        p = table("Panic!", hand, tables=("", "Scope", "", "")).do("A: play Panic! on B's Scope")
        assert pending(p.game).moment
        assert pending(p.game).who == B
        assert (p.game.decision(B) is None) == ("Escape" not in hand)
        told.append(visible_moment(p))
    assert told[0] == told[1]
    assert [view["asked"] for view in told[0][0]] == [None] * 5
    assert {view["asked_why"] for view in told[0][0]} == {"moment"}


def test_a_hand_that_is_empty_is_not_asked() -> None:
    p = table("Panic!", "", tables=("", "Scope", "", "")).do("A: play Panic! on B's Scope")
    assert not pending(p.game).moment


def test_an_escape_that_lies_in_the_discards_is_in_no_hand() -> None:
    p = table("Panic!", "Duel", discard="Escape", tables=("", "Scope", "", "")).do("A: play Panic! on B's Scope")
    assert not pending(p.game).moment


def test_mick_defender_is_known_to_everybody() -> None:
    p = table("Panic!", "Duel", discard="Escape", character_b="Mick Defender", tables=("", "Scope", "", ""))
    p.do("A: play Panic! on B's Scope")
    assert pending(p.game).moment
    assert pending(p.game).silent


def test_a_card_that_would_stay_lies_open_meanwhile() -> None:
    p = table("Rattlesnake", "Escape").do("A: play Rattlesnake on B")
    for view in views(p.game):
        assert view["zones"]["aimed"]["count"] == 1
        assert view["seats"][B]["table"] == []
    p.do("B: play Escape")
    assert p.game.view(None)["zones"]["aimed"]["count"] == 0


@pytest.mark.parametrize("holder", ["", "c", "d"])
def test_a_loss_is_a_moment_whoever_could_prevent_it(holder: str) -> None:
    """Only the holder gets a question, and a moment without a holder looks the same."""
    hands: dict[str, Any] = {"c": "Missed! 2S", "d": "Missed! 3S"}
    if holder:
        hands[holder] = "Saved!"
    p = table("BANG! 2C", **hands).do("A: play BANG! 2C on B")
    ask = pending(p.game)
    assert ask.moment
    assert ask.silent == (not holder)
    assert [you for you in (A, B, C, D) if p.game.decision(you) is not None] == [
        {"c": C, "d": D}[holder] for _ in holder
    ]
    assert [view["asked"] for view in views(p.game)] == [None] * 5
    p.game.apply(PASS)
    assert p.game.state.life[B] == 3


def test_no_reason_names_who_is_asked() -> None:
    p = table("BANG! 2C", c="Saved!", d="Missed! 3S").do("A: play BANG! 2C on B")
    assert {reason["reason"]["key"] for reason in p.game.why_not(D)} == {"why-not-now"}


def test_nobody_takes_back_what_a_moment_followed() -> None:
    """The other players have seen that no player cancelled, so undo would use that knowledge."""
    p = table("Rattlesnake", "Duel").do("A: play Rattlesnake on B")
    p.game.apply(PASS)
    assert not p.game.can_undo(A)


def test_what_a_player_may_say_so_as_not_to_be_asked() -> None:
    """A player may decline for this card, for this turn, or always; the game gives the server a key for each."""
    p = table("Gatling", c="Missed! 2S", d="Saved!, Missed! 3S").do("A: play Gatling")
    game = p.game
    card = game.prompt.card
    turn = f"saved@turn{game.state.turn_no}"
    assert game.standing() == {"always": "saved", "turn": turn, "card": f"{turn} card{card}"}
    assert decision_of(game, D)["standing"] == game.standing()
    assert not game.lapsed("saved")
    assert not game.lapsed(game.standing()["card"])
    assert game.lapsed("saved@turn99")
    assert game.lapsed(f"saved@turn{game.state.turn_no + 1} card{card}")


def test_a_redeal_of_a_moment_knows_no_more_than_the_seat() -> None:
    """In a redeal for A, each seat with a hand may be the one that can save."""
    p = table("BANG! 2C", "", "Saved!, Missed! 2S", "Missed! 3S, Missed! 4S", forced=False)
    p.do("A: play BANG! 2C on B")
    rnd = Random(1)
    asked = {pending(p.game.redeal(A, rnd)).who for _ in range(60)}
    assert asked == {C, D}


def chosen_in(game: Game) -> tuple[int, ...]:
    """Return the cards that players have chosen for a Poker."""
    step = game.stack[-1]
    assert isinstance(step, LayFaceDown)
    return step.chosen


def test_what_lies_face_down_is_not_what_it_is() -> None:
    """A redeal during Poker draws the chosen cards of other seats again, from the hands they may have."""
    p = table("Poker", "Beer 6H, Missed! 2S", "Beer 7H, Missed! 3S", "Beer 8H").do("A: play Poker", "B: choose Beer 6H")
    for seed in range(30):
        twin = p.game.redeal(D, Random(seed))
        assert chosen_in(twin)[0] in twin.state.hands[B]
    own = p.game.redeal(B, Random(1))
    assert chosen_in(own) == chosen_in(p.game)


def test_tornado_moves_all_cards_at_once() -> None:
    """A player sees only cards that they give or receive."""
    p = table("Tornado, Beer 6H", "Beer 7H", "Beer 8H", "Beer 9H", forced=False).do("A: play Tornado")
    given = [event for event in p.game.events(0, A) if event["t"] == "give"]
    assert [(event["who"], event["to"]) for event in given] == [(A, B), (B, C), (C, D), (D, A)]
    assert [event["card"] is None for event in given] == [False, True, True, False]
