# Własna strona: kim jestem, w co gram, co jest o mnie zapisane.

ui-me = Ja
# Zamiast imienia kogoś, kto swoje usunął.
ui-somebody = usunięty gracz

## Kim jestem
ui-me-who = Profil
ui-me-face = Twoja twarz
ui-me-face-n = Twarz { $n }
ui-me-save = Zapisz
ui-me-saved = Zapisano.

## Konto
ui-me-account = Konto
ui-me-absent = Ten serwer nie prowadzi kont, więc nie masz tu profilu ani listy swoich gier. Grać możesz bez konta.
ui-me-is-nobody = Nikt nie jest tu zalogowany. Graj jako gość albo się zaloguj.
ui-me-is-guest = Grasz jako gość: zna cię tylko ta przeglądarka.
ui-me-is-account = To samo imię, twarz i gry na każdym urządzeniu.
ui-me-make = Załóż konto
ui-me-make-hint = Urządzenie zapisuje klucz dostępu. Otwiera go odcisk palca, twarz albo PIN; hasła nie ma.
ui-me-cannot = Klucze dostępu działają pod adresami z https albo pod localhost.
ui-me-sign-in = Zaloguj się
ui-me-sign-in-short = Zaloguj
ui-me-code-use = Użyj kodu zapasowego
ui-me-code-label = Kod zapasowy
ui-me-code-hint = Szesnaście liter i cyfr. Każdy kod działa raz.
ui-me-passkey-n = Klucz dostępu { $n }
ui-me-passkey-days = Utworzenie { $made }, ostatnie użycie { $used }
ui-me-passkey-add = Dodaj klucz
ui-me-passkey-rename = Zmień nazwę
ui-me-passkey-rename-of = Zmień nazwę: { $name }
ui-me-passkey-name = Nazwa tego klucza
ui-me-passkey-drop = Usuń
ui-me-passkey-drop-n = Usuń klucz dostępu { $n }
ui-me-passkey-ask = Usunąć { $name }?
ui-me-passkey-text = Ten klucz nie otworzy już twojego konta.
ui-me-broken-off = Anulowano. Nic się nie zmieniło.
ui-me-codes = Kody zapasowe
ui-me-codes-left = Kody zapasowe do użycia: { $n }
ui-me-codes-new = Nowe kody
ui-me-codes-once = Każdy kod raz otwiera twoje konto, gdy nie masz klucza pod ręką. Zachowaj je: widać je tylko teraz. Wcześniejsze kody już nie działają.
ui-me-codes-ask = Utworzyć nowe kody?
ui-me-codes-text = Kody, które masz teraz, od razu przestaną działać.
ui-me-codes-copy = Kopiuj
ui-me-codes-copied = Skopiowano
ui-me-codes-save = Zapisz
ui-me-codes-done = Gotowe
ui-me-browsers = Zalogowane przeglądarki: { $n }
ui-me-sign-out = Wyloguj się
ui-me-sign-out-everywhere = Wyloguj wszędzie

## Moje gry
ui-running-games = Moje trwające gry
ui-me-games = Moje gry
ui-me-games-none = Nie ma jeszcze gier. Następna już tu będzie.
# $day to data, $n liczba graczy, $sets w co się grało.
ui-me-game-line = { $day }, { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[many] { $n } graczy
  }, { $sets }
ui-me-game-others = Pozostali gracze: { $names }
ui-me-game-bots = { $n ->
    [one] { $n } bot
    [few] { $n } boty
   *[many] { $n } botów
}
ui-me-game-series = Seria { $score }
ui-me-game-turn = Twoja tura
ui-me-game-due = do { $time }
ui-me-game-waits = tura innego gracza
ui-me-game-share = Udostępnij zapis: { $title }
ui-me-filter-result = Wynik
ui-me-filter-all = Wszystkie wyniki
ui-me-filter-all-games = Wszystkie gry
ui-me-games-none-found = Nie ma takiej gry.
ui-me-game-running = trwa
ui-me-game-given-up = przerwana
ui-me-game-won = wygrana
ui-me-game-lost = przegrana
ui-me-game-watch-at = Obejrzyj jeszcze raz: { $title }, { $day }
ui-me-game-back-to = Do stołu: { $title }, { $day }
ui-me-more = Pokaż więcej

## Statystyka
ui-me-statistics = Statystyka
ui-me-statistics-none = Nie ma jeszcze zakończonej gry.
ui-me-by-game = Według gry
ui-me-by-role = Według roli
ui-me-by-character = Według postaci
ui-me-by-set = Według dodatku
# $won z $n gier to wygrane; $share to samo w procentach.
ui-me-won-of = wygrane: { $won } z { $n } ({ $share })

## Ranking
ui-me-ratings = Ranking
ui-me-rated = Oceniaj moje gry
ui-me-rated-hint = Liczą się gry co najmniej dwóch osób, także gdy odejdziesz: dostajesz wynik swojej strony. Swoje oceny widzisz tylko ty, chyba że masz profil publiczny; wyłączenie je usuwa.
ui-me-ratings-none = Żadna gra jeszcze się nie liczy.
ui-me-ratings-scale = Średnia to 1500. Prawdziwa siła leży w przedziale po ± w 19 przypadkach na 20.
# $rating i $within to liczby jako tekst, $n liczy gry.
ui-me-rating = { $rating } ± { $within }
ui-me-rating-bot = Bot: { $name }
ui-me-rating-games = { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
  }

## Moje dane
ui-me-data = Moje dane
ui-me-data-hint = Usunięcie zabiera twoje konto, statystykę i twoje imię przy wszystkich stołach. Gry zostają, bez twojego imienia.
ui-me-export = Pobierz wszystko
ui-me-delete = Usuń moje dane
ui-me-delete-sure = Usuń na zawsze
ui-me-delete-ask = Usunąć wszystko o tobie?
ui-me-delete-text = Znikną twoje konto, twoje gry na liście i twoje oceny. Tego nie da się cofnąć.
ui-me-deleted = Wszystko o tobie jest usunięte.

## Inna usługa do logowania
ui-me-elsewhere = Zaloguj się przez { $name }
ui-me-elsewhere-add = Loguj też przez { $name }
ui-me-elsewhere-on = Zalogujesz się też przez { $name }.
ui-me-elsewhere-drop = Odłącz
ui-me-elsewhere-ask = Usunąć logowanie przez { $name }?
ui-me-elsewhere-text = Przez tę usługę już się nie zalogujesz.
err-signin-denied = Brakuje tam zgody. Nic się nie zmieniło.
err-signin-failed = Druga usługa nie odpowiada jak trzeba. Spróbuj później.
err-signin-late = Trwało to za długo albo zaczęła inna przeglądarka. Spróbuj ponownie.
err-signin-taken = To niemożliwe: każda tożsamość otwiera jedno konto i każde konto ma jedną.

## E-maile o mojej turze
ui-me-mail = E-maile
ui-me-mail-hint = Przy stołach na odległość: jeden e-mail, gdy trwa twoja tura, a ciebie nie ma przy stole. Nic więcej nie wysyłamy.
ui-me-mail-label = Adres e-mail
ui-me-mail-send = Wyślij mi link
ui-me-mail-again = Wyślij link ponownie
ui-me-mail-wait = Na adres { $address } idzie link. Otwórz go w ciągu doby, a e-maile zaczną przychodzić.
ui-me-mail-on = E-maile idą na { $address }.
ui-me-mail-drop = Koniec e-maili
ui-mail-confirm = Pisz do mnie o mojej turze
ui-mail-confirmed = Od teraz e-mail powie ci o twojej turze.
ui-mail-stop = Nie wysyłaj mi e-maili
ui-mail-stopped = Na ten adres nie przychodzą już żadne e-maile.
err-bad-mail = To nie jest adres e-mail.
err-bad-link = Link już nie działa. Poproś o nowy.
err-mail-unsent = Nie udało się wysłać e-maila. Sprawdź adres albo spróbuj później.
err-many-mails = Na razie dość e-maili. Spróbuj jutro.

## Co się nie udaje
err-bad-passkey = Ten klucz nie działa. Spróbuj jeszcze raz.
err-bad-code = Ten kod zapasowy jest nieważny. Każdy działa raz.
err-no-me = W tej przeglądarce nikt nie jest zalogowany.
err-last-passkey = To twój ostatni klucz. Najpierw dodaj następny.

ui-me-people = Z kim gram
# $n gier z ostatnich stu, $day to data.
ui-me-people-games = { $n ->
    [one] { $n } wspólna gra, ostatnia { $day }
    [few] { $n } wspólne gry, ostatnia { $day }
   *[many] { $n } wspólnych gier, ostatnia { $day }
}
ui-me-people-hint = Przycisk „Zaproś ponownie” otwiera stół taki jak w waszej ostatniej grze. Wyślij jego link.
ui-me-people-invite = Zaproś ponownie
ui-me-people-invite-of = Zaproś ponownie: { $name }
ui-me-people-block = Zablokuj
ui-me-people-block-of = Zablokuj: { $name }
ui-me-people-block-ask = Zablokować gracza { $name }?
ui-me-people-block-text = Ten gracz nie usiądzie przy twoich stołach, a losowe gry was nie połączą. Na swoim miejscu nie widzisz, co pisze.
ui-me-people-unblock = Odblokuj
ui-me-people-unblock-of = Odblokuj: { $name }
ui-me-people-blocked = Blokada
