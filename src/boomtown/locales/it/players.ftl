# Giocatori con un profilo pubblico: il loro elenco, un profilo e l’interruttore nella pagina «Io».

players-profile = Profilo pubblico
players-on = Rendi pubblico il mio profilo
players-on-hint = Tutti vedono il tuo nome, il volto, le valutazioni, le ultime partite valutate o pubbliche e se sei online. I tavoli privati e le partite in corso restano nascosti.
players-mine = Vedi il mio profilo
players-all = Tutti i giocatori
players-none = Nessun giocatore ha ancora un profilo pubblico.
players-join = Vuoi esserci anche tu? Crea un account e attiva «Rendi pubblico il mio profilo».
players-to-me = Al mio account
players-unrated = ancora senza valutazione
players-online = Ora online
# $month è un mese con l’anno.
players-since = Qui da { $month }
players-by-role = Partite valutate per ruolo
players-games = Ultime partite
players-games-none = Ancora nessuna partita valutata o pubblica.
players-game-rated = valutata
players-gone = Questo profilo non esiste o non è più pubblico.
players-lists = Tipo di elenco
players-by-rating = Valutazione
players-this-month = Questo mese
players-last-month = Mese scorso
players-season-hint = I punti sono le vittorie in più rispetto a quelle che i ruoli del giocatore ottengono di solito. Contano le partite valutate con almeno un’altra persona.
players-season-won = vinte { $won } su { $n }
# $month è un mese con l’anno.
players-season-none = { $month }: nessuna partita valutata.
