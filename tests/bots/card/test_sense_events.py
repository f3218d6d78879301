"""Sense under High Noon and A Fistful of Cards: each event."""

from __future__ import annotations

import pytest

from boomtown.card.bots.valuation.harm import wound
from tests.bots.card.sense import ALL, choice, deputy, outlaw, sense
from tests.card.position import Position, seat

# --- what is in force when somebody's turn begins


def test_the_next_event_comes_with_the_leader() -> None:
    """A is on turn, B is the sheriff: D's and A's next turns come after B's."""
    position = outlaw(event="Thirst", events="Curse, Blessing")
    read = sense(position)
    assert [read.event_at(p) for p in range(4)] == ["Curse"] * 4
    read = sense(outlaw(event="Gold Rush", events="Curse"))
    assert [read.event_at(p) for p in range(4)] == ["Curse", "Curse", "Gold Rush", "Gold Rush"]
    assert sense(outlaw(event="High Noon", events="")).event_at(0) == "High Noon"


# --- High Noon


@pytest.mark.parametrize(("event", "hits"), [("", 0.75), ("Blessing", 0.0), ("Curse", 1.0)])
def test_barrels_by_suit(event: str, hits: float) -> None:
    read = sense(outlaw("BANG! 2C", B={"table": "Barrel QS"}, event=event))
    assert read.unanswered(1) == pytest.approx(hits)


def test_no_barrel_is_turned_up_under_curse_in_vain() -> None:
    """Slab needs two: with a Barrel that cannot help the one Missed! is kept."""
    a = seat("sheriff", "Slab the Killer", "BANG! 2C")
    b = seat("outlaw", "Rose Doolan", "Missed! 2S", "Barrel QS")
    rest = seat("outlaw", "Paul Regret"), seat("renegade", "Bart Cassidy")
    position = Position(a, b, *rest, sets=ALL, event="Curse").do("A: play BANG! 2C on B")
    assert choice(position) == "pass"
    position = Position(a, b, *rest, sets=ALL).do("A: play BANG! 2C on B")
    assert choice(position) == "use Barrel"


def test_jail_holds_nobody_under_blessing() -> None:
    """It counts who is in force when the prisoner's turn begins."""
    a, b = seat("sheriff", "Black Jack", "Jail 10S"), seat("outlaw", "Kit Carlson")
    rest = seat("outlaw", "Rose Doolan"), seat("renegade", "Bart Cassidy")
    assert choice(Position(a, b, *rest, sets=ALL, event="Blessing", events="Curse")) == "end turn"
    assert choice(Position(a, b, *rest, sets=ALL, event="Curse", events="Blessing")).startswith("play Jail")


def test_dynamite_is_deadly_under_curse() -> None:
    a, b = seat("outlaw", "Black Jack", "Dynamite"), seat("outlaw", "Kit Carlson")
    rest = seat("sheriff", "Rose Doolan"), seat("renegade", "Bart Cassidy")
    position = Position(a, b, *rest, sets=ALL, turn="A", event="Thirst", events="Curse")
    assert sense(position).next_event == "Curse"
    assert choice(position) == "end turn"
    assert choice(Position(a, b, *rest, sets=ALL, event="Curse", events="Blessing")) == "play Dynamite 2H"


def test_own_dynamite_is_thrown_away_before_the_curse() -> None:
    hand = "Cat Balou KH"
    assert choice(outlaw(hand, "Dynamite", life=3, event="Thirst", events="Curse")).endswith("A's Dynamite 2H")
    assert not choice(outlaw(hand, "Dynamite", life=3, event="Thirst", events="Blessing")).endswith("A's Dynamite 2H")


def test_a_ghost_has_no_life_to_lose() -> None:
    """Nor does it spend anything to save one."""
    position = _ghost("Duel QD, BANG! 2C, BANG! 5C").do("C: play Duel QD on A")
    assert position.asked == ("A", "duel")
    assert wound(sense(position), 2) == 0.0
    position.do("A: discard BANG! 3C")
    if position.asked == ("C", "duel"):
        assert sense(position).ghost


def _ghost(hand: str) -> Position:
    """C, an outlaw, is back for a turn with these cards."""
    a = seat("sheriff", "Black Jack", "BANG! 3C, BANG! 4C")
    c = seat("outlaw", "Rose Doolan", dead=True)
    rest = seat("outlaw", "Paul Regret"), c, seat("renegade", "Bart Cassidy")
    return Position(a, *rest, sets=ALL, event="Ghost Town", turn="C", phase="start", deck=hand)


def test_a_ghost_plays_boldly() -> None:
    """Its cards are lost anyway: a Duel with nothing to answer is worth a try; a living one keeps out of it."""
    position = _ghost("Duel QD, Missed! 2S, Missed! 3S")
    read = sense(position)
    assert (read.ghost, read.share, read.surplus) == (True, 0.0, len(read.hand))
    assert choice(position) == "play Duel QD on A"
    alive = outlaw("Duel QD, Missed! 2S", B={"hand": "BANG! 3C, BANG! 4C"}, life=1)
    assert not choice(alive).startswith("play Duel")


def test_the_daltons_take_the_least() -> None:
    """At the sheriff's turn each player loses a blue card: first A, the sheriff."""
    a = seat("sheriff", "Black Jack", "", "Barrel QS, Scope, Dynamite")
    rest = seat("outlaw", "Paul Regret"), seat("outlaw", "Rose Doolan"), seat("renegade", "Bart Cassidy")
    position = Position(a, *rest, sets=ALL, turn="D", events="The Daltons").do("D: end turn")
    assert position.asked == ("A", "daltons")
    assert choice(position) == "discard Dynamite 2H"


def test_no_duel_in_ones_own_turn_under_the_sermon() -> None:
    hand = "Duel QD, BANG! 2C, BANG! 3C, BANG! 4C"
    few = {"hand": "Beer, Saloon"}
    assert choice(outlaw(hand, B=few, life=1, event="The Sermon")) == "end turn"
    assert "on B" in choice(outlaw(hand, B=few, life=1))


def test_handcuffs_by_the_useful_cards() -> None:
    """Three spades that only answer, against two hearts that do something."""
    position = outlaw(
        "Missed! 2S, Missed! 3S, Missed! 4S, Wells Fargo, Beer 6H", phase="draw", life=2, event="Handcuffs"
    )
    assert position.asked == ("A", "suit")
    assert choice(position) == "choose hearts"


@pytest.mark.parametrize(
    ("life", "spare", "does"), [(1, "Johnny Kisch", "use New Identity"), (4, "Pixie Pete", "pass")]
)
def test_new_identity_when_dying(life: int, spare: str, does: str) -> None:
    position = outlaw(phase="start", life=life, spare=spare, event="New Identity")
    assert position.asked == ("A", "event")
    assert choice(position) == does


def test_a_beer_is_not_hoarded_before_high_noon() -> None:
    assert sense(outlaw("BANG! 2C", event="Thirst", events="High Noon")).share < sense(outlaw("BANG! 2C")).share


# --- A Fistful of Cards


def test_a_big_hand_is_played_before_a_fistful_of_cards() -> None:
    """Each hand card will be a shot, so a Beer is used early, and cards are not worth a price."""
    soon = {"event": "Thirst", "events": "A Fistful of Cards"}
    assert choice(outlaw("Beer 6H", life=3, **soon)) == "play Beer 6H"
    assert choice(outlaw("Beer 6H", life=3)) == "end turn"
    assert choice(outlaw(me="Chuck Wengam")) == "use Chuck Wengam"
    assert choice(outlaw(me="Chuck Wengam", **soon)) == "end turn"


def test_sniper_with_spare_bangs() -> None:
    bangs = "BANG! 2C, BANG! 3C, BANG! 4C"
    position = outlaw(bangs, event="Sniper").do("A: play BANG! 2C on B", "B: pass")
    assert choice(position) == "use Sniper on B"
    friend = deputy(
        "BANG! 2C, BANG! 3C", B={"life": 1}, C={"table": "Mustang 8H"}, D={"table": "Mustang 9H"}, event="Sniper"
    )
    assert choice(friend) == "end turn"


def test_ricochet_at_what_protects_an_enemy() -> None:
    """The sheriff is out of reach, the Barrel in play is not."""
    position = outlaw(
        "BANG! 2C, BANG! 3C",
        B={"table": "Barrel QS, Mustang 8H, Hideout"},
        C={"table": "Mustang 9H"},
        D={"table": "Mustang 5H"},
        event="Ricochet",
    )
    assert choice(position) == "use Ricochet on B's Barrel QS"
    assert "on B" not in choice(deputy("BANG! 2C", B={"table": "Barrel QS"}, event="Ricochet"))


@pytest.mark.parametrize(
    ("of", "does"), [("Barrel QS", "use Barrel"), ("Hideout", "play Missed! 2S"), ("Dynamite", "pass")]
)
def test_what_is_shot_at_is_defended_by_its_worth(of: str, does: str) -> None:
    position = outlaw("BANG! 2C", B={"table": of, "hand": "Missed! 2S"}, event="Ricochet")
    position.do(f"A: use Ricochet on B's {of}")
    assert position.asked == ("B", "ricochet")
    assert choice(position) == does


@pytest.mark.parametrize(
    ("life", "friend", "does"), [(4, 1, "use Blood Brothers on B"), (2, 1, "pass"), (4, 4, "pass")]
)
def test_blood_only_for_a_friend_in_need(life: int, friend: int, does: str) -> None:
    assert choice(deputy(phase="start", life=life, B={"life": friend}, event="Blood Brothers")) == does


def test_no_blood_for_enemies() -> None:
    assert choice(outlaw(phase="start", B={"life": 1}, event="Blood Brothers")) == "pass"


@pytest.mark.parametrize(("life", "does"), [(1, "use Hard Liquor"), (3, "pass")])
def test_hard_liquor_when_low(life: int, does: str) -> None:
    position = outlaw(phase="draw", life=life, event="Hard Liquor")
    assert position.asked == ("A", "event")
    assert choice(position) == does


def test_ranch_exchanges_what_is_bad() -> None:
    position = outlaw("Dynamite, Barrel AC", "Barrel QS", phase="draw", deck="Missed! 2S, Beer 6H", event="Ranch")
    assert choice(position) == "use Ranch"
    position.do("A: use Ranch")
    assert choice(position) == "discard Barrel AC"
    position.do("A: discard Barrel AC")
    assert choice(position) == "discard Dynamite 2H"
    position.do("A: discard Dynamite 2H")
    assert choice(position) == "pass"


def test_peyote_names_the_rarer_colour_in_sight() -> None:
    position = outlaw("BANG! 2C, BANG! 3C", "Barrel QS", phase="draw", event="Peyote")
    assert choice(position) == "choose red"
    assert choice(outlaw("Beer 6H, Beer 7H", "Mustang 8H", phase="draw", event="Peyote")) == "choose black"


def test_nobody_hoards_under_peyote() -> None:
    assert choice(outlaw("Beer 6H", life=3, event="Peyote")) == "play Beer 6H"


def test_russian_roulette_is_answered() -> None:
    a = seat("sheriff", "Black Jack", "Missed! 2S, Dodge KH")
    rest = seat("outlaw", "Paul Regret"), seat("outlaw", "Rose Doolan"), seat("renegade", "Bart Cassidy")
    position = Position(a, *rest, sets=ALL, turn="D", events="Russian Roulette").do("D: end turn")
    assert position.asked == ("A", "hail")
    assert choice(position) == "play Dodge KH"


def test_the_volley_is_answered_with_what_there_is() -> None:
    position = outlaw("Missed! 2S, Beer 6H", "Sombrero", phase="start", event="A Fistful of Cards")
    assert position.asked == ("A", "hail")
    assert choice(position) in ("play Missed! 2S", "use Sombrero")


def test_what_must_be_played_is_played_least_badly() -> None:
    """Law of the West: the second card drawn is a Duel, the targets are a friend and strong enemies."""
    position = deputy(
        me="Slab the Killer", phase="draw", deck="Missed! 2S, Duel QD", life=1, event="Law of the West"
    ).do("A: draw")
    assert "end turn" not in position.could
    assert choice(position).startswith("play Duel QD on ")
    assert not choice(position).endswith("on B")


def test_law_for_a_life() -> None:
    """With the option, ending the turn costs one life: a worse play is not made."""
    a = seat("deputy", "Black Jack", life=3)
    sheriff = seat("sheriff", "Kit Carlson", life=1)
    rest = seat("outlaw", "Rose Doolan", table="Mustang 8H"), seat("outlaw", "Bart Cassidy", table="Mustang 9H")
    position = Position(
        a, sheriff, *rest, sets=ALL, phase="draw", deck="Missed! 2S, BANG! 2C", event="Law of the West",
        options={"law_costs_life": True},
    ).do("A: draw")  # fmt: skip
    assert "end turn" in position.could
    assert choice(position) == "end turn"


def test_cards_laid_under_lasso_and_hangover_do_not_confuse() -> None:
    read = sense(outlaw("BANG! 2C", B={"table": "Barrel QS, Sombrero"}, event="Lasso"))
    assert read.unanswered(1) == 1.0
    read = sense(outlaw("BANG! 2C", me="Willy the Kid", B={"character": "Jourdonnais"}, event="Hangover"))
    assert read.unanswered(1) == 1.0
    assert read.can == ()
    assert not read.unlimited


def test_kit_carlson_keeps_the_best_card() -> None:
    position = outlaw(me="Kit Carlson", B={"character": "Jesse Jones"}, phase="draw", event="Thirst",
                      deck="Wells Fargo, Barrel QS, Saloon")  # fmt: skip
    position.do("A: use Kit Carlson")
    assert choice(position) == "choose Wells Fargo 3H"


def test_pat_brennan_takes_a_card_rather_under_thirst() -> None:
    table = {"table": "Knife"}
    assert choice(outlaw(me="Pat Brennan", phase="draw", B=table)) == "draw from deck"
    assert choice(outlaw(me="Pat Brennan", phase="draw", B=table, event="Thirst")) == "draw from B's Knife 8H"
