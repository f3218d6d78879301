"""The words of The Duel: all that its catalog, its page of the interface and its engine name is said, five times.

How the words read (plurals, typography, forbidden words) is tested with all others in test_messages.py.
"""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest

from boomtown.duel.questions import QUESTIONS
from boomtown.games import catalog, new_game
from boomtown.kernel.text import slug
from boomtown.texts import Texts
from tests.conftest import ROOT
from tests.locales.messages import add_sent, messages

PAGE = ROOT / "docs/interface/duel.md"
OFF = ("rear", "other", "out")


def test_everything_of_the_catalog_has_words() -> None:
    facts = catalog("duel")
    needed = [f"card-{slug(kind)}" for kind in facts["kinds"]]
    needed += [f"char-{slug(name)}" for name in facts["characters"]]
    needed += [f"duel-{slug(n)}{e}" for n in (*facts["kinds"], *facts["characters"]) for e in ("-text", "-more")]
    needed += [f"symbol-{name}" for name in facts["symbols"]] + [f"off-{name}" for name in OFF]
    needed += [f"role-{side}{end}" for side in ("law", "outlaws") for end in ("", "-title", "-goal")]
    needed += [f"set-duel{end}" for end in ("", "-text")] + [f"game-duel{end}" for end in ("", "-text")]
    for option in facts["options"]:
        needed += [f"option-{slug(option['id'])}{end}" for end in ("", "-text")]
        values = (value for value in option.get("values", ()) if isinstance(value, str))
        needed += [f"option-{slug(option['id'])}-{slug(value)}" for value in values]
    needed += [f"preset-{p['id']}{end}" for p in facts["presets"] for end in ("", "-text")]
    needed += [f"end-duel_{side}{end}" for side in ("law", "outlaws") for end in ("", "-why")]
    assert set(needed) <= set(messages("en")), sorted(set(needed) - set(messages("en")))


def test_every_question_has_words() -> None:
    needed = [f"{a}{q.name}{b}" for q in QUESTIONS for a, b in (("ask-", ""), ("ask-", "-detail"), ("wait-", ""))]
    needed += [f"opt-pass-{q.name}" for q in QUESTIONS if q.may_pass]
    assert set(needed) <= set(messages("en")), sorted(set(needed) - set(messages("en")))


def test_everything_the_page_names_has_words() -> None:
    told = PAGE.read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:opt|why|log)-duel-[a-z]+(?:-[a-z]+)*)`", told))
    assert len(named) > 70
    assert named <= set(messages("en")), sorted(named - set(messages("en")))


@cache
def spoken() -> dict[str, set[str]]:
    """Return the keys sent in some random games, with the variables always given with them."""
    found: dict[str, set[str]] = {}
    for number in range(40):
        chance = random.Random(number)
        sides = {"characters_per_side": 2 + number % 6}
        game = new_game({"game": "duel", "players": 2, "options": sides, "ask_forced": number % 2 == 0}, seed=number)
        told: list[Any] = []
        while not game.over:
            assert game.ask is not None
            told.append(game.decision())
            if chance.random() < 0.1:
                told.append(game.view(None))
            game.apply(chance.choice(game.ask.options))
        told += [game.events(0, seat) for seat in (None, 0, 1)]
        add_sent(found, told)
    return found


@pytest.mark.slow
def test_everything_the_engine_says_has_words() -> None:
    """No message asks for a variable that the engine does not send."""
    assert len(spoken()) > 120
    for key, args in spoken().items():
        assert key in messages("en"), key
        assert messages("en")[key].variables - {"me", "same"} <= args, key


def test_a_card_may_have_a_name_of_its_own() -> None:
    """Canteen is printed otherwise in the Polish Duel."""
    assert Texts("pl", "duel").kind("Canteen") == "Woda"
    assert Texts("pl").kind("Canteen") == "Manierka"
