"""Logging: lines of text or of JSON, with the request and the table they belong to.

More people read a log than the database. So it contains no card and nothing that gives access to a seat or a table. A
hash stands for a table id. An error of our own is logged with its type and place only, because its message may quote a
hand; level `debug` logs messages too.
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

# Secrets have known formats. If one gets into a message, it is removed.
_TABLE = re.compile(
    r"(?<![0-9a-zA-Z])[0-9a-f]{16}(?![0-9a-zA-Z])"
)  # the id, which gives access to the table like its code
_KEY = re.compile(r"(?<![0-9a-zA-Z])[0-9a-f]{64}(?![0-9a-zA-Z])")  # hash of a token, seed of a game
_TOKEN = re.compile(r"(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{32}(?![\w-])")  # of a seat
_PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


def word(table: str) -> str:
    """Return the name of a table in logs: always the same, and useless to join the table."""
    return sha256(table.encode()).hexdigest()[:10]


def about(table: str) -> None:
    """Add the table with this id to all further log lines of this request or task."""
    table_word.set(word(table))


def clean(text: str) -> str:
    """Return `text` without anything that looks like a secret of ours."""
    text = _TABLE.sub(lambda found: word(found[0]), text)
    return _TOKEN.sub("(secret)", _KEY.sub("(secret)", text))


def configure(
    level: Level = "warning", form: Form = "text", stream: IO[str] | None = None, worker: int | None = None
) -> logging.Handler:
    """Set up logging from `level` on. Libraries log warnings only, because below that they quote messages.

    `worker`: number of this process, if several write to one log.
    """
    handler = logging.StreamHandler(stream)
    handler.setFormatter((Json if form == "json" else Text)(whole=level == "debug", worker=worker))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("boomtown").setLevel(level.upper())
    return handler


class Lines(logging.Formatter):
    """Base formatter, which collects the facts of a record. `whole`: include the messages of errors."""

    def __init__(self, whole: bool = False, worker: int | None = None) -> None:
        super().__init__()
        self.whole, self.worker = whole, worker

    def facts(self, record: logging.LogRecord) -> dict[str, Any]:
        """Return the fields of a line, in order."""
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
            found["error"] = self.describe_error(record.exc_info[1])
        return {key: clean(v) if isinstance(v, str) else v for key, v in found.items() if v is not None and v != ""}

    def describe_error(self, error: BaseException | None) -> str:
        """Return the type and the place of an error and of its causes, the first cause first."""
        parts = []
        while error is not None:
            places = "".join(traceback.format_list(traceback.extract_tb(error.__traceback__)))
            says = f": {error}" if self.whole or isinstance(error, OSError) else ""
            parts.append(f"{places}{type(error).__name__}{says}")
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\n".join(reversed(parts))


class Json(Lines):
    """Formatter with one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(self.facts(record), ensure_ascii=False, default=str)


class Text(Lines):
    """Formatter for a terminal: time, level, logger, message, then other fields as key=value. An error follows on its
    own lines.
    """

    def format(self, record: logging.LogRecord) -> str:
        facts = self.facts(record)
        head = f"{facts.pop('time')} {facts.pop('level').upper()} {facts.pop('logger')}: {facts.pop('message')}"
        error = facts.pop("error", None)
        line = " ".join([head, *(f"{key}={_word(value)}" for key, value in facts.items())])
        return line if error is None else f"{line}\n{error}"


def _word(value: Any) -> str:
    text = str(value)
    return text if text and text.isprintable() and not set(' "=') & set(text) else json.dumps(text, ensure_ascii=False)
