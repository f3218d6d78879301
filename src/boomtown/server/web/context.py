"""Access of request handlers to the services of their server."""

from starlette.requests import HTTPConnection
from starlette.types import Scope

from .services import Services


def services_of(connection: HTTPConnection) -> Services:
    """Return the services that the application has put into the state of every request."""
    return services_in(connection.scope)


def services_in(scope: Scope) -> Services:
    """Return the services for a middleware, which has the scope alone."""
    services = scope["state"]["services"]
    assert isinstance(services, Services)
    return services
