### Mails of the server; the browser does not load this file. $site is the name of the site, $title that of a table.

mail-confirm-subject = E-mails from { $site }?
mail-confirm = A player at { $site } asked for e-mails to this address when it is their turn in a game. If that is you, open this link within a day:
mail-confirm-else = If it is not you, do nothing: you will get no more e-mails.
mail-turn-subject = Your turn: { $title }
mail-turn = It is your turn at the table “{ $title }”:
mail-stop = This link stops the e-mails:
