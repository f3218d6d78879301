# Turnieje: ich strona, okno tworzenia turnieju, ich stoły, błędy.
tour-kicker = Turniej
tour-new = Nowy turniej
tour-new-hint = Dołączyć może każdy, kto ma link. W każdej rundzie spotykasz innych przeciwników.
tour-name = Nazwa turnieju
tour-create = Utwórz turniej
tour-rounds = Liczba rund
tour-rounds-n =
    { $n ->
        [one] { $n } runda
        [few] { $n } rundy
       *[many] { $n } rund
    }
tour-round = Runda { $n }
tour-round-of = Runda { $n } z { $rounds }
tour-round-over = Runda { $n } z { $rounds } dobiegła końca.
tour-round-begun = Zaczyna się runda { $n }.
# Ile miejsc ma każdy stół.
tour-seats =
    { $n ->
        [one] stoły dla { $n } gracza
        [few] stoły dla { $n } graczy
       *[many] stoły dla { $n } graczy
    }
tour-invite-text = Zagraj w turnieju „{ $title }”.
tour-qr-alt = Kod QR z linkiem do tego turnieju
tour-join = Dołącz
tour-join-again = Dołącz ponownie
tour-start = Rozpocznij rundę { $n }
tour-start-hint = Wolne miejsca zajmą boty.
tour-to-table = Do mojego stołu
tour-table-waits = Twój stół czeka.
tour-title-call = Twój stół czeka · { $title }
tour-watch-mine = Oglądaj mój stół
tour-late = Za późno: w tej rundzie na twoim miejscu gra bot.
tour-wait-games =
    { $n ->
        [one] Trwa jeszcze { $n } gra.
        [few] Trwają jeszcze { $n } gry.
       *[many] Trwa jeszcze { $n } gier.
    }
tour-wait-host = Turniej rozpoczyna { $name }.
tour-wait-players = Turniej wymaga 2 graczy. Wyślij link znajomym.
tour-wait-round = Następna runda wkrótce się zacznie.
tour-next-round = Grasz od następnej rundy.
tour-look = Trwa już ostatnia runda. Możesz oglądać.
tour-hurry = Rozpocznij rundę { $n } teraz
tour-hurry-ask = Rozpocząć rundę { $n } teraz?
tour-hurry-text = Niektóre gry tej rundy jeszcze trwają. Zostaną zaliczone, gdy się skończą.
tour-leave = Wycofaj się
tour-leave-ask = Wycofać się z turnieju?
tour-leave-text = W następnych rundach nie dostaniesz miejsca. Możesz dołączyć ponownie, dopóki nie zacznie się ostatnia runda.
tour-left = poza turniejem
tour-standings = Klasyfikacja
tour-rank = Miejsce
tour-player = Gracz
tour-points = Punkty
tour-won = Wygrane
tour-won-of = { $won } z { $n }
tour-points-line = Im rzadziej rola wygrywa, tym więcej punktów daje wygrana; przegrana nie daje nic.
tour-points-name = Jak liczą się punkty
tour-points-text = Wygrana daje 10 punktów podzielone przez odsetek gier, które rola zwykle wygrywa, najwyżej 100. Wszystkie role są więc warte mniej więcej tyle samo: przy pięciu graczach wygrana daje szeryfowi około 20 punktów, a renegatowi około 55. Przy równej liczbie punktów i wygranych miejsce jest wspólne.
tour-points-are = Punkty: { $points }
tour-tables = Stoły
tour-earlier = Wcześniejsze rundy
tour-table = Stół { $n }
tour-table-waiting = przed grą
tour-table-playing = gra trwa
tour-table-over = po grze
tour-watch = Oglądaj
tour-watch-table = Oglądaj stół { $n }
tour-replay-table = Powtórka gry przy stole { $n }
tour-no-result = bez wyniku
tour-over = Turniej dobiegł końca.
tour-winner =
    { $n ->
        [one] Turniej wygrywa { $names }!
        [few] Turniej wygrywają { $names }!
       *[many] Turniej wygrywają { $names }!
    }
tour-no-winner = Żaden gracz nie ma wygranej gry.
tour-line = boomtown, turniej „{ $title }”: { $ranks }
tour-line-rank = { $rank }. { $name } ({ $points })
tour-unreachable = Nie udało się wczytać turnieju. Za chwilę następna próba.
# Przy stole w turnieju.
tour-of-table = Stół turnieju
tour-not-here = jeszcze go nie ma
tour-back = Wróć do turnieju
tour-goes-on = Turniej
tour-goes-on-hint = Klasyfikacja i następna runda są na jego stronie.
tour-screen = Klasyfikacja i następna runda są na waszych telefonach.
tour-full = W turnieju nie ma już miejsca dla kolejnych graczy. Możesz oglądać.
err-no-tournament = Ten turniej nie istnieje albo jest usunięty.
err-tournament = W turnieju to niemożliwe: warunki muszą być dla wszystkich takie same.
err-tournament-over = Turniej dobiegł końca albo trwa już jego ostatnia runda.
err-tournament-games = Gry tej rundy jeszcze trwają.
err-tournament-players = Turniej wymaga 2 graczy.
err-tournament-seat = Nie masz miejsca w tej rundzie.
