"""Names shared by the events of this set."""

from boomtown.card.rules.steps import BANG
from boomtown.card.text import Text, kind, text

OF_SET = "fistful"
START = 20  # effects at the start of a turn: before Dynamite and Jail (high_noon, Event deck 7)


def of_event(name: str) -> dict[str, str]:
    return {"event": name}


def bangs_needed(n: int) -> Text:
    return text("why-kind-needed", n=n, card=kind(BANG))
