"""YAML nodes with their lines, parsed by libyaml if PyYAML has it, in less than half the time."""

from __future__ import annotations

import contextlib

import yaml
from yaml.composer import Composer
from yaml.constructor import SafeConstructor
from yaml.resolver import Resolver

try:
    from yaml._yaml import CParser
except ImportError:  # PyYAML was built without it
    Quick: type[yaml.SafeLoader] | None = None
else:

    class _Quick(Composer, CParser, SafeConstructor, Resolver):
        """Only the parser is libyaml's: its composer crashes on deeply nested lists."""

        def __init__(self, stream: str) -> None:
            CParser.__init__(self, stream)
            Composer.__init__(self)
            SafeConstructor.__init__(self)
            Resolver.__init__(self)

    Quick = _Quick  # type: ignore[assignment]


def compose(text: str) -> yaml.Node | None:
    """Return the node of a text, or None for an empty one. Errors are always those of PyYAML's own parser."""
    if Quick is not None:
        with contextlib.suppress(yaml.YAMLError):
            return yaml.compose(text, Loader=Quick)
    return yaml.compose(text, Loader=yaml.SafeLoader)
