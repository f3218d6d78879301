"""Responses of the routes and the middleware."""

from typing import Any

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response

from ..core.errors import Refused

JSON = "application/json; charset=utf-8"


def answer(data: Any, status: int = 200) -> Response:
    """Return `data` as JSON."""
    return Response(msgspec.json.encode(data), status, {"cache-control": "no-store"}, media_type=JSON)


def refusal(error: Refused) -> Response:
    """Return the JSON answer to a refused request."""
    return answer(error.answer(), error.status)


def compressed(asked: Headers, plain: bytes, packed: bytes, headers: dict[str, str], media: str) -> Response:
    """Return content that is compressed already, or the plain content if the client or the size wants it.

    `asked`: the headers of the request. A client that has this `etag` gets 304.
    """
    headers = {**headers, "vary": "accept-encoding"}
    if "etag" in headers and asked.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    if "gzip" in asked.get("accept-encoding", "") and len(packed) < len(plain):
        return Response(packed, headers={**headers, "content-encoding": "gzip"}, media_type=media)
    return Response(plain, headers=headers, media_type=media)
