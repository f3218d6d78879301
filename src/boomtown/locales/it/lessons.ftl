# Lezioni: i testi delle pagine e le frasi di ogni lezione (al massimo 140 caratteri).
learn-first-game = Una partita intera con tre bot. Impari ogni cosa quando succede.
learn-new = Nuova
learn-begun = Iniziata
learn-passed = Fatta
learn-step = { $at } di { $n }
learn-go-on = Continua a giocare.
learn-again = Riprova
learn-restart = Ricomincia la lezione
learn-done = Ben fatto! La lezione finisce qui.
learn-game-over = La partita è finita. Ora sai giocare!
learn-next = Prossima: { $title }
learn-all = Tutte le lezioni
lesson-not-that = Questo passo riguarda altro.

lesson-first-game = La tua prima partita
lesson-first-game-role = Sei lo sceriffo e tutti lo sanno. Due fuorilegge e un rinnegato nascondono il ruolo. Eliminali tutti e tre per vincere.
lesson-first-game-bang = BANG! toglie 1 punto vita a un giocatore nella tua gittata. Il numero accanto al nome è la distanza da te.
lesson-first-game-weapon = Senza arma hai gittata 1. Con Schofield davanti a te hai gittata 2. Mettila in gioco.
lesson-first-game-turn = Gioca quante carte vuoi, ma una sola carta BANG! per turno. Poi termina il turno.
lesson-first-game-shot = Qualcuno ti spara! Una carta Mancato! annulla il colpo. Altrimenti perdi 1 punto vita.
lesson-first-game-blue = Le carte davanti a un giocatore restano in gioco e valgono sempre. Clicca una carta per leggerla.
lesson-first-game-check = Estrazione: si gira la prima carta del mazzo. Il suo seme decide come va a finire.
lesson-first-game-indians = Indiani! attacca tutti gli altri giocatori. Li ferma solo un BANG!
lesson-first-game-duel = In un duello scartate a turno una carta BANG! Chi non ne ha più perde 1 punto vita.
lesson-first-game-discard = A fine turno puoi tenere tante carte quanti sono i tuoi punti vita. Scarta le altre.
lesson-first-game-rescue = L’ultimo punto vita! Ora ti salva una carta Birra, se in gioco ci sono almeno tre giocatori.
lesson-first-game-out = Un giocatore esce di scena e mostra il ruolo. Per un fuorilegge, chi spara pesca 3 carte.

lesson-shoot-and-dodge = Sparare e schivare
lesson-shoot-and-dodge-shoot = Sei un fuorilegge: lo sceriffo deve sparire. Lo sceriffo è Black Jack: gioca BANG! su Black Jack.
lesson-shoot-and-dodge-turn-wasted = Il tuo turno è finito senza uno sparo. Prima spara.
lesson-shoot-and-dodge-not-beer = Birra ti dà un punto vita, ma non colpisce lo sceriffo. Prima spara.
lesson-shoot-and-dodge-hit = A segno: 1 punto vita in meno. Di solito giochi una carta BANG! per turno. Termina il turno.
lesson-shoot-and-dodge-dodge = Ora lo sceriffo spara a te. Una carta Mancato! annulla il colpo. Giocala.
lesson-shoot-and-dodge-took-it = Senza Mancato! perdi un punto vita. Ne hai una in mano: usala.

lesson-distance = Distanza e armi
lesson-distance-look = Sei lo sceriffo. Black Jack è un fuorilegge noto a distanza 2, fuori tiro. Metti in gioco Winchester.
lesson-distance-too-far = Black Jack è ancora troppo lontano. Ti serve un’arma: prima metti in gioco Winchester.
lesson-distance-neighbour = Senza arma raggiungi solo i vicini. Niente dice che Suzy Lafayette sia contro di te.
lesson-distance-aim = Winchester ha gittata 5. Il numero accanto a ogni nome è la distanza. Ora Black Jack è a tiro: gioca BANG!
lesson-distance-scope = Con Mustang un giocatore è 1 più lontano, con Mirino tutti ti sono 1 più vicini. Metti in gioco Mirino.

lesson-blue-cards = Carte blu ed estrazione
lesson-blue-cards-barrel = Le carte blu restano davanti a un giocatore e continuano a valere. Barile può fermare un colpo. Mettila in gioco.
lesson-blue-cards-unprotected = Dopo di te gioca Black Jack e potrebbe sparare. Prima metti in gioco Barile.
lesson-blue-cards-jail = Prigione si mette davanti a un altro giocatore, mai allo sceriffo. Scegli un vice.
lesson-blue-cards-jail-self = In prigione potresti perdere il tuo turno. Mandaci un vice.
lesson-blue-cards-wait = In prigione si estrae a inizio turno: con cuori si esce, altrimenti il turno è perso. Termina il turno.
lesson-blue-cards-draw = Uno sparo! Estrai per Barile: si gira la prima carta del mazzo. Cuori vale come Mancato!
lesson-blue-cards-no-draw = Perdi un punto vita senza provarci. Barile non costa niente: usala.

lesson-beer = Birra e l’ultimo punto vita
lesson-beer-heal = Hai 1 punto vita. Birra ti dà 1 punto vita, mai più di quanti ne avevi all’inizio. Giocala.
lesson-beer-hurt = Puoi bere nel tuo turno. Fallo prima che giochino gli altri.
lesson-beer-keep = Tieni la seconda Birra: solo lei ti salva all’ultimo punto vita. Termina il turno.
lesson-beer-keep-one = Così non resta nessuna Birra per l’ultimo punto vita. Tienila in mano.
lesson-beer-rescue = Due colpi e nessun punto vita. Ora ti salva Birra, anche fuori dal tuo turno. Giocala.
lesson-beer-let-go = Così esci di scena. Gioca Birra.

lesson-roles = Ruoli: di chi fidarsi
lesson-roles-who = Sei un vice: vinci con lo sceriffo. Vulture Sam ha appena sparato allo sceriffo. Spara a Vulture Sam.
lesson-roles-innocent = Rose Doolan non ha ancora fatto niente. Guarda i fatti: è Vulture Sam che ha sparato allo sceriffo.
lesson-roles-again = Un fuorilegge spara allo sceriffo, un vice lo protegge. Willy the Kid può sparare ancora: finisci il lavoro.
lesson-roles-renegade = Rose Doolan è il rinnegato e vuole restare in gioco per ultimo. Termina il turno o spara.

lesson-death = Morte e ricompensa
lesson-death-reward = Sei lo sceriffo. Chi toglie l’ultimo punto vita a un fuorilegge pesca 3 carte. Black Jack è un fuorilegge.
lesson-death-deputy = Rose Doolan è il tuo vice. Lo sceriffo che elimina un vice scarta tutte le carte. Spara al fuorilegge.
lesson-death-drawn = Chi esce di scena mostra il ruolo e scarta tutto. Hai pescato 3 carte. Metti in gioco Mirino.
lesson-death-scope-first = Le carte blu valgono solo davanti a te. Prima metti in gioco Mirino.
lesson-death-end = Tieni tante carte quanti sono i tuoi punti vita, le altre si scartano a fine turno. Termina il turno.

lesson-duel = Duello, Gatling, Indiani!
lesson-duel-gatling = Gatling spara a tutti gli altri a qualsiasi distanza e non è una carta BANG! Giocala.
lesson-duel-unused = Queste carte sono forti e non hanno bisogno di gittata. Giocale prima.
lesson-duel-indians = Indiani! attacca tutti gli altri: serve un BANG! dalla mano, non bastano Mancato! o Barile. Giocala.
lesson-duel-duel = Duello raggiunge chiunque. Scartate a turno una carta BANG! Sfida lo sceriffo, Black Jack.
lesson-duel-not-her = Deve uscire lo sceriffo. Sfida Black Jack.
lesson-duel-answer = Lo sceriffo non ha più carte BANG! Vince chi ne ha ancora una. Scartala.
lesson-duel-gave-up = Senza una carta BANG! perdi il duello e un punto vita. Scarta la tua carta BANG!

lesson-hold-fire = Quando non sparare
lesson-hold-fire-choose = Sei un vice e lo sceriffo ha 1 punto vita. Black Jack è un fuorilegge. Scegli la carta giusta.
lesson-hold-fire-sheriff-hit = Così colpisci anche lo sceriffo e vincono i fuorilegge. Gioca BANG! su Black Jack.
lesson-hold-fire-hold = Resta un fuorilegge, ma Gatling ucciderebbe lo sceriffo. A volte è meglio non giocare niente: termina il turno.

lesson-dodge-city = Dodge City: le novità
lesson-dodge-city-green = Le carte con il bordo verde si mettono davanti a sé e si usano in un turno successivo. Metti in gioco Pugnale.
lesson-dodge-city-lay-first = Una carta verde vale solo dopo un turno davanti a te. Prima metti in gioco Pugnale.
lesson-dodge-city-wait = Nel turno in cui entra in gioco, Pugnale non vale ancora. Altre carte costano una seconda carta. Termina il turno.
lesson-dodge-city-use = Il tuo turno successivo: ora Pugnale vale. Spara, ma non è una carta BANG! Usala su Black Jack.

lesson-high-noon = Mezzogiorno di Fuoco: le novità
lesson-high-noon-first = Un evento vale per tutti. Questo permette una seconda carta BANG! per turno. Spara a Black Jack.
lesson-high-noon-second = E ora la seconda carta BANG! di questo turno. Spara ancora a Black Jack.
lesson-high-noon-one-more = L’evento ti permette un altro sparo. Approfittane.
lesson-high-noon-next = Il prossimo evento arriva con il turno dello sceriffo. È scoperto, quindi puoi prepararti. Termina il turno.

lesson-gold-rush = Gold Rush: le novità
lesson-gold-rush-nugget = Per ogni punto vita che togli sparando ricevi una pepita. Spara a Black Jack.
lesson-gold-rush-no-gold = Un colpo a segno porta oro, e hai solo 1 pepita. Prima spara.
lesson-gold-rush-buy = Con l’oro si compra equipaggiamento. Ferro di Cavallo costa 2: quando estrai giri una carta in più. Compra la carta.
lesson-gold-rush-keep = L’equipaggiamento con il bordo nero resta davanti a te, gli altri possono pagare per scartarlo. Termina il turno.

lesson-valley-of-shadows = La Valle delle Ombre: le novità
lesson-valley-of-shadows-aim = Mira si gioca insieme a una carta BANG! che così toglie 2 punti vita. Gioca Mira.
lesson-valley-of-shadows-aim-first = Quello sparo toglie solo 1 punto vita. Prima gioca Mira.
lesson-valley-of-shadows-shoot = E ora la carta BANG! che hai mirato. Spara a Black Jack.
lesson-valley-of-shadows-end = Uno sparo, 2 punti vita. Lo annulla comunque una sola carta Mancato! Termina il turno.

lesson-throw = Lancia i dadi
lesson-throw-again = Lanci cinque dadi, al massimo tre volte. La dinamite resta. Rilancia la freccia e Gatling.
lesson-throw-too-early = Puoi lanciare ancora, e una freccia ti fa solo danno. Rilancia la freccia e la gatling.
lesson-throw-keep = Due bersagli e due birre. Un terzo lancio potrebbe rovinarli: fermati e tieni tutti i dadi.
lesson-throw-shoot = Un bersaglio 1 colpisce un giocatore a distanza 1: 1 punto vita in meno. Colpisci Rose Doolan due volte.
lesson-throw-drink = Una birra dà 1 punto vita a un giocatore. Bevile tutte e due.
