# Lekcje: teksty ich stron i zdania poszczególnych lekcji (najwyżej 140 znaków).
learn-first-game = Cała gra z trzema botami. Wszystkiego uczysz się wtedy, gdy się przyda.
learn-new = Nowa
learn-begun = Zaczęta
learn-passed = Zrobione
learn-step = { $at } z { $n }
learn-go-on = Graj dalej.
learn-again = Spróbuj jeszcze raz
learn-restart = Zacznij lekcję od początku
learn-done = Brawo! To wszystko w tej lekcji.
learn-game-over = Koniec gry. Teraz już umiesz grać!
learn-next = Dalej: { $title }
learn-offer = Pierwszy raz? Lekcja zajmie dwie minuty.
learn-offer-no = Nie proponuj więcej
learn-all = Wszystkie lekcje
lesson-not-that = Nie o to chodzi w tym kroku.

lesson-first-game = Twoja pierwsza gra
lesson-first-game-role = Jesteś szeryfem. Cała trójka jest przeciw tobie: dwóch bandytów i renegat. Wyeliminuj ich: zagraj BANG!
lesson-first-game-bang = BANG! zabiera 1 punkt życia graczowi w zasięgu, jeśli nie zrobi uniku. Wybierz kartę, a potem gracza.
lesson-first-game-weapon = Liczba przy graczu to jego odległość od ciebie. Bez broni masz zasięg 1, z bronią Schofield 2. Wyłóż ją.
lesson-first-game-turn = Zagrywaj tyle kart, ile chcesz, ale tylko jedną kartę BANG! na turę. Potem zakończ turę.
lesson-first-game-shot = Ktoś do ciebie strzela! Karta Pudło! anuluje strzał. Inaczej tracisz 1 punkt życia.
lesson-first-game-blue = Karty wyłożone przed graczem działają cały czas. Otwórz kartę i przeczytaj, co robi.
lesson-first-game-check = Sprawdzenie: odkrywa się wierzchnią kartę talii. Jej kolor decyduje, czy się uda.
lesson-first-game-indians = Indianie! atakują wszystkich innych graczy. Powstrzymuje ich tylko BANG!
lesson-first-game-duel = W pojedynku na zmianę odrzucacie karty BANG! Kto nie ma kolejnej, traci 1 punkt życia.
lesson-first-game-discard = Na koniec tury możesz zatrzymać tyle kart, ile masz punktów życia. Resztę odrzuć.
lesson-first-game-rescue = Ostatni punkt życia! Uratuje cię Piwko, jeśli w grze jest co najmniej trzech graczy.
lesson-first-game-out = Gracz odpada z gry i pokazuje rolę. Za bandytę strzelec dobiera 3 karty.

lesson-shoot-and-dodge = Strzał i unik
lesson-shoot-and-dodge-shoot = Jesteś bandytą: szeryf musi odpaść. Black Jack jest szeryfem. Zagraj BANG! na gracza Black Jack.
lesson-shoot-and-dodge-turn-wasted = Twoja tura skończyła się bez strzału. Najpierw strzel.
lesson-shoot-and-dodge-not-beer = Piwko daje ci punkt życia, ale szeryfowi nie szkodzi. Najpierw strzel.
lesson-shoot-and-dodge-hit = Trafienie: 1 punkt życia mniej. Zwykle zagrywasz jedną kartę BANG! na turę. To wszystko, zakończ turę.
lesson-shoot-and-dodge-dodge = Teraz szeryf strzela do ciebie. Karta Pudło! anuluje strzał. Zagraj ją.
lesson-shoot-and-dodge-took-it = Bez karty Pudło! tracisz punkt życia. Masz ją na ręce, więc jej użyj.

lesson-distance = Odległość i broń
lesson-distance-look = Jesteś szeryfem. Znany bandyta Black Jack jest w odległości 2, poza twoim zasięgiem. Wyłóż Winchester.
lesson-distance-too-far = Black Jack jest wciąż za daleko. Zmieni to broń: najpierw wyłóż Winchester.
lesson-distance-neighbour = Bez broni dosięgasz tylko sąsiadów. Nic nie wskazuje na to, że Suzy Lafayette gra przeciw tobie.
lesson-distance-aim = Winchester ma zasięg 5. Liczba przy graczu to odległość. Black Jack jest teraz w zasięgu: zagraj tam BANG!
lesson-distance-scope = Z kartą Mustang gracz jest o 1 dalej, z kartą Luneta masz wszystkich o 1 bliżej. Wyłóż kartę Luneta.

lesson-blue-cards = Niebieskie karty i sprawdzenie
lesson-blue-cards-barrel = Niebieskie karty leżą przed graczem i działają dalej. Beczka może zatrzymać strzał. Wyłóż ją.
lesson-blue-cards-unprotected = Po tobie gra Black Jack i może strzelić. Najpierw wyłóż kartę Beczka.
lesson-blue-cards-jail = Więzienie wykłada się przed innym graczem, nigdy przed szeryfem. Wybierz zastępcę.
lesson-blue-cards-jail-self = W więzieniu możesz stracić własną turę. Wyślij tam zastępcę.
lesson-blue-cards-wait = Gracz w więzieniu sprawdza kartę na początku tury: kier uwalnia, inaczej traci turę. Zakończ turę.
lesson-blue-cards-draw = Strzał! Sprawdź kartę Beczka: odkrywa się wierzchnią kartę talii. Kier działa jak Pudło!
lesson-blue-cards-no-draw = Tracisz punkt życia bez próby. Beczka nic nie kosztuje: użyj jej.

lesson-beer = Piwko i ostatni punkt życia
lesson-beer-heal = Masz 1 punkt życia. Piwko daje 1 punkt, ale nigdy ponad to, co było na początku. Zagraj je.
lesson-beer-hurt = Pić możesz w swojej turze. Zrób to, zanim zagrają inni.
lesson-beer-keep = Drugie Piwko zatrzymaj: tylko ono uratuje cię przy ostatnim punkcie życia. Zakończ turę.
lesson-beer-keep-one = Wtedy na ostatni punkt życia nie zostanie żadne Piwko. To zatrzymaj na ręce.
lesson-beer-rescue = Dwa trafienia i nie masz punktów życia. Piwko ratuje cię też poza twoją turą. Zagraj je.
lesson-beer-let-go = Tak odpadasz z gry. Zagraj lepiej Piwko.

lesson-roles = Role: komu ufać
lesson-roles-who = Jesteś zastępcą: wygrywasz z szeryfem. Gracz Vulture Sam właśnie strzelił do szeryfa. Strzel do niego.
lesson-roles-innocent = Rose Doolan nie robi na razie nic złego. Ufaj czynom: do szeryfa strzela Vulture Sam.
lesson-roles-again = Bandyta strzela do szeryfa, zastępca go chroni. Jako Willy the Kid możesz strzelać znowu: dokończ dzieło.
lesson-roles-renegade = Rose Doolan to renegat: wygrywa tylko jako ostatnia osoba w grze. Zakończ turę albo strzel.

lesson-death = Śmierć i nagroda
lesson-death-reward = Jesteś szeryfem. Kto zabiera bandycie ostatni punkt życia, dobiera 3 karty. Strzel do bandyty, gracza Black Jack.
lesson-death-deputy = Rose Doolan to twój zastępca. Szeryf, który eliminuje zastępcę, odrzuca wszystkie karty. Strzel do bandyty.
lesson-death-drawn = Kto odpada, pokazuje rolę i odrzuca wszystko. Masz 3 nowe karty. Wyłóż kartę Luneta.
lesson-death-scope-first = Niebieskie karty działają tylko wtedy, gdy leżą przed tobą. Najpierw wyłóż kartę Luneta.
lesson-death-end = Zatrzymujesz tyle kart, ile masz punktów życia, resztę odrzucasz na koniec tury. Zakończ ją.

lesson-duel = Pojedynek, Gatling, Indianie!
lesson-duel-gatling = Gatling strzela do wszystkich innych z dowolnej odległości i nie jest kartą BANG! Zagraj go.
lesson-duel-unused = Te karty są silne i nie potrzebują zasięgu. Zagraj je najpierw.
lesson-duel-indians = Indianie! atakują wszystkich innych: pomaga tylko BANG! z ręki, Pudło! ani Beczka nie. Zagraj tę kartę.
lesson-duel-duel = Pojedynek dosięga każdego. Na zmianę odrzucacie karty BANG! Wyzwij szeryfa, gracza Black Jack.
lesson-duel-not-her = To szeryf ma odpaść. Wyzwij gracza Black Jack.
lesson-duel-answer = Szeryf odpowiada kartą BANG! Teraz twoja kolej: kto pierwszy nie ma następnej, przegrywa. Odrzuć swoją.
lesson-duel-gave-up = Bez karty BANG! przegrywasz pojedynek i tracisz punkt życia. Odrzuć swoją kartę BANG!

lesson-hold-fire = Kiedy nie strzelać
lesson-hold-fire-choose = Jesteś zastępcą, a szeryf ma 1 punkt życia. Black Jack to bandyta. Wybierz właściwą kartę.
lesson-hold-fire-sheriff-hit = To trafia też szeryfa i wygrywają bandyci. Zagraj BANG! na gracza Black Jack.
lesson-hold-fire-hold = Został jeszcze jeden bandyta, ale Gatling zabiłby szeryfa. Czasem lepiej nie grać nic: zakończ turę.

lesson-dodge-city = Dodge City: co nowego
lesson-dodge-city-green = Karty z zielonym brzegiem wykłada się przed siebie, a używa w późniejszej turze. Wyłóż kartę Nóż.
lesson-dodge-city-lay-first = Zielonej karty użyjesz najwcześniej w następnej turze. Najpierw wyłóż kartę Nóż.
lesson-dodge-city-wait = W turze wyłożenia karta Nóż nie działa. Niektóre karty, jak Springfield, kosztują jeszcze jedną kartę. Zakończ turę.
lesson-dodge-city-use = Twoja następna tura: Nóż już działa. Strzela, choć nie jest kartą BANG! Użyj go przeciw graczowi Black Jack.

lesson-high-noon = W samo południe: co nowego
lesson-high-noon-first = Wydarzenie dotyczy wszystkich. To pozwala na drugą kartę BANG! w turze. Strzel do gracza Black Jack.
lesson-high-noon-second = A teraz druga karta BANG! w tej turze. Strzel do gracza Black Jack jeszcze raz.
lesson-high-noon-one-more = Wydarzenie pozwala ci na jeszcze jeden strzał. Wykorzystaj go.
lesson-high-noon-next = Następne wydarzenie nadchodzi z turą szeryfa. Leży odkryte, więc możesz planować. Zakończ turę.

lesson-gold-rush = Gorączka złota: co nowego
lesson-gold-rush-nugget = Za każdy punkt życia zabrany strzałem dostajesz samorodek. Strzel do gracza Black Jack.
lesson-gold-rush-no-gold = Trafienie daje złoto, a ty masz tylko 1 samorodek. Najpierw strzel.
lesson-gold-rush-buy = Za złoto kupuje się ekwipunek z oferty. Podkowa kosztuje 2: przy sprawdzeniu odkrywasz o 1 kartę więcej. Kup ją.
lesson-gold-rush-keep = Ekwipunek z czarnym brzegiem zostaje przed tobą, inni mogą za złoto go odrzucić. Zakończ turę.

lesson-valley-of-shadows = Dolina cieni: co nowego
lesson-valley-of-shadows-aim = Celowanie zagrywa się razem z kartą BANG! i wtedy zabiera ona 2 punkty życia. Zagraj kartę Celowanie.
lesson-valley-of-shadows-aim-first = Taki strzał zabiera tylko 1 punkt życia. Najpierw zagraj kartę Celowanie.
lesson-valley-of-shadows-shoot = A teraz karta BANG! do niej. Strzel do gracza Black Jack.
lesson-valley-of-shadows-end = Jeden strzał, 2 punkty życia. Anuluje go też tylko jedna karta Pudło! Zakończ turę.

lesson-throw = Rzut kośćmi
lesson-throw-again = Rzucasz pięcioma kośćmi, najwyżej trzy razy. Dynamit zostaje. Rzuć ponownie: strzała i Gatling.
lesson-throw-too-early = Możesz rzucać dalej, a strzała ci tylko szkodzi. Rzuć ponownie: strzała i Gatling.
lesson-throw-keep = Dwa cele i dwa piwka. Trzeci rzut mógłby je zepsuć: przestań i zatrzymaj wszystkie kości.
lesson-throw-shoot = Cel 1 trafia gracza w odległości 1: 1 punkt życia mniej, bez uniku. Traf dwa razy gracza Rose Doolan.
lesson-throw-drink = Piwko daje dowolnemu graczowi 1 punkt życia. Oba weź dla siebie.

lesson-arrows = Strzały i Indianie
lesson-arrows-roll = Została 1 strzała. Kto ją weźmie, sprowadza Indian: każda strzała kosztuje 1 punkt życia. Szeryf ma 4. Rzuć ponownie oba piwka.
lesson-arrows-too-early = Indianie zaszkodziliby szeryfowi bardziej niż tobie: ma 4 strzały. Rzuć ponownie oba piwka.
lesson-arrows-gatling = To był atak Indian i wszystkie strzały wracają na stos. Trzy Gatlingi trafiają wszystkich innych: zatrzymaj wszystkie kości.
lesson-arrows-aim = Najpierw działa cel, potem Gatling. Jesteś bandytą: traf szeryfa, gracza Jesse Jones.
lesson-arrows-not-him = Wygrywasz, gdy odpadnie szeryf. Traf gracza Jesse Jones.

lesson-whom-to-hit = Kogo trafić, komu pomóc
lesson-whom-to-hit-stop = Dwa dynamity: z trzecim tracisz 1 punkt życia i już nie rzucasz. Kości masz dobre: zatrzymaj wszystkie.
lesson-whom-to-hit-third = Trzeci dynamit: mniej o 1 punkt życia i jedno piwko. Zatrzymaj kości, które masz.
lesson-whom-to-hit-hit = Cel 2 trafia dokładnie o dwa miejsca dalej, w lewo lub w prawo. Jesteś zastępcą, szeryfa oszczędź: traf gracza Vulture Sam.
lesson-whom-to-hit-sheriff = Rose Doolan to szeryf i wygrywacie razem. Traf gracza Vulture Sam.
lesson-whom-to-hit-heal = Piwko możesz dać dowolnemu graczowi. Bez szeryfa przegrywasz, więc daj oba graczowi Rose Doolan.
lesson-whom-to-hit-self = Możesz wygrać nawet poza grą, ale bez szeryfa nigdy. Daj piwka graczowi Rose Doolan.

lesson-old-saloon = Old Saloon: co nowego
lesson-old-saloon-die = Przed rzutem możesz wymienić jedną kość: pyskata strzela podwójnie, tchórzliwa podwójnie pije. Weź kość pyskatą.
lesson-old-saloon-plain = To tylko kości podstawowe. Weź kość pyskatą: chcesz trafić szeryfa.
lesson-old-saloon-coward = Kość tchórzliwa leczy, ale ty chcesz trafić szeryfa. Weź kość pyskatą.
lesson-old-saloon-role = Twoja rola specjalna, Brzydki, działa raz na grę: dwóch graczy zamienia się strzałami. Wybierz siebie i gracza Jesse Jones.
lesson-old-saloon-unused = Tak zostają ci 3 strzały. Najpierw użyj roli.
lesson-old-saloon-arrow = Wypada ci strzała: weź strzałę wodza. Liczy się jako 2, ale jeśli masz najwięcej strzał, atak nic cię nie kosztuje.
lesson-old-saloon-regular = Zwykła strzała tylko kosztuje cię punkt życia w ataku. Weź strzałę wodza.
lesson-old-saloon-keep = Podwójny cel liczy się dwa razy. Kto odpada jako pierwszy, tutaj Vulture Sam, gra dalej jako duch. Zatrzymaj wszystkie kości.
lesson-old-saloon-hit = Trzy cele: wszystkimi traf szeryfa, gracza Jesse Jones. Jako Doc Holyday odzyskasz potem 2 punkty życia.
lesson-old-saloon-renegade = Wygrywasz, gdy odpadnie szeryf. Traf gracza Jesse Jones.

lesson-front-and-rear = Z przodu i w odwodzie
lesson-front-and-rear-hit = Grasz po stronie prawa. Strzał trafia tylko postać przeciwnika z przodu. Zagraj kartę Colt: celem jest Cattle Katie.
lesson-front-and-rear-unused = Twoja tura kończy się bez strzału. Najpierw zagraj kartę Colt.
lesson-front-and-rear-swap = Pat Garret ma tylko 1 punkt życia. Raz na turę twoje postacie mogą zamienić się miejscami: na przód niech idzie Bill Tightman.
lesson-front-and-rear-too-weak = Następne trafienie zabiera ostatni punkt życia i Pat Garret odpada. Zamień postacie, zanim zakończysz turę.
lesson-front-and-rear-limit = Zatrzymujesz tyle kart, ile punktów życia ma postać z przodu: teraz 5, a nie 1. Zakończ turę.
lesson-front-and-rear-dodge = Bill Tightman dostaje trafienie. Karta uniku je anuluje: zagraj Pudło!
lesson-front-and-rear-took-it = To kosztuje punkt życia. Masz kartę uniku na ręce, więc ją zagraj.

lesson-equipment = Ekwipunek i odkrycie
lesson-equipment-lay = Ekwipunek kładziesz przy swojej postaci w odwodzie albo przy postaci przeciwnika z przodu. Beczkę dostaje Bill Tightman.
lesson-equipment-given-away = Teraz ma ją przeciwnik. Połóż kartę Beczka przy swojej postaci Bill Tightman.
lesson-equipment-front = W odwodzie ekwipunek jeszcze nie działa. Zamień postacie: na przód idzie Bill Tightman razem z ekwipunkiem.
lesson-equipment-behind = Z przodu stoi Pat Garret i nie ma karty Beczka. Najpierw zamień postacie.
lesson-equipment-wait = Przy zamianie karty i punkty życia zostają przy swojej postaci. Zakończ turę.
lesson-equipment-reveal = Trafienie! Z kartą Beczka odkrywasz wierzchnią kartę swojej talii: beczka w jej rogu to unik. Użyj jej.
lesson-equipment-no-try = Tracisz punkt życia bez próby. Beczka nic nie kosztuje: użyj jej.

lesson-last-character = Ostatnia postać
lesson-last-character-first = Wygrywasz, gdy przeciwnikowi nie zostanie żadna postać. Pat Garret ma 1 punkt życia: zagraj kartę Colt.
lesson-last-character-unused = Pat Garret ma ostatni punkt życia. Najpierw zagraj kartę Colt.
lesson-last-character-reload = Przeciwnik dobiera 2 karty i zostaje mu Bill Tightman. Odtąd niektóre karty można wymienić: przeładuj kartę Luneta.
lesson-last-character-reload-first = Luneta tu nie pomoże, nowa karta może tak. Najpierw ją przeładuj.
lesson-last-character-win = Karta BANG! tylko jedna na turę, inne karty trafienia bez ograniczeń. Taką kartą jest Nóż: zagraj ją i wygraj.
lesson-last-character-no-limit = Nóż to nie karta BANG! Możesz go jeszcze zagrać.

lesson-bonus = Postacie bonusowe: co nowego
lesson-bonus-store = Twoja postać to Uncle Will: raz na turę możesz zagrać dowolną kartę jako Sklep. Piwko jest teraz zbędne: zagraj je tak.
lesson-bonus-unused = Twoja umiejętność się marnuje. Najpierw zagraj Piwko jako Sklep.
lesson-bonus-keep-mustang = Mustang może cię długo chronić. Poświęć raczej Piwko.
lesson-bonus-pick = Każdy gracz bierze jedną z tych kart, zaczynasz ty. Szeryf siedzi obok ciebie: weź BANG!
lesson-bonus-shoot = Czytaj też umiejętności innych: Emiliano zabiera anulowaną kartę BANG! na rękę. Strzel do szeryfa, gracza Rose Doolan.
lesson-bonus-emiliano = Twoją kartę BANG! ma teraz na ręce Emiliano. Strzel do gracza Rose Doolan.

lesson-fistful = Za garść kart: co nowego
lesson-fistful-ambush = Przy wydarzeniu Zasadzka wszyscy są w odległości 1. Szeryf siedzi naprzeciw ciebie: strzel do gracza Black Jack.
lesson-fistful-not-sheriff = W zasięgu są teraz wszyscy, więc wybieraj dobrze: strzel do szeryfa, gracza Black Jack.
lesson-fistful-shoot-first = Po następnym wydarzeniu szeryf może być znów poza zasięgiem. Najpierw strzel.
lesson-fistful-empty = Następne wydarzenie: ile masz kart na ręce na początku tury, tyle strzałów leci do ciebie. Zagraj obie karty.
lesson-fistful-too-many = Za każdą kartę na ręce padł jeden strzał. Najpierw zagraj obie karty.
lesson-fistful-safe = Z pustą ręką nic ci nie grozi. Zakończ turę i zobacz, co spotka innych.

lesson-wild-west-show = Wild West Show: co nowego
lesson-wild-west-show-open = Dyliżans i Wells Fargo odkrywają też następną kartę przedstawienia, która dotyczy wszystkich. Zagraj kartę Dyliżans.
lesson-wild-west-show-closed = Przedstawienie się nie zaczyna i nie masz nowych kart. Najpierw zagraj kartę Dyliżans.
lesson-wild-west-show-susanna = Panna Zuzanna chce co najmniej 3 kart na turę, inaczej na koniec tracisz 1 punkt życia. Strzel do gracza Black Jack i wyłóż kartę Luneta.
lesson-wild-west-show-too-few = Mniej niż 3 karty, 1 punkt życia mniej. Najpierw strzel do gracza Black Jack i wyłóż kartę Luneta.
lesson-wild-west-show-end = 3 karty, żadnej straty. Przy ostatniej karcie, Wild West Show, każdy walczy tylko dla siebie. Zakończ turę.

lesson-armed-and-dangerous = Uzbrojeni i niebezpieczni: co nowego
lesson-armed-and-dangerous-lay = Karty z pomarańczowym brzegiem wchodzą z 3 żetonami i możesz ich użyć od razu. Wyłóż kartę Dzwonnica.
lesson-armed-and-dangerous-only-neighbour = Tobie chodzi o szeryfa. Dzwonnica wprowadza gracza Black Jack w zasięg: użyj jej przed strzałem.
lesson-armed-and-dangerous-unused = Z kartą Dzwonnica dosięgniesz szeryfa. Najpierw ją wyłóż.
lesson-armed-and-dangerous-pay = Płacisz 1 żeton i dla twojej następnej karty wszyscy są w odległości 1. Użyj karty Dzwonnica.
lesson-armed-and-dangerous-shoot = Dla tej jednej karty szeryf jest w zasięgu. Strzel do gracza Black Jack.
lesson-armed-and-dangerous-used-up = Dzwonnica działa na jedną kartę, a tę masz już za sobą. Najpierw strzel do gracza Black Jack.
lesson-armed-and-dangerous-load = Niebieska karta z ręki daje 1 żeton. Wyłóż kartę Mustang i połóż żeton na karcie Dzwonnica.
lesson-armed-and-dangerous-blue-first = Pomarańczową kartę bez żetonów się odrzuca. Wyłóż kartę Mustang i połóż żeton na karcie Dzwonnica.

lesson-great-train-robbery = Wielki napad na pociąg: co nowego
lesson-great-train-robbery-take = Raz na turę możesz wziąć wagon za cenę jego stacji, tutaj za kartę BANG! Weź kartę Wagon służbowy.
lesson-great-train-robbery-moved-on = Możesz raz przesunąć pociąg, ale wtedy każdy wagon ma inną stację. Weź Wagon służbowy tutaj.
lesson-great-train-robbery-unused = W twojej następnej turze wagon będzie gdzie indziej albo zniknie. Najpierw weź kartę Wagon służbowy.
lesson-great-train-robbery-wait = Wagon działa teraz jak twoja niebieska karta. Na początku każdej tury szeryfa pociąg rusza dalej. Zakończ turę.
lesson-great-train-robbery-caboose = Strzał! Wagon służbowy anuluje go za inną niebieską kartę, tutaj Luneta. Użyj go.
lesson-great-train-robbery-took-it = Tracisz punkt życia, choć wagon mógł zatrzymać strzał. Użyj karty Wagon służbowy.
