### Na čo sa hra pýta, čo ponúka, čo odmieta a čo hlási.
### Mená prichádzajú hotové. $me hovorí, ktorá premenná je miesto čitateľa ("who", "to", "by", "from"), inak "none".
### Riadky priebehu a dôvody nekončia bodkou, lebo meno na konci môže mať vlastný "!".

## Otázky tomu, kto je na rade. wait-: to isté pre ostatných.

ask-play = Si na ťahu
ask-play-detail =
    { $weapon } dostrelí na vzdialenosť { $reach }. { $bangs_left ->
        [0] { $bangs ->
            [0] V tomto ťahu žiadna karta BANG!
           *[other] V tomto ťahu už žiadna ďalšia karta BANG!
        }
        [99] Kariet BANG! môžeš zahrať, koľko chceš.
        [one] { $bangs ->
            [0] Môžeš zahrať { $bangs_left } kartu BANG!
           *[other] Môžeš zahrať ešte { $bangs_left } kartu BANG!
        }
        [few] { $bangs ->
            [0] Môžeš zahrať { $bangs_left } karty BANG!
           *[other] Môžeš zahrať ešte { $bangs_left } karty BANG!
        }
       *[other] { $bangs ->
            [0] Môžeš zahrať { $bangs_left } kariet BANG!
           *[other] Môžeš zahrať ešte { $bangs_left } kariet BANG!
        }
    }
wait-play = Na ťahu je { $who }

ask-shot =
    { $own ->
        [1] Strieľaš na seba
       *[other] { $by } na teba strieľa
    }
ask-shot-detail =
    { $need ->
        [one] Stačí { $need } efekt Vedľa! Inak strácaš { $stake ->
            [one] { $stake } život
            [few] { $stake } životy
           *[other] { $stake } životov
        }.
        [few] Potrebuješ { $need } efekty Vedľa! Inak strácaš { $stake ->
            [one] { $stake } život
            [few] { $stake } životy
           *[other] { $stake } životov
        }.
       *[other] Potrebuješ { $need } efektov Vedľa! Inak strácaš { $stake ->
            [one] { $stake } život
            [few] { $stake } životy
           *[other] { $stake } životov
        }.
    }
wait-shot = { $who } vyberá odpoveď

ask-indians = { $by } hrá kartu { $source }
ask-indians-detail = Odhoď kartu BANG! Inak strácaš 1 život.
wait-indians = { $who } hľadá kartu BANG!

ask-duel =
    { $n ->
        [0] { $by } ťa vyzýva na duel
       *[other] { $source } s hráčom { $by }
    }
ask-duel-detail = Odhoď kartu BANG! Inak strácaš 1 život.
wait-duel = { $who } vyberá odpoveď v dueli

ask-rescue = Umieraš
ask-rescue-detail =
    { $need ->
        [one] Vylieč si { $need } život. Inak vypadávaš z hry.
        [few] Vylieč si { $need } životy. Inak vypadávaš z hry.
       *[other] Vylieč si { $need } životov. Inak vypadávaš z hry.
    }
wait-rescue = { $who } umiera a hľadá záchranu

ask-store = { $source }: vezmi si kartu
ask-store-detail = Ide ti do ruky. Všetci vidia, ktorú si berieš.
wait-store = { $who } si vyberá kartu

ask-draw = Vyber, ako si karty doberieš
ask-draw-detail = Tvoja schopnosť ti dáva na výber.
wait-draw = { $who } vyberá spôsob dobratia

ask-keep = Vyber si kartu do ruky
ask-keep-detail =
    { $left ->
        [one] Môžeš si dobrať ešte { $left } kartu. Ostatné sa vracajú navrch balíčka.
        [few] Môžeš si dobrať ešte { $left } karty. Ostatné sa vracajú navrch balíčka.
       *[other] Môžeš si dobrať ešte { $left } kariet. Ostatné sa vracajú navrch balíčka.
    }
wait-keep = { $who } si prezerá karty z balíčka

ask-give = Vyber kartu, ktorú dostane { $to }
ask-give-detail =
    { $left ->
        [one] Rozdávaš ešte { $left } kartu, ostatné si nechávaš.
        [few] Rozdávaš ešte { $left } karty, ostatné si nechávaš.
       *[other] Rozdávaš ešte { $left } kariet, ostatné si nechávaš.
    }
wait-give = { $who } vyberá karty pre ostatných

ask-check = Vyber kartu, ktorá platí
ask-check-detail = Dôvod odobratia: { $source }. Druhá karta nemá žiadny účinok.
wait-check = { $who } vyberá kartu, ktorá platí

ask-ability =
    { $ability ->
        [suzy-lafayette] { $source }: dobrať si kartu?
        [don-bell] { $source }: hrať ešte jeden ťah?
        [greygory-deck] { $source }: vymeniť obe schopnosti?
       *[other] Použiť: { $source }?
    }
ask-ability-detail =
    { $ability ->
        [suzy-lafayette] Nemáš v ruke žiadnu kartu.
        [don-bell] Otočená karta je červená. Je to celý ťah.
        [greygory-deck] Dostaneš dve iné náhodné schopnosti.
       *[other] Teraz máš možnosť.
    }
wait-ability = { $who } rozhoduje o použití efektu

ask-pay =
    { $left ->
        [one] Odhoď { $left } kartu
        [few] Odhoď { $left } karty
       *[other] Odhoď { $left } kariet
    }
ask-pay-detail = Platíš tým za: { $source }
wait-pay = { $who } platí kartami

ask-discard =
    { $left ->
        [one] Odhoď { $left } kartu
        [few] Odhoď { $left } karty
       *[other] Odhoď { $left } kariet
    }
ask-discard-detail = Môžeš si nechať { $limit }.
wait-discard = { $who } odhadzuje karty nad limit

ask-character = Vyber si postavu
ask-character-detail = Druhá ide z hry. Všetky sa ukážu, keď si každý vyberie.
wait-character = { $who } si vyberá postavu

ask-borrow = Vyber, čiu schopnosť si požičiaš
ask-borrow-detail = Máš ju do začiatku svojho ďalšieho ťahu. Tvoju voľbu vidia všetci.
wait-borrow = { $who } vyberá, čiu schopnosť si požičia

ask-brawl = { $source }: vyber kartu, ktorú odhadzuje { $to }
ask-brawl-detail = Z ruky ide náhodná karta, v hre vyberáš ty.
wait-brawl = { $who } vyberá, čo odhadzujú ostatní

ask-vulture = Vezmi si kartu, ktorú zanecháva { $to }
ask-vulture-detail = O tieto karty sa delia dvaja hráči, striedavo po jednej. Z ruky je karta náhodná.
wait-vulture = { $who } preberá karty

ask-event = Využiť udalosť { $source }?
ask-event-detail = Je to na tebe.
wait-event = { $who } rozhoduje o udalosti

ask-exchange = { $source }: vyber kartu na výmenu
ask-exchange-detail =
    { $n ->
        [0] Odhoď, koľko kariet chceš. Potom si doberáš rovnaký počet.
       *[other] Zatiaľ odhodené: { $n }. Keď to stačí, doberáš si rovnaký počet.
    }
wait-exchange = { $who } vymieňa karty

ask-suit = { $source }: vyber farbu
ask-suit-detail = V tomto ťahu môžeš hrať len karty tejto farby.
wait-suit = { $who } vyberá farbu

ask-colour = { $source }: červená alebo čierna?
ask-colour-detail =
    { $n ->
        [0] Hádaj farbu vrchnej karty. Kým hádaš správne, karty si nechávaš.
       *[other] Zatiaľ správne: { $n }. Hádaj farbu ďalšej karty.
    }
wait-colour = { $who } háda farbu

ask-daltons = { $source }: odhoď modrú kartu
ask-daltons-detail = Vyber, o ktorú zo svojich modrých kariet v hre prídeš.
wait-daltons = { $who } vyberá modrú kartu na odhodenie

ask-hail = { $source }: cieľom si ty
ask-hail-detail =
    { $left ->
        [1] Zachráni ťa 1 efekt Vedľa! Inak strácaš { $lives ->
            [one] { $lives } život
            [few] { $lives } životy
           *[other] { $lives } životov
        }.
       *[other] Zachráni ťa 1 efekt Vedľa! Inak strácaš { $lives ->
            [one] { $lives } život
            [few] { $lives } životy
           *[other] { $lives } životov
        }. Zostáva efektov aj s týmto: { $left }.
    }
wait-hail = { $who } vyberá odpoveď

ask-ricochet =
    { $own ->
        [1] Strieľaš na svoju kartu: { $of }
       *[other] { $by } strieľa na tvoju kartu: { $of }
    }
ask-ricochet-detail =
    { $need ->
        [one] Zachráni ju { $need } efekt Vedľa! Inak sa odhadzuje.
        [few] Zachránia ju { $need } efekty Vedľa! Inak sa odhadzuje.
       *[other] Zachráni ju { $need } efektov Vedľa! Inak sa odhadzuje.
    }
wait-ricochet = { $who } vyberá odpoveď


## Možnosti: čo stojí na tlačidlách.

opt-play = Zahrať: { $card }
opt-play-as = Zahrať: { $card } ako { $as }
opt-play-on =
    { $me ->
        [to] Zahrať na seba: { $card }
       *[other] Zahrať: { $card } → { $to }
    }
opt-play-on-both =
    { $me ->
        [to] Zahrať na seba a ešte na { $also }: { $card }
       *[other] Zahrať: { $card } → { $to }, { $also }
    }
opt-play-on-both-as =
    { $me ->
        [to] Zahrať na seba a ešte na { $also }: { $card } ako { $as }
       *[other] Zahrať: { $card } ako { $as } → { $to }, { $also }
    }
opt-play-on-as =
    { $me ->
        [to] Zahrať na seba: { $card } ako { $as }
       *[other] Zahrať: { $card } ako { $as } → { $to }
    }
opt-play-hand =
    { $me ->
        [to] Zahrať na seba: { $card } (náhodná karta z ruky)
       *[other] Zahrať: { $card } → { $to } (náhodná karta z ruky)
    }
opt-play-hand-as =
    { $me ->
        [to] Zahrať na seba: { $card } ako { $as } (náhodná karta z ruky)
       *[other] Zahrať: { $card } ako { $as } → { $to } (náhodná karta z ruky)
    }
opt-play-card =
    { $me ->
        [to] Zahrať na seba: { $card } ({ $of })
       *[other] Zahrať: { $card } → { $to } ({ $of })
    }
opt-play-card-as =
    { $me ->
        [to] Zahrať na seba: { $card } ako { $as } ({ $of })
       *[other] Zahrať: { $card } ako { $as } → { $to } ({ $of })
    }
opt-use = Použiť: { $source }
opt-ability =
    { $ability ->
        [suzy-lafayette] Dobrať kartu
        [don-bell] Hrať ďalší ťah
        [greygory-deck] Vymeniť obe
       *[other] Použiť: { $source }
    }
opt-use-barrel = Použiť: { $source }
opt-use-on =
    { $me ->
        [to] Použiť na seba: { $source }
       *[other] Použiť: { $source } → { $to }
    }
opt-use-hand =
    { $me ->
        [to] Použiť na seba: { $source } (náhodná karta z ruky)
       *[other] Použiť: { $source } → { $to } (náhodná karta z ruky)
    }
opt-use-card =
    { $me ->
        [to] Použiť na seba: { $source } ({ $of })
       *[other] Použiť: { $source } → { $to } ({ $of })
    }
opt-discard = Odhodiť: { $card }
opt-discard-of =
    { $n ->
        [one] Za { $n } nuget odhadzuje { $to }: { $of }
        [few] Za { $n } nugety odhadzuje { $to }: { $of }
       *[other] Za { $n } nugetov odhadzuje { $to }: { $of }
    }
opt-buy =
    { $n ->
        [one] Kúpiť za { $n } nuget: { $card }
        [few] Kúpiť za { $n } nugety: { $card }
       *[other] Kúpiť za { $n } nugetov: { $card }
    }
opt-choose-card = Vybrať: { $card }
opt-choose-character = Vybrať: { $char }
opt-choose-seat =
    { $me ->
        [to] Vybrať seba
       *[other] Vybrať: { $to }
    }
opt-choose-hand = Náhodná karta z ruky
opt-choose-of = Vybrať: { $of }
opt-choose-suit = Vybrať: { $suit }
opt-choose-colour = Vybrať: { $colour }
opt-choose-kind = Vybrať: { $kind }
opt-draw-deck = Dobrať z balíčka
opt-draw-discard = Vziať z odhodených: { $card }
opt-draw-hand = Vziať z ruky: { $to }
opt-draw-card =
    { $me ->
        [to] Vziať vlastnú kartu: { $of }
       *[other] Vziať z hry: { $of } ({ $to })
    }
opt-pass-shot = Prijať zásah
opt-pass-indians = Stratiť 1 život
opt-pass-duel = Stratiť 1 život
opt-pass-rescue = Nezachraňovať sa
opt-pass-ability = Nechať tak
opt-pass-event = Nechať tak
opt-pass-exchange = To stačí
opt-pass-hail = Prijať zásah
opt-pass-ricochet = Prísť o kartu
opt-end = Ukončiť ťah

# 1 zo 4
chance =
    { $of ->
        [4] { $num } zo { $of }
        [6] { $num } zo { $of }
        [7] { $num } zo { $of }
       *[other] { $num } z { $of }
    }

## Prečo sa niečo nedá.

why-too-far = Priďaleko: { $distance }, máš dostrel { $reach }
why-too-far-card = Priďaleko: { $distance }, táto karta dosiahne na { $reach }
why-nobody-in-reach = Na dostrel { $reach } nikto nie je
why-bang-limit =
    { $limit ->
        [one] Len { $limit } karta BANG! za ťah, tá už padla
        [few] Len { $limit } karty BANG! za ťah, tie už padli
       *[other] Len { $limit } kariet BANG! za ťah, tie už padli
    }
why-same-name = Kartu { $card } už v hre máš
why-same-name-other = Kartu { $card } už má
why-sheriff-jail = Šerif do väzenia nesmie
why-nothing-to-take = Niet čo vziať
why-out = Mimo hry
why-not-yourself = Len na niekoho iného
why-only-answer = Karta { $card } je len odpoveď na výstrel proti tebe
why-not-answer = Karta { $card } teraz nepomáha: { $source }
why-not-now = Kartu { $card } teraz nejde zahrať
why-beer-two-players = Keď sú v hre len 2 hráči, nelieči
why-full-life = Máš plný počet životov
why-cards-needed =
    { $n ->
        [one] V ruke treba { $n } kartu
        [few] V ruke treba { $n } karty
       *[other] V ruke treba { $n } kariet
    }
why-used = V tomto ťahu už vyčerpané: { $source }
why-barrel-used = Proti tomuto výstrelu už odobraté: { $source }
why-not-your-turn = Nie si na ťahu, hrá { $who }
why-passive = { $source } pôsobí automaticky
why-rescue-short =
    { $need ->
        [one] Na záchranu to nestačí: potrebuješ { $need } život
        [few] Na záchranu to nestačí: potrebuješ { $need } životy
       *[other] Na záchranu to nestačí: potrebuješ { $need } životov
    }
why-cost =
    { $n ->
        [one] Na zaplatenie chýba v ruke { $n } karta
        [few] Na zaplatenie chýbajú v ruke { $n } karty
       *[other] Na zaplatenie chýba v ruke { $n } kariet
    }
why-event = Nedá sa, kým platí udalosť { $source }
why-suit = V tomto ťahu len táto farba: { $suit } ({ $source })
why-green-waits = Karta { $card } leží v hre až od tohto ťahu, použiť sa ešte nedá
why-own-turn = Karta { $card } sa dá použiť len vo vlastnom ťahu
why-no-effect = Karta { $card } teraz nemá účinok: { $source }
why-off = Postava { $source } teraz schopnosť nemá: { $by }
why-diamond = Kárové karty na hráča { $to } nepôsobia ({ $source })
why-duty = Najprv musíš zahrať kartu { $card } ({ $source })
why-kept = Kartu { $card } musíš zahrať, inak sa použiť nedá ({ $source })
why-no-lives = Duch životy nezískava ani nestráca
why-last-life = S posledným životom sa to nedá
why-full-life-other = Má plný počet životov
why-kind-needed =
    { $n ->
        [one] V ruke treba { $n } kartu { $card }
        [few] V ruke treba { $n } karty { $card }
       *[other] V ruke treba { $n } kariet { $card }
    }
why-blue-needed = V ruke treba modrú kartu
why-nobody-has-cards = Nikto iný nemá žiadnu kartu

## Prečo by karta nemala účinok, celou vetou.

wasted-full-life = Máš všetky životy, karta by vyšla nazmar.
wasted-all-full = Všetci majú všetky životy, karta by vyšla nazmar.
wasted-two-players = Keď zostávajú dvaja hráči, karta by vyšla nazmar.

## Farba karty ako tip.

colour-red = červená
colour-black = čierna

## Priebeh hry

log-start =
    { $me ->
        [who] Si šerif a začínaš
       *[other] { $who } je šerif a začína
    }
log-start-deputy =
    { $me ->
        [who] Si pomocník šerifa a začínaš
       *[other] { $who } je pomocník šerifa a začína
    }
log-event =
    { $n ->
        [0] Posledná udalosť, platí až do konca hry: { $event }
        [one] Nová udalosť: { $event } (zostáva { $n })
        [few] Nová udalosť: { $event } (zostávajú { $n })
       *[other] Nová udalosť: { $event } (zostáva { $n })
    }
log-character =
    { $me ->
        [who] Hráš za postavu { $char }
       *[other] { $who } hrá za postavu { $char }
    }
log-turn =
    { $me ->
        [who] Začína sa tvoj ťah
       *[other] { $who } začína svoj ťah
    }
log-draw =
    { $me ->
        [who] Doberáš si { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } kariet
        }
       *[other] { $who } si doberá { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } kariet
        }
    }
log-draw-seen =
    { $me ->
        [who] Doberáš si { $n ->
            [one] kartu { $cards }
            [few] { $n } karty: { $cards }
           *[other] { $n } kariet: { $cards }
        }
       *[other] { $who } si doberá { $n ->
            [one] kartu { $cards }
            [few] { $n } karty: { $cards }
           *[other] { $n } kariet: { $cards }
        }
    }
log-draw-reward =
    { $me ->
        [who] Za odmenu si doberáš { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } kariet
        }
       *[other] { $who } si za odmenu doberá { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } kariet
        }
    }
log-draw-ability =
    { $me ->
        [who] Doberáš si { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } kariet
        } ({ $source })
       *[other] { $who } si doberá { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } kariet
        } ({ $source })
    }
log-draw-discard =
    { $me ->
        [who] Berieš si z odhadzovacej kôpky { $n ->
            [one] kartu { $cards }
            [few] { $n } karty: { $cards }
           *[other] { $n } kariet: { $cards }
        }
       *[other] { $who } si berie z odhadzovacej kôpky { $n ->
            [one] kartu { $cards }
            [few] { $n } karty: { $cards }
           *[other] { $n } kariet: { $cards }
        }
    }
log-show =
    { $me ->
        [who] Ukazuješ kartu { $card }
       *[other] { $who } ukazuje kartu { $card }
    }
log-look =
    { $me ->
        [who] Prezeráš si { $n ->
            [one] { $n } vrchnú kartu
            [few] { $n } vrchné karty
           *[other] { $n } vrchných kariet
        } balíčka
       *[other] { $who } si prezerá { $n ->
            [one] { $n } vrchnú kartu
            [few] { $n } vrchné karty
           *[other] { $n } vrchných kariet
        } balíčka
    }
log-back =
    { $me ->
        [who] Vraciaš na balíček { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } kariet
        }
       *[other] { $who } vracia na balíček { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } kariet
        }
    }

log-play =
    { $me ->
        [who] Hráš kartu { $card }
       *[other] { $who } hrá kartu { $card }
    }
log-play-as =
    { $me ->
        [who] Hráš kartu { $card } ako { $as }
       *[other] { $who } hrá kartu { $card } ako { $as }
    }
log-play-on =
    { $me ->
        [who] Hráš kartu { $card } na hráča { $to }
        [to] { $who } na teba hrá kartu { $card }
       *[other] { $who } hrá kartu { $card } na hráča { $to }
    }
log-play-on-both =
    { $me ->
        [who] Hráš kartu { $card } na hráča { $to } a { $also }
        [to] { $who } na teba a na hráča { $also } hrá kartu { $card }
        [also] { $who } na teba a na hráča { $to } hrá kartu { $card }
       *[other] { $who } hrá kartu { $card } na hráča { $to } a { $also }
    }
log-play-on-both-as =
    { $me ->
        [who] Hráš kartu { $card } ako { $as } na hráča { $to } a { $also }
        [to] { $who } na teba a na hráča { $also } hrá kartu { $card } ako { $as }
        [also] { $who } na teba a na hráča { $to } hrá kartu { $card } ako { $as }
       *[other] { $who } hrá kartu { $card } ako { $as } na hráča { $to } a { $also }
    }
log-play-on-as =
    { $me ->
        [who] Hráš kartu { $card } ako { $as } na hráča { $to }
        [to] { $who } na teba hrá kartu { $card } ako { $as }
       *[other] { $who } hrá kartu { $card } ako { $as } na hráča { $to }
    }
log-play-self =
    { $me ->
        [who] Hráš kartu { $card } na seba
       *[other] { $who } hrá kartu { $card } na seba
    }
log-play-self-as =
    { $me ->
        [who] Hráš kartu { $card } ako { $as } na seba
       *[other] { $who } hrá kartu { $card } ako { $as } na seba
    }
log-play-self-card =
    { $me ->
        [who] Hráš kartu { $card } na svoju kartu { $of }
       *[other] { $who } hrá kartu { $card } na svoju kartu { $of }
    }
log-play-hand =
    { $me ->
        [who] Hráš kartu { $card } na hráča { $to }: karta z ruky
        [to] { $who } na teba hrá kartu { $card }: karta z ruky
       *[other] { $who } hrá kartu { $card } na hráča { $to }: karta z ruky
    }
log-play-hand-as =
    { $me ->
        [who] Hráš kartu { $card } ako { $as } na hráča { $to }: karta z ruky
        [to] { $who } na teba hrá kartu { $card } ako { $as }: karta z ruky
       *[other] { $who } hrá kartu { $card } ako { $as } na hráča { $to }: karta z ruky
    }
log-play-card =
    { $me ->
        [who] Hráš kartu { $card } na hráča { $to }: { $of }
        [to] { $who } na teba hrá kartu { $card }: { $of }
       *[other] { $who } hrá kartu { $card } na hráča { $to }: { $of }
    }
log-play-card-as =
    { $me ->
        [who] Hráš kartu { $card } ako { $as } na hráča { $to }: { $of }
        [to] { $who } na teba hrá kartu { $card } ako { $as }: { $of }
       *[other] { $who } hrá kartu { $card } ako { $as } na hráča { $to }: { $of }
    }
log-lay =
    { $me ->
        [who] Vykladáš pred seba kartu { $card }
       *[other] { $who } pred seba vykladá kartu { $card }
    }
log-lay-on =
    { $me ->
        [who] Vykladáš kartu { $card } pred hráča { $to }
        [to] { $who } pred teba vykladá kartu { $card }
       *[other] { $who } vykladá kartu { $card } pred hráča { $to }
    }
log-use =
    { $me ->
        [who] Používaš kartu { $source }
       *[other] { $who } používa kartu { $source }
    }
log-use-ability =
    { $same ->
        [yes] { $me ->
            [who] Používaš svoju schopnosť
           *[other] { $who } používa svoju schopnosť
        }
       *[no] { $me ->
            [who] Používaš schopnosť postavy { $source }
           *[other] { $who } používa schopnosť postavy { $source }
        }
    }
log-use-on =
    { $me ->
        [who] Používaš kartu { $source } na hráča { $to }
        [to] { $who } na teba používa kartu { $source }
       *[other] { $who } používa kartu { $source } na hráča { $to }
    }
log-use-on-ability =
    { $same ->
        [yes] { $me ->
            [who] Používaš svoju schopnosť na hráča { $to }
            [to] { $who } na teba používa svoju schopnosť
           *[other] { $who } používa svoju schopnosť na hráča { $to }
        }
       *[no] { $me ->
            [who] Používaš schopnosť postavy { $source } na hráča { $to }
            [to] { $who } na teba používa schopnosť postavy { $source }
           *[other] { $who } používa schopnosť postavy { $source } na hráča { $to }
        }
    }
log-use-on-both =
    { $me ->
        [who] Používaš kartu { $source } na hráča { $to } a { $also }
        [to] { $who } na teba a na hráča { $also } používa kartu { $source }
        [also] { $who } na teba a na hráča { $to } používa kartu { $source }
       *[other] { $who } používa kartu { $source } na hráča { $to } a { $also }
    }
log-use-on-both-ability =
    { $same ->
        [yes] { $me ->
            [who] Používaš svoju schopnosť na hráča { $to } a { $also }
            [to] { $who } na teba a na hráča { $also } používa svoju schopnosť
            [also] { $who } na teba a na hráča { $to } používa svoju schopnosť
           *[other] { $who } používa svoju schopnosť na hráča { $to } a { $also }
        }
       *[no] { $me ->
            [who] Používaš schopnosť postavy { $source } na hráča { $to } a { $also }
            [to] { $who } na teba a na hráča { $also } používa schopnosť postavy { $source }
            [also] { $who } na teba a na hráča { $to } používa schopnosť postavy { $source }
           *[other] { $who } používa schopnosť postavy { $source } na hráča { $to } a { $also }
        }
    }
log-use-card =
    { $me ->
        [who] Používaš kartu { $source } na hráča { $to }: { $of }
        [to] { $who } na teba používa kartu { $source }: { $of }
       *[other] { $who } používa kartu { $source } na hráča { $to }: { $of }
    }
log-use-card-ability =
    { $same ->
        [yes] { $me ->
            [who] Používaš svoju schopnosť na hráča { $to }: { $of }
            [to] { $who } na teba používa svoju schopnosť: { $of }
           *[other] { $who } používa svoju schopnosť na hráča { $to }: { $of }
        }
       *[no] { $me ->
            [who] Používaš schopnosť postavy { $source } na hráča { $to }: { $of }
            [to] { $who } na teba používa schopnosť postavy { $source }: { $of }
           *[other] { $who } používa schopnosť postavy { $source } na hráča { $to }: { $of }
        }
    }
log-lend =
    { $me ->
        [who] Do ďalšieho ťahu si požičiavaš od hráča { $to } schopnosť postavy { $char }
        [to] { $who } si od teba do ďalšieho ťahu požičiava schopnosť postavy { $char }
       *[other] { $who } si do ďalšieho ťahu požičiava od hráča { $to } schopnosť postavy { $char }
    }
log-lend-own =
    { $me ->
        [who] Teraz máš schopnosť: { $char }
       *[other] { $who } má teraz schopnosť: { $char }
    }
log-suit =
    { $me ->
        [who] Voliš farbu na tento ťah: { $suit }
       *[other] { $who } volí farbu na tento ťah: { $suit }
    }
log-colour-right =
    { $me ->
        [who] Hádaš správne ({ $colour }): { $card }
       *[other] { $who } háda správne ({ $colour }): { $card }
    }
log-colour-wrong =
    { $me ->
        [who] Hádaš nesprávne ({ $colour }): { $card }
       *[other] { $who } háda nesprávne ({ $colour }): { $card }
    }
log-return =
    { $me ->
        [who] Vraciaš sa do hry a máš { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        } ({ $source })
       *[other] { $who } sa vracia do hry a má { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        } ({ $source })
    }
log-return-ghost =
    { $me ->
        [who] Vraciaš sa na jeden ťah ako duch ({ $source })
       *[other] { $who } sa vracia na jeden ťah ako duch ({ $source })
    }
log-leave =
    { $me ->
        [who] Znova odchádzaš z hry
       *[other] { $who } znova odchádza z hry
    }
log-swap =
    { $me ->
        [who] Meníš postavu: { $char }
       *[other] { $who } mení postavu: { $char }
    }
log-bury =
    { $me ->
        [who] Kladieš lícom nadol na balíček { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } kariet
        }
       *[other] { $who } kladie lícom nadol na balíček { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } kariet
        }
    }
log-bury-seen =
    { $me ->
        [who] Kladieš lícom nadol na balíček { $n ->
            [one] kartu { $cards }
            [few] { $n } karty: { $cards }
           *[other] { $n } kariet: { $cards }
        }
       *[other] { $who } kladie lícom nadol na balíček { $n ->
            [one] kartu { $cards }
            [few] { $n } karty: { $cards }
           *[other] { $n } kariet: { $cards }
        }
    }
log-extra =
    { $me ->
        [who] Hráš ťah navyše
       *[other] { $who } hrá ťah navyše
    }
log-harmless =
    { $me ->
        [who] Karta { $card } od hráča { $by } na teba nemá účinok
        [by] Tvoja karta { $card } nemá na hráča { $who } účinok
       *[other] Karta { $card } od hráča { $by } nemá na hráča { $who } účinok
    }
log-stand =
    { $me ->
        [who] Uhýbaš ({ $source })
       *[other] { $who } uhýba ({ $source })
    }
log-answer =
    { $me ->
        [who] Odpovedáš kartou { $card }
       *[other] { $who } odpovedá kartou { $card }
    }
log-answer-as =
    { $me ->
        [who] Odpovedáš kartou { $card } ako { $as }
       *[other] { $who } odpovedá kartou { $card } ako { $as }
    }
log-stopped =
    { $me ->
        [who] Uhýbaš, { $by } strieľa vedľa
        [by] { $who } uhýba, strieľaš vedľa
       *[other] { $who } uhýba, { $by } strieľa vedľa
    }
log-stopped-own =
    { $me ->
        [who] Vyhýbaš sa vlastnému výstrelu
       *[other] { $who } sa vyhýba vlastnému výstrelu
    }
log-discard =
    { $me ->
        [who] Odhadzuješ { $n ->
            [one] kartu { $cards }
            [few] { $n } karty: { $cards }
           *[other] { $n } kariet: { $cards }
        }
       *[other] { $who } odhadzuje { $n ->
            [one] kartu { $cards }
            [few] { $n } karty: { $cards }
           *[other] { $n } kariet: { $cards }
        }
    }
log-discard-replaced =
    { $me ->
        [who] Odhadzuješ starú zbraň: { $card }
       *[other] { $who } odhadzuje starú zbraň: { $card }
    }
log-discard-lost =
    { $me ->
        [who] Odhadzuješ kartu { $card }
       *[other] { $who } odhadzuje kartu { $card }
    }
log-take-hand =
    { $me ->
        [who] Berieš si kartu z ruky hráča { $from }
        [from] { $who } si berie kartu z tvojej ruky
       *[other] { $who } si berie kartu z ruky hráča { $from }
    }
log-take-hand-seen =
    { $me ->
        [who] Berieš si kartu { $card } z ruky hráča { $from }
        [from] { $who } si berie kartu { $card } z tvojej ruky
       *[other] { $who } si berie kartu { $card } z ruky hráča { $from }
    }
log-take-table =
    { $me ->
        [who] Berieš si z hry kartu { $card } od hráča { $from }
        [from] { $who } si od teba berie z hry kartu { $card }
       *[other] { $who } si berie z hry kartu { $card } od hráča { $from }
    }
log-take-own =
    { $me ->
        [who] Berieš si späť svoju kartu { $card }
       *[other] { $who } si berie späť svoju kartu { $card }
    }
log-take-row =
    { $me ->
        [who] Berieš si z ponuky kartu { $card }
       *[other] { $who } si berie z ponuky kartu { $card }
    }
log-take-discard =
    { $me ->
        [who] Berieš si z odhadzovacej kôpky kartu { $card }
       *[other] { $who } si berie z odhadzovacej kôpky kartu { $card }
    }
log-take-all =
    { $me ->
        [who] Berieš si { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } kariet
        } po hráčovi { $from }
        [from] { $who } si po tebe berie { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } kariet
        }
       *[other] { $who } si berie { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } kariet
        } po hráčovi { $from }
    }
log-give =
    { $me ->
        [who] Dávaš kartu hráčovi { $to }
        [to] { $who } ti dáva kartu
       *[other] { $who } dáva kartu hráčovi { $to }
    }
log-give-seen =
    { $me ->
        [who] Dávaš kartu { $card } hráčovi { $to }
        [to] { $who } ti dáva kartu { $card }
       *[other] { $who } dáva kartu { $card } hráčovi { $to }
    }
log-row =
    { $me ->
        [who] Otáčaš do ponuky: { $cards }
       *[other] { $who } otáča do ponuky: { $cards }
    }
log-check-good =
    { $me ->
        [who] { $check ->
            [barrel] Tvoj { $source }: { $card } je srdcová. Vedľa!
            [jourdonnais] Tvoja schopnosť: { $card } je srdcová. Vedľa!
            [jail] { $source }: { $card } je srdcová. Ideš na slobodu
            [dynamite] Tvoj { $source } nevybuchuje: { $card }
            [vendetta] { $source }: { $card } je srdcová. Hráš ešte jeden ťah
            [bomb] Tvoja { $source }: { $card } je červená. Ide ďalej
            [julie-cutter] Tvoja schopnosť: { $card } je červená. Strieľaš späť
            [cactus] Tvoj { $source }: { $card } je červená. Lieči
            [knife-revolver] { $source }: { $card } stačí. Vracia sa ti do ruky
            [most-wanted] { $source }: { $card } nie je piková. Máš šťastie
            [dining-car] Tvoj { $source }: { $card } je srdcová. Jedlo je na stole
            [don-bell] Tvoja schopnosť: { $card } je červená. Smieš hrať ešte jeden ťah
            [teren-kill] Tvoja schopnosť: { $card } nie je piková. Zostávaš v hre
            [rattlesnake] { $source }: { $card } nie je piková. Neuhryzne
            [colorado-bill] Tvoja schopnosť: { $card } je piková. Výstrel nemožno zrušiť
           *[other] Vyšlo to ({ $source }): { $card }
        }
       *[other] { $check ->
            [barrel] { $source } ({ $who }): { $card } je srdcová. Vedľa!
            [jourdonnais] Schopnosť ({ $who }): { $card } je srdcová. Vedľa!
            [jail] { $source }: { $card } je srdcová. { $who } ide na slobodu
            [dynamite] { $source } ({ $who }) nevybuchuje: { $card }
            [vendetta] { $source }: { $card } je srdcová. { $who } hrá ešte jeden ťah
            [bomb] { $source } ({ $who }): { $card } je červená. Ide ďalej
            [julie-cutter] Schopnosť ({ $who }): { $card } je červená. Prichádza odvetný výstrel
            [cactus] { $source } ({ $who }): { $card } je červená. Lieči
            [knife-revolver] { $source } ({ $who }): { $card } stačí. Vracia sa do ruky
            [most-wanted] { $source }: { $card } nie je piková. { $who } má šťastie
            [dining-car] { $source } ({ $who }): { $card } je srdcová. Jedlo je na stole
            [don-bell] Schopnosť ({ $who }): { $card } je červená. Smie prísť ešte jeden ťah
            [teren-kill] Schopnosť: { $card } nie je piková. { $who } zostáva v hre
            [rattlesnake] { $source } ({ $who }): { $card } nie je piková. Neuhryzne
            [colorado-bill] Schopnosť ({ $who }): { $card } je piková. Výstrel nemožno zrušiť
           *[other] Vyšlo to ({ $who }, { $source }): { $card }
        }
    }
log-check-bad =
    { $me ->
        [who] { $check ->
            [barrel] Tvoj { $source }: { $card } nie je srdcová. Smola
            [jourdonnais] Tvoja schopnosť: { $card } nie je srdcová. Smola
            [jail] { $source }: { $card } nie je srdcová. Zostávaš sedieť
            [dynamite] Tvoj { $source } vybuchuje: { $card }
            [vendetta] { $source }: { $card } nie je srdcová. Ďalší ťah nebude
            [bomb] Tvoja { $source }: { $card } je čierna. Zápalná šnúra sa kráti
            [julie-cutter] Tvoja schopnosť: { $card } je čierna. Žiadny výstrel
            [cactus] Tvoj { $source }: { $card } je čierna. Nelieči
            [knife-revolver] { $source }: { $card } nestačí. Karta je preč
            [most-wanted] { $source }: { $card } je piková. Máš smolu
            [dining-car] Tvoj { $source }: { $card } nie je srdcová. Dnes bez jedla
            [don-bell] Tvoja schopnosť: { $card } je čierna. Ďalší ťah nebude
            [teren-kill] Tvoja schopnosť: { $card } je piková. Nezachráni ťa
            [rattlesnake] { $source }: { $card } je piková. Uhryzne ťa
            [colorado-bill] Tvoja schopnosť: { $card } nie je piková. Obyčajný výstrel
           *[other] Nevyšlo to ({ $source }): { $card }
        }
       *[other] { $check ->
            [barrel] { $source } ({ $who }): { $card } nie je srdcová. Smola
            [jourdonnais] Schopnosť ({ $who }): { $card } nie je srdcová. Smola
            [jail] { $source }: { $card } nie je srdcová. { $who } zostáva sedieť
            [dynamite] { $source } ({ $who }) vybuchuje: { $card }
            [vendetta] { $source }: { $card } nie je srdcová. Ďalší ťah nebude
            [bomb] { $source } ({ $who }): { $card } je čierna. Zápalná šnúra sa kráti
            [julie-cutter] Schopnosť ({ $who }): { $card } je čierna. Žiadny výstrel
            [cactus] { $source } ({ $who }): { $card } je čierna. Nelieči
            [knife-revolver] { $source } ({ $who }): { $card } nestačí. Karta je preč
            [most-wanted] { $source }: { $card } je piková. { $who } má smolu
            [dining-car] { $source } ({ $who }): { $card } nie je srdcová. Dnes bez jedla
            [don-bell] Schopnosť ({ $who }): { $card } je čierna. Ďalší ťah nebude
            [teren-kill] Schopnosť ({ $who }): { $card } je piková. Nezachráni
            [rattlesnake] { $source } ({ $who }): { $card } je piková. Uhryzne
            [colorado-bill] Schopnosť ({ $who }): { $card } nie je piková. Obyčajný výstrel
           *[other] Nevyšlo to ({ $who }, { $source }): { $card }
        }
    }
log-check-none =
    { $me ->
        [who] Odoberáš ({ $source }), ale niet čo
       *[other] { $who } odoberá ({ $source }), ale niet čo
    }
log-jailed =
    { $me ->
        [who] Prichádzaš o ťah
       *[other] { $who } prichádza o ťah
    }
log-passes =
    { $me ->
        [who] Karta { $card } putuje od teba k hráčovi { $to }
        [to] Karta { $card } putuje od hráča { $who } k tebe
       *[other] Karta { $card } putuje od hráča { $who } k hráčovi { $to }
    }
log-lose =
    { $me ->
        [who] { $source }: strácaš { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        } ({ $before } → { $life })
       *[other] { $source }: { $who } stráca { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        } ({ $before } → { $life })
    }
short-log-lose =
    { $me ->
        [who] Strácaš { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        } ({ $before } → { $life })
       *[other] { $who } stráca { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        } ({ $before } → { $life })
    }
log-lose-below =
    { $me ->
        [who] { $source }: strácaš { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        }
       *[other] { $source }: { $who } stráca { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        }
    }
short-log-lose-below =
    { $me ->
        [who] Strácaš { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        }
       *[other] { $who } stráca { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        }
    }
log-heal =
    { $me ->
        [who] Liečiš si { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        } ({ $before } → { $life })
       *[other] { $who } si lieči { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        } ({ $before } → { $life })
    }
log-heal-below =
    { $me ->
        [who] Liečiš si { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        }
       *[other] { $who } si lieči { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        }
    }
log-out =
    { $me ->
        [who] Vypadávaš z hry. Rola: { $role }
       *[other] { $who } vypadáva z hry. Rola: { $role }
    }
log-penalty =
    { $me ->
        [who] Vyraďuješ vlastného pomocníka a odhadzuješ všetky karty
       *[other] { $who } vyraďuje pomocníka a odhadzuje všetky karty
    }
log-shuffle =
    { $n ->
        [one] Z odhodených kariet je nový balíček: { $n } karta
        [few] Z odhodených kariet je nový balíček: { $n } karty
       *[other] Z odhodených kariet je nový balíček: { $n } kariet
    }
log-reshuffle =
    { $n ->
        [one] Z použitého vybavenia je nový balíček: { $n } karta
        [few] Z použitého vybavenia je nový balíček: { $n } karty
       *[other] Z použitého vybavenia je nový balíček: { $n } kariet
    }
log-undo =
    { $me ->
        [who] Berieš späť poslednú akciu
       *[other] { $who } berie späť poslednú akciu
    }
log-end-law = Víťazí šerif a jeho pomocníci.
log-end-outlaws = Víťazia banditi: šerif je mimo hry.
log-end-renegade = { $renegades ->
    [one] Víťazí odpadlík, v hre ostáva len on.
    [few] Víťazí jeden z odpadlíkov, v hre ostáva len on.
   *[other] Víťazí jeden z odpadlíkov, v hre ostáva len on.
}
log-end-hunter =
    { $me ->
        [who] Víťazíš ako { $role }: tvoj cieľ je mimo hry.
       *[other] { $who } víťazí ako { $role }: cieľ je mimo hry.
    }
log-end-last =
    { $me ->
        [who] Víťazíš ako { $role }: nikto iný už v hre nie je.
       *[other] { $who } víťazí ako { $role }: nikto iný už v hre nie je.
    }

## Fázy ťahu

phase-setup = príprava hry
phase-start = začiatok ťahu
phase-draw = 1. fáza: dobratie
phase-play = 2. fáza: hranie
phase-discard = 3. fáza: odhodenie
phase-over = koniec hry
