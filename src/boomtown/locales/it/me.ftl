# La propria pagina: chi sono, a che cosa gioco, che cosa si conserva di me.

ui-me = Io
# Al posto del nome di chi ha cancellato il suo.
ui-somebody = giocatore cancellato

## Chi sono
ui-me-who = Profilo
ui-me-face = Il tuo volto
ui-me-face-n = Volto { $n }
ui-me-save = Salva
ui-me-saved = Salvato.

## Account
ui-me-account = Account
ui-me-absent = Questo server non ha account, quindi qui non hai né profilo né elenco delle tue partite. Puoi giocare anche senza.
ui-me-is-nobody = Nessun accesso effettuato. Gioca come ospite o accedi.
ui-me-is-guest = Giochi come ospite: ti conosce solo questo browser.
ui-me-is-account = Lo stesso nome, volto e partite su ogni dispositivo.
ui-me-make = Crea un account
ui-me-make-hint = Il dispositivo conserva una passkey. La apre la tua impronta, il tuo volto o il PIN; non c’è nessuna password.
ui-me-cannot = Le passkey funzionano agli indirizzi con https o su localhost.
ui-me-sign-in = Accedi
ui-me-sign-in-short = Accedi
ui-me-code-use = Usa un codice di recupero
ui-me-code-label = Codice di recupero
ui-me-code-hint = Sedici lettere e cifre. Ogni codice vale una volta.
ui-me-passkey-n = Passkey { $n }
ui-me-passkey-days = Creata { $made }, ultimo uso { $used }
ui-me-passkey-add = Aggiungi una passkey
ui-me-passkey-rename = Rinomina
ui-me-passkey-rename-of = Rinomina { $name }
ui-me-passkey-name = Nome di questa passkey
ui-me-passkey-drop = Togli
ui-me-passkey-drop-n = Togli la passkey { $n }
ui-me-passkey-ask = Rimuovere { $name }?
ui-me-passkey-text = Questa passkey non aprirà più il tuo account.
ui-me-broken-off = Annullato. Non cambia niente.
ui-me-codes = Codici di recupero
ui-me-codes-left = Codici di recupero rimasti: { $n }
ui-me-codes-new = Nuovi codici
ui-me-codes-once = Ogni codice apre il tuo account una volta, quando non hai una passkey. Conservali: si vedono solo adesso. I codici precedenti non valgono più.
ui-me-codes-ask = Creare nuovi codici?
ui-me-codes-text = I codici che hai adesso smettono subito di funzionare.
ui-me-codes-copy = Copia
ui-me-codes-copied = Copiato
ui-me-codes-save = Salva
ui-me-codes-done = Fatto
ui-me-browsers = Browser con accesso: { $n }
ui-me-sign-out = Esci
ui-me-sign-out-everywhere = Esci ovunque

## Le mie partite
ui-running-games = Le mie partite in corso
ui-me-games = Le mie partite
ui-me-games-none = Ancora nessuna partita. La prossima sarà qui.
# $day è una data, $n il numero di giocatori, $sets a che cosa si gioca.
ui-me-game-line = { $day }, { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
  }, { $sets }
ui-me-game-others = Altri giocatori: { $names }
ui-me-game-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bot
}
ui-me-game-series = Serie { $score }
ui-me-game-turn = Tocca a te
ui-me-game-due = entro { $time }
ui-me-game-waits = tocca a un altro giocatore
ui-me-game-share = Condividi la partita: { $title }
ui-me-filter-result = Risultato
ui-me-filter-all = Tutti i risultati
ui-me-filter-all-games = Tutti i giochi
ui-me-games-none-found = Nessuna partita così.
ui-me-game-running = in corso
ui-me-game-given-up = interrotta
ui-me-game-won = vinta
ui-me-game-lost = persa
ui-me-game-watch-at = Rivedi: { $title }, { $day }
ui-me-game-back-to = Al tavolo: { $title }, { $day }
ui-me-more = Mostra altro

## Statistiche
ui-me-statistics = Statistiche
ui-me-statistics-none = Ancora nessuna partita finita.
ui-me-by-game = Per gioco
ui-me-by-role = Per ruolo
ui-me-by-character = Per personaggio
ui-me-by-set = Per espansione
# $won partite vinte su $n; $share è lo stesso in percentuale.
ui-me-won-of = vinte: { $won } su { $n } ({ $share })

## Valutazioni
ui-me-ratings = Valutazioni
ui-me-rated = Valuta le mie partite
ui-me-rated-hint = Contano le partite con almeno due persone, anche se te ne vai: ricevi il risultato della tua parte. Le tue valutazioni le vedi solo tu, a meno che il tuo profilo sia pubblico; se le spegni, si cancellano.
ui-me-ratings-none = Ancora nessuna partita conta.
ui-me-ratings-scale = La media è 1500. La forza vera sta nell’intervallo dopo ± in 19 casi su 20.
# $rating e $within sono numeri come testo, $n conta le partite.
ui-me-rating = { $rating } ± { $within }
ui-me-rating-bot = Bot: { $name }
ui-me-rating-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
  }

## I miei dati
ui-me-data = I miei dati
ui-me-data-hint = Cancellando spariscono il tuo account, le tue statistiche e il tuo nome a tutti i tavoli. Le partite restano, senza il tuo nome.
ui-me-export = Scarica tutto
ui-me-delete = Elimina i miei dati
ui-me-delete-sure = Cancella per sempre
ui-me-delete-ask = Cancellare tutto ciò che ti riguarda?
ui-me-delete-text = Il tuo account, le tue partite nell’elenco e le tue valutazioni vengono cancellati. Non si può annullare.
ui-me-deleted = Tutto ciò che ti riguarda è cancellato.

## Un altro servizio per accedere
ui-me-elsewhere = Accedi con { $name }
ui-me-elsewhere-add = Accedi anche con { $name }
ui-me-elsewhere-on = Puoi accedere anche con { $name }.
ui-me-elsewhere-drop = Scollega
ui-me-elsewhere-ask = Togliere l’accesso con { $name }?
ui-me-elsewhere-text = Non potrai più accedere con questo servizio.
err-signin-denied = Lì manca il tuo permesso. Non cambia niente.
err-signin-failed = L’altro servizio non risponde come dovrebbe. Riprova più tardi.
err-signin-late = È passato troppo tempo, o ha iniziato un altro browser. Riprova.
err-signin-taken = Non si può: ogni identità apre un solo account e ogni account ne ha una.

## E-mail quando tocca a me
ui-me-mail = E-mail
ui-me-mail-hint = Ai tavoli a distanza: una e-mail quando tocca a te e non ci sei. Non mandiamo altro.
ui-me-mail-label = Indirizzo e-mail
ui-me-mail-send = Mandami un link
ui-me-mail-again = Manda di nuovo il link
ui-me-mail-wait = Un link è in viaggio verso { $address }. Aprilo entro un giorno e le e-mail cominciano.
ui-me-mail-on = Le e-mail vanno a { $address }.
ui-me-mail-drop = Niente più e-mail
ui-mail-confirm = Scrivimi quando tocca a me
ui-mail-confirmed = Da adesso una e-mail ti dice quando tocca a te.
ui-mail-stop = Non mandarmi più e-mail
ui-mail-stopped = A questo indirizzo non arrivano più e-mail.
err-bad-mail = Questo non è un indirizzo e-mail.
err-bad-link = Il link non è più valido. Chiedine uno nuovo.
err-mail-unsent = Impossibile mandare la e-mail. Controlla l’indirizzo o riprova più tardi.
err-many-mails = Per ora bastano le e-mail. Riprova domani.

## Che cosa va storto
err-bad-passkey = Questa passkey non va. Riprova.
err-bad-code = Questo codice di recupero non è valido. Ognuno vale una volta.
err-no-me = In questo browser nessuno ha fatto l’accesso.
err-last-passkey = È la tua ultima passkey. Prima aggiungine un’altra.

ui-me-people = Con chi ho giocato
# $n partite delle ultime cento, $day è una data.
ui-me-people-games = { $n ->
    [one] { $n } partita insieme, il { $day }
   *[other] { $n } partite insieme, l’ultima il { $day }
}
ui-me-people-hint = «Invita di nuovo» apre un tavolo come quello della vostra ultima partita. Manda il link.
ui-me-people-invite = Invita di nuovo
ui-me-people-invite-of = Invita di nuovo { $name }
ui-me-people-block = Blocca
ui-me-people-block-of = Blocca { $name }
ui-me-people-block-ask = Bloccare { $name }?
ui-me-people-block-text = Non potrà sedersi ai tuoi tavoli e le partite casuali non vi metteranno insieme. Al tuo posto non vedi che cosa scrive.
ui-me-people-unblock = Sblocca
ui-me-people-unblock-of = Sblocca { $name }
ui-me-people-blocked = In blocco
