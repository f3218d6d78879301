"""Oracle of The Great Train Robbery, derived from the rulebook: wagons, fares, the free move, uses of wagons."""

from __future__ import annotations

from boomtown.card.cards import KIND, KINDS, RANK, SUIT
from boomtown.card.state import State

SUITS = {"Cripple Crack": "spades", "Oathman": "diamonds", "Santa Fe": "hearts", "St. Francis": "clubs"}
NAMED = {
    "Boom Town": ("BANG!",),
    "Dodgeville": ("Missed!",),
    "Silverado": ("Beer",),
    "Callico": ("Panic!", "Cat Balou"),
}
RANKED = {"Fort Woth": range(10, 15), "Yooma": range(2, 10)}
AT_ONCE = {"Cattle Truck", "Circus Wagon", "Lounge Car", "Mail Car"}  # usable at any time in phase 2


class TrainOracle:
    """Rules applied to one table, as a player would apply them with the rulebook at hand."""

    def __init__(self, state: State) -> None:
        self.s = state
        self.at = self.s.kept("train_at")[0]
        self.event = self.s.course.event

    def ability(self, who: int, name: str) -> bool:
        s = self.s
        return self.event != "Hangover" and name in (s.characters[who], *s.lent[who])

    def works(self, who: int) -> bool:
        """Return True if cards in front of the seat have an effect."""
        belle = who != self.s.turn and self.s.alive[self.s.turn] and self.ability(self.s.turn, "Belle Star")
        return self.event != "Lasso" and not belle

    def pairs(self, at: int) -> dict[int, int]:
        """Return the station above each wagon.

        The wagon k places behind the locomotive is under station (position - k). [2.2]
        """
        stations, found = self.s.zone("stations"), {}
        for k, wagon in enumerate(self.s.zone("train"), 1):
            if 1 <= at - k <= len(stations):
                found[wagon] = stations[at - k - 1]
        return found

    def is_a(self, who: int, card: int, names: tuple[str, ...]) -> bool:
        """Return True if `who` may use the card as one of these kinds. [4.5]"""
        if KIND[card] in names:
            return True
        if card not in self.s.hands[who]:
            return False
        janet, kind = self.ability(who, "Calamity Janet"), KIND[card]
        if "BANG!" in names:
            return (janet and kind == "Missed!") or self.ability(who, "Annie Versary")
        return "Missed!" in names and ((janet and kind == "BANG!") or self.ability(who, "Elena Fuente"))

    def pays(self, who: int, station: str, card: int) -> bool:
        """Return True if the card may pay for the wagon at this station. [10]"""
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
        """Return the wagons that can be used at any time in phase 2."""
        return {KIND[c] for c in self.s.tables[who] if KIND[c] in AT_ONCE} if self.works(who) else set()
