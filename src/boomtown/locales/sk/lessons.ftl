# Lekcie: texty ich stránok a vety jednotlivých lekcií (najviac 140 znakov).
learn-first-game = Celá hra s tromi botmi. Každú vec sa naučíš, keď nastane.
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
learn-all = Všetky lekcie
lesson-not-that = O tom tento krok nie je.

lesson-first-game = Tvoja prvá hra
lesson-first-game-role = Si šerif a všetci to vedia. Dvaja banditi a odpadlík svoje roly skrývajú. Vyraď všetkých troch a víťazíš.
lesson-first-game-bang = BANG! berie 1 život hráčovi v tvojom dostrele. Číslo pri hráčovi hovorí, ako je od teba ďaleko.
lesson-first-game-weapon = Bez zbrane máš dostrel 1. So zbraňou Schofield pred sebou máš dostrel 2. Vylož ju.
lesson-first-game-turn = Kariet môžeš hrať, koľko chceš, ale len jednu kartu BANG! za ťah. Potom ukonči ťah.
lesson-first-game-shot = Strieľa na teba! Karta Vedľa! výstrel ruší. Inak strácaš 1 život.
lesson-first-game-blue = Karty vyložené pred hráčom platia stále. Klikni na kartu a prečítaj si, čo robí.
lesson-first-game-check = Odobratie: otočí sa vrchná karta balíčka. Jej farba rozhodne, ako to dopadne.
lesson-first-game-indians = Indiáni! útočia na všetkých ostatných. Odrazí ich len BANG!
lesson-first-game-duel = V súboji obaja striedavo odhadzujete karty BANG! Kto nemá ďalšiu, stráca 1 život.
lesson-first-game-discard = Na konci ťahu si môžeš nechať toľko kariet, koľko máš životov. Ostatné odhoď.
lesson-first-game-rescue = Posledný život! Teraz ťa zachráni Pivo, ak sú v hre aspoň traja hráči.
lesson-first-game-out = Hráč vypadáva z hry a ukazuje rolu. Za banditu si strelec doberá 3 karty.

lesson-shoot-and-dodge = Streľba a úhyb
lesson-shoot-and-dodge-shoot = Si bandita: šerif musí z hry. Black Jack je šerif. Hraj BANG! na hráča Black Jack.
lesson-shoot-and-dodge-turn-wasted = Tvoj ťah sa skončil bez výstrelu. Najprv vystreľ.
lesson-shoot-and-dodge-not-beer = Pivo ti pridá život, ale šerifovi neublíži. Najprv vystreľ.
lesson-shoot-and-dodge-hit = Zásah: o 1 život menej. Za ťah zvyčajne hráš jednu kartu BANG! Viac už nemáš, ukonči ťah.
lesson-shoot-and-dodge-dodge = Teraz strieľa šerif na teba. Karta Vedľa! výstrel ruší. Hraj ju.
lesson-shoot-and-dodge-took-it = Bez karty Vedľa! strácaš život. Jednu máš, tak ju použi.

lesson-distance = Vzdialenosť a zbrane
lesson-distance-look = Si šerif. Známy bandita Black Jack je vo vzdialenosti 2, mimo tvojho dostrelu. Vylož zbraň Winchester.
lesson-distance-too-far = Black Jack je stále priďaleko. To zmení zbraň: najprv vylož Winchester.
lesson-distance-neighbour = Bez zbrane dostrelíš len na susedov. Nič nehovorí, že Suzy Lafayette hrá proti tebe.
lesson-distance-aim = Winchester má dostrel 5. Číslo pri hráčovi je jeho vzdialenosť. Teraz je Black Jack na dostrel. Hraj naňho BANG!
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
lesson-beer-heal = Máš 1 život. Pivo ti 1 život pridá, ale nikdy viac, než koľko bolo na začiatku. Hraj ho.
lesson-beer-hurt = Piť môžeš vo svojom ťahu. Urob to skôr, než budú hrať ostatní.
lesson-beer-keep = Druhé Pivo si nechaj: len ono ťa zachráni pri poslednom živote. Ukonči ťah.
lesson-beer-keep-one = Potom ti na posledný život nijaké Pivo neostane. Toto si nechaj v ruke.
lesson-beer-rescue = Dva zásahy a život nijaký. Teraz ťa zachráni Pivo, aj mimo tvojho ťahu. Hraj ho.
lesson-beer-let-go = Takto vypadávaš z hry. Hraj radšej Pivo.

lesson-roles = Roly: komu veriť
lesson-roles-who = Si pomocník: víťazíš so šerifom. Vulture Sam na šerifa práve strieľa. Vystreľ na hráča Vulture Sam.
lesson-roles-innocent = Rose Doolan zatiaľ nič zlé nerobí. Ver činom: na šerifa strieľa Vulture Sam.
lesson-roles-again = Bandita na šerifa strieľa, pomocník ho chráni. Willy the Kid môže strieľať znova: dokonči to.
lesson-roles-renegade = Rose Doolan je odpadlík a chce ostať v hre ako posledný. Ukonči ťah, alebo strieľaj.

lesson-death = Smrť a odmena
lesson-death-reward = Si šerif. Kto banditovi vezme posledný život, doberá si 3 karty. Black Jack je bandita.
lesson-death-deputy = Rose Doolan je tvoj pomocník. Šerif, ktorý pomocníka vyradí, odhadzuje všetky karty. Strieľaj na banditu.
lesson-death-drawn = Kto vypadne, ukazuje rolu a odhadzuje všetko. Máš 3 karty navyše. Vylož Mieridlo.
lesson-death-scope-first = Modré karty platia, len keď ležia pred tebou. Najprv vylož Mieridlo.
lesson-death-end = Môžeš si nechať toľko kariet, koľko máš životov, zvyšok na konci ťahu odhodíš. Ukonči ťah.

lesson-duel = Duel, Guľomet, Indiáni!
lesson-duel-gatling = Guľomet strieľa na všetkých ostatných v ľubovoľnej vzdialenosti a nie je to karta BANG! Hraj ho.
lesson-duel-unused = Tieto karty sú silné a nepotrebujú dostrel. Hraj ich najprv.
lesson-duel-indians = Indiáni! útočia na všetkých ostatných: pomôže len BANG! z ruky, Vedľa! ani Barel nie. Hraj ich.
lesson-duel-duel = Duel dosiahne na každého. Striedavo odhadzujete karty BANG! Vyzvi šerifa, hráča Black Jack.
lesson-duel-not-her = Z hry má vypadnúť šerif. Vyzvi hráča Black Jack.
lesson-duel-answer = Šerif má svoje karty BANG! preč. Víťazí ten, kto ešte jednu má. Odhoď ju.
lesson-duel-gave-up = Bez karty BANG! prehrávaš duel a strácaš život. Odhoď svoju kartu BANG!

lesson-hold-fire = Kedy nestrieľať
lesson-hold-fire-choose = Si pomocník a šerif má 1 život. Black Jack je bandita. Vyber správnu kartu.
lesson-hold-fire-sheriff-hit = To zasiahne aj šerifa a víťazia banditi. Hraj BANG! na hráča Black Jack.
lesson-hold-fire-hold = Ostáva ešte jeden bandita, ale Guľomet by zabil šerifa. Niekedy je najlepšie nehrať nič: ukonči ťah.

lesson-dodge-city = Dodge City: čo je nové
lesson-dodge-city-green = Karty so zeleným okrajom sa vykladajú pred seba a použijú sa v neskoršom ťahu. Vylož kartu Nôž.
lesson-dodge-city-lay-first = Zelená karta platí až potom, čo pred tebou ležala. Najprv vylož kartu Nôž.
lesson-dodge-city-wait = V ťahu, keď bol Nôž vyložený, ho nepoužiješ. Iné karty stoja ešte jednu kartu. Ukonči ťah.
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
lesson-valley-of-shadows-aim = Dvojitá rána sa hrá spolu s kartou BANG! a tá potom berie 2 životy. Hraj kartu Dvojitá rána.
lesson-valley-of-shadows-aim-first = Taký výstrel berie len 1 život. Najprv hraj kartu Dvojitá rána.
lesson-valley-of-shadows-shoot = A teraz karta BANG! k nej. Vystreľ na hráča Black Jack.
lesson-valley-of-shadows-end = Jeden výstrel, 2 životy. Aj taký výstrel zruší jediná karta Vedľa! Ukonči ťah.

lesson-throw = Hod kockami
lesson-throw-again = Hádžeš piatimi kockami, najviac trikrát. Dynamit ostáva ležať. Hoď znova šíp a guľomet.
lesson-throw-too-early = Môžeš hádzať znova a šíp ti len škodí. Hoď znova šíp a guľomet.
lesson-throw-keep = Dva terče a dve pivá. Tretí hod by ich mohol pokaziť: prestaň a nechaj si všetky kocky.
lesson-throw-shoot = Terč 1 zasiahne hráča vo vzdialenosti 1: o 1 život menej, uhnúť sa nedá. Zasiahni dvakrát hráča Rose Doolan.
lesson-throw-drink = Pivo pridá komukoľvek 1 život. Obe si vypi.
