# Vlastná stránka: kto som, čo mám za sebou, čo sa o mne ukladá.

ui-me = Ja
# Namiesto mena človeka, ktorý to svoje zmazal.
ui-somebody = zmazaný hráč

## Kto som
ui-me-who = Profil
ui-me-face = Tvoja tvár
ui-me-face-n = Tvár { $n }
ui-me-save = Uložiť
ui-me-saved = Uložené.

## Účet
ui-me-account = Účet
ui-me-absent = Tento server nevedie účty, takže tu nemáš profil ani zoznam svojich hier. Hrať môžeš aj bez účtu.
ui-me-is-nobody = Tu ešte nie je nikto prihlásený. Hraj ako hosť alebo sa prihlás.
ui-me-is-guest = Hráš ako hosť: pozná ťa len tento prehliadač.
ui-me-is-account = Rovnaké meno, tvár aj hry na každom zariadení.
ui-me-make = Vytvoriť účet
ui-me-make-hint = Zariadenie si uloží prístupový kľúč. Otvorí ho odtlačok prsta, tvár alebo PIN; heslo tu nie je.
ui-me-cannot = Prístupové kľúče fungujú na adresách s https alebo na localhost.
ui-me-sign-in = Prihlásiť sa
ui-me-sign-in-short = Prihlásiť
ui-me-code-use = Použiť záchranný kód
ui-me-code-label = Záchranný kód
ui-me-code-hint = Šestnásť písmen a číslic. Každý kód platí raz.
ui-me-passkey-n = Prístupový kľúč { $n }
ui-me-passkey-days = Vytvorenie { $made }, posledné použitie { $used }
ui-me-passkey-add = Pridať kľúč
ui-me-passkey-rename = Premenovať
ui-me-passkey-rename-of = Premenovať { $name }
ui-me-passkey-name = Názov tohto kľúča
ui-me-passkey-drop = Odobrať
ui-me-passkey-drop-n = Odobrať prístupový kľúč { $n }
ui-me-passkey-ask = Odobrať { $name }?
ui-me-passkey-text = Tento kľúč už tvoj účet neotvorí.
ui-me-broken-off = Zrušené. Nič sa nezmenilo.
ui-me-codes = Záchranné kódy
ui-me-codes-left = Záchranné kódy na použitie: { $n }
ui-me-codes-new = Nové kódy
ui-me-codes-once = Každý kód raz otvorí tvoj účet, keď nie je poruke kľúč. Ulož si ich: ukazujú sa len teraz. Skoršie kódy už neplatia.
ui-me-codes-ask = Vytvoriť nové kódy?
ui-me-codes-text = Kódy, ktoré máš teraz, hneď prestanú platiť.
ui-me-codes-copy = Skopírovať
ui-me-codes-copied = Skopírované
ui-me-codes-save = Uložiť
ui-me-codes-done = Hotovo
ui-me-browsers = Prihlásené prehliadače: { $n }
ui-me-sign-out = Odhlásiť sa
ui-me-sign-out-everywhere = Odhlásiť všade

## Moje hry
ui-running-games = Moje bežiace hry
ui-me-games = Moje hry
ui-me-games-none = Zatiaľ žiadne hry. Tá ďalšia tu už bude.
# $day je dátum, $n počet hráčov, $sets čo sa hralo.
ui-me-game-line = { $day }, { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčov
  }, { $sets }
ui-me-game-others = Ďalší hráči: { $names }
ui-me-game-bots = { $n ->
    [one] { $n } bot
    [few] { $n } boti
   *[other] { $n } botov
}
ui-me-game-series = Séria { $score }
ui-me-game-turn = Si na ťahu
ui-me-game-due = do { $time }
ui-me-game-waits = na ťahu je iný hráč
ui-me-game-share = Zdieľať záznam: { $title }
ui-me-filter-result = Výsledok
ui-me-filter-all = Všetky výsledky
ui-me-filter-all-games = Všetky hry
ui-me-games-none-found = Žiadna taká hra.
ui-me-game-running = beží
ui-me-game-given-up = prerušené
ui-me-game-won = výhra
ui-me-game-lost = prehra
ui-me-game-watch-at = Pozrieť záznam: { $title }, { $day }
ui-me-game-back-to = K stolu: { $title }, { $day }
ui-me-more = Ukázať ďalšie

## Štatistika
ui-me-statistics = Štatistika
ui-me-statistics-none = Zatiaľ žiadna dohraná hra.
ui-me-by-game = Podľa hry
ui-me-by-role = Podľa roly
ui-me-by-character = Podľa postavy
ui-me-by-set = Podľa rozšírenia
# $won z $n hier sa skončilo výhrou; $share je to isté v percentách.
ui-me-won-of = výhry: { $won } z { $n } ({ $share })

## Hodnotenie
ui-me-ratings = Hodnotenie
ui-me-rated = Hodnotiť moje hry
ui-me-rated-hint = Počítajú sa hry aspoň dvoch ľudí, aj keď odídeš: dostaneš výsledok svojej strany. Svoje hodnotenie vidíš len ty, ak nemáš verejný profil; vypnutím sa zmaže.
ui-me-ratings-none = Zatiaľ sa žiadna hra nepočítala.
ui-me-ratings-scale = Priemer je 1500. Skutočná sila leží v rozmedzí za ± v 19 prípadoch z 20.
# $rating a $within sú čísla ako text, $n počíta hry.
ui-me-rating = { $rating } ± { $within }
ui-me-rating-bot = Bot: { $name }
ui-me-rating-games = { $n ->
    [one] { $n } hra
    [few] { $n } hry
   *[other] { $n } hier
  }

## Moje údaje
ui-me-data = Moje údaje
ui-me-data-hint = Zmazaním zmizne tvoj účet, štatistika aj tvoje meno pri všetkých stoloch. Hry zostanú, bez tvojho mena.
ui-me-export = Stiahnuť všetko
ui-me-delete = Zmazať moje údaje
ui-me-delete-sure = Zmazať natrvalo
ui-me-delete-ask = Zmazať všetko o tebe?
ui-me-delete-text = Zmaže sa tvoj účet, tvoje hry v zozname aj tvoje hodnotenie. Nedá sa to vrátiť.
ui-me-deleted = Všetko o tebe je zmazané.

## Iná služba na prihlásenie
ui-me-elsewhere = Prihlásiť cez { $name }
ui-me-elsewhere-add = Prihlasovať aj cez { $name }
ui-me-elsewhere-on = Prihlásiš sa aj cez { $name }.
ui-me-elsewhere-drop = Odpojiť
ui-me-elsewhere-ask = Odobrať prihlásenie cez { $name }?
ui-me-elsewhere-text = Cez túto službu sa už neprihlásiš.
err-signin-denied = Povolenie tam chýba. Nič sa nezmenilo.
err-signin-failed = Druhá služba neodpovedá, ako má. Skús to neskôr.
err-signin-late = Trvalo to pridlho alebo začal iný prehliadač. Skús to znova.
err-signin-taken = To nejde: každá identita otvára jeden účet a každý účet má jednu.

## E-maily, keď som na ťahu
ui-me-mail = E-maily
ui-me-mail-hint = Pri stoloch na diaľku: jeden e-mail, keď si na ťahu a nie si pri stole. Nič iné neposielame.
ui-me-mail-label = E-mailová adresa
ui-me-mail-send = Poslať mi odkaz
ui-me-mail-again = Poslať odkaz znova
ui-me-mail-wait = Na adresu { $address } ide odkaz. Otvor ho do jedného dňa a e-maily začnú chodiť.
ui-me-mail-on = E-maily chodia na { $address }.
ui-me-mail-drop = Už žiadne e-maily
ui-mail-confirm = Písať mi, keď som na ťahu
ui-mail-confirmed = Odteraz ti e-mail povie, keď budeš na ťahu.
ui-mail-stop = Už mi e-maily neposielať
ui-mail-stopped = Na túto adresu už žiadne e-maily nechodia.
err-bad-mail = Toto nie je e-mailová adresa.
err-bad-link = Odkaz už neplatí. Vypýtaj si nový.
err-mail-unsent = E-mail sa nepodarilo poslať. Skontroluj adresu alebo to skús neskôr.
err-many-mails = Na teraz je e-mailov dosť. Skús to zajtra.

## Čo sa nepodarí
err-bad-passkey = Tento kľúč neplatí. Skús to znova.
err-bad-code = Tento záchranný kód neplatí. Každý možno použiť raz.
err-no-me = Tento prehliadač nie je prihlásený.
err-last-passkey = Toto je tvoj posledný kľúč. Najprv pridaj ďalší.

ui-me-people = S kým už hrám
# $n hier z poslednej stovky, $day je dátum.
ui-me-people-games = { $n ->
    [one] { $n } spoločná hra, posledná { $day }
    [few] { $n } spoločné hry, posledná { $day }
   *[other] { $n } spoločných hier, posledná { $day }
}
ui-me-people-hint = Voľba „Pozvať znova“ otvorí stôl ako pri vašej poslednej hre. Pošli jeho odkaz.
ui-me-people-invite = Pozvať znova
ui-me-people-invite-of = Pozvať znova: { $name }
ui-me-people-block = Blokovať
ui-me-people-block-of = Blokovať: { $name }
ui-me-people-block-ask = Blokovať hráča { $name }?
ui-me-people-block-text = K tvojim stolom si tento hráč nesadne a náhodné hry vás nespoja. Čo napíše, pri svojom mieste neuvidíš.
ui-me-people-unblock = Zrušiť blokovanie
ui-me-people-unblock-of = Zrušiť blokovanie: { $name }
ui-me-people-blocked = Blokované
