### Le parole di Wild West Show. -text: quello che sta sulla carta. -more: quello che la gente chiede.

## L’espansione

set-wild-west-show = Wild West Show
set-wild-west-show-text = 10 carte spettacolo, scoperte da Diligenza e Wells Fargo, che cambiano le regole per tutti, e 8 personaggi.
preset-big-show = Il grande spettacolo
preset-big-show-text = 7 giocatori, personaggi bonus e Wild West Show.
option-rosa-once = Lady Rosa del Texas una volta per turno
option-rosa-once-text = Ci si può scambiare di posto una sola volta in ogni turno. Altrimenti quante volte vuoi.

## L’obiettivo, quando nessuno ha quello del ruolo

goal-last = Resta in gioco fino all’ultimo. Tutti gli altri sono contro di te, qualunque sia il ruolo.

## Carte spettacolo

event-bone-orchard = Camposanto
event-bone-orchard-text = Chi è fuori dal gioco torna all’inizio del suo turno con 1 punto vita e senza carte. Il nuovo ruolo si pesca tra quelli di tutti coloro che sono fuori.
event-bone-orchard-more = Il ritorno è definitivo, anche quando arriva un’altra carta spettacolo. Il nuovo ruolo sta coperto, anche se può essere solo quello di prima; chi resta fuori non sa quale ruolo gli è rimasto. Il personaggio conserva l’abilità e il massimo di punti vita. Se anche un evento fa tornare i giocatori per un turno, viene prima l’evento.

event-darling-valentine = Darling Valentine
event-darling-valentine-text = All’inizio del tuo turno scarta tutta la mano e pesca altrettante carte.
event-darling-valentine-more = È obbligatorio, prima di Dinamite e Prigione; poi il turno continua con la pesca normale. Con la mano vuota non succede niente. L’ordine degli scarti lo scegli tu. Gary Looter non ne riceve nessuna e Suzy Lafayette nel frattempo non pesca.

event-dorothy-rage = Dorothy Rage
event-dorothy-rage-text = Una volta nel tuo turno nomina una carta, un altro giocatore e contro chi va giocata. Chi ha quella carta deve giocarla così; altrimenti mostra la mano.
event-dorothy-rage-more = La carta si gioca con la distanza, l’arma e l’abilità di chi la possiede, che ne è responsabile. Il bersaglio deve essere valido, senza guardare la mano. Una carta BANG! giocata così non conta per nessun limite. Le carte che servono solo da risposta non si possono nominare. Tra più copie sceglie chi le possiede. Se nessuna si può giocare così, la mano viene mostrata e non succede niente. Molly Stark pesca una carta.

event-gag = Bavaglio
event-gag-text = Nessuno può parlare. Chi parla perde 1 punto vita.
event-gag-more = A questo tavolo parlare vuol dire scrivere un messaggio mentre sei in gioco. Il messaggio parte e costa 1 punto vita; prima ricevi un avviso. Nessuno è responsabile della perdita e una Birra aiuta come al solito. Quello che le regole ti chiedono di dire non costa niente.

event-helena-zontero = Helena Zontero
event-helena-zontero-text = Quando entra in vigore, scopri la prima carta del mazzo: con cuori o quadri i ruoli di tutti quelli in gioco, tranne lo sceriffo, si mescolano e si distribuiscono di nuovo.
event-helena-zontero-more = Ognuno guarda il proprio nuovo ruolo. Personaggi, punti vita e carte restano dove sono e i ruoli di chi è fuori non partecipano. Con 3 giocatori i nuovi ruoli sono scoperti. La carta non la scopre nessuno: non è un’estrazione, quindi Lucky Duke e John Pain non c’entrano. Poi la carta non fa più niente.

event-lady-rosa-of-texas = Lady Rosa del Texas
event-lady-rosa-of-texas-text = Nel tuo turno puoi scambiare il posto con chi siede alla tua destra, che salta il suo prossimo turno. Quante volte vuoi.
event-lady-rosa-of-texas-more = Carte e punti vita si spostano con voi. Un turno saltato si salta per intero: Dinamite e Prigione aspettano, nessun evento si scopre. Nessuno deve più di 1 turno e il debito resta, anche quando arriva un’altra carta spettacolo. I turni continuano dal tuo nuovo posto: prima vengono quelli con cui hai fatto lo scambio, che saltano. Con 2 soli giocatori in gioco non si può scambiare.

event-miss-susanna = Miss Susanna
event-miss-susanna-text = Chi nel suo turno gioca meno di 3 carte perde 1 punto vita alla fine.
event-miss-susanna-more = Conta ogni carta giocata dalla mano, anche blu e verde, pure prima che arrivasse questa carta. Le carte usate in gioco o scartate, per esempio in un duello, non contano. Una ripetizione di Lee Van Kliff vale 1 carta. Un turno perso in prigione o saltato non costa niente e un fantasma non ha niente da perdere.

event-sacagaway = Sacagaway
event-sacagaway-text = Tutti giocano con la mano scoperta. I ruoli restano segreti.
event-sacagaway-more = Le carte pescate le vedono tutti. Una carta presa o scartata a caso si sceglie comunque a caso.

event-showdown = Regolamento di Conti
event-showdown-text = Nel tuo turno puoi giocare qualsiasi carta come BANG! e chiunque può giocare una carta BANG! come Mancato!
event-showdown-more = Conta per il limite di carte BANG! come ogni altra. In un duello e contro la carta Indiani! serve ancora una vera carta BANG! Una Diligenza giocata come BANG! non fa pescare e non scopre niente. Anche Big Spencer può giocare una carta BANG! come Mancato! e Lee Van Kliff può scartare qualsiasi carta per la sua abilità.

event-wild-west-show = Wild West Show
event-wild-west-show-text = Da ora in poi ognuno vuole restare in gioco fino all’ultimo. Vale fino alla fine della partita.
event-wild-west-show-more = La partita continua anche se sono fuori lo sceriffo o tutti i fuorilegge; vince solo chi resta per ultimo, senza compagni. Il resto dei ruoli vale ancora: niente Prigione per lo sceriffo, 3 carte per un fuorilegge, e lo sceriffo che elimina un vice perde tutte le carte.

## Personaggi

char-big-spencer = Big Spencer
char-big-spencer-nick = Spencer
char-big-spencer-text = Cominci con 5 carte. Non puoi giocare Mancato!
char-big-spencer-more = Anche come sceriffo hai 5 carte. Una carta Mancato! si può ancora scartare per pagare. Barile, Schivata e le carte verdi con quel simbolo funzionano, e anche un BANG! al posto di un Mancato! con l’evento Regolamento di Conti. Il limite di carte in mano è il numero di punti vita, come per tutti.

char-flint-westwood = Flint Westwood
char-flint-westwood-text = Una volta nel tuo turno scegli una carta dalla mano e dalla a un altro giocatore in cambio di 2 carte a caso dalla sua mano.
char-flint-westwood-more = Prima si prendono le 2 carte, quindi la tua non può tornare. Da una mano di 1 carta ricevi solo quella.

char-gary-looter = Gary Looter
char-gary-looter-text = Prendi tutte le carte che gli altri scartano alla fine del loro turno oltre il limite.
char-gary-looter-more = Non è a scelta. Le tue carte oltre il limite si scartano come al solito e le carte scartate per altri motivi non sono per te. Con l’evento Miniera Abbandonata non ricevi niente da chi ha pescato dagli scarti.

char-greygory-deck = Greygory Deck
char-greygory-deck-text = Hai le abilità di 2 personaggi a caso del gioco base. All’inizio del tuo turno puoi cambiarli entrambi.
char-greygory-deck-more = Nessun altro deve averli. Si cambiano prima di ogni estrazione, entrambi o nessuno, e ognuno può tornare. I tuoi 4 punti vita restano. Tra 2 abilità per la fase 1 ne scegli una. Con l’evento Sbornia non hanno effetto.

char-john-pain = John Pain
char-john-pain-text = Ogni volta che qualcuno estrae e hai in mano meno di 6 carte, prendi la carta scoperta.
char-john-pain-more = Tra più carte solo quella che conta. La ricevi quando è finito tutto ciò che l’estrazione provoca: una Birra scoperta per la tua Dinamite arriva troppo tardi, un Mancato! scoperto per il tuo Barile non aiuta contro lo stesso sparo.

char-lee-van-kliff = Lee Van Kliff
char-lee-van-kliff-text = Nel tuo turno puoi scartare una carta BANG! per ripetere l’effetto della carta marrone che hai appena giocato.
char-lee-van-kliff-more = Subito dopo l’effetto e una volta per ogni carta. I bersagli si scelgono di nuovo, un prezzo non si paga di nuovo e il seme è quello della carta. Un BANG! ripetuto non è una carta BANG!: non conta per nessun limite e basta 1 effetto Mancato! Una Diligenza ripetuta non scopre nessuna carta spettacolo.

char-teren-kill = Teren Kill
char-teren-kill-text = Ogni volta che stai per uscire dal gioco, estrai: se non è picche resti con 1 punto vita e peschi una carta.
char-teren-kill-more = Prima puoi salvarti con una Birra come al solito. Restare non è un’eliminazione: nessun ruolo si mostra e nessuno riceve ricompense. Da fantasma senza punti vita non puoi usarla.

char-youl-grinner = Youl Grinner
char-youl-grinner-text = Nella fase 1, prima di pescare, chiunque abbia in mano più carte di te te ne dà una a sua scelta.
char-youl-grinner-more = Tutti confrontano con la tua mano prima della prima carta e danno in senso orario dalla tua sinistra. La carta la vedete solo voi due. Non in un turno perso in prigione.

## Domande

ask-valentine = { $source }: scegli che cosa scarti ora
ask-valentine-detail = Va via tutta la mano, nell’ordine che scegli, e peschi altrettante carte. Carte rimaste: { $left }.
wait-valentine = { $who } cambia tutta la mano
opt-pass-valentine = Scarta il resto
ask-order-card = { $source }: nomina una carta
ask-order-card-detail = Poi dici chi deve giocarla.
wait-order-card = { $who } dà un ordine
ask-order-seat = { $source }: chi deve giocare { $card }
ask-order-seat-detail = Chi non ha quella carta mostra la mano.
wait-order-seat = { $who } dà un ordine
ask-order-aim = { $source }: scegli un bersaglio per { $card }
ask-order-aim-detail = Così deve giocarla { $to }.
wait-order-aim = { $who } dà un ordine
ask-obey = { $by } ti fa giocare { $card }
ask-obey-detail = Scegli quale giochi. Se nessuna si può giocare così, mostra la mano.
wait-obey = { $who } deve giocare una carta
opt-pass-obey = Mostra la mano
ask-barter = { $source }: scegli una carta per { $to }
ask-barter-detail = In cambio prendi 2 carte a caso da quella mano, prima che arrivi la tua.
wait-barter = { $who } sceglie una carta da dare
ask-gift = { $source }: scegli una carta per { $to }
ask-gift-detail = Hai in mano più carte. Solo voi due vedete quale è.
wait-gift = { $who } sceglie una carta da dare
ask-which-ability = { $source }: scegli come pescare
ask-which-ability-detail = In questa fase vale una sola delle due abilità.
wait-which-ability = { $who } sceglie un’abilità
ask-repeat-as = { $source }: scegli che effetto ha Birra questa volta
ask-repeat-as-detail = L’effetto si ripete e scegli di nuovo.
wait-repeat-as = { $who } sceglie che cosa si ripete

## Motivi

why-never-plays = Non per questo personaggio: { $source }
why-no-other-seat = In gioco ci sono solo 2 giocatori: { $source }
why-nothing-to-repeat = Niente da ripetere, manca una carta marrone appena giocata: { $source }

## Cronaca

log-flip-good = Si scopre { $card } ({ $source }): i ruoli si distribuiscono di nuovo
log-flip-bad = Si scopre { $card } ({ $source }): i ruoli restano
log-roles = I ruoli si mescolano e stanno coperti: { $n } ({ $source })
log-roles-one =
    { $me ->
        [who] Il tuo ruolo torna coperto ({ $source })
       *[other] Il ruolo di { $who } torna coperto ({ $source })
    }
log-seats =
    { $me ->
        [who] Scambi il posto con { $to }
        [to] { $who } scambia il posto con te
       *[other] { $who } scambia il posto con { $to }
    }
log-skip =
    { $me ->
        [who] Salti il turno
       *[other] { $who } salta il turno
    }
log-order =
    { $me ->
        [who] Ordini a { $to } di giocare { $card }
        [to] { $who } ti ordina di giocare { $card }
       *[other] { $who } ordina a { $to } di giocare { $card }
    }
log-order-at =
    { $me ->
        [who] Ordini a { $to } di giocare { $card } su { $at }
        [to] { $who } ti ordina di giocare { $card } su { $at }
       *[other] { $who } ordina a { $to } di giocare { $card } su { $at }
    }
log-order-hand =
    { $me ->
        [who] Ordini a { $to } di giocare { $card } su { $at }: una carta a caso dalla mano
        [to] { $who } ti ordina di giocare { $card } su { $at }: una carta a caso dalla mano
       *[other] { $who } ordina a { $to } di giocare { $card } su { $at }: una carta a caso dalla mano
    }
log-order-card =
    { $me ->
        [who] Ordini a { $to } di giocare { $card } su { $at }: { $of }
        [to] { $who } ti ordina di giocare { $card } su { $at }: { $of }
       *[other] { $who } ordina a { $to } di giocare { $card } su { $at }: { $of }
    }
log-order-both =
    { $me ->
        [who] Ordini a { $to } di giocare { $card } su { $at } e { $also }
        [to] { $who } ti ordina di giocare { $card } su { $at } e { $also }
       *[other] { $who } ordina a { $to } di giocare { $card } su { $at } e { $also }
    }
log-hand =
    { $me ->
        [who] Mostri tutta la mano: { $cards }
       *[other] { $who } mostra tutta la mano: { $cards }
    }
log-hand-empty =
    { $me ->
        [who] Mostri una mano vuota
       *[other] { $who } mostra una mano vuota
    }
log-survive =
    { $me ->
        [who] Resti in gioco con 1 punto vita ({ $source })
       *[other] { $who } resta in gioco con 1 punto vita ({ $source })
    }
log-goal-last = Da ora in poi ognuno vuole restare in gioco fino all’ultimo
log-talk =
    { $me ->
        [who] Dici qualcosa
       *[other] { $who } dice qualcosa
    }

goal-last-short = Vince l’ultimo
