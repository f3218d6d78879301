"""Choices among cards, players, suits and offers. Each function names the questions it answers."""

from __future__ import annotations

from collections.abc import Callable

from boomtown.card.bots.answers import ANSWERS, answers, any_answer
from boomtown.card.bots.play_option import play_option_of
from boomtown.card.bots.position import Position
from boomtown.card.bots.turn import GAIN
from boomtown.card.bots.valuation.event_values import DRAWS
from boomtown.card.bots.valuation.facts import MISSED
from boomtown.card.bots.valuation.harm import bang_needs, loss, shoot
from boomtown.card.bots.valuation.worth import AVERAGE, held, in_play
from boomtown.card.bots.valuation.worth import character as character_worth
from boomtown.card.bots.value_table import Answer, column
from boomtown.card.cards import COLOURS, KIND, NAMES, RANK
from boomtown.card.codes import USE, card_of, name_of, of_of, seat_of, verb_of
from boomtown.kernel.frame import PASS
from boomtown.kernel.question import Question

DRAWN = 3.3  # what an unknown card is worth that is drawn
SHOT_NOW = 0.75  # share of the gain of a shot that the card for it is worth
SWAPPED = 2.4  # what a card is worth at most to be exchanged for another
LENT = 2.5  # an unknown ability, for a round


@answers("store", "keep")
def best_card(pos: Position, options: list[int]) -> int:
    return max(options, key=lambda o: held(pos, card_of(o)))


def given_up(pos: Position, card: int) -> float:
    """What it costs me to lose a card of hand or table."""
    return held(pos, card) if card in pos.hand else in_play(KIND[card])


@answers("pay", "discard")
def worst_card(pos: Position, options: list[int]) -> int:
    return min(options, key=lambda o: given_up(pos, card_of(o)))


# --- phase 1


def _two(pos: Position) -> int:
    return 2


def drawn(pos: Position) -> float:
    """How many cards phase 1 will bring."""
    usual = 3 if pos.ghost else pos.trait(_DRAWN_BY, pos.me, _two)(pos)
    return max(0, usual + DRAWS.get(pos.event, 0))


@answers("draw")
def draw(pos: Position, options: list[int]) -> int:
    """By ability: from an enemy's hand, a good card of the discards, a look at the deck, a card in play."""

    def gain(o: int) -> float:
        if verb_of(o) == USE:
            option = play_option_of(o)
            known = GAIN.get(option.kind)
            return known(pos, option) if known is not None else DRAWN + 1.0
        if of_of(o) >= 0:  # instead of the whole draw
            return _stolen(pos, seat_of(o), of_of(o)) - DRAWN * (drawn(pos) - 1)
        if seat_of(o) >= 0:
            return DRAWN + 3.0 * pos.enmity.get(seat_of(o), 0.0) - 0.3
        return max(held(pos, card_of(o)), _shot_now(pos, card_of(o))) if card_of(o) >= 0 else DRAWN

    return max(options, key=gain)


def _shot_now(pos: Position, card: int) -> float:
    """The gain of an open BANG! that would be the only one for this turn; 0 for other cards."""
    if KIND[card] != "BANG!" or "BANG!" in pos.kinds or pos.bangs_left < 1:
        return 0.0
    near = [p for p in pos.others if pos.seats[p]["in_reach"]]
    return SHOT_NOW * max([shoot(pos, p, bang_needs(pos)) for p in near], default=0.0)


def _stolen(pos: Position, owner: int, card: int) -> float:
    return loss(pos, owner, card) + held(pos, card)


@answers("give")
def give(pos: Position, options: list[int]) -> int:
    """The two best are kept; of the rest a friend gets the best, anybody else the worst."""
    ranked = sorted(options, key=lambda o: held(pos, card_of(o)))
    to = pos.decision["title"]["args"]["to"]["seat"]
    rest = ranked[:-2] or ranked
    return rest[-1] if pos.enmity.get(to, 0.0) < -0.3 else rest[0]


@answers("colour")
def colour(pos: Position, options: list[int]) -> int:
    """Peyote: the colour of which fewer cards can be seen."""
    view = pos.view
    seen = [*view["hand"], *(c for s in view["seats"] for c in s["table"])]
    seen += [c for c in (view["discard"]["top"], view["discard"]["below"]) if c is not None]
    return min(options, key=lambda o: sum(pos.suit(c) in COLOURS[NAMES[name_of(o)]] for c in seen))


@answers("suit")
def suit(pos: Position, options: list[int]) -> int:
    """Handcuffs: the suit of the cards that are worth most in this turn; answers are of no use in it."""

    def worth(o: int) -> float:
        return sum(_playable(pos, c) for c in pos.hand if pos.suit(c) == NAMES[name_of(o)])

    return max(options, key=worth)


def _playable(pos: Position, card: int) -> float:
    kind = KIND[card]
    if kind in MISSED:
        return 0.1
    if kind == "Beer" and pos.life == pos.max_life:
        return 0.5
    return held(pos, card)


@answers("borrow")
def borrow(pos: Position, options: list[int]) -> int:
    """Vera Custer: the ability that brings most in a round."""

    def worth(o: int) -> float:
        name = pos.seats[seat_of(o)]["character"]
        more = _BORROWED_MORE.get(name)
        return BORROWED.get(name, LENT) + (more(pos) if more else 0.0)

    return max(options, key=worth)


# Columns of the rows, by character
BORROWED: dict[str, float] = column("borrowed")
_BORROWED_MORE: dict[str, Callable[[Position], float]] = column("borrowed_more")
_DRAWN_BY: dict[str, Callable[[Position], int]] = column("draws")
# By kind of card, and by event
_COVERS: dict[str, bool] = column("covers")
_OFFERS: dict[str, Answer] = column("offer")


def cover(pos: Position, seat: int) -> int:
    """Cards in front of a seat that keep shots away."""
    return sum(pos.works(seat, kind) for kind in _COVERS) + pos.shields(seat)


# --- cards of others, and of mine


@answers("brawl")
def theirs(pos: Position, options: list[int]) -> int:
    """Brawl: what hurts an enemy most, and a friend least; of my own what is least worth to me."""
    if seat_of(options[0]) == pos.me:
        return min(options, key=lambda o: AVERAGE if of_of(o) < 0 else in_play(KIND[of_of(o)]))
    return max(options, key=lambda o: loss(pos, seat_of(o), of_of(o)))


@answers("vulture")
def inherits(pos: Position, options: list[int]) -> int:
    """Vulture Sam beside another: the best card for me."""
    return max(options, key=lambda o: AVERAGE if of_of(o) < 0 else held(pos, of_of(o)))


@answers("daltons")
def daltons(pos: Position, options: list[int]) -> int:
    """What is least worth to me in play; a Jail gladly."""
    return min(options, key=lambda o: in_play(KIND[card_of(o)]))


@answers("check")
def check(pos: Position, options: list[int]) -> int:
    """Hearts are good for everything but Dynamite, which only spades 2 to 9 set off."""
    dynamite = pos.decision["source"] == "Dynamite"

    def good(o: int) -> bool:
        suit, rank = pos.suit(card_of(o)), RANK[card_of(o)]
        return not (suit == "spades" and rank <= 9) if dynamite else suit == "hearts"

    return max(options, key=good)


@answers("exchange")
def exchange(pos: Position, options: list[int]) -> int:
    """Ranch: one bad card after the other."""
    worst = worst_card(pos, [o for o in options if o >= 0])
    return worst if held(pos, card_of(worst)) < SWAPPED else PASS


# --- offers


@answers("ability")
def ability(pos: Position, options: list[int]) -> int:
    offer = _OFFERS.get(pos.decision["source"])
    return offer(pos, options) if offer is not None else options[0]


@answers("character")
def character(pos: Position, options: list[int]) -> int:
    return max(options, key=lambda o: character_worth(NAMES[name_of(o)]))


@answers("event")
def event(pos: Position, options: list[int]) -> int:
    """An event that need not be used; one nobody told the greenhorn about is left alone."""
    offer = _OFFERS.get(pos.decision["source"])
    return offer(pos, options) if offer is not None else PASS


# --- any question


def answer_to(question: Question) -> Answer:
    """What answers this question: the function that names it, or one that goes by what the question says of itself."""
    found = ANSWERS.get(question.name)
    if found is not None:
        return found
    if question.answered_with:
        return any_answer
    if question.may_pass:
        return _leave_alone
    return worst_card if question.gives_up else best_card if question.gains else _first


def _leave_alone(pos: Position, options: list[int]) -> int:
    return PASS


def _first(pos: Position, options: list[int]) -> int:
    return options[0]
