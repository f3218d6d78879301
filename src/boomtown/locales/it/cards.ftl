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
card-beer-more = Mai oltre il massimo e mai per altri. Contro un colpo mortale puoi giocarne più di una, se alla fine ti resta almeno 1 punto vita.

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
card-barrel-more = Una volta per ogni effetto BANG! Non contro Duello, Indiani! o Dinamite. Se l’estrazione fallisce puoi rispondere in altro modo.

card-mustang = Mustang
card-mustang-text = Gli altri ti vedono a distanza +1.
card-mustang-more = Cambia solo come gli altri vedono te: tu li vedi come prima. Si somma all’abilità di Paul Regret.

card-scope = Mirino
card-scope-text = Vedi gli altri a distanza −1.
card-scope-more = Mai a meno di 1. Cambia solo come vedi gli altri e vale anche per Panico!

card-jail = Prigione
card-jail-text = Mettila davanti a chiunque tranne lo sceriffo. Chi l’ha davanti estrae all’inizio del suo turno: senza cuori perde il turno. La carta va scartata in ogni caso.
card-jail-more = La distanza non conta. In prigione puoi essere un bersaglio e rispondi come al solito. Si estrae prima per Dinamite, poi per Prigione.

card-dynamite = Dinamite
card-dynamite-text = Mettila davanti a te. All’inizio del tuo turno estrai: con 2–9 di picche perdi 3 punti vita e la scarti. Altrimenti passa a chi siede alla tua sinistra, che fa lo stesso.
card-dynamite-more = Nel turno in cui la giochi non succede nulla. Della perdita non risponde nessuno. Si estrae prima per Dinamite, poi per Prigione.

card-volcanic = Volcanic
card-volcanic-text = Arma, gittata 1. Per turno puoi giocare quante carte BANG! vuoi.
card-volcanic-more = Puoi metterla in gioco anche dopo la prima carta BANG! e continuare a sparare. Se la perdi, vale di nuovo il limite per turno.

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
char-bart-cassidy-more = Subito e qualunque sia la causa, anche Dinamite. Non per un colpo mortale, nemmeno se ti salvi.

char-black-jack = Black Jack
char-black-jack-text = Nella fase 1 mostra la seconda carta che peschi: se è di cuori o di quadri, pescane un’altra.
char-black-jack-more = La carta in più non si mostra. Conta solo la seconda carta.

char-calamity-janet = Calamity Janet
char-calamity-janet-text = Puoi usare le carte BANG! come Mancato! e le carte Mancato! come BANG!
char-calamity-janet-more = Anche per Duello e Indiani! Una carta Mancato! giocata come BANG! conta per il limite del turno.

char-el-gringo = El Gringo
char-el-gringo-text = Per ogni punto vita che perdi a causa di un altro giocatore prendi 1 carta a caso dalla sua mano.
char-el-gringo-more = Non per Dinamite, per un duello lanciato da te o per un colpo mortale, nemmeno se ti salvi. Da una mano vuota non ottieni nulla.

char-jesse-jones = Jesse Jones
char-jesse-jones-text = Nella fase 1 puoi prendere la prima carta a caso dalla mano di un altro giocatore invece che dal mazzo.
char-jesse-jones-more = La distanza non conta. La seconda carta viene sempre dal mazzo.

char-jourdonnais = Jourdonnais
char-jourdonnais-text = Contro un effetto BANG! su di te puoi estrarre come con una carta Barile: con cuori ottieni 1 effetto Mancato!
char-jourdonnais-more = Nessuno può toglierti questa abilità. Con una vera carta Barile hai una seconda estrazione.

char-kit-carlson = Kit Carlson
char-kit-carlson-text = Nella fase 1 puoi guardare le 3 carte in cima al mazzo: pescane 2 e rimetti la terza in cima.
char-kit-carlson-more = Le vedi solo tu. Se ne restano meno, guardi quelle che ci sono.

char-lucky-duke = Lucky Duke
char-lucky-duke-text = Ogni volta che estrai, scopri 2 carte e scegli quella che conta.
char-lucky-duke-more = Per Barile, Prigione, Dinamite e ogni altra tua estrazione. Si scartano entrambe le carte.

char-paul-regret = Paul Regret
char-paul-regret-text = Gli altri ti vedono a distanza +1.
char-paul-regret-more = Nessuno può toglierti questa abilità. Con una carta Mustang è +2.

char-pedro-ramirez = Pedro Ramirez
char-pedro-ramirez-text = Nella fase 1 puoi prendere la prima carta dalla cima della pila degli scarti invece che dal mazzo.
char-pedro-ramirez-more = Tutti conoscono quella carta. La seconda carta viene sempre dal mazzo.

char-rose-doolan = Rose Doolan
char-rose-doolan-text = Vedi gli altri a distanza −1.
char-rose-doolan-more = Mai a meno di 1. Con una carta Mirino è −2.

char-sid-ketchum = Sid Ketchum
char-sid-ketchum-text = In qualsiasi momento puoi scartare 2 carte dalla mano e recuperare 1 punto vita.
char-sid-ketchum-more = Quante volte vuoi, anche contro un colpo mortale, ma non se hai già tutti i punti vita. Non è una carta Birra: funziona anche con 2 soli giocatori in gioco.

char-slab-the-killer = Slab the Killer
char-slab-the-killer-text = Per annullare una tua carta BANG! servono 2 effetti Mancato!
char-slab-the-killer-more = Un’estrazione riuscita per Barile è uno dei due. Contro la tua carta Gatling ne basta 1.

char-suzy-lafayette = Suzy Lafayette
char-suzy-lafayette-text = Ogni volta che non hai carte in mano puoi pescarne 1.
char-suzy-lafayette-more = Non durante un duello, solo dopo, e non nel mezzo di una carta che stai giocando.

char-vulture-sam = Vulture Sam
char-vulture-sam-text = Quando qualcuno esce di scena, prendi in mano tutte le sue carte, dalla mano e dal tavolo.
char-vulture-sam-more = Chiunque ne sia responsabile. Uno sceriffo che elimina un vice prima prende le carte, poi scarta tutto.

char-willy-the-kid = Willy the Kid
char-willy-the-kid-text = Nel tuo turno puoi giocare quante carte BANG! vuoi.
char-willy-the-kid-more = Ogni bersaglio deve essere a tiro.

## Personaggi bonus

char-johnny-kisch = Johnny Kisch
char-johnny-kisch-text = Quando giochi una carta che resta in gioco, si scartano tutte le altre carte in gioco con lo stesso nome.
char-johnny-kisch-more = Ovunque siano, anche Prigione. Una carta Dinamite che passa ad altri non è giocata. Non puoi mettere una carta che hai già in gioco.

char-uncle-will = Uncle Will
char-uncle-will-text = Una volta nel tuo turno puoi giocare una carta qualsiasi della mano come Emporio.
char-uncle-will-more = Le vere carte Emporio non contano. Una carta BANG! giocata così non conta per il limite e una carta blu va scartata.

char-claus-the-saint = Claus “The Saint”
char-claus-the-saint-text = Nella fase 1 pesca 1 carta in più del numero di giocatori in gioco. Tienine 2 e danne 1 a ciascuno degli altri.
char-claus-the-saint-more = Decidi tu chi riceve quale carta. La conoscete solo tu e chi la riceve.

char-emiliano = Emiliano
char-emiliano-text = Prendi in mano la carta Mancato! usata per annullare la tua carta BANG! e anche la carta BANG! che annulli con una carta Mancato!
char-emiliano-more = Solo carta contro carta: gli effetti di Barile e Gatling non ti danno nulla. La carta BANG! che giochi conta comunque per il limite del turno.

char-annie-versary = Annie Versary
char-annie-versary-text = Puoi usare qualsiasi carta della mano come BANG!
char-annie-versary-more = Anche per Duello e Indiani! Se la giochi, conta per il limite del turno. Le carte in gioco non si possono usare così.

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
option-expert-characters = Scelta tra due personaggi
option-expert-characters-text = Ognuno riceve 2 personaggi e in segreto ne tiene 1. Si scoprono tutti insieme.
option-no-book-cards = Senza le carte con il libro
option-no-book-cards-text = Per le prime partite: senza Duello, Prigione, Emporio, Indiani! e Dinamite, in tutto 11 carte.
option-keep-characters = Chi sopravvive tiene il personaggio
option-keep-characters-text = Chi alla fine è ancora in gioco può tenere il personaggio per la prossima partita, con tutti i punti vita e carte nuove.
option-rotate-sheriff = Lo sceriffo gira
option-rotate-sheriff-text = Il prossimo sceriffo siede alla sinistra di quello attuale. Gli altri ruoli si assegnano a caso.
