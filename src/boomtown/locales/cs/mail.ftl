### E-maily serveru; prohlížeč tento soubor nenačítá. $site je jméno místa, $title jméno stolu.

mail-confirm-subject = E-maily z { $site }?
mail-confirm = Na { $site } si někdo přeje dostávat na tuto adresu e-maily, když je ve hře na tahu. Pokud jsi to ty, otevři do jednoho dne tento odkaz:
mail-confirm-else = Pokud ne, nic nedělej: žádný další e-mail nepřijde.
mail-turn-subject = Jsi na tahu: { $title }
mail-turn = Jsi na tahu u stolu „{ $title }“:
mail-stop = Tento odkaz e-maily zastaví:
