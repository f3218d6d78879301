### Names and texts of event cards.
### -text: what stands on the card. -more: rulings people ask about.

## High Noon

event-blessing = Blessing
event-blessing-text = Every card is a heart: in hand, in play and when it is turned up for a check.
event-blessing-more = Ranks stay. Everyone escapes Jail, Barrel always works, Dynamite never explodes and Black Jack always draws 1 more card. No card is a diamond, so the ability of Apache Kid does nothing. Checks are still made.

event-curse = Curse
event-curse-text = Every card is a spade: in hand, in play and when it is turned up for a check.
event-curse-more = Ranks stay. No player escapes Jail, Barrel never works, Dynamite explodes on any 2–9 and Black Jack never draws an extra card. No card is a diamond, so the ability of Apache Kid does nothing. Checks are still made.

event-ghost-town = Ghost Town
event-ghost-town-text = Players who are out of the game come back for their own turns: they draw 3 cards and can neither lose nor regain lives. When the turn ends they are out again.
event-ghost-town-more = During the turn a ghost counts like anyone else and can even win: an outlaw who comes back and eliminates the sheriff does. A player who falls now comes back too, if their turn is still to come. Kit Carlson looks at 3 cards and keeps them all, Black Jack draws a fourth if the second is red, Pixie Pete draws 3, Bill Noface 5, Pat Brennan 3 or takes 1 card in play; Jesse Jones and Pedro Ramirez choose where the first comes from. Beer heals nothing, Chuck Wengam has no life to pay with, and at the end all cards in hand and in play are discarded. Leaving again counts for Greg Digger, Herb Hunter and Vulture Sam, but no player gets a reward for it.

event-gold-rush = Gold Rush
event-gold-rush-text = Turns go counter-clockwise, beginning with the sheriff. Everything else stays clockwise.
event-gold-rush-more = Dynamite still moves to the left, and Gatling, General Store or Indians! still go clockwise. Distances do not change. When the player on turn falls or stays in jail, the player on the right is next. The last turn is that of the player to the left of the sheriff. This is an event, not the set of the same name.

event-the-daltons = The Daltons
event-the-daltons-text = When it comes into force, everyone with blue cards in play chooses 1 of them and discards it, clockwise from the sheriff.
event-the-daltons-more = Weapons, Barrel, Mustang and the like are blue, and so are Jail and Dynamite; green cards are not. It happens before Dynamite and Jail are checked: discard the Jail in front of you and you are free. Afterwards the event does nothing more.

event-the-doctor = The Doctor
event-the-doctor-text = When it comes into force, everyone in the game with the fewest lives regains 1 life.
event-the-doctor-more = If several share the smallest number, each of them regains 1 life. No player goes above the maximum: if those with the fewest lives have them all, nothing happens. Afterwards the event does nothing more.

event-the-reverend = The Reverend
event-the-reverend-text = Players may not play Beer.
event-the-reverend-more = Not even against a lethal loss. Everything else heals as usual: Saloon, Tequila, Whisky, Canteen, the ability of Sid Ketchum. A Beer may still be discarded, for instance to pay for a card or an ability.

event-train-arrival = Train Arrival
event-train-arrival-text = In phase 1 everyone draws 1 card more.
event-train-arrival-more = Kit Carlson looks at 3 cards and keeps them all. Jesse Jones and Pedro Ramirez choose where the first card comes from and draw 2 from the deck. Black Jack shows the second of 3 cards and draws a fourth if it is red. Pixie Pete draws 4, Bill Noface 1 more than usual, Pat Brennan 3 or takes 1 card in play. Claus the Saint keeps 1 more.

event-hangover = Hangover
event-hangover-text = Characters have no abilities, neither on their turn nor outside it.
event-hangover-more = Lives and their maximum stay as they are, also the extra life of the sheriff. Vera Custer chooses no one, and an ability borrowed before does not work either. Cards work as usual.

event-the-sermon = The Sermon
event-the-sermon-text = Players may not use BANG! cards on their own turn.
event-the-sermon-more = Not as a shot, not in a Duel, not to pay for a card or an ability. If you play Duel and the other one answers, you lose 1 life. No other card may serve as a BANG! either (Calamity Janet, Annie Versary). Outside the own turn BANG! cards work as usual, and so does anything else with a BANG! effect: Gatling, Punch, Doc Holyday. Cards above the hand limit are discarded as always.

event-thirst = Thirst
event-thirst-text = In phase 1 everyone draws 1 card less.
event-thirst-more = Kit Carlson looks at 3 cards, keeps 1 and puts 2 back in any order. Jesse Jones and Pedro Ramirez may use their ability for their only card. Black Jack has no second card to show. Pixie Pete draws 2, Bill Noface 1 less than usual, so none at full life, and Pat Brennan draws 1 or takes 1 card in play. Claus the Saint keeps only 1.

event-shootout = Shootout
event-shootout-text = Everyone may play 2 BANG! cards on their turn.
event-shootout-more = With Volcanic or as Willy the Kid there is still no limit. Other cards and abilities with a BANG! effect are not counted, as always.

event-high-noon = High Noon
event-high-noon-text = Everyone loses 1 life at the start of their turn. It is the last event and stays until the game ends.
event-high-noon-more = It comes before Dynamite and Jail. No player is responsible: no reward, nothing for El Gringo, but Bart Cassidy draws a card. Beer helps against the loss of the last life as usual, except with only 2 players left. A player who falls does not play the turn; if it is the sheriff, the game is over.

event-new-identity = New Identity
event-new-identity-text = At the start of your turn you may swap your character for your second one. You then have 2 lives.
event-new-identity-more = Everyone is dealt a second character at the beginning and sees only their own. The new ability works at once. The maximum of lives is that of the new character, 1 more for the sheriff. Cards in hand and in play stay, and the old character becomes the second one. If you do not swap, nothing changes.

event-handcuffs = Handcuffs
event-handcuffs-text = After drawing in phase 1 you name a suit. For the rest of the turn you may play only cards of that suit.
event-handcuffs-more = You must name one, but it may be one you do not hold. A Beer or Missed! you play on your own turn is limited too. You are free to discard, in a Duel, as a cost or at the end, and to use green cards in play. The others are not limited.

## A Fistful of Cards

event-ambush = Ambush
event-ambush-text = The distance between any two players is 1, wherever they sit.
event-ambush-more = Only cards in play (Mustang, Hideout, Scope, Binocular) and abilities (Paul Regret, Rose Doolan) change it. So with range 1 you reach everyone who is not protected by a Mustang or the like.

event-sniper = Sniper
event-sniper-text = On your turn you may discard 2 BANG! cards together: this is a BANG! effect on anyone in your range, and it takes 2 Missed! effects to cancel it.
event-sniper-more = It does not count against the limit, and you may do it any number of times. Every Missed! effect counts, from cards and from abilities, but 1 alone changes nothing. Calamity Janet may discard Missed! cards for it. Against Apache Kid at least 1 of the 2 cards must not be a diamond.

event-dead-man = Dead Man
event-dead-man-text = The first player who was eliminated comes back at the start of their turn, with 2 lives and 2 cards.
event-dead-man-more = They play a full turn and stay, also when the event is over. Only the first one comes back, and only once. If the first elimination of the game happens now, it holds as well, as long as the turn of that player is still to come. Role and maximum of lives stay, and the role stays known. A second elimination pays reward or penalty as usual.

event-blood-brothers = Blood Brothers
event-blood-brothers-text = At the start of your turn you may lose 1 life, but not your last, so that another player regains 1 life.
event-blood-brothers-more = Once a turn, before Dynamite and Jail. You cannot choose anyone who is out of the game or at full life. Bart Cassidy draws a card for the lost life.

event-the-judge = The Judge
event-the-judge-text = No card that stays in play may be played: neither blue nor green, neither on yourself nor on others.
event-the-judge-more = So no player can be jailed and no weapon replaced. Cards already in play work as usual, and green ones can be used.

event-lasso = Lasso
event-lasso-text = Cards in play have no effect.
event-lasso-more = Everyone has range 1; Mustang, Scope, Barrel and Volcanic do nothing, and green cards cannot be used. There is no check for Jail or Dynamite; they stay where they are. Cards may still be put in play, taken and discarded, within the usual limits. Abilities work, also those of Jourdonnais and Paul Regret.

event-law-of-the-west = Law of the West
event-law-of-the-west-text = In phase 1 you show the second card you draw. You must play it in this turn if you can.
event-law-of-the-west-more = When and on whom is up to you; a blue or green card is played by putting it in play. As long as you could play it, you may neither spend it otherwise nor end the turn (unless an option of the table lets you, for 1 life). There is no duty if it cannot be played or could only be aimed at yourself. Jesse Jones and Pedro Ramirez show the card from the deck, Kit Carlson the second one chosen. A player who draws fewer than 2 cards, or takes a card in play as Pat Brennan, shows nothing.

event-hard-liquor = Hard Liquor
event-hard-liquor-text = You may skip phase 1 and regain 1 life instead.
event-hard-liquor-more = You draw nothing and use no ability of phase 1. You decide after Dynamite and Jail. It is not possible at full life. Vera Custer still chooses an ability before that.

event-abandoned-mine = Abandoned Mine
event-abandoned-mine-text = In phase 1 you take your cards from the top of the discard pile. If you do, the hand cards you discard in this turn go face down on the deck.
event-abandoned-mine-more = When the discard pile runs out, the rest comes from the deck; if you get nothing from the pile, your turn is as usual. On the deck go BANG! cards discarded in your Duel, cards discarded as a cost and cards above the hand limit, in the order you like. On the discard pile go cards that are played or used, old weapons, cards turned up for a check, cards discarded for an ability and whatever others discard. Abilities of phase 1 work with the discard pile in place of the deck.

event-peyote = Peyote
event-peyote-text = Instead of drawing in phase 1 you name red or black and turn up the top card of the deck. Right: you keep it and guess again. Wrong: it is discarded and phase 2 begins.
event-peyote-more = You must continue until you are wrong. Abilities of phase 1 are not used; only Vera Custer still chooses one before that. It is not a check: Lucky Duke turns up only 1 card.

event-ranch = Ranch
event-ranch-text = At the end of phase 1 you may discard any number of cards from your hand and draw as many.
event-ranch-more = Only once a turn. First you discard everything you want to exchange, then you draw.

event-ricochet = Ricochet
event-ricochet-text = On your turn you may use BANG! cards on cards in play, at any distance. The card is discarded unless its owner cancels the effect.
event-ricochet-more = As often as you like, without counting against the limit, also on your own cards. Any Missed! effect saves the card, even that of the Barrel you aim at. No life is lost. Against Slab the Killer it takes 2 Missed! effects, and a diamond does nothing to the cards of Apache Kid. In the turn of Belle Star the others cannot answer with cards in play.

event-russian-roulette = Russian Roulette
event-russian-roulette-text = When it comes into force, everyone uses a Missed! effect, clockwise from the sheriff. The first who does not loses 2 lives, and it is over.
event-russian-roulette-more = It goes on from seat to seat, again and again, until a player cannot or will not. Every Missed! effect counts, from cards and from abilities. Several Beers may be played against the loss. No player is responsible; if the sheriff falls, the game is over. Molly Stark draws for the cards used, but not as the sheriff.

event-vendetta = Vendetta
event-vendetta-text = At the end of your turn you check: on a heart you play another turn at once.
event-vendetta-more = The check comes after phase 3. The other turn is a full one, with Dynamite and Jail, but without a check at its end. A player who loses the turn in jail does not check. An extra turn of the sheriff brings no new event. A green card put in play in the first turn can be used in the second.

event-a-fistful-of-cards = A Fistful of Cards
event-a-fistful-of-cards-text = At the start of your turn you are the target of as many BANG! effects as you hold cards. It is the last event and stays until the game ends.
event-a-fistful-of-cards-more = The number is fixed at that moment. They come one after the other, before Dynamite and Jail; each Missed! effect cancels 1, and with a Barrel you may check against each. No player shoots: no reward, nothing for El Gringo. If you fall, the rest is void and the next turn begins.
