### Słowa gry w terminalu: boomtown play, boomtown replay.

cli-role = Twoja rola: { $role }
cli-keys = Numer wybiera. ?: dlaczego czegoś nie można. u: cofnij. q: wyjdź.
cli-choice = Twój wybór, 1–{ $n }:
cli-bad = Wpisz numer 1–{ $n } albo jeden ze znaków ? u q
cli-bye = Opuszczasz grę.
cli-fine = Teraz można użyć wszystkiego, co masz.
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
