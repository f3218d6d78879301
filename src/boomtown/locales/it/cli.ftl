### Parole del gioco nel terminale: boomtown play, boomtown replay, boomtown verify.

cli-role = Il tuo ruolo: { $role }
cli-keys = Scrivi il numero della scelta. ?: perché qualcosa non si può. u: annulla. q: esci.
cli-keys-read = ? NOME: che cosa fa una carta o un personaggio.
cli-choice = La tua scelta, 1–{ $n }:
cli-bad = Scrivi un numero 1–{ $n }, oppure uno dei segni ? u q
cli-bye = Lasci la partita.
cli-fine = Adesso si può usare tutto quello che hai.
cli-not-now = Non serve per questa domanda: { $cards }
cli-entry-none = Niente in questo gioco si chiama «{ $name }».
cli-entry-similar = Intendi uno di questi? { $names }
cli-hand = La tua mano: { $cards }
cli-piles = Mazzo: { $deck }, scarti: { $discards }
cli-piles-top = Mazzo: { $deck }, scarti: { $discards }, in cima: { $card }
cli-event-on = Evento in vigore: { $event }
cli-event-next = Prossimo evento: { $event }, carte nel mazzo eventi: { $n }
cli-hunt = Il tuo bersaglio: { $name }. Ti dà la caccia: { $by }.
cli-step = Passo { $n }
cli-hand-of = { $name }, mano: { $cards }
cli-row = Carte nella fila: { $cards }
cli-turned = Carte girate: { $cards }
cli-looking = Stai guardando: { $cards }
cli-looking-of = { $name } guarda: { $cards }
cli-spare = Il tuo secondo personaggio: { $character }
cli-spare-of = { $name }, secondo personaggio: { $character }
cli-choices = Personaggi tra cui scegli: { $characters }
cli-choices-of = { $name } sceglie tra i personaggi: { $characters }
cli-setting = Gioco: { $game }, giocatori: { $n }
cli-sets = Espansioni: { $sets }
cli-from-position = Comincia da una posizione data, non dalla distribuzione.
cli-unfinished = La partita non è ancora finita.

## Colonne della tabella

cli-column-player = Giocatore
cli-column-lives = Vita
cli-column-hand = Mano
cli-column-distance = Distanza
cli-column-role = Ruolo
cli-column-table = In gioco

## La distribuzione è quella promessa? Il file da solo, o anche con ciò che ricorda il browser

cli-verify-commitment = Il numero segreto è quello a cui il server si era impegnato prima della partita.
cli-verify-commitment-not = Il numero segreto non è quello a cui il server si era impegnato prima della partita.
cli-verify-seed = Il seed della distribuzione deriva dal numero segreto e dai numeri dei giocatori.
cli-verify-seed-not = Il seed della distribuzione non deriva dal numero segreto e dai numeri dei giocatori.
cli-verify-game = Le mosse, rigiocate da questo seed, portano al risultato nel file.
cli-verify-game-not = La partita nel file non si può giocare così: { $why }
cli-verify-deal-not = Quello che il file dice della distribuzione non può essere vero: { $why }
cli-verify-shown = L’impegno è quello che ha visto il tuo browser.
cli-verify-shown-not = L’impegno non è quello che ha visto il tuo browser.
cli-verify-part = Il tuo numero è nella distribuzione.
cli-verify-part-not = Il tuo numero non è nella distribuzione.
cli-verify-parts = Giocatori il cui numero è nella distribuzione: { $seats }
cli-verify-no-parts = Nessun giocatore ha aggiunto un numero: della distribuzione ha deciso il server da solo.
cli-verify-held = La distribuzione è quella promessa.
cli-verify-broken = La distribuzione non è quella promessa, o il file è stato modificato.
cli-verify-compare = Confronta l’impegno con quello nel tuo browser: { $commitment }
cli-verify-none = Sulla distribuzione di questa partita non è stato promesso nulla.
cli-verify-promised-not = Il file non contiene nessuna promessa sulla distribuzione, ma al tuo browser ne è stata mostrata una.
