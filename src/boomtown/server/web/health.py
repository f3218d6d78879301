"""Health checks and metrics for monitoring: liveness, readiness, load."""

from asyncio import get_running_loop, shield, wait_for
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response

from ..core.errors import Refused
from ..storage.storage import StorageError
from .context import services_of
from .responses import answer

if TYPE_CHECKING:
    from .services import Services

PROBE_EVERY = 5.0  # seconds; in between, the last result is returned, so that frequent requests are cheap
PROBE_WITHIN = 3.0
# Headers in which proxies, tunnels and CDNs name the client.
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
FORWARDING = ("cf-", "x-azure-", "x-envoy-", "x-forwarded-", "x-original-")  # prefixes of further headers


class Readiness:
    """Readiness for clients: the storage writes, and the server is not shutting down."""

    def __init__(self, services: "Services") -> None:
        self.services = services
        self._probed = float("-inf")
        self._slow = False

    async def missing(self) -> str:
        """Return the missing part, "" if ready."""
        if self.services.draining:
            return "draining"
        await self._probe()
        return "storage" if self.services.storage.trouble or self._slow else ""

    async def _probe(self) -> None:
        """Probe the storage: a full disk fails only at a write."""
        now = get_running_loop().time()
        # maintenance.py probes a failing storage
        if now - self._probed < PROBE_EVERY or self.services.storage.trouble:
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
    """Report whether the server works: 503 while the storage fails. Games continue with a silent bus."""
    services = services_of(request)
    trouble = services.storage.trouble
    report = {
        "ok": not trouble,
        "storage": "failing" if trouble else "ok",
        "bus": "silent" if services.cluster.disconnected else "ok",
    }
    return answer(report, 503 if trouble else 200)


async def readyz(request: Request) -> Response:
    """Report whether clients may be sent here. 503 names the missing part."""
    missing = await request.state.readiness.missing()
    return answer({"ready": not missing, "missing": missing or None}, 503 if missing else 200)


async def metrics(request: Request) -> Response:
    """Return the metrics of all workers in Prometheus' text format, or 404 to clients without permission."""
    from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

    services = services_of(request)
    if not may_read(request, services.settings.metrics_from, services.settings.trust_proxy):
        raise Refused("not-found", "there is no such page")
    headers = {"cache-control": "no-store", "content-type": CONTENT_TYPE_LATEST}
    text = (
        generate_latest(services.metrics.registry)
        if services.worker_metrics is None
        else services.worker_metrics.text()
    )
    return Response(text, headers=headers)


def may_read(request: Request, networks: tuple[str, ...], proxies: tuple[str, ...]) -> bool:
    """Return whether the request comes from one of `networks`.

    Behind an unknown proxy all clients would have the address of the proxy, so its requests are refused.
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
