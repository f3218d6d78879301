"""Oracle of the card game: what may be played, used and answered, derived from the rulebooks.

It shares the state and the card tables with the engine, but none of its hooks and not its index.
"""

from __future__ import annotations

from dataclasses import dataclass

from boomtown.card import codes
from boomtown.card.cards import KIND, NAMES, SUIT
from boomtown.card.state import State
from tests.oracle.card import armed_and_dangerous as armed

RANGES = {
    "Volcanic": 1,
    "Schofield": 2,
    "Remington": 3,
    "Rev. Carabine": 4,
    "Winchester": 5,
    "LeMat": 1,
    "Shotgun": 1,
    **armed.WEAPONS,
}
BLUE = {"Barrel", "Mustang", "Scope", "Hideout", "Binocular", "Dynamite", *RANGES}
GREEN_ANSWERS = {"Bible", "Iron Plate", "Sombrero", "Ten Gallon Hat"}
GREEN_POWERS = {
    *("Canteen", "Can Can", "Conestoga", "Derringer", "Knife"),
    *("Pepperbox", "Buffalo Rifle", "Howitzer", "Pony Express"),
}
ON_OWN_TABLE = BLUE | GREEN_ANSWERS | GREEN_POWERS | (armed.ORANGE - {"Bomb"})
PRICED = {"Brawl", "Rag Time", "Springfield", "Tequila", "Whisky"}
TAKES = {"Panic!", "Cat Balou", "Rag Time", "Can Can", "Conestoga"}  # from a hand or a card in play
BROWN_EQUIPMENT = {"Shot": 1, "Bottle": 2, "Pardner": 2, "Gold Rush (equipment)": 5, "Rhum": 3, "Union Pacific": 4}
BLACK_EQUIPMENT = {
    "Calumet": 3,
    "Gun Belt": 2,
    "Horseshoe": 2,
    "Pickaxe": 4,
    "Wanted": 2,
    "Gold Pan": 3,
    "Boots": 3,
    "Lucky Charm": 3,
    "Rucksack": 3,
}
COST = BROWN_EQUIPMENT | BLACK_EQUIPMENT
ON_A_TABLE = {"Bounty", "Rattlesnake", "Bomb"}  # in front of any player
ONLY_ANSWERS = {"BANG!", "Missed!", "Dodge", "Backfire", "Escape", "Saved!", "Duck!"}  # BANG! has rules of its own
MISSED_CARDS = {"Missed!", "Dodge", "Backfire", "Duck!"}
NEAR = {"Panic!", "Punch", "Derringer", "Knife"}  # at distance 1

Play = tuple[int, str, int, int]  # card, played as, target seat or -1, the target's card (-1 a random one, -2 none)


@dataclass
class Oracle:
    """Rules applied to one table, as a player would apply them with the rulebooks at hand."""

    s: State
    event: str
    show: str  # the show card in force
    plays_next: bool = False  # for the card that is played next (Bell Tower)

    def ability(self, seat: int, name: str) -> bool:
        s = self.s
        works = self.event != "Hangover" and not self.cut_off(seat)
        return works and name in (s.characters[seat], *s.lent[seat])

    def cut_off(self, seat: int) -> bool:
        """Return True if a Big Fifty aims at the seat. [armed_and_dangerous 4.6]"""
        return self.s.noted.get("cut_off", -1) == seat

    def in_play(self, seat: int) -> list[str]:
        """Return the kinds of cards in front of the seat that have an effect."""
        s = self.s
        belle = seat != s.turn and self.ability(s.turn, "Belle Star") and s.alive[s.turn]
        off = self.event == "Lasso" or belle or self.cut_off(seat)
        return [] if off else [KIND[c] for c in s.tables[seat]]

    def seats(self) -> list[int]:
        return [p for p in self.s.seating if self.s.alive[p]]

    def suit(self, card: int) -> str:
        return {"Blessing": "hearts", "Curse": "spades"}.get(self.event, SUIT[card])

    def distance(self, a: int, b: int, hindered: bool = True) -> int:
        """Return the distance from `a` to `b` [core 6.1, 6.2, 6.6; fistful, Ambush].

        If not `hindered`, the cards and the character of `b` do not count.
        """
        if a == b:
            return 0
        if self.plays_next and self.s.noted.get("beside", -1) == a:
            return 1
        seats = self.seats()
        gap = abs(seats.index(a) - seats.index(b))
        steps = 1 if self.event == "Ambush" else min(gap, len(seats) - gap)
        farther = sum(name in self.in_play(b) for name in ("Mustang", "Hideout")) + self.ability(b, "Paul Regret")
        farther *= hindered
        nearer = sum(name in self.in_play(a) for name in ("Scope", "Binocular")) + self.ability(a, "Rose Doolan")
        return max(1, steps + farther - nearer)

    def reach(self, me: int, hindered: bool = True) -> list[int]:
        """Return the seats in the range of the weapon of `me` [core 6.4]."""
        far = next((RANGES[k] for k in self.in_play(me) if k in RANGES), 1)
        return [p for p in self.seats() if self.distance(me, p, hindered) <= far]

    def unmoved(self, seat: int, me: int, card: int) -> bool:
        """Return True for a diamond of another player against Apache Kid or the owner of a Calumet."""
        guard = self.ability(seat, "Apache Kid") or "Calumet" in self.in_play(seat)
        return seat != me and guard and self.suit(card) == "diamonds"

    # --- bans

    def banned(self, me: int, card: int, name: str) -> bool:
        """Return True if an event forbids to play the card as `name`."""
        mine, s = me == self.s.turn, self.s
        if self.event == "The Judge":
            return name in ON_OWN_TABLE | ON_A_TABLE | {"Jail", "Ghost"}
        if self.event == "The Sermon":
            return mine and "BANG!" in (name, KIND[card])
        if self.event == "Handcuffs" and mine and "suit" in s.noted:
            return self.suit(card) != NAMES[s.noted["suit"]]
        return self.event == "The Reverend" and name == "Beer"

    def is_bang(self, me: int, card: int) -> bool:
        """Return True if `me` may use the card as a BANG! card."""
        janet = self.ability(me, "Calamity Janet") and KIND[card] == "Missed!"
        return KIND[card] == "BANG!" or janet or self.ability(me, "Annie Versary")

    def duty(self, me: int) -> int:
        """Return the card that `me` must play and can play, or -1 [fistful, Law of the West]."""
        card = self.s.noted.get("duty", -1)
        if self.event != "Law of the West" or me != self.s.turn or card not in self.s.hands[me]:
            return -1
        return card if any(p[2] != me for p in self.plays_of(me, card)) else -1

    def dodges(self, me: int, play: Play) -> bool:
        """Return True if the duty could not be fulfilled after this play. [fistful, Law of the West 4]"""
        s, (card, name, *_), owed = self.s, play, self.duty(me)
        club = name == "BANG!" and self.suit(card) == "clubs" and self.ability(me, "Black Flower")
        beyond = club and "Black Flower" not in s.used
        counts = name in ("BANG!", "Fanning")
        if owed in (-1, card) or not (counts or (name in ON_OWN_TABLE and name == KIND[owed])):
            return False
        before = s.hands[me], s.tables[me], s.bangs, s.used
        s.hands[me] = [c for c in s.hands[me] if c != card]
        if not counts:
            s.tables[me] = [*s.tables[me], card]
        elif beyond:
            s.used = s.used | {"Black Flower"}
        else:
            s.bangs += 1
        try:
            return self.duty(me) < 0
        finally:
            s.hands[me], s.tables[me], s.bangs, s.used = before

    def price(self, me: int, card: int) -> list[int]:
        """Return the cards that may pay for `card`. The card that must be played pays for no other card."""
        rest = [c for c in self.s.hands[me] if c != card]
        if self.event == "The Sermon" and me == self.s.turn:
            rest = [c for c in rest if KIND[c] != "BANG!"]
        owed = self.s.noted.get("duty", -1)
        return rest if card == owed or self.duty(me) < 0 else [c for c in rest if c != owed]

    # --- phase 2

    def may_bang(self, me: int) -> bool:
        """Return True if the limit of BANG! cards allows one more."""
        unlimited = "Volcanic" in self.in_play(me) or self.ability(me, "Willy the Kid")
        more = self.s.noted.get("more_bangs", 0)
        return unlimited or self.s.bangs < (2 if self.event == "Shootout" else 1) + more

    def shots(self, me: int, card: int) -> set[Play]:
        """Return the ways to play the card as a BANG! card, with the club of Black Flower beyond the limit."""
        extra = self.ability(me, "Black Flower") and "Black Flower" not in self.s.used and self.suit(card) == "clubs"
        serves = self.is_bang(me, card) or "LeMat" in self.in_play(me) or self.show == "Showdown"
        if "Big Fifty" in self.in_play(me) and serves and self.may_bang(me):
            return {(card, "BANG!", p, -2) for p in self.reach(me, hindered=False)}
        return {(card, "BANG!", p, -2) for p in self.reach(me)} if extra or (serves and self.may_bang(me)) else set()

    def fans(self, me: int, card: int) -> set[Play]:
        """Return the ways to play Fanning, with two targets if possible. [valley_of_shadows, Fanning 1 to 3 and 5]"""
        if not self.may_bang(me):
            return set()
        firsts = [p for p in self.reach(me) if p != me]
        pairs = {(p, q) for p in firsts for q in self.seats() if q not in (p, me) and self.distance(p, q) == 1}
        both = {(card, "Fanning", p, codes.SECOND + q) for p, q in pairs}
        return both or {(card, "Fanning", p, -2) for p in firsts}

    def aimed(self, me: int, aim: int) -> set[Play]:
        """Return the BANG! cards that can be played with an Aim."""
        shots = {shot for card in self.s.hands[me] if card != aim for shot in self.shots(me, card)}
        allowed = {p for p in shots if not self.banned(me, p[0], "BANG!") and not self.unmoved(p[2], me, p[0])}
        owed = self.s.noted.get("duty", -1)
        return allowed if owed >= 0 and KIND[owed] == "Aim" else {p for p in allowed if not self.dodges(me, p)}

    def of_later_sets(self, me: int, card: int) -> set[Play] | None:
        """Return the ways to play a card of a later set that has a target or a condition; None for other cards."""
        s, name, seats = self.s, KIND[card], self.seats()
        if name == "Aim":
            return {(card, name, -1, -2)} if self.aimed(me, card) else set()
        if name == "Fanning":
            return self.fans(me, card)
        if name == "Tomahawk":
            return {(card, name, p, -2) for p in seats if self.distance(me, p) <= 2}
        if name in ON_A_TABLE:
            free = [p for p in seats if name not in [KIND[c] for c in s.tables[p]]]
            return {(card, name, p, -2) for p in free} if name != "Bomb" or armed.supply(s) >= 3 else set()
        if name in armed.IN_REACH:
            return {(card, name, p, -2) for p in self.reach(me)}
        if name == "Squaw":
            return {(card, name, p, c) for p in seats for c in self.taken_from(p)}
        if name == "Arrow":
            return {(card, name, p, -2) for p in seats}
        if name == "Ghost":
            return {(card, name, p, -2) for p in range(s.n) if p not in seats}
        return None

    def taking(self, me: int, card: int, name: str, spent: int) -> set[Play]:
        """Return the cards that `card` can take or discard.

        `spent`: cards of the own hand that are paid before it [core 4.4, 4.5].
        """
        s = self.s
        found: set[Play] = set()
        for p in self.seats():
            if name in NEAR and self.distance(me, p) > 1:
                continue
            if len(s.hands[p]) > (spent if p == me else 0):
                found.add((card, name, p, -1))
            found |= {(card, name, p, c) for c in s.tables[p] if c != card and KIND[c] not in BLACK_EQUIPMENT}
        return found

    def by_itself(self, me: int, card: int) -> set[Play]:
        """Return the ways to play the card as what it is, except for BANG! and Missed! effects."""
        s, name, seats = self.s, KIND[card], self.seats()
        if (found := self.of_later_sets(me, card)) is not None:
            return found
        if name in PRICED and not self.price(me, card):
            return set()
        if name in TAKES - GREEN_POWERS:
            return self.taking(me, card, name, 1 + (name in PRICED))
        if name == "Duel":
            return {(card, name, p, -2) for p in seats if p != me}
        if name in ("Springfield", "Tequila", "Punch"):
            return {(card, name, p, -2) for p in seats if name not in NEAR or self.distance(me, p) <= 1}
        if name == "Jail":
            free = [p for p in seats if "Jail" not in [KIND[c] for c in s.tables[p]]]
            return {(card, name, p, -2) for p in free if s.roles[p] != "sheriff"}
        if name == "Brawl" and not any(s.hands[p] or self.taken_from(p) for p in seats if p != me):
            return set()
        if name in ON_OWN_TABLE and name in [KIND[c] for c in s.tables[me]]:
            return set()
        if name in armed.ORANGE and armed.supply(s) < 3:
            return set()
        return {(card, name, -1, -2)}

    def taken_from(self, seat: int) -> list[int]:
        """Return the cards in play of a seat that other players may take [gold_rush, forcing a discard 3]."""
        return [c for c in self.s.tables[seat] if KIND[c] not in BLACK_EQUIPMENT]

    # --- nuggets

    def gold(self, me: int) -> int:
        return self.s.zone("gold")[me] if "gold" in self.s.places else 0

    def purchases(self, me: int) -> set[tuple[int, int]]:
        """Return the cards that `me` may buy, each with its price [gold_rush, buying; Pretty Luzena]."""
        s = self.s
        if "offer" not in s.places:
            return set()
        prices = [0, *([1] if self.ability(me, "Pretty Luzena") and "Pretty Luzena" not in s.used else [])]
        return {
            (card, COST[KIND[card]] - less)
            for card in s.zone("offer")
            for less in prices
            if COST[KIND[card]] - less <= self.gold(me) and self.has_room(me, KIND[card])
        }

    def has_room(self, me: int, name: str) -> bool:
        seats = self.seats() if name == "Wanted" else [me]
        return name in BROWN_EQUIPMENT or any(name not in [KIND[c] for c in self.s.tables[p]] for p in seats)

    def removals(self, me: int) -> set[tuple[int, int]]:
        """Return the black equipment of other players that `me` may force away [gold_rush, forcing a discard]."""
        return {
            (p, card)
            for p in self.seats()
            for card in self.s.tables[p]
            if p != me and KIND[card] in BLACK_EQUIPMENT and COST[KIND[card]] + 1 <= self.gold(me)
        }

    def plays_of(self, me: int, card: int) -> set[Play]:
        plays = self.shots(me, card)
        ringer = self.ability(me, "Der Spot-Burst Ringer") and "Der Spot-Burst Ringer" not in self.s.used
        if ringer and KIND[card] != "Gatling" and (self.is_bang(me, card) or "LeMat" in self.in_play(me)):
            plays.add((card, "Gatling", -1, -2))
        if KIND[card] not in ONLY_ANSWERS:
            plays |= self.by_itself(me, card)
        if "gold" in self.s.places and KIND[card] == "Beer" and not self.banned(me, card, "Beer"):
            plays.add((card, "nugget", -1, -2))
        if self.ability(me, "Uncle Will") and "Uncle Will" not in self.s.used:
            plays.add((card, "General Store", -1, -2))
        allowed = {p for p in plays if not self.banned(me, card, p[1])}
        return {p for p in allowed if p[2] < 0 or not self.unmoved(p[2], me, card) or self.pierces(me, p[1])}

    def pierces(self, me: int, name: str) -> bool:
        """Return True for a BANG! card with a Big Fifty. [armed_and_dangerous 4.7]"""
        return name == "BANG!" and "Big Fifty" in self.in_play(me)

    def plays(self, me: int) -> set[Play]:
        self.plays_next = True
        found = {play for card in self.s.hands[me] for play in self.plays_of(me, card)}
        found = {play for play in found if not self.dodges(me, play)}
        self.plays_next = False
        return found

    def powers(self, me: int) -> set[Play]:
        """Return the cards in play that can be used now, with their targets."""
        s = self.s
        found: set[Play] = set()
        for card in s.tables[me]:
            name = KIND[card]
            if name in self.in_play(me) and self.paid_power(me, name):
                found.add((card, name, -1, -2))
            if name not in GREEN_POWERS or name not in self.in_play(me) or card in s.laid:
                continue
            if name in TAKES:
                found |= self.taking(me, card, name, 0)
            elif name in NEAR:
                found |= {(card, name, p, -2) for p in self.seats() if self.distance(me, p) <= 1}
            elif name in ("Pepperbox", "Buffalo Rifle"):
                found |= {(card, name, p, -2) for p in (self.reach(me) if name == "Pepperbox" else self.seats())}
            else:
                found.add((card, name, -1, -2))
        green = {p for p in found if p[2] < 0 or not self.unmoved(p[2], me, p[0])}
        return green | armed.powers(s, me, self.in_play(me))

    def abilities(self, me: int) -> set[tuple[str, int, int]]:
        """Return the abilities of Armed & Dangerous that can be used in phase 2."""
        s, payable = self.s, len(self.price(me, -1))
        names = [name for name in armed.ABILITIES if self.ability(me, name)]
        return {(name, *at) for name in names for at in armed.abilities(s, me, name, self.reach(me), payable)}

    def paid_power(self, me: int, name: str) -> bool:
        """Return True if `me` can use `name`, a Gold Pan or a Rucksack."""
        s = self.s
        if name == "Gold Pan":
            return self.gold(me) > 0 and s.noted.get(name, 0) < 2
        wounded = s.life[me] < s.max_life[me] and me not in s.course.ghosts
        return name == "Rucksack" and self.gold(me) > 1 and wounded

    def may_end(self, me: int) -> bool:
        return self.duty(me) < 0

    # --- answers

    def missed(self, me: int) -> set[int]:
        """Return the cards of the hand that give a Missed! effect."""
        janet, elena = self.ability(me, "Calamity Janet"), self.ability(me, "Elena Fuente")
        hand = self.s.hands[me]
        found = {c for c in hand if KIND[c] in MISSED_CARDS or elena or (janet and KIND[c] == "BANG!")}
        if self.show == "Showdown":
            found |= {c for c in hand if self.is_bang(me, c)}
        if self.ability(me, "Big Spencer"):
            found = {c for c in found if KIND[c] != "Missed!"}
        return {c for c in found if not self.banned(me, c, "Missed!")}

    def avoids(self, me: int, name: str, pairs: bool) -> set[int]:
        """Return the cards that cancel a card aimed at one player. [valley_of_shadows, Escape and Mick Defender]"""
        found = {c for c in self.s.hands[me] if KIND[c] == "Escape" and not self.banned(me, c, "Escape")}
        if self.ability(me, "Mick Defender") and not pairs:
            found |= {c for c in self.missed(me) if KIND[c] not in ("Dodge", "Duck!")}
        return found

    def tables(self, me: int) -> set[int]:
        """Return the cards in play that may be tried against a shot, including those tried already."""
        s, work = self.s, self.in_play(me)
        return {c for c in s.tables[me] if KIND[c] in work and c not in s.laid and KIND[c] in GREEN_ANSWERS} | {
            c
            for c in s.tables[me]
            if KIND[c] in work and (KIND[c] == "Barrel" or (KIND[c] == "Crate" and s.tokens[c] >= 2))
        }

    def bangs(self, me: int) -> set[int]:
        """Return the cards that answer Indians! or a Duel."""
        if self.event == "The Sermon" and me == self.s.turn:
            return set()
        return {c for c in self.s.hands[me] if self.is_bang(me, c) and c != self.duty(me)}

    def rescue_suffices(self, me: int) -> bool:
        """Return True if `me` can pay for a rescue [core 12.3 to 12.5]."""
        hand = self.s.hands[me]
        heals = len(self.seats()) > 2
        beers = sum(KIND[c] == "Beer" and heals and not self.banned(me, c, "Beer") for c in hand)
        owed = self.duty(me) in hand
        pairs = (len(hand) - beers - owed) // 2 if self.ability(me, "Sid Ketchum") else 0
        bought = self.gold(me) // 2 if "Rucksack" in self.in_play(me) else 0
        return self.s.life[me] + beers * (1 + self.ability(me, "Tequila Joe")) + pairs + bought > 0
