# Problemi: testi delle loro pagine.

puzzle-today = Problema del giorno
puzzle-to-repeat = Da riprovare
puzzle-kind-win = Vinci in questo turno
puzzle-kind-survive = Sopravvivi
puzzle-kind-roles = Valuta i ruoli
puzzle-name = { $kind } { $n }
puzzle-task-win = Vinci prima della fine del tuo turno, qualunque carta abbiano in mano gli altri.
puzzle-task-survive = Resta in gioco fino all’inizio del tuo prossimo turno, qualunque carta abbiano ora gli altri. Tutti attaccano te. Le carte che pescano dopo non contano.
puzzle-task-roles = Quanto è probabile ogni ruolo nascosto? Indica le percentuali.
puzzle-levels = Difficoltà
puzzle-level-all = Tutti
puzzle-level-1 = Facile
puzzle-level-2 = Medio
puzzle-level-3 = Difficile
puzzle-state-solved = Risolto
puzzle-state-failed = Non ancora risolto
puzzle-solved = Risolto! Funziona contro ogni mano.
puzzle-failed = Non è sicuro: ecco una risposta che lo impedisce.
puzzle-again = Riprova
puzzle-next = Prossimo problema
puzzle-all = Tutti i problemi
puzzle-compare = Confronta
puzzle-percent = { $n }%
puzzle-true-role = Ruolo vero: { $role }
puzzle-score-acts = Distanza da ciò che dicono le azioni: { $yours }. La migliore possibile: { $least }.
puzzle-score-truth = Distanza dalla verità: { $yours }. Ciò che dicono le azioni: { $acts }. Meno è meglio.
