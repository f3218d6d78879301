### BANG! Gra kościana i Old Saloon: wszystko, co mówi się tylko tam.
### Nazwy przychodzą gotowe, ścianki jako słowa face-...; $me jak w game.ftl. Wiersze przebiegu i plany nie kończą się kropką.

## Ścianki

face-arrow = strzała
face-arrow-text = Od razu weź strzałę. Kto bierze ostatnią, sprowadza atak Indian. Kością można rzucić jeszcze raz.
face-dynamite = dynamit
face-dynamite-text = Nie rzuca się nim ponownie. Gdy wypadną 3 lub więcej, już nie rzucasz i tracisz 1 punkt życia.
face-bullseye1 = cel 1
face-bullseye1-text = Ktoś tuż obok ciebie traci 1 punkt życia.
face-bullseye2 = cel 2
face-bullseye2-text = Ktoś dwa miejsca dalej traci 1 punkt życia.
face-beer = piwko
face-beer-text = Ktoś odzyskuje 1 punkt życia. Możesz to być ty.
face-gatling = Gatling
face-gatling-text = Gdy wypadną 3 lub więcej, wszyscy pozostali tracą 1 punkt życia, a ty zwracasz wszystkie swoje strzały.
face-broken-arrow = złamana strzała
face-broken-arrow-text = Ktoś od razu zwraca 1 strzałę, ale nie strzałę wodza. Możesz to być ty. Kością można rzucić jeszcze raz.
face-bullet = nabój
face-bullet-text = Od razu tracisz 1 punkt życia. Kością można rzucić jeszcze raz.
face-double-bullseye1 = podwójny cel 1
face-double-bullseye1-text = Liczy się jako dwa wyniki cel 1, każdym celuje się osobno.
face-double-bullseye2 = podwójny cel 2
face-double-bullseye2-text = Liczy się jako dwa wyniki cel 2, każdym celuje się osobno.
face-double-beer = podwójne piwko
face-double-beer-text = Liczy się jako 2 piwka, każde dla kogo chcesz.
face-double-gatling = podwójny Gatling
face-double-gatling-text = Liczy się jako 2 Gatlingi. I tak strzela się tylko raz na turę.
face-x2 = ×2
face-x2-text = Należy do innego żetonu: jego symbol pokazują dwie kości zamiast jednej.

## Kości

die-base = kość podstawowa
die-base-text = W każdej turze jest ich 5.
die-loudmouth = kość pyskata
die-loudmouth-text = Strzela podwójnie i lubi trafić tego, kto rzuca: podwójne cele, podwójny Gatling i nabój.
die-coward = kość tchórzliwa
die-coward-text = Pije podwójnie i się chowa: podwójne piwko, złamana strzała i ani jednego Gatlinga.

## Duch i strzała wodza

token-ghost = Duch
token-ghost-text = Kto odpada jako pierwszy i nie jest szeryfem, zostaje przy stole jako duch: w swojej turze rzuca 2 kośćmi podstawowymi i jeden z wyników daje komuś jako żeton. W następnej turze tego gracza jedna kość zaczyna z tym symbolem.
token-ghost-more = Rzuca najwyżej trzy razy, dynamitem nie rzuca się ponownie. Po dwóch jednakowych wynikach z tym symbolem zaczynają dwie kości. Za pierwszym razem się nimi nie rzuca, ale liczą się, jakby tak wypadły; później można nimi rzucać. Duch nie ma punktów życia, strzał ani umiejętności, nie można go trafić ani leczyć i nie liczy się przy miejscach, ale wygrywa ze swoją stroną. Renegat jako duch dołącza przy 5 lub 7 graczach do bandytów, przy 6 lub 8 do zastępców szeryfa.
token-chief-arrow = Strzała wodza Indian
token-chief-arrow-text = Liczy się jako 2 strzały, ale bierze się ją za 1 wynik. W ataku Indian kosztuje 2 punkty życia. Jeśli jednak jej właściciel ma najwięcej strzał ze wszystkich, nie traci nic.
token-chief-arrow-more = Kto musi wziąć strzałę, może zamiast zwykłej wziąć tę, dopóki leży na stosie. Gdy ktoś ma tyle samo, właściciel traci jak zwykle. Wraca razem z innymi strzałami. Złamana strzała jej nie zwraca, Pedro Ramirez i Kit Carlson mogą.

## Role specjalne

role-bear = Niedźwiedź
role-bear-title = Niedźwiedź
role-bear-text = Masz 3 dodatkowe punkty życia zamiast 2.
role-bear-more = Na początku i jako maksimum. Niczego się do tego nie odkrywa, a rola Sędzia tego nie powstrzyma.
role-good = Dobry
role-good-title = Dobry
role-good-text = Na początku swojej tury: stajesz się szeryfem, a stary szeryf staje się zastępcą szeryfa.
role-good-more = Karty ról się zamienia, punkty życia zostają. Twoje maksimum to maksimum twojej postaci; stary szeryf traci to, co przekracza maksimum jego postaci, i nikt przez to nie odpada. Dodatkowe punkty życia roli Niedźwiedź nie przechodzą.
role-doctor = Doktor
role-doctor-title = Doktor
role-doctor-text = Po dowolnym rzucie, także cudzym: obróć jedną kość na inną jej ściankę.
role-doctor-more = Zanim wyniki rzutu zaczną się liczyć. Dynamit można w ten sposób usunąć albo ustawić. Kością rzuca się potem ponownie jak zwykle.
role-judge = Sędzia
role-judge-title = Sędzia
role-judge-text = Zaraz po tym, jak ktoś inny odkrywa rolę, aby jej użyć: rola nie działa i jest wykorzystana.
role-judge-more = Nie przeciw roli Niedźwiedź.
role-gambler = Hazardzista
role-gambler-title = Hazardzista
role-gambler-text = Po ostatnim rzucie kogoś innego: gracz ten rzuca jeszcze raz wszystkimi kośćmi i liczą się tylko nowe wyniki.
role-gambler-more = Rzuca się też dynamitem, a ten rzut jest ostatni. Za trzy dynamity jeszcze nie traci się punktu życia. Jeśli był to ostatni możliwy rzut, jego strzały się nie liczą; kto przestał z własnej woli, temu wzięte strzały zostają. Nowe strzały i trzy nowe dynamity się liczą.
role-bad = Zły
role-bad-title = Zły
role-bad-text = Gdy ktoś inny ma odzyskać punkty życia: nie odzyskuje nic.
role-bad-more = Przeciw piwku psuje też każde następne piwko tego gracza w tej turze. Piwka i tak są wypite.
role-ugly = Brzydki
role-ugly-title = Brzydki
role-ugly-text = Na początku swojej tury: dwóch graczy zamienia się wszystkimi strzałami.
role-ugly-more = Jednym z nich możesz być ty. Zamienia się też strzałę wodza.
role-devil-s-right-hand = Prawa ręka diabła
role-devil-s-right-hand-title = Prawa ręka diabła
role-devil-s-right-hand-text = Na końcu swojej tury: od razu rozgrywasz następną.
role-devil-s-right-hand-more = Po wszystkim, co należy do tury. To cała tura ze wszystkimi wyborami.
role-devil-s-left-hand = Lewa ręka diabła
role-devil-s-left-hand-title = Lewa ręka diabła
role-devil-s-left-hand-text = Gdy ktoś ma odpaść, choćby ty: zostaje w grze z 2 punktami życia i może zwrócić wszystkie strzały.
role-devil-s-left-hand-more = Z kilku naraz wybierasz jednego. Żadnej roli się nie odkrywa i nikt na tym nie zyskuje. Jeśli to jego tura, trwa dalej. W grze z duchem staje się nim dopiero ten, kto odpadnie następny.

# Co zwykła rola ma w tej grze oprócz swojego celu.
dice-role-sheriff-more = Gra z odkrytą rolą i ma 2 dodatkowe punkty życia.
dice-role-deputy-more = Wygrywa razem z szeryfem, także będąc poza grą.
dice-role-outlaw-more = Wygrywa z pozostałymi bandytami, także będąc poza grą. Jeśli szeryf odpada razem z ostatnim bandytą, wygrywają bandyci.
dice-role-renegade-more = Wygrywa tylko jako jedyny: jeśli szeryf odpada, gdy w grze jest jeszcze ktoś inny, wygrywają bandyci, nawet jeśli zostaje 2 renegatów.

## Postacie w grze kościanej

dice-bart-cassidy-text = Zamiast tracić 1 punkt życia od celu lub Gatlinga możesz wziąć strzałę.
dice-bart-cassidy-more = Punkt po punkcie, ale nigdy ostatnią strzałę. Nie przy ataku Indian, dynamicie ani naboju.
dice-black-jack-text = Dynamitem możesz rzucać ponownie, dopóki widać mniej niż 3.
dice-black-jack-more = Przerzucony dynamit już się nie liczy. Gdy leżą 3, koniec rzucania także dla ciebie.
dice-calamity-janet-text = Wyniku cel 1 możesz użyć jako wyniku cel 2 i na odwrót.
dice-calamity-janet-more = Każdego osobno, także obu połówek podwójnego.
dice-el-gringo-text = Kto odbiera ci punkty życia, bierze 1 strzałę.
dice-el-gringo-more = Jedną strzałę bez względu na liczbę punktów; cele, które trafiają razem, to jedna strata. Nie przy ataku Indian ani dynamicie i nie wtedy, gdy odpadasz. Ta strzała też może sprowadzić atak.
dice-jesse-jones-text = Gdy masz 4 punkty życia lub mniej, każde piwko, którego używasz na sobie, daje ci 2 punkty życia.
dice-jesse-jones-more = Liczy się stan przed pierwszym piwkiem: przy 4 punktach życia 2 piwka dają 4. Piwka od innych dają 1. Nigdy ponad maksimum.
dice-jourdonnais-text = W ataku Indian tracisz najwyżej 1 punkt życia.
dice-jourdonnais-more = Bez względu na liczbę strzał, także ze strzałą wodza.
dice-kit-carlson-text = Za każdego Gatlinga możesz odłożyć na stos 1 strzałę dowolnego gracza.
dice-kit-carlson-more = Także własną, i także gdy Gatlingów jest mniej niż 3. Przy 3 najpierw wracają twoje strzały, a pozostali tracą punkt życia, potem możesz zwrócić jeszcze 3. Podwójny Gatling zwraca 2.
dice-lucky-duke-text = Masz 4 rzuty zamiast 3.
dice-lucky-duke-more = Trzy dynamity kończą rzucanie także tobie.
dice-paul-regret-text = Gatling nigdy nie odbiera ci punktów życia.
dice-paul-regret-more = Cele, Indianie i dynamit tak.
dice-pedro-ramirez-text = Za każdy utracony punkt życia możesz zwrócić 1 swoją strzałę.
dice-pedro-ramirez-more = Także strzałę wodza. Nie wtedy, gdy odpadasz. W ataku Indian niczego to nie zmienia: strzały i tak wracają.
dice-rose-doolan-text = Twój cel 1 sięga też dwa miejsca dalej, a cel 2 także trzy.
dice-rose-doolan-more = Miejsca liczy się krótszą drogą: przy 4 lub 5 graczach nikt nie siedzi trzy miejsca dalej. Przy 2 lub 3 cel 2 liczy się jako cel 1.
dice-sid-ketchum-text = Na początku twojej tury ktoś, kogo wybierzesz, odzyskuje 1 punkt życia. Możesz to być ty.
dice-sid-ketchum-more = Musisz wybrać; przy pełnym życiu zysk przepada. Kość saloonu wybiera się wcześniej.
dice-slab-the-killer-text = Raz na turę możesz poświęcić piwko: jeden twój cel odbiera wtedy 2 punkty życia.
dice-slab-the-killer-more = Poświęcone piwko nikogo nie leczy. Przy podwójnym celu wzmacnia się jedna połówka.
dice-suzy-lafayette-text = Gdy twoje końcowe wyniki nie pokazują żadnego celu, na końcu tury odzyskujesz 2 punkty życia.
dice-suzy-lafayette-more = Ani 1, ani 2, ani podwójnego. Kogo trafiają, nie ma znaczenia.
dice-vulture-sam-text = Gdy ktoś inny odpada z gry, odzyskujesz 2 punkty życia.
dice-vulture-sam-more = Za każdego, bez względu na to, kto za to odpowiada. Nie wtedy, gdy odpadasz w tej samej chwili. Liczy się też ten, kto zostaje jako duch.
dice-willy-the-kid-text = Tobie do strzału wystarczą 2 Gatlingi.
dice-willy-the-kid-more = I tak tylko raz na turę. Jeden podwójny Gatling wystarczy.
dice-jos-delgado-text = Kością pyskatą możesz rzucać dodatkowo, oprócz 5 kości podstawowych.
dice-jos-delgado-more = To razem 6 kości. Kość tchórzliwa zastępuje podstawową jak u innych. Nigdy obie.
dice-tequila-joe-text = Kością tchórzliwą możesz rzucać dodatkowo, oprócz 5 kości podstawowych.
dice-tequila-joe-more = To razem 6 kości. Kość pyskata zastępuje podstawową jak u innych. Nigdy obie.
dice-apache-kid-text = Gdy wyrzucisz strzałę, możesz zabrać komuś strzałę wodza.
dice-apache-kid-more = Raz na rzut, po pozostałych strzałach i oprócz nich. Ze stosu bierzesz ją jak każdy.
dice-bill-noface-text = Twoje strzały liczą się dopiero po ostatnim rzucie.
dice-bill-noface-more = Przerzucona strzała nic nie kosztuje. Możesz przestać, kiedy chcesz. Złamane strzały i naboje liczą się po każdym rzucie jak zwykle.
dice-elena-fuente-text = Gdy wyrzucisz strzały, możesz jedną z nich komuś dać.
dice-elena-fuente-more = Jedną na rzut, zaraz przy braniu. Jeśli jest ostatnia, w ataku liczy się już tam.
dice-vera-custer-text = Cele, które trafiają cię razem, kosztują cię o 1 punkt życia mniej.
dice-vera-custer-more = Jeden nie kosztuje nic; dwa, podwójny albo ten, który wzmacnia Slab the Killer, kosztują 1. Nie przy ataku Indian, Gatlingu, naboju ani dynamicie.
dice-doc-holyday-text = Gdy w swojej turze użyjesz 3 lub więcej celów, odzyskujesz 2 punkty życia.
dice-doc-holyday-more = Po trafieniach, raz na turę. Podwójny liczy się jako 2. Nigdy ponad maksimum.
dice-molly-stark-text = Gdy ktoś inny traci punkty życia, możesz stracić je zamiast niego.
dice-molly-stark-more = Wszystko, co w tej chwili traci, z dowolnej przyczyny; co przekracza twoje możliwości, zostaje przy nim. Umiejętności, które zmniejszają jego stratę, działają wcześniej, inne na nią nie reagują. Możesz przez to odpaść. Jeśli tracisz w tej samej chwili, najpierw liczy się twoja strata.

## Zestawy, opcje, gotowe gry

set-dice = BANG! Gra kościana
set-dice-text = Sama gra: 5 kości, 9 strzał i 16 postaci dla 3–8 graczy.
set-saloon-dice = Kości: pyskata i tchórzliwa
set-saloon-dice-text = 2 kości saloonu: jedna z nich może w turze zastąpić kość podstawową.
set-chiefs-arrow = Strzała wodza Indian
set-chiefs-arrow-text = Dziesiąta strzała, która liczy się jako 2 i chroni tego, kto ma ich najwięcej.
set-special-roles = Role specjalne
set-special-roles-text = 9 ról z umiejętnością, która działa raz na grę.
set-saloon-characters = Nowe postacie
set-saloon-characters-text = Kolejne 8 postaci; 3 z nich tylko z kośćmi saloonu lub strzałą wodza.
set-ghost = Duch
set-ghost-text = Kto odpada jako pierwszy, straszy dalej i miesza żywym w kościach. Dla 5 lub więcej graczy.

option-deal-roles = Rozdawanie ról specjalnych
option-deal-roles-text = Zwykle wszystkie role są specjalne. Gdy wymiesza się je ze zwykłymi, nikt nie wie, ile specjalnych jest w grze.
option-deal-roles-special = Tylko specjalne
option-deal-roles-mixed = Wymieszane ze zwykłymi

preset-dice-first = Pierwsze rzuty
preset-dice-first-text = 5 graczy, sama gra kościana.
preset-dice-saloon = W drzwiach saloonu
preset-dice-saloon-text = 6 graczy, kości saloonu, strzała wodza i nowe postacie.
preset-dice-night = Długa noc: wszystko
preset-dice-night-text = 7 graczy, cały Old Saloon, na wolnych miejscach boty.

## Pytania do tego, kto ma odpowiedzieć. wait-: to samo dla pozostałych.

ask-saloon = Wybierz kości na tę turę
ask-saloon-detail = Możesz wziąć jedną kość saloonu, na całą turę.
wait-saloon = { $who } wybiera kości

ask-throw = Twoja tura
ask-throw-detail = Rzuć kośćmi. Potem wybierasz, którymi rzucasz ponownie.
wait-throw = Tura gracza { $who }

ask-cure = Wybierz, kto odzyskuje 1 punkt życia
ask-cure-detail = Możesz to być ty. Przy pełnym życiu zysk przepada.
wait-cure = { $who } wybiera, kto odzyskuje 1 punkt życia

ask-roll = Wybierz kości, którymi rzucasz ponownie
ask-roll-detail =
    { $dynamite ->
        [0] Pozostałe rzuty: { $left }.
       *[other] Pozostałe rzuty: { $left }. Dynamit: { $dynamite } z 3.
    }
wait-roll = { $who } rzuca kośćmi

ask-arrow = Wybierz strzałę, którą bierzesz
ask-arrow-detail = Strzała wodza liczy się jako 2. Zwykłe na stosie: { $pile }. Do wzięcia: { $left }.
wait-arrow = { $who } bierze strzałę

ask-elena = Dać tę strzałę komuś innemu?
ask-elena-detail = Jedna strzała z każdego rzutu może trafić do kogoś innego.
wait-elena = { $who } decyduje, kto dostaje strzałę

ask-apache = Zabrać strzałę wodza? Ma ją { $to }
ask-apache-detail = Dochodzi do strzał z twojego rzutu i liczy się jako 2.
wait-apache = { $who } decyduje o strzale wodza

ask-broken = Wybierz, czyja strzała wraca
ask-broken-detail = Złamana strzała zwraca na stos 1 strzałę, ale nie strzałę wodza.
wait-broken = { $who } wybiera, czyja strzała wraca

ask-aim = Wybierz, kogo trafiasz: { $face }
ask-aim-detail =
    { $left ->
        [1] Wszystkie cele trafiają jednocześnie.
       *[other] Pozostało razem z tym: { $left }. Wszystkie trafiają jednocześnie.
    }
wait-aim = { $who } celuje

ask-beer = Wybierz, kto dostaje piwko
ask-beer-detail =
    { $left ->
        [1] Przywraca 1 punkt życia. Przy pełnym życiu nie działa.
       *[other] Każde przywraca 1 punkt życia. Przy pełnym życiu nie działa. Pozostałe piwka, razem z tym: { $left }.
    }
wait-beer = { $who } zamawia piwko

ask-spare = Wziąć strzałę zamiast tracić 1 punkt życia?
ask-spare-detail = Punkty życia, o które jeszcze chodzi: { $left }.
wait-spare = { $who } wybiera między strzałą a punktem życia

ask-molly = Poświęcić się za gracza { $to }?
ask-molly-detail =
    { $own ->
        [0] Punkty życia do stracenia: { $n }. Odpadasz wtedy z gry.
       *[other] Punkty życia do stracenia: { $n }. Zostaje ci potem: { $own }.
    }
wait-molly = { $who } decyduje, czy się poświęcić

ask-pedro = Tracisz punkt życia. Zwrócić strzałę?
ask-pedro-detail = Jedną strzałę za każdy utracony punkt życia. Możesz jeszcze zwrócić: { $left }.
wait-pedro = { $who } decyduje o strzałach

ask-kit = Wybierz, czyja strzała wraca
ask-kit-detail = Jedna strzała za każdego Gatlinga, także twoja własna. Możesz jeszcze zwrócić: { $left }.
wait-kit = { $who } decyduje o strzałach

ask-doctor = Wybierz kość i jej nową ściankę
ask-doctor-detail = Liczy się, jakby tak wypadła.
wait-doctor = { $who } obraca kość

ask-ugly =
    { $n ->
        [1] Wybierz, kto zamienia się strzałami: pierwsza osoba z dwóch
       *[other] Wybierz, kto zamienia się strzałami: druga osoba z dwóch
    }
ask-ugly-detail = Zamieniają się wszystkimi strzałami, także strzałą wodza. Jednym z nich możesz być ty.
wait-ugly = { $who } wybiera, czyje strzały się zamienią

ask-return = Zostajesz w grze. Zwrócić strzały?
ask-return-detail =
    { $n ->
        [one] Masz 2 punkty życia. Na stos wraca { $n } strzała.
        [few] Masz 2 punkty życia. Na stos wracają { $n } strzały.
       *[many] Masz 2 punkty życia. Na stos wraca { $n } strzał.
    }
wait-return = { $who } decyduje o strzałach

ask-ghost_face = Wybierz wynik, który komuś dajesz
ask-ghost_face-detail = Staje się żetonem na czyjąś następną turę.
wait-ghost_face = { $who } wybiera wynik

ask-ghost_to = Wybierz, kto dostaje: { $face }
ask-ghost_to-detail =
    { $double ->
        [1] W następnej turze zaczynają z nim dwie kości.
       *[other] W następnej turze zaczyna z nim jedna kość.
    }
wait-ghost_to = { $who } wybiera, kto dostaje żeton

## Chwile, w których może zadziałać rola specjalna. Nikt inny nie wie, że kogoś o to pytano.

wait-moment = Teraz ktoś może zadziałać
wait-moment-detail = Czy ktokolwiek może, to tajemnica. Gra toczy się dalej sama.

ask-turn_die = Obrócić kość?
ask-turn_die-detail = Rzut jeszcze się nie liczy. Możesz to zrobić raz w grze i odkrywa to twoją rolę.
ask-again = Kazać rzucić wszystkimi kośćmi jeszcze raz?
ask-again-detail = Liczą się tylko nowe wyniki. Możesz to zrobić raz w grze i odkrywa to twoją rolę.
ask-judge = Powstrzymać tę rolę?
ask-judge-detail = Nie działa wtedy i jest wykorzystana. Możesz to zrobić raz w grze i odkrywa to twoją rolę.
ask-spoil =
    { $n ->
        [one] { $to } odzyskuje { $n } punkt życia. Zepsuć to?
        [few] { $to } odzyskuje { $n } punkty życia. Zepsuć to?
       *[many] { $to } odzyskuje { $n } punktów życia. Zepsuć to?
    }
ask-spoil-detail = Przeciw piwku psuje też każde następne w tej turze. Tylko raz w grze i odkrywa to twoją rolę.
ask-save = Ma odpaść: { $seats }
ask-save-detail = Uratowany gracz zostaje z 2 punktami życia. Możesz to zrobić raz w grze i odkrywa to twoją rolę.
ask-encore = Rozegrać następną turę?
ask-encore-detail = Cała tura, od razu. Możesz to zrobić raz w grze i odkrywa to twoją rolę.

## Opcje: co stoi na przyciskach.

opt-use-die = Weź: { $die }
opt-pass-saloon = Tylko kości podstawowe
opt-use-role = Użyj roli: { $role }
opt-pass-throw = Rzuć kośćmi
opt-roll =
    { $n ->
        [one] Rzuć { $n } kością
        [few] Rzuć { $n } kośćmi
       *[many] Rzuć { $n } kośćmi
    }
opt-keep = Stop
opt-choose-arrow = Weź zwykłą strzałę
opt-choose-chief = Weź strzałę wodza
opt-pass-elena = Zatrzymaj strzałę
opt-elena = Oddaj graczowi { $to }
opt-pass-apache = Zostaw ją tam
opt-apache = Zabierz ją
opt-aim =
    { $me ->
        [to] Celuj w siebie
       *[other] Celuj: { $to }
    }
opt-aim-double = Celuj za 2 punkty życia: { $to }, za piwko ({ $source })
opt-beer =
    { $me ->
        [to] Wypij piwko
       *[other] Piwko: { $to }
    }
opt-pass-spare = Strać 1 punkt życia
opt-spare = Weź strzałę
opt-pass-molly = Nie poświęcaj się
opt-molly = Poświęć się za gracza { $to }
opt-pass-pedro = Zatrzymaj ją
opt-pedro = Zwróć strzałę
opt-pedro-chief = Zwróć strzałę wodza
opt-pass-kit = Wystarczy
opt-kit =
    { $me ->
        [to] Zwróć własną strzałę
       *[other] Zwróć strzałę gracza { $to }
    }
opt-kit-chief =
    { $me ->
        [to] Zwróć własną strzałę wodza
       *[other] Zwróć strzałę wodza gracza { $to }
    }
opt-turn = Obróć: { $face } → { $as }
opt-return =
    { $n ->
        [one] Zwróć { $n } strzałę
        [few] Zwróć { $n } strzały
       *[many] Zwróć { $n } strzał
    }
opt-pass-return = Zatrzymaj strzały
opt-choose-face = Daj: { $face }
opt-save =
    { $me ->
        [to] Uratuj się ({ $role })
       *[other] Uratuj: { $to } ({ $role })
    }
opt-pass-turn_die = Niech leży
opt-pass-again = Niech zostanie
opt-pass-judge = Pasuj
opt-pass-spoil = Pasuj
opt-pass-save = Pasuj
opt-pass-encore = Zakończ turę

## Dlaczego czegoś nie można.

why-dynamite = Dynamitem nie rzuca się ponownie
why-places = Odległość { $distance }, trafiasz tylko na { $low ->
    [1] { $high ->
        [1] 1
       *[other] 1 lub { $high }
    }
   *[other] { $high ->
        [2] 2
       *[other] 2 lub { $high }
    }
}
why-no-arrow = Nie ma strzały do zwrotu
why-chosen-already = Już wybrane

## Przebieg gry

log-saloon =
    { $me ->
        [who] Na tę turę bierzesz kość saloonu: { $die }
       *[other] { $who } bierze na tę turę kość saloonu: { $die }
    }
log-throw =
    { $me ->
        [who] Rzucasz: { $faces }
       *[other] { $who } rzuca: { $faces }
    }
log-throw-again =
    { $me ->
        [who] Rzucasz ponownie { $n ->
            [one] { $n } kością
            [few] { $n } kośćmi
           *[many] { $n } kośćmi
        }: { $faces }
       *[other] { $who } rzuca ponownie { $n ->
            [one] { $n } kością
            [few] { $n } kośćmi
           *[many] { $n } kośćmi
        }: { $faces }
    }
log-keep =
    { $me ->
        [who] Zatrzymujesz: { $faces }
       *[other] { $who } zatrzymuje: { $faces }
    }
log-arrow =
    { $me ->
        [who] Bierzesz 1 strzałę, { $n ->
            [one] zostaje { $n }
            [few] zostają { $n }
           *[many] zostaje { $n }
        }
       *[other] { $who } bierze 1 strzałę, { $n ->
            [one] zostaje { $n }
            [few] zostają { $n }
           *[many] zostaje { $n }
        }
    }
log-arrow-chief =
    { $me ->
        [who] Bierzesz strzałę wodza, { $n ->
            [one] zostaje { $n }
            [few] zostają { $n }
           *[many] zostaje { $n }
        }
       *[other] { $who } bierze strzałę wodza, { $n ->
            [one] zostaje { $n }
            [few] zostają { $n }
           *[many] zostaje { $n }
        }
    }
log-lose-dice =
    { $cause ->
        [indians] Indianie
        [dynamite] Dynamit
        [bullet] Nabój
        [bullseye] Cel
       *[gatling] Gatling
    }: { $me ->
        [who] tracisz { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        }
       *[other] { $who } traci { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        }
    } ({ $before } → { $life })
short-log-lose-dice =
    { $me ->
        [who] Tracisz { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        } ({ $before } → { $life })
       *[other] { $who } traci { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        } ({ $before } → { $life })
    }
log-attack =
    { $me ->
        [who] Bierzesz ostatnią strzałę: atakują Indianie
       *[other] Ostatnią strzałę bierze { $who }: atakują Indianie
    }
log-quiver =
    { $me ->
        [who] Zwracasz { $n ->
            [one] { $n } strzałę
            [few] { $n } strzały
           *[many] { $n } strzał
        }
       *[other] { $who } zwraca { $n ->
            [one] { $n } strzałę
            [few] { $n } strzały
           *[many] { $n } strzał
        }
    }
log-quiver-chief =
    { $me ->
        [who] Zwracasz strzałę wodza
       *[other] { $who } zwraca strzałę wodza
    }
log-quiver-all = Wszystkie strzały wracają na stos
log-arrowgift =
    { $me ->
        [who] Dajesz strzałę graczowi { $to }
        [to] { $who } daje ci strzałę
       *[other] { $who } daje strzałę graczowi { $to }
    }
log-chief =
    { $me ->
        [who] Zabierasz strzałę wodza graczowi { $from }
        [from] { $who } zabiera ci strzałę wodza
       *[other] { $who } zabiera strzałę wodza graczowi { $from }
    }
log-dynamite =
    { $me ->
        [who] Dynamit ({ $n }×): już nie rzucasz
       *[other] Dynamit ({ $n }×): { $who } już nie rzuca
    }
log-aim =
    { $me ->
        [who] Celujesz w gracza { $to }: { $face }
        [to] { $who } celuje w ciebie: { $face }
       *[other] { $who } celuje w gracza { $to }: { $face }
    }
log-aim-double =
    { $me ->
        [who] Poświęcasz piwko i celujesz za 2 punkty życia w gracza { $to }: { $face }
        [to] { $who } poświęca piwko i celuje w ciebie za 2 punkty życia: { $face }
       *[other] { $who } poświęca piwko i celuje za 2 punkty życia w gracza { $to }: { $face }
    }
log-beer =
    { $me ->
        [who] Podajesz piwko graczowi { $to }
        [to] { $who } podaje ci piwko
       *[other] { $who } podaje piwko graczowi { $to }
    }
log-beer-self =
    { $me ->
        [who] Pijesz piwko
       *[other] { $who } pije piwko
    }
log-gatling =
    { $me ->
        [who] Strzelasz z Gatlinga do wszystkich
       *[other] { $who } strzela z Gatlinga do wszystkich
    }
log-role =
    { $me ->
        [who] Odkrywasz swoją rolę: { $role }
       *[other] { $who } odkrywa rolę: { $role }
    }
log-judged =
    { $me ->
        [who] Powstrzymujesz rolę, którą ma { $to }: rola nie działa
        [to] { $who } powstrzymuje twoją rolę: rola nie działa
       *[other] { $who } powstrzymuje rolę, którą ma { $to }: rola nie działa
    }
log-turned =
    { $me ->
        [who] Obracasz kość: { $face } → { $as }
       *[other] { $who } obraca kość: { $face } → { $as }
    }
log-again =
    { $me ->
        [who] Każesz graczowi { $to } rzucić jeszcze raz wszystkimi kośćmi
        [to] { $who } każe ci rzucić jeszcze raz wszystkimi kośćmi
       *[other] { $who } każe graczowi { $to } rzucić jeszcze raz wszystkimi kośćmi
    }
log-spoiled =
    { $me ->
        [who] Psujesz leczenie, { $to } nie odzyskuje nic
        [to] { $who } psuje ci leczenie, nie odzyskujesz nic
       *[other] { $who } psuje leczenie, { $to } nie odzyskuje nic
    }
log-saved =
    { $me ->
        [who] Ratujesz gracza { $to } (punkty życia: { $n })
        [to] { $who } cię ratuje (punkty życia: { $n })
       *[other] { $who } ratuje gracza { $to } (punkty życia: { $n })
    }
log-saved-self =
    { $me ->
        [who] Ratujesz się (punkty życia: { $n })
       *[other] { $who } zostaje w grze (punkty życia: { $n })
    }
log-out-special =
    { $me ->
        [who] Odpadasz z gry. Rola: { $special } ({ $role })
       *[other] { $who } odpada z gry. Rola: { $special } ({ $role })
    }
log-sheriff =
    { $me ->
        [who] Nowy szeryf to ty, zastępcą szeryfa jest teraz { $to }
        [to] Nowy szeryf to { $who }, zastępcą szeryfa jesteś teraz ty
       *[other] Nowy szeryf to { $who }, zastępcą szeryfa jest teraz { $to }
    }
log-less =
    { $me ->
        [who] Tracisz { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        } ponad swoje maksimum { $life }
       *[other] { $who } traci { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        } ponad maksimum { $life }
    }
log-arrowswap =
    { $me ->
        [who] Zamieniasz strzały: { $to } i { $from }
        [to] { $who } zamienia strzały: ty i { $from }
        [from] { $who } zamienia strzały: { $to } i ty
       *[other] { $who } zamienia strzały: { $to } i { $from }
    }
log-ghost =
    { $me ->
        [who] Zostajesz przy stole jako duch
       *[other] { $who } zostaje przy stole jako duch
    }
log-ghost-renegade =
    { $me ->
        [who] Zostajesz przy stole jako duch. Nowa strona: { $role }
       *[other] { $who } zostaje przy stole jako duch. Nowa strona: { $role }
    }
log-token =
    { $me ->
        [who] Dajesz żeton graczowi { $to }: { $face }
        [to] { $who } daje ci żeton: { $face }
       *[other] { $who } daje żeton graczowi { $to }: { $face }
    }
log-token-double =
    { $me ->
        [who] Dajesz żeton na dwie kości graczowi { $to }: { $face }
        [to] { $who } daje ci żeton na dwie kości: { $face }
       *[other] { $who } daje żeton na dwie kości graczowi { $to }: { $face }
    }

## Co zrobią kości. Wszyscy czytają to samo, więc nikogo się nie zagaduje.

plan-arrow =
    { $n ->
        [one] { $n } strzała ze stosu
        [few] { $n } strzały ze stosu
       *[many] { $n } strzał ze stosu
    }
plan-dynamite-few = Nic. Trzy kosztują 1 punkt życia
plan-dynamite = Koniec rzucania i strata 1 punktu życia
plan-bullseye1 =
    { $n ->
        [one] { $n } trafienie. Cele: { $seats }
        [few] { $n } trafienia. Cele: { $seats }
       *[many] { $n } trafień. Cele: { $seats }
    }
plan-bullseye2 =
    { $n ->
        [one] { $n } trafienie. Cele: { $seats }
        [few] { $n } trafienia. Cele: { $seats }
       *[many] { $n } trafień. Cele: { $seats }
    }
plan-beer =
    { $n ->
        [one] { $n } punkt życia dla kogokolwiek
        [few] { $n } punkty życia, każdy dla kogokolwiek
       *[many] { $n } punktów życia, każdy dla kogokolwiek
    }
plan-gatling-few = Nic. Potrzeba: { $need }
plan-gatling = Wszyscy pozostali tracą 1 punkt życia, własne strzały wracają

## Stół

ui-dice = Kości
ui-dice-title-mine = { $roll ->
    [0] Twoje kości
    [1] Twój pierwszy rzut z { $rolls }
    [2] Twój drugi rzut z { $rolls }
    [3] Twój trzeci rzut z { $rolls }
   *[other] Twój { $roll }. rzut z { $rolls }
}
ui-dice-title-of = { $roll ->
    [0] { $name } rzuca kośćmi
    [1] { $name }: pierwszy rzut z { $rolls }
    [2] { $name }: drugi rzut z { $rolls }
    [3] { $name }: trzeci rzut z { $rolls }
   *[other] { $name }: { $roll }. rzut z { $rolls }
}
ui-dice-final-mine = Teraz działają twoje kości
ui-dice-final-of = { $name }: teraz działają kości
# Pod kością: co się z nią stanie w następnym rzucie.
ui-die-kept = Zatrzymane
ui-die-again = Rzuć ponownie
ui-die-stays = Zostaje
# Kość ustawiona przez ducha.
ui-die-given = Od ducha
# Dla czytników: $n to miejsce kości, $die jej rodzaj, $face ścianka, $state jedno ze słów wyżej albo "none".
ui-die-said = { $state ->
    [none] Kość { $n }: { $face }
   *[other] Kość { $n }: { $face }, { $state }
}
ui-die-said-saloon = { $state ->
    [none] Kość { $n }, { $die }: { $face }
   *[other] Kość { $n }, { $die }: { $face }, { $state }
}
ui-die-blank = jeszcze bez wyniku
# Przycisk, dopóki żadna kość nie jest wybrana, i co wtedy mówi.
ui-dice-roll-none = Rzuć ponownie
ui-dice-pick = Najpierw wybierz kości, którymi rzucasz ponownie.
ui-dice-throw = Rzuć kośćmi
ui-dice-aim-double = { $name }: 2 punkty życia za piwko
ui-arrows = Strzały
ui-arrows-left = { $n ->
    [0] Na stosie nie ma strzał
    [one] Na stosie zostaje { $n } strzała
    [few] Na stosie zostają { $n } strzały
   *[many] Na stosie zostaje { $n } strzał
}
ui-arrows-warning = Kto bierze ostatnią, sprowadza atak.
ui-arrows-chief-pile = Jest tam strzała wodza. Liczy się jako 2.
ui-arrows-chief-of = Strzałę wodza ma { $name }.
ui-arrows-text = Wyrzuconą strzałę bierzesz od razu. Kto bierze ostatnią, sprowadza atak: każdy traci 1 punkt życia za każdą swoją strzałę. Potem wszystkie strzały wracają.
ui-dice-lives-text = Kto straci ostatni punkt życia, odpada z gry. Piwko na kościach przywraca punkty życia, najwyżej do liczby z początku gry.
ui-dice-distance-text = Liczy się miejsca krótszą drogą, bez graczy, którzy odpadli. Cel 1 trafia sąsiada, cel 2 gracza o miejsce dalej.
ui-dice-aimed-text = Te trafienia są już przydzielone temu graczowi. Działają wszystkie naraz, gdy każdy cel jest przydzielony.
ui-chief-text = Strzała wodza liczy się jako 2. Kto ją ma i ma więcej strzał niż ktokolwiek inny, nie traci w ataku nic.
ui-plan-title = Co zrobią twoje kości, w tej kolejności
ui-plan-title-of = { $name }: co zrobią kości, w tej kolejności
# Dla czytników: jak daleko jest krok planu.
ui-plan-waiting = dopiero będzie
ui-plan-now = teraz
ui-plan-done = gotowe
# Obok liczby punktów życia na tabliczce.
ui-life-max = z { $max }
ui-seat-arrows = { $n ->
    [one] { $n } strzała
    [few] { $n } strzały
   *[many] { $n } strzał
}
ui-seat-chief = strzała wodza
# $faces to symbole od ducha.
ui-seat-tokens = od ducha: { $faces }
ui-seat-in-reach = w zasięgu
ui-seat-aimed = { $n ->
    [one] tu trafi { $n } cel
    [few] tu trafią { $n } cele
   *[many] tu trafi { $n } celów
}
ui-seat-places = { $n ->
    [one] { $n } miejsce dalej
    [few] { $n } miejsca dalej
   *[many] { $n } miejsc dalej
}
ui-seat-spent = wykorzystane
ui-ghost-team = { $team ->
    [outlaw] Gra z bandytami
   *[deputy] Gra z prawem
}
# Chwile, w których ktoś może zadziałać.
ui-moments = Kiedy mnie pytać?
ui-moments-text = Niektóre role mogą zadziałać. Kto może, tego gra pyta, a przerwa jest dla wszystkich taka sama. Wyłącz pytania, których nie chcesz.
ui-moments-none = Żadna rola nie może już zadziałać.
ui-moment-turn_die = Po rzucie: obróć kość (Doktor)
ui-moment-again = Po ostatnim rzucie kogoś innego: wszystkie kości jeszcze raz (Hazardzista)
ui-moment-judge = Gdy ktoś odkrywa rolę: nie działa (Sędzia)
ui-moment-spoil = Gdy ktoś inny ma odzyskać punkty życia (Zły)
ui-moment-save = Gdy ktoś ma odpaść (Lewa ręka diabła)
ui-moment-encore = Na końcu mojej tury: następna tura (Prawa ręka diabła)
ui-moment-hush = Nie pytaj mnie o to więcej
ui-moment-never = Nigdy mnie nie pytaj
ui-moment-rescue = Zadziałaj za mnie bez pytania, gdy mam odpaść: ocal mnie albo obróć kość przy moim trzecim dynamicie
ui-moment-held = Twoja odpowiedź obowiązuje do końca przerwy.
# Dużym pismem pośrodku, przez chwilę.
ui-attack = Atakują Indianie
ui-attack-text = Każdy traci 1 punkt życia za każdą swoją strzałę. Potem wszystkie strzały wracają.
ui-role-shown = { $name } odkrywa rolę: { $role }
ui-tap-seat = Stuknij gracza.
# Doktor: $face to obecna ścianka.
ui-doctor-face = { $face }: wybierz nową ściankę

## Pomoc przy kościach

ui-how-dice-1 = W swojej turze rzucasz kośćmi najwyżej trzy razy. Po każdym rzucie wybierasz, którymi rzucasz ponownie; pozostałe zostają.
ui-how-dice-2 = Strzały liczą się od razu: za każdą wyrzuconą weź jedną. Dynamit zostaje na stole; trzy kończą twoje rzucanie i kosztują 1 punkt życia.
ui-how-dice-3 = Potem działają wszystkie wyniki w kolejności rzędu: dynamit, cele, piwko, Gatling.
ui-how-dice-4 = Cele trafiają jedno lub dwa miejsca dalej, w obie strony. Wszystkie trafiają jednocześnie.
ui-how-dice-5 = Kto bierze ze stosu ostatnią strzałę, sprowadza Indian: każdy traci 1 punkt życia za każdą swoją strzałę.
ui-how-dice-6 = Piwko daje komukolwiek 1 punkt życia. Trzy Gatlingi trafiają wszystkich pozostałych i zwracają wszystkie twoje strzały.
ui-how-dice-7 = Wszystko, co widzisz, można kliknąć: tabliczki, kości, strzały i ścianki powiedzą, czym są.
ui-keys-dice = Zatrzymaj kość albo rzuć ponownie; odpowiedź; miejsce
ui-keys-roll = Rzuć
ui-keys-stop = Stop
ui-keys-all = Zaznacz do rzutu wszystkie kości albo żadnej
ui-faces-title = Ścianki

## Terminal

cli-column-arrows = Strzały
cli-column-places = Miejsca
cli-column-also = Ponadto
cli-dice-row = Kości: { $dice }
cli-dice-throw = Rzut { $n } z { $of }
# Kość, którą już się nie rzuca.
cli-dice-locked = { $face } (zostaje)
cli-dice-saloon = { $die }: { $face }
cli-dice-pile = Strzały na stosie: { $n }
cli-dice-pile-chief = Strzały na stosie: { $n } i strzała wodza
cli-dice-again = Rzuć ponownie: { $face }
cli-dice-several = Kilka numerów rzuca kilkoma kośćmi naraz: 1 3
cli-dice-token = następna tura: { $faces }
cli-dice-chief = strzała wodza
cli-dice-ghost = duch
# $special to rola specjalna, $role zwykła.
cli-role-special = Twoja rola: { $special }, gra jako { $role }
cli-dice-special = { $special } ({ $role })

## Zakładanie stołu, przegląd, koniec gry

ui-module-n = Moduł { $n }
ui-dice-n = { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości
}
ui-special-roles-n = { $n ->
    [one] { $n } rola specjalna
    [few] { $n } role specjalne
   *[many] { $n } ról specjalnych
}
# $players to liczby.
ui-wrong-few = { $sets }: tylko przy liczbie graczy { $players }.
ui-mend-drop = Bez: { $sets }
ui-see-set = Obejrzyj, co jest w środku
ui-set-all = Wszystko: { $set }
ui-filter-kind-dice = Rodzaj
ui-sort-die = Kości
ui-sort-face = Ścianki
ui-sort-role = Role
ui-sort-special = Role specjalne
ui-sort-token = Duch i strzały
ui-die-faces = Jej sześć ścianek
# $dice to nazwy kości.
ui-face-on = Gdzie jest: { $dice }
# $role to zwykła rola.
ui-special-of = Rola specjalna, gra jako { $role }
ui-role-with = Liczba graczy: { $players }
# $role to nazwa roli specjalnej.
end-special-won = { $role }: zwycięstwo
end-special-lost = { $role }: porażka
end-ghost-turn = Duch od tury { $n }
end-joined = { $team ->
    [outlaw] Po stronie bandytów
   *[deputy] Po stronie zastępców
}
