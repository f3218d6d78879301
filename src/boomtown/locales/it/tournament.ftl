# Tornei: la loro pagina, la finestra che ne crea uno, i loro tavoli, gli errori.
tour-kicker = Torneo
tour-new = Nuovo torneo
tour-new-hint = Può iscriversi chiunque abbia il link. A ogni turno incontri altri avversari.
tour-name = Nome del torneo
tour-create = Crea il torneo
tour-rounds = Turni
tour-rounds-n =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }
tour-round = Turno { $n }
tour-round-of = Turno { $n } di { $rounds }
tour-round-over = Il turno { $n } di { $rounds } è finito.
tour-round-begun = Comincia il turno { $n }.
# Quanti posti ha ogni tavolo.
tour-seats =
    { $n ->
        [one] tavoli da { $n } giocatore
       *[other] tavoli da { $n } giocatori
    }
tour-invite-text = Vieni a giocare al torneo «{ $title }».
tour-qr-alt = Codice QR con il link a questo torneo
tour-join = Partecipa
tour-join-again = Partecipa di nuovo
tour-start = Inizia il turno { $n }
tour-start-hint = I posti liberi vanno ai bot.
tour-to-table = Al mio tavolo
tour-table-waits = Il tuo tavolo ti aspetta.
tour-title-call = Il tuo tavolo ti aspetta · { $title }
tour-watch-mine = Guarda il mio tavolo
tour-late = Troppo tardi: in questo turno al tuo posto gioca un bot.
tour-wait-games =
    { $n ->
        [one] { $n } partita è ancora in corso.
       *[other] { $n } partite sono ancora in corso.
    }
tour-wait-host = { $name } fa iniziare il torneo.
tour-wait-players = Per un torneo servono 2 giocatori. Invia il link agli amici.
tour-wait-round = Il prossimo turno comincia tra poco.
tour-next-round = Giochi dal prossimo turno.
tour-look = L’ultimo turno è già cominciato. Puoi guardare.
tour-hurry = Inizia subito il turno { $n }
tour-hurry-ask = Iniziare subito il turno { $n }?
tour-hurry-text = Alcune partite di questo turno sono ancora in corso. Contano quando finiscono.
tour-leave = Ritirati
tour-leave-ask = Ritirarsi dal torneo?
tour-leave-text = Nei prossimi turni non hai un posto. Puoi partecipare di nuovo finché non comincia l’ultimo turno.
tour-left = fuori dal torneo
tour-standings = Classifica
tour-rank = Posto
tour-player = Giocatore
tour-points = Punti
tour-won = Vittorie
tour-won-of = { $won } su { $n }
tour-points-line = Una vittoria dà più punti quanto più è rara per il ruolo; una sconfitta non ne dà.
tour-points-name = Come si contano i punti
tour-points-text = Una vittoria dà 10 punti divisi per la quota di partite che il ruolo vince di solito, al massimo 100. Così tutti i ruoli valgono più o meno lo stesso: in cinque, vincere dà circa 20 punti allo sceriffo e circa 55 al rinnegato. A parità di punti e vittorie il posto è lo stesso.
tour-points-are = Punti: { $points }
tour-tables = Tavoli
tour-earlier = Turni precedenti
tour-table = Tavolo { $n }
tour-table-waiting = da iniziare
tour-table-playing = in corso
tour-table-over = finita
tour-watch = Guarda
tour-watch-table = Guarda il tavolo { $n }
tour-replay-table = Replay del tavolo { $n }
tour-no-result = senza risultato
tour-over = Il torneo è finito.
tour-winner =
    { $n ->
        [one] { $names } vince il torneo!
       *[other] { $names } vincono il torneo!
    }
tour-no-winner = Nessun giocatore ha vinto una partita.
tour-line = boomtown, torneo «{ $title }»: { $ranks }
tour-line-rank = { $rank }. { $name } ({ $points })
tour-unreachable = Non è stato possibile caricare il torneo. Prossimo tentativo tra un attimo.
# A un tavolo del torneo.
tour-of-table = Tavolo di un torneo
tour-not-here = non è ancora qui
tour-back = Torna al torneo
tour-goes-on = Il torneo
tour-goes-on-hint = La classifica e il prossimo turno sono sulla sua pagina.
tour-screen = La classifica e il prossimo turno sono sui vostri telefoni.
tour-full = In questo torneo non c’è più posto. Puoi guardare.
err-no-tournament = Questo torneo non esiste o è stato cancellato.
err-tournament = In un torneo non si può: le condizioni devono essere uguali per tutti.
err-tournament-over = Il torneo è finito, o il suo ultimo turno è già cominciato.
err-tournament-games = Alcune partite di questo turno sono ancora in corso.
err-tournament-players = Per un torneo servono 2 giocatori.
err-tournament-seat = In questo turno non hai un posto.
