"""Knowledge of cards that moved: the seats that saw a card know its place, the other seats do not. One test per way."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from boomtown.card.cards import KIND, SUIT
from boomtown.card.game import Bang
from boomtown.card.knowledge import knowledge
from boomtown.card.knowledge.beliefs import Trail
from boomtown.card.knowledge.knowledge import NOTHING
from boomtown.card.sets.paid_shot import PayShot
from boomtown.games import Game, load_game
from tests.card.position import DODGE, FIST, NOON, Position, four, pending, seat
from tests.redeal.assertions import evenly, fits, looks_alike

A, B, C, D = range(4)
BONUS = ("bonus",)


def place(game: Bang, card: int) -> tuple[str, int]:
    """Return the place of a card: a hand, a position of the deck from the bottom, or a public zone."""
    s = game.state
    for p, hand in enumerate(s.hands):
        if card in hand:
            return "hand", p
    if card in s.deck:
        return "deck", s.deck.index(card)
    return ("looking", 0) if card in s.looking else ("open", 0)


def knows(game: Bang, by: int, card: int) -> bool:
    """Return True if every game that the seat may imagine has the card in its true place."""
    rng = Random(card)
    return {place(game.redeal(by, rng), card) for _ in range(40)} == {place(game, card)}


def knowers(p: Position, name: str) -> set[int]:
    card = p.card(name)
    return {seat for seat in range(4) if knows(p.game, seat, card)}


EVERYBODY = {A, B, C, D}


def test_cards_drawn_are_known_to_who_draws() -> None:
    p = four("Stagecoach", deck="Saloon, Gatling").do("A: play Stagecoach")
    assert knowers(p, "Saloon") == {A}
    assert p.game.state.knowledge is NOTHING


def test_general_store() -> None:
    p = four("General Store", deck="Saloon, Gatling, Duel, Jail").do("A: play General Store", "A: choose Duel")
    assert knowers(p, "Duel") == EVERYBODY


def test_a_card_taken_from_the_table() -> None:
    p = four("Panic!", tables=("", "Barrel QS", "", "")).do("A: play Panic! on B's Barrel")
    assert knowers(p, "Barrel QS") == EVERYBODY


def test_a_card_taken_from_a_hand() -> None:
    p = four("Panic!", "Saloon").do("A: play Panic! on B's hand")
    assert knowers(p, "Saloon") == {A, B}


def test_el_gringo() -> None:
    p = four("BANG!, Gatling", "", characters=("Willy the Kid", "El Gringo")).do("A: play BANG! on B")
    assert knowers(p, "Gatling") == {A, B}


def test_jesse_jones() -> None:
    p = four("", "Gatling", characters=("Jesse Jones",), phase="draw").do("A: draw from B's hand")
    assert knowers(p, "Gatling") == {A, B}


def test_pedro_ramirez() -> None:
    p = four(characters=("Pedro Ramirez",), phase="draw", discard="Saloon").do("A: draw from discard")
    assert knowers(p, "Saloon") == EVERYBODY


def test_emiliano() -> None:
    p = four("BANG!", "Missed! 2S", characters=("Emiliano",), sets=BONUS).do("A: play BANG! on B", "B: play Missed!")
    assert p.card("Missed! 2S") in p.hand("A")
    assert knowers(p, "Missed! 2S") == EVERYBODY


def test_black_jack_shows_his_second_card() -> None:
    p = four(characters=("Black Jack",), phase="start", deck="Jail, Beer 6H, Duel")
    assert knowers(p, "Beer 6H") == EVERYBODY
    assert knowers(p, "Jail") == {A}


def test_law_of_the_west_shows_the_second_card() -> None:
    p = four(turn="D", sets=FIST, event="Law of the West", events="", deck="Missed! 2S, Beer 6H").do("D: end turn")
    assert knowers(p, "Beer 6H") == EVERYBODY
    assert knowers(p, "Missed! 2S") == {A}


def kit(**more: Any) -> Position:
    p = four(characters=("Kit Carlson",), phase="draw", deck="Saloon, Dynamite, Gatling", **more)
    return p.do("A: use Kit Carlson")


def test_kit_carlson_knows_what_he_puts_back() -> None:
    p = kit()
    assert {knowers(p, name) == {A} for name in ("Saloon", "Dynamite", "Gatling")} == {True}
    p.do("A: choose Saloon", "A: choose Gatling")
    assert knowers(p, "Dynamite") == {A}
    assert place(p.game, p.card("Dynamite"))[0] == "deck"


def test_a_known_card_is_known_in_the_hand_of_who_draws_it() -> None:
    p = kit().do("A: choose Saloon", "A: choose Gatling", "A: end turn")
    assert p.card("Dynamite") in p.hand("B")
    assert knowers(p, "Dynamite") == {A, B}


def test_claus_gives() -> None:
    names = "Saloon, Gatling, Duel, Jail, Dynamite"
    p = four(characters=("Claus the Saint",), sets=BONUS, phase="start", deck=names)
    p.do("A: choose Duel")
    assert p.card("Duel") in p.hand("B")
    assert knowers(p, "Duel") == {A, B}


def mine(**more: Any) -> Position:
    p = four("Jail", turn="D", sets=FIST, event="Abandoned Mine", events="", more=({"life": 2}, {}, {}, {}), **more)
    return p.do("D: end turn")


def test_abandoned_mine_draws_open_cards() -> None:
    p = mine(discard="Saloon, Gatling")
    assert p.card("Saloon") in p.hand("A")
    assert knowers(p, "Saloon") == EVERYBODY


def test_abandoned_mine_buries_unseen() -> None:
    p = mine(discard="Saloon, Gatling").do("A: end turn", "A: discard Jail")
    assert place(p.game, p.card("Jail"))[0] == "deck" or p.card("Jail") in p.hand("B")
    assert knowers(p, "Jail") - {B} == {A}


def test_who_knew_the_cards_of_a_hand_doubts_what_was_buried() -> None:
    """Every seat knows Saloon and Gatling in a hand of three cards; then one of the three is put on the deck."""
    p = mine(discard="Saloon, Gatling").do("A: end turn")
    p.do("A: discard Saloon")
    saloon, gatling = p.card("Saloon"), p.card("Gatling")
    places = [{place(p.game.redeal(by, Random(i)), c) for i in range(80)} for by in (C, D) for c in (saloon, gatling)]
    assert all(len(found) == 2 for found in places)  # in A's hand, or on the deck (or drawn from there)
    assert knows(p.game, A, saloon)


def test_a_card_of_an_older_shuffle_that_may_be_on_the_deck_is_not_lost_when_others_imagine() -> None:
    """C doubts which known cards were buried; D imagines what C imagined, and knows nothing of it."""
    mine_of: dict[str, Any] = {"event": "Abandoned Mine", "events": "", "discard": "Saloon, Gatling"}
    p = four("Jail, Duel, Beer 6H", turn="D", sets=FIST, more=({"life": 2}, {}, {}, {}), **mine_of).do("D: end turn")
    knowledge.note_shuffle(p.game.state)  # the deck is of another shuffle than the hands
    p.do("A: end turn", "A: discard Saloon", "A: discard Jail", "A: discard Duel")
    assert in_doubt(p) >= {C, D}
    assert place(p.game, p.card("Saloon"))[0] == "deck"
    for i in range(20):
        looks_alike(p.game.redeal(C, Random(i)), D, Random(i))


def test_peyote() -> None:
    p = four(turn="D", sets=FIST, event="Peyote", events="", deck="Saloon, Duel 8C").do("D: end turn", "A: choose red")
    assert knowers(p, "Saloon") == EVERYBODY


def test_vulture_sam_and_who_lost_the_cards() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "BANG!"),
        seat("outlaw", "Rose Doolan", "Saloon, Duel", "Scope", life=1),
        seat("outlaw", "Vulture Sam"),
        seat("renegade", "Paul Regret"),
    ).do("A: play BANG! on B")
    assert knowers(p, "Saloon") == {B, C}
    assert knowers(p, "Scope") == EVERYBODY


# --- doubt


def doubt() -> Position:
    """Every seat knows the Barrel in the hand of B, who has two more cards; then C takes one at random."""
    p = four("", "Duel, Jail", "", "Saloon", tables=("", "", "Barrel QS", ""))
    g = p.game
    g.take(B, C, p.card("Barrel QS"), "Panic!")
    g.take(C, B, p.card("Jail"), "Panic!", "random")
    return p


def in_doubt(p: Position) -> set[int]:
    return {seat for seat in range(4) if len(p.game.state.knowledge.belief(seat)) > 1}


def held_by(p: Position, by: int, name: str, times: int = 300) -> dict[int, float]:
    """Count the hands that hold the card in games imagined by the seat."""
    card, rng = p.card(name), Random(7)
    found = [place(p.game.redeal(by, rng), card) for _ in range(times)]
    assert {zone for zone, _ in found} == {"hand"}
    return {p: sum(at == p for _, at in found) / times for p in {at for _, at in found}}


def test_a_card_taken_at_random_may_be_the_known_one() -> None:
    p = doubt()
    assert knows(p.game, B, p.card("Barrel QS"))
    assert knows(p.game, C, p.card("Barrel QS"))
    for by in (A, D):
        found = held_by(p, by, "Barrel QS")
        assert set(found) == {B, C}
        assert abs(found[C] - 1 / 3) < 0.1


def test_a_doubt_survives_a_save() -> None:
    p = doubt()
    again = load_game(p.game.save())
    assert in_doubt(p) == {A, D}
    assert again.save() == p.game.save()
    assert again.redeal(A, Random(3)).save() == p.game.redeal(A, Random(3)).save()


def test_who_has_given_up_has_so_after_a_load() -> None:
    """A seat that had too many worlds to follow does not resume following them in a loaded game only."""
    game = doubt().game
    state = game.state
    state.knowledge = knowledge.Knowledge({}, (), 0, 0b11, Trail(None, None, {0: (), 1: ()}))
    twin = load_game(game.save())
    assert isinstance(twin, Bang)
    assert twin.state.knowledge.doubting == 0b11
    for one in (game, twin):
        one.gain(2, one.state.deck.pop())
    assert twin.save()["state"] == game.save()["state"]


def test_an_old_save_knows_nothing() -> None:
    data = doubt().game.save()
    del data["state"]["known"]
    assert load_game(data).state.knowledge is NOTHING


def test_a_doubt_ends_when_the_card_is_seen() -> None:
    p = doubt()
    p.game.throw(B, p.card("Barrel QS"), "limit")
    assert not in_doubt(p)


def test_a_doubt_ends_when_the_hand_it_may_be_in_is_gone() -> None:
    p = doubt()
    p.game.throw(C, p.card("Jail"), "limit")
    assert not in_doubt(p)
    assert held_by(p, A, "Barrel QS") == {B: 1.0}


def test_a_second_card_at_random_doubts_further() -> None:
    p = doubt()
    p.game.take(A, C, p.card("Jail"), "Panic!", "random")  # the only one: A sees it, D does not
    assert A not in in_doubt(p)
    assert held_by(p, A, "Barrel QS") == {B: 1.0}
    found = held_by(p, D, "Barrel QS")
    assert set(found) == {A, B}
    assert abs(found[A] - 1 / 3) < 0.1


def test_a_random_card_that_is_discarded_is_seen() -> None:
    p = four("Cat Balou", "Duel, Jail", tables=("", "", "Barrel QS", ""))
    p.game.take(B, C, p.card("Barrel QS"), "Panic!")
    p.do("A: play Cat Balou on B's hand")
    assert not in_doubt(p)


def test_one_card_alone_leaves_no_doubt() -> None:
    p = four("", "", tables=("", "", "Barrel QS", ""))
    p.game.take(B, C, p.card("Barrel QS"), "Panic!")
    p.game.take(D, B, p.card("Barrel QS"), "Panic!", "random")
    assert knowers(p, "Barrel QS") == EVERYBODY


# --- shuffles


def shuffled() -> Position:
    """The deck ran out: discards are the new deck, hands are the cards that were in them. B knows the Jail of A."""
    p = four("Stagecoach, Jail", "Beer 6H", "Duel", "BANG! AS", deck="Saloon, Gatling", discard="Panic! JH, Beer 7H")
    g = p.game
    g.take(A, B, p.card("Beer 6H"), "Panic!")
    gone = g.state.deck[:-2]
    g.state.deck = g.state.deck[-2:]
    g.drop(*gone)
    return p.do("A: play Stagecoach")


def test_a_shuffle_ends_what_was_known_of_the_deck_alone() -> None:
    p = shuffled()
    s = p.game.state
    assert s.knowledge.epochs == 1
    assert knows(p.game, B, p.card("Beer 6H"))
    assert not any(card in s.knowledge.seen for card in s.deck)


def test_cards_in_hands_are_not_in_the_new_deck() -> None:
    """Every seat has seen which cards were shuffled: cards held in hands at that time are still in the hands."""
    p = shuffled()
    for by in range(4):
        for name in ("Duel", "BANG! AS", "Saloon", "Jail"):
            found = held_by(p, by, name, 60)
            assert by not in found or found == {by: 1.0}
    assert {place(p.game.redeal(B, Random(i)), p.card("Panic! JH"))[0] for i in range(20)} == {"deck"}


def test_a_card_at_random_out_of_old_and_new_ones() -> None:
    """C takes from A, who holds old cards and a new one: B and D do not know which kind moved."""
    p = shuffled()
    g = p.game
    new = g.state.deck[-1]
    g.draw(A, 1, "Beer")
    assert new in p.hand("A")
    g.take(C, A, p.card("Jail"), "Panic!", "random")
    size = len(p.hand("A")) + 1
    rng = Random(5)
    times = 600
    went = sum(g.state.knowledge.of(g.redeal(D, rng).state.hands[C][i]) == 1 for _ in range(times) for i in range(2))
    assert abs(went / times - 1 / size) < 0.06
    assert len(g.redeal(B, rng).state.knowledge.belief(B)) > 1


def test_under_thirst_kit_knows_the_two_he_puts_back() -> None:
    p = four(turn="D", sets=NOON, event="Thirst", events="", characters=("Kit Carlson",), deck="Saloon, Duel, Gatling")
    p.do("D: end turn", "A: use Kit Carlson", "A: choose Duel")
    assert knowers(p, "Gatling") == {A}
    assert knowers(p, "Saloon") == {A}


def test_what_goes_back_keeps_its_order_for_who_knew_it() -> None:
    """Vera Custer knows two of the three cards Kit Carlson looks at. Cards returned to the deck keep their order."""
    p = four(
        turn="D", sets=(*DODGE, *NOON), event="Thirst", events="", characters=("Vera Custer", "Kit Carlson"),
        deck="Jail, Saloon, Duel, Gatling",
    )  # fmt: skip
    p.do("D: end turn", "A: choose B", "A: use Kit Carlson", "A: choose Jail", "A: end turn", "B: use Kit Carlson")
    saloon, duel, gatling = (p.card(name) for name in ("Saloon", "Duel", "Gatling"))
    assert p.game.state.looking == [saloon, duel, gatling]
    rng, known = Random(3), (saloon, duel)
    looked = [p.game.redeal(A, rng).state.looking for _ in range(40)]
    assert {tuple(cards[:2]) for cards in looked} == {known}
    assert len({cards[2] for cards in looked}) > 5  # she has not seen the third one
    p.do("B: choose Duel")
    assert p.game.state.deck[-2:] == [gatling, saloon]
    decks = [p.game.redeal(A, rng).state.deck for _ in range(600)]
    tops = Counter(tuple(card if card in known else None for card in deck[:-3:-1]) for deck in decks)
    assert set(tops) == {(duel, None), (saloon, None), known}  # Kit Carlson has kept the first, the second or the third
    evenly(tops, 3)


def test_an_old_card_on_a_new_deck() -> None:
    """Kit Carlson looks at the last card and the first two of the new deck, and puts the old one back."""
    p = four(characters=("Kit Carlson",), phase="draw", deck="Saloon", discard="Duel, Jail, Beer 6H, Panic! JH")
    s = p.game.state
    gone, s.deck = s.deck[:-1], s.deck[-1:]
    p.game.drop(*gone)
    p.do("A: use Kit Carlson")
    p.do(*[f"A: choose {KIND[card]}" for card in s.looking[1:]])
    saloon = p.card("Saloon")
    assert s.deck[-1] == saloon
    known = p.game.state.knowledge
    assert known.epochs == 1
    rng = Random(2)
    for by in (B, C, D):
        # One time in three it is the old card, and the Saloon is the only one that this can be
        twins = [looks_alike(p.game, by, rng) for _ in range(300)]
        tops = Counter(twin.state.deck[-1] for twin in twins)
        assert {card for card in tops if known.of(card) == 0} == {saloon}
        fits(Counter(card == saloon for card in tops.elements()), {True: 1, False: 2})
        old = next(twin for twin in twins if twin.state.deck[-1] == saloon)
        assert saloon in {old.redeal(by, rng).state.deck[-1] for _ in range(30)}


def named_card(game: Game) -> int:
    """Return the card named first for the shot being paid, -1 if none."""
    step = game.stack[-1]
    assert isinstance(step, PayShot)
    return step.first


def test_a_price_named_card_by_card_stays_secret() -> None:
    """Doc Holyday has named one of two cards; others imagine any two."""
    p = four("Duel, Beer 6H, Jail", characters=("Doc Holyday",), sets=DODGE).do("A: use Doc Holyday on B")
    first = {named_card(p.game.redeal(B, Random(i))) for i in range(60)}
    assert first == {-1}
    p.game.apply(pending(p.game).options[0])
    twins = [p.game.redeal(B, Random(i)) for i in range(60)]
    assert all(named_card(twin) in twin.state.hands[A] for twin in twins)
    assert len({named_card(twin) for twin in twins}) > 20
    assert p.game.redeal(A, Random(1)).stack[-1] == p.game.stack[-1]


def test_who_holds_the_answer_of_a_moment_when_the_victim_has_more_cards() -> None:
    """Hands that bring the moment about are rare; the victim's are tried in vain, and leave nothing behind."""
    p = four(
        "BANG! 2C",
        "",
        "Saved!",
        "Barrel QS, Scope, Mustang 8H",
        characters=("Willy the Kid", "Rose Doolan", "Slab the Killer", "Bart Cassidy"),
        more=({}, {}, {}, {"life": 1}),
        sets=("valley_of_shadows",),
    ).do("A: play BANG! 2C on D", "D: pass")
    assert p.game.ask is not None
    assert p.game.ask.moment
    for i in range(60):
        twin = looks_alike(p.game, A, Random(i))
        assert pending(twin).who == C
        assert twin.state.life == p.game.state.life


def last_stop(hand: str, stations: list[str]) -> Position:
    """A must take a wagon at the end of the line, and has a choice of two."""
    p = Position(
        seat("sheriff", "Willy the Kid", hand),
        seat("outlaw", "Rose Doolan"),
        seat("outlaw", "Slab the Killer"),
        seat("renegade", "Bart Cassidy"),
        sets=("great_train_robbery",),
        more={
            "stations": ["Dodgeville", *stations],
            "train": {"engine": "Leland", "at": 4, "cars": ["Caboose", "Dining Car", "Mail Car"]},
        },
    ).do("A: use Leland")
    assert p.game.ask is not None
    assert (p.game.ask.why, len(p.game.ask.options)) == ("board", 2)
    return p


def test_what_a_rare_card_pays_for_is_offered_in_every_imagined_game() -> None:
    """A BANG! of clubs pays at two stations; what is on offer there is no card of the hand."""
    p = last_stop("BANG! 6C", ["Boom Town", "St. Francis", "Callico"])
    for i in range(60):
        (card,) = looks_alike(p.game, B, Random(i)).state.hands[A]
        assert (KIND[card], SUIT[card]) == ("BANG!", "clubs")


def test_what_two_rare_cards_pay_for_is_offered_in_every_imagined_game() -> None:
    """Each of them pays at one station."""
    p = last_stop("Panic! JH, Beer 6H", ["Boom Town", "Silverado", "Callico"])
    for i in range(60):
        kinds = {KIND[card] for card in looks_alike(p.game, B, Random(i)).state.hands[A]}
        paid = [kinds & {"BANG!"}, kinds & {"Beer"}, kinds & {"Panic!", "Cat Balou"}]
        assert sum(map(bool, paid)) == 2
