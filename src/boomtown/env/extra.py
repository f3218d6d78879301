"""Check for the packages of the extra `research`."""

from __future__ import annotations


def missing(error: ImportError, module: str) -> ImportError:
    """Return the message for a package that is not installed."""
    how = "pip install '.[research]' in a clone, pip install 'FILE.whl[research]' from a wheel"
    return ImportError(f"{module} needs {error.name or 'more packages'}, of the extra 'research': {how}")
