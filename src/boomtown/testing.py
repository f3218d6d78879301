"""Test helpers for the authors of other games and sets: functions to call from their test suite."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from boomtown.env.recall import Recall
from boomtown.fuzz.checks import CHECKS, Check
from boomtown.fuzz.invariants.compare import InvariantError, equal, same
from boomtown.fuzz.invariants.numbers import encoder_of
from boomtown.fuzz.play import Fault, Watch, play, repeat_argument
from boomtown.fuzz.players import Player
from boomtown.fuzz.setups import described, mixes, setup_of
from boomtown.fuzz.shrink import shrink
from boomtown.fuzz.telling import Telling
from boomtown.games import SetupError, new_game, spec_of
from boomtown.kernel.setup_validation import suggest
from boomtown.spec import GameSpec

TRIES = 300  # games played to find a shorter one with the same fault
EVERY = 16  # decisions between two redeals of `check_resampling`, on average
AHEAD = 10  # decisions for which it plays a redealt game on


def check_game(name: str, sets: Collection[str] = (), games: int = 50) -> None:
    """Play random games of the registered game `name`, and check every invariant of the fuzzer.

    With `sets`, all games contain these sets. The same arguments give the same games. A broken invariant raises
    InvariantError, an AssertionError: its message has the shortest game found and the command that repeats it. An
    unknown game or set, or a game without `support`, raises SetupError.
    """
    spec = spec_of(name)
    _check_spec(spec)
    numbers = _numbers(name, sets)
    watch = Watch(_checks(spec))
    for count in range(games):
        number = numbers[count % len(numbers)]
        setup = setup_of(name, number, Random(f"{number} {count}"))
        fault = play(setup, f"{count}", Player(Random(count)), watch)
        if fault is not None:
            raise InvariantError(_report(shrink(fault, TRIES)))


def check_resampling(name: str, sets: Collection[str] = (), games: int = 20) -> None:
    """Play random games of the registered game `name` and redeal them: a redealt game never tells a seat more than the
    seat knows.

    * The information state of the seat (`boomtown.env.recall`), who is asked and the seat's own legal choices stay.
    * A redeal of the redealt game from the same chance is the same game, so it depends on nothing that was hidden.
    * The same choices from the same chance give the same game again, and the true game stays as it is.
    * Everything that the game's `support` exchanges for the seat is changed by some redeal (`fuzz/telling.py`).

    The same arguments give the same games. Raises InvariantError and SetupError as `check_game` does. A game without
    encoder has no information states, so SetupError refuses it.
    """
    spec = spec_of(name)
    _check_spec(spec)
    if spec.encoder() is None:
        raise SetupError(f"expected a game that has an encoder, got {name!r}")
    numbers, telling = _numbers(name, sets), Telling()
    for count in range(games):
        number = numbers[count % len(numbers)]
        setup = setup_of(name, number, Random(f"{number} {count}"))
        game = new_game(setup, f"{count}", knowledge=True)
        _resample(Recall(game, encoder_of(game)), telling, Random(f"{name} {count}"))
    telling.check()


def _resample(recall: Recall, telling: Telling, rnd: Random) -> None:
    """Play one game at random and redeal it now and then."""
    while (ask := recall.game.ask) is not None:
        if rnd.random() * EVERY < 1:
            _redeal(recall, rnd.randrange(recall.game.players), telling, rnd)
        recall.apply(rnd.choice(ask.options))


def _redeal(recall: Recall, seat: int, telling: Telling, rnd: Random) -> None:
    """Redeal the game for a seat and compare."""
    game, before, key = recall.game, recall.game.clone(), rnd.random()
    where = f"seat {seat} after {game.moves} choices of {described(game.setup)}, seed {game.seed!r}"
    twin, again = recall.redeal(seat, Random(key)), recall.redeal(seat, Random(key))
    once_more = twin.redeal(seat, Random(key))
    for what, other in (("redeal", twin), ("redeal of a redealt game", once_more)):
        equal(f"information state after a {what}, {where}: ", other.string(seat), recall.string(seat))
        equal(f"numbers after a {what}, {where}: ", other.rows(seat), recall.rows(seat))
        equal(f"legal choices after a {what}, {where}: ", _own(other, seat), _own(recall, seat))
        same(f"{what} from the same chance, {where}", other.game, twin.game)
    telling.look(game, twin.game, seat, rnd)
    for _ in range(AHEAD):
        if twin.game.ask is None:
            break
        choice = rnd.choice(twin.game.ask.options)
        twin.apply(choice)
        again.apply(choice)
        same(f"redealt game that was played twice, {where}", again.game, twin.game)
        equal(
            f"information state of a redealt game that was played twice, {where}: ",
            again.string(seat),
            twin.string(seat),
        )
    same(f"game that was redealt, {where}", game, before)


def _own(recall: Recall, seat: int) -> list[int] | None:
    """Return the legal choices of the seat, None if it is not asked."""
    ask = recall.game.ask
    return list(ask.options) if ask is not None and ask.who == seat else None


def _check_spec(spec: GameSpec) -> None:
    """Check that the parts of a game agree on its name, and that it has what the invariants need."""
    equal("name of the rules", spec.rules.name, spec.name)
    equal("game of the catalog", spec.catalog().get("game"), spec.name)
    dialect = spec.dialect()
    if dialect is not None:
        equal("game of the dialect", dialect.game, spec.name)
    if spec.support() is None:
        raise SetupError(f"expected a game whose spec has `support`, got {spec.name!r}, which has none")


def _numbers(name: str, sets: Collection[str]) -> list[int]:
    """Return the numbers of the setups whose mix contains these sets."""
    known = mixes(name)
    for one in sets:
        if one not in known[-1]:
            raise SetupError(f"expected a set of {name!r}, got {one!r}{suggest(one, known[-1])}")
    drawn = range(len(known))
    return [number for number in drawn if set(sets) <= set(setup_of(name, number, Random(0))["sets"])]


def _checks(spec: GameSpec) -> list[Check]:
    """Return the checks whose part the game has."""
    missing = set[str]()
    if spec.dialect() is None:
        missing |= {"position", "record"}
    if spec.encoder() is None:
        missing |= {"actions", "observation"}
    return [check for check in CHECKS if check.name not in missing]


def _report(fault: Fault) -> str:
    """Return what failed, in which setup, and the command that repeats it."""
    case = fault.case
    return (
        f"{fault.check}: {fault.what}\n"
        f"after {len(case.choices)} choices; {described(case.setup)}\n"
        f"repeat it: boomtown fuzz --repeat '{repeat_argument(fault)}'"
    )
