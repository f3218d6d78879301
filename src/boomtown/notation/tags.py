"""Tags: `[Name "value"]`, one a line."""

from __future__ import annotations

import re

from boomtown.notation.scan import Scanner

TAG = "[A-Za-z][A-Za-z0-9_]{0,63}"
ESCAPES = {'"': '"', "\\": "\\", "n": "\n", "r": "\r", "t": "\t"}
_ESCAPED = {meant: f"\\{mark}" for mark, meant in ESCAPES.items()}
LONGEST = 20_000  # characters of a value


def write_tag(name: str, value: str) -> str:
    """One line of the head."""
    return f'[{name} "{quoted(value)}"]'


def quoted(value: str) -> str:
    """The value as it stands between its quotation marks."""
    return _RISKY.sub(_risky, value)


# What ends a line or cannot be encoded, with the quotation mark and the backslash
_RISKY = re.compile('["\\\\\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029\\ud800-\\udfff]')


def _risky(found: re.Match[str]) -> str:
    return _ESCAPED.get(found[0]) or f"\\u{ord(found[0]):04x}"


def read_tag(scan: Scanner) -> tuple[str, str, int]:
    """The name, the value, and where it begins in the line; NotationError when the line is no tag."""
    scan.expect("[", "a tag")
    name = scan.take(TAG, "the name of a tag")
    scan.take("[ \t]+", "a blank, then a value")
    start = scan.at
    scan.expect('"', "a value between quotation marks")
    value = _read_value(scan)
    scan.match("[ \t]*")
    scan.expect("]", "a closing bracket")
    scan.match("[ \t]*")
    if not scan.done and not scan.sees(";"):
        raise scan.wrong("the end of the line")
    return name, value, start + 1


def _read_value(scan: Scanner) -> str:
    found: list[str] = []
    while not scan.accept('"'):
        if part := scan.match(r'[^"\\]+'):
            found.append(part)
        elif scan.accept("\\"):
            start = scan.at
            if code := scan.match("u[0-9a-fA-F]{4}"):
                found.append(chr(int(code[1:], 16)))
            elif (mark := scan.match(".")) in ESCAPES:
                found.append(ESCAPES[mark])
            else:
                raise scan.wrong(f"one of {', '.join(ESCAPES)} or u and four hex digits behind \\", start)
        else:
            raise scan.wrong("a quotation mark at the end of the value")
    return "".join(found)
