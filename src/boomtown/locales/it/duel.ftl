### BANG! The Duel: everything that is said only there.
### Names arrive finished, cards and characters as their names; $me as in game.ftl. Log lines end without a full stop.

## The game

set-duel = BANG! The Duel
set-duel-text = Il gioco stesso: due mazzi di 40 carte e 24 personaggi per 2 giocatori.
role-law = Legge
role-law-title = La Legge
role-law-goal = Elimina tutti i fuorilegge.
role-outlaws = Fuorilegge
role-outlaws-title = I Fuorilegge
role-outlaws-goal = Elimina tutti i personaggi della Legge.
end-duel_law = Vince la Legge
end-duel_law-why = Non resta nessun fuorilegge.
end-duel_outlaws = Vincono i fuorilegge
end-duel_outlaws-why = Della Legge non resta nessuno.
preset-duel-first = Primo duello
preset-duel-first-text = 4 personaggi per parte, come da regolamento.
preset-duel-short = Duello breve
preset-duel-short-text = 2 personaggi per parte, senza riserva.
preset-duel-long = Duello lungo
preset-duel-long-text = 6 personaggi per parte.

## Options

option-characters-per-side = Personaggi per parte
option-characters-per-side-text = Con più personaggi la partita dura di più.
option-first-turn = Chi comincia
option-first-turn-text = Chi comincia pesca 4 carte, l’altra parte 5.
option-first-turn-law = La Legge
option-first-turn-outlaws = I Fuorilegge
option-first-turn-lot = A sorte
option-peacemaker-counts = Peacemaker e Wild Bill
option-peacemaker-counts-text = Una carta scartata per Peacemaker vale anche per Wild Bill.
option-five-missed = 5 Mancato! per la Legge
option-five-missed-text = Il mazzo della Legge ha 5 carte Mancato! e 4 carte Borraccia, non 4 e 5.
option-listed-symbols = Simboli della lista
option-listed-symbols-text = Nel mazzo della Legge un ferro di cavallo e tre barili in più.
option-soundance-always = Soundance Kid sempre attivo
option-soundance-always-text = L’abilità funziona anche dietro.
option-store-last = Emporio dai propri mazzi
option-store-last-text = Tutte e quattro le carte vengono dal mazzo comune solo se non ne restano altri.

## Symbols, and why something is switched off

symbol-barrel = barile
symbol-snake = serpente
symbol-dynamite = dinamite
symbol-horseshoe = ferro di cavallo
off-rear = Sta dietro: non funziona
off-other = Il bersaglio è il compagno: ora non funziona
off-out = Senza punti vita

## Questions

ask-front = Chi va davanti?
ask-front-detail = Le due parti scelgono in segreto. L’altro resta dietro.
wait-front = { $who } sceglie un personaggio
ask-fresh = Pesca le carte
ask-fresh-detail = Dal tuo mazzo, o da quello comune.
wait-fresh = { $who } pesca
ask-act = Tocca a te
ask-act-detail =
    { $left ->
        [0] In questo turno niente più carte BANG!
        [99] Quante carte BANG! vuoi.
       *[other] Carte BANG! rimaste: { $left }.
    }
wait-act = È il turno di { $who }
ask-hit = Un colpo a { $char }
ask-hit-detail = Viene da { $source }. Schivalo o perdi 1 punto vita.
wait-hit = { $who } risponde a un colpo
ask-second = { $source }: ancora una carta
ask-second-detail = Scarta una carta qualsiasi, o il colpo va a segno.
wait-second = { $who } cerca una seconda carta
ask-gunfight = Duello: { $char }
ask-gunfight-detail = Scarta una carta colpo, o perdi 1 punto vita.
wait-gunfight = { $who } risponde nel duello
ask-raid = Indiani! attaccano { $char }
ask-raid-detail = Scarta una carta colpo, o perdi 1 punto vita.
wait-raid = { $who } cerca una carta colpo
ask-instead = Buffalo Bell può intervenire
ask-instead-detail =
    { $char } sta per perdere { $n ->
        [one] { $n } punto vita
       *[other] { $n } punti vita
    }.
wait-instead = { $who } decide per Buffalo Bell
ask-symbol = Quale carta conta?
ask-symbol-detail =
    { $source } chiede: { $symbol ->
        [barrel] barile
        [snake] serpente
        [dynamite] dinamite
       *[horseshoe] ferro di cavallo
    }.
wait-symbol = { $who } sceglie la carta che conta
ask-reaction =
    { $n ->
        [0] { $source }: scartare una carta dalla mano dell’avversario?
        [one] { $source }: pescare una carta?
       *[other] { $source }: pescare { $n } carte?
    }
ask-reaction-detail =
    { $ability ->
        [wyatt-ear] L’avversario ha schivato il tuo colpo.
        [jango] L’avversario ha spostato il suo segnalino.
        [dalon-ranger] L’avversario ha tolto un punto vita a Dalon Ranger.
        [slim-poet] L’avversario ha tolto un punto vita a Slim Poet.
        [bill-tightman] Un personaggio è fuori dal gioco.
        [pat-garret] Sulla carta c’è un ferro di cavallo. Peschi dal mazzo dell’avversario.
       *[other] Ora puoi usare l’abilità.
    }
wait-reaction = { $who } decide su un’abilità
ask-loot = { $source }: prendi una carta
ask-loot-detail = { $char } è fuori. Carte che puoi ancora prendere: { $left }.
wait-loot = { $who } prende carte
ask-strip = { $source }: scarta una carta in gioco
ask-strip-detail = Dei tuoi personaggi, o di quello davanti dell’avversario.
wait-strip = { $who } sceglie una carta in gioco
ask-remington = Pescare una carta?
ask-remington-detail = Il colpo di { $source } non è andato a segno.
wait-remington = { $who } può pescare
ask-sidestep = { $source }: quale parte si scambia?
ask-sidestep-detail = Chi sta davanti e chi sta dietro si scambiano.
wait-sidestep = { $who } può scambiare due personaggi
ask-give_up = { $source }: scarta una carta
ask-give_up-detail = Una carta della tua mano, a tua scelta.
wait-give_up = { $who } scarta una carta
ask-back = Quale dorso?
ask-back-detail = La carta viene poi presa a caso tra quelle.
wait-back = { $who } sceglie tra i dorsi
ask-wagon = { $source }: quale carta scarti?
ask-wagon-detail = Tieni le altre due.
wait-wagon = { $who } sceglie una carta da scartare
ask-goods = { $source }: prendi una carta
ask-goods-detail = Entrambi vedete quale.
wait-goods = { $who } prende una carta
ask-price = { $source }: scarta una carta
ask-price-detail = Paga l’abilità.
wait-price = { $who } paga un’abilità
ask-either = { $source }: quale carta scarti?
ask-either-detail = Una delle due appena pescate.
wait-either = { $who } sceglie una carta da scartare
ask-limit =
    Scarta { $left ->
        [one] { $left } carta
       *[other] { $left } carte
    }
ask-limit-detail = Puoi tenerne { $limit }.
wait-limit = { $who } scarta le carte oltre il limite

## Passing

opt-pass-hit = Incassa il colpo
opt-pass-second = Incassa il colpo
opt-pass-gunfight = Perdi 1 punto vita
opt-pass-raid = Perdi 1 punto vita
opt-pass-instead = Lascialo a { $char }
opt-pass-reaction = Lascia stare
opt-pass-strip = Lascia stare
opt-pass-remington = Lascia stare
opt-pass-sidestep = Lascia stare
opt-pass-loot = Basta così

## Options of a question

opt-duel-play = Gioca { $card }
opt-duel-play-at = Gioca { $card } su { $char }
opt-duel-play-as = Gioca { $card } come { $as }
opt-duel-play-as-at = Gioca { $card } come { $as } su { $char }
opt-duel-play-hand = { $card }: una carta a caso dalla mano dell’avversario
opt-duel-play-card = Gioca { $card } su { $char }: { $of }
opt-duel-play-side =
    { $me ->
        [to] { $card }: scambia i tuoi personaggi
       *[other] { $card }: scambia i personaggi avversari
    }
opt-duel-lay = Metti { $card } a { $char }
opt-duel-answer = Schiva con { $card }
opt-duel-answer-as = Schiva con { $card } come { $as }
opt-duel-marker = Scambia: davanti va { $char }
opt-duel-reload = Ricarica { $card }: pescane un’altra
opt-duel-use = Usa { $source }
opt-duel-reaction =
    { $n ->
        [0] Scarta una carta
        [one] Pesca una carta
       *[other] Pesca { $n } carte
    }
opt-duel-use-at = Usa { $source } su { $char }
opt-duel-use-hand = { $source }: una carta a caso dalla mano dell’avversario
opt-duel-use-card = { $source }: { $of }
opt-duel-use-card-at = { $source }: { $of } di { $char }
opt-duel-use-side =
    { $me ->
        [to] { $source }: i tuoi personaggi
       *[other] { $source }: i personaggi avversari
    }
opt-duel-reveal = { $source }: rivela una carta
opt-duel-repeat = { $source } ripete { $kind }
opt-duel-repeat-at = { $source } ripete { $kind } su { $char }
opt-duel-repeat-hand = { $source } ripete { $kind }: una carta a caso dalla mano dell’avversario
opt-duel-repeat-card = { $source } ripete { $kind } su { $char }: { $of }
opt-duel-repeat-side =
    { $me ->
        [to] { $source } ripete { $kind }: i tuoi personaggi
       *[other] { $source } ripete { $kind }: i personaggi avversari
    }
opt-duel-repeat-reload = { $source } ricarica ancora { $kind }
opt-duel-discard = Scarta { $card }
opt-duel-choose-card = Scegli { $card }
opt-duel-choose-char = Davanti: { $char }
opt-duel-choose-side =
    { $me ->
        [to] I tuoi personaggi
       *[other] I personaggi avversari
    }
opt-duel-choose-back =
    Dorso: { $side ->
        [law] Legge
       *[outlaws] Fuorilegge
    }
opt-duel-choose-points =
    { $char } perde invece { $n ->
        [one] { $n } punto vita
       *[other] { $n } punti vita
    }
opt-duel-draw = Pesca una carta
opt-duel-end = Termina il turno

## Why not

why-duel-limit = Le carte BANG! di questo turno sono già giocate
why-duel-answer = La carta { $card } serve solo a schivare
why-duel-rear = { $char } si ripara dietro
why-duel-own-front = Il tuo equipaggiamento va dietro
why-duel-nothing = Non c’è niente da prendere
why-duel-one = Un solo personaggio non si scambia
why-duel-swapped = Lo scambio di questo turno è già fatto
why-duel-reload = Si ricarica solo quando a una parte resta un personaggio
why-duel-used = { $source }: già usato in questo turno
why-duel-behind = { $source } funziona solo davanti
why-duel-hand = { $source }: la mano non lo permette
why-duel-top = { $source }: in cima non c’è una carta azione
why-duel-equipment = { $source }: niente equipaggiamento da scartare
why-duel-not-answer = La carta { $card } qui non schiva
why-duel-tried = { $source }: già provato
why-duel-other = { $source } non è presso il bersaglio

## What waits

wait-duel-out = { $char } esce di scena
wait-duel-hit = { $source } colpisce { $char }
wait-duel-lost = { $source } non trova nessuno
wait-duel-draw = { $source }: una carta
wait-duel-discard = { $source }: l’avversario perde una carta

## What happened

log-duel-start =
    { $me ->
        [who] Cominci tu
       *[other] { $who } comincia
    }
log-duel-front = { $char } si mette davanti
log-duel-rear = { $char } si mette dietro
log-duel-draw-out =
    { $me ->
        [who] Per la perdita peschi { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        }
       *[other] Per la perdita { $who } pesca { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        }
    }
log-duel-draw-other =
    { $me ->
        [who] Dall’altro mazzo peschi { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        } ({ $source })
       *[other] Dall’altro mazzo { $who } pesca { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        } ({ $source })
    }
log-duel-play =
    { $me ->
        [who] Giochi { $card }
       *[other] { $who } gioca { $card }
    }
log-duel-play-at =
    { $me ->
        [who] Giochi { $card } su { $char }
       *[other] { $who } gioca { $card } su { $char }
    }
log-duel-play-at-as =
    { $me ->
        [who] Giochi { $card } come { $as } su { $char }
       *[other] { $who } gioca { $card } come { $as } su { $char }
    }
log-duel-play-hand =
    { $me ->
        [who] Giochi { $card } sulla mano di { $to }
        [to] { $who } gioca { $card } sulla tua mano
       *[other] { $who } gioca { $card } sulla mano di { $to }
    }
log-duel-play-card =
    { $me ->
        [who] Giochi { $card }: { $of }
       *[other] { $who } gioca { $card }: { $of }
    }
log-duel-play-side =
    { $me ->
        [who] Giochi { $card }: si scambiano i personaggi di { $to }
        [to] { $who } gioca { $card }: si scambiano i tuoi personaggi
       *[other] { $who } gioca { $card }: si scambiano i personaggi di { $to }
    }
log-duel-play-side-own =
    { $me ->
        [who] Giochi { $card }: si scambiano i tuoi personaggi
       *[other] { $who } gioca { $card }: si scambiano i propri personaggi
    }
log-duel-lay =
    { $me ->
        [who] Metti { $card } a { $char }
       *[other] { $who } mette { $card } a { $char }
    }
log-duel-replaced =
    { $me ->
        [who] La tua vecchia carta { $card } viene scartata
       *[other] La vecchia carta { $card } di { $who } viene scartata
    }
log-duel-reload =
    { $me ->
        [who] Ricarichi { $card }
       *[other] { $who } ricarica { $card }
    }
log-duel-swap =
    { $me ->
        [who] Scambi i personaggi: ora davanti c’è { $char }
       *[other] { $who } scambia i personaggi: ora davanti c’è { $char }
    }
log-duel-swap-by = { $source }: ora davanti c’è { $char }
log-duel-repeat =
    { $me ->
        [who] Ripeti { $kind } con { $source }
       *[other] { $who } ripete { $kind } con { $source }
    }
log-duel-aimed = { $source } colpisce { $char }
log-duel-lost = { $source } non trova nessuno da colpire
log-duel-waits = { $source } aspetta
log-duel-reveal-good =
    { $me ->
        [who] { $symbol ->
            [barrel] { $source }: { $card } ha un barile. Il colpo va a vuoto
            [snake] { $source }: { $card } ha un serpente. Morde
            [dynamite] { $source }: { $card } ha una dinamite. Esplode
           *[horseshoe] { $source }: { $card } ha un ferro di cavallo. Funziona
        }
       *[other] { $symbol ->
            [barrel] { $source } ({ $who }): { $card } ha un barile. Il colpo va a vuoto
            [snake] { $source } ({ $who }): { $card } ha un serpente. Morde
            [dynamite] { $source } ({ $who }): { $card } ha una dinamite. Esplode
           *[horseshoe] { $source } ({ $who }): { $card } ha un ferro di cavallo. Funziona
        }
    }
log-duel-reveal-bad =
    { $me ->
        [who] { $symbol ->
            [barrel] { $source }: { $card } non ha un barile. Peccato
            [snake] { $source }: { $card } non ha un serpente. Non morde
            [dynamite] { $source }: { $card } non ha una dinamite. Non esplode
           *[horseshoe] { $source }: { $card } non ha un ferro di cavallo. Peccato
        }
       *[other] { $symbol ->
            [barrel] { $source } ({ $who }): { $card } non ha un barile. Peccato
            [snake] { $source } ({ $who }): { $card } non ha un serpente. Non morde
            [dynamite] { $source } ({ $who }): { $card } non ha una dinamite. Non esplode
           *[horseshoe] { $source } ({ $who }): { $card } non ha un ferro di cavallo. Peccato
        }
    }
log-duel-reveal-none =
    { $me ->
        [who] Non hai carte da rivelare per { $source }
       *[other] { $who } non ha carte da rivelare per { $source }
    }
log-duel-stopped = { $char } schiva il colpo
log-duel-discard-by = { $source }: { $who } perde { $cards }
log-duel-passes = { $card } passa a { $char }
log-duel-lose =
    { $source }: { $char } perde { $n ->
        [one] { $n } punto vita
       *[other] { $n } punti vita
    } ({ $before } → { $life })
short-log-duel-lose =
    { $char } perde { $n ->
        [one] { $n } punto vita
       *[other] { $n } punti vita
    } ({ $before } → { $life })
log-duel-instead =
    { $char } perde { $n ->
        [one] { $n } punto vita
       *[other] { $n } punti vita
    } al posto di { $of }
log-duel-heal =
    { $char } recupera { $n ->
        [one] { $n } punto vita
       *[other] { $n } punti vita
    } ({ $before } → { $life })
log-duel-out = { $char } esce di scena
log-duel-enter-front = { $char } entra davanti
log-duel-enter-rear = { $char } entra dietro
log-duel-lone = { $char } continua da solo
log-duel-common =
    Gli scarti diventano il mazzo comune: { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
log-duel-common-again =
    Gli scarti formano un nuovo mazzo comune: { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
log-end-duel_law = Vince la Legge
log-end-duel_outlaws = Vincono i fuorilegge

## Table in the terminal

cli-duel-front = davanti
cli-duel-rear = dietro
cli-duel-alone = da solo
cli-duel-off = spento
cli-duel-side = { $name }. Mazzo: { $deck }, riserva: { $reserve }, mano: { $hand }
cli-duel-law = Giocatore della Legge
cli-duel-outlaws = Giocatore dei Fuorilegge
cli-duel-piles = Mazzo comune: { $common }, scarti: { $discards }
cli-duel-piles-top = Mazzo comune: { $common }, scarti: { $discards }, in cima: { $card }
cli-duel-row = In fila: { $cards }
cli-duel-waits = In attesa: { $what }
cli-duel-hand = Mano: { $cards }
cli-duel-reserve = In riserva: { $names }

## Cards

card-bank = Banca
duel-bank-text = Nella fase di pesca pesca 1 carta in più.
duel-bank-more = Solo davanti, ed è obbligatorio.
duel-barrel-text = Quando chi lo ha viene colpito puoi rivelare: un barile schiva.
duel-barrel-more = Una volta per ogni colpo, da qualunque parte venga, anche dietro. Se fallisce restano le altre schivate.
duel-beer-text = Entrambi i tuoi personaggi recuperano 1 punto vita.
duel-beer-more = Mai oltre i punti stampati, e mai fuori dal tuo turno.
card-carbine = Carabina
duel-carbine-text = 1 colpo. Se viene schivato puoi scartare un equipaggiamento in gioco.
duel-carbine-more = Di uno dei tuoi personaggi o di quello davanti dell’avversario.
card-pocket-watch = Orologio da Tasca
duel-pocket-watch-text = Quando l’avversario sposta il proprio segnalino pesca una carta.
duel-pocket-watch-more = Per scelta, con una sua carta o con Fuga Precipitosa. Non se l’avversario ha un solo personaggio. Si può ricaricare.
card-colt = Colt
duel-colt-text = 1 colpo.
duel-colt-more = Una carta BANG!: una per turno.
duel-derringer-text = 1 colpo che qualsiasi carta della mano schiva.
duel-derringer-more = Non è una carta BANG! Una vera carta schivata conserva il suo effetto: con Risposta si ribatte.
duel-duel-text = A turno scartate carte colpo, l’avversario per primo. Chi smette perde 1 punto vita.
duel-duel-more = Le carte valgono solo come colpo, il testo non conta. La perdita non si schiva.
duel-dynamite-text = Sul tuo personaggio dietro. All’inizio del turno della sua parte rivela: la dinamite costa 3 punti vita, altrimenti passa.
duel-dynamite-more = Passa al personaggio dietro dell’avversario. Sempre attiva. Nessuno causa la perdita.
duel-fanning-text = Tanti colpi quante carte equipaggiamento ha il bersaglio.
duel-fanning-more = Ognuno si schiva da sé. Il numero resta quello di quando la carta è stata giocata.
duel-gatling-text = 1 colpo a tutti tranne il tuo personaggio davanti.
duel-gatling-more = Il davanti dell’avversario, il tuo dietro, il suo dietro, in quest’ordine. Non è una carta BANG!
duel-general-store-text = Scopri 2 carte di ogni mazzo; prendetele a turno, cominci tu.
duel-general-store-more = Sempre 4 carte. Quando c’è il mazzo comune vengono tutte da lì.
duel-gun-belt-text = Finché chi lo ha sta davanti, gioca quante carte BANG! vuoi.
duel-gun-belt-more = Non contano: dopo uno scambio chi viene davanti può ancora giocarne una.
card-hat = Cappello
duel-hat-text = Scartala dal gioco per schivare un colpo a chi ce l’ha.
duel-hat-more = Non dalla mano. Anche dietro, se chi ce l’ha è il bersaglio.
duel-indians-text = Per tutti tranne il tuo davanti: una carta colpo o 1 punto vita in meno.
duel-indians-more = Non si schiva. Gatling, Derringer e Pugnale sono carte colpo, Risposta no.
duel-knife-text = 1 colpo. Non è una carta BANG!
duel-knife-more = Quante ne vuoi in un turno.
duel-missed-text = 1 schivata.
duel-missed-more = Dalla mano, per il personaggio colpito.
card-peacemaker = Peacemaker
duel-peacemaker-text = 1 colpo. Se viene schivato l’avversario scarta una carta della mano.
duel-peacemaker-more = A sua scelta; niente se la mano è vuota.
duel-rattlesnake-text = All’inizio del turno della sua parte rivela: un serpente costa 1 punto vita a chi ce l’ha.
duel-rattlesnake-more = Resta in gioco. Sempre attiva. Nessuno causa la perdita.
duel-remington-text = 1 colpo. Se viene schivato puoi pescare una carta.
duel-remington-more = Insieme a Wyatt Ear due carte.
card-riposte = Risposta
duel-riposte-text = 1 schivata. Se annulla il colpo, viene colpito il davanti dell’avversario.
duel-riposte-more = Quel colpo aspetta che la carta prima sia finita. Non è una carta colpo.
card-schoolteacher = Maestra
duel-schoolteacher-text = Prendi in mano una carta in gioco.
duel-schoolteacher-more = Anche una tua, ma non di chi sta dietro dall’avversario.
duel-schofield-text = 1 colpo. Se viene schivato il tuo davanti recupera 1 punto vita.
duel-schofield-more = Prima che Risposta colpisca.
duel-scope-text = Finché chi lo ha sta davanti, le carte colpo arrivano dietro dall’avversario.
duel-scope-more = Le altre carte no. Si può ricaricare.
duel-shotgun-text = 1 colpo. Se viene schivato puoi scambiare i personaggi di una parte.
duel-shotgun-more = Solo dove ci sono due personaggi.
card-stampede = Fuga Precipitosa
duel-stampede-text = All’inizio del turno della sua parte i due personaggi si scambiano.
duel-stampede-more = Sempre attiva, obbligatoria; niente con un solo personaggio. Si può ricaricare.
card-theft = Furto
duel-theft-text = Prendi una carta a caso dalla mano avversaria, o scarta una carta in gioco.
duel-theft-more = Non di chi sta dietro dall’avversario. Quello che prendi si può giocare subito.
card-strong-beer = Birra Forte
duel-strong-beer-text = Un personaggio ha ora esattamente 3 punti vita.
duel-strong-beer-more = Non chi sta dietro dall’avversario. Più o meno di prima; un calo è una perdita causata da te.
card-wagon = Carro
duel-wagon-text = Pesca 3 carte, tienine 2, scarta la terza.
duel-wagon-more = Si vede solo quella scartata.
duel-canteen-text = Scambia davanti e dietro di una parte.
duel-canteen-more = Non dove c’è un solo personaggio. Si può ricaricare.
duel-canteen = Borraccia
duel-winchester-text = 1 colpo, anche a chi sta dietro dall’avversario.
duel-winchester-more = Senza Mirino. È la carta BANG! del turno.

## Characters

char-alan-pinkertoon = Alan Pinkertoon
duel-alan-pinkertoon-text = Per ogni punto vita perso tranne l’ultimo viene colpito il davanti avversario.
duel-alan-pinkertoon-more = Anche dietro, e chiunque causi la perdita. I colpi aspettano la fine dell’effetto.
char-annie-oakey = Annie Oakey
duel-annie-oakey-text = Le carte colpo si giocano anche come schivata, e Mancato! come Colt.
duel-annie-oakey-more = Una schivata non conta come carta BANG! del turno, Mancato! come Colt sì.
char-bart-masterson = Bart Masterson
duel-bart-masterson-text = Chiunque riveli scopre 2 carte; scegli tu quale conta.
duel-bart-masterson-more = Sempre attivo. Si scartano entrambe, quella che conta in cima.
char-bill-tightman = Bill Tightman
duel-bill-tightman-text = Quando un altro personaggio è fuori puoi pescare 2 carte.
duel-bill-tightman-more = Di qualsiasi parte. Per il tuo dietro 4 carte in tutto.
char-buffalo-bell = Buffalo Bell
duel-buffalo-bell-text = Può perdere punti vita al posto dell’altro personaggio della sua parte.
duel-buffalo-bell-more = Sempre attiva; mai l’ultimo punto vita, e mai una schivata per l’altro.
char-dalon-ranger = Dalon Ranger
duel-dalon-ranger-text = Per ogni punto vita, tranne l’ultimo, perso per colpa dell’avversario, puoi pescare una carta.
duel-dalon-ranger-more = Non per Serpente a Sonagli e Dinamite, né per i tuoi Gatling e Indiani!
char-jango = Jango
duel-jango-text = Quando l’avversario sposta il proprio segnalino puoi pescare una carta.
duel-jango-more = Non quando lo sposti tu, né se l’avversario ha un solo personaggio.
char-pat-garret = Pat Garret
duel-pat-garret-text = Mostra la seconda carta pescata: con un ferro di cavallo puoi pescarne una dal mazzo avversario.
duel-pat-garret-more = Nella fase di pesca. Non è una rivelazione.
char-tex-killer = Tex Killer
duel-tex-killer-text = Schivare un colpo delle tue carte BANG! costa un’altra carta della mano.
duel-tex-killer-more = Di qualsiasi tipo. Non per Gatling, Derringer, Pugnale, Duello, Risposta e abilità.
char-the-stranger = The Stranger
duel-the-stranger-text = Ogni turno puoi giocare una carta BANG! in più.
duel-the-stranger-more = Sempre attivo.
char-wild-bill = Wild Bill
duel-wild-bill-text = Quando l’avversario prende o scarta una carta della tua parte, il suo davanti viene colpito.
duel-wild-bill-more = Della mano o in gioco. Quello che scarti tu non conta.
char-wyatt-ear = Wyatt Ear
duel-wyatt-ear-text = Quando l’avversario schiva un colpo della tua parte puoi pescare una carta.
duel-wyatt-ear-more = Da qualunque cosa venga il colpo.
char-babe-leroy = Babe Leroy
duel-babe-leroy-text = Una volta per turno, a mano vuota, puoi pescare 2 carte.
duel-babe-leroy-more = Basta venire davanti a mano vuota.
char-bull-anderson = Bull Anderson
duel-bull-anderson-text = Quando un personaggio è fuori prendi fino a 2 carte dal suo equipaggiamento o dalla mano del suo giocatore.
duel-bull-anderson-more = Prima che il suo giocatore peschi. Dalla mano a caso; anche per i tuoi personaggi.
char-cattle-katie = Cattle Katie
duel-cattle-katie-text = Una volta per turno scarta un equipaggiamento di Cattle Katie per pescare 2 carte.
duel-cattle-katie-more = Non Dinamite, Serpente a Sonagli o Fuga Precipitosa.
char-dalton-bros = Dalton Bros
duel-dalton-bros-text = Nella fase di pesca pesca 3 carte.
duel-dalton-bros-more = Con la carta Banca 4.
char-jack-ransome = Jack Ransome
duel-jack-ransome-text = Puoi giocare le carte su qualsiasi personaggio in gioco.
duel-jack-ransome-more = Equipaggiamento anche davanti; Duello, Furto e carte BANG! su chi sta dietro; Dinamite ovunque.
char-pearl-hat = Pearl Hat
duel-pearl-hat-text = Una volta per turno scarta una carta per usare la carta azione in cima agli scarti.
duel-pearl-hat-more = Non Mancato! o Risposta. Non vale come giocare una carta; una ricarica si può ripetere.
char-sid-curry = Sid Curry
duel-sid-curry-text = Se colpito puoi rivelare dal mazzo avversario: un barile schiva e colpisce chi ha sparato.
duel-sid-curry-more = Una volta per colpo. Il colpo di ritorno aspetta la fine dell’effetto.
char-slim-poet = Slim Poet
duel-slim-poet-text = Per ogni punto vita che l’avversario gli toglie, tranne l’ultimo, puoi scartare una carta a caso dalla sua mano.
duel-slim-poet-more = Non per Serpente a Sonagli e Dinamite, né per i tuoi Gatling e Indiani!
char-soundance-kid = Soundance Kid
duel-soundance-kid-text = Una volta per turno scarta una carta, pescane una da ogni mazzo e scartane una delle due.
duel-soundance-kid-more = Entrambe dal mazzo comune se resta solo quello.
char-toco-ramirez = Toco Ramirez
duel-toco-ramirez-text = Qualsiasi carta della mano si può giocare come Colt.
duel-toco-ramirez-more = Vale come carta BANG! e il suo testo non conta. In Duello e contro Indiani! è una carta colpo.
char-tom-thorn = Tom Thorn
duel-tom-thorn-text = Ogni volta che uno scambio porta davanti Tom Thorn viene colpito chi sta dietro dall’avversario.
duel-tom-thorn-more = Anche un avversario solo. Non quando Tom Thorn entra in gioco o resta solo.
char-west-harding = West Harding
duel-west-harding-text = Puoi giocare quante carte BANG! vuoi.
duel-west-harding-more = Davanti. Non contano per chi viene davanti dopo.
