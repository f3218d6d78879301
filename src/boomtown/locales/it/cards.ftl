### Nomi e testi di carte, personaggi, ruoli, espansioni e varianti.
### -text: che cosa dice la carta. -more: che cosa si chiede più spesso.

## Gioco base

-weapon-note = Un’arma con un altro nome la sostituisce e la vecchia va scartata. Cambia la tua gittata, non la distanza: per Panico! non serve.

card-bang = BANG!
card-bang-text = Un effetto BANG! su chiunque sia a tiro. Per turno puoi giocare solo 1 carta BANG!
card-bang-more = La annulla 1 effetto Mancato! Altrimenti il bersaglio perde 1 punto vita. Anche una carta BANG! annullata conta per il limite del turno, una scartata per Duello o Indiani! no.

card-missed = Mancato!
card-missed-text = Annulla un effetto BANG! su di te. La giochi come risposta, anche fuori dal tuo turno.
card-missed-more = Serve contro ogni effetto BANG! anche di Gatling, ma non contro Duello, Indiani! o Dinamite. Può giocarla solo il bersaglio.

card-beer = Birra
card-beer-text = Recupera 1 punto vita. Fuori dal tuo turno puoi giocarla solo contro un colpo mortale. Nessun effetto se in gioco restano solo 2 giocatori.
card-beer-more = Mai oltre il massimo e mai per altri. Contro un colpo mortale puoi giocarne più di una, se alla fine ti resta almeno 1 punto vita. Con l’evento Il Reverendo nessuno può giocarla.

card-panic = Panico!
card-panic-text = Prendi una carta a chiunque sia a distanza 1: una a caso dalla mano o una in gioco a tua scelta.
card-panic-more = Le armi non servono, Mustang e Mirino contano. Puoi prendere qualsiasi carta in gioco, anche Prigione o Dinamite: va nella tua mano.

card-cat-balou = Cat Balou
card-cat-balou-text = Fai scartare una carta a chiunque, a qualsiasi distanza: una a caso dalla mano o una in gioco a tua scelta.
card-cat-balou-more = Puoi scegliere qualsiasi carta in gioco: un’arma, Prigione o Dinamite. Puoi giocarla anche su di te, per esempio su una carta Dinamite che hai davanti.

card-stagecoach = Diligenza
card-stagecoach-text = Pesca 2 carte.
card-stagecoach-more = Per turno puoi giocarne quante vuoi. Le carte pescate si possono giocare subito.

card-wells-fargo = Wells Fargo
card-wells-fargo-text = Pesca 3 carte.
card-wells-fargo-more = Per turno puoi giocarne quante vuoi. Le carte pescate si possono giocare subito.

card-general-store = Emporio
card-general-store-text = Scopri tante carte quanti sono i giocatori in gioco. Cominci tu e poi, in senso orario, ognuno ne prende 1 in mano.
card-general-store-more = Tutti vedono chi prende che cosa. Nessuno può rifiutare. Finché restano carte da prendere non si gioca altro.

card-saloon = Saloon
card-saloon-text = Ogni giocatore in gioco recupera 1 punto vita, anche tu.
card-saloon-more = Non è una carta Birra: non salva nessuno da un colpo mortale, ma funziona anche con 2 soli giocatori in gioco. Mai oltre il massimo.

card-gatling = Gatling
card-gatling-text = Un effetto BANG! su tutti gli altri, a qualsiasi distanza.
card-gatling-more = Non è una carta BANG! e non conta per il limite. Anche se la gioca Slab the Killer basta 1 effetto Mancato! Si risponde uno alla volta, in senso orario.

card-duel = Duello
card-duel-text = Sfida un altro giocatore, a qualsiasi distanza. L’altro comincia e a turno scartate una carta BANG! Chi per primo non la scarta perde 1 punto vita.
card-duel-more = Mancato! e Barile non servono. Le carte BANG! scartate non valgono come giocate. Se perdi un duello lanciato da te, non ne risponde nessuno.

card-indians = Indiani!
card-indians-text = Tutti gli altri possono scartare una carta BANG! Chi non la scarta perde 1 punto vita.
card-indians-more = Mancato! e Barile non servono. Una carta BANG! scartata non vale come giocata.

card-barrel = Barile
card-barrel-text = Contro un effetto BANG! su di te puoi estrarre la carta in cima al mazzo: con cuori ottieni 1 effetto Mancato!
card-barrel-more = Una volta per ogni effetto BANG! Non contro Duello, Indiani! o Dinamite. Se l’estrazione fallisce puoi rispondere in altro modo. Con l’evento Benedizione serve sempre, con l’evento Maledizione mai; con l’evento Lazo non ha effetto.

card-mustang = Mustang
card-mustang-text = Gli altri ti vedono a distanza +1.
card-mustang-more = Cambia solo come gli altri vedono te: tu li vedi come prima. Si somma a Riparo e all’abilità di Paul Regret.

card-scope = Mirino
card-scope-text = Vedi gli altri a distanza −1.
card-scope-more = Mai a meno di 1. Cambia solo come vedi gli altri, si somma a Binocolo e vale anche per Panico!

card-jail = Prigione
card-jail-text = Mettila davanti a chiunque tranne lo sceriffo. Chi l’ha davanti estrae all’inizio del suo turno: senza cuori perde il turno. La carta va scartata in ogni caso.
card-jail-more = La distanza non conta. In prigione puoi essere un bersaglio e rispondi come al solito. Si estrae prima per Dinamite, poi per Prigione. L’evento I Dalton può toglierla. Con l’evento Lazo resta lì senza estrazione; con l’evento Benedizione esci sempre, con l’evento Maledizione mai.

card-dynamite = Dinamite
card-dynamite-text = Mettila davanti a te. All’inizio del tuo turno estrai: con 2–9 di picche perdi 3 punti vita e la scarti. Altrimenti passa a chi siede alla tua sinistra, che fa lo stesso.
card-dynamite-more = Nel turno in cui la giochi non succede nulla. Della perdita non risponde nessuno. Si estrae prima per Dinamite, poi per Prigione. Salta chi ne ha già una; se ne hanno una tutti, resta dov’è. Con l’evento Benedizione non esplode, con l’evento Lazo non si estrae.

card-volcanic = Volcanic
card-volcanic-text = Arma, gittata 1. Per turno puoi giocare quante carte BANG! vuoi.
card-volcanic-more = Puoi metterla in gioco anche dopo la prima carta BANG! e continuare a sparare. Se la perdi, vale di nuovo il limite per turno. Con l’evento Lazo non ha effetto.

card-schofield = Schofield
card-schofield-text = Arma, gittata 2.
card-schofield-more = { -weapon-note }

card-remington = Remington
card-remington-text = Arma, gittata 3.
card-remington-more = { -weapon-note }

card-rev-carabine = Rev. Carabine
card-rev-carabine-text = Arma, gittata 4.
card-rev-carabine-more = { -weapon-note }

card-winchester = Winchester
card-winchester-text = Arma, gittata 5.
card-winchester-more = { -weapon-note }

card-colt-45 = Colt .45
card-colt-45-text = Gittata 1. È la tua arma finché non ne hai una in gioco.
card-colt-45-more = Non è una carta: nessuno può prendertela o fartela scartare.

## Personaggi

char-bart-cassidy = Bart Cassidy
char-bart-cassidy-text = Per ogni punto vita perso pesca 1 carta.
char-bart-cassidy-more = Subito e qualunque sia la causa, anche Dinamite. Non per un colpo mortale, nemmeno se ti salvi. Conta anche un punto vita donato con l’evento Fratelli di Sangue.

char-black-jack = Black Jack
char-black-jack-text = Nella fase 1 mostra la seconda carta che peschi: se è di cuori o di quadri, pescane un’altra.
char-black-jack-more = La carta in più non si mostra. Conta solo la seconda carta. Con gli eventi Il Treno e Città Fantasma peschi 3 carte, 4 se la seconda è rossa; con l’evento Sete una seconda non c’è. Con l’evento Benedizione è sempre rossa, con l’evento Maledizione mai.

char-calamity-janet = Calamity Janet
char-calamity-janet-text = Puoi usare le carte BANG! come Mancato! e le carte Mancato! come BANG!
char-calamity-janet-more = Anche per Duello e Indiani! Una carta Mancato! giocata come BANG! conta per il limite del turno. Le altre carte con un effetto BANG! o Mancato! restano quello che sono. Per l’evento Cecchino vale anche una carta Mancato! e con l’evento Sermone nel tuo turno non puoi usarne nessuna come BANG!

char-el-gringo = El Gringo
char-el-gringo-text = Per ogni punto vita che perdi a causa di un altro giocatore prendi 1 carta a caso dalla sua mano.
char-el-gringo-more = Non per Dinamite, per un evento, per un duello lanciato da te o per un colpo mortale, nemmeno se ti salvi. Da una mano vuota non ottieni nulla.

char-jesse-jones = Jesse Jones
char-jesse-jones-text = Nella fase 1 puoi prendere la prima carta a caso dalla mano di un altro giocatore invece che dal mazzo.
char-jesse-jones-more = La distanza non conta. La seconda carta viene sempre dal mazzo. Con gli eventi Il Treno e Città Fantasma altre 2 vengono dal mazzo; con l’evento Sete la carta presa è l’unica.

char-jourdonnais = Jourdonnais
char-jourdonnais-text = Contro un effetto BANG! su di te puoi estrarre come con una carta Barile: con cuori ottieni 1 effetto Mancato!
char-jourdonnais-more = Nessuno può toglierti questa abilità. Con una vera carta Barile hai una seconda estrazione. Vale anche con l’evento Lazo e nel turno di Belle Star.

char-kit-carlson = Kit Carlson
char-kit-carlson-text = Nella fase 1 puoi guardare le 3 carte in cima al mazzo: pescane 2 e rimetti la terza in cima.
char-kit-carlson-more = Le vedi solo tu. Se ne restano meno, guardi quelle che ci sono. Con gli eventi Il Treno e Città Fantasma le peschi tutte e 3; con l’evento Sete solo 1, e rimetti le altre nell’ordine che vuoi.

char-lucky-duke = Lucky Duke
char-lucky-duke-text = Ogni volta che estrai, scopri 2 carte e scegli quella che conta.
char-lucky-duke-more = Per Barile, Prigione, Dinamite e ogni altra tua estrazione. Si scartano entrambe le carte. Anche con l’evento Vendetta si estrae, con Peyote no.

char-paul-regret = Paul Regret
char-paul-regret-text = Gli altri ti vedono a distanza +1.
char-paul-regret-more = Nessuno può toglierti questa abilità. Con una carta Mustang è +2. Vale anche con gli eventi Agguato e Lazo e nel turno di Belle Star.

char-pedro-ramirez = Pedro Ramirez
char-pedro-ramirez-text = Nella fase 1 puoi prendere la prima carta dalla cima della pila degli scarti invece che dal mazzo.
char-pedro-ramirez-more = Tutti conoscono quella carta. La seconda carta viene sempre dal mazzo. Con gli eventi Il Treno e Città Fantasma altre 2 vengono dal mazzo; con l’evento Sete la carta presa è l’unica.

char-rose-doolan = Rose Doolan
char-rose-doolan-text = Vedi gli altri a distanza −1.
char-rose-doolan-more = Mai a meno di 1. Con una carta Mirino è −2. Vale anche con gli eventi Agguato e Lazo.

char-sid-ketchum = Sid Ketchum
char-sid-ketchum-text = In qualsiasi momento puoi scartare 2 carte dalla mano e recuperare 1 punto vita.
char-sid-ketchum-more = Quante volte vuoi, anche contro un colpo mortale, ma non se hai già tutti i punti vita. Non è una carta Birra: funziona anche con 2 soli giocatori in gioco e con l’evento Il Reverendo.

char-slab-the-killer = Slab the Killer
char-slab-the-killer-text = Per annullare una tua carta BANG! servono 2 effetti Mancato!
char-slab-the-killer-more = Un’estrazione riuscita per Barile è uno dei due. Contro la tua carta Gatling e ogni altra carta con un effetto BANG! ne basta 1. Ne servono 2 anche per difendere una carta con l’evento Rimbalzo.

char-suzy-lafayette = Suzy Lafayette
char-suzy-lafayette-text = Ogni volta che non hai carte in mano puoi pescarne 1.
char-suzy-lafayette-more = Non durante un duello, solo dopo, e non nel mezzo di una carta che stai giocando.

char-vulture-sam = Vulture Sam
char-vulture-sam-text = Quando qualcuno esce di scena, prendi in mano tutte le sue carte, dalla mano e dal tavolo.
char-vulture-sam-more = Chiunque ne sia responsabile. Uno sceriffo che elimina un vice prima prende le carte, poi scarta tutto. Se Vera Custer ha la tua abilità, prendete 1 carta a testa, a turno. Quando un fantasma dell’evento Città Fantasma se ne va, prendi le sue carte in gioco.

char-willy-the-kid = Willy the Kid
char-willy-the-kid-text = Nel tuo turno puoi giocare quante carte BANG! vuoi.
char-willy-the-kid-more = Ogni bersaglio deve essere a tiro. Con l’evento Sermone non puoi giocarne nessuna.

## Personaggi bonus

char-johnny-kisch = Johnny Kisch
char-johnny-kisch-text = Quando giochi una carta che resta in gioco, si scartano tutte le altre carte in gioco con lo stesso nome.
char-johnny-kisch-more = Ovunque siano, anche Prigione. Una carta Dinamite che passa ad altri non è giocata. Non puoi mettere una carta che hai già in gioco. Anche le carte verdi contano.

char-uncle-will = Uncle Will
char-uncle-will-text = Una volta nel tuo turno puoi giocare una carta qualsiasi della mano come Emporio.
char-uncle-will-more = Le vere carte Emporio non contano. Una carta BANG! giocata così non conta per il limite e una carta blu va scartata. Per l’evento Manette conta il seme della carta stessa.

char-claus-the-saint = Claus “The Saint”
char-claus-the-saint-text = Nella fase 1 pesca 1 carta in più del numero di giocatori in gioco. Tienine 2 e danne 1 a ciascuno degli altri.
char-claus-the-saint-more = Decidi tu chi riceve quale carta. La conoscete solo tu e chi la riceve. Gli eventi Il Treno e Sete cambiano solo quante ne tieni.

char-emiliano = Emiliano
char-emiliano-text = Prendi in mano la carta Mancato! usata per annullare la tua carta BANG! e anche la carta BANG! che annulli con una carta Mancato!
char-emiliano-more = Solo carta contro carta: gli effetti di Barile, Schivata e Gatling non ti danno nulla. La carta BANG! che giochi conta comunque per il limite del turno.

char-annie-versary = Annie Versary
char-annie-versary-text = Puoi usare qualsiasi carta della mano come BANG!
char-annie-versary-more = Anche per Duello e Indiani! Se la giochi, conta per il limite del turno. Le carte in gioco non si possono usare così. La carta mantiene il suo seme, il che conta per l’evento Manette e per Apache Kid. Con l’evento Sermone nel tuo turno non puoi usarne così.

## Dodge City

-cost = Ti costa anche 1 altra carta della mano.
-cost-note = L’altra carta può essere una qualsiasi e non fa nulla: una carta BANG! non conta per il limite. Senza un’altra carta in mano non puoi giocarla.
-not-bang-note = Non è una carta BANG! e non conta per il limite. Anche se la usa Slab the Killer basta 1 effetto Mancato!
-not-beer-note = Non è una carta Birra: non salva nessuno da un colpo mortale, ma funziona anche con 2 soli giocatori in gioco e con l’evento Il Reverendo. Mai oltre il massimo.
-green = Mettila davanti a te: puoi usarla nel tuo turno, dal prossimo in poi.
-green-note = Prima che tu la usi gli altri possono prendertela; chi la prende deve rimetterla in gioco e aspettare. Gli eventi Manette e Il Giudice non impediscono di usarla, l’evento Lazo sì.
-green-missed = Mettila davanti a te: puoi usarla dall’inizio del turno di chi viene dopo di te.
-green-missed-note = Serve contro ogni effetto BANG! ma non contro Duello, Indiani! o Dinamite. Puoi usarla anche in un tuo turno successivo. Prima che tu la usi gli altri possono prendertela, ma devono rimetterla in gioco.

card-binocular = Binocolo
card-binocular-text = Vedi gli altri a distanza −1.
card-binocular-more = Si somma a Mirino: con entrambe le carte è −2, ma mai a meno di 1. Vale anche per Pugno e Panico!

card-hideout = Riparo
card-hideout-text = Gli altri ti vedono a distanza +1.
card-hideout-more = Si somma a Mustang: con entrambe le carte è +2. Cambia solo come gli altri vedono te: tu li vedi come prima.

card-punch = Pugno
card-punch-text = Un effetto BANG! su chiunque sia a distanza 1.
card-punch-more = { -not-bang-note } Le armi non servono, Mirino, Binocolo, Mustang e Riparo contano. Non puoi scartarla per Duello o Indiani!

card-rag-time = Rag Time
card-rag-time-text = Prendi una carta a chiunque, a qualsiasi distanza: una a caso dalla mano o una in gioco a tua scelta. { -cost }
card-rag-time-more = Puoi prendere qualsiasi carta in gioco, anche Prigione o Dinamite: va nella tua mano. { -cost-note }

card-brawl = Rissa
card-brawl-text = Tutti gli altri scartano una carta: per ognuno scegli tu se una a caso dalla mano o quale in gioco. { -cost }
card-brawl-more = Scegli per uno alla volta, in senso orario. Chi non ha carte non perde nulla; se nessuno ne ha, non puoi giocarla. { -cost-note }

card-dodge = Schivata
card-dodge-text = Annulla un effetto BANG! su di te e peschi 1 carta. La giochi come risposta, anche fuori dal tuo turno.
card-dodge-more = Non è una carta Mancato! anche se annulla lo stesso: Calamity Janet non può usarla per sparare ed Emiliano non la prende. Contro Slab the Killer è 1 dei 2 effetti che servono. Non puoi giocarla solo per pescare.

card-springfield = Springfield
card-springfield-text = Un effetto BANG! su chiunque, a qualsiasi distanza. { -cost }
card-springfield-more = { -not-bang-note } Non è un’arma: la tua resta dov’è. { -cost-note }

card-tequila = Tequila
card-tequila-text = Scegli chiunque in gioco, anche te: recupera 1 punto vita. { -cost }
card-tequila-more = { -not-beer-note } { -cost-note }

card-whisky = Whisky
card-whisky-text = Recupera 2 punti vita. { -cost }
card-whisky-more = { -not-beer-note } { -cost-note }

card-bible = Bibbia
card-bible-text = Annulla un effetto BANG! su di te e peschi 1 carta. { -green-missed }
card-bible-more = { -green-missed-note }

card-canteen = Borraccia
card-canteen-text = Recupera 1 punto vita. { -green }
card-canteen-more = { -not-beer-note } { -green-note }

card-can-can = Can Can
card-can-can-text = Fai scartare una carta a chiunque, a qualsiasi distanza: una a caso dalla mano o una in gioco a tua scelta. { -green }
card-can-can-more = Scegli il bersaglio solo quando la usi. { -green-note }

card-conestoga = Conestoga
card-conestoga-text = Prendi una carta a chiunque, a qualsiasi distanza: una a caso dalla mano o una in gioco a tua scelta. { -green }
card-conestoga-more = Scegli il bersaglio solo quando la usi: la carta va nella tua mano. { -green-note }

card-derringer = Derringer
card-derringer-text = Un effetto BANG! su chiunque sia a distanza 1 e peschi 1 carta. { -green }
card-derringer-more = { -not-bang-note } Peschi subito, prima che il bersaglio risponda. { -green-note }

card-knife = Pugnale
card-knife-text = Un effetto BANG! su chiunque sia a distanza 1. { -green }
card-knife-more = { -not-bang-note } Le armi non servono, Mirino, Binocolo, Mustang e Riparo contano. { -green-note }

card-pepperbox = Pepperbox
card-pepperbox-text = Un effetto BANG! su chiunque sia a tiro. { -green }
card-pepperbox-more = { -not-bang-note } Non è un’arma: vale la gittata di quella che hai quando la usi. { -green-note }

card-buffalo-rifle = Fucile da Caccia
card-buffalo-rifle-text = Un effetto BANG! su chiunque, a qualsiasi distanza. { -green }
card-buffalo-rifle-more = { -not-bang-note } Non è un’arma: la tua resta dov’è. { -green-note }

card-howitzer = Howitzer
card-howitzer-text = Un effetto BANG! su tutti gli altri, a qualsiasi distanza. { -green }
card-howitzer-more = { -not-bang-note } Si risponde uno alla volta, in senso orario. { -green-note }

card-iron-plate = Placca di Ferro
card-iron-plate-text = Annulla un effetto BANG! su di te. { -green-missed }
card-iron-plate-more = { -green-missed-note } Nel mazzo ce ne sono 2, ma in gioco puoi averne solo 1.

card-pony-express = Pony Express
card-pony-express-text = Pesca 3 carte. { -green }
card-pony-express-more = Le carte pescate si possono giocare subito. { -green-note }

card-sombrero = Sombrero
card-sombrero-text = Annulla un effetto BANG! su di te. { -green-missed }
card-sombrero-more = { -green-missed-note }

card-ten-gallon-hat = Cappello
card-ten-gallon-hat-text = Annulla un effetto BANG! su di te. { -green-missed }
card-ten-gallon-hat-more = { -green-missed-note }

## Personaggi di Dodge City

char-tequila-joe = Tequila Joe
char-tequila-joe-text = Ogni carta Birra che giochi ti dà 2 punti vita invece di 1.
char-tequila-joe-more = Anche contro un colpo mortale: se hai 2 punti vita e Dinamite esplode, basta 1 carta Birra. Solo Birra: Saloon, Tequila, Whisky e Borraccia danno quanto danno sempre. Mai oltre il massimo.

char-vera-custer = Vera Custer
char-vera-custer-text = All’inizio della fase 1 scegli un altro personaggio in gioco: fino all’inizio del tuo prossimo turno hai anche la sua abilità.
char-vera-custer-more = Devi scegliere, dopo Dinamite e Prigione; l’abilità vale subito, già per questa pesca, ma i tuoi punti vita non cambiano. Prima del tuo primo turno e dopo un turno perso in prigione non hai una seconda abilità. Ti resta anche se quel personaggio esce di scena, e in un turno extra non scegli di nuovo. Con l’evento Sbornia non scegli e l’abilità dorme; con gli eventi Liquore Forte e Peyote scegli lo stesso.

char-belle-star = Belle Star
char-belle-star-text = Nel tuo turno le carte in gioco davanti agli altri non hanno alcun effetto.
char-belle-star-more = Contro di te Barile, Mustang, Riparo e le carte verdi degli altri non servono. Le tue carte funzionano, e così le abilità di Jourdonnais e Paul Regret. Puoi comunque prendere o far scartare quelle carte. Nemmeno con l’evento Rimbalzo servono a difendersi.

char-pat-brennan = Pat Brennan
char-pat-brennan-text = Nella fase 1, invece di pescare, puoi prendere in mano 1 carta in gioco davanti a chiunque.
char-pat-brennan-more = Qualsiasi carta: un’arma, Prigione, Dinamite, una carta verde, anche una tua. Sostituisce tutta la pesca: con gli eventi Il Treno e Città Fantasma peschi 3 carte o ne prendi 1, con l’evento Sete ne peschi 1 o ne prendi 1. L’evento Legge del West non vale per una carta presa così.

char-molly-stark = Molly Stark
char-molly-stark-text = Per ogni carta della mano che giochi, o scarti di tua volontà, fuori dal tuo turno pesca 1 carta.
char-molly-stark-more = Contano Birra, Schivata, Mancato! e anche una carta BANG! contro Indiani! In un duello peschi solo alla fine, e per le carte BANG! solo se resti in gioco. Le carte che altri ti fanno scartare e le carte in gioco come Bibbia non ti danno nulla. Nel tuo turno nemmeno, neanche in un duello; per lo sceriffo ne fa parte anche l’evento Roulette Russa.

char-greg-digger = Greg Digger
char-greg-digger-text = Quando qualcun altro esce di scena, recupera 2 punti vita.
char-greg-digger-more = Chiunque ne sia responsabile. Mai oltre il massimo. Conta anche il fantasma che con l’evento Città Fantasma se ne va di nuovo.

char-jos-delgado = José Delgado
char-jos-delgado-text = Fino a due volte nel tuo turno puoi scartare una carta blu dalla mano e pescare 2 carte.
char-jos-delgado-more = Nella fase 2, tra una carta e l’altra. Anche Prigione e Dinamite sono blu; le carte verdi e marroni e quelle in gioco non servono. La carta che l’evento Legge del West ti obbliga a giocare non si può scartare così finché si può giocare.

char-bill-noface = Bill Noface
char-bill-noface-text = Nella fase 1 pesca 1 carta più 1 per ogni punto vita perso.
char-bill-noface-more = È perso ogni punto vita che ti manca per arrivare al massimo; per lo sceriffo conta anche quello in più. L’evento Il Treno dà 1 carta in più, l’evento Sete 1 in meno: con tutti i punti vita non peschi nulla. Da fantasma, con l’evento Città Fantasma, peschi 5 carte.

char-herb-hunter = Herb Hunter
char-herb-hunter-text = Quando qualcun altro esce di scena, pesca 2 carte.
char-herb-hunter-more = Chiunque ne sia responsabile. Se elimini tu un fuorilegge, peschi in tutto 5 carte. Conta anche il fantasma che con l’evento Città Fantasma se ne va di nuovo.

char-pixie-pete = Pixie Pete
char-pixie-pete-text = Nella fase 1 pesca 3 carte invece di 2.
char-pixie-pete-more = Con l’evento Il Treno 4, con l’evento Sete 2, con l’evento Città Fantasma 3. Con l’evento Legge del West mostri la seconda. Gli eventi Liquore Forte e Peyote sostituiscono tutta la pesca.

char-sean-mallory = Sean Mallory
char-sean-mallory-text = Nella fase 3 puoi tenere in mano fino a 10 carte.
char-sean-mallory-more = Non importa quanti punti vita hai. Con 11 o più scarti fino a restare con 10. Con l’evento Sbornia contano i punti vita, come per gli altri.

char-apache-kid = Apache Kid
char-apache-kid-text = Le carte di quadri degli altri non hanno effetto su di te.
char-apache-kid-more = Non possono avere come bersaglio te o le tue carte, e un effetto su tutti ti salta: ogni carta Indiani! è di quadri. In un duello le carte di quadri dell’avversario valgono, e una carta Mancato! di quadri annulla anche il tuo colpo. Per l’abilità di Doc Holyday e per l’evento Cecchino almeno 1 delle 2 carte non deve essere di quadri. Con gli eventi Benedizione e Maledizione le carte di quadri non esistono.

char-chuck-wengam = Chuck Wengam
char-chuck-wengam-text = Nel tuo turno puoi perdere 1 punto vita e pescare 2 carte, quante volte vuoi, ma mai l’ultimo punto vita.
char-chuck-wengam-more = Nella fase 2, tra una carta e l’altra. Della perdita non risponde nessuno. Un fantasma dell’evento Città Fantasma non ha punti vita da perdere.

char-elena-fuente = Elena Fuente
char-elena-fuente-text = Puoi usare qualsiasi carta della mano come Mancato!
char-elena-fuente-more = La carta non fa altro: una Schivata usata così non fa pescare, giocata normalmente sì. Contro Slab the Killer ti servono 2 carte. Le carte in gioco non si possono usare così. Serve anche con gli eventi Roulette Russa e Per un Pugno di Carte.

char-doc-holyday = Doc Holyday
char-doc-holyday-text = Una volta nel tuo turno puoi scartare 2 carte dalla mano: un effetto BANG! su chiunque sia a tiro.
char-doc-holyday-more = Non conta per il limite delle carte BANG! e basta 1 effetto Mancato! Contro Apache Kid almeno 1 delle 2 carte non deve essere di quadri. Con l’evento Sermone non puoi scartare così una carta BANG!

## Ruoli
## Nelle frasi (minuscolo) e come titolo.

role-sheriff = sceriffo
role-sheriff-title = Sceriffo
role-sheriff-goal = Elimina tutti i fuorilegge e il rinnegato.
role-deputy = vice
role-deputy-title = Vice
role-deputy-goal = Proteggi lo sceriffo: vincete solo insieme.
role-outlaw = fuorilegge
role-outlaw-title = Fuorilegge
role-outlaw-goal = Elimina lo sceriffo.
role-renegade = rinnegato
role-renegade-title = Rinnegato
role-renegade-goal = Resta in gioco fino alla fine: lo sceriffo deve cadere dopo tutti gli altri.
role-sheriff-goal-eight = Elimina tutti i fuorilegge ed entrambi i rinnegati.
role-renegade-goal-eight = I rinnegati sono 2 e ognuno gioca per sé: resta in gioco fino alla fine, lo sceriffo deve cadere dopo tutti gli altri.
role-deputy-goal-three = Elimina il rinnegato con le tue mani. Se qualcuno cade in altro modo, resta in gioco fino alla fine.
role-outlaw-goal-three = Elimina il vice con le tue mani. Se qualcuno cade in altro modo, resta in gioco fino alla fine.
role-renegade-goal-three = Elimina il fuorilegge con le tue mani. Se qualcuno cade in altro modo, resta in gioco fino alla fine.
goal-three-last = Resta in gioco fino alla fine: i bersagli non contano più.
role-hidden = ruolo segreto
role-hidden-title = Ruolo segreto

## Semi e come si dice una carta

suit-hearts = cuori
suit-diamonds = quadri
suit-clubs = fiori
suit-spades = picche
rank-suit =
    { $rank ->
        [J] fante
        [Q] donna
        [K] re
        [A] asso
       *[other] { $rank }
    } di { $suit ->
        [hearts] cuori
        [diamonds] quadri
        [clubs] fiori
       *[spades] picche
    }
card-said = { $name } { rank-suit }

## Espansioni e varianti

set-base = BANG!
set-base-text = Il gioco stesso: 80 carte e 16 personaggi per 4–7 giocatori.
set-bonus = Personaggi bonus
set-bonus-text = Altri 5 personaggi, distribuiti insieme agli altri.
set-dodge-city = Dodge City
set-dodge-city-text = Altre 40 carte, alcune verdi che aspettano un turno successivo, 15 personaggi e il gioco per 3 e per 8 giocatori.
set-high-noon = Mezzogiorno di Fuoco
set-high-noon-text = Dal suo secondo turno in poi lo sceriffo scopre ogni volta un evento che cambia le regole per tutti: sono 13, e altri 2 se vuoi.
set-fistful = Per un Pugno di Carte
set-fistful-text = Altri 15 eventi, da soli o mescolati con Mezzogiorno di Fuoco.
option-expert-characters = Scelta tra due personaggi
option-expert-characters-text = Ognuno riceve 2 personaggi e in segreto ne tiene 1. Si scoprono tutti insieme.
option-no-book-cards = Senza le carte con il libro
option-no-book-cards-text = Per le prime partite: senza Duello, Prigione, Emporio, Indiani! e Dinamite.
option-keep-characters = Chi sopravvive tiene il personaggio
option-keep-characters-text = Chi alla fine è ancora in gioco può tenere il personaggio per la prossima partita, con tutti i punti vita e carte nuove.
option-rotate-sheriff = Lo sceriffo gira
option-rotate-sheriff-text = Il prossimo sceriffo siede alla sinistra di quello attuale. Gli altri ruoli si assegnano a caso.
option-three-lives = Tre personaggi con 3 punti vita
option-three-lives-text = Elena Fuente, Pixie Pete e Sean Mallory hanno 3 punti vita, come nelle edizioni più vecchie, invece di 4.
option-spare-diamonds = Quadri anche su Apache Kid
option-spare-diamonds-text = Una carta di quadri si può giocare su Apache Kid, senza effetto, solo per liberarsene.
option-bonus-events = Eventi bonus
option-bonus-events-text = Tra gli eventi ci sono anche Nuova Identità e Manette.
option-event-cards = Numero di eventi
option-event-cards-text = Con entrambi i mazzi eventi: quante carte ha il mazzo comune.
option-last-event = L’ultimo evento
option-last-event-text = Con entrambi i mazzi eventi: la carta che arriva per ultima e vale fino alla fine della partita.
option-law-costs-life = Legge del West per un punto vita
option-law-costs-life-text = Puoi terminare il turno senza giocare la carta mostrata, perdendo 1 punto vita. Altrimenti va giocata, se possibile.
option-dead-man-hunts = Dopo il ritorno i bersagli contano di nuovo
option-dead-man-hunts-text = In 3 giocatori: quando grazie all’evento Dead Man sono di nuovo tutti in gioco, chi elimina il proprio bersaglio torna a vincere subito.

## Preimpostazioni del nuovo tavolo

preset-first-game = Prima partita
preset-first-game-text = 5 giocatori, gioco base senza le carte con il libro.
preset-classic = Classica
preset-classic-text = 5 giocatori, gioco base e personaggi bonus.
preset-saturday-night = Sabato sera: tutto
preset-saturday-night-text = 7 giocatori, tutte le espansioni, bot nei posti liberi.

## Nomi brevi
# Personaggi che non si chiamano con la prima parola del nome.
char-black-jack-nick = Black Jack
char-calamity-janet-nick = Janet
char-el-gringo-nick = El Gringo
char-lucky-duke-nick = Duke
char-vulture-sam-nick = Sam
char-uncle-will-nick = Uncle Will
char-tequila-joe-nick = Joe
char-pixie-pete-nick = Pete
char-apache-kid-nick = Apache Kid
