"""Market of Gold Rush beyond the scenarios: prices on options, reasons, and the cards that a redeal may move."""

from __future__ import annotations

from random import Random

from boomtown.card import codes
from boomtown.card.cards import KIND, KINDS
from boomtown.games import Game, new_game
from tests.card.position import decision_of, pending


def game_with_gold(gold: int = 9) -> Game:
    """Return a game whose first player has that many nuggets."""
    game = new_game({"players": 5, "sets": ["gold_rush"], "characters": NAMES}, "market")
    game.state.zone("gold")[pending(game).who] = gold
    ask = game.stack[-1].run(game)
    assert ask is not None
    pending(game).options[:] = ask.options
    return game


NAMES = ["Willy the Kid", "Rose Doolan", "Paul Regret", "Black Jack", "Bart Cassidy"]


def purchases(game: Game) -> list[int]:
    return [o for o in pending(game).options if o >= 0 and codes.verb_of(o) == codes.BUY]


def test_three_cards_are_on_offer_and_the_others_are_hidden() -> None:
    view = game_with_gold().view(None)["zones"]
    assert len(view["offer"]["cards"]) == 3
    assert view["equipment_deck"] == {"count": 21}
    assert view["equipment_used"] == {"count": 0, "cards": []}


def test_the_price_stands_on_the_option() -> None:
    game = game_with_gold()
    told = {o["code"]: o for o in decision_of(game, pending(game).who)["options"]}
    for code in purchases(game):
        assert told[code]["gold"] == KINDS[KIND[codes.card_of(code)]].price
        assert told[code]["verb"] == "buy"


def test_who_is_too_poor_is_told_what_it_costs() -> None:
    game = game_with_gold(0)
    reasons = {w["card"]: w["reason"] for w in decision_of(game, pending(game).who)["whynot"] if "card" in w}
    for card in game.state.zone("offer"):
        assert reasons[card] == {"key": "why-gold-needed", "args": {"n": KINDS[KIND[card]].price}}


def test_a_purchase_is_not_taken_back_since_it_has_turned_up_a_card() -> None:
    game = game_with_gold()
    who = pending(game).who
    game.apply(purchases(game)[0])
    assert not game.can_undo(who)


def test_used_equipment_stays_under_the_deck_in_a_redeal() -> None:
    """A redeal moves cards that are face down only: all players know those that are face up."""
    game = game_with_gold()
    card = game.state.zone("equipment_deck").pop()
    game.state.zone("equipment_used").append(card)
    twins = [game.redeal(pending(game).who, Random(i)) for i in range(8)]
    assert all(twin.state.zone("equipment_used") == [card] for twin in twins)
    assert len({tuple(twin.state.zone("equipment_deck")) for twin in twins}) > 1
