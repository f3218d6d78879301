### Gorączka złota i Rewolwerowcy z cienia: wszystko, co mówi ten zestaw.

set-gold-rush = Gorączka złota
set-gold-rush-text = Samorodki za życie innych, 24 karty ekwipunku, które się za nie kupuje, i 8 postaci.
preset-gold-fever = Poszukiwacze złota
preset-gold-fever-text = 5 graczy, gra podstawowa i Gorączka złota.
option-shadow-gunslingers = Rewolwerowcy z cienia
option-shadow-gunslingers-text = Kto odpada, wraca na każdą swoją turę jako cień. Także bez reszty tego zestawu.

## Ekwipunek

-out-of-reach = Karty i umiejętności innych nie mogą go zabrać ani odrzucić. Można tylko zapłacić jego cenę i jeszcze 1 samorodek, aby go odrzucono.

card-nugget = samorodek
card-nugget-text = W swojej turze możesz zagrać kartę Piwko za 1 samorodek zamiast życia.
card-nugget-more = Także z pełnym życiem i we dwoje, ile razy chcesz. To nadal karta Piwko: wydarzenie Wielebny jej zabrania, Madam Yto dobiera kartę. Tequila Joe dostaje 1 samorodek.

card-shot = Kieliszek
card-shot-text = Ktokolwiek, także ty, odzyskuje 1 punkt życia.
card-shot-more = Nigdy powyżej maksimum; możesz wskazać też kogoś zdrowego. To nie karta Piwko i działa też we dwoje.

card-bottle = Butelka
card-bottle-text = Efekt jednej z tych kart, do wyboru: Piwko, Panika! lub BANG!
card-bottle-more = To żadna z tych kart: limit jej nie dotyczy, Slab the Killer jej nie wzmacnia, Madam Yto nic za nią nie dobiera. Jako Piwko leczy też we dwoje.

card-pardner = Wspólnik
card-pardner-text = Efekt jednej z tych kart, do wyboru: Sklep, Pojedynek, Cat Balou.
card-pardner-more = To żadna z tych kart i nie ma koloru. Jako Sklep zaczyna od ciebie.

card-gold-rush-equipment = Gorączka złota
card-gold-rush-equipment-text = Twoja tura się kończy. Potem odzyskujesz całe życie i rozgrywasz kolejną turę.
card-gold-rush-equipment-more = Najpierw odrzucasz według obecnego życia i tura kończy się jak zwykle. Kolejna tura ma sprawdzanie, wszystkie fazy i nowy limit kart BANG! Należy do tego samego wydarzenia.

card-rhum = Rum
card-rhum-text = Odkryj 4 karty z wierzchu: za każdy inny kolor odzyskujesz 1 punkt życia.
card-rhum-more = To sprawdzanie. Lucky Duke albo Podkowa odkrywa 5 kart, razem 6, a wybiera się 4.

card-union-pacific = Union Pacific
card-union-pacific-text = Dobierz 4 karty.
card-union-pacific-more = Dobrane karty możesz od razu zagrać.

card-calumet = Kalumet
card-calumet-text = Karty karo innych nie mają na ciebie żadnego efektu.
card-calumet-more = Nie można ich na ciebie zagrać, a efekt na wszystkich cię pomija. W pojedynku karty karo rywala się liczą. { -out-of-reach }

card-gun-belt = Pas na broń
card-gun-belt-text = Na końcu tury możesz zatrzymać 8 kart.
card-gun-belt-more = Życie nie ma wtedy znaczenia. Dla postaci Sean Mallory liczy się wyższa liczba. { -out-of-reach }

card-horseshoe = Podkowa
card-horseshoe-text = Przy każdym sprawdzaniu odkryj o 1 kartę więcej i wybierz, która się liczy.
card-horseshoe-more = Odrzuca się wszystkie. Sumuje się z umiejętnością postaci Lucky Duke: 3 karty. { -out-of-reach }

card-pickaxe = Kilof
card-pickaxe-text = W 1. fazie dobierz o 1 kartę więcej.
card-pickaxe-more = Sumuje się z innymi zmianami: Pixie Pete 4 karty, wydarzenie Pragnienie 2. Przy wydarzeniu Pejotl nic nie dodaje. { -out-of-reach }

card-wanted = Poszukiwany
card-wanted-text = Połóż ją przed kimkolwiek. Kto wyeliminuje tę osobę, dobiera 2 karty i bierze 1 samorodek.
card-wanted-more = Oprócz każdej innej nagrody: za bandytę 5 kart. Przed każdą osobą tylko jedna, także przed tobą i przed szeryfem. Kto odpada przez nikogo lub przez siebie, nic nie przynosi. { -out-of-reach }

card-gold-pan = Płuczka
card-gold-pan-text = Najwyżej dwa razy w swojej turze: zapłać 1 samorodek i dobierz kartę.
card-gold-pan-more = Raddie Snake dobiera z nią do 4 kart. { -out-of-reach }

card-boots = Buty
card-boots-text = Za każdy utracony punkt życia dobierz kartę.
card-boots-more = Nie za ostatni, nawet jeśli coś cię uratuje. { -out-of-reach }

card-lucky-charm = Talizman
card-lucky-charm-text = Za każdy utracony punkt życia weź 1 samorodek.
card-lucky-charm-more = Nie za ostatni, nawet jeśli coś cię uratuje. Kto ci go odebrał, i tak bierze swój. { -out-of-reach }

card-rucksack = Plecak
card-rucksack-text = W swojej turze: 2 samorodki za 1 punkt życia, ile razy chcesz. Poza nią tylko na ratunek ostatniego punktu.
card-rucksack-more = Działa też we dwoje oraz razem z kartą Piwko lub z umiejętnością postaci Sid Ketchum. { -out-of-reach }

## Postacie

char-don-bell = Don Bell
char-don-bell-text = Na końcu swojej tury sprawdź kartę: kier lub karo pozwala ci rozegrać kolejną turę.
char-don-bell-more = Tylko na końcu zwykłej tury, nie dodatkowej. Nie po turze straconej w więzieniu, nie przy wydarzeniu Miasto duchów i nie jako cień.
char-don-bell-nick = Bell
char-dutch-will = Dutch Will
char-dutch-will-text = W 1. fazie dobierz 2 karty, odrzuć 1 z nich i weź 1 samorodek.
char-dutch-will-more = Najpierw oglądasz wszystkie. Niezależnie od ich liczby odrzuca się dokładnie 1 z nich.
char-dutch-will-nick = Dutch
char-jacky-murieta = Jacky Murieta
char-jacky-murieta-text = W swojej turze: 2 samorodki za efekt BANG! w twoim zasięgu, ile razy zapłacisz.
char-jacky-murieta-more = Nie zagrywa się żadnej karty, więc nie liczy się to do limitu kart BANG! Wystarczy 1 efekt Pudło!
char-jacky-murieta-nick = Jacky
char-josh-mccloud = Josh McCloud
char-josh-mccloud-text = W swojej turze: 2 samorodki za wierzchnią kartę talii ekwipunku, ile razy zapłacisz.
char-josh-mccloud-more = Brązowa karta działa od razu, czarną kładziesz przed sobą. Tę, którą już masz, się odrzuca. Płacisz, zanim ją zobaczysz.
char-josh-mccloud-nick = Josh
char-madam-yto = Madam Yto
char-madam-yto-text = Kiedy ktokolwiek zagrywa kartę Piwko, dobierz kartę.
char-madam-yto-more = Także za własne i bez względu na cel: na życie, na ratunek i za samorodek. Nie za karty Saloon, Whisky i Butelka.
char-madam-yto-nick = Madam Yto
char-pretty-luzena = Pretty Luzena
char-pretty-luzena-text = Raz w swojej turze możesz kupić ekwipunek o 1 samorodek taniej.
char-pretty-luzena-more = Z ceny 1 robi się 0. Nie obniża to ceny za odrzucenie cudzego ekwipunku.
char-pretty-luzena-nick = Luzena
char-simeon-picos = Simeon Picos
char-simeon-picos-text = Za każdy utracony punkt życia weź 1 samorodek.
char-simeon-picos-more = Bez względu na to, kto za to odpowiada, nawet jeśli nikt. Liczy się też ostatni punkt.
char-simeon-picos-nick = Simeon
char-raddie-snake = Raddie Snake
char-raddie-snake-text = Najwyżej dwa razy w swojej turze: zapłać 1 samorodek i dobierz kartę.
char-raddie-snake-more = Z kartą Płuczka do 4 kart.
char-raddie-snake-nick = Raddie

## Role cieni

role-shadow-renegade = renegat z cienia
role-shadow-renegade-title = Renegat z cienia
role-shadow-renegade-goal = O twojej stronie zdecyduje początek twojej następnej tury.
role-shadow-deputy = zastępca szeryfa z cienia
role-shadow-deputy-title = Zastępca szeryfa z cienia
role-shadow-deputy-goal = Na razie wygrywasz z szeryfem.
role-shadow-outlaw = bandyta z cienia
role-shadow-outlaw-title = Bandyta z cienia
role-shadow-outlaw-goal = Na razie wygrywasz z bandytami.

## Pytania

ask-toast = { $source }: kto odzyskuje życie?
ask-toast-detail = Ktokolwiek w grze, także ty.
wait-toast = { $who } wybiera, kto odzyskuje życie
ask-effect = { $source }: wybierz efekt
ask-effect-detail = To żadna z tych kart, ma tylko jej efekt.
wait-effect = { $who } wybiera efekt
ask-target = { $source }, { $effect }: wybierz cel
ask-target-detail = Zapłata już za tobą.
wait-target = { $who } wybiera cel
ask-suits = { $source }: wybierz kartę, która się liczy
ask-suits-detail =
    { $left ->
        [one] Jeszcze { $left } karta. Każdy inny kolor to 1 punkt życia.
        [few] Jeszcze { $left } karty. Każdy inny kolor to 1 punkt życia.
       *[many] Jeszcze { $left } kart. Każdy inny kolor to 1 punkt życia.
    }
wait-suits = { $who } wybiera karty, które się liczą
ask-wanted = { $source }: przed kim?
ask-wanted-detail = Nagrodę dostanie, kto wyeliminuje tę osobę.
wait-wanted = { $who } wybiera, za kim jest list gończy
ask-drawn = Odrzuć jedną z dobranych kart
ask-drawn-detail = Bierzesz za nią 1 samorodek.
wait-drawn = { $who } odrzuca kartę za samorodek

## Powody

why-gold-needed =
    { $n ->
        [one] Potrzeba { $n } samorodka
        [few] Potrzeba { $n } samorodków
       *[many] Potrzeba { $n } samorodków
    }
why-nothing-on-sale = W ofercie nic, na co cię stać

## Dziennik

log-gold =
    { $me ->
        [who] Bierzesz { $n ->
            [one] { $n } samorodek
            [few] { $n } samorodki
           *[many] { $n } samorodków
        }
       *[other] { $who } bierze { $n ->
            [one] { $n } samorodek
            [few] { $n } samorodki
           *[many] { $n } samorodków
        }
    }
log-gold-by =
    { $me ->
        [who] Bierzesz { $n ->
            [one] { $n } samorodek
            [few] { $n } samorodki
           *[many] { $n } samorodków
        } ({ $source })
       *[other] { $who } bierze { $n ->
            [one] { $n } samorodek
            [few] { $n } samorodki
           *[many] { $n } samorodków
        } ({ $source })
    }
log-buy =
    { $me ->
        [who] Kupujesz kartę { $card } za { $n ->
            [one] { $n } samorodek
            [few] { $n } samorodki
           *[many] { $n } samorodków
        }
       *[other] { $who } kupuje kartę { $card } za { $n ->
            [one] { $n } samorodek
            [few] { $n } samorodki
           *[many] { $n } samorodków
        }
    }
log-offer = Nowe w ofercie: { $card }
log-found =
    { $me ->
        [who] W talii ekwipunku znajdujesz kartę { $card }
       *[other] { $who } znajduje w talii ekwipunku kartę { $card }
    }
log-force =
    { $me ->
        [who] Płacisz { $n ->
            [one] { $n } samorodek
            [few] { $n } samorodki
           *[many] { $n } samorodków
        } i { $to } odrzuca kartę { $card }
        [to] { $who } płaci { $n ->
            [one] { $n } samorodek
            [few] { $n } samorodki
           *[many] { $n } samorodków
        } i odrzucasz kartę { $card }
       *[other] { $who } płaci { $n ->
            [one] { $n } samorodek
            [few] { $n } samorodki
           *[many] { $n } samorodków
        } i { $to } odrzuca kartę { $card }
    }
log-effect =
    { $me ->
        [who] Wybierasz efekt karty { $source }: { $as }
       *[other] { $who } wybiera efekt karty { $source }: { $as }
    }
log-suits =
    { $n ->
        [one] { $n } kolor: { $cards } ({ $who })
        [few] { $n } różne kolory: { $cards } ({ $who })
       *[many] { $n } różnych kolorów: { $cards } ({ $who })
    }
log-shadow =
    { $me ->
        [who] Wracasz na jedną turę jako cień
       *[other] { $who } wraca na jedną turę jako cień
    }
log-side =
    { $me ->
        [who] Twoja strona jest znana: { $role }
       *[other] { $who } ma już stronę: { $role }
    }

## Shadows on their plates

ui-shadow = Cień
ui-chip-shadow = Tura cienia
ui-seat-shadow = cień bez punktów życia
ui-until-shadow = do końca tury
ui-shadow-plays = Cień do końca tej tury.
ui-shadow-you = Do końca tury jesteś cieniem: nie tracisz ani nie zyskujesz punktów życia. Samorodki zostają przy tobie.

## Dwa sposoby zagrania Piwka

as-beer = Odzyskaj życie
as-nugget = Weź 1 samorodek

## Places

zone-gold = Samorodki
zone-gold-text = Płaci się nimi za ekwipunek. Gracz dostaje jeden za każde życie, które odbierze komuś innemu.
zone-offer = Oferta
zone-equipment-deck = Talia ekwipunku
zone-equipment-deck-text = Kartę kupioną z oferty zastępuje wierzchnia karta tej talii.
zone-equipment-used = Zużyty ekwipunek
zone-equipment-used-text = Zużyte brązowe i odrzucone czarne karty. Gdy talia ekwipunku się skończy, tasuje się je w nową.
