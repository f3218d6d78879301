"""Fonts without the weights and widths that no style uses.

The styles use Archivo at weights 500 to 900 and widths 62 to 100 %; without the rest its files are a third smaller. Run
once with fontTools and brotli installed, for each file:
python web/scripts/narrow_axes.py archivo-latin-wdth-normal.woff2 web/src/styles/archivo-latin.woff2
"""

from __future__ import annotations

import sys

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

AXES = {"wght": (500, 900), "wdth": (62, 100)}


def main(source: str, target: str) -> None:
    font = instantiateVariableFont(TTFont(source), AXES)
    font.flavor = "woff2"
    font.save(target)


if __name__ == "__main__":
    main(*sys.argv[1:])
