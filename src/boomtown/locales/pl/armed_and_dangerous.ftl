### Nazwy, teksty, pytania i meldunki dodatku Uzbrojeni i niebezpieczni.

set-armed-and-dangerous = Uzbrojeni i niebezpieczni
set-armed-and-dangerous-text = Kolejne 28 kart, 8 postaci i 32 żetony ładunku: pomarańczowe karty opłacane żetonami, broń z mocą i bomba, która krąży.
preset-loaded = Naładowani
preset-loaded-text = 6 graczy, Dodge City i Uzbrojeni i niebezpieczni.

option-orange-brings-load = Żeton także za pomarańczową kartę
option-orange-brings-load-text = Kto zagrywa pomarańczową kartę, może dodać 1 żeton tak samo jak za niebieską.
option-ghosts-resist-big-fifty = Big Fifty oszczędza duchy
option-ghosts-resist-big-fifty-text = Karta, która trzyma kogoś w grze, działa także przeciw broni Big Fifty.
option-bomb-on-anybody = Bomba na każdego
option-bomb-on-anybody-text = Bombę można zagrać także na tego, na kogo karty karo nie działają.

## Karty pomarańczowe

card-ace-up-the-sleeve = As w rękawie
card-ace-up-the-sleeve-text = 2 żetony: dobierz 1 kartę.
card-ace-up-the-sleeve-more = W swojej turze, tyle razy, na ile starczy żetonów na tej karcie.

card-bandolier = Bandolier
card-bandolier-text = Raz w swojej turze, 1 żeton: możesz w tej turze zagrać o 1 kartę BANG! więcej.
card-bandolier-more = Przed pierwszą kartą BANG! albo po niej. Zasięg liczy się jak zwykle, a broń może użyć swojej mocy. Co niewykorzystane, na końcu tury przepada.

card-bomb = Bomba
card-bomb-text = Połóż ją przed kimkolwiek. Na początku tury jej posiadacz sprawdza: kier lub karo, idzie do innego gracza, w innym razie znikają 2 żetony. Bez żetonów wybucha: 2 punkty życia.
card-bomb-more = Sprawdza się po kartach Dynamit i Więzienie, a w turze straconej w więzieniu wcale. Posiadacz może dodawać na nią żetony i nimi płacić. Zabrana lub odrzucona nie wybucha. Za stratę nikt nie odpowiada.

card-bell-tower = Dzwonnica
card-bell-tower-text = 1 żeton: dla następnej karty, którą zagrywasz, wszyscy pozostali są w odległości 1 od ciebie.
card-bell-tower-more = Niezależnie od kart i postaci takich jak Mustang i Paul Regret. Zużywa ją następna zagrana karta, nawet gdy odległość nie ma dla niej znaczenia. Umiejętności i karty w grze się nie liczą.

card-crate = Skrzynia
card-crate-text = 2 żetony: efekt Pudło! w swojej turze i poza nią.
card-crate-more = Z 4 żetonami można jej użyć dwa razy przeciw temu samemu strzałowi. Z kartą Beczka wybierasz kolejność.

card-tumbleweed = Biegacz stepowy
card-tumbleweed-text = 1 żeton, w dowolnej chwili: właśnie wykonane sprawdzenie odbywa się ponownie.
card-tumbleweed-more = Czyjekolwiek sprawdzenie, także twoje, dopóki starczy żetonów. Pierwszy wynik się nie liczy. Sprawdzenie z kilkoma kartami powtarza się w całości.

card-whip = Bicz
card-whip-text = 3 żetony: odrzuć dowolną kartę w grze.
card-whip-more = W dowolnej odległości, także własną kartę. Nigdy kartę z ręki ani ekwipunek z dodatku Gorączka złota.

card-beer-keg = Beczułka piwa
card-beer-keg-text = 3 żetony: w swojej turze odzyskaj 1 punkt życia.
card-beer-keg-more = Także gdy zostało 2 graczy. To nie karta Piwko i nikogo nie ratuje.

card-lockpick = Wytrych
card-lockpick-text = 3 żetony: weź losową kartę z ręki innego gracza.
card-lockpick-more = W dowolnej odległości, nigdy karty w grze.

card-big-fifty = Big Fifty
card-big-fifty-text = Broń, zasięg 6. 1 żeton do karty BANG! a umiejętność i karty w grze jej celu nie działają.
card-big-fifty-more = Aż karta BANG! się zakończy. Karty z ręki nadal pomagają. W kogoś, kogo chroni tylko Mustang lub umiejętność, możesz celować, wtedy żeton trzeba zapłacić.

card-big-fifty-shot = Strzał z Big Fifty
card-big-fifty-shot-text = Dopóki trwa, umiejętność i karty w grze jego celu nie działają.
card-big-fifty-shot-more = To nie jest osobna karta.

card-buntline-special = Buntline Special
card-buntline-special-text = Broń, zasięg 2. 1 żeton do karty BANG! a kto ją anuluje, odrzuca kartę z ręki.
card-buntline-special-more = Kartę wybiera cel, po wszystkim, co przynosi efekt Pudło! Kto nie ma karty, nic nie odrzuca.

card-double-barrel = Dubeltówka
card-double-barrel-text = Broń, zasięg 1. 1 żeton do karty BANG! koloru karo: nie można jej anulować.
card-double-barrel-more = Żadnego efektu Pudło! żadnej karty Beczka. Zignorować i przekierować to nie anulować. Przy wydarzeniach Błogosławieństwo i Klątwa nie ma karo.

card-thunderer = Thunderer
card-thunderer-text = Broń, zasięg 3. 1 żeton do karty BANG! a od razu wraca ci na rękę.
card-thunderer-more = Czy trafi, czy nie. Jako karta BANG! tej tury liczy się i tak.

## Karty brązowe

card-caravan = Karawana
card-caravan-text = Dobierz 2 karty. Ulepszenie: o 1 kartę więcej za każde 2 żetony.
card-caravan-more = Decydujesz przy zagraniu. Żetony mogą pochodzić z kilku twoich kart i z postaci.

card-a-little-nip = Łyczek
card-a-little-nip-text = Odzyskaj 1 punkt życia. Ulepszenie: o 1 punkt życia więcej za każde 3 żetony.
card-a-little-nip-more = Tylko w swojej turze, także gdy zostało 2 graczy. To nie karta Piwko.

card-quick-shot = Szybki strzał
card-quick-shot-text = Efekt BANG! na gracza w twoim zasięgu. Ulepszenie: o 1 gracza w zasięgu więcej za każdy żeton.
card-quick-shot-more = To nie karta BANG! Każdy cel jest inny i każdy odpowiada sam za siebie, zgodnie z ruchem wskazówek zegara od ciebie.

card-flintlock = Skałkówka
card-flintlock-text = Efekt BANG! na gracza w twoim zasięgu. Ulepszenie: gdy ją anulowano, weź ją z powrotem za 2 żetony.
card-flintlock-more = To nie karta BANG! Z powrotem na ręce można ją od razu zagrać znowu.

card-arrow = Strzała
card-arrow-text = Gracz odrzuca kartę BANG! z ręki albo traci 1 punkt życia. Ulepszenie: o 1 gracza więcej za każdy żeton.
card-arrow-more = W dowolnej odległości. Pomaga tylko karta BANG! albo taka, której możesz tak użyć.

card-duck = Schyl się!
card-duck-text = Efekt Pudło! Ulepszenie: weź kartę z powrotem za 2 żetony.
card-duck-more = Także poza swoją turą. Z powrotem na ręce można ją zagrać znowu, gdy trzeba drugiego efektu Pudło!

card-reload = Przeładowanie
card-reload-text = Weź 3 żetony i rozłóż je na swoje pomarańczowe karty i swoją postać.
card-reload-more = Najwyżej 4 w jednym miejscu. Czego nie da się położyć, tego nie bierzesz.

card-rust = Rdza
card-rust-text = Wszyscy pozostali tracą 1 żeton z każdej pomarańczowej karty i z postaci. Trafiają na twoją postać.
card-rust-more = Najwyżej do 4, reszta przepada. Karta bez żetonów jest odrzucana, Bomba wybucha.

card-squaw = Squaw
card-squaw-text = Odrzuć dowolną kartę w grze. Ulepszenie: za 2 żetony weź ją na rękę.
card-squaw-more = W dowolnej odległości. Nigdy ekwipunek z dodatku Gorączka złota.

## Postacie

char-al-preacher = Al Preacher
char-al-preacher-nick = Preacher
char-al-preacher-text = Gdy inny gracz zagrywa niebieską lub pomarańczową kartę, możesz zapłacić 2 żetony i dobrać 1 kartę.
char-al-preacher-more = Raz za każdą taką kartę, także poza swoją turą, gdziekolwiek leży.
char-bass-greeves = Bass Greeves
char-bass-greeves-nick = Greeves
char-bass-greeves-text = Raz w swojej turze możesz odrzucić kartę z ręki i położyć 2 żetony w jednym swoim miejscu.
char-bass-greeves-more = Oba na tę samą kartę albo na tę postać. Co przekracza 4, przepada.
char-bloody-mary = Bloody Mary
char-bloody-mary-nick = Mary
char-bloody-mary-text = Gdy twoja karta BANG! zostaje anulowana, dobierz 1 kartę.
char-bloody-mary-more = Nie za karty Szybki strzał, Skałkówka, Gatling i podobne. Karta zignorowana lub przekierowana nie jest anulowana.
char-frankie-canton = Frankie Canton
char-frankie-canton-nick = Canton
char-frankie-canton-text = Raz w swojej turze możesz przenieść 1 żeton z dowolnej pomarańczowej karty lub z innej postaci na tę.
char-frankie-canton-more = Także z własnej pomarańczowej karty, dopóki ta postać ma mniej niż 4. Pusta karta jest odrzucana, Bomba wybucha.
char-julie-cutter = Julie Cutter
char-julie-cutter-nick = Julie
char-julie-cutter-text = Gdy tracisz punkty życia przez innego gracza, sprawdzasz: kier lub karo, ten gracz jest celem efektu BANG!
char-julie-cutter-more = Tylko 1 sprawdzenie, ile by punktów nie przepadło, w dowolnej odległości. Poza grą nie, po ratunku tak.
char-mexicali-kid = Mexicali Kid
char-mexicali-kid-nick = Mexicali
char-mexicali-kid-text = Raz w swojej turze możesz zapłacić 2 żetony za efekt BANG! na gracza w twoim zasięgu.
char-mexicali-kid-more = Żadnej karty się nie zagrywa: bez limitu i bez mocy broni.
char-ms-abigail = Ms. Abigail
char-ms-abigail-nick = Abigail
char-ms-abigail-text = Możesz zignorować brązową kartę o wartości J, Q, K lub A, którą inny gracz zagrywa tylko na ciebie.
char-ms-abigail-more = Nie karty Gatling, Indianie! i podobne ani karty Szybki strzał i Strzała z kilkoma celami. Zignorować to nie anulować.
char-red-ringo = Red Ringo
char-red-ringo-nick = Ringo
char-red-ringo-text = Zaczynasz z 4 żetonami. Raz w swojej turze możesz przenieść 1 lub 2 z nich na swoje pomarańczowe karty.
char-red-ringo-more = Na jedną lub na dwie, najwyżej 4 na każdej. Nigdy z powrotem.

## Pytania

ask-pay_loads = { $source }: który żeton płacisz?
ask-pay_loads-detail =
    { $left ->
        [one] Do zapłaty: { $left } żeton.
        [few] Do zapłaty: { $left } żetony.
       *[many] Do zapłaty: { $left } żetonów.
    }
wait-pay_loads = { $who } płaci żetonami

ask-load = { $source }: gdzie trafia żeton?
ask-load-detail =
    { $each ->
        [1] Najwyżej 4 w jednym miejscu. Do wyboru zostało: { $left }
       *[other] Oba żetony trafiają w to samo miejsce, zmieszczą się najwyżej 4.
    }
wait-load = { $who } kładzie żeton
opt-choose-load = Na swoją postać
opt-pass-load = Bez żetonu

ask-discard_loads = Gdzie trafia żeton?
ask-discard_loads-detail = Za odrzuconą kartę. Najwyżej 4 w jednym miejscu. Do wyboru zostało: { $left }
wait-discard_loads = { $who } kładzie żeton
opt-pass-discard_loads = Bez żetonu

ask-upgrade = { $source }: ulepszyć?
ask-upgrade-detail = Jeden krok kosztuje: { $n }. Zapłacone: { $paid }. Twoje żetony: { $owned }
wait-upgrade = { $who } może ulepszyć kartę
opt-use-upgrade = Ulepsz: { $source }
opt-pass-upgrade = Bez ulepszenia

ask-more_targets = { $source }: kto jeszcze?
ask-more_targets-detail =
    { $n ->
        [0] Już opłacone. Wybrano: { $paid }
       *[other] Każdy kosztuje żeton. Wybrano: { $paid }. Twoje żetony: { $owned }
    }
wait-more_targets = { $who } wybiera kolejne cele
opt-choose-upgrade =
    { $me ->
        [to] Także w siebie
       *[other] Także { $to }
    }
opt-pass-more_targets = Nikt więcej

ask-take_back = { $source }: wziąć z powrotem?
ask-take_back-detail = Kosztuje to { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        }.
wait-take_back = { $who } może wziąć kartę z powrotem
opt-pass-take_back = Zostaw

ask-bomb = Kto dostaje bombę?
ask-bomb-detail = Żetony na niej: { $n }
wait-bomb = { $who } przekazuje bombę

ask-check_again =
    { $own ->
        [1] { $source }: powtórzyć swoje sprawdzenie?
       *[other] { $source }: powtórzyć sprawdzenie? Sprawdza { $by }
    }
ask-check_again-detail =
    { $good ->
        [1] Sprawdzenie udane. Odbyłoby się od nowa.
        [2] Przywraca punktów życia: { $n }. Odbyłoby się od nowa.
       *[other] Sprawdzenie nieudane. Odbyłoby się od nowa.
    }
wait-check_again = { $who } może unieważnić sprawdzenie
opt-pass-check_again = Niech zostanie

ask-power = Użyć mocy? { $source }
ask-power-detail = Dla tej karty BANG! Cel: { $to }. Żetony na broni: { $n }
wait-power = { $who } decyduje o broni
opt-use-power = Zapłać żeton: { $source }
opt-pass-power = Bez mocy

ask-buntline = { $by } strzela, { $source }: odrzuć kartę
ask-buntline-detail = Strzał jest anulowany, teraz wybierz kartę z ręki.
wait-buntline = { $who } odrzuca kartę

ask-preacher = { $source }: dobrać kartę?
ask-preacher-detail = Kosztuje to { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        }.
wait-preacher = { $who } może dobrać kartę
opt-pass-preacher = Zostaw

ask-ignore = { $by } zagrywa na ciebie kartę { $card }
ask-ignore-detail = Możesz ją zignorować.
wait-ignore = { $who } może zignorować kartę
opt-pass-ignore = Niech się dzieje

ask-ringo = { $source }: gdzie trafia żeton?
ask-ringo-detail = Z twojej postaci na pomarańczową kartę. Do przeniesienia: { $left }
wait-ringo = { $who } przenosi żetony
opt-pass-ringo = Wystarczy

## Dlaczego nie

why-loads-needed =
    { $n ->
        [one] Trzeba { $n } żetonu
        [few] Trzeba { $n } żetonów
       *[many] Trzeba { $n } żetonów
    }
why-supply =
    { $n ->
        [one] W zasobach jest mniej niż { $n } żeton
        [few] W zasobach jest mniej niż { $n } żetony
       *[many] W zasobach jest mniej niż { $n } żetonów
    }
why-nothing-in-play = Żadnej karty w grze
why-no-room = Nie ma miejsca na żeton
why-no-loads = Nie ma tam żetonów
why-no-loads-there = { $to } nie ma żetonów

## Co się dzieje

log-load =
    { $me ->
        [who] Kładziesz na swojej postaci { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        } (teraz { $total })
       *[other] { $who } kładzie na postaci { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        } (teraz { $total })
    }
log-load-card =
    { $me ->
        [who] { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        } na twoją kartę { $card } (teraz { $total })
       *[other] { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        } na kartę { $card } (gracz: { $who }, teraz { $total })
    }
log-unload =
    { $me ->
        [who] { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        } z twojej postaci (zostaje { $total })
       *[other] { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        } z postaci (gracz: { $who }, zostaje { $total })
    }
log-unload-by =
    { $me ->
        [who] { $by } zabiera z twojej postaci { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        } (zostaje { $total })
        [by] Zabierasz z postaci { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        } (gracz: { $who }, zostaje { $total })
       *[other] { $by } zabiera z postaci { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        } (gracz: { $who }, zostaje { $total })
    }
log-unload-card =
    { $me ->
        [who] { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        } z twojej karty { $card } (zostaje { $total })
       *[other] { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        } z karty { $card } (gracz: { $who }, zostaje { $total })
    }
log-unload-card-by =
    { $me ->
        [who] { $by } zabiera { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        } z twojej karty { $card } (zostaje { $total })
        [by] Zabierasz { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        } z karty { $card } (gracz: { $who }, zostaje { $total })
       *[other] { $by } zabiera { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        } z karty { $card } (gracz: { $who }, zostaje { $total })
    }
log-emptied =
    { $me ->
        [who] Twoja karta { $card } jest bez żetonów i zostaje odrzucona
       *[other] Karta { $card } jest bez żetonów i zostaje odrzucona. Gracz: { $who }
    }
log-explode =
    { $me ->
        [who] { $card } wybucha przed tobą
       *[other] { $card } wybucha. Gracz: { $who }
    }
log-also =
    { $me ->
        [who] { $card } celuje także tu: { $to }
        [to] { $card } celuje także w ciebie
       *[other] { $card } celuje także tu: { $to }
    }
log-back-in-hand =
    { $me ->
        [who] { $card } wraca ci na rękę
       *[other] { $card } wraca na rękę. Gracz: { $who }
    }
log-ignored =
    { $me ->
        [who] Ignorujesz kartę { $card }
        [by] { $who } ignoruje twoją kartę { $card }
       *[other] { $who } ignoruje kartę, którą zagrywa { $by }: { $card }
    }

## Miejsca

zone-loads = Żetony ładunku
