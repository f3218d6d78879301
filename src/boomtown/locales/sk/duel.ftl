### BANG! The Duel: everything that is said only there.
### Names arrive finished, cards and characters as their names; $me as in game.ftl. Log lines end without a full stop.

## The game

set-duel = BANG! Duel
set-duel-text = Samotná hra: dva balíčky po 40 kariet a 24 postáv pre 2 hráčov.
role-law = zákon
role-law-title = Muži zákona
role-law-goal = Vyraď všetkých banditov.
role-outlaws = banditi
role-outlaws-title = Banditi
role-outlaws-goal = Vyraď všetky postavy zákona.
end-duel_law = Víťazí zákon
end-duel_law-why = Nezostáva žiadny bandita.
end-duel_outlaws = Víťazia banditi
end-duel_outlaws-why = Na strane zákona nezostáva nikto.
preset-duel-first = Prvý duel
preset-duel-first-text = 4 postavy na každej strane, ako v pravidlách.
preset-duel-short = Krátky duel
preset-duel-short-text = 2 postavy na každej strane, bez rezervy.
preset-duel-long = Dlhý duel
preset-duel-long-text = 6 postáv na každej strane.

## Options

option-characters-per-side = Postavy na strane
option-characters-per-side-text = S viac postavami trvá hra dlhšie.
option-first-turn = Kto začína
option-first-turn-text = Kto začína, doberá si 4 karty, druhá strana 5.
option-first-turn-law = Zákon
option-first-turn-outlaws = Banditi
option-first-turn-lot = Žrebom
option-peacemaker-counts = Peacemaker a Wild Bill
option-peacemaker-counts-text = Karta odhodená pre kartu Peacemaker sa počíta aj pre postavu Wild Bill.
option-five-missed = 5 kariet Vedľa! pre zákon
option-five-missed-text = Balíček zákona má 5 kariet Vedľa! a 4 karty Čutora namiesto 4 a 5.
option-listed-symbols = Symboly podľa zoznamu
option-listed-symbols-text = V balíčku zákona je o podkovu viac a o tri barely viac.
option-soundance-always = Soundance Kid vždy aktívny
option-soundance-always-text = Schopnosť pôsobí aj v zálohe.
option-store-last = Hokynárstvo z vlastných balíčkov
option-store-last-text = Všetky štyri karty sú zo spoločného balíčka, len keď iný nezostáva.

## Symbols, and why something is switched off

symbol-barrel = barel
symbol-snake = had
symbol-dynamite = dynamit
symbol-horseshoe = podkova
off-rear = Stojí v zálohe: nepôsobí
off-other = Cieľom je druhá postava: teraz nepôsobí
off-out = Bez životov

## Questions

ask-front = Kto pôjde dopredu?
ask-front-detail = Obe strany vyberajú tajne. Druhá postava ide do zálohy.
wait-front = { $who } vyberá postavu
ask-fresh = Dober si karty
ask-fresh-detail = Z vlastného balíčka alebo zo spoločného.
wait-fresh = { $who } si doberá karty
ask-act = Si na ťahu
ask-act-detail =
    { $left ->
        [0] V tomto ťahu už žiadna karta BANG!
        [99] Kariet BANG! koľko chceš.
       *[other] Zostávajúce karty BANG!: { $left }.
    }
wait-act = Na ťahu je { $who }
ask-hit = Zásah: cieľom je { $char }
ask-hit-detail = Spôsobuje ho { $source }. Uhni, inak strácaš 1 život.
wait-hit = { $who } odpovedá na zásah
ask-second = { $source }: ešte jedna karta
ask-second-detail = Odhoď ľubovoľnú kartu, inak zásah platí.
wait-second = { $who } hľadá druhú kartu
ask-gunfight = Duel: { $char }
ask-gunfight-detail = Odhoď kartu zásahu, inak strácaš 1 život.
wait-gunfight = { $who } odpovedá v dueli
ask-raid = Indiáni! útočia: { $char }
ask-raid-detail = Odhoď kartu zásahu, inak strácaš 1 život.
wait-raid = { $who } hľadá kartu zásahu
ask-instead = Buffalo Bell sa môže obetovať
ask-instead-detail =
    { $char } má stratiť { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životov
    }.
wait-instead = { $who } rozhoduje za postavu Buffalo Bell
ask-symbol = Ktorá karta platí?
ask-symbol-detail =
    { $source } žiada: { $symbol ->
        [barrel] barel
        [snake] had
        [dynamite] dynamit
       *[horseshoe] podkova
    }.
wait-symbol = { $who } vyberá, ktorá karta platí
ask-reaction =
    { $n ->
        [0] { $source }: odhodiť kartu zo súperovej ruky?
        [one] { $source }: dobrať si kartu?
        [few] { $source }: dobrať si { $n } karty?
       *[other] { $source }: dobrať si { $n } kariet?
    }
ask-reaction-detail =
    { $ability ->
        [wyatt-ear] Súper uhýba pred tvojím zásahom.
        [jango] Súper presúva svoj ukazovateľ.
        [dalon-ranger] Dalon Ranger prichádza vinou súpera o život.
        [slim-poet] Slim Poet prichádza vinou súpera o život.
        [bill-tightman] Jedna z postáv vypadáva z hry.
        [pat-garret] Na karte je podkova. Karta bude zo súperovho balíčka.
       *[other] Schopnosť môžeš teraz použiť.
    }
wait-reaction = { $who } rozhoduje o schopnosti
ask-loot = { $source }: vezmi si kartu
ask-loot-detail = { $char } vypadáva. Karty, ktoré si ešte môžeš vziať: { $left }.
wait-loot = { $who } si berie karty
ask-strip = { $source }: odhoď kartu v hre
ask-strip-detail = Pri svojich postavách alebo pri súperovej postave vpredu.
wait-strip = { $who } vyberá kartu v hre
ask-remington = Dobrať si kartu?
ask-remington-detail = Zásahu, ktorý spôsobuje { $source }, sa podarilo uhnúť.
wait-remington = { $who } si môže dobrať
ask-sidestep = { $source }: ktorá strana sa vymení?
ask-sidestep-detail = Postava vpredu a v zálohe si vymenia miesta.
wait-sidestep = { $who } môže vymeniť dve postavy
ask-give_up = { $source }: odhoď kartu
ask-give_up-detail = Kartu z ruky podľa svojej voľby.
wait-give_up = { $who } odhadzuje kartu
ask-back = Ktorý rub?
ask-back-detail = Karta sa potom vyberie náhodne medzi nimi.
wait-back = { $who } vyberá podľa rubov
ask-wagon = { $source }: ktorá karta pôjde preč?
ask-wagon-detail = Zvyšné dve si nechávaš.
wait-wagon = { $who } vyberá kartu na odhodenie
ask-goods = { $source }: vezmi si kartu
ask-goods-detail = Obaja vidíte, ktorú.
wait-goods = { $who } si berie kartu
ask-price = { $source }: odhoď kartu
ask-price-detail = Platíš ňou za schopnosť.
wait-price = { $who } platí za schopnosť
ask-either = { $source }: ktorá karta pôjde preč?
ask-either-detail = Jedna z dvoch práve dobratých.
wait-either = { $who } vyberá kartu na odhodenie
ask-limit =
    Odhoď { $left ->
        [one] { $left } kartu
        [few] { $left } karty
       *[other] { $left } kariet
    }
ask-limit-detail = Môžeš si nechať { $limit }.
wait-limit = { $who } odhadzuje karty nad limit

## Passing

opt-pass-hit = Prijať zásah
opt-pass-second = Prijať zásah
opt-pass-gunfight = Stratiť 1 život
opt-pass-raid = Stratiť 1 život
opt-pass-instead = Nechať to: { $char }
opt-pass-reaction = Nechať tak
opt-pass-strip = Nechať tak
opt-pass-remington = Nechať tak
opt-pass-sidestep = Nechať tak
opt-pass-loot = To stačí

## Options of a question

opt-duel-play = Zahrať: { $card }
opt-duel-play-at = Zahrať: { $card } → { $char }
opt-duel-play-as = Zahrať: { $card } ako { $as }
opt-duel-play-as-at = Zahrať: { $card } ako { $as } → { $char }
opt-duel-play-hand = { $card }: náhodná karta zo súperovej ruky
opt-duel-play-card = Zahrať: { $card } → { $char } ({ $of })
opt-duel-play-side =
    { $me ->
        [to] { $card }: vymeniť vlastné postavy
       *[other] { $card }: vymeniť súperove postavy
    }
opt-duel-lay = Vyložiť: { $card } → { $char }
opt-duel-answer = Uhnúť: { $card }
opt-duel-answer-as = Uhnúť: { $card } ako { $as }
opt-duel-marker = Výmena: dopredu ide { $char }
opt-duel-reload = Prebiť: { $card } (dobrať inú)
opt-duel-use = Použiť: { $source }
opt-duel-reaction =
    { $n ->
        [0] Odhodiť kartu
        [one] Dobrať kartu
        [few] Dobrať { $n } karty
       *[other] Dobrať { $n } kariet
    }
opt-duel-use-at = Použiť: { $source } → { $char }
opt-duel-use-hand = { $source }: náhodná karta zo súperovej ruky
opt-duel-use-card = { $source }: { $of }
opt-duel-use-card-at = { $source }: { $of } → { $char }
opt-duel-use-side =
    { $me ->
        [to] { $source }: vlastné postavy
       *[other] { $source }: súperove postavy
    }
opt-duel-reveal = { $source }: odhaliť kartu
opt-duel-repeat = { $source } opakuje: { $kind }
opt-duel-repeat-at = { $source } opakuje: { $kind } → { $char }
opt-duel-repeat-hand = { $source } opakuje: { $kind } (náhodná karta zo súperovej ruky)
opt-duel-repeat-card = { $source } opakuje: { $kind } → { $char } ({ $of })
opt-duel-repeat-side =
    { $me ->
        [to] { $source } opakuje: { $kind } (vlastné postavy)
       *[other] { $source } opakuje: { $kind } (súperove postavy)
    }
opt-duel-repeat-reload = { $source } znova prebíja: { $kind }
opt-duel-discard = Odhodiť: { $card }
opt-duel-choose-card = Vybrať: { $card }
opt-duel-choose-char = Vpredu: { $char }
opt-duel-choose-side =
    { $me ->
        [to] Vlastné postavy
       *[other] Súperove postavy
    }
opt-duel-choose-back =
    Rub: { $side ->
        [law] zákon
       *[outlaws] banditi
    }
opt-duel-choose-points =
    { $char } stráca namiesto toho { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životov
    }
opt-duel-draw = Dobrať si kartu
opt-duel-end = Ukončiť ťah

## Why not

why-duel-limit = Karty BANG! za tento ťah už padli
why-duel-answer = Karta { $card } len uhýba zásahu
why-duel-rear = { $char } sa kryje v zálohe
why-duel-own-front = Vlastné vybavenie ide k postave v zálohe
why-duel-nothing = Nie je čo vziať
why-duel-one = Jedna postava sa nevymení
why-duel-swapped = V tomto ťahu už výmena bola
why-duel-reload = Prebiť možno, až keď jednej strane zostáva jediná postava
why-duel-used = { $source }: v tomto ťahu už použité
why-duel-behind = { $source } pôsobí len vpredu
why-duel-hand = { $source }: karty v ruke to nedovoľujú
why-duel-top = { $source }: navrchu nie je akčná karta
why-duel-equipment = { $source }: žiadne vybavenie na odhodenie
why-duel-not-answer = Karta { $card } tu neuhýba
why-duel-tried = { $source }: už vyskúšané
why-duel-other = { $source } nie je pri cieli

## What waits

wait-duel-out = { $char } opúšťa hru
wait-duel-hit = { $source } zasahuje: { $char }
wait-duel-lost = { $source } nemá cieľ
wait-duel-draw = { $source }: karta
wait-duel-discard = { $source }: súper príde o kartu

## What happened

log-duel-start =
    { $me ->
        [who] Začínaš
       *[other] { $who } začína
    }
log-duel-front = { $char } ide dopredu
log-duel-rear = { $char } ide do zálohy
log-duel-draw-out =
    { $me ->
        [who] Za stratu si doberáš { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } kariet
        }
       *[other] { $who } si za stratu doberá { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } kariet
        }
    }
log-duel-draw-other =
    { $me ->
        [who] Z cudzieho balíčka si doberáš { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } kariet
        } ({ $source })
       *[other] { $who } si z cudzieho balíčka doberá { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } kariet
        } ({ $source })
    }
log-duel-play =
    { $me ->
        [who] Hráš kartu { $card }
       *[other] { $who } hrá kartu { $card }
    }
log-duel-play-at =
    { $me ->
        [who] Hráš kartu { $card } → { $char }
       *[other] { $who } hrá kartu { $card } → { $char }
    }
log-duel-play-at-as =
    { $me ->
        [who] Hráš kartu { $card } ako { $as } → { $char }
       *[other] { $who } hrá kartu { $card } ako { $as } → { $char }
    }
log-duel-play-hand =
    { $me ->
        [who] Hráš kartu { $card } → { $to } (ruka)
        [to] { $who } hrá kartu { $card } na tvoju ruku
       *[other] { $who } hrá kartu { $card } → { $to } (ruka)
    }
log-duel-play-card =
    { $me ->
        [who] Hráš kartu { $card }: { $of }
       *[other] { $who } hrá kartu { $card }: { $of }
    }
log-duel-play-side =
    { $me ->
        [who] Hráš kartu { $card }: vymieňajú sa postavy ({ $to })
        [to] { $who } hrá kartu { $card }: vymieňajú sa tvoje postavy
       *[other] { $who } hrá kartu { $card }: vymieňajú sa postavy ({ $to })
    }
log-duel-play-side-own =
    { $me ->
        [who] Hráš kartu { $card }: vymieňajú sa tvoje postavy
       *[other] { $who } hrá kartu { $card }: vlastné postavy sa vymieňajú
    }
log-duel-lay =
    { $me ->
        [who] Vykladáš kartu { $card } → { $char }
       *[other] { $who } vykladá kartu { $card } → { $char }
    }
log-duel-replaced =
    { $me ->
        [who] Tvoja stará karta { $card } sa odhadzuje
       *[other] Stará karta { $card } sa odhadzuje ({ $who })
    }
log-duel-reload =
    { $me ->
        [who] Prebíjaš kartu { $card }
       *[other] { $who } prebíja kartu { $card }
    }
log-duel-swap =
    { $me ->
        [who] Meníš postavy: vpredu je { $char }
       *[other] { $who } mení postavy: vpredu je { $char }
    }
log-duel-swap-by = { $source }: vpredu je teraz { $char }
log-duel-repeat =
    { $me ->
        [who] Opakuješ kartu { $kind } ({ $source })
       *[other] { $who } opakuje kartu { $kind } ({ $source })
    }
log-duel-aimed = { $source } zasahuje: { $char }
log-duel-lost = { $source } nemá koho zasiahnuť
log-duel-waits = { $source } čaká
log-duel-reveal-good =
    { $me ->
        [who] { $symbol ->
            [barrel] { $source }: { $card } má barel. Zásah ide vedľa
            [snake] { $source }: { $card } má hada. Uhryzne
            [dynamite] { $source }: { $card } má dynamit. Vybuchuje
           *[horseshoe] { $source }: { $card } má podkovu. Vyšlo to
        }
       *[other] { $symbol ->
            [barrel] { $source } ({ $who }): { $card } má barel. Zásah ide vedľa
            [snake] { $source } ({ $who }): { $card } má hada. Uhryzne
            [dynamite] { $source } ({ $who }): { $card } má dynamit. Vybuchuje
           *[horseshoe] { $source } ({ $who }): { $card } má podkovu. Vyšlo to
        }
    }
log-duel-reveal-bad =
    { $me ->
        [who] { $symbol ->
            [barrel] { $source }: { $card } nemá barel. Smola
            [snake] { $source }: { $card } nemá hada. Neuhryzne
            [dynamite] { $source }: { $card } nemá dynamit. Nevybuchuje
           *[horseshoe] { $source }: { $card } nemá podkovu. Smola
        }
       *[other] { $symbol ->
            [barrel] { $source } ({ $who }): { $card } nemá barel. Smola
            [snake] { $source } ({ $who }): { $card } nemá hada. Neuhryzne
            [dynamite] { $source } ({ $who }): { $card } nemá dynamit. Nevybuchuje
           *[horseshoe] { $source } ({ $who }): { $card } nemá podkovu. Smola
        }
    }
log-duel-reveal-none =
    { $me ->
        [who] Nemáš kartu na odhalenie ({ $source })
       *[other] { $who } nemá kartu na odhalenie ({ $source })
    }
log-duel-stopped = { $char } uhýba zásahu
log-duel-discard-by = { $source }: { $who } prichádza o kartu { $cards }
log-duel-passes = { $card } sa sťahuje: { $char }
log-duel-lose =
    { $source }: { $char } stráca { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životov
    } ({ $before } → { $life })
short-log-duel-lose =
    { $char } stráca { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životov
    } ({ $before } → { $life })
log-duel-instead =
    { $char } stráca { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životov
    }, zachraňuje tým: { $of }
log-duel-heal =
    { $char } získava { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životov
    } ({ $before } → { $life })
log-duel-out = { $char } vypadáva z hry
log-duel-enter-front = Dopredu nastupuje { $char }
log-duel-enter-rear = Do zálohy nastupuje { $char }
log-duel-lone = { $char } pokračuje bez spoločníka
log-duel-common = Z odhodených kariet je spoločný balíček, počet kariet: { $n }
log-duel-common-again = Odhodené karty sú nový spoločný balíček, počet kariet: { $n }
log-end-duel_law = Víťazí zákon
log-end-duel_outlaws = Víťazia banditi

## Table in the terminal

cli-duel-front = vpredu
cli-duel-rear = v zálohe
cli-duel-alone = bez zálohy
cli-duel-off = nepôsobí
cli-duel-side = { $name }. Balíček: { $deck }, rezerva: { $reserve }, ruka: { $hand }
cli-duel-law = Hráč za zákon
cli-duel-outlaws = Hráč za banditov
cli-duel-piles = Spoločný balíček: { $common }, odhodené: { $discards }
cli-duel-piles-top = Spoločný balíček: { $common }, odhodené: { $discards }, navrchu: { $card }
cli-duel-row = V rade: { $cards }
cli-duel-waits = Čaká: { $what }
cli-duel-hand = Ruka: { $cards }
cli-duel-reserve = V rezerve: { $names }

## Cards

card-bank = Banka
duel-bank-text = Pri doberaní si dober o 1 kartu viac.
duel-bank-more = Len pri postave vpredu a je to povinné.
duel-barrel-text = Keď je postava s ňou cieľom zásahu, môžeš odhaliť kartu: barel uhýba.
duel-barrel-more = Raz za každý zásah, odkiaľkoľvek príde, aj v zálohe. Keď nevyjde, zostávajú iné úhyby.
duel-beer-text = Obe tvoje postavy získavajú 1 život.
duel-beer-more = Nikdy nad počet na karte a nikdy mimo vlastného ťahu.
card-carbine = Karabína
duel-carbine-text = 1 zásah. Keď sa mu cieľ vyhne, môžeš odhodiť jedno vybavenie v hre.
duel-carbine-more = Pri ktorejkoľvek svojej postave alebo pri súperovej postave vpredu.
card-pocket-watch = Vreckové hodinky
duel-pocket-watch-text = Keď súper presunie svoj žetón, dober si kartu.
duel-pocket-watch-more = Výmenou, svojou kartou alebo kartou Splašené stádo. Nie, keď má súper jedinú postavu. Možno prebiť.
card-colt = Colt
duel-colt-text = 1 zásah.
duel-colt-more = Karta BANG!: jedna za ťah.
duel-derringer-text = 1 zásah, ktorému uhne akákoľvek karta z ruky.
duel-derringer-more = Nie je to karta BANG! Skutočná úhybná karta si necháva účinok, takže Odveta vracia zásah.
duel-duel-text = Striedavo odhadzujete karty zásahu, súper prvý. Kto prestane, stráca 1 život.
duel-duel-more = Karty platia len ako zásah, ich text sa nepoužije. Strate sa nedá uhnúť.
duel-dynamite-text = Na vlastnú postavu v zálohe. Na začiatku ťahu jej strany odhaľ: dynamit stojí 3 životy, inak ide ďalej.
duel-dynamite-more = Ide k súperovej postave v zálohe. Vždy aktívny. Stratu nikto nespôsobil.
duel-fanning-text = Toľko zásahov, koľko má cieľ kariet vybavenia.
duel-fanning-more = Každému sa uhýba osobitne. Počet platí tak, ako bol pri zahraní.
duel-gatling-text = 1 zásah na všetkých okrem vlastnej postavy vpredu.
duel-gatling-more = Súper vpredu, vlastná záloha, súperova záloha, v tomto poradí. Nie je to karta BANG!
duel-general-store-text = Otoč 2 karty z každého balíčka; beriete si striedavo, začínaš ty.
duel-general-store-more = Vždy 4 karty. Len čo je spoločný balíček, sú všetky z neho.
duel-gun-belt-text = Kým je postava s ním vpredu, hraj kariet BANG! koľko chceš.
duel-gun-belt-more = Nepočítajú sa: po výmene môže nová postava vpredu ešte jednu zahrať.
card-hat = Klobúk
duel-hat-text = Odhoď ju z hry a uhni zásahu na jej postavu.
duel-hat-more = Nie z ruky. Aj v zálohe, keď je jej postava cieľom.
duel-indians-text = Za každú postavu okrem vlastnej vpredu: karta zásahu, alebo strata 1 života.
duel-indians-more = Nedá sa tomu uhnúť. Guľomet, Derringer a Nôž sú karty zásahu, Odveta nie.
duel-knife-text = 1 zásah. Nie je to karta BANG!
duel-knife-more = Za ťah ich môže byť koľko chceš.
duel-missed-text = 1 úhyb.
duel-missed-more = Z ruky, za zasiahnutú postavu.
card-peacemaker = Peacemaker
duel-peacemaker-text = 1 zásah. Keď sa mu cieľ vyhne, súper odhadzuje kartu z ruky.
duel-peacemaker-more = Podľa svojej voľby; s prázdnou rukou nič.
duel-rattlesnake-text = Na začiatku ťahu jej strany odhaľ: had stojí jej postavu 1 život.
duel-rattlesnake-more = Zostáva v hre. Vždy aktívna. Stratu nikto nespôsobil.
duel-remington-text = 1 zásah. Keď sa mu cieľ vyhne, môžeš si dobrať kartu.
duel-remington-more = S postavou Wyatt Ear spolu dve karty.
card-riposte = Odveta
duel-riposte-text = 1 úhyb. Keď zásah zruší, zásah dostáva súperova postava vpredu.
duel-riposte-more = Ten zásah čaká, kým sa skončí predchádzajúca karta. Nie je to karta zásahu.
card-schoolteacher = Učiteľka
duel-schoolteacher-text = Vezmi si do ruky kartu v hre.
duel-schoolteacher-more = Aj vlastnú, ale nie od súperovej postavy v zálohe.
duel-schofield-text = 1 zásah. Keď sa mu cieľ vyhne, tvoja postava vpredu získava 1 život.
duel-schofield-more = Skôr, než zasiahne Odveta.
duel-scope-text = Kým je postava s touto kartou vpredu, karty zásahu dosiahnu aj na súperovu zálohu.
duel-scope-more = Iné karty nie. Možno prebiť.
duel-shotgun-text = 1 zásah. Keď sa mu cieľ vyhne, môžeš vymeniť postavy ktorejkoľvek strany.
duel-shotgun-more = Len na strane s dvoma postavami.
card-stampede = Splašené stádo
duel-stampede-text = Na začiatku ťahu jej strany sa obe postavy vymenia.
duel-stampede-more = Vždy aktívne a povinné; s jedinou postavou nič. Možno prebiť.
card-theft = Krádež
duel-theft-text = Vezmi si náhodnú kartu zo súperovej ruky, alebo odhoď kartu v hre.
duel-theft-more = Nie od súperovej postavy v zálohe. Čo vezmeš, môžeš hneď zahrať.
card-strong-beer = Silné pivo
duel-strong-beer-text = Vybraná postava má teraz presne 3 životy.
duel-strong-beer-more = Nie súper v zálohe. Viac aj menej než predtým; pokles je strata, ktorú spôsobuješ ty.
card-wagon = Voz
duel-wagon-text = Dober si 3 karty, 2 si nechaj, tretiu odhoď.
duel-wagon-more = Vidieť je len tú odhodenú.
duel-canteen-text = Vymeň postavu vpredu a v zálohe ktorejkoľvek strany.
duel-canteen-more = Nie na strane s jedinou postavou. Možno prebiť.
duel-canteen = Čutora
duel-winchester-text = 1 zásah, aj na súperovu postavu v zálohe.
duel-winchester-more = Bez karty Mieridlo. Je to karta BANG! tohto ťahu.

## Characters

char-alan-pinkertoon = Alan Pinkertoon
duel-alan-pinkertoon-text = Za každý stratený život okrem posledného dostáva súperova postava vpredu zásah.
duel-alan-pinkertoon-more = Aj v zálohe, nech stratu spôsobil ktokoľvek. Zásahy čakajú, kým sa účinok skončí.
char-annie-oakey = Annie Oakey
duel-annie-oakey-text = Karty zásahu môžeš hrať ako úhyb a kartu Vedľa! ako Colt.
duel-annie-oakey-more = Úhyb sa nepočíta ako karta BANG! za ťah, Vedľa! ako Colt áno.
char-bart-masterson = Bart Masterson
duel-bart-masterson-text = Ktokoľvek odhaľuje, otočí 2 karty; ty vyberáš, ktorá platí.
duel-bart-masterson-more = Vždy aktívny. Obe idú medzi odhodené, tá platná navrch.
char-bill-tightman = Bill Tightman
duel-bill-tightman-text = Keď vypadne iná postava, môžeš si dobrať 2 karty.
duel-bill-tightman-more = Ktorejkoľvek strany. Za vlastnú zálohu spolu 4 karty.
char-buffalo-bell = Buffalo Bell
duel-buffalo-bell-text = Môže strácať životy namiesto druhej postavy svojej strany.
duel-buffalo-bell-more = Vždy aktívna; nikdy posledný život a nikdy úhyb za druhú postavu.
char-dalon-ranger = Dalon Ranger
duel-dalon-ranger-text = Za každý život okrem posledného, o ktorý Dalon Ranger príde vinou súpera, si môžeš dobrať kartu.
duel-dalon-ranger-more = Nie za karty Štrkáč a Dynamit, nie za vlastné karty Guľomet a Indiáni!
char-jango = Jango
duel-jango-text = Keď súper presunie svoj žetón, môžeš si dobrať kartu.
duel-jango-more = Nie keď ho presúvaš ty a nie keď má súper jedinú postavu.
char-pat-garret = Pat Garret
duel-pat-garret-text = Ukazuje druhú dobratú kartu: pri podkove si môžeš dobrať kartu zo súperovho balíčka.
duel-pat-garret-more = Pri doberaní. Nie je to odhalenie.
char-tex-killer = Tex Killer
duel-tex-killer-text = Úhyb pred zásahom tvojej karty BANG! stojí ešte jednu kartu z ruky.
duel-tex-killer-more = Ľubovoľnú. Nie pri kartách Guľomet, Derringer, Nôž, Duel, Odveta ani pri schopnostiach.
char-the-stranger = The Stranger
duel-the-stranger-text = V každom ťahu môžeš zahrať o jednu kartu BANG! viac.
duel-the-stranger-more = Vždy aktívny.
char-wild-bill = Wild Bill
duel-wild-bill-text = Keď súper berie alebo odhadzuje kartu tvojej strany, súperova postava vpredu dostáva zásah.
duel-wild-bill-more = Z ruky aj z hry pri oboch postavách. Čo odhadzuješ ty, sa nepočíta.
char-wyatt-ear = Wyatt Ear
duel-wyatt-ear-text = Keď súper uhne zásahu tvojej strany, môžeš si dobrať kartu.
duel-wyatt-ear-more = Nech zásah príde odkiaľkoľvek.
char-babe-leroy = Babe Leroy
duel-babe-leroy-text = Raz za ťah si môžeš s prázdnou rukou dobrať 2 karty.
duel-babe-leroy-more = Stačí prejsť dopredu s prázdnou rukou.
char-bull-anderson = Bull Anderson
duel-bull-anderson-text = Keď postava vypadne, vezmi si až 2 karty z jej vybavenia alebo z ruky jej hráča.
duel-bull-anderson-more = Skôr, než si jej hráč doberie. Z ruky náhodne; platí aj pre vlastné postavy.
char-cattle-katie = Cattle Katie
duel-cattle-katie-text = Raz za ťah odhoď vybavenie tejto postavy a dober si 2 karty.
duel-cattle-katie-more = Nie karty Dynamit, Štrkáč a Splašené stádo.
char-dalton-bros = Dalton Bros
duel-dalton-bros-text = Pri doberaní si dober 3 karty.
duel-dalton-bros-more = S kartou Banka 4.
char-jack-ransome = Jack Ransome
duel-jack-ransome-text = Karty môžeš hrať na ktorúkoľvek postavu v hre.
duel-jack-ransome-more = Vybavenie aj dopredu; Duel, Krádež aj karty BANG! na súperovu zálohu; Dynamit kamkoľvek.
char-pearl-hat = Pearl Hat
duel-pearl-hat-text = Raz za ťah odhoď kartu a použi akčnú kartu z vrchu odhodených.
duel-pearl-hat-more = Nie karty Vedľa! a Odveta. Nie je to zahranie karty; prebitie možno zopakovať.
char-sid-curry = Sid Curry
duel-sid-curry-text = Pri zásahu môžeš odhaliť zo súperovho balíčka: barel uhýba a zásah dostáva strelec.
duel-sid-curry-more = Raz za každý zásah. Zásah späť čaká, kým sa účinok skončí.
char-slim-poet = Slim Poet
duel-slim-poet-text = Za každý život okrem posledného, o ktorý ho súper pripraví, môžeš odhodiť náhodnú kartu z jeho ruky.
duel-slim-poet-more = Nie za karty Štrkáč a Dynamit, nie za vlastné karty Guľomet a Indiáni!
char-soundance-kid = Soundance Kid
duel-soundance-kid-text = Raz za ťah odhoď kartu, dober si po jednej z oboch balíčkov a jednu z nich odhoď.
duel-soundance-kid-more = Obe sú zo spoločného balíčka, keď zostáva len ten.
char-toco-ramirez = Toco Ramirez
duel-toco-ramirez-text = Ktorúkoľvek kartu z ruky môžeš hrať ako Colt.
duel-toco-ramirez-more = Počíta sa ako karta BANG! a jej text sa nepoužije. V dueli a proti karte Indiáni! je to karta zásahu.
char-tom-thorn = Tom Thorn
duel-tom-thorn-text = Kedykoľvek výmena privedie túto postavu dopredu, súperova postava v zálohe dostáva zásah.
duel-tom-thorn-more = Aj súper bez zálohy. Nie pri vstupe do hry a nie, keď zostane bez spoločníka.
char-west-harding = West Harding
duel-west-harding-text = Kariet BANG! môžeš zahrať koľko chceš.
duel-west-harding-more = Vpredu. Pre ďalšiu postavu vpredu sa nepočítajú.
