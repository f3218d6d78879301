### Zlatá horúčka a Tieňoví pistolníci: všetko, čo táto sada hovorí.

set-gold-rush = Zlatá horúčka
set-gold-rush-text = Nugety za životy ostatných, 24 kariet vybavenia, ktoré sa za ne kupujú, a 8 postáv.
preset-gold-fever = Zlatokopi
preset-gold-fever-text = 5 hráčov, základná hra a Zlatá horúčka.
option-shadow-gunslingers = Tieňoví pistolníci
option-shadow-gunslingers-text = Kto vypadne, vracia sa do každého svojho ťahu ako tieň. Aj bez zvyšku tejto sady.

## Vybavenie

-out-of-reach = Karty a schopnosti ostatných ho nemôžu vziať ani odhodiť. Dá sa len zaplatiť jeho cena a ešte 1 nuget, aby ho majiteľ odhodil.

card-nugget = nuget
card-nugget-text = Vo svojom ťahu môžeš kartu Pivo zahrať za 1 nuget namiesto života.
card-nugget-more = Aj s plným počtom životov a vo dvojici, koľkokrát chceš. Stále je to karta Pivo: udalosť Reverend ju zakazuje, Madam Yto si doberá kartu. Tequila Joe dostáva 1 nuget.

card-shot = Pohárik
card-shot-text = Ktokoľvek, aj ty, si lieči 1 život.
card-shot-more = Nikdy nad maximum; môžeš menovať aj niekoho zdravého. Nie je to karta Pivo a pôsobí aj vo dvojici.

card-bottle = Fľaša
card-bottle-text = Efekt jednej z týchto kariet podľa tvojej voľby: Pivo, Panika! alebo BANG!
card-bottle-more = Nie je to žiadna z týchto kariet: limit na ňu neplatí, Slab the Killer ju nezosilňuje, Madam Yto za ňu nič nedoberá. Ako Pivo lieči aj vo dvojici.

card-pardner = Komplic
card-pardner-text = Efekt jednej z týchto kariet podľa tvojej voľby: Hokynárstvo, Duel, Cat Balou.
card-pardner-more = Nie je to žiadna z týchto kariet a nemá farbu. Ako Hokynárstvo začína u teba.

card-gold-rush-equipment = Zlatá horúčka
card-gold-rush-equipment-text = Tvoj ťah sa končí. Potom si doliečiš všetky životy a hráš ďalší ťah.
card-gold-rush-equipment-more = Najprv odhadzuješ podľa súčasného počtu životov a ťah sa končí ako obyčajne. Ďalší ťah má odoberanie, všetky fázy aj nový limit kariet BANG! a patrí k tej istej udalosti.

card-rhum = Rum
card-rhum-text = Otoč 4 vrchné karty: za každú rôznu farbu si liečiš 1 život.
card-rhum-more = Je to odoberanie. Lucky Duke alebo Podkova otáča 5 kariet, oba spolu 6, a vyberajú sa 4.

card-union-pacific = Union Pacific
card-union-pacific-text = Dober si 4 karty.
card-union-pacific-more = Dobraté karty môžeš hneď zahrať.

card-calumet = Kalumet
card-calumet-text = Kárové karty ostatných na teba nemajú žiadny účinok.
card-calumet-more = Nedá sa nimi na teba mieriť a efekt na všetkých ťa vynecháva. V dueli kárové karty súpera platia. { -out-of-reach }

card-gun-belt = Nábojový pás
card-gun-belt-text = Na konci ťahu si môžeš nechať 8 kariet.
card-gun-belt-more = Na životoch potom nezáleží. Pre postavu Sean Mallory platí vyššie číslo. { -out-of-reach }

card-horseshoe = Podkova
card-horseshoe-text = Pri každom odoberaní otoč o 1 kartu viac a vyber, ktorá platí.
card-horseshoe-more = Odhadzujú sa všetky. Sčítava sa so schopnosťou postavy Lucky Duke: 3 karty. { -out-of-reach }

card-pickaxe = Krompáč
card-pickaxe-text = V 1. fáze si dober o 1 kartu viac.
card-pickaxe-more = Sčítava sa s ďalšími zmenami: Pixie Pete 4 karty, udalosť Smäd 2. Pri udalosti Peyote nepridáva nič. { -out-of-reach }

card-wanted = Hľadá sa
card-wanted-text = Polož ju pred kohokoľvek. Kto tohto hráča vyradí, doberá si 2 karty a berie si 1 nuget.
card-wanted-more = Navyše ku všetkým odmenám: za banditu 5 kariet. Pred každým hráčom len jedna, aj pred tebou a pred šerifom. Kto padne ničou alebo vlastnou vinou, neprináša nič. { -out-of-reach }

card-gold-pan = Ryžovacia panvica
card-gold-pan-text = Najviac dvakrát vo svojom ťahu: zaplať 1 nuget a dober si kartu.
card-gold-pan-more = Raddie Snake si s ňou doberá až 4 karty. { -out-of-reach }

card-boots = Čižmy
card-boots-text = Za každý stratený život si dober kartu.
card-boots-more = Nie za posledný život, ani keď ťa niečo zachráni. { -out-of-reach }

card-lucky-charm = Talizman
card-lucky-charm-text = Za každý stratený život si vezmi 1 nuget.
card-lucky-charm-more = Nie za posledný život, ani keď ťa niečo zachráni. Kto ti život vzal, svoj nuget dostáva tiež. { -out-of-reach }

card-rucksack = Batoh
card-rucksack-text = Vo svojom ťahu: 2 nugety za 1 život, koľkokrát chceš. Mimo neho len na záchranu posledného života.
card-rucksack-more = Pôsobí aj vo dvojici a spolu s kartou Pivo či so schopnosťou postavy Sid Ketchum. { -out-of-reach }

## Postavy

char-don-bell = Don Bell
char-don-bell-text = Na konci svojho ťahu odober: pri srdciach alebo kárach môžeš hrať ďalší ťah.
char-don-bell-more = Len na konci bežného ťahu, nie ťahu navyše. Nie po ťahu stratenom vo väzení, nie pri udalosti Mesto duchov a nie ako tieň.
char-don-bell-nick = Bell
char-dutch-will = Dutch Will
char-dutch-will-text = V 1. fáze si dober 2 karty, 1 z nich odhoď a vezmi si 1 nuget.
char-dutch-will-more = Najprv si prezeráš všetky. Koľko ich doberieš, toľko: odhadzuje sa práve 1 z nich.
char-dutch-will-nick = Dutch
char-jacky-murieta = Jacky Murieta
char-jacky-murieta-text = Vo svojom ťahu: 2 nugety za efekt BANG! na tvoj dostrel, koľkokrát zaplatíš.
char-jacky-murieta-more = Žiadna karta sa nehrá, do limitu kariet BANG! sa to neráta. Stačí 1 efekt Vedľa!
char-jacky-murieta-nick = Jacky
char-josh-mccloud = Josh McCloud
char-josh-mccloud-text = Vo svojom ťahu: 2 nugety za vrchnú kartu balíčka vybavenia, koľkokrát zaplatíš.
char-josh-mccloud-more = Hnedá karta pôsobí hneď, čiernu kladieš pred seba. Ktorú už máš, tá sa odhadzuje. Platíš skôr, než ju vidíš.
char-josh-mccloud-nick = Josh
char-madam-yto = Madam Yto
char-madam-yto-text = Kedykoľvek niekto hrá kartu Pivo, dober si kartu.
char-madam-yto-more = Aj za vlastné a na čokoľvek: na život, na záchranu aj za nuget. Nie za karty Saloon, Whisky a Fľaša.
char-madam-yto-nick = Madam Yto
char-pretty-luzena = Pretty Luzena
char-pretty-luzena-text = Raz vo svojom ťahu môžeš kúpiť vybavenie o 1 nuget lacnejšie.
char-pretty-luzena-more = Z ceny 1 je 0. Cenu za odhodenie cudzieho vybavenia to neznižuje.
char-pretty-luzena-nick = Luzena
char-simeon-picos = Simeon Picos
char-simeon-picos-text = Za každý stratený život si vezmi 1 nuget.
char-simeon-picos-more = Nech to má na svedomí ktokoľvek, aj keď nikto. Ráta sa aj posledný život.
char-simeon-picos-nick = Simeon
char-raddie-snake = Raddie Snake
char-raddie-snake-text = Najviac dvakrát vo svojom ťahu: zaplať 1 nuget a dober si kartu.
char-raddie-snake-more = S kartou Ryžovacia panvica až 4 karty.
char-raddie-snake-nick = Raddie

## Roly tieňov

role-shadow-renegade = tieňový odpadlík
role-shadow-renegade-title = Tieňový odpadlík
role-shadow-renegade-goal = O tvojej strane rozhoduje začiatok tvojho ďalšieho ťahu.
role-shadow-deputy = tieňový pomocník šerifa
role-shadow-deputy-title = Tieňový pomocník šerifa
role-shadow-deputy-goal = Zatiaľ víťazíš so šerifom.
role-shadow-outlaw = tieňový bandita
role-shadow-outlaw-title = Tieňový bandita
role-shadow-outlaw-goal = Zatiaľ víťazíš s banditmi.

## Otázky

ask-toast = { $source }: kto si lieči život?
ask-toast-detail = Ktokoľvek v hre, aj ty.
wait-toast = { $who } vyberá, kto si lieči život
ask-effect = { $source }: vyber efekt
ask-effect-detail = Nie je to žiadna z týchto kariet, má len jej efekt.
wait-effect = { $who } vyberá efekt
ask-target = { $source }, { $effect }: vyber cieľ
ask-target-detail = Zaplatené už máš.
wait-target = { $who } vyberá cieľ
ask-suits = { $source }: vyber kartu, ktorá platí
ask-suits-detail =
    { $left ->
        [one] Ešte { $left } karta. Každá rôzna farba je 1 život.
        [few] Ešte { $left } karty. Každá rôzna farba je 1 život.
       *[other] Ešte { $left } kariet. Každá rôzna farba je 1 život.
    }
wait-suits = { $who } vyberá karty, ktoré platia
ask-wanted = { $source }: pred koho?
ask-wanted-detail = Odmenu dostane, kto tohto hráča vyradí.
wait-wanted = { $who } vyberá, koho hľadajú
ask-drawn = Odhoď jednu z dobratých kariet
ask-drawn-detail = Berieš si za ňu 1 nuget.
wait-drawn = { $who } odhadzuje kartu za nuget

## Dôvody

why-gold-needed =
    { $n ->
        [one] Treba { $n } nuget
        [few] Treba { $n } nugety
       *[other] Treba { $n } nugetov
    }
why-nothing-on-sale = V ponuke nie je nič, na čo máš

## Záznam

log-gold =
    { $me ->
        [who] Berieš si { $n ->
            [one] { $n } nuget
            [few] { $n } nugety
           *[other] { $n } nugetov
        }
       *[other] { $who } si berie { $n ->
            [one] { $n } nuget
            [few] { $n } nugety
           *[other] { $n } nugetov
        }
    }
log-gold-by =
    { $me ->
        [who] Berieš si { $n ->
            [one] { $n } nuget
            [few] { $n } nugety
           *[other] { $n } nugetov
        } ({ $source })
       *[other] { $who } si berie { $n ->
            [one] { $n } nuget
            [few] { $n } nugety
           *[other] { $n } nugetov
        } ({ $source })
    }
log-buy =
    { $me ->
        [who] Kupuješ kartu { $card } za { $n ->
            [one] { $n } nuget
            [few] { $n } nugety
           *[other] { $n } nugetov
        }
       *[other] { $who } kupuje kartu { $card } za { $n ->
            [one] { $n } nuget
            [few] { $n } nugety
           *[other] { $n } nugetov
        }
    }
log-offer = Nové v ponuke: { $card }
log-found =
    { $me ->
        [who] V balíčku vybavenia nachádzaš kartu { $card }
       *[other] { $who } nachádza v balíčku vybavenia kartu { $card }
    }
log-force =
    { $me ->
        [who] Platíš { $n ->
            [one] { $n } nuget
            [few] { $n } nugety
           *[other] { $n } nugetov
        } a { $to } odhadzuje kartu { $card }
        [to] { $who } platí { $n ->
            [one] { $n } nuget
            [few] { $n } nugety
           *[other] { $n } nugetov
        } a odhadzuješ kartu { $card }
       *[other] { $who } platí { $n ->
            [one] { $n } nuget
            [few] { $n } nugety
           *[other] { $n } nugetov
        } a { $to } odhadzuje kartu { $card }
    }
log-effect =
    { $me ->
        [who] Vyberáš efekt karty { $source }: { $as }
       *[other] { $who } vyberá efekt karty { $source }: { $as }
    }
log-suits =
    { $n ->
        [one] { $n } farba: { $cards } ({ $who })
        [few] { $n } rôzne farby: { $cards } ({ $who })
       *[other] { $n } rôznych farieb: { $cards } ({ $who })
    }
log-shadow =
    { $me ->
        [who] Vraciaš sa na jeden ťah ako tieň
       *[other] { $who } sa vracia na jeden ťah ako tieň
    }
log-side =
    { $me ->
        [who] O tvojej strane je rozhodnuté: { $role }
       *[other] { $who } má stranu: { $role }
    }

## Shadows on their plates

ui-shadow = Tieň
ui-chip-shadow = Tieň na ťahu
ui-seat-shadow = tieň bez životov
ui-until-shadow = do konca ťahu
ui-shadow-plays = Tieň do konca tohto ťahu.
ui-shadow-you = Do konca ťahu si tieň: životy nestrácaš ani nezískavaš. Nugety ti zostanú.

## Dva spôsoby, ako zahrať Pivo

as-beer = Doplniť životy
as-nugget = Vziať si 1 nuget

## Places

zone-gold = Nugety
zone-gold-text = Platí sa nimi vybavenie. Hráč dostane jeden za každý život, o ktorý pripraví niekoho iného.
zone-offer = Ponuka
zone-equipment-deck = Balíček vybavenia
zone-equipment-deck-text = Za kartu kúpenú z ponuky sa doplní vrchná karta tohto balíčka.
zone-equipment-used = Použité vybavenie
zone-equipment-used-text = Použité hnedé a odhodené čierne karty. Keď sa balíček vybavenia minie, zamiešajú sa do nového.
