### Na co se hra ptá, co nabízí, co odmítá a co hlásí.
### Jména přicházejí hotová. $me říká, která proměnná je místo čtenáře ("who", "to", "by", "from"), jinak "none".
### Řádky průběhu a důvody nekončí tečkou, protože jméno na konci může mít vlastní "!".

## Otázky tomu, kdo je na řadě. wait-: totéž pro ostatní.

ask-play = Jsi na tahu
ask-play-detail =
    { $weapon } dostřelí na vzdálenost { $reach }. { $bangs_left ->
        [0] { $bangs ->
            [0] V tomto tahu žádná karta BANG!
           *[other] V tomto tahu už žádná další karta BANG!
        }
        [99] Karet BANG! smíš zahrát, kolik chceš.
        [one] { $bangs ->
            [0] Smíš zahrát { $bangs_left } kartu BANG!
           *[other] Smíš zahrát ještě { $bangs_left } kartu BANG!
        }
        [few] { $bangs ->
            [0] Smíš zahrát { $bangs_left } karty BANG!
           *[other] Smíš zahrát ještě { $bangs_left } karty BANG!
        }
       *[other] { $bangs ->
            [0] Smíš zahrát { $bangs_left } karet BANG!
           *[other] Smíš zahrát ještě { $bangs_left } karet BANG!
        }
    }
wait-play = Na tahu je { $who }

ask-shot =
    { $own ->
        [1] Střílíš na sebe
       *[other] { $by } na tebe střílí
    }
ask-shot-detail =
    { $need ->
        [one] Stačí { $need } efekt Vedle! Jinak ztrácíš { $stake ->
            [one] { $stake } život
            [few] { $stake } životy
           *[other] { $stake } životů
        }.
        [few] Potřebuješ { $need } efekty Vedle! Jinak ztrácíš { $stake ->
            [one] { $stake } život
            [few] { $stake } životy
           *[other] { $stake } životů
        }.
       *[other] Potřebuješ { $need } efektů Vedle! Jinak ztrácíš { $stake ->
            [one] { $stake } život
            [few] { $stake } životy
           *[other] { $stake } životů
        }.
    }
wait-shot = { $who } vybírá odpověď

ask-indians = { $by } hraje kartu { $source }
ask-indians-detail = Odhoď kartu BANG! Jinak ztrácíš 1 život.
wait-indians = { $who } hledá kartu BANG!

ask-duel =
    { $n ->
        [0] { $by } tě vyzývá na duel
       *[other] { $source } s hráčem { $by }
    }
ask-duel-detail = Odhoď kartu BANG! Jinak ztrácíš 1 život.
wait-duel = { $who } vybírá odpověď v duelu

ask-rescue = Umíráš
ask-rescue-detail =
    { $need ->
        [one] Vyleč si { $need } život. Jinak vypadáváš ze hry.
        [few] Vyleč si { $need } životy. Jinak vypadáváš ze hry.
       *[other] Vyleč si { $need } životů. Jinak vypadáváš ze hry.
    }
wait-rescue = { $who } umírá a hledá záchranu

ask-store = { $source }: vezmi si kartu
ask-store-detail = Jde ti do ruky. Všichni vidí, kterou si bereš.
wait-store = { $who } si vybírá kartu

ask-draw = Vyber, jak si karty dobereš
ask-draw-detail = Tvá schopnost ti dává na výběr.
wait-draw = { $who } vybírá způsob dobrání

ask-keep = Vyber si kartu do ruky
ask-keep-detail =
    { $left ->
        [one] Smíš si dobrat ještě { $left } kartu. Ostatní se vracejí navrch balíčku.
        [few] Smíš si dobrat ještě { $left } karty. Ostatní se vracejí navrch balíčku.
       *[other] Smíš si dobrat ještě { $left } karet. Ostatní se vracejí navrch balíčku.
    }
wait-keep = { $who } si prohlíží karty z balíčku

ask-give = Vyber kartu, kterou dostane { $to }
ask-give-detail =
    { $left ->
        [one] Rozdáváš ještě { $left } kartu, ostatní si necháváš.
        [few] Rozdáváš ještě { $left } karty, ostatní si necháváš.
       *[other] Rozdáváš ještě { $left } karet, ostatní si necháváš.
    }
wait-give = { $who } vybírá karty pro ostatní

ask-check = Vyber kartu, která platí
ask-check-detail = Důvod sejmutí: { $source }. Druhá karta nemá žádný účinek.
wait-check = { $who } vybírá kartu, která platí

ask-ability =
    { $ability ->
        [suzy-lafayette] { $source }: dobrat si kartu?
        [don-bell] { $source }: hrát ještě jeden tah?
        [greygory-deck] { $source }: vyměnit obě schopnosti?
       *[other] Použít: { $source }?
    }
ask-ability-detail =
    { $ability ->
        [suzy-lafayette] Nemáš v ruce žádnou kartu.
        [don-bell] Otočená karta je červená. Je to celý tah.
        [greygory-deck] Dostaneš dvě jiné náhodné schopnosti.
       *[other] Teď máš možnost.
    }
wait-ability = { $who } rozhoduje o použití efektu

ask-pay =
    { $left ->
        [one] Odhoď { $left } kartu
        [few] Odhoď { $left } karty
       *[other] Odhoď { $left } karet
    }
ask-pay-detail = Platíš tím za: { $source }
wait-pay = { $who } platí kartami

ask-discard =
    { $left ->
        [one] Odhoď { $left } kartu
        [few] Odhoď { $left } karty
       *[other] Odhoď { $left } karet
    }
ask-discard-detail = Smíš si nechat { $limit }.
wait-discard = { $who } odhazuje karty nad limit

ask-character = Vyber si postavu
ask-character-detail = Druhá jde ze hry. Všechny se ukážou, až si každý vybere.
wait-character = { $who } si vybírá postavu

ask-borrow = Vyber, čí schopnost si vypůjčíš
ask-borrow-detail = Máš ji do začátku svého příštího tahu. Tvou volbu vidí všichni.
wait-borrow = { $who } vybírá, čí schopnost si vypůjčí

ask-brawl = { $source }: vyber kartu, kterou odhazuje { $to }
ask-brawl-detail = Z ruky jde náhodná karta, ve hře vybíráš ty.
wait-brawl = { $who } vybírá, co odhazují ostatní

ask-vulture = Vezmi si kartu, kterou zanechává { $to }
ask-vulture-detail = O tyto karty se dělí dva hráči, střídavě po jedné. Z ruky je karta náhodná.
wait-vulture = { $who } přebírá karty

ask-event = Využít událost { $source }?
ask-event-detail = Je to na tobě.
wait-event = { $who } rozhoduje o události

ask-exchange = { $source }: vyber kartu k výměně
ask-exchange-detail =
    { $n ->
        [0] Odhoď, kolik karet chceš. Potom si dobíráš stejný počet.
       *[other] Zatím odhozeno: { $n }. Až to stačí, dobíráš si stejný počet.
    }
wait-exchange = { $who } vyměňuje karty

ask-suit = { $source }: vyber barvu
ask-suit-detail = V tomto tahu smíš hrát jen karty této barvy.
wait-suit = { $who } vybírá barvu

ask-colour = { $source }: červená, nebo černá?
ask-colour-detail =
    { $n ->
        [0] Hádej barvu vrchní karty. Dokud hádáš správně, karty si necháváš.
       *[other] Zatím správně: { $n }. Hádej barvu další karty.
    }
wait-colour = { $who } hádá barvu

ask-daltons = { $source }: odhoď modrou kartu
ask-daltons-detail = Vyber, o kterou ze svých modrých karet ve hře přijdeš.
wait-daltons = { $who } vybírá modrou kartu k odhození

ask-hail = { $source }: cílem jsi ty
ask-hail-detail =
    { $left ->
        [1] Zachrání tě 1 efekt Vedle! Jinak ztrácíš { $lives ->
            [one] { $lives } život
            [few] { $lives } životy
           *[other] { $lives } životů
        }.
       *[other] Zachrání tě 1 efekt Vedle! Jinak ztrácíš { $lives ->
            [one] { $lives } život
            [few] { $lives } životy
           *[other] { $lives } životů
        }. Zbývá efektů i s tímto: { $left }.
    }
wait-hail = { $who } vybírá odpověď

ask-ricochet =
    { $own ->
        [1] Střílíš na svou kartu: { $of }
       *[other] { $by } střílí na tvou kartu: { $of }
    }
ask-ricochet-detail =
    { $need ->
        [one] Zachrání ji { $need } efekt Vedle! Jinak se odhazuje.
        [few] Zachrání ji { $need } efekty Vedle! Jinak se odhazuje.
       *[other] Zachrání ji { $need } efektů Vedle! Jinak se odhazuje.
    }
wait-ricochet = { $who } vybírá odpověď


## Možnosti: co stojí na tlačítkách.

opt-play = Zahrát: { $card }
opt-play-as = Zahrát: { $card } jako { $as }
opt-play-on =
    { $me ->
        [to] Zahrát na sebe: { $card }
       *[other] Zahrát: { $card } → { $to }
    }
opt-play-on-both =
    { $me ->
        [to] Zahrát na sebe a ještě na { $also }: { $card }
       *[other] Zahrát: { $card } → { $to }, { $also }
    }
opt-play-on-both-as =
    { $me ->
        [to] Zahrát na sebe a ještě na { $also }: { $card } jako { $as }
       *[other] Zahrát: { $card } jako { $as } → { $to }, { $also }
    }
opt-play-on-as =
    { $me ->
        [to] Zahrát na sebe: { $card } jako { $as }
       *[other] Zahrát: { $card } jako { $as } → { $to }
    }
opt-play-hand =
    { $me ->
        [to] Zahrát na sebe: { $card } (náhodná karta z ruky)
       *[other] Zahrát: { $card } → { $to } (náhodná karta z ruky)
    }
opt-play-hand-as =
    { $me ->
        [to] Zahrát na sebe: { $card } jako { $as } (náhodná karta z ruky)
       *[other] Zahrát: { $card } jako { $as } → { $to } (náhodná karta z ruky)
    }
opt-play-card =
    { $me ->
        [to] Zahrát na sebe: { $card } ({ $of })
       *[other] Zahrát: { $card } → { $to } ({ $of })
    }
opt-play-card-as =
    { $me ->
        [to] Zahrát na sebe: { $card } jako { $as } ({ $of })
       *[other] Zahrát: { $card } jako { $as } → { $to } ({ $of })
    }
opt-use = Použít: { $source }
opt-ability =
    { $ability ->
        [suzy-lafayette] Dobrat kartu
        [don-bell] Hrát další tah
        [greygory-deck] Vyměnit obě
       *[other] Použít: { $source }
    }
opt-use-barrel = Použít: { $source }
opt-use-on =
    { $me ->
        [to] Použít na sebe: { $source }
       *[other] Použít: { $source } → { $to }
    }
opt-use-hand =
    { $me ->
        [to] Použít na sebe: { $source } (náhodná karta z ruky)
       *[other] Použít: { $source } → { $to } (náhodná karta z ruky)
    }
opt-use-card =
    { $me ->
        [to] Použít na sebe: { $source } ({ $of })
       *[other] Použít: { $source } → { $to } ({ $of })
    }
opt-discard = Odhodit: { $card }
opt-discard-of =
    { $n ->
        [one] Za { $n } valoun odhazuje { $to }: { $of }
        [few] Za { $n } valouny odhazuje { $to }: { $of }
       *[other] Za { $n } valounů odhazuje { $to }: { $of }
    }
opt-buy =
    { $n ->
        [one] Koupit za { $n } valoun: { $card }
        [few] Koupit za { $n } valouny: { $card }
       *[other] Koupit za { $n } valounů: { $card }
    }
opt-choose-card = Vybrat: { $card }
opt-choose-character = Vybrat: { $char }
opt-choose-seat =
    { $me ->
        [to] Vybrat sebe
       *[other] Vybrat: { $to }
    }
opt-choose-hand = Náhodná karta z ruky
opt-choose-of = Vybrat: { $of }
opt-choose-suit = Vybrat: { $suit }
opt-choose-colour = Vybrat: { $colour }
opt-choose-kind = Vybrat: { $kind }
opt-draw-deck = Dobrat z balíčku
opt-draw-discard = Vzít z odhozených: { $card }
opt-draw-hand = Vzít z ruky: { $to }
opt-draw-card =
    { $me ->
        [to] Vzít vlastní kartu: { $of }
       *[other] Vzít ze hry: { $of } ({ $to })
    }
opt-pass-shot = Přijmout zásah
opt-pass-indians = Ztratit 1 život
opt-pass-duel = Ztratit 1 život
opt-pass-rescue = Nezachraňovat se
opt-pass-ability = Nechat být
opt-pass-event = Nechat být
opt-pass-exchange = To stačí
opt-pass-hail = Přijmout zásah
opt-pass-ricochet = Přijít o kartu
opt-end = Ukončit tah

# 1 ze 4
chance =
    { $of ->
        [2] { $num } ze { $of }
        [3] { $num } ze { $of }
        [4] { $num } ze { $of }
        [6] { $num } ze { $of }
        [7] { $num } ze { $of }
       *[other] { $num } z { $of }
    }

## Proč něco nejde.

why-too-far = Moc daleko: { $distance }, máš dostřel { $reach }
why-too-far-card = Moc daleko: { $distance }, tahle karta dosáhne na { $reach }
why-nobody-in-reach = Na dostřel { $reach } nikdo není
why-bang-limit =
    { $limit ->
        [one] Jen { $limit } karta BANG! za tah, ta už padla
        [few] Jen { $limit } karty BANG! za tah, ty už padly
       *[other] Jen { $limit } karet BANG! za tah, ty už padly
    }
why-same-name = Kartu { $card } už ve hře máš
why-same-name-other = Kartu { $card } už má
why-sheriff-jail = Šerif do vězení nesmí
why-nothing-to-take = Není co vzít
why-out = Mimo hru
why-not-yourself = Jen na někoho jiného
why-only-answer = Karta { $card } je jen odpověď na výstřel proti tobě
why-not-answer = Karta { $card } teď nepomáhá: { $source }
why-not-now = Kartu { $card } teď nejde zahrát
why-beer-two-players = Když jsou ve hře jen 2 hráči, neléčí
why-full-life = Máš plný počet životů
why-cards-needed =
    { $n ->
        [one] V ruce je potřeba { $n } karta
        [few] V ruce jsou potřeba { $n } karty
       *[other] V ruce je potřeba { $n } karet
    }
why-used = V tomto tahu už vyčerpáno: { $source }
why-barrel-used = Proti tomuto výstřelu už sejmuto: { $source }
why-not-your-turn = Nejsi na tahu, hraje { $who }
why-passive = { $source } působí samočinně
why-rescue-short =
    { $need ->
        [one] Na záchranu to nestačí: potřebuješ { $need } život
        [few] Na záchranu to nestačí: potřebuješ { $need } životy
       *[other] Na záchranu to nestačí: potřebuješ { $need } životů
    }
why-cost =
    { $n ->
        [one] K zaplacení chybí v ruce { $n } karta
        [few] K zaplacení chybějí v ruce { $n } karty
       *[other] K zaplacení chybí v ruce { $n } karet
    }
why-event = Nejde, dokud platí událost { $source }
why-suit = V tomto tahu jen tato barva: { $suit } ({ $source })
why-green-waits = Karta { $card } leží ve hře až od tohoto tahu, použít ji zatím nelze
why-own-turn = Kartu { $card } lze použít jen ve vlastním tahu
why-no-effect = Karta { $card } teď nemá účinek: { $source }
why-off = Postava { $source } teď schopnost nemá: { $by }
why-diamond = Kárové karty na hráče { $to } nepůsobí ({ $source })
why-duty = Nejdřív musíš zahrát kartu { $card } ({ $source })
why-kept = Kartu { $card } musíš zahrát, jinak ji použít nelze ({ $source })
why-no-lives = Duch životy nezískává ani neztrácí
why-last-life = S posledním životem to nejde
why-full-life-other = Má plný počet životů
why-kind-needed =
    { $n ->
        [one] V ruce je potřeba { $n } karta { $card }
        [few] V ruce jsou potřeba { $n } karty { $card }
       *[other] V ruce je potřeba { $n } karet { $card }
    }
why-blue-needed = V ruce je potřeba modrá karta
why-nobody-has-cards = Nikdo jiný nemá žádnou kartu

## Proč by karta neměla účinek, celou větou.

wasted-full-life = Máš všechny životy, takže by karta přišla vniveč.
wasted-all-full = Všichni mají všechny životy, takže by karta přišla vniveč.
wasted-two-players = Když zbývají dva hráči, karta by přišla vniveč.

## Barva karty jako tip.

colour-red = červená
colour-black = černá

## Průběh hry

log-start =
    { $me ->
        [who] Jsi šerif a začínáš
       *[other] { $who } je šerif a začíná
    }
log-start-deputy =
    { $me ->
        [who] Jsi pomocník šerifa a začínáš
       *[other] { $who } je pomocník šerifa a začíná
    }
log-event =
    { $n ->
        [0] Poslední událost, platí až do konce hry: { $event }
        [one] Nová událost: { $event } (zbývá { $n })
        [few] Nová událost: { $event } (zbývají { $n })
       *[other] Nová událost: { $event } (zbývá { $n })
    }
log-character =
    { $me ->
        [who] Hraješ za postavu { $char }
       *[other] { $who } hraje za postavu { $char }
    }
log-turn =
    { $me ->
        [who] Začíná tvůj tah
       *[other] { $who } začíná svůj tah
    }
log-draw =
    { $me ->
        [who] Dobíráš si { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
       *[other] { $who } si dobírá { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
    }
log-draw-seen =
    { $me ->
        [who] Dobíráš si { $n ->
            [one] kartu { $cards }
            [few] { $n } karty: { $cards }
           *[other] { $n } karet: { $cards }
        }
       *[other] { $who } si dobírá { $n ->
            [one] kartu { $cards }
            [few] { $n } karty: { $cards }
           *[other] { $n } karet: { $cards }
        }
    }
log-draw-reward =
    { $me ->
        [who] Za odměnu si dobíráš { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
       *[other] { $who } si za odměnu dobírá { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
    }
log-draw-ability =
    { $me ->
        [who] Dobíráš si { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        } ({ $source })
       *[other] { $who } si dobírá { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        } ({ $source })
    }
log-draw-discard =
    { $me ->
        [who] Bereš si z odhazovací hromádky { $n ->
            [one] kartu { $cards }
            [few] { $n } karty: { $cards }
           *[other] { $n } karet: { $cards }
        }
       *[other] { $who } si bere z odhazovací hromádky { $n ->
            [one] kartu { $cards }
            [few] { $n } karty: { $cards }
           *[other] { $n } karet: { $cards }
        }
    }
log-show =
    { $me ->
        [who] Ukazuješ kartu { $card }
       *[other] { $who } ukazuje kartu { $card }
    }
log-look =
    { $me ->
        [who] Prohlížíš si { $n ->
            [one] { $n } vrchní kartu
            [few] { $n } vrchní karty
           *[other] { $n } vrchních karet
        } balíčku
       *[other] { $who } si prohlíží { $n ->
            [one] { $n } vrchní kartu
            [few] { $n } vrchní karty
           *[other] { $n } vrchních karet
        } balíčku
    }
log-back =
    { $me ->
        [who] Vracíš na balíček { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
       *[other] { $who } vrací na balíček { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
    }

log-play =
    { $me ->
        [who] Hraješ kartu { $card }
       *[other] { $who } hraje kartu { $card }
    }
log-play-as =
    { $me ->
        [who] Hraješ kartu { $card } jako { $as }
       *[other] { $who } hraje kartu { $card } jako { $as }
    }
log-play-on =
    { $me ->
        [who] Hraješ kartu { $card } na hráče { $to }
        [to] { $who } na tebe hraje kartu { $card }
       *[other] { $who } hraje kartu { $card } na hráče { $to }
    }
log-play-on-both =
    { $me ->
        [who] Hraješ kartu { $card } na hráče { $to } a { $also }
        [to] { $who } na tebe a na hráče { $also } hraje kartu { $card }
        [also] { $who } na tebe a na hráče { $to } hraje kartu { $card }
       *[other] { $who } hraje kartu { $card } na hráče { $to } a { $also }
    }
log-play-on-both-as =
    { $me ->
        [who] Hraješ kartu { $card } jako { $as } na hráče { $to } a { $also }
        [to] { $who } na tebe a na hráče { $also } hraje kartu { $card } jako { $as }
        [also] { $who } na tebe a na hráče { $to } hraje kartu { $card } jako { $as }
       *[other] { $who } hraje kartu { $card } jako { $as } na hráče { $to } a { $also }
    }
log-play-on-as =
    { $me ->
        [who] Hraješ kartu { $card } jako { $as } na hráče { $to }
        [to] { $who } na tebe hraje kartu { $card } jako { $as }
       *[other] { $who } hraje kartu { $card } jako { $as } na hráče { $to }
    }
log-play-self =
    { $me ->
        [who] Hraješ kartu { $card } na sebe
       *[other] { $who } hraje kartu { $card } na sebe
    }
log-play-self-as =
    { $me ->
        [who] Hraješ kartu { $card } jako { $as } na sebe
       *[other] { $who } hraje kartu { $card } jako { $as } na sebe
    }
log-play-self-card =
    { $me ->
        [who] Hraješ kartu { $card } na svou kartu { $of }
       *[other] { $who } hraje kartu { $card } na svou kartu { $of }
    }
log-play-hand =
    { $me ->
        [who] Hraješ kartu { $card } na hráče { $to }: karta z ruky
        [to] { $who } na tebe hraje kartu { $card }: karta z ruky
       *[other] { $who } hraje kartu { $card } na hráče { $to }: karta z ruky
    }
log-play-hand-as =
    { $me ->
        [who] Hraješ kartu { $card } jako { $as } na hráče { $to }: karta z ruky
        [to] { $who } na tebe hraje kartu { $card } jako { $as }: karta z ruky
       *[other] { $who } hraje kartu { $card } jako { $as } na hráče { $to }: karta z ruky
    }
log-play-card =
    { $me ->
        [who] Hraješ kartu { $card } na hráče { $to }: { $of }
        [to] { $who } na tebe hraje kartu { $card }: { $of }
       *[other] { $who } hraje kartu { $card } na hráče { $to }: { $of }
    }
log-play-card-as =
    { $me ->
        [who] Hraješ kartu { $card } jako { $as } na hráče { $to }: { $of }
        [to] { $who } na tebe hraje kartu { $card } jako { $as }: { $of }
       *[other] { $who } hraje kartu { $card } jako { $as } na hráče { $to }: { $of }
    }
log-lay =
    { $me ->
        [who] Vykládáš před sebe kartu { $card }
       *[other] { $who } před sebe vykládá kartu { $card }
    }
log-lay-on =
    { $me ->
        [who] Vykládáš kartu { $card } před hráče { $to }
        [to] { $who } před tebe vykládá kartu { $card }
       *[other] { $who } vykládá kartu { $card } před hráče { $to }
    }
log-use =
    { $me ->
        [who] Používáš kartu { $source }
       *[other] { $who } používá kartu { $source }
    }
log-use-ability =
    { $same ->
        [yes] { $me ->
            [who] Používáš svou schopnost
           *[other] { $who } používá svou schopnost
        }
       *[no] { $me ->
            [who] Používáš schopnost postavy { $source }
           *[other] { $who } používá schopnost postavy { $source }
        }
    }
log-use-on =
    { $me ->
        [who] Používáš kartu { $source } na hráče { $to }
        [to] { $who } na tebe používá kartu { $source }
       *[other] { $who } používá kartu { $source } na hráče { $to }
    }
log-use-on-ability =
    { $same ->
        [yes] { $me ->
            [who] Používáš svou schopnost na hráče { $to }
            [to] { $who } na tebe používá svou schopnost
           *[other] { $who } používá svou schopnost na hráče { $to }
        }
       *[no] { $me ->
            [who] Používáš schopnost postavy { $source } na hráče { $to }
            [to] { $who } na tebe používá schopnost postavy { $source }
           *[other] { $who } používá schopnost postavy { $source } na hráče { $to }
        }
    }
log-use-on-both =
    { $me ->
        [who] Používáš kartu { $source } na hráče { $to } a { $also }
        [to] { $who } na tebe a na hráče { $also } používá kartu { $source }
        [also] { $who } na tebe a na hráče { $to } používá kartu { $source }
       *[other] { $who } používá kartu { $source } na hráče { $to } a { $also }
    }
log-use-on-both-ability =
    { $same ->
        [yes] { $me ->
            [who] Používáš svou schopnost na hráče { $to } a { $also }
            [to] { $who } na tebe a na hráče { $also } používá svou schopnost
            [also] { $who } na tebe a na hráče { $to } používá svou schopnost
           *[other] { $who } používá svou schopnost na hráče { $to } a { $also }
        }
       *[no] { $me ->
            [who] Používáš schopnost postavy { $source } na hráče { $to } a { $also }
            [to] { $who } na tebe a na hráče { $also } používá schopnost postavy { $source }
            [also] { $who } na tebe a na hráče { $to } používá schopnost postavy { $source }
           *[other] { $who } používá schopnost postavy { $source } na hráče { $to } a { $also }
        }
    }
log-use-card =
    { $me ->
        [who] Používáš kartu { $source } na hráče { $to }: { $of }
        [to] { $who } na tebe používá kartu { $source }: { $of }
       *[other] { $who } používá kartu { $source } na hráče { $to }: { $of }
    }
log-use-card-ability =
    { $same ->
        [yes] { $me ->
            [who] Používáš svou schopnost na hráče { $to }: { $of }
            [to] { $who } na tebe používá svou schopnost: { $of }
           *[other] { $who } používá svou schopnost na hráče { $to }: { $of }
        }
       *[no] { $me ->
            [who] Používáš schopnost postavy { $source } na hráče { $to }: { $of }
            [to] { $who } na tebe používá schopnost postavy { $source }: { $of }
           *[other] { $who } používá schopnost postavy { $source } na hráče { $to }: { $of }
        }
    }
log-lend =
    { $me ->
        [who] Do příštího tahu si půjčuješ od hráče { $to } schopnost postavy { $char }
        [to] { $who } si od tebe do příštího tahu půjčuje schopnost postavy { $char }
       *[other] { $who } si do příštího tahu půjčuje od hráče { $to } schopnost postavy { $char }
    }
log-lend-own =
    { $me ->
        [who] Teď máš schopnost: { $char }
       *[other] { $who } má teď schopnost: { $char }
    }
log-suit =
    { $me ->
        [who] Volíš barvu na tento tah: { $suit }
       *[other] { $who } volí barvu na tento tah: { $suit }
    }
log-colour-right =
    { $me ->
        [who] Hádáš správně ({ $colour }): { $card }
       *[other] { $who } hádá správně ({ $colour }): { $card }
    }
log-colour-wrong =
    { $me ->
        [who] Hádáš špatně ({ $colour }): { $card }
       *[other] { $who } hádá špatně ({ $colour }): { $card }
    }
log-return =
    { $me ->
        [who] Vracíš se do hry a máš { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        } ({ $source })
       *[other] { $who } se vrací do hry a má { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        } ({ $source })
    }
log-return-ghost =
    { $me ->
        [who] Vracíš se na jeden tah jako duch ({ $source })
       *[other] { $who } se vrací na jeden tah jako duch ({ $source })
    }
log-leave =
    { $me ->
        [who] Znovu odcházíš ze hry
       *[other] { $who } znovu odchází ze hry
    }
log-swap =
    { $me ->
        [who] Měníš postavu: { $char }
       *[other] { $who } mění postavu: { $char }
    }
log-bury =
    { $me ->
        [who] Pokládáš lícem dolů na balíček { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
       *[other] { $who } pokládá lícem dolů na balíček { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
    }
log-bury-seen =
    { $me ->
        [who] Pokládáš lícem dolů na balíček { $n ->
            [one] kartu { $cards }
            [few] { $n } karty: { $cards }
           *[other] { $n } karet: { $cards }
        }
       *[other] { $who } pokládá lícem dolů na balíček { $n ->
            [one] kartu { $cards }
            [few] { $n } karty: { $cards }
           *[other] { $n } karet: { $cards }
        }
    }
log-extra =
    { $me ->
        [who] Hraješ tah navíc
       *[other] { $who } hraje tah navíc
    }
log-harmless =
    { $me ->
        [who] Karta { $card } od hráče { $by } na tebe nemá účinek
        [by] Tvá karta { $card } nemá na hráče { $who } účinek
       *[other] Karta { $card } od hráče { $by } nemá na hráče { $who } účinek
    }
log-stand =
    { $me ->
        [who] Uhýbáš ({ $source })
       *[other] { $who } uhýbá ({ $source })
    }
log-answer =
    { $me ->
        [who] Odpovídáš kartou { $card }
       *[other] { $who } odpovídá kartou { $card }
    }
log-answer-as =
    { $me ->
        [who] Odpovídáš kartou { $card } jako { $as }
       *[other] { $who } odpovídá kartou { $card } jako { $as }
    }
log-stopped =
    { $me ->
        [who] Uhýbáš, { $by } střílí vedle
        [by] { $who } uhýbá, střílíš vedle
       *[other] { $who } uhýbá, { $by } střílí vedle
    }
log-stopped-own =
    { $me ->
        [who] Vyhýbáš se vlastnímu výstřelu
       *[other] { $who } se vyhýbá vlastnímu výstřelu
    }
log-discard =
    { $me ->
        [who] Odhazuješ { $n ->
            [one] kartu { $cards }
            [few] { $n } karty: { $cards }
           *[other] { $n } karet: { $cards }
        }
       *[other] { $who } odhazuje { $n ->
            [one] kartu { $cards }
            [few] { $n } karty: { $cards }
           *[other] { $n } karet: { $cards }
        }
    }
log-discard-replaced =
    { $me ->
        [who] Odhazuješ starou zbraň: { $card }
       *[other] { $who } odhazuje starou zbraň: { $card }
    }
log-discard-lost =
    { $me ->
        [who] Odhazuješ kartu { $card }
       *[other] { $who } odhazuje kartu { $card }
    }
log-take-hand =
    { $me ->
        [who] Bereš si kartu z ruky hráče { $from }
        [from] { $who } si bere kartu z tvé ruky
       *[other] { $who } si bere kartu z ruky hráče { $from }
    }
log-take-hand-seen =
    { $me ->
        [who] Bereš si kartu { $card } z ruky hráče { $from }
        [from] { $who } si bere kartu { $card } z tvé ruky
       *[other] { $who } si bere kartu { $card } z ruky hráče { $from }
    }
log-take-table =
    { $me ->
        [who] Bereš si ze hry kartu { $card } od hráče { $from }
        [from] { $who } si od tebe bere ze hry kartu { $card }
       *[other] { $who } si bere ze hry kartu { $card } od hráče { $from }
    }
log-take-own =
    { $me ->
        [who] Bereš si zpět svou kartu { $card }
       *[other] { $who } si bere zpět svou kartu { $card }
    }
log-take-row =
    { $me ->
        [who] Bereš si z nabídky kartu { $card }
       *[other] { $who } si bere z nabídky kartu { $card }
    }
log-take-discard =
    { $me ->
        [who] Bereš si z odhazovací hromádky kartu { $card }
       *[other] { $who } si bere z odhazovací hromádky kartu { $card }
    }
log-take-all =
    { $me ->
        [who] Bereš si { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        } po hráči { $from }
        [from] { $who } si po tobě bere { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
       *[other] { $who } si bere { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        } po hráči { $from }
    }
log-give =
    { $me ->
        [who] Dáváš kartu hráči { $to }
        [to] { $who } ti dává kartu
       *[other] { $who } dává kartu hráči { $to }
    }
log-give-seen =
    { $me ->
        [who] Dáváš kartu { $card } hráči { $to }
        [to] { $who } ti dává kartu { $card }
       *[other] { $who } dává kartu { $card } hráči { $to }
    }
log-row =
    { $me ->
        [who] Otáčíš do nabídky: { $cards }
       *[other] { $who } otáčí do nabídky: { $cards }
    }
log-check-good =
    { $me ->
        [who] { $check ->
            [barrel] Tvůj { $source }: { $card } je srdcová. Vedle!
            [jourdonnais] Tvoje schopnost: { $card } je srdcová. Vedle!
            [jail] { $source }: { $card } je srdcová. Jdeš na svobodu
            [dynamite] Tvůj { $source } nevybuchuje: { $card }
            [vendetta] { $source }: { $card } je srdcová. Hraješ ještě jeden tah
            [bomb] Tvoje { $source }: { $card } je červená. Jde dál
            [julie-cutter] Tvoje schopnost: { $card } je červená. Střílíš zpátky
            [cactus] Tvůj { $source }: { $card } je červená. Léčí
            [knife-revolver] { $source }: { $card } stačí. Vrací se ti do ruky
            [most-wanted] { $source }: { $card } není piková. Máš štěstí
            [dining-car] Tvůj { $source }: { $card } je srdcová. Jídlo je na stole
            [don-bell] Tvoje schopnost: { $card } je červená. Smíš hrát ještě jeden tah
            [teren-kill] Tvoje schopnost: { $card } není piková. Zůstáváš ve hře
            [rattlesnake] { $source }: { $card } není piková. Nekouše
            [colorado-bill] Tvoje schopnost: { $card } je piková. Výstřel nelze zrušit
           *[other] Vyšlo to ({ $source }): { $card }
        }
       *[other] { $check ->
            [barrel] { $source } ({ $who }): { $card } je srdcová. Vedle!
            [jourdonnais] Schopnost ({ $who }): { $card } je srdcová. Vedle!
            [jail] { $source }: { $card } je srdcová. { $who } jde na svobodu
            [dynamite] { $source } ({ $who }) nevybuchuje: { $card }
            [vendetta] { $source }: { $card } je srdcová. { $who } hraje ještě jeden tah
            [bomb] { $source } ({ $who }): { $card } je červená. Jde dál
            [julie-cutter] Schopnost ({ $who }): { $card } je červená. Přichází odvetný výstřel
            [cactus] { $source } ({ $who }): { $card } je červená. Léčí
            [knife-revolver] { $source } ({ $who }): { $card } stačí. Vrací se do ruky
            [most-wanted] { $source }: { $card } není piková. { $who } má štěstí
            [dining-car] { $source } ({ $who }): { $card } je srdcová. Jídlo je na stole
            [don-bell] Schopnost ({ $who }): { $card } je červená. Smí přijít ještě jeden tah
            [teren-kill] Schopnost: { $card } není piková. { $who } zůstává ve hře
            [rattlesnake] { $source } ({ $who }): { $card } není piková. Nekouše
            [colorado-bill] Schopnost ({ $who }): { $card } je piková. Výstřel nelze zrušit
           *[other] Vyšlo to ({ $who }, { $source }): { $card }
        }
    }
log-check-bad =
    { $me ->
        [who] { $check ->
            [barrel] Tvůj { $source }: { $card } není srdcová. Smůla
            [jourdonnais] Tvoje schopnost: { $card } není srdcová. Smůla
            [jail] { $source }: { $card } není srdcová. Zůstáváš sedět
            [dynamite] Tvůj { $source } vybuchuje: { $card }
            [vendetta] { $source }: { $card } není srdcová. Další tah nebude
            [bomb] Tvoje { $source }: { $card } je černá. Doutnák se krátí
            [julie-cutter] Tvoje schopnost: { $card } je černá. Žádný výstřel
            [cactus] Tvůj { $source }: { $card } je černá. Neléčí
            [knife-revolver] { $source }: { $card } nestačí. Karta je pryč
            [most-wanted] { $source }: { $card } je piková. Máš smůlu
            [dining-car] Tvůj { $source }: { $card } není srdcová. Dnes bez jídla
            [don-bell] Tvoje schopnost: { $card } je černá. Další tah nebude
            [teren-kill] Tvoje schopnost: { $card } je piková. Nezachrání tě
            [rattlesnake] { $source }: { $card } je piková. Kouše tě
            [colorado-bill] Tvoje schopnost: { $card } není piková. Obyčejný výstřel
           *[other] Nevyšlo to ({ $source }): { $card }
        }
       *[other] { $check ->
            [barrel] { $source } ({ $who }): { $card } není srdcová. Smůla
            [jourdonnais] Schopnost ({ $who }): { $card } není srdcová. Smůla
            [jail] { $source }: { $card } není srdcová. { $who } zůstává sedět
            [dynamite] { $source } ({ $who }) vybuchuje: { $card }
            [vendetta] { $source }: { $card } není srdcová. Další tah nebude
            [bomb] { $source } ({ $who }): { $card } je černá. Doutnák se krátí
            [julie-cutter] Schopnost ({ $who }): { $card } je černá. Žádný výstřel
            [cactus] { $source } ({ $who }): { $card } je černá. Neléčí
            [knife-revolver] { $source } ({ $who }): { $card } nestačí. Karta je pryč
            [most-wanted] { $source }: { $card } je piková. { $who } má smůlu
            [dining-car] { $source } ({ $who }): { $card } není srdcová. Dnes bez jídla
            [don-bell] Schopnost ({ $who }): { $card } je černá. Další tah nebude
            [teren-kill] Schopnost ({ $who }): { $card } je piková. Nezachrání
            [rattlesnake] { $source } ({ $who }): { $card } je piková. Kouše
            [colorado-bill] Schopnost ({ $who }): { $card } není piková. Obyčejný výstřel
           *[other] Nevyšlo to ({ $who }, { $source }): { $card }
        }
    }
log-check-none =
    { $me ->
        [who] Snímáš ({ $source }), ale není co
       *[other] { $who } snímá ({ $source }), ale není co
    }
log-jailed =
    { $me ->
        [who] Přicházíš o tah
       *[other] { $who } přichází o tah
    }
log-passes =
    { $me ->
        [who] Karta { $card } putuje od tebe k hráči { $to }
        [to] Karta { $card } putuje od hráče { $who } k tobě
       *[other] Karta { $card } putuje od hráče { $who } k hráči { $to }
    }
log-lose =
    { $me ->
        [who] { $source }: ztrácíš { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        } ({ $before } → { $life })
       *[other] { $source }: { $who } ztrácí { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        } ({ $before } → { $life })
    }
short-log-lose =
    { $me ->
        [who] Ztrácíš { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        } ({ $before } → { $life })
       *[other] { $who } ztrácí { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        } ({ $before } → { $life })
    }
log-lose-below =
    { $me ->
        [who] { $source }: ztrácíš { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        }
       *[other] { $source }: { $who } ztrácí { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        }
    }
short-log-lose-below =
    { $me ->
        [who] Ztrácíš { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        }
       *[other] { $who } ztrácí { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        }
    }
log-heal =
    { $me ->
        [who] Léčíš si { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        } ({ $before } → { $life })
       *[other] { $who } si léčí { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        } ({ $before } → { $life })
    }
log-heal-below =
    { $me ->
        [who] Léčíš si { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        }
       *[other] { $who } si léčí { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        }
    }
log-out =
    { $me ->
        [who] Vypadáváš ze hry. Role: { $role }
       *[other] { $who } vypadává ze hry. Role: { $role }
    }
log-penalty =
    { $me ->
        [who] Vyřazuješ vlastního pomocníka a odhazuješ všechny karty
       *[other] { $who } vyřazuje pomocníka a odhazuje všechny karty
    }
log-shuffle =
    { $n ->
        [one] Z odhozených karet je nový balíček: { $n } karta
        [few] Z odhozených karet je nový balíček: { $n } karty
       *[other] Z odhozených karet je nový balíček: { $n } karet
    }
log-reshuffle =
    { $n ->
        [one] Z použitého vybavení je nový balíček: { $n } karta
        [few] Z použitého vybavení je nový balíček: { $n } karty
       *[other] Z použitého vybavení je nový balíček: { $n } karet
    }
log-undo =
    { $me ->
        [who] Bereš zpět poslední akci
       *[other] { $who } bere zpět poslední akci
    }
log-end-law = Vítězí šerif a jeho pomocníci.
log-end-outlaws = Vítězí bandité: šerif je mimo hru.
log-end-renegade = { $renegades ->
    [one] Vítězí odpadlík, ve hře zbývá jen on.
    [few] Vítězí jeden z odpadlíků, ve hře zbývá jen on.
   *[other] Vítězí jeden z odpadlíků, ve hře zbývá jen on.
}
log-end-hunter =
    { $me ->
        [who] Vítězíš jako { $role }: tvůj cíl je mimo hru.
       *[other] { $who } vítězí jako { $role }: cíl je mimo hru.
    }
log-end-last =
    { $me ->
        [who] Vítězíš jako { $role }: nikdo jiný už ve hře není.
       *[other] { $who } vítězí jako { $role }: nikdo jiný už ve hře není.
    }

## Fáze tahu

phase-setup = příprava hry
phase-start = začátek tahu
phase-draw = 1. fáze: dobrání
phase-play = 2. fáze: hraní
phase-discard = 3. fáze: odhození
phase-over = konec hry
