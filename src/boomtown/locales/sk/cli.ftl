### Slová hry v termináli: boomtown play.

cli-role = Tvoja rola: { $role }
cli-keys = Číslo vyberá. ?: prečo niečo nejde. u: vziať späť. q: odísť.
cli-choice = Tvoja voľba, 1–{ $n }:
cli-bad = Napíš číslo 1–{ $n } alebo jeden zo znakov ? u q
cli-bye = Odchádzaš z hry.
cli-fine = Teraz možno použiť všetko, čo máš.
cli-hand = Karty v ruke: { $cards }
cli-piles = Balíček: { $deck }, odhodené: { $discards }
cli-piles-top = Balíček: { $deck }, odhodené: { $discards }, navrchu: { $card }
cli-event-on = Platí udalosť: { $event }
cli-event-next = Ďalšia udalosť: { $event }, kariet v balíčku: { $n }
cli-hunt = Tvoj cieľ: { $name }. Loví ťa: { $by }.

## Stĺpce tabuľky

cli-column-player = Hráč
cli-column-lives = Životy
cli-column-hand = Ruka
cli-column-distance = Vzdialenosť
cli-column-role = Rola
cli-column-table = V hre
