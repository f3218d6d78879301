### Slova hry v terminálu: boomtown play, boomtown replay, boomtown verify.

cli-role = Tvá role: { $role }
cli-keys = Napiš číslo volby. ?: proč něco nejde. u: vzít zpět. q: odejít.
cli-keys-read = ? JMÉNO: co dělá karta nebo postava.
cli-choice = Tvá volba, 1–{ $n }:
cli-bad = Napiš číslo 1–{ $n }, nebo jeden ze znaků ? u q
cli-bye = Odcházíš ze hry.
cli-fine = Teď jde použít všechno, co máš.
cli-not-now = Na tuhle otázku nejde použít: { $cards }
cli-entry-none = Nic v téhle hře se nejmenuje „{ $name }“.
cli-entry-similar = Myslíš něco z toho? { $names }
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

## Odpovídá rozdání slibu? Soubor sám, nebo i s tím, co si pamatuje prohlížeč

cli-verify-commitment = Tajné číslo je to, kterým se server před hrou zavázal.
cli-verify-commitment-not = Tajné číslo není to, kterým se server před hrou zavázal.
cli-verify-seed = Seed rozdání vychází z tajného čísla a z čísel hráčů.
cli-verify-seed-not = Seed rozdání nevychází z tajného čísla a z čísel hráčů.
cli-verify-game = Tahy zahrané znovu z tohoto seedu vedou k výsledku v souboru.
cli-verify-game-not = Hra v souboru se takhle hrát nedá: { $why }
cli-verify-deal-not = Co soubor říká o rozdání, nemůže být pravda: { $why }
cli-verify-shown = Závazek je ten, který viděl tvůj prohlížeč.
cli-verify-shown-not = Závazek není ten, který viděl tvůj prohlížeč.
cli-verify-part = Tvé číslo v rozdání je.
cli-verify-part-not = Tvé číslo v rozdání není.
cli-verify-parts = Hráči, jejichž číslo v rozdání je: { $seats }
cli-verify-no-parts = Žádný hráč nepřidal číslo: o rozdání rozhodl sám server.
cli-verify-held = Rozdání odpovídá slibu.
cli-verify-broken = Rozdání slibu neodpovídá, nebo byl soubor změněn.
cli-verify-compare = Porovnej závazek s tím ve svém prohlížeči: { $commitment }
cli-verify-none = O rozdání této hry nebylo nic slíbeno.
cli-verify-promised-not = V souboru není o rozdání žádný slib, ale tvému prohlížeči byl nějaký ukázán.
