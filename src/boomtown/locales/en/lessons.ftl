# Lessons: what their pages say, and the lines of each lesson (at most 140 characters).
learn-first-game = A whole game with three bots. You learn each thing when it happens.
learn-new = New
learn-begun = Begun
learn-passed = Done
learn-step = { $at } of { $n }
learn-go-on = Play on.
learn-again = Try again
learn-restart = Start this lesson over
learn-done = Well done! That is all for this lesson.
learn-game-over = The game is over. Now you know how to play!
learn-next = Next: { $title }
learn-offer = First time? A lesson takes two minutes.
learn-offer-no = Do not offer it again
learn-all = All lessons
lesson-not-that = That is not what this step is about.

lesson-first-game = Your first game
lesson-first-game-role = You are the sheriff. All three others are against you: two outlaws and a renegade. Get them out of the game: play a BANG!
lesson-first-game-bang = BANG! takes 1 life from a player within your range, if they do not dodge. Pick the card, then a player.
lesson-first-game-weapon = Each player shows a number: the distance from you. Without a weapon you reach 1, with Schofield 2. Lay it down.
lesson-first-game-turn = Play any number of cards, but only one BANG! a turn. Then end your turn.
lesson-first-game-shot = A shot at you! A Missed! cancels it. Otherwise you lose 1 life.
lesson-first-game-blue = Cards in front of a player stay in play and work all the time. Open one to read what it does.
lesson-first-game-check = Draw! means: turn up the top card of the deck. Its suit decides if it goes well.
lesson-first-game-indians = Indians! attack all other players. Only a BANG! stops them.
lesson-first-game-duel = In a Duel you both discard a BANG! in turn. The first player without one loses 1 life.
lesson-first-game-discard = At the end of your turn you may keep as many cards as you have lives. Discard the rest.
lesson-first-game-rescue = Your last life! A Beer saves you now, while at least three players are in the game.
lesson-first-game-out = A player is out and shows their role. For an outlaw, the killer draws 3 cards.

lesson-shoot-and-dodge = Shoot and dodge
lesson-shoot-and-dodge-shoot = You are an outlaw: the sheriff must go. Black Jack is the sheriff. Play BANG! on Black Jack.
lesson-shoot-and-dodge-turn-wasted = Your turn is over, and you have not shot. Shoot first.
lesson-shoot-and-dodge-not-beer = A Beer gives you a life, but it does not hurt the sheriff. Shoot first.
lesson-shoot-and-dodge-hit = A hit: 1 life less. Usually you play one BANG! a turn. You are done, so end your turn.
lesson-shoot-and-dodge-dodge = Now the sheriff shoots you. A Missed! cancels the shot. Play it.
lesson-shoot-and-dodge-took-it = Without a Missed! you lose a life. You hold one, so use it.

lesson-distance = Distance and weapons
lesson-distance-look = You are the sheriff. Black Jack is a known outlaw at distance 2, out of your range. Lay down Winchester.
lesson-distance-too-far = Black Jack is still too far away. A weapon changes that: lay down Winchester first.
lesson-distance-neighbour = Without a weapon you reach only your neighbours. Nothing says that Suzy Lafayette is against you.
lesson-distance-aim = Winchester reaches 5. Each seat has a number: its distance. Now Black Jack is in range. Play BANG! there.
lesson-distance-scope = A Mustang puts its owner 1 further away, a Scope brings all others 1 closer to you. Lay down Scope.

lesson-blue-cards = Blue cards and draw!
lesson-blue-cards-barrel = Blue cards stay in front of a player and keep working. A Barrel may stop shots. Lay it down.
lesson-blue-cards-unprotected = Black Jack plays next and would shoot. Lay down the Barrel first.
lesson-blue-cards-jail = You lay a Jail in front of another player, never the sheriff. Choose a deputy.
lesson-blue-cards-jail-self = In jail you could lose your own turn. Send a deputy there.
lesson-blue-cards-wait = In jail a player draws! at the start of the turn: out with hearts, else the turn is lost. End your turn.
lesson-blue-cards-draw = A shot! Draw! for the Barrel: turn up the top card. Hearts count as a Missed!
lesson-blue-cards-no-draw = You lose a life without trying. The Barrel costs nothing: use it.

lesson-beer = Beer and the last life
lesson-beer-heal = You have 1 life left. A Beer gives you 1 life, never more than you began with. Play one.
lesson-beer-hurt = You can drink in your own turn. Do it before the others play.
lesson-beer-keep = Keep the second Beer: it is the only card that saves you at your last life. End your turn.
lesson-beer-keep-one = Then no Beer is left when the last life goes. Keep this one in your hand.
lesson-beer-rescue = Two hits, and no life is left. Now the Beer saves you, outside your turn too. Play it.
lesson-beer-let-go = Then you are out of the game. Play the Beer instead.

lesson-roles = Roles: whom to trust
lesson-roles-who = You are a deputy: you win with the sheriff. Vulture Sam has just shot the sheriff. Shoot Vulture Sam.
lesson-roles-innocent = Rose Doolan has done nothing yet. Trust what players do: Vulture Sam shot the sheriff.
lesson-roles-again = An outlaw shoots at the sheriff, a deputy protects. As Willy the Kid you may shoot again: finish it.
lesson-roles-renegade = Rose Doolan is the renegade, who wins only as the last one left. End your turn or shoot.

lesson-death = Death and reward
lesson-death-reward = You are the sheriff. The player who takes the last life of an outlaw draws 3 cards. Shoot the outlaw, Black Jack.
lesson-death-deputy = Rose Doolan is your deputy: a sheriff who eliminates a deputy discards all cards. Shoot the outlaw.
lesson-death-drawn = The dead player shows the role and discards everything. You drew 3 cards: use them. Lay down Scope.
lesson-death-scope-first = Blue cards work only in front of you. Lay down Scope first.
lesson-death-end = You keep as many cards as you have lives, the rest goes at the end of the turn. End it.

lesson-duel = Duel, Gatling, Indians!
lesson-duel-gatling = Gatling shoots all other players at any distance, and it is not a BANG! card. Play it.
lesson-duel-unused = These cards are strong, and they need no range. Play them first.
lesson-duel-indians = Indians! attack all others: only a BANG! from the hand stops them, no Missed! and no Barrel. Play it.
lesson-duel-duel = A Duel reaches any player. You both discard BANG! cards in turn. Challenge the sheriff, Black Jack.
lesson-duel-not-her = You want the sheriff out. Challenge Black Jack.
lesson-duel-answer = The sheriff has answered with a BANG! Now it is up to you: the first without one loses. Discard yours.
lesson-duel-gave-up = Without a BANG! you lose the Duel and a life. Discard your BANG!

lesson-hold-fire = When not to shoot
lesson-hold-fire-choose = You are a deputy, and the sheriff has 1 life. Black Jack is an outlaw. Choose the right card.
lesson-hold-fire-sheriff-hit = That hits the sheriff too, and the outlaws win. Use a BANG! on Black Jack.
lesson-hold-fire-hold = Another outlaw is left, but Gatling would kill the sheriff. Sometimes the best card is none: end your turn.

lesson-dodge-city = Dodge City: what is new
lesson-dodge-city-green = Cards with a green edge are laid in front of you, and are used in a later turn. Lay down the Knife.
lesson-dodge-city-lay-first = A green card works only after a turn in front of you. Lay down the Knife first.
lesson-dodge-city-wait = The Knife is not ready in the turn it was laid. Some cards, like Springfield, cost a second card. End your turn.
lesson-dodge-city-use = Your next turn: the Knife is ready. It shoots without being a BANG! card. Use it on Black Jack.

lesson-high-noon = High Noon: what is new
lesson-high-noon-first = An event holds for all players. The Shootout allows a second BANG! a turn. Shoot Black Jack.
lesson-high-noon-second = And now the second BANG! of this turn. Shoot Black Jack again.
lesson-high-noon-one-more = The Shootout lets you shoot once more. Use it.
lesson-high-noon-next = When the turn of the sheriff begins, the next event comes. It lies open, so you can plan. End your turn.

lesson-gold-rush = Gold Rush: what is new
lesson-gold-rush-nugget = For each life that you shoot away you get a gold nugget. Shoot Black Jack.
lesson-gold-rush-no-gold = A hit brings gold, and you have only 1 nugget. Shoot first.
lesson-gold-rush-buy = Gold buys equipment from the open offer. Horseshoe costs 2: you turn up one more card when you draw! Buy it.
lesson-gold-rush-keep = Black-edged equipment stays in front of you, others can pay to discard it. End your turn.

lesson-valley-of-shadows = The Valley of Shadows: what is new
lesson-valley-of-shadows-aim = You play Aim together with a BANG! that then takes 2 lives. Play Aim.
lesson-valley-of-shadows-aim-first = That shot takes only 1 life. Play Aim first.
lesson-valley-of-shadows-shoot = Now the BANG! that you have aimed. Shoot Black Jack.
lesson-valley-of-shadows-end = One shot, 2 lives. The hit player needs only one Missed! against it. End your turn.

lesson-throw = Roll the dice
lesson-throw-again = You roll five dice, up to three times. Dynamite stays. Roll the arrow and the Gatling again.
lesson-throw-too-early = You may roll again, and an arrow only hurts you. Roll the arrow and the Gatling again.
lesson-throw-keep = Two bull’s eyes and two beers. A third roll could lose them: stop here and keep all dice.
lesson-throw-shoot = Each bull’s eye 1 hits a player at distance 1: 1 life less, no way to dodge. Hit Rose Doolan twice.
lesson-throw-drink = A beer gives any player 1 life. Drink both yourself.

lesson-arrows = Arrows and Indians
lesson-arrows-roll = 1 arrow is left. With the last one the Indians come: each arrow costs 1 life. The sheriff has 4. Roll both beers again.
lesson-arrows-too-early = The Indians would hurt the sheriff more than you: 4 arrows against yours. Roll both beers again.
lesson-arrows-gatling = That was the attack, and all arrows are back in the pile. Three Gatlings hit all other players: keep all dice.
lesson-arrows-aim = The bull’s eye comes first, then the Gatling. You are an outlaw: hit the sheriff, Jesse Jones.
lesson-arrows-not-him = You win when the sheriff is out. Hit Jesse Jones.

lesson-whom-to-hit = Whom to hit, whom to help
lesson-whom-to-hit-stop = Two dynamites: with a third you lose 1 life and may not roll again. Your dice are good: keep them all.
lesson-whom-to-hit-third = The third dynamite: 1 life less, and a beer is gone. Keep the dice that you have.
lesson-whom-to-hit-hit = Bull’s eye 2 hits at exactly two places, left or right. You are a deputy, so spare the sheriff: hit Vulture Sam.
lesson-whom-to-hit-sheriff = Rose Doolan is the sheriff, and you win together. Hit Vulture Sam.
lesson-whom-to-hit-heal = A beer may go to any player. Without the sheriff you lose, so give both to Rose Doolan.
lesson-whom-to-hit-self = You win even if you are out, but never without the sheriff. Give the beers to Rose Doolan.

lesson-old-saloon = Old Saloon: what is new
lesson-old-saloon-die = Before your roll you may exchange one die: the loudmouth hits twice, the coward drinks twice. Take the loudmouth.
lesson-old-saloon-plain = Those are the plain dice. Take the loudmouth: you want to hit the sheriff.
lesson-old-saloon-coward = The coward heals, but you want to hit the sheriff. Take the loudmouth.
lesson-old-saloon-role = Your special role, the Ugly, works once a game: two players swap their arrows. Use it on yourself and Jesse Jones.
lesson-old-saloon-unused = Then you keep your 3 arrows. Use your role first.
lesson-old-saloon-arrow = You rolled an arrow: take the chief’s. It counts as 2, but if you have the most arrows, an attack costs you nothing.
lesson-old-saloon-regular = A regular arrow only costs you a life in the attack. Take the chief’s arrow.
lesson-old-saloon-keep = The double bull’s eye counts twice. The first player out, here Vulture Sam, plays on as the ghost. Keep all dice.
lesson-old-saloon-hit = Three bull’s eyes: hit the sheriff, Jesse Jones, with all. As Doc Holyday you then regain 2 lives.
lesson-old-saloon-renegade = You win when the sheriff is out. Hit Jesse Jones.

lesson-front-and-rear = In front and behind
lesson-front-and-rear-hit = You are the law. A shot reaches the opponent’s front character only. Play Colt on Cattle Katie.
lesson-front-and-rear-unused = Your turn is over without a shot. Play Colt first.
lesson-front-and-rear-swap = Pat Garret has only 1 life. Once a turn your characters may change places: bring Bill Tightman to the front.
lesson-front-and-rear-too-weak = The next hit takes the last life of Pat Garret. Swap before you end the turn.
lesson-front-and-rear-limit = You may keep as many cards as your front character has lives: now 5, not 1. End your turn.
lesson-front-and-rear-dodge = A hit on Bill Tightman. A dodge card cancels it: play Missed!
lesson-front-and-rear-took-it = That costs a life. You hold a dodge card, so play it.

lesson-equipment = Equipment and reveals
lesson-equipment-lay = Equipment goes to your character behind or to the opponent’s front. Lay Barrel at Bill Tightman.
lesson-equipment-given-away = Now the opponent has it. Lay Barrel at your own Bill Tightman.
lesson-equipment-front = Behind, equipment does nothing yet. Swap: it comes to the front together with Bill Tightman.
lesson-equipment-behind = Pat Garret stands in front without a Barrel. Swap first.
lesson-equipment-wait = Cards and lives stay with their character when you swap. End your turn.
lesson-equipment-reveal = A hit! With Barrel you reveal the top card of your deck: a barrel in its corner dodges the hit. Use it.
lesson-equipment-no-try = You lose a life without trying. Barrel costs nothing: use it.

lesson-last-character = The last character
lesson-last-character-first = You win when the opponent has no character left. Pat Garret has 1 life: play Colt.
lesson-last-character-unused = Pat Garret has the last life left. Play Colt first.
lesson-last-character-reload = The opponent draws 2 cards, and Bill Tightman is alone. From now on some cards may be exchanged: reload Scope.
lesson-last-character-reload-first = Scope does not help here, and a new card may. Reload it first.
lesson-last-character-win = One BANG! card a turn, but other hit cards without limit. Knife is such a card: play it and win.
lesson-last-character-no-limit = Knife is no BANG! card, so you may still play it.

lesson-bonus = Bonus characters: what is new
lesson-bonus-store = You are Uncle Will: once a turn you may play any card as General Store. You need no Beer now: play it that way.
lesson-bonus-unused = Your ability is unused. Play Beer as General Store first.
lesson-bonus-keep-mustang = Mustang can protect you for a long time. Give away Beer.
lesson-bonus-pick = Each player takes one of these cards, you first. The sheriff is next to you: take BANG!
lesson-bonus-shoot = Read the abilities of the others too: Emiliano takes every cancelled BANG! into the hand. Shoot the sheriff, Rose Doolan.
lesson-bonus-emiliano = Your BANG! is in the hand of Emiliano now. Shoot Rose Doolan.

lesson-fistful = A Fistful of Cards: what is new
lesson-fistful-ambush = The event Ambush puts all players at distance 1. The sheriff sits across from you: shoot Black Jack.
lesson-fistful-not-sheriff = Everyone is in range now, so choose well: shoot the sheriff, Black Jack.
lesson-fistful-shoot-first = The next event may put the sheriff out of range again. Shoot first.
lesson-fistful-empty = The next event shoots at you once for each card in your hand when your turn begins. Play both cards.
lesson-fistful-too-many = Each card kept in the hand became a shot at you. Play both cards first.
lesson-fistful-safe = With an empty hand it cannot hit you. End your turn and see what happens to the others.

lesson-wild-west-show = Wild West Show: what is new
lesson-wild-west-show-open = Stagecoach and Wells Fargo also turn up the next show card, which holds for all players. Play Stagecoach.
lesson-wild-west-show-closed = No show card has come up, and you have drawn nothing. Play Stagecoach first.
lesson-wild-west-show-susanna = Miss Susanna: at least 3 cards a turn, or you lose 1 life at its end. Play both: shoot Black Jack, lay down Scope.
lesson-wild-west-show-too-few = Fewer than 3 cards, 1 life less. Shoot Black Jack and lay down Scope first.
lesson-wild-west-show-end = 3 cards, nothing lost. With the last card, Wild West Show, all fight alone to the end. End your turn.

lesson-armed-and-dangerous = Armed & Dangerous: what is new
lesson-armed-and-dangerous-lay = Cards with an orange edge come with 3 loads, and you may use them at once. Lay down Bell Tower.
lesson-armed-and-dangerous-only-neighbour = You want the sheriff. Bell Tower puts Black Jack in range: use it before you shoot.
lesson-armed-and-dangerous-unused = With Bell Tower you could shoot the sheriff. Lay it down first.
lesson-armed-and-dangerous-pay = You pay 1 load, and for your next card all players are at distance 1. Use Bell Tower.
lesson-armed-and-dangerous-shoot = The sheriff is in range for this one card. Shoot Black Jack.
lesson-armed-and-dangerous-used-up = Bell Tower works for one card, and now it is used up. Shoot Black Jack first.
lesson-armed-and-dangerous-load = A blue card from your hand brings 1 load. Lay down Mustang and put the load on Bell Tower.
lesson-armed-and-dangerous-blue-first = Without loads an orange card is discarded. Lay down Mustang and give its load to Bell Tower.

lesson-great-train-robbery = The Great Train Robbery: what is new
lesson-great-train-robbery-take = Once a turn you may take a wagon and pay the price of its station, here a BANG! Take Caboose.
lesson-great-train-robbery-moved-on = You may move the train once, but then each wagon stands under another station. Take Caboose here.
lesson-great-train-robbery-unused = In your next turn the wagon stands elsewhere or is gone. Take Caboose first.
lesson-great-train-robbery-wait = The wagon now counts as a blue card of yours. When a turn of the sheriff begins the train moves on. End your turn.
lesson-great-train-robbery-caboose = A shot! Caboose cancels it at the price of another blue card, here Scope. Use it.
lesson-great-train-robbery-took-it = You lose a life, though the wagon could have stopped the shot. Use Caboose.
