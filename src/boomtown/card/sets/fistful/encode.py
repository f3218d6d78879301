"""What the encoder must know of A Fistful of Cards."""

from boomtown.card.cards import COLOURS
from boomtown.card.encode.sources import brings, choose_words

brings("choose", "Peyote")(choose_words(*COLOURS))
