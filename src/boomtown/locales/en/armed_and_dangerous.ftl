### Names, texts, questions and reports of Armed & Dangerous.

set-armed-and-dangerous = Armed & Dangerous
set-armed-and-dangerous-text = 28 more cards, 8 characters and 32 loads: orange cards that are paid with loads, weapons with powers, and a bomb that moves on.
preset-loaded = Loaded
preset-loaded-text = 6 players, Dodge City and Armed & Dangerous.

option-orange-brings-load = Orange cards bring a load
option-orange-brings-load-text = A player who plays an orange card may also add 1 load, not only for a blue one.
option-ghosts-resist-big-fifty = Big Fifty spares ghosts
option-ghosts-resist-big-fifty-text = A card that keeps a player in the game works against a Big Fifty as well.
option-bomb-on-anybody = Bomb on anyone
option-bomb-on-anybody-text = The Bomb may be played on a player whom diamonds do not affect.

## Orange cards

card-ace-up-the-sleeve = Ace Up The Sleeve
card-ace-up-the-sleeve-text = 2 loads: draw 1 card.
card-ace-up-the-sleeve-more = In your own turn, as often as the loads on this card suffice.

card-bandolier = Bandolier
card-bandolier-text = Once on your turn, 1 load: you may play 1 more BANG! card this turn.
card-bandolier-more = Before or after your first BANG! card. Range counts as usual, and a weapon may use its power. What is not used is lost at the end of the turn.

card-bomb = Bomb
card-bomb-text = Lay it in front of anyone. At the start of the turn its holder checks: hearts or diamonds, it goes to another player; otherwise 2 loads go. Without loads it explodes: 2 lives.
card-bomb-more = Checked after Dynamite and Jail; a turn lost in jail has no check. The holder may add loads and pay with them. Taken or discarded it does not explode. No player is responsible for the loss.

card-bell-tower = Bell Tower
card-bell-tower-text = 1 load: for the next card you play everyone else is at distance 1 from you.
card-bell-tower-more = Whatever Mustang, Paul Regret and the like say. The next card you play uses it up, even if distance does not matter to it. Abilities and cards in play do not count as played.

card-crate = Crate
card-crate-text = 2 loads: a Missed! effect, on your turn or outside it.
card-crate-more = With 4 loads it may be used twice against the same shot. You choose the order with a Barrel.

card-tumbleweed = Tumbleweed
card-tumbleweed-text = 1 load, at any time: a check that was just made is made again.
card-tumbleweed-more = Any player’s check, your own too, as often as the loads suffice. The first result does not count. A check with several cards is repeated as a whole.

card-whip = Whip
card-whip-text = 3 loads: discard any card in play.
card-whip-more = At any distance, your own cards included. Never a card of a hand, never equipment of Gold Rush.

card-beer-keg = Beer Keg
card-beer-keg-text = 3 loads: regain 1 life on your own turn.
card-beer-keg-more = Also with 2 players left. It is not a Beer and does not save you from a lethal loss.

card-lockpick = Lockpick
card-lockpick-text = 3 loads: take a random card from the hand of another player.
card-lockpick-more = At any distance, never a card in play.

card-big-fifty = Big Fifty
card-big-fifty-text = Weapon, range 6. 1 load for a BANG! card: the ability and the cards in play of its target have no effect.
card-big-fifty-more = Until the BANG! card is over. Cards from the hand still help. You may aim at a player protected only by a Mustang or an ability; then you must pay the load.

card-big-fifty-shot = Big Fifty’s shot
card-big-fifty-shot-text = While it lasts, the ability and the cards in play of its target have no effect.
card-big-fifty-shot-more = It is not a card of its own.

card-buntline-special = Buntline Special
card-buntline-special-text = Weapon, range 2. 1 load for a BANG! card: a player who cancels it discards a card from their hand.
card-buntline-special-more = The player hit chooses the card, after everything the Missed! effect brings. No card, no discard.

card-double-barrel = Double Barrel
card-double-barrel-text = Weapon, range 1. 1 load for a BANG! card of diamonds: it cannot be cancelled.
card-double-barrel-more = Neither a Missed! nor a Barrel helps. Ignoring and diverting are not cancelling. Under Blessing and Curse there are no diamonds.

card-thunderer = Thunderer
card-thunderer-text = Weapon, range 3. 1 load for a BANG! card: it goes back to your hand at once.
card-thunderer-more = Whether it hits or not. It still counts as the BANG! card of the turn.

## Brown cards

card-caravan = Caravan
card-caravan-text = Draw 2 cards. Upgrade: 1 card more for each 2 loads.
card-caravan-more = You decide when you play it. The loads may come from several of your cards and your character.

card-a-little-nip = A Little Nip
card-a-little-nip-text = Regain 1 life. Upgrade: 1 life more for each 3 loads.
card-a-little-nip-more = Only on your own turn, also with 2 players left. It is not a Beer.

card-quick-shot = Quick Shot
card-quick-shot-text = A BANG! effect on a player in your range. Upgrade: 1 more player in range for each load.
card-quick-shot-more = It is not a BANG! card. All targets are different, and each answers alone, clockwise from you.

card-flintlock = Flintlock
card-flintlock-text = A BANG! effect on a player in your range. Upgrade: when it was cancelled, take it back for 2 loads.
card-flintlock-more = It is not a BANG! card. Back in your hand it may be played again at once.

card-arrow = Arrow
card-arrow-text = A player discards a BANG! card from the hand or loses 1 life. Upgrade: 1 more player for each load.
card-arrow-more = At any distance. Only a BANG! card helps, or one that may be used as such.

card-duck = Duck!
card-duck-text = A Missed! effect. Upgrade: take the card back for 2 loads.
card-duck-more = Out of turn too. Back in the hand it may be played again where a second Missed! is needed.

card-reload = Reload
card-reload-text = Take 3 loads and spread them over your orange cards and your character.
card-reload-more = At most 4 in each place. What finds no room is not taken.

card-rust = Rust
card-rust-text = Everyone else loses 1 load from each orange card and from the character. They go to your character.
card-rust-more = Up to 4, the rest is lost. A card without loads is discarded, a Bomb explodes.

card-squaw = Squaw
card-squaw-text = Discard any card in play. Upgrade: for 2 loads take it into your hand.
card-squaw-more = At any distance. Never equipment of Gold Rush.

## Characters

char-al-preacher = Al Preacher
char-al-preacher-nick = Preacher
char-al-preacher-text = When another player plays a blue or orange card, you may pay 2 loads and draw 1 card.
char-al-preacher-more = Once for each such card, out of your turn too, wherever it is laid.
char-bass-greeves = Bass Greeves
char-bass-greeves-nick = Greeves
char-bass-greeves-text = Once on your turn you may discard a card from your hand and put 2 loads in one place of yours.
char-bass-greeves-more = Both on the same card or on this character. What exceeds 4 is lost.
char-bloody-mary = Bloody Mary
char-bloody-mary-nick = Mary
char-bloody-mary-text = Each time a BANG! card of yours is cancelled, draw 1 card.
char-bloody-mary-more = Not for Quick Shot, Flintlock, Gatling and the like. A card that is ignored or diverted is not cancelled.
char-frankie-canton = Frankie Canton
char-frankie-canton-nick = Canton
char-frankie-canton-text = Once on your turn you may move 1 load from any orange card or another character to this one.
char-frankie-canton-more = Your own orange cards too, while this character has fewer than 4. An emptied card is discarded, a Bomb explodes.
char-julie-cutter = Julie Cutter
char-julie-cutter-nick = Julie
char-julie-cutter-text = Each time another player makes you lose life, check: on hearts or diamonds that player is the target of a BANG! effect.
char-julie-cutter-more = 1 check however many lives were lost, at any distance. Not when you are out, but after a rescue.
char-mexicali-kid = Mexicali Kid
char-mexicali-kid-nick = Mexicali
char-mexicali-kid-text = Once on your turn you may pay 2 loads for a BANG! effect on a player in your range.
char-mexicali-kid-more = No card is played: no limit, and no power of a weapon.
char-ms-abigail = Ms. Abigail
char-ms-abigail-nick = Abigail
char-ms-abigail-text = You may ignore a brown card of rank J, Q, K or A played by another player on you alone.
char-ms-abigail-more = Not Gatling, Indians! and the like. Not a Quick Shot or an Arrow with several targets either. Ignoring is not cancelling.
char-red-ringo = Red Ringo
char-red-ringo-nick = Ringo
char-red-ringo-text = You begin with 4 loads. Once on your turn you may move 1 or 2 of them to your orange cards.
char-red-ringo-more = To one card or to two, at most 4 on each. Never back.

## Questions

ask-pay_loads = { $source }: which load do you pay?
ask-pay_loads-detail =
    { $left ->
        [one] { $left } load is still to be paid.
       *[other] { $left } loads are still to be paid.
    }
wait-pay_loads = { $who } pays with loads

ask-load = { $source }: where does the load go?
ask-load-detail =
    { $each ->
        [1] At most 4 in each place. Still to choose: { $left }
       *[other] Both loads go to the same place, at most 4 fit there.
    }
wait-load = { $who } places a load
opt-choose-load = On your character
opt-pass-load = No load

ask-discard_loads = Which place gets the load?
ask-discard_loads-detail = For a card you discarded. At most 4 in each place. Still to choose: { $left }
wait-discard_loads = { $who } places a load
opt-pass-discard_loads = No load

ask-upgrade = { $source }: upgrade it?
ask-upgrade-detail = One step costs: { $n }. Paid so far: { $paid }. Your loads: { $owned }
wait-upgrade = { $who } may upgrade a card
opt-use-upgrade = Upgrade: { $source }
opt-pass-upgrade = No upgrade

ask-more_targets = { $source }: who else?
ask-more_targets-detail =
    { $n ->
        [0] Already paid for. Named so far: { $paid }
       *[other] Each costs a load. Named so far: { $paid }. Your loads: { $owned }
    }
wait-more_targets = { $who } names more targets
opt-choose-upgrade =
    { $me ->
        [to] Yourself too
       *[other] { $to } too
    }
opt-pass-more_targets = No one else

ask-take_back = { $source }: take it back?
ask-take_back-detail = It costs { $n ->
            [one] { $n } load
           *[other] { $n } loads
        }.
wait-take_back = { $who } may take a card back
opt-pass-take_back = Let it go

ask-bomb = Who gets the bomb?
ask-bomb-detail = Loads on it: { $n }
wait-bomb = { $who } hands the bomb on

ask-check_again =
    { $own ->
        [1] { $source }: repeat your check?
       *[other] { $source }: repeat the check of { $by }?
    }
ask-check_again-detail =
    { $good ->
        [1] It succeeded. It would be made again.
        [2] Lives it restores: { $n }. It would be made again.
       *[other] It failed. It would be made again.
    }
wait-check_again = { $who } may repeat the check
opt-pass-check_again = Let it stand

ask-power = Use the power of { $source }?
ask-power-detail = For this BANG! card at { $to }. Loads on the weapon: { $n }
wait-power = { $who } decides about the weapon
opt-use-power = Pay a load: { $source }
opt-pass-power = Skip

ask-buntline = { $by } shot with { $source }: discard a card
ask-buntline-detail = You cancelled it; now you choose a card from your hand.
wait-buntline = { $who } discards a card

ask-preacher = { $source }: draw a card?
ask-preacher-detail = It costs { $n ->
            [one] { $n } load
           *[other] { $n } loads
        }.
wait-preacher = { $who } may draw a card
opt-pass-preacher = Skip

ask-ignore = { $by } plays { $card } on you
ask-ignore-detail = You may ignore it.
wait-ignore = { $who } may ignore the card
opt-pass-ignore = Let it happen

ask-ringo = { $source }: where does the load go?
ask-ringo-detail = From your character to an orange card. Still to move: { $left }
wait-ringo = { $who } moves loads
opt-pass-ringo = Done

## Why not

why-loads-needed =
    { $n ->
        [one] Needs { $n } load
       *[other] Needs { $n } loads
    }
why-supply =
    { $n ->
        [one] The supply has fewer than { $n } load
       *[other] The supply has fewer than { $n } loads
    }
why-nothing-in-play = No card in play
why-no-room = No room for a load
why-no-loads = No loads there
why-no-loads-there = { $to } has no loads

## What happens

log-load =
    { $me ->
        [who] You put { $n ->
            [one] { $n } load
           *[other] { $n } loads
        } on your character (now { $total })
       *[other] { $who } puts { $n ->
            [one] { $n } load
           *[other] { $n } loads
        } on their character (now { $total })
    }
log-load-card =
    { $me ->
        [who] { $n ->
            [one] { $n } load
           *[other] { $n } loads
        } for your { $card } (now { $total })
       *[other] { $n ->
            [one] { $n } load
           *[other] { $n } loads
        } for { $card } of { $who } (now { $total })
    }
log-unload =
    { $me ->
        [who] { $n ->
            [one] { $n } load
           *[other] { $n } loads
        } from your character (left: { $total })
       *[other] { $n ->
            [one] { $n } load
           *[other] { $n } loads
        } from the character of { $who } (left: { $total })
    }
log-unload-by =
    { $me ->
        [who] { $by } removes { $n ->
            [one] { $n } load
           *[other] { $n } loads
        } from your character (left: { $total })
        [by] You remove { $n ->
            [one] { $n } load
           *[other] { $n } loads
        } from the character of { $who } (left: { $total })
       *[other] { $by } removes { $n ->
            [one] { $n } load
           *[other] { $n } loads
        } from the character of { $who } (left: { $total })
    }
log-unload-card =
    { $me ->
        [who] { $n ->
            [one] { $n } load
           *[other] { $n } loads
        } from your { $card } (left: { $total })
       *[other] { $n ->
            [one] { $n } load
           *[other] { $n } loads
        } from { $card } of { $who } (left: { $total })
    }
log-unload-card-by =
    { $me ->
        [who] { $by } removes { $n ->
            [one] { $n } load
           *[other] { $n } loads
        } from your { $card } (left: { $total })
        [by] You remove { $n ->
            [one] { $n } load
           *[other] { $n } loads
        } from { $card } of { $who } (left: { $total })
       *[other] { $by } removes { $n ->
            [one] { $n } load
           *[other] { $n } loads
        } from { $card } of { $who } (left: { $total })
    }
log-emptied =
    { $me ->
        [who] Your { $card } has no loads left and is discarded
       *[other] { $card } of { $who } has no loads left and is discarded
    }
log-explode =
    { $me ->
        [who] { $card } explodes in front of you
       *[other] { $card } explodes in front of { $who }
    }
log-also =
    { $me ->
        [who] { $card } goes at { $to } too
        [to] { $card } goes at you too
       *[other] { $card } goes at { $to } too
    }
log-back-in-hand =
    { $me ->
        [who] { $card } goes back to your hand
       *[other] { $card } goes back to the hand of { $who }
    }
log-ignored =
    { $me ->
        [who] You ignore { $card }
        [by] { $who } ignores your { $card }
       *[other] { $who } ignores what { $by } plays: { $card }
    }

## Places

zone-loads = Loads
