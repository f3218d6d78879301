"""Optional parts of the server: accounts, OpenID Connect and notifications. A server without them runs."""

from collections.abc import Sequence
from datetime import UTC, datetime
from time import time
from typing import Protocol

from starlette.routing import BaseRoute

from ..accounts import mailboxes, profiles, retention
from ..accounts.oidc import provider_of
from ..accounts.players import StoredAccounts
from ..accounts.profiles import PlayerList
from ..accounts.season import MONTHS, Season, season
from ..core.cached_pages import CachedPages
from ..core.durations import DAY
from ..notifications.mailer import mailer_of
from ..notifications.notifier import Notifier, delete_old_subscriptions
from ..notifications.web_push import push_of
from ..tournaments import rows as tournament_rows
from . import account, daily, notifications, oidc, players, progress, session, tournaments
from .services import Services


class Part(Protocol):
    """Part that the application adds to a server."""

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """Routes of the part."""

    def open(self, services: Services) -> None:
        """Connect the part to the services before the first request."""


class AccountsPart:
    """Guests, accounts, game history, ratings, public profiles, the deal of the day and tournaments."""

    routes = [*account.ROUTES, *progress.ROUTES, *players.ROUTES, *daily.ROUTES, *tournaments.ROUTES]

    def open(self, services: Services) -> None:
        storage = services.storage
        services.identity = session
        services.registry.accounts = StoredAccounts(storage)
        services.player_lists = CachedPages(lambda key: storage.read(_players, services, *key.split()))
        days, keep = services.settings.guest_days, services.settings.keep_days * DAY
        services.maintenance.sweeps += [
            lambda: retention.sweep(storage, days),
            lambda: tournament_rows.sweep(storage, time() - keep),
        ]


def _players(services: Services, game: str, name: str) -> PlayerList | Season:
    """Return the list of that name for a game."""
    if name in MONTHS:
        return season(services.storage, game, name, datetime.now(UTC), services.present_seats())
    return profiles.best(services.storage, game, services.present_seats())


class OpenIdConnectPart:
    """Sign-in to accounts with an identity provider."""

    routes = oidc.ROUTES

    def open(self, services: Services) -> None:
        services.identity_provider = provider_of(services.settings)


class NotificationsPart:
    """Notices to absent players by Web Push, and to accounts by mail."""

    routes = notifications.ROUTES

    def open(self, services: Services) -> None:
        storage, settings = services.storage, services.settings
        services.mailer = mailer_of(settings, storage)
        counted = services.metrics.notices
        services.notifier = Notifier(storage, push_of(settings, storage), services.mailer, counted)
        services.registry.notices = services.notifier
        services.maintenance.sweeps += [lambda: mailboxes.forget(storage), lambda: delete_old_subscriptions(storage)]


DEFAULT_PARTS: tuple[Part, ...] = (AccountsPart(), OpenIdConnectPart(), NotificationsPart())
