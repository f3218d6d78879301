### Na co se hra ptá, co nabízí, co odmítá a co hlásí.
### Jména přicházejí hotová. $me říká, která proměnná je místo čtenáře ("who", "to", "by", "from"), jinak "none".
### Řádky průběhu a důvody nekončí tečkou, protože jméno na konci může mít vlastní "!".

## Otázky tomu, kdo je na řadě. wait-: totéž pro ostatní.

ask-play = Jsi na tahu
ask-play-detail =
    Se zbraní { $weapon } máš dostřel { $reach }. { $bangs_left ->
        [0] V tomto tahu už žádná další karta BANG!
        [99] Karet BANG! smíš zahrát, kolik chceš.
        [one] Smíš zahrát ještě { $bangs_left } kartu BANG!
        [few] Smíš zahrát ještě { $bangs_left } karty BANG!
       *[other] Smíš zahrát ještě { $bangs_left } karet BANG!
    }
wait-play = { $who } hraje svůj tah

ask-shot =
    { $own ->
        [1] Střílíš na sebe
       *[other] { $by } na tebe střílí
    }
ask-shot-detail =
    { $need ->
        [one] Stačí { $need } efekt Vedle! Jinak ztrácíš 1 život.
        [few] Potřebuješ { $need } efekty Vedle! Jinak ztrácíš 1 život.
       *[other] Potřebuješ { $need } efektů Vedle! Jinak ztrácíš 1 život.
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
        [one] Zachrání tě { $need } karta Pivo. Jinak vypadáváš ze hry.
        [few] Zachrání tě { $need } karty Pivo. Jinak vypadáváš ze hry.
       *[other] Zachrání tě { $need } karet Pivo. Jinak vypadáváš ze hry.
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

ask-ability = Použít schopnost postavy { $source }?
ask-ability-detail = Je na tobě, jestli teď schopnost působí.
wait-ability = { $who } rozhoduje o své schopnosti

ask-pay =
    { $left ->
        [one] Odhoď { $left } kartu
        [few] Odhoď { $left } karty
       *[other] Odhoď { $left } karet
    }
ask-pay-detail = Platíš tím za schopnost: { $source }
wait-pay = { $who } platí kartami za schopnost

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

## Možnosti: co stojí na tlačítkách.

opt-play = Zahrát: { $card }
opt-play-as = Zahrát: { $card } jako { $as }
opt-play-on =
    { $me ->
        [to] Zahrát na sebe: { $card }
       *[other] Zahrát: { $card } → { $to }
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
opt-use-barrel = Použít: { $source }
opt-discard = Odhodit: { $card }
opt-choose-card = Vybrat: { $card }
opt-choose-character = Vybrat: { $char }
opt-draw-deck = Dobrat z balíčku
opt-draw-discard = Vzít z odhozených: { $card }
opt-draw-hand = Vzít z ruky: { $to }
opt-pass-shot = Přijmout zásah
opt-pass-indians = Ztratit 1 život
opt-pass-duel = Ztratit 1 život
opt-pass-rescue = Nezachraňovat se
opt-pass-ability = Nechat být
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
why-not-answer = Karta { $card } proti kartě { $source } nepomáhá
why-not-now = Karta { $card } teď není k ničemu
why-beer-two-players = Když jsou ve hře jen 2 hráči, neléčí
why-full-life = Máš plný počet životů
why-cards-needed =
    { $n ->
        [one] V ruce je potřeba { $n } karta
        [few] V ruce jsou potřeba { $n } karty
       *[other] V ruce je potřeba { $n } karet
    }
why-used = Jednou za tah, už použito: { $source }
why-barrel-used = Proti tomuto výstřelu už sejmuto: { $source }
why-not-your-turn = Nejsi na tahu, hraje { $who }
why-passive = Efekt { $source } působí sám
why-rescue-short =
    { $need ->
        [one] Na záchranu to nestačí: potřebuješ { $need } život
        [few] Na záchranu to nestačí: potřebuješ { $need } životy
       *[other] Na záchranu to nestačí: potřebuješ { $need } životů
    }

## Průběh hry

log-start =
    { $me ->
        [who] Jsi šerif a začínáš
       *[other] { $who } je šerif a začíná
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
        [who] Používáš efekt { $source }
       *[other] { $who } používá efekt { $source }
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
        [who] Snímáš úspěšně ({ $source }): { $card }
       *[other] { $who } snímá úspěšně ({ $source }): { $card }
    }
log-check-bad =
    { $me ->
        [who] Snímáš neúspěšně ({ $source }): { $card }
       *[other] { $who } snímá neúspěšně ({ $source }): { $card }
    }
log-check-none =
    { $me ->
        [who] Snímáš ({ $source }), ale není co
       *[other] { $who } snímá ({ $source }), ale není co
    }
log-jailed =
    { $me ->
        [who] Zůstáváš ve vězení a přicházíš o tah
       *[other] { $who } zůstává ve vězení a přichází o tah
    }
log-passes =
    { $me ->
        [who] Karta { $card } putuje od tebe k hráči { $to }
        [to] Karta { $card } putuje od hráče { $who } k tobě
       *[other] Karta { $card } putuje od hráče { $who } k hráči { $to }
    }
log-lose =
    { $me ->
        [who] Ztrácíš { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        } ({ $before } → { $life })
       *[other] { $who } ztrácí { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        } ({ $before } → { $life })
    }
log-heal =
    { $me ->
        [who] Léčíš si { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        } ({ $before } → { $life })
       *[other] { $who } si léčí { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        } ({ $before } → { $life })
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
log-undo =
    { $me ->
        [who] Bereš zpět poslední akci
       *[other] { $who } bere zpět poslední akci
    }
log-end-law = Vítězí šerif a jeho pomocníci.
log-end-outlaws = Vítězí bandité: šerif je mimo hru.
log-end-renegade = Vítězí odpadlík, ve hře zbývá jen on.

## Fáze tahu

phase-setup = příprava hry
phase-start = začátek tahu
phase-draw = 1. fáze: dobrání
phase-play = 2. fáze: hraní
phase-discard = 3. fáze: odhození
phase-over = konec hry
