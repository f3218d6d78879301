### Nazwy i teksty kart, postaci, ról, zestawów i wariantów.
### -text: co stoi na karcie. -more: o co ludzie pytają.

## Gra podstawowa

-weapon-note = Broń o innej nazwie ją zastępuje, a starą się odrzuca. Zmienia twój zasięg, nie odległość, więc przy karcie Panika! nie pomaga.

card-bang = BANG!
card-bang-text = Efekt BANG! na dowolnego gracza w twoim zasięgu. Na turę możesz zagrać tylko 1 kartę BANG!
card-bang-more = Anuluje ją 1 efekt Pudło! Inaczej cel traci 1 punkt życia. Anulowana karta BANG! też liczy się do limitu na turę. Odrzucona z powodu karty Pojedynek lub Indianie! się nie liczy.

card-missed = Pudło!
card-missed-text = Anuluje efekt BANG! wymierzony w ciebie. Zagrywasz ją w odpowiedzi, także poza swoją turą.
card-missed-more = Pomaga na każdy efekt BANG! także na kartę Gatling. Na karty Pojedynek, Indianie! i Dynamit nie pomaga. Może ją zagrać tylko cel.

card-beer = Piwko
card-beer-text = Odzyskaj 1 punkt życia. Poza swoją turą możesz ją zagrać tylko przy śmiertelnym trafieniu. Gdy w grze jest tylko 2 graczy, nie ma żadnego efektu.
card-beer-more = Nigdy ponad maksimum i nigdy komuś innemu. Przy śmiertelnym trafieniu możesz zagrać ich więcej, jeśli na koniec zostanie ci co najmniej 1 punkt życia. Przy wydarzeniu Wielebny nikt nie może jej zagrać.

card-panic = Panika!
card-panic-text = Weź kartę od dowolnego gracza w odległości 1: losową z ręki albo kartę w grze, którą wybierasz.
card-panic-more = Broń nie pomaga, karty Mustang i Luneta się liczą. Możesz wziąć każdą kartę w grze, nawet Więzienie lub Dynamit. Trafia na twoją rękę.

card-cat-balou = Kasia Balou
card-cat-balou-text = Dowolny gracz w dowolnej odległości odrzuca kartę: losową z ręki albo kartę w grze, którą wybierasz.
card-cat-balou-more = Możesz wybrać każdą kartę w grze: broń, Więzienie i Dynamit. Możesz ją też zagrać na siebie, na przykład na kartę Dynamit, którą masz przed sobą.

card-stagecoach = Dyliżans
card-stagecoach-text = Dobierz 2 karty.
card-stagecoach-more = W turze możesz zagrać ich, ile chcesz. Dobrane karty możesz od razu zagrywać.

card-wells-fargo = Wells Fargo
card-wells-fargo-text = Dobierz 3 karty.
card-wells-fargo-more = W turze możesz zagrać ich, ile chcesz. Dobrane karty możesz od razu zagrywać.

card-general-store = Sklep
card-general-store-text = Odkryj tyle kart, ilu graczy jest w grze. Zaczynasz ty, potem zgodnie z ruchem wskazówek zegara każdy bierze 1 kartę na rękę.
card-general-store-more = Wszyscy widzą, kto co bierze. Nie można odmówić. Dopóki leży choć 1 karta, nic innego się nie zagrywa.

card-saloon = Saloon
card-saloon-text = Każdy w grze odzyskuje 1 punkt życia, ty też.
card-saloon-more = To nie jest karta Piwko: przy śmiertelnym trafieniu nikogo nie uratuje, ale działa także wtedy, gdy w grze jest tylko 2 graczy. Nigdy ponad maksimum.

card-gatling = Gatling
card-gatling-text = Efekt BANG! na wszystkich pozostałych graczy w dowolnej odległości.
card-gatling-more = To nie jest karta BANG! i nie liczy się do limitu. Nawet gdy zagrywa ją Slab the Killer, wystarczy 1 efekt Pudło! Gracze odpowiadają po kolei, zgodnie z ruchem wskazówek zegara.

card-duel = Pojedynek
card-duel-text = Wyzwij dowolnego innego gracza w dowolnej odległości. Przeciwnik zaczyna i na zmianę odrzucacie karty BANG! Kto pierwszy nie odrzuci, traci 1 punkt życia.
card-duel-more = Karty Pudło! i Beczka nie pomagają. Odrzucone karty BANG! nie liczą się jako zagrane. Za przegraną we własnym pojedynku nikt nie odpowiada.

card-indians = Indianie!
card-indians-text = Wszyscy pozostali mogą odrzucić kartę BANG! Kto jej nie odrzuci, traci 1 punkt życia.
card-indians-more = Karty Pudło! i Beczka nie pomagają. Odrzucona karta BANG! nie liczy się jako zagrana.

card-barrel = Beczka
card-barrel-text = Na efekt BANG! wymierzony w ciebie możesz sprawdzić wierzchnią kartę talii: kier daje ci 1 efekt Pudło!
card-barrel-more = Raz na każdy efekt BANG! Nie na karty Pojedynek, Indianie! i Dynamit. Po nieudanym sprawdzeniu możesz odpowiedzieć inaczej. Przy wydarzeniu Błogosławieństwo pomaga zawsze, przy wydarzeniu Klątwa nigdy, a przy wydarzeniu Lasso nie ma żadnego efektu.

card-mustang = Mustang
card-mustang-text = Inni widzą cię o 1 dalej.
card-mustang-more = Zmienia tylko to, jak inni widzą ciebie. Ty widzisz ich jak przedtem. Sumuje się z kartą Kryjówka i z umiejętnością postaci Paul Regret.

card-scope = Luneta
card-scope-text = Widzisz innych o 1 bliżej.
card-scope-more = Nigdy bliżej niż 1. Zmienia tylko to, jak widzisz innych, sumuje się z kartą Lornetka i pomaga też przy karcie Panika!

card-jail = Więzienie
card-jail-text = Połóż ją przed dowolnym graczem oprócz szeryfa. Kto ma ją przed sobą, na początku swojej tury sprawdza: jeśli to nie kier, traci turę. Kartę odrzuca się tak czy inaczej.
card-jail-more = Odległość nie ma znaczenia. W więzieniu też możesz być celem i odpowiadasz jak zwykle. Kartę Dynamit sprawdza się przed kartą Więzienie. Może ją usunąć wydarzenie Daltonowie. Przy wydarzeniu Lasso leży dalej bez sprawdzenia, przy wydarzeniu Błogosławieństwo wychodzisz zawsze, przy wydarzeniu Klątwa nigdy.

card-dynamite = Dynamit
card-dynamite-text = Połóż ją przed sobą. Na początku swojej tury sprawdź: przy 2–9 pik tracisz 3 punkty życia i odrzucasz kartę. Inaczej przechodzi do sąsiada po lewej, który robi to samo.
card-dynamite-more = W turze, w której ją zagrywasz, nic się nie dzieje. Za stratę nikt nie odpowiada. Sprawdza się ją przed kartą Więzienie. Omija każdego, kto już ma ją przed sobą; gdy mają ją wszyscy, zostaje na miejscu. Przy wydarzeniu Błogosławieństwo nie wybucha, przy wydarzeniu Lasso się jej nie sprawdza.

card-volcanic = Volcanic
card-volcanic-text = Broń, zasięg 1. Na turę możesz zagrać dowolną liczbę kart BANG!
card-volcanic-more = Możesz ją wyłożyć także po pierwszej karcie BANG! i strzelać dalej. Gdy ją stracisz, znów obowiązuje limit na turę. Przy wydarzeniu Lasso nie ma żadnego efektu.

card-schofield = Schofield
card-schofield-text = Broń, zasięg 2.
card-schofield-more = { -weapon-note }

card-remington = Remington
card-remington-text = Broń, zasięg 3.
card-remington-more = { -weapon-note }

card-rev-carabine = Rev. Carabine
card-rev-carabine-text = Broń, zasięg 4.
card-rev-carabine-more = { -weapon-note }

card-winchester = Winchester
card-winchester-text = Broń, zasięg 5.
card-winchester-more = { -weapon-note }

card-colt-45 = Colt .45
card-colt-45-text = Zasięg 1. Strzelasz z niego, gdy nie masz w grze żadnej broni.
card-colt-45-more = To nie jest karta: nikt nie może ci go zabrać ani odrzucić.

## Postacie

char-bart-cassidy = Bart Cassidy
char-bart-cassidy-text = Za każdy utracony punkt życia dobierz 1 kartę.
char-bart-cassidy-more = Od razu i bez względu na przyczynę, także po wybuchu karty Dynamit. Nie przy śmiertelnym trafieniu, nawet jeśli je przeżyjesz. Liczy się też punkt życia oddany przy wydarzeniu Bracia krwi.

char-black-jack = Black Jack
char-black-jack-text = W fazie 1 pokaż drugą dobraną kartę: jeśli to kier lub karo, dobierz jeszcze 1.
char-black-jack-more = Dodatkowej karty nie pokazujesz. Liczy się tylko druga karta. Przy wydarzeniach Przyjazd pociągu i Miasto duchów dobierasz 3 karty, a z czerwoną drugą 4; przy wydarzeniu Pragnienie drugiej nie ma. Przy wydarzeniu Błogosławieństwo jest czerwona zawsze, przy wydarzeniu Klątwa nigdy.

char-calamity-janet = Calamity Janet
char-calamity-janet-text = Kart BANG! możesz używać jako Pudło! i kart Pudło! jako BANG!
char-calamity-janet-more = Także w pojedynku i na kartę Indianie! Karta Pudło! zagrana jako BANG! liczy się do limitu na turę. Inne karty z efektem BANG! lub Pudło! pozostają tym, czym są. Przy wydarzeniu Snajper nadaje się też karta Pudło! a przy wydarzeniu Kazanie w swojej turze żadnej nie możesz użyć jako BANG!

char-el-gringo = El Gringo
char-el-gringo-text = Za każdy punkt życia, który tracisz z winy innego gracza, weź losową kartę z jego ręki.
char-el-gringo-more = Nie po karcie Dynamit, po wydarzeniu, po własnym pojedynku ani przy śmiertelnym trafieniu, nawet jeśli je przeżyjesz. Z pustej ręki nie dostajesz nic.

char-jesse-jones = Jesse Jones
char-jesse-jones-text = W fazie 1 możesz wziąć pierwszą kartę losowo z ręki innego gracza zamiast z talii.
char-jesse-jones-more = Odległość nie ma znaczenia. Druga karta jest zawsze z talii. Przy wydarzeniach Przyjazd pociągu i Miasto duchów jeszcze 2 są z talii, przy wydarzeniu Pragnienie wzięta karta jest jedyna.

char-jourdonnais = Jourdonnais
char-jourdonnais-text = Na efekt BANG! wymierzony w ciebie możesz sprawdzać jak z kartą Beczka: kier daje ci 1 efekt Pudło!
char-jourdonnais-more = Nikt nie może ci tego zabrać. Z prawdziwą kartą Beczka możesz sprawdzić drugi raz. Działa to też przy wydarzeniu Lasso i w turze postaci Belle Star.

char-kit-carlson = Kit Carlson
char-kit-carlson-text = W fazie 1 możesz obejrzeć 3 wierzchnie karty talii: 2 z nich dobierz, a trzecią odłóż na wierzch.
char-kit-carlson-more = Widzisz je tylko ty. Gdy jest ich mniej, oglądasz te, które są. Przy wydarzeniach Przyjazd pociągu i Miasto duchów dobierasz wszystkie 3, przy wydarzeniu Pragnienie tylko 1, a pozostałe odkładasz w dowolnej kolejności.

char-lucky-duke = Lucky Duke
char-lucky-duke-text = Gdy sprawdzasz, odkryj 2 karty i wybierz tę, która się liczy.
char-lucky-duke-more = Przy kartach Beczka, Więzienie i Dynamit oraz przy każdym innym twoim sprawdzeniu. Odrzuca się obie karty. Przy wydarzeniu Wendeta też się sprawdza, przy wydarzeniu Pejotl nie.

char-paul-regret = Paul Regret
char-paul-regret-text = Inni widzą cię o 1 dalej.
char-paul-regret-more = Nikt nie może ci tego zabrać. Z kartą Mustang jest to o 2. Działa to też przy wydarzeniach Zasadzka i Lasso oraz w turze postaci Belle Star.

char-pedro-ramirez = Pedro Ramirez
char-pedro-ramirez-text = W fazie 1 możesz wziąć pierwszą kartę z wierzchu stosu kart odrzuconych zamiast z talii.
char-pedro-ramirez-more = Tę kartę znają wszyscy. Druga karta jest zawsze z talii. Przy wydarzeniach Przyjazd pociągu i Miasto duchów jeszcze 2 są z talii, przy wydarzeniu Pragnienie wzięta karta jest jedyna.

char-rose-doolan = Rose Doolan
char-rose-doolan-text = Widzisz innych o 1 bliżej.
char-rose-doolan-more = Nigdy bliżej niż 1. Z kartą Luneta jest to o 2. Działa to też przy wydarzeniach Zasadzka i Lasso.

char-sid-ketchum = Sid Ketchum
char-sid-ketchum-text = W dowolnej chwili możesz odrzucić 2 karty z ręki i odzyskać 1 punkt życia.
char-sid-ketchum-more = Ile razy chcesz, także przy śmiertelnym trafieniu, ale nie przy pełnym życiu. To nie jest karta Piwko, więc działa także wtedy, gdy w grze jest tylko 2 graczy lub obowiązuje wydarzenie Wielebny.

char-slab-the-killer = Slab the Killer
char-slab-the-killer-text = Do anulowania twojej karty BANG! potrzeba 2 efektów Pudło!
char-slab-the-killer-more = Udane sprawdzenie karty Beczka jest jednym z nich. Na twoją kartę Gatling i każdą inną kartę z efektem BANG! wystarczy 1. Do obrony karty przy wydarzeniu Rykoszet też potrzeba 2.

char-suzy-lafayette = Suzy Lafayette
char-suzy-lafayette-text = Gdy nie masz na ręce żadnej karty, możesz dobrać 1.
char-suzy-lafayette-more = Nie podczas pojedynku, dopiero po nim, i nie w trakcie karty, którą właśnie zagrywasz.

char-vulture-sam = Vulture Sam
char-vulture-sam-text = Gdy ktoś odpada z gry, bierzesz na rękę wszystkie jego karty, z ręki i ze stołu.
char-vulture-sam-more = Bez względu na to, kto za to odpowiada. Szeryf, który eliminuje zastępcę, najpierw bierze jego karty, a potem odrzuca wszystkie. Gdy twoją umiejętność ma Vera Custer, bierzecie na zmianę po 1 karcie. Gdy odchodzi duch przy wydarzeniu Miasto duchów, bierzesz jego karty w grze.

char-willy-the-kid = Willy the Kid
char-willy-the-kid-text = W swojej turze możesz zagrać dowolną liczbę kart BANG!
char-willy-the-kid-more = Każdy cel musi być w twoim zasięgu. Przy wydarzeniu Kazanie nie możesz zagrać żadnej.

## Postacie bonusowe

char-johnny-kisch = Johnny Kisch
char-johnny-kisch-text = Gdy zagrywasz kartę, która zostaje w grze, odrzuca się wszystkie inne karty o tej samej nazwie, które są w grze.
char-johnny-kisch-more = Gdziekolwiek leżą, także kartę Więzienie. Karta Dynamit, która przechodzi dalej, nie jest zagrana. Nie możesz wyłożyć karty, którą już masz w grze. Zielone karty też się liczą.

char-uncle-will = Uncle Will
char-uncle-will-text = Raz w swojej turze możesz zagrać dowolną kartę z ręki jako Sklep.
char-uncle-will-more = Prawdziwe karty Sklep się nie liczą. Zagrana tak karta BANG! nie wlicza się do limitu, a niebieską kartę się odrzuca. Przy wydarzeniu Kajdanki liczy się kolor samej karty.

char-claus-the-saint = Claus the Saint
char-claus-the-saint-text = W fazie 1 dobierz o 1 kartę więcej, niż jest graczy w grze. Zatrzymaj 2 i daj po 1 każdemu z pozostałych.
char-claus-the-saint-more = Ty decydujesz, kto dostaje którą. Znasz ją tylko ty i ten, kto ją dostaje. Wydarzenia Przyjazd pociągu i Pragnienie zmieniają tylko to, ile kart zatrzymujesz.

char-emiliano = Emiliano
char-emiliano-text = Bierzesz na rękę kartę Pudło! użytą do anulowania twojej karty BANG! oraz kartę BANG! anulowaną twoją kartą Pudło!
char-emiliano-more = Tylko karta na kartę: za efekty kart Beczka, Unik i Gatling nic nie dostajesz. Twoja zagrana karta BANG! nadal liczy się do limitu na turę.

char-annie-versary = Annie Versary
char-annie-versary-text = Dowolnej karty z ręki możesz użyć jako BANG!
char-annie-versary-more = Także w pojedynku i na kartę Indianie! Zagrana liczy się do limitu na turę. Kart w grze nie można tak użyć. Karta zachowuje swój kolor, co ma znaczenie przy wydarzeniu Kajdanki i dla postaci Apache Kid. Przy wydarzeniu Kazanie w swojej turze niczego nie możesz tak użyć.

## Dodge City

-cost = Kosztuje jeszcze 1 kartę z ręki.
-cost-note = Odrzucona karta może być dowolna i sama nie działa: karta BANG! nie liczy się do limitu na turę. Bez drugiej karty na ręce nie możesz jej zagrać.
-not-bang-note = To nie jest karta BANG! i nie liczy się do limitu. Nawet gdy używa jej Slab the Killer, wystarczy 1 efekt Pudło!
-not-beer-note = To nie jest karta Piwko: przy śmiertelnym trafieniu nikogo nie uratuje, ale działa także wtedy, gdy w grze jest tylko 2 graczy lub obowiązuje wydarzenie Wielebny. Nigdy ponad maksimum.
-green = Połóż ją przed sobą: możesz jej użyć w swojej turze, najwcześniej w następnej.
-green-note = Zanim jej użyjesz, inni mogą ci ją zabrać. Kto ją bierze, musi ją znów wyłożyć i czekać. Wydarzenia Kajdanki i Sędzia nie zabraniają jej użycia, wydarzenie Lasso tak.
-green-missed = Połóż ją przed sobą: możesz jej użyć od początku tury następnego gracza.
-green-missed-note = Pomaga na każdy efekt BANG! ale nie na karty Pojedynek, Indianie! i Dynamit. Możesz jej użyć także w swojej późniejszej turze. Zanim jej użyjesz, inni mogą ci ją zabrać, ale muszą ją znów wyłożyć.

card-binocular = Lornetka
card-binocular-text = Widzisz innych o 1 bliżej.
card-binocular-more = Sumuje się z kartą Luneta: z obiema widzisz innych o 2 bliżej, ale nigdy bliżej niż 1. Pomaga też przy kartach Cios i Panika!

card-hideout = Kryjówka
card-hideout-text = Inni widzą cię o 1 dalej.
card-hideout-more = Sumuje się z kartą Mustang: z obiema inni widzą cię o 2 dalej. Zmienia tylko to, jak inni widzą ciebie. Ty widzisz ich jak przedtem.

card-punch = Cios
card-punch-text = Efekt BANG! na dowolnego gracza w odległości 1.
card-punch-more = { -not-bang-note } Broń nie pomaga, karty Luneta, Lornetka, Mustang i Kryjówka się liczą. W pojedynku ani na kartę Indianie! nie możesz jej odrzucić.

card-rag-time = Ragtime
card-rag-time-text = Weź kartę od dowolnego gracza w dowolnej odległości: losową z ręki albo kartę w grze, którą wybierasz. { -cost }
card-rag-time-more = Możesz wziąć każdą kartę w grze, nawet Więzienie lub Dynamit. Trafia na twoją rękę. { -cost-note }

card-brawl = Bójka
card-brawl-text = Wszyscy pozostali odrzucają po 1 karcie: u każdego wybierasz ty, losową z ręki albo kartę w grze. { -cost }
card-brawl-more = Wybierasz po kolei, zgodnie z ruchem wskazówek zegara. Kto nie ma żadnej karty, nic nie traci; gdy nikt nie ma żadnej, nie możesz jej zagrać. { -cost-note }

card-dodge = Unik
card-dodge-text = Anuluje efekt BANG! wymierzony w ciebie, a ty dobierasz 1 kartę. Zagrywasz ją w odpowiedzi, także poza swoją turą.
card-dodge-more = To nie jest karta Pudło! choć anuluje to samo: Calamity Janet nią nie strzela, a Emiliano jej nie bierze. Gdy strzela Slab the Killer, to 1 z 2 potrzebnych efektów. Nie możesz jej zagrać tylko po to, by dobrać kartę.

card-springfield = Springfield
card-springfield-text = Efekt BANG! na dowolnego gracza w dowolnej odległości. { -cost }
card-springfield-more = { -not-bang-note } To nie jest broń: twoja zostaje na miejscu. { -cost-note }

card-tequila = Tequila
card-tequila-text = Wybierz dowolnego gracza w grze, możesz siebie: odzyskuje 1 punkt życia. { -cost }
card-tequila-more = { -not-beer-note } { -cost-note }

card-whisky = Whisky
card-whisky-text = Odzyskaj 2 punkty życia. { -cost }
card-whisky-more = { -not-beer-note } { -cost-note }

card-bible = Biblia
card-bible-text = Anuluje efekt BANG! wymierzony w ciebie, a ty dobierasz 1 kartę. { -green-missed }
card-bible-more = { -green-missed-note }

card-canteen = Manierka
card-canteen-text = Odzyskaj 1 punkt życia. { -green }
card-canteen-more = { -not-beer-note } { -green-note }

card-can-can = Kankan
card-can-can-text = Dowolny gracz w dowolnej odległości odrzuca kartę: losową z ręki albo kartę w grze, którą wybierasz. { -green }
card-can-can-more = Cel wybierasz dopiero przy użyciu. { -green-note }

card-conestoga = Kryty wóz
card-conestoga-text = Weź kartę od dowolnego gracza w dowolnej odległości: losową z ręki albo kartę w grze, którą wybierasz. { -green }
card-conestoga-more = Cel wybierasz dopiero przy użyciu. Wzięta karta trafia na twoją rękę. { -green-note }

card-derringer = Derringer
card-derringer-text = Efekt BANG! na dowolnego gracza w odległości 1, a ty dobierasz 1 kartę. { -green }
card-derringer-more = { -not-bang-note } Kartę dobierasz od razu, zanim cel odpowie. { -green-note }

card-knife = Nóż
card-knife-text = Efekt BANG! na dowolnego gracza w odległości 1. { -green }
card-knife-more = { -not-bang-note } Broń nie pomaga, karty Luneta, Lornetka, Mustang i Kryjówka się liczą. { -green-note }

card-pepperbox = Pepperbox
card-pepperbox-text = Efekt BANG! na dowolnego gracza w twoim zasięgu. { -green }
card-pepperbox-more = { -not-bang-note } To nie jest broń: liczy się zasięg tej, którą masz przy użyciu. { -green-note }

card-buffalo-rifle = Strzelba na bizony
card-buffalo-rifle-text = Efekt BANG! na dowolnego gracza w dowolnej odległości. { -green }
card-buffalo-rifle-more = { -not-bang-note } To nie jest broń: twoja zostaje na miejscu. { -green-note }

card-howitzer = Haubica
card-howitzer-text = Efekt BANG! na wszystkich pozostałych graczy w dowolnej odległości. { -green }
card-howitzer-more = { -not-bang-note } Gracze odpowiadają po kolei, zgodnie z ruchem wskazówek zegara. { -green-note }

card-iron-plate = Żelazna płyta
card-iron-plate-text = Anuluje efekt BANG! wymierzony w ciebie. { -green-missed }
card-iron-plate-more = { -green-missed-note } W talii są 2, ale w grze możesz mieć tylko 1.

card-pony-express = Pony Express
card-pony-express-text = Dobierz 3 karty. { -green }
card-pony-express-more = Dobrane karty możesz od razu zagrywać. { -green-note }

card-sombrero = Sombrero
card-sombrero-text = Anuluje efekt BANG! wymierzony w ciebie. { -green-missed }
card-sombrero-more = { -green-missed-note }

card-ten-gallon-hat = Stetson
card-ten-gallon-hat-text = Anuluje efekt BANG! wymierzony w ciebie. { -green-missed }
card-ten-gallon-hat-more = { -green-missed-note }

## Postacie z dodatku Dodge City

char-tequila-joe = Tequila Joe
char-tequila-joe-text = Każda zagrana przez ciebie karta Piwko daje ci 2 punkty życia zamiast 1.
char-tequila-joe-more = Także przy śmiertelnym trafieniu: po wybuchu karty Dynamit przy 2 punktach życia wystarczy 1 karta Piwko. Tylko karta Piwko: Saloon, Tequila, Whisky i Manierka leczą jak zwykle. Nigdy ponad maksimum.

char-vera-custer = Vera Custer
char-vera-custer-text = Na początku fazy 1 wybierz inną postać w grze: do początku swojej następnej tury masz też jej umiejętność.
char-vera-custer-more = Musisz wybrać, już po kartach Dynamit i Więzienie; umiejętność działa od razu, także przy tym dobieraniu, ale twoje punkty życia się nie zmieniają. Przed swoją pierwszą turą i po turze straconej w więzieniu nie masz drugiej umiejętności. Zostaje ci, nawet gdy ta postać odpada z gry, a w dodatkowej turze nie wybierasz na nowo. Przy wydarzeniu Kac nie wybierasz i umiejętność śpi, przy wydarzeniach Mocny trunek i Pejotl wybierasz mimo to.

char-belle-star = Belle Star
char-belle-star-text = W twojej turze karty w grze leżące przed innymi nie mają żadnego efektu.
char-belle-star-more = Przeciw tobie nie pomagają karty Beczka, Mustang i Kryjówka ani zielone karty innych. Twoje karty działają dalej, tak samo umiejętności postaci Jourdonnais i Paul Regret. Karty innych nadal możesz zabierać i odrzucać. Nawet przy wydarzeniu Rykoszet nikt się nimi nie obroni.

char-pat-brennan = Pat Brennan
char-pat-brennan-text = W fazie 1 zamiast dobierać możesz wziąć na rękę 1 kartę w grze, przed kimkolwiek leży.
char-pat-brennan-more = Dowolną: broń, Więzienie, Dynamit, zieloną kartę, nawet własną. Zastępuje to całe dobieranie: przy wydarzeniach Przyjazd pociągu i Miasto duchów dobierasz 3 karty albo bierzesz 1, przy wydarzeniu Pragnienie dobierasz 1 albo bierzesz 1. Wzięta karta nie podlega wydarzeniu Prawo Zachodu.

char-molly-stark = Molly Stark
char-molly-stark-text = Za każdą kartę, którą poza swoją turą zagrywasz lub dobrowolnie odrzucasz z ręki, dobierz 1 kartę.
char-molly-stark-more = Liczą się karty Piwko, Unik i Pudło! a także karta BANG! odrzucona na kartę Indianie! W pojedynku dobierasz dopiero po nim, a za karty BANG! tylko wtedy, gdy zostajesz w grze. Za karty, które każą ci odrzucić inni, i za karty w grze, na przykład Biblia, nie dostajesz nic. W swojej turze też nie, nawet w pojedynku; dla szeryfa należy do niej także wydarzenie Rosyjska ruletka.

char-greg-digger = Greg Digger
char-greg-digger-text = Gdy ktoś inny odpada z gry, odzyskaj 2 punkty życia.
char-greg-digger-more = Bez względu na to, kto za to odpowiada. Nigdy ponad maksimum. Liczy się też duch, który przy wydarzeniu Miasto duchów znów odchodzi.

char-jos-delgado = José Delgado
char-jos-delgado-text = Do dwóch razy w swojej turze możesz odrzucić niebieską kartę z ręki i dobrać 2 karty.
char-jos-delgado-more = W fazie 2, między dwiema kartami. Niebieskie są też karty Więzienie i Dynamit, a zielone i brązowe karty oraz karty w grze się nie nadają. Karty, którą każe ci zagrać wydarzenie Prawo Zachodu, nie możesz tak odrzucić, dopóki da się ją zagrać.

char-bill-noface = Bill Noface
char-bill-noface-text = W fazie 1 dobierz 1 kartę i jeszcze 1 za każdy utracony punkt życia.
char-bill-noface-more = Utracony jest każdy punkt życia, którego brakuje ci do maksimum, u szeryfa także ten dodatkowy. Wydarzenie Przyjazd pociągu dodaje 1 kartę, wydarzenie Pragnienie 1 odejmuje, więc przy pełnym życiu nie dobierasz nic. Jako duch przy wydarzeniu Miasto duchów dobierasz 5 kart.

char-herb-hunter = Herb Hunter
char-herb-hunter-text = Gdy ktoś inny odpada z gry, dobierz 2 karty.
char-herb-hunter-more = Bez względu na to, kto za to odpowiada. Za bandytę, którego eliminujesz ty, dobierasz razem 5 kart. Liczy się też duch, który przy wydarzeniu Miasto duchów znów odchodzi.

char-pixie-pete = Pixie Pete
char-pixie-pete-text = W fazie 1 dobierz 3 karty zamiast 2.
char-pixie-pete-more = Przy wydarzeniu Przyjazd pociągu 4, przy wydarzeniu Pragnienie 2, przy wydarzeniu Miasto duchów 3. Przy wydarzeniu Prawo Zachodu pokazujesz drugą z nich. Wydarzenia Mocny trunek i Pejotl zastępują całe dobieranie.

char-sean-mallory = Sean Mallory
char-sean-mallory-text = W fazie 3 możesz zatrzymać na ręce do 10 kart.
char-sean-mallory-more = Bez względu na liczbę punktów życia. Mając 11 lub więcej kart, odrzucasz, aż zostanie 10. Przy wydarzeniu Kac decyduje liczba punktów życia, jak u innych.

char-apache-kid = Apache Kid
char-apache-kid-text = Karty karo innych graczy nie działają na ciebie.
char-apache-kid-more = Nie można nimi mierzyć w ciebie ani w twoje karty, a efekt na wszystkich cię pomija: każda karta Indianie! to karo. W pojedynku karty karo przeciwnika się liczą, a karta Pudło! w kolorze karo anuluje i twój strzał. Przy umiejętności postaci Doc Holyday i przy wydarzeniu Snajper co najmniej 1 z 2 kart musi być inna niż karo. Przy wydarzeniach Błogosławieństwo i Klątwa nie ma kart karo.

char-chuck-wengam = Chuck Wengam
char-chuck-wengam-text = W swojej turze możesz, ile razy chcesz, poświęcić 1 punkt życia i dobrać 2 karty. Ostatniego punktu życia poświęcić nie możesz.
char-chuck-wengam-more = W fazie 2, między dwiema kartami. Za stratę nikt nie odpowiada. Duch przy wydarzeniu Miasto duchów nie ma czego poświęcić.

char-elena-fuente = Elena Fuente
char-elena-fuente-text = Dowolnej karty z ręki możesz użyć jako Pudło!
char-elena-fuente-more = Ta karta nie robi nic więcej: Unik użyty w ten sposób nie daje karty, zagrany jako Unik tak. Gdy strzela Slab the Killer, potrzebujesz 2 kart. Kart w grze nie można tak użyć. Pomaga to też przy wydarzeniach Rosyjska ruletka i Za garść kart.

char-doc-holyday = Doc Holyday
char-doc-holyday-text = Raz w swojej turze możesz odrzucić 2 karty z ręki: efekt BANG! na dowolnego gracza w twoim zasięgu.
char-doc-holyday-more = Nie liczy się to do limitu kart BANG! i wystarczy 1 efekt Pudło! Na gracza Apache Kid co najmniej 1 z 2 kart musi być inna niż karo. Przy wydarzeniu Kazanie nie możesz odrzucić do tego karty BANG!

## Role
## W tekście (małą literą) i jako tytuł.

role-sheriff = szeryf
role-sheriff-title = Szeryf
role-sheriff-goal = Wyeliminuj wszystkich bandytów i renegata.
role-deputy = zastępca szeryfa
role-deputy-title = Zastępca szeryfa
role-deputy-goal = Chroń szeryfa: wygrywacie tylko razem.
role-outlaw = bandyta
role-outlaw-title = Bandyta
role-outlaw-goal = Wyeliminuj szeryfa.
role-renegade = renegat
role-renegade-title = Renegat
role-renegade-goal = Zostań w grze do końca: szeryf musi odpaść po wszystkich pozostałych.
role-sheriff-goal-eight = Wyeliminuj wszystkich bandytów i obu renegatów.
role-renegade-goal-eight = Renegatów jest 2 i każdy gra dla siebie: zostań w grze do końca, szeryf musi odpaść po wszystkich pozostałych.
role-deputy-goal-three = Wyeliminuj renegata własnoręcznie. Gdy ktoś odpada inaczej, zostań w grze do końca.
role-outlaw-goal-three = Wyeliminuj zastępcę szeryfa własnoręcznie. Gdy ktoś odpada inaczej, zostań w grze do końca.
role-renegade-goal-three = Wyeliminuj bandytę własnoręcznie. Gdy ktoś odpada inaczej, zostań w grze do końca.
goal-three-last = Zostań w grze do końca: cele już się nie liczą.
role-hidden = ukryta rola
role-hidden-title = Ukryta rola

## Kolory i jak się mówi o karcie

suit-hearts = kier
suit-diamonds = karo
suit-clubs = trefl
suit-spades = pik
rank-suit =
    { $rank ->
        [J] walet
        [Q] dama
        [K] król
        [A] as
       *[other] { $rank }
    } { $suit ->
        [hearts] kier
        [diamonds] karo
        [clubs] trefl
       *[spades] pik
    }
card-said = { $name } { rank-suit }

## Zestawy i warianty

set-base = BANG!
set-base-text = Sama gra: 80 kart i 16 postaci dla 4–7 graczy.
set-bonus = Postacie bonusowe
set-bonus-text = Dodatkowe 5 postaci, rozdawane razem z pozostałymi.
set-dodge-city = Dodge City
set-dodge-city-text = Kolejne 40 kart, w tym zielone, które czekają na późniejszą turę, 15 postaci oraz gra dla 3 i dla 8 graczy.
set-high-noon = W samo południe
set-high-noon-text = Od swojej drugiej tury szeryf w każdej odkrywa wydarzenie, które zmienia zasady dla wszystkich: jest ich 13, a jeśli chcesz, jeszcze 2.
set-fistful = Za garść kart
set-fistful-text = Kolejne 15 wydarzeń, osobno lub razem z dodatkiem W samo południe.
option-expert-characters = Wybór z dwóch postaci
option-expert-characters-text = Każdy dostaje 2 postacie i w tajemnicy zatrzymuje 1. Wszystkie odkrywa się naraz.
option-no-book-cards = Bez kart z symbolem książki
option-no-book-cards-text = Na pierwsze gry: bez kart Pojedynek, Więzienie, Sklep, Indianie! i Dynamit.
option-keep-characters = Ocaleli zachowują postać
option-keep-characters-text = Kto na końcu jest jeszcze w grze, może zachować postać na następną grę, z pełnym życiem i nowymi kartami.
option-rotate-sheriff = Szeryf przechodzi dalej
option-rotate-sheriff-text = Następny szeryf siedzi po lewej stronie obecnego. Pozostałe role rozdaje się losowo.
option-three-lives = Trzy postacie z 3 punktami życia
option-three-lives-text = Elena Fuente, Pixie Pete i Sean Mallory mają 3 punkty życia jak w starszych wydaniach, a nie 4.
option-spare-diamonds = Karo także na gracza Apache Kid
option-spare-diamonds-text = Na gracza Apache Kid można zagrać także kartę karo, która na niego nie działa, i tak się jej pozbyć.
option-bonus-events = Wydarzenia bonusowe
option-bonus-events-text = Wśród wydarzeń są też Nowa tożsamość i Kajdanki.
option-event-cards = Liczba wydarzeń
option-event-cards-text = Gdy gra się obiema taliami wydarzeń: ile kart ma ta wspólna.
option-last-event = Ostatnie wydarzenie
option-last-event-text = Gdy gra się obiema taliami wydarzeń: karta, która przychodzi ostatnia i obowiązuje do końca gry.
option-law-costs-life = Prawo Zachodu za punkt życia
option-law-costs-life-text = Możesz zakończyć turę bez zagrania pokazanej karty, tracąc 1 punkt życia. Inaczej musisz tę kartę zagrać, jeśli się da.
option-dead-man-hunts = Po powrocie cele znów się liczą
option-dead-man-hunts-text = Gra 3 graczy: gdy dzięki wydarzeniu Truposz wszyscy są znów w grze, wyeliminowanie własnego celu ponownie daje natychmiastowe zwycięstwo.

## Gotowe ustawienia nowego stołu

preset-first-game = Pierwsza gra
preset-first-game-text = 5 graczy, gra podstawowa bez kart z symbolem książki.
preset-classic = Klasyka
preset-classic-text = 5 graczy, gra podstawowa i postacie bonusowe.
preset-saturday-night = Sobotni wieczór: wszystko
preset-saturday-night-text = 7 graczy, wszystkie dodatki, na wolnych miejscach boty.

## Krótkie imiona
# Postacie, których nie nazywa się pierwszym słowem imienia.
char-black-jack-nick = Black Jack
char-calamity-janet-nick = Janet
char-el-gringo-nick = El Gringo
char-lucky-duke-nick = Duke
char-vulture-sam-nick = Sam
char-uncle-will-nick = Uncle Will
char-tequila-joe-nick = Joe
char-pixie-pete-nick = Pete
char-apache-kid-nick = Apache Kid
