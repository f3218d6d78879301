"""Values of options and setup keys as words."""

from __future__ import annotations

Scalar = bool | int | str


def write_scalar(value: Scalar) -> str:
    """`yes`, `no`, a number, or the text."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def read_scalar(text: str) -> Scalar:
    """The inverse; a text that looks like a number is one."""
    if text in ("yes", "no"):
        return text == "yes"
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text
