# Úlohy: texty jejich stránek.

puzzle-today = Úloha dne
puzzle-to-repeat = Zkus to znovu
puzzle-kind-win = Výhra v tomto tahu
puzzle-kind-survive = Přežití
puzzle-kind-roles = Odhad rolí
puzzle-name = { $kind } { $n }
puzzle-task-win = Vyhraj do konce svého tahu, ať mají ostatní v ruce cokoli.
puzzle-task-survive = Buď ve hře, až začne tvůj další tah, ať mají ostatní teď v ruce cokoli. Všichni útočí na tebe. Karty, které si doberou později, se nepočítají.
puzzle-task-roles = Jak pravděpodobné jsou skryté role? Zadej procenta.
puzzle-levels = Obtížnost
puzzle-level-all = Vše
puzzle-level-1 = Lehká
puzzle-level-2 = Střední
puzzle-level-3 = Těžká
puzzle-state-solved = Vyřešeno
puzzle-state-failed = Zatím nevyřešeno
puzzle-solved = Vyřešeno! Tohle platí proti každé ruce.
puzzle-failed = Jisté to není: vidíš odpověď, která tomu zabrání.
puzzle-again = Zkusit znovu
puzzle-next = Další úloha
puzzle-all = Všechny úlohy
puzzle-compare = Porovnat
puzzle-percent = { $n } %
puzzle-true-role = Skutečná role: { $role }
puzzle-score-acts = Vzdálenost od toho, co říkají činy: { $yours }. Nejlepší možná: { $least }.
puzzle-score-truth = Vzdálenost od pravdy: { $yours }. Co říkají činy: { $acts }. Méně je lépe.
