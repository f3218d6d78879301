"""Facts about the bonus characters for bots."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.value_table import Character, add_row

add_row("Johnny Kisch", Character(worth=5.5, borrowed=1.0))
add_row("Uncle Will", Character(worth=7.0, borrowed=4.0))
add_row("Claus the Saint", Character(worth=6.5, borrowed=4.5))
add_row("Emiliano", Character(worth=7.5, borrowed=3.2))
add_row("Annie Versary", Character(worth=8.5, borrowed=5.0, bang_share=1.0))
