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
card-beer-more = Never above your maximum and never for others. Against a lethal loss you may play several, as long as you end up with at least 1 life.

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
card-general-store-more = Everyone sees who takes what. Nobody may refuse, and nothing can be played until all cards are taken.

card-saloon = Saloon
card-saloon-text = Everyone in the game regains 1 life, you too.
card-saloon-more = It is not a Beer: it saves nobody from a lethal loss, but it also works with 2 players left. Never above the maximum.

card-gatling = Gatling
card-gatling-text = A BANG! effect on everyone else, at any distance.
card-gatling-more = It is not a BANG! card: it does not count against the limit, and 1 Missed! effect is enough even against Slab the Killer. Everyone answers in turn, clockwise.

card-duel = Duel
card-duel-text = Challenge anyone else, at any distance. Starting with them, you take turns discarding a BANG! card. Whoever stops first loses 1 life.
card-duel-more = Missed! and Barrel do not help. The discarded BANG! cards do not count as played. If you lose a Duel you started, nobody is responsible for it.

card-indians = Indians!
card-indians-text = Everyone else may discard a BANG! card. Whoever does not loses 1 life.
card-indians-more = Missed! and Barrel do not help. A discarded BANG! card does not count as played.

card-barrel = Barrel
card-barrel-text = When a BANG! effect is aimed at you, you may check the top card of the deck: a heart gives you 1 Missed! effect.
card-barrel-more = Once against each BANG! effect. Not against Duel, Indians! or Dynamite. After a failed check other answers are still open.

card-mustang = Mustang
card-mustang-text = Others see you at distance +1.
card-mustang-more = It changes only how others see you; you see them as before. It adds to the ability of Paul Regret.

card-scope = Scope
card-scope-text = You see others at distance −1.
card-scope-more = Never nearer than 1. It changes only how you see others and also helps Panic!

card-jail = Jail
card-jail-text = Lay it in front of anyone but the sheriff. At the start of their turn they check: without a heart they lose the turn. Jail is discarded either way.
card-jail-more = Distance does not matter. In jail you can still be a target and may answer as usual. Dynamite is checked before Jail.

card-dynamite = Dynamite
card-dynamite-text = Lay it in front of you. At the start of your turn check: on 2–9 of spades you lose 3 lives and discard it. Otherwise it goes to your left neighbour, who does the same.
card-dynamite-more = It does nothing in the turn it is played. Nobody is responsible for the loss. Dynamite is checked before Jail.

card-volcanic = Volcanic
card-volcanic-text = Weapon, range 1. You may play any number of BANG! cards a turn.
card-volcanic-more = You may lay it after your first BANG! and go on shooting. If you lose it after 2 or more, no further BANG! may be played this turn.

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
card-colt-45-more = It is not a card: nobody can take it or make you discard it.

## Characters

char-bart-cassidy = Bart Cassidy
char-bart-cassidy-text = Each time you lose life, draw 1 card for each life lost.
char-bart-cassidy-more = At once and whatever the cause, Dynamite too. Not for a lethal loss, even if you survive it.

char-black-jack = Black Jack
char-black-jack-text = In phase 1 show the second card you draw: on a heart or a diamond draw 1 more.
char-black-jack-more = The extra card is not shown. Only the second card counts.

char-calamity-janet = Calamity Janet
char-calamity-janet-text = You may use BANG! cards as Missed! and Missed! cards as BANG!
char-calamity-janet-more = Also for Duel and Indians! A Missed! you play as BANG! is your BANG! of the turn.

char-el-gringo = El Gringo
char-el-gringo-text = Each time you lose life because of somebody else, take a random card from their hand for each life lost.
char-el-gringo-more = Not for Dynamite, for a Duel you started, or for a lethal loss, even if you survive it. From an empty hand you get nothing.

char-jesse-jones = Jesse Jones
char-jesse-jones-text = In phase 1 you may take your first card at random from somebody’s hand instead of the deck.
char-jesse-jones-more = Distance does not matter. Your second card always comes from the deck.

char-jourdonnais = Jourdonnais
char-jourdonnais-text = When a BANG! effect is aimed at you, you may check as with a Barrel: a heart gives you 1 Missed! effect.
char-jourdonnais-more = Nobody can take this from you. A real Barrel gives you a second check.

char-kit-carlson = Kit Carlson
char-kit-carlson-text = In phase 1 you may look at the top 3 cards of the deck: draw 2 of them and put the third back on top.
char-kit-carlson-more = Only you see them. If fewer are left, you look at those.

char-lucky-duke = Lucky Duke
char-lucky-duke-text = Whenever you check, turn up 2 cards and choose the one that counts.
char-lucky-duke-more = For Barrel, Jail, Dynamite and every other check you make. Both cards are discarded.

char-paul-regret = Paul Regret
char-paul-regret-text = Others see you at distance +1.
char-paul-regret-more = Nobody can take this from you. With a Mustang it is +2.

char-pedro-ramirez = Pedro Ramirez
char-pedro-ramirez-text = In phase 1 you may take your first card from the top of the discard pile instead of the deck.
char-pedro-ramirez-more = Everyone knows that card. Your second card always comes from the deck.

char-rose-doolan = Rose Doolan
char-rose-doolan-text = You see others at distance −1.
char-rose-doolan-more = Never nearer than 1. With a Scope it is −2.

char-sid-ketchum = Sid Ketchum
char-sid-ketchum-text = At any time you may discard 2 cards from your hand to regain 1 life.
char-sid-ketchum-more = As often as you like, also to survive a lethal loss, but not at full life. It is no Beer, so it also works with 2 players left.

char-slab-the-killer = Slab the Killer
char-slab-the-killer-text = It takes 2 Missed! effects to cancel a BANG! card of yours.
char-slab-the-killer-more = A successful Barrel check is one of them. Against your Gatling 1 is enough.

char-suzy-lafayette = Suzy Lafayette
char-suzy-lafayette-text = Whenever you have no cards in hand, you may draw 1.
char-suzy-lafayette-more = Not during a Duel, only after it, and not in the middle of a card you play yourself.

char-vulture-sam = Vulture Sam
char-vulture-sam-text = When somebody is out of the game, you take all their cards, from hand and table, into your hand.
char-vulture-sam-more = No matter who is responsible. A sheriff who eliminates a deputy takes the cards first, then discards everything.

char-willy-the-kid = Willy the Kid
char-willy-the-kid-text = You may play any number of BANG! cards in your turn.
char-willy-the-kid-more = Each target must still be in your range.

## Bonus characters

char-johnny-kisch = Johnny Kisch
char-johnny-kisch-text = Whenever you play a card that stays in play, all other cards of that name in play are discarded.
char-johnny-kisch-more = Wherever they lie, Jail included. A Dynamite that moves on is not played. You still cannot lay a card you already have in play.

char-uncle-will = Uncle Will
char-uncle-will-text = Once in your turn you may play any card from your hand as General Store.
char-uncle-will-more = Real General Store cards are not limited. A BANG! played this way does not count against the limit, and a blue card is discarded.

char-claus-the-saint = Claus the Saint
char-claus-the-saint-text = In phase 1 draw 1 card more than there are players in the game. Keep 2 and give 1 to each of the others.
char-claus-the-saint-more = You decide who gets which card. Only you and whoever receives it know it.

char-emiliano = Emiliano
char-emiliano-text = When a Missed! card cancels your BANG! card, you take that Missed! card. When you cancel a BANG! card with a Missed! card, you take that BANG! card.
char-emiliano-more = Card against card only: a Barrel or a Gatling gives you nothing. The BANG! you played still counts as your one of the turn.

char-annie-versary = Annie Versary
char-annie-versary-text = You may use any card from your hand as a BANG! card.
char-annie-versary-more = Also for Duel and Indians! Played, it is your BANG! of the turn. Cards in play cannot be used this way.

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
option-expert-characters = Choose one of two characters
option-expert-characters-text = Everyone is dealt 2 characters and secretly keeps 1. All are shown together.
option-no-book-cards = Without the book cards
option-no-book-cards-text = For first games: Duel, Jail, General Store, Indians! and Dynamite stay in the box, 11 cards in all.
option-keep-characters = Survivors keep their character
option-keep-characters-text = Whoever is still in the game at its end keeps the character for the next one, with full life and new cards.
option-rotate-sheriff = The sheriff moves on
option-rotate-sheriff-text = The next sheriff sits to the left of the last one. The other roles are dealt at random.
