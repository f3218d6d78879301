"""Sets and options as typed on the command line."""

from __future__ import annotations

Value = bool | int | str
ALL = "all"


def listed(text: str) -> tuple[str, ...]:
    """Words separated by commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def sets(words: tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """Every expansion for "all"; what is no set stays for the setup to complain about."""
    from boomtown.games import catalog

    names = [part for word in words for part in listed(word)]
    return tuple(s["id"] for s in catalog()["sets"][1:]) if ALL in names else tuple(names)


def option(words: str) -> tuple[str, Value]:
    """NAME alone means yes; NAME=VALUE a number, yes or no, or a name."""
    name, given, value = words.partition("=")
    if not given:
        return name, True
    if value in ("yes", "true", "no", "false"):
        return name, value in ("yes", "true")
    return name, int(value) if value.isdecimal() else value
