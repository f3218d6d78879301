# Vlastní stránka: kdo jsem, co mám za sebou, co se o mně ukládá.

ui-me = Já
# Místo jména člověka, který to své smazal.
ui-somebody = smazaný hráč

## Kdo jsem
ui-me-who = Profil
ui-me-face = Tvoje tvář
ui-me-face-n = Tvář { $n }
ui-me-save = Uložit
ui-me-saved = Uloženo.

## Účet
ui-me-account = Účet
ui-me-absent = Tenhle server nevede účty, takže tu nemáš profil ani seznam svých her. Hrát můžeš i bez účtu.
ui-me-is-nobody = Tady ještě není nikdo přihlášený. Hraj jako host, nebo se přihlas.
ui-me-is-guest = Hraješ jako host: zná tě jen tenhle prohlížeč.
ui-me-is-account = Stejné jméno, tvář i hry na každém zařízení.
ui-me-make = Vytvořit účet
ui-me-make-hint = Zařízení si uloží přístupový klíč. Otevře ho otisk prstu, tvář nebo PIN; heslo žádné není.
ui-me-cannot = Přístupové klíče fungují na adresách s https nebo na localhost.
ui-me-sign-in = Přihlásit se
ui-me-sign-in-short = Přihlásit
ui-me-code-use = Použít záchranný kód
ui-me-code-label = Záchranný kód
ui-me-code-hint = Šestnáct písmen a číslic. Každý kód platí jednou.
ui-me-passkey-n = Přístupový klíč { $n }
ui-me-passkey-days = Vytvoření { $made }, poslední použití { $used }
ui-me-passkey-add = Přidat klíč
ui-me-passkey-rename = Přejmenovat
ui-me-passkey-rename-of = Přejmenovat { $name }
ui-me-passkey-name = Název tohoto klíče
ui-me-passkey-drop = Odebrat
ui-me-passkey-drop-n = Odebrat přístupový klíč { $n }
ui-me-passkey-ask = Odebrat { $name }?
ui-me-passkey-text = Tento klíč už tvůj účet neotevře.
ui-me-broken-off = Zrušeno. Nic se nezměnilo.
ui-me-codes = Záchranné kódy
ui-me-codes-left = Záchranné kódy k použití: { $n }
ui-me-codes-new = Nové kódy
ui-me-codes-once = Každý kód jednou otevře tvůj účet, když není po ruce klíč. Ulož si je: ukazují se jen teď. Dřívější kódy už neplatí.
ui-me-codes-ask = Vytvořit nové kódy?
ui-me-codes-text = Kódy, které máš teď, hned přestanou platit.
ui-me-codes-copy = Zkopírovat
ui-me-codes-copied = Zkopírováno
ui-me-codes-save = Uložit
ui-me-codes-done = Hotovo
ui-me-browsers = Přihlášené prohlížeče: { $n }
ui-me-sign-out = Odhlásit se
ui-me-sign-out-everywhere = Odhlásit všude

## Moje hry
ui-running-games = Moje běžící hry
ui-me-games = Moje hry
ui-me-games-none = Zatím žádné hry. Ta příští už tu bude.
# $day je datum, $n počet hráčů, $sets co se hrálo.
ui-me-game-line = { $day }, { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
  }, { $sets }
ui-me-game-others = Další hráči: { $names }
ui-me-game-bots = { $n ->
    [one] { $n } bot
    [few] { $n } boti
   *[other] { $n } botů
}
ui-me-game-series = Série { $score }
ui-me-game-turn = Jsi na tahu
ui-me-game-due = do { $time }
ui-me-game-waits = na tahu je jiný hráč
ui-me-game-share = Sdílet záznam: { $title }
ui-me-filter-result = Výsledek
ui-me-filter-all = Všechny výsledky
ui-me-filter-all-games = Všechny hry
ui-me-games-none-found = Žádná taková hra.
ui-me-game-running = běží
ui-me-game-given-up = přerušeno
ui-me-game-won = výhra
ui-me-game-lost = prohra
ui-me-game-watch-at = Přehrát znovu: { $title }, { $day }
ui-me-game-back-to = Ke stolu: { $title }, { $day }
ui-me-more = Ukázat další

## Statistika
ui-me-statistics = Statistika
ui-me-statistics-none = Zatím žádná dohraná hra.
ui-me-by-game = Podle hry
ui-me-by-role = Podle role
ui-me-by-character = Podle postavy
ui-me-by-set = Podle rozšíření
# $won z $n her skončilo výhrou; $share je totéž v procentech.
ui-me-won-of = výhry: { $won } z { $n } ({ $share })

## Hodnocení
ui-me-ratings = Hodnocení
ui-me-rated = Hodnotit moje hry
ui-me-rated-hint = Počítají se hry aspoň dvou lidí, i když odejdeš: dostaneš výsledek své strany. Své hodnocení vidíš jen ty, pokud nemáš veřejný profil; vypnutím se smaže.
ui-me-ratings-none = Zatím se žádná hra nepočítala.
ui-me-ratings-scale = Průměr je 1500. Skutečná síla leží v rozmezí za ± v 19 případech z 20.
# $rating a $within jsou čísla jako text, $n počítá hry.
ui-me-rating = { $rating } ± { $within }
ui-me-rating-bot = Bot: { $name }
ui-me-rating-games = { $n ->
    [one] { $n } hra
    [few] { $n } hry
   *[other] { $n } her
  }

## Moje data
ui-me-data = Moje data
ui-me-data-hint = Smazáním zmizí tvůj účet, statistika i tvé jméno u všech stolů. Hry zůstanou, bez tvého jména.
ui-me-export = Stáhnout všechno
ui-me-delete = Smazat moje data
ui-me-delete-sure = Smazat natrvalo
ui-me-delete-ask = Smazat všechno o tobě?
ui-me-delete-text = Smaže se tvůj účet, tvoje hry v seznamu i tvoje hodnocení. Nejde to vrátit.
ui-me-deleted = Všechno o tobě je smazáno.

## Jiná služba pro přihlášení
ui-me-elsewhere = Přihlásit přes { $name }
ui-me-elsewhere-add = Přihlašovat i přes { $name }
ui-me-elsewhere-on = Přihlásíš se i přes { $name }.
ui-me-elsewhere-drop = Odpojit
ui-me-elsewhere-ask = Odebrat přihlášení přes { $name }?
ui-me-elsewhere-text = Přes tuto službu se už nepřihlásíš.
err-signin-denied = Povolení tam chybí. Nic se nezměnilo.
err-signin-failed = Druhá služba neodpovídá, jak má. Zkus to později.
err-signin-late = Trvalo to moc dlouho, nebo začal jiný prohlížeč. Zkus to znovu.
err-signin-taken = To nejde: každá identita otevírá jeden účet a každý účet má jednu.

## E-maily, když jsem na tahu
ui-me-mail = E-maily
ui-me-mail-hint = U stolů na dálku: jeden e-mail, když jsi na tahu a nejsi u stolu. Nic jiného neposíláme.
ui-me-mail-label = E-mailová adresa
ui-me-mail-send = Poslat mi odkaz
ui-me-mail-again = Poslat odkaz znovu
ui-me-mail-wait = Na adresu { $address } jde odkaz. Otevři ho do jednoho dne a e-maily začnou chodit.
ui-me-mail-on = E-maily chodí na { $address }.
ui-me-mail-drop = Už žádné e-maily
ui-mail-confirm = Psát mi, když jsem na tahu
ui-mail-confirmed = Od teď ti e-mail řekne, když budeš na tahu.
ui-mail-stop = Už mi e-maily neposílat
ui-mail-stopped = Na tuto adresu už žádné e-maily nechodí.
err-bad-mail = To není e-mailová adresa.
err-bad-link = Odkaz už neplatí. Řekni si o nový.
err-mail-unsent = E-mail se nepodařilo poslat. Zkontroluj adresu nebo to zkus později.
err-many-mails = Pro teď je e-mailů dost. Zkus to zítra.

## Co se nepovede
err-bad-passkey = Tenhle klíč neplatí. Zkus to znovu.
err-bad-code = Tenhle záchranný kód neplatí. Každý lze použít jednou.
err-no-me = Tenhle prohlížeč není přihlášený.
err-last-passkey = Tohle je tvůj poslední klíč. Nejdřív přidej další.

ui-me-people = S kým už hraju
# $n her z posledních sta, $day je datum.
ui-me-people-games = { $n ->
    [one] { $n } společná hra, poslední { $day }
    [few] { $n } společné hry, poslední { $day }
   *[other] { $n } společných her, poslední { $day }
}
ui-me-people-hint = Volba „Pozvat znovu“ otevře stůl jako při vaší poslední hře. Pošli jeho odkaz.
ui-me-people-invite = Pozvat znovu
ui-me-people-invite-of = Pozvat znovu: { $name }
ui-me-people-block = Blokovat
ui-me-people-block-of = Blokovat: { $name }
ui-me-people-block-ask = Blokovat hráče { $name }?
ui-me-people-block-text = Ke tvým stolům si tento hráč nesedne a náhodné hry vás nespojí. Co napíše, u svého místa neuvidíš.
ui-me-people-unblock = Zrušit blokování
ui-me-people-unblock-of = Zrušit blokování: { $name }
ui-me-people-blocked = Blokováno
