### BANG! Kocková hra a Old Saloon: všetko, čo sa hovorí len tam.
### Mená prichádzajú hotové, strany kociek ako slová face-...; $me ako v game.ftl. Riadky priebehu a plány nekončia bodkou.

## Strany kociek

face-arrow = šíp
face-arrow-text = Hneď si vezmi šíp. Kto berie posledný, privolá útok indiánov. Kockou možno hádzať znova.
face-dynamite = dynamit
face-dynamite-text = Znova sa nehádže. Keď padnú 3 alebo viac, už nehádžeš a strácaš 1 život.
face-bullseye1 = terč 1
face-bullseye1-text = Niekto hneď vedľa teba stráca 1 život.
face-bullseye2 = terč 2
face-bullseye2-text = Niekto o dve miesta ďalej stráca 1 život.
face-beer = pivo
face-beer-text = Niekto si lieči 1 život. Môžeš to byť aj ty.
face-gatling = guľomet
face-gatling-text = Keď padnú 3 alebo viac, všetci ostatní strácajú 1 život a ty vraciaš všetky svoje šípy.
face-broken-arrow = zlomený šíp
face-broken-arrow-text = Niekto hneď vracia 1 šíp, nie však šíp náčelníka. Môžeš to byť aj ty. Kockou možno hádzať znova.
face-bullet = náboj
face-bullet-text = Hneď strácaš 1 život. Kockou možno hádzať znova.
face-double-bullseye1 = dvojitý terč 1
face-double-bullseye1-text = Platí ako dva terče 1, každým sa mieri osobitne.
face-double-bullseye2 = dvojitý terč 2
face-double-bullseye2-text = Platí ako dva terče 2, každým sa mieri osobitne.
face-double-beer = dvojité pivo
face-double-beer-text = Platí ako 2 pivá, každé pre koho chceš.
face-double-gatling = dvojitý guľomet
face-double-gatling-text = Platí ako 2 guľomety. Aj tak sa strieľa len raz za ťah.
face-x2 = ×2
face-x2-text = Patrí k inému žetónu: jeho symbol ukazujú dve kocky namiesto jednej.

## Kocky

die-base = základná kocka
die-base-text = V každom ťahu ich je 5.
die-loudmouth = krikľúň
die-loudmouth-text = Strieľa dvojnásobne a rád trafí aj toho, kto hádže: dvojité terče, dvojitý guľomet a náboj.
die-coward = zbabelec
die-coward-text = Pije dvojnásobne a krčí sa: dvojité pivo, zlomený šíp a žiadny guľomet.

## Duch a šíp náčelníka

token-ghost = Duch
token-ghost-text = Kto vypadne ako prvý a nie je šerif, zostáva pri stole ako duch: vo svojom ťahu hádže 2 základnými kockami a jeden z výsledkov dáva niekomu ako žetón. V jeho ďalšom ťahu začína jedna kocka s týmto symbolom.
token-ghost-more = Hádže najviac trikrát, dynamitom sa znova nehádže. Po dvoch rovnakých výsledkoch začínajú s týmto symbolom dve kocky. Tými sa prvý raz nehádže, ale platia, akoby padli; neskôr nimi možno hádzať znova. Duch nemá životy, šípy ani schopnosti, nemožno ho zasiahnuť ani liečiť a medzi miesta sa nepočíta, víťazí však so svojou stranou. Odpadlík sa ako duch pridáva pri 5 alebo 7 hráčoch k banditom, pri 6 alebo 8 k pomocníkom šerifa.
token-chief-arrow = Šíp indiánskeho náčelníka
token-chief-arrow-text = Počíta sa za 2 šípy, ale berie sa za 1 výsledok. Pri útoku indiánov stojí 2 životy. Ak však má jeho majiteľ najviac šípov zo všetkých, nestráca nič.
token-chief-arrow-more = Kto si musí vziať šíp, môže namiesto obyčajného vziať tento, kým leží na kôpke. Keď ich má niekto rovnako, majiteľ stráca ako zvyčajne. Vracia sa spolu s ostatnými šípmi. Zlomený šíp naň neplatí, Pedro Ramirez a Kit Carlson ho vrátiť môžu.

## Špeciálne roly

role-bear = Medveď
role-bear-title = Medveď
role-bear-text = Máš 3 životy navyše namiesto 2.
role-bear-more = Na začiatku aj ako maximum. Nič sa k tomu neodhaľuje a rola Sudca tomu nezabráni.
role-good = Dobrý
role-good-title = Dobrý
role-good-text = Na začiatku svojho ťahu: stávaš sa šerifom a zo starého šerifa je pomocník šerifa.
role-good-more = Karty rolí sa vymenia, životy zostávajú. Tvoje maximum je maximum tvojej postavy; starý šerif stráca, čo presahuje maximum tej jeho, a nikto tým nevypadáva. Životy navyše z roly Medveď sa neprenášajú.
role-doctor = Doktor
role-doctor-title = Doktor
role-doctor-text = Po akomkoľvek hode, aj cudzom: otoč jednu kocku na inú jej stranu.
role-doctor-more = Ešte skôr, než výsledky hodu začnú platiť. Dynamit možno otočiť preč alebo ho vyrobiť. Kockou sa potom hádže znova ako zvyčajne.
role-judge = Sudca
role-judge-title = Sudca
role-judge-text = Hneď po tom, čo niekto iný odhalí rolu, aby ju použil: nemá žiadny účinok a je vyčerpaná.
role-judge-more = Nie proti role Medveď.
role-gambler = Hazardný hráč
role-gambler-title = Hazardný hráč
role-gambler-text = Po poslednom hode niekoho iného: hádže znova všetkými kockami a platia len nové výsledky.
role-gambler-more = Znova sa hádže aj dynamitom a tento hod je posledný. Za tri dynamity sa ešte žiadny život nestráca. Ak to bol posledný možný hod, jeho šípy neplatia; kto prestal sám, tomu vzaté šípy zostávajú. Nové šípy aj tri nové dynamity platia.
role-bad = Zlý
role-bad-title = Zlý
role-bad-text = Keď si má niekto iný liečiť životy: nezískava nič.
role-bad-more = Proti pivu kazí aj každé jeho ďalšie pivo v tomto ťahu. Pivá sú aj tak vypité.
role-ugly = Škaredý
role-ugly-title = Škaredý
role-ugly-text = Na začiatku svojho ťahu: dvaja hráči si vymenia všetky šípy.
role-ugly-more = Jedným z nich môžeš byť aj ty. Vymieňa sa aj šíp náčelníka.
role-devil-s-right-hand = Pravá ruka diabla
role-devil-s-right-hand-title = Pravá ruka diabla
role-devil-s-right-hand-text = Na konci svojho ťahu: hneď hráš ďalší ťah.
role-devil-s-right-hand-more = Až po všetkom, čo k ťahu patrí. Je to celý ťah so všetkými voľbami.
role-devil-s-left-hand = Ľavá ruka diabla
role-devil-s-left-hand-title = Ľavá ruka diabla
role-devil-s-left-hand-text = Keď má niekto vypadnúť, hoci aj ty: zostáva v hre s 2 životmi a môže vrátiť všetky šípy.
role-devil-s-left-hand-more = Z viacerých naraz vyberáš jedného. Žiadna rola sa neodhaľuje a nikto tým nič nezíska. Ak je práve na ťahu, hrá ďalej. V hre s duchom sa ním stáva až ten, kto vypadne nabudúce.

# Čo má obyčajná rola v tejto hre okrem svojho cieľa.
dice-role-sheriff-more = Hrá s odkrytou rolou a má 2 životy navyše.
dice-role-deputy-more = Víťazí so šerifom, aj keď už je mimo hry.
dice-role-outlaw-more = Víťazí s ostatnými banditmi, aj keď už je mimo hry. Ak šerif vypadne spolu s posledným banditom, víťazia banditi.
dice-role-renegade-more = Víťazí len ako jediný: ak šerif padne, kým je v hre ešte niekto iný, víťazia banditi, aj keby zostávali 2 odpadlíci.

## Postavy v kockovej hre

dice-bart-cassidy-text = Namiesto straty 1 života terčom alebo guľometom si môžeš vziať šíp.
dice-bart-cassidy-more = Život po živote, nikdy však posledný šíp. Nie pri útoku indiánov, po dynamite ani po náboji.
dice-black-jack-text = Dynamitom môžeš hádzať znova, kým ich vidno menej než 3.
dice-black-jack-more = Prehodený dynamit sa už nepočíta. Len čo ležia 3, s hádzaním je koniec aj pre teba.
dice-calamity-janet-text = Terč 1 môžeš použiť ako terč 2 a naopak.
dice-calamity-janet-more = Každý osobitne, aj obe polovice dvojitého.
dice-el-gringo-text = Kto ťa pripraví o životy, berie si 1 šíp.
dice-el-gringo-more = Jeden šíp bez ohľadu na počet životov; terče, ktoré zasiahnu spolu, sú jedna strata. Nie pri útoku indiánov ani po dynamite a nie, keď vypadneš. Aj tento šíp môže privolať útok.
dice-jesse-jones-text = Ak máš 4 životy alebo menej, každé pivo, ktoré použiješ na seba, ti vylieči 2 životy.
dice-jesse-jones-more = Rozhoduje počet životov pred prvým pivom: so 4 životmi vyliečia 2 pivá 4. Pivá od ostatných liečia 1. Nikdy nad maximum.
dice-jourdonnais-text = Pri útoku indiánov strácaš najviac 1 život.
dice-jourdonnais-more = Nech máš šípov, koľko chceš, aj so šípom náčelníka.
dice-kit-carlson-text = Za každý guľomet môžeš vrátiť na kôpku 1 niečí šíp.
dice-kit-carlson-more = Aj svoj vlastný, a tiež keď je guľometov menej než 3. Pri 3 sa najprv vracajú tvoje šípy a ostatní strácajú život, potom môžeš vrátiť ešte 3. Dvojitý guľomet vracia 2.
dice-lucky-duke-text = Máš 4 hody namiesto 3.
dice-lucky-duke-more = Tri dynamity ukončia hádzanie aj tebe.
dice-paul-regret-text = Guľomet ťa nikdy nestojí život.
dice-paul-regret-more = Terče, indiáni a dynamit áno.
dice-pedro-ramirez-text = Za každý stratený život môžeš vrátiť 1 svoj šíp.
dice-pedro-ramirez-more = Aj šíp náčelníka. Nie, keď vypadneš. Pri útoku indiánov sa tým nič nemení: šípy sa vracajú tak či tak.
dice-rose-doolan-text = Tvoj terč 1 dosiahne aj o dve miesta ďalej, terč 2 aj o tri.
dice-rose-doolan-more = Miesta sa počítajú kratšou cestou: pri 4 alebo 5 hráčoch o tri miesta ďalej nikto nesedí. Pri 2 alebo 3 platí terč 2 ako terč 1.
dice-sid-ketchum-text = Na začiatku tvojho ťahu si niekto, koho vyberieš, lieči 1 život. Môžeš to byť aj ty.
dice-sid-ketchum-more = Vybrať musíš; pri plnom počte životov zisk prepadá. Kocka saloonu sa volí predtým.
dice-slab-the-killer-text = Raz za ťah môžeš obetovať pivo: jeden tvoj terč potom stojí svoj cieľ 2 životy.
dice-slab-the-killer-more = Obetované pivo nikoho nelieči. Pri dvojitom terči zosilnie jedna polovica.
dice-suzy-lafayette-text = Keď tvoje konečné výsledky neukazujú žiadny terč, na konci ťahu si liečiš 2 životy.
dice-suzy-lafayette-more = Ani 1, ani 2, ani dvojitý. Koho zasiahli, na tom nezáleží.
dice-vulture-sam-text = Kedykoľvek vypadne z hry niekto iný, liečiš si 2 životy.
dice-vulture-sam-more = Za každého, nech to má na svedomí ktokoľvek. Nie, keď vypadneš v tej istej chvíli. Počíta sa aj ten, kto zostáva ako duch.
dice-willy-the-kid-text = Tebe na streľbu stačia 2 guľomety.
dice-willy-the-kid-more = Aj tak len raz za ťah. Jeden dvojitý guľomet stačí.
dice-jos-delgado-text = Krikľúňom môžeš hádzať navyše, k 5 základným kockám.
dice-jos-delgado-more = To je spolu 6 kociek. Zbabelec nahrádza základnú kocku ako u ostatných. Nikdy oba.
dice-tequila-joe-text = Zbabelcom môžeš hádzať navyše, k 5 základným kockám.
dice-tequila-joe-more = To je spolu 6 kociek. Krikľúň nahrádza základnú kocku ako u ostatných. Nikdy oba.
dice-apache-kid-text = Keď hodíš šíp, môžeš si od niekoho vziať šíp náčelníka.
dice-apache-kid-more = Raz za hod, po ostatných šípoch a navyše k nim. Z kôpky si ho berieš ako každý.
dice-bill-noface-text = Tvoje šípy platia až po poslednom hode.
dice-bill-noface-more = Prehodený šíp nestojí nič. Prestať môžeš, kedy chceš. Zlomené šípy a náboje platia po každom hode ako zvyčajne.
dice-elena-fuente-text = Kedykoľvek hodíš šípy, môžeš jeden z nich niekomu dať.
dice-elena-fuente-more = Jeden za hod, hneď ako sa berie. Ak je posledný, počíta sa pri útoku tam.
dice-vera-custer-text = Terče, ktoré ťa zasiahnu spolu, ťa stoja o 1 život menej.
dice-vera-custer-more = Jeden nestojí nič; dva, dvojitý alebo ten, ktorý zosilňuje Slab the Killer, stojí 1. Nie pri útoku indiánov, po guľomete, náboji ani dynamite.
dice-doc-holyday-text = Keď vo svojom ťahu použiješ 3 terče alebo viac, liečiš si 2 životy.
dice-doc-holyday-more = Po zásahoch, raz za ťah. Dvojitý sa počíta za 2. Nikdy nad maximum.
dice-molly-stark-text = Kedykoľvek stráca životy niekto iný, môžeš ich stratiť namiesto neho.
dice-molly-stark-more = Všetko, čo v tej chvíli stráca, z akejkoľvek príčiny; čo je nad tvoje možnosti, zostáva na ňom. Schopnosti, ktoré jeho stratu zmenšujú, sú na rade skôr, iné na ňu nereagujú. Môžeš tým vypadnúť. Ak v tej istej chvíli strácaš aj ty, počíta sa najprv tvoja strata.

## Sady, voľby, pripravené hry

set-dice = BANG! Kocková hra
set-dice-text = Samotná hra: 5 kociek, 9 šípov a 16 postáv pre 3 – 8 hráčov.
set-saloon-dice = Krikľúň a zbabelec
set-saloon-dice-text = 2 kocky saloonu: jedna z nich môže v ťahu nahradiť základnú kocku.
set-chiefs-arrow = Šíp indiánskeho náčelníka
set-chiefs-arrow-text = Desiaty šíp, ktorý sa počíta za 2 a chráni toho, kto ich má najviac.
set-special-roles = Špeciálne roly
set-special-roles-text = 9 rolí so schopnosťou, ktorá pôsobí raz za hru.
set-saloon-characters = Nové postavy
set-saloon-characters-text = Ďalších 8 postáv; 3 z nich len s kockami saloonu alebo so šípom náčelníka.
set-ghost = Duch
set-ghost-text = Kto vypadne ako prvý, straší ďalej a pletie sa živým do kociek. Pre 5 a viac hráčov.

option-deal-roles = Rozdávanie špeciálnych rolí
option-deal-roles-text = Zvyčajne sú všetky roly špeciálne. Keď sa zmiešajú s obyčajnými, nikto nevie, koľko špeciálnych v hre je.
option-deal-roles-special = Len špeciálne
option-deal-roles-mixed = Zmiešané s obyčajnými

preset-dice-first = Prvé hody
preset-dice-first-text = 5 hráčov, len kocková hra.
preset-dice-saloon = Vo dverách saloonu
preset-dice-saloon-text = 6 hráčov, kocky saloonu, šíp náčelníka a nové postavy.
preset-dice-night = Dlhá noc: všetko
preset-dice-night-text = 7 hráčov, celý Old Saloon, na voľných miestach boti.

## Otázky tomu, kto je na rade. wait-: to isté pre ostatných.

ask-saloon = Vyber si kocky na tento ťah
ask-saloon-detail = Môžeš vziať jednu kocku saloonu, a to na celý ťah.
wait-saloon = { $who } si vyberá kocky

ask-throw = Si na ťahu
ask-throw-detail = Hoď kockami. Potom vyberieš, ktorými hodíš znova.
wait-throw = Na ťahu je { $who }

ask-cure = Vyber, kto si vylieči 1 život
ask-cure-detail = Môžeš to byť aj ty. Pri plnom počte životov zisk prepadá.
wait-cure = { $who } vyberá, kto si vylieči 1 život

ask-roll = Vyber kocky, ktorými hodíš znova
ask-roll-detail =
    { $dynamite ->
        [0] Zostáva hodov: { $left }.
       *[other] Zostáva hodov: { $left }. Dynamit: { $dynamite } z 3.
    }
wait-roll = { $who } hádže kockami

ask-arrow = Vyber šíp, ktorý si vezmeš
ask-arrow-detail = Šíp náčelníka sa počíta za 2. Obyčajných na kôpke: { $pile }. Ešte berieš: { $left }.
wait-arrow = { $who } si berie šíp

ask-elena = Dať tento šíp niekomu inému?
ask-elena-detail = Jeden šíp z každého hodu môžeš dať niekomu inému.
wait-elena = { $who } rozhoduje, komu šíp pripadne

ask-apache = Vziať šíp náčelníka, ktorý má { $to }?
ask-apache-detail = Je navyše k šípom, ktoré ti padli, a počíta sa za 2.
wait-apache = { $who } rozhoduje o šípe náčelníka

ask-broken = Vyber, čí šíp sa vráti
ask-broken-detail = Zlomený šíp vracia na kôpku 1 šíp, nie však šíp náčelníka.
wait-broken = { $who } vyberá, čí šíp sa vráti

ask-aim = Vyber, koho zasiahneš: { $face }
ask-aim-detail =
    { $left ->
        [1] Všetky terče zasiahnu naraz.
       *[other] Zostáva zamieriť aj s týmto: { $left }. Všetky zasiahnu naraz.
    }
wait-aim = { $who } mieri

ask-beer = Vyber, komu dáš pivo
ask-beer-detail =
    { $left ->
        [1] Vracia 1 život. Pri plnom počte životov nepôsobí.
       *[other] Každé vracia 1 život. Pri plnom počte životov nepôsobí. Zostáva pív aj s týmto: { $left }.
    }
wait-beer = { $who } objednáva pivo

ask-spare = Vziať si šíp namiesto straty 1 života?
ask-spare-detail = Životy, o ktoré ešte ide: { $left }.
wait-spare = { $who } volí medzi šípom a životom

ask-molly = Obetovať sa za hráča { $to }?
ask-molly-detail =
    { $own ->
        [0] Životov na stratenie: { $n }. Tým vypadávaš z hry.
       *[other] Životov na stratenie: { $n }. Potom ti zostáva: { $own }.
    }
wait-molly = { $who } sa rozhoduje, či sa obetuje

ask-pedro = Strácaš život. Vrátiť šíp?
ask-pedro-detail = Jeden šíp za každý stratený život. Šípov ešte môžeš vrátiť: { $left }.
wait-pedro = { $who } rozhoduje o šípoch

ask-kit = Vyber, čí šíp sa vráti
ask-kit-detail = Jeden šíp za každý guľomet, aj tvoj vlastný. Šípov ešte môžeš vrátiť: { $left }.
wait-kit = { $who } rozhoduje o šípoch

ask-doctor = Vyber kocku a jej novú stranu
ask-doctor-detail = Platí, akoby tak padla.
wait-doctor = { $who } otáča kocku

ask-ugly =
    { $n ->
        [1] Vyber, kto si vymení šípy: prvý z dvoch
       *[other] Vyber, kto si vymení šípy: druhý z dvoch
    }
ask-ugly-detail = Vymenia sa všetky ich šípy, aj šíp náčelníka. Jedným z nich môžeš byť aj ty.
wait-ugly = { $who } vyberá, čie šípy sa vymenia

ask-return = Zostávaš v hre. Vrátiť šípy?
ask-return-detail =
    { $n ->
        [one] Máš 2 životy. Na kôpku ide { $n } šíp.
        [few] Máš 2 životy. Na kôpku idú { $n } šípy.
       *[other] Máš 2 životy. Na kôpku ide { $n } šípov.
    }
wait-return = { $who } rozhoduje o šípoch

ask-ghost_face = Vyber výsledok, ktorý niekomu dáš
ask-ghost_face-detail = Stane sa žetónom pre niečí ďalší ťah.
wait-ghost_face = { $who } vyberá výsledok

ask-ghost_to = Vyber, kto dostane: { $face }
ask-ghost_to-detail =
    { $double ->
        [1] V ďalšom ťahu s ním začínajú dve kocky.
       *[other] V ďalšom ťahu s ním začína jedna kocka.
    }
wait-ghost_to = { $who } vyberá, kto dostane žetón

## Chvíle, keď môže zasiahnuť špeciálna rola. Nikto iný sa nedozvie, že sa hra niekoho pýta.

wait-moment = Teraz môže niekto zasiahnuť
wait-moment-detail = Či vôbec niekto môže, je tajné. Hra ide ďalej sama.

ask-turn_die = Otočiť kocku?
ask-turn_die-detail = Hod ešte neplatí. Môžeš to len raz za hru a odkryješ tým svoju rolu.
ask-again = Nechať hodiť všetkými kockami znova?
ask-again-detail = Platia len nové výsledky. Môžeš to len raz za hru a odkryješ tým svoju rolu.
ask-judge = Zastaviť túto rolu?
ask-judge-detail = Nemá potom účinok a je vyčerpaná. Môžeš to len raz za hru a odkryješ tým svoju rolu.
ask-spoil =
    { $n ->
        [one] { $to } si má liečiť { $n } život. Pokaziť to?
        [few] { $to } si má liečiť { $n } životy. Pokaziť to?
       *[other] { $to } si má liečiť { $n } životov. Pokaziť to?
    }
ask-spoil-detail = Proti pivu pokazí aj každé ďalšie v tomto ťahu. Len raz za hru a odkryješ tým svoju rolu.
ask-save = Má vypadnúť: { $seats }
ask-save-detail = Koho zachrániš, ten zostáva s 2 životmi. Môžeš to len raz za hru a odkryješ tým svoju rolu.
ask-encore = Hrať ďalší ťah?
ask-encore-detail = Celý ťah, hneď teraz. Môžeš to len raz za hru a odkryješ tým svoju rolu.

## Možnosti: čo stojí na tlačidlách.

opt-use-die = Vziať: { $die }
opt-pass-saloon = Len základné kocky
opt-use-role = Použiť rolu: { $role }
opt-pass-throw = Hodiť kockami
opt-roll =
    { $n ->
        [one] Hodiť { $n } kockou
        [few] Hodiť { $n } kockami
       *[other] Hodiť { $n } kockami
    }
opt-keep = Stop
opt-choose-arrow = Vziať obyčajný šíp
opt-choose-chief = Vziať šíp náčelníka
opt-pass-elena = Nechať si šíp
opt-elena = Dať hráčovi { $to }
opt-pass-apache = Nechať ho tam
opt-apache = Vziať si ho
opt-aim =
    { $me ->
        [to] Zamieriť na seba
       *[other] Zamieriť: { $to }
    }
opt-aim-double = Zamieriť za 2 životy: { $to }, za pivo ({ $source })
opt-beer =
    { $me ->
        [to] Vypiť pivo
       *[other] Pivo: { $to }
    }
opt-pass-spare = Stratiť 1 život
opt-spare = Vziať si šíp
opt-pass-molly = Neobetovať sa
opt-molly = Obetovať sa za hráča { $to }
opt-pass-pedro = Nechať si ho
opt-pedro = Vrátiť šíp
opt-pedro-chief = Vrátiť šíp náčelníka
opt-pass-kit = To stačí
opt-kit =
    { $me ->
        [to] Vrátiť vlastný šíp
       *[other] Vrátiť šíp hráča { $to }
    }
opt-kit-chief =
    { $me ->
        [to] Vrátiť vlastný šíp náčelníka
       *[other] Vrátiť šíp náčelníka, ktorý má { $to }
    }
opt-turn = Otočiť: { $face } → { $as }
opt-return =
    { $n ->
        [one] Vrátiť { $n } šíp
        [few] Vrátiť { $n } šípy
       *[other] Vrátiť { $n } šípov
    }
opt-pass-return = Nechať si šípy
opt-choose-face = Dať: { $face }
opt-save =
    { $me ->
        [to] Zachrániť sa ({ $role })
       *[other] Zachrániť: { $to } ({ $role })
    }
opt-pass-turn_die = Nechať ležať
opt-pass-again = Nechať platiť
opt-pass-judge = Nechať tak
opt-pass-spoil = Nechať tak
opt-pass-save = Nechať tak
opt-pass-encore = Ukončiť ťah

## Prečo sa niečo nedá.

why-dynamite = Dynamitom sa znova nehádže
why-places = Vzdialenosť { $distance }, dosiahneš len na { $low ->
    [1] { $high ->
        [1] 1
       *[other] 1 alebo { $high }
    }
   *[other] { $high ->
        [2] 2
       *[other] 2 alebo { $high }
    }
}
why-no-arrow = Nemá šíp, ktorý by sa vrátil
why-chosen-already = Už vybrané

## Priebeh hry

log-saloon =
    { $me ->
        [who] Berieš si na tento ťah kocku saloonu: { $die }
       *[other] { $who } si na tento ťah berie kocku saloonu: { $die }
    }
log-throw =
    { $me ->
        [who] Hádžeš: { $faces }
       *[other] { $who } hádže: { $faces }
    }
log-throw-again =
    { $me ->
        [who] Hádžeš znova { $n ->
            [one] { $n } kockou
            [few] { $n } kockami
           *[other] { $n } kockami
        }: { $faces }
       *[other] { $who } hádže znova { $n ->
            [one] { $n } kockou
            [few] { $n } kockami
           *[other] { $n } kockami
        }: { $faces }
    }
log-keep =
    { $me ->
        [who] Nechávaš: { $faces }
       *[other] { $who } necháva: { $faces }
    }
log-arrow =
    { $me ->
        [who] Berieš si 1 šíp, { $n ->
            [one] zostáva { $n }
            [few] zostávajú { $n }
           *[other] zostáva { $n }
        }
       *[other] { $who } si berie 1 šíp, { $n ->
            [one] zostáva { $n }
            [few] zostávajú { $n }
           *[other] zostáva { $n }
        }
    }
log-arrow-chief =
    { $me ->
        [who] Berieš si šíp náčelníka, { $n ->
            [one] zostáva { $n }
            [few] zostávajú { $n }
           *[other] zostáva { $n }
        }
       *[other] { $who } si berie šíp náčelníka, { $n ->
            [one] zostáva { $n }
            [few] zostávajú { $n }
           *[other] zostáva { $n }
        }
    }
log-lose-dice =
    { $cause ->
        [indians] Indiáni
        [dynamite] Dynamit
        [bullet] Náboj
        [bullseye] Terč
       *[gatling] Guľomet
    }: { $me ->
        [who] strácaš { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        }
       *[other] { $who } stráca { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        }
    } ({ $before } → { $life })
short-log-lose-dice =
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
log-attack =
    { $me ->
        [who] Berieš si posledný šíp: útočia indiáni
       *[other] Posledný šíp berie { $who }: útočia indiáni
    }
log-quiver =
    { $me ->
        [who] Vraciaš { $n ->
            [one] { $n } šíp
            [few] { $n } šípy
           *[other] { $n } šípov
        }
       *[other] { $who } vracia { $n ->
            [one] { $n } šíp
            [few] { $n } šípy
           *[other] { $n } šípov
        }
    }
log-quiver-chief =
    { $me ->
        [who] Vraciaš šíp náčelníka
       *[other] { $who } vracia šíp náčelníka
    }
log-quiver-all = Všetky šípy sa vracajú na kôpku
log-arrowgift =
    { $me ->
        [who] Dávaš šíp hráčovi { $to }
        [to] { $who } ti dáva šíp
       *[other] { $who } dáva šíp hráčovi { $to }
    }
log-chief =
    { $me ->
        [who] Berieš si šíp náčelníka od hráča { $from }
        [from] { $who } si od teba berie šíp náčelníka
       *[other] { $who } si berie šíp náčelníka od hráča { $from }
    }
log-dynamite =
    { $me ->
        [who] Dynamit ({ $n }×): už nehádžeš
       *[other] Dynamit ({ $n }×): { $who } už nehádže
    }
log-aim =
    { $me ->
        [who] Mieriš na hráča { $to }: { $face }
        [to] { $who } na teba mieri: { $face }
       *[other] { $who } mieri na hráča { $to }: { $face }
    }
log-aim-double =
    { $me ->
        [who] Obetuješ pivo a mieriš za 2 životy na hráča { $to }: { $face }
        [to] { $who } obetuje pivo a mieri na teba za 2 životy: { $face }
       *[other] { $who } obetuje pivo a mieri za 2 životy na hráča { $to }: { $face }
    }
log-beer =
    { $me ->
        [who] Podávaš pivo hráčovi { $to }
        [to] { $who } ti podáva pivo
       *[other] { $who } podáva pivo hráčovi { $to }
    }
log-beer-self =
    { $me ->
        [who] Piješ pivo
       *[other] { $who } pije pivo
    }
log-gatling =
    { $me ->
        [who] Strieľaš guľometom na všetkých
       *[other] { $who } strieľa guľometom na všetkých
    }
log-role =
    { $me ->
        [who] Odhaľuješ svoju rolu: { $role }
       *[other] { $who } odhaľuje rolu: { $role }
    }
log-judged =
    { $me ->
        [who] Zastavuješ rolu, ktorú má { $to }: nemá účinok
        [to] { $who } zastavuje tvoju rolu: nemá účinok
       *[other] { $who } zastavuje rolu, ktorú má { $to }: nemá účinok
    }
log-turned =
    { $me ->
        [who] Otáčaš kocku: { $face } → { $as }
       *[other] { $who } otáča kocku: { $face } → { $as }
    }
log-again =
    { $me ->
        [who] Nútiš hráča { $to } hodiť všetkými kockami znova
        [to] { $who } ťa núti hodiť všetkými kockami znova
       *[other] { $who } núti hráča { $to } hodiť všetkými kockami znova
    }
log-spoiled =
    { $me ->
        [who] Kazíš liečenie, { $to } nezískava nič
        [to] { $who } ti kazí liečenie, nezískavaš nič
       *[other] { $who } kazí liečenie, { $to } nezískava nič
    }
log-saved =
    { $me ->
        [who] Zachraňuješ hráča { $to } (životy: { $n })
        [to] { $who } ťa zachraňuje (životy: { $n })
       *[other] { $who } zachraňuje hráča { $to } (životy: { $n })
    }
log-saved-self =
    { $me ->
        [who] Zachraňuješ sa (životy: { $n })
       *[other] { $who } zostáva v hre (životy: { $n })
    }
log-out-special =
    { $me ->
        [who] Vypadávaš z hry. Rola: { $special } ({ $role })
       *[other] { $who } vypadáva z hry. Rola: { $special } ({ $role })
    }
log-sheriff =
    { $me ->
        [who] Nový šerif si ty, pomocníkom šerifa je teraz { $to }
        [to] Nový šerif je { $who }, ty si teraz pomocník šerifa
       *[other] Nový šerif je { $who }, pomocníkom šerifa je teraz { $to }
    }
log-less =
    { $me ->
        [who] Strácaš { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        } nad svoje maximum { $life }
       *[other] { $who } stráca { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životov
        } nad maximum { $life }
    }
log-arrowswap =
    { $me ->
        [who] Vymieňaš šípy: { $to } a { $from }
        [to] { $who } vymieňa šípy: ty a { $from }
        [from] { $who } vymieňa šípy: { $to } a ty
       *[other] { $who } vymieňa šípy: { $to } a { $from }
    }
log-ghost =
    { $me ->
        [who] Zostávaš pri stole ako duch
       *[other] { $who } zostáva pri stole ako duch
    }
log-ghost-renegade =
    { $me ->
        [who] Zostávaš pri stole ako duch. Nová strana: { $role }
       *[other] { $who } zostáva pri stole ako duch. Nová strana: { $role }
    }
log-token =
    { $me ->
        [who] Dávaš žetón hráčovi { $to }: { $face }
        [to] { $who } ti dáva žetón: { $face }
       *[other] { $who } dáva žetón hráčovi { $to }: { $face }
    }
log-token-double =
    { $me ->
        [who] Dávaš žetón pre dve kocky hráčovi { $to }: { $face }
        [to] { $who } ti dáva žetón pre dve kocky: { $face }
       *[other] { $who } dáva žetón pre dve kocky hráčovi { $to }: { $face }
    }

## Čo kocky urobia. Všetci čítajú to isté, preto sa nikto neoslovuje.

plan-arrow =
    { $n ->
        [one] { $n } šíp z kôpky
        [few] { $n } šípy z kôpky
       *[other] { $n } šípov z kôpky
    }
plan-dynamite-few = Nič. Tri stoja 1 život
plan-dynamite = Koniec hádzania a strata 1 života
plan-bullseye1 =
    { $n ->
        [one] { $n } zásah. Ciele: { $seats }
        [few] { $n } zásahy. Ciele: { $seats }
       *[other] { $n } zásahov. Ciele: { $seats }
    }
plan-bullseye2 =
    { $n ->
        [one] { $n } zásah. Ciele: { $seats }
        [few] { $n } zásahy. Ciele: { $seats }
       *[other] { $n } zásahov. Ciele: { $seats }
    }
plan-beer =
    { $n ->
        [one] { $n } život pre kohokoľvek
        [few] { $n } životy, každý pre kohokoľvek
       *[other] { $n } životov, každý pre kohokoľvek
    }
plan-gatling-few = Nič. Treba: { $need }
plan-gatling = Všetci ostatní strácajú 1 život, vlastné šípy sa vracajú

## Stôl

ui-dice = Kocky
ui-dice-title-mine = { $roll ->
    [0] Tvoje kocky
    [1] Tvoj prvý hod { $rolls ->
        [4] zo { $rolls }
       *[other] z { $rolls }
    }
    [2] Tvoj druhý hod { $rolls ->
        [4] zo { $rolls }
       *[other] z { $rolls }
    }
    [3] Tvoj tretí hod { $rolls ->
        [4] zo { $rolls }
       *[other] z { $rolls }
    }
   *[other] Tvoj { $roll }. hod { $rolls ->
        [4] zo { $rolls }
       *[other] z { $rolls }
    }
}
ui-dice-title-of = { $roll ->
    [0] { $name } hádže kockami
    [1] { $name }: prvý hod { $rolls ->
        [4] zo { $rolls }
       *[other] z { $rolls }
    }
    [2] { $name }: druhý hod { $rolls ->
        [4] zo { $rolls }
       *[other] z { $rolls }
    }
    [3] { $name }: tretí hod { $rolls ->
        [4] zo { $rolls }
       *[other] z { $rolls }
    }
   *[other] { $name }: { $roll }. hod { $rolls ->
        [4] zo { $rolls }
       *[other] z { $rolls }
    }
}
ui-dice-final-mine = Teraz pôsobia tvoje kocky
ui-dice-final-of = { $name }: teraz pôsobia kocky
# Pod kockou: čo s ňou bude v ďalšom hode.
ui-die-kept = Nechané
ui-die-again = Hodiť znova
ui-die-stays = Zostáva
# Kocka, ktorú nastavil duch.
ui-die-given = Od ducha
# Pre čítačky: $n je poradie kocky, $die jej druh, $face jej strana, $state jedno zo slov vyššie alebo "none".
ui-die-said = { $state ->
    [none] Kocka { $n }: { $face }
   *[other] Kocka { $n }: { $face }, { $state }
}
ui-die-said-saloon = { $state ->
    [none] Kocka { $n }, { $die }: { $face }
   *[other] Kocka { $n }, { $die }: { $face }, { $state }
}
ui-die-blank = ešte nepadla
# Tlačidlo, kým nie je vybraná žiadna kocka, a čo na to hovorí.
ui-dice-roll-none = Hodiť znova
ui-dice-pick = Najprv vyber kocky, ktorými hodíš znova.
ui-dice-throw = Hodiť kockami
ui-dice-aim-double = { $name }: 2 životy za pivo
ui-arrows = Šípy
ui-arrows-left = { $n ->
    [0] Na kôpke nie je žiadny šíp
    [one] Na kôpke zostáva { $n } šíp
    [few] Na kôpke zostávajú { $n } šípy
   *[other] Na kôpke zostáva { $n } šípov
}
ui-arrows-warning = Kto berie posledný, privolá útok.
ui-arrows-chief-pile = Leží tam aj šíp náčelníka. Počíta sa za 2.
ui-arrows-chief-of = Šíp náčelníka má { $name }.
ui-arrows-text = Hodený šíp si hneď berieš. Kto berie posledný, privolá útok: každý stráca 1 život za každý svoj šíp. Potom sa všetky šípy vracajú.
ui-dice-lives-text = Kto príde o posledný život, vypadáva z hry. Pivo na kockách životy vracia, najviac do počtu zo začiatku hry.
ui-dice-distance-text = Počíta sa po miestach kratšou cestou, bez hráčov, ktorí vypadli. Terč 1 zasiahne suseda, terč 2 hráča o miesto ďalej.
ui-dice-aimed-text = Tieto zásahy už sú hráčovi pridelené. Platia všetky naraz, keď sa pridelia všetky terče.
ui-chief-text = Šíp náčelníka sa počíta za 2. Kto ho má a má viac šípov než ktokoľvek iný, pri útoku nestráca nič.
ui-plan-title = Čo tvoje kocky urobia, v tomto poradí
ui-plan-title-of = { $name }: čo kocky urobia, v tomto poradí
# Pre čítačky: ako ďaleko je krok plánu.
ui-plan-waiting = ešte len bude
ui-plan-now = práve teraz
ui-plan-done = hotovo
# Vedľa počtu životov na štítku.
ui-life-max = { $max ->
    [4] zo { $max }
    [6] zo { $max }
    [7] zo { $max }
   *[other] z { $max }
}
ui-seat-arrows = { $n ->
    [one] { $n } šíp
    [few] { $n } šípy
   *[other] { $n } šípov
}
ui-seat-chief = šíp náčelníka
# $faces sú symboly, ktoré dal duch.
ui-seat-tokens = od ducha: { $faces }
ui-seat-in-reach = na dosah
ui-seat-aimed = { $n ->
    [one] sem zasiahne { $n } terč
    [few] sem zasiahnu { $n } terče
   *[other] sem zasiahne { $n } terčov
}
ui-seat-places = { $n ->
    [one] o { $n } miesto ďalej
    [few] o { $n } miesta ďalej
   *[other] o { $n } miest ďalej
}
ui-seat-spent = vyčerpané
ui-ghost-team = { $team ->
    [outlaw] Hrá s banditmi
   *[deputy] Hrá so zákonom
}
# Chvíle, keď môže niekto zasiahnuť.
ui-moments = Kedy sa ma pýtať?
ui-moments-text = Niektoré roly môžu zasiahnuť. Kto môže, toho sa hra opýta, a pauza je pre všetkých rovnaká. Vypni, na čo sa ťa pýtať nemá.
ui-moments-none = Žiadna rola už zasiahnuť nemôže.
ui-moment-turn_die = Po hode: otočiť kocku (Doktor)
ui-moment-again = Po poslednom hode niekoho iného: všetky kocky znova (Hazardný hráč)
ui-moment-judge = Keď niekto odhalí rolu: bez účinku (Sudca)
ui-moment-spoil = Keď si má niekto iný liečiť životy (Zlý)
ui-moment-save = Keď má niekto vypadnúť (Ľavá ruka diabla)
ui-moment-encore = Na konci môjho ťahu: ďalší ťah (Pravá ruka diabla)
ui-moment-hush = Na toto sa ma už nepýtať
ui-moment-never = Nikdy sa ma nepýtať
ui-moment-rescue = Zasiahnuť za mňa bez pýtania, keby som mal vypadnúť: zachrániť ma alebo otočiť kocku pri mojom treťom dynamite
ui-moment-held = Tvoja odpoveď platí, kým sa neskončí pauza.
# Veľkým písmom uprostred, na chvíľu.
ui-attack = Útočia indiáni
ui-attack-text = Každý stráca 1 život za každý svoj šíp. Potom sa všetky šípy vracajú.
ui-role-shown = { $name } odhaľuje rolu: { $role }
ui-tap-seat = Ťukni na hráča.
# Doktor: $face je terajšia strana kocky.
ui-doctor-face = { $face }: vyber novú stranu

## Pomoc pri kockách

ui-how-dice-1 = Vo svojom ťahu hádžeš kockami najviac trikrát. Po každom hode vyberáš, ktorými hodíš znova; ostatné zostávajú.
ui-how-dice-2 = Šípy platia hneď: za každý hodený si jeden vezmi. Dynamit zostáva ležať; tri ukončia tvoje hádzanie a stoja 1 život.
ui-how-dice-3 = Potom pôsobia všetky výsledky v poradí radu: dynamit, terče, pivo, guľomet.
ui-how-dice-4 = Terče zasahujú o jedno alebo o dve miesta ďalej, na obe strany. Všetky zasiahnu naraz.
ui-how-dice-5 = Kto berie z kôpky posledný šíp, privolá indiánov: každý stráca 1 život za každý svoj šíp.
ui-how-dice-6 = Pivo dáva komukoľvek 1 život. Tri guľomety zasiahnu všetkých ostatných a vrátia všetky tvoje šípy.
ui-how-dice-7 = Na všetko, čo vidíš, možno kliknúť: štítky, kocky, šípy aj strany kociek povedia, čo sú zač.
ui-keys-dice = Nechať kocku alebo hodiť znova; odpoveď; miesto
ui-keys-roll = Hodiť
ui-keys-stop = Stop
ui-keys-all = Označiť na nový hod všetky kocky alebo žiadnu
ui-faces-title = Strany kociek

## Terminál

cli-column-arrows = Šípy
cli-column-places = Miesta
cli-column-also = Navyše
cli-dice-row = Kocky: { $dice }
cli-dice-throw = Hod { $n } { $of ->
    [4] zo { $of }
   *[other] z { $of }
}
# Kocka, ktorú nemožno hodiť znova.
cli-dice-locked = { $face } (zostáva)
cli-dice-saloon = { $die }: { $face }
cli-dice-pile = Šípy na kôpke: { $n }
cli-dice-pile-chief = Šípy na kôpke: { $n } a šíp náčelníka
cli-dice-again = Hodiť znova: { $face }
cli-dice-several = Viac čísel hodí viacerými kockami naraz: 1 3
cli-dice-token = ďalší ťah: { $faces }
cli-dice-chief = šíp náčelníka
cli-dice-ghost = duch
# $special je špeciálna rola, $role obyčajná.
cli-role-special = Tvoja rola: { $special }, hrá ako { $role }
cli-dice-special = { $special } ({ $role })

## Zakladanie stola, prehliadač, koniec hry

ui-module-n = Modul { $n }
ui-dice-n = { $n ->
    [one] { $n } kocka
    [few] { $n } kocky
   *[other] { $n } kociek
}
ui-special-roles-n = { $n ->
    [one] { $n } špeciálna rola
    [few] { $n } špeciálne roly
   *[other] { $n } špeciálnych rolí
}
# $players sú čísla.
ui-wrong-few = { $sets }: len pre počet hráčov { $players }.
ui-mend-drop = Bez: { $sets }
ui-see-set = Prezrieť, čo je vnútri
ui-set-all = Všetko: { $set }
ui-filter-kind-dice = Druh
ui-sort-die = Kocky
ui-sort-face = Strany kociek
ui-sort-role = Roly
ui-sort-special = Špeciálne roly
ui-sort-token = Duch a šípy
ui-die-faces = Jej šesť strán
# $dice sú mená kociek.
ui-face-on = Kde je: { $dice }
# $role je obyčajná rola.
ui-special-of = Špeciálna rola, hrá ako { $role }
ui-role-with = Počet hráčov: { $players }
# $role je meno špeciálnej roly.
end-special-won = { $role }: víťazstvo
end-special-lost = { $role }: prehra
end-ghost-turn = Duch od ťahu { $n }
end-joined = { $team ->
    [outlaw] Na strane banditov
   *[deputy] Na strane pomocníkov
}
