"""Names shared by the events of this set."""

OF_SET = "high_noon"
START = 20  # effects at the start of a turn: before Dynamite and Jail (high_noon, Event deck 7)


def of_event(name: str) -> dict[str, str]:
    return {"event": name}
