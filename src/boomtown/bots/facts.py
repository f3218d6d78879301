"""What is printed on the cards, from the catalog: known to everybody."""

from __future__ import annotations

from boomtown.games import catalog

_CATALOG = catalog()
TARGET: dict[str, str] = {name: kind["target"] for name, kind in _CATALOG["kinds"].items()}
RANGE: dict[str, int] = {name: kind["range"] for name, kind in _CATALOG["kinds"].items() if "range" in kind}
ROLES = ("sheriff", "deputy", "outlaw", "renegade")
# The roles of a game by its number of players
DEALT: dict[int, tuple[str, ...]] = {
    int(n): tuple(role for role, count in zip(ROLES, counts, strict=True) for _ in range(count))
    for n, counts in _CATALOG["roles"].items()
}
