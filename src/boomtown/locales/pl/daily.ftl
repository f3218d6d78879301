# Rozdanie dnia: wejście na stronie głównej, wynik, błędy.
daily-title = Rozdanie dnia
daily-table = Rozdanie dnia, { $date }
daily-offer = { $date }: te same karty dla wszystkich, jedna próba
daily-running = { $date }: twoja gra trwa
daily-over =
    { $result ->
        [won] { $date }: wygrana
       *[lost] { $date }: przegrana
    }
daily-line =
    boomtown, rozdanie dnia { $date }: { $result ->
        [won] wygrana
       *[lost] przegrana
    } po { $turns ->
        [one] { $turns } turze
        [few] { $turns } turach
       *[many] { $turns } turach
    }, { $lives ->
        [0] bez punktów życia
        [one] pozostaje { $lives } punkt życia
        [few] pozostają { $lives } punkty życia
       *[many] pozostaje { $lives } punktów życia
    }, { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    }
daily-numbers =
    { $n ->
        [0] Nikt go jeszcze nie skończył.
        [one] Na razie ma je za sobą { $n } osoba.
        [few] Mają je za sobą { $n } osoby, odsetek wygranych: { $share }.
       *[many] Ma je za sobą { $n } osób, odsetek wygranych: { $share }.
    }
daily-next = Następne rozdanie pojawi się o północy UTC.
daily-copy = Skopiuj wynik
daily-share = Udostępnij wynik
daily-copied = Wynik jest skopiowany
daily-copy-failed = Kopiowanie tu nie działa. Zaznacz wiersz i skopiuj go.
daily-fair = Rozdanie dnia jest takie samo dla wszystkich. Dlatego ustala je sam serwer z daty i tajnego klucza, a przeglądarki graczy nie dodają liczb. Jego odcisk jest publiczny już przed grą.
err-daily = W rozdaniu dnia to niemożliwe: musi być takie samo dla wszystkich.
err-daily-played = Liczy się tylko pierwsza próba, a ta już trwa albo jest skończona. Następne rozdanie pojawi się o północy UTC.
