"""The web application: routes of docs/interface.md, and the life of the server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route, WebSocketRoute

from . import client, health, http, socket
from .bus import Bus
from .carriers import bus_of
from .errors import Refused
from .figures import Place
from .hall import Hall
from .headers import SecurityHeaders, Throttle
from .origins import KnownHost
from .people import mail_routes, oidc_routes
from .people import routes as people
from .requests import Requests
from .settings import Settings
from .storage import Storage, StorageError
from .subpath import Subpath


def create_app(
    settings: Settings | None = None,
    storage: Storage | None = None,
    bus: Bus | None = None,
    place: Place | None = None,
) -> Starlette:
    """The server as an ASGI application; `storage` may be given opened already, else the settings' one is opened.
    `bus`: what the processes of the town talk over, if it is not that of the settings. `place`: where the workers of
    this machine leave their figures, where there are several.
    """
    settings = settings or Settings()

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store = storage
        if store is None:
            store = Storage(settings.data)
            store.open()
        app.state.hall = Hall(settings, store, bus or bus_of(settings.bus, store), place)
        await app.state.hall.open()
        try:
            yield
        finally:
            await app.state.hall.close()
            store.close()

    return Starlette(
        routes=[
            Route("/healthz", health.healthz),
            Route("/readyz", health.readyz),
            Route("/metrics", health.metrics),
            Route("/api/games", http.games),
            Route("/api/catalog", http.catalog),
            Route("/api/words", http.words),
            Route("/api/tables", http.tables, methods=["GET"]),
            Route("/api/tables", http.create, methods=["POST"]),
            Route("/api/push", http.push_key),
            Route("/api/sit", http.sit, methods=["POST"]),
            Route("/api/tables/{table}", http.table, methods=["GET"]),
            Route("/api/tables/{table}/join", http.join, methods=["POST"]),
            Route("/api/tables/{table}/record", http.record, methods=["GET"]),
            *people.ROUTES,
            *mail_routes.ROUTES,
            *oidc_routes.ROUTES,
            Route("/api/replay", http.replay, methods=["POST"]),
            WebSocketRoute("/ws/{table}", socket.endpoint),
            Route("/", client.index),
            Route("/t/{code}", client.index),
            Route("/me", client.index),
            Route("/mail", client.index),
            Route("/replay", client.index),
            Route("/replay/{code}", client.index),
            Route("/cards", client.index),
            Route("/cards/{entry}", client.index),
            Mount("/", client.ClientFiles()),
        ],
        middleware=[
            *([Middleware(Subpath, root=settings.subpath)] if settings.subpath else []),
            Middleware(Requests),
            Middleware(SecurityHeaders),
            Middleware(Throttle),
            Middleware(KnownHost, settings=settings),
            Middleware(GZipMiddleware, minimum_size=1024, compresslevel=6),
        ],
        exception_handlers={
            Refused: http.on_refused,
            StorageError: people.on_storage_error,
            HTTPException: http.on_http_error,
            Exception: http.on_bug,
        },
        lifespan=life,
    )
