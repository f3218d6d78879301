"""Checks of an installation, each with advice for the operator."""

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from time import time

from boomtown.kernel.compiling import compiled

from ...config.mail_url import relay_of
from ...config.sources import Config
from ...engine.rules_version import fingerprint
from ...web.parts import DEFAULT_PARTS, AccountsPart, NotificationsPart, OpenIdConnectPart, Part
from .cluster import servers
from .data import data
from .finding import Finding, date, note, ok, wrong
from .settings import notices, proxy, secrets, site, workers

BUILT = datetime(2026, 1, 1, tzinfo=UTC).timestamp()  # a correct clock shows a later time
FILES = 1024  # open files; each connection of a browser needs one

Check = Callable[[Config], Iterator[Finding]]


def examine(config: Config, parts: Sequence[Part] = DEFAULT_PARTS) -> Iterator[Finding]:
    """Yield the findings of all checks. `parts`: the optional parts of the server, each with its own checks."""
    of_parts = dict.fromkeys(check for part in parts for check in OF_PARTS.get(type(part), ()))
    for check in (*ON_THE_MACHINE, proxy, *of_parts, secrets, clock, files):
        yield from check(config)


def client(config: Config) -> Iterator[Finding]:
    from ...web.static_files import STATIC

    if (STATIC / "index.html").is_file():
        yield ok("client", "is built")
    else:
        yield wrong(
            "client", "is not built, so browsers see no table: run 'make client' in a checkout, or install the wheel"
        )


def rules(config: Config) -> Iterator[Finding]:
    yield ok("rules", f"have the fingerprint {fingerprint()}")
    if compiled():
        yield ok("rules", "are compiled")
    else:
        yield note("rules", "run as plain Python, which works; compiled they take less time (docs/performance.md)")


def bot(config: Config) -> Iterator[Finding]:
    from boomtown.bots import make_bot
    from boomtown.games import GAMES

    try:
        for game in GAMES:
            make_bot(config["bot"], 0, game=game)
    except ValueError as error:
        yield wrong("bot", f"{config['bot']} cannot play: {error}")
    else:
        yield ok("bot", f"{config['bot']} plays every game")


def bus(config: Config) -> Iterator[Finding]:
    """Check the bus, if it is not that of the database."""
    from ...cluster.bus import factory
    from ...cluster.bus.base import BusError

    if not config["bus"]:
        if config["thinkers"] == "queue":
            yield wrong("bus", "thinkers is queue, but no bus is set for the queue: set bus")
        return
    try:
        factory.ask(config["bus"])
    except BusError as error:
        yield wrong("bus", str(error))
    else:
        yield ok("bus", "it answers")


def port(config: Config) -> Iterator[Finding]:
    from ...transport.bind import listen, why

    try:
        listen(config["host"], config["port"]).close()
    except OSError as error:
        if _answers(config["port"]):
            yield note(
                "port", f"{config['port']}: a boomtown server answers there already, so a second one cannot start"
            )
        else:
            yield wrong("port", why(error, config["host"], config["port"]))
    else:
        yield ok("port", f"{config['port']} is free")


def _answers(port: int) -> bool:
    from urllib.request import urlopen

    try:
        with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=3) as answer:
            return b'"storage"' in answer.read(200)
    except (OSError, ValueError):
        return False


def clock(config: Config) -> Iterator[Finding]:
    if time() < BUILT:
        yield wrong("clock", f"it shows {date(time())}, before this program was made: set the clock")
    else:
        yield ok("clock", f"shows {date(time())}")


def mail(config: Config) -> Iterator[Finding]:
    """Check the login at the mail server, without sending mail."""
    from ...notifications import smtp

    if not config["mail"]:
        return
    relay = relay_of(config["mail"])
    try:
        smtp.check_relay(relay)
    except smtp.MailNotAccepted as error:
        yield wrong("mail", f"{relay.host}:{relay.port} refuses mail from this server: {error}")
    else:
        yield ok("mail", f"{relay.host}:{relay.port} accepts the login of this server")


def oidc(config: Config) -> Iterator[Finding]:
    """Check that the identity provider answers for its own issuer."""
    import asyncio

    from ...accounts.oidc import ProviderError, installed, provider_of

    issuer = config["oidc_issuer"]
    if not issuer:
        return
    if not installed():
        yield wrong(
            "oidc", "the extra is not installed, so signing in with it is not possible: pip install 'boomtown[oidc]'"
        )
        return
    provider = provider_of(config.settings())
    assert provider is not None
    try:
        asyncio.run(provider.facts())
    except ProviderError as error:
        yield wrong("oidc", f"{issuer}: {error}")
    else:
        yield ok("oidc", f"{issuer} answers; {provider.back} must be registered there as a redirect address")


def files(config: Config) -> Iterator[Finding]:
    try:
        import resource
    except ImportError:  # Windows
        return
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= soft < FILES:
        yield note(
            "files", f"{soft} may be open at once, and each browser needs one: raise it (ulimit -n, LimitNOFILE)"
        )
    else:
        yield ok("files", f"{soft} may be open at once")


ON_THE_MACHINE = (client, rules, bot, data, workers, bus, servers, port)
OF_PARTS: dict[type[Part], tuple[Check, ...]] = {
    AccountsPart: (site,),
    OpenIdConnectPart: (oidc,),
    NotificationsPart: (site, mail, notices),
}
