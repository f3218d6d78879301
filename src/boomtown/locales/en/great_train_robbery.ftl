### The Great Train Robbery: everything this set says.

set-great-train-robbery = The Great Train Robbery
set-great-train-robbery-text = A train crosses the table: 16 wagons to take at 13 stations, 16 more cards and 8 characters.
preset-train-robbers = Train robbers
preset-train-robbers-text = 5 players, base game and The Great Train Robbery.
option-blank-station = Blank station
option-blank-station-text = One more station is shuffled in. Its price is what you agree on here.
option-blank-station-none = Without it
option-blank-station-any-card = Any card
option-blank-station-any-2-cards = Any 2 cards
option-blank-station-red-card = A red card
option-blank-station-black-card = A black card
option-blank-station-weapon = A weapon
option-blank-station-face-card = J, Q or K
option-blank-station-life = 1 life
option-blank-station-spades-card = Any spade
option-blank-station-hearts-card = Any heart
option-blank-station-diamonds-card = Any diamond
option-blank-station-clubs-card = Any club
option-blank-station-any-cards = Any { $n } cards
option-blank-station-lives = { $n } lives
option-blank-station-more = Another price …
option-yooma-two-cards = Yooma asks for 2 cards
option-yooma-two-cards-text = Yooma asks for any 2 cards and Virginian City for rank 2 to 9, as in the Slovak rules.
option-next-stop-draws-at-end = Next Stop draws only at the end
option-next-stop-draws-at-end-text = Its card is drawn only when the train then reaches the End of the Line, as in the Slovak rules.
option-train-shots-uncounted = Train cards besides your BANG!
option-train-shots-uncounted-text = Knife Revolver and Train Robbery do not take the place of your BANG! card of the turn, as in the Slovak rules.
option-fare-one-source = 2 cards from one place
option-fare-one-source-text = A price of 2 cards is paid either from the hand or from play, not mixed, as in the Slovak rules.

## Cards, wagons, stations, locomotives

card-cactus = Cactus
card-cactus-text = Cancels a BANG! effect. Then check: on hearts or diamonds regain 1 life.
card-cactus-more = It is not a Missed! card, only its effect. The check comes after the shot is cancelled.

card-dragoon = Dragoon
card-dragoon-text = Weapon, range 2. You may play 1 more BANG! card in each of your turns.
card-dragoon-more = The limit is 2 instead of 1 while it lies there; Knife Revolver and Train Robbery count for it.

card-evaded = Evaded!
card-evaded-text = Cancels a BANG! effect, and you take the card that caused it into your hand.
card-evaded-more = It is not a Missed! card. Nothing is taken where no card was played: Ironhorse, an ability, a wagon. Where 2 effects are needed you take the card only if the shot is really cancelled.

card-full-steam = Full Steam
card-full-steam-text = Move the train to the End of the Line. You choose whether the locomotive’s effect is ignored or happens twice.
card-full-steam-more = What happens at the End of the Line comes as usual: abilities, then you may take a wagon, then you choose, for everyone alike. It is one move.

card-knife-revolver = Knife Revolver
card-knife-revolver-text = A BANG! effect on a player in range. Check: on J, Q, K or A take this card back into your hand.
card-knife-revolver-more = Not a BANG! card, but it takes the place of one: you need a BANG! left on your turn. Not for Duel or Indians! The check comes before the target answers.

card-map = Map
card-map-text = Before phase 1, look at the top 2 cards of the deck; you may discard 1 of them.
card-map-more = After all checks at the start of the turn. What is left goes back in its order. No other player sees the cards.

card-money-bag = Money Bag
card-money-bag-text = Its effect is that of the brown card on top of the discard pile.
card-money-bag-more = Only on your own turn, and not on a card that only answers. It is not that card: a copied BANG! does not count for the limit. A further price is not paid. What the text takes back into the hand is the Money Bag.

card-most-wanted = Most Wanted
card-most-wanted-text = Draw 1 card. Then everyone, starting with you, checks: on spades 1 life is lost.
card-most-wanted-more = You are responsible for what others lose. The end of the game is looked for when everyone has checked.

card-next-stop = Next Stop
card-next-stop-text = Draw 1 card, then move the train 1 station.
card-next-stop-more = The card is drawn before anything the train brings about.

card-refund = Refund
card-refund-text = Each time another player takes or discards one of your cards, draw 1 card.
card-refund-more = From the hand or in play, but not for Refund itself. Not for cards you discard yourself, even when another card orders it, and not for Train Robbery.

card-strongbox = Strongbox
card-strongbox-text = At the end of your turn draw 1 card.
card-strongbox-more = After discarding down to the limit, and also when you lost the turn in jail.

card-switch = Switch
card-switch-text = Exchange one of your cards in play for a card in play of another player.
card-switch-more = No player may end up with 2 cards of the same name; a second weapon replaces the old one. The sheriff cannot get Jail or Ghost Car. Equipment stays where it is.

card-train-robbery = Train Robbery
card-train-robbery-text = Choose anyone with cards in play: for each of them that player either discards it or faces a BANG! effect.
card-train-robbery-more = At any distance. Not a BANG! card, but it takes the place of one. Card after card, in the order the target wants; a Barrel may help until it is gone.

card-water-tower = Water Tower
card-water-tower-text = Take a wagon under a station without paying.
card-water-tower-more = It does not count as your wagon of the turn. You may not move the train for it.

card-baggage-car = Baggage Car
card-baggage-car-text = Discard it as Cat Balou, Panic! or Missed! or as a BANG! beyond the limit.
card-baggage-car-more = It also answers Indians! and a Duel. It has no suit. It pays no station that asks for one of these cards.

card-caboose = Caboose
card-caboose-text = Discard another blue card or wagon of yours to cancel a BANG! effect.
card-caboose-more = From the hand or in play, as often as you have cards. It counts as playing a Missed! card.

card-cattle-truck = Cattle Truck
card-cattle-truck-text = Discard it: take 1 of the top 3 cards of the discard pile.
card-cattle-truck-more = The others go back in their order.

card-circus-wagon = Circus Wagon
card-circus-wagon-text = Discard it: every other player discards 1 of the cards in play in front of them.
card-circus-wagon-more = Each chooses, clockwise from your left. Equipment does not count. Without cards nothing happens.

card-coal-hopper = Coal Hopper
card-coal-hopper-text = Discard it: draw 1 card and discard a wagon in play in front of anyone.
card-coal-hopper-more = Also one of your own. Where there is none you only draw.

card-dining-car = Dining Car
card-dining-car-text = At the start of your turn check: on hearts regain 1 life.
card-dining-car-more = After Dynamite and Jail; not in a turn lost in jail.

card-express-car = Express Car
card-express-car-text = Discard it: discard your whole hand, your turn ends at once, and you play another one.
card-express-car-more = There is no phase 3, but what happens at the end of a turn does. In that extra turn you cannot gain another one.

card-ghost-car = Ghost Car
card-ghost-car-text = Lay it in front of anyone but the sheriff. Its holder stays in the game without lives instead of being eliminated, or comes back.
card-ghost-car-more = No role is shown and no cards are lost. Without lives you neither gain nor lose any and discard the whole hand at the end of your turn. A player who loses it is out at once, without a reward for anyone.

card-lounge-car = Lounge Car
card-lounge-car-text = Discard it: turn up 2 wagons of the deck, lay one in front of you and the other in front of another player.
card-lounge-car-more = They do not count as your wagon of the turn.

card-lumber-flatcar = Lumber Flatcar
card-lumber-flatcar-text = Lay it in front of anyone. Its holder sees all others at distance +1.
card-lumber-flatcar-more = Others see the holder as before.

card-mail-car = Mail Car
card-mail-car-text = Discard it: draw 3 cards, then give 1 of them to another player.
card-mail-car-more = The others learn only how many.

card-observation-car = Observation Car
card-observation-car-text = You see others at distance -1, others see you at distance +1.
card-observation-car-more = It works like Scope and Mustang together and adds up with them.

card-passenger-car = Passenger Car
card-passenger-car-text = Discard it: take a card from any other player, a random one from the hand or one in play.
card-passenger-car-more = At any distance.

card-prisoner-car = Prisoner Car
card-prisoner-car-text = Duel and Indians! of others have no effect on you.
card-prisoner-car-more = You cannot be challenged. Your own Duel works as usual.

card-private-car = Private Car
card-private-car-text = While your hand is empty, no BANG! card can be aimed at you.
card-private-car-more = It does not help against other cards with a BANG! effect, nor against Ironhorse.

card-sleeper-car = Sleeper Car
card-sleeper-car-text = Once in each turn, discard another blue card or wagon of yours as a BANG! card.
card-sleeper-car-more = On your turn beyond the limit, at a player in range. In any turn as the BANG! that Indians! or a Duel asks for. Its suit is that of the card discarded.

card-ironhorse = Ironhorse
card-ironhorse-text = At the End of the Line everyone is the target of a BANG! effect, starting with the player on turn.
card-ironhorse-more = Everyone may cancel it as usual. No player is responsible: no reward, no penalty. If everyone goes, the outlaws win.

card-leland = Leland
card-leland-text = At the End of the Line there is a General Store for everyone, starting with the player on turn.
card-leland-more = One card for each player in the game.

card-boom-town = Boom Town
card-boom-town-text = Price of the wagon here: a BANG! card.
card-boom-town-more = From the hand or in play. A card you may use as BANG! will do, another card with that effect will not.

card-callico = Callico
card-callico-text = Price of the wagon here: a Panic! or a Cat Balou card.
card-callico-more = A Baggage Car will not do.

card-cripple-crack = Cripple Crack
card-cripple-crack-text = Price of the wagon here: a card of spades.
card-cripple-crack-more = From the hand or in play. Wagons have no suit.

card-deathwood = Deathwood
card-deathwood-text = Price of the wagon here: a blue card.
card-deathwood-more = From the hand or in play; weapons, orange cards and wagons count as blue.

card-dodgeville = Dodgeville
card-dodgeville-text = Price of the wagon here: a Missed! card.
card-dodgeville-more = A card you may use as Missed! will do. A Barrel or another card with that effect will not.

card-fort-woth = Fort Woth
card-fort-woth-text = Price of the wagon here: a card of rank 10, J, Q, K or A.
card-fort-woth-more = From the hand or in play.

card-oathman = Oathman
card-oathman-text = Price of the wagon here: a card of diamonds.
card-oathman-more = From the hand or in play. Wagons have no suit.

card-santa-fe = Santa Fe
card-santa-fe-text = Price of the wagon here: a card of hearts.
card-santa-fe-more = From the hand or in play. Wagons have no suit.

card-silverado = Silverado
card-silverado-text = Price of the wagon here: a Beer card.
card-silverado-more = A Saloon will not do.

card-st-francis = St. Francis
card-st-francis-text = Price of the wagon here: a card of clubs.
card-st-francis-more = From the hand or in play. Wagons have no suit.

card-tombrock = Tombrock
card-tombrock-text = Price of the wagon here: 1 life.
card-tombrock-more = Never your last one. No player is responsible for the loss.

card-virginian-city = Virginian City
card-virginian-city-text = Price of the wagon here: any 2 cards.
card-virginian-city-more = From the hand, in play, or one of each.

card-yooma = Yooma
card-yooma-text = Price of the wagon here: a card of rank 2 to 9.
card-yooma-more = From the hand or in play. Wagons have no rank.

card-blank-station = Blank Station
card-blank-station-text = Price of the wagon here: what the table agreed on before the game.
card-blank-station-more = Without an agreement it stays in the box.

card-double = Twice
card-double-text = The locomotive’s effect happens twice.
card-double-more = For everyone alike.

card-ignore = Not at all
card-ignore-text = The locomotive’s effect is ignored.
card-ignore-more = For everyone alike.

card-discard = Discard
card-discard-text = Discard this card.
card-discard-more = The other choice is a BANG! effect.

## Characters

char-benny-brawler = Benny Brawler
char-benny-brawler-text = You may take any number of wagons on your turn and pay for each.
char-benny-brawler-more = Still only one free move. Also at the End of the Line.

char-evan-babbit = Evan Babbit
char-evan-babbit-text = When you are the target of a BANG! card you may discard a card of the same suit: another player at distance 1, not the shooter, becomes the target.
char-evan-babbit-more = Not against Gatling and the like. The range no longer matters, and the new target answers as usual. The shot stays the shooter’s.

char-jimmy-texas = Jimmy Texas
char-jimmy-texas-text = At the end of your turn draw 1 card.
char-jimmy-texas-more = After discarding down to the limit, and also when you lost the turn in jail.

char-manuelita = Manuelita
char-manuelita-text = Each time the train reaches the End of the Line, draw 2 cards.
char-manuelita-more = On any turn, before the locomotive’s effect.

char-sancho = Sancho
char-sancho-text = Once on your turn you may take a wagon under a station without paying.
char-sancho-more = It is your wagon of the turn. You may use your free move before it.

char-sgt-blaze = Sgt. Blaze
char-sgt-blaze-text = When a card you play or an effect you use reaches several players, you may leave 1 of them out.
char-sgt-blaze-more = Yourself too. With a General Store one card fewer is turned up. Also for the locomotive when the train arrives on your turn.

char-shade-o-connor = Shade O’Connor
char-shade-o-connor-text = Each time the train moves outside your turn you may discard a card from your hand and draw 1.
char-shade-o-connor-more = At the End of the Line before the locomotive’s effect. A move over several stations counts once.

char-zippy-roy = Zippy Roy
char-zippy-roy-text = Once on your turn you may move the train 1 station.
char-zippy-roy-more = You still have your free move, and need not take a wagon.

## Questions

ask-fare =
    { $left ->
        [one] { $source }: discard { $left } card for the wagon
       *[other] { $source }: discard { $left } cards for the wagon
    }
ask-fare-detail = From your hand or from in front of you.
wait-fare = { $who } pays for a wagon
ask-last-stop = End of the Line: take a wagon?
ask-last-stop-detail = Then comes the effect of { $source }.
wait-last-stop = { $who } may take a wagon
opt-pass-last-stop = No wagon
ask-board = Take a wagon now
ask-board-detail = You moved the train with { $source } and must take one.
wait-board = { $who } takes a wagon
opt-pass-board = No wagon
ask-place-wagon = { $source }: in front of whom?
ask-place-wagon-detail = It lies there from now on.
wait-place-wagon = { $who } lays a wagon
ask-place-burden = { $source }: in front of whom?
ask-place-burden-detail = It hinders its holder.
wait-place-burden = { $who } lays a wagon
ask-steam = { $source }: how often does { $of } act?
ask-steam-detail = For everyone alike.
wait-steam = { $who } decides what the locomotive does
ask-free-wagon = { $source }: which wagon?
ask-free-wagon-detail = Only those under a station, without paying.
wait-free-wagon = { $who } chooses a wagon
ask-baggage = { $source }: use it as what?
ask-baggage-detail = It is discarded and has no suit.
wait-baggage = { $who } opens the baggage
ask-baggage-at = { $source }: at whom?
ask-baggage-at-detail = The wagon is used as this card.
wait-baggage-at = { $who } chooses a target
ask-lounge = { $source }: which wagon is yours?
ask-lounge-detail = The other one goes to another player.
wait-lounge = { $who } chooses one of 2 wagons
ask-mail = { $source }: which card do you give away?
ask-mail-detail = You keep the others.
wait-mail = { $who } chooses a card to give away
ask-mail-to = { $source }: who gets it?
ask-mail-to-detail = Only the two of you see the card.
wait-mail-to = { $who } gives a card away
ask-cattle = { $source }: which card do you take?
ask-cattle-detail = The others go back in their order.
wait-cattle = { $who } takes a card of the discard pile
ask-circus = { $source }: discard a card in play
ask-circus-detail = You choose which one.
wait-circus = { $who } discards a card in play
ask-map = { $source }: discard one of the top cards?
ask-map-detail = What is left goes back in its order.
wait-map = { $who } looks at a map
opt-pass-map = Keep both
ask-robbed = { $by } robs you: which card next?
ask-robbed-detail = Because of { $source }, one card after another.
wait-robbed = { $who } is robbed
ask-robbed-of = Give up { $card } or face a BANG! effect?
ask-robbed-of-detail = { $by } plays { $source }
wait-robbed-of = { $who } chooses between a card and a shot
ask-switch = { $source }: for which card?
ask-switch-detail = You give { $card }
wait-switch = { $who } exchanges cards in play
ask-leave-out = { $source }: whom do you leave out?
ask-leave-out-detail = It does not reach that player.
wait-leave-out = { $who } may leave a player out
opt-pass-leave-out = No one
ask-shade = { $source }: exchange a card?
ask-shade-detail = Discard a card from your hand and draw 1.
wait-shade = { $who } may exchange a card
opt-pass-shade = Keep your cards
opt-take = Take { $card }

## Why not

why-wagon-taken = One wagon a turn, already taken
why-no-station = { $card } is under no station
why-no-fare = You cannot pay what { $source } asks for
why-free-move-made = The free move has been made
why-no-wagon-then = No wagon could be taken after the move
why-no-wagon-paired = No wagon is under a station
why-no-wagon = There is no other wagon in play
why-extra-turn = { $card } cannot be used in a further turn
why-nothing-to-copy = No effect to copy on the discard pile
why-their-nothing-in-play = { $to } has no cards in play
why-nothing-to-switch = No cards in play can change places
why-private-car = { $card }: { $to } has no cards in hand
why-prisoner-car = No effect on { $to }: { $source }

## What happens

log-train = The train moves on (station { $n })
log-train-end = The train reaches the End of the Line (stop { $n })
log-train-by =
    { $me ->
        [who] You move the train (station { $n })
       *[other] { $who } moves the train (station { $n })
    }
log-train-by-end =
    { $me ->
        [who] You move the train to the End of the Line (stop { $n })
       *[other] { $who } moves the train to the End of the Line (stop { $n })
    }
log-locomotive = { $cards } decides: the train starts with { $card }
log-end-of-line = End of the Line: { $card } acts
log-new-train = A new train starts with { $card }
log-board =
    { $me ->
        [who] You take { $card } at { $of }
       *[other] { $who } takes { $card } at { $of }
    }
log-board-free =
    { $me ->
        [who] You take { $card } without paying
       *[other] { $who } takes { $card } without paying
    }
log-attach = { $card } is attached to the train
log-lounge =
    { $me ->
        [who] You turn up { $cards }
       *[other] { $who } turns up { $cards }
    }
log-unpack =
    { $me ->
        [who] You use { $card } as { $as }
       *[other] { $who } uses { $card } as { $as }
    }
log-unpack-on =
    { $me ->
        [who] You use { $card } as { $as } on { $to }
        [to] { $who } uses { $card } as { $as } on you
       *[other] { $who } uses { $card } as { $as } on { $to }
    }
log-copy = { $source } does what { $as } does
log-switch =
    { $me ->
        [who] You exchange { $card } for { $of } of { $to }
        [to] { $who } exchanges { $card } for your { $of }
       *[other] { $who } exchanges { $card } for { $of } of { $to }
    }
log-divert =
    { $me ->
        [who] You divert the shot to { $to }
        [to] { $who } diverts the shot to you
       *[other] { $who } diverts the shot to { $to }
    }
log-exempt =
    { $me ->
        [who] You leave { $to } out ({ $source })
        [to] { $who } leaves you out ({ $source })
       *[other] { $who } leaves { $to } out ({ $source })
    }

## Places

zone-train = Train
zone-wagon-deck = Wagon deck
zone-stations = Stations
zone-station-deck = Station deck
zone-locomotive = Locomotive
zone-blank-station = Blank station
zone-siding = Siding
ui-ghost-car = Ghost Car
ui-chip-ghost-car = Ghost’s turn
ui-seat-ghost-car = in the Ghost Car, without lives
ui-until-ghost-car = while Ghost Car lies there
ui-ghost-car-plays = Without lives while Ghost Car lies there.
ui-ghost-car-you = You stay in the game while Ghost Car lies in front of you: no lives to lose or gain.
