# Turnaje: ich stránka, dialóg, ktorý turnaj zakladá, ich stoly, chyby.
tour-kicker = Turnaj
tour-new = Nový turnaj
tour-new-hint = Pripojiť sa môže každý, kto má odkaz. V každom kole stretneš iných súperov.
tour-name = Názov turnaja
tour-create = Založiť turnaj
tour-rounds = Počet kôl
tour-rounds-n =
    { $n ->
        [one] { $n } kolo
        [few] { $n } kolá
       *[other] { $n } kôl
    }
tour-round = { $n }. kolo
tour-round-of = { $n }. kolo z { $rounds }
tour-round-over = { $n }. kolo z { $rounds } sa skončilo.
tour-round-begun = Začína sa { $n }. kolo.
# Koľko miest má každý stôl.
tour-seats =
    { $n ->
        [one] stoly pre { $n } hráča
        [few] stoly pre { $n } hráčov
       *[other] stoly pre { $n } hráčov
    }
tour-invite-text = Poď si zahrať turnaj „{ $title }“.
tour-qr-alt = QR kód s odkazom na tento turnaj
tour-join = Pripojiť sa
tour-join-again = Znova sa pripojiť
tour-start = Začať { $n }. kolo
tour-start-hint = Voľné miesta obsadia boti.
tour-to-table = K môjmu stolu
tour-table-waits = Tvoj stôl čaká.
tour-title-call = Tvoj stôl čaká · { $title }
tour-watch-mine = Sledovať môj stôl
tour-late = Neskoro: v tomto kole hrá na tvojom mieste bot.
tour-wait-games =
    { $n ->
        [one] Ešte sa hrá { $n } hra.
        [few] Ešte sa hrajú { $n } hry.
       *[other] Ešte sa hrá { $n } hier.
    }
tour-wait-host = Turnaj spúšťa { $name }.
tour-wait-players = Na turnaj sú potrební 2 hráči. Pošli priateľom odkaz.
tour-wait-round = Ďalšie kolo sa čoskoro začne.
tour-next-round = Hráš od nasledujúceho kola.
tour-look = Posledné kolo sa už začalo. Môžeš sa pozerať.
tour-hurry = Začať { $n }. kolo hneď
tour-hurry-ask = Začať { $n }. kolo hneď?
tour-hurry-text = Niektoré hry tohto kola ešte bežia. Započítajú sa, keď sa skončia.
tour-leave = Odstúpiť
tour-leave-ask = Odstúpiť z turnaja?
tour-leave-text = V ďalších kolách nedostaneš miesto. Znova sa pripojiť môžeš, kým sa nezačne posledné kolo.
tour-left = mimo turnaja
tour-standings = Poradie
tour-rank = Miesto
tour-player = Hráč
tour-points = Body
tour-won = Výhry
tour-won-of = { $won } z { $n }
tour-points-line = Čím zriedkavejšie rola vyhráva, tým viac bodov dáva výhra; prehra nedáva nič.
tour-points-name = Ako sa počítajú body
tour-points-text = Výhra dáva 10 bodov delených podielom hier, ktoré rola zvyčajne vyhráva, najviac však 100. Všetky roly tak majú približne rovnakú cenu: pri piatich hráčoch dáva výhra šerifovi asi 20 bodov a odpadlíkovi asi 55. Kto má rovnako bodov aj výhier, delí sa o miesto.
tour-points-are = Body: { $points }
tour-tables = Stoly
tour-earlier = Skoršie kolá
tour-table = Stôl { $n }
tour-table-waiting = nezačal sa
tour-table-playing = hrá sa
tour-table-over = dohrané
tour-watch = Sledovať
tour-watch-table = Sledovať stôl { $n }
tour-replay-table = Záznam hry pri stole { $n }
tour-no-result = bez výsledku
tour-over = Turnaj sa skončil.
tour-winner =
    { $n ->
        [one] Turnaj vyhráva { $names }!
        [few] Turnaj vyhrávajú { $names }!
       *[other] Turnaj vyhrávajú { $names }!
    }
tour-no-winner = Žiadny hráč nevyhral.
tour-line = boomtown, turnaj „{ $title }“: { $ranks }
tour-line-rank = { $rank }. { $name } ({ $points })
tour-unreachable = Turnaj sa nepodarilo načítať. Ďalší pokus o chvíľu.
# Pri stole v turnaji.
tour-of-table = Stôl turnaja
tour-not-here = ešte tu nie je
tour-back = Späť na turnaj
tour-goes-on = Turnaj
tour-goes-on-hint = Poradie a ďalšie kolo nájdeš na jeho stránke.
tour-screen = Poradie a ďalšie kolo nájdete na telefónoch.
tour-full = V turnaji už nie je miesto pre ďalších hráčov. Môžeš sa pozerať.
err-no-tournament = Tento turnaj neexistuje alebo bol zmazaný.
err-tournament = V turnaji to nejde: podmienky musia byť pre všetkých rovnaké.
err-tournament-over = Turnaj sa skončil alebo sa už začalo jeho posledné kolo.
err-tournament-games = Hry tohto kola ešte bežia.
err-tournament-players = Na turnaj sú potrební 2 hráči.
err-tournament-seat = V tomto kole nemáš miesto.
