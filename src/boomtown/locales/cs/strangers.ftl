# Cizí lidé: stůl, u kterého hra začíná sama, kdo u něj je a co se tam říká.
ui-sit-me-down = Najít hru
ui-sit-me-down-hint = S kýmkoli, kdo čeká. Boti se přidají, jen když je chceš.
ui-waiting = { $n ->
    [one] Čeká { $n } člověk
    [few] Čekají { $n } lidé
   *[other] Čeká { $n } lidí
}
ui-waiting-other = Čeká se i jinde:
ui-begins-in = Hra začíná za { $time }. Volná místa obsadí boti.
ui-begins-full = Hra začíná za { $time }.
ui-begins-wait = Ještě počkat
ui-begins-alone = Zatím tu nikdo další není. Čekáme na dalšího hráče.
ui-begins-bots = Hrát hned s boty
ui-begins-on = Spustit odpočet
ui-people = Lidé u tohoto stolu
ui-people-none = Nikdo další tu není, jen boti.
ui-people-watching = Dívá se
ui-mute = Ztlumit
ui-mute-of = Ztlumit: { $name }
ui-unmute = Zrušit ztlumení
ui-unmute-of = Zrušit ztlumení: { $name }
ui-muted = Ztlumeno
ui-kick-bot = Na jeho místě hraje dál bot. Hráč si k tomuto stolu už nesedne.
ui-report-player = Nahlásit hráče
ui-report = Nahlásit
ui-report-of = Nahlásit: { $name }
ui-report-why = Co je špatně?
ui-report-note = Co se stalo?
ui-report-hint = Dostane ho provozovatel serveru, i s posledními zprávami z chatu. { $name } se nic nedozví.
ui-report-send = Odeslat hlášení
ui-reported = Díky. Provozovatel serveru to uvidí.
report-insult = Urážky nebo výhrůžky
report-cheating = Podvádění, prozrazování karet
report-stalling = Schválné zdržování hry
report-spam = Spam nebo reklama
report-name = Urážlivé jméno
report-other = Něco jiného
ui-talk = Řeči u stolu
ui-talk-chat = Chat a fráze
ui-talk-phrases = Jen fráze, každému v jeho jazyce
ui-talk-none = Žádný chat
ui-filter = Skrývat sprostá slova
ui-filter-hint = Ostatní místo nich vidí hvězdičky.
ui-phrase-say = Říct frázi
ui-phrases = Fráze
ui-no-talk = U tohoto stolu se nechatuje.
ui-only-phrases = U tohoto stolu jen fráze.
err-no-talk = Tento stůl nemá chat.
err-no-host = Tento stůl nemá správce. Hra začne sama.
err-counted = Odpočet už běžel dvakrát. Spusť hru, nebo počkej na hráče.
err-rated = Tato hra se počítá do hodnocení: hráče lze odebrat, jen když nestíhá nebo tu není.
err-blocked = K tomuto stolu si sednout nemůžeš. Můžeš se dívat.
err-removed = Správce tě od tohoto stolu odebral. Psát tu nemůžeš.
phrase-hello = Zdravím!
phrase-luck = Hodně štěstí!
phrase-well-played = Pěkně zahráno!
phrase-thanks = Díky!
phrase-sorry = Promiň!
phrase-ouch = Au!
phrase-lucky = To je ale štěstí!
phrase-unlucky = To je zas smůla.
phrase-hurry = Pospěš si, slunce zapadá!
phrase-moment = Chviličku.
phrase-yes = Ano.
phrase-no = Ne.
phrase-friend = Jsme na stejné straně.
phrase-innocent = To není moje práce.
phrase-good-game = Dobrá hra!
phrase-bye = Nashle!
ui-reactions = Reakce
phrase-laugh = Haha!
phrase-cheer = Bravo!
phrase-shock = Cože?!
phrase-anger = Grrr!
phrase-tears = Ach ne!
phrase-wink = Uvidíš.
ui-purse = Čas na celou hru
ui-purse-none = Bez omezení
ui-purse-n = { $min } min + { $s } s
ui-purse-hint = Minuty má každý na celou hru, sekundy navíc dostává za každé rozhodnutí. Komu dojde čas, za toho hraje bot.
ui-purse-left = Zbývá čas: { $time }
ui-purse-empty = Čas došel
ui-purse-spent = Tvůj čas došel: hraje za tebe bot.
ui-back = Jsem zpátky
ui-days = Na dálku
ui-days-none = Ne
ui-days-n =
    { $n ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
     } na každé rozhodnutí
ui-days-hint = Hra běží dny nebo týdny, i když u stolu nikdo není. Po uplynutí času odpoví na tuto jednu otázku bot.
ui-not-here = Teď tu není
ui-not-here-name = Není tu: { $name }
ui-push = Upozornit mě, až budu na tahu
ui-push-on = Upozorníme tě, až budeš na tahu
ui-push-refused = Upozornění jsou zablokovaná. Povolit je můžeš v nastavení prohlížeče.
