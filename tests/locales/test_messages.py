"""The words of the five languages: complete, formattable, with the plurals and the typography each language needs."""

from __future__ import annotations

import itertools
import random
import re
from functools import cache

import pytest

from boomtown.card.game import Bang
from boomtown.games import catalog, new_game
from boomtown.kernel.text import slug
from boomtown.texts import Texts
from tests.card.position import Position, decision_of, seat
from tests.conftest import ROOT
from tests.locales.messages import FILES, LANGUAGES, add_sent, entries, messages, said, samples, say, source

PLURALS = {
    "en": {"one", "other"},
    "cs": {"one", "few", "other"},
    "sk": {"one", "few", "other"},
    "pl": {"one", "few", "many"},
    "it": {"one", "other"},
}
WHYS = [
    question.name for question in Bang.questions if question.number is not None
]  # without a number: toy games of the test suite
CAN_PASS = [why for why in WHYS if Bang.questions[why].may_pass]

# Words forbidden in a text, whole words; from the list of mistakes each language invites.
FORBIDDEN = {
    "en": [
        "please", "he", "him", "his", "she", "round", "rounds", "whoever", "nobody", "somebody", "anybody", "anew",
    ],
    "cs": [
        "prosím", "kolo", "kola", "kole", "zahraje", "odhodí", "ztratí", "Paniku", "Mustanga", "Vedla", "Pudlo",
        "lízat", "lízne", "lízni", "zraněn", "mrtvý", "vyřazen", "vyřazena", "připraven", "5 karty", "hráčův",
    ],
    "sk": [
        "prosím", "kolo", "kola", "zahrá", "odhodí", "stratí", "zpět", "karet", "hledí", "počkejte", "jenom", "nebo",
        "Paniku", "Mustanga", "vyradený", "vyradená", "pripravený", "mŕtvy", "5 karty", "však že", "tedy",
    ],
    "pl": [
        "proszę", "Pan", "Pani", "Państwo", "Poker!", "gracze są", "2 gracze", "22 karty są", "12 karty",
        "wyeliminowany", "wyeliminowana", "gotowy", "gotowa", "nieobecny", "zagrał", "zagrała", "wygrał", "wygrała",
        "wygrałeś", "wygrałaś", "odrzucił", "odrzuciła", "stracił", "straciła", "został", "została", "Piwo",
    ],
    "it": [
        "per favore", "perchè", "poichè", "nè", "E'", "È'", "pò", "pronto", "pronta", "eliminato", "eliminata",
        "connesso", "connessa", "a il", "di il", "uscito", "uscita",
    ],
}  # fmt: skip
# A tournament has rounds; in a game the word would stand for a turn.
ROUNDS = re.compile(r"(?<!\w)(?:rounds?|kol[oae])(?!\w)")
# Names that Italian would like to put an article before.
ITALIAN_NAMES = (
    "BANG!|Mancato!|Birra|Panico!|Diligenza|Emporio|Saloon|Gatling|Duello|Indiani!|Barile|Mustang|Mirino|Prigione"
    "|Dinamite"
)
ITALIAN_ARTICLES = "il|lo|la|i|gli|le|del|dello|della|al|allo|alla|nel|nella|sul|sulla|dal|dalla|dei|delle"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_same_keys(language: str, file: str) -> None:
    assert set(entries(language, file)) == set(entries("en", file))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_same_variables(language: str) -> None:
    """A language may do without $me, never without a fact."""
    for key, uses in messages("en").items():
        assert messages(language)[key].variables - {"me"} == uses.variables - {"me"}, key


def test_everything_of_the_catalog_has_words() -> None:
    facts = catalog()
    needed = [f"card-{slug(k)}{end}" for k in [*facts["kinds"], "Colt .45"] for end in ("", "-text", "-more")]
    needed += [f"char-{slug(c)}{end}" for c in facts["characters"] for end in ("", "-text", "-more")]
    needed += [f"event-{slug(e)}{end}" for e in facts.get("events", {}) for end in ("", "-text", "-more")]
    needed += [f"colour-{c}" for c in ("red", "black")]
    needed += [f"role-{r}{end}" for r in ("sheriff", "deputy", "outlaw", "renegade") for end in ("", "-title", "-goal")]
    needed += [f"suit-{s}" for s in ("hearts", "diamonds", "clubs", "spades")]
    needed += [f"set-{slug(s['id'])}{end}" for s in facts["sets"] for end in ("", "-text")]
    options = [*(o["id"] for o in facts["options"]), "keep_characters", "rotate_sheriff"]
    needed += [f"option-{slug(o)}{end}" for o in options for end in ("", "-text")]
    assert set(needed) <= set(messages("en"))


def test_everything_the_interface_names_has_words() -> None:
    """Every key of docs/interface.md, spelled out there or built from a why."""
    told = (ROOT / "docs/interface.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:opt|why|log|ask)-[a-z]+(?:-[a-z]+)*)`", told))
    server = (ROOT / "docs/interface/server.md").read_text(encoding="utf-8")
    errors = next(line for line in server.splitlines() if line.startswith("Error codes"))
    named |= {f"err-{code}" for code in re.findall(r"`([a-z-]+)`", errors)}
    named |= {f"{a}{why}{b}" for why in WHYS for a, b in (("ask-", ""), ("ask-", "-detail"), ("wait-", ""))}
    named |= {f"opt-pass-{why}" for why in CAN_PASS}
    plays = ("opt-play", "opt-play-on", "opt-play-hand", "opt-play-card")
    named |= {key.replace("opt", kind) + end for key in plays for kind in ("opt", "log") for end in ("", "-as")}
    assert len(named) > 100
    assert named <= set(messages("en")), sorted(named - set(messages("en")))


@cache
def promised() -> dict[str, set[str]]:
    """Return the variables that docs/interface.md promises: `key` {args}, and the tables of asks and reasons."""
    told = (ROOT / "docs/interface.md").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for key, args in re.findall(r"`((?:opt|log)-[a-z]+(?:-[a-z]+)*)` \{([a-z, ]+)\}", told):
        found[key] = set(args.split(", "))
    for row in told.splitlines():
        cells = [cell.strip() for cell in row.strip("| ").split(" | ")]
        name = cells[0].strip("`")
        if name in WHYS and len(cells) == 4:
            args = {"who", *re.findall(r"`([a-z_]+)`", cells[2])}
            found |= {f"ask-{name}": args, f"ask-{name}-detail": args, f"wait-{name}": {"who"}}
        elif name.startswith("why-"):
            found[name] = set(re.findall(r"`([a-z_]+)`", cells[1]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_wants_more_than_the_interface_gives(language: str) -> None:
    assert len(promised()) > 100
    assert {f"ask-{why}" for why in WHYS} <= set(promised())
    for key, args in promised().items():
        if key in messages(language):
            assert messages(language)[key].variables - {"me", "same"} <= args, key


def test_an_event_and_a_colour_are_named() -> None:
    """A tagged variable becomes the name in the language of the reader."""
    text = {"key": "log-event", "args": {"event": {"event": "A Fistful of Cards"}, "n": 2}}
    assert "Za hrsť kariet" in Texts("sk").say(text, [])
    text = {"key": "opt-choose-colour", "args": {"colour": {"colour": "black"}}}
    assert Texts("it").say(text, []) == "Scegli nero"


MORE = {"en": "more", "cs": "ještě", "sk": "ešte", "pl": "jeszcze", "it": "ancora"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_bangs_are_left_only_after_one(language: str) -> None:
    """Dragoon allows two in a turn."""
    seats = [seat(role, "Bart Cassidy") for role in ("sheriff", "outlaw", "outlaw", "renegade")]
    seats[0] |= {"hand": ["BANG! 3C", "BANG! 4C"], "table": ["Dragoon"]}
    position = Position(*seats, sets=("great_train_robbery",))
    names = ["Ann", "Ben", "Cyd", "Dan"]
    before = Texts(language).say(decision_of(position.game, 0)["detail"], names)
    after = Texts(language).say(decision_of(position.do("A: play BANG! on B").game, 0)["detail"], names)
    assert MORE[language] not in before
    assert MORE[language] in after


@cache
def spoken() -> dict[str, set[str]]:
    """Return the keys sent in some random games, with the variables always given with them."""
    found: dict[str, set[str]] = {}
    sets = [facts["id"] for facts in catalog()["sets"] if facts["id"] != "base"]
    for number in range(60):
        chance = random.Random(number)
        setup = {
            "game": "bang",
            "players": 3 + number % 6,
            "sets": sets,
            "options": {"expert_characters": number % 3 == 0, "event_cards": 12 + number % 4},
            "ask_forced": number % 2 == 0,
        }
        game = new_game(setup, seed=number)
        while not game.over:
            assert game.ask is not None
            if chance.random() < 0.1:
                add_sent(found, game.decision())
            game.apply(chance.choice(game.ask.options))
        add_sent(found, [game.events(0, seat) for seat in (None, 0)])
    return found


@pytest.mark.slow
def test_everything_the_engine_says_has_words() -> None:
    """No message asks for a variable that the engine does not send."""
    assert len(spoken()) > 80
    for key, args in spoken().items():
        assert key in messages("en"), key
        assert messages("en")[key].variables - {"me", "same"} <= args, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_selectors_have_what_the_language_needs(language: str) -> None:
    last = "many" if language == "pl" else "other"
    for file in FILES:
        for key, uses in entries(language, file).items():
            for names, default in uses.selectors:
                assert (names, default) == (PLURALS[language], last), f"{language}/{file}.ftl: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_formats(language: str) -> None:
    for key, words in said(language):
        assert words.strip() == words, f"{key}: {words!r}"
        assert words, key
        assert not re.search(r"  |[{}$]|\n", words), f"{key}: {words!r}"


def test_polish_numbers() -> None:
    forms = [say("pl", "log-draw", {"who": "Ana", "n": n, "me": "none"}) for n in (1, 3, 5, 12, 22)]
    assert [f.replace("\u00a0", " ") for f in forms] == [
        "Ana dobiera 1 kartę",
        "Ana dobiera 3 karty",
        "Ana dobiera 5 kart",
        "Ana dobiera 12 kart",
        "Ana dobiera 22 karty",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_is_you(language: str) -> None:
    """A line about me does not name me, and tells the same story."""
    args = {"who": "Rose Doolan", "to": "Sid Ketchum", "card": "Cat Balou"}
    mine = {me: say(language, "log-play-on", args | {"me": me}) for me in ("none", "who", "to")}
    assert "Rose Doolan" in mine["none"]
    assert "Sid Ketchum" in mine["none"]
    assert "Rose Doolan" not in mine["who"]
    assert "Sid Ketchum" not in mine["to"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_forbidden_words(language: str) -> None:
    words = "|".join(re.escape(word) for word in FORBIDDEN[language])
    pattern = re.compile(rf"(?<!\w)(?:{words})(?!\w)")
    for key, text in said(language):
        plain = text.replace("\u00a0", " ").replace("Mocne Piwo", "")  # another card, which is called so in print
        if key.startswith(("tour-", "err-tournament-")):
            plain = ROUNDS.sub("", plain)
        assert not pattern.search(plain), f"{key}: {text!r}"


def test_slovak_letters() -> None:
    """ě, ř, ů are Czech, ľ ĺ ŕ ô ä are Slovak."""
    assert not re.search("[ěřů]", "".join(text for _, text in said("sk")), re.I)
    assert not re.search("[ľĺŕôä]", "".join(text for _, text in said("cs")), re.I)


def test_no_article_before_an_italian_card() -> None:
    for key, text in said("it"):
        assert not re.search(rf"(?<!\w)(?:{ITALIAN_ARTICLES}) (?:{ITALIAN_NAMES})(?!\w)", text), f"{key}: {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_with_an_exclamation_mark_closes_its_sentence(language: str) -> None:
    for key, text in said(language):
        assert not re.search(r"!\.(?!\w)", text), f"{key}: {text!r}"
        if not key.startswith("ui-card-full"):
            assert not re.search(r"!,", text), f"{key}: {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_and_apostrophes(language: str) -> None:
    """No typewriter signs; comments are free."""
    for file in FILES:
        lines = [line for line in source(language, file).splitlines() if not line.startswith("#")]
        straight = [line for line in lines if re.search(r"\"|'|''|\.\.\.", line)]
        if (language, file) != ("en", "ui"):
            assert not straight, straight


@pytest.mark.parametrize("language", LANGUAGES)
def test_unbreakable_spaces(language: str) -> None:
    """Between a number and its noun; in Czech, Slovak and Polish after words of one letter."""
    free = {"rank-suit", "card-said", "ui-rank-suit", "ui-card-full", "cli-bad"}
    if language == "en":
        free |= set(entries("en", "ui"))
    for key, text in said(language):
        if key in free:
            continue
        assert not re.search(r"(?<![\w.])\d+ [^\W\d_]", text), f"{key}: {text!r}"
        if language in ("cs", "sk", "pl"):
            assert not re.search(r"(?<!\w)[aiouwksvz] (?=[\w{„»(])", text, re.I), f"{key}: {text!r}"


def test_lives_before_and_after_stand_in_one_line() -> None:
    for language in LANGUAGES:
        for key, text in said(language):
            assert not re.search(r"\d( →\s|\s→ )\d", text), f"{key}: {text!r}"


@pytest.mark.parametrize(
    ("language", "five", "king"),
    [
        ("en", "Jail 5 of spades", "king of hearts"),
        ("cs", "Vězení piková 5", "srdcový král"),
        ("sk", "Väzenie piková 5", "srdcový kráľ"),
        ("pl", "Więzienie 5 pik", "król kier"),
        ("it", "Prigione 5 di picche", "re di cuori"),
    ],
)
def test_a_card_is_said_with_rank_and_suit(language: str, five: str, king: str) -> None:
    jail = say(language, "card-jail", {})
    assert say(language, "card-said", {"name": jail, "rank": "5", "suit": "spades"}) == five
    assert say(language, "rank-suit", {"rank": "K", "suit": "hearts"}) == king


def test_no_text_is_far_longer_than_in_english() -> None:
    """Buttons and chips have to fit: at most half as long again, short words more freely."""
    for language, key in itertools.product(LANGUAGES[1:], messages("en")):
        if not key.startswith(("opt-", "ui-", "why-")) or key.startswith(("ui-how", "ui-about", "ui-keys")):
            continue
        args = next(samples(language, key))
        here, there = len(say(language, key, args)), len(say("en", key, next(samples("en", key))))
        assert here <= 1.6 * there + 14, f"{language} {key}: {say(language, key, args)!r}"
