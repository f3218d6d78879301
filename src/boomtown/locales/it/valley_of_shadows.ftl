### Nomi, testi, domande e messaggi di La Valle delle Ombre.

set-valley-of-shadows = La Valle delle Ombre
set-valley-of-shadows-text = Altre 16 carte e 8 personaggi: chi è fuori dal gioco può tornare come fantasma, e a molte carte si può rispondere fuori dal proprio turno.
preset-dark-valley = Notte nella valle
preset-dark-valley-text = 6 giocatori, Dodge City e La Valle delle Ombre.

option-tornado-draws = Tornado fa pescare
option-tornado-draws-text = Con Tornado non si passa nulla: ognuno scarta 1 carta e ne pesca 2, come nelle edizioni italiana e inglese.
option-evelyn-two = Evelyn Shebang spara due volte
option-evelyn-two-text = Evelyn Shebang può rinunciare a 1 o 2 carte per altrettanti effetti BANG! su giocatori diversi a tiro della sua arma, invece di 1 a distanza 1.

## Carte

card-aim = Mira
card-aim-text = Giocala insieme a una carta BANG! Se quella carta non viene annullata, il bersaglio perde 2 punti vita.
card-aim-more = Per annullarla basta 1 effetto Mancato! Contro Slab the Killer ne servono 2. Non con Gatling, Sventagliata o Tomahawk, ma con ogni carta che puoi usare come carta BANG! Fuga non serve contro di lei.

card-backfire = Ritorno di Fiamma
card-backfire-text = Annulla un effetto BANG! su di te, e chi l’ha causato diventa bersaglio di un tuo effetto BANG!
card-backfire-more = Conta come carta Mancato! Contro Slab the Killer serve un altro effetto Mancato! e solo allora spari anche tu. Il tuo colpo non ha gittata e gli si può rispondere, anche con un’altra carta uguale. Contro un evento non si spara a nessuno.

card-bandidos = Bandidos
card-bandidos-text = Ognuno, a cominciare da te, scarta 2 carte dalla mano o perde 1 punto vita.
card-bandidos-more = Con 1 sola carta in mano basta quella, senza carte si perde il punto vita. Di quello che perdono gli altri rispondi tu.

card-escape = Fuga
card-escape-text = Annulla una carta che un altro gioca con te come unico bersaglio, se non è una carta BANG! La giochi come risposta.
card-escape-more = Carte marroni, blu e verdi, anche Duello e Prigione. Non contro carte con più bersagli, abilità, Mira o carte che ti arrivano senza essere giocate, come Dinamite. Quello che si è pagato per la carta è perso. Si chiede in segreto: dalla pausa non si capisce nulla.

card-fanning = Sventagliata
card-fanning-text = Un effetto BANG! su un giocatore a tiro e uno su un giocatore a distanza 1 da lui, ma non su di te.
card-fanning-more = Prende il posto dell’unica carta BANG! del turno. Finché qualcuno a tiro ha un altro giocatore a distanza 1, il primo bersaglio va scelto fra questi. La distanza si conta dal primo bersaglio, le armi non contano. Ognuno dei due risponde per sé.

card-last-call = Ultimo Giro
card-last-call-text = Recupera 1 punto vita, anche quando restano solo 2 giocatori.
card-last-call-more = Solo nel tuo turno. Non è una carta Birra: non salva nessuno, e ciò che reagisce a una carta Birra non reagisce a questa.

card-poker = Poker
card-poker-text = Tutti gli altri mettono giù coperta una carta della mano, e si scoprono insieme. Se non c’è nessun asso, ne prendi 2.
card-poker-more = Con un asso vanno tutte scartate. Se sono al massimo 2, le prendi tutte. Nessuno può rifiutare, e nessuno vede una carta prima che tutti abbiano scelto.

card-saved = Salvo!
card-saved-text = Quando un altro sta per perdere punti vita, ne perde 1 in meno. Se resta in gioco, prendi 2 carte a caso dalla sua mano o pescane 2.
card-saved-more = Per qualsiasi causa, nel tuo turno o fuori. Decidi quando nient’altro può più fermare la perdita, ma prima di ogni carta Birra. Si chiede in segreto: la pausa è uguale per tutti.

card-tomahawk = Tomahawk
card-tomahawk-text = Un effetto BANG! su un giocatore a distanza 2 o meno.
card-tomahawk-more = Non è una carta BANG! e non conta per il limite. Le armi non servono. Basta 1 effetto Mancato! anche se la gioca Slab the Killer.

card-tornado = Tornado
card-tornado-text = Ognuno passa 2 carte della mano a sinistra, tutti insieme.
card-tornado-more = Con 1 sola carta si passa quella. Si sceglie prima che le carte si muovano: quelle che ricevi restano a te. Una carta la vede solo chi la dà e chi la riceve.

card-bounty = Taglia
card-bounty-text = Mettila davanti a chiunque. Chi colpisce quel giocatore con una carta BANG! pesca 1 carta.
card-bounty-more = Resta lì. 1 carta per ogni colpo, anche con Mira e anche per l’ultimo. Non per Gatling, Sventagliata e simili.

card-ghost = Fantasma
card-ghost-text = Mettila davanti a chi è fuori dal gioco: finché resta lì, torna in gioco con ruolo e abilità, ma senza punti vita.
card-ghost-more = Un fantasma non guadagna e non perde punti vita e alla fine di ogni turno scarta tutta la mano. Conta per le distanze e per la fine della partita. Senza la carta è subito fuori, e nessuno riceve nulla per questo.

card-lemat = Lemat
card-lemat-text = Arma, gittata 1. Nel tuo turno puoi giocare qualsiasi carta della mano come carta BANG!
card-lemat-more = È in tutto la tua carta BANG! del turno; il seme resta il suo. Non per Duello e Indiani! e non fuori dal tuo turno.

card-rattlesnake = Serpente a Sonagli
card-rattlesnake-text = Mettila davanti a chiunque. All’inizio di ogni suo turno quel giocatore estrae: con picche perde 1 punto vita.
card-rattlesnake-more = Resta lì. Si estrae dopo Dinamite e Prigione; in un turno perso in prigione non si estrae. Nessuno risponde della perdita. Te ne liberi con Panico! o Cat Balou su di te.

card-shotgun = Shotgun
card-shotgun-text = Arma, gittata 1. Chi colpisci con una carta BANG! deve scartare una carta della mano.
card-shotgun-more = La carta la sceglie chi è colpito. Solo dopo aver perso un punto vita, e solo per una carta BANG!

## Personaggi

char-black-flower = Black Flower
char-black-flower-nick = Flower
char-black-flower-text = Una volta nel tuo turno puoi giocare una carta di fiori della mano come carta BANG! oltre il limite.
char-black-flower-more = È la prima carta di fiori che nel turno giochi come BANG! quindi l’unica carta BANG! del turno ti resta ancora. Vale anche per una carta BANG! di fiori. Gittata come al solito.

char-colorado-bill = Colorado Bill
char-colorado-bill-text = Ogni volta che giochi una carta BANG! estrai: con picche non si può annullare.
char-colorado-bill-more = Prima che il bersaglio risponda, e sempre. Non per Gatling, Sventagliata e simili. Salvo! serve ancora: non annulla nulla.

char-der-spot-burst-ringer = Der Spot-Burst Ringer
char-der-spot-burst-ringer-nick = Ringer
char-der-spot-burst-ringer-text = Una volta nel tuo turno puoi giocare una carta BANG! come Gatling.
char-der-spot-burst-ringer-more = Non conta per il limite, né prima né dopo la tua carta BANG! del turno.

char-evelyn-shebang = Evelyn Shebang
char-evelyn-shebang-text = Nella fase 1 puoi pescare 1 carta in meno per un effetto BANG! su un giocatore a distanza 1.
char-evelyn-shebang-more = Decidi prima di pescare, una volta sola. Le armi non servono. Con l’evento Sete poi non peschi nulla, con l’evento Il Treno 2. Non conta come carta BANG!

char-henry-block = Henry Block
char-henry-block-text = Chi prende o scarta una carta dalla tua mano o davanti a te diventa bersaglio di un effetto BANG! 1 per ogni carta.
char-henry-block-more = Quando l’effetto è finito, a qualsiasi distanza. Solo se l’ha deciso un giocatore: non per El Gringo, Vulture Sam, eventi, Bandidos, Poker o Tornado.

char-lemonade-jim = Lemonade Jim
char-lemonade-jim-text = Ogni volta che un altro gioca una carta Birra puoi scartare una carta per recuperare 1 punto vita.
char-lemonade-jim-more = Dopo l’effetto della carta Birra, anche se serve a salvarsi. Non con tutti i punti vita.

char-mick-defender = Mick Defender
char-mick-defender-text = Se sei l’unico bersaglio di una carta che non è BANG! puoi annullarla con una carta Mancato!
char-mick-defender-more = Deve essere una carta Mancato! o una che puoi usare così. Non contro carte che possono avere più bersagli, non contro abilità. Alle carte BANG! rispondi come al solito.

char-tuco-franziskaner = Tuco Franziskaner
char-tuco-franziskaner-text = Nella fase 1 peschi 2 carte in più se non hai davanti nessuna carta blu.
char-tuco-franziskaner-more = Sono blu anche le armi, Taglia e Serpente a Sonagli; le carte verdi no. Dinamite passata oltre e Prigione da cui esci non contano più.

## Domande

ask-moment = Adesso qualcuno può intervenire
ask-moment-detail = Se qualcuno può farlo è un segreto.

ask-aim_bang = { $source }: scegli la carta BANG! e il bersaglio
ask-aim_bang-detail = Se non viene annullata, il bersaglio perde 2 punti vita.
wait-aim_bang = { $who } prende la mira

ask-bandidos =
    { $own ->
        [1] Giochi { $source }
       *[other] { $by } gioca { $source }
    }
ask-bandidos-detail =
    { $left ->
        [0] Non hai nulla da scartare e perdi 1 punto vita.
        [one] Scarta { $left } carta o perdi 1 punto vita.
       *[other] Scarta { $left } carte o perdi 1 punto vita.
    }
wait-bandidos = { $who } sceglie fra carte e vita

ask-bandidos_second = { $source }: scarta una seconda carta
ask-bandidos_second-detail = Hai scelto di scartare.
wait-bandidos_second = { $who } scarta una seconda carta

ask-avoid = { $by } gioca { $card } su di te
ask-avoid-detail = Sei l’unico bersaglio e puoi annullarla.
wait-avoid = Adesso qualcuno può intervenire

ask-saved =
    { $n ->
        [one] { $to } sta per perdere { $n } punto vita
       *[other] { $to } sta per perdere { $n } punti vita
    }
ask-saved-detail = Causa: { $source }. Puoi ridurre la perdita di 1 e poi prendere 2 carte.
wait-saved = Adesso qualcuno può intervenire

ask-thanks = { $source }: da dove prendi le 2 carte?
ask-thanks-detail = 2 carte a caso dalla mano di { $to } o 2 dal mazzo.
wait-thanks = { $who } prende 2 carte per il salvataggio

ask-poker = { $by } gioca { $source }: metti giù una carta coperta
ask-poker-detail = Si scoprono tutte insieme. Se c’è un asso vanno tutte scartate.
wait-poker = { $who } mette giù una carta coperta

ask-poker_take =
    { $left ->
        [one] { $source }: prendi { $left } carta
       *[other] { $source }: prendi { $left } carte
    }
ask-poker_take-detail = Le altre vanno scartate.
wait-poker_take = { $who } prende carte

ask-tornado =
    { $left ->
        [one] { $source }: scegli { $left } carta per { $to }
       *[other] { $source }: scegli { $left } carte per { $to }
    }
ask-tornado-detail = Le carte passano quando tutti hanno scelto.
wait-tornado = { $who } sceglie le carte da passare

ask-refresh = { $source }: scarta una carta
ask-refresh-detail = Poi ne peschi 2.
wait-refresh = { $who } cambia una carta

ask-shotgun = { $by } ti colpisce: scarta una carta
ask-shotgun-detail = A causa di { $source } scegli tu quale.
wait-shotgun = { $who } scarta una carta

opt-pass-bandidos = Perdi 1 punto vita
opt-pass-avoid = Lascia fare
opt-pass-saved = Lascia fare

## Perché no

why-aim = Solo insieme a una carta BANG!
why-nobody-beside = { $to } non ha nessun altro a distanza 1
why-nobody-out = Nessuno è fuori dal gioco
why-not-out = { $to } è in gioco

## Che cosa succede

log-cancel =
    { $me ->
        [who] Annulli { $card }
        [by] { $who } annulla la tua carta { $card }
       *[other] { $who } annulla { $card } di { $by }
    }
log-smaller-loss =
    { $me ->
        [who] Con { $card } risparmi 1 punto vita a { $to }
        [to] { $who } ti risparmia 1 punto vita con { $card }
       *[other] { $who } risparmia 1 punto vita a { $to } con { $card }
    }
log-reveal = Tutte le carte sono scoperte: { $cards }
log-return-card =
    { $me ->
        [who] Torni in gioco, senza punti vita ({ $source })
       *[other] { $who } torna in gioco, senza punti vita ({ $source })
    }

## Ghosts on their plates

ui-ghost-card = Fantasma
ui-chip-ghost-card = Turno del fantasma
ui-seat-ghost-card = un fantasma senza punti vita
ui-until-ghost-card = finché c’è la carta Fantasma
ui-ghost-card-plays = Un fantasma finché c’è la carta Fantasma.
ui-ghost-card-you = Finché davanti a te c’è la carta Fantasma sei un fantasma: non perdi e non recuperi punti vita.

## Fuori turno e in segreto

moment-avoid = Una carta giocata solo su di me
moment-saved = Un altro perde punti vita
wait-poker-all = Tutti scelgono in segreto; le carte si scoprono insieme.
wait-tornado-all = Tutti scelgono in segreto; le carte passano insieme.
zone-aimed = Appena giocata
