"""The design carries cards of sets to come: toy sources (shapes.py) at work, as docs/architecture.md tells."""

from __future__ import annotations

import tests.card.shapes  # noqa: F401  (registers the toys)
from boomtown.card.cards import KIND, SUIT
from boomtown.card.game import Bang
from boomtown.card.setup import deck_of
from boomtown.card.state import State
from boomtown.card.turn import PlayPhase, Round, Turn
from boomtown.games import load_game
from boomtown.kernel.chance import Chance
from boomtown.kernel.frame import END, PASS

ROLES = ("sheriff", "outlaw", "outlaw", "renegade")
PLAIN = ("Willy the Kid", "Rose Doolan", "Black Jack", "Paul Regret")


def table(*, hands=(), tables=(), ambient=(), lent=(), characters=PLAIN, deck=(), stage=None):
    """Four players, seat 0 on turn in phase 2 or at `stage`; cards by name, deck cards by suit, top first."""
    game = Bang({"players": 4, "sets": [], "options": {"no_book_cards": False}}, "shape", Chance("shape"))
    game.state = s = State(4)
    free = deck_of(game.setup)

    def get(name):
        card = next(
            c for c in free if name in (KIND[c], SUIT[c]) and (name in SUIT or KIND[c] == name or SUIT[c] == name)
        )
        free.remove(card)
        return card

    s.roles, s.characters, s.ambient = ROLES, characters, tuple(ambient)
    s.life, s.max_life = [4] * 4, (4,) * 4
    for p, names in enumerate(hands):
        s.hands[p] = [get(name) for name in names.split(",") if name]
    for p, names in enumerate(tables):
        s.tables[p] = [get(name) for name in names.split(",") if name]
    top = [get(suit) for suit in deck]
    s.deck = free + top[::-1]
    s.lent = tuple((name,) if name else () for name in (*lent, "", "", "", "")[:4])
    s.phase, s.turn_no = "play", 1
    s.refresh()
    game.stack += [Round(), Turn(0, 3), PlayPhase(0)] if stage is None else [Round(), Turn(0, stage)]
    game._run()
    return game


def play(game, name, at=None, of=None):
    """Choose the option that plays (or uses) the named card on a seat."""
    options = [o for o in game.decision()["options"] if "card" in o and KIND[o["card"]] == name and o.get("to") == at]
    game.apply(next(o["code"] for o in options if of is None or (o["of"] != "hand" and KIND[o["of"]] == of)))


def use(game):
    game.apply(next(o["code"] for o in game.decision()["options"] if o["verb"] == "use"))


def resaved(game):
    """The same game through a save: toy steps are plain data too."""
    return load_game(game.save())


def test_vera_custer_borrows_an_ability_until_her_next_turn():
    game = table(lent=("Toy Vera Custer",), stage=0)
    assert game.ask.why == "borrow"
    game = resaved(game)
    game.apply(game.ask.options[0])
    assert game.state.lent[0] == ("Rose Doolan",)
    assert game.state.live.dist[0][2] == 1
    assert game.state.live.dist[2][0] == 2


def test_greygory_deck_has_two_borrowed_characters():
    game = table()
    game.state.lent = (("Slab the Killer", "Paul Regret"), (), (), ())
    game.state.refresh()
    assert game.state.live.dist[1][0] == 1  # Rose Doolan sees Paul Regret's farther nearer again
    assert game.state.live.dist[3][0] == 2
    assert len(game.state.live.rewrite) == 2  # Slab's, and Black Jack's


def test_hangover_switches_characters_off_not_cards():
    game = table(ambient=["Toy Hangover"], tables=["", "Mustang"])
    assert game.state.live.limit == [1, 1, 1, 1]
    assert game.state.live.dist[0][1] == 2
    assert game.state.live.dist[0][3] == 1


def test_lasso_switches_cards_off_not_characters():
    game = table(ambient=["Toy Lasso"], tables=["", "Mustang", "", "Barrel"])
    assert game.state.live.dist[0][1] == 1
    assert game.state.live.dist[0][3] == 2
    assert game.state.live.answers == ()


def test_belle_star_switches_cards_of_others_off_in_her_turn():
    game = table(lent=("Toy Belle Star",), tables=["", "Mustang"])
    assert game.state.live.dist[0][1] == 1
    game.apply(END)
    assert game.state.turn == 1
    assert game.state.live.dist[0][1] == 2


def test_blessing_makes_every_suit_hearts():
    game = table(ambient=["Toy Blessing"], hands=["BANG!"], tables=["", "Barrel"], deck=["spades"])
    play(game, "BANG!", at=1)
    use(game)
    assert game.ask.who == 0
    assert game.state.life[1] == 4


def test_gold_rush_turns_the_order_of_turns_round_not_of_effects():
    game = table(ambient=["Toy Gold Rush"], hands=["Gatling", "Missed!", "", "Missed!"])
    play(game, "Gatling")
    assert game.ask.who == 1
    while game.ask.why != "play":
        game.apply(PASS)
    game.apply(END)
    assert game.state.turn == 3


def test_law_of_the_west_takes_the_end_of_turn_away():
    game = table(ambient=["Toy Law of the West"], hands=["Beer,Missed!,Saloon"])
    assert END not in game.ask.options
    play(game, "Saloon")
    assert END in game.ask.options


def test_mick_defender_cancels_a_card_aimed_at_him():
    game = table(lent=("", "Toy Mick Defender"), hands=["Duel"])
    play(game, "Duel", at=1)
    assert (game.ask.who, game.ask.why) == (1, "cancel")
    game = resaved(game)
    use(game)
    assert game.ask.why == "play"
    assert [KIND[c] for c in game.state.discard] == ["Duel"]


def test_saved_prevents_the_loss_of_another():
    game = table(ambient=["Toy Saved!"], hands=["BANG!", "", "Missed!", "Beer"])
    play(game, "BANG!", at=1)
    assert game.ask.who == 3  # the engine passed for seat 2, who has none
    game.apply(game.ask.options[0])
    assert game.state.life == [4, 4, 4, 4]


def test_backfire_shoots_back():
    game = table(ambient=["Toy Backfire"], hands=["BANG!", "Scope"])
    play(game, "BANG!", at=1)
    game.apply(game.ask.options[0])
    assert game.state.life[0] == 3


def test_thunderer_takes_the_card_back_after_its_effect():
    game = table(lent=("Toy Thunderer",), hands=["BANG!", "Missed!"])
    play(game, "BANG!", at=1)
    assert game.state.hands[0] == []
    game.apply(PASS)
    assert [KIND[c] for c in game.state.hands[0]] == ["BANG!"]


def test_tumbleweed_repeats_a_check_of_another_from_outside_the_turn():
    game = table(lent=("", "", "Toy Tumbleweed"), hands=["BANG!"], tables=["", "Barrel"], deck=["spades", "hearts"])
    play(game, "BANG!", at=1)
    use(game)
    assert (game.ask.who, game.ask.why) == (2, "repeat")
    game = resaved(game)
    game.apply(game.ask.options[0])
    game.apply(PASS)  # the second result stands
    assert game.state.life[1] == 4


def test_evan_babbit_passes_the_shot_on():
    game = table(lent=("", "Toy Evan Babbit"), hands=["BANG!"])
    play(game, "BANG!", at=1)
    use(game)
    assert game.state.life == [4, 4, 3, 4]


def test_ghost_car_keeps_its_holder_in_the_game_at_zero():
    game = table(lent=("", "Toy Ghost Car"), hands=["BANG!"])
    game.state.life[1] = 1
    play(game, "BANG!", at=1)
    assert game.state.alive[1]
    assert game.state.life[1] == 0
    assert game.state.live.dist[0][1] == 1


def dead(game, seat):
    s = game.state
    s.alive = (*s.alive[:seat], False, *s.alive[seat + 1 :])
    s.fallen, s.life[seat] = (seat,), 0
    s.refresh()


def test_ghost_town_gives_the_dead_a_turn():
    game = table(ambient=["Toy Ghost Town"])
    dead(game, 1)
    game.apply(END)
    assert (game.state.turn, game.ask.who) == (1, 1)
    assert len(game.state.hands[1]) == 2
    assert game.state.alive[1]
    while game.state.turn == 1:
        game.apply(game.ask.options[-1])
    assert not game.state.alive[1]
    assert game.state.hands[1] == []


def test_dead_man_returns():
    game = table(ambient=["Toy Dead Man"])
    dead(game, 2)
    game.apply(END)
    assert game.state.alive[2]
    assert (game.state.life[2], len(game.state.hands[2])) == (2, 2)


def test_vendetta_gives_one_extra_turn():
    game = table(ambient=["Toy Vendetta"], deck=["hearts", "clubs", "clubs", "hearts"])
    game.apply(END)
    assert game.state.turn == 0
    assert len(game.state.hands[0]) == 2
    game.apply(END)
    assert game.state.turn == 1


def test_ricochet_shoots_a_card():
    game = table(ambient=["Toy Ricochet"], hands=["BANG!", "Beer"], tables=["", "Barrel"])
    use(game)
    assert game.ask is not None
    assert game.state.tables[1] == []
    assert game.ask.why == "play"


def test_lady_rosa_swaps_seats_and_skips_a_turn():
    """Seats are who, `seating` is where: two of them swapped, the turn order and the distances follow."""
    game = table(characters=("Willy the Kid", "Black Jack", "Jesse Jones", "Sid Ketchum"))
    s = game.state
    assert s.live.dist[0][2] == 2
    s.seating = (0, 2, 1, 3)
    s.refresh()
    assert s.live.dist[0][2] == 1
    assert s.live.dist[0][1] == 2
    assert s.others(0) == [2, 1, 3]
    game.apply(END)
    assert s.turn == 2
