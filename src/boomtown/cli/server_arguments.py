"""Settings of the server as arguments of a command."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boomtown.server.config.sources import Config, Setting


def add_settings(
    parser: argparse.ArgumentParser, only: Collection[str] = (), means: Mapping[str, str] | None = None
) -> None:
    """All of them, or only those named, and the file they may stand in. `means`: the whole help of those settings that
    are something else to this command than to the server.
    """
    from boomtown.server.config.sources import GROUPS

    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings (or BOOMTOWN_CONFIG)")
    for title, settings in GROUPS.items():
        wanted = [one for one in settings if not only or one.name in only]
        group = parser.add_argument_group(title) if wanted else None
        for one in wanted:
            assert group is not None
            _add(group, one, (means or {}).get(one.name))


def resolved(args: argparse.Namespace) -> Config:
    """What holds, by options, environment, file and default; ConfigError says what is wrong."""
    from boomtown.server.config.sources import SETTINGS, resolve

    given = {name: value for name, value in vars(args).items() if name in SETTINGS}
    flat = {name: tuple(one for part in value for one in part) for name, value in given.items() if _many(name)}
    return resolve(given | flat, file=args.config)


def _many(name: str) -> bool:
    from boomtown.server.config.sources import SETTINGS

    return SETTINGS[name].kind.many


def _add(group: argparse._ArgumentGroup, one: Setting, means: str | None) -> None:
    more = "; may be given more than once" if one.kind.many else ""
    how: dict[str, Any] = {"action": "append"} if one.kind.many else {}
    group.add_argument(
        one.option,
        metavar="|".join(one.kind.words) or one.kind.metavar,
        type=_typed(one),
        default=argparse.SUPPRESS,
        help=(means or f"{one.help}{more} (default: {one.said})").replace("%", "%%"),
        **how,
    )


def _typed(one: Setting) -> Callable[[str], Any]:
    from boomtown.server.config.sources import ConfigError

    def read(text: str) -> Any:
        try:
            return one.read(text)
        except ConfigError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return read
