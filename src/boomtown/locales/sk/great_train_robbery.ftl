### Veľká vlaková lúpež: všetko, čo rozšírenie hovorí.

set-great-train-robbery = Veľká vlaková lúpež
set-great-train-robbery-text = Cez stôl ide vlak: 16 vagónov, ktoré sa berú v 13 staniciach, 16 ďalších kariet a 8 postáv.
preset-train-robbers = Vlakoví lupiči
preset-train-robbers-text = 5 hráčov, základná hra a Veľká vlaková lúpež.
option-blank-station = Prázdna stanica
option-blank-station-text = Primieša sa ešte jedna stanica. Jej cena je tá, na ktorej sa dohodnete tu.
option-blank-station-none = Bez nej
option-blank-station-any-card = Ktorákoľvek karta
option-blank-station-any-2-cards = Ktorékoľvek 2 karty
option-blank-station-red-card = Červená karta
option-blank-station-black-card = Čierna karta
option-blank-station-weapon = Zbraň
option-blank-station-face-card = J, Q alebo K
option-blank-station-life = 1 život
option-blank-station-spades-card = Piková karta
option-blank-station-hearts-card = Srdcová karta
option-blank-station-diamonds-card = Kárová karta
option-blank-station-clubs-card = Krížová karta
option-blank-station-any-cards = { $n ->
    [one] 1 ľubovoľná karta
    [few] { $n } ľubovoľné karty
   *[other] { $n } ľubovoľných kariet
}
option-blank-station-lives = { $n ->
    [one] 1 život
    [few] { $n } životy
   *[other] { $n } životov
}
option-blank-station-more = Iná cena …
option-yooma-two-cards = Yooma chce 2 karty
option-yooma-two-cards-text = Yooma chce ktorékoľvek 2 karty a Virginian City kartu od 2 do 9 ako v slovenských pravidlách.
option-next-stop-draws-at-end = Ďalšia stanica doberá len na konečnej
option-next-stop-draws-at-end-text = Karta sa doberá, len keď vlak príde na konečnú, ako v slovenských pravidlách.
option-train-shots-uncounted = Vlakové karty mimo karty BANG!
option-train-shots-uncounted-text = Revolver s nožom a Vlaková lúpež nezaberajú miesto karty BANG! tvojho ťahu, ako v slovenských pravidlách.
option-fare-one-source = 2 karty z jedného miesta
option-fare-one-source-text = Cena 2 kariet sa platí buď z ruky, alebo z hry, nie dohromady, ako v slovenských pravidlách.

## Karty, vagóny, stanice, lokomotívy

card-cactus = Kaktus
card-cactus-text = Ruší efekt BANG! Potom odoberáš: so srdcovou alebo károvou kartou si pridávaš 1 život.
card-cactus-more = Nie je to karta Vedľa! len jej efekt. Odoberá sa, keď je výstrel zrušený.

card-dragoon = Dragoon
card-dragoon-text = Zbraň, dostrel 2. V každom svojom ťahu môžeš hrať o 1 kartu BANG! viac.
card-dragoon-more = Kým leží, je limit 2 namiesto 1; počítajú sa doň aj Revolver s nožom a Vlaková lúpež.

card-evaded = K zemi!
card-evaded-text = Ruší efekt BANG! a kartu, ktorej efekt to bol, si berieš do ruky.
card-evaded-more = Nie je to karta Vedľa! Nič sa neberie, keď sa nehrala žiadna karta: Ironhorse, schopnosť, vagón. Ak treba 2 efekty, berieš si kartu, len keď sa výstrel naozaj zruší.

card-full-steam = Plnou parou vpred
card-full-steam-text = Posuň vlak na konečnú. Vyberáš, či sa efekt lokomotívy vynechá, alebo prebehne dvakrát.
card-full-steam-more = Na konečnej sa deje to isté čo inokedy: schopnosti, potom si môžeš vziať vagón, potom vyberáš, a to pre všetkých rovnako. Je to jeden posun.

card-knife-revolver = Revolver s nožom
card-knife-revolver-text = Efekt BANG! na hráča na tvoj dostrel. Odoberáš: s J, Q, K alebo A si kartu berieš späť do ruky.
card-knife-revolver-more = Nie je to karta BANG! ale zaberá jej miesto: v ťahu ti musí nejaká ostávať. Nie pre Duel a Indiánov. Odoberá sa skôr, než cieľ odpovie.

card-map = Mapa
card-map-text = Pred 1. fázou sa pozri na 2 vrchné karty balíčka; 1 z nich môžeš odhodiť.
card-map-more = Po všetkých odobratiach na začiatku ťahu. Zvyšok sa vracia v rovnakom poradí. Nikto iný karty nevidí.

card-money-bag = Vrece peňazí
card-money-bag-text = Má efekt hnedej karty na vrchu odhadzovacej kôpky.
card-money-bag-more = Len vo svojom ťahu a nie na kartu, ktorá len odpovedá. Nie je to tá karta: napodobnená karta BANG! sa do limitu nepočíta. Ďalšia cena sa neplatí. Čo sa podľa textu vracia do ruky, je Vrece peňazí.

card-most-wanted = Najhľadanejší
card-most-wanted-text = Dober si 1 kartu. Potom každý, počnúc tebou, odoberá: s pikovou kartou stráca 1 život.
card-most-wanted-more = Za straty ostatných zodpovedáš ty. Koniec hry sa posudzuje, keď odoberali všetci.

card-next-stop = Ďalšia stanica
card-next-stop-text = Dober si 1 kartu, potom posuň vlak o 1 stanicu.
card-next-stop-more = Karta sa doberá skôr, než vlak čokoľvek spôsobí.

card-refund = Odškodnenie
card-refund-text = Kedykoľvek iný hráč vezme alebo odhadzuje niektorú z tvojich kariet, doberáš si 1 kartu.
card-refund-more = Z ruky aj z hry, ale nie za samotné Odškodnenie. Nie za karty, ktoré odhadzuješ ty, aj keď to prikazuje iná karta, a nie za Vlakovú lúpež.

card-strongbox = Pokladňa
card-strongbox-text = Na konci svojho ťahu si dober 1 kartu.
card-strongbox-more = Po odhodení do limitu, a tiež keď ti ťah prepadol vo väzení.

card-switch = Výhybka
card-switch-text = Vymeň jednu zo svojich kariet v hre za kartu v hre iného hráča.
card-switch-more = Nikto nesmie mať 2 karty rovnakého mena; druhá zbraň nahrádza starú. Šerif nemôže dostať Väzenie ani Vagón duchov. Vybavenie sa nemení.

card-train-robbery = Vlaková lúpež
card-train-robbery-text = Vyber kohokoľvek s kartami v hre: každú z nich buď odhadzuje, alebo je za ňu cieľom efektu BANG!
card-train-robbery-more = Na akúkoľvek vzdialenosť. Nie je to karta BANG! ale zaberá jej miesto. Karta po karte v poradí, ktoré určuje cieľ; Barel pomáha, kým leží.

card-water-tower = Vodojem
card-water-tower-text = Vezmi si bez platenia vagón, ktorý stojí pri stanici.
card-water-tower-more = Nepočíta sa ako tvoj vagón tohto ťahu. Vlak preň posunúť nemôžeš.

card-baggage-car = Batožinový vozeň
card-baggage-car-text = Odhoď ho ako kartu Cat Balou, Panika! alebo Vedľa! alebo ako BANG! nad limit.
card-baggage-car-more = Odpovedá aj na Indiánov a Duel. Nemá farbu. Neplatí v stanici, ktorá chce niektorú z tých kariet.

card-caboose = Služobný vozeň
card-caboose-text = Odhoď inú svoju modrú kartu alebo vagón a zruš efekt BANG!
card-caboose-more = Z ruky aj z hry, koľkokrát máš čím. Počíta sa to ako hranie karty Vedľa!

card-cattle-truck = Dobytčí vozeň
card-cattle-truck-text = Odhoď ho: vezmi si 1 z 3 vrchných kariet odhadzovacej kôpky.
card-cattle-truck-more = Ostatné sa vracajú v rovnakom poradí.

card-circus-wagon = Cirkusantský vagón
card-circus-wagon-text = Odhoď ho: každý iný hráč odhadzuje 1 zo svojich kariet v hre.
card-circus-wagon-more = Každý si vyberá sám, v smere hodín od teba. Vybavenie sa nepočíta. Kto nemá nič, nič neodhadzuje.

card-coal-hopper = Vozeň s uhlím
card-coal-hopper-text = Odhoď ho: dober si 1 kartu a odhoď vagón v hre pred kýmkoľvek.
card-coal-hopper-more = Aj svoj vlastný. Ak nie je žiadny, len si doberáš.

card-dining-car = Jedálenský vozeň
card-dining-car-text = Na začiatku svojho ťahu odoberáš: so srdcovou kartou si pridávaš 1 život.
card-dining-car-more = Po kartách Dynamit a Väzenie; nie v ťahu stratenom vo väzení.

card-express-car = Expresný vozeň
card-express-car-text = Odhoď ho: odhoď celú ruku, tvoj ťah sa hneď končí a hráš ďalší.
card-express-car-more = 3. fáza odpadá, ale čo sa deje na konci ťahu, to sa deje. V ďalšom ťahu už žiadny iný získať nemožno.

card-ghost-car = Vagón duchov
card-ghost-car-text = Vylož ho pred kohokoľvek okrem šerifa. Kto ho má, ostáva namiesto vypadnutia v hre bez životov, alebo sa vracia.
card-ghost-car-more = Rola sa neukazuje a karty ostávajú. Bez životov žiadne nezískavaš ani nestrácaš a na konci ťahu odhadzuješ celú ruku. Kto oň príde, je hneď mimo hry a nikto za to nič nedostáva.

card-lounge-car = Salónny vozeň
card-lounge-car-text = Odhoď ho: otoč 2 vagóny z balíčka, jeden vylož pred seba a druhý pred niekoho iného.
card-lounge-car-more = Nepočítajú sa ako tvoj vagón tohto ťahu.

card-lumber-flatcar = Plošinový vozeň
card-lumber-flatcar-text = Vylož ho pred kohokoľvek. Jeho držiteľ vidí všetkých ostatných o 1 ďalej.
card-lumber-flatcar-more = Ostatní vidia držiteľa ako predtým.

card-mail-car = Poštový vozeň
card-mail-car-text = Odhoď ho: dober si 3 karty a 1 z nich daj inému hráčovi.
card-mail-car-more = Ostatní sa dozvedia len počty.

card-observation-car = Vyhliadkový vozeň
card-observation-car-text = Vidíš ostatných o 1 bližšie, ostatní teba o 1 ďalej.
card-observation-car-more = Pôsobí ako Mieridlo a Mustang dohromady a sčítava sa s nimi.

card-passenger-car = Osobný vozeň
card-passenger-car-text = Odhoď ho: vezmi si kartu od iného hráča, náhodnú z ruky alebo kartu v hre.
card-passenger-car-more = Na akúkoľvek vzdialenosť.

card-prisoner-car = Väzenský vozeň
card-prisoner-car-text = Duel a Indiáni ostatných na teba nemajú efekt.
card-prisoner-car-more = Nikto ťa nemôže vyzvať. Tvoj vlastný Duel platí ako vždy.

card-private-car = Súkromný vagón
card-private-car-text = Kým nemáš kartu v ruke, nikto na teba nemôže mieriť kartou BANG!
card-private-car-more = Nepomáha proti iným kartám s efektom BANG! ani proti lokomotíve Ironhorse.

card-sleeper-car = Spací vozeň
card-sleeper-car-text = Raz za každý ťah môžeš odhodiť inú svoju modrú kartu alebo vagón ako kartu BANG!
card-sleeper-car-more = Vo svojom ťahu nad limit, na hráča na dostrel. V ktoromkoľvek ťahu ako kartu BANG! ktorú chcú Indiáni alebo Duel. Farbu má podľa odhodenej karty.

card-ironhorse = Ironhorse
card-ironhorse-text = Na konečnej je každý cieľom efektu BANG! najprv ten, kto je na ťahu.
card-ironhorse-more = Každý ho môže zrušiť ako obvykle. Nikto zaň nezodpovedá: žiadna odmena, žiadny trest. Ak vypadnú všetci, víťazia banditi.

card-leland = Leland
card-leland-text = Na konečnej je Hokynárstvo pre všetkých, prvý berie ten, kto je na ťahu.
card-leland-more = Jedna karta na každého hráča v hre.

card-boom-town = Boom Town
card-boom-town-text = Cena vagóna v tejto stanici: karta BANG!
card-boom-town-more = Z ruky aj z hry. Stačí karta, ktorú môžeš použiť ako BANG! iná karta s tým efektom nie.

card-callico = Callico
card-callico-text = Cena vagóna v tejto stanici: karta Panika! alebo Cat Balou.
card-callico-more = Batožinový vozeň nestačí.

card-cripple-crack = Cripple Crack
card-cripple-crack-text = Cena vagóna v tejto stanici: piková karta.
card-cripple-crack-more = Z ruky aj z hry. Vagóny nemajú farbu.

card-deathwood = Deathwood
card-deathwood-text = Cena vagóna v tejto stanici: modrá karta.
card-deathwood-more = Z ruky aj z hry; zbrane, oranžové karty a vagóny sú tiež modré.

card-dodgeville = Dodgeville
card-dodgeville-text = Cena vagóna v tejto stanici: karta Vedľa!
card-dodgeville-more = Stačí karta, ktorú môžeš použiť ako Vedľa! Barel ani iná karta s tým efektom nestačí.

card-fort-woth = Fort Woth
card-fort-woth-text = Cena vagóna v tejto stanici: karta 10, J, Q, K alebo A.
card-fort-woth-more = Z ruky aj z hry.

card-oathman = Oathman
card-oathman-text = Cena vagóna v tejto stanici: kárová karta.
card-oathman-more = Z ruky aj z hry. Vagóny nemajú farbu.

card-santa-fe = Santa Fe
card-santa-fe-text = Cena vagóna v tejto stanici: srdcová karta.
card-santa-fe-more = Z ruky aj z hry. Vagóny nemajú farbu.

card-silverado = Silverado
card-silverado-text = Cena vagóna v tejto stanici: karta Pivo.
card-silverado-more = Salón nestačí.

card-st-francis = St. Francis
card-st-francis-text = Cena vagóna v tejto stanici: krížová karta.
card-st-francis-more = Z ruky aj z hry. Vagóny nemajú farbu.

card-tombrock = Tombrock
card-tombrock-text = Cena vagóna v tejto stanici: 1 život.
card-tombrock-more = Nikdy posledný. Za stratu nikto nezodpovedá.

card-virginian-city = Virginian City
card-virginian-city-text = Cena vagóna v tejto stanici: ktorékoľvek 2 karty.
card-virginian-city-more = Z ruky, z hry, alebo po jednej.

card-yooma = Yooma
card-yooma-text = Cena vagóna v tejto stanici: karta od 2 do 9.
card-yooma-more = Z ruky aj z hry. Vagóny nemajú hodnotu.

card-blank-station = Prázdna stanica
card-blank-station-text = Cena vagóna v tejto stanici: na čom sa stôl dohodol pred hrou.
card-blank-station-more = Bez dohody ostáva v škatuli.

card-double = Dvakrát
card-double-text = Efekt lokomotívy prebehne dvakrát.
card-double-more = Pre všetkých rovnako.

card-ignore = Vynechať
card-ignore-text = Efekt lokomotívy sa vynechá.
card-ignore-more = Pre všetkých rovnako.

card-discard = Odhodiť
card-discard-text = Odhoď túto kartu.
card-discard-more = Druhá možnosť je efekt BANG!

## Postavy

char-benny-brawler = Benny Brawler
char-benny-brawler-text = Vo svojom ťahu si môžeš vziať ľubovoľný počet vagónov a každý zaplatiť.
char-benny-brawler-more = Voľný posun je stále len jeden. Platí aj na konečnej.

char-evan-babbit = Evan Babbit
char-evan-babbit-text = Ak si cieľom karty BANG! môžeš odhodiť kartu rovnakej farby: cieľom sa stáva iný hráč vo vzdialenosti 1, nie strelec.
char-evan-babbit-more = Nie proti karte Guľomet a podobným. Dostrel už nerozhoduje a nový cieľ odpovedá ako obvykle. Výstrel patrí ďalej strelcovi.

char-jimmy-texas = Jimmy Texas
char-jimmy-texas-text = Na konci svojho ťahu si dober 1 kartu.
char-jimmy-texas-more = Po odhodení do limitu, a tiež keď ti ťah prepadol vo väzení.

char-manuelita = Manuelita
char-manuelita-text = Kedykoľvek vlak príde na konečnú, dober si 2 karty.
char-manuelita-more = V ťahu kohokoľvek, pred efektom lokomotívy.

char-sancho = Sancho
char-sancho-text = Raz za svoj ťah si môžeš bez platenia vziať vagón, ktorý stojí pri stanici.
char-sancho-more = Je to tvoj vagón tohto ťahu. Predtým môžeš použiť voľný posun.

char-sgt-blaze = Sgt. Blaze
char-sgt-blaze-text = Keď tvoja karta alebo efekt mieri na viac hráčov, môžeš 1 z nich vynechať.
char-sgt-blaze-more = Aj seba. Pri karte Hokynárstvo sa otáča o 1 kartu menej. Platí aj pre lokomotívu, keď vlak príde v tvojom ťahu.

char-shade-o-connor = Shade O’Connor
char-shade-o-connor-text = Kedykoľvek sa vlak posunie mimo tvojho ťahu, môžeš odhodiť kartu z ruky a 1 si dobrať.
char-shade-o-connor-more = Na konečnej pred efektom lokomotívy. Posun o viac staníc sa počíta raz.

char-zippy-roy = Zippy Roy
char-zippy-roy-text = Raz za svoj ťah môžeš vlak posunúť o 1 stanicu.
char-zippy-roy-more = Voľný posun ti ostáva a vagón si brať nemusíš.

## Otázky

ask-fare =
    { $left ->
        [one] { $source }: odhoď { $left } kartu za vagón
        [few] { $source }: odhoď { $left } karty za vagón
       *[other] { $source }: odhoď { $left } kariet za vagón
    }
ask-fare-detail = Z ruky alebo z miesta pred tebou.
wait-fare = { $who } platí za vagón
ask-last-stop = Konečná: vezmeš si vagón?
ask-last-stop-detail = Potom príde na rad { $source }.
wait-last-stop = { $who } si môže vziať vagón
opt-pass-last-stop = Žiadny vagón
ask-board = Teraz si vezmi vagón
ask-board-detail = Vlak ide dopredu ({ $source }), jeden si vziať musíš.
wait-board = { $who } si berie vagón
opt-pass-board = Žiadny vagón
ask-place-wagon = { $source }: pred koho?
ask-place-wagon-detail = Odteraz tam leží.
wait-place-wagon = { $who } vykladá vagón
ask-place-burden = { $source }: pred koho?
ask-place-burden-detail = Svojmu držiteľovi prekáža.
wait-place-burden = { $who } vykladá vagón
ask-steam = { $source }: koľkokrát pôsobí { $of }?
ask-steam-detail = Pre všetkých rovnako.
wait-steam = { $who } rozhoduje, čo urobí lokomotíva
ask-free-wagon = { $source }: ktorý vagón?
ask-free-wagon-detail = Len tie, ktoré stoja pri stanici, bez platenia.
wait-free-wagon = { $who } vyberá vagón
ask-baggage = { $source }: ako čo ho použiješ?
ask-baggage-detail = Odhadzuje sa a nemá farbu.
wait-baggage = { $who } otvára batožinu
ask-baggage-at = { $source }: na koho?
ask-baggage-at-detail = Vagón je teraz táto karta.
wait-baggage-at = { $who } vyberá cieľ
ask-lounge = { $source }: ktorý vagón bude tvoj?
ask-lounge-detail = Druhý dostane niekto iný.
wait-lounge = { $who } vyberá z 2 vagónov
ask-mail = { $source }: ktorú kartu dáš?
ask-mail-detail = Ostatné si nechávaš.
wait-mail = { $who } číta poštu
ask-mail-to = { $source }: kto ju dostane?
ask-mail-to-detail = Kartu uvidíte len vy dvaja.
wait-mail-to = { $who } dáva kartu
ask-cattle = { $source }: ktorú kartu si vezmeš?
ask-cattle-detail = Ostatné sa vracajú v rovnakom poradí.
wait-cattle = { $who } si berie odhodenú kartu
ask-circus = { $source }: odhoď kartu v hre
ask-circus-detail = Vyberáš ty.
wait-circus = { $who } odhadzuje kartu v hre
ask-map = { $source }: odhodíš jednu z vrchných kariet?
ask-map-detail = Zvyšok sa vracia v rovnakom poradí.
wait-map = { $who } číta mapu
opt-pass-map = Nechať obe
ask-robbed = { $by } ťa okráda: ktorá karta teraz?
ask-robbed-detail = Príčina: { $source }, karta po karte.
wait-robbed = { $who } čelí lúpeži
ask-robbed-of = { $card }: odhodiť, alebo čeliť efektu BANG!
ask-robbed-of-detail = { $by } hrá kartu { $source }
wait-robbed-of = { $who } volí kartu alebo výstrel
ask-switch = { $source }: za ktorú kartu?
ask-switch-detail = Dávaš kartu { $card }
wait-switch = { $who } vymieňa karty v hre
ask-leave-out = { $source }: koho vynecháš?
ask-leave-out-detail = Toho hráča sa to netýka.
wait-leave-out = { $who } môže niekoho vynechať
opt-pass-leave-out = Nikoho
ask-shade = { $source }: vymeníš kartu?
ask-shade-detail = Odhoď kartu z ruky a 1 si dober.
wait-shade = { $who } môže vymeniť kartu
opt-pass-shade = Nechať si karty
opt-take = Vziať { $card }

## Prečo nie

why-wagon-taken = Len 1 vagón za ťah, ten už máš
why-no-station = { $card } nestojí pri stanici
why-no-fare = Cenu stanice { $source } nemáš čím zaplatiť
why-free-move-made = Voľný posun už prebehol
why-no-wagon-then = Po posune by sa nedal vziať žiadny vagón
why-no-wagon-paired = Žiadny vagón nestojí pri stanici
why-no-wagon = V hre nie je iný vagón
why-extra-turn = { $card } sa v ďalšom ťahu nedá použiť
why-nothing-to-copy = Navrchu medzi odhodenými nie je čo napodobniť
why-their-nothing-in-play = { $to } nemá karty v hre
why-nothing-to-switch = Žiadne karty v hre sa nedajú vymeniť
why-private-car = { $card }: { $to } nemá karty v ruke
why-prisoner-car = Na hráča { $to } to nepôsobí: { $source }

## Čo sa deje

log-train = Vlak ide ďalej (stanica { $n })
log-train-end = Vlak prichádza na konečnú (zastávka { $n })
log-train-by =
    { $me ->
        [who] Posúvaš vlak (stanica { $n })
       *[other] { $who } posúva vlak (stanica { $n })
    }
log-train-by-end =
    { $me ->
        [who] Posúvaš vlak na konečnú (zastávka { $n })
       *[other] { $who } posúva vlak na konečnú (zastávka { $n })
    }
log-locomotive = Rozhoduje { $cards }: vlak vyráža s lokomotívou { $card }
log-end-of-line = Konečná: pôsobí { $card }
log-new-train = Vyráža nový vlak s lokomotívou { $card }
log-board =
    { $me ->
        [who] Berieš si { $card } (stanica { $of })
       *[other] { $who } si berie { $card } (stanica { $of })
    }
log-board-free =
    { $me ->
        [who] Berieš si { $card } bez platenia
       *[other] { $who } si berie { $card } bez platenia
    }
log-attach = K vlaku sa pripája { $card }
log-lounge =
    { $me ->
        [who] Otáčaš { $cards }
       *[other] { $who } otáča { $cards }
    }
log-unpack =
    { $me ->
        [who] Používaš { $card } ako { $as }
       *[other] { $who } používa { $card } ako { $as }
    }
log-unpack-on =
    { $me ->
        [who] Na hráča { $to } používaš { $card } ako { $as }
        [to] { $who } na teba používa { $card } ako { $as }
       *[other] { $who } na hráča { $to } používa { $card } ako { $as }
    }
log-copy = { $source } pôsobí ako { $as }
log-switch =
    { $me ->
        [who] Meníš { $card } za { $of }, doteraz tú kartu má { $to }
        [to] { $who } mení { $card } za tvoju kartu { $of }
       *[other] { $who } mení { $card } za { $of }, doteraz tú kartu má { $to }
    }
log-divert =
    { $me ->
        [who] Výstrel teraz mieri na hráča { $to }
        [to] { $who } prenáša výstrel na teba
       *[other] { $who } prenáša výstrel na hráča { $to }
    }
log-exempt =
    { $me ->
        [who] { $to }: z tvojej vôle bez efektu ({ $source })
        [to] { $who } ťa vynecháva ({ $source })
       *[other] { $who } vynecháva hráča { $to } ({ $source })
    }

## Miesta

zone-train = Vlak
zone-wagon-deck = Balíček vagónov
zone-stations = Stanice
zone-station-deck = Balíček staníc
zone-locomotive = Lokomotíva
zone-blank-station = Prázdna stanica
zone-siding = Vedľajšia koľaj
ui-ghost-car = Vagón duchov
ui-chip-ghost-car = Duch na ťahu
ui-seat-ghost-car = vo Vagóne duchov, bez životov
ui-until-ghost-car = kým leží Vagón duchov
ui-ghost-car-plays = Bez životov, kým leží Vagón duchov.
ui-ghost-car-you = Kým pred tebou leží Vagón duchov, ostávaš v hre: životy nestrácaš ani nezískavaš.
