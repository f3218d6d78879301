"""What a state holds and no word is known for: a game that grows needs nothing here until somebody wants it shorter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boomtown.notation.dialect import COMMON, Dialect, Field, Json
from boomtown.notation.scan import Scanner
from boomtown.notation.values import Values


def fallback_fields(dialect: Dialect, fresh: Json, values: Values) -> list[Field]:
    """A field under its own name for each of them."""
    known = COMMON | dialect.of_seats | {field.key for field in dialect.fields}
    return [Field(key, key, Alike(values, value)) for key, value in _flat(fresh) if key not in known]


def _flat(state: Json) -> Iterator[tuple[str, Any]]:
    """Keys and values, those of a part with values of its own as `part.key`."""
    for key, value in state.items():
        if isinstance(value, dict) and value:
            yield from ((f"{key}.{below}", inner) for below, inner in value.items())
        else:
            yield key, value


class Alike:
    """Any value of the kind of another one."""

    def __init__(self, values: Values, other: Any) -> None:
        self.values, self.other = values, other

    def write(self, value: Any, n: int) -> str:
        return self.values.write(value)

    def read(self, scan: Scanner, n: int) -> Any:
        start = scan.at
        value = self.values.read(scan)
        if (self.other is not None and type(value) is not type(self.other)) or (
            isinstance(value, dict) and "step" in value
        ):
            raise scan.wrong(f"a value like {self.values.write(self.other)}", start)
        return value
