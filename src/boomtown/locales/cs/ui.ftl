# Slova stránky kolem hry: úvodní stránka, čekání na hráče, stůl, konec, nápověda, chyby.
# Jména karet a postav: cards.ftl. Co se děje ve hře: game.ftl.

## Obecné
ui-language = Jazyk
ui-language-name = Čeština
ui-close = Zavřít
ui-cancel = Zrušit
ui-back-home = Na úvodní stránku
ui-loading = Okamžik
ui-you = ty
ui-you-name = { $name } (ty)
ui-and-more = a { $n } dalších
# Hodnota a barva karty v textu: totéž co rank-suit v cards.ftl.
ui-rank-suit = { rank-suit }
# Karta pro čtečku obrazovky. $card je její jméno, $place řádek výše.
ui-card-full = { $card } ({ $place })

## Záhlaví stránky
ui-theme-night = Noc
ui-theme-noon = Poledne
ui-theme-to-night = Přepnout na noc
ui-theme-to-noon = Přepnout na poledne
ui-sound-on = Zapnout zvuk
ui-sound-off = Vypnout zvuk
ui-sound-offer = Hrát se zvukem?
ui-sound-none = Bez zvuku
ui-volume = Hlasitost
ui-menu = Nabídka
ui-help = Nápověda a klávesy
ui-about = O projektu a autorech
ui-skip-to-prompt = Přejít k otázce

## Úvodní stránka
ui-tagline = Stůl pro BANG! ve tvém prohlížeči. Pro 2 až 8 hráčů, lidí i botů.
ui-tagline-short = BANG! u jednoho stolu, v prohlížeči
ui-your-name = Tvé jméno
ui-no-account = Účet není potřeba.
ui-play-now = Hrát hned
ui-play-now-hint =
    { $game ->
        [bang] Ty a 4 boti, základní hra. Začíná se hned.
        [dice] Ty a 4 boti. Začíná se hned.
        [duel] Ty proti botovi. Začíná se hned.
       *[other] Ty a boti. Začíná se hned.
    }
ui-go-on = Tvá hra pokračuje: { $title }
ui-new-table = Nový stůl
ui-tournament = Turnaj
ui-join = Připojit se odkazem nebo kódem
ui-join-short = Přisednout
ui-open-tables = Otevřené stoly
ui-more-tables = Ukázat další stoly
ui-open-tables-count = { $waiting ->
    [one] { $waiting } čeká
    [few] { $waiting } čekají
   *[other] { $waiting } čeká
  }, { $running ->
    [one] { $running } můžeš sledovat
    [few] { $running } můžeš sledovat
   *[other] { $running } můžeš sledovat
  }
ui-open-tables-waiting = { $waiting ->
    [one] { $waiting } čeká
    [few] { $waiting } čekají
   *[other] { $waiting } čeká
  }
ui-open-tables-running = { $running ->
    [one] { $running } můžeš sledovat
    [few] { $running } můžeš sledovat
   *[other] { $running } můžeš sledovat
  }
ui-no-open-tables = Žádný stůl teď není otevřený. Otevři nový, nebo hraj s boty.
ui-tables-unreachable = Seznam stolů se nepodařilo načíst. Další pokus za chvíli.
ui-table-line = { $sets } (správce: { $host })
ui-sets-base = Základní hra
ui-sets-bonus = Základní hra a bonusové postavy
ui-seats-taken = { $humans ->
    [one] { $humans } člověk
    [few] { $humans } lidé
   *[other] { $humans } lidí
  }, { $bots ->
    [one] { $bots } bot
    [few] { $bots } boti
   *[other] { $bots } botů
  }, { $open ->
    [one] { $open } volné místo
    [few] { $open } volná místa
   *[other] { $open } volných míst
  }
ui-sit = Přisednout
ui-sit-at = Přisednout: { $title }
ui-watch = Sledovat
ui-watch-at = Sledovat { $title }
ui-footer = Neoficiální a nekomerční fanouškovský projekt. BANG! je ochranná známka svého vydavatele.

## Nový stůl
ui-players = Hráči
ui-players-n = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
ui-table-name = Název stolu
ui-with-sets = Hrát s rozšířením
ui-bonus-hint = Dalších 5 postav k rozdání.
ui-bots = Boti
ui-bots-fill = Na začátku obsadit volná místa boty
ui-bots-n = { $n ->
    [0] Bez botů
    [one] { $n } bot
    [few] { $n } boti
   *[other] { $n } botů
}
ui-who-can-join = Kdo může přisednout
ui-public = Kdokoli: stůl je na úvodní stránce
ui-private = Jen lidé s odkazem
ui-timer = Čas na odpověď
ui-timer-none = Bez omezení
ui-timer-n = { $n } s
ui-timer-hint = Pak odpovídá bot, ale jen na tuto jednu otázku.
ui-open-table = Otevřít stůl

## Zakládání stolu
ui-presets = Připravené hry
ui-sets = Čím se hraje
ui-options = Varianty
ui-options-other = Varianty dalších rozšíření: { $n }
ui-cards-n = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
ui-characters-n = { $n ->
    [one] { $n } postava
    [few] { $n } postavy
   *[other] { $n } postav
}
ui-events-n = { $n ->
    [one] { $n } událost
    [few] { $n } události
   *[other] { $n } událostí
}
ui-needs-sets = Potřebuje: { $sets }.
ui-needs-players = Jen pro počet hráčů: { $players }.
ui-wrong-sets = { $n ->
    [one] Pro { $n } hráče je potřeba { $sets }.
    [few] Pro { $n } hráče je potřeba { $sets }.
   *[other] Pro { $n } hráčů je potřeba { $sets }.
}
ui-wrong-people = { $n ->
    [one] Lidí u stolu: { $people }. Jen { $n } místo nestačí.
    [few] Lidí u stolu: { $people }. Jen { $n } místa nestačí.
   *[other] Lidí u stolu: { $people }. Jen { $n } míst nestačí.
}
ui-mend-add = Přidat { $sets }
ui-mended = Teď se může začít.
ui-roles = Karty rolí: { $roles }
ui-roles-open = Karty rolí, odkryté: { $roles }
ui-sheriff-n = { $n ->
    [one] { $n } šerif
    [few] { $n } šerifové
   *[other] { $n } šerifů
}
ui-deputy-n = { $n ->
    [one] { $n } pomocník
    [few] { $n } pomocníci
   *[other] { $n } pomocníků
}
ui-outlaw-n = { $n ->
    [one] { $n } bandita
    [few] { $n } bandité
   *[other] { $n } banditů
}
ui-renegade-n = { $n ->
    [one] { $n } odpadlík
    [few] { $n } odpadlíci
   *[other] { $n } odpadlíků
}
ui-option-is = { $option }: { $value }
ui-option-no = { $option }: ne
ui-see-cards = Prohlédnout karty
ui-set-cards = Karty: { $set }

## Přisednutí
ui-join-title = Přisednout ke stolu
ui-join-label = Odkaz nebo kód
ui-join-hint = Vlož odkaz, který máš, nebo napiš kód stolu.
ui-join-bad = To není odkaz ani kód. Kód vypadá takto: { $example }
ui-go = Jít

## Čekání na hráče
ui-lobby-title = Čeká se na hráče
ui-lobby-code = Kód { $code }
ui-invite-share = Sdílet
ui-invite-qr = QR kód
ui-invite-here = Tenhle odkaz funguje jen na tomto počítači. Aby se připojily i telefony, otevři boomtown přes adresu tohoto počítače v síti.
ui-invite-qr-alt = QR kód s odkazem na tento stůl
ui-invite-text = Pojď si zahrát ke stolu „{ $title }“.
ui-screen-open = Zobrazit na velké obrazovce
ui-screen-hint = Hrajete v jedné místnosti? Otevřete { $address } na televizi nebo notebooku, uvidíte tam stůl.
ui-screen-join = Naskenuj kód telefonem a posaď se
ui-screen-free = { $n ->
    [0] Všechna místa jsou obsazená
    [one] { $n } volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
}
ui-screen-full = Celá obrazovka
ui-screen-again = Další hru spustíte z telefonů.
ui-seat-invite = Pozvat někoho na toto místo
ui-lobby-talk = Chat
ui-lobby-share = Pošli přátelům tento odkaz:
ui-copy-link = Kopírovat odkaz
ui-copied = Odkaz je zkopírovaný
ui-copy-failed = Kopírování tu nefunguje. Označ odkaz a zkopíruj ho.
ui-seat-open = Volné místo
ui-seat-host = správce
ui-seat-away = Pryč
ui-seat-n = Místo { $n }
ui-bot-add = Přidat bota
ui-bot-remove = Odebrat bota
ui-bot-at = Bot, místo { $n }
ui-take-seat = Sednout si
ui-start = Začít hru
ui-start-hint = Volná místa obsadí boti.
ui-wait-host = Hru spouští { $name }.
ui-lobby-watching = Díváš se. Chceš-li hrát, sedni si na volné místo.
ui-lobby-invited = Ke hře { $game } tě zve { $name }. Sedni si na volné místo.
ui-leave = Odejít
ui-rules-of-table = Co se hraje
ui-change-table = Upravit nastavení
ui-save = Uložit
ui-watchers = { $n ->
    [one] { $n } divák se dívá
    [few] { $n } diváci se dívají
   *[other] { $n } diváků se dívá
}
bot-greenhorn = zelenáč
bot-greenhorn-line = Hraje podle jednoduchých pravidel a pamatuje si, kdo po kom střílel.
bot-cowhand = honák
bot-cowhand-line = Odpovídá rychle a každou roli hraje jinak.
bot-marshal = maršál
bot-marshal-line = Dívá se dopředu a zváží každou odpověď.
bot-hothead = horká hlava
bot-hothead-line = Nejdřív střílí, potom myslí.
bot-timid = bojácný
bot-timid-line = Šetří karty i životy.
bot-loyalist = věrný
bot-loyalist-line = Brání svou stranu až do konce.
bot-random = náhoda
bot-random-line = Všechno nechává na náhodě.
ui-bot-level = Úroveň bota, místo { $n }

## Stůl
ui-table-of = Stůl { $title }
ui-turn-no = tah { $n }
ui-round-no = hra { $n }
ui-players-around = Hráči
ui-middle = Balíček, odhozené a vyložené karty
ui-my-place = Moje místo
ui-my-hand = Moje ruka
ui-my-cards = Karty před tebou
ui-cards-of = Karty, které má před sebou { $name }
ui-deck = Balíček
ui-discards = Odhozené
ui-deck-n = Balíček { $n }
ui-discards-n = Odhozené { $n }
ui-aim-second = Vyber druhý cíl
ui-zone-n = { $zone }: { $n }
ui-hand-open = Odkrytá ruka
ui-tokens-n = { $n ->
    [one] 1 žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
}
ui-row = Hokynářství
ui-looking = Tyto karty vidíš jen ty
ui-turned = Otočené karty
ui-checked = Otočeno na: { $cause }
ui-take-back = Vzít zpět
ui-put-back = Odložit
ui-end-turn = Ukončit tah
ui-play-hint = Vyber kartu a zahraj ji, nebo ukonči tah.
ui-look-at = Prohlédnout si
ui-play-it = Zahrát
ui-play-as = Zahrát jako { $kind }
ui-you-role = Jsi { $role }
ui-lives-of = { $max ->
    [2] { $life } ze { $max }
    [3] { $life } ze { $max }
    [4] { $life } ze { $max }
    [6] { $life } ze { $max }
    [7] { $life } ze { $max }
   *[other] { $life } z { $max }
}
ui-lives-change = { $from } → { $to }
ui-chance = { $b ->
    [2] { $a } ze { $b }
    [3] { $a } ze { $b }
    [4] { $a } ze { $b }
   *[other] { $a } z { $b }
}
ui-costs-life = { $n ->
    [one] stojí { $n } život
    [few] stojí { $n } životy
   *[other] stojí { $n } životů
}
ui-watching = Díváš se
ui-watching-hint = Karty v ruce a skryté role nevidíš.
ui-chip-turn = Na tahu
ui-chip-turn-text = Tento hráč je na tahu.
ui-chip-answers = Odpovídá
ui-chip-answers-text = Hra čeká, jak se tento hráč rozhodne.
ui-away = Pryč, hraje bot
ui-away-name = Pryč: { $name }
ui-out-was = Mimo hru ({ $role })
ui-role-hidden = Neznámá role
ui-role-hidden-text = Role je tajná, dokud hráč nevypadne ze hry. Otevřená je jen role šerifa. Otevři hráče a poznamenej si svůj odhad.
ui-choose-target = Vyber cíl: { $card }
ui-choose-target-detail = Klikni na zvýrazněného hráče, nebo stiskni jeho číslo.
ui-choose-which = { $name }: kterou kartu?
ui-choose-which-hand = Náhodná karta z ruky
ui-spend = Utratit valouny
ui-spend-which = Vyber, za co zaplatíš
ui-choose-as = Jako co zahraješ kartu { $card }?
ui-confirm-again = Klikni na kartu ještě jednou, nebo na tlačítko.
ui-your-own-seat = ty
ui-cannot-now = Teď to nejde

## Čekání
ui-my-turn = Jsi na tahu
ui-wait-play = { $name } hraje
ui-wait-shot = { $name } odpovídá na výstřel
ui-wait-indians = { $name } odpovídá na útok indiánů
ui-wait-duel = { $name } odpovídá v duelu
ui-wait-rescue = { $name } umírá
ui-wait-store = { $name } si bere kartu
ui-wait-draw = { $name } si dobírá
ui-wait-discard = { $name } odhazuje
ui-wait-character = { $name } si vybírá postavu
ui-wait-other = { $name } se rozhoduje
ui-wait-all = Stůl se připravuje
ui-late-bot = Pozdě: tentokrát za tebe odpovídá bot.

## Místa pro čtečky obrazovky
ui-seat-name = { $character }, { $player }
ui-seat-lives = { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
}, nejvýš { $max }
ui-seat-hand = { $n ->
    [0] žádná karta v ruce
    [one] { $n } karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
}
ui-seat-distance = vzdálenost { $n }
ui-seat-distance-text = Počítá se po místech kratší cestou, pak se přičtou karty jako Mustang. Na výstřel je potřeba zbraň s takovým dostřelem.
ui-lives-name = Životy
ui-lives-text = Kdo přijde o poslední život, vypadává ze hry, pokud ho včas nezachrání Pivo.
ui-hand-name = Karty v ruce
ui-hand-text = Vidět je jen jejich počet. Na konci tahu si hráč obvykle nechá tolik karet, kolik má životů.
ui-deck-text = Kolik karet zbývá. Když balíček dojde, zamíchají se odhozené karty do nového.
ui-discards-text = Sem se odkládají zahrané a odhozené karty. Vrchní karta je vidět.
ui-seat-role = role: { $role }
ui-seat-jailed = ve vězení
ui-seat-turn = na tahu
ui-seat-asked = odpovídá
ui-seat-target = lze vybrat, klávesa { $n }
ui-seat-table = vyložené karty: { $cards }

## Průběh hry
ui-log = Průběh hry
ui-log-open = Otevřít průběh hry
ui-log-empty = Zatím nic.
ui-log-mine = Tvůj tah
ui-log-begin = Začátek
ui-log-taken-back = vzato zpět
ui-newest = K nejnovějšímu
ui-say = Řekni něco ostatním
ui-talk-costs =
    Mluvit tě teď stojí { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životů
    }
ui-talk-again =
    Odešli to ještě jednou a ztrácíš { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životů
    }
ui-send = Poslat
ui-said = { $name }: { $text }

## Karta nebo postava ve velkém
ui-card-brown = Hnědá karta, po zahrání se odhazuje
ui-card-blue = Modrá karta, zůstává vyložená
ui-card-black = Černá karta, zůstává vyložená
ui-card-orange = Nebezpečná karta, zůstává ve hře i se žetony nabití
ui-card-wagon = Vagon, zůstává ve hře a platí jako modrá karta
ui-card-engine = Lokomotiva, působí na konečné
ui-card-station = Stanice: za její cenu je vagon, který v ní stojí
ui-card-weapon = Zbraň, dostřel { $n }
ui-card-copies = V balíčku { $n }×: { $places }
ui-card-in-play = Ve hře: { $names }
ui-char-lives = { $n ->
    [one] Začíná s { $n } životem
    [few] Začíná s { $n } životy
   *[other] Začíná s { $n } životy
}
ui-char-played-by = Za postavu hraje { $name }
ui-role-of-you = Tvá role
ui-role-goal = Cíl
ui-previous-card = Předchozí karta
ui-next-card = Další karta
ui-reach-of = Dostřel { $n }

## Prohlížeč karet
ui-learn = Lekce
ui-learn-offer = Ještě nikdy? Nauč se hrát za deset minut
ui-rules = Pravidla
ui-board-title = Rozbor pozic
ui-to-board = Rozebrat pozici
ui-puzzles = Úlohy
ui-rules-all = Všechna pravidla
ui-rules-search = Hledat v pravidlech
ui-rules-english = Číslovaná pravidla jsou v angličtině.
ui-rules-found = { $n ->
    [one] Nalezeno { $n } místo
    [few] Nalezena { $n } místa
   *[other] Nalezeno { $n } míst
}
ui-rules-proofs = Scénáře: { $n }
ui-rules-link = Odkaz na toto pravidlo
ui-rules-contents = Obsah
ui-rule-of = V pravidlech
ui-all-cards = Všechny karty
ui-about-card = Vše o této kartě
ui-new-tab = otevře se v nové kartě prohlížeče
ui-search-cards = Hledat v názvech a pravidlech
ui-filter-set = Hra a rozšíření
ui-filter-kind = Druh karty
ui-filter-any = Vše
ui-filter-sets = Všechny sady
ui-filter-kinds = Všechny druhy
ui-sort-brown = Hnědé karty
ui-sort-blue = Modré karty
ui-sort-green = Zelené karty
ui-sort-black = Černé karty
ui-sort-orange = Oranžové karty
ui-sort-wagon = Vagony
ui-sort-engine = Lokomotivy
ui-sort-station = Stanice
ui-sort-character = Postavy
ui-sort-event = Události
ui-found-n = Nalezeno: { $n }
ui-found-none = Nic se nenašlo.
ui-filter-reset = Zobrazit vše
ui-what-if = Co když …
ui-card-green = Zelená karta, nejdřív se vyloží, použije se v pozdějším tahu
ui-card-event = Událost, platí pro všechny
ui-event-round = Platí, dokud nepřijde další událost.
ui-event-enters = Stane se jednou, když událost přijde.
ui-event-turn-start = Stává se na začátku každého tahu.
ui-event-phase-1 = Mění 1. fázi každého tahu.
ui-event-phase-1-end = Stává se na konci 1. fáze každého tahu.
ui-event-turn-end = Stává se na konci každého tahu.
ui-event-last = Poslední karta svého balíčku.
ui-event-bonus = Bonusová karta, dá se vynechat.
ui-previous = Předchozí
ui-next = Další

## Konec hry
end-you-win = Vítězíš
end-you-lose = Prohráváš
end-law = Vítězí zákon
end-outlaws = Vítězí bandité
end-renegade = { $renegades ->
    [one] Vítězí odpadlík
    [few] Vítězí jeden z odpadlíků
   *[other] Vítězí jeden z odpadlíků
}
end-law-why = { $renegades ->
    [one] Bandité i odpadlík jsou mimo hru.
    [few] Bandité i oba odpadlíci jsou mimo hru.
   *[other] Bandité i oba odpadlíci jsou mimo hru.
}
end-outlaws-why = { $renegades ->
    [one] Šerif je mimo hru a odpadlík nezbývá jako jediný.
    [few] Šerif je mimo hru a žádný z odpadlíků nezbývá jako jediný.
   *[other] Šerif je mimo hru a žádný z odpadlíků nezbývá jako jediný.
}
end-renegade-why = { $renegades ->
    [one] Šerif je mimo hru a zbývá jen odpadlík.
    [few] Šerif je mimo hru a zbývá jen jeden odpadlík.
   *[other] Šerif je mimo hru a zbývá jen jeden odpadlík.
}
end-won = { $role ->
    [sheriff] Šerif: vítězství
    [deputy] Pomocník šerifa: vítězství
    [outlaw] Bandita: vítězství
   *[renegade] Odpadlík: vítězství
}
end-lost = { $role ->
    [sheriff] Šerif: porážka
    [deputy] Pomocník šerifa: porážka
    [outlaw] Bandita: porážka
   *[renegade] Odpadlík: porážka
}
end-alive = { $life ->
    [one] Zbývá { $life } život
    [few] Zbývají { $life } životy
   *[other] Zbývá { $life } životů
}
end-out = Mimo hru
end-out-by = Konec v tahu { $n } ({ $name })
end-out-turn = Konec v tahu { $n }
end-winners = Vítězové
end-others = Ostatní
end-one-more = Ještě jednu?
end-one-more-hint = Stejný stůl, nové rozdání.
end-keep = Nechat si postavu
end-rotate = Hvězda putuje na další místo
end-again = Hrát znovu
end-again-by = Další hru chce: { $names }
end-again-in = Začne za { $time }, nebo hned, jak ji budou chtít všichni.
end-again-asked = Čeká se na ostatní
end-again-now = Začít bez čekání
end-look-back = Zpět ke stolu
end-to-result = Zpět k výsledku
end-seed = Seed této hry
curve-title = Šance během tahů
ui-chance-of = { $side } { $chance }
curve-law = Zákon
curve-outlaws = Bandité
curve-renegade = Odpadlík
curve-end = Výsledek
curve-turn = Tah { $n }
curve-reveals = Odhalené role:
curve-swings = Největší zvraty
curve-card = karta
curve-choice = volba
curve-luck = štěstí
curve-open = Přehrát odtud
curve-values = Všechny hodnoty
curve-hint = Odhad ze všech karet a rolí. Chyba je asi { $n } %. Klávesami ← a → se pohybuješ po tazích.
curve-hint-seat = Odhad z toho, co v té chvíli ví { $name }. Chyba je asi { $n } %. Tenké čáry patří odkrytému stolu. Klávesami ← a → se pohybuješ po tazích.
curve-of-seat = Co ví { $name }: { $values }
curve-of-all = Vše odkryté: { $values }
curve-rough = Hrubý odhad: v takových hrách model svého cíle nedosáhl.
# The player's own guess at a hidden role, in the dialog of the seat; $n: guesses, $right: those that came true.
guess-title = Tvůj odhad
guess-hint = Vidíš ho jen ty.
guess-seat = tvůj odhad: { $role }
guess-score =
    { $n ->
        [1] Odhady rolí: správně { $right } z { $n }
        [5] Odhady rolí: správně { $right } z { $n }
       *[other] Odhady rolí: správně { $right } ze { $n }
    }
# Probabilities of the hidden roles, for a learner; $me: whether the reader has opened it.
who-title = Kdo je kdo
who-ask = Odhad skrytých rolí z toho, co vidíš ty. Jakmile ho otevřeš, všichni hráči až do konce hry vidí, že ho používáš.
who-open = Otevřít, všichni to uvidí
who-hint = Odhad z toho, co vidíš ty. Všichni hráči vidí, že ho máš otevřený.
who-acts = Co odhad změnilo nejvíc
who-none = Zatím o tomto hráči nic nenapovídá.
who-all = Znáš všechny role.
who-seat = má otevřené „Kdo je kdo“
note-who =
    { $me ->
        [who] Máš otevřené „Kdo je kdo“
       *[other] { $who } má otevřené „Kdo je kdo“
    }
err-who-watching = „Kdo je kdo“ mohou otevřít jen hráči u stolu.
err-who-rated = Tato hra se počítá do hodnocení, proto „Kdo je kdo“ nejde otevřít.
err-who-known = V této hře už všechny role znáš.
end-figures = Hra v číslech
end-figure-player = Hráč
end-figure-shots = Výstřely
end-figure-hits = Zásahy
end-figure-dodges = Úhyby
end-figure-damage = Zranění
end-figure-luck = Největší štěstí
end-luck-check = { $source }: { $card }
end-luck-throw = { $n } × { $face }
end-fairness = Férovost
end-deciding = Rozhodující tah
end-picture-share = Sdílet obrázek
end-picture-save = Uložit obrázek

## Spojení
ui-connecting = Navazuje se spojení
ui-lost = Spojení je přerušené. { $n ->
    [0] Právě se obnovuje.
    [one] Další pokus za { $n } sekundu.
    [few] Další pokus za { $n } sekundy.
   *[other] Další pokus za { $n } sekund.
}
ui-try-now = Zkusit hned
ui-new-version = Server má novou verzi. Stránka se načte znovu, jakmile nebudeš na tahu.
ui-back-again = Spojení je zpět.
ui-elsewhere = Tvé místo je otevřené v jiném panelu.
ui-elsewhere-hint = Tady se hra jen ukazuje.
ui-take-here = Převzít místo sem
ui-new-game-starts = Začíná další hra.

## Klávesy
ui-keys-title = Klávesy
ui-keys-answers = Odpověď s tímto číslem
ui-keys-arrows = Procházet ruku, místa a odpovědi
ui-keys-numbers = Odpověď nebo cíl s tímto číslem; v tvém tahu karta s tímto číslem
ui-keys-enter = Vybrat, zahrát, odpovědět
ui-keys-esc = Odložit kartu, zavřít
ui-keys-end = Ukončit tah
ui-keys-undo = Vzít zpět
ui-keys-log = Průběh hry
ui-keys-info = Prohlédnout si kartu nebo hráče
ui-keys-signs = Vysvětlit značky na stole, jednu po druhé
ui-keys-hand = Na karty v ruce
ui-keys-prompt = Na výzvu
ui-keys-help = Tato nápověda
ui-how-title = Jak se hraje
ui-how-1 = Každý má tajnou roli. Známý je jen šerif.
ui-how-2 = Bandité chtějí vyřadit šerifa. Šerif a pomocníci chtějí vyřadit bandity a všechny odpadlíky. Odpadlík chce zůstat ve hře jako jediný.
ui-how-3 = Ve svém tahu si dobereš 2 karty, zahraješ, co chceš, a necháš si tolik karet, kolik máš životů.
ui-how-4 = Za tah smíš zahrát 1 kartu BANG! na někoho, kdo je na dostřel. Zastaví ji karta Vedle!
ui-how-5 = Co teď nejde, řekne ti proč: klikni na to. Každá karta i postava se otevře ve velkém i s pravidly.

## O projektu
ui-about-what = boomtown je stůl pro karetní i kostkovou hru BANG! v prohlížeči: s otevřeným kódem, zdarma, bez účtů a bez cizích serverů.
ui-about-licence = Program: licence MIT. QR kódy: lean-qr, David Evans, licence MIT.
ui-about-icons = Symboly: game-icons.net, autoři Lorc, Delapouite, Skoll, John Colburn a další, CC BY 3.0, obarvené a oříznuté.
ui-about-fonts = Písma: Besley (Owen Earl) a Archivo (Omnibus-Type), obě pod licencí SIL Open Font License.
ui-about-art = Portréty, karty, kostky a ulice jsou vlastní kresby projektu.

## Chyby
err-malformed = Té zprávě není rozumět. Nic se nemění.
err-no-table = Tento stůl už neexistuje. Řekni si o nový odkaz.
err-full = Stůl je plný. Můžeš se dívat.
err-running = Hra už běží. Můžeš se dívat.
err-bad-name = Jméno má 1 až 24 znaků.
err-bad-setup = Tato nastavení nejdou dohromady.
err-bad-token = Toto místo patří někomu jinému. Můžeš se dívat.
err-not-host = To smí jen správce stolu.
err-not-asked = Otázka teď není na tebe.
err-illegal = To teď nejde.
err-stale = Hra už je dál. Podívej se znovu.
err-no-undo = Není co vzít zpět.
err-elsewhere = Tvé místo je otevřené v jiném panelu.
err-other-version = Tvoje hra je na serveru jiné verze. Stránka ho hledá.
err-too-big = To je příliš dlouhé.
err-too-many = Příliš mnoho zpráv. Chvíli počkej.
err-not-found = Na této adrese nic není.
err-bots = Takový bot není, nebo pro něj není místo.
err-server = Na serveru došlo k chybě. Zkus to znovu.
err-busy = Server má teď moc práce. Zkus to za chvíli znovu.
err-ending = Server se právě restartuje. Zkus to za chvíli znovu.
err-network = Server neodpovídá. Zkus to za chvíli znovu.

## Míření: nadpis výzvy po výběru karty
ui-aim-bang = Vyber, na koho vystřelíš
ui-aim-panic = Vyber, komu kartu vezmeš
ui-aim-cat-balou = Vyber, kdo přijde o kartu
ui-aim-duel = Vyber si soupeře
ui-aim-jail = Vyber, kdo půjde do vězení
ui-aim-self = Míříš na sebe. Pokud to tak chceš, vyber se ještě jednou.

## Symboly na kartách, po jednom řádku
symbol-title = Symboly
symbol-reticle = Efekt BANG!
symbol-range = Dostřel { $n }
symbol-reach = Na dostřel tvé zbraně
symbol-near = Ve vzdálenosti { $n }, zbraně nepomáhají
symbol-farther = Ostatní tě vidí o { $n } dál
symbol-closer = Vidíš ostatní o { $n } blíž
symbol-any-distance = V jakékoli vzdálenosti
symbol-everybody = Všichni; jestli i ty, říká pravidlo
symbol-person = Kdokoli ve hře, i ty
symbol-dodge = Efekt Vedle!
symbol-heart-plus = { $n ->
    [one] Vyleč si { $n } život
    [few] Vyleč si { $n } životy
   *[other] Vyleč si { $n } životů
}
symbol-draw = { $n ->
    [one] Dober si { $n } kartu
    [few] Dober si { $n } karty
   *[other] Dober si { $n } karet
}
symbol-take = Vezmi někomu kartu
symbol-discard = Někdo odhazuje kartu
symbol-turn-up = Snímání: otoč vrchní kartu balíčku
symbol-pay = { $n ->
    [one] Stojí ještě { $n } další kartu z ruky
    [few] Stojí ještě { $n } další karty z ruky
   *[other] Stojí ještě { $n } dalších karet z ruky
}
symbol-stays = Zůstává ve hře
symbol-waits = Nejdřív ji vylož: použít ji smíš od svého příštího tahu
symbol-waits-shot = Nejdřív ji vylož: použít ji smíš od tahu dalšího hráče
symbol-or = Jedno z toho, podle tebe
symbol-crossed-pistols = Efekt Duel
symbol-again = Ještě jeden tah
symbol-cancel = Zruší kartu, která míří jen na tebe, ale ne efekt BANG!
symbol-keep-life = Život se neztrácí
symbol-any-card = Každá karta z ruky platí jako BANG!
symbol-no-diamonds = Kárové karty ostatních na tebe nepůsobí
symbol-tombstone = Někdo, kdo je mimo hru
symbol-broken-heart = Když ztrácíš život
symbol-broken-heart-many = { $n ->
    [one] Bere { $n } život
    [few] Bere { $n } životy
   *[other] Bere { $n } životů
}
symbol-draw-more = V 1. fázi si dober o { $n } víc
symbol-turn-up-many = { $n ->
    [one] Snímání: otoč { $n } kartu balíčku
    [few] Snímání: otoč { $n } karty balíčku
   *[other] Snímání: otoč { $n } karet balíčku
}
symbol-turn-up-more = Při snímání otoč o { $n } víc a vyber si
symbol-hand-many = Na konci tahu si smíš nechat karty v počtu { $n }
symbol-discard-many = { $n ->
    [one] Odhoď { $n } kartu
    [few] Odhoď { $n } karty
   *[other] Odhoď { $n } karet
}
symbol-pass-many = { $n ->
    [one] Dej { $n } kartu doleva
    [few] Dej { $n } karty doleva
   *[other] Dej { $n } karet doleva
}
symbol-nugget-more = { $n ->
    [one] Vezmi si { $n } valoun
    [few] Vezmi si { $n } valouny
   *[other] Vezmi si { $n } valounů
}
symbol-nugget-less = { $n ->
    [one] Zaplať { $n } valoun
    [few] Zaplať { $n } valouny
   *[other] Zaplať { $n } valounů
}
symbol-load-less = { $n ->
    [one] Stojí 1 žeton nabití z této karty
    [few] Stojí { $n } žetony nabití z této karty
   *[other] Stojí { $n } žetonů nabití z této karty
}
symbol-load-more = { $n ->
    [one] Vezmi si 1 žeton nabití
    [few] Vezmi si { $n } žetony nabití
   *[other] Vezmi si { $n } žetonů nabití
}
symbol-upgrade-many = { $n ->
    [one] Vylepšení: 1 žeton nabití zaplatí to, co následuje
    [few] Vylepšení: { $n } žetony nabití zaplatí to, co následuje
   *[other] Vylepšení: { $n } žetonů nabití zaplatí to, co následuje
}
symbol-redo = Snímání se opakuje
symbol-back-hand = Karta se ti vrací do ruky
symbol-no-dodge = Nelze zrušit
symbol-not-allowed = Nemá účinek
symbol-revolver = Karta BANG!
symbol-arrow-cluster = Karta Indiáni!
symbol-train = Vlak jede dál
symbol-last = Až na konečnou
symbol-copy = Udělá to, co vrchní odhozená karta
symbol-wagon = Vagon
symbol-wagon-many = { $n ->
    [one] 1 vagon
    [few] { $n } vagony
   *[other] { $n } vagonů
}
symbol-swap-cards = Dvě karty ve hře si vymění místo
symbol-hourglass = Na konci tvého tahu
symbol-eye-many = { $n ->
    [one] Prohlédni si 1 kartu
    [few] Prohlédni si { $n } karty
   *[other] Prohlédni si { $n } karet
}
symbol-ghost = Ve hře bez života

## Nabití
ui-boom = Bum!
ui-pay-from = { $name }: platí { $n } z { $all } žetonů nabití
ui-pay-loads = { $n ->
    [one] Zaplatit 1 žeton
    [few] Zaplatit { $n } žetony
   *[other] Zaplatit { $n } žetonů
}
ui-pay-more = { $n ->
    [one] Vyber ještě 1
    [few] Vyber ještě { $n }
   *[other] Vyber ještě { $n }
}

## Vlak
ui-fare-blue = modrá karta
ui-fare-red = červená karta
ui-fare-black = černá karta
ui-fare-weapon = zbraň
ui-fare-life = { $n ->
    [one] 1 život
    [few] { $n } životy
   *[other] { $n } životů
}
ui-fare-cards = { $n ->
    [one] 1 libovolná karta
    [few] { $n } libovolné karty
   *[other] { $n } libovolných karet
}
ui-train = Vlak
ui-train-look = Prohlédnout si celý vlak
ui-train-hint = Vlak jede dál na začátku šerifova tahu. Kdo zaplatí cenu stanice, bere si vagon, který v ní stojí.
ui-wagons-left = { $n ->
    [one] V balíčku zbývá 1 vagon.
    [few] V balíčku zbývají { $n } vagony.
   *[other] V balíčku zbývá { $n } vagonů.
}
ui-end-of-line = Konečná
ui-end-of-line-then = pak nový vlak
ui-end-of-line-text = Tady se provede efekt lokomotivy. Pak se vyloží nové stanice a nový vlak.
ui-train-behind = Zatím mimo stanice
ui-train-stands = Tady stojí lokomotiva. Tu si nikdo vzít nemůže.
ui-train-empty = Nestojí tu žádný vagon
ui-train-next = Další vlak potáhne { $engine }.
ui-train-move = Posunout vlak
ui-take-wagon = Vzít
ui-wagon = Vagon
ui-wagon-which = Vyber vagon
ui-train-can = { $n ->
    [one] Máš tu 1 možnost
    [few] Máš tu { $n } možnosti
   *[other] Máš tu { $n } možností
}

## Events and ghosts
ui-sets-n = { $n ->
    [one] { $n } rozšíření
    [few] { $n } rozšíření
   *[other] { $n } rozšíření
}
# Karty událostí uprostřed stolu.
ui-events = Události
ui-events-on = Právě platí
ui-events-none = Zatím bez události
ui-events-next = Další:
ui-events-left = { $n ->
    [one] zbývá { $n } karta
    [few] zbývají { $n } karty
   *[other] zbývá { $n } karet
}
ui-events-end = Poslední událost
ui-events-new = Nová událost
ui-backwards = Tahy jdou proti směru hodinových ručiček
# $name je na tahu.
ui-suit-named = { $name }: jen { $suit }
ui-duty = Musí se zahrát
ui-duty-of = { $name } musí zahrát: { $card }
ui-spare = Druhá postava
ui-identity-now = Beze změny
ui-identity-spare = Po výměně
ui-lives-n = { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}
# Znamení na štítku.
ui-ghost = Duch
ui-chip-ghost = Duch na tahu
ui-until-ghost = do konce tahu
ui-ghost-plays = Duch do konce tohoto tahu.
ui-ghost-you = Do konce tahu jsi duch: životy neztrácíš ani nezískáváš.
ui-returns = Vrací se na svůj tah
ui-returns-text = Tento hráč je mimo hru, ale na svůj tah se vrátí.
ui-hunts = Loví: { $name }
ui-hunts-you = Loví tebe
ui-you-hunt = Lovíš: { $name }
ui-hunt-text = Ve třech má každý svůj cíl a vyhraje, když ho sám vyřadí. Vypadne-li někdo jinak, vyhraje ten, kdo zůstane poslední.
ui-lent = se schopností, kterou má { $name }
ui-ability-off = schopnost nepůsobí
ui-ability-off-by = Schopnost nepůsobí: { $event }
ui-seat-ghost = duch bez životů
ui-card-waits = zatím nejde použít
ui-card-muted = teď bez účinku
# Schopnosti a ceny. $name je karta, postava nebo událost.
ui-use = Použít: { $name }
ui-use-it = Použít
ui-draw-in-play = Vzít kartu ze hry
ui-cost-next = { $n ->
    [one] Stojí ještě { $n } další kartu: vybereš ji hned potom.
    [few] Stojí ještě { $n } další karty: vybereš je hned potom.
   *[other] Stojí ještě { $n } dalších karet: vybereš je hned potom.
}
ui-aim-draw = Vyber, komu kartu vezmeš
ui-aim-tequila = Vyber, kdo získá život
ui-aim-blood-brothers = Vyber, kdo získá tvůj život
ui-aim-ricochet = Vyber kartu ve hře, na kterou vystřelíš
# Tři hráči: vítězí jediný.
end-hunter = { $role ->
    [deputy] Vítězí pomocník šerifa
    [outlaw] Vítězí bandita
   *[renegade] Vítězí odpadlík
}
end-hunter-why = { $name } vypadává rukou toho, kdo měl právě tento cíl.
end-last = { $role ->
    [deputy] Vítězí pomocník šerifa
    [outlaw] Vítězí bandita
   *[renegade] Vítězí odpadlík
}
end-last-why = Ve hře nezbývá nikdo jiný.
# Nápověda.
ui-how-6 = Zelené karty se nejdřív vyloží. Od svého příštího tahu na ně klikni a použij je; ty s efektem Vedle! zastaví už nejbližší výstřel.
ui-how-7 = Karta události mění pravidla pro všechny, dokud nepřijde další. Klikni na ni a přečti si ji.
ui-keys-powers = Použít schopnost, událost nebo tvou zelenou kartu
ui-keys-table = K tvým vyloženým kartám
ui-keys-train = K vlaku, pokud nějaký jede
ui-signs-title = Znamení na kartách
ui-sign-bang = Efekt BANG!: výstřel, zastaví ho efekt Vedle!
ui-sign-missed = Efekt Vedle!: zastaví výstřel
ui-sign-heal = Vyleč si 1 život
ui-sign-draw = Dober si kartu
ui-sign-take = Vezmi někomu kartu
ui-sign-discard = Někdo odhazuje kartu
ui-sign-pay = Stojí ještě jednu kartu z ruky
ui-sign-check = Snímání: otočí se karta a uvidí se
ui-sign-distance = Vzdálenost; zbraně nepomáhají
ui-sign-reach = Na dostřel tvé zbraně
ui-sign-any = Na jakoukoli vzdálenost
ui-sign-all = Všichni ostatní
ui-sign-waits = Zelená: ne v tahu, kdy byla zahrána

## Uložené hry
ui-save-game = Uložit tuto hru
ui-watch-again = Přehrát znovu
ui-open-saved = Otevřít uloženou hru
ui-replay-how = Vyber soubor, přetáhni ho sem nebo vlož jeho text.
ui-replay-choose = Vybrat soubor
ui-replay-paste = Text hry
ui-replay-open = Otevřít
# Where a file is wrong; what was expected and found follows as the file has it.
ui-record-at = Řádek { $line }, sloupec { $column }.
ui-record-expected = Čekalo se:
ui-record-got = Nalezeno:
ui-replay-title = Uložená hra
ui-replay-untitled = Uložená hra
ui-replay-controls = Přehrávání hry
ui-replay-place = Krok hry
ui-replay-step = Krok { $at }/{ $n }
# $name has the turn.
ui-replay-turn = Tah { $n }: { $name }
ui-replay-start = Před prvním tahem
ui-replay-ends = Tady soubor končí.
ui-replay-back = O krok zpět
ui-replay-forward = O krok vpřed
ui-replay-turn-back = Na předchozí tah
ui-replay-turn-forward = Na další tah
ui-replay-play = Přehrát
ui-replay-pause = Pozastavit
ui-replay-jump = Tah
# Whose view of the game is shown: of a player, or one of the two below.
ui-replay-eyes = Pohled
ui-replay-open-eyes = Vše odkryté
ui-replay-watch = Divák
ui-replay-speed = Tempo
ui-replay-speed-n = { $n }×
ui-replay-hands = Ruce všech hráčů
ui-replay-hand-of = Ruka: { $name }
ui-keys-replay-step = O krok vpřed nebo zpět
ui-keys-replay-turn = Na další nebo předchozí tah
ui-keys-replay-ends = Na začátek, na konec
ui-keys-replay-play = Přehrát a pozastavit
err-bad-record = Tohle není uložená hra, kterou by tu šlo přečíst.
err-not-over = Hra ještě neskončila. Uložit půjde, až skončí.

## Layout and lobby
# Suggested names, separated by commas: a person is one of the first with one of the last, at most 24 characters together; a table is a place.
ui-suggest-first = Kojot, Havran, Jezevec, Vrabec, Kaktus, Bizon, Sokol, Rys, Bobr, Liška, Sova, Sojka
ui-suggest-last = z prérie, od řeky, z hor, ze stepi, z kaňonu, od potoka, z ranče, od studny, z pouště, z údolí, od brodu, od hranic
ui-suggest-tables = Zlatá rokle, Suchý potok, Měděná hora, Kojotí kaňon, Vlčí soutěska, Stříbrný brod, Orlí skála, Černý důl, Ztracené údolí, Bizoní pláň, Starý most, Rudá skála, Hadí díra, Trnitá stráň, Sluneční brod, Havraní vrch, Divoký břeh, Dlouhý hřeben, Bílá studna, Jezevčí paseka, Kamenný průsmyk, Prašná stezka, Tichá zátoka, Větrné sedlo
# How many bots sit down when the table is opened; the rest of the seats waits for people.
ui-bots-now = Boti hned
ui-bots-none = zatím žádný
ui-bots-hint = Místa, která na začátku zůstanou volná, obsadí boti.
ui-kick = Odebrat hráče
ui-kick-of = Odebrat hráče { $name }
ui-kick-ask = Odebrat hráče { $name }?
ui-kick-text = Místo bude zase volné. Hráč si k tomuto stolu už nesedne.
ui-lock = Zamknout stůl
ui-lock-hint = Nikdo nový si nesedne. Kdo má odkaz, může se dívat.
ui-locked = Stůl je zamčený. Můžeš se dívat.
ui-locked-all = Stůl je zamčený: nikdo nový si nesedne.
ui-notice-not-restored = Hru se nepodařilo obnovit, stůl proto znovu čeká na hráče.
ui-notice-other-version = Server má jinou verzi, která v této hře nemůže pokračovat. Hra zůstává uložená. Správce stolu může začít novou.
ui-notice-ending = Server se na chvíli zastaví. Vše je uloženo a stránka se pak znovu připojí sama.

## Co se děje, tempo a nepřítomnost
# Nadpisy výzvy, když hrají ostatní, podle karty zahrané na někoho; ostatní karty mají slova z průběhu hry.
now-bang =
    { $me ->
        [who] Střílíš na hráče { $to }
        [to] { $who } na tebe střílí
       *[other] { $who } střílí na hráče { $to }
    }
now-duel =
    { $me ->
        [who] Vyzýváš na duel hráče { $to }
        [to] { $who } tě vyzývá na duel
       *[other] { $who } vyzývá na duel hráče { $to }
    }
# Několik hráčů, kteří udělali totéž, v jednom řádku. $source je karta, na kterou odpovídají.
many-log-answer = { $names } odpovídají kartou { $kind }
many-log-answer-to = { $names } odpovídají na kartu { $source } kartou { $kind }
many-log-discard = { $names } odhazují kartu { $kind }
many-log-discard-to = { $names } odpovídají na kartu { $source } kartou { $kind }
many-log-lose = { $names } ztrácejí po { $n ->
    [one] { $n } životě
    [few] { $n } životech
   *[other] { $n } životech
}
many-log-heal = { $names } získávají po { $n ->
    [one] { $n } životě
    [few] { $n } životech
   *[other] { $n } životech
}
# Volba, kterou za člověka udělal bot.
note-removed = { $name }: místo uvolnil správce stolu. Dál hraje bot.
note-left = { $name } už tu není. Dál hraje bot.
ui-a-player = Hráč
note-timeout =
    { $me ->
        [who] Čas vypršel, vybral za tebe bot
       *[other] { $who }: čas vypršel, vybral bot
    }
note-away =
    { $me ->
        [who] Bez tebe hrál za tebe bot
       *[other] { $who } je pryč, hraje bot
    }
note-idle =
    { $me ->
        [who] Odpověděl za tebe bot
       *[other] Za hráče { $who } odpovídá bot
    }
# Druhý řádek, když mě nic nezachrání.
ask-rescue-none = { $need ->
    [one] Nic, co máš v ruce, tě nezachrání. Chce to { $need } kartu Pivo.
    [few] Nic, co máš v ruce, tě nezachrání. Chce to { $need } karty Pivo.
   *[other] Nic, co máš v ruce, tě nezachrání. Chce to { $need } karet Pivo.
}
ui-onward = Pokračovat
ui-pay-lives = { $n ->
    [one] Ztratit { $n } život
    [few] Ztratit { $n } životy
   *[other] Ztratit { $n } životů
}
ui-end-costs = { $n ->
    [one] Konec tahu tě stojí { $n } život
    [few] Konec tahu tě stojí { $n } životy
   *[other] Konec tahu tě stojí { $n } životů
}
# Pod hodinami, když zbývá málo času: kdo pak odpoví.
ui-late = pak bot
ui-late-said = { $n ->
    [one] Zbývá { $n } sekunda, pak za tebe vybere bot.
    [few] Zbývají { $n } sekundy, pak za tebe vybere bot.
   *[other] Zbývá { $n } sekund, pak za tebe vybere bot.
}
ui-happened = Co se ti stalo
ui-since-mine = Od tvého posledního tahu
ui-since-turns = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
}
# Co tah komu udělal; čte se po jménu.
ui-mark-out = mimo hru, role: { $role }
ui-mark-lost = { $n ->
    [one] ztráta { $n } života
    [few] ztráta { $n } životů
   *[other] ztráta { $n } životů
}
ui-mark-won = { $n ->
    [one] zisk { $n } života
    [few] zisk { $n } životů
   *[other] zisk { $n } životů
}
ui-mark-none = Bez ztráty života
ui-log-drew = { $n ->
    [one] dobírá si { $n } kartu
    [few] dobírá si { $n } karty
   *[other] dobírá si { $n } karet
}
ui-log-earlier = Ukázat dřívější tahy
ui-chat-name = Tvé jméno v chatu
ui-pace = Tempo hry
# On the button in the bar above the table.
ui-pace-button = Tempo
ui-pace-slow = Pomalu
ui-pace-normal = Běžně
ui-pace-fast = Rychle
ui-pace-step = Krok za krokem
ui-pace-host = Jak rychle hrají boti, určuje jen správce stolu.
ui-pace-no-step = Krok za krokem jen tam, kde neběží čas.
ui-step-next = Další
ui-step-jump = K mé otázce
ui-nudge = Ať za hráče { $name } odpoví bot
# Titulek panelu, když se čeká na mou odpověď.
ui-title-turn = Jsi na tahu · { $title }
ui-notify-body = Stůl čeká na tvou odpověď.
ui-notify-on = Upozornit, když jsem na řadě
ui-notify-off = Už neupozorňovat
ui-notify-refused = Upozornění jsou zablokovaná. Povolit je můžeš v nastavení prohlížeče.
ui-trouble = Server teď nemůže ukládat. Hra čeká, nic se neztratí.
ui-keys-say = Říct něco ostatním
ui-keys-step = Krok za krokem: další
out-title = Jsi mimo hru
out-role = Tvá role: { $role }
out-bots = Ve hře jsou už jen boti.
out-people = Jsi mimo hru. Ostatní ještě hrají, role zůstávají skryté.
out-fast = Sledovat 3×
out-finish = Na konec
out-reveal = Ukázat role
out-again = Nová hra
err-locked = Správce tento stůl zamkl. Můžeš se dívat.
err-crowded = Z tvé adresy je u stolu obsazeno příliš mnoho míst.
err-kicked = Správce tě od tohoto stolu odebral. Můžeš se dívat.
err-no-name = Nejdřív napiš své jméno, pak můžeš chatovat.
err-name-taken = Toto jméno tu už někdo má. Vyber jiné.
err-undo-limit = V tomto tahu už nejde nic dalšího vzít zpět.
err-talk-costs = Mluvit teď stojí život. Jestli chceš, odešli to znovu.
err-slow-down = Moc rychle: tohle se neprovedlo. Zkus to za chvíli.
err-not-now = To teď nejde.
# Co udělá použití schopnosti či karty, na tlačítku: nejdřív cena, pak co přinese.
does-sid-ketchum = Odhoď 2 karty, získej 1 život
does-chuck-wengam = Ztrať 1 život, dober si 2 karty
does-jos-delgado = Odhoď modrou kartu, dober si 2 karty
does-doc-holyday = Odhoď 2 karty: efekt BANG! na dostřel
does-sniper = Odhoď 2 karty BANG! Výstřel ruší jen 2 efekty Vedle!
does-ricochet = Odhoď 1 kartu BANG! Střílíš na vyloženou kartu
does-canteen = Získej 1 život
does-pony-express = Dober si 3 karty
does-conestoga = Vezmi kartu komukoli
does-can-can = Kdokoli odhazuje kartu
does-derringer = Efekt BANG! na vzdálenost 1, dober si 1 kartu
does-howitzer = Efekt BANG! na všechny ostatní
does-pepperbox = Efekt BANG! na dostřel
does-knife = Efekt BANG! na vzdálenost 1
does-buffalo-rifle = Efekt BANG! na jakoukoli vzdálenost
now-log-row =
    { $me ->
        [who] Otevíráš hokynářství
       *[other] { $who } otevírá hokynářství
    }
now-log-throw =
    { $me ->
        [who] Házíš kostkami
       *[other] { $who } hází kostkami
    }
now-log-throw-again =
    { $me ->
        [who] Házíš znovu { $n ->
            [one] { $n } kostkou
            [few] { $n } kostkami
           *[other] { $n } kostkami
        }
       *[other] { $who } hází znovu { $n ->
            [one] { $n } kostkou
            [few] { $n } kostkami
           *[other] { $n } kostkami
        }
    }
# Totéž několikrát za sebou v jednom řádku; $times je aspoň 2.
times-log-arrow =
    { $me ->
        [who] Bereš si šípy ({ $times }), zbývá { $n }
       *[other] { $who } si bere šípy ({ $times }), zbývá { $n }
    }
times-log-aim =
    { $me ->
        [who] Míříš { $times }× na hráče { $to }: { $face }
        [to] { $who } na tebe míří { $times }×: { $face }
       *[other] { $who } míří { $times }× na hráče { $to }: { $face }
    }
times-log-beer-self =
    { $me ->
        [who] Piješ { $times }× pivo
       *[other] { $who } pije { $times }× pivo
    }

## Chvíle, kdy se mě hra neptá, a co se pro mě změnilo

ui-quiet = Na co se mě neptat
ui-quiet-text = Na tohle se tě hra neptá. Pauza je pro všechny stejná, takže to ostatní nepoznají. Vypni, na co se tě má zase ptát.
ui-quiet-none = Hra se tě zeptá pokaždé, když můžeš zasáhnout.
ui-quiet-what = Když může někdo zasáhnout
ui-quiet-card = U této karty ne
ui-quiet-turn = V tomto tahu ne
ui-quiet-of-card = { $what }: u této karty ne
ui-quiet-of-turn = { $what }: v tomto tahu ne
ui-quiet-of-always = { $what }: nikdy se neptat
ui-role-now = Tvá role od této chvíle
ui-goal-now = Tvůj cíl od této chvíle
ui-chosen = Tvá volba platí.
ui-chosen-card = Vybráno

## Bylo rozdání poctivé? Značka na konci hry a její okno

end-deal-held = Čísla rozdání souhlasí
end-deal-partly = Čísla rozdání souhlasí, pokud to tento prohlížeč pozná
end-deal-broken = Rozdání neodpovídá slibu
end-deal-none = Rozdání bez předchozího závazku
end-deal-title = Bylo rozdání poctivé?
end-deal-about = Před hrou server vylosoval tajné číslo a ukázal jeho otisk. Prohlížeče hráčů přidaly vlastní čísla. Seed rozdání vzniká ze všech, takže si ho nikdo nemohl vybrat sám.
end-deal-none-why = O tomto rozdání nebylo nic slíbeno. První hra se schválně rozdává lehká a hry starších verzí žádný slib neměly.
end-deal-shown-yes = Otisk je ten, který tento prohlížeč viděl před hrou.
end-deal-shown-no = Otisk není ten, který tento prohlížeč viděl před hrou.
end-deal-shown-unknown = Tento prohlížeč tu před hrou nebyl, takže neví, co bylo slíbeno.
end-deal-secret-yes = Tajné číslo odpovídá otisku.
end-deal-secret-no = Tajné číslo neodpovídá otisku.
end-deal-part-yes = Tvé číslo je součástí rozdání.
end-deal-part-no = Tvé číslo v rozdání chybí.
end-deal-part-unknown = Tento prohlížeč do rozdání žádné číslo včas nepřidal.
end-deal-seed-yes = Seed vychází z tajného čísla a z čísel hráčů.
end-deal-seed-no = Seed nevychází z tajného čísla a z čísel hráčů.
end-deal-denied-no = Tento prohlížeč viděl slib pro tuto hru a server teď tvrdí, že žádný nebyl.
end-deal-cards = Tento prohlížeč porovnal čísla. Že ze seedu opravdu vycházejí karty celé hry, ověří jen příkaz níže, který uloženou hru přehraje znovu.
end-deal-insecure = Tady to spočítat nejde: prohlížeče to umějí jen přes https nebo na počítači serveru. Ulož hru a ověř ji příkazem níže.
end-deal-parts = Číslo přidali: { $names }
end-deal-missing = Číslo nepřidali: { $names }
end-deal-no-parts = Žádný hráč číslo nepřidal, o rozdání tedy rozhodl sám server.
end-deal-limits = Co to neukazuje
end-deal-limit-colluding = Jestli server nespolupracoval s hráčem a nevyzkoušeli mnoho čísel.
end-deal-limit-showing = Jestli server někomu neukázal skryté karty.
end-deal-limit-bots = Jak dobře a jak poctivě hráli boti.
end-deal-limit-others = Jestli všichni hráči viděli stejný otisk. Porovnej svůj s ostatními.
end-deal-numbers = Čísla
end-deal-commitment = Otisk (závazek)
end-deal-secret = Tajné číslo serveru
end-deal-part-of = { $name }, vlastní číslo
end-deal-file = V uložené hře je to všechno. Tento příkaz soubor ověří i bez serveru:
err-stale-deal = To bylo pro jiné rozdání.
ui-moment-longer = Víc času
ui-moment-longer-text = Dát všem víc času. Nikdo se nedozví, kdo si o něj řekl.

## Hry

ui-game = Hra
game-bang = BANG!
game-bang-text = Klasika: karty, tajné role, revolvery.
game-dice = Kostková hra
game-dice-text = Pět kostek, tři hody a vzduch plný šípů.
game-duel = Duel
game-duel-text = Dva hráči, zákon proti banditům: jedna postava vpředu, druhá v záloze.
ui-all-dice = Kostky, role, postavy
