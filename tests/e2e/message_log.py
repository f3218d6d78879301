"""Log of the messages between a page and its server, to compare with what the page shows."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, Route, WebSocket, WebSocketRoute


class MessageLog:
    """All messages of a page's table sockets, in order."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.sockets = 0
        page.on("websocket", self.attach)

    def attach(self, socket: WebSocket) -> None:
        self.sockets += 1
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def states(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["t"] == "state"]

    @property
    def state(self) -> dict[str, Any]:
        """The newest state the server sent."""
        return self.states()[-1]

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.state["view"]
        return view

    @property
    def over(self) -> bool:
        return bool(self.states()) and self.view["phase"] == "over"

    def chosen(self) -> list[int]:
        """Return the codes of the options that this page chose."""
        return [message["code"] for message in self.said if message["t"] == "choose"]

    def events(self) -> list[dict[str, Any]]:
        """Return every event that this page has received."""
        return [event for state in self.states() for event in state["events"]]


Change = Callable[[dict[str, Any]], "list[dict[str, Any]] | None"]


def alter(page: Page, change: Change) -> None:
    """Alter the messages of the server before the page gets them: `change` edits one or returns others instead."""

    def connect(socket: WebSocketRoute) -> None:
        def pass_on(words: str | bytes) -> None:
            message = json.loads(words)
            said = change(message)
            for one in [message] if said is None else said:
                socket.send(json.dumps(one))

        socket.connect_to_server().on_message(pass_on)

    page.route_web_socket("**/ws/**", connect)


_logs: WeakKeyDictionary[Page, MessageLog] = WeakKeyDictionary()


def tap(page: Page) -> MessageLog:
    """Listen to the page's sockets from now on; before its first `goto`."""
    if page not in _logs:
        _logs[page] = MessageLog(page)
    return _logs[page]


def messages_of(page: Page) -> MessageLog:
    return _logs[page]


def hear_answers(page: Page, addresses: str) -> None:
    """Add the messages in answers to POST requests at these addresses to the log, before the page gets them."""

    def relay(route: Route) -> None:
        answer = route.fetch()
        if route.request.method == "POST" and answer.ok:
            messages_of(page).heard += answer.json()["messages"]
        route.fulfill(response=answer)

    page.route(addresses, relay)


def until_said(page: Page, *wanted: dict[str, Any]) -> None:
    """Wait until the page has sent these messages in this order, each once; other keys in them are ignored."""
    said = messages_of(page).said

    def found() -> list[dict[str, Any]]:
        return [one for message in said for one in wanted if one.items() <= message.items()]

    end = time.monotonic() + 30
    while found() != list(wanted) and time.monotonic() < end:
        page.evaluate("1")  # what the socket has said comes in with the answer
    assert found() == list(wanted), said
