### BANG! The Duel: everything that is said only there.
### Names arrive finished, cards and characters as their names; $me as in game.ftl. Log lines end without a full stop.

## The game

set-duel = BANG! Pojedynek
set-duel-text = Sama gra: dwie talie po 40 kart i 24 postacie dla 2 graczy.
role-law = prawo
role-law-title = Stróże prawa
role-law-goal = Wyeliminuj wszystkich bandytów.
role-outlaws = bandyci
role-outlaws-title = Bandyci
role-outlaws-goal = Wyeliminuj wszystkie postacie prawa.
end-duel_law = Wygrywa prawo
end-duel_law-why = Nie zostaje już żaden bandyta.
end-duel_outlaws = Wygrywają bandyci
end-duel_outlaws-why = Po stronie prawa nie zostaje już nikt.
preset-duel-first = Pierwszy pojedynek
preset-duel-first-text = 4 postacie po każdej stronie, jak w zasadach.
preset-duel-short = Krótki pojedynek
preset-duel-short-text = 2 postacie po każdej stronie, bez rezerwy.
preset-duel-long = Długi pojedynek
preset-duel-long-text = 6 postaci po każdej stronie.

## Options

option-characters-per-side = Postacie po każdej stronie
option-characters-per-side-text = Im więcej postaci, tym dłuższa gra.
option-first-turn = Kto zaczyna
option-first-turn-text = Kto zaczyna, dobiera 4 karty, druga strona 5.
option-first-turn-law = Prawo
option-first-turn-outlaws = Bandyci
option-first-turn-lot = Losowo
option-peacemaker-counts = Peacemaker i Wild Bill
option-peacemaker-counts-text = Karta odrzucona przez Peacemaker liczy się też dla postaci Wild Bill.
option-five-missed = 5 kart Pudło! dla prawa
option-five-missed-text = Talia prawa ma 5 kart Pudło! oraz 4 karty Woda zamiast 4 i 5.
option-listed-symbols = Symbole z listy
option-listed-symbols-text = W talii prawa jest o jedną podkowę i o trzy beczki więcej.
option-soundance-always = Soundance Kid zawsze aktywny
option-soundance-always-text = Umiejętność działa też w odwodzie.
option-store-last = Sklep z własnych talii
option-store-last-text = Wszystkie cztery karty są ze wspólnej talii tylko wtedy, gdy nie ma już innej.

## Symbols, and why something is switched off

symbol-barrel = beczka
symbol-snake = wąż
symbol-dynamite = dynamit
symbol-horseshoe = podkowa
off-rear = Stoi w odwodzie: nie działa
off-other = Celem jest druga postać: teraz nie działa
off-out = Bez punktów życia

## Questions

ask-front = Kto stanie z przodu?
ask-front-detail = Obie strony wybierają w tajemnicy. Druga postać trafia do odwodu.
wait-front = { $who } wybiera postać
ask-fresh = Dobierz karty
ask-fresh-detail = Z własnej talii albo ze wspólnej.
wait-fresh = { $who } dobiera karty
ask-act = Twoja tura
ask-act-detail =
    { $left ->
        [0] W tej turze już bez kart BANG!
        [99] Kart BANG! ile chcesz.
       *[other] Pozostałe karty BANG!: { $left }.
    }
wait-act = Tura gracza { $who }
ask-hit = Trafienie: celem jest { $char }
ask-hit-detail = Powoduje je { $source }. Zrób unik, inaczej tracisz 1 punkt życia.
wait-hit = { $who } odpowiada na trafienie
ask-second = { $source }: jeszcze jedna karta
ask-second-detail = Odrzuć dowolną kartę, inaczej trafienie dochodzi.
wait-second = { $who } szuka drugiej karty
ask-gunfight = Pojedynek: { $char }
ask-gunfight-detail = Odrzuć kartę trafienia, inaczej tracisz 1 punkt życia.
wait-gunfight = { $who } odpowiada w pojedynku
ask-raid = Indianie! atakują: { $char }
ask-raid-detail = Odrzuć kartę trafienia, inaczej tracisz 1 punkt życia.
wait-raid = { $who } szuka karty trafienia
ask-instead = Buffalo Bell może się poświęcić
ask-instead-detail =
    { $char } ma stracić { $n ->
        [one] { $n } punkt życia
        [few] { $n } punkty życia
       *[many] { $n } punktów życia
    }.
wait-instead = { $who } decyduje za postać Buffalo Bell
ask-symbol = Która karta się liczy?
ask-symbol-detail =
    { $source } wymaga: { $symbol ->
        [barrel] beczka
        [snake] wąż
        [dynamite] dynamit
       *[horseshoe] podkowa
    }.
wait-symbol = { $who } wybiera, która karta się liczy
ask-reaction =
    { $n ->
        [0] { $source }: odrzucić kartę z ręki przeciwnika?
        [one] { $source }: dobrać kartę?
        [few] { $source }: dobrać { $n } karty?
       *[many] { $source }: dobrać { $n } kart?
    }
ask-reaction-detail =
    { $ability ->
        [wyatt-ear] Przeciwnik unika twojego trafienia.
        [jango] Przeciwnik przesuwa swój znacznik.
        [dalon-ranger] Dalon Ranger traci punkt życia z winy przeciwnika.
        [slim-poet] Slim Poet traci punkt życia z winy przeciwnika.
        [bill-tightman] Jedna z postaci odpada z gry.
        [pat-garret] Na karcie jest podkowa. Dobierasz z talii przeciwnika.
       *[other] Możesz teraz użyć umiejętności.
    }
wait-reaction = { $who } decyduje o umiejętności
ask-loot = { $source }: weź kartę
ask-loot-detail = { $char } odpada. Karty, które możesz jeszcze wziąć: { $left }.
wait-loot = { $who } bierze karty
ask-strip = { $source }: odrzuć kartę w grze
ask-strip-detail = Przy swoich postaciach albo przy postaci przeciwnika z przodu.
wait-strip = { $who } wybiera kartę w grze
ask-remington = Dobrać kartę?
ask-remington-detail = Trafienie z karty { $source } nie doszło do celu.
wait-remington = { $who } może dobrać
ask-sidestep = { $source }: która strona się zamieni?
ask-sidestep-detail = Postać z przodu i w odwodzie zamienią się miejscami.
wait-sidestep = { $who } może zamienić dwie postacie
ask-give_up = { $source }: odrzuć kartę
ask-give_up-detail = Kartę z ręki według własnego wyboru.
wait-give_up = { $who } odrzuca kartę
ask-back = Który rewers?
ask-back-detail = Karta zostanie potem wylosowana spośród nich.
wait-back = { $who } wybiera według rewersów
ask-wagon = { $source }: którą kartę odrzucasz?
ask-wagon-detail = Dwie pozostałe zatrzymujesz.
wait-wagon = { $who } wybiera kartę do odrzucenia
ask-goods = { $source }: weź kartę
ask-goods-detail = Oboje widzicie którą.
wait-goods = { $who } bierze kartę
ask-price = { $source }: odrzuć kartę
ask-price-detail = Nią płacisz za umiejętność.
wait-price = { $who } płaci za umiejętność
ask-either = { $source }: którą kartę odrzucasz?
ask-either-detail = Jedna z dwóch właśnie dobranych.
wait-either = { $who } wybiera kartę do odrzucenia
ask-limit =
    Odrzuć { $left ->
        [one] { $left } kartę
        [few] { $left } karty
       *[many] { $left } kart
    }
ask-limit-detail = Możesz zatrzymać { $limit }.
wait-limit = { $who } odrzuca karty ponad limit

## Passing

opt-pass-hit = Przyjmij trafienie
opt-pass-second = Przyjmij trafienie
opt-pass-gunfight = Strać 1 punkt życia
opt-pass-raid = Strać 1 punkt życia
opt-pass-instead = Zostaw to: { $char }
opt-pass-reaction = Zostaw
opt-pass-strip = Zostaw
opt-pass-remington = Zostaw
opt-pass-sidestep = Zostaw
opt-pass-loot = Wystarczy

## Options of a question

opt-duel-play = Zagraj: { $card }
opt-duel-play-at = Zagraj: { $card } → { $char }
opt-duel-play-as = Zagraj: { $card } jako { $as }
opt-duel-play-as-at = Zagraj: { $card } jako { $as } → { $char }
opt-duel-play-hand = { $card }: losowa karta z ręki przeciwnika
opt-duel-play-card = Zagraj: { $card } → { $char } ({ $of })
opt-duel-play-side =
    { $me ->
        [to] { $card }: zamień własne postacie
       *[other] { $card }: zamień postacie przeciwnika
    }
opt-duel-lay = Połóż: { $card } → { $char }
opt-duel-answer = Unik: { $card }
opt-duel-answer-as = Unik: { $card } jako { $as }
opt-duel-marker = Zamiana: na przód idzie { $char }
opt-duel-reload = Przeładuj: { $card } (dobierz inną)
opt-duel-use = Użyj: { $source }
opt-duel-reaction =
    { $n ->
        [0] Odrzuć kartę
        [one] Dobierz kartę
        [few] Dobierz { $n } karty
       *[many] Dobierz { $n } kart
    }
opt-duel-use-at = Użyj: { $source } → { $char }
opt-duel-use-hand = { $source }: losowa karta z ręki przeciwnika
opt-duel-use-card = { $source }: { $of }
opt-duel-use-card-at = { $source }: { $of } → { $char }
opt-duel-use-side =
    { $me ->
        [to] { $source }: własne postacie
       *[other] { $source }: postacie przeciwnika
    }
opt-duel-reveal = { $source }: odkryj kartę
opt-duel-repeat = { $source } powtarza: { $kind }
opt-duel-repeat-at = { $source } powtarza: { $kind } → { $char }
opt-duel-repeat-hand = { $source } powtarza: { $kind } (losowa karta z ręki przeciwnika)
opt-duel-repeat-card = { $source } powtarza: { $kind } → { $char } ({ $of })
opt-duel-repeat-side =
    { $me ->
        [to] { $source } powtarza: { $kind } (własne postacie)
       *[other] { $source } powtarza: { $kind } (postacie przeciwnika)
    }
opt-duel-repeat-reload = { $source } znów przeładowuje: { $kind }
opt-duel-discard = Odrzuć: { $card }
opt-duel-choose-card = Wybierz: { $card }
opt-duel-choose-char = Z przodu: { $char }
opt-duel-choose-side =
    { $me ->
        [to] Własne postacie
       *[other] Postacie przeciwnika
    }
opt-duel-choose-back =
    Rewers: { $side ->
        [law] prawo
       *[outlaws] bandyci
    }
opt-duel-choose-points =
    { $char } traci zamiast tego { $n ->
        [one] { $n } punkt życia
        [few] { $n } punkty życia
       *[many] { $n } punktów życia
    }
opt-duel-draw = Dobierz kartę
opt-duel-end = Zakończ turę

## Why not

why-duel-limit = Karty BANG! w tej turze już padły
why-duel-answer = Karta { $card } tylko chroni przed trafieniem
why-duel-rear = { $char } kryje się w odwodzie
why-duel-own-front = Własny ekwipunek kładzie się w odwodzie
why-duel-nothing = Nie ma czego wziąć
why-duel-one = Jedna postać się nie zamieni
why-duel-swapped = Zamiana w tej turze już była
why-duel-reload = Przeładowanie dopiero, gdy jednej stronie zostaje jedna postać
why-duel-used = { $source }: w tej turze już użyto
why-duel-behind = { $source } działa tylko z przodu
why-duel-hand = { $source }: karty na ręce na to nie pozwalają
why-duel-top = { $source }: na wierzchu nie ma karty akcji
why-duel-equipment = { $source }: brak ekwipunku do odrzucenia
why-duel-not-answer = Karta { $card } tu nie pomaga
why-duel-tried = { $source }: już sprawdzone
why-duel-other = { $source } nie leży przy celu

## What waits

wait-duel-out = { $char } opuszcza grę
wait-duel-hit = { $source } trafia: { $char }
wait-duel-lost = { $source } nie ma celu
wait-duel-draw = { $source }: karta
wait-duel-discard = { $source }: przeciwnik odrzuca kartę

## What happened

log-duel-start =
    { $me ->
        [who] Zaczynasz
       *[other] { $who } zaczyna
    }
log-duel-front = { $char } staje z przodu
log-duel-rear = { $char } staje w odwodzie
log-duel-draw-out =
    { $me ->
        [who] Za stratę dobierasz { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
       *[other] { $who } dobiera za stratę { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
    }
log-duel-draw-other =
    { $me ->
        [who] Z cudzej talii dobierasz { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        } ({ $source })
       *[other] { $who } dobiera z cudzej talii { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        } ({ $source })
    }
log-duel-play =
    { $me ->
        [who] Zagrywasz kartę { $card }
       *[other] { $who } zagrywa kartę { $card }
    }
log-duel-play-at =
    { $me ->
        [who] Zagrywasz kartę { $card } → { $char }
       *[other] { $who } zagrywa kartę { $card } → { $char }
    }
log-duel-play-at-as =
    { $me ->
        [who] Zagrywasz kartę { $card } jako { $as } → { $char }
       *[other] { $who } zagrywa kartę { $card } jako { $as } → { $char }
    }
log-duel-play-hand =
    { $me ->
        [who] Zagrywasz kartę { $card } → { $to } (ręka)
        [to] { $who } zagrywa kartę { $card } na twoją rękę
       *[other] { $who } zagrywa kartę { $card } → { $to } (ręka)
    }
log-duel-play-card =
    { $me ->
        [who] Zagrywasz kartę { $card }: { $of }
       *[other] { $who } zagrywa kartę { $card }: { $of }
    }
log-duel-play-side =
    { $me ->
        [who] Zagrywasz kartę { $card }: zamieniają się postacie gracza { $to }
        [to] { $who } zagrywa kartę { $card }: zamieniają się twoje postacie
       *[other] { $who } zagrywa kartę { $card }: zamieniają się postacie gracza { $to }
    }
log-duel-play-side-own =
    { $me ->
        [who] Zagrywasz kartę { $card }: zamieniają się twoje postacie
       *[other] { $who } zagrywa kartę { $card }: zamieniają się własne postacie
    }
log-duel-lay =
    { $me ->
        [who] Kładziesz kartę { $card } → { $char }
       *[other] { $who } kładzie kartę { $card } → { $char }
    }
log-duel-replaced =
    { $me ->
        [who] Twoja stara karta { $card } trafia do odrzuconych
       *[other] Stara karta { $card } trafia do odrzuconych ({ $who })
    }
log-duel-reload =
    { $me ->
        [who] Przeładowujesz kartę { $card }
       *[other] { $who } przeładowuje kartę { $card }
    }
log-duel-swap =
    { $me ->
        [who] Zamieniasz postacie: z przodu jest { $char }
       *[other] { $who } zamienia postacie: z przodu jest { $char }
    }
log-duel-swap-by = { $source }: z przodu jest teraz { $char }
log-duel-repeat =
    { $me ->
        [who] Powtarzasz kartę { $kind } ({ $source })
       *[other] { $who } powtarza kartę { $kind } ({ $source })
    }
log-duel-aimed = { $source } trafia: { $char }
log-duel-lost = { $source } nie ma kogo trafić
log-duel-waits = { $source } czeka
log-duel-reveal-good =
    { $me ->
        [who] { $symbol ->
            [barrel] { $source }: { $card } ma beczkę. Unik
            [snake] { $source }: { $card } ma węża. Kąsa
            [dynamite] { $source }: { $card } ma dynamit. Wybucha
           *[horseshoe] { $source }: { $card } ma podkowę. Udało się
        }
       *[other] { $symbol ->
            [barrel] { $source } ({ $who }): { $card } ma beczkę. Unik
            [snake] { $source } ({ $who }): { $card } ma węża. Kąsa
            [dynamite] { $source } ({ $who }): { $card } ma dynamit. Wybucha
           *[horseshoe] { $source } ({ $who }): { $card } ma podkowę. Udało się
        }
    }
log-duel-reveal-bad =
    { $me ->
        [who] { $symbol ->
            [barrel] { $source }: { $card } nie ma beczki. Pech
            [snake] { $source }: { $card } nie ma węża. Nie kąsa
            [dynamite] { $source }: { $card } nie ma dynamitu. Nie wybucha
           *[horseshoe] { $source }: { $card } nie ma podkowy. Pech
        }
       *[other] { $symbol ->
            [barrel] { $source } ({ $who }): { $card } nie ma beczki. Pech
            [snake] { $source } ({ $who }): { $card } nie ma węża. Nie kąsa
            [dynamite] { $source } ({ $who }): { $card } nie ma dynamitu. Nie wybucha
           *[horseshoe] { $source } ({ $who }): { $card } nie ma podkowy. Pech
        }
    }
log-duel-reveal-none =
    { $me ->
        [who] Nie masz karty do odkrycia ({ $source })
       *[other] { $who } nie ma karty do odkrycia ({ $source })
    }
log-duel-stopped = { $char } unika trafienia
log-duel-discard-by = { $source }: { $who } traci kartę { $cards }
log-duel-passes = { $card } wędruje dalej: { $char }
log-duel-lose =
    { $source }: { $char } traci { $n ->
        [one] { $n } punkt życia
        [few] { $n } punkty życia
       *[many] { $n } punktów życia
    } ({ $before } → { $life })
short-log-duel-lose =
    { $char } traci { $n ->
        [one] { $n } punkt życia
        [few] { $n } punkty życia
       *[many] { $n } punktów życia
    } ({ $before } → { $life })
log-duel-instead =
    { $char } traci { $n ->
        [one] { $n } punkt życia
        [few] { $n } punkty życia
       *[many] { $n } punktów życia
    }, ratuje tym: { $of }
log-duel-heal =
    { $char } odzyskuje { $n ->
        [one] { $n } punkt życia
        [few] { $n } punkty życia
       *[many] { $n } punktów życia
    } ({ $before } → { $life })
log-duel-out = { $char } odpada z gry
log-duel-enter-front = Na przód wchodzi { $char }
log-duel-enter-rear = Do odwodu wchodzi { $char }
log-duel-lone = { $char } walczy dalej bez towarzysza
log-duel-common = Z odrzuconych kart powstaje wspólna talia, liczba kart: { $n }
log-duel-common-again = Odrzucone karty tworzą nową wspólną talię, liczba kart: { $n }
log-end-duel_law = Wygrywa prawo
log-end-duel_outlaws = Wygrywają bandyci

## Table in the terminal

cli-duel-front = z przodu
cli-duel-rear = w odwodzie
cli-duel-alone = bez odwodu
cli-duel-off = nie działa
cli-duel-side = { $name }. Talia: { $deck }, rezerwa: { $reserve }, ręka: { $hand }
cli-duel-law = Gracz po stronie prawa
cli-duel-outlaws = Gracz po stronie bandytów
cli-duel-piles = Wspólna talia: { $common }, odrzucone: { $discards }
cli-duel-piles-top = Wspólna talia: { $common }, odrzucone: { $discards }, na wierzchu: { $card }
cli-duel-row = W rzędzie: { $cards }
cli-duel-waits = Czeka: { $what }
cli-duel-hand = Ręka: { $cards }
cli-duel-reserve = W rezerwie: { $names }

## Cards

card-bank = Bank
duel-bank-text = W fazie dobierania dobierz 1 kartę więcej.
duel-bank-more = Tylko przy postaci z przodu, i obowiązkowo.
duel-barrel-text = Gdy postać z nią jest celem trafienia, możesz odkryć kartę: beczka to unik.
duel-barrel-more = Raz na każde trafienie, skądkolwiek pochodzi, także w odwodzie. Gdy zawiedzie, zostają inne uniki.
duel-beer-text = Obie twoje postacie odzyskują 1 punkt życia.
duel-beer-more = Nigdy ponad wartość z karty i nigdy poza własną turą.
card-carbine = Karabin
duel-carbine-text = 1 trafienie. Po uniku możesz odrzucić z gry kartę ekwipunku.
duel-carbine-more = Przy dowolnej swojej postaci albo przy postaci przeciwnika z przodu.
card-pocket-watch = Zegarek
duel-pocket-watch-text = Gdy przeciwnik przesunie swój żeton, dobierz kartę.
duel-pocket-watch-more = Zamianą, swoją kartą lub kartą Popłoch. Nie wtedy, gdy przeciwnik ma jedną postać. Można przeładować.
card-colt = Colt
duel-colt-text = 1 trafienie.
duel-colt-more = Karta BANG!: jedna na turę.
duel-derringer-text = 1 trafienie, przed którym chroni dowolna karta z ręki.
duel-derringer-more = To nie karta BANG! Prawdziwa karta uniku zachowuje swój efekt, więc Riposta oddaje trafienie.
duel-duel-text = Na zmianę odrzucacie karty trafienia, przeciwnik pierwszy. Kto przestanie, traci 1 punkt życia.
duel-duel-more = Karty liczą się tylko jako trafienie, tekst się pomija. Straty nie da się uniknąć.
duel-dynamite-text = Na własną postać w odwodzie. Na początku tury jej strony odkryj: dynamit kosztuje 3 punkty życia, inaczej wędruje dalej.
duel-dynamite-more = Przechodzi do odwodu przeciwnika. Zawsze aktywny. Nikt nie jest sprawcą straty.
duel-fanning-text = Tyle trafień, ile cel ma kart ekwipunku.
duel-fanning-more = Przed każdym robi się unik osobno. Liczy się stan z chwili zagrania.
duel-gatling-text = 1 trafienie we wszystkich oprócz własnej postaci z przodu.
duel-gatling-more = Przód przeciwnika, własny odwód, odwód przeciwnika, w tej kolejności. To nie karta BANG!
duel-general-store-text = Odkryj 2 karty z każdej talii; bierzecie na zmianę, zaczynasz ty.
duel-general-store-more = Zawsze 4 karty. Gdy jest już wspólna talia, wszystkie są z niej.
duel-gun-belt-text = Dopóki postać z nim stoi z przodu, zagrywaj dowolnie wiele kart BANG!
duel-gun-belt-more = Nie liczą się: po zamianie nowa postać z przodu może jeszcze jedną zagrać.
card-hat = Kapelusz
duel-hat-text = Odrzuć ją z gry, aby uniknąć trafienia w jej postać.
duel-hat-more = Nie z ręki. Także w odwodzie, gdy jej postać jest celem.
duel-indians-text = Za każdą postać oprócz własnej z przodu: karta trafienia albo strata 1 punktu życia.
duel-indians-more = Nie ma przed tym uniku. Gatling, Derringer i Nóż to karty trafienia, Riposta nie.
duel-knife-text = 1 trafienie. To nie karta BANG!
duel-knife-more = W turze może ich być dowolnie wiele.
duel-missed-text = 1 unik.
duel-missed-more = Z ręki, za trafioną postać.
card-peacemaker = Peacemaker
duel-peacemaker-text = 1 trafienie. Po uniku przeciwnik odrzuca kartę z ręki.
duel-peacemaker-more = Według własnego wyboru; z pustą ręką nic.
duel-rattlesnake-text = Na początku tury jej strony odkryj: wąż kosztuje jej postać 1 punkt życia.
duel-rattlesnake-more = Zostaje w grze. Zawsze aktywna. Nikt nie jest sprawcą straty.
duel-remington-text = 1 trafienie. Po uniku możesz dobrać kartę.
duel-remington-more = Razem z postacią Wyatt Ear dwie karty.
card-riposte = Riposta
duel-riposte-text = 1 unik. Jeśli anuluje trafienie, celem trafienia jest postać przeciwnika z przodu.
duel-riposte-more = To trafienie czeka, aż skończy się poprzednia karta. To nie karta trafienia.
card-schoolteacher = Nauczycielka
duel-schoolteacher-text = Weź na rękę kartę z gry.
duel-schoolteacher-more = Także własną, ale nie od postaci przeciwnika w odwodzie.
duel-schofield-text = 1 trafienie. Po uniku twoja postać z przodu odzyskuje 1 punkt życia.
duel-schofield-more = Zanim trafi Riposta.
duel-scope-text = Dopóki postać z tą kartą stoi z przodu, karty trafienia sięgają odwodu przeciwnika.
duel-scope-more = Inne karty nie. Można przeładować.
duel-shotgun-text = 1 trafienie. Po uniku możesz zamienić postacie dowolnej strony.
duel-shotgun-more = Tylko po stronie z dwiema postaciami.
card-stampede = Popłoch
duel-stampede-text = Na początku tury jej strony obie postacie zamieniają się miejscami.
duel-stampede-more = Zawsze aktywna i obowiązkowa; z jedną postacią nic. Można przeładować.
card-theft = Kradzież
duel-theft-text = Weź losową kartę z ręki przeciwnika albo odrzuć kartę z gry.
duel-theft-more = Nie od postaci przeciwnika w odwodzie. Wziętą kartę możesz od razu zagrać.
card-strong-beer = Mocne Piwo
duel-strong-beer-text = Wybrana postać ma teraz dokładnie 3 punkty życia.
duel-strong-beer-more = Nie odwód przeciwnika. Więcej lub mniej niż przedtem; spadek to strata spowodowana przez ciebie.
card-wagon = Wóz
duel-wagon-text = Dobierz 3 karty, 2 zatrzymaj, trzecią odrzuć.
duel-wagon-more = Widać tylko tę odrzuconą.
duel-canteen-text = Zamień postać z przodu i w odwodzie dowolnej strony.
duel-canteen-more = Nie po stronie z jedną postacią. Można przeładować.
duel-canteen = Woda
duel-winchester-text = 1 trafienie, także w postać przeciwnika w odwodzie.
duel-winchester-more = Bez karty Luneta. To karta BANG! tej tury.

## Characters

char-alan-pinkertoon = Alan Pinkertoon
duel-alan-pinkertoon-text = Za każdy stracony punkt życia oprócz ostatniego postać przeciwnika z przodu jest celem trafienia.
duel-alan-pinkertoon-more = Także w odwodzie, niezależnie od sprawcy. Trafienia czekają na koniec efektu.
char-annie-oakey = Annie Oakey
duel-annie-oakey-text = Karty trafienia możesz zagrywać jako unik, a kartę Pudło! jako Colt.
duel-annie-oakey-more = Unik nie liczy się jako karta BANG! tury, Pudło! jako Colt tak.
char-bart-masterson = Bart Masterson
duel-bart-masterson-text = Ktokolwiek odkrywa, odkrywa 2 karty; ty wybierasz, która się liczy.
duel-bart-masterson-more = Zawsze aktywny. Obie zostają odrzucone, licząca się na wierzch.
char-bill-tightman = Bill Tightman
duel-bill-tightman-text = Gdy inna postać odpada, możesz dobrać 2 karty.
duel-bill-tightman-more = Dowolnej strony. Za własny odwód razem 4 karty.
char-buffalo-bell = Buffalo Bell
duel-buffalo-bell-text = Może tracić punkty życia zamiast drugiej postaci swojej strony.
duel-buffalo-bell-more = Zawsze aktywna; nigdy ostatni punkt życia i nigdy unik za drugą postać.
char-dalon-ranger = Dalon Ranger
duel-dalon-ranger-text = Za każdy punkt życia oprócz ostatniego stracony z winy przeciwnika możesz dobrać kartę.
duel-dalon-ranger-more = Nie za karty Grzechotnik i Dynamit, nie za własne Gatling i Indianie!
char-jango = Jango
duel-jango-text = Gdy przeciwnik przesunie swój żeton, możesz dobrać kartę.
duel-jango-more = Nie gdy przesuwasz go ty i nie gdy przeciwnik ma jedną postać.
char-pat-garret = Pat Garret
duel-pat-garret-text = Pokazuje drugą dobraną kartę: przy podkowie możesz dobrać kartę z talii przeciwnika.
duel-pat-garret-more = W fazie dobierania. To nie odsłonięcie.
char-tex-killer = Tex Killer
duel-tex-killer-text = Unik przed trafieniem twojej karty BANG! kosztuje jeszcze jedną kartę z ręki.
duel-tex-killer-more = Dowolną. Nie dotyczy kart Gatling, Derringer, Nóż, Pojedynek, Riposta ani umiejętności.
char-the-stranger = The Stranger
duel-the-stranger-text = W każdej turze możesz zagrać o jedną kartę BANG! więcej.
duel-the-stranger-more = Zawsze aktywny.
char-wild-bill = Wild Bill
duel-wild-bill-text = Gdy przeciwnik weźmie lub odrzuci kartę twojej strony, jego postać z przodu jest celem trafienia.
duel-wild-bill-more = Z ręki i z gry przy obu postaciach. Karty odrzucane przez ciebie się nie liczą.
char-wyatt-ear = Wyatt Ear
duel-wyatt-ear-text = Gdy przeciwnik uniknie trafienia twojej strony, możesz dobrać kartę.
duel-wyatt-ear-more = Skądkolwiek pochodzi trafienie.
char-babe-leroy = Babe Leroy
duel-babe-leroy-text = Raz na turę, z pustą ręką, możesz dobrać 2 karty.
duel-babe-leroy-more = Wystarczy przejść na przód z pustą ręką.
char-bull-anderson = Bull Anderson
duel-bull-anderson-text = Gdy postać odpada, weź do 2 kart z jej ekwipunku lub z ręki jej gracza.
duel-bull-anderson-more = Zanim jej gracz dobierze. Z ręki losowo; dotyczy też własnych postaci.
char-cattle-katie = Cattle Katie
duel-cattle-katie-text = Raz na turę odrzuć kartę ekwipunku tej postaci, aby dobrać 2 karty.
duel-cattle-katie-more = Nie karty Dynamit, Grzechotnik i Popłoch.
char-dalton-bros = Dalton Bros
duel-dalton-bros-text = W fazie dobierania dobierz 3 karty.
duel-dalton-bros-more = Z kartą Bank 4.
char-jack-ransome = Jack Ransome
duel-jack-ransome-text = Możesz zagrywać karty na dowolną postać w grze.
duel-jack-ransome-more = Ekwipunek także na przód; Pojedynek, Kradzież i karty BANG! na odwód przeciwnika; Dynamit wszędzie.
char-pearl-hat = Pearl Hat
duel-pearl-hat-text = Raz na turę odrzuć kartę, aby użyć karty akcji z wierzchu odrzuconych.
duel-pearl-hat-more = Nie karty Pudło! i Riposta. To nie zagranie karty; można powtórzyć przeładowanie.
char-sid-curry = Sid Curry
duel-sid-curry-text = Przy trafieniu możesz odkryć z talii przeciwnika: beczka to unik, a celem trafienia jest strzelec.
duel-sid-curry-more = Raz na każde trafienie. Trafienie zwrotne czeka na koniec efektu.
char-slim-poet = Slim Poet
duel-slim-poet-text = Za każdy punkt życia (nie ostatni) odebrany przez przeciwnika możesz odrzucić losową kartę z jego ręki.
duel-slim-poet-more = Nie za karty Grzechotnik i Dynamit, nie za własne Gatling i Indianie!
char-soundance-kid = Soundance Kid
duel-soundance-kid-text = Raz na turę odrzuć kartę, dobierz po jednej z obu talii i jedną z nich odrzuć.
duel-soundance-kid-more = Obie są ze wspólnej talii, gdy nie ma już innej.
char-toco-ramirez = Toco Ramirez
duel-toco-ramirez-text = Dowolną kartę z ręki możesz zagrać jako Colt.
duel-toco-ramirez-more = Liczy się jako karta BANG! a jej tekst się pomija. W pojedynku i przeciw karcie Indianie! to karta trafienia.
char-tom-thorn = Tom Thorn
duel-tom-thorn-text = Gdy zamiana postawi tę postać z przodu, celem trafienia jest postać przeciwnika w odwodzie.
duel-tom-thorn-more = Także przeciwnik bez odwodu. Nie przy wejściu do gry ani gdy zostaje bez towarzysza.
char-west-harding = West Harding
duel-west-harding-text = Możesz zagrać dowolnie wiele kart BANG!
duel-west-harding-more = Z przodu. Dla późniejszej postaci z przodu się nie liczą.
