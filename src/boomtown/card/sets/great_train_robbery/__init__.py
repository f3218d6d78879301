"""The Great Train Robbery: 16 playing cards, 16 wagons, 13 stations, two locomotives, 8 characters.

Rules: great_train_robbery.md.
"""

from boomtown.card.cards import CardSet, Preset
from boomtown.card.declared.counters import laid, taken
from boomtown.card.sets.great_train_robbery import (
    blue,
    boarding,
    brown,
    characters,
    evan_babbit,
    express,
    full_steam,
    ghost,
    log_texts,
    robbery,
    sgt_blaze,
    stations,
    switch,
    taking,
    train,
    wagons,
    wagons_answering,
    wagons_used,
)
from boomtown.card.sets.great_train_robbery.shared import OF_SET
from boomtown.card.sets.great_train_robbery.stations import BLANK_PRICES, FURTHER_WORDS, NO_BLANK, further_prices
from boomtown.kernel.setup_validation import Option

SET = CardSet(
    OF_SET,
    "The Great Train Robbery",
    90,
    options={
        "blank_station": Option(
            NO_BLANK,
            (NO_BLANK, *BLANK_PRICES),
            needs=(OF_SET,),
            more=further_prices,
            more_words=FURTHER_WORDS,
        ),
        "yooma_two_cards": Option(needs=(OF_SET,)),
        "next_stop_draws_at_end": Option(needs=(OF_SET,)),
        "train_shots_uncounted": Option(needs=(OF_SET,)),
        "fare_one_source": Option(needs=(OF_SET,)),
    },
    counted={"wagon": taken(OF_SET), "card of the train laid": laid(OF_SET)},
    presets=(Preset("train-robbers", 5, (OF_SET,)),),
)

__all__ = [
    "SET",
    "blue",
    "boarding",
    "brown",
    "characters",
    "evan_babbit",
    "express",
    "full_steam",
    "ghost",
    "log_texts",
    "robbery",
    "sgt_blaze",
    "stations",
    "switch",
    "taking",
    "train",
    "wagons",
    "wagons_answering",
    "wagons_used",
]
