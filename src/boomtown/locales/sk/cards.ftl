### Mená a texty kariet, postáv, rol, sád a variantov.
### -text: čo stojí na karte. -more: na čo sa ľudia pýtajú.

## Základná hra

-weapon-note = Zbraň s iným menom ju nahrádza a stará sa odhadzuje. Mení tvoj dostrel, nie vzdialenosť, takže pri karte Panika! nepomáha.

card-bang = BANG!
card-bang-text = Efekt BANG! na kohokoľvek, kto je na dostrel. Za ťah môžeš zahrať len 1 kartu BANG!
card-bang-more = Ruší ju 1 efekt Vedľa! Inak cieľ stráca 1 život. Aj zrušená karta BANG! sa počíta do limitu za ťah. Odhodená pre kartu Duel alebo Indiáni! sa nepočíta.

card-missed = Vedľa!
card-missed-text = Ruší efekt BANG! mierený na teba. Hráš ju ako odpoveď, aj mimo svojho ťahu.
card-missed-more = Pomáha proti každému efektu BANG! aj proti karte Guľomet. Proti kartám Duel, Indiáni! a Dynamit nie. Zahrať ju smie len cieľ.

card-beer = Pivo
card-beer-text = Vylieč si 1 život. Mimo svojho ťahu ju môžeš zahrať len pri smrteľnom zásahu. Keď sú v hre len 2 hráči, nemá žiadny účinok.
card-beer-more = Nikdy nad maximum a nikdy nikomu inému. Pri smrteľnom zásahu ich môžeš zahrať aj viac, ak ti nakoniec zostane aspoň 1 život. Pri udalosti Reverend ju nesmie zahrať nikto.

card-panic = Panika!
card-panic-text = Vezmi si kartu od kohokoľvek vo vzdialenosti 1: náhodnú z ruky alebo kartu v hre podľa svojho výberu.
card-panic-more = Zbrane nepomáhajú, karty Mustang a Mieridlo sa počítajú. Vziať si môžeš ktorúkoľvek kartu v hre, aj Väzenie alebo Dynamit. Ide ti do ruky.

card-cat-balou = Cat Balou
card-cat-balou-text = Ktokoľvek v ľubovoľnej vzdialenosti odhadzuje kartu: náhodnú z ruky alebo kartu v hre podľa tvojho výberu.
card-cat-balou-more = Vybrať môžeš ktorúkoľvek kartu v hre: zbraň, Väzenie aj Dynamit. Môžeš ju zahrať aj na seba, napríklad na kartu Dynamit, ktorú máš pred sebou.

card-stagecoach = Dostavník
card-stagecoach-text = Dober si 2 karty.
card-stagecoach-more = Za ťah ich môžeš zahrať, koľko chceš. Dobraté karty môžeš hneď hrať.

card-wells-fargo = Wells Fargo
card-wells-fargo-text = Dober si 3 karty.
card-wells-fargo-more = Za ťah ich môžeš zahrať, koľko chceš. Dobraté karty môžeš hneď hrať.

card-general-store = Hokynárstvo
card-general-store-text = Otoč toľko kariet, koľko je v hre hráčov. Začínaš ty a potom si v smere hodinových ručičiek každý berie 1 kartu do ruky.
card-general-store-more = Všetci vidia, kto si čo berie. Odmietnuť sa nedá. Kým nie sú rozobraté všetky karty, nič iné sa nehrá.

card-saloon = Saloon
card-saloon-text = Každý v hre si lieči 1 život, ty tiež.
card-saloon-more = Nie je to karta Pivo: pri smrteľnom zásahu nikoho nezachráni, ale pôsobí, aj keď sú v hre len 2 hráči. Nikdy nad maximum.

card-gatling = Guľomet
card-gatling-text = Efekt BANG! na všetkých ostatných v ľubovoľnej vzdialenosti.
card-gatling-more = Nie je to karta BANG! a do limitu sa nepočíta. Aj od postavy Slab the Killer na ňu stačí 1 efekt Vedľa! Odpovedá sa postupne v smere hodinových ručičiek.

card-duel = Duel
card-duel-text = Vyzvi kohokoľvek v ľubovoľnej vzdialenosti. Súper začína a striedavo odhadzujete karty BANG! Kto prvý neodhodí, stráca 1 život.
card-duel-more = Karty Vedľa! a Barel nepomáhajú. Odhodené karty BANG! sa nepočítajú ako zahrané. Za prehru vo vlastnom dueli nenesie vinu nikto.

card-indians = Indiáni!
card-indians-text = Všetci ostatní môžu odhodiť kartu BANG! Kto ju neodhodí, stráca 1 život.
card-indians-more = Karty Vedľa! a Barel nepomáhajú. Odhodená karta BANG! sa nepočíta ako zahraná.

card-barrel = Barel
card-barrel-text = Proti efektu BANG! na teba môžeš odobrať vrchnú kartu balíčka: srdce ti dáva 1 efekt Vedľa!
card-barrel-more = Raz proti každému efektu BANG! Nie proti kartám Duel, Indiáni! a Dynamit. Keď odobratie nevyjde, môžeš odpovedať inak. Pri udalosti Požehnanie pomôže vždy, pri udalosti Kliatba nikdy a pri udalosti Laso nemá žiadny účinok.

card-mustang = Mustang
card-mustang-text = Ostatní ťa vidia o 1 ďalej.
card-mustang-more = Mení len to, ako ostatní vidia teba. Ty ich vidíš ako predtým. Sčítava sa s kartou Skrýša aj so schopnosťou postavy Paul Regret.

card-scope = Mieridlo
card-scope-text = Vidíš ostatných o 1 bližšie.
card-scope-more = Nikdy nie bližšie ako 1. Mení len to, ako vidíš ostatných, sčítava sa s kartou Ďalekohľad a pomáha aj pri karte Panika!

card-jail = Väzenie
card-jail-text = Vylož ju pred kohokoľvek okrem šerifa. Kto ju má pred sebou, na začiatku svojho ťahu odoberá: bez srdca o ťah prichádza. Karta sa odhadzuje tak či tak.
card-jail-more = Na vzdialenosti nezáleží. Aj vo väzení môžeš byť cieľom a odpovedáš ako obvykle. Na kartu Dynamit sa odoberá skôr ako na kartu Väzenie. Môže ju odstrániť udalosť Daltonovci. Pri udalosti Laso leží ďalej bez odobratia, pri udalosti Požehnanie sa von dostaneš vždy, pri udalosti Kliatba nikdy.

card-dynamite = Dynamit
card-dynamite-text = Vylož ju pred seba. Na začiatku svojho ťahu odober: pri pikovej 2 – 9 strácaš 3 životy a kartu odhadzuješ. Inak ide k susedovi po ľavici a ten robí to isté.
card-dynamite-more = V ťahu, v ktorom ju hráš, sa nič nedeje. Za stratu nenesie vinu nikto. Odoberá sa na ňu skôr ako na kartu Väzenie. Vynecháva každého, kto ju už pred sebou má; keď ju majú všetci, zostáva ležať. Pri udalosti Požehnanie nevybuchne, pri udalosti Laso sa na ňu neodoberá.

card-volcanic = Volcanic
card-volcanic-text = Zbraň, dostrel 1. Za ťah môžeš zahrať ľubovoľný počet kariet BANG!
card-volcanic-more = Môžeš ju vyložiť aj po prvej karte BANG! a strieľať ďalej. Len čo o ňu prídeš, platí zase limit za ťah. Pri udalosti Laso nemá žiadny účinok.

card-schofield = Schofield
card-schofield-text = Zbraň, dostrel 2.
card-schofield-more = { -weapon-note }

card-remington = Remington
card-remington-text = Zbraň, dostrel 3.
card-remington-more = { -weapon-note }

card-rev-carabine = Rev. Carabine
card-rev-carabine-text = Zbraň, dostrel 4.
card-rev-carabine-more = { -weapon-note }

card-winchester = Winchester
card-winchester-text = Zbraň, dostrel 5.
card-winchester-more = { -weapon-note }

card-colt-45 = Colt .45
card-colt-45-text = Dostrel 1. Strieľaš s ním, keď nemáš v hre žiadnu zbraň.
card-colt-45-more = Nie je to karta: nikto ti ho nemôže vziať ani odhodiť.

## Postavy

char-bart-cassidy = Bart Cassidy
char-bart-cassidy-text = Za každý stratený život si dober 1 kartu.
char-bart-cassidy-more = Hneď a bez ohľadu na príčinu, aj po výbuchu karty Dynamit. Nie pri smrteľnom zásahu, ani keď ho prežiješ. Počíta sa aj život darovaný pri udalosti Pokrvní bratia.

char-black-jack = Black Jack
char-black-jack-text = V 1. fáze ukáž druhú dobratú kartu: ak je srdcová alebo kárová, dober si ešte 1.
char-black-jack-more = Kartu navyše neukazuješ. Počíta sa len druhá karta. Pri udalostiach Príchod vlaku a Mesto duchov si doberáš 3 karty, s červenou druhou 4; pri udalosti Smäd druhej niet. Pri udalosti Požehnanie je červená vždy, pri udalosti Kliatba nikdy.

char-calamity-janet = Calamity Janet
char-calamity-janet-text = Karty BANG! môžeš používať ako Vedľa! a karty Vedľa! ako BANG!
char-calamity-janet-more = Aj v dueli a proti karte Indiáni! Karta Vedľa! zahraná ako BANG! sa počíta do limitu za ťah. Iné karty s efektom BANG! alebo Vedľa! zostávajú, čím sú. Pri udalosti Odstreľovač platí aj karta Vedľa! a pri udalosti Kázeň vo svojom ťahu nesmieš ako BANG! použiť žiadnu.

char-el-gringo = El Gringo
char-el-gringo-text = Za každý život, o ktorý ťa pripraví niekto iný, si vezmi náhodnú kartu z jeho ruky.
char-el-gringo-more = Nie po karte Dynamit, po udalosti, po vlastnom dueli ani pri smrteľnom zásahu, aj keď ho prežiješ. Z prázdnej ruky nezískaš nič.

char-jesse-jones = Jesse Jones
char-jesse-jones-text = V 1. fáze si môžeš prvú kartu namiesto z balíčka vziať náhodne z ruky niekoho iného.
char-jesse-jones-more = Na vzdialenosti nezáleží. Druhá karta je vždy z balíčka. Pri udalostiach Príchod vlaku a Mesto duchov sú z balíčka ešte 2, pri udalosti Smäd je vzatá karta jediná.

char-jourdonnais = Jourdonnais
char-jourdonnais-text = Proti efektu BANG! na teba môžeš odobrať ako s kartou Barel: srdce ti dáva 1 efekt Vedľa!
char-jourdonnais-more = Nikto ti to nemôže vziať. So skutočnou kartou Barel môžeš odobrať druhýkrát. Platí to aj pri udalosti Laso a v ťahu postavy Belle Star.

char-kit-carlson = Kit Carlson
char-kit-carlson-text = V 1. fáze sa môžeš pozrieť na 3 vrchné karty balíčka: 2 z nich si dober a tretiu vráť navrch.
char-kit-carlson-more = Vidíš ich len ty. Keď ich zostáva menej, pozeráš sa na tie, ktoré sú. Pri udalostiach Príchod vlaku a Mesto duchov si doberáš všetky 3, pri udalosti Smäd len 1 a ostatné vraciaš v ľubovoľnom poradí.

char-lucky-duke = Lucky Duke
char-lucky-duke-text = Kedykoľvek odoberáš, otoč 2 karty a vyber, ktorá platí.
char-lucky-duke-more = Pri kartách Barel, Väzenie a Dynamit aj pri každom inom tvojom odobratí. Odhadzujú sa obe karty. Na udalosť Vendeta sa odoberá tiež, pri udalosti Peyote nie.

char-paul-regret = Paul Regret
char-paul-regret-text = Ostatní ťa vidia o 1 ďalej.
char-paul-regret-more = Nikto ti to nemôže vziať. S kartou Mustang je to o 2. Platí to aj pri udalostiach Prepad a Laso a v ťahu postavy Belle Star.

char-pedro-ramirez = Pedro Ramirez
char-pedro-ramirez-text = V 1. fáze si môžeš prvú kartu namiesto z balíčka vziať z vrchu odhadzovacej kôpky.
char-pedro-ramirez-more = Tú kartu poznajú všetci. Druhá karta je vždy z balíčka. Pri udalostiach Príchod vlaku a Mesto duchov sú z balíčka ešte 2, pri udalosti Smäd je vzatá karta jediná.

char-rose-doolan = Rose Doolan
char-rose-doolan-text = Vidíš ostatných o 1 bližšie.
char-rose-doolan-more = Nikdy nie bližšie ako 1. S kartou Mieridlo je to o 2. Platí to aj pri udalostiach Prepad a Laso.

char-sid-ketchum = Sid Ketchum
char-sid-ketchum-text = Kedykoľvek môžeš odhodiť 2 karty z ruky a vyliečiť si 1 život.
char-sid-ketchum-more = Koľkokrát chceš, aj pri smrteľnom zásahu, nie však s plným počtom životov. Nie je to karta Pivo, takže to ide, aj keď sú v hre len 2 hráči alebo platí udalosť Reverend.

char-slab-the-killer = Slab the Killer
char-slab-the-killer-text = Na zrušenie tvojej karty BANG! treba 2 efekty Vedľa!
char-slab-the-killer-more = Úspešné odobratie na kartu Barel je jeden z nich. Proti tvojej karte Guľomet aj každej inej karte s efektom BANG! stačí 1. Na záchranu karty pri udalosti Odrazená strela treba tiež 2.

char-suzy-lafayette = Suzy Lafayette
char-suzy-lafayette-text = Kedykoľvek nemáš v ruke žiadnu kartu, môžeš si 1 dobrať.
char-suzy-lafayette-more = Nie počas duelu, až po ňom, a nie uprostred karty, ktorú práve hráš.

char-vulture-sam = Vulture Sam
char-vulture-sam-text = Keď niekto vypadne z hry, berieš si do ruky všetky jeho karty, z ruky aj zo stola.
char-vulture-sam-more = Nech to má na svedomí ktokoľvek. Šerif, ktorý vyradí pomocníka, si najprv berie jeho karty a potom odhadzuje všetky. Keď má tvoju schopnosť Vera Custer, beriete si striedavo po 1 karte. Keď odchádza duch pri udalosti Mesto duchov, berieš si jeho karty v hre.

char-willy-the-kid = Willy the Kid
char-willy-the-kid-text = Vo svojom ťahu môžeš zahrať ľubovoľný počet kariet BANG!
char-willy-the-kid-more = Každý cieľ musí byť na dostrel. Pri udalosti Kázeň nesmieš zahrať žiadnu.

## Bonusové postavy

char-johnny-kisch = Johnny Kisch
char-johnny-kisch-text = Kedykoľvek zahráš kartu, ktorá zostáva v hre, odhadzujú sa všetky ostatné karty s rovnakým menom, ktoré sú v hre.
char-johnny-kisch-more = Nech ležia kdekoľvek, aj karta Väzenie. Karta Dynamit, ktorá putuje ďalej, nie je zahraná. Kartu, ktorú už v hre máš, vyložiť nemôžeš. Zelené karty sa počítajú tiež.

char-uncle-will = Uncle Will
char-uncle-will-text = Raz za svoj ťah môžeš ktorúkoľvek kartu z ruky zahrať ako Hokynárstvo.
char-uncle-will-more = Skutočné karty Hokynárstvo sa nepočítajú. Takto zahraná karta BANG! nepatrí do limitu a modrá karta sa odhadzuje. Pri udalosti Putá platí farba samotnej karty.

char-claus-the-saint = Claus the Saint
char-claus-the-saint-text = V 1. fáze si dober o 1 kartu viac, ako je v hre hráčov. Nechaj si 2 a každému z ostatných daj 1.
char-claus-the-saint-more = Ty určuješ, kto dostane ktorú. Poznáte ju len ty a ten, kto ju dostane. Udalosti Príchod vlaku a Smäd menia len to, koľko si ich nechávaš.

char-emiliano = Emiliano
char-emiliano-text = Do ruky si berieš kartu Vedľa! použitú na zrušenie tvojej karty BANG! a tiež kartu BANG! zrušenú tvojou kartou Vedľa!
char-emiliano-more = Len karta proti karte: za efekty kariet Barel, Úhyb a Guľomet nezískaš nič. Tvoja zahraná karta BANG! sa ďalej počíta do limitu za ťah.

char-annie-versary = Annie Versary
char-annie-versary-text = Ktorúkoľvek kartu z ruky môžeš použiť ako BANG!
char-annie-versary-more = Aj v dueli a proti karte Indiáni! Zahraná sa počíta do limitu za ťah. Karty v hre sa takto použiť nedajú. Karte zostáva jej farba, čo je dôležité pri udalosti Putá a proti postave Apache Kid. Pri udalosti Kázeň vo svojom ťahu nič takto použiť nesmieš.

## Dodge City

-cost = Odhoď k nej ešte 1 kartu z ruky.
-cost-note = Odhodená karta môže byť ktorákoľvek a sama nemá žiadny účinok: karta BANG! sa nepočíta do limitu za ťah. Bez ďalšej karty v ruke ju zahrať nemôžeš.
-not-bang-note = Nie je to karta BANG! a do limitu sa nepočíta. Aj od postavy Slab the Killer na ňu stačí 1 efekt Vedľa!
-not-beer-note = Nie je to karta Pivo: pri smrteľnom zásahu nikoho nezachráni, ale pôsobí, aj keď sú v hre len 2 hráči alebo platí udalosť Reverend. Nikdy nad maximum.
-green = Vylož ju pred seba: použiť ju môžeš vo svojom ťahu, najskôr v ďalšom.
-green-note = Kým ju nepoužiješ, môžu ti ju ostatní vziať. Kto si ju berie, musí ju znova vyložiť a čakať. Udalosti Putá a Sudca jej použitiu nebránia, udalosť Laso áno.
-green-missed = Vylož ju pred seba: použiť ju môžeš od začiatku ťahu ďalšieho hráča.
-green-missed-note = Pomáha proti každému efektu BANG! ale nie proti kartám Duel, Indiáni! a Dynamit. Použiť ju môžeš aj v niektorom svojom neskoršom ťahu. Kým ju nepoužiješ, môžu ti ju ostatní vziať, musia ju však znova vyložiť.

card-binocular = Ďalekohľad
card-binocular-text = Vidíš ostatných o 1 bližšie.
card-binocular-more = Sčítava sa s kartou Mieridlo: s oboma vidíš ostatných o 2 bližšie, nikdy však nie bližšie ako 1. Pomáha aj pri kartách Úder a Panika!

card-hideout = Skrýša
card-hideout-text = Ostatní ťa vidia o 1 ďalej.
card-hideout-more = Sčítava sa s kartou Mustang: s oboma ťa ostatní vidia o 2 ďalej. Mení len to, ako ostatní vidia teba. Ty ich vidíš ako predtým.

card-punch = Úder
card-punch-text = Efekt BANG! na kohokoľvek vo vzdialenosti 1.
card-punch-more = { -not-bang-note } Zbrane nepomáhajú, karty Mieridlo, Ďalekohľad, Mustang a Skrýša sa počítajú. V dueli ani proti karte Indiáni! ju odhodiť nemôžeš.

card-rag-time = Rag Time
card-rag-time-text = Vezmi si kartu od kohokoľvek v ľubovoľnej vzdialenosti: náhodnú z ruky alebo kartu v hre podľa svojho výberu. { -cost }
card-rag-time-more = Vziať si môžeš ktorúkoľvek kartu v hre, aj Väzenie alebo Dynamit. Ide ti do ruky. { -cost-note }

card-brawl = Bitka
card-brawl-text = Všetci ostatní odhadzujú kartu: pri každom vyberáš ty, či náhodnú z ruky, alebo ktorú kartu v hre. { -cost }
card-brawl-more = Vyberáš postupne v smere hodinových ručičiek. Kto nemá nič, o nič neprichádza; keď nemá nič nikto, zahrať ju nemôžeš. { -cost-note }

card-dodge = Úhyb
card-dodge-text = Ruší efekt BANG! mierený na teba a ty si doberáš 1 kartu. Hráš ju ako odpoveď, aj mimo svojho ťahu.
card-dodge-more = Nie je to karta Vedľa! aj keď ruší to isté: Calamity Janet s ňou nestrieľa a Emiliano si ju neberie. Proti postave Slab the Killer je to 1 z 2 potrebných efektov. Len kvôli dobratiu ju zahrať nemôžeš.

card-springfield = Springfield
card-springfield-text = Efekt BANG! na kohokoľvek v ľubovoľnej vzdialenosti. { -cost }
card-springfield-more = { -not-bang-note } Nie je to zbraň: tá tvoja ti zostáva. { -cost-note }

card-tequila = Tequila
card-tequila-text = Vyber kohokoľvek v hre, hoci aj seba: lieči si 1 život. { -cost }
card-tequila-more = { -not-beer-note } { -cost-note }

card-whisky = Whisky
card-whisky-text = Vylieč si 2 životy. { -cost }
card-whisky-more = { -not-beer-note } { -cost-note }

card-bible = Biblia
card-bible-text = Ruší efekt BANG! mierený na teba a ty si doberáš 1 kartu. { -green-missed }
card-bible-more = { -green-missed-note }

card-canteen = Čutora
card-canteen-text = Vylieč si 1 život. { -green }
card-canteen-more = { -not-beer-note } { -green-note }

card-can-can = Kankán
card-can-can-text = Ktokoľvek v ľubovoľnej vzdialenosti odhadzuje kartu: náhodnú z ruky alebo kartu v hre podľa tvojho výberu. { -green }
card-can-can-more = Cieľ vyberáš, až keď ju používaš. { -green-note }

card-conestoga = Krytý voz
card-conestoga-text = Vezmi si kartu od kohokoľvek v ľubovoľnej vzdialenosti: náhodnú z ruky alebo kartu v hre podľa svojho výberu. { -green }
card-conestoga-more = Cieľ vyberáš, až keď ju používaš. Vzatá karta ti ide do ruky. { -green-note }

card-derringer = Derringer
card-derringer-text = Efekt BANG! na kohokoľvek vo vzdialenosti 1 a ty si doberáš 1 kartu. { -green }
card-derringer-more = { -not-bang-note } Kartu si doberáš hneď, ešte skôr, ako cieľ odpovedá. { -green-note }

card-knife = Nôž
card-knife-text = Efekt BANG! na kohokoľvek vo vzdialenosti 1. { -green }
card-knife-more = { -not-bang-note } Zbrane nepomáhajú, karty Mieridlo, Ďalekohľad, Mustang a Skrýša sa počítajú. { -green-note }

card-pepperbox = Pepperbox
card-pepperbox-text = Efekt BANG! na kohokoľvek, kto je na dostrel. { -green }
card-pepperbox-more = { -not-bang-note } Nie je to zbraň: platí dostrel tej, ktorú máš pri použití. { -green-note }

card-buffalo-rifle = Puška na bizóny
card-buffalo-rifle-text = Efekt BANG! na kohokoľvek v ľubovoľnej vzdialenosti. { -green }
card-buffalo-rifle-more = { -not-bang-note } Nie je to zbraň: tá tvoja ti zostáva. { -green-note }

card-howitzer = Húfnica
card-howitzer-text = Efekt BANG! na všetkých ostatných v ľubovoľnej vzdialenosti. { -green }
card-howitzer-more = { -not-bang-note } Odpovedá sa postupne v smere hodinových ručičiek. { -green-note }

card-iron-plate = Železný plát
card-iron-plate-text = Ruší efekt BANG! mierený na teba. { -green-missed }
card-iron-plate-more = { -green-missed-note } V balíčku sú 2, v hre môžeš mať len 1.

card-pony-express = Pony Express
card-pony-express-text = Dober si 3 karty. { -green }
card-pony-express-more = Dobraté karty môžeš hneď hrať. { -green-note }

card-sombrero = Sombrero
card-sombrero-text = Ruší efekt BANG! mierený na teba. { -green-missed }
card-sombrero-more = { -green-missed-note }

card-ten-gallon-hat = Stetson
card-ten-gallon-hat-text = Ruší efekt BANG! mierený na teba. { -green-missed }
card-ten-gallon-hat-more = { -green-missed-note }

## Postavy z rozšírenia Dodge City

char-tequila-joe = Tequila Joe
char-tequila-joe-text = Každá karta Pivo, ktorú hráš, ti lieči 2 životy namiesto 1.
char-tequila-joe-more = Aj pri smrteľnom zásahu: po výbuchu karty Dynamit ti s 2 životmi stačí 1 karta Pivo. Len karta Pivo: Saloon, Tequila, Whisky a Čutora liečia ako obvykle. Nikdy nad maximum.

char-vera-custer = Vera Custer
char-vera-custer-text = Na začiatku 1. fázy vyber inú postavu v hre: do začiatku svojho ďalšieho ťahu máš aj jej schopnosť.
char-vera-custer-more = Vybrať musíš, až po kartách Dynamit a Väzenie; schopnosť platí hneď, už pre toto dobratie, počet životov sa nemení. Pred svojím prvým ťahom a po ťahu stratenom vo väzení druhú schopnosť nemáš. Zostáva ti, aj keď tá postava vypadne z hry, a v ťahu navyše nevyberáš znova. Pri udalosti Opica nevyberáš a schopnosť spí, pri udalostiach Pálenka a Peyote vyberáš aj tak.

char-belle-star = Belle Star
char-belle-star-text = V tvojom ťahu nemajú karty, ktoré majú pred sebou ostatní, žiadny účinok.
char-belle-star-more = Proti tebe nepomáhajú karty Barel, Mustang a Skrýša ani zelené karty ostatných. Tvoje karty pôsobia ďalej, rovnako ako schopnosti postáv Jourdonnais a Paul Regret. Karty ostatných môžeš stále brať aj odhadzovať. Ani pri udalosti Odrazená strela sa nimi nikto neubráni.

char-pat-brennan = Pat Brennan
char-pat-brennan-text = V 1. fáze si namiesto dobratia môžeš vziať do ruky 1 kartu v hre, nech ju má pred sebou ktokoľvek.
char-pat-brennan-more = Ktorúkoľvek: zbraň, Väzenie, Dynamit, zelenú kartu, aj svoju vlastnú. Nahrádza celé dobratie: pri udalostiach Príchod vlaku a Mesto duchov si doberáš 3 karty alebo berieš 1, pri udalosti Smäd si doberáš 1 alebo berieš 1. Na vzatú kartu sa udalosť Zákon Západu nevzťahuje.

char-molly-stark = Molly Stark
char-molly-stark-text = Za každú kartu, ktorú mimo svojho ťahu hráš alebo dobrovoľne odhadzuješ z ruky, si dober 1 kartu.
char-molly-stark-more = Počítajú sa karty Pivo, Úhyb aj Vedľa! a tiež karta BANG! proti karte Indiáni! V dueli si doberáš až po ňom, a za karty BANG! len vtedy, keď zostávaš v hre. Za karty, ktoré ťa nútia odhodiť iní, a za karty v hre, napríklad Biblia, nedostávaš nič. Vo svojom ťahu tiež nie, ani v dueli; pre šerifa k nemu patrí aj udalosť Ruská ruleta.

char-greg-digger = Greg Digger
char-greg-digger-text = Kedykoľvek vypadne z hry niekto iný, vylieč si 2 životy.
char-greg-digger-more = Nech to má na svedomí ktokoľvek. Nikdy nad maximum. Počíta sa aj duch, ktorý pri udalosti Mesto duchov zase odchádza.

char-jos-delgado = José Delgado
char-jos-delgado-text = Až dvakrát za svoj ťah môžeš odhodiť modrú kartu z ruky a dobrať si 2 karty.
char-jos-delgado-more = V 2. fáze medzi dvoma kartami. Modré sú aj karty Väzenie a Dynamit, zelené a hnedé karty ani karty v hre neplatia. Kartu, ktorú musíš zahrať pre udalosť Zákon Západu, takto odhodiť nesmieš, kým sa dá zahrať.

char-bill-noface = Bill Noface
char-bill-noface-text = V 1. fáze si dober 1 kartu a za každý stratený život ešte 1.
char-bill-noface-more = Stratený je každý život, ktorý ti chýba do maxima, šerifovi aj ten navyše. Udalosť Príchod vlaku 1 kartu pridáva, udalosť Smäd 1 uberá, s plným počtom životov teda nedoberáš nič. Ako duch pri udalosti Mesto duchov si doberáš 5 kariet.

char-herb-hunter = Herb Hunter
char-herb-hunter-text = Kedykoľvek vypadne z hry niekto iný, dober si 2 karty.
char-herb-hunter-more = Nech to má na svedomí ktokoľvek. Za banditu, ktorého vyradíš ty, si doberáš spolu 5 kariet. Počíta sa aj duch, ktorý pri udalosti Mesto duchov zase odchádza.

char-pixie-pete = Pixie Pete
char-pixie-pete-text = V 1. fáze si dober 3 karty namiesto 2.
char-pixie-pete-more = Pri udalosti Príchod vlaku 4, pri udalosti Smäd 2, pri udalosti Mesto duchov 3. Pri udalosti Zákon Západu ukazuješ druhú z nich. Udalosti Pálenka a Peyote nahrádzajú celé dobratie.

char-sean-mallory = Sean Mallory
char-sean-mallory-text = V 3. fáze si môžeš nechať v ruke až 10 kariet.
char-sean-mallory-more = Na počte životov nezáleží. S 11 a viac kartami odhadzuješ, kým ti ich nezostáva 10. Pri udalosti Opica rozhoduje počet životov ako u ostatných.

char-apache-kid = Apache Kid
char-apache-kid-text = Kárové karty ostatných nemajú na teba žiadny účinok.
char-apache-kid-more = Nedá sa nimi mieriť na teba ani na tvoje karty a efekt na všetkých ťa vynecháva: kárová je každá karta Indiáni! V dueli kárové karty súpera platia a kárová karta Vedľa! ruší aj tvoj výstrel. Pre schopnosť postavy Doc Holyday a pre udalosť Odstreľovač musí byť aspoň 1 z 2 kariet iná ako kárová. Pri udalostiach Požehnanie a Kliatba žiadne kárové karty nie sú.

char-chuck-wengam = Chuck Wengam
char-chuck-wengam-text = Vo svojom ťahu môžeš, koľkokrát chceš, obetovať 1 život a dobrať si 2 karty. Posledný život obetovať nesmieš.
char-chuck-wengam-more = V 2. fáze medzi dvoma kartami. Za stratu nenesie vinu nikto. Duch pri udalosti Mesto duchov nemá čo obetovať.

char-elena-fuente = Elena Fuente
char-elena-fuente-text = Ktorúkoľvek kartu z ruky môžeš použiť ako Vedľa!
char-elena-fuente-more = Nič iné tá karta nerobí: Úhyb použitý takto kartu neprináša, zahraný sám za seba áno. Proti postave Slab the Killer potrebuješ 2 karty. Karty v hre sa takto použiť nedajú. Pomáha to aj pri udalostiach Ruská ruleta a Za hrsť kariet.

char-doc-holyday = Doc Holyday
char-doc-holyday-text = Raz za svoj ťah môžeš odhodiť 2 karty z ruky: efekt BANG! na kohokoľvek, kto je na dostrel.
char-doc-holyday-more = Do limitu kariet BANG! sa to nepočíta a stačí na to 1 efekt Vedľa! Na hráča Apache Kid musí byť aspoň 1 z 2 kariet iná ako kárová. Pri udalosti Kázeň na to nesmieš odhodiť kartu BANG!

## Roly
## V texte (malým písmenom) a ako nadpis.

role-sheriff = šerif
role-sheriff-title = Šerif
role-sheriff-goal = Vyraď všetkých banditov a odpadlíka.
role-deputy = pomocník šerifa
role-deputy-title = Pomocník šerifa
role-deputy-goal = Chráň šerifa: víťazíte len spolu.
role-outlaw = bandita
role-outlaw-title = Bandita
role-outlaw-goal = Vyraď šerifa.
role-renegade = odpadlík
role-renegade-title = Odpadlík
role-renegade-goal = Zostaň v hre až do konca: šerif musí padnúť po všetkých ostatných.
role-sheriff-goal-eight = Vyraď všetkých banditov a oboch odpadlíkov.
role-renegade-goal-eight = Odpadlíci sú 2 a každý hrá za seba: zostaň v hre až do konca, šerif musí padnúť po všetkých ostatných.
role-deputy-goal-three = Vyraď odpadlíka vlastnou rukou. Keď niekto vypadne inak, zostaň v hre až do konca.
role-outlaw-goal-three = Vyraď pomocníka šerifa vlastnou rukou. Keď niekto vypadne inak, zostaň v hre až do konca.
role-renegade-goal-three = Vyraď banditu vlastnou rukou. Keď niekto vypadne inak, zostaň v hre až do konca.
goal-three-last = Zostaň v hre až do konca: na cieľoch už nezáleží.
role-hidden = skrytá rola
role-hidden-title = Skrytá rola

## Farby a ako sa karta povie

suit-hearts = srdce
suit-diamonds = kára
suit-clubs = kríže
suit-spades = piky
rank-suit =
    { $rank ->
        [J]
            { $suit ->
                [hearts] srdcový dolník
                [diamonds] kárový dolník
                [clubs] krížový dolník
               *[spades] pikový dolník
            }
        [Q]
            { $suit ->
                [hearts] srdcová dáma
                [diamonds] kárová dáma
                [clubs] krížová dáma
               *[spades] piková dáma
            }
        [K]
            { $suit ->
                [hearts] srdcový kráľ
                [diamonds] kárový kráľ
                [clubs] krížový kráľ
               *[spades] pikový kráľ
            }
        [A]
            { $suit ->
                [hearts] srdcové eso
                [diamonds] kárové eso
                [clubs] krížové eso
               *[spades] pikové eso
            }
       *[other]
            { $suit ->
                [hearts] srdcová { $rank }
                [diamonds] kárová { $rank }
                [clubs] krížová { $rank }
               *[spades] piková { $rank }
            }
    }
card-said = { $name } { rank-suit }

## Sady a varianty

set-base = BANG!
set-base-text = Samotná hra: 80 kariet a 16 postáv pre 4 – 7 hráčov.
set-bonus = Bonusové postavy
set-bonus-text = Ďalších 5 postáv, ktoré sa rozdávajú spolu s ostatnými.
set-dodge-city = Dodge City
set-dodge-city-text = Ďalších 40 kariet, niektoré zelené, ktoré čakajú na neskorší ťah, 15 postáv a hra pre 3 a pre 8 hráčov.
set-high-noon = High Noon
set-high-noon-text = Od svojho druhého ťahu šerif v každom otáča udalosť, ktorá mení pravidlá pre všetkých: je ich 13, a keď chceš, ešte 2 navyše.
set-fistful = Za hrsť kariet
set-fistful-text = Ďalších 15 udalostí, samostatne alebo spolu s rozšírením High Noon.
option-expert-characters = Výber z dvoch postáv
option-expert-characters-text = Každý dostáva 2 postavy a tajne si necháva 1. Všetky sa ukazujú naraz.
option-no-book-cards = Bez kariet so symbolom knihy
option-no-book-cards-text = Pre prvé hry: bez kariet Duel, Väzenie, Hokynárstvo, Indiáni! a Dynamit.
option-keep-characters = Preživší si nechávajú postavu
option-keep-characters-text = Kto je na konci ešte v hre, môže si postavu nechať aj do ďalšej, s plným počtom životov a s novými kartami.
option-rotate-sheriff = Šerif putuje dokola
option-rotate-sheriff-text = Ďalší šerif sedí po ľavici toho terajšieho. Ostatné roly sa rozdávajú náhodne.
option-three-lives = Tri postavy s 3 životmi
option-three-lives-text = Elena Fuente, Pixie Pete a Sean Mallory majú 3 životy ako v starších vydaniach, nie 4.
option-spare-diamonds = Kára aj na hráča Apache Kid
option-spare-diamonds-text = Na hráča Apache Kid možno zahrať aj károvú kartu, ktorá naň nemá žiadny účinok, a tak sa jej zbaviť.
option-bonus-events = Bonusové udalosti
option-bonus-events-text = Medzi udalosťami sú aj Nová identita a Putá.
option-event-cards = Počet udalostí
option-event-cards-text = Keď sa hrá s oboma balíčkami udalostí: koľko kariet má ten spoločný.
option-last-event = Posledná udalosť
option-last-event-text = Keď sa hrá s oboma balíčkami udalostí: karta, ktorá prichádza posledná a platí až do konca hry.
option-law-costs-life = Zákon Západu za život
option-law-costs-life-text = Ťah môžeš za 1 život ukončiť aj bez zahrania ukázanej karty. Inak ju musíš zahrať, ak sa to dá.
option-dead-man-hunts = Po návrate zase platia ciele
option-dead-man-hunts-text = Hra 3 hráčov: keď sú vďaka udalosti Mŕtvy muž zase všetci v hre, vyradenie vlastného cieľa znova prináša okamžité víťazstvo.

## Predvoľby nového stola

preset-first-game = Prvá hra
preset-first-game-text = 5 hráčov, základná hra bez kariet so symbolom knihy.
preset-classic = Klasika
preset-classic-text = 5 hráčov, základná hra a bonusové postavy.
preset-saturday-night = Sobotný večer: všetko
preset-saturday-night-text = 7 hráčov, všetky rozšírenia, na voľných miestach boti.

## Krátke mená
# Postavy, ktorým sa nehovorí prvým slovom mena.
char-black-jack-nick = Black Jack
char-calamity-janet-nick = Janet
char-el-gringo-nick = El Gringo
char-lucky-duke-nick = Duke
char-vulture-sam-nick = Sam
char-uncle-will-nick = Uncle Will
char-tequila-joe-nick = Joe
char-pixie-pete-nick = Pete
char-apache-kid-nick = Apache Kid
