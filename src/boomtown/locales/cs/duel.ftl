### BANG! The Duel: everything that is said only there.
### Names arrive finished, cards and characters as their names; $me as in game.ftl. Log lines end without a full stop.

## The game

set-duel = BANG! Duel
set-duel-text = Samotná hra: dva balíčky po 40 kartách a 24 postav pro 2 hráče.
role-law = zákon
role-law-title = Muži zákona
role-law-goal = Vyřaď všechny bandity.
role-outlaws = bandité
role-outlaws-title = Bandité
role-outlaws-goal = Vyřaď všechny postavy zákona.
end-duel_law = Vítězí zákon
end-duel_law-why = Nezbývá žádný bandita.
end-duel_outlaws = Vítězí bandité
end-duel_outlaws-why = Na straně zákona nezbývá nikdo.
preset-duel-first = První duel
preset-duel-first-text = 4 postavy na každé straně, jako v pravidlech.
preset-duel-short = Krátký duel
preset-duel-short-text = 2 postavy na každé straně, bez rezervy.
preset-duel-long = Dlouhý duel
preset-duel-long-text = 6 postav na každé straně.

## Options

option-characters-per-side = Postavy na straně
option-characters-per-side-text = S více postavami trvá hra déle.
option-first-turn = Kdo začíná
option-first-turn-text = Kdo začíná, dobírá si 4 karty, druhá strana 5.
option-first-turn-law = Zákon
option-first-turn-outlaws = Bandité
option-first-turn-lot = Losem
option-peacemaker-counts = Peacemaker a Wild Bill
option-peacemaker-counts-text = Karta odhozená kvůli kartě Peacemaker se počítá i pro postavu Wild Bill.
option-five-missed = 5 karet Vedle! pro zákon
option-five-missed-text = Balíček zákona má 5 karet Vedle! a 4 karty Čutora místo 4 a 5.
option-listed-symbols = Symboly podle seznamu
option-listed-symbols-text = V balíčku zákona je o podkovu víc a o tři barely víc.
option-soundance-always = Soundance Kid vždy aktivní
option-soundance-always-text = Schopnost působí i v záloze.
option-store-last = Hokynářství z vlastních balíčků
option-store-last-text = Všechny čtyři karty jsou ze společného balíčku, jen když žádný jiný nezbývá.

## Symbols, and why something is switched off

symbol-barrel = barel
symbol-snake = had
symbol-dynamite = dynamit
symbol-horseshoe = podkova
off-rear = Stojí v záloze: nepůsobí
off-other = Cílem je druhá postava: teď nepůsobí
off-out = Bez životů

## Questions

ask-front = Kdo půjde dopředu?
ask-front-detail = Obě strany vybírají tajně. Druhá postava jde do zálohy.
wait-front = { $who } vybírá postavu
ask-fresh = Dober si karty
ask-fresh-detail = Z vlastního balíčku, nebo ze společného.
wait-fresh = { $who } si dobírá karty
ask-act = Jsi na tahu
ask-act-detail =
    { $left ->
        [0] V tomto tahu už žádná karta BANG!
        [99] Karet BANG! kolik chceš.
       *[other] Zbývající karty BANG!: { $left }.
    }
wait-act = Na tahu je { $who }
ask-hit = Zásah: cílem je { $char }
ask-hit-detail = Způsobuje ho { $source }. Uhni, jinak ztrácíš 1 život.
wait-hit = { $who } odpovídá na zásah
ask-second = { $source }: ještě jedna karta
ask-second-detail = Odhoď libovolnou kartu, jinak zásah platí.
wait-second = { $who } hledá druhou kartu
ask-gunfight = Duel: { $char }
ask-gunfight-detail = Odhoď kartu zásahu, jinak ztrácíš 1 život.
wait-gunfight = { $who } odpovídá v duelu
ask-raid = Indiáni! útočí: { $char }
ask-raid-detail = Odhoď kartu zásahu, jinak ztrácíš 1 život.
wait-raid = { $who } hledá kartu zásahu
ask-instead = Buffalo Bell se smí obětovat
ask-instead-detail =
    { $char } má ztratit { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životů
    }.
wait-instead = { $who } rozhoduje za postavu Buffalo Bell
ask-symbol = Která karta platí?
ask-symbol-detail =
    { $source } žádá: { $symbol ->
        [barrel] barel
        [snake] had
        [dynamite] dynamit
       *[horseshoe] podkova
    }.
wait-symbol = { $who } vybírá, která karta platí
ask-reaction =
    { $n ->
        [0] { $source }: odhodit kartu ze soupeřovy ruky?
        [one] { $source }: dobrat si kartu?
        [few] { $source }: dobrat si { $n } karty?
       *[other] { $source }: dobrat si { $n } karet?
    }
ask-reaction-detail =
    { $ability ->
        [wyatt-ear] Soupeř uhýbá před tvým zásahem.
        [jango] Soupeř přesouvá svůj ukazatel.
        [dalon-ranger] Dalon Ranger přichází vinou soupeře o život.
        [slim-poet] Slim Poet přichází vinou soupeře o život.
        [bill-tightman] Jedna z postav vypadává ze hry.
        [pat-garret] Na kartě je podkova. Karta bude ze soupeřova balíčku.
       *[other] Schopnost smíš teď použít.
    }
wait-reaction = { $who } rozhoduje o schopnosti
ask-loot = { $source }: vezmi si kartu
ask-loot-detail = { $char } vypadává. Karty, které si ještě smíš vzít: { $left }.
wait-loot = { $who } si bere karty
ask-strip = { $source }: odhoď kartu ve hře
ask-strip-detail = U svých postav, nebo u soupeřovy postavy vpředu.
wait-strip = { $who } vybírá kartu ve hře
ask-remington = Dobrat si kartu?
ask-remington-detail = Zásahu, který způsobuje { $source }, se podařilo uhnout.
wait-remington = { $who } si smí dobrat
ask-sidestep = { $source }: která strana se vymění?
ask-sidestep-detail = Postava vpředu a v záloze si vymění místa.
wait-sidestep = { $who } smí vyměnit dvě postavy
ask-give_up = { $source }: odhoď kartu
ask-give_up-detail = Kartu z ruky podle své volby.
wait-give_up = { $who } odhazuje kartu
ask-back = Který rub?
ask-back-detail = Karta se pak vybere náhodně mezi nimi.
wait-back = { $who } vybírá podle rubů
ask-wagon = { $source }: která karta půjde pryč?
ask-wagon-detail = Zbylé dvě si necháváš.
wait-wagon = { $who } vybírá kartu k odhození
ask-goods = { $source }: vezmi si kartu
ask-goods-detail = Oba vidíte, kterou.
wait-goods = { $who } si bere kartu
ask-price = { $source }: odhoď kartu
ask-price-detail = Platíš jí za schopnost.
wait-price = { $who } platí za schopnost
ask-either = { $source }: která karta půjde pryč?
ask-either-detail = Jedna ze dvou právě dobraných.
wait-either = { $who } vybírá kartu k odhození
ask-limit =
    Odhoď { $left ->
        [one] { $left } kartu
        [few] { $left } karty
       *[other] { $left } karet
    }
ask-limit-detail = Smíš si nechat { $limit }.
wait-limit = { $who } odhazuje karty nad limit

## Passing

opt-pass-hit = Přijmout zásah
opt-pass-second = Přijmout zásah
opt-pass-gunfight = Ztratit 1 život
opt-pass-raid = Ztratit 1 život
opt-pass-instead = Nechat to: { $char }
opt-pass-reaction = Nechat být
opt-pass-strip = Nechat být
opt-pass-remington = Nechat být
opt-pass-sidestep = Nechat být
opt-pass-loot = To stačí

## Options of a question

opt-duel-play = Zahrát: { $card }
opt-duel-play-at = Zahrát: { $card } → { $char }
opt-duel-play-as = Zahrát: { $card } jako { $as }
opt-duel-play-as-at = Zahrát: { $card } jako { $as } → { $char }
opt-duel-play-hand = { $card }: náhodná karta ze soupeřovy ruky
opt-duel-play-card = Zahrát: { $card } → { $char } ({ $of })
opt-duel-play-side =
    { $me ->
        [to] { $card }: vyměnit vlastní postavy
       *[other] { $card }: vyměnit soupeřovy postavy
    }
opt-duel-lay = Vyložit: { $card } → { $char }
opt-duel-answer = Uhnout: { $card }
opt-duel-answer-as = Uhnout: { $card } jako { $as }
opt-duel-marker = Výměna: dopředu jde { $char }
opt-duel-reload = Přebít: { $card } (dobrat jinou)
opt-duel-use = Použít: { $source }
opt-duel-reaction =
    { $n ->
        [0] Odhodit kartu
        [one] Dobrat kartu
        [few] Dobrat { $n } karty
       *[other] Dobrat { $n } karet
    }
opt-duel-use-at = Použít: { $source } → { $char }
opt-duel-use-hand = { $source }: náhodná karta ze soupeřovy ruky
opt-duel-use-card = { $source }: { $of }
opt-duel-use-card-at = { $source }: { $of } → { $char }
opt-duel-use-side =
    { $me ->
        [to] { $source }: vlastní postavy
       *[other] { $source }: soupeřovy postavy
    }
opt-duel-reveal = { $source }: odhalit kartu
opt-duel-repeat = { $source } opakuje: { $kind }
opt-duel-repeat-at = { $source } opakuje: { $kind } → { $char }
opt-duel-repeat-hand = { $source } opakuje: { $kind } (náhodná karta ze soupeřovy ruky)
opt-duel-repeat-card = { $source } opakuje: { $kind } → { $char } ({ $of })
opt-duel-repeat-side =
    { $me ->
        [to] { $source } opakuje: { $kind } (vlastní postavy)
       *[other] { $source } opakuje: { $kind } (soupeřovy postavy)
    }
opt-duel-repeat-reload = { $source } znovu přebíjí: { $kind }
opt-duel-discard = Odhodit: { $card }
opt-duel-choose-card = Vybrat: { $card }
opt-duel-choose-char = Vpředu: { $char }
opt-duel-choose-side =
    { $me ->
        [to] Vlastní postavy
       *[other] Soupeřovy postavy
    }
opt-duel-choose-back =
    Rub: { $side ->
        [law] zákon
       *[outlaws] bandité
    }
opt-duel-choose-points =
    { $char } ztrácí místo toho { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životů
    }
opt-duel-draw = Dobrat si kartu
opt-duel-end = Ukončit tah

## Why not

why-duel-limit = Karty BANG! za tento tah už padly
why-duel-answer = Karta { $card } jen uhýbá zásahu
why-duel-rear = { $char } se kryje v záloze
why-duel-own-front = Vlastní vybavení jde k postavě v záloze
why-duel-nothing = Není co vzít
why-duel-one = Jedna postava se nevymění
why-duel-swapped = V tomto tahu už výměna byla
why-duel-reload = Přebít lze, až jedné straně zbývá jediná postava
why-duel-used = { $source }: v tomto tahu už použito
why-duel-behind = { $source } působí jen vpředu
why-duel-hand = { $source }: karty v ruce to nedovolují
why-duel-top = { $source }: navrchu není akční karta
why-duel-equipment = { $source }: žádné vybavení k odhození
why-duel-not-answer = Karta { $card } tady neuhýbá
why-duel-tried = { $source }: už vyzkoušeno
why-duel-other = { $source } není u cíle

## What waits

wait-duel-out = { $char } opouští hru
wait-duel-hit = { $source } zasahuje: { $char }
wait-duel-lost = { $source } nemá cíl
wait-duel-draw = { $source }: karta
wait-duel-discard = { $source }: soupeř přijde o kartu

## What happened

log-duel-start =
    { $me ->
        [who] Začínáš
       *[other] { $who } začíná
    }
log-duel-front = { $char } jde dopředu
log-duel-rear = { $char } jde do zálohy
log-duel-draw-out =
    { $me ->
        [who] Za ztrátu si dobíráš { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
       *[other] { $who } si za ztrátu dobírá { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
    }
log-duel-draw-other =
    { $me ->
        [who] Z cizího balíčku si dobíráš { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        } ({ $source })
       *[other] { $who } si z cizího balíčku dobírá { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        } ({ $source })
    }
log-duel-play =
    { $me ->
        [who] Hraješ kartu { $card }
       *[other] { $who } hraje kartu { $card }
    }
log-duel-play-at =
    { $me ->
        [who] Hraješ kartu { $card } → { $char }
       *[other] { $who } hraje kartu { $card } → { $char }
    }
log-duel-play-at-as =
    { $me ->
        [who] Hraješ kartu { $card } jako { $as } → { $char }
       *[other] { $who } hraje kartu { $card } jako { $as } → { $char }
    }
log-duel-play-hand =
    { $me ->
        [who] Hraješ kartu { $card } → { $to } (ruka)
        [to] { $who } hraje kartu { $card } na tvou ruku
       *[other] { $who } hraje kartu { $card } → { $to } (ruka)
    }
log-duel-play-card =
    { $me ->
        [who] Hraješ kartu { $card }: { $of }
       *[other] { $who } hraje kartu { $card }: { $of }
    }
log-duel-play-side =
    { $me ->
        [who] Hraješ kartu { $card }: vyměňují se postavy ({ $to })
        [to] { $who } hraje kartu { $card }: vyměňují se tvé postavy
       *[other] { $who } hraje kartu { $card }: vyměňují se postavy ({ $to })
    }
log-duel-play-side-own =
    { $me ->
        [who] Hraješ kartu { $card }: vyměňují se tvé postavy
       *[other] { $who } hraje kartu { $card }: vlastní postavy se vyměňují
    }
log-duel-lay =
    { $me ->
        [who] Vykládáš kartu { $card } → { $char }
       *[other] { $who } vykládá kartu { $card } → { $char }
    }
log-duel-replaced =
    { $me ->
        [who] Tvoje stará karta { $card } se odhazuje
       *[other] Stará karta { $card } se odhazuje ({ $who })
    }
log-duel-reload =
    { $me ->
        [who] Přebíjíš kartu { $card }
       *[other] { $who } přebíjí kartu { $card }
    }
log-duel-swap =
    { $me ->
        [who] Měníš postavy: vpředu je { $char }
       *[other] { $who } mění postavy: vpředu je { $char }
    }
log-duel-swap-by = { $source }: vpředu je teď { $char }
log-duel-repeat =
    { $me ->
        [who] Opakuješ kartu { $kind } ({ $source })
       *[other] { $who } opakuje kartu { $kind } ({ $source })
    }
log-duel-aimed = { $source } zasahuje: { $char }
log-duel-lost = { $source } nemá koho zasáhnout
log-duel-waits = { $source } čeká
log-duel-reveal-good =
    { $me ->
        [who] { $symbol ->
            [barrel] { $source }: { $card } má barel. Zásah jde vedle
            [snake] { $source }: { $card } má hada. Kouše
            [dynamite] { $source }: { $card } má dynamit. Vybuchuje
           *[horseshoe] { $source }: { $card } má podkovu. Vyšlo to
        }
       *[other] { $symbol ->
            [barrel] { $source } ({ $who }): { $card } má barel. Zásah jde vedle
            [snake] { $source } ({ $who }): { $card } má hada. Kouše
            [dynamite] { $source } ({ $who }): { $card } má dynamit. Vybuchuje
           *[horseshoe] { $source } ({ $who }): { $card } má podkovu. Vyšlo to
        }
    }
log-duel-reveal-bad =
    { $me ->
        [who] { $symbol ->
            [barrel] { $source }: { $card } nemá barel. Smůla
            [snake] { $source }: { $card } nemá hada. Nekouše
            [dynamite] { $source }: { $card } nemá dynamit. Nevybuchuje
           *[horseshoe] { $source }: { $card } nemá podkovu. Smůla
        }
       *[other] { $symbol ->
            [barrel] { $source } ({ $who }): { $card } nemá barel. Smůla
            [snake] { $source } ({ $who }): { $card } nemá hada. Nekouše
            [dynamite] { $source } ({ $who }): { $card } nemá dynamit. Nevybuchuje
           *[horseshoe] { $source } ({ $who }): { $card } nemá podkovu. Smůla
        }
    }
log-duel-reveal-none =
    { $me ->
        [who] Nemáš kartu k odhalení ({ $source })
       *[other] { $who } nemá kartu k odhalení ({ $source })
    }
log-duel-stopped = { $char } uhýbá zásahu
log-duel-discard-by = { $source }: { $who } přichází o kartu { $cards }
log-duel-passes = { $card } se stěhuje: { $char }
log-duel-lose =
    { $source }: { $char } ztrácí { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životů
    } ({ $before } → { $life })
short-log-duel-lose =
    { $char } ztrácí { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životů
    } ({ $before } → { $life })
log-duel-instead =
    { $char } ztrácí { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životů
    }, zachraňuje tím: { $of }
log-duel-heal =
    { $char } získává { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životů
    } ({ $before } → { $life })
log-duel-out = { $char } vypadává ze hry
log-duel-enter-front = Dopředu nastupuje { $char }
log-duel-enter-rear = Do zálohy nastupuje { $char }
log-duel-lone = { $char } pokračuje bez společníka
log-duel-common = Z odhozených karet je společný balíček, počet karet: { $n }
log-duel-common-again = Odhozené karty jsou nový společný balíček, počet karet: { $n }
log-end-duel_law = Vítězí zákon
log-end-duel_outlaws = Vítězí bandité

## Table in the terminal

cli-duel-front = vpředu
cli-duel-rear = v záloze
cli-duel-alone = bez zálohy
cli-duel-off = nepůsobí
cli-duel-side = { $name }. Balíček: { $deck }, rezerva: { $reserve }, ruka: { $hand }
cli-duel-law = Hráč za zákon
cli-duel-outlaws = Hráč za bandity
cli-duel-piles = Společný balíček: { $common }, odhozené: { $discards }
cli-duel-piles-top = Společný balíček: { $common }, odhozené: { $discards }, navrchu: { $card }
cli-duel-row = V řadě: { $cards }
cli-duel-waits = Čeká: { $what }
cli-duel-hand = Ruka: { $cards }
cli-duel-reserve = V rezervě: { $names }

## Cards

card-bank = Banka
duel-bank-text = Při dobírání si dober o 1 kartu víc.
duel-bank-more = Jen u postavy vpředu, a je to povinné.
duel-barrel-text = Když je postava s ní cílem zásahu, smíš odhalit kartu: barel uhýbá.
duel-barrel-more = Jednou za každý zásah, odkudkoli přijde, i v záloze. Když nevyjde, zbývají jiné úhyby.
duel-beer-text = Obě tvoje postavy získávají 1 život.
duel-beer-more = Nikdy nad počet na kartě a nikdy mimo vlastní tah.
card-carbine = Karabina
duel-carbine-text = 1 zásah. Když se mu cíl vyhne, smíš odhodit jedno vybavení ve hře.
duel-carbine-more = U kterékoli své postavy nebo u soupeřovy postavy vpředu.
card-pocket-watch = Kapesní hodinky
duel-pocket-watch-text = Když soupeř přesune svůj žeton, dober si kartu.
duel-pocket-watch-more = Výměnou, svou kartou, nebo kartou Splašené stádo. Ne, když má soupeř jedinou postavu. Lze přebít.
card-colt = Colt
duel-colt-text = 1 zásah.
duel-colt-more = Karta BANG!: jedna za tah.
duel-derringer-text = 1 zásah, kterému uhne jakákoli karta z ruky.
duel-derringer-more = Není to karta BANG! Skutečná úhybná karta si nechává svůj účinek, takže Odveta vrací zásah.
duel-duel-text = Střídavě odhazujete karty zásahu, soupeř první. Kdo přestane, ztrácí 1 život.
duel-duel-more = Karty platí jen jako zásah, jejich text se nepoužije. Ztrátě se nedá uhnout.
duel-dynamite-text = Na vlastní postavu v záloze. Na začátku tahu její strany odhal: dynamit stojí 3 životy, jinak jde dál.
duel-dynamite-more = Jde k soupeřově postavě v záloze. Vždy aktivní. Ztrátu nikdo nezpůsobil.
duel-fanning-text = Tolik zásahů, kolik má cíl karet vybavení.
duel-fanning-more = Každému se uhýbá zvlášť. Počet platí tak, jak byl při zahrání.
duel-gatling-text = 1 zásah na všechny kromě vlastní postavy vpředu.
duel-gatling-more = Soupeř vpředu, vlastní záloha, soupeřova záloha, v tomto pořadí. Není to karta BANG!
duel-general-store-text = Otoč 2 karty z každého balíčku; berete si střídavě, začínáš ty.
duel-general-store-more = Vždy 4 karty. Jakmile je společný balíček, jsou všechny z něj.
duel-gun-belt-text = Dokud je postava s ním vpředu, hraj karet BANG! kolik chceš.
duel-gun-belt-more = Nepočítají se: po výměně smí nová postava vpředu ještě jednu zahrát.
card-hat = Klobouk
duel-hat-text = Odhoď ji ze hry a uhni zásahu na její postavu.
duel-hat-more = Ne z ruky. I v záloze, když je její postava cílem.
duel-indians-text = Za každou postavu kromě vlastní vpředu: karta zásahu, nebo ztráta 1 života.
duel-indians-more = Nedá se tomu uhnout. Kulomet, Derringer a Nůž jsou karty zásahu, Odveta ne.
duel-knife-text = 1 zásah. Není to karta BANG!
duel-knife-more = Za tah jich smí být kolik chceš.
duel-missed-text = 1 úhyb.
duel-missed-more = Z ruky, za zasaženou postavu.
card-peacemaker = Peacemaker
duel-peacemaker-text = 1 zásah. Když se mu cíl vyhne, soupeř odhazuje kartu z ruky.
duel-peacemaker-more = Podle své volby; s prázdnou rukou nic.
duel-rattlesnake-text = Na začátku tahu její strany odhal: had stojí její postavu 1 život.
duel-rattlesnake-more = Zůstává ve hře. Vždy aktivní. Ztrátu nikdo nezpůsobil.
duel-remington-text = 1 zásah. Když se mu cíl vyhne, smíš si dobrat kartu.
duel-remington-more = S postavou Wyatt Ear dohromady dvě karty.
card-riposte = Odveta
duel-riposte-text = 1 úhyb. Když zásah zruší, zásah dostává soupeřova postava vpředu.
duel-riposte-more = Ten zásah čeká, až skončí předchozí karta. Není to karta zásahu.
card-schoolteacher = Učitelka
duel-schoolteacher-text = Vezmi si do ruky kartu ve hře.
duel-schoolteacher-more = I vlastní, ale ne od soupeřovy postavy v záloze.
duel-schofield-text = 1 zásah. Když se mu cíl vyhne, tvoje postava vpředu získává 1 život.
duel-schofield-more = Dřív, než zasáhne Odveta.
duel-scope-text = Dokud je postava s touto kartou vpředu, karty zásahu dosáhnou i na soupeřovu zálohu.
duel-scope-more = Jiné karty ne. Lze přebít.
duel-shotgun-text = 1 zásah. Když se mu cíl vyhne, smíš vyměnit postavy kterékoli strany.
duel-shotgun-more = Jen na straně se dvěma postavami.
card-stampede = Splašené stádo
duel-stampede-text = Na začátku tahu její strany se obě postavy vymění.
duel-stampede-more = Vždy aktivní a povinné; s jedinou postavou nic. Lze přebít.
card-theft = Krádež
duel-theft-text = Vezmi si náhodnou kartu ze soupeřovy ruky, nebo odhoď kartu ve hře.
duel-theft-more = Ne od soupeřovy postavy v záloze. Co vezmeš, smíš hned zahrát.
card-strong-beer = Silné pivo
duel-strong-beer-text = Vybraná postava má teď přesně 3 životy.
duel-strong-beer-more = Ne soupeř v záloze. Víc i méně než předtím; pokles je ztráta, kterou působíš ty.
card-wagon = Vůz
duel-wagon-text = Dober si 3 karty, 2 si nech, třetí odhoď.
duel-wagon-more = Vidět je jen ta odhozená.
duel-canteen-text = Vyměň postavu vpředu a v záloze kterékoli strany.
duel-canteen-more = Ne na straně s jedinou postavou. Lze přebít.
duel-canteen = Čutora
duel-winchester-text = 1 zásah, i na soupeřovu postavu v záloze.
duel-winchester-more = Bez karty Hledí. Je to karta BANG! tohoto tahu.

## Characters

char-alan-pinkertoon = Alan Pinkertoon
duel-alan-pinkertoon-text = Za každý ztracený život kromě posledního dostává soupeřova postava vpředu zásah.
duel-alan-pinkertoon-more = I v záloze, ať ztrátu způsobil kdokoli. Zásahy čekají, až účinek skončí.
char-annie-oakey = Annie Oakey
duel-annie-oakey-text = Karty zásahu smíš hrát jako úhyb a kartu Vedle! jako Colt.
duel-annie-oakey-more = Úhyb se nepočítá jako karta BANG! za tah, Vedle! jako Colt ano.
char-bart-masterson = Bart Masterson
duel-bart-masterson-text = Kdokoli odhaluje, otočí 2 karty; ty vybíráš, která platí.
duel-bart-masterson-more = Vždy aktivní. Obě jdou mezi odhozené, ta platná navrch.
char-bill-tightman = Bill Tightman
duel-bill-tightman-text = Když vypadne jiná postava, smíš si dobrat 2 karty.
duel-bill-tightman-more = Kterékoli strany. Za vlastní zálohu celkem 4 karty.
char-buffalo-bell = Buffalo Bell
duel-buffalo-bell-text = Smí ztrácet životy místo druhé postavy své strany.
duel-buffalo-bell-more = Vždy aktivní; nikdy poslední život a nikdy úhyb za druhou postavu.
char-dalon-ranger = Dalon Ranger
duel-dalon-ranger-text = Za každý život kromě posledního, o který Dalon Ranger přijde vinou soupeře, si smíš dobrat kartu.
duel-dalon-ranger-more = Ne za karty Chřestýš a Dynamit, ne za vlastní karty Kulomet a Indiáni!
char-jango = Jango
duel-jango-text = Když soupeř přesune svůj žeton, smíš si dobrat kartu.
duel-jango-more = Ne když ho přesouváš ty, a ne když má soupeř jedinou postavu.
char-pat-garret = Pat Garret
duel-pat-garret-text = Ukazuje druhou dobranou kartu: při podkově si smíš dobrat kartu ze soupeřova balíčku.
duel-pat-garret-more = Při dobírání. Není to odhalení.
char-tex-killer = Tex Killer
duel-tex-killer-text = Úhyb před zásahem tvé karty BANG! stojí ještě jednu kartu z ruky.
duel-tex-killer-more = Libovolnou. Ne u karet Kulomet, Derringer, Nůž, Duel, Odveta ani u schopností.
char-the-stranger = The Stranger
duel-the-stranger-text = V každém tahu smíš zahrát o jednu kartu BANG! víc.
duel-the-stranger-more = Vždy aktivní.
char-wild-bill = Wild Bill
duel-wild-bill-text = Když soupeř bere nebo odhazuje kartu tvé strany, soupeřova postava vpředu dostává zásah.
duel-wild-bill-more = Z ruky i ze hry u obou postav. Co odhazuješ ty, se nepočítá.
char-wyatt-ear = Wyatt Ear
duel-wyatt-ear-text = Když soupeř uhne zásahu tvé strany, smíš si dobrat kartu.
duel-wyatt-ear-more = Ať zásah přijde odkudkoli.
char-babe-leroy = Babe Leroy
duel-babe-leroy-text = Jednou za tah si smíš s prázdnou rukou dobrat 2 karty.
duel-babe-leroy-more = Stačí přejít dopředu s prázdnou rukou.
char-bull-anderson = Bull Anderson
duel-bull-anderson-text = Když postava vypadne, vezmi si až 2 karty z jejího vybavení nebo z ruky jejího hráče.
duel-bull-anderson-more = Dřív, než si její hráč dobere. Z ruky náhodně; platí i pro vlastní postavy.
char-cattle-katie = Cattle Katie
duel-cattle-katie-text = Jednou za tah odhoď vybavení této postavy a dober si 2 karty.
duel-cattle-katie-more = Ne karty Dynamit, Chřestýš a Splašené stádo.
char-dalton-bros = Dalton Bros
duel-dalton-bros-text = Při dobírání si dober 3 karty.
duel-dalton-bros-more = S kartou Banka 4.
char-jack-ransome = Jack Ransome
duel-jack-ransome-text = Karty smíš hrát na kteroukoli postavu ve hře.
duel-jack-ransome-more = Vybavení i dopředu; Duel, Krádež i karty BANG! na soupeřovu zálohu; Dynamit kamkoli.
char-pearl-hat = Pearl Hat
duel-pearl-hat-text = Jednou za tah odhoď kartu a použij akční kartu z vrchu odhozených.
duel-pearl-hat-more = Ne karty Vedle! a Odveta. Není to zahrání karty; přebití lze zopakovat.
char-sid-curry = Sid Curry
duel-sid-curry-text = Při zásahu smíš odhalit ze soupeřova balíčku: barel uhýbá a zásah dostává střelec.
duel-sid-curry-more = Jednou za každý zásah. Zásah zpátky čeká, až účinek skončí.
char-slim-poet = Slim Poet
duel-slim-poet-text = Za každý život kromě posledního, o který ho soupeř připraví, smíš odhodit náhodnou kartu z jeho ruky.
duel-slim-poet-more = Ne za karty Chřestýš a Dynamit, ne za vlastní karty Kulomet a Indiáni!
char-soundance-kid = Soundance Kid
duel-soundance-kid-text = Jednou za tah odhoď kartu, dober si po jedné z obou balíčků a jednu z nich odhoď.
duel-soundance-kid-more = Obě jsou ze společného balíčku, když zbývá jen ten.
char-toco-ramirez = Toco Ramirez
duel-toco-ramirez-text = Kteroukoli kartu z ruky smíš hrát jako Colt.
duel-toco-ramirez-more = Počítá se jako karta BANG! a její text se nepoužije. V duelu a proti kartě Indiáni! je to karta zásahu.
char-tom-thorn = Tom Thorn
duel-tom-thorn-text = Kdykoli výměna přivede tuto postavu dopředu, soupeřova postava v záloze dostává zásah.
duel-tom-thorn-more = I soupeř bez zálohy. Ne při vstupu do hry a ne, když zůstane bez společníka.
char-west-harding = West Harding
duel-west-harding-text = Karet BANG! smíš zahrát kolik chceš.
duel-west-harding-more = Vpředu. Pro další postavu vpředu se nepočítají.
