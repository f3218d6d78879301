### Che cosa chiede, offre, rifiuta e racconta il gioco.
### I nomi arrivano già pronti. $me dice quale variabile è il posto di chi legge ("who", "to", "by", "from"), altrimenti "none".
### Le righe della cronaca e i motivi non finiscono con un punto, perché il nome in fondo può avere il suo "!".

## Domande a chi deve rispondere. wait-: lo stesso per gli altri.

ask-play = Tocca a te
ask-play-detail =
    Con { $weapon } colpisci fino a distanza { $reach }. { $bangs_left ->
        [0] { $bangs ->
            [0] In questo turno niente carte BANG!
           *[other] In questo turno niente più carte BANG!
        }
        [99] Puoi giocare quante carte BANG! vuoi.
        [one] { $bangs ->
            [0] Puoi giocare { $bangs_left } carta BANG!
           *[other] Puoi giocare ancora { $bangs_left } carta BANG!
        }
       *[other] { $bangs ->
            [0] Puoi giocare { $bangs_left } carte BANG!
           *[other] Puoi giocare ancora { $bangs_left } carte BANG!
        }
    }
wait-play = È il turno di { $who }

ask-shot =
    { $own ->
        [1] Ti spari
       *[other] { $by } ti spara
    }
ask-shot-detail =
    { $need ->
        [one] Basta { $need } effetto Mancato! Altrimenti perdi { $stake ->
            [one] { $stake } punto vita
           *[other] { $stake } punti vita
        }.
       *[other] Servono { $need } effetti Mancato! Altrimenti perdi { $stake ->
            [one] { $stake } punto vita
           *[other] { $stake } punti vita
        }.
    }
wait-shot = { $who } sceglie come rispondere

ask-indians = { $by } gioca { $source }
ask-indians-detail = Scarta una carta BANG! Altrimenti perdi 1 punto vita.
wait-indians = { $who } cerca una carta BANG!

ask-duel =
    { $n ->
        [0] { $by } ti sfida a duello
       *[other] { $source } con { $by }
    }
ask-duel-detail = Scarta una carta BANG! Altrimenti perdi 1 punto vita.
wait-duel = { $who } sceglie come rispondere nel duello

ask-rescue = Stai morendo
ask-rescue-detail =
    { $need ->
        [one] Recupera { $need } punto vita. Altrimenti esci di scena.
       *[other] Recupera { $need } punti vita. Altrimenti esci di scena.
    }
wait-rescue = { $who } sta morendo e cerca di salvarsi

ask-store = { $source }: prendi una carta
ask-store-detail = Va nella tua mano. Tutti vedono quale prendi.
wait-store = { $who } sceglie una carta

ask-draw = Scegli come pescare
ask-draw-detail = La tua abilità ti lascia scegliere.
wait-draw = { $who } sceglie come pescare

ask-keep = Scegli una carta da pescare
ask-keep-detail =
    { $left ->
        [one] Puoi pescare ancora { $left } carta. Le altre tornano in cima al mazzo.
       *[other] Puoi pescare ancora { $left } carte. Le altre tornano in cima al mazzo.
    }
wait-keep = { $who } guarda alcune carte del mazzo

ask-give = Scegli una carta per { $to }
ask-give-detail =
    { $left ->
        [one] Dai ancora { $left } carta e tieni le altre.
       *[other] Dai ancora { $left } carte e tieni le altre.
    }
wait-give = { $who } sceglie le carte per gli altri

ask-check = Scegli la carta che conta
ask-check-detail = Estrai per { $source }. L’altra carta non ha effetto.
wait-check = { $who } sceglie la carta che conta

ask-ability =
    { $ability ->
        [suzy-lafayette] { $source }: pescare una carta?
        [don-bell] { $source }: giocare un altro turno?
        [greygory-deck] { $source }: cambiare entrambe le abilità?
       *[other] Usare { $source }?
    }
ask-ability-detail =
    { $ability ->
        [suzy-lafayette] Non hai carte in mano.
        [don-bell] La carta girata è rossa. È un turno intero.
        [greygory-deck] Ricevi altre due abilità a caso.
       *[other] Puoi farlo adesso.
    }
wait-ability = { $who } decide se usare un effetto

ask-pay =
    { $left ->
        [one] Scarta { $left } carta
       *[other] Scarta { $left } carte
    }
ask-pay-detail = Così paghi: { $source }
wait-pay = { $who } paga con le carte

ask-discard =
    { $left ->
        [one] Scarta { $left } carta
       *[other] Scarta { $left } carte
    }
ask-discard-detail = Puoi tenerne { $limit }.
wait-discard = { $who } scarta le carte oltre il limite

ask-character = Scegli il tuo personaggio
ask-character-detail = L’altro va fuori dal gioco. Si scoprono tutti quando ognuno ha scelto.
wait-character = { $who } sceglie un personaggio

ask-borrow = Scegli da chi prendere in prestito l’abilità
ask-borrow-detail = Ce l’hai fino all’inizio del tuo prossimo turno. Tutti vedono la tua scelta.
wait-borrow = { $who } sceglie da chi prendere in prestito l’abilità

ask-brawl = { $source }: scegli una carta di { $to }
ask-brawl-detail = Va scartata. Dalla mano se ne prende una a caso.
wait-brawl = { $who } sceglie che cosa scartano gli altri

ask-vulture = Prendi una carta di { $to }
ask-vulture-detail = Due giocatori si dividono queste carte, una alla volta. Dalla mano se ne prende una a caso.
wait-vulture = { $who } eredita le carte

ask-event = Usare l’evento { $source }?
ask-event-detail = La scelta è tua.
wait-event = { $who } decide sull’evento

ask-exchange = { $source }: scegli una carta da cambiare
ask-exchange-detail =
    { $n ->
        [0] Scarta quante carte vuoi. Poi ne peschi altrettante.
       *[other] Scartate finora: { $n }. Quando basta, ne peschi altrettante.
    }
wait-exchange = { $who } cambia carte

ask-suit = { $source }: scegli un seme
ask-suit-detail = In questo turno puoi giocare solo carte di quel seme.
wait-suit = { $who } sceglie un seme

ask-colour = { $source }: rosso o nero?
ask-colour-detail =
    { $n ->
        [0] Indovina il colore della carta in cima. Finché indovini, tieni le carte.
       *[other] Indovinate finora: { $n }. Indovina il colore della prossima.
    }
wait-colour = { $who } prova a indovinare un colore

ask-daltons = { $source }: scarta una carta blu
ask-daltons-detail = Scegli quale delle tue carte blu in gioco perdi.
wait-daltons = { $who } sceglie una carta blu da scartare

ask-hail = { $source }: il bersaglio sei tu
ask-hail-detail =
    { $left ->
        [1] Ti salva 1 effetto Mancato! Altrimenti perdi { $lives ->
            [one] { $lives } punto vita
           *[other] { $lives } punti vita
        }.
       *[other] Ti salva 1 effetto Mancato! Altrimenti perdi { $lives ->
            [one] { $lives } punto vita
           *[other] { $lives } punti vita
        }. Effetti rimasti, compreso questo: { $left }.
    }
wait-hail = { $who } sceglie come rispondere

ask-ricochet =
    { $own ->
        [1] Spari alla tua carta: { $of }
       *[other] { $by } spara alla tua carta: { $of }
    }
ask-ricochet-detail =
    { $need ->
        [one] La salva { $need } effetto Mancato! Altrimenti va scartata.
       *[other] La salvano { $need } effetti Mancato! Altrimenti va scartata.
    }
wait-ricochet = { $who } sceglie come rispondere


## Opzioni: che cosa dicono i pulsanti.

opt-play = Gioca { $card }
opt-play-as = Gioca { $card } come { $as }
opt-play-on =
    { $me ->
        [to] Gioca { $card } su di te
       *[other] Gioca { $card } su { $to }
    }
opt-play-on-both =
    { $me ->
        [to] Gioca { $card } su di te e { $also }
       *[other] Gioca { $card } su { $to } e { $also }
    }
opt-play-on-both-as =
    { $me ->
        [to] Gioca { $card } come { $as } su di te e { $also }
       *[other] Gioca { $card } come { $as } su { $to } e { $also }
    }
opt-play-on-as =
    { $me ->
        [to] Gioca { $card } come { $as } su di te
       *[other] Gioca { $card } come { $as } su { $to }
    }
opt-play-hand =
    { $me ->
        [to] Gioca { $card } su di te: una carta a caso dalla mano
       *[other] Gioca { $card } su { $to }: una carta a caso dalla mano
    }
opt-play-hand-as =
    { $me ->
        [to] Gioca { $card } come { $as } su di te: una carta a caso dalla mano
       *[other] Gioca { $card } come { $as } su { $to }: una carta a caso dalla mano
    }
opt-play-card =
    { $me ->
        [to] Gioca { $card } su di te: { $of }
       *[other] Gioca { $card } su { $to }: { $of }
    }
opt-play-card-as =
    { $me ->
        [to] Gioca { $card } come { $as } su di te: { $of }
       *[other] Gioca { $card } come { $as } su { $to }: { $of }
    }
opt-use = Usa { $source }
opt-ability =
    { $ability ->
        [suzy-lafayette] Pesca una carta
        [don-bell] Gioca un altro turno
        [greygory-deck] Cambiale entrambe
       *[other] Usa { $source }
    }
opt-use-barrel = Usa { $source }
opt-use-on =
    { $me ->
        [to] Usa { $source } su di te
       *[other] Usa { $source } su { $to }
    }
opt-use-hand =
    { $me ->
        [to] Usa { $source } su di te: una carta a caso dalla mano
       *[other] Usa { $source } su { $to }: una carta a caso dalla mano
    }
opt-use-card =
    { $me ->
        [to] Usa { $source } su di te: { $of }
       *[other] Usa { $source } su { $to }: { $of }
    }
opt-discard = Scarta { $card }
opt-discard-of =
    { $n ->
        [one] Paga { $n } pepita: { $to } scarta { $of }
       *[other] Paga { $n } pepite: { $to } scarta { $of }
    }
opt-buy =
    { $n ->
        [one] Compra { $card } per { $n } pepita
       *[other] Compra { $card } per { $n } pepite
    }
opt-choose-card = Scegli { $card }
opt-choose-character = Scegli { $char }
opt-choose-seat =
    { $me ->
        [to] Scegli te
       *[other] Scegli { $to }
    }
opt-choose-hand = Una carta a caso dalla mano
opt-choose-of = Scegli { $of }
opt-choose-suit = Scegli { $suit }
opt-choose-colour = Scegli { $colour }
opt-choose-kind = Scegli { $kind }
opt-draw-deck = Pesca dal mazzo
opt-draw-discard = Prendi { $card } dagli scarti
opt-draw-hand = Prendi dalla mano di { $to }
opt-draw-card =
    { $me ->
        [to] Prendi una tua carta: { $of }
       *[other] Prendi { $of } da { $to }
    }
opt-pass-shot = Incassa il colpo
opt-pass-indians = Perdi 1 punto vita
opt-pass-duel = Perdi 1 punto vita
opt-pass-rescue = Non salvarti
opt-pass-ability = Passa
opt-pass-event = Passa
opt-pass-exchange = Basta così
opt-pass-hail = Incassa il colpo
opt-pass-ricochet = Perdi la carta
opt-end = Termina il turno

# 1 su 4
chance = { $num } su { $of }

## Perché qualcosa non si può fare.

why-too-far = Troppo lontano: { $distance }, hai gittata { $reach }
why-too-far-card = Troppo lontano: { $distance }, questa carta arriva a { $reach }
why-nobody-in-reach = Nessuno a tiro: hai gittata { $reach }
why-bang-limit =
    { $limit ->
        [one] Una sola carta BANG! per turno, già giocata
       *[other] Solo { $limit } carte BANG! per turno, già giocate
    }
why-same-name = Hai già in gioco una carta { $card }
why-same-name-other = Ha già una carta { $card }
why-sheriff-jail = Lo sceriffo non può finire in prigione
why-nothing-to-take = Niente da prendere
why-out = Fuori dal gioco
why-not-yourself = Solo su qualcun altro
why-only-answer = { $card } serve solo per rispondere a un colpo contro di te
why-not-answer = { $card } non serve contro { $source }
why-not-now = Adesso non puoi giocare { $card }
why-beer-two-players = Con 2 soli giocatori in gioco non cura
why-full-life = Hai già tutti i punti vita
why-cards-needed =
    { $n ->
        [one] Serve { $n } carta in mano
       *[other] Servono { $n } carte in mano
    }
why-used = Per questo turno già fatto: { $source }
why-barrel-used = Contro questo colpo hai già estratto: { $source }
why-not-your-turn = Non è il tuo turno: gioca { $who }
why-passive = { $source } agisce in automatico
why-rescue-short =
    { $need ->
        [one] Non basta per salvarti: ti serve { $need } punto vita
       *[other] Non basta per salvarti: ti servono { $need } punti vita
    }
why-cost =
    { $n ->
        [one] Per pagare manca { $n } carta in mano
       *[other] Per pagare mancano { $n } carte in mano
    }
why-event = Non si può finché vale l’evento { $source }
why-suit = In questo turno solo questo seme: { $suit } ({ $source })
why-green-waits = { $card } è in gioco solo da questo turno e non si può ancora usare
why-own-turn = { $card } si può usare solo nel proprio turno
why-no-effect = { $card } adesso non ha effetto: { $source }
why-off = { $source } adesso non ha abilità: { $by }
why-diamond = Le carte di quadri non hanno effetto su { $to } ({ $source })
why-duty = Prima devi giocare { $card } ({ $source })
why-kept = { $card } va giocata: non si può usare altrimenti ({ $source })
why-no-lives = Un fantasma non guadagna né perde punti vita
why-last-life = Non con l’ultimo punto vita
why-full-life-other = Ha già tutti i punti vita
why-kind-needed =
    { $n ->
        [one] Serve { $n } carta { $card } in mano
       *[other] Servono { $n } carte { $card } in mano
    }
why-blue-needed = Serve una carta blu in mano
why-nobody-has-cards = Nessun altro ha carte

## Perché una carta non avrebbe effetto, con una frase intera.

wasted-full-life = Hai già tutti i punti vita: andrebbe sprecata.
wasted-all-full = Tutti hanno già tutti i punti vita: andrebbe sprecata.
wasted-two-players = In due giocatori andrebbe sprecata.

## Il colore di una carta da indovinare.

colour-red = rosso
colour-black = nero

## Cronaca

log-start =
    { $me ->
        [who] Sei lo sceriffo e cominci
       *[other] { $who } è lo sceriffo e comincia
    }
log-start-deputy =
    { $me ->
        [who] Sei il vice e cominci
       *[other] { $who } è il vice e comincia
    }
log-event =
    { $n ->
        [0] Ultimo evento, fino alla fine della partita: { $event }
        [one] Nuovo evento: { $event } (ne resta { $n })
       *[other] Nuovo evento: { $event } (ne restano { $n })
    }
log-character =
    { $me ->
        [who] Giochi con il personaggio { $char }
       *[other] { $who } gioca con il personaggio { $char }
    }
log-turn =
    { $me ->
        [who] Comincia il tuo turno
       *[other] Comincia il turno di { $who }
    }
log-draw =
    { $me ->
        [who] Peschi { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        }
       *[other] { $who } pesca { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        }
    }
log-draw-seen =
    { $me ->
        [who] Peschi { $n ->
            [one] { $cards }
           *[other] { $n } carte: { $cards }
        }
       *[other] { $who } pesca { $n ->
            [one] { $cards }
           *[other] { $n } carte: { $cards }
        }
    }
log-draw-reward =
    { $me ->
        [who] Peschi { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        } come ricompensa
       *[other] { $who } pesca { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        } come ricompensa
    }
log-draw-ability =
    { $me ->
        [who] Peschi { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        } ({ $source })
       *[other] { $who } pesca { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        } ({ $source })
    }
log-draw-discard =
    { $me ->
        [who] Prendi { $n ->
            [one] { $cards } dagli scarti
           *[other] { $n } carte dagli scarti: { $cards }
        }
       *[other] { $who } prende { $n ->
            [one] { $cards } dagli scarti
           *[other] { $n } carte dagli scarti: { $cards }
        }
    }
log-show =
    { $me ->
        [who] Mostri { $card }
       *[other] { $who } mostra { $card }
    }
log-look =
    { $me ->
        [who] Guardi { $n ->
            [one] la carta in cima al mazzo
           *[other] le { $n } carte in cima al mazzo
        }
       *[other] { $who } guarda { $n ->
            [one] la carta in cima al mazzo
           *[other] le { $n } carte in cima al mazzo
        }
    }
log-back =
    { $me ->
        [who] Rimetti { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        } in cima al mazzo
       *[other] { $who } rimette { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        } in cima al mazzo
    }

log-play =
    { $me ->
        [who] Giochi { $card }
       *[other] { $who } gioca { $card }
    }
log-play-as =
    { $me ->
        [who] Giochi { $card } come { $as }
       *[other] { $who } gioca { $card } come { $as }
    }
log-play-on =
    { $me ->
        [who] Giochi { $card } su { $to }
        [to] { $who } gioca { $card } su di te
       *[other] { $who } gioca { $card } su { $to }
    }
log-play-on-both =
    { $me ->
        [who] Giochi { $card } su { $to } e { $also }
        [to] { $who } gioca { $card } su di te e { $also }
        [also] { $who } gioca { $card } su { $to } e su di te
       *[other] { $who } gioca { $card } su { $to } e { $also }
    }
log-play-on-both-as =
    { $me ->
        [who] Giochi { $card } come { $as } su { $to } e { $also }
        [to] { $who } gioca { $card } come { $as } su di te e { $also }
        [also] { $who } gioca { $card } come { $as } su { $to } e su di te
       *[other] { $who } gioca { $card } come { $as } su { $to } e { $also }
    }
log-play-on-as =
    { $me ->
        [who] Giochi { $card } come { $as } su { $to }
        [to] { $who } gioca { $card } come { $as } su di te
       *[other] { $who } gioca { $card } come { $as } su { $to }
    }
log-play-self =
    { $me ->
        [who] Giochi { $card } su di te
       *[other] { $who } gioca { $card } su di sé
    }
log-play-self-as =
    { $me ->
        [who] Giochi { $card } come { $as } su di te
       *[other] { $who } gioca { $card } come { $as } su di sé
    }
log-play-self-card =
    { $me ->
        [who] Giochi { $card } su una tua carta: { $of }
       *[other] { $who } gioca { $card } su una propria carta: { $of }
    }
log-play-hand =
    { $me ->
        [who] Giochi { $card } su { $to }: una carta dalla mano
        [to] { $who } gioca { $card } su di te: una carta dalla mano
       *[other] { $who } gioca { $card } su { $to }: una carta dalla mano
    }
log-play-hand-as =
    { $me ->
        [who] Giochi { $card } come { $as } su { $to }: una carta dalla mano
        [to] { $who } gioca { $card } come { $as } su di te: una carta dalla mano
       *[other] { $who } gioca { $card } come { $as } su { $to }: una carta dalla mano
    }
log-play-card =
    { $me ->
        [who] Giochi { $card } su { $to }: { $of }
        [to] { $who } gioca { $card } su di te: { $of }
       *[other] { $who } gioca { $card } su { $to }: { $of }
    }
log-play-card-as =
    { $me ->
        [who] Giochi { $card } come { $as } su { $to }: { $of }
        [to] { $who } gioca { $card } come { $as } su di te: { $of }
       *[other] { $who } gioca { $card } come { $as } su { $to }: { $of }
    }
log-lay =
    { $me ->
        [who] Metti in gioco { $card }
       *[other] { $who } mette in gioco { $card }
    }
log-lay-on =
    { $me ->
        [who] Metti { $card } davanti a { $to }
        [to] { $who } mette { $card } davanti a te
       *[other] { $who } mette { $card } davanti a { $to }
    }
log-use =
    { $me ->
        [who] Usi { $source }
       *[other] { $who } usa { $source }
    }
log-use-ability =
    { $same ->
        [yes] { $me ->
            [who] Usi la tua abilità
           *[other] { $who } usa la propria abilità
        }
       *[no] { $me ->
            [who] Usi l’abilità di { $source }
           *[other] { $who } usa l’abilità di { $source }
        }
    }
log-use-on =
    { $me ->
        [who] Usi { $source } su { $to }
        [to] { $who } usa { $source } su di te
       *[other] { $who } usa { $source } su { $to }
    }
log-use-on-ability =
    { $same ->
        [yes] { $me ->
            [who] Usi la tua abilità su { $to }
            [to] { $who } usa la propria abilità su di te
           *[other] { $who } usa la propria abilità su { $to }
        }
       *[no] { $me ->
            [who] Usi l’abilità di { $source } su { $to }
            [to] { $who } usa l’abilità di { $source } su di te
           *[other] { $who } usa l’abilità di { $source } su { $to }
        }
    }
log-use-on-both =
    { $me ->
        [who] Usi { $source } su { $to } e { $also }
        [to] { $who } usa { $source } su di te e { $also }
        [also] { $who } usa { $source } su { $to } e su di te
       *[other] { $who } usa { $source } su { $to } e { $also }
    }
log-use-on-both-ability =
    { $same ->
        [yes] { $me ->
            [who] Usi la tua abilità su { $to } e { $also }
            [to] { $who } usa la propria abilità su di te e { $also }
            [also] { $who } usa la propria abilità su { $to } e su di te
           *[other] { $who } usa la propria abilità su { $to } e { $also }
        }
       *[no] { $me ->
            [who] Usi l’abilità di { $source } su { $to } e { $also }
            [to] { $who } usa l’abilità di { $source } su di te e { $also }
            [also] { $who } usa l’abilità di { $source } su { $to } e su di te
           *[other] { $who } usa l’abilità di { $source } su { $to } e { $also }
        }
    }
log-use-card =
    { $me ->
        [who] Usi { $source } su { $to }: { $of }
        [to] { $who } usa { $source } su di te: { $of }
       *[other] { $who } usa { $source } su { $to }: { $of }
    }
log-use-card-ability =
    { $same ->
        [yes] { $me ->
            [who] Usi la tua abilità su { $to }: { $of }
            [to] { $who } usa la propria abilità su di te: { $of }
           *[other] { $who } usa la propria abilità su { $to }: { $of }
        }
       *[no] { $me ->
            [who] Usi l’abilità di { $source } su { $to }: { $of }
            [to] { $who } usa l’abilità di { $source } su di te: { $of }
           *[other] { $who } usa l’abilità di { $source } su { $to }: { $of }
        }
    }
log-lend =
    { $me ->
        [who] Fino al prossimo turno prendi in prestito da { $to } l’abilità di { $char }
        [to] Fino al prossimo turno { $who } prende in prestito da te l’abilità di { $char }
       *[other] Fino al prossimo turno { $who } prende in prestito da { $to } l’abilità di { $char }
    }
log-lend-own =
    { $me ->
        [who] Adesso hai l’abilità di { $char }
       *[other] { $who } ha adesso l’abilità di { $char }
    }
log-suit =
    { $me ->
        [who] Scegli il seme per questo turno: { $suit }
       *[other] { $who } sceglie il seme per questo turno: { $suit }
    }
log-colour-right =
    { $me ->
        [who] Indovini ({ $colour }): { $card }
       *[other] { $who } indovina ({ $colour }): { $card }
    }
log-colour-wrong =
    { $me ->
        [who] Sbagli ({ $colour }): { $card }
       *[other] { $who } sbaglia ({ $colour }): { $card }
    }
log-return =
    { $me ->
        [who] Torni in gioco con { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        } ({ $source })
       *[other] { $who } torna in gioco con { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        } ({ $source })
    }
log-return-ghost =
    { $me ->
        [who] Torni come fantasma per un turno ({ $source })
       *[other] { $who } torna come fantasma per un turno ({ $source })
    }
log-leave =
    { $me ->
        [who] Lasci di nuovo il gioco
       *[other] { $who } lascia di nuovo il gioco
    }
log-swap =
    { $me ->
        [who] Cambi personaggio: { $char }
       *[other] { $who } cambia personaggio: { $char }
    }
log-bury =
    { $me ->
        [who] Metti { $n ->
            [one] { $n } carta coperta
           *[other] { $n } carte coperte
        } in cima al mazzo
       *[other] { $who } mette { $n ->
            [one] { $n } carta coperta
           *[other] { $n } carte coperte
        } in cima al mazzo
    }
log-bury-seen =
    { $me ->
        [who] Metti { $n ->
            [one] { $n } carta coperta
           *[other] { $n } carte coperte
        } in cima al mazzo: { $cards }
       *[other] { $who } mette { $n ->
            [one] { $n } carta coperta
           *[other] { $n } carte coperte
        } in cima al mazzo: { $cards }
    }
log-extra =
    { $me ->
        [who] Giochi un turno extra
       *[other] { $who } gioca un turno extra
    }
log-harmless =
    { $me ->
        [who] { $card } di { $by } non ha effetto su di te
        [by] La tua carta { $card } non ha effetto su { $who }
       *[other] { $card } di { $by } non ha effetto su { $who }
    }
log-stand =
    { $me ->
        [who] Schivi il colpo ({ $source })
       *[other] { $who } schiva il colpo ({ $source })
    }
log-answer =
    { $me ->
        [who] Rispondi con { $card }
       *[other] { $who } risponde con { $card }
    }
log-answer-as =
    { $me ->
        [who] Rispondi con { $card } come { $as }
       *[other] { $who } risponde con { $card } come { $as }
    }
log-stopped =
    { $me ->
        [who] Schivi il colpo di { $by }
        [by] { $who } schiva il tuo colpo
       *[other] { $who } schiva il colpo di { $by }
    }
log-stopped-own =
    { $me ->
        [who] Schivi il tuo stesso sparo
       *[other] { $who } schiva il proprio sparo
    }
log-discard =
    { $me ->
        [who] Scarti { $n ->
            [one] { $cards }
           *[other] { $n } carte: { $cards }
        }
       *[other] { $who } scarta { $n ->
            [one] { $cards }
           *[other] { $n } carte: { $cards }
        }
    }
log-discard-replaced =
    { $me ->
        [who] Scarti la tua vecchia arma: { $card }
       *[other] { $who } scarta la vecchia arma: { $card }
    }
log-discard-lost =
    { $me ->
        [who] Scarti { $card }
       *[other] { $who } scarta { $card }
    }
log-take-hand =
    { $me ->
        [who] Prendi una carta dalla mano di { $from }
        [from] { $who } prende una carta dalla tua mano
       *[other] { $who } prende una carta dalla mano di { $from }
    }
log-take-hand-seen =
    { $me ->
        [who] Prendi { $card } dalla mano di { $from }
        [from] { $who } prende { $card } dalla tua mano
       *[other] { $who } prende { $card } dalla mano di { $from }
    }
log-take-table =
    { $me ->
        [who] Prendi { $card } dalle carte in gioco di { $from }
        [from] { $who } prende { $card } dalle tue carte in gioco
       *[other] { $who } prende { $card } dalle carte in gioco di { $from }
    }
log-take-own =
    { $me ->
        [who] Riprendi la tua carta { $card }
       *[other] { $who } riprende la propria carta { $card }
    }
log-take-row =
    { $me ->
        [who] Prendi { $card } dall’offerta
       *[other] { $who } prende { $card } dall’offerta
    }
log-take-discard =
    { $me ->
        [who] Prendi { $card } dagli scarti
       *[other] { $who } prende { $card } dagli scarti
    }
log-take-all =
    { $me ->
        [who] Erediti { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        } da { $from }
        [from] { $who } eredita { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        } da te
       *[other] { $who } eredita { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        } da { $from }
    }
log-give =
    { $me ->
        [who] Dai una carta a { $to }
        [to] { $who } ti dà una carta
       *[other] { $who } dà una carta a { $to }
    }
log-give-seen =
    { $me ->
        [who] Dai { $card } a { $to }
        [to] { $who } ti dà { $card }
       *[other] { $who } dà { $card } a { $to }
    }
log-row =
    { $me ->
        [who] Scopri nell’offerta: { $cards }
       *[other] { $who } scopre nell’offerta: { $cards }
    }
log-check-good =
    { $me ->
        [who] { $check ->
            [barrel] Il tuo { $source }: { $card } è di cuori. Mancato!
            [jourdonnais] La tua abilità: { $card } è di cuori. Mancato!
            [jail] { $source }: { $card } è di cuori. Torni in libertà
            [dynamite] La tua { $source } non esplode: { $card }
            [vendetta] { $source }: { $card } è di cuori. Giochi un altro turno
            [bomb] La tua { $source }: { $card } è rossa. Passa a un altro
            [julie-cutter] La tua abilità: { $card } è rossa. Rispondi al fuoco
            [cactus] { $source }: { $card } è rossa. Ti cura
            [knife-revolver] { $source }: { $card } basta. Torna nella tua mano
            [most-wanted] { $source }: { $card } non è di picche. La scampi
            [dining-car] { $source }: { $card } è di cuori. Il pranzo è servito
            [don-bell] La tua abilità: { $card } è rossa. Puoi giocare un altro turno
            [teren-kill] La tua abilità: { $card } non è di picche. Resti in gioco
            [rattlesnake] { $source }: { $card } non è di picche. Non ti morde
            [colorado-bill] La tua abilità: { $card } è di picche. Lo sparo non si può annullare
           *[other] { $source } funziona: { $card }
        }
       *[other] { $check ->
            [barrel] { $source } di { $who }: { $card } è di cuori. Mancato!
            [jourdonnais] Abilità di { $who }: { $card } è di cuori. Mancato!
            [jail] { $source }: { $card } è di cuori. { $who } torna in libertà
            [dynamite] La { $source } di { $who } non esplode: { $card }
            [vendetta] { $source }: { $card } è di cuori. { $who } gioca un altro turno
            [bomb] { $source } di { $who }: { $card } è rossa. Passa a un altro
            [julie-cutter] Abilità: { $card } è rossa. { $who } risponde al fuoco
            [cactus] { $source } di { $who }: { $card } è rossa. Cura
            [knife-revolver] { $source }: { $card } basta. Torna nella mano di { $who }
            [most-wanted] { $source }: { $card } non è di picche. { $who } la scampa
            [dining-car] { $source } di { $who }: { $card } è di cuori. Il pranzo è servito
            [don-bell] Abilità: { $card } è rossa. { $who } può giocare un altro turno
            [teren-kill] Abilità: { $card } non è di picche. { $who } resta in gioco
            [rattlesnake] { $source }: { $card } non è di picche. Non morde { $who }
            [colorado-bill] Abilità di { $who }: { $card } è di picche. Lo sparo non si può annullare
           *[other] { $source } di { $who } funziona: { $card }
        }
    }
log-check-bad =
    { $me ->
        [who] { $check ->
            [barrel] Il tuo { $source }: { $card } non è di cuori. Peccato
            [jourdonnais] La tua abilità: { $card } non è di cuori. Peccato
            [jail] { $source }: { $card } non è di cuori. Resti dentro
            [dynamite] La tua { $source } esplode: { $card }
            [vendetta] { $source }: { $card } non è di cuori. Nessun altro turno
            [bomb] La tua { $source }: { $card } è nera. La miccia si accorcia
            [julie-cutter] La tua abilità: { $card } è nera. Nessuno sparo
            [cactus] { $source }: { $card } è nera. Non ti cura
            [knife-revolver] { $source }: { $card } non basta. La carta è persa
            [most-wanted] { $source }: { $card } è di picche. Ti hanno trovato
            [dining-car] { $source }: { $card } non è di cuori. Oggi si digiuna
            [don-bell] La tua abilità: { $card } è nera. Nessun altro turno
            [teren-kill] La tua abilità: { $card } è di picche. Non ti salva
            [rattlesnake] { $source }: { $card } è di picche. Ti morde
            [colorado-bill] La tua abilità: { $card } non è di picche. Uno sparo normale
           *[other] { $source } non funziona: { $card }
        }
       *[other] { $check ->
            [barrel] { $source } di { $who }: { $card } non è di cuori. Peccato
            [jourdonnais] Abilità di { $who }: { $card } non è di cuori. Peccato
            [jail] { $source }: { $card } non è di cuori. { $who } resta dentro
            [dynamite] La { $source } di { $who } esplode: { $card }
            [vendetta] { $source }: { $card } non è di cuori. Nessun altro turno
            [bomb] { $source } di { $who }: { $card } è nera. La miccia si accorcia
            [julie-cutter] Abilità di { $who }: { $card } è nera. Nessuno sparo
            [cactus] { $source } di { $who }: { $card } è nera. Non cura
            [knife-revolver] { $source } di { $who }: { $card } non basta. La carta è persa
            [most-wanted] { $source }: { $card } è di picche. Hanno trovato { $who }
            [dining-car] { $source } di { $who }: { $card } non è di cuori. Oggi si digiuna
            [don-bell] Abilità di { $who }: { $card } è nera. Nessun altro turno
            [teren-kill] Abilità di { $who }: { $card } è di picche. Non basta
            [rattlesnake] { $source }: { $card } è di picche. Morde { $who }
            [colorado-bill] Abilità di { $who }: { $card } non è di picche. Uno sparo normale
           *[other] { $source } di { $who } non funziona: { $card }
        }
    }
log-check-none =
    { $me ->
        [who] Estrai per { $source }, ma non ci sono più carte
       *[other] { $who } estrae per { $source }, ma non ci sono più carte
    }
log-jailed =
    { $me ->
        [who] Salti il turno
       *[other] { $who } salta il turno
    }
log-passes =
    { $me ->
        [who] { $card } passa da te a { $to }
        [to] { $card } passa da { $who } a te
       *[other] { $card } passa da { $who } a { $to }
    }
log-lose =
    { $me ->
        [who] { $source }: perdi { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        } ({ $before } → { $life })
       *[other] { $source }: { $who } perde { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        } ({ $before } → { $life })
    }
short-log-lose =
    { $me ->
        [who] Perdi { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        } ({ $before } → { $life })
       *[other] { $who } perde { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        } ({ $before } → { $life })
    }
log-lose-below =
    { $me ->
        [who] { $source }: perdi { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        }
       *[other] { $source }: { $who } perde { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        }
    }
short-log-lose-below =
    { $me ->
        [who] Perdi { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        }
       *[other] { $who } perde { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        }
    }
log-heal =
    { $me ->
        [who] Recuperi { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        } ({ $before } → { $life })
       *[other] { $who } recupera { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        } ({ $before } → { $life })
    }
log-heal-below =
    { $me ->
        [who] Recuperi { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        }
       *[other] { $who } recupera { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        }
    }
log-out =
    { $me ->
        [who] Esci di scena. Ruolo: { $role }
       *[other] { $who } esce di scena. Ruolo: { $role }
    }
log-penalty =
    { $me ->
        [who] Elimini il tuo vice e scarti tutte le tue carte
       *[other] { $who } elimina un vice e scarta tutte le carte
    }
log-shuffle =
    { $n ->
        [one] Gli scarti formano il nuovo mazzo: { $n } carta
       *[other] Gli scarti formano il nuovo mazzo: { $n } carte
    }
log-reshuffle =
    { $n ->
        [one] Le carte usate formano il nuovo mazzo equipaggiamento: { $n } carta
       *[other] Le carte usate formano il nuovo mazzo equipaggiamento: { $n } carte
    }
log-undo =
    { $me ->
        [who] Annulli la tua ultima azione
       *[other] { $who } annulla la sua ultima azione
    }
log-end-law = Vincono lo sceriffo e i suoi vice.
log-end-outlaws = Vincono i fuorilegge: lo sceriffo è fuori dal gioco.
log-end-renegade = { $renegades ->
    [one] Vince il rinnegato, in gioco resta solo lui.
   *[other] Vince uno dei rinnegati, in gioco resta solo lui.
}
log-end-hunter =
    { $me ->
        [who] Vinci come { $role }: il tuo bersaglio è fuori dal gioco.
       *[other] { $who } vince come { $role }: il bersaglio è fuori dal gioco.
    }
log-end-last =
    { $me ->
        [who] Vinci come { $role }: in gioco non c’è più nessun altro.
       *[other] { $who } vince come { $role }: in gioco non c’è più nessun altro.
    }

## Fasi del turno

phase-setup = preparazione
phase-start = inizio del turno
phase-draw = fase 1: pescare
phase-play = fase 2: giocare
phase-discard = fase 3: scartare
phase-over = fine della partita
