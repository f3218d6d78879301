# Lekcie: texty ich stránok a vety jednotlivých lekcií (najviac 140 znakov).
learn-first-game = Celá hra s tromi botmi. Všetko sa naučíš, keď na to príde.
learn-new = Nová
learn-begun = Rozohraná
learn-passed = Hotovo
learn-step = { $at } z { $n }
learn-go-on = Hraj ďalej.
learn-again = Skúsiť znova
learn-restart = Začať lekciu od začiatku
learn-done = Výborne! To je z tejto lekcie všetko.
learn-game-over = Koniec hry. Teraz už vieš hrať!
learn-next = Ďalšia: { $title }
learn-offer = Prvý raz? Lekcia zaberie dve minúty.
learn-offer-no = Už neponúkať
learn-all = Všetky lekcie
lesson-not-that = O to v tomto kroku nejde.

lesson-first-game = Tvoja prvá hra
lesson-first-game-role = Si šerif. Všetci traja ostatní sú proti tebe: dvaja banditi a odpadlík. Dostaň ich z hry: zahraj BANG!
lesson-first-game-bang = BANG! berie 1 život hráčovi na dostrel, ak neuhne. Vyber kartu a potom hráča.
lesson-first-game-weapon = Číslo pri hráčovi je jeho vzdialenosť od teba. Bez zbrane máš dostrel 1, so zbraňou Schofield 2. Vylož ju.
lesson-first-game-turn = Kariet môžeš hrať, koľko chceš, ale len jednu kartu BANG! za ťah. Potom ukonči ťah.
lesson-first-game-shot = Strieľa na teba! Karta Vedľa! výstrel ruší. Inak strácaš 1 život.
lesson-first-game-blue = Karty vyložené pred hráčom platia stále. Otvor si kartu a prečítaj si, čo robí.
lesson-first-game-check = Odobratie: otočí sa vrchná karta balíčka. Jej farba rozhodne, ako to dopadne.
lesson-first-game-indians = Indiáni! útočia na všetkých ostatných. Odrazí ich len BANG!
lesson-first-game-duel = V dueli obaja striedavo odhadzujete karty BANG! Kto nemá ďalšiu, stráca 1 život.
lesson-first-game-discard = Na konci ťahu si môžeš nechať toľko kariet, koľko máš životov. Ostatné odhoď.
lesson-first-game-rescue = Posledný život! Teraz ťa zachráni Pivo, ak sú v hre aspoň traja hráči.
lesson-first-game-out = Hráč vypadáva z hry a ukazuje rolu. Za banditu si strelec doberá 3 karty.

lesson-shoot-and-dodge = Streľba a úhyb
lesson-shoot-and-dodge-shoot = Si bandita: šerif musí z hry. Black Jack je šerif. Zahraj BANG! na hráča Black Jack.
lesson-shoot-and-dodge-turn-wasted = Tvoj ťah sa skončil bez výstrelu. Najprv vystreľ.
lesson-shoot-and-dodge-not-beer = Pivo ti pridá život, ale šerifovi neublíži. Najprv vystreľ.
lesson-shoot-and-dodge-hit = Zásah: o 1 život menej. Za ťah zvyčajne hráš jednu kartu BANG! Máš hotovo, ukonči ťah.
lesson-shoot-and-dodge-dodge = Teraz strieľa šerif na teba. Karta Vedľa! výstrel ruší. Zahraj ju.
lesson-shoot-and-dodge-took-it = Bez karty Vedľa! strácaš život. Jednu máš, tak ju použi.

lesson-distance = Vzdialenosť a zbrane
lesson-distance-look = Si šerif. Známy bandita Black Jack je vo vzdialenosti 2, mimo tvojho dostrelu. Vylož zbraň Winchester.
lesson-distance-too-far = Black Jack je stále priďaleko. To zmení zbraň: najprv vylož Winchester.
lesson-distance-neighbour = Bez zbrane dostrelíš len na susedov. Nič nehovorí, že Suzy Lafayette hrá proti tebe.
lesson-distance-aim = Winchester má dostrel 5. Číslo pri hráčovi je jeho vzdialenosť. Black Jack je už na dostrel. Zahraj naňho BANG!
lesson-distance-scope = S kartou Mustang je hráč o 1 ďalej, s kartou Mieridlo máš všetkých o 1 bližšie. Vylož Mieridlo.

lesson-blue-cards = Modré karty a odobratie
lesson-blue-cards-barrel = Modré karty ostávajú pred hráčom a platia ďalej. Barel môže zastaviť výstrel. Vylož ho.
lesson-blue-cards-unprotected = Po tebe hrá Black Jack a strieľal by. Najprv vylož Barel.
lesson-blue-cards-jail = Väzenie sa vykladá pred iného hráča, nikdy nie pred šerifa. Vyber pomocníka.
lesson-blue-cards-jail-self = Vo väzení môžeš prísť o vlastný ťah. Pošli tam pomocníka.
lesson-blue-cards-wait = Hráč vo väzení na začiatku ťahu odoberá: srdce ho pustí, inak o ťah prichádza. Ukonči ťah.
lesson-blue-cards-draw = Výstrel! Odober na Barel: otočí sa vrchná karta. Srdce platí ako Vedľa!
lesson-blue-cards-no-draw = Strácaš život bez pokusu. Barel nič nestojí: použi ho.

lesson-beer = Pivo a posledný život
lesson-beer-heal = Máš 1 život. Pivo ti 1 život pridá, ale nikdy viac, než koľko ich bolo na začiatku. Zahraj ho.
lesson-beer-hurt = Piť môžeš vo svojom ťahu. Urob to skôr, než budú hrať ostatní.
lesson-beer-keep = Druhé Pivo si nechaj: len ono ťa zachráni pri poslednom živote. Ukonči ťah.
lesson-beer-keep-one = Potom ti na posledný život žiadne Pivo neostane. Toto si nechaj v ruke.
lesson-beer-rescue = Dva zásahy a žiadny život. Teraz ťa zachráni Pivo, aj mimo tvojho ťahu. Zahraj ho.
lesson-beer-let-go = Takto vypadávaš z hry. Zahraj radšej Pivo.

lesson-roles = Roly: komu veriť
lesson-roles-who = Si pomocník: víťazíš so šerifom. Hráč Vulture Sam na šerifa práve vystrelil. Vystreľ naňho.
lesson-roles-innocent = Rose Doolan zatiaľ nič zlé nerobí. Ver činom: na šerifa strieľa Vulture Sam.
lesson-roles-again = Bandita na šerifa strieľa, pomocník ho chráni. Ako Willy the Kid môžeš strieľať znova: dokonči to.
lesson-roles-renegade = Rose Doolan je odpadlík: víťazí, len keď ostane v hre posledný. Ukonči ťah, alebo strieľaj.

lesson-death = Smrť a odmena
lesson-death-reward = Si šerif. Kto banditovi vezme posledný život, doberá si 3 karty. Vystreľ na banditu, hráča Black Jack.
lesson-death-deputy = Rose Doolan je tvoj pomocník. Šerif, ktorý pomocníka vyradí, odhadzuje všetky karty. Strieľaj na banditu.
lesson-death-drawn = Kto vypadne, ukazuje rolu a odhadzuje všetko. Máš 3 karty navyše. Vylož Mieridlo.
lesson-death-scope-first = Modré karty platia, len keď ležia pred tebou. Najprv vylož Mieridlo.
lesson-death-end = Môžeš si nechať toľko kariet, koľko máš životov, zvyšok na konci ťahu odhodíš. Ukonči ťah.

lesson-duel = Duel, Guľomet, Indiáni!
lesson-duel-gatling = Guľomet strieľa na všetkých ostatných v ľubovoľnej vzdialenosti a nie je to karta BANG! Zahraj ho.
lesson-duel-unused = Tieto karty sú silné a nepotrebujú dostrel. Zahraj ich najprv.
lesson-duel-indians = Indiáni! útočia na všetkých ostatných: pomôže len BANG! z ruky, Vedľa! ani Barel nie. Zahraj ich.
lesson-duel-duel = Duel dosiahne na každého. Striedavo odhadzujete karty BANG! Vyzvi šerifa, hráča Black Jack.
lesson-duel-not-her = Z hry má vypadnúť šerif. Vyzvi hráča Black Jack.
lesson-duel-answer = Šerif odpovedá kartou BANG! Teraz si na rade ty: kto prvý nemá ďalšiu, prehráva. Odhoď tú svoju.
lesson-duel-gave-up = Bez karty BANG! prehrávaš duel a strácaš život. Odhoď svoju kartu BANG!

lesson-hold-fire = Kedy nestrieľať
lesson-hold-fire-choose = Si pomocník a šerif má 1 život. Black Jack je bandita. Vyber správnu kartu.
lesson-hold-fire-sheriff-hit = To zasiahne aj šerifa a víťazia banditi. Zahraj BANG! na hráča Black Jack.
lesson-hold-fire-hold = Ostáva ešte jeden bandita, ale Guľomet by zabil šerifa. Niekedy je najlepšie nehrať nič: ukonči ťah.

lesson-dodge-city = Dodge City: čo je nové
lesson-dodge-city-green = Karty so zeleným okrajom vykladáš pred seba a použiješ až v niektorom ďalšom ťahu. Vylož kartu Nôž.
lesson-dodge-city-lay-first = Zelenú kartu použiješ najskôr v ďalšom ťahu. Preto hneď vylož kartu Nôž.
lesson-dodge-city-wait = V ťahu, keď Nôž vyložíš, ho ešte nepoužiješ. Niektoré karty, napríklad Springfield, stoja ešte jednu kartu. Ukonči ťah.
lesson-dodge-city-use = Tvoj ďalší ťah: Nôž už platí. Strieľa, hoci to nie je karta BANG! Použi ho na hráča Black Jack.

lesson-high-noon = High Noon: čo je nové
lesson-high-noon-first = Udalosť platí pre všetkých. Táto dovoľuje druhú kartu BANG! za ťah. Vystreľ na hráča Black Jack.
lesson-high-noon-second = A teraz druhá karta BANG! v tomto ťahu. Vystreľ na hráča Black Jack znova.
lesson-high-noon-one-more = Udalosť ti dovoľuje ešte jeden výstrel. Využi ho.
lesson-high-noon-next = Ďalšia udalosť príde, keď sa začne ťah šerifa. Leží odkrytá, takže s ňou môžeš rátať. Ukonči ťah.

lesson-gold-rush = Zlatá horúčka: čo je nové
lesson-gold-rush-nugget = Za každý život, ktorý výstrelom vezmeš, dostávaš nuget. Vystreľ na hráča Black Jack.
lesson-gold-rush-no-gold = Zásah prináša zlato a ty máš len 1 nuget. Najprv vystreľ.
lesson-gold-rush-buy = Za zlato sa kupuje vybavenie z ponuky. Podkova stojí 2: pri odobratí otočíš o kartu viac. Kúp ju.
lesson-gold-rush-keep = Vybavenie s čiernym okrajom ostáva pred tebou, ostatní ti ho môžu za zlato odhodiť. Ukonči ťah.

lesson-valley-of-shadows = Údolie tieňov: čo je nové
lesson-valley-of-shadows-aim = Dvojitá rana sa hrá spolu s kartou BANG! a tá potom berie 2 životy. Zahraj kartu Dvojitá rana.
lesson-valley-of-shadows-aim-first = Taký výstrel berie len 1 život. Najprv zahraj kartu Dvojitá rana.
lesson-valley-of-shadows-shoot = A teraz karta BANG! k nej. Vystreľ na hráča Black Jack.
lesson-valley-of-shadows-end = Jeden výstrel, 2 životy. Aj taký výstrel zruší jediná karta Vedľa! Ukonči ťah.

lesson-throw = Hod kockami
lesson-throw-again = Hádžeš piatimi kockami, najviac trikrát. Dynamit ostáva ležať. Hoď znova šíp a guľomet.
lesson-throw-too-early = Môžeš hádzať znova a šíp ti len škodí. Hoď znova šíp a guľomet.
lesson-throw-keep = Dva terče a dve pivá. Tretí hod by ich mohol pokaziť: prestaň a nechaj si všetky kocky.
lesson-throw-shoot = Terč 1 zasiahne hráča vo vzdialenosti 1: o 1 život menej, uhnúť sa nedá. Zasiahni dvakrát hráča Rose Doolan.
lesson-throw-drink = Pivo pridá komukoľvek 1 život. Obe si vypi.

lesson-arrows = Šípy a indiáni
lesson-arrows-roll = Ostáva 1 šíp. Kto ho vezme, privolá indiánov: každý šíp stojí 1 život. Šerif má 4. Hoď znova obe pivá.
lesson-arrows-too-early = Indiáni by šerifovi ublížili viac než tebe: má 4 šípy. Hoď znova obe pivá.
lesson-arrows-gatling = To bol útok indiánov a všetky šípy sú späť. Tri guľomety zasiahnu všetkých ostatných: nechaj si všetky kocky.
lesson-arrows-aim = Najprv platí terč, potom guľomet. Si bandita: zasiahni šerifa, hráča Jesse Jones.
lesson-arrows-not-him = Víťazíš, keď vypadne šerif. Zasiahni hráča Jesse Jones.

lesson-whom-to-hit = Koho zasiahnuť, komu pomôcť
lesson-whom-to-hit-stop = Dva dynamity: s tretím strácaš 1 život a už nehádžeš. Kocky máš dobré: nechaj si všetky.
lesson-whom-to-hit-third = Tretí dynamit: o 1 život a jedno pivo menej. Nechaj si kocky, ktoré máš.
lesson-whom-to-hit-hit = Terč 2 zasiahne presne o dve miesta ďalej, vľavo alebo vpravo. Si pomocník, šerifa šetri: zasiahni hráča Vulture Sam.
lesson-whom-to-hit-sheriff = Rose Doolan je šerif a víťazíte spolu. Zasiahni hráča Vulture Sam.
lesson-whom-to-hit-heal = Pivo môžeš dať komukoľvek. Bez šerifa prehrávaš, daj preto obe hráčovi Rose Doolan.
lesson-whom-to-hit-self = Zvíťaziť môžeš aj mimo hry, ale bez šerifa nikdy. Daj pivá hráčovi Rose Doolan.

lesson-old-saloon = Old Saloon: čo je nové
lesson-old-saloon-die = Pred hodom môžeš jednu kocku vymeniť: krikľúň strieľa dvojnásobne, zbabelec dvojnásobne pije. Vezmi si krikľúňa.
lesson-old-saloon-plain = To sú len základné kocky. Vezmi si krikľúňa: chceš zasiahnuť šerifa.
lesson-old-saloon-coward = Zbabelec lieči, ale ty chceš zasiahnuť šerifa. Vezmi si krikľúňa.
lesson-old-saloon-role = Tvoja špeciálna rola Škaredý pôsobí raz za hru: dvaja hráči si vymenia šípy. Použi ju na seba a na hráča Jesse Jones.
lesson-old-saloon-unused = Takto ti 3 šípy ostanú. Najprv použi rolu.
lesson-old-saloon-arrow = Padol ti šíp: vezmi si náčelníkov. Počíta sa za 2, ale keď máš šípov najviac zo všetkých, útok ťa nič nestojí.
lesson-old-saloon-regular = Obyčajný šíp ťa pri útoku len stojí život. Vezmi si šíp náčelníka.
lesson-old-saloon-keep = Dvojitý terč platí dvakrát. Kto vypadne ako prvý, tu Vulture Sam, hrá ďalej ako duch. Nechaj si všetky kocky.
lesson-old-saloon-hit = Tri terče: všetkými zasiahni šerifa, hráča Jesse Jones. Ako Doc Holyday si potom liečiš 2 životy.
lesson-old-saloon-renegade = Víťazíš, keď vypadne šerif. Zasiahni hráča Jesse Jones.

lesson-front-and-rear = Vpredu a v zálohe
lesson-front-and-rear-hit = Hráš za zákon. Výstrel zasiahne len súperovu postavu vpredu. Zahraj kartu Colt: cieľom je Cattle Katie.
lesson-front-and-rear-unused = Tvoj ťah sa skončil bez výstrelu. Najprv zahraj kartu Colt.
lesson-front-and-rear-swap = Pat Garret má len 1 život. Raz za ťah si tvoje postavy môžu vymeniť miesto: dopredu nech ide Bill Tightman.
lesson-front-and-rear-too-weak = Ďalší zásah berie posledný život a Pat Garret odchádza. Postavy vymeň skôr, než ukončíš ťah.
lesson-front-and-rear-limit = Nechať si môžeš toľko kariet, koľko má postava vpredu životov: teraz 5, nie 1. Ukonči ťah.
lesson-front-and-rear-dodge = Bill Tightman dostáva zásah. Úhybná karta ho ruší: zahraj Vedľa!
lesson-front-and-rear-took-it = To stojí život. Úhybnú kartu máš v ruke, tak ju zahraj.

lesson-equipment = Vybavenie a odhalenie
lesson-equipment-lay = Vybavenie vykladáš k svojej postave v zálohe alebo k súperovej vpredu. Vylož Barel: patrí k postave Bill Tightman.
lesson-equipment-given-away = Teraz ho má súper. Vylož Barel k svojej postave Bill Tightman.
lesson-equipment-front = V zálohe vybavenie zatiaľ nepôsobí. Vymeň postavy: dopredu ide Bill Tightman aj s vybavením.
lesson-equipment-behind = Vpredu stojí Pat Garret a žiadny Barel nemá. Najprv vymeň postavy.
lesson-equipment-wait = Karty aj životy ostávajú pri výmene pri svojej postave. Ukonči ťah.
lesson-equipment-reveal = Zásah! S kartou Barel odhalíš vrchnú kartu svojho balíčka: barel v jej rohu zásah ruší. Použi ho.
lesson-equipment-no-try = Strácaš život bez pokusu. Barel nič nestojí: použi ho.

lesson-last-character = Posledná postava
lesson-last-character-first = Víťazíš, keď súperovi neostane žiadna postava. Pat Garret má 1 život: zahraj kartu Colt.
lesson-last-character-unused = Pat Garret má posledný život. Najprv zahraj kartu Colt.
lesson-last-character-reload = Súper si doberá 2 karty a ostáva mu len Bill Tightman. Odteraz môžeš niektoré karty prebiť, teda vymeniť: prebi Mieridlo.
lesson-last-character-reload-first = Mieridlo tu nepomôže, nová karta možno áno. Najprv ho prebi.
lesson-last-character-win = Karta BANG! len jedna za ťah, iné karty zásahu bez obmedzenia. Taká karta je Nôž: zahraj ju a víťazíš.
lesson-last-character-no-limit = Nôž nie je karta BANG! Hrať ho môžeš aj po nej.

lesson-bonus = Bonusové postavy: čo je nové
lesson-bonus-store = Hráš za postavu Uncle Will: raz za ťah môžeš akúkoľvek kartu hrať ako Hokynárstvo. Pivo teraz nepotrebuješ, zahraj ho tak.
lesson-bonus-unused = Tvoja schopnosť ostala nevyužitá. Najprv zahraj Pivo ako Hokynárstvo.
lesson-bonus-keep-mustang = Mustang ťa môže chrániť dlho. Obetuj radšej Pivo.
lesson-bonus-pick = Každý hráč si berie jednu z týchto kariet, začínaš ty. Šerif sedí vedľa teba: vezmi si BANG!
lesson-bonus-shoot = Čítaj aj schopnosti ostatných: Emiliano si zrušenú kartu BANG! berie do ruky. Vystreľ na šerifa, hráča Rose Doolan.
lesson-bonus-emiliano = Tvoju kartu BANG! má teraz v ruke Emiliano. Vystreľ na hráča Rose Doolan.

lesson-fistful = Za hrsť kariet: čo je nové
lesson-fistful-ambush = S udalosťou Prepad sú všetci vo vzdialenosti 1. Šerif sedí oproti tebe: vystreľ na hráča Black Jack.
lesson-fistful-not-sheriff = Na dostrel sú teraz všetci, vyberaj dobre: vystreľ na šerifa, hráča Black Jack.
lesson-fistful-shoot-first = Po ďalšej udalosti môže byť šerif zase mimo dostrelu. Najprv vystreľ.
lesson-fistful-empty = Ďalšia udalosť: koľko máš na začiatku ťahu kariet v ruke, toľko výstrelov na teba letí. Zahraj obe karty.
lesson-fistful-too-many = Za každú kartu v ruke prišiel jeden výstrel. Najprv zahraj obe karty.
lesson-fistful-safe = S prázdnou rukou sa ti nič nestane. Ukonči ťah a pozeraj sa, ako dopadnú ostatní.

lesson-wild-west-show = Divoký západ: čo je nové
lesson-wild-west-show-open = Dostavník a Wells Fargo tiež otočia ďalšiu kartu predstavenia, ktorá platí pre všetkých. Zahraj Dostavník.
lesson-wild-west-show-closed = Žiadne predstavenie sa nekoná a nové karty tiež nemáš. Najprv zahraj Dostavník.
lesson-wild-west-show-susanna = Slečna Zuzana chce aspoň 3 karty za ťah, inak na konci strácaš 1 život. Zahraj BANG! na hráča Black Jack a vylož Mieridlo.
lesson-wild-west-show-too-few = Menej než 3 karty, o 1 život menej. Najprv vystreľ na hráča Black Jack a vylož Mieridlo.
lesson-wild-west-show-end = 3 karty, žiadna strata. S poslednou kartou, Divoký západ, bojuje každý sám za seba. Ukonči ťah.

lesson-armed-and-dangerous = Ozbrojení a nebezpeční: čo je nové
lesson-armed-and-dangerous-lay = Karty s oranžovým okrajom prichádzajú s 3 žetónmi a použiť ich môžeš hneď. Vylož kartu Zvonica.
lesson-armed-and-dangerous-only-neighbour = Ty chceš šerifa. Zvonica dostane hráča Black Jack na dostrel: použi ju, než vystrelíš.
lesson-armed-and-dangerous-unused = S kartou Zvonica na šerifa dostrelíš. Najprv ju vylož.
lesson-armed-and-dangerous-pay = Platíš 1 žetón a pre tvoju ďalšiu kartu sú všetci vo vzdialenosti 1. Použi kartu Zvonica.
lesson-armed-and-dangerous-shoot = Pre túto jednu kartu je šerif na dostrel. Vystreľ na hráča Black Jack.
lesson-armed-and-dangerous-used-up = Zvonica platí pre jednu kartu a tá už padla. Najprv vystreľ na hráča Black Jack.
lesson-armed-and-dangerous-load = Modrá karta z ruky prináša 1 žetón. Vylož kartu Mustang a žetón daj na kartu Zvonica.
lesson-armed-and-dangerous-blue-first = Bez žetónov sa oranžová karta odhadzuje. Vylož kartu Mustang a žetón daj na kartu Zvonica.

lesson-great-train-robbery = Veľká vlaková lúpež: čo je nové
lesson-great-train-robbery-take = Raz za ťah si môžeš vziať vagón za cenu jeho stanice, tu za kartu BANG! Vezmi si Služobný vozeň.
lesson-great-train-robbery-moved-on = Vlakom môžeš raz pohnúť, ale potom má každý vagón inú stanicu. Služobný vozeň si vezmi tu.
lesson-great-train-robbery-unused = V tvojom ďalšom ťahu bude vagón inde alebo preč. Najprv si vezmi Služobný vozeň.
lesson-great-train-robbery-wait = Vagón teraz platí ako tvoja modrá karta. Na začiatku každého ťahu šerifa sa vlak posunie. Ukonči ťah.
lesson-great-train-robbery-caboose = Výstrel! Služobný vozeň ho zruší za inú modrú kartu, tu Mieridlo. Použi ho.
lesson-great-train-robbery-took-it = Strácaš život, a pritom vagón mohol výstrel zastaviť. Použi Služobný vozeň.
