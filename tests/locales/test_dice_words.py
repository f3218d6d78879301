"""The words of the Dice Game: all that its catalog, its page of the interface and its engine name is said, five times.

How the words read (plurals, typography, forbidden words) is tested with all others in test_messages.py.
"""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest

from boomtown.dice.moments import ROLE_AT
from boomtown.games import catalog, new_game
from boomtown.kernel.text import slug
from tests.conftest import ROOT
from tests.locales.messages import LANGUAGES, add_sent, messages, say

PAGE = ROOT / "docs/interface/dice.md"
PLAIN_ROLES = ("sheriff", "deputy", "outlaw", "renegade")


@cache
def rows() -> list[list[str]]:
    """The cells of every row of a table of the page."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines if line.startswith("| `")]


@cache
def asks() -> dict[str, set[str]]:
    """The whys of the questions and of the moments, with the arguments promised."""
    found = {}
    for cells in rows():
        why = cells[0].strip("`")
        if why in ROLE_AT and len(cells) == 3:
            found[why] = {"who", *re.findall(r"`([a-z_]+)`", cells[1])}
        elif len(cells) == 4 and re.search(r"\b(?:choose|use|roll)\b", cells[3]):
            found[why] = {"who", *re.findall(r"`([a-z_]+)`", cells[2])}
    return found


def can_pass() -> set[str]:
    return set(ROLE_AT) | {cells[0].strip("`") for cells in rows() if len(cells) == 4 and ", pass" in cells[3]}


def test_the_page_is_read() -> None:
    assert set(ROLE_AT) < set(asks())
    assert asks()["roll"] == {"who", "n", "of", "left", "dynamite"}
    assert len(asks()) == 25
    assert {"saloon", "return", "judge"} <= can_pass()
    assert "aim" not in can_pass()


def test_everything_of_the_catalog_has_words() -> None:
    facts = catalog("dice")
    needed = [f"face-{slug(f)}{end}" for f in [*facts["faces"], "x2"] for end in ("", "-text")]
    needed += [f"die-{slug(d)}{end}" for d in facts["dice"] for end in ("", "-text")]
    needed += [f"role-{slug(r)}{end}" for r in facts["specials"] for end in ("", "-title", "-text", "-more")]
    needed += [f"role-{r}{end}" for r in PLAIN_ROLES for end in ("", "-title", "-goal")]
    needed += [f"char-{slug(c)}" for c in facts["characters"]]
    needed += [f"dice-{slug(c)}{end}" for c in facts["characters"] for end in ("-text", "-more")]
    needed += [f"set-{slug(s['id'])}{end}" for s in facts["sets"] for end in ("", "-text")]
    for option in facts["options"]:
        needed += [f"option-{slug(option['id'])}{end}" for end in ("", "-text")]
        values = (value for value in option.get("values", ()) if isinstance(value, str))
        needed += [f"option-{slug(option['id'])}-{slug(value)}" for value in values]
    needed += [f"preset-{p['id']}{end}" for p in facts["presets"] for end in ("", "-text")]
    needed += [f"game-{game}{end}" for game in ("bang", "dice") for end in ("", "-text")]
    assert set(needed) <= set(messages("en")), sorted(set(needed) - set(messages("en")))


def test_everything_the_page_names_has_words() -> None:
    """Every key spelled out there or built from a why."""
    named = set(re.findall(r"`((?:opt|why|log|ask|plan)-[a-z0-9_]+(?:-[a-z0-9_]+)*)`", PAGE.read_text("utf-8")))
    named |= {f"ask-{why}{end}" for why in asks() for end in ("", "-detail")}
    named |= {f"wait-{why}" for why in asks() if why not in ROLE_AT} | {"wait-moment"}
    named |= {f"opt-pass-{why}" for why in can_pass()}
    named |= {f"ui-moment-{why}" for why in ROLE_AT}
    assert len(named) > 140
    assert named <= set(messages("en")), sorted(named - set(messages("en")))


@cache
def promised() -> dict[str, set[str]]:
    """Return the variables that the page promises with a key."""
    told = re.findall(r"`((?:opt|log|plan)-[a-z0-9_-]+)` \{([a-z0-9, ]+)\}", PAGE.read_text("utf-8"))
    found = {key: set(args.split(", ")) for key, args in told}
    for why, args in asks().items():
        found |= {f"ask-{why}": args, f"ask-{why}-detail": args, f"wait-{why}": {"who"}}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_wants_more_than_the_page_gives(language: str) -> None:
    assert len(promised()) > 100
    for key, args in promised().items():
        if key in messages(language):
            assert messages(language)[key].variables - {"me", "same"} <= args, key


@cache
def spoken() -> dict[str, set[str]]:
    """Return the keys sent in some random games, with the variables always given with them."""
    found: dict[str, set[str]] = {}
    sets = [facts["id"] for facts in catalog("dice")["sets"] if facts["id"] != "dice"]
    for number in range(40):
        chance = random.Random(number)
        players = 3 + number % 6
        setup = {
            "game": "dice",
            "players": players,
            "sets": [] if number % 5 == 0 else [s for s in sets if s != "ghost" or players >= 5],
            "options": {"deal_roles": "special"} if number % 5 and number % 2 else {},
            "ask_forced": number % 3 > 0,
        }
        game = new_game(setup, seed=number)
        told: list[Any] = []
        while not game.over:
            assert game.ask is not None
            if chance.random() < 0.4:
                told += [game.decision(), game.view(None)["plan"]]
            game.apply(chance.choice(game.ask.options))
        told.append(game.events(0, None))
        add_sent(found, told)
    return found


@pytest.mark.slow
def test_everything_the_engine_says_has_words() -> None:
    """No message asks for a variable that the engine does not send."""
    assert len(spoken()) > 110
    for key, args in spoken().items():
        assert key in messages("en"), key
        assert messages("en")[key].variables - {"me", "same"} <= args, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_about_me_does_not_name_me(language: str) -> None:
    args = {"who": "Rose Doolan", "to": "Sid Ketchum", "face": "bull’s eye 1"}
    mine = {me: say(language, "log-aim", args | {"me": me}) for me in ("none", "who", "to")}
    assert "Rose Doolan" in mine["none"]
    assert "Sid Ketchum" in mine["none"]
    assert "Rose Doolan" not in mine["who"]
    assert "Sid Ketchum" not in mine["to"]


def test_names_as_printed() -> None:
    """The saloon dice and the special roles have the names of the Czech edition."""
    assert say("cs", "die-loudmouth", {}) == "křikloun"
    assert say("cs", "die-coward", {}) == "zbabělec"
    assert say("cs", "role-devil-s-left-hand-title", {}) == "Levá ruka ďábla"
    assert say("cs", "set-chiefs-arrow", {}) == "Šíp indiánského náčelníka"
    assert say("it", "face-arrow", {}) == "freccia"


def test_arrows_are_counted() -> None:
    forms = [say("pl", "log-quiver", {"who": "Ana", "n": n, "me": "none"}) for n in (1, 3, 5)]
    assert [form.replace("\u00a0", " ") for form in forms] == [
        "Ana zwraca 1 strzałę",
        "Ana zwraca 3 strzały",
        "Ana zwraca 5 strzał",
    ]
    assert say("cs", "ui-arrows-left", {"n": 2}).replace("\u00a0", " ") == "Na hromádce zbývají 2 šípy"
    assert say("sk", "ui-life-max", {"max": 7}).replace("\u00a0", " ") == "zo 7"
