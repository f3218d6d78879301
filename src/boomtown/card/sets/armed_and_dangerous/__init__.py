"""Armed & Dangerous: 28 playing cards, 8 characters, 32 loads. Rules: armed_and_dangerous.md."""

from boomtown.card.cards import CardSet, Preset
from boomtown.card.declared.counters import laid
from boomtown.card.sets.armed_and_dangerous import (
    adding,
    bomb,
    brown,
    characters,
    equipment,
    loads,
    log_texts,
    orange,
    tumbleweed,
    upgrades,
    weapons,
)
from boomtown.card.sets.armed_and_dangerous.adding import FOR_ORANGE
from boomtown.card.sets.armed_and_dangerous.bomb import ON_ANYBODY
from boomtown.card.sets.armed_and_dangerous.loads import OF_SET
from boomtown.card.sets.armed_and_dangerous.weapons import SPARES
from boomtown.kernel.setup_validation import Option

SET = CardSet(
    OF_SET,
    "Armed & Dangerous",
    80,
    options={name: Option(needs=(OF_SET,)) for name in (FOR_ORANGE, SPARES, ON_ANYBODY)},
    presets=(Preset("loaded", 6, ("dodge_city", OF_SET)),),
    counted={"card laid": laid(OF_SET)},
)

__all__ = [
    "SET",
    "adding",
    "bomb",
    "brown",
    "characters",
    "equipment",
    "loads",
    "log_texts",
    "orange",
    "tumbleweed",
    "upgrades",
    "weapons",
]
