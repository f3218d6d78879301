"""YAML as nodes that know their lines: read by libyaml where PyYAML has it, which takes less than half the time."""

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
        """Only the parser is libyaml's: its composer crashes where lists lie very deep in each other."""

        def __init__(self, stream: str) -> None:
            CParser.__init__(self, stream)
            Composer.__init__(self)
            SafeConstructor.__init__(self)
            Resolver.__init__(self)

    Quick = _Quick  # type: ignore[assignment]


def compose(text: str) -> yaml.Node | None:
    """The node of a file, None of an empty one; what is wrong with it is told in PyYAML's own words everywhere."""
    if Quick is not None:
        with contextlib.suppress(yaml.YAMLError):
            return yaml.compose(text, Loader=Quick)
    return yaml.compose(text, Loader=yaml.SafeLoader)
