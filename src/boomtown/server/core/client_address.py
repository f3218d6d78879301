"""Where a request comes from, as limits count it."""

from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

HOME = 64  # bits of an IPv6 address that one household has in common; the others it may change at will


def of(scope: Mapping[str, Any]) -> str:
    """The address behind an ASGI scope: an IPv4 address whole, an IPv6 address without the part anybody may choose.

    Behind a proxy that the server was told to trust, uvicorn has put the browser's own address there.
    """
    client = scope.get("client")
    return counted(client[0]) if client else ""


def counted(host: str) -> str:
    """`host` as limits count it; a name that is no address stays as it is."""
    try:
        address: IPv4Address | IPv6Address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> (128 - HOME) << (128 - HOME))) + f"/{HOME}"
