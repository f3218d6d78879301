"""Plots of estimates with intervals as SVG, in the colours of the page around them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.util import find_spec
from io import StringIO
from typing import Any

INK = "#010203"  # stands for the colour of the text
MARKS = "#4a90d9"  # at least 3 : 1 on the light and on the dark page
Line = tuple[str, float, float, float]  # label, value and limits


def forest(lines: Sequence[Line], label: str, axis: str, at: float | None, log: bool = False) -> str:
    """Return the values with their intervals, first line on top; "" without matplotlib or without lines.

    `at`: value of the vertical line, if any. `label`: text for readers that do not see the plot. It is as narrow as a
    phone.
    """
    if not lines or find_spec("matplotlib") is None:
        return ""
    import matplotlib
    from matplotlib.figure import Figure

    ink: Any = dict.fromkeys(("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color"), INK)
    with matplotlib.rc_context({"svg.hashsalt": "lab", "svg.fonttype": "none", "font.size": 9.0, **ink}):
        figure = Figure(figsize=(4.8, 0.8 + 0.22 * len(lines)), layout="constrained")
        axes = figure.subplots()
        for place, (_, value, low, high) in enumerate(reversed(lines)):
            axes.plot([low, high], [place, place], color=MARKS, linewidth=1.5)
            axes.plot([value], [place], "o", color=MARKS, markersize=4)
        axes.set_yticks(range(len(lines)), [line[0] for line in reversed(lines)])
        axes.set_ylim(-0.6, len(lines) - 0.4)
        if at is not None:
            axes.axvline(at, color=INK, linewidth=0.8)
        if log:
            axes.set_xscale("log")
        axes.set_xlabel(axis)
        axes.spines[["top", "right"]].set_visible(False)
        out = StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None}, transparent=True)
    text = out.getvalue().replace(INK, "currentColor")
    return text[text.index("<svg") :].replace("<svg ", f'<svg role="img" aria-label="{escape(label)}" ', 1)
