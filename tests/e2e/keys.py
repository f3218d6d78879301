"""Passkeys of a browser under test: Chromium's own virtual authenticator, moved from one browser to another."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page

OPTIONS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Keyring:
    """Passkeys of one browser; another browser can copy them, as with a password manager."""

    def __init__(self, page: Page) -> None:
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("WebAuthn.enable")
        made = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": OPTIONS})
        self.id: str = made["authenticatorId"]

    def all(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.line.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def take(self, other: Keyring) -> None:
        """Add the passkeys of another browser."""
        for one in other.all():
            self.line.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": one})

    def refuse(self) -> None:
        """Refuse every request, as a user who cancels."""
        self.line.send("WebAuthn.setUserVerified", {"authenticatorId": self.id, "isUserVerified": False})
        self.line.send("WebAuthn.setAutomaticPresenceSimulation", {"authenticatorId": self.id, "enabled": False})
