"""Errors that the client receives: a code of docs/interface.md with its Fluent text."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from msgspec import Struct

Result = TypeVar("Result")
TRIES = 5
CODES = {  # by HTTP status; 400 for all other codes
    401: "no-me",
    403: "kicked blocked no-talk bad-token bad-passkey bad-code bad-link signin-denied signin-late not-host",
    404: "no-table no-tournament not-found",
    409: (
        "full running locked crowded name-taken undo-limit not-now last-passkey signin-taken elsewhere "
        "not-asked stale stale-deal no-undo not-over daily daily-played "
        "tournament tournament-games tournament-over tournament-players tournament-seat"
    ),
    413: "too-big",
    429: "many-mails too-many",
    500: "server",
    502: "signin-failed mail-unsent",
    503: "busy ending other-version",
}
STATUS = {code: status for status, codes in CODES.items() for code in codes.split()}


class ErrorText(Struct):
    """A Fluent key with its arguments."""

    key: str
    args: dict[str, int | str]


class ErrorBody(Struct):
    code: str
    text: ErrorText


class ErrorAnswer(Struct):
    """The JSON answer to a request that was refused."""

    error: ErrorBody


class Refused(Exception):
    """Error response to a request, which then changes nothing.

    `detail` says in English what was expected; the client shows the translated text of `code`.
    """

    def __init__(self, code: str, detail: str = "", **args: int | str) -> None:
        super().__init__(detail or code)
        self.code = code
        self.args_for_text: dict[str, int | str] = {"detail": detail, **args}

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    @property
    def text(self) -> ErrorText:
        return ErrorText(f"err-{self.code}", self.args_for_text)

    def answer(self) -> ErrorAnswer:
        """Return the JSON answer that tells a client of the refusal."""
        return ErrorAnswer(ErrorBody(self.code, self.text))


class OtherRules(Refused):
    """Refusal of a game that runs under other rules. A client that tries again reaches another server."""

    def __init__(self) -> None:
        super().__init__("other-version", "the game is played at a server of another version: try again")


class LostRace(Refused):
    """Error for a change that another process made first. The state is up to date when it is raised: try again."""

    def __init__(self) -> None:
        super().__init__("server", "not stored, nothing was changed: others were faster")


async def retry_on_conflict(work: Callable[[], Awaitable[Result]]) -> Result:
    """Run `work` again after a lost race, because the winner may have changed the situation. Refuse after `TRIES`."""
    for _ in range(TRIES):
        try:
            return await work()
        except LostRace:
            continue
    raise not_stored()


def not_stored() -> Refused:
    return Refused("server", "not stored, nothing was changed")
