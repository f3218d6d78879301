### Gold Rush and Shadow Gunslingers: everything this set says.
### -text: what stands on the card. -more: rulings people ask about.

set-gold-rush = Gold Rush
set-gold-rush-text = Nuggets for the lives of others, 24 equipment cards to buy with them, and 8 characters.
preset-gold-fever = Gold fever
preset-gold-fever-text = 5 players, base game and Gold Rush.
option-shadow-gunslingers = Shadow Gunslingers
option-shadow-gunslingers-text = Players who are out of the game come back as shadows for each of their turns. Also without the rest of the set.

## Equipment

-out-of-reach = Cards and abilities of others cannot take or discard it. They can only pay its price and 1 nugget more to have it discarded.

card-nugget = nugget
card-nugget-text = On your turn you may play a Beer for 1 nugget instead of a life.
card-nugget-more = Also at full life and with 2 players left, as often as you like. It is still a Beer: The Reverend forbids it, Madam Yto draws a card. Tequila Joe gets 1 nugget.

card-shot = Shot
card-shot-text = Anyone, you too, regains 1 life.
card-shot-more = Never above the maximum; you may also name a player at full life. It is not a Beer, and it works with 2 players left.

card-bottle = Bottle
card-bottle-text = The effect of one of these, you choose: Beer, Panic! or BANG!
card-bottle-more = It is none of these cards: it does not count against the BANG! limit, Slab the Killer does not strengthen it, Madam Yto draws nothing. As Beer it also heals with 2 players left.

card-pardner = Pardner
card-pardner-text = The effect of one of these, you choose: General Store, Duel, Cat Balou.
card-pardner-more = It is none of these cards and has no suit. As General Store you take the first card.

card-gold-rush-equipment = Gold Rush
card-gold-rush-equipment-text = Your turn ends. Then you regain all your lives and play another turn.
card-gold-rush-equipment-more = First you discard down to your present life and the turn ends as usual. The other turn has checks, all phases and a new BANG! limit; it belongs to the same event.

card-rhum = Rhum
card-rhum-text = Turn up the top 4 cards: regain 1 life for each different suit.
card-rhum-more = It is a draw! With Lucky Duke or a Horseshoe you turn up 5 cards, with both 6, and choose 4.

card-union-pacific = Union Pacific
card-union-pacific-text = Draw 4 cards.
card-union-pacific-more = You may play the drawn cards at once.

card-calumet = Calumet
card-calumet-text = Diamond cards of others have no effect on you.
card-calumet-more = They cannot be aimed at you, and an effect on everyone passes you over. In a Duel the diamonds of your rival count. { -out-of-reach }

card-gun-belt = Gun Belt
card-gun-belt-text = At the end of your turn you may keep 8 cards.
card-gun-belt-more = The life points do not matter then. With Sean Mallory the higher number counts. { -out-of-reach }

card-horseshoe = Horseshoe
card-horseshoe-text = For each draw! of yours turn up 1 card more and choose which one counts.
card-horseshoe-more = All of them are discarded. It adds to Lucky Duke: 3 cards. { -out-of-reach }

card-pickaxe = Pickaxe
card-pickaxe-text = In phase 1 draw 1 card more.
card-pickaxe-more = It adds to other changes: 4 cards for Pixie Pete, 2 under Thirst. Under Peyote it adds nothing. { -out-of-reach }

card-wanted = Wanted
card-wanted-text = Lay it in front of anyone. A player who eliminates them draws 2 cards and takes 1 nugget.
card-wanted-more = In addition to every other reward: 5 cards for an outlaw. One Wanted in front of each player, you and the sheriff included. There is no reward when no other player is responsible. { -out-of-reach }

card-gold-pan = Gold Pan
card-gold-pan-text = Up to twice on your turn: pay 1 nugget and draw a card.
card-gold-pan-more = Raddie Snake with a Gold Pan draws up to 4 cards. { -out-of-reach }

card-boots = Boots
card-boots-text = Draw a card for each life you lose.
card-boots-more = Not for a lethal loss, even if you are rescued. { -out-of-reach }

card-lucky-charm = Lucky Charm
card-lucky-charm-text = Take 1 nugget for each life you lose.
card-lucky-charm-more = Not for a lethal loss, even if you are rescued. The player who made you lose it still takes theirs. { -out-of-reach }

card-rucksack = Rucksack
card-rucksack-text = On your turn: 2 nuggets for 1 life, as often as you like. Outside it only against a lethal loss.
card-rucksack-more = It also works with 2 players left, and together with Beer or the ability of Sid Ketchum. { -out-of-reach }

## Characters

char-don-bell = Don Bell
char-don-bell-text = At the end of your turn draw!: on hearts or diamonds you may play another turn.
char-don-bell-more = Only at the end of a normal turn, not of an extra one. Not if you lost the turn in jail, not while Ghost Town is in force, and not as a shadow.
char-don-bell-nick = Bell
char-dutch-will = Dutch Will
char-dutch-will-text = In phase 1 draw 2 cards, discard 1 of them and take 1 nugget.
char-dutch-will-more = You look at all cards first. However many you draw, exactly 1 of them is discarded.
char-dutch-will-nick = Dutch
char-jacky-murieta = Jacky Murieta
char-jacky-murieta-text = On your turn: 2 nuggets for a BANG! effect within your range, as often as you can pay.
char-jacky-murieta-more = No card is played, so it does not count against the BANG! limit. 1 Missed! effect cancels it.
char-jacky-murieta-nick = Jacky
char-josh-mccloud = Josh McCloud
char-josh-mccloud-text = On your turn: 2 nuggets for the top card of the equipment deck, as often as you can pay.
char-josh-mccloud-more = A brown card works at once, a black one you lay in front of you. One that you have already is discarded. You pay before you see it.
char-josh-mccloud-nick = Josh
char-madam-yto = Madam Yto
char-madam-yto-text = Whenever anyone plays a Beer, draw a card.
char-madam-yto-more = Your own ones too, and no matter what for: a life, a rescue or a nugget. Not for Saloon, Whisky or a Bottle.
char-madam-yto-nick = Madam Yto
char-pretty-luzena = Pretty Luzena
char-pretty-luzena-text = Once on your turn you may buy equipment for 1 nugget less.
char-pretty-luzena-more = A price of 1 becomes 0. It does not help to make others discard equipment.
char-pretty-luzena-nick = Luzena
char-simeon-picos = Simeon Picos
char-simeon-picos-text = Take 1 nugget for each life you lose.
char-simeon-picos-more = No matter who is responsible, also when no player is. The last life counts too.
char-simeon-picos-nick = Simeon
char-raddie-snake = Raddie Snake
char-raddie-snake-text = Up to twice on your turn: pay 1 nugget and draw a card.
char-raddie-snake-more = With a Gold Pan up to 4 cards.
char-raddie-snake-nick = Raddie

## Roles of shadows

role-shadow-renegade = shadow renegade
role-shadow-renegade-title = Shadow Renegade
role-shadow-renegade-goal = Your next turn decides which side you are on.
role-shadow-deputy = shadow deputy
role-shadow-deputy-title = Shadow Deputy
role-shadow-deputy-goal = For now you win with the sheriff.
role-shadow-outlaw = shadow outlaw
role-shadow-outlaw-title = Shadow Outlaw
role-shadow-outlaw-goal = For now you win with the outlaws.

## Asks

ask-toast = { $source }: who regains a life?
ask-toast-detail = Anyone in the game, you too.
wait-toast = { $who } chooses who regains a life
ask-effect = { $source }: choose the effect
ask-effect-detail = It is none of these cards, it only has the effect.
wait-effect = { $who } chooses an effect
ask-target = { $source }, { $effect }: choose the target
ask-target-detail = You have paid already.
wait-target = { $who } chooses a target
ask-suits = { $source }: choose a card that counts
ask-suits-detail =
    { $left ->
        [one] { $left } more card. Each different suit is 1 life.
       *[other] { $left } more cards. Each different suit is 1 life.
    }
wait-suits = { $who } chooses the cards that count
ask-wanted = { $source }: in front of whom?
ask-wanted-detail = The player who eliminates them gets the reward.
wait-wanted = { $who } chooses who is wanted
ask-drawn = Discard a card that you have drawn
ask-drawn-detail = You take 1 nugget for it.
wait-drawn = { $who } discards a card for a nugget

## Reasons

why-gold-needed =
    { $n ->
        [one] Needs { $n } nugget
       *[other] Needs { $n } nuggets
    }
why-nothing-on-sale = Nothing on offer that you can pay

## Log

log-gold =
    { $me ->
        [who] You take { $n ->
            [one] { $n } nugget
           *[other] { $n } nuggets
        }
       *[other] { $who } takes { $n ->
            [one] { $n } nugget
           *[other] { $n } nuggets
        }
    }
log-gold-by =
    { $me ->
        [who] You take { $n ->
            [one] { $n } nugget
           *[other] { $n } nuggets
        } ({ $source })
       *[other] { $who } takes { $n ->
            [one] { $n } nugget
           *[other] { $n } nuggets
        } ({ $source })
    }
log-buy =
    { $me ->
        [who] You buy { $card } for { $n ->
            [one] { $n } nugget
           *[other] { $n } nuggets
        }
       *[other] { $who } buys { $card } for { $n ->
            [one] { $n } nugget
           *[other] { $n } nuggets
        }
    }
log-offer = New on offer: { $card }
log-found =
    { $me ->
        [who] You find { $card } in the equipment deck
       *[other] { $who } finds { $card } in the equipment deck
    }
log-force =
    { $me ->
        [who] You pay { $n ->
            [one] { $n } nugget
           *[other] { $n } nuggets
        }: { $to } discards { $card }
        [to] { $who } pays { $n ->
            [one] { $n } nugget
           *[other] { $n } nuggets
        }: you discard { $card }
       *[other] { $who } pays { $n ->
            [one] { $n } nugget
           *[other] { $n } nuggets
        }: { $to } discards { $card }
    }
log-effect =
    { $me ->
        [who] You choose the effect of { $source }: { $as }
       *[other] { $who } chooses the effect of { $source }: { $as }
    }
log-suits =
    { $n ->
        [one] { $n } suit: { $cards } ({ $who })
       *[other] { $n } different suits: { $cards } ({ $who })
    }
log-shadow =
    { $me ->
        [who] You come back as a shadow for one turn
       *[other] { $who } comes back as a shadow for one turn
    }
log-side =
    { $me ->
        [who] Your side is decided: { $role }
       *[other] The side of { $who } is decided: { $role }
    }

## Shadows on their plates

ui-shadow = Shadow
ui-chip-shadow = Shadow’s turn
ui-seat-shadow = a shadow, without lives
ui-until-shadow = until the turn ends
ui-shadow-plays = A shadow until this turn ends.
ui-shadow-you = You are a shadow until this turn ends: no lives to lose or gain. Your nuggets stay with you.

## The two ways to play a Beer

as-beer = Regain life
as-nugget = Take 1 nugget

## Places

zone-gold = Nuggets
zone-gold-text = They pay for equipment. A player gets one for each life they take from another.
zone-offer = On offer
zone-equipment-deck = Equipment deck
zone-equipment-deck-text = When a card on offer is bought, the top card of this deck replaces it.
zone-equipment-used = Used equipment
zone-equipment-used-text = Brown cards that were used and black cards that were discarded. When the equipment deck has run out, they are shuffled into a new one.
