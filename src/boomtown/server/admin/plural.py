"""Things with their number, for the keeper's commands, which speak English alone."""


def counted(number: int, one: str, many: str = "") -> str:
    """`1 table`, `2 tables`; `many` where an s is not all."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"
