### Słowa gry w terminalu: boomtown play, boomtown replay, boomtown verify.

cli-role = Twoja rola: { $role }
cli-keys = Wpisz numer wyboru. ?: dlaczego czegoś nie można. u: cofnij. q: wyjdź.
cli-keys-read = ? NAZWA: co robi karta albo postać.
cli-choice = Twój wybór, 1–{ $n }:
cli-bad = Wpisz numer 1–{ $n } albo jeden ze znaków ? u q
cli-bye = Opuszczasz grę.
cli-fine = Teraz można użyć wszystkiego, co masz.
cli-not-now = Nie odpowiada na to pytanie: { $cards }
cli-entry-none = Nic w tej grze nie nazywa się „{ $name }”.
cli-entry-similar = Chodzi ci o coś z tego? { $names }
cli-hand = Karty na ręce: { $cards }
cli-piles = Talia: { $deck }, odrzucone: { $discards }
cli-piles-top = Talia: { $deck }, odrzucone: { $discards }, na wierzchu: { $card }
cli-event-on = Obowiązuje wydarzenie: { $event }
cli-event-next = Następne wydarzenie: { $event }, kart w stosie: { $n }
cli-hunt = Twój cel: { $name }. Poluje na ciebie: { $by }.
cli-step = Krok { $n }
cli-hand-of = { $name }, karty na ręce: { $cards }
cli-row = Karty w rzędzie: { $cards }
cli-turned = Odkryte karty: { $cards }
cli-looking = Oglądasz: { $cards }
cli-looking-of = { $name } ogląda: { $cards }
cli-spare = Twoja druga postać: { $character }
cli-spare-of = { $name }, druga postać: { $character }
cli-choices = Postacie, z których wybierasz: { $characters }
cli-choices-of = { $name } wybiera z postaci: { $characters }
cli-setting = Gra: { $game }, gracze: { $n }
cli-sets = Dodatki: { $sets }
cli-from-position = Zaczyna się od podanej pozycji, nie od rozdania kart.
cli-unfinished = Gra jeszcze trwa.

## Kolumny tabeli

cli-column-player = Gracz
cli-column-lives = Życie
cli-column-hand = Ręka
cli-column-distance = Odległość
cli-column-role = Rola
cli-column-table = W grze

## Czy rozdanie zgadza się z obietnicą? Sam plik albo także to, co pamięta przeglądarka

cli-verify-commitment = Tajna liczba jest tą, do której serwer zobowiązał się przed grą.
cli-verify-commitment-not = Tajna liczba nie jest tą, do której serwer zobowiązał się przed grą.
cli-verify-seed = Ziarno rozdania wynika z tajnej liczby i z liczb graczy.
cli-verify-seed-not = Ziarno rozdania nie wynika z tajnej liczby i z liczb graczy.
cli-verify-game = Ruchy rozegrane ponownie z tego ziarna prowadzą do wyniku w pliku.
cli-verify-game-not = Gry z pliku nie da się tak rozegrać: { $why }
cli-verify-deal-not = To, co plik mówi o rozdaniu, nie może być prawdą: { $why }
cli-verify-shown = Zobowiązanie jest tym, które widziała twoja przeglądarka.
cli-verify-shown-not = Zobowiązanie nie jest tym, które widziała twoja przeglądarka.
cli-verify-part = Twoja liczba jest w rozdaniu.
cli-verify-part-not = Twojej liczby nie ma w rozdaniu.
cli-verify-parts = Gracze, których liczba jest w rozdaniu: { $seats }
cli-verify-no-parts = Żaden gracz nie dodał liczby: o rozdaniu decydował sam serwer.
cli-verify-held = Rozdanie zgadza się z obietnicą.
cli-verify-broken = Rozdanie nie zgadza się z obietnicą albo zmieniono plik.
cli-verify-compare = Porównaj zobowiązanie z tym w swojej przeglądarce: { $commitment }
cli-verify-none = O rozdaniu tej gry nic nie obiecano.
cli-verify-promised-not = W pliku nie ma obietnicy rozdania, a twojej przeglądarce jakąś pokazano.
