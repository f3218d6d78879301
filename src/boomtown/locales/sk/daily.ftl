# Rozdanie dňa: odkaz na úvodnej stránke, výsledok, chyby.
daily-title = Rozdanie dňa
daily-table = Rozdanie dňa, { $date }
daily-offer = { $date }: rovnaké karty pre všetkých, jeden pokus
daily-running = { $date }: tvoja hra beží
daily-over =
    { $result ->
        [won] { $date }: výhra
       *[lost] { $date }: prehra
    }
daily-line =
    boomtown, rozdanie dňa { $date }: { $result ->
        [won] výhra
       *[lost] prehra
    } po { $turns ->
        [one] { $turns } ťahu
        [few] { $turns } ťahoch
       *[other] { $turns } ťahoch
    }, { $lives ->
        [0] bez životov
        [one] zostáva { $lives } život
        [few] zostávajú { $lives } životy
       *[other] zostáva { $lives } životov
    }, { $hits ->
        [one] { $hits } zásah
        [few] { $hits } zásahy
       *[other] { $hits } zásahov
    }
daily-numbers =
    { $n ->
        [0] Zatiaľ ho nikto nedohral.
        [one] Zatiaľ ho dohral { $n } človek.
        [few] Dohrali ho { $n } ľudia, podiel výhier: { $share }.
       *[other] Dohralo ho { $n } ľudí, podiel výhier: { $share }.
    }
daily-next = Ďalšie rozdanie príde o polnoci UTC.
daily-copy = Kopírovať výsledok
daily-share = Zdieľať výsledok
daily-copied = Výsledok je skopírovaný
daily-copy-failed = Kopírovanie tu nefunguje. Označ riadok a skopíruj ho.
daily-fair = Rozdanie dňa je pre všetkých rovnaké. Preto ho určil sám server z dátumu a z tajného kľúča a prehliadače hráčov nijaké čísla nepridali. Jeho odtlačok bol verejný už pred hrou.
err-daily = To v rozdaní dňa nejde: musí byť pre všetkých rovnaké.
err-daily-played = Počíta sa len prvý pokus a ten už beží alebo sa skončil. Ďalšie rozdanie príde o polnoci UTC.
