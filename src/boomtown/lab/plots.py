"""Plots of estimates with intervals as SVG, in the colours of the page around them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape
from importlib.util import find_spec
from io import StringIO
from math import nan
from typing import Any

INK = "#010203"  # stands for the colour of the text
MARKS = "#4a90d9"  # at least 3 : 1 on the light and on the dark page
Line = tuple[str, float, float, float]  # label, value and limits


def gap(label: str) -> Line:
    """Return a line without a value: others that the plot leaves out."""
    return label, nan, nan, nan


def forest(
    lines: Sequence[Line], label: str, axis: str, at: float | None, log: bool = False, open_at: Collection[str] = ()
) -> str:
    """Return the values with their intervals, first line on top; "" without matplotlib or without lines.

    `at`: value of the vertical line, if any. `label`: text for readers that do not see the plot. `open_at`: labels with
    an open mark. The plot is as narrow as a phone, so that its text is readable there.
    """
    if not lines or find_spec("matplotlib") is None:
        return ""
    import matplotlib
    from matplotlib.figure import Figure

    ink: Any = dict.fromkeys(("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color"), INK)
    with matplotlib.rc_context({"svg.hashsalt": "lab", "svg.fonttype": "none", "font.size": 9.0, **ink}):
        figure = Figure(figsize=(3.75, 0.8 + 0.22 * len(lines)), layout="constrained")
        axes = figure.subplots()
        for place, (name, value, low, high) in enumerate(reversed(lines)):
            axes.plot([low, high], [place, place], color=MARKS, linewidth=1.5)
            full = "none" if name in open_at else MARKS
            axes.plot([value], [place], "o", color=MARKS, markerfacecolor=full, markersize=4)
        axes.set_yticks(range(len(lines)), [line[0] for line in reversed(lines)])
        axes.set_ylim(-0.6, len(lines) - 0.4)
        if at is not None:
            axes.axvline(at, color=INK, linewidth=0.8)
        if log:
            axes.set_xscale("log")
            axes.xaxis.set_major_formatter("{x:g}")
        axes.set_xlabel(axis)
        axes.spines[["top", "right"]].set_visible(False)
        out = StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None}, transparent=True)
    text = out.getvalue().replace(INK, "currentColor")
    return text[text.index("<svg") :].replace("<svg ", f'<svg role="img" aria-label="{escape(label)}" ', 1)
