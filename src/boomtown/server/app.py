"""The web application: routes of docs/interface.md, and the life of the server."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route, WebSocketRoute

from .cluster.bus.base import Bus
from .config.settings import Settings
from .core.errors import Refused
from .observability.worker_metrics import MetricsFolder
from .storage.storage import Storage, StorageError
from .web import board, health, lessons, puzzles, static_files, tables, websocket
from .web.middleware.access_log import Requests
from .web.middleware.security import SecurityHeaders, Throttle
from .web.middleware.subpath import Subpath
from .web.origins import KnownHost
from .web.parts import DEFAULT_PARTS, Part
from .web.services import Services


def create_app(
    settings: Settings | None = None,
    storage: Storage | None = None,
    bus: Bus | None = None,
    metrics_folder: MetricsFolder | None = None,
    parts: Sequence[Part] = DEFAULT_PARTS,
) -> Starlette:
    """Return the server as an ASGI application.

    `storage`: an open storage; without it the storage of the settings is opened. `bus`: message bus of the processes in
    place of that of the settings. `metrics_folder`: folder for the metrics of several workers on this machine.
    `parts`: the optional parts that the server has.
    """
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        store = storage
        if store is None:
            store = Storage(settings.data)
            store.open()
        services = Services(settings, store, bus, metrics_folder, static_files.build())
        app.state.services = services  # for the process that runs the application: signals and tests
        for part in parts:
            part.open(services)
        await services.open()
        try:
            yield {"services": services, "readiness": health.Readiness(services)}
        finally:
            await services.close()
            store.close()

    return Starlette(
        routes=[
            Route("/healthz", health.healthz),
            Route("/readyz", health.readyz),
            Route("/metrics", health.metrics),
            Route("/api/games", tables.games),
            Route("/api/catalog", tables.catalog),
            Route("/api/words", tables.words),
            Route("/api/tables", tables.tables, methods=["GET"]),
            Route("/api/tables", tables.create, methods=["POST"]),
            Route("/api/sit", tables.sit, methods=["POST"]),
            Route("/api/tables/{table}", tables.table, methods=["GET"]),
            Route("/api/tables/{table}/join", tables.join, methods=["POST"]),
            Route("/api/tables/{table}/record", tables.record, methods=["GET"]),
            Route("/api/tables/{table}/curve", tables.curve, methods=["GET"]),
            Route("/api/tables/{table}/board", board.of_table, methods=["GET"]),
            *(route for part in parts for route in part.routes),
            Route("/api/replay", tables.replay, methods=["POST"]),
            Route("/api/curve", tables.curve_of_file, methods=["POST"]),
            Route("/api/board", board.answer, methods=["POST"]),
            Route("/api/board/scenario", board.scenario, methods=["POST"]),
            Route("/api/board/run", board.run, methods=["POST"]),
            Route("/api/board/record", board.of_file, methods=["POST"]),
            Route("/api/rules/{file}", board.proofs, methods=["GET"]),
            Route("/api/lessons", lessons.listed, methods=["GET"]),
            Route("/api/lessons/{lesson}", lessons.attempt, methods=["POST"]),
            Route("/api/puzzles", puzzles.listed, methods=["GET"]),
            Route("/api/puzzles/{puzzle}", puzzles.attempt, methods=["POST"]),
            WebSocketRoute("/ws/{table}", websocket.endpoint),
            Route("/", static_files.index),
            Route("/t/{code}", static_files.table_page),
            Route("/t/{code}/screen", static_files.index),
            Route("/me", static_files.index),
            Route("/mail", static_files.index),
            Route("/tournament/{code}", static_files.tournament_page),
            Route("/players", static_files.index),
            Route("/players/{profile}", static_files.index),
            Route("/replay", static_files.index),
            Route("/replay/{code}", static_files.index),
            Route("/board", static_files.index),
            Route("/cards", static_files.index),
            Route("/cards/{entry}", static_files.index),
            Route("/rules", static_files.index),
            Route("/rules/{file}", static_files.index),
            Route("/learn", static_files.index),
            Route("/learn/{lesson}", static_files.index),
            Route("/puzzles", static_files.index),
            Route("/puzzles/{puzzle}", static_files.index),
            Mount("/", static_files.ClientFiles()),
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
            Refused: tables.on_refused,
            StorageError: tables.on_storage_error,
            HTTPException: tables.on_http_error,
            Exception: tables.on_bug,
        },
        lifespan=lifespan,
    )
