### Words of the game in the terminal: boomtown play.

cli-role = Your role: { $role }
cli-keys = A number chooses. ?: why something is not possible. u: take back. q: quit.
cli-choice = Your choice, 1–{ $n }:
cli-bad = Type a number from 1–{ $n }, or one of ? u q
cli-bye = You leave the game.
cli-fine = Everything you hold can be used now.
cli-hand = Your hand: { $cards }
cli-piles = Deck: { $deck }, discards: { $discards }
cli-piles-top = Deck: { $deck }, discards: { $discards }, on top: { $card }
cli-event-on = Event in force: { $event }
cli-event-next = Next event: { $event }, cards in the pile: { $n }
cli-hunt = You hunt { $name }, { $by } hunts you.

## Columns of the table

cli-column-player = Player
cli-column-lives = Lives
cli-column-hand = Hand
cli-column-distance = Distance
cli-column-role = Role
cli-column-table = In play
