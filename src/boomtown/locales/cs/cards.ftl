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
card-beer-more = Nikdy nad maximum a nikdy nikomu jinému. Při smrtelném zásahu jich smíš zahrát víc, pokud ti nakonec zůstane aspoň 1 život.

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
card-barrel-more = Jednou proti každému efektu BANG! Ne proti kartám Duel, Indiáni! a Dynamit. Když sejmutí nevyjde, můžeš odpovědět jinak.

card-mustang = Mustang
card-mustang-text = Ostatní tě vidí o 1 dál.
card-mustang-more = Mění jen to, jak ostatní vidí tebe. Ty je vidíš jako dřív. Sčítá se se schopností postavy Paul Regret.

card-scope = Hledí
card-scope-text = Vidíš ostatní o 1 blíž.
card-scope-more = Nikdy blíž než 1. Mění jen to, jak vidíš ostatní, a pomáhá i u karty Panika!

card-jail = Vězení
card-jail-text = Vylož ji před kohokoli kromě šerifa. Kdo ji má před sebou, na začátku svého tahu snímá: bez srdce o tah přichází. Karta se odhazuje tak jako tak.
card-jail-more = Na vzdálenosti nezáleží. I ve vězení můžeš být cílem a odpovídáš jako obvykle. Na kartu Dynamit se snímá dřív než na kartu Vězení.

card-dynamite = Dynamit
card-dynamite-text = Vylož ji před sebe. Na začátku svého tahu snímej: při pikové 2–9 ztrácíš 3 životy a kartu odhazuješ. Jinak jde k sousedovi po levici a ten dělá totéž.
card-dynamite-more = V tahu, ve kterém ji hraješ, se nic neděje. Za ztrátu nenese vinu nikdo. Snímá se na ni dřív než na kartu Vězení.

card-volcanic = Volcanic
card-volcanic-text = Zbraň, dostřel 1. Za tah smíš zahrát libovolný počet karet BANG!
card-volcanic-more = Můžeš ji vyložit i po první kartě BANG! a střílet dál. Jakmile o ni přijdeš, platí zase limit za tah.

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
char-bart-cassidy-more = Hned a bez ohledu na příčinu, i po výbuchu karty Dynamit. Ne při smrtelném zásahu, ani když ho přežiješ.

char-black-jack = Black Jack
char-black-jack-text = V 1. fázi ukaž druhou dobranou kartu: je-li srdcová nebo kárová, dober si ještě 1.
char-black-jack-more = Kartu navíc neukazuješ. Počítá se jen druhá karta.

char-calamity-janet = Calamity Janet
char-calamity-janet-text = Karty BANG! smíš používat jako Vedle! a karty Vedle! jako BANG!
char-calamity-janet-more = I v duelu a proti kartě Indiáni! Karta Vedle! zahraná jako BANG! se počítá do limitu za tah.

char-el-gringo = El Gringo
char-el-gringo-text = Za každý život, o který tě připraví někdo jiný, si vezmi náhodnou kartu z jeho ruky.
char-el-gringo-more = Ne po kartě Dynamit, po vlastním duelu ani při smrtelném zásahu, i když ho přežiješ. Z prázdné ruky nezískáš nic.

char-jesse-jones = Jesse Jones
char-jesse-jones-text = V 1. fázi si smíš první kartu místo z balíčku vzít náhodně z ruky někoho jiného.
char-jesse-jones-more = Na vzdálenosti nezáleží. Druhá karta je vždy z balíčku.

char-jourdonnais = Jourdonnais
char-jourdonnais-text = Proti efektu BANG! na tebe smíš sejmout jako s kartou Barel: srdce ti dává 1 efekt Vedle!
char-jourdonnais-more = Nikdo ti to nemůže vzít. Se skutečnou kartou Barel smíš sejmout podruhé.

char-kit-carlson = Kit Carlson
char-kit-carlson-text = V 1. fázi se smíš podívat na 3 vrchní karty balíčku: 2 z nich si dober a třetí vrať navrch.
char-kit-carlson-more = Vidíš je jen ty. Když jich zbývá méně, díváš se na ty, které jsou.

char-lucky-duke = Lucky Duke
char-lucky-duke-text = Kdykoli snímáš, otoč 2 karty a vyber, která platí.
char-lucky-duke-more = U karet Barel, Vězení a Dynamit i u každého jiného tvého sejmutí. Odhazují se obě karty.

char-paul-regret = Paul Regret
char-paul-regret-text = Ostatní tě vidí o 1 dál.
char-paul-regret-more = Nikdo ti to nemůže vzít. S kartou Mustang je to o 2.

char-pedro-ramirez = Pedro Ramirez
char-pedro-ramirez-text = V 1. fázi si smíš první kartu místo z balíčku vzít z vrchu odhazovací hromádky.
char-pedro-ramirez-more = Tu kartu znají všichni. Druhá karta je vždy z balíčku.

char-rose-doolan = Rose Doolan
char-rose-doolan-text = Vidíš ostatní o 1 blíž.
char-rose-doolan-more = Nikdy blíž než 1. S kartou Hledí je to o 2.

char-sid-ketchum = Sid Ketchum
char-sid-ketchum-text = Kdykoli můžeš odhodit 2 karty z ruky a vyléčit si 1 život.
char-sid-ketchum-more = Kolikrát chceš, i při smrtelném zásahu, ne však s plným počtem životů. Není to karta Pivo, takže to jde, i když jsou ve hře jen 2 hráči.

char-slab-the-killer = Slab the Killer
char-slab-the-killer-text = Na zrušení tvé karty BANG! jsou potřeba 2 efekty Vedle!
char-slab-the-killer-more = Úspěšné sejmutí na kartu Barel je jeden z nich. Proti tvé kartě Kulomet stačí 1.

char-suzy-lafayette = Suzy Lafayette
char-suzy-lafayette-text = Kdykoli nemáš v ruce žádnou kartu, smíš si 1 dobrat.
char-suzy-lafayette-more = Ne během duelu, až po něm, a ne uprostřed karty, kterou právě hraješ.

char-vulture-sam = Vulture Sam
char-vulture-sam-text = Když někdo vypadne ze hry, bereš si do ruky všechny jeho karty, z ruky i ze stolu.
char-vulture-sam-more = Ať to má na svědomí kdokoli. Šerif, který vyřadí pomocníka, si nejdřív bere jeho karty a pak odhazuje všechny.

char-willy-the-kid = Willy the Kid
char-willy-the-kid-text = Ve svém tahu smíš zahrát libovolný počet karet BANG!
char-willy-the-kid-more = Každý cíl musí být na dostřel.

## Bonusové postavy

char-johnny-kisch = Johnny Kisch
char-johnny-kisch-text = Kdykoli zahraješ kartu, která zůstává ve hře, odhazují se všechny ostatní karty téhož jména, které jsou ve hře.
char-johnny-kisch-more = Ať leží kdekoli, i karta Vězení. Karta Dynamit, která putuje dál, není zahraná. Kartu, kterou už ve hře máš, vyložit nesmíš.

char-uncle-will = Uncle Will
char-uncle-will-text = Jednou za svůj tah smíš kteroukoli kartu z ruky zahrát jako Hokynářství.
char-uncle-will-more = Skutečné karty Hokynářství se nepočítají. Takto zahraná karta BANG! nepatří do limitu a modrá karta se odhazuje.

char-claus-the-saint = Claus, the Saint
char-claus-the-saint-text = V 1. fázi si dober o 1 kartu víc, než je ve hře hráčů. Nech si 2 a každému z ostatních dej 1.
char-claus-the-saint-more = Ty určuješ, kdo dostane kterou. Znáte ji jen ty a ten, kdo ji dostane.

char-emiliano = Emiliano
char-emiliano-text = Do ruky si bereš kartu Vedle! použitou ke zrušení tvé karty BANG! a také kartu BANG! zrušenou tvou kartou Vedle!
char-emiliano-more = Jen karta proti kartě: za efekty karet Barel a Kulomet nic nezískáš. Tvá zahraná karta BANG! se dál počítá do limitu za tah.

char-annie-versary = Annie Versary
char-annie-versary-text = Kteroukoli kartu z ruky smíš použít jako BANG!
char-annie-versary-more = I v duelu a proti kartě Indiáni! Zahraná se počítá do limitu za tah. Karty ve hře takto použít nelze.

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
option-expert-characters = Výběr ze dvou postav
option-expert-characters-text = Každý dostává 2 postavy a tajně si nechává 1. Všechny se ukazují najednou.
option-no-book-cards = Bez karet se symbolem knihy
option-no-book-cards-text = Pro první hry: bez karet Duel, Vězení, Hokynářství, Indiáni! a Dynamit, celkem 11 karet.
option-keep-characters = Přeživší si nechávají postavu
option-keep-characters-text = Kdo je na konci ještě ve hře, smí si postavu nechat i do příští, s plným počtem životů a s novými kartami.
option-rotate-sheriff = Šerif putuje dokola
option-rotate-sheriff-text = Příští šerif sedí po levici toho nynějšího. Ostatní role se rozdávají náhodně.
