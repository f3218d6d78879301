# Turnaje: jejich stránka, dialog, který turnaj zakládá, jejich stoly, chyby.
tour-kicker = Turnaj
tour-new = Nový turnaj
tour-new-hint = Připojit se může každý, kdo má odkaz. V každém kole potkáš jiné soupeře.
tour-name = Název turnaje
tour-create = Založit turnaj
tour-rounds = Počet kol
tour-rounds-n =
    { $n ->
        [one] { $n } kolo
        [few] { $n } kola
       *[other] { $n } kol
    }
tour-round = { $n }. kolo
tour-round-of = { $n }. kolo z { $rounds }
tour-round-over = { $n }. kolo z { $rounds } skončilo.
tour-round-begun = Začíná { $n }. kolo.
# Kolik míst má každý stůl.
tour-seats =
    { $n ->
        [one] stoly pro { $n } hráče
        [few] stoly pro { $n } hráče
       *[other] stoly pro { $n } hráčů
    }
tour-invite-text = Pojď si zahrát turnaj „{ $title }“.
tour-qr-alt = QR kód s odkazem na tento turnaj
tour-join = Připojit se
tour-join-again = Znovu se připojit
tour-start = Začít { $n }. kolo
tour-start-hint = Volná místa obsadí boti.
tour-to-table = K mému stolu
tour-table-waits = Tvůj stůl čeká.
tour-title-call = Tvůj stůl čeká · { $title }
tour-watch-mine = Sledovat můj stůl
tour-late = Pozdě: v tomto kole hraje na tvém místě bot.
tour-wait-games =
    { $n ->
        [one] Ještě se hraje { $n } hra.
        [few] Ještě se hrají { $n } hry.
       *[other] Ještě se hraje { $n } her.
    }
tour-wait-host = Turnaj spouští { $name }.
tour-wait-players = K turnaji jsou potřeba 2 hráči. Pošli přátelům odkaz.
tour-wait-round = Další kolo brzy začne.
tour-next-round = Hraješ od příštího kola.
tour-look = Poslední kolo už začalo. Můžeš se dívat.
tour-hurry = Začít { $n }. kolo hned
tour-hurry-ask = Začít { $n }. kolo hned?
tour-hurry-text = Některé hry tohoto kola ještě běží. Započítají se, až skončí.
tour-leave = Odstoupit
tour-leave-ask = Odstoupit z turnaje?
tour-leave-text = V dalších kolech nedostaneš místo. Znovu se připojit můžeš, dokud nezačne poslední kolo.
tour-left = mimo turnaj
tour-standings = Pořadí
tour-rank = Místo
tour-player = Hráč
tour-points = Body
tour-won = Výhry
tour-won-of = { $won } z { $n }
tour-points-line = Čím vzácněji role vyhrává, tím víc bodů dává výhra; prohra nedává nic.
tour-points-name = Jak se počítají body
tour-points-text = Výhra dává 10 bodů dělených podílem her, které role obvykle vyhrává, nejvýš však 100. Všechny role tak mají zhruba stejnou cenu: při pěti hráčích dává výhra šerifovi asi 20 bodů a odpadlíkovi asi 55. Kdo má stejně bodů i výher, dělí se o místo.
tour-points-are = Body: { $points }
tour-tables = Stoly
tour-earlier = Dřívější kola
tour-table = Stůl { $n }
tour-table-waiting = nezačal
tour-table-playing = hraje se
tour-table-over = dohráno
tour-watch = Sledovat
tour-watch-table = Sledovat stůl { $n }
tour-replay-table = Záznam hry u stolu { $n }
tour-no-result = bez výsledku
tour-over = Turnaj skončil.
tour-winner =
    { $n ->
        [one] Turnaj vyhrává { $names }!
        [few] Turnaj vyhrávají { $names }!
       *[other] Turnaj vyhrávají { $names }!
    }
tour-no-winner = Žádný hráč nevyhrál.
tour-line = boomtown, turnaj „{ $title }“: { $ranks }
tour-line-rank = { $rank }. { $name } ({ $points })
tour-unreachable = Turnaj se nepodařilo načíst. Další pokus za okamžik.
# U stolu v turnaji.
tour-of-table = Stůl turnaje
tour-not-here = ještě tu není
tour-back = Zpět na turnaj
tour-goes-on = Turnaj
tour-goes-on-hint = Pořadí a další kolo najdeš na jeho stránce.
tour-screen = Pořadí a další kolo najdete na telefonech.
tour-full = V turnaji už není místo pro další hráče. Můžeš se dívat.
err-no-tournament = Tento turnaj neexistuje, nebo byl smazán.
err-tournament = V turnaji to nejde: podmínky musí být pro všechny stejné.
err-tournament-over = Turnaj skončil, nebo už začalo jeho poslední kolo.
err-tournament-games = Hry tohoto kola ještě běží.
err-tournament-players = K turnaji jsou potřeba 2 hráči.
err-tournament-seat = V tomto kole nemáš místo.
