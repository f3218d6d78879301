### BANG! The Duel: everything that is said only there.
### Names arrive finished, cards and characters as their names; $me as in game.ftl. Log lines end without a full stop.

## The game

set-duel = BANG! The Duel
set-duel-text = The game itself: two decks of 40 cards and 24 characters for 2 players.
role-law = law
role-law-title = The law
role-law-goal = Eliminate all outlaws.
role-outlaws = outlaws
role-outlaws-title = The outlaws
role-outlaws-goal = Eliminate all characters of the law.
end-duel_law = The law wins
end-duel_law-why = No outlaw is left.
end-duel_outlaws = The outlaws win
end-duel_outlaws-why = No character of the law is left.
preset-duel-first = First duel
preset-duel-first-text = 4 characters a side, as in the rules.
preset-duel-short = Short duel
preset-duel-short-text = 2 characters a side, no reserve.
preset-duel-long = Long duel
preset-duel-long-text = 6 characters a side.

## Options

option-characters-per-side = Characters a side
option-characters-per-side-text = More of them make a longer game.
option-first-turn = Who begins
option-first-turn-text = The side that begins draws 4 cards, the other side 5.
option-first-turn-law = The law
option-first-turn-outlaws = The outlaws
option-first-turn-lot = At random
option-peacemaker-counts = Peacemaker and Wild Bill
option-peacemaker-counts-text = A card discarded for a Peacemaker counts for Wild Bill too.
option-five-missed = 5 Missed! for the law
option-five-missed-text = The law deck has 5 Missed! and 4 Canteen, not 4 and 5.
option-listed-symbols = Symbols of the list
option-listed-symbols-text = One more horseshoe and three more barrels in the law deck.
option-soundance-always = Soundance Kid always active
option-soundance-always-text = The ability works behind too.
option-store-last = General Store from own decks
option-store-last-text = All four cards come from the common deck only when no other deck is left.

## Symbols, and why something is switched off

symbol-barrel = barrel
symbol-snake = snake
symbol-dynamite = dynamite
symbol-horseshoe = horseshoe
off-rear = Stands behind: it does not work
off-other = Its companion is the target: off for now
off-out = No life left

## Questions

ask-front = Who goes in front?
ask-front-detail = Both sides choose in secret. The other one stands behind.
wait-front = { $who } chooses a character
ask-fresh = Draw your cards
ask-fresh-detail = From your own deck or from the common one.
wait-fresh = { $who } draws cards
ask-act = Your turn
ask-act-detail =
    { $left ->
        [0] No further BANG! card this turn.
        [99] Any number of BANG! cards.
       *[other] BANG! cards left: { $left }.
    }
wait-act = It is { $who }’s turn
ask-hit = A hit on { $char }
ask-hit-detail = From { $source }. Dodge it, or lose 1 life.
wait-hit = { $who } answers a hit
ask-second = { $source }: one more card
ask-second-detail = Discard a card of any kind, or the hit lands.
wait-second = { $who } looks for a second card
ask-gunfight = Duel: { $char }
ask-gunfight-detail = Discard a hit card, or lose 1 life.
wait-gunfight = { $who } answers in the duel
ask-raid = Indians! attack { $char }
ask-raid-detail = Discard a hit card, or lose 1 life.
wait-raid = { $who } looks for a hit card
ask-instead = Buffalo Bell may step in
ask-instead-detail =
    { $char } is about to lose { $n ->
        [one] { $n } life
       *[other] { $n } lives
    }.
wait-instead = { $who } decides for Buffalo Bell
ask-symbol = Which card counts?
ask-symbol-detail =
    { $source } asks for: { $symbol ->
        [barrel] barrel
        [snake] snake
        [dynamite] dynamite
       *[horseshoe] horseshoe
    }.
wait-symbol = { $who } chooses the card that counts
ask-reaction =
    { $n ->
        [0] { $source }: discard a card from the opponent’s hand?
        [one] { $source }: draw a card?
       *[other] { $source }: draw { $n } cards?
    }
ask-reaction-detail =
    { $ability ->
        [wyatt-ear] The opponent dodged your hit.
        [jango] The opponent moved their marker.
        [dalon-ranger] The opponent took a life from Dalon Ranger.
        [slim-poet] The opponent took a life from Slim Poet.
        [bill-tightman] A character is out.
        [pat-garret] You showed a horseshoe. The card comes from the opponent’s deck.
       *[other] You may use the ability now.
    }
wait-reaction = { $who } decides about an ability
ask-loot = { $source }: take a card
ask-loot-detail = { $char } is out. Cards you may still take: { $left }.
wait-loot = { $who } takes cards
ask-strip = { $source }: discard a card in play
ask-strip-detail = Of your characters, or of the opponent’s front.
wait-strip = { $who } chooses a card in play
ask-remington = Draw a card?
ask-remington-detail = The hit of { $source } was dodged.
wait-remington = { $who } may draw
ask-sidestep = { $source }: which side swaps?
ask-sidestep-detail = Front and rear of that side change places.
wait-sidestep = { $who } may swap two characters
ask-give_up = { $source }: discard a card
ask-give_up-detail = Any card from your hand.
wait-give_up = { $who } discards a card
ask-back = Which back?
ask-back-detail = The card is then taken at random among those.
wait-back = { $who } chooses among the backs
ask-wagon = { $source }: which card goes?
ask-wagon-detail = You keep the other two.
wait-wagon = { $who } chooses a card to discard
ask-goods = { $source }: take a card
ask-goods-detail = Both of you see which one.
wait-goods = { $who } takes a card
ask-price = { $source }: discard a card
ask-price-detail = It pays for the ability.
wait-price = { $who } pays for an ability
ask-either = { $source }: which card goes?
ask-either-detail = One of the two you have just drawn.
wait-either = { $who } chooses a card to discard
ask-limit =
    Discard { $left ->
        [one] { $left } card
       *[other] { $left } cards
    }
ask-limit-detail = You may keep { $limit }.
wait-limit = { $who } discards cards above the limit

## Passing

opt-pass-hit = Take the hit
opt-pass-second = Take the hit
opt-pass-gunfight = Lose 1 life
opt-pass-raid = Lose 1 life
opt-pass-instead = Leave it to { $char }
opt-pass-reaction = Skip
opt-pass-strip = Skip
opt-pass-remington = Skip
opt-pass-sidestep = Skip
opt-pass-loot = Done

## Options of a question

opt-duel-play = Play { $card }
opt-duel-play-at = Play { $card } on { $char }
opt-duel-play-as = Play { $card } as { $as }
opt-duel-play-as-at = Play { $card } as { $as } on { $char }
opt-duel-play-hand = { $card }: a random card from the opponent’s hand
opt-duel-play-card = Play { $card }: { $of } of { $char }
opt-duel-play-side =
    { $me ->
        [to] { $card }: swap your characters
       *[other] { $card }: swap the opponent’s characters
    }
opt-duel-lay = Lay { $card } at { $char }
opt-duel-answer = Dodge with { $card }
opt-duel-answer-as = Dodge with { $card } as { $as }
opt-duel-marker = Swap: { $char } to the front
opt-duel-reload = Reload { $card }: draw another
opt-duel-use = Use { $source }
opt-duel-reaction =
    { $n ->
        [0] Discard a card
        [one] Draw a card
       *[other] Draw { $n } cards
    }
opt-duel-use-at = Use { $source } on { $char }
opt-duel-use-hand = { $source }: a random card from the opponent’s hand
opt-duel-use-card = { $source }: { $of }
opt-duel-use-card-at = { $source }: { $of } of { $char }
opt-duel-use-side =
    { $me ->
        [to] { $source }: your side
       *[other] { $source }: the opponent’s side
    }
opt-duel-reveal = { $source }: reveal a card
opt-duel-repeat = { $source } repeats { $kind }
opt-duel-repeat-at = { $source } repeats { $kind } on { $char }
opt-duel-repeat-hand = { $source } repeats { $kind }: a random card from the opponent’s hand
opt-duel-repeat-card = { $source } repeats { $kind }: { $of } of { $char }
opt-duel-repeat-side =
    { $me ->
        [to] { $source } repeats { $kind }: your characters
       *[other] { $source } repeats { $kind }: the opponent’s characters
    }
opt-duel-repeat-reload = { $source } reloads { $kind } again
opt-duel-discard = Discard { $card }
opt-duel-choose-card = Choose { $card }
opt-duel-choose-char = { $char } in front
opt-duel-choose-side =
    { $me ->
        [to] Your side
       *[other] The opponent’s side
    }
opt-duel-choose-back =
    Back: { $side ->
        [law] law
       *[outlaws] outlaws
    }
opt-duel-choose-points =
    { $char } loses { $n ->
        [one] { $n } life
       *[other] { $n } lives
    } instead
opt-duel-draw = Draw a card
opt-duel-end = End the turn

## Why not

why-duel-limit = The BANG! cards of this turn are played
why-duel-answer = { $card } only dodges a hit
why-duel-rear = { $char } hides behind the front
why-duel-own-front = Your equipment goes to the rear
why-duel-nothing = There is no card to take
why-duel-one = One character cannot swap
why-duel-swapped = Already swapped this turn
why-duel-reload = No reload before a side has one character left
why-duel-used = { $source }: already used this turn
why-duel-behind = { $source } works in front only
why-duel-hand = { $source }: the hand does not fit
why-duel-top = { $source }: no action card on top
why-duel-equipment = { $source }: no equipment to discard
why-duel-not-answer = { $card } does not dodge this
why-duel-tried = { $source }: already tried
why-duel-other = { $source } is not at the target

## What waits

wait-duel-out = { $char } leaves the game
wait-duel-hit = { $source } hits { $char }
wait-duel-lost = { $source } has no target
wait-duel-draw = { $source }: a card
wait-duel-discard = { $source }: the opponent loses a card

## What happened

log-duel-start =
    { $me ->
        [who] You begin
       *[other] { $who } begins
    }
log-duel-front = { $char } steps in front
log-duel-rear = { $char } stands behind
log-duel-draw-out =
    { $me ->
        [who] You draw { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } for the lost character
       *[other] { $who } draws { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } for the lost character
    }
log-duel-draw-other =
    { $me ->
        [who] You draw { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } from the other deck ({ $source })
       *[other] { $who } draws { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } from the other deck ({ $source })
    }
log-duel-play =
    { $me ->
        [who] You play { $card }
       *[other] { $who } plays { $card }
    }
log-duel-play-at =
    { $me ->
        [who] You play { $card } on { $char }
       *[other] { $who } plays { $card } on { $char }
    }
log-duel-play-at-as =
    { $me ->
        [who] You play { $card } as { $as } on { $char }
       *[other] { $who } plays { $card } as { $as } on { $char }
    }
log-duel-play-hand =
    { $me ->
        [who] You play { $card } on the hand of { $to }
        [to] { $who } plays { $card } on your hand
       *[other] { $who } plays { $card } on the hand of { $to }
    }
log-duel-play-card =
    { $me ->
        [who] You play { $card }: { $of }
       *[other] { $who } plays { $card }: { $of }
    }
log-duel-play-side =
    { $me ->
        [who] You play { $card }: the characters of { $to } swap
        [to] { $who } plays { $card }: your characters swap
       *[other] { $who } plays { $card }: the characters of { $to } swap
    }
log-duel-play-side-own =
    { $me ->
        [who] You play { $card }: your characters swap
       *[other] { $who } plays { $card }: their own characters swap
    }
log-duel-lay =
    { $me ->
        [who] You lay { $card } at { $char }
       *[other] { $who } lays { $card } at { $char }
    }
log-duel-replaced =
    { $me ->
        [who] Your old { $card } is discarded
       *[other] The old { $card } of { $who } is discarded
    }
log-duel-reload =
    { $me ->
        [who] You reload { $card }
       *[other] { $who } reloads { $card }
    }
log-duel-swap =
    { $me ->
        [who] You swap: { $char } is in front now
       *[other] { $who } swaps: { $char } is in front now
    }
log-duel-swap-by = { $source }: { $char } is in front now
log-duel-repeat =
    { $me ->
        [who] You repeat { $kind } with { $source }
       *[other] { $who } repeats { $kind } with { $source }
    }
log-duel-aimed = { $source } hits { $char }
log-duel-lost = { $source } has no target
log-duel-waits = { $source } waits for its turn
log-duel-reveal-good =
    { $me ->
        [who] { $symbol ->
            [barrel] Your { $source }: { $card } shows a barrel. Dodged
            [snake] Your { $source }: { $card } shows a snake. It bites
            [dynamite] Your { $source }: { $card } shows dynamite. It explodes
           *[horseshoe] Your { $source }: { $card } shows a horseshoe. It works
        }
       *[other] { $symbol ->
            [barrel] { $who }’s { $source }: { $card } shows a barrel. Dodged
            [snake] { $who }’s { $source }: { $card } shows a snake. It bites
            [dynamite] { $who }’s { $source }: { $card } shows dynamite. It explodes
           *[horseshoe] { $who }’s { $source }: { $card } shows a horseshoe. It works
        }
    }
log-duel-reveal-bad =
    { $me ->
        [who] { $symbol ->
            [barrel] Your { $source }: { $card } shows no barrel. Bad luck
            [snake] Your { $source }: { $card } shows no snake. It does not bite
            [dynamite] Your { $source }: { $card } shows no dynamite. It does not explode
           *[horseshoe] Your { $source }: { $card } shows no horseshoe. Bad luck
        }
       *[other] { $symbol ->
            [barrel] { $who }’s { $source }: { $card } shows no barrel. Bad luck
            [snake] { $who }’s { $source }: { $card } shows no snake. It does not bite
            [dynamite] { $who }’s { $source }: { $card } shows no dynamite. It does not explode
           *[horseshoe] { $who }’s { $source }: { $card } shows no horseshoe. Bad luck
        }
    }
log-duel-reveal-none =
    { $me ->
        [who] You have no card left to reveal for { $source }
       *[other] { $who } has no card left to reveal for { $source }
    }
log-duel-stopped = { $char } dodges the hit
log-duel-discard-by = { $source }: { $who } loses { $cards }
log-duel-passes = { $card } moves on to { $char }
log-duel-lose =
    { $source }: { $char } loses { $n ->
        [one] { $n } life
       *[other] { $n } lives
    } ({ $before } → { $life })
short-log-duel-lose =
    { $char } loses { $n ->
        [one] { $n } life
       *[other] { $n } lives
    } ({ $before } → { $life })
log-duel-instead =
    { $char } loses { $n ->
        [one] { $n } life
       *[other] { $n } lives
    } in place of { $of }
log-duel-heal =
    { $char } regains { $n ->
        [one] { $n } life
       *[other] { $n } lives
    } ({ $before } → { $life })
log-duel-out = { $char } is out
log-duel-enter-front = { $char } steps in at the front
log-duel-enter-rear = { $char } steps in behind
log-duel-lone = { $char } continues alone
log-duel-common =
    The discards become the common deck: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
log-duel-common-again =
    The discards are shuffled into a new common deck: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
log-end-duel_law = The law wins
log-end-duel_outlaws = The outlaws win

## Table in the terminal

cli-duel-front = in front
cli-duel-rear = behind
cli-duel-alone = alone
cli-duel-off = off
cli-duel-side = { $name }. Deck: { $deck }, reserve: { $reserve }, hand: { $hand }
cli-duel-law = Law player
cli-duel-outlaws = Outlaw player
cli-duel-piles = Common deck: { $common }, discards: { $discards }
cli-duel-piles-top = Common deck: { $common }, discards: { $discards }, on top: { $card }
cli-duel-row = In the row: { $cards }
cli-duel-waits = Waiting: { $what }
cli-duel-hand = Hand: { $cards }
cli-duel-reserve = In reserve: { $names }

## Cards

card-bank = Bank
duel-bank-text = Draw 1 more card in your draw phase.
duel-bank-more = Only at the front, and not by choice.
duel-barrel-text = When its holder is hit, you may reveal: a barrel dodges.
duel-barrel-more = Once for each hit, whatever it comes from, also behind. If it fails, other dodges are left.
duel-beer-text = Both of your characters regain 1 life.
duel-beer-more = Never above the lives printed, and never out of turn.
card-carbine = Carbine
duel-carbine-text = 1 hit. If it is dodged you may discard an equipment card in play.
duel-carbine-more = At either of your characters or at the opponent’s front.
card-pocket-watch = Pocket Watch
duel-pocket-watch-text = When the opponent moves their own marker, draw a card.
duel-pocket-watch-more = By choice, by a card of theirs, or by Stampede. Not while the opponent has one character. May be reloaded.
card-colt = Colt
duel-colt-text = 1 hit.
duel-colt-more = A BANG! card: one of them each turn.
duel-derringer-text = 1 hit that any card from the hand dodges.
duel-derringer-more = No BANG! card. A real dodge card keeps its effect, so a Riposte hits back.
duel-duel-text = In turn both discard hit cards, the opponent first. The first to stop loses 1 life.
duel-duel-more = The cards only count as hits, their text is ignored. Nothing dodges the loss.
duel-dynamite-text = On your own rear. At the start of its side’s turn reveal: dynamite costs 3 lives, otherwise it moves on.
duel-dynamite-more = It goes to the opponent’s rear. Always active. Neither side causes the loss.
duel-fanning-text = As many hits as the target has equipment cards.
duel-fanning-more = Each is dodged on its own. The number stays as it was when the card was played.
duel-gatling-text = 1 hit on every character but your own front.
duel-gatling-more = The opponent’s front, your rear, the opponent’s rear, in this order. No BANG! card.
duel-general-store-text = Turn up 2 cards of each deck; take them in turn, you first.
duel-general-store-more = Always 4 cards. Once there is a common deck, all come from it.
duel-gun-belt-text = While its holder is in front, play any number of BANG! cards.
duel-gun-belt-more = They do not count: after a swap the new front may still play one.
card-hat = Hat
duel-hat-text = Discard it from play to dodge a hit on its holder.
duel-hat-more = Not from the hand. Also behind, when its holder is the target.
duel-indians-text = For every character but your own front: discard a hit card, or lose 1 life.
duel-indians-more = Nothing dodges it. Gatling, Derringer and Knife are hit cards, Riposte is not.
duel-knife-text = 1 hit. No BANG! card.
duel-knife-more = Any number of them in a turn.
duel-missed-text = 1 dodge.
duel-missed-more = From the hand, for the character that is hit.
card-peacemaker = Peacemaker
duel-peacemaker-text = 1 hit. If it is dodged the opponent discards a card from the hand.
duel-peacemaker-more = Of their own choice; nothing with an empty hand.
duel-rattlesnake-text = At the start of its side’s turn reveal: a snake costs its holder 1 life.
duel-rattlesnake-more = It stays in play. Always active. Neither side causes the loss.
duel-remington-text = 1 hit. If it is dodged you may draw a card.
duel-remington-more = Together with Wyatt Ear two cards.
card-riposte = Riposte
duel-riposte-text = 1 dodge. If the hit is cancelled, the opponent’s front is hit.
duel-riposte-more = That hit waits until the card before it is over. It is not a hit card.
card-schoolteacher = Schoolteacher
duel-schoolteacher-text = Take a card in play into your hand.
duel-schoolteacher-more = Your own ones too, but none of the opponent’s rear.
duel-schofield-text = 1 hit. If it is dodged your own front regains 1 life.
duel-schofield-more = Before a Riposte hits back.
duel-scope-text = While its holder is in front, hit cards reach the opponent’s rear.
duel-scope-more = No other cards. May be reloaded.
duel-shotgun-text = 1 hit. If it is dodged you may swap the characters of either side.
duel-shotgun-more = Only on a side with two characters.
card-stampede = Stampede
duel-stampede-text = At the start of its side’s turn the two characters swap.
duel-stampede-more = Always active, not by choice; nothing with one character. May be reloaded.
card-theft = Theft
duel-theft-text = Take a random card from the opponent’s hand, or discard a card in play.
duel-theft-more = None of the opponent’s rear. What you take may be played at once.
card-strong-beer = Strong Beer
duel-strong-beer-text = A character has exactly 3 lives now.
duel-strong-beer-more = Not the opponent’s rear. Fewer or more than before; a drop counts as a loss you cause.
card-wagon = Wagon
duel-wagon-text = Draw 3 cards, keep 2, discard the third.
duel-wagon-more = Only the discarded one is seen.
duel-canteen-text = Swap front and rear of either side.
duel-canteen-more = Not on a side with one character. May be reloaded.
duel-canteen = Canteen
duel-winchester-text = 1 hit, on the opponent’s rear too.
duel-winchester-more = Without a Scope. It is the BANG! card of the turn.

## Characters

char-alan-pinkertoon = Alan Pinkertoon
duel-alan-pinkertoon-text = For each life lost but the last, the opponent’s front is hit.
duel-alan-pinkertoon-more = Also behind, whatever caused the loss. The hits wait until the effect is over.
char-annie-oakey = Annie Oakey
duel-annie-oakey-text = Hit cards may be played as a dodge, and Missed! as a Colt.
duel-annie-oakey-more = A dodge does not count as the BANG! card of the turn, a Missed! as a Colt does.
char-bart-masterson = Bart Masterson
duel-bart-masterson-text = When either side reveals, turn up 2 cards; you choose which one counts.
duel-bart-masterson-more = Always active. Both are discarded, the one that counts on top.
char-bill-tightman = Bill Tightman
duel-bill-tightman-text = When another character is out, you may draw 2 cards.
duel-bill-tightman-more = Of either side. For your own rear 4 cards in all.
char-buffalo-bell = Buffalo Bell
duel-buffalo-bell-text = May lose lives in place of the other character of the side.
duel-buffalo-bell-more = Always active; never the last life, and never a dodge for the other.
char-dalon-ranger = Dalon Ranger
duel-dalon-ranger-text = For each life, except the last, that the opponent costs Dalon Ranger, you may draw a card.
duel-dalon-ranger-more = Not for Rattlesnake and Dynamite, not for your own Gatling or Indians!
char-jango = Jango
duel-jango-text = When the opponent moves their own marker, you may draw a card.
duel-jango-more = Not when you move it, and not while the opponent has one character.
char-pat-garret = Pat Garret
duel-pat-garret-text = Shows the second card drawn: on a horseshoe you may draw one from the opponent’s deck.
duel-pat-garret-more = In the draw phase. It is not a reveal.
char-tex-killer = Tex Killer
duel-tex-killer-text = To dodge a hit of your BANG! cards takes one more card from the hand.
duel-tex-killer-more = Of any kind. Not for Gatling, Derringer, Knife, Duel, Riposte and abilities.
char-the-stranger = The Stranger
duel-the-stranger-text = You may play one more BANG! card each turn.
duel-the-stranger-more = Always active.
char-wild-bill = Wild Bill
duel-wild-bill-text = When the opponent takes or discards a card of your side, their front is hit.
duel-wild-bill-more = Of the hand, or in play at either character. What you discard yourself does not count.
char-wyatt-ear = Wyatt Ear
duel-wyatt-ear-text = When the opponent dodges a hit of your side, you may draw a card.
duel-wyatt-ear-more = Whatever the hit comes from.
char-babe-leroy = Babe Leroy
duel-babe-leroy-text = Once a turn, with an empty hand, you may draw 2 cards.
duel-babe-leroy-more = Swapping to the front with an empty hand is enough.
char-bull-anderson = Bull Anderson
duel-bull-anderson-text = When a character is out, take up to 2 cards of its equipment or of its player’s hand.
duel-bull-anderson-more = Before its player draws. From a hand at random; your own characters count too.
char-cattle-katie = Cattle Katie
duel-cattle-katie-text = Once a turn discard an equipment card of Cattle Katie to draw 2.
duel-cattle-katie-more = Not Dynamite, Rattlesnake or Stampede.
char-dalton-bros = Dalton Bros
duel-dalton-bros-text = Draw 3 cards in your draw phase.
duel-dalton-bros-more = With a Bank 4.
char-jack-ransome = Jack Ransome
duel-jack-ransome-text = You may play cards on any character in play.
duel-jack-ransome-more = Equipment at the front too; Duel, Theft and BANG! cards at the opponent’s rear; Dynamite anywhere.
char-pearl-hat = Pearl Hat
duel-pearl-hat-text = Once a turn discard a card to use the action card on top of the discards.
duel-pearl-hat-more = Not Missed! or Riposte. It does not count as playing a card; a reload may be repeated.
char-sid-curry = Sid Curry
duel-sid-curry-text = When hit, you may reveal from the opponent’s deck: a barrel dodges and the shooter is hit.
duel-sid-curry-more = Once for each hit. The hit back waits until the effect is over.
char-slim-poet = Slim Poet
duel-slim-poet-text = For each life, except the last, that the opponent costs Slim Poet, you may discard a random card from their hand.
duel-slim-poet-more = Not for Rattlesnake and Dynamite, not for your own Gatling or Indians!
char-soundance-kid = Soundance Kid
duel-soundance-kid-text = Once a turn discard a card, draw one from each deck and discard one of the two.
duel-soundance-kid-more = Both come from the common deck when only that is left.
char-toco-ramirez = Toco Ramirez
duel-toco-ramirez-text = Any card from the hand may be played as a Colt.
duel-toco-ramirez-more = It counts as a BANG! card, its own text is ignored. In a Duel and against Indians! it is a hit card.
char-tom-thorn = Tom Thorn
duel-tom-thorn-text = Whenever a swap brings Tom Thorn to the front, the opponent’s rear is hit.
duel-tom-thorn-more = A lone opponent too. Not when Tom Thorn enters the game or is left alone.
char-west-harding = West Harding
duel-west-harding-text = You may play any number of BANG! cards.
duel-west-harding-more = In front. They do not count for a later front.
