"""What programs ask about this server: does it work, may people be sent here, how much does it do."""

from asyncio import get_running_loop, shield, wait_for
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response

from ..core.errors import Refused
from ..storage.storage import StorageError
from .context import services_of

if TYPE_CHECKING:
    from ..rooms.services import Services

PROBE_EVERY = 5.0  # seconds; between two of them the answer is that of the last, so that asking often costs nothing
PROBE_WITHIN = 3.0
# Headers by which proxies, tunnels and networks of caches say for whom they ask.
FORWARDED = (
    "cdn-loop",
    "client-ip",
    "fastly-client-ip",
    "fly-client-ip",
    "forwarded",
    "true-client-ip",
    "via",
    "x-client-ip",
    "x-cluster-client-ip",
    "x-real-ip",
)
FORWARDING = ("cf-", "x-azure-", "x-envoy-", "x-forwarded-", "x-original-")  # how the names of others begin


class Readiness:
    """Whether people may be sent here: the storage writes, and the server is not about to end."""

    def __init__(self, services: "Services") -> None:
        self.services = services
        self._probed = float("-inf")
        self._slow = False

    async def missing(self) -> str:
        """What is missing, "" for nothing."""
        if self.services.draining:
            return "draining"
        await self._probe()
        return "storage" if self.services.storage.trouble or self._slow else ""

    async def _probe(self) -> None:
        """A disk that is full shows it only when something is written."""
        now = get_running_loop().time()
        if now - self._probed < PROBE_EVERY or self.services.storage.trouble:  # the services tries by itself in trouble
            return
        self._probed = now
        try:
            await wait_for(shield(self.services.storage.probe()), PROBE_WITHIN)
        except TimeoutError:
            self._slow = True
        except StorageError:
            pass  # the storage is in trouble now
        else:
            self._slow = False


async def healthz(request: Request) -> Response:
    """Whether this server can do its work: 503 while it cannot store what is played. Without the bus games go on, so
    its silence is only told.
    """
    services = services_of(request)
    trouble = services.storage.trouble
    told = {"ok": not trouble, "storage": "failing" if trouble else "ok", "bus": "silent" if services.cluster.disconnected else "ok"}
    return _answer(told, 503 if trouble else 200)


async def readyz(request: Request) -> Response:
    """Whether people may be sent here; 503 says what is missing."""
    missing = await request.state.readiness.missing()
    return _answer({"ready": not missing, "missing": missing or None}, 503 if missing else 200)


async def metrics(request: Request) -> Response:
    """The figures in Prometheus' text format, for those who may read them; to others there is no such page. Of several
    workers each answers for all.
    """
    from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

    services = services_of(request)
    if not may_read(request, services.settings.metrics_from, services.settings.trust_proxy):
        raise Refused("not-found", "there is no such page")
    headers = {"cache-control": "no-store", "content-type": CONTENT_TYPE_LATEST}
    text = generate_latest(services.metrics.registry) if services.worker_metrics is None else services.worker_metrics.text()
    return Response(text, headers=headers)


def may_read(request: Request, networks: tuple[str, ...], proxies: tuple[str, ...]) -> bool:
    """Whether the request comes from one of `networks`. Through a proxy that the server was not told of everybody would
    seem to come from the proxy's address: such a request never may.
    """
    try:
        address: Any = ip_address(request.client.host.partition("%")[0] if request.client else "")
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    forwarded = any(name in FORWARDED or name.startswith(FORWARDING) for name in request.headers)
    if forwarded and (not proxies or address.is_loopback):
        return False
    return any(address in ip_network(network) for network in networks)


def _answer(data: Any, status: int) -> Response:
    from .tables import answer

    return answer(data, status)
