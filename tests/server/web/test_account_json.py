"""The types of answers about a person, compared with the client's."""

from __future__ import annotations

import msgspec
import pytest

from boomtown.server.accounts import history, people, profiles, ratings
from boomtown.server.web import account_json
from tests.client.declared_types import differences
from tests.client.wire_types import Types
from tests.conftest import ROOT

TYPES: dict[str, type[msgspec.Struct]] = {
    "Me": account_json.Me,
    "Passkey": account_json.PasskeyInfo,
    "Offers": account_json.Offers,
    "MeReply": account_json.MeAnswer,
    "Statistics": history.Statistics,
    "Rating": ratings.Rating,
    "BotRating": ratings.BotRating,
    "PlayedWith": people.PlayedWith,
}
OF_PROFILES: dict[str, type[msgspec.Struct]] = {
    "ListedPlayer": profiles.ListedPlayer,
    "PublicGame": profiles.PublicGame,
    "PublicPlayer": profiles.PublicPlayer,
}


@pytest.mark.parametrize("name", TYPES)
def test_answers_are_declared_as_the_client_has_them(name: str) -> None:
    client = Types.read(ROOT / "web/src/lib/store/me.svelte.ts")
    assert differences(TYPES[name], name, client) == []


@pytest.mark.parametrize("name", OF_PROFILES)
def test_profiles_are_declared_as_the_client_has_them(name: str) -> None:
    shared = Types.read(ROOT / "web/src/lib/store/me.svelte.ts")
    client = Types.read(ROOT / "web/src/players/players.ts", shared)
    assert differences(OF_PROFILES[name], name, client) == []
