### La Grande Rapina al Treno: tutto quello che dice il set.

set-great-train-robbery = La Grande Rapina al Treno
set-great-train-robbery-text = Un treno attraversa il tavolo: 16 vagoni da prendere in 13 stazioni, altre 16 carte e 8 personaggi.
preset-train-robbers = Rapinatori di treni
preset-train-robbers-text = 5 giocatori, gioco base e La Grande Rapina al Treno.
option-blank-station = Stazione vuota
option-blank-station-text = Si aggiunge un’altra stazione. Il prezzo è quello che scegliete qui.
option-blank-station-none = Senza
option-blank-station-any-card = Una carta qualsiasi
option-blank-station-any-2-cards = 2 carte qualsiasi
option-blank-station-red-card = Una carta rossa
option-blank-station-black-card = Una carta nera
option-blank-station-weapon = Un’arma
option-blank-station-face-card = J, Q o K
option-blank-station-life = 1 punto vita
option-blank-station-spades-card = Una carta di picche
option-blank-station-hearts-card = Una carta di cuori
option-blank-station-diamonds-card = Una carta di quadri
option-blank-station-clubs-card = Una carta di fiori
option-blank-station-any-cards = { $n } carte qualsiasi
option-blank-station-lives = { $n } punti vita
option-blank-station-more = Altro prezzo …
option-yooma-two-cards = Yooma chiede 2 carte
option-yooma-two-cards-text = Yooma chiede 2 carte qualsiasi e Virginian City una carta da 2 a 9, come nelle regole slovacche.
option-next-stop-draws-at-end = Prossima Fermata pesca solo alla fine
option-next-stop-draws-at-end-text = La carta si pesca solo se il treno arriva al capolinea, come nelle regole slovacche.
option-train-shots-uncounted = Carte del treno oltre a BANG!
option-train-shots-uncounted-text = Knife Revolver e Rapina Al Treno non prendono il posto della carta BANG! del turno, come nelle regole slovacche.
option-fare-one-source = 2 carte da un solo posto
option-fare-one-source-text = Un prezzo di 2 carte si paga dalla mano o dal gioco, senza mischiare, come nelle regole slovacche.

## Carte, vagoni, stazioni, locomotive

card-cactus = Cactus
card-cactus-text = Annulla un effetto BANG! Poi estrai: con cuori o quadri recuperi 1 punto vita.
card-cactus-more = Non è una carta Mancato! ma solo il suo effetto. Si estrae quando lo sparo è annullato.

card-dragoon = Dragoon
card-dragoon-text = Arma, gittata 2. Puoi giocare 1 carta BANG! in più in ogni tuo turno.
card-dragoon-more = Finché è in gioco il limite è 2 invece di 1; contano anche Knife Revolver e Rapina Al Treno.

card-evaded = Per Un Pelo!
card-evaded-text = Annulla un effetto BANG! e la carta da cui veniva va nella tua mano.
card-evaded-more = Non è una carta Mancato! Non prendi nulla se nessuno ha giocato una carta: Ironhorse, un’abilità, un vagone. Se servono 2 effetti, prendi la carta solo se lo sparo viene davvero annullato.

card-full-steam = A Tutto Vapore
card-full-steam-text = Porta il treno al capolinea. Scegli se l’effetto della locomotiva viene ignorato o avviene due volte.
card-full-steam-more = Al capolinea tutto avviene come sempre: abilità, poi puoi prendere un vagone, poi scegli, uguale per tutti. È un solo movimento.

card-knife-revolver = Knife Revolver
card-knife-revolver-text = Un effetto BANG! su chi è a tiro. Estrai: con J, Q, K o A riprendi la carta in mano.
card-knife-revolver-more = Non è una carta BANG! ma ne prende il posto: te ne deve restare una nel turno. Non per Duello o Indiani! Si estrae prima che il bersaglio risponda.

card-map = Mappa
card-map-text = Prima della fase 1 guarda le prime 2 carte del mazzo; puoi scartarne 1.
card-map-more = Dopo tutte le estrazioni di inizio turno. Il resto torna nello stesso ordine. Nessun altro vede le carte.

card-money-bag = Sacco Di Soldi
card-money-bag-text = Ha l’effetto della carta marrone in cima agli scarti.
card-money-bag-more = Solo nel tuo turno, e non su una carta che serve solo a rispondere. Non è quella carta: un effetto BANG! copiato non conta per il limite. Un altro prezzo non si paga. Se qualcosa torna in mano, è Sacco Di Soldi.

card-most-wanted = Most Wanted
card-most-wanted-text = Pesca 1 carta. Poi tutti, a partire da te, estraggono: con picche si perde 1 punto vita.
card-most-wanted-more = Delle perdite altrui rispondi tu. La fine della partita si controlla quando tutti hanno estratto.

card-next-stop = Prossima Fermata
card-next-stop-text = Pesca 1 carta, poi muovi il treno di 1 stazione.
card-next-stop-more = La carta si pesca prima di ciò che il treno provoca.

card-refund = Rimborso
card-refund-text = Ogni volta che un altro giocatore prende o scarta una tua carta, pesca 1 carta.
card-refund-more = Dalla mano o in gioco, ma non per Rimborso stesso. Non per carte che scarti tu, nemmeno per ordine di un’altra carta, e non per Rapina Al Treno.

card-strongbox = Cassaforte
card-strongbox-text = Alla fine del tuo turno pesca 1 carta.
card-strongbox-more = Dopo aver scartato fino al limite, e anche se perdi il turno in prigione.

card-switch = Scambio
card-switch-text = Scambia una tua carta in gioco con una carta in gioco di un altro giocatore.
card-switch-more = Nessuno può avere 2 carte con lo stesso nome; una seconda arma sostituisce la vecchia. Lo sceriffo non può ricevere Prigione o Vagone Fantasma. L’equipaggiamento resta dov’è.

card-train-robbery = Rapina Al Treno
card-train-robbery-text = Scegli chiunque abbia carte in gioco: per ognuna, o la scarta o subisce un effetto BANG!
card-train-robbery-more = A qualsiasi distanza. Non è una carta BANG! ma ne prende il posto. Carta dopo carta, nell’ordine scelto dal bersaglio; un Barile aiuta finché c’è.

card-water-tower = Serbatoio
card-water-tower-text = Prendi senza pagare un vagone sotto una stazione.
card-water-tower-more = Non conta come vagone del turno. Per farlo non puoi muovere il treno.

card-baggage-car = Bagagliaio
card-baggage-car-text = Scartalo come Cat Balou, Panico! o Mancato! o come BANG! oltre il limite.
card-baggage-car-more = Risponde anche a Indiani! e a un Duello. Non ha seme. Non paga dove serve una di queste carte.

card-caboose = Carro di Servizio
card-caboose-text = Scarta un’altra tua carta blu o un vagone per annullare un effetto BANG!
card-caboose-more = Dalla mano o in gioco, finché hai carte. Vale come giocare una carta Mancato!

card-cattle-truck = Carro Bestiame
card-cattle-truck-text = Scartalo: prendi 1 delle prime 3 carte degli scarti.
card-cattle-truck-more = Le altre tornano nello stesso ordine.

card-circus-wagon = Carrozzone del Circo
card-circus-wagon-text = Scartalo: ogni altro giocatore scarta 1 carta che ha in gioco.
card-circus-wagon-more = Ognuno sceglie, in senso orario dalla tua sinistra. L’equipaggiamento non conta. Chi non ha carte non scarta nulla.

card-coal-hopper = Carro Carbone
card-coal-hopper-text = Scartalo: pesca 1 carta e scarta un vagone in gioco davanti a chiunque.
card-coal-hopper-more = Anche uno tuo. Se non ce n’è, peschi soltanto.

card-dining-car = Carrozza Ristorante
card-dining-car-text = All’inizio del tuo turno estrai: con cuori recuperi 1 punto vita.
card-dining-car-more = Dopo Dinamite e Prigione; non in un turno perso in prigione.

card-express-car = Vagone Espresso
card-express-car-text = Scartalo: scarta tutta la mano, il tuo turno finisce subito e ne giochi un altro.
card-express-car-more = Non c’è fase 3, ma ciò che avviene a fine turno avviene. Nel turno in più non se ne può ottenere un altro.

card-ghost-car = Vagone Fantasma
card-ghost-car-text = Mettilo davanti a chiunque tranne lo sceriffo. Chi ce l’ha resta in gioco senza punti vita invece di uscirne, o vi ritorna.
card-ghost-car-more = Il ruolo non si mostra e le carte restano. Senza punti vita non ne guadagni né perdi, e a fine turno scarti tutta la mano. Chi lo perde è subito fuori dal gioco e nessuno riceve premi.

card-lounge-car = Carrozza Salone
card-lounge-car-text = Scartalo: scopri 2 vagoni del mazzo, uno va davanti a te e l’altro davanti a qualcun altro.
card-lounge-car-more = Non contano come vagone del turno.

card-lumber-flatcar = Carro Pianale
card-lumber-flatcar-text = Mettilo davanti a chiunque. Chi ce l’ha vede tutti gli altri a distanza +1.
card-lumber-flatcar-more = Gli altri lo vedono come prima.

card-mail-car = Vagone Postale
card-mail-car-text = Scartalo: pesca 3 carte e danne 1 a un altro giocatore.
card-mail-car-more = Gli altri sanno solo quante sono.

card-observation-car = Carrozza Panoramica
card-observation-car-text = Vedi gli altri a distanza -1, gli altri vedono te a distanza +1.
card-observation-car-more = Vale come Mirino e Mustang insieme e si somma a loro.

card-passenger-car = Carrozza Passeggeri
card-passenger-car-text = Scartalo: prendi una carta a un altro giocatore, una a caso dalla mano o una in gioco.
card-passenger-car-more = A qualsiasi distanza.

card-prisoner-car = Vagone Prigione
card-prisoner-car-text = Duello e Indiani! degli altri non hanno effetto su di te.
card-prisoner-car-more = Nessuno può sfidarti. Il tuo Duello vale come sempre.

card-private-car = Carrozza Privata
card-private-car-text = Finché non hai carte in mano nessuno può mirare a te con una carta BANG!
card-private-car-more = Non aiuta contro altre carte con effetto BANG! né contro Ironhorse.

card-sleeper-car = Vagone Letto
card-sleeper-car-text = Una volta in ogni turno puoi scartare un’altra tua carta blu o un vagone come carta BANG!
card-sleeper-car-more = Nel tuo turno oltre il limite, su chi è a tiro. In ogni turno come la carta BANG! chiesta da Indiani! o da un Duello. Il seme è quello della carta scartata.

card-ironhorse = Ironhorse
card-ironhorse-text = Al capolinea tutti subiscono un effetto BANG! a partire da chi è di turno.
card-ironhorse-more = Ognuno può annullarlo come al solito. Nessuno ne risponde: né premi né penalità. Se escono tutti, vincono i fuorilegge.

card-leland = Leland
card-leland-text = Al capolinea c’è un Emporio per tutti, a partire da chi è di turno.
card-leland-more = Una carta per ogni giocatore in gioco.

card-boom-town = Boom Town
card-boom-town-text = Prezzo del vagone qui: una carta BANG!
card-boom-town-more = Dalla mano o in gioco. Va bene una carta che puoi usare come BANG! un’altra con quell’effetto no.

card-callico = Callico
card-callico-text = Prezzo del vagone qui: una carta Panico! o Cat Balou.
card-callico-more = La carta Bagagliaio non basta.

card-cripple-crack = Cripple Crack
card-cripple-crack-text = Prezzo del vagone qui: una carta di picche.
card-cripple-crack-more = Dalla mano o in gioco. I vagoni non hanno seme.

card-deathwood = Deathwood
card-deathwood-text = Prezzo del vagone qui: una carta blu.
card-deathwood-more = Dalla mano o in gioco; armi, carte arancioni e vagoni contano come blu.

card-dodgeville = Dodgeville
card-dodgeville-text = Prezzo del vagone qui: una carta Mancato!
card-dodgeville-more = Va bene una carta che puoi usare come Mancato! Un Barile o un’altra carta con quell’effetto no.

card-fort-woth = Fort Woth
card-fort-woth-text = Prezzo del vagone qui: una carta 10, J, Q, K o A.
card-fort-woth-more = Dalla mano o in gioco.

card-oathman = Oathman
card-oathman-text = Prezzo del vagone qui: una carta di quadri.
card-oathman-more = Dalla mano o in gioco. I vagoni non hanno seme.

card-santa-fe = Santa Fe
card-santa-fe-text = Prezzo del vagone qui: una carta di cuori.
card-santa-fe-more = Dalla mano o in gioco. I vagoni non hanno seme.

card-silverado = Silverado
card-silverado-text = Prezzo del vagone qui: una carta Birra.
card-silverado-more = Un Saloon non basta.

card-st-francis = St. Francis
card-st-francis-text = Prezzo del vagone qui: una carta di fiori.
card-st-francis-more = Dalla mano o in gioco. I vagoni non hanno seme.

card-tombrock = Tombrock
card-tombrock-text = Prezzo del vagone qui: 1 punto vita.
card-tombrock-more = Mai l’ultimo. Nessuno risponde della perdita.

card-virginian-city = Virginian City
card-virginian-city-text = Prezzo del vagone qui: 2 carte qualsiasi.
card-virginian-city-more = Dalla mano, in gioco, o una e una.

card-yooma = Yooma
card-yooma-text = Prezzo del vagone qui: una carta da 2 a 9.
card-yooma-more = Dalla mano o in gioco. I vagoni non hanno valore.

card-blank-station = Stazione vuota
card-blank-station-text = Prezzo del vagone qui: quello deciso al tavolo prima della partita.
card-blank-station-more = Senza accordo resta nella scatola.

card-double = Due volte
card-double-text = L’effetto della locomotiva avviene due volte.
card-double-more = Uguale per tutti.

card-ignore = Ignora
card-ignore-text = L’effetto della locomotiva viene ignorato.
card-ignore-more = Uguale per tutti.

card-discard = Scarta
card-discard-text = Scarta questa carta.
card-discard-more = L’altra scelta è un effetto BANG!

## Personaggi

char-benny-brawler = Benny Brawler
char-benny-brawler-text = Nel tuo turno puoi prendere quanti vagoni vuoi, pagandoli uno per uno.
char-benny-brawler-more = La mossa gratis resta una sola. Anche al capolinea.

char-evan-babbit = Evan Babbit
char-evan-babbit-text = Se sei bersaglio di una carta BANG! puoi scartare una carta dello stesso seme: bersaglio diventa un altro a distanza 1, non chi spara.
char-evan-babbit-more = Non contro Gatling e simili. La gittata non conta più e il nuovo bersaglio risponde come al solito. Lo sparo resta di chi l’ha fatto.

char-jimmy-texas = Jimmy Texas
char-jimmy-texas-text = Alla fine del tuo turno pesca 1 carta.
char-jimmy-texas-more = Dopo aver scartato fino al limite, e anche se perdi il turno in prigione.

char-manuelita = Manuelita
char-manuelita-text = Ogni volta che il treno arriva al capolinea, pesca 2 carte.
char-manuelita-more = Nel turno di chiunque, prima dell’effetto della locomotiva.

char-sancho = Sancho
char-sancho-text = Una volta nel tuo turno puoi prendere senza pagare un vagone sotto una stazione.
char-sancho-more = È il tuo vagone del turno. Prima puoi usare la mossa gratis.

char-sgt-blaze = Sgt. Blaze
char-sgt-blaze-text = Se una tua carta o un tuo effetto colpisce più giocatori, puoi escluderne 1.
char-sgt-blaze-more = Anche te. Con Emporio si scopre 1 carta in meno. Vale anche per la locomotiva, se il treno arriva nel tuo turno.

char-shade-o-connor = Shade O’Connor
char-shade-o-connor-text = Ogni volta che il treno si muove fuori dal tuo turno puoi scartare una carta dalla mano e pescarne 1.
char-shade-o-connor-more = Al capolinea prima dell’effetto della locomotiva. Più stazioni in una volta contano come una.

char-zippy-roy = Zippy Roy
char-zippy-roy-text = Una volta nel tuo turno puoi muovere il treno di 1 stazione.
char-zippy-roy-more = La mossa gratis ti resta, e non devi prendere un vagone.

## Domande

ask-fare =
    { $left ->
        [one] { $source }: scarta { $left } carta per il vagone
       *[other] { $source }: scarta { $left } carte per il vagone
    }
ask-fare-detail = Dalla mano o davanti a te.
wait-fare = { $who } paga un vagone
ask-last-stop = Capolinea: prendi un vagone?
ask-last-stop-detail = Poi tocca a { $source }.
wait-last-stop = { $who } può prendere un vagone
opt-pass-last-stop = Nessun vagone
ask-board = Ora prendi un vagone
ask-board-detail = Hai mosso il treno ({ $source }): devi prenderne uno.
wait-board = { $who } prende un vagone
opt-pass-board = Nessun vagone
ask-place-wagon = { $source }: davanti a chi?
ask-place-wagon-detail = Da ora resta lì.
wait-place-wagon = { $who } mette un vagone
ask-place-burden = { $source }: davanti a chi?
ask-place-burden-detail = Ostacola chi ce l’ha.
wait-place-burden = { $who } mette un vagone
ask-steam = { $source }: quante volte agisce { $of }?
ask-steam-detail = Uguale per tutti.
wait-steam = { $who } decide cosa fa la locomotiva
ask-free-wagon = { $source }: quale vagone?
ask-free-wagon-detail = Solo quelli sotto una stazione, senza pagare.
wait-free-wagon = { $who } sceglie un vagone
ask-baggage = { $source }: usarlo come cosa?
ask-baggage-detail = Viene scartato e non ha seme.
wait-baggage = { $who } apre i bagagli
ask-baggage-at = { $source }: su chi?
ask-baggage-at-detail = Il vagone vale come questa carta.
wait-baggage-at = { $who } sceglie un bersaglio
ask-lounge = { $source }: quale vagone è tuo?
ask-lounge-detail = L’altro va a qualcun altro.
wait-lounge = { $who } sceglie tra 2 vagoni
ask-mail = { $source }: quale carta dai via?
ask-mail-detail = Le altre le tieni.
wait-mail = { $who } legge la posta
ask-mail-to = { $source }: chi la riceve?
ask-mail-to-detail = La carta la vedete solo voi due.
wait-mail-to = { $who } dà via una carta
ask-cattle = { $source }: quale carta prendi?
ask-cattle-detail = Le altre tornano nello stesso ordine.
wait-cattle = { $who } prende una carta dagli scarti
ask-circus = { $source }: scarta una carta in gioco
ask-circus-detail = Scegli tu quale.
wait-circus = { $who } scarta una carta in gioco
ask-map = { $source }: scarti una delle prime carte?
ask-map-detail = Il resto torna nello stesso ordine.
wait-map = { $who } legge una mappa
opt-pass-map = Lasciale entrambe
ask-robbed = { $by } ti rapina: quale carta ora?
ask-robbed-detail = Per { $source }, una carta dopo l’altra.
wait-robbed = { $who } subisce una rapina
ask-robbed-of = { $card }: scartarla o subire un effetto BANG!
ask-robbed-of-detail = { $by } gioca { $source }
wait-robbed-of = { $who } sceglie tra una carta e uno sparo
ask-switch = { $source }: con quale carta?
ask-switch-detail = Dai { $card }
wait-switch = { $who } scambia carte in gioco
ask-leave-out = { $source }: chi escludi?
ask-leave-out-detail = Quel giocatore non ne risente.
wait-leave-out = { $who } può escludere qualcuno
opt-pass-leave-out = Nessuno
ask-shade = { $source }: cambi una carta?
ask-shade-detail = Scarta una carta dalla mano e pescane 1.
wait-shade = { $who } può cambiare una carta
opt-pass-shade = Tieni le carte
opt-take = Prendi { $card }

## Perché no

why-wagon-taken = Un vagone per turno, già preso
why-no-station = { $card } non è sotto una stazione
why-no-fare = Non puoi pagare quello che chiede { $source }
why-free-move-made = La mossa gratis è già stata fatta
why-no-wagon-then = Dopo la mossa non potresti prendere vagoni
why-no-wagon-paired = Nessun vagone è sotto una stazione
why-no-wagon = Non ci sono altri vagoni in gioco
why-extra-turn = { $card } non si usa in un turno in più
why-nothing-to-copy = In cima agli scarti non c’è un effetto da copiare
why-their-nothing-in-play = { $to } non ha carte in gioco
why-nothing-to-switch = Nessuna carta in gioco si può scambiare
why-private-car = { $card }: { $to } non ha carte in mano
why-prisoner-car = Nessun effetto su { $to }: { $source }

## Che cosa succede

log-train = Il treno avanza (stazione { $n })
log-train-end = Il treno arriva al capolinea (fermata { $n })
log-train-by =
    { $me ->
        [who] Muovi il treno (stazione { $n })
       *[other] { $who } muove il treno (stazione { $n })
    }
log-train-by-end =
    { $me ->
        [who] Porti il treno al capolinea (fermata { $n })
       *[other] { $who } porta il treno al capolinea (fermata { $n })
    }
log-locomotive = Decide { $cards }: il treno parte con { $card }
log-end-of-line = Capolinea: agisce { $card }
log-new-train = Parte un nuovo treno con { $card }
log-board =
    { $me ->
        [who] Prendi { $card } a { $of }
       *[other] { $who } prende { $card } a { $of }
    }
log-board-free =
    { $me ->
        [who] Prendi { $card } senza pagare
       *[other] { $who } prende { $card } senza pagare
    }
log-attach = Si aggancia { $card }
log-lounge =
    { $me ->
        [who] Scopri { $cards }
       *[other] { $who } scopre { $cards }
    }
log-unpack =
    { $me ->
        [who] Usi { $card } come { $as }
       *[other] { $who } usa { $card } come { $as }
    }
log-unpack-on =
    { $me ->
        [who] Usi { $card } su { $to } come { $as }
        [to] { $who } usa { $card } su di te come { $as }
       *[other] { $who } usa { $card } su { $to } come { $as }
    }
log-copy = { $source } fa quello che fa { $as }
log-switch =
    { $me ->
        [who] Scambi { $card } con { $of } di { $to }
        [to] { $who } scambia { $card } con la tua carta { $of }
       *[other] { $who } scambia { $card } con { $of } di { $to }
    }
log-divert =
    { $me ->
        [who] Devii lo sparo su { $to }
        [to] { $who } devia lo sparo su di te
       *[other] { $who } devia lo sparo su { $to }
    }
log-exempt =
    { $me ->
        [who] Escludi { $to } ({ $source })
        [to] { $who } esclude te ({ $source })
       *[other] { $who } esclude { $to } ({ $source })
    }

## Luoghi

zone-train = Treno
zone-wagon-deck = Mazzo vagoni
zone-stations = Stazioni
zone-station-deck = Mazzo stazioni
zone-locomotive = Locomotiva
zone-blank-station = Stazione vuota
zone-siding = Binario morto
ui-ghost-car = Vagone Fantasma
ui-chip-ghost-car = Turno del fantasma
ui-seat-ghost-car = nel Vagone Fantasma, senza punti vita
ui-until-ghost-car = finché c’è Vagone Fantasma
ui-ghost-car-plays = Senza punti vita finché c’è Vagone Fantasma.
ui-ghost-car-you = Finché hai davanti Vagone Fantasma resti in gioco: non perdi né guadagni punti vita.
