### E-mail del server; il browser non carica questo file. $site è il nome del sito, $title quello di un tavolo.

mail-confirm-subject = E-mail da { $site }?
mail-confirm = Qualcuno su { $site } vuole ricevere e-mail a questo indirizzo per sapere quando è di turno in una partita. Se è una tua richiesta, apri questo link entro un giorno:
mail-confirm-else = Se non lo è, non fare niente: non arriverà nessun’altra e-mail.
mail-turn-subject = Tocca a te: { $title }
mail-turn = Tocca a te al tavolo «{ $title }»:
mail-stop = Questo link ferma le e-mail:
