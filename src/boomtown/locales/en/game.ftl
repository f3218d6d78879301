### What the game asks, offers, refuses and reports.
### Names arrive finished. $me names the variable that is the reader's own seat ("who", "to", "by", "from"), else "none".
### $same is "yes" if "who" is called by the character "source", else "no".
### Log lines and reasons end without a full stop, because a name at the end may close with its own "!".

## Asks: addressed to whoever is asked. wait-: the same for everyone else.

ask-play = Your turn
ask-play-detail =
    You reach { $reach } with { $weapon }. { $bangs_left ->
        [0] { $bangs ->
            [0] No BANG! this turn.
           *[other] No more BANG! this turn.
        }
        [99] You may play any number of BANG! cards.
        [one] { $bangs ->
            [0] You may play { $bangs_left } BANG! card.
           *[other] You may play { $bangs_left } more BANG! card.
        }
       *[other] { $bangs ->
            [0] You may play { $bangs_left } BANG! cards.
           *[other] You may play { $bangs_left } more BANG! cards.
        }
    }
wait-play = It is { $who }’s turn

ask-shot =
    { $own ->
        [1] You shoot yourself
       *[other] { $by } shoots you
    }
ask-shot-detail =
    { $need ->
        [one] One Missed! stops it. Otherwise you lose { $stake ->
            [one] { $stake } life
           *[other] { $stake } lives
        }.
       *[other] { $need } Missed! effects stop it. Otherwise you lose { $stake ->
            [one] { $stake } life
           *[other] { $stake } lives
        }.
    }
wait-shot = { $who } chooses an answer

ask-indians = { $by } plays { $source }
ask-indians-detail = Discard a BANG! or lose 1 life.
wait-indians = { $who } looks for a BANG!

ask-duel =
    { $n ->
        [0] { $by } challenges you
       *[other] { $source } with { $by }
    }
ask-duel-detail = Discard a BANG! or lose 1 life.
wait-duel = { $who } chooses an answer in the Duel

ask-rescue = You are dying
ask-rescue-detail =
    { $need ->
        [one] Regain { $need } life. Otherwise you are out of the game.
       *[other] Regain { $need } lives. Otherwise you are out of the game.
    }
wait-rescue = { $who } is dying and looks for a rescue

ask-store = { $source }: take a card
ask-store-detail = It goes to your hand. Everyone sees which one you take.
wait-store = { $who } takes a card

ask-draw = Choose how you draw
ask-draw-detail = Your ability gives you a choice.
wait-draw = { $who } chooses how to draw

ask-keep = Choose a card to draw
ask-keep-detail =
    { $left ->
        [one] You may draw { $left } more card. The others go back on top of the deck.
       *[other] You may draw { $left } more cards. The others go back on top of the deck.
    }
wait-keep = { $who } looks at cards of the deck

ask-give = Choose a card for { $to }
ask-give-detail =
    { $left ->
        [one] You give away { $left } more card and keep the rest.
       *[other] You give away { $left } more cards and keep the rest.
    }
wait-give = { $who } chooses cards for the others

ask-check = Choose the card that counts
ask-check-detail = You check for { $source }. The other card has no effect.
wait-check = { $who } chooses the card that counts

ask-ability =
    { $ability ->
        [suzy-lafayette] { $source }: draw a card?
        [don-bell] { $source }: play another turn?
        [greygory-deck] { $source }: exchange both abilities?
       *[other] Use { $source }?
    }
ask-ability-detail =
    { $ability ->
        [suzy-lafayette] Your hand is empty.
        [don-bell] The card turned up is red. It is a whole turn.
        [greygory-deck] You get two other abilities at random.
       *[other] You may use it now.
    }
wait-ability = { $who } decides whether to use an effect

ask-pay =
    { $left ->
        [one] Discard { $left } card
       *[other] Discard { $left } cards
    }
ask-pay-detail = This pays for { $source }
wait-pay = { $who } pays with cards

ask-discard =
    { $left ->
        [one] Discard { $left } card
       *[other] Discard { $left } cards
    }
ask-discard-detail = You may keep { $limit }.
wait-discard = { $who } discards down to the hand limit

ask-character = Choose your character
ask-character-detail = The other one leaves the game. All are shown when everyone has chosen.
wait-character = { $who } chooses a character

ask-borrow = Choose whose ability you borrow
ask-borrow-detail = You have it until your next turn begins. Everyone sees your choice.
wait-borrow = { $who } chooses whose ability to borrow

ask-brawl = { $source }: choose a card from { $to }
ask-brawl-detail = It is discarded. A card from the hand is picked at random.
wait-brawl = { $who } chooses which cards the others discard

ask-vulture = Take a card from { $to }
ask-vulture-detail = Two players share these cards, one each in turn. A card from the hand is picked at random.
wait-vulture = { $who } takes over cards

ask-event = Use { $source }?
ask-event-detail = It is your choice.
wait-event = { $who } decides about the event

ask-exchange = { $source }: choose a card to exchange
ask-exchange-detail =
    { $n ->
        [0] Discard as many cards as you like. Then you draw as many.
       *[other] Discarded so far: { $n }. When you have enough, you draw as many.
    }
wait-exchange = { $who } exchanges cards

ask-suit = { $source }: choose a suit
ask-suit-detail = This turn you may play only cards of that suit.
wait-suit = { $who } chooses a suit

ask-colour = { $source }: red or black?
ask-colour-detail =
    { $n ->
        [0] Guess the colour of the top card. While you are right, you keep the cards.
       *[other] Right so far: { $n }. Guess the colour of the next card.
    }
wait-colour = { $who } guesses a colour

ask-daltons = { $source }: discard a blue card
ask-daltons-detail = Choose which of your blue cards in play you lose.
wait-daltons = { $who } chooses a blue card to discard

ask-hail = { $source }: you are the target
ask-hail-detail =
    { $left ->
        [1] One Missed! saves you. Otherwise you lose { $lives ->
            [one] { $lives } life
           *[other] { $lives } lives
        }.
       *[other] One Missed! saves you. Otherwise you lose { $lives ->
            [one] { $lives } life
           *[other] { $lives } lives
        }. Effects left, this one included: { $left }.
    }
wait-hail = { $who } chooses an answer

ask-ricochet =
    { $own ->
        [1] You shoot at your own card: { $of }
       *[other] { $by } shoots at your card: { $of }
    }
ask-ricochet-detail =
    { $need ->
        [one] One Missed! saves it. Otherwise it is discarded.
       *[other] { $need } Missed! effects save it. Otherwise it is discarded.
    }
wait-ricochet = { $who } chooses an answer


## Options: what the buttons say.

opt-play = Play { $card }
opt-play-as = Play { $card } as { $as }
opt-play-on =
    { $me ->
        [to] Play { $card } on yourself
       *[other] Play { $card } on { $to }
    }
opt-play-on-both =
    { $me ->
        [to] Play { $card } on yourself and { $also }
       *[other] Play { $card } on { $to } and { $also }
    }
opt-play-on-both-as =
    { $me ->
        [to] Play { $card } as { $as } on yourself and { $also }
       *[other] Play { $card } as { $as } on { $to } and { $also }
    }
opt-play-on-as =
    { $me ->
        [to] Play { $card } as { $as } on yourself
       *[other] Play { $card } as { $as } on { $to }
    }
opt-play-hand =
    { $me ->
        [to] Play { $card } on yourself: a random card from the hand
       *[other] Play { $card } on { $to }: a random card from the hand
    }
opt-play-hand-as =
    { $me ->
        [to] Play { $card } as { $as } on yourself: a random card from the hand
       *[other] Play { $card } as { $as } on { $to }: a random card from the hand
    }
opt-play-card =
    { $me ->
        [to] Play { $card } on yourself: { $of }
       *[other] Play { $card } on { $to }: { $of }
    }
opt-play-card-as =
    { $me ->
        [to] Play { $card } as { $as } on yourself: { $of }
       *[other] Play { $card } as { $as } on { $to }’s { $of }
    }
opt-use = Use { $source }
opt-ability =
    { $ability ->
        [suzy-lafayette] Draw a card
        [don-bell] Play another turn
        [greygory-deck] Exchange both
       *[other] Use { $source }
    }
opt-use-barrel = Use { $source }
opt-use-on =
    { $me ->
        [to] Use { $source } on yourself
       *[other] Use { $source } on { $to }
    }
opt-use-hand =
    { $me ->
        [to] Use { $source } on yourself: a random card from the hand
       *[other] Use { $source } on { $to }: a random card from the hand
    }
opt-use-card =
    { $me ->
        [to] Use { $source } on yourself: { $of }
       *[other] Use { $source } on { $to }: { $of }
    }
opt-discard = Discard { $card }
opt-discard-of =
    { $n ->
        [one] Pay { $n } nugget: { $to } discards { $of }
       *[other] Pay { $n } nuggets: { $to } discards { $of }
    }
opt-buy =
    { $n ->
        [one] Buy { $card } for { $n } nugget
       *[other] Buy { $card } for { $n } nuggets
    }
opt-choose-card = Choose { $card }
opt-choose-character = Choose { $char }
opt-choose-seat =
    { $me ->
        [to] Choose yourself
       *[other] Choose { $to }
    }
opt-choose-hand = A random card from the hand
opt-choose-of = Choose { $of }
opt-choose-suit = Choose { $suit }
opt-choose-colour = Choose { $colour }
opt-choose-kind = Choose { $kind }
opt-draw-deck = Draw from the deck
opt-draw-discard = Take { $card } from the discards
opt-draw-hand = Take from the hand of { $to }
opt-draw-card =
    { $me ->
        [to] Take your own { $of }
       *[other] Take { $of } from { $to }
    }
opt-pass-shot = Take the hit
opt-pass-indians = Lose 1 life
opt-pass-duel = Lose 1 life
opt-pass-rescue = Do not save yourself
opt-pass-ability = Skip
opt-pass-event = Skip
opt-pass-exchange = Done
opt-pass-hail = Take the hit
opt-pass-ricochet = Lose the card
opt-end = End turn

# 1 in 4
chance = { $num } in { $of }

## Reasons why something cannot be done.

why-too-far = Too far: { $distance }, you reach { $reach }
why-too-far-card = Too far: { $distance }, this card reaches { $reach }
why-nobody-in-reach = No one in range: you reach { $reach }
why-bang-limit =
    { $limit ->
        [one] One BANG! a turn, already played
       *[other] { $limit } BANG! cards a turn, already played
    }
why-same-name = You already have { $card } in play
why-same-name-other = Already has { $card } in play
why-sheriff-jail = The sheriff cannot be jailed
why-nothing-to-take = Nothing to take
why-out = Out of the game
why-not-yourself = Only on another player
why-only-answer = { $card } only answers a shot at you
why-not-answer = { $card } does not help against { $source }
why-not-now = You cannot play { $card } now
why-beer-two-players = No effect while only 2 players are in the game
why-full-life = You already have all your lives
why-cards-needed =
    { $n ->
        [one] Needs { $n } card in hand
       *[other] Needs { $n } cards in hand
    }
why-used = Already used this turn: { $source }
why-barrel-used = Already checked against this shot: { $source }
why-not-your-turn = Not your turn: { $who } plays
why-passive = { $source } works automatically
why-rescue-short =
    { $need ->
        [one] Too little to survive: you need { $need } life
       *[other] Too little to survive: you need { $need } lives
    }
why-cost =
    { $n ->
        [one] Needs { $n } more card in hand to pay with
       *[other] Needs { $n } more cards in hand to pay with
    }
why-event = Not while this event is in force: { $source }
why-suit = Only this suit this turn: { $suit } ({ $source })
why-green-waits = { $card } was played this turn and cannot be used yet
why-own-turn = { $card } can be used only on your own turn
why-no-effect = { $card } has no effect now: { $source }
why-off = { $source } has no ability now: { $by }
why-diamond = Diamonds have no effect on { $to } ({ $source })
why-duty = First you must play { $card } ({ $source })
why-kept = { $card } must be played, not used for anything else ({ $source })
why-no-lives = A ghost neither gains nor loses lives
why-last-life = Not with your last life
why-full-life-other = Already at full life
why-kind-needed =
    { $n ->
        [one] Needs { $n } { $card } card in hand
       *[other] Needs { $n } { $card } cards in hand
    }
why-blue-needed = Needs a blue card in hand
why-nobody-has-cards = No other player has a card

## Reasons why a card would have no effect, as sentences.

wasted-full-life = You have all your lives: it would be wasted.
wasted-all-full = Everyone has all their lives: it would be wasted.
wasted-two-players = With two players left it would be wasted.

## Colours of cards, as a guess.

colour-red = red
colour-black = black

## Log

log-start =
    { $me ->
        [who] You are the sheriff and begin
       *[other] { $who } is the sheriff and begins
    }
log-start-deputy =
    { $me ->
        [who] You are the deputy and begin
       *[other] { $who } is the deputy and begins
    }
log-event =
    { $n ->
        [0] Last event: { $event }, until the game ends
        [one] New event: { $event }, { $n } more to come
       *[other] New event: { $event }, { $n } more to come
    }
log-character =
    { $me ->
        [who] You play as { $char }
       *[other] { $who } plays as { $char }
    }
log-turn =
    { $me ->
        [who] Your turn begins
       *[other] { $who } begins their turn
    }
log-draw =
    { $me ->
        [who] You draw { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }
       *[other] { $who } draws { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }
    }
log-draw-seen =
    { $me ->
        [who] You draw { $n ->
            [one] { $cards }
           *[other] { $n } cards: { $cards }
        }
       *[other] { $who } draws { $n ->
            [one] { $cards }
           *[other] { $n } cards: { $cards }
        }
    }
log-draw-reward =
    { $me ->
        [who] You draw { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } as a reward
       *[other] { $who } draws { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } as a reward
    }
log-draw-ability =
    { $me ->
        [who] You draw { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } ({ $source })
       *[other] { $who } draws { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } ({ $source })
    }
log-draw-discard =
    { $me ->
        [who] You take { $n ->
            [one] { $cards } from the discards
           *[other] { $n } cards from the discards: { $cards }
        }
       *[other] { $who } takes { $n ->
            [one] { $cards } from the discards
           *[other] { $n } cards from the discards: { $cards }
        }
    }
log-show =
    { $me ->
        [who] You show { $card }
       *[other] { $who } shows { $card }
    }
log-look =
    { $me ->
        [who] You look at { $n ->
            [one] the top card
           *[other] the top { $n } cards
        } of the deck
       *[other] { $who } looks at { $n ->
            [one] the top card
           *[other] the top { $n } cards
        } of the deck
    }
log-back =
    { $me ->
        [who] You put { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } back on the deck
       *[other] { $who } puts { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } back on the deck
    }

log-play =
    { $me ->
        [who] You play { $card }
       *[other] { $who } plays { $card }
    }
log-play-as =
    { $me ->
        [who] You play { $card } as { $as }
       *[other] { $who } plays { $card } as { $as }
    }
log-play-on =
    { $me ->
        [who] You play { $card } on { $to }
        [to] { $who } plays { $card } on you
       *[other] { $who } plays { $card } on { $to }
    }
log-play-on-both =
    { $me ->
        [who] You play { $card } on { $to } and { $also }
        [to] { $who } plays { $card } on you and { $also }
        [also] { $who } plays { $card } on { $to } and you
       *[other] { $who } plays { $card } on { $to } and { $also }
    }
log-play-on-both-as =
    { $me ->
        [who] You play { $card } as { $as } on { $to } and { $also }
        [to] { $who } plays { $card } as { $as } on you and { $also }
        [also] { $who } plays { $card } as { $as } on { $to } and you
       *[other] { $who } plays { $card } as { $as } on { $to } and { $also }
    }
log-play-on-as =
    { $me ->
        [who] You play { $card } as { $as } on { $to }
        [to] { $who } plays { $card } as { $as } on you
       *[other] { $who } plays { $card } as { $as } on { $to }
    }
log-play-self =
    { $me ->
        [who] You play { $card } on yourself
       *[other] { $who } plays { $card } on themselves
    }
log-play-self-as =
    { $me ->
        [who] You play { $card } as { $as } on yourself
       *[other] { $who } plays { $card } as { $as } on themselves
    }
log-play-self-card =
    { $me ->
        [who] You play { $card } on your own { $of }
       *[other] { $who } plays { $card } on their own { $of }
    }
log-play-hand =
    { $me ->
        [who] You play { $card } on a card in the hand of { $to }
        [to] { $who } plays { $card } on a card in your hand
       *[other] { $who } plays { $card } on a card in the hand of { $to }
    }
log-play-hand-as =
    { $me ->
        [who] You play { $card } as { $as } on a card in the hand of { $to }
        [to] { $who } plays { $card } as { $as } on a card in your hand
       *[other] { $who } plays { $card } as { $as } on a card in the hand of { $to }
    }
log-play-card =
    { $me ->
        [who] You play { $card } on { $to }’s { $of }
        [to] { $who } plays { $card } on your { $of }
       *[other] { $who } plays { $card } on { $to }’s { $of }
    }
log-play-card-as =
    { $me ->
        [who] You play { $card } as { $as } on { $to }’s { $of }
        [to] { $who } plays { $card } as { $as } on your { $of }
       *[other] { $who } plays { $card } as { $as } on { $to }’s { $of }
    }
log-lay =
    { $me ->
        [who] You put { $card } in play
       *[other] { $who } puts { $card } in play
    }
log-lay-on =
    { $me ->
        [who] You lay { $card } in front of { $to }
        [to] { $who } lays { $card } in front of you
       *[other] { $who } lays { $card } in front of { $to }
    }
log-use =
    { $me ->
        [who] You use { $source }
       *[other] { $who } uses { $source }
    }
log-use-ability =
    { $same ->
        [yes] { $me ->
            [who] You use your ability
           *[other] { $who } uses their ability
        }
       *[no] { $me ->
            [who] You use the ability of { $source }
           *[other] { $who } uses the ability of { $source }
        }
    }
log-use-on =
    { $me ->
        [who] You use { $source } on { $to }
        [to] { $who } uses { $source } on you
       *[other] { $who } uses { $source } on { $to }
    }
log-use-on-ability =
    { $same ->
        [yes] { $me ->
            [who] You use your ability on { $to }
            [to] { $who } uses their ability on you
           *[other] { $who } uses their ability on { $to }
        }
       *[no] { $me ->
            [who] You use the ability of { $source } on { $to }
            [to] { $who } uses the ability of { $source } on you
           *[other] { $who } uses the ability of { $source } on { $to }
        }
    }
log-use-on-both =
    { $me ->
        [who] You use { $source } on { $to } and { $also }
        [to] { $who } uses { $source } on you and { $also }
        [also] { $who } uses { $source } on { $to } and you
       *[other] { $who } uses { $source } on { $to } and { $also }
    }
log-use-on-both-ability =
    { $same ->
        [yes] { $me ->
            [who] You use your ability on { $to } and { $also }
            [to] { $who } uses their ability on you and { $also }
            [also] { $who } uses their ability on { $to } and you
           *[other] { $who } uses their ability on { $to } and { $also }
        }
       *[no] { $me ->
            [who] You use the ability of { $source } on { $to } and { $also }
            [to] { $who } uses the ability of { $source } on you and { $also }
            [also] { $who } uses the ability of { $source } on { $to } and you
           *[other] { $who } uses the ability of { $source } on { $to } and { $also }
        }
    }
log-use-card =
    { $me ->
        [who] You use { $source } on { $to }’s { $of }
        [to] { $who } uses { $source } on your { $of }
       *[other] { $who } uses { $source } on { $to }’s { $of }
    }
log-use-card-ability =
    { $same ->
        [yes] { $me ->
            [who] You use your ability on { $to }’s { $of }
            [to] { $who } uses their ability on your { $of }
           *[other] { $who } uses their ability on { $to }’s { $of }
        }
       *[no] { $me ->
            [who] You use the ability of { $source } on { $to }’s { $of }
            [to] { $who } uses the ability of { $source } on your { $of }
           *[other] { $who } uses the ability of { $source } on { $to }’s { $of }
        }
    }
log-lend =
    { $me ->
        [who] Until your next turn you borrow the ability of { $char } from { $to }
        [to] Until the next turn { $who } borrows your ability ({ $char })
       *[other] Until the next turn { $who } borrows the ability of { $char } from { $to }
    }
log-lend-own =
    { $me ->
        [who] You have the ability of { $char } now
       *[other] { $who } has the ability of { $char } now
    }
log-suit =
    { $me ->
        [who] You choose the suit for this turn: { $suit }
       *[other] { $who } chooses the suit for this turn: { $suit }
    }
log-colour-right =
    { $me ->
        [who] You guess right ({ $colour }): { $card }
       *[other] { $who } guesses right ({ $colour }): { $card }
    }
log-colour-wrong =
    { $me ->
        [who] You guess wrong ({ $colour }): { $card }
       *[other] { $who } guesses wrong ({ $colour }): { $card }
    }
log-return =
    { $me ->
        [who] You come back into the game with { $n ->
            [one] { $n } life
           *[other] { $n } lives
        } ({ $source })
       *[other] { $who } comes back into the game with { $n ->
            [one] { $n } life
           *[other] { $n } lives
        } ({ $source })
    }
log-return-ghost =
    { $me ->
        [who] You come back as a ghost for one turn ({ $source })
       *[other] { $who } comes back as a ghost for one turn ({ $source })
    }
log-leave =
    { $me ->
        [who] You leave the game again
       *[other] { $who } leaves the game again
    }
log-swap =
    { $me ->
        [who] You swap your character for { $char }
       *[other] { $who } swaps their character for { $char }
    }
log-bury =
    { $me ->
        [who] You put { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } face down on the deck
       *[other] { $who } puts { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } face down on the deck
    }
log-bury-seen =
    { $me ->
        [who] You put { $n ->
            [one] { $cards } face down on the deck
           *[other] { $n } cards face down on the deck: { $cards }
        }
       *[other] { $who } puts { $n ->
            [one] { $cards } face down on the deck
           *[other] { $n } cards face down on the deck: { $cards }
        }
    }
log-extra =
    { $me ->
        [who] You take another turn
       *[other] { $who } takes another turn
    }
log-harmless =
    { $me ->
        [who] { $card } from { $by } has no effect on you
        [by] Your { $card } has no effect on { $who }
       *[other] { $card } from { $by } has no effect on { $who }
    }
log-stand =
    { $me ->
        [who] You dodge ({ $source })
       *[other] { $who } dodges ({ $source })
    }
log-answer =
    { $me ->
        [who] You answer with { $card }
       *[other] { $who } answers with { $card }
    }
log-answer-as =
    { $me ->
        [who] You answer with { $card } as { $as }
       *[other] { $who } answers with { $card } as { $as }
    }
log-stopped =
    { $me ->
        [who] You dodge the shot from { $by }
        [by] { $who } dodges your shot
       *[other] { $who } dodges the shot from { $by }
    }
log-stopped-own =
    { $me ->
        [who] You dodge your own shot
       *[other] { $who } dodges their own shot
    }
log-discard =
    { $me ->
        [who] You discard { $n ->
            [one] { $cards }
           *[other] { $n } cards: { $cards }
        }
       *[other] { $who } discards { $n ->
            [one] { $cards }
           *[other] { $n } cards: { $cards }
        }
    }
log-discard-replaced =
    { $me ->
        [who] You discard your old weapon: { $card }
       *[other] { $who } discards their old weapon: { $card }
    }
log-discard-lost =
    { $me ->
        [who] You discard { $card }
       *[other] { $who } discards { $card }
    }
log-take-hand =
    { $me ->
        [who] You take a card from the hand of { $from }
        [from] { $who } takes a card from your hand
       *[other] { $who } takes a card from the hand of { $from }
    }
log-take-hand-seen =
    { $me ->
        [who] You take { $card } from the hand of { $from }
        [from] { $who } takes { $card } from your hand
       *[other] { $who } takes { $card } from the hand of { $from }
    }
log-take-table =
    { $me ->
        [who] You take { $card } from { $from }
        [from] { $who } takes { $card } from you
       *[other] { $who } takes { $card } from { $from }
    }
log-take-own =
    { $me ->
        [who] You take back your own { $card }
       *[other] { $who } takes back their own { $card }
    }
log-take-row =
    { $me ->
        [who] You take { $card } from the cards on offer
       *[other] { $who } takes { $card } from the cards on offer
    }
log-take-discard =
    { $me ->
        [who] You take { $card } from the discards
       *[other] { $who } takes { $card } from the discards
    }
log-take-all =
    { $me ->
        [who] You take { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } from { $from }
        [from] { $who } takes { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } from you
       *[other] { $who } takes { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } from { $from }
    }
log-give =
    { $me ->
        [who] You give { $to } a card
        [to] { $who } gives you a card
       *[other] { $who } gives { $to } a card
    }
log-give-seen =
    { $me ->
        [who] You give { $to } this card: { $card }
        [to] { $who } gives you this card: { $card }
       *[other] { $who } gives { $to } this card: { $card }
    }
log-row =
    { $me ->
        [who] You turn up { $cards }
       *[other] { $who } turns up { $cards }
    }
log-check-good =
    { $me ->
        [who] { $check ->
            [barrel] Your { $source }: { $card } is a heart. Missed!
            [jourdonnais] Your ability: { $card } is a heart. Missed!
            [jail] { $source }: { $card } is a heart. You go free
            [dynamite] Your { $source } does not explode: { $card }
            [vendetta] { $source }: { $card } is a heart. It is your turn again
            [bomb] Your { $source }: { $card } is red. It moves on
            [julie-cutter] Your ability: { $card } is red. You shoot back
            [cactus] Your { $source }: { $card } is red. It heals
            [knife-revolver] { $source }: { $card } is high enough. It returns to your hand
            [most-wanted] { $source }: { $card } is not a spade. You get away
            [dining-car] Your { $source }: { $card } is a heart. Dinner is served
            [don-bell] Your ability: { $card } is red. You may play another turn
            [teren-kill] Your ability: { $card } is not a spade. You stay in the game
            [rattlesnake] { $source }: { $card } is not a spade. It does not bite you
            [colorado-bill] Your ability: { $card } is a spade. No Missed! stops this shot
           *[other] { $source } works: { $card }
        }
       *[other] { $check ->
            [barrel] { $who }’s { $source }: { $card } is a heart. Missed!
            [jourdonnais] { $who }’s ability: { $card } is a heart. Missed!
            [jail] { $source }: { $card } is a heart. { $who } goes free
            [dynamite] { $who }’s { $source } does not explode: { $card }
            [vendetta] { $source }: { $card } is a heart. It is { $who }’s turn again
            [bomb] { $who }’s { $source }: { $card } is red. It moves on
            [julie-cutter] { $who }’s ability: { $card } is red. { $who } shoots back
            [cactus] { $who }’s { $source }: { $card } is red. It heals
            [knife-revolver] { $source }: { $card } is high enough. It returns to { $who }’s hand
            [most-wanted] { $source }: { $card } is not a spade. { $who } gets away
            [dining-car] { $who }’s { $source }: { $card } is a heart. Dinner is served
            [don-bell] { $who }’s ability: { $card } is red. { $who } may play another turn
            [teren-kill] { $who }’s ability: { $card } is not a spade. { $who } stays in the game
            [rattlesnake] { $source }: { $card } is not a spade. It does not bite { $who }
            [colorado-bill] { $who }’s ability: { $card } is a spade. No Missed! stops this shot
           *[other] { $source } of { $who } works: { $card }
        }
    }
log-check-bad =
    { $me ->
        [who] { $check ->
            [barrel] Your { $source }: { $card } is not a heart. Bad luck
            [jourdonnais] Your ability: { $card } is not a heart. Bad luck
            [jail] { $source }: { $card } is not a heart. You stay in jail
            [dynamite] Your { $source } explodes: { $card }
            [vendetta] { $source }: { $card } is not a heart. No further turn
            [bomb] Your { $source }: { $card } is black. The fuse gets shorter
            [julie-cutter] Your ability: { $card } is black. No shot
            [cactus] Your { $source }: { $card } is black. It does not heal
            [knife-revolver] { $source }: { $card } is too low. It is used up
            [most-wanted] { $source }: { $card } is a spade. They catch you
            [dining-car] Your { $source }: { $card } is not a heart. No dinner today
            [don-bell] Your ability: { $card } is black. No further turn
            [teren-kill] Your ability: { $card } is a spade. It does not save you
            [rattlesnake] { $source }: { $card } is a spade. It bites you
            [colorado-bill] Your ability: { $card } is not a spade. An ordinary shot
           *[other] { $source } does not work: { $card }
        }
       *[other] { $check ->
            [barrel] { $who }’s { $source }: { $card } is not a heart. Bad luck
            [jourdonnais] { $who }’s ability: { $card } is not a heart. Bad luck
            [jail] { $source }: { $card } is not a heart. { $who } stays in jail
            [dynamite] { $who }’s { $source } explodes: { $card }
            [vendetta] { $source }: { $card } is not a heart. No further turn
            [bomb] { $who }’s { $source }: { $card } is black. The fuse gets shorter
            [julie-cutter] { $who }’s ability: { $card } is black. No shot
            [cactus] { $who }’s { $source }: { $card } is black. It does not heal
            [knife-revolver] { $source }: { $card } is too low. It is used up
            [most-wanted] { $source }: { $card } is a spade. They catch { $who }
            [dining-car] { $who }’s { $source }: { $card } is not a heart. No dinner today
            [don-bell] { $who }’s ability: { $card } is black. No further turn
            [teren-kill] { $who }’s ability: { $card } is a spade. It does not save { $who }
            [rattlesnake] { $source }: { $card } is a spade. It bites { $who }
            [colorado-bill] { $who }’s ability: { $card } is not a spade. An ordinary shot
           *[other] { $source } of { $who } does not work: { $card }
        }
    }
log-check-none =
    { $me ->
        [who] You have no card left to turn up for { $source }
       *[other] { $who } has no card left to turn up for { $source }
    }
log-jailed =
    { $me ->
        [who] You lose your turn
       *[other] { $who } loses their turn
    }
log-passes =
    { $me ->
        [who] { $card } moves on from you to { $to }
        [to] { $card } moves on from { $who } to you
       *[other] { $card } moves on from { $who } to { $to }
    }
log-lose =
    { $me ->
        [who] { $source }: you lose { $n ->
            [one] { $n } life
           *[other] { $n } lives
        } ({ $before } → { $life })
       *[other] { $source }: { $who } loses { $n ->
            [one] { $n } life
           *[other] { $n } lives
        } ({ $before } → { $life })
    }
short-log-lose =
    { $me ->
        [who] You lose { $n ->
            [one] { $n } life
           *[other] { $n } lives
        } ({ $before } → { $life })
       *[other] { $who } loses { $n ->
            [one] { $n } life
           *[other] { $n } lives
        } ({ $before } → { $life })
    }
log-lose-below =
    { $me ->
        [who] { $source }: you lose { $n ->
            [one] { $n } life
           *[other] { $n } lives
        }
       *[other] { $source }: { $who } loses { $n ->
            [one] { $n } life
           *[other] { $n } lives
        }
    }
short-log-lose-below =
    { $me ->
        [who] You lose { $n ->
            [one] { $n } life
           *[other] { $n } lives
        }
       *[other] { $who } loses { $n ->
            [one] { $n } life
           *[other] { $n } lives
        }
    }
log-heal =
    { $me ->
        [who] You regain { $n ->
            [one] { $n } life
           *[other] { $n } lives
        } ({ $before } → { $life })
       *[other] { $who } regains { $n ->
            [one] { $n } life
           *[other] { $n } lives
        } ({ $before } → { $life })
    }
log-heal-below =
    { $me ->
        [who] You regain { $n ->
            [one] { $n } life
           *[other] { $n } lives
        }
       *[other] { $who } regains { $n ->
            [one] { $n } life
           *[other] { $n } lives
        }
    }
log-out =
    { $me ->
        [who] You are out. Role: { $role }
       *[other] { $who } is out. Role: { $role }
    }
log-penalty =
    { $me ->
        [who] You eliminate your own deputy and discard all your cards
       *[other] { $who } eliminates a deputy and discards all their cards
    }
log-shuffle =
    { $n ->
        [one] The discards become the new deck: { $n } card
       *[other] The discards become the new deck: { $n } cards
    }
log-reshuffle =
    { $n ->
        [one] The used cards become the new equipment deck: { $n } card
       *[other] The used cards become the new equipment deck: { $n } cards
    }
log-undo =
    { $me ->
        [who] You take back your last action
       *[other] { $who } takes back their last action
    }
log-end-law = The sheriff and the deputies win.
log-end-outlaws = The outlaws win: the sheriff is out.
log-end-renegade = { $renegades ->
    [one] The renegade wins, the last one standing.
   *[other] A renegade wins, the last one standing.
}
log-end-hunter =
    { $me ->
        [who] You win as the { $role }: your target is out.
       *[other] { $who } wins as the { $role }: the target is out.
    }
log-end-last =
    { $me ->
        [who] You win as the { $role }, the last player in the game.
       *[other] { $who } wins as the { $role }, the last player in the game.
    }

## Phases of a turn

phase-setup = setting up
phase-start = start of the turn
phase-draw = draw phase
phase-play = play phase
phase-discard = discard phase
phase-over = game over
