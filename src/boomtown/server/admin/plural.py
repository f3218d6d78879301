"""Counts with their noun, for the commands of the operator, which are in English only."""


def counted(number: int, one: str, many: str = "") -> str:
    """Return `1 table` or `2 tables`. `many`: plural that does not end in s."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"
