### BANG! Kostková hra a Old Saloon: všechno, co se říká jen tam.
### Jména přicházejí hotová, strany kostek jako slova face-...; $me jako v game.ftl. Řádky průběhu a plány nekončí tečkou.

## Strany kostek

face-arrow = šíp
face-arrow-text = Hned si vezmi šíp. Kdo bere poslední, přivolá útok indiánů. Kostkou lze házet znovu.
face-dynamite = dynamit
face-dynamite-text = Znovu se nehází. Když padnou 3 nebo víc, už neházíš a ztrácíš 1 život.
face-bullseye1 = terč 1
face-bullseye1-text = Někdo hned vedle tebe ztrácí 1 život.
face-bullseye2 = terč 2
face-bullseye2-text = Někdo o dvě místa dál ztrácí 1 život.
face-beer = pivo
face-beer-text = Někdo si léčí 1 život. Můžeš to být i ty.
face-gatling = kulomet
face-gatling-text = Když padnou 3 nebo víc, všichni ostatní ztrácejí 1 život a ty vracíš všechny své šípy.
face-broken-arrow = zlomený šíp
face-broken-arrow-text = Někdo hned vrací 1 šíp, ne však šíp náčelníka. Můžeš to být i ty. Kostkou lze házet znovu.
face-bullet = náboj
face-bullet-text = Hned ztrácíš 1 život. Kostkou lze házet znovu.
face-double-bullseye1 = dvojitý terč 1
face-double-bullseye1-text = Platí jako dva terče 1, každým se míří zvlášť.
face-double-bullseye2 = dvojitý terč 2
face-double-bullseye2-text = Platí jako dva terče 2, každým se míří zvlášť.
face-double-beer = dvojité pivo
face-double-beer-text = Platí jako 2 piva, každé pro koho chceš.
face-double-gatling = dvojitý kulomet
face-double-gatling-text = Platí jako 2 kulomety. I tak se střílí jen jednou za tah.
face-x2 = ×2
face-x2-text = Patří k jinému žetonu: jeho symbol ukazují dvě kostky místo jedné.

## Kostky

die-base = základní kostka
die-base-text = V každém tahu jich je 5.
die-loudmouth = křikloun
die-loudmouth-text = Střílí dvojnásob a rád trefí i toho, kdo hází: dvojité terče, dvojitý kulomet a náboj.
die-coward = zbabělec
die-coward-text = Pije dvojnásob a krčí se: dvojité pivo, zlomený šíp a žádný kulomet.

## Duch a šíp náčelníka

token-ghost = Duch
token-ghost-text = Kdo vypadne jako první a není šerif, zůstává u stolu jako duch: ve svém tahu hází 2 základními kostkami a jeden z výsledků dává někomu jako žeton. V jeho příštím tahu začíná jedna kostka s tímto symbolem.
token-ghost-more = Hází nejvýš třikrát, dynamitem se znovu nehází. Po dvou stejných výsledcích začínají s tímto symbolem dvě kostky. Těmi se napoprvé nehází, ale platí, jako by padly; později jimi lze házet znovu. Duch nemá životy, šípy ani schopnosti, nelze ho zasáhnout ani léčit a mezi místa se nepočítá, vítězí však se svou stranou. Odpadlík se jako duch přidává v 5 nebo 7 hráčích k banditům, v 6 nebo 8 k pomocníkům šerifa.
token-chief-arrow = Šíp indiánského náčelníka
token-chief-arrow-text = Počítá se za 2 šípy, ale bere se za 1 výsledek. Při útoku indiánů stojí 2 životy. Má-li však jeho majitel nejvíc šípů ze všech, neztrácí nic.
token-chief-arrow-more = Kdo si musí vzít šíp, smí místo obyčejného vzít tento, dokud leží na hromádce. Když jich má někdo stejně, majitel ztrácí jako obvykle. Vrací se spolu s ostatními šípy. Zlomený šíp na něj neplatí, Pedro Ramirez a Kit Carlson ho vrátit smějí.

## Zvláštní role

role-bear = Medvěd
role-bear-title = Medvěd
role-bear-text = Máš 3 životy navíc místo 2.
role-bear-more = Na začátku i jako maximum. Nic se k tomu neodhaluje a role Soudce tomu nezabrání.
role-good = Hodný
role-good-title = Hodný
role-good-text = Na začátku svého tahu: stáváš se šerifem a ze starého šerifa je pomocník šerifa.
role-good-more = Karty rolí se vymění, životy zůstávají. Tvé maximum je maximum tvé postavy; starý šerif ztrácí, co přesahuje maximum té jeho, a nikdo tím nevypadává. Životy navíc z role Medvěd se nepřenášejí.
role-doctor = Doktor
role-doctor-title = Doktor
role-doctor-text = Po jakémkoli hodu, i cizím: otoč jednu kostku na jinou její stranu.
role-doctor-more = Ještě než výsledky hodu začnou platit. Dynamit lze otočit pryč, nebo ho vyrobit. Kostkou se pak hází znovu jako obvykle.
role-judge = Soudce
role-judge-title = Soudce
role-judge-text = Hned poté, co někdo jiný odhalí roli, aby ji použil: nemá žádný účinek a je vyčerpaná.
role-judge-more = Ne proti roli Medvěd.
role-gambler = Hazardní hráč
role-gambler-title = Hazardní hráč
role-gambler-text = Po posledním hodu někoho jiného: hází znovu všemi kostkami a platí jen nové výsledky.
role-gambler-more = Znovu se hází i dynamitem a tento hod je poslední. Za tři dynamity se ještě žádný život neztrácí. Byl-li to poslední možný hod, jeho šípy neplatí; kdo přestal sám, tomu vzaté šípy zůstávají. Nové šípy i tři nové dynamity platí.
role-bad = Zlý
role-bad-title = Zlý
role-bad-text = Když si má někdo jiný léčit životy: nezískává nic.
role-bad-more = Proti pivu kazí i každé jeho další pivo v tomto tahu. Piva jsou stejně vypitá.
role-ugly = Ošklivý
role-ugly-title = Ošklivý
role-ugly-text = Na začátku svého tahu: dva hráči si vymění všechny šípy.
role-ugly-more = Jedním z nich můžeš být i ty. Vyměňuje se i šíp náčelníka.
role-devil-s-right-hand = Pravá ruka ďábla
role-devil-s-right-hand-title = Pravá ruka ďábla
role-devil-s-right-hand-text = Na konci svého tahu: hned hraješ další tah.
role-devil-s-right-hand-more = Až po všem, co k tahu patří. Je to celý tah se všemi volbami.
role-devil-s-left-hand = Levá ruka ďábla
role-devil-s-left-hand-title = Levá ruka ďábla
role-devil-s-left-hand-text = Když má někdo vypadnout, třeba i ty: zůstává ve hře se 2 životy a smí vrátit všechny šípy.
role-devil-s-left-hand-more = Z několika najednou vybíráš jednoho. Žádná role se neodhaluje a nikdo tím nic nezíská. Je-li zrovna na tahu, hraje dál. Ve hře s duchem se jím stává až ten, kdo vypadne příště.

# Co má obyčejná role v této hře kromě svého cíle.
dice-role-sheriff-more = Hraje s odkrytou rolí a má 2 životy navíc.
dice-role-deputy-more = Vítězí se šerifem, i když už je mimo hru.
dice-role-outlaw-more = Vítězí s ostatními bandity, i když už je mimo hru. Vypadne-li šerif společně s posledním banditou, vítězí bandité.
dice-role-renegade-more = Vítězí jen jako jediný: padne-li šerif, dokud je ve hře ještě někdo jiný, vítězí bandité, i kdyby zbývali 2 odpadlíci.

## Postavy v kostkové hře

dice-bart-cassidy-text = Místo ztráty 1 života terčem nebo kulometem si smíš vzít šíp.
dice-bart-cassidy-more = Život po životu, nikdy však poslední šíp. Ne při útoku indiánů, po dynamitu ani po náboji.
dice-black-jack-text = Dynamitem smíš házet znovu, dokud jich je vidět méně než 3.
dice-black-jack-more = Přehozený dynamit už se nepočítá. Jakmile leží 3, s házením je konec i pro tebe.
dice-calamity-janet-text = Terč 1 smíš použít jako terč 2 a naopak.
dice-calamity-janet-more = Každý zvlášť, i obě půlky dvojitého.
dice-el-gringo-text = Kdo tě připraví o životy, bere si 1 šíp.
dice-el-gringo-more = Jeden šíp bez ohledu na počet životů; terče, které zasáhnou společně, jsou jedna ztráta. Ne při útoku indiánů ani po dynamitu a ne, když vypadneš. I tento šíp může přivolat útok.
dice-jesse-jones-text = Máš-li 4 životy nebo méně, každé pivo, které použiješ na sebe, ti vyléčí 2 životy.
dice-jesse-jones-more = Rozhoduje počet životů před prvním pivem: se 4 životy vyléčí 2 piva 4. Piva od ostatních léčí 1. Nikdy nad maximum.
dice-jourdonnais-text = Při útoku indiánů ztrácíš nejvýš 1 život.
dice-jourdonnais-more = Ať máš šípů, kolik chceš, i se šípem náčelníka.
dice-kit-carlson-text = Za každý kulomet smíš vrátit na hromádku 1 něčí šíp.
dice-kit-carlson-more = I svůj vlastní, a také když je kulometů méně než 3. Při 3 se nejdřív vracejí tvé šípy a ostatní ztrácejí život, potom smíš vrátit ještě 3. Dvojitý kulomet vrací 2.
dice-lucky-duke-text = Máš 4 hody místo 3.
dice-lucky-duke-more = Tři dynamity ukončí házení i tobě.
dice-paul-regret-text = Kulomet tě nikdy nestojí život.
dice-paul-regret-more = Terče, indiáni a dynamit ano.
dice-pedro-ramirez-text = Za každý ztracený život smíš vrátit 1 svůj šíp.
dice-pedro-ramirez-more = I šíp náčelníka. Ne, když vypadneš. Při útoku indiánů se tím nic nemění: šípy se vracejí tak jako tak.
dice-rose-doolan-text = Tvůj terč 1 dosáhne i o dvě místa dál, terč 2 i o tři.
dice-rose-doolan-more = Místa se počítají kratší cestou: ve 4 nebo 5 hráčích o tři místa dál nikdo nesedí. Ve 2 nebo 3 platí terč 2 jako terč 1.
dice-sid-ketchum-text = Na začátku tvého tahu si někdo, koho vybereš, léčí 1 život. Můžeš to být i ty.
dice-sid-ketchum-more = Vybrat musíš; při plném počtu životů zisk propadá. Kostka saloonu se volí předtím.
dice-slab-the-killer-text = Jednou za tah smíš obětovat pivo: jeden tvůj terč pak stojí svůj cíl 2 životy.
dice-slab-the-killer-more = Obětované pivo nikoho neléčí. U dvojitého terče zesílí jedna půlka.
dice-suzy-lafayette-text = Když tvé konečné výsledky neukazují žádný terč, na konci tahu si léčíš 2 životy.
dice-suzy-lafayette-more = Ani 1, ani 2, ani dvojitý. Koho zasáhly, na tom nezáleží.
dice-vulture-sam-text = Kdykoli vypadne ze hry někdo jiný, léčíš si 2 životy.
dice-vulture-sam-more = Za každého, ať to má na svědomí kdokoli. Ne, když vypadneš ve stejnou chvíli. Počítá se i ten, kdo zůstává jako duch.
dice-willy-the-kid-text = Tobě ke střelbě stačí 2 kulomety.
dice-willy-the-kid-more = I tak jen jednou za tah. Jeden dvojitý kulomet stačí.
dice-jos-delgado-text = Křiklounem smíš házet navíc, k 5 základním kostkám.
dice-jos-delgado-more = To je dohromady 6 kostek. Zbabělec nahrazuje základní kostku jako u ostatních. Nikdy oba.
dice-tequila-joe-text = Zbabělcem smíš házet navíc, k 5 základním kostkám.
dice-tequila-joe-more = To je dohromady 6 kostek. Křikloun nahrazuje základní kostku jako u ostatních. Nikdy oba.
dice-apache-kid-text = Když hodíš šíp, smíš si od někoho vzít šíp náčelníka.
dice-apache-kid-more = Jednou za hod, po ostatních šípech a navíc k nim. Z hromádky si ho bereš jako každý.
dice-bill-noface-text = Tvé šípy platí až po posledním hodu.
dice-bill-noface-more = Přehozený šíp nestojí nic. Přestat smíš, kdy chceš. Zlomené šípy a náboje platí po každém hodu jako obvykle.
dice-elena-fuente-text = Kdykoli hodíš šípy, smíš jeden z nich někomu dát.
dice-elena-fuente-more = Jeden za hod, hned jak se bere. Je-li to poslední, počítá se při útoku tam.
dice-vera-custer-text = Terče, které tě zasáhnou společně, tě stojí o 1 život méně.
dice-vera-custer-more = Jeden nestojí nic; dva, dvojitý nebo ten, který zesiluje Slab the Killer, stojí 1. Ne při útoku indiánů, po kulometu, náboji ani dynamitu.
dice-doc-holyday-text = Když ve svém tahu použiješ 3 terče nebo víc, léčíš si 2 životy.
dice-doc-holyday-more = Po zásazích, jednou za tah. Dvojitý se počítá za 2. Nikdy nad maximum.
dice-molly-stark-text = Kdykoli ztrácí životy někdo jiný, smíš je ztratit místo něj.
dice-molly-stark-more = Vše, co v tu chvíli ztrácí, z jakékoli příčiny; co je nad tvé možnosti, zůstává na něm. Schopnosti, které jeho ztrátu zmenšují, jsou na řadě dřív, jiné na ni nereagují. Můžeš tím vypadnout. Ztrácíš-li ve stejnou chvíli i ty, počítá se nejdřív tvá ztráta.

## Sady, volby, připravené hry

set-dice = BANG! Kostková hra
set-dice-text = Samotná hra: 5 kostek, 9 šípů a 16 postav pro 3–8 hráčů.
set-saloon-dice = Křikloun a zbabělec
set-saloon-dice-text = 2 kostky saloonu: jedna z nich smí v tahu nahradit základní kostku.
set-chiefs-arrow = Šíp indiánského náčelníka
set-chiefs-arrow-text = Desátý šíp, který se počítá za 2 a chrání toho, kdo jich má nejvíc.
set-special-roles = Zvláštní role
set-special-roles-text = 9 rolí se schopností, která působí jednou za hru.
set-saloon-characters = Parta nových postav
set-saloon-characters-text = Dalších 8 postav; 3 z nich jen s kostkami saloonu nebo se šípem náčelníka.
set-ghost = Duch
set-ghost-text = Kdo vypadne jako první, straší dál a plete se živým do kostek. Pro 5 a více hráčů.

option-deal-roles = Rozdávání zvláštních rolí
option-deal-roles-text = Obvykle jsou všechny role zvláštní. Když se smíchají s obyčejnými, nikdo neví, kolik zvláštních ve hře je.
option-deal-roles-special = Jen zvláštní
option-deal-roles-mixed = Smíchané s obyčejnými

preset-dice-first = První hody
preset-dice-first-text = 5 hráčů, jen kostková hra.
preset-dice-saloon = Ve dveřích saloonu
preset-dice-saloon-text = 6 hráčů, kostky saloonu, šíp náčelníka a nové postavy.
preset-dice-night = Dlouhá noc: všechno
preset-dice-night-text = 7 hráčů, celý Old Saloon, na volných místech boti.

## Otázky tomu, kdo je na řadě. wait-: totéž pro ostatní.

ask-saloon = Vyber si kostky pro tento tah
ask-saloon-detail = Smíš vzít jednu kostku saloonu, a to na celý tah.
wait-saloon = { $who } si vybírá kostky

ask-throw = Jsi na tahu
ask-throw-detail = Hoď kostkami. Pak vybereš, kterými hodíš znovu.
wait-throw = Na tahu je { $who }

ask-cure = Vyber, kdo si vyléčí 1 život
ask-cure-detail = Můžeš to být i ty. Při plném počtu životů zisk propadá.
wait-cure = { $who } vybírá, kdo si vyléčí 1 život

ask-roll = Vyber kostky, kterými hodíš znovu
ask-roll-detail =
    { $dynamite ->
        [0] Zbývá hodů: { $left }.
       *[other] Zbývá hodů: { $left }. Dynamit: { $dynamite } ze 3.
    }
wait-roll = { $who } hází kostkami

ask-arrow = Vyber šíp, který si vezmeš
ask-arrow-detail = Šíp náčelníka se počítá za 2. Obyčejných na hromádce: { $pile }. Ještě bereš: { $left }.
wait-arrow = { $who } si bere šíp

ask-elena = Dát tento šíp někomu jinému?
ask-elena-detail = Jeden šíp z každého hodu smíš dát někomu jinému.
wait-elena = { $who } rozhoduje, komu šíp připadne

ask-apache = Vzít šíp náčelníka, který má { $to }?
ask-apache-detail = Je navíc k šípům, které ti padly, a počítá se za 2.
wait-apache = { $who } rozhoduje o šípu náčelníka

ask-broken = Vyber, čí šíp se vrátí
ask-broken-detail = Zlomený šíp vrací na hromádku 1 šíp, ne však šíp náčelníka.
wait-broken = { $who } vybírá, čí šíp se vrátí

ask-aim = Vyber, koho zasáhneš: { $face }
ask-aim-detail =
    { $left ->
        [1] Všechny terče zasáhnou najednou.
       *[other] Zbývá zamířit i s tímto: { $left }. Všechny zasáhnou najednou.
    }
wait-aim = { $who } míří

ask-beer = Vyber, komu dáš pivo
ask-beer-detail =
    { $left ->
        [1] Vrací 1 život. Při plném počtu životů nepůsobí.
       *[other] Každé vrací 1 život. Při plném počtu životů nepůsobí. Zbývá piv i s tímto: { $left }.
    }
wait-beer = { $who } objednává pivo

ask-spare = Vzít si šíp místo ztráty 1 života?
ask-spare-detail = Životy, o které ještě jde: { $left }.
wait-spare = { $who } volí mezi šípem a životem

ask-molly = Obětovat se za hráče { $to }?
ask-molly-detail =
    { $own ->
        [0] Životů ke ztrátě: { $n }. Tím vypadáváš ze hry.
       *[other] Životů ke ztrátě: { $n }. Pak ti zbývá: { $own }.
    }
wait-molly = { $who } se rozhoduje, zda se obětuje

ask-pedro = Ztrácíš život. Vrátit šíp?
ask-pedro-detail = Jeden šíp za každý ztracený život. Šípů ještě můžeš vrátit: { $left }.
wait-pedro = { $who } rozhoduje o šípech

ask-kit = Vyber, čí šíp se vrátí
ask-kit-detail = Jeden šíp za každý kulomet, i tvůj vlastní. Šípů ještě můžeš vrátit: { $left }.
wait-kit = { $who } rozhoduje o šípech

ask-doctor = Vyber kostku a její novou stranu
ask-doctor-detail = Platí, jako by tak padla.
wait-doctor = { $who } otáčí kostku

ask-ugly =
    { $n ->
        [1] Vyber, kdo si vymění šípy: první ze dvou
       *[other] Vyber, kdo si vymění šípy: druhý ze dvou
    }
ask-ugly-detail = Vymění se všechny jejich šípy, i šíp náčelníka. Jedním z nich můžeš být i ty.
wait-ugly = { $who } vybírá, čí šípy se vymění

ask-return = Zůstáváš ve hře. Vrátit šípy?
ask-return-detail =
    { $n ->
        [one] Máš 2 životy. Na hromádku jde { $n } šíp.
        [few] Máš 2 životy. Na hromádku jdou { $n } šípy.
       *[other] Máš 2 životy. Na hromádku jde { $n } šípů.
    }
wait-return = { $who } rozhoduje o šípech

ask-ghost_face = Vyber výsledek, který někomu dáš
ask-ghost_face-detail = Stane se žetonem pro něčí příští tah.
wait-ghost_face = { $who } vybírá výsledek

ask-ghost_to = Vyber, kdo dostane: { $face }
ask-ghost_to-detail =
    { $double ->
        [1] V příštím tahu s ním začínají dvě kostky.
       *[other] V příštím tahu s ním začíná jedna kostka.
    }
wait-ghost_to = { $who } vybírá, kdo dostane žeton

## Chvíle, kdy může zasáhnout zvláštní role. Nikdo jiný se nedozví, že se hra někoho ptá.

wait-moment = Teď může někdo zasáhnout
wait-moment-detail = Zda vůbec někdo může, je tajné. Hra jde dál sama.

ask-turn_die = Otočit kostku?
ask-turn_die-detail = Hod ještě neplatí. Můžeš to jen jednou za hru a odkryješ tím svou roli.
ask-again = Nechat hodit všemi kostkami znovu?
ask-again-detail = Platí jen nové výsledky. Můžeš to jen jednou za hru a odkryješ tím svou roli.
ask-judge = Zastavit tuto roli?
ask-judge-detail = Nemá pak účinek a je vyčerpaná. Můžeš to jen jednou za hru a odkryješ tím svou roli.
ask-spoil =
    { $n ->
        [one] { $to } si má léčit { $n } život. Zkazit to?
        [few] { $to } si má léčit { $n } životy. Zkazit to?
       *[other] { $to } si má léčit { $n } životů. Zkazit to?
    }
ask-spoil-detail = Proti pivu zkazí i každé další v tomto tahu. Jen jednou za hru a odkryješ tím svou roli.
ask-save = Má vypadnout: { $seats }
ask-save-detail = Koho zachráníš, ten zůstává se 2 životy. Můžeš to jen jednou za hru a odkryješ tím svou roli.
ask-encore = Hrát další tah?
ask-encore-detail = Celý tah, hned teď. Můžeš to jen jednou za hru a odkryješ tím svou roli.

## Možnosti: co stojí na tlačítkách.

opt-use-die = Vzít: { $die }
opt-pass-saloon = Jen základní kostky
opt-use-role = Použít roli: { $role }
opt-pass-throw = Hodit kostkami
opt-roll =
    { $n ->
        [one] Hodit { $n } kostkou
        [few] Hodit { $n } kostkami
       *[other] Hodit { $n } kostkami
    }
opt-keep = Stop
opt-choose-arrow = Vzít obyčejný šíp
opt-choose-chief = Vzít šíp náčelníka
opt-pass-elena = Nechat si šíp
opt-elena = Dát hráči { $to }
opt-pass-apache = Nechat ho tam
opt-apache = Vzít si ho
opt-aim =
    { $me ->
        [to] Zamířit na sebe
       *[other] Zamířit: { $to }
    }
opt-aim-double = Zamířit za 2 životy: { $to }, za pivo ({ $source })
opt-beer =
    { $me ->
        [to] Vypít pivo
       *[other] Pivo: { $to }
    }
opt-pass-spare = Ztratit 1 život
opt-spare = Vzít si šíp
opt-pass-molly = Neobětovat se
opt-molly = Obětovat se za hráče { $to }
opt-pass-pedro = Nechat si ho
opt-pedro = Vrátit šíp
opt-pedro-chief = Vrátit šíp náčelníka
opt-pass-kit = To stačí
opt-kit =
    { $me ->
        [to] Vrátit vlastní šíp
       *[other] Vrátit šíp hráče { $to }
    }
opt-kit-chief =
    { $me ->
        [to] Vrátit vlastní šíp náčelníka
       *[other] Vrátit šíp náčelníka, který má { $to }
    }
opt-turn = Otočit: { $face } → { $as }
opt-return =
    { $n ->
        [one] Vrátit { $n } šíp
        [few] Vrátit { $n } šípy
       *[other] Vrátit { $n } šípů
    }
opt-pass-return = Nechat si šípy
opt-choose-face = Dát: { $face }
opt-save =
    { $me ->
        [to] Zachránit se ({ $role })
       *[other] Zachránit: { $to } ({ $role })
    }
opt-pass-turn_die = Nechat ležet
opt-pass-again = Nechat platit
opt-pass-judge = Nechat být
opt-pass-spoil = Nechat být
opt-pass-save = Nechat být
opt-pass-encore = Ukončit tah

## Proč něco nejde.

why-dynamite = Dynamitem se znovu nehází
why-places = Vzdálenost { $distance }, dosáhneš jen na { $low ->
    [1] { $high ->
        [1] 1
       *[other] 1 nebo { $high }
    }
   *[other] { $high ->
        [2] 2
       *[other] 2 nebo { $high }
    }
}
why-no-arrow = Nemá šíp, který by se vrátil
why-chosen-already = Už vybráno

## Průběh hry

log-saloon =
    { $me ->
        [who] Bereš si na tento tah kostku saloonu: { $die }
       *[other] { $who } si na tento tah bere kostku saloonu: { $die }
    }
log-throw =
    { $me ->
        [who] Házíš: { $faces }
       *[other] { $who } hází: { $faces }
    }
log-throw-again =
    { $me ->
        [who] Házíš znovu { $n ->
            [one] { $n } kostkou
            [few] { $n } kostkami
           *[other] { $n } kostkami
        }: { $faces }
       *[other] { $who } hází znovu { $n ->
            [one] { $n } kostkou
            [few] { $n } kostkami
           *[other] { $n } kostkami
        }: { $faces }
    }
log-keep =
    { $me ->
        [who] Necháváš: { $faces }
       *[other] { $who } nechává: { $faces }
    }
log-arrow =
    { $me ->
        [who] Bereš si 1 šíp, { $n ->
            [one] zbývá { $n }
            [few] zbývají { $n }
           *[other] zbývá { $n }
        }
       *[other] { $who } si bere 1 šíp, { $n ->
            [one] zbývá { $n }
            [few] zbývají { $n }
           *[other] zbývá { $n }
        }
    }
log-arrow-chief =
    { $me ->
        [who] Bereš si šíp náčelníka, { $n ->
            [one] zbývá { $n }
            [few] zbývají { $n }
           *[other] zbývá { $n }
        }
       *[other] { $who } si bere šíp náčelníka, { $n ->
            [one] zbývá { $n }
            [few] zbývají { $n }
           *[other] zbývá { $n }
        }
    }
log-lose-dice =
    { $cause ->
        [indians] Indiáni
        [dynamite] Dynamit
        [bullet] Náboj
        [bullseye] Terč
       *[gatling] Kulomet
    }: { $me ->
        [who] ztrácíš { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        }
       *[other] { $who } ztrácí { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        }
    } ({ $before } → { $life })
short-log-lose-dice =
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
log-attack =
    { $me ->
        [who] Bereš si poslední šíp: útočí indiáni
       *[other] Poslední šíp bere { $who }: útočí indiáni
    }
log-quiver =
    { $me ->
        [who] Vracíš { $n ->
            [one] { $n } šíp
            [few] { $n } šípy
           *[other] { $n } šípů
        }
       *[other] { $who } vrací { $n ->
            [one] { $n } šíp
            [few] { $n } šípy
           *[other] { $n } šípů
        }
    }
log-quiver-chief =
    { $me ->
        [who] Vracíš šíp náčelníka
       *[other] { $who } vrací šíp náčelníka
    }
log-quiver-all = Všechny šípy se vracejí na hromádku
log-arrowgift =
    { $me ->
        [who] Dáváš šíp hráči { $to }
        [to] { $who } ti dává šíp
       *[other] { $who } dává šíp hráči { $to }
    }
log-chief =
    { $me ->
        [who] Bereš si šíp náčelníka od hráče { $from }
        [from] { $who } si od tebe bere šíp náčelníka
       *[other] { $who } si bere šíp náčelníka od hráče { $from }
    }
log-dynamite =
    { $me ->
        [who] Dynamit ({ $n }×): už neházíš
       *[other] Dynamit ({ $n }×): { $who } už nehází
    }
log-aim =
    { $me ->
        [who] Míříš na hráče { $to }: { $face }
        [to] { $who } na tebe míří: { $face }
       *[other] { $who } míří na hráče { $to }: { $face }
    }
log-aim-double =
    { $me ->
        [who] Obětuješ pivo a míříš za 2 životy na hráče { $to }: { $face }
        [to] { $who } obětuje pivo a míří na tebe za 2 životy: { $face }
       *[other] { $who } obětuje pivo a míří za 2 životy na hráče { $to }: { $face }
    }
log-beer =
    { $me ->
        [who] Podáváš pivo hráči { $to }
        [to] { $who } ti podává pivo
       *[other] { $who } podává pivo hráči { $to }
    }
log-beer-self =
    { $me ->
        [who] Piješ pivo
       *[other] { $who } pije pivo
    }
log-gatling =
    { $me ->
        [who] Střílíš kulometem na všechny
       *[other] { $who } střílí kulometem na všechny
    }
log-role =
    { $me ->
        [who] Odhaluješ svou roli: { $role }
       *[other] { $who } odhaluje roli: { $role }
    }
log-judged =
    { $me ->
        [who] Zastavuješ roli, kterou má { $to }: nemá účinek
        [to] { $who } zastavuje tvou roli: nemá účinek
       *[other] { $who } zastavuje roli, kterou má { $to }: nemá účinek
    }
log-turned =
    { $me ->
        [who] Otáčíš kostku: { $face } → { $as }
       *[other] { $who } otáčí kostku: { $face } → { $as }
    }
log-again =
    { $me ->
        [who] Nutíš hráče { $to } hodit všemi kostkami znovu
        [to] { $who } tě nutí hodit všemi kostkami znovu
       *[other] { $who } nutí hráče { $to } hodit všemi kostkami znovu
    }
log-spoiled =
    { $me ->
        [who] Kazíš léčení, { $to } nezískává nic
        [to] { $who } ti kazí léčení, nezískáváš nic
       *[other] { $who } kazí léčení, { $to } nezískává nic
    }
log-saved =
    { $me ->
        [who] Zachraňuješ hráče { $to } (životy: { $n })
        [to] { $who } tě zachraňuje (životy: { $n })
       *[other] { $who } zachraňuje hráče { $to } (životy: { $n })
    }
log-saved-self =
    { $me ->
        [who] Zachraňuješ se (životy: { $n })
       *[other] { $who } zůstává ve hře (životy: { $n })
    }
log-out-special =
    { $me ->
        [who] Vypadáváš ze hry. Role: { $special } ({ $role })
       *[other] { $who } vypadává ze hry. Role: { $special } ({ $role })
    }
log-sheriff =
    { $me ->
        [who] Nový šerif jsi ty, pomocníkem šerifa je teď { $to }
        [to] Nový šerif je { $who }, ty jsi teď pomocník šerifa
       *[other] Nový šerif je { $who }, pomocníkem šerifa je teď { $to }
    }
log-less =
    { $me ->
        [who] Ztrácíš { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        } nad své maximum { $life }
       *[other] { $who } ztrácí { $n ->
            [one] { $n } život
            [few] { $n } životy
           *[other] { $n } životů
        } nad maximum { $life }
    }
log-arrowswap =
    { $me ->
        [who] Vyměňuješ šípy: { $to } a { $from }
        [to] { $who } vyměňuje šípy: ty a { $from }
        [from] { $who } vyměňuje šípy: { $to } a ty
       *[other] { $who } vyměňuje šípy: { $to } a { $from }
    }
log-ghost =
    { $me ->
        [who] Zůstáváš u stolu jako duch
       *[other] { $who } zůstává u stolu jako duch
    }
log-ghost-renegade =
    { $me ->
        [who] Zůstáváš u stolu jako duch. Nová strana: { $role }
       *[other] { $who } zůstává u stolu jako duch. Nová strana: { $role }
    }
log-token =
    { $me ->
        [who] Dáváš žeton hráči { $to }: { $face }
        [to] { $who } ti dává žeton: { $face }
       *[other] { $who } dává žeton hráči { $to }: { $face }
    }
log-token-double =
    { $me ->
        [who] Dáváš žeton pro dvě kostky hráči { $to }: { $face }
        [to] { $who } ti dává žeton pro dvě kostky: { $face }
       *[other] { $who } dává žeton pro dvě kostky hráči { $to }: { $face }
    }

## Co kostky udělají. Všichni čtou totéž, proto se nikdo neoslovuje.

plan-arrow =
    { $n ->
        [one] { $n } šíp z hromádky
        [few] { $n } šípy z hromádky
       *[other] { $n } šípů z hromádky
    }
plan-dynamite-few = Nic. Tři stojí 1 život
plan-dynamite = Konec házení a ztráta 1 života
plan-bullseye1 =
    { $n ->
        [one] { $n } zásah. Cíle: { $seats }
        [few] { $n } zásahy. Cíle: { $seats }
       *[other] { $n } zásahů. Cíle: { $seats }
    }
plan-bullseye2 =
    { $n ->
        [one] { $n } zásah. Cíle: { $seats }
        [few] { $n } zásahy. Cíle: { $seats }
       *[other] { $n } zásahů. Cíle: { $seats }
    }
plan-beer =
    { $n ->
        [one] { $n } život pro kohokoli
        [few] { $n } životy, každý pro kohokoli
       *[other] { $n } životů, každý pro kohokoli
    }
plan-gatling-few = Nic. Potřeba: { $need }
plan-gatling = Všichni ostatní ztrácejí 1 život, vlastní šípy se vracejí

## Stůl

ui-dice = Kostky
ui-dice-title-mine = { $roll ->
    [0] Tvé kostky
    [1] Tvůj první hod ze { $rolls }
    [2] Tvůj druhý hod ze { $rolls }
    [3] Tvůj třetí hod ze { $rolls }
   *[other] Tvůj { $roll }. hod ze { $rolls }
}
ui-dice-title-of = { $roll ->
    [0] { $name } hází kostkami
    [1] { $name }: první hod ze { $rolls }
    [2] { $name }: druhý hod ze { $rolls }
    [3] { $name }: třetí hod ze { $rolls }
   *[other] { $name }: { $roll }. hod ze { $rolls }
}
ui-dice-final-mine = Teď působí tvé kostky
ui-dice-final-of = { $name }: teď působí kostky
# Pod kostkou: co s ní bude v příštím hodu.
ui-die-kept = Necháno
ui-die-again = Hodit znovu
ui-die-stays = Zůstává
# Kostka, kterou nastavil duch.
ui-die-given = Od ducha
# Pro čtečky: $n je pořadí kostky, $die její druh, $face její strana, $state jedno ze slov výše, nebo "none".
ui-die-said = { $state ->
    [none] Kostka { $n }: { $face }
   *[other] Kostka { $n }: { $face }, { $state }
}
ui-die-said-saloon = { $state ->
    [none] Kostka { $n }, { $die }: { $face }
   *[other] Kostka { $n }, { $die }: { $face }, { $state }
}
ui-die-blank = ještě nepadla
# Tlačítko, dokud není vybraná žádná kostka, a co na to říká.
ui-dice-roll-none = Hodit znovu
ui-dice-pick = Nejdřív vyber kostky, kterými hodíš znovu.
ui-dice-throw = Hodit kostkami
ui-dice-aim-double = { $name }: 2 životy za pivo
ui-arrows = Šípy
ui-arrows-left = { $n ->
    [0] Na hromádce není žádný šíp
    [one] Na hromádce zbývá { $n } šíp
    [few] Na hromádce zbývají { $n } šípy
   *[other] Na hromádce zbývá { $n } šípů
}
ui-arrows-warning = Kdo bere poslední, přivolá útok.
ui-arrows-chief-pile = Leží tam i šíp náčelníka. Počítá se za 2.
ui-arrows-chief-of = Šíp náčelníka má { $name }.
ui-arrows-text = Hozený šíp si hned bereš. Kdo bere poslední, přivolá útok: každý ztrácí 1 život za každý svůj šíp. Pak se všechny šípy vracejí.
ui-dice-lives-text = Kdo přijde o poslední život, vypadává ze hry. Pivo na kostkách životy vrací, nejvýš do počtu ze začátku hry.
ui-dice-distance-text = Počítá se po místech kratší cestou, bez hráčů, kteří vypadli. Terč 1 zasáhne souseda, terč 2 hráče o místo dál.
ui-dice-aimed-text = Tyto zásahy už jsou hráči přidělené. Platí všechny najednou, až se přidělí všechny terče.
ui-chief-text = Šíp náčelníka se počítá za 2. Kdo ho má a má víc šípů než kdokoli jiný, při útoku neztrácí nic.
ui-plan-title = Co tvé kostky udělají, v tomto pořadí
ui-plan-title-of = { $name }: co kostky udělají, v tomto pořadí
# Pro čtečky: jak daleko je krok plánu.
ui-plan-waiting = teprve bude
ui-plan-now = právě teď
ui-plan-done = hotovo
# Vedle počtu životů na štítku.
ui-life-max = { $max ->
    [2] ze { $max }
    [3] ze { $max }
    [4] ze { $max }
    [6] ze { $max }
    [7] ze { $max }
   *[other] z { $max }
}
ui-seat-arrows = { $n ->
    [one] { $n } šíp
    [few] { $n } šípy
   *[other] { $n } šípů
}
ui-seat-chief = šíp náčelníka
# $faces jsou symboly, které dal duch.
ui-seat-tokens = od ducha: { $faces }
ui-seat-in-reach = na dosah
ui-seat-aimed = { $n ->
    [one] sem zasáhne { $n } terč
    [few] sem zasáhnou { $n } terče
   *[other] sem zasáhne { $n } terčů
}
ui-seat-places = { $n ->
    [one] o { $n } místo dál
    [few] o { $n } místa dál
   *[other] o { $n } míst dál
}
ui-seat-spent = vyčerpáno
ui-ghost-team = { $team ->
    [outlaw] Hraje s bandity
   *[deputy] Hraje se zákonem
}
# Chvíle, kdy může někdo zasáhnout.
ui-moments = Kdy se mě ptát?
ui-moments-text = Některé role mohou zasáhnout. Kdo může, toho se hra zeptá, a pauza je pro všechny stejná. Vypni, na co se tě ptát nemá.
ui-moments-none = Žádná role už zasáhnout nemůže.
ui-moment-turn_die = Po hodu: otočit kostku (Doktor)
ui-moment-again = Po posledním hodu někoho jiného: všechny kostky znovu (Hazardní hráč)
ui-moment-judge = Když někdo odhalí roli: bez účinku (Soudce)
ui-moment-spoil = Když si má někdo jiný léčit životy (Zlý)
ui-moment-save = Když má někdo vypadnout (Levá ruka ďábla)
ui-moment-encore = Na konci mého tahu: další tah (Pravá ruka ďábla)
ui-moment-hush = Na tohle se mě už neptat
ui-moment-never = Nikdy se mě neptat
ui-moment-rescue = Zasáhnout za mě bez ptaní, když bych vypadl: zachránit mě nebo otočit kostku při mém třetím dynamitu
ui-moment-held = Tvá odpověď platí, dokud neskončí pauza.
# Velkým písmem uprostřed, na chvíli.
ui-attack = Útočí indiáni
ui-attack-text = Každý ztrácí 1 život za každý svůj šíp. Pak se všechny šípy vracejí.
ui-role-shown = { $name } odhaluje roli: { $role }
ui-tap-seat = Ťukni na hráče.
# Doktor: $face je nynější strana kostky.
ui-doctor-face = { $face }: vyber novou stranu

## Nápověda u kostek

ui-how-dice-1 = Ve svém tahu házíš kostkami nejvýš třikrát. Po každém hodu vybíráš, kterými hodíš znovu; ostatní zůstávají.
ui-how-dice-2 = Šípy platí hned: za každý hozený si jeden vezmi. Dynamit zůstává ležet; tři ukončí tvé házení a stojí 1 život.
ui-how-dice-3 = Pak působí všechny výsledky v pořadí řady: dynamit, terče, pivo, kulomet.
ui-how-dice-4 = Terče zasahují o jedno nebo o dvě místa dál, na obě strany. Všechny zasáhnou najednou.
ui-how-dice-5 = Kdo bere z hromádky poslední šíp, přivolá indiány: každý ztrácí 1 život za každý svůj šíp.
ui-how-dice-6 = Pivo dává komukoli 1 život. Tři kulomety zasáhnou všechny ostatní a vrátí všechny tvé šípy.
ui-how-dice-7 = Na všechno, co vidíš, lze kliknout: štítky, kostky, šípy i strany kostek řeknou, co jsou zač.
ui-keys-dice = Nechat kostku, nebo hodit znovu; odpověď; místo
ui-keys-roll = Hodit
ui-keys-stop = Stop
ui-keys-all = Označit k novému hodu všechny kostky, nebo žádnou
ui-faces-title = Strany kostek

## Terminál

cli-column-arrows = Šípy
cli-column-places = Místa
cli-column-also = Navíc
cli-dice-row = Kostky: { $dice }
cli-dice-throw = Hod { $n } ze { $of }
# Kostka, kterou nelze hodit znovu.
cli-dice-locked = { $face } (zůstává)
cli-dice-saloon = { $die }: { $face }
cli-dice-pile = Šípy na hromádce: { $n }
cli-dice-pile-chief = Šípy na hromádce: { $n } a šíp náčelníka
cli-dice-again = Hodit znovu: { $face }
cli-dice-several = Více čísel hodí více kostkami najednou: 1 3
cli-dice-token = příští tah: { $faces }
cli-dice-chief = šíp náčelníka
cli-dice-ghost = duch
# $special je zvláštní role, $role obyčejná.
cli-role-special = Tvá role: { $special }, hraje jako { $role }
cli-dice-special = { $special } ({ $role })

## Zakládání stolu, prohlížeč, konec hry

ui-module-n = Modul { $n }
ui-dice-n = { $n ->
    [one] { $n } kostka
    [few] { $n } kostky
   *[other] { $n } kostek
}
ui-special-roles-n = { $n ->
    [one] { $n } zvláštní role
    [few] { $n } zvláštní role
   *[other] { $n } zvláštních rolí
}
# $players jsou čísla.
ui-wrong-few = { $sets }: jen pro počet hráčů { $players }.
ui-mend-drop = Bez: { $sets }
ui-see-set = Prohlédnout, co je uvnitř
ui-set-all = Všechno: { $set }
ui-filter-kind-dice = Druh
ui-sort-die = Kostky
ui-sort-face = Strany kostek
ui-sort-role = Role
ui-sort-special = Zvláštní role
ui-sort-token = Duch a šípy
ui-die-faces = Jejích šest stran
# $dice jsou jména kostek.
ui-face-on = Kde je: { $dice }
# $role je obyčejná role.
ui-special-of = Zvláštní role, hraje jako { $role }
ui-role-with = Počet hráčů: { $players }
# $role je jméno zvláštní role.
end-special-won = { $role }: vítězství
end-special-lost = { $role }: porážka
end-ghost-turn = Duch od tahu { $n }
end-joined = { $team ->
    [outlaw] Na straně banditů
   *[deputy] Na straně pomocníků
}
