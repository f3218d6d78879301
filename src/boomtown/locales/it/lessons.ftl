# Lezioni: i testi delle pagine e le frasi di ogni lezione (al massimo 140 caratteri).
learn-first-game = Una partita intera con tre bot. Impari ogni cosa al momento giusto.
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
learn-offer = Prima volta? La lezione dura due minuti.
learn-offer-no = Non proporla più
learn-all = Tutte le lezioni
lesson-not-that = Questo passo riguarda altro.

lesson-first-game = La tua prima partita
lesson-first-game-role = Sei lo sceriffo. Gli altri tre sono contro di te: due fuorilegge e un rinnegato. Eliminali: gioca BANG!
lesson-first-game-bang = BANG! toglie 1 punto vita a un giocatore a tiro, se non schiva. Scegli la carta e poi il giocatore.
lesson-first-game-weapon = Il numero accanto al nome è la distanza da te. Senza arma hai gittata 1, con Schofield 2. Mettila in gioco.
lesson-first-game-turn = Gioca quante carte vuoi, ma una sola carta BANG! per turno. Poi termina il turno.
lesson-first-game-shot = Qualcuno ti spara! Una carta Mancato! annulla il colpo. Altrimenti perdi 1 punto vita.
lesson-first-game-blue = Le carte davanti a un giocatore restano in gioco e valgono sempre. Apri una carta per leggerla.
lesson-first-game-check = Estrazione: si gira la prima carta del mazzo. Il suo seme decide come va a finire.
lesson-first-game-indians = Indiani! attacca tutti gli altri giocatori. Li ferma solo un BANG!
lesson-first-game-duel = In un duello scartate a turno una carta BANG! Chi non ne ha più perde 1 punto vita.
lesson-first-game-discard = A fine turno puoi tenere tante carte quanti sono i tuoi punti vita. Scarta le altre.
lesson-first-game-rescue = L’ultimo punto vita! Ora ti salva una carta Birra, se in gioco ci sono almeno tre giocatori.
lesson-first-game-out = Un giocatore esce di scena e mostra il ruolo. Per un fuorilegge, chi spara pesca 3 carte.

lesson-shoot-and-dodge = Sparare e schivare
lesson-shoot-and-dodge-shoot = Sei un fuorilegge: lo sceriffo deve uscire di scena. È Black Jack: gioca BANG! su Black Jack.
lesson-shoot-and-dodge-turn-wasted = Il tuo turno è finito senza uno sparo. Prima spara.
lesson-shoot-and-dodge-not-beer = Birra ti dà un punto vita, ma non colpisce lo sceriffo. Prima spara.
lesson-shoot-and-dodge-hit = A segno: 1 punto vita in meno. Di solito giochi una carta BANG! per turno. Hai finito: termina il turno.
lesson-shoot-and-dodge-dodge = Ora lo sceriffo spara a te. Una carta Mancato! annulla il colpo. Giocala.
lesson-shoot-and-dodge-took-it = Senza Mancato! perdi un punto vita. Ne hai una in mano: usala.

lesson-distance = Distanza e armi
lesson-distance-look = Sei lo sceriffo. Black Jack è un fuorilegge noto a distanza 2, fuori tiro. Metti in gioco Winchester.
lesson-distance-too-far = Black Jack è ancora troppo lontano. Ti serve un’arma: prima metti in gioco Winchester.
lesson-distance-neighbour = Senza arma raggiungi solo i vicini. Niente dice che Suzy Lafayette sia contro di te.
lesson-distance-aim = Winchester ha gittata 5. Il numero accanto a ogni nome è la distanza. Ora Black Jack è a tiro: gioca BANG!
lesson-distance-scope = Con Mustang un giocatore è 1 più lontano, con Mirino tutti ti sono 1 più vicini. Metti in gioco Mirino.

lesson-blue-cards = Carte blu ed estrazione
lesson-blue-cards-barrel = Le carte blu restano davanti a un giocatore e continuano a valere. La carta Barile può fermare un colpo. Mettila in gioco.
lesson-blue-cards-unprotected = Dopo di te gioca Black Jack e potrebbe sparare. Prima metti in gioco Barile.
lesson-blue-cards-jail = Prigione si mette davanti a un altro giocatore, mai allo sceriffo. Scegli un vice.
lesson-blue-cards-jail-self = In prigione potresti perdere il tuo turno. Mandaci un vice.
lesson-blue-cards-wait = In prigione si estrae a inizio turno: con cuori si esce, altrimenti il turno è perso. Termina il turno.
lesson-blue-cards-draw = Uno sparo! Estrai per Barile: si gira la prima carta del mazzo. Cuori vale come Mancato!
lesson-blue-cards-no-draw = Perdi un punto vita senza provarci. La carta Barile non costa niente: usala.

lesson-beer = Birra e l’ultimo punto vita
lesson-beer-heal = Hai 1 punto vita. Una carta Birra ti dà 1 punto vita, mai più di quanti ne avevi all’inizio. Giocala.
lesson-beer-hurt = Puoi bere nel tuo turno. Fallo prima che giochino gli altri.
lesson-beer-keep = Tieni la seconda Birra: solo lei ti salva all’ultimo punto vita. Termina il turno.
lesson-beer-keep-one = Così non resta nessuna Birra per l’ultimo punto vita. Tienila in mano.
lesson-beer-rescue = Due colpi e nessun punto vita. Ora ti salva la carta Birra, anche fuori dal tuo turno. Giocala.
lesson-beer-let-go = Così esci di scena. Gioca Birra.

lesson-roles = Ruoli: di chi fidarsi
lesson-roles-who = Sei un vice: vinci con lo sceriffo. Vulture Sam ha appena sparato allo sceriffo. Spara a Vulture Sam.
lesson-roles-innocent = Rose Doolan non ha ancora fatto niente. Guarda i fatti: è Vulture Sam che ha sparato allo sceriffo.
lesson-roles-again = Un fuorilegge spara allo sceriffo, un vice lo protegge. Come Willy the Kid puoi sparare ancora: finisci il lavoro.
lesson-roles-renegade = Rose Doolan è il rinnegato: vince solo se resta in gioco per ultimo. Termina il turno o spara.

lesson-death = Morte e ricompensa
lesson-death-reward = Sei lo sceriffo. Chi toglie l’ultimo punto vita a un fuorilegge pesca 3 carte. Spara al fuorilegge, Black Jack.
lesson-death-deputy = Rose Doolan è il tuo vice. Lo sceriffo che elimina un vice scarta tutte le carte. Spara al fuorilegge.
lesson-death-drawn = Chi esce di scena mostra il ruolo e scarta tutto. Hai pescato 3 carte. Metti in gioco Mirino.
lesson-death-scope-first = Le carte blu valgono solo davanti a te. Prima metti in gioco Mirino.
lesson-death-end = Tieni tante carte quanti sono i tuoi punti vita, le altre si scartano a fine turno. Termina il turno.

lesson-duel = Duello, Gatling, Indiani!
lesson-duel-gatling = Gatling spara a tutti gli altri a qualsiasi distanza e non è una carta BANG! Giocala.
lesson-duel-unused = Queste carte sono forti e non hanno bisogno di gittata. Giocale prima.
lesson-duel-indians = Indiani! attacca tutti gli altri: serve una carta BANG! dalla mano, non bastano Mancato! o Barile. Giocala.
lesson-duel-duel = Duello raggiunge chiunque. Scartate a turno una carta BANG! Sfida lo sceriffo, Black Jack.
lesson-duel-not-her = Deve uscire lo sceriffo. Sfida Black Jack.
lesson-duel-answer = Lo sceriffo risponde con una carta BANG! Ora tocca a te: perde il primo che non ne ha. Scarta la tua.
lesson-duel-gave-up = Senza una carta BANG! perdi il duello e un punto vita. Scarta la tua carta BANG!

lesson-hold-fire = Quando non sparare
lesson-hold-fire-choose = Sei un vice e lo sceriffo ha 1 punto vita. Black Jack è un fuorilegge. Scegli la carta giusta.
lesson-hold-fire-sheriff-hit = Così colpisci anche lo sceriffo e vincono i fuorilegge. Gioca BANG! su Black Jack.
lesson-hold-fire-hold = Resta un fuorilegge, ma Gatling ucciderebbe lo sceriffo. A volte è meglio non giocare niente: termina il turno.

lesson-dodge-city = Dodge City: le novità
lesson-dodge-city-green = Le carte con il bordo verde si mettono davanti a sé e si usano in un turno successivo. Metti in gioco Pugnale.
lesson-dodge-city-lay-first = Una carta verde vale solo dopo un turno davanti a te. Prima metti in gioco Pugnale.
lesson-dodge-city-wait = Nel turno in cui entra in gioco, Pugnale non vale. Alcune carte, come Springfield, costano una seconda carta. Termina il turno.
lesson-dodge-city-use = Il tuo turno successivo: ora la carta Pugnale vale. Spara, ma non è una carta BANG! Usala su Black Jack.

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
lesson-valley-of-shadows-shoot = E ora la carta BANG! che la accompagna. Spara a Black Jack.
lesson-valley-of-shadows-end = Uno sparo, 2 punti vita. Lo annulla comunque una sola carta Mancato! Termina il turno.

lesson-throw = Lancia i dadi
lesson-throw-again = Lanci cinque dadi, al massimo tre volte. La dinamite resta. Rilancia la freccia e Gatling.
lesson-throw-too-early = Puoi lanciare ancora, e una freccia ti fa solo danno. Rilancia la freccia e Gatling.
lesson-throw-keep = Due bersagli e due birre. Un terzo lancio potrebbe rovinarli: fermati e tieni tutti i dadi.
lesson-throw-shoot = Un bersaglio 1 colpisce a distanza 1: 1 punto vita in meno, non si può schivare. Colpisci Rose Doolan due volte.
lesson-throw-drink = Una birra dà 1 punto vita a un giocatore. Bevile tutte e due.

lesson-arrows = Frecce e indiani
lesson-arrows-roll = Resta 1 freccia. Chi la prende chiama gli indiani: ogni freccia costa 1 punto vita. Lo sceriffo ne ha 4. Rilancia le due birre.
lesson-arrows-too-early = Gli indiani farebbero più male allo sceriffo che a te: ha 4 frecce. Rilancia le due birre.
lesson-arrows-gatling = Ecco l’attacco: tutte le frecce tornano nella riserva. Tre Gatling colpiscono tutti gli altri: tieni tutti i dadi.
lesson-arrows-aim = Prima vale il bersaglio, poi Gatling. Sei un fuorilegge: colpisci lo sceriffo, Jesse Jones.
lesson-arrows-not-him = Vinci quando esce lo sceriffo. Colpisci Jesse Jones.

lesson-whom-to-hit = Chi colpire, chi aiutare
lesson-whom-to-hit-stop = Due dinamiti: con la terza perdi 1 punto vita e non lanci più. I dadi vanno bene: tienili tutti.
lesson-whom-to-hit-third = La terza dinamite: un punto vita e una birra in meno. Tieni i dadi che hai.
lesson-whom-to-hit-hit = Il bersaglio 2 colpisce a due posti esatti, a destra o a sinistra. Sei un vice, risparmia lo sceriffo: colpisci Vulture Sam.
lesson-whom-to-hit-sheriff = Rose Doolan è lo sceriffo e vincete insieme. Colpisci Vulture Sam.
lesson-whom-to-hit-heal = Una birra può andare a chiunque. Senza lo sceriffo perdi: dalle tutte e due a Rose Doolan.
lesson-whom-to-hit-self = Puoi vincere anche fuori dal gioco, mai senza lo sceriffo. Dai le birre a Rose Doolan.

lesson-old-saloon = Old Saloon: le novità
lesson-old-saloon-die = Prima del lancio puoi cambiare un dado: il fanfarone spara il doppio, il codardo beve il doppio. Prendi il fanfarone.
lesson-old-saloon-plain = Questi sono i dadi base. Prendi il fanfarone: vuoi colpire lo sceriffo.
lesson-old-saloon-coward = Il codardo cura, ma tu vuoi colpire lo sceriffo. Prendi il fanfarone.
lesson-old-saloon-role = Il tuo ruolo speciale, Brutto, vale una volta per partita: due si scambiano le frecce. Usalo su di te e su Jesse Jones.
lesson-old-saloon-unused = Così ti restano 3 frecce. Prima usa il ruolo.
lesson-old-saloon-arrow = Esce una freccia: prendi quella del Capo. Vale 2, ma se hai più frecce di tutti l’attacco non ti costa niente.
lesson-old-saloon-regular = Una freccia normale ti costa solo un punto vita nell’attacco. Prendi la freccia del Capo.
lesson-old-saloon-keep = Il doppio bersaglio vale due volte. Chi esce per primo, qui Vulture Sam, continua come fantasma. Tieni tutti i dadi.
lesson-old-saloon-hit = Tre bersagli: colpisci con tutti lo sceriffo, Jesse Jones. Come Doc Holyday recuperi poi 2 punti vita.
lesson-old-saloon-renegade = Vinci quando esce lo sceriffo. Colpisci Jesse Jones.

lesson-front-and-rear = Davanti e dietro
lesson-front-and-rear-hit = Sei la Legge. Uno sparo raggiunge solo il personaggio davanti dell’avversario. Gioca Colt su Cattle Katie.
lesson-front-and-rear-unused = Il tuo turno è finito senza uno sparo. Prima gioca Colt.
lesson-front-and-rear-swap = Pat Garret ha solo 1 punto vita. Una volta per turno i tuoi due si scambiano di posto: manda davanti Bill Tightman.
lesson-front-and-rear-too-weak = Il prossimo colpo toglie l’ultimo punto vita a Pat Garret. Fai lo scambio prima di terminare il turno.
lesson-front-and-rear-limit = Puoi tenere tante carte quanti sono i punti vita di chi sta davanti: ora 5, non 1. Termina il turno.
lesson-front-and-rear-dodge = Un colpo a Bill Tightman. Una schivata lo annulla: gioca Mancato!
lesson-front-and-rear-took-it = Così perdi un punto vita. Hai in mano una schivata: giocala.

lesson-equipment = Equipaggiamento e rivelazioni
lesson-equipment-lay = L’equipaggiamento va al tuo personaggio dietro o a quello davanti dell’avversario. Metti Barile a Bill Tightman.
lesson-equipment-given-away = Ora ce l’ha l’avversario. Metti Barile al tuo Bill Tightman.
lesson-equipment-front = Dietro l’equipaggiamento non funziona ancora. Fai lo scambio: passa davanti insieme a Bill Tightman.
lesson-equipment-behind = Davanti c’è Pat Garret, senza Barile. Prima fai lo scambio.
lesson-equipment-wait = Nello scambio carte e punti vita restano al loro personaggio. Termina il turno.
lesson-equipment-reveal = Un colpo! Con la carta Barile riveli la prima del tuo mazzo: un barile nell’angolo schiva il colpo. Usala.
lesson-equipment-no-try = Perdi un punto vita senza provarci. La carta Barile non costa niente: usala.

lesson-last-character = L’ultimo personaggio
lesson-last-character-first = Vinci quando l’avversario non ha più personaggi. Pat Garret ha 1 punto vita: gioca Colt.
lesson-last-character-unused = Pat Garret ha l’ultimo punto vita. Prima gioca Colt.
lesson-last-character-reload = L’avversario pesca 2 carte e resta con Bill Tightman. D’ora in poi alcune carte si possono cambiare: ricarica Mirino.
lesson-last-character-reload-first = La carta Mirino qui non serve, una nuova forse sì. Prima ricaricala.
lesson-last-character-win = Una sola carta BANG! per turno, ma altre carte colpo senza limite. Pugnale è una di queste: giocala e vinci.
lesson-last-character-no-limit = La carta Pugnale non è una carta BANG! Puoi ancora giocarla.

lesson-bonus = Personaggi bonus: le novità
lesson-bonus-store = Sei Uncle Will: una volta per turno puoi giocare qualsiasi carta come Emporio. La carta Birra ora non ti serve: giocala così.
lesson-bonus-unused = Non hai usato la tua abilità. Prima gioca Birra come Emporio.
lesson-bonus-keep-mustang = Mustang può proteggerti a lungo. Meglio dare via Birra.
lesson-bonus-pick = Ogni giocatore prende una di queste carte, cominci tu. Lo sceriffo è accanto a te: prendi BANG!
lesson-bonus-shoot = Leggi anche le abilità degli altri: Emiliano prende la carta BANG! che annulla. Spara allo sceriffo, Rose Doolan.
lesson-bonus-emiliano = La tua carta BANG! ora è in mano a Emiliano. Spara a Rose Doolan.

lesson-fistful = Per un Pugno di Carte: le novità
lesson-fistful-ambush = Con l’evento Agguato tutti sono a distanza 1. Lo sceriffo siede di fronte a te: spara a Black Jack.
lesson-fistful-not-sheriff = Ora sono tutti a tiro, scegli bene: spara allo sceriffo, Black Jack.
lesson-fistful-shoot-first = Con il prossimo evento lo sceriffo può tornare fuori tiro. Prima spara.
lesson-fistful-empty = Il prossimo evento: a inizio turno ricevi uno sparo per ogni carta che hai in mano. Gioca le due carte.
lesson-fistful-too-many = Per ogni carta in mano è arrivato uno sparo. Prima gioca le due carte.
lesson-fistful-safe = Con la mano vuota non ti succede niente. Termina il turno e guarda come va agli altri.

lesson-wild-west-show = Wild West Show: le novità
lesson-wild-west-show-open = Diligenza e Wells Fargo girano anche la prossima carta spettacolo, che vale per tutti. Gioca Diligenza.
lesson-wild-west-show-closed = Nessuno spettacolo e nessuna carta nuova. Prima gioca Diligenza.
lesson-wild-west-show-susanna = Miss Susanna vuole almeno 3 carte per turno, o alla fine perdi 1 punto vita. Spara a Black Jack e metti in gioco Mirino.
lesson-wild-west-show-too-few = Meno di 3 carte, 1 punto vita in meno. Prima spara a Black Jack e metti in gioco Mirino.
lesson-wild-west-show-end = 3 carte, nessuna perdita. Con l’ultima carta, Wild West Show, ognuno combatte per sé. Termina il turno.

lesson-armed-and-dangerous = Armed & Dangerous: le novità
lesson-armed-and-dangerous-lay = Le carte con il bordo arancione arrivano con 3 cariche e si usano subito. Metti in gioco Campanile.
lesson-armed-and-dangerous-only-neighbour = Tu vuoi lo sceriffo. La carta Campanile porta Black Jack a tiro: usala prima di sparare.
lesson-armed-and-dangerous-unused = Con la carta Campanile puoi sparare allo sceriffo. Prima mettila in gioco.
lesson-armed-and-dangerous-pay = Paghi 1 carica e per la tua prossima carta tutti sono a distanza 1. Usa Campanile.
lesson-armed-and-dangerous-shoot = Per questa sola carta lo sceriffo è a tiro. Spara a Black Jack.
lesson-armed-and-dangerous-used-up = La carta Campanile vale per una sola altra carta, e l’hai già giocata. Prima spara a Black Jack.
lesson-armed-and-dangerous-load = Una carta blu dalla mano porta 1 carica. Metti in gioco Mustang e posa la carica su Campanile.
lesson-armed-and-dangerous-blue-first = Senza cariche una carta arancione si scarta. Metti in gioco Mustang e posa la carica su Campanile.

lesson-great-train-robbery = La Grande Rapina al Treno: le novità
lesson-great-train-robbery-take = Una volta per turno puoi prendere un vagone al prezzo della sua stazione, qui una carta BANG! Prendi Carro di Servizio.
lesson-great-train-robbery-moved-on = Puoi spostare il treno una volta, ma poi ogni vagone ha un’altra stazione. Prendi qui Carro di Servizio.
lesson-great-train-robbery-unused = Nel tuo prossimo turno il vagone sarà altrove o non ci sarà più. Prima prendi Carro di Servizio.
lesson-great-train-robbery-wait = Ora il vagone vale come una tua carta blu. All’inizio di ogni turno dello sceriffo il treno avanza. Termina il turno.
lesson-great-train-robbery-caboose = Uno sparo! Carro di Servizio lo annulla al prezzo di un’altra carta blu, qui Mirino. Usa il vagone.
lesson-great-train-robbery-took-it = Perdi un punto vita, e il vagone poteva fermare lo sparo. Usa Carro di Servizio.
