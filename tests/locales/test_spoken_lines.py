"""Lines that players read in the terminal and in questions, as whole sentences."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.card.rules.draw_check import CHECKS
from boomtown.card.seen.narrate import seen as card_seen
from boomtown.dice.characters import ASK_PEDRO
from boomtown.dice.narrate import seen as dice_seen
from boomtown.duel.narrate import seen
from boomtown.games import new_game
from boomtown.kernel.text import slug
from boomtown.texts import Texts
from tests.locales.messages import LANGUAGES, texts


def duel_texts() -> Iterator[Any]:
    """Return all questions and events of a few random duels."""
    for number in range(12):
        chance = random.Random(number)
        game = new_game({"game": "duel", "players": 2}, seed=number)
        while not game.over:
            assert game.ask is not None
            yield game.decision()
            game.apply(chance.choice(game.ask.options))
        yield game.events(0, 0)


def test_an_ability_says_what_it_does() -> None:
    words = Texts("en", "duel")
    titles = {words.say(t, ["A", "B"], 0) for t in texts(list(duel_texts())) if t["key"] == "ask-reaction"}
    assert "Wyatt Ear: draw a card?" in titles
    details = {words.say(t, ["A", "B"], 0) for t in texts(list(duel_texts())) if t["key"] == "ask-reaction-detail"}
    assert "You may use the ability now." not in details, "each ability names its reason"


@pytest.mark.parametrize("language", LANGUAGES)
def test_old_equipment_is_no_weapon(language: str) -> None:
    event = {"t": "discard", "who": 0, "cards": [0], "cause": "replaced", "eyes": None}
    weapon = {"en": "weapon", "cs": "zbraň", "sk": "zbraň", "pl": "broń", "it": "arma"}[language]
    assert weapon not in Texts(language, "duel").say(seen(event, 0)["text"], ["A", "B"], 0)


def test_what_is_my_own_is_no_other_players() -> None:
    took = {"t": "take", "who": 0, "from": 0, "to": 0, "card": 0, "zone": "table", "eyes": None}
    assert Texts("en", "duel").say(seen(took, 1)["text"], ["Ann", "Ben"], 1).startswith("Ann takes back their own ")
    assert Texts("en").say(card_seen(took, 1)["text"], ["Ann", "Ben"], 1).startswith("Ann takes back their own ")
    dodged = {"t": "stopped", "who": 0, "by": 0}
    assert Texts("en").say(card_seen(dodged, 1)["text"], ["Ann", "Ben"], 1) == "Ann dodges their own shot"


def test_the_side_of_a_duel_is_a_player() -> None:
    words = Texts("en", "duel")
    said = words.word("log-draw", who=words.word("cli-duel-outlaws"), n=2, me="none")
    assert said.replace("\xa0", " ") == "Outlaw player draws 2 cards"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_names_the_effect_and_not_only_the_ability(language: str) -> None:
    words = Texts(language)
    for ability in ("suzy-lafayette", "don-bell", "greygory-deck"):
        for key in ("ask-ability", "ask-ability-detail", "opt-ability"):
            assert words.word(key, source="X", ability=ability) != words.word(key, source="X", ability="another")


def test_the_own_ability_is_not_that_of_a_name() -> None:
    text = {"key": "log-use-ability", "args": {"who": {"seat": 0}, "source": {"char": "Jourdonnais"}}}
    assert Texts("en").say(text, ["Jourdonnais", "B"], 1) == "Jourdonnais uses their ability"
    assert Texts("en").say(text, ["Jourdonnais", "B"], 0) == "You use your ability"
    assert Texts("en").say(text, ["Vera Custer", "B"], 1) == "Vera Custer uses the ability of Jourdonnais"


def test_an_option_names_its_effect() -> None:
    assert ASK_PEDRO.name == "pedro"
    assert Texts("en", "dice").word("opt-pedro") == "Return an arrow"


@pytest.mark.parametrize("role", ["sheriff", "deputy", "outlaw", "renegade", "law"])
def test_a_role_is_told_in_a_sentence(role: str) -> None:
    assert Texts("en").word("ui-you-role", role=role).startswith(("You are ", "Your role: "))


@pytest.mark.parametrize(
    ("cause", "good", "said"),
    [
        ("barrel", True, "Bart’s Barrel: Panic! J♥ is a heart. Missed!"),
        ("barrel", False, "Bart’s Barrel: Panic! J♥ is not a heart. Bad luck"),
        ("jourdonnais", True, "Bart’s ability: Panic! J♥ is a heart. Missed!"),
        ("jail", False, "Barrel: Panic! J♥ is not a heart. Bart stays in jail"),
        ("dynamite", False, "Bart’s Barrel explodes: Panic! J♥"),
        ("not-of-this-package", True, "Barrel of Bart works: Panic! J♥"),
    ],
)
def test_a_check_tells_what_it_means(cause: str, good: bool, said: str) -> None:
    key = "log-check-good" if good else "log-check-bad"
    assert Texts("en").word(key, who="Bart", source="Barrel", card="Panic! J♥", check=cause, me="none") == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cause", CHECKS)
def test_each_check_has_its_own_words(cause: str, language: str) -> None:
    words = Texts(language)
    for key in ("log-check-good", "log-check-bad"):
        for me in ("who", "none"):
            given = {"who": "Bart", "source": "?", "card": "J♥", "me": me}
            assert words.word(key, check=slug(cause), **given) != words.word(key, check="no such check", **given)


def test_the_reader_is_you_in_a_list_of_players() -> None:
    text = {"key": "ask-save", "args": {"who": {"seat": 1}, "seats": {"seats": [0, 1]}}}
    assert Texts("en").say(text, ["Suzy Lafayette", "Jesse Jones"], 1) == "About to be eliminated: Suzy Lafayette, you"


def test_a_loss_names_its_cause() -> None:
    words = Texts("en", "duel")
    lost = [e for found in duel_texts() if isinstance(found, list) for e in found if e["t"] == "lose"]
    assert lost
    for event in lost:
        assert words.say(event["text"], ["A", "B"], 0).startswith(f"{event['cause']}: ")


@pytest.mark.parametrize("cause", ["indians", "dynamite", "bullet", "bullseye", "gatling", "Molly Stark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_loss_by_dice_names_its_cause(cause: str, language: str) -> None:
    event = {"t": "lose", "who": 0, "count": 1, "life": 2, "by": -1, "cause": cause}
    for reader in (0, 1):
        said = Texts(language, "dice").say(dice_seen(event)["text"], ["A", "B"], reader)
        assert said.index(": ") > 2
        assert "(3 → 2)" in said.replace("\xa0", " ")


def test_play_now_says_against_whom() -> None:
    words = Texts("en")
    assert words.word("ui-play-now-hint", game="duel") == "You against a bot. Starts at once."
    assert "base game" in words.word("ui-play-now-hint", game="bang")
    assert "base game" not in words.word("ui-play-now-hint", game="dice")
