### Velká vlaková loupež: vše, co rozšíření říká.

set-great-train-robbery = Velká vlaková loupež
set-great-train-robbery-text = Přes stůl jede vlak: 16 vagonů, které se berou ve 13 stanicích, 16 dalších karet a 8 postav.
preset-train-robbers = Vlakoví lupiči
preset-train-robbers-text = 5 hráčů, základní hra a Velká vlaková loupež.
option-blank-station = Prázdná stanice
option-blank-station-text = Přimíchá se ještě jedna stanice. Její cena je ta, na které se dohodnete zde.
option-blank-station-none = Bez ní
option-blank-station-any-card = Kterákoli karta
option-blank-station-any-2-cards = Kterékoli 2 karty
option-blank-station-red-card = Červená karta
option-blank-station-black-card = Černá karta
option-blank-station-weapon = Zbraň
option-blank-station-face-card = J, Q nebo K
option-blank-station-life = 1 život
option-blank-station-spades-card = Piková karta
option-blank-station-hearts-card = Srdcová karta
option-blank-station-diamonds-card = Kárová karta
option-blank-station-clubs-card = Křížová karta
option-blank-station-any-cards = { $n ->
    [one] 1 libovolná karta
    [few] { $n } libovolné karty
   *[other] { $n } libovolných karet
}
option-blank-station-lives = { $n ->
    [one] 1 život
    [few] { $n } životy
   *[other] { $n } životů
}
option-blank-station-more = Jiná cena …
option-yooma-two-cards = Yooma chce 2 karty
option-yooma-two-cards-text = Yooma chce kterékoli 2 karty a Virginian City kartu od 2 do 9 jako ve slovenských pravidlech.
option-next-stop-draws-at-end = Příští stanice dobírá jen na konečné
option-next-stop-draws-at-end-text = Karta se dobírá, jen když vlak dojede na konečnou, jako ve slovenských pravidlech.
option-train-shots-uncounted = Vlakové karty mimo kartu BANG!
option-train-shots-uncounted-text = Revolver s nožem a Vlaková loupež nezabírají místo karty BANG! tvého tahu, jako ve slovenských pravidlech.
option-fare-one-source = 2 karty z jednoho místa
option-fare-one-source-text = Cena 2 karet se platí buď z ruky, nebo ze hry, ne dohromady, jako ve slovenských pravidlech.

## Karty, vagony, stanice, lokomotivy

card-cactus = Kaktus
card-cactus-text = Ruší efekt BANG! Potom snímáš: se srdcovou nebo károvou kartou si přidáváš 1 život.
card-cactus-more = Není to karta Vedle! jen její efekt. Snímá se, až je výstřel zrušený.

card-dragoon = Dragoon
card-dragoon-text = Zbraň, dostřel 2. V každém svém tahu smíš hrát o 1 kartu BANG! víc.
card-dragoon-more = Dokud leží, je limit 2 místo 1; počítají se do něj i Revolver s nožem a Vlaková loupež.

card-evaded = K zemi!
card-evaded-text = Ruší efekt BANG! a kartu, jejíž efekt to byl, si bereš do ruky.
card-evaded-more = Není to karta Vedle! Nic se nebere, když se žádná karta nehrála: Ironhorse, schopnost, vagon. Jsou-li potřeba 2 efekty, bereš si kartu, jen když se výstřel opravdu zruší.

card-full-steam = Plnou parou vpřed
card-full-steam-text = Posuň vlak na konečnou. Vybíráš, zda se efekt lokomotivy vynechá, nebo proběhne dvakrát.
card-full-steam-more = Na konečné se děje totéž co jindy: schopnosti, pak si smíš vzít vagon, pak vybíráš, a to pro všechny stejně. Je to jeden posun.

card-knife-revolver = Revolver s nožem
card-knife-revolver-text = Efekt BANG! na hráče na tvůj dostřel. Snímáš: s J, Q, K nebo A si kartu bereš zpět do ruky.
card-knife-revolver-more = Není to karta BANG! ale zabírá její místo: v tahu ti musí nějaká zbývat. Ne pro Duel a Indiány. Snímá se dřív, než cíl odpoví.

card-map = Mapa
card-map-text = Před 1. fází se podívej na 2 vrchní karty balíčku; 1 z nich smíš odhodit.
card-map-more = Po všech snímáních na začátku tahu. Zbytek se vrací ve stejném pořadí. Nikdo jiný karty nevidí.

card-money-bag = Pytel peněz
card-money-bag-text = Má efekt hnědé karty na vrchu odhazovací hromádky.
card-money-bag-more = Jen ve svém tahu a ne na kartu, která jen odpovídá. Není to ta karta: napodobená karta BANG! se do limitu nepočítá. Další cena se neplatí. Co se podle textu vrací do ruky, je Pytel peněz.

card-most-wanted = Nejhledanější
card-most-wanted-text = Dober si 1 kartu. Potom každý, počínaje tebou, snímá: s pikovou kartou ztrácí 1 život.
card-most-wanted-more = Za ztráty ostatních odpovídáš ty. Konec hry se posuzuje, až snímali všichni.

card-next-stop = Příští stanice
card-next-stop-text = Dober si 1 kartu, potom posuň vlak o 1 stanici.
card-next-stop-more = Karta se dobírá dřív, než vlak cokoli způsobí.

card-refund = Odškodnění
card-refund-text = Kdykoli jiný hráč vezme nebo odhazuje některou z tvých karet, dobíráš si 1 kartu.
card-refund-more = Z ruky i ze hry, ale ne za samotné Odškodnění. Ne za karty, které odhazuješ ty, i když to přikazuje jiná karta, a ne za Vlakovou loupež.

card-strongbox = Pokladna
card-strongbox-text = Na konci svého tahu si dober 1 kartu.
card-strongbox-more = Po odhození do limitu, a také když ti tah propadl ve vězení.

card-switch = Výhybka
card-switch-text = Vyměň jednu ze svých karet ve hře za kartu ve hře jiného hráče.
card-switch-more = Nikdo nesmí mít 2 karty stejného jména; druhá zbraň nahrazuje starou. Šerif nemůže dostat Vězení ani Vagon duchů. Vybavení se nemění.

card-train-robbery = Vlaková loupež
card-train-robbery-text = Vyber kohokoli s kartami ve hře: každou z nich buď odhazuje, nebo je za ni cílem efektu BANG!
card-train-robbery-more = Na jakoukoli vzdálenost. Není to karta BANG! ale zabírá její místo. Karta po kartě v pořadí, které určuje cíl; Barel pomáhá, dokud leží.

card-water-tower = Vodojem
card-water-tower-text = Vezmi si bez placení vagon, který stojí u stanice.
card-water-tower-more = Nepočítá se jako tvůj vagon tohoto tahu. Vlak kvůli tomu posunout nesmíš.

card-baggage-car = Zavazadlový vůz
card-baggage-car-text = Odhoď ho jako kartu Cat Balou, Panika! nebo Vedle! nebo jako BANG! nad limit.
card-baggage-car-more = Odpovídá i na Indiány a Duel. Nemá barvu. Neplatí ve stanici, která chce některou z těch karet.

card-caboose = Služební vůz
card-caboose-text = Odhoď jinou svou modrou kartu nebo vagon a zruš efekt BANG!
card-caboose-more = Z ruky i ze hry, kolikrát máš čím. Počítá se to jako zahraná karta Vedle!

card-cattle-truck = Dobytčák
card-cattle-truck-text = Odhoď ho: vezmi si 1 ze 3 vrchních karet odhazovací hromádky.
card-cattle-truck-more = Ostatní se vracejí ve stejném pořadí.

card-circus-wagon = Cirkusácký vagon
card-circus-wagon-text = Odhoď ho: každý jiný hráč odhazuje 1 ze svých karet ve hře.
card-circus-wagon-more = Každý si vybírá sám, po směru hodin od tebe. Vybavení se nepočítá. Kdo nemá nic, nic neodhazuje.

card-coal-hopper = Vagon s uhlím
card-coal-hopper-text = Odhoď ho: dober si 1 kartu a odhoď vagon ve hře před kýmkoli.
card-coal-hopper-more = I svůj vlastní. Není-li žádný, jen si dobíráš.

card-dining-car = Jídelní vůz
card-dining-car-text = Na začátku svého tahu snímáš: se srdcovou kartou si přidáváš 1 život.
card-dining-car-more = Po kartách Dynamit a Vězení; ne v tahu ztraceném ve vězení.

card-express-car = Expresní vůz
card-express-car-text = Odhoď ho: odhoď celou ruku, tvůj tah hned končí a hraješ další.
card-express-car-more = 3. fáze odpadá, ale co se děje na konci tahu, to se děje. V dalším tahu už žádný jiný získat nejde.

card-ghost-car = Vagon duchů
card-ghost-car-text = Vylož ho před kohokoli kromě šerifa. Kdo ho má, zůstává místo vypadnutí ve hře bez životů, nebo se vrací.
card-ghost-car-more = Role se neukazuje a karty zůstávají. Bez životů žádné nezískáváš ani neztrácíš a na konci tahu odhazuješ celou ruku. Kdo o něj přijde, je hned mimo hru a nikdo za to nic nedostává.

card-lounge-car = Salonní vůz
card-lounge-car-text = Odhoď ho: otoč 2 vagony z balíčku, jeden vylož před sebe a druhý před někoho jiného.
card-lounge-car-more = Nepočítají se jako tvůj vagon tohoto tahu.

card-lumber-flatcar = Plošinový vůz
card-lumber-flatcar-text = Vylož ho před kohokoli. Jeho držitel vidí všechny ostatní o 1 dál.
card-lumber-flatcar-more = Ostatní vidí držitele jako dřív.

card-mail-car = Poštovní vagon
card-mail-car-text = Odhoď ho: dober si 3 karty a 1 z nich dej jinému hráči.
card-mail-car-more = Ostatní se dozvědí jen počty.

card-observation-car = Vyhlídkový vůz
card-observation-car-text = Vidíš ostatní o 1 blíž, ostatní tebe o 1 dál.
card-observation-car-more = Působí jako Hledí a Mustang dohromady a sčítá se s nimi.

card-passenger-car = Osobní vůz
card-passenger-car-text = Odhoď ho: vezmi si kartu od jiného hráče, náhodnou z ruky nebo kartu ve hře.
card-passenger-car-more = Na jakoukoli vzdálenost.

card-prisoner-car = Vězeňský vůz
card-prisoner-car-text = Duel a Indiáni ostatních na tebe nemají efekt.
card-prisoner-car-more = Nikdo tě nemůže vyzvat. Tvůj vlastní Duel platí jako vždy.

card-private-car = Soukromý vagon
card-private-car-text = Dokud nemáš kartu v ruce, nikdo na tebe nemůže mířit kartou BANG!
card-private-car-more = Nepomáhá proti jiným kartám s efektem BANG! ani proti lokomotivě Ironhorse.

card-sleeper-car = Spací vůz
card-sleeper-car-text = Jednou za každý tah smíš odhodit jinou svou modrou kartu nebo vagon jako kartu BANG!
card-sleeper-car-more = Ve svém tahu nad limit, na hráče na dostřel. V kterémkoli tahu jako kartu BANG! kterou chtějí Indiáni nebo Duel. Barvu má podle odhozené karty.

card-ironhorse = Ironhorse
card-ironhorse-text = Na konečné je každý cílem efektu BANG! nejdřív ten, kdo je na tahu.
card-ironhorse-more = Každý ho smí zrušit jako obvykle. Nikdo za něj neodpovídá: žádná odměna, žádný trest. Vypadnou-li všichni, vítězí bandité.

card-leland = Leland
card-leland-text = Na konečné je Hokynářství pro všechny, první bere ten, kdo je na tahu.
card-leland-more = Jedna karta na každého hráče ve hře.

card-boom-town = Boom Town
card-boom-town-text = Cena vagonu v této stanici: karta BANG!
card-boom-town-more = Z ruky i ze hry. Stačí karta, kterou smíš použít jako BANG! jiná karta s tím efektem ne.

card-callico = Callico
card-callico-text = Cena vagonu v této stanici: karta Panika! nebo Cat Balou.
card-callico-more = Zavazadlový vůz nestačí.

card-cripple-crack = Cripple Crack
card-cripple-crack-text = Cena vagonu v této stanici: piková karta.
card-cripple-crack-more = Z ruky i ze hry. Vagony nemají barvu.

card-deathwood = Deathwood
card-deathwood-text = Cena vagonu v této stanici: modrá karta.
card-deathwood-more = Z ruky i ze hry; zbraně, oranžové karty a vagony jsou také modré.

card-dodgeville = Dodgeville
card-dodgeville-text = Cena vagonu v této stanici: karta Vedle!
card-dodgeville-more = Stačí karta, kterou smíš použít jako Vedle! Barel ani jiná karta s tím efektem nestačí.

card-fort-woth = Fort Woth
card-fort-woth-text = Cena vagonu v této stanici: karta 10, J, Q, K nebo A.
card-fort-woth-more = Z ruky i ze hry.

card-oathman = Oathman
card-oathman-text = Cena vagonu v této stanici: kárová karta.
card-oathman-more = Z ruky i ze hry. Vagony nemají barvu.

card-santa-fe = Santa Fe
card-santa-fe-text = Cena vagonu v této stanici: srdcová karta.
card-santa-fe-more = Z ruky i ze hry. Vagony nemají barvu.

card-silverado = Silverado
card-silverado-text = Cena vagonu v této stanici: karta Pivo.
card-silverado-more = Salon nestačí.

card-st-francis = St. Francis
card-st-francis-text = Cena vagonu v této stanici: křížová karta.
card-st-francis-more = Z ruky i ze hry. Vagony nemají barvu.

card-tombrock = Tombrock
card-tombrock-text = Cena vagonu v této stanici: 1 život.
card-tombrock-more = Nikdy poslední. Za ztrátu nikdo neodpovídá.

card-virginian-city = Virginian City
card-virginian-city-text = Cena vagonu v této stanici: kterékoli 2 karty.
card-virginian-city-more = Z ruky, ze hry, nebo po jedné.

card-yooma = Yooma
card-yooma-text = Cena vagonu v této stanici: karta od 2 do 9.
card-yooma-more = Z ruky i ze hry. Vagony nemají hodnotu.

card-blank-station = Prázdná stanice
card-blank-station-text = Cena vagonu v této stanici: na čem se stůl dohodl před hrou.
card-blank-station-more = Bez dohody zůstává v krabici.

card-double = Dvakrát
card-double-text = Efekt lokomotivy proběhne dvakrát.
card-double-more = Pro všechny stejně.

card-ignore = Vynechat
card-ignore-text = Efekt lokomotivy se vynechá.
card-ignore-more = Pro všechny stejně.

card-discard = Odhodit
card-discard-text = Odhoď tuto kartu.
card-discard-more = Druhá možnost je efekt BANG!

## Postavy

char-benny-brawler = Benny Brawler
char-benny-brawler-text = Ve svém tahu si smíš vzít libovolný počet vagonů a každý zaplatit.
char-benny-brawler-more = Volný posun je pořád jen jeden. Platí i na konečné.

char-evan-babbit = Evan Babbit
char-evan-babbit-text = Jsi-li cílem karty BANG! smíš odhodit kartu stejné barvy: cílem se stává jiný hráč ve vzdálenosti 1, ne střelec.
char-evan-babbit-more = Ne proti kartě Kulomet a podobným. Dostřel už nerozhoduje a nový cíl odpovídá jako obvykle. Výstřel patří dál střelci.

char-jimmy-texas = Jimmy Texas
char-jimmy-texas-text = Na konci svého tahu si dober 1 kartu.
char-jimmy-texas-more = Po odhození do limitu, a také když ti tah propadl ve vězení.

char-manuelita = Manuelita
char-manuelita-text = Kdykoli vlak dojede na konečnou, dober si 2 karty.
char-manuelita-more = V tahu kohokoli, před efektem lokomotivy.

char-sancho = Sancho
char-sancho-text = Jednou za svůj tah si smíš bez placení vzít vagon, který stojí u stanice.
char-sancho-more = Je to tvůj vagon tohoto tahu. Předtím smíš použít volný posun.

char-sgt-blaze = Sgt. Blaze
char-sgt-blaze-text = Když tvoje karta nebo efekt míří na více hráčů, smíš 1 z nich vynechat.
char-sgt-blaze-more = Také sebe. Při kartě Hokynářství se otáčí o 1 kartu méně. Platí i pro lokomotivu, když vlak dojede ve tvém tahu.

char-shade-o-connor = Shade O’Connor
char-shade-o-connor-text = Kdykoli se vlak posune mimo tvůj tah, smíš odhodit kartu z ruky a 1 si dobrat.
char-shade-o-connor-more = Na konečné před efektem lokomotivy. Posun o víc stanic se počítá jednou.

char-zippy-roy = Zippy Roy
char-zippy-roy-text = Jednou za svůj tah smíš vlak posunout o 1 stanici.
char-zippy-roy-more = Volný posun ti zůstává a vagon si brát nemusíš.

## Otázky

ask-fare =
    { $left ->
        [one] { $source }: odhoď { $left } kartu za vagon
        [few] { $source }: odhoď { $left } karty za vagon
       *[other] { $source }: odhoď { $left } karet za vagon
    }
ask-fare-detail = Z ruky nebo z místa před tebou.
wait-fare = { $who } platí za vagon
ask-last-stop = Konečná: vezmeš si vagon?
ask-last-stop-detail = Potom přijde na řadu { $source }.
wait-last-stop = { $who } si smí vzít vagon
opt-pass-last-stop = Žádný vagon
ask-board = Teď si vezmi vagon
ask-board-detail = Vlak jede dál ({ $source }), jeden si vzít musíš.
wait-board = { $who } si bere vagon
opt-pass-board = Žádný vagon
ask-place-wagon = { $source }: před koho?
ask-place-wagon-detail = Od teď tam leží.
wait-place-wagon = { $who } vykládá vagon
ask-place-burden = { $source }: před koho?
ask-place-burden-detail = Svému držiteli překáží.
wait-place-burden = { $who } vykládá vagon
ask-steam = { $source }: kolikrát působí { $of }?
ask-steam-detail = Pro všechny stejně.
wait-steam = { $who } rozhoduje, co udělá lokomotiva
ask-free-wagon = { $source }: který vagon?
ask-free-wagon-detail = Jen ty, které stojí u stanice, bez placení.
wait-free-wagon = { $who } vybírá vagon
ask-baggage = { $source }: jako co ho použiješ?
ask-baggage-detail = Odhazuje se a nemá barvu.
wait-baggage = { $who } otvírá zavazadla
ask-baggage-at = { $source }: na koho?
ask-baggage-at-detail = Vagon je teď tato karta.
wait-baggage-at = { $who } vybírá cíl
ask-lounge = { $source }: který vagon bude tvůj?
ask-lounge-detail = Druhý dostane někdo jiný.
wait-lounge = { $who } vybírá ze 2 vagonů
ask-mail = { $source }: kterou kartu dáš?
ask-mail-detail = Ostatní si necháváš.
wait-mail = { $who } čte poštu
ask-mail-to = { $source }: kdo ji dostane?
ask-mail-to-detail = Kartu uvidíte jen vy dva.
wait-mail-to = { $who } dává kartu
ask-cattle = { $source }: kterou kartu si vezmeš?
ask-cattle-detail = Ostatní se vracejí ve stejném pořadí.
wait-cattle = { $who } si bere odhozenou kartu
ask-circus = { $source }: odhoď kartu ve hře
ask-circus-detail = Vybíráš ty.
wait-circus = { $who } odhazuje kartu ve hře
ask-map = { $source }: odhodíš jednu z vrchních karet?
ask-map-detail = Zbytek se vrací ve stejném pořadí.
wait-map = { $who } čte mapu
opt-pass-map = Nechat obě
ask-robbed = { $by } tě okrádá: která karta teď?
ask-robbed-detail = Příčina: { $source }, karta po kartě.
wait-robbed = { $who } čelí loupeži
ask-robbed-of = { $card }: odhodit, nebo čelit efektu BANG!
ask-robbed-of-detail = { $by } hraje kartu { $source }
wait-robbed-of = { $who } volí kartu, nebo výstřel
ask-switch = { $source }: za kterou kartu?
ask-switch-detail = Dáváš kartu { $card }
wait-switch = { $who } vyměňuje karty ve hře
ask-leave-out = { $source }: koho vynecháš?
ask-leave-out-detail = Toho hráče se to netýká.
wait-leave-out = { $who } smí někoho vynechat
opt-pass-leave-out = Nikoho
ask-shade = { $source }: vyměníš kartu?
ask-shade-detail = Odhoď kartu z ruky a 1 si dober.
wait-shade = { $who } smí vyměnit kartu
opt-pass-shade = Nechat si karty
opt-take = Vzít { $card }

## Proč ne

why-wagon-taken = Jen 1 vagon za tah, ten už máš
why-no-station = { $card } nestojí u stanice
why-no-fare = Cenu stanice { $source } nemáš čím zaplatit
why-free-move-made = Volný posun už proběhl
why-no-wagon-then = Po posunu by nešlo vzít žádný vagon
why-no-wagon-paired = Žádný vagon nestojí u stanice
why-no-wagon = Ve hře není jiný vagon
why-extra-turn = { $card } se v dalším tahu nedá použít
why-nothing-to-copy = Nahoře mezi odhozenými není co napodobit
why-their-nothing-in-play = { $to } nemá karty ve hře
why-nothing-to-switch = Žádné karty ve hře se nedají vyměnit
why-private-car = { $card }: { $to } nemá karty v ruce
why-prisoner-car = Na hráče { $to } to nepůsobí: { $source }

## Co se děje

log-train = Vlak jede dál (stanice { $n })
log-train-end = Vlak dojíždí na konečnou (zastávka { $n })
log-train-by =
    { $me ->
        [who] Posouváš vlak (stanice { $n })
       *[other] { $who } posouvá vlak (stanice { $n })
    }
log-train-by-end =
    { $me ->
        [who] Posouváš vlak na konečnou (zastávka { $n })
       *[other] { $who } posouvá vlak na konečnou (zastávka { $n })
    }
log-locomotive = Rozhoduje { $cards }: vlak vyjíždí s lokomotivou { $card }
log-end-of-line = Konečná: působí { $card }
log-new-train = Vyjíždí nový vlak s lokomotivou { $card }
log-board =
    { $me ->
        [who] Bereš si { $card } (stanice { $of })
       *[other] { $who } si bere { $card } (stanice { $of })
    }
log-board-free =
    { $me ->
        [who] Bereš si { $card } bez placení
       *[other] { $who } si bere { $card } bez placení
    }
log-attach = K vlaku se připojuje { $card }
log-lounge =
    { $me ->
        [who] Otáčíš { $cards }
       *[other] { $who } otáčí { $cards }
    }
log-unpack =
    { $me ->
        [who] Používáš { $card } jako { $as }
       *[other] { $who } používá { $card } jako { $as }
    }
log-unpack-on =
    { $me ->
        [who] Na hráče { $to } používáš { $card } jako { $as }
        [to] { $who } na tebe používá { $card } jako { $as }
       *[other] { $who } na hráče { $to } používá { $card } jako { $as }
    }
log-copy = { $source } působí jako { $as }
log-switch =
    { $me ->
        [who] Měníš { $card } za { $of }, dosud tu kartu má { $to }
        [to] { $who } mění { $card } za tvou kartu { $of }
       *[other] { $who } mění { $card } za { $of }, dosud tu kartu má { $to }
    }
log-divert =
    { $me ->
        [who] Výstřel teď míří na hráče { $to }
        [to] { $who } přenáší výstřel na tebe
       *[other] { $who } přenáší výstřel na hráče { $to }
    }
log-exempt =
    { $me ->
        [who] { $to }: z tvé vůle bez efektu ({ $source })
        [to] { $who } tě vynechává ({ $source })
       *[other] { $who } vynechává hráče { $to } ({ $source })
    }

## Místa

zone-train = Vlak
zone-wagon-deck = Balíček vagonů
zone-stations = Stanice
zone-station-deck = Balíček stanic
zone-locomotive = Lokomotiva
zone-blank-station = Prázdná stanice
zone-siding = Vedlejší kolej
ui-ghost-car = Vagon duchů
ui-chip-ghost-car = Duch na tahu
ui-seat-ghost-car = ve Vagonu duchů, bez životů
ui-until-ghost-car = dokud leží Vagon duchů
ui-ghost-car-plays = Bez životů, dokud leží Vagon duchů.
ui-ghost-car-you = Dokud před tebou leží Vagon duchů, zůstáváš ve hře: životy neztrácíš ani nezískáváš.
