"""The Great Train Robbery read a second time from its rules, without the engine's hooks: at every decision of random
play, which wagons can be had and with what, the free move, what wagons in play may be used for.
"""

from __future__ import annotations

from random import Random

import pytest

from boomtown.card import codes
from boomtown.card.cards import KIND, KINDS, NAMES, RANK, SUIT
from boomtown.games import PASS, new_game

SUITS = {"Cripple Crack": "spades", "Oathman": "diamonds", "Santa Fe": "hearts", "St. Francis": "clubs"}
NAMED = {
    "Boom Town": ("BANG!",),
    "Dodgeville": ("Missed!",),
    "Silverado": ("Beer",),
    "Callico": ("Panic!", "Cat Balou"),
}
RANKED = {"Fort Woth": range(10, 15), "Yooma": range(2, 10)}
AT_ONCE = {"Cattle Truck", "Circus Wagon", "Lounge Car", "Mail Car"}  # used whenever their owner likes


class Reading:
    """The table as a player with the rulebook beside him reads it."""

    def __init__(self, game) -> None:
        self.s = game.state
        self.at = self.s.kept("train_at")[0]
        self.event = self.s.course.event

    def ability(self, who: int, name: str) -> bool:
        s = self.s
        return self.event != "Hangover" and name in (s.characters[who], *s.lent[who])

    def works(self, who: int) -> bool:
        """Whether cards in front of the seat have an effect."""
        belle = who != self.s.turn and self.s.alive[self.s.turn] and self.ability(self.s.turn, "Belle Star")
        return self.event != "Lasso" and not belle

    def pairs(self, at: int) -> dict[int, int]:
        """Section 2.2: the wagon k places behind the locomotive is under station (position - k)."""
        stations, found = self.s.zone("stations"), {}
        for k, wagon in enumerate(self.s.zone("train"), 1):
            if 1 <= at - k <= len(stations):
                found[wagon] = stations[at - k - 1]
        return found

    def is_a(self, who: int, card: int, names: tuple[str, ...]) -> bool:
        """Section 4.5."""
        if KIND[card] in names:
            return True
        if card not in self.s.hands[who]:
            return False
        janet, kind = self.ability(who, "Calamity Janet"), KIND[card]
        if "BANG!" in names:
            return (janet and kind == "Missed!") or self.ability(who, "Annie Versary")
        return "Missed!" in names and ((janet and kind == "BANG!") or self.ability(who, "Elena Fuente"))

    def pays(self, who: int, station: str, card: int) -> bool:
        """Section 10."""
        if station in SUITS:
            suit = {"Blessing": "hearts", "Curse": "spades"}.get(self.event, SUIT[card]) if SUIT[card] else ""
            return suit == SUITS[station]
        if station in NAMED:
            return self.is_a(who, card, NAMED[station])
        if station in RANKED:
            return RANK[card] in RANKED[station]
        if station == "Deathwood":
            return KINDS[KIND[card]].border in ("blue", "wagon", "orange")
        return station == "Virginian City"

    def spendable(self, who: int) -> list[int]:
        s, hand = self.s, self.s.hands[who]
        if self.event == "The Sermon" and who == s.turn:
            hand = [c for c in hand if KIND[c] != "BANG!"]
        return [*hand, *(c for c in s.tables[who] if KINDS[KIND[c]].border != "black")]

    def fare(self, who: int, station: str) -> set[int]:
        return {c for c in self.spendable(who) if self.pays(who, station, c)}

    def can_pay(self, who: int, station: str) -> bool:
        if station == "Tombrock":
            return self.s.life[who] > 1 and who not in self.s.course.ghosts
        return len(self.fare(who, station)) >= (2 if station == "Virginian City" else 1)

    def may_take(self, who: int) -> bool:
        return not self.s.noted.get("taken") or self.ability(who, "Benny Brawler")

    def takes(self, who: int, at: int) -> set[tuple[int, str]]:
        if not self.may_take(who):
            return set()
        return {(w, KIND[st]) for w, st in self.pairs(at).items() if self.can_pay(who, KIND[st])}

    def sancho(self, who: int, at: int) -> bool:
        free = self.ability(who, "Sancho") and "Sancho" not in self.s.used
        return free and self.may_take(who) and bool(self.pairs(at))

    def free_move(self, who: int) -> bool:
        able = self.takes(who, self.at + 1) or self.sancho(who, self.at + 1)
        return not self.s.noted.get("free_move") and bool(able)

    def used(self, who: int) -> set[str]:
        """Wagons that can be used in phase 2 whatever lies elsewhere."""
        return {KIND[c] for c in self.s.tables[who] if KIND[c] in AT_ONCE} if self.works(who) else set()


def agrees(game) -> None:
    ask, reading = game.ask, Reading(game)
    if ask.why not in ("play", "last-stop", "board", "fare"):
        return
    who, options = ask.who, [o for o in ask.options if 0 <= o < codes.UNBIDDEN]
    takes = {(codes.card_of(o), NAMES[codes.name_of(o)]) for o in options if codes.verb_of(o) == codes.TAKE}
    uses = [o for o in options if codes.verb_of(o) == codes.USE]
    duty = "duty" in game.state.noted  # Law of the West keeps a card
    if ask.why == "fare":
        found, read = {codes.card_of(o) for o in options}, reading.fare(who, game.prompt.source)
        assert found == read or (duty and found < read)
        return
    if not duty:
        assert takes == reading.takes(who, reading.at)
    sancho = any(NAMES[codes.name_of(o)] == "Sancho" for o in uses if codes.card_of(o) < 0)
    assert sancho == reading.sancho(who, reading.at)
    if ask.why == "play":
        moves = any(KIND[codes.card_of(o)] in ("Ironhorse", "Leland") for o in uses if codes.card_of(o) >= 0)
        assert duty or moves == reading.free_move(who)
        used = {KIND[codes.card_of(o)] for o in uses if codes.card_of(o) >= 0}
        assert used & AT_ONCE == reading.used(who)
    else:
        assert (PASS in ask.options) == (ask.why == "last-stop")


MIXES = {
    "train": ["great_train_robbery"],
    "dodge": ["bonus", "dodge_city", "great_train_robbery"],
    "events": ["dodge_city", "high_noon", "fistful", "great_train_robbery"],
    "gold": ["dodge_city", "gold_rush", "valley_of_shadows", "great_train_robbery"],
    "all": [
        *("bonus", "dodge_city", "high_noon", "fistful", "gold_rush", "valley_of_shadows", "wild_west_show"),
        "great_train_robbery",
    ],
}


@pytest.mark.parametrize(
    ("players", "mix"), [(n, mix) for mix, sets in MIXES.items() for n in range(4 if len(sets) < 2 else 3, 8)]
)
def test_the_train_offers_what_the_rules_allow(players: int, mix: str) -> None:
    rnd = Random(players)
    for seed in range(4):
        game = new_game({"players": players, "sets": MIXES[mix]}, f"train reading {seed}")
        while game.ask is not None:
            if game.state.phase != "setup":
                agrees(game)
            game.apply(rnd.choice(game.ask.options))
