### O co gra pyta, co oferuje, czego odmawia i o czym donosi.
### Nazwy przychodzą gotowe. $me mówi, która zmienna to miejsce czytelnika ("who", "to", "by", "from"), w innym razie "none".
### Wiersze przebiegu i powody nie kończą się kropką, bo nazwa na końcu może mieć własny "!".

## Pytania do tego, kto ma odpowiedzieć. wait-: to samo dla pozostałych.

ask-play = Twoja tura
ask-play-detail =
    Z bronią { $weapon } masz zasięg { $reach }. { $bangs_left ->
        [0] { $bangs ->
            [0] W tej turze nie zagrasz karty BANG!
           *[other] W tej turze nie zagrasz już karty BANG!
        }
        [99] Kart BANG! możesz zagrać, ile chcesz.
        [one] { $bangs ->
            [0] Możesz zagrać { $bangs_left } kartę BANG!
           *[other] Możesz zagrać jeszcze { $bangs_left } kartę BANG!
        }
        [few] { $bangs ->
            [0] Możesz zagrać { $bangs_left } karty BANG!
           *[other] Możesz zagrać jeszcze { $bangs_left } karty BANG!
        }
       *[many] { $bangs ->
            [0] Możesz zagrać { $bangs_left } kart BANG!
           *[other] Możesz zagrać jeszcze { $bangs_left } kart BANG!
        }
    }
wait-play = Tura gracza { $who }

ask-shot =
    { $own ->
        [1] Strzelasz do siebie
       *[other] { $by } strzela do ciebie
    }
ask-shot-detail =
    { $need ->
        [one] Wystarczy { $need } efekt Pudło! Inaczej tracisz { $stake ->
            [one] { $stake } punkt życia
            [few] { $stake } punkty życia
           *[many] { $stake } punktów życia
        }.
        [few] Potrzebujesz { $need } efektów Pudło! Inaczej tracisz { $stake ->
            [one] { $stake } punkt życia
            [few] { $stake } punkty życia
           *[many] { $stake } punktów życia
        }.
       *[many] Potrzebujesz { $need } efektów Pudło! Inaczej tracisz { $stake ->
            [one] { $stake } punkt życia
            [few] { $stake } punkty życia
           *[many] { $stake } punktów życia
        }.
    }
wait-shot = { $who } wybiera odpowiedź

ask-indians = { $by } zagrywa kartę { $source }
ask-indians-detail = Odrzuć kartę BANG! Inaczej tracisz 1 punkt życia.
wait-indians = { $who } szuka karty BANG!

ask-duel =
    { $n ->
        [0] { $by } wyzywa cię na pojedynek
       *[other] { $source } z graczem { $by }
    }
ask-duel-detail = Odrzuć kartę BANG! Inaczej tracisz 1 punkt życia.
wait-duel = { $who } wybiera odpowiedź w pojedynku

ask-rescue = Umierasz
ask-rescue-detail =
    { $need ->
        [one] Odzyskaj { $need } punkt życia. Inaczej odpadasz z gry.
        [few] Odzyskaj { $need } punkty życia. Inaczej odpadasz z gry.
       *[many] Odzyskaj { $need } punktów życia. Inaczej odpadasz z gry.
    }
wait-rescue = { $who } umiera i szuka ratunku

ask-store = { $source }: weź kartę
ask-store-detail = Trafia na twoją rękę. Wszyscy widzą, którą bierzesz.
wait-store = { $who } wybiera kartę

ask-draw = Wybierz, jak dobierasz karty
ask-draw-detail = Twoja umiejętność daje ci wybór.
wait-draw = { $who } wybiera sposób dobierania

ask-keep = Wybierz kartę do dobrania
ask-keep-detail =
    { $left ->
        [one] Możesz dobrać jeszcze { $left } kartę. Pozostałe wracają na wierzch talii.
        [few] Możesz dobrać jeszcze { $left } karty. Pozostałe wracają na wierzch talii.
       *[many] Możesz dobrać jeszcze { $left } kart. Pozostałe wracają na wierzch talii.
    }
wait-keep = { $who } ogląda karty z talii

ask-give = Wybierz kartę, którą dostaje { $to }
ask-give-detail =
    { $left ->
        [one] Rozdajesz jeszcze { $left } kartę, pozostałe zatrzymujesz.
        [few] Rozdajesz jeszcze { $left } karty, pozostałe zatrzymujesz.
       *[many] Rozdajesz jeszcze { $left } kart, pozostałe zatrzymujesz.
    }
wait-give = { $who } wybiera karty dla pozostałych

ask-check = Wybierz kartę, która się liczy
ask-check-detail = Powód sprawdzenia: { $source }. Druga karta nie ma żadnego efektu.
wait-check = { $who } wybiera kartę, która się liczy

ask-ability =
    { $ability ->
        [suzy-lafayette] { $source }: dobrać kartę?
        [don-bell] { $source }: zagrać kolejną turę?
        [greygory-deck] { $source }: wymienić obie umiejętności?
       *[other] Użyć: { $source }?
    }
ask-ability-detail =
    { $ability ->
        [suzy-lafayette] Nie masz kart na ręce.
        [don-bell] Odkryta karta jest czerwona. To pełna tura.
        [greygory-deck] Dostaniesz dwie inne losowe umiejętności.
       *[other] Możesz teraz to zrobić.
    }
wait-ability = { $who } decyduje o użyciu efektu

ask-pay =
    { $left ->
        [one] Odrzuć { $left } kartę
        [few] Odrzuć { $left } karty
       *[many] Odrzuć { $left } kart
    }
ask-pay-detail = Płacisz tym za: { $source }
wait-pay = { $who } płaci kartami

ask-discard =
    { $left ->
        [one] Odrzuć { $left } kartę
        [few] Odrzuć { $left } karty
       *[many] Odrzuć { $left } kart
    }
ask-discard-detail = Możesz zatrzymać { $limit }.
wait-discard = { $who } odrzuca karty ponad limit

ask-character = Wybierz postać
ask-character-detail = Druga odpada z gry. Wszystkie odkrywa się, gdy każdy już wybierze.
wait-character = { $who } wybiera postać

ask-borrow = Wybierz, czyją umiejętność pożyczasz
ask-borrow-detail = Masz ją do początku swojej następnej tury. Twój wybór widzą wszyscy.
wait-borrow = { $who } wybiera, czyją umiejętność pożycza

ask-brawl = { $source }: wybierz kartę, którą odrzuca { $to }
ask-brawl-detail = Z ręki idzie losowa karta, w grze wybierasz ty.
wait-brawl = { $who } wybiera, co odrzucają pozostali

ask-vulture = Weź kartę, którą zostawia { $to }
ask-vulture-detail = Tymi kartami dzieli się dwóch graczy, na zmianę po jednej. Karta z ręki jest losowa.
wait-vulture = { $who } przejmuje karty

ask-event = Skorzystać z wydarzenia { $source }?
ask-event-detail = Decyzja należy do ciebie.
wait-event = { $who } decyduje o wydarzeniu

ask-exchange = { $source }: wybierz kartę do wymiany
ask-exchange-detail =
    { $n ->
        [0] Odrzuć, ile kart chcesz. Potem dobierasz tyle samo.
       *[other] Odrzucono dotąd: { $n }. Gdy wystarczy, dobierasz tyle samo.
    }
wait-exchange = { $who } wymienia karty

ask-suit = { $source }: wybierz kolor
ask-suit-detail = W tej turze możesz zagrywać tylko karty tego koloru.
wait-suit = { $who } wybiera kolor

ask-colour = { $source }: czerwona czy czarna?
ask-colour-detail =
    { $n ->
        [0] Zgadnij kolor wierzchniej karty. Dopóki zgadujesz dobrze, karty zatrzymujesz.
       *[other] Dobrze dotąd: { $n }. Zgadnij kolor następnej karty.
    }
wait-colour = { $who } zgaduje kolor

ask-daltons = { $source }: odrzuć niebieską kartę
ask-daltons-detail = Wybierz, którą ze swoich niebieskich kart w grze tracisz.
wait-daltons = { $who } wybiera niebieską kartę do odrzucenia

ask-hail = { $source }: celem jesteś ty
ask-hail-detail =
    { $left ->
        [1] Uratuje cię 1 efekt Pudło! Inaczej tracisz { $lives ->
            [one] { $lives } punkt życia
            [few] { $lives } punkty życia
           *[many] { $lives } punktów życia
        }.
       *[other] Uratuje cię 1 efekt Pudło! Inaczej tracisz { $lives ->
            [one] { $lives } punkt życia
            [few] { $lives } punkty życia
           *[many] { $lives } punktów życia
        }. Efekty, które zostały, razem z tym: { $left }.
    }
wait-hail = { $who } wybiera odpowiedź

ask-ricochet =
    { $own ->
        [1] Strzelasz w swoją kartę: { $of }
       *[other] { $by } strzela w twoją kartę: { $of }
    }
ask-ricochet-detail =
    { $need ->
        [one] Uratuje ją { $need } efekt Pudło! Inaczej się ją odrzuca.
        [few] Uratują ją { $need } efekty Pudło! Inaczej się ją odrzuca.
       *[many] Uratuje ją { $need } efektów Pudło! Inaczej się ją odrzuca.
    }
wait-ricochet = { $who } wybiera odpowiedź


## Opcje: co stoi na przyciskach.

opt-play = Zagraj: { $card }
opt-play-as = Zagraj: { $card } jako { $as }
opt-play-on =
    { $me ->
        [to] Zagraj na siebie: { $card }
       *[other] Zagraj: { $card } → { $to }
    }
opt-play-on-both =
    { $me ->
        [to] Zagraj na siebie i na gracza { $also }: { $card }
       *[other] Zagraj: { $card } → { $to }, { $also }
    }
opt-play-on-both-as =
    { $me ->
        [to] Zagraj na siebie i na gracza { $also }: { $card } jako { $as }
       *[other] Zagraj: { $card } jako { $as } → { $to }, { $also }
    }
opt-play-on-as =
    { $me ->
        [to] Zagraj na siebie: { $card } jako { $as }
       *[other] Zagraj: { $card } jako { $as } → { $to }
    }
opt-play-hand =
    { $me ->
        [to] Zagraj na siebie: { $card } (losowa karta z ręki)
       *[other] Zagraj: { $card } → { $to } (losowa karta z ręki)
    }
opt-play-hand-as =
    { $me ->
        [to] Zagraj na siebie: { $card } jako { $as } (losowa karta z ręki)
       *[other] Zagraj: { $card } jako { $as } → { $to } (losowa karta z ręki)
    }
opt-play-card =
    { $me ->
        [to] Zagraj na siebie: { $card } ({ $of })
       *[other] Zagraj: { $card } → { $to } ({ $of })
    }
opt-play-card-as =
    { $me ->
        [to] Zagraj na siebie: { $card } jako { $as } ({ $of })
       *[other] Zagraj: { $card } jako { $as } → { $to } ({ $of })
    }
opt-use = Użyj: { $source }
opt-ability =
    { $ability ->
        [suzy-lafayette] Dobierz kartę
        [don-bell] Zagraj kolejną turę
        [greygory-deck] Wymień obie
       *[other] Użyj: { $source }
    }
opt-use-barrel = Użyj: { $source }
opt-use-on =
    { $me ->
        [to] Użyj na sobie: { $source }
       *[other] Użyj: { $source } → { $to }
    }
opt-use-hand =
    { $me ->
        [to] Użyj na sobie: { $source } (losowa karta z ręki)
       *[other] Użyj: { $source } → { $to } (losowa karta z ręki)
    }
opt-use-card =
    { $me ->
        [to] Użyj na sobie: { $source } ({ $of })
       *[other] Użyj: { $source } → { $to } ({ $of })
    }
opt-discard = Odrzuć: { $card }
opt-discard-of =
    { $n ->
        [one] Za { $n } samorodek odrzuca { $to }: { $of }
        [few] Za { $n } samorodki odrzuca { $to }: { $of }
       *[many] Za { $n } samorodków odrzuca { $to }: { $of }
    }
opt-buy =
    { $n ->
        [one] Kup za { $n } samorodek: { $card }
        [few] Kup za { $n } samorodki: { $card }
       *[many] Kup za { $n } samorodków: { $card }
    }
opt-choose-card = Wybierz: { $card }
opt-choose-character = Wybierz: { $char }
opt-choose-seat =
    { $me ->
        [to] Wybierz siebie
       *[other] Wybierz: { $to }
    }
opt-choose-hand = Losowa karta z ręki
opt-choose-of = Wybierz: { $of }
opt-choose-suit = Wybierz: { $suit }
opt-choose-colour = Wybierz: { $colour }
opt-choose-kind = Wybierz: { $kind }
opt-draw-deck = Dobierz z talii
opt-draw-discard = Weź z odrzuconych: { $card }
opt-draw-hand = Weź z ręki: { $to }
opt-draw-card =
    { $me ->
        [to] Weź własną kartę: { $of }
       *[other] Weź ze stołu: { $of } ({ $to })
    }
opt-pass-shot = Przyjmij trafienie
opt-pass-indians = Strać 1 punkt życia
opt-pass-duel = Strać 1 punkt życia
opt-pass-rescue = Nie ratuj się
opt-pass-ability = Pasuj
opt-pass-event = Pasuj
opt-pass-exchange = Wystarczy
opt-pass-hail = Przyjmij trafienie
opt-pass-ricochet = Strać kartę
opt-end = Zakończ turę

# 1 na 4
chance = { $num } na { $of }

## Dlaczego czegoś nie można.

why-too-far = Za daleko: { $distance }, masz zasięg { $reach }
why-too-far-card = Za daleko: { $distance }, ta karta sięga na { $reach }
why-nobody-in-reach = Nikogo w zasięgu { $reach }
why-bang-limit =
    { $limit ->
        [one] Tylko { $limit } karta BANG! na turę, ta już padła
        [few] Tylko { $limit } karty BANG! na turę, te już padły
       *[many] Tylko { $limit } kart BANG! na turę, te już padły
    }
why-same-name = Masz już w grze kartę { $card }
why-same-name-other = Ma już kartę { $card }
why-sheriff-jail = Szeryf nie może trafić do więzienia
why-nothing-to-take = Nie ma czego wziąć
why-out = Poza grą
why-not-yourself = Tylko na kogoś innego
why-only-answer = Karta { $card } to tylko odpowiedź na strzał do ciebie
why-not-answer = Karta { $card } teraz nie pomaga: { $source }
why-not-now = Karty { $card } nie można teraz zagrać
why-beer-two-players = Nie leczy, gdy w grze jest tylko 2 graczy
why-full-life = Masz pełne życie
why-cards-needed =
    { $n ->
        [one] Na ręce potrzeba { $n } karty
        [few] Na ręce potrzeba { $n } kart
       *[many] Na ręce potrzeba { $n } kart
    }
why-used = W tej turze już wykorzystane: { $source }
why-barrel-used = Przy tym strzale już sprawdzone: { $source }
why-not-your-turn = To nie twoja tura, gra { $who }
why-passive = { $source } działa automatycznie
why-rescue-short =
    { $need ->
        [one] To za mało na ratunek: potrzebujesz { $need } punktu życia
        [few] To za mało na ratunek: potrzebujesz { $need } punktów życia
       *[many] To za mało na ratunek: potrzebujesz { $need } punktów życia
    }
why-cost =
    { $n ->
        [one] Do zapłaty brakuje na ręce { $n } karty
        [few] Do zapłaty brakuje na ręce { $n } kart
       *[many] Do zapłaty brakuje na ręce { $n } kart
    }
why-event = Nie można, dopóki obowiązuje wydarzenie { $source }
why-suit = W tej turze tylko ten kolor: { $suit } ({ $source })
why-green-waits = Karta { $card } jest w grze dopiero od tej tury, jeszcze nie można jej użyć
why-own-turn = Karty { $card } można użyć tylko we własnej turze
why-no-effect = Karta { $card } teraz nie działa: { $source }
why-off = Postać { $source } nie ma teraz umiejętności: { $by }
why-diamond = Karty karowe nie działają na gracza { $to } ({ $source })
why-duty = Najpierw musisz zagrać kartę { $card } ({ $source })
why-kept = Kartę { $card } musisz zagrać, inaczej nie można jej użyć ({ $source })
why-no-lives = Duch nie zyskuje ani nie traci punktów życia
why-last-life = Nie z ostatnim punktem życia
why-full-life-other = Ma pełne życie
why-kind-needed =
    { $n ->
        [one] Na ręce potrzeba { $n } karty { $card }
        [few] Na ręce potrzeba { $n } kart { $card }
       *[many] Na ręce potrzeba { $n } kart { $card }
    }
why-blue-needed = Na ręce potrzeba niebieskiej karty
why-nobody-has-cards = Nikt inny nie ma żadnej karty

## Dlaczego karta nic by nie dała, całym zdaniem.

wasted-full-life = Masz wszystkie punkty życia, więc karta się zmarnuje.
wasted-all-full = Wszyscy mają wszystkie punkty życia, więc karta się zmarnuje.
wasted-two-players = Gdy zostało dwóch graczy, karta się zmarnuje.

## Kolor karty przy zgadywaniu.

colour-red = czerwona
colour-black = czarna

## Przebieg gry

log-start =
    { $me ->
        [who] Jesteś szeryfem i zaczynasz
       *[other] { $who } jest szeryfem i zaczyna
    }
log-start-deputy =
    { $me ->
        [who] Jesteś zastępcą szeryfa i zaczynasz
       *[other] { $who } jest zastępcą szeryfa i zaczyna
    }
log-event =
    { $n ->
        [0] Ostatnie wydarzenie, obowiązuje do końca gry: { $event }
        [one] Nowe wydarzenie: { $event } (zostaje { $n })
        [few] Nowe wydarzenie: { $event } (zostają { $n })
       *[many] Nowe wydarzenie: { $event } (zostaje { $n })
    }
log-character =
    { $me ->
        [who] Grasz postacią { $char }
       *[other] { $who } gra postacią { $char }
    }
log-turn =
    { $me ->
        [who] Zaczyna się twoja tura
       *[other] { $who } zaczyna swoją turę
    }
log-draw =
    { $me ->
        [who] Dobierasz { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
       *[other] { $who } dobiera { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
    }
log-draw-seen =
    { $me ->
        [who] Dobierasz { $n ->
            [one] kartę { $cards }
            [few] { $n } karty: { $cards }
           *[many] { $n } kart: { $cards }
        }
       *[other] { $who } dobiera { $n ->
            [one] kartę { $cards }
            [few] { $n } karty: { $cards }
           *[many] { $n } kart: { $cards }
        }
    }
log-draw-reward =
    { $me ->
        [who] W nagrodę dobierasz { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
       *[other] { $who } w nagrodę dobiera { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
    }
log-draw-ability =
    { $me ->
        [who] Dobierasz { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        } ({ $source })
       *[other] { $who } dobiera { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        } ({ $source })
    }
log-draw-discard =
    { $me ->
        [who] Bierzesz ze stosu kart odrzuconych { $n ->
            [one] kartę { $cards }
            [few] { $n } karty: { $cards }
           *[many] { $n } kart: { $cards }
        }
       *[other] { $who } bierze ze stosu kart odrzuconych { $n ->
            [one] kartę { $cards }
            [few] { $n } karty: { $cards }
           *[many] { $n } kart: { $cards }
        }
    }
log-show =
    { $me ->
        [who] Pokazujesz kartę { $card }
       *[other] { $who } pokazuje kartę { $card }
    }
log-look =
    { $me ->
        [who] Oglądasz { $n ->
            [one] { $n } wierzchnią kartę
            [few] { $n } wierzchnie karty
           *[many] { $n } wierzchnich kart
        } talii
       *[other] { $who } ogląda { $n ->
            [one] { $n } wierzchnią kartę
            [few] { $n } wierzchnie karty
           *[many] { $n } wierzchnich kart
        } talii
    }
log-back =
    { $me ->
        [who] Odkładasz na talię { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
       *[other] { $who } odkłada na talię { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
    }

log-play =
    { $me ->
        [who] Zagrywasz kartę { $card }
       *[other] { $who } zagrywa kartę { $card }
    }
log-play-as =
    { $me ->
        [who] Zagrywasz kartę { $card } jako { $as }
       *[other] { $who } zagrywa kartę { $card } jako { $as }
    }
log-play-on =
    { $me ->
        [who] Zagrywasz kartę { $card } na gracza { $to }
        [to] { $who } zagrywa na ciebie kartę { $card }
       *[other] { $who } zagrywa kartę { $card } na gracza { $to }
    }
log-play-on-both =
    { $me ->
        [who] Zagrywasz kartę { $card } na gracza { $to } i { $also }
        [to] { $who } zagrywa na ciebie i na gracza { $also } kartę { $card }
        [also] { $who } zagrywa na ciebie i na gracza { $to } kartę { $card }
       *[other] { $who } zagrywa kartę { $card } na gracza { $to } i { $also }
    }
log-play-on-both-as =
    { $me ->
        [who] Zagrywasz kartę { $card } jako { $as } na gracza { $to } i { $also }
        [to] { $who } zagrywa na ciebie i na gracza { $also } kartę { $card } jako { $as }
        [also] { $who } zagrywa na ciebie i na gracza { $to } kartę { $card } jako { $as }
       *[other] { $who } zagrywa kartę { $card } jako { $as } na gracza { $to } i { $also }
    }
log-play-on-as =
    { $me ->
        [who] Zagrywasz kartę { $card } jako { $as } na gracza { $to }
        [to] { $who } zagrywa na ciebie kartę { $card } jako { $as }
       *[other] { $who } zagrywa kartę { $card } jako { $as } na gracza { $to }
    }
log-play-self =
    { $me ->
        [who] Zagrywasz kartę { $card } na siebie
       *[other] { $who } zagrywa kartę { $card } na siebie
    }
log-play-self-as =
    { $me ->
        [who] Zagrywasz kartę { $card } jako { $as } na siebie
       *[other] { $who } zagrywa kartę { $card } jako { $as } na siebie
    }
log-play-self-card =
    { $me ->
        [who] Zagrywasz kartę { $card } na swoją kartę { $of }
       *[other] { $who } zagrywa kartę { $card } na swoją kartę { $of }
    }
log-play-hand =
    { $me ->
        [who] Zagrywasz kartę { $card } na gracza { $to }: karta z ręki
        [to] { $who } zagrywa na ciebie kartę { $card }: karta z ręki
       *[other] { $who } zagrywa kartę { $card } na gracza { $to }: karta z ręki
    }
log-play-hand-as =
    { $me ->
        [who] Zagrywasz kartę { $card } jako { $as } na gracza { $to }: karta z ręki
        [to] { $who } zagrywa na ciebie kartę { $card } jako { $as }: karta z ręki
       *[other] { $who } zagrywa kartę { $card } jako { $as } na gracza { $to }: karta z ręki
    }
log-play-card =
    { $me ->
        [who] Zagrywasz kartę { $card } na gracza { $to }: { $of }
        [to] { $who } zagrywa na ciebie kartę { $card }: { $of }
       *[other] { $who } zagrywa kartę { $card } na gracza { $to }: { $of }
    }
log-play-card-as =
    { $me ->
        [who] Zagrywasz kartę { $card } jako { $as } na gracza { $to }: { $of }
        [to] { $who } zagrywa na ciebie kartę { $card } jako { $as }: { $of }
       *[other] { $who } zagrywa kartę { $card } jako { $as } na gracza { $to }: { $of }
    }
log-lay =
    { $me ->
        [who] Wykładasz przed siebie kartę { $card }
       *[other] { $who } wykłada przed siebie kartę { $card }
    }
log-lay-on =
    { $me ->
        [who] Kładziesz kartę { $card } przed graczem { $to }
        [to] { $who } kładzie przed tobą kartę { $card }
       *[other] { $who } kładzie kartę { $card } przed graczem { $to }
    }
log-use =
    { $me ->
        [who] Używasz karty { $source }
       *[other] { $who } używa karty { $source }
    }
log-use-ability =
    { $same ->
        [yes] { $me ->
            [who] Używasz swojej umiejętności
           *[other] { $who } używa swojej umiejętności
        }
       *[no] { $me ->
            [who] Używasz umiejętności postaci { $source }
           *[other] { $who } używa umiejętności postaci { $source }
        }
    }
log-use-on =
    { $me ->
        [who] Używasz karty { $source } na graczu { $to }
        [to] { $who } używa na tobie karty { $source }
       *[other] { $who } używa karty { $source } na graczu { $to }
    }
log-use-on-ability =
    { $same ->
        [yes] { $me ->
            [who] Używasz swojej umiejętności na graczu { $to }
            [to] { $who } używa na tobie swojej umiejętności
           *[other] { $who } używa swojej umiejętności na graczu { $to }
        }
       *[no] { $me ->
            [who] Używasz umiejętności postaci { $source } na graczu { $to }
            [to] { $who } używa na tobie umiejętności postaci { $source }
           *[other] { $who } używa umiejętności postaci { $source } na graczu { $to }
        }
    }
log-use-on-both =
    { $me ->
        [who] Używasz karty { $source } na graczach { $to } i { $also }
        [to] { $who } używa na tobie i na graczu { $also } karty { $source }
        [also] { $who } używa na tobie i na graczu { $to } karty { $source }
       *[other] { $who } używa karty { $source } na graczach { $to } i { $also }
    }
log-use-on-both-ability =
    { $same ->
        [yes] { $me ->
            [who] Używasz swojej umiejętności na graczach { $to } i { $also }
            [to] { $who } używa na tobie i na graczu { $also } swojej umiejętności
            [also] { $who } używa na tobie i na graczu { $to } swojej umiejętności
           *[other] { $who } używa swojej umiejętności na graczach { $to } i { $also }
        }
       *[no] { $me ->
            [who] Używasz umiejętności postaci { $source } na graczach { $to } i { $also }
            [to] { $who } używa na tobie i na graczu { $also } umiejętności postaci { $source }
            [also] { $who } używa na tobie i na graczu { $to } umiejętności postaci { $source }
           *[other] { $who } używa umiejętności postaci { $source } na graczach { $to } i { $also }
        }
    }
log-use-card =
    { $me ->
        [who] Używasz karty { $source } na graczu { $to }: { $of }
        [to] { $who } używa na tobie karty { $source }: { $of }
       *[other] { $who } używa karty { $source } na graczu { $to }: { $of }
    }
log-use-card-ability =
    { $same ->
        [yes] { $me ->
            [who] Używasz swojej umiejętności na graczu { $to }: { $of }
            [to] { $who } używa na tobie swojej umiejętności: { $of }
           *[other] { $who } używa swojej umiejętności na graczu { $to }: { $of }
        }
       *[no] { $me ->
            [who] Używasz umiejętności postaci { $source } na graczu { $to }: { $of }
            [to] { $who } używa na tobie umiejętności postaci { $source }: { $of }
           *[other] { $who } używa umiejętności postaci { $source } na graczu { $to }: { $of }
        }
    }
log-lend =
    { $me ->
        [who] Do następnej tury pożyczasz od gracza { $to } umiejętność postaci { $char }
        [to] { $who } do następnej tury pożycza od ciebie umiejętność postaci { $char }
       *[other] { $who } do następnej tury pożycza od gracza { $to } umiejętność postaci { $char }
    }
log-lend-own =
    { $me ->
        [who] Masz teraz umiejętność: { $char }
       *[other] { $who } ma teraz umiejętność: { $char }
    }
log-suit =
    { $me ->
        [who] Wybierasz kolor na tę turę: { $suit }
       *[other] { $who } wybiera kolor na tę turę: { $suit }
    }
log-colour-right =
    { $me ->
        [who] Zgadujesz dobrze ({ $colour }): { $card }
       *[other] { $who } zgaduje dobrze ({ $colour }): { $card }
    }
log-colour-wrong =
    { $me ->
        [who] Zgadujesz źle ({ $colour }): { $card }
       *[other] { $who } zgaduje źle ({ $colour }): { $card }
    }
log-return =
    { $me ->
        [who] Wracasz do gry i masz { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        } ({ $source })
       *[other] { $who } wraca do gry i ma { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        } ({ $source })
    }
log-return-ghost =
    { $me ->
        [who] Wracasz na jedną turę jako duch ({ $source })
       *[other] { $who } wraca na jedną turę jako duch ({ $source })
    }
log-leave =
    { $me ->
        [who] Znów opuszczasz grę
       *[other] { $who } znów opuszcza grę
    }
log-swap =
    { $me ->
        [who] Zmieniasz postać: { $char }
       *[other] { $who } zmienia postać: { $char }
    }
log-bury =
    { $me ->
        [who] Kładziesz rewersem ku górze na talię { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
       *[other] { $who } kładzie rewersem ku górze na talię { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
    }
log-bury-seen =
    { $me ->
        [who] Kładziesz rewersem ku górze na talię { $n ->
            [one] kartę { $cards }
            [few] { $n } karty: { $cards }
           *[many] { $n } kart: { $cards }
        }
       *[other] { $who } kładzie rewersem ku górze na talię { $n ->
            [one] kartę { $cards }
            [few] { $n } karty: { $cards }
           *[many] { $n } kart: { $cards }
        }
    }
log-extra =
    { $me ->
        [who] Rozgrywasz dodatkową turę
       *[other] { $who } rozgrywa dodatkową turę
    }
log-harmless =
    { $me ->
        [who] Karta { $card } gracza { $by } nie działa na ciebie
        [by] Twoja karta { $card } nie działa na gracza { $who }
       *[other] Karta { $card } gracza { $by } nie działa na gracza { $who }
    }
log-stand =
    { $me ->
        [who] Robisz unik ({ $source })
       *[other] { $who } robi unik ({ $source })
    }
log-answer =
    { $me ->
        [who] Odpowiadasz kartą { $card }
       *[other] { $who } odpowiada kartą { $card }
    }
log-answer-as =
    { $me ->
        [who] Odpowiadasz kartą { $card } jako { $as }
       *[other] { $who } odpowiada kartą { $card } jako { $as }
    }
log-stopped =
    { $me ->
        [who] Robisz unik, { $by } pudłuje
        [by] { $who } robi unik, pudłujesz
       *[other] { $who } robi unik, { $by } pudłuje
    }
log-stopped-own =
    { $me ->
        [who] Unikasz własnego strzału
       *[other] { $who } unika własnego strzału
    }
log-discard =
    { $me ->
        [who] Odrzucasz { $n ->
            [one] kartę { $cards }
            [few] { $n } karty: { $cards }
           *[many] { $n } kart: { $cards }
        }
       *[other] { $who } odrzuca { $n ->
            [one] kartę { $cards }
            [few] { $n } karty: { $cards }
           *[many] { $n } kart: { $cards }
        }
    }
log-discard-replaced =
    { $me ->
        [who] Odrzucasz starą broń: { $card }
       *[other] { $who } odrzuca starą broń: { $card }
    }
log-discard-lost =
    { $me ->
        [who] Odrzucasz kartę { $card }
       *[other] { $who } odrzuca kartę { $card }
    }
log-take-hand =
    { $me ->
        [who] Bierzesz kartę z ręki gracza { $from }
        [from] { $who } bierze kartę z twojej ręki
       *[other] { $who } bierze kartę z ręki gracza { $from }
    }
log-take-hand-seen =
    { $me ->
        [who] Bierzesz kartę { $card } z ręki gracza { $from }
        [from] { $who } bierze kartę { $card } z twojej ręki
       *[other] { $who } bierze kartę { $card } z ręki gracza { $from }
    }
log-take-table =
    { $me ->
        [who] Bierzesz ze stołu kartę { $card } gracza { $from }
        [from] { $who } bierze ze stołu twoją kartę { $card }
       *[other] { $who } bierze ze stołu kartę { $card } gracza { $from }
    }
log-take-own =
    { $me ->
        [who] Bierzesz z powrotem swoją kartę { $card }
       *[other] { $who } bierze z powrotem swoją kartę { $card }
    }
log-take-row =
    { $me ->
        [who] Bierzesz z oferty kartę { $card }
       *[other] { $who } bierze z oferty kartę { $card }
    }
log-take-discard =
    { $me ->
        [who] Bierzesz ze stosu kart odrzuconych kartę { $card }
       *[other] { $who } bierze ze stosu kart odrzuconych kartę { $card }
    }
log-take-all =
    { $me ->
        [who] Bierzesz po graczu { $from } { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
        [from] { $who } bierze po tobie { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
       *[other] { $who } bierze po graczu { $from } { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
    }
log-give =
    { $me ->
        [who] Dajesz kartę graczowi { $to }
        [to] { $who } daje ci kartę
       *[other] { $who } daje kartę graczowi { $to }
    }
log-give-seen =
    { $me ->
        [who] Dajesz kartę { $card } graczowi { $to }
        [to] { $who } daje ci kartę { $card }
       *[other] { $who } daje kartę { $card } graczowi { $to }
    }
log-row =
    { $me ->
        [who] Odkrywasz w ofercie: { $cards }
       *[other] { $who } odkrywa w ofercie: { $cards }
    }
log-check-good =
    { $me ->
        [who] { $check ->
            [barrel] Twoja { $source }: { $card } to kier. Pudło!
            [jourdonnais] Twoja umiejętność: { $card } to kier. Pudło!
            [jail] { $source }: { $card } to kier. Wychodzisz na wolność
            [dynamite] Twój { $source } nie wybucha: { $card }
            [vendetta] { $source }: { $card } to kier. Grasz jeszcze jedną turę
            [bomb] Twoja { $source }: { $card } jest czerwona. Wędruje dalej
            [julie-cutter] Twoja umiejętność: { $card } jest czerwona. Odstrzeliwujesz się
            [cactus] Twój { $source }: { $card } jest czerwona. Leczy
            [knife-revolver] { $source }: { $card } wystarcza. Wraca na twoją rękę
            [most-wanted] { $source }: { $card } to nie pik. Masz szczęście
            [dining-car] Twój { $source }: { $card } to kier. Podano do stołu
            [don-bell] Twoja umiejętność: { $card } jest czerwona. Możesz zagrać kolejną turę
            [teren-kill] Twoja umiejętność: { $card } to nie pik. Zostajesz w grze
            [rattlesnake] { $source }: { $card } to nie pik. Nie kąsa cię
            [colorado-bill] Twoja umiejętność: { $card } to pik. Tego strzału nie da się anulować
           *[other] Udało się ({ $source }): { $card }
        }
       *[other] { $check ->
            [barrel] { $source } gracza { $who }: { $card } to kier. Pudło!
            [jourdonnais] Umiejętność gracza { $who }: { $card } to kier. Pudło!
            [jail] { $source }: { $card } to kier. { $who } wychodzi na wolność
            [dynamite] { $source } gracza { $who } nie wybucha: { $card }
            [vendetta] { $source }: { $card } to kier. { $who } gra jeszcze jedną turę
            [bomb] { $source } gracza { $who }: { $card } jest czerwona. Wędruje dalej
            [julie-cutter] Umiejętność: { $card } jest czerwona. { $who } się odstrzeliwuje
            [cactus] { $source } gracza { $who }: { $card } jest czerwona. Leczy
            [knife-revolver] { $source }: { $card } wystarcza. Wraca na rękę gracza { $who }
            [most-wanted] { $source }: { $card } to nie pik. { $who } ma szczęście
            [dining-car] { $source } gracza { $who }: { $card } to kier. Podano do stołu
            [don-bell] Umiejętność: { $card } jest czerwona. { $who } może zagrać kolejną turę
            [teren-kill] Umiejętność: { $card } to nie pik. { $who } zostaje w grze
            [rattlesnake] { $source }: { $card } to nie pik. Nie kąsa gracza { $who }
            [colorado-bill] Umiejętność gracza { $who }: { $card } to pik. Tego strzału nie da się anulować
           *[other] Udało się ({ $who }, { $source }): { $card }
        }
    }
log-check-bad =
    { $me ->
        [who] { $check ->
            [barrel] Twoja { $source }: { $card } to nie kier. Pech
            [jourdonnais] Twoja umiejętność: { $card } to nie kier. Pech
            [jail] { $source }: { $card } to nie kier. Siedzisz dalej
            [dynamite] Twój { $source } wybucha: { $card }
            [vendetta] { $source }: { $card } to nie kier. Kolejnej tury nie będzie
            [bomb] Twoja { $source }: { $card } jest czarna. Lont się skraca
            [julie-cutter] Twoja umiejętność: { $card } jest czarna. Bez strzału
            [cactus] Twój { $source }: { $card } jest czarna. Nie leczy
            [knife-revolver] { $source }: { $card } nie wystarcza. Karta przepada
            [most-wanted] { $source }: { $card } to pik. Masz pecha
            [dining-car] Twój { $source }: { $card } to nie kier. Dziś bez obiadu
            [don-bell] Twoja umiejętność: { $card } jest czarna. Kolejnej tury nie będzie
            [teren-kill] Twoja umiejętność: { $card } to pik. To cię nie ratuje
            [rattlesnake] { $source }: { $card } to pik. Kąsa cię
            [colorado-bill] Twoja umiejętność: { $card } to nie pik. Zwykły strzał
           *[other] Nie udało się ({ $source }): { $card }
        }
       *[other] { $check ->
            [barrel] { $source } gracza { $who }: { $card } to nie kier. Pech
            [jourdonnais] Umiejętność gracza { $who }: { $card } to nie kier. Pech
            [jail] { $source }: { $card } to nie kier. { $who } siedzi dalej
            [dynamite] { $source } gracza { $who } wybucha: { $card }
            [vendetta] { $source }: { $card } to nie kier. Kolejnej tury nie będzie
            [bomb] { $source } gracza { $who }: { $card } jest czarna. Lont się skraca
            [julie-cutter] Umiejętność gracza { $who }: { $card } jest czarna. Bez strzału
            [cactus] { $source } gracza { $who }: { $card } jest czarna. Nie leczy
            [knife-revolver] { $source } gracza { $who }: { $card } nie wystarcza. Karta przepada
            [most-wanted] { $source }: { $card } to pik. { $who } ma pecha
            [dining-car] { $source } gracza { $who }: { $card } to nie kier. Dziś bez obiadu
            [don-bell] Umiejętność gracza { $who }: { $card } jest czarna. Kolejnej tury nie będzie
            [teren-kill] Umiejętność gracza { $who }: { $card } to pik. To nie ratuje
            [rattlesnake] { $source }: { $card } to pik. Kąsa gracza { $who }
            [colorado-bill] Umiejętność gracza { $who }: { $card } to nie pik. Zwykły strzał
           *[other] Nie udało się ({ $who }, { $source }): { $card }
        }
    }
log-check-none =
    { $me ->
        [who] Sprawdzasz ({ $source }), ale nie ma już kart
       *[other] { $who } sprawdza ({ $source }), ale nie ma już kart
    }
log-jailed =
    { $me ->
        [who] Tracisz turę
       *[other] { $who } traci turę
    }
log-passes =
    { $me ->
        [who] Karta { $card } przechodzi od ciebie do gracza { $to }
        [to] Karta { $card } przechodzi od gracza { $who } do ciebie
       *[other] Karta { $card } przechodzi od gracza { $who } do gracza { $to }
    }
log-lose =
    { $me ->
        [who] { $source }: tracisz { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        } ({ $before } → { $life })
       *[other] { $source }: { $who } traci { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        } ({ $before } → { $life })
    }
short-log-lose =
    { $me ->
        [who] Tracisz { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        } ({ $before } → { $life })
       *[other] { $who } traci { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        } ({ $before } → { $life })
    }
log-lose-below =
    { $me ->
        [who] { $source }: tracisz { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        }
       *[other] { $source }: { $who } traci { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        }
    }
short-log-lose-below =
    { $me ->
        [who] Tracisz { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        }
       *[other] { $who } traci { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        }
    }
log-heal =
    { $me ->
        [who] Odzyskujesz { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        } ({ $before } → { $life })
       *[other] { $who } odzyskuje { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        } ({ $before } → { $life })
    }
log-heal-below =
    { $me ->
        [who] Odzyskujesz { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        }
       *[other] { $who } odzyskuje { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        }
    }
log-out =
    { $me ->
        [who] Odpadasz z gry. Rola: { $role }
       *[other] { $who } odpada z gry. Rola: { $role }
    }
log-penalty =
    { $me ->
        [who] Eliminujesz własnego zastępcę i odrzucasz wszystkie karty
       *[other] { $who } eliminuje zastępcę i odrzuca wszystkie karty
    }
log-shuffle =
    { $n ->
        [one] Odrzucone karty tworzą nową talię: { $n } karta
        [few] Odrzucone karty tworzą nową talię: { $n } karty
       *[many] Odrzucone karty tworzą nową talię: { $n } kart
    }
log-reshuffle =
    { $n ->
        [one] Z użytego ekwipunku powstaje nowa talia: { $n } karta
        [few] Z użytego ekwipunku powstaje nowa talia: { $n } karty
       *[many] Z użytego ekwipunku powstaje nowa talia: { $n } kart
    }
log-undo =
    { $me ->
        [who] Cofasz ostatnią akcję
       *[other] { $who } cofa ostatnią akcję
    }
log-end-law = Wygrywa szeryf z zastępcami.
log-end-outlaws = Wygrywają bandyci: szeryf jest poza grą.
log-end-renegade = { $renegades ->
    [one] Wygrywa renegat, w grze jest już tylko on.
    [few] Wygrywa jeden z renegatów, w grze jest już tylko on.
   *[many] Wygrywa jeden z renegatów, w grze jest już tylko on.
}
log-end-hunter =
    { $me ->
        [who] Wygrywasz jako { $role }: twój cel jest poza grą.
       *[other] { $who } wygrywa jako { $role }: cel jest poza grą.
    }
log-end-last =
    { $me ->
        [who] Wygrywasz jako { $role }: w grze nie ma już nikogo innego.
       *[other] { $who } wygrywa jako { $role }: w grze nie ma już nikogo innego.
    }

## Fazy tury

phase-setup = przygotowanie gry
phase-start = początek tury
phase-draw = faza 1: dobranie
phase-play = faza 2: zagrywanie
phase-discard = faza 3: odrzucenie
phase-over = koniec gry
