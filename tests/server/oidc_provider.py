"""A small provider of OpenID Connect that runs in the test. It checks what a real one would, and errs when told to."""

import base64
import json
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from html import escape
from http.server import BaseHTTPRequestHandler, HTTPServer
from secrets import token_urlsafe
from threading import Thread
from time import time
from typing import Any
from urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import OctKey, RSAKey

CLIENT, SECRET = "boomtown", "hush-hush"


class Provider:
    """OpenID provider. Each visitor is signed in as `subject`."""

    key = RSAKey.generate_key(2048, {"kid": "one", "use": "sig"}, auto_kid=False)

    def __init__(self) -> None:
        self.subject = "ann-at-id"
        self.claims: dict[str, Any] = {}  # in place of those that would be right
        self.signing: Any = self.key
        self.alg = "RS256"
        self.broken = False
        self.named: str | None = None  # another issuer than it is
        self.asked: dict[str, dict[str, str]] = {}  # by code
        self.server = HTTPServer(("127.0.0.1", 0), self._handler())
        self.issuer = f"http://127.0.0.1:{self.server.server_port}"

    def allow(self, url: str) -> str:
        """Return the address to which the provider sends a signed-in visitor."""
        query = dict(parse_qsl(urlsplit(url).query))
        assert (query["client_id"], query["response_type"], query["scope"]) == (CLIENT, "code", "openid")
        assert query["code_challenge_method"] == "S256"
        code = token_urlsafe(16)
        self.asked[code] = query
        return self.back(url, code=code, iss=self.issuer)

    def back(self, url: str, **more: str) -> str:
        query = dict(parse_qsl(urlsplit(url).query))
        return f"{query['redirect_uri']}?{urlencode({'state': query['state'], **more})}"

    def token(self, form: dict[str, str], who: str) -> dict[str, Any] | None:
        """Return the token, or None if a real provider would refuse."""
        asked = self.asked.pop(form["code"], None)
        expected = base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
        if asked is None or who != f"Basic {expected}" or form["redirect_uri"] != asked["redirect_uri"]:
            return None
        digest = sha256(form["code_verifier"].encode()).digest()
        if base64.urlsafe_b64encode(digest).rstrip(b"=").decode() != asked["code_challenge"]:
            return None
        now = int(time())
        right = {"iss": self.issuer, "sub": self.subject, "aud": CLIENT, "nonce": asked["nonce"]}
        claims = {key: value for key, value in {**right, "iat": now, "exp": now + 60, **self.claims}.items() if value}
        signed = jwt.encode({"alg": self.alg, "kid": "one"}, claims, self.signing, algorithms=[self.alg])
        return {"access_token": "x", "token_type": "Bearer", "expires_in": 60, "id_token": signed}

    def facts(self) -> dict[str, Any]:
        places = {"authorization_endpoint": "authorize", "token_endpoint": "token", "jwks_uri": "keys"}
        return {
            "issuer": self.named or self.issuer,
            "id_token_signing_alg_values_supported": ["RS256", "HS256", "none"],
            **{name: f"{self.issuer}/{path}" for name, path in places.items()},
        }

    def _handler(provider) -> type[BaseHTTPRequestHandler]:
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                path = urlsplit(self.path).path
                if provider.broken:
                    self._say({}, 500)
                elif path == "/.well-known/openid-configuration":
                    self._say(provider.facts())
                elif path == "/keys":
                    self._say({"keys": [provider.key.as_dict(private=False)]})
                else:
                    self._page(f"{provider.issuer}{self.path}")

            def do_POST(self) -> None:
                form = self.rfile.read(int(self.headers["content-length"])).decode()
                known = {name: values[0] for name, values in parse_qs(form).items()}
                found = None if provider.broken else provider.token(known, self.headers.get("authorization", ""))
                self._say(found or {"error": "invalid_grant"}, 200 if found else 400)

            def _page(self, url: str) -> None:
                """Serve the page that a visitor sees."""
                deny = provider.back(url, error="access_denied")
                links = {"allow": provider.allow(url), "deny": deny}
                page = " ".join(f'<a id="{name}" href="{escape(link)}">{name}</a>' for name, link in links.items())
                self._send(f"<!doctype html>{page}".encode(), "text/html", 200)

            def _say(self, data: dict[str, Any], status: int = 200) -> None:
                self._send(json.dumps(data).encode(), "application/json", status)

            def _send(self, body: bytes, kind: str, status: int) -> None:
                self.send_response(status)
                self.send_header("content-type", kind)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                pass

        return Handler


def other_key() -> RSAKey:
    """Return the key of an impostor."""
    return RSAKey.generate_key(2048, {"kid": "one", "use": "sig"}, auto_kid=False)


def shared_key() -> OctKey:
    """Return a key that two parties know, so that either may have signed."""
    return OctKey.generate_key(256)


@contextmanager
def opened() -> Iterator[Provider]:
    provider = Provider()
    Thread(target=provider.server.serve_forever, args=[0.01], daemon=True).start()
    try:
        yield provider
    finally:
        provider.server.shutdown()
        provider.server.server_close()
