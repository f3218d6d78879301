### Jména a texty karet, postav, rolí, sad a variant.
### -text: co stojí na kartě. -more: na co se lidé ptají.

## Základní hra

-weapon-note = Zbraň jiného jména ji nahrazuje a stará se odhazuje. Mění tvůj dostřel, ne vzdálenost, takže u karty Panika! nepomáhá.

card-bang = BANG!
card-bang-text = Efekt BANG! na kohokoli, kdo je na dostřel. Za tah smíš zahrát jen 1 kartu BANG!
card-bang-more = Ruší ji 1 efekt Vedle! Jinak cíl ztrácí 1 život. I zrušená karta BANG! se počítá do limitu za tah. Odhozená kvůli kartě Duel nebo Indiáni! se nepočítá.

card-missed = Vedle!
card-missed-text = Ruší efekt BANG! mířený na tebe. Hraješ ji jako odpověď, i mimo svůj tah.
card-missed-more = Pomáhá proti každému efektu BANG! i proti kartě Kulomet. Proti kartám Duel, Indiáni! a Dynamit ne. Zahrát ji smí jen cíl.

card-beer = Pivo
card-beer-text = Vyleč si 1 život. Mimo svůj tah ji smíš zahrát jen při smrtelném zásahu. Když jsou ve hře jen 2 hráči, nemá žádný účinek.
card-beer-more = Nikdy nad maximum a nikdy nikomu jinému. Při smrtelném zásahu jich smíš zahrát víc, pokud ti nakonec zůstane aspoň 1 život. Při události Reverend ji nesmí zahrát nikdo.

card-panic = Panika!
card-panic-text = Vezmi si kartu od kohokoli ve vzdálenosti 1: náhodnou z ruky, nebo kartu ve hře podle svého výběru.
card-panic-more = Zbraně nepomáhají, karty Mustang a Hledí se počítají. Vzít si můžeš kteroukoli kartu ve hře, i Vězení nebo Dynamit. Jde ti do ruky.

card-cat-balou = Cat Balou
card-cat-balou-text = Kdokoli v jakékoli vzdálenosti odhazuje kartu: náhodnou z ruky, nebo kartu ve hře podle tvého výběru.
card-cat-balou-more = Vybrat můžeš kteroukoli kartu ve hře: zbraň, Vězení i Dynamit. Smíš ji zahrát i na sebe, třeba na kartu Dynamit, kterou máš před sebou.

card-stagecoach = Dostavník
card-stagecoach-text = Dober si 2 karty.
card-stagecoach-more = Za tah jich smíš zahrát, kolik chceš. Dobrané karty můžeš hned hrát.

card-wells-fargo = Wells Fargo
card-wells-fargo-text = Dober si 3 karty.
card-wells-fargo-more = Za tah jich smíš zahrát, kolik chceš. Dobrané karty můžeš hned hrát.

card-general-store = Hokynářství
card-general-store-text = Otoč tolik karet, kolik je ve hře hráčů. Začínáš ty a pak si po směru hodinových ručiček každý bere 1 kartu do ruky.
card-general-store-more = Všichni vidí, kdo si co bere. Odmítnout nelze. Dokud nejsou rozebrané všechny karty, nic jiného se nehraje.

card-saloon = Saloon
card-saloon-text = Každý ve hře si léčí 1 život, ty také.
card-saloon-more = Není to karta Pivo: při smrtelném zásahu nikoho nezachrání, ale působí, i když jsou ve hře jen 2 hráči. Nikdy nad maximum.

card-gatling = Kulomet
card-gatling-text = Efekt BANG! na všechny ostatní v jakékoli vzdálenosti.
card-gatling-more = Není to karta BANG! a do limitu se nepočítá. I od postavy Slab the Killer na ni stačí 1 efekt Vedle! Odpovídá se postupně po směru hodinových ručiček.

card-duel = Duel
card-duel-text = Vyzvi kohokoli v jakékoli vzdálenosti. Soupeř začíná a střídavě odhazujete karty BANG! Kdo první neodhodí, ztrácí 1 život.
card-duel-more = Karty Vedle! a Barel nepomáhají. Odhozené karty BANG! se nepočítají jako zahrané. Za prohru ve vlastním duelu nenese vinu nikdo.

card-indians = Indiáni!
card-indians-text = Všichni ostatní mohou odhodit kartu BANG! Kdo ji neodhodí, ztrácí 1 život.
card-indians-more = Karty Vedle! a Barel nepomáhají. Odhozená karta BANG! se nepočítá jako zahraná.

card-barrel = Barel
card-barrel-text = Proti efektu BANG! na tebe smíš sejmout vrchní kartu balíčku: srdce ti dává 1 efekt Vedle!
card-barrel-more = Jednou proti každému efektu BANG! Ne proti kartám Duel, Indiáni! a Dynamit. Když sejmutí nevyjde, můžeš odpovědět jinak. Při události Požehnání pomůže vždy, při události Prokletí nikdy a při události Laso nemá žádný účinek.

card-mustang = Mustang
card-mustang-text = Ostatní tě vidí o 1 dál.
card-mustang-more = Mění jen to, jak ostatní vidí tebe. Ty je vidíš jako dřív. Sčítá se s kartou Skrýš i se schopností postavy Paul Regret.

card-scope = Hledí
card-scope-text = Vidíš ostatní o 1 blíž.
card-scope-more = Nikdy blíž než 1. Mění jen to, jak vidíš ostatní, sčítá se s kartou Dalekohled a pomáhá i u karty Panika!

card-jail = Vězení
card-jail-text = Vylož ji před kohokoli kromě šerifa. Kdo ji má před sebou, na začátku svého tahu snímá: bez srdce o tah přichází. Karta se odhazuje tak jako tak.
card-jail-more = Na vzdálenosti nezáleží. I ve vězení můžeš být cílem a odpovídáš jako obvykle. Na kartu Dynamit se snímá dřív než na kartu Vězení. Může ji odstranit událost Daltonové. Při události Laso leží dál bez snímání, při události Požehnání se ven dostaneš vždy, při události Prokletí nikdy.

card-dynamite = Dynamit
card-dynamite-text = Vylož ji před sebe. Na začátku svého tahu snímej: při pikové 2–9 ztrácíš 3 životy a kartu odhazuješ. Jinak jde k sousedovi po levici a ten dělá totéž.
card-dynamite-more = V tahu, ve kterém ji hraješ, se nic neděje. Za ztrátu nenese vinu nikdo. Snímá se na ni dřív než na kartu Vězení. Vynechává každého, kdo už ji před sebou má; když ji mají všichni, zůstává ležet. Při události Požehnání nevybuchne, při události Laso se na ni nesnímá.

card-volcanic = Volcanic
card-volcanic-text = Zbraň, dostřel 1. Za tah smíš zahrát libovolný počet karet BANG!
card-volcanic-more = Můžeš ji vyložit i po první kartě BANG! a střílet dál. Jakmile o ni přijdeš, platí zase limit za tah. Při události Laso nemá žádný účinek.

card-schofield = Schofield
card-schofield-text = Zbraň, dostřel 2.
card-schofield-more = { -weapon-note }

card-remington = Remington
card-remington-text = Zbraň, dostřel 3.
card-remington-more = { -weapon-note }

card-rev-carabine = Rev. Carabine
card-rev-carabine-text = Zbraň, dostřel 4.
card-rev-carabine-more = { -weapon-note }

card-winchester = Winchester
card-winchester-text = Zbraň, dostřel 5.
card-winchester-more = { -weapon-note }

card-colt-45 = Colt .45
card-colt-45-text = Dostřel 1. Střílíš s ním, když nemáš ve hře žádnou zbraň.
card-colt-45-more = Není to karta: nikdo ti ho nemůže vzít ani odhodit.

## Postavy

char-bart-cassidy = Bart Cassidy
char-bart-cassidy-text = Za každý ztracený život si dober 1 kartu.
char-bart-cassidy-more = Hned a bez ohledu na příčinu, i po výbuchu karty Dynamit. Ne při smrtelném zásahu, ani když ho přežiješ. Počítá se i život darovaný při události Pokrevní bratři.

char-black-jack = Black Jack
char-black-jack-text = V 1. fázi ukaž druhou dobranou kartu: je-li srdcová nebo kárová, dober si ještě 1.
char-black-jack-more = Kartu navíc neukazuješ. Počítá se jen druhá karta. Při událostech Příjezd vlaku a Město duchů si dobíráš 3 karty, s červenou druhou 4; při události Žízeň druhá není. Při události Požehnání je červená vždy, při události Prokletí nikdy.

char-calamity-janet = Calamity Janet
char-calamity-janet-text = Karty BANG! smíš používat jako Vedle! a karty Vedle! jako BANG!
char-calamity-janet-more = I v duelu a proti kartě Indiáni! Karta Vedle! zahraná jako BANG! se počítá do limitu za tah. Jiné karty s efektem BANG! nebo Vedle! zůstávají, čím jsou. Při události Odstřelovač platí i karta Vedle! a při události Kazatel ve svém tahu nesmíš jako BANG! použít žádnou.

char-el-gringo = El Gringo
char-el-gringo-text = Za každý život, o který tě připraví někdo jiný, si vezmi náhodnou kartu z jeho ruky.
char-el-gringo-more = Ne po kartě Dynamit, po události, po vlastním duelu ani při smrtelném zásahu, i když ho přežiješ. Z prázdné ruky nezískáš nic.

char-jesse-jones = Jesse Jones
char-jesse-jones-text = V 1. fázi si smíš první kartu místo z balíčku vzít náhodně z ruky někoho jiného.
char-jesse-jones-more = Na vzdálenosti nezáleží. Druhá karta je vždy z balíčku. Při událostech Příjezd vlaku a Město duchů jsou z balíčku ještě 2, při události Žízeň je vzatá karta jediná.

char-jourdonnais = Jourdonnais
char-jourdonnais-text = Proti efektu BANG! na tebe smíš sejmout jako s kartou Barel: srdce ti dává 1 efekt Vedle!
char-jourdonnais-more = Nikdo ti to nemůže vzít. Se skutečnou kartou Barel smíš sejmout podruhé. Platí to i při události Laso a v tahu postavy Belle Star.

char-kit-carlson = Kit Carlson
char-kit-carlson-text = V 1. fázi se smíš podívat na 3 vrchní karty balíčku: 2 z nich si dober a třetí vrať navrch.
char-kit-carlson-more = Vidíš je jen ty. Když jich zbývá méně, díváš se na ty, které jsou. Při událostech Příjezd vlaku a Město duchů si dobíráš všechny 3, při události Žízeň jen 1 a ostatní vracíš v libovolném pořadí.

char-lucky-duke = Lucky Duke
char-lucky-duke-text = Kdykoli snímáš, otoč 2 karty a vyber, která platí.
char-lucky-duke-more = U karet Barel, Vězení a Dynamit i u každého jiného tvého sejmutí. Odhazují se obě karty. Na událost Vendeta se snímá také, při události Peyote ne.

char-paul-regret = Paul Regret
char-paul-regret-text = Ostatní tě vidí o 1 dál.
char-paul-regret-more = Nikdo ti to nemůže vzít. S kartou Mustang je to o 2. Platí to i při událostech Léčka a Laso a v tahu postavy Belle Star.

char-pedro-ramirez = Pedro Ramirez
char-pedro-ramirez-text = V 1. fázi si smíš první kartu místo z balíčku vzít z vrchu odhazovací hromádky.
char-pedro-ramirez-more = Tu kartu znají všichni. Druhá karta je vždy z balíčku. Při událostech Příjezd vlaku a Město duchů jsou z balíčku ještě 2, při události Žízeň je vzatá karta jediná.

char-rose-doolan = Rose Doolan
char-rose-doolan-text = Vidíš ostatní o 1 blíž.
char-rose-doolan-more = Nikdy blíž než 1. S kartou Hledí je to o 2. Platí to i při událostech Léčka a Laso.

char-sid-ketchum = Sid Ketchum
char-sid-ketchum-text = Kdykoli můžeš odhodit 2 karty z ruky a vyléčit si 1 život.
char-sid-ketchum-more = Kolikrát chceš, i při smrtelném zásahu, ne však s plným počtem životů. Není to karta Pivo, takže to jde, i když jsou ve hře jen 2 hráči nebo platí událost Reverend.

char-slab-the-killer = Slab the Killer
char-slab-the-killer-text = Na zrušení tvé karty BANG! jsou potřeba 2 efekty Vedle!
char-slab-the-killer-more = Úspěšné sejmutí na kartu Barel je jeden z nich. Proti tvé kartě Kulomet i každé jiné kartě s efektem BANG! stačí 1. K záchraně karty při události Odražená střela jsou potřeba také 2.

char-suzy-lafayette = Suzy Lafayette
char-suzy-lafayette-text = Kdykoli nemáš v ruce žádnou kartu, smíš si 1 dobrat.
char-suzy-lafayette-more = Ne během duelu, až po něm, a ne uprostřed karty, kterou právě hraješ.

char-vulture-sam = Vulture Sam
char-vulture-sam-text = Když někdo vypadne ze hry, bereš si do ruky všechny jeho karty, z ruky i ze stolu.
char-vulture-sam-more = Ať to má na svědomí kdokoli. Šerif, který vyřadí pomocníka, si nejdřív bere jeho karty a pak odhazuje všechny. Když má tvou schopnost Vera Custer, berete si střídavě po 1 kartě. Odchází-li duch při události Město duchů, bereš si jeho karty ve hře.

char-willy-the-kid = Willy the Kid
char-willy-the-kid-text = Ve svém tahu smíš zahrát libovolný počet karet BANG!
char-willy-the-kid-more = Každý cíl musí být na dostřel. Při události Kazatel nesmíš zahrát žádnou.

## Bonusové postavy

char-johnny-kisch = Johnny Kisch
char-johnny-kisch-text = Kdykoli zahraješ kartu, která zůstává ve hře, odhazují se všechny ostatní karty téhož jména, které jsou ve hře.
char-johnny-kisch-more = Ať leží kdekoli, i karta Vězení. Karta Dynamit, která putuje dál, není zahraná. Kartu, kterou už ve hře máš, vyložit nesmíš. Zelené karty se počítají také.

char-uncle-will = Uncle Will
char-uncle-will-text = Jednou za svůj tah smíš kteroukoli kartu z ruky zahrát jako Hokynářství.
char-uncle-will-more = Skutečné karty Hokynářství se nepočítají. Takto zahraná karta BANG! nepatří do limitu a modrá karta se odhazuje. Při události Želízka platí barva samotné karty.

char-claus-the-saint = Claus, the Saint
char-claus-the-saint-text = V 1. fázi si dober o 1 kartu víc, než je ve hře hráčů. Nech si 2 a každému z ostatních dej 1.
char-claus-the-saint-more = Ty určuješ, kdo dostane kterou. Znáte ji jen ty a ten, kdo ji dostane. Události Příjezd vlaku a Žízeň mění jen to, kolik si jich necháváš.

char-emiliano = Emiliano
char-emiliano-text = Do ruky si bereš kartu Vedle! použitou ke zrušení tvé karty BANG! a také kartu BANG! zrušenou tvou kartou Vedle!
char-emiliano-more = Jen karta proti kartě: za efekty karet Barel, Úhyb a Kulomet nic nezískáš. Tvá zahraná karta BANG! se dál počítá do limitu za tah.

char-annie-versary = Annie Versary
char-annie-versary-text = Kteroukoli kartu z ruky smíš použít jako BANG!
char-annie-versary-more = I v duelu a proti kartě Indiáni! Zahraná se počítá do limitu za tah. Karty ve hře takto použít nelze. Kartě zůstává její barva, což je důležité při události Želízka a proti postavě Apache Kid. Při události Kazatel ve svém tahu nic takto použít nesmíš.

## Dodge City

-cost = Odhoď k ní ještě 1 kartu z ruky.
-cost-note = Odhozená karta může být kterákoli a sama nemá žádný účinek: karta BANG! se nepočítá do limitu za tah. Bez další karty v ruce ji zahrát nejde.
-not-bang-note = Není to karta BANG! a do limitu se nepočítá. I od postavy Slab the Killer na ni stačí 1 efekt Vedle!
-not-beer-note = Není to karta Pivo: při smrtelném zásahu nikoho nezachrání, ale působí, i když jsou ve hře jen 2 hráči nebo platí událost Reverend. Nikdy nad maximum.
-green = Vylož ji před sebe: použít ji smíš ve svém tahu, nejdřív v příštím.
-green-note = Než ji použiješ, mohou ti ji ostatní vzít. Kdo si ji bere, musí ji znovu vyložit a čekat. Události Želízka a Soudce jejímu použití nebrání, událost Laso ano.
-green-missed = Vylož ji před sebe: použít ji smíš od začátku tahu dalšího hráče.
-green-missed-note = Pomáhá proti každému efektu BANG! ale ne proti kartám Duel, Indiáni! a Dynamit. Použít ji smíš i v některém svém pozdějším tahu. Než ji použiješ, mohou ti ji ostatní vzít, musí ji však znovu vyložit.

card-binocular = Dalekohled
card-binocular-text = Vidíš ostatní o 1 blíž.
card-binocular-more = Sčítá se s kartou Hledí: s oběma vidíš ostatní o 2 blíž, nikdy však blíž než 1. Pomáhá i u karet Úder a Panika!

card-hideout = Skrýš
card-hideout-text = Ostatní tě vidí o 1 dál.
card-hideout-more = Sčítá se s kartou Mustang: s oběma tě ostatní vidí o 2 dál. Mění jen to, jak ostatní vidí tebe. Ty je vidíš jako dřív.

card-punch = Úder
card-punch-text = Efekt BANG! na kohokoli ve vzdálenosti 1.
card-punch-more = { -not-bang-note } Zbraně nepomáhají, karty Hledí, Dalekohled, Mustang a Skrýš se počítají. V duelu ani proti kartě Indiáni! ji odhodit nelze.

card-rag-time = Ragtime
card-rag-time-text = Vezmi si kartu od kohokoli v jakékoli vzdálenosti: náhodnou z ruky, nebo kartu ve hře podle svého výběru. { -cost }
card-rag-time-more = Vzít si můžeš kteroukoli kartu ve hře, i Vězení nebo Dynamit. Jde ti do ruky. { -cost-note }

card-brawl = Rvačka
card-brawl-text = Všichni ostatní odhazují kartu: u každého vybíráš ty, zda náhodnou z ruky, nebo kterou kartu ve hře. { -cost }
card-brawl-more = Vybíráš postupně po směru hodinových ručiček. Kdo nemá nic, o nic nepřichází; když nemá nic nikdo, zahrát ji nejde. { -cost-note }

card-dodge = Úhyb
card-dodge-text = Ruší efekt BANG! mířený na tebe a ty si dobíráš 1 kartu. Hraješ ji jako odpověď, i mimo svůj tah.
card-dodge-more = Není to karta Vedle! i když ruší totéž: Calamity Janet s ní nestřílí a Emiliano si ji nebere. Proti postavě Slab the Killer je to 1 ze 2 potřebných efektů. Jen kvůli dobrání ji zahrát nejde.

card-springfield = Springfield
card-springfield-text = Efekt BANG! na kohokoli v jakékoli vzdálenosti. { -cost }
card-springfield-more = { -not-bang-note } Není to zbraň: tu svou si necháváš. { -cost-note }

card-tequila = Tequila
card-tequila-text = Vyber kohokoli ve hře, třeba sebe: léčí si 1 život. { -cost }
card-tequila-more = { -not-beer-note } { -cost-note }

card-whisky = Whisky
card-whisky-text = Vyleč si 2 životy. { -cost }
card-whisky-more = { -not-beer-note } { -cost-note }

card-bible = Bible
card-bible-text = Ruší efekt BANG! mířený na tebe a ty si dobíráš 1 kartu. { -green-missed }
card-bible-more = { -green-missed-note }

card-canteen = Čutora
card-canteen-text = Vyleč si 1 život. { -green }
card-canteen-more = { -not-beer-note } { -green-note }

card-can-can = Kankán
card-can-can-text = Kdokoli v jakékoli vzdálenosti odhazuje kartu: náhodnou z ruky, nebo kartu ve hře podle tvého výběru. { -green }
card-can-can-more = Cíl vybíráš, až když ji používáš. { -green-note }

card-conestoga = Krytý vůz
card-conestoga-text = Vezmi si kartu od kohokoli v jakékoli vzdálenosti: náhodnou z ruky, nebo kartu ve hře podle svého výběru. { -green }
card-conestoga-more = Cíl vybíráš, až když ji používáš. Vzatá karta ti jde do ruky. { -green-note }

card-derringer = Derringer
card-derringer-text = Efekt BANG! na kohokoli ve vzdálenosti 1 a ty si dobíráš 1 kartu. { -green }
card-derringer-more = { -not-bang-note } Kartu si dobíráš hned, ještě než cíl odpovídá. { -green-note }

card-knife = Nůž
card-knife-text = Efekt BANG! na kohokoli ve vzdálenosti 1. { -green }
card-knife-more = { -not-bang-note } Zbraně nepomáhají, karty Hledí, Dalekohled, Mustang a Skrýš se počítají. { -green-note }

card-pepperbox = Pepperbox
card-pepperbox-text = Efekt BANG! na kohokoli, kdo je na dostřel. { -green }
card-pepperbox-more = { -not-bang-note } Není to zbraň: platí dostřel té, kterou máš při použití. { -green-note }

card-buffalo-rifle = Puška na bizony
card-buffalo-rifle-text = Efekt BANG! na kohokoli v jakékoli vzdálenosti. { -green }
card-buffalo-rifle-more = { -not-bang-note } Není to zbraň: tu svou si necháváš. { -green-note }

card-howitzer = Houfnice
card-howitzer-text = Efekt BANG! na všechny ostatní v jakékoli vzdálenosti. { -green }
card-howitzer-more = { -not-bang-note } Odpovídá se postupně po směru hodinových ručiček. { -green-note }

card-iron-plate = Železný plát
card-iron-plate-text = Ruší efekt BANG! mířený na tebe. { -green-missed }
card-iron-plate-more = { -green-missed-note } V balíčku jsou 2, ve hře smíš mít jen 1.

card-pony-express = Pony Express
card-pony-express-text = Dober si 3 karty. { -green }
card-pony-express-more = Dobrané karty můžeš hned hrát. { -green-note }

card-sombrero = Sombrero
card-sombrero-text = Ruší efekt BANG! mířený na tebe. { -green-missed }
card-sombrero-more = { -green-missed-note }

card-ten-gallon-hat = Stetson
card-ten-gallon-hat-text = Ruší efekt BANG! mířený na tebe. { -green-missed }
card-ten-gallon-hat-more = { -green-missed-note }

## Postavy z rozšíření Dodge City

char-tequila-joe = Tequila Joe
char-tequila-joe-text = Každá karta Pivo, kterou hraješ, ti léčí 2 životy místo 1.
char-tequila-joe-more = I při smrtelném zásahu: po výbuchu karty Dynamit ti se 2 životy stačí 1 karta Pivo. Jen karta Pivo: Saloon, Tequila, Whisky a Čutora léčí jako obvykle. Nikdy nad maximum.

char-vera-custer = Vera Custer
char-vera-custer-text = Na začátku 1. fáze vyber jinou postavu ve hře: do začátku svého příštího tahu máš i její schopnost.
char-vera-custer-more = Vybrat musíš, až po kartách Dynamit a Vězení; schopnost platí hned, už pro toto dobrání, počet životů se nemění. Před svým prvním tahem a po tahu ztraceném ve vězení druhou schopnost nemáš. Zůstává ti, i když ta postava vypadne ze hry, a v tahu navíc nevybíráš znovu. Při události Kocovina nevybíráš a schopnost spí, při událostech Pálenka a Peyote vybíráš i tak.

char-belle-star = Belle Star
char-belle-star-text = Ve tvém tahu nemají karty, které mají před sebou ostatní, žádný účinek.
char-belle-star-more = Proti tobě nepomáhají karty Barel, Mustang a Skrýš ani zelené karty ostatních. Tvoje karty působí dál, stejně jako schopnosti postav Jourdonnais a Paul Regret. Karty ostatních pořád můžeš brát i odhazovat. Ani při události Odražená střela se jimi nikdo neubrání.

char-pat-brennan = Pat Brennan
char-pat-brennan-text = V 1. fázi si místo dobrání smíš vzít do ruky 1 kartu ve hře, ať ji má před sebou kdokoli.
char-pat-brennan-more = Kteroukoli: zbraň, Vězení, Dynamit, zelenou kartu, i svou vlastní. Nahrazuje celé dobrání: při událostech Příjezd vlaku a Město duchů si dobíráš 3 karty, nebo bereš 1, při události Žízeň si dobíráš 1, nebo bereš 1. Na vzatou kartu se událost Právo Západu nevztahuje.

char-molly-stark = Molly Stark
char-molly-stark-text = Za každou kartu, kterou mimo svůj tah hraješ nebo dobrovolně odhazuješ z ruky, si dober 1 kartu.
char-molly-stark-more = Počítají se karty Pivo, Úhyb i Vedle! a také karta BANG! proti kartě Indiáni! V duelu si dobíráš až po něm, a za karty BANG! jen tehdy, když zůstáváš ve hře. Za karty, které tě nutí odhodit jiní, a za karty ve hře, třeba Bible, nedostáváš nic. Ve svém tahu také ne, ani v duelu; pro šerifa k němu patří i událost Ruská ruleta.

char-greg-digger = Gregg Digger
char-greg-digger-text = Kdykoli vypadne ze hry někdo jiný, vyleč si 2 životy.
char-greg-digger-more = Ať to má na svědomí kdokoli. Nikdy nad maximum. Počítá se i duch, který při události Město duchů zase odchází.

char-jos-delgado = José Delgado
char-jos-delgado-text = Až dvakrát za svůj tah smíš odhodit modrou kartu z ruky a dobrat si 2 karty.
char-jos-delgado-more = Ve 2. fázi mezi dvěma kartami. Modré jsou i karty Vězení a Dynamit, zelené a hnědé karty ani karty ve hře neplatí. Kartu, kterou musíš zahrát kvůli události Právo Západu, takto odhodit nesmíš, dokud ji zahrát lze.

char-bill-noface = Bill Noface
char-bill-noface-text = V 1. fázi si dober 1 kartu a za každý ztracený život ještě 1.
char-bill-noface-more = Ztracený je každý život, který ti chybí do maxima, šerifovi i ten navíc. Událost Příjezd vlaku 1 kartu přidává, událost Žízeň 1 ubírá, s plným počtem životů tedy nedobíráš nic. Jako duch při události Město duchů si dobíráš 5 karet.

char-herb-hunter = Herb Hunter
char-herb-hunter-text = Kdykoli vypadne ze hry někdo jiný, dober si 2 karty.
char-herb-hunter-more = Ať to má na svědomí kdokoli. Za banditu, kterého vyřadíš ty, si dobíráš celkem 5 karet. Počítá se i duch, který při události Město duchů zase odchází.

char-pixie-pete = Pixie Pete
char-pixie-pete-text = V 1. fázi si dober 3 karty místo 2.
char-pixie-pete-more = Při události Příjezd vlaku 4, při události Žízeň 2, při události Město duchů 3. Při události Právo Západu ukazuješ druhou z nich. Události Pálenka a Peyote nahrazují celé dobrání.

char-sean-mallory = Sean Mallory
char-sean-mallory-text = Ve 3. fázi si smíš nechat v ruce až 10 karet.
char-sean-mallory-more = Na počtu životů nezáleží. S 11 a více kartami odhazuješ, dokud ti jich nezbývá 10. Při události Kocovina rozhoduje počet životů jako u ostatních.

char-apache-kid = Apache Kid
char-apache-kid-text = Kárové karty ostatních na tebe nemají žádný účinek.
char-apache-kid-more = Nelze jimi mířit na tebe ani na tvé karty a efekt na všechny tě vynechává: kárová je každá karta Indiáni! V duelu kárové karty soupeře platí a kárová karta Vedle! ruší i tvůj výstřel. Pro schopnost postavy Doc Holyday a pro událost Odstřelovač musí být aspoň 1 ze 2 karet jiná než kárová. Při událostech Požehnání a Prokletí žádné kárové karty nejsou.

char-chuck-wengam = Chuck Wengam
char-chuck-wengam-text = Ve svém tahu smíš, kolikrát chceš, obětovat 1 život a dobrat si 2 karty. Poslední život obětovat nesmíš.
char-chuck-wengam-more = Ve 2. fázi mezi dvěma kartami. Za ztrátu nenese vinu nikdo. Duch při události Město duchů nemá co obětovat.

char-elena-fuente = Elena Fuente
char-elena-fuente-text = Kteroukoli kartu z ruky smíš použít jako Vedle!
char-elena-fuente-more = Nic jiného ta karta nedělá: Úhyb použitý takto kartu nepřináší, zahraný sám za sebe ano. Proti postavě Slab the Killer potřebuješ 2 karty. Karty ve hře takto použít nelze. Pomáhá to i při událostech Ruská ruleta a Fistful.

char-doc-holyday = Doc Holyday
char-doc-holyday-text = Jednou za svůj tah smíš odhodit 2 karty z ruky: efekt BANG! na kohokoli, kdo je na dostřel.
char-doc-holyday-more = Do limitu karet BANG! se to nepočítá a stačí na to 1 efekt Vedle! Na hráče Apache Kid musí být aspoň 1 ze 2 karet jiná než kárová. Při události Kazatel k tomu nesmíš odhodit kartu BANG!

## Role
## V textu (malým písmenem) a jako nadpis.

role-sheriff = šerif
role-sheriff-title = Šerif
role-sheriff-goal = Vyřaď všechny bandity a odpadlíka.
role-deputy = pomocník šerifa
role-deputy-title = Pomocník šerifa
role-deputy-goal = Chraň šerifa: vítězíte jen spolu.
role-outlaw = bandita
role-outlaw-title = Bandita
role-outlaw-goal = Vyřaď šerifa.
role-renegade = odpadlík
role-renegade-title = Odpadlík
role-renegade-goal = Zůstaň ve hře až do konce: šerif musí padnout po všech ostatních.
role-sheriff-goal-eight = Vyřaď všechny bandity a oba odpadlíky.
role-renegade-goal-eight = Odpadlíci jsou 2 a každý hraje za sebe: zůstaň ve hře až do konce, šerif musí padnout po všech ostatních.
role-deputy-goal-three = Vyřaď odpadlíka vlastní rukou. Když někdo vypadne jinak, zůstaň ve hře až do konce.
role-outlaw-goal-three = Vyřaď pomocníka šerifa vlastní rukou. Když někdo vypadne jinak, zůstaň ve hře až do konce.
role-renegade-goal-three = Vyřaď banditu vlastní rukou. Když někdo vypadne jinak, zůstaň ve hře až do konce.
goal-three-last = Zůstaň ve hře až do konce: na cílech už nezáleží.
role-hidden = skrytá role
role-hidden-title = Skrytá role

## Barvy a jak se karta řekne

suit-hearts = srdce
suit-diamonds = kára
suit-clubs = kříže
suit-spades = piky
rank-suit =
    { $rank ->
        [J]
            { $suit ->
                [hearts] srdcový kluk
                [diamonds] kárový kluk
                [clubs] křížový kluk
               *[spades] pikový kluk
            }
        [Q]
            { $suit ->
                [hearts] srdcová dáma
                [diamonds] kárová dáma
                [clubs] křížová dáma
               *[spades] piková dáma
            }
        [K]
            { $suit ->
                [hearts] srdcový král
                [diamonds] kárový král
                [clubs] křížový král
               *[spades] pikový král
            }
        [A]
            { $suit ->
                [hearts] srdcové eso
                [diamonds] kárové eso
                [clubs] křížové eso
               *[spades] pikové eso
            }
       *[other]
            { $suit ->
                [hearts] srdcová { $rank }
                [diamonds] kárová { $rank }
                [clubs] křížová { $rank }
               *[spades] piková { $rank }
            }
    }
card-said = { $name } { rank-suit }

## Sady a varianty

set-base = BANG!
set-base-text = Samotná hra: 80 karet a 16 postav pro 4–7 hráčů.
set-bonus = Bonusové postavy
set-bonus-text = Dalších 5 postav, které se rozdávají spolu s ostatními.
set-dodge-city = Dodge City
set-dodge-city-text = Dalších 40 karet, některé zelené, které čekají na pozdější tah, 15 postav a hra pro 3 a pro 8 hráčů.
set-high-noon = High Noon
set-high-noon-text = Od svého druhého tahu šerif v každém otáčí událost, která mění pravidla pro všechny: je jich 13, a když chceš, ještě 2 navíc.
set-fistful = Fistful
set-fistful-text = Dalších 15 událostí, samostatně nebo společně s rozšířením High Noon.
option-expert-characters = Výběr ze dvou postav
option-expert-characters-text = Každý dostává 2 postavy a tajně si nechává 1. Všechny se ukazují najednou.
option-no-book-cards = Bez karet se symbolem knihy
option-no-book-cards-text = Pro první hry: bez karet Duel, Vězení, Hokynářství, Indiáni! a Dynamit.
option-keep-characters = Přeživší si nechávají postavu
option-keep-characters-text = Kdo je na konci ještě ve hře, smí si postavu nechat i do příští, s plným počtem životů a s novými kartami.
option-rotate-sheriff = Šerif putuje dokola
option-rotate-sheriff-text = Příští šerif sedí po levici toho nynějšího. Ostatní role se rozdávají náhodně.
option-three-lives = Tři postavy se 3 životy
option-three-lives-text = Elena Fuente, Pixie Pete a Sean Mallory mají 3 životy jako ve starších vydáních, ne 4.
option-spare-diamonds = Kára i na hráče Apache Kid
option-spare-diamonds-text = Na hráče Apache Kid lze zahrát i károvou kartu, která na něj nemá žádný účinek, a tak se jí zbavit.
option-bonus-events = Bonusové události
option-bonus-events-text = Mezi událostmi jsou i Nová identita a Želízka.
option-event-cards = Počet událostí
option-event-cards-text = Když se hraje s oběma balíčky událostí: kolik karet má ten společný.
option-last-event = Poslední událost
option-last-event-text = Když se hraje s oběma balíčky událostí: karta, která přichází poslední a platí až do konce hry.
option-law-costs-life = Právo Západu za život
option-law-costs-life-text = Tah smíš za 1 život ukončit i bez zahrání ukázané karty. Jinak ji musíš zahrát, pokud to jde.
option-dead-man-hunts = Po návratu zase platí cíle
option-dead-man-hunts-text = Hra 3 hráčů: když jsou díky události Mrtvý muž zase všichni ve hře, vyřazení vlastního cíle znovu přináší okamžité vítězství.

## Předvolby nového stolu

preset-first-game = První hra
preset-first-game-text = 5 hráčů, základní hra bez karet se symbolem knihy.
preset-classic = Klasika
preset-classic-text = 5 hráčů, základní hra a bonusové postavy.
preset-saturday-night = Sobotní večer: všechno
preset-saturday-night-text = 7 hráčů, všechna rozšíření, na volných místech boti.

## Krátká jména
# Postavy, kterým se neříká prvním slovem jména.
char-black-jack-nick = Black Jack
char-calamity-janet-nick = Janet
char-el-gringo-nick = El Gringo
char-lucky-duke-nick = Duke
char-vulture-sam-nick = Sam
char-uncle-will-nick = Uncle Will
char-tequila-joe-nick = Joe
char-pixie-pete-nick = Pete
char-apache-kid-nick = Apache Kid
