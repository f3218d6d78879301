# La partita del giorno: la voce sulla pagina iniziale, il risultato, gli errori.
daily-title = Partita del giorno
daily-table = Partita del giorno, { $date }
daily-offer = { $date }: le stesse carte per tutti, un solo tentativo
daily-running = { $date }: la tua partita è in corso
daily-over =
    { $result ->
        [won] { $date }: hai vinto
       *[lost] { $date }: hai perso
    }
daily-line =
    boomtown, partita del { $date }: { $result ->
        [won] vinta
       *[lost] persa
    } dopo { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }, { $lives ->
        [0] nessun punto vita rimasto
        [one] { $lives } punto vita rimasto
       *[other] { $lives } punti vita rimasti
    }, { $hits ->
        [one] { $hits } colpo a segno
       *[other] { $hits } colpi a segno
    }
daily-numbers =
    { $n ->
        [0] Ancora nessuno l’ha finita.
        [one] L’ha finita { $n } persona.
       *[other] L’hanno finita { $n } persone, percentuale di vittorie: { $share }.
    }
daily-next = La prossima arriva a mezzanotte UTC.
daily-copy = Copia il risultato
daily-share = Condividi il risultato
daily-copied = Risultato copiato
daily-copy-failed = Qui non si può copiare. Seleziona la riga e copiala.
daily-fair = La partita del giorno è uguale per tutti. Per questo la distribuzione nasce solo dal server, dalla data e da una chiave segreta, e i browser dei giocatori non aggiungono numeri. La sua impronta era pubblica prima della partita.
err-daily = Nella partita del giorno non si può: deve essere uguale per tutti.
err-daily-played = Conta solo il primo tentativo, e lo hai già iniziato. La prossima arriva a mezzanotte UTC.
