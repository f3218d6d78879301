### BANG! The Dice Game e Old Saloon: tutto ciò che si dice solo lì.
### I nomi arrivano già pronti, le facce come parole di face-...; $me come in game.ftl. Le righe della cronaca e i piani non finiscono con un punto.

## Facce

face-arrow = freccia
face-arrow-text = Prendi subito una freccia. Chi prende l’ultima porta l’attacco degli Indiani. Il dado si può rilanciare.
face-dynamite = dinamite
face-dynamite-text = Non si rilancia. Con 3 o più smetti di lanciare e perdi 1 punto vita.
face-bullseye1 = bersaglio 1
face-bullseye1-text = Qualcuno accanto a te perde 1 punto vita.
face-bullseye2 = bersaglio 2
face-bullseye2-text = Qualcuno a due posti da te perde 1 punto vita.
face-beer = birra
face-beer-text = Qualcuno recupera 1 punto vita. Puoi essere tu.
face-gatling = Gatling
face-gatling-text = Con 3 o più tutti gli altri perdono 1 punto vita e tu restituisci tutte le tue frecce.
face-broken-arrow = freccia spezzata
face-broken-arrow-text = Qualcuno restituisce subito 1 freccia, non quella del Capo. Puoi essere tu. Il dado si può rilanciare.
face-bullet = pallottola
face-bullet-text = Perdi subito 1 punto vita. Il dado si può rilanciare.
face-double-bullseye1 = doppio bersaglio 1
face-double-bullseye1-text = Vale due bersagli 1, ognuno con la sua mira.
face-double-bullseye2 = doppio bersaglio 2
face-double-bullseye2-text = Vale due bersagli 2, ognuno con la sua mira.
face-double-beer = doppia birra
face-double-beer-text = Vale 2 birre, ognuna per chi vuoi tu.
face-double-gatling = doppio Gatling
face-double-gatling-text = Vale 2 Gatling. Si spara comunque una sola volta per turno.
face-x2 = ×2
face-x2-text = Accompagna un altro segnalino: due dadi mostrano la sua faccia invece di uno.

## Dadi

die-base = dado base
die-base-text = Ogni turno se ne lanciano 5.
die-loudmouth = fanfarone
die-loudmouth-text = Spara il doppio e colpisce volentieri anche chi lo lancia: doppi bersagli, un doppio Gatling, una pallottola.
die-coward = codardo
die-coward-text = Beve il doppio e si nasconde: una doppia birra, una freccia spezzata, nessun Gatling.

## Il fantasma e la freccia del Capo

token-ghost = Il fantasma
token-ghost-text = Chi esce di scena per primo, se non è lo sceriffo, resta come fantasma: nel suo turno lancia 2 dadi base e dà a qualcuno uno dei risultati come segnalino. Nel turno successivo di quel giocatore un dado comincia con quella faccia.
token-ghost-more = Lancia al massimo tre volte, la dinamite non si rilancia. Dopo due risultati uguali cominciano con quella faccia due dadi. La prima volta non si lanciano, ma valgono come lanciati; dopo si possono rilanciare. Il fantasma non ha punti vita, frecce né abilità, non si può colpire né curare e non conta tra i posti, ma vince con la sua fazione. Un rinnegato fantasma si unisce ai fuorilegge in 5 o 7 giocatori, ai vice in 6 o 8.
token-chief-arrow = La freccia del Capo indiano
token-chief-arrow-text = Vale 2 frecce, ma si prende per 1 risultato. In un attacco degli Indiani costa 2 punti vita. Ma se chi la possiede ha più frecce di chiunque altro, non perde nulla.
token-chief-arrow-more = Chi deve prendere una freccia può prendere questa invece di una normale, finché è nella riserva. In caso di parità chi la possiede perde come sempre. Torna indietro insieme alle altre frecce. Una freccia spezzata non la restituisce, Pedro Ramirez e Kit Carlson sì.

## Ruoli speciali

role-bear = Orso
role-bear-title = Orso
role-bear-text = Hai 3 punti vita in più invece di 2.
role-bear-more = All’inizio e come massimo. Non si scopre nulla per questo, e il ruolo Giudice non può impedirlo.
role-good = Buono
role-good-title = Buono
role-good-text = All’inizio del tuo turno: diventi lo sceriffo e il vecchio sceriffo diventa vice.
role-good-more = Le carte ruolo si scambiano, i punti vita restano. Il tuo massimo è quello del tuo personaggio; il vecchio sceriffo perde ciò che supera il massimo del suo, e nessuno esce di scena per questo. I punti vita in più del ruolo Orso non passano.
role-doctor = Dottore
role-doctor-title = Dottore
role-doctor-text = Dopo qualsiasi lancio, anche altrui: gira un dado su un’altra sua faccia.
role-doctor-more = Prima che i risultati del lancio contino. La dinamite si può togliere o mettere. Il dado si rilancia poi come sempre.
role-judge = Giudice
role-judge-title = Giudice
role-judge-text = Subito dopo che qualcun altro scopre un ruolo per usarlo: non ha effetto ed è esaurito.
role-judge-more = Non contro il ruolo Orso.
role-gambler = Giocatore d’Azzardo
role-gambler-title = Giocatore d’Azzardo
role-gambler-text = Dopo l’ultimo lancio di qualcun altro: rilancia tutti i suoi dadi e contano solo i nuovi risultati.
role-gambler-more = Si rilancia anche la dinamite, e questo lancio è l’ultimo. Per tre dinamiti non si perde ancora il punto vita. Se era l’ultimo lancio possibile, le sue frecce non contano; a chi si era fermato da sé restano le frecce prese. Nuove frecce e tre nuove dinamiti contano.
role-bad = Cattivo
role-bad-title = Cattivo
role-bad-text = Quando qualcun altro recupererebbe punti vita: non recupera nulla.
role-bad-more = Contro una birra rovina anche ogni altra birra di quel giocatore in questo turno. Le birre sono comunque spese.
role-ugly = Brutto
role-ugly-title = Brutto
role-ugly-text = All’inizio del tuo turno: due giocatori si scambiano tutte le frecce.
role-ugly-more = Uno dei due puoi essere tu. Passa di mano anche la freccia del Capo.
role-devil-s-right-hand = Mano Destra del Diavolo
role-devil-s-right-hand-title = Mano Destra del Diavolo
role-devil-s-right-hand-text = Alla fine del tuo turno: ne giochi subito un altro.
role-devil-s-right-hand-more = Dopo tutto il resto del turno. È un turno intero con tutte le sue scelte.
role-devil-s-left-hand = Mano Sinistra del Diavolo
role-devil-s-left-hand-title = Mano Sinistra del Diavolo
role-devil-s-left-hand-text = Quando qualcuno sta per uscire di scena, anche tu: resta in gioco con 2 punti vita e può restituire tutte le frecce.
role-devil-s-left-hand-more = Tra più giocatori insieme ne scegli uno. Nessun ruolo si scopre e nessuno ne guadagna. Se è il suo turno, continua. Con il fantasma, lo diventa chi esce di scena dopo.

# Che cosa ha un ruolo normale in questo gioco oltre al suo obiettivo.
dice-role-sheriff-more = Gioca a ruolo scoperto, con 2 punti vita in più.
dice-role-deputy-more = Vince con lo sceriffo, anche fuori dal gioco.
dice-role-outlaw-more = Vince con gli altri fuorilegge, anche fuori dal gioco. Se lo sceriffo e l’ultimo fuorilegge cadono insieme, vincono i fuorilegge.
dice-role-renegade-more = Vince solo se resta l’unico: se lo sceriffo cade mentre in gioco c’è ancora qualcun altro, vincono i fuorilegge, anche se restano 2 rinnegati.

## Personaggi nel gioco di dadi

dice-bart-cassidy-text = Invece di perdere 1 punto vita per un bersaglio o per Gatling puoi prendere una freccia.
dice-bart-cassidy-more = Punto per punto, ma mai l’ultima freccia. Non per Indiani, dinamite o pallottola.
dice-black-jack-text = Puoi rilanciare la dinamite, finché se ne vedono meno di 3.
dice-black-jack-more = La dinamite rilanciata non conta più. Appena ce ne sono 3, smetti di lanciare anche tu.
dice-calamity-janet-text = Puoi usare un bersaglio 1 come bersaglio 2 e viceversa.
dice-calamity-janet-more = Ognuno per conto suo, anche le due metà di uno doppio.
dice-el-gringo-text = Chi ti fa perdere punti vita prende 1 freccia.
dice-el-gringo-more = Una sola, quanti che siano i punti; i bersagli che colpiscono insieme sono una sola perdita. Non per Indiani o dinamite, e non se esci di scena. Anche questa freccia può portare l’attacco.
dice-jesse-jones-text = Con 4 punti vita o meno, ogni birra che usi su di te te ne dà 2.
dice-jesse-jones-more = Conta quanti ne hai prima della prima birra: con 4 punti vita, 2 birre ne danno 4. Le birre degli altri ne danno 1. Mai oltre il massimo.
dice-jourdonnais-text = Un attacco degli Indiani ti costa al massimo 1 punto vita.
dice-jourdonnais-more = Quante che siano le tue frecce, anche con quella del Capo.
dice-kit-carlson-text = Per ogni Gatling puoi rimettere nella riserva 1 freccia di chiunque.
dice-kit-carlson-more = Anche tua, e anche con meno di 3 Gatling. Con 3 prima tornano indietro le tue e gli altri perdono il punto vita, poi puoi restituirne ancora 3. Un doppio Gatling ne restituisce 2.
dice-lucky-duke-text = Hai 4 lanci invece di 3.
dice-lucky-duke-more = Tre dinamiti fanno smettere anche te.
dice-paul-regret-text = Gatling non ti costa mai punti vita.
dice-paul-regret-more = Bersagli, Indiani e dinamite sì.
dice-pedro-ramirez-text = Per ogni punto vita che perdi puoi restituire 1 tua freccia.
dice-pedro-ramirez-more = Anche quella del Capo. Non se esci di scena. In un attacco degli Indiani non cambia nulla: le frecce tornano indietro comunque.
dice-rose-doolan-text = Il tuo bersaglio 1 arriva anche a due posti, il bersaglio 2 anche a tre.
dice-rose-doolan-more = I posti si contano per la via più corta: in 4 o 5 nessuno siede a tre posti da te. In 2 o 3 il bersaglio 2 vale come bersaglio 1.
dice-sid-ketchum-text = All’inizio del tuo turno qualcuno a tua scelta recupera 1 punto vita. Puoi essere tu.
dice-sid-ketchum-more = Devi scegliere; a vita piena il guadagno va perso. Il dado del saloon si sceglie prima.
dice-slab-the-killer-text = Una volta per turno puoi spendere una birra: un tuo bersaglio costa allora 2 punti vita.
dice-slab-the-killer-more = La birra spesa non cura nessuno. Di un doppio bersaglio si rafforza una metà.
dice-suzy-lafayette-text = Se i tuoi dadi finali non mostrano bersagli, alla fine del turno recuperi 2 punti vita.
dice-suzy-lafayette-more = Né 1 né 2, e nemmeno doppi. Non importa chi colpiscono.
dice-vulture-sam-text = Quando qualcun altro esce di scena, recuperi 2 punti vita.
dice-vulture-sam-more = Per ognuno, chiunque ne sia responsabile. Non se esci di scena nello stesso momento. Conta anche chi resta come fantasma.
dice-willy-the-kid-text = A te per sparare bastano 2 Gatling.
dice-willy-the-kid-more = Sempre una sola volta per turno. Basta un doppio Gatling.
dice-jos-delgado-text = Puoi lanciare il fanfarone oltre ai tuoi 5 dadi base.
dice-jos-delgado-more = Sono 6 dadi in tutto. Il codardo sostituisce un dado base come per gli altri. Mai entrambi.
dice-tequila-joe-text = Puoi lanciare il codardo oltre ai tuoi 5 dadi base.
dice-tequila-joe-more = Sono 6 dadi in tutto. Il fanfarone sostituisce un dado base come per gli altri. Mai entrambi.
dice-apache-kid-text = Quando lanci una freccia, puoi prendere a qualcuno la freccia del Capo.
dice-apache-kid-more = Una volta per lancio, dopo le altre frecce e oltre a esse. Dalla riserva la prendi come tutti.
dice-bill-noface-text = Le tue frecce contano solo dopo il tuo ultimo lancio.
dice-bill-noface-more = Una freccia rilanciata non costa nulla. Puoi smettere quando vuoi. Frecce spezzate e pallottole contano dopo ogni lancio come sempre.
dice-elena-fuente-text = Quando lanci frecce, puoi darne una a qualcuno.
dice-elena-fuente-more = Una per lancio, mentre la prendi. Se è l’ultima, nell’attacco conta già da quella parte.
dice-vera-custer-text = I bersagli che ti colpiscono insieme ti costano 1 punto vita in meno.
dice-vera-custer-more = Uno solo non costa nulla; due, uno doppio o quello rafforzato da Slab the Killer costano 1. Non per Gatling, Indiani, pallottola o dinamite.
dice-doc-holyday-text = Se nel tuo turno usi 3 o più bersagli, recuperi 2 punti vita.
dice-doc-holyday-more = Dopo i colpi, una volta per turno. Uno doppio vale 2. Mai oltre il massimo.
dice-molly-stark-text = Quando qualcun altro perde punti vita, puoi perderli tu al suo posto.
dice-molly-stark-more = Tutti quelli persi in quel momento, per qualsiasi causa; quelli che non hai restano a chi li perdeva. Le abilità che riducono la sua perdita vengono prima, le altre non reagiscono. Puoi uscire di scena così. Se perdi nello stesso momento, la tua perdita viene prima.

## Set, opzioni, partite pronte

set-dice = BANG! The Dice Game
set-dice-text = Il gioco stesso: 5 dadi, 9 frecce e 16 personaggi per 3–8 giocatori.
set-saloon-dice = Il Fanfarone e il Codardo
set-saloon-dice-text = 2 dadi del saloon: ogni turno uno dei due può sostituire un dado base.
set-chiefs-arrow = La Freccia del Capo Indiano
set-chiefs-arrow-text = Una decima freccia che vale 2 e protegge chi ne ha di più.
set-special-roles = Ruoli Speciali
set-special-roles-text = 9 ruoli con un’abilità che vale una volta per partita.
set-saloon-characters = Nuovi Personaggi
set-saloon-characters-text = Altri 8 personaggi; 3 di loro solo con i dadi del saloon o la freccia del Capo.
set-ghost = Il Fantasma
set-ghost-text = Chi esce per primo resta a infestare i dadi dei vivi. Per 5 o più giocatori.

option-deal-roles = Distribuzione dei ruoli speciali
option-deal-roles-text = Di norma tutti i ruoli sono speciali. Se si mescolano a quelli normali, nessuno sa quanti speciali ci sono in gioco.
option-deal-roles-special = Solo speciali
option-deal-roles-mixed = Mescolati a quelli normali

preset-dice-first = Primi lanci
preset-dice-first-text = 5 giocatori, solo The Dice Game.
preset-dice-saloon = Sulla porta del saloon
preset-dice-saloon-text = 6 giocatori, dadi del saloon, freccia del Capo e nuovi personaggi.
preset-dice-night = Lunga notte: tutto
preset-dice-night-text = 7 giocatori, tutto Old Saloon, bot nei posti liberi.

## Domande a chi deve rispondere. wait-: lo stesso per gli altri.

ask-saloon = Scegli i dadi per questo turno
ask-saloon-detail = Puoi prendere un dado del saloon, per tutto il turno.
wait-saloon = { $who } sceglie i dadi

ask-throw = Tocca a te
ask-throw-detail = Lancia i dadi. Poi scegli quali rilanciare.
wait-throw = È il turno di { $who }

ask-cure = Scegli chi recupera 1 punto vita
ask-cure-detail = Puoi essere tu. A vita piena il guadagno va perso.
wait-cure = { $who } sceglie chi recupera 1 punto vita

ask-roll = Scegli i dadi da rilanciare
ask-roll-detail =
    { $dynamite ->
        [0] Lanci rimasti: { $left }.
       *[other] Lanci rimasti: { $left }. Dinamite: { $dynamite } su 3.
    }
wait-roll = { $who } lancia i dadi

ask-arrow = Scegli la freccia da prendere
ask-arrow-detail = La freccia del Capo vale 2. Frecce normali nella riserva: { $pile }. Da prendere ancora: { $left }.
wait-arrow = { $who } prende una freccia

ask-elena = Dare questa freccia a qualcun altro?
ask-elena-detail = Una freccia di ogni lancio può andare a un altro.
wait-elena = { $who } decide a chi va la freccia

ask-apache = Prendere la freccia del Capo a { $to }?
ask-apache-detail = Si aggiunge alle frecce del tuo lancio e vale 2.
wait-apache = { $who } decide della freccia del Capo

ask-broken = Scegli di chi è la freccia che torna indietro
ask-broken-detail = La freccia spezzata rimette nella riserva 1 freccia, non quella del Capo.
wait-broken = { $who } sceglie quale freccia torna indietro

ask-aim = Scegli chi colpire: { $face }
ask-aim-detail =
    { $left ->
        [1] Tutti i bersagli colpiscono insieme.
       *[other] Ancora da mirare, compreso questo: { $left }. Colpiscono tutti insieme.
    }
wait-aim = { $who } prende la mira

ask-beer = Scegli a chi dare una birra
ask-beer-detail =
    { $left ->
        [1] Ridà 1 punto vita. A vita piena non ha effetto.
       *[other] Ognuna ridà 1 punto vita. A vita piena non ha effetto. Birre rimaste, compresa questa: { $left }.
    }
wait-beer = { $who } ordina una birra

ask-spare = Prendere una freccia invece di perdere 1 punto vita?
ask-spare-detail = Punti vita ancora in ballo: { $left }.
wait-spare = { $who } sceglie tra una freccia e un punto vita

ask-molly = Sacrificarti per { $to }?
ask-molly-detail =
    { $own ->
        [0] Punti vita da perdere: { $n }. Così esci di scena.
       *[other] Punti vita da perdere: { $n }. Dopo te ne restano: { $own }.
    }
wait-molly = { $who } decide se sacrificarsi

ask-pedro = Hai perso un punto vita. Restituire una freccia?
ask-pedro-detail = Una freccia per ogni punto vita perso. Puoi ancora restituirne: { $left }.
wait-pedro = { $who } decide delle frecce

ask-kit = Scegli di chi è la freccia che torna indietro
ask-kit-detail = Una freccia per ogni Gatling, anche tua. Puoi ancora restituirne: { $left }.
wait-kit = { $who } decide delle frecce

ask-doctor = Scegli il dado e la sua nuova faccia
ask-doctor-detail = Vale come se l’avesse mostrata il lancio.
wait-doctor = { $who } gira un dado

ask-ugly =
    { $n ->
        [1] Scegli chi scambia le frecce: primo di due
       *[other] Scegli chi scambia le frecce: secondo di due
    }
ask-ugly-detail = Si scambiano tutte le frecce, anche quella del Capo. Uno dei due puoi essere tu.
wait-ugly = { $who } sceglie chi scambia le frecce

ask-return = Resti in gioco. Restituire le frecce?
ask-return-detail =
    { $n ->
        [one] Hai 2 punti vita. Nella riserva tornerebbe { $n } freccia.
       *[other] Hai 2 punti vita. Nella riserva tornerebbero { $n } frecce.
    }
wait-return = { $who } decide delle frecce

ask-ghost_face = Scegli il risultato da dare
ask-ghost_face-detail = Diventa un segnalino per il prossimo turno di qualcuno.
wait-ghost_face = { $who } sceglie un risultato

ask-ghost_to = Scegli a chi dare: { $face }
ask-ghost_to-detail =
    { $double ->
        [1] Nel prossimo turno due dadi cominciano così.
       *[other] Nel prossimo turno un dado comincia così.
    }
wait-ghost_to = { $who } sceglie a chi dare un segnalino

## Momenti in cui un ruolo speciale può intervenire. Nessun altro sa che è stato chiesto a qualcuno.

wait-moment = Adesso qualcuno può intervenire
wait-moment-detail = Se qualcuno può farlo è un segreto. La partita va avanti da sola.

ask-turn_die = Girare un dado?
ask-turn_die-detail = Il lancio non ha ancora effetto. Puoi farlo una volta a partita e riveli il tuo ruolo.
ask-again = Far rilanciare tutti i dadi?
ask-again-detail = Contano solo i nuovi risultati. Puoi farlo una volta a partita e riveli il tuo ruolo.
ask-judge = Fermare questo ruolo?
ask-judge-detail = Non ha effetto e si esaurisce. Puoi farlo una volta a partita e riveli il tuo ruolo.
ask-spoil =
    { $n ->
        [one] { $to } recupera { $n } punto vita. Impedirlo?
       *[other] { $to } recupera { $n } punti vita. Impedirlo?
    }
ask-spoil-detail = Contro una birra vale anche per ogni altra di questo turno. Puoi farlo una volta a partita e riveli il tuo ruolo.
ask-save = Sta per uscire di scena: { $seats }
ask-save-detail = Chi salvi resta con 2 punti vita. Puoi farlo una volta a partita e riveli il tuo ruolo.
ask-encore = Giocare un altro turno?
ask-encore-detail = Un turno intero, subito. Puoi farlo una volta a partita e riveli il tuo ruolo.

## Opzioni: quello che c’è sui pulsanti.

opt-use-die = Prendi: { $die }
opt-pass-saloon = Solo dadi base
opt-use-role = Usa il ruolo: { $role }
opt-pass-throw = Lancia i dadi
opt-roll =
    { $n ->
        [one] Lancia { $n } dado
       *[other] Lancia { $n } dadi
    }
opt-keep = Fermati
opt-choose-arrow = Prendi una freccia normale
opt-choose-chief = Prendi la freccia del Capo
opt-pass-elena = Tieni la freccia
opt-elena = Dalla a { $to }
opt-pass-apache = Lasciala lì
opt-apache = Prendila
opt-aim =
    { $me ->
        [to] Mira a te
       *[other] Mira a { $to }
    }
opt-aim-double = Mira a { $to } per 2 punti vita, con una birra ({ $source })
opt-beer =
    { $me ->
        [to] Bevi la birra
       *[other] Una birra a { $to }
    }
opt-pass-spare = Perdi 1 punto vita
opt-spare = Prendi una freccia
opt-pass-molly = Restane fuori
opt-molly = Sacrificati per { $to }
opt-pass-pedro = Tienila
opt-pedro = Restituisci una freccia
opt-pedro-chief = Restituisci la freccia del Capo
opt-pass-kit = Basta così
opt-kit =
    { $me ->
        [to] Restituisci una tua freccia
       *[other] Restituisci una freccia di { $to }
    }
opt-kit-chief =
    { $me ->
        [to] Restituisci la tua freccia del Capo
       *[other] Restituisci la freccia del Capo di { $to }
    }
opt-turn = Gira: { $face } → { $as }
opt-return =
    { $n ->
        [one] Restituisci { $n } freccia
       *[other] Restituisci { $n } frecce
    }
opt-pass-return = Tieni le frecce
opt-choose-face = Dai: { $face }
opt-save =
    { $me ->
        [to] Salvati ({ $role })
       *[other] Salva { $to } ({ $role })
    }
opt-pass-turn_die = Lascia stare
opt-pass-again = Lascia stare
opt-pass-judge = Lascia fare
opt-pass-spoil = Lascia fare
opt-pass-save = Lascia fare
opt-pass-encore = Termina il turno

## Perché qualcosa non si può.

why-dynamite = La dinamite non si rilancia
why-places = Distanza { $distance }, colpisci solo a { $low ->
    [1] { $high ->
        [1] 1
       *[other] 1 o { $high }
    }
   *[other] { $high ->
        [2] 2
       *[other] 2 o { $high }
    }
}
why-no-arrow = Non ha frecce da restituire
why-chosen-already = Scelta già fatta

## Cronaca

log-saloon =
    { $me ->
        [who] Prendi per questo turno un dado del saloon: { $die }
       *[other] { $who } prende per questo turno un dado del saloon: { $die }
    }
log-throw =
    { $me ->
        [who] Lanci: { $faces }
       *[other] { $who } lancia: { $faces }
    }
log-throw-again =
    { $me ->
        [who] Rilanci { $n ->
            [one] { $n } dado
           *[other] { $n } dadi
        }: { $faces }
       *[other] { $who } rilancia { $n ->
            [one] { $n } dado
           *[other] { $n } dadi
        }: { $faces }
    }
log-keep =
    { $me ->
        [who] Tieni: { $faces }
       *[other] { $who } tiene: { $faces }
    }
log-arrow =
    { $me ->
        [who] Prendi 1 freccia, { $n ->
            [one] ne resta { $n }
           *[other] ne restano { $n }
        }
       *[other] { $who } prende 1 freccia, { $n ->
            [one] ne resta { $n }
           *[other] ne restano { $n }
        }
    }
log-arrow-chief =
    { $me ->
        [who] Prendi la freccia del Capo, { $n ->
            [one] ne resta { $n }
           *[other] ne restano { $n }
        }
       *[other] { $who } prende la freccia del Capo, { $n ->
            [one] ne resta { $n }
           *[other] ne restano { $n }
        }
    }
log-lose-dice =
    { $cause ->
        [indians] Indiani
        [dynamite] Dinamite
        [bullet] Pallottola
        [bullseye] Bersaglio
       *[gatling] Gatling
    }: { $me ->
        [who] perdi { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        }
       *[other] { $who } perde { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        }
    } ({ $before } → { $life })
short-log-lose-dice =
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
log-attack =
    { $me ->
        [who] Prendi l’ultima freccia: gli Indiani attaccano
       *[other] L’ultima freccia va a { $who }: gli Indiani attaccano
    }
log-quiver =
    { $me ->
        [who] Restituisci { $n ->
            [one] { $n } freccia
           *[other] { $n } frecce
        }
       *[other] { $who } restituisce { $n ->
            [one] { $n } freccia
           *[other] { $n } frecce
        }
    }
log-quiver-chief =
    { $me ->
        [who] Restituisci la freccia del Capo
       *[other] { $who } restituisce la freccia del Capo
    }
log-quiver-all = Tutte le frecce tornano nella riserva
log-arrowgift =
    { $me ->
        [who] Dai la freccia a { $to }
        [to] { $who } ti dà la freccia
       *[other] { $who } dà la freccia a { $to }
    }
log-chief =
    { $me ->
        [who] Prendi la freccia del Capo a { $from }
        [from] { $who } ti prende la freccia del Capo
       *[other] { $who } prende la freccia del Capo a { $from }
    }
log-dynamite =
    { $me ->
        [who] Dinamite ({ $n }×): non lanci più
       *[other] Dinamite ({ $n }×): { $who } non lancia più
    }
log-aim =
    { $me ->
        [who] Miri a { $to }: { $face }
        [to] { $who } mira a te: { $face }
       *[other] { $who } mira a { $to }: { $face }
    }
log-aim-double =
    { $me ->
        [who] Spendi una birra e miri a { $to } per 2 punti vita: { $face }
        [to] { $who } spende una birra e mira a te per 2 punti vita: { $face }
       *[other] { $who } spende una birra e mira a { $to } per 2 punti vita: { $face }
    }
log-beer =
    { $me ->
        [who] Passi una birra a { $to }
        [to] { $who } ti passa una birra
       *[other] { $who } passa una birra a { $to }
    }
log-beer-self =
    { $me ->
        [who] Bevi una birra
       *[other] { $who } beve una birra
    }
log-gatling =
    { $me ->
        [who] Spari a tutti con la mitragliatrice Gatling
       *[other] { $who } spara a tutti con la mitragliatrice Gatling
    }
log-role =
    { $me ->
        [who] Scopri il tuo ruolo: { $role }
       *[other] { $who } scopre un ruolo: { $role }
    }
log-judged =
    { $me ->
        [who] Fermi il ruolo di { $to }: non ha effetto
        [to] { $who } ferma il tuo ruolo: non ha effetto
       *[other] { $who } ferma il ruolo di { $to }: non ha effetto
    }
log-turned =
    { $me ->
        [who] Giri un dado: { $face } → { $as }
       *[other] { $who } gira un dado: { $face } → { $as }
    }
log-again =
    { $me ->
        [who] Fai rilanciare tutti i dadi a { $to }
        [to] { $who } ti fa rilanciare tutti i dadi
       *[other] { $who } fa rilanciare tutti i dadi a { $to }
    }
log-spoiled =
    { $me ->
        [who] Impedisci la cura, { $to } non recupera nulla
        [to] { $who } ti impedisce la cura, non recuperi nulla
       *[other] { $who } impedisce la cura, { $to } non recupera nulla
    }
log-saved =
    { $me ->
        [who] Salvi { $to } (punti vita: { $n })
        [to] { $who } ti salva (punti vita: { $n })
       *[other] { $who } salva { $to } (punti vita: { $n })
    }
log-saved-self =
    { $me ->
        [who] Ti salvi (punti vita: { $n })
       *[other] { $who } resta in gioco (punti vita: { $n })
    }
log-out-special =
    { $me ->
        [who] Esci di scena. Ruolo: { $special } ({ $role })
       *[other] { $who } esce di scena. Ruolo: { $special } ({ $role })
    }
log-sheriff =
    { $me ->
        [who] Il nuovo sceriffo sei tu, { $to } diventa vice
        [to] Il nuovo sceriffo è { $who }, tu diventi vice
       *[other] Il nuovo sceriffo è { $who }, { $to } diventa vice
    }
log-less =
    { $me ->
        [who] Perdi { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        } oltre il tuo massimo di { $life }
       *[other] { $who } perde { $n ->
            [one] { $n } punto vita
           *[other] { $n } punti vita
        } oltre il massimo di { $life }
    }
log-arrowswap =
    { $me ->
        [who] Scambi le frecce: { $to } e { $from }
        [to] { $who } scambia le frecce: tu e { $from }
        [from] { $who } scambia le frecce: { $to } e tu
       *[other] { $who } scambia le frecce: { $to } e { $from }
    }
log-ghost =
    { $me ->
        [who] Resti al tavolo come fantasma
       *[other] { $who } resta al tavolo come fantasma
    }
log-ghost-renegade =
    { $me ->
        [who] Resti al tavolo come fantasma. Nuova fazione: { $role }
       *[other] { $who } resta al tavolo come fantasma. Nuova fazione: { $role }
    }
log-token =
    { $me ->
        [who] Dai un segnalino a { $to }: { $face }
        [to] { $who } ti dà un segnalino: { $face }
       *[other] { $who } dà un segnalino a { $to }: { $face }
    }
log-token-double =
    { $me ->
        [who] Dai un segnalino per due dadi a { $to }: { $face }
        [to] { $who } ti dà un segnalino per due dadi: { $face }
       *[other] { $who } dà un segnalino per due dadi a { $to }: { $face }
    }

## Che cosa faranno i dadi. Tutti leggono lo stesso, quindi non ci si rivolge a nessuno.

plan-arrow =
    { $n ->
        [one] { $n } freccia da prendere
       *[other] { $n } frecce da prendere
    }
plan-dynamite-few = Nulla. Tre costano 1 punto vita
plan-dynamite = Fine dei lanci e 1 punto vita in meno
plan-bullseye1 =
    { $n ->
        [one] { $n } colpo. Bersagli: { $seats }
       *[other] { $n } colpi. Bersagli: { $seats }
    }
plan-bullseye2 =
    { $n ->
        [one] { $n } colpo. Bersagli: { $seats }
       *[other] { $n } colpi. Bersagli: { $seats }
    }
plan-beer =
    { $n ->
        [one] { $n } punto vita per chiunque
       *[other] { $n } punti vita, ognuno per chiunque
    }
plan-gatling-few = Nulla. Ne servono { $need }
plan-gatling = Tutti gli altri perdono 1 punto vita, le proprie frecce tornano indietro

## Il tavolo

ui-dice = Dadi
ui-dice-title-mine = { $roll ->
    [0] I tuoi dadi
    [1] Il tuo primo lancio di { $rolls }
    [2] Il tuo secondo lancio di { $rolls }
    [3] Il tuo terzo lancio di { $rolls }
   *[other] Il tuo lancio { $roll } di { $rolls }
}
ui-dice-title-of = { $roll ->
    [0] { $name } lancia i dadi
    [1] { $name }: primo lancio di { $rolls }
    [2] { $name }: secondo lancio di { $rolls }
    [3] { $name }: terzo lancio di { $rolls }
   *[other] { $name }: lancio { $roll } di { $rolls }
}
ui-dice-final-mine = Adesso agiscono i tuoi dadi
ui-dice-final-of = { $name }: adesso agiscono i dadi
# Sotto un dado: che cosa ne sarà nel prossimo lancio.
ui-die-kept = Si tiene
ui-die-again = Rilancia
ui-die-stays = Resta
# Un dado messo dal fantasma.
ui-die-given = Dal fantasma
# Per i lettori di schermo: $n è il posto del dado, $die il tipo, $face la faccia, $state una delle parole sopra o "none".
ui-die-said = { $state ->
    [none] Dado { $n }: { $face }
   *[other] Dado { $n }: { $face }, { $state }
}
ui-die-said-saloon = { $state ->
    [none] Dado { $n }, { $die }: { $face }
   *[other] Dado { $n }, { $die }: { $face }, { $state }
}
ui-die-blank = non ancora lanciato
# Il pulsante finché nessun dado è scelto, e che cosa dice.
ui-dice-roll-none = Rilancia
ui-dice-pick = Prima scegli i dadi da rilanciare.
ui-dice-throw = Lancia i dadi
ui-dice-aim-double = { $name }: 2 punti vita con una birra
ui-arrows = Frecce
ui-arrows-left = { $n ->
    [0] Nessuna freccia nella riserva
    [one] { $n } freccia nella riserva
   *[other] { $n } frecce nella riserva
}
ui-arrows-warning = Chi prende l’ultima porta l’attacco.
ui-arrows-chief-pile = C’è anche la freccia del Capo. Vale 2.
ui-arrows-chief-of = La freccia del Capo ce l’ha { $name }.
ui-arrows-text = Una freccia lanciata è una freccia presa, subito. Chi prende l’ultima porta l’attacco: ognuno perde 1 punto vita per ogni sua freccia. Poi tutte le frecce tornano indietro.
ui-dice-lives-text = Chi perde l’ultimo punto vita esce di scena. La birra dei dadi ridà punti vita, fino al numero di inizio partita.
ui-dice-distance-text = Si contano i posti per la via più breve, senza chi è fuori. Il bersaglio 1 colpisce il vicino, il bersaglio 2 il giocatore dopo.
ui-dice-aimed-text = Questi colpi sono già assegnati a questo giocatore. Contano tutti insieme, quando ogni bersaglio è assegnato.
ui-chief-text = La freccia del Capo vale 2. Chi ce l’ha e ha più frecce di chiunque altro non perde nulla nell’attacco.
ui-plan-title = Che cosa faranno i tuoi dadi, in quest’ordine
ui-plan-title-of = Che cosa faranno i dadi di { $name }, in quest’ordine
# Per i lettori di schermo: a che punto è un passo del piano.
ui-plan-waiting = deve ancora venire
ui-plan-now = adesso
ui-plan-done = fatto
# Accanto al numero di punti vita su una targa.
ui-life-max = su { $max }
ui-seat-arrows = { $n ->
    [one] { $n } freccia
   *[other] { $n } frecce
}
ui-seat-chief = la freccia del Capo
# $faces sono facce date dal fantasma.
ui-seat-tokens = dal fantasma: { $faces }
ui-seat-in-reach = a tiro
ui-seat-aimed = { $n ->
    [one] { $n } bersaglio in arrivo
   *[other] { $n } bersagli in arrivo
}
ui-seat-places = { $n ->
    [one] a { $n } posto
   *[other] a { $n } posti
}
ui-seat-spent = esaurito
ui-ghost-team = { $team ->
    [outlaw] Gioca con i fuorilegge
   *[deputy] Gioca con la legge
}
# Momenti in cui qualcuno può intervenire.
ui-moments = Quando chiedermi?
ui-moments-text = Alcuni ruoli possono intervenire. A chi può viene chiesto, e la pausa è uguale per tutti. Spegni le domande che non vuoi ricevere.
ui-moments-none = Nessun ruolo può più intervenire.
ui-moment-turn_die = Dopo un lancio: girare un dado (Dottore)
ui-moment-again = Dopo l’ultimo lancio di un altro: tutti i dadi di nuovo (Giocatore d’Azzardo)
ui-moment-judge = Quando qualcuno scopre un ruolo: senza effetto (Giudice)
ui-moment-spoil = Quando un altro recupererebbe punti vita (Cattivo)
ui-moment-save = Quando qualcuno sta per uscire di scena (Mano Sinistra del Diavolo)
ui-moment-encore = Alla fine del mio turno: un altro turno (Mano Destra del Diavolo)
ui-moment-hush = Non chiedermelo più
ui-moment-never = Non chiedermelo mai
ui-moment-rescue = Intervieni per me senza chiedere quando sto per finire fuori gioco: salvami, o gira un dado alla mia terza dinamite
ui-moment-held = La tua risposta vale fino alla fine della pausa.
# In grande al centro, per un momento.
ui-attack = Gli Indiani attaccano
ui-attack-text = Ognuno perde 1 punto vita per ogni sua freccia. Poi tutte le frecce tornano indietro.
ui-role-shown = { $name } scopre un ruolo: { $role }
ui-tap-seat = Tocca un giocatore.
# Il Dottore: $face è la faccia di adesso.
ui-doctor-face = { $face }: scegli la nuova faccia

## Aiuto per i dadi

ui-how-dice-1 = Nel tuo turno lanci i dadi al massimo tre volte. Dopo ogni lancio scegli quali rilanciare; gli altri restano.
ui-how-dice-2 = Le frecce contano subito: prendine una per ogni freccia lanciata. La dinamite resta dov’è; tre mettono fine ai tuoi lanci e costano 1 punto vita.
ui-how-dice-3 = Poi agiscono tutti i risultati, nell’ordine della fila: dinamite, bersagli, birra, Gatling.
ui-how-dice-4 = I bersagli colpiscono a uno o due posti da te, da entrambi i lati. Colpiscono tutti insieme.
ui-how-dice-5 = Chi prende l’ultima freccia della riserva porta gli Indiani: ognuno perde 1 punto vita per ogni sua freccia.
ui-how-dice-6 = Una birra dà 1 punto vita a chiunque. Tre Gatling colpiscono tutti gli altri e rimandano indietro tutte le tue frecce.
ui-how-dice-7 = Tutto quello che vedi si può cliccare: targhe, dadi, frecce e facce dicono che cosa sono.
ui-keys-dice = Tieni un dado o rilancialo; risposta; posto
ui-keys-roll = Lancia
ui-keys-stop = Fermati
ui-keys-all = Segna da rilanciare tutti i dadi, o nessuno
ui-faces-title = Le facce

## Il terminale

cli-column-arrows = Frecce
cli-column-places = Posti
cli-column-also = Altro
cli-dice-row = Dadi: { $dice }
cli-dice-throw = Lancio { $n } di { $of }
# Un dado che non si rilancia.
cli-dice-locked = { $face } (resta)
cli-dice-saloon = { $die }: { $face }
cli-dice-pile = Frecce nella riserva: { $n }
cli-dice-pile-chief = Frecce nella riserva: { $n }, e la freccia del Capo
cli-dice-again = Rilancia: { $face }
cli-dice-several = Più numeri lanciano più dadi insieme: 1 3
cli-dice-token = prossimo turno: { $faces }
cli-dice-chief = la freccia del Capo
cli-dice-ghost = fantasma
# $special è un ruolo speciale, $role quello normale.
cli-role-special = Il tuo ruolo: { $special }, gioca come { $role }
cli-dice-special = { $special } ({ $role })

## Preparazione, elenco, fine della partita

ui-module-n = Modulo { $n }
ui-dice-n = { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
}
ui-special-roles-n = { $n ->
    [one] { $n } ruolo speciale
   *[other] { $n } ruoli speciali
}
# $players sono numeri.
ui-wrong-few = { $sets }: solo con { $players } giocatori.
ui-mend-drop = Senza { $sets }
ui-see-set = Guarda che cosa contiene
ui-set-all = Tutto: { $set }
ui-filter-kind-dice = Tipo
ui-sort-die = Dadi
ui-sort-face = Facce
ui-sort-role = Ruoli
ui-sort-special = Ruoli speciali
ui-sort-token = Fantasma e frecce
ui-die-faces = Le sue sei facce
# $dice sono nomi di dadi.
ui-face-on = Su: { $dice }
# $role è un ruolo normale.
ui-special-of = Ruolo speciale, gioca come { $role }
ui-role-with = In { $players } giocatori
# $role è il nome di un ruolo speciale.
end-special-won = { $role }: vittoria
end-special-lost = { $role }: sconfitta
end-ghost-turn = Fantasma dal turno { $n }
end-joined = { $team ->
    [outlaw] Con i fuorilegge
   *[deputy] Con i vice
}
