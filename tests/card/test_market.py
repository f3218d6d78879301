"""What scenarios cannot say of a market: prices on options, reasons, and what a redeal may move."""

from __future__ import annotations

from random import Random

from boomtown.card import codes
from boomtown.card.cards import KIND, KINDS
from boomtown.games import new_game


def rich(gold: int = 9):
    """A game in which the first to play has that much money."""
    game = new_game({"players": 5, "sets": ["gold_rush"], "characters": NAMES}, "market")
    game.state.zone("gold")[game.ask.who] = gold
    game.ask.options[:] = game.stack[-1].run(game).options
    return game


NAMES = ["Willy the Kid", "Rose Doolan", "Paul Regret", "Black Jack", "Bart Cassidy"]


def purchases(game):
    return [o for o in game.ask.options if o >= 0 and codes.verb_of(o) == codes.BUY]


def test_three_cards_are_on_offer_and_the_others_are_hidden():
    view = rich().view(None)["zones"]
    assert len(view["offer"]["cards"]) == 3
    assert view["equipment_deck"] == {"count": 21}
    assert view["equipment_used"] == {"count": 0, "cards": []}


def test_the_price_stands_on_the_option():
    game = rich()
    told = {o["code"]: o for o in game.decision(game.ask.who)["options"]}
    for code in purchases(game):
        assert told[code]["gold"] == KINDS[KIND[codes.card_of(code)]].price
        assert told[code]["verb"] == "buy"


def test_who_is_too_poor_is_told_what_it_costs():
    game = rich(0)
    reasons = {w["card"]: w["reason"] for w in game.decision(game.ask.who)["whynot"] if "card" in w}
    for card in game.state.zone("offer"):
        assert reasons[card] == {"key": "why-gold-needed", "args": {"n": KINDS[KIND[card]].price}}


def test_a_purchase_is_not_taken_back_since_it_has_turned_up_a_card():
    game = rich()
    who = game.ask.who
    game.apply(purchases(game)[0])
    assert not game.can_undo(who)


def test_used_equipment_stays_under_the_deck_in_a_redeal():
    """Everybody has seen what lies face up; only what lies face down may be something else."""
    game = rich()
    card = game.state.zone("equipment_deck").pop()
    game.state.zone("equipment_used").append(card)
    twins = [game.redeal(game.ask.who, Random(i)) for i in range(8)]
    assert all(twin.state.zone("equipment_used") == [card] for twin in twins)
    assert len({tuple(twin.state.zone("equipment_deck")) for twin in twins}) > 1
