# Puzzles: texts of their pages.

puzzle-today = Puzzle of the day
puzzle-to-repeat = Try these again
puzzle-kind-win = Win this turn
puzzle-kind-survive = Survive
puzzle-kind-roles = Judge the roles
puzzle-name = { $kind } { $n }
puzzle-task-win = Win before your turn ends, whatever cards the others hold.
puzzle-task-survive = Still be in the game when your next turn begins, whatever the others hold now. All attack you. Cards they draw later do not count.
puzzle-task-roles = How likely is each hidden role? Give percentages.
puzzle-levels = Difficulty
puzzle-level-all = All
puzzle-level-1 = Easy
puzzle-level-2 = Medium
puzzle-level-3 = Hard
puzzle-state-solved = Solved
puzzle-state-failed = Not solved yet
puzzle-solved = Solved! This works against every hand.
puzzle-failed = That is not certain: you see a reply that stops it.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-compare = Compare
puzzle-percent = { $n }%
puzzle-true-role = True role: { $role }
puzzle-score-acts = Distance from what the acts say: { $yours }. The best possible: { $least }.
puzzle-score-truth = Distance from the truth: { $yours }. What the acts say: { $acts }. Less is better.
