"""Tables of the fields of an observation and of the actions: `python -m boomtown.env.layout`."""

from __future__ import annotations

import re
from argparse import ArgumentParser
from collections.abc import Sequence

from boomtown.encode import Encoder, Field, encoder
from boomtown.games import DEFAULT, GAMES, SetupError
from boomtown.stdout import until_closed

SHORT = 6  # entries that are named one by one


def fields_table(numbers: Encoder) -> str:
    """Return the fields of an observation, one Markdown row each."""
    rows = [
        f"| {f.offset} | `{f.name}` | {_shape(f)} | {f.low:g} to {f.high:g} | {_meaning(f)} |" for f in numbers.fields
    ]
    return "\n".join(["| from | field | shape | range | meaning |", "| --- | --- | --- | --- | --- |", *rows])


def _shape(field: Field) -> str:
    return " × ".join(map(str, field.shape))


def _meaning(field: Field) -> str:
    labels = field.labels
    if not labels:
        return field.meaning
    return f"{field.meaning}: {', '.join(labels) if len(labels) <= SHORT else f'{labels[0]}, {labels[1]}, ...'}"


def actions_table(numbers: Encoder) -> str:
    """Return the actions by their form, one Markdown row each."""
    forms: dict[str, list[int]] = {}
    for action in range(numbers.actions):
        forms.setdefault(_form(numbers.describe(action)), []).append(action)
    rows = [f"| {form} | {len(found)} | {found[0]}: {numbers.describe(found[0])} |" for form, found in forms.items()]
    return "\n".join(["| form | actions | the first one |", "| --- | --- | --- |", *rows])


def _form(text: str) -> str:
    verb, _, rest = text.partition(" ")
    words = [verb, "what" if re.sub(r"(at |from )?\+\d.*", "", rest) else ""]
    words.append("as another" if " as " in text else "")
    words.append("at a seat" if re.search(r"\+\d", text) else "")
    return " ".join(w for w in words if w) + (": a card of it" if ":" in text else "")


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the tables of one configuration."""
    parser = ArgumentParser(prog="python -m boomtown.env.layout", description="Layout of observations and actions.")
    parser.add_argument("--game", default=DEFAULT, choices=tuple(GAMES))
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--sets", default="", help="sets or modules, with commas between them")
    parser.add_argument("--actions", action="store_true", help="every action with its number")
    given = parser.parse_args(arguments)
    try:
        sets = [name for name in given.sets.split(",") if name]
        numbers = encoder({"game": given.game, "players": given.players, "sets": sets})
    except SetupError as error:
        parser.error(str(error))
    if given.actions:
        print("\n".join(f"{action}\t{numbers.describe(action)}" for action in range(numbers.actions)))
    else:
        print(f"{numbers.size} numbers\n\n{fields_table(numbers)}\n")
        print(f"{numbers.actions} actions\n\n{actions_table(numbers)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(until_closed(main))
