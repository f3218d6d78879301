### Slova hry v terminálu: boomtown play, boomtown replay.

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
cli-step = Krok { $n }
cli-hand-of = { $name }, karty v ruce: { $cards }
cli-row = Karty v řadě: { $cards }
cli-turned = Otočené karty: { $cards }
cli-looking = Prohlížíš si: { $cards }
cli-looking-of = { $name } si prohlíží: { $cards }
cli-spare = Tvá druhá postava: { $character }
cli-spare-of = { $name }, druhá postava: { $character }
cli-choices = Postavy, ze kterých si vybíráš: { $characters }
cli-choices-of = { $name } si vybírá z postav: { $characters }
cli-setting = Hra: { $game }, hráči: { $n }
cli-sets = Rozšíření: { $sets }
cli-from-position = Začíná danou pozicí, ne rozdáním karet.
cli-unfinished = Hra ještě neskončila.

## Sloupce tabulky

cli-column-player = Hráč
cli-column-lives = Životy
cli-column-hand = Ruka
cli-column-distance = Vzdálenost
cli-column-role = Role
cli-column-table = Ve hře
