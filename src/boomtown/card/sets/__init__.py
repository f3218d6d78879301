"""Sets: each folder here is one, and describes itself in `SET` (card/cards.py, CardSet).

The folders are found automatically. Names and cards that a choice can hold have numbers, declared with them:

| set | names | cards |
| --- | --- | --- |
| base | 0-43 | 0-79 |
| bonus | 44-48 | |
| dodge_city | 49-85 | 80-119 |
| high_noon | 86-100 | |
| fistful | 101-115 | |
| gold_rush | 116-159 | 120-159 |
| valley_of_shadows | 160-199 | 160-189 |
| wild_west_show | 200-217 | |
| armed_and_dangerous | 230-279 | 190-249 |
| great_train_robbery | 280-359 | 250-329 |

A new set takes the next free numbers (up to 1022 for names, 1005 for cards) and enters them above. A number that is
taken fails at import. Sets that are not part of boomtown take numbers from 800. They are found by the entry point group
`boomtown.sets` of their distribution, or passed to `add` before any other import (docs/add-a-set.md).
"""

import pkgutil
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType
from warnings import warn

from boomtown.card.cards import add_set

PACKAGES: dict[str, str] = {}  # by set id, for sets that are folders


def add(module: ModuleType) -> None:
    """Register the set of this module or package; NumberTaken if a part of it is registered already."""
    add_set(module.SET)
    if hasattr(module, "__path__"):
        PACKAGES[module.SET.id] = module.__name__


def load_part(package: str, name: str) -> None:
    """Import the module `name` of a set's package, if it has one: positions, numbers, values of bots, proofs."""
    if find_spec(f"{package}.{name}") is not None:
        import_module(f"{package}.{name}")


for _found in pkgutil.iter_modules(__path__):
    if _found.ispkg:
        add(import_module(f"{__name__}.{_found.name}"))
for _entry in entry_points(group="boomtown.sets"):  # from installed distributions
    try:
        add(_entry.load())
    except Exception as _error:  # a broken set must not stop the rest
        warn(f"set {_entry.name} ({_entry.value}) cannot be loaded: {_error}", stacklevel=2)

__all__ = ["PACKAGES", "add", "load_part"]
