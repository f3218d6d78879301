# Obcy ludzie: stół, przy którym gra zaczyna się sama, kto przy nim jest i co się tam mówi.
ui-sit-me-down = Znajdź grę
ui-sit-me-down-hint = Z każdym, kto czeka. Boty dołączą tylko, jeśli chcesz.
ui-waiting = { $n ->
    [one] Czeka { $n } osoba
    [few] Czekają { $n } osoby
   *[many] Czeka { $n } osób
}
ui-waiting-other = Gracze czekają też tu:
ui-begins-in = Gra zaczyna się za { $time }. Wolne miejsca zajmą boty.
ui-begins-full = Gra zaczyna się za { $time }.
ui-begins-wait = Poczekaj jeszcze
ui-begins-alone = Na razie nie ma tu nikogo innego. Czekamy na drugiego gracza.
ui-begins-bots = Graj od razu z botami
ui-begins-on = Rozpocznij odliczanie
ui-people = Osoby przy tym stole
ui-people-none = Nie ma tu nikogo więcej, tylko boty.
ui-people-watching = Ogląda
ui-mute = Wycisz
ui-mute-of = Wycisz: { $name }
ui-unmute = Wyłącz wyciszenie
ui-unmute-of = Wyłącz wyciszenie: { $name }
ui-muted = Wyciszenie
ui-kick-bot = Na tym miejscu gra dalej bot. Gracz nie usiądzie już przy tym stole.
ui-report-player = Zgłoś gracza
ui-report = Zgłoś
ui-report-of = Zgłoś: { $name }
ui-report-why = Co jest nie tak?
ui-report-note = Co się stało?
ui-report-hint = Dostanie je administrator serwera, razem z ostatnimi wiadomościami czatu. { $name } o niczym się nie dowie.
ui-report-send = Wyślij zgłoszenie
ui-reported = Dzięki. Administrator serwera to zobaczy.
report-insult = Obelgi lub groźby
report-cheating = Oszukiwanie, zdradzanie kart
report-stalling = Celowe przedłużanie gry
report-spam = Spam lub reklama
report-name = Obraźliwe imię
report-other = Coś innego
ui-talk = Rozmowy przy stole
ui-talk-chat = Czat i zwroty
ui-talk-phrases = Tylko zwroty, dla każdego w jego języku
ui-talk-none = Bez czatu
ui-filter = Ukrywaj brzydkie słowa
ui-filter-hint = Inni widzą zamiast nich gwiazdki.
ui-phrase-say = Powiedz zwrot
ui-phrases = Zwroty
ui-no-talk = Przy tym stole nie ma czatu.
ui-only-phrases = Przy tym stole tylko zwroty.
err-no-talk = Ten stół nie ma czatu.
err-no-host = Ten stół nie ma gospodarza. Gra zacznie się sama.
err-counted = Odliczanie ruszyło już dwa razy. Zacznij grę albo poczekaj na graczy.
err-rated = Ta gra liczy się do rankingu: gracza można usunąć tylko wtedy, gdy się spóźnia lub go nie ma.
err-blocked = Przy tym stole nie możesz usiąść. Możesz oglądać.
err-removed = Gospodarz usunął cię od tego stołu. Nie możesz tu pisać.
phrase-hello = Witaj!
phrase-luck = Powodzenia!
phrase-well-played = Dobre zagranie!
phrase-thanks = Dzięki!
phrase-sorry = Przepraszam!
phrase-ouch = Au!
phrase-lucky = Ale szczęście!
phrase-unlucky = Ale pech.
phrase-hurry = Pospiesz się, słońce zachodzi!
phrase-moment = Chwileczkę.
phrase-yes = Tak.
phrase-no = Nie.
phrase-friend = Jesteśmy po tej samej stronie.
phrase-innocent = To nie moja robota.
phrase-good-game = Dobra gra!
phrase-bye = Na razie!
ui-reactions = Reakcje
phrase-laugh = Ha, ha!
phrase-cheer = Brawo!
phrase-shock = Co?!
phrase-anger = Grrr!
phrase-tears = O nie!
phrase-wink = Zobaczysz.
ui-purse = Czas na całą grę
ui-purse-none = Bez limitu
ui-purse-n = { $min } min + { $s } s
ui-purse-hint = Minuty każdy ma na całą grę, a sekundy dostaje dodatkowo za każdą decyzję. Za gracza, któremu skończy się czas, gra bot.
ui-purse-left = Pozostały czas: { $time }
ui-purse-empty = Czas się skończył
ui-purse-spent = Twój czas się skończył: gra za ciebie bot.
ui-back = Już jestem
ui-days = Na odległość
ui-days-none = Nie
ui-days-n =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
     } na każdą decyzję
ui-days-hint = Gra trwa dni lub tygodnie, także gdy nikogo nie ma przy stole. Po upływie czasu na to jedno pytanie odpowiada bot.
ui-not-here = Teraz poza stołem
ui-not-here-name = Nie ma teraz: { $name }
ui-push = Powiadom mnie o mojej turze
ui-push-on = Dostaniesz powiadomienie o swojej turze
ui-push-refused = Powiadomienia są zablokowane. Możesz na nie zezwolić w ustawieniach przeglądarki.
