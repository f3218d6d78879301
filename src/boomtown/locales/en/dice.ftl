### BANG! The Dice Game and Old Saloon: everything that is said only there.
### Names arrive finished, faces as the words of face-...; $me as in game.ftl. Log lines and plans end without a full stop.

## Faces

face-arrow = arrow
face-arrow-text = Take an arrow at once. The last arrow sets off the Indian attack. May be rolled again.
face-dynamite = dynamite
face-dynamite-text = Cannot be rolled again. With 3 or more you roll no further and lose 1 life.
face-bullseye1 = bull’s eye 1
face-bullseye1-text = A player next to you loses 1 life.
face-bullseye2 = bull’s eye 2
face-bullseye2-text = A player two places away loses 1 life.
face-beer = beer
face-beer-text = A player of your choice regains 1 life. It may be you.
face-gatling = Gatling
face-gatling-text = With 3 or more everybody else loses 1 life, and you return all your arrows.
face-broken-arrow = broken arrow
face-broken-arrow-text = A player of your choice returns 1 arrow at once, not the chief’s. It may be you. May be rolled again.
face-bullet = bullet
face-bullet-text = Lose 1 life at once. May be rolled again.
face-double-bullseye1 = double bull’s eye 1
face-double-bullseye1-text = Counts as two of bull’s eye 1, each aimed on its own.
face-double-bullseye2 = double bull’s eye 2
face-double-bullseye2-text = Counts as two of bull’s eye 2, each aimed on its own.
face-double-beer = double beer
face-double-beer-text = Counts as 2 beers, each for a player of your choice.
face-double-gatling = double Gatling
face-double-gatling-text = Counts as 2 Gatlings. They still fire only once a turn.
face-x2 = ×2
face-x2-text = Goes with another token: two dice show its face instead of one.

## Dice

die-base = base die
die-base-text = Every turn has 5 of them.
die-loudmouth = loudmouth
die-loudmouth-text = Shoots twice as loud and likes to hit its owner: double bull’s eyes, a double Gatling, a bullet.
die-coward = coward
die-coward-text = Drinks twice as much and ducks: a double beer, a broken arrow, no Gatling.

## The ghost and the chief's arrow

token-ghost = The ghost
token-ghost-text = The first player out, unless it is the sheriff, stays as the ghost: each turn the ghost rolls 2 base dice and gives one of the results to a player as a token. On that player’s next turn one die starts with that face.
token-ghost-more = Up to three rolls, dynamite is not rolled again. Two equal results make two dice start with that face. Those dice are not rolled the first time, but count as if they were; later they may be rolled again. The ghost has no lives, arrows or abilities, cannot be hit or healed and is not counted among the places, but wins with the old side. A renegade as a ghost joins the outlaws with 5 or 7 players, the deputies with 6 or 8.
token-chief-arrow = The Indian chief’s arrow
token-chief-arrow-text = Counts as 2 arrows, but is taken for 1 result. In an Indian attack it costs 2 lives, unless its owner alone has the most arrows: then nothing is lost there.
token-chief-arrow-more = A player who must take an arrow may take it instead of a regular one while it lies in the pile. On a tie for the most its owner loses as usual. It goes back with the other arrows. A broken arrow cannot return it, Pedro Ramirez and Kit Carlson can.

## Special roles

role-bear = Bear
role-bear-title = Bear
role-bear-text = You have 3 additional lives instead of 2.
role-bear-more = At the start and as your maximum. Nothing is shown for it, and the Judge cannot stop it.
role-good = Good
role-good-title = Good
role-good-text = At the start of your turn: you become the sheriff, and the old sheriff becomes a deputy.
role-good-more = The role cards are swapped, lives stay. Your maximum is that of your character; the old sheriff loses what is above theirs, and cannot be out by that. The additional life of the Bear does not come along.
role-doctor = Doctor
role-doctor-title = Doctor
role-doctor-text = After any roll, also of another player: turn one die to another of its faces.
role-doctor-more = Before the results of that roll count. Dynamite may be turned away, or made. The die may be rolled again as usual.
role-judge = Judge
role-judge-title = Judge
role-judge-text = Right after another player shows a role to use it: it has no effect and is used up.
role-judge-more = Not against the Bear.
role-gambler = Gambler
role-gambler-title = Gambler
role-gambler-text = After the last roll of another player: they roll all their dice once more, and only the new results count.
role-gambler-more = Dynamite is rolled too, and that roll is the last. After three dynamites no life is lost yet. If it was the last possible roll, its arrows do not count; if they stopped of their own will, the arrows they took stay. New arrows and three new dynamites count.
role-bad = Bad
role-bad-title = Bad
role-bad-text = When another player would regain life: they regain nothing.
role-bad-more = Used against a beer, it also spoils every further beer for them this turn. The beers are still spent.
role-ugly = Ugly
role-ugly-title = Ugly
role-ugly-text = At the start of your turn: two players swap all their arrows.
role-ugly-more = You may be one of them. The chief’s arrow goes along.
role-devil-s-right-hand = Devil’s Right Hand
role-devil-s-right-hand-title = Devil’s Right Hand
role-devil-s-right-hand-text = At the end of your turn: you play another turn at once.
role-devil-s-right-hand-more = After everything else of the turn. It is a full turn with all its choices.
role-devil-s-left-hand = Devil’s Left Hand
role-devil-s-left-hand-title = Devil’s Left Hand
role-devil-s-left-hand-text = When a player would be out, you too: they stay in the game with 2 lives and may return all their arrows.
role-devil-s-left-hand-more = Of several at once you choose one. No role is shown, and no player gains by it. If it is their turn, it continues. With the ghost, the next one out becomes the ghost.

# What a plain role has in this game beside its goal.
dice-role-sheriff-more = Plays face up, with 2 additional lives.
dice-role-deputy-more = Wins with the sheriff, also when out of the game.
dice-role-outlaw-more = Wins with the other outlaws, also when out of the game. If the sheriff and the last outlaw go together, the outlaws win.
dice-role-renegade-more = Wins only alone: if the sheriff falls while another player is still in the game, the outlaws win, even if 2 renegades are left.

## Characters of the dice game

dice-bart-cassidy-text = Instead of losing 1 life to a bull’s eye or the Gatling you may take an arrow.
dice-bart-cassidy-more = Life by life, and never the last arrow. Not for Indians, dynamite or a bullet.
dice-black-jack-text = You may roll dynamite again, as long as fewer than 3 show.
dice-black-jack-more = Dynamite rolled again no longer counts. Once 3 lie there, the rolling is over for you too.
dice-calamity-janet-text = You may use bull’s eye 1 as bull’s eye 2, and bull’s eye 2 as bull’s eye 1.
dice-calamity-janet-more = Each of them on its own, both halves of a double too.
dice-el-gringo-text = A player who makes you lose life takes 1 arrow.
dice-el-gringo-more = One arrow, however many lives it costs; bull’s eyes that hit together are one loss. Not for Indians or dynamite, and not if you are out. That arrow too may bring the attack.
dice-jesse-jones-text = With 4 lives or less, each beer you use on yourself gives you 2 lives.
dice-jesse-jones-more = What counts is your life before the first beer: with 4 lives, 2 beers give 4. Beers of others give 1. Never above your maximum.
dice-jourdonnais-text = An Indian attack costs you 1 life at most.
dice-jourdonnais-more = However many arrows you have, the chief’s too.
dice-kit-carlson-text = For each Gatling you may send 1 arrow of anyone back to the pile.
dice-kit-carlson-more = Your own too, and with fewer than 3 Gatlings as well. With 3 your own arrows go back and everyone else is hit first; then you may still return 3. A double Gatling returns 2.
dice-lucky-duke-text = You have 4 rolls instead of 3.
dice-lucky-duke-more = Three dynamites still end your rolling.
dice-paul-regret-text = The Gatling never costs you a life.
dice-paul-regret-more = Bull’s eyes, Indians and dynamite do.
dice-pedro-ramirez-text = For each life you lose you may return 1 of your arrows.
dice-pedro-ramirez-more = The chief’s arrow too. Not if you are out. In an Indian attack it changes nothing: all arrows go back anyway.
dice-rose-doolan-text = Your bull’s eye 1 also reaches two places, your bull’s eye 2 also three.
dice-rose-doolan-more = Places are counted the shorter way: with 4 or 5 in the game no one sits three places away. With 2 or 3, bull’s eye 2 counts as bull’s eye 1.
dice-sid-ketchum-text = At the start of your turn a player of your choice regains 1 life. It may be you.
dice-sid-ketchum-more = You must choose; at full life it has no effect. A saloon die is chosen before.
dice-slab-the-killer-text = Once a turn you may spend a beer: one of your bull’s eyes then costs its target 2 lives.
dice-slab-the-killer-more = The spent beer heals no one. Of a double bull’s eye one half grows stronger.
dice-suzy-lafayette-text = If your final dice show no bull’s eye, you regain 2 lives at the end of your turn.
dice-suzy-lafayette-more = Neither 1 nor 2, and no double one. Whom they hit does not matter.
dice-vulture-sam-text = Whenever another player is out, you regain 2 lives.
dice-vulture-sam-more = For each of them, no matter who is responsible. Not if you are out at the same moment. A player who stays as the ghost counts.
dice-willy-the-kid-text = For you 2 Gatlings are enough to fire.
dice-willy-the-kid-more = Still only once a turn. One double Gatling is enough.
dice-jos-delgado-text = You may roll the loudmouth on top of your 5 base dice.
dice-jos-delgado-more = That makes 6 dice. The coward takes the place of a base die as for everyone. Never both.
dice-tequila-joe-text = You may roll the coward on top of your 5 base dice.
dice-tequila-joe-more = That makes 6 dice. The loudmouth takes the place of a base die as for everyone. Never both.
dice-apache-kid-text = When you roll an arrow, you may take the chief’s arrow from another player.
dice-apache-kid-more = Once each roll, after its other arrows and on top of them. From the pile it is taken as by everyone.
dice-bill-noface-text = Your arrows count only after your last roll.
dice-bill-noface-more = An arrow you roll again costs nothing. You may stop as early as you like. Broken arrows and bullets count after each roll as usual.
dice-elena-fuente-text = Whenever you roll arrows, you may give one of them to another player.
dice-elena-fuente-more = One each roll, as it is taken. If it is the last one, it counts there in the attack.
dice-vera-custer-text = Bull’s eyes that hit you together cost you 1 life less.
dice-vera-custer-more = A single one costs nothing; two, a double one or one that Slab the Killer made stronger cost 1. Not for Gatling, Indians, bullet or dynamite.
dice-doc-holyday-text = If you use 3 or more bull’s eyes on your turn, you regain 2 lives.
dice-doc-holyday-more = After the hits, once a turn. A double one counts as 2. Never above your maximum.
dice-molly-stark-text = Whenever another player loses life, you may lose it instead.
dice-molly-stark-more = All that is lost at that moment, whatever the cause; what is more than you have stays with them. Abilities that make their loss smaller come first, others do not answer it. You may be out by it. If you lose at the same moment, your own loss comes first.

## Sets, options, ready-made games

set-dice = BANG! The Dice Game
set-dice-text = The game itself: 5 dice, 9 arrows and 16 characters for 3 to 8 players.
set-saloon-dice = The Loudmouth and the Coward
set-saloon-dice-text = 2 saloon dice: each turn one of them may take the place of a base die.
set-chiefs-arrow = The Indian Chief’s Arrow
set-chiefs-arrow-text = A tenth arrow that counts as 2, and shields the player with the most arrows.
set-special-roles = Special Roles
set-special-roles-text = 9 roles with an ability that works once in the game.
set-saloon-characters = New Characters
set-saloon-characters-text = 8 more characters; 3 of them only with the saloon dice or the chief’s arrow.
set-ghost = The Ghost
set-ghost-text = The first player out becomes a ghost and meddles with the dice of the living. For 5 players or more.

option-deal-roles = Dealing special roles
option-deal-roles-text = By default every role is a special one. When they are mixed with the ordinary ones, no player knows how many special ones are in the game.
option-deal-roles-special = Special ones only
option-deal-roles-mixed = Mixed with the ordinary ones

preset-dice-first = First rolls
preset-dice-first-text = 5 players, just the Dice Game.
preset-dice-saloon = Doors of the Old Saloon
preset-dice-saloon-text = 6 players, with the saloon dice, the chief’s arrow and the new characters.
preset-dice-night = Long night: everything
preset-dice-night-text = 7 players, all of Old Saloon, bots in the empty seats.

## Asks: addressed to whoever is asked. wait-: the same for everyone else.

ask-saloon = Choose your dice for this turn
ask-saloon-detail = You may take one saloon die, and keep it all turn.
wait-saloon = { $who } chooses dice

ask-throw = Your turn
ask-throw-detail = Roll the dice. Then choose which of them you roll again.
wait-throw = It is { $who }’s turn

ask-cure = Choose who regains 1 life
ask-cure-detail = It may be you. At full life it has no effect.
wait-cure = { $who } chooses who regains 1 life

ask-roll = Choose the dice you roll again
ask-roll-detail =
    { $dynamite ->
        [0] Rolls left: { $left }.
       *[other] Rolls left: { $left }. Dynamite: { $dynamite } of 3.
    }
wait-roll = { $who } rolls the dice

ask-arrow = Choose the arrow you take
ask-arrow-detail = The chief’s arrow counts as 2. Regular ones in the pile: { $pile }. Still to take: { $left }.
wait-arrow = { $who } takes an arrow

ask-elena = Give this arrow away?
ask-elena-detail = One arrow each roll may go to another player.
wait-elena = { $who } decides where the arrow goes

ask-apache = Take the chief’s arrow from { $to }?
ask-apache-detail = It comes on top of the arrows you rolled, and counts as 2.
wait-apache = { $who } decides about the chief’s arrow

ask-broken = Choose whose arrow goes back
ask-broken-detail = The broken arrow returns 1 arrow to the pile, not the chief’s.
wait-broken = { $who } chooses whose arrow goes back

ask-aim = Choose who you hit: { $face }
ask-aim-detail =
    { $left ->
        [1] All bull’s eyes hit at the same time.
       *[other] Still to aim, this one included: { $left }. They all hit at the same time.
    }
wait-aim = { $who } takes aim

ask-beer = Choose who gets a beer
ask-beer-detail =
    { $left ->
        [1] Restores 1 life. No effect at full life.
       *[other] Each restores 1 life. No effect at full life. Beers left, this one included: { $left }.
    }
wait-beer = { $who } orders a beer

ask-spare = Take an arrow instead of losing 1 life?
ask-spare-detail = Lives you would still lose: { $left }.
wait-spare = { $who } chooses between an arrow and a life

ask-molly = Step in for { $to }?
ask-molly-detail =
    { $own ->
        [0] Lives to lose: { $n }. You would be out of the game.
       *[other] Lives to lose: { $n }. You would have { $own } left.
    }
wait-molly = { $who } decides whether to step in

ask-pedro = You lost a life. Return an arrow?
ask-pedro-detail = One arrow for each life lost. Arrows you may still return: { $left }.
wait-pedro = { $who } decides about the arrows

ask-kit = Choose whose arrow goes back
ask-kit-detail = One arrow for each Gatling, your own too. Arrows you may still return: { $left }.
wait-kit = { $who } decides about the arrows

ask-doctor = Choose the die you turn, and its new face
ask-doctor-detail = It counts as if it had been rolled that way.
wait-doctor = { $who } turns a die

ask-ugly =
    { $n ->
        [1] Choose who swaps arrows: first of two
       *[other] Choose who swaps arrows: second of two
    }
ask-ugly-detail = All their arrows change places, the chief’s too. You may be one of them.
wait-ugly = { $who } chooses whose arrows change places

ask-return = You stay in the game. Return your arrows?
ask-return-detail =
    { $n ->
        [one] You have 2 lives. { $n } arrow would go back to the pile.
       *[other] You have 2 lives. { $n } arrows would go back to the pile.
    }
wait-return = { $who } decides about the arrows

ask-ghost_face = Choose the result you give away
ask-ghost_face-detail = It becomes a token for the next turn of a player.
wait-ghost_face = { $who } chooses a result

ask-ghost_to = Choose who gets this: { $face }
ask-ghost_to-detail =
    { $double ->
        [1] Two dice of their next turn start with it.
       *[other] One die of their next turn starts with it.
    }
wait-ghost_to = { $who } chooses who gets a token

## Moments at which a special role may step in. Nobody else learns that somebody was asked.

wait-moment = A player may step in now
wait-moment-detail = Whether anyone can is a secret. The game continues by itself.

ask-turn_die = Turn a die?
ask-turn_die-detail = The roll has not taken effect yet. You can do this once per game, and it reveals your role.
ask-again = Have all dice rolled again?
ask-again-detail = Only the new results count. You can do this once per game, and it reveals your role.
ask-judge = Stop this role?
ask-judge-detail = It has no effect then and is used up. You can do this once per game, and it reveals your role.
ask-spoil =
    { $n ->
        [one] { $to } would regain { $n } life. Spoil it?
       *[other] { $to } would regain { $n } lives. Spoil it?
    }
ask-spoil-detail = Against a beer, it also spoils their further beers this turn. Only once per game, and it reveals your role.
ask-save = About to be eliminated: { $seats }
ask-save-detail = The player you save stays with 2 lives. You can do this once per game, and it reveals your role.
ask-encore = Play another turn?
ask-encore-detail = A full turn, right away. You can do this once per game, and it reveals your role.

## Options: what the buttons say.

opt-use-die = Roll the { $die }
opt-pass-saloon = Base dice only
opt-use-role = Use your role: { $role }
opt-pass-throw = Roll the dice
opt-roll =
    { $n ->
        [one] Roll { $n } die
       *[other] Roll { $n } dice
    }
opt-keep = Stop
opt-choose-arrow = Take a regular arrow
opt-choose-chief = Take the chief’s arrow
opt-pass-elena = Keep the arrow
opt-elena = Give it to { $to }
opt-pass-apache = Leave it there
opt-apache = Take it
opt-aim =
    { $me ->
        [to] Aim at yourself
       *[other] Aim at { $to }
    }
opt-aim-double = Aim at { $to } for 2 lives, with a beer ({ $source })
opt-beer =
    { $me ->
        [to] Drink it yourself
       *[other] A beer for { $to }
    }
opt-pass-spare = Lose 1 life
opt-spare = Take an arrow
opt-pass-molly = Stay out of it
opt-molly = Step in for { $to }
opt-pass-pedro = Keep it
opt-pedro = Return an arrow
opt-pedro-chief = Return the chief’s arrow
opt-pass-kit = Done
opt-kit =
    { $me ->
        [to] Return your own arrow
       *[other] Return an arrow from { $to }
    }
opt-kit-chief =
    { $me ->
        [to] Return your chief’s arrow
       *[other] Return the chief’s arrow from { $to }
    }
opt-turn = Turn { $face } → { $as }
opt-return =
    { $n ->
        [one] Return { $n } arrow
       *[other] Return { $n } arrows
    }
opt-pass-return = Keep the arrows
opt-choose-face = Give { $face }
opt-save =
    { $me ->
        [to] Save yourself ({ $role })
       *[other] Save { $to } ({ $role })
    }
opt-pass-turn_die = Let it lie
opt-pass-again = Let it stand
opt-pass-judge = Let it happen
opt-pass-spoil = Let it happen
opt-pass-save = Let it happen
opt-pass-encore = End turn

## Reasons why something cannot be done.

why-dynamite = Dynamite is not rolled again
why-places = Distance { $distance }, you hit only at { $low ->
    [1] { $high ->
        [1] 1
       *[other] 1 or { $high }
    }
   *[other] { $high ->
        [2] 2
       *[other] 2 or { $high }
    }
}
why-no-arrow = Has no arrow to return
why-chosen-already = Already chosen

## Log

log-saloon =
    { $me ->
        [who] You take a saloon die for this turn: { $die }
       *[other] { $who } takes a saloon die for this turn: { $die }
    }
log-throw =
    { $me ->
        [who] You roll { $faces }
       *[other] { $who } rolls { $faces }
    }
log-throw-again =
    { $me ->
        [who] You roll { $n ->
            [one] { $n } die
           *[other] { $n } dice
        } again: { $faces }
       *[other] { $who } rolls { $n ->
            [one] { $n } die
           *[other] { $n } dice
        } again: { $faces }
    }
log-keep =
    { $me ->
        [who] You keep { $faces }
       *[other] { $who } keeps { $faces }
    }
log-arrow =
    { $me ->
        [who] You take 1 arrow, { $n } left
       *[other] { $who } takes 1 arrow, { $n } left
    }
log-arrow-chief =
    { $me ->
        [who] You take the chief’s arrow, { $n } left
       *[other] { $who } takes the chief’s arrow, { $n } left
    }
log-lose-dice =
    { $cause ->
        [indians] Indians
        [dynamite] Dynamite
        [bullet] Bullet
        [bullseye] Bull’s eye
       *[gatling] Gatling
    }: { $me ->
        [who] you lose { $n ->
            [one] { $n } life
           *[other] { $n } lives
        }
       *[other] { $who } loses { $n ->
            [one] { $n } life
           *[other] { $n } lives
        }
    } ({ $before } → { $life })
short-log-lose-dice =
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
log-attack =
    { $me ->
        [who] The last arrow is yours: the Indians attack
       *[other] The last arrow goes to { $who }: the Indians attack
    }
log-quiver =
    { $me ->
        [who] You return { $n ->
            [one] { $n } arrow
           *[other] { $n } arrows
        }
       *[other] { $who } returns { $n ->
            [one] { $n } arrow
           *[other] { $n } arrows
        }
    }
log-quiver-chief =
    { $me ->
        [who] You return the chief’s arrow
       *[other] { $who } returns the chief’s arrow
    }
log-quiver-all = All arrows go back to the pile
log-arrowgift =
    { $me ->
        [who] You give the arrow to { $to }
        [to] { $who } gives you the arrow
       *[other] { $who } gives the arrow to { $to }
    }
log-chief =
    { $me ->
        [who] You take the chief’s arrow from { $from }
        [from] { $who } takes the chief’s arrow from you
       *[other] { $who } takes the chief’s arrow from { $from }
    }
log-dynamite =
    { $me ->
        [who] Dynamite ({ $n }): you roll no further
       *[other] Dynamite ({ $n }): { $who } rolls no further
    }
log-aim =
    { $me ->
        [who] You aim at { $to }: { $face }
        [to] { $who } aims at you: { $face }
       *[other] { $who } aims at { $to }: { $face }
    }
log-aim-double =
    { $me ->
        [who] You spend a beer and aim at { $to } for 2 lives: { $face }
        [to] { $who } spends a beer and aims at you for 2 lives: { $face }
       *[other] { $who } spends a beer and aims at { $to } for 2 lives: { $face }
    }
log-beer =
    { $me ->
        [who] You pass a beer to { $to }
        [to] { $who } passes a beer to you
       *[other] { $who } passes a beer to { $to }
    }
log-beer-self =
    { $me ->
        [who] You drink a beer
       *[other] { $who } drinks a beer
    }
log-gatling =
    { $me ->
        [who] You fire the Gatling at everyone else
       *[other] { $who } fires the Gatling at everyone else
    }
log-role =
    { $me ->
        [who] You show your role: { $role }
       *[other] { $who } shows a role: { $role }
    }
log-judged =
    { $me ->
        [who] You overrule { $to }: the role has no effect
        [to] { $who } overrules you: your role has no effect
       *[other] { $who } overrules { $to }: the role has no effect
    }
log-turned =
    { $me ->
        [who] You turn a die: { $face } → { $as }
       *[other] { $who } turns a die: { $face } → { $as }
    }
log-again =
    { $me ->
        [who] You make { $to } roll all dice again
        [to] { $who } makes you roll all dice again
       *[other] { $who } makes { $to } roll all dice again
    }
log-spoiled =
    { $me ->
        [who] You spoil it: { $to } regains nothing
        [to] { $who } spoils it: you regain nothing
       *[other] { $who } spoils it: { $to } regains nothing
    }
log-saved =
    { $me ->
        [who] You keep { $to } in the game: { $n ->
            [one] { $n } life
           *[other] { $n } lives
        }
        [to] { $who } keeps you in the game: { $n ->
            [one] { $n } life
           *[other] { $n } lives
        }
       *[other] { $who } keeps { $to } in the game: { $n ->
            [one] { $n } life
           *[other] { $n } lives
        }
    }
log-saved-self =
    { $me ->
        [who] You keep yourself in the game: { $n ->
            [one] { $n } life
           *[other] { $n } lives
        }
       *[other] { $who } stays in the game: { $n ->
            [one] { $n } life
           *[other] { $n } lives
        }
    }
log-out-special =
    { $me ->
        [who] You are out. Role: { $special } ({ $role })
       *[other] { $who } is out. Role: { $special } ({ $role })
    }
log-sheriff =
    { $me ->
        [who] You are the new sheriff, { $to } becomes a deputy
        [to] { $who } is the new sheriff, you become a deputy
       *[other] { $who } is the new sheriff, { $to } becomes a deputy
    }
log-less =
    { $me ->
        [who] You lose { $n ->
            [one] { $n } life
           *[other] { $n } lives
        } above your maximum of { $life }
       *[other] { $who } loses { $n ->
            [one] { $n } life
           *[other] { $n } lives
        } above the maximum of { $life }
    }
log-arrowswap =
    { $me ->
        [who] You swap the arrows of { $to } and { $from }
        [to] { $who } swaps your arrows with those of { $from }
        [from] { $who } swaps your arrows with those of { $to }
       *[other] { $who } swaps the arrows of { $to } and { $from }
    }
log-ghost =
    { $me ->
        [who] You stay at the table as the ghost
       *[other] { $who } stays at the table as the ghost
    }
log-ghost-renegade =
    { $me ->
        [who] You stay at the table as the ghost. New side: { $role }
       *[other] { $who } stays at the table as the ghost. New side: { $role }
    }
log-token =
    { $me ->
        [who] You give a token to { $to }: { $face }
        [to] { $who } gives you a token: { $face }
       *[other] { $who } gives a token to { $to }: { $face }
    }
log-token-double =
    { $me ->
        [who] You give a token for two dice to { $to }: { $face }
        [to] { $who } gives you a token for two dice: { $face }
       *[other] { $who } gives a token for two dice to { $to }: { $face }
    }

## What the dice will do. Everybody reads the same, so nobody is addressed.

plan-arrow =
    { $n ->
        [one] { $n } arrow to take
       *[other] { $n } arrows to take
    }
plan-dynamite-few = No effect. Three cost 1 life
plan-dynamite = No more rolls, and 1 life
plan-bullseye1 =
    { $n ->
        [one] { $n } hit. Targets: { $seats }
       *[other] { $n } hits. Targets: { $seats }
    }
plan-bullseye2 =
    { $n ->
        [one] { $n } hit. Targets: { $seats }
       *[other] { $n } hits. Targets: { $seats }
    }
plan-beer =
    { $n ->
        [one] { $n } life for anyone
       *[other] { $n } lives, each for anyone
    }
plan-gatling-few = No effect. It takes { $need }
plan-gatling = Everyone else loses 1 life, own arrows go back

## The table

ui-dice = Dice
ui-dice-title-mine = { $roll ->
    [0] Your dice
    [1] Your first roll of { $rolls }
    [2] Your second roll of { $rolls }
    [3] Your third roll of { $rolls }
   *[other] Your roll { $roll } of { $rolls }
}
ui-dice-title-of = { $roll ->
    [0] { $name } rolls the dice
    [1] { $name }: first roll of { $rolls }
    [2] { $name }: second roll of { $rolls }
    [3] { $name }: third roll of { $rolls }
   *[other] { $name }: roll { $roll } of { $rolls }
}
ui-dice-final-mine = Your dice take effect now
ui-dice-final-of = { $name }: the dice take effect now
# Under a die: what becomes of it in the next roll.
ui-die-kept = Kept
ui-die-again = Roll again
ui-die-stays = Stays
# A die a ghost has set.
ui-die-given = Set by the ghost
# Spoken: $n is the place of the die, $die its kind, $face its name, $state one of the words above or "none".
ui-die-said = { $state ->
    [none] Die { $n }: { $face }
   *[other] Die { $n }: { $face }, { $state }
}
ui-die-said-saloon = { $state ->
    [none] Die { $n }, { $die }: { $face }
   *[other] Die { $n }, { $die }: { $face }, { $state }
}
ui-die-blank = not rolled yet
# The button while no die is chosen, and what it says when pressed.
ui-dice-roll-none = Roll again
ui-dice-pick = First choose the dice you roll again.
ui-dice-throw = Roll the dice
# on its button while I choose whom to hit; $name: the character
ui-dice-aim-double = { $name }: 2 lives for a beer
ui-arrows = Arrows
ui-arrows-left = { $n ->
    [0] No arrow left in the pile
    [one] { $n } arrow left in the pile
   *[other] { $n } arrows left in the pile
}
ui-arrows-warning = The last arrow sets off the attack.
ui-arrows-chief-pile = The chief’s arrow is there too, worth 2.
ui-arrows-chief-of = { $name } has the chief’s arrow.
ui-arrows-text = Take an arrow at once for each arrow you roll. The last arrow sets off the attack: everyone loses 1 life for each of their arrows. Then all arrows go back.
ui-dice-lives-text = A player who loses the last life is out of the game. Beer on the dice gives lives back, up to the number at the start.
ui-dice-distance-text = Seats between you are counted the shorter way, without players who are out. Bull’s eye 1 hits the neighbour, bull’s eye 2 the player after that.
ui-dice-aimed-text = These hits are assigned to this player. All of them count together once every bull’s eye is assigned.
ui-chief-text = The chief’s arrow counts as 2. Its owner loses nothing in the attack when they alone have the most arrows.
ui-plan-title = What your dice will do, in this order
ui-plan-title-of = What the dice of { $name } will do, in this order
# Spoken: how far a step of the plan is.
ui-plan-waiting = to come
ui-plan-now = now
ui-plan-done = done
# Beside the number of lives on a plate.
ui-life-max = of { $max }
ui-seat-arrows = { $n ->
    [one] { $n } arrow
   *[other] { $n } arrows
}
ui-seat-chief = the chief’s arrow
# $faces is a list of faces a ghost gave.
ui-seat-tokens = from the ghost: { $faces }
ui-seat-in-reach = in range
ui-seat-aimed = { $n ->
    [one] { $n } bull’s eye aimed here
   *[other] { $n } bull’s eyes aimed here
}
ui-seat-places = { $n ->
    [one] { $n } place away
   *[other] { $n } places away
}
ui-seat-spent = used up
ui-ghost-team = { $team ->
    [outlaw] Plays with the outlaws
   *[deputy] Plays with the law
}
# Moments at which somebody may step in.
ui-moments = When am I asked?
ui-moments-text = Some roles may step in. Players who can are asked, and the pause is the same for everyone. Switch off what you do not want to be asked about.
ui-moments-none = No role can step in now.
ui-moment-turn_die = After a roll: turn a die (Doctor)
ui-moment-again = After the last roll of another player: all dice once more (Gambler)
ui-moment-judge = When another player shows a role: no effect (Judge)
ui-moment-spoil = When another player would regain life (Bad)
ui-moment-save = When a player would be out (Devil’s Left Hand)
ui-moment-encore = At the end of my turn: another turn (Devil’s Right Hand)
ui-moment-hush = Do not ask me about this again
ui-moment-never = Never ask me
ui-moment-rescue = Step in for me without asking when I would be out: save me, or turn a die of my third dynamite
ui-moment-held = Your answer stands until the pause is over.
# Large in the middle, for a moment.
ui-attack = The Indians attack
ui-attack-text = Everyone loses 1 life for each of their arrows. Then all arrows go back.
ui-role-shown = { $name } shows a role: { $role }
ui-tap-seat = Tap a player.
# The Doctor: $face is the face that the die shows now.
ui-doctor-face = { $face }: choose the new face

## Help at a dice table

ui-how-dice-1 = On your turn you roll the dice up to three times. After each roll you choose which dice you roll again; the others stay.
ui-how-dice-2 = Arrows count at once: take one for each arrow you roll. Dynamite stays where it is; three of them end your rolling and cost 1 life.
ui-how-dice-3 = Then all results take effect, in this order: dynamite, bull’s eyes, beer, Gatling.
ui-how-dice-4 = Bull’s eyes hit one or two places away, on either side. All of them hit together.
ui-how-dice-5 = The last arrow of the pile sets off the Indian attack: everyone loses 1 life for each of their arrows.
ui-how-dice-6 = A beer gives any player 1 life. Three Gatlings hit everyone else and send all your arrows back.
ui-how-dice-7 = Click anything you see: plates, dice, arrows and faces show what they are.
ui-keys-dice = Keep a die, or roll it again; answer; seat
ui-keys-roll = Roll
ui-keys-stop = Stop
ui-keys-all = Mark all dice to roll again, or none
ui-faces-title = The faces

## The terminal

cli-column-arrows = Arrows
cli-column-places = Places
cli-column-also = Also
cli-dice-row = Dice: { $dice }
cli-dice-throw = Roll { $n } of { $of }
# A die that cannot be rolled again.
cli-dice-locked = { $face } (stays)
cli-dice-saloon = { $die }: { $face }
cli-dice-pile = Arrows in the pile: { $n }
cli-dice-pile-chief = Arrows in the pile: { $n }, and the chief’s arrow
cli-dice-again = Roll again: { $face }
cli-dice-several = Several numbers roll several dice at once: 1 3
cli-dice-token = next turn: { $faces }
cli-dice-chief = the chief’s arrow
cli-dice-ghost = ghost
# $special is a special role, $role the plain one.
cli-role-special = Your role: { $special }, plays as { $role }
cli-dice-special = { $special } ({ $role })

## Setting up, browser, end of the game

ui-module-n = Module { $n }
ui-dice-n = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
ui-special-roles-n = { $n ->
    [one] { $n } special role
   *[other] { $n } special roles
}
# $players is a list of numbers.
ui-wrong-few = { $sets }: only with { $players } players.
ui-mend-drop = Without { $sets }
ui-see-set = See what is in it
ui-set-all = All of it: { $set }
ui-filter-kind-dice = Kind
ui-sort-die = Dice
ui-sort-face = Faces
ui-sort-role = Roles
ui-sort-special = Special roles
ui-sort-token = Ghost and arrows
ui-die-faces = Its six faces
# $dice is a list of names of dice.
ui-face-on = On: { $dice }
# $role is a plain role.
ui-special-of = Special role, plays as { $role }
ui-role-with = With { $players } players
# $role is the name of a special role.
end-special-won = Won as { $role }
end-special-lost = Lost as { $role }
end-ghost-turn = Ghost from turn { $n } on
end-joined = { $team ->
    [outlaw] Joined the outlaws
   *[deputy] Joined the deputies
}
