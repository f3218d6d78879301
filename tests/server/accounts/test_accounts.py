"""Guests, accounts, passkeys and recovery codes: one person on all their devices."""

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.server.accounts import accounts, retention
from boomtown.server.config.settings import Settings

from ..authenticator import Authenticator
from ..conftest import InProcessServer
from ..cookie_client import CookieClient, ann, bob

__all__ = ["ann", "bob"]  # fixtures


def everything(settings: Settings) -> str:
    """Return the whole database as text."""
    with closing(sqlite3.connect(settings.data)) as file:
        return "\n".join(file.iterdump())


async def test_a_guest_is_known_by_a_cookie(ann: CookieClient, settings: Settings) -> None:
    """The cookie is set at the first table.

    Scripts cannot read it, other sites cannot send it, and the database does not store it.
    """
    assert await ann.me() is None
    assert not ann.cookie
    await ann.table(name="Ann")
    assert "HttpOnly" in ann.set_cookie
    assert "SameSite=lax" in ann.set_cookie
    assert "Secure" not in ann.set_cookie
    me = await ann.me()
    assert (me["name"], me["account"], me["passkeys"], me["codes"]) == ("Ann", False, [], 0)
    assert ann.cookie not in everything(settings)
    assert accounts.hashed(ann.cookie) in everything(settings)


@pytest.fixture
def over_tls(server: InProcessServer) -> InProcessServer:
    """The server behind TLS."""
    app: Any = server.app

    async def secure(scope: Any, receive: Any, send: Any) -> None:
        await app({**scope, "scheme": "https" if scope["type"] == "http" else "wss"}, receive, send)

    secure.state, secure.router = app.state, app.router  # type: ignore[attr-defined]
    server.app = secure  # type: ignore[assignment]
    return server


async def test_behind_tls_the_cookie_stays_there(over_tls: InProcessServer) -> None:
    """Marked for TLS, and under a name that another host of the site cannot set."""
    headers = {"origin": "https://test"}
    _, _, got = await over_tls.request("PATCH", "/api/me", {"name": "Ann"}, headers)
    assert got["set-cookie"].startswith("__Host-boomtown_me=")
    assert "Secure" in got["set-cookie"]
    assert "Path=/;" in got["set-cookie"]
    assert "Domain" not in got["set-cookie"]


async def test_a_cookie_of_an_earlier_version_gets_its_new_name(over_tls: InProcessServer, settings: Settings) -> None:
    """The browser stays who it was, and its old cookie goes."""
    old = over_tls.app
    _, _, got = await over_tls.request("PATCH", "/api/me", {"name": "Ann"}, {"origin": "https://test"})
    secret = got["set-cookie"].split("=", 1)[1].split(";")[0]
    sent: list[str] = []

    async def listening(scope: Any, receive: Any, send: Any) -> None:
        async def take(message: Any) -> None:
            headers = message.get("headers", [])
            sent.extend(value.decode() for name, value in headers if name == b"set-cookie")
            await send(message)

        await old(scope, receive, take)

    over_tls.app = listening  # type: ignore[assignment]
    _, body, _ = await over_tls.request("GET", "/api/me", headers={"cookie": f"boomtown_me={secret}"})
    assert body["me"]["name"] == "Ann"
    assert [one.split(";")[0] for one in sent] == ['boomtown_me=""', f"__Host-boomtown_me={secret}"]
    assert "Max-Age=0" in sent[0]
    sent.clear()
    _, body, _ = await over_tls.request("GET", "/api/me", headers={"cookie": f"__Host-boomtown_me={secret}"})
    assert (body["me"]["name"], sent) == ("Ann", [])
    over_tls.app = old


async def test_behind_tls_browsers_are_told_to_stay_there(server: InProcessServer, over_tls: InProcessServer) -> None:
    assert "strict-transport-security" in (await over_tls.request("GET", "/api/tables"))[2]
    local = {"host": "localhost:8000"}
    assert "strict-transport-security" not in (await over_tls.request("GET", "/api/tables", headers=local))[2]


async def test_without_tls_nobody_is_told_to_use_it(server: InProcessServer) -> None:
    assert "strict-transport-security" not in (await server.request("GET", "/api/tables"))[2]


@pytest.mark.parametrize("name", ["\u202egnp.exe", "\a\nBell", "\u200b", "x" * 15_000, " "])
async def test_a_name_that_is_refused_is_stored_nowhere(
    ann: CookieClient, server: InProcessServer, settings: Settings, name: str
) -> None:
    """Neither as a new guest nor as the name of one who is known."""
    code, _ = await server.new_table(start=False, bots=0)
    setup = {"setup": {"players": 4}, "bots": 0, "public": True, "timer": 0}
    asked = [
        ("/api/tables", {"name": name, **setup}),
        (f"/api/tables/{code}/join", {"name": name}),
        ("/api/sit", {"name": name, "game": "bang"}),
    ]
    for path, body in asked:
        assert await ann.refused("POST", path, body) == "bad-name"
    assert 'INSERT INTO "accounts"' not in everything(settings)
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    for path, body in asked:
        assert await ann.refused("POST", path, body) == "bad-name"
    assert (await ann.me())["name"] == "Ann"


async def test_a_program_without_a_page_is_nobody(server: InProcessServer, settings: Settings) -> None:
    """It sends no Origin: nothing is kept of it."""
    await server.new_table()
    assert 'INSERT INTO "accounts"' not in everything(settings)


async def test_name_and_face_go_along(ann: CookieClient, server: InProcessServer) -> None:
    await ann.do("PATCH", "/api/me", {"name": " Ann  Lee ", "face": "miner"})
    code, token = await ann.table(name="Ann Lee", start=False)
    seat = (await server.watch(code, token)).table()["seats"][0]
    assert (seat["name"], seat["face"]) == ("Ann Lee", "miner")
    assert "owner" not in seat
    await ann.do("PATCH", "/api/me", {"face": "judge"})
    assert (await server.watch(code)).table()["seats"][0]["face"] == "judge"
    await ann.table(name="Annie")
    assert (await ann.me())["name"] == "Annie", "what somebody was called last"


@pytest.mark.parametrize("wish", [{"name": ""}, {"name": "x" * 25}, {"face": "../x"}, {"face": 5}, {"id": "x"}])
async def test_a_wrong_name_or_face_changes_nothing(ann: CookieClient, wish: dict[str, Any]) -> None:
    await ann.do("PATCH", "/api/me", {"name": "Ann", "face": "miner"})
    assert await ann.refused("PATCH", "/api/me", wish) in ("bad-name", "malformed")
    me = await ann.me()
    assert (me["name"], me["face"]) == ("Ann", "miner")


# ---- accounts


async def test_a_guest_becomes_an_account_and_signs_in_elsewhere(ann: CookieClient, bob: CookieClient) -> None:
    await ann.do("PATCH", "/api/me", {"name": "Ann", "face": "miner"})
    before = ann.cookie
    made = await ann.add_passkey(label="Phone")
    assert len(set(made["codes"])) == 10
    assert (made["me"]["account"], made["me"]["codes"], made["me"]["passkeys"][0]["label"]) == (True, 10, "Phone")
    assert ann.cookie != before, "whoever saw the guest's cookie does not have the account"
    await bob.sign_in(ann.device)
    assert bob.cookie != ann.cookie
    theirs, mine = await bob.me(), await ann.me()
    assert theirs["passkeys"][0]["used"] >= theirs["passkeys"][0]["created"]
    assert (theirs["name"], theirs["face"], theirs["browsers"]) == ("Ann", "miner", 2)
    assert mine == theirs
    ann.cookie = before
    assert await ann.me() is None


async def test_several_passkeys(ann: CookieClient, bob: CookieClient) -> None:
    """Each opens the account; one that is removed opens nothing; the last one stays."""
    await ann.add_passkey()
    first, ann.device = ann.device, Authenticator()
    made = await ann.add_passkey()
    assert "codes" not in made, "those there are still hold"
    ids = [one["id"] for one in made["me"]["passkeys"]]
    assert len(ids) == 2
    await bob.sign_in(ann.device)
    await bob.do("DELETE", f"/api/me/passkeys/{ids[0]}")
    assert await bob.refused("DELETE", f"/api/me/passkeys/{ids[1]}") == "last-passkey"
    options = (await bob.do("POST", "/api/session/options"))["options"]
    assert await bob.refused("POST", "/api/session", {"credential": first.get(options)}) == "bad-passkey"


async def test_a_passkey_is_of_one_account(ann: CookieClient, bob: CookieClient) -> None:
    """One that says it is another's is not taken, and removing another's removes nothing."""
    await ann.add_passkey()
    [known] = (await ann.me())["passkeys"]
    options = (await bob.do("POST", "/api/me/passkeys/options"))["options"]
    false = bob.device.create(options, ann.device.id)
    assert await bob.refused("POST", "/api/me/passkeys", {"credential": false}) == "bad-passkey"
    await bob.do("DELETE", f"/api/me/passkeys/{known['id']}")
    assert (await ann.me())["passkeys"] == [known]
    assert not (await bob.me())["account"]


async def test_a_passkey_gets_another_name(ann: CookieClient, bob: CookieClient) -> None:
    """From its owner alone. Without a name the client numbers it."""
    await ann.add_passkey()
    [known] = (await ann.me())["passkeys"]
    path = f"/api/me/passkeys/{known['id']}"
    assert (await ann.do("PATCH", path, {"label": "  My  phone "}))["me"]["passkeys"][0]["label"] == "My phone"
    await bob.do("POST", "/api/me/passkeys/options")
    await bob.do("PATCH", path, {"label": "Bob's"})
    assert (await ann.me())["passkeys"][0]["label"] == "My phone"
    assert (await ann.do("PATCH", path, {"label": " "}))["me"]["passkeys"][0]["label"] == ""
    assert await ann.refused("PATCH", path, {"label": "x" * 65}) == "malformed"


async def test_a_challenge_is_good_once_and_for_one_browser(ann: CookieClient, bob: CookieClient) -> None:
    await ann.add_passkey()
    options = (await bob.do("POST", "/api/session/options"))["options"]
    answer = {"credential": ann.device.get(options)}
    thief = CookieClient(bob.server)
    assert await thief.refused("POST", "/api/session", answer) == "no-me"
    await thief.do("POST", "/api/session/options")
    assert await thief.refused("POST", "/api/session", answer) == "bad-passkey"
    before = bob.cookie
    await bob.do("POST", "/api/session", answer)
    assert (await bob.me())["account"]
    bob.cookie = before
    assert await bob.refused("POST", "/api/session", answer) == "no-me"
    assert await ann.refused("POST", "/api/session", answer) == "bad-passkey"


async def test_a_challenge_is_good_for_a_short_time(ann: CookieClient, monkeypatch: pytest.MonkeyPatch) -> None:
    await ann.add_passkey()
    options = (await ann.do("POST", "/api/session/options"))["options"]
    monkeypatch.setattr(accounts, "time", lambda: 1e11)
    assert await ann.refused("POST", "/api/session", {"credential": ann.device.get(options)}) == "bad-passkey"


async def test_a_challenge_to_make_is_none_to_use(ann: CookieClient) -> None:
    await ann.add_passkey()
    options = (await ann.do("POST", "/api/me/passkeys/options"))["options"]
    asked = {"rpId": "test", "challenge": options["challenge"]}
    assert await ann.refused("POST", "/api/session", {"credential": ann.device.get(asked)}) == "bad-passkey"


@pytest.mark.parametrize("what", ["origin", "domain", "signature", "challenge", "nonsense", "empty"])
async def test_a_false_answer_signs_nobody_in(ann: CookieClient, bob: CookieClient, what: str) -> None:
    await ann.add_passkey()
    options = (await bob.do("POST", "/api/session/options"))["options"]
    if what == "origin":
        ann.device.origin = "https://evil.example"
    if what == "domain":
        options["rpId"] = "evil.example"
    if what == "challenge":
        options["challenge"] = "AAAA"
    answer = ann.device.get(options)
    if what == "signature":
        answer["response"]["signature"] = answer["response"]["authenticatorData"]
    if what == "nonsense":
        answer["response"] = {"clientDataJSON": "%%%", "authenticatorData": "AA", "signature": "AA"}
    assert await bob.refused("POST", "/api/session", {"credential": {} if what == "empty" else answer}) == "bad-passkey"
    assert not (await bob.me())["account"]


@pytest.mark.parametrize("part", ["attestationObject", "clientDataJSON"])
async def test_a_false_passkey_is_not_taken(ann: CookieClient, part: str) -> None:
    options = (await ann.do("POST", "/api/me/passkeys/options"))["options"]
    made = ann.device.create(options)
    made["response"][part] = "oWNmbXQ"
    assert await ann.refused("POST", "/api/me/passkeys", {"credential": made}) == "bad-passkey"
    assert not (await ann.me())["account"]


async def test_passkeys_of_a_server_with_several_names(server: InProcessServer) -> None:
    """The operator may bind passkeys to the parent domain."""
    services = server.services
    services.settings = replace(services.settings, passkey_domain="example.org", origins=("https://play.example.org",))
    ann = CookieClient(server, origin="https://play.example.org")
    options = (await ann.do("POST", "/api/me/passkeys/options"))["options"]
    assert options["rp"]["id"] == "example.org"
    assert (await ann.add_passkey())["me"]["account"]


async def test_a_recovery_code_opens_the_account_once(ann: CookieClient, bob: CookieClient, settings: Settings) -> None:
    codes = (await ann.add_passkey())["codes"]
    assert not any(code in everything(settings) or code.replace("-", "") in everything(settings) for code in codes)
    typed = codes[3].upper().replace("-", " ")
    back = await bob.do("POST", "/api/session/code", {"code": typed})
    assert (back["me"]["account"], back["me"]["codes"]) == (True, 9)
    assert await CookieClient(bob.server).refused("POST", "/api/session/code", {"code": typed}) == "bad-code"
    await bob.do("POST", "/api/me/codes")
    assert await CookieClient(bob.server).refused("POST", "/api/session/code", {"code": codes[4]}) == "bad-code"


async def test_recovery_codes_cannot_be_tried(ann: CookieClient) -> None:
    answers = [await ann.refused("POST", "/api/session/code", {"code": f"{n:016}"}) for n in range(40)]
    assert answers[0] == "bad-code"
    assert answers[-1] == "too-many"


async def test_a_guest_has_no_recovery_codes(ann: CookieClient) -> None:
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    assert await ann.refused("POST", "/api/me/codes") == "no-me"


async def test_signing_out_here_and_everywhere(ann: CookieClient, bob: CookieClient) -> None:
    await ann.add_passkey()
    await bob.sign_in(ann.device)
    kept = bob.cookie
    await bob.do("DELETE", "/api/session")
    assert await bob.me() is None
    bob.cookie = kept
    assert await bob.me() is None, "the session is gone, not only the cookie"
    await bob.sign_in(ann.device)
    await bob.do("DELETE", "/api/session?everywhere=1")
    assert await ann.me() is None
    assert await bob.me() is None
    await bob.sign_in(ann.device)
    assert (await bob.me())["browsers"] == 1


async def test_who_was_not_here_for_long_is_forgotten(
    ann: CookieClient, bob: CookieClient, server: InProcessServer
) -> None:
    """A guest with all of theirs; of an account the browsers alone."""
    await ann.add_passkey()
    await bob.table(name="Bob")
    storage = server.services.storage
    await retention.sweep(storage, 1.0)
    assert (await ann.me())["account"]
    assert (await bob.me())["name"] == "Bob"
    await retention.sweep(storage, -1.0)
    assert await bob.me() is None
    assert await ann.me() is None
    await ann.sign_in(ann.device)
    assert (await ann.me())["account"]
    with closing(sqlite3.connect(server.settings.data)) as file:
        assert file.execute("select count(*) from accounts").fetchone() == (1,)
        assert file.execute("select count(*) from played").fetchone() == (0,)


async def test_a_visit_is_noted_once_a_day(
    ann: CookieClient, server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    ann.set_cookie = ""
    await ann.me()
    assert not ann.set_cookie
    from boomtown.server.web import session

    monkeypatch.setattr(session, "time", lambda: __import__("time").time() + 90_000)
    await ann.me()
    assert "Max-Age=15552000" in ann.set_cookie, "it lasts as long again"
