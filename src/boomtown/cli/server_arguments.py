"""Server settings as command-line options."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from boomtown.server.config.sources import Config, Setting


def add_settings(
    parser: argparse.ArgumentParser, only: Collection[str] = (), means: Mapping[str, str] | None = None
) -> None:
    """Add options for all settings, or for those in `only`, and one for the settings file.

    `means`: help texts that replace those of the server. Old names in `only`, or all, get an option that names the
    new one.
    """
    from boomtown.server.config.old_names import old_names
    from boomtown.server.config.sources import GROUPS

    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings (or BOOMTOWN_CONFIG)")
    for title, settings in GROUPS.items():
        wanted = [one for one in settings if not only or one.name in only]
        group = parser.add_argument_group(title) if wanted else None
        for one in wanted:
            assert group is not None
            _add(group, one, (means or {}).get(one.name))
    for name in old_names():
        if not only or name in only:
            parser.add_argument(
                _spelled(name),
                nargs="?",
                action=_OldOption,
                dest=name,
                help=argparse.SUPPRESS,
                default=argparse.SUPPRESS,
            )


def resolved(args: argparse.Namespace) -> Config:
    """Return the settings from options, environment, file and defaults; ConfigError for an error in one of them."""
    from boomtown.server.config.sources import SETTINGS, resolve

    given = {name: value for name, value in vars(args).items() if name in SETTINGS}
    flat = {name: tuple(one for part in value for one in part) for name, value in given.items() if SETTINGS[name].many}
    return resolve(given | flat, file=args.config)


class _OldOption(argparse.Action):
    """Option that no longer exists: the command ends with advice."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from boomtown.server.config.old_names import advice

        parser.error(f"{self.option_strings[0]} {advice(self.dest, _spelled)}")


def _spelled(name: str) -> str:
    return "--" + name.replace("_", "-")


def _add(group: argparse._ArgumentGroup, one: Setting, means: str | None) -> None:
    more = "; may be given more than once" if one.many else ""
    how: dict[str, Any] = {"action": "append"} if one.many else {}
    group.add_argument(
        one.option,
        metavar="|".join(one.words) or one.kind.metavar,
        type=_typed(one),
        default=argparse.SUPPRESS,
        help=(means or f"{one.help}{more} (default: {one.default_text})").replace("%", "%%"),
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
