# Gracze z profilem publicznym: ich lista, jeden profil i przełącznik na stronie „Ja”.

players-profile = Profil publiczny
players-on = Upublicznij mój profil
players-on-hint = Wszyscy widzą twoje imię, twarz, oceny, ostatnie gry oceniane lub publiczne i to, czy jesteś online. Prywatne stoły i trwające gry pozostają ukryte.
players-mine = Zobacz mój profil
players-all = Wszyscy gracze
players-none = Żaden gracz nie ma jeszcze profilu publicznego.
players-join = Chcesz tu być? Załóż konto i włącz „Upublicznij mój profil”.
players-to-me = Do mojego konta
players-unrated = jeszcze bez oceny
players-online = Teraz online
# $month to miesiąc z rokiem.
players-since = W grze od: { $month }
players-by-role = Oceniane gry według ról
players-games = Ostatnie gry
players-games-none = Nie ma jeszcze gier ocenianych ani publicznych.
players-game-rated = oceniana
players-gone = Nie ma takiego profilu albo nie jest już publiczny.
players-lists = Rodzaj listy
players-by-rating = Ranking
players-this-month = Ten miesiąc
players-last-month = Zeszły miesiąc
players-season-hint = Punkty to wygrane ponad to, ile zwykle wygrywają role gracza. Liczą się gry oceniane z co najmniej jedną inną osobą.
players-season-won = wygrane: { $won } z { $n }
# $month to miesiąc z rokiem.
players-season-none = { $month }: brak gier ocenianych.
