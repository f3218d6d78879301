"""One browser and one client for the component tests of a process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import sync_playwright

from tests.components.client import StaticClient
from tests.conftest import chromium
from tests.e2e.conftest import FLAGS


@pytest.fixture(scope="package")
def client() -> Iterator[StaticClient]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        client = StaticClient(browser)
        yield client
        client.close()
        browser.close()


@pytest.fixture(autouse=True)
def closed_contexts(client: StaticClient) -> Iterator[None]:
    """Close the contexts that the test has opened."""
    yield
    for context in client.browser.contexts:
        context.close()
