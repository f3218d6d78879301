"""Names, titles and lines of chat that players type."""

import re
import unicodedata

from ..core.errors import Refused

NAME_LIMIT = 24
TITLE_LIMIT = 40
CHAT_LIMIT = 300


def clean_name(raw: str, limit: int = NAME_LIMIT, code: str = "bad-name") -> str:
    """Return `raw` in NFC with single spaces. Refuses an empty or long text and invisible characters."""
    text = " ".join(unicodedata.normalize("NFC", raw[: limit * 8]).split())
    if any((unicodedata.category(c) in _HIDDEN and c != _JOINER) or c in _BLANK for c in text):
        raise Refused(code, "expected letters without control characters and invisible ones", limit=limit)
    if _PILED.search(text):
        raise Refused(code, "expected at most 3 marks on a letter", limit=limit)
    if not 1 <= len(text) <= limit or not any(unicodedata.category(c)[0] in "LNPS" for c in text):
        raise Refused(code, f"expected 1 to {limit} visible characters", limit=limit)
    return text


def clean_chat(raw: str) -> str:
    if len(raw) > CHAT_LIMIT:
        raise Refused("too-big", f"expected at most {CHAT_LIMIT} characters, got {len(raw)}", limit=CHAT_LIMIT)
    return clean_name(raw, CHAT_LIMIT, "malformed")


_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINER = "\u200d"  # joins the parts of many emoji
_BLANK = set("\u115f\u1160\u2800\u3164\uffa0")  # letters that look empty
_PILED = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{4}")
