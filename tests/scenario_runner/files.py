"""Scenario files as tests write them, and what the command says of them."""

from __future__ import annotations

from textwrap import dedent, indent

PLAYERS = """\
players:
  A: {role: sheriff, character: Willy the Kid, hand: [BANG! 2C, BANG! 3C, Cat Balou, Panic!, Beer]}
  B: {role: outlaw, character: Rose Doolan, hand: [Missed! 2S], table: [Barrel QS, Mustang 8H]}
  C: {role: outlaw, character: Sid Ketchum, hand: [Missed! 3S, Beer, Duel], life: 3}
  D: {role: renegade, character: Pedro Ramirez}
"""


def scenario(steps="", then="", players=PLAYERS, name="a.b", **more):
    """One scenario; `steps` and `then` as in a file."""
    text = f"- id: {name}\n  title: A title\n" + "".join(f"  {k}: {v}\n" for k, v in more.items())
    text += indent(players, "  ")
    if steps:
        text += "  steps:\n" + indent(dedent(steps).strip(), "  ") + "\n"
    if then:
        text += f"  then: {then}\n"
    return text


def holds(check, steps, then="", **more):
    """The scenario passes."""
    status, out, err = check(scenario(steps, then, **more))
    assert (status, out, err) == (0, "1 passed, 0 failed, 0 not available\n", "")


def fails(check, steps, then="", **more):
    """The scenario fails; the report."""
    status, out, err = check(scenario(steps, then, **more))
    assert (status, err) == (1, "")
    lines = out.splitlines()
    assert lines[-1] == "0 passed, 1 failed, 0 not available"
    return [line.strip() for line in lines[:-1]]


def refused(check, text, *says):
    """The file is no scenario file: exit status 2, and the complaint names all of this."""
    status, out, err = check(text)
    assert status == 2
    assert out == ""
    assert err.startswith("not a valid scenario file: ")
    assert err.count("\n") == 1
    for words in says:
        assert words in err
    return err
