"""Choice in phase 2: the first kind of action that gains, and its best option."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter

from boomtown.card.bots.play_option import PlayOption, play_option_of
from boomtown.card.bots.position import Position
from boomtown.card.bots.valuation.estimate import UNKNOWN
from boomtown.card.bots.valuation.facts import BORDER, COST, RANGE
from boomtown.card.bots.valuation.harm import loss
from boomtown.card.bots.valuation.worth import LIFE, armed, arms, held, in_play, lies, price, worth
from boomtown.card.bots.value_table import Gain, column
from boomtown.card.cards import KIND, KINDS
from boomtown.card.codes import UNBIDDEN
from boomtown.kernel.frame import END

# Columns of the rows, by card, character or event
GAIN: dict[str, Gain] = column("gain")
FIRST: dict[str, int] = column("first")  # priority among the actions that gain
PAID: dict[str, tuple[int, str]] = column("paid")
FARES: dict[str, Callable[[Position], float]] = column("fare")
FARE = 3.0  # cost without a row
PAYS = 0.8  # cost of paying with a card, as a share of its value
MONEY = 1.4  # value of one gold
_ORDER = itemgetter(2)  # of the tuples of `_known`
USED = 0.15  # cost of using a green card, as a share of its value

LAID, ARMED, OTHERWISE, BOARDED = 80, 70, 30, 25


def best_play(pos: Position) -> int:
    """Return the option with the highest priority among those that gain; else end the turn."""
    best, first, most = END, 0, 0.0
    gains: dict[tuple[object, ...], float] = {}  # copies of a card have the same gain
    costs: dict[tuple[int, str], float] = {}
    plays = [_known(code) for code in pos.options if code != END and code < UNBIDDEN]
    plays.sort(key=_ORDER, reverse=True)
    for code, option, order, alike in plays:
        if order < first:
            break
        found = gains.get(alike)
        if found is None:
            found = gains[alike] = gain(pos, option)
        if found + (0.0 if option.uses else pos.play_bonus) <= 0:
            continue
        paid = option.card, option.kind
        if paid not in costs:
            costs[paid] = cost(pos, option)
        found -= costs[paid] - (0.0 if option.uses else pos.play_bonus)
        if found > most and not pos.untouched(option.to, option.card):
            best, first, most = code, order, found
    return _duty(pos) if best == END else best


def net_gain(pos: Position, code: int) -> float:
    """Return the gain of an option less its cost."""
    option = _known(code)[1]
    bonus = 0.0 if option.uses else pos.play_bonus
    found = gain(pos, option) + bonus
    return 0.0 if found <= 0 or pos.untouched(option.to, option.card) else found - cost(pos, option)


def estimates(pos: Position) -> dict[int, float]:
    """Return the gain of each option of phase 2 less its cost; it may be negative."""
    found = {END: 0.0}
    for code in pos.options:
        if 0 <= code < UNBIDDEN:
            option = _known(code)[1]
            found[code] = gain(pos, option) + (0.0 if option.uses else pos.play_bonus) - cost(pos, option)
    return found


def _duty(pos: Position) -> int:
    """End the turn. If a card must be played first (Law of the West), return the best way to play it."""
    duty = pos.view["duty"]
    ways = [o for o in pos.options if 0 <= o < UNBIDDEN and play_option_of(o).card == duty]
    aimed = [o for o in ways if play_option_of(o).to != pos.me]
    if duty is None or not aimed:
        return END
    best = max(aimed, key=lambda o: gain(pos, play_option_of(o)))
    # If END is an option, it costs a life
    return best if END not in pos.options or gain(pos, play_option_of(best)) > -LIFE else END


@lru_cache(maxsize=1 << 16)
def _known(code: int) -> tuple[int, PlayOption, int, tuple[object, ...]]:
    """Return the code, the decoded option, its priority, and a key that equal copies of a card share."""
    option = play_option_of(code)
    return code, option, order_of(option), (*option[:4], KIND[option.card])


def order_of(option: PlayOption) -> int:
    """Return the priority among the actions that gain."""
    if option.removes:
        return OTHERWISE
    if option.at:
        return BOARDED
    if option.uses or BORDER[option.kind] != "green":
        order = FIRST.get(option.kind)
        if order is not None:
            return order
    if option.kind in RANGE:
        return ARMED
    return LAID if not option.uses and lies(option.kind) else OTHERWISE


def gain(pos: Position, option: PlayOption) -> float:
    """Return the gain of an option without its cost."""
    if option.removes:
        return loss(pos, option.to, option.of)
    if not option.uses and BORDER[option.kind] == "green":
        return _lay(pos, option)
    if option.buys and _stays(option.kind):  # a ghost loses it at the end of the turn
        return 0.0 if pos.ghost else in_play(option.kind)
    known = GAIN.get(option.kind)
    if known is not None:
        return known(pos, option)
    if option.uses and option.card < 0:
        return 0.0
    reach = RANGE.get(option.kind)
    if reach is not None:
        return arms(pos, option.kind, reach) - armed(pos)
    return _lay(pos, option) if lies(option.kind) else _unknown(pos, option)


def _stays(kind: str) -> bool:
    """Return whether a bought card stays in play and helps its owner."""
    return KINDS[kind].stays and in_play(kind) > 0


def _lay(pos: Position, option: PlayOption) -> float:
    """Return the gain of a card in play for later turns, which a ghost does not have."""
    return 0.0 if pos.ghost else held(pos, option.card)


def _unknown(pos: Position, option: PlayOption) -> float:
    """Estimate the gain of a card without a row by its nature."""
    sign = {"harms": 1.0, "helps": -1.0}.get(KINDS[option.kind].nature, 0.0)
    if option.to < 0:
        return worth(option.kind)
    return sign * pos.enmity.get(option.to, -1.0) * UNKNOWN


def _worn(pos: Position, option: PlayOption) -> float:
    """Return the cost of using a card in play."""
    stays = pos.ghost or BORDER[option.kind] != "green"
    return 0.0 if stays else USED * in_play(option.kind)


def fare(pos: Position, at: str) -> float:
    """Return the cost of taking a card at this place."""
    found = pos.fares.get(at)
    if found is None:
        row = FARES.get(at)
        found = pos.fares[at] = FARE if row is None else row(pos)
    return found


def cost(pos: Position, option: PlayOption) -> float:
    """Return the cost of an option."""
    if option.at:
        return fare(pos, option.at)
    if option.buys or option.removes:
        return MONEY * option.gold
    if option.gold:
        return MONEY * option.gold + (0.0 if option.card < 0 else _worn(pos, option))
    if option.uses and option.card >= 0:
        return _worn(pos, option)
    if option.uses:
        n, kind = PAID.get(option.kind, (0, ""))
        cards = [c for c in pos.hand if not kind or KIND[c] == kind]
        return price(pos, cards, n, pos.share if kind else PAYS)
    mine = pos.share * held(pos, option.card) - pos.holding_cost
    further = COST.get(KIND[option.card], 0)
    return mine + price(pos, [c for c in pos.hand if c != option.card], further, PAYS)
