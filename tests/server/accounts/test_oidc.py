"""Signing in with another service, against a small provider that runs in the test."""

from collections.abc import Callable, Iterator
from time import time
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.cli import main
from boomtown.server.accounts import accounts, retention
from boomtown.server.config.settings import Settings

from ..conftest import InProcessServer
from ..cookie_client import CookieClient, ann, bob
from ..oidc_provider import CLIENT, SECRET, Provider, opened, other_key, shared_key
from .test_accounts import everything

__all__ = ["ann", "bob"]  # fixtures

SITE = "https://play.example.org"


@pytest.fixture
def provider() -> Iterator[Provider]:
    with opened() as provider:
        yield provider


@pytest.fixture
def settings(settings: Settings, provider: Provider) -> Settings:
    known = {"oidc_issuer": provider.issuer, "oidc_client_id": CLIENT, "oidc_client_secret": SECRET}
    return replace(settings, site=SITE, oidc_name="Ranch", **known)


async def begin(person: CookieClient) -> str:
    return str((await person.do("POST", "/api/session/oidc"))["url"])


async def come_back(person: CookieClient, address: str) -> str:
    """The page on which they end up."""
    status, _ = await person.ask("GET", address.removeprefix(SITE))
    assert status == 303
    return person.location


async def sign_in(person: CookieClient, provider: Provider) -> str:
    return await come_back(person, provider.allow(await begin(person)))


async def test_a_guest_has_an_account_and_signs_in_elsewhere(
    ann: CookieClient, bob: CookieClient, provider: Provider, settings: Settings
) -> None:
    """Kept of it: issuer and subject. The cookie of the guest opens nothing any more."""
    assert (await ann.do("GET", "/api/me"))["offers"]["oidc"] == "Ranch"
    await ann.do("PATCH", "/api/me", {"name": "Ann", "face": "miner"})
    guest = ann.cookie
    provider.claims = {"name": "Annabel Lee", "email": "ann@example.org"}
    assert await sign_in(ann, provider) == "/me"
    me = await ann.me()
    assert (me["name"], me["account"], me["passkeys"]) == ("Ann", True, [])
    assert me["identity"] == "Ranch"
    assert ann.cookie != guest
    stored = everything(settings)
    assert "ann-at-id" in stored
    assert "ann@example" not in stored
    assert "Annabel" not in stored
    code, _ = await bob.table(name="Ann")
    assert await sign_in(bob, provider) == "/me"
    theirs = await bob.me()
    assert (theirs["name"], theirs["face"], theirs["browsers"]) == ("Ann", "miner", 2)
    assert [game["code"] for game in (await bob.do("GET", "/api/me/games"))["games"]] == [code]


async def test_an_account_with_a_passkey_and_an_identity(
    ann: CookieClient, bob: CookieClient, provider: Provider
) -> None:
    """Both sign in. Either may be removed while the other remains."""
    [key] = (await ann.add_passkey())["me"]["passkeys"]
    assert await ann.refused("DELETE", f"/api/me/passkeys/{key['id']}") == "last-passkey"
    await sign_in(ann, provider)
    await bob.sign_in(ann.device)
    assert (await bob.me())["identity"]
    await ann.do("DELETE", f"/api/me/passkeys/{key['id']}")
    assert await ann.refused("DELETE", "/api/me/identity") == "last-passkey"
    assert len((await ann.do("POST", "/api/me/codes"))["codes"]) == 10
    await ann.add_passkey()
    assert (await ann.do("DELETE", "/api/me/identity"))["me"]["identity"] is None
    await sign_in(bob, provider)
    assert (await bob.me())["identity"], "the browser of that account connects it again"


async def test_one_identity_opens_one_account(ann: CookieClient, bob: CookieClient, provider: Provider) -> None:
    await sign_in(ann, provider)
    await bob.add_passkey()
    assert await sign_in(bob, provider) == "/me#signin-taken"
    provider.subject = "bob-at-id"
    assert await sign_in(ann, provider) == "/me#signin-taken", "a second identity of the same account"
    assert await sign_in(bob, provider) == "/me"


async def test_what_comes_back_belongs_to_the_browser_that_began(
    ann: CookieClient, bob: CookieClient, provider: Provider, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link of another person signs in no browser. A state is valid once and for a limited time."""
    link = provider.allow(await begin(ann))
    assert await come_back(bob, link) == "/me#signin-late"
    await begin(bob)
    assert await come_back(bob, link) == "/me#signin-late"
    assert await come_back(ann, link) == "/me"
    assert await come_back(ann, link) == "/me#signin-late"
    assert not (await bob.me())["account"]
    link, now = provider.allow(await begin(bob)), time()
    monkeypatch.setattr(accounts, "time", lambda: now + 601)
    assert await come_back(bob, link) == "/me#signin-late"


async def test_who_does_not_allow_it_is_a_guest_as_before(ann: CookieClient, provider: Provider) -> None:
    link = provider.back(await begin(ann), error="access_denied")
    assert await come_back(ann, link) == "/me#signin-denied"
    assert not (await ann.me())["account"]


LIES: dict[str, Callable[[Provider], Any]] = {
    "another nonce": lambda one: one.claims.update(nonce="x"),
    "no nonce": lambda one: one.claims.update(nonce=None),
    "another server": lambda one: one.claims.update(aud="other"),
    "for several": lambda one: one.claims.update(aud=[CLIENT, "other"]),
    "another issuer": lambda one: one.claims.update(iss="https://evil.example"),
    "too old": lambda one: one.claims.update(exp=int(time()) - 3600),
    "nobody": lambda one: one.claims.update(sub=None),
    "no text": lambda one: one.claims.update(sub=5),
    "another key": lambda one: setattr(one, "signing", other_key()),
    "a shared key": lambda one: vars(one).update(alg="HS256", signing=shared_key()),
    "no answer": lambda one: setattr(one, "broken", True),
    "no code of ours": lambda one: one.asked.clear(),
}


@pytest.mark.parametrize("lie", LIES)
async def test_what_does_not_hold_signs_nobody_in(
    ann: CookieClient, provider: Provider, lie: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The player gets one clear message. The operator gets the reason without a secret."""
    link = provider.allow(await begin(ann))
    LIES[lie](provider)
    assert await come_back(ann, link) == "/me#signin-failed"
    assert not (await ann.me())["account"]
    assert "signing in failed" in caplog.text
    assert SECRET not in caplog.text


async def test_an_answer_of_another_provider(ann: CookieClient, provider: Provider) -> None:
    link = provider.back(await begin(ann), code="x", iss="https://evil.example")
    assert await come_back(ann, link) == "/me#signin-failed"


async def test_a_provider_that_is_not_there(ann: CookieClient, provider: Provider) -> None:
    provider.broken = True
    assert await ann.refused("POST", "/api/session/oidc") == "signin-failed"
    provider.broken, provider.named = False, "https://evil.example"
    assert await ann.refused("POST", "/api/session/oidc") == "signin-failed"
    provider.named = None
    assert await sign_in(ann, provider) == "/me"


async def test_it_is_told_deleted_and_no_guest(
    server: InProcessServer, ann: CookieClient, provider: Provider, settings: Settings
) -> None:
    await sign_in(ann, provider)
    await retention.sweep(server.services.storage, -1.0)
    assert "ann-at-id" in everything(settings), "an account stays, whenever it was here"
    await sign_in(ann, provider)
    exported = (await ann.do("GET", "/api/me/export"))["identity"]
    assert (exported["issuer"], exported["subject"]) == (provider.issuer, "ann-at-id")
    await ann.do("DELETE", "/api/me")
    assert "ann-at-id" not in everything(settings)


def test_the_doctor_asks_it(settings: Settings, provider: Provider, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--oidc-issuer", provider.issuer, "--oidc-client-id", CLIENT, "--oidc-client-secret", SECRET]
    words += ["--site", SITE, "--port", "0", "--data", str(settings.data)]
    main(["doctor", *words])
    said = capsys.readouterr().out
    assert f"ok     oidc: {provider.issuer} answers; {SITE}/api/session/oidc/back must be registered there" in said
    provider.named = "https://evil.example"
    main(["doctor", *words])
    said += capsys.readouterr().out
    assert f"wrong  oidc: {provider.issuer}: its configuration names another issuer" in said
    assert SECRET not in said + repr(settings)


class TestWithout:
    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return replace(settings, oidc_issuer="")

    async def test_without_a_provider_nothing_of_it_is_there(self, ann: CookieClient) -> None:
        assert (await ann.do("GET", "/api/me"))["offers"]["oidc"] is None
        assert await ann.refused("POST", "/api/session/oidc") == "not-found"
        assert await come_back(ann, "/api/session/oidc/back?state=x&code=x") == "/me#not-found"
