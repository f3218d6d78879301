"""Answers of bots to the questions of the set."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Sequence

from boomtown.card.bots.answers import answers
from boomtown.card.bots.choices import given_up
from boomtown.card.bots.play_option import NEVER
from boomtown.card.bots.position import Position
from boomtown.card.bots.turn import FARES
from boomtown.card.bots.valuation.worth import AVERAGE, held, in_play, life
from boomtown.card.bots.value_table import QUICK_ANSWERS, Card, add_row
from boomtown.card.cards import KIND, KINDS, NAMES
from boomtown.card.codes import TO, USE, card_of, name_of, of_of, seat_of, verb_of
from boomtown.card.seen.fast_view import FastView
from boomtown.card.sets.great_train_robbery.bots.playing_cards import exchanged
from boomtown.card.sets.great_train_robbery.bots.stations import TOWN
from boomtown.card.sets.great_train_robbery.bots.train import arrival, best, wagon
from boomtown.card.sets.great_train_robbery.bots.wagons import as_baggage
from boomtown.kernel.frame import PASS

ENOUGH = 3  # wagons for one turn

for _name in ("double", "ignore", "discard"):  # options without a card
    add_row(_name, Card(held=0.0))


@answers("fare", "circus")
def least_missed(pos: Position, options: list[int]) -> int:
    return min(options, key=lambda o: given_up(pos, card_of(o)))


@answers("last-stop", "board")
def before_it_goes(pos: Position, options: list[int]) -> int:
    """Choose the wagon of the highest value after its price, or PASS."""

    def worth(o: int) -> float:
        if o == PASS:
            return 0.0
        if verb_of(o) == USE:
            return best(pos, 0, free=True)
        return wagon(pos, KIND[card_of(o)]) - FARES[NAMES[name_of(o)]](pos)

    return max(options, key=worth)


@answers("free-wagon", "lounge")
def which_wagon(pos: Position, options: list[int]) -> int:
    return max(options, key=lambda o: wagon(pos, KIND[card_of(o)]))


@answers("place-wagon")
def for_whom(pos: Position, options: list[int]) -> int:
    """Choose the bot itself, otherwise a friend in danger."""
    return max(options, key=lambda o: 9.0 if seat_of(o) == pos.me else -pos.enmity.get(seat_of(o), 0.0))


@answers("place-burden", "baggage-at")
def at_whom(pos: Position, options: list[int]) -> int:
    """Choose the worst enemy; for a Baggage Car by its use."""
    name = pos.prompt.args["source"]["kind"]

    def worth(o: int) -> float:
        if name in ("BANG!", "Panic!", "Cat Balou"):
            return as_baggage(pos, name, seat_of(o), of_of(o))
        return NEVER if seat_of(o) == pos.me else pos.enmity[seat_of(o)]

    return max(options, key=worth)


@answers("baggage")
def as_what(pos: Position, options: list[int]) -> int:
    """Choose BANG!, the use for which the bot discards it in its own turn."""
    return next((o for o in options if NAMES[name_of(o)] == "BANG!"), options[0])


@answers("steam")
def how_often(pos: Position, options: list[int]) -> int:
    word = "double" if arrival(pos) > 0 else "ignore"
    return next(o for o in options if NAMES[name_of(o)] == word)


@answers("mail")
def letter(pos: Position, options: list[int]) -> int:
    return min(options, key=lambda o: held(pos, card_of(o)))


@answers("mail-to")
def addressee(pos: Position, options: list[int]) -> int:
    return min(options, key=lambda o: pos.enmity.get(seat_of(o), 0.0))


@answers("cattle")
def from_the_heap(pos: Position, options: list[int]) -> int:
    return max(options, key=lambda o: held(pos, card_of(o)))


@answers("map")
def off_the_deck(pos: Position, options: list[int]) -> int:
    """Discard the worse card if an average card is better."""
    worst = min((o for o in options if o != PASS), key=lambda o: held(pos, card_of(o)))
    return worst if held(pos, card_of(worst)) < AVERAGE else PASS


@answers("robbed")
def next_to_go(pos: Position, options: list[int]) -> int:
    """Choose the worst card first, so that a Barrel helps as long as possible."""
    return min(options, key=lambda o: in_play(KIND[card_of(o)]))


@answers("robbed-of")
def card_or_shot(pos: Position, options: list[int]) -> int:
    """Give up the card if it is worth less than the risk of a life."""
    card = pos.prompt.args["card"]["card"]
    risk = 0.0 if pos.ghost else (0.35 if "Missed!" in pos.kinds else 0.9) * life(pos)
    word = "BANG!" if in_play(KIND[card]) > risk else "discard"
    return next(o for o in options if NAMES[name_of(o)] == word)


@answers("switch")
def for_which(pos: Position, options: list[int]) -> int:
    mine = pos.prompt.card
    assert mine is not None
    return max(options, key=lambda o: exchanged(pos, mine, seat_of(o), of_of(o)))


@answers("leave-out")
def left_out(pos: Position, options: list[int]) -> int:
    """Leave out the best friend, or the bot itself, from harm, and the worst enemy from help."""
    source = pos.prompt.args["source"]
    name = next(iter(source.values()))
    harms = KINDS[name].nature == "harms" or name == "Ironhorse"
    seats = [o for o in options if o != PASS]
    if harms:
        if name in ("Ironhorse", "Most Wanted", "Bandidos"):
            return next((o for o in seats if seat_of(o) == pos.me), PASS)
        friend = min((o for o in seats if seat_of(o) != pos.me), key=lambda o: pos.enmity[seat_of(o)], default=PASS)
        return friend if friend != PASS and pos.enmity[seat_of(friend)] < 0.2 else PASS
    foe = max((o for o in seats if seat_of(o) != pos.me), key=lambda o: pos.enmity[seat_of(o)], default=PASS)
    return foe if foe != PASS and pos.enmity[seat_of(foe)] > 0 else PASS


@answers("shade")
def exchange_a_card(pos: Position, options: list[int]) -> int:
    """Exchange a card that is worth less than an average card."""
    least = min((held(pos, c) for c in pos.hand), default=9.0)
    return options[0] if least < AVERAGE - 0.6 else PASS


# --- what `quick` answers


def _pass(options: Sequence[int], see: FastView) -> int:
    return PASS


def _wagon_without_life(options: Sequence[int], see: FastView) -> int:
    if see.taken >= ENOUGH and PASS in options:
        return PASS
    return next((o for o in options if o != PASS and name_of(o) >= 0 and NAMES[name_of(o)] != TOWN), options[-1])


def _other_seat(options: Sequence[int], see: FastView) -> int:
    mine = see.seat + 1
    return next((o for o in options if (o >> TO) & 15 != mine), options[0])


QUICK_ANSWERS |= {
    "leave-out": _pass,
    "last-stop": _wagon_without_life,
    "board": _wagon_without_life,
    "mail-to": _other_seat,
}
