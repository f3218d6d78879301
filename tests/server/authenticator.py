"""A passkey without a device: makes keys and signs what it is asked to, as a browser hands it on."""

import json
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One device with one passkey at a time; `origin`: the page that asks it."""

    def __init__(self, origin: str = "http://test") -> None:
        self.origin = origin
        self.signs = 0

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _head(self, domain: str, flags: int) -> bytes:
        return sha256(domain.encode()).digest() + bytes([flags]) + self.signs.to_bytes(4, "big")

    def create(self, options: dict[str, Any], number: bytes | None = None) -> dict[str, Any]:
        """`number`: the passkey says that it is that one."""
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = number or token_bytes(32)
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        data = self._head(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._answer(attestationObject=statement, clientDataJSON=client)

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        self.signs += 1
        data = self._head(options["rpId"], PRESENT | VERIFIED)
        client = self._client("webauthn.get", options["challenge"])
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer(authenticatorData=data, clientDataJSON=client, signature=signature)

    def _answer(self, **parts: bytes) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        response = {key: bytes_to_base64url(value) for key, value in parts.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}
