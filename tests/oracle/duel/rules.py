"""Legal options of The Duel, derived from the rules (docs/rules/duel.md) and a player's view.

Cards and characters are compared by name. The engine's tables and steps are not used.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boomtown.games import catalog

Json = dict[str, Any]
# verb, card, played as, aimed at: (seat, place), (seat, "hand"), (seat, "side"), a card in play, what is used or chosen
Choice = tuple[Any, ...]
FACTS = catalog("duel")
KIND = {card["id"]: card["kind"] for card in FACTS["cards"]}
BACK = {card["id"]: card["back"] for card in FACTS["cards"]}
BANGS = {"Carbine", "Colt", "Fanning", "Peacemaker", "Remington", "Schofield", "Shotgun", "Winchester"}
EQUIPMENT = {"Bank", "Barrel", "Pocket Watch", "Dynamite", "Gun Belt", "Hat", "Rattlesnake", "Scope", "Stampede"}
HITS = BANGS | {"Derringer", "Gatling", "Knife"}  # the circled hit symbol
RELOAD = {"Canteen", "Scope", "Pocket Watch", "Stampede"}
ALWAYS = {"Dynamite", "Rattlesnake", "Stampede"}
NO_TARGET = {"Beer", "Gatling", "Indians!", "General Store", "Wagon"}


class Options:
    """The table before the eyes of the seat that is asked."""

    def __init__(self, view: Json) -> None:
        self.view, self.me = view, view["you"]
        self.other = 1 - self.me
        self.hand: list[int] = view["seats"][self.me]["hand"]

    # --- who stands where

    def people(self, seat: int) -> list[Json]:
        return [one for one in self.view["seats"][seat]["people"] if one]

    def front(self, seat: int) -> Json:
        return next(one for one in self.people(seat) if one["front"])

    def behind(self, seat: int) -> Json | None:
        """The character behind the front; none for a lone one."""
        return next((one for one in self.people(seat) if not one["front"]), None)

    def name(self) -> str:
        """Return the leader of my side."""
        return str(self.front(self.me)["character"])

    def has(self, one: Json, kind: str) -> bool:
        return any(KIND[lying["card"]] == kind for lying in one["table"])

    def reloading(self) -> bool:
        """Reload 2."""
        return any(len(self.people(p)) == 1 and not self.view["seats"][p]["reserve"] for p in (0, 1))

    def bang_allowed(self) -> bool:
        """Play 2; The Stranger, Gun Belt, West Harding."""
        if self.name() == "West Harding" or self.has(self.front(self.me), "Gun Belt"):
            return True
        mine = [one["character"] for one in self.people(self.me)]
        played: int = self.view["bangs"]["played"]
        return played < (2 if "The Stranger" in mine else 1)

    # --- targets

    def at(self, seat: int, one: Json) -> tuple[int, int]:
        return seat, one["place"]

    def opponents(self, rear: bool) -> list[tuple[int, int]]:
        """The opponent's front, and the rear where the card reaches it."""
        behind = self.behind(self.other)
        found = [self.at(self.other, self.front(self.other))]
        return [*found, self.at(self.other, behind)] if rear and behind else found

    def far(self) -> bool:
        """Scope, Jack Ransome: hit cards at the rear."""
        return self.name() == "Jack Ransome" or self.has(self.front(self.me), "Scope")

    def anybody(self) -> list[tuple[int, int]]:
        return [self.at(p, one) for p in (0, 1) for one in self.people(p)]

    def in_play(self) -> list[int]:
        """Cards at any character but the opponent's rear; with Jack Ransome there too."""
        behind = self.behind(self.other)
        found = []
        for p in (0, 1):
            for one in self.people(p):
                if one is behind and self.name() != "Jack Ransome":
                    continue
                found += [lying["card"] for lying in one["table"]]
        return found

    def aims(self, kind: str) -> list[Any]:
        """Return the targets of an action card."""
        jack = self.name() == "Jack Ransome"
        if kind in NO_TARGET:
            return [None]
        if kind in ("Derringer", "Knife"):
            return self.opponents(self.far())
        if kind == "Duel":
            return self.opponents(jack)
        if kind == "Strong Beer":
            rear = self.behind(self.other)
            return [t for t in self.anybody() if jack or rear is None or t != self.at(self.other, rear)]
        if kind == "Canteen":
            return [(p, "side") for p in (0, 1) if len(self.people(p)) == 2]
        if kind in ("Theft", "Schoolteacher"):
            cards: list[Any] = [("card", card) for card in self.in_play()]
            hand = kind == "Theft" and self.view["seats"][self.other]["backs"]
            return [*cards, (self.other, "hand")] if hand else cards
        return []  # Missed!, Riposte

    def places(self, kind: str) -> list[tuple[int, int]]:
        """Return the places for a piece of equipment (play 5, 6; Dynamite, Jack Ransome)."""
        if self.name() == "Jack Ransome":
            return self.anybody()
        own = self.at(self.me, self.behind(self.me) or self.front(self.me))
        return [own] if kind == "Dynamite" else [own, *self.opponents(False)]

    # --- questions

    def act(self) -> Iterator[Choice]:
        yield ("end",)
        if not self.view["swapped"] and len(self.people(self.me)) == 2:
            yield ("use", "marker")
        for card in self.hand:
            yield from self._plays(card)
            if KIND[card] in RELOAD and self.reloading():
                yield "discard", card
        if self.reloading():
            for lying in self.front(self.me)["table"]:
                if KIND[lying["card"]] in RELOAD:
                    yield "discard", lying["card"]
        yield from self._powers()

    def _plays(self, card: int) -> Iterator[Choice]:
        kind = KIND[card]
        if kind in EQUIPMENT:
            yield from (("play", card, None, to) for to in self.places(kind))
        elif kind in BANGS:
            if self.bang_allowed():
                reach = self.far() or kind == "Winchester"
                yield from (("play", card, None, to) for to in self.opponents(reach))
        else:
            yield from (("play", card, None, to) for to in self.aims(kind))
        name = self.name()
        colt = (name == "Toco Ramirez" and kind != "Colt") or (name == "Annie Oakey" and kind == "Missed!")
        if colt and self.bang_allowed():
            yield from (("play", card, "Colt", to) for to in self.opponents(self.far()))

    def _powers(self) -> Iterator[Choice]:
        name, used = self.name(), self.view["used"]
        some_deck = self.view["seats"][self.me]["deck"] or self.view["common"]["count"] or self.view["discard"]
        if name == "Babe Leroy" and name not in used and not self.hand and some_deck:
            yield ("use", name)
        if name == "Cattle Katie" and name not in used:
            for lying in self.front(self.me)["table"]:
                if KIND[lying["card"]] not in ALWAYS:
                    yield "use", name, lying["card"]
        if name == "Pearl Hat" and name not in used and self.hand and self.view["discard"]:
            kind = KIND[self.view["discard"][-1]]
            if kind not in EQUIPMENT | BANGS | {"Missed!", "Riposte"}:
                yield from (("use", name, to) for to in self.aims(kind))
                if kind in RELOAD and self.reloading():
                    yield "use", name, "reload"
        everywhere = [one["character"] for one in self.people(self.me)]
        always = self.view["options"].get("soundance_always")
        there = "Soundance Kid" in everywhere if always else name == "Soundance Kid"
        if there and "Soundance Kid" not in used and self.hand:
            yield ("use", "Soundance Kid")

    def hit(self) -> Iterator[Choice]:
        """Hit and dodge 2; Barrel, Hat, Annie Oakey, Sid Curry, Derringer."""
        strike = self.view["strike"]
        target = next(one for one in self.people(self.me) if one["place"] == strike["place"])
        yield ("pass",)
        for card in self.hand:
            if KIND[card] in ("Missed!", "Riposte"):
                yield "play", card, None
            elif strike["source"] == "Derringer" or (target["character"] == "Annie Oakey" and KIND[card] in HITS):
                yield "play", card, "Missed!"
        for lying in target["table"]:
            kind = KIND[lying["card"]]
            if kind == "Hat" or (kind == "Barrel" and "Barrel" not in strike["tried"]):
                yield "use", lying["card"]
        if target["character"] == "Sid Curry" and "Sid Curry" not in strike["tried"]:
            yield ("use", "Sid Curry")

    def hit_cards(self, character: str) -> Iterator[Choice]:
        """Duel 1, Indians! 1, Annie Oakey 4, Toco Ramirez 1."""
        yield ("pass",)
        for card in self.hand:
            annie = character == "Annie Oakey" and KIND[card] == "Missed!"
            if KIND[card] in HITS or annie or character == "Toco Ramirez":
                yield "discard", card

    def whole_hand(self) -> Iterator[Choice]:
        yield from (("discard", card) for card in self.hand)

    def strip(self) -> Iterator[Choice]:
        yield ("pass",)
        for one in [*self.people(self.me), self.front(self.other)]:
            yield from (("choose", lying["card"]) for lying in one["table"])

    def sidestep(self) -> Iterator[Choice]:
        yield ("pass",)
        yield from (("choose", (p, "side")) for p in (0, 1) if len(self.people(p)) == 2)

    def loot(self, character: str) -> Iterator[Choice]:
        yield ("pass",)
        seat = next(p for p in (0, 1) if character in [one["character"] for one in self.people(p)])
        fallen = next(one for one in self.people(seat) if one["character"] == character)
        yield from (("use", "Bull Anderson", lying["card"]) for lying in fallen["table"])
        if seat != self.me and self.view["seats"][seat]["backs"]:
            yield "use", "Bull Anderson", (seat, "hand")

    def instead(self, character: str, points: int) -> Iterator[Choice]:
        buffalo = next(one for one in self.people(self.me) if one["character"] == "Buffalo Bell")
        assert character != "Buffalo Bell"
        yield ("pass",)
        yield from (("points", n) for n in range(1, min(points, buffalo["life"] - 1) + 1))


def described(option: Json, why: str) -> Choice:
    """Return an option of the engine in the oracle's form."""
    verb, to = option["verb"], aimed(option)
    if verb in ("pass", "end", "draw"):
        return (verb,)
    if "n" in option:
        return "points", option["n"]
    if verb == "play":
        played = (verb, option["card"], option.get("as"))
        return played if why == "hit" else (*played, to)
    if verb == "use":
        if option["source"] in ("Barrel", "Hat"):
            return verb, option["card"]
        if option["source"] == "marker":
            return verb, "marker"
        if option.get("as") == "reload":
            return verb, option["source"], "reload"
        if "card" in option:
            return verb, option["source"], option["card"]
        pearl = option["source"] == "Pearl Hat"
        return (verb, option["source"], to) if to is not None or pearl else (verb, option["source"])
    if "back" in option:
        return verb, option["back"]
    return verb, option.get("card", to)


def aimed(option: Json) -> Any:
    if "of" in option:
        return "card", option["of"]
    if "to" not in option:
        return None
    if "place" in option:
        return option["to"], option["place"]
    return option["to"], "hand" if option.get("hand") else "side"
