# Slová stránky okolo hry: úvodná stránka, čakanie na hráčov, stôl, koniec, pomoc, chyby.
# Mená kariet a postáv: cards.ftl. Čo sa deje v hre: game.ftl.

## Všeobecné
ui-language = Jazyk
ui-language-name = Slovenčina
ui-close = Zavrieť
ui-cancel = Zrušiť
ui-back-home = Na úvodnú stránku
ui-loading = Okamih
ui-you = ty
ui-you-name = { $name } (ty)
ui-and-more = a { $n } ďalších
# Hodnota a farba karty v texte: to isté čo rank-suit v cards.ftl.
ui-rank-suit = { rank-suit }
# Karta pre čítačku obrazovky. $card je jej meno, $place riadok vyššie.
ui-card-full = { $card } ({ $place })

## Hlavička stránky
ui-theme-night = Noc
ui-theme-noon = Poludnie
ui-theme-to-night = Prepnúť na noc
ui-theme-to-noon = Prepnúť na poludnie
ui-sound-on = Zapnúť zvuk
ui-sound-off = Vypnúť zvuk
ui-sound-offer = Hrať so zvukom?
ui-sound-none = Bez zvuku
ui-volume = Hlasitosť
ui-menu = Ponuka
ui-help = Pomoc a klávesy
ui-about = O projekte a autoroch
ui-skip-to-prompt = Prejsť na otázku

## Úvodná stránka
ui-tagline = Stôl pre BANG! v tvojom prehliadači. Pre 2 až 8 hráčov, ľudí aj botov.
ui-tagline-short = BANG! pri jednom stole, v prehliadači
ui-your-name = Tvoje meno
ui-no-account = Účet netreba.
ui-play-now = Hrať hneď
ui-play-now-hint =
    { $game ->
        [bang] Ty a 4 boti, základná hra. Začína sa hneď.
        [dice] Ty a 4 boti. Začína sa hneď.
        [duel] Ty proti botovi. Začína sa hneď.
       *[other] Ty a boti. Začína sa hneď.
    }
ui-go-on = Tvoja hra pokračuje: { $title }
ui-new-table = Nový stôl
ui-tournament = Turnaj
ui-join = Pripojiť sa odkazom alebo kódom
ui-join-short = Prisadnúť
ui-open-tables = Otvorené stoly
ui-more-tables = Ukázať ďalšie stoly
ui-open-tables-count = { $waiting ->
    [one] { $waiting } čaká
    [few] { $waiting } čakajú
   *[other] { $waiting } čaká
  }, { $running ->
    [one] { $running } môžeš sledovať
    [few] { $running } môžeš sledovať
   *[other] { $running } môžeš sledovať
  }
ui-open-tables-waiting = { $waiting ->
    [one] { $waiting } čaká
    [few] { $waiting } čakajú
   *[other] { $waiting } čaká
  }
ui-open-tables-running = { $running ->
    [one] { $running } môžeš sledovať
    [few] { $running } môžeš sledovať
   *[other] { $running } môžeš sledovať
  }
ui-no-open-tables = Žiadny stôl teraz nie je otvorený. Otvor nový alebo hraj s botmi.
ui-tables-unreachable = Zoznam stolov sa nepodarilo načítať. Ďalší pokus o chvíľu.
ui-table-line = { $sets } (správca: { $host })
ui-sets-base = Základná hra
ui-sets-bonus = Základná hra a bonusové postavy
ui-seats-taken = { $humans ->
    [one] { $humans } človek
    [few] { $humans } ľudia
   *[other] { $humans } ľudí
  }, { $bots ->
    [one] { $bots } bot
    [few] { $bots } boti
   *[other] { $bots } botov
  }, { $open ->
    [one] { $open } voľné miesto
    [few] { $open } voľné miesta
   *[other] { $open } voľných miest
  }
ui-sit = Prisadnúť
ui-sit-at = Prisadnúť: { $title }
ui-watch = Sledovať
ui-watch-at = Sledovať { $title }
ui-footer = Neoficiálny a nekomerčný fanúšikovský projekt. BANG! je ochranná známka svojho vydavateľa.

## Nový stôl
ui-players = Hráči
ui-players-n = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčov
}
ui-table-name = Názov stola
ui-with-sets = Hrať s rozšírením
ui-bonus-hint = Ďalších 5 postáv na rozdanie.
ui-bots = Boti
ui-bots-fill = Na začiatku obsadiť voľné miesta botmi
ui-bots-n = { $n ->
    [0] Bez botov
    [one] { $n } bot
    [few] { $n } boti
   *[other] { $n } botov
}
ui-who-can-join = Kto môže prisadnúť
ui-public = Ktokoľvek: stôl je na úvodnej stránke
ui-private = Len ľudia s odkazom
ui-timer = Čas na odpoveď
ui-timer-none = Bez obmedzenia
ui-timer-n = { $n } s
ui-timer-hint = Potom odpovedá bot, ale len na túto jednu otázku.
ui-open-table = Otvoriť stôl

## Zakladanie stola
ui-presets = Pripravené hry
ui-sets = Čím sa hrá
ui-options = Varianty
ui-options-other = Varianty ďalších rozšírení: { $n }
ui-cards-n = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kariet
}
ui-characters-n = { $n ->
    [one] { $n } postava
    [few] { $n } postavy
   *[other] { $n } postáv
}
ui-events-n = { $n ->
    [one] { $n } udalosť
    [few] { $n } udalosti
   *[other] { $n } udalostí
}
ui-needs-sets = Potrebuje: { $sets }.
ui-needs-players = Len pre počet hráčov: { $players }.
ui-wrong-sets = { $n ->
    [one] Pre { $n } hráča treba { $sets }.
    [few] Pre { $n } hráčov treba { $sets }.
   *[other] Pre { $n } hráčov treba { $sets }.
}
ui-wrong-people = { $n ->
    [one] Ľudí pri stole: { $people }. Len { $n } miesto nestačí.
    [few] Ľudí pri stole: { $people }. Len { $n } miesta nestačia.
   *[other] Ľudí pri stole: { $people }. Len { $n } miest nestačí.
}
ui-mend-add = Pridať { $sets }
ui-mended = Teraz sa môže začať.
ui-roles = Karty rolí: { $roles }
ui-roles-open = Karty rolí, odkryté: { $roles }
ui-sheriff-n = { $n ->
    [one] { $n } šerif
    [few] { $n } šerifovia
   *[other] { $n } šerifov
}
ui-deputy-n = { $n ->
    [one] { $n } pomocník
    [few] { $n } pomocníci
   *[other] { $n } pomocníkov
}
ui-outlaw-n = { $n ->
    [one] { $n } bandita
    [few] { $n } banditi
   *[other] { $n } banditov
}
ui-renegade-n = { $n ->
    [one] { $n } odpadlík
    [few] { $n } odpadlíci
   *[other] { $n } odpadlíkov
}
ui-option-is = { $option }: { $value }
ui-option-no = { $option }: nie
ui-see-cards = Pozrieť karty
ui-set-cards = Karty: { $set }

## Prisadnutie
ui-join-title = Prisadnúť k stolu
ui-join-label = Odkaz alebo kód
ui-join-hint = Vlož odkaz, ktorý máš, alebo napíš kód stola.
ui-join-bad = To nie je odkaz ani kód. Kód vyzerá takto: { $example }
ui-go = Ísť

## Čakanie na hráčov
ui-lobby-title = Čaká sa na hráčov
ui-lobby-code = Kód { $code }
ui-invite-share = Zdieľať
ui-invite-qr = QR kód
ui-invite-here = Tento odkaz funguje len na tomto počítači. Aby sa pripojili aj telefóny, otvor boomtown cez adresu tohto počítača v sieti.
ui-invite-qr-alt = QR kód s odkazom na tento stôl
ui-invite-text = Poď si zahrať k stolu „{ $title }“.
ui-screen-open = Zobraziť na veľkej obrazovke
ui-screen-hint = Hráte v jednej miestnosti? Otvorte { $address } na televízore alebo notebooku, uvidíte tam stôl.
ui-screen-join = Naskenuj kód telefónom a sadni si
ui-screen-free = { $n ->
    [0] Všetky miesta sú obsadené
    [one] { $n } voľné miesto
    [few] { $n } voľné miesta
   *[other] { $n } voľných miest
}
ui-screen-full = Celá obrazovka
ui-screen-again = Ďalšiu hru spustíte z telefónov.
ui-seat-invite = Pozvať niekoho na toto miesto
ui-lobby-talk = Čet
ui-lobby-share = Pošli priateľom tento odkaz:
ui-copy-link = Kopírovať odkaz
ui-copied = Odkaz je skopírovaný
ui-copy-failed = Kopírovanie tu nefunguje. Označ odkaz a skopíruj ho.
ui-seat-open = Voľné miesto
ui-seat-host = správca
ui-seat-away = Preč
ui-seat-n = Miesto { $n }
ui-bot-add = Pridať bota
ui-bot-remove = Odobrať bota
ui-bot-at = Bot, miesto { $n }
ui-take-seat = Sadnúť si
ui-start = Začať hru
ui-start-hint = Voľné miesta obsadia boti.
ui-wait-host = Hru spúšťa { $name }.
ui-lobby-watching = Pozeráš sa. Ak chceš hrať, sadni si na voľné miesto.
ui-lobby-invited = Na hru { $game } ťa pozýva { $name }. Sadni si na voľné miesto.
ui-leave = Odísť
ui-rules-of-table = Čo sa hrá
ui-change-table = Upraviť nastavenia
ui-save = Uložiť
ui-watchers = { $n ->
    [one] { $n } divák sa pozerá
    [few] { $n } diváci sa pozerajú
   *[other] { $n } divákov sa pozerá
}
bot-greenhorn = zelenáč
bot-greenhorn-line = Hrá podľa jednoduchých pravidiel a pamätá si, kto po kom strieľal.
bot-cowhand = honák
bot-cowhand-line = Odpovedá rýchlo a každú rolu hrá inak.
bot-marshal = maršal
bot-marshal-line = Pozerá sa dopredu a zváži každú odpoveď.
bot-hothead = horká hlava
bot-hothead-line = Najprv strieľa, potom myslí.
bot-timid = bojazlivý
bot-timid-line = Šetrí karty aj životy.
bot-loyalist = verný
bot-loyalist-line = Bráni svoju stranu až do konca.
bot-random = náhoda
bot-random-line = Všetko necháva na náhodu.
ui-bot-level = Úroveň bota, miesto { $n }

## Stôl
ui-table-of = Stôl { $title }
ui-turn-no = ťah { $n }
ui-round-no = hra { $n }
ui-players-around = Hráči
ui-middle = Balíček, odhodené a vyložené karty
ui-my-place = Moje miesto
ui-my-hand = Moja ruka
ui-my-cards = Karty pred tebou
ui-cards-of = Karty, ktoré má pred sebou { $name }
ui-deck = Balíček
ui-discards = Odhodené
ui-deck-n = Balíček { $n }
ui-discards-n = Odhodené { $n }
ui-aim-second = Vyber druhý cieľ
ui-zone-n = { $zone }: { $n }
ui-hand-open = Odkrytá ruka
ui-tokens-n = { $n ->
    [one] 1 žetón
    [few] { $n } žetóny
   *[other] { $n } žetónov
}
ui-row = Hokynárstvo
ui-looking = Tieto karty vidíš len ty
ui-turned = Otočené karty
ui-checked = Otočené na: { $cause }
ui-take-back = Vziať späť
ui-put-back = Odložiť
ui-end-turn = Ukončiť ťah
ui-play-hint = Vyber kartu a zahraj ju, alebo ukonči ťah.
ui-look-at = Prezrieť si
ui-play-it = Zahrať
ui-play-as = Zahrať ako { $kind }
ui-you-role = Si { $role }
ui-lives-of = { $max ->
    [4] { $life } zo { $max }
    [6] { $life } zo { $max }
    [7] { $life } zo { $max }
   *[other] { $life } z { $max }
}
ui-lives-change = { $from } → { $to }
ui-chance = { $b ->
    [4] { $a } zo { $b }
   *[other] { $a } z { $b }
}
ui-costs-life = { $n ->
    [one] stojí { $n } život
    [few] stojí { $n } životy
   *[other] stojí { $n } životov
}
ui-watching = Pozeráš sa
ui-watching-hint = Karty v ruke a skryté roly nevidíš.
ui-chip-turn = Na ťahu
ui-chip-turn-text = Tento hráč je na ťahu.
ui-chip-answers = Odpovedá
ui-chip-answers-text = Hra čaká, ako sa tento hráč rozhodne.
ui-away = Preč, hrá bot
ui-away-name = Preč: { $name }
ui-out-was = Mimo hry ({ $role })
ui-role-hidden = Neznáma rola
ui-role-hidden-text = Rola je tajná, kým hráč nevypadne z hry. Otvorená je len rola šerifa. Otvor hráča a poznač si svoj odhad.
ui-choose-target = Vyber cieľ: { $card }
ui-choose-target-detail = Klikni na zvýrazneného hráča alebo stlač jeho číslo.
ui-choose-which = { $name }: ktorú kartu?
ui-choose-which-hand = Náhodná karta z ruky
ui-spend = Minúť nugety
ui-spend-which = Vyber, za čo zaplatíš
ui-choose-as = Ako čo zahráš kartu { $card }?
ui-confirm-again = Klikni na kartu ešte raz alebo na tlačidlo.
ui-your-own-seat = ty
ui-cannot-now = Teraz to nejde

## Čakanie
ui-my-turn = Si na ťahu
ui-wait-play = { $name } hrá
ui-wait-shot = { $name } odpovedá na výstrel
ui-wait-indians = { $name } odpovedá na útok indiánov
ui-wait-duel = { $name } odpovedá v dueli
ui-wait-rescue = { $name } umiera
ui-wait-store = { $name } si berie kartu
ui-wait-draw = { $name } si doberá
ui-wait-discard = { $name } odhadzuje
ui-wait-character = { $name } si vyberá postavu
ui-wait-other = { $name } sa rozhoduje
ui-wait-all = Stôl sa pripravuje
ui-late-bot = Neskoro: tentoraz za teba odpovedá bot.

## Miesta pre čítačky obrazovky
ui-seat-name = { $character }, { $player }
ui-seat-lives = { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životov
}, najviac { $max }
ui-seat-hand = { $n ->
    [0] žiadna karta v ruke
    [one] { $n } karta v ruke
    [few] { $n } karty v ruke
   *[other] { $n } kariet v ruke
}
ui-seat-distance = vzdialenosť { $n }
ui-seat-distance-text = Počíta sa po miestach kratšou cestou, potom sa pripočítajú karty ako Mustang. Na výstrel treba zbraň s takým dostrelom.
ui-lives-name = Životy
ui-lives-text = Kto príde o posledný život, vypadáva z hry, ak ho včas nezachráni Pivo.
ui-hand-name = Karty v ruke
ui-hand-text = Vidno len ich počet. Na konci ťahu si hráč zvyčajne nechá toľko kariet, koľko má životov.
ui-deck-text = Koľko kariet zostáva. Keď sa balíček minie, odhodené karty sa zamiešajú do nového.
ui-discards-text = Sem sa odkladajú zahrané a odhodené karty. Vrchnú kartu vidno.
ui-seat-role = rola: { $role }
ui-seat-jailed = vo väzení
ui-seat-turn = na ťahu
ui-seat-asked = odpovedá
ui-seat-target = možno vybrať, kláves { $n }
ui-seat-table = vyložené karty: { $cards }

## Priebeh hry
ui-log = Priebeh hry
ui-log-open = Otvoriť priebeh hry
ui-log-empty = Zatiaľ nič.
ui-log-mine = Tvoj ťah
ui-log-begin = Začiatok
ui-log-taken-back = vzaté späť
ui-newest = K najnovšiemu
ui-say = Povedz niečo ostatným
ui-talk-costs =
    Hovoriť ťa teraz stojí { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životov
    }
ui-talk-again =
    Odošli to ešte raz a strácaš { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životov
    }
ui-send = Poslať
ui-said = { $name }: { $text }

## Karta alebo postava vo veľkom
ui-card-brown = Hnedá karta, po zahraní sa odhadzuje
ui-card-blue = Modrá karta, zostáva vyložená
ui-card-black = Čierna karta, zostáva vyložená
ui-card-orange = Nebezpečná karta, zostáva v hre aj so žetónmi nabitia
ui-card-wagon = Vagón, zostáva v hre a platí ako modrá karta
ui-card-engine = Lokomotíva, pôsobí na konečnej
ui-card-station = Stanica: za jej cenu je vagón, ktorý v nej stojí
ui-card-weapon = Zbraň, dostrel { $n }
ui-card-copies = V balíčku { $n }×: { $places }
ui-card-in-play = V hre: { $names }
ui-char-lives = { $n ->
    [one] Začína s { $n } životom
    [few] Začína s { $n } životmi
   *[other] Začína s { $n } životmi
}
ui-char-played-by = Za postavu hrá { $name }
ui-role-of-you = Tvoja rola
ui-role-goal = Cieľ
ui-previous-card = Predchádzajúca karta
ui-next-card = Ďalšia karta
ui-reach-of = Dostrel { $n }

## Prehliadač kariet
ui-learn = Lekcie
ui-learn-offer = Ešte nikdy? Nauč sa hrať za desať minút
ui-rules = Pravidlá
ui-board-title = Rozbor pozícií
ui-to-board = Rozobrať pozíciu
ui-puzzles = Úlohy
ui-rules-all = Všetky pravidlá
ui-rules-search = Hľadať v pravidlách
ui-rules-english = Číslované pravidlá sú v angličtine.
ui-rules-found = { $n ->
    [one] Nájdené { $n } miesto
    [few] Nájdené { $n } miesta
   *[other] Nájdených { $n } miest
}
ui-rules-proofs = Scenáre: { $n }
ui-rules-link = Odkaz na toto pravidlo
ui-rules-contents = Obsah
ui-rule-of = V pravidlách
ui-all-cards = Všetky karty
ui-about-card = Všetko o tejto karte
ui-new-tab = otvorí sa na novej karte prehliadača
ui-search-cards = Hľadať v názvoch a pravidlách
ui-filter-set = Hra a rozšírenia
ui-filter-kind = Druh karty
ui-filter-any = Všetko
ui-filter-sets = Všetky sady
ui-filter-kinds = Všetky druhy
ui-sort-brown = Hnedé karty
ui-sort-blue = Modré karty
ui-sort-green = Zelené karty
ui-sort-black = Čierne karty
ui-sort-orange = Oranžové karty
ui-sort-wagon = Vagóny
ui-sort-engine = Lokomotívy
ui-sort-station = Stanice
ui-sort-character = Postavy
ui-sort-event = Udalosti
ui-found-n = Nájdené: { $n }
ui-found-none = Nič sa nenašlo.
ui-filter-reset = Zobraziť všetko
ui-what-if = Čo ak …
ui-card-green = Zelená karta, najprv sa vyloží, použije sa v neskoršom ťahu
ui-card-event = Udalosť, platí pre všetkých
ui-event-round = Platí, kým nepríde ďalšia udalosť.
ui-event-enters = Stane sa raz, keď udalosť príde.
ui-event-turn-start = Stáva sa na začiatku každého ťahu.
ui-event-phase-1 = Mení 1. fázu každého ťahu.
ui-event-phase-1-end = Stáva sa na konci 1. fázy každého ťahu.
ui-event-turn-end = Stáva sa na konci každého ťahu.
ui-event-last = Posledná karta svojho balíčka.
ui-event-bonus = Bonusová karta, dá sa vynechať.
ui-previous = Predošlá
ui-next = Ďalšia

## Koniec hry
end-you-win = Víťazíš
end-you-lose = Prehrávaš
end-law = Víťazí zákon
end-outlaws = Víťazia banditi
end-renegade = { $renegades ->
    [one] Víťazí odpadlík
    [few] Víťazí jeden z odpadlíkov
   *[other] Víťazí jeden z odpadlíkov
}
end-law-why = { $renegades ->
    [one] Banditi aj odpadlík sú mimo hry.
    [few] Banditi aj obaja odpadlíci sú mimo hry.
   *[other] Banditi aj obaja odpadlíci sú mimo hry.
}
end-outlaws-why = { $renegades ->
    [one] Šerif je mimo hry a odpadlík neostáva ako jediný.
    [few] Šerif je mimo hry a nijaký z odpadlíkov neostáva ako jediný.
   *[other] Šerif je mimo hry a nijaký z odpadlíkov neostáva ako jediný.
}
end-renegade-why = { $renegades ->
    [one] Šerif je mimo hry a ostáva len odpadlík.
    [few] Šerif je mimo hry a ostáva len jeden odpadlík.
   *[other] Šerif je mimo hry a ostáva len jeden odpadlík.
}
end-won = { $role ->
    [sheriff] Šerif: víťazstvo
    [deputy] Pomocník šerifa: víťazstvo
    [outlaw] Bandita: víťazstvo
   *[renegade] Odpadlík: víťazstvo
}
end-lost = { $role ->
    [sheriff] Šerif: prehra
    [deputy] Pomocník šerifa: prehra
    [outlaw] Bandita: prehra
   *[renegade] Odpadlík: prehra
}
end-alive = { $life ->
    [one] Zostáva { $life } život
    [few] Zostávajú { $life } životy
   *[other] Zostáva { $life } životov
}
end-out = Mimo hry
end-out-by = Koniec v ťahu { $n } ({ $name })
end-out-turn = Koniec v ťahu { $n }
end-winners = Víťazi
end-others = Ostatní
end-one-more = Ešte jednu?
end-one-more-hint = Rovnaký stôl, nové rozdanie.
end-keep = Nechať si postavu
end-rotate = Hviezda putuje na ďalšie miesto
end-again = Hrať znova
end-again-by = Ďalšiu hru chce: { $names }
end-again-in = Začne o { $time }, alebo hneď, keď ju budú chcieť všetci.
end-again-asked = Čaká sa na ostatných
end-again-now = Začať bez čakania
end-look-back = Späť k stolu
end-to-result = Späť k výsledku
end-seed = Seed tejto hry
curve-title = Šance počas ťahov
ui-chance-of = { $side } { $chance }
curve-law = Zákon
curve-outlaws = Banditi
curve-renegade = Odpadlík
curve-end = Výsledok
curve-turn = Ťah { $n }
curve-reveals = Odhalené roly:
curve-swings = Najväčšie zvraty
curve-card = karta
curve-choice = voľba
curve-luck = šťastie
curve-open = Prehrať odtiaľto
curve-values = Všetky hodnoty
curve-hint = Odhad zo všetkých kariet a rolí. Chyba je asi { $n } %. Šípkami sa pohybuješ po ťahoch.
curve-hint-seat = Odhad z toho, čo v tej chvíli vie { $name }. Chyba je asi { $n } %. Tenké čiary patria odkrytému stolu. Šípkami sa pohybuješ po ťahoch.
curve-of-seat = Čo vie { $name }: { $values }
curve-of-all = Všetko odkryté: { $values }
curve-rough = Hrubý odhad: v takých hrách model svoj cieľ nedosiahol.
# The player's own guess at a hidden role, in the dialog of the seat; $n: guesses, $right: those that came true.
guess-title = Tvoj odhad
guess-hint = Vidíš ho len ty.
guess-seat = tvoj odhad: { $role }
guess-score =
    { $n ->
        [4] Odhady rolí: správne { $right } zo { $n }
        [6] Odhady rolí: správne { $right } zo { $n }
        [7] Odhady rolí: správne { $right } zo { $n }
       *[other] Odhady rolí: správne { $right } z { $n }
    }
# Probabilities of the hidden roles, for a learner; $me: whether the reader has opened it.
who-title = Kto je kto
who-ask = Odhad skrytých rolí z toho, čo vidíš ty. Keď ho otvoríš, všetci hráči až do konca hry vidia, že ho používaš.
who-open = Otvoriť, všetci to uvidia
who-hint = Odhad z toho, čo vidíš ty. Všetci hráči vidia, že ho máš otvorený.
who-acts = Čo odhad zmenilo najviac
who-none = Zatiaľ o tomto hráčovi nič nenapovedá.
who-all = Poznáš všetky roly.
who-seat = má otvorené „Kto je kto“
note-who =
    { $me ->
        [who] Máš otvorené „Kto je kto“
       *[other] { $who } má otvorené „Kto je kto“
    }
err-who-watching = „Kto je kto“ môžu otvoriť len hráči pri stole.
err-who-rated = Táto hra sa počíta do hodnotenia, preto sa „Kto je kto“ nedá otvoriť.
err-who-known = V tejto hre už všetky roly poznáš.
end-figures = Hra v číslach
end-figure-player = Hráč
end-figure-shots = Výstrely
end-figure-hits = Zásahy
end-figure-dodges = Úhyby
end-figure-damage = Zranenia
end-figure-luck = Najväčšie šťastie
end-luck-check = { $source }: { $card }
end-luck-throw = { $n } × { $face }
end-fairness = Férovosť
end-deciding = Rozhodujúci ťah
end-picture-share = Zdieľať obrázok
end-picture-save = Uložiť obrázok

## Spojenie
ui-connecting = Nadväzuje sa spojenie
ui-lost = Spojenie je prerušené. { $n ->
    [0] Práve sa obnovuje.
    [one] Ďalší pokus o { $n } sekundu.
    [few] Ďalší pokus o { $n } sekundy.
   *[other] Ďalší pokus o { $n } sekúnd.
}
ui-try-now = Skúsiť hneď
ui-new-version = Server má novú verziu. Stránka sa načíta znova, len čo nebudeš na ťahu.
ui-back-again = Spojenie je späť.
ui-elsewhere = Tvoje miesto je otvorené na inej karte prehliadača.
ui-elsewhere-hint = Tu sa hra len ukazuje.
ui-take-here = Prevziať miesto sem
ui-new-game-starts = Začína sa ďalšia hra.

## Klávesy
ui-keys-title = Klávesy
ui-keys-answers = Odpoveď s týmto číslom
ui-keys-arrows = Prechádzať ruku, miesta a odpovede
ui-keys-numbers = Odpoveď alebo cieľ s týmto číslom; v tvojom ťahu karta s týmto číslom
ui-keys-enter = Vybrať, zahrať, odpovedať
ui-keys-esc = Odložiť kartu, zavrieť
ui-keys-end = Ukončiť ťah
ui-keys-undo = Vziať späť
ui-keys-log = Priebeh hry
ui-keys-info = Prezrieť si kartu alebo hráča
ui-keys-signs = Vysvetliť značky na stole, jednu po druhej
ui-keys-hand = Na karty v ruke
ui-keys-prompt = Na výzvu
ui-keys-help = Táto pomoc
ui-how-title = Ako sa hrá
ui-how-1 = Každý má tajnú rolu. Známy je len šerif.
ui-how-2 = Banditi chcú vyradiť šerifa. Šerif a pomocníci chcú vyradiť banditov a všetkých odpadlíkov. Odpadlík chce zostať v hre ako jediný.
ui-how-3 = Vo svojom ťahu si doberieš 2 karty, zahráš, čo chceš, a necháš si toľko kariet, koľko máš životov.
ui-how-4 = Za ťah môžeš zahrať 1 kartu BANG! na niekoho, kto je na dostrel. Zastaví ju karta Vedľa!
ui-how-5 = Čo teraz nejde, povie ti prečo: klikni na to. Každá karta aj postava sa otvorí vo veľkom aj s pravidlami.

## O projekte
ui-about-what = boomtown je stôl pre kartovú aj kockovú hru BANG! v prehliadači: s otvoreným kódom, zadarmo, bez účtov a bez cudzích serverov.
ui-about-licence = Program: licencia MIT. QR kódy: lean-qr, David Evans, licencia MIT.
ui-about-icons = Symboly: game-icons.net, autori Lorc, Delapouite, Skoll, John Colburn a ďalší, CC BY 3.0, zafarbené a orezané.
ui-about-fonts = Písma: Besley (Owen Earl) a Archivo (Omnibus-Type), obe pod licenciou SIL Open Font License.
ui-about-art = Portréty, karty, kocky a ulica sú vlastné kresby projektu.

## Chyby
err-malformed = Tej správe sa nedá rozumieť. Nič sa nemení.
err-no-table = Tento stôl už neexistuje. Vypýtaj si nový odkaz.
err-full = Stôl je plný. Môžeš sa pozerať.
err-running = Hra už beží. Môžeš sa pozerať.
err-bad-name = Meno má 1 až 24 znakov.
err-bad-setup = Tieto nastavenia nejdú dokopy.
err-bad-token = Toto miesto patrí niekomu inému. Môžeš sa pozerať.
err-not-host = To môže len správca stola.
err-not-asked = Otázka teraz nie je na teba.
err-illegal = To teraz nejde.
err-stale = Hra je už ďalej. Pozri sa znova.
err-no-undo = Niet čo vziať späť.
err-elsewhere = Tvoje miesto je otvorené na inej karte prehliadača.
err-other-version = Tvoja hra je na serveri inej verzie. Stránka ho hľadá.
err-too-big = To je pridlhé.
err-too-many = Priveľa správ. Chvíľu počkaj.
err-not-found = Na tejto adrese nič nie je.
err-bots = Taký bot nie je alebo preň nie je miesto.
err-server = Na serveri nastala chyba. Skús to znova.
err-busy = Server má teraz veľa práce. Skús to o chvíľu znova.
err-ending = Server sa práve reštartuje. Skús to o chvíľu znova.
err-network = Server neodpovedá. Skús to o chvíľu znova.

## Mierenie: nadpis výzvy po výbere karty
ui-aim-bang = Vyber, na koho vystrelíš
ui-aim-panic = Vyber, komu kartu vezmeš
ui-aim-cat-balou = Vyber, kto príde o kartu
ui-aim-duel = Vyber si súpera
ui-aim-jail = Vyber, kto pôjde do väzenia
ui-aim-self = Mieriš na seba. Ak to tak chceš, vyber sa ešte raz.

## Symboly na kartách, po jednom riadku
symbol-title = Symboly
symbol-reticle = Efekt BANG!
symbol-range = Dostrel { $n }
symbol-reach = Na dostrel tvojej zbrane
symbol-near = Vo vzdialenosti { $n }, zbrane nepomáhajú
symbol-farther = Ostatní ťa vidia o { $n } ďalej
symbol-closer = Vidíš ostatných o { $n } bližšie
symbol-any-distance = V ľubovoľnej vzdialenosti
symbol-everybody = Všetci; či aj ty, hovorí pravidlo
symbol-person = Ktokoľvek v hre, aj ty
symbol-dodge = Efekt Vedľa!
symbol-heart-plus = { $n ->
    [one] Vylieč si { $n } život
    [few] Vylieč si { $n } životy
   *[other] Vylieč si { $n } životov
}
symbol-draw = { $n ->
    [one] Dober si { $n } kartu
    [few] Dober si { $n } karty
   *[other] Dober si { $n } kariet
}
symbol-take = Vezmi niekomu kartu
symbol-discard = Niekto odhadzuje kartu
symbol-turn-up = Odoberanie: otoč vrchnú kartu balíčka
symbol-pay = { $n ->
    [one] Stojí ešte { $n } ďalšiu kartu z ruky
    [few] Stojí ešte { $n } ďalšie karty z ruky
   *[other] Stojí ešte { $n } ďalších kariet z ruky
}
symbol-stays = Zostáva v hre
symbol-waits = Najprv ju vylož: použiť ju môžeš od svojho ďalšieho ťahu
symbol-waits-shot = Najprv ju vylož: použiť ju môžeš od ťahu ďalšieho hráča
symbol-or = Jedno z toho, podľa teba
symbol-crossed-pistols = Efekt Duel
symbol-again = Ešte jeden ťah
symbol-cancel = Zruší kartu, ktorá mieri len na teba, ale nie efekt BANG!
symbol-keep-life = Život sa nestráca
symbol-any-card = Každá karta z ruky platí ako BANG!
symbol-no-diamonds = Kárové karty ostatných na teba nepôsobia
symbol-tombstone = Niekto, kto je mimo hry
symbol-broken-heart = Keď strácaš život
symbol-broken-heart-many = { $n ->
    [one] Berie { $n } život
    [few] Berie { $n } životy
   *[other] Berie { $n } životov
}
symbol-draw-more = V 1. fáze si dober o { $n } viac
symbol-turn-up-many = { $n ->
    [one] Odoberanie: otoč { $n } kartu balíčka
    [few] Odoberanie: otoč { $n } karty balíčka
   *[other] Odoberanie: otoč { $n } kariet balíčka
}
symbol-turn-up-more = Pri odoberaní otoč o { $n } viac a vyber si
symbol-hand-many = Na konci ťahu si môžeš nechať karty v počte { $n }
symbol-discard-many = { $n ->
    [one] Odhoď { $n } kartu
    [few] Odhoď { $n } karty
   *[other] Odhoď { $n } kariet
}
symbol-pass-many = { $n ->
    [one] Daj { $n } kartu doľava
    [few] Daj { $n } karty doľava
   *[other] Daj { $n } kariet doľava
}
symbol-nugget-more = { $n ->
    [one] Vezmi si { $n } nuget
    [few] Vezmi si { $n } nugety
   *[other] Vezmi si { $n } nugetov
}
symbol-nugget-less = { $n ->
    [one] Zaplať { $n } nuget
    [few] Zaplať { $n } nugety
   *[other] Zaplať { $n } nugetov
}
symbol-load-less = { $n ->
    [one] Stojí 1 žetón nabitia z tejto karty
    [few] Stojí { $n } žetóny nabitia z tejto karty
   *[other] Stojí { $n } žetónov nabitia z tejto karty
}
symbol-load-more = { $n ->
    [one] Vezmi si 1 žetón nabitia
    [few] Vezmi si { $n } žetóny nabitia
   *[other] Vezmi si { $n } žetónov nabitia
}
symbol-upgrade-many = { $n ->
    [one] Vylepšenie: 1 žetón nabitia zaplatí to, čo nasleduje
    [few] Vylepšenie: { $n } žetóny nabitia zaplatia to, čo nasleduje
   *[other] Vylepšenie: { $n } žetónov nabitia zaplatí to, čo nasleduje
}
symbol-redo = Odobratie sa opakuje
symbol-back-hand = Karta sa ti vracia do ruky
symbol-no-dodge = Nedá sa zrušiť
symbol-not-allowed = Nemá účinok
symbol-revolver = Karta BANG!
symbol-arrow-cluster = Karta Indiáni!
symbol-train = Vlak ide ďalej
symbol-last = Až na konečnú
symbol-copy = Urobí to, čo vrchná odhodená karta
symbol-wagon = Vagón
symbol-wagon-many = { $n ->
    [one] 1 vagón
    [few] { $n } vagóny
   *[other] { $n } vagónov
}
symbol-swap-cards = Dve karty v hre si vymenia miesto
symbol-hourglass = Na konci tvojho ťahu
symbol-eye-many = { $n ->
    [one] Pozri si 1 kartu
    [few] Pozri si { $n } karty
   *[other] Pozri si { $n } kariet
}
symbol-ghost = V hre bez života

## Nabitie
ui-boom = Bum!
ui-pay-from = { $name }: platí { $n } z { $all } žetónov nabitia
ui-pay-loads = { $n ->
    [one] Zaplatiť 1 žetón
    [few] Zaplatiť { $n } žetóny
   *[other] Zaplatiť { $n } žetónov
}
ui-pay-more = { $n ->
    [one] Vyber ešte 1
    [few] Vyber ešte { $n }
   *[other] Vyber ešte { $n }
}

## Vlak
ui-fare-blue = modrá karta
ui-fare-red = červená karta
ui-fare-black = čierna karta
ui-fare-weapon = zbraň
ui-fare-life = { $n ->
    [one] 1 život
    [few] { $n } životy
   *[other] { $n } životov
}
ui-fare-cards = { $n ->
    [one] 1 ľubovoľná karta
    [few] { $n } ľubovoľné karty
   *[other] { $n } ľubovoľných kariet
}
ui-train = Vlak
ui-train-look = Pozrieť si celý vlak
ui-train-hint = Vlak ide ďalej na začiatku šerifovho ťahu. Kto zaplatí cenu stanice, berie si vagón, ktorý v nej stojí.
ui-wagons-left = { $n ->
    [one] V balíčku zostáva 1 vagón.
    [few] V balíčku zostávajú { $n } vagóny.
   *[other] V balíčku zostáva { $n } vagónov.
}
ui-end-of-line = Konečná
ui-end-of-line-then = potom nový vlak
ui-end-of-line-text = Tu sa vykoná efekt lokomotívy. Potom sa vyložia nové stanice a nový vlak.
ui-train-behind = Zatiaľ mimo staníc
ui-train-stands = Tu stojí lokomotíva. Tú si nikto vziať nemôže.
ui-train-empty = Nestojí tu žiadny vagón
ui-train-next = Ďalší vlak potiahne { $engine }.
ui-train-move = Posunúť vlak
ui-take-wagon = Vziať
ui-wagon = Vagón
ui-wagon-which = Vyber vagón
ui-train-can = { $n ->
    [one] Máš tu 1 možnosť
    [few] Máš tu { $n } možnosti
   *[other] Máš tu { $n } možností
}

## Events and ghosts
ui-sets-n = { $n ->
    [one] { $n } rozšírenie
    [few] { $n } rozšírenia
   *[other] { $n } rozšírení
}
# Karty udalostí uprostred stola.
ui-events = Udalosti
ui-events-on = Práve platí
ui-events-none = Zatiaľ bez udalosti
ui-events-next = Ďalšia:
ui-events-left = { $n ->
    [one] zostáva { $n } karta
    [few] zostávajú { $n } karty
   *[other] zostáva { $n } kariet
}
ui-events-end = Posledná udalosť
ui-events-new = Nová udalosť
ui-backwards = Ťahy idú proti smeru hodinových ručičiek
# $name je na ťahu.
ui-suit-named = { $name }: len { $suit }
ui-duty = Musí sa zahrať
ui-duty-of = { $name } musí zahrať: { $card }
ui-spare = Druhá postava
ui-identity-now = Bez zmeny
ui-identity-spare = Po výmene
ui-lives-n = { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životov
}
# Znamenia na štítku.
ui-ghost = Duch
ui-chip-ghost = Duch na ťahu
ui-until-ghost = do konca ťahu
ui-ghost-plays = Duch do konca tohto ťahu.
ui-ghost-you = Do konca ťahu si duch: životy nestrácaš ani nezískavaš.
ui-returns = Vracia sa na svoj ťah
ui-returns-text = Tento hráč je mimo hry, ale na svoj ťah sa vráti.
ui-hunts = Loví: { $name }
ui-hunts-you = Loví teba
ui-you-hunt = Lovíš: { $name }
ui-hunt-text = V troch má každý svoj cieľ a vyhrá, keď ho sám vyradí. Ak niekto vypadne inak, vyhrá ten, kto zostane posledný.
ui-lent = so schopnosťou, ktorú má { $name }
ui-ability-off = schopnosť nepôsobí
ui-ability-off-by = Schopnosť nepôsobí: { $event }
ui-seat-ghost = duch bez životov
ui-card-waits = zatiaľ sa nedá použiť
ui-card-muted = teraz bez účinku
# Schopnosti a ceny. $name je karta, postava alebo udalosť.
ui-use = Použiť: { $name }
ui-use-it = Použiť
ui-draw-in-play = Vziať kartu z hry
ui-cost-next = { $n ->
    [one] Stojí ešte { $n } ďalšiu kartu: vyberieš ju hneď potom.
    [few] Stojí ešte { $n } ďalšie karty: vyberieš ich hneď potom.
   *[other] Stojí ešte { $n } ďalších kariet: vyberieš ich hneď potom.
}
ui-aim-draw = Vyber, komu kartu vezmeš
ui-aim-tequila = Vyber, kto získa život
ui-aim-blood-brothers = Vyber, kto získa tvoj život
ui-aim-ricochet = Vyber kartu v hre, na ktorú vystrelíš
# Traja hráči: víťazí jediný.
end-hunter = { $role ->
    [deputy] Víťazí pomocník šerifa
    [outlaw] Víťazí bandita
   *[renegade] Víťazí odpadlík
}
end-hunter-why = { $name } vypadáva rukou toho, kto mal práve tento cieľ.
end-last = { $role ->
    [deputy] Víťazí pomocník šerifa
    [outlaw] Víťazí bandita
   *[renegade] Víťazí odpadlík
}
end-last-why = V hre nezostáva nikto iný.
# Pomoc.
ui-how-6 = Zelené karty sa najprv vyložia. Od svojho ďalšieho ťahu na ne klikni a použi ich; tie s efektom Vedľa! zastavia už najbližší výstrel.
ui-how-7 = Karta udalosti mení pravidlá pre všetkých, kým nepríde ďalšia. Klikni na ňu a prečítaj si ju.
ui-keys-powers = Použiť schopnosť, udalosť alebo tvoju zelenú kartu
ui-keys-table = Na tvoje vyložené karty
ui-keys-train = K vlaku, ak nejaký ide
ui-signs-title = Znamenia na kartách
ui-sign-bang = Efekt BANG!: výstrel, zastaví ho efekt Vedľa!
ui-sign-missed = Efekt Vedľa!: zastaví výstrel
ui-sign-heal = Vylieč si 1 život
ui-sign-draw = Dober si kartu
ui-sign-take = Vezmi niekomu kartu
ui-sign-discard = Niekto odhadzuje kartu
ui-sign-pay = Stojí ešte jednu kartu z ruky
ui-sign-check = Odoberanie: otočí sa karta a uvidí sa
ui-sign-distance = Vzdialenosť; zbrane nepomáhajú
ui-sign-reach = Na dostrel tvojej zbrane
ui-sign-any = Na akúkoľvek vzdialenosť
ui-sign-all = Všetci ostatní
ui-sign-waits = Zelená: nie v ťahu, keď bola zahraná

## Uložené hry
ui-save-game = Uložiť túto hru
ui-watch-again = Pozrieť záznam
ui-open-saved = Otvoriť uloženú hru
ui-replay-how = Vyber súbor, presuň ho sem alebo vlož jeho text.
ui-replay-choose = Vybrať súbor
ui-replay-paste = Text hry
ui-replay-open = Otvoriť
# Where a file is wrong; what was expected and found follows as the file has it.
ui-record-at = Riadok { $line }, stĺpec { $column }.
ui-record-expected = Čakalo sa:
ui-record-got = Nájdené:
ui-replay-title = Uložená hra
ui-replay-untitled = Uložená hra
ui-replay-controls = Prehrávanie hry
ui-replay-place = Krok hry
ui-replay-step = Krok { $at }/{ $n }
# $name has the turn.
ui-replay-turn = Ťah { $n }: { $name }
ui-replay-start = Pred prvým ťahom
ui-replay-ends = Tu sa súbor končí.
ui-replay-back = O krok späť
ui-replay-forward = O krok vpred
ui-replay-turn-back = Na predchádzajúci ťah
ui-replay-turn-forward = Na ďalší ťah
ui-replay-play = Prehrať
ui-replay-pause = Pozastaviť
ui-replay-jump = Ťah
# Whose view of the game is shown: of a player, or one of the two below.
ui-replay-eyes = Pohľad
ui-replay-open-eyes = Všetko odkryté
ui-replay-watch = Divák
ui-replay-speed = Tempo
ui-replay-speed-n = { $n }×
ui-replay-hands = Ruky všetkých hráčov
ui-replay-hand-of = Ruka: { $name }
ui-keys-replay-step = O krok vpred alebo späť
ui-keys-replay-turn = Na ďalší alebo predchádzajúci ťah
ui-keys-replay-ends = Na začiatok, na koniec
ui-keys-replay-play = Prehrať a pozastaviť
err-bad-record = Toto nie je uložená hra, ktorá by sa tu dala prečítať.
err-not-over = Hra sa ešte neskončila. Uložiť sa dá, keď sa skončí.

## Layout and lobby
# Suggested names, separated by commas: a person is one of the first with one of the last, at most 24 characters together; a table is a place.
ui-suggest-first = Kojot, Havran, Jazvec, Vrabec, Kaktus, Bizón, Sokol, Rys, Bobor, Líška, Sova, Sojka
ui-suggest-last = z prérie, od rieky, z hôr, zo stepi, z kaňonu, od potoka, z ranča, od studne, z púšte, z údolia, od brodu, od hraníc
ui-suggest-tables = Zlatá roklina, Suchý potok, Medený vrch, Kojotí kaňon, Vlčia tiesňava, Strieborný brod, Orlia skala, Čierna baňa, Stratené údolie, Bizónia pláň, Starý most, Červená skala, Hadia diera, Tŕnistá stráň, Slnečný brod, Havraní vrch, Divoký breh, Dlhý hrebeň, Biela studňa, Jazvečia čistina, Kamenný priesmyk, Prašný chodník, Tichá zátoka, Veterné sedlo
# How many bots sit down when the table is opened; the rest of the seats waits for people.
ui-bots-now = Boti hneď
ui-bots-none = zatiaľ žiaden
ui-bots-hint = Miesta, ktoré na začiatku ostanú voľné, obsadia boti.
ui-kick = Odobrať hráča
ui-kick-of = Odobrať hráča { $name }
ui-kick-ask = Odobrať hráča { $name }?
ui-kick-text = Miesto bude zasa voľné. Hráč si k tomuto stolu už nesadne.
ui-lock = Zamknúť stôl
ui-lock-hint = Nikto nový si nesadne. Kto má odkaz, môže sa pozerať.
ui-locked = Stôl je zamknutý. Môžeš sa pozerať.
ui-locked-all = Stôl je zamknutý: nikto nový si nesadne.
ui-notice-not-restored = Hru sa nepodarilo obnoviť, stôl preto znova čaká na hráčov.
ui-notice-other-version = Server má inú verziu, ktorá v tejto hre nemôže pokračovať. Hra zostáva uložená. Správca stola môže začať novú.
ui-notice-ending = Server sa na chvíľu zastaví. Všetko je uložené a stránka sa potom znova pripojí sama.

## Čo sa deje, tempo a neprítomnosť
# Nadpisy výzvy, keď hrajú ostatní, podľa karty zahranej na niekoho; ostatné karty majú slová z priebehu hry.
now-bang =
    { $me ->
        [who] Strieľaš na hráča { $to }
        [to] { $who } na teba strieľa
       *[other] { $who } strieľa na hráča { $to }
    }
now-duel =
    { $me ->
        [who] Vyzývaš na duel hráča { $to }
        [to] { $who } ťa vyzýva na duel
       *[other] { $who } vyzýva na duel hráča { $to }
    }
# Niekoľko hráčov, ktorí urobili to isté, v jednom riadku. $source je karta, na ktorú odpovedajú.
many-log-answer = { $names } odpovedajú kartou { $kind }
many-log-answer-to = { $names } odpovedajú na kartu { $source } kartou { $kind }
many-log-discard = { $names } odhadzujú kartu { $kind }
many-log-discard-to = { $names } odpovedajú na kartu { $source } kartou { $kind }
many-log-lose = { $names } strácajú po { $n ->
    [one] { $n } živote
    [few] { $n } životoch
   *[other] { $n } životoch
}
many-log-heal = { $names } získavajú po { $n ->
    [one] { $n } živote
    [few] { $n } životoch
   *[other] { $n } životoch
}
# Voľba, ktorú za človeka urobil bot.
note-removed = { $name }: miesto uvoľnil správca stola. Ďalej hrá bot.
note-left = { $name } tu už nie je. Ďalej hrá bot.
ui-a-player = Hráč
note-timeout =
    { $me ->
        [who] Čas vypršal, vybral za teba bot
       *[other] { $who }: čas vypršal, vybral bot
    }
note-away =
    { $me ->
        [who] Bez teba hral za teba bot
       *[other] { $who } je preč, hrá bot
    }
note-idle =
    { $me ->
        [who] Odpovedal za teba bot
       *[other] Za hráča { $who } odpovedá bot
    }
# Druhý riadok, keď ma nič nezachráni.
ask-rescue-none = { $need ->
    [one] Nič, čo máš v ruke, ťa nezachráni. Chce to { $need } kartu Pivo.
    [few] Nič, čo máš v ruke, ťa nezachráni. Chce to { $need } karty Pivo.
   *[other] Nič, čo máš v ruke, ťa nezachráni. Chce to { $need } kariet Pivo.
}
ui-onward = Pokračovať
ui-pay-lives = { $n ->
    [one] Stratiť { $n } život
    [few] Stratiť { $n } životy
   *[other] Stratiť { $n } životov
}
ui-end-costs = { $n ->
    [one] Koniec ťahu ťa stojí { $n } život
    [few] Koniec ťahu ťa stojí { $n } životy
   *[other] Koniec ťahu ťa stojí { $n } životov
}
# Pod hodinami, keď zostáva málo času: kto potom odpovie.
ui-late = potom bot
ui-late-said = { $n ->
    [one] Zostáva { $n } sekunda, potom za teba vyberie bot.
    [few] Zostávajú { $n } sekundy, potom za teba vyberie bot.
   *[other] Zostáva { $n } sekúnd, potom za teba vyberie bot.
}
ui-happened = Čo sa ti stalo
ui-since-mine = Od tvojho posledného ťahu
ui-since-turns = { $n ->
    [one] { $n } ťah
    [few] { $n } ťahy
   *[other] { $n } ťahov
}
# Čo ťah komu urobil; číta sa po mene.
ui-mark-out = mimo hry, rola: { $role }
ui-mark-lost = { $n ->
    [one] strata { $n } života
    [few] strata { $n } životov
   *[other] strata { $n } životov
}
ui-mark-won = { $n ->
    [one] zisk { $n } života
    [few] zisk { $n } životov
   *[other] zisk { $n } životov
}
ui-mark-none = Bez straty života
ui-log-drew = { $n ->
    [one] doberá si { $n } kartu
    [few] doberá si { $n } karty
   *[other] doberá si { $n } kariet
}
ui-log-earlier = Ukázať skoršie ťahy
ui-chat-name = Tvoje meno v chate
ui-pace = Tempo hry
# On the button in the bar above the table.
ui-pace-button = Tempo
ui-pace-slow = Pomaly
ui-pace-normal = Bežne
ui-pace-fast = Rýchlo
ui-pace-step = Krok za krokom
ui-pace-host = Ako rýchlo hrajú boti, určuje len správca stola.
ui-pace-no-step = Krok za krokom len tam, kde nebeží čas.
ui-step-next = Ďalšie
ui-step-jump = K mojej otázke
ui-nudge = Nech za hráča { $name } odpovie bot
# Titulok karty, keď sa čaká na moju odpoveď.
ui-title-turn = Si na ťahu · { $title }
ui-notify-body = Stôl čaká na tvoju odpoveď.
ui-notify-on = Upozorniť, keď som na rade
ui-notify-off = Už neupozorňovať
ui-notify-refused = Upozornenia sú zablokované. Povoliť ich môžeš v nastaveniach prehliadača.
ui-trouble = Server teraz nemôže ukladať. Hra čaká, nič sa nestratí.
ui-keys-say = Povedať niečo ostatným
ui-keys-step = Krok za krokom: ďalej
out-title = Si mimo hry
out-role = Tvoja rola: { $role }
out-bots = V hre sú už len boti.
out-people = Si mimo hry. Ostatní ešte hrajú, roly zostávajú skryté.
out-fast = Sledovať 3×
out-finish = Na koniec
out-reveal = Ukázať roly
out-again = Nová hra
err-locked = Správca tento stôl zamkol. Môžeš sa pozerať.
err-crowded = Z tvojej adresy je pri stole obsadených priveľa miest.
err-kicked = Správca ťa od tohto stola odobral. Môžeš sa pozerať.
err-no-name = Najprv napíš svoje meno, potom môžeš chatovať.
err-name-taken = Toto meno tu už niekto má. Vyber iné.
err-undo-limit = V tomto ťahu sa už nič ďalšie nedá vziať späť.
err-talk-costs = Hovoriť teraz stojí život. Ak chceš, odošli to znova.
err-slow-down = Prirýchlo: toto sa nevykonalo. Skús to o chvíľu.
err-not-now = To teraz nejde.
# Čo urobí použitie schopnosti či karty, na tlačidle: najprv cena, potom čo prinesie.
does-sid-ketchum = Odhoď 2 karty, získaj 1 život
does-chuck-wengam = Strať 1 život, dober si 2 karty
does-jos-delgado = Odhoď modrú kartu, dober si 2 karty
does-doc-holyday = Odhoď 2 karty: efekt BANG! na dostrel
does-sniper = Odhoď 2 karty BANG! Výstrel rušia len 2 efekty Vedľa!
does-ricochet = Odhoď 1 kartu BANG! Strieľaš na vyloženú kartu
does-canteen = Získaj 1 život
does-pony-express = Dober si 3 karty
does-conestoga = Vezmi kartu komukoľvek
does-can-can = Ktokoľvek odhadzuje kartu
does-derringer = Efekt BANG! na vzdialenosť 1, dober si 1 kartu
does-howitzer = Efekt BANG! na všetkých ostatných
does-pepperbox = Efekt BANG! na dostrel
does-knife = Efekt BANG! na vzdialenosť 1
does-buffalo-rifle = Efekt BANG! na ľubovoľnú vzdialenosť
now-log-row =
    { $me ->
        [who] Otváraš hokynárstvo
       *[other] { $who } otvára hokynárstvo
    }
now-log-throw =
    { $me ->
        [who] Hádžeš kockami
       *[other] { $who } hádže kockami
    }
now-log-throw-again =
    { $me ->
        [who] Hádžeš znova { $n ->
            [one] { $n } kockou
            [few] { $n } kockami
           *[other] { $n } kockami
        }
       *[other] { $who } hádže znova { $n ->
            [one] { $n } kockou
            [few] { $n } kockami
           *[other] { $n } kockami
        }
    }
# To isté niekoľkokrát za sebou v jednom riadku; $times je aspoň 2.
times-log-arrow =
    { $me ->
        [who] Berieš si šípy ({ $times }), zostáva { $n }
       *[other] { $who } si berie šípy ({ $times }), zostáva { $n }
    }
times-log-aim =
    { $me ->
        [who] Mieriš { $times }× na hráča { $to }: { $face }
        [to] { $who } na teba mieri { $times }×: { $face }
       *[other] { $who } mieri { $times }× na hráča { $to }: { $face }
    }
times-log-beer-self =
    { $me ->
        [who] Piješ { $times }× pivo
       *[other] { $who } pije { $times }× pivo
    }

## Chvíle, keď sa ma hra nepýta, a čo sa pre mňa zmenilo

ui-quiet = Na čo sa ma nepýtať
ui-quiet-text = Na toto sa ťa hra nepýta. Pauza je pre všetkých rovnaká, takže to ostatní nespoznajú. Vypni, na čo sa ťa má znova pýtať.
ui-quiet-none = Hra sa ťa opýta vždy, keď môžeš zasiahnuť.
ui-quiet-what = Keď môže niekto zasiahnuť
ui-quiet-card = Pri tejto karte nie
ui-quiet-turn = V tomto ťahu nie
ui-quiet-of-card = { $what }: pri tejto karte nie
ui-quiet-of-turn = { $what }: v tomto ťahu nie
ui-quiet-of-always = { $what }: nikdy sa nepýtať
ui-role-now = Tvoja rola od tejto chvíle
ui-goal-now = Tvoj cieľ od tejto chvíle
ui-chosen = Tvoja voľba platí.
ui-chosen-card = Vybrané

## Bolo rozdanie poctivé? Značka na konci hry a jej okno

end-deal-held = Čísla rozdania súhlasia
end-deal-partly = Čísla rozdania súhlasia, pokiaľ to tento prehliadač vie zistiť
end-deal-broken = Rozdanie nezodpovedá sľubu
end-deal-none = Rozdanie bez predchádzajúceho záväzku
end-deal-title = Bolo rozdanie poctivé?
end-deal-about = Pred hrou server vyžreboval tajné číslo a ukázal jeho odtlačok. Prehliadače hráčov pridali vlastné čísla. Seed rozdania vzniká zo všetkých, takže si ho nikto nemohol vybrať sám.
end-deal-none-why = O tomto rozdaní nebolo nič sľúbené. Prvá hra sa zámerne rozdáva ľahká a hry starších verzií nemali nijaký sľub.
end-deal-shown-yes = Odtlačok je ten, ktorý tento prehliadač videl pred hrou.
end-deal-shown-no = Odtlačok nie je ten, ktorý tento prehliadač videl pred hrou.
end-deal-shown-unknown = Tento prehliadač tu pred hrou nebol, takže nevie, čo bolo sľúbené.
end-deal-secret-yes = Tajné číslo zodpovedá odtlačku.
end-deal-secret-no = Tajné číslo nezodpovedá odtlačku.
end-deal-part-yes = Tvoje číslo je súčasťou rozdania.
end-deal-part-no = Tvoje číslo v rozdaní chýba.
end-deal-part-unknown = Tento prehliadač do rozdania nijaké číslo včas nepridal.
end-deal-seed-yes = Seed vychádza z tajného čísla a z čísel hráčov.
end-deal-seed-no = Seed nevychádza z tajného čísla a z čísel hráčov.
end-deal-denied-no = Tento prehliadač videl sľub pre túto hru a server teraz tvrdí, že žiadny nebol.
end-deal-cards = Tento prehliadač porovnal čísla. Že zo seedu naozaj vychádzajú karty celej hry, overí iba príkaz nižšie, ktorý uloženú hru prehrá znova.
end-deal-insecure = Tu sa to vypočítať nedá: prehliadače to vedia len cez https alebo na počítači servera. Ulož hru a over ju príkazom nižšie.
end-deal-parts = Číslo pridali: { $names }
end-deal-missing = Číslo nepridali: { $names }
end-deal-no-parts = Nijaký hráč číslo nepridal, o rozdaní teda rozhodol sám server.
end-deal-limits = Čo to neukazuje
end-deal-limit-colluding = Či server nespolupracoval s hráčom a nevyskúšali veľa čísel.
end-deal-limit-showing = Či server niekomu neukázal skryté karty.
end-deal-limit-bots = Ako dobre a ako poctivo hrali boti.
end-deal-limit-others = Či všetci hráči videli ten istý odtlačok. Porovnaj svoj s ostatnými.
end-deal-numbers = Čísla
end-deal-commitment = Odtlačok (záväzok)
end-deal-secret = Tajné číslo servera
end-deal-part-of = { $name }, vlastné číslo
end-deal-file = V uloženej hre je to všetko. Tento príkaz súbor overí aj bez servera:
err-stale-deal = To bolo pre iné rozdanie.
ui-moment-longer = Viac času
ui-moment-longer-text = Dať všetkým viac času. Nikto sa nedozvie, kto si oň povedal.

## Hry

ui-game = Hra
game-bang = BANG!
game-bang-text = Klasika: karty, tajné roly, revolvery.
game-dice = Kocková hra
game-dice-text = Päť kociek, tri hody a vzduch plný šípov.
game-duel = Duel
game-duel-text = Dvaja hráči, zákon proti banditom: jedna postava vpredu, druhá v zálohe.
ui-all-dice = Kocky, roly, postavy
