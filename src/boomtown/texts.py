"""Texts for people: Fluent messages of src/boomtown/locales, formatted for one reader.

The client does the same in web/src/lib/text/text.ts. docs/interface.md describes how texts are sent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from boomtown.games import DEFAULT, SPECS, catalog
from boomtown.kernel.text import slug
from boomtown.languages import SOURCE, folder, languages

SIGNS = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}
Text = Mapping[str, Any]  # {"key": ..., "args": {...}}


def _bundle(lang: str) -> FluentBundle:
    return _bundle_with(lang, tuple(SPECS))


@cache
def _bundle_with(lang: str, games: tuple[str, ...]) -> FluentBundle:
    """Return the messages of the package, then those of the games' own folders."""
    bundle = FluentBundle([lang], use_isolating=False)
    for directory in (folder(lang), *(own for game in games if (own := SPECS[game].texts(lang)) is not None)):
        for file in sorted(directory.iterdir(), key=lambda f: f.name):
            if file.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@cache
def _cards(game: str) -> list[dict[str, str]]:
    cards: list[dict[str, str]] = catalog(game)["cards"]
    return cards


class Texts:
    """Texts of one language and game."""

    def __init__(self, lang: str, game: str = DEFAULT) -> None:
        if lang not in languages():
            raise ValueError(f"expected a language from {', '.join(languages())}, got {lang!r}")
        self.lang, self.game = lang, game

    def word(self, key: str, **args: Any) -> str:
        """Format a message with these variables. Returns the key if the message does not exist."""
        found = self._find(key, args)
        return key if found is None else found

    def _find(self, key: str, args: Mapping[str, Any]) -> str | None:
        for lang in dict.fromkeys((self.lang, SOURCE)):
            bundle = _bundle(lang)
            if bundle.has_message(key) and (value := bundle.get_message(key).value) is not None:
                return str(bundle.format_pattern(value, dict(args))[0])
        return None

    def _name(self, id_: str, name: str) -> str:
        """Return the translated name, or the English name if there is no translation."""
        return self._find(id_, {}) or name

    def kind(self, name: str) -> str:
        """Return the name of a kind of card; this game's own name comes first."""
        return self._find(f"{self.game}-{slug(name)}", {}) or self._name(f"card-{slug(name)}", name)

    def character(self, name: str) -> str:
        return self._name(f"char-{slug(name)}", name)

    def event(self, name: str) -> str:
        return self._name(f"event-{slug(name)}", name)

    def set(self, name: str) -> str:
        return self._name(f"set-{slug(name)}", name)

    def thing(self, name: str) -> str:
        """Return the name of a character, event, kind of card, special role, face or die."""
        for prefix in ("char", "event", "card", "role", "face", "die"):
            found = self._find(f"{prefix}-{slug(name)}", {})
            if found is not None:
                return found
        return name

    def role(self, name: str) -> str:
        return self._name(f"role-{slug(name)}", name)

    def role_text(self, name: str) -> str:
        """Return the text of a special role."""
        return self.word(f"role-{slug(name)}-text")

    def face(self, name: str) -> str:
        return self._name(f"face-{slug(name)}", name)

    def die(self, name: str) -> str:
        return self._name(f"die-{slug(name)}", name)

    def card(self, card: int) -> str:
        """Return the short name of a card: "BANG! 3♣", or the name alone if no suit is printed."""
        fact = _cards(self.game)[card]
        return f"{self.kind(fact['kind'])} {fact['rank']}{SIGNS.get(fact['suit'], '')}".rstrip()

    def say(self, text: Text, names: Sequence[str], me: int | None = None) -> str:
        """Format a game's text for the reader at seat `me` (None: a spectator). `names` are the players'
        names by seat.
        """
        args: Mapping[str, Any] = text.get("args", {})
        values = {name: self._thing(value, names, me) for name, value in args.items()}
        mine = (name for name, value in args.items() if me is not None and value == {"seat": me})
        same = str(values.get("who", "")) in str(values.get("source", "")) if "who" in values else False
        return self.word(text["key"], **values, me=next(mine, "none"), same="yes" if same else "no")

    def _thing(self, value: Any, names: Sequence[str], me: int | None) -> Any:
        """Return the name of a tagged variable. Within a list of seats the reader is "you"."""
        if not isinstance(value, Mapping):
            return value
        [(tag, what)] = value.items()
        if tag in ("cards", "faces"):
            return ", ".join(map(self.card if tag == "cards" else self.face, what))
        if tag == "seat":
            return names[what]
        if tag == "seats":
            return ", ".join(self.word("ui-you") if p == me else names[p] for p in what)
        if tag in ("suit", "colour"):
            return self.word(f"{tag}-{what}")
        by_tag: dict[str, Callable[[Any], str]] = {
            "card": self.card,
            "kind": self.kind,
            "char": self.character,
            "event": self.event,
            "role": self.role,
            "face": self.face,
            "die": self.die,
        }
        return by_tag[tag](what) if tag in by_tag else str(what)
