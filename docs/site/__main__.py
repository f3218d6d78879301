"""Command `python -m docs.site`: build the site and print its path."""

import sys
from pathlib import Path
from time import perf_counter

from docs.site import Broken
from docs.site.build import build

ROOT = Path(__file__).resolve().parents[2]

if __name__ == "__main__":
    start = perf_counter()
    try:
        site = build(ROOT, ROOT / "artifacts" / "docs")
    except Broken as error:
        sys.exit(f"docs: {error}")
    print(f"{site.relative_to(ROOT) / 'index.html'} ({perf_counter() - start:.1f} s): open it in a browser")
