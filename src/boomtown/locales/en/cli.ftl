### Words of the game in the terminal: boomtown play, boomtown replay.

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
cli-step = Step { $n }
cli-hand-of = Hand of { $name }: { $cards }
cli-row = Cards in the row: { $cards }
cli-turned = Turned up: { $cards }
cli-looking = You look at: { $cards }
cli-looking-of = { $name } looks at: { $cards }
cli-spare = Your second character: { $character }
cli-spare-of = Second character of { $name }: { $character }
cli-choices = Your characters to choose from: { $characters }
cli-choices-of = { $name } chooses from: { $characters }
cli-setting = Game: { $game }, players: { $n }
cli-sets = Sets: { $sets }
cli-from-position = It begins with a position, not with a deal.
cli-unfinished = The game is not over.

## Columns of the table

cli-column-player = Player
cli-column-lives = Lives
cli-column-hand = Hand
cli-column-distance = Distance
cli-column-role = Role
cli-column-table = In play
