### E-maily servera; prehliadač tento súbor nenačítava. $site je meno miesta, $title meno stola.

mail-confirm-subject = E-maily z { $site }?
mail-confirm = Na { $site } si niekto želá dostávať na túto adresu e-maily, keď je v hre na ťahu. Ak si to ty, otvor do jedného dňa tento odkaz:
mail-confirm-else = Ak nie, nič nerob: žiadny ďalší e-mail nepríde.
mail-turn-subject = Si na ťahu: { $title }
mail-turn = Si na ťahu pri stole „{ $title }“:
mail-stop = Tento odkaz e-maily zastaví:
