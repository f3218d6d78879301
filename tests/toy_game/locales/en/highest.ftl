game-highest = Highest card
game-highest-text = One card each, two rounds, the highest wins.
set-highest = Highest card
role-player = Player
role-player-goal = Hold the highest card at the end.

ask-another = Another card?
ask-another-detail = Yours goes to the open ones. The highest card wins at the end.
wait-another = { $who } may draw another card
opt-draw-another = Draw another card
opt-pass-another = Keep my card

log-another = { $who } draws another card
log-content = { $who } keeps the card
log-undo = { $who } takes it back
log-end = The cards are shown
end-highest = The highest card wins
end-highest-why = Everybody has had two turns.
highest-open = Open: { $cards }. In the deck: { $n }
view-card = Card
view-deck = Deck
view-discard = Open cards
