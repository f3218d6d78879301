"""Rows of the cards and characters of the set in the table of values."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.valuation import harm
from boomtown.card.bots.valuation import help as help_
from boomtown.card.bots.value_table import HARMS, HEALS, SERVES, Card, Character, add_row
from boomtown.card.sets.armed_and_dangerous.bots.gains import (
    ace,
    arrow,
    bomb,
    canton,
    greeves,
    keg,
    lockpick,
    mexicali,
    one_more_bang,
    reload,
    ring,
    ringo,
    rust,
    when_used,
    whip,
)
from boomtown.card.sets.armed_and_dangerous.loads import BOMB

BEFORE_SHOTS = 45  # after laying and drawing cards, before BANG! cards

add_row("Ace Up The Sleeve", Card(held=3.6, in_play=3.0, gain=when_used(ace), first=76, quick=SERVES))
add_row("Bandolier", Card(held=2.6, in_play=2.4, gain=when_used(one_more_bang), quick=SERVES))
add_row("Bell Tower", Card(held=2.2, in_play=2.0, gain=when_used(ring), first=BEFORE_SHOTS))
add_row("Crate", Card(held=4.0, in_play=3.8))
add_row("Tumbleweed", Card(held=2.6, in_play=2.4))
add_row("Whip", Card(held=3.4, in_play=3.0, gain=when_used(whip), says=0.8, quick=HARMS))
add_row("Beer Keg", Card(held=3.8, in_play=3.4, gain=when_used(keg), quick=HEALS))
add_row("Lockpick", Card(held=3.4, in_play=3.0, gain=when_used(lockpick), says=0.8, quick=HARMS))
add_row(BOMB, Card(held=3.0, in_play=-4.0, burden=True, gain=bomb, first=55, says=0.8))
add_row("Big Fifty", Card(in_play=5.2))
add_row("Big Fifty (shot)", Card(held=0.0))
add_row("Buntline Special", Card(in_play=2.6, weapon_value=2.3))
add_row("Double Barrel", Card(in_play=2.2, weapon_value=1.6))
add_row("Thunderer", Card(in_play=4.4, weapon_value=3.8))
add_row("Caravan", Card(held=4.4, gain=help_.two_cards, first=90))
add_row("A Little Nip", Card(held=3.6, gain=help_.heals_me, first=75, quick=HEALS))
add_row("Quick Shot", Card(held=3.2, gain=harm.shot, first=42, says=1.0))
add_row("Flintlock", Card(held=3.2, gain=harm.shot, first=42, says=1.0))
add_row("Arrow", Card(held=3.4, gain=arrow, first=43, says=1.0))
add_row("Duck!", Card(held=4.4))
add_row("Reload", Card(held=2.4, gain=reload, first=78))
add_row("Rust", Card(held=2.2, gain=rust, first=52))
add_row("Squaw", Card(held=3.4, gain=harm.discards, first=50, says=0.8))

add_row("Al Preacher", Character(worth=7.5, borrowed=1.5))
add_row("Bass Greeves", Character(worth=8.0, borrowed=2.5, gain=greeves, first=79, paid=(1, ""), quick=SERVES))
add_row("Bloody Mary", Character(worth=7.5, borrowed=2.0))
add_row("Frankie Canton", Character(worth=8.0, borrowed=2.0, gain=canton, first=77, says=0.5, quick=HARMS))
add_row("Julie Cutter", Character(worth=8.0, borrowed=2.0, hits_back=0.8))
add_row("Mexicali Kid", Character(worth=8.0, borrowed=2.0, gain=mexicali, first=41, says=1.0, quick=HARMS))
add_row("Ms. Abigail", Character(worth=7.5, borrowed=2.0))
add_row("Red Ringo", Character(worth=9.0, borrowed=0.5, gain=ringo, first=78, quick=SERVES))
