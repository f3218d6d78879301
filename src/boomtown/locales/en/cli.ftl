### Words of the game in the terminal: boomtown play, boomtown replay, boomtown verify.

cli-role = Your role: { $role }
cli-keys = Type the number of your choice. ?: why something is not possible. u: take back. q: quit.
cli-keys-read = ? NAME: what a card or a character does.
cli-choice = Your choice, 1–{ $n }:
cli-bad = Type a number from 1 to { $n }, or one of ? u q
cli-bye = You leave the game.
cli-fine = You can use everything you hold now.
cli-not-now = Not for this question: { $cards }
cli-entry-none = Nothing in this game is called “{ $name }”.
cli-entry-similar = Do you mean one of these? { $names }
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

## Was the deal what was promised? A file alone may be checked, or with what a browser kept

cli-verify-commitment = The secret is the one the server had committed to before the game.
cli-verify-commitment-not = The secret is not the one the server had committed to before the game.
cli-verify-seed = The seed of the deal follows from the secret and the numbers of the players.
cli-verify-seed-not = The seed of the deal does not follow from the secret and the numbers of the players.
cli-verify-game = The moves, played again from this seed, lead to the result in the file.
cli-verify-game-not = The game in the file cannot be played like this: { $why }
cli-verify-deal-not = What the file says of its deal cannot be right: { $why }
cli-verify-shown = The commitment is the one your browser was shown.
cli-verify-shown-not = The commitment is not the one your browser was shown.
cli-verify-part = Your number is part of the deal.
cli-verify-part-not = Your number is not part of the deal.
cli-verify-parts = Players whose number is part of the deal: { $seats }
cli-verify-no-parts = No player added a number: the server alone decided about the deal.
cli-verify-held = The deal is the one that was promised.
cli-verify-broken = The deal is not the one that was promised, or the file has been changed.
cli-verify-compare = Compare the commitment with the one in your browser: { $commitment }
cli-verify-none = Nothing was promised about the deal of this game.
cli-verify-promised-not = The file holds no promise about the deal, but your browser was shown one.
