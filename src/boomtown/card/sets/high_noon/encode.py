"""Facts about High Noon for the encoder."""

from boomtown.card.cards import SUITS
from boomtown.card.encode.declared import SUITED, brings, choose_words

SUITED.add("Handcuffs")
brings("choose", "Handcuffs")(choose_words(*SUITS.values()))
