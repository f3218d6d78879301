"""Scenario files as tests write them, and assertions on the output of `boomtown check`."""

from __future__ import annotations

from textwrap import dedent, indent
from typing import Any, Protocol

PLAYERS = """\
players:
  A: {role: sheriff, character: Willy the Kid, hand: [BANG! 2C, BANG! 3C, Cat Balou, Panic!, Beer]}
  B: {role: outlaw, character: Rose Doolan, hand: [Missed! 2S], table: [Barrel QS, Mustang 8H]}
  C: {role: outlaw, character: Sid Ketchum, hand: [Missed! 3S, Beer, Duel], life: 3}
  D: {role: renegade, character: Pedro Ramirez}
"""


class Check(Protocol):
    """Run of `boomtown check` on one file with this text: exit status, standard output, standard error."""

    def __call__(self, text: str, *flags: str, name: str = "one.yaml") -> tuple[int, str, str]: ...


def scenario(steps: str = "", then: str = "", players: str = PLAYERS, name: str = "a.b", **more: object) -> str:
    """Return the text of one scenario; `steps` and `then` as in a file."""
    text = f"- id: {name}\n  title: A title\n" + "".join(f"  {k}: {v}\n" for k, v in more.items())
    text += indent(players, "  ")
    if steps:
        text += "  steps:\n" + indent(dedent(steps).strip(), "  ") + "\n"
    if then:
        text += f"  then: {then}\n"
    return text


def holds(check: Check, steps: str, then: str = "", **more: Any) -> None:
    """Assert that the scenario passes."""
    status, out, err = check(scenario(steps, then, **more))
    assert (status, out, err) == (0, "1 passed, 0 failed, 0 not available\n", "")


def fails(check: Check, steps: str, then: str = "", **more: Any) -> list[str]:
    """Assert that the scenario fails, and return the lines of its report."""
    status, out, err = check(scenario(steps, then, **more))
    assert (status, err) == (1, "")
    lines = out.splitlines()
    assert lines[-1] == "0 passed, 1 failed, 0 not available"
    return [line.strip() for line in lines[:-1]]


def refused(check: Check, text: str, *says: str) -> str:
    """Assert exit status 2 and one error line that contains all of `says`. Return the line."""
    status, out, err = check(text)
    assert status == 2
    assert out == ""
    assert err.startswith("not a valid scenario file: ")
    assert err.count("\n") == 1
    for words in says:
        assert words in err
    return err
