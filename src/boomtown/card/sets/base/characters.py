"""The 16 characters of the base game. Rules: base.md, Characters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import named
from boomtown.card.codes import (
    DRAW_DECK,
    HAND,
    NO_CARD,
    USE,
    V_CHOOSE,
    V_DISCARD,
    V_DRAW,
    V_USE,
    at,
    card_of,
    seat_of,
    verb_of,
)
from boomtown.card.hooks import NO_LIMIT, after, answers, folds, rewrites, settles, unbidden, uses_as
from boomtown.card.sets.printing import character
from boomtown.card.step import Prompt, Step
from boomtown.card.steps import (
    BEER,
    CHECKS,
    Check,
    DrawCards,
    Hurt,
    LeaveCards,
    Offer,
    Shoot,
    TakeFromHand,
    beer_heals,
    rescue_power,
)
from boomtown.card.text import Text, text
from boomtown.card.turn import DrawPhase, draws_as
from boomtown.kernel.frame import Ask, saved

if TYPE_CHECKING:
    from boomtown.card.game import Bang

character("Bart Cassidy", 4)


@after(Hurt, "Bart Cassidy")
def bart_cassidy(g: Bang, me: int, hurt: Hurt) -> Step | None:
    """A card for each life lost, not for a lethal loss. [base, Bart Cassidy]"""
    return DrawCards(me, hurt.lost, "Bart Cassidy") if hurt.who == me else None


character("Black Jack", 4)


@draws_as("Black Jack")
@saved
@dataclass(slots=True)
class BlackJackDraw(DrawPhase):
    """Shows the second card; red brings one more. [base, Black Jack]"""

    def take(self, g: Bang, choice: int) -> None:
        cards = g.draw(self.who, 2, "phase")
        if len(cards) == 2:
            g.note("show", how="forced", who=self.who, card=cards[1], cause="Black Jack")
            if g.suit(cards[1]) in ("hearts", "diamonds"):
                g.draw(self.who, 1, "Black Jack")


character("Calamity Janet", 4)
uses_as("Calamity Janet", "BANG!", {"Missed!"})
uses_as("Calamity Janet", "Missed!", {"BANG!"})


character("El Gringo", 3)


@after(Hurt, "El Gringo")
def el_gringo(g: Bang, me: int, hurt: Hurt) -> Step | None:
    """A random card from the hand of whoever cost him a life, one for each. [base, El Gringo]"""
    return TakeFromHand(me, hurt.by, hurt.lost, "El Gringo") if hurt.who == me and hurt.by not in (-1, me) else None


character("Jesse Jones", 4)


@draws_as("Jesse Jones")
@saved
@dataclass(slots=True)
class JesseJonesDraw(DrawPhase):
    """The first card may come at random from a hand. [base, Jesse Jones]"""

    def run(self, g: Bang) -> Ask:
        s = g.state
        hands = [V_DRAW | NO_CARD | at(p) | HAND for p in s.live.order if p != self.who and s.hands[p]]
        return Ask(self.who, "draw", [DRAW_DECK, *hands], public=True)

    def take(self, g: Bang, choice: int) -> None:
        if choice == DRAW_DECK:
            g.draw(self.who, 2, "phase")
            return
        owner = seat_of(choice)
        g.stack.append(DrawCards(self.who, 1, "phase"))
        g.settle(owner)
        g.stack.append(TakeFromHand(self.who, owner, 1, "Jesse Jones"))


character("Jourdonnais", 4)
CHECKS["Jourdonnais"] = CHECKS["Barrel"]


@answers("Jourdonnais")
def jourdonnais(g: Bang, me: int, shot: Shoot, code: int | None) -> list[int]:
    """A Barrel of his own, besides a real one. [base, Jourdonnais]"""
    if code is not None:
        shot.check_with(g, code)
    return [V_USE | NO_CARD | named("Jourdonnais")]


character("Kit Carlson", 4)


@draws_as("Kit Carlson")
@saved
@dataclass(slots=True)
class KitCarlsonDraw(DrawPhase):
    """May look at the top three, draw two of them and put the third back on top. [base, Kit Carlson]"""

    def run(self, g: Bang) -> Ask:
        return Ask(self.who, "draw", [V_USE | NO_CARD | named("Kit Carlson"), DRAW_DECK], public=True)

    def take(self, g: Bang, choice: int) -> None:
        if verb_of(choice) != USE:
            g.draw(self.who, 2, "phase")
            return
        g.state.looking = [c for _ in range(3) if (c := g.flip()) >= 0]
        g.note("look", how="chosen", who=self.who, count=len(g.state.looking), cause="Kit Carlson")
        g.stack.append(KeepTwo(self.who, ()))


@saved
@dataclass(slots=True)
class KeepTwo(Step):
    """Choose two of the cards looked at; what is left goes back on top of the deck."""

    who: int
    kept: tuple[int, ...]

    def run(self, g: Bang) -> Ask | None:
        s = g.state
        open_ = [c for c in s.looking if c not in self.kept]
        if len(self.kept) < 2 and len(s.looking) > 2:
            return Ask(self.who, "keep", [V_CHOOSE | c for c in open_], public=True)
        kept = self.kept or tuple(open_)
        s.deck += [c for c in s.looking if c not in kept]
        s.looking = []
        for card in kept:
            g.gain(self.who, card)
        if kept:
            g.note("draw", who=self.who, cards=list(kept), count=len(kept), cause="phase", eyes=(self.who,))
        return None

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"left": 2 - len(self.kept)}, source="Kit Carlson")

    def take(self, g: Bang, choice: int) -> None:
        g.stack.append(KeepTwo(self.who, (*self.kept, card_of(choice))))


character("Lucky Duke", 4)


@folds("check_cards", "Lucky Duke")
def lucky_duke(g: Bang, me: int, value: int, check: Check) -> int:
    """Two cards for each check; he chooses. [base, Lucky Duke]"""
    return value + 1


character("Paul Regret", 3)
folds("farther", "Paul Regret")(lambda value: value + 1)


character("Pedro Ramirez", 4)


@draws_as("Pedro Ramirez")
@saved
@dataclass(slots=True)
class PedroRamirezDraw(DrawPhase):
    """The first card may be the top of the discard pile. [base, Pedro Ramirez]"""

    def run(self, g: Bang) -> Ask:
        top = g.state.discard[-1:]
        return Ask(self.who, "draw", [DRAW_DECK, *(V_DRAW | c for c in top)], public=True)

    def take(self, g: Bang, choice: int) -> None:
        card = card_of(choice)
        if card < 0:
            g.draw(self.who, 2, "phase")
            return
        g.state.discard.remove(card)
        g.gain(self.who, card)
        g.note("take", who=self.who, card=card, zone="discard", cause="Pedro Ramirez")
        g.draw(self.who, 1, "phase")


character("Rose Doolan", 4)
folds("nearer", "Rose Doolan")(lambda value: value + 1)


character("Sid Ketchum", 4)


@folds("rescue_power", "Sid Ketchum")
def sid_ketchum_rescue(g: Bang, me: int, value: int, cards: list[int]) -> int:
    """Every two cards that are no healing Beer give one life more."""
    beers = sum(g.state.serves(me, c, BEER) for c in cards) if beer_heals(g) else 0
    return value + (len(cards) - beers) // 2


@unbidden("Sid Ketchum")
def sid_ketchum(g: Bang, me: int, do: bool) -> Text | None:
    """Two cards of the hand for 1 life, at any time, not at full life. [base, Sid Ketchum; core 9.7, 12.3]"""
    s = g.state
    if do:
        g.note("use", "helps", who=me, cause="Sid Ketchum")
        g.push(TwoCardsForALife(me))
        return None
    if s.life[me] >= s.max_life[me]:
        return text("why-full-life")
    if len(s.hands[me]) < 2:
        return text("why-cards-needed", n=2)
    if s.life[me] <= 0 and rescue_power(g, me, s.hands[me]) < 1 - s.life[me]:
        return text("why-rescue-short", need=1 - s.life[me])
    return None


@saved
@dataclass(slots=True)
class TwoCardsForALife(Step):
    """Names the two cards one after the other; they are discarded together."""

    who: int
    first: int = -1

    def run(self, g: Bang) -> Ask:
        hand = [c for c in g.state.hands[self.who] if c != self.first]
        options = [V_DISCARD | c for c in hand if g.state.life[self.who] > 0 or self._suffices(g, c)]
        return Ask(self.who, "pay", options, len(hand) == 1)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": {"char": "Sid Ketchum"}, "left": 1 + (self.first < 0)}, source="Sid Ketchum")

    def _suffices(self, g: Bang, card: int) -> bool:
        """In a rescue: whether the cards left can still do the rest (core 12.3)."""
        s, who = g.state, self.who
        rest = [c for c in s.hands[who] if c not in (self.first, card)]
        need = -s.life[who]
        if self.first >= 0:
            return rescue_power(g, who, rest) >= need
        return any(rescue_power(g, who, [c for c in rest if c != d]) >= need for d in rest)

    def take(self, g: Bang, choice: int) -> None:
        if self.first < 0:
            g.stack.append(TwoCardsForALife(self.who, card_of(choice)))
            return
        g.spend(self.who, self.first)
        g.spend(self.who, card_of(choice))
        g.note("discard", who=self.who, cards=[self.first, card_of(choice)], count=2, cause="cost")
        g.heal(self.who, 1, "Sid Ketchum")
        g.settle(self.who)


character("Slab the Killer", 4)


@rewrites(Shoot, "Slab the Killer")
def slab_the_killer(g: Bang, me: int, shot: Shoot) -> Step:
    """His BANG! cards need one more Missed!. [base, Slab the Killer]"""
    if shot.src == me and shot.is_bang_card:
        return Shoot(shot.src, shot.dst, shot.card, shot.cause, shot.need + 1)
    return shot


character("Suzy Lafayette", 4)


@settles("Suzy Lafayette")
def suzy_lafayette(g: Bang, me: int) -> Step | None:
    """May draw a card whenever her hand is empty. [base, Suzy Lafayette]"""
    s = g.state
    if s.hands[me] or me in s.declined or not (s.deck or s.discard):
        return None
    return Offer(me, "Suzy Lafayette", DrawCards(me, 1, "Suzy Lafayette"))


character("Vulture Sam", 4)


@rewrites(LeaveCards, "Vulture Sam")
def vulture_sam(g: Bang, me: int, leave: LeaveCards) -> Step:
    """Takes all cards of whoever is eliminated. [base, Vulture Sam]"""
    return TakeAllCards(me, leave.who)


@saved
@dataclass(slots=True)
class TakeAllCards(Step):
    who: int
    owner: int

    def run(self, g: Bang) -> None:
        s, owner = g.state, self.owner
        cards = s.hands[owner] + s.tables[owner]
        s.hands[owner], s.tables[owner] = [], []
        s.refresh()
        for card in cards:
            g.gain(self.who, card)
        if cards:
            fields = {"from": owner, "eyes": (self.who, owner)}
            g.note(
                "take",
                "neutral",
                "forced",
                who=self.who,
                cards=cards,
                count=len(cards),
                zone="all",
                cause="Vulture Sam",
                **fields,
            )


character("Willy the Kid", 4)
folds("bang_limit", "Willy the Kid")(lambda value: NO_LIMIT)
