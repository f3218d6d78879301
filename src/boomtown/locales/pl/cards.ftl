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
card-beer-more = Nigdy ponad maksimum i nigdy komuś innemu. Przy śmiertelnym trafieniu możesz zagrać ich więcej, jeśli na koniec zostanie ci co najmniej 1 punkt życia.

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
card-barrel-more = Raz na każdy efekt BANG! Nie na karty Pojedynek, Indianie! i Dynamit. Po nieudanym sprawdzeniu możesz odpowiedzieć inaczej.

card-mustang = Mustang
card-mustang-text = Inni widzą cię o 1 dalej.
card-mustang-more = Zmienia tylko to, jak inni widzą ciebie. Ty widzisz ich jak przedtem. Sumuje się z umiejętnością postaci Paul Regret.

card-scope = Luneta
card-scope-text = Widzisz innych o 1 bliżej.
card-scope-more = Nigdy bliżej niż 1. Zmienia tylko to, jak widzisz innych, i pomaga też przy karcie Panika!

card-jail = Więzienie
card-jail-text = Połóż ją przed dowolnym graczem oprócz szeryfa. Kto ma ją przed sobą, na początku swojej tury sprawdza: jeśli to nie kier, traci turę. Kartę odrzuca się tak czy inaczej.
card-jail-more = Odległość nie ma znaczenia. W więzieniu też możesz być celem i odpowiadasz jak zwykle. Kartę Dynamit sprawdza się przed kartą Więzienie.

card-dynamite = Dynamit
card-dynamite-text = Połóż ją przed sobą. Na początku swojej tury sprawdź: przy 2–9 pik tracisz 3 punkty życia i odrzucasz kartę. Inaczej przechodzi do sąsiada po lewej, który robi to samo.
card-dynamite-more = W turze, w której ją zagrywasz, nic się nie dzieje. Za stratę nikt nie odpowiada. Sprawdza się ją przed kartą Więzienie.

card-volcanic = Volcanic
card-volcanic-text = Broń, zasięg 1. Na turę możesz zagrać dowolną liczbę kart BANG!
card-volcanic-more = Możesz ją wyłożyć także po pierwszej karcie BANG! i strzelać dalej. Gdy ją stracisz, znów obowiązuje limit na turę.

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
char-bart-cassidy-more = Od razu i bez względu na przyczynę, także po wybuchu karty Dynamit. Nie przy śmiertelnym trafieniu, nawet jeśli je przeżyjesz.

char-black-jack = Black Jack
char-black-jack-text = W fazie 1 pokaż drugą dobraną kartę: jeśli to kier lub karo, dobierz jeszcze 1.
char-black-jack-more = Dodatkowej karty nie pokazujesz. Liczy się tylko druga karta.

char-calamity-janet = Calamity Janet
char-calamity-janet-text = Kart BANG! możesz używać jako Pudło! i kart Pudło! jako BANG!
char-calamity-janet-more = Także w pojedynku i na kartę Indianie! Karta Pudło! zagrana jako BANG! liczy się do limitu na turę.

char-el-gringo = El Gringo
char-el-gringo-text = Za każdy punkt życia, który tracisz z winy innego gracza, weź losową kartę z jego ręki.
char-el-gringo-more = Nie po karcie Dynamit, po własnym pojedynku ani przy śmiertelnym trafieniu, nawet jeśli je przeżyjesz. Z pustej ręki nie dostajesz nic.

char-jesse-jones = Jesse Jones
char-jesse-jones-text = W fazie 1 możesz wziąć pierwszą kartę losowo z ręki innego gracza zamiast z talii.
char-jesse-jones-more = Odległość nie ma znaczenia. Druga karta jest zawsze z talii.

char-jourdonnais = Jourdonnais
char-jourdonnais-text = Na efekt BANG! wymierzony w ciebie możesz sprawdzać jak z kartą Beczka: kier daje ci 1 efekt Pudło!
char-jourdonnais-more = Nikt nie może ci tego zabrać. Z prawdziwą kartą Beczka możesz sprawdzić drugi raz.

char-kit-carlson = Kit Carlson
char-kit-carlson-text = W fazie 1 możesz obejrzeć 3 wierzchnie karty talii: 2 z nich dobierz, a trzecią odłóż na wierzch.
char-kit-carlson-more = Widzisz je tylko ty. Gdy jest ich mniej, oglądasz te, które są.

char-lucky-duke = Lucky Duke
char-lucky-duke-text = Gdy sprawdzasz, odkryj 2 karty i wybierz tę, która się liczy.
char-lucky-duke-more = Przy kartach Beczka, Więzienie i Dynamit oraz przy każdym innym twoim sprawdzeniu. Odrzuca się obie karty.

char-paul-regret = Paul Regret
char-paul-regret-text = Inni widzą cię o 1 dalej.
char-paul-regret-more = Nikt nie może ci tego zabrać. Z kartą Mustang jest to o 2.

char-pedro-ramirez = Pedro Ramirez
char-pedro-ramirez-text = W fazie 1 możesz wziąć pierwszą kartę z wierzchu stosu kart odrzuconych zamiast z talii.
char-pedro-ramirez-more = Tę kartę znają wszyscy. Druga karta jest zawsze z talii.

char-rose-doolan = Rose Doolan
char-rose-doolan-text = Widzisz innych o 1 bliżej.
char-rose-doolan-more = Nigdy bliżej niż 1. Z kartą Luneta jest to o 2.

char-sid-ketchum = Sid Ketchum
char-sid-ketchum-text = W dowolnej chwili możesz odrzucić 2 karty z ręki i odzyskać 1 punkt życia.
char-sid-ketchum-more = Ile razy chcesz, także przy śmiertelnym trafieniu, ale nie przy pełnym życiu. To nie jest karta Piwko, więc działa także wtedy, gdy w grze jest tylko 2 graczy.

char-slab-the-killer = Slab the Killer
char-slab-the-killer-text = Do anulowania twojej karty BANG! potrzeba 2 efektów Pudło!
char-slab-the-killer-more = Udane sprawdzenie karty Beczka jest jednym z nich. Na twoją kartę Gatling wystarczy 1.

char-suzy-lafayette = Suzy Lafayette
char-suzy-lafayette-text = Gdy nie masz na ręce żadnej karty, możesz dobrać 1.
char-suzy-lafayette-more = Nie podczas pojedynku, dopiero po nim, i nie w trakcie karty, którą właśnie zagrywasz.

char-vulture-sam = Vulture Sam
char-vulture-sam-text = Gdy ktoś odpada z gry, bierzesz na rękę wszystkie jego karty, z ręki i ze stołu.
char-vulture-sam-more = Bez względu na to, kto za to odpowiada. Szeryf, który eliminuje zastępcę, najpierw bierze jego karty, a potem odrzuca wszystkie.

char-willy-the-kid = Willy the Kid
char-willy-the-kid-text = W swojej turze możesz zagrać dowolną liczbę kart BANG!
char-willy-the-kid-more = Każdy cel musi być w twoim zasięgu.

## Postacie bonusowe

char-johnny-kisch = Johnny Kisch
char-johnny-kisch-text = Gdy zagrywasz kartę, która zostaje w grze, odrzuca się wszystkie inne karty o tej samej nazwie, które są w grze.
char-johnny-kisch-more = Gdziekolwiek leżą, także kartę Więzienie. Karta Dynamit, która przechodzi dalej, nie jest zagrana. Nie możesz wyłożyć karty, którą już masz w grze.

char-uncle-will = Uncle Will
char-uncle-will-text = Raz w swojej turze możesz zagrać dowolną kartę z ręki jako Sklep.
char-uncle-will-more = Prawdziwe karty Sklep się nie liczą. Zagrana tak karta BANG! nie wlicza się do limitu, a niebieską kartę się odrzuca.

char-claus-the-saint = Claus the Saint
char-claus-the-saint-text = W fazie 1 dobierz o 1 kartę więcej, niż jest graczy w grze. Zatrzymaj 2 i daj po 1 każdemu z pozostałych.
char-claus-the-saint-more = Ty decydujesz, kto dostaje którą. Znasz ją tylko ty i ten, kto ją dostaje.

char-emiliano = Emiliano
char-emiliano-text = Bierzesz na rękę kartę Pudło! użytą do anulowania twojej karty BANG! oraz kartę BANG! anulowaną twoją kartą Pudło!
char-emiliano-more = Tylko karta na kartę: za efekty kart Beczka i Gatling nic nie dostajesz. Twoja zagrana karta BANG! nadal liczy się do limitu na turę.

char-annie-versary = Annie Versary
char-annie-versary-text = Dowolnej karty z ręki możesz użyć jako BANG!
char-annie-versary-more = Także w pojedynku i na kartę Indianie! Zagrana liczy się do limitu na turę. Kart w grze nie można tak użyć.

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
option-expert-characters = Wybór z dwóch postaci
option-expert-characters-text = Każdy dostaje 2 postacie i w tajemnicy zatrzymuje 1. Wszystkie odkrywa się naraz.
option-no-book-cards = Bez kart z symbolem książki
option-no-book-cards-text = Na pierwsze gry: bez kart Pojedynek, Więzienie, Sklep, Indianie! i Dynamit, razem 11 kart.
option-keep-characters = Ocaleli zachowują postać
option-keep-characters-text = Kto na końcu jest jeszcze w grze, może zachować postać na następną grę, z pełnym życiem i nowymi kartami.
option-rotate-sheriff = Szeryf przechodzi dalej
option-rotate-sheriff-text = Następny szeryf siedzi po lewej stronie obecnego. Pozostałe role rozdaje się losowo.
