### Gold Rush e Pistoleri ombra: tutto ciò che dice questa espansione.

set-gold-rush = Gold Rush
set-gold-rush-text = Pepite per i punti vita degli altri, 24 carte equipaggiamento da comprare e 8 personaggi.
preset-gold-fever = Febbre dell’oro
preset-gold-fever-text = 5 giocatori, gioco base e Gold Rush.
option-shadow-gunslingers = Pistoleri ombra
option-shadow-gunslingers-text = Chi esce di scena torna come ombra in ogni proprio turno. Anche senza il resto dell’espansione.

## Equipaggiamento

-out-of-reach = Le carte e le abilità degli altri non possono prenderlo né scartarlo. Si può solo pagare il suo prezzo più 1 pepita per farlo scartare.

card-nugget = pepita
card-nugget-text = Nel tuo turno puoi giocare una carta Birra per 1 pepita invece che per un punto vita.
card-nugget-more = Anche con tutti i punti vita e in due, quante volte vuoi. Resta una carta Birra: l’evento Il Reverendo la vieta, Madam Yto pesca una carta. Tequila Joe riceve 1 pepita.

card-shot = Bicchierino
card-shot-text = Chiunque, anche tu, recupera 1 punto vita.
card-shot-more = Mai oltre il massimo; puoi nominare anche chi sta bene. Non è una carta Birra e funziona anche in due.

card-bottle = Bottiglia
card-bottle-text = L’effetto di una di queste carte, a tua scelta: Birra, Panico! o BANG!
card-bottle-more = Non è nessuna di queste carte: non conta per il limite, Slab the Killer non la rafforza, Madam Yto non pesca. Come Birra cura anche in due.

card-pardner = Complice
card-pardner-text = L’effetto di una di queste carte, a tua scelta: Emporio, Duello, Cat Balou.
card-pardner-more = Non è nessuna di queste carte e non ha seme. Come Emporio comincia da te.

card-gold-rush-equipment = Corsa all’Oro
card-gold-rush-equipment-text = Il tuo turno finisce. Poi recuperi tutti i punti vita e giochi un altro turno.
card-gold-rush-equipment-more = Prima scarti secondo i punti vita di ora e il turno finisce come sempre. L’altro turno ha le estrazioni, tutte le fasi e un nuovo limite delle carte BANG! Vale ancora lo stesso evento.

card-rhum = Rum
card-rhum-text = Gira le prime 4 carte del mazzo: recuperi 1 punto vita per ogni seme diverso.
card-rhum-more = È un’estrazione. Con Lucky Duke o con Ferro di Cavallo giri 5 carte, con entrambi 6, e ne scegli 4.

card-union-pacific = Union Pacific
card-union-pacific-text = Pesca 4 carte.
card-union-pacific-more = Puoi giocare subito le carte pescate.

card-calumet = Calumet
card-calumet-text = Le carte di quadri degli altri non hanno effetto su di te.
card-calumet-more = Non possono avere te come bersaglio, e un effetto su tutti ti salta. In un duello le carte di quadri dell’avversario valgono. { -out-of-reach }

card-gun-belt = Cinturone
card-gun-belt-text = Alla fine del turno puoi tenere 8 carte.
card-gun-belt-more = I punti vita allora non contano. Con Sean Mallory vale il numero più alto. { -out-of-reach }

card-horseshoe = Ferro di Cavallo
card-horseshoe-text = A ogni tua estrazione gira 1 carta in più e scegli quale vale.
card-horseshoe-more = Si scartano tutte. Si somma all’abilità di Lucky Duke: 3 carte. { -out-of-reach }

card-pickaxe = Piccone
card-pickaxe-text = Nella fase 1 pesca 1 carta in più.
card-pickaxe-more = Si somma agli altri cambiamenti: 4 carte per Pixie Pete, 2 con l’evento Sete. Con l’evento Peyote non aggiunge nulla. { -out-of-reach }

card-wanted = Ricercato
card-wanted-text = Mettila davanti a chi vuoi. Chi elimina quel giocatore pesca 2 carte e prende 1 pepita.
card-wanted-more = Oltre a ogni altra ricompensa: 5 carte per un fuorilegge. Una sola davanti a ciascuno, te e lo sceriffo compresi. Chi cade per colpa di nessuno o propria non porta nulla. { -out-of-reach }

card-gold-pan = Setaccio
card-gold-pan-text = Fino a due volte nel tuo turno: paga 1 pepita e pesca una carta.
card-gold-pan-more = Raddie Snake con questa carta pesca fino a 4 carte. { -out-of-reach }

card-boots = Stivali
card-boots-text = Pesca una carta per ogni punto vita che perdi.
card-boots-more = Non per l’ultimo, neppure se ti salvi. { -out-of-reach }

card-lucky-charm = Talismano
card-lucky-charm-text = Prendi 1 pepita per ogni punto vita che perdi.
card-lucky-charm-more = Non per l’ultimo, neppure se ti salvi. Chi te lo toglie prende comunque la sua. { -out-of-reach }

card-rucksack = Zaino
card-rucksack-text = Nel tuo turno: 2 pepite per 1 punto vita, quante volte vuoi. Fuori dal turno solo per salvarti.
card-rucksack-more = Funziona anche in due, e insieme a Birra o all’abilità di Sid Ketchum. { -out-of-reach }

## Personaggi

char-don-bell = Don Bell
char-don-bell-text = Alla fine del tuo turno estrai: con cuori o quadri puoi giocare un altro turno.
char-don-bell-more = Solo alla fine di un turno normale, non di uno in più. Non se perdi il turno in prigione, non con l’evento Città Fantasma e non come ombra.
char-don-bell-nick = Bell
char-dutch-will = Dutch Will
char-dutch-will-text = Nella fase 1 pesca 2 carte, scartane 1 e prendi 1 pepita.
char-dutch-will-more = Prima le guardi tutte. Quante ne peschi non conta: se ne scarta esattamente 1.
char-dutch-will-nick = Dutch
char-jacky-murieta = Jacky Murieta
char-jacky-murieta-text = Nel tuo turno: 2 pepite per un effetto BANG! nella tua gittata, quante volte puoi pagare.
char-jacky-murieta-more = Non si gioca nessuna carta, quindi non conta per il limite delle carte BANG! Basta 1 effetto Mancato!
char-jacky-murieta-nick = Jacky
char-josh-mccloud = Josh McCloud
char-josh-mccloud-text = Nel tuo turno: 2 pepite per la prima carta del mazzo equipaggiamento, quante volte puoi pagare.
char-josh-mccloud-more = Una carta marrone ha effetto subito, una nera la metti davanti a te. Quella che hai già si scarta. Paghi prima di vederla.
char-josh-mccloud-nick = Josh
char-madam-yto = Madam Yto
char-madam-yto-text = Quando qualcuno gioca una carta Birra, pesca una carta.
char-madam-yto-more = Anche per le tue e per qualsiasi scopo: un punto vita, un salvataggio o una pepita. Non per Saloon, Whisky o Bottiglia.
char-madam-yto-nick = Madam Yto
char-pretty-luzena = Pretty Luzena
char-pretty-luzena-text = Una volta nel tuo turno puoi comprare equipaggiamento per 1 pepita in meno.
char-pretty-luzena-more = Un prezzo di 1 diventa 0. Non riduce il prezzo per far scartare l’equipaggiamento altrui.
char-pretty-luzena-nick = Luzena
char-simeon-picos = Simeon Picos
char-simeon-picos-text = Prendi 1 pepita per ogni punto vita che perdi.
char-simeon-picos-more = Chiunque ne sia responsabile, anche nessuno. Conta anche l’ultimo punto vita.
char-simeon-picos-nick = Simeon
char-raddie-snake = Raddie Snake
char-raddie-snake-text = Fino a due volte nel tuo turno: paga 1 pepita e pesca una carta.
char-raddie-snake-more = Con Setaccio fino a 4 carte.
char-raddie-snake-nick = Raddie

## Ruoli delle ombre

role-shadow-renegade = rinnegato ombra
role-shadow-renegade-title = Rinnegato ombra
role-shadow-renegade-goal = Da che parte stai lo decide l’inizio del tuo prossimo turno.
role-shadow-deputy = vice ombra
role-shadow-deputy-title = Vice ombra
role-shadow-deputy-goal = Per ora vinci con lo sceriffo.
role-shadow-outlaw = fuorilegge ombra
role-shadow-outlaw-title = Fuorilegge ombra
role-shadow-outlaw-goal = Per ora vinci con i fuorilegge.

## Domande

ask-toast = { $source }: chi recupera un punto vita?
ask-toast-detail = Chiunque in gioco, anche tu.
wait-toast = { $who } sceglie chi recupera un punto vita
ask-effect = { $source }: scegli l’effetto
ask-effect-detail = Non è nessuna di queste carte, ne ha solo l’effetto.
wait-effect = { $who } sceglie un effetto
ask-target = { $source }, { $effect }: scegli il bersaglio
ask-target-detail = Hai già pagato.
wait-target = { $who } sceglie un bersaglio
ask-suits = { $source }: scegli una carta che vale
ask-suits-detail =
    { $left ->
        [one] Ancora { $left } carta. Ogni seme diverso è 1 punto vita.
       *[other] Ancora { $left } carte. Ogni seme diverso è 1 punto vita.
    }
wait-suits = { $who } sceglie le carte che valgono
ask-wanted = { $source }: davanti a chi?
ask-wanted-detail = Chi elimina quel giocatore avrà la ricompensa.
wait-wanted = { $who } sceglie su chi mettere la taglia
ask-drawn = Scarta una delle carte pescate
ask-drawn-detail = Prendi 1 pepita in cambio.
wait-drawn = { $who } scarta una carta per una pepita

## Motivi

why-gold-needed =
    { $n ->
        [one] Serve { $n } pepita
       *[other] Servono { $n } pepite
    }
why-nothing-on-sale = Nell’offerta niente che puoi pagare

## Registro

log-gold =
    { $me ->
        [who] Prendi { $n ->
            [one] { $n } pepita
           *[other] { $n } pepite
        }
       *[other] { $who } prende { $n ->
            [one] { $n } pepita
           *[other] { $n } pepite
        }
    }
log-gold-by =
    { $me ->
        [who] Prendi { $n ->
            [one] { $n } pepita
           *[other] { $n } pepite
        } ({ $source })
       *[other] { $who } prende { $n ->
            [one] { $n } pepita
           *[other] { $n } pepite
        } ({ $source })
    }
log-buy =
    { $me ->
        [who] Compri { $card } per { $n ->
            [one] { $n } pepita
           *[other] { $n } pepite
        }
       *[other] { $who } compra { $card } per { $n ->
            [one] { $n } pepita
           *[other] { $n } pepite
        }
    }
log-offer = Nuova nell’offerta: { $card }
log-found =
    { $me ->
        [who] Nel mazzo equipaggiamento trovi { $card }
       *[other] { $who } trova nel mazzo equipaggiamento { $card }
    }
log-force =
    { $me ->
        [who] Paghi { $n ->
            [one] { $n } pepita
           *[other] { $n } pepite
        }: { $to } scarta { $card }
        [to] { $who } paga { $n ->
            [one] { $n } pepita
           *[other] { $n } pepite
        }: scarti { $card }
       *[other] { $who } paga { $n ->
            [one] { $n } pepita
           *[other] { $n } pepite
        }: { $to } scarta { $card }
    }
log-effect =
    { $me ->
        [who] Scegli l’effetto di { $source }: { $as }
       *[other] { $who } sceglie l’effetto di { $source }: { $as }
    }
log-suits =
    { $n ->
        [one] { $n } seme: { $cards } ({ $who })
       *[other] { $n } semi diversi: { $cards } ({ $who })
    }
log-shadow =
    { $me ->
        [who] Torni per un turno come ombra
       *[other] { $who } torna per un turno come ombra
    }
log-side =
    { $me ->
        [who] Ora si sa da che parte stai: { $role }
       *[other] Ora si sa da che parte sta { $who }: { $role }
    }

## Shadows on their plates

ui-shadow = Ombra
ui-chip-shadow = Turno dell’ombra
ui-seat-shadow = un’ombra senza punti vita
ui-until-shadow = fino a fine turno
ui-shadow-plays = Un’ombra fino alla fine di questo turno.
ui-shadow-you = Fino alla fine del turno sei un’ombra: non perdi e non recuperi punti vita. Le pepite ti restano.

## I due modi di giocare una Birra

as-beer = Recupera punti vita
as-nugget = Prendi 1 pepita

## Places

zone-gold = Pepite
zone-gold-text = Servono a pagare l’equipaggiamento. Un giocatore ne riceve una per ogni punto vita che toglie a un altro.
zone-offer = In offerta
zone-equipment-deck = Mazzo equipaggiamenti
zone-equipment-deck-text = Quando una carta dell’offerta viene comprata, la sostituisce la prima carta di questo mazzo.
zone-equipment-used = Equipaggiamenti usati
zone-equipment-used-text = Carte marroni usate e carte nere scartate. Quando il mazzo equipaggiamenti finisce, si rimescolano in un mazzo nuovo.
