# Zadania: teksty ich stron.

puzzle-today = Zadanie dnia
puzzle-to-repeat = Spróbuj jeszcze raz
puzzle-kind-win = Wygrana w tej turze
puzzle-kind-survive = Przetrwanie
puzzle-kind-roles = Ocena ról
puzzle-name = { $kind } { $n }
puzzle-task-win = Wygraj przed końcem swojej tury, cokolwiek inni mają w ręce.
puzzle-task-survive = Bądź w grze, gdy zacznie się twoja następna tura, cokolwiek inni mają teraz w ręce. Wszyscy atakują ciebie. Karty dobrane później się nie liczą.
puzzle-task-roles = Jak prawdopodobne są ukryte role? Podaj procenty.
puzzle-levels = Trudność
puzzle-level-all = Wszystkie
puzzle-level-1 = Łatwe
puzzle-level-2 = Średnie
puzzle-level-3 = Trudne
puzzle-state-solved = Rozwiązane
puzzle-state-failed = Jeszcze nierozwiązane
puzzle-solved = Rozwiązane! To działa przeciw każdej ręce.
puzzle-failed = To nie jest pewne: widzisz odpowiedź, która temu zapobiega.
puzzle-again = Spróbuj ponownie
puzzle-next = Następne zadanie
puzzle-all = Wszystkie zadania
puzzle-compare = Porównaj
puzzle-percent = { $n }%
puzzle-true-role = Prawdziwa rola: { $role }
puzzle-score-acts = Odległość od tego, co mówią czyny: { $yours }. Najlepsza możliwa: { $least }.
puzzle-score-truth = Odległość od prawdy: { $yours }. Co mówią czyny: { $acts }. Mniej znaczy lepiej.
