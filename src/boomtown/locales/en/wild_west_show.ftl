### Words of Wild West Show. -text: what stands on the card. -more: rulings people ask about.

## The set

set-wild-west-show = Wild West Show
set-wild-west-show-text = 10 show cards, turned up by Stagecoach and Wells Fargo, which change the rules for everyone, and 8 characters.
preset-big-show = The big show
preset-big-show-text = 7 players, bonus characters and Wild West Show.
option-rosa-once = Lady Rosa of Texas once a turn
option-rosa-once-text = Seats may be swapped only once each turn instead of any number of times.

## The goal while nobody has that of the role

goal-last = Be the last one in the game. Everyone else is against you, whatever the roles.

## Show cards

event-bone-orchard = Bone Orchard
event-bone-orchard-text = Players who are out of the game come back at the start of their turns with 1 life and no cards. Each new role is drawn from those of everyone who is out.
event-bone-orchard-more = The return is for good, also when another show card follows. The new role lies face down, even if it can be only the old one; those still out do not know which role is left for them. The character keeps its ability and the maximum of lives stays. With an event that brings players back for one turn, the event comes first.

event-darling-valentine = Darling Valentine
event-darling-valentine-text = At the start of your turn discard your whole hand and draw as many cards.
event-darling-valentine-more = It must be done, before Dynamite and Jail, and then the turn continues with the usual draw. With an empty hand nothing happens. You choose the order in which the cards are discarded. Gary Looter gets none of them, and Suzy Lafayette draws nothing in between.

event-dorothy-rage = Dorothy Rage
event-dorothy-rage-text = Once on your turn name a card, another player and whom it is played on. If they hold such a card they must play it so; otherwise they show their hand.
event-dorothy-rage-more = The card is played with the distance, the weapon and the ability of its owner, who is responsible for it. The target has to be a legal one, judged without the hand. A BANG! played this way never counts against a limit. Cards that only answer cannot be named. With several copies their owner chooses one. If none of them can be played so, the hand is shown and nothing happens. Molly Stark draws a card for it.

event-gag = Gag
event-gag-text = Players may not talk. A player who talks loses 1 life.
event-gag-more = At this table, talking means writing a message while you are in the game. The message is sent and costs 1 life; you are warned first. No player is responsible for the loss, and Beer helps as usual. What the rules want you to say costs nothing.

event-helena-zontero = Helena Zontero
event-helena-zontero-text = When it comes into force, turn up the top card of the deck: on hearts or diamonds the roles of everyone in the game but the sheriff are shuffled and dealt again.
event-helena-zontero-more = Everyone looks at their own new role. Characters, lives and cards stay where they are, and roles of those who are out take no part. With 3 players the new roles lie open. No player turns the card up: it is not a check for Lucky Duke or John Pain. Afterwards the card does nothing more.

event-lady-rosa-of-texas = Lady Rosa of Texas
event-lady-rosa-of-texas-text = On your turn you may swap seats with the player on your right, who skips their next turn. As often as you like.
event-lady-rosa-of-texas-more = All cards and lives move along. A skipped turn is skipped entirely: Dynamite and Jail wait, no event is turned up. No player owes more than 1 turn, and the debt stays when another show card follows. Turns go on from your new seat: first come those you swapped with, who skip. With only 2 players in the game swapping is not possible.

event-miss-susanna = Miss Susanna
event-miss-susanna-text = A player who has played fewer than 3 cards on their turn loses 1 life when it ends.
event-miss-susanna-more = Every card played from the hand counts, blue and green ones too, also before this card came up. Cards used in play or discarded, for instance in a Duel, do not count. A repetition by Lee Van Kliff counts as 1 card. A turn lost in jail or skipped costs nothing, and a ghost has no life to lose.

event-sacagaway = Sacagaway
event-sacagaway-text = Everyone plays with an open hand. Roles stay hidden.
event-sacagaway-more = Cards are seen as they are drawn. A card taken or discarded at random is still picked at random.

event-showdown = Showdown
event-showdown-text = Any card may be played as a BANG! on your turn, and any BANG! card as a Missed!
event-showdown-more = It counts against the limit of BANG! cards like any other. In a Duel and against Indians! a real BANG! card is still needed. A Stagecoach played as a BANG! draws nothing and turns up no card. Big Spencer may play a BANG! as a Missed! too, and Lee Van Kliff may pay with any card.

event-wild-west-show = Wild West Show
event-wild-west-show-text = From now on everyone wants to be the last one in the game. It stays until the game ends.
event-wild-west-show-more = The game continues when the sheriff or all outlaws are out; only the very last one wins, alone. Everything else about roles stays: no Jail for the sheriff, 3 cards for an outlaw, and a sheriff who eliminates a deputy loses all cards.

## Characters

char-big-spencer = Big Spencer
char-big-spencer-nick = Spencer
char-big-spencer-text = You begin with 5 cards. You cannot play Missed!
char-big-spencer-more = As sheriff too there are 5 cards. A Missed! may still be discarded to pay for something. Barrel, Dodge and green cards with that symbol work, and so does a BANG! as Missed! in a Showdown. The hand limit is the number of lives, as for everyone.

char-flint-westwood = Flint Westwood
char-flint-westwood-text = Once on your turn choose a card from your hand and give it to another player for 2 random cards from that hand.
char-flint-westwood-more = The 2 cards are taken first, so your own card cannot come back. From a hand of 1 card you get only that one.

char-gary-looter = Gary Looter
char-gary-looter-text = You take all cards that others discard at the end of their turn because of the hand limit.
char-gary-looter-more = It is not optional. Your own excess cards are discarded as usual, and cards discarded for any other reason are not for you. Under Abandoned Mine you get nothing from a player who drew from the discards.

char-greygory-deck = Greygory Deck
char-greygory-deck-text = You have the abilities of 2 random characters of the base game. At the start of your turn you may exchange both.
char-greygory-deck-more = No other player may have been dealt them. They are exchanged before any check, both or none, and either may come again. Your 4 lives stay. Of 2 abilities for phase 1 you choose one. Under Hangover they rest.

char-john-pain = John Pain
char-john-pain-text = Whenever anyone draws! and you hold fewer than 6 cards, you take the card that was turned up.
char-john-pain-more = Of several cards only the one that counts. You get it when everything the check brings about is over: a Beer turned up for your own Dynamite comes too late, a Missed! turned up for your own Barrel does not help against the same shot.

char-lee-van-kliff = Lee Van Kliff
char-lee-van-kliff-text = On your turn you may discard a BANG! to repeat the effect of the brown card you have just played.
char-lee-van-kliff-more = Right after the effect, and once for each card. Targets are chosen again, a price is not paid again, and the suit is that of the card. A repeated BANG! is not a BANG! card: it does not count against a limit, and 1 Missed! stops it. Repeating Stagecoach turns up no show card.

char-teren-kill = Teren Kill
char-teren-kill-text = Whenever you would be out of the game, draw!: unless it is spades you stay with 1 life and draw a card.
char-teren-kill-more = First you may save yourself with Beer as usual. Staying is not an elimination: no role is shown and no player gets a reward. As a ghost without lives you cannot use it.

char-youl-grinner = Youl Grinner
char-youl-grinner-text = In phase 1, before you draw, everyone with more cards in hand than you gives you a card of their choice.
char-youl-grinner-more = All compare with your hand before the first card is given, and give clockwise from your left. Only the two of you see the card. Not in a turn lost in jail.

## Questions

ask-valentine = { $source }: choose what you discard next
ask-valentine-detail = You discard your whole hand in the order you choose, then draw as many cards. Cards left: { $left }.
wait-valentine = { $who } exchanges their hand
opt-pass-valentine = Discard the rest
ask-order-card = { $source }: name a card
ask-order-card-detail = Next you name who has to play it.
wait-order-card = { $who } gives an order
ask-order-seat = { $source }: who has to play { $card }
ask-order-seat-detail = Without such a card they show their hand.
wait-order-seat = { $who } gives an order
ask-order-aim = { $source }: choose a target for { $card }
ask-order-aim-detail = { $to } has to play it so.
wait-order-aim = { $who } gives an order
ask-obey = { $by } makes you play { $card }
ask-obey-detail = Choose which one you play. Without one that can be played so, show your hand.
wait-obey = { $who } has to play a card
opt-pass-obey = Show your hand
ask-barter = { $source }: choose a card for { $to }
ask-barter-detail = For it you take 2 random cards from that hand, before yours arrives.
wait-barter = { $who } chooses a card to give
ask-gift = { $source }: choose a card for { $to }
ask-gift-detail = You hold more cards. Only the two of you see which one it is.
wait-gift = { $who } chooses a card to give
ask-which-ability = { $source }: choose how you draw
ask-which-ability-detail = Only one of the two abilities works in this phase.
wait-which-ability = { $who } chooses an ability
ask-repeat-as = { $source }: choose what the Beer gives this time
ask-repeat-as-detail = The effect is repeated, and you choose again.
wait-repeat-as = { $who } chooses what is repeated

## Reasons

why-never-plays = Not for this character: { $source }
why-no-other-seat = Only 2 are in the game: { $source }
why-nothing-to-repeat = No brown card has just been played: { $source }

## Log

log-flip-good = { $card } is turned up ({ $source }): the roles are dealt again
log-flip-bad = { $card } is turned up ({ $source }): the roles stay
log-roles = Some roles are shuffled and lie face down: { $n } ({ $source })
log-roles-one =
    { $me ->
        [who] Your role lies face down again ({ $source })
       *[other] The role of { $who } lies face down again ({ $source })
    }
log-seats =
    { $me ->
        [who] You swap seats with { $to }
        [to] { $who } swaps seats with you
       *[other] { $who } swaps seats with { $to }
    }
log-skip =
    { $me ->
        [who] You skip your turn
       *[other] { $who } skips their turn
    }
log-order =
    { $me ->
        [who] You order { $to } to play { $card }
        [to] { $who } orders you to play { $card }
       *[other] { $who } orders { $to } to play { $card }
    }
log-order-at =
    { $me ->
        [who] You order { $to } to play { $card } on { $at }
        [to] { $who } orders you to play { $card } on { $at }
       *[other] { $who } orders { $to } to play { $card } on { $at }
    }
log-order-hand =
    { $me ->
        [who] You order { $to } to play { $card } on a random card in the hand of { $at }
        [to] { $who } orders you to play { $card } on a random card in the hand of { $at }
       *[other] { $who } orders { $to } to play { $card } on a random card in the hand of { $at }
    }
log-order-card =
    { $me ->
        [who] You order { $to } to play { $card } on { $at }: { $of }
        [to] { $who } orders you to play { $card } on { $at }: { $of }
       *[other] { $who } orders { $to } to play { $card } on { $at }: { $of }
    }
log-order-both =
    { $me ->
        [who] You order { $to } to play { $card } on { $at } and { $also }
        [to] { $who } orders you to play { $card } on { $at } and { $also }
       *[other] { $who } orders { $to } to play { $card } on { $at } and { $also }
    }
log-hand =
    { $me ->
        [who] You show your hand: { $cards }
       *[other] { $who } shows their hand: { $cards }
    }
log-hand-empty =
    { $me ->
        [who] You show an empty hand
       *[other] { $who } shows an empty hand
    }
log-survive =
    { $me ->
        [who] You stay in the game with 1 life ({ $source })
       *[other] { $who } stays in the game with 1 life ({ $source })
    }
log-goal-last = From now on everyone wants to be the last one in the game
log-talk =
    { $me ->
        [who] You say something
       *[other] { $who } says something
    }

goal-last-short = Last one wins
