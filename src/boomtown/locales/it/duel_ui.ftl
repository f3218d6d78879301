### Il Duello sulla pagina: ciò che dice solo il suo tavolo. Le parole di carte, domande ed eventi stanno in duel.ftl.

ui-all-duel = Carte e personaggi
ui-sort-duel-red = Carte BANG!
ui-sort-duel-brown = Carte azione
ui-sort-duel-blue = Equipaggiamento
ui-sort-duel-law = Personaggi della Legge
ui-sort-duel-outlaws = Personaggi dei Fuorilegge
ui-duel-border-red = Carta BANG!
ui-duel-border-brown = Carta azione
ui-duel-border-blue = Equipaggiamento
ui-duel-copies-law = { $n ->
    [one] { $n } copia nel mazzo della Legge
   *[other] { $n } copie nel mazzo della Legge
}
ui-duel-copies-outlaws = { $n ->
    [one] { $n } copia nel mazzo dei Fuorilegge
   *[other] { $n } copie nel mazzo dei Fuorilegge
}
ui-duel-who-law = Chi gioca per la Legge?
ui-duel-front = Davanti
ui-duel-rear = Dietro
ui-duel-alone = Senza compagni
ui-duel-always = Funziona sempre
ui-duel-off = Non funziona
ui-duel-holds = ha { $cards }
ui-duel-in-front = Equipaggiamento
ui-duel-can-point = si può scegliere
ui-duel-stake = { $n ->
    [one] perde { $n } punto vita se non lo fermi
   *[other] perde { $n } punti vita se non lo fermi
}
ui-duel-hits = { $n ->
    [one] { $n } colpo
   *[other] { $n } colpi
}
ui-duel-reserve = { $n } in riserva
end-duel-reserve = In riserva
ui-duel-hand-of = Carte in mano: { $n }, Legge { $law }, Fuorilegge { $outlaws }
ui-duel-deck = Mazzo { $n }
ui-duel-common = Comune { $n }
ui-duel-discards = Scarti { $n }
ui-duel-swap = Scambia
ui-duel-reload = Ricarica
ui-duel-reload-text = Scartala e pesca invece una carta.
ui-duel-reload-on = Ora si possono ricaricare le carte con questo segno.
ui-duel-play-as = Come { $card }
ui-duel-how = Come usi { $card }?
ui-duel-which = Scegli una carta
ui-duel-do = Gioca
ui-duel-random = Una carta a caso dalla mano
ui-duel-hint = Scegli una carta, poi per chi è.
ui-duel-tap = Tocca la carta.
ui-duel-bangs = Carte BANG! nel turno: { $n }
ui-duel-bangs-any = Carte BANG! senza limite
ui-duel-keeps = In mano { $n }, ne tieni { $limit }
ui-duel-lives-text = Un personaggio che perde l’ultimo punto vita esce di scena. Al suo posto entra il prossimo della riserva.
ui-duel-hand-text = I dorsi si vedono: dicono da quale mazzo viene ogni carta.
ui-duel-reserve-text = Personaggi non ancora entrati in gioco. Quando uno esce di scena, il prossimo prende il suo posto.
ui-duel-deck-text = Ogni parte pesca dal proprio mazzo. Quando uno finisce, gli scarti si mescolano in un mazzo comune.
ui-duel-bangs-name = Carte BANG!
ui-duel-bangs-text = Solo una carta o un personaggio permette più di una carta BANG! per turno.
ui-duel-limit-name = Limite di carte
ui-duel-limit-text = Alla fine del turno si tengono al massimo tante carte quanti sono i punti vita del personaggio davanti, due con un solo punto vita.
ui-duel-odds = Quando giri una carta
ui-duel-of8 = Su 8 carte: { $n }
ui-duel-card-said = { $card } (mazzo: { $side }, simbolo: { $symbol })
ui-duel-waits = Deve ancora venire
ui-duel-offered = I tuoi due personaggi
ui-duel-laid = In mezzo
ui-duel-turned-good = { $source }: funziona
ui-duel-turned-bad = { $source }: niente da fare
ui-duel-comes = Entra { $name }
ui-duel-goes = { $name } esce di scena
ui-duel-signs-title = Segni sulle carte
ui-duel-sign-law = Dal mazzo della Legge
ui-duel-sign-outlaws = Dal mazzo dei Fuorilegge
ui-duel-sign-hit = Un colpo: lo ferma una schivata
ui-duel-sign-dodge = Una schivata: ferma un colpo
ui-duel-sign-swap = Chi sta davanti e chi sta dietro si scambiano
ui-duel-sign-always = Funziona sempre, anche dietro
ui-duel-sign-reload = Si può scartare per pescare, appena una parte ha un solo personaggio
ui-duel-sign-reveal = Gira la prima carta: decide il suo simbolo
ui-how-duel-1 = La Legge contro i Fuorilegge. Ogni parte ha un personaggio davanti, uno dietro e altri in riserva.
ui-how-duel-2 = Nel tuo turno peschi 2 carte, poi giochi quelle che vuoi. Una sola carta BANG! per turno, dal bordo rosso.
ui-how-duel-3 = Le carte colpiscono chi sta davanti. L’equipaggiamento va al tuo personaggio dietro, o a chi sta davanti dall’altra parte.
ui-how-duel-4 = Una volta per turno puoi scambiare i tuoi due personaggi. Dietro non funzionano né abilità né equipaggiamento, salvo quelli col segno “funziona sempre”.
ui-how-duel-5 = Un colpo si schiva con un’abilità, un Cappello, un Barile o Mancato! dalla mano. Alcune carte fanno girare la prima del mazzo: decide il suo simbolo.
ui-how-duel-6 = Ciò che scatta nel frattempo aspetta nella fila in mezzo alla strada, nell’ordine in cui accadrà.
ui-how-duel-7 = Vince chi elimina tutti i personaggi dell’altra parte.
ui-keys-swap = Scambia i tuoi due personaggi

## Più partite di due persone, a qualunque gioco
ui-series = Serie
ui-series-0 = Una partita alla volta
ui-series-n = Al meglio di { $n }
ui-series-wins = partite vinte:
ui-series-won = { $name } vince la serie
ui-series-you = Vinci la serie
ui-series-next = Prossima partita della serie
ui-series-new = Nuova serie
ui-end-swap-sides = Cambia parte
ui-by-lot = A sorte
