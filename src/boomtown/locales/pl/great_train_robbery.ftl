### Wielki napad na pociąg: wszystko, co mówi dodatek.

set-great-train-robbery = Wielki napad na pociąg
set-great-train-robbery-text = Przez stół jedzie pociąg: 16 wagonów do wzięcia na 13 stacjach, 16 nowych kart i 8 postaci.
preset-train-robbers = Napad na pociąg
preset-train-robbers-text = 5 graczy, gra podstawowa i Wielki napad na pociąg.
option-blank-station = Pusta stacja
option-blank-station-text = Dochodzi jeszcze jedna stacja. Jej cena to ta, którą tu ustalicie.
option-blank-station-none = Bez niej
option-blank-station-any-card = Dowolna karta
option-blank-station-any-2-cards = Dowolne 2 karty
option-blank-station-red-card = Czerwona karta
option-blank-station-black-card = Czarna karta
option-blank-station-weapon = Broń
option-blank-station-face-card = J, Q lub K
option-blank-station-life = 1 punkt życia
option-blank-station-spades-card = Karta pik
option-blank-station-hearts-card = Karta kier
option-blank-station-diamonds-card = Karta karo
option-blank-station-clubs-card = Karta trefl
option-blank-station-any-cards = { $n ->
    [one] 1 dowolna karta
    [few] { $n } dowolne karty
   *[many] { $n } dowolnych kart
}
option-blank-station-lives = { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
}
option-blank-station-more = Inna cena …
option-yooma-two-cards = Yooma chce 2 kart
option-yooma-two-cards-text = Yooma chce dowolnych 2 kart, a Virginian City karty od 2 do 9, jak w zasadach słowackich.
option-next-stop-draws-at-end = Następna stacja dobiera tylko na końcu
option-next-stop-draws-at-end-text = Kartę dobiera się tylko wtedy, gdy pociąg dojeżdża do stacji końcowej, jak w zasadach słowackich.
option-train-shots-uncounted = Karty pociągu obok karty BANG!
option-train-shots-uncounted-text = Rewolwer z nożem i Napad na pociąg nie zajmują miejsca karty BANG! twojej tury, jak w zasadach słowackich.
option-fare-one-source = 2 karty z jednego miejsca
option-fare-one-source-text = Cenę 2 kart płaci się albo z ręki, albo z gry, bez mieszania, jak w zasadach słowackich.

## Karty, wagony, stacje, lokomotywy

card-cactus = Kaktus
card-cactus-text = Anuluje efekt BANG! Potem sprawdzasz: kier lub karo to 1 punkt życia dla ciebie.
card-cactus-more = To nie karta Pudło! tylko jej efekt. Sprawdzasz, gdy strzał jest już anulowany.

card-dragoon = Dragoon
card-dragoon-text = Broń, zasięg 2. W każdej swojej turze możesz zagrać o 1 kartę BANG! więcej.
card-dragoon-more = Dopóki leży, limit wynosi 2 zamiast 1; liczą się do niego także Rewolwer z nożem i Napad na pociąg.

card-evaded = O włos!
card-evaded-text = Anuluje efekt BANG! a kartę, której efekt to był, bierzesz na rękę.
card-evaded-more = To nie karta Pudło! Nic nie bierzesz, gdy nie było karty: Ironhorse, umiejętność, wagon. Gdy trzeba 2 efektów, bierzesz kartę tylko wtedy, gdy strzał jest naprawdę anulowany.

card-full-steam = Cała naprzód
card-full-steam-text = Przesuń pociąg na stację końcową. Wybierasz, czy efekt lokomotywy jest pominięty, czy działa dwa razy.
card-full-steam-more = Na stacji końcowej dzieje się to co zwykle: umiejętności, potem możesz wziąć wagon, potem wybierasz, dla wszystkich tak samo. To jedno przesunięcie.

card-knife-revolver = Rewolwer z nożem
card-knife-revolver-text = Efekt BANG! na gracza w twoim zasięgu. Sprawdzasz: przy J, Q, K lub A bierzesz kartę z powrotem na rękę.
card-knife-revolver-more = To nie karta BANG! ale zajmuje jej miejsce: w turze musi ci jakaś zostać. Nie do kart Pojedynek i Indianie! Sprawdzasz, zanim cel odpowie.

card-map = Mapa
card-map-text = Przed fazą 1 obejrzyj 2 wierzchnie karty talii; 1 z nich możesz odrzucić.
card-map-more = Po wszystkich sprawdzeniach na początku tury. Reszta wraca w tej samej kolejności. Nikt inny kart nie widzi.

card-money-bag = Worek pieniędzy
card-money-bag-text = Ma efekt brązowej karty z wierzchu stosu kart odrzuconych.
card-money-bag-more = Tylko w swojej turze i nie na kartę, która tylko odpowiada. To nie ta karta: powtórzona karta BANG! nie liczy się do limitu. Dalszej ceny się nie płaci. Na rękę wraca Worek pieniędzy.

card-most-wanted = Najbardziej poszukiwany
card-most-wanted-text = Dobierz 1 kartę. Potem każdy, zaczynając od ciebie, sprawdza: pik to utrata 1 punktu życia.
card-most-wanted-more = Za straty innych odpowiadasz ty. Koniec gry ocenia się, gdy wszyscy sprawdzili.

card-next-stop = Następna stacja
card-next-stop-text = Dobierz 1 kartę, potem przesuń pociąg o 1 stację.
card-next-stop-more = Karta jest dobierana, zanim pociąg cokolwiek wywoła.

card-refund = Odszkodowanie
card-refund-text = Gdy inny gracz bierze lub odrzuca którąś z twoich kart, dobierasz 1 kartę.
card-refund-more = Z ręki i z gry, ale nie za samo Odszkodowanie. Nie za karty, które odrzucasz ty, nawet na polecenie innej karty, i nie za Napad na pociąg.

card-strongbox = Sejf
card-strongbox-text = Na końcu swojej tury dobierz 1 kartę.
card-strongbox-more = Po odrzuceniu do limitu, także gdy tura przepada w więzieniu.

card-switch = Zwrotnica
card-switch-text = Zamień jedną ze swoich kart w grze na kartę w grze innego gracza.
card-switch-more = Nikt nie może mieć 2 kart o tej samej nazwie; druga broń zastępuje starą. Szeryf nie może dostać karty Więzienie ani Wagon widmo. Ekwipunku się nie zamienia.

card-train-robbery = Napad na pociąg
card-train-robbery-text = Wybierz kogoś z kartami w grze: każdą z nich albo odrzuca, albo staje się za nią celem efektu BANG!
card-train-robbery-more = W dowolnej odległości. To nie karta BANG! ale zajmuje jej miejsce. Karta po karcie w kolejności, którą wybiera cel; Beczka pomaga, dopóki leży.

card-water-tower = Wieża ciśnień
card-water-tower-text = Weź bez płacenia wagon, który stoi przy stacji.
card-water-tower-more = Nie liczy się jako twój wagon w tej turze. Nie możesz w tym celu przesunąć pociągu.

card-baggage-car = Wagon bagażowy
card-baggage-car-text = Odrzuć go jako kartę Kasia Balou, Panika! lub Pudło! albo jako BANG! ponad limit.
card-baggage-car-more = Odpowiada też na Indian i Pojedynek. Nie ma koloru. Nie płaci na stacji, która chce jednej z tych kart.

card-caboose = Wagon służbowy
card-caboose-text = Odrzuć inną swoją niebieską kartę lub wagon, by anulować efekt BANG!
card-caboose-more = Z ręki i z gry, ile razy masz czym. Liczy się to jako zagranie karty Pudło!

card-cattle-truck = Wagon bydlęcy
card-cattle-truck-text = Odrzuć go: weź 1 z 3 wierzchnich kart stosu kart odrzuconych.
card-cattle-truck-more = Reszta wraca w tej samej kolejności.

card-circus-wagon = Wagon cyrkowy
card-circus-wagon-text = Odrzuć go: każdy inny gracz odrzuca 1 ze swoich kart w grze.
card-circus-wagon-more = Każdy wybiera sam, zgodnie z ruchem zegara. Ekwipunek się nie liczy. Kto nic nie ma, nic nie odrzuca.

card-coal-hopper = Węglarka
card-coal-hopper-text = Odrzuć ją: dobierz 1 kartę i odrzuć wagon w grze sprzed dowolnego gracza.
card-coal-hopper-more = Także własny. Gdy nie ma żadnego, tylko dobierasz.

card-dining-car = Wagon restauracyjny
card-dining-car-text = Na początku swojej tury sprawdzasz: kier to 1 punkt życia dla ciebie.
card-dining-car-more = Po kartach Dynamit i Więzienie; nie w turze straconej w więzieniu.

card-express-car = Wagon ekspresowy
card-express-car-text = Odrzuć go: odrzuć całą rękę, twoja tura od razu się kończy i grasz następną.
card-express-car-more = Nie ma fazy 3, ale to, co dzieje się na końcu tury, się dzieje. W dodatkowej turze nie można zyskać kolejnej.

card-ghost-car = Wagon widmo
card-ghost-car-text = Połóż go przed kimkolwiek oprócz szeryfa. Kto go ma, zamiast odpaść zostaje w grze bez punktów życia albo do niej wraca.
card-ghost-car-more = Roli się nie pokazuje, karty zostają. Bez punktów życia żadnych nie zyskujesz ani nie tracisz i na końcu tury odrzucasz całą rękę. Kto go traci, od razu jest poza grą i nikt nic za to nie dostaje.

card-lounge-car = Salonka
card-lounge-car-text = Odrzuć ją: odkryj 2 wagony z talii, jeden połóż przed sobą, a drugi przed kimś innym.
card-lounge-car-more = Nie liczą się jako twój wagon w tej turze.

card-lumber-flatcar = Wagon platforma
card-lumber-flatcar-text = Połóż go przed kimkolwiek. Jego posiadacz widzi wszystkich innych o 1 dalej.
card-lumber-flatcar-more = Inni widzą posiadacza jak przedtem.

card-mail-car = Wagon pocztowy
card-mail-car-text = Odrzuć go: dobierz 3 karty i daj 1 z nich innemu graczowi.
card-mail-car-more = Inni poznają tylko liczby.

card-observation-car = Wagon widokowy
card-observation-car-text = Widzisz innych o 1 bliżej, inni widzą ciebie o 1 dalej.
card-observation-car-more = Działa jak Luneta i Mustang razem i sumuje się z nimi.

card-passenger-car = Wagon osobowy
card-passenger-car-text = Odrzuć go: weź kartę dowolnego innego gracza, losową z ręki lub kartę w grze.
card-passenger-car-more = W dowolnej odległości.

card-prisoner-car = Wagon więzienny
card-prisoner-car-text = Karty Pojedynek i Indianie! innych nie mają na ciebie efektu.
card-prisoner-car-more = Nikt nie może cię wyzwać. Twój własny Pojedynek działa jak zawsze.

card-private-car = Wagon prywatny
card-private-car-text = Dopóki nie masz kart na ręce, nikt nie może celować w ciebie kartą BANG!
card-private-car-more = Nie pomaga na inne karty z efektem BANG! ani na lokomotywę Ironhorse.

card-sleeper-car = Wagon sypialny
card-sleeper-car-text = Raz w każdej turze możesz odrzucić inną swoją niebieską kartę lub wagon jako kartę BANG!
card-sleeper-car-more = W swojej turze ponad limit, na gracza w zasięgu. W każdej turze jako kartę BANG! której żądają Indianie lub Pojedynek. Kolor ma po odrzuconej karcie.

card-ironhorse = Ironhorse
card-ironhorse-text = Na stacji końcowej każdy jest celem efektu BANG! najpierw gracz, którego jest tura.
card-ironhorse-more = Każdy może go anulować jak zwykle. Nikt za niego nie odpowiada: bez nagrody, bez kary. Gdy odpadną wszyscy, wygrywają bandyci.

card-leland = Leland
card-leland-text = Na stacji końcowej jest Sklep dla wszystkich, pierwszy wybiera gracz, którego jest tura.
card-leland-more = Jedna karta na każdego gracza w grze.

card-boom-town = Boom Town
card-boom-town-text = Cena wagonu na tej stacji: karta BANG!
card-boom-town-more = Z ręki lub z gry. Wystarczy karta, której możesz użyć jako BANG! inna karta z tym efektem nie.

card-callico = Callico
card-callico-text = Cena wagonu na tej stacji: karta Panika! lub Kasia Balou.
card-callico-more = Wagon bagażowy nie wystarczy.

card-cripple-crack = Cripple Crack
card-cripple-crack-text = Cena wagonu na tej stacji: karta pik.
card-cripple-crack-more = Z ręki lub z gry. Wagony nie mają koloru.

card-deathwood = Deathwood
card-deathwood-text = Cena wagonu na tej stacji: niebieska karta.
card-deathwood-more = Z ręki lub z gry; broń, pomarańczowe karty i wagony też są niebieskie.

card-dodgeville = Dodgeville
card-dodgeville-text = Cena wagonu na tej stacji: karta Pudło!
card-dodgeville-more = Wystarczy karta, której możesz użyć jako Pudło! Beczka ani inna karta z tym efektem nie wystarczy.

card-fort-woth = Fort Woth
card-fort-woth-text = Cena wagonu na tej stacji: karta 10, J, Q, K lub A.
card-fort-woth-more = Z ręki lub z gry.

card-oathman = Oathman
card-oathman-text = Cena wagonu na tej stacji: karta karo.
card-oathman-more = Z ręki lub z gry. Wagony nie mają koloru.

card-santa-fe = Santa Fe
card-santa-fe-text = Cena wagonu na tej stacji: karta kier.
card-santa-fe-more = Z ręki lub z gry. Wagony nie mają koloru.

card-silverado = Silverado
card-silverado-text = Cena wagonu na tej stacji: karta Piwko.
card-silverado-more = Saloon nie wystarczy.

card-st-francis = St. Francis
card-st-francis-text = Cena wagonu na tej stacji: karta trefl.
card-st-francis-more = Z ręki lub z gry. Wagony nie mają koloru.

card-tombrock = Tombrock
card-tombrock-text = Cena wagonu na tej stacji: 1 punkt życia.
card-tombrock-more = Nigdy ostatni. Za stratę nikt nie odpowiada.

card-virginian-city = Virginian City
card-virginian-city-text = Cena wagonu na tej stacji: dowolne 2 karty.
card-virginian-city-more = Z ręki, z gry albo po jednej.

card-yooma = Yooma
card-yooma-text = Cena wagonu na tej stacji: karta od 2 do 9.
card-yooma-more = Z ręki lub z gry. Wagony nie mają wartości.

card-blank-station = Pusta stacja
card-blank-station-text = Cena wagonu na tej stacji: to, na co stół umówił się przed grą.
card-blank-station-more = Bez umowy zostaje w pudełku.

card-double = Dwa razy
card-double-text = Efekt lokomotywy działa dwa razy.
card-double-more = Dla wszystkich tak samo.

card-ignore = Pominąć
card-ignore-text = Efekt lokomotywy jest pominięty.
card-ignore-more = Dla wszystkich tak samo.

card-discard = Odrzuć
card-discard-text = Odrzuć tę kartę.
card-discard-more = Druga możliwość to efekt BANG!

## Postacie

char-benny-brawler = Benny Brawler
char-benny-brawler-text = W swojej turze możesz wziąć dowolną liczbę wagonów, płacąc za każdy.
char-benny-brawler-more = Darmowe przesunięcie jest nadal jedno. Także na stacji końcowej.

char-evan-babbit = Evan Babbit
char-evan-babbit-text = Gdy jesteś celem karty BANG! możesz odrzucić kartę tego samego koloru: celem staje się inny gracz w odległości 1, nie strzelec.
char-evan-babbit-more = Nie na kartę Gatling i podobne. Zasięg nie ma już znaczenia, a nowy cel odpowiada jak zwykle. Strzał nadal należy do strzelca.

char-jimmy-texas = Jimmy Texas
char-jimmy-texas-text = Na końcu swojej tury dobierz 1 kartę.
char-jimmy-texas-more = Po odrzuceniu do limitu, także gdy tura przepada w więzieniu.

char-manuelita = Manuelita
char-manuelita-text = Gdy pociąg dojeżdża do stacji końcowej, dobierz 2 karty.
char-manuelita-more = W turze dowolnego gracza, przed efektem lokomotywy.

char-sancho = Sancho
char-sancho-text = Raz w swojej turze możesz bez płacenia wziąć wagon, który stoi przy stacji.
char-sancho-more = To twój wagon w tej turze. Przedtem możesz użyć darmowego przesunięcia.

char-sgt-blaze = Sgt. Blaze
char-sgt-blaze-text = Gdy twoja karta lub efekt dotyczy kilku graczy, możesz pominąć 1 z nich.
char-sgt-blaze-more = Także siebie. Przy karcie Sklep odkrywa się o 1 kartę mniej. Dotyczy też lokomotywy, gdy pociąg dojeżdża w twojej turze.

char-shade-o-connor = Shade O’Connor
char-shade-o-connor-text = Gdy pociąg przesuwa się poza twoją turą, możesz odrzucić kartę z ręki i dobrać 1.
char-shade-o-connor-more = Na stacji końcowej przed efektem lokomotywy. Przesunięcie o kilka stacji liczy się raz.

char-zippy-roy = Zippy Roy
char-zippy-roy-text = Raz w swojej turze możesz przesunąć pociąg o 1 stację.
char-zippy-roy-more = Darmowe przesunięcie ci zostaje i nie musisz brać wagonu.

## Pytania

ask-fare =
    { $left ->
        [one] { $source }: odrzuć { $left } kartę za wagon
        [few] { $source }: odrzuć { $left } karty za wagon
       *[many] { $source }: odrzuć { $left } kart za wagon
    }
ask-fare-detail = Z ręki lub sprzed siebie.
wait-fare = { $who } płaci za wagon
ask-last-stop = Stacja końcowa: bierzesz wagon?
ask-last-stop-detail = Potem kolej na { $source }.
wait-last-stop = { $who } może wziąć wagon
opt-pass-last-stop = Bez wagonu
ask-board = Teraz weź wagon
ask-board-detail = Pociąg jedzie dalej ({ $source }), musisz wziąć jeden.
wait-board = { $who } bierze wagon
opt-pass-board = Bez wagonu
ask-place-wagon = { $source }: przed kim?
ask-place-wagon-detail = Od teraz tam leży.
wait-place-wagon = { $who } kładzie wagon
ask-place-burden = { $source }: przed kim?
ask-place-burden-detail = Przeszkadza posiadaczowi.
wait-place-burden = { $who } kładzie wagon
ask-steam = { $source }: ile razy działa { $of }?
ask-steam-detail = Dla wszystkich tak samo.
wait-steam = { $who } decyduje, co zrobi lokomotywa
ask-free-wagon = { $source }: który wagon?
ask-free-wagon-detail = Tylko te, które stoją przy stacji, bez płacenia.
wait-free-wagon = { $who } wybiera wagon
ask-baggage = { $source }: jako co go użyjesz?
ask-baggage-detail = Jest odrzucany i nie ma koloru.
wait-baggage = { $who } otwiera bagaż
ask-baggage-at = { $source }: na kogo?
ask-baggage-at-detail = Wagon jest teraz tą kartą.
wait-baggage-at = { $who } wybiera cel
ask-lounge = { $source }: który wagon jest twój?
ask-lounge-detail = Drugi dostaje ktoś inny.
wait-lounge = { $who } wybiera z 2 wagonów
ask-mail = { $source }: którą kartę oddajesz?
ask-mail-detail = Pozostałe zatrzymujesz.
wait-mail = { $who } czyta pocztę
ask-mail-to = { $source }: kto ją dostaje?
ask-mail-to-detail = Kartę widzicie tylko wy dwoje.
wait-mail-to = { $who } oddaje kartę
ask-cattle = { $source }: którą kartę bierzesz?
ask-cattle-detail = Pozostałe wracają w tej samej kolejności.
wait-cattle = { $who } bierze odrzuconą kartę
ask-circus = { $source }: odrzuć kartę w grze
ask-circus-detail = Wybierasz ty.
wait-circus = { $who } odrzuca kartę w grze
ask-map = { $source }: odrzucasz jedną z wierzchnich kart?
ask-map-detail = Reszta wraca w tej samej kolejności.
wait-map = { $who } czyta mapę
opt-pass-map = Zostaw obie
ask-robbed = { $by } cię okrada: która karta teraz?
ask-robbed-detail = Przyczyna: { $source }, karta po karcie.
wait-robbed = { $who } broni się przed napadem
ask-robbed-of = { $card }: odrzucić czy przyjąć efekt BANG!
ask-robbed-of-detail = { $by } zagrywa kartę { $source }
wait-robbed-of = { $who } wybiera: karta albo strzał
ask-switch = { $source }: na którą kartę?
ask-switch-detail = Oddajesz kartę { $card }
wait-switch = { $who } zamienia karty w grze
ask-leave-out = { $source }: kogo pomijasz?
ask-leave-out-detail = Ten gracz nic nie odczuwa.
wait-leave-out = { $who } może kogoś pominąć
opt-pass-leave-out = Nikogo
ask-shade = { $source }: wymieniasz kartę?
ask-shade-detail = Odrzuć kartę z ręki i dobierz 1.
wait-shade = { $who } może wymienić kartę
opt-pass-shade = Zostaw karty
opt-take = Weź: { $card }

## Dlaczego nie

why-wagon-taken = Jeden wagon na turę, już wzięty
why-no-station = { $card } nie stoi przy stacji
why-no-fare = Nie masz czym zapłacić na stacji { $source }
why-free-move-made = Darmowe przesunięcie już było
why-no-wagon-then = Po przesunięciu nie da się wziąć wagonu
why-no-wagon-paired = Żaden wagon nie stoi przy stacji
why-no-wagon = W grze nie ma innego wagonu
why-extra-turn = { $card }: nie w dodatkowej turze
why-nothing-to-copy = Na stosie kart odrzuconych nie ma czego powtórzyć
why-their-nothing-in-play = { $to } nie ma kart w grze
why-nothing-to-switch = Żadnych kart w grze nie da się zamienić
why-private-car = { $card }: { $to } nie ma kart na ręce
why-prisoner-car = Nie działa na gracza { $to }: { $source }

## Co się dzieje

log-train = Pociąg jedzie dalej (stacja { $n })
log-train-end = Pociąg dojeżdża do stacji końcowej (postój { $n })
log-train-by =
    { $me ->
        [who] Przesuwasz pociąg (stacja { $n })
       *[other] { $who } przesuwa pociąg (stacja { $n })
    }
log-train-by-end =
    { $me ->
        [who] Przesuwasz pociąg na stację końcową (postój { $n })
       *[other] { $who } przesuwa pociąg na stację końcową (postój { $n })
    }
log-locomotive = Decyduje { $cards }: pociąg rusza z lokomotywą { $card }
log-end-of-line = Stacja końcowa: działa { $card }
log-new-train = Rusza nowy pociąg z lokomotywą { $card }
log-board =
    { $me ->
        [who] Bierzesz { $card } (stacja { $of })
       *[other] { $who } bierze { $card } (stacja { $of })
    }
log-board-free =
    { $me ->
        [who] Bierzesz { $card } bez płacenia
       *[other] { $who } bierze { $card } bez płacenia
    }
log-attach = Do pociągu dołącza { $card }
log-lounge =
    { $me ->
        [who] Odkrywasz { $cards }
       *[other] { $who } odkrywa { $cards }
    }
log-unpack =
    { $me ->
        [who] Używasz { $card } jako { $as }
       *[other] { $who } używa { $card } jako { $as }
    }
log-unpack-on =
    { $me ->
        [who] Na gracza { $to } używasz { $card } jako { $as }
        [to] { $who } na ciebie używa { $card } jako { $as }
       *[other] { $who } na gracza { $to } używa { $card } jako { $as }
    }
log-copy = { $source } działa jak { $as }
log-switch =
    { $me ->
        [who] Zamieniasz { $card } na { $of }, którą ma { $to }
        [to] { $who } zamienia { $card } na twoją kartę { $of }
       *[other] { $who } zamienia { $card } na { $of }, którą ma { $to }
    }
log-divert =
    { $me ->
        [who] Kierujesz strzał na gracza { $to }
        [to] { $who } kieruje strzał na ciebie
       *[other] { $who } kieruje strzał na gracza { $to }
    }
log-exempt =
    { $me ->
        [who] Pomijasz gracza { $to } ({ $source })
        [to] { $who } cię pomija ({ $source })
       *[other] { $who } pomija gracza { $to } ({ $source })
    }

## Miejsca

zone-train = Pociąg
zone-wagon-deck = Talia wagonów
zone-stations = Stacje
zone-station-deck = Talia stacji
zone-locomotive = Lokomotywa
zone-blank-station = Pusta stacja
zone-siding = Bocznica
ui-ghost-car = Wagon widmo
ui-chip-ghost-car = Tura ducha
ui-seat-ghost-car = w wagonie widmo, bez punktów życia
ui-until-ghost-car = dopóki leży Wagon widmo
ui-ghost-car-plays = Bez punktów życia, dopóki leży Wagon widmo.
ui-ghost-car-you = Dopóki leży przed tobą Wagon widmo, jesteś w grze: punktów życia nie tracisz ani nie zyskujesz.
