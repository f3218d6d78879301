# Words of the page around the game: landing page, lobby, table, end, help, errors.
# Names of cards and characters: cards.ftl. What happens in a game: game.ftl.

## General
ui-language = Language
ui-language-name = English
ui-close = Close
ui-cancel = Cancel
ui-back-home = To the home page
ui-loading = One moment
ui-you = you
ui-you-name = { $name } (you)
ui-and-more = and { $n } more
# A card's rank and suit in running text. $rank is 2-10, J, Q, K or A.
ui-rank-suit = { $suit ->
    [spades] { $rank } of spades
    [hearts] { $rank } of hearts
    [diamonds] { $rank } of diamonds
   *[clubs] { $rank } of clubs
}
# A card named for a screen reader. $card is its name, $place the line above.
ui-card-full = { $card }, { $place }

## Head of the page
ui-theme-night = Night
ui-theme-noon = Noon
ui-theme-to-night = Switch to night
ui-theme-to-noon = Switch to noon
ui-sound-on = Turn sound on
ui-sound-off = Turn sound off
ui-sound-offer = Play with sound?
ui-sound-none = No sound
ui-volume = Volume
ui-menu = Menu
ui-help = Help and keys
ui-about = About and credits
ui-skip-to-prompt = Skip to the question

## Landing page
ui-tagline = A table for BANG! in your browser. Two to eight players, people or bots.
ui-tagline-short = BANG! at one table, in the browser
ui-your-name = Your name
ui-no-account = No account needed.
ui-play-now = Play now
ui-play-now-hint =
    { $game ->
        [bang] You and four bots, base game. Starts at once.
        [dice] You and four bots. Starts at once.
        [duel] You against a bot. Starts at once.
       *[other] You and bots. Starts at once.
    }
ui-go-on = Back to your game: { $title }
ui-new-table = New table
ui-tournament = Tournament
ui-join = Join with a link or code
ui-join-short = Join
ui-open-tables = Open tables
ui-more-tables = Show more tables
ui-open-tables-count = { $waiting ->
    [one] { $waiting } waiting
   *[other] { $waiting } waiting
  }, { $running ->
    [one] { $running } you can watch
   *[other] { $running } you can watch
  }
ui-open-tables-waiting = { $waiting ->
    [one] { $waiting } waiting
   *[other] { $waiting } waiting
  }
ui-open-tables-running = { $running ->
    [one] { $running } you can watch
   *[other] { $running } you can watch
  }
ui-no-open-tables = No open tables right now. Open one, or play with bots.
ui-tables-unreachable = The list of tables could not be loaded. Next try in a moment.
# $sets may close with its own "!".
ui-table-line = { $sets } (host: { $host })
ui-sets-base = Base game
ui-sets-bonus = Base game and bonus characters
ui-seats-taken = { $humans ->
    [one] { $humans } person
   *[other] { $humans } people
  }, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  }, { $open ->
    [one] { $open } open seat
   *[other] { $open } open seats
  }
ui-sit = Join
ui-sit-at = Join { $title }
ui-watch = Watch
ui-watch-at = Watch { $title }
ui-footer = An unofficial, non-commercial fan project. BANG! is a trademark of its publisher.

## New table
ui-players = Players
ui-players-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
ui-table-name = Table name
ui-with-sets = Play with
ui-bonus-hint = Five more characters to be dealt.
ui-bots = Bots
ui-bots-fill = Fill the open seats when the game starts
ui-bots-n = { $n ->
    [0] No bots
    [one] { $n } bot
   *[other] { $n } bots
}
ui-who-can-join = Who can join
ui-public = Everyone: the table is on the home page
ui-private = Only people with the link
ui-timer = Time to answer
ui-timer-none = No limit
ui-timer-n = { $n } s
ui-timer-hint = When the time is up, a bot answers this one question.
ui-open-table = Open the table

## Setting up
ui-presets = Ready-made games
ui-sets = Played with
ui-options = Variants
# $n: how many there are.
ui-options-other = Variants of other expansions: { $n }
ui-cards-n = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ui-characters-n = { $n ->
    [one] { $n } character
   *[other] { $n } characters
}
ui-events-n = { $n ->
    [one] { $n } event
   *[other] { $n } events
}
# $sets are titles of sets.
ui-needs-sets = Needs { $sets }.
ui-needs-players = Only with { $players } players.
ui-wrong-sets = { $n ->
    [one] { $n } player needs { $sets }.
   *[other] { $n } players need { $sets }.
}
ui-wrong-people = { $n ->
    [one] People at the table: { $people }. { $n } seat is not enough.
   *[other] People at the table: { $people }. { $n } seats are not enough.
}
ui-mend-add = Add { $sets }
ui-mended = The game can start now.
# $roles is a list of the four lines below it.
ui-roles = Role cards: { $roles }
ui-roles-open = Role cards, face up: { $roles }
ui-sheriff-n = { $n ->
    [one] { $n } sheriff
   *[other] { $n } sheriffs
}
ui-deputy-n = { $n ->
    [one] { $n } deputy
   *[other] { $n } deputies
}
ui-outlaw-n = { $n ->
    [one] { $n } outlaw
   *[other] { $n } outlaws
}
ui-renegade-n = { $n ->
    [one] { $n } renegade
   *[other] { $n } renegades
}
# An option of a table and what is chosen for it.
ui-option-is = { $option }: { $value }
ui-option-no = { $option }: no
ui-see-cards = See the cards
ui-set-cards = Cards: { $set }

## Join
ui-join-title = Join a table
ui-join-label = Link or code
ui-join-hint = Paste the link you received, or type the code of the table.
ui-join-bad = That is not a link or a code. A code looks like { $example }.
ui-go = Go

## Lobby
ui-lobby-title = Waiting for players
ui-lobby-code = Code { $code }
ui-invite-share = Share
ui-invite-qr = QR code
ui-invite-here = This link works on this computer only. For phones, open boomtown by the address of this computer in your network.
ui-invite-qr-alt = QR code of the link to this table
ui-invite-text = Come and play at the table “{ $title }”.
ui-screen-open = Show on a big screen
ui-screen-hint = Playing in one room? Open { $address } on a TV or laptop: it shows the table.
ui-screen-join = Scan with your phone and sit down
ui-screen-free = { $n ->
    [0] Every seat is taken
    [one] { $n } seat is free
   *[other] { $n } seats are free
}
ui-screen-full = Full screen
ui-screen-again = Start the next game from your phones.
ui-seat-invite = Invite someone to this seat
ui-lobby-talk = Chat
ui-lobby-share = Send this link to your friends:
ui-copy-link = Copy link
ui-copied = Link copied
ui-copy-failed = Copying does not work here. Select the link and copy it.
ui-seat-open = Open seat
ui-seat-host = host
ui-seat-away = Away
ui-seat-n = Seat { $n }
ui-bot-add = Add a bot
ui-bot-remove = Remove the bot
ui-bot-at = Bot, seat { $n }
ui-take-seat = Sit down
ui-start = Start the game
ui-start-hint = Open seats are filled with bots.
ui-wait-host = { $name } starts the game.
ui-lobby-watching = You are watching. Take an open seat to play.
ui-lobby-invited = { $name } invites you to play { $game } at this table. Take an open seat.
ui-leave = Leave
ui-rules-of-table = This game
ui-change-table = Change the settings
ui-save = Save
ui-watchers = { $n ->
    [one] { $n } person watches
   *[other] { $n } people watch
}
bot-greenhorn = greenhorn
bot-greenhorn-line = Plays by simple rules and remembers who shot whom.
bot-cowhand = cowhand
bot-cowhand-line = Answers fast, and plays each role in its own way.
bot-marshal = marshal
bot-marshal-line = Looks ahead and weighs every answer.
bot-hothead = hothead
bot-hothead-line = Shoots first, thinks later.
bot-timid = timid
bot-timid-line = Saves its cards and its lives.
bot-loyalist = loyalist
bot-loyalist-line = Protects its side to the end.
bot-random = random
bot-random-line = Leaves everything to chance.
ui-bot-level = Level of the bot, seat { $n }

## Table
ui-table-of = Table { $title }
ui-turn-no = turn { $n }
ui-round-no = game { $n }
ui-players-around = Players
ui-middle = Deck, discards and cards laid out
ui-my-place = My place
ui-my-hand = My hand
ui-my-cards = Cards in front of you
ui-cards-of = Cards in front of { $name }
ui-deck = Deck
ui-discards = Discards
ui-deck-n = Deck { $n }
ui-discards-n = Discards { $n }
ui-aim-second = Choose the second target
ui-zone-n = { $zone }: { $n }
ui-hand-open = Hand face up
ui-tokens-n = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
ui-row = General Store
ui-looking = Only you see these cards
ui-turned = Cards turned up
ui-checked = Turned up for { $cause }
ui-take-back = Take back
ui-put-back = Put back
ui-end-turn = End turn
ui-play-hint = Pick a card to play it, or end your turn.
ui-look-at = Look closer
ui-play-it = Play it
ui-play-as = Play as { $kind }
ui-you-role =
    { $role ->
        [sheriff] You are the sheriff
        [deputy] You are a deputy
        [outlaw] You are an outlaw
        [renegade] You are a renegade
       *[other] Your role: { $role }
    }
ui-lives-of = { $life } of { $max }
ui-lives-change = { $from } → { $to }
ui-chance = { $a } in { $b }
ui-costs-life = { $n ->
    [one] costs { $n } life
   *[other] costs { $n } lives
}
ui-watching = You are watching
ui-watching-hint = Hands and hidden roles stay hidden for you.
ui-chip-turn = Turn
ui-chip-turn-text = It is this player’s turn.
ui-chip-answers = Answers
ui-chip-answers-text = The game waits for this player’s answer.
ui-away = Away, a bot plays
ui-away-name = Away: { $name }
ui-out-was = Out ({ $role })
ui-role-hidden = Role not known
ui-role-hidden-text = The role is secret until this player is out. Only the sheriff’s role is open. Open the player to note your guess.
ui-choose-target = Choose a target: { $card }
ui-choose-target-detail = Click a highlighted player, or press their number.
ui-choose-which = Which card from { $name }?
ui-choose-which-hand = A random card from the hand
ui-spend = Spend nuggets
ui-spend-which = Choose what you pay for
ui-choose-as = What is { $card } played as?
ui-confirm-again = Click the card again, or the button.
ui-your-own-seat = you
ui-cannot-now = Not possible now

## Waiting
ui-my-turn = Your turn
ui-wait-play = { $name } plays
ui-wait-shot = { $name } answers a shot
ui-wait-indians = { $name } answers Indians
ui-wait-duel = { $name } is in a duel
ui-wait-rescue = { $name } is dying
ui-wait-store = { $name } takes a card
ui-wait-draw = { $name } draws
ui-wait-discard = { $name } discards
ui-wait-character = { $name } chooses a character
ui-wait-other = { $name } decides
ui-wait-all = The table is setting up
ui-late-bot = Too late: a bot answers for you this time.

## Seats for screen readers
ui-seat-name = { $character }, { $player }
ui-seat-lives = { $life ->
    [one] { $life } life
   *[other] { $life } lives
} of { $max }
ui-seat-hand = { $n ->
    [0] no cards in hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
ui-seat-distance = distance { $n }
ui-seat-distance-text = Seats between you are counted the shorter way, then cards such as Mustang. A shot needs a weapon that reaches this far.
ui-lives-name = Lives
ui-lives-text = A player who loses the last life is out of the game, unless a Beer saves them in time.
ui-hand-name = Cards in hand
ui-hand-text = Only their number is open. At the end of a turn a player usually keeps as many cards as they have lives.
ui-deck-text = The number of cards that are left. When the deck has run out, the discards are shuffled into a new one.
ui-discards-text = Played and discarded cards lie here. The card on top is open.
ui-seat-role = role: { $role }
ui-seat-jailed = in jail
ui-seat-turn = taking their turn
ui-seat-asked = has to answer
ui-seat-target = can be chosen, key { $n }
ui-seat-table = in front: { $cards }

## What happened
ui-log = What happened
ui-log-open = Open “What happened”
ui-log-empty = Nothing yet.
ui-log-mine = Your turn
ui-log-begin = Start
ui-log-taken-back = taken back
ui-newest = To the latest
ui-say = Say something to the table
ui-talk-costs =
    Talking costs you { $n ->
        [one] { $n } life
       *[other] { $n } lives
    } now
ui-talk-again =
    Send it once more and lose { $n ->
        [one] { $n } life
       *[other] { $n } lives
    }
ui-send = Send
ui-said = { $name }: { $text }

## A card or character, large
ui-card-brown = Brown card, played and discarded
ui-card-blue = Blue card, stays in front of its owner
ui-card-black = Black card, stays in front of its owner
ui-card-orange = Dangerous card, stays in play with its loads
ui-card-wagon = Wagon, stays in play; counts as a blue card
ui-card-engine = Locomotive, acts at the End of the Line
ui-card-station = Station: its price buys the wagon that stands there
ui-card-weapon = Weapon, range { $n }
ui-card-copies = { $n ->
    [one] { $n } copy: { $places }
   *[other] { $n } copies: { $places }
}
ui-card-in-play = In play: { $names }
ui-char-lives = { $n ->
    [one] Starts with { $n } life
   *[other] Starts with { $n } lives
}
ui-char-played-by = Played by { $name }
ui-role-of-you = Your role
ui-role-goal = Goal
ui-previous-card = Previous card
ui-next-card = Next card
ui-reach-of = Range { $n }

## Card browser
ui-learn = Lessons
ui-learn-offer = Never played? Learn in ten minutes
ui-rules = Rules
ui-board-title = The board
ui-to-board = Open on the board
ui-puzzles = Puzzles
ui-rules-all = All rules
ui-rules-search = Search the rules
ui-rules-english = The rules by number are in English.
ui-rules-found = { $n ->
    [one] { $n } place found
   *[other] { $n } places found
}
ui-rules-proofs = Scenarios: { $n }
ui-rules-link = Link to this rule
ui-rules-contents = Contents
ui-rule-of = In the rules
ui-all-cards = All cards
ui-about-card = All about this card
ui-new-tab = opens in a new tab
ui-search-cards = Search in names and rules
ui-filter-set = Game and expansions
ui-filter-kind = Kind of card
ui-filter-any = All
ui-filter-sets = All sets
ui-filter-kinds = All kinds
ui-sort-brown = Brown cards
ui-sort-blue = Blue cards
ui-sort-green = Green cards
ui-sort-black = Black cards
ui-sort-orange = Orange cards
ui-sort-wagon = Wagons
ui-sort-engine = Locomotives
ui-sort-station = Stations
ui-sort-character = Characters
ui-sort-event = Events
ui-found-n = Found: { $n }
ui-found-none = Nothing found.
ui-filter-reset = Show everything
ui-what-if = What if …
ui-card-green = Green card, laid down first, used in a later turn
ui-card-event = Event, in force for everyone
ui-event-round = In force until the next event.
ui-event-enters = Happens once, when it is turned up.
ui-event-turn-start = Happens at the start of every turn.
ui-event-phase-1 = Changes the draw phase of every turn.
ui-event-phase-1-end = Happens at the end of every draw phase.
ui-event-turn-end = Happens at the end of every turn.
ui-event-last = The last card of its deck.
ui-event-bonus = A bonus card that can be left out.
ui-previous = Previous
ui-next = Next

## End of the game
end-you-win = You win
end-you-lose = You lose
end-law = The law wins
end-outlaws = The outlaws win
end-renegade = { $renegades ->
    [one] The renegade wins
   *[other] A renegade wins
}
end-law-why = { $renegades ->
    [one] The outlaws and the renegade are out.
   *[other] The outlaws and both renegades are out.
}
end-outlaws-why =
    { $renegades ->
        [one] The sheriff is out, and the renegade is not the only one left.
       *[other] The sheriff is out, and neither renegade is the only one left.
    }
end-renegade-why = { $renegades ->
    [one] The sheriff is out, and only the renegade is left.
   *[other] The sheriff is out, and only one renegade is left.
}
end-won =
    { $role ->
        [sheriff] Won as sheriff
        [deputy] Won as deputy
        [outlaw] Won as outlaw
       *[renegade] Won as renegade
    }
end-lost =
    { $role ->
        [sheriff] Lost as sheriff
        [deputy] Lost as deputy
        [outlaw] Lost as outlaw
       *[renegade] Lost as renegade
    }
end-alive = { $life ->
    [one] { $life } life left
   *[other] { $life } lives left
}
end-out = Out of the game
end-out-by = Eliminated in turn { $n } by { $name }
end-out-turn = Eliminated in turn { $n }
end-winners = Winners
end-others = The others
end-one-more = Another game?
end-one-more-hint = Same table, new deal.
end-keep = Keep my character
end-rotate = The sheriff’s star moves to the next seat
end-again = Play again
end-again-by = Another game: { $names }
end-again-in = It starts in { $time }, or as soon as everyone wants it.
end-again-asked = Waiting for the others
end-again-now = Start without waiting
end-look-back = View the table
end-to-result = Back to the result
end-seed = Seed of this game
curve-title = The chances over the turns
ui-chance-of = { $side } { $chance }
curve-law = Law
curve-outlaws = Outlaws
curve-renegade = Renegade
curve-end = The result
curve-turn = Turn { $n }
curve-reveals = The roles shown:
curve-swings = Largest swings
curve-card = card
curve-choice = choice
curve-luck = luck
curve-open = Replay from here
curve-values = All values
curve-hint = An estimate from all cards and roles. Its error is about { $n } points. The left and right keys move along the turns.
curve-hint-seat = An estimate from what { $name } knows at that moment. Its error is about { $n } points. The thin lines are those of the open table. The left and right keys move along the turns.
curve-of-seat = What { $name } knows: { $values }
curve-of-all = All cards open: { $values }
curve-rough = A rough estimate: for such games the model has missed its target.
# The player's own guess at a hidden role, in the dialog of the seat; $n: guesses, $right: those that came true.
guess-title = Your guess
guess-hint = Only you see it.
guess-seat = your guess: { $role }
guess-score = Roles you guessed right: { $right } of { $n }
# Probabilities of the hidden roles, for a learner; $me: whether the reader has opened it.
who-title = Who is who
who-ask = An estimate of the hidden roles from what you can see. From the moment you open it, all players see that you use it, until the end of the game.
who-open = Open, for all to see
who-hint = An estimate from what you can see. All players see that it is open.
who-acts = What changed this estimate most
who-none = So far nothing says anything about this player.
who-all = You know all roles.
who-seat = “Who is who” is open
note-who =
    { $me ->
        [who] You have “Who is who” open
       *[other] { $who } has “Who is who” open
    }
err-who-watching = Only the players at the table can open “Who is who”.
err-who-rated = This game counts for ratings, so “Who is who” cannot be opened.
err-who-known = In this game you know all roles already.
end-figures = The game in figures
end-figure-player = Player
end-figure-shots = Shots
end-figure-hits = Hits
end-figure-dodges = Dodges
end-figure-damage = Damage
end-figure-luck = Best luck
end-luck-check = { $source }: { $card }
end-luck-throw = { $n } × { $face }
end-fairness = Fairness
end-deciding = The deciding turn
end-picture-share = Share a picture
end-picture-save = Save a picture

## Connection
ui-connecting = Connecting
ui-lost = Connection lost. { $n ->
    [0] Trying now.
    [one] Next try in { $n } second.
   *[other] Next try in { $n } seconds.
}
ui-try-now = Try now
ui-new-version = The server has a new version. The page reloads as soon as you have nothing to answer.
ui-back-again = Connected again.
ui-elsewhere = Your seat is open in another tab.
ui-elsewhere-hint = This tab only shows the game.
ui-take-here = Play here instead
ui-new-game-starts = The next game starts.

## Keys
ui-keys-title = Keys
ui-keys-answers = The answer with this number
ui-keys-arrows = Move through the hand, the seats and the answers
ui-keys-numbers = Answer or target with this number; on your turn the card with this number
ui-keys-enter = Pick, play, answer
ui-keys-esc = Put the card back, close
ui-keys-end = End the turn
ui-keys-undo = Take back
ui-keys-log = What happened
ui-keys-info = Look closer at the card or player
ui-keys-signs = Explain the signs on the table, one after another
ui-keys-hand = To your hand
ui-keys-prompt = To the question
ui-keys-help = This help
ui-how-title = How to play
ui-how-1 = Each player has a secret role. Only the sheriff is known.
ui-how-2 = The outlaws want to eliminate the sheriff. The sheriff and the deputies want to eliminate the outlaws and every renegade. A renegade wants to be the last one left.
ui-how-3 = On your turn you draw 2 cards, play what you like, and keep as many cards as you have lives.
ui-how-4 = You may play one BANG! each turn, at a player within your range. A Missed! stops it.
ui-how-5 = Click anything you cannot use now to see why. Any card or player opens large with its rules.

## About
ui-about-what = boomtown is a table for BANG! in the browser, the card game and the Dice Game: open source, free, without accounts and without outside servers.
ui-about-licence = Program: MIT licence. QR codes: lean-qr by David Evans, MIT licence.
ui-about-icons = Icons: game-icons.net by Lorc, Delapouite, Skoll, John Colburn and others, CC BY 3.0, coloured and cropped.
ui-about-fonts = Fonts: Besley by Owen Earl, Archivo by Omnibus-Type, both SIL Open Font License.
ui-about-art = Portraits, cards, dice and the street are the project's own drawings.

## Errors
err-malformed = The server did not understand that. Nothing has changed.
err-no-table = This table no longer exists. Ask for a new link.
err-full = The table is full. You can watch.
err-running = The game is running. You can watch.
err-bad-name = A name has 1 to 24 characters.
err-bad-setup = These settings do not fit together.
err-bad-token = This seat belongs to another player. You can watch.
err-not-host = Only the host can do that.
err-not-asked = This question is not yours to answer now.
err-illegal = That is not possible now.
err-stale = The game has moved on. Look again.
err-no-undo = There is nothing to take back.
err-elsewhere = Your seat is open in another tab.
err-other-version = Your game runs on a server with another version. This page is looking for it.
err-too-big = That is too long.
err-too-many = Too many messages. Wait a moment.
err-not-found = There is nothing at this address.
err-bots = There is no such bot, or no seat for it.
err-server = Something went wrong on the server. Try again.
err-busy = The server is busy. Try again in a moment.
err-ending = The server restarts. Try again in a moment.
err-network = The server does not answer. Try again in a moment.

## Aiming: the title of the prompt after a card is picked
ui-aim-bang = Choose who you shoot
ui-aim-panic = Choose whose card you take
ui-aim-cat-balou = Choose who loses a card
ui-aim-duel = Choose your rival
ui-aim-jail = Choose who goes to jail
ui-aim-self = That is you. Choose it again if you mean it.

## Symbols on the cards, one line each
symbol-title = The symbols
symbol-reticle = A BANG! effect
symbol-range = Range { $n }
symbol-reach = Within the range of your weapon
symbol-near = At distance { $n }, weapons do not help
symbol-farther = Others see you at distance +{ $n }
symbol-closer = You see others at distance −{ $n }
symbol-any-distance = At any distance
symbol-everybody = Everyone; the rules say whether you are included
symbol-person = Anyone in the game, including you
symbol-dodge = A Missed! effect
symbol-heart-plus = { $n ->
    [one] Regain { $n } life
   *[other] Regain { $n } lives
}
symbol-draw = { $n ->
    [one] Draw { $n } card
   *[other] Draw { $n } cards
}
symbol-take = Take a card from another player
symbol-discard = A player discards a card
symbol-turn-up = A check: turn up the top card of the deck
symbol-pay = { $n ->
    [one] Costs { $n } more card from your hand
   *[other] Costs { $n } more cards from your hand
}
symbol-stays = Stays in play
symbol-waits = Lay it down first: usable from your next turn on
symbol-waits-shot = Lay it down first: usable from the next player’s turn on
symbol-or = One of these, you choose
symbol-crossed-pistols = A Duel effect
symbol-again = Another turn
symbol-cancel = Stops a card that is played on you alone, but no BANG! effect
symbol-keep-life = A life is not lost
symbol-any-card = Any card from your hand counts as a BANG!
symbol-no-diamonds = Diamonds played by others do nothing to you
symbol-tombstone = A player who is out of the game
symbol-broken-heart = When you lose a life
symbol-broken-heart-many = { $n ->
    [one] Takes { $n } life
   *[other] Takes { $n } lives
}
symbol-draw-more = Draw { $n } more in phase 1
symbol-turn-up-many = { $n ->
    [one] A check: turn up { $n } card of the deck
   *[other] A check: turn up { $n } cards of the deck
}
symbol-turn-up-more = At a check turn up { $n } more and choose
symbol-hand-many = You may keep { $n } cards at the end of your turn
symbol-discard-many = { $n ->
    [one] Discard { $n } card
   *[other] Discard { $n } cards
}
symbol-pass-many = { $n ->
    [one] Give { $n } card to your left
   *[other] Give { $n } cards to your left
}
symbol-nugget-more = { $n ->
    [one] Take { $n } nugget
   *[other] Take { $n } nuggets
}
symbol-nugget-less = { $n ->
    [one] Pay { $n } nugget
   *[other] Pay { $n } nuggets
}
symbol-load-less = { $n ->
    [one] Costs 1 load from this card
   *[other] Costs { $n } loads from this card
}
symbol-load-more = { $n ->
    [one] Take 1 load
   *[other] Take { $n } loads
}
symbol-upgrade-many = { $n ->
    [one] Upgrade: 1 load pays for what follows
   *[other] Upgrade: { $n } loads pay for what follows
}
symbol-redo = The check is made again
symbol-back-hand = The card comes back to your hand
symbol-no-dodge = Cannot be cancelled
symbol-not-allowed = Has no effect
symbol-revolver = A BANG! card
symbol-arrow-cluster = The card Indians!
symbol-train = The train moves
symbol-last = To the End of the Line
symbol-copy = Does what the top discard does
symbol-wagon = A wagon
symbol-wagon-many = { $n ->
    [one] 1 wagon
   *[other] { $n } wagons
}
symbol-swap-cards = Two cards in play change places
symbol-hourglass = At the end of your turn
symbol-eye-many = { $n ->
    [one] Look at 1 card
   *[other] Look at { $n } cards
}
symbol-ghost = In the game without life

## Loads
ui-boom = Boom!
ui-pay-from = { $name }: pay { $n } of { $all } loads
ui-pay-loads = { $n ->
    [one] Pay 1 load
   *[other] Pay { $n } loads
}
ui-pay-more = { $n ->
    [one] Choose 1 more
   *[other] Choose { $n } more
}

## The train
ui-fare-blue = a blue card
ui-fare-red = a red card
ui-fare-black = a black card
ui-fare-weapon = a weapon
ui-fare-life = { $n ->
    [one] 1 life
   *[other] { $n } lives
}
ui-fare-cards = { $n ->
    [one] any 1 card
   *[other] any { $n } cards
}
ui-train = The train
ui-train-look = Look at the whole train
ui-train-hint = The train moves on at the start of the sheriff’s turn. Pay the price of a station to take the wagon that stands there.
ui-wagons-left = { $n ->
    [one] 1 wagon is left in the deck.
   *[other] { $n } wagons are left in the deck.
}
ui-end-of-line = End of the Line
ui-end-of-line-then = then a new train
ui-end-of-line-text = Here the effect of the locomotive happens. Then new stations and a new train are laid out.
ui-train-behind = Not at a station yet
ui-train-stands = The locomotive stands here. It cannot be taken.
ui-train-empty = No wagon stands here
ui-train-next = { $engine } pulls the next train.
ui-train-move = Move the train
ui-take-wagon = Take
ui-wagon = Wagon
ui-wagon-which = Choose a wagon
ui-train-can = { $n ->
    [one] You can do 1 thing here
   *[other] You can do { $n } things here
}

## Events and ghosts
ui-sets-n = { $n ->
    [one] { $n } expansion
   *[other] { $n } expansions
}
# The event cards in the middle of the table.
ui-events = Events
ui-events-on = In force
ui-events-none = No event yet
ui-events-next = Next:
ui-events-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
ui-events-end = The last event
ui-events-new = New event
ui-backwards = Turns run counter-clockwise
# $name has the turn.
ui-suit-named = { $name }: only { $suit }
ui-duty = Must be played
ui-duty-of = { $name } must play { $card }
ui-spare = Second character
ui-identity-now = As you are
ui-identity-spare = Swapped
ui-lives-n = { $n ->
    [one] { $n } life
   *[other] { $n } lives
}
# Signs on a plate.
ui-ghost = Ghost
ui-chip-ghost = Ghost’s turn
ui-until-ghost = until the turn ends
ui-ghost-plays = A ghost until this turn ends.
ui-ghost-you = You are a ghost until this turn ends: no lives to lose or gain.
ui-returns = Back on their turn
ui-returns-text = This player is out, but comes back for their own turn.
ui-hunts = Hunts { $name }
ui-hunts-you = Hunts you
ui-you-hunt = You hunt { $name }
ui-hunt-text = With three players each has one target and wins by eliminating it in person. After any other elimination the last player left wins.
ui-lent = with the ability of { $name }
ui-ability-off = ability off
ui-ability-off-by = Ability off: { $event }
ui-seat-ghost = a ghost, without lives
ui-card-waits = not yet usable
ui-card-muted = no effect now
# Powers and costs. $name is a card, a character or an event.
ui-use = Use { $name }
ui-use-it = Use it
ui-draw-in-play = Take a card in play
ui-cost-next = { $n ->
    [one] Also costs { $n } other card: you choose it next.
   *[other] Also costs { $n } other cards: you choose them next.
}
ui-aim-draw = Choose whose card you take
ui-aim-tequila = Choose who gains a life
ui-aim-blood-brothers = Choose who gains your life
ui-aim-ricochet = Choose a card in play to shoot at
# Three players: the winner alone.
end-hunter = { $role ->
    [deputy] The deputy wins
    [outlaw] The outlaw wins
   *[renegade] The renegade wins
}
end-hunter-why = { $name } was eliminated by the right hunter.
end-last = { $role ->
    [deputy] The deputy wins
    [outlaw] The outlaw wins
   *[renegade] The renegade wins
}
end-last-why = No other player is left in the game.
# Help.
ui-how-6 = A green card first lies in front of you. From your next turn on, click it to use it; one with Missed! already answers the next shot.
ui-how-7 = An event card changes the rules for everyone until the next one comes. Click it to read it.
ui-keys-powers = Use an ability, an event or a green card of yours
ui-keys-table = To the cards in front of you
ui-keys-train = To the train, where there is one
ui-signs-title = Signs on the cards
ui-sign-bang = BANG! effect: a shot, a Missed! stops it
ui-sign-missed = Missed! effect: stops a shot
ui-sign-heal = Regain 1 life
ui-sign-draw = Draw a card
ui-sign-take = Take a card from another player
ui-sign-discard = A player discards a card
ui-sign-pay = Costs another card from your hand
ui-sign-check = Draw!: turn up a card to test your luck
ui-sign-distance = Distance; weapons do not help
ui-sign-reach = Within the range of your weapon
ui-sign-any = At any distance
ui-sign-all = All other players
ui-sign-waits = Green: not in the turn it was played

## Saved games
ui-save-game = Save this game
ui-watch-again = Replay
ui-open-saved = Open a saved game
ui-replay-how = Choose the file, drop it here, or paste its text.
ui-replay-choose = Choose a file
ui-replay-paste = Text of the game
ui-replay-open = Open it
# Where a file is wrong; what was expected and found follows as the file has it.
ui-record-at = Line { $line }, column { $column }.
ui-record-expected = Expected:
ui-record-got = Found:
ui-replay-title = A saved game
ui-replay-untitled = Saved game
ui-replay-controls = Replay controls
ui-replay-place = Step of the game
ui-replay-step = Step { $at }/{ $n }
# $name has the turn.
ui-replay-turn = Turn { $n }: { $name }
ui-replay-start = Before the first turn
ui-replay-ends = The file ends here.
ui-replay-back = One step back
ui-replay-forward = One step forward
ui-replay-turn-back = To the previous turn
ui-replay-turn-forward = To the next turn
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-jump = Turn
# Whose view of the game is shown: of a player, or one of the two below.
ui-replay-eyes = View
ui-replay-open-eyes = All cards open
ui-replay-watch = A spectator
ui-replay-speed = Pace
ui-replay-speed-n = { $n }×
ui-replay-hands = Hands of all players
ui-replay-hand-of = Hand: { $name }
ui-keys-replay-step = One step forward or back
ui-keys-replay-turn = To the next turn, or the one before
ui-keys-replay-ends = To the start, to the end
ui-keys-replay-play = Play and pause
err-bad-record = This is not a saved game that can be read here.
err-not-over = The game is not over yet. You can save it when it is.

## Layout and lobby
# Suggested names, separated by commas: a person is one of the first with one of the last, at most 24 characters together; a table is a place.
ui-suggest-first = Dusty, Lucky, Silent, Quick, Sunny, Lonesome, Rusty, Smoky, Copper, Windy, Honest, Sleepy
ui-suggest-last = Fox, Coyote, Sparrow, Cactus, Creek, Raven, Mesa, Wagon, Lantern, Juniper, Badger, Canyon
ui-suggest-tables = Dusty Creek, Lucky Junction, Rusty Hollow, Copper Crossing, Honest Ridge, Silent Gulch, Gold Station, Bone Ferry, Coyote Bend, Sunny Springs, Windy Ridge, Smoky Hollow, Lonesome Creek, Raven Gulch, Badger Bend, Juniper Springs, Cactus Junction, Wagon Crossing, Lantern Hill, Silver Mesa, Eagle Pass, Sleepy Bend, Willow Ford, Long Mile
# How many bots sit down when the table is opened; the rest of the seats waits for people.
ui-bots-now = Bots right away
ui-bots-none = none yet
ui-bots-hint = Bots take the seats that are still open at the start.
ui-kick = Remove player
ui-kick-of = Remove player { $name }
ui-kick-ask = Remove { $name }?
ui-kick-text = The seat is free again. The player can no longer sit down at this table.
ui-lock = Lock the table
ui-lock-hint = No new players can sit down. Anyone with the link can watch.
ui-locked = The table is locked. You can watch.
ui-locked-all = The table is locked: no new players can sit down.
ui-notice-not-restored = The game could not be restored, so the table is back in its lobby.
ui-notice-other-version = This server runs another version and cannot continue the game. The game is kept as it is. The host can start a new one.
ui-notice-ending = The server restarts. Everything is saved, and this page reconnects by itself.

## What happens, pace and absence
# Titles of the prompt while others play, by the card that is played on somebody; other cards have the words of the log.
now-bang =
    { $me ->
        [who] You shoot { $to }
        [to] { $who } shoots you
       *[other] { $who } shoots { $to }
    }
now-duel =
    { $me ->
        [who] You challenge { $to }
        [to] { $who } challenges you
       *[other] { $who } challenges { $to }
    }
# Several who did the same, in one line of the log. $source is the card they answer.
many-log-answer = { $names } answer with { $kind }
many-log-answer-to = { $names } answer { $source } with { $kind }
many-log-discard = { $names } discard { $kind }
many-log-discard-to = { $names } answer { $source } with { $kind }
many-log-lose = { $names } lose { $n ->
    [one] { $n } life
   *[other] { $n } lives
} each
many-log-heal = { $names } regain { $n ->
    [one] { $n } life
   *[other] { $n } lives
} each
# A choice that a bot made for a person.
note-removed = { $name } was removed by the host. A bot plays on.
note-left = { $name } has left. A bot plays on.
ui-a-player = A player
note-timeout =
    { $me ->
        [who] Your time ran out, a bot chose for you
       *[other] Time ran out for { $who }, a bot chose
    }
note-away =
    { $me ->
        [who] You were away, a bot played for you
       *[other] { $who } is away, a bot plays
    }
note-idle =
    { $me ->
        [who] A bot answered for you
       *[other] A bot answers for { $who }
    }
# Second line where nothing can save me.
ask-rescue-none = { $need ->
    [one] Nothing in your hand saves you. You would need { $need } Beer.
   *[other] Nothing in your hand saves you. You would need { $need } Beer cards.
}
ui-onward = Continue
ui-pay-lives = { $n ->
    [one] Lose { $n } life
   *[other] Lose { $n } lives
}
ui-end-costs = { $n ->
    [one] Ending the turn costs you { $n } life
   *[other] Ending the turn costs you { $n } lives
}
# Below the clock, when little time is left: who answers then.
ui-late = then a bot
ui-late-said = { $n ->
    [one] { $n } second left, then a bot chooses for you.
   *[other] { $n } seconds left, then a bot chooses for you.
}
ui-happened = What happened to you
ui-since-mine = Since your last turn
ui-since-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
# What a turn did to somebody, spoken after the name.
ui-mark-out = out, role: { $role }
ui-mark-lost = { $n ->
    [one] { $n } life lost
   *[other] { $n } lives lost
}
ui-mark-won = { $n ->
    [one] { $n } life gained
   *[other] { $n } lives gained
}
ui-mark-none = No life lost
ui-log-drew = { $n ->
    [one] draws { $n } card
   *[other] draws { $n } cards
}
ui-log-earlier = Show earlier turns
ui-chat-name = Your name in the chat
ui-pace = Pace of the game
# On the button in the bar above the table.
ui-pace-button = Pace
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-fast = Fast
ui-pace-step = Step by step
ui-pace-host = Only the host sets how fast the bots play.
ui-pace-no-step = Step by step works only without a time limit.
ui-step-next = Next
ui-step-jump = Skip to my question
ui-nudge = Let a bot answer for { $name }
# Title of the browser tab while my answer is waited for.
ui-title-turn = Your turn · { $title }
ui-notify-body = The table is waiting for your answer.
ui-notify-on = Notify me when I am asked
ui-notify-off = No more notifications
ui-notify-refused = Notifications are blocked. You can allow them in your browser’s settings.
ui-trouble = The server cannot save right now. The game waits, nothing is lost.
ui-keys-say = Say something to the table
ui-keys-step = Step by step: the next thing
out-title = You are out
out-role = Your role: { $role }
out-bots = Only bots are still in the game.
out-people = You are out. Other people still play, so roles stay hidden.
out-fast = Watch at 3×
out-finish = Skip to the end
out-reveal = Show all roles
out-again = New game
err-locked = The host has locked this table. You can watch.
err-crowded = Too many seats at this table are taken from your address.
err-kicked = The host has removed you from this table. You can watch.
err-no-name = Enter your name first, then you can chat.
err-name-taken = This name is already taken here. Choose another.
err-undo-limit = You cannot take back any more this turn.
err-talk-costs = Talking costs a life now. Send it again if you mean it.
err-slow-down = Too fast: that was not done. Try again in a moment.
err-not-now = That is not possible now.
# What using a power does, on its button: a price first, then what it brings.
does-sid-ketchum = Discard 2 cards, regain 1 life
does-chuck-wengam = Lose 1 life, draw 2 cards
does-jos-delgado = Discard a blue card, draw 2 cards
does-doc-holyday = Discard 2 cards: a BANG! effect in your range
does-sniper = Discard 2 BANG! cards: a shot that takes 2 Missed! effects
does-ricochet = Discard 1 BANG! card: shoot at a card in play
does-canteen = Regain 1 life
does-pony-express = Draw 3 cards
does-conestoga = Take a card from any player
does-can-can = Any player discards a card
does-derringer = A BANG! effect at distance 1, draw 1 card
does-howitzer = A BANG! effect on all other players
does-pepperbox = A BANG! effect in your range
does-knife = A BANG! effect at distance 1
does-buffalo-rifle = A BANG! effect at any distance
now-log-row =
    { $me ->
        [who] You open the store
       *[other] { $who } opens the store
    }
now-log-throw =
    { $me ->
        [who] You roll the dice
       *[other] { $who } rolls the dice
    }
now-log-throw-again =
    { $me ->
        [who] You roll { $n ->
            [one] { $n } die
           *[other] { $n } dice
        } again
       *[other] { $who } rolls { $n ->
            [one] { $n } die
           *[other] { $n } dice
        } again
    }
# The same again and again, in one line of the log; $times is at least 2.
times-log-arrow =
    { $me ->
        [who] You take { $times } arrows, { $n } left
       *[other] { $who } takes { $times } arrows, { $n } left
    }
times-log-aim =
    { $me ->
        [who] You aim { $times } times at { $to }: { $face }
        [to] { $who } aims { $times } times at you: { $face }
       *[other] { $who } aims { $times } times at { $to }: { $face }
    }
times-log-beer-self =
    { $me ->
        [who] You drink { $times } beers
       *[other] { $who } drinks { $times } beers
    }

## Moments at which I am not asked, and what has become another one for me

ui-quiet = Questions I skip
ui-quiet-text = You are not asked these questions. The pause is the same for everyone, so other players notice nothing. Switch one off to be asked again.
ui-quiet-none = You are asked whenever you may step in.
ui-quiet-what = When a player may step in
ui-quiet-card = Not for this card
ui-quiet-turn = Not in this turn
ui-quiet-of-card = { $what }: not for this card
ui-quiet-of-turn = { $what }: not in this turn
ui-quiet-of-always = { $what }: never ask me
ui-role-now = Your role from now on
ui-goal-now = Your goal from now on
ui-chosen = Your choice stands.
ui-chosen-card = Chosen

## Was the deal fair? A sign at the end of a game, and its dialog

end-deal-held = The numbers of the deal match
end-deal-partly = The numbers of the deal match, as far as this browser can tell
end-deal-broken = The deal is not the one that was promised
end-deal-none = Deal not sealed in advance
end-deal-title = Was the deal fair?
end-deal-about = Before the game the server drew a secret number and showed its fingerprint. The players’ browsers added numbers of their own. The seed of the deal is made of all of them, so no one could choose it alone.
end-deal-none-why = The server promised nothing about this deal. A first game is dealt to be easy, and games of earlier versions had no promise.
end-deal-shown-yes = The fingerprint is the one this browser saw before the game.
end-deal-shown-no = The fingerprint is not the one this browser saw before the game.
end-deal-shown-unknown = This browser was not here before the game, so it does not know what was promised.
end-deal-secret-yes = The secret number fits the fingerprint.
end-deal-secret-no = The secret number does not fit the fingerprint.
end-deal-part-yes = Your number is part of the deal.
end-deal-part-no = Your number was left out of the deal.
end-deal-part-unknown = This browser added no number to the deal in time.
end-deal-seed-yes = The seed follows from the secret number and the players’ numbers.
end-deal-seed-no = The seed does not follow from the secret number and the players’ numbers.
end-deal-denied-no = This browser was shown a promise for this game, and the server now says that there was none.
end-deal-cards = This browser compared the numbers. That the cards of the game follow from the seed is checked only by the command below, which plays the saved game again.
end-deal-insecure = Cannot be computed here: browsers do that only over https or on the server’s own computer. Save the game and check it with the command below.
end-deal-parts = Added a number: { $names }
end-deal-missing = Added no number: { $names }
end-deal-no-parts = No player added a number, so the server alone decided about the deal.
end-deal-limits = What this does not show
end-deal-limit-colluding = Whether the server and a player worked together and tried many numbers.
end-deal-limit-showing = Whether the server showed hidden cards to a player.
end-deal-limit-bots = How well or how honestly the bots played.
end-deal-limit-others = Whether all players saw the same fingerprint. Compare yours with theirs.
end-deal-numbers = The numbers
end-deal-commitment = Fingerprint (commitment)
end-deal-secret = Secret number of the server
end-deal-part-of = Number of { $name }
end-deal-file = The saved game holds all of it. This command checks the file without the server:
err-stale-deal = That was for another deal.
ui-moment-longer = More time
ui-moment-longer-text = Give everyone more time. No one learns who asked for it.

## The games

ui-game = Game
game-bang = BANG!
game-bang-text = The original: cards, secret roles, six-guns.
game-dice = The Dice Game
game-dice-text = Five dice, three rolls, arrows in the air.
game-duel = The Duel
game-duel-text = Two players, the law against the outlaws: one character in front, one behind.
ui-all-dice = Dice, roles, characters
