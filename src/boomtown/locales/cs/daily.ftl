# Rozdání dne: odkaz na úvodní stránce, výsledek, chyby.
daily-title = Rozdání dne
daily-table = Rozdání dne, { $date }
daily-offer = { $date }: stejné karty pro všechny, jeden pokus
daily-running = { $date }: tvá hra běží
daily-over =
    { $result ->
        [won] { $date }: výhra
       *[lost] { $date }: prohra
    }
daily-line =
    boomtown, rozdání dne { $date }: { $result ->
        [won] výhra
       *[lost] prohra
    } po { $turns ->
        [one] { $turns } tahu
        [few] { $turns } tazích
       *[other] { $turns } tazích
    }, { $lives ->
        [0] bez životů
        [one] zbývá { $lives } život
        [few] zbývají { $lives } životy
       *[other] zbývá { $lives } životů
    }, { $hits ->
        [one] { $hits } zásah
        [few] { $hits } zásahy
       *[other] { $hits } zásahů
    }
daily-numbers =
    { $n ->
        [0] Zatím je nikdo nedohrál.
        [one] Zatím je dohrál { $n } člověk.
        [few] Dohráli je { $n } lidé, podíl výher: { $share }.
       *[other] Dohrálo je { $n } lidí, podíl výher: { $share }.
    }
daily-next = Další rozdání přijde o půlnoci UTC.
daily-copy = Kopírovat výsledek
daily-share = Sdílet výsledek
daily-copied = Výsledek je zkopírovaný
daily-copy-failed = Kopírování tu nefunguje. Označ řádek a zkopíruj ho.
daily-fair = Rozdání dne je pro všechny stejné. Proto je určil sám server z data a z tajného klíče a prohlížeče hráčů žádná čísla nepřidaly. Otisk byl veřejný už před hrou.
err-daily = To v rozdání dne nejde: musí být pro všechny stejné.
err-daily-played = Počítá se jen první pokus a ten už běží nebo skončil. Další rozdání přijde o půlnoci UTC.
