### Jména, texty, otázky a hlášení rozšíření Ozbrojení a nebezpeční.

set-armed-and-dangerous = Ozbrojení a nebezpeční
set-armed-and-dangerous-text = Dalších 28 karet, 8 postav a 32 žetonů nabití: oranžové karty, které se platí žetony, zbraně s účinkem a bomba, která putuje.
preset-loaded = Nabito
preset-loaded-text = 6 hráčů, Dodge City a Ozbrojení a nebezpeční.

option-orange-brings-load = Žeton i za oranžovou kartu
option-orange-brings-load-text = Kdo hraje oranžovou kartu, smí si přidat 1 žeton stejně jako za modrou.
option-ghosts-resist-big-fifty = Big Fifty nechává duchy být
option-ghosts-resist-big-fifty-text = Karta, která někoho drží ve hře, platí i proti zbrani Big Fifty.
option-bomb-on-anybody = Bomba na kohokoli
option-bomb-on-anybody-text = Bomba se smí zahrát i na toho, na koho kárové karty neplatí.

## Oranžové karty

card-ace-up-the-sleeve = Eso v rukávu
card-ace-up-the-sleeve-text = 2 žetony: dober si 1 kartu.
card-ace-up-the-sleeve-more = Ve svém tahu, tolikrát, na kolik žetony na této kartě stačí.

card-bandolier = Bandalír
card-bandolier-text = Jednou za svůj tah, 1 žeton: smíš v tomto tahu zahrát o 1 kartu BANG! víc.
card-bandolier-more = Před první kartou BANG! i po ní. Dostřel platí jako obvykle a zbraň smí použít svůj účinek. Co nevyužiješ, na konci tahu propadá.

card-bomb = Bomba
card-bomb-text = Vylož ji před kohokoli. Na začátku tahu její držitel snímá: se srdcovou nebo károvou jde k jinému hráči, jinak mizí 2 žetony. Bez žetonů vybuchuje: 2 životy.
card-bomb-more = Snímá se po kartách Dynamit a Vězení, v tahu ztraceném ve vězení vůbec. Držitel na ni smí přidávat žetony a platit jimi. Když ji někdo bere nebo odhazuje, nevybuchuje. Za ztrátu nikdo neodpovídá.

card-bell-tower = Zvonice
card-bell-tower-text = 1 žeton: pro příští kartu, kterou hraješ, jsou všichni ostatní od tebe ve vzdálenosti 1.
card-bell-tower-more = Ať tvrdí Mustang, Paul Regret a další cokoli. Spotřebuje ji příští zahraná karta, i když na vzdálenosti nezáleží. Schopnosti a karty ve hře se nepočítají.

card-crate = Bedna
card-crate-text = 2 žetony: efekt Vedle! ve svém tahu i mimo něj.
card-crate-more = Se 4 žetony jde použít proti stejnému výstřelu dvakrát. S kartou Barel si volíš pořadí.

card-tumbleweed = Stepní běžec
card-tumbleweed-text = 1 žeton, kdykoli: právě provedené sejmutí se opakuje.
card-tumbleweed-more = Sejmutí kohokoli, i tvoje, dokud žetony stačí. První výsledek neplatí. Sejmutí s více kartami se opakuje celé.

card-whip = Bič
card-whip-text = 3 žetony: odhoď libovolnou kartu ve hře.
card-whip-more = Na jakoukoli vzdálenost, i vlastní kartu. Nikdy kartu z ruky ani vybavení ze Zlaté horečky.

card-beer-keg = Bečka piva
card-beer-keg-text = 3 žetony: ve svém tahu si přidej 1 život.
card-beer-keg-more = I když jsou ve hře jen 2 hráči. Není to karta Pivo a nikoho nezachrání.

card-lockpick = Paklíč
card-lockpick-text = 3 žetony: vezmi náhodnou kartu z ruky jiného hráče.
card-lockpick-more = Na jakoukoli vzdálenost, nikdy kartu ve hře.

card-big-fifty = Big Fifty
card-big-fifty-text = Zbraň, dostřel 6. 1 žeton ke kartě BANG! a schopnost i karty ve hře jejího cíle neplatí.
card-big-fifty-more = Dokud se karta BANG! nevyřeší. Karty z ruky pomáhají dál. Koho chrání jen Mustang nebo schopnost, na toho smíš mířit, žeton pak platit musíš.

card-big-fifty-shot = Výstřel z Big Fifty
card-big-fifty-shot-text = Dokud trvá, schopnost a karty ve hře jeho cíle neplatí.
card-big-fifty-shot-more = Není to samostatná karta.

card-buntline-special = Buntline Special
card-buntline-special-text = Zbraň, dostřel 2. 1 žeton ke kartě BANG! a kdo ji zruší, odhazuje kartu z ruky.
card-buntline-special-more = Kartu vybírá cíl, až po všem, co přinese efekt Vedle! Kdo nemá kartu, nic neodhazuje.

card-double-barrel = Dvouhlavňovka
card-double-barrel-text = Zbraň, dostřel 1. 1 žeton ke kárové kartě BANG! a nelze ji zrušit.
card-double-barrel-more = Žádný efekt Vedle! žádný Barel. Ignorovat a odklonit není zrušit. Při událostech Požehnání a Prokletí žádné káry nejsou.

card-thunderer = Thunderer
card-thunderer-text = Zbraň, dostřel 3. 1 žeton ke kartě BANG! a hned se ti vrací do ruky.
card-thunderer-more = Ať zasáhne, nebo ne. Jako karta BANG! tohoto tahu se počítá i tak.

## Hnědé karty

card-caravan = Kolona
card-caravan-text = Dober si 2 karty. Vylepšení: za každé 2 žetony o 1 kartu víc.
card-caravan-more = Rozhoduješ se při zahrání. Žetony mohou být z více tvých karet i z postavy.

card-a-little-nip = Malý doušek
card-a-little-nip-text = Přidej si 1 život. Vylepšení: za každé 3 žetony o 1 život víc.
card-a-little-nip-more = Jen ve svém tahu, i když jsou ve hře jen 2 hráči. Není to karta Pivo.

card-quick-shot = Rychlopalba
card-quick-shot-text = Efekt BANG! na hráče na tvůj dostřel. Vylepšení: za každý žeton o 1 hráče na dostřel víc.
card-quick-shot-more = Není to karta BANG! Každý cíl je jiný a každý odpovídá sám za sebe, po směru hodinových ručiček od tebe.

card-flintlock = Křesadlovka
card-flintlock-text = Efekt BANG! na hráče na tvůj dostřel. Vylepšení: když se zruší, vezmi si ji za 2 žetony zpět.
card-flintlock-more = Není to karta BANG! Zpátky v ruce se smí hned zahrát znovu.

card-arrow = Šíp
card-arrow-text = Hráč odhazuje kartu BANG! z ruky, nebo ztrácí 1 život. Vylepšení: za každý žeton o 1 hráče víc.
card-arrow-more = Na jakoukoli vzdálenost. Pomáhá jen karta BANG! nebo ta, kterou tak smíš použít.

card-duck = Skrč se!
card-duck-text = Efekt Vedle! Vylepšení: za 2 žetony si kartu vezmi zpět.
card-duck-more = I mimo svůj tah. Zpátky v ruce se smí zahrát znovu, když je potřeba druhý efekt Vedle!

card-reload = Nabíjení
card-reload-text = Vezmi si 3 žetony a rozděl je na své oranžové karty a svou postavu.
card-reload-more = Nejvýš 4 na jedno místo. Co se nevejde, si nebereš.

card-rust = Rez
card-rust-text = Všichni ostatní ztrácejí 1 žeton z každé oranžové karty a z postavy. Jdou na tvoji postavu.
card-rust-more = Nejvýš do 4, zbytek propadá. Karta bez žetonů se odhazuje, Bomba vybuchuje.

card-squaw = Squaw
card-squaw-text = Odhoď libovolnou kartu ve hře. Vylepšení: za 2 žetony si ji vezmi do ruky.
card-squaw-more = Na jakoukoli vzdálenost. Nikdy vybavení ze Zlaté horečky.

## Postavy

char-al-preacher = Al Preacher
char-al-preacher-nick = Preacher
char-al-preacher-text = Když jiný hráč hraje modrou nebo oranžovou kartu, smíš zaplatit 2 žetony a dobrat si 1 kartu.
char-al-preacher-more = Jednou za každou takovou kartu, i mimo svůj tah, ať leží kdekoli.
char-bass-greeves = Bass Greeves
char-bass-greeves-nick = Greeves
char-bass-greeves-text = Jednou za svůj tah smíš odhodit kartu z ruky a dát 2 žetony na jedno své místo.
char-bass-greeves-more = Oba na stejnou kartu nebo na tuto postavu. Co přesáhne 4, propadá.
char-bloody-mary = Bloody Mary
char-bloody-mary-nick = Mary
char-bloody-mary-text = Kdykoli se zruší tvoje karta BANG! dober si 1 kartu.
char-bloody-mary-more = Ne pro karty Rychlopalba, Křesadlovka, Kulomet a podobné. Co se ignoruje nebo odkloní, to se neruší.
char-frankie-canton = Frankie Canton
char-frankie-canton-nick = Canton
char-frankie-canton-text = Jednou za svůj tah smíš přesunout 1 žeton z libovolné oranžové karty nebo z jiné postavy na tuto.
char-frankie-canton-more = I z vlastní oranžové karty, dokud má tato postava méně než 4. Prázdná karta se odhazuje, Bomba vybuchuje.
char-julie-cutter = Julie Cutter
char-julie-cutter-nick = Julie
char-julie-cutter-text = Kdykoli přijdeš o životy kvůli jinému hráči, snímáš: se srdcovou nebo károvou je ten hráč cílem efektu BANG!
char-julie-cutter-more = Jen 1 sejmutí, ať jde o kolik životů chce, na jakoukoli vzdálenost. Mimo hru ne, po záchraně ano.
char-mexicali-kid = Mexicali Kid
char-mexicali-kid-nick = Mexicali
char-mexicali-kid-text = Jednou za svůj tah smíš zaplatit 2 žetony za efekt BANG! na hráče na tvůj dostřel.
char-mexicali-kid-more = Nehraje se žádná karta: bez limitu a bez účinku zbraně.
char-ms-abigail = Ms. Abigail
char-ms-abigail-nick = Abigail
char-ms-abigail-text = Smíš ignorovat hnědou kartu hodnoty J, Q, K nebo A, kterou jiný hráč hraje jen na tebe.
char-ms-abigail-more = Ne Kulomet, Indiány a podobné karty a ne karty Rychlopalba a Šíp s více cíli. Ignorovat není zrušit.
char-red-ringo = Red Ringo
char-red-ringo-nick = Ringo
char-red-ringo-text = Začínáš se 4 žetony. Jednou za svůj tah smíš 1 nebo 2 z nich přesunout na své oranžové karty.
char-red-ringo-more = Na jednu nebo na dvě, nejvýš 4 na každé. Nikdy zpět.

## Otázky

ask-pay_loads = { $source }: který žeton platíš?
ask-pay_loads-detail =
    { $left ->
        [one] Zbývá zaplatit { $left } žeton.
        [few] Zbývá zaplatit { $left } žetony.
       *[other] Zbývá zaplatit { $left } žetonů.
    }
wait-pay_loads = { $who } platí žetony

ask-load = { $source }: kam přijde žeton?
ask-load-detail =
    { $each ->
        [1] Nejvýš 4 na jedno místo. Zbývá vybrat: { $left }
       *[other] Oba žetony jdou na stejné místo, vejdou se tam nejvýš 4.
    }
wait-load = { $who } umisťuje žeton
opt-choose-load = Na svou postavu
opt-pass-load = Bez žetonu

ask-discard_loads = Kam přijde žeton?
ask-discard_loads-detail = Za odhozenou kartu. Nejvýš 4 na jedno místo. Zbývá vybrat: { $left }
wait-discard_loads = { $who } umisťuje žeton
opt-pass-discard_loads = Bez žetonu

ask-upgrade = { $source }: vylepšit?
ask-upgrade-detail = Jeden krok stojí: { $n }. Zaplaceno: { $paid }. Tvoje žetony: { $owned }
wait-upgrade = { $who } může vylepšit kartu
opt-use-upgrade = Vylepšit: { $source }
opt-pass-upgrade = Nevylepšovat

ask-more_targets = { $source }: kdo ještě?
ask-more_targets-detail =
    { $n ->
        [0] Už jsou zaplacené. Zatím vybráno: { $paid }
       *[other] Každý stojí žeton. Zatím vybráno: { $paid }. Tvoje žetony: { $owned }
    }
wait-more_targets = { $who } vybírá další cíle
opt-choose-upgrade =
    { $me ->
        [to] I na sebe
       *[other] I { $to }
    }
opt-pass-more_targets = Nikdo další

ask-take_back = { $source }: vzít zpět?
ask-take_back-detail = Stojí to { $n ->
            [one] { $n } žeton
            [few] { $n } žetony
           *[other] { $n } žetonů
        }.
wait-take_back = { $who } si může vzít kartu zpět
opt-pass-take_back = Nechat být

ask-bomb = Kdo dostane bombu?
ask-bomb-detail = Žetony na ní: { $n }
wait-bomb = { $who } předává bombu

ask-check_again =
    { $own ->
        [1] { $source }: opakovat své sejmutí?
       *[other] { $source }: opakovat sejmutí? Snímá { $by }
    }
ask-check_again-detail =
    { $good ->
        [1] Sejmutí vyšlo. Provedlo by se znovu.
        [2] Vrátí životů: { $n }. Provedlo by se znovu.
       *[other] Sejmutí nevyšlo. Provedlo by se znovu.
    }
wait-check_again = { $who } může nechat sejmutí opakovat
opt-pass-check_again = Ať platí

ask-power = Použít účinek? { $source }
ask-power-detail = Pro tuto kartu BANG! Cíl: { $to }. Žetony na zbrani: { $n }
wait-power = { $who } se rozhoduje o zbrani
opt-use-power = Zaplatit žeton: { $source }
opt-pass-power = Bez účinku

ask-buntline = { $by } střílí, { $source }: odhoď kartu
ask-buntline-detail = Výstřel je zrušený, teď vyber kartu z ruky.
wait-buntline = { $who } odhazuje kartu

ask-preacher = { $source }: dobrat si kartu?
ask-preacher-detail = Stojí to { $n ->
            [one] { $n } žeton
            [few] { $n } žetony
           *[other] { $n } žetonů
        }.
wait-preacher = { $who } si může dobrat kartu
opt-pass-preacher = Nechat být

ask-ignore = { $by } na tebe hraje kartu { $card }
ask-ignore-detail = Smíš ji ignorovat.
wait-ignore = { $who } může kartu ignorovat
opt-pass-ignore = Nechat být

ask-ringo = { $source }: kam přijde žeton?
ask-ringo-detail = Z tvé postavy na oranžovou kartu. Zbývá přesunout: { $left }
wait-ringo = { $who } přesouvá žetony
opt-pass-ringo = To stačí

## Proč ne

why-loads-needed =
    { $n ->
        [one] Je potřeba { $n } žeton
        [few] Jsou potřeba { $n } žetony
       *[other] Je potřeba { $n } žetonů
    }
why-supply =
    { $n ->
        [one] V zásobě není ani { $n } žeton
        [few] V zásobě nejsou ani { $n } žetony
       *[other] V zásobě není ani { $n } žetonů
    }
why-nothing-in-play = Ve hře není žádná karta
why-no-room = Není místo pro žeton
why-no-loads = Nejsou tam žetony
why-no-loads-there = { $to } nemá žetony

## Co se děje

log-load =
    { $me ->
        [who] Na svou postavu si dáváš { $n ->
            [one] { $n } žeton
            [few] { $n } žetony
           *[other] { $n } žetonů
        } (teď { $total })
       *[other] { $who } si dává na postavu { $n ->
            [one] { $n } žeton
            [few] { $n } žetony
           *[other] { $n } žetonů
        } (teď { $total })
    }
log-load-card =
    { $me ->
        [who] { $n ->
            [one] { $n } žeton
            [few] { $n } žetony
           *[other] { $n } žetonů
        } na tvou kartu { $card } (teď { $total })
       *[other] { $n ->
            [one] { $n } žeton
            [few] { $n } žetony
           *[other] { $n } žetonů
        } na kartu { $card } (hráč: { $who }, teď { $total })
    }
log-unload =
    { $me ->
        [who] { $n ->
            [one] { $n } žeton
            [few] { $n } žetony
           *[other] { $n } žetonů
        } z tvé postavy (zbývá { $total })
       *[other] { $n ->
            [one] { $n } žeton
            [few] { $n } žetony
           *[other] { $n } žetonů
        } z postavy, { $who } (zbývá { $total })
    }
log-unload-by =
    { $me ->
        [who] { $by } odebírá z tvé postavy { $n ->
            [one] { $n } žeton
            [few] { $n } žetony
           *[other] { $n } žetonů
        } (zbývá { $total })
        [by] Odebíráš { $n ->
            [one] { $n } žeton
            [few] { $n } žetony
           *[other] { $n } žetonů
        } z postavy, { $who } (zbývá { $total })
       *[other] { $by } odebírá { $n ->
            [one] { $n } žeton
            [few] { $n } žetony
           *[other] { $n } žetonů
        } z postavy, { $who } (zbývá { $total })
    }
log-unload-card =
    { $me ->
        [who] { $n ->
            [one] { $n } žeton
            [few] { $n } žetony
           *[other] { $n } žetonů
        } z tvé karty { $card } (zbývá { $total })
       *[other] { $n ->
            [one] { $n } žeton
            [few] { $n } žetony
           *[other] { $n } žetonů
        } z karty { $card } { $who } (zbývá { $total })
    }
log-unload-card-by =
    { $me ->
        [who] { $by } odebírá { $n ->
            [one] { $n } žeton
            [few] { $n } žetony
           *[other] { $n } žetonů
        } z tvé karty { $card } (zbývá { $total })
        [by] Odebíráš { $n ->
            [one] { $n } žeton
            [few] { $n } žetony
           *[other] { $n } žetonů
        } z karty { $card } { $who } (zbývá { $total })
       *[other] { $by } odebírá { $n ->
            [one] { $n } žeton
            [few] { $n } žetony
           *[other] { $n } žetonů
        } z karty { $card } { $who } (zbývá { $total })
    }
log-emptied =
    { $me ->
        [who] Tvoje karta { $card } je bez žetonů a odhazuje se
       *[other] Karta { $card } je bez žetonů a odhazuje se. Hráč: { $who }
    }
log-explode =
    { $me ->
        [who] { $card } před tebou vybuchuje
       *[other] { $card } vybuchuje. Hráč: { $who }
    }
log-also =
    { $me ->
        [who] { $card } míří i jinam: { $to }
        [to] { $card } míří i na tebe
       *[other] { $card } míří i jinam: { $to }
    }
log-back-in-hand =
    { $me ->
        [who] { $card } se ti vrací do ruky
       *[other] { $card } se vrací do ruky. Hráč: { $who }
    }
log-ignored =
    { $me ->
        [who] Ignoruješ kartu { $card }
        [by] { $who } ignoruje tvou kartu { $card }
       *[other] { $who } ignoruje kartu, kterou hraje { $by }: { $card }
    }

## Místa

zone-loads = Žetony nabití
