"""Plain choices of greenhorn, one position each. A is asked first."""

from __future__ import annotations

import pytest

from boomtown.bots import make_bot
from boomtown.card.bots.valuation.worth import CHARACTERS
from boomtown.card.notation.words import phrase
from boomtown.games import new_game
from tests.bots.card.sense import choice, outlaw, sense
from tests.card.position import LETTERS, Position, seat

TABLE = (seat("outlaw", "Rose Doolan"), seat("outlaw", "Paul Regret"), seat("renegade", "Bart Cassidy"))


@pytest.mark.parametrize("card", ["BANG! 2C", "Gatling 10H", "Indians! KD", "Duel QD"])
def test_deputy_never_harms_his_sheriff(card: str) -> None:
    """Only the sheriff is in reach, with 1 life: no shot, no card that hits all."""
    a = seat("deputy", "Black Jack", card)
    sheriff, far = seat("sheriff", "Kit Carlson", life=1), seat("outlaw", "Paul Regret")
    words = choice(Position(a, sheriff, far, seat("outlaw", "Rose Doolan", table="Mustang 8H")))
    assert not words.endswith("on B")
    assert (words == "end turn") == (card != "Duel QD")


def test_outlaw_shoots_the_sheriff_first() -> None:
    a = seat("outlaw", "Black Jack", "BANG! 2C, BANG! 3C")
    position = Position(a, seat("sheriff", "Kit Carlson"), seat("deputy", "Rose Doolan"), *TABLE[1:])
    assert choice(position).startswith("play BANG!")
    assert choice(position).endswith("on B")


def test_outlaw_gets_a_weapon_that_reaches_the_sheriff() -> None:
    a = seat("outlaw", "Black Jack", "BANG! 2C, Winchester, Beer 6H")
    position = Position(a, TABLE[0], seat("sheriff", "Kit Carlson"), TABLE[2], seat("deputy", "Jourdonnais"))
    assert choice(position) == "play Winchester 8S"


def test_sheriff_shoots_who_shot_him() -> None:
    """B shot the sheriff, E did nothing; both are in reach."""
    position = Position(
        seat("sheriff", "Black Jack", "BANG! 2C"),
        seat("outlaw", "Rose Doolan", "BANG! 3C"),
        seat("renegade", "Kit Carlson"),
        seat("outlaw", "Jourdonnais"),
        seat("deputy", "Bart Cassidy"),
        turn="B",
    ).do("B: play BANG! 3C on A", "B: end turn")
    game = position.game
    while position.asked != ("A", "play"):
        assert game.ask is not None
        game.apply(game.ask.options[-1])
    enmity = sense(position).enmity
    assert enmity[1] > max(enmity[2], enmity[3], enmity[4])
    assert enmity[1] > 0.8


def test_renegade_keeps_the_sheriff_alive_while_others_play() -> None:
    a = seat("renegade", "Black Jack", "BANG! 2C, Gatling, Duel QD")
    position = Position(
        a,
        seat("sheriff", "Kit Carlson", life=1),
        seat("outlaw", "Rose Doolan", dead=True),
        seat("outlaw", "Jourdonnais", "BANG! 3C"),
    )
    words = choice(position)
    assert words != "play Gatling 10H"
    assert not words.endswith("on B")


@pytest.mark.parametrize("life", [1, 2])
@pytest.mark.parametrize("hand", ["Indians! KD, Missed! 7S, Beer", "Gatling, Missed! 7S, Beer", "BANG! 2C"])
def test_renegade_spares_a_weak_sheriff(life: int, hand: str) -> None:
    """Even where the law seems to be ahead: if the sheriff falls now, the outlaws win."""
    position = Position(
        seat("renegade", "Black Jack", hand),
        seat("sheriff", "Kit Carlson", life=life),
        seat("deputy", "Rose Doolan", "BANG! 3C, BANG! 4C"),
        seat("outlaw", "Jourdonnais", life=2),
        seat("outlaw", "Bart Cassidy", dead=True),
    )
    assert sense(position).enmity[1] <= -0.8
    assert choice(position) not in ("play Indians! KD", "play Gatling 10H", "play BANG! 2C on B")


def test_duel_before_the_bang_that_wins_it() -> None:
    """The BANG! is kept for the Duel, and shot after it."""
    position = outlaw("Duel QD, BANG! 2C, Missed! 7S", B={"life": 3})
    assert choice(position) == "play Duel QD on B"
    assert choice(position.do("A: play Duel QD on B")) == "play BANG! 2C on B"


def test_renegade_shoots_the_sheriff_when_they_are_alone() -> None:
    a = seat("renegade", "Black Jack", "BANG! 2C")
    position = Position(
        a,
        seat("sheriff", "Kit Carlson", life=1),
        seat("outlaw", "Rose Doolan", dead=True),
        seat("outlaw", "Jourdonnais", dead=True),
    )
    assert choice(position) == "play BANG! 2C on B"


def test_nobody_shoots_himself_without_need() -> None:
    """The only target in reach with a range of 1 is a friend or oneself."""
    a = seat("deputy", "Black Jack", "BANG! 2C")
    out = seat("outlaw", "Rose Doolan", table="Mustang 8H")
    position = Position(a, seat("sheriff", "Kit Carlson"), out, seat("outlaw", "Paul Regret"))
    assert choice(position) == "end turn"


@pytest.mark.parametrize(
    ("life", "hand", "does"),
    [
        (4, "Beer 6H", "end turn"),
        (2, "Beer 6H", "play Beer 6H"),
        (3, "Beer 6H, Beer 7H", "play Beer"),
        (3, "Beer 6H", "end turn"),  # kept for a rescue
    ],
)
def test_beer_for_need(life: int, hand: str, does: str) -> None:
    a = seat("outlaw", "Black Jack", hand, life=life)
    position = Position(a, TABLE[0], TABLE[2], seat("sheriff", "Kit Carlson"))
    assert choice(position).startswith(does)


def test_rescue_with_beer() -> None:
    a = seat("sheriff", "Black Jack", "BANG! 2C")
    b = seat("outlaw", "Rose Doolan", "Beer 6H", life=1)
    position = Position(a, b, *TABLE[1:]).do("A: play BANG! 2C on B")
    assert position.asked == ("B", "rescue")
    assert choice(position) == "play Beer 6H"


def test_rescue_with_two_cards() -> None:
    a = seat("sheriff", "Black Jack", "BANG! 2C")
    b = seat("outlaw", "Sid Ketchum", "Stagecoach, BANG! 3C", life=1)
    position = Position(a, b, *TABLE[1:]).do("A: play BANG! 2C on B", "B: pass")
    assert position.asked == ("B", "rescue")
    assert choice(position) == "use Sid Ketchum"


def test_barrel_before_missed() -> None:
    a = seat("sheriff", "Black Jack", "BANG! 2C")
    b = seat("outlaw", "Rose Doolan", "Missed! 2S", "Barrel QS")
    position = Position(a, b, *TABLE[1:], deck="Gatling, Stagecoach").do("A: play BANG! 2C on B")
    assert choice(position) == "use Barrel"
    position = Position(a, b, *TABLE[1:], deck="BANG! 3C, Stagecoach").do("A: play BANG! 2C on B", "B: use Barrel")
    assert choice(position) == "play Missed! 2S"


def test_no_missed_wasted_on_slab() -> None:
    """He needs two, there is one."""
    a = seat("sheriff", "Slab the Killer", "BANG! 2C")
    b = seat("outlaw", "Rose Doolan", "Missed! 2S")
    assert choice(Position(a, b, *TABLE[1:]).do("A: play BANG! 2C on B")) == "pass"


def test_ketchum_keeps_his_answer() -> None:
    """A shot is answered with the Missed!, not with a life for two cards."""
    a = seat("sheriff", "Black Jack", "BANG! 2C")
    b = seat("outlaw", "Sid Ketchum", "Missed! 2S, Dynamite", life=2)
    assert choice(Position(a, b, *TABLE[1:]).do("A: play BANG! 2C on B")) == "play Missed! 2S"


def test_a_better_weapon_is_not_replaced() -> None:
    a = seat("outlaw", "Black Jack", "Schofield JC, Beer 6H", "Winchester")
    position = Position(a, TABLE[0], seat("sheriff", "Kit Carlson"), TABLE[2], seat("deputy", "Jourdonnais"))
    assert choice(position) == "end turn"


def test_volcanic_with_a_hand_of_bangs() -> None:
    a = seat("outlaw", "Black Jack", "BANG! 2C, BANG! 3C, BANG! 4C, Volcanic 10S", "Schofield JC")
    position = Position(a, seat("sheriff", "Kit Carlson"), TABLE[0], TABLE[2], seat("deputy", "Jourdonnais"))
    assert choice(position) == "play Volcanic 10S"


def test_jail_for_an_enemy() -> None:
    a = seat("sheriff", "Black Jack", "Jail 10S")
    position = Position(a, seat("outlaw", "Kit Carlson"), TABLE[0], TABLE[2])
    assert choice(position).startswith("play Jail 10S on ")
    assert not choice(position).endswith("on A")


def test_cat_balou_at_the_best_card_of_an_enemy() -> None:
    a = seat("outlaw", "Black Jack", "Cat Balou KH")
    sheriff = seat("sheriff", "Kit Carlson", "", "Barrel QS, Scope")
    position = Position(a, TABLE[0], sheriff, TABLE[2])
    assert choice(position) == "play Cat Balou KH on C's Barrel QS"


def test_lucky_duke_picks_the_good_card() -> None:
    a = seat("outlaw", "Lucky Duke", "", "Jail 10S, Dynamite")
    position = Position(
        a, TABLE[0], seat("sheriff", "Kit Carlson"), TABLE[2], phase="start", deck="BANG! 2C, Missed! 5S"
    )
    assert position.asked == ("A", "check")
    spade = next(o for o in position.could if "5S" in o)
    assert choice(position) != spade


def test_store_by_worth() -> None:
    a = seat("outlaw", "Black Jack", "General Store 9C")
    position = Position(
        a, TABLE[0], seat("sheriff", "Kit Carlson"), TABLE[2], deck="Dynamite, Wells Fargo, BANG! 2C, Saloon, Scope"
    ).do("A: play General Store 9C")
    assert choice(position) == "choose Wells Fargo 3H"


def test_discards_the_least() -> None:
    a = seat("outlaw", "Black Jack", "Missed! 2S, Barrel QS, Mustang 8H", "Mustang 9H", life=2)
    position = Position(a, TABLE[0], seat("sheriff", "Kit Carlson"), TABLE[2], phase="discard")
    assert choice(position) == "discard Mustang 8H"


def test_claus_gives_friends_the_better_cards() -> None:
    """The deputy keeps the two best cards. The sheriff gets the third, the other players the rest."""
    a = seat("deputy", "Claus the Saint")
    position = Position(
        a,
        seat("outlaw", "Rose Doolan"),
        seat("sheriff", "Kit Carlson"),
        seat("renegade", "Bart Cassidy"),
        seat("outlaw", "Jourdonnais"),
        phase="draw",
        sets=("bonus",),
        deck="Wells Fargo, Dynamite, Barrel QS, Beer 6H, Saloon, BANG! 2C, Stagecoach, Stagecoach",
    )
    while position.asked[1] == "draw":
        position.game.apply(position.game.ask.options[0])  # type: ignore[union-attr]
    assert choice(position) == "choose Dynamite 2H"
    position.do("A: choose Dynamite 2H")
    assert choice(position) == "choose Beer 6H"


def test_pedro_takes_a_good_discard() -> None:
    a = seat("outlaw", "Pedro Ramirez")
    for top, takes in (("Wells Fargo", True), ("Dynamite", False)):
        position = Position(
            a, TABLE[0], seat("sheriff", "Kit Carlson"), TABLE[2], phase="draw", discard=f"{top}, BANG! 2C"
        )
        assert choice(position) == ("draw from discard" if takes else "draw from deck")


def test_jesse_draws_from_an_enemy() -> None:
    a = seat("outlaw", "Jesse Jones")
    position = Position(
        a, seat("outlaw", "Rose Doolan", "Beer 6H"), seat("sheriff", "Kit Carlson", "BANG! 2C"), TABLE[2], phase="draw"
    )
    assert choice(position) == "draw from C's hand"


def test_character_by_strength() -> None:
    game = new_game({"players": 4, "sets": ["bonus"], "options": {"expert_characters": True}}, "expert")
    while game.ask is not None and game.ask.why == "character":
        offered = game.view(game.ask.who)["choices"]
        code = make_bot("greenhorn", 1).choose(game, game.ask.who)
        assert phrase(code, LETTERS) == f"choose {max(offered, key=CHARACTERS.__getitem__)}"
        game.apply(code)


@pytest.mark.parametrize(("hand", "life", "draws"), [("", 1, True), ("BANG! 3C", 1, False), ("", 4, True)])
def test_pedro_takes_the_bang_that_he_can_shoot(hand: str, life: int, draws: bool) -> None:
    """With an enemy in reach and no BANG! in the hand, an open BANG! is better than an unknown card."""
    a = seat("outlaw", "Pedro Ramirez", hand, life=2)
    table = (seat("sheriff", "Kit Carlson", life=life), *TABLE[:2])
    position = Position(a, *table, phase="draw", discard="BANG! 2C")
    assert (choice(position) == "draw from discard") == draws
