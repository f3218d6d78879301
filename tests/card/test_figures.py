"""Figures of each player at the end of a card game, counted in short fixed games."""

from __future__ import annotations

from boomtown.card.figures import figures
from boomtown.games import spec_of
from boomtown.kernel.figures import Figures, Luck
from tests.card.position import Position, seat


def test_shots_hits_dodges_damage_and_the_luckiest_check() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "BANG! 7C, BANG! 2C, Gatling"),
        seat("outlaw", "Rose Doolan", "Missed!", "Barrel"),
        seat("outlaw", "Black Jack"),
        deck="Beer 6H, BANG! 3C",
    )
    p.do("A: play BANG! 7C on B", "B: use Barrel", "A: play BANG! 2C on C", "A: play Gatling", "B: use Barrel")
    p.do("B: play Missed!")
    barrel = {"source": {"kind": "Barrel"}, "card": {"card": p.card("Beer 6H")}}
    assert figures(p.game) == [
        Figures(shots=4, hits=2, damage=2),
        Figures(dodges=2, luck=Luck({"key": "end-luck-check", "args": barrel}, 0.25)),
        Figures(),
    ]
    assert spec_of("bang").figures(p.game) == figures(p.game)


def test_what_was_taken_back_does_not_count() -> None:
    p = Position(seat("sheriff", "Willy the Kid", "BANG!"), seat("outlaw", "Rose Doolan"), seat("outlaw", "Black Jack"))
    p.do("A: play BANG! on B")
    game = p.game
    assert figures(game)[0].hits == 1
    assert game.log is not None
    game.note("undo", who=0, back=next(n for n, event in enumerate(game.log) if event["t"] == "play"))
    assert figures(game)[0] == Figures()


def test_a_loss_that_no_other_player_caused_is_no_shot() -> None:
    p = Position(seat("sheriff", "Willy the Kid", "", "Dynamite"), seat("outlaw", "Rose Doolan"), turn="B",
                 deck="Missed! 3S, BANG! 4C, BANG! 5C, BANG! 6C")  # fmt: skip
    p.do("B: end turn")
    assert p.event("lose")["count"] == 3
    assert figures(p.game) == [Figures(), Figures()]
