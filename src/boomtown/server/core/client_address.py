"""Client address of a request, in the form that limits count."""

from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

HOME = 64  # bits of an IPv6 prefix; a household chooses the other bits freely


def of(scope: Mapping[str, Any]) -> str:
    """Return the address of the client of an ASGI scope: the whole IPv4 address, or the /64 network of an IPv6 address.

    Behind a trusted proxy, uvicorn has already replaced the address of the proxy by that of the browser.
    """
    client = scope.get("client")
    return counted(client[0]) if client else ""


def counted(host: str) -> str:
    """Return `host` as limits count it. A name that is no IP address is returned unchanged."""
    try:
        address: IPv4Address | IPv6Address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> (128 - HOME) << (128 - HOME))) + f"/{HOME}"
