### Slova hry v terminálu: boomtown play.

cli-role = Tvá role: { $role }
cli-keys = Číslo vybírá. ?: proč něco nejde. u: vzít zpět. q: odejít.
cli-choice = Tvá volba, 1–{ $n }:
cli-bad = Napiš číslo 1–{ $n }, nebo jeden ze znaků ? u q
cli-bye = Odcházíš ze hry.
cli-fine = Teď jde použít všechno, co máš.
cli-hand = Karty v ruce: { $cards }
cli-piles = Balíček: { $deck }, odhozené: { $discards }
cli-piles-top = Balíček: { $deck }, odhozené: { $discards }, nahoře: { $card }
cli-event-on = Platí událost: { $event }
cli-event-next = Příští událost: { $event }, karet v balíčku: { $n }
cli-hunt = Tvůj cíl: { $name }. Loví tě: { $by }.

## Sloupce tabulky

cli-column-player = Hráč
cli-column-lives = Životy
cli-column-hand = Ruka
cli-column-distance = Vzdálenost
cli-column-role = Role
cli-column-table = Ve hře
