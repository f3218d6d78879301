"""The words of the five languages: complete, formattable, with the plurals and the typography each language needs."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from boomtown.card.game import Bang
from boomtown.games import catalog, new_game
from boomtown.texts import Texts
from tests.conftest import ROOT

LOCALES = ROOT / "src/boomtown/locales"
LANGUAGES = ("en", "cs", "sk", "pl", "it")
FILES = tuple(sorted(path.stem for path in (LOCALES / "en").glob("*.ftl")))  # sets bring files of their own
PLURALS = {
    "en": {"one", "other"},
    "cs": {"one", "few", "other"},
    "sk": {"one", "few", "other"},
    "pl": {"one", "few", "many"},
    "it": {"one", "other"},
}
NUMBERS = (1, 2, 5, 22)
READERS = ("none", "who", "to", "by", "from", "also")
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
# Names that Italian would like to put an article before.
ITALIAN_NAMES = (
    "BANG!|Mancato!|Birra|Panico!|Diligenza|Emporio|Saloon|Gatling|Duello|Indiani!|Barile|Mustang|Mirino|Prigione"
    "|Dinamite"
)
ITALIAN_ARTICLES = "il|lo|la|i|gli|le|del|dello|della|al|allo|alla|nel|nella|sul|sulla|dal|dalla|dei|delle"


class Uses(Visitor):
    """The variables a message reads and its plural selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selectors: list[tuple[set[str], str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        names = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        default = next(v.key.name for v in node.variants if v.default and isinstance(v.key, ast.Identifier))
        if names & {"zero", "one", "two", "few", "many"}:
            self.selectors.append((names, default))
        self.generic_visit(node)


def source(language: str, file: str) -> str:
    return (LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8")


@cache
def entries(language: str, file: str) -> dict[str, Uses]:
    """Return the references of each message (and -term) of one file by id. Asserts that Fluent can read it."""
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(source(language, file)).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}.ftl: {(entry.content or '')[:120]!r}"
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            assert name not in found, f"{language}/{file}.ftl: {name} stands there twice"
            found[name] = Uses()
            found[name].visit(entry)
    return found


@cache
def messages(language: str) -> dict[str, Uses]:
    """All messages of a language; one that quotes another reads its variables too."""
    found: dict[str, Uses] = {}
    for file in FILES:
        own = {k: v for k, v in entries(language, file).items() if not k.startswith("-")}
        twice = found.keys() & own.keys()
        assert not twice, f"{language}/{file}.ftl: {sorted(twice)} stand in another file too"
        found |= own
    for uses in found.values():
        for quoted in uses.messages:
            uses.variables |= found[quoted].variables
    return found


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in FILES:
        made.add_resource(FluentResource(source(language, file)))
    return made


def say(language: str, key: str, args: dict[str, Any]) -> str:
    """The message as a reader gets it; AssertionError when Fluent has anything to complain about."""
    message = bundle(language).get_message(key)
    assert message.value is not None
    words, errors = bundle(language).format_pattern(message.value, args)
    assert not errors, f"{language} {key} {args}: {errors}"
    assert isinstance(words, str)
    return words


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


NAMES = {
    "who": "Rose Doolan", "to": "Sid Ketchum", "also": "Kit Carlson", "by": "Paul Regret", "from": "Jesse Jones",
    "name": "Suzy Lafayette", "game": "bang", "same": "yes",
    "host": "Suzy Lafayette", "player": "Ana", "character": "Suzy Lafayette", "title": "Tombstone", "code": "K7QX",
    "example": "K7QX", "text": "Yee-haw", "sets": "Base game", "rank": "K", "suit": "hearts", "phase": "play",
    "place": "K", "places": "K", "names": "Rose Doolan", "cause": "Volcanic", "reason": "Volcanic", "role": "sheriff",
    "at": "Bart Cassidy", "char": "El Gringo", "weapon": "Volcanic", "cards": "Volcanic", "of": "Volcanic",
    "event": "Ghost Town",
    "colour": "red", "state": "Kept", "team": "outlaw", "seats": "Rose Doolan", "dice": "beer",
    "site": "play.example.org", "address": "ann@example.org",
}  # fmt: skip


def samples(language: str, key: str) -> Iterator[dict[str, Any]]:
    """Arguments to try a message with: each number, each reader, a card whose name closes the sentence."""
    named = {n: say(language, f"card-{n}", {}) for n in ("missed", "indians")}
    base: dict[str, Any] = NAMES | {
        "card": named["missed"],
        "as": "BANG!",
        "kind": named["missed"],
        "source": "Volcanic",
        "face": say(language, "face-bullseye1", {}),
        "faces": say(language, "face-double-bullseye2", {}),
        "die": say(language, "die-loudmouth", {}),
        "special": say(language, "role-gambler", {}),
    }
    wants = messages(language)[key].variables
    numbers = dict.fromkeys(wants - set(base) - {"me"}, 0)
    if key in ("chance", "cli-dice-throw"):
        numbers["of"] = 0
    for number, reader in itertools.product(NUMBERS if numbers else (1,), READERS if "me" in wants else ("none",)):
        yield base | dict.fromkeys(numbers, number) | {"me": reader}


@cache
def said(language: str) -> list[tuple[str, str]]:
    """Every message with its samples, as (key, words)."""
    return [(key, say(language, key, args)) for key in messages(language) for args in samples(language, key)]


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


def texts(told: Any) -> Iterator[dict[str, Any]]:
    """All {key, args} inside JSON of the engine."""
    if isinstance(told, dict):
        if isinstance(told.get("key"), str):
            yield told
        for inner in told.values():
            yield from texts(inner)
    elif isinstance(told, list):
        for inner in told:
            yield from texts(inner)


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
                for text in texts(game.decision()):
                    found[text["key"]] = found.get(text["key"], set(text.get("args", {}))) & set(text.get("args", {}))
            game.apply(chance.choice(game.ask.options))
        for text in texts([game.events(0, seat) for seat in (None, 0)]):
            found[text["key"]] = found.get(text["key"], set(text.get("args", {}))) & set(text.get("args", {}))
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
