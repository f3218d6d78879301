"""Choices among cards, players, suits and offers. Each function lists the questions it answers."""

# Compiled with the rules (compile_rules.py)

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

DRAWN = 3.3  # value of drawing an unknown card
SHOT_NOW = 0.75  # value of a BANG! card as a share of the gain of its shot
SWAPPED = 2.4  # highest value of a card to exchange for another
LENT = 2.5  # value of an unknown ability for a round


@answers("store", "keep")
def best_card(pos: Position, options: list[int]) -> int:
    return max(options, key=lambda o: held(pos, card_of(o)))


def given_up(pos: Position, card: int) -> float:
    """Return the value that I lose with a card of my hand or in play."""
    return held(pos, card) if card in pos.hand else in_play(KIND[card])


@answers("pay", "discard")
def worst_card(pos: Position, options: list[int]) -> int:
    return min(options, key=lambda o: given_up(pos, card_of(o)))


# --- phase 1


def _two(pos: Position) -> int:
    return 2


def drawn(pos: Position) -> float:
    """Return the number of cards that I draw in phase 1."""
    usual = 3 if pos.ghost else pos.trait(_DRAWN_BY, pos.me, _two)(pos)
    return max(0, usual + DRAWS.get(pos.event, 0))


@answers("draw")
def draw(pos: Position, options: list[int]) -> int:
    """Choose a way to draw: from the hand of an enemy, the discard pile, the deck, or a card in play."""

    def gain(o: int) -> float:
        if verb_of(o) == USE:
            option = play_option_of(o)
            known = GAIN.get(option.kind)
            return known(pos, option) if known is not None else DRAWN + 1.0
        if of_of(o) >= 0:  # replaces all other draws
            return _stolen(pos, seat_of(o), of_of(o)) - DRAWN * (drawn(pos) - 1)
        if seat_of(o) >= 0:
            return DRAWN + 3.0 * pos.enmity.get(seat_of(o), 0.0) - 0.3
        return max(held(pos, card_of(o)), _shot_now(pos, card_of(o))) if card_of(o) >= 0 else DRAWN

    return max(options, key=gain)


def _shot_now(pos: Position, card: int) -> float:
    """Return the gain of an open BANG! if I have no other one for this turn; 0 for other cards."""
    if KIND[card] != "BANG!" or "BANG!" in pos.kinds or pos.bangs_left < 1:
        return 0.0
    near = [p for p in pos.others if pos.seats[p]["in_reach"]]
    return SHOT_NOW * max([shoot(pos, p, bang_needs(pos)) for p in near], default=0.0)


def _stolen(pos: Position, owner: int, card: int) -> float:
    return loss(pos, owner, card) + held(pos, card)


@answers("give")
def give(pos: Position, options: list[int]) -> int:
    """Keep the two best cards. Give a friend the best of the rest, any other player the worst."""
    ranked = sorted(options, key=lambda o: held(pos, card_of(o)))
    to = pos.prompt.args["to"]["seat"]
    rest = ranked[:-2] or ranked
    return rest[-1] if pos.enmity.get(to, 0.0) < -0.3 else rest[0]


@answers("colour")
def colour(pos: Position, options: list[int]) -> int:
    """Choose for Peyote the colour of which fewer cards are visible."""
    view = pos.view
    seen = [*view["hand"], *(c for s in view["seats"] for c in s["table"])]
    seen += [c for c in (view["discard"]["top"], view["discard"]["below"]) if c is not None]
    return min(options, key=lambda o: sum(pos.suit(c) in COLOURS[NAMES[name_of(o)]] for c in seen))


@answers("suit")
def suit(pos: Position, options: list[int]) -> int:
    """Choose for Handcuffs the suit whose cards are worth most in this turn. Answers have no use in it."""

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
    """Choose for Vera Custer the ability with the highest value for a round."""

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
    """Return the number of cards in front of a seat that protect it from shots."""
    return sum(pos.works(seat, kind) for kind in _COVERS) + pos.shields(seat)


# --- cards of others, and of mine


@answers("brawl")
def theirs(pos: Position, options: list[int]) -> int:
    """Choose for Brawl the greatest loss of an enemy or the smallest of a friend; of my own cards the worst."""
    if seat_of(options[0]) == pos.me:
        return min(options, key=lambda o: AVERAGE if of_of(o) < 0 else in_play(KIND[of_of(o)]))
    return max(options, key=lambda o: loss(pos, seat_of(o), of_of(o)))


@answers("vulture")
def inherits(pos: Position, options: list[int]) -> int:
    """Choose the best card when several Vulture Sams share a hand."""
    return max(options, key=lambda o: AVERAGE if of_of(o) < 0 else held(pos, of_of(o)))


@answers("daltons")
def daltons(pos: Position, options: list[int]) -> int:
    """Choose my card in play with the lowest value, so a Jail first."""
    return min(options, key=lambda o: in_play(KIND[card_of(o)]))


@answers("check")
def check(pos: Position, options: list[int]) -> int:
    """Choose a heart, or for Dynamite a card that is not spades 2 to 9."""
    dynamite = pos.prompt.source == "Dynamite"

    def good(o: int) -> bool:
        suit, rank = pos.suit(card_of(o)), RANK[card_of(o)]
        return not (suit == "spades" and rank <= 9) if dynamite else suit == "hearts"

    return max(options, key=good)


@answers("exchange")
def exchange(pos: Position, options: list[int]) -> int:
    """Exchange the worst card for Ranch while it is bad enough."""
    worst = worst_card(pos, [o for o in options if o >= 0])
    return worst if held(pos, card_of(worst)) < SWAPPED else PASS


# --- offers


@answers("ability")
def ability(pos: Position, options: list[int]) -> int:
    offer = _OFFERS.get(pos.prompt.source or "")
    return offer(pos, options) if offer is not None else options[0]


@answers("character")
def character(pos: Position, options: list[int]) -> int:
    return max(options, key=lambda o: character_worth(NAMES[name_of(o)]))


@answers("event")
def event(pos: Position, options: list[int]) -> int:
    """Answer the offer of an event. PASS for an event without a row."""
    offer = _OFFERS.get(pos.prompt.source or "")
    return offer(pos, options) if offer is not None else PASS


# --- any question


def answer_to(question: Question) -> Answer:
    """Return the registered answer to a question, or a general one that follows from its attributes."""
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
