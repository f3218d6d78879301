# Lekce: texty jejich stránek a věty jednotlivých lekcí (nejvýš 140 znaků).
learn-first-game = Celá hra se třemi boty. Všechno se naučíš, až na to dojde.
learn-new = Nová
learn-begun = Rozehraná
learn-passed = Hotovo
learn-step = { $at } z { $n }
learn-go-on = Hraj dál.
learn-again = Zkusit znovu
learn-restart = Začít lekci od začátku
learn-done = Výborně! To je z této lekce všechno.
learn-game-over = Konec hry. Teď už umíš hrát!
learn-next = Další: { $title }
learn-offer = Poprvé? Lekce zabere dvě minuty.
learn-offer-no = Už nenabízet
learn-all = Všechny lekce
lesson-not-that = O to v tomto kroku nejde.

lesson-first-game = Tvoje první hra
lesson-first-game-role = Jsi šerif. Všichni tři ostatní jsou proti tobě: dva bandité a odpadlík. Dostaň je ze hry: zahraj BANG!
lesson-first-game-bang = BANG! bere 1 život hráči na dostřel, pokud neuhne. Vyber kartu a pak hráče.
lesson-first-game-weapon = Číslo u hráče je jeho vzdálenost od tebe. Bez zbraně máš dostřel 1, se zbraní Schofield 2. Vylož ji.
lesson-first-game-turn = Karet smíš hrát, kolik chceš, ale jen jednu kartu BANG! za tah. Pak ukonči tah.
lesson-first-game-shot = Střílí na tebe! Karta Vedle! výstřel ruší. Jinak ztrácíš 1 život.
lesson-first-game-blue = Karty vyložené před hráčem platí pořád. Otevři si kartu a přečti si, co dělá.
lesson-first-game-check = Sejmutí: otočí se vrchní karta balíčku. Její barva rozhodne, jak to dopadne.
lesson-first-game-indians = Indiáni! útočí na všechny ostatní. Odrazí je jen BANG!
lesson-first-game-duel = V duelu oba střídavě odhazujete karty BANG! Kdo nemá další, ztrácí 1 život.
lesson-first-game-discard = Na konci tahu si smíš nechat tolik karet, kolik máš životů. Ostatní odhoď.
lesson-first-game-rescue = Poslední život! Teď tě zachrání Pivo, pokud jsou ve hře aspoň tři hráči.
lesson-first-game-out = Hráč vypadává ze hry a ukazuje roli. Za banditu si střelec dobírá 3 karty.

lesson-shoot-and-dodge = Střelba a úhyb
lesson-shoot-and-dodge-shoot = Jsi bandita: šerif musí ze hry. Black Jack je šerif. Zahraj BANG! na hráče Black Jack.
lesson-shoot-and-dodge-turn-wasted = Tvůj tah skončil bez výstřelu. Nejdřív vystřel.
lesson-shoot-and-dodge-not-beer = Pivo ti přidá život, ale šerifovi neublíží. Nejdřív vystřel.
lesson-shoot-and-dodge-hit = Zásah: o 1 život méně. Za tah obvykle hraješ jednu kartu BANG! Máš hotovo, ukonči tah.
lesson-shoot-and-dodge-dodge = Teď střílí šerif na tebe. Karta Vedle! výstřel ruší. Zahraj ji.
lesson-shoot-and-dodge-took-it = Bez karty Vedle! ztrácíš život. Jednu máš, tak ji použij.

lesson-distance = Vzdálenost a zbraně
lesson-distance-look = Jsi šerif. Známý bandita Black Jack je ve vzdálenosti 2, mimo tvůj dostřel. Vylož zbraň Winchester.
lesson-distance-too-far = Black Jack je pořád moc daleko. To změní zbraň: nejdřív vylož Winchester.
lesson-distance-neighbour = Bez zbraně dostřelíš jen na sousedy. Nic neříká, že Suzy Lafayette hraje proti tobě.
lesson-distance-aim = Winchester má dostřel 5. Číslo u hráče je jeho vzdálenost. Teď je Black Jack na dostřel. Zahraj na něj BANG!
lesson-distance-scope = S kartou Mustang je hráč o 1 dál, s kartou Hledí máš všechny o 1 blíž. Vylož Hledí.

lesson-blue-cards = Modré karty a sejmutí
lesson-blue-cards-barrel = Modré karty zůstávají před hráčem a platí dál. Barel může zastavit výstřel. Vylož ho.
lesson-blue-cards-unprotected = Po tobě hraje Black Jack a střílel by. Nejdřív vylož Barel.
lesson-blue-cards-jail = Vězení se vykládá před jiného hráče, nikdy ne před šerifa. Vyber pomocníka.
lesson-blue-cards-jail-self = Ve vězení můžeš přijít o vlastní tah. Pošli tam pomocníka.
lesson-blue-cards-wait = Hráč ve vězení na začátku tahu snímá: srdce ho pustí, jinak o tah přichází. Ukonči tah.
lesson-blue-cards-draw = Výstřel! Sejmi na Barel: otočí se vrchní karta. Srdce platí jako Vedle!
lesson-blue-cards-no-draw = Ztrácíš život bez pokusu. Barel nic nestojí: použij ho.

lesson-beer = Pivo a poslední život
lesson-beer-heal = Máš 1 život. Pivo ti 1 život přidá, ale nikdy víc, než kolik jich bylo na začátku. Zahraj ho.
lesson-beer-hurt = Pít smíš ve svém tahu. Udělej to, než budou hrát ostatní.
lesson-beer-keep = Druhé Pivo si nech: jen ono tě zachrání při posledním životě. Ukonči tah.
lesson-beer-keep-one = Pak ti na poslední život žádné Pivo nezbude. Tohle si nech v ruce.
lesson-beer-rescue = Dva zásahy a žádný život. Teď tě zachrání Pivo, i mimo tvůj tah. Zahraj ho.
lesson-beer-let-go = Takhle vypadáváš ze hry. Zahraj raději Pivo.

lesson-roles = Role: komu věřit
lesson-roles-who = Jsi pomocník: vítězíš se šerifem. Hráč Vulture Sam na šerifa právě vystřelil. Vystřel na něj.
lesson-roles-innocent = Rose Doolan zatím nic špatného nedělá. Věř činům: na šerifa střílí Vulture Sam.
lesson-roles-again = Bandita na šerifa střílí, pomocník ho chrání. Jako Willy the Kid smíš střílet znovu: dokonči to.
lesson-roles-renegade = Rose Doolan je odpadlík: vítězí, jen když zůstane ve hře poslední. Ukonči tah, nebo střílej.

lesson-death = Smrt a odměna
lesson-death-reward = Jsi šerif. Kdo banditovi vezme poslední život, dobírá si 3 karty. Vystřel na banditu, hráče Black Jack.
lesson-death-deputy = Rose Doolan je tvůj pomocník. Šerif, který pomocníka vyřadí, odhazuje všechny karty. Střílej na banditu.
lesson-death-drawn = Kdo vypadne, ukazuje roli a odhazuje všechno. Máš 3 karty navíc. Vylož Hledí.
lesson-death-scope-first = Modré karty platí, jen když leží před tebou. Nejdřív vylož Hledí.
lesson-death-end = Smíš si nechat tolik karet, kolik máš životů, zbytek na konci tahu odhodíš. Ukonči tah.

lesson-duel = Duel, Kulomet, Indiáni!
lesson-duel-gatling = Kulomet střílí na všechny ostatní v jakékoli vzdálenosti a není to karta BANG! Zahraj ho.
lesson-duel-unused = Tyhle karty jsou silné a nepotřebují dostřel. Zahraj je nejdřív.
lesson-duel-indians = Indiáni! útočí na všechny ostatní: pomůže jen BANG! z ruky, Vedle! ani Barel ne. Zahraj je.
lesson-duel-duel = Duel dosáhne na každého. Střídavě odhazujete karty BANG! Vyzvi šerifa, hráče Black Jack.
lesson-duel-not-her = Ze hry má vypadnout šerif. Vyzvi hráče Black Jack.
lesson-duel-answer = Šerif odpovídá kartou BANG! Teď jsi na řadě ty: kdo první nemá další, prohrává. Odhoď tu svou.
lesson-duel-gave-up = Bez karty BANG! prohráváš duel a ztrácíš život. Odhoď svou kartu BANG!

lesson-hold-fire = Kdy nestřílet
lesson-hold-fire-choose = Jsi pomocník a šerif má 1 život. Black Jack je bandita. Vyber správnou kartu.
lesson-hold-fire-sheriff-hit = To zasáhne i šerifa a vítězí bandité. Zahraj BANG! na hráče Black Jack.
lesson-hold-fire-hold = Zbývá ještě jeden bandita, ale Kulomet by zabil šerifa. Někdy je nejlepší nehrát nic: ukonči tah.

lesson-dodge-city = Dodge City: co je nového
lesson-dodge-city-green = Karty se zeleným okrajem vykládáš před sebe a použiješ až v některém dalším tahu. Vylož kartu Nůž.
lesson-dodge-city-lay-first = Zelenou kartu použiješ nejdřív v dalším tahu. Proto hned vylož kartu Nůž.
lesson-dodge-city-wait = V tahu, kdy Nůž vyložíš, ho ještě nepoužiješ. Některé karty, třeba Springfield, stojí ještě jednu kartu. Ukonči tah.
lesson-dodge-city-use = Tvůj další tah: Nůž už platí. Střílí, i když to není karta BANG! Použij ho na hráče Black Jack.

lesson-high-noon = High Noon: co je nového
lesson-high-noon-first = Událost platí pro všechny. Tahle dovoluje druhou kartu BANG! za tah. Vystřel na hráče Black Jack.
lesson-high-noon-second = A teď druhá karta BANG! v tomto tahu. Vystřel na hráče Black Jack znovu.
lesson-high-noon-one-more = Událost ti dovoluje ještě jeden výstřel. Využij ho.
lesson-high-noon-next = Další událost přijde, až začne tah šerifa. Leží odkrytá, takže s ní můžeš počítat. Ukonči tah.

lesson-gold-rush = Zlatá horečka: co je nového
lesson-gold-rush-nugget = Za každý život, který výstřelem vezmeš, dostáváš zlatý valoun. Vystřel na hráče Black Jack.
lesson-gold-rush-no-gold = Zásah přináší zlato a ty máš jen 1 valoun. Nejdřív vystřel.
lesson-gold-rush-buy = Za zlato se kupuje vybavení z nabídky. Podkova stojí 2: při snímání otočíš o kartu víc. Kup ji.
lesson-gold-rush-keep = Vybavení s černým okrajem zůstává před tebou, ostatní ti ho mohou za zlato odhodit. Ukonči tah.

lesson-valley-of-shadows = Údolí stínů: co je nového
lesson-valley-of-shadows-aim = Dvojitá rána se hraje společně s kartou BANG! a ta pak bere 2 životy. Zahraj kartu Dvojitá rána.
lesson-valley-of-shadows-aim-first = Takový výstřel bere jen 1 život. Nejdřív zahraj kartu Dvojitá rána.
lesson-valley-of-shadows-shoot = A teď karta BANG! k ní. Vystřel na hráče Black Jack.
lesson-valley-of-shadows-end = Jeden výstřel, 2 životy. I takový výstřel zruší jediná karta Vedle! Ukonči tah.

lesson-throw = Hod kostkami
lesson-throw-again = Házíš pěti kostkami, nejvýš třikrát. Dynamit zůstává ležet. Hoď znovu šíp a kulomet.
lesson-throw-too-early = Smíš házet znovu a šíp ti jen škodí. Hoď znovu šíp a kulomet.
lesson-throw-keep = Dva terče a dvě piva. Třetí hod by je mohl zkazit: přestaň a nech si všechny kostky.
lesson-throw-shoot = Terč 1 zasáhne hráče ve vzdálenosti 1: o 1 život méně, uhnout nejde. Zasáhni dvakrát hráče Rose Doolan.
lesson-throw-drink = Pivo přidá komukoli 1 život. Obě si vypij.

lesson-arrows = Šípy a indiáni
lesson-arrows-roll = Zbývá 1 šíp. Kdo ho vezme, přivolá indiány: každý šíp stojí 1 život. Šerif má 4. Hoď znovu obě piva.
lesson-arrows-too-early = Indiáni by šerifovi ublížili víc než tobě: má 4 šípy. Hoď znovu obě piva.
lesson-arrows-gatling = To byl útok indiánů a všechny šípy jsou zpátky. Tři kulomety zasáhnou všechny ostatní: nech si všechny kostky.
lesson-arrows-aim = Nejdřív platí terč, pak kulomet. Jsi bandita: zasáhni šerifa, hráče Jesse Jones.
lesson-arrows-not-him = Vítězíš, když vypadne šerif. Zasáhni hráče Jesse Jones.

lesson-whom-to-hit = Koho zasáhnout, komu pomoct
lesson-whom-to-hit-stop = Dva dynamity: se třetím ztrácíš 1 život a už neházíš. Kostky máš dobré: nech si všechny.
lesson-whom-to-hit-third = Třetí dynamit: o 1 život a jedno pivo méně. Nech si kostky, které máš.
lesson-whom-to-hit-hit = Terč 2 zasáhne přesně o dvě místa dál, vlevo nebo vpravo. Jsi pomocník, šerifa šetři: zasáhni hráče Vulture Sam.
lesson-whom-to-hit-sheriff = Rose Doolan je šerif a vítězíte společně. Zasáhni hráče Vulture Sam.
lesson-whom-to-hit-heal = Pivo smíš dát komukoli. Bez šerifa prohráváš, dej proto obě hráči Rose Doolan.
lesson-whom-to-hit-self = Zvítězit můžeš i mimo hru, ale bez šerifa nikdy. Dej piva hráči Rose Doolan.

lesson-old-saloon = Old Saloon: co je nového
lesson-old-saloon-die = Před hodem smíš jednu kostku vyměnit: křikloun střílí dvojnásob, zbabělec dvojnásob pije. Vezmi si křiklouna.
lesson-old-saloon-plain = To jsou jen základní kostky. Vezmi si křiklouna: chceš zasáhnout šerifa.
lesson-old-saloon-coward = Zbabělec léčí, ale ty chceš zasáhnout šerifa. Vezmi si křiklouna.
lesson-old-saloon-role = Tvoje zvláštní role Ošklivý působí jednou za hru: dva hráči si vymění šípy. Použij ji na sebe a na hráče Jesse Jones.
lesson-old-saloon-unused = Takhle ti 3 šípy zůstanou. Nejdřív použij roli.
lesson-old-saloon-arrow = Padl ti šíp: vezmi si náčelníkův. Počítá se za 2, ale když máš šípů nejvíc ze všech, útok tě nic nestojí.
lesson-old-saloon-regular = Obyčejný šíp tě při útoku jen stojí život. Vezmi si šíp náčelníka.
lesson-old-saloon-keep = Dvojitý terč platí dvakrát. Kdo vypadne jako první, tady Vulture Sam, hraje dál jako duch. Nech si všechny kostky.
lesson-old-saloon-hit = Tři terče: všemi zasáhni šerifa, hráče Jesse Jones. Jako Doc Holyday si pak léčíš 2 životy.
lesson-old-saloon-renegade = Vítězíš, když vypadne šerif. Zasáhni hráče Jesse Jones.

lesson-front-and-rear = Vpředu a v záloze
lesson-front-and-rear-hit = Hraješ za zákon. Výstřel zasáhne jen soupeřovu postavu vpředu. Zahraj kartu Colt: cílem je Cattle Katie.
lesson-front-and-rear-unused = Tvůj tah skončil bez výstřelu. Nejdřív zahraj kartu Colt.
lesson-front-and-rear-swap = Pat Garret má jen 1 život. Jednou za tah si tvoje postavy smí vyměnit místo: dopředu ať jde Bill Tightman.
lesson-front-and-rear-too-weak = Další zásah bere poslední život a Pat Garret odchází. Postavy vyměň, než ukončíš tah.
lesson-front-and-rear-limit = Nechat si smíš tolik karet, kolik má postava vpředu životů: teď 5, ne 1. Ukonči tah.
lesson-front-and-rear-dodge = Bill Tightman dostává zásah. Úhybná karta ho ruší: zahraj Vedle!
lesson-front-and-rear-took-it = To stojí život. Úhybnou kartu máš v ruce, tak ji zahraj.

lesson-equipment = Vybavení a odhalení
lesson-equipment-lay = Vybavení vykládáš ke své postavě v záloze nebo k soupeřově vpředu. Vylož Barel: patří k postavě Bill Tightman.
lesson-equipment-given-away = Teď ho má soupeř. Vylož Barel ke své postavě Bill Tightman.
lesson-equipment-front = V záloze vybavení zatím nepůsobí. Vyměň postavy: dopředu jde Bill Tightman i s vybavením.
lesson-equipment-behind = Vpředu stojí Pat Garret a žádný Barel nemá. Nejdřív vyměň postavy.
lesson-equipment-wait = Karty i životy zůstávají při výměně u své postavy. Ukonči tah.
lesson-equipment-reveal = Zásah! S kartou Barel odhalíš vrchní kartu svého balíčku: barel v jejím rohu zásah ruší. Použij ho.
lesson-equipment-no-try = Ztrácíš život bez pokusu. Barel nic nestojí: použij ho.

lesson-last-character = Poslední postava
lesson-last-character-first = Vítězíš, když soupeři nezbude žádná postava. Pat Garret má 1 život: zahraj kartu Colt.
lesson-last-character-unused = Pat Garret má poslední život. Nejdřív zahraj kartu Colt.
lesson-last-character-reload = Soupeř si dobírá 2 karty a zbývá mu jen Bill Tightman. Odteď smíš některé karty přebít, tedy vyměnit: přebij Hledí.
lesson-last-character-reload-first = Hledí tu nepomůže, nová karta možná ano. Nejdřív ho přebij.
lesson-last-character-win = Karta BANG! jen jedna za tah, jiné karty zásahu bez omezení. Taková karta je Nůž: zahraj ji a vítězíš.
lesson-last-character-no-limit = Nůž není karta BANG! Zahrát ho smíš i po ní.

lesson-bonus = Bonusové postavy: co je nového
lesson-bonus-store = Hraješ za postavu Uncle Will: jednou za tah smíš jakoukoli kartu zahrát jako Hokynářství. Pivo teď nepotřebuješ, zahraj ho tak.
lesson-bonus-unused = Tvoje schopnost zůstala nevyužitá. Nejdřív zahraj Pivo jako Hokynářství.
lesson-bonus-keep-mustang = Mustang tě může chránit dlouho. Obětuj raději Pivo.
lesson-bonus-pick = Každý hráč si bere jednu z těchto karet, začínáš ty. Šerif sedí vedle tebe: vezmi si BANG!
lesson-bonus-shoot = Čti i schopnosti ostatních: Emiliano si zrušenou kartu BANG! bere do ruky. Vystřel na šerifa, hráče Rose Doolan.
lesson-bonus-emiliano = Tvoji kartu BANG! má teď v ruce Emiliano. Vystřel na hráče Rose Doolan.

lesson-fistful = Fistful: co je nového
lesson-fistful-ambush = S událostí Léčka jsou všichni ve vzdálenosti 1. Šerif sedí naproti tobě: vystřel na hráče Black Jack.
lesson-fistful-not-sheriff = Na dostřel jsou teď všichni, vybírej dobře: vystřel na šerifa, hráče Black Jack.
lesson-fistful-shoot-first = Po příští události může být šerif zase mimo dostřel. Nejdřív vystřel.
lesson-fistful-empty = Příští událost: kolik máš na začátku tahu karet v ruce, tolik výstřelů na tebe letí. Zahraj obě karty.
lesson-fistful-too-many = Za každou kartu v ruce přišel jeden výstřel. Nejdřív zahraj obě karty.
lesson-fistful-safe = S prázdnou rukou se ti nic nestane. Ukonči tah a dívej se, jak dopadnou ostatní.

lesson-wild-west-show = Divoký západ: co je nového
lesson-wild-west-show-open = Dostavník a Wells Fargo také otočí další kartu představení, která platí pro všechny. Zahraj Dostavník.
lesson-wild-west-show-closed = Žádné představení se nekoná a nové karty taky nemáš. Nejdřív zahraj Dostavník.
lesson-wild-west-show-susanna = Slečna Zuzana chce aspoň 3 karty za tah, jinak na konci ztrácíš 1 život. Zahraj BANG! na hráče Black Jack a vylož Hledí.
lesson-wild-west-show-too-few = Méně než 3 karty, o 1 život méně. Nejdřív vystřel na hráče Black Jack a vylož Hledí.
lesson-wild-west-show-end = 3 karty, žádná ztráta. S poslední kartou, Divoký západ, bojuje každý sám za sebe. Ukonči tah.

lesson-armed-and-dangerous = Ozbrojení a nebezpeční: co je nového
lesson-armed-and-dangerous-lay = Karty s oranžovým okrajem přicházejí se 3 žetony a použít je smíš hned. Vylož kartu Zvonice.
lesson-armed-and-dangerous-only-neighbour = Ty chceš šerifa. Zvonice dostane hráče Black Jack na dostřel: použij ji, než vystřelíš.
lesson-armed-and-dangerous-unused = S kartou Zvonice na šerifa dostřelíš. Nejdřív ji vylož.
lesson-armed-and-dangerous-pay = Platíš 1 žeton a pro tvou příští kartu jsou všichni ve vzdálenosti 1. Použij kartu Zvonice.
lesson-armed-and-dangerous-shoot = Pro tuhle jednu kartu je šerif na dostřel. Vystřel na hráče Black Jack.
lesson-armed-and-dangerous-used-up = Zvonice platí pro jednu kartu a ta už padla. Nejdřív vystřel na hráče Black Jack.
lesson-armed-and-dangerous-load = Modrá karta z ruky přináší 1 žeton. Vylož kartu Mustang a žeton dej na kartu Zvonice.
lesson-armed-and-dangerous-blue-first = Bez žetonů se oranžová karta odhazuje. Vylož kartu Mustang a žeton dej na kartu Zvonice.

lesson-great-train-robbery = Velká vlaková loupež: co je nového
lesson-great-train-robbery-take = Jednou za tah si smíš vzít vagon za cenu jeho stanice, tady za kartu BANG! Vezmi si Služební vůz.
lesson-great-train-robbery-moved-on = Vlakem smíš jednou pohnout, ale pak má každý vagon jinou stanici. Služební vůz si vezmi tady.
lesson-great-train-robbery-unused = V tvém příštím tahu bude vagon jinde nebo pryč. Nejdřív si vezmi Služební vůz.
lesson-great-train-robbery-wait = Vagon teď platí jako tvoje modrá karta. Na začátku každého tahu šerifa vlak popojede. Ukonči tah.
lesson-great-train-robbery-caboose = Výstřel! Služební vůz ho zruší za jinou modrou kartu, tady Hledí. Použij ho.
lesson-great-train-robbery-took-it = Ztrácíš život, a přitom vagon mohl výstřel zastavit. Použij Služební vůz.
