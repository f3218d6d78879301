### Zlatá horečka a Stínoví pistolníci: všechno, co tato sada říká.

set-gold-rush = Zlatá horečka
set-gold-rush-text = Valouny za životy ostatních, 24 karet vybavení, které se za ně kupují, a 8 postav.
preset-gold-fever = Zlatokopové
preset-gold-fever-text = 5 hráčů, základní hra a Zlatá horečka.
option-shadow-gunslingers = Stínoví pistolníci
option-shadow-gunslingers-text = Kdo vypadne, vrací se do každého svého tahu jako stín. I bez zbytku této sady.

## Vybavení

-out-of-reach = Karty a schopnosti ostatních ho nemohou vzít ani odhodit. Lze jen zaplatit jeho cenu a ještě 1 valoun, aby bylo odhozeno.

card-nugget = valoun
card-nugget-text = Ve svém tahu smíš kartu Pivo zahrát za 1 valoun místo života.
card-nugget-more = I s plným počtem životů a ve dvou, kolikrát chceš. Pořád je to karta Pivo: událost Reverend ji zakazuje, Madam Yto si dobírá kartu. Tequila Joe dostává 1 valoun.

card-shot = Panák
card-shot-text = Kdokoli, i ty, si léčí 1 život.
card-shot-more = Nikdy nad maximum; můžeš jmenovat i někoho zdravého. Není to karta Pivo a působí i ve dvou.

card-bottle = Láhev
card-bottle-text = Efekt jedné z těchto karet podle tvé volby: Pivo, Panika! nebo BANG!
card-bottle-more = Není to žádná z těchto karet: limit na ni neplatí, Slab the Killer ji nezesiluje, Madam Yto za ni nic nedobírá. Jako Pivo léčí i ve dvou.

card-pardner = Komplic
card-pardner-text = Efekt jedné z těchto karet podle tvé volby: Hokynářství, Duel, Cat Balou.
card-pardner-more = Není to žádná z těchto karet a nemá barvu. Jako Hokynářství začíná u tebe.

card-gold-rush-equipment = Zlatá horečka
card-gold-rush-equipment-text = Tvůj tah končí. Potom si doléčíš všechny životy a hraješ další tah.
card-gold-rush-equipment-more = Nejdřív odhazuješ podle současného počtu životů a tah končí jako obvykle. Další tah má snímání, všechny fáze i nový limit karet BANG! a patří ke stejné události.

card-rhum = Rum
card-rhum-text = Otoč 4 vrchní karty: za každou různou barvu si léčíš 1 život.
card-rhum-more = Je to snímání. Lucky Duke nebo Podkova otáčí 5 karet, oba dohromady 6, a vybírají se 4.

card-union-pacific = Union Pacific
card-union-pacific-text = Dober si 4 karty.
card-union-pacific-more = Dobrané karty smíš hned zahrát.

card-calumet = Kalumet
card-calumet-text = Kárové karty ostatních na tebe nemají žádný účinek.
card-calumet-more = Nelze jimi na tebe mířit a efekt na všechny tě vynechává. V duelu kárové karty soupeře platí. { -out-of-reach }

card-gun-belt = Nábojový pás
card-gun-belt-text = Na konci tahu si smíš nechat 8 karet.
card-gun-belt-more = Na životech pak nezáleží. Pro postavu Sean Mallory platí vyšší číslo. { -out-of-reach }

card-horseshoe = Podkova
card-horseshoe-text = Při každém snímání otoč o 1 kartu víc a vyber, která platí.
card-horseshoe-more = Odhazují se všechny. Sčítá se se schopností postavy Lucky Duke: 3 karty. { -out-of-reach }

card-pickaxe = Krumpáč
card-pickaxe-text = V 1. fázi si dober o 1 kartu víc.
card-pickaxe-more = Sčítá se s dalšími změnami: Pixie Pete 4 karty, událost Žízeň 2. Při události Peyote nepřidává nic. { -out-of-reach }

card-wanted = Wanted
card-wanted-text = Polož ji před kohokoli. Kdo tohoto hráče vyřadí, dobírá si 2 karty a bere si 1 valoun.
card-wanted-more = Navíc ke všem odměnám: za banditu 5 karet. Před každým hráčem jen jedna, i před tebou a před šerifem. Kdo padne ničí nebo vlastní vinou, nepřináší nic. { -out-of-reach }

card-gold-pan = Rýžovací mísa
card-gold-pan-text = Až dvakrát ve svém tahu: zaplať 1 valoun a dober si kartu.
card-gold-pan-more = Raddie Snake si s ní dobírá až 4 karty. { -out-of-reach }

card-boots = Boty
card-boots-text = Za každý ztracený život si dober kartu.
card-boots-more = Ne za poslední život, ani když tě něco zachrání. { -out-of-reach }

card-lucky-charm = Talisman
card-lucky-charm-text = Za každý ztracený život si vezmi 1 valoun.
card-lucky-charm-more = Ne za poslední život, ani když tě něco zachrání. Kdo ti život vzal, svůj valoun dostává také. { -out-of-reach }

card-rucksack = Batoh
card-rucksack-text = Ve svém tahu: 2 valouny za 1 život, kolikrát chceš. Mimo něj jen na záchranu posledního života.
card-rucksack-more = Působí i ve dvou a dohromady s kartou Pivo nebo se schopností postavy Sid Ketchum. { -out-of-reach }

## Postavy

char-don-bell = Don Bell
char-don-bell-text = Na konci svého tahu snímej: při srdcích nebo kárách smíš hrát další tah.
char-don-bell-more = Jen na konci běžného tahu, ne tahu navíc. Ne po tahu ztraceném ve vězení, ne při události Město duchů a ne jako stín.
char-don-bell-nick = Bell
char-dutch-will = Dutch Will
char-dutch-will-text = V 1. fázi si dober 2 karty, 1 z nich odhoď a vezmi si 1 valoun.
char-dutch-will-more = Nejdřív si prohlížíš všechny. Ať dobereš kolik chceš, odhazuje se právě 1 z nich.
char-dutch-will-nick = Dutch
char-jacky-murieta = Jacky Murieta
char-jacky-murieta-text = Ve svém tahu: 2 valouny za efekt BANG! na tvůj dostřel, kolikrát zaplatíš.
char-jacky-murieta-more = Žádná karta se nehraje, limit na to neplatí. Stačí 1 efekt Vedle!
char-jacky-murieta-nick = Jacky
char-josh-mccloud = Josh McCloud
char-josh-mccloud-text = Ve svém tahu: 2 valouny za vrchní kartu balíčku vybavení, kolikrát zaplatíš.
char-josh-mccloud-more = Hnědá karta působí hned, černou pokládáš před sebe. Kterou už máš, ta se odhazuje. Platíš dřív, než ji vidíš.
char-josh-mccloud-nick = Josh
char-madam-yto = Madam Yto
char-madam-yto-text = Kdykoli někdo hraje kartu Pivo, dober si kartu.
char-madam-yto-more = I za vlastní a ať je na cokoli: na život, na záchranu i za valoun. Ne za karty Saloon, Whisky a Láhev.
char-madam-yto-nick = Madam Yto
char-pretty-luzena = Pretty Luzena
char-pretty-luzena-text = Jednou ve svém tahu smíš koupit vybavení o 1 valoun levněji.
char-pretty-luzena-more = Z ceny 1 je 0. Cenu za odhození cizího vybavení to nesnižuje.
char-pretty-luzena-nick = Luzena
char-simeon-picos = Simeon Picos
char-simeon-picos-text = Za každý ztracený život si vezmi 1 valoun.
char-simeon-picos-more = Ať to má na svědomí kdokoli, i když nikdo. Počítá se i poslední život.
char-simeon-picos-nick = Simeon
char-raddie-snake = Raddie Snake
char-raddie-snake-text = Až dvakrát ve svém tahu: zaplať 1 valoun a dober si kartu.
char-raddie-snake-more = S kartou Rýžovací mísa až 4 karty.
char-raddie-snake-nick = Raddie

## Role stínů

role-shadow-renegade = stínový odpadlík
role-shadow-renegade-title = Stínový odpadlík
role-shadow-renegade-goal = O tvé straně rozhoduje začátek tvého příštího tahu.
role-shadow-deputy = stínový pomocník šerifa
role-shadow-deputy-title = Stínový pomocník šerifa
role-shadow-deputy-goal = Zatím vítězíš se šerifem.
role-shadow-outlaw = stínový bandita
role-shadow-outlaw-title = Stínový bandita
role-shadow-outlaw-goal = Zatím vítězíš s bandity.

## Otázky

ask-toast = { $source }: kdo si léčí život?
ask-toast-detail = Kdokoli ve hře, i ty.
wait-toast = { $who } vybírá, kdo si léčí život
ask-effect = { $source }: vyber efekt
ask-effect-detail = Není to žádná z těchto karet, má jen její efekt.
wait-effect = { $who } vybírá efekt
ask-target = { $source }, { $effect }: vyber cíl
ask-target-detail = Zaplaceno už máš.
wait-target = { $who } vybírá cíl
ask-suits = { $source }: vyber kartu, která platí
ask-suits-detail =
    { $left ->
        [one] Ještě { $left } karta. Každá různá barva je 1 život.
        [few] Ještě { $left } karty. Každá různá barva je 1 život.
       *[other] Ještě { $left } karet. Každá různá barva je 1 život.
    }
wait-suits = { $who } vybírá karty, které platí
ask-wanted = { $source }: před koho?
ask-wanted-detail = Odměnu dostane, kdo tohoto hráče vyřadí.
wait-wanted = { $who } vybírá, kdo je hledaný
ask-drawn = Odhoď jednu z dobraných karet
ask-drawn-detail = Bereš si za ni 1 valoun.
wait-drawn = { $who } odhazuje kartu za valoun

## Důvody

why-gold-needed =
    { $n ->
        [one] Je potřeba { $n } valoun
        [few] Jsou potřeba { $n } valouny
       *[other] Je potřeba { $n } valounů
    }
why-nothing-on-sale = V nabídce není nic, na co máš

## Záznam

log-gold =
    { $me ->
        [who] Bereš si { $n ->
            [one] { $n } valoun
            [few] { $n } valouny
           *[other] { $n } valounů
        }
       *[other] { $who } si bere { $n ->
            [one] { $n } valoun
            [few] { $n } valouny
           *[other] { $n } valounů
        }
    }
log-gold-by =
    { $me ->
        [who] Bereš si { $n ->
            [one] { $n } valoun
            [few] { $n } valouny
           *[other] { $n } valounů
        } ({ $source })
       *[other] { $who } si bere { $n ->
            [one] { $n } valoun
            [few] { $n } valouny
           *[other] { $n } valounů
        } ({ $source })
    }
log-buy =
    { $me ->
        [who] Kupuješ kartu { $card } za { $n ->
            [one] { $n } valoun
            [few] { $n } valouny
           *[other] { $n } valounů
        }
       *[other] { $who } kupuje kartu { $card } za { $n ->
            [one] { $n } valoun
            [few] { $n } valouny
           *[other] { $n } valounů
        }
    }
log-offer = Nově v nabídce: { $card }
log-found =
    { $me ->
        [who] V balíčku vybavení nacházíš kartu { $card }
       *[other] { $who } nachází v balíčku vybavení kartu { $card }
    }
log-force =
    { $me ->
        [who] Platíš { $n ->
            [one] { $n } valoun
            [few] { $n } valouny
           *[other] { $n } valounů
        } a { $to } odhazuje kartu { $card }
        [to] { $who } platí { $n ->
            [one] { $n } valoun
            [few] { $n } valouny
           *[other] { $n } valounů
        } a odhazuješ kartu { $card }
       *[other] { $who } platí { $n ->
            [one] { $n } valoun
            [few] { $n } valouny
           *[other] { $n } valounů
        } a { $to } odhazuje kartu { $card }
    }
log-effect =
    { $me ->
        [who] Vybíráš efekt karty { $source }: { $as }
       *[other] { $who } vybírá efekt karty { $source }: { $as }
    }
log-suits =
    { $n ->
        [one] { $n } barva: { $cards } ({ $who })
        [few] { $n } různé barvy: { $cards } ({ $who })
       *[other] { $n } různých barev: { $cards } ({ $who })
    }
log-shadow =
    { $me ->
        [who] Vracíš se na jeden tah jako stín
       *[other] { $who } se vrací na jeden tah jako stín
    }
log-side =
    { $me ->
        [who] O tvé straně je rozhodnuto: { $role }
       *[other] { $who } má stranu: { $role }
    }

## Shadows on their plates

ui-shadow = Stín
ui-chip-shadow = Stín na tahu
ui-seat-shadow = stín bez životů
ui-until-shadow = do konce tahu
ui-shadow-plays = Stín do konce tohoto tahu.
ui-shadow-you = Do konce tahu jsi stín: životy neztrácíš ani nezískáváš. Valouny ti zůstanou.

## Dva způsoby, jak zahrát Pivo

as-beer = Doplnit životy
as-nugget = Vzít si 1 valoun

## Places

zone-gold = Valouny
zone-gold-text = Platí se jimi vybavení. Hráč dostane jeden za každý život, o který připraví někoho jiného.
zone-offer = Nabídka
zone-equipment-deck = Balíček vybavení
zone-equipment-deck-text = Za kartu koupenou z nabídky se doplní vrchní karta tohoto balíčku.
zone-equipment-used = Použité vybavení
zone-equipment-used-text = Použité hnědé a odhozené černé karty. Když balíček vybavení dojde, zamíchají se do nového.
