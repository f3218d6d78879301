### Słowa dodatku Wild West Show. -text: co stoi na karcie. -more: o co ludzie pytają.

## Dodatek

set-wild-west-show = Wild West Show
set-wild-west-show-text = 10 kart przedstawienia, które odkrywają karty Dyliżans i Wells Fargo i które wszystkim zmieniają zasady, oraz 8 postaci.
preset-big-show = Wielkie przedstawienie
preset-big-show-text = 7 graczy, postacie bonusowe i Wild West Show.
option-rosa-once = Lady Rosa z Teksasu raz na turę
option-rosa-once-text = Miejscami można się zamienić tylko raz w każdej turze. W przeciwnym razie ile razy chcesz.

## Cel, gdy nikt nie ma celu swojej roli

goal-last = Zostań w grze jako jedyna osoba. Wszyscy pozostali są przeciw tobie, niezależnie od ról.

## Karty przedstawienia

event-bone-orchard = Cmentarz
event-bone-orchard-text = Kto jest poza grą, wraca na początku swojej tury z 1 punktem życia i bez kart. Nową rolę losuje spośród ról wszystkich, którzy są poza grą.
event-bone-orchard-more = Powrót jest na stałe, także gdy przyjdzie następna karta przedstawienia. Nowa rola leży zakryta, nawet jeśli może to być tylko ta stara; kto jest nadal poza grą, nie wie, która rola na niego czeka. Postać zachowuje umiejętność i najwyższą liczbę punktów życia. Gdy graczy na jedną turę przywraca też wydarzenie, pierwszeństwo ma wydarzenie.

event-darling-valentine = Darling Valentine
event-darling-valentine-text = Na początku tury odrzuć wszystkie karty z ręki i dobierz tyle samo.
event-darling-valentine-more = Trzeba to zrobić, przed kartami Dynamit i Więzienie, a potem tura toczy się dalej ze zwykłym dobraniem. Przy pustej ręce nic się nie dzieje. Kolejność odrzucania wybierasz ty. Gary Looter nic z nich nie dostaje, a Suzy Lafayette w międzyczasie nie dobiera.

event-dorothy-rage = Dorothy Rage
event-dorothy-rage-text = Raz w swojej turze wymień kartę, innego gracza i jej cel. Kto ma taką kartę, musi ją tak zagrać; inaczej pokazuje rękę.
event-dorothy-rage-more = Karta działa z odległością, bronią i umiejętnością właściciela, który za nią odpowiada. Cel musi być dozwolony niezależnie od kart na ręce. Tak zagrana karta BANG! nie liczy się do żadnego limitu. Kart, które są tylko odpowiedzią, nie można wymienić. Z kilku kopii wybiera właściciel. Jeśli żadnej nie da się tak zagrać, ręka zostaje pokazana i nic się nie dzieje. Molly Stark dobiera za nią kartę.

event-gag = Knebel
event-gag-text = Nikt nie może mówić. Kto coś powie, traci 1 punkt życia.
event-gag-more = Przy tym stole mówieniem jest wiadomość, którą pisze ktoś w grze. Wiadomość jest wysyłana i kosztuje 1 punkt życia; stół uprzedza o tym wcześniej. Nikt nie odpowiada za tę stratę, a Piwko pomaga jak zwykle. To, co trzeba powiedzieć zgodnie z zasadami, nic nie kosztuje.

event-helena-zontero = Helena Zontero
event-helena-zontero-text = Gdy wchodzi w życie, odkryj wierzchnią kartę talii: jeśli to kier lub karo, role wszystkich w grze oprócz szeryfa są tasowane i rozdawane od nowa.
event-helena-zontero-more = Każdy ogląda swoją nową rolę. Postacie, punkty życia i karty zostają na miejscu, a role tych, którzy są poza grą, nie biorą udziału. Przy 3 graczach nowe role leżą odkryte. Karty nie odkrywa nikt, więc to nie sprawdzanie: Lucky Duke i John Pain nic z niej nie mają. Potem karta nic już nie robi.

event-lady-rosa-of-texas = Lady Rosa z Teksasu
event-lady-rosa-of-texas-text = W swojej turze możesz zamienić się miejscami z graczem po prawej, który pomija swoją następną turę. Ile razy chcesz.
event-lady-rosa-of-texas-more = Karty i punkty życia wędrują razem z wami. Pominięta tura przepada w całości: Dynamit i Więzienie czekają, żadne wydarzenie się nie odkrywa. Nikt nie jest winien więcej niż 1 turę, a dług zostaje, także gdy przyjdzie następna karta przedstawienia. Tury toczą się dalej od twojego nowego miejsca: najpierw ci, z którymi była zamiana, a oni pomijają. Gdy w grze jest tylko 2 graczy, zamiany nie ma.

event-miss-susanna = Panna Zuzanna
event-miss-susanna-text = Kto w swojej turze zagrywa mniej niż 3 karty, traci na jej koniec 1 punkt życia.
event-miss-susanna-more = Liczy się każda karta zagrana z ręki, także niebieska i zielona, również przed nadejściem tej karty. Karty użyte w grze lub odrzucone, na przykład w pojedynku, się nie liczą. Powtórzenie, które robi Lee Van Kliff, to 1 karta. Tura stracona w więzieniu lub pominięta nic nie kosztuje, a duch nie ma czego stracić.

event-sacagaway = Sacagaway
event-sacagaway-text = Wszyscy grają z odkrytą ręką. Role pozostają tajne.
event-sacagaway-more = Dobierane karty widzą wszyscy. Karta brana lub odrzucana losowo nadal jest wybierana losowo.

event-showdown = Ostateczna rozgrywka
event-showdown-text = W swojej turze możesz zagrać dowolną kartę jako BANG! a każdą kartę BANG! można zagrać jako Pudło!
event-showdown-more = Do limitu kart BANG! liczy się jak każda inna. W pojedynku i przeciw karcie Indianie! nadal potrzebna jest prawdziwa karta BANG! Dyliżans zagrany jako BANG! nic nie dobiera i nic nie odkrywa. Także Big Spencer może zagrać kartę BANG! jako Pudło! a Lee Van Kliff może za swoją umiejętność odrzucić dowolną kartę.

event-wild-west-show = Wild West Show
event-wild-west-show-text = Od teraz każdy chce zostać w grze do samego końca. Obowiązuje to aż do końca gry.
event-wild-west-show-more = Gra toczy się dalej, także gdy szeryf lub wszyscy bandyci są poza grą; wygrywa tylko ostatnia osoba w grze, sama. Poza tym role działają jak dotąd: szeryf nie trafia do więzienia, za bandytę są 3 karty, a szeryf, przez którego odpada zastępca, traci wszystkie karty.

## Postacie

char-big-spencer = Big Spencer
char-big-spencer-nick = Spencer
char-big-spencer-text = Zaczynasz z 5 kartami. Nie możesz zagrywać karty Pudło!
char-big-spencer-more = Także jako szeryf masz 5 kart. Kartę Pudło! możesz nadal odrzucić jako zapłatę. Beczka, Unik i zielone karty z tym symbolem działają, tak samo BANG! w miejsce karty Pudło! przy wydarzeniu Ostateczna rozgrywka. Limit kart na ręce to liczba punktów życia, jak u wszystkich.

char-flint-westwood = Flint Westwood
char-flint-westwood-text = Raz w swojej turze wybierz kartę z ręki i daj ją innemu graczowi za 2 losowe karty z jego ręki.
char-flint-westwood-more = Najpierw bierzesz te 2 karty, więc twoja własna nie może wrócić. Z ręki z 1 kartą dostajesz tylko ją.

char-gary-looter = Gary Looter
char-gary-looter-text = Bierzesz wszystkie karty, które inni na koniec swojej tury odrzucają ponad limit.
char-gary-looter-more = Nie jest to do wyboru. Twoje własne karty ponad limit są odrzucane jak zwykle, a karty odrzucone z innego powodu nie są dla ciebie. Przy wydarzeniu Opuszczona kopalnia nic nie dostajesz od tego, kto dobierał z odrzuconych.

char-greygory-deck = Greygory Deck
char-greygory-deck-text = Masz umiejętności 2 losowych postaci z gry podstawowej. Na początku swojej tury możesz wymienić obie.
char-greygory-deck-more = Nikt inny nie może ich mieć. Wymiana jest przed każdym sprawdzaniem, obie albo żadna, i każda może przyjść znowu. Twoje 4 punkty życia zostają. Z 2 umiejętności na fazę 1 wybierasz jedną. Przy wydarzeniu Kac nie działają.

char-john-pain = John Pain
char-john-pain-text = Gdy ktokolwiek sprawdza, a ty masz na ręce mniej niż 6 kart, bierzesz odkrytą kartę.
char-john-pain-more = Z kilku kart tylko tę, która się liczy. Dostajesz ją, gdy skończy się wszystko, co sprawdzanie powoduje: Piwko odkryte na twój Dynamit przychodzi za późno, a Pudło! odkryte na twoją kartę Beczka nie pomaga przeciw temu samemu strzałowi.

char-lee-van-kliff = Lee Van Kliff
char-lee-van-kliff-text = W swojej turze możesz odrzucić kartę BANG! i powtórzyć efekt swojej brązowej karty zagranej tuż przedtem.
char-lee-van-kliff-more = Zaraz po efekcie i raz dla każdej karty. Cele wybiera się od nowa, ceny nie płaci się drugi raz, a kolor jest ten na karcie. Powtórzony BANG! nie jest kartą BANG!: nie liczy się do limitu i wystarcza przeciw niemu 1 efekt Pudło! Powtórzony Dyliżans nie odkrywa karty przedstawienia.

char-teren-kill = Teren Kill
char-teren-kill-text = Gdy masz odpaść z gry, sprawdzasz: jeśli to nie pik, zostajesz z 1 punktem życia i dobierasz kartę.
char-teren-kill-more = Najpierw możesz się uratować kartą Piwko jak zwykle. Pozostanie to nie odpadnięcie: rola nie zostaje pokazana i nie ma nagrody. Duch bez punktów życia nie może tego użyć.

char-youl-grinner = Youl Grinner
char-youl-grinner-text = W fazie 1, zanim dobierzesz, każdy, kto ma na ręce więcej kart niż ty, daje ci kartę według swojego wyboru.
char-youl-grinner-more = Wszyscy porównują z twoją ręką, zanim padnie pierwsza karta, i dają zgodnie z ruchem zegara od twojej lewej. Kartę widzicie tylko wy dwoje. W turze straconej w więzieniu nie.

## Pytania

ask-valentine = { $source }: co teraz odrzucasz
ask-valentine-detail = Idzie cała ręka w kolejności, którą wybierzesz, i dobierasz tyle samo. Zostało kart: { $left }.
wait-valentine = { $who } wymienia całą rękę
opt-pass-valentine = Odrzuć resztę
ask-order-card = { $source }: wymień kartę
ask-order-card-detail = Potem powiesz, kto musi ją zagrać.
wait-order-card = { $who } wydaje rozkaz
ask-order-seat = { $source }: kto musi zagrać kartę { $card }
ask-order-seat-detail = Kto nie ma takiej karty, pokazuje rękę.
wait-order-seat = { $who } wydaje rozkaz
ask-order-aim = { $source }: wybierz cel dla karty { $card }
ask-order-aim-detail = Tak musi ją zagrać { $to }.
wait-order-aim = { $who } wydaje rozkaz
ask-obey = { $by } każe ci zagrać kartę { $card }
ask-obey-detail = Wybierz, którą z nich zagrywasz. Jeśli żadnej nie da się tak zagrać, pokaż rękę.
wait-obey = { $who } musi zagrać kartę
opt-pass-obey = Pokaż rękę
ask-barter = { $source }: wybierz kartę, którą dostanie { $to }
ask-barter-detail = Bierzesz za nią z tej ręki 2 losowe karty, zanim twoja tam trafi.
wait-barter = { $who } wybiera kartę na wymianę
ask-gift = { $source }: wybierz kartę, którą dostanie { $to }
ask-gift-detail = Masz na ręce więcej kart. Która to karta, widzicie tylko wy dwoje.
wait-gift = { $who } wybiera kartę do oddania
ask-which-ability = { $source }: wybierz, jak dobierasz
ask-which-ability-detail = W tej fazie działa tylko jedna z obu umiejętności.
wait-which-ability = { $who } wybiera umiejętność
ask-repeat-as = { $source }: wybierz, co tym razem daje Piwko
ask-repeat-as-detail = Efekt się powtarza, a ty wybierasz od nowa.
wait-repeat-as = { $who } wybiera, co się powtarza

## Powody

why-never-plays = Ta postać nie może jej zagrać: { $source }
why-no-other-seat = W grze jest tylko 2 graczy: { $source }
why-nothing-to-repeat = Nie ma czego powtórzyć, brak brązowej karty zagranej tuż przedtem: { $source }

## Przebieg gry

log-flip-good = Odkryta zostaje karta { $card } ({ $source }): role są rozdawane od nowa
log-flip-bad = Odkryta zostaje karta { $card } ({ $source }): role się nie zmieniają
log-roles = Role są tasowane i leżą zakryte: { $n } ({ $source })
log-roles-one =
    { $me ->
        [who] Twoja rola znów leży zakryta ({ $source })
       *[other] Rola, którą ma { $who }, znów leży zakryta ({ $source })
    }
log-seats =
    { $me ->
        [who] Zamieniasz się miejscami z graczem { $to }
        [to] { $who } zamienia się z tobą miejscami
       *[other] { $who } zamienia się miejscami z graczem { $to }
    }
log-skip =
    { $me ->
        [who] Pomijasz turę
       *[other] { $who } pomija turę
    }
log-order =
    { $me ->
        [who] Każesz graczowi { $to } zagrać kartę { $card }
        [to] { $who } każe ci zagrać kartę { $card }
       *[other] { $who } każe graczowi { $to } zagrać kartę { $card }
    }
log-order-at =
    { $me ->
        [who] Każesz graczowi { $to } zagrać kartę { $card } → { $at }
        [to] { $who } każe ci zagrać kartę { $card } → { $at }
       *[other] { $who } każe graczowi { $to } zagrać kartę { $card } → { $at }
    }
log-order-hand =
    { $me ->
        [who] Każesz graczowi { $to } zagrać kartę { $card } → { $at } (losowa karta z ręki)
        [to] { $who } każe ci zagrać kartę { $card } → { $at } (losowa karta z ręki)
       *[other] { $who } każe graczowi { $to } zagrać kartę { $card } → { $at } (losowa karta z ręki)
    }
log-order-card =
    { $me ->
        [who] Każesz graczowi { $to } zagrać kartę { $card } → { $at } ({ $of })
        [to] { $who } każe ci zagrać kartę { $card } → { $at } ({ $of })
       *[other] { $who } każe graczowi { $to } zagrać kartę { $card } → { $at } ({ $of })
    }
log-order-both =
    { $me ->
        [who] Każesz graczowi { $to } zagrać kartę { $card } → { $at } i { $also }
        [to] { $who } każe ci zagrać kartę { $card } → { $at } i { $also }
       *[other] { $who } każe graczowi { $to } zagrać kartę { $card } → { $at } i { $also }
    }
log-hand =
    { $me ->
        [who] Pokazujesz całą rękę: { $cards }
       *[other] { $who } pokazuje całą rękę: { $cards }
    }
log-hand-empty =
    { $me ->
        [who] Pokazujesz pustą rękę
       *[other] { $who } pokazuje pustą rękę
    }
log-survive =
    { $me ->
        [who] Zostajesz w grze z 1 punktem życia ({ $source })
       *[other] { $who } zostaje w grze z 1 punktem życia ({ $source })
    }
log-goal-last = Od teraz każdy chce zostać w grze do samego końca
log-talk =
    { $me ->
        [who] Coś mówisz
       *[other] { $who } coś mówi
    }

goal-last-short = Wygra ostatni
