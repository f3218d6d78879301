"""Diagnostics of settings that contradict each other or the machine."""

from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from pathlib import Path
from urllib.parse import urlsplit

from ...config.settings import NO_CONTACT
from ...config.sources import SETTINGS, Config
from .finding import Finding, note, ok, open_to_all, wrong

URLS = ("data", "bus", "mail")  # settings that may contain a password


def proxy(config: Config) -> Iterator[Finding]:
    """Report settings that contradict each other."""
    proxies = [ip_address(address) for address in config["trust_proxy"]]
    local = config["host"] in ("127.0.0.1", "::1", "localhost")
    if proxies and local and not any(address.is_loopback for address in proxies):
        them = ", ".join(map(str, proxies))
        yield wrong(
            "proxy",
            f"trust_proxy names {them}, but host {config['host']} is reached from this machine alone: set host",
        )
    if config["origins"] and not proxies:
        yield wrong(
            "proxy", "origins are set but no trust_proxy: all players count as one address and share its limits"
        )
    if any(ip_network(network).prefixlen == 0 for network in config["metrics_from"]):
        yield note("metrics", "metrics_from lets everyone read how many people play")
    if config["limits"] == "off" and not local:
        yield note("limits", "limits are off: one address can use up this server; set limits to normal or strict")
    if config["moment"] <= config["think_limit"]:
        pause, thought = config["moment"], config["think_limit"]
        says = f"moment ({pause:g}) should be longer than think_limit ({thought:g})"
        yield note("tables", f"{says}: else the time a bot thinks shows which player is asked")
    changed = [f"{name} ({source})" for name, source in config.sources.items() if source]
    yield ok("settings", ", ".join(changed) if changed else f"all {len(SETTINGS)} have their defaults")


def workers(config: Config) -> Iterator[Finding]:
    from ..reader import named

    if config["workers"] > 1 and isinstance(named(config["data"]), Path):
        yield wrong(
            "workers",
            f"{config['workers']} of them need a database that they can share, not a file: set data to "
            "postgresql://..., or workers to 1",
        )


def site(config: Config) -> Iterator[Finding]:
    """Check the public address against browser features."""
    parts, domain = urlsplit(config["site"]), config["passkey_domain"]
    host = parts.hostname
    if not host:
        return
    if domain and host != domain and not host.endswith(f".{domain}"):
        yield wrong(
            "passkeys",
            f"passkey_domain is {domain}, but people open {host} (site), where browsers make no passkey for it: "
            "set it to that name, or to one above it",
        )
    if parts.scheme == "http" and not _local(host):
        says = f"{config['site']} is not https: browsers offer neither passkeys nor notices there"
        also = ", and an eavesdropper can sign in as another player" if config["oidc_issuer"] else ""
        yield (wrong if domain or config["oidc_issuer"] else note)("site", says + also)


def _local(host: str) -> bool:
    """Return whether browsers trust the host as local."""
    return host in ("localhost", "127.0.0.1", "::1") or host.endswith(".localhost")


def notices(config: Config) -> Iterator[Finding]:
    """Check whether notices can be sent over the push services of browsers."""
    from ...notifications import web_push

    if not config["push_hosts"]:
        return
    if not web_push.installed():
        if config.sources.get("push_hosts"):  # the operator wants them
            says = "the extra is not installed, so none are sent: pip install 'boomtown[push]'"
            yield wrong("notices", says)
    elif config.settings().push_contact == NO_CONTACT:
        yield note(
            "notices",
            "push services cannot contact you, and may refuse notifications because of it: set mail_from or site",
        )
    else:
        yield ok("notices", "can be sent to browsers")


def secrets(config: Config) -> Iterator[Finding]:
    """Report secrets in settings files that other users of the machine can read."""
    files = set(config.sources.values()) - {"", "environment", "option"}
    for path in sorted(map(Path, files)):
        held = [name for name, source in config.sources.items() if Path(source) == path and _secret(config, name)]
        if held and open_to_all(path):
            yield note(
                "settings",
                f"every user of this machine can read {path}, and {' and '.join(held)} in it: chmod o-r, or put that "
                "into the environment",
            )


def _secret(config: Config, name: str) -> bool:
    from ...storage.database import without_password

    value = str(config[name])
    return without_password(value) != value if name in URLS else SETTINGS[name].kind.secret and bool(value)
