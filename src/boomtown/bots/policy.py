"""Interfaces of a policy, and of what a game defines for its bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from boomtown.bots.role_inference import NO_TABLE, ActTable
from boomtown.kernel.question import Question

if TYPE_CHECKING:
    from boomtown.bots.history import History
    from boomtown.bots.observation import Observation

Event = dict[str, Any]
# The seat that an act harmed, and the weight of the act as evidence of enmity; negative for help. None: no evidence
Evidence = tuple[int, float] | None
EvidenceReaders = Mapping[str, Callable[[Event], Evidence]]  # by type of event
ChoiceReader = Callable[[Question, int], Evidence]


class Policy(Protocol):
    """Player of one seat. It answers from the information of that seat.

    A policy that searches has `seconds_left`: a function that returns the processor time left for the question.

    Further attributes are optional. `events = False`: the policy does not read the events of the game.
    `answer_fast(why, options, fast_view, history)`: it can answer from a fast view. A simulation is faster if all its
    policies have both. `estimates(observation, history)`: value by option, for the order in which a search tries them;
    -inf for an option that has the same effect as another one.
    """

    def answer(self, observation: Observation, history: History) -> int: ...


@dataclass(frozen=True)
class GameBots:
    """Bots of one game. `policies`: classes by name; `greenhorn` is the standard bot. `evidence`: readers of events by
    type. `choice_evidence`: the same for an answer to a question, in games that record no events. `role_deals`: types
    of events that deal roles again, with the field that lists the seats; earlier acts of these seats are no evidence
    any more. `act_table`: meaning of the acts for the roles.
    """

    policies: Mapping[str, Callable[[int], Policy]] = field(default_factory=dict)
    evidence: EvidenceReaders = field(default_factory=dict)
    choice_evidence: ChoiceReader | None = None
    role_deals: Mapping[str, str] = field(default_factory=dict)
    act_table: ActTable = NO_TABLE
