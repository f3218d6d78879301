### Nazwy i teksty kart wydarzeń.
### -text: co stoi na karcie. -more: o co ludzie pytają.

## W samo południe

event-blessing = Błogosławieństwo
event-blessing-text = Każda karta ma kolor kier: na ręce, w grze i przy sprawdzaniu.
event-blessing-more = Wartości się nie zmieniają. Z więzienia wychodzi każdy, karta Beczka zawsze działa, karta Dynamit nigdy nie wybucha, a Black Jack zawsze dobiera 1 dodatkową kartę. Żadna karta nie jest karowa, więc umiejętność postaci Apache Kid nie działa. Sprawdza się mimo to.

event-curse = Klątwa
event-curse-text = Każda karta ma kolor pik: na ręce, w grze i przy sprawdzaniu.
event-curse-more = Wartości się nie zmieniają. Z więzienia nie wychodzi nikt, karta Beczka nigdy nie działa, karta Dynamit wybucha przy każdej 2–9, a Black Jack nigdy nie dobiera dodatkowej karty. Żadna karta nie jest karowa, więc umiejętność postaci Apache Kid nie działa. Sprawdza się mimo to.

event-ghost-town = Miasto duchów
event-ghost-town-text = Kto jest poza grą, wraca na swoją turę: dobiera 3 karty i nie może ani stracić, ani odzyskać punktów życia. Na koniec tury znów jest poza grą.
event-ghost-town-more = W czasie tury duch liczy się jak każdy inny i może nawet wygrać: na przykład bandyta, który wraca i eliminuje szeryfa. Kto odpada teraz, też wraca, jeśli ma jeszcze swoją turę przed sobą. Kit Carlson ogląda 3 karty i zatrzymuje wszystkie, Black Jack dobiera czwartą, jeśli druga jest czerwona, Pixie Pete dobiera 3, Bill Noface 5, Pat Brennan 3 albo bierze 1 kartę w grze; Jesse Jones i Pedro Ramirez wybierają, skąd jest pierwsza. Karta Piwko nie leczy, Chuck Wengam nie ma czym płacić, a na koniec odrzuca się wszystkie karty z ręki i ze stołu. Ponowne odpadnięcie liczy się dla postaci Greg Digger, Herb Hunter i Vulture Sam, ale nikt nie dostaje za nie nagrody.

event-gold-rush = Gorączka złota
event-gold-rush-text = Tury idą przeciwnie do ruchu wskazówek zegara, zaczyna szeryf. Wszystko inne idzie nadal zgodnie z ruchem wskazówek.
event-gold-rush-more = Karta Dynamit nadal przechodzi w lewo, a karty Gatling, Sklep czy Indianie! działają zgodnie z ruchem wskazówek zegara. Odległości się nie zmieniają. Gdy aktywny gracz odpada albo zostaje w więzieniu, gra gracz po jego prawej stronie. Ostatnią turę ma gracz po lewej stronie szeryfa. To wydarzenie, a nie zestaw o tej samej nazwie.

event-the-daltons = Daltonowie
event-the-daltons-text = Gdy to wydarzenie wchodzi w życie, każdy, kto ma w grze niebieskie karty, wybiera i odrzuca 1 z nich, zgodnie z ruchem wskazówek zegara od szeryfa.
event-the-daltons-more = Niebieskie są bronie, karty Beczka, Mustang i podobne, ale także Więzienie i Dynamit. Zielone się nie liczą. Dzieje się to przed sprawdzaniem kart Dynamit i Więzienie: odrzucona karta Więzienie oznacza wolność. Potem wydarzenie już nic nie robi.

event-the-doctor = Doktor
event-the-doctor-text = Gdy to wydarzenie wchodzi w życie, każdy w grze, kto ma najmniej punktów życia, odzyskuje 1 punkt życia.
event-the-doctor-more = Jeśli najmniej punktów życia ma kilku graczy, każdy z nich odzyskuje 1. Nigdy ponad maksimum: jeśli ci, którzy mają najmniej, mają pełne życie, nic się nie dzieje. Potem wydarzenie już nic nie robi.

event-the-reverend = Wielebny
event-the-reverend-text = Nikt nie może zagrać karty Piwko.
event-the-reverend-more = Nawet przy śmiertelnym trafieniu. Wszystko inne leczy jak zwykle: Saloon, Tequila, Whisky, Manierka i umiejętność postaci Sid Ketchum. Kartę Piwko można odrzucić, na przykład jako koszt karty lub umiejętności.

event-train-arrival = Przyjazd pociągu
event-train-arrival-text = W fazie 1 każdy dobiera o 1 kartę więcej.
event-train-arrival-more = Kit Carlson ogląda 3 karty i zatrzymuje wszystkie. Jesse Jones i Pedro Ramirez wybierają, skąd jest pierwsza karta, a 2 dobierają z talii. Black Jack pokazuje drugą z 3 kart, a jeśli jest czerwona, dobiera czwartą. Pixie Pete dobiera 4, Bill Noface o 1 więcej niż zwykle, Pat Brennan 3 albo bierze 1 kartę w grze. Claus the Saint zatrzymuje o 1 więcej.

event-hangover = Kac
event-hangover-text = Postacie nie mają żadnych umiejętności, ani w swojej turze, ani poza nią.
event-hangover-more = Punkty życia i ich maksimum się nie zmieniają, szeryf zachowuje też swój dodatkowy. Vera Custer nikogo nie wybiera, a pożyczona wcześniej umiejętność też nie działa. Karty działają jak zwykle.

event-the-sermon = Kazanie
event-the-sermon-text = W swojej turze nikt nie może użyć karty BANG!
event-the-sermon-more = Ani do strzału, ani w pojedynku, ani jako kosztu karty lub umiejętności. Gdy zagrywasz kartę Pojedynek, a przeciwnik odpowie, tracisz 1 punkt życia. Karty BANG! nie może zastąpić żadna inna (Calamity Janet, Annie Versary). Poza własną turą karty BANG! działają jak zwykle, tak samo wszystko inne, co ma efekt BANG! na przykład Gatling, Cios lub Doc Holyday. Karty ponad limit odrzuca się jak zawsze.

event-thirst = Pragnienie
event-thirst-text = W fazie 1 każdy dobiera o 1 kartę mniej.
event-thirst-more = Kit Carlson ogląda 3 karty, 1 zatrzymuje, a 2 odkłada w dowolnej kolejności. Jesse Jones i Pedro Ramirez mogą użyć swojej umiejętności do jedynej karty, jaką mają. Black Jack nie ma drugiej karty, więc nic nie pokazuje. Pixie Pete dobiera 2, Bill Noface o 1 mniej niż zwykle, więc przy pełnym życiu nic, a Pat Brennan dobiera 1 albo bierze 1 kartę w grze. Claus the Saint zatrzymuje tylko 1.

event-shootout = Strzelanina
event-shootout-text = Każdy może zagrać w swojej turze 2 karty BANG!
event-shootout-more = Z bronią Volcanic i z postacią Willy the Kid nadal nie ma limitu. Inne karty i umiejętności z efektem BANG! nie liczą się do limitu, jak zawsze.

event-high-noon = W samo południe
event-high-noon-text = Każdy na początku swojej tury traci 1 punkt życia. To ostatnie wydarzenie, obowiązuje do końca gry.
event-high-noon-more = Dzieje się to przed kartami Dynamit i Więzienie. Nikt za to nie odpowiada: nie ma nagrody, El Gringo nic nie dostaje, ale Bart Cassidy dobiera kartę. Karta Piwko ratuje przed stratą ostatniego punktu życia jak zwykle, ale nie wtedy, gdy w grze jest już tylko 2 graczy. Kto odpada, nie rozgrywa swojej tury; jeśli to szeryf, gra się kończy.

event-new-identity = Nowa tożsamość
event-new-identity-text = Na początku swojej tury możesz zamienić swoją postać na drugą, zapasową. Masz wtedy 2 punkty życia.
event-new-identity-more = Zapasową postać dostaje każdy na początku gry i widzi tylko swoją. Nowa umiejętność działa od razu. Maksimum punktów życia jest takie, jakie ma nowa postać, u szeryfa o 1 wyższe. Karty na ręce i w grze zostają, a dotychczasowa postać staje się zapasową. Bez zamiany nic się nie zmienia.

event-handcuffs = Kajdanki
event-handcuffs-text = Po dobraniu kart w fazie 1 wybierz kolor. Do końca tury możesz zagrywać tylko karty tego koloru.
event-handcuffs-more = Wybrać trzeba, ale może to być także kolor, którego nie masz. Dotyczy to też kart Piwko i Pudło! zagrywanych we własnej turze. Odrzucać karty w pojedynku, jako koszt lub na koniec tury możesz dowolnie, a zielonych kart w grze możesz używać. Pozostałych graczy to nie dotyczy.

## Za garść kart

event-ambush = Zasadzka
event-ambush-text = Odległość między każdymi dwoma graczami wynosi 1, gdziekolwiek siedzą.
event-ambush-more = Zmieniają ją tylko karty w grze (Mustang, Kryjówka, Luneta, Lornetka) i umiejętności (Paul Regret, Rose Doolan). Nawet z zasięgiem 1 sięgasz więc każdego, kogo nie chroni karta Mustang lub podobna.

event-sniper = Snajper
event-sniper-text = W swojej turze możesz odrzucić naraz 2 karty BANG! To efekt BANG! na dowolnego gracza w twoim zasięgu, a anulują go tylko 2 efekty Pudło!
event-sniper-more = Nie liczy się to do limitu i możesz to powtarzać, ile razy chcesz. Liczy się każdy efekt Pudło! z karty i z umiejętności, ale sam 1 nic nie daje. Calamity Janet może odrzucić do tego także karty Pudło! Przeciw postaci Apache Kid co najmniej 1 z 2 kart musi być inna niż karowa.

event-dead-man = Truposz
event-dead-man-text = Gracz, który odpadł jako pierwszy, wraca na początku swojej tury do gry z 2 punktami życia i 2 kartami.
event-dead-man-more = Rozgrywa całą turę i zostaje, także po końcu wydarzenia. Wraca tylko ten pierwszy i tylko raz. Jeśli do pierwszej eliminacji dochodzi dopiero teraz, to też obowiązuje, o ile ten gracz ma jeszcze swoją turę przed sobą. Rola i maksimum punktów życia się nie zmieniają, a rola pozostaje znana. Za ponowną eliminację jest nagroda lub kara jak zwykle.

event-blood-brothers = Bracia krwi
event-blood-brothers-text = Na początku swojej tury możesz stracić 1 punkt życia, ale nie ostatni, aby ktoś inny odzyskał 1 punkt życia.
event-blood-brothers-more = Raz na turę, przed kartami Dynamit i Więzienie. Nie możesz wybrać nikogo, kto jest poza grą lub ma pełne życie. Bart Cassidy dobiera kartę za utracony punkt życia.

event-the-judge = Sędzia
event-the-judge-text = Nie można zagrać żadnej karty, która zostaje w grze: ani niebieskiej, ani zielonej, ani na siebie, ani na innych.
event-the-judge-more = Nikt więc nie trafi do więzienia ani nie zmieni broni. Karty, które już są w grze, działają jak zwykle, a zielonych można używać.

event-lasso = Lasso
event-lasso-text = Karty w grze nie mają żadnego efektu.
event-lasso-more = Każdy ma zasięg 1, karty Mustang, Luneta, Beczka i Volcanic nie działają, a zielonych nie można użyć. Kart Więzienie i Dynamit się nie sprawdza, leżą dalej. Karty można nadal wykładać, brać i odrzucać, w zwykłych granicach. Umiejętności działają, także te, które mają Jourdonnais i Paul Regret.

event-law-of-the-west = Prawo Zachodu
event-law-of-the-west-text = W fazie 1 pokaż drugą dobraną kartę. Musisz ją zagrać w tej turze, jeśli to możliwe.
event-law-of-the-west-more = Kiedy i na kogo, zależy od ciebie; niebieską lub zieloną kartę wystarczy wyłożyć. Dopóki możesz ją zagrać, nie wolno ci użyć jej inaczej ani zakończyć tury (chyba że za 1 punkt życia, jeśli pozwalają na to ustawienia stołu). Obowiązku nie ma, gdy karty nie można zagrać lub jej celem możesz być tylko ty. Jesse Jones i Pedro Ramirez pokazują kartę z talii, Kit Carlson drugą wybraną. Kto dobiera mniej niż 2 karty lub jak Pat Brennan bierze kartę w grze, nie pokazuje nic.

event-hard-liquor = Mocny trunek
event-hard-liquor-text = Możesz pominąć fazę 1 i zamiast niej odzyskać 1 punkt życia.
event-hard-liquor-more = Nic nie dobierasz i nie używasz żadnej umiejętności z fazy 1. Decydujesz po kartach Dynamit i Więzienie. Przy pełnym życiu nie można. Vera Custer i tak wybiera przedtem umiejętność.

event-abandoned-mine = Opuszczona kopalnia
event-abandoned-mine-text = W fazie 1 bierzesz karty z wierzchu stosu kart odrzuconych. Karty, które potem w tej turze odrzucasz z ręki, trafiają rewersem ku górze na talię.
event-abandoned-mine-more = Gdy stos się skończy, reszta jest z talii; jeśli nic z niego nie weźmiesz, grasz jak zwykle. Na talię trafiają karty BANG! odrzucone w twoim pojedynku, karty odrzucone jako koszt i karty ponad limit, w wybranej przez ciebie kolejności. Na stos trafiają karty zagrane i użyte, stara broń, karty sprawdzone, karty odrzucone za umiejętność i wszystko, co odrzucają inni. Umiejętności z fazy 1 działają ze stosem zamiast talii.

event-peyote = Pejotl
event-peyote-text = Zamiast dobierać w fazie 1 wybierz kolor czerwony lub czarny i odkryj wierzchnią kartę talii. Trafnie: zatrzymujesz ją i zgadujesz dalej. Błędnie: odrzuca się ją i zaczyna się faza 2.
event-peyote-more = Zgadywać musisz aż do pierwszego błędu. Umiejętności z fazy 1 się nie używa, tylko Vera Custer i tak wybiera przedtem jedną. To nie jest sprawdzenie: Lucky Duke odkrywa tylko 1 kartę.

event-ranch = Ranczo
event-ranch-text = Na koniec fazy 1 możesz odrzucić dowolną liczbę kart z ręki i dobrać tyle samo.
event-ranch-more = Tylko raz na turę. Najpierw odrzucasz wszystko, co chcesz wymienić, potem dobierasz.

event-ricochet = Rykoszet
event-ricochet-text = W swojej turze możesz użyć kart BANG! przeciw kartom w grze w dowolnej odległości. Kartę odrzuca się, jeśli jej właściciel nie anuluje efektu.
event-ricochet-more = Ile razy chcesz, bez względu na limit, także przeciw własnym kartom. Kartę ratuje każdy efekt Pudło! także z karty Beczka, w którą celujesz. Nikt nie traci życia. Gdy strzela Slab the Killer, potrzeba 2 efektów Pudło! a na karty postaci Apache Kid karty karowe nie działają. W turze postaci Belle Star inni nie mogą odpowiadać kartami w grze.

event-russian-roulette = Rosyjska ruletka
event-russian-roulette-text = Gdy to wydarzenie wchodzi w życie, każdy po kolei od szeryfa używa efektu Pudło! Kto pierwszy go nie użyje, traci 2 punkty życia i to koniec.
event-russian-roulette-more = Kolejka idzie dalej, aż ktoś nie może albo nie chce. Liczy się każdy efekt Pudło! z karty i z umiejętności. Przed stratą może uratować kilka kart Piwko. Nikt za to nie odpowiada; jeśli odpada szeryf, gra się kończy. Molly Stark dobiera za użyte karty, ale nie jako szeryf.

event-vendetta = Wendeta
event-vendetta-text = Na koniec swojej tury sprawdź: jeśli to kier, od razu rozgrywasz następną turę.
event-vendetta-more = Sprawdza się po fazie 3. Dodatkowa tura jest pełna, z kartami Dynamit i Więzienie, tylko na jej koniec już się nie sprawdza. Kto traci turę w więzieniu, nie sprawdza. Dodatkowa tura szeryfa nie przynosi nowego wydarzenia. Zielonej karty wyłożonej w pierwszej turze możesz użyć w drugiej.

event-a-fistful-of-cards = Za garść kart
event-a-fistful-of-cards-text = Ile kart masz na ręce na początku swojej tury, tyle efektów BANG! jest wymierzonych w ciebie. To ostatnie wydarzenie, obowiązuje do końca gry.
event-a-fistful-of-cards-more = Liczba z tej chwili już się nie zmienia. Efekty przychodzą jeden po drugim, przed kartami Dynamit i Więzienie; każdy efekt Pudło! anuluje 1, a z kartą Beczka możesz sprawdzać przy każdym. Nikt nie strzela: nie ma nagrody, El Gringo nic nie dostaje. Gdy odpadasz, reszta przepada i zaczyna się następna tura.
