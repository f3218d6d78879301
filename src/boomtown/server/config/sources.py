"""Sources of the settings: options of `boomtown serve`, environment variables and a TOML file.

An option overrides a variable, a variable the file, the file the default.
"""

import difflib
import os
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import FieldInfo, fields

from boomtown.textfile import NotText, read_bytes

from .old_names import advice
from .settings import GROUP_TITLES, Settings, limit_values
from .value_types import CHOICE, Kind

PREFIX = "BOOMTOWN_"
FILE = "BOOMTOWN_CONFIG"
WALL_PER_LIMIT = 10  # real seconds of a bot for each second of `think_limit`, because a busy machine is slower
# Variables with the prefix that are no settings: one of the build, and those that Kubernetes sets for a service with
# the name `boomtown`.
OTHERS = ("BOOMTOWN_COMPILE", FILE)
FOREIGN = ("BOOMTOWN_SERVICE_", "BOOMTOWN_PORT_")


class ConfigError(ValueError):
    """Error in a setting: its message says where, what was expected and what came."""


class Setting(NamedTuple):
    """Setting that the operator may change, as declared by a field of Settings."""

    name: str
    type: Any  # of one value
    many: bool  # the setting is a list of such values
    kind: Kind
    help: str
    shown: str  # the default in words, where it is no plain value
    make_default: Callable[[], Any]  # called late, because some defaults depend on the machine

    @property
    def default(self) -> Any:
        return self.make_default()

    @property
    def option(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    @property
    def words(self) -> tuple[str, ...]:
        """The only values there are; empty where the type has other values."""
        return get_args(self.type) if get_origin(self.type) is Literal else ()

    @property
    def expected(self) -> str:
        return f"{self.kind.expected} {', '.join(self.words)}" if self.words else self.kind.expected

    @property
    def default_text(self) -> str:
        """The default, as the help and the documentation show it."""
        if self.shown:
            return self.shown
        if self.many:
            return ", ".join(self.default) or "none"
        return f"{self.default:g}" if isinstance(self.default, float) else str(self.default)

    def read(self, text: str) -> Any:
        """Return the value of a text; a tuple for a setting with many values."""
        if self.many:
            return tuple(self._one(part.strip()) for part in text.split(",") if part.strip())
        return self._one(text.strip())

    def read_toml(self, value: Any) -> Any:
        """Return the value of a TOML value; a text has the same form as in the environment."""
        if self.many and isinstance(value, list):
            return tuple(one for part in value for one in self.read(self._text(part)))
        return self.read(self._text(value))

    def _one(self, text: str) -> Any:
        try:
            return msgspec.convert(self.kind.check(text), self.type, strict=False)
        except (ValueError, msgspec.ValidationError):
            raise ConfigError(f"{self.expected}, got {self._quoted(text)}") from None

    def _text(self, value: Any) -> str:
        if isinstance(value, bool) or not isinstance(value, (str, int, float)):
            raise ConfigError(f"{self.expected}, got {self._quoted(value)}")
        return str(value)

    def _quoted(self, value: Any) -> str:
        return "something else" if self.kind.secret else repr(value)


def _declared(one: FieldInfo, hint: Any) -> Setting | None:
    """Return the setting that a field declares; None for a field without a help text."""
    known = getattr(hint, "__metadata__", ())
    metas = [meta for meta in known if isinstance(meta, msgspec.Meta)]
    about = next((meta for meta in metas if meta.description), None)
    if about is None:
        return None
    kind = next(each for each in known if isinstance(each, Kind))
    own = hint.__origin__
    many = get_origin(own) is tuple
    if many or kind.check is not str or (own not in (int, float) and kind is not CHOICE):
        own = str  # the kind checks the text
    ranges = [meta for meta in metas if not meta.description]
    make_default = one.default_factory
    if make_default is msgspec.NODEFAULT:
        make_default = partial(_same, one.default)
    typed = Annotated[(own, *ranges)] if ranges else own
    return Setting(one.name, typed, many, kind, about.description or "", (about.extra or {})["shown"], make_default)


def _same(value: Any) -> Any:
    return value


def _all_settings() -> dict[str, Setting]:
    hints = get_type_hints(Settings, include_extras=True)
    found = [_declared(one, hints[one.name]) for one in fields(Settings)]
    return {one.name: one for one in found if one is not None}


def _groups() -> dict[str, list[Setting]]:
    groups: dict[str, list[Setting]] = {}
    title = ""
    for one in SETTINGS.values():
        title = GROUP_TITLES.get(one.name, title)
        groups.setdefault(title, []).append(one)
    return groups


SETTINGS = _all_settings()
GROUPS = _groups()
NEEDS = {"mail": ("mail_from", "site"), "oidc_issuer": ("oidc_client_id", "site")}


@dataclass(frozen=True, slots=True)
class Config:
    """The value of each setting, and its source: "option", "environment", a file, or "" for the default."""

    values: Mapping[str, Any]
    sources: Mapping[str, str] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:
        return self.values[name]

    def settings(self) -> Settings:
        """Return the settings of the server, with the limits that the operator chose."""
        wall = max(10.0, WALL_PER_LIMIT * self.values["think_limit"])
        return Settings(**self.values, **limit_values(self.values["limits"]), think_wall_timeout=wall)


def resolve(given: Mapping[str, Any], environ: Mapping[str, str] | None = None, file: str | None = None) -> Config:
    """Combine the options (`given`), the environment, `file` and the defaults; ConfigError for the first error."""
    environ = os.environ if environ is None else environ
    file = file or environ.get(FILE) or None
    values = {name: setting.default for name, setting in SETTINGS.items()}
    sources = dict.fromkeys(values, "")
    for found, source in ((_of_file(file), str(file)), (_of_environment(environ), "environment"), (given, "option")):
        values |= found
        sources |= dict.fromkeys(found, source)
    for name, needed in NEEDS.items():
        missing = [one for one in needed if values[name] and not values[one]]
        if missing:
            raise ConfigError(f"{name} is set: expected {' and '.join(missing)} as well")
    data = str(values["data"])
    return Config({**values, "data": data if "://" in data else Path(data).expanduser()}, sources)


def _of_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    found = {}
    for variable, text in sorted(environ.items()):
        if not variable.startswith(PREFIX) or variable in OTHERS or variable.startswith(FOREIGN):
            continue
        if not text.strip():  # a compose file sets an empty variable where the operator gave no value
            continue
        setting = SETTINGS.get(variable.removeprefix(PREFIX).lower())
        if setting is None:
            raise ConfigError(_unknown(variable, [one.variable for one in SETTINGS.values()], "variable"))
        try:
            found[setting.name] = setting.read(text)
        except ConfigError as error:
            raise ConfigError(f"{variable}: {error}") from None
    return found


def _of_file(file: str | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        values = tomllib.loads(read_bytes(file).decode())
    except OSError as error:
        raise ConfigError(f"cannot read {file}: {error.strerror}") from None
    except NotText as error:
        raise ConfigError(f"{file}: {error}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{file}: expected TOML, got something else: {error}") from None
    except RecursionError:
        raise ConfigError(f"{file}: expected TOML with settings, got brackets that are nested too deep") from None
    found = {}
    for key, value in values.items():
        setting = SETTINGS.get(key.replace("-", "_"))
        if setting is None:
            raise ConfigError(f"{file}: {_unknown(key, SETTINGS, 'key')}")
        try:
            found[setting.name] = setting.read_toml(value)
        except ConfigError as error:
            raise ConfigError(f"{file}: {key}: {error}") from None
    return found


def _unknown(name: str, known: Iterable[str], what: str) -> str:
    variable = name.startswith(PREFIX)
    spelled = (lambda one: SETTINGS[one].variable) if variable else str
    old = advice(name.removeprefix(PREFIX).lower() if variable else name.replace("-", "_"), spelled)
    if old:
        return f"{name} {old}"
    own = name.removeprefix(PREFIX)  # the prefix would make all names similar
    likely = {one.removeprefix(PREFIX): one for one in known}
    close = difflib.get_close_matches(own, likely, n=1)
    hint = f"did you mean {likely[close[0]]}?" if close else "'boomtown serve --help' lists all there are"
    return f"unknown {what} {name}: {hint}"


def markdown() -> str:
    """Return the tables of docs/settings.md."""
    lines: list[str] = []
    for title, group in GROUPS.items():
        lines += [f"| {title} | default | meaning |", "| --- | --- | --- |"]
        lines += [f"| `{one.name}` | {one.default_text} | {one.help} |" for one in group]
        lines.append("")
    return "\n".join(lines).strip()
