### Nomi e testi delle carte evento.
### -text: che cosa dice la carta. -more: che cosa si chiede più spesso.

## Mezzogiorno di Fuoco

event-blessing = Benedizione
event-blessing-text = Ogni carta è di cuori: in mano, in gioco e nelle estrazioni.
event-blessing-more = I valori restano. Tutti escono di prigione, Barile funziona sempre, Dinamite non esplode mai e Black Jack pesca sempre 1 carta in più. Nessuna carta è di quadri: l’abilità di Apache Kid non ha effetto. Le estrazioni si fanno comunque.

event-curse = Maledizione
event-curse-text = Ogni carta è di picche: in mano, in gioco e nelle estrazioni.
event-curse-more = I valori restano. Nessuno esce di prigione, Barile non funziona mai, Dinamite esplode con qualsiasi 2–9 e Black Jack non pesca mai una carta in più. Nessuna carta è di quadri: l’abilità di Apache Kid non ha effetto. Le estrazioni si fanno comunque.

event-ghost-town = Città Fantasma
event-ghost-town-text = Chi è fuori dal gioco torna per il suo turno: pesca 3 carte e non può né perdere né recuperare punti vita. Alla fine del turno è di nuovo fuori dal gioco.
event-ghost-town-more = Durante il turno un fantasma conta come gli altri e può anche vincere: per esempio un fuorilegge che torna ed elimina lo sceriffo. Anche chi esce di scena adesso torna, se il suo turno deve ancora venire. Kit Carlson guarda 3 carte e le tiene tutte, Black Jack ne pesca una quarta se la seconda è rossa, Pixie Pete ne pesca 3, Bill Noface 5, Pat Brennan 3 oppure prende 1 carta in gioco; Jesse Jones e Pedro Ramirez scelgono da dove viene la prima. Birra non cura, Chuck Wengam non ha di che pagare e alla fine si scartano tutte le carte, in mano e in gioco. Questa seconda eliminazione conta per Greg Digger, Herb Hunter e Vulture Sam, ma non porta ricompense.

event-gold-rush = Corsa all’Oro
event-gold-rush-text = I turni vanno in senso antiorario, a cominciare dallo sceriffo. Tutto il resto va in senso orario.
event-gold-rush-more = Dinamite passa sempre a sinistra, e Gatling, Emporio o Indiani! vanno sempre in senso orario. Le distanze non cambiano. Quando chi è di turno esce di scena o resta in prigione, tocca a chi siede alla sua destra. L’ultimo turno è di chi siede alla sinistra dello sceriffo. È un evento: non va confuso con l’espansione Gold Rush.

event-the-daltons = I Dalton
event-the-daltons-text = Quando entra in vigore, chi ha carte blu in gioco ne sceglie 1 e la scarta, in senso orario a partire dallo sceriffo.
event-the-daltons-more = Sono blu le armi, Barile, Mustang e simili, ma anche Prigione e Dinamite; le carte verdi no. Succede prima delle estrazioni per Dinamite e Prigione: se scarti la carta Prigione che hai davanti, torni in libertà. Dopo, l’evento non ha più effetto.

event-the-doctor = Il Dottore
event-the-doctor-text = Quando entra in vigore, chi in gioco ha meno punti vita ne recupera 1.
event-the-doctor-more = Se più giocatori hanno il numero più basso, ciascuno di loro recupera 1 punto vita. Mai oltre il massimo: se chi ne ha meno li ha già tutti, non succede nulla. Dopo, l’evento non ha più effetto.

event-the-reverend = Il Reverendo
event-the-reverend-text = Nessuno può giocare carte Birra.
event-the-reverend-more = Nemmeno contro un colpo mortale. Tutto il resto cura come al solito: Saloon, Tequila, Whisky, Borraccia, l’abilità di Sid Ketchum. Una carta Birra si può ancora scartare, per esempio per pagare una carta o un’abilità.

event-train-arrival = Il Treno
event-train-arrival-text = Nella fase 1 ognuno pesca 1 carta in più.
event-train-arrival-more = Kit Carlson guarda 3 carte e le tiene tutte. Jesse Jones e Pedro Ramirez scelgono da dove viene la prima carta e ne pescano 2 dal mazzo. Black Jack mostra la seconda di 3 carte e, se è rossa, ne pesca una quarta. Pixie Pete ne pesca 4, Bill Noface 1 in più del solito, Pat Brennan 3 oppure prende 1 carta in gioco. Claus “The Saint” ne tiene 1 in più.

event-hangover = Sbornia
event-hangover-text = I personaggi non hanno abilità, né nel loro turno né fuori.
event-hangover-more = I punti vita e il loro massimo restano, anche il punto vita in più dello sceriffo. Vera Custer non sceglie nessuno, e nemmeno un’abilità presa in prestito prima ha effetto. Le carte funzionano come al solito.

event-the-sermon = Sermone
event-the-sermon-text = Nel proprio turno nessuno può usare carte BANG!
event-the-sermon-more = Né per sparare, né in un duello, né per pagare una carta o un’abilità. Se giochi Duello e l’altro risponde, perdi 1 punto vita. Nessun’altra carta può fare da BANG! (Calamity Janet, Annie Versary). Fuori dal proprio turno le carte BANG! valgono come al solito, e così tutto il resto che ha un effetto BANG! come Gatling, Pugno o Doc Holyday. Le carte oltre il limite si scartano come sempre.

event-thirst = Sete
event-thirst-text = Nella fase 1 ognuno pesca 1 carta in meno.
event-thirst-more = Kit Carlson guarda 3 carte, ne tiene 1 e rimette le altre 2 nell’ordine che vuole. Jesse Jones e Pedro Ramirez possono usare la loro abilità per l’unica carta che hanno. Black Jack non ha una seconda carta da mostrare. Pixie Pete ne pesca 2, Bill Noface 1 in meno del solito, quindi nessuna se ha tutti i punti vita, e Pat Brennan ne pesca 1 oppure prende 1 carta in gioco. Claus “The Saint” ne tiene solo 1.

event-shootout = Sparatoria
event-shootout-text = Ognuno può giocare 2 carte BANG! nel proprio turno.
event-shootout-more = Con Volcanic o con il personaggio Willy the Kid non c’è comunque limite. Le altre carte e abilità con un effetto BANG! non contano, come sempre.

event-high-noon = Mezzogiorno di Fuoco
event-high-noon-text = Ognuno perde 1 punto vita all’inizio del proprio turno. È l’ultimo evento e resta fino alla fine della partita.
event-high-noon-more = Succede prima di Dinamite e Prigione. Non ne risponde nessuno: niente ricompensa, niente per El Gringo, ma Bart Cassidy pesca una carta. Contro la perdita dell’ultimo punto vita serve Birra come al solito, ma non quando restano solo 2 giocatori in gioco. Chi esce di scena non gioca il turno; se è lo sceriffo, la partita finisce.

event-new-identity = Nuova Identità
event-new-identity-text = All’inizio del tuo turno puoi scambiare il tuo personaggio con quello di riserva. Poi hai 2 punti vita.
event-new-identity-more = Ognuno riceve all’inizio un personaggio di riserva e vede solo il suo. La nuova abilità vale subito. Il massimo dei punti vita è quello del nuovo personaggio, per lo sceriffo 1 in più. Le carte in mano e in gioco restano, e il vecchio personaggio va in riserva. Se non scambi, non cambia nulla.

event-handcuffs = Manette
event-handcuffs-text = Dopo aver pescato nella fase 1 scegli un seme. Per il resto del turno puoi giocare solo carte di quel seme.
event-handcuffs-more = Devi sceglierne uno, ma può essere anche un seme che non hai. Vale anche per le carte Birra e Mancato! giocate nel tuo turno. Puoi invece scartare come vuoi, in un duello, per pagare o alla fine, e usare le carte verdi in gioco. Gli altri non hanno limiti.

## Per un Pugno di Carte

event-ambush = Agguato
event-ambush-text = La distanza fra due giocatori qualsiasi è 1, ovunque siedano.
event-ambush-more = La cambiano solo le carte in gioco (Mustang, Riparo, Mirino, Binocolo) e le abilità (Paul Regret, Rose Doolan). Così anche con gittata 1 arrivi a chiunque non abbia la protezione di una carta Mustang o simile.

event-sniper = Cecchino
event-sniper-text = Nel tuo turno puoi scartare insieme 2 carte BANG! È un effetto BANG! su chiunque sia a tiro, e per annullarlo servono 2 effetti Mancato!
event-sniper-more = Non conta per il limite e puoi farlo quante volte vuoi. Vale ogni effetto Mancato! di carte e di abilità, ma 1 solo non cambia nulla. Calamity Janet può scartare anche carte Mancato! Contro Apache Kid almeno 1 delle 2 carte non deve essere di quadri.

event-dead-man = Dead Man
event-dead-man-text = Il primo giocatore che ha lasciato il gioco torna all’inizio del suo turno, con 2 punti vita e 2 carte.
event-dead-man-more = Gioca un turno completo e resta, anche quando l’evento finisce. Torna solo il primo e solo una volta. Se la prima eliminazione della partita avviene adesso, vale anche per quella, purché il turno di quel giocatore debba ancora venire. Il ruolo e il massimo dei punti vita restano, e il ruolo resta noto. Una nuova eliminazione porta ricompensa o penalità come al solito.

event-blood-brothers = Fratelli di Sangue
event-blood-brothers-text = All’inizio del tuo turno puoi perdere 1 punto vita, ma non l’ultimo, per farne recuperare 1 a qualcun altro.
event-blood-brothers-more = Una volta per turno, prima di Dinamite e Prigione. Non puoi scegliere chi è fuori dal gioco o ha già tutti i punti vita. Bart Cassidy pesca una carta per il punto vita perso.

event-the-judge = Il Giudice
event-the-judge-text = Non si può giocare nessuna carta che resta in gioco: né blu né verde, né su di sé né sugli altri.
event-the-judge-more = Quindi nessuno finisce in prigione e nessuno cambia arma. Le carte già in gioco funzionano come al solito, e quelle verdi si possono usare.

event-lasso = Lazo
event-lasso-text = Le carte in gioco non hanno effetto.
event-lasso-more = Tutti hanno gittata 1; Mustang, Mirino, Barile e Volcanic non servono, e le carte verdi non si possono usare. Per Prigione e Dinamite non si estrae: restano dove sono. Le carte si possono ancora mettere in gioco, prendere e scartare, con i soliti limiti. Le abilità valgono, anche quelle di Jourdonnais e Paul Regret.

event-law-of-the-west = Legge del West
event-law-of-the-west-text = Nella fase 1 mostra la seconda carta che peschi. In questo turno devi giocarla, se puoi.
event-law-of-the-west-more = Quando e su chi lo decidi tu; una carta blu o verde basta metterla in gioco. Finché potresti giocarla, non puoi usarla altrimenti né terminare il turno (a meno che le opzioni del tavolo lo permettano, per 1 punto vita). L’obbligo non vale se la carta non si può giocare o può avere come bersaglio solo te. Jesse Jones e Pedro Ramirez mostrano la carta del mazzo, Kit Carlson la seconda che sceglie. Chi pesca meno di 2 carte, o come Pat Brennan prende una carta in gioco, non mostra nulla.

event-hard-liquor = Liquore Forte
event-hard-liquor-text = Puoi saltare la fase 1 e recuperare 1 punto vita.
event-hard-liquor-more = Non peschi nulla e non usi abilità della fase 1. Decidi dopo Dinamite e Prigione. Non si può se hai già tutti i punti vita. Vera Custer sceglie comunque prima un’abilità.

event-abandoned-mine = Miniera Abbandonata
event-abandoned-mine-text = Nella fase 1 prendi le carte dalla cima della pila degli scarti. Se lo fai, le carte che scarti dalla mano in questo turno vanno coperte in cima al mazzo.
event-abandoned-mine-more = Quando gli scarti finiscono, il resto viene dal mazzo; se non ne ottieni nessuna carta, il turno è come al solito. In cima al mazzo vanno le carte BANG! scartate in un duello lanciato da te, quelle scartate per pagare e quelle oltre il limite, nell’ordine che vuoi. Negli scarti vanno le carte giocate o usate, le vecchie armi, le carte estratte, quelle scartate per un’abilità e tutto ciò che scartano gli altri. Le abilità della fase 1 valgono con gli scarti al posto del mazzo.

event-peyote = Peyote
event-peyote-text = Invece di pescare nella fase 1 scegli rosso o nero e scopri la carta in cima al mazzo. Giusto: la tieni e riprovi. Sbagliato: va scartata e comincia la fase 2.
event-peyote-more = Devi continuare finché non sbagli. Le abilità della fase 1 non si usano, solo Vera Custer ne sceglie comunque una prima. Non è un’estrazione: Lucky Duke scopre solo 1 carta.

event-ranch = Ranch
event-ranch-text = Alla fine della fase 1 puoi scartare dalla mano quante carte vuoi e pescarne altrettante.
event-ranch-more = Solo una volta per turno. Prima scarti tutto quello che vuoi cambiare, poi peschi.

event-ricochet = Rimbalzo
event-ricochet-text = Nel tuo turno puoi usare carte BANG! contro carte in gioco, a qualsiasi distanza. La carta va scartata se il suo proprietario non annulla l’effetto.
event-ricochet-more = Quante volte vuoi, senza contare per il limite, anche contro le tue carte. Ogni effetto Mancato! salva la carta, anche quello della stessa carta Barile a cui miri. Nessuno perde punti vita. Contro Slab the Killer servono 2 effetti Mancato! e sulle carte di Apache Kid quelle di quadri non hanno effetto. Nel turno di Belle Star gli altri non possono rispondere con carte in gioco.

event-russian-roulette = Roulette Russa
event-russian-roulette-text = Quando entra in vigore, ognuno usa un effetto Mancato! in senso orario a partire dallo sceriffo. Il primo che non lo usa perde 2 punti vita, ed è finita.
event-russian-roulette-more = Si continua di posto in posto finché qualcuno non può o non vuole. Vale ogni effetto Mancato! di carte e di abilità. Contro la perdita si possono giocare più carte Birra. Non ne risponde nessuno; se lo sceriffo esce di scena, la partita finisce. Molly Stark pesca per le carte usate, ma non da sceriffo.

event-vendetta = Vendetta
event-vendetta-text = Alla fine del tuo turno estrai: con cuori giochi subito un altro turno.
event-vendetta-more = Si estrae dopo la fase 3. L’altro turno è completo, con Dinamite e Prigione, ma alla sua fine non si estrae più. Chi salta il turno in prigione non estrae. Un turno extra dello sceriffo non porta un nuovo evento. Una carta verde messa in gioco nel primo turno si può usare nel secondo.

event-a-fistful-of-cards = Per un Pugno di Carte
event-a-fistful-of-cards-text = All’inizio del tuo turno sei il bersaglio di tanti effetti BANG! quante sono le carte che hai in mano. È l’ultimo evento e resta fino alla fine della partita.
event-a-fistful-of-cards-more = Il numero resta quello di quel momento. Arrivano uno alla volta, prima di Dinamite e Prigione; ogni effetto Mancato! ne annulla 1, e con Barile puoi estrarre contro ciascuno. Non spara nessuno: niente ricompensa, niente per El Gringo. Se esci di scena, gli altri non contano più e comincia il turno seguente.
