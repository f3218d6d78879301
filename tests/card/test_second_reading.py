"""What may be played, derived from the rules a second time and without the engine's index, at every decision of random
play: base and bonus sets.
"""

from __future__ import annotations

from random import Random

import pytest

from boomtown.card import codes
from boomtown.card.cards import KIND, NAMES
from boomtown.card.state import State
from boomtown.games import END, new_game

RANGES = {"Volcanic": 1, "Schofield": 2, "Remington": 3, "Rev. Carabine": 4, "Winchester": 5}
ON_OWN_TABLE = {"Barrel", "Mustang", "Scope", "Dynamite", *RANGES}

Play = tuple[int, str, int, int]  # card, played as, target seat or -1, the target's card (-1 a random one, -2 none)


def in_play(s: State, seat: int) -> list[str]:
    return [KIND[c] for c in s.tables[seat]]


def in_game(s: State) -> list[int]:
    return [p for p in range(s.n) if s.alive[p]]


def distance(s: State, a: int, b: int) -> int:
    """Core 6.1, 6.2, 6.6."""
    if a == b:
        return 0
    seats = in_game(s)
    gap = abs(seats.index(a) - seats.index(b))
    farther = ("Mustang" in in_play(s, b)) + (s.characters[b] == "Paul Regret")
    nearer = ("Scope" in in_play(s, a)) + (s.characters[a] == "Rose Doolan")
    return max(1, min(gap, len(seats) - gap) + farther - nearer)


def is_bang(s: State, me: int, card: int) -> bool:
    """Whether `me` may use the card as a BANG! card."""
    janet = s.characters[me] == "Calamity Janet" and KIND[card] == "Missed!"
    return KIND[card] == "BANG!" or janet or s.characters[me] == "Annie Versary"


def shots(s: State, me: int, card: int) -> set[Play]:
    table = in_play(s, me)
    if s.bangs and "Volcanic" not in table and s.characters[me] != "Willy the Kid":
        return set()
    reach = next((RANGES[k] for k in table if k in RANGES), 1)
    return {(card, "BANG!", p, -2) for p in in_game(s) if distance(s, me, p) <= reach}


def by_itself(s: State, me: int, card: int) -> set[Play]:
    """The card played as what it is, BANG! and Missed! aside."""
    name, seats = KIND[card], in_game(s)
    if name in ("Panic!", "Cat Balou"):
        near = [p for p in seats if name == "Cat Balou" or distance(s, me, p) <= 1]
        hands = {(card, name, p, -1) for p in near if set(s.hands[p]) - {card}}
        return hands | {(card, name, p, c) for p in near for c in s.tables[p]}
    if name == "Duel":
        return {(card, name, p, -2) for p in seats if p != me}
    if name == "Jail":
        return {(card, name, p, -2) for p in seats if s.roles[p] != "sheriff" and "Jail" not in in_play(s, p)}
    if name in ON_OWN_TABLE and name in in_play(s, me):
        return set()
    return {(card, name, -1, -2)}


def legal_plays(s: State, me: int) -> set[Play]:
    plays: set[Play] = set()
    for card in s.hands[me]:
        if is_bang(s, me, card):
            plays |= shots(s, me, card)
        if KIND[card] not in ("BANG!", "Missed!"):
            plays |= by_itself(s, me, card)
        if s.characters[me] == "Uncle Will" and "Uncle Will" not in s.used:
            plays.add((card, "General Store", -1, -2))
    return plays


def legal_answers(s: State, me: int, why: str) -> set[int]:
    """The cards of the hand that answer a shot, Indians! or a Duel."""
    if why == "shot":
        janet = s.characters[me] == "Calamity Janet"
        return {c for c in s.hands[me] if KIND[c] == "Missed!" or (janet and KIND[c] == "BANG!")}
    return {c for c in s.hands[me] if is_bang(s, me, c)}


def rescue_suffices(s: State, me: int) -> bool:
    """Core 12.3 to 12.5."""
    hand = s.hands[me]
    beers = sum(KIND[c] == "Beer" for c in hand) if len(in_game(s)) > 2 else 0
    pairs = (len(hand) - beers) // 2 if s.characters[me] == "Sid Ketchum" else 0
    return s.life[me] + beers + pairs > 0


@pytest.mark.parametrize("sets", [[], ["bonus"]], ids=["base", "bonus"])
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_the_engine_offers_what_the_rules_allow(players: int, sets: list[str]) -> None:
    rnd = Random(players)
    for seed in range(5):
        game = new_game({"game": "bang", "players": players, "sets": sets}, f"second reading {seed}")
        while game.ask is not None:
            s, ask = game.state, game.ask
            cards = [o for o in ask.options if o >= 0 and codes.card_of(o) >= 0]
            if ask.why == "play":
                plays = [o for o in cards if codes.verb_of(o) == codes.PLAY]
                names = [KIND[codes.card_of(o)] if codes.name_of(o) < 0 else NAMES[codes.name_of(o)] for o in plays]
                found = [
                    (codes.card_of(o), name, codes.seat_of(o), codes.of_of(o))
                    for o, name in zip(plays, names, strict=True)
                ]
                assert sorted(found) == sorted(legal_plays(s, ask.who))
                assert ask.options[-1] == END
            elif ask.why in ("shot", "indians", "duel"):
                found = {codes.card_of(o) for o in cards if codes.verb_of(o) != codes.USE}
                assert found == legal_answers(s, ask.who, ask.why)
            elif ask.why == "rescue":
                assert (len(ask.options) > 1 or ask.options[0] >= 0) == rescue_suffices(s, ask.who)
            game.apply(rnd.choice(ask.options))
