"""HTTP routes, the WebSocket endpoint and static files."""
