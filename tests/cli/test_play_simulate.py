"""Terminal: a whole game from typed lines, in every language; `simulate` and its error messages."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path

import pytest

from boomtown.bots import make_bot
from boomtown.card.cards import SETS
from boomtown.cli import main, parser
from boomtown.cli.entries import find
from boomtown.cli.play import Session
from boomtown.cli.simulate import usual
from boomtown.games import Game, new_game
from boomtown.languages import folder, languages
from boomtown.texts import Texts
from tests.cli.typist import Typist


def play(lang: str, seed: int) -> tuple[Game, str]:
    """Play a game to the end with a typist; return it and the screen."""
    out = io.StringIO()
    options = {"expert_characters": seed % 2 == 0}
    sets = ["bonus", "dodge_city", "high_noon", "fistful"] if seed else ["bonus"]
    players = 4 if not seed else 2 + seed if seed < 3 else 8
    game = new_game({"players": players, "sets": sets, "options": options}, seed)
    bots = [make_bot("greenhorn", p) for p in range(game.players)]
    Session(game, bots, Texts(lang), Typist(out, seed), out, str(seed)).play()
    return game, out.getvalue()


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_a_whole_game_in_every_language(lang: str) -> None:
    """To the end, and nothing on the screen is a message id, a placeholder or another language's."""
    for seed in range(4):
        game, screen = play(lang, seed)
        assert game.over
        assert not re.search(
            r"\b(?:log|opt|ask|why|cli|ui|end|err|role|card|char|event|suit|colour)-[a-z]|[{}$]", screen
        )
        assert "!." not in screen
        assert screen.rstrip().endswith(str(seed))


@pytest.mark.slow
def test_what_the_screen_shows() -> None:
    game, screen = play("en", 1)
    assert "Type the number of your choice." in screen
    assert "Your hand: " in screen
    assert re.search(r"^> 1 .* \(you\) ", screen, re.M)
    assert "Role: " in screen or "wins" in screen
    assert ("You win" in screen) == (0 in game.winners)


def test_nothing_hidden_is_shown() -> None:
    """The first screen names no role but the sheriff's and mine, and no card but those of my hand."""
    out = io.StringIO()
    game = new_game({"players": 5}, "secret")
    Session(game, [make_bot("greenhorn", p) for p in range(5)], Texts("en"), io.StringIO("q\n"), out, "s").play()
    first = out.getvalue().split("Your turn")[0]
    rows = [line for line in first.splitlines() if re.match(r"[> x] \d ", line)]
    roles = game.state.roles
    for p, row in enumerate(rows[:5]):
        assert (f" {roles[p]} " in f"{row} ") == (p == 0 or roles[p] == "sheriff")


def test_all_sets_by_one_word(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    assert main(["play", "--seed", "1", "--lang", "en", "--players", "8", "--sets", "all"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("typed", ["", "q\n", "Q\n", "?\nnonsense\nu\n"])
def test_leaving(typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """By q or the end of the input, both are no error."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert main(["play", "--seed", "1", "--lang", "en"]) == 0
    shown = capsys.readouterr()
    assert shown.out.endswith("You leave the game.\n")
    assert shown.err == ""


def test_what_is_no_answer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """One helpful line each, then the same question."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("0\n99\nBANG!\n²\nu\n?\nq\n"))
    assert main(["play", "--seed", "1", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    [n] = set(re.findall(r"Your choice, 1–(\d+): ", shown))
    assert shown.count(f"Type a number from 1 to {n}, or one of ? u q") == 4
    assert "There is nothing to take back." in shown
    assert "Duel 8♣: Duel does not help against Gatling" in shown


def test_reading_a_card(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """By its name or a part of it, in capitals or not; a wrong name gets those that resemble it."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("? BARREL\n?paul reg\n? willy the kdi\n? zzz\n?  \nq\n"))
    assert main(["play", "--seed", "1", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "? NAME: what a card or a character does." in shown
    assert "Barrel: When a BANG! effect is aimed at you, you may check" in shown
    assert re.search(r"Paul Regret: \w", shown)
    assert "Nothing in this game is called “willy the kdi”.\nDo you mean one of these? Willy the Kid\n" in shown
    assert "Nothing in this game is called “zzz”.\nYour choice" in shown


@pytest.mark.parametrize(
    ("lang", "game", "typed", "name"),
    [
        ("cs", "dice", "Loudmouth", "křikloun"),
        ("cs", "dice", "krikloun", "křikloun"),
        ("en", "dice", "Kit Carlson", "Kit Carlson"),
        ("en", "dice", "doctor", "doctor"),
        ("pl", "duel", "Bank", "Bank"),
        ("en", "bang", "high noon", "High Noon"),
    ],
)
def test_entries_of_each_game(lang: str, game: str, typed: str, name: str) -> None:
    found, similar = find(typed, Texts(lang, game))
    assert [entry.name.lower() for entry in found] == [name.lower()]
    assert found[0].text
    assert not similar


def test_cards_that_do_not_answer_share_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\nq\n"))
    assert main(["play", "--seed", "5", "--players", "5", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "  Not for this question: Gatling 10♥, Volcanic 10♠, Panic! J♥\n" in shown
    assert "Paul Regret: Works" not in shown


def test_a_pause_between_turns() -> None:
    """One call for each turn that is shown; without a terminal there is none."""
    out, calls = io.StringIO(), []
    game = new_game({"players": 5}, "5")
    bots = [make_bot("greenhorn", p) for p in range(5)]
    Session(game, bots, Texts("en"), io.StringIO("q\n"), out, "5", lambda: calls.append(out.getvalue())).play()
    assert len(calls) == out.getvalue().count("begins their turn") > 1
    assert "begins their turn" not in calls[0]


class Terminal(io.StringIO):
    """Stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("reads", "writes"), [(True, True), (True, False), (False, True)])
def test_pauses_only_at_a_terminal(reads: bool, writes: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr("time.sleep", waited.append)
    monkeypatch.setattr(sys, "stdin", (Terminal if reads else io.StringIO)("q\n"))
    monkeypatch.setattr(sys, "stdout", (Terminal if writes else io.StringIO)())
    assert main(["play", "--seed", "5", "--players", "5"]) == 0
    assert bool(waited) == (reads and writes)


def test_taking_back(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """At some decision an action can be taken back, and the question returns."""
    for seed in range(20):
        monkeypatch.setattr(sys, "stdin", io.StringIO("1\nu\n" * 12))
        assert main(["play", "--seed", str(seed), "--lang", "en"]) == 0
        if "You take back your last action" in capsys.readouterr().out:
            return
    raise AssertionError("nothing could be taken back")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--players", "9"], "boomtown play: players must be 3 to 8, got 9"),
        (
            ["--bots", "clever"],
            (
                "boomtown play: expected a bot from random, greenhorn, marshal, cowhand, hothead, timid, loyalist, "
                "quick or FILE.py:CLASS, got 'clever'"
            ),
        ),
        (["--lang", "xx"], "boomtown play: expected a language from en, cs, it, pl, sk, got 'xx'"),
        (
            ["--sets", "moon"],
            f"boomtown play: sets must be from {', '.join(SETS)}, got 'moon'",
        ),
    ],
)
def test_play_complains_in_one_line(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *words]) == 2
    assert capsys.readouterr().err == f"{says}\n"


def test_every_language_has_the_words_of_the_terminal() -> None:
    def keys(lang: str) -> set[str]:
        found = "".join(folder(lang).joinpath(f"{name}.ftl").read_text(encoding="utf-8") for name in ("cli", "dice"))
        return {line.split(" = ")[0] for line in found.splitlines() if line.startswith("cli-")}

    for lang in languages():
        assert keys(lang) == keys("en")


def test_texts() -> None:
    english, names = Texts("en"), ["Ana", "Bob"]
    card = {"key": "log-play-on", "args": {"who": {"seat": 0}, "card": {"card": 0}, "to": {"seat": 1}}}
    assert english.say(card, names) == "Ana plays BANG! 2♣ on Bob"
    assert english.say(card, names, 0) == "You play BANG! 2♣ on Bob"
    assert english.say(card, names, 1) == "Ana plays BANG! 2♣ on you"
    assert english.word("no-such-key") == "no-such-key"
    assert Texts("pl").role("outlaw") == "bandyta"
    assert Texts("cs").kind("A card of tomorrow") == "A card of tomorrow"
    with pytest.raises(ValueError, match="expected a language"):
        Texts("tlh")


# --- simulate


def test_simulate_prints_tables(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--games", "3", "--bots", "random,greenhorn", "--seed", "5", "--characters"]
    assert main(words) == 0
    shown = capsys.readouterr()
    assert shown.err == ""  # no terminal: no progress bar
    assert shown.out.startswith("3 games, 5 players, base; bots: random, greenhorn; seed 5\nmean length: ")
    for title in ("side", "role", "bot", "bot and role", "character"):
        assert re.search(rf"^{title} +(games|seats) +won +wins +95 % interval$", shown.out, re.M)


def test_simulate_without_a_finished_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games without shots never end: the report says that and has no tables of winners."""
    text = (
        "class Idle:\n  def __init__(self, seed): pass\n"
        "  def answer(self, observation, history): return observation.options[-1]\n"
    )
    (tmp_path / "idle.py").write_text(text, encoding="utf-8")
    words = ["simulate", "--games", "1", "--bots", f"{tmp_path}/idle.py:Idle"]
    monkeypatch.setattr("boomtown.lab.simulate.TOO_LONG", 20)
    assert main(words) == 0
    assert "unfinished (stopped as too long): 1" in capsys.readouterr().out


def test_simulate_json_and_progress(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--games", "2", "--players", "4", "--bots", "random", "--json", "--progress"]
    words += ["--sets", "bonus", "--option", "expert_characters"]
    assert main(words) == 0
    shown = capsys.readouterr()
    found = json.loads(shown.out)
    assert found["games"] == 2
    assert found["options"] == ["expert_characters"]
    assert set(found["wins"]["role"]) == {"sheriff", "outlaw", "renegade"}
    assert "/2 [" in shown.err
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out) == found


@pytest.mark.slow
def test_simulate_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--paired", "--games", "8", "--players", "4", "--bots", "quick,random", "--progress"]
    assert main(words) == 0
    shown = capsys.readouterr()
    assert "\n2 deals, each played 4 times, with the bots moved by one seat each time\n" in shown.out
    assert re.search(r"^paired +deals +lead  95 % interval$", shown.out, re.M)
    assert re.search(r"^quick over random +2 +[+-]\d+\.\d %  +[+-]\d+\.\d % to +[+-]\d+\.\d %$", shown.out, re.M)
    assert "/8 [" in shown.err
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["leads"][0]["deals"] == 2


@pytest.mark.parametrize(("players", "games"), [(3, 1002), (4, 1000), (7, 1001)])
def test_whole_deals_unless_asked_otherwise(players: int, games: int) -> None:
    words = ["simulate", "--paired", "--players", str(players)]
    assert usual(parser("simulate").parse_args(words)) == games
    assert usual(parser("simulate").parse_args(words[:1] + words[2:])) == 1000


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--players", "2"], "boomtown simulate: players must be 3 to 8, got 2"),
        (
            ["--bots", "greenhorn,clever"],
            (
                "boomtown simulate: expected a bot from random, greenhorn, marshal, cowhand, hothead, timid, loyalist, "
                "quick or FILE.py:CLASS, got 'clever'"
            ),
        ),
        (["--bots", ","], "boomtown simulate: expected at least one bot, got none"),
        (["--paired"], "boomtown simulate: paired games compare bots: expected at least two, got 'greenhorn' alone"),
        (["--paired", "--players", "0"], "boomtown simulate: players must be 3 to 8, got 0"),
        (
            ["--game", "dice", "--bots", "cowhand"],
            (
                "boomtown simulate: expected a bot from random, greenhorn, marshal, hothead, timid, loyalist, quick "
                "or FILE.py:CLASS, got 'cowhand'"
            ),
        ),
    ],
)
def test_simulate_complains_in_one_line(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *words]) == 2
    assert capsys.readouterr().err == f"{says}\n"


def test_simulate_with_all_sets(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--games", "2", "--players", "3", "--sets", "all", "--option", "event_cards=12"]
    assert main([*words, "--option", "bonus_events=no", "--bots", "random"]) == 0
    first = capsys.readouterr().out.splitlines()[0]
    assert first == (f"2 games, 3 players, {', '.join(SETS)}, event_cards=12, bonus_events=no; bots: random; seed 0")


@pytest.mark.slow
def test_bench_with_all_sets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--games", "1", "--sets", "all", "--players", "8", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["setup"]["sets"] == [name for name in SETS if name != "base"]
    assert main(["bench", "--sets", "moon"]) == 2


@pytest.mark.parametrize("words", [["--games", "0"], ["--games", "many"], ["--jobs", "-1"], ["--fast"]])
def test_simulate_refuses_bad_arguments(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as error:
        main(["simulate", *words])
    assert error.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(("game", "players"), [("bang", 5), ("dice", 5), ("duel", 2)])
def test_as_many_players_as_the_game_is_for(capsys: pytest.CaptureFixture[str], game: str, players: int) -> None:
    """Without --players: five, or two in a game for two."""
    assert main(["simulate", "--game", game, "--games", "2", "--bots", "random", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == players
    assert main(["bench", "--game", game, "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["setup"]["players"] == players
