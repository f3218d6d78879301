"""Evidence of enmity in events of the Dice Game. A Gatling hits all players and is no evidence."""

from __future__ import annotations

from boomtown.bots.policy import Event, Evidence, EvidenceReaders
from boomtown.dice.codes import seat_of, verb_of
from boomtown.kernel.question import Question

AIM = 0.5  # a bull's eye, for each life point it takes
HELP = {"Sid Ketchum": 0.7, "Molly Stark": 1.2, "Kit Carlson": 0.5}  # abilities used for another player
USERS = {"cure": "Sid Ketchum", "molly": "Molly Stark", "kit": "Kit Carlson"}  # abilities by question
BEER, SAVED, SPOILED, GIVEN = 0.8, 2.0, 1.5, 0.7
# Weight of a ghost's gift, by face
GIFTS = {"arrow": 0.6, "dynamite": 0.8, "beer": -0.6, "gatling": -0.4, "bullseye1": -0.3, "bullseye2": -0.3}


def _at(event: Event, weight: float) -> Evidence:
    return (event["to"], weight) if event["to"] != event["who"] else None


def _aim(event: Event) -> Evidence:
    return _at(event, AIM * event["count"])


def _use(event: Event) -> Evidence:
    """Read an ability used for another player. A forced use is no evidence."""
    if event.get("to") is None or event["how"] == "forced" or event["cause"] not in HELP:
        return None
    return _at(event, -HELP[event["cause"]])


_ANSWERS = {"beer": -BEER, "elena": GIVEN} | {why: -HELP[of] for why, of in USERS.items()}  # by question


def choice_evidence(question: Question, code: int) -> Evidence:
    """Return the evidence of an answer, equal to that of its event."""
    if code < 0:
        return None
    if question.name == "aim":
        return seat_of(code), AIM * (2 if verb_of(code) == "use" else 1)
    weight = _ANSWERS.get(question.name)
    return None if weight is None else (seat_of(code), weight)


EVIDENCE: EvidenceReaders = {
    "aim": _aim,
    "beer": lambda event: _at(event, -BEER),
    "use": _use,
    "saved": lambda event: _at(event, -SAVED),
    "spoiled": lambda event: _at(event, SPOILED),
    "arrowgift": lambda event: _at(event, GIVEN),
    "token": lambda event: _at(event, GIFTS.get(event["face"], 0.0) * event["count"]),
}
