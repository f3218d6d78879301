### Jména a texty karet událostí.
### -text: co stojí na kartě. -more: na co se lidé ptají.

## High Noon

event-blessing = Požehnání
event-blessing-text = Každá karta je srdcová: v ruce, ve hře i při snímání.
event-blessing-more = Hodnoty zůstávají. Z vězení uniká každý, karta Barel vždy zabírá, karta Dynamit nikdy nevybuchuje a Black Jack si vždy dobírá 1 kartu navíc. Žádná karta není kárová, takže schopnost postavy Apache Kid nepůsobí. Snímá se i tak.

event-curse = Prokletí
event-curse-text = Každá karta je piková: v ruce, ve hře i při snímání.
event-curse-more = Hodnoty zůstávají. Z vězení neuniká nikdo, karta Barel nikdy nezabírá, karta Dynamit vybuchuje při každé 2–9 a Black Jack si nikdy nedobírá kartu navíc. Žádná karta není kárová, takže schopnost postavy Apache Kid nepůsobí. Snímá se i tak.

event-ghost-town = Město duchů
event-ghost-town-text = Kdo je mimo hru, vrací se na svůj tah: dobírá si 3 karty a životy nemůže ztratit ani získat. Na konci tahu je zase mimo hru.
event-ghost-town-more = Během tahu se duch počítá jako každý jiný a může i zvítězit: třeba bandita, který se vrátí a vyřadí šerifa. Kdo vypadne teď, vrací se také, pokud má svůj tah teprve před sebou. Kit Carlson se dívá na 3 karty a nechává si všechny, Black Jack si dobírá čtvrtou, je-li druhá červená, Pixie Pete si dobírá 3, Bill Noface 5, Pat Brennan 3, nebo bere 1 kartu ze hry; Jesse Jones a Pedro Ramirez si vybírají, odkud je první. Karta Pivo neléčí, Chuck Wengam nemá čím platit a na konci se odhazují všechny karty z ruky i ze hry. Nové vypadnutí se počítá pro postavy Gregg Digger, Herb Hunter a Vulture Sam, odměnu za ně ale nikdo nemá.

event-gold-rush = Zlatá horečka
event-gold-rush-text = Tahy jdou proti směru hodinových ručiček, začíná šerif. Všechno ostatní jde dál po směru.
event-gold-rush-more = Karta Dynamit putuje dál doleva a karty Kulomet, Hokynářství nebo Indiáni! postupují po směru hodinových ručiček. Vzdálenosti se nemění. Když hráč na tahu vypadne nebo zůstane ve vězení, pokračuje hráč po jeho pravici. Poslední je na tahu hráč po levici šerifa. Je to událost, ne sada téhož jména.

event-the-daltons = Daltonové
event-the-daltons-text = Jakmile začne platit, každý, kdo má ve hře modré karty, 1 z nich vybírá a odhazuje, po směru hodinových ručiček od šerifa.
event-the-daltons-more = Modré jsou zbraně, karty Barel, Mustang a podobné, ale i Vězení a Dynamit. Zelené se nepočítají. Děje se to dřív, než se snímá na karty Dynamit a Vězení: odhozená karta Vězení znamená svobodu. Potom už událost nic nedělá.

event-the-doctor = Doktor
event-the-doctor-text = Jakmile začne platit, každý ve hře, kdo má nejméně životů, si léčí 1 život.
event-the-doctor-more = Má-li nejméně životů víc hráčů, léčí si 1 život každý z nich. Nikdy nad maximum: když mají plný počet i ti, kdo mají nejméně, nic se neděje. Potom už událost nic nedělá.

event-the-reverend = Reverend
event-the-reverend-text = Nikdo nesmí zahrát kartu Pivo.
event-the-reverend-more = Ani při smrtelném zásahu. Všechno ostatní léčí jako obvykle: Saloon, Tequila, Whisky, Čutora i schopnost postavy Sid Ketchum. Odhodit kartu Pivo lze, třeba jako cenu karty nebo schopnosti.

event-train-arrival = Příjezd vlaku
event-train-arrival-text = V 1. fázi si každý dobírá o 1 kartu víc.
event-train-arrival-more = Kit Carlson se dívá na 3 karty a nechává si všechny. Jesse Jones a Pedro Ramirez si vybírají, odkud je první karta, a 2 si dobírají z balíčku. Black Jack ukazuje druhou ze 3 karet, a je-li červená, dobírá si čtvrtou. Pixie Pete si dobírá 4, Bill Noface o 1 víc než jindy, Pat Brennan 3, nebo bere 1 kartu ze hry. Claus, the Saint si nechává o 1 víc.

event-hangover = Kocovina
event-hangover-text = Postavy nemají žádné schopnosti, ve svém tahu ani mimo něj.
event-hangover-more = Životy i jejich maximum zůstávají, také život, který má šerif navíc. Vera Custer si nikoho nevybírá a nepůsobí ani dřív vypůjčená schopnost. Karty působí jako obvykle.

event-the-sermon = Kazatel
event-the-sermon-text = Ve svém tahu nikdo nesmí použít kartu BANG!
event-the-sermon-more = Ani jako výstřel, ani v duelu, ani jako cenu karty nebo schopnosti. Když hraješ kartu Duel a soupeř odpoví, ztrácíš 1 život. Místo karty BANG! nesmí posloužit ani jiná (Calamity Janet, Annie Versary). Mimo vlastní tah karty BANG! platí jako obvykle, a stejně tak všechno ostatní s efektem BANG! třeba Kulomet, Úder nebo Doc Holyday. Karty nad limit se odhazují jako vždy.

event-thirst = Žízeň
event-thirst-text = V 1. fázi si každý dobírá o 1 kartu méně.
event-thirst-more = Kit Carlson se dívá na 3 karty, 1 si nechává a 2 vrací v libovolném pořadí. Jesse Jones a Pedro Ramirez smějí svou schopnost použít na jedinou kartu, kterou mají. Black Jack druhou kartu nemá, a tak nic neukazuje. Pixie Pete si dobírá 2, Bill Noface o 1 méně než jindy, s plným počtem životů tedy nic, a Pat Brennan si dobírá 1, nebo bere 1 kartu ze hry. Claus, the Saint si nechává jen 1.

event-shootout = Přestřelka
event-shootout-text = Každý smí ve svém tahu zahrát 2 karty BANG!
event-shootout-more = Se zbraní Volcanic a za postavu Willy the Kid je počet dál neomezený. Jiné karty a schopnosti s efektem BANG! se do limitu nepočítají, jako vždy.

event-high-noon = Pravé poledne
event-high-noon-text = Každý na začátku svého tahu ztrácí 1 život. Je to poslední událost a platí až do konce hry.
event-high-noon-more = Děje se to dřív, než přijdou na řadu karty Dynamit a Vězení. Vinu nenese nikdo: odměna není, El Gringo nic nezíská, ale Bart Cassidy si dobírá kartu. Proti ztrátě posledního života pomáhá karta Pivo jako obvykle, jen ne, když jsou ve hře už jen 2 hráči. Kdo vypadne, svůj tah už nehraje; je-li to šerif, hra končí.

event-new-identity = Nová identita
event-new-identity-text = Na začátku svého tahu smíš vyměnit svou postavu za druhou, kterou máš v záloze. Potom máš 2 životy.
event-new-identity-more = Druhou postavu dostává každý na začátku hry a vidí jen tu svou. Nová schopnost působí hned. Maximum životů je to, které má nová postava, pro šerifa o 1 víc. Karty v ruce i ve hře zůstávají a dosavadní postava jde do zálohy. Bez výměny se nemění nic.

event-handcuffs = Želízka
event-handcuffs-text = Po dobrání v 1. fázi zvol barvu. Do konce tahu smíš hrát jen karty této barvy.
event-handcuffs-more = Zvolit musíš, může to ale být i barva, kterou nemáš. Platí to i pro karty Pivo a Vedle! hrané ve vlastním tahu. Odhazovat v duelu, jako cenu nebo na konci tahu smíš libovolně a zelené karty ve hře smíš používat. Ostatních se to netýká.

## Fistful

event-ambush = Léčka
event-ambush-text = Vzdálenost mezi každými dvěma hráči je 1, ať sedí kdekoli.
event-ambush-more = Mění ji jen karty ve hře (Mustang, Skrýš, Hledí, Dalekohled) a schopnosti (Paul Regret, Rose Doolan). I s dostřelem 1 tak dosáhneš na každého, koho nechrání karta Mustang nebo podobná.

event-sniper = Odstřelovač
event-sniper-text = Ve svém tahu smíš odhodit 2 karty BANG! najednou: je to efekt BANG! na kohokoli na dostřel a ruší ho jen 2 efekty Vedle!
event-sniper-more = Do limitu se to nepočítá a můžeš to opakovat, kolikrát chceš. Platí každý efekt Vedle! z karty i ze schopnosti, ale 1 sám nic nezmůže. Calamity Janet k tomu smí odhodit i karty Vedle! Proti postavě Apache Kid musí být aspoň 1 z obou karet jiná než kárová.

event-dead-man = Mrtvý muž
event-dead-man-text = Hráč vyřazený jako první se na začátku svého tahu vrací do hry se 2 životy a 2 kartami.
event-dead-man-more = Hraje celý tah a zůstává, i když událost skončí. Vrací se jen ten první a jen jednou. Když k prvnímu vyřazení dojde až teď, platí to také, pokud má ten hráč svůj tah teprve před sebou. Role i maximum životů zůstávají a role je dál známá. Za nové vyřazení je odměna nebo trest jako obvykle.

event-blood-brothers = Pokrevní bratři
event-blood-brothers-text = Na začátku svého tahu smíš ztratit 1 život, ne však poslední, aby si někdo jiný 1 život vyléčil.
event-blood-brothers-more = Jednou za tah, dřív, než přijdou na řadu karty Dynamit a Vězení. Vybrat nelze nikoho, kdo je mimo hru nebo má plný počet životů. Bart Cassidy si za ztracený život dobírá kartu.

event-the-judge = Soudce
event-the-judge-text = Nesmí se hrát žádná karta, která zůstává ve hře: modrá ani zelená, na sebe ani na ostatní.
event-the-judge-more = Nikdo se tedy nedostane do vězení ani si nevymění zbraň. Karty, které už ve hře jsou, působí jako obvykle a zelené se smějí používat.

event-lasso = Laso
event-lasso-text = Karty ve hře nemají žádný účinek.
event-lasso-more = Každý má dostřel 1, karty Mustang, Hledí, Barel a Volcanic nepůsobí a zelené nelze použít. Na karty Vězení a Dynamit se nesnímá, zůstávají ležet. Karty se dál smějí vykládat, brát i odhazovat, jen platí obvyklá omezení. Schopnosti působí, i ty, které mají Jourdonnais a Paul Regret.

event-law-of-the-west = Právo Západu
event-law-of-the-west-text = V 1. fázi ukaž druhou dobranou kartu. V tomto tahu ji musíš zahrát, pokud to jde.
event-law-of-the-west-more = Kdy a na koho, je na tobě; modrou nebo zelenou kartu stačí vyložit. Dokud by zahrát šla, nesmíš ji použít jinak ani ukončit tah (leda za 1 život, pokud to dovoluje nastavení stolu). Povinnost neplatí, když kartu zahrát nelze nebo by mohla mířit jen na tebe. Jesse Jones a Pedro Ramirez ukazují kartu z balíčku, Kit Carlson druhou vybranou. Kdo si dobírá méně než 2 karty nebo si jako Pat Brennan bere kartu ze hry, neukazuje nic.

event-hard-liquor = Pálenka
event-hard-liquor-text = Smíš vynechat 1. fázi a místo ní si vyléčit 1 život.
event-hard-liquor-more = Nic si nedobíráš a žádnou schopnost 1. fáze nepoužíváš. Rozhoduješ se až po kartách Dynamit a Vězení. S plným počtem životů to nejde. Vera Custer si schopnost předtím vybírá i tak.

event-abandoned-mine = Opuštěný důl
event-abandoned-mine-text = V 1. fázi si karty bereš z vrchu odhazovací hromádky. Karty, které pak v tomto tahu odhazuješ z ruky, jdou lícem dolů na balíček.
event-abandoned-mine-more = Když hromádka dojde, zbytek je z balíčku; když z ní nezískáš nic, hraješ jako obvykle. Na balíček jdou karty BANG! odhozené v tvém duelu, karty odhozené jako cena a karty nad limit, v pořadí podle tebe. Na hromádku jdou karty zahrané i použité, staré zbraně, sejmuté karty, karty odhozené za schopnost a všechno, co odhazují ostatní. Schopnosti 1. fáze platí s hromádkou místo balíčku.

event-peyote = Peyote
event-peyote-text = Místo dobrání v 1. fázi zvol červenou, nebo černou a otoč vrchní kartu balíčku. Trefa: necháváš si ji a hádáš dál. Omyl: odhazuje se a začíná 2. fáze.
event-peyote-more = Hádat musíš až do prvního omylu. Schopnosti 1. fáze se nepoužívají, jen Vera Custer si předtím jednu vybírá i tak. Není to snímání: Lucky Duke otáčí jen 1 kartu.

event-ranch = Ranč
event-ranch-text = Na konci 1. fáze smíš odhodit libovolný počet karet z ruky a stejný počet si dobrat.
event-ranch-more = Jen jednou za tah. Nejdřív odhazuješ všechno, co chceš vyměnit, potom si dobíráš.

event-ricochet = Odražená střela
event-ricochet-text = Ve svém tahu smíš karty BANG! použít na karty ve hře v jakékoli vzdálenosti. Karta se odhazuje, pokud její majitel efekt nezruší.
event-ricochet-more = Kolikrát chceš, bez ohledu na limit, i na vlastní karty. Kartu zachrání každý efekt Vedle! i ten z karty Barel, na kterou míříš. Život neztrácí nikdo. Proti postavě Slab the Killer jsou potřeba 2 efekty Vedle! a na karty postavy Apache Kid kárové karty nepůsobí. Když je na tahu Belle Star, nemohou ostatní odpovídat kartami ve hře.

event-russian-roulette = Ruská ruleta
event-russian-roulette-text = Jakmile začne platit, každý postupně od šerifa používá efekt Vedle! Kdo ho první nepoužije, ztrácí 2 životy a je konec.
event-russian-roulette-more = Pokračuje se pořád dokola, dokud někdo nemůže nebo nechce. Platí každý efekt Vedle! z karty i ze schopnosti. Proti ztrátě lze zahrát i několik karet Pivo. Vinu nenese nikdo; když vypadne šerif, hra končí. Molly Stark si za použité karty dobírá, jako šerif ne.

event-vendetta = Vendeta
event-vendetta-text = Na konci svého tahu sejmi: při srdcové kartě hraješ hned další tah.
event-vendetta-more = Snímá se po 3. fázi. Další tah je úplný, i s kartami Dynamit a Vězení, jen se na jeho konci už nesnímá. Kdo o tah přichází ve vězení, nesnímá. Další tah šerifa nepřináší novou událost. Zelenou kartu vyloženou v prvním tahu smíš ve druhém použít.

event-a-fistful-of-cards = Fistful
event-a-fistful-of-cards-text = Kolik máš na začátku svého tahu karet v ruce, tolik efektů BANG! na tebe míří. Je to poslední událost a platí až do konce hry.
event-a-fistful-of-cards-more = Počet platí v té chvíli a pak se nemění. Efekty přicházejí jeden po druhém, dřív než karty Dynamit a Vězení; každý efekt Vedle! ruší 1 a s kartou Barel smíš snímat proti každému. Nikdo nestřílí: odměna není a El Gringo nic nezíská. Když vypadneš, zbytek odpadá a začíná další tah.
