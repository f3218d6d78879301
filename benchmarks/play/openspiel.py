"""OpenSpiel through its Python API. Its games are C++, and every call crosses over from Python."""

from collections.abc import Callable

import pyspiel

from benchmarks.play import Play


def start(game: str, task: str) -> Play:
    """Return the loop over a game.

    The task "rules" lists and applies actions; "observe" also writes the mover's tensor into a NumPy array.
    """
    loaded = pyspiel.load_game(game)
    fill = _filler(loaded) if task == "observe" else None

    def play(rnd: Callable[[], float], number: int) -> tuple[int, int]:
        state = loaded.new_initial_state()
        choices = moves = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            # chance deals card by card; in these games all remaining outcomes are equally likely
            if not state.is_chance_node():
                moves += 1
                choices += len(legal) > 1
                if fill is not None:
                    fill(state, state.current_player())
            state.apply_action(legal[int(rnd() * len(legal))])
        return choices, moves

    return play


def _filler(game: pyspiel.Game) -> Callable[[pyspiel.State, int], None]:
    """Return OpenSpiel's fastest observation; `state.observation_tensor()` builds a list and takes several times
    longer.
    """
    from open_spiel.python.observation import make_observation

    kind = game.get_type()
    history = kind.provides_information_state_tensor and not kind.provides_observation_tensor
    fill: Callable[[pyspiel.State, int], None]
    fill = make_observation(game, pyspiel.IIGObservationType(perfect_recall=history)).set_from
    return fill
