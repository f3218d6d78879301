### The Duel on the page: what only its table says. The words of its cards, questions and events stand in duel.ftl.

ui-all-duel = Cards and characters
ui-sort-duel-red = BANG! cards
ui-sort-duel-brown = Action cards
ui-sort-duel-blue = Equipment
ui-sort-duel-law = Characters of the law
ui-sort-duel-outlaws = Characters of the outlaws
ui-duel-border-red = BANG! card
ui-duel-border-brown = Action card
ui-duel-border-blue = Equipment
ui-duel-copies-law = { $n ->
    [one] { $n } copy in the deck of the law
   *[other] { $n } copies in the deck of the law
}
ui-duel-copies-outlaws = { $n ->
    [one] { $n } copy in the deck of the outlaws
   *[other] { $n } copies in the deck of the outlaws
}
ui-duel-who-law = Who plays the law?
ui-duel-front = In front
ui-duel-rear = Behind
ui-duel-alone = Alone
ui-duel-always = Always works
ui-duel-off = Switched off
ui-duel-holds = has { $cards }
ui-duel-in-front = Equipment
ui-duel-can-point = can be chosen
ui-duel-stake = { $n ->
    [one] loses { $n } life unless you stop it
   *[other] loses { $n } lives unless you stop it
}
ui-duel-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
ui-duel-reserve = { $n } in reserve
end-duel-reserve = In reserve
ui-duel-hand-of = { $n ->
    [one] { $n } card in hand: { $law } of the law, { $outlaws } of the outlaws
   *[other] { $n } cards in hand: { $law } of the law, { $outlaws } of the outlaws
}
ui-duel-deck = Deck { $n }
ui-duel-common = Common { $n }
ui-duel-discards = Discards { $n }
ui-duel-swap = Swap
ui-duel-reload = Reload
ui-duel-reload-text = Discard it and draw a card instead.
ui-duel-reload-on = Cards with this sign may be reloaded now.
ui-duel-play-as = As { $card }
ui-duel-how = How do you use { $card }?
ui-duel-which = Choose a card
ui-duel-do = Play it
ui-duel-random = A random card from the hand
ui-duel-hint = Pick a card, then its target.
ui-duel-tap = Tap the card.
ui-duel-bangs = BANG! cards left: { $n }
ui-duel-bangs-any = Any number of BANG! cards
ui-duel-keeps = Hand { $n }, you keep { $limit }
ui-duel-lives-text = A character who loses the last life is out. The next one from the reserve takes the place.
ui-duel-hand-text = The backs are open: they show from which deck each card came.
ui-duel-reserve-text = Characters who have not come into play yet. When a character is out, the next one from here takes the place.
ui-duel-deck-text = Each side draws from its own deck. When one has run out, the discards are shuffled into a common deck.
ui-duel-bangs-name = BANG! cards
ui-duel-bangs-text = A player may play one BANG! in a turn, unless a card or a character allows more.
ui-duel-limit-name = Hand limit
ui-duel-limit-text = At the end of their turn a player discards down to the lives of the front character, with one life down to two cards.
ui-duel-odds = When a card is turned up
ui-duel-of8 = Of 8 cards: { $n }
ui-duel-card-said = { $card } ({ $side }, symbol: { $symbol })
ui-duel-waits = Still to come
ui-duel-offered = Your two characters
ui-duel-laid = In the middle
ui-duel-turned-good = { $source }: it works
ui-duel-turned-bad = { $source }: no luck
ui-duel-comes = { $name } steps in
ui-duel-goes = { $name } is out
ui-duel-signs-title = Signs on the cards
ui-duel-sign-law = From the deck of the law
ui-duel-sign-outlaws = From the deck of the outlaws
ui-duel-sign-hit = A hit: a dodge stops it
ui-duel-sign-dodge = A dodge: stops a hit
ui-duel-sign-swap = Front and rear change places
ui-duel-sign-always = Always works, even behind
ui-duel-sign-reload = May be discarded to draw a card once a side has one character left
ui-duel-sign-reveal = Turn up the top card: its symbol decides
ui-how-duel-1 = Law against outlaws. Each side has one character in front and one behind, and more in reserve.
ui-how-duel-2 = On your turn you draw 2 cards, then play as many as you like. One BANG! card a turn, with the red edge.
ui-how-duel-3 = Cards hit the character in front. Equipment goes to your own character behind, or to the opponent’s character in front.
ui-how-duel-4 = Once a turn you may swap your two characters. Behind, ability and equipment are switched off, except those with the sign “always works”.
ui-how-duel-5 = A hit is dodged with an ability, a Hat, a Barrel or Missed! from the hand. Some cards turn up the top card of your deck: its symbol decides.
ui-how-duel-6 = Effects that are set off on the way wait in the row on the street, in the order in which they happen.
ui-how-duel-7 = Eliminate all characters of the other side to win.
ui-keys-swap = Swap your two characters

## A series of games between two, whatever the game
ui-series = Series
ui-series-0 = One game at a time
ui-series-n = Best of { $n }
ui-series-wins = games won:
ui-series-won = { $name } wins the series
ui-series-you = You win the series
ui-series-next = Next game of the series
ui-series-new = New series
ui-end-swap-sides = Change sides
ui-by-lot = At random
