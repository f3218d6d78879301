### Mená, texty, otázky a hlásenia rozšírenia Ozbrojení a nebezpeční.

set-armed-and-dangerous = Ozbrojení a nebezpeční
set-armed-and-dangerous-text = Ďalších 28 kariet, 8 postáv a 32 žetónov nabitia: oranžové karty, ktoré sa platia žetónmi, zbrane s účinkom a bomba, ktorá putuje.
preset-loaded = Nabité
preset-loaded-text = 6 hráčov, Dodge City a Ozbrojení a nebezpeční.

option-orange-brings-load = Žetón aj za oranžovú kartu
option-orange-brings-load-text = Kto hrá oranžovú kartu, môže si pridať 1 žetón rovnako ako za modrú.
option-ghosts-resist-big-fifty = Big Fifty necháva duchov tak
option-ghosts-resist-big-fifty-text = Karta, ktorá niekoho drží v hre, platí aj proti zbrani Big Fifty.
option-bomb-on-anybody = Bomba na kohokoľvek
option-bomb-on-anybody-text = Bomba sa môže zahrať aj na toho, na koho kárové karty neplatia.

## Oranžové karty

card-ace-up-the-sleeve = Eso v rukáve
card-ace-up-the-sleeve-text = 2 žetóny: dober si 1 kartu.
card-ace-up-the-sleeve-more = Vo svojom ťahu, toľkokrát, na koľko žetóny na tejto karte stačia.

card-bandolier = Bandalier
card-bandolier-text = Raz za svoj ťah, 1 žetón: môžeš v tomto ťahu zahrať o 1 kartu BANG! viac.
card-bandolier-more = Pred prvou kartou BANG! aj po nej. Dostrel platí ako obvykle a zbraň môže použiť svoj účinok. Čo nevyužiješ, na konci ťahu prepadá.

card-bomb = Bomba
card-bomb-text = Vylož ju pred kohokoľvek. Na začiatku ťahu jej držiteľ odoberá: so srdcovou alebo károvou ide k inému hráčovi, inak miznú 2 žetóny. Bez žetónov vybuchuje: 2 životy.
card-bomb-more = Odoberá sa po kartách Dynamit a Väzenie, v ťahu stratenom vo väzení vôbec. Držiteľ na ňu môže pridávať žetóny a platiť nimi. Keď ju niekto vezme alebo odhadzuje, nevybuchuje. Za stratu nikto nezodpovedá.

card-bell-tower = Zvonica
card-bell-tower-text = 1 žetón: pre ďalšiu kartu, ktorú hráš, sú všetci ostatní od teba vo vzdialenosti 1.
card-bell-tower-more = Nech tvrdí Mustang, Paul Regret a ďalší čokoľvek. Spotrebuje ju ďalšia zahratá karta, aj keď na vzdialenosti nezáleží. Schopnosti a karty v hre sa nepočítajú.

card-crate = Debna
card-crate-text = 2 žetóny: efekt Vedľa! vo svojom ťahu aj mimo neho.
card-crate-more = So 4 žetónmi sa dá použiť proti tomu istému výstrelu dvakrát. S kartou Barel si volíš poradie.

card-tumbleweed = Stepný bežec
card-tumbleweed-text = 1 žetón, kedykoľvek: práve vykonané odobratie sa opakuje.
card-tumbleweed-more = Odobratie kohokoľvek, aj tvoje, kým žetóny stačia. Prvý výsledok neplatí. Odobratie s viacerými kartami sa opakuje celé.

card-whip = Bič
card-whip-text = 3 žetóny: odhoď ľubovoľnú kartu v hre.
card-whip-more = Na ľubovoľnú vzdialenosť, aj vlastnú kartu. Nikdy kartu z ruky ani vybavenie zo Zlatej horúčky.

card-beer-keg = Sud piva
card-beer-keg-text = 3 žetóny: vo svojom ťahu si pridaj 1 život.
card-beer-keg-more = Aj keď sú v hre len 2 hráči. Nie je to karta Pivo a nikoho nezachráni.

card-lockpick = Pakľúč
card-lockpick-text = 3 žetóny: vezmi náhodnú kartu z ruky iného hráča.
card-lockpick-more = Na ľubovoľnú vzdialenosť, nikdy kartu v hre.

card-big-fifty = Big Fifty
card-big-fifty-text = Zbraň, dostrel 6. 1 žetón ku karte BANG! a schopnosť aj karty v hre jej cieľa neplatia.
card-big-fifty-more = Kým sa karta BANG! nevyrieši. Karty z ruky pomáhajú ďalej. Koho chráni len Mustang alebo schopnosť, na toho môžeš mieriť, žetón potom platiť musíš.

card-big-fifty-shot = Výstrel z Big Fifty
card-big-fifty-shot-text = Kým trvá, schopnosť a karty v hre jeho cieľa neplatia.
card-big-fifty-shot-more = Nie je to samostatná karta.

card-buntline-special = Buntline Special
card-buntline-special-text = Zbraň, dostrel 2. 1 žetón ku karte BANG! a kto ju zruší, odhadzuje kartu z ruky.
card-buntline-special-more = Kartu vyberá cieľ, až po všetkom, čo prinesie efekt Vedľa! Kto nemá kartu, nič neodhadzuje.

card-double-barrel = Dvojhlavňovka
card-double-barrel-text = Zbraň, dostrel 1. 1 žetón ku károvej karte BANG! a nedá sa zrušiť.
card-double-barrel-more = Žiadny efekt Vedľa! žiadny Barel. Ignorovať a odkloniť nie je zrušiť. Pri udalostiach Požehnanie a Prekliatie žiadne kára nie sú.

card-thunderer = Thunderer
card-thunderer-text = Zbraň, dostrel 3. 1 žetón ku karte BANG! a hneď sa ti vracia do ruky.
card-thunderer-more = Či zasiahne, alebo nie. Ako karta BANG! tohto ťahu sa počíta aj tak.

## Hnedé karty

card-caravan = Karavána
card-caravan-text = Dober si 2 karty. Vylepšenie: za každé 2 žetóny o 1 kartu viac.
card-caravan-more = Rozhoduješ sa pri zahratí. Žetóny môžu byť z viacerých tvojich kariet aj z postavy.

card-a-little-nip = Malý dúšok
card-a-little-nip-text = Pridaj si 1 život. Vylepšenie: za každé 3 žetóny o 1 život viac.
card-a-little-nip-more = Len vo svojom ťahu, aj keď sú v hre len 2 hráči. Nie je to karta Pivo.

card-quick-shot = Rýchlopaľba
card-quick-shot-text = Efekt BANG! na hráča na tvoj dostrel. Vylepšenie: za každý žetón o 1 hráča na dostrel viac.
card-quick-shot-more = Nie je to karta BANG! Každý cieľ je iný a každý odpovedá sám za seba, v smere hodinových ručičiek od teba.

card-flintlock = Kresadlovka
card-flintlock-text = Efekt BANG! na hráča na tvoj dostrel. Vylepšenie: keď sa zruší, vezmi si ju za 2 žetóny späť.
card-flintlock-more = Nie je to karta BANG! Späť v ruke sa môže hneď zahrať znova.

card-arrow = Šíp
card-arrow-text = Hráč odhadzuje kartu BANG! z ruky, inak stráca 1 život. Vylepšenie: za každý žetón o 1 hráča viac.
card-arrow-more = Na ľubovoľnú vzdialenosť. Pomáha len karta BANG! alebo tá, ktorú tak môžeš použiť.

card-duck = Skrč sa!
card-duck-text = Efekt Vedľa! Vylepšenie: za 2 žetóny si kartu vezmi späť.
card-duck-more = Aj mimo svojho ťahu. Späť v ruke sa môže zahrať znova, keď treba druhý efekt Vedľa!

card-reload = Nabíjanie
card-reload-text = Vezmi si 3 žetóny a rozdeľ ich na svoje oranžové karty a svoju postavu.
card-reload-more = Najviac 4 na jedno miesto. Čo sa nezmestí, si neberieš.

card-rust = Hrdza
card-rust-text = Všetci ostatní strácajú 1 žetón z každej oranžovej karty a z postavy. Idú na tvoju postavu.
card-rust-more = Najviac do 4, zvyšok prepadá. Karta bez žetónov sa odhadzuje, Bomba vybuchuje.

card-squaw = Squaw
card-squaw-text = Odhoď ľubovoľnú kartu v hre. Vylepšenie: za 2 žetóny si ju vezmi do ruky.
card-squaw-more = Na ľubovoľnú vzdialenosť. Nikdy vybavenie zo Zlatej horúčky.

## Postavy

char-al-preacher = Al Preacher
char-al-preacher-nick = Preacher
char-al-preacher-text = Keď iný hráč hrá modrú alebo oranžovú kartu, môžeš zaplatiť 2 žetóny a dobrať si 1 kartu.
char-al-preacher-more = Raz za každú takú kartu, aj mimo svojho ťahu, nech leží kdekoľvek.
char-bass-greeves = Bass Greeves
char-bass-greeves-nick = Greeves
char-bass-greeves-text = Raz za svoj ťah môžeš odhodiť kartu z ruky a dať 2 žetóny na jedno svoje miesto.
char-bass-greeves-more = Oba na tú istú kartu alebo na túto postavu. Čo presiahne 4, prepadá.
char-bloody-mary = Bloody Mary
char-bloody-mary-nick = Mary
char-bloody-mary-text = Vždy, keď sa zruší tvoja karta BANG! dober si 1 kartu.
char-bloody-mary-more = Nie pre karty Rýchlopaľba, Kresadlovka, Guľomet a podobné. Čo sa ignoruje alebo odkloní, to sa neruší.
char-frankie-canton = Frankie Canton
char-frankie-canton-nick = Canton
char-frankie-canton-text = Raz za svoj ťah môžeš presunúť 1 žetón z ľubovoľnej oranžovej karty alebo z inej postavy na túto.
char-frankie-canton-more = Aj z vlastnej oranžovej karty, kým má táto postava menej ako 4. Prázdna karta sa odhadzuje, Bomba vybuchuje.
char-julie-cutter = Julie Cutter
char-julie-cutter-nick = Julie
char-julie-cutter-text = Vždy, keď prídeš o životy pre iného hráča, odoberáš: so srdcovou alebo károvou je ten hráč cieľom efektu BANG!
char-julie-cutter-more = Len 1 odobratie, nech ide o koľko životov chce, na ľubovoľnú vzdialenosť. Mimo hry nie, po záchrane áno.
char-mexicali-kid = Mexicali Kid
char-mexicali-kid-nick = Mexicali
char-mexicali-kid-text = Raz za svoj ťah môžeš zaplatiť 2 žetóny za efekt BANG! na hráča na tvoj dostrel.
char-mexicali-kid-more = Nehrá sa žiadna karta: bez limitu a bez účinku zbrane.
char-ms-abigail = Ms. Abigail
char-ms-abigail-nick = Abigail
char-ms-abigail-text = Môžeš ignorovať hnedú kartu hodnoty J, Q, K alebo A, ktorú iný hráč hrá len na teba.
char-ms-abigail-more = Nie Guľomet, Indiánov a podobné karty a nie karty Rýchlopaľba a Šíp s viacerými cieľmi. Ignorovať nie je zrušiť.
char-red-ringo = Red Ringo
char-red-ringo-nick = Ringo
char-red-ringo-text = Začínaš so 4 žetónmi. Raz za svoj ťah môžeš 1 alebo 2 z nich presunúť na svoje oranžové karty.
char-red-ringo-more = Na jednu alebo na dve, najviac 4 na každej. Nikdy späť.

## Otázky

ask-pay_loads = { $source }: ktorý žetón platíš?
ask-pay_loads-detail =
    { $left ->
        [one] Zostáva zaplatiť { $left } žetón.
        [few] Zostáva zaplatiť { $left } žetóny.
       *[other] Zostáva zaplatiť { $left } žetónov.
    }
wait-pay_loads = { $who } platí žetóny

ask-load = { $source }: kam príde žetón?
ask-load-detail =
    { $each ->
        [1] Najviac 4 na jedno miesto. Zostáva vybrať: { $left }
       *[other] Oba žetóny idú na to isté miesto, zmestia sa tam najviac 4.
    }
wait-load = { $who } umiestňuje žetón
opt-choose-load = Na svoju postavu
opt-pass-load = Bez žetónu

ask-discard_loads = Kam príde žetón?
ask-discard_loads-detail = Za odhodenú kartu. Najviac 4 na jedno miesto. Zostáva vybrať: { $left }
wait-discard_loads = { $who } umiestňuje žetón
opt-pass-discard_loads = Bez žetónu

ask-upgrade = { $source }: vylepšiť?
ask-upgrade-detail = Jeden krok stojí: { $n }. Zaplatené: { $paid }. Tvoje žetóny: { $owned }
wait-upgrade = { $who } môže vylepšiť kartu
opt-use-upgrade = Vylepšiť: { $source }
opt-pass-upgrade = Nevylepšovať

ask-more_targets = { $source }: kto ešte?
ask-more_targets-detail =
    { $n ->
        [0] Už sú zaplatené. Zatiaľ vybrané: { $paid }
       *[other] Každý stojí žetón. Zatiaľ vybrané: { $paid }. Tvoje žetóny: { $owned }
    }
wait-more_targets = { $who } vyberá ďalšie ciele
opt-choose-upgrade =
    { $me ->
        [to] Aj na seba
       *[other] Aj { $to }
    }
opt-pass-more_targets = Nikto ďalší

ask-take_back = { $source }: vziať späť?
ask-take_back-detail = Stojí to { $n ->
            [one] { $n } žetón
            [few] { $n } žetóny
           *[other] { $n } žetónov
        }.
wait-take_back = { $who } si môže vziať kartu späť
opt-pass-take_back = Nechať tak

ask-bomb = Kto dostane bombu?
ask-bomb-detail = Žetóny na nej: { $n }
wait-bomb = { $who } odovzdáva bombu

ask-check_again =
    { $own ->
        [1] { $source }: opakovať svoje odobratie?
       *[other] { $source }: opakovať odobratie? Odoberá { $by }
    }
ask-check_again-detail =
    { $good ->
        [1] Odobratie vyšlo. Urobilo by sa znova.
        [2] Vráti životov: { $n }. Urobilo by sa znova.
       *[other] Odobratie nevyšlo. Urobilo by sa znova.
    }
wait-check_again = { $who } môže dať odobratie opakovať
opt-pass-check_again = Nech platí

ask-power = Použiť účinok? { $source }
ask-power-detail = Pre túto kartu BANG! Cieľ: { $to }. Žetóny na zbrani: { $n }
wait-power = { $who } sa rozhoduje o zbrani
opt-use-power = Zaplatiť žetón: { $source }
opt-pass-power = Bez účinku

ask-buntline = { $by } strieľa, { $source }: odhoď kartu
ask-buntline-detail = Výstrel je zrušený, teraz vyber kartu z ruky.
wait-buntline = { $who } odhadzuje kartu

ask-preacher = { $source }: dobrať si kartu?
ask-preacher-detail = Stojí to { $n ->
            [one] { $n } žetón
            [few] { $n } žetóny
           *[other] { $n } žetónov
        }.
wait-preacher = { $who } si môže dobrať kartu
opt-pass-preacher = Nechať tak

ask-ignore = { $by } na teba hrá kartu { $card }
ask-ignore-detail = Môžeš ju ignorovať.
wait-ignore = { $who } môže kartu ignorovať
opt-pass-ignore = Nechať tak

ask-ringo = { $source }: kam príde žetón?
ask-ringo-detail = Z tvojej postavy na oranžovú kartu. Zostáva presunúť: { $left }
wait-ringo = { $who } presúva žetóny
opt-pass-ringo = To stačí

## Prečo nie

why-loads-needed =
    { $n ->
        [one] Treba { $n } žetón
        [few] Treba { $n } žetóny
       *[other] Treba { $n } žetónov
    }
why-supply =
    { $n ->
        [one] V zásobe nie je ani { $n } žetón
        [few] V zásobe nie sú ani { $n } žetóny
       *[other] V zásobe nie je ani { $n } žetónov
    }
why-nothing-in-play = V hre nie je žiadna karta
why-no-room = Nie je miesto pre žetón
why-no-loads = Nie sú tam žetóny
why-no-loads-there = { $to } nemá žetóny

## Čo sa deje

log-load =
    { $me ->
        [who] Na svoju postavu si dávaš { $n ->
            [one] { $n } žetón
            [few] { $n } žetóny
           *[other] { $n } žetónov
        } (teraz { $total })
       *[other] { $who } si dáva na postavu { $n ->
            [one] { $n } žetón
            [few] { $n } žetóny
           *[other] { $n } žetónov
        } (teraz { $total })
    }
log-load-card =
    { $me ->
        [who] { $n ->
            [one] { $n } žetón
            [few] { $n } žetóny
           *[other] { $n } žetónov
        } na tvoju kartu { $card } (teraz { $total })
       *[other] { $n ->
            [one] { $n } žetón
            [few] { $n } žetóny
           *[other] { $n } žetónov
        } na kartu { $card } (hráč: { $who }, teraz { $total })
    }
log-unload =
    { $me ->
        [who] { $n ->
            [one] { $n } žetón
            [few] { $n } žetóny
           *[other] { $n } žetónov
        } z tvojej postavy (zostáva { $total })
       *[other] { $n ->
            [one] { $n } žetón
            [few] { $n } žetóny
           *[other] { $n } žetónov
        } z postavy, { $who } (zostáva { $total })
    }
log-unload-by =
    { $me ->
        [who] { $by } odoberá z tvojej postavy { $n ->
            [one] { $n } žetón
            [few] { $n } žetóny
           *[other] { $n } žetónov
        } (zostáva { $total })
        [by] Odoberáš { $n ->
            [one] { $n } žetón
            [few] { $n } žetóny
           *[other] { $n } žetónov
        } z postavy, { $who } (zostáva { $total })
       *[other] { $by } odoberá { $n ->
            [one] { $n } žetón
            [few] { $n } žetóny
           *[other] { $n } žetónov
        } z postavy, { $who } (zostáva { $total })
    }
log-unload-card =
    { $me ->
        [who] { $n ->
            [one] { $n } žetón
            [few] { $n } žetóny
           *[other] { $n } žetónov
        } z tvojej karty { $card } (zostáva { $total })
       *[other] { $n ->
            [one] { $n } žetón
            [few] { $n } žetóny
           *[other] { $n } žetónov
        } z karty { $card } { $who } (zostáva { $total })
    }
log-unload-card-by =
    { $me ->
        [who] { $by } odoberá { $n ->
            [one] { $n } žetón
            [few] { $n } žetóny
           *[other] { $n } žetónov
        } z tvojej karty { $card } (zostáva { $total })
        [by] Odoberáš { $n ->
            [one] { $n } žetón
            [few] { $n } žetóny
           *[other] { $n } žetónov
        } z karty { $card } { $who } (zostáva { $total })
       *[other] { $by } odoberá { $n ->
            [one] { $n } žetón
            [few] { $n } žetóny
           *[other] { $n } žetónov
        } z karty { $card } { $who } (zostáva { $total })
    }
log-emptied =
    { $me ->
        [who] Tvoja karta { $card } je bez žetónov a odhadzuje sa
       *[other] Karta { $card } je bez žetónov a odhadzuje sa. Hráč: { $who }
    }
log-explode =
    { $me ->
        [who] { $card } pred tebou vybuchuje
       *[other] { $card } vybuchuje. Hráč: { $who }
    }
log-also =
    { $me ->
        [who] { $card } mieri aj inam: { $to }
        [to] { $card } mieri aj na teba
       *[other] { $card } mieri aj inam: { $to }
    }
log-back-in-hand =
    { $me ->
        [who] { $card } sa ti vracia do ruky
       *[other] { $card } sa vracia do ruky. Hráč: { $who }
    }
log-ignored =
    { $me ->
        [who] Ignoruješ kartu { $card }
        [by] { $who } ignoruje tvoju kartu { $card }
       *[other] { $who } ignoruje kartu, ktorú hrá { $by }: { $card }
    }

## Miesta

zone-loads = Žetóny nabitia
