### Parole del gioco nel terminale: boomtown play, boomtown replay.

cli-role = Il tuo ruolo: { $role }
cli-keys = Un numero sceglie. ?: perché qualcosa non si può. u: annulla. q: esci.
cli-choice = La tua scelta, 1–{ $n }:
cli-bad = Scrivi un numero 1–{ $n }, oppure uno dei segni ? u q
cli-bye = Lasci la partita.
cli-fine = Adesso si può usare tutto quello che hai.
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
