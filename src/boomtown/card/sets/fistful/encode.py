"""Facts about A Fistful of Cards for the encoder."""

from boomtown.card.cards import COLOURS
from boomtown.card.encode.declared import brings, choose_words

brings("choose", "Peyote")(choose_words(*COLOURS))
