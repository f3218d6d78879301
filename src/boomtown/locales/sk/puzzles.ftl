# Úlohy: texty ich stránok.

puzzle-today = Úloha dňa
puzzle-to-repeat = Skús to znova
puzzle-kind-win = Výhra v tomto ťahu
puzzle-kind-survive = Prežitie
puzzle-kind-roles = Odhad rolí
puzzle-name = { $kind } { $n }
puzzle-task-win = Vyhraj do konca svojho ťahu, nech majú ostatní v ruke čokoľvek.
puzzle-task-survive = Buď v hre, keď sa začne tvoj ďalší ťah, nech majú ostatní teraz v ruke čokoľvek. Všetci útočia na teba. Karty, ktoré si doberú neskôr, sa nepočítajú.
puzzle-task-roles = Aké pravdepodobné sú skryté roly? Zadaj percentá.
puzzle-levels = Náročnosť
puzzle-level-all = Všetko
puzzle-level-1 = Ľahká
puzzle-level-2 = Stredná
puzzle-level-3 = Ťažká
puzzle-state-solved = Vyriešené
puzzle-state-failed = Zatiaľ nevyriešené
puzzle-solved = Vyriešené! Toto platí proti každej ruke.
puzzle-failed = Isté to nie je: vidíš odpoveď, ktorá tomu zabráni.
puzzle-again = Skúsiť znova
puzzle-next = Ďalšia úloha
puzzle-all = Všetky úlohy
puzzle-compare = Porovnať
puzzle-percent = { $n } %
puzzle-true-role = Skutočná rola: { $role }
puzzle-score-acts = Vzdialenosť od toho, čo hovoria činy: { $yours }. Najlepšia možná: { $least }.
puzzle-score-truth = Vzdialenosť od pravdy: { $yours }. Čo hovoria činy: { $acts }. Menej je lepšie.
