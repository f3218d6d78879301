# Parole della pagina intorno al gioco: pagina iniziale, attesa, tavolo, fine, aiuto, errori.
# Nomi di carte e personaggi: cards.ftl. Che cosa succede in partita: game.ftl.

## Generale
ui-language = Lingua
ui-language-name = Italiano
ui-close = Chiudi
ui-cancel = Annulla
ui-back-home = Alla pagina iniziale
ui-loading = Un momento
ui-you = tu
ui-you-name = { $name } (tu)
ui-and-more = e altre { $n }
# Valore e seme di una carta nel testo: lo stesso di rank-suit in cards.ftl.
ui-rank-suit = { rank-suit }
# Una carta per chi usa un lettore di schermo. $card è il nome, $place la riga sopra.
ui-card-full = { $card } ({ $place })

## Testata della pagina
ui-theme-night = Notte
ui-theme-noon = Mezzogiorno
ui-theme-to-night = Passa alla notte
ui-theme-to-noon = Passa al mezzogiorno
ui-sound-on = Attiva i suoni
ui-sound-off = Disattiva i suoni
ui-sound-offer = Giocare con i suoni?
ui-sound-none = Senza suoni
ui-volume = Volume
ui-menu = Menu
ui-help = Aiuto e tasti
ui-about = Il progetto e gli autori
ui-skip-to-prompt = Vai alla domanda

## Pagina iniziale
ui-tagline = Un tavolo per BANG! nel tuo browser. Da 2 a 8 giocatori, persone o bot.
ui-tagline-short = BANG! a un solo tavolo, nel browser
ui-your-name = Il tuo nome
ui-no-account = Non serve un account.
ui-play-now = Gioca subito
ui-play-now-hint =
    { $game ->
        [bang] Tu e 4 bot, gioco base. Si comincia subito.
        [dice] Tu e 4 bot. Si comincia subito.
        [duel] Tu contro un bot. Si comincia subito.
       *[other] Tu e alcuni bot. Si comincia subito.
    }
ui-go-on = La tua partita continua: { $title }
ui-new-table = Nuovo tavolo
ui-tournament = Torneo
ui-join = Siediti con un link o un codice
ui-join-short = Siediti
ui-open-tables = Tavoli aperti
ui-more-tables = Mostra altri tavoli
ui-open-tables-count = { $waiting ->
    [one] { $waiting } in attesa
   *[other] { $waiting } in attesa
  }, { $running ->
    [one] { $running } da guardare
   *[other] { $running } da guardare
  }
ui-open-tables-waiting = { $waiting ->
    [one] { $waiting } in attesa
   *[other] { $waiting } in attesa
  }
ui-open-tables-running = { $running ->
    [one] { $running } da guardare
   *[other] { $running } da guardare
  }
ui-no-open-tables = Nessun tavolo aperto in questo momento. Aprine uno o gioca con i bot.
ui-tables-unreachable = Non è possibile caricare l’elenco dei tavoli. Nuovo tentativo tra poco.
ui-table-line = { $sets } (ospita { $host })
ui-sets-base = Gioco base
ui-sets-bonus = Gioco base e personaggi bonus
ui-seats-taken = { $humans ->
    [one] { $humans } persona
   *[other] { $humans } persone
  }, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bot
  }, { $open ->
    [one] { $open } posto libero
   *[other] { $open } posti liberi
  }
ui-sit = Siediti
ui-sit-at = Siediti: { $title }
ui-watch = Guarda
ui-watch-at = Guarda: { $title }
ui-footer = Progetto amatoriale, non ufficiale e non commerciale. BANG! è un marchio del suo editore.

## Nuovo tavolo
ui-players = Giocatori
ui-players-n = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
ui-table-name = Nome del tavolo
ui-with-sets = Gioca con
ui-bonus-hint = Altri 5 personaggi da distribuire.
ui-bots = Bot
ui-bots-fill = All’inizio riempi i posti liberi con i bot
ui-bots-n = { $n ->
    [0] Nessun bot
    [one] { $n } bot
   *[other] { $n } bot
}
ui-who-can-join = Chi può sedersi
ui-public = Chiunque: il tavolo è sulla pagina iniziale
ui-private = Solo chi ha il link
ui-timer = Tempo per rispondere
ui-timer-none = Nessun limite
ui-timer-n = { $n } s
ui-timer-hint = Poi risponde un bot, ma solo a quella domanda.
ui-open-table = Apri il tavolo

## Preparare un tavolo
ui-presets = Partite già composte
ui-sets = Si gioca con
ui-options = Varianti
ui-options-other = Varianti di altre espansioni: { $n }
ui-cards-n = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
ui-characters-n = { $n ->
    [one] { $n } personaggio
   *[other] { $n } personaggi
}
ui-events-n = { $n ->
    [one] { $n } evento
   *[other] { $n } eventi
}
ui-needs-sets = Richiede: { $sets }.
ui-needs-players = Solo con questo numero di giocatori: { $players }.
ui-wrong-sets = { $n ->
    [one] Per { $n } giocatore occorre { $sets }.
   *[other] Per { $n } giocatori occorre { $sets }.
}
ui-wrong-people = { $n ->
    [one] Persone al tavolo: { $people }. { $n } posto non basta.
   *[other] Persone al tavolo: { $people }. { $n } posti non bastano.
}
ui-mend-add = Aggiungi { $sets }
ui-mended = Adesso si può cominciare.
ui-roles = Carte ruolo: { $roles }
ui-roles-open = Carte ruolo scoperte: { $roles }
ui-sheriff-n = { $n ->
    [one] { $n } sceriffo
   *[other] { $n } sceriffi
}
ui-deputy-n = { $n ->
    [one] { $n } vice
   *[other] { $n } vice
}
ui-outlaw-n = { $n ->
    [one] { $n } fuorilegge
   *[other] { $n } fuorilegge
}
ui-renegade-n = { $n ->
    [one] { $n } rinnegato
   *[other] { $n } rinnegati
}
ui-option-is = { $option }: { $value }
ui-option-no = { $option }: no
ui-see-cards = Vedi le carte
ui-set-cards = Carte: { $set }

## Sedersi a un tavolo
ui-join-title = Siediti a un tavolo
ui-join-label = Link o codice
ui-join-hint = Incolla il link che hai o scrivi il codice del tavolo.
ui-join-bad = Non è né un link né un codice. Un codice è fatto così: { $example }
ui-go = Vai

## Attesa dei giocatori
ui-lobby-title = In attesa dei giocatori
ui-lobby-code = Codice { $code }
ui-invite-share = Condividi
ui-invite-qr = Codice QR
ui-invite-here = Questo link funziona solo su questo computer. Per i telefoni, apri boomtown con l’indirizzo di questo computer nella rete.
ui-invite-qr-alt = Codice QR del link a questo tavolo
ui-invite-text = Vieni a giocare al tavolo «{ $title }».
ui-screen-open = Mostra su un grande schermo
ui-screen-hint = Giocate nella stessa stanza? Aprite { $address } su una TV o un portatile: mostra il tavolo.
ui-screen-join = Inquadra il codice con il telefono e siediti
ui-screen-free = { $n ->
    [0] Tutti i posti sono occupati
    [one] { $n } posto libero
   *[other] { $n } posti liberi
}
ui-screen-full = Schermo intero
ui-screen-again = Avviate la prossima partita dai telefoni.
ui-seat-invite = Invita qualcuno a questo posto
ui-lobby-talk = Chat
ui-lobby-share = Manda questo link a chi vuoi invitare:
ui-copy-link = Copia il link
ui-copied = Link copiato
ui-copy-failed = Qui non si può copiare. Seleziona il link e copialo.
ui-seat-open = Posto libero
ui-seat-host = ospita
ui-seat-away = Assente
ui-seat-n = Posto { $n }
ui-bot-add = Aggiungi un bot
ui-bot-remove = Togli il bot
ui-bot-at = Bot, posto { $n }
ui-take-seat = Siediti
ui-start = Inizia la partita
ui-start-hint = I posti liberi vanno ai bot.
ui-wait-host = Avvia la partita { $name }.
ui-lobby-watching = Stai guardando. Per giocare prendi un posto libero.
ui-lobby-invited = { $name } ti invita a giocare a { $game } a questo tavolo. Prendi un posto libero.
ui-leave = Esci
ui-rules-of-table = Che cosa si gioca
ui-change-table = Modifica le impostazioni
ui-save = Salva
ui-watchers = { $n ->
    [one] { $n } persona guarda
   *[other] { $n } persone guardano
}
bot-greenhorn = novellino
bot-greenhorn-line = Segue regole semplici e ricorda chi ha sparato a chi.
bot-cowhand = cowboy
bot-cowhand-line = Risponde in fretta e gioca ogni ruolo a modo suo.
bot-marshal = maresciallo
bot-marshal-line = Guarda avanti e valuta ogni risposta.
bot-hothead = testa calda
bot-hothead-line = Prima spara, poi pensa.
bot-timid = timido
bot-timid-line = Risparmia carte e vite.
bot-loyalist = fedele
bot-loyalist-line = Difende la sua parte fino alla fine.
bot-random = caso
bot-random-line = Lascia tutto al caso.
ui-bot-level = Livello del bot, posto { $n }

## Tavolo
ui-table-of = Tavolo { $title }
ui-turn-no = turno { $n }
ui-round-no = partita { $n }
ui-players-around = Giocatori
ui-middle = Mazzo, scarti e carte scoperte
ui-my-place = Il mio posto
ui-my-hand = La mia mano
ui-my-cards = Carte davanti a te
ui-cards-of = Carte davanti a { $name }
ui-deck = Mazzo
ui-discards = Scarti
ui-deck-n = Mazzo { $n }
ui-discards-n = Scarti { $n }
ui-aim-second = Scegli il secondo bersaglio
ui-zone-n = { $zone }: { $n }
ui-hand-open = Mano scoperta
ui-tokens-n = { $n ->
    [one] 1 segnalino
   *[other] { $n } segnalini
}
ui-row = Emporio
ui-looking = Queste carte le vedi solo tu
ui-turned = Carte scoperte
ui-checked = Estrazione: { $cause }
ui-take-back = Annulla
ui-put-back = Annulla la scelta
ui-end-turn = Termina il turno
ui-play-hint = Scegli una carta da giocare o termina il turno.
ui-look-at = Guarda da vicino
ui-play-it = Gioca
ui-play-as = Gioca come { $kind }
ui-you-role =
    { $role ->
        [sceriffo] Sei lo sceriffo
        [vice] Sei un vice
        [fuorilegge] Sei un fuorilegge
        [rinnegato] Sei un rinnegato
       *[other] Il tuo ruolo: { $role }
    }
ui-lives-of = { $life } su { $max }
ui-lives-change = { $from } → { $to }
ui-chance = { $a } su { $b }
ui-costs-life = { $n ->
    [one] costa { $n } punto vita
   *[other] costa { $n } punti vita
}
ui-watching = Stai guardando
ui-watching-hint = Le carte in mano e i ruoli segreti non li vedi.
ui-chip-turn = Turno
ui-chip-turn-text = È il turno di questo giocatore.
ui-chip-answers = Risponde
ui-chip-answers-text = La partita aspetta la risposta di questo giocatore.
ui-away = Assente, gioca un bot
ui-away-name = Assente: { $name }
ui-out-was = Fuori dal gioco ({ $role })
ui-role-hidden = Ruolo sconosciuto
ui-role-hidden-text = Il ruolo resta segreto finché il giocatore non esce di scena. Solo quello dello sceriffo è noto. Apri il giocatore per annotare la tua ipotesi.
ui-choose-target = Scegli il bersaglio: { $card }
ui-choose-target-detail = Clicca su un giocatore evidenziato o premi il suo numero.
ui-choose-which = { $name }: quale carta?
ui-choose-which-hand = Una carta a caso dalla mano
ui-spend = Spendi pepite
ui-spend-which = Scegli per che cosa paghi
ui-choose-as = Come giochi la carta { $card }?
ui-confirm-again = Clicca di nuovo sulla carta o sul pulsante.
ui-your-own-seat = tu
ui-cannot-now = Adesso non si può

## Attesa
ui-my-turn = Tocca a te
ui-wait-play = { $name } gioca
ui-wait-shot = { $name } risponde a un colpo
ui-wait-indians = { $name } risponde all’attacco degli indiani
ui-wait-duel = { $name } risponde nel duello
ui-wait-rescue = { $name } sta morendo
ui-wait-store = { $name } prende una carta
ui-wait-draw = { $name } pesca
ui-wait-discard = { $name } scarta
ui-wait-character = { $name } sceglie un personaggio
ui-wait-other = { $name } decide
ui-wait-all = Il tavolo si prepara
ui-late-bot = Troppo tardi: questa volta risponde un bot per te.

## Posti per chi usa un lettore di schermo
ui-seat-name = { $character }, { $player }
ui-seat-lives = { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
} su { $max }
ui-seat-hand = { $n ->
    [0] nessuna carta in mano
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
ui-seat-distance = distanza { $n }
ui-seat-distance-text = Si contano i posti per la via più breve, poi le carte come Mustang. Per sparare serve un’arma con questa gittata.
ui-lives-name = Punti vita
ui-lives-text = Chi perde l’ultimo punto vita esce di scena, se una Birra non lo salva in tempo.
ui-hand-name = Carte in mano
ui-hand-text = Si vede solo quante sono. Alla fine del turno di solito si tengono tante carte quanti sono i punti vita.
ui-deck-text = Le carte rimaste. Quando il mazzo finisce, gli scarti si rimescolano in un mazzo nuovo.
ui-discards-text = Qui finiscono le carte giocate e scartate. La prima carta è scoperta.
ui-seat-role = ruolo: { $role }
ui-seat-jailed = in prigione
ui-seat-turn = di turno
ui-seat-asked = deve rispondere
ui-seat-target = si può scegliere, tasto { $n }
ui-seat-table = carte in gioco: { $cards }

## Cronaca
ui-log = Cronaca
ui-log-open = Apri la cronaca
ui-log-empty = Ancora niente.
ui-log-mine = Il tuo turno
ui-log-begin = Inizio
ui-log-taken-back = annullato
ui-newest = Alla riga più recente
ui-say = Di’ qualcosa al tavolo
ui-talk-costs =
    Parlare ora ti costa { $n ->
        [one] { $n } punto vita
       *[other] { $n } punti vita
    }
ui-talk-again =
    Invia ancora una volta e perdi { $n ->
        [one] { $n } punto vita
       *[other] { $n } punti vita
    }
ui-send = Invia
ui-said = { $name }: { $text }

## Una carta o un personaggio in grande
ui-card-brown = Carta marrone, si gioca e si scarta
ui-card-blue = Carta blu, resta in gioco
ui-card-black = Carta nera, resta in gioco
ui-card-orange = Carta Pericolosa, resta in gioco con le sue cariche
ui-card-wagon = Vagone, resta in gioco e vale come una carta blu
ui-card-engine = Locomotiva, agisce al capolinea
ui-card-station = Stazione: il suo prezzo dà il vagone che vi si trova
ui-card-weapon = Arma, gittata { $n }
ui-card-copies = { $n } nel mazzo: { $places }
ui-card-in-play = In gioco: { $names }
ui-char-lives = { $n ->
    [one] Comincia con { $n } punto vita
   *[other] Comincia con { $n } punti vita
}
ui-char-played-by = Personaggio di { $name }
ui-role-of-you = Il tuo ruolo
ui-role-goal = Obiettivo
ui-previous-card = Carta precedente
ui-next-card = Carta successiva
ui-reach-of = Gittata { $n }

## Raccolta delle carte
ui-learn = Lezioni
ui-learn-offer = Mai giocato? Impara in dieci minuti
ui-rules = Regole
ui-board-title = Analisi delle posizioni
ui-to-board = Analizza la posizione
ui-puzzles = Problemi
ui-rules-all = Tutte le regole
ui-rules-search = Cerca nelle regole
ui-rules-english = Le regole numerate sono in inglese.
ui-rules-found = { $n ->
    [one] Trovato { $n } punto
   *[other] Trovati { $n } punti
}
ui-rules-proofs = Scenari: { $n }
ui-rules-link = Link a questa regola
ui-rules-contents = Indice
ui-rule-of = Nelle regole
ui-all-cards = Tutte le carte
ui-about-card = Tutto su questa carta
ui-new-tab = si apre in una nuova scheda
ui-search-cards = Cerca nei nomi e nelle regole
ui-filter-set = Gioco ed espansioni
ui-filter-kind = Tipo di carta
ui-filter-any = Tutto
ui-filter-sets = Tutti i set
ui-filter-kinds = Tutti i tipi
ui-sort-brown = Carte marroni
ui-sort-blue = Carte blu
ui-sort-green = Carte verdi
ui-sort-black = Carte nere
ui-sort-orange = Carte arancioni
ui-sort-wagon = Vagoni
ui-sort-engine = Locomotive
ui-sort-station = Stazioni
ui-sort-character = Personaggi
ui-sort-event = Eventi
ui-found-n = Trovate: { $n }
ui-found-none = Nessun risultato.
ui-filter-reset = Mostra tutto
ui-what-if = E se …
ui-card-green = Carta verde, prima si mette in gioco, si usa in un turno successivo
ui-card-event = Evento, vale per tutti
ui-event-round = Vale fino al prossimo evento.
ui-event-enters = Avviene una volta sola, quando entra in gioco.
ui-event-turn-start = Avviene all’inizio di ogni turno.
ui-event-phase-1 = Cambia la fase di pesca di ogni turno.
ui-event-phase-1-end = Avviene alla fine di ogni fase di pesca.
ui-event-turn-end = Avviene alla fine di ogni turno.
ui-event-last = L’ultima carta del suo mazzo.
ui-event-bonus = Una carta bonus, si può lasciare fuori.
ui-previous = Precedente
ui-next = Successiva

## Fine della partita
end-you-win = Hai vinto
end-you-lose = Hai perso
end-law = Vince la legge
end-outlaws = Vincono i fuorilegge
end-renegade = { $renegades ->
    [one] Vince il rinnegato
   *[other] Vince uno dei rinnegati
}
end-law-why = { $renegades ->
    [one] I fuorilegge e il rinnegato sono fuori dal gioco.
   *[other] I fuorilegge ed entrambi i rinnegati sono fuori dal gioco.
}
end-outlaws-why = { $renegades ->
    [one] Lo sceriffo è fuori dal gioco e il rinnegato non è rimasto solo.
   *[other] Lo sceriffo è fuori dal gioco e nessuno dei rinnegati è rimasto solo.
}
end-renegade-why = { $renegades ->
    [one] Lo sceriffo è fuori dal gioco e resta solo il rinnegato.
   *[other] Lo sceriffo è fuori dal gioco e resta solo un rinnegato.
}
end-won = { $role ->
    [sheriff] Sceriffo: vittoria
    [deputy] Vice: vittoria
    [outlaw] Fuorilegge: vittoria
   *[renegade] Rinnegato: vittoria
}
end-lost = { $role ->
    [sheriff] Sceriffo: sconfitta
    [deputy] Vice: sconfitta
    [outlaw] Fuorilegge: sconfitta
   *[renegade] Rinnegato: sconfitta
}
end-alive = { $life ->
    [one] Resta { $life } punto vita
   *[other] Restano { $life } punti vita
}
end-out = Fuori dal gioco
end-out-by = Fuori al turno { $n } ({ $name })
end-out-turn = Fuori al turno { $n }
end-winners = Chi ha vinto
end-others = Gli altri
end-one-more = Un’altra?
end-one-more-hint = Stesso tavolo, nuova partita.
end-keep = Tengo il personaggio
end-rotate = La stella passa al posto successivo
end-again = Gioca ancora
end-again-by = Un’altra partita: { $names }
end-again-in = Inizia tra { $time }, o appena la vogliono tutti.
end-again-asked = In attesa degli altri
end-again-now = Inizia senza aspettare
end-look-back = Torna al tavolo
end-to-result = Torna al risultato
end-seed = Seed della partita
curve-title = Le probabilità nei turni
ui-chance-of = { $side } { $chance }
curve-law = Legge
curve-outlaws = Fuorilegge
curve-renegade = Rinnegato
curve-end = Il risultato
curve-turn = Turno { $n }
curve-reveals = I ruoli rivelati:
curve-swings = Le svolte più grandi
curve-card = carta
curve-choice = scelta
curve-luck = fortuna
curve-open = Rivedi da qui
curve-values = Tutti i valori
curve-hint = Stima da tutte le carte e i ruoli. L’errore è di circa { $n } %. Le frecce scorrono i turni.
curve-hint-seat = Stima da ciò che { $name } sa in quel momento. L’errore è di circa { $n } %. Le linee sottili sono del tavolo scoperto. Le frecce scorrono i turni.
curve-of-seat = Cosa sa { $name }: { $values }
curve-of-all = Tutto scoperto: { $values }
curve-rough = Una stima approssimativa: in partite simili il modello ha mancato il suo obiettivo.
# The player's own guess at a hidden role, in the dialog of the seat; $n: guesses, $right: those that came true.
guess-title = La tua ipotesi
guess-hint = La vedi solo tu.
guess-seat = la tua ipotesi: { $role }
guess-score = Ipotesi giuste sui ruoli: { $right } su { $n }
# Probabilities of the hidden roles, for a learner; $me: whether the reader has opened it.
who-title = Chi è chi
who-ask = Una stima dei ruoli segreti da ciò che vedi tu. Da quando la apri, tutti i giocatori vedono fino alla fine della partita che la usi.
who-open = Apri, lo vedranno tutti
who-hint = Una stima da ciò che vedi tu. Tutti i giocatori vedono che è aperta.
who-acts = Che cosa ha cambiato di più la stima
who-none = Finora niente dice qualcosa di questo giocatore.
who-all = Conosci tutti i ruoli.
who-seat = ha aperto «Chi è chi»
note-who =
    { $me ->
        [who] Hai aperto «Chi è chi»
       *[other] { $who } ha aperto «Chi è chi»
    }
err-who-watching = Solo chi gioca al tavolo può aprire «Chi è chi».
err-who-rated = Questa partita conta per i punteggi, quindi «Chi è chi» non si può aprire.
err-who-known = In questa partita conosci già tutti i ruoli.
end-figures = La partita in cifre
end-figure-player = Giocatore
end-figure-shots = Spari
end-figure-hits = Colpi a segno
end-figure-dodges = Schivate
end-figure-damage = Danni
end-figure-luck = Il colpo di fortuna
end-luck-check = { $source }: { $card }
end-luck-throw = { $n } × { $face }
end-fairness = Correttezza
end-deciding = Il turno decisivo
end-picture-share = Condividi un’immagine
end-picture-save = Salva un’immagine

## Connessione
ui-connecting = Connessione in corso
ui-lost = Connessione persa. { $n ->
    [0] Tentativo in corso.
    [one] Nuovo tentativo tra { $n } secondo.
   *[other] Nuovo tentativo tra { $n } secondi.
}
ui-try-now = Prova subito
ui-new-version = Il server ha una nuova versione. La pagina si ricarica appena non tocca a te.
ui-back-again = La connessione è tornata.
ui-elsewhere = Il tuo posto è aperto in un’altra scheda.
ui-elsewhere-hint = Qui la partita si può solo guardare.
ui-take-here = Riprendi il posto qui
ui-new-game-starts = Comincia la prossima partita.

## Tasti
ui-keys-title = Tasti
ui-keys-answers = La risposta con questo numero
ui-keys-arrows = Scorri la mano, i posti e le risposte
ui-keys-numbers = Risposta o bersaglio con questo numero; nel tuo turno la carta con questo numero
ui-keys-enter = Scegli, gioca, rispondi
ui-keys-esc = Annulla la scelta, chiudi
ui-keys-end = Termina il turno
ui-keys-undo = Annulla
ui-keys-log = Cronaca
ui-keys-info = Guarda da vicino la carta o il giocatore
ui-keys-signs = Spiega i segni sul tavolo, uno dopo l’altro
ui-keys-hand = Alla mano
ui-keys-prompt = Alla domanda
ui-keys-help = Questo aiuto
ui-how-title = Come si gioca
ui-how-1 = Ognuno ha un ruolo segreto. Si conosce solo lo sceriffo.
ui-how-2 = I fuorilegge vogliono eliminare lo sceriffo. Lo sceriffo e i vice vogliono eliminare i fuorilegge e ogni rinnegato. Un rinnegato vuole restare in gioco da solo.
ui-how-3 = Nel tuo turno peschi 2 carte, giochi quello che vuoi e tieni tante carte quanti sono i tuoi punti vita.
ui-how-4 = Per turno puoi giocare 1 carta BANG! su qualcuno a tiro. Una carta Mancato! la ferma.
ui-how-5 = Perché adesso una cosa non si può fare? Cliccaci e vedi il motivo. Ogni carta e ogni personaggio si apre in grande con le sue regole.

## Il progetto
ui-about-what = boomtown è un tavolo nel browser per il gioco di carte BANG! e per The Dice Game: a codice aperto, gratuito, senza account e senza server esterni.
ui-about-licence = Programma: licenza MIT. Codici QR: lean-qr di David Evans, licenza MIT.
ui-about-icons = Simboli: game-icons.net di Lorc, Delapouite, Skoll, John Colburn e altri, CC BY 3.0, colorati e ritagliati.
ui-about-fonts = Caratteri: Besley di Owen Earl e Archivo di Omnibus-Type, entrambi con SIL Open Font License.
ui-about-art = Ritratti, carte, dadi e strada sono disegni del progetto.

## Errori
err-malformed = Il messaggio non è comprensibile. Non è cambiato nulla.
err-no-table = Questo tavolo non esiste più. Chiedi un nuovo link.
err-full = Il tavolo è al completo. Puoi guardare.
err-running = La partita è in corso. Puoi guardare.
err-bad-name = Un nome ha da 1 a 24 caratteri.
err-bad-setup = Queste impostazioni non vanno insieme.
err-bad-token = Questo posto è di un’altra persona. Puoi guardare.
err-not-host = Può farlo solo chi ospita.
err-not-asked = Adesso la domanda non è per te.
err-illegal = Adesso non si può.
err-stale = La partita è andata avanti. Guarda di nuovo.
err-no-undo = Non c’è niente da annullare.
err-elsewhere = Il tuo posto è aperto in un’altra scheda.
err-other-version = La tua partita è su un server di un’altra versione. La pagina lo sta cercando.
err-too-big = È troppo lungo.
err-too-many = Troppi messaggi. Aspetta un momento.
err-not-found = A questo indirizzo non c’è niente.
err-bots = Questo bot non esiste o non c’è posto.
err-server = Errore del server. Riprova.
err-busy = Il server è occupato. Riprova tra poco.
err-ending = Il server si sta riavviando. Riprova tra poco.
err-network = Il server non risponde. Riprova tra poco.

## Mira: il titolo della domanda dopo la scelta di una carta
ui-aim-bang = Scegli a chi sparare
ui-aim-panic = Scegli a chi prendere una carta
ui-aim-cat-balou = Scegli chi perde una carta
ui-aim-duel = Scegli chi sfidare
ui-aim-jail = Scegli chi va in prigione
ui-aim-self = Hai scelto te. Se lo vuoi davvero, scegliti di nuovo.

## I simboli delle carte, una riga ciascuno
symbol-title = I simboli
symbol-reticle = Un effetto BANG!
symbol-range = Gittata { $n }
symbol-reach = A tiro della tua arma
symbol-near = A distanza { $n }, le armi non servono
symbol-farther = Gli altri ti vedono a distanza +{ $n }
symbol-closer = Vedi gli altri a distanza −{ $n }
symbol-any-distance = A qualsiasi distanza
symbol-everybody = Tutti; se anche tu, lo dice la regola
symbol-person = Chiunque in gioco, anche tu
symbol-dodge = Un effetto Mancato!
symbol-heart-plus = { $n ->
    [one] Recupera { $n } punto vita
   *[other] Recupera { $n } punti vita
}
symbol-draw = { $n ->
    [one] Pesca { $n } carta
   *[other] Pesca { $n } carte
}
symbol-take = Prendi una carta a qualcuno
symbol-discard = Qualcuno scarta una carta
symbol-turn-up = Un’estrazione: scopri la carta in cima al mazzo
symbol-pay = { $n ->
    [one] Costa anche { $n } altra carta della mano
   *[other] Costa anche { $n } altre carte della mano
}
symbol-stays = Resta in gioco
symbol-waits = Prima mettila in gioco: puoi usarla dal tuo prossimo turno
symbol-waits-shot = Prima mettila in gioco: puoi usarla dal turno di chi viene dopo di te
symbol-or = Uno di questi, a tua scelta
symbol-crossed-pistols = Un effetto Duello
symbol-again = Un altro turno
symbol-cancel = Ferma una carta giocata solo contro di te, ma non un effetto BANG!
symbol-keep-life = Un punto vita non si perde
symbol-any-card = Ogni carta della mano vale come BANG!
symbol-no-diamonds = I quadri giocati dagli altri non hanno effetto su di te
symbol-tombstone = Qualcuno fuori dal gioco
symbol-broken-heart = Quando perdi un punto vita
symbol-broken-heart-many = { $n ->
    [one] Toglie { $n } punto vita
   *[other] Toglie { $n } punti vita
}
symbol-draw-more = Nella fase 1 pesca { $n } in più
symbol-turn-up-many = { $n ->
    [one] Un’estrazione: scopri { $n } carta del mazzo
   *[other] Un’estrazione: scopri { $n } carte del mazzo
}
symbol-turn-up-more = In un’estrazione scopri { $n } in più e scegli
symbol-hand-many = A fine turno puoi tenere { $n } carte
symbol-discard-many = { $n ->
    [one] Scarta { $n } carta
   *[other] Scarta { $n } carte
}
symbol-pass-many = { $n ->
    [one] Dai { $n } carta a sinistra
   *[other] Dai { $n } carte a sinistra
}
symbol-nugget-more = { $n ->
    [one] Prendi { $n } pepita
   *[other] Prendi { $n } pepite
}
symbol-nugget-less = { $n ->
    [one] Paga { $n } pepita
   *[other] Paga { $n } pepite
}
symbol-load-less = { $n ->
    [one] Costa 1 carica di questa carta
   *[other] Costa { $n } cariche di questa carta
}
symbol-load-more = { $n ->
    [one] Prendi 1 carica
   *[other] Prendi { $n } cariche
}
symbol-upgrade-many = { $n ->
    [one] Potenziamento: 1 carica paga ciò che segue
   *[other] Potenziamento: { $n } cariche pagano ciò che segue
}
symbol-redo = L’estrazione si ripete
symbol-back-hand = La carta torna nella tua mano
symbol-no-dodge = Non si può annullare
symbol-not-allowed = Non ha effetto
symbol-revolver = Una carta BANG!
symbol-arrow-cluster = La carta Indiani!
symbol-train = Il treno avanza
symbol-last = Fino al capolinea
symbol-copy = Fa ciò che fa lo scarto in cima
symbol-wagon = Un vagone
symbol-wagon-many = { $n ->
    [one] 1 vagone
   *[other] { $n } vagoni
}
symbol-swap-cards = Due carte in gioco cambiano posto
symbol-hourglass = Alla fine del tuo turno
symbol-eye-many = { $n ->
    [one] Guarda 1 carta
   *[other] Guarda { $n } carte
}
symbol-ghost = In gioco senza punti vita

## Cariche
ui-boom = Bum!
ui-pay-from = { $name }: pagano { $n } cariche su { $all }
ui-pay-loads = { $n ->
    [one] Paga 1 carica
   *[other] Paga { $n } cariche
}
ui-pay-more = { $n ->
    [one] Scegline ancora 1
   *[other] Scegline ancora { $n }
}

## Il treno
ui-fare-blue = una carta blu
ui-fare-red = una carta rossa
ui-fare-black = una carta nera
ui-fare-weapon = un’arma
ui-fare-life = { $n ->
    [one] 1 punto vita
   *[other] { $n } punti vita
}
ui-fare-cards = { $n ->
    [one] 1 carta qualsiasi
   *[other] { $n } carte qualsiasi
}
ui-train = Il treno
ui-train-look = Guarda tutto il treno
ui-train-hint = Il treno avanza all’inizio del turno dello sceriffo. Chi paga il prezzo di una stazione prende il vagone che vi si trova.
ui-wagons-left = { $n ->
    [one] Nel mazzo resta 1 vagone.
   *[other] Nel mazzo restano { $n } vagoni.
}
ui-end-of-line = Capolinea
ui-end-of-line-then = poi un nuovo treno
ui-end-of-line-text = Qui si applica l’effetto della locomotiva. Poi si dispongono nuove stazioni e un nuovo treno.
ui-train-behind = Non ancora in stazione
ui-train-stands = Qui si trova la locomotiva. Nessuno può prenderla.
ui-train-empty = Qui non c’è nessun vagone
ui-train-next = Il prossimo treno lo traina { $engine }.
ui-train-move = Muovi il treno
ui-take-wagon = Prendi
ui-wagon = Vagone
ui-wagon-which = Scegli un vagone
ui-train-can = { $n ->
    [one] Qui puoi fare 1 cosa
   *[other] Qui puoi fare { $n } cose
}

## Events and ghosts
ui-sets-n = { $n ->
    [one] { $n } espansione
   *[other] { $n } espansioni
}
# Le carte evento in mezzo al tavolo.
ui-events = Eventi
ui-events-on = In vigore
ui-events-none = Ancora nessun evento
ui-events-next = Prossimo:
ui-events-left = { $n ->
    [one] resta { $n } carta
   *[other] restano { $n } carte
}
ui-events-end = Ultimo evento
ui-events-new = Nuovo evento
ui-backwards = I turni vanno in senso antiorario
# $name è di turno.
ui-suit-named = { $name }: solo { $suit }
ui-duty = Va giocata
ui-duty-of = { $name } deve giocare: { $card }
ui-spare = Secondo personaggio
ui-identity-now = Senza cambio
ui-identity-spare = Dopo il cambio
ui-lives-n = { $n ->
    [one] { $n } punto vita
   *[other] { $n } punti vita
}
# Segni sulla targa.
ui-ghost = Fantasma
ui-chip-ghost = Turno del fantasma
ui-until-ghost = fino a fine turno
ui-ghost-plays = Un fantasma fino alla fine di questo turno.
ui-ghost-you = Fino alla fine del turno sei un fantasma: non perdi e non recuperi punti vita.
ui-returns = Torna nel suo turno
ui-returns-text = Questo giocatore è fuori gioco, ma torna in gioco per il proprio turno.
ui-hunts = A caccia di { $name }
ui-hunts-you = A caccia di te
ui-you-hunt = Sei a caccia di { $name }
ui-hunt-text = In tre ognuno ha un bersaglio e vince se lo elimina di persona. Se qualcuno cade in altro modo, vince chi resta per ultimo.
ui-lent = con l’abilità di { $name }
ui-ability-off = abilità sospesa
ui-ability-off-by = Abilità sospesa: { $event }
ui-seat-ghost = un fantasma senza punti vita
ui-card-waits = non ancora utilizzabile
ui-card-muted = adesso senza effetto
# Abilità e costi. $name è una carta, un personaggio o un evento.
ui-use = Usa: { $name }
ui-use-it = Usa
ui-draw-in-play = Prendi una carta in gioco
ui-cost-next = { $n ->
    [one] Costa anche { $n } altra carta: la scegli subito dopo.
   *[other] Costa anche altre { $n } carte: le scegli subito dopo.
}
ui-aim-draw = Scegli a chi prendere una carta
ui-aim-tequila = Scegli chi recupera un punto vita
ui-aim-blood-brothers = Scegli chi riceve il tuo punto vita
ui-aim-ricochet = Scegli una carta in gioco a cui sparare
# Tre giocatori: vince uno solo.
end-hunter = { $role ->
    [deputy] Vince il vice
    [outlaw] Vince il fuorilegge
   *[renegade] Vince il rinnegato
}
end-hunter-why = { $name } esce di scena per mano di chi aveva proprio quel bersaglio.
end-last = { $role ->
    [deputy] Vince il vice
    [outlaw] Vince il fuorilegge
   *[renegade] Vince il rinnegato
}
end-last-why = In gioco non resta nessun altro.
# Aiuto.
ui-how-6 = Le carte verdi prima si mettono in gioco. Dal tuo turno successivo clicca su una per usarla; quelle con Mancato! fermano già il prossimo colpo.
ui-how-7 = Una carta evento cambia le regole per tutti, finché non arriva la prossima. Clicca per leggerla.
ui-keys-powers = Usa un’abilità, un evento o una tua carta verde
ui-keys-table = Alle carte davanti a te
ui-keys-train = Al treno, se c’è
ui-signs-title = Segni sulle carte
ui-sign-bang = Effetto BANG!: un colpo, lo ferma un effetto Mancato!
ui-sign-missed = Effetto Mancato!: ferma un colpo
ui-sign-heal = Recupera 1 punto vita
ui-sign-draw = Pesca una carta
ui-sign-take = Prendi una carta a qualcuno
ui-sign-discard = Qualcuno scarta una carta
ui-sign-pay = Costa un’altra carta dalla mano
ui-sign-check = Estrazione: si gira una carta e si vede
ui-sign-distance = Distanza; le armi non aiutano
ui-sign-reach = Entro la gittata della tua arma
ui-sign-any = A qualsiasi distanza
ui-sign-all = Tutti gli altri
ui-sign-waits = Verde: non nel turno in cui si gioca

## Partite salvate
ui-save-game = Salva questa partita
ui-watch-again = Rivedi la partita
ui-open-saved = Apri una partita salvata
ui-replay-how = Scegli il file, trascinalo qui o incolla il suo testo.
ui-replay-choose = Scegli un file
ui-replay-paste = Testo della partita
ui-replay-open = Apri
# Where a file is wrong; what was expected and found follows as the file has it.
ui-record-at = Riga { $line }, colonna { $column }.
ui-record-expected = Previsto:
ui-record-got = Trovato:
ui-replay-title = Una partita salvata
ui-replay-untitled = Partita salvata
ui-replay-controls = Scorrimento della partita
ui-replay-place = Passo della partita
ui-replay-step = Passo { $at }/{ $n }
# $name has the turn.
ui-replay-turn = Turno { $n }: { $name }
ui-replay-start = Prima del primo turno
ui-replay-ends = Il file finisce qui.
ui-replay-back = Un passo indietro
ui-replay-forward = Un passo avanti
ui-replay-turn-back = Al turno precedente
ui-replay-turn-forward = Al turno successivo
ui-replay-play = Avvia
ui-replay-pause = Pausa
ui-replay-jump = Turno
# Whose view of the game is shown: of a player, or one of the two below.
ui-replay-eyes = Visuale
ui-replay-open-eyes = Tutto scoperto
ui-replay-watch = Uno spettatore
ui-replay-speed = Ritmo
ui-replay-speed-n = { $n }×
ui-replay-hands = Le mani di tutti
ui-replay-hand-of = Mano: { $name }
ui-keys-replay-step = Un passo avanti o indietro
ui-keys-replay-turn = Al turno successivo o precedente
ui-keys-replay-ends = All’inizio, alla fine
ui-keys-replay-play = Avvia e metti in pausa
err-bad-record = Questa non è una partita salvata che qui si possa leggere.
err-not-over = La partita non è ancora finita. Si può salvare quando è finita.

## Layout and lobby
# Suggested names, separated by commas: a person is one of the first with one of the last, at most 24 characters together; a table is a place.
ui-suggest-first = Coyote, Corvo, Tasso, Passero, Cactus, Bisonte, Falco, Lince, Castoro, Volpe, Civetta, Ghiandaia
ui-suggest-last = della prateria, del fiume, dei monti, della steppa, del canyon, del torrente, del ranch, del pozzo, del deserto, della valle, del guado, di frontiera
ui-suggest-tables = Gola d’Oro, Torrente Secco, Monte Rame, Canyon del Coyote, Passo del Lupo, Guado d’Argento, Rupe dell’Aquila, Miniera Nera, Valle Perduta, Piana del Bisonte, Vecchio Ponte, Roccia Rossa, Buca del Serpente, Colle delle Spine, Guado del Sole, Colle del Corvo, Riva Selvaggia, Cresta Lunga, Pozzo Bianco, Radura del Tasso, Passo di Pietra, Sentiero di Polvere, Baia Quieta, Sella del Vento
# How many bots sit down when the table is opened; the rest of the seats waits for people.
ui-bots-now = Bot da subito
ui-bots-none = ancora nessuno
ui-bots-hint = I posti ancora liberi all’inizio vanno ai bot.
ui-kick = Rimuovi il giocatore
ui-kick-of = Rimuovi il giocatore { $name }
ui-kick-ask = Rimuovere { $name }?
ui-kick-text = Il posto torna libero. Il giocatore non potrà più sedersi a questo tavolo.
ui-lock = Chiudi il tavolo
ui-lock-hint = Nessun altro può sedersi. Chi ha il link può guardare.
ui-locked = Il tavolo è chiuso. Puoi guardare.
ui-locked-all = Il tavolo è chiuso: nessun altro può sedersi.
ui-notice-not-restored = Non è stato possibile ripristinare la partita: il tavolo aspetta di nuovo i giocatori.
ui-notice-other-version = Questo server ha un’altra versione, che non può continuare la partita. La partita resta salvata. Chi ospita può cominciarne una nuova.
ui-notice-ending = Il server si ferma per un momento. Tutto è salvato e questa pagina si ricollega da sola.

## Che cosa succede, ritmo e assenza
# Titoli mentre giocano gli altri, secondo la carta giocata su qualcuno; le altre carte usano le parole della cronaca.
now-bang =
    { $me ->
        [who] Spari a { $to }
        [to] { $who } ti spara
       *[other] { $who } spara a { $to }
    }
now-duel =
    { $me ->
        [who] Sfidi a duello { $to }
        [to] { $who } ti sfida a duello
       *[other] { $who } sfida a duello { $to }
    }
# Più persone che hanno fatto lo stesso, in una riga. $source è la carta a cui rispondono.
many-log-answer = { $names } rispondono con { $kind }
many-log-answer-to = { $names } rispondono a { $source } con { $kind }
many-log-discard = { $names } scartano { $kind }
many-log-discard-to = { $names } rispondono a { $source } con { $kind }
many-log-lose = { $names } perdono { $n ->
    [one] { $n } punto vita
   *[other] { $n } punti vita
} a testa
many-log-heal = { $names } recuperano { $n ->
    [one] { $n } punto vita
   *[other] { $n } punti vita
} a testa
# Una scelta fatta da un bot al posto di una persona.
note-removed = { $name }: chi ospita ha liberato il posto. Continua un bot.
note-left = { $name } ha lasciato la partita. Continua un bot.
ui-a-player = Un giocatore
note-timeout =
    { $me ->
        [who] Il tempo è scaduto, ha scelto un bot per te
       *[other] { $who }: il tempo è scaduto, ha scelto un bot
    }
note-away =
    { $me ->
        [who] In tua assenza ha giocato un bot
       *[other] { $who } non c’è, gioca un bot
    }
note-idle =
    { $me ->
        [who] Ha risposto un bot per te
       *[other] Un bot risponde per { $who }
    }
# Seconda riga, quando niente può salvarmi.
ask-rescue-none = { $need ->
    [one] Niente di ciò che hai in mano ti salva. Ti servirebbe { $need } carta Birra.
   *[other] Niente di ciò che hai in mano ti salva. Ti servirebbero { $need } carte Birra.
}
ui-onward = Continua
ui-pay-lives = { $n ->
    [one] Perdi { $n } punto vita
   *[other] Perdi { $n } punti vita
}
ui-end-costs = { $n ->
    [one] Finire il turno ti costa { $n } punto vita
   *[other] Finire il turno ti costa { $n } punti vita
}
# Sotto l’orologio, quando resta poco tempo: chi risponde dopo.
ui-late = poi un bot
ui-late-said = { $n ->
    [one] Resta { $n } secondo, poi sceglie un bot per te.
   *[other] Restano { $n } secondi, poi sceglie un bot per te.
}
ui-happened = Che cosa ti è successo
ui-since-mine = Dal tuo ultimo turno
ui-since-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}
# Che cosa ha fatto un turno a qualcuno, letto dopo il nome.
ui-mark-out = fuori dal gioco, ruolo: { $role }
ui-mark-lost = { $n ->
    [one] { $n } punto vita perso
   *[other] { $n } punti vita persi
}
ui-mark-won = { $n ->
    [one] { $n } punto vita guadagnato
   *[other] { $n } punti vita guadagnati
}
ui-mark-none = Nessun punto vita perso
ui-log-drew = { $n ->
    [one] pesca { $n } carta
   *[other] pesca { $n } carte
}
ui-log-earlier = Mostra i turni precedenti
ui-chat-name = Il tuo nome in chat
ui-pace = Ritmo del gioco
# On the button in the bar above the table.
ui-pace-button = Ritmo
ui-pace-slow = Lento
ui-pace-normal = Normale
ui-pace-fast = Veloce
ui-pace-step = Passo a passo
ui-pace-host = Il ritmo dei bot lo decide solo chi ospita.
ui-pace-no-step = Passo a passo solo dove non corre il tempo.
ui-step-next = Avanti
ui-step-jump = Alla mia domanda
ui-nudge = Fai rispondere un bot per { $name }
# Titolo della scheda mentre si attende la mia risposta.
ui-title-turn = Tocca a te · { $title }
ui-notify-body = Il tavolo attende la tua risposta.
ui-notify-on = Avvisami quando tocca a me
ui-notify-off = Niente più avvisi
ui-notify-refused = Le notifiche sono bloccate. Puoi permetterle nelle impostazioni del browser.
ui-trouble = Il server ora non può salvare. La partita aspetta, non si perde niente.
ui-keys-say = Di’ qualcosa al tavolo
ui-keys-step = Passo a passo: avanti
out-title = Esci di scena
out-role = Il tuo ruolo: { $role }
out-bots = In gioco restano solo bot.
out-people = Sei fuori dal gioco. Altri giocano ancora, i ruoli restano coperti.
out-fast = Guarda a 3×
out-finish = Alla fine
out-reveal = Mostra i ruoli
out-again = Nuova partita
err-locked = Chi ospita ha chiuso il tavolo. Puoi guardare.
err-crowded = Dal tuo indirizzo sono occupati troppi posti di questo tavolo.
err-kicked = Chi ospita ti ha tolto da questo tavolo. Puoi guardare.
err-no-name = Scrivi prima il tuo nome, poi puoi chattare.
err-name-taken = Qui c’è già chi si chiama così. Scegli un altro nome.
err-undo-limit = In questo turno non si può annullare altro.
err-talk-costs = Parlare ora costa un punto vita. Se vuoi, invia di nuovo.
err-slow-down = Troppo in fretta: non è stato fatto. Riprova tra poco.
err-not-now = Adesso non si può.
# Che cosa fa usare un potere, sul pulsante: prima il prezzo, poi l’effetto.
does-sid-ketchum = Scarta 2 carte, recuperi 1 punto vita
does-chuck-wengam = Perdi 1 punto vita, peschi 2 carte
does-jos-delgado = Scarta una carta blu, peschi 2 carte
does-doc-holyday = Scarta 2 carte: un effetto BANG! a tiro
does-sniper = Scarta 2 carte BANG! Servono 2 effetti Mancato!
does-ricochet = Scarta 1 carta BANG! Spari a una carta in gioco
does-canteen = Recuperi 1 punto vita
does-pony-express = Peschi 3 carte
does-conestoga = Prendi una carta a chiunque
does-can-can = Chiunque scarta una carta
does-derringer = Un effetto BANG! a distanza 1, peschi 1 carta
does-howitzer = Un effetto BANG! su tutti gli altri
does-pepperbox = Un effetto BANG! a tiro
does-knife = Un effetto BANG! a distanza 1
does-buffalo-rifle = Un effetto BANG! a qualsiasi distanza
now-log-row =
    { $me ->
        [who] Apri l’emporio
       *[other] { $who } apre l’emporio
    }
now-log-throw =
    { $me ->
        [who] Lanci i dadi
       *[other] { $who } lancia i dadi
    }
now-log-throw-again =
    { $me ->
        [who] Rilanci { $n ->
            [one] { $n } dado
           *[other] { $n } dadi
        }
       *[other] { $who } rilancia { $n ->
            [one] { $n } dado
           *[other] { $n } dadi
        }
    }
# Lo stesso più volte di seguito, in una riga; $times è almeno 2.
times-log-arrow =
    { $me ->
        [who] Prendi { $times } frecce, ne restano { $n }
       *[other] { $who } prende { $times } frecce, ne restano { $n }
    }
times-log-aim =
    { $me ->
        [who] Miri { $times } volte a { $to }: { $face }
        [to] { $who } mira { $times } volte a te: { $face }
       *[other] { $who } mira { $times } volte a { $to }: { $face }
    }
times-log-beer-self =
    { $me ->
        [who] Bevi { $times } birre
       *[other] { $who } beve { $times } birre
    }

## Momenti in cui non mi si chiede nulla, e ciò che è cambiato per me

ui-quiet = Che cosa non chiedermi
ui-quiet-text = Su questo il gioco non ti chiede nulla. La pausa è uguale per tutti, quindi gli altri non notano niente. Disattiva ciò che vuoi di nuovo sentirti chiedere.
ui-quiet-none = Ti viene chiesto ogni volta che puoi intervenire.
ui-quiet-what = Quando qualcuno può intervenire
ui-quiet-card = Non per questa carta
ui-quiet-turn = Non in questo turno
ui-quiet-of-card = { $what }: non per questa carta
ui-quiet-of-turn = { $what }: non in questo turno
ui-quiet-of-always = { $what }: mai
ui-role-now = Il tuo ruolo da adesso
ui-goal-now = Il tuo obiettivo da adesso
ui-chosen = La tua scelta è fatta.
ui-chosen-card = Scelta

## La distribuzione era onesta? Un segno alla fine della partita, e la sua finestra

end-deal-held = I numeri della distribuzione tornano
end-deal-partly = I numeri della distribuzione tornano, per quanto questo browser può dire
end-deal-broken = La distribuzione non è quella promessa
end-deal-none = Distribuzione senza impegno preventivo
end-deal-title = La distribuzione era onesta?
end-deal-about = Prima della partita il server estrae un numero segreto e ne mostra l’impronta. I browser dei giocatori aggiungono numeri propri. Il seed della distribuzione nasce da tutti, quindi nessuno può sceglierlo da solo.
end-deal-none-why = Su questa distribuzione non è stato promesso nulla. La prima partita è facile di proposito, e quelle delle versioni precedenti non avevano promesse.
end-deal-shown-yes = L’impronta è quella che questo browser ha visto prima della partita.
end-deal-shown-no = L’impronta non è quella che questo browser ha visto prima della partita.
end-deal-shown-unknown = Questo browser non era qui prima della partita, quindi non sa che cosa è stato promesso.
end-deal-secret-yes = Il numero segreto corrisponde all’impronta.
end-deal-secret-no = Il numero segreto non corrisponde all’impronta.
end-deal-part-yes = Il tuo numero fa parte della distribuzione.
end-deal-part-no = Il tuo numero manca nella distribuzione.
end-deal-part-unknown = Questo browser non ha aggiunto in tempo nessun numero.
end-deal-seed-yes = Il seed deriva dal numero segreto e dai numeri dei giocatori.
end-deal-seed-no = Il seed non deriva dal numero segreto e dai numeri dei giocatori.
end-deal-denied-no = A questo browser è stata mostrata una promessa per questa partita, e ora il server dice che non c’era.
end-deal-cards = Questo browser ha confrontato i numeri. Che le carte della partita derivino dal seed lo verifica solo il comando qui sotto, che rigioca la partita salvata.
end-deal-insecure = Qui non si può calcolare: i browser lo fanno solo con https o sul computer del server. Salva la partita e verificala con il comando qui sotto.
end-deal-parts = Hanno aggiunto un numero: { $names }
end-deal-missing = Non hanno aggiunto un numero: { $names }
end-deal-no-parts = Nessun giocatore ha aggiunto un numero: ha deciso il server da solo.
end-deal-limits = Che cosa questo non mostra
end-deal-limit-colluding = Se il server e un giocatore si sono accordati e hanno provato molti numeri.
end-deal-limit-showing = Se il server ha fatto vedere a qualcuno le carte nascoste.
end-deal-limit-bots = Quanto bene o quanto onestamente hanno giocato i bot.
end-deal-limit-others = Se tutti i giocatori hanno visto la stessa impronta. Confronta la tua con la loro.
end-deal-numbers = I numeri
end-deal-commitment = Impronta (impegno)
end-deal-secret = Numero segreto del server
end-deal-part-of = Numero di { $name }
end-deal-file = La partita salvata contiene tutto. Questo comando verifica il file senza il server:
err-stale-deal = Era per un’altra distribuzione.
ui-moment-longer = Più tempo
ui-moment-longer-text = Dai più tempo a tutti. Nessuno saprà chi l’ha chiesto.

## I giochi

ui-game = Gioco
game-bang = BANG!
game-bang-text = Il classico: carte, ruoli segreti, revolver.
game-dice = The Dice Game
game-dice-text = Cinque dadi, tre lanci e frecce nell’aria.
game-duel = The Duel
game-duel-text = Due giocatori, la Legge contro i Fuorilegge: un personaggio davanti, uno dietro.
ui-all-dice = Dadi, ruoli, personaggi
