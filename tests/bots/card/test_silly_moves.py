"""Moves that people laugh at, and conclusions that people complain about: no bot above random makes them."""

from __future__ import annotations

import pytest

from boomtown.bots import make_bot
from boomtown.bots.belief import belief
from boomtown.bots.observation import Observation
from boomtown.card.bots.cowhand.belief import OUTLAW, PublicBelief
from boomtown.card.notation.words import phrase
from tests.card.position import LETTERS, Position, pending, seat

BOTS = ("greenhorn", "cowhand", "hothead", "timid", "loyalist")
SEARCHING = (*BOTS, "marshal")
FRIENDLY = ("outlaw", "Rose Doolan"), ("outlaw", "Paul Regret")


def choice(bot: str, position: Position) -> str:
    game = position.game
    return phrase(make_bot(bot, 1).choose(game, pending(game).who), LETTERS)


def with_sheriff(me: dict[str, object], **sheriff: object) -> Position:
    """A plays, B is the sheriff, C an outlaw and D the renegade."""
    law = seat("sheriff", "Kit Carlson", **sheriff)  # type: ignore[arg-type]
    return Position(me, law, seat("outlaw", "Rose Doolan"), seat("renegade", "Bart Cassidy"))


@pytest.mark.parametrize("bot", SEARCHING)
@pytest.mark.parametrize("card", ["BANG! 2C", "Gatling 10H", "Indians! KD", "Duel QD", "Cat Balou KH", "Panic! QH"])
def test_a_deputy_does_not_attack_the_sheriff(bot: str, card: str) -> None:
    """Fear of death is no reason: the deputy has one life too."""
    position = with_sheriff(seat("deputy", "Black Jack", card, life=1), life=1, table="Barrel QS")
    words = choice(bot, position)
    assert "on B" not in words
    if card.startswith(("Gatling", "Indians")):
        assert words == "end turn"


@pytest.mark.parametrize("bot", SEARCHING)
@pytest.mark.parametrize("card", ["BANG! 2C", "Gatling 10H", "Indians! KD"])
def test_a_renegade_does_not_eliminate_the_sheriff_too_early(bot: str, card: str) -> None:
    words = choice(bot, with_sheriff(seat("renegade", "Black Jack", card), life=1))
    assert words == "end turn" or (card == "BANG! 2C" and not words.endswith("on B"))


@pytest.mark.parametrize("bot", BOTS)
def test_a_renegade_shoots_the_sheriff_when_the_two_are_alone(bot: str) -> None:
    dead = [seat(role, name, dead=True) for role, name in FRIENDLY]
    position = Position(seat("renegade", "Black Jack", "BANG! 2C"), seat("sheriff", "Kit Carlson"), *dead)
    assert choice(bot, position) == "play BANG! 2C on B"


@pytest.mark.parametrize("bot", SEARCHING)
def test_an_outlaw_finishes_the_sheriff(bot: str) -> None:
    position = with_sheriff(seat("outlaw", "Black Jack", "BANG! 2C, BANG! 3C"), life=1)
    assert choice(bot, position).endswith("on B")


@pytest.mark.parametrize("bot", BOTS)
def test_a_duel_comes_before_the_shot_it_may_need(bot: str) -> None:
    position = with_sheriff(seat("outlaw", "Black Jack", "Duel QD, BANG! 2C, BANG! 3C"), life=2)
    assert choice(bot, position) == "play Duel QD on B"


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("life", "plays"), [(4, False), (1, True)])
def test_a_beer_is_for_lost_lives(bot: str, life: int, plays: bool) -> None:
    position = with_sheriff(seat("outlaw", "Black Jack", "Beer 6H, Missed! 2S", life=life))
    assert (choice(bot, position) == "play Beer 6H") == plays


@pytest.mark.parametrize("bot", BOTS)
def test_the_last_life_is_saved_by_an_answer(bot: str) -> None:
    position = Position(
        seat("outlaw", "Black Jack", "Missed! 2S, Beer 6H", life=1),
        seat("sheriff", "Kit Carlson", "BANG! 2C"),
        seat("outlaw", "Rose Doolan"),
        seat("renegade", "Bart Cassidy"),
        turn="B",
    ).do("B: play BANG! 2C on A")
    assert choice(bot, position) == "play Missed! 2S"


@pytest.mark.parametrize("bot", BOTS)
def test_a_saloon_may_be_for_a_friend(bot: str) -> None:
    """A deputy without lost lives plays it for the sheriff."""
    position = with_sheriff(seat("deputy", "Black Jack", "Saloon"), life=1)
    assert choice(bot, position) == "play Saloon 5H"


@pytest.mark.parametrize("bot", BOTS)
def test_a_jail_is_taken_from_a_friend_only(bot: str) -> None:
    """C is an enemy: its Jail stays, and its Barrel goes."""
    me = seat("deputy", "Black Jack", "Cat Balou KH")
    position = Position(
        me,
        seat("sheriff", "Kit Carlson", table="Dynamite 2H"),
        seat("outlaw", "Rose Doolan", "BANG! 3C", "Jail JS, Barrel QS"),
        seat("outlaw", "Bart Cassidy"),
    )
    assert choice(bot, position) in ("play Cat Balou KH on B's Dynamite 2H", "play Cat Balou KH on C's Barrel QS")


@pytest.mark.parametrize("bot", BOTS)
def test_a_weapon_is_not_exchanged_for_a_worse_one(bot: str) -> None:
    position = with_sheriff(seat("outlaw", "Black Jack", "Schofield JC", "Winchester"))
    assert choice(bot, position) == "end turn"


@pytest.mark.parametrize("bot", [bot for bot in BOTS if bot != "hothead"])  # it takes such risks
def test_a_sheriff_does_not_begin_with_dynamite(bot: str) -> None:
    others = [seat(role, name) for role, name in (*FRIENDLY, ("renegade", "Bart Cassidy"), ("deputy", "Jourdonnais"))]
    assert choice(bot, Position(seat("sheriff", "Black Jack", "Dynamite 2H"), *others)) == "end turn"


@pytest.mark.parametrize("bot", BOTS)
def test_two_poor_cards_are_given_for_the_last_life(bot: str) -> None:
    position = with_sheriff(seat("outlaw", "Sid Ketchum", "Dynamite 2H, Schofield JC", "Winchester", life=1))
    assert choice(bot, position) == "use Sid Ketchum"


# --- conclusions


def outlaw_chances(position: Position) -> tuple[float, float]:
    """Return the probability that B is an outlaw, as A holds it: by the shared belief, and by that of cowhand."""
    game = position.game
    bot = make_bot("greenhorn", 1)
    observation = Observation(game, pending(game).who)
    bot.history.update(observation)
    own = PublicBelief(observation.fast_view)
    own.update(observation.fast_view, bot.history.acts)
    shared = sum(chance for chance, deal in belief(observation, bot.history) if deal[1] == "outlaw")
    return shared, own.seen_by(0, "sheriff")[1][OUTLAW]


def acted(*steps: str, hand: str = "BANG! 2C, BANG! 3C, Indians! KD, Cat Balou KH", more: str = "") -> Position:
    """A is the sheriff with Dynamite; B to E are hidden. B acts, and then A is asked."""
    position = Position(
        seat("sheriff", "Black Jack", "BANG! 4C, BANG! 5C", "Dynamite 2H"),
        seat("outlaw", "Willy the Kid", hand),
        seat("renegade", "Kit Carlson", more),
        seat("outlaw", "Jourdonnais"),
        seat("deputy", "Bart Cassidy"),
        turn="B",
    ).do(*steps)
    game = position.game
    while position.asked[0] != "A":
        game.apply(pending(game).options[-1])
    return position


def test_an_attack_against_all_is_no_treason() -> None:
    before = outlaw_chances(acted("B: end turn"))
    assert outlaw_chances(acted("B: play Indians! KD")) == pytest.approx(before, abs=0.03)


def test_help_is_not_counted_as_harm() -> None:
    before = outlaw_chances(acted("B: end turn"))
    after = outlaw_chances(acted("B: play Cat Balou KH on A's Dynamite 2H"))
    assert all(b < a for a, b in zip(before, after, strict=True))


def test_a_conclusion_changes_with_later_acts() -> None:
    """B harms the sheriff once, and then helps it."""
    shot = outlaw_chances(acted("B: play BANG! 2C on A", "A: pass"))
    helped = outlaw_chances(acted("B: play BANG! 2C on A", "A: pass", "B: play Cat Balou KH on A's Dynamite 2H"))
    assert all(b < a - 0.05 for a, b in zip(shot, helped, strict=True))
