"""What the server writes down: lines of text or of JSON, with the request and the table they belong to.

A log is read by more people than a data base, and is sent to others when something goes wrong. So it holds nothing that
opens a seat or a table, and no card: a table is called by a word made from its id, and of an error of our own the kind
and the place are told, not the message, which may quote a hand. `debug` tells messages as well.
"""

import json
import logging
import re
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from hashlib import sha256
from typing import IO, Any, Literal

Level = Literal["debug", "info", "warning", "error"]
Form = Literal["text", "json"]

request_id: ContextVar[str] = ContextVar("request_id", default="")
table_word: ContextVar[str] = ContextVar("table_word", default="")

# Secrets have shapes; should one get into a message after all, it is left out.
_TABLE = re.compile(r"(?<![0-9a-zA-Z])[0-9a-f]{16}(?![0-9a-zA-Z])")  # the id, which opens the table as its code does
_KEY = re.compile(r"(?<![0-9a-zA-Z])[0-9a-f]{64}(?![0-9a-zA-Z])")  # hash of a token, seed of a game
_TOKEN = re.compile(r"(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{32}(?![\w-])")  # of a seat
_PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


def word(table: str) -> str:
    """What a table is called in logs: the same each time, and nobody gets in with it."""
    return sha256(table.encode()).hexdigest()[:10]


def about(table: str) -> None:
    """From now on, lines of this request or task are about the table with this id."""
    table_word.set(word(table))


def clean(text: str) -> str:
    """Without anything that looks like a secret of ours."""
    text = _TABLE.sub(lambda found: word(found[0]), text)
    return _TOKEN.sub("(secret)", _KEY.sub("(secret)", text))


def configure(
    level: Level = "warning", form: Form = "text", stream: IO[str] | None = None, worker: int | None = None
) -> logging.Handler:
    """Lines of this program from `level` on; of libraries warnings alone, as below that they quote messages. `worker`:
    the number of this process, where several write into one log.
    """
    handler = logging.StreamHandler(stream)
    handler.setFormatter((Json if form == "json" else Text)(whole=level == "debug", worker=worker))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("boomtown").setLevel(level.upper())
    return handler


class Lines(logging.Formatter):
    """Takes records apart; `whole`: messages of errors are told as well."""

    def __init__(self, whole: bool = False, worker: int | None = None) -> None:
        super().__init__()
        self.whole, self.worker = whole, worker

    def facts(self, record: logging.LogRecord) -> dict[str, Any]:
        """Everything a line says, in order."""
        found: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "worker": self.worker,
            "request": request_id.get(),
            "table": table_word.get(),
        }
        found |= {key: value for key, value in record.__dict__.items() if key not in _PLAIN}
        if record.exc_info and record.exc_info[1] is not None:
            found["error"] = self.told(record.exc_info[1])
        return {key: clean(v) if isinstance(v, str) else v for key, v in found.items() if v is not None and v != ""}

    def told(self, error: BaseException | None) -> str:
        """Kind and place of an error and of those behind it, the first one first."""
        parts = []
        while error is not None:
            places = "".join(traceback.format_list(traceback.extract_tb(error.__traceback__)))
            says = f": {error}" if self.whole or isinstance(error, OSError) else ""
            parts.append(f"{places}{type(error).__name__}{says}")
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\n".join(reversed(parts))


class Json(Lines):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(self.facts(record), ensure_ascii=False, default=str)


class Text(Lines):
    """For a terminal: time, level, where, what, then the rest as key=value; an error on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        facts = self.facts(record)
        head = f"{facts.pop('time')} {facts.pop('level').upper()} {facts.pop('logger')}: {facts.pop('message')}"
        error = facts.pop("error", None)
        line = " ".join([head, *(f"{key}={_word(value)}" for key, value in facts.items())])
        return line if error is None else f"{line}\n{error}"


def _word(value: Any) -> str:
    text = str(value)
    return text if text and text.isprintable() and not set(' "=') & set(text) else json.dumps(text, ensure_ascii=False)
