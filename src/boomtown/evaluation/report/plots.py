"""Reliability diagrams as SVG."""

from __future__ import annotations

import io
from collections.abc import Mapping

from boomtown.evaluation.report.measures import Bin


def reliability_plot(title: str, lines: Mapping[str, list[Bin]]) -> str:
    """Return a diagram: how often statements of a probability were true, one line for each name."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"svg.hashsalt": "boomtown", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=(4.4, 4.2), layout="constrained")
        axes = figure.subplots()
        axes.plot([0, 1], [0, 1], color="gray", linewidth=0.8)
        for name, bins in lines.items():
            shown = [of for of in bins if of.count >= 30]
            axes.plot([of.said for of in shown], [of.true for of in shown], marker="o", markersize=3, label=name)
        axes.set(title=title, xlabel="stated probability", ylabel="share that was true", xlim=(0, 1), ylim=(0, 1))
        axes.legend(fontsize=7)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()[text.getvalue().index("<svg") :]
