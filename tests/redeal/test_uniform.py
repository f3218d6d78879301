"""Probabilities of redealt games: all deals of small positions enumerated, compared by chi-square."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from boomtown.card.cards import EVENTS, KIND, NAMES, NUMBER_OF
from boomtown.card.game import Bang
from boomtown.card.knowledge.determinize import with_useful
from boomtown.card.knowledge.knowledge import DECK, note_move, note_shown
from boomtown.card.rules.event_deck import used_events
from boomtown.card.rules.lives import Rescue
from boomtown.card.rules.turn import Round, Turn
from boomtown.card.setup import ChooseCharacters
from boomtown.dice.moments import KIND as SPECIAL
from boomtown.dice.moments import Moment
from boomtown.games import Game, RedealError, new_game
from boomtown.kernel.redeal import Playout
from tests.card.position import FIST, Position, four, pending
from tests.dice.table import Table
from tests.redeal.assertions import drawn, evenly, fits

A, B, C, D = range(4)
TIMES = 1500


def small(*hands: str, deck: int = 2, **more: Any) -> Position:
    """Return a position of four players with `deck` cards left in the deck."""
    p = four(*hands, **more)
    s = p.game.state
    s.deck = s.deck[len(s.deck) - deck :]
    return p


def lies(game: Game, by: int) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Return the hidden cards of each hand, in any order, and of the deck, in order."""
    s = game.state
    return tuple(tuple(sorted(hand)) for p, hand in enumerate(s.hands) if p != by), tuple(s.deck)


def draws(game: Bang, by: int, times: int = TIMES) -> Counter[tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]]:
    rng = Random(11)
    return drawn(lambda: lies(game.redeal(by, rng), by), times)


def test_every_deal_is_equally_likely() -> None:
    p = small("Beer 6H", "Missed! 2S", "Duel, Jail", "")
    evenly(draws(p.game, A), 60)


def test_a_known_card_stays_and_the_others_are_drawn() -> None:
    p = small("Beer 6H", "Missed! 2S", "Duel, Jail, Saloon", "")
    note_shown(p.game.state, p.card("Duel"), C)
    found = draws(p.game, A)
    assert all(p.card("Duel") in hands[1] for hands, _ in found)
    evenly(found, 60)


def test_a_known_card_on_the_deck_stays_there() -> None:
    p = small("Beer 6H", "Missed! 2S, Stagecoach", "Duel", "", deck=3)
    s = p.game.state
    note_move(s, s.deck[1], DECK, DECK, 1 << A)
    found = draws(p.game, A)
    assert {deck[1] for _, deck in found} == {s.deck[1]}
    evenly(found, 60)
    assert len({deck[1] for _, deck in draws(p.game, D, 100)}) > 1


def test_a_card_taken_at_random_is_each_one_as_often() -> None:
    """B has three cards of which A knows one; C takes one of them unseen by A."""
    p = small("Beer 6H", "Duel, Jail, Saloon", "", "", deck=2)
    s = p.game.state
    duel = p.card("Duel")
    note_shown(s, duel, B)
    unknown = [c for c in (*s.hands[B], *s.deck) if c != duel]
    expected = Counter[tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]]()
    for first, second, *deck in permutations(unknown):
        for taken in (duel, first, second):
            hand = tuple(sorted({duel, first, second} - {taken}))
            expected[((hand, (taken,), ()), tuple(deck))] += 1
    p.game.take(C, B, p.card("Jail"), "Panic!", "random")
    found = draws(p.game, A)
    assert len(found) == len(expected)
    fits(found, expected)


def test_a_doubt_weighs_what_is_seen_later() -> None:
    """A card shown later changes the weights of the earlier doubt about which card was taken."""
    p = small("Beer 6H", "Duel, Jail, Saloon", "Panic! JH", "", deck=0)
    g, s = p.game, p.game.state
    duel = p.card("Duel")
    note_shown(s, duel, B)
    g.take(C, B, p.card("Jail"), "Panic!", "random")
    g.throw(B, p.card("Saloon"), "limit")
    # Duel and one unknown card are left in two hands: B has one card, C two
    found = draws(g, A, 1500)
    share = sum(n for (hands, _), n in found.items() if duel in hands[0]) / 1500
    assert abs(share - 1 / 2) < 0.06  # Duel went in 1 of 3 cases, the shown one was then 1 of 2 left; else 1 of 1


def test_cards_of_different_shuffles_are_drawn_among_their_own() -> None:
    p = small("Stagecoach", "Jail", "Duel", "BANG! AS", deck=2, discard="Panic! JH, Beer 7H, Beer 8H")
    p.do("A: play Stagecoach")
    s = p.game.state
    p.game.draw(B, 1, "Beer")
    old = {p.card("Jail"), p.card("Duel"), p.card("BANG! AS")}
    new = (set(s.hands[B]) | set(s.deck)) - old
    found = draws(p.game, A, 2000)
    for hands, deck in found:
        assert [len(old & set(hand)) for hand in hands] == [1, 1, 1]
        assert set(deck) <= new
    evenly(found, 6 * 24)  # three old cards; four new ones: one in a hand, three in the deck


# --- who is asked


def test_who_is_asked_could_answer() -> None:
    """B answers with a Missed! or not: one of two in a hand of two."""
    p = small("BANG!", "Missed! 2S, Duel", "Jail", "Missed! 3S", deck=1).do("A: play BANG! on B")
    s = p.game.state
    pool = [*s.hands[B], *s.hands[D], *s.deck]
    found = Counter(tuple(sorted(p.game.redeal(C, Random(i)).state.hands[B])) for i in range(600))
    hands = [tuple(sorted(two)) for two in combinations(pool, 2) if any(KIND[c] == "Missed!" for c in two)]
    assert len(found) == len(hands)
    evenly(found, 5)
    for i in range(20):
        ask = pending(p.game.redeal(C, Random(i)))
        assert (ask.who, ask.why) == (B, "shot")
        assert len(ask.options) > 1


def test_forced_questions_say_nothing_of_the_hand() -> None:
    p = small("BANG!", "Saloon, Duel", "Jail", "Missed! 3S", deck=1, ask_forced=True).do("A: play BANG! on B")
    found = Counter(tuple(sorted(p.game.redeal(C, Random(i)).state.hands[B])) for i in range(600))
    evenly(found, 6)


def test_rare_hands_are_found() -> None:
    """Only three Beers save who is down to -2: there are six in 80 cards."""
    p = four("", "Beer 6H, Beer 7H, Beer 8H, Duel", "", "", more=({}, {"life": 1}, {}, {}))
    g = p.game
    g.state.life[B] = -2
    g.stack = [Round(), Turn(A, 3), Rescue(B, -1, "Dynamite", -2)]
    g.begin()
    assert (pending(g).who, pending(g).why) == (B, "rescue")
    fourth = Counter[int]()
    for i in range(60):
        hand = g.redeal(C, Random(i)).state.hands[B]
        assert sum(KIND[c] == "Beer" for c in hand) >= 3
        fourth.update(c for c in hand if KIND[c] != "Beer")
    assert len(fourth) > 25


@pytest.mark.parametrize("least", [1, 2])
def test_hands_with_useful_cards_are_equally_likely(least: int) -> None:
    labels, useful = (-1, -1, -1), {0, 1, 2}
    rng = Random(3)

    def hand() -> tuple[int, ...]:
        found = None
        while found is None:
            found = with_useful(labels, {-1: list(range(7))}, useful, least, rng.random)
        return tuple(sorted(found))

    hands = [h for h in combinations(range(7), 3) if len(useful.intersection(h)) >= least]
    evenly(drawn(hand, 1500), len(hands))


def test_hands_of_two_shuffles_with_a_useful_card_are_equally_likely() -> None:
    pools = {-1: [0, 1, 2, 3], -2: [4, 5, 6]}
    useful = {0, 4, 5}
    rng = Random(4)

    def hand() -> tuple[int, ...]:
        found = None
        while found is None:
            found = with_useful((-2, -1, -1), {k: v[:] for k, v in pools.items()}, useful, 1, rng.random)
        return tuple(sorted(found))

    hands = [(*a, b) for a in combinations(pools[-1], 2) for b in pools[-2] if useful & {*a, b}]
    evenly(drawn(hand, 1500), len(hands))


# --- events, characters


def test_events_to_come_are_drawn_in_any_order() -> None:
    p = four(sets=FIST)
    s = p.game.state
    last, *_ = s.course.pile
    hidden, top = s.course.pile[3:6], s.course.pile[-1]
    others = tuple(NUMBER_OF[e] for e in EVENTS if NUMBER_OF[e] not in (last, top, *hidden))
    s.run_on(pile=(last, *hidden, top), gone=others)
    rng = Random(2)
    found = drawn(lambda: p.game.redeal(A, rng).state.course.pile, 600)
    assert all(pile[0] == last and pile[-1] == top for pile in found)
    evenly(found, 6)


def test_of_two_event_decks_any_event_may_lie_in_the_pile() -> None:
    for seed in range(2):
        game = new_game({"players": 4, "sets": ["high_noon", "fistful"]}, seed)
        course, rng = game.state.course, Random(seed)
        piles = [game.redeal(1, rng).state.course.pile for _ in range(200)]
        found = Counter(e for pile in piles for e in pile[1:-1])
        assert {NAMES[pile[0]] for pile in piles} == {"High Noon"}
        identity = NUMBER_OF["New Identity"]  # players have spare characters if it is among the events
        top = course.pile[-1]
        assert found.pop(identity, 0) == (200 if game.state.kept("spares") and top != identity else 0)
        evenly(found, len({*used_events(game.setup)} - {top, identity}))


def test_spare_characters_are_drawn_from_those_not_in_play() -> None:
    game = new_game({"players": 4, "sets": ["high_noon"]}, 1)
    s, rng = game.state, Random(1)
    assert s.kept("spares")
    twins = [game.redeal(2, rng).state.kept("spares") for _ in range(300)]
    assert {spares[2] for spares in twins} == {s.kept("spares")[2]}
    assert all(len(set(spares)) == 4 and not set(spares) & set(s.characters) for spares in twins)
    assert len({spares[0] for spares in twins}) == 16 - 4 - 1


def kept_names(game: Game) -> tuple[str, ...]:
    """Return the characters kept by the players that have chosen, while others have still to choose."""
    step = game.stack[-1]
    assert isinstance(step, ChooseCharacters)
    return step.kept


def test_characters_offered_and_kept_in_secret() -> None:
    game = new_game({"players": 4, "options": {"expert_characters": True}}, 3)
    first = pending(game).who
    game.apply(pending(game).options[1])
    other, rng = pending(game).who, Random(3)
    twins = [game.redeal(other, rng) for _ in range(300)]
    assert {twin.state.choices[other] for twin in twins} == {game.state.choices[other]}
    kept = {kept_names(twin)[0] for twin in twins}
    assert len(kept) == 14
    assert all(kept_names(twin)[0] in twin.state.choices[first] for twin in twins)
    assert kept_names(game.redeal(first, rng)) == kept_names(game)


# --- roles


def test_roles_are_drawn_from_those_in_play() -> None:
    game = new_game({"players": 5, "roles": ["outlaw", "sheriff", "deputy", "outlaw", "renegade"]}, 1)
    rng = Random(6)
    found = drawn(lambda: game.redeal(0, rng).state.roles, 300)
    assert all(roles[:2] == ("outlaw", "sheriff") for roles in found)
    evenly(found, 6)
    evenly(drawn(lambda: game.redeal(1, rng).state.roles, 500), 12)


def test_roles_that_lie_open_are_known() -> None:
    game = new_game({"players": 5, "roles": ["outlaw", "sheriff", "deputy", "outlaw", "renegade"]}, 1)
    game.state.fallen = (3,)
    rng = Random(6)
    found = drawn(lambda: game.redeal(0, rng).state.roles, 200)
    assert {roles[3] for roles in found} == {"outlaw"}
    evenly(found, 2)


def test_some_roles_may_be_given() -> None:
    game = new_game({"players": 5, "roles": ["outlaw", "sheriff", "deputy", "outlaw", "renegade"]}, 1)
    rng = Random(6)
    wanted = [None, None, "outlaw", None, None]
    found = drawn(lambda: game.redeal(0, rng, wanted).state.roles, 200)
    assert {roles[2] for roles in found} == {"outlaw"}
    evenly(found, 2)


def test_roles_may_be_weighed() -> None:
    game = new_game({"players": 5, "roles": ["outlaw", "sheriff", "deputy", "outlaw", "renegade"]}, 1)
    rng = Random(6)

    def weight(roles: Sequence[str]) -> float:
        return {"renegade": 3.0, "outlaw": 1.0, "deputy": 0.0}[roles[2]]

    found = drawn(lambda: game.redeal(0, rng, weight).state.roles, 500)
    expected = {roles: weight(roles) for roles in found}
    assert len(expected) == 4
    fits(found, expected)


@pytest.mark.parametrize(
    ("roles", "says"),
    [
        (["outlaw"] * 5, "expected roles that go with outlaw, sheriff"),
        (["outlaw", "sheriff"], "expected 5 roles by seat"),
        ("outlaw", "expected 5 roles by seat"),
        (["deputy", None, None, None, None], "expected roles that go with"),
        ([None, None, "cook", None, None], "got .*cook"),
        (lambda roles: 0.0, "expected weights from 0 up"),
        (lambda roles: -1.0, "expected weights from 0 up"),
        (lambda roles: float("nan"), "expected weights from 0 up"),
    ],
)
def test_roles_that_cannot_be(roles: Any, says: str) -> None:
    game = new_game({"players": 5, "roles": ["outlaw", "sheriff", "deputy", "outlaw", "renegade"]}, 1)
    with pytest.raises(RedealError, match=says):
        game.redeal(0, Random(1), roles)


@pytest.mark.parametrize("seat", [-1, 5, None, "0", True])
def test_a_seat_that_is_not_there(seat: Any) -> None:
    for game in ("bang", "dice"):
        with pytest.raises(RedealError, match="expected a seat from 0 to 4"):
            new_game({"game": game, "players": 5}, 1).redeal(seat, Random(1))


def test_roles_given_in_the_setup_say_which_there_are_and_not_where() -> None:
    """A setup with other roles than the rules' is agreed on; who has which stays a secret in the redealt game too."""
    game = new_game({"players": 4, "roles": ["sheriff", "outlaw", "outlaw", "outlaw"]}, 1)
    assert game.redeal(0, Random(1)).state.roles == ("sheriff", "outlaw", "outlaw", "outlaw")
    mixed = new_game({"players": 4, "roles": ["sheriff", "outlaw", "deputy", "renegade"], "rotate": 1}, 1)
    for i in range(20):
        twin = mixed.redeal(1, Random(i))
        assert twin.setup["roles"] == list(twin.state.roles)
        assert "rotate" not in twin.setup
    assert mixed.setup["roles"] == ["sheriff", "outlaw", "deputy", "renegade"]


def test_a_game_that_keeps_nothing_of_what_was_seen() -> None:
    game = new_game({"players": 4}, 1, record=False)
    with pytest.raises(RedealError, match=r"knowledge=True"):
        game.redeal(0, Random(1))


# --- the future


def test_the_future_is_made_of_the_callers_chance() -> None:
    game = new_game({"players": 4}, "secret")
    twin = game.redeal(0, Random(1))
    assert isinstance(twin.chance, Playout)
    assert twin.seed != game.seed
    assert game.redeal(0, Random(1)).save() == twin.save()
    assert game.redeal(0, Random(2)).seed != twin.seed


# --- the dice game


def test_special_roles_are_dealt_as_at_the_start() -> None:
    """By hand: two of the six outlaws' cards and one of the renegade's four, in any order."""
    setup = {"game": "dice", "players": 4, "sets": ["special_roles"], "options": {"deal_roles": "mixed"}, "sheriff": 0}
    game = new_game(setup, 1)
    outlaws = ["Gambler", "Bad", "Ugly", "", "", ""]
    renegades = ["Devil's Right Hand", "Devil's Left Hand", "", ""]
    expected = Counter[tuple[tuple[str, str], ...]]()
    for first, second in permutations(outlaws, 2):
        for third in renegades:
            cards = [("outlaw", first), ("outlaw", second)]
            for at in range(3):
                expected[(*cards[:at], ("renegade", third), *cards[at:])] += 1
    rng = Random(9)

    def held() -> tuple[tuple[str, str], ...]:
        s = game.redeal(0, rng).state
        return tuple(zip(s.roles[1:], s.specials[1:], strict=True))

    found = drawn(held, 2200)
    assert len(found) == len(expected)
    fits(found, expected)


def moment(*seats: str) -> Game:
    """The Doctor may interrupt the throw of seat 0."""
    game = Table(*seats, sets=("special_roles",)).start("arrow arrow beer beer beer").game
    assert pending(game).moment
    return game


FIVE = ("sheriff: Paul Regret", "Doctor: Rose Doolan", "outlaw: Suzy Lafayette", "outlaw: Jourdonnais")


def test_who_interrupts_holds_the_role_and_may_be_anybody() -> None:
    game = moment(*FIVE, "renegade: Slab the Killer")
    rng = Random(8)
    twins = [game.redeal(2, rng) for _ in range(600)]
    assert all(pending(twin).moment and twin.state.specials[pending(twin).who] == "Doctor" for twin in twins)
    evenly(Counter(pending(twin).who for twin in twins), 3)
    assert game.redeal(1, rng).ask == game.ask


def test_a_special_role_may_be_given() -> None:
    game = moment(*FIVE, "renegade: Slab the Killer")
    twin = game.redeal(2, Random(1), [None, None, None, None, "Doctor"])
    assert (twin.state.roles[4], twin.state.specials[4]) == ("deputy", "Doctor")
    with pytest.raises(RedealError, match="'turn_die' can be asked"):
        game.redeal(2, Random(1), [None, None, None, None, "Judge"])
    with pytest.raises(RedealError, match="expected a role that seat 2 can hold, got 'Ugly'"):
        game.redeal(2, Random(1), [None, None, "Ugly", None, None])


def test_a_special_role_given_to_another_seat_is_not_drawn_again() -> None:
    """The seat that throws by hand is the Good or the Ugly: 1 of 3 deputies' cards, or 1 of 2 outlaws' without Bad."""
    seats = ("sheriff: Paul Regret", "Ugly: Rose Doolan", "Bad: Suzy Lafayette", "Doctor: Jourdonnais")
    game = Table(*seats, "renegade: Slab the Killer", sets=("special_roles",), turn=1).start().game
    game.setup = game.setup | {"options": {"deal_roles": "special"}}
    assert (pending(game).who, pending(game).why) == (1, "throw")
    rng, roles = Random(7), [None, None, "Bad", None, None]
    found = drawn(lambda: game.redeal(0, rng, roles).state.specials[1], 1200)
    fits(found, {"Good": 1 / 3, "Ugly": 1 / 2})


def bids_of(game: Game) -> tuple[int, ...]:
    """Return the answers given at the pending interruption."""
    step = game.stack[-1]
    assert isinstance(step, Moment)
    return step.bids


def test_answers_of_others_at_a_moment_stay_secret() -> None:
    """The Doctor has answered, the Gambler is asked next; others imagine either answer and any holder."""
    game = (
        Table(*FIVE[:3], "Gambler: Jourdonnais", "renegade: Slab the Killer", sets=("special_roles",))
        .start("dynamite dynamite dynamite beer beer")
        .game
    )
    assert pending(game).why == "turn_die"
    game.apply(pending(game).options[0])
    assert pending(game).why == "again"
    rng = Random(5)
    bids = [bids_of(twin)[0] for twin in (game.redeal(2, rng) for _ in range(400))]
    yes = sum(bid != 0 for bid in bids) / 400
    assert 0.05 < yes < 0.3  # three in five hold a deputy's card as the Doctor ... and half of them say yes
    assert bids_of(game.redeal(1, rng)) == bids_of(game)


def test_every_special_role_has_its_plain_one() -> None:
    game = new_game({"game": "dice", "players": 8, "sets": ["special_roles"]}, 2)
    for i in range(50):
        s = game.redeal(3, Random(i)).state
        held = [special for special in s.specials if special]
        assert len(set(held)) == len(held)
        assert all(SPECIAL[x] == role for role, x in zip(s.roles, s.specials, strict=True) if x)
