# Słowa strony wokół gry: strona główna, czekanie na graczy, stół, koniec, pomoc, błędy.
# Nazwy kart i postaci: cards.ftl. Co dzieje się w grze: game.ftl.

## Ogólne
ui-language = Język
ui-language-name = Polski
ui-close = Zamknij
ui-cancel = Anuluj
ui-back-home = Na stronę główną
ui-loading = Chwileczkę
ui-you = ty
ui-you-name = { $name } (ty)
ui-and-more = i jeszcze { $n }
# Wartość i kolor karty w tekście: to samo co rank-suit w cards.ftl.
ui-rank-suit = { rank-suit }
# Karta dla czytnika ekranu. $card to jej nazwa, $place to wiersz powyżej.
ui-card-full = { $card } ({ $place })

## Nagłówek strony
ui-theme-night = Noc
ui-theme-noon = Południe
ui-theme-to-night = Przełącz na noc
ui-theme-to-noon = Przełącz na południe
ui-sound-on = Włącz dźwięk
ui-sound-off = Wyłącz dźwięk
ui-sound-offer = Grać z dźwiękiem?
ui-sound-none = Bez dźwięku
ui-volume = Głośność
ui-menu = Menu
ui-help = Pomoc i klawisze
ui-about = O projekcie i autorach
ui-skip-to-prompt = Przejdź do pytania

## Strona główna
ui-tagline = Stół do gry BANG! w twojej przeglądarce. Dla 2–8 graczy, ludzi i botów.
ui-tagline-short = BANG! przy jednym stole, w przeglądarce
ui-your-name = Twoje imię
ui-no-account = Konto nie jest potrzebne.
ui-play-now = Graj teraz
ui-play-now-hint =
    { $game ->
        [bang] Ty i 4 boty, gra podstawowa. Start od razu.
        [dice] Ty i 4 boty. Start od razu.
        [duel] Ty przeciwko botowi. Start od razu.
       *[other] Ty i boty. Start od razu.
    }
ui-go-on = Twoja gra trwa: { $title }
ui-new-table = Nowy stół
ui-tournament = Turniej
ui-join = Dosiądź się przez link lub kod
ui-join-short = Dosiądź się
ui-open-tables = Otwarte stoły
ui-more-tables = Pokaż więcej stołów
ui-open-tables-count = { $waiting ->
    [one] { $waiting } czeka
    [few] { $waiting } czekają
   *[many] { $waiting } czeka
  }, { $running ->
    [one] { $running } możesz oglądać
    [few] { $running } możesz oglądać
   *[many] { $running } możesz oglądać
  }
ui-open-tables-waiting = { $waiting ->
    [one] { $waiting } czeka
    [few] { $waiting } czekają
   *[many] { $waiting } czeka
  }
ui-open-tables-running = { $running ->
    [one] { $running } możesz oglądać
    [few] { $running } możesz oglądać
   *[many] { $running } możesz oglądać
  }
ui-no-open-tables = Żaden stół nie jest teraz otwarty. Otwórz nowy albo graj z botami.
ui-tables-unreachable = Nie udało się wczytać listy stołów. Następna próba za chwilę.
ui-table-line = { $sets } (gospodarz: { $host })
ui-sets-base = Gra podstawowa
ui-sets-bonus = Gra podstawowa i postacie bonusowe
ui-seats-taken = { $humans ->
    [one] { $humans } osoba
    [few] { $humans } osoby
   *[many] { $humans } osób
  }, { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
   *[many] { $bots } botów
  }, { $open ->
    [one] { $open } wolne miejsce
    [few] { $open } wolne miejsca
   *[many] { $open } wolnych miejsc
  }
ui-sit = Dosiądź się
ui-sit-at = Dosiądź się: { $title }
ui-watch = Oglądaj
ui-watch-at = Oglądaj: { $title }
ui-footer = Nieoficjalny i niekomercyjny projekt fanowski. BANG! jest znakiem towarowym swojego wydawcy.

## Nowy stół
ui-players = Gracze
ui-players-n = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[many] { $n } graczy
}
ui-table-name = Nazwa stołu
ui-with-sets = Graj z dodatkiem
ui-bonus-hint = Dodatkowe 5 postaci do rozdania.
ui-bots = Boty
ui-bots-fill = Na początku obsadź wolne miejsca botami
ui-bots-n = { $n ->
    [0] Bez botów
    [one] { $n } bot
    [few] { $n } boty
   *[many] { $n } botów
}
ui-who-can-join = Kto może się dosiąść
ui-public = Każdy: stół jest na stronie głównej
ui-private = Tylko osoby z linkiem
ui-timer = Czas na odpowiedź
ui-timer-none = Bez limitu
ui-timer-n = { $n } s
ui-timer-hint = Potem odpowiada bot, ale tylko na to jedno pytanie.
ui-open-table = Otwórz stół

## Zakładanie stołu
ui-presets = Gotowe gry
ui-sets = Czym gracie
ui-options = Warianty
ui-options-other = Warianty innych dodatków: { $n }
ui-cards-n = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
ui-characters-n = { $n ->
    [one] { $n } postać
    [few] { $n } postacie
   *[many] { $n } postaci
}
ui-events-n = { $n ->
    [one] { $n } wydarzenie
    [few] { $n } wydarzenia
   *[many] { $n } wydarzeń
}
ui-needs-sets = Wymaga: { $sets }.
ui-needs-players = Tylko dla liczby graczy: { $players }.
ui-wrong-sets = { $n ->
    [one] Dla { $n } gracza trzeba dodać: { $sets }.
    [few] Dla { $n } graczy trzeba dodać: { $sets }.
   *[many] Dla { $n } graczy trzeba dodać: { $sets }.
}
ui-wrong-people = { $n ->
    [one] Osób przy stole: { $people }. { $n } miejsce nie wystarczy.
    [few] Osób przy stole: { $people }. { $n } miejsca nie wystarczą.
   *[many] Osób przy stole: { $people }. { $n } miejsc nie wystarczy.
}
ui-mend-add = Dodaj: { $sets }
ui-mended = Teraz można zacząć.
ui-roles = Karty ról: { $roles }
ui-roles-open = Karty ról, odkryte: { $roles }
ui-sheriff-n = { $n ->
    [one] { $n } szeryf
    [few] { $n } szeryfów
   *[many] { $n } szeryfów
}
ui-deputy-n = { $n ->
    [one] { $n } zastępca
    [few] { $n } zastępców
   *[many] { $n } zastępców
}
ui-outlaw-n = { $n ->
    [one] { $n } bandyta
    [few] { $n } bandytów
   *[many] { $n } bandytów
}
ui-renegade-n = { $n ->
    [one] { $n } renegat
    [few] { $n } renegatów
   *[many] { $n } renegatów
}
ui-option-is = { $option }: { $value }
ui-option-no = { $option }: nie
ui-see-cards = Zobacz karty
ui-set-cards = Karty: { $set }

## Dosiadanie się
ui-join-title = Dosiądź się do stołu
ui-join-label = Link lub kod
ui-join-hint = Wklej link, który masz, albo wpisz kod stołu.
ui-join-bad = To nie jest ani link, ani kod. Kod wygląda tak: { $example }
ui-go = Dalej

## Czekanie na graczy
ui-lobby-title = Czekamy na graczy
ui-lobby-code = Kod { $code }
ui-invite-share = Udostępnij
ui-invite-qr = Kod QR
ui-invite-here = Ten link działa tylko na tym komputerze. Żeby dołączyły telefony, otwórz boomtown pod adresem tego komputera w sieci.
ui-invite-qr-alt = Kod QR z linkiem do tego stołu
ui-invite-text = Zagraj ze mną przy stole „{ $title }”.
ui-screen-open = Pokaż na dużym ekranie
ui-screen-hint = Gracie w jednym pokoju? Otwórzcie { $address } na telewizorze lub laptopie, zobaczycie tam stół.
ui-screen-join = Zeskanuj kod telefonem i usiądź do stołu
ui-screen-free = { $n ->
    [0] Wszystkie miejsca są zajęte
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
ui-screen-full = Pełny ekran
ui-screen-again = Następną grę zaczniecie z telefonów.
ui-seat-invite = Zaproś kogoś na to miejsce
ui-lobby-talk = Czat
ui-lobby-share = Wyślij znajomym ten link:
ui-copy-link = Skopiuj link
ui-copied = Link jest skopiowany
ui-copy-failed = Kopiowanie tu nie działa. Zaznacz link i skopiuj go.
ui-seat-open = Wolne miejsce
ui-seat-host = gospodarz
ui-seat-away = Poza stołem
ui-seat-n = Miejsce { $n }
ui-bot-add = Dodaj bota
ui-bot-remove = Usuń bota
ui-bot-at = Bot, miejsce { $n }
ui-take-seat = Usiądź
ui-start = Zacznij grę
ui-start-hint = Wolne miejsca zajmą boty.
ui-wait-host = Grę uruchamia gospodarz: { $name }.
ui-lobby-watching = Oglądasz. Jeśli chcesz grać, zajmij wolne miejsce.
ui-lobby-invited = Do gry { $game } zaprasza { $name }. Zajmij wolne miejsce.
ui-leave = Wyjdź
ui-rules-of-table = W co gramy
ui-change-table = Ustawienia stołu
ui-save = Zapisz
ui-watchers = { $n ->
    [one] { $n } widz ogląda
    [few] { $n } widzów ogląda
   *[many] { $n } widzów ogląda
}
bot-greenhorn = żółtodziób
bot-greenhorn-line = Gra według prostych zasad i pamięta, kto do kogo strzelał.
bot-cowhand = kowboj
bot-cowhand-line = Odpowiada szybko i każdą rolę gra inaczej.
bot-marshal = marszałek
bot-marshal-line = Patrzy naprzód i rozważa każdą odpowiedź.
bot-hothead = raptus
bot-hothead-line = Najpierw strzela, potem myśli.
bot-timid = bojaźliwy
bot-timid-line = Oszczędza karty i życia.
bot-loyalist = wierny
bot-loyalist-line = Broni swojej strony do końca.
bot-random = przypadek
bot-random-line = Wszystko zostawia przypadkowi.
ui-bot-level = Poziom bota, miejsce { $n }

## Stół
ui-table-of = Stół { $title }
ui-turn-no = tura { $n }
ui-round-no = gra { $n }
ui-players-around = Gracze
ui-middle = Talia, karty odrzucone i wyłożone
ui-my-place = Moje miejsce
ui-my-hand = Moja ręka
ui-my-cards = Karty przed tobą
ui-cards-of = Karty przed graczem { $name }
ui-deck = Talia
ui-discards = Odrzucone
ui-deck-n = Talia { $n }
ui-discards-n = Odrzucone { $n }
ui-aim-second = Wybierz drugi cel
ui-zone-n = { $zone }: { $n }
ui-hand-open = Odkryta ręka
ui-tokens-n = { $n ->
    [one] 1 żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
ui-row = Sklep
ui-looking = Te karty widzisz tylko ty
ui-turned = Odkryte karty
ui-checked = Sprawdzenie: { $cause }
ui-take-back = Cofnij
ui-put-back = Odłóż
ui-end-turn = Zakończ turę
ui-play-hint = Wybierz kartę i zagraj ją albo zakończ turę.
ui-look-at = Obejrzyj
ui-play-it = Zagraj
ui-play-as = Zagraj jako { $kind }
ui-you-role =
    { $role ->
        [szeryf] Jesteś szeryfem
        [bandyta] Jesteś bandytą
        [renegat] Jesteś renegatem
       *[other] Twoja rola: { $role }
    }
ui-lives-of = { $life } z { $max }
ui-lives-change = { $from } → { $to }
ui-chance = { $a } na { $b }
ui-costs-life = { $n ->
    [one] kosztuje { $n } punkt życia
    [few] kosztuje { $n } punkty życia
   *[many] kosztuje { $n } punktów życia
}
ui-watching = Oglądasz
ui-watching-hint = Kart na ręce i ukrytych ról nie widzisz.
ui-chip-turn = Tura
ui-chip-turn-text = Trwa tura tego gracza.
ui-chip-answers = Odpowiada
ui-chip-answers-text = Gra czeka na decyzję tego gracza.
ui-away = Poza stołem, gra bot
ui-away-name = Poza stołem: { $name }
ui-out-was = Poza grą ({ $role })
ui-role-hidden = Nieznana rola
ui-role-hidden-text = Rola jest tajna, dopóki gracz nie odpadnie z gry. Jawna jest tylko rola szeryfa. Otwórz gracza i zaznacz swój typ.
ui-choose-target = Wybierz cel: { $card }
ui-choose-target-detail = Kliknij podświetlonego gracza albo naciśnij jego numer.
ui-choose-which = { $name }: którą kartę?
ui-choose-which-hand = Losowa karta z ręki
ui-spend = Wydaj samorodki
ui-spend-which = Wybierz, za co płacisz
ui-choose-as = Jako co zagrasz kartę { $card }?
ui-confirm-again = Kliknij kartę jeszcze raz albo przycisk.
ui-your-own-seat = ty
ui-cannot-now = Teraz nie można

## Czekanie
ui-my-turn = Twoja tura
ui-wait-play = { $name } gra
ui-wait-shot = { $name } odpowiada na strzał
ui-wait-indians = { $name } odpowiada na atak Indian
ui-wait-duel = { $name } odpowiada w pojedynku
ui-wait-rescue = { $name } umiera
ui-wait-store = { $name } bierze kartę
ui-wait-draw = { $name } dobiera
ui-wait-discard = { $name } odrzuca
ui-wait-character = { $name } wybiera postać
ui-wait-other = { $name } podejmuje decyzję
ui-wait-all = Stół się przygotowuje
ui-late-bot = Za późno: tym razem odpowiada za ciebie bot.

## Miejsca dla czytników ekranu
ui-seat-name = { $character }, { $player }
ui-seat-lives = { $life ->
    [one] { $life } punkt życia
    [few] { $life } punkty życia
   *[many] { $life } punktów życia
}, najwyżej { $max }
ui-seat-hand = { $n ->
    [0] brak kart na ręce
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
ui-seat-distance = odległość { $n }
ui-seat-distance-text = Liczy się miejsca krótszą drogą, a potem karty takie jak Mustang. Do strzału potrzeba broni o takim zasięgu.
ui-lives-name = Punkty życia
ui-lives-text = Kto straci ostatni punkt życia, odpada z gry, chyba że w porę uratuje go Piwko.
ui-hand-name = Karty na ręce
ui-hand-text = Widać tylko ich liczbę. Na koniec tury gracz zwykle zatrzymuje tyle kart, ile ma punktów życia.
ui-deck-text = Tyle kart zostało. Gdy talia się skończy, odrzucone karty tasuje się w nową.
ui-discards-text = Tu leżą karty zagrane i odrzucone. Wierzchnia karta jest jawna.
ui-seat-role = rola: { $role }
ui-seat-jailed = w więzieniu
ui-seat-turn = trwa tura
ui-seat-asked = odpowiada
ui-seat-target = można wybrać, klawisz { $n }
ui-seat-table = wyłożone karty: { $cards }

## Przebieg gry
ui-log = Przebieg gry
ui-log-open = Otwórz przebieg gry
ui-log-empty = Na razie nic.
ui-log-mine = Twoja tura
ui-log-begin = Początek
ui-log-taken-back = cofnięte
ui-newest = Do najnowszego
ui-say = Powiedz coś pozostałym
ui-talk-costs =
    Mówienie kosztuje cię teraz { $n ->
        [one] { $n } punkt życia
        [few] { $n } punkty życia
       *[many] { $n } punktów życia
    }
ui-talk-again =
    Wyślij jeszcze raz i tracisz { $n ->
        [one] { $n } punkt życia
        [few] { $n } punkty życia
       *[many] { $n } punktów życia
    }
ui-send = Wyślij
ui-said = { $name }: { $text }

## Karta lub postać w powiększeniu
ui-card-brown = Brązowa karta, po zagraniu się ją odrzuca
ui-card-blue = Niebieska karta, zostaje wyłożona
ui-card-black = Czarna karta, zostaje wyłożona
ui-card-orange = Niebezpieczna karta, zostaje w grze razem z żetonami ładunku
ui-card-wagon = Wagon, zostaje w grze i liczy się jak niebieska karta
ui-card-engine = Lokomotywa, działa na stacji końcowej
ui-card-station = Stacja: jej cena daje wagon, który na niej stoi
ui-card-weapon = Broń, zasięg { $n }
ui-card-copies = W talii { $n }×: { $places }
ui-card-in-play = W grze: { $names }
ui-char-lives = { $n ->
    [one] Zaczyna z { $n } punktem życia
    [few] Zaczyna z { $n } punktami życia
   *[many] Zaczyna z { $n } punktami życia
}
ui-char-played-by = Tą postacią gra { $name }
ui-role-of-you = Twoja rola
ui-role-goal = Cel
ui-previous-card = Poprzednia karta
ui-next-card = Następna karta
ui-reach-of = Zasięg { $n }

## Przeglądarka kart
ui-learn = Lekcje
ui-learn-offer = Pierwszy raz? Naucz się grać w dziesięć minut
ui-rules = Zasady
ui-board-title = Analiza pozycji
ui-to-board = Analizuj pozycję
ui-puzzles = Zadania
ui-rules-all = Wszystkie zasady
ui-rules-search = Szukaj w zasadach
ui-rules-english = Numerowane zasady są po angielsku.
ui-rules-found = { $n ->
    [one] Znaleziono { $n } miejsce
    [few] Znaleziono { $n } miejsca
   *[many] Znaleziono { $n } miejsc
}
ui-rules-proofs = Scenariusze: { $n }
ui-rules-link = Link do tej zasady
ui-rules-contents = Spis treści
ui-rule-of = W zasadach
ui-all-cards = Wszystkie karty
ui-about-card = Wszystko o tej karcie
ui-new-tab = otwiera się w nowej karcie przeglądarki
ui-search-cards = Szukaj w nazwach i zasadach
ui-filter-set = Gra i dodatki
ui-filter-kind = Rodzaj karty
ui-filter-any = Wszystko
ui-filter-sets = Wszystkie zestawy
ui-filter-kinds = Wszystkie rodzaje
ui-sort-brown = Brązowe karty
ui-sort-blue = Niebieskie karty
ui-sort-green = Zielone karty
ui-sort-black = Czarne karty
ui-sort-orange = Pomarańczowe karty
ui-sort-wagon = Wagony
ui-sort-engine = Lokomotywy
ui-sort-station = Stacje
ui-sort-character = Postacie
ui-sort-event = Wydarzenia
ui-found-n = Znaleziono: { $n }
ui-found-none = Nic nie znaleziono.
ui-filter-reset = Pokaż wszystko
ui-what-if = A co, jeśli …
ui-card-green = Zielona karta, najpierw zagrywana na stół, używana w późniejszej turze
ui-card-event = Wydarzenie, obowiązuje wszystkich
ui-event-round = Obowiązuje do następnego wydarzenia.
ui-event-enters = Dzieje się raz, gdy wydarzenie wchodzi do gry.
ui-event-turn-start = Dzieje się na początku każdej tury.
ui-event-phase-1 = Zmienia fazę dobierania w każdej turze.
ui-event-phase-1-end = Dzieje się na końcu każdej fazy dobierania.
ui-event-turn-end = Dzieje się na końcu każdej tury.
ui-event-last = Ostatnia karta swojej talii.
ui-event-bonus = Karta bonusowa, można ją pominąć.
ui-previous = Poprzednia
ui-next = Następna

## Koniec gry
end-you-win = Wygrywasz
end-you-lose = Przegrywasz
end-law = Wygrywa prawo
end-outlaws = Wygrywają bandyci
end-renegade = { $renegades ->
    [one] Wygrywa renegat
    [few] Wygrywa jeden z renegatów
   *[many] Wygrywa jeden z renegatów
}
end-law-why = { $renegades ->
    [one] Bandyci i renegat są poza grą.
    [few] Bandyci i obaj renegaci są poza grą.
   *[many] Bandyci i obaj renegaci są poza grą.
}
end-outlaws-why = { $renegades ->
    [one] Szeryf jest poza grą, ale gra w niej nie tylko renegat.
    [few] Szeryf jest poza grą, ale nie gra w niej już tylko jeden z renegatów.
   *[many] Szeryf jest poza grą, ale nie gra w niej już tylko jeden z renegatów.
}
end-renegade-why = { $renegades ->
    [one] Szeryf jest poza grą i zostaje tylko renegat.
    [few] Szeryf jest poza grą i zostaje tylko jeden renegat.
   *[many] Szeryf jest poza grą i zostaje tylko jeden renegat.
}
end-won = { $role ->
    [sheriff] Szeryf: zwycięstwo
    [deputy] Zastępca szeryfa: zwycięstwo
    [outlaw] Bandyta: zwycięstwo
   *[renegade] Renegat: zwycięstwo
}
end-lost = { $role ->
    [sheriff] Szeryf: porażka
    [deputy] Zastępca szeryfa: porażka
    [outlaw] Bandyta: porażka
   *[renegade] Renegat: porażka
}
end-alive = { $life ->
    [one] Zostaje { $life } punkt życia
    [few] Zostają { $life } punkty życia
   *[many] Zostaje { $life } punktów życia
}
end-out = Poza grą
end-out-by = Odpada w turze { $n } ({ $name })
end-out-turn = Odpada w turze { $n }
end-winners = Zwycięzcy
end-others = Pozostali
end-one-more = Jeszcze raz?
end-one-more-hint = Ten sam stół, nowe rozdanie.
end-keep = Zachowuję postać
end-rotate = Gwiazda przechodzi na następne miejsce
end-again = Zagraj jeszcze raz
end-again-by = Jeszcze jedna gra: { $names }
end-again-in = Zacznie się, gdy wszyscy zechcą, najpóźniej za { $time }.
end-again-asked = Czekamy na pozostałych
end-again-now = Zacznij bez czekania
end-look-back = Wróć do stołu
end-to-result = Wróć do wyniku
end-seed = Ziarno losowe tej gry
curve-title = Szanse w kolejnych turach
ui-chance-of = { $side } { $chance }
curve-law = Prawo
curve-outlaws = Bandyci
curve-renegade = Renegat
curve-end = Wynik
curve-turn = Tura { $n }
curve-reveals = Ujawnione role:
curve-swings = Największe zwroty
curve-card = karta
curve-choice = wybór
curve-luck = szczęście
curve-open = Odtwórz od tego miejsca
curve-values = Wszystkie wartości
curve-hint = Oszacowanie ze wszystkich kart i ról. Błąd to około { $n } %. Strzałki przesuwają po turach.
curve-hint-seat = Oszacowanie z tego, co w tej chwili wie { $name }. Błąd to około { $n } %. Cienkie linie pokazują odkryty stół. Strzałki przesuwają po turach.
curve-of-seat = Co wie { $name }: { $values }
curve-of-all = Wszystko odkryte: { $values }
curve-rough = Przybliżenie: w takich grach model nie osiągnął swojego celu.
# The player's own guess at a hidden role, in the dialog of the seat; $n: guesses, $right: those that came true.
guess-title = Twój typ
guess-hint = Widzisz go tylko ty.
guess-seat = twój typ: { $role }
guess-score = Trafione typy ról: { $right } z { $n }
# Probabilities of the hidden roles, for a learner; $me: whether the reader has opened it.
who-title = Kto jest kim
who-ask = Oszacowanie ukrytych ról na podstawie tego, co widzisz. Od otwarcia aż do końca gry wszyscy gracze widzą, że z niego korzystasz.
who-open = Otwórz, wszyscy to zobaczą
who-hint = Oszacowanie na podstawie tego, co widzisz. Wszyscy gracze widzą, że jest otwarte.
who-acts = Co najbardziej zmieniło to oszacowanie
who-none = Na razie nic nie mówi o tym graczu.
who-all = Znasz wszystkie role.
who-seat = ma otwarte „Kto jest kim”
note-who =
    { $me ->
        [who] Masz otwarte „Kto jest kim”
       *[other] { $who } ma otwarte „Kto jest kim”
    }
err-who-watching = „Kto jest kim” mogą otworzyć tylko gracze przy stole.
err-who-rated = Ta gra liczy się do rankingu, więc nie można otworzyć „Kto jest kim”.
err-who-known = W tej grze znasz już wszystkie role.
end-figures = Gra w liczbach
end-figure-player = Gracz
end-figure-shots = Strzały
end-figure-hits = Trafienia
end-figure-dodges = Uniki
end-figure-damage = Obrażenia
end-figure-luck = Największe szczęście
end-luck-check = { $source }: { $card }
end-luck-throw = { $n } × { $face }
end-fairness = Uczciwość
end-deciding = Decydująca tura
end-picture-share = Udostępnij obrazek
end-picture-save = Zapisz obrazek

## Połączenie
ui-connecting = Łączenie
ui-lost = Połączenie przerwane. { $n ->
    [0] Trwa próba wznowienia.
    [one] Następna próba za { $n } sekundę.
    [few] Następna próba za { $n } sekundy.
   *[many] Następna próba za { $n } sekund.
}
ui-try-now = Spróbuj teraz
ui-new-version = Serwer ma nową wersję. Strona wczyta się ponownie, gdy nie będzie twojego ruchu.
ui-back-again = Połączenie wróciło.
ui-elsewhere = Twoje miejsce jest otwarte w innej karcie przeglądarki.
ui-elsewhere-hint = Tutaj grę można tylko oglądać.
ui-take-here = Przejmij miejsce tutaj
ui-new-game-starts = Zaczyna się następna gra.

## Klawisze
ui-keys-title = Klawisze
ui-keys-answers = Odpowiedź z tym numerem
ui-keys-arrows = Przechodź po ręce, miejscach i odpowiedziach
ui-keys-numbers = Odpowiedź lub cel z tym numerem; w twojej turze karta z tym numerem
ui-keys-enter = Wybierz, zagraj, odpowiedz
ui-keys-esc = Odłóż kartę, zamknij
ui-keys-end = Zakończ turę
ui-keys-undo = Cofnij
ui-keys-log = Przebieg gry
ui-keys-info = Obejrzyj kartę lub gracza
ui-keys-signs = Objaśnij znaki na stole, jeden po drugim
ui-keys-hand = Do ręki
ui-keys-prompt = Do pytania
ui-keys-help = Ta pomoc
ui-how-title = Jak się gra
ui-how-1 = Każdy ma tajną rolę. Znany jest tylko szeryf.
ui-how-2 = Bandyci chcą wyeliminować szeryfa. Szeryf i zastępcy chcą wyeliminować bandytów i wszystkich renegatów. Renegat chce zostać w grze jako jedyny.
ui-how-3 = W swojej turze dobierasz 2 karty, zagrywasz, co chcesz, i zatrzymujesz tyle kart, ile masz punktów życia.
ui-how-4 = Na turę możesz zagrać 1 kartę BANG! na kogoś w twoim zasięgu. Zatrzymuje ją karta Pudło!
ui-how-5 = Dlaczego czegoś teraz nie można? Kliknij, a zobaczysz powód. Każda karta i postać otwiera się w powiększeniu razem z zasadami.

## O projekcie
ui-about-what = boomtown to stół do gry karcianej i kościanej BANG! w przeglądarce: z otwartym kodem, za darmo, bez kont i bez obcych serwerów.
ui-about-licence = Program: licencja MIT. Kody QR: lean-qr, David Evans, licencja MIT.
ui-about-icons = Symbole: game-icons.net, autorzy Lorc, Delapouite, Skoll, John Colburn i inni, CC BY 3.0, pokolorowane i przycięte.
ui-about-fonts = Kroje pisma: Besley (Owen Earl) i Archivo (Omnibus-Type), oba na licencji SIL Open Font License.
ui-about-art = Portrety, karty, kości i ulica to własne rysunki projektu.

## Błędy
err-malformed = Tej wiadomości nie da się zrozumieć. Nic się nie zmienia.
err-no-table = Ten stół już nie istnieje. Poproś o nowy link.
err-full = Stół jest pełny. Możesz oglądać.
err-running = Gra już trwa. Możesz oglądać.
err-bad-name = Imię ma od 1 do 24 znaków.
err-bad-setup = Te ustawienia do siebie nie pasują.
err-bad-token = To miejsce należy do kogoś innego. Możesz oglądać.
err-not-host = To może zrobić tylko gospodarz.
err-not-asked = Teraz pytanie nie jest do ciebie.
err-illegal = Teraz nie można tego zrobić.
err-stale = Gra toczy się dalej. Spójrz jeszcze raz.
err-no-undo = Nie ma czego cofnąć.
err-elsewhere = Twoje miejsce jest otwarte w innej karcie przeglądarki.
err-other-version = Twoja gra jest na serwerze w innej wersji. Strona go szuka.
err-too-big = To za długie.
err-too-many = Za dużo wiadomości. Poczekaj chwilę.
err-not-found = Pod tym adresem nic nie ma.
err-bots = Nie ma takiego bota albo nie ma dla niego miejsca.
err-server = Błąd serwera. Spróbuj jeszcze raz.
err-busy = Serwer jest teraz zajęty. Spróbuj za chwilę.
err-ending = Serwer uruchamia się ponownie. Spróbuj za chwilę.
err-network = Serwer nie odpowiada. Spróbuj za chwilę.

## Celowanie: tytuł pytania po wybraniu karty
ui-aim-bang = Wybierz, do kogo strzelasz
ui-aim-panic = Wybierz, komu zabierasz kartę
ui-aim-cat-balou = Wybierz, kto traci kartę
ui-aim-duel = Wybierz przeciwnika
ui-aim-jail = Wybierz, kto trafia do więzienia
ui-aim-self = Celujesz w siebie. Jeśli tego chcesz, wybierz się jeszcze raz.

## Symbole na kartach, po jednym wierszu
symbol-title = Symbole
symbol-reticle = Efekt BANG!
symbol-range = Zasięg { $n }
symbol-reach = W zasięgu twojej broni
symbol-near = W odległości { $n }, broń nie pomaga
symbol-farther = Inni widzą cię o { $n } dalej
symbol-closer = Widzisz innych o { $n } bliżej
symbol-any-distance = W dowolnej odległości
symbol-everybody = Wszyscy; czy ty też, mówi opis karty
symbol-person = Dowolny gracz w grze, możesz siebie
symbol-dodge = Efekt Pudło!
symbol-heart-plus = { $n ->
    [one] Odzyskaj { $n } punkt życia
    [few] Odzyskaj { $n } punkty życia
   *[many] Odzyskaj { $n } punktów życia
}
symbol-draw = { $n ->
    [one] Dobierz { $n } kartę
    [few] Dobierz { $n } karty
   *[many] Dobierz { $n } kart
}
symbol-take = Weź komuś kartę
symbol-discard = Ktoś odrzuca kartę
symbol-turn-up = Sprawdzenie: odkryj wierzchnią kartę talii
symbol-pay = { $n ->
    [one] Kosztuje jeszcze { $n } kartę z ręki
    [few] Kosztuje jeszcze { $n } karty z ręki
   *[many] Kosztuje jeszcze { $n } kart z ręki
}
symbol-stays = Zostaje w grze
symbol-waits = Najpierw ją wyłóż: możesz jej użyć od swojej następnej tury
symbol-waits-shot = Najpierw ją wyłóż: możesz jej użyć od tury następnego gracza
symbol-or = Jedno z tego, do wyboru
symbol-crossed-pistols = Efekt Pojedynek
symbol-again = Jeszcze jedna tura
symbol-cancel = Zatrzymuje kartę zagraną tylko na ciebie, ale nie efekt BANG!
symbol-keep-life = Punkt życia nie przepada
symbol-any-card = Każda karta z ręki liczy się jako BANG!
symbol-no-diamonds = Kara zagrane przez innych nie działają na ciebie
symbol-tombstone = Ktoś, kto jest poza grą
symbol-broken-heart = Gdy tracisz punkt życia
symbol-broken-heart-many = { $n ->
    [one] Zabiera { $n } punkt życia
    [few] Zabiera { $n } punkty życia
   *[many] Zabiera { $n } punktów życia
}
symbol-draw-more = W fazie 1 dobierz o { $n } więcej
symbol-turn-up-many = { $n ->
    [one] Sprawdzenie: odkryj { $n } kartę talii
    [few] Sprawdzenie: odkryj { $n } karty talii
   *[many] Sprawdzenie: odkryj { $n } kart talii
}
symbol-turn-up-more = Przy sprawdzeniu odkryj o { $n } więcej i wybierz
symbol-hand-many = Na koniec tury możesz zatrzymać karty w liczbie { $n }
symbol-discard-many = { $n ->
    [one] Odrzuć { $n } kartę
    [few] Odrzuć { $n } karty
   *[many] Odrzuć { $n } kart
}
symbol-pass-many = { $n ->
    [one] Oddaj { $n } kartę w lewo
    [few] Oddaj { $n } karty w lewo
   *[many] Oddaj { $n } kart w lewo
}
symbol-nugget-more = { $n ->
    [one] Weź { $n } samorodek
    [few] Weź { $n } samorodki
   *[many] Weź { $n } samorodków
}
symbol-nugget-less = { $n ->
    [one] Zapłać { $n } samorodek
    [few] Zapłać { $n } samorodki
   *[many] Zapłać { $n } samorodków
}
symbol-load-less = { $n ->
    [one] Kosztuje 1 żeton ładunku z tej karty
    [few] Kosztuje { $n } żetony ładunku z tej karty
   *[many] Kosztuje { $n } żetonów ładunku z tej karty
}
symbol-load-more = { $n ->
    [one] Weź 1 żeton ładunku
    [few] Weź { $n } żetony ładunku
   *[many] Weź { $n } żetonów ładunku
}
symbol-upgrade-many = { $n ->
    [one] Ulepszenie: 1 żeton ładunku opłaca to, co dalej
    [few] Ulepszenie: { $n } żetony ładunku opłacają to, co dalej
   *[many] Ulepszenie: { $n } żetonów ładunku opłaca to, co dalej
}
symbol-redo = Sprawdzanie się powtarza
symbol-back-hand = Karta wraca do twojej ręki
symbol-no-dodge = Nie można anulować
symbol-not-allowed = Nie działa
symbol-revolver = Karta BANG!
symbol-arrow-cluster = Karta Indianie!
symbol-train = Pociąg jedzie dalej
symbol-last = Aż na stację końcową
symbol-copy = Robi to, co wierzchnia odrzucona karta
symbol-wagon = Wagon
symbol-wagon-many = { $n ->
    [one] 1 wagon
    [few] { $n } wagony
   *[many] { $n } wagonów
}
symbol-swap-cards = Dwie karty w grze zamieniają się miejscami
symbol-hourglass = Na koniec twojej tury
symbol-eye-many = { $n ->
    [one] Obejrzyj 1 kartę
    [few] Obejrzyj { $n } karty
   *[many] Obejrzyj { $n } kart
}
symbol-ghost = W grze bez punktów życia

## Ładunki
ui-boom = Bum!
ui-pay-from = { $name }: płaci { $n } z { $all } żetonów ładunku
ui-pay-loads = { $n ->
    [one] Zapłać 1 żeton
    [few] Zapłać { $n } żetony
   *[many] Zapłać { $n } żetonów
}
ui-pay-more = { $n ->
    [one] Wybierz jeszcze 1
    [few] Wybierz jeszcze { $n }
   *[many] Wybierz jeszcze { $n }
}

## Pociąg
ui-fare-blue = niebieska karta
ui-fare-red = czerwona karta
ui-fare-black = czarna karta
ui-fare-weapon = broń
ui-fare-life = { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
}
ui-fare-cards = { $n ->
    [one] 1 dowolna karta
    [few] { $n } dowolne karty
   *[many] { $n } dowolnych kart
}
ui-train = Pociąg
ui-train-look = Obejrzyj cały pociąg
ui-train-hint = Pociąg jedzie dalej na początku tury szeryfa. Kto zapłaci cenę stacji, bierze wagon, który na niej stoi.
ui-wagons-left = { $n ->
    [one] W talii zostaje 1 wagon.
    [few] W talii zostają { $n } wagony.
   *[many] W talii zostaje { $n } wagonów.
}
ui-end-of-line = Stacja końcowa
ui-end-of-line-then = potem nowy pociąg
ui-end-of-line-text = Tu działa efekt lokomotywy. Potem wykłada się nowe stacje i nowy pociąg.
ui-train-behind = Jeszcze poza stacjami
ui-train-stands = Tu stoi lokomotywa. Nikt nie może jej wziąć.
ui-train-empty = Nie stoi tu żaden wagon
ui-train-next = Następny pociąg ciągnie { $engine }.
ui-train-move = Przesuń pociąg
ui-take-wagon = Weź
ui-wagon = Wagon
ui-wagon-which = Wybierz wagon
ui-train-can = { $n ->
    [one] Masz tu 1 możliwość
    [few] Masz tu { $n } możliwości
   *[many] Masz tu { $n } możliwości
}

## Events and ghosts
ui-sets-n = { $n ->
    [one] { $n } dodatek
    [few] { $n } dodatki
   *[many] { $n } dodatków
}
# Karty wydarzeń na środku stołu.
ui-events = Wydarzenia
ui-events-on = Obowiązuje
ui-events-none = Jeszcze bez wydarzenia
ui-events-next = Następne:
ui-events-left = { $n ->
    [one] zostaje { $n } karta
    [few] zostają { $n } karty
   *[many] zostaje { $n } kart
}
ui-events-end = Ostatnie wydarzenie
ui-events-new = Nowe wydarzenie
ui-backwards = Tury biegną przeciwnie do ruchu wskazówek zegara
# $name ma turę.
ui-suit-named = { $name }: tylko { $suit }
ui-duty = Trzeba zagrać
ui-duty-of = { $name } musi zagrać: { $card }
ui-spare = Druga postać
ui-identity-now = Bez zmiany
ui-identity-spare = Po zamianie
ui-lives-n = { $n ->
    [one] { $n } punkt życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
}
# Znaki na tabliczce.
ui-ghost = Duch
ui-chip-ghost = Tura ducha
ui-until-ghost = do końca tury
ui-ghost-plays = Duch do końca tej tury.
ui-ghost-you = Do końca tury jesteś duchem: nie tracisz ani nie zyskujesz punktów życia.
ui-returns = Wraca w swojej turze
ui-returns-text = Ten gracz odpadł, ale wraca na swoją turę.
ui-hunts = Ściga: { $name }
ui-hunts-you = Ściga ciebie
ui-you-hunt = Ścigasz: { $name }
ui-hunt-text = W grze na trzy osoby każdy ma jeden cel i wygrywa, gdy sam go wyeliminuje. Jeśli ktoś odpadnie inaczej, wygrywa ostatni gracz.
ui-lent = z umiejętnością, którą ma { $name }
ui-ability-off = umiejętność nie działa
ui-ability-off-by = Umiejętność nie działa: { $event }
ui-seat-ghost = duch bez punktów życia
ui-card-waits = jeszcze nie do użycia
ui-card-muted = teraz bez efektu
# Umiejętności i koszty. $name to karta, postać lub wydarzenie.
ui-use = Użyj: { $name }
ui-use-it = Użyj
ui-draw-in-play = Weź kartę z gry
ui-cost-next = { $n ->
    [one] Kosztuje jeszcze { $n } inną kartę: wybierzesz ją za chwilę.
    [few] Kosztuje jeszcze { $n } inne karty: wybierzesz je za chwilę.
   *[many] Kosztuje jeszcze { $n } innych kart: wybierzesz je za chwilę.
}
ui-aim-draw = Wybierz, komu zabierasz kartę
ui-aim-tequila = Wybierz, kto zyskuje punkt życia
ui-aim-blood-brothers = Wybierz, kto zyskuje twój punkt życia
ui-aim-ricochet = Wybierz kartę w grze, do której strzelasz
# Trzech graczy: wygrywa jeden.
end-hunter = { $role ->
    [deputy] Wygrywa zastępca szeryfa
    [outlaw] Wygrywa bandyta
   *[renegade] Wygrywa renegat
}
end-hunter-why = { $name } odpada z ręki tego, kto miał właśnie ten cel.
end-last = { $role ->
    [deputy] Wygrywa zastępca szeryfa
    [outlaw] Wygrywa bandyta
   *[renegade] Wygrywa renegat
}
end-last-why = W grze nie ma już nikogo innego.
# Pomoc.
ui-how-6 = Zielone karty najpierw leżą przed tobą. Od swojej następnej tury kliknij taką kartę, aby jej użyć; te z efektem Pudło! zatrzymują już najbliższy strzał.
ui-how-7 = Karta wydarzenia zmienia zasady dla wszystkich, aż przyjdzie następna. Kliknij ją, aby przeczytać.
ui-keys-powers = Użyj umiejętności, wydarzenia lub swojej zielonej karty
ui-keys-table = Do kart przed tobą
ui-keys-train = Do pociągu, jeśli jakiś jedzie
ui-signs-title = Znaki na kartach
ui-sign-bang = Efekt BANG!: strzał, zatrzymuje go efekt Pudło!
ui-sign-missed = Efekt Pudło!: zatrzymuje strzał
ui-sign-heal = Odzyskaj 1 punkt życia
ui-sign-draw = Dobierz kartę
ui-sign-take = Zabierz komuś kartę
ui-sign-discard = Ktoś odrzuca kartę
ui-sign-pay = Kosztuje jeszcze jedną kartę z ręki
ui-sign-check = Sprawdzenie: odkrywa się kartę i wszystko jasne
ui-sign-distance = Odległość; broń nie pomaga
ui-sign-reach = W zasięgu twojej broni
ui-sign-any = Na dowolną odległość
ui-sign-all = Wszyscy pozostali
ui-sign-waits = Zielona: nie w turze, w której się ją zagrywa

## Zapisane gry
ui-save-game = Zapisz tę grę
ui-watch-again = Powtórka
ui-open-saved = Otwórz zapisaną grę
ui-replay-how = Wybierz plik, upuść go tutaj albo wklej jego tekst.
ui-replay-choose = Wybierz plik
ui-replay-paste = Tekst gry
ui-replay-open = Otwórz
# Where a file is wrong; what was expected and found follows as the file has it.
ui-record-at = Wiersz { $line }, kolumna { $column }.
ui-record-expected = Oczekiwane:
ui-record-got = Znalezione:
ui-replay-title = Zapisana gra
ui-replay-untitled = Zapisana gra
ui-replay-controls = Odtwarzanie gry
ui-replay-place = Krok gry
ui-replay-step = Krok { $at }/{ $n }
# $name has the turn.
ui-replay-turn = Tura { $n }: { $name }
ui-replay-start = Przed pierwszą turą
ui-replay-ends = Tu plik się kończy.
ui-replay-back = Krok wstecz
ui-replay-forward = Krok naprzód
ui-replay-turn-back = Do poprzedniej tury
ui-replay-turn-forward = Do następnej tury
ui-replay-play = Odtwórz
ui-replay-pause = Wstrzymaj
ui-replay-jump = Tura
# Whose view of the game is shown: of a player, or one of the two below.
ui-replay-eyes = Widok
ui-replay-open-eyes = Wszystko odkryte
ui-replay-watch = Widz
ui-replay-speed = Tempo
ui-replay-speed-n = { $n }×
ui-replay-hands = Ręce wszystkich graczy
ui-replay-hand-of = Ręka: { $name }
ui-keys-replay-step = Krok naprzód lub wstecz
ui-keys-replay-turn = Do następnej lub poprzedniej tury
ui-keys-replay-ends = Na początek, na koniec
ui-keys-replay-play = Odtwórz i wstrzymaj
err-bad-record = To nie jest zapisana gra, którą da się tu odczytać.
err-not-over = Gra jeszcze trwa. Zapisać ją można po zakończeniu.

## Layout and lobby
# Suggested names, separated by commas: a person is one of the first with one of the last, at most 24 characters together; a table is a place.
ui-suggest-first = Kojot, Kruk, Borsuk, Wróbel, Kaktus, Bizon, Sokół, Ryś, Bóbr, Lis, Sowa, Sójka
ui-suggest-last = z prerii, znad rzeki, z gór, ze stepu, z kanionu, znad potoku, z rancza, od studni, z pustyni, z doliny, znad brodu, z pogranicza
ui-suggest-tables = Złoty Wąwóz, Suchy Potok, Miedziana Góra, Kanion Kojota, Wilczy Jar, Srebrny Bród, Orla Skała, Czarna Kopalnia, Zagubiona Dolina, Bizonia Równina, Stary Most, Czerwona Skała, Wężowa Jama, Cierniste Zbocze, Słoneczny Bród, Krucze Wzgórze, Dziki Brzeg, Długa Grań, Biała Studnia, Borsucza Polana, Kamienna Przełęcz, Zakurzony Szlak, Cicha Zatoka, Wietrzne Siodło
# How many bots sit down when the table is opened; the rest of the seats waits for people.
ui-bots-now = Boty od razu
ui-bots-none = na razie żaden
ui-bots-hint = Miejsca wolne na początku gry zajmą boty.
ui-kick = Usuń gracza
ui-kick-of = Usuń gracza { $name }
ui-kick-ask = Usunąć gracza { $name }?
ui-kick-text = Miejsce będzie znów wolne. Gracz nie usiądzie już przy tym stole.
ui-lock = Zamknij stół
ui-lock-hint = Nikt nowy nie usiądzie. Kto ma link, może oglądać.
ui-locked = Stół jest zamknięty. Możesz oglądać.
ui-locked-all = Stół jest zamknięty: nikt nowy nie usiądzie.
ui-notice-not-restored = Gry nie udało się odtworzyć, więc stół znów czeka na graczy.
ui-notice-other-version = Serwer ma inną wersję, która nie może kontynuować tej gry. Gra pozostaje zapisana. Gospodarz może zacząć nową.
ui-notice-ending = Serwer zatrzyma się na chwilę. Wszystko jest zapisane, a strona potem połączy się sama.

## Co się dzieje, tempo i nieobecność
# Tytuły, gdy grają inni, według karty zagranej na kogoś; pozostałe karty mają słowa z przebiegu gry.
now-bang =
    { $me ->
        [who] Strzelasz do gracza { $to }
        [to] { $who } strzela do ciebie
       *[other] { $who } strzela do gracza { $to }
    }
now-duel =
    { $me ->
        [who] Wyzywasz na pojedynek gracza { $to }
        [to] { $who } wyzywa cię na pojedynek
       *[other] { $who } wyzywa na pojedynek gracza { $to }
    }
# Kilku graczy, którzy zrobili to samo, w jednym wierszu. $source to karta, na którą odpowiadają.
many-log-answer = { $names } odpowiadają kartą { $kind }
many-log-answer-to = { $names } odpowiadają na kartę { $source } kartą { $kind }
many-log-discard = { $names } odrzucają kartę { $kind }
many-log-discard-to = { $names } odpowiadają na kartę { $source } kartą { $kind }
many-log-lose = { $names } tracą po { $n ->
    [one] { $n } punkcie życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
}
many-log-heal = { $names } odzyskują po { $n ->
    [one] { $n } punkcie życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
}
# Wybór, którego za człowieka dokonał bot.
note-removed = { $name }: miejsce zwolnił gospodarz. Gra dalej bot.
note-left = { $name }: ten gracz odszedł. Gra dalej bot.
ui-a-player = Gracz
note-timeout =
    { $me ->
        [who] Czas się skończył, bot wybrał za ciebie
       *[other] { $who }: czas się skończył, wybrał bot
    }
note-away =
    { $me ->
        [who] Pod twoją nieobecność grał bot
       *[other] Nie ma gracza { $who }, gra bot
    }
note-idle =
    { $me ->
        [who] Bot odpowiedział za ciebie
       *[other] Za gracza { $who } odpowiada bot
    }
# Drugi wiersz, gdy nic mnie nie uratuje.
ask-rescue-none = { $need ->
    [one] Nic, co masz na ręce, cię nie uratuje. Potrzebujesz { $need } karty Piwko.
    [few] Nic, co masz na ręce, cię nie uratuje. Potrzebujesz { $need } kart Piwko.
   *[many] Nic, co masz na ręce, cię nie uratuje. Potrzebujesz { $need } kart Piwko.
}
ui-onward = Dalej
ui-pay-lives = { $n ->
    [one] Strać { $n } punkt życia
    [few] Strać { $n } punkty życia
   *[many] Strać { $n } punktów życia
}
ui-end-costs = { $n ->
    [one] Koniec tury kosztuje cię { $n } punkt życia
    [few] Koniec tury kosztuje cię { $n } punkty życia
   *[many] Koniec tury kosztuje cię { $n } punktów życia
}
# Pod zegarem, gdy zostało mało czasu: kto wtedy odpowie.
ui-late = potem bot
ui-late-said = { $n ->
    [one] Została { $n } sekunda, potem bot wybierze za ciebie.
    [few] Zostały { $n } sekundy, potem bot wybierze za ciebie.
   *[many] Zostało { $n } sekund, potem bot wybierze za ciebie.
}
ui-happened = Co cię spotkało
ui-since-mine = Od twojej ostatniej tury
ui-since-turns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
   *[many] { $n } tur
}
# Co tura komu zrobiła; czytane po imieniu.
ui-mark-out = poza grą, rola: { $role }
ui-mark-lost = { $n ->
    [one] utrata { $n } punktu życia
    [few] utrata { $n } punktów życia
   *[many] utrata { $n } punktów życia
}
ui-mark-won = { $n ->
    [one] zysk { $n } punktu życia
    [few] zysk { $n } punktów życia
   *[many] zysk { $n } punktów życia
}
ui-mark-none = Bez utraty punktu życia
ui-log-drew = { $n ->
    [one] dobiera { $n } kartę
    [few] dobiera { $n } karty
   *[many] dobiera { $n } kart
}
ui-log-earlier = Pokaż wcześniejsze tury
ui-chat-name = Twoje imię na czacie
ui-pace = Tempo gry
# On the button in the bar above the table.
ui-pace-button = Tempo
ui-pace-slow = Wolno
ui-pace-normal = Zwykle
ui-pace-fast = Szybko
ui-pace-step = Krok po kroku
ui-pace-host = Tempo botów ustala tylko gospodarz.
ui-pace-no-step = Krok po kroku tylko bez zegara.
ui-step-next = Następne
ui-step-jump = Do mojego pytania
ui-nudge = Niech za gracza { $name } odpowie bot
# Tytuł karty, gdy gra czeka na moją odpowiedź.
ui-title-turn = Twoja kolej · { $title }
ui-notify-body = Stół czeka na twoją odpowiedź.
ui-notify-on = Powiadom, gdy moja kolej
ui-notify-off = Bez powiadomień
ui-notify-refused = Powiadomienia są zablokowane. Możesz na nie zezwolić w ustawieniach przeglądarki.
ui-trouble = Serwer nie może teraz zapisywać. Gra czeka, nic nie przepadnie.
ui-keys-say = Powiedz coś pozostałym
ui-keys-step = Krok po kroku: następne
out-title = Odpadasz z gry
out-role = Twoja rola: { $role }
out-bots = W grze są już tylko boty.
out-people = Jesteś poza grą. Inni jeszcze grają, więc role pozostają ukryte.
out-fast = Oglądaj 3×
out-finish = Do końca
out-reveal = Pokaż role
out-again = Nowa gra
err-locked = Ten stół jest zamknięty. Możesz oglądać.
err-crowded = Z twojego adresu zajęto przy tym stole za dużo miejsc.
err-kicked = Gospodarz usunął cię od tego stołu. Możesz oglądać.
err-no-name = Najpierw podaj imię, potem możesz pisać.
err-name-taken = Ktoś tu już ma to imię. Wybierz inne.
err-undo-limit = W tej turze nie można już niczego cofnąć.
err-talk-costs = Mówienie kosztuje teraz punkt życia. Jeśli chcesz, wyślij to jeszcze raz.
err-slow-down = Za szybko: tego nie wykonano. Spróbuj za chwilę.
err-not-now = Teraz nie można tego zrobić.
# Co daje użycie umiejętności lub karty, na przycisku: najpierw cena, potem korzyść.
does-sid-ketchum = Odrzuć 2 karty, odzyskaj 1 punkt życia
does-chuck-wengam = Strać 1 punkt życia, dobierz 2 karty
does-jos-delgado = Odrzuć niebieską kartę, dobierz 2 karty
does-doc-holyday = Odrzuć 2 karty: efekt BANG! w zasięgu
does-sniper = Odrzuć 2 karty BANG! Strzał anulują tylko 2 efekty Pudło!
does-ricochet = Odrzuć 1 kartę BANG! Strzelasz do karty w grze
does-canteen = Odzyskaj 1 punkt życia
does-pony-express = Dobierz 3 karty
does-conestoga = Weź kartę od dowolnego gracza
does-can-can = Dowolny gracz odrzuca kartę
does-derringer = Efekt BANG! na odległość 1, dobierz 1 kartę
does-howitzer = Efekt BANG! na wszystkich pozostałych
does-pepperbox = Efekt BANG! w zasięgu
does-knife = Efekt BANG! na odległość 1
does-buffalo-rifle = Efekt BANG! na dowolną odległość
now-log-row =
    { $me ->
        [who] Otwierasz sklep
       *[other] { $who } otwiera sklep
    }
now-log-throw =
    { $me ->
        [who] Rzucasz kośćmi
       *[other] { $who } rzuca kośćmi
    }
now-log-throw-again =
    { $me ->
        [who] Rzucasz ponownie { $n ->
            [one] { $n } kością
            [few] { $n } kośćmi
           *[many] { $n } kośćmi
        }
       *[other] { $who } rzuca ponownie { $n ->
            [one] { $n } kością
            [few] { $n } kośćmi
           *[many] { $n } kośćmi
        }
    }
# To samo kilka razy z rzędu w jednym wierszu; $times to co najmniej 2.
times-log-arrow =
    { $me ->
        [who] Bierzesz strzały ({ $times }), zostaje { $n }
       *[other] { $who } bierze strzały ({ $times }), zostaje { $n }
    }
times-log-aim =
    { $me ->
        [who] Celujesz { $times }× w gracza { $to }: { $face }
        [to] { $who } celuje w ciebie { $times }×: { $face }
       *[other] { $who } celuje { $times }× w gracza { $to }: { $face }
    }
times-log-beer-self =
    { $me ->
        [who] Pijesz { $times }× piwko
       *[other] { $who } pije { $times }× piwko
    }

## Chwile, w których gra mnie nie pyta, i co się dla mnie zmieniło

ui-quiet = O co mnie nie pytać
ui-quiet-text = O to gra cię nie pyta. Przerwa jest dla wszystkich taka sama, więc inni tego nie zauważą. Wyłącz to, o co gra ma znów pytać.
ui-quiet-none = Gra pyta cię zawsze, gdy możesz zareagować.
ui-quiet-what = Gdy ktoś może zareagować
ui-quiet-card = Nie przy tej karcie
ui-quiet-turn = Nie w tej turze
ui-quiet-of-card = { $what }: nie przy tej karcie
ui-quiet-of-turn = { $what }: nie w tej turze
ui-quiet-of-always = { $what }: nigdy nie pytaj
ui-role-now = Twoja rola od tej chwili
ui-goal-now = Twój cel od tej chwili
ui-chosen = Twój wybór jest zapisany.
ui-chosen-card = Wybrana

## Czy rozdanie było uczciwe? Znak na końcu gry i jego okno

end-deal-held = Liczby rozdania się zgadzają
end-deal-partly = Liczby rozdania się zgadzają, o ile ta przeglądarka może to stwierdzić
end-deal-broken = Rozdanie nie zgadza się z obietnicą
end-deal-none = Rozdanie bez wcześniejszego zobowiązania
end-deal-title = Czy rozdanie było uczciwe?
end-deal-about = Przed grą serwer losuje tajną liczbę i pokazuje jej odcisk. Przeglądarki graczy dodają własne liczby. Ziarno rozdania powstaje ze wszystkich, więc nikt nie może go wybrać w pojedynkę.
end-deal-none-why = O tym rozdaniu nic nie obiecano. Pierwsza gra jest celowo łatwa, a gry z wcześniejszych wersji nie miały obietnicy.
end-deal-shown-yes = Odcisk jest tym, który ta przeglądarka widziała przed grą.
end-deal-shown-no = Odcisk nie jest tym, który ta przeglądarka widziała przed grą.
end-deal-shown-unknown = Tej przeglądarki nie było tu przed grą, więc nie wie, co obiecano.
end-deal-secret-yes = Tajna liczba pasuje do odcisku.
end-deal-secret-no = Tajna liczba nie pasuje do odcisku.
end-deal-part-yes = Twoja liczba jest częścią rozdania.
end-deal-part-no = Twojej liczby brakuje w rozdaniu.
end-deal-part-unknown = Ta przeglądarka nie dodała na czas żadnej liczby do rozdania.
end-deal-seed-yes = Ziarno wynika z tajnej liczby i z liczb graczy.
end-deal-seed-no = Ziarno nie wynika z tajnej liczby i z liczb graczy.
end-deal-denied-no = Tej przeglądarce pokazano obietnicę dla tej gry, a serwer twierdzi teraz, że żadnej nie było.
end-deal-cards = Ta przeglądarka porównała liczby. To, że karty całej gry wynikają z ziarna, sprawdza tylko polecenie poniżej, które odtwarza zapisaną grę.
end-deal-insecure = Tutaj nie da się tego obliczyć: przeglądarki robią to tylko przez https albo na komputerze serwera. Zapisz grę i sprawdź ją poleceniem poniżej.
end-deal-parts = Z własną liczbą: { $names }
end-deal-missing = Bez własnej liczby: { $names }
end-deal-no-parts = Żaden gracz nie dodał liczby, więc o rozdaniu decydował sam serwer.
end-deal-limits = Czego to nie pokazuje
end-deal-limit-colluding = Czy serwer nie działał razem z jednym z graczy i nie wypróbował wielu liczb.
end-deal-limit-showing = Czy serwer nie pokazał komuś ukrytych kart.
end-deal-limit-bots = Jak dobrze i jak uczciwie grały boty.
end-deal-limit-others = Czy wszyscy gracze widzieli ten sam odcisk. Porównaj swój z innymi.
end-deal-numbers = Liczby
end-deal-commitment = Odcisk (zobowiązanie)
end-deal-secret = Tajna liczba serwera
end-deal-part-of = { $name }, własna liczba
end-deal-file = Zapisana gra zawiera to wszystko. To polecenie sprawdza plik bez serwera:
err-stale-deal = To było dla innego rozdania.
ui-moment-longer = Więcej czasu
ui-moment-longer-text = Daj wszystkim więcej czasu. Nikt się nie dowie, kto o to poprosił.

## Gry

ui-game = Gra
game-bang = BANG!
game-bang-text = Klasyka: karty, tajne role, rewolwery.
game-dice = Gra kościana
game-dice-text = Pięć kości, trzy rzuty i strzały w powietrzu.
game-duel = Pojedynek
game-duel-text = Dwoje graczy, prawo przeciw bandytom: jedna postać z przodu, druga w odwodzie.
ui-all-dice = Kości, role, postacie
