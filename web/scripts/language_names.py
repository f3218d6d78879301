"""Font with the letters that the names of the languages need beside those of English.

The list of languages is on each page, and the font of all letters of these languages is 58 kB. Run once with fontTools
and brotli installed, in web/src/styles:
python ../../scripts/language_names.py archivo-latin-ext.woff2 archivo-names.woff2
"""

from __future__ import annotations

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

LETTERS = "Ččš"  # of Čeština and Slovenčina
AXES = {"wght": 600, "wdth": 100}


def main(source: str, target: str) -> None:
    font = instantiateVariableFont(TTFont(source), AXES)
    options = subset.Options()
    options.layout_features = []
    options.drop_tables += ["STAT", "GPOS", "GSUB", "GDEF", "prep", "gasp"]
    tool = subset.Subsetter(options)
    tool.populate(text=LETTERS)
    tool.subset(font)
    font.flavor = "woff2"
    font.save(target)


if __name__ == "__main__":
    main(*sys.argv[1:])
