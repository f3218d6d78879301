### Names and texts of cards, characters, roles, sets and options.
### -text: what stands on the card. -more: rulings people ask about.

## Base game

-weapon-note = A weapon of another name replaces it, and the old one is discarded. It changes your range, never a distance, so it does not help Panic!

card-bang = BANG!
card-bang-text = A BANG! effect on anyone in your range. You may play only one BANG! card a turn.
card-bang-more = One Missed! effect cancels it, otherwise the target loses 1 life. A cancelled BANG! still counts as your one of the turn; one discarded for Duel or Indians! does not.

card-missed = Missed!
card-missed-text = Cancels a BANG! effect aimed at you. Play it as an answer, also outside your turn.
card-missed-more = It works against every BANG! effect, Gatling included, but not against Duel, Indians! or Dynamite. Only the target may play it.

card-beer = Beer
card-beer-text = Regain 1 life. Outside your turn you may play it only against a lethal loss. No effect while only 2 players are in the game.
card-beer-more = Never above your maximum and never for others. Against a lethal loss you may play several, as long as you end up with at least 1 life. Under The Reverend it may not be played.

card-panic = Panic!
card-panic-text = Take a card from anyone at distance 1: a random one from the hand, or one in play that you choose.
card-panic-more = Weapons do not help, Mustang and Scope count. You may take any card in play, even Jail or Dynamite; it goes to your hand.

card-cat-balou = Cat Balou
card-cat-balou-text = Make anyone, at any distance, discard a card: a random one from the hand, or one in play that you choose.
card-cat-balou-more = You may choose any card in play: a weapon, Jail, Dynamite. You may also aim it at yourself, for instance at the Dynamite in front of you.

card-stagecoach = Stagecoach
card-stagecoach-text = Draw 2 cards.
card-stagecoach-more = No limit a turn. You may play the drawn cards at once.

card-wells-fargo = Wells Fargo
card-wells-fargo-text = Draw 3 cards.
card-wells-fargo-more = No limit a turn. You may play the drawn cards at once.

card-general-store = General Store
card-general-store-text = Turn up as many cards as there are players in the game. Starting with you, clockwise, each takes one into the hand.
card-general-store-more = Everyone sees who takes what. No player may refuse, and nothing can be played until all cards are taken.

card-saloon = Saloon
card-saloon-text = Everyone in the game regains 1 life, you too.
card-saloon-more = It is not a Beer: it saves no player from a lethal loss, but it also works with 2 players left. Never above the maximum.

card-gatling = Gatling
card-gatling-text = A BANG! effect on everyone else, at any distance.
card-gatling-more = It is not a BANG! card: it does not count against the limit, and 1 Missed! effect is enough even against Slab the Killer. Everyone answers in turn, clockwise.

card-duel = Duel
card-duel-text = Challenge anyone else, at any distance. Starting with them, you take turns discarding a BANG! card. The first to stop loses 1 life.
card-duel-more = Missed! and Barrel do not help. The discarded BANG! cards do not count as played. If you lose a Duel you started, no other player is responsible for it.

card-indians = Indians!
card-indians-text = Everyone else must discard a BANG! card or lose 1 life.
card-indians-more = Missed! and Barrel do not help. A discarded BANG! card does not count as played.

card-barrel = Barrel
card-barrel-text = When a BANG! effect is aimed at you, you may check the top card of the deck: a heart gives you 1 Missed! effect.
card-barrel-more = Once against each BANG! effect. Not against Duel, Indians! or Dynamite. After a failed check other answers are still open. Under Blessing it always helps, under Curse never; under Lasso it has no effect.

card-mustang = Mustang
card-mustang-text = Others see you at distance +1.
card-mustang-more = It changes only how others see you; you see them as before. It adds to Hideout and to the ability of Paul Regret.

card-scope = Scope
card-scope-text = You see others at distance −1.
card-scope-more = Never nearer than 1. It changes only how you see others, adds to Binocular and also helps Panic!

card-jail = Jail
card-jail-text = Lay it in front of anyone but the sheriff. At the start of their turn they check: without a heart they lose the turn. Jail is discarded either way.
card-jail-more = Distance does not matter. In jail you can still be a target and may answer as usual. Dynamite is checked before Jail. The Daltons can remove it. Under Lasso it stays without a check; under Blessing you always get out, under Curse never.

card-dynamite = Dynamite
card-dynamite-text = Lay it in front of you. At the start of your turn check: on 2–9 of spades you lose 3 lives and discard it. Otherwise it goes to your left neighbour, who does the same.
card-dynamite-more = It does nothing in the turn it is played. No player is responsible for the loss. Dynamite is checked before Jail. It skips a player who already has one; if everyone has, it stays. Under Blessing it never goes off, under Lasso it is not checked.

card-volcanic = Volcanic
card-volcanic-text = Weapon, range 1. You may play any number of BANG! cards a turn.
card-volcanic-more = You may lay it after your first BANG! and continue to shoot. If you lose it after 2 or more, no further BANG! may be played this turn. Under Lasso it has no effect.

card-schofield = Schofield
card-schofield-text = Weapon, range 2.
card-schofield-more = { -weapon-note }

card-remington = Remington
card-remington-text = Weapon, range 3.
card-remington-more = { -weapon-note }

card-rev-carabine = Rev. Carabine
card-rev-carabine-text = Weapon, range 4.
card-rev-carabine-more = { -weapon-note }

card-winchester = Winchester
card-winchester-text = Weapon, range 5.
card-winchester-more = { -weapon-note }

card-colt-45 = Colt .45
card-colt-45-text = Range 1. You shoot with it while you have no weapon in play.
card-colt-45-more = It is not a card: it cannot be taken or discarded.

## Characters

char-bart-cassidy = Bart Cassidy
char-bart-cassidy-text = Each time you lose life, draw 1 card for each life lost.
char-bart-cassidy-more = At once and whatever the cause, Dynamite too. Not for a lethal loss, even if you survive it. A life given away under Blood Brothers counts too.

char-black-jack = Black Jack
char-black-jack-text = In phase 1 show the second card you draw: on a heart or a diamond draw 1 more.
char-black-jack-more = The extra card is not shown. Only the second card counts. Under Train Arrival and Ghost Town you draw 3 cards, 4 if the second one is red; under Thirst there is no second one. Under Blessing it is always red, under Curse never.

char-calamity-janet = Calamity Janet
char-calamity-janet-text = You may use BANG! cards as Missed! and Missed! cards as BANG!
char-calamity-janet-more = Also for Duel and Indians! A Missed! you play as BANG! is your BANG! of the turn. Other cards with a BANG! or Missed! effect stay what they are. For Sniper a Missed! serves too; under The Sermon you may use neither as BANG! on your turn.

char-el-gringo = El Gringo
char-el-gringo-text = Each time you lose life because of another player, take a random card from their hand for each life lost.
char-el-gringo-more = Not for Dynamite, for an event, for a Duel you started, or for a lethal loss, even if you survive it. From an empty hand you get nothing.

char-jesse-jones = Jesse Jones
char-jesse-jones-text = In phase 1 you may take your first card at random from another player’s hand instead of the deck.
char-jesse-jones-more = Distance does not matter. Your second card always comes from the deck. Under Train Arrival and Ghost Town 2 more come from the deck; under Thirst the card you take is your only one.

char-jourdonnais = Jourdonnais
char-jourdonnais-text = When a BANG! effect is aimed at you, you may check as with a Barrel: a heart gives you 1 Missed! effect.
char-jourdonnais-more = It cannot be taken from you. A real Barrel gives you a second check. It also works under Lasso and against Belle Star.

char-kit-carlson = Kit Carlson
char-kit-carlson-text = In phase 1 you may look at the top 3 cards of the deck: draw 2 of them and put the third back on top.
char-kit-carlson-more = Only you see them. If fewer are left, you look at those. Under Train Arrival and Ghost Town you draw all 3; under Thirst only 1, and you put the others back in any order.

char-lucky-duke = Lucky Duke
char-lucky-duke-text = Whenever you draw! (turn up a card to test your luck), turn up 2 cards and choose the one that counts.
char-lucky-duke-more = For Barrel, Jail, Dynamite and every other check you make. Both cards are discarded. Vendetta is a check too, Peyote is not.

char-paul-regret = Paul Regret
char-paul-regret-text = Others see you at distance +1.
char-paul-regret-more = It cannot be taken from you. With a Mustang it is +2. It also counts under Ambush and Lasso and against Belle Star.

char-pedro-ramirez = Pedro Ramirez
char-pedro-ramirez-text = In phase 1 you may take your first card from the top of the discard pile instead of the deck.
char-pedro-ramirez-more = Everyone knows that card. Your second card always comes from the deck. Under Train Arrival and Ghost Town 2 more come from the deck; under Thirst the card you take is your only one.

char-rose-doolan = Rose Doolan
char-rose-doolan-text = You see others at distance −1.
char-rose-doolan-more = Never nearer than 1. With a Scope it is −2. It also counts under Ambush and Lasso.

char-sid-ketchum = Sid Ketchum
char-sid-ketchum-text = At any time you may discard 2 cards from your hand to regain 1 life.
char-sid-ketchum-more = As often as you like, also to survive a lethal loss, but not at full life. It is not a Beer, so it also works with 2 players left and under The Reverend.

char-slab-the-killer = Slab the Killer
char-slab-the-killer-text = It takes 2 Missed! effects to cancel a BANG! card of yours.
char-slab-the-killer-more = A successful Barrel check is one of them. Against your Gatling and every other card with a BANG! effect 1 is enough. To save a card under Ricochet it takes 2 as well.

char-suzy-lafayette = Suzy Lafayette
char-suzy-lafayette-text = Whenever you have no cards in hand, you may draw 1.
char-suzy-lafayette-more = Not during a Duel, only after it, and not in the middle of a card you play yourself.

char-vulture-sam = Vulture Sam
char-vulture-sam-text = When a player is out of the game, you take all their cards, from hand and table, into your hand.
char-vulture-sam-more = No matter who is responsible. A sheriff who eliminates a deputy takes the cards first, then discards everything. If Vera Custer has your ability, you take one card each in turn. When a ghost of Ghost Town leaves again, you take the cards in play.

char-willy-the-kid = Willy the Kid
char-willy-the-kid-text = You may play any number of BANG! cards on your turn.
char-willy-the-kid-more = Each target must still be in your range. Under The Sermon you may play none.

## Bonus characters

char-johnny-kisch = Johnny Kisch
char-johnny-kisch-text = Whenever you play a card that stays in play, all other cards of that name in play are discarded.
char-johnny-kisch-more = Wherever they lie, Jail included. A Dynamite that moves on is not played. You still cannot lay a card you already have in play. Green cards count too.

char-uncle-will = Uncle Will
char-uncle-will-text = Once on your turn you may play any card from your hand as General Store.
char-uncle-will-more = Real General Store cards are not limited. A BANG! played this way does not count against the limit, and a blue card is discarded. For Handcuffs the card keeps its own suit.

char-claus-the-saint = Claus the Saint
char-claus-the-saint-text = In phase 1 draw 1 card more than there are players in the game. Keep 2 and give 1 to each of the others.
char-claus-the-saint-more = You decide who gets which card. Only you and the player who receives it know it. Train Arrival and Thirst change only how many you keep.

char-emiliano = Emiliano
char-emiliano-text = When a Missed! card cancels your BANG! card, you take that Missed! card. When you cancel a BANG! card with a Missed! card, you take that BANG! card.
char-emiliano-more = Card against card only: a Barrel, a Dodge or a Gatling gives you nothing. The BANG! you played still counts as your one of the turn.

char-annie-versary = Annie Versary
char-annie-versary-text = You may use any card from your hand as a BANG! card.
char-annie-versary-more = Also for Duel and Indians! Played, it is your BANG! of the turn. Cards in play cannot be used this way. The card keeps its suit, which matters for Handcuffs and Apache Kid; under The Sermon you may not use it this way on your turn.

## Dodge City

-cost = It costs 1 more card from your hand.
-cost-note = The other card can be any and does nothing: a BANG! does not count against the limit. Without another card in hand you cannot play it.
-not-bang-note = It is not a BANG! card: it does not count against the limit, and 1 Missed! effect is enough even against Slab the Killer.
-not-beer-note = It is not a Beer: it saves no player from a lethal loss, but it also works with 2 players left and under The Reverend. Never above the maximum.
-green = Lay it in front of you: you may use it on your turn, from the next one on.
-green-note = Others can take it before you use it; a player who takes it has to lay it down again and wait. Handcuffs and The Judge do not stop its use, Lasso does.
-green-missed = Lay it in front of you: you may use it from the next player’s turn on.
-green-missed-note = It works against every BANG! effect, but not against Duel, Indians! or Dynamite. You may also use it in a later turn of your own. Others can take it before you use it; a player who takes it has to lay it down again.

card-binocular = Binocular
card-binocular-text = You see others at distance −1.
card-binocular-more = It adds to a Scope: with both you see others at −2, but never nearer than 1. It also helps Punch and Panic!

card-hideout = Hideout
card-hideout-text = Others see you at distance +1.
card-hideout-more = It adds to a Mustang: with both it is +2. It changes only how others see you; you see them as before.

card-punch = Punch
card-punch-text = A BANG! effect on anyone at distance 1.
card-punch-more = { -not-bang-note } Weapons do not help; Scope, Binocular, Mustang and Hideout count. You cannot discard it for Duel or Indians!

card-rag-time = Rag Time
card-rag-time-text = Take a card from anyone, at any distance: a random one from the hand, or one in play that you choose. { -cost }
card-rag-time-more = You may take any card in play, even Jail or Dynamite; it goes to your hand. { -cost-note }

card-brawl = Brawl
card-brawl-text = Everyone else discards a card: for each of them you choose a random one from the hand or one in play. { -cost }
card-brawl-more = You choose for one after another, clockwise. A player without cards is passed over; if no one has a card, you cannot play it. { -cost-note }

card-dodge = Dodge
card-dodge-text = Cancels a BANG! effect aimed at you, and you draw 1 card. Play it as an answer, also outside your turn.
card-dodge-more = It is not a Missed! card, though it cancels the same: Calamity Janet cannot shoot with it, and Emiliano does not take it. Against Slab the Killer it is 1 of the 2 effects. You cannot play it just to draw.

card-springfield = Springfield
card-springfield-text = A BANG! effect on anyone, at any distance. { -cost }
card-springfield-more = { -not-bang-note } It is not a weapon: yours stays where it is. { -cost-note }

card-tequila = Tequila
card-tequila-text = Choose anyone in the game, also yourself: they regain 1 life. { -cost }
card-tequila-more = { -not-beer-note } { -cost-note }

card-whisky = Whisky
card-whisky-text = Regain 2 lives. { -cost }
card-whisky-more = { -not-beer-note } { -cost-note }

card-bible = Bible
card-bible-text = Cancels a BANG! effect aimed at you, and you draw 1 card. { -green-missed }
card-bible-more = { -green-missed-note }

card-canteen = Canteen
card-canteen-text = Regain 1 life. { -green }
card-canteen-more = { -not-beer-note } { -green-note }

card-can-can = Can Can
card-can-can-text = Make anyone, at any distance, discard a card: a random one from the hand, or one in play that you choose. { -green }
card-can-can-more = You choose the target only when you use it. { -green-note }

card-conestoga = Conestoga
card-conestoga-text = Take a card from anyone, at any distance: a random one from the hand, or one in play that you choose. { -green }
card-conestoga-more = You choose the target only when you use it; the card goes to your hand. { -green-note }

card-derringer = Derringer
card-derringer-text = A BANG! effect on anyone at distance 1, and you draw 1 card. { -green }
card-derringer-more = { -not-bang-note } You draw at once, before the target answers. { -green-note }

card-knife = Knife
card-knife-text = A BANG! effect on anyone at distance 1. { -green }
card-knife-more = { -not-bang-note } Weapons do not help; Scope, Binocular, Mustang and Hideout count. { -green-note }

card-pepperbox = Pepperbox
card-pepperbox-text = A BANG! effect on anyone in your range. { -green }
card-pepperbox-more = { -not-bang-note } It is not a weapon: the range is that of the weapon you have when you use it. { -green-note }

card-buffalo-rifle = Buffalo Rifle
card-buffalo-rifle-text = A BANG! effect on anyone, at any distance. { -green }
card-buffalo-rifle-more = { -not-bang-note } It is not a weapon: yours stays where it is. { -green-note }

card-howitzer = Howitzer
card-howitzer-text = A BANG! effect on everyone else, at any distance. { -green }
card-howitzer-more = { -not-bang-note } Everyone answers in turn, clockwise. { -green-note }

card-iron-plate = Iron Plate
card-iron-plate-text = Cancels a BANG! effect aimed at you. { -green-missed }
card-iron-plate-more = { -green-missed-note } The deck has 2, but you may have only 1 in play.

card-pony-express = Pony Express
card-pony-express-text = Draw 3 cards. { -green }
card-pony-express-more = You may play the drawn cards at once. { -green-note }

card-sombrero = Sombrero
card-sombrero-text = Cancels a BANG! effect aimed at you. { -green-missed }
card-sombrero-more = { -green-missed-note }

card-ten-gallon-hat = Ten Gallon Hat
card-ten-gallon-hat-text = Cancels a BANG! effect aimed at you. { -green-missed }
card-ten-gallon-hat-more = { -green-missed-note }

## Characters of Dodge City

char-tequila-joe = Tequila Joe
char-tequila-joe-text = Each Beer you play gives you 2 lives instead of 1.
char-tequila-joe-more = Against a lethal loss too: if Dynamite goes off when you have 2 lives, 1 Beer is enough. Only Beer: Saloon, Tequila, Whisky and Canteen give what they always give. Never above your maximum.

char-vera-custer = Vera Custer
char-vera-custer-text = At the start of phase 1 choose another character in the game: until your next turn begins you have that ability too.
char-vera-custer-more = You must choose, after Dynamite and Jail; it works at once, already for this draw, but your lives stay your own. Before your first turn and after a turn lost in jail you have no second ability. You keep it if that character leaves the game, and in an extra turn you do not choose again. Under Hangover you do not choose and the ability rests; under Hard Liquor and Peyote you still choose.

char-belle-star = Belle Star
char-belle-star-text = On your turn, cards in play in front of others have no effect.
char-belle-star-more = Barrel, Mustang, Hideout and the green cards of others do not help against you. Your own cards work, and so do abilities, for instance those of Jourdonnais and Paul Regret. You may still take those cards or have them discarded. Under Ricochet they are no defence either.

char-pat-brennan = Pat Brennan
char-pat-brennan-text = In phase 1 you may, instead of drawing, take 1 card in play in front of anyone into your hand.
char-pat-brennan-more = Any card: a weapon, Jail, Dynamite, a green card, even one of your own. It replaces the whole draw: under Train Arrival and Ghost Town you draw 3 or take 1, under Thirst you draw 1 or take 1. Law of the West does not bind the card you take.

char-molly-stark = Molly Stark
char-molly-stark-text = Whenever you play a card from your hand outside your turn, or discard one of your own will, draw 1 card.
char-molly-stark-more = Beer, Dodge, Missed! and a BANG! against Indians! all count. In a Duel you draw only when it is over, and for its BANG! cards only if you are still in the game. Cards others make you discard and cards in play such as Bible give nothing. In your own turn it does nothing, even in a Duel; for a sheriff Russian Roulette belongs to that turn.

char-greg-digger = Greg Digger
char-greg-digger-text = Whenever someone else is out of the game, you regain 2 lives.
char-greg-digger-more = No matter who is responsible. Never above your maximum. A ghost of Ghost Town that leaves again counts too.

char-jos-delgado = José Delgado
char-jos-delgado-text = Up to twice on your turn you may discard a blue card from your hand to draw 2 cards.
char-jos-delgado-more = In phase 2, between two cards. Jail and Dynamite are blue too; green and brown cards and cards in play do not serve. A card that Law of the West makes you play cannot be spent this way while it can be played.

char-bill-noface = Bill Noface
char-bill-noface-text = In phase 1 draw 1 card, and 1 more for each life you have lost.
char-bill-noface-more = A life lost is one missing from your maximum; the extra life of a sheriff counts. Train Arrival gives 1 card more, Thirst 1 less, so none at all with full life. As a ghost of Ghost Town you draw 5 cards.

char-herb-hunter = Herb Hunter
char-herb-hunter-text = Whenever someone else is out of the game, draw 2 cards.
char-herb-hunter-more = No matter who is responsible. If you eliminate an outlaw yourself, you draw 5 cards in all. A ghost of Ghost Town that leaves again counts too.

char-pixie-pete = Pixie Pete
char-pixie-pete-text = In phase 1 draw 3 cards instead of 2.
char-pixie-pete-more = Under Train Arrival 4, under Thirst 2, under Ghost Town 3. Under Law of the West you show the second of them. Hard Liquor and Peyote replace the whole draw.

char-sean-mallory = Sean Mallory
char-sean-mallory-text = In phase 3 you may keep up to 10 cards in hand.
char-sean-mallory-more = However few lives you have. With 11 or more you discard down to 10. Under Hangover your lives count as for everyone.

char-apache-kid = Apache Kid
char-apache-kid-text = Diamond cards of others have no effect on you.
char-apache-kid-more = They cannot be aimed at you or your cards, and an effect on everyone passes you over: every Indians! is a diamond. In a Duel the diamonds of your rival count, and a diamond Missed! cancels your own shot. Of the 2 cards for Sniper or the ability of Doc Holyday at least 1 must not be a diamond. Under Blessing and Curse there are no diamonds.

char-chuck-wengam = Chuck Wengam
char-chuck-wengam-text = On your turn you may lose 1 life to draw 2 cards, as often as you like, but never your last life.
char-chuck-wengam-more = In phase 2, between two cards. No player is responsible for the loss. A ghost of Ghost Town has no lives to give.

char-elena-fuente = Elena Fuente
char-elena-fuente-text = You may use any card from your hand as Missed!
char-elena-fuente-more = The card does nothing else: a Dodge used this way draws nothing, played as itself it does. Against Slab the Killer you need 2 cards. Cards in play cannot be used this way. It also helps against Russian Roulette and A Fistful of Cards.

char-doc-holyday = Doc Holyday
char-doc-holyday-text = Once on your turn you may discard 2 cards from your hand for a BANG! effect on anyone in your range.
char-doc-holyday-more = It does not count against the BANG! limit, and 1 Missed! effect cancels it. Against Apache Kid at least 1 of the 2 cards must not be a diamond. Under The Sermon none of them may be a BANG!

## Roles
## In sentences (lower case) and as a title.

role-sheriff = sheriff
role-sheriff-title = Sheriff
role-sheriff-goal = Eliminate all outlaws and the renegade.
role-deputy = deputy
role-deputy-title = Deputy
role-deputy-goal = Protect the sheriff: you win together or not at all.
role-outlaw = outlaw
role-outlaw-title = Outlaw
role-outlaw-goal = Eliminate the sheriff.
role-renegade = renegade
role-renegade-title = Renegade
role-renegade-goal = Be the last one in the game: the sheriff has to fall after everyone else.
role-sheriff-goal-eight = Eliminate all outlaws and both renegades.
role-renegade-goal-eight = There are 2 renegades, each alone: be the last one in the game, the sheriff has to fall after everyone else.
role-deputy-goal-three = Eliminate the renegade yourself. If anyone falls in another way, be the last one in the game.
role-outlaw-goal-three = Eliminate the deputy yourself. If anyone falls in another way, be the last one in the game.
role-renegade-goal-three = Eliminate the outlaw yourself. If anyone falls in another way, be the last one in the game.
goal-three-last = Be the last one in the game: targets no longer count.
role-hidden = hidden role
role-hidden-title = Hidden role

## Suits and saying a card
## $suit is spades, hearts, diamonds or clubs; $rank is 2 to 10, J, Q, K or A.

suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
suit-spades = spades
rank-suit =
    { $rank ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    } of { $suit ->
        [hearts] hearts
        [diamonds] diamonds
        [clubs] clubs
       *[spades] spades
    }
card-said = { $name } { rank-suit }

## Sets and options

set-base = BANG!
set-base-text = The game itself: 80 cards and 16 characters for 4 to 7 players.
set-bonus = Bonus characters
set-bonus-text = 5 more characters, dealt together with the others.
set-dodge-city = Dodge City
set-dodge-city-text = 40 more cards, some of them green ones that wait for a later turn, 15 characters, and games for 3 and for 8 players.
set-high-noon = High Noon
set-high-noon-text = Each turn of the sheriff, from the second one on, brings an event that changes the rules for everyone: 13 of them, and 2 more if you like.
set-fistful = A Fistful of Cards
set-fistful-text = 15 more events, on their own or shuffled together with High Noon.
option-expert-characters = Choose one of two characters
option-expert-characters-text = Everyone is dealt 2 characters and secretly keeps 1. All are shown together.
option-no-book-cards = Without cards that need the rulebook
option-no-book-cards-text = For first games: Duel, Jail, General Store, Indians! and Dynamite stay in the box.
option-keep-characters = Survivors keep their character
option-keep-characters-text = A player still in the game at its end keeps the character for the next one, with full life and new cards.
option-rotate-sheriff = The sheriff moves on
option-rotate-sheriff-text = The next sheriff sits to the left of the last one. The other roles are dealt at random.
option-three-lives = Three characters with 3 lives
option-three-lives-text = Elena Fuente, Pixie Pete and Sean Mallory have 3 lives, as in older editions, instead of 4.
option-spare-diamonds = Diamonds may be wasted on Apache Kid
option-spare-diamonds-text = A diamond card may be aimed at Apache Kid, without effect, just to be rid of it.
option-bonus-events = Bonus events
option-bonus-events-text = New Identity and Handcuffs are among the events.
option-event-cards = Number of events
option-event-cards-text = With both event decks together: how many cards are in the pile.
option-last-event = The last event
option-last-event-text = With both event decks together: the card that comes last and stays until the game ends.
option-law-costs-life = Law of the West for a life
option-law-costs-life-text = You may end your turn without playing the card shown, at the cost of 1 life. Otherwise it has to be played if it can be.
option-dead-man-hunts = Targets count again after Dead Man
option-dead-man-hunts-text = With 3 players: once Dead Man has brought everyone back into the game, a player who eliminates their target again wins at once.

## Presets of the new table

preset-first-game = First game
preset-first-game-text = 5 players, base game without cards that need the rulebook.
preset-classic = Classic
preset-classic-text = 5 players, base game and bonus characters.
preset-saturday-night = Saturday night: everything
preset-saturday-night-text = 7 players, all sets, bots in the empty seats.

## Short names
# Characters that are not called by the first word of their name; a name of another here is written out.
char-black-jack-nick = Black Jack
char-calamity-janet-nick = Janet
char-el-gringo-nick = El Gringo
char-lucky-duke-nick = Duke
char-vulture-sam-nick = Sam
char-uncle-will-nick = Uncle Will
char-tequila-joe-nick = Joe
char-pixie-pete-nick = Pete
char-apache-kid-nick = Apache Kid
