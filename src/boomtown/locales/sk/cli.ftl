### Slová hry v termináli: boomtown play, boomtown replay, boomtown verify.

cli-role = Tvoja rola: { $role }
cli-keys = Napíš číslo voľby. ?: prečo niečo nejde. u: vziať späť. q: odísť.
cli-keys-read = ? MENO: čo robí karta alebo postava.
cli-choice = Tvoja voľba, 1–{ $n }:
cli-bad = Napíš číslo 1–{ $n } alebo jeden zo znakov ? u q
cli-bye = Odchádzaš z hry.
cli-fine = Teraz možno použiť všetko, čo máš.
cli-not-now = Na túto otázku sa nedá použiť: { $cards }
cli-entry-none = Nič v tejto hre sa nevolá „{ $name }“.
cli-entry-similar = Myslíš niečo z toho? { $names }
cli-hand = Karty v ruke: { $cards }
cli-piles = Balíček: { $deck }, odhodené: { $discards }
cli-piles-top = Balíček: { $deck }, odhodené: { $discards }, navrchu: { $card }
cli-event-on = Platí udalosť: { $event }
cli-event-next = Ďalšia udalosť: { $event }, kariet v balíčku: { $n }
cli-hunt = Tvoj cieľ: { $name }. Loví ťa: { $by }.
cli-step = Krok { $n }
cli-hand-of = { $name }, karty v ruke: { $cards }
cli-row = Karty v rade: { $cards }
cli-turned = Otočené karty: { $cards }
cli-looking = Prezeráš si: { $cards }
cli-looking-of = { $name } si prezerá: { $cards }
cli-spare = Tvoja druhá postava: { $character }
cli-spare-of = { $name }, druhá postava: { $character }
cli-choices = Postavy, z ktorých si vyberáš: { $characters }
cli-choices-of = { $name } si vyberá z postáv: { $characters }
cli-setting = Hra: { $game }, hráči: { $n }
cli-sets = Rozšírenia: { $sets }
cli-from-position = Začína sa danou pozíciou, nie rozdaním kariet.
cli-unfinished = Hra sa ešte neskončila.

## Stĺpce tabuľky

cli-column-player = Hráč
cli-column-lives = Životy
cli-column-hand = Ruka
cli-column-distance = Vzdialenosť
cli-column-role = Rola
cli-column-table = V hre

## Zodpovedá rozdanie sľubu? Súbor sám, alebo aj s tým, čo si pamätá prehliadač

cli-verify-commitment = Tajné číslo je to, ktorým sa server pred hrou zaviazal.
cli-verify-commitment-not = Tajné číslo nie je to, ktorým sa server pred hrou zaviazal.
cli-verify-seed = Seed rozdania vychádza z tajného čísla a z čísel hráčov.
cli-verify-seed-not = Seed rozdania nevychádza z tajného čísla a z čísel hráčov.
cli-verify-game = Ťahy zahraté znova z tohto seedu vedú k výsledku v súbore.
cli-verify-game-not = Hra v súbore sa takto hrať nedá: { $why }
cli-verify-deal-not = Čo súbor hovorí o rozdaní, nemôže byť pravda: { $why }
cli-verify-shown = Záväzok je ten, ktorý videl tvoj prehliadač.
cli-verify-shown-not = Záväzok nie je ten, ktorý videl tvoj prehliadač.
cli-verify-part = Tvoje číslo v rozdaní je.
cli-verify-part-not = Tvoje číslo v rozdaní nie je.
cli-verify-parts = Hráči, ktorých číslo v rozdaní je: { $seats }
cli-verify-no-parts = Žiadny hráč nepridal číslo: o rozdaní rozhodol sám server.
cli-verify-held = Rozdanie zodpovedá sľubu.
cli-verify-broken = Rozdanie nezodpovedá sľubu, alebo bol súbor zmenený.
cli-verify-compare = Porovnaj záväzok s tým vo svojom prehliadači: { $commitment }
cli-verify-none = O rozdaní tejto hry nebolo nič sľúbené.
cli-verify-promised-not = V súbore nie je o rozdaní nijaký sľub, ale tvojmu prehliadaču bol nejaký ukázaný.
