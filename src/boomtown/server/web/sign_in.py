"""Session rotation after a sign-in."""

from starlette.requests import Request

from ..accounts import accounts, daily_tries, people, progress, redaction, seats
from ..accounts.accounts import AccountSession
from ..core.errors import not_stored
from ..tournaments import rows as tournament_rows
from .context import services_of
from .session import Visit


async def rotate_session(request: Request, account: AccountSession) -> Visit:
    """Start a new session for a guest who became an account, so that a leaked guest cookie is useless."""
    storage = services_of(request).storage
    secret = await accounts.sign_in(storage, account.id, account.key)
    return Visit(account._replace(key=accounts.hashed(secret)), secret)


async def start_session(request: Request, before: AccountSession | None, secret: str) -> Visit:
    """Start the session of a signed-in account. The games of a guest in this browser are transferred to the account."""
    services = services_of(request)
    account = await services.storage.read(accounts.find, services.storage, accounts.hashed(secret))
    if account is None:
        raise not_stored()
    another = before is not None and before.id != account.id
    if (
        before is not None
        and another
        and not await services.storage.read(accounts.is_account, services.storage, before.id)
    ):
        await seats.hand_on(services.registry, before.id, account)
        services.registry.rename_speaker(before.id, account.id)
        await redaction.change_account(services.storage, before.id, account.id)
        await people.change_account(services.storage, before.id, account.id)
        await progress.change_account(services.storage, before.id, account.id)
        await daily_tries.change_account(services.storage, before.id, account.id)
        await tournament_rows.change_account(services.storage, before.id, account.id)
        await services.storage.write(*accounts.removal(before.id))
    return Visit(account, secret)
