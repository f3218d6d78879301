"""Packages that come with the extra alone."""

from __future__ import annotations


def missing(error: ImportError, module: str) -> ImportError:
    """What to say where one of them is not installed."""
    return ImportError(f"{module} needs {error.name or 'more packages'}: pip install 'boomtown[research]'")
