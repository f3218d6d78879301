### Names, texts, questions and reports of The Valley of Shadows.

set-valley-of-shadows = The Valley of Shadows
set-valley-of-shadows-text = 16 more cards and 8 characters: dead players come back as ghosts, and many cards can be answered out of turn.
preset-dark-valley = Night in the valley
preset-dark-valley-text = 6 players, Dodge City and The Valley of Shadows.

option-tornado-draws = Tornado draws cards
option-tornado-draws-text = Tornado passes nothing on: everyone discards 1 card and draws 2, as in the Italian and English editions.
option-evelyn-two = Evelyn Shebang shoots twice
option-evelyn-two-text = Evelyn Shebang may give up 1 or 2 cards for as many BANG! effects on different players in her weapon’s range, instead of 1 at distance 1.

## Cards

card-aim = Aim
card-aim-text = Play it together with a BANG! card: unless that BANG! is cancelled, its target loses 2 lives.
card-aim-more = One Missed! is enough to cancel it, two against Slab the Killer. Not with Gatling, Fanning or Tomahawk, but with any card you use as a BANG! card. Escape does not help against it.

card-backfire = Backfire
card-backfire-text = Cancels a BANG! effect aimed at you, and the player who caused it becomes the target of a BANG! effect from you.
card-backfire-more = It counts as a Missed! card. Against Slab the Killer another Missed! is needed before you shoot back. Your shot has no range, and it may be answered in turn, even with another Backfire. Against an event no one is shot at.

card-bandidos = Bandidos
card-bandidos-text = Everyone, starting with you, discards 2 cards from the hand or loses 1 life.
card-bandidos-more = With 1 card in the hand that card is enough, with none the life is lost. You are responsible for what others lose.

card-escape = Escape
card-escape-text = Cancels a card that another player plays with you as its only target, unless it is a BANG! card. Play it as an answer.
card-escape-more = Brown, blue and green cards alike, Duel and Jail too. Not against cards with several targets, abilities, Aim, or a card that reaches you without being played, like Dynamite. What was paid for the card is lost. The target is asked in secret: the pause reveals nothing.

card-fanning = Fanning
card-fanning-text = A BANG! effect on a player in your range, and one on a player at distance 1 from that one, but not on you.
card-fanning-more = It takes the place of your one BANG! card of the turn. While a player in your range has another player at distance 1, you must choose one of those first. The distance is seen from the first target; weapons do not count for it. Each of the two answers alone.

card-last-call = Last Call
card-last-call-text = Regain 1 life, also when only 2 players are left.
card-last-call-more = Only on your own turn. It is not a Beer: it does not save you from a lethal loss, and what reacts to Beer does not react to it.

card-poker = Poker
card-poker-text = Everyone else lays a card from the hand face down, and all are shown together. Without an ace among them you take 2 of them.
card-poker-more = With an ace, all of them are discarded. You take all where there are no more than 2. No player may refuse or see a card before everyone has chosen.

card-saved = Saved!
card-saved-text = When another player is about to lose life, that loss is 1 smaller. If that player stays in the game, take 2 random cards from their hand, or draw 2.
card-saved-more = Whatever the cause, on your turn or outside it. You decide when nothing else can stop the loss, before any Beer. Its holder is asked in secret: the pause is the same for all.

card-tomahawk = Tomahawk
card-tomahawk-text = A BANG! effect on a player at distance 2 or less.
card-tomahawk-more = It is not a BANG! card and does not count for the limit. Weapons do not help. One Missed! stops it, also from Slab the Killer.

card-tornado = Tornado
card-tornado-text = Everyone passes 2 cards from the hand to the left, all at the same time.
card-tornado-more = With 1 card you pass that one. Everyone chooses before a card moves, so what you are given stays with you. Only giver and receiver see a card.

card-bounty = Bounty
card-bounty-text = Lay it in front of anyone. A player who hits them with a BANG! card draws 1 card.
card-bounty-more = It stays there. 1 card for each hit, also for one with Aim and for a last one. Not for Gatling, Fanning and the like.

card-ghost = Ghost
card-ghost-text = Lay it in front of a player who is out: they are in the game again, with role and ability, but without lives, as long as it lies there.
card-ghost-more = A ghost neither gains nor loses lives and discards the whole hand at the end of each turn. It counts for distances and for the end of the game. Without the card the ghost is out at once, without a reward for anyone.

card-lemat = LeMat
card-lemat-text = Weapon, range 1. On your turn you may play any card from your hand as a BANG! card.
card-lemat-more = It is your BANG! card of the turn in every respect; its suit stays its own. Not for Duel or Indians! and not outside your turn.

card-rattlesnake = Rattlesnake
card-rattlesnake-text = Lay it in front of anyone. At the start of each turn that player checks: on spades 1 life is lost.
card-rattlesnake-more = It stays. It is checked after Dynamite and Jail; a turn lost in jail has no check. No player is responsible for the loss. You may get rid of it with Panic! or Cat Balou aimed at yourself.

card-shotgun = Shotgun
card-shotgun-text = Weapon, range 1. A player you hit with a BANG! card must discard a card from their hand.
card-shotgun-more = The player hit chooses the card. Only after a life was lost, and only by a BANG! card.

## Characters

char-black-flower = Black Flower
char-black-flower-nick = Flower
char-black-flower-text = Once on your turn you may play a club from your hand as a BANG! card beyond the limit.
char-black-flower-more = The first club you play as a BANG! in a turn is that one, so your one BANG! card of the turn is still to come. A club BANG! counts too. Your usual range.

char-colorado-bill = Colorado Bill
char-colorado-bill-text = Each time you play a BANG! card you check: on spades it cannot be cancelled.
char-colorado-bill-more = Before the target answers, and not by choice. Not for Gatling, Fanning and the like. Saved! still helps: it cancels nothing.

char-der-spot-burst-ringer = Der Spot-Burst Ringer
char-der-spot-burst-ringer-nick = Ringer
char-der-spot-burst-ringer-text = Once on your turn you may play a BANG! card as a Gatling.
char-der-spot-burst-ringer-more = It does not count for the limit, neither before nor after your BANG! card of the turn.

char-evelyn-shebang = Evelyn Shebang
char-evelyn-shebang-text = In phase 1 you may draw 1 card less for a BANG! effect on a player at distance 1.
char-evelyn-shebang-more = You decide before you draw, once. Weapons do not help. Under Thirst you then draw nothing, under Train Arrival 2. It does not count as a BANG! card.

char-henry-block = Henry Block
char-henry-block-text = A player who takes or discards a card from your hand or in front of you becomes the target of a BANG! effect, 1 for each card.
char-henry-block-more = When the effect is over, at any distance. Only where a player decided it: not for El Gringo, Vulture Sam, events, Bandidos, Poker or Tornado.

char-lemonade-jim = Lemonade Jim
char-lemonade-jim-text = Each time another player plays a Beer you may discard a card to regain 1 life.
char-lemonade-jim-more = After the Beer has had its effect, also when it was a rescue. Not at full life.

char-mick-defender = Mick Defender
char-mick-defender-text = When you are the only target of a card that is not a BANG! card, you may cancel it with a Missed! card.
char-mick-defender-more = It must be a Missed! card or one you may use as such. Not against cards that may have several targets, not against abilities. BANG! cards you answer as usual.

char-tuco-franziskaner = Tuco Franziskaner
char-tuco-franziskaner-text = In phase 1 you draw 2 cards more while no blue card lies in front of you.
char-tuco-franziskaner-more = Weapons, Bounty and Rattlesnake are blue; green cards are not. Dynamite that moved on and a Jail you left no longer count.

## Questions

ask-moment = A player may step in now
ask-moment-detail = Whether anyone can is a secret.

ask-aim_bang = { $source }: choose the BANG! and its target
ask-aim_bang-detail = Unless it is cancelled, the target loses 2 lives.
wait-aim_bang = { $who } takes aim

ask-bandidos =
    { $own ->
        [1] You play { $source }
       *[other] { $by } plays { $source }
    }
ask-bandidos-detail =
    { $left ->
        [0] You have nothing to discard, so you lose 1 life.
        [one] Discard { $left } card or lose 1 life.
       *[other] Discard { $left } cards or lose 1 life.
    }
wait-bandidos = { $who } gives up cards or a life

ask-bandidos_second = { $source }: discard a second card
ask-bandidos_second-detail = You have chosen to discard.
wait-bandidos_second = { $who } discards a second card

ask-avoid = { $by } plays { $card } on you
ask-avoid-detail = You are its only target and may cancel it.
wait-avoid = A player may step in now

ask-saved =
    { $n ->
        [one] { $to } is about to lose { $n } life
       *[other] { $to } is about to lose { $n } lives
    }
ask-saved-detail = Cause: { $source }. You may make the loss 1 smaller and then take 2 cards.
wait-saved = A player may step in now

ask-thanks = { $source }: where do your 2 cards come from?
ask-thanks-detail = 2 random cards from the hand of { $to }, or 2 from the deck.
wait-thanks = { $who } takes 2 cards for the rescue

ask-poker = { $by } plays { $source }: lay a card face down
ask-poker-detail = All are shown together. With an ace among them all are discarded.
wait-poker = { $who } lays a card face down

ask-poker_take =
    { $left ->
        [one] { $source }: take { $left } card
       *[other] { $source }: take { $left } cards
    }
ask-poker_take-detail = The others are discarded.
wait-poker_take = { $who } takes cards

ask-tornado =
    { $left ->
        [one] { $source }: choose { $left } card for { $to }
       *[other] { $source }: choose { $left } cards for { $to }
    }
ask-tornado-detail = The cards move on when everyone has chosen.
wait-tornado = { $who } chooses cards to pass on

ask-refresh = { $source }: discard a card
ask-refresh-detail = Then you draw 2.
wait-refresh = { $who } exchanges a card

ask-shotgun = { $by } hit you: discard a card
ask-shotgun-detail = Because of { $source }, you choose which one.
wait-shotgun = { $who } discards a card

opt-pass-bandidos = Lose 1 life
opt-pass-avoid = Let it happen
opt-pass-saved = Let it happen

## Why not

why-aim = Only together with a BANG! card
why-nobody-beside = { $to } has no other player at distance 1
why-nobody-out = No player is out of the game
why-not-out = { $to } is in the game

## What happens

log-cancel =
    { $me ->
        [who] You cancel { $card }
        [by] { $who } cancels your { $card }
       *[other] { $who } cancels { $card } played by { $by }
    }
log-smaller-loss =
    { $me ->
        [who] You save { $to } 1 life with { $card }
        [to] { $who } saves you 1 life with { $card }
       *[other] { $who } saves { $to } 1 life with { $card }
    }
log-reveal = All cards are shown: { $cards }
log-return-card =
    { $me ->
        [who] You are in the game again, without lives ({ $source })
       *[other] { $who } is in the game again, without lives ({ $source })
    }

## Ghosts on their plates

ui-ghost-card = Ghost
ui-chip-ghost-card = Ghost’s turn
ui-seat-ghost-card = a ghost, without lives
ui-until-ghost-card = while Ghost lies there
ui-ghost-card-plays = A ghost while the card Ghost lies there.
ui-ghost-card-you = You are a ghost while the card Ghost lies in front of you: no lives to lose or gain.

## Out of turn, and in secret

moment-avoid = A card played on me alone
moment-saved = Another player loses life
wait-poker-all = Everyone chooses in secret; the cards are shown together.
wait-tornado-all = Everyone chooses in secret; the cards move together.
zone-aimed = Just played
