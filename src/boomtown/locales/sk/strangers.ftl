# Cudzí ľudia: stôl, pri ktorom sa hra začína sama, kto je pri ňom a čo sa tam hovorí.
ui-sit-me-down = Nájsť hru
ui-sit-me-down-hint = S kýmkoľvek, kto čaká. Boti sa pridajú, len ak ich chceš.
ui-waiting = { $n ->
    [one] Čaká { $n } človek
    [few] Čakajú { $n } ľudia
   *[other] Čaká { $n } ľudí
}
ui-waiting-other = Čaká sa aj inde:
ui-begins-in = Hra sa začína o { $time }. Voľné miesta obsadia boti.
ui-begins-full = Hra sa začína o { $time }.
ui-begins-wait = Ešte počkať
ui-begins-alone = Zatiaľ tu nikto iný nie je. Čakáme na ďalšieho hráča.
ui-begins-bots = Hrať hneď s botmi
ui-begins-on = Spustiť odpočet
ui-people = Ľudia pri tomto stole
ui-people-none = Nikto ďalší tu nie je, len boti.
ui-people-watching = Pozerá sa
ui-mute = Stlmiť
ui-mute-of = Stlmiť: { $name }
ui-unmute = Zrušiť stlmenie
ui-unmute-of = Zrušiť stlmenie: { $name }
ui-muted = Stlmené
ui-kick-bot = Na jeho mieste hrá ďalej bot. Hráč si k tomuto stolu už nesadne.
ui-report-player = Nahlásiť hráča
ui-report = Nahlásiť
ui-report-of = Nahlásiť: { $name }
ui-report-why = Čo je zle?
ui-report-note = Čo sa stalo?
ui-report-hint = Dostane ho prevádzkovateľ servera, aj s poslednými správami z chatu. { $name } sa nič nedozvie.
ui-report-send = Odoslať hlásenie
ui-reported = Vďaka. Prevádzkovateľ servera to uvidí.
report-insult = Urážky alebo vyhrážky
report-cheating = Podvádzanie, prezrádzanie kariet
report-stalling = Schválne zdržiavanie hry
report-spam = Spam alebo reklama
report-name = Urážlivé meno
report-other = Niečo iné
ui-talk = Reči pri stole
ui-talk-chat = Chat a frázy
ui-talk-phrases = Len frázy, každému v jeho jazyku
ui-talk-none = Žiadny chat
ui-filter = Skrývať neslušné slová
ui-filter-hint = Ostatní namiesto nich vidia hviezdičky.
ui-phrase-say = Povedať frázu
ui-phrases = Frázy
ui-no-talk = Pri tomto stole sa nechatuje.
ui-only-phrases = Pri tomto stole len frázy.
err-no-talk = Tento stôl nemá chat.
err-no-host = Tento stôl nemá správcu. Hra začne sama.
err-counted = Odpočet už bežal dvakrát. Spusti hru, alebo počkaj na hráčov.
err-rated = Táto hra sa počíta do hodnotenia: hráča možno odobrať, len keď nestíha alebo tu nie je.
err-blocked = K tomuto stolu si sadnúť nemôžeš. Môžeš sa pozerať.
err-removed = Správca ťa od tohto stola odobral. Písať tu nemôžeš.
phrase-hello = Zdravím!
phrase-luck = Veľa šťastia!
phrase-well-played = Pekný ťah!
phrase-thanks = Vďaka!
phrase-sorry = Prepáč!
phrase-ouch = Au!
phrase-lucky = To je ale šťastie!
phrase-unlucky = To je zas smola.
phrase-hurry = Pohni si, slnko zapadá!
phrase-moment = Chvíľočku.
phrase-yes = Áno.
phrase-no = Nie.
phrase-friend = Sme na tej istej strane.
phrase-innocent = To nie je moja práca.
phrase-good-game = Dobrá hra!
phrase-bye = Dovidenia!
ui-reactions = Reakcie
phrase-laugh = Haha!
phrase-cheer = Bravo!
phrase-shock = Čože?!
phrase-anger = Grrr!
phrase-tears = Ach nie!
phrase-wink = Uvidíš.
ui-purse = Čas na celú hru
ui-purse-none = Bez obmedzenia
ui-purse-n = { $min } min + { $s } s
ui-purse-hint = Minúty má každý na celú hru, sekundy navyše dostáva za každé rozhodnutie. Komu dôjde čas, za toho hrá bot.
ui-purse-left = Zostáva čas: { $time }
ui-purse-empty = Čas sa minul
ui-purse-spent = Tvoj čas sa minul: hrá za teba bot.
ui-back = Som späť
ui-days = Na diaľku
ui-days-none = Nie
ui-days-n =
    { $n ->
        [one] { $n } deň
        [few] { $n } dni
       *[other] { $n } dní
     } na každé rozhodnutie
ui-days-hint = Hra beží dni alebo týždne, aj keď pri stole nikto nie je. Po uplynutí času odpovie na túto jednu otázku bot.
ui-not-here = Teraz tu nie je
ui-not-here-name = Nie je tu: { $name }
ui-push = Upozorniť ma, keď budem na ťahu
ui-push-on = Upozorníme ťa, keď budeš na ťahu
ui-push-refused = Upozornenia sú zablokované. Povoliť ich môžeš v nastaveniach prehliadača.
