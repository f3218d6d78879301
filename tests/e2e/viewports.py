"""Screen sizes for the tests, and those of the default run."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.conftest import DESKTOP, PHONE
from tests.samples import sampled

LOCALES = {"en": "en-GB", "cs": "cs-CZ", "sk": "sk-SK", "pl": "pl-PL", "it": "it-IT"}
PHONE_AT_NIGHT = {"viewport": PHONE, "color_scheme": "dark", "has_touch": True, "is_mobile": True}


def sizes(*taken: str) -> pytest.MarkDecorator:
    """Return the parameter `size`."""
    return sampled("size", {"desktop": DESKTOP, "phone": PHONE}, *taken)


def places(*taken: str) -> pytest.MarkDecorator:
    """Return the parameters `tail` (of the names of pictures) and `look` (options of a page)."""
    cases = {"desktop": ("desktop-noon", {"viewport": DESKTOP}), "phone": ("phone-night", PHONE_AT_NIGHT)}
    return sampled("tail, look", cases, *taken)


def themes(*taken: str) -> pytest.MarkDecorator:
    """Return the parameters `size` and `theme`, of the pairs "desktop-light" and "phone-dark". The other pairs are
    nightly.
    """
    screens = {"desktop": DESKTOP, "phone": PHONE}
    cases = {f"{name}-{theme}": (size, theme) for name, size in screens.items() for theme in ("light", "dark")}
    return sampled("size, theme", cases, *taken, nightly=("desktop-dark", "phone-light"))


def readers(*taken: str) -> pytest.MarkDecorator:
    """Parameters `tail`, of the names of pictures, and `look`: each language on a desktop and on a phone. `taken`: as
    "pl-phone", chosen so that the journeys of the thorough run have all languages. The others are nightly.
    """
    places: dict[str, dict[str, Any]] = {"desktop": {"viewport": DESKTOP}, "phone": PHONE_AT_NIGHT}
    cases = {
        f"{language}-{place}": (f"{language}-{place}", {**look, "locale": locale})
        for language, locale in LOCALES.items()
        for place, look in places.items()
    }
    return sampled("tail, look", cases, *taken, nightly=cases.keys() - {*taken})
