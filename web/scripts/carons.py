"""Font with the letters ť and ľ of Besley, their carons set close to the letter.

Besley draws both with a full comma and a wide gap after it. Run once with fontTools and brotli installed:
python web/scripts/carons.py besley-latin-ext-wght-normal.woff2 web/src/styles/besley-carons.woff2
"""

from __future__ import annotations

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation

SCALED_OFFSET, UNSCALED_OFFSET = 0x0800, 0x1000


def cut(font: TTFont) -> None:
    """Keep the two letters."""
    options = subset.Options()
    options.layout_features = []
    options.drop_tables += ["HVAR", "STAT", "GPOS", "GSUB", "GDEF", "prep", "gasp"]
    tool = subset.Subsetter(options)
    tool.populate(unicodes=[ord(letter) for letter in "ťľ"])
    tool.subset(font)


def place(font: TTFont, name: str, scale: float, regular: tuple[int, int, int], black: tuple[int, int, int]) -> None:
    """Set the size of the caron, its place and the width of the letter, at weights 400 and 900."""
    x, y, width = regular
    glyph = font["glyf"][name]
    caron = glyph.components[0]
    caron.x, caron.y = x, y
    if scale != 1:
        caron.transform = [[scale, 0], [0, scale]]
        caron.flags = caron.flags & ~SCALED_OFFSET | UNSCALED_OFFSET
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, font["hmtx"][name][1])
    moved = [(black[0] - x, black[1] - y), (0, 0), (0, 0), (black[2] - width, 0), (0, 0), (0, 0)]
    font["gvar"].variations[name] = [TupleVariation({"wght": (0, 1, 1)}, moved)]


if __name__ == "__main__":
    besley = TTFont(sys.argv[1])
    cut(besley)
    place(besley, "tcaron", 0.72, (457, 1345, 800), (663, 1382, 1110))
    place(besley, "lcaron", 1, (419, 1344, 800), (659, 1344, 1270))
    besley.flavor = "woff2"
    besley.save(sys.argv[2])
