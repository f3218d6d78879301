### Nazwy, teksty, pytania i komunikaty dodatku Dolina cieni.

set-valley-of-shadows = Dolina cieni
set-valley-of-shadows-text = Kolejne 16 kart i 8 postaci: kto jest poza grą, może wrócić jako duch, a na wiele kart można odpowiedzieć poza swoją turą.
preset-dark-valley = Noc w dolinie
preset-dark-valley-text = 6 graczy, Dodge City i Dolina cieni.

option-tornado-draws = Tornado z dobieraniem
option-tornado-draws-text = Tornado nic nie przekazuje: każdy odrzuca 1 kartę i dobiera 2 jak w wydaniu włoskim i angielskim.
option-evelyn-two = Evelyn Shebang strzela dwa razy
option-evelyn-two-text = Evelyn Shebang może zrezygnować z 1 lub 2 kart za tyle samo efektów BANG! na różnych graczy w zasięgu swojej broni, a nie za 1 w odległości 1.

## Karty

card-aim = Celowanie
card-aim-text = Zagraj ją razem z kartą BANG! Jeśli ta karta nie zostanie anulowana, jej cel traci 2 punkty życia.
card-aim-more = Do anulowania wystarczy 1 efekt Pudło! Gdy strzela Slab the Killer, potrzeba 2. Nie z kartami Gatling, Fanning i Tomahawk, ale z każdą kartą, której możesz użyć jako karty BANG! Ucieczka na nią nie działa.

card-backfire = Ogień odwetowy
card-backfire-text = Anuluje efekt BANG! wymierzony w ciebie, a jego sprawca staje się celem twojego efektu BANG!
card-backfire-more = Liczy się jako karta Pudło! Gdy strzela Slab the Killer, potrzeba jeszcze jednego efektu Pudło! i dopiero potem strzelasz. Twój strzał nie ma zasięgu i można na niego odpowiedzieć, nawet kolejną kartą tego rodzaju. Przy wydarzeniu nie strzela się do nikogo.

card-bandidos = Bandidos
card-bandidos-text = Każdy, zaczynając od ciebie, odrzuca 2 karty z ręki albo traci 1 punkt życia.
card-bandidos-more = Kto ma na ręce tylko 1 kartę, odrzuca tylko ją, kto nie ma żadnej, traci punkt życia. Za straty innych odpowiadasz ty.

card-escape = Ucieczka
card-escape-text = Anuluje kartę, którą zagrywa ktoś inny i której jedynym celem jesteś ty, o ile to nie karta BANG! Zagrywasz ją w odpowiedzi.
card-escape-more = Karty brązowe, niebieskie i zielone, także Pojedynek i Więzienie. Nie na karty z kilkoma celami, umiejętności, kartę Celowanie ani karty, które trafiły do ciebie bez zagrania, jak Dynamit. To, czym zapłacono za kartę, przepada. Pytamy w tajemnicy: pauza niczego nie zdradza.

card-fanning = Fanning
card-fanning-text = Efekt BANG! na gracza w twoim zasięgu i jeszcze jeden na gracza w odległości 1 od niego, ale nie na ciebie.
card-fanning-more = Zastępuje jedyną kartę BANG! twojej tury. Dopóki ktoś w twoim zasięgu ma innego gracza w odległości 1, pierwszy cel wybierasz spośród takich. Odległość liczy się od pierwszego celu, broń nie ma znaczenia. Każdy z obu odpowiada za siebie.

card-last-call = Ostatnia kolejka
card-last-call-text = Odzyskaj 1 punkt życia, także gdy w grze jest tylko 2 graczy.
card-last-call-more = Tylko w swojej turze. To nie jest karta Piwko: nikogo nie ratuje, a nic, co reaguje na karty Piwko, na nią nie reaguje.

card-poker = Poker
card-poker-text = Wszyscy inni kładą zakrytą kartę z ręki i odkrywa się je razem. Jeśli nie ma wśród nich asa, bierzesz 2 z nich.
card-poker-more = Gdy jest as, wszystkie są odrzucane. Jeśli jest ich najwyżej 2, bierzesz wszystkie. Nie można odmówić i nikt nie widzi żadnej karty, zanim każdy nie wybierze.

card-saved = Uratowany!
card-saved-text = Gdy ktoś inny ma stracić życie, ta strata jest o 1 mniejsza. Jeśli zostaje w grze, weź 2 losowe karty z tej ręki albo dobierz 2.
card-saved-more = Bez względu na przyczynę, w swojej turze i poza nią. Decydujesz, gdy straty nic innego już nie powstrzyma, ale jeszcze przed kartami Piwko. Pytamy w tajemnicy: pauza jest dla wszystkich taka sama.

card-tomahawk = Tomahawk
card-tomahawk-text = Efekt BANG! na gracza w odległości najwyżej 2.
card-tomahawk-more = To nie jest karta BANG! i nie liczy się do limitu. Broń nie pomaga. Wystarczy na nią 1 efekt Pudło! także gdy zagrywa ją Slab the Killer.

card-tornado = Tornado
card-tornado-text = Każdy przekazuje 2 karty z ręki w lewo, wszyscy naraz.
card-tornado-more = Kto ma tylko 1 kartę, przekazuje ją. Wybiera się, zanim karty się ruszą, więc to, co dostaniesz, zostaje u ciebie. Kartę widzi tylko ten, kto ją daje, i ten, kto ją dostaje.

card-bounty = Nagroda za głowę
card-bounty-text = Połóż ją przed kimkolwiek. Kto trafi tego gracza kartą BANG! dobiera 1 kartę.
card-bounty-more = Zostaje na miejscu. 1 karta za każde trafienie, także z kartą Celowanie i za ostatnie. Nie za Gatling, Fanning i podobne karty.

card-ghost = Duch
card-ghost-text = Połóż ją przed kimś, kto jest poza grą: dopóki tam leży, ten gracz jest znów w grze, z rolą i umiejętnością, ale bez punktów życia.
card-ghost-more = Duch nie zyskuje ani nie traci punktów życia i na końcu każdej tury odrzuca całą rękę. Liczy się do odległości i do końca gry. Bez karty jest od razu poza grą i nikt nic za to nie dostaje.

card-lemat = LeMat
card-lemat-text = Broń, zasięg 1. W swojej turze możesz zagrać dowolną kartę z ręki jako kartę BANG!
card-lemat-more = To pod każdym względem twoja karta BANG! tej tury, kolor zostaje jej własny. Nie do kart Pojedynek i Indianie! i nie poza swoją turą.

card-rattlesnake = Grzechotnik
card-rattlesnake-text = Połóż ją przed kimkolwiek. Na początku każdej swojej tury ten gracz sprawdza: przy pikach traci 1 punkt życia.
card-rattlesnake-more = Zostaje na miejscu. Sprawdza się po kartach Dynamit i Więzienie, a w turze straconej w więzieniu wcale. Za stratę nikt nie odpowiada. Możesz się jej pozbyć kartą Panika! lub Cat Balou zagraną na siebie.

card-shotgun = Shotgun
card-shotgun-text = Broń, zasięg 1. Kogo trafisz kartą BANG! ten odrzuca kartę z ręki.
card-shotgun-more = Kartę wybiera trafiony gracz. Tylko po utracie punktu życia i tylko od karty BANG!

## Postacie

char-black-flower = Black Flower
char-black-flower-nick = Flower
char-black-flower-text = Raz w swojej turze możesz zagrać treflową kartę z ręki jako kartę BANG! ponad limit.
char-black-flower-more = To pierwsza treflowa karta, którą w turze zagrywasz jako BANG! więc jedyna karta BANG! twojej tury jest jeszcze przed tobą. Dotyczy to też treflowej karty BANG! Zasięg masz jak zwykle.

char-colorado-bill = Colorado Bill
char-colorado-bill-text = Gdy zagrywasz kartę BANG! sprawdzasz: przy pikach nie można jej anulować.
char-colorado-bill-more = Zanim cel odpowie, i zawsze. Nie przy kartach Gatling, Fanning i podobnych. Uratowany! nadal pomaga: niczego nie anuluje.

char-der-spot-burst-ringer = Der Spot-Burst Ringer
char-der-spot-burst-ringer-nick = Ringer
char-der-spot-burst-ringer-text = Raz w swojej turze możesz zagrać kartę BANG! jako Gatling.
char-der-spot-burst-ringer-more = Nie liczy się do limitu, ani przed kartą BANG! twojej tury, ani po niej.

char-evelyn-shebang = Evelyn Shebang
char-evelyn-shebang-text = W fazie 1 możesz dobrać o 1 kartę mniej za efekt BANG! na gracza w odległości 1.
char-evelyn-shebang-more = Decydujesz przed dobraniem i tylko raz. Broń nie pomaga. Przy wydarzeniu Pragnienie nie dobierasz wtedy nic, przy wydarzeniu Przyjazd pociągu 2. Nie liczy się to jako karta BANG!

char-henry-block = Henry Block
char-henry-block-text = Kto bierze lub odrzuca kartę z twojej ręki lub sprzed ciebie, staje się celem efektu BANG! za każdą kartę 1.
char-henry-block-more = Gdy efekt się skończy, w dowolnej odległości. Tylko gdy decyduje o tym gracz: nie za postacie El Gringo i Vulture Sam, wydarzenia i karty Bandidos, Poker i Tornado.

char-lemonade-jim = Lemonade Jim
char-lemonade-jim-text = Gdy inny gracz zagrywa kartę Piwko, możesz odrzucić kartę i odzyskać 1 punkt życia.
char-lemonade-jim-more = Po efekcie karty Piwko, także gdy to ratunek. Nie przy pełnym życiu.

char-mick-defender = Mick Defender
char-mick-defender-text = Gdy jesteś jedynym celem karty innej niż BANG! możesz ją anulować kartą Pudło!
char-mick-defender-more = Musi to być karta Pudło! lub karta, której możesz tak użyć. Nie na karty, które mogą mieć kilka celów, i nie na umiejętności. Na karty BANG! odpowiadasz jak zwykle.

char-tuco-franziskaner = Tuco Franziskaner
char-tuco-franziskaner-text = Gdy w fazie 1 nie leży przed tobą żadna niebieska karta, dobierasz o 2 karty więcej.
char-tuco-franziskaner-more = Niebieskie są też broń, Nagroda za głowę i Grzechotnik, zielone karty nie. Dynamit, który poszedł dalej, i Więzienie, z którego wychodzisz, już się nie liczą.

## Pytania

ask-moment = Teraz ktoś może zadziałać
ask-moment-detail = Czy ktokolwiek może, to tajemnica.

ask-aim_bang = { $source }: wybierz kartę BANG! i jej cel
ask-aim_bang-detail = Jeśli nie zostanie anulowana, cel traci 2 punkty życia.
wait-aim_bang = { $who } celuje

ask-bandidos =
    { $own ->
        [1] Zagrywasz kartę { $source }
       *[other] { $by } zagrywa kartę { $source }
    }
ask-bandidos-detail =
    { $left ->
        [0] Nie masz czego odrzucić, tracisz 1 punkt życia.
        [one] Odrzuć { $left } kartę albo tracisz 1 punkt życia.
        [few] Odrzuć { $left } karty albo tracisz 1 punkt życia.
       *[many] Odrzuć { $left } kart albo tracisz 1 punkt życia.
    }
wait-bandidos = { $who } wybiera: karty albo życie

ask-bandidos_second = { $source }: odrzuć drugą kartę
ask-bandidos_second-detail = Twój wybór to odrzucanie.
wait-bandidos_second = { $who } odrzuca drugą kartę

ask-avoid = { $by } zagrywa na ciebie kartę { $card }
ask-avoid-detail = Jesteś jej jedynym celem i możesz ją anulować.
wait-avoid = Teraz ktoś może zadziałać

ask-saved =
    { $n ->
        [one] { $to } ma stracić { $n } punkt życia
        [few] { $to } ma stracić { $n } punkty życia
       *[many] { $to } ma stracić { $n } punktów życia
    }
ask-saved-detail = Przyczyna: { $source }. Możesz zmniejszyć stratę o 1, a potem wziąć 2 karty.
wait-saved = Teraz ktoś może zadziałać

ask-thanks = { $source }: skąd bierzesz 2 karty?
ask-thanks-detail = 2 losowe karty z ręki, którą ma { $to }, albo 2 z talii.
wait-thanks = { $who } bierze 2 karty za ratunek

ask-poker = { $by } zagrywa kartę { $source }: połóż zakrytą kartę
ask-poker-detail = Wszystkie odkrywa się razem. Jeśli jest wśród nich as, wszystkie są odrzucane.
wait-poker = { $who } kładzie zakrytą kartę

ask-poker_take =
    { $left ->
        [one] { $source }: weź { $left } kartę
        [few] { $source }: weź { $left } karty
       *[many] { $source }: weź { $left } kart
    }
ask-poker_take-detail = Pozostałe są odrzucane.
wait-poker_take = { $who } bierze karty

ask-tornado =
    { $left ->
        [one] { $source }: wybierz { $left } kartę, dostaje ją { $to }
        [few] { $source }: wybierz { $left } karty, dostaje je { $to }
       *[many] { $source }: wybierz { $left } kart, dostaje je { $to }
    }
ask-tornado-detail = Karty wędrują dalej, gdy wszyscy wybiorą.
wait-tornado = { $who } wybiera karty do przekazania

ask-refresh = { $source }: odrzuć kartę
ask-refresh-detail = Potem dobierasz 2.
wait-refresh = { $who } wymienia kartę

ask-shotgun = { $by } trafia ciebie: odrzuć kartę
ask-shotgun-detail = Przyczyna: { $source }. Kartę wybierasz ty.
wait-shotgun = { $who } odrzuca kartę

opt-pass-bandidos = Strać 1 punkt życia
opt-pass-avoid = Pasuj
opt-pass-saved = Pasuj

## Dlaczego nie

why-aim = Tylko razem z kartą BANG!
why-nobody-beside = { $to } nie ma nikogo innego w odległości 1
why-nobody-out = Nikt nie jest poza grą
why-not-out = { $to } jest w grze

## Co się dzieje

log-cancel =
    { $me ->
        [who] Anulujesz kartę { $card }
        [by] { $who } anuluje twoją kartę { $card }
       *[other] { $by } zagrywa, a { $who } anuluje kartę { $card }
    }
log-smaller-loss =
    { $me ->
        [who] Kartą { $card } ratujesz 1 punkt życia, który ma { $to }
        [to] { $who } kartą { $card } ratuje ci 1 punkt życia
       *[other] { $who } kartą { $card } ratuje 1 punkt życia, który ma { $to }
    }
log-reveal = Wszystkie karty są odkryte: { $cards }
log-return-card =
    { $me ->
        [who] Jesteś znów w grze, bez punktów życia ({ $source })
       *[other] { $who } jest znów w grze, bez punktów życia ({ $source })
    }

## Ghosts on their plates

ui-ghost-card = Duch
ui-chip-ghost-card = Tura ducha
ui-seat-ghost-card = duch bez punktów życia
ui-until-ghost-card = póki leży karta Duch
ui-ghost-card-plays = Duch, póki leży karta Duch.
ui-ghost-card-you = Póki leży przed tobą karta Duch, jesteś duchem: nie tracisz ani nie zyskujesz punktów życia.

## Poza turą i w tajemnicy

moment-avoid = Karta zagrana tylko na mnie
moment-saved = Ktoś inny traci życie
wait-poker-all = Wszyscy wybierają w tajemnicy, karty zostaną pokazane razem.
wait-tornado-all = Wszyscy wybierają w tajemnicy, karty zostaną przekazane razem.
zone-aimed = Właśnie zagrane
