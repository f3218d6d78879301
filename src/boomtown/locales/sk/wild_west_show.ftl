### Slová rozšírenia Divoký západ. -text: čo stojí na karte. -more: na čo sa ľudia pýtajú.

## Rozšírenie

set-wild-west-show = Divoký západ
set-wild-west-show-text = 10 kariet predstavenia, ktoré otáčajú karty Dostavník a Wells Fargo a ktoré všetkým menia pravidlá, a 8 postáv.
preset-big-show = Veľké predstavenie
preset-big-show-text = 7 hráčov, bonusové postavy a Divoký západ.
option-rosa-once = Lady Rosa z Texasu raz za ťah
option-rosa-once-text = Miesta sa smú vymeniť len raz v každom ťahu. Inak toľkokrát, koľkokrát chceš.

## Cieľ, keď nikto nemá cieľ svojej roly

goal-last = Zostaň v hre ako posledný hráč. Všetci ostatní sú proti tebe, nech majú akúkoľvek rolu.

## Karty predstavenia

event-bone-orchard = Cintorín
event-bone-orchard-text = Kto je mimo hry, vracia sa na začiatku svojho ťahu s 1 životom a bez kariet. Novú rolu si losuje z rolí všetkých, ktorí sú mimo hry.
event-bone-orchard-more = Návrat je natrvalo, aj keď príde ďalšia karta predstavenia. Nová rola leží lícom dole, aj keď to môže byť len tá stará; kto je naďalej mimo hry, nevie, ktorá rola mu zostala. Postave zostáva schopnosť aj najvyšší počet životov. Keď hráčov na jeden ťah vracia aj udalosť, má prednosť udalosť.

event-darling-valentine = Miláčik Valentín
event-darling-valentine-text = Na začiatku ťahu odhoď všetky karty z ruky a dober si rovnaký počet.
event-darling-valentine-more = Musí sa to urobiť, pred kartami Dynamit a Väzenie, a potom ťah pokračuje obvyklým dobratím. S prázdnou rukou sa nič nedeje. Poradie odhodených kariet si vyberáš. Gary Looter z nich nedostáva nič a Suzy Lafayette si medzitým nedoberá.

event-dorothy-rage = Zúrivá Dorothy
event-dorothy-rage-text = Raz za svoj ťah povedz kartu, iného hráča a na koho ju má hrať. Kto takú kartu má, musí ju tak zahrať; inak ukazuje ruku.
event-dorothy-rage-more = Karta sa hrá so vzdialenosťou, zbraňou a schopnosťou svojho majiteľa, ktorý za ňu zodpovedá. Cieľ musí byť prípustný bez ohľadu na karty v ruke. Takto zahraná karta BANG! sa do žiadneho limitu nepočíta. Karty, ktoré sú len odpoveďou, povedať nejde. Z viacerých kópií vyberá majiteľ. Keď žiadnu tak zahrať nejde, ruka sa ukazuje a nič sa nedeje. Molly Stark si za ňu doberá kartu.

event-gag = Roubík
event-gag-text = Nikto nesmie hovoriť. Kto prehovorí, stráca 1 život.
event-gag-more = Pri tomto stole je hovorením správa, ktorú píše niekto v hre. Odošle sa a stojí 1 život; vopred ťa na to stôl upozorní. Za stratu nikto nezodpovedá a Pivo pomáha ako obvykle. Čo sa podľa pravidiel povedať musí, je zadarmo.

event-helena-zontero = Helena Zontero
event-helena-zontero-text = Keď začne platiť, otoč vrchnú kartu balíčka: ak je srdcová alebo kárová, roly všetkých v hre okrem šerifa sa zamiešajú a rozdajú znova.
event-helena-zontero-more = Každý si pozerá svoju novú rolu. Postavy, životy aj karty zostávajú na mieste a roly tých, ktorí sú mimo hry, sa nezúčastňujú. V 3 hráčoch ležia nové roly odkryté. Kartu neotáča nikto, takže to nie je odoberanie: Lucky Duke ani John Pain z nej nič nemajú. Potom karta už nič nerobí.

event-lady-rosa-of-texas = Lady Rosa z Texasu
event-lady-rosa-of-texas-text = Vo svojom ťahu si smieš vymeniť miesto s hráčom po pravici, ktorý svoj ďalší ťah vynecháva. Koľkokrát chceš.
event-lady-rosa-of-texas-more = Karty aj životy sa sťahujú s vami. Vynechaný ťah odpadá celý: Dynamit a Väzenie čakajú, žiadna udalosť sa neotáča. Nikto nedlhuje viac než 1 ťah a dlh zostáva, aj keď príde ďalšia karta predstavenia. Ťahy pokračujú od tvojho nového miesta: prví sú tí, ktorí si s tebou miesto vymenili, a tí vynechávajú. Keď sú v hre len 2 hráči, meniť sa nedá.

event-miss-susanna = Slečna Zuzana
event-miss-susanna-text = Kto vo svojom ťahu hral menej než 3 karty, stráca na jeho konci 1 život.
event-miss-susanna-more = Počíta sa každá karta hraná z ruky, aj modrá a zelená, tiež pred príchodom tejto karty. Karty použité v hre alebo odhodené, napríklad v dueli, sa nepočítajú. Opakovanie, ktoré robí Lee Van Kliff, je 1 karta. Ťah stratený vo väzení alebo vynechaný nič nestojí a duch nemá čo stratiť.

event-sacagaway = Sacagaway
event-sacagaway-text = Všetci hrajú s odkrytou rukou. Roly zostávajú tajné.
event-sacagaway-more = Doberané karty všetci vidia. Karta braná alebo odhadzovaná náhodne sa stále vyberá náhodne.

event-showdown = Zúčtovanie
event-showdown-text = Vo svojom ťahu smieš zahrať ktorúkoľvek kartu ako BANG! a každú kartu BANG! smie ktokoľvek zahrať ako Vedľa!
event-showdown-more = Do limitu kariet BANG! sa počíta ako každá iná. V dueli a proti karte Indiáni! je naďalej potrebná ozajstná karta BANG! Dostavník hraný ako BANG! nič nedoberá a nič neotáča. Aj Big Spencer smie hrať kartu BANG! ako Vedľa! a Lee Van Kliff smie za svoju schopnosť odhodiť ktorúkoľvek kartu.

event-wild-west-show = Divoký západ
event-wild-west-show-text = Odteraz chce každý zostať v hre ako posledný. Platí to až do konca hry.
event-wild-west-show-more = Hra pokračuje, aj keď je mimo hry šerif alebo všetci banditi; víťazí len ten úplne posledný, a to sám. Inak pri rolách platí všetko ďalej: šerif nesmie do väzenia, za banditu sú 3 karty a šerif, ktorý vyradí pomocníka, prichádza o všetky karty.

## Postavy

char-big-spencer = Big Spencer
char-big-spencer-nick = Spencer
char-big-spencer-text = Začínaš s 5 kartami. Nesmieš hrať kartu Vedľa!
char-big-spencer-more = Aj v role šerifa je to 5 kariet. Kartu Vedľa! smieš naďalej odhodiť ako platbu. Barel, Úhyb a zelené karty s týmto symbolom fungujú, rovnako ako BANG! namiesto karty Vedľa! pri udalosti Zúčtovanie. Limit kariet v ruke je počet životov ako u všetkých.

char-flint-westwood = Flint Westwood
char-flint-westwood-text = Raz za svoj ťah vyber kartu z ruky a daj ju inému hráčovi za 2 náhodné karty z jeho ruky.
char-flint-westwood-more = Najprv sa berú tie 2 karty, takže sa tvoja vlastná vrátiť nemôže. Z ruky s 1 kartou dostávaš len ju.

char-gary-looter = Gary Looter
char-gary-looter-text = Berieš si všetky karty, ktoré ostatní na konci svojho ťahu odhadzujú nad limit.
char-gary-looter-more = Nie je to na výber. Tvoje vlastné karty nad limit sa odhadzujú ako obvykle a karty odhodené z iného dôvodu nie sú pre teba. Pri udalosti Opustená baňa nič nedostávaš od toho, kto si doberal z odhodených.

char-greygory-deck = Greygory Deck
char-greygory-deck-text = Máš schopnosti 2 náhodných postáv zo základnej hry. Na začiatku svojho ťahu smieš obe vymeniť.
char-greygory-deck-more = Nikto iný ich nesmie mať. Menia sa pred každým odoberaním, obe, alebo žiadna, a každá môže prísť znova. Tvoje 4 životy zostávajú. Z 2 schopností pre 1. fázu si vyberáš jednu. Pri udalosti Opica nepôsobia.

char-john-pain = John Pain
char-john-pain-text = Kedykoľvek ktokoľvek odoberá a ty máš v ruke menej než 6 kariet, berieš si otočenú kartu.
char-john-pain-more = Z viacerých kariet len tú, ktorá platí. Dostávaš ju, až sa skončí všetko, čo odobratie spôsobí: Pivo otočené na tvoj Dynamit prichádza neskoro a Vedľa! otočené na tvoj Barel proti tomu istému výstrelu nepomáha.

char-lee-van-kliff = Lee Van Kliff
char-lee-van-kliff-text = Vo svojom ťahu smieš odhodiť kartu BANG! a zopakovať efekt svojej práve hranej hnedej karty.
char-lee-van-kliff-more = Hneď po efekte a pri každej karte raz. Ciele sa vyberajú znova, cena sa znova neplatí a farba je tá na karte. Zopakovaný BANG! nie je karta BANG!: do limitu sa nepočíta a stačí proti nemu 1 efekt Vedľa! Zopakovaný Dostavník žiadnu kartu predstavenia neotáča.

char-teren-kill = Teren Kill
char-teren-kill-text = Kedykoľvek máš vypadnúť z hry, odoberáš: ak karta nie je piková, zostávaš s 1 životom a doberáš si kartu.
char-teren-kill-more = Najprv sa smieš zachrániť kartou Pivo ako obvykle. Kto zostane, nebol mimo hry: rola sa neukazuje a odmena nie je. Duch bez životov to použiť nemôže.

char-youl-grinner = Youl Grinner
char-youl-grinner-text = V 1. fáze, než si doberieš, ti každý, kto má v ruke viac kariet než ty, dáva kartu podľa svojho výberu.
char-youl-grinner-more = Všetci porovnávajú s tvojou rukou, než padne prvá karta, a dávajú v smere hodín od tvojej ľavice. Kartu vidíte len vy dvaja. V ťahu stratenom vo väzení nie.

## Otázky

ask-valentine = { $source }: čo odhadzuješ teraz
ask-valentine-detail = Ide celá ruka v poradí, ktoré vyberieš, a doberáš si rovnaký počet. Zostáva kariet: { $left }.
wait-valentine = { $who } vymieňa celú ruku
opt-pass-valentine = Odhodiť zvyšok
ask-order-card = { $source }: povedz kartu
ask-order-card-detail = Potom povieš, kto ju musí zahrať.
wait-order-card = { $who } dáva rozkaz
ask-order-seat = { $source }: kto musí zahrať kartu { $card }
ask-order-seat-detail = Kto takú kartu nemá, ukazuje ruku.
wait-order-seat = { $who } dáva rozkaz
ask-order-aim = { $source }: vyber cieľ pre kartu { $card }
ask-order-aim-detail = Takto ju musí zahrať { $to }.
wait-order-aim = { $who } dáva rozkaz
ask-obey = { $by } ti prikazuje zahrať kartu { $card }
ask-obey-detail = Vyber, ktorú z nich hráš. Keď žiadnu tak zahrať nejde, ukáž ruku.
wait-obey = { $who } musí zahrať kartu
opt-pass-obey = Ukázať ruku
ask-barter = { $source }: vyber kartu, ktorú dostane { $to }
ask-barter-detail = Berieš si za ňu z jeho ruky 2 náhodné karty, skôr než tam tvoja príde.
wait-barter = { $who } vyberá kartu na výmenu
ask-gift = { $source }: vyber kartu, ktorú dostane { $to }
ask-gift-detail = Máš v ruke viac kariet. Ktorá to je, vidíte len vy dvaja.
wait-gift = { $who } vyberá kartu, ktorú dá
ask-which-ability = { $source }: vyber, ako si doberieš
ask-which-ability-detail = V tejto fáze pôsobí len jedna z oboch schopností.
wait-which-ability = { $who } vyberá schopnosť
ask-repeat-as = { $source }: vyber, čo Pivo tentoraz dáva
ask-repeat-as-detail = Efekt sa opakuje a ty vyberáš znova.
wait-repeat-as = { $who } vyberá, čo sa opakuje

## Dôvody

why-never-plays = Táto postava ju hrať nesmie: { $source }
why-no-other-seat = V hre sú len 2 hráči: { $source }
why-nothing-to-repeat = Nie je čo opakovať, chýba hnedá karta hraná tesne predtým: { $source }

## Priebeh hry

log-flip-good = Otáča sa { $card } ({ $source }): roly sa rozdávajú znova
log-flip-bad = Otáča sa { $card } ({ $source }): roly zostávajú
log-roles = Roly sa miešajú a ležia lícom dole: { $n } ({ $source })
log-roles-one =
    { $me ->
        [who] Tvoja rola leží znova lícom dole ({ $source })
       *[other] Rola, ktorú má { $who }, leží znova lícom dole ({ $source })
    }
log-seats =
    { $me ->
        [who] Vymieňaš si miesto s hráčom { $to }
        [to] { $who } si s tebou vymieňa miesto
       *[other] { $who } si vymieňa miesto s hráčom { $to }
    }
log-skip =
    { $me ->
        [who] Vynechávaš ťah
       *[other] { $who } vynecháva ťah
    }
log-order =
    { $me ->
        [who] Prikazuješ hráčovi { $to } zahrať kartu { $card }
        [to] { $who } ti prikazuje zahrať kartu { $card }
       *[other] { $who } prikazuje hráčovi { $to } zahrať kartu { $card }
    }
log-order-at =
    { $me ->
        [who] Prikazuješ hráčovi { $to } zahrať kartu { $card } → { $at }
        [to] { $who } ti prikazuje zahrať kartu { $card } → { $at }
       *[other] { $who } prikazuje hráčovi { $to } zahrať kartu { $card } → { $at }
    }
log-order-hand =
    { $me ->
        [who] Prikazuješ hráčovi { $to } zahrať kartu { $card } → { $at } (náhodná karta z ruky)
        [to] { $who } ti prikazuje zahrať kartu { $card } → { $at } (náhodná karta z ruky)
       *[other] { $who } prikazuje hráčovi { $to } zahrať kartu { $card } → { $at } (náhodná karta z ruky)
    }
log-order-card =
    { $me ->
        [who] Prikazuješ hráčovi { $to } zahrať kartu { $card } → { $at } ({ $of })
        [to] { $who } ti prikazuje zahrať kartu { $card } → { $at } ({ $of })
       *[other] { $who } prikazuje hráčovi { $to } zahrať kartu { $card } → { $at } ({ $of })
    }
log-order-both =
    { $me ->
        [who] Prikazuješ hráčovi { $to } zahrať kartu { $card } → { $at } a { $also }
        [to] { $who } ti prikazuje zahrať kartu { $card } → { $at } a { $also }
       *[other] { $who } prikazuje hráčovi { $to } zahrať kartu { $card } → { $at } a { $also }
    }
log-hand =
    { $me ->
        [who] Ukazuješ celú ruku: { $cards }
       *[other] { $who } ukazuje celú ruku: { $cards }
    }
log-hand-empty =
    { $me ->
        [who] Ukazuješ prázdnu ruku
       *[other] { $who } ukazuje prázdnu ruku
    }
log-survive =
    { $me ->
        [who] Zostávaš v hre s 1 životom ({ $source })
       *[other] { $who } zostáva v hre s 1 životom ({ $source })
    }
log-goal-last = Odteraz chce každý zostať v hre ako posledný
log-talk =
    { $me ->
        [who] Niečo hovoríš
       *[other] { $who } niečo hovorí
    }

goal-last-short = Vyhrá posledný
