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
card-beer-more = Nikdy nad maximum a nikdy nikomu inému. Pri smrteľnom zásahu ich môžeš zahrať aj viac, ak ti nakoniec zostane aspoň 1 život.

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
card-barrel-more = Raz proti každému efektu BANG! Nie proti kartám Duel, Indiáni! a Dynamit. Keď odobratie nevyjde, môžeš odpovedať inak.

card-mustang = Mustang
card-mustang-text = Ostatní ťa vidia o 1 ďalej.
card-mustang-more = Mení len to, ako ostatní vidia teba. Ty ich vidíš ako predtým. Sčítava sa so schopnosťou postavy Paul Regret.

card-scope = Mieridlo
card-scope-text = Vidíš ostatných o 1 bližšie.
card-scope-more = Nikdy nie bližšie ako 1. Mení len to, ako vidíš ostatných, a pomáha aj pri karte Panika!

card-jail = Väzenie
card-jail-text = Vylož ju pred kohokoľvek okrem šerifa. Kto ju má pred sebou, na začiatku svojho ťahu odoberá: bez srdca o ťah prichádza. Karta sa odhadzuje tak či tak.
card-jail-more = Na vzdialenosti nezáleží. Aj vo väzení môžeš byť cieľom a odpovedáš ako obvykle. Na kartu Dynamit sa odoberá skôr ako na kartu Väzenie.

card-dynamite = Dynamit
card-dynamite-text = Vylož ju pred seba. Na začiatku svojho ťahu odober: pri pikovej 2 – 9 strácaš 3 životy a kartu odhadzuješ. Inak ide k susedovi po ľavici a ten robí to isté.
card-dynamite-more = V ťahu, v ktorom ju hráš, sa nič nedeje. Za stratu nenesie vinu nikto. Odoberá sa na ňu skôr ako na kartu Väzenie.

card-volcanic = Volcanic
card-volcanic-text = Zbraň, dostrel 1. Za ťah môžeš zahrať ľubovoľný počet kariet BANG!
card-volcanic-more = Môžeš ju vyložiť aj po prvej karte BANG! a strieľať ďalej. Len čo o ňu prídeš, platí zase limit za ťah.

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
char-bart-cassidy-more = Hneď a bez ohľadu na príčinu, aj po výbuchu karty Dynamit. Nie pri smrteľnom zásahu, ani keď ho prežiješ.

char-black-jack = Black Jack
char-black-jack-text = V 1. fáze ukáž druhú dobratú kartu: ak je srdcová alebo kárová, dober si ešte 1.
char-black-jack-more = Kartu navyše neukazuješ. Počíta sa len druhá karta.

char-calamity-janet = Calamity Janet
char-calamity-janet-text = Karty BANG! môžeš používať ako Vedľa! a karty Vedľa! ako BANG!
char-calamity-janet-more = Aj v dueli a proti karte Indiáni! Karta Vedľa! zahraná ako BANG! sa počíta do limitu za ťah.

char-el-gringo = El Gringo
char-el-gringo-text = Za každý život, o ktorý ťa pripraví niekto iný, si vezmi náhodnú kartu z jeho ruky.
char-el-gringo-more = Nie po karte Dynamit, po vlastnom dueli ani pri smrteľnom zásahu, aj keď ho prežiješ. Z prázdnej ruky nezískaš nič.

char-jesse-jones = Jesse Jones
char-jesse-jones-text = V 1. fáze si môžeš prvú kartu namiesto z balíčka vziať náhodne z ruky niekoho iného.
char-jesse-jones-more = Na vzdialenosti nezáleží. Druhá karta je vždy z balíčka.

char-jourdonnais = Jourdonnais
char-jourdonnais-text = Proti efektu BANG! na teba môžeš odobrať ako s kartou Barel: srdce ti dáva 1 efekt Vedľa!
char-jourdonnais-more = Nikto ti to nemôže vziať. So skutočnou kartou Barel môžeš odobrať druhýkrát.

char-kit-carlson = Kit Carlson
char-kit-carlson-text = V 1. fáze sa môžeš pozrieť na 3 vrchné karty balíčka: 2 z nich si dober a tretiu vráť navrch.
char-kit-carlson-more = Vidíš ich len ty. Keď ich zostáva menej, pozeráš sa na tie, ktoré sú.

char-lucky-duke = Lucky Duke
char-lucky-duke-text = Kedykoľvek odoberáš, otoč 2 karty a vyber, ktorá platí.
char-lucky-duke-more = Pri kartách Barel, Väzenie a Dynamit aj pri každom inom tvojom odobratí. Odhadzujú sa obe karty.

char-paul-regret = Paul Regret
char-paul-regret-text = Ostatní ťa vidia o 1 ďalej.
char-paul-regret-more = Nikto ti to nemôže vziať. S kartou Mustang je to o 2.

char-pedro-ramirez = Pedro Ramirez
char-pedro-ramirez-text = V 1. fáze si môžeš prvú kartu namiesto z balíčka vziať z vrchu odhadzovacej kôpky.
char-pedro-ramirez-more = Tú kartu poznajú všetci. Druhá karta je vždy z balíčka.

char-rose-doolan = Rose Doolan
char-rose-doolan-text = Vidíš ostatných o 1 bližšie.
char-rose-doolan-more = Nikdy nie bližšie ako 1. S kartou Mieridlo je to o 2.

char-sid-ketchum = Sid Ketchum
char-sid-ketchum-text = Kedykoľvek môžeš odhodiť 2 karty z ruky a vyliečiť si 1 život.
char-sid-ketchum-more = Koľkokrát chceš, aj pri smrteľnom zásahu, nie však s plným počtom životov. Nie je to karta Pivo, takže to ide, aj keď sú v hre len 2 hráči.

char-slab-the-killer = Slab the Killer
char-slab-the-killer-text = Na zrušenie tvojej karty BANG! treba 2 efekty Vedľa!
char-slab-the-killer-more = Úspešné odobratie na kartu Barel je jeden z nich. Proti tvojej karte Guľomet stačí 1.

char-suzy-lafayette = Suzy Lafayette
char-suzy-lafayette-text = Kedykoľvek nemáš v ruke žiadnu kartu, môžeš si 1 dobrať.
char-suzy-lafayette-more = Nie počas duelu, až po ňom, a nie uprostred karty, ktorú práve hráš.

char-vulture-sam = Vulture Sam
char-vulture-sam-text = Keď niekto vypadne z hry, berieš si do ruky všetky jeho karty, z ruky aj zo stola.
char-vulture-sam-more = Nech to má na svedomí ktokoľvek. Šerif, ktorý vyradí pomocníka, si najprv berie jeho karty a potom odhadzuje všetky.

char-willy-the-kid = Willy the Kid
char-willy-the-kid-text = Vo svojom ťahu môžeš zahrať ľubovoľný počet kariet BANG!
char-willy-the-kid-more = Každý cieľ musí byť na dostrel.

## Bonusové postavy

char-johnny-kisch = Johnny Kisch
char-johnny-kisch-text = Kedykoľvek zahráš kartu, ktorá zostáva v hre, odhadzujú sa všetky ostatné karty s rovnakým menom, ktoré sú v hre.
char-johnny-kisch-more = Nech ležia kdekoľvek, aj karta Väzenie. Karta Dynamit, ktorá putuje ďalej, nie je zahraná. Kartu, ktorú už v hre máš, vyložiť nemôžeš.

char-uncle-will = Uncle Will
char-uncle-will-text = Raz za svoj ťah môžeš ktorúkoľvek kartu z ruky zahrať ako Hokynárstvo.
char-uncle-will-more = Skutočné karty Hokynárstvo sa nepočítajú. Takto zahraná karta BANG! nepatrí do limitu a modrá karta sa odhadzuje.

char-claus-the-saint = Claus the Saint
char-claus-the-saint-text = V 1. fáze si dober o 1 kartu viac, ako je v hre hráčov. Nechaj si 2 a každému z ostatných daj 1.
char-claus-the-saint-more = Ty určuješ, kto dostane ktorú. Poznáte ju len ty a ten, kto ju dostane.

char-emiliano = Emiliano
char-emiliano-text = Do ruky si berieš kartu Vedľa! použitú na zrušenie tvojej karty BANG! a tiež kartu BANG! zrušenú tvojou kartou Vedľa!
char-emiliano-more = Len karta proti karte: za efekty kariet Barel a Guľomet nezískaš nič. Tvoja zahraná karta BANG! sa ďalej počíta do limitu za ťah.

char-annie-versary = Annie Versary
char-annie-versary-text = Ktorúkoľvek kartu z ruky môžeš použiť ako BANG!
char-annie-versary-more = Aj v dueli a proti karte Indiáni! Zahraná sa počíta do limitu za ťah. Karty v hre sa takto použiť nedajú.

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
option-expert-characters = Výber z dvoch postáv
option-expert-characters-text = Každý dostáva 2 postavy a tajne si necháva 1. Všetky sa ukazujú naraz.
option-no-book-cards = Bez kariet so symbolom knihy
option-no-book-cards-text = Pre prvé hry: bez kariet Duel, Väzenie, Hokynárstvo, Indiáni! a Dynamit, spolu 11 kariet.
option-keep-characters = Preživší si nechávajú postavu
option-keep-characters-text = Kto je na konci ešte v hre, môže si postavu nechať aj do ďalšej, s plným počtom životov a s novými kartami.
option-rotate-sheriff = Šerif putuje dokola
option-rotate-sheriff-text = Ďalší šerif sedí po ľavici toho terajšieho. Ostatné roly sa rozdávajú náhodne.
