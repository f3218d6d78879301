"""The client's wire types against the messages of the server: views, decisions, options, why-nots, events, catalogs.

The test fails if Python sends an undeclared field, omits a required one, never sends a declared one or sends a value
of another type. The games are random and seeded, over all sets of every game.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boomtown.games import GAMES, Game, SetupError, catalog, new_game
from boomtown.server.engine.bot_registry import names_in
from tests.card.position import PLAIN, Position, seat
from tests.client.wire_types import Field, Types
from tests.conftest import ROOT

WEB = ROOT / "web/src"
FIRST = 8  # games of the default run
FEWEST, MOST = 16, 150  # games: the least, and the most to play until every declared field was sent
OFTEN = 15  # number of times that each question is compared,
LONGEST = 2000  # decisions of one game
SPARED = 0.95  # then only now and then: most moments are alike
# sent only with sets from elsewhere; the toy set has tokens (tests/toy_set/inside.py), a pile seen by its top none
OF_SETS = {"ShownZone.top", "SetZones.tokens", "Options[play].also", "Events[play].also", "Events[found]"}


def _folders() -> dict[str, Path]:
    """The client's folder of each game, by the name that its game.ts gives."""
    found = {}
    for manifest in sorted(WEB.glob("*/game.ts")):
        name = manifest.read_text(encoding="utf-8").split('name: "')[1].split('"')[0]
        found[name] = manifest.parent
    return found


FOLDERS = _folders()


def _setup(game: str, seed: int) -> dict[str, Any]:
    """Another number of players, other sets and options each time; the first ones have all sets."""
    rnd = Random(f"{game}/{seed}")
    facts = catalog(game)
    few, most = facts["players"]
    sets = [one["id"] for one in facts["sets"][1:]]
    chosen = [one for one in sets if seed % 3 == 0 or rnd.random() < 0.6]
    players = few + seed % (most - few + 1)
    options = {one["id"]: rnd.choice(one.get("values", [True, False])) for one in facts["options"]}
    return {"game": game, "players": players, "sets": chosen, "options": options, "ask_forced": seed % 2 == 0}


def _games(name: str, most: int) -> Iterator[tuple[Game, Random]]:
    for seed in range(most):
        setup = _setup(name, seed)
        try:
            game = new_game(setup, seed)
        except SetupError:  # a set that this number of players excludes or requires
            everything = [
                one["id"]
                for one in catalog(name)["sets"][1:]
                if setup["players"] in one.get("players", [setup["players"]])
            ]
            game = new_game({**setup, "sets": everything}, seed)
        yield game, Random(seed)


class Compared:
    """One game's types, and everything wrong with them that a run of games showed."""

    def __init__(self, game: str) -> None:
        shared = Types.read(WEB / "lib/net/wire.ts")
        self.types = Types.read(FOLDERS[game] / "wire.ts", shared)
        self.view = self.types.extending("AnyView")
        self.catalog = self.types.extending("AnyCatalog")
        self.asked: Counter[str] = Counter()  # questions that were looked at
        self.problems: dict[str, None] = {}  # in order, each once
        self.kinds: dict[str, dict[str, Field]] = {}  # options and events that were seen, with what they may have

    def fits(self, value: Any, name: str) -> None:
        self._add(self.types.wrong(value, ("name", name), name))

    def _add(self, problems: Iterator[str]) -> None:
        self.problems.update(dict.fromkeys(problems))

    def fits_kind(self, value: dict[str, Any], base: str, table: str, key: str) -> None:
        """An option or event: what all of them have, and what the table says of its kind."""
        kinds = self.types.fields(table)
        if value[key] not in kinds:
            self.problems[f"{table}: Python sends {value[key]!r}, it has only {sorted(kinds)}"] = None
            return
        more = kinds[value[key]].type
        own: dict[str, Field] = more[1] if more[0] == "object" else {}
        owner = f"{table}[{value[key]}]"
        self.kinds[owner] = own
        self._add(self.types.wrong_fields(value, {**self.types.fields(base), **own}, owner, owner))

    def asks(self, decision: dict[str, Any]) -> None:
        for option in decision["options"]:
            self.fits_kind(option, "Asked", "Options", "verb")
        for why in decision["whynot"]:
            self.fits(why, "WhyNot")
        self.fits({**decision, "options": [], "whynot": []}, "Decision")

    def tells(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            self.fits_kind(event, "Told", "Events", "t")

    def left(self) -> Iterator[str]:
        """Return the declared fields that were never sent."""
        for table in ("Options", "Events"):
            for kind in self.types.fields(table):
                if f"{table}[{kind}]" not in self.kinds:
                    yield f"{table}[{kind}]: declared, but Python never sends it"
        for owner, own in self.kinds.items():
            yield from self.types.never_sent(owner, own)
        for name, own in self.types.own().items():
            if name not in ("Options", "Events"):
                heirs = [name, *self.types.heirs(name)]
                for key in own:
                    if not any(self.types.seen[heir, key] for heir in heirs):
                        yield f"{name}.{key}: declared, but Python never sends it"


def _staged(name: str) -> Iterator[Game]:
    """Yield positions that random games hardly ever reach.

    They are the last show card, which changes the goal of each player, and the used equipment that becomes the deck.
    """
    if name != "bang":
        return
    others = [seat("outlaw", one) for one in PLAIN[1:]]
    show = {"show_deck": ["Wild West Show"]}
    me = seat("sheriff", "Willy the Kid", "Stagecoach 9S")
    yield Position(me, *others, sets=("wild_west_show",), more=show).do("A: play Stagecoach").game
    market = {"offer": ["Shot", "Boots", "Calumet"], "equipment_deck": [], "equipment_used": ["Rhum"]}
    me = seat("sheriff", "Willy the Kid", gold=4)
    yield Position(me, *others, sets=("gold_rush",), more=market).do("A: buy Boots").game


def _play(compared: Compared, game: Game, rnd: Random) -> None:
    for _ in range(LONGEST):  # a random game may last very long if only the last player wins
        if game.over:
            break
        assert game.ask is not None
        asked = compared.asked[game.ask.why]
        if asked < OFTEN or rnd.random() > SPARED:
            _look(compared, game, game.ask.who)
        if rnd.random() < 0.02 and game.talk_price(game.ask.who):
            game.talk(game.ask.who)
        elif rnd.random() < 0.02 and game.can_undo(game.ask.who):
            game.undo(game.ask.who)
        else:
            game.apply(rnd.choice(game.ask.options))
    compared.fits(game.view(None), compared.view)
    for viewer in (None, 0):
        compared.tells(game.events(0, viewer))


def _look(compared: Compared, game: Game, asked: int) -> None:
    decision = game.decision()
    assert decision is not None
    compared.asked[decision["why"]] += 1
    compared.asks(decision)
    for viewer in (None, asked):
        compared.fits(game.view(viewer), compared.view)


@cache
def _compared(name: str, most: int = MOST) -> Compared:
    compared = Compared(name)
    compared.fits(catalog(name) | {"bots": list(names_in(name))}, compared.catalog)
    for game in _staged(name):
        _play(compared, game, Random(name))
    for played, (game, rnd) in enumerate(_games(name, most)):
        if played >= FEWEST and all(_is_brought(one) for one in compared.left()):
            break
        _play(compared, game, rnd)
    return compared


def test_every_game_has_types() -> None:
    assert set(FOLDERS) <= set(GAMES)
    assert {"bang", "dice"} <= set(FOLDERS)
    for folder in FOLDERS.values():
        assert (folder / "wire.ts").is_file(), f"{folder.name} has no wire.ts"


@pytest.mark.parametrize("name", FOLDERS)
def test_types_have_what_is_sent(name: str) -> None:
    """In a few games; the next test plays more of them."""
    assert "\n".join(_compared(name, FIRST).problems) == ""


@pytest.mark.parametrize("name", FOLDERS)
def test_what_types_have_is_sent(name: str) -> None:
    assert "\n".join(_compared(name).problems) == ""
    assert "\n".join(one for one in _compared(name).left() if not _is_brought(one)) == ""


def _is_brought(problem: str) -> bool:
    return problem.partition(":")[0] in OF_SETS


def test_signs_of_questions_are_drawn() -> None:
    """A question names a drawing of the client."""
    drawn = (WEB / "art/icons.generated.ts").read_text("utf-8") + (WEB / "art/symbols.ts").read_text("utf-8")
    signs = {
        sign for game in GAMES.values() for question in game.questions for sign in (question.sign, question.seat_sign)
    }
    assert len(signs) > 20
    assert [
        sign for sign in sorted(signs - {""}) if not re.search(rf'^ +"?{re.escape(sign)}"?:', drawn, re.MULTILINE)
    ] == []


def test_shared_types_are_sent_by_some_game() -> None:
    """Each field of the shared types is sent by some game; options and events are compared by kind."""
    compared = [_compared(name) for name in FOLDERS]
    problems = []
    for name, own in Types.read(WEB / "lib/net/wire.ts").own().items():
        heirs = [(one.types, heir) for one in compared for heir in (name, *one.types.heirs(name))]
        if any(types.seen[heir, ""] for types, heir in heirs):
            unsent = [key for key in own if not any(types.seen[heir, key] for types, heir in heirs)]
            problems += [f"{name}.{key}: declared, but no game sends it" for key in unsent]
    assert problems == []
