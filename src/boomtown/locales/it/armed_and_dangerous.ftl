### Nomi, testi, domande e messaggi di Armed & Dangerous.

set-armed-and-dangerous = Armed & Dangerous
set-armed-and-dangerous-text = Altre 28 carte, 8 personaggi e 32 cariche: carte arancioni che si pagano con le cariche, armi con un potere e una bomba che gira.
preset-loaded = Carichi
preset-loaded-text = 6 giocatori, Dodge City e Armed & Dangerous.

option-orange-brings-load = Una carica anche per le arancioni
option-orange-brings-load-text = Chi gioca una carta arancione può aggiungere 1 carica, come per una blu.
option-ghosts-resist-big-fifty = Big Fifty risparmia i fantasmi
option-ghosts-resist-big-fifty-text = Una carta che tiene qualcuno in gioco vale anche contro Big Fifty.
option-bomb-on-anybody = Bomba su chiunque
option-bomb-on-anybody-text = Bomba si può giocare anche su chi non subisce le carte di quadri.

## Carte arancioni

card-ace-up-the-sleeve = Asso nella Manica
card-ace-up-the-sleeve-text = 2 cariche: pesca 1 carta.
card-ace-up-the-sleeve-more = Nel tuo turno, finché bastano le cariche su questa carta.

card-bandolier = Bandoliera
card-bandolier-text = Una volta nel tuo turno, 1 carica: in questo turno puoi giocare 1 carta BANG! in più.
card-bandolier-more = Prima o dopo la prima carta BANG! La gittata vale come al solito e l’arma può usare il suo potere. Se non la usi, a fine turno è persa.

card-bomb = Bomba
card-bomb-text = Mettila davanti a chiunque. All’inizio del turno chi ce l’ha estrae: con cuori o quadri passa a un altro, altrimenti perde 2 cariche. Senza cariche esplode: 2 punti vita.
card-bomb-more = Si estrae dopo Dinamite e Prigione; in un turno perso in prigione non si estrae. Chi ce l’ha può aggiungere cariche e pagare con quelle. Presa o scartata non esplode. Nessuno risponde della perdita.

card-bell-tower = Campanile
card-bell-tower-text = 1 carica: per la prossima carta che giochi tutti gli altri sono a distanza 1 da te.
card-bell-tower-more = Qualunque cosa dicano Mustang, Paul Regret e simili. Lo consuma la prossima carta giocata, anche se la distanza non conta. Abilità e carte in gioco non contano come giocate.

card-crate = Cassa
card-crate-text = 2 cariche: un effetto Mancato! nel tuo turno o fuori.
card-crate-more = Con 4 cariche si può usare due volte contro lo stesso colpo. Con una carta Barile scegli tu l’ordine.

card-tumbleweed = Cespuglio
card-tumbleweed-text = 1 carica, in ogni momento: un’estrazione appena fatta si ripete.
card-tumbleweed-more = L’estrazione di chiunque, anche la tua, finché bastano le cariche. Il primo risultato non vale. Un’estrazione con più carte si ripete per intero.

card-whip = Frusta
card-whip-text = 3 cariche: scarta una carta qualsiasi in gioco.
card-whip-more = A qualsiasi distanza, anche una tua carta. Mai una carta della mano, mai l’equipaggiamento di Gold Rush.

card-beer-keg = Fusto di Birra
card-beer-keg-text = 3 cariche: recupera 1 punto vita nel tuo turno.
card-beer-keg-more = Anche quando restano 2 giocatori. Non è una carta Birra e non salva nessuno.

card-lockpick = Grimaldello
card-lockpick-text = 3 cariche: prendi una carta a caso dalla mano di un altro giocatore.
card-lockpick-more = A qualsiasi distanza, mai una carta in gioco.

card-big-fifty = Big Fifty
card-big-fifty-text = Arma, gittata 6. 1 carica per una carta BANG! e l’abilità e le carte in gioco del bersaglio non hanno effetto.
card-big-fifty-more = Finché la carta BANG! non è finita. Le carte della mano servono ancora. Puoi mirare a chi è protetto solo da una carta Mustang o da un’abilità: allora la carica va pagata.

card-big-fifty-shot = Colpo di Big Fifty
card-big-fifty-shot-text = Finché dura, l’abilità e le carte in gioco del bersaglio non hanno effetto.
card-big-fifty-shot-more = Non è una carta a sé.

card-buntline-special = Buntline Special
card-buntline-special-text = Arma, gittata 2. 1 carica per una carta BANG! e chi la annulla scarta una carta della mano.
card-buntline-special-more = La carta la sceglie il bersaglio, dopo tutto quello che porta l’effetto Mancato! Chi non ha carte non scarta nulla.

card-double-barrel = Doppia Canna
card-double-barrel-text = Arma, gittata 1. 1 carica per una carta BANG! di quadri: non si può annullare.
card-double-barrel-more = Nessun effetto Mancato! e nessuna carta Barile. Ignorare e deviare non è annullare. Con gli eventi Benedizione e Maledizione non ci sono quadri.

card-thunderer = Thunderer
card-thunderer-text = Arma, gittata 3. 1 carica per una carta BANG! che torna subito nella tua mano.
card-thunderer-more = Che colpisca o no. Conta comunque come carta BANG! del turno.

## Carte marroni

card-caravan = Carovana
card-caravan-text = Pesca 2 carte. Potenziamento: 1 carta in più ogni 2 cariche.
card-caravan-more = Decidi quando la giochi. Le cariche possono venire da più carte tue e dal personaggio.

card-a-little-nip = Cicchetto
card-a-little-nip-text = Recupera 1 punto vita. Potenziamento: 1 punto vita in più ogni 3 cariche.
card-a-little-nip-more = Solo nel tuo turno, anche quando restano 2 giocatori. Non è una carta Birra.

card-quick-shot = Colpo Rapido
card-quick-shot-text = Un effetto BANG! su un giocatore a tiro. Potenziamento: 1 altro giocatore a tiro per ogni carica.
card-quick-shot-more = Non è una carta BANG! I bersagli sono tutti diversi e ognuno risponde per sé, in senso orario da te.

card-flintlock = Flintlock
card-flintlock-text = Un effetto BANG! su un giocatore a tiro. Potenziamento: se è stata annullata, riprendila per 2 cariche.
card-flintlock-more = Non è una carta BANG! Tornata in mano si può rigiocare subito.

card-arrow = Freccia
card-arrow-text = Un giocatore scarta una carta BANG! della mano o perde 1 punto vita. Potenziamento: 1 altro giocatore per ogni carica.
card-arrow-more = A qualsiasi distanza. Serve solo una carta BANG! o una che puoi usare così.

card-duck = Giù la Testa!
card-duck-text = Un effetto Mancato! Potenziamento: riprendi la carta per 2 cariche.
card-duck-more = Anche fuori dal tuo turno. Tornata in mano si può rigiocare dove serve un secondo effetto Mancato!

card-reload = Ricarica
card-reload-text = Prendi 3 cariche e distribuiscile sulle tue carte arancioni e sul tuo personaggio.
card-reload-more = Al massimo 4 in ogni posto. Quelle che non trovano posto non si prendono.

card-rust = Ruggine
card-rust-text = Tutti gli altri perdono 1 carica da ogni carta arancione e dal personaggio. Vanno sul tuo personaggio.
card-rust-more = Fino a 4, il resto è perso. Una carta senza cariche si scarta, Bomba esplode.

card-squaw = Squaw
card-squaw-text = Scarta una carta qualsiasi in gioco. Potenziamento: per 2 cariche prendila in mano.
card-squaw-more = A qualsiasi distanza. Mai l’equipaggiamento di Gold Rush.

## Personaggi

char-al-preacher = Al Preacher
char-al-preacher-nick = Preacher
char-al-preacher-text = Quando un altro gioca una carta blu o arancione, puoi pagare 2 cariche e pescare 1 carta.
char-al-preacher-more = Una volta per ogni carta così, anche fuori dal tuo turno, dovunque sia messa.
char-bass-greeves = Bass Greeves
char-bass-greeves-nick = Greeves
char-bass-greeves-text = Una volta nel tuo turno puoi scartare una carta della mano e mettere 2 cariche in un tuo posto.
char-bass-greeves-more = Tutte e due sulla stessa carta o su questo personaggio. Oltre 4 sono perse.
char-bloody-mary = Bloody Mary
char-bloody-mary-nick = Mary
char-bloody-mary-text = Ogni volta che una tua carta BANG! viene annullata, pesca 1 carta.
char-bloody-mary-more = Non per Colpo Rapido, Flintlock, Gatling e simili. Una carta ignorata o deviata non è annullata.
char-frankie-canton = Frankie Canton
char-frankie-canton-nick = Canton
char-frankie-canton-text = Una volta nel tuo turno puoi spostare 1 carica da una carta arancione o da un altro personaggio su questo.
char-frankie-canton-more = Anche da una tua carta arancione, se questo personaggio ne ha meno di 4. Una carta vuota si scarta, Bomba esplode.
char-julie-cutter = Julie Cutter
char-julie-cutter-nick = Julie
char-julie-cutter-text = Ogni volta che un altro ti fa perdere punti vita, estrai: con cuori o quadri quel giocatore è bersaglio di un effetto BANG!
char-julie-cutter-more = 1 sola estrazione, per quanti punti vita siano persi, a qualsiasi distanza. Non se sei fuori, ma dopo un salvataggio sì.
char-mexicali-kid = Mexicali Kid
char-mexicali-kid-nick = Mexicali
char-mexicali-kid-text = Una volta nel tuo turno puoi pagare 2 cariche per un effetto BANG! su un giocatore a tiro.
char-mexicali-kid-more = Non si gioca nessuna carta: niente limite e niente potere dell’arma.
char-ms-abigail = Ms. Abigail
char-ms-abigail-nick = Abigail
char-ms-abigail-text = Puoi ignorare una carta marrone di valore J, Q, K o A che un altro gioca solo su di te.
char-ms-abigail-more = Non Gatling, Indiani! e simili, e non Colpo Rapido o Freccia con più bersagli. Ignorare non è annullare.
char-red-ringo = Red Ringo
char-red-ringo-nick = Ringo
char-red-ringo-text = Cominci con 4 cariche. Una volta nel tuo turno puoi spostarne 1 o 2 sulle tue carte arancioni.
char-red-ringo-more = Su una o su due carte, al massimo 4 su ognuna. Mai indietro.

## Domande

ask-pay_loads = { $source }: quale carica paghi?
ask-pay_loads-detail =
    { $left ->
        [one] Resta da pagare { $left } carica.
       *[other] Restano da pagare { $left } cariche.
    }
wait-pay_loads = { $who } paga con le cariche

ask-load = { $source }: dove va la carica?
ask-load-detail =
    { $each ->
        [1] Al massimo 4 in ogni posto. Ancora da scegliere: { $left }
       *[other] Le due cariche vanno nello stesso posto, al massimo 4.
    }
wait-load = { $who } mette una carica
opt-choose-load = Sul tuo personaggio
opt-pass-load = Nessuna carica

ask-discard_loads = Dove va la carica?
ask-discard_loads-detail = Per una carta scartata. Al massimo 4 in ogni posto. Ancora da scegliere: { $left }
wait-discard_loads = { $who } mette una carica
opt-pass-discard_loads = Nessuna carica

ask-upgrade = { $source }: la potenzi?
ask-upgrade-detail = Un passo costa: { $n }. Pagate finora: { $paid }. Le tue cariche: { $owned }
wait-upgrade = { $who } può potenziare una carta
opt-use-upgrade = Potenzia: { $source }
opt-pass-upgrade = Senza potenziare

ask-more_targets = { $source }: chi altro?
ask-more_targets-detail =
    { $n ->
        [0] Già pagati. Scelti finora: { $paid }
       *[other] Ognuno costa una carica. Scelti finora: { $paid }. Le tue cariche: { $owned }
    }
wait-more_targets = { $who } sceglie altri bersagli
opt-choose-upgrade =
    { $me ->
        [to] Anche su di te
       *[other] Anche { $to }
    }
opt-pass-more_targets = Nessun altro

ask-take_back = { $source }: la riprendi?
ask-take_back-detail = Costa { $n ->
            [one] { $n } carica
           *[other] { $n } cariche
        }.
wait-take_back = { $who } può riprendere una carta
opt-pass-take_back = Lasciala

ask-bomb = A chi va la bomba?
ask-bomb-detail = Cariche sopra: { $n }
wait-bomb = { $who } passa la bomba

ask-check_again =
    { $own ->
        [1] { $source }: ripeti la tua estrazione?
       *[other] { $source }: ripeti l’estrazione? Estrae { $by }
    }
ask-check_again-detail =
    { $good ->
        [1] È riuscita. Si farebbe di nuovo.
        [2] Punti vita recuperati: { $n }. Si farebbe di nuovo.
       *[other] È fallita. Si farebbe di nuovo.
    }
wait-check_again = { $who } può annullare l’estrazione
opt-pass-check_again = Resta così

ask-power = Usi il potere? { $source }
ask-power-detail = Per questa carta BANG! Bersaglio: { $to }. Cariche sull’arma: { $n }
wait-power = { $who } decide sull’arma
opt-use-power = Paga una carica: { $source }
opt-pass-power = Senza potere

ask-buntline = { $by } spara, { $source }: scarta una carta
ask-buntline-detail = Il colpo è annullato, ora scegli una carta della mano.
wait-buntline = { $who } scarta una carta

ask-preacher = { $source }: peschi una carta?
ask-preacher-detail = Costa { $n ->
            [one] { $n } carica
           *[other] { $n } cariche
        }.
wait-preacher = { $who } può pescare una carta
opt-pass-preacher = Lascia stare

ask-ignore = { $by } gioca { $card } su di te
ask-ignore-detail = Puoi ignorarla.
wait-ignore = { $who } può ignorare la carta
opt-pass-ignore = Lascia fare

ask-ringo = { $source }: dove va la carica?
ask-ringo-detail = Dal tuo personaggio a una carta arancione. Ancora da spostare: { $left }
wait-ringo = { $who } sposta cariche
opt-pass-ringo = Basta così

## Perché no

why-loads-needed =
    { $n ->
        [one] Serve { $n } carica
       *[other] Servono { $n } cariche
    }
why-supply =
    { $n ->
        [one] La riserva ha meno di { $n } carica
       *[other] La riserva ha meno di { $n } cariche
    }
why-nothing-in-play = Nessuna carta in gioco
why-no-room = Non c’è posto per una carica
why-no-loads = Lì non ci sono cariche
why-no-loads-there = { $to } non ha cariche

## Cosa succede

log-load =
    { $me ->
        [who] Metti { $n ->
            [one] { $n } carica
           *[other] { $n } cariche
        } sul tuo personaggio (ora { $total })
       *[other] { $who } mette { $n ->
            [one] { $n } carica
           *[other] { $n } cariche
        } sul personaggio (ora { $total })
    }
log-load-card =
    { $me ->
        [who] { $n ->
            [one] { $n } carica
           *[other] { $n } cariche
        } sulla tua carta { $card } (ora { $total })
       *[other] { $n ->
            [one] { $n } carica
           *[other] { $n } cariche
        } sulla carta { $card } di { $who } (ora { $total })
    }
log-unload =
    { $me ->
        [who] { $n ->
            [one] { $n } carica
           *[other] { $n } cariche
        } dal tuo personaggio (restano { $total })
       *[other] { $n ->
            [one] { $n } carica
           *[other] { $n } cariche
        } dal personaggio di { $who } (restano { $total })
    }
log-unload-by =
    { $me ->
        [who] { $by } toglie { $n ->
            [one] { $n } carica
           *[other] { $n } cariche
        } dal tuo personaggio (restano { $total })
        [by] Togli { $n ->
            [one] { $n } carica
           *[other] { $n } cariche
        } dal personaggio di { $who } (restano { $total })
       *[other] { $by } toglie { $n ->
            [one] { $n } carica
           *[other] { $n } cariche
        } dal personaggio di { $who } (restano { $total })
    }
log-unload-card =
    { $me ->
        [who] { $n ->
            [one] { $n } carica
           *[other] { $n } cariche
        } dalla tua carta { $card } (restano { $total })
       *[other] { $n ->
            [one] { $n } carica
           *[other] { $n } cariche
        } dalla carta { $card } di { $who } (restano { $total })
    }
log-unload-card-by =
    { $me ->
        [who] { $by } toglie { $n ->
            [one] { $n } carica
           *[other] { $n } cariche
        } dalla tua carta { $card } (restano { $total })
        [by] Togli { $n ->
            [one] { $n } carica
           *[other] { $n } cariche
        } dalla carta { $card } di { $who } (restano { $total })
       *[other] { $by } toglie { $n ->
            [one] { $n } carica
           *[other] { $n } cariche
        } dalla carta { $card } di { $who } (restano { $total })
    }
log-emptied =
    { $me ->
        [who] La tua carta { $card } è senza cariche e si scarta
       *[other] La carta { $card } di { $who } è senza cariche e si scarta
    }
log-explode =
    { $me ->
        [who] { $card } esplode davanti a te
       *[other] { $card } esplode davanti a { $who }
    }
log-also =
    { $me ->
        [who] { $card } mira anche a { $to }
        [to] { $card } mira anche a te
       *[other] { $card } mira anche a { $to }
    }
log-back-in-hand =
    { $me ->
        [who] { $card } torna nella tua mano
       *[other] { $card } torna nella mano di { $who }
    }
log-ignored =
    { $me ->
        [who] Ignori { $card }
        [by] { $who } ignora la tua carta { $card }
       *[other] { $who } ignora { $card } giocata da { $by }
    }

## Posti

zone-loads = Cariche
