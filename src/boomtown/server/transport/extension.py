"""ASGI extension through which the WebSocket endpoint writes to a connection without a queue.

The server offers it in `scope["extensions"]`: `write` sends a message at once, `more` returns True if messages wait.
"""

EXTENSION = "boomtown.line"
