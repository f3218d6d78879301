### Pojedynek na stronie: co mówi tylko jego stół. Słowa kart, pytań i zdarzeń są w duel.ftl.

ui-all-duel = Karty i postacie
ui-sort-duel-red = Karty BANG!
ui-sort-duel-brown = Karty akcji
ui-sort-duel-blue = Ekwipunek
ui-sort-duel-law = Postacie prawa
ui-sort-duel-outlaws = Postacie bandytów
ui-duel-border-red = Karta BANG!
ui-duel-border-brown = Karta akcji
ui-duel-border-blue = Ekwipunek
ui-duel-copies-law = { $n ->
    [one] { $n } sztuka w talii prawa
    [few] { $n } sztuki w talii prawa
   *[many] { $n } sztuk w talii prawa
}
ui-duel-copies-outlaws = { $n ->
    [one] { $n } sztuka w talii bandytów
    [few] { $n } sztuki w talii bandytów
   *[many] { $n } sztuk w talii bandytów
}
ui-duel-who-law = Kto gra prawem?
ui-duel-front = Z przodu
ui-duel-rear = W odwodzie
ui-duel-alone = Bez odwodu
ui-duel-always = Działa zawsze
ui-duel-off = Nie działa
ui-duel-holds = ma { $cards }
ui-duel-in-front = Ekwipunek
ui-duel-can-point = można wybrać
ui-duel-stake = { $n ->
    [one] traci { $n } punkt życia, jeśli tego nie zatrzymasz
    [few] traci { $n } punkty życia, jeśli tego nie zatrzymasz
   *[many] traci { $n } punktów życia, jeśli tego nie zatrzymasz
}
ui-duel-hits = { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
}
ui-duel-reserve = w rezerwie { $n }
end-duel-reserve = W rezerwie
ui-duel-hand-of = Karty na ręce: { $n }, prawo { $law }, bandyci { $outlaws }
ui-duel-deck = Talia { $n }
ui-duel-common = Wspólna { $n }
ui-duel-discards = Odrzucone { $n }
ui-duel-swap = Zamień
ui-duel-reload = Przeładuj
ui-duel-reload-text = Odrzuć ją i dobierz zamiast tego kartę.
ui-duel-reload-on = Karty z tym znakiem można teraz przeładować.
ui-duel-play-as = Jako { $card }
ui-duel-how = Jak użyjesz karty { $card }?
ui-duel-which = Wybierz kartę
ui-duel-do = Zagraj
ui-duel-random = Losowa karta z ręki
ui-duel-hint = Wybierz kartę, a potem, dla kogo.
ui-duel-tap = Dotknij karty.
ui-duel-bangs = Karty BANG! w turze: { $n }
ui-duel-bangs-any = Dowolnie wiele kart BANG!
ui-duel-keeps = Na ręce { $n }, zatrzymasz { $limit }
ui-duel-lives-text = Postać, która straci ostatni punkt życia, odpada. Jej miejsce zajmuje następna z rezerwy.
ui-duel-hand-text = Widać rewersy: pokazują, z której talii jest karta.
ui-duel-reserve-text = Postacie, które jeszcze nie weszły do gry. Gdy któraś postać odpada, następna stąd zajmuje jej miejsce.
ui-duel-deck-text = Każda strona dobiera ze swojej talii. Gdy jedna się skończy, odrzucone karty tasuje się we wspólną talię.
ui-duel-bangs-name = Karty BANG!
ui-duel-bangs-text = Na więcej niż jedną kartę BANG! w turze pozwala tylko karta lub postać.
ui-duel-limit-name = Limit kart na ręce
ui-duel-limit-text = Na koniec tury gracz zatrzymuje najwyżej tyle kart, ile punktów życia ma jego postać z przodu, a przy jednym punkcie dwie.
ui-duel-odds = Gdy odkrywasz kartę
ui-duel-of8 = Na 8 kart: { $n }
ui-duel-card-said = { $card } (talia: { $side }, symbol: { $symbol })
ui-duel-waits = Jeszcze nastąpi
ui-duel-offered = Twoje dwie postacie
ui-duel-laid = Na środku
ui-duel-turned-good = { $source }: udało się
ui-duel-turned-bad = { $source }: nie udało się
ui-duel-comes = Wchodzi { $name }
ui-duel-goes = { $name } opuszcza grę
ui-duel-signs-title = Znaki na kartach
ui-duel-sign-law = Z talii prawa
ui-duel-sign-outlaws = Z talii bandytów
ui-duel-sign-hit = Trafienie: zatrzymuje je unik
ui-duel-sign-dodge = Unik: zatrzymuje trafienie
ui-duel-sign-swap = Przód i odwód zamieniają się miejscami
ui-duel-sign-always = Działa zawsze, także w odwodzie
ui-duel-sign-reload = Można odrzucić i dobrać kartę, gdy jedna strona ma tylko jedną postać
ui-duel-sign-reveal = Odkryj wierzchnią kartę: rozstrzyga jej symbol
ui-how-duel-1 = Prawo przeciw bandytom. Każda strona ma jedną postać z przodu, jedną w odwodzie i kolejne w rezerwie.
ui-how-duel-2 = W swojej turze dobierasz 2 karty i zagrywasz, ile chcesz. Kartę BANG! z czerwonym brzegiem tylko 1 na turę.
ui-how-duel-3 = Karty trafiają postać z przodu. Ekwipunek kładziesz u swojej postaci w odwodzie albo u tej z przodu po drugiej stronie.
ui-how-duel-4 = Raz na turę możesz zamienić swoje postacie. W odwodzie umiejętność i ekwipunek nie działają, poza tymi ze znakiem „działa zawsze”.
ui-how-duel-5 = Trafienia unikniesz umiejętnością, Kapeluszem, Beczką albo kartą Pudło! z ręki. Przy niektórych kartach odkrywasz wierzch talii: rozstrzyga symbol.
ui-how-duel-6 = Co się przy tym uruchomi, czeka w rzędzie na środku ulicy, w kolejności, w jakiej nastąpi.
ui-how-duel-7 = Wygrywa, kto wyeliminuje wszystkie postacie drugiej strony.
ui-keys-swap = Zamień swoje dwie postacie

## Kilka gier dwojga z rzędu, w cokolwiek grają
ui-series = Seria
ui-series-0 = Po jednej grze
ui-series-n = Najwięcej gier: { $n }
ui-series-wins = wygrane gry:
ui-series-won = Serię wygrywa { $name }
ui-series-you = Wygrywasz serię
ui-series-next = Następna gra serii
ui-series-new = Nowa seria
ui-end-swap-sides = Zamień strony
ui-by-lot = Losowo
